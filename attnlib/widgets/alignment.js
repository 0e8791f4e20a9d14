// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var Le=Object.defineProperty;var _e=(t,e)=>{for(var o in e)Le(t,o,{get:e[o],enumerable:!0})};function ut(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(r=>{let a=n=>{n?.data===e&&(t.off("msg:custom",a),r(n.content))};t.on("msg:custom",a),t.send({ask:e})}),o[e]}var Ce=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function Nt(t,e,o){let r=new Map,a=new Set,n=l=>{let c=r.get(l)??ut(t,`${e}.${l}`).then(d=>{o(l,d),a.add(l)});return r.set(l,c),c.catch(()=>r.delete(l)),c};return{wants:l=>{let c=l.filter(d=>!a.has(d));return c.length?Promise.all(c.map(n)).then(()=>{}):null},ahead:async l=>{if(!navigator.connection?.saveData)for(let c of l)await Ce().then(()=>n(c)).catch(()=>{})}}}var Ne="http://www.w3.org/2000/svg",je=0,Ie=Math.random().toString(36).slice(2,8),pt=t=>`attn-${Ie}-${t}-${++je}`;function jt(t,e,o){for(let[r,a]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),a):a===!0?t.setAttribute(r,""):a!==!1&&a!=null&&t.setAttribute(r,a);return t.append(...o),t}var y=(t,e={},...o)=>jt(document.createElement(t),e,o),It=(t,e={},...o)=>jt(document.createElementNS(Ne,t),e,o);function q(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function L(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var Ft=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Wt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Pt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function Rt(t,e=1,o=null){let r=i=>o===null||o[i],a=Math.max(...t.filter((i,l)=>r(l))),n=t.map((i,l)=>r(l)?Math.exp((i-a)/e):0),s=n.reduce((i,l)=>i+l,0);return s>0?n.map(i=>i/s):n}var B=t=>t.indexOf(Math.max(...t)),z=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Dt=200,ft=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Re=t=>t*t*(3-2*t);function ht(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>ht(t[a],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,n])=>[a,ht(t[a],n,o)]);return Object.fromEntries(r)}return e}function qt(t,e,o){let[r,a,n,s,i,l]=[t,t,t,0,0,0],c=!1,d=u=>{let p=z(u-i,0,64);if(i=u,c){let h=z((u-s)/e);r=ht(a,n,Re(h)),c=h<1}let g=o(r,p);l=c||g?requestAnimationFrame(d):0};return{go(u,p){if(ft()){[r,n,c]=[u,u,!1],o(r,1/0);return}[a,n,s,c]=[r,u,performance.now(),p],p||(r=u,o(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function Bt(t,e,o=[]){let r=[...e,...o],a=[],n=!1,s=()=>Object.fromEntries(r.map(u=>[u,t.get(u)])),i=u=>{if(n)return;let p=s();a.forEach(g=>g(p,u))},l=()=>i(null);e.forEach(u=>t.on(`change:${u}`,l));let c=(u,{glide:p=!1}={})=>{n=!0;for(let[g,h]of Object.entries(u))t.set(g,h);n=!1,i({glide:p}),t.save_changes()},d=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in u).map(p=>[p,u[p]]))};return{read:s,change:c,reset:()=>c(d(),{glide:!0}),follow:u=>void a.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,l))}}function De(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function qe(t,e,o,r){let[a,n]=[0,!1],s=l=>{if(l!==n){n=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++a,d=e.wants?.(o())??null;if(s(d!==null),d===null)return r(l);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===a&&i(l),()=>c===a&&e.say?.(u))};return i}function Ht({name:t,label:e,style:o,controls:r,fixed:a=[],ms:n=Dt,build:s}){return{render:({model:l,el:c})=>{let d=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(y("style",{},[Ft,Wt,Pt,o].join(`
`)));let p=Bt(l,r,a),g=s(p.read(),p,l),h=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...g.parts);u.append(h),c.append(d);let f=()=>{let w=g.glides??(M=>M),m=0,b=qt(w(p.read()),n,(M,T)=>m>0&&g.paint(M,T,m)),v=()=>{let M=Math.round(h.clientWidth);M===m||M===0||(m=M,De(c),b.again())},k=qe(h,g,p.read,M=>{g.tell(p.read()),b.go(w(p.read()),M)});p.follow((M,T)=>{h.classList.add("touched"),k(T?.glide??!0)}),g.tell(p.read()),v();let S=new ResizeObserver(v);return S.observe(h),g.ahead?.(),()=>{S.disconnect(),b.stop(),p.stop(),g.stop?.()}},x=async()=>{await g.ready;for(let w;w=g.wants?.(p.read());)await w;return f()};return g.ready?x():f()}}}var Be=t=>Math.round(t*10)/10,Ut=new WeakMap;function Vt(t){let e=y("div",{class:"attn-hits"}),o=new Map,r=n=>{let s=n.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),i={node:s,hit:n};return o.set(n.id,i),s.dataset.id=n.id,t(s,()=>i.hit),i};return{root:e,set:n=>{let s=new Set(n.map(({id:i})=>i));for(let[i,{node:l}]of o)s.has(i)||(l.remove(),o.delete(i));n.forEach((i,l)=>{let c=o.get(i.id)??r(i);He(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:n=>o.get(n)?.node.focus({preventScroll:!0})}}function He(t,{x:e,y:o,width:r,height:a,label:n,kind:s="",aria:i={},tab:l=0,lang:c}){let[d,u,p,g]=[e,o,r,a].map(Be),h=`left:${d}px;top:${u}px;width:${p}px;height:${g}px`;Ut.get(t)!==h&&(t.style.cssText=h,Ut.set(t,h)),L(t,"class",`attn-hit ${s}`.trim()),L(t,"aria-label",n),L(t,"tabindex",l),c&&L(t,"lang",c);for(let[f,x]of Object.entries(i))L(t,`aria-${f}`,String(x))}function Kt(t,{clientX:e,clientY:o}){let{left:r,top:a}=t.getBoundingClientRect(),n=t.currentCSSZoom??1;return[(e-r)/n,(o-a)/n]}var Gt="http://www.w3.org/2000/svg",O=t=>Math.round(t*10)/10+0;function A(t,e,o,r,a){let n=Object.entries(r).map(([s,i])=>[s,typeof i=="number"?O(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(n),...a===void 0?{}:{text:a}}}var Zt=new WeakMap,Ue=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,a])=>[r,String(a)]))});function Ve(t,e){let o=Ue(e);for(let a in o)t.at[a]!==o[a]&&t.node.setAttribute(a,o[a]);for(let a in t.at)a in o||t.node.removeAttribute(a);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Ze)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Ke=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Ze(t){let e=document.createElementNS(Gt,"tspan");for(let[o,r]of Object.entries(Ke(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function gt(t,{width:e,height:o,marks:r}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=Zt.get(t)??new Map;Zt.set(t,n);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of n)s.get(l)?.shape!==d&&(c.remove(),n.delete(l));let i=t.firstChild;for(let l of r){let c=n.get(l.id);c||(c={node:document.createElementNS(Gt,l.shape),shape:l.shape,at:{},text:""},n.set(l.id,c)),Ve(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}var Jt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,at=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function mt(t,e){let o=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>L(o,"aria-pressed",String(r))}}function Qt(t,e,o){let r=pt("choice"),a=new Map,n=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,y("input",{type:"radio",name:r,onchange:()=>o(s)})),n.append(y("label",{},a.get(s),y("span",{},i)));return{root:n,set:s=>void(a.get(s).checked=!0)}}function wt({label:t,onChange:e,options:o=[],wide:r=!1}){let a=pt("select"),n=y("select",{id:a,onchange:()=>e(n.value)}),s=y("div",{class:r?"attn-field attn-wide":"attn-field"},y("label",{for:a},t),n),[i,l]=[o,""],c=0,d=g=>{let[h,f]=i[g];L(n.options[g],"value",h),q(n.options[g],f)},u=()=>{for(c=0;n.length>i.length;)n.lastChild.remove();i.forEach((g,h)=>d(h))},p=(g,h=o)=>{i=h;let f=i.findIndex(([w])=>String(w)===String(g)),x=JSON.stringify(i);if(x!==l){for(;n.length<i.length;)n.append(y("option",{}));f>=0&&d(f),c||(c=setTimeout(u,40))}l=x,n.selectedIndex!==f&&(n.selectedIndex=f)};return p(o[0]?.[0]),{root:s,set:p}}function Xt(t=700){let e=y("p",{class:"attn-summary"}),o=y("span",{class:"attn-hidden",role:"status"}),r,a=(n,s=n)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>q(o,s),t)),q(e,n)};return{root:y("div",{},e,o),set:a,stop:()=>clearTimeout(r)}}function Yt(t,e,o){t.addEventListener("keydown",r=>{let a=e[r.key]?.();a===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),o(a))})}var[Ge,Q]=[1,2],te=4,xt=40,ee=Float64Array.from({length:32},(t,e)=>2**(e-25));function Je(t){let[e,o]=[t>>10&31,t&1023],r=e===0?o*ee[1]:(o+1024)*ee[e];return t&32768?-r:r}function Qe({shapes:t,numbers:e}){let o=atob(e),r=new Float32Array(o.length/2);for(let s=0;s<r.length;s++)r[s]=Je(o.charCodeAt(2*s)|o.charCodeAt(2*s+1)<<8);let a=0,n=([s,i])=>[s,r.subarray(a,a+=i.reduce((l,c)=>l*c,1))];return Object.fromEntries(Object.entries(t).map(n))}function U(t,e,o=null,r=0,a=e.length){let n=new Float64Array(t.length/a);for(let s=0,i=r;s<n.length;s++,i+=a){let l=o===null?0:o[s];for(let c=0;c<e.length;c++)l+=t[i+c]*e[c];n[s]=l}return n}function ne(t,e){let o=new Float64Array(e.length/t.length);for(let r=0,a=0;r<t.length;r++,a+=o.length)for(let n=0;n<o.length;n++)o[n]+=t[r]*e[a+n];return o}var oe=t=>1/(1+Math.exp(-t));function Xe(t,e,o,r){let a=e.length,n=U(o,e,r),s=new Float64Array(a);for(let i=0;i<a;i++){let l=oe(t[i]+n[i]),c=oe(t[a+i]+n[a+i]),d=Math.tanh(t[2*a+i]+l*n[2*a+i]);s[i]=(1-c)*d+c*e[i]}return s}function Ye(t,e){let o=new Float64Array(e[0].length);for(let r=0;r<e.length;r++)for(let a=0;a<o.length;a++)o[a]+=t[r]*e[r][a];return o}function tn(t,e){let o=new Float64Array(t.length+e.length);return o.set(t),o.set(e,t.length),o}function en(t){let[e,o]=[-1/0,0];for(let a of t)e=Math.max(e,a);for(let a of t)o+=Math.exp(a-e);let r=e+Math.log(o);return t.map(a=>a-r)}function nn(t){let e=Q;for(let o=Q+1;o<t.length;o++)t[o]>t[e]&&(e=o);return e}function on(t){let e=new Map,o=t["encoder.bias_hh_l0"].length/3;return(r,a,n,s)=>{let i=`${r} ${n}`;if(!e.has(i)){let l=t[`${a}_embedding.weight`].subarray(n*o,(n+1)*o);e.set(i,U(t[`${r}.weight_ih_l0`],l,t[`${r}.bias_ih_l0`],0,s))}return e.get(i)}}function rn(t,e,o){if(e===null)return null;let r=s=>{let i=Rt(s);return{weights:i,context:Ye(i,o)}};if(e==="dot")return s=>r(o.map(i=>U(i,s)[0]));let a=t["attention.v"],n=o.map(s=>ne(s,t["attention.w_key"]));return s=>{let i=ne(s,t["attention.w_query"]);return r(n.map(l=>{let c=0;for(let d=0;d<a.length;d++)c+=a[d]*Math.tanh(i[d]+l[d]);return c}))}}function an(t){let e=Qe(t),o=on(e),r=t.attention==="additive",a=e["encoder.bias_hh_l0"].length/3,n=d=>(u,p)=>Xe(u,p,e[`${d}.weight_hh_l0`],e[`${d}.bias_hh_l0`]),[s,i]=[n("encoder"),n("decoder")],l=d=>{let u=new Float64Array(a);return d.map(p=>u=s(o("encoder","source",p,a),u))},c=(d,u,p)=>{let g=o("decoder","target",u,r?2*a:a),h=r?d(p):null;if(r){let m=U(e["decoder.weight_ih_l0"],h.context,null,a,2*a);g=g.map((b,v)=>b+m[v])}let f=i(g,p);d&&!r&&(h=d(f));let x=h===null?f:tn(f,h.context),w=U(e["join.weight"],x).map(Math.tanh);return{next:f,seen:h,logProbs:en(U(e["output.weight"],w,e["output.bias"]))}};return d=>{let u=l(d),p=rn(e,t.attention,u),[g,h,f]=[u.at(-1),Ge,0],x=[],w=[];for(;h!==Q&&x.length<xt;){let{next:b,seen:v,logProbs:k}=c(p,h,g);[g,h]=[b,nn(k)],f+=k[h],x.push(h),v&&w.push(v.weights)}let m=u.map(b=>Array.from(b));return{tokens:x,states:m,logProbability:f,weights:p?w:null}}}var H="[\\p{L}\\p{N}_]",sn=new RegExp(`'s(?!${H})|${H}+'(?!s(?!${H}))(?=${H})|${H}+(?:-${H}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),se=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(sn)??[];function ln(t,e){let o=(n,s)=>t[n].toLowerCase()===e[s].toLowerCase(),r=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let n=t.length-1;n>=0;n--)for(let s=e.length-1;s>=0;s--)r[n][s]=o(n,s)?r[n+1][s+1]+1:Math.max(r[n+1][s],r[n][s+1]);let a=t.map(()=>!0);for(let n=0,s=0;n<t.length&&s<e.length;)o(n,s)?a[n++]=s++<0:r[n+1][s]>=r[n][s+1]?n++:s++;return a}function re(t,e){let o=Uint8Array.from(atob(t),n=>n.charCodeAt(0)),r=new DataView(o.buffer),a=n=>Array.from({length:e},(s,i)=>r.getFloat32(4*(n*e+i),!0));return Array.from({length:o.length/4/e},(n,s)=>a(s))}function cn({words:t,weights:e,states:o,probability:r,ended:a},n){let s=atob(o).length/4/n;return{words:t,probability:r,ended:a,states:re(o,s),weights:e===null?null:re(e,n)}}var ae=(t,e)=>t.length===e.length&&t.every((o,r)=>o===e[r]);function ie(t){let e=t.models??={},{source:o,found:r}=t.opening,a={},n=new Map(t.source_words.map((h,f)=>[h,f+te])),s=new Map,i=new Map,l=(h,f)=>(s.has(h)||s.set(h,an(e[h])),s.get(h)(f)),c=(h,f)=>{if(!e[h])return a[h]??=cn(r[h],f.length);let x=`${h} ${f.join(" ")}`;if(i.size>300&&i.clear(),!i.has(x)){let w=l(h,f.map(k=>n.get(k))),m=w.tokens.filter(k=>k!==Q).map(k=>t.target_words[k-te]??"<unk>"),b=w.tokens.at(-1)===Q,v=w.weights?.slice(0,m.length)??null;i.set(x,{words:m,weights:v,states:w.states,probability:Math.exp(w.logProbability),ended:b})}return i.get(x)},d=h=>{let f=se(h),x=f.filter(m=>n.has(m)),w=f.filter(m=>!n.has(m)&&/[\p{L}\p{N}]/u.test(m));return{source:x.slice(0,xt),unknown:w,cut:x.length>xt}};return{compute:l,numbers:({sentence:h,first:f,second:x})=>{let w=d(h),m=w.unknown.length?null:t.pairs.find(({source:v})=>ae(v,w.source)),b=v=>{if(!v||w.source.length===0)return null;let k=c(v,w.source);return{name:v,...k,wrong:m?ln(k.words,m.target):k.words.map(()=>!1)}};return{...w,wanted:m?.target??null,first:b(f),second:b(x)}},lacks:({sentence:h,first:f,second:x})=>{let{source:w}=d(h);return w.length===0||ae(w,o)?[]:[...new Set([f,x])].filter(m=>m&&!e[m])},put:(h,f)=>void(e[h]=f),pairs:t.pairs}}function V({source:t,first:e,second:o}){return[t.length,Math.max(e?.words.length??0,o?.words.length??0)]}function K(t,{read:e,step:o}){let[r,a]=V(t);return e===null?r+Math.min(o??a,a):Math.min(e,r)}function le(t,e){let[o,r]=V(t);return e<o?{read:Math.max(0,e),step:null}:{read:null,step:e>=o+r?null:e-o}}function X(t){let e=t.map(n=>n.indexOf(Math.max(...n))),o=t.map(n=>n.reduce((s,i,l)=>s+i*l,0)),[r,a]=[0,[0,0]];for(let n=1;n<=e.length;n++){if(n<e.length&&e[n]<=e[n-1]&&o[n]<o[n-1])continue;e[r]>e[n-1]&&o[r]-o[n-1]>.5&&n-1-r>a[1]-a[0]&&(a=[r,n-1]),r=n}return a[1]>a[0]?a:null}var Me={};_e(Me,{cellOf:()=>lt,margins:()=>ct,matrix:()=>zt,percent:()=>J,places:()=>P,ribbonScene:()=>$t,scrolledTo:()=>At,sight:()=>Mt,squeeze:()=>Et,wordHits:()=>St});var dn={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},un=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let r=0;r<8;r++)o=o&1?3988292384^o>>>1:o>>>1;return o}),pn=t=>~t.reduce((e,o)=>un[(e^o)&255]^e>>>8,-1)>>>0,tt=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function Y(t,e){let o=[...t].map(r=>r.charCodeAt(0)).concat(e);return[...tt(e.length),...o,...tt(pn(o))]}var hn=t=>z(Math.round(128+127*t),0,255);function fn(t){let[e,o]=[1,0];for(let a of t)o=(o+(e=(e+a)%65521))%65521;let r=[t.length&255,t.length>>8];return[120,1,1,...r,~r[0]&255,~r[1]&255,...t,...tt((o<<16|e)>>>0)]}var ce=Array.from({length:256},(t,e)=>e-128),de=t=>[...Y("PLTE",ce.flatMap(e=>dn[t][e<0?"below":"above"])),...Y("tRNS",ce.map(e=>Math.min(255,2*Math.abs(e))))],gn={signed:de("signed"),weight:de("weight")},ue=new WeakMap;function bt(t,e,o=1,r="signed"){let a=ue.get(t)??new Map;ue.set(t,a);let n=`${e} ${o} ${r}`;return a.has(n)||a.set(n,mn(t,e,o,r)),a.get(n)}function mn(t,e,o,r){let a=t.length/e,n=[];for(let l=0;l<a;l++){n.push(0);for(let c=0;c<e;c++)n.push(hn(t[l*e+c]/o))}let i=[137,80,78,71,13,10,26,10,...Y("IHDR",[...tt(e),...tt(a),8,3,0,0,0]),...gn[r],...Y("IDAT",fn(n)),...Y("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var wn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),xn=1.12,et=new Map;function bn(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(wn[a.charCodeAt(0)-32]??556),0);return xn*o/1e3}function N(t,e){return et.size>5e3&&et.clear(),et.has(t)||et.set(t,bn(t)),e*et.get(t)}var st=20,yn=.005,pe=16,W=25,vn=13*W,be=12,he=60,_={angle:60,least:28,most:34,from:480,edge:46},it=298,yt=3,kn=11,$n=[18,17,16,15,14],Mn=16,ye=.3,J=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,ot=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),Z=t=>String(O(10*t)/10),G=(t,e)=>z(t-e);function fe(t,e,o){let r=t.map(i=>Math.max(st,N(i,e))),a=o-r.reduce((i,l)=>i+l,0),n=t.length>1?Math.min(e*1.5,a/(t.length-1)):0;if(n<6)return null;let s=(a-n*(t.length-1))/2;return r.map(i=>{let l={x:s+i/2,w:i};return s+=i+n,l})}function An(t,e,o){let r=Math.max(t.length,e.length),a=r*W>vn,n=o-(a?be:0),[s,i]=[15,20],l=g=>Math.max(0,...g.map(h=>N(h,s))),c=z(l(t),40,n*.38),d=n-z(l(e),40,n*.38),u=Math.max(it,i+r*W+8),p=(g,h,f)=>g.map((x,w)=>{let m=N(x,s),b=a?i-2:u/2+6-W*g.length/2;return{x:h-f*m/2,y:b+W*(w+.5)+5,w:m}});return{sideways:!0,scrolls:a,size:s,row:W,width:n,height:u,leave:c+24,arrive:d-8,source:p(t,c,1),target:p(e,d,-1)}}function Sn(t,e,o){if(o<_.from)return null;let r=13,a=h=>Math.max(1,h.length-1),n=_.least*Math.max(a(t),a(e))+2*_.edge,s=n>o,[i,l]=s?[n,it-be]:[o,it],c=h=>s?_.least:Math.min(_.most,(i-2*_.edge)/a(h)),d=h=>{let f=Math.max(0,...h.map(x=>N(x,r)));return z(f*Math.sin(_.angle*Math.PI/180)+6,40,96)},[u,p]=[d(t),l-d(e)],g=(h,f)=>{let x=s?_.edge:i/2-(h.length-1)/2*c(h);return h.map((w,m)=>({x:x+m*c(h),y:f,w:N(w,r)}))};return{sideways:!1,lean:!0,scrolls:s,size:r,width:i,height:l,leave:u+26,arrive:p-12,row:Math.min(c(t),c(e))*Math.sin(_.angle*Math.PI/180),source:g(t,u),target:g(e,p)}}function kt({sideways:t,lean:e},{x:o,y:r,w:a},n){let s=n==="source";if(e){let[l,c]=[o+4,`rotate(-${_.angle} ${O(o+4)} ${O(r)})`];return{anchor:s?" start":" end",at:{x:l,y:r,transform:c},left:s?l:l-a,turn:c}}if(!t)return{anchor:"",at:{x:o,y:r},left:o-a/2,turn:null};let i=s?o+a/2:o-a/2;return{anchor:s?" end":" start",at:{x:i,y:r},left:o-a/2,turn:null}}function P(t,e,o){let r=`${t.join(" ")}|${e.join(" ")}|${o}`;return nt.has(r)||(nt.size>50&&nt.clear(),nt.set(r,En(t,e,o))),nt.get(r)}var nt=new Map;function En(t,e,o){for(let r of $n){let[a,n]=[fe(t,r,o),fe(e,r,o)];if(a===null||n===null)continue;let[s,i]=[38,274],l=(c,d)=>c.map(({x:u,w:p})=>({x:u,y:d,w:p}));return{sideways:!1,scrolls:!1,size:r,width:o,height:it,leave:s+31,arrive:i-r-4,source:l(a,s),target:l(n,i)}}return Sn(t,e,o)??An(t,e,o)}function zn(t,e){let o=n=>e.sideways?n.y-5:n.x,r=e.source.map((n,s)=>t.reduce((i,l)=>i+l[s],0)),a=e.source.map((n,s)=>o(n)-st*r[s]/2);return t.map((n,s)=>{let i=o(e.target[s])-st/2;return n.map((l,c)=>{let d=l*st,u={width:d,from:a[c]+d/2,to:i+d/2};return a[c]+=d,i+=d,u})})}function ve({from:t,to:e},{sideways:o,leave:r,arrive:a}){let n=(r+a)/2,[s,i,l,c]=o?[[r,t],[n,t],[n,e],[a,e]]:[[t,r],[t,n],[e,n],[e,a]],d=([u,p])=>`${O(u)} ${O(p)}`;return`M${d(s)}C${d(i)} ${d(l)} ${d(c)}`}function ke(t,e,o){let r=Math.min(Math.floor(e+1e-9),t.length),a=o!==null&&(o[0]==="read"||o[1]<r)?o:null;if(a){let[l,c]=a;return{done:r,chosen:a,run:null,near:(d,u)=>l==="written"?d===c:u===c,strength:(d,u)=>d===c&&l==="written"||u===c&&l==="read"?.92:.07}}let n=e>0&&r<t.length?Math.max(0,r-1):-1;if(n>=0)return{done:r,chosen:a,run:null,near:l=>l===n,strength:l=>l===n?.92:.32};let s=X(t.slice(0,r)),i=l=>s!==null&&s[0]<=l&&l<=s[1];return{done:r,chosen:a,run:s,near:i,strength:l=>i(l)?.78:.32}}function On(t,e,o,r){let n=zn(t,e).flatMap((s,i)=>s.flatMap((l,c)=>{if(t[i][c]<yn)return[];let d=Z(r.strength(i,c)*G(o,i)),u={d:ve(l,e),"stroke-width":l.width,"stroke-opacity":d};return[{near:r.near(i,c),mark:A(`w ${i} ${c}`,"path","weight line ribbon",u)}]}));return[!1,!0].flatMap(s=>n.filter(i=>i.near===s).map(i=>i.mark))}var vt=t=>.35+.65*Math.min(1,2*t);function Tn({source:t},{weights:e,states:o},r,a,n){let s=n.run===null?[]:e.slice(n.run[0],n.run[1]+1).map(B),i=l=>{if(n.chosen===null)return 1;let[c,d]=n.chosen;return c==="read"?+(d===l):e[d][l]};return t.flatMap((l,c)=>{let{x:d,y:u}=r.source[c],{anchor:p,at:g}=kt(r,r.source[c],"source"),h=a>c&&a<=c+1&&a<t.length,f=Math.max(ye,G(a,c)*vt(i(c))),x=h?"key strong word":s.includes(c)?"weight turn word":"ink word",w=Math.min(pe,r.size+1),b={...r.sideways?{x:r.leave-4-w,y:u-5-w/2}:{x:d-pe/2,y:u+(r.lean?7:10)},width:w,height:w,href:bt(o[c],8),opacity:Z(.8*G(a,c)*vt(i(c)))};return[A(`s ${c}`,"text",`${x} size${r.size}${p}`,{...g,opacity:Z(f)},l),A(`kept ${c}`,"image","map",b)]})}function Ln(t,e,o,r){return t.words.flatMap((a,n)=>{let{y:s,w:i}=e.target[n],{anchor:l,at:c,left:d,turn:u}=kt(e,e.target[n],"target"),p=r.chosen===null?1:r.chosen[0]==="written"?+(r.chosen[1]===n):t.weights[n][r.chosen[1]],g=Z(G(o,n)*vt(p)),h=r.run!==null&&r.run[0]<=n&&n<=r.run[1],f=t.wrong[n]?"soft word":h?"weight turn word":"ink word";return[A(`t ${n}`,"text",`${f} size${e.size}${l}`,{...c,opacity:g},a),...t.wrong[n]?[$e(n,d,s-e.size*.3,i,g,u)]:[]]})}var $e=(t,e,o,r,a,n=null)=>A(`x ${t}`,"line","ink line strike",{x1:e,x2:e+r,y1:o,y2:o,opacity:a,...n===null?{}:{transform:n}});function _n(t,e,o){let[r,a]=o.chosen,n=r==="written",s=n?t[a]:t.slice(0,o.done).map(d=>d[a]),i=n?e.source:e.target,l=[];return s.map((d,u)=>u).sort((d,u)=>s[u]-s[d]).filter(d=>s[d]>=.02).flatMap(d=>{let{x:u,y:p}=i[d];if(!e.sideways&&l.some(f=>Math.abs(f-u)<34))return[];l.push(u);let g=e.lean?{x:u,y:n?e.leave+14:e.arrive-6}:{x:u,y:n?p-e.size-3:p+18},h={x:n?e.leave+24:e.arrive-24,y:p};return[A(`share ${d}`,"text","weight strong share",e.sideways?h:g,J(s[d]))]})}function Cn(t,e,o,r,a){let n=t.words.length>0&&o>=a.length&&r<t.words.length?e.target[Math.floor(r)]:null;if(n===null)return[];let{left:s,turn:i}=kt(e,n,"target");return[A("caret","rect","ink solid",{x:s-1,y:n.y-e.size+2,width:2,height:e.size+2,...i?{transform:i}:{}})]}function $t(t,e,{width:o,clock:r,focus:a=null}){let n=P(t.source,e.words,o),{read:s,written:i}=ot(t,r),l=e.weights,c=ke(l,i,a),d=[...On(l,n,i,c),...Tn(t,e,n,s,c),...Ln(e,n,i,c),...Cn(e,n,s,i,t.source),...c.chosen?_n(l,n,c):[]];return{width:n.width,height:n.height,marks:d}}function Mt(t,e,{width:o,clock:r,focus:a=null}){let n=P(t.source,e.words,o),s=({x:m,y:b})=>n.sideways?b-5:m,{read:i,written:l}=ot(t,r),c=e.weights,{done:d,chosen:u}=ke(c,l,a);if(!n.scrolls||u===null&&d===c.length)return null;if(u===null&&d===0){let m=s(n.source[z(Math.ceil(i)-1,0,t.source.length-1)]);return{own:m,other:m}}let[p,g]=u??["written",d-1],h=p==="written",f=B(h?c[g]:c.slice(0,d).map(m=>m[g])),[x,w]=h?[n.target,n.source]:[n.source,n.target];return{own:s(x[g]),other:s(w[Math.max(0,f)])}}function At(t,e,{own:o,other:r}){let[a,n]=[Math.min(o,r)-he,Math.max(o,r)+he];return Math.max(0,n-a>e?o-e/2:z(t,n-e,a))}function St(t,e,{width:o,clock:r,focus:a=null}){let n=P(t.source,e.words,o),{read:s,written:i}=ot(t,r),l=e.weights,c=p=>{let g=B(l[p]);return`${e.words[p]}, from ${t.source[g]} ${J(l[p][g])}${e.wrong[p]?", wrong":""}`},d=n.lean?Math.min(W,n.row):W,u=(p,g,h,f,x,w)=>g.slice(0,f).map((m,b)=>{let{x:v,y:k,w:S}=h[b],M=Math.max(24,S+(n.sideways?8:4)),T=a!==null&&a[0]===p?a[1]:-1,j=b===z(T,0,f-1)?0:-1,$=T===b,I=n.lean?p==="read"?v:v-M:v-M/2;return{id:`${p} ${b}`,x:I,y:n.lean?k-d/2:k-5-d/2,width:M,height:d,...n.lean?{kind:`lean ${p}`}:{},label:x(b),tab:j,lang:w,aria:{pressed:$}}});return[...u("written",e.words,n.target,Math.min(i,e.words.length),c,"en"),...u("read",t.source,n.source,s,p=>`${t.source[p]}, read`,"fr")]}function ge(t,e,o,r,a){let n=N(" ",e)+1,s=[[]],i=()=>s.at(-1),l=0;for(let d of t){let u=Math.min(o,N(d,e));l+u>o&&i().length>0&&(s.push([]),l=0),i().push(u),l+=u+n}let c=s.flatMap((d,u)=>{let p=a+(o-d.reduce((g,h)=>g+h+n,-n))/2;return d.map(g=>{let h={x:p+g/2,y:r+e+u*(e+(e<15?5:8)),w:g};return p+=g+n,h})});return{height:s.length*(e+(e<15?5:8)),at:c}}var me=(t,e,o,r)=>Array.from({length:9},(a,n)=>{let s=n/8;return[o+(r-o)*s**2*(3-2*s),t+(e-t)*s]}),we=t=>`M${t.map(([e,o])=>`${O(e)} ${O(o)}`).join("L")}Z`;function Nn(t,e,o,r){let a=(n,s)=>`M${O(e+s*yt)} ${O(o+r/2)}v${O(-n*r/2)}h${yt-1}v${O(n*r/2)}Z`;return Array.from(t,a).join("")}function jn(t,e){let[o,r]=[Math.floor(e),e-Math.floor(e)],a=o>0?t[o-1]:t[0].map(()=>0);return r===0?a:a.map((n,s)=>n+(t[o][s]-n)*r)}function Et({source:t},e,{width:o,clock:r}){let a=Math.max(t.length,e.words.length)>Mn,[n,s,i]=[a?13:15,64*yt,a?30:40],[l,c]=a?[30,50]:[42,58],d=a?" size13":"",{read:u,written:p}=ot({source:t},r),g=(o-s)/2,h=ge(t,n,o-24,6,12),f=6+h.height+l,x=ge(e.words,n,o-24,f+i+c,12),w=f+i+c+Math.max(x.height,n+8)+8,[m,b]=[[2,o-2],[g-6,g+s+6]],v=(F,E,C,D)=>[me(F,E,C[0],D[0]),me(F,E,C[1],D[1]).reverse()],[k,S]=v(8+h.height,f-8,m,b),[M,T]=v(f+i+8,f+i+c-8,b,m),j=p===0&&u>0,$=h.at[z(Math.ceil(u)-1,0,t.length-1)],I=ve({from:$.x,to:o/2},{sideways:!1,leave:$.y+6,arrive:f-10}),dt=t.length===1?"1 word":`all ${t.length} words`,R=[A("in","path","funnel",{d:we([[m[0],2],...k,...S,[m[1],2]])}),A("out","path","funnel",{d:we([...M,[m[0],w-2],[m[1],w-2],...T])}),A("row","rect","key frame",{x:g-6,y:f-8,width:s+12,height:i+16,rx:3}),A("middle","line","rule",{x1:g,x2:g+s,y1:f+i/2,y2:f+i/2}),A("bars","path","key solid",{d:Nn(jn(e.states,u),g,f,i)}),...j?[A("pour","path","key line pour",{d:I})]:[],A("told","text","soft note",{x:o/2,y:f+i+c-22},`64 numbers for ${dt}`)];return t.forEach((F,E)=>{let C=j&&u>E&&u<=E+1;R.push(A(`s ${E}`,"text",`${C?"key strong word":"ink word"}${d}`,{...In(h.at[E]),opacity:Z(Math.max(ye,G(u,E)))},F))}),e.words.forEach((F,E)=>{let{x:C,y:D,w:_t}=x.at[E],Ct=Z(G(p,E));R.push(A(`t ${E}`,"text",`${e.wrong[E]?"soft word":"ink word"}${d}`,{x:C,y:D,opacity:Ct},F)),e.wrong[E]&&R.push($e(E,C-_t/2,D-n*.3,_t,Ct))}),{width:o,height:w,marks:R}}var In=({x:t,y:e})=>({x:t,y:e}),xe=new WeakMap;function Fn(t,e){let o=xe.get(t)??new Map;return xe.set(t,o),o.has(e)||o.set(e,t.slice(0,e).flatMap(r=>Array.from(r))),o.get(e)}var lt=(t,e,o)=>Math.min(12,(o-2)/e,166/t);function ct({source:t},{words:e},o,r){if(!r||o<kn)return{left:0,top:0};let a=n=>Math.max(0,...n.map(s=>N(s,11)));return{left:Math.ceil(a(e))+6,top:Math.ceil(a(t)*Math.sin(_.angle*Math.PI/180))+10}}function Wn({source:t},{words:e},o,{left:r,top:a}){if(r===0)return[];let n=s=>(s+.5)*o+1;return[...e.map((s,i)=>A(`row ${i}`,"text","soft tiny end",{x:r-4,y:a+n(i)+4},s)),...t.map((s,i)=>{let[l,c]=[r+n(i)+3,a-3],d=`rotate(-${_.angle} ${O(l)} ${O(c)})`;return A(`column ${i}`,"text","soft tiny start",{x:l,y:c,transform:d},s)})]}function zt(t,e,{width:o,clock:r,focus:a=null,named:n=!1}){let s=e.weights,i=t.source.length,l=Math.min(Math.floor(ot(t,r).written+1e-9),s.length),c=lt(s.length,i,170),{left:d,top:u}=ct(t,e,c,n),[p,g]=[c*i,c*s.length],h={x:d+1,y:u+1,width:p,height:g},f=[A("frame","rect","frame",h),...Wn(t,e,c,{left:d,top:u})];if(l>0){let x=bt(Fn(s,l),i,1,"weight");f.push(A("map","image","map",{...h,height:l*c,preserveAspectRatio:"none",href:x}))}if(a!==null&&(a[0]==="read"||a[1]<l)){let w=a[0]==="written"?{x:d,y:u+a[1]*c,width:p+2,height:c+2}:{x:d+a[1]*c,y:u,width:c+2,height:g+2};f.push(A("look","rect","weight line look",w))}return{width:o,height:d>0?226:170,marks:f}}var Ae=`text.note { font-size: 13px; }
text.tiny { font-size: 11px; }
text.word { font-size: 15px; }
text.size12 { font-size: 12px; } text.size13 { font-size: 13px; } text.size14 { font-size: 14px; } text.size16 { font-size: 16px; } text.size17 { font-size: 17px; } text.size18 { font-size: 18px; }
text.turn { text-decoration: underline; text-underline-offset: 3px; }
text.share { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.ribbon { stroke-linecap: butt; }
.strike { stroke-width: 2; }
.funnel { fill: var(--tint); }
.frame { fill: none; stroke: var(--rule); }
.key.frame { fill: var(--paper); stroke: var(--key); stroke-width: 1.5; }
.pour { stroke-width: 3; }
.look { stroke-width: 2; }
.map { image-rendering: pixelated; }
`;var Se=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "table" / minmax(0, 1fr); gap: 10px 40px; }
.alignment-side:first-child { grid-area: main; }
.alignment-side:first-child .attn-stage { min-height: 298px; } /* two lines and their ribbons, whoever translates */
.alignment-side .long { overflow: auto; max-height: 353px; scrollbar-width: thin; } /* 13 rows of columns, as in scene.js */
.alignment-picture { position: relative; }
.alignment-side { grid-area: beside; min-width: 0; }
.alignment-side h3 { margin-bottom: 6px; }
.alignment-controls { grid-area: controls; display: grid; gap: 10px; align-content: start; min-width: 0; }
.alignment-clock { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; align-items: center; gap: 8px; }
.alignment-clock .attn-button { width: 34px; height: 34px; padding: 0; border-radius: 50%; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.attn .alignment-track { position: relative; display: block; padding-bottom: 14px; }
.alignment-phases { position: absolute; left: 9px; right: 9px; bottom: 0; height: 16px; color: var(--soft); font-size: 12px; line-height: 16px; }
.alignment-phases span { position: absolute; border-top: 2px solid var(--rule); white-space: nowrap; }
.alignment-phases span + span { right: 0; border-left: 3px solid var(--paper); }
.alignment-fields { display: grid; gap: 6px; }
.alignment-fields .attn-field { display: grid; grid-template-columns: 5em minmax(0, 1fr); align-items: center; }
.alignment-fields .attn-field span { color: var(--soft); font-size: 0.867em; }
.alignment-fields input { width: 100%; }
.alignment-sides { align-items: center; gap: 8px 14px; }
.alignment-table { grid-area: table; display: grid; grid-template-columns: 170px minmax(0, 1fr); gap: 14px; align-items: start; }
.kept svg { opacity: 0.4; }
.alignment-table svg { cursor: crosshair; }
.attn-alignment .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 4.35em; text-wrap: pretty; overflow-wrap: anywhere; }
@container (min-width: 800px) {
  .alignment-board { grid-template: "main beside" auto "controls beside" auto "controls table" 1fr / minmax(0, 1fr) 300px; }
  .alignment-table { grid-template-columns: minmax(0, 1fr); gap: 4px; }
}
@container (min-width: 560px) and (max-width: 799px) {
  .alignment-board { grid-template: "main main" "controls controls" "beside table" / minmax(0, 1fr) 170px; column-gap: 24px; }
  .alignment-table { grid-template-columns: minmax(0, 1fr); gap: 4px; }
}
@container (max-width: 640px) { .attn-alignment .attn-summary { min-height: 7.25em; } }
/* On a phone the words themselves tell the weights when they are pressed; the table, without names, would tell less. */
@container (max-width: 480px) { .alignment-table { display: none; } }
@media (forced-colors: active) { .attn-play { border: 1px solid; } }
@media print { .alignment-side .long { overflow: visible; max-height: none; } }
@media print { .alignment-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; } }
.attn-hit.lean { transform: rotate(-60deg); transform-origin: 0 50%; }
.attn-hit.lean.written { transform-origin: 100% 50%; }
`;var Ot=t=>`\u201C${t.join(" ")}\u201D`;function Dn({unknown:t,cut:e}){let o=t.slice(0,5).map(Jt),r=t.length>5?[`${t.length-5} more`]:[];return`${t.length?`Left out, not among the translators\u2019 words: ${at([...o,...r])}. `:""}${e?"Only the first 40 words are read. ":""}`}function Ee({source:t},e,o){if(e.weights===null)return`\u201C${e.words[o]}\u201D is written from the row of 64 numbers alone.`;let r=e.weights[o],a=r.map((n,s)=>s).sort((n,s)=>r[s]-r[n]).filter((n,s)=>s===0||s<3&&r[n]>=.1);return`\u201C${e.words[o]}\u201D attends to ${at(a.map(n=>`${t[n]} (${J(r[n])})`))}.`}function qn({source:t},e,o,r){let a=e.words.filter((n,s)=>s<r&&e.weights[s][o]>=.1).map(n=>`\u201C${n}\u201D`);return a.length===0?`No word written attends to \u201C${t[o]}\u201D with 10 % or more.`:`${at(a)} ${a.length===1?"attends":"attend"} to \u201C${t[o]}\u201D.`}function Bn({wanted:t},e){let o=e.name==="no_attention"?"without attention":e.name==="dot"?"the dot product":"the additive score",r=`${o[0].toUpperCase()}${o.slice(1)}`,a=e.ended?"":" It does not come to an end.";if(t===null)return` ${r} gives its translation a probability of ${J(e.probability)}.${a}`;let n=e.words.filter((i,l)=>e.wrong[l]);if(n.length===0)return` ${r}: no wrong word.${a}`;let s=n.length<5?`: ${Ot(n)}`:"";return` ${r} ${n.length} of ${e.words.length} words ${n.length===1?"is":"are"} wrong${s}.${a}`}function Tt(t,e){let{source:o,first:r,second:a,wanted:n}=e,s=Dn(e);if(r===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let i=K(e,t),l=Math.max(0,i-o.length),c=Math.min(l,r.words.length),[d,u]=t.focus??["none",0];if(r.weights!==null&&d==="read"&&u<o.length)return s+qn(e,r,u,c);if(d==="written"&&u<c)return s+Ee(e,r,u);if(i<o.length)return`${s}Reading, word by word: with attention the 64 numbers after each word are kept; without it there is one row, rewritten at each word.`;if(c===0)return`${s}All is read. Now the translation is written, word by word.`;if(c<r.words.length)return s+Ee(e,r,c-1);let p=r.weights===null?null:X(r.weights),g=r.weights===null?`All passes through one row: ${Ot(r.words)}.`:p===null?"Each written word attends to the words that were read.":`For ${Ot(r.words.slice(p[0],p[1]+1))} the ribbons cross: it attends to the French words from back to front.`,h=[r,a].filter((x,w,m)=>x!==null&&m.findIndex(b=>b?.name===x.name)===w),f=n===null?" For this sentence no translation is known, so no word is struck out.":"";return`${s}${g}${h.map(x=>Bn(e,x)).join("")}${f}`}var ze=240,Hn=520,Un=800,Lt={additive:"additive score",dot:"dot product",no_attention:"no attention"},Vn={...Lt,"":"nothing"},Kn={additive:["With attention, ","additive score: each word written attends to the words read"],dot:["With attention, ","dot product: each word written attends to the words read"],no_attention:["Without attention ","all through one row of numbers"]},rt=t=>t.read(),Te=()=>It("svg",{class:"scene","aria-hidden":"true"});function Zn(t){let e=l=>t.change({sentence:l,read:null,step:null,focus:null}),o=0,r=wt({label:"Sentence",onChange:e,options:[["","your own"]],wide:!0}),a=y("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:()=>{cancelAnimationFrame(o),o=requestAnimationFrame(()=>e(a.value))}}),n=y("label",{class:"attn-field attn-wide alignment-own"},y("span",{},"or type"),a);return{root:y("div",{class:"alignment-fields"},r.root,n),tell:({sentence:l},{pairs:c})=>{let d=c.some(u=>u.text===l);r.set(d?l:"",[["","your own"],...c.map(u=>[u.text,u.text])]),a.value!==l&&(a.value=l)}}}function Gn(t){let e=Qt("Translator",Lt,n=>t.change({first:n,focus:null})),o=wt({label:"beside it",options:Object.entries(Vn),onChange:n=>t.change({second:n})});return{root:y("div",{class:"attn-row alignment-sides"},e.root,o.root),tell:n=>(e.set(n.first),o.set(n.second))}}function Jn(t,e){let o=0,r=()=>K(e(),rt(t)),a=(m,b=!0)=>{let v=e();v?.first&&t.change({...le(v,m),focus:null},{glide:b})},n=()=>V(e()).reduce((m,b)=>m+b),s=()=>{q(u,o?"\u275A\u275A":"\u25B6"),L(u,"aria-label",o?"Pause":"Play: read and write")},i=()=>{clearTimeout(o),o=0,s()},l=m=>void(o=Number(setTimeout(c,m))),c=()=>{if(!e()?.first||(a(r()+1),r()>=n()))return i();l(r()<e().source.length?ze:Hn)},d=()=>{e()?.first&&(r()>=n()&&a(0),l(ze),s())},u=y("button",{type:"button",class:"attn-play",onclick:()=>o?i():d()}),p=y("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(i(),a(p.valueAsNumber))}),g=["reads","writes"].map(m=>y("span",{},m)),h=(m,b,v)=>{let{root:k}=mt(m,()=>(i(),a(r()+v)));return k.removeAttribute("aria-pressed"),k.setAttribute("aria-label",b),k},f=y("div",{class:"alignment-track attn-range"},p,y("div",{class:"alignment-phases","aria-hidden":"true"},...g)),x=y("div",{class:"alignment-clock"},u,f,h("\u2039","One word back",-1),h("\u203A","One word on",1)),w=(m,b)=>{let[v,k]=V(b),S=K(b,m);L(p,"max",String(v+k)),p.value=S,p.disabled=b.first===null,p.style.setProperty("--from","0"),p.style.setProperty("--to",String(S/Math.max(1,v+k))),L(p,"aria-valuetext",S>v?`${S-v} of ${k} words written`:`${S} of ${v} words read`),g.forEach(M=>M.hidden=v+k===0),g[0].style.width=g[1].style.left=`${100*v/Math.max(1,v+k)}%`};return s(),{root:x,tell:w,stop:i}}function Qn(t,e,o){return r=>(a,n)=>{let s=()=>[n().id.split(" ")[0],Number(n().id.split(" ")[1])],i=p=>t.change({focus:p});a.addEventListener("pointerenter",p=>p.pointerType==="mouse"&&o(s())),a.addEventListener("pointerleave",()=>o(void 0)),a.addEventListener("click",()=>i(String(t.read().focus)===String(s())?null:s()));let l=(p,g)=>()=>{let[h,f]=s(),{first:x,source:w}=e();if(!g)return[h,z(f+p,0,(h==="written"?x.words:w).length-1)];let m=p<0?"read":"written";return m===h?[h,f]:[m,B(m==="read"?x.weights[f]:x.weights.map(b=>b[f]))]},c=()=>a.parentElement.dataset.sideways==="true",d=p=>()=>l(p,c())(),u=p=>()=>l(p,!c())();Yt(a,{ArrowRight:d(1),ArrowLeft:d(-1),ArrowDown:u(1),ArrowUp:u(-1),Escape:()=>null},p=>{i(p),p&&r().focus(p.join(" "))})}}function Oe(t,e){let o=Te(),[r,a]=[y("span",{}),y("small",{})],n=t?Vt(e(()=>n)):null,s=y("div",{class:"alignment-picture"},o,...n?[n.root]:[]),i=y("div",{class:"attn-stage",role:"group","aria-label":"Words written and words read; arrow keys move"},s),l=y("section",{class:"alignment-side"},y("h3",{},r,a),i),c=!1,[d,u]=["",""],p=(h,f,x)=>{let w={...x,clock:Math.round(x.clock),focus:x.chosen},m=Mt(h,f,w),[b,v]=[d,h.source.join(" ")];if(d=JSON.stringify([m,w.clock]),u!==v)i.scrollTo({top:0,left:0});else if(m&&d!==b){let{sideways:k}=P(h.source,f.words,x.width),[S,M,T]=k?["top",i.scrollTop,i.clientHeight]:["left",i.scrollLeft,i.clientWidth],j=ft()?"auto":"smooth";i.scrollTo({[S]:At(M,T,m),behavior:j})}u=v};return{root:l,paint:(h,f,x)=>{let w=Math.round(l.clientWidth),m=h.first===null&&c;if(l.classList.toggle("kept",m),l.style.visibility=f===null&&!m?"hidden":"",m&&n?.set([]),f===null||w===0)return;c=!0,Kn[f.name].forEach((k,S)=>q(S?a:r,k));let b=f.weights===null?Et(h,f,{...x,width:w}):$t(h,f,{...x,width:w});gt(o,b);let v=f.weights!==null&&P(h.source,f.words,w).scrolls;i.classList.toggle("long",v),s.style.width=v?`${b.width}px`:"",n&&(n.root.dataset.sideways=String(P(h.source,f.words,w).sideways),n.set(f.weights===null?[]:St(h,f,{width:w,clock:Math.round(x.clock),focus:x.chosen})),f.weights!==null&&p(h,f,{...x,width:w}))}}}function Xn(t){let e=Te(),o=y("small",{},"The same weights as a table: rows are words written, columns words read."),r=y("div",{class:"alignment-table"},y("div",{},e),o),[a,n,s]=[1,0,0];return e.addEventListener("pointermove",l=>{let c=Math.floor((Kt(e,l)[1]-s-1)/a);t(c>=0&&c<n?["written",c]:void 0)}),e.addEventListener("pointerleave",()=>t(void 0)),{root:r,paint:(l,c,d)=>{let u=c!==null&&c.weights!==null&&c.words.length>0,p=l.first===null&&n>0;if(r.classList.toggle("kept",p),r.style.visibility=u||p?"":"hidden",!u)return;n=c.weights.length,a=lt(n,l.source.length,170);let g=d.wide;s=ct(l,c,a,g).top,gt(e,zt(l,c,{...d,named:g,width:g?300:170}))}}}function Yn(t,e,o){let r=null,a=null,n,[s,i]=[{clock:1/0},0],l=()=>a,c=$=>{String($)!==String(n)&&(n=$,S(s,0,i),a&&w.set(Tt({...rt(e),focus:$??rt(e).focus},a)))},d=Qn(e,l,c),[u,p,g]=[Zn(e),Gn(e),Jn(e,l)],[h,f,x,w]=[Oe(!0,d),Oe(!1,d),Xn(c),Xt()],m=y("p",{class:"attn-hint"},"Press a word to follow its ribbons, or press \u25B6."),b=mt("Reset",()=>(g.stop(),e.reset())).root;b.removeAttribute("aria-pressed"),p.root.append(b);let v=y("div",{class:"alignment-controls"},g.root,w.root,u.root,p.root),k=$=>{r!==null&&(a=r.numbers($),u.tell($,r),p.tell($),g.tell($,a),w.set(Tt($,a)))},S=($,I,dt)=>{if([s,i]=[$,dt],a===null)return;let{focus:R}=rt(e),F=V(a).reduce((C,D)=>C+D),E={clock:Math.min($.clock,F),focus:n??R,chosen:R,wide:i>=Un};h.paint(a,a.first,E),f.paint(a,a.second,E),x.paint(a,a.first,E)},M=ut(o,"alignment").then($=>{r=ie($)}),T=Nt(o,"alignment",($,I)=>r.put($,I)),j=y("div",{class:"alignment-board"},h.root,f.root,v,x.root);return{parts:[m,j],tell:k,ready:M,say:w.set,wants:$=>T.wants(r.lacks($)),ahead:()=>{let{first:$,second:I}=rt(e);T.ahead([...new Set([$,I||$,...Object.keys(Lt)])])},glides:$=>({clock:K(a??r.numbers($),$)}),paint:S,stop:()=>(g.stop(),w.stop())}}var tr=Ht({name:"alignment",label:"Live figure: translators, with attention and without",style:Ae+Se,controls:["sentence","first","second","read","step","focus"],build:Yn});export{tr as default,Tt as describe,Me as scene,se as tokenize,ie as translators,X as turned};
