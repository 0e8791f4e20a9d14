// Joined by `make figures` from src/pretrained and src/kit: change those, not this.
var ke=Object.defineProperty;var ve=(t,e)=>{for(var o in e)ke(t,o,{get:e[o],enumerable:!0})};function $t(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=s=>{s?.data===e&&(t.off("msg:custom",r),n(s.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var Me="http://www.w3.org/2000/svg",ze=0,Se=Math.random().toString(36).slice(2,8),kt=t=>`attn-${Se}-${t}-${++ze}`;function vt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var q=(t,e={},...o)=>vt(document.createElement(t),e,o),Mt=(t,e={},...o)=>vt(document.createElementNS(Me,t),e,o);function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function L(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var zt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var At=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var qt=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);var it=t=>t[0].map((e,o)=>t.map(n=>n[o]));function ct(t,e){let o=it(e);return t.map(n=>o.map(r=>qt(n,r)))}function Et(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),s=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),a=s.reduce((i,c)=>i+c,0);return a>0?s.map(i=>i/a):s}var B=t=>t.indexOf(Math.max(...t)),C=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Tt=200,ut=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,dt=t=>t*t*(3-2*t);function lt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>lt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,lt(t[r],s,o)]);return Object.fromEntries(n)}return e}function Ot(t,e,o){let[n,r,s,a,i,c]=[t,t,t,0,0,0],u=!1,l=p=>{let h=C(p-i,0,64);if(i=p,u){let f=C((p-a)/e);n=lt(r,s,dt(f)),u=f<1}let d=o(n,h);c=u||d?requestAnimationFrame(l):0};return{go(p,h){if(ut()){[n,s,u]=[p,p,!1],o(n,1/0);return}[r,s,a,u]=[n,p,performance.now(),h],h||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(l)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function Lt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(s)return;let h=a();r.forEach(d=>d(h,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let u=(p,{glide:h=!1}={})=>{s=!0;for(let[d,f]of Object.entries(p))t.set(d,f);s=!1,i({glide:h}),t.save_changes()},l=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:a,change:u,reset:()=>u(l(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Te(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Oe(t,e,o,n){let[r,s]=[0,!1],a=c=>{if(c!==s){s=c,t.classList.toggle("loading",c);for(let u of t.querySelectorAll(".attn-stage"))u.toggleAttribute("inert",c)}},i=c=>{let u=++r,l=e.wants?.(o())??null;if(a(l!==null),l===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";l.then(()=>u===r&&i(c),()=>u===r&&e.say?.(p))};return i}function Ht({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=Tt,build:a}){return{render:({model:c,el:u})=>{let l=q("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=l.attachShadow({mode:"open"});p.append(q("style",{},[zt,St,At,o].join(`
`)));let h=Lt(c,n,r),d=a(h.read(),h,c),f=q("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...d.parts);p.append(f),u.append(l);let b=()=>{let m=d.glides??($=>$),x=0,y=Ot(m(h.read()),s,($,z)=>x>0&&d.paint($,z,x)),k=()=>{let $=Math.round(f.clientWidth);$===x||$===0||(x=$,Te(u),y.again())},M=Oe(f,d,h.read,$=>{d.tell(h.read()),y.go(m(h.read()),$)});h.follow(($,z)=>{f.classList.add("touched"),M(z?.glide??!0)}),d.tell(h.read()),k();let v=new ResizeObserver(k);return v.observe(f),d.ahead?.(),()=>{v.disconnect(),y.stop(),h.stop(),d.stop?.()}},w=async()=>{await d.ready;for(let m;m=d.wants?.(h.read());)await m;return b()};return d.ready?w():b()}}}var Le=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Wt(t,e,{glide:o=!1}={}){let n=0,r=0,s=null,a=()=>{cancelAnimationFrame(n),s=null,r=0},i=l=>{s=l,t.change(l,{glide:o})};return{play:(l,p=e)=>{a();let h=l.length-1;if(ut())return i(l[h]);let d=performance.now(),f=0,b=w=>{let m=Math.min(h,Math.floor(h*(w-d)/p));s&&m>f&&(r=h-m,i(l[f=m])),s&&f<h&&(n=requestAnimationFrame(b))};r=h,i(l[0]),n=requestAnimationFrame(b)},stop:a,tell:l=>{s&&Object.entries(s).some(([p,h])=>!Le(l[p],h))&&a()},playing:()=>r>0}}var He=t=>Math.round(t*10)/10,Ct=new WeakMap;function Pt(t){let e=q("div",{class:"attn-hits"}),o=new Map,n=s=>{let a=s.slider?q("div",{role:"slider",tabindex:0}):q("button",{type:"button"}),i={node:a,hit:s};return o.set(s.id,i),a.dataset.id=s.id,t(a,()=>i.hit),i};return{root:e,set:s=>{let a=new Set(s.map(({id:i})=>i));for(let[i,{node:c}]of o)a.has(i)||(c.remove(),o.delete(i));s.forEach((i,c)=>{let u=o.get(i.id)??n(i);We(u.node,u.hit=i),u.node.parentNode!==e&&e.insertBefore(u.node,e.children[c]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function We(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:i={},tab:c=0,lang:u}){let[l,p,h,d]=[e,o,n,r].map(He),f=`left:${l}px;top:${p}px;width:${h}px;height:${d}px`;Ct.get(t)!==f&&(t.style.cssText=f,Ct.set(t,f)),L(t,"class",`attn-hit ${a}`.trim()),L(t,"aria-label",s),L(t,"tabindex",c),u&&L(t,"lang",u);for(let[b,w]of Object.entries(i))L(t,`aria-${b}`,String(w))}function U(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-n)/s,(o-r)/s]}var Ft="http://www.w3.org/2000/svg",Ce=t=>Math.round(t*10)/10+0;function pt(t,e,o,n,r){let s=Object.entries(n).map(([a,i])=>[a,typeof i=="number"?Ce(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...r===void 0?{}:{text:r}}}var Nt=(t,e,o,n)=>({...pt(t,"text",e,o),runs:n}),_t=new WeakMap,Pe=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function _e(t,e){let o=Pe(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Ne)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Fe=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Ne(t){let e=document.createElementNS(Ft,"tspan");for(let[o,n]of Object.entries(Fe(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function jt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=_t.get(t)??new Map;_t.set(t,s);let a=new Map(n.map(c=>[c.id,c]));for(let[c,{node:u,shape:l}]of s)a.get(c)?.shape!==l&&(u.remove(),s.delete(c));let i=t.firstChild;for(let c of n){let u=s.get(c.id);u||(u={node:document.createElementNS(Ft,c.shape),shape:c.shape,at:{},text:""},s.set(c.id,u)),_e(u,c),i===u.node?i=u.node.nextSibling:t.insertBefore(u.node,i)}}function W(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function G(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var It=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Rt(t,e){let o=q("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>L(o,"aria-pressed",String(n))}}function Dt({label:t,min:e,max:o,step:n,onInput:r,text:s=W,zero:a=e,...i}){let{read:c=y=>y,write:u=y=>y}=i,l=kt("slider"),p=q("span",{class:"attn-number","aria-hidden":"true"}),d=q("input",{type:"range",id:l,min:e,max:o,step:n,oninput:()=>r(c(d.valueAsNumber))}),f=q("div",{class:"attn-slider"},q("label",{for:l},t),d,p),b=o,w=y=>Math.min(1,Math.max(0,(y-e)/(b-e)));return{root:f,input:d,set:(y,k=!0)=>{let M=u(y);d.valueAsNumber!==M&&(d.value=M),d.style.setProperty("--from",w(Math.min(a,M))),d.style.setProperty("--to",w(Math.max(a,M))),d.disabled=!k,N(p,s(y)),L(d,"aria-valuetext",s(y))},limit:y=>L(d,"max",b=y)}}function Vt(t=700){let e=q("p",{class:"attn-summary"}),o=q("span",{class:"attn-hidden",role:"status"}),n,r=(s,a=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>N(o,a),t)),N(e,s)};return{root:q("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function Kt(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var ot=12,_=32,je=2048,Ie="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",Re=new Map([...Ie].map((t,e)=>[t,e])),Bt=t=>Re.get(t);function De({step:t,numbers:e},o){let n=0,r=()=>64*Bt(e[n++])+Bt(e[n++])-je,s=(a,i)=>Array.from({length:a},i);return s(ot,(a,i)=>s(o,()=>s(_,()=>r()*t[i])))}function Ve(t,e,o){let n=ct(t,it(e)),r=n.map(s=>Et(s,Math.sqrt(_)));return{q:t,k:e,v:o,scores:n,weights:r,output:ct(r,o)}}function Ke({scores:t,weights:e,v:o,output:n},r){return{scores:t[r],scaled:t[r].map(s=>s/Math.sqrt(_)),weights:e[r],weighted:e[r].map((s,a)=>o[a].map(i=>s*i)),output:n[r]}}function Be({q:t,k:e},o,n){let r=t[o].map((a,i)=>a*e[n][i]),s=[0];for(let a of r)s.push(s[s.length-1]+a);return{q:t[o],k:e[n],products:r,sums:s}}function Ut(t){let e=t.tokens.length,o=t.layers.map(({query:a,key:i,value:c})=>{let[u,l,p]=[a,i,c].map(h=>De(h,e));return u.map((h,d)=>Ve(u[d],l[d],p[d]))}),n=o.map(a=>a.map(({weights:i})=>i)),r="",s=null;return({layer:a,head:i,query:c,key:u})=>{let l=`${a} ${i} ${c} ${u}`;if(l===r)return s;r=l;let p=o[a][i],[h,d]=[t.stream[a][c],t.shares[a][c]],[f,b]=[Ke(p,c),Be(p,c,u)],w=_*e*e*ot*t.layers.length;return s={...p,tokens:t.tokens,text:t.text,all:n,stream:h,shares:d,row:f,pair:b,count:w}}}function Gt(t,e,o){let n=(o*o-t*t-e*e)/(2*t*e),r=Math.acos(Math.max(-1,Math.min(1,n))),s=[t+e*Math.cos(r),e*Math.sin(r)];return{tip:s,turned:Math.atan2(s[1],s[0])}}var Zt=7,Ue=.42,Ge=180,Ze=50;function Jt(t,e){Je(t,e),Qe(t,e)}function Je(t,{read:e,move:o,settle:n}){let[r,s]=[!1,0];t.addEventListener("pointerdown",()=>r=!0),t.addEventListener("pointerleave",()=>r=!1),t.addEventListener("wheel",a=>{if(!r&&!a.ctrlKey)return;let i=Math.max(-.3,Math.min(.3,-a.deltaY*(a.ctrlKey?.012:.0022))),c=e();i===0||i<0&&c<=0||i>0&&c>=5||(a.preventDefault(),clearTimeout(s),o(c+i,U(t,a)),s=Number(setTimeout(()=>n(i),Ge)))},{passive:!1})}function Qe(t,{read:e,width:o,move:n,settle:r}){let s=new Map,a=null,i=!1,c=0,u=0,l=()=>{let[d,f]=[...s.values()];return f?Math.hypot(d[0]-f[0],d[1]-f[1]):0},p=d=>{a={zoom:e(),spread:l(),place:d}};t.addEventListener("pointerdown",d=>{d.button>0||(s.size===0&&(i=!1),s.set(d.pointerId,U(t,d)),p(U(t,d)))}),t.addEventListener("pointermove",d=>{if(!s.has(d.pointerId)||a===null)return;let f=U(t,d);s.set(d.pointerId,f);let b=s.size>1,[w,m]=[f[0]-a.place[0],f[1]-a.place[1]];if(!i&&(b?Math.abs(l()-a.spread)<Zt:Math.abs(w)<Zt||Math.abs(w)<Math.abs(m)))return;i||t.setPointerCapture(d.pointerId),i=!0;let x=b?Math.log2(l()/a.spread)/1.3:w/(Ue*Math.max(300,o())),y=a.zoom+x;u=Math.sign(y-c)||u,c=y,n(y,a.place)});let h=d=>{s.delete(d.pointerId)&&(a=null,s.size>0?p([...s.values()][0]):i&&(r(u),setTimeout(()=>i=!1,Ze)))};t.addEventListener("pointerup",h),t.addEventListener("pointercancel",h),t.addEventListener("click",d=>{i&&(d.stopPropagation(),d.preventDefault(),i=!1)},{capture:!0})}var xt={};ve(xt,{LAST:()=>V,PARTS:()=>Q,STOPS:()=>J,choiceOf:()=>mt,places:()=>at,plan:()=>rt,zoomed:()=>gt});var J=["model","block","head","row","score","product"],V=J.length-1,Q=["layer","head","query","key","number"],A=(t,e,o)=>C((t-e)/(o-e)),E=(t,e,o,n)=>({x:t,y:e,w:o,h:n}),Z=(t,e)=>Array.from({length:t},(o,n)=>e(n));function nt(t,e,o,n){let[r,s]=[t.w*o/e.w,t.h*n/e.h];return E(t.x-e.x*r/o,t.y-e.y*s/n,r,s)}function Xe(t,e){let[o,n]=e?[84,12]:[128,26],r=e?8:26,s=(t-o-n-2*r)/3,a=e?140:150,i=e?[46,262]:[32,224];return{left:o,layers:Z(6,c=>E(o+c%3*(s+r),i[Math.floor(c/3)],s,a))}}function Ye(t,e){let o=e?E(52,28,t*.55,212):E(112,30,t*.43,222),n=o.x+o.w,r=e?E(n+20,28,t-n-30,212):E(t*.745,48,t*.085,190),s=e?[E(o.x+14,246,o.w-30,66),E(r.x+8,246,r.w-16,66)]:[E(n+32,84,t*.745-n-66,140),E(t*.83+26,84,t*.17-30,140)],a=e?[[o.x+6,o.x+o.w-8],[r.x+4,r.x+r.w-4]]:[[o.x-12,n+18],[r.x-22,t*.83+14]];return{attention:o,forward:r,sums:s,taps:a,strand:e?{top:330,step:12.4,left:50}:{top:274,step:12.3,left:92},pixels:e?{across:13,down:16}:{across:20,down:15}}}function to(t,e,o,n){let[r,s]=n?[55,4]:[76,12],a=n?t-2*46-r-3*s:252,i=n?44:Math.min(170,(t-r-a-3*s-30)/2),c=n?250:242,u=Math.max(0,(t-r-2*i-a-3*s-(n?0:24))/2)+r,[l,p]=[e-c-(n?34:22),n?62:70],h=E(u+i+s,l,a,c),d=h.x+a+(n?s:2*s+12);return{names:r,matrix:h,cell:[a/o,c/o],queries:E(u,l,i,c),keys:E(h.x,l-s-p,a,p),values:E(d,l-s-p,i,p),outputs:E(d,l,i,c)}}function eo(t,e,o,n){let r=n?E(2,58,t-52,e-62):E(112,40,t-112-128,e-46),s=n?[104,232]:[112,238],a=n?[252,e-16]:[256,e-16];return{band:r,lane:r.w/o,bars:s,values:a}}function oo(t,e,o){let n=o?E(6,8,t-12,e-66):E(118,8,t-118-128,e-20);return{across:n,column:n.w/_,rows:o?[{y:72,up:34},{y:164,up:34}]:[{y:62,up:42},{y:166,up:42}],sums:o?[232,e-72]:[236,e-24]}}function rt(t,e){let o=t<760,[n,r]=[t,o?460:400],s=Xe(n,o),a=Ye(n,o),{attention:i}=a,c=to(n,r,e,o),u=eo(n,r,e,o),l=oo(n,r,o),{across:p,down:h}=a.pixels,d=[i.w/(4*p),i.h/(3*h)],f=Z(12,w=>E(i.x+(w%4*p+Math.floor((p-e)/2))*d[0],i.y+(Math.floor(w/4)*h+3)*d[1],e*d[0],e*d[1])),b=E(0,0,n,r);return{narrow:o,W:n,H:r,n:e,model:s,block:a,head:c,row:u,score:l,tiles:f,slots:{layer:s.layers,head:f.map(w=>nt(w,c.matrix,n,r)),query:Z(e,w=>{let{matrix:m,cell:x}=c;return nt(E(m.x,m.y+w*x[1],m.w,x[1]),u.band,n,r)}),key:Z(e,w=>nt(E(u.band.x+w*u.lane,u.band.y,u.lane,u.band.h),b,n,r)),number:Z(_,w=>nt(E(l.across.x+w*l.column,l.across.y,l.column,l.across.h),b,n,r))}}}var Xt=(t,e)=>Q.map(o=>{let n=r=>e[o].reduce((s,a,i)=>s+(a?a*t.slots[o][i][r]:0),0);return E(n("x"),n("y"),n("w"),n("h"))}),O=(t,e,o)=>E(e.x+o.x*e.w/t.W,e.y+o.y*e.h/t.H,o.w*e.w/t.W,o.h*e.h/t.H);function Qt(t,e,o,n){let r=t/o;return Math.abs(r-1)<1e-6?[-e*n,t]:[e*r/(r-1)*(1-r**n),t*r**n]}function Yt(t,e,o){let n=Math.min(Math.floor(o),V-1),[r,s]=Qt(t.W,e[n].x,e[n].w,o-n),[a,i]=Qt(t.H,e[n].y,e[n].h,o-n),c=[];c[n]=E(r,a,s,i);for(let u=n-1;u>=0;u--){let[l,p]=[c[u+1],e[u]],[h,d]=[l.w*t.W/p.w,l.h*t.H/p.h];c[u]=E(l.x-p.x*h/t.W,l.y-p.y*d/t.H,h,d)}for(let u=n;u<V;u++)c[u+1]=O(t,c[u],e[u]);return c}var no={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},ro=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),so=t=>~t.reduce((e,o)=>ro[(e^o)&255]^e>>>8,-1)>>>0,Y=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function X(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...Y(e.length),...o,...Y(so(o))]}var ao=t=>C(Math.round(128+127*t),0,255);function io(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...Y((o<<16|e)>>>0)]}var te=Array.from({length:256},(t,e)=>e-128),ee=t=>[...X("PLTE",te.flatMap(e=>no[t][e<0?"below":"above"])),...X("tRNS",te.map(e=>Math.min(255,2*Math.abs(e))))],co={signed:ee("signed"),weight:ee("weight")},oe=new WeakMap;function F(t,e,o=1,n="signed"){let r=oe.get(t)??new Map;oe.set(t,r);let s=`${e} ${o} ${n}`;return r.has(s)||r.set(s,lo(t,e,o,n)),r.get(s)}function lo(t,e,o,n){let r=t.length/e,s=[];for(let c=0;c<r;c++){s.push(0);for(let u=0;u<e;u++)s.push(ao(t[c*e+u]/o))}let i=[137,80,78,71,13,10,26,10,...X("IHDR",[...Y(e),...Y(r),8,3,0,0,0]),...co[n],...X("IDAT",io(s)),...X("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var ne=new WeakMap,uo=t=>t;function K(t,e=!1,o=uo){let n=ne.get(t)??{};ne.set(t,n);let r=()=>e?t[0].map((s,a)=>t.map(i=>i[a])):t;return n[`${e} ${o.name}`]??=r().flat().map(o)}var R=t=>Math.max(...K(t).map(Math.abs)),re=new WeakMap;function se(t,{across:e,down:o}){let n=re.get(t)??new Map;re.set(t,n);let r=`${e} ${o}`;if(!n.has(r)){let s=t[0].length,a=Array(12*e*o).fill(0);t.forEach((i,c)=>i.forEach((u,l)=>u.forEach((p,h)=>{let d=c%4*e+Math.floor((e-s)/2)+h;a[(Math.floor(c/4)*o+3+l)*4*e+d]=Math.sqrt(p)}))),n.set(r,F(a,4*e,1,"weight"))}return n.get(r)}var D=80,st=.02;function ae(t,e){let o=[],n=a=>a.x<t+D&&a.x+a.w>-D&&a.y<e+D&&a.y+a.h>-D,r=(a,i)=>a<.995?{...i,opacity:a.toFixed(2)}:i,s=(a,i,c,u,l=1,p=void 0)=>{l>st&&o.push(pt(a,i,c,r(l,u),p))};return{marks:o,near:n,put:s,box:(a,i,c,u=1,l=8)=>{if(u<=st||!n(c))return;let[p,h]=[Math.max(c.x,-D),Math.max(c.y,-D)],[d,f]=[Math.min(c.x+c.w,t+D)-p,Math.min(c.y+c.h,e+D)-h];s(a,"rect",i,{x:p,y:h,width:d,height:f,rx:Math.min(l,d/6,f/6)},u)},path:(a,i,c,u=1,l={})=>s(a,"path",i,{d:c,...l},u),image:(a,i,c,u=1)=>{if(u<=st||!n(c))return;let l={x:c.x,y:c.y,width:c.w,height:c.h,preserveAspectRatio:"none",href:i};s(a,"image","map",l,u)},text:(a,i,c,u,l,p=1,h={})=>{c>-40&&c<t+40&&u>-20&&u<e+20&&s(a,"text",i,{x:c,y:u,...h},p,l)},runs:(a,i,c,u,l,p=1)=>{p>st&&o.push(Nt(a,i,r(p,{x:c,y:u}),l))}}}var g=t=>Math.round(C(t,-6e3,8e3)*10)/10;var ht=t=>`${Math.round(100*t)}%`;function ce(t){let{p:e,z:o,F:n,ink:r,numbers:s,state:a}=t,i=n[3],c=O(e,i,e.row.band),u=c.w/e.n,l=b=>i.y+b*i.h/e.H,p=Math.min(A(o,2.35,2.8),1-A(o,3.4,3.8)),[h,d]=e.row.bars.map(l),f=Math.max(...s.row.weights);s.row.weights.forEach((b,w)=>{let m={x:c.x+w*u+u*.04,y:c.y,w:u*.92,h:c.h};r.box(`lane ${w}`,"tint lane",m,p*(w===a.key?1-A(o,3.7,4):1),6);let x=(d-h)*b/f;r.box(`bar ${w}`,"weight solid",{x:m.x+m.w*.14,y:d-x,w:m.w*.72,h:x},p,3)}),po(t,c,u,l,p),r.box("own lane","key frame",{x:c.x+a.key*u,y:c.y,w:u,h:c.h},Math.min(A(o,2.6,2.9),1-A(o,3.5,3.9)),7),t.words(3)>.02&&ho(t,c,u,l)}var ie=new WeakMap;function po(t,e,o,n,r){let{p:s,ink:a,numbers:i}=t,{weighted:c,output:u}=i.row,l=R(i.v),p=ie.get(c)??c.map(w=>F([...w],1,l));ie.set(c,p);let[h,d]=s.row.values.map(n);c.forEach((w,m)=>a.image(`weighted ${m}`,p[m],{x:e.x+(m+.18)*o,y:h,w:o*.64,h:d-h},r));let f=le(s,t.F[3]),b={x:f.x,y:h,w:f.w,h:d-h};a.image("row output",F(u,1,l),b,r),a.box("row output edge","output edge",b,r,0)}var le=(t,e)=>O(t,e,{x:t.row.band.x+t.row.band.w+(t.narrow?14:34),y:0,w:t.narrow?30:44,h:1});function ho({p:t,F:e,ink:o,numbers:n,state:r,words:s},a,i,c){let u=s(3),{tokens:l,row:p}=n,[h,d]=t.narrow?[70,17]:[58,20],f=x=>c(h+x*d),b=t.narrow?0:1;l.forEach((x,y)=>{let k=a.x+(y+.5)*i,M=y===r.key?" strong":"";t.narrow?o.text(`key ${y}`,`key${M} start tiny`,k,c(54),x,u,{transform:`rotate(-52 ${g(k)} ${g(c(54))})`}):o.text(`key ${y}`,`key${M}`,k,c(28),x,u),o.text(`score ${y}`,"ink number",k,f(0),W(p.scores[y],b),u),t.narrow||o.text(`scaled ${y}`,"soft number",k,f(1),W(p.scaled[y],1),u),o.text(`share ${y}`,"weight number strong",k,c(t.row.values[0]-5),ht(p.weights[y]),u)});let w=le(t,e[3]);if(o.text("equals","soft",(a.x+a.w+w.x)/2,c((t.row.values[0]+t.row.values[1])/2),"=",u),o.text("row output name",`output small strong${t.narrow?" end":""}`,t.narrow?w.x+w.w+4:w.x+w.w/2,c(t.row.values[0]-6),"output",u),t.narrow)return;let m=(x,y,k,M)=>o.text(x,`${y} small start`,e[3].x+2,c(k),M,u);m("asks","query strong",28,`${l[r.query]} asks`),m("line 0","ink",h,"query \xB7 key"),m("line 1","soft",h+d,"\xF7 \u221A32"),m("line 2","weight strong",t.row.values[0]-5,"softmax"),m("line 3","value strong",(t.row.values[0]+t.row.values[1])/2-6,"weight \xD7 value,"),m("line 4","value",(t.row.values[0]+t.row.values[1])/2+10,"32 numbers")}function ue(t){let{p:e,z:o,F:n,ink:r,numbers:s,state:a}=t,i=n[4],{across:c,rows:u}=e.score,{q:l,k:p}=s.pair,h=e.score.column*i.w/e.W,d=x=>i.x+c.x*i.w/e.W+x*h,f=x=>i.y+x*i.h/e.H,b=Math.min(A(o,3.4,3.85),1-A(o,4.4,4.8)),w=Math.max(...l.map(Math.abs),...p.map(Math.abs));[l,p].forEach((x,y)=>{let{y:k,up:M}=u[y],v=z=>x.map((S,H)=>S*z>0?`M${g(d(H)+h*.14)} ${g(f(k))}h${g(h*.72)}V${g(f(k-M*S/w))}h${g(-h*.72)}z`:"").join(""),$=["query","key"][y];r.path(`${$} above`,`${$} solid`,v(1),b),r.path(`${$} below`,`${$} solid low`,v(-1),b),r.path(`${$} zero`,"ruler",`M${g(d(0))} ${g(f(k))}H${g(d(_))}`,b)}),fo(t,d,f,h,b);let m=O(e,i,{...c,x:c.x+a.number*e.score.column,w:e.score.column});r.box("own number","ink frame",m,Math.min(A(o,3.6,3.9),1-A(o,4.5,4.9)),5),t.words(4)>.02&&mo(t,d,f)}function de({p:t,numbers:e}){let{sums:o}=e.pair,[n,r]=[Math.min(...o),Math.max(...o)],[s,a]=t.score.sums;return i=>a-(i-n)/(r-n||1)*(a-s)}function fo(t,e,o,n,r){let{ink:s,numbers:a}=t,{products:i,sums:c}=a.pair,u=de(t),l=h=>i.map((d,f)=>d*h>0?`M${g(e(f)+n*.14)} ${g(o(u(c[f])))}h${g(n*.72)}V${g(o(u(c[f+1])))}h${g(-n*.72)}z`:"").join(""),p=i.map((h,d)=>`M${g(e(d)+n*.86)} ${g(o(u(c[d+1])))}H${g(e(d+1)+n*.14)}`).join("");s.path("sum zero","ruler",`M${g(e(0))} ${g(o(u(0)))}H${g(e(_))}`,r),s.path("sum links","soft line link",p,r),s.path("products above","ink solid step",l(1),r),s.path("products below","ink less",l(-1),r)}function mo(t,e,o){let{p:n,F:r,ink:s,numbers:a,state:i,words:c}=t,u=c(4),{tokens:l,row:p,pair:h}=a,[d,f]=[l[i.query],l[i.key]],b=h.sums[_],w=o(de(t)(b)),m=`\xF7 \u221A32 = ${W(p.scaled[i.key],2)}`;if(n.narrow){s.text("query name","query small strong end halo",n.W-6,o(22),`query of ${d}`,u),s.text("key name","key small strong end halo",n.W-6,o(118),`\xD7 key of ${f}`,u),s.text("sum name","ink small strong start halo",6,o(220),"= products, added up",u),s.text("score","ink strong",n.W/2,o(n.H-36),`score ${W(b,2)}`,u),s.text("scaled","soft small",n.W/2,o(n.H-16),`${m}, by softmax ${ht(p.weights[i.key])}`,u);return}let x=(k,M,v,$)=>s.text(k,`${M} small end`,r[4].x+108,o(v),$,u);x("query name","query strong",n.score.rows[0].y-4,"query of"),x("query word","query strong",n.score.rows[0].y+12,d),x("key name","key strong",n.score.rows[1].y-4,"\xD7 key of"),x("key word","key strong",n.score.rows[1].y+12,f),x("sum name","ink strong",n.score.sums[0]+70,"= products,"),x("sum more","ink strong",n.score.sums[0]+86,"added up");let y=(k,M,v,$)=>s.text(k,`${M} start`,e(_)+8,v,$,u);y("score","ink strong large",w+6,W(b,2)),y("score name","soft small",w+24,"the score"),y("scaled","soft small",w+42,m),y("weight","weight small strong",w+60,`softmax: ${ht(p.weights[i.key])}`)}var ft=(t,e)=>Math.abs(t*e)<.1?3:2;function pe(t){let{p:e,z:o,F:n,ink:r,numbers:s,state:a}=t,i=n[5],[c,u]=[s.pair.q[a.number],s.pair.k[a.number]],l=A(o,4.4,4.8),[p,h,d]=e.narrow?[e.W/2,168,140]:[e.W*.28,e.H/2,188],f=Math.max(Math.abs(c),Math.abs(u)),b=[.01,.02,.05,.1,.2,.5,1].findLast(v=>v*1.5<=f)??.01,w=d*.82/f,m=v=>i.x+v*i.w/e.W,x=v=>i.y+v*i.h/e.H,y=(v,$,z,S)=>({x:m(Math.min(v,z)),y:x(Math.min($,S)),w:Math.abs(z-v)*i.w/e.W,h:Math.abs(S-$)*i.h/e.H});r.box("agree 1","tint",y(p,h,p+d,h-d),l,0),r.box("agree 2","tint",y(p,h,p-d,h+d),l,0);let k="";for(let v=1;v*b*w<d;v++)for(let $ of[v*b*w,-v*b*w])k+=`M${g(m(p+$))} ${g(x(h-d))}V${g(x(h+d))}M${g(m(p-d))} ${g(x(h+$))}H${g(m(p+d))}`;r.path("grid","rule",k,l),r.path("axes","ruler",`M${g(m(p-d))} ${g(x(h))}H${g(m(p+d))}M${g(m(p))} ${g(x(h-d))}V${g(x(h+d))}`,l),r.box("area",c*u<0?"ink less area":"ink area",y(p,h,p+c*w,h-u*w),l,0);let M=(v,$,z,S)=>r.put(v,"line",$,{x1:g(m(p)),y1:g(x(h)),x2:g(m(z)),y2:g(x(S))},l);M("side query","query line thick",p+c*w,h),M("side key","key line thick",p,h-u*w),t.words(5)>.02&&go(t,{cx:p,cy:h,R:d,u:w,q:c,k:u,square:b},m,x)}function go({p:t,ink:e,numbers:o,state:n,words:r},{cx:s,cy:a,R:i,u:c,q:u,k:l,square:p},h,d){let f=r(5),b=z=>W(z,ft(u,l));for(let[z,S,H,I]of[["++",1,-1,"+"],["--",-1,1,"+"],["+-",1,1,"\u2212"],["-+",-1,-1,"\u2212"]])e.text(`sign ${z}`,"soft large",h(s+S*(i-12)),d(a+H*(i-12)+6),I,f);let w=(z,S)=>Math.sign(z||1)*Math.max(Math.abs(z*c)/2,S);e.text("q side","query strong",h(s+w(u,24)),d(a+(l<0?-9:19)),b(u),f),e.text("k side",`key strong ${u<0?"start":"end"}`,h(s+(u<0?9:-9)),d(a-w(l,12)+5),b(l),f);let[m,x]=t.narrow?[t.W/2,336]:[t.W*.56,t.H*.32],y=t.narrow?"ink equation":"ink equation start";e.runs("equation",y,h(m),d(x),[{text:b(u),role:"query"},{text:" \xD7 "},{text:l<0?`(${b(l)})`:b(l),role:"key"},{text:` = ${b(u*l)}`}],f);let{tokens:k,count:M}=o,v=`${k[n.query]} \xB7 ${k[n.key]}`,$=t.narrow?[`product ${n.number+1} of 32 in ${v}`,`32 \xD7 ${t.n} \xD7 ${t.n} pairs \xD7 12 heads \xD7 6 layers`,`= ${M.toLocaleString("en")} products for the scores`]:[u*l===0?"no square at all: it adds nothing":`${W(Math.abs(u*l)/p**2,1)} squares of side ${p}; signs ${u*l<0?"differ, so it counts below zero":"agree, so it counts above zero"}`,`product ${n.number+1} of the 32 in ${v}`,"",`32 products a score, ${t.n} \xD7 ${t.n} scores a head,`,"12 heads a layer, 6 layers:",`${M.toLocaleString("en")} such products for this sentence's scores`];$.forEach((z,S)=>e.text(`line ${S}`,`${S===$.length-1?"ink strong":"soft"}${t.narrow?" small":" start"}`,h(m),d(x+(t.narrow?28:38)+S*(t.narrow?19:22)),z,f))}function he(t){let{p:e,z:o,F:n,ink:r,numbers:s}=t,a=n[2],{q:i,k:c,v:u,weights:l,output:p}=s,h=s.tokens.length,d=Math.min(A(o,1.35,1.75),1-A(o,2.25,2.7)),f=m=>O(e,a,e.head[m]),b=f("matrix"),w=R(u);r.box("weights bed","tint",b,Math.min(A(o,1.5,1.8),1-A(o,2.5,2.9)),0),r.image("weights",F(K(l,!1,Math.sqrt),h,1,"weight"),b,Math.min(A(o,1.3,1.6),1-A(o,2.55,2.95))),r.image("queries",F(K(i),32,Math.max(R(i),R(c))),f("queries"),d),r.image("keys",F(K(c,!0),h,Math.max(R(i),R(c))),f("keys"),d),r.image("values",F(K(u),32,w),f("values"),d),r.image("outputs",F(K(p),32,w),f("outputs"),d),["queries","keys","values","outputs"].forEach((m,x)=>r.box(`${m} edge`,`${["query","key","value","output"][x]} edge`,f(m),d,0)),t.words(2)>.02&&wo(t,b),xo(t,b)}function xo({p:t,z:e,F:o,ink:n,numbers:r,state:s},a){let i=r.tokens.length,c=Math.min(A(e,1.5,1.8),1-A(e,2.25,2.6)),[u,l,p]=["queries","keys","outputs"].map(d=>O(t,o[2],t.head[d])),h=d=>({x:d.x,y:d.y+s.query*d.h/i,w:d.w,h:d.h/i});n.box("own query","query frame",h(u),c,2),n.box("own output","output frame",h(p),c,2),n.box("own key","key frame",{x:l.x+s.key*l.w/i,y:l.y,w:l.w/i,h:l.h},c,2),n.box("own row","query frame",h(a),Math.min(A(e,1.5,1.8),1-A(e,2.6,2.95)),3)}function wo({p:t,F:e,ink:o,numbers:n,state:r,words:s},a){let i=s(2),{tokens:c,weights:u}=n,[l,p]=[a.w/c.length,a.h/c.length],[h,d,f,b]=["queries","keys","values","outputs"].map(m=>O(t,e[2],t.head[m]));c.forEach((m,x)=>{let y=a.y+(x+.5)*p+4;o.text(`asks ${x}`,`${x===r.query?"query strong":"soft"} end ${t.narrow?"tiny":"small"}`,h.x-6,y,m,i);let k=a.x+(x+.5)*l+3;o.text(`asked ${x}`,`${x===r.key?"key strong":"soft"} start small`,k,d.y-5,m,i,{transform:`rotate(-42 ${g(k)} ${g(d.y-5)})`}),u[x].forEach((M,v)=>{M<.095||o.text(`weight ${x} ${v}`,"ink number",a.x+(v+.5)*l,y,String(Math.round(100*M)),i)})});let w=(m,x,y,k,M)=>o.text(m,`${x} small strong`,y,k,M,i);w("queries name","query",h.x+h.w/2,h.y+h.h+14,"queries"),w("keys name","key end",d.x-6,d.y+d.h/2+4,"keys"),w("values name","value",f.x+f.w/2,f.y-6,"values"),w("outputs name","output",b.x+b.w/2,b.y+b.h+14,"output"),w("weights name","weight",a.x+a.w/2,a.y+a.h+14,t.narrow?"weights in %":"weights in %: each row adds up to 100"),t.narrow||o.text("times","soft",(a.x+a.w+b.x)/2,a.y+a.h/2+5,"\u2192",i)}function fe(t,e){let{p:o,z:n,ink:r,numbers:s,state:a}=t,i=t.words(1),{attention:c,forward:u,strand:l,taps:p}=o.block,[h,d]=[c,u].map(x=>O(o,e,x)),f=x=>e.y+(l.top+x*l.step)*e.h/o.H,b=s.tokens.length;if(i>.02){s.tokens.forEach((y,k)=>r.text(`strand ${k}`,`${k===a.query?"ink strong":"soft"} end ${o.narrow?"tiny":"small"} halo`,e.x+l.left*e.w/o.W,f(k)+4,y,i)),r.text("attention name","ink strong start",h.x,h.y-9,o.narrow?"self-attention":"self-attention: twelve heads, tokens mix",i);let x=o.narrow?{role:"ink strong end",x:o.W-2}:{role:"ink strong",x:d.x+d.w/2};r.text("forward name",x.role,x.x,d.y-(o.narrow?9:25),"feed-forward",i),o.narrow||r.text("forward note","soft small",d.x+d.w/2,d.y-9,"each token alone",i),p.forEach(([,y],k)=>{let[M,v]=[e.x+y*e.w/o.W,(f(0)+f(b-1))/2];r.text(`add ${k}`,"soft tiny",M+4,v,"add and normalise",i,{transform:`rotate(-90 ${g(M+4)} ${g(v)})`}),r.path(`tip ${k}`,"soft solid",`M${g(M-4.5)} ${g(f(0)-17)}h9l-4.5 9z`,i)})}bo(t,e),yo(t,e);let w=O(o,e,o.tiles[a.head]),m={x:w.x-5,y:w.y-16,w:w.w+10,h:w.h+27};r.box("chosen head","ink frame",m,Math.min(A(n,.6,.9),1-A(n,1.3,1.6)),6)}function bo({p:t,ink:e,numbers:o,state:n,words:r},s){let a=r(1);if(a<=.02)return;let i=Math.max(...o.shares.map(Math.abs));t.tiles.forEach((c,u)=>{let l=O(t,s,c),p=o.shares[u],h={x:l.x,y:l.y+l.h+3,w:Math.max(.7,l.w*Math.abs(p)/i),h:5};e.text(`head ${u}`,`${u===n.head?"ink strong":"soft"} start tiny`,l.x,l.y-4,t.narrow?`${u+1}`:`head ${u+1}`,a),e.box(`share ${u}`,p<0?"output less":"output solid",h,a,1),t.narrow||e.text(`part ${u}`,"output start small",l.x+l.w+5,l.y+l.h+9,`${Math.round(100*p)}%`.replace("-","\u2212"),a)})}function yo({p:t,ink:e,numbers:o,words:n},r){let s=n(1);if(s<=.02)return;let a=[o.stream.slice(0,3),o.stream.slice(3)].map((l,p)=>({sides:l,box:O(t,r,t.block.sums[p]),...Gt(l[0],l[1],l[2])})),[i,c]=t.narrow?[8,14]:[46,36],u=Math.min(...a.map(({box:l,sides:p,tip:h})=>Math.min((l.w-i)/Math.max(p[0],h[0]),(l.h-c)/h[1])));a.forEach((l,p)=>$o(l,p,{unit:u,ink:e,write:s,narrow:t.narrow}))}function $o({sides:t,tip:e,turned:o,box:n},r,{unit:s,ink:a,write:i,narrow:c}){let[u,l]=[n.x+4,n.y+n.h-(c?12:18)],p=[u+t[0]*s,l],h=[u+e[0]*s,l-e[1]*s],d=(k,M,v,$)=>{let z={x1:v[0],y1:v[1],x2:$[0],y2:$[1]};a.put(`${k} ${r}`,"line",M,z,i)};d("before","soft line side",[u,l],p),d("adds",r?"ruler line side dashed":"output line side",p,h),d("sum","ink line side",[u,l],h),a.put(`sum end ${r}`,"circle","ink solid",{cx:h[0],cy:h[1],r:3.5},i);let f=`${Math.round(o*180/Math.PI)}\xB0`,b=(k,M,v,$,z)=>a.text(`${k} ${r}`,M,v,$,z,i);if(c)return b("turned","soft tiny",n.x+n.w/2,n.y+n.h+1,f);let w=(k,M)=>[(k[0]+M[0])/2,(k[1]+M[1])/2],[m,x]=[w(p,h),w([u,l],h)];b("length before","soft small",(u+p[0])/2,l+14,t[0].toFixed(1)),b("length added",`${r?"soft":"output"} small start`,m[0]+7,m[1]+6,`+ ${t[1].toFixed(1)}`),b("length sum","ink small end strong",x[0]-4,x[1]-6,t[2].toFixed(1)),b("turned","soft small start",n.x,h[1]-24,`turned by ${f}`)}function me(t){let{p:e,F:o,ink:n,state:r}=t,s=e.model.layers.map(i=>O(e,o[0],i)),a=t.shapes(0);s.forEach((i,c)=>n.box(`card ${c}`,"tint card",i,a,12)),ko(t,s),s.forEach((i,c)=>{n.text(`layer ${c}`,c===r.layer?"ink strong start":"soft start",i.x+2,i.y-7,`layer ${c+1}`,t.words(0)),n.near(i)&&Mo(t,i,c)}),n.box("chosen layer","ink frame",s[r.layer],Math.min(t.z<.5?1:1-A(t.z,.5,.9)),12)}function ko(t,e){let{p:o,F:n,z:r,ink:s,state:a,numbers:i}=t,{tokens:c}=i,u=c.length,l=$=>n[0].x+$*n[0].w/o.W,p=($,z)=>$.y+(o.block.strand.top+z*o.block.strand.step)*$.h/o.H,h=p(e[0],1)-p(e[0],0),d=Math.min(t.words(0),1-A(r,.02,.2)),f=l(o.model.left-12),b={x:l(o.model.left-(o.narrow?26:50)),y:e[0].y+e[0].h*.46},w=(e[0].y+e[0].h+e[3].y)/2-8,m=$=>{let[z,S,H]=[p(e[0],$),p(e[3],$),u-1-$],I=l(o.W-(o.narrow?1:4))-$*h*.8,et=l(o.model.left-(o.narrow?12:40))+H*h*.8-h*u*.3,T=Math.max(1,Math.min(5,h)),$e=w+(H-(u-1)/2)*h*.8;return`M${g(f)} ${g(z)}H${g(I-T)}q${g(T)} 0 ${g(T)} ${g(T)}V${g($e-T)}q0 ${g(T)} ${g(-T)} ${g(T)}H${g(et+T)}q${g(-T)} 0 ${g(-T)} ${g(T)}V${g(S-T)}q0 ${g(T)} ${g(T)} ${g(T)}H${g(l(o.W-(o.narrow?4:12)))}`},x=$=>{let z=b.y+($-(u-1)/2)*(o.narrow?12.6:14),S=p(e[0],$),H=(b.x+f)/2;return`M${g(b.x+3)} ${g(z)}C${g(H)} ${g(z)} ${g(H)} ${g(S)} ${g(f)} ${g(S)}`},y=c.map(($,z)=>z),k=y.filter($=>$!==a.query),M=1-A(r,1.35,1.75);s.path("strands","soft line strand",k.map(m).join(""),M),s.path("strand own","ink line strand own",m(a.query),M),s.path("fans","soft line strand",k.map(x).join(""),d),s.path("fan own","ink line strand own",x(a.query),d),y.forEach($=>s.text(`in ${$}`,`${$===a.query?"ink strong":"soft"} end ${o.narrow?"tiny":"small"}`,b.x-3,b.y+($-(u-1)/2)*(o.narrow?12.6:14)+4,c[$],d));let v=e[5].y+e[5].h+17;s.text("out","soft note end",o.W-4,v,`out: ${u} \xD7 384${o.narrow?"":" numbers, whose mean stands for the sentence"}`,d),s.text("input","soft note start",2,14,`in: ${u} \xD7 384`,d)}function vo(t,e,o,n,r){let[s,a]=n.map(p=>e.x+p*e.w/t.W),[i,c]=r;if(t.narrow){let p=o.y+o.h;return`M${g(s)} ${g(i)}V${g(p)}M${g(a)} ${g(p)}V${g(c)}`}let u=o.y+o.h/2,l=Math.min(10,e.w/50);return`M${g(s)} ${g(i)}V${g(u+l)}q0 ${g(-l)} ${g(l)} ${g(-l)}H${g(o.x)}M${g(o.x+o.w)} ${g(u)}H${g(a-l)}q${g(l)} 0 ${g(l)} ${g(l)}V${g(c)}`}function Mo(t,e,o){let{p:n,z:r,ink:s,numbers:a,state:i}=t,c=a.tokens.length,u=o===i.layer,l=Math.min(t.shapes(1),u?1:1-A(r,.5,.95)),{attention:p,forward:h,strand:d,taps:f}=n.block,[b,w]=[p,h].map($=>O(n,e,$)),m=$=>e.y+(d.top+$*d.step)*e.h/n.H,x=8*e.h/n.H,y=[m(c-1),m(0)-x];s.path(`branches ${o}`,"soft line branch",[b,w].map(($,z)=>vo(n,e,$,f[z],y)).join(""),l),s.box(`attention ${o}`,"paper box",b,l,10),s.box(`forward ${o}`,"paper box",w,l,10);let k=$=>{let[z,S,H]=[w.y+w.h*($+.75)/(c+.5),w.h/110,w.h/32],[I,et,T]=[w.x+w.w*.1,w.x+w.w/2,w.x+w.w*.9];return`M${g(I)} ${g(z-S)}L${g(et)} ${g(z-H)}L${g(T)} ${g(z-S)}V${g(z+S)}L${g(et)} ${g(z+H)}L${g(I)} ${g(z+S)}z`},M=a.tokens.map(($,z)=>z).filter($=>$!==i.query);s.path(`lenses ${o}`,"ruler lens",M.map(k).join(""),l),s.path(`lens ${o}`,"ink lens",k(i.query),l),s.image(`heads ${o}`,se(a.all[o],n.block.pixels),b,u?1-A(r,1.6,1.9):l);let v=16*e.w/n.W;f.forEach(([,$],z)=>s.box(`adder ${o} ${z}`,"paper box adder",{x:e.x+$*e.w/n.W-v/2,y:y[1],w:v,h:m(c-1)+x-y[1]},l,6)),u&&fe(t,e)}function mt(t,e){let o={layer:6,head:ot,query:e,key:e,number:32},n=r=>Array.from({length:o[r]},(s,a)=>a===t[r]?1:0);return Object.fromEntries(Q.map(r=>[r,n(r)]))}function gt(t,e,{z:o,choice:n},r){let s=rt(r,t.tokens.length),a=ae(s.W,s.H),i=Yt(s,Xt(s,n),o),c=l=>o-l,u={p:s,z:o,F:i,state:e,numbers:t,ink:a,words:l=>Math.min(A(c(l),-.3,-.04),1-A(c(l),.1,.34)),shapes:l=>1-A(c(l),.4,.8)};return o<1.99&&me(u),o>.6&&o<2.99&&he(u),o>2.3&&o<3.99&&ce(u),o>3.3&&ue(u),o>4.3&&pe(u),a.put("border","path","ruler edge",{d:`M0 0.5H${s.W}M0 ${s.H-.5}H${s.W}`}),{width:s.W,height:s.H,marks:a.marks}}function at(t,e,o){let n=Math.round(e.zoom);if(Math.abs(e.zoom-n)>1e-6||n===V)return[];let r=rt(o,t.tokens.length),s=Q[n];return zo(r,n).map((a,i)=>({id:`${s} ${i}`,x:a.x,y:a.y,width:a.w,height:a.h,label:So(t,e,n,i),kind:"zoom-part",tab:i===e[s]?0:-1,aria:{pressed:i===e[s]}}))}function zo(t,e){let{attention:o}=t.block,n=t.n,[r,s]=[o.w/4,o.h/3];return[()=>t.model.layers,()=>t.tiles.map((l,p)=>({x:o.x+p%4*r,y:o.y+Math.floor(p/4)*s,w:r,h:s})),()=>t.tiles.slice(0,n).map((l,p)=>{let{matrix:h,cell:d,queries:f,outputs:b}=t.head;return{x:f.x,y:h.y+p*d[1],w:b.x+b.w-f.x,h:d[1]}}),()=>Array.from({length:n},(l,p)=>({x:t.row.band.x+p*t.row.lane,y:0,w:t.row.lane,h:t.H})),()=>Array.from({length:32},(l,p)=>({...t.score.across,x:t.score.across.x+p*t.score.column,w:t.score.column}))][e]()}function So({tokens:t,all:e,row:o,pair:n,shares:r},{layer:s,query:a},i,c){let{weights:u}=o,l=p=>G(p);if(i===0)return`Layer ${c+1}`;if(i===1){let p=e[s][c][a],h=B(p);return`Head ${c+1}: ${t[a]} attends most to ${t[h]}, ${l(p[h])}; share ${Math.round(100*r[c])}%`}return i===2?`Row of ${t[c]}`:i===3?`${t[c]}: score ${o.scores[c].toFixed(1)}, weight ${l(u[c])}`:`Number ${c+1}: ${n.q[c].toFixed(2)} times ${n.k[c].toFixed(2)}`}var ge=`/* The picture of SentenceZoom. */
text.small { font-size: 12.5px; } text.tiny { font-size: 12px; } text.note { font-size: 13px; } text.number { font-size: 13px; } text.large { font-size: 19px; }
text.equation { font-size: 23px; font-weight: 600; } text.equation .query { fill: var(--query); } text.equation .key { fill: var(--key); }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.map { image-rendering: pixelated; }
.card { stroke: var(--rule); } .box { stroke: var(--rule); stroke-width: 1.2; } .adder { stroke: var(--edge); }
.strand { stroke-width: 1; } .strand.own { stroke-width: 2.6; } .branch { stroke-width: 1.3; } .soft.line.strand { stroke: color-mix(in oklab, var(--edge) 70%, var(--paper)); }
.ruler.lens { fill: var(--rule); stroke: none; } .ink.lens { fill: var(--ink); }
.frame { fill: none; stroke-width: 2; } .ink.frame { stroke: var(--ink); } .query.frame { stroke: var(--query); } .key.frame { stroke: var(--key); } .output.frame { stroke: var(--output); }
.query.edge { stroke: var(--query); } .key.edge { stroke: var(--key); } .value.edge { stroke: var(--value); } .output.edge { stroke: var(--output); } rect.edge { fill: none; stroke-width: 1.2; }
.side { stroke-width: 2.4; } .dashed { stroke-dasharray: 4 4; } .ruler.line { stroke: var(--edge); } .link { stroke-width: 1; } .thick { stroke-width: 6; }
.low { fill-opacity: 0.45; } .step { fill-opacity: 0.75; }
.less { fill: none; stroke: var(--ink); stroke-width: 1.2; stroke-dasharray: 3 2; } .output.less { stroke: var(--output); }
.area { fill: var(--ink); fill-opacity: 0.3; } .less.area { fill-opacity: 0.1; }
.soft.solid { fill: var(--soft); }
`;var xe=`.zoom-trail ol { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none; }
.zoom-trail li { margin: 0; padding: 0; }
.zoom-trail button { display: block; width: 100%; min-height: 30px; margin: 0; padding: 2px; border: 0; border-radius: 6px; background: none; color: var(--soft); font: inherit; font-size: 0.933em; text-align: center; cursor: pointer; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.zoom-trail button.reached { color: var(--ink); }
.zoom-trail button[aria-current] { color: var(--ink); font-weight: 650; box-shadow: inset 0 -2px var(--ink); border-radius: 0; }
.zoom-trail button:hover { background: var(--raised); color: var(--ink); }
.attn .zoom-slider { display: block; margin: 0 calc(100% / 12 - 9px); }
.zoom-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.zoom-slider .attn-number { display: none; }
.zoom-slider input { height: 26px; }
.attn .zoom-trail { margin-top: 8px; } .attn .zoom-stage { margin-top: 4px; }
.attn .zoom-scene { overflow: hidden; user-select: none; -webkit-user-select: none; }
.zoom-stage { touch-action: pan-y; cursor: ew-resize; } .attn .zoom-stage:focus-visible { outline-offset: -2px; } .zoom-stage:not(.deepest):focus { outline: none; }
.attn-hit.zoom-part { touch-action: pan-y; cursor: zoom-in; }
.attn-hit.zoom-part:hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 45%, transparent); }
.zoom-hands { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
.attn .zoom-hands { margin-top: 8px; }
.zoom-beside { display: inline-flex; align-items: baseline; gap: 6px; margin: 0 8px; }
.zoom-what { min-width: 4em; text-align: center; color: var(--soft); font-size: 0.933em; }
.attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
.attn .zoom-chapter { margin: 0; color: var(--soft); }
.zoom-chapter a { color: var(--ink); text-underline-offset: 3px; }
.attn-pretrained .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 2.9em; text-wrap: pretty; }
.attn-pretrained > div:has(.attn-summary) { margin-top: 8px; }
.attn .attn-source { margin-top: 6px; }
@container (max-width: 899px) { .attn-pretrained .attn-summary { min-height: 4.4em; } }
@container (max-width: 599px) {
  .zoom-trail button { font-size: 12px; line-height: 1.2; min-height: 44px; padding: 0; white-space: normal; }
  .zoom-hands .attn-button { min-height: 44px; line-height: 42px; min-width: 44px; }
  .zoom-what { min-width: 3.4em; } .zoom-beside { gap: 2px; margin: 0; }
  .attn-pretrained .attn-summary { min-height: 8.8em; }
}
@media (forced-colors: active) { .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } .attn-hit.zoom-part[aria-pressed="true"] { outline: 1px solid Highlight; } .zoom-trail button[aria-current] { color: Highlight; } }
@media print { .zoom-hands, .zoom-slider, .attn-hint { display: none; } }
`;var we=[["09_encoder","09, Encoder"],["06_multihead","06, Multihead"],["04_projection","04, Projection"],["05_scaling","05, Scaling"],["03_similarity","03, Similarity"],["01_lookup","01, Lookup"]];function be({tokens:t,pair:e},{layer:o,head:n,query:r,key:s,number:a}){let[i,c]=[e.q[a],e.k[a]].map(u=>W(u,1));return["model",`layer ${o+1}`,`head ${n+1}`,`row \u201C${t[r]}\u201D`,`${t[r]} \xB7 ${t[s]}`,`${i} \xD7 ${c}`]}var Eo=["none","one","two","three"];function To(t){let[e,o]=[1,-1].map(s=>t.filter(a=>a*s>0).length),n=t.length-e-o,r=[`${e} are above zero`,`${o} below`];return It(n?[...r,`${Eo[n]??n} stored as zero`]:r)}function Oo(t,e){return t*e<0?"below zero, since the signs differ":t*e>0?"above zero, since the signs agree":`and adds nothing: ${t||e?`the ${t?"key":"query"}\u2019s number is so small that it is`:"both numbers are so small that they are"} stored as zero`}var Lo=[({text:t,tokens:e})=>`\u201C${t}\u201D goes as ${e.length} strands, its tokens, through the six layers of all-MiniLM-L6-v2. In each, twelve heads (squares of weights) mix tokens, and a feed-forward network (lenses) treats each alone.`,({tokens:t,stream:e,shares:o},{layer:n,query:r})=>{let s=B(o.slice(0,-1));return`In layer ${n+1} attention adds a vector of length ${e[1].toFixed(1)} to \u201C${t[r]}\u201D, of length ${e[0].toFixed(1)}; the feed-forward network then adds one of ${e[4].toFixed(1)}. Of what attention adds, head ${s+1} writes most, ${Math.round(100*o[s])}%.`},({tokens:t,weights:e},{head:o,query:n})=>{let r=B(e[n]);return`Head ${o+1} multiplies queries by keys: that gives weights. It multiplies weights by values: that gives its output. \u201C${t[n]}\u201D gives \u201C${t[r]}\u201D ${G(e[n][r])} of its attention.`},({tokens:t,row:e},{query:o,key:n})=>`The row of \u201C${t[o]}\u201D: ${t.length} dot products, divided by \u221A32, become shares of 100% by the softmax. \u201C${t[n]}\u201D gets ${G(e.weights[n])}, and with that share its value enters the output.`,({tokens:t,pair:e},{query:o,key:n})=>`The dot product of \u201C${t[o]}\u201D and \u201C${t[n]}\u201D is a sum of 32 products, ${W(e.sums[32],2)} in all. Of these ${To(e.products)}.`,({pair:t},{number:e})=>{let[o,n]=[t.q[e],t.k[e]],r=s=>W(s,ft(o,n));return`And this is all there is at the bottom: ${r(o)} times ${r(n)} is ${r(o*n)}, the area, ${Oo(o,n)}.`}],ye=(t,e)=>Lo[Math.min(V,Math.round(e.zoom))](t,e);var{LAST:j,PARTS:bt}=xt,Ho=380,Wo=1100,wt=60,Co={layer:6,head:12,number:32},P=({zoom:t})=>Math.round(t),tt=t=>()=>t.read();function Po(t){let e=tt(t),o=null,n=()=>o?.stop();return{fly:(a,i={})=>{n();let c=C(a,0,j),u=e().zoom,l=Math.min(Wo,Ho*Math.max(.6,Math.abs(c-u)));o=Wt(t,l);let p=h=>h===wt?c:u+(c-u)*dt(h/wt);o.play(Array.from({length:wt+1},(h,d)=>({...i,zoom:p(d)})))},stop:n,flying:()=>o?.playing()??!1,tell:a=>o?.tell(a)}}function _o(t,{fly:e,stop:o}){let n=tt(t),r=Array.from({length:j+1},(l,p)=>q("button",{type:"button",onclick:()=>e(p)})),s=Dt({label:"Zoom",min:0,max:j,step:.01,text:l=>J[Math.round(l)],onInput:l=>(o(),t.change({zoom:l}))});s.root.className="attn-range zoom-slider",s.input.addEventListener("change",()=>e(P(n())));let a=l=>()=>P(n())+l;Kt(s.input,{ArrowLeft:a(-1),ArrowDown:a(-1),ArrowRight:a(1),ArrowUp:a(1),PageDown:a(-1),PageUp:a(1),Home:()=>0,End:()=>j},l=>e(l));let i=q("ol",{},...r.map(l=>q("li",{},l)));return{root:q("div",{class:"zoom-trail"},q("nav",{"aria-label":"Where in the model"},i),s.root),tell:(l,p)=>{be(p,l).forEach((h,d)=>{N(r[d],h),L(r[d],"aria-current",d===P(l)?"step":!1),L(r[d],"class",d<=P(l)?"reached":"")}),s.set(l.zoom)}}}var yt=(t,e)=>Co[t]??e.tokens.length;function Fo(t,{fly:e,stop:o},n,r){let s=tt(t),a=(v,$,z)=>{let{root:S}=Rt(v,()=>S.getAttribute("aria-disabled")==="true"||z());return S.removeAttribute("aria-pressed"),$&&L(S,"aria-label",$),S},i=(v,$)=>L(v,"aria-disabled",String($)),c=v=>()=>e(P(s())+v),[u,l]=[a("\u2212 Out","",c(-1)),a("+ In","",c(1))],p=()=>bt[P(s())-1],h=v=>{let[$,z]=[p(),n()];if(!$||!z)return;o();let S=C(s()[$]+v,0,yt($,z)-1);t.change({[$]:S,zoom:P(s())},{glide:!0})},[d,f]=[a("\u2039","The one before",()=>h(-1)),a("\u203A","The next one",()=>h(1))],b=q("span",{class:"zoom-what"}),w=q("span",{class:"zoom-beside",role:"group","aria-label":"The same stop beside"},d,b,f),m=a("Reset","",()=>(o(),t.reset())),x=q(r?"a":"span",{}),y=q("p",{class:"zoom-chapter"},"This stop is ",x);return{root:q("div",{class:"zoom-hands"},q("div",{class:"attn-row"},u,l,w,m),y),tell:(v,$)=>{let[z,S]=[P(v),p()];i(u,z===0),i(l,z===j),i(d,!S||v[S]===0),i(f,!S||v[S]===yt(S,$)-1),N(b,S?{layer:"layer",head:"head",query:"row",key:"key",number:"number"}[S]:"other"),w.style.visibility=S?"":"hidden";let[H,I]=we[z];N(x,`chapter ${I}`),r&&L(x,"href",`${H}.html`)},beside:h}}var No=[3,4,1,0,0],jo={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Io(t,[e,o],n,r){let s=n>1?t+e+o*n:t+e+o;return s>=0&&s<r?s:t}function Ro(t,e,o,n){let r=tt(t),s=Mt("svg",{class:"scene zoom-scene","aria-hidden":"true"}),a=0,i=!1,c=m=>{let[x,y]=m.split(" ");h.contains(h.getRootNode().activeElement)&&u(),e.fly(P(r())+1,{[x]:Number(y)})},u=()=>{i=!0,h.focus({preventScroll:!0})},l=Pt((m,x)=>m.addEventListener("click",()=>c(x().id))),h=q("div",{class:"attn-stage zoom-stage",role:"group","aria-label":"The model and what is in it: press a part to go in; plus and minus zoom",tabindex:-1},s,l.root),d=m=>{let{zoom:x}=t.read();e.fly(m>0?Math.ceil(x-.12):m<0?Math.floor(x+.12):Math.round(x))},f=([m,x])=>{let y=o();if(!y)return{};let k=at(y,r(),a).find(M=>m>=M.x&&m<=M.x+M.width&&x>=M.y&&x<=M.y+M.height);return k?{[k.id.split(" ")[0]]:Number(k.id.split(" ")[1])}:{}};Jt(h,{read:()=>r().zoom,width:()=>a,move:(m,x)=>{e.stop(),t.change({...m>r().zoom?f(x):{},zoom:C(m,0,j)})},settle:d}),h.addEventListener("keydown",m=>{if(m.ctrlKey||m.metaKey||m.altKey)return;let x=jo[m.key],y=P(r()),k={"+":y+1,"=":y+1,"-":y-1,"\u2212":y-1,Home:0,End:j}[m.key];if(x===void 0&&k===void 0)return;if(m.preventDefault(),m.stopPropagation(),k!==void 0)return u(),e.fly(k);if(e.flying())return;if(y===j)return n(x[0]||x[1]);let M=bt[y],v=Io(r()[M],x,No[y],yt(M,o()));t.change({[M]:v},{glide:!0}),l.focus(`${M} ${v}`)});let b=m=>{let x=o();if(a===0||!x)return;h.classList.toggle("deepest",P(m)===j);let y=at(x,m,a);if(l.set(y),!i||e.flying()||Math.abs(m.zoom-P(m))>1e-6)return;i=!1;let k=bt[P(m)];k&&h===h.getRootNode().activeElement&&l.focus(`${k} ${m[k]}`)};return{root:h,place:b,paint:m=>{let x=o(),y=Math.round(h.clientWidth);y!==0&&(y!==a&&(a=y,b(r())),jt(s,gt(x,r(),m,a)))}}}var Do=({model:t,revision:e,sha256:o})=>`Recorded from ${t} (${e.slice(0,8)}, SHA-256 ${o.slice(0,8)}\u2026): queries, keys and values in twelve bits a number. All else is worked out from them here; a weight is off by less than 0.001. Tints of weights show their square roots.`;function Vo(t,e,o){let n=null,r=tt(e),s=null,a=Po(e),i=_o(e,a),c=Fo(e,a,()=>s,!!o.data),u=Ro(e,a,()=>s,c.beside),l=Vt(),p=q("p",{class:"attn-hint"},"Press a layer, and go on pressing: down to one multiplication. Or drag the picture to the right, and back."),h=q("p",{class:"attn-source"}),d=$t(o,"pretrained").then(f=>{n=Ut(f),s=n(r()),N(h,Do(f))});return{parts:[p,i.root,u.root,c.root,l.root,h],ready:d,glides:f=>({z:f.zoom,choice:mt(f,s.tokens.length)}),tell:f=>{n!==null&&(s=n(f),a.tell(f),i.tell(f,s),c.tell(f,s),u.place(f),l.set(ye(s,f)))},paint:f=>{s&&u.paint(f)},stop:()=>(a.stop(),l.stop())}}var qr=Ht({name:"pretrained",label:"Live figure: one sentence through a whole model, down to one multiplication",style:ge+xe,controls:["zoom","layer","head","query","key","number"],ms:300,build:Vo});export{we as CHAPTERS,qr as default,ye as describe,Ut as explorer,xt as scene,be as trail};
