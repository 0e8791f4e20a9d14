// Joined by `make figures` from src/position and src/kit: change those, not this.
var ge=Object.defineProperty;var xe=(t,e)=>{for(var o in e)ge(t,o,{get:e[o],enumerable:!0})};var be="http://www.w3.org/2000/svg",ye=0,we=Math.random().toString(36).slice(2,8),U=t=>`attn-${we}-${t}-${++ye}`;function At(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var y=(t,e={},...o)=>At(document.createElement(t),e,o),Et=(t,e={},...o)=>At(document.createElementNS(be,t),e,o);function F(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Ot=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var qt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var jt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var j=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),rt=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]);var Me=t=>t[0].map((e,o)=>t.map(n=>n[o]));function Lt(t,e){let o=Me(e);return t.map(n=>o.map(r=>j(n,r)))}function zt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),a=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),s=a.reduce((i,c)=>i+c,0);return s>0?a.map(i=>i/s):a}var Ct=t=>t.indexOf(Math.max(...t)),$=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var It=200,Se=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ae=t=>t*t*(3-2*t);function at(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>at(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,at(t[r],a,o)]);return Object.fromEntries(n)}return e}function Tt(t,e,o){let[n,r,a,s,i,c]=[t,t,t,0,0,0],l=!1,f=d=>{let p=$(d-i,0,64);if(i=d,l){let h=$((d-s)/e);n=at(r,a,Ae(h)),l=h<1}let u=o(n,p);c=l||u?requestAnimationFrame(f):0};return{go(d,p){if(Se()){[n,a,l]=[d,d,!1],o(n,1/0);return}[r,a,s,l]=[n,d,performance.now(),p],p||(n=d,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(f)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function Nt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let p=s();r.forEach(u=>u(p,d))},c=()=>i(null);e.forEach(d=>t.on(`change:${d}`,c));let l=(d,{glide:p=!1}={})=>{a=!0;for(let[u,h]of Object.entries(d))t.set(u,h);a=!1,i({glide:p}),t.save_changes()},f=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in d).map(p=>[p,d[p]]))};return{read:s,change:l,reset:()=>l(f(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function Ee(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Oe(t,e,o,n){let[r,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,f=e.wants?.(o())??null;if(s(f!==null),f===null)return n(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";f.then(()=>l===r&&i(c),()=>l===r&&e.say?.(d))};return i}function Ft({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=It,build:s}){return{render:({model:c,el:l})=>{let f=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=f.attachShadow({mode:"open"});d.append(y("style",{},[Ot,qt,jt,o].join(`
`)));let p=Nt(c,n,r),u=s(p.read(),p,c),h=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(h),l.append(f);let g=()=>{let b=u.glides??(A=>A),v=0,k=Tt(b(p.read()),a,(A,nt)=>v>0&&u.paint(A,nt,v)),S=()=>{let A=Math.round(h.clientWidth);A===v||A===0||(v=A,Ee(l),k.again())},M=Oe(h,u,p.read,A=>{u.tell(p.read()),k.go(b(p.read()),A)});p.follow((A,nt)=>{h.classList.add("touched"),M(nt?.glide??!0)}),u.tell(p.read()),S();let C=new ResizeObserver(S);return C.observe(h),u.ahead?.(),()=>{C.disconnect(),k.stop(),p.stop(),u.stop?.()}},m=async()=>{await u.ready;for(let b;b=u.wants?.(p.read());)await b;return g()};return u.ready?m():g()}}}var qe=t=>Math.round(t*10)/10,Rt=new WeakMap;function it(t){let e=y("div",{class:"attn-hits"}),o=new Map,n=a=>{let s=a.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of o)s.has(i)||(c.remove(),o.delete(i));a.forEach((i,c)=>{let l=o.get(i.id)??n(i);je(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function je(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:c=0,lang:l}){let[f,d,p,u]=[e,o,n,r].map(qe),h=`left:${f}px;top:${d}px;width:${p}px;height:${u}px`;Rt.get(t)!==h&&(t.style.cssText=h,Rt.set(t,h)),E(t,"class",`attn-hit ${s}`.trim()),E(t,"aria-label",a),E(t,"tabindex",c),l&&E(t,"lang",l);for(let[g,m]of Object.entries(i))E(t,`aria-${g}`,String(m))}function R(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function st(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var _t="http://www.w3.org/2000/svg",Le=t=>Math.round(t*10)/10+0;function x(t,e,o,n,r){let a=Object.entries(n).map(([s,i])=>[s,typeof i=="number"?Le(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Wt=new WeakMap,ze=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function Ce(t,e){let o=ze(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Te)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Ie=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Te(t){let e=document.createElementNS(_t,"tspan");for(let[o,n]of Object.entries(Ie(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function G(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Wt.get(t)??new Map;Wt.set(t,a);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:f}]of a)s.get(c)?.shape!==f&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of n){let l=a.get(c.id);l||(l={node:document.createElementNS(_t,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,l)),Ce(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function V(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function lt(t,e){let o=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>E(o,"aria-pressed",String(n))}}function Dt(t,e,o){let n=U("choice"),r=new Map,a=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,y("input",{type:"radio",name:n,onchange:()=>o(s)})),a.append(y("label",{},r.get(s),y("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function Pt({label:t,min:e,max:o,step:n,onInput:r,text:a=V,zero:s=e,...i}){let{read:c=k=>k,write:l=k=>k}=i,f=U("slider"),d=y("span",{class:"attn-number","aria-hidden":"true"}),u=y("input",{type:"range",id:f,min:e,max:o,step:n,oninput:()=>r(c(u.valueAsNumber))}),h=y("div",{class:"attn-slider"},y("label",{for:f},t),u,d),g=o,m=k=>Math.min(1,Math.max(0,(k-e)/(g-e)));return{root:h,input:u,set:(k,S=!0)=>{let M=l(k);u.valueAsNumber!==M&&(u.value=M),u.style.setProperty("--from",m(Math.min(s,M))),u.style.setProperty("--to",m(Math.max(s,M))),u.disabled=!S,F(d,a(k)),E(u,"aria-valuetext",a(k))},limit:k=>E(u,"max",g=k)}}function Ht({label:t,onChange:e,options:o=[],wide:n=!1}){let r=U("select"),a=y("select",{id:r,onchange:()=>e(a.value)}),s=y("div",{class:n?"attn-field attn-wide":"attn-field"},y("label",{for:r},t),a),[i,c]=[o,""],l=0,f=u=>{let[h,g]=i[u];E(a.options[u],"value",h),F(a.options[u],g)},d=()=>{for(l=0;a.length>i.length;)a.lastChild.remove();i.forEach((u,h)=>f(h))},p=(u,h=o)=>{i=h;let g=i.findIndex(([b])=>String(b)===String(u)),m=JSON.stringify(i);if(m!==c){for(;a.length<i.length;)a.append(y("option",{}));g>=0&&f(g),l||(l=setTimeout(d,40))}c=m,a.selectedIndex!==g&&(a.selectedIndex=g)};return p(o[0]?.[0]),{root:s,set:p}}function ct(t=700){let e=y("p",{class:"attn-summary"}),o=y("span",{class:"attn-hidden",role:"status"}),n,r=(a,s=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>F(o,s),t)),F(e,a)};return{root:y("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function pt(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var w=64,Bt=1/4,dt=t=>t.reduce((e,o)=>e+o,0),K=t=>Array.from({length:t/2},(e,o)=>1e4**(-2*o/t)),Yt=(t,e)=>K(e).flatMap(o=>[Math.sin(t*o),Math.cos(t*o)]);function Ne(t,e){return K(t.length).flatMap((o,n)=>{let[r,a]=[Math.sin(e*o),Math.cos(e*o)];return[t[2*n]*a-t[2*n+1]*r,t[2*n]*r+t[2*n+1]*a]})}var ut=t=>2**-t,ft={none:{names:()=>["word \xB7 word"],at:t=>t,of:(t,e)=>[j(t,e)]},sinusoidal:{names:()=>["word \xB7 word","word \xB7 place","place \xB7 word","place \xB7 place"],at:(t,e)=>[t,Yt(e,t.length)],of:([t,e],[o,n])=>[j(t,o),j(t,n),j(e,o),j(e,n)]},rotary:{names:t=>K(t).map(e=>`${Number(e.toPrecision(2))} rad`),at:Ne,of:(t,e)=>K(t.length).map((o,n)=>t[2*n]*e[2*n]+t[2*n+1]*e[2*n+1])},alibi:{names:(t,e)=>["word \xB7 word",`\u2212 distance / ${2**e}`],at:(t,e)=>[t,e],of:([t,e],[o,n],r)=>[j(t,o),-Math.sqrt(t.length)*ut(r)*Math.abs(e-n)]}};function Fe({encoding:t,head:e},o,n,r,a){let s=ft[t];return dt(s.of(s.at(o,r),s.at(n,a),e))/Math.sqrt(o.length)}var Ut=new WeakMap;function Y({encoding:t,head:e,pair:o,vectors:n}){let r=Ut.get(n)??new Map;Ut.set(n,r);let a=[t,t==="alibi"?e:"",o].join();return r.has(a)||r.set(a,Re(ft[t],e,...o.map(s=>n[s]))),r.get(a)}function Re(t,e,o,n){let r=Math.sqrt(o.length),a=p=>Array.from({length:w},(u,h)=>t.at(p,h)),[s,i]=[a(o),a(n)],c=s.flatMap(p=>i.map(u=>t.of(p,u,e).map(h=>h/r))),l=c.map(dt),f=t.names(o.length,e).map((p,u)=>({name:p,values:c.map(h=>h[u])})),d=Math.max(...[l,...f.map(p=>p.values)].flat().map(Math.abs));return{values:l,low:Math.min(...l),high:Math.max(...l),most:d,terms:f}}function Jt(t){let o=["none","sinusoidal","rotary",t.encoding].map(n=>Y({...t,encoding:n}));return{low:Math.min(...o.map(n=>n.low)),high:Math.max(...o.map(n=>n.high))}}function Gt(t,e){let{encoding:o,vectors:n}=t,r=e.map(i=>n[i]),a=o==="sinusoidal"?r.map((i,c)=>rt(i,Yt(c,i.length))):r,s=r.map((i,c)=>zt(r.map((l,f)=>Fe(t,i,l,c,f))));return{weights:s,output:Lt(s,a)}}var Vt=(t,e)=>Array.from({length:Math.round((e-t)/Bt)+1},(o,n)=>t+n*Bt);function We(t){let{encoding:e,head:o,pair:n,places:[r,a],vectors:s}=t,[i,[c,l]]=[ft[e],n.map(g=>s[g])],f=Math.sqrt(c.length),d=(g,m)=>dt(i.of(g,i.at(l,m),o))/f,[p,u]=[a-r,i.at(c,r)],h=Vt(Math.max(0,p),w-1+Math.min(0,p));return{score:d(u,a),alone:Vt(0,w-1).map(g=>[g,d(u,g)]),both:h.map(g=>[g,d(i.at(c,g-p),g)])}}function _e(t){let e=Gt(t,t.words.map((r,a)=>a)).output,o=Gt(t,t.order),n=t.order.map((r,a)=>Math.hypot(...rt(o.output[a],e[r],-1)));return{...o,moved:n}}var Kt=new WeakMap;function W(t){let{encoding:e,order:o,pair:n,places:r,head:a,vectors:s}=t,[i,c]=[[e,o,n,r,a].join(),Kt.get(s)];if(c?.key===i)return c.numbers;let l={...We(t),..._e(t)};return Kt.set(s,{key:i,numbers:l}),l}var pe={};xe(pe,{RULER_HEIGHT:()=>ne,SENTENCE_HEIGHT:()=>se,across:()=>T,axisOf:()=>re,fixed:()=>O,mapOf:()=>N,pairs:()=>vt,placeAt:()=>bt,ruler:()=>yt,rulerHits:()=>wt,sentenceHits:()=>$t,sentenceScene:()=>kt,slotAt:()=>Mt});var De={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Pe=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),He=t=>~t.reduce((e,o)=>Pe[(e^o)&255]^e>>>8,-1)>>>0,D=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function _(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...D(e.length),...o,...D(He(o))]}var Be=t=>$(Math.round(128+127*t),0,255);function Ue(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...D((o<<16|e)>>>0)]}var Qt=Array.from({length:256},(t,e)=>e-128),Zt=t=>[..._("PLTE",Qt.flatMap(e=>De[t][e<0?"below":"above"])),..._("tRNS",Qt.map(e=>Math.min(255,2*Math.abs(e))))],Ge={signed:Zt("signed"),weight:Zt("weight")},Xt=new WeakMap;function ht(t,e,o=1,n="signed"){let r=Xt.get(t)??new Map;Xt.set(t,r);let a=`${e} ${o} ${n}`;return r.has(a)||r.set(a,Ve(t,e,o,n)),r.get(a)}function Ve(t,e,o,n){let r=t.length/e,a=[];for(let c=0;c<r;c++){a.push(0);for(let l=0;l<e;l++)a.push(Be(t[c*e+l]/o))}let i=[137,80,78,71,13,10,26,10,..._("IHDR",[...D(e),...D(r),8,3,0,0,0]),...Ge[n],..._("IDAT",Ue(a)),..._("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var Ke=Math.sqrt(50),Ye=Math.sqrt(10),Je=Math.sqrt(2);function J(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),s=a>=Ke?10:a>=Ye?5:a>=Je?2:1,i,c,l;return r<0?(l=Math.pow(10,-r)/s,i=Math.round(t*l),c=Math.round(e*l),i/l<t&&++i,c/l>e&&--c,l=-l):(l=Math.pow(10,r)*s,i=Math.round(t/l),c=Math.round(e/l),i*l<t&&++i,c*l>e&&--c),c<i&&.5<=o&&o<2?J(t,e,o*2):[i,c,l]}function Q(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,s]=n?J(e,t,o):J(t,e,o);if(!(a>=r))return[];let i=a-r+1,c=new Array(i);if(n)if(s<0)for(let l=0;l<i;++l)c[l]=(a-l)/-s;else for(let l=0;l<i;++l)c[l]=(a-l)*s;else if(s<0)for(let l=0;l<i;++l)c[l]=(r+l)/-s;else for(let l=0;l<i;++l)c[l]=(r+l)*s;return c}function mt(t,e,o){return e=+e,t=+t,o=+o,J(t,e,o)[2]}function Z(t,e,o){let n;for(;;){let r=mt(t,e,o);if(r===n||r===0||!isFinite(r))return[t,e];r>0?(t=Math.floor(t/r)*r,e=Math.ceil(e/r)*r):r<0&&(t=Math.ceil(t*r)/r,e=Math.floor(e*r)/r),n=r}}function te(t,e,o=6){let[n,r]=Z(t[0],t[1],o);return Object.assign(s=>e[0]+(s-n)/(r-n)*(e[1]-e[0]),{domain:[n,r],range:e,ticks:Q(n,r,o)})}var Qe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ze=1.12,P=new Map;function Xe(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Qe[r.charCodeAt(0)-32]??556),0);return Ze*o/1e3}function I(t,e){return P.size>5e3&&P.clear(),P.has(t)||P.set(t,Xe(t)),e*P.get(t)}var[q,xt,tt,to]=[44,20,34,176],oe=tt+to,et=oe+10,L=et+40,ot=L+36,X=58,gt=11,ne=ot+32,O=(t,e=2)=>V(Math.abs(t)<.5*10**-e?0:t,e),eo=t=>t>0?`+${t}`:String(t).replace("-","\u2212"),T=t=>e=>q+e*(t-q-xt)/(w-1),bt=(t,e)=>$(Math.round((e-q)*(w-1)/(t-q-xt)),0,w-1);function re(t){let{low:e,high:o}=Jt(t);return te([Math.min(e,0),Math.max(o,.5)+.15],[oe,tt],6)}var oo=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function no(t){let e="score if the key alone moves",o=q+30+I(e,13)+22,n=o+30+I("if both move",13)>t,r=(a,s,i,c,l)=>[x(`${a} swatch`,"line",s,{x1:i,x2:i+24,y1:c,y2:c}),x(`${a} name`,"text","soft start note",{x:i+30,y:c+4},l)];return[...r("alone","key line alone",q,8,e),...r("both","ink line both",n?q:o,n?24:8,"if both move")]}function ro(t,e,o){let[n,r]=[T(o),re(t)],[a,s]=e.places,i=o-xt,c=r.ticks[1]-r.ticks[0]<1?1:0,l=r.ticks.flatMap(m=>[x(`grid ${m}`,"line",m===0?"ruler":"rule",{x1:q,x2:i,y1:r(m),y2:r(m)}),x(`tick ${m}`,"text","soft end small",{x:q-8,y:r(m)+4},O(m,c))]),f=m=>oo(m.map(([b,v])=>[n(b),r(v)])),d=e.alone.filter(([m])=>Number.isInteger(m)).map(([m,b])=>[n(m),r(b)]),p=[n(s),r(e.score)],u=O(e.score),h=p[0]+14+I(u,17)>i?-1:1,g=p[1]>tt+18?-9:20;return[...l,x("query place","line","query line dotted",{x1:n(a),x2:n(a),y1:tt,y2:ot+4}),x("alone","path","key line alone",{d:f(e.alone)}),x("both","path","ink line both",{d:f(e.both)}),x("whole","path",o>500?"key line dots":"key line dots less",{d:d.map(([m,b])=>`M${m.toFixed(1)} ${b.toFixed(1)}h0`).join("")}),x("thread","line","key line thread",{x1:p[0],x2:p[0],y1:p[1],y2:et}),x("point","circle","ink ring",{cx:p[0],cy:p[1],r:7}),x("score","text",`ink ${h<0?"end":"start"} score halo`,{x:p[0]+13*h,y:p[1]+g},u)]}function ae({words:t,pair:e},[o,n],r){let a=T(r),s=(c,l,f)=>{let d=I(c,15)+24;return{x:$(a(l)-d/2,0,r-d),y:f,width:d,height:28}},i={x:$((a(o)+a(n)-X)/2,0,r-X),y:L+1,width:X,height:22};return{query:s(t[e[0]],o,ot),key:s(t[e[1]],n,et),grip:i}}function ao(t,[e,o]){let n=T(t),r=[x("ruler","rect","tint edge",{x:n(0)-12,y:L,width:n(w-1)-n(0)+24,height:24,rx:4})];for(let a=0;a<w;a++){let s=a%8===0||a===w-1;r.push(x(`mark ${a}`,"line","ruler",{x1:n(a),x2:n(a),y1:L,y2:L+(s?8:4)}));let i=a===56&&t<500,c=n(a)>e-10&&n(a)<o+10;s&&!i&&!c&&r.push(x(`place ${a}`,"text","soft small",{x:n(a),y:L+20},String(a)))}return r}function ee(t,e,o,n,r){let a=e.x+e.width+gt+I(n,13)<r,s={x:a?e.x+e.width+gt:e.x-gt,y:e.y+18};return[x(`tile ${t}`,"rect",`${t} solid`,{...e,rx:6}),x(`word ${t}`,"text","paper strong word",{x:e.x+e.width/2,y:e.y+19},o),x(`told ${t}`,"text",`${t} note ${a?"start":"end"}`,s,n)]}function yt(t,e,{width:o}){let[n,r]=e.places,a=T(o),s=ae(t,e.places,o),i=L+12,{x:c,width:l}=s.grip,[f,d]=t.pair.map(g=>t.words[g]),[p,u]=t.places,h=[...no(o),...ro(t,e,o),...ao(o,[Math.min(a(n),a(r),c),Math.max(a(n),a(r),c+l)]),x("rod","line","ink line rod",{x1:a(n),x2:a(r),y1:i,y2:i}),x("stem key","line","key line stem",{x1:a(r),x2:a(r),y1:et+26,y2:i}),x("stem query","line","query line stem",{x1:a(n),x2:a(n),y1:i,y2:ot+4}),x("grip","rect","ink solid",{...s.grip,rx:11}),x("grip ways","path","paper line ways",{d:`M${c+11} ${i-4}l-4 4l4 4M${c+l-11} ${i-4}l4 4l-4 4`}),x("offset","text","paper strong note",{x:c+l/2,y:i+5},eo(u-p)),...ee("query",s.query,f,`query, place ${p}`,o),...ee("key",s.key,d,`key, place ${u}`,o)];return{width:o,height:ne,marks:h}}function wt(t,e,o){let{places:[n,r],words:a,pair:s}=t,i=ae(t,t.places,o),c=`score ${O(e)}`,[l,f]=[Math.min(n,r),Math.abs(n-r)],d=(g,{x:m,y:b,width:v,height:k},S,M,C,A)=>({id:g,x:m-4,y:b-4,width:v+8,height:k+8,label:S,slider:!0,kind:"across",aria:{valuemin:0,valuemax:C,valuenow:M,valuetext:`${A}, ${c}`}}),p=T(o),u=Math.min(i.grip.x,p(l)),h={x:u,y:L+4,width:Math.max(i.grip.x+X,p(l+f))-u,height:16};return[d("query",i.query,`Query \u201C${a[s[0]]}\u201D`,n,w-1,`place ${n}`),d("rod",h,"Both words",l,w-1-f,`places ${n} and ${r}`),d("key",i.key,`Key \u201C${a[s[1]]}\u201D`,r,w-1,`place ${r}`)]}var io={none:"It has one term:",sinusoidal:"It is the sum of four products:",rotary:"It is the sum of four pairs of numbers:",alibi:"It is the sum of two terms:"};function N(t){let e=Math.round(Math.min(t-28,232));return{left:22,top:34,size:e,cell:e/w}}function so(t,e){let[o,n]=[Math.min(...t),Math.max(...t)];return n-o>.1*e?"":o===0&&n===0?"0":`\u2248 ${O((o+n)/2,1)}`}function lo({encoding:t},{terms:e,most:o},n,r){let[a,s]=[10,6],i=Math.min(52,(n-s-3*a)/4),c=[x("sum","text","soft start note",{x:s,y:r},io[t])];return e.forEach(({name:l,values:f},d)=>{let p=s+d*(i+a),u={x:p,y:r+9,width:i,height:i};c.push(x(`term ${d}`,"image","map",{...u,preserveAspectRatio:"none",href:ht(f,w,o)})),c.push(x(`edge ${d}`,"rect","frame",u)),d>0&&c.push(x(`plus ${d}`,"text","soft note",{x:p-a/2,y:r+14+i/2},"+"));let h=t==="sinusoidal"?l.split(/ (?=·)/):[l];t==="rotary"&&h.push(so(f,o));let g=t==="alibi"&&d>0;h.forEach((m,b)=>c.push(x(`name ${d} ${b}`,"text",g?"soft small start":"soft small",{x:g?p+8:Math.max(p+i/2,I(m,12)/2),y:r+23+i+14*b},m)))}),{marks:c,height:r+i+44}}function vt(t,{places:[e,o]},{width:n}){let r=Y(t),{left:a,top:s,size:i,cell:c}=N(n),l=o-e,[f,d]=[[Math.max(0,l),Math.max(0,-l)],[w+Math.min(0,l),w-Math.max(0,l)]],p={x:a,y:s,width:i,height:i},u=lo(t,r,n,s+i+20),h=[x("all","image","map",{...p,preserveAspectRatio:"none",href:ht(r.values,w,r.most)}),x("frame","rect","frame",p),x("row","rect","key line thread",{x:a-1,y:s+e*c-1,width:i+2,height:c+2}),x("diagonal","line","ink line both",{x1:a+f[0]*c,y1:s+f[1]*c,x2:a+d[0]*c,y2:s+d[1]*c}),x("here","circle","ink ring",{cx:a+(o+.5)*c,cy:s+(e+.5)*c,r:5}),x("key axis","text","key end note",{x:a+i,y:13},"key\u2019s place \u2192"),x("query axis","text","query start note",{x:0,y:13},"\u2193 query\u2019s place"),...[0,w-1].flatMap(g=>{let m=(g+.5)*c;return[x(`key ${g}`,"text","key small",{x:a+m,y:s-5},String(g)),x(`query ${g}`,"text","query small end",{x:a-4,y:s+m+4},String(g))]}),...u.marks];return{width:n,height:u.height,marks:h}}var co=2.3,H={top:20,height:28},z={top:84,height:32},B=z.top+z.height+8,ie=64,se=B+ie+20,le=(t,e)=>({wide:Math.min(92,e/t-8),x:o=>(o+.5)*e/t});function kt({words:t},e,{width:o,held:n=null}){let{wide:r,x:a}=le(t.length,o),s=[x("was","text","soft start note",{x:a(0)-r/2,y:12},"the first order")];t.forEach((c,l)=>{let[f,d,p,u]=[a(l),a(e.slots[l]),H.top+H.height,z.top],h=(p+u)/2,g=`M${f.toFixed(1)} ${p}C${f.toFixed(1)} ${h} ${d.toFixed(1)} ${h} ${d.toFixed(1)} ${u}`;s.push(x(`link ${l}`,"path",Math.abs(f-d)<.5?"soft line":"ink line link",{d:g}))}),t.forEach((c,l)=>{s.push(x(`ghost ${l}`,"rect","ghost",{x:a(l)-r/2,y:H.top,width:r,height:H.height,rx:6})),s.push(x(`ghost word ${l}`,"text","soft word",{x:a(l),y:H.top+19},c))}),t.forEach((c,l)=>{let f=a(e.slots[l]),d=n?.word===l?$(n.x,r/2,o-r/2):f,p=Math.min(1,e.moved[l]/co)*ie;s.push(x(`bar ${l}`,"rect","output solid",{x:f-9,y:B,width:18,height:p})),s.push(x(`moved ${l}`,"text","output strong",{x:f,y:B+p+16},ce(e.moved[l]))),s.push(x(`tile ${l}`,"rect","ink solid",{x:d-r/2,y:z.top,width:r,height:z.height,rx:6})),s.push(x(`word ${l}`,"text","paper strong word",{x:d,y:z.top+21},c))});let i=t.length-1;return s.push(x("floor","line","ruler",{x1:a(0)-r/2,x2:a(i)+r/2,y1:B,y2:B})),{width:o,height:se,marks:s}}var ce=t=>t<1e-9?"0":t<.005?"<0.01":O(t);function $t({words:t,order:e},o,n){let{wide:r,x:a}=le(t.length,n);return t.map((s,i)=>{let c=e.indexOf(i),l=`${s}, word ${c+1} of ${t.length}; its output moved by ${ce(o[c])}. Arrow keys move it.`;return{id:String(i),x:a(c)-r/2,y:z.top,width:r,height:z.height,label:l,kind:"grab"}})}var Mt=(t,e,o)=>$(Math.floor(o*t/e),0,t-1);var de=`text.note { font-size: 13px; }
text.small { font-size: 12px; }
text.word { font-size: 15px; }
text.score { font-size: 17px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.alone { stroke-width: 2; }
.both { stroke-width: 2; stroke-dasharray: 7 5; stroke-linecap: butt; }
.dotted { stroke-dasharray: 1.5 3.5; }
.thread { stroke-width: 1.5; }
.stem { stroke-width: 3; }
.rod { stroke-width: 8; }
.ways { fill: none; stroke: var(--paper); stroke-width: 2; }
.link { stroke-width: 2; }
.soft.line { stroke-width: 1; }
.dots { stroke-width: 5; } .dots.less { stroke-width: 3.4; }
.ink.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2.5; }
.edge { stroke: var(--rule); }
.frame { fill: none; stroke: var(--rule); }
.ghost { fill: none; stroke: var(--edge); stroke-dasharray: 4 3; }
.map { image-rendering: pixelated; }
`;var ue=`.position-controls { align-items: center; gap: 6px 14px; }
.position-controls .attn-slider { --name: auto; grid-template-columns: auto 6em 2.6em; }
.position-controls .attn-slider { order: 1; }
.position-controls .attn-choice { order: 0; }
.position-two { order: 2; display: flex; gap: 12px; margin-left: auto; }
.position-board { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 260px); column-gap: 40px; align-items: start; }
.position-board + .position-board { border-top: 1px solid var(--rule); padding-top: 14px; }
.attn-position > .position-board { margin-top: 10px; }
.position-map svg { cursor: crosshair; }
.attn-position .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 4.35em; text-wrap: pretty; }
.position-left .attn-summary { margin-top: 6px; min-height: 2.9em; }
.position-right .attn-row { gap: 8px; margin: 10px 0; }
.position-line h3 { margin-bottom: 6px; }
.attn-position:not(.touched) .attn-hit[data-id="rod"] { animation: position-call 2.4s 1s ease-out 4; }
@keyframes position-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
@container (max-width: 760px) {
  .position-board { grid-template-columns: minmax(0, 1fr); row-gap: 10px; }
  .position-map { max-width: 280px; }
  .position-two { margin-left: 0; }
  .position-controls .attn-slider { order: 0; }
  .position-left .attn-summary { min-height: 4.35em; }
}
@container (max-width: 520px) { .position-left .attn-summary { min-height: 5.8em; } }
@media (prefers-reduced-motion: reduce) { .attn-position:not(.touched) .attn-hit { animation: none; } }
@media print { .position-controls .attn-slider, .position-two, .position-right .attn-row, .attn-hint { display: none; } }
`;function fe({encoding:t,head:e,places:[o,n],pair:r,words:a},{score:s,both:i}){let[c,l]=r.map(b=>a[b]),f=Math.abs(n-o),d=f===0?"at the same place as":`${f} ${f===1?"place":"places"} ${n>o?"after":"before"}`,p=i.map(([,b])=>b),[u,h,g]=[s,Math.min(...p),Math.max(...p)].map(b=>O(b)),m=`\u201C${l}\u201D ${d} \u201C${c}\u201D scores ${u}`;return{none:`\u201C${l}\u201D scores ${u} for \u201C${c}\u201D wherever the two stand: no place is told.`,sinusoidal:`${m} here, but from ${h} to ${g} as both move: the score depends on both places, not on their offset alone.`,rotary:`${m} wherever the two stand: only the offset counts. The dashed line is flat, and every diagonal has one tint.`,alibi:`${m} wherever the two stand: the distance costs ${O(ut(e)*f)}. The dashed line is flat, and every diagonal has one tint.`}[t]}function he({encoding:t,order:e,words:o},{moved:n}){let r=e.map(s=>o[s]).join(" ");if(e.every((s,i)=>s===i))return"The words stand in their first order. Drag one, or shuffle them.";if(n.every(s=>s<1e-9))return`\u201C${r}\u201D: every word gets exactly what it got before. ${t==="none"?"Without positions a sentence is a bag of words.":"Distances are the same as before, and more is not told."}`;let a=Ct(n);return`\u201C${r}\u201D: the words get something else than before, most of all \u201C${o[e[a]]}\u201D, whose output moved by ${O(n[a])}.`}var fo={none:"none",sinusoidal:"sinusoidal",rotary:"rotary",alibi:"ALiBi"},St=()=>Et("svg",{class:"scene","aria-hidden":"true"});function ho(t){let{moved:e,score:o,alone:n,both:r}=W(t),a=t.words.map((s,i)=>t.order.indexOf(i));return{places:t.places,score:o,alone:n,both:r,slots:a,moved:a.map(s=>e[s])}}function mo({words:t},e){let o=Dt("How places are told",fo,p=>e.change({encoding:p},{glide:!0})),r=Pt({label:"slope",min:1,max:8,step:1,text:p=>`1/${2**p}`,onInput:p=>e.change({head:p})}),a=p=>t.indexOf(t[p]),s=t.map((p,u)=>[u,p]).filter((p,u)=>a(u)===u),i=(p,u)=>Ht({label:p,options:s,onChange:h=>e.change({pair:e.read().pair.map((g,m)=>m===u?Number(h):g)},{glide:!0})}),c=[i("query",0),i("key",1)],l=lt("Reset",e.reset).root;return l.removeAttribute("aria-pressed"),{root:y("div",{class:"position-controls attn-row"},y("h3",{"aria-hidden":"true"},"Places are told by"),r.root,o.root,l,y("div",{class:"position-two"},...c.map(p=>p.root))),tell:p=>{o.set(p.encoding),r.set(p.head),r.root.style.visibility=p.encoding==="alibi"?"":"hidden",c.forEach((u,h)=>u.set(a(p.pair[h])))}}}function go(t,e,[o,n]){if(t==="query")return[$(e,0,w-1),n];if(t==="key")return[o,$(e,0,w-1)];let r=$(e,0,w-1-Math.abs(n-o))-Math.min(o,n);return[o+r,n+r]}function xo(t){let e=St(),o=600,n=f=>{let{places:d}=t.read();return{query:d[0],key:d[1],rod:Math.min(...d)}[f]},r=(f,d)=>t.change({places:go(f,d,t.read().places)}),s=it((f,d)=>{let p=h=>bt(o,R(e,h)[0]);st(f,h=>{let[g,m,b]=[p(h),n(d().id),d().id];return v=>r(b,m+p(v)-g)});let u=h=>()=>n(d().id)+h;pt(f,{ArrowLeft:u(-1),ArrowDown:u(-1),ArrowRight:u(1),ArrowUp:u(1),PageDown:u(-8),PageUp:u(8),Home:()=>0,End:()=>w-1},h=>r(d().id,$(h,0,w-1)))}),i=y("div",{class:"attn-stage position-ruler"},e,s.root),c=(f,{score:d})=>s.set(wt(f,d,o));return{root:i,stage:i,tell:c,paint:(f,d,p)=>{p!==o&&(o=p,c(f,W(f))),G(e,yt(f,d,{width:o}))}}}function bo(t){let e=St(),o=y("div",{class:"position-map"},e),n=s=>{let[i,c]=R(e,s),{left:l,top:f,cell:d}=N(e.clientWidth),p=u=>$(Math.floor(u/d),0,w-1);t.change({places:[p(c-f),p(i-l)]})},r=s=>R(e,s)[1]<N(e.clientWidth).top+N(e.clientWidth).size;return e.addEventListener("pointerdown",s=>{s.pointerType!=="mouse"||!r(s)||(e.setPointerCapture(s.pointerId),n(s))}),e.addEventListener("pointermove",s=>e.hasPointerCapture(s.pointerId)&&n(s)),e.addEventListener("click",s=>r(s)&&n(s)),{root:o,stage:o,paint:(s,i,c)=>G(e,vt(s,i,{width:c}))}}function me(t){let e=[...t];for(let o=e.length-1;o>0;o--){let n=Math.floor(Math.random()*(o+1));[e[o],e[n]]=[e[n],e[o]]}return String(e)===String(t)?me(t):e}function yo({words:t},e){let o=St(),n=null,r=600,a=(m,b,v)=>{let{order:k}=e.read(),S=k.filter(M=>M!==m);S.splice($(b,0,S.length),0,m),e.change({order:S},{glide:v})},i=it((m,b)=>{let v=Number(b().id),k=M=>{let[C]=R(o,M);n={word:v,x:C},a(v,Mt(t.length,r,C),!0)};st(m,()=>k,()=>{n=null,e.change({},{glide:!0})});let S=M=>()=>e.read().order.indexOf(v)+M;pt(m,{ArrowLeft:S(-1),ArrowRight:S(1),Home:()=>0,End:()=>t.length},M=>a(v,M,!0))}),c=y("div",{class:"attn-stage"},o,i.root),l=t.map((m,b)=>b),d=Object.entries({Shuffle:()=>me(e.read().order),Reverse:()=>[...e.read().order].reverse(),"dog \u2194 man":()=>e.read().order.map(m=>({1:4,4:1})[m]??m),"First order":()=>l}).map(([m,b])=>lt(m,()=>e.change({order:b()},{glide:!0})).root);for(let m of d)m.removeAttribute("aria-pressed");let p=y("h3",{},"Shuffle a sentence ",y("small",{},"how far does each word\u2019s output move?")),u=y("div",{class:"position-line"},p,c),h=(m,{moved:b})=>i.set($t(m,b,r));return{root:u,stage:c,buttons:d,tell:h,paint:(m,b,v)=>{v!==r&&(r=v,h(m,W(m))),G(o,kt(m,b,{width:r,held:n}))}}}function wo(t,e){let[o,n,r,a]=[mo(t,e),xo(e),bo(e),yo(t,e)],[s,i]=[ct(),ct()],c=y("p",{class:"attn-hint"},"Drag the black rod: both words move. Does the score stay? Choose another way of telling places, and drag again."),l=y("p",{class:"position-note attn-hint"},"The words\u2019 vectors are made up by hand; nothing here is learnt."),f=y("div",{class:"position-left"},n.root,s.root),d=y("div",{class:"position-right"},i.root,y("div",{class:"attn-row"},...a.buttons),l);return{parts:[c,o.root,y("div",{class:"position-board"},f,r.root),y("div",{class:"position-board"},a.root,d)],tell:u=>{let h=W(u);o.tell(u),n.tell(u,h),a.tell(u,h),s.set(fe(u,h)),i.set(he(u,h))},glides:ho,paint:u=>{let[h,g]=[e.read(),[n,r,a]],m=g.map(({stage:b})=>Math.round(b.clientWidth));g.forEach((b,v)=>b.paint(h,u,m[v]))},stop:()=>[s,i].forEach(u=>u.stop())}}var On=Ft({name:"position",label:"Live figure: who notices where words stand",style:de+ue,controls:["encoding","order","pair","places","head"],fixed:["words","vectors"],build:wo});export{W as compute,On as default,fe as describe,he as report,pe as scene,Y as table};
