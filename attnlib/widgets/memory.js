// Joined by `make figures` from src/memory and src/kit: change those, not this.
var Xt=Object.defineProperty;var Jt=(t,e)=>{for(var n in e)Xt(t,n,{get:e[n],enumerable:!0})};var Ut="http://www.w3.org/2000/svg",Zt=0,Qt=Math.random().toString(36).slice(2,8),ht=t=>`attn-${Qt}-${t}-${++Zt}`;function ut(t,e,n){for(let[a,o]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),o):o===!0?t.setAttribute(a,""):o!==!1&&o!=null&&t.setAttribute(a,o);return t.append(...n),t}var y=(t,e={},...n)=>ut(document.createElement(t),e,n),ft=(t,e={},...n)=>ut(document.createElementNS(Ut,t),e,n);function _(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let a=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==a&&(a===null?t.removeAttribute(e):t.setAttribute(e,a))}var mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var gt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var xt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var N=(t,e)=>t.reduce((n,a,o)=>n+a*e[o],0),bt=(t,e,n=1)=>t.map((a,o)=>a+n*e[o]),wt=t=>Math.hypot(...t);function W(t,e=1,n=null){let a=s=>n===null||n[s],o=Math.max(...t.filter((s,l)=>a(l))),r=t.map((s,l)=>a(l)?Math.exp((s-o)/e):0),i=r.reduce((s,l)=>s+l,0);return i>0?r.map(s=>s/i):r}var G=t=>t.indexOf(Math.max(...t)),A=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var yt=200,ne=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ae=t=>t*t*(3-2*t);function D(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((a,o)=>D(t[o],a,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let a=Object.entries(e).map(([o,r])=>[o,D(t[o],r,n)]);return Object.fromEntries(a)}return e}function vt(t,e,n){let[a,o,r,i,s,l]=[t,t,t,0,0,0],p=!1,d=c=>{let u=A(c-s,0,64);if(s=c,p){let f=A((c-i)/e);a=D(o,r,ae(f)),p=f<1}let h=n(a,u);l=p||h?requestAnimationFrame(d):0};return{go(c,u){if(ne()){[a,r,p]=[c,c,!1],n(a,1/0);return}[o,r,i,p]=[a,c,performance.now(),u],u||(a=c,n(a,0)),l||([s,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(a,0),stop:()=>cancelAnimationFrame(l)}}function kt(t,e,n=[]){let a=[...e,...n],o=[],r=!1,i=()=>Object.fromEntries(a.map(c=>[c,t.get(c)])),s=c=>{if(r)return;let u=i();o.forEach(h=>h(u,c))},l=()=>s(null);e.forEach(c=>t.on(`change:${c}`,l));let p=(c,{glide:u=!1}={})=>{r=!0;for(let[h,f]of Object.entries(c))t.set(h,f);r=!1,s({glide:u}),t.save_changes()},d=()=>{let c=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in c).map(u=>[u,c[u]]))};return{read:i,change:p,reset:()=>p(d(),{glide:!0}),follow:c=>void o.push(c),stop:()=>e.forEach(c=>t.off(`change:${c}`,l))}}function oe(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let a=e.previousElementSibling;if(a?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){a.style.display="none";return}}}function re(t,e,n,a){let[o,r]=[0,!1],i=l=>{if(l!==r){r=l,t.classList.toggle("loading",l);for(let p of t.querySelectorAll(".attn-stage"))p.toggleAttribute("inert",l)}},s=l=>{let p=++o,d=e.wants?.(n())??null;if(i(d!==null),d===null)return a(l);e.say?.("Loading \u2026");let c="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>p===o&&s(l),()=>p===o&&e.say?.(c))};return s}function $t({name:t,label:e,style:n,controls:a,fixed:o=[],ms:r=yt,build:i}){return{render:({model:l,el:p})=>{let d=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),c=d.attachShadow({mode:"open"});c.append(y("style",{},[mt,gt,xt,n].join(`
`)));let u=kt(l,a,o),h=i(u.read(),u,l),f=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);c.append(f),p.append(d);let m=()=>{let b=h.glides??(S=>S),x=0,w=vt(b(u.read()),r,(S,U)=>x>0&&h.paint(S,U,x)),$=()=>{let S=Math.round(f.clientWidth);S===x||S===0||(x=S,oe(p),w.again())},q=re(f,h,u.read,S=>{h.tell(u.read()),w.go(b(u.read()),S)});u.follow((S,U)=>{f.classList.add("touched"),q(U?.glide??!0)}),h.tell(u.read()),$();let z=new ResizeObserver($);return z.observe(f),h.ahead?.(),()=>{z.disconnect(),w.stop(),u.stop(),h.stop?.()}},g=async()=>{await h.ready;for(let b;b=h.wants?.(u.read());)await b;return m()};return h.ready?g():m()}}}var ie=t=>Math.round(t*10)/10,qt=new WeakMap;function Mt(t){let e=y("div",{class:"attn-hits"}),n=new Map,a=r=>{let i=r.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),s={node:i,hit:r};return n.set(r.id,s),i.dataset.id=r.id,t(i,()=>s.hit),s};return{root:e,set:r=>{let i=new Set(r.map(({id:s})=>s));for(let[s,{node:l}]of n)i.has(s)||(l.remove(),n.delete(s));r.forEach((s,l)=>{let p=n.get(s.id)??a(s);se(p.node,p.hit=s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function se(t,{x:e,y:n,width:a,height:o,label:r,kind:i="",aria:s={},tab:l=0,lang:p}){let[d,c,u,h]=[e,n,a,o].map(ie),f=`left:${d}px;top:${c}px;width:${u}px;height:${h}px`;qt.get(t)!==f&&(t.style.cssText=f,qt.set(t,f)),E(t,"class",`attn-hit ${i}`.trim()),E(t,"aria-label",r),E(t,"tabindex",l),p&&E(t,"lang",p);for(let[m,g]of Object.entries(s))E(t,`aria-${m}`,String(g))}function Z(t,{clientX:e,clientY:n}){let{left:a,top:o}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-a)/r,(n-o)/r]}function Q(t,e,n=()=>{}){let a=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),a=e(o)}),t.addEventListener("pointermove",o=>a?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{a!==null&&n(),a=null})}var St="http://www.w3.org/2000/svg",le=t=>Math.round(t*10)/10+0;function v(t,e,n,a,o){let r=Object.entries(a).map(([i,s])=>[i,typeof s=="number"?le(s):s]);return{id:t,shape:e,role:n,at:Object.fromEntries(r),...o===void 0?{}:{text:o}}}var At=new WeakMap,ce=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([a,o])=>[a,String(o)]))});function pe(t,e){let n=ce(e);for(let o in n)t.at[o]!==n[o]&&t.node.setAttribute(o,n[o]);for(let o in t.at)o in n||t.node.removeAttribute(o);t.at=n;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(he)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var de=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function he(t){let e=document.createElementNS(St,"tspan");for(let[n,a]of Object.entries(de(t)))e.setAttribute(n,String(a));return e.append(t.text),e}function Et(t,{width:e,height:n,marks:a}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let r=At.get(t)??new Map;At.set(t,r);let i=new Map(a.map(l=>[l.id,l]));for(let[l,{node:p,shape:d}]of r)i.get(l)?.shape!==d&&(p.remove(),r.delete(l));let s=t.firstChild;for(let l of a){let p=r.get(l.id);p||(p={node:document.createElementNS(St,l.shape),shape:l.shape,at:{},text:""},r.set(l.id,p)),pe(p,l),s===p.node?s=p.node.nextSibling:t.insertBefore(p.node,s)}}function M(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function jt(t){let e=M(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function F(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}function Tt(t,e){let n=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:a=>E(n,"aria-pressed",String(a))}}function Y({label:t,min:e,max:n,step:a,onInput:o,text:r=M,zero:i=e,...s}){let{read:l=w=>w,write:p=w=>w}=s,d=ht("slider"),c=y("span",{class:"attn-number","aria-hidden":"true"}),h=y("input",{type:"range",id:d,min:e,max:n,step:a,oninput:()=>o(l(h.valueAsNumber))}),f=y("div",{class:"attn-slider"},y("label",{for:d},t),h,c),m=n,g=w=>Math.min(1,Math.max(0,(w-e)/(m-e)));return{root:f,input:h,set:(w,$=!0)=>{let q=p(w);h.valueAsNumber!==q&&(h.value=q),h.style.setProperty("--from",g(Math.min(i,q))),h.style.setProperty("--to",g(Math.max(i,q))),h.disabled=!$,_(c,r(w)),E(h,"aria-valuetext",r(w))},limit:w=>E(h,"max",m=w)}}function Ot(t=700){let e=y("p",{class:"attn-summary"}),n=y("span",{class:"attn-hidden",role:"status"}),a,o=(r,i=r)=>{clearTimeout(a),e.firstChild&&(a=setTimeout(()=>_(n,i),t)),_(e,r)};return{root:y("div",{},e,n),set:o,stop:()=>clearTimeout(a)}}function tt(t,e,n){t.addEventListener("keydown",a=>{let o=e[a.key]?.();o===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(o))})}function zt({label:t,rest:e,begin:n,next:a}){let o=0,r=()=>{_(d,o?"\u275A\u275A":"\u25B6"),E(d,"aria-label",o?"Pause":t)},i=()=>{clearTimeout(o),o=0,r()},s=()=>{o=Number(setTimeout(s,e)),a()||i()},l=()=>{n(),o=Number(setTimeout(s,e/2)),r()},d=y("button",{type:"button",class:"attn-play",onclick:()=>o?i():l()});return r(),{root:d,stop:i}}function et(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var Nt={source:"sklearn.datasets.load_digits()",images:[1336,1040,310,859,1502,1535,360,983,945,1698],digits:["aaconbaaaaoqnlaaaeqlbndaafqdakjaagnaajlaacpabpiaaalmppbaaacnqfaa","aagkidaaaagqqjaaaajqqgaaaahqqkaaaalqqiaaaahqqjaaaakqqgaaaaejmlca","aahqqdaaahqjohaaakjaofaaaddeqcaaaaamlaaaaagqdaaaaampiidaaakqqqja","aagmqkaaaepimoaaaaaaniaaaaagobaaaaafpiaaaaaacpfaaabefpiaaafqojba","aaahnaaaaaaogaaaaakkcgaaadqdjncaalmgoqkaalqqqkdaacikqbaaaaajnaaa","abnoqodaaeoihdaaaglaaaaaafqplfaaachhkqaaaaaadqaaaahfnlaaaapqkbaa","aabnhaaaaahocaaaaanfaaaaaaqdaaaaadqkmmdaadqlfjmaabnlenlaaabmqlca","aadqmmhaaamnnqgaaacagoaaaabenkbaaajqqqiaaaemmhbaaaaogaaaaaeqcaaa","aablpgaaacpkqpaaabofglaaaafoodaaaaboqgaaaakigpbaaajjeqdaaabppgaa","aafoldaaabpinkaaabpjjpcaaakqqqdaaaaabqeaaaaaapeaaahfjqaaaagmnjaa"]};var k=8,L=k*k,P=40,Pt=99999,fe=.001,me=160,T=Nt.digits.map(t=>Array.from(t,(e,n)=>(t.charCodeAt(n)-97)/8-1)),nt=T.length,ge=Math.max(...T.map(t=>N(t,t))),xe={"#":1,"-":-1};function be({digit:t,noise:e,draw:n,paint:a}){let o=2*L*n;return T[t].map((r,i)=>xe[a[i]]??(et(o+i)<e?2*et(o+L+i)-1:r))}var I=t=>T.map(e=>N(e,t));function at(t,e,n){let a=Math.max(...t),o=0;for(let r of t)o+=Math.exp(n*(r-a));return .5*(e+ge)-a-Math.log(o/nt)/n}var Lt=(t,e)=>at(I(t),N(t,t),e);function Ct(t,e){let n=W(I(t),1/e),a=new Array(L).fill(0);return n.forEach((o,r)=>T[r].forEach((i,s)=>a[s]+=o*i)),a}function we(t,e){let n=[t];for(;n.length<=P;){let[a,o]=[n[n.length-1],Ct(n[n.length-1],e)];if(o.every((r,i)=>Math.abs(r-a[i])<fe))break;n.push(o)}return n}function ye(t,e,n,a){let[o,r]=[I(t),I(e)],[i,s,l]=[N(t,t),N(t,e),N(e,e)];return Array.from({length:a},(p,d)=>{let c=(d+1)/a,u=(1-c)**2*i+2*c*(1-c)*s+c**2*l;return at(o.map((h,f)=>(1-c)*h+c*r[f]),u,n)})}var It=t=>Math.exp(-t.reduce((e,n)=>e+(n>0?n*Math.log(n):0),0));function ve(t){let e=G(t);return[e,G(t.map((n,a)=>a===e?-1:n))]}function ke(t,e,n){let a=t.slice(n),o=G(a);return a[o]-Math.max(a[0],a[a.length-1])>1e-9?{at:e[n+o],height:a[o]-a[0]}:null}function $e(t,e){let n=we(t,e),a=n[n.length-1],[o,r]=ve(W(I(a),1/e)),i=[...n,T[r]],s=i.slice(1).map((m,g)=>wt(bt(m,i[g],-1))),l=s.reduce((m,g)=>m+g,0),[p,d,c]=[[0],[Lt(t,e)],[0]],u=0;s.forEach((m,g)=>{g===n.length-1&&(u=p.length-1);let b=Math.max(2,Math.ceil(me*m/l)),x=c[g];d.push(...ye(i[g],i[g+1],e,b));for(let w=1;w<=b;w++)p.push(x+m*w/b);c.push(x+m)});let h=n.map(m=>Lt(m,e)),f=ke(d,p,u);return{path:n,energies:h,stations:c,best:o,next:r,along:p,energy:d,turn:u,ridge:f}}var R=null;function _t(t,e){return R?.beta===e&&R.query.every((n,a)=>n===t[a])||(R={query:t,beta:e,way:$e(t,e)}),R.way}function ot({query:t,beta:e,at:n}){let a=_t(t,e),{path:o,stations:r}=a,i=A(n,0,o.length-1),s=Math.min(Math.floor(i),Math.max(0,o.length-2)),l=Math.min(s+1,o.length-1),p=D(o[s],o[l],i-s),d=r[s]+(i-s)*(r[l]-r[s]),c=I(p),u=W(c,1/e),h=W(I(o[o.length-1]),1/e);return{...a,query:t,beta:e,at:i,state:p,scores:c,weights:u,place:d,restWeights:h,level:at(c,N(p,p),e),keys:It(u),restKeys:It(h)}}function rt(t){let e=be(t),n=_t(e,t.beta).path.length-1;return{query:e,beta:t.beta,at:Math.min(t.step,n)}}var C=t=>ot(rt(t));function Wt(t,e,n){let a=Array.from({length:L},(o,r)=>t[r]??".");return a[e]=n?"#":"-",a.join("")}var Dt=`text.small { font-size: 12.5px; }
text.large { font-size: 16px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
rect.board { fill: var(--paper); stroke: var(--query); stroke-width: 2; }
rect.card { fill: var(--paper); stroke-width: 1; }
rect.query.card { stroke: var(--query); stroke-width: 1.5; } rect.key.card { stroke: var(--key); }
rect.chosen.card { stroke-width: 3; }
.ground { fill: var(--tint); }
.drop { stroke-width: 1; stroke-dasharray: 2 3; }
.track { fill: var(--tint); }
.query.hollow { fill: var(--paper); stroke: var(--query); stroke-width: 1.2; }
.ink.line { stroke-width: 2; }
.pixels { shape-rendering: crispEdges; }
rect.edge { fill: none; stroke: var(--query); stroke-width: 2; }
rect.past.card { stroke-opacity: 0.45; }
`;var Vt={};Jt(Vt,{layout:()=>V,marbleAt:()=>X,picture:()=>lt,pixelAt:()=>ct,places:()=>dt,scales:()=>J,stepAt:()=>pt});var Me="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ae=1.12,B=new Map;function Se(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((a,o)=>a+(Me[o.charCodeAt(0)-32]??556),0);return Ae*n/1e3}function H(t,e){return B.size>5e3&&B.clear(),B.has(t)||B.set(t,Se(t)),e*B.get(t)}var Ft=.9,it=t=>t===0?"before the first step":`after ${t} ${t===1?"step":"steps"}`;function Rt({restWeights:t,best:e,restKeys:n},a){return t[e]>=Ft?a?`rest: the ${e}`:`at rest: the stored ${e}`:a?"rest: a blend":`at rest: a blend of ${M(n,1)} digits`}function Bt(t,e){return t?e?`+${M(t.height,1)}`:`ridge +${M(t.height,1)}`:e?"no ridge":"no ridge: one valley"}function Ee({digit:t,noise:e,paint:n}){let a=t===8?"an":"a",o=[...n].filter(i=>i!==".").length,r=e===0?`a stored ${t}`:`${a} ${t} with ${Math.round(100*e)}% of its pixels replaced`;return o?`${r} and ${o} ${o===1?"pixel":"pixels"} painted`:r}function je({digit:t},{weights:e,keys:n}){let a=e.indexOf(Math.max(...e)),o=F(e[a]);return e[a]<Ft?`It rests on a blend, as if ${M(n,1)} digits shared the weight: \u03B2 is too small to hold one digit here`:a===t?`It rests at the ${a}, which takes ${o} of the weight: the digit is remembered`:`It rests at the ${a}, which takes ${o} of the weight: the wrong valley`}function Ht(t,e){let{path:n,energies:a,at:o,level:r,weights:i,ridge:s,next:l,best:p}=e,[d,c]=[Math.round(o),n.length-1],u=i.indexOf(Math.max(...i)),h=`The query is ${Ee(t)}, at energy ${M(a[0],1)}.`;if(d<c){let g=d===0?"Now":`After ${d} of ${c} steps, at energy ${M(r,1)},`;return`${h} ${g} the ${u} has ${F(i[u])} of the weight; the next step goes to the average with these weights.`}let f=c===0?"No step moves it.":`In ${c} ${c===1?"step":"steps"} it falls to ${M(r,1)}${c===P?" and is still on its way":""}.`,m=s?`A ridge ${M(s.height,1)} high lies before the ${l}.`:`No ridge lies between here and the ${l===p?u:l}.`;return`${h} ${f} ${je(t,e)}. ${m}`}var O=24,Te=34,Oe=960,ze=[6,12,20,30,40,60,80,120];function V(t){let e=Math.min(t,Oe),n=e<600,a=n?e<340?24:27:36,o=k*a,r=n?32:44,i=r+Te,s=n?O+o+44:O,l=n?s+190:O+o-i,p=l+i+40,d=n?48:56,c=n?e<340?16:24:40;return{laid:e,zoom:t/e,narrow:n,cell:a,side:o,plotTop:s,bottom:l,rowTop:p,high:d,small:c,left:n?32:o+62,right:e-26,valley:r,marble:n?48:56,column:e/nt,height:p+d+c+14}}var Kt=t=>A((t+1)/2),st=8;function Ne(t,e,{x:n,y:a,size:o}){let r=o/k,i=e.map(l=>Math.round(st*Kt(l))),s=Array.from({length:st+1},()=>"");for(let l=0,p=0;l<L;l=p){for(p=l+1;p%k&&i[p]===i[l];)p++;let[d,c]=[n+l%k*r,a+Math.floor(l/k)*r];s[i[l]]+=`M${d} ${c}h${(p-l)*r}v${r}h${-(p-l)*r}z`}return s.slice(1).map((l,p)=>v(`${t} ink ${p+1}`,"path","ink solid pixels",{d:l,"fill-opacity":((p+1)/st).toFixed(3)}))}function K(t,e,n,a){let[o,r]=[Math.round(a.x),Math.round(a.y)],{size:i}=a;return[v(`${t} frame`,"rect",`${e} card`,{x:o-3,y:r-3,width:i+6,height:i+6,rx:3}),...Ne(t,n,{x:o,y:r,size:i})]}function Le({at:t,state:e,path:n,level:a,weights:o},r){let{cell:i,side:s,narrow:l}=r,p=n.length-1,d=t<.5?"the query: paint on it":it(Math.round(t)),c=o.indexOf(Math.max(...o)),u=[["energy",M(a,1)],["steps",`${Math.round(t)} of ${p}`],[`weight of ${c}`,F(o[c])]];return[v("canvas title","text","query start strong",{x:0,y:14},d),v("canvas","rect","query board",{x:0,y:O,width:s,height:s}),...e.map((h,f)=>v(`pixel ${f}`,"rect","ink solid pixels",{x:f%k*i,y:O+Math.floor(f/k)*i,width:i,height:i,"fill-opacity":Kt(h).toFixed(3)})),v("canvas edge","rect","query edge",{x:0,y:O,width:s,height:s}),...l?u.flatMap(([h,f],m)=>[v(`beside name ${m}`,"text","soft start small",{x:s+9,y:O+16+52*m},h),v(`beside value ${m}`,"text","start large",{x:s+9,y:O+38+52*m},f)]):[]]}function J({along:t,energy:e},{left:n,right:a,plotTop:o,bottom:r}){let i=Math.max(...e),s=ze.find(p=>p>=i)??120*Math.ceil(i/120),l=t[t.length-1];return{reach:s,x:p=>n+(a-n)*p/l,y:p=>r-(r-o)*p/s}}function Ie({reach:t,y:e},{laid:n,left:a,right:o,plotTop:r,narrow:i}){let s="energy along the way down, and on to the next digit",p=!i&&a+H(s,12.5)<=n?s:"energy along the way";return[v("axis title","text","soft small start",{x:i?0:a,y:r-10},p),...[0,t/2,t].flatMap(d=>[v(`rule ${d}`,"line","rule",{x1:a,x2:o,y1:e(d),y2:e(d)}),v(`level ${d}`,"text","soft small end",{x:a-6,y:e(d)+4},String(d))])]}function Pe({along:t,energy:e},{x:n,y:a}){let o=e.map((s,l)=>`${l?"L":"M"}${n(t[l]).toFixed(1)} ${a(s).toFixed(1)}`).join(""),[r,i]=[n(0),n(t[t.length-1])].map(s=>s.toFixed(1));return[v("ground","path","ground",{d:`${o}L${i} ${a(0).toFixed(1)}L${r} ${a(0).toFixed(1)}Z`}),v("hill","path","ink line",{d:o})]}function Ce({energies:t,along:e,energy:n,turn:a,ridge:o},{x:r,y:i},{bottom:s,narrow:l,right:p}){let d=Bt(o,l),c=e.length-1,u=H(d,12.5)/2,h=r(o?.at??(e[a]+e[c])/2),f=o?i(o.height+t[t.length-1]):Math.max(i(n[a]),i(n[c]));return v("ridge","text","soft small",{x:A(h,0,p+24-u),y:Math.min(f+18,s-4)},d)}function _e(t,{x:e,y:n},{bottom:a,narrow:o,right:r,valley:i}){let{path:s,stations:l,along:p,energy:d,next:c,turn:u}=t,[h,f]=[e(l[s.length-1]),e(p[p.length-1])],m=Math.min(h,f-i-28),g=($,q,z,S=q)=>v(`drop ${$}`,"line","soft line drop",{x1:q,x2:S,y1:n(z),y2:a+5}),b=$=>({x:$-i/2,y:a+8,size:i}),x=Rt(t,o),w=a+i+26;return[g("rest",h,d[u],m),g("next",f,d[d.length-1]),...K("rest","query",s[s.length-1],b(m)),...K("next","key",T[c],b(f)),v("rest told","text","query small end",{x:Math.max(m+i/2+3,H(x,12.5)),y:w},x),v("next told","text","key small end",{x:r+22,y:w},`stored ${c}`)]}function X(t,e,{marble:n,plotTop:a,left:o,right:r}){let i=e-10-n,s=Math.max(a+1,i),l=(n/2+12)*A((s-i)/24);return{x:A(t+l-n/2,o+8,r+22-n),y:s,size:n}}function We(t,{x:e,y:n},a){let{path:o,energies:r,stations:i,at:s,state:l,level:p,place:d}=t,[c,u]=[e(d),n(p)],h=X(c,u,a),f=o.map(($,q)=>v(`dot ${q}`,"circle",q<=s?"query solid":"query hollow",{cx:e(i[q]),cy:n(r[q]),r:3.2})),m=[],g=32,b=-1/0;for(let $=0;$<s;$++){let q=e(i[$]),z=X(q,n(r[$]),{...a,marble:g});z.x<b+g+8||z.x+g+10>h.x||s-$<.5||(b=z.x,m.push(...K(`ghost ${$}`,"query past",o[$],z)))}let x=`energy ${M(p,1)}`,w=h.x+h.size+10+H(x,15)<=a.right+24;return[...f,...m,v("marble dot","circle","query solid",{cx:c,cy:u,r:6}),...K("marble","query",l,h),...a.narrow?[]:[v("marble energy","text",`query strong halo ${w?"start":"end"}`,{x:w?h.x+h.size+10:h.x-10,y:h.y+14},x)]]}function De(t){return t<.005?"":t>.995?">99%":`${Math.round(100*t)}%`}function Fe({weights:t},e,{rowTop:n,high:a,small:o,column:r,narrow:i}){let s=n+a,l=i?"weights; the next step is this average":"weights over the ten stored digits: the next step is this average of them";return[v("row title","text","weight small start",{x:0,y:n-22},l),...t.flatMap((p,d)=>{let c=(d+.5)*r,u=a*p;return[v(`track ${d}`,"rect","track",{x:c-.26*r,y:s-a,width:.52*r,height:a}),v(`bar ${d}`,"rect","weight solid",{x:c-.26*r,y:s-u,width:.52*r,height:u}),v(`share ${d}`,"text","weight small halo",{x:c,y:s-u-4},De(p)),...K(`stored ${d}`,d===e?"key chosen":"key",T[d],{x:c-o/2,y:s+10,size:o})]})]}function lt(t,{digit:e,width:n}){let a=V(n),o=J(t,a);return{width:a.laid,height:a.height,marks:[...Le(t,a),...Ie(o,a),...Pe(t,o),Ce(t,o,a),..._e(t,o,a),...We(t,o,a),...Fe(t,e,a)]}}function ct(t,e,n){let{cell:a,zoom:o}=V(t),[r,i]=[e/o,n/o-O].map(l=>Math.floor(l/a));return r>=0&&r<k&&i>=0&&i<k?i*k+r:-1}function pt(t,e,n){let a=V(e),{x:o}=J(t,a),r=t.path.map((i,s)=>Math.abs(o(t.stations[s])-n/a.zoom));return r.indexOf(Math.min(...r))}function dt({digit:t},e,n,a){let o=V(a),{cell:r,zoom:i,column:s,rowTop:l,high:p,small:d,marble:c}=o,{x:u,y:h}=J(e,o),f=X(u(e.place),h(e.level),o),m=b=>({...b,x:b.x*i,y:b.y*i,width:b.width*i,height:b.height*i}),g=Math.round(e.at);return[...e.query.map((b,x)=>({id:`pixel ${x}`,x:x%k*r,y:O+Math.floor(x/k)*r,width:r,height:r,tab:x===n?0:-1,kind:"pixel",label:`row ${Math.floor(x/k)+1}, column ${x%k+1}`,aria:{pressed:b>0}})),{id:"marble",x:f.x-3,y:f.y-3,width:c+6,height:c+6,label:"steps of retrieval",slider:!0,kind:"across",aria:{valuemin:0,valuemax:e.path.length-1,valuenow:g,valuetext:`${it(g)}, energy ${M(e.level,1)}`}},...T.map((b,x)=>({id:`stored ${x}`,x:x*s+1,y:l-4,width:s-2,height:p+d+18,label:`Start from the stored ${x}`,aria:{pressed:x===t}}))].map(m)}var Gt=`.memory-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 2.6em; }
.memory-steps { display: flex; align-items: center; gap: 8px; }
.memory-steps .attn-button { width: 36px; height: 36px; padding: 0; border-radius: 50%; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.attn-memory:not(.touched) .attn-play { animation: memory-call 2.4s 1s ease-out 4; }
@keyframes memory-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
@media (prefers-reduced-motion: reduce) { .attn-memory:not(.touched) .attn-play { animation: none; } }
.attn-memory .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.memory-picture .pixel { border-radius: 0; touch-action: none; cursor: crosshair; }
@container (max-width: 799px) {
  .memory-controls { grid-template-columns: auto 1fr; }
  .memory-controls .attn-slider { grid-column: 1 / -1; order: 1; }
  .memory-controls .attn-row { justify-content: end; }
  .attn-memory > * + * { margin-top: 12px; }
  .attn-memory .attn-summary { min-height: 4.35em; }
}
@container (max-width: 599px) { .attn-memory .attn-summary { min-height: 8.7em; } }
@media (forced-colors: active) { .attn-play { border: 1px solid; } }
@media print { .memory-controls, .attn-hint { display: none; } }
`;var Be=700,He=420,j=t=>t.read();function Ke(t){let e=()=>C(j(t)).path.length-1;return{at:()=>Math.min(j(t).step,e()),go:o=>{let r=o>=e()?P:A(o,0,P);r!==j(t).step&&t.change({step:r},{glide:!0})},last:e}}function Ve(t,e,n,{width:a,stage:o,focus:r}){let i=()=>Number(n().id.split(" ")[1]),s=(d,c)=>{let{paint:u,step:h}=j(t),f=Wt(u,d,c);(f!==u||h>0)&&t.change({paint:f,step:0})},l=()=>s(i(),C(j(t)).query[i()]<=0);Q(e,d=>{d.preventDefault();let c=C(j(t)).query[i()]<=0;return s(i(),c),r(i()),u=>{let[h,f]=Z(o(),u),m=ct(a(),h,f);m>=0&&s(m,c)}}),e.addEventListener("click",d=>d.detail===0&&l());let p=(d,c)=>()=>{let[u,h]=[i()%k+d,Math.floor(i()/k)+c];return A(h,0,k-1)*k+A(u,0,k-1)};tt(e,{ArrowLeft:p(-1,0),ArrowRight:p(1,0),ArrowUp:p(0,-1),ArrowDown:p(0,1),Home:()=>0,End:()=>L-1},r)}function Ge(t,e,n){let a=ft("svg",{class:"scene","aria-hidden":"true"}),[o,r]=[720,0],i=(c=C(j(t)))=>l.set(dt(j(t),c,r,o)),s=c=>{r=c,i(),l.focus(`pixel ${c}`)},l=Mt((c,u)=>{if(c.addEventListener("pointerdown",n),u().id.startsWith("pixel"))return Ve(t,c,u,{width:()=>o,stage:()=>p,focus:s});if(u().id==="marble"){Q(c,()=>m=>{e.go(pt(C(j(t)),o,Z(p,m)[0]))});let h=m=>()=>e.at()+m,f={ArrowRight:h(1),ArrowUp:h(1),ArrowLeft:h(-1),ArrowDown:h(-1)};return tt(c,{...f,Home:()=>0,End:()=>P},e.go)}c.addEventListener("click",()=>{t.change({digit:Number(u().id.split(" ")[1]),step:0,paint:""})})}),p=y("div",{class:"attn-stage memory-picture"},a,l.root);return{root:p,tell:i,paint:(c,u)=>{u!==o&&(o=u,i()),Et(a,lt(ot(c),{digit:j(t).digit,width:o}))}}}function Xe(t,e){let n=zt({label:"Play: fall, step by step",rest:Be,begin:()=>e.at()>=e.last()&&e.go(0),next:()=>(e.go(e.at()+1),e.at()<e.last())}),a=(l,p,d=l)=>{let{root:c}=Tt(l,()=>(n.stop(),p()));return c.removeAttribute("aria-pressed"),d!==l&&c.setAttribute("aria-label",d),c},o=Y({label:"noise",min:0,max:1,step:.01,text:l=>`${Math.round(100*l)}%`,onInput:l=>(n.stop(),t.change({noise:l,step:0}))}),r=Y({label:"\u03B2",min:-1.3,max:.6,step:.02,text:jt,read:l=>Number((10**l).toPrecision(3)),write:Math.log10,onInput:l=>t.change({beta:l})});return{root:y("div",{class:"memory-controls"},y("div",{class:"memory-steps"},n.root,a("\u2039",()=>e.go(e.at()-1),"One step back"),a("\u203A",()=>e.go(e.at()+1),"One step on")),o.root,r.root,y("div",{class:"attn-row"},a("New noise",()=>t.change({draw:j(t).draw%Pt+1,paint:"",step:0})),a("Reset",t.reset))),tell:l=>{o.set(l.noise),r.set(l.beta)},stop:n.stop}}function Je(t,e){let n=Ke(e),a=Xe(e,n),[o,r]=[Ge(e,n,a.stop),Ot()];return{parts:[y("p",{class:"attn-hint"},"Press play: the spoilt digit falls, step by step, into a stored one. Paint on it, or lower \u03B2: where does it fall now?"),o.root,a.root,r.root],tell:s=>{let l=C(s);a.tell(s),o.tell(l),r.set(Ht(s,l))},glides:rt,paint:(s,l,p)=>o.paint(s,p),stop:()=>(a.stop(),r.stop())}}var Yn=$t({name:"memory",label:"Live figure: a spoilt digit falls into a stored one",style:Dt+Gt,controls:["digit","noise","beta","step","draw","paint"],ms:He,build:Je});export{C as compute,Yn as default,Ht as describe,rt as glides,ot as numbers,Ct as retrieve,Vt as scene};
