// Joined by `make figures` from src/memory_heads and src/kit: change those, not this.
var Oe=Object.defineProperty;var Ee=(t,e)=>{for(var o in e)Oe(t,o,{get:e[o],enumerable:!0})};function ct(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),n(a.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var Te="http://www.w3.org/2000/svg",ze=0,je=Math.random().toString(36).slice(2,8),lt=t=>`attn-${je}-${t}-${++ze}`;function At(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var M=(t,e={},...o)=>At(document.createElement(t),e,o),Mt=(t,e={},...o)=>At(document.createElementNS(Te,t),e,o);function V(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function C(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var St=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Ot=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Et=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var dt=t=>t.indexOf(Math.max(...t)),H=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Tt=200,Ce=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ne=t=>t*t*(3-2*t);function pt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>pt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,pt(t[r],a,o)]);return Object.fromEntries(n)}return e}function zt(t,e,o){let[n,r,a,i,s,c]=[t,t,t,0,0,0],l=!1,d=p=>{let h=H(p-s,0,64);if(s=p,l){let u=H((p-i)/e);n=pt(r,a,Ne(u)),l=u<1}let f=o(n,h);c=l||f?requestAnimationFrame(d):0};return{go(p,h){if(Ce()){[n,a,l]=[p,p,!1],o(n,1/0);return}[r,a,i,l]=[n,p,performance.now(),h],h||(n=p,o(n,0)),c||([s,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function jt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,i=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),s=p=>{if(a)return;let h=i();r.forEach(f=>f(h,p))},c=()=>s(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:h=!1}={})=>{a=!0;for(let[f,u]of Object.entries(p))t.set(f,u);a=!1,s({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:i,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function De(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function qe(t,e,o,n){let[r,a]=[0,!1],i=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},s=c=>{let l=++r,d=e.wants?.(o())??null;if(i(d!==null),d===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&s(c),()=>l===r&&e.say?.(p))};return s}function _t({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Tt,build:i}){return{render:({model:c,el:l})=>{let d=M("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(M("style",{},[St,Ot,Et,o].join(`
`)));let h=jt(c,n,r),f=i(h.read(),h,c),u=M("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(u),l.append(d);let g=()=>{let $=f.glides??(O=>O),k=0,v=zt($(h.read()),a,(O,S)=>k>0&&f.paint(O,S,k)),m=()=>{let O=Math.round(u.clientWidth);O===k||O===0||(k=O,De(l),v.again())},y=qe(u,f,h.read,O=>{f.tell(h.read()),v.go($(h.read()),O)});h.follow((O,S)=>{u.classList.add("touched"),y(S?.glide??!0)}),f.tell(h.read()),m();let z=new ResizeObserver(m);return z.observe(u),f.ahead?.(),()=>{z.disconnect(),v.stop(),h.stop(),f.stop?.()}},b=async()=>{await f.ready;for(let $;$=f.wants?.(h.read());)await $;return g()};return f.ready?b():g()}}}var Ie=t=>Math.round(t*10)/10,Ft=new WeakMap;function Lt(t){let e=M("div",{class:"attn-hits"}),o=new Map,n=a=>{let i=a.slider?M("div",{role:"slider",tabindex:0}):M("button",{type:"button"}),s={node:i,hit:a};return o.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:a=>{let i=new Set(a.map(({id:s})=>s));for(let[s,{node:c}]of o)i.has(s)||(c.remove(),o.delete(s));a.forEach((s,c)=>{let l=o.get(s.id)??n(s);Re(l.node,l.hit=s),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Re(t,{x:e,y:o,width:n,height:r,label:a,kind:i="",aria:s={},tab:c=0,lang:l}){let[d,p,h,f]=[e,o,n,r].map(Ie),u=`left:${d}px;top:${p}px;width:${h}px;height:${f}px`;Ft.get(t)!==u&&(t.style.cssText=u,Ft.set(t,u)),C(t,"class",`attn-hit ${i}`.trim()),C(t,"aria-label",a),C(t,"tabindex",c),l&&C(t,"lang",l);for(let[g,b]of Object.entries(s))C(t,`aria-${g}`,String(b))}function Ct(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function Nt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var qt="http://www.w3.org/2000/svg",He=t=>Math.round(t*10)/10+0;function x(t,e,o,n,r){let a=Object.entries(n).map(([i,s])=>[i,typeof s=="number"?He(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Dt=new WeakMap,We=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function Be(t,e){let o=We(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Ge)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Pe=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Ge(t){let e=document.createElementNS(qt,"tspan");for(let[o,n]of Object.entries(Pe(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function It(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Dt.get(t)??new Map;Dt.set(t,a);let i=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of a)i.get(c)?.shape!==d&&(l.remove(),a.delete(c));let s=t.firstChild;for(let c of n){let l=a.get(c.id);l||(l={node:document.createElementNS(qt,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,l)),Be(l,c),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}function _(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Q(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Rt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Ht=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Wt(t,e){let o=M("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>C(o,"aria-pressed",String(n))}}function Bt(t,e,o){let n=lt("choice"),r=new Map,a=M("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))r.set(i,M("input",{type:"radio",name:n,onchange:()=>o(i)})),a.append(M("label",{},r.get(i),M("span",{},s)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function ht({label:t,onChange:e,options:o=[],wide:n=!1}){let r=lt("select"),a=M("select",{id:r,onchange:()=>e(a.value)}),i=M("div",{class:n?"attn-field attn-wide":"attn-field"},M("label",{for:r},t),a),[s,c]=[o,""],l=0,d=f=>{let[u,g]=s[f];C(a.options[f],"value",u),V(a.options[f],g)},p=()=>{for(l=0;a.length>s.length;)a.lastChild.remove();s.forEach((f,u)=>d(u))},h=(f,u=o)=>{s=u;let g=s.findIndex(([$])=>String($)===String(f)),b=JSON.stringify(s);if(b!==c){for(;a.length<s.length;)a.append(M("option",{}));g>=0&&d(g),l||(l=setTimeout(p,40))}c=b,a.selectedIndex!==g&&(a.selectedIndex=g)};return h(o[0]?.[0]),{root:i,set:h}}function Pt(t=700){let e=M("p",{class:"attn-summary"}),o=M("span",{class:"attn-hidden",role:"status"}),n,r=(a,i=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>V(o,i),t)),V(e,a)};return{root:M("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function ut(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}function Gt({label:t,rest:e,begin:o,next:n}){let r=0,a=()=>{V(d,r?"\u275A\u275A":"\u25B6"),C(d,"aria-label",r?"Pause":t)},i=()=>{clearTimeout(r),r=0,a()},s=()=>{r=Number(setTimeout(s,e)),n()||i()},c=()=>{o(),r=Number(setTimeout(s,e/2)),a()},d=M("button",{type:"button",class:"attn-play",onclick:()=>r?i():c()});return a(),{root:d,stop:i}}var Ut=["the","a","we","i","and","in","on","to","of","by","up","at","red","big","old","hot","fox","cat","dog","hen","owl","bee","sun","moon","sea","hill","tree","key","hat","tea","cup","bread","man","girl","king","bird","fish","boat","road","door","day","night","saw","sat","run","ran","ate","met","sang","said","came","went","home","cold","new","green","little","then","with","not","is","was","like","over"];var W=Ut,R=16,Ve=/[.,;:!?"()“”„«»…]/g;function K(t){let e=t.toLowerCase().replace(Ve," ").split(/\s+/).filter(Boolean),o=e.slice(0,R),n=new Map(o.filter(s=>W.includes(s)).map(s=>[s,W.indexOf(s)])),r=W.map((s,c)=>c).filter(s=>!o.includes(W[s]));for(let s of o)n.has(s)||n.set(s,r.shift());let a=[...W];n.forEach((s,c)=>a[s]=c);let i=o.map(s=>n.get(s));return{words:o,ids:i,label:a,more:e.length>R}}var[I,D,A,N]=[2,4,48,12],Ke=2**-11,Vt=[["embedding",W.length,A],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,A,A])),["unembedding",A,W.length]],tt=Vt.reduce((t,[,e,o])=>t+e*o,0),Ye="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",Kt=new Uint8Array(128);[...Ye].forEach((t,e)=>Kt[t.charCodeAt(0)]=e);function ft(t){let e=(5-t.length%5)%5,o=new Uint8Array((t.length+e)/5*4);for(let n=0,r=0;n<t.length;n+=5,r+=4){let a=0;for(let i=0;i<5;i++)a=a*85+(n+i<t.length?Kt[t.charCodeAt(n+i)]:84);for(let i=3;i>=0;i--,a=Math.floor(a/256))o[r+i]=a%256}return o.subarray(0,o.length-e)}async function Je(t){let o=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(o).arrayBuffer())}function Ze(t){let e=(o,n)=>{let r=Math.floor((o+n)/2);return n-o<2?[]:[[r,o,n],...e(o,r),...e(r,n)]};return[[t-1,-1,-1],[0,t-1,-1],...e(0,t-1)]}function Xe(t){let e=t.length/tt,o=new Array(e);return Ze(e).forEach(([n,r,a],i)=>{let s=o[n]=new Int8Array(tt);for(let c=0;c<tt;c++){let l=r<0?0:a<0?o[r][c]:Math.floor((o[r][c]*(a-n)+o[a][c]*(n-r))/(a-r)+.5);s[c]=l+t[i*tt+c]}}),o}function Yt(t,e){let[o,n]=[0,0];return Object.fromEntries(Vt.map(([r,a,i])=>{let s=new Float64Array(a*i);for(let c=0;c<s.length;c++)s[c]=Math.fround(t[o+c]*e[n+c%i]);return o+=s.length,n+=i,[r,s]}))}function gt(t,e){let o=ft(t),n=new DataView(o.buffer,o.byteOffset,o.length);return Array.from({length:o.length/e},(r,a)=>e===2?n.getInt16(2*a,!0):n.getFloat32(4*a,!0))}function Jt(t,e){let o=gt(t,2);return[0,1].map(n=>Array.from({length:D},(r,a)=>{let i=((e*I+n)*D+a)*N;return Float64Array.from(o.slice(i,i+N),s=>Ke*s)}))}function Qe({levels:t,scales:e,means:o}){let n=new Int8Array(ft(t));return{params:Yt(n,Float32Array.from(gt(e,4))),means:Jt(o,0)}}async function tn({levels:t,scales:e,means:o}){let n=Xe(await Je(ft(t))),r=Float32Array.from(gt(e,4)),a=new Map;return i=>{let s=a.get(i)??{params:Yt(n[i],r),means:Jt(o,i)};return a.set(i,s),s}}function Zt(t,e){let o=Qe(t.opening),n=t.steps[t.steps.length-1],r={},a={},i=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===n)return o;let p=i(l,d),h=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return r[p]?.(t.steps.indexOf(d)-h)??null},load:(l,d)=>{let p=i(l,d);return a[p]??=e(p).then(tn).then(h=>void(r[p]=h)),a[p]},first:t,last:n}}var en=100,Y=(t,e)=>`${t+1}.${e+1}`;function ot(t,e,o,n=A){let r=new Float64Array(e*n);for(let a=0;a<e;a++){let i=r.subarray(a*n,(a+1)*n);for(let s=0;s<A;s++){let c=t[a*A+s];if(c===0)continue;let l=s*n;for(let d=0;d<n;d++)i[d]+=c*o[l+d]}}return r}function re(t,e){let o=new Float64Array(e*A);for(let n=0;n<e;n++){let r=0;for(let i=0;i<A;i++)r+=t[n*A+i]*t[n*A+i];let a=Math.sqrt(r/A+1e-6);for(let i=0;i<A;i++)o[n*A+i]=t[n*A+i]/a}return o}var Xt=Float64Array.from({length:R*A/2},(t,e)=>{let[o,n]=[Math.floor(e/(A/2)),e%(N/2)];return o*en**(-2*n/N)}),[Qt,te]=[Xt.map(Math.cos),Xt.map(Math.sin)];function ee(t,e){let o=new Float64Array(e*A);for(let n=0;n<e*A;n+=2){let r=t[n],a=t[n+1];o[n]=r*Qt[n/2]-a*te[n/2],o[n+1]=r*te[n/2]+a*Qt[n/2]}return o}function nn(t,e,o,n){let r=new Float64Array(o*o);for(let a=0;a<o;a++){let[i,s]=[-1/0,0];for(let c=0;c<=a;c++){let l=0;for(let d=n*N;d<(n+1)*N;d++)l+=t[a*A+d]*e[c*A+d];r[a*o+c]=l/Math.sqrt(N),i=Math.max(i,r[a*o+c])}for(let c=0;c<=a;c++)s+=r[a*o+c]=Math.exp(r[a*o+c]-i);for(let c=0;c<=a;c++)r[a*o+c]/=s}return r}function on({params:t,means:e},o,n,r,a){let i=re(o,n),[s,c,l]=["q","k","v"].map(u=>ot(i,n,t[`layer${r+1}.w_${u}`])),[d,p]=[ee(s,n),ee(c,n)],h=new Float64Array(n*A),f=Array.from({length:D},(u,g)=>nn(d,p,n,g));return f.forEach((u,g)=>{let b=Y(r,g);if(a.heads.has(b))return a.mean&&rn(h,n,g,e[r][g]);let $=an(u,n,b,a.edges);for(let k=0;k<n;k++)for(let v=0;v<=k;v++){let m=$[k*n+v];for(let y=g*N;y<(g+1)*N;y++)h[k*A+y]+=m*l[v*A+y]}}),{weights:f,found:h}}function rn(t,e,o,n){for(let r=0;r<e;r++)t.set(n,r*A+o*N)}function an(t,e,o,n){let r=[...n].filter(i=>i.startsWith(`${o}.`));if(!r.length)return t;let a=t.slice();for(let i of r){let[s,c]=i.split(".").slice(2).map(l=>Number(l)-1);s<e&&c<e&&(a[s*e+c]=0)}return a}function J(t,e){let o=t.filter(r=>r.split(".").length===2),n=t.filter(r=>r.split(".").length===4);return{heads:new Set(o),edges:new Set(n),mean:e==="mean"}}var ae=J([],"zero");function se(t,e){let o=new Float64Array(t.length);for(let n=0;n<t.length;n++)o[n]=t[n]+e[n];return o}function ie({params:t},e,o){let n=t.unembedding.length/A,r=ot(re(e,o),o,t.unembedding,n);return Array.from({length:o},(a,i)=>{let s=Array.from(r.subarray(i*n,(i+1)*n)),c=Math.max(...s),l=s.map(p=>Math.exp(p-c)),d=l.reduce((p,h)=>p+h,0);return l.map(p=>p/d)})}function ce(t,e,o,n,r=0){let[a,i]=[[],[e]];for(let s=r;s<I;s++){let c=on(t,e,o,s,n);e=se(e,ot(c.found,o,t.params[`layer${s+1}.w_o`])),a.push(c),i.push(e)}return{layers:a,streams:i,chances:ie(t,e,o)}}function mt(t,e,o=ae){let n=new Float64Array(e.length*A);return e.forEach((r,a)=>n.set(t.params.embedding.subarray(r*A,(r+1)*A),a*A)),ce(t,n,e.length,o)}function sn({params:t,means:e},o,n,r,a,i){let{found:s}=o.layers[r],c=new Float64Array(n*A);for(let l=0;l<n;l++)for(let d=0;d<N;d++){let p=l*A+a*N+d;c[p]=(i?e[r][a][d]:0)-s[p]}return se(o.streams[r+1],ot(c,n,t[`layer${r+1}.w_o`]))}var cn=t=>t.map((e,o)=>o).filter(e=>e+1<t.length&&t.some((o,n)=>n<e&&o===t[e]&&t[n+1]===t[e+1]));function nt(t,e,o){let n=o.filter(a=>dt(t[a])===e[a+1]).length,r=o.reduce((a,i)=>a-Math.log(t[i][e[i+1]]),0);return{right:n,of:o.length,loss:o.length?r/o.length:0}}function ln(t,e,o,n,r){let a=o.length,i=nt(e.chances,o,n).loss;return Array.from({length:I},(s,c)=>Array.from({length:D},(l,d)=>{if(!n.length)return 0;let p=sn(t,e,a,c,d,r),h=c+1<I?ce(t,p,a,ae,c+1).chances:ie(t,p,a);return nt(h,o,n).loss-i}))}var ne=({layers:t})=>t.map(({weights:e})=>e.map(o=>Array.from(o))),wt=(t,e)=>t.map((o,n)=>n).filter(o=>o>0&&o<=e&&t[o-1]===t[e]);function oe(t,e,o){let n=e.length,r=a=>a.reduce((i,s)=>i+s,0)/Math.max(1,a.length);return t.layers.map(({weights:a},i)=>a.map(s=>r(i===0?e.slice(1).map((c,l)=>s[(l+1)*n+l]):o.map(c=>wt(e,c).reduce((l,d)=>l+s[c*n+d],0)))))}var et=[];function dn(t,e,o,n){let r=`${e} ${n}`,a=et.find(c=>c.checkpoint===t&&c.key===r);if(a)return a.found;let i=mt(t,e),s={run:i,cost:ln(t,i,e,o,n)};return et.unshift({checkpoint:t,key:r,found:s}),et.length=Math.min(et.length,64),s}function le({text:t,cuts:e,by:o},n){let{words:r,ids:a,label:i}=K(t),s=cn(a),{run:c,cost:l}=dn(n,a,s,o==="mean"),d=e.length?mt(n,a,J(e,o)):c,[p,h]=[d,c].map(({chances:u})=>u.map(dt)),f=({chances:u})=>u.map((g,b)=>b+1<a.length?g[a[b+1]]:Math.max(...g));return{words:r,ids:a,copies:s,cost:l,weights:ne(d),uncut:ne(c),chance:f(d),whole:f(c),guesses:p.map(u=>i[u]),surety:d.chances.map((u,g)=>u[p[g]]),guessed:h.map(u=>i[u]),sured:c.chances.map((u,g)=>u[h[g]]),right:p.map((u,g)=>u===a[g+1]),now:nt(d.chances,a,s),before:nt(c.chances,a,s),looks:oe(d,a,s),looked:oe(c,a,s)}}var de=`text.small { font-size: 12.5px; }
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
`;var ve={};Ee(ve,{crosses:()=>$t,edgePath:()=>at,edges:()=>ye,followed:()=>X,layout:()=>rt,picture:()=>vt,places:()=>it,stepAt:()=>kt,training:()=>st,valueAt:()=>ke});var hn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),un=1.12,Z=new Map;function fn(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(hn[r.charCodeAt(0)-32]??556),0);return un*o/1e3}function B(t,e){return Z.size>5e3&&Z.clear(),Z.has(t)||Z.set(t,fn(t)),e*Z.get(t)}var q=t=>`\u201C${Rt(t)}\u201D`,P=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function xt(t,e,o){let n=t.slice(o*e,o*e+e);return n.indexOf(Math.max(...n))}function gn(t,e){let[o,n,r,a]=t.split(".").map(Number);return a<=r&&r<=e.length?`the edge of ${o}.${n} from ${q(e[r-1])} to ${q(e[a-1])}`:"1 edge"}function mn({cuts:t,by:e},o){let{heads:n,edges:r}=J(t,e),a=n.size>1?"heads":"head",i=n.size>1?" (by their means)":" (by its mean)";return[...n.size?[`${a} ${Ht([...n])}${e==="mean"?i:""}`]:[],...r.size===1?[gn([...r][0],o)]:[],...r.size>1?[`${r.size} edges`]:[]].join(" and ")}function wn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var pe=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function xn(t,e){let{heads:o,cuts:n}=t,{ids:r,words:a,weights:i,uncut:s,looks:c,looked:l}=e,d=o[1],[p,h]=[c[1][d-1],l[1][d-1]];if(n.includes(`2.${d}`)||h-p<.3)return"";let[f,u]=[a.length,P(t,e)],g=wt(r,u),[b,$]=[i,s].map(v=>g.reduce((m,y)=>m+v[1][d-1][u*f+y],0)),k=g.length?`; from ${q(a[u])} ${_($)}, now ${_(b)}`:"";return` Head 2.${d}\u2019s mean weight on what came next was ${_(h)}, now ${_(p)}${k}.`}function he(t,e){let{words:o,weights:n,cost:r,guesses:a,surety:i}=e,[s,c]=t.heads,[l,d]=[o.length,P(t,e)],p=n[1][c-1],h=xt(p,l,d),f=h>0&&o[h-1]===o[d],u=f&&r[0][s-1]>.5&&n[0][s-1][h*l+h-1]>.4,g=f?u?`, which head 1.${s} has marked as following ${q(o[d])}`:`, which followed ${q(o[d])} before`:"",b=d===h?"itself":q(o[h]);return`From ${q(o[d])}, head 2.${c} attends most to ${b} (${_(p[d*l+h])})${g}; the guess is ${q(a[d])} (${Q(i[d])}).`}function bn(t,e){let{words:o,guesses:n,surety:r,guessed:a,sured:i}=e,s=P(t,e);return`After ${q(o[s])} the guess is ${q(n[s])} (${Q(r[s])}), with nothing cut ${q(a[s])} (${Q(i[s])}).`}function yn(t,e){let{now:o,before:n,copies:r}=e,a=mn(t,e.words);if(!r.length)return he(t,e);if(!a)return`${pe(o)}. ${he(t,e)}`;let i=t.cuts.every(s=>s.split(".").length===4);return`Without ${a}, ${pe(o)}, ${n.right} before${wn(o,n)}. ${i?bn(t,e):`The loss on them goes from ${_(n.loss)} to ${_(o.loss)}.`}${xn(t,e)}`}function $n({text:t},{copies:e}){let o=K(t).more?`Only the first ${R} words are read. `:"";return e.length?o:`${o}No two words come again in the same order, so there is nothing to copy. `}function ue(t,e,o,n){if(!e.words.length)return"Type a text in which some words come again in the same order.";let r=yn(t,e),a=o===n?r:`After ${o} steps of training, ${r[0].toLowerCase()}${r.slice(1)}`;return`${$n(t,e)}${a}`}function kn(t){let e=Math.abs(t);return e<.005?"the loss changes by less than 0.01":`the loss ${t<0?"falls":"rises"} by ${_(e)}`}function fe({cuts:t},{looks:e,cost:o},n,r){let a=`${n+1}.${r+1}`,i=n?"what came next before":"the word before";return`${t.includes(a)?"Restore":"Cut"} head ${a}: ${_(e[n][r])} of its weight on ${i}; alone cut, ${kn(o[n][r])}`}var vn=960,An=.05,Mn=Math.log(64),Sn=4.8,bt=18,ge=11,me=[.15,.4,.7];function rt(t){let e=Math.min(t,vn),o=e<700,n=e<330,r=o?e:Math.min(356,.39*e),a=o?e:e-r-36,i=o?(e-4*70)/3:12,s=o?70:Math.floor((r-3*i)/4),c=o?0:e-r,l=s+50,d=26,p=d+I*l,h=o?24:23,f=o?p+40:44,u=f+R*h,g=o?u+28:p+26,b=o?g+70:u-18,$=n?56:o?62:84,k=n?50:o?62:Math.min(112,.2*a),v=k+$+k+(o?16:34);return{laid:e,zoom:t/e,narrow:o,panel:r,panelLeft:c,wide:a,gap:i,tile:s,block:l,tilesTop:d,row:h,top:f,bottom:u,curveTop:g,curveBottom:b,word:$,lane:k,bars:v,bar:n?34:o?44:84,least:n,wordLeft:k,height:(o?b:u)+22}}var yt=({top:t,row:e},o)=>t+(o+.5)*e,xe=(t,e,o)=>({x:t.panelLeft+o*(t.tile+t.gap),y:t.tilesTop+e*t.block+20});function at(t,e,o,n){let[r,a]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[i,s]=[yt(t,o),yt(t,n)],c=o===n?.12:.2+.8*((o-n)/(R-1))**.7,l=a*(t.lane-12)*c,d=(r+4/3*l).toFixed(1),[p,h]=o===n?[i-5,i+5]:[i,s];return{d:`M${r} ${p.toFixed(1)}C${d} ${p.toFixed(1)} ${d} ${h.toFixed(1)} ${r} ${h.toFixed(1)}`,x:r+l,y:(i+s)/2}}function X(t,e){let o=P(t,e);return[xt(e.weights[1][t.heads[1]-1],e.words.length,o),o]}var be=({cuts:t},e,o,n)=>t.includes(e)||t.includes(`${e}.${o+1}.${n+1}`);function On(t,e,o,n){let[r,a]=[e.words.length,t.heads[n]-1],[i,s]=[X(t,e)[n],e.weights[n][a]],c=me.map(()=>"");for(let l=0;l<r;l++)for(let d=0;d<=l;d++){let p=me.findLastIndex(h=>s[l*r+d]>=h);p<0||l===d||l===i||be(t,Y(n,a),l,d)||(c[p]+=at(o,n,l,d).d)}return c.map((l,d)=>x(`threads ${n} ${d}`,"path",`weight line thread band${d}`,{d:l}))}function ye(t,e,o){let[n,r]=[e.words.length,t.heads[o]-1];if(n===0)return[];let a=X(t,e)[o];return e.weights[o][r].slice(a*n,a*n+a+1).map((i,s)=>({i:a,j:s,weight:i,cut:be(t,Y(o,r),a,s)})).filter(({weight:i})=>i>=An).sort((i,s)=>s.weight-i.weight)}function En(t,e,o){let n=e.words.length,r=`${o+1}.${t.heads[o]}.`;return t.cuts.filter(a=>a.startsWith(r)).map(a=>{let[i,s]=a.split(".").slice(2).map(l=>Number(l)-1),c=e.weights[o][t.heads[o]-1][i*n+s];return{i,j:s,weight:c,cut:!0}}).filter(({i:a,j:i})=>a<n&&i<n)}function $e(t,e,o){let n=ye(t,e,o),r=({i:a,j:i})=>n.some(s=>s.i===a&&s.j===i);return[...En(t,e,o).filter(a=>!r(a)),...n]}function Tn(t,e,o,n){return $e(t,e,n).map(({i:r,j:a,weight:i,cut:s})=>x(`edge ${n} ${r} ${a}`,"path",`weight line strand${s?" cut":""}`,{d:at(o,n,r,a).d,"stroke-width":Math.max(9*i,s?1.5:0).toFixed(2)}))}function $t(t,e,o){let n=[];for(let r=0;r<I;r++){if(t.cuts.includes(`${r+1}.${t.heads[r]}`))continue;let a=$e(t,e,r),i=a.filter(({weight:s,cut:c})=>s>=.1&&!c).slice(0,2);for(let s of[...a.filter(({cut:c})=>c),...i]){let{x:c,y:l}=at(o,r,s.i,s.j);n.every(p=>p.layer!==r||Math.hypot(p.x-c,p.y-l)>=25)&&n.push({id:`cross ${r} ${s.i} ${s.j}`,x:c,y:l,layer:r,...s})}}return n}var zn=(t,e,o)=>$t(t,e,o).flatMap(({id:n,x:r,y:a,cut:i})=>[x(`${n} disc`,"circle",`weight disc${i?" off":""}`,{cx:r,cy:a,r:8.5}),x(`${n} sign`,"path",`weight line sign${i?" off":""}`,{d:`M${(r-3).toFixed(1)} ${(a-3).toFixed(1)}l6 6m0 -6l-6 6`})]);function we(t,e,o){if(B(t,o)<=e)return t;let n=t.length-1;for(;n>1&&B(`${t.slice(0,n)}\u2026`,o)>e;)n--;return`${t.slice(0,n)}\u2026`}function jn(t,e,o){let{words:n,copies:r,chance:a,whole:i,guesses:s,right:c}=e,{row:l,word:d,wordLeft:p,bars:h,bar:f,wide:u,narrow:g}=o,[b,$]=n.length?X(t,e):[-1,-1],k=g?14.5:15;return n.flatMap((v,m)=>{let y=yt(o,m),z=m===$?"query solid":m===b?"key ring":"paper",O=r.includes(m),S=m===n.length-1,w=S||O&&c[m];return[x(`word ${m}`,"rect",`${z} chip`,{x:p,y:y-l/2+1,width:d,height:l-2,rx:5}),x(`text ${m}`,"text",`${m===$?"paper":m===b?"key":"ink"} word`,{x:p+d/2,y:y+4.5},we(v,d-4,k)),x(`track ${m}`,"rect","track",{x:h,y:y-4,width:f,height:8}),x(`chance ${m}`,"rect",`${S?"ink":O?"output":"faint"} solid`,{x:h,y:y-4,width:f*a[m],height:8}),...O||S?[x(`was ${m}`,"line","ink line was",{x1:h+f*i[m],x2:h+f*i[m],y1:y-7,y2:y+7,...t.cuts.length?{}:{visibility:"hidden"}})]:[],...O?[x(`verdict ${m}`,"text",`${c[m]?"output":"soft"} strong`,{x:h-9,y:y+4.5},c[m]?"\u2713":"\xD7")]:[],x(`guess ${m}`,"text",`${S?"ink":w?"output":"soft"} start word${w?" strong":""}`,{x:h+f+8,y:y+4.5},we(s[m],u-h-f-10,k))]})}var _n=t=>["chance, guess; tick: with nothing cut","tick: with nothing cut","tick: uncut"].find(e=>B(e,12.5)<=t)??"";function Fn({heads:[t,e],cuts:o},n){let{top:r,wordLeft:a,word:i,bars:s,wide:c,narrow:l,least:d}=n,p=(h,f,u,g,b)=>{let $=o.includes(`${g}.${b}`),k=o.some(m=>`${m}.`.startsWith(`${g}.${b}.`)),v=f==="start"?u:u-B("cut",12.5)-bt-5;return[x(`${h} name`,"text",`weight strong ${l?"small ":""}${f}${$?" off":""}`,{x:u,y:r-22},`${d?"":"head "}${g}.${b}`),x(`${h} note`,"text",`soft small ${f}`,{x:u+(k&&f==="start"?bt+5:0),y:r-7},k?"cut":"looks at"),...k?[x(`${h} dash`,"line","weight line strand cut",{x1:v,x2:v+bt,y1:r-11,y2:r-11,"stroke-width":2.5})]:[]]};return[...p("first","end",a-(l?1:4),1,t),...p("second","start",a+i+4,2,e),x("text name","text","ink strong",{x:a+i/2,y:r-22},"text"),x("next name","text","ink strong start",{x:s,y:r-22},"next word"),x("next note","text","soft small start",{x:s,y:r-7},o.length?_n(c-s):c-s<260?"chance, guess":"its chance, and the model\u2019s guess")]}function Ln(t,e,o,{x:n,y:r}){let a=o/Math.max(e,4),i="";return t.forEach((s,c)=>{let l=a*Math.sqrt(s);if(l<.6)return;let[d,p]=[n+(c%e+.5)*a,r+(Math.floor(c/e)+.5)*a],[h,f,u]=[d-l/2,p-l/2,l].map(g=>g.toFixed(2));i+=`M${h} ${f}h${u}v${u}h-${u}z`}),i}function Cn(t,e,o,n,r){let{tile:a,narrow:i}=o,s=Y(n,r),{x:c,y:l}=xe(o,n,r),d=e.words.length,p=t.cuts.includes(s),h=t.heads[n]===r+1,[f,u]=[d?X(t,e)[n]:0,a/Math.max(d,4)],[g,b]=[e.looks[n][r],e.cost[n][r]],$=a-(i?34:38),k=(v,m,y,z,O)=>[x(`${v} track ${s}`,"rect","track",{x:c,y:z,width:$,height:6}),x(`${v} bar ${s}`,"rect",`${m} solid`,{x:c,y:z,width:$*H(y),height:6}),x(`${v} told ${s}`,"text",`soft tiny end${m.includes("pale")?" pale":""}`,{x:c+a,y:z+7},O)];return[x(`tile ${s}`,"rect",`tile${p?" off":""}`,{x:c,y:l,width:a,height:a,rx:3}),x(`band ${s}`,"rect","band",{x:c,y:l+f*u,width:a,height:d?u:0}),x(`pattern ${s}`,"path",`weight solid pattern${p?" off":""}`,{d:Ln(e.weights[n][r],d,a,{x:c,y:l})}),x(`name ${s}`,"text","ink strong end small",{x:c+a-4,y:l+14},s),...p?[x(`slash ${s}`,"path","ink line slash",{d:`M${c+6} ${l+a-6}L${c+a-6} ${l+20}`})]:[],...h?[x(`shown ${s}`,"rect","ink frame",{x:c,y:l,width:a,height:a,rx:3})]:[],...k("look","weight",g,l+a+6,_(g)),...k("cost",t.cuts.length?"output pale":"output",b/Mn,l+a+19,`${b<-.005?"":"+"}${_(Math.abs(b)<.005?0:b)}`)]}function Nn(t,e,o){let{panelLeft:n,panel:r,tilesTop:a,block:i,narrow:s}=o,{now:c,copies:l,right:d}=e,p=c.of?`${c.right} of ${c.of}`:"",h=B(p,19)+10,f=12,u=m=>B(m,12.5),g=s&&l.length>6||l.length>9,b=r-h-(g?0:l.length*(f+2))-4,$=["repeated words predicted","repeated words right"].find(m=>u(m)<=b),[k,v]=[["on what came next before","loss if cut alone"],["on what came next before","if cut alone"]].find(m=>54+u(m[0])+6+u(m[1])<=r)??["on what came next","if cut alone"];return[x("score","text","output large start",{x:n,y:17},p),x("score note","text","soft small start",{x:n+h,y:15},c.of?$??"repeated":"no two words come again"),...l.map((m,y)=>x(`pip ${m}`,"rect",`output pip ${d[m]?"full":"empty"}`,{x:n+r-(l.length-y)*(f+2),y:5,width:f-1,height:f-1,rx:2,...g?{visibility:"hidden"}:{}})),...Array.from({length:I},(m,y)=>{let z=a+y*i+12,O=y?k:"on the word before";return[x(`layer ${y}`,"text","ink strong small start",{x:n,y:z},`layer ${y+1}`),x(`layer note ${y}`,"text","weight small start",{x:n+54,y:z},O),x(`layer cost ${y}`,"text","output small end",{x:n+r,y:z},v),...Array.from({length:D},(S,w)=>Cn(t,e,o,y,w)).flat()]}).flat()]}function st({steps:t},{panelLeft:e,panel:o,curveTop:n,curveBottom:r}){let a=l=>r-(r-n)*l/Sn,[i,s]=[e+22,e+o-8],c=t[t.length-1];return{x:l=>i+(s-i)*l/c,y:a,low:i,high:s}}function kt(t,e,o){let n=rt(e),{x:r}=st(t,n),a=t.steps.map(i=>Math.abs(r(i)-o/n.zoom));return t.steps[a.indexOf(Math.min(...a))]}function ke(t,e,o){let n=Math.max(0,t.findLastIndex(r=>r<=o));return n===t.length-1?e[n]:e[n]+(o-t[n])/(t[n+1]-t[n])*(e[n+1]-e[n])}function Dn({state:t,first:e,at:o},n){let{step:r,repeated:a,other:i}=e.curves[t.kind],{x:s,y:c,low:l,high:d}=st(e,n),{curveTop:p,curveBottom:h,panelLeft:f}=n,u=y=>y.map((z,O)=>`${O?"L":"M"}${s(r[O]).toFixed(1)} ${c(z).toFixed(1)}`).join(""),[g,b]=[s(o),ke(r,a,o)],$=g>(l+d)/2,[k,v]=[t.kind==="priced",s(e.priced_from)],m=a[a.length-1];return[x("training name","text","ink strong small start",{x:f,y:p-10},"training"),x("training note","text","soft small start",{x:f+62,y:p-10},"loss on other texts"),...[0,2,4].flatMap(y=>[x(`loss rule ${y}`,"line","rule",{x1:l,x2:d,y1:c(y),y2:c(y)}),x(`loss ${y}`,"text","soft tiny end",{x:l-5,y:c(y)+4},String(y))]),x("kept","path","soft line kept",{d:e.steps.map(y=>`M${s(y).toFixed(1)} ${h}v4`).join("")}),...k?[x("penalty","line","soft line penalty",{x1:v,x2:v,y1:p,y2:h})]:[],x("other","path","soft line",{d:u(i)}),x("repeated","path","output line",{d:u(a)}),x("head","line","ink line",{x1:g,x2:g,y1:p-4,y2:h+4}),...k?[x("penalty told","text","soft tiny end halo",{x:v-5,y:h-6},"penalty from here")]:[],x("other told","text","soft tiny end halo",{x:d-ge,y:c(i[i.length-1])+14},"new words"),x("repeated told","text","output tiny end halo",{x:d-ge,y:c(m)+15<=h-4?c(m)+15:c(m)-8},"repeated words"),x("knob","circle","ink solid knob",{cx:g,cy:c(b),r:6.5}),x("step told","text",`ink strong small ${$?"end":"start"}`,{x:$?g+6:g-6,y:h+17},`step ${Math.round(o)}`)]}function vt(t,e){let{state:o,width:n}=e,r=rt(n),a=t.words.length?[0,1]:[];return{width:r.laid,height:r.height,marks:[...Nn(o,t,r),...Fn(o,r),...a.flatMap(i=>On(o,t,r,i)),...a.flatMap(i=>Tn(o,t,r,i)),...jn(o,t,r),...zn(o,t,r),...Dn(e,r)]}}function it(t,{state:e,first:o,width:n}){let r=rt(n),{zoom:a,tile:i,row:s,word:c,wordLeft:l,lane:d,top:p,panelLeft:h,curveTop:f,curveBottom:u}=r,g=S=>({...S,x:S.x*a,y:S.y*a,width:S.width*a,height:S.height*a}),b=Array.from({length:I*D},(S,w)=>{let[E,T]=[Math.floor(w/D),w%D],{x:F,y:L}=xe(r,E,T);return{id:`tile ${E} ${T}`,x:F,y:L,width:i,height:i+26,label:fe(e,t,E,T),aria:{pressed:e.cuts.includes(Y(E,T))}}}),$=P(e,t),k=[0,1].map(S=>({id:`lane ${S}`,x:S?l+c+2:0,y:p-38,width:d+4,height:36,label:`Show the next head of layer ${S+1}; now head ${S+1}.${e.heads[S]}`})),v=t.words.map((S,w)=>({id:`word ${w}`,x:l,y:p+w*s,width:c,height:s,label:`${S}, place ${w+1}`,tab:w===$?0:-1,aria:{pressed:w===$}})),m=$t(e,t,r).map(({id:S,x:w,y:E,layer:T,i:F,j:L,weight:G,cut:U})=>({id:S,x:w-12.5,y:E-12.5,width:25,height:25,aria:{pressed:U},label:`${U?"Restore":"Cut"} the edge of head ${T+1}.${e.heads[T]} from ${t.words[F]} (${F+1}) to ${t.words[L]} (${L+1}), weight ${_(G)}`})),{high:y}=st(o,r),z=o.steps.indexOf(e.step),O={id:"training",x:h,y:f-2,width:y+8-h,height:u-f+22,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:o.steps.length-1,valuenow:z,valuetext:`after ${e.step} steps`}};return[...b,...k,...v,...m,O].map(g)}var Ae=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
.heads-text .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.heads-text input { width: 100%; }
.attn-memory_heads select { text-overflow: ellipsis; }
.heads-controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
.heads-controls .attn-label { margin: 0; }
.attn-memory_heads .attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
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
@media (forced-colors: active) { .attn-memory_heads .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } .thread { stroke-opacity: 0.6; } rect.tile { stroke: var(--edge); } rect.band { fill: none; stroke: var(--query); } .attn-play { border: 1px solid; } }
@media print { .heads-text, .heads-controls, .attn-hint { display: none; } }
`;var In=260,Me=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],j=t=>t.read();function Rn(t){let e=i=>t.change({text:i,place:null,cuts:Hn(t)}),o=0,n=ht({label:"Text",options:[["","your own"],...Me],onChange:i=>i&&e(i)}),r=M("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(o),o=requestAnimationFrame(()=>e(r.value))}}),a=({text:i})=>{n.set(Me.some(([s])=>s===i)?i:""),r.value!==i&&(r.value=i)};return{root:M("div",{class:"heads-text"},n.root,r),tell:a}}var Hn=t=>j(t).cuts.filter(e=>e.split(".").length===2);function Se(t,e,o={}){let{cuts:n}=j(t),r=n.includes(e)?n.filter(a=>a!==e):[...n,e];t.change({cuts:r,...o},{glide:!0})}function Wn(t,e,o,n,r){let a=s=>()=>{let{steps:c}=e().first;return c[H(c.indexOf(j(t).step)+s,0,c.length-1)]},i=s=>{o(),s!==j(t).step&&t.change({step:s},{glide:!0})};return(s,c)=>{let[l,...d]=c().id.split(" "),p=d.map(Number);if(l==="training"){let g=$=>{let{root:k,width:v}=r();i(kt(e().first,v,Ct(k,$)[0]))};Nt(s,$=>(g($),g));let b={ArrowRight:a(1),ArrowUp:a(1),ArrowLeft:a(-1),ArrowDown:a(-1)};ut(s,{...b,Home:a(-999),End:a(999)},i);return}let h=(g,b)=>j(t).heads.map(($,k)=>k===g?b:$),f={tile:()=>Se(t,`${p[0]+1}.${p[1]+1}`,{heads:h(p[0],p[1]+1)}),lane:()=>t.change({heads:h(p[0],j(t).heads[p[0]]%D+1)},{glide:!0}),word:()=>t.change({place:p[0]+1},{glide:!0}),cross:()=>{let[g,b,$]=p;Se(t,`${g+1}.${j(t).heads[g]}.${b+1}.${$+1}`)}}[l];if(s.addEventListener("click",()=>f?.()),l!=="word")return;let u=g=>()=>H(p[0]+g,0,K(j(t).text).words.length-1);ut(s,{ArrowDown:u(1),ArrowUp:u(-1),Home:u(-99),End:u(99)},g=>{t.change({place:g+1},{glide:!0}),n().focus(`word ${g}`)})}}function Bn(t,e){let o=Bt("Cut by",{zero:"by zero",mean:"by mean"},l=>t.change({by:l},{glide:!0})),n=ht({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:l=>t.change({kind:l},{glide:!0})}),r=Gt({label:"Play: through the training",rest:In,begin:()=>{let{steps:l}=e().first;j(t).step===l[l.length-1]&&t.change({step:0},{glide:!0})},next:()=>{let{get:l,first:{steps:d}}=e(),{kind:p,step:h}=j(t),f=d.indexOf(h)+(l(p,h)?1:0);return f<d.length&&t.change({step:d[f]},{glide:!0}),f<d.length-1}}),a=(l,d)=>{let{root:p}=Wt(l,()=>p.getAttribute("aria-disabled")==="true"||(r.stop(),d()));return p.removeAttribute("aria-pressed"),p},i=a("Restore all",()=>t.change({cuts:[]},{glide:!0}));return{root:M("div",{class:"heads-controls"},r.root,M("div",{class:"attn-row"},M("span",{class:"attn-label","aria-hidden":"true"},"cut"),o.root),M("div",{class:"attn-row"},i,a("Reset",t.reset)),n.root),tell:l=>{o.set(l.by),n.set(l.kind),C(i,"aria-disabled",String(l.cuts.length===0))},stop:r.stop}}function Pn(t,e,o){let n=null,r=null,a=null,[i,s]=[800,null],c=Bn(e,()=>n),[l,d]=[Rn(e),Pt()],p=Mt("svg",{class:"scene","aria-hidden":"true"}),h=Wn(e,()=>n,()=>c.stop(),()=>f,()=>({root:u,width:i})),f=Lt(h),u=M("div",{class:"attn-stage"},p,f.root),g=M("p",{class:"attn-hint"},"Cut a head. Then drag the training back."),b=({kind:w,step:E})=>n?.load(w,E).then(z),$=w=>{let E=n?.get(w.kind,w.step);E?r={kind:w.kind,step:w.step,checkpoint:E}:b(w);let{text:T,cuts:F,by:L}=w,G=JSON.stringify([T,F,L]),{checkpoint:U}=r;return(a?.key!==G||a.own!==U)&&(a={key:G,own:U,result:le(w,U)}),a.result},k=w=>({state:j(e),first:n.first,at:w,width:i}),v=w=>{if(!n)return;let E=$(w),{step:T}=r,F=T!==w.step||r?.kind!==w.kind;l.tell(w),c.tell(w),f.set(it(E,k(w.step))),d.set((F?"This checkpoint is still on its way. ":"")+ue(w,E,T,n.last))},m=w=>{let{weights:E,chance:T,cost:F,looks:L}=$(w);return{at:w.step,weights:E,chance:T,cost:F,looks:L}},y=(w,E,T)=>{if(!n)return;let F=T!==i;[s,i]=[w,T];let L=$(j(e));F&&f.set(it(L,k(j(e).step)));let G=L.weights[0][0].length===w.weights[0][0].length;It(p,vt(G?{...L,...w}:L,k(w.at)))},z=()=>{v(j(e)),s&&y(m(j(e)),0,i)},O=ct(o,"memory_heads").then(async w=>{n=Zt(w,F=>ct(o,`memory_heads.${F}`));let{kind:E,step:T}=j(e);n.get(E,T)||await n.load(E,T)}),S=()=>void(n&&b(j(e)));for(let w of["pointerenter","focusin"])u.addEventListener(w,S,{once:!0});return{parts:[g,l.root,u,c.root,d.root],tell:v,ready:O,glides:m,paint:y,stop:()=>(c.stop(),d.stop())}}var nr=_t({name:"memory_heads",label:"Live figure: a transformer that copies, to be broken",style:de+Ae,controls:["text","cuts","by","kind","step","heads","place"],ms:220,build:Pn});export{le as compute,nr as default,ue as describe,P as focusOf,mt as forward,Zt as library,K as read,ve as scene,J as sorted};
