// Joined by `make figures` from src/encoder and src/kit: change those, not this.
var Wt=Object.defineProperty;var Bt=(t,e)=>{for(var n in e)Wt(t,n,{get:e[n],enumerable:!0})};function B(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let o=s=>{s?.data===e&&(t.off("msg:custom",o),r(s.content))};t.on("msg:custom",o),t.send({ask:e})}),n[e]}var Vt=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function ot(t,e,n){let r=new Map,o=new Set,s=i=>{let c=r.get(i)??B(t,`${e}.${i}`).then(d=>{n(i,d),o.add(i)});return r.set(i,c),c.catch(()=>r.delete(i)),c};return{wants:i=>{let c=i.filter(d=>!o.has(d));return c.length?Promise.all(c.map(s)).then(()=>{}):null},ahead:async i=>{if(!navigator.connection?.saveData)for(let c of i)await Vt().then(()=>s(c)).catch(()=>{})}}}var Yt="http://www.w3.org/2000/svg",Kt=0,Gt=Math.random().toString(36).slice(2,8),rt=t=>`attn-${Gt}-${t}-${++Kt}`;function at(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var x=(t,e={},...n)=>at(document.createElement(t),e,n),st=(t,e={},...n)=>at(document.createElementNS(Yt,t),e,n);function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var it=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ct=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var lt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var j=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var dt=200,Qt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Xt=t=>t*t*(3-2*t);function V(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>V(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,s])=>[o,V(t[o],s,n)]);return Object.fromEntries(r)}return e}function pt(t,e,n){let[r,o,s,l,a,i]=[t,t,t,0,0,0],c=!1,d=p=>{let h=j(p-a,0,64);if(a=p,c){let f=j((p-l)/e);r=V(o,s,Xt(f)),c=f<1}let u=n(r,h);i=c||u?requestAnimationFrame(d):0};return{go(p,h){if(Qt()){[r,s,c]=[p,p,!1],n(r,1/0);return}[o,s,l,c]=[r,p,performance.now(),h],h||(r=p,n(r,0)),i||([a,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(i)}}function ut(t,e,n=[]){let r=[...e,...n],o=[],s=!1,l=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),a=p=>{if(s)return;let h=l();o.forEach(u=>u(h,p))},i=()=>a(null);e.forEach(p=>t.on(`change:${p}`,i));let c=(p,{glide:h=!1}={})=>{s=!0;for(let[u,f]of Object.entries(p))t.set(u,f);s=!1,a({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:l,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void o.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,i))}}function te(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ee(t,e,n,r){let[o,s]=[0,!1],l=i=>{if(i!==s){s=i,t.classList.toggle("loading",i);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",i)}},a=i=>{let c=++o,d=e.wants?.(n())??null;if(l(d!==null),d===null)return r(i);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===o&&a(i),()=>c===o&&e.say?.(p))};return a}function ht({name:t,label:e,style:n,controls:r,fixed:o=[],ms:s=dt,build:l}){return{render:({model:i,el:c})=>{let d=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(x("style",{},[it,ct,lt,n].join(`
`)));let h=ut(i,r,o),u=l(h.read(),h,i),f=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);p.append(f),c.append(d);let g=()=>{let m=u.glides??(S=>S),b=0,y=pt(m(h.read()),s,(S,w)=>b>0&&u.paint(S,w,b)),$=()=>{let S=Math.round(f.clientWidth);S===b||S===0||(b=S,te(c),y.again())},A=ee(f,u,h.read,S=>{u.tell(h.read()),y.go(m(h.read()),S)});h.follow((S,w)=>{f.classList.add("touched"),A(w?.glide??!0)}),u.tell(h.read()),$();let O=new ResizeObserver($);return O.observe(f),u.ahead?.(),()=>{O.disconnect(),y.stop(),h.stop(),u.stop?.()}},v=async()=>{await u.ready;for(let m;m=u.wants?.(h.read());)await m;return g()};return u.ready?v():g()}}}var ne=t=>Math.round(t*10)/10,ft=new WeakMap;function mt(t){let e=x("div",{class:"attn-hits"}),n=new Map,r=s=>{let l=s.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),a={node:l,hit:s};return n.set(s.id,a),l.dataset.id=s.id,t(l,()=>a.hit),a};return{root:e,set:s=>{let l=new Set(s.map(({id:a})=>a));for(let[a,{node:i}]of n)l.has(a)||(i.remove(),n.delete(a));s.forEach((a,i)=>{let c=n.get(a.id)??r(a);oe(c.node,c.hit=a),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[i]??null)})},focus:s=>n.get(s)?.node.focus({preventScroll:!0})}}function oe(t,{x:e,y:n,width:r,height:o,label:s,kind:l="",aria:a={},tab:i=0,lang:c}){let[d,p,h,u]=[e,n,r,o].map(ne),f=`left:${d}px;top:${p}px;width:${h}px;height:${u}px`;ft.get(t)!==f&&(t.style.cssText=f,ft.set(t,f)),z(t,"class",`attn-hit ${l}`.trim()),z(t,"aria-label",s),z(t,"tabindex",i),c&&z(t,"lang",c);for(let[g,v]of Object.entries(a))z(t,`aria-${g}`,String(v))}function gt(t,{clientX:e,clientY:n}){let{left:r,top:o}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-r)/s,(n-o)/s]}function xt(t,e,n=()=>{}){let r=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),r=e(o)}),t.addEventListener("pointermove",o=>r?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{r!==null&&n(),r=null})}var wt="http://www.w3.org/2000/svg",q=t=>Math.round(t*10)/10+0;function k(t,e,n,r,o){let s=Object.entries(r).map(([l,a])=>[l,typeof a=="number"?q(a):a]);return{id:t,shape:e,role:n,at:Object.fromEntries(s),...o===void 0?{}:{text:o}}}var bt=new WeakMap,re=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([r,o])=>[r,String(o)]))});function ae(t,e){let n=re(e);for(let o in n)t.at[o]!==n[o]&&t.node.setAttribute(o,n[o]);for(let o in t.at)o in n||t.node.removeAttribute(o);t.at=n;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(ie)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var se=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ie(t){let e=document.createElementNS(wt,"tspan");for(let[n,r]of Object.entries(se(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function vt(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let s=bt.get(t)??new Map;bt.set(t,s);let l=new Map(r.map(i=>[i.id,i]));for(let[i,{node:c,shape:d}]of s)l.get(i)?.shape!==d&&(c.remove(),s.delete(i));let a=t.firstChild;for(let i of r){let c=s.get(i.id);c||(c={node:document.createElementNS(wt,i.shape),shape:i.shape,at:{},text:""},s.set(i.id,c)),ae(c,i),a===c.node?a=c.node.nextSibling:t.insertBefore(c.node,a)}}var Y=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,C=t=>t.map((e,n)=>{let r=t.slice(0,n).filter(o=>o===e).length;return r?`${e} ${r+1}`:e});function K(t,e){let n=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>z(n,"aria-pressed",String(r))}}function yt({label:t,onChange:e,options:n=[],wide:r=!1}){let o=rt("select"),s=x("select",{id:o,onchange:()=>e(s.value)}),l=x("div",{class:r?"attn-field attn-wide":"attn-field"},x("label",{for:o},t),s),[a,i]=[n,""],c=0,d=u=>{let[f,g]=a[u];z(s.options[u],"value",f),N(s.options[u],g)},p=()=>{for(c=0;s.length>a.length;)s.lastChild.remove();a.forEach((u,f)=>d(f))},h=(u,f=n)=>{a=f;let g=a.findIndex(([m])=>String(m)===String(u)),v=JSON.stringify(a);if(v!==i){for(;s.length<a.length;)s.append(x("option",{}));g>=0&&d(g),c||(c=setTimeout(p,40))}i=v,s.selectedIndex!==g&&(s.selectedIndex=g)};return h(n[0]?.[0]),{root:l,set:h}}function kt(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),r,o=(s,l=s)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>N(n,l),t)),N(e,s)};return{root:x("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}function G(t,e,n){t.addEventListener("keydown",r=>{let o=e[r.key]?.();o===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(o))})}function $t(t,e,n){let r=atob(t),o=s=>((r.charCodeAt(s)|r.charCodeAt(s+1)<<8)<<16>>16)/n;return Array.from({length:r.length/2/e},(s,l)=>Array.from({length:e},(a,i)=>o(2*(l*e+i))))}function ce({tokens:{length:t},cosines:e,weights:n},{words:r,unit:o}){let s=$t(e,t+r.length+3,o),l=$t(n,t,o),a=(i,c)=>Array.from({length:i.length/t},(d,p)=>i[p*t+c]);return{toward:i=>Array.from({length:t},(c,d)=>a(s,d).map(p=>p[t+i])),cosines:(i,c)=>s[i*t+c].slice(0,t),others:i=>{let c=a(s,i).map(u=>u.slice(-3)),[d,p,h]=[0,1,2].map(u=>c.map(f=>f[u]));return{start:d,before:p,twin:h}},weights:i=>a(l,i)}}function J(t,e,n){let r=t[e],o=t.slice(0,e).filter(l=>l===r).length,s=n.findIndex(l=>l===r&&o--===0);return s<0?null:s}var le=t=>180/Math.PI*Math.acos(Math.min(1,t)),U=[1,2,3,4,5,6,7],Mt=(t,e,n)=>n.forEach((r,o)=>Object.assign(t.sentences[2*e+o],r)),At=({sentence:t})=>U.filter(e=>e===t>>1);function St(t){let e=new Map,n=(l,a)=>(e.has(l)||e.set(l,a()),e.get(l)),r=l=>n(`${l}`,()=>ce(t.sentences[l],t)),o=(l,a)=>n(`${l} to ${a}`,()=>r(l).toward(a)),s=({sentence:l,layer:a},i,c)=>{if(a===0)return null;let{lengths:d,added:p}=t.sentences[l],[h,u,f]=p[a-1].map(m=>m[i]),[g,v]=[d[a-1][i],d[a][i]];return{entering:g,leaving:v,kept:c[a],attention:h,between:u,feedForward:f}};return l=>{let{sentence:a,layer:i,across:c,up:d}=l,{tokens:p,text:h}=t.sentences[a],u=Math.min(l.token,p.length-1),f=J(p,u,t.sentences[a^1].tokens),g=r(a),v=g.cosines(i,u),m=v.map((T,E)=>E).filter(T=>T!==u),[b,y]=[o(a,c),o(a,d)],$=(T,E)=>T.map((_,F)=>_-E[F]),{start:A,before:O,twin:S}=g.others(u),w=f===null?null:{across:o(a^1,c)[f],up:o(a^1,d)[f]};return{tokens:p,token:u,twinToken:f,text:h,cosines:v,words:[t.words[c],t.words[d]],nearest:m.sort((T,E)=>v[E]-v[T]||T-E).slice(0,3),lines:{start:A,twin:w&&S,across:b[u],up:y[u]},twinLines:w,toward:p.map((T,E)=>b[E].map((_,F)=>({across:_,up:y[E][F]}))),lean:p.map((T,E)=>$(b[E],y[E])),twinLean:w&&$(w.across,w.up),weights:g.weights(u),turns:O.slice(1).map(le),block:s(l,u,O)}}}var It={};Bt(It,{LAYERS:()=>M,hue:()=>W,metro:()=>et,places:()=>nt,plan:()=>I,ribbonAt:()=>X});var Z=t=>`${Math.round(100*t)}%`,L=t=>`${t<-.005?"\u2212":""}${Math.abs(t).toFixed(2)}`,Et={"'":"the apostrophe",".":"the full stop"},R=t=>`${Et[t[0]]??t[0]}${t.slice(1)}`,de=t=>t[0]==="["||t[0]in Et?R(t):`\u201C${t}\u201D`,P=({tokens:t})=>C(t).map(de),Lt=.05;function Ot(t,e){let n=Math.abs(t).toFixed(2);return Math.abs(t)<Lt?"leans to neither word":`leans ${n} toward ${e[t>0?0:1]}`}var pe=(t,e,n)=>Math.abs(t)<Lt||Math.abs(Number(t.toFixed(2))-Number(e.toFixed(2))+Number(n.toFixed(2)))<.005;function ue({weights:t,token:e,...n},r){let o=t[r-1],s=P({weights:t,token:e,...n}),l=o.map((c,d)=>d).sort((c,d)=>o[d]-o[c]),a=n.words.map(c=>n.tokens.indexOf(c)).filter(c=>c>=0&&c!==e),i=[...new Set([...l.slice(0,2),...a])].sort((c,d)=>o[d]-o[c]);return Y(i.map(c=>`${Z(o[c])} from ${c===e?"itself":s[c]}`))}function he({words:t,lines:e,lean:n,token:r},o){let s=n[r][o],[l,a]=[e.across[o],e.up[o]];if(t[0]===t[1])return`has a cosine of ${L(l)} with ${t[0]}, and leans nowhere: both words are the same`;let i=[l,a].map((p,h)=>`with ${t[h]} ${L(p)}`),c=pe(s,l,a)?"":", rounded",d=`(cosine ${(s<0?i.reverse():i).join(", ")}${c})`;return`${Ot(s,t)} ${d}`}function fe({words:t,twinLean:e,twinLines:n},r){return e===null||n===null?"":t[0]===t[1]?`has a cosine of ${L(n.across[r])} with ${t[0]}`:Ot(e[r],t)}function Q({layer:t},e){let{token:n,lines:r,nearest:o,cosines:s}=e,l=P(e)[n],a=he(e,t),i=t===0?`Before the first layer ${l} ${a}.`:`In layer ${t} ${l} takes ${ue(e,t)}. Its vector now ${a}.`,c=o.map(p=>`${P(e)[p]} ${L(s[p])}`),d=` Nearest in the sentence: ${Y(c)}.`;return r.twin===null?`${i}${d} The other sentence has no ${l.replace(/^the /,"")}.`:`${i}${d} In the other sentence ${l} ${fe(e,t)}; cosine of the two ${L(r.twin[t])}.`}function Tt(t,{layer:e,token:n}){let r=P(t),o=n===t.token?"itself":r[n],{across:s,up:l}=t.toward[n][e-1],[a,i]=t.words,c=a===i?`a cosine of ${L(s)} with ${a}`:`cosines ${L(s)} with ${a} and ${L(l)} with ${i}`;return`Layer ${e}: ${r[t.token]} takes ${t.weights[e-1][n].toFixed(3)} of its attention from ${o}, the mean of twelve heads. Before this layer ${r[n]} has ${c}.`}var jt=({tokens:t,token:e,words:n})=>[R(C(t)[e]),...n].map(r=>`cosine with ${r}`);function zt({layer:t},e){let{weights:n,cosines:r,toward:o}=e;return C(e.tokens).map((s,l)=>[s,t?n[t-1][l].toFixed(3):"\u2013",L(r[l]),L(o[l][t].across),L(o[l][t].up)])}function Nt({layer:t},{block:e,turns:n}){if(e===null)return"No layer yet: this is the embedding.";let[r,...o]=[e.entering,e.attention,e.feedForward,e.leaving].map(s=>s.toFixed(1));return`Layer ${t}: a vector of length ${r} comes in, attention adds ${o[0]}, the feed-forward network ${o[1]}; normed, ${o[2]} goes out. Cosine of what goes out with what came in ${L(e.kept)}, an angle of ${Math.round(n[t-1])}\xB0.`}var M=6,me=.5,ge=10,xe=.008,be=.03,D=.92,we="0.3",ve={left:96,right:38,top:44,rows:360,over:8,gap:30,band:36,disc:7,corner:7,space:24,profile:150,dial:16,grip:68,small:!1},ye={left:74,right:36,top:40,rows:344,over:3,gap:24,band:20,disc:5.2,corner:3,space:18,profile:84,dial:10,grip:62,small:!0};function I(t,e){let n=t<560?ye:ve,r=Math.min(40,n.rows/e),o=n.left+14,s=(t-n.right-o)/M,l=n.top+(n.rows-r*e)/2,a=n.top+n.rows+n.over+n.gap+n.space,i=a+n.profile+32;return{...n,width:t,count:e,row:r,pitch:s,profileTop:a,dials:i,height:i+10,x:c=>o+c*s,stage:c=>j(Math.round((c-o)/s),0,M),y:(c,d)=>l+r*(c+.5)+n.over*j(c-d+1)+n.gap*j(c-d),up:c=>a+(1-c)/2*n.profile}}function X(t,e,n,r){let o=Math.ceil((e-t.x(0))/t.pitch),s=Array.from({length:t.count},(a,i)=>Math.abs(t.y(i,r)-n)),l=s.indexOf(Math.min(...s));return o>=1&&o<=M&&s[l]<=t.row*.6?{layer:o,token:l}:null}function W(t){let e=Math.round(ge*j(Math.abs(t)/me));return e===0?"neither":`${t>0?"across":"up"}${e}`}var tt=(t,e)=>t.y(e,e)+t.band/2+(t.small?9:14);function H(t,e,n,r,o,s,l="1",a=o){let i=Math.max(s.small?1.8:2.4,s.disc*Math.sqrt(Math.abs(a))),c=`${W(o)} ${e}`;if(o>=0)return k(t,"circle",c,{cx:n,cy:r,r:i,opacity:l});let d=i*Math.sqrt(Math.PI),p={x:n-d/2,y:r-d/2,width:d,height:d};return k(t,"rect",c,{...p,opacity:l})}function Ct(t,e,n,r,o,s){let l=a=>k(`${t} ${a}`,"line",`${W(n[a])} ${e}`,{x1:s.x(a),x2:s.x(Math.min(a+1,o)),y1:r,y2:r});return[k(`${t} ahead`,"line",`neither ${e} ahead`,{x1:s.x(0),x2:s.x(M),y1:r,y2:r}),...n.slice(0,M).flatMap((a,i)=>i<o-1e-6?[l(i)]:[])]}function ke({t,row:e,lean:n,twin:r},o,s){let l=n.flatMap((a,i)=>Ct(`track ${i}`,i===s?"line track own":"line track",a,o.y(i,e),t,o));return r?[...l,...Ct("ghost","line dotted",r,tt(o,e),t,o)]:l}var $e=(t,e)=>t<=e+.02?"1":"0.28";function Me({t,row:e,lean:n,twin:r},o){let s=Array.from({length:M+1},(i,c)=>c),l=s.slice(1).filter(i=>i<=t+.02).map(i=>{let[c,d]=[2*o.disc+3,o.band+5],p={x:o.x(i)-c/2,y:o.y(e,e)-d/2,width:c,height:d,rx:c/2};return k(`hall ${i}`,"rect","ink hall",p)}),a=(i,c,d,p)=>s.map(h=>H(`${i} ${h}`,c,o.x(h),p,d[h],o,$e(h,t)));return[...l,...n.flatMap((i,c)=>a(`station ${c}`,"station",i,o.y(c,e))),...r?a("double","station open",r,tt(o,e)):[]]}var Ft=(...t)=>t.map(e=>typeof e=="number"?q(e):e).join(" ");function Ae(t,e,n,r,o,s,l){let a=s-n,i=r-o*a,c=Math.max(0,Math.min(8,o*(i-e),n-t)),[d,p]=o>0?[1,0]:[0,1];return Ft("M",t,e,"H",n-c,"A",c,c,0,0,d,n,e+o*c,"V",i,"A",a,a,0,0,p,s,r,"H",l)}var Se=(t,e,n,r)=>{let o=(t+r)/2;return Ft("M",t,e,"C",o,e,o,n,r,n)};function Ee({row:t,weights:e},n,r){let[o,s,l]=[r.x(n-1),r.x(n),r.y(t,t)],a=s-r.disc-3,i=u=>e[n-1][u]*r.band,c=e[n-1].map((u,f)=>f),d=[],p=(u,f)=>{let g=0;for(let v of u){let m=i(v),b=l-f*(r.band/2-g-m/2),y=a-r.corner-g-m/2;d.push({i:v,w:m,d:Ae(o,r.y(v,t),y,b,f,a,s)}),g+=m}return g},h=p(c.filter(u=>u<=t-.5),1);p(c.filter(u=>u>=t+.5).reverse(),-1);for(let u of c.filter(f=>Math.abs(f-t)<.5)){let f=l-r.band/2+h+i(u)/2;d.push({i:u,w:i(u),d:Se(o,r.y(u,t),f,s)})}return d}function Le(t,e,n,r){let o=j(t.t-(e-1));return o<1e-6?[]:Ee(t,e,n).filter(({w:s})=>s>=xe*n.band).map(({i:s,w:l,d:a})=>{let i=r?.layer===e&&r.token===s,c=t.t>e+.5&&!i?we:"1",d=i?"weight line ribbon":`${W(t.lean[s][e-1])} line ribbon`,p=o<1?{pathLength:1,"stroke-dasharray":`${Math.round(100*o)/100} 1`}:{};return k(`ribbon ${e} ${s}`,"path",d,{d:a,"stroke-width":l,opacity:c,...p})})}function Oe({t,row:e,weights:n},r){let o=Math.round(t);if(o<1||Math.abs(t-o)>.3)return[];let s=r.x(o)+r.disc+5;return n[o-1].flatMap((l,a)=>{let i={x:s,y:r.y(a,e)-4.5};return l<be?[]:[k(`share ${a}`,"text","ink share start",i,Z(l))]})}function Te({tokens:t,token:e},{row:n,twin:r},o){let s=o.left-12,l={x:2,y:o.y(e,n)-11,width:o.left-8,height:22,rx:6},a=C(t).map((d,p)=>{let h=p===e?"paper strong end name":"ink end name";return k(`name ${p}`,"text",h,{x:s,y:o.y(p,n)+4.5},d)}),i=o.small?"other":"in the other",c=k("double name","text","soft end note",{x:s,y:tt(o,n)+4},i);return[k("plate","rect","ink solid",l),...a,...r?[c]:[]]}var qt=(t,e)=>({x:j(t.x(e)-t.grip/2,2,t.width-t.grip-2),y:4,width:t.grip,height:28});function je(t,e){let n=qt(t,e),r=Math.round(e),o=a=>t.x(a)<n.x-12||t.x(a)>n.x+n.width+12,s=Array.from({length:M+1},(a,i)=>i).filter(o).map(a=>k(`stop ${a}`,"text","soft note",{x:t.x(a),y:22},a?String(a):"start")),l={x:n.x+n.width/2,y:22.5};return[...s,k("grip","rect","ink solid",{...n,rx:14}),k("grip name","text","paper strong note",l,r?`layer ${r}`:"start")]}var ze=(t,e)=>k("head","line","ruler",{x1:t.x(e),x2:t.x(e),y1:30,y2:t.profileTop+t.profile+4});function _t(t,e){let n=Math.min(Math.floor(e),M-1);return t[n]+(t[n+1]-t[n])*(e-n)}var Ne=(t,e)=>[k(`tick ${t}`,"line","ruler",{x1:e.x(0)-8,x2:e.x(0)-2,y1:e.up(t),y2:e.up(t)}),k(`scale ${t}`,"text","soft end note",{x:e.left-12,y:e.up(t)+4.5},`${t>0?"+":t<0?"\u2212":""}${Math.abs(t)}`)];function Ce({tokens:t,token:e,words:n},r,o){let s=o.left-12,l=(i,c)=>H(i,"station",s-4,o.up(c),c,o,"1",.6),a=(i,c,d,p=14)=>k(i,"text","ink end note",{x:s-p,y:c+4.5},d);return[k("measure","text","soft start number",{x:2,y:o.profileTop-7},`cosine with ${n[0]} \u2212 ${o.small?"":"cosine "}with ${n[1]}`),k("zero","line","rule",{x1:o.x(0)-8,x2:o.x(M)+8,y1:o.up(0),y2:o.up(0)}),l("to across",D),a("across",o.up(D),n[0]),...[.5,0,-.5].flatMap(i=>Ne(i,o)),l("to up",-D),a("up",o.up(-D),n[1]),...n.flatMap((i,c)=>{let d=t.indexOf(i);if(d<0||d===e||c&&i===n[0])return[];let p={x:o.x(1)+4,y:o.up(r[d][1])+(c?16:-6)};return[k(`outer ${c}`,"text","soft start number",p,i)]})]}function _e(t,{t:e,lean:n,twin:r},o){let s=b=>b.map((y,$)=>`${$?"L":"M"}${q(o.x($))} ${q(o.up(y))}`).join(""),l=(b,y,$)=>k(b,"path",y,{d:s($)}),{token:a}=t,i=n.flatMap((b,y)=>y===a?[]:[l(`way ${y}`,"rule line way",b)]),[c,d]=[_t(n[a],e),r&&_t(r,e)],p=e>M-.7,h=o.x(e)+(p?-10:10),u=d===null?0:Math.max(0,7.5-Math.abs(o.up(c)-o.up(d))/2),f=p?Math.max(u,11):u,g=d!==null&&c<d?1:-1,v=p?"end":"start",m=(b,y,$,A)=>k(b,"text",`${y} ${v} number`,{x:h,y:o.up($)+A+4.5},L($));return[...i,...Ce(t,n,o),...r?[l("way double","soft line way dotted",r)]:[],l("way own","ink line way own",n[a]),...d===null?[]:[H("now double","station open",o.x(e),o.up(d),d,o,"1",.5),m("number double","soft",d,-g*f)],H("now","station",o.x(e),o.up(c),c,o,"1",.5),m("number","ink strong",c,g*f)]}function Fe({t,turns:e},n){let r=n.dials,o=["its vector","turned by"].map((l,a)=>k(`turned ${a}`,"text","soft end note",{x:n.left-12,y:r-13+14*a},l)),s=(l,a)=>{let i=n.x(a+.5)-n.dial-(n.small?6:2),c=l*Math.PI/180,d={x2:i+n.dial*Math.cos(c),y2:r-n.dial*Math.sin(c)},p=Math.round(t)===a+1,h={x:i+n.dial+(n.small?3:4),y:r+1};return[k(`in ${a+1}`,"line","soft line needle",{x1:i,x2:i+n.dial,y1:r,y2:r}),k(`out ${a+1}`,"line","ink line needle",{x1:i,y1:r,...d}),k(`turn ${a+1}`,"text",`${p?"ink strong":"soft"} start note`,h,`${Math.round(l)}\xB0`)]};return[...o,...e.flatMap(s)]}function et(t,e,{width:n,over:r=null}){let o=I(n,t.tokens.length),s=Array.from({length:M},(a,i)=>i+1),l=[...ke(e,o,t.token),...s.flatMap(a=>Le(e,a,o,r)),ze(o,e.t),...Me(e,o),...Oe(e,o),...Te(t,e,o),..._e(t,e,o),...Fe(e,o),...je(o,e.t)];return{width:n,height:o.height,marks:l}}function nt({tokens:t,token:e},n,r){let o=I(r,t.length),s=Math.max(24,o.row),l=n?`after layer ${n}`:"before the first layer";return[{id:"grip",...qt(o,n),label:"Layers",slider:!0,kind:"across",aria:{valuemin:0,valuemax:M,valuenow:n,valuetext:l}},...C(t).map((a,i)=>({id:`token ${i}`,x:0,y:o.y(i,e)-s/2,width:o.left-6,height:s,label:`Follow ${R(a)}`,tab:i===e?0:-1,aria:{pressed:i===e}}))]}var Pt=`/* How far a token leans to one of two words, in ten steps of colour either way. */
line, path, rect, circle { --none: color-mix(in oklab, var(--edge) 60%, var(--rule)); }
.neither { --lean: var(--none); }
.across1 { --lean: color-mix(in oklab, var(--series-2) 10%, var(--none)); }
.across2 { --lean: color-mix(in oklab, var(--series-2) 20%, var(--none)); }
.across3 { --lean: color-mix(in oklab, var(--series-2) 30%, var(--none)); }
.across4 { --lean: color-mix(in oklab, var(--series-2) 40%, var(--none)); }
.across5 { --lean: color-mix(in oklab, var(--series-2) 50%, var(--none)); }
.across6 { --lean: color-mix(in oklab, var(--series-2) 60%, var(--none)); }
.across7 { --lean: color-mix(in oklab, var(--series-2) 70%, var(--none)); }
.across8 { --lean: color-mix(in oklab, var(--series-2) 80%, var(--none)); }
.across9 { --lean: color-mix(in oklab, var(--series-2) 90%, var(--none)); }
.across10 { --lean: var(--series-2); }
.up1 { --lean: color-mix(in oklab, var(--series-3) 10%, var(--none)); }
.up2 { --lean: color-mix(in oklab, var(--series-3) 20%, var(--none)); }
.up3 { --lean: color-mix(in oklab, var(--series-3) 30%, var(--none)); }
.up4 { --lean: color-mix(in oklab, var(--series-3) 40%, var(--none)); }
.up5 { --lean: color-mix(in oklab, var(--series-3) 50%, var(--none)); }
.up6 { --lean: color-mix(in oklab, var(--series-3) 60%, var(--none)); }
.up7 { --lean: color-mix(in oklab, var(--series-3) 70%, var(--none)); }
.up8 { --lean: color-mix(in oklab, var(--series-3) 80%, var(--none)); }
.up9 { --lean: color-mix(in oklab, var(--series-3) 90%, var(--none)); }
.up10 { --lean: var(--series-3); }
text.note { font-size: 13px; }
text.name { font-size: 14px; }
text.share, text.number { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
text.share { font-size: 12px; }
/* Wide enough to hide what runs behind the point of a number. */
text.number { stroke-width: 8px; }
.track { stroke: var(--lean); stroke-width: 3; }
.track.own { stroke-width: 5; }
.ahead { stroke-opacity: 0.25; }
.line.dotted { stroke-width: 3; stroke-dasharray: 0.1 6; }
.neither.dotted, .station.open { stroke: var(--lean); }
line.dotted { stroke: var(--lean); }
.ribbon { stroke: var(--lean); stroke-linecap: butt; }
.weight.ribbon { stroke: var(--weight); }
.station { fill: var(--lean); stroke: var(--paper); stroke-width: 1; }
.station.open { fill: var(--paper); stroke-width: 2; }
.hall { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.way { stroke-width: 1.2; }
.rule.line.way { stroke: var(--edge); stroke-opacity: 0.55; }
.way.own { stroke-width: 3.5; }
.needle { stroke-width: 2; }
`;var Rt=`.encoder-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
.encoder-controls { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; min-width: 0; }
.attn .encoder-controls > * { margin-top: 0; }
.encoder-row { align-items: center; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.encoder-words { display: flex; gap: 8px; }
.encoder-words .attn-field { flex: 1; }
.encoder-words .attn-field:first-child { flex: 1.4; }
.attn .encoder-text { margin: 8px 0 0; font: 1.3em/1.4 var(--reading); }
.encoder-text b { font-weight: 600; text-decoration: underline; text-underline-offset: 4px; }
.encoder-words select { flex: 1; width: 100%; }
.encoder-map { touch-action: pan-y; cursor: pointer; }
.attn-encoder .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 13.05em; text-wrap: pretty; }
.encoder-report { margin: 0; color: var(--soft); }
.attn-encoder table { margin-top: 8px; font-size: 0.867em; }
.attn-encoder :is(th, td) { padding: 2px 0 2px 4px; overflow: hidden; text-overflow: ellipsis; }
.attn-encoder thead th { white-space: normal; overflow-wrap: anywhere; vertical-align: bottom; }
@container (max-width: 799px) {
  .encoder-text { display: none; }
  .encoder-controls .attn-wide { flex-direction: row; align-items: center; gap: 8px; }
  .encoder-controls .attn-wide select { flex: 1; }
}
@container (min-width: 560px) { .attn-encoder .attn-summary { min-height: 8.7em; } }
@container (min-width: 800px) {
  .encoder-board { grid-template-columns: minmax(0, 1fr) 272px; }
  .encoder-controls .attn-wide { flex-direction: column; align-items: stretch; gap: 2px; }
  .encoder-controls .attn-wide select { flex: none; }
  .attn-encoder .attn-summary { min-height: 17.4em; padding-right: 12px; }
}
@media (forced-colors: active) { .rule.line.way { stroke-opacity: 1; } .attn-play { border: 1px solid; } }
@media print { .attn .encoder-text { display: block; } .encoder-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; } }
`;var Dt=1e3;function Pe(t,e){let n=h=>t.change(h,{glide:!0}),r=h=>{let u=2*(h>>1),{token:f}=e().sentences[h];n({sentence:h,token:f,across:u,up:u+1})},o=(h,u,f=!1)=>yt({label:h,onChange:u,wide:f}),s=o("Sentence",h=>r(Number(h)),!0),l=(h,u)=>f=>{let{[h]:g,[u]:v}=t.read(),m=Number(f);n(m===v?{[h]:m,[u]:g}:{[h]:m})},a=o("toward",l("across","up")),i=o("or",l("up","across")),c=K("Other sentence",()=>{let h=t.read(),{sentences:u}=e(),f=u[h.sentence^1],g=u[h.sentence].tokens,v=J(g,Math.min(h.token,g.length-1),f.tokens);n({sentence:h.sentence^1,token:v??f.token})}).root;c.removeAttribute("aria-pressed");let d=x("div",{class:"encoder-words"},a.root,i.root),p=h=>{let u=e();s.set(h.sentence,u.sentences.map(({text:f},g)=>[g,f]));for(let[f,g]of[[a,"across"],[i,"up"]])f.set(h[g],u.words.map((v,m)=>[m,v]))};return{sentence:s.root,words:d,other:c,tell:p}}function Re({text:t,tokens:e,token:n}){let r=0,o=e.map(a=>{let i=t.toLowerCase().indexOf(a,r);return i>=0&&(r=i+a.length),i}),[s,l]=[o[n],e[n].length];return s<0?[t]:[t.slice(0,s),x("b",{},t.slice(s,s+l)),t.slice(s+l)]}function De(t){let e=0,n=()=>{N(a,e?"\u275A\u275A":"\u25B6"),z(a,"aria-label",e?"Pause":"Play: through the layers")},r=()=>{clearTimeout(e),e=0,n()},o=()=>{let{layer:i}=t.read();if(i<M&&t.change({layer:i+1},{glide:!0}),i+1>=M)return r();e=Number(setTimeout(o,Dt))},s=()=>{t.read().layer>=M&&t.change({layer:0},{glide:!0}),e=Number(setTimeout(o,Dt/2)),n()},a=x("button",{type:"button",class:"attn-play",onclick:()=>e?r():s()});return n(),{root:a,stop:r}}function He(){let t=x("tbody",{}),e=["token","weight","","",""].map(l=>x("th",{scope:"col"},l)),n=x("p",{class:"encoder-report"}),r=x("details",{},x("summary",{},"Numbers"),n,x("table",{},x("caption",{},"Of each token: the attention it gets in this layer, and cosines after it"),x("thead",{},x("tr",{},...e)),t)),o=()=>{};return r.addEventListener("toggle",()=>o()),{root:r,tell:(l,a)=>{o=()=>{if(!r.open)return;N(n,Nt(l,a)),jt(a).forEach((c,d)=>N(e[d+2],c));let i=(c,d)=>d?x("td",{},c):x("th",{scope:"row"},c);t.replaceChildren(...zt(l,a).map(c=>x("tr",{},...c.map(i))))},o()}}}function We(t,e,{touch:n,point:r}){let o=st("svg",{class:"scene encoder-map","aria-hidden":"true"}),s=()=>e(),l=0,a=()=>I(l,s().tokens.length),i=m=>gt(o,m),c=m=>{n(),m!==t.read().layer&&t.change({layer:m},{glide:!0})},d=m=>t.change({token:m},{glide:!0}),p=m=>{xt(m,()=>A=>c(a().stage(i(A)[0])));let b=A=>()=>j(t.read().layer+A,0,M),[y,$]=[b(-1),b(1)];G(m,{ArrowLeft:y,ArrowDown:y,ArrowRight:$,ArrowUp:$,Home:()=>0,End:()=>M},c)},h=(m,b)=>{let y=()=>Number(b().id.split(" ")[1]);m.addEventListener("click",()=>d(y()));let $=()=>s().tokens.length-1,A=O=>()=>j(y()+O,0,$());G(m,{ArrowUp:A(-1),ArrowLeft:A(-1),ArrowDown:A(1),ArrowRight:A(1),Home:()=>0,End:$},O=>{d(O),u.focus(`token ${O}`)})},u=mt((m,b)=>b().slider?p(m):h(m,b));o.addEventListener("click",m=>{let[b]=i(m);b>a().left&&c(a().stage(b))}),o.addEventListener("pointermove",m=>{if(m.pointerType!=="mouse")return;let[b,y]=i(m),$=X(a(),b,y,s().token);r($!==null&&$.layer<=t.read().layer?$:null)}),o.addEventListener("pointerleave",()=>r(null));let g=x("div",{class:"attn-stage",role:"group","aria-label":"Tokens through the layers; arrow keys move"},o,u.root);return{root:g,paint:(m,b)=>{l=Math.round(g.clientWidth),l!==0&&(vt(o,et(s(),m,{width:l,over:b})),u.set(nt(s(),t.read().layer,l)))}}}var Be=({model:t,revision:e,sha256:n})=>`Ribbons are the followed token\u2019s attention, the mean of twelve heads, each as wide as its weight and coloured like where it comes from; what travels is the value, which W_V has changed. A token leans by its cosine with the first word less that with the second, each word read alone: round to the first, square to the second. Dotted: the same word in the other sentence. Each layer turns the vector by the angle between what comes in and what goes out. Cosines of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n.slice(0,8)}\u2026, stored in two bytes each, are off by less than 0.0001.`;function Ve(t,e,n){let r=null,o=null,s=null,l=null,a=null,i=()=>e.read(),c=De(e),d=w=>{s===null||JSON.stringify(w)===JSON.stringify(a)||(a=w,l&&p.paint(l,a),u.set(a?Tt(s,a):Q(i(),s)))},p=We(e,()=>s,{touch:c.stop,point:d}),h=Pe(e,()=>r),[u,f]=[kt(),He()],g=K("Reset",()=>{c.stop(),f.root.removeAttribute("open"),e.reset()}).root;g.removeAttribute("aria-pressed");let v=x("p",{class:"attn-hint"},"Drag the playhead or press play; press a word to follow it; then take the other sentence."),m=x("p",{class:"attn-source"}),b=x("p",{class:"encoder-text","aria-hidden":"true"}),y=x("div",{class:"attn-row encoder-row"},c.root,h.other,g),$=x("div",{class:"encoder-controls"},y,h.sentence,h.words,u.root),A=B(n,"encoder").then(w=>{[r,o]=[w,St(w)],N(m,Be(w))}),O=ot(n,"encoder",(w,T)=>Mt(r,w,T)),S=w=>{let{token:T,lean:E,weights:_,twinLean:F,turns:Ht}=o(w);return{t:w.layer,row:T,lean:E,weights:_,twin:F,turns:Ht}};return{parts:[v,b,x("div",{class:"encoder-board"},p.root,$),f.root,m],ready:A,say:u.set,wants:w=>O.wants(At(w)),ahead:()=>O.ahead(U),glides:S,tell:w=>{o!==null&&([s,a]=[o(w),null],h.tell(w),f.tell(w,s),b.replaceChildren(...Re(s)),u.set(Q(w,s)))},paint:w=>{l=w,s&&p.paint(w,a)},stop:()=>(c.stop(),u.stop())}}var In=ht({name:"encoder",label:"Live figure: a token through the layers of a real model",style:Pt+Rt,controls:["sentence","token","layer","across","up"],ms:300,build:Ve});export{In as default,Q as describe,St as explorer,Mt as put,It as scene};
