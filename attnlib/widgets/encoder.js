// Joined by `make figures` from src/encoder and src/kit: change those, not this.
var Dt=Object.defineProperty;var Ht=(t,e)=>{for(var o in e)Dt(t,o,{get:e[o],enumerable:!0})};function W(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(r=>{let n=s=>{s?.data===e&&(t.off("msg:custom",n),r(s.content))};t.on("msg:custom",n),t.send({ask:e})}),o[e]}var Wt=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function rt(t,e,o){let r=new Map,n=new Set,s=i=>{let c=r.get(i)??W(t,`${e}.${i}`).then(p=>{o(i,p),n.add(i)});return r.set(i,c),c.catch(()=>r.delete(i)),c};return{wants:i=>{let c=i.filter(p=>!n.has(p));return c.length?Promise.all(c.map(s)).then(()=>{}):null},ahead:async i=>{if(!navigator.connection?.saveData)for(let c of i)await Wt().then(()=>s(c)).catch(()=>{})}}}var Bt="http://www.w3.org/2000/svg",Vt=0,Yt=Math.random().toString(36).slice(2,8),at=t=>`attn-${Yt}-${t}-${++Vt}`;function st(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var g=(t,e={},...o)=>st(document.createElement(t),e,o),it=(t,e={},...o)=>st(document.createElementNS(Bt,t),e,o);function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var ct=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var lt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var dt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var T=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var pt=200,Gt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Zt=t=>t*t*(3-2*t);function B(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>B(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,s])=>[n,B(t[n],s,o)]);return Object.fromEntries(r)}return e}function ut(t,e,o){let[r,n,s,l,a,i]=[t,t,t,0,0,0],c=!1,p=d=>{let h=T(d-a,0,64);if(a=d,c){let f=T((d-l)/e);r=B(n,s,Zt(f)),c=f<1}let u=o(r,h);i=c||u?requestAnimationFrame(p):0};return{go(d,h){if(Gt()){[r,s,c]=[d,d,!1],o(r,1/0);return}[n,s,l,c]=[r,d,performance.now(),h],h||(r=d,o(r,0)),i||([a,i]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(i)}}function ht(t,e,o=[]){let r=[...e,...o],n=[],s=!1,l=()=>Object.fromEntries(r.map(d=>[d,t.get(d)])),a=d=>{if(s)return;let h=l();n.forEach(u=>u(h,d))},i=()=>a(null);e.forEach(d=>t.on(`change:${d}`,i));let c=(d,{glide:h=!1}={})=>{s=!0;for(let[u,f]of Object.entries(d))t.set(u,f);s=!1,a({glide:h}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in d).map(h=>[h,d[h]]))};return{read:l,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void n.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,i))}}function Qt(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Xt(t,e,o,r){let[n,s]=[0,!1],l=i=>{if(i!==s){s=i,t.classList.toggle("loading",i);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",i)}},a=i=>{let c=++n,p=e.wants?.(o())??null;if(l(p!==null),p===null)return r(i);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===n&&a(i),()=>c===n&&e.say?.(d))};return a}function ft({name:t,label:e,style:o,controls:r,fixed:n=[],ms:s=pt,build:l}){return{render:({model:i,el:c})=>{let p=g("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(g("style",{},[ct,lt,dt,o].join(`
`)));let h=ht(i,r,n),u=l(h.read(),h,i),f=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(f),c.append(p);let b=()=>{let m=u.glides??(E=>E),x=0,w=ut(m(h.read()),s,(E,v)=>x>0&&u.paint(E,v,x)),k=()=>{let E=Math.round(f.clientWidth);E===x||E===0||(x=E,Qt(c),w.again())},M=Xt(f,u,h.read,E=>{u.tell(h.read()),w.go(m(h.read()),E)});h.follow((E,v)=>{f.classList.add("touched"),M(v?.glide??!0)}),u.tell(h.read()),k();let S=new ResizeObserver(k);return S.observe(f),u.ahead?.(),()=>{S.disconnect(),w.stop(),h.stop(),u.stop?.()}},y=async()=>{await u.ready;for(let m;m=u.wants?.(h.read());)await m;return b()};return u.ready?y():b()}}}var te=t=>Math.round(t*10)/10,mt=new WeakMap;function gt(t){let e=g("div",{class:"attn-hits"}),o=new Map,r=s=>{let l=s.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),a={node:l,hit:s};return o.set(s.id,a),l.dataset.id=s.id,t(l,()=>a.hit),a};return{root:e,set:s=>{let l=new Set(s.map(({id:a})=>a));for(let[a,{node:i}]of o)l.has(a)||(i.remove(),o.delete(a));s.forEach((a,i)=>{let c=o.get(a.id)??r(a);ee(c.node,c.hit=a),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[i]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function ee(t,{x:e,y:o,width:r,height:n,label:s,kind:l="",aria:a={},tab:i=0,lang:c}){let[p,d,h,u]=[e,o,r,n].map(te),f=`left:${p}px;top:${d}px;width:${h}px;height:${u}px`;mt.get(t)!==f&&(t.style.cssText=f,mt.set(t,f)),z(t,"class",`attn-hit ${l}`.trim()),z(t,"aria-label",s),z(t,"tabindex",i),c&&z(t,"lang",c);for(let[b,y]of Object.entries(a))z(t,`aria-${b}`,String(y))}function xt(t,{clientX:e,clientY:o}){let{left:r,top:n}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-r)/s,(o-n)/s]}function bt(t,e,o=()=>{}){let r=null;t.addEventListener("pointerdown",n=>{t.setPointerCapture(n.pointerId),r=e(n)}),t.addEventListener("pointermove",n=>r?.(n));for(let n of["pointerup","pointercancel"])t.addEventListener(n,()=>{r!==null&&o(),r=null})}var vt="http://www.w3.org/2000/svg",F=t=>Math.round(t*10)/10+0;function $(t,e,o,r,n){let s=Object.entries(r).map(([l,a])=>[l,typeof a=="number"?F(a):a]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...n===void 0?{}:{text:n}}}var wt=new WeakMap,ne=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,n])=>[r,String(n)]))});function oe(t,e){let o=ne(e);for(let n in o)t.at[n]!==o[n]&&t.node.setAttribute(n,o[n]);for(let n in t.at)n in o||t.node.removeAttribute(n);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(ae)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var re=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ae(t){let e=document.createElementNS(vt,"tspan");for(let[o,r]of Object.entries(re(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function yt(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let s=wt.get(t)??new Map;wt.set(t,s);let l=new Map(r.map(i=>[i.id,i]));for(let[i,{node:c,shape:p}]of s)l.get(i)?.shape!==p&&(c.remove(),s.delete(i));let a=t.firstChild;for(let i of r){let c=s.get(i.id);c||(c={node:document.createElementNS(vt,i.shape),shape:i.shape,at:{},text:""},s.set(i.id,c)),oe(c,i),a===c.node?a=c.node.nextSibling:t.insertBefore(c.node,a)}}var V=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,Y=t=>t.map((e,o)=>{let r=t.slice(0,o).filter(n=>n===e).length;return r?`${e} ${r+1}`:e});function K(t,e){let o=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>z(o,"aria-pressed",String(r))}}function kt({label:t,onChange:e,options:o=[],wide:r=!1}){let n=at("select"),s=g("select",{id:n,onchange:()=>e(s.value)}),l=g("div",{class:r?"attn-field attn-wide":"attn-field"},g("label",{for:n},t),s),[a,i]=[o,""],c=0,p=u=>{let[f,b]=a[u];z(s.options[u],"value",f),N(s.options[u],b)},d=()=>{for(c=0;s.length>a.length;)s.lastChild.remove();a.forEach((u,f)=>p(f))},h=(u,f=o)=>{a=f;let b=a.findIndex(([m])=>String(m)===String(u)),y=JSON.stringify(a);if(y!==i){for(;s.length<a.length;)s.append(g("option",{}));b>=0&&p(b),c||(c=setTimeout(d,40))}i=y,s.selectedIndex!==b&&(s.selectedIndex=b)};return h(o[0]?.[0]),{root:l,set:h}}function $t(t=700){let e=g("p",{class:"attn-summary"}),o=g("span",{class:"attn-hidden",role:"status"}),r,n=(s,l=s)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>N(o,l),t)),N(e,s)};return{root:g("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}function J(t,e,o){t.addEventListener("keydown",r=>{let n=e[r.key]?.();n===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),o(n))})}function Mt(t,e,o){let r=atob(t),n=s=>((r.charCodeAt(s)|r.charCodeAt(s+1)<<8)<<16>>16)/o;return Array.from({length:r.length/2/e},(s,l)=>Array.from({length:e},(a,i)=>n(2*(l*e+i))))}function se({tokens:{length:t},cosines:e,weights:o},{words:r,unit:n}){let s=Mt(e,t+r.length+3,n),l=Mt(o,t,n),a=(i,c)=>Array.from({length:i.length/t},(p,d)=>i[d*t+c]);return{toward:i=>Array.from({length:t},(c,p)=>a(s,p).map(d=>d[t+i])),cosines:(i,c)=>s[i*t+c].slice(0,t),others:i=>{let c=a(s,i).map(u=>u.slice(-3)),[p,d,h]=[0,1,2].map(u=>c.map(f=>f[u]));return{start:p,before:d,twin:h}},weights:i=>a(l,i)}}function U(t,e,o){let r=t[e],n=t.slice(0,e).filter(l=>l===r).length,s=o.findIndex(l=>l===r&&n--===0);return s<0?null:s}var ie=t=>180/Math.PI*Math.acos(Math.min(1,t)),G=[1,2,3,4,5,6,7],At=(t,e,o)=>o.forEach((r,n)=>Object.assign(t.sentences[2*e+n],r)),St=({sentence:t})=>G.filter(e=>e===t>>1);function Et(t){let e=new Map,o=(l,a)=>(e.has(l)||e.set(l,a()),e.get(l)),r=l=>o(`${l}`,()=>se(t.sentences[l],t)),n=(l,a)=>o(`${l} to ${a}`,()=>r(l).toward(a)),s=({sentence:l,layer:a},i,c)=>{if(a===0)return null;let{lengths:p,added:d}=t.sentences[l],[h,u,f]=d[a-1].map(m=>m[i]),[b,y]=[p[a-1][i],p[a][i]];return{entering:b,leaving:y,kept:c[a],attention:h,between:u,feedForward:f}};return l=>{let{sentence:a,layer:i,across:c,up:p}=l,{tokens:d,text:h}=t.sentences[a],u=Math.min(l.token,d.length-1),f=U(d,u,t.sentences[a^1].tokens),b=r(a),y=b.cosines(i,u),m=y.map((O,L)=>L).filter(O=>O!==u),[x,w]=[n(a,c),n(a,p)],k=(O,L)=>O.map((C,_)=>C-L[_]),{start:M,before:S,twin:E}=b.others(u),v=f===null?null:{across:n(a^1,c)[f],up:n(a^1,p)[f]};return{tokens:d,token:u,twinToken:f,text:h,cosines:y,words:[t.words[c],t.words[p]],nearest:m.sort((O,L)=>y[L]-y[O]||O-L).slice(0,3),lines:{start:M,twin:v&&E,across:x[u],up:w[u]},twinLines:v,toward:d.map((O,L)=>x[L].map((C,_)=>({across:C,up:w[L][_]}))),lean:d.map((O,L)=>k(x[L],w[L])),twinLean:v&&k(v.across,v.up),weights:b.weights(u),turns:S.slice(1).map(ie),block:s(l,u,S)}}}var zt={};Ht(zt,{LAYERS:()=>A,hue:()=>I,metro:()=>X,percent:()=>D,places:()=>tt,plan:()=>q,ribbonAt:()=>Z,told:()=>j});var A=6,ce=.5,le=10,de=.008,pe=.03,P=.92,ue="0.3",he={left:96,right:30,top:44,rows:360,over:8,gap:30,band:36,disc:7,corner:7,space:24,profile:150,dial:16,grip:68,small:!1},fe={left:74,right:16,top:40,rows:344,over:3,gap:24,band:20,disc:5.2,corner:3,space:18,profile:84,dial:10,grip:62,small:!0};function q(t,e){let o=t<560?fe:he,r=Math.min(40,o.rows/e),n=o.left+14,s=(t-o.right-n)/A,l=o.top+(o.rows-r*e)/2,a=o.top+o.rows+o.over+o.gap+o.space,i=a+o.profile+32;return{...o,width:t,count:e,row:r,pitch:s,profileTop:a,dials:i,height:i+10,x:c=>n+c*s,stage:c=>T(Math.round((c-n)/s),0,A),y:(c,p)=>l+r*(c+.5)+o.over*T(c-p+1)+o.gap*T(c-p),up:c=>a+(1-c)/2*o.profile}}function Z(t,e,o,r){let n=Math.ceil((e-t.x(0))/t.pitch),s=Array.from({length:t.count},(a,i)=>Math.abs(t.y(i,r)-o)),l=s.indexOf(Math.min(...s));return n>=1&&n<=A&&s[l]<=t.row*.6?{layer:n,token:l}:null}function I(t){let e=Math.round(le*T(Math.abs(t)/ce));return e===0?"neither":`${t>0?"across":"up"}${e}`}var Q=(t,e)=>t.y(e,e)+t.band/2+(t.small?9:14);function R(t,e,o,r,n,s,l="1",a=n){let i=Math.max(s.small?1.8:2.4,s.disc*Math.sqrt(Math.abs(a))),c=`${I(n)} ${e}`;if(n>=0)return $(t,"circle",c,{cx:o,cy:r,r:i,opacity:l});let p=i*Math.sqrt(Math.PI),d={x:o-p/2,y:r-p/2,width:p,height:p};return $(t,"rect",c,{...d,opacity:l})}function Lt(t,e,o,r,n,s){let l=a=>$(`${t} ${a}`,"line",`${I(o[a])} ${e}`,{x1:s.x(a),x2:s.x(Math.min(a+1,n)),y1:r,y2:r});return[$(`${t} ahead`,"line",`neither ${e} ahead`,{x1:s.x(0),x2:s.x(A),y1:r,y2:r}),...o.slice(0,A).flatMap((a,i)=>i<n-1e-6?[l(i)]:[])]}function me({t,row:e,lean:o,twin:r},n,s){let l=o.flatMap((a,i)=>Lt(`track ${i}`,i===s?"line track own":"line track",a,n.y(i,e),t,n));return r?[...l,...Lt("ghost","line dotted",r,Q(n,e),t,n)]:l}var ge=(t,e)=>t<=e+.02?"1":"0.28";function xe({t,row:e,lean:o,twin:r},n){let s=Array.from({length:A+1},(i,c)=>c),l=s.slice(1).filter(i=>i<=t+.02).map(i=>{let[c,p]=[2*n.disc+3,n.band+5],d={x:n.x(i)-c/2,y:n.y(e,e)-p/2,width:c,height:p,rx:c/2};return $(`hall ${i}`,"rect","ink hall",d)}),a=(i,c,p,d)=>s.map(h=>R(`${i} ${h}`,c,n.x(h),d,p[h],n,ge(h,t)));return[...l,...o.flatMap((i,c)=>a(`station ${c}`,"station",i,n.y(c,e))),...r?a("double","station open",r,Q(n,e)):[]]}var Tt=(...t)=>t.map(e=>typeof e=="number"?F(e):e).join(" ");function be(t,e,o,r,n,s,l){let a=s-o,i=r-n*a,c=Math.max(0,Math.min(8,n*(i-e),o-t)),[p,d]=n>0?[1,0]:[0,1];return Tt("M",t,e,"H",o-c,"A",c,c,0,0,p,o,e+n*c,"V",i,"A",a,a,0,0,d,s,r,"H",l)}var we=(t,e,o,r)=>{let n=(t+r)/2;return Tt("M",t,e,"C",n,e,n,o,r,o)};function ve({row:t,weights:e},o,r){let[n,s,l]=[r.x(o-1),r.x(o),r.y(t,t)],a=s-r.disc-3,i=u=>e[o-1][u]*r.band,c=e[o-1].map((u,f)=>f),p=[],d=(u,f)=>{let b=0;for(let y of u){let m=i(y),x=l-f*(r.band/2-b-m/2),w=a-r.corner-b-m/2;p.push({i:y,w:m,d:be(n,r.y(y,t),w,x,f,a,s)}),b+=m}return b},h=d(c.filter(u=>u<=t-.5),1);d(c.filter(u=>u>=t+.5).reverse(),-1);for(let u of c.filter(f=>Math.abs(f-t)<.5)){let f=l-r.band/2+h+i(u)/2;p.push({i:u,w:i(u),d:we(n,r.y(u,t),f,s)})}return p}function ye(t,e,o,r){let n=T(t.t-(e-1));return n<1e-6?[]:ve(t,e,o).filter(({w:s})=>s>=de*o.band).map(({i:s,w:l,d:a})=>{let i=r?.layer===e&&r.token===s,c=t.t>e+.5&&!i?ue:"1",p=i?"weight line ribbon":`${I(t.lean[s][e-1])} line ribbon`,d=n<1?{pathLength:1,"stroke-dasharray":`${Math.round(100*n)/100} 1`}:{};return $(`ribbon ${e} ${s}`,"path",p,{d:a,"stroke-width":l,opacity:c,...d})})}var D=t=>`${Math.round(100*t)}%`;function ke({t,row:e,weights:o},r){let n=Math.round(t);if(n<1||Math.abs(t-n)>.3)return[];let s=r.x(n-1)+r.disc+5;return o[n-1].flatMap((l,a)=>{let i=r.y(a,e)-Math.max(l*r.band/2,2.5)-2;return l<pe?[]:[$(`share ${a}`,"text","ink share start",{x:s,y:i},D(l))]})}function $e({tokens:t,token:e},{row:o,twin:r},n){let s=n.left-12,l={x:2,y:n.y(e,o)-11,width:n.left-8,height:22,rx:6},a=t.map((p,d)=>{let h=d===e?"paper strong end name":"ink end name";return $(`name ${d}`,"text",h,{x:s,y:n.y(d,o)+4.5},p)}),i=n.small?"other":"in the other",c=$("double name","text","soft end note",{x:s,y:Q(n,o)+4},i);return[$("plate","rect","ink solid",l),...a,...r?[c]:[]]}var jt=(t,e)=>({x:T(t.x(e)-t.grip/2,2,t.width-t.grip-2),y:4,width:t.grip,height:28});function Me(t,e){let o=jt(t,e),r=Math.round(e),n=a=>t.x(a)<o.x-12||t.x(a)>o.x+o.width+12,s=Array.from({length:A+1},(a,i)=>i).filter(n).map(a=>$(`stop ${a}`,"text","soft note",{x:t.x(a),y:22},a?String(a):"start")),l={x:o.x+o.width/2,y:22.5};return[...s,$("grip","rect","ink solid",{...o,rx:14}),$("grip name","text","paper strong note",l,r?`layer ${r}`:"start")]}var Ae=(t,e)=>$("head","line","ruler",{x1:t.x(e),x2:t.x(e),y1:30,y2:t.profileTop+t.profile+4});function Ot(t,e){let o=Math.min(Math.floor(e),A-1);return t[o]+(t[o+1]-t[o])*(e-o)}var j=t=>`${t<-.005?"\u2212":""}${Math.abs(t).toFixed(2)}`,Se=(t,e)=>[$(`tick ${t}`,"line","ruler",{x1:e.x(0)-8,x2:e.x(0)-2,y1:e.up(t),y2:e.up(t)}),$(`scale ${t}`,"text","soft end note",{x:e.left-12,y:e.up(t)+4.5},`${t>0?"+":t<0?"\u2212":""}${Math.abs(t)}`)];function Ee({tokens:t,token:e,words:o},r,n){let s=n.left-12,l=(i,c)=>R(i,"station",s-4,n.up(c),c,n,"1",.6),a=(i,c,p,d=14)=>$(i,"text","ink end note",{x:s-d,y:c+4.5},p);return[$("measure","text","soft start number",{x:2,y:n.profileTop-7},`cosine with ${o[0]} \u2212 ${n.small?"":"cosine "}with ${o[1]}`),$("zero","line","rule",{x1:n.x(0)-8,x2:n.x(A)+8,y1:n.up(0),y2:n.up(0)}),l("to across",P),a("across",n.up(P),o[0]),...[.5,0,-.5].flatMap(i=>Se(i,n)),l("to up",-P),a("up",n.up(-P),o[1]),...o.flatMap((i,c)=>{let p=t.indexOf(i);if(p<0||p===e)return[];let d={x:n.x(1)+4,y:n.up(r[p][1])+(c?16:-6)};return[$(`outer ${c}`,"text","soft start number",d,i)]})]}function Le(t,{t:e,lean:o,twin:r},n){let s=x=>x.map((w,k)=>`${k?"L":"M"}${F(n.x(k))} ${F(n.up(w))}`).join(""),l=(x,w,k)=>$(x,"path",w,{d:s(k)}),{token:a}=t,i=o.flatMap((x,w)=>w===a?[]:[l(`way ${w}`,"rule line way",x)]),[c,p]=[Ot(o[a],e),r&&Ot(r,e)],d=e>A-.7,h=n.x(e)+(d?-10:10),u=p===null?0:Math.max(0,7.5-Math.abs(n.up(c)-n.up(p))/2),f=d?Math.max(u,11):u,b=p!==null&&c<p?1:-1,y=d?"end":"start",m=(x,w,k,M)=>$(x,"text",`${w} ${y} number`,{x:h,y:n.up(k)+M+4.5},j(k));return[...i,...Ee(t,o,n),...r?[l("way double","soft line way dotted",r)]:[],l("way own","ink line way own",o[a]),...p===null?[]:[R("now double","station open",n.x(e),n.up(p),p,n,"1",.5),m("number double","soft",p,-b*f)],R("now","station",n.x(e),n.up(c),c,n,"1",.5),m("number","ink strong",c,b*f)]}function Oe({t,turns:e},o){let r=o.dials,n=["its vector","turned by"].map((l,a)=>$(`turned ${a}`,"text","soft end note",{x:o.left-12,y:r-13+14*a},l)),s=(l,a)=>{let i=o.x(a+.5)-o.dial-(o.small?6:2),c=l*Math.PI/180,p={x2:i+o.dial*Math.cos(c),y2:r-o.dial*Math.sin(c)},d=Math.round(t)===a+1,h={x:i+o.dial+(o.small?3:4),y:r+1};return[$(`in ${a+1}`,"line","soft line needle",{x1:i,x2:i+o.dial,y1:r,y2:r}),$(`out ${a+1}`,"line","ink line needle",{x1:i,y1:r,...p}),$(`turn ${a+1}`,"text",`${d?"ink strong":"soft"} start note`,h,`${Math.round(l)}\xB0`)]};return[...n,...e.flatMap(s)]}function X(t,e,{width:o,over:r=null}){let n=q(o,t.tokens.length),s=Array.from({length:A},(a,i)=>i+1),l=[...me(e,n,t.token),...s.flatMap(a=>ye(e,a,n,r)),Ae(n,e.t),...xe(e,n),...ke(e,n),...$e(t,e,n),...Le(t,e,n),...Oe(e,n),...Me(n,e.t)];return{width:o,height:n.height,marks:l}}function tt({tokens:t,token:e},o,r){let n=q(r,t.length),s=Math.max(24,n.row),l=o?`after layer ${o}`:"before the first layer";return[{id:"grip",...jt(n,o),label:"Layers",slider:!0,kind:"across",aria:{valuemin:0,valuemax:A,valuenow:o,valuetext:l}},...t.map((a,i)=>({id:`token ${i}`,x:0,y:n.y(i,e)-s/2,width:n.left-6,height:s,label:`Follow ${a}`,tab:i===e?0:-1,aria:{pressed:i===e}}))]}var Nt=`/* How far a token leans to one of two words, in ten steps of colour either way. */
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
`;var Ct=`.encoder-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
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
.attn-encoder .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 10.2em; text-wrap: pretty; }
.encoder-report { margin: 0; color: var(--soft); }
.attn-encoder table { margin-top: 8px; font-size: 0.867em; }
.attn-encoder :is(th, td) { padding: 2px 0 2px 4px; overflow: hidden; text-overflow: ellipsis; }
@container (max-width: 799px) {
  .encoder-text { display: none; }
  .encoder-controls .attn-wide { flex-direction: row; align-items: center; gap: 8px; }
  .encoder-controls .attn-wide select { flex: 1; }
}
@container (min-width: 800px) {
  .encoder-board { grid-template-columns: minmax(0, 1fr) 272px; }
  .encoder-controls .attn-wide { flex-direction: column; align-items: stretch; gap: 2px; }
  .encoder-controls .attn-wide select { flex: none; }
  .attn-encoder .attn-summary { min-height: 14.5em; }
}
@media (forced-colors: active) { .rule.line.way { stroke-opacity: 1; } .attn-play { border: 1px solid; } }
@media print { .encoder-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; } }
`;var nt=t=>/^\[/.test(t)?t:`\u201C${t}\u201D`,H=({tokens:t})=>Y(t).map(nt),_t=.05;function et(t,e){let o=Math.abs(t).toFixed(2);return Math.abs(t)<_t?"leans to neither word":`leans ${o} toward ${e[t>0?0:1]}`}var ze=(t,e,o)=>Math.abs(t)<_t||Math.abs(Number(t.toFixed(2))-Number(e.toFixed(2))+Number(o.toFixed(2)))<.005;function Ne({weights:t,token:e,...o},r){let n=t[r-1],s=H({weights:t,token:e,...o}),l=n.map((c,p)=>p).sort((c,p)=>n[p]-n[c]),a=o.words.map(c=>o.tokens.indexOf(c)).filter(c=>c>=0&&c!==e),i=[...new Set([...l.slice(0,2),...a])].sort((c,p)=>n[p]-n[c]);return V(i.map(c=>`${D(n[c])} from ${c===e?"itself":s[c]}`))}function ot({layer:t},e){let{tokens:o,token:r,words:n,lines:s,lean:l,twinLean:a,nearest:i,cosines:c}=e,p=H(e)[r],d=l[r][t],[h,u]=[s.across[t],s.up[t]],f=[h,u].map((M,S)=>`with ${n[S]} ${j(M)}`),b=ze(d,h,u)?"":", rounded",y=`(cosine ${(d<0?f.reverse():f).join(", ")}${b})`,m=t===0?`Before the first layer ${p} ${et(d,n)} ${y}.`:`In layer ${t} ${p} takes ${Ne(e,t)}. Its vector now ${et(d,n)} ${y}.`,x=i.map(M=>`${H(e)[M]} ${j(c[M])}`),w=` Nearest in the sentence: ${V(x)}.`;if(a===null)return`${m}${w} The other sentence has no ${nt(o[r])}.`;let k=s.twin[t];return`${m}${w} In the other sentence ${nt(o[r])} ${et(a[t],n)}; cosine of the two ${j(k)}.`}function Ft(t,{layer:e,token:o}){let r=H(t),n=o===t.token?"itself":r[o],{across:s,up:l}=t.toward[o][e-1],[a,i]=t.words;return`Layer ${e}: ${r[t.token]} takes ${t.weights[e-1][o].toFixed(3)} of its attention from ${n}, the mean of twelve heads. Before this layer ${r[o]} has cosines ${j(s)} with ${a} and ${j(l)} with ${i}.`}function qt({layer:t},e){let{weights:o,cosines:r,toward:n}=e;return Y(e.tokens).map((s,l)=>[s,t?o[t-1][l].toFixed(3):"\u2013",j(r[l]),j(n[l][t].across),j(n[l][t].up)])}function Pt({layer:t},{block:e,turns:o}){if(e===null)return"No layer yet: this is the embedding.";let[r,...n]=[e.entering,e.attention,e.feedForward,e.leaving].map(s=>s.toFixed(1));return`Layer ${t}: a vector of length ${r} comes in, attention adds ${n[0]}, the feed-forward network ${n[1]}; normed, ${n[2]} goes out. Cosine of what goes out with what came in ${j(e.kept)}, an angle of ${Math.round(o[t-1])}\xB0.`}var Rt=1e3;function Ce(t,e){let o=d=>t.change(d,{glide:!0}),r=d=>{let h=2*(d>>1),{token:u}=e().sentences[d];o({sentence:d,token:u,across:h,up:h+1})},n=(d,h,u=!1)=>kt({label:d,onChange:h,wide:u}),s=n("Sentence",d=>r(Number(d)),!0),l=n("toward",d=>o({across:Number(d)})),a=n("or",d=>o({up:Number(d)})),i=K("Other sentence",()=>{let d=t.read(),{sentences:h}=e(),u=h[d.sentence^1],f=h[d.sentence].tokens,b=U(f,Math.min(d.token,f.length-1),u.tokens);o({sentence:d.sentence^1,token:b??u.token})}).root;i.removeAttribute("aria-pressed");let c=g("div",{class:"encoder-words"},l.root,a.root),p=d=>{let h=e();s.set(d.sentence,h.sentences.map(({text:u},f)=>[f,u]));for(let[u,f]of[[l,"across"],[a,"up"]])u.set(d[f],h.words.map((b,y)=>[y,b]))};return{sentence:s.root,words:c,other:i,tell:p}}function _e({text:t,tokens:e,token:o}){let r=0,n=e.map(a=>{let i=t.toLowerCase().indexOf(a,r);return i>=0&&(r=i+a.length),i}),[s,l]=[n[o],e[o].length];return s<0?[t]:[t.slice(0,s),g("b",{},t.slice(s,s+l)),t.slice(s+l)]}function Fe(t){let e=0,o=()=>{N(a,e?"\u275A\u275A":"\u25B6"),z(a,"aria-label",e?"Pause":"Play: through the layers")},r=()=>{clearTimeout(e),e=0,o()},n=()=>{let{layer:i}=t.read();if(i<A&&t.change({layer:i+1},{glide:!0}),i+1>=A)return r();e=Number(setTimeout(n,Rt))},s=()=>{t.read().layer>=A&&t.change({layer:0},{glide:!0}),e=Number(setTimeout(n,Rt/2)),o()},a=g("button",{type:"button",class:"attn-play",onclick:()=>e?r():s()});return o(),{root:a,stop:r}}function qe(){let t=g("tbody",{}),e=["token","weight","","",""].map(l=>g("th",{scope:"col"},l)),o=g("p",{class:"encoder-report"}),r=g("details",{},g("summary",{},"Numbers"),o,g("table",{},g("caption",{},"Of each token: the attention it gets in this layer, and cosines after it"),g("thead",{},g("tr",{},...e)),t)),n=()=>{};return r.addEventListener("toggle",()=>n()),{root:r,tell:(l,a)=>{n=()=>{if(!r.open)return;N(o,Pt(l,a)),[`with ${a.tokens[a.token]}`,...a.words].forEach((c,p)=>N(e[p+2],c));let i=(c,p)=>p?g("td",{},c):g("th",{scope:"row"},c);t.replaceChildren(...qt(l,a).map(c=>g("tr",{},...c.map(i))))},n()}}}function Pe(t,e,{touch:o,point:r}){let n=it("svg",{class:"scene encoder-map","aria-hidden":"true"}),s=()=>e(),l=0,a=()=>q(l,s().tokens.length),i=m=>xt(n,m),c=m=>{o(),m!==t.read().layer&&t.change({layer:m},{glide:!0})},p=m=>t.change({token:m},{glide:!0}),d=m=>{bt(m,()=>M=>c(a().stage(i(M)[0])));let x=M=>()=>T(t.read().layer+M,0,A),[w,k]=[x(-1),x(1)];J(m,{ArrowLeft:w,ArrowDown:w,ArrowRight:k,ArrowUp:k,Home:()=>0,End:()=>A},c)},h=(m,x)=>{let w=()=>Number(x().id.split(" ")[1]);m.addEventListener("click",()=>p(w()));let k=()=>s().tokens.length-1,M=S=>()=>T(w()+S,0,k());J(m,{ArrowUp:M(-1),ArrowLeft:M(-1),ArrowDown:M(1),ArrowRight:M(1),Home:()=>0,End:k},S=>{p(S),u.focus(`token ${S}`)})},u=gt((m,x)=>x().slider?d(m):h(m,x));n.addEventListener("click",m=>{let[x]=i(m);x>a().left&&c(a().stage(x))}),n.addEventListener("pointermove",m=>{if(m.pointerType!=="mouse")return;let[x,w]=i(m),k=Z(a(),x,w,s().token);r(k!==null&&k.layer<=t.read().layer?k:null)}),n.addEventListener("pointerleave",()=>r(null));let b=g("div",{class:"attn-stage",role:"group","aria-label":"Tokens through the layers; arrow keys move"},n,u.root);return{root:b,paint:(m,x)=>{l=Math.round(b.clientWidth),l!==0&&(yt(n,X(s(),m,{width:l,over:x})),u.set(tt(s(),t.read().layer,l)))}}}var Re=({model:t,revision:e,sha256:o})=>`Ribbons are the followed token\u2019s attention, the mean of twelve heads, each as wide as its weight and coloured like where it comes from; what travels is the value, which W_V has changed. A token leans by its cosine with the first word less that with the second, each word read alone: round to the first, square to the second. Dotted: the same word in the other sentence. Each layer turns the vector by the angle between what comes in and what goes out. Cosines of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${o}, stored in two bytes each, are off by less than 0.0001.`;function Ie(t,e,o){let r=null,n=null,s=null,l=null,a=null,i=()=>e.read(),c=Fe(e),p=v=>{s===null||JSON.stringify(v)===JSON.stringify(a)||(a=v,l&&d.paint(l,a),u.set(a?Ft(s,a):ot(i(),s)))},d=Pe(e,()=>s,{touch:c.stop,point:p}),h=Ce(e,()=>r),[u,f]=[$t(),qe()],b=K("Reset",()=>{c.stop(),f.root.removeAttribute("open"),e.reset()}).root;b.removeAttribute("aria-pressed");let y=g("p",{class:"attn-hint"},"Drag the playhead or press play; press a word to follow it; then take the other sentence."),m=g("p",{class:"attn-source"}),x=g("p",{class:"encoder-text","aria-hidden":"true"}),w=g("div",{class:"attn-row encoder-row"},c.root,h.other,b),k=g("div",{class:"encoder-controls"},w,h.sentence,h.words,u.root,f.root),M=W(o,"encoder").then(v=>{[r,n]=[v,Et(v)],N(m,Re(v))}),S=rt(o,"encoder",(v,O)=>At(r,v,O)),E=v=>{let{token:O,lean:L,weights:C,twinLean:_,turns:It}=n(v);return{t:v.layer,row:O,lean:L,weights:C,twin:_,turns:It}};return{parts:[y,x,g("div",{class:"encoder-board"},d.root,k),m],ready:M,say:u.set,wants:v=>S.wants(St(v)),ahead:()=>S.ahead(G),glides:E,tell:v=>{n!==null&&([s,a]=[n(v),null],h.tell(v),f.tell(v,s),x.replaceChildren(..._e(s)),u.set(ot(v,s)))},paint:v=>{l=v,s&&d.paint(v,a)},stop:()=>(c.stop(),u.stop())}}var zn=ft({name:"encoder",label:"Live figure: a token through the layers of a real model",style:Nt+Ct,controls:["sentence","token","layer","across","up"],ms:300,build:Ie});export{zn as default,ot as describe,Et as explorer,At as put,zt as scene};
