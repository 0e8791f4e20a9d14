// Joined by `make figures` from src/memory_heads and src/kit: change those, not this.
var $e=Object.defineProperty;var ke=(t,e)=>{for(var o in e)$e(t,o,{get:e[o],enumerable:!0})};function ct(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),n(a.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var ve="http://www.w3.org/2000/svg",Ae=0,Me=Math.random().toString(36).slice(2,8),lt=t=>`attn-${Me}-${t}-${++Ae}`;function vt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var A=(t,e={},...o)=>vt(document.createElement(t),e,o),At=(t,e={},...o)=>vt(document.createElementNS(ve,t),e,o);function U(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function F(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
   A colour names a role; a mark, a letter or a word says it too: an arrow asks (query), an open ring is asked
   (key), a square is worth something (value), a disc weighs (weight), a triangle carries (output).
   Both themes stand side by side; color-scheme, set by the page or the notebook, says which one holds. */
:root, :host {
  --paper: light-dark(#fdfcf9, #17181b);
  --tint: light-dark(#f4f2ec, #202226);
  --rule: light-dark(#e0dcd2, #34363c);
  --edge: light-dark(#8a877e, #7d7e86); /* borders of controls and marks, 3:1 */
  --ink: light-dark(#1e1f24, #e6e3dc);
  --soft: light-dark(#5c5d66, #a9a9b0);

  --query: light-dark(#06458f, #8cc3ff);
  --key: light-dark(#8a5a00, #f2b646);
  --value: light-dark(#007b64, #22b39a);
  --weight: light-dark(#a83cc4, #bd7cf0);
  --output: light-dark(#801320, #ff6f4d);

  --query-wash: light-dark(#dfe8f3, #1d2c3d);
  --weight-wash: light-dark(#f3e3f7, #30233b);
  --output-wash: light-dark(#f5e0e0, #3d241e);

  /* Plots: curves that are no role (the first one is --ink), and what a cell of a map goes to from --paper, so
     light that --ink reads on it: a weight of 1, a number above zero, one below. */
  --series-2: light-dark(#007c94, #33bcd6);
  --series-3: light-dark(#c22d68, #ff8fb8);
  --series-4: light-dark(#5d6f12, #b3c555);
  --weight-cell: light-dark(#bb70cf, #7b539d);
  --plus-cell: light-dark(#45a5bb, #236c7d);
  --minus-cell: light-dark(#d8709b, #8f4c68);
}
`;var St=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
   Lengths are px and em, not rem: classic notebooks set the page's rem to 10 px. */
:host { display: block; container-type: inline-size; }
.attn {
  --muted: var(--soft);
  --line: var(--rule);
  --track: var(--rule);
  --surface: var(--paper);
  --raised: var(--tint);
  --accent: var(--ink);
  --on-accent: var(--paper);
  --result: var(--output);
  --font: var(--sans, "Lookup Sans", system-ui, "Helvetica Neue", Arial, sans-serif);
  --reading: var(--serif, "Lookup Serif", Georgia, serif);

  box-sizing: border-box;
  margin: 16px 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 15px/1.45 var(--font);
  text-align: start;
  font-variant-numeric: tabular-nums;
}

/* Marks: the first word of a role is its colour, what follows its form. */
.attn .scene { display: block; width: 100%; height: auto; overflow: visible; }
.attn .field { position: relative; overflow: hidden; border-radius: 4px; background: var(--tint); }
.attn h3 { margin: 0; font: 600 1em/1.4 var(--font); color: var(--ink); }
.attn h3 small { font-weight: 400; font-size: inherit; }

/* A picture and, above it, what can be pressed in it. */
.attn-stage { position: relative; min-width: 0; }
.attn.loading .attn-stage { opacity: 0.4; transition: opacity 200ms 150ms; }
.attn-hits { position: absolute; inset: 0; pointer-events: none; }
.attn-hit { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; pointer-events: auto; touch-action: manipulation; cursor: pointer; }
.attn-hit.across { cursor: ew-resize; touch-action: none; }
.attn-hit.grab { cursor: grab; touch-action: none; }
.attn-hit.grab:active { cursor: grabbing; }

.attn *, .attn *::before { box-sizing: border-box; }
.attn svg { overflow: visible; }
.attn [hidden] { display: none; }
.attn > * + * { margin-top: 16px; }
.attn :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.attn-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.attn-label, .attn small, .attn-hints span { color: var(--muted); font-size: 0.867em; }

/* Rows of buttons and choices */
.attn-row { display: flex; flex-wrap: wrap; align-items: baseline; gap: 6px; }
.attn-between { justify-content: space-between; gap: 8px 16px; }
.attn-label { margin-right: 4px; }
.attn-button, .attn-choice span {
  display: inline-block;
  min-height: 30px;
  margin: 0;
  padding: 0 12px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-size: 0.933em;
  line-height: 28px;
  cursor: pointer;
}
.attn-button:hover, .attn-choice label:hover span { background: var(--raised); color: var(--ink); }
.attn-button[aria-pressed="true"], .attn-choice input:checked + span {
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);
}
.attn-choice { display: inline-flex; }
.attn-choice label { position: relative; margin: 0; font-weight: inherit; }
.attn-choice input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.attn-choice input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
.attn-choice span { border-radius: 0; }
.attn-choice label:first-child span { border-radius: 6px 0 0 6px; }
.attn-choice label:last-child span { border-radius: 0 6px 6px 0; }
.attn-choice label + label span { margin-left: -1px; }

/* Drop-down lists with their labels; a wide one has a line of its own */
.attn-field { display: flex; align-items: center; gap: 8px; min-width: 0; }
.attn-field label { margin: 0; color: var(--muted); font-size: 0.867em; font-weight: inherit; white-space: nowrap; }
.attn :is(select, input[type="text"]) {
  min-width: 0;
  height: 32px;
  margin: 0;
  padding: 0 6px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-size: 0.933em;
}
.attn-wide select { flex: 1; width: 100%; text-overflow: ellipsis; }

/* Sliders: name, track, number */
.attn-slider { display: grid; grid-template-columns: var(--name, 5.9em) 1fr 3.5em; align-items: center; gap: 8px; }
.attn-slider label { margin: 0; font-size: 0.933em; font-weight: inherit; }
.attn-number { text-align: right; font-size: 0.933em; }
:is(.attn-slider, .attn-range) input {
  --part: calc(100% - 18px);
  appearance: none;
  -webkit-appearance: none;
  width: 100%;
  min-width: 0;
  height: 28px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: linear-gradient(to right, var(--track) calc(9px + var(--from) * var(--part)), var(--accent) 0 calc(9px + var(--to) * var(--part)), var(--track) 0)
    center / calc(100% - 4px) 4px no-repeat;
  cursor: pointer;
}
:is(.attn-slider, .attn-range) input::-webkit-slider-thumb {
  -webkit-appearance: none;
  width: 18px;
  height: 18px;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--accent);
}
:is(.attn-slider, .attn-range) input::-moz-range-thumb {
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--accent);
}
:is(.attn-slider, .attn-range) input:disabled { opacity: 0.45; cursor: default; }
.attn-hints { display: flex; justify-content: space-between; margin: 4px calc(3.5em + 8px) 0 calc(var(--name, 5.9em) + 8px); }

/* The same below its name and number */
.attn-range { display: grid; grid-template-columns: 1fr auto; align-items: baseline; font-size: 0.933em; }
.attn-range label { margin: 0; color: var(--soft); }
.attn-range .attn-number { grid-row: 1; grid-column: 2; }
.attn-range input { grid-column: 1 / -1; }
.attn .attn-hint { margin: 0; color: var(--soft); }

/* Tables: numbers stand right-aligned */
.attn table { width: 100%; margin: 16px 0 0; border: 0; border-collapse: collapse; table-layout: fixed; color: inherit; font-size: inherit; background: none; }
.attn caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.attn tr, .attn tbody tr:nth-child(n), .attn tbody tr:hover { background: none; }
.attn th, .attn td {
  padding: 6.4px 0 6.4px 12px;
  border: 0;
  border-bottom: 1px solid var(--line);
  background: none;
  color: inherit;
  font-weight: 400;
  text-align: right;
  vertical-align: top;
  white-space: nowrap;
}
.attn th:first-child { padding-left: 0; text-align: left; }
.attn thead th, .attn tfoot th, .attn tbody th > span { font-weight: 600; }
.attn th small { display: block; font-weight: 400; }
.attn thead th { border-bottom-color: var(--edge); }
.attn tfoot th, .attn tfoot td { border-bottom: 0; border-top: 1px solid var(--edge); }
.attn sup { font-size: 0.75em; line-height: 0; }
.attn .attn-result { color: var(--result); font-weight: 700; }

.attn-summary { margin: 0; min-height: 2.9em; }
/* What a reader typed without a space breaks anywhere: it widens no page. */
.attn p { overflow-wrap: anywhere; }
:host([data-whole]) .attn-source { display: none; }
.attn .attn-source { margin: 12px 0 0; color: var(--muted); font-size: 0.8em; overflow-wrap: anywhere; }
.attn.attn details { margin: 16px 0 0; padding: 0; border: 0; background: none; box-shadow: none; font-size: 0.933em; }
.attn.attn summary { margin: 0; font-weight: inherit; display: list-item; list-style: disclosure-closed inside; min-height: 28px; padding: 0; line-height: 28px; width: fit-content; color: var(--accent); background: none; cursor: pointer; }
.attn details[open] > summary { list-style-type: disclosure-open; }
.attn details ul { margin: 4px 0 0; padding: 0; list-style: none; color: var(--muted); }
.attn details li { margin: 8px 0; padding: 0; white-space: pre-line; }
.attn details li::first-line { color: var(--ink); font-weight: 600; }

@container (max-width: 32em) {
  .attn-button, .attn-choice span { padding: 0 8px; }
  .attn-wide { flex-direction: column; align-items: stretch; gap: 2px; }
  .attn-wide select { flex: none; }
  .attn table { font-size: 0.8em; }
  .attn th, .attn td { padding-left: 2px; }
  .attn th small { font-size: 0.917em; white-space: normal; }
  .attn .attn-result { font-size: 1.25em; }
}
@media (prefers-reduced-motion: reduce) { .attn *, .attn *::before { animation: none !important; transition: none !important; } }
/* Forced colours: pictures keep the roles' colours, on the reader's own background and with the reader's own ink.
   What is told apart by a tint elsewhere has an edge here, since a tint on a black or white page is not seen. */
@media (forced-colors: active) {
  .attn .scene { --paper: Canvas; --tint: Canvas; --ink: CanvasText; --soft: CanvasText; --rule: var(--edge); }
  .scene, .scene * { forced-color-adjust: none; }
  .attn .field { outline: 1px solid; outline-offset: -1px; }
  .scene :is(rect.tint, rect.track, path.funnel) { fill: Canvas; stroke: var(--edge); }
  :is(.attn-slider, .attn-range) input { appearance: auto; -webkit-appearance: auto; background: none; }
  .attn-button[aria-pressed="true"], .attn-choice input:checked + span { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .attn.attn :disabled:not([type="radio"]) { opacity: 1; }
}
/* On paper: the picture, what is chosen and what is said; nothing that has to be pressed. */
@media print {
  .attn { color-scheme: light; --paper: #fff; print-color-adjust: exact; }
  .attn *, .attn *::before { animation: none !important; transition: none !important; }
  .attn.attn :is(.attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var Ot=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
text { font: 14px var(--font, "Lookup Sans", system-ui, "Helvetica Neue", Arial, sans-serif); fill: var(--ink); text-anchor: middle; stroke: none; font-variant-numeric: tabular-nums; }
text.soft { fill: var(--soft); }
text.start, .start { text-anchor: start; }
text.end { text-anchor: end; }
text.strong { font-weight: 600; }
text.query { fill: var(--query); } text.key { fill: var(--key); } text.value { fill: var(--value); }
text.weight { fill: var(--weight); } text.output { fill: var(--output); } text.paper { fill: var(--paper); }
rect.paper { fill: var(--paper); } rect.tint { fill: var(--tint); }
.ruler { stroke: var(--edge); fill: none; } .rule { stroke: var(--rule); fill: none; }
.line { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.ink.line { stroke: var(--ink); } .soft.line { stroke: var(--edge); } .query.line { stroke: var(--query); } .key.line { stroke: var(--key); }
.value.line { stroke: var(--value); } .weight.line { stroke: var(--weight); } .output.line { stroke: var(--output); }
.ink.solid { fill: var(--ink); } .query.solid { fill: var(--query); } .key.solid { fill: var(--key); } .value.solid { fill: var(--value); }
.weight.solid { fill: var(--weight); } .output.solid { fill: var(--output); }
.key.ring { fill: var(--tint); stroke: var(--key); stroke-width: 2; }
`;var dt=t=>t.indexOf(Math.max(...t)),R=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Et=200,ze=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Te=t=>t*t*(3-2*t);function pt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>pt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,pt(t[r],a,o)]);return Object.fromEntries(n)}return e}function zt(t,e,o){let[n,r,a,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let h=R(p-i,0,64);if(i=p,l){let f=R((p-s)/e);n=pt(r,a,Te(f)),l=f<1}let g=o(n,h);c=l||g?requestAnimationFrame(d):0};return{go(p,h){if(ze()){[n,a,l]=[p,p,!1],o(n,1/0);return}[r,a,s,l]=[n,p,performance.now(),h],h||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function Tt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let h=s();r.forEach(g=>g(h,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:h=!1}={})=>{a=!0;for(let[g,f]of Object.entries(p))t.set(g,f);a=!1,i({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function je(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function _e(t,e,o,n){let[r,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,d=e.wants?.(o())??null;if(s(d!==null),d===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&i(c),()=>l===r&&e.say?.(p))};return i}function jt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Et,build:s}){return{render:({model:c,el:l})=>{let d=A("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(A("style",{},[Mt,St,Ot,o].join(`
`)));let h=Tt(c,n,r),g=s(h.read(),h,c),f=A("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...g.parts);p.append(f),l.append(d);let u=()=>{let b=g.glides??(O=>O),y=0,$=zt(b(h.read()),a,(O,M)=>y>0&&g.paint(O,M,y)),k=()=>{let O=Math.round(f.clientWidth);O===y||O===0||(y=O,je(l),$.again())},S=_e(f,g,h.read,O=>{g.tell(h.read()),$.go(b(h.read()),O)});h.follow((O,M)=>{f.classList.add("touched"),S(M?.glide??!0)}),g.tell(h.read()),k();let N=new ResizeObserver(k);return N.observe(f),g.ahead?.(),()=>{N.disconnect(),$.stop(),h.stop(),g.stop?.()}},m=async()=>{await g.ready;for(let b;b=g.wants?.(h.read());)await b;return u()};return g.ready?m():u()}}}var Fe=t=>Math.round(t*10)/10,_t=new WeakMap;function Ft(t){let e=A("div",{class:"attn-hits"}),o=new Map,n=a=>{let s=a.slider?A("div",{role:"slider",tabindex:0}):A("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of o)s.has(i)||(c.remove(),o.delete(i));a.forEach((i,c)=>{let l=o.get(i.id)??n(i);Le(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Le(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:c=0,lang:l}){let[d,p,h,g]=[e,o,n,r].map(Fe),f=`left:${d}px;top:${p}px;width:${h}px;height:${g}px`;_t.get(t)!==f&&(t.style.cssText=f,_t.set(t,f)),F(t,"class",`attn-hit ${s}`.trim()),F(t,"aria-label",a),F(t,"tabindex",c),l&&F(t,"lang",l);for(let[u,m]of Object.entries(i))F(t,`aria-${u}`,String(m))}function Lt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function Ct(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var qt="http://www.w3.org/2000/svg",Ce=t=>Math.round(t*10)/10+0;function w(t,e,o,n,r){let a=Object.entries(n).map(([s,i])=>[s,typeof i=="number"?Ce(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Nt=new WeakMap,Ne=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function qe(t,e){let o=Ne(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Ie)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var De=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Ie(t){let e=document.createElementNS(qt,"tspan");for(let[o,n]of Object.entries(De(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Dt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Nt.get(t)??new Map;Nt.set(t,a);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of a)s.get(c)?.shape!==d&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of n){let l=a.get(c.id);l||(l={node:document.createElementNS(qt,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,l)),qe(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function L(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function X(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var It=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Rt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Ht(t,e){let o=A("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>F(o,"aria-pressed",String(n))}}function Wt(t,e,o){let n=lt("choice"),r=new Map,a=A("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,A("input",{type:"radio",name:n,onchange:()=>o(s)})),a.append(A("label",{},r.get(s),A("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function ht({label:t,onChange:e,options:o=[],wide:n=!1}){let r=lt("select"),a=A("select",{id:r,onchange:()=>e(a.value)}),s=A("div",{class:n?"attn-field attn-wide":"attn-field"},A("label",{for:r},t),a),[i,c]=[o,""],l=0,d=g=>{let[f,u]=i[g];F(a.options[g],"value",f),U(a.options[g],u)},p=()=>{for(l=0;a.length>i.length;)a.lastChild.remove();i.forEach((g,f)=>d(f))},h=(g,f=o)=>{i=f;let u=i.findIndex(([b])=>String(b)===String(g)),m=JSON.stringify(i);if(m!==c){for(;a.length<i.length;)a.append(A("option",{}));u>=0&&d(u),l||(l=setTimeout(p,40))}c=m,a.selectedIndex!==u&&(a.selectedIndex=u)};return h(o[0]?.[0]),{root:s,set:h}}function Bt(t=700){let e=A("p",{class:"attn-summary"}),o=A("span",{class:"attn-hidden",role:"status"}),n,r=(a,s=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>U(o,s),t)),U(e,a)};return{root:A("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function ut(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}function Pt({label:t,rest:e,begin:o,next:n}){let r=0,a=()=>{U(d,r?"\u275A\u275A":"\u25B6"),F(d,"aria-label",r?"Pause":t)},s=()=>{clearTimeout(r),r=0,a()},i=()=>{r=Number(setTimeout(i,e)),n()||s()},c=()=>{o(),r=Number(setTimeout(i,e/2)),a()},d=A("button",{type:"button",class:"attn-play",onclick:()=>r?s():c()});return a(),{root:d,stop:s}}var Ut=["the","a","we","i","and","in","on","to","of","by","up","at","red","big","old","hot","fox","cat","dog","hen","owl","bee","sun","moon","sea","hill","tree","key","hat","tea","cup","bread","man","girl","king","bird","fish","boat","road","door","day","night","saw","sat","run","ran","ate","met","sang","said","came","went","home","cold","new","green","little","then","with","not","is","was","like","over"];var H=Ut,I=16,He=/[.,;:!?"()“”„«»…]/g;function V(t){let e=t.toLowerCase().replace(He," ").split(/\s+/).filter(Boolean),o=e.slice(0,I),n=new Map(o.filter(i=>H.includes(i)).map(i=>[i,H.indexOf(i)])),r=H.map((i,c)=>c).filter(i=>!o.includes(H[i]));for(let i of o)n.has(i)||n.set(i,r.shift());let a=[...H];n.forEach((i,c)=>a[i]=c);let s=o.map(i=>n.get(i));return{words:o,ids:s,label:a,more:e.length>I}}var[D,q,v,C]=[2,4,48,12],We=2**-11,Vt=[["embedding",H.length,v],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,v,v])),["unembedding",v,H.length]],Q=Vt.reduce((t,[,e,o])=>t+e*o,0),Be="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",Gt=new Uint8Array(128);[...Be].forEach((t,e)=>Gt[t.charCodeAt(0)]=e);function ft(t){let e=(5-t.length%5)%5,o=new Uint8Array((t.length+e)/5*4);for(let n=0,r=0;n<t.length;n+=5,r+=4){let a=0;for(let s=0;s<5;s++)a=a*85+(n+s<t.length?Gt[t.charCodeAt(n+s)]:84);for(let s=3;s>=0;s--,a=Math.floor(a/256))o[r+s]=a%256}return o.subarray(0,o.length-e)}async function Pe(t){let o=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(o).arrayBuffer())}function Ue(t){let e=(o,n)=>{let r=Math.floor((o+n)/2);return n-o<2?[]:[[r,o,n],...e(o,r),...e(r,n)]};return[[t-1,-1,-1],[0,t-1,-1],...e(0,t-1)]}function Ve(t){let e=t.length/Q,o=new Array(e);return Ue(e).forEach(([n,r,a],s)=>{let i=o[n]=new Int8Array(Q);for(let c=0;c<Q;c++){let l=r<0?0:a<0?o[r][c]:Math.floor((o[r][c]*(a-n)+o[a][c]*(n-r))/(a-r)+.5);i[c]=l+t[s*Q+c]}}),o}function Kt(t,e){let[o,n]=[0,0];return Object.fromEntries(Vt.map(([r,a,s])=>{let i=new Float64Array(a*s);for(let c=0;c<i.length;c++)i[c]=Math.fround(t[o+c]*e[n+c%s]);return o+=i.length,n+=s,[r,i]}))}function gt(t,e){let o=ft(t),n=new DataView(o.buffer,o.byteOffset,o.length);return Array.from({length:o.length/e},(r,a)=>e===2?n.getInt16(2*a,!0):n.getFloat32(4*a,!0))}function Yt(t,e){let o=gt(t,2);return[0,1].map(n=>Array.from({length:q},(r,a)=>{let s=((e*D+n)*q+a)*C;return Float64Array.from(o.slice(s,s+C),i=>We*i)}))}function Ge({levels:t,scales:e,means:o}){let n=new Int8Array(ft(t));return{params:Kt(n,Float32Array.from(gt(e,4))),means:Yt(o,0)}}async function Ke({levels:t,scales:e,means:o}){let n=Ve(await Pe(ft(t))),r=Float32Array.from(gt(e,4)),a=new Map;return s=>{let i=a.get(s)??{params:Kt(n[s],r),means:Yt(o,s)};return a.set(s,i),i}}function Jt(t,e){let o=Ge(t.opening),n=t.steps[t.steps.length-1],r={},a={},s=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===n)return o;let p=s(l,d),h=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return r[p]?.(t.steps.indexOf(d)-h)??null},load:(l,d)=>{let p=s(l,d);return a[p]??=e(p).then(Ke).then(h=>void(r[p]=h)),a[p]},first:t,last:n}}var Ye=100,G=(t,e)=>`${t+1}.${e+1}`;function nt(t,e,o,n=v){let r=new Float64Array(e*n);for(let a=0;a<e;a++){let s=r.subarray(a*n,(a+1)*n);for(let i=0;i<v;i++){let c=t[a*v+i];if(c===0)continue;let l=i*n;for(let d=0;d<n;d++)s[d]+=c*o[l+d]}}return r}function ne(t,e){let o=new Float64Array(e*v);for(let n=0;n<e;n++){let r=0;for(let s=0;s<v;s++)r+=t[n*v+s]*t[n*v+s];let a=Math.sqrt(r/v+1e-6);for(let s=0;s<v;s++)o[n*v+s]=t[n*v+s]/a}return o}var Zt=Float64Array.from({length:I*v/2},(t,e)=>{let[o,n]=[Math.floor(e/(v/2)),e%(C/2)];return o*Ye**(-2*n/C)}),[Xt,Qt]=[Zt.map(Math.cos),Zt.map(Math.sin)];function te(t,e){let o=new Float64Array(e*v);for(let n=0;n<e*v;n+=2){let r=t[n],a=t[n+1];o[n]=r*Xt[n/2]-a*Qt[n/2],o[n+1]=r*Qt[n/2]+a*Xt[n/2]}return o}function Je(t,e,o,n){let r=new Float64Array(o*o);for(let a=0;a<o;a++){let[s,i]=[-1/0,0];for(let c=0;c<=a;c++){let l=0;for(let d=n*C;d<(n+1)*C;d++)l+=t[a*v+d]*e[c*v+d];r[a*o+c]=l/Math.sqrt(C),s=Math.max(s,r[a*o+c])}for(let c=0;c<=a;c++)i+=r[a*o+c]=Math.exp(r[a*o+c]-s);for(let c=0;c<=a;c++)r[a*o+c]/=i}return r}function Ze({params:t,means:e},o,n,r,a){let s=ne(o,n),[i,c,l]=["q","k","v"].map(f=>nt(s,n,t[`layer${r+1}.w_${f}`])),[d,p]=[te(i,n),te(c,n)],h=new Float64Array(n*v),g=Array.from({length:q},(f,u)=>Je(d,p,n,u));return g.forEach((f,u)=>{let m=G(r,u);if(a.heads.has(m))return a.mean&&Xe(h,n,u,e[r][u]);let b=Qe(f,n,m,a.edges);for(let y=0;y<n;y++)for(let $=0;$<=y;$++){let k=b[y*n+$];for(let S=u*C;S<(u+1)*C;S++)h[y*v+S]+=k*l[$*v+S]}}),{weights:g,found:h}}function Xe(t,e,o,n){for(let r=0;r<e;r++)t.set(n,r*v+o*C)}function Qe(t,e,o,n){let r=[...n].filter(s=>s.startsWith(`${o}.`));if(!r.length)return t;let a=t.slice();for(let s of r){let[i,c]=s.split(".").slice(2).map(l=>Number(l)-1);i<e&&c<e&&(a[i*e+c]=0)}return a}function Y(t,e){let o=t.filter(r=>r.split(".").length===2),n=t.filter(r=>r.split(".").length===4);return{heads:new Set(o),edges:new Set(n),mean:e==="mean"}}var oe=Y([],"zero");function re(t,e){let o=new Float64Array(t.length);for(let n=0;n<t.length;n++)o[n]=t[n]+e[n];return o}function ae({params:t},e,o){let n=t.unembedding.length/v,r=nt(ne(e,o),o,t.unembedding,n);return Array.from({length:o},(a,s)=>{let i=Array.from(r.subarray(s*n,(s+1)*n)),c=Math.max(...i),l=i.map(p=>Math.exp(p-c)),d=l.reduce((p,h)=>p+h,0);return l.map(p=>p/d)})}function se(t,e,o,n,r=0){let[a,s]=[[],[e]];for(let i=r;i<D;i++){let c=Ze(t,e,o,i,n);e=re(e,nt(c.found,o,t.params[`layer${i+1}.w_o`])),a.push(c),s.push(e)}return{layers:a,streams:s,chances:ae(t,e,o)}}function mt(t,e,o=oe){let n=new Float64Array(e.length*v);return e.forEach((r,a)=>n.set(t.params.embedding.subarray(r*v,(r+1)*v),a*v)),se(t,n,e.length,o)}function tn({params:t,means:e},o,n,r,a,s){let{found:i}=o.layers[r],c=new Float64Array(n*v);for(let l=0;l<n;l++)for(let d=0;d<C;d++){let p=l*v+a*C+d;c[p]=(s?e[r][a][d]:0)-i[p]}return re(o.streams[r+1],nt(c,n,t[`layer${r+1}.w_o`]))}var en=t=>t.map((e,o)=>o).filter(e=>e+1<t.length&&t.some((o,n)=>n<e&&o===t[e]&&t[n+1]===t[e+1]));function et(t,e,o){let n=o.filter(a=>dt(t[a])===e[a+1]).length,r=o.reduce((a,s)=>a-Math.log(t[s][e[s+1]]),0);return{right:n,of:o.length,loss:o.length?r/o.length:0}}function nn(t,e,o,n,r){let a=o.length,s=et(e.chances,o,n).loss;return Array.from({length:D},(i,c)=>Array.from({length:q},(l,d)=>{if(!n.length)return 0;let p=tn(t,e,a,c,d,r),h=c+1<D?se(t,p,a,oe,c+1).chances:ae(t,p,a);return et(h,o,n).loss-s}))}function ee(t,e,o){let n=e.length,r=s=>s.reduce((i,c)=>i+c,0)/Math.max(1,s.length),a=s=>e.map((i,c)=>c).filter(i=>i>0&&i<=s&&e[i-1]===e[s]);return t.layers.map(({weights:s},i)=>s.map(c=>r(i===0?e.slice(1).map((l,d)=>c[(d+1)*n+d]):o.map(l=>a(l).reduce((d,p)=>d+c[l*n+p],0)))))}var tt=[];function on(t,e,o,n){let r=`${e} ${n}`,a=tt.find(c=>c.checkpoint===t&&c.key===r);if(a)return a.found;let s=mt(t,e),i={run:s,cost:nn(t,s,e,o,n)};return tt.unshift({checkpoint:t,key:r,found:i}),tt.length=Math.min(tt.length,64),i}function ie({text:t,cuts:e,by:o},n){let{words:r,ids:a,label:s}=V(t),i=en(a),{run:c,cost:l}=on(n,a,i,o==="mean"),d=e.length?mt(n,a,Y(e,o)):c,[p,h]=[d,c].map(({chances:f})=>f.map(dt)),g=({chances:f})=>f.map((u,m)=>m+1<a.length?u[a[m+1]]:Math.max(...u));return{words:r,ids:a,copies:i,cost:l,weights:d.layers.map(({weights:f})=>f.map(u=>Array.from(u))),chance:g(d),whole:g(c),guesses:p.map(f=>s[f]),surety:d.chances.map((f,u)=>f[p[u]]),guessed:h.map(f=>s[f]),sured:c.chances.map((f,u)=>f[h[u]]),right:p.map((f,u)=>f===a[u+1]),now:et(d.chances,a,i),before:et(c.chances,a,i),looks:ee(d,a,i),looked:ee(c,a,i)}}var ce=`text.small { font-size: 12.5px; }
text.tiny { font-size: 11.5px; }
text.large { font-size: 19px; font-weight: 600; }
text.word { font-size: 14px; }
text.off { text-decoration: line-through; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-linejoin: round; }
.thread { stroke-opacity: 0.28; } .band0 { stroke-width: 1; } .band1 { stroke-width: 2; } .band2 { stroke-width: 3.2; }
.strand { stroke-linecap: butt; }
.strand.cut { stroke: var(--edge); stroke-dasharray: 3 4; }
.disc { fill: var(--paper); stroke: var(--weight); stroke-width: 1.5; } .disc.off { fill: var(--edge); stroke: var(--edge); }
.sign { stroke-width: 1.8; } .sign.off { stroke: var(--paper); }
.chip.key { fill: var(--paper); }
.track { fill: var(--tint); }
.faint.solid { fill: var(--edge); }
.was { stroke-width: 2; }
rect.tile { fill: var(--tint); } rect.tile.off { fill: var(--paper); stroke: var(--edge); stroke-dasharray: 4 3; }
rect.band { fill: var(--query-wash); }
.pattern.off { fill-opacity: 0.3; }
.slash { stroke-width: 2.5; }
rect.frame { fill: none; stroke: var(--ink); stroke-width: 2; }
.pip.full { fill: var(--output); stroke: var(--output); } .pip.empty { fill: none; stroke: var(--output); stroke-dasharray: 2 2; }
.kept { stroke-width: 1; } .penalty { stroke-width: 1; stroke-dasharray: 3 3; }
.output.line { stroke-width: 2.2; }
.knob { stroke: var(--paper); stroke-width: 2; }
`;var we={};ke(we,{crosses:()=>yt,edgePath:()=>at,edges:()=>bt,followed:()=>Z,layout:()=>rt,picture:()=>kt,places:()=>it,stepAt:()=>$t,training:()=>st,valueAt:()=>me});var an="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),sn=1.12,J=new Map;function cn(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(an[r.charCodeAt(0)-32]??556),0);return sn*o/1e3}function ot(t,e){return J.size>5e3&&J.clear(),J.has(t)||J.set(t,cn(t)),e*J.get(t)}var W=t=>`\u201C${It(t)}\u201D`,K=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function wt(t,e,o){let n=t.slice(o*e,o*e+e);return n.indexOf(Math.max(...n))}function ln({cuts:t,by:e}){let{heads:o,edges:n}=Y(t,e),r=o.size>1?"heads":"head";return[...o.size?[`${r} ${Rt([...o])}${e==="mean"?" (by its mean)":""}`]:[],...n.size?[`${n.size} ${n.size===1?"edge":"edges"}`]:[]].join(" and ")}function dn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}function pn({heads:t,cuts:e},{looks:o,looked:n}){let r=t[1],[a,s]=[o[1][r-1],n[1][r-1]];return e.includes(`2.${r}`)||s-a<.3?"":` Head 2.${r} no longer finds what came next: ${L(a)} of its weight, ${L(s)} before.`}function le(t,e){let{words:o,weights:n,cost:r,guesses:a,surety:s}=e,[i,c]=t.heads,[l,d]=[o.length,K(t,e)],p=n[1][c-1],h=wt(p,l,d),g=h>0&&o[h-1]===o[d],f=g&&r[0][i-1]>.5&&n[0][i-1][h*l+h-1]>.4,u=g?f?`, which head 1.${i} has marked as following ${W(o[d])}`:`, which followed ${W(o[d])} before`:"",m=d===h?"itself":W(o[h]);return`From ${W(o[d])}, head 2.${c} attends most to ${m} (${L(p[d*l+h])})${u}; the guess is ${W(a[d])} (${X(s[d])}).`}function hn(t,e){let{words:o,guesses:n,surety:r,guessed:a,sured:s}=e,i=K(t,e);return`After ${W(o[i])} the guess is ${W(n[i])} (${X(r[i])}), with nothing cut ${W(a[i])} (${X(s[i])}).`}function un(t,e){let{now:o,before:n,copies:r}=e,a=ln(t);if(!r.length)return le(t,e);if(!a)return`${o.right} of ${o.of} repeated words are predicted. ${le(t,e)}`;let s=t.cuts.every(i=>i.split(".").length===4);return`Without ${a}, ${o.right} of ${o.of} repeated words are predicted, ${n.right} before${dn(o,n)}. ${s?hn(t,e):`The loss on them goes from ${L(n.loss)} to ${L(o.loss)}.`}${pn(t,e)}`}function fn({text:t},{copies:e}){let o=V(t).more?`Only the first ${I} words are read. `:"";return e.length?o:`${o}No two words come again in the same order, so there is nothing to copy. `}function de(t,e,o,n){if(!e.words.length)return"Type a text in which some words come again in the same order.";let r=un(t,e),a=o===n?r:`After ${o} steps of training, ${r[0].toLowerCase()}${r.slice(1)}`;return`${fn(t,e)}${a}`}function pe({cuts:t},{looks:e,cost:o},n,r){let a=`${n+1}.${r+1}`,s=n?"what came next before":"the word before";return`${t.includes(a)?"Restore":"Cut"} head ${a}: ${L(e[n][r])} of its weight on ${s}; alone cut, the loss rises by ${L(o[n][r])}`}var gn=960,mn=.05,wn=Math.log(64),xn=4.8,he=[.15,.4,.7];function rt(t){let e=Math.min(t,gn),o=e<700,n=e<330,r=o?e:Math.min(356,.39*e),a=o?e:e-r-36,s=o?(e-4*70)/3:12,i=o?70:Math.floor((r-3*s)/4),c=o?0:e-r,l=i+50,d=26,p=d+D*l,h=o?24:23,g=o?p+40:44,f=g+I*h,u=o?f+28:p+26,m=o?u+70:f-18,b=n?56:o?62:84,y=n?50:o?62:Math.min(112,.2*a),$=y+b+y+(o?16:34);return{laid:e,zoom:t/e,narrow:o,panel:r,panelLeft:c,wide:a,gap:s,tile:i,block:l,tilesTop:d,row:h,top:g,bottom:f,curveTop:u,curveBottom:m,word:b,lane:y,bars:$,bar:n?34:o?44:84,least:n,wordLeft:y,height:(o?m:f)+22}}var xt=({top:t,row:e},o)=>t+(o+.5)*e,fe=(t,e,o)=>({x:t.panelLeft+o*(t.tile+t.gap),y:t.tilesTop+e*t.block+20});function at(t,e,o,n){let[r,a]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[s,i]=[xt(t,o),xt(t,n)],c=o===n?.12:.2+.8*((o-n)/(I-1))**.7,l=a*(t.lane-12)*c,d=(r+4/3*l).toFixed(1),[p,h]=o===n?[s-5,s+5]:[s,i];return{d:`M${r} ${p.toFixed(1)}C${d} ${p.toFixed(1)} ${d} ${h.toFixed(1)} ${r} ${h.toFixed(1)}`,x:r+l,y:(s+i)/2}}function Z(t,e){let o=K(t,e);return[wt(e.weights[1][t.heads[1]-1],e.words.length,o),o]}var ge=({cuts:t},e,o,n)=>t.includes(e)||t.includes(`${e}.${o+1}.${n+1}`);function bn(t,e,o,n){let[r,a]=[e.words.length,t.heads[n]-1],[s,i]=[Z(t,e)[n],e.weights[n][a]],c=he.map(()=>"");for(let l=0;l<r;l++)for(let d=0;d<=l;d++){let p=he.findLastIndex(h=>i[l*r+d]>=h);p<0||l===d||l===s||ge(t,G(n,a),l,d)||(c[p]+=at(o,n,l,d).d)}return c.map((l,d)=>w(`threads ${n} ${d}`,"path",`weight line thread band${d}`,{d:l}))}function bt(t,e,o){let[n,r]=[e.words.length,t.heads[o]-1];if(n===0)return[];let a=Z(t,e)[o];return e.weights[o][r].slice(a*n,a*n+a+1).map((s,i)=>({i:a,j:i,weight:s,cut:ge(t,G(o,r),a,i)})).filter(({weight:s})=>s>=mn).sort((s,i)=>i.weight-s.weight)}function yn(t,e,o,n){return bt(t,e,n).flatMap(({i:r,j:a,weight:s,cut:i})=>[w(`edge ${n} ${r} ${a}`,"path",`weight line strand${i?" cut":""}`,{d:at(o,n,r,a).d,"stroke-width":(9*s).toFixed(2)})])}function yt(t,e,o){let n=[];for(let r=0;r<D;r++)if(!t.cuts.includes(`${r+1}.${t.heads[r]}`))for(let a of bt(t,e,r).filter(({weight:s})=>s>=.1).slice(0,2)){let{x:s,y:i}=at(o,r,a.i,a.j);n.every(l=>l.layer!==r||Math.hypot(l.x-s,l.y-i)>=25)&&n.push({id:`cross ${r} ${a.i} ${a.j}`,x:s,y:i,layer:r,...a})}return n}var $n=(t,e,o)=>yt(t,e,o).flatMap(({id:n,x:r,y:a,cut:s})=>[w(`${n} disc`,"circle",`weight disc${s?" off":""}`,{cx:r,cy:a,r:8.5}),w(`${n} sign`,"path",`weight line sign${s?" off":""}`,{d:`M${(r-3).toFixed(1)} ${(a-3).toFixed(1)}l6 6m0 -6l-6 6`})]);function ue(t,e,o){if(ot(t,o)<=e)return t;let n=t.length-1;for(;n>1&&ot(`${t.slice(0,n)}\u2026`,o)>e;)n--;return`${t.slice(0,n)}\u2026`}function kn(t,e,o){let{words:n,copies:r,chance:a,whole:s,guesses:i,right:c}=e,{row:l,word:d,wordLeft:p,bars:h,bar:g,wide:f,narrow:u}=o,[m,b]=n.length?Z(t,e):[-1,-1],y=u?14.5:15;return n.flatMap(($,k)=>{let S=xt(o,k),N=k===b?"query solid":k===m?"key ring":"paper",O=r.includes(k),M=k===n.length-1,x=M||O&&c[k];return[w(`word ${k}`,"rect",`${N} chip`,{x:p,y:S-l/2+1,width:d,height:l-2,rx:5}),w(`text ${k}`,"text",`${k===b?"paper":k===m?"key":"ink"} word`,{x:p+d/2,y:S+4.5},ue($,d-4,y)),w(`track ${k}`,"rect","track",{x:h,y:S-4,width:g,height:8}),w(`chance ${k}`,"rect",`${M?"ink":O?"output":"faint"} solid`,{x:h,y:S-4,width:g*a[k],height:8}),...O||M?[w(`was ${k}`,"line","ink line was",{x1:h+g*s[k],x2:h+g*s[k],y1:S-7,y2:S+7,...t.cuts.length?{}:{visibility:"hidden"}})]:[],...O?[w(`verdict ${k}`,"text",`${c[k]?"output":"soft"} strong`,{x:h-9,y:S+4.5},c[k]?"\u2713":"\xD7")]:[],w(`guess ${k}`,"text",`${M?"ink":x?"output":"soft"} start word${x?" strong":""}`,{x:h+g+8,y:S+4.5},ue(i[k],f-h-g-10,y))]})}function vn({heads:[t,e],cuts:o},n){let{top:r,wordLeft:a,word:s,bars:i,wide:c,narrow:l,least:d}=n,p=(h,g,f,u,m)=>{let b=o.includes(`${u}.${m}`);return[w(`${h} name`,"text",`weight strong ${l?"small ":""}${g}${b?" off":""}`,{x:f,y:r-22},`${d?"":"head "}${u}.${m}`),w(`${h} note`,"text",`soft small ${g}`,{x:f,y:r-7},b?"is cut":"looks at")]};return[...p("first","end",a-(l?1:4),1,t),...p("second","start",a+s+4,2,e),w("text name","text","ink strong",{x:a+s/2,y:r-22},"text"),w("next name","text","ink strong start",{x:i,y:r-22},"next word"),w("next note","text","soft small start",{x:i,y:r-7},c-i<260?"chance, guess":"its chance, and the model\u2019s guess")]}function An(t,e,o,{x:n,y:r}){let a=o/Math.max(e,4),s="";return t.forEach((i,c)=>{let l=a*Math.sqrt(i);if(l<.6)return;let[d,p]=[n+(c%e+.5)*a,r+(Math.floor(c/e)+.5)*a],[h,g,f]=[d-l/2,p-l/2,l].map(u=>u.toFixed(2));s+=`M${h} ${g}h${f}v${f}h-${f}z`}),s}function Mn(t,e,o,n,r){let{tile:a,narrow:s}=o,i=G(n,r),{x:c,y:l}=fe(o,n,r),d=e.words.length,p=t.cuts.includes(i),h=t.heads[n]===r+1,[g,f]=[d?Z(t,e)[n]:0,a/Math.max(d,4)],[u,m]=[e.looks[n][r],e.cost[n][r]],b=a-(s?34:38),y=($,k,S,N,O)=>[w(`${$} track ${i}`,"rect","track",{x:c,y:N,width:b,height:6}),w(`${$} bar ${i}`,"rect",`${k} solid`,{x:c,y:N,width:b*R(S),height:6}),w(`${$} told ${i}`,"text","soft tiny end",{x:c+a,y:N+7},O)];return[w(`tile ${i}`,"rect",`tile${p?" off":""}`,{x:c,y:l,width:a,height:a,rx:3}),w(`band ${i}`,"rect","band",{x:c,y:l+g*f,width:a,height:d?f:0}),w(`pattern ${i}`,"path",`weight solid pattern${p?" off":""}`,{d:An(e.weights[n][r],d,a,{x:c,y:l})}),w(`name ${i}`,"text","ink strong end small",{x:c+a-4,y:l+14},i),...p?[w(`slash ${i}`,"path","ink line slash",{d:`M${c+6} ${l+a-6}L${c+a-6} ${l+20}`})]:[],...h?[w(`shown ${i}`,"rect","ink frame",{x:c,y:l,width:a,height:a,rx:3})]:[],...y("look","weight",u,l+a+6,L(u)),...y("cost","output",m/wn,l+a+19,`${m<-.005?"":"+"}${L(Math.abs(m)<.005?0:m)}`)]}function Sn(t,e,o){let{panelLeft:n,panel:r,tilesTop:a,block:s,narrow:i}=o,{now:c,copies:l,right:d}=e,p=c.of?`${c.right} of ${c.of}`:"",h=ot(p,19)+10,g=12;return[w("score","text","output large start",{x:n,y:17},p),w("score note","text","soft small start",{x:n+h,y:15},c.of?"repeated words predicted":"no two words come again"),...l.map((f,u)=>w(`pip ${f}`,"rect",`output pip ${d[f]?"full":"empty"}`,{x:n+r-(l.length-u)*(g+2),y:5,width:g-1,height:g-1,rx:2,...i&&l.length>6||l.length>9?{visibility:"hidden"}:{}})),...Array.from({length:D},(f,u)=>{let m=a+u*s+12,b=u?"on what came next before":"on the word before";return[w(`layer ${u}`,"text","ink strong small start",{x:n,y:m},`layer ${u+1}`),w(`layer note ${u}`,"text","weight small start",{x:n+54,y:m},b),w(`layer cost ${u}`,"text","output small end",{x:n+r,y:m},"loss if cut"),...Array.from({length:q},(y,$)=>Mn(t,e,o,u,$)).flat()]}).flat()]}function st({steps:t},{panelLeft:e,panel:o,curveTop:n,curveBottom:r}){let a=l=>r-(r-n)*l/xn,[s,i]=[e+22,e+o-8],c=t[t.length-1];return{x:l=>s+(i-s)*l/c,y:a,low:s,high:i}}function $t(t,e,o){let n=rt(e),{x:r}=st(t,n),a=t.steps.map(s=>Math.abs(r(s)-o/n.zoom));return t.steps[a.indexOf(Math.min(...a))]}function me(t,e,o){let n=Math.max(0,t.findLastIndex(r=>r<=o));return n===t.length-1?e[n]:e[n]+(o-t[n])/(t[n+1]-t[n])*(e[n+1]-e[n])}function On({state:t,first:e,at:o},n){let{step:r,repeated:a,other:s}=e.curves[t.kind],{x:i,y:c,low:l,high:d}=st(e,n),{curveTop:p,curveBottom:h,panelLeft:g}=n,f=$=>$.map((k,S)=>`${S?"L":"M"}${i(r[S]).toFixed(1)} ${c(k).toFixed(1)}`).join(""),[u,m]=[i(o),me(r,a,o)],b=u>(l+d)/2,y=i(e.priced_from);return[w("training name","text","ink strong small start",{x:g,y:p-10},"training"),w("training note","text","soft small start",{x:g+62,y:p-10},"loss on other texts"),...[0,2,4].flatMap($=>[w(`loss rule ${$}`,"line","rule",{x1:l,x2:d,y1:c($),y2:c($)}),w(`loss ${$}`,"text","soft tiny end",{x:l-5,y:c($)+4},String($))]),w("kept","path","soft line kept",{d:e.steps.map($=>`M${i($).toFixed(1)} ${h}v4`).join("")}),...t.kind==="priced"?[w("penalty","line","soft line penalty",{x1:y,x2:y,y1:p,y2:h}),w("penalty told","text","soft tiny end",{x:y-5,y:h-6},"penalty from here")]:[],w("other","path","soft line",{d:f(s)}),w("repeated","path","output line",{d:f(a)}),w("other told","text","soft tiny end halo",{x:d,y:c(s[s.length-1])+14},"new words"),w("repeated told","text","output tiny end halo",{x:d,y:c(a[a.length-1])+15},"repeated words"),w("head","line","ink line",{x1:u,x2:u,y1:p-4,y2:h+4}),w("knob","circle","ink solid knob",{cx:u,cy:c(m),r:6.5}),w("step told","text",`ink strong small ${b?"end":"start"}`,{x:b?u+6:u-6,y:h+17},`step ${Math.round(o)}`)]}function kt(t,e){let{state:o,width:n}=e,r=rt(n),a=t.words.length?[0,1]:[];return{width:r.laid,height:r.height,marks:[...Sn(o,t,r),...vn(o,r),...a.flatMap(s=>bn(o,t,r,s)),...a.flatMap(s=>yn(o,t,r,s)),...kn(o,t,r),...$n(o,t,r),...On(e,r)]}}function it(t,{state:e,first:o,width:n}){let r=rt(n),{zoom:a,tile:s,row:i,word:c,wordLeft:l,lane:d,top:p,curveTop:h,curveBottom:g}=r,f=M=>({...M,x:M.x*a,y:M.y*a,width:M.width*a,height:M.height*a}),u=Array.from({length:D*q},(M,x)=>{let[E,z]=[Math.floor(x/q),x%q],{x:j,y:_}=fe(r,E,z);return{id:`tile ${E} ${z}`,x:j,y:_,width:s,height:s+26,label:pe(e,t,E,z),aria:{pressed:e.cuts.includes(G(E,z))}}}),m=K(e,t),b=[0,1].map(M=>({id:`lane ${M}`,x:M?l+c+2:0,y:p-38,width:d-2,height:36,label:`Show the next head of layer ${M+1}; now head ${M+1}.${e.heads[M]}`})),y=t.words.map((M,x)=>({id:`word ${x}`,x:l,y:p+x*i,width:c,height:i,label:`${M}, place ${x+1}`,tab:x===m?0:-1,aria:{pressed:x===m}})),$=yt(e,t,r).map(({id:M,x,y:E,layer:z,i:j,j:_,weight:B,cut:P})=>({id:M,x:x-12.5,y:E-12.5,width:25,height:25,aria:{pressed:P},label:`${P?"Restore":"Cut"} the edge of head ${z+1}.${e.heads[z]} from ${t.words[j]} (${j+1}) to ${t.words[_]} (${_+1}), weight ${L(B)}`})),{low:k,high:S}=st(o,r),N=o.steps.indexOf(e.step),O={id:"training",x:k-8,y:h-6,width:S-k+16,height:g-h+24,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:o.steps.length-1,valuenow:N,valuetext:`after ${e.step} steps`}};return[...u,...b,...y,...$,O].map(f)}var xe=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
.heads-text .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.heads-text input { width: 100%; }
.heads-controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
.heads-controls .attn-label { margin: 0; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.attn-memory_heads > * + * { margin-top: 12px; }
.attn-memory_heads .attn-summary { min-height: 2.9em; text-wrap: pretty; }
@container (max-width: 699px) {
  .heads-text select { width: 96px; }
  .heads-controls { gap: 8px; justify-content: space-between; }
  .heads-controls .attn-label { display: none; }
  .heads-controls .attn-field { flex: 1 0 180px; } /* a line of its own rather than a sliver */
  .heads-controls .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .heads-controls select { flex: 1; }
  .attn-memory_heads > * + * { margin-top: 8px; }
  .attn-memory_heads .attn-summary { min-height: 4.35em; }
  .attn-memory_heads text.word { font-size: 13px; }
}
@container (max-width: 430px) { .attn-memory_heads .attn-summary { min-height: 7.25em; } }
@media (forced-colors: active) { .thread { stroke-opacity: 0.6; } rect.tile { stroke: var(--edge); } rect.band { fill: none; stroke: var(--query); } .attn-play { border: 1px solid; } }
@media print { .heads-text, .heads-controls, .attn-hint { display: none; } }
`;var zn=260,be=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],T=t=>t.read();function Tn(t){let e=s=>t.change({text:s,place:null,cuts:jn(t)}),o=0,n=ht({label:"Text",options:[["","your own"],...be],onChange:s=>s&&e(s)}),r=A("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(o),o=requestAnimationFrame(()=>e(r.value))}}),a=({text:s})=>{n.set(be.some(([i])=>i===s)?s:""),r.value!==s&&(r.value=s)};return{root:A("div",{class:"heads-text"},n.root,r),tell:a}}var jn=t=>T(t).cuts.filter(e=>e.split(".").length===2);function ye(t,e,o={}){let{cuts:n}=T(t),r=n.includes(e)?n.filter(a=>a!==e):[...n,e];t.change({cuts:r,...o},{glide:!0})}function _n(t,e,o,n,r){let a=i=>()=>{let{steps:c}=e().first;return c[R(c.indexOf(T(t).step)+i,0,c.length-1)]},s=i=>{o(),i!==T(t).step&&t.change({step:i},{glide:!0})};return(i,c)=>{let[l,...d]=c().id.split(" "),p=d.map(Number);if(l==="training"){let u=b=>{let{root:y,width:$}=r();s($t(e().first,$,Lt(y,b)[0]))};Ct(i,b=>(u(b),u));let m={ArrowRight:a(1),ArrowUp:a(1),ArrowLeft:a(-1),ArrowDown:a(-1)};ut(i,{...m,Home:a(-999),End:a(999)},s);return}let h=(u,m)=>T(t).heads.map((b,y)=>y===u?m:b),g={tile:()=>ye(t,`${p[0]+1}.${p[1]+1}`,{heads:h(p[0],p[1]+1)}),lane:()=>t.change({heads:h(p[0],T(t).heads[p[0]]%q+1)},{glide:!0}),word:()=>t.change({place:p[0]+1},{glide:!0}),cross:()=>{let[u,m,b]=p;ye(t,`${u+1}.${T(t).heads[u]}.${m+1}.${b+1}`)}}[l];if(i.addEventListener("click",()=>g?.()),l!=="word")return;let f=u=>()=>R(p[0]+u,0,V(T(t).text).words.length-1);ut(i,{ArrowDown:f(1),ArrowUp:f(-1),Home:f(-99),End:f(99)},u=>{t.change({place:u+1},{glide:!0}),n().focus(`word ${u}`)})}}function Fn(t,e){let o=Wt("Cut by",{zero:"by zero",mean:"by mean"},l=>t.change({by:l},{glide:!0})),n=ht({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:l=>t.change({kind:l},{glide:!0})}),r=Pt({label:"Play: through the training",rest:zn,begin:()=>{let{steps:l}=e().first;T(t).step===l[l.length-1]&&t.change({step:0},{glide:!0})},next:()=>{let{get:l,first:{steps:d}}=e(),{kind:p,step:h}=T(t),g=d.indexOf(h)+(l(p,h)?1:0);return g<d.length&&t.change({step:d[g]},{glide:!0}),g<d.length-1}}),a=(l,d)=>{let{root:p}=Ht(l,()=>(r.stop(),d()));return p.removeAttribute("aria-pressed"),p},s=a("Restore all",()=>t.change({cuts:[]},{glide:!0}));return{root:A("div",{class:"heads-controls"},r.root,A("div",{class:"attn-row"},A("span",{class:"attn-label","aria-hidden":"true"},"cut"),o.root),A("div",{class:"attn-row"},s,a("Reset",t.reset)),n.root),tell:l=>{o.set(l.by),n.set(l.kind),F(s,"disabled",l.cuts.length===0)},stop:r.stop}}function Ln(t,e,o){let n=null,r=null,a=null,[s,i]=[800,null],c=Fn(e,()=>n),[l,d]=[Tn(e),Bt()],p=At("svg",{class:"scene","aria-hidden":"true"}),h=_n(e,()=>n,()=>c.stop(),()=>g,()=>({root:f,width:s})),g=Ft(h),f=A("div",{class:"attn-stage"},p,g.root),u=A("p",{class:"attn-hint"},"Cut a head. Then drag the training back."),m=({kind:x,step:E})=>n?.load(x,E).then(N),b=x=>{let E=n?.get(x.kind,x.step);E?r={kind:x.kind,step:x.step,checkpoint:E}:m(x);let{text:z,cuts:j,by:_}=x,B=JSON.stringify([z,j,_]),{checkpoint:P}=r;return(a?.key!==B||a.own!==P)&&(a={key:B,own:P,result:ie(x,P)}),a.result},y=x=>({state:T(e),first:n.first,at:x,width:s}),$=x=>{if(!n)return;let E=b(x),{step:z}=r,j=z!==x.step||r?.kind!==x.kind;l.tell(x),c.tell(x),g.set(it(E,y(x.step))),d.set((j?"This checkpoint is still on its way. ":"")+de(x,E,z,n.last))},k=x=>{let{weights:E,chance:z,cost:j,looks:_}=b(x);return{at:x.step,weights:E,chance:z,cost:j,looks:_}},S=(x,E,z)=>{if(!n)return;let j=z!==s;[i,s]=[x,z];let _=b(T(e));j&&g.set(it(_,y(T(e).step)));let B=_.weights[0][0].length===x.weights[0][0].length;Dt(p,kt(B?{..._,...x}:_,y(x.at)))},N=()=>{$(T(e)),i&&S(k(T(e)),0,s)},O=ct(o,"memory_heads").then(async x=>{n=Jt(x,j=>ct(o,`memory_heads.${j}`));let{kind:E,step:z}=T(e);n.get(E,z)||await n.load(E,z)}),M=()=>void(n&&m(T(e)));for(let x of["pointerenter","focusin"])f.addEventListener(x,M,{once:!0});return{parts:[u,l.root,f,c.root,d.root],tell:$,ready:O,glides:k,paint:S,stop:()=>(c.stop(),d.stop())}}var Vo=jt({name:"memory_heads",label:"Live figure: a transformer that copies, to be broken",style:ce+xe,controls:["text","cuts","by","kind","step","heads","place"],ms:220,build:Ln});export{ie as compute,Vo as default,de as describe,K as focusOf,mt as forward,Jt as library,V as read,we as scene,Y as sorted};
