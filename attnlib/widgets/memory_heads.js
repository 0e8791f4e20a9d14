// Joined by `make figures` from src/memory_heads and src/kit: change those, not this.
var ve=Object.defineProperty;var Ae=(t,e)=>{for(var o in e)ve(t,o,{get:e[o],enumerable:!0})};function ct(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),n(a.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var Me="http://www.w3.org/2000/svg",Se=0,Oe=Math.random().toString(36).slice(2,8),lt=t=>`attn-${Oe}-${t}-${++Se}`;function vt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var A=(t,e={},...o)=>vt(document.createElement(t),e,o),At=(t,e={},...o)=>vt(document.createElementNS(Me,t),e,o);function U(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function L(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
  /* Drawn for the screen, places to press would reach beyond the paper, and all text would shrink with the page. */
  .attn.attn :is(.attn-hits, .attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
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
`;var dt=t=>t.indexOf(Math.max(...t)),R=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Et=200,je=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,_e=t=>t*t*(3-2*t);function pt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>pt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,pt(t[r],a,o)]);return Object.fromEntries(n)}return e}function zt(t,e,o){let[n,r,a,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let h=R(p-i,0,64);if(i=p,l){let u=R((p-s)/e);n=pt(r,a,_e(u)),l=u<1}let f=o(n,h);c=l||f?requestAnimationFrame(d):0};return{go(p,h){if(je()){[n,a,l]=[p,p,!1],o(n,1/0);return}[r,a,s,l]=[n,p,performance.now(),h],h||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function Tt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let h=s();r.forEach(f=>f(h,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:h=!1}={})=>{a=!0;for(let[f,u]of Object.entries(p))t.set(f,u);a=!1,i({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Fe(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Le(t,e,o,n){let[r,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,d=e.wants?.(o())??null;if(s(d!==null),d===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&i(c),()=>l===r&&e.say?.(p))};return i}function jt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Et,build:s}){return{render:({model:c,el:l})=>{let d=A("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(A("style",{},[Mt,St,Ot,o].join(`
`)));let h=Tt(c,n,r),f=s(h.read(),h,c),u=A("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(u),l.append(d);let g=()=>{let y=f.glides??(O=>O),$=0,M=zt(y(h.read()),a,(O,S)=>$>0&&f.paint(O,S,$)),m=()=>{let O=Math.round(u.clientWidth);O===$||O===0||($=O,Fe(l),M.again())},k=Le(u,f,h.read,O=>{f.tell(h.read()),M.go(y(h.read()),O)});h.follow((O,S)=>{u.classList.add("touched"),k(S?.glide??!0)}),f.tell(h.read()),m();let T=new ResizeObserver(m);return T.observe(u),f.ahead?.(),()=>{T.disconnect(),M.stop(),h.stop(),f.stop?.()}},b=async()=>{await f.ready;for(let y;y=f.wants?.(h.read());)await y;return g()};return f.ready?b():g()}}}var Ce=t=>Math.round(t*10)/10,_t=new WeakMap;function Ft(t){let e=A("div",{class:"attn-hits"}),o=new Map,n=a=>{let s=a.slider?A("div",{role:"slider",tabindex:0}):A("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of o)s.has(i)||(c.remove(),o.delete(i));a.forEach((i,c)=>{let l=o.get(i.id)??n(i);Ne(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Ne(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:c=0,lang:l}){let[d,p,h,f]=[e,o,n,r].map(Ce),u=`left:${d}px;top:${p}px;width:${h}px;height:${f}px`;_t.get(t)!==u&&(t.style.cssText=u,_t.set(t,u)),L(t,"class",`attn-hit ${s}`.trim()),L(t,"aria-label",a),L(t,"tabindex",c),l&&L(t,"lang",l);for(let[g,b]of Object.entries(i))L(t,`aria-${g}`,String(b))}function Lt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function Ct(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var Dt="http://www.w3.org/2000/svg",De=t=>Math.round(t*10)/10+0;function x(t,e,o,n,r){let a=Object.entries(n).map(([s,i])=>[s,typeof i=="number"?De(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Nt=new WeakMap,qe=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function Ie(t,e){let o=qe(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(He)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Re=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function He(t){let e=document.createElementNS(Dt,"tspan");for(let[o,n]of Object.entries(Re(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function qt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Nt.get(t)??new Map;Nt.set(t,a);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of a)s.get(c)?.shape!==d&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of n){let l=a.get(c.id);l||(l={node:document.createElementNS(Dt,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,l)),Ie(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function C(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Q(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var It=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Rt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Ht(t,e){let o=A("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>L(o,"aria-pressed",String(n))}}function Bt(t,e,o){let n=lt("choice"),r=new Map,a=A("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,A("input",{type:"radio",name:n,onchange:()=>o(s)})),a.append(A("label",{},r.get(s),A("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function ht({label:t,onChange:e,options:o=[],wide:n=!1}){let r=lt("select"),a=A("select",{id:r,onchange:()=>e(a.value)}),s=A("div",{class:n?"attn-field attn-wide":"attn-field"},A("label",{for:r},t),a),[i,c]=[o,""],l=0,d=f=>{let[u,g]=i[f];L(a.options[f],"value",u),U(a.options[f],g)},p=()=>{for(l=0;a.length>i.length;)a.lastChild.remove();i.forEach((f,u)=>d(u))},h=(f,u=o)=>{i=u;let g=i.findIndex(([y])=>String(y)===String(f)),b=JSON.stringify(i);if(b!==c){for(;a.length<i.length;)a.append(A("option",{}));g>=0&&d(g),l||(l=setTimeout(p,40))}c=b,a.selectedIndex!==g&&(a.selectedIndex=g)};return h(o[0]?.[0]),{root:s,set:h}}function Wt(t=700){let e=A("p",{class:"attn-summary"}),o=A("span",{class:"attn-hidden",role:"status"}),n,r=(a,s=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>U(o,s),t)),U(e,a)};return{root:A("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function ut(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}function Pt({label:t,rest:e,begin:o,next:n}){let r=0,a=()=>{U(d,r?"\u275A\u275A":"\u25B6"),L(d,"aria-label",r?"Pause":t)},s=()=>{clearTimeout(r),r=0,a()},i=()=>{r=Number(setTimeout(i,e)),n()||s()},c=()=>{o(),r=Number(setTimeout(i,e/2)),a()},d=A("button",{type:"button",class:"attn-play",onclick:()=>r?s():c()});return a(),{root:d,stop:s}}var Ut=["the","a","we","i","and","in","on","to","of","by","up","at","red","big","old","hot","fox","cat","dog","hen","owl","bee","sun","moon","sea","hill","tree","key","hat","tea","cup","bread","man","girl","king","bird","fish","boat","road","door","day","night","saw","sat","run","ran","ate","met","sang","said","came","went","home","cold","new","green","little","then","with","not","is","was","like","over"];var H=Ut,I=16,We=/[.,;:!?"()“”„«»…]/g;function V(t){let e=t.toLowerCase().replace(We," ").split(/\s+/).filter(Boolean),o=e.slice(0,I),n=new Map(o.filter(i=>H.includes(i)).map(i=>[i,H.indexOf(i)])),r=H.map((i,c)=>c).filter(i=>!o.includes(H[i]));for(let i of o)n.has(i)||n.set(i,r.shift());let a=[...H];n.forEach((i,c)=>a[i]=c);let s=o.map(i=>n.get(i));return{words:o,ids:s,label:a,more:e.length>I}}var[q,D,v,N]=[2,4,48,12],Pe=2**-11,Vt=[["embedding",H.length,v],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,v,v])),["unembedding",v,H.length]],tt=Vt.reduce((t,[,e,o])=>t+e*o,0),Ue="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",Gt=new Uint8Array(128);[...Ue].forEach((t,e)=>Gt[t.charCodeAt(0)]=e);function ft(t){let e=(5-t.length%5)%5,o=new Uint8Array((t.length+e)/5*4);for(let n=0,r=0;n<t.length;n+=5,r+=4){let a=0;for(let s=0;s<5;s++)a=a*85+(n+s<t.length?Gt[t.charCodeAt(n+s)]:84);for(let s=3;s>=0;s--,a=Math.floor(a/256))o[r+s]=a%256}return o.subarray(0,o.length-e)}async function Ve(t){let o=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(o).arrayBuffer())}function Ge(t){let e=(o,n)=>{let r=Math.floor((o+n)/2);return n-o<2?[]:[[r,o,n],...e(o,r),...e(r,n)]};return[[t-1,-1,-1],[0,t-1,-1],...e(0,t-1)]}function Ke(t){let e=t.length/tt,o=new Array(e);return Ge(e).forEach(([n,r,a],s)=>{let i=o[n]=new Int8Array(tt);for(let c=0;c<tt;c++){let l=r<0?0:a<0?o[r][c]:Math.floor((o[r][c]*(a-n)+o[a][c]*(n-r))/(a-r)+.5);i[c]=l+t[s*tt+c]}}),o}function Kt(t,e){let[o,n]=[0,0];return Object.fromEntries(Vt.map(([r,a,s])=>{let i=new Float64Array(a*s);for(let c=0;c<i.length;c++)i[c]=Math.fround(t[o+c]*e[n+c%s]);return o+=i.length,n+=s,[r,i]}))}function gt(t,e){let o=ft(t),n=new DataView(o.buffer,o.byteOffset,o.length);return Array.from({length:o.length/e},(r,a)=>e===2?n.getInt16(2*a,!0):n.getFloat32(4*a,!0))}function Yt(t,e){let o=gt(t,2);return[0,1].map(n=>Array.from({length:D},(r,a)=>{let s=((e*q+n)*D+a)*N;return Float64Array.from(o.slice(s,s+N),i=>Pe*i)}))}function Ye({levels:t,scales:e,means:o}){let n=new Int8Array(ft(t));return{params:Kt(n,Float32Array.from(gt(e,4))),means:Yt(o,0)}}async function Je({levels:t,scales:e,means:o}){let n=Ke(await Ve(ft(t))),r=Float32Array.from(gt(e,4)),a=new Map;return s=>{let i=a.get(s)??{params:Kt(n[s],r),means:Yt(o,s)};return a.set(s,i),i}}function Jt(t,e){let o=Ye(t.opening),n=t.steps[t.steps.length-1],r={},a={},s=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===n)return o;let p=s(l,d),h=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return r[p]?.(t.steps.indexOf(d)-h)??null},load:(l,d)=>{let p=s(l,d);return a[p]??=e(p).then(Je).then(h=>void(r[p]=h)),a[p]},first:t,last:n}}var Ze=100,G=(t,e)=>`${t+1}.${e+1}`;function ot(t,e,o,n=v){let r=new Float64Array(e*n);for(let a=0;a<e;a++){let s=r.subarray(a*n,(a+1)*n);for(let i=0;i<v;i++){let c=t[a*v+i];if(c===0)continue;let l=i*n;for(let d=0;d<n;d++)s[d]+=c*o[l+d]}}return r}function ne(t,e){let o=new Float64Array(e*v);for(let n=0;n<e;n++){let r=0;for(let s=0;s<v;s++)r+=t[n*v+s]*t[n*v+s];let a=Math.sqrt(r/v+1e-6);for(let s=0;s<v;s++)o[n*v+s]=t[n*v+s]/a}return o}var Zt=Float64Array.from({length:I*v/2},(t,e)=>{let[o,n]=[Math.floor(e/(v/2)),e%(N/2)];return o*Ze**(-2*n/N)}),[Xt,Qt]=[Zt.map(Math.cos),Zt.map(Math.sin)];function te(t,e){let o=new Float64Array(e*v);for(let n=0;n<e*v;n+=2){let r=t[n],a=t[n+1];o[n]=r*Xt[n/2]-a*Qt[n/2],o[n+1]=r*Qt[n/2]+a*Xt[n/2]}return o}function Xe(t,e,o,n){let r=new Float64Array(o*o);for(let a=0;a<o;a++){let[s,i]=[-1/0,0];for(let c=0;c<=a;c++){let l=0;for(let d=n*N;d<(n+1)*N;d++)l+=t[a*v+d]*e[c*v+d];r[a*o+c]=l/Math.sqrt(N),s=Math.max(s,r[a*o+c])}for(let c=0;c<=a;c++)i+=r[a*o+c]=Math.exp(r[a*o+c]-s);for(let c=0;c<=a;c++)r[a*o+c]/=i}return r}function Qe({params:t,means:e},o,n,r,a){let s=ne(o,n),[i,c,l]=["q","k","v"].map(u=>ot(s,n,t[`layer${r+1}.w_${u}`])),[d,p]=[te(i,n),te(c,n)],h=new Float64Array(n*v),f=Array.from({length:D},(u,g)=>Xe(d,p,n,g));return f.forEach((u,g)=>{let b=G(r,g);if(a.heads.has(b))return a.mean&&tn(h,n,g,e[r][g]);let y=en(u,n,b,a.edges);for(let $=0;$<n;$++)for(let M=0;M<=$;M++){let m=y[$*n+M];for(let k=g*N;k<(g+1)*N;k++)h[$*v+k]+=m*l[M*v+k]}}),{weights:f,found:h}}function tn(t,e,o,n){for(let r=0;r<e;r++)t.set(n,r*v+o*N)}function en(t,e,o,n){let r=[...n].filter(s=>s.startsWith(`${o}.`));if(!r.length)return t;let a=t.slice();for(let s of r){let[i,c]=s.split(".").slice(2).map(l=>Number(l)-1);i<e&&c<e&&(a[i*e+c]=0)}return a}function Y(t,e){let o=t.filter(r=>r.split(".").length===2),n=t.filter(r=>r.split(".").length===4);return{heads:new Set(o),edges:new Set(n),mean:e==="mean"}}var oe=Y([],"zero");function re(t,e){let o=new Float64Array(t.length);for(let n=0;n<t.length;n++)o[n]=t[n]+e[n];return o}function ae({params:t},e,o){let n=t.unembedding.length/v,r=ot(ne(e,o),o,t.unembedding,n);return Array.from({length:o},(a,s)=>{let i=Array.from(r.subarray(s*n,(s+1)*n)),c=Math.max(...i),l=i.map(p=>Math.exp(p-c)),d=l.reduce((p,h)=>p+h,0);return l.map(p=>p/d)})}function se(t,e,o,n,r=0){let[a,s]=[[],[e]];for(let i=r;i<q;i++){let c=Qe(t,e,o,i,n);e=re(e,ot(c.found,o,t.params[`layer${i+1}.w_o`])),a.push(c),s.push(e)}return{layers:a,streams:s,chances:ae(t,e,o)}}function mt(t,e,o=oe){let n=new Float64Array(e.length*v);return e.forEach((r,a)=>n.set(t.params.embedding.subarray(r*v,(r+1)*v),a*v)),se(t,n,e.length,o)}function nn({params:t,means:e},o,n,r,a,s){let{found:i}=o.layers[r],c=new Float64Array(n*v);for(let l=0;l<n;l++)for(let d=0;d<N;d++){let p=l*v+a*N+d;c[p]=(s?e[r][a][d]:0)-i[p]}return re(o.streams[r+1],ot(c,n,t[`layer${r+1}.w_o`]))}var on=t=>t.map((e,o)=>o).filter(e=>e+1<t.length&&t.some((o,n)=>n<e&&o===t[e]&&t[n+1]===t[e+1]));function nt(t,e,o){let n=o.filter(a=>dt(t[a])===e[a+1]).length,r=o.reduce((a,s)=>a-Math.log(t[s][e[s+1]]),0);return{right:n,of:o.length,loss:o.length?r/o.length:0}}function rn(t,e,o,n,r){let a=o.length,s=nt(e.chances,o,n).loss;return Array.from({length:q},(i,c)=>Array.from({length:D},(l,d)=>{if(!n.length)return 0;let p=nn(t,e,a,c,d,r),h=c+1<q?se(t,p,a,oe,c+1).chances:ae(t,p,a);return nt(h,o,n).loss-s}))}function ee(t,e,o){let n=e.length,r=s=>s.reduce((i,c)=>i+c,0)/Math.max(1,s.length),a=s=>e.map((i,c)=>c).filter(i=>i>0&&i<=s&&e[i-1]===e[s]);return t.layers.map(({weights:s},i)=>s.map(c=>r(i===0?e.slice(1).map((l,d)=>c[(d+1)*n+d]):o.map(l=>a(l).reduce((d,p)=>d+c[l*n+p],0)))))}var et=[];function an(t,e,o,n){let r=`${e} ${n}`,a=et.find(c=>c.checkpoint===t&&c.key===r);if(a)return a.found;let s=mt(t,e),i={run:s,cost:rn(t,s,e,o,n)};return et.unshift({checkpoint:t,key:r,found:i}),et.length=Math.min(et.length,64),i}function ie({text:t,cuts:e,by:o},n){let{words:r,ids:a,label:s}=V(t),i=on(a),{run:c,cost:l}=an(n,a,i,o==="mean"),d=e.length?mt(n,a,Y(e,o)):c,[p,h]=[d,c].map(({chances:u})=>u.map(dt)),f=({chances:u})=>u.map((g,b)=>b+1<a.length?g[a[b+1]]:Math.max(...g));return{words:r,ids:a,copies:i,cost:l,weights:d.layers.map(({weights:u})=>u.map(g=>Array.from(g))),chance:f(d),whole:f(c),guesses:p.map(u=>s[u]),surety:d.chances.map((u,g)=>u[p[g]]),guessed:h.map(u=>s[u]),sured:c.chances.map((u,g)=>u[h[g]]),right:p.map((u,g)=>u===a[g+1]),now:nt(d.chances,a,i),before:nt(c.chances,a,i),looks:ee(d,a,i),looked:ee(c,a,i)}}var ce=`text.small { font-size: 12.5px; }
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
.pale.solid { fill-opacity: 0.35; } text.pale { fill-opacity: 0.75; }
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
`;var be={};Ae(be,{crosses:()=>yt,edgePath:()=>at,edges:()=>bt,followed:()=>X,layout:()=>rt,picture:()=>kt,places:()=>it,stepAt:()=>$t,training:()=>st,valueAt:()=>xe});var cn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ln=1.12,J=new Map;function dn(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(cn[r.charCodeAt(0)-32]??556),0);return ln*o/1e3}function Z(t,e){return J.size>5e3&&J.clear(),J.has(t)||J.set(t,dn(t)),e*J.get(t)}var B=t=>`\u201C${It(t)}\u201D`,K=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function wt(t,e,o){let n=t.slice(o*e,o*e+e);return n.indexOf(Math.max(...n))}function pn({cuts:t,by:e}){let{heads:o,edges:n}=Y(t,e),r=o.size>1?"heads":"head",a=o.size>1?" (by their means)":" (by its mean)";return[...o.size?[`${r} ${Rt([...o])}${e==="mean"?a:""}`]:[],...n.size?[`${n.size} ${n.size===1?"edge":"edges"}`]:[]].join(" and ")}function hn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var le=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function un({heads:t,cuts:e},{looks:o,looked:n}){let r=t[1],[a,s]=[o[1][r-1],n[1][r-1]];return e.includes(`2.${r}`)||s-a<.3?"":` Head 2.${r} no longer finds what came next: ${C(a)} of its weight, ${C(s)} before.`}function de(t,e){let{words:o,weights:n,cost:r,guesses:a,surety:s}=e,[i,c]=t.heads,[l,d]=[o.length,K(t,e)],p=n[1][c-1],h=wt(p,l,d),f=h>0&&o[h-1]===o[d],u=f&&r[0][i-1]>.5&&n[0][i-1][h*l+h-1]>.4,g=f?u?`, which head 1.${i} has marked as following ${B(o[d])}`:`, which followed ${B(o[d])} before`:"",b=d===h?"itself":B(o[h]);return`From ${B(o[d])}, head 2.${c} attends most to ${b} (${C(p[d*l+h])})${g}; the guess is ${B(a[d])} (${Q(s[d])}).`}function fn(t,e){let{words:o,guesses:n,surety:r,guessed:a,sured:s}=e,i=K(t,e);return`After ${B(o[i])} the guess is ${B(n[i])} (${Q(r[i])}), with nothing cut ${B(a[i])} (${Q(s[i])}).`}function gn(t,e){let{now:o,before:n,copies:r}=e,a=pn(t);if(!r.length)return de(t,e);if(!a)return`${le(o)}. ${de(t,e)}`;let s=t.cuts.every(i=>i.split(".").length===4);return`Without ${a}, ${le(o)}, ${n.right} before${hn(o,n)}. ${s?fn(t,e):`The loss on them goes from ${C(n.loss)} to ${C(o.loss)}.`}${un(t,e)}`}function mn({text:t},{copies:e}){let o=V(t).more?`Only the first ${I} words are read. `:"";return e.length?o:`${o}No two words come again in the same order, so there is nothing to copy. `}function pe(t,e,o,n){if(!e.words.length)return"Type a text in which some words come again in the same order.";let r=gn(t,e),a=o===n?r:`After ${o} steps of training, ${r[0].toLowerCase()}${r.slice(1)}`;return`${mn(t,e)}${a}`}function he({cuts:t},{looks:e,cost:o},n,r){let a=`${n+1}.${r+1}`,s=n?"what came next before":"the word before";return`${t.includes(a)?"Restore":"Cut"} head ${a}: ${C(e[n][r])} of its weight on ${s}; alone cut, the loss rises by ${C(o[n][r])}`}var wn=960,xn=.05,bn=Math.log(64),yn=4.8,ue=11,fe=[.15,.4,.7];function rt(t){let e=Math.min(t,wn),o=e<700,n=e<330,r=o?e:Math.min(356,.39*e),a=o?e:e-r-36,s=o?(e-4*70)/3:12,i=o?70:Math.floor((r-3*s)/4),c=o?0:e-r,l=i+50,d=26,p=d+q*l,h=o?24:23,f=o?p+40:44,u=f+I*h,g=o?u+28:p+26,b=o?g+70:u-18,y=n?56:o?62:84,$=n?50:o?62:Math.min(112,.2*a),M=$+y+$+(o?16:34);return{laid:e,zoom:t/e,narrow:o,panel:r,panelLeft:c,wide:a,gap:s,tile:i,block:l,tilesTop:d,row:h,top:f,bottom:u,curveTop:g,curveBottom:b,word:y,lane:$,bars:M,bar:n?34:o?44:84,least:n,wordLeft:$,height:(o?b:u)+22}}var xt=({top:t,row:e},o)=>t+(o+.5)*e,me=(t,e,o)=>({x:t.panelLeft+o*(t.tile+t.gap),y:t.tilesTop+e*t.block+20});function at(t,e,o,n){let[r,a]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[s,i]=[xt(t,o),xt(t,n)],c=o===n?.12:.2+.8*((o-n)/(I-1))**.7,l=a*(t.lane-12)*c,d=(r+4/3*l).toFixed(1),[p,h]=o===n?[s-5,s+5]:[s,i];return{d:`M${r} ${p.toFixed(1)}C${d} ${p.toFixed(1)} ${d} ${h.toFixed(1)} ${r} ${h.toFixed(1)}`,x:r+l,y:(s+i)/2}}function X(t,e){let o=K(t,e);return[wt(e.weights[1][t.heads[1]-1],e.words.length,o),o]}var we=({cuts:t},e,o,n)=>t.includes(e)||t.includes(`${e}.${o+1}.${n+1}`);function $n(t,e,o,n){let[r,a]=[e.words.length,t.heads[n]-1],[s,i]=[X(t,e)[n],e.weights[n][a]],c=fe.map(()=>"");for(let l=0;l<r;l++)for(let d=0;d<=l;d++){let p=fe.findLastIndex(h=>i[l*r+d]>=h);p<0||l===d||l===s||we(t,G(n,a),l,d)||(c[p]+=at(o,n,l,d).d)}return c.map((l,d)=>x(`threads ${n} ${d}`,"path",`weight line thread band${d}`,{d:l}))}function bt(t,e,o){let[n,r]=[e.words.length,t.heads[o]-1];if(n===0)return[];let a=X(t,e)[o];return e.weights[o][r].slice(a*n,a*n+a+1).map((s,i)=>({i:a,j:i,weight:s,cut:we(t,G(o,r),a,i)})).filter(({weight:s})=>s>=xn).sort((s,i)=>i.weight-s.weight)}function kn(t,e,o,n){return bt(t,e,n).flatMap(({i:r,j:a,weight:s,cut:i})=>[x(`edge ${n} ${r} ${a}`,"path",`weight line strand${i?" cut":""}`,{d:at(o,n,r,a).d,"stroke-width":(9*s).toFixed(2)})])}function yt(t,e,o){let n=[];for(let r=0;r<q;r++)if(!t.cuts.includes(`${r+1}.${t.heads[r]}`))for(let a of bt(t,e,r).filter(({weight:s})=>s>=.1).slice(0,2)){let{x:s,y:i}=at(o,r,a.i,a.j);n.every(l=>l.layer!==r||Math.hypot(l.x-s,l.y-i)>=25)&&n.push({id:`cross ${r} ${a.i} ${a.j}`,x:s,y:i,layer:r,...a})}return n}var vn=(t,e,o)=>yt(t,e,o).flatMap(({id:n,x:r,y:a,cut:s})=>[x(`${n} disc`,"circle",`weight disc${s?" off":""}`,{cx:r,cy:a,r:8.5}),x(`${n} sign`,"path",`weight line sign${s?" off":""}`,{d:`M${(r-3).toFixed(1)} ${(a-3).toFixed(1)}l6 6m0 -6l-6 6`})]);function ge(t,e,o){if(Z(t,o)<=e)return t;let n=t.length-1;for(;n>1&&Z(`${t.slice(0,n)}\u2026`,o)>e;)n--;return`${t.slice(0,n)}\u2026`}function An(t,e,o){let{words:n,copies:r,chance:a,whole:s,guesses:i,right:c}=e,{row:l,word:d,wordLeft:p,bars:h,bar:f,wide:u,narrow:g}=o,[b,y]=n.length?X(t,e):[-1,-1],$=g?14.5:15;return n.flatMap((M,m)=>{let k=xt(o,m),T=m===y?"query solid":m===b?"key ring":"paper",O=r.includes(m),S=m===n.length-1,w=S||O&&c[m];return[x(`word ${m}`,"rect",`${T} chip`,{x:p,y:k-l/2+1,width:d,height:l-2,rx:5}),x(`text ${m}`,"text",`${m===y?"paper":m===b?"key":"ink"} word`,{x:p+d/2,y:k+4.5},ge(M,d-4,$)),x(`track ${m}`,"rect","track",{x:h,y:k-4,width:f,height:8}),x(`chance ${m}`,"rect",`${S?"ink":O?"output":"faint"} solid`,{x:h,y:k-4,width:f*a[m],height:8}),...O||S?[x(`was ${m}`,"line","ink line was",{x1:h+f*s[m],x2:h+f*s[m],y1:k-7,y2:k+7,...t.cuts.length?{}:{visibility:"hidden"}})]:[],...O?[x(`verdict ${m}`,"text",`${c[m]?"output":"soft"} strong`,{x:h-9,y:k+4.5},c[m]?"\u2713":"\xD7")]:[],x(`guess ${m}`,"text",`${S?"ink":w?"output":"soft"} start word${w?" strong":""}`,{x:h+f+8,y:k+4.5},ge(i[m],u-h-f-10,$))]})}function Mn({heads:[t,e],cuts:o},n){let{top:r,wordLeft:a,word:s,bars:i,wide:c,narrow:l,least:d}=n,p=(h,f,u,g,b)=>{let y=o.includes(`${g}.${b}`);return[x(`${h} name`,"text",`weight strong ${l?"small ":""}${f}${y?" off":""}`,{x:u,y:r-22},`${d?"":"head "}${g}.${b}`),x(`${h} note`,"text",`soft small ${f}`,{x:u,y:r-7},y?"is cut":"looks at")]};return[...p("first","end",a-(l?1:4),1,t),...p("second","start",a+s+4,2,e),x("text name","text","ink strong",{x:a+s/2,y:r-22},"text"),x("next name","text","ink strong start",{x:i,y:r-22},"next word"),x("next note","text","soft small start",{x:i,y:r-7},c-i<260?"chance, guess":"its chance, and the model\u2019s guess")]}function Sn(t,e,o,{x:n,y:r}){let a=o/Math.max(e,4),s="";return t.forEach((i,c)=>{let l=a*Math.sqrt(i);if(l<.6)return;let[d,p]=[n+(c%e+.5)*a,r+(Math.floor(c/e)+.5)*a],[h,f,u]=[d-l/2,p-l/2,l].map(g=>g.toFixed(2));s+=`M${h} ${f}h${u}v${u}h-${u}z`}),s}function On(t,e,o,n,r){let{tile:a,narrow:s}=o,i=G(n,r),{x:c,y:l}=me(o,n,r),d=e.words.length,p=t.cuts.includes(i),h=t.heads[n]===r+1,[f,u]=[d?X(t,e)[n]:0,a/Math.max(d,4)],[g,b]=[e.looks[n][r],e.cost[n][r]],y=a-(s?34:38),$=(M,m,k,T,O)=>[x(`${M} track ${i}`,"rect","track",{x:c,y:T,width:y,height:6}),x(`${M} bar ${i}`,"rect",`${m} solid`,{x:c,y:T,width:y*R(k),height:6}),x(`${M} told ${i}`,"text",`soft tiny end${m.includes("pale")?" pale":""}`,{x:c+a,y:T+7},O)];return[x(`tile ${i}`,"rect",`tile${p?" off":""}`,{x:c,y:l,width:a,height:a,rx:3}),x(`band ${i}`,"rect","band",{x:c,y:l+f*u,width:a,height:d?u:0}),x(`pattern ${i}`,"path",`weight solid pattern${p?" off":""}`,{d:Sn(e.weights[n][r],d,a,{x:c,y:l})}),x(`name ${i}`,"text","ink strong end small",{x:c+a-4,y:l+14},i),...p?[x(`slash ${i}`,"path","ink line slash",{d:`M${c+6} ${l+a-6}L${c+a-6} ${l+20}`})]:[],...h?[x(`shown ${i}`,"rect","ink frame",{x:c,y:l,width:a,height:a,rx:3})]:[],...$("look","weight",g,l+a+6,C(g)),...$("cost",t.cuts.length?"output pale":"output",b/bn,l+a+19,`${b<-.005?"":"+"}${C(Math.abs(b)<.005?0:b)}`)]}function En(t,e,o){let{panelLeft:n,panel:r,tilesTop:a,block:s,narrow:i}=o,{now:c,copies:l,right:d}=e,p=c.of?`${c.right} of ${c.of}`:"",h=Z(p,19)+10,f=12,u=m=>Z(m,12.5),g=i&&l.length>6||l.length>9,b=r-h-(g?0:l.length*(f+2))-4,y=["repeated words predicted","repeated words right"].find(m=>u(m)<=b),[$,M]=[["on what came next before","loss if cut alone"],["on what came next before","if cut alone"]].find(m=>54+u(m[0])+6+u(m[1])<=r)??["on what came next","if cut alone"];return[x("score","text","output large start",{x:n,y:17},p),x("score note","text","soft small start",{x:n+h,y:15},c.of?y??"repeated":"no two words come again"),...l.map((m,k)=>x(`pip ${m}`,"rect",`output pip ${d[m]?"full":"empty"}`,{x:n+r-(l.length-k)*(f+2),y:5,width:f-1,height:f-1,rx:2,...g?{visibility:"hidden"}:{}})),...Array.from({length:q},(m,k)=>{let T=a+k*s+12,O=k?$:"on the word before";return[x(`layer ${k}`,"text","ink strong small start",{x:n,y:T},`layer ${k+1}`),x(`layer note ${k}`,"text","weight small start",{x:n+54,y:T},O),x(`layer cost ${k}`,"text","output small end",{x:n+r,y:T},M),...Array.from({length:D},(S,w)=>On(t,e,o,k,w)).flat()]}).flat()]}function st({steps:t},{panelLeft:e,panel:o,curveTop:n,curveBottom:r}){let a=l=>r-(r-n)*l/yn,[s,i]=[e+22,e+o-8],c=t[t.length-1];return{x:l=>s+(i-s)*l/c,y:a,low:s,high:i}}function $t(t,e,o){let n=rt(e),{x:r}=st(t,n),a=t.steps.map(s=>Math.abs(r(s)-o/n.zoom));return t.steps[a.indexOf(Math.min(...a))]}function xe(t,e,o){let n=Math.max(0,t.findLastIndex(r=>r<=o));return n===t.length-1?e[n]:e[n]+(o-t[n])/(t[n+1]-t[n])*(e[n+1]-e[n])}function zn({state:t,first:e,at:o},n){let{step:r,repeated:a,other:s}=e.curves[t.kind],{x:i,y:c,low:l,high:d}=st(e,n),{curveTop:p,curveBottom:h,panelLeft:f}=n,u=m=>m.map((k,T)=>`${T?"L":"M"}${i(r[T]).toFixed(1)} ${c(k).toFixed(1)}`).join(""),[g,b]=[i(o),xe(r,a,o)],y=g>(l+d)/2,$=i(e.priced_from),M=a[a.length-1];return[x("training name","text","ink strong small start",{x:f,y:p-10},"training"),x("training note","text","soft small start",{x:f+62,y:p-10},"loss on other texts"),...[0,2,4].flatMap(m=>[x(`loss rule ${m}`,"line","rule",{x1:l,x2:d,y1:c(m),y2:c(m)}),x(`loss ${m}`,"text","soft tiny end",{x:l-5,y:c(m)+4},String(m))]),x("kept","path","soft line kept",{d:e.steps.map(m=>`M${i(m).toFixed(1)} ${h}v4`).join("")}),...t.kind==="priced"?[x("penalty","line","soft line penalty",{x1:$,x2:$,y1:p,y2:h}),x("penalty told","text","soft tiny end",{x:$-5,y:h-6},"penalty from here")]:[],x("other","path","soft line",{d:u(s)}),x("repeated","path","output line",{d:u(a)}),x("other told","text","soft tiny end halo",{x:d-ue,y:c(s[s.length-1])+14},"new words"),x("repeated told","text","output tiny end halo",{x:d-ue,y:c(M)+15<=h-4?c(M)+15:c(M)-8},"repeated words"),x("head","line","ink line",{x1:g,x2:g,y1:p-4,y2:h+4}),x("knob","circle","ink solid knob",{cx:g,cy:c(b),r:6.5}),x("step told","text",`ink strong small ${y?"end":"start"}`,{x:y?g+6:g-6,y:h+17},`step ${Math.round(o)}`)]}function kt(t,e){let{state:o,width:n}=e,r=rt(n),a=t.words.length?[0,1]:[];return{width:r.laid,height:r.height,marks:[...En(o,t,r),...Mn(o,r),...a.flatMap(s=>$n(o,t,r,s)),...a.flatMap(s=>kn(o,t,r,s)),...An(o,t,r),...vn(o,t,r),...zn(e,r)]}}function it(t,{state:e,first:o,width:n}){let r=rt(n),{zoom:a,tile:s,row:i,word:c,wordLeft:l,lane:d,top:p,curveTop:h,curveBottom:f}=r,u=S=>({...S,x:S.x*a,y:S.y*a,width:S.width*a,height:S.height*a}),g=Array.from({length:q*D},(S,w)=>{let[E,z]=[Math.floor(w/D),w%D],{x:_,y:F}=me(r,E,z);return{id:`tile ${E} ${z}`,x:_,y:F,width:s,height:s+26,label:he(e,t,E,z),aria:{pressed:e.cuts.includes(G(E,z))}}}),b=K(e,t),y=[0,1].map(S=>({id:`lane ${S}`,x:S?l+c+2:0,y:p-38,width:d-2,height:36,label:`Show the next head of layer ${S+1}; now head ${S+1}.${e.heads[S]}`})),$=t.words.map((S,w)=>({id:`word ${w}`,x:l,y:p+w*i,width:c,height:i,label:`${S}, place ${w+1}`,tab:w===b?0:-1,aria:{pressed:w===b}})),M=yt(e,t,r).map(({id:S,x:w,y:E,layer:z,i:_,j:F,weight:W,cut:P})=>({id:S,x:w-12.5,y:E-12.5,width:25,height:25,aria:{pressed:P},label:`${P?"Restore":"Cut"} the edge of head ${z+1}.${e.heads[z]} from ${t.words[_]} (${_+1}) to ${t.words[F]} (${F+1}), weight ${C(W)}`})),{low:m,high:k}=st(o,r),T=o.steps.indexOf(e.step),O={id:"training",x:m-8,y:h-6,width:k-m+16,height:f-h+24,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:o.steps.length-1,valuenow:T,valuetext:`after ${e.step} steps`}};return[...g,...y,...$,...M,O].map(u)}var ye=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
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
`;var jn=260,$e=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],j=t=>t.read();function _n(t){let e=s=>t.change({text:s,place:null,cuts:Fn(t)}),o=0,n=ht({label:"Text",options:[["","your own"],...$e],onChange:s=>s&&e(s)}),r=A("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(o),o=requestAnimationFrame(()=>e(r.value))}}),a=({text:s})=>{n.set($e.some(([i])=>i===s)?s:""),r.value!==s&&(r.value=s)};return{root:A("div",{class:"heads-text"},n.root,r),tell:a}}var Fn=t=>j(t).cuts.filter(e=>e.split(".").length===2);function ke(t,e,o={}){let{cuts:n}=j(t),r=n.includes(e)?n.filter(a=>a!==e):[...n,e];t.change({cuts:r,...o},{glide:!0})}function Ln(t,e,o,n,r){let a=i=>()=>{let{steps:c}=e().first;return c[R(c.indexOf(j(t).step)+i,0,c.length-1)]},s=i=>{o(),i!==j(t).step&&t.change({step:i},{glide:!0})};return(i,c)=>{let[l,...d]=c().id.split(" "),p=d.map(Number);if(l==="training"){let g=y=>{let{root:$,width:M}=r();s($t(e().first,M,Lt($,y)[0]))};Ct(i,y=>(g(y),g));let b={ArrowRight:a(1),ArrowUp:a(1),ArrowLeft:a(-1),ArrowDown:a(-1)};ut(i,{...b,Home:a(-999),End:a(999)},s);return}let h=(g,b)=>j(t).heads.map((y,$)=>$===g?b:y),f={tile:()=>ke(t,`${p[0]+1}.${p[1]+1}`,{heads:h(p[0],p[1]+1)}),lane:()=>t.change({heads:h(p[0],j(t).heads[p[0]]%D+1)},{glide:!0}),word:()=>t.change({place:p[0]+1},{glide:!0}),cross:()=>{let[g,b,y]=p;ke(t,`${g+1}.${j(t).heads[g]}.${b+1}.${y+1}`)}}[l];if(i.addEventListener("click",()=>f?.()),l!=="word")return;let u=g=>()=>R(p[0]+g,0,V(j(t).text).words.length-1);ut(i,{ArrowDown:u(1),ArrowUp:u(-1),Home:u(-99),End:u(99)},g=>{t.change({place:g+1},{glide:!0}),n().focus(`word ${g}`)})}}function Cn(t,e){let o=Bt("Cut by",{zero:"by zero",mean:"by mean"},l=>t.change({by:l},{glide:!0})),n=ht({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:l=>t.change({kind:l},{glide:!0})}),r=Pt({label:"Play: through the training",rest:jn,begin:()=>{let{steps:l}=e().first;j(t).step===l[l.length-1]&&t.change({step:0},{glide:!0})},next:()=>{let{get:l,first:{steps:d}}=e(),{kind:p,step:h}=j(t),f=d.indexOf(h)+(l(p,h)?1:0);return f<d.length&&t.change({step:d[f]},{glide:!0}),f<d.length-1}}),a=(l,d)=>{let{root:p}=Ht(l,()=>(r.stop(),d()));return p.removeAttribute("aria-pressed"),p},s=a("Restore all",()=>t.change({cuts:[]},{glide:!0}));return{root:A("div",{class:"heads-controls"},r.root,A("div",{class:"attn-row"},A("span",{class:"attn-label","aria-hidden":"true"},"cut"),o.root),A("div",{class:"attn-row"},s,a("Reset",t.reset)),n.root),tell:l=>{o.set(l.by),n.set(l.kind),L(s,"disabled",l.cuts.length===0)},stop:r.stop}}function Nn(t,e,o){let n=null,r=null,a=null,[s,i]=[800,null],c=Cn(e,()=>n),[l,d]=[_n(e),Wt()],p=At("svg",{class:"scene","aria-hidden":"true"}),h=Ln(e,()=>n,()=>c.stop(),()=>f,()=>({root:u,width:s})),f=Ft(h),u=A("div",{class:"attn-stage"},p,f.root),g=A("p",{class:"attn-hint"},"Cut a head. Then drag the training back."),b=({kind:w,step:E})=>n?.load(w,E).then(T),y=w=>{let E=n?.get(w.kind,w.step);E?r={kind:w.kind,step:w.step,checkpoint:E}:b(w);let{text:z,cuts:_,by:F}=w,W=JSON.stringify([z,_,F]),{checkpoint:P}=r;return(a?.key!==W||a.own!==P)&&(a={key:W,own:P,result:ie(w,P)}),a.result},$=w=>({state:j(e),first:n.first,at:w,width:s}),M=w=>{if(!n)return;let E=y(w),{step:z}=r,_=z!==w.step||r?.kind!==w.kind;l.tell(w),c.tell(w),f.set(it(E,$(w.step))),d.set((_?"This checkpoint is still on its way. ":"")+pe(w,E,z,n.last))},m=w=>{let{weights:E,chance:z,cost:_,looks:F}=y(w);return{at:w.step,weights:E,chance:z,cost:_,looks:F}},k=(w,E,z)=>{if(!n)return;let _=z!==s;[i,s]=[w,z];let F=y(j(e));_&&f.set(it(F,$(j(e).step)));let W=F.weights[0][0].length===w.weights[0][0].length;qt(p,kt(W?{...F,...w}:F,$(w.at)))},T=()=>{M(j(e)),i&&k(m(j(e)),0,s)},O=ct(o,"memory_heads").then(async w=>{n=Jt(w,_=>ct(o,`memory_heads.${_}`));let{kind:E,step:z}=j(e);n.get(E,z)||await n.load(E,z)}),S=()=>void(n&&b(j(e)));for(let w of["pointerenter","focusin"])u.addEventListener(w,S,{once:!0});return{parts:[g,l.root,u,c.root,d.root],tell:M,ready:O,glides:m,paint:k,stop:()=>(c.stop(),d.stop())}}var Ko=jt({name:"memory_heads",label:"Live figure: a transformer that copies, to be broken",style:ce+ye,controls:["text","cuts","by","kind","step","heads","place"],ms:220,build:Nn});export{ie as compute,Ko as default,pe as describe,K as focusOf,mt as forward,Jt as library,V as read,be as scene,Y as sorted};
