// Joined by `make figures` from src/multihead and src/kit: change those, not this.
var be=Object.defineProperty;var Ot=(t,e)=>{for(var n in e)be(t,n,{get:e[n],enumerable:!0})};function Et(t,e,n){if(t.slice(0,n)!==e.slice(0,n))return t;let[o,r]=[t,e].map(c=>c.replace(/[.,]/g,"").split(" ")),a=o.filter(c=>!r.includes(c)).at(-1);return a?`${a}: ${t}`:t}function st(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),o(a.content))};t.on("msg:custom",r),t.send({ask:e})}),n[e]}var ke=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function Tt(t,e,n){let o=new Map,r=new Set,a=i=>{let s=o.get(i)??st(t,`${e}.${i}`).then(f=>{n(i,f),r.add(i)});return o.set(i,s),s.catch(()=>o.delete(i)),s};return{wants:i=>{let s=i.filter(f=>!r.has(f));return s.length?Promise.all(s.map(a)).then(()=>{}):null},ahead:async i=>{if(!navigator.connection?.saveData)for(let s of i)await ke().then(()=>a(s)).catch(()=>{})}}}var ve="http://www.w3.org/2000/svg",ye=0,$e=Math.random().toString(36).slice(2,8),it=t=>`attn-${$e}-${t}-${++ye}`;function Ct(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var x=(t,e={},...n)=>Ct(document.createElement(t),e,n),Nt=(t,e={},...n)=>Ct(document.createElementNS(ve,t),e,n);function L(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var jt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Lt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var zt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var N=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Ht=200,Oe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ee=t=>t*t*(3-2*t);function lt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>lt(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,lt(t[r],a,n)]);return Object.fromEntries(o)}return e}function Dt(t,e,n){let[o,r,a,c,l,i]=[t,t,t,0,0,0],s=!1,f=p=>{let h=N(p-l,0,64);if(l=p,s){let u=N((p-c)/e);o=lt(r,a,Ee(u)),s=u<1}let d=n(o,h);i=s||d?requestAnimationFrame(f):0};return{go(p,h){if(Oe()){[o,a,s]=[p,p,!1],n(o,1/0);return}[r,a,c,s]=[o,p,performance.now(),h],h||(o=p,n(o,0)),i||([l,i]=[performance.now(),requestAnimationFrame(f)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function _t(t,e,n=[]){let o=[...e,...n],r=[],a=!1,c=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),l=p=>{if(a)return;let h=c();r.forEach(d=>d(h,p))},i=()=>l(null);e.forEach(p=>t.on(`change:${p}`,i));let s=(p,{glide:h=!1}={})=>{a=!0;for(let[d,u]of Object.entries(p))t.set(d,u);a=!1,l({glide:h}),t.save_changes()},f=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:c,change:s,reset:()=>s(f(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,i))}}function Te(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Ce(t,e,n,o){let[r,a]=[0,!1],c=i=>{if(i!==a){a=i,t.classList.toggle("loading",i);for(let s of t.querySelectorAll(".attn-stage"))s.toggleAttribute("inert",i)}},l=i=>{let s=++r,f=e.wants?.(n())??null;if(c(f!==null),f===null)return o(i);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";f.then(()=>s===r&&l(i),()=>s===r&&e.say?.(p))};return l}function Wt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=Ht,build:c}){return{render:({model:i,el:s})=>{let f=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=f.attachShadow({mode:"open"});p.append(x("style",{},[jt,Lt,zt,n].join(`
`)));let h=_t(i,o,r),d=c(h.read(),h,i),u=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...d.parts);p.append(u),s.append(f);let m=()=>{let g=d.glides??(M=>M),k=0,$=Dt(g(h.read()),a,(M,E)=>k>0&&d.paint(M,E,k)),b=()=>{let M=Math.round(u.clientWidth);M===k||M===0||(k=M,Te(s),$.again())},O=Ce(u,d,h.read,M=>{d.tell(h.read()),$.go(g(h.read()),M)});h.follow((M,E)=>{u.classList.add("touched"),O(E?.glide??!0)}),d.tell(h.read()),b();let A=new ResizeObserver(b);return A.observe(u),d.ahead?.(),()=>{A.disconnect(),$.stop(),h.stop(),d.stop?.()}},w=async()=>{await d.ready;for(let g;g=d.wants?.(h.read());)await g;return m()};return d.ready?w():m()}}}var Ne=t=>Math.round(t*10)/10,It=new WeakMap;function tt(t){let e=x("div",{class:"attn-hits"}),n=new Map,o=a=>{let c=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),l={node:c,hit:a};return n.set(a.id,l),c.dataset.id=a.id,t(c,()=>l.hit),l};return{root:e,set:a=>{let c=new Set(a.map(({id:l})=>l));for(let[l,{node:i}]of n)c.has(l)||(i.remove(),n.delete(l));a.forEach((l,i)=>{let s=n.get(l.id)??o(l);je(s.node,s.hit=l),s.node.parentNode!==e&&e.insertBefore(s.node,e.children[i]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function je(t,{x:e,y:n,width:o,height:r,label:a,kind:c="",aria:l={},tab:i=0,lang:s}){let[f,p,h,d]=[e,n,o,r].map(Ne),u=`left:${f}px;top:${p}px;width:${h}px;height:${d}px`;It.get(t)!==u&&(t.style.cssText=u,It.set(t,u)),z(t,"class",`attn-hit ${c}`.trim()),z(t,"aria-label",a),z(t,"tabindex",i),s&&z(t,"lang",s);for(let[m,w]of Object.entries(l))z(t,`aria-${m}`,String(w))}function qt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function Rt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Pt="http://www.w3.org/2000/svg",j=t=>Math.round(t*10)/10+0;function S(t,e,n,o,r){let a=Object.entries(o).map(([c,l])=>[c,typeof l=="number"?j(l):l]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Ft=new WeakMap,Le=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function ze(t,e){let n=Le(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(De)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var He=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function De(t){let e=document.createElementNS(Pt,"tspan");for(let[n,o]of Object.entries(He(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function ct(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Ft.get(t)??new Map;Ft.set(t,a);let c=new Map(o.map(i=>[i.id,i]));for(let[i,{node:s,shape:f}]of a)c.get(i)?.shape!==f&&(s.remove(),a.delete(i));let l=t.firstChild;for(let i of o){let s=a.get(i.id);s||(s={node:document.createElementNS(Pt,i.shape),shape:i.shape,at:{},text:""},a.set(i.id,s)),ze(s,i),l===s.node?l=s.node.nextSibling:t.insertBefore(s.node,l)}}var Ut=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,q=t=>t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e});function dt(t,e){let n=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>z(n,"aria-pressed",String(o))}}function pt(t,e,n){let o=it("choice"),r=new Map,a=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,l]of Object.entries(e))r.set(c,x("input",{type:"radio",name:o,onchange:()=>n(c)})),a.append(x("label",{},r.get(c),x("span",{},l)));return{root:a,set:c=>void(r.get(c).checked=!0)}}function Bt({label:t,onChange:e,options:n=[],wide:o=!1}){let r=it("select"),a=x("select",{id:r,onchange:()=>e(a.value)}),c=x("div",{class:o?"attn-field attn-wide":"attn-field"},x("label",{for:r},t),a),[l,i]=[n,""],s=0,f=d=>{let[u,m]=l[d];z(a.options[d],"value",u),L(a.options[d],m)},p=()=>{for(s=0;a.length>l.length;)a.lastChild.remove();l.forEach((d,u)=>f(u))},h=(d,u=n)=>{l=u;let m=l.findIndex(([g])=>String(g)===String(d)),w=JSON.stringify(l);if(w!==i){for(;a.length<l.length;)a.append(x("option",{}));m>=0&&f(m),s||(s=setTimeout(p,40))}i=w,a.selectedIndex!==m&&(a.selectedIndex=m)};return h(n[0]?.[0]),{root:c,set:h}}function Vt(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),o,r=(a,c=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>L(n,c),t)),L(e,a)};return{root:x("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function et(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var Y=t=>Math.sign(t)*Math.sqrt(Math.abs(t)),W=6,v=12,Kt=W*v,_e=5;function Gt(t,e,n){let[o,r]=[q(t),q(e)],a=r.map((l,i)=>i).filter(l=>!o.includes(r[l])),c=()=>n?a.shift()??null:null;return o.map(l=>r.includes(l)?r.indexOf(l):c())}var ht=[1,2,3,4,5,6,7],Yt=(t,e,n)=>n.forEach((o,r)=>Object.assign(t.sentences[2*e+r],o)),Jt=({sentence:t,compare:e})=>ht.filter(n=>[t,e??0].some(o=>o>>1===n));function Zt(t){let e=new Map,n=(h,d)=>(e.has(h)||e.set(h,d()),e.get(h)),o=h=>t.sentences[h].tokens.length,r=h=>n(`open ${h}`,()=>{let d=atob(t.sentences[h].weights);return Float64Array.from(d,u=>u.charCodeAt(0)/t.levels)}),a=(h,d)=>n(`head ${h} ${d}`,()=>{let u=o(h),m=w=>{let g=(d*u+w)*u;return Array.from(r(h).subarray(g,g+u))};return Array.from({length:u},(w,g)=>m(g))}),c=(h,d,u)=>{let m=o(h);return Array.from({length:Kt},(w,g)=>r(h)[(g*m+d)*m+u])},l=(h,d)=>{let[u,m]=[t.sentences[h],t.sentences[d]];return Gt(u.tokens,m.tokens,u.twin===d)},i=(h,d,u,m,w)=>{let g=l(h,d),[k,$]=[g[m],g[w]],{text:b,tokens:O}=t.sentences[d],A=k===null||$===null?null:c(d,k,$);return{text:b,tokens:O,weights:a(d,u),token:k,to:$,links:A,places:g}};return{numbers:({sentence:h,compare:d,layer:u,head:m,token:w,to:g})=>{let{text:k,tokens:$}=t.sentences[h],b=$.length,O=d!=null&&o(d)===b,[A,M,E]=[Math.min(w,b-1),Math.min(g,b-1),u*t.heads+m],T=c(h,A,M),C=O?i(h,d,E,A,M):null,P=I=>C?.links?Math.abs(T[I]-C.links[I]):T[I],y=T.map((I,U)=>U).sort((I,U)=>P(U)-P(I)||I-U),_=a(h,E),G=y.slice(0,_e);return{text:k,tokens:$,weights:_,token:A,to:M,links:T,other:C,which:E,strongest:G}},maps:(h,d)=>n(`maps ${h} ${d}`,()=>{let u=o(h),m=d!==null&&o(d)===u,[w,g]=[r(h),m?r(d):null],k=m?l(h,d):[],$=(A,M,E)=>{let[T,C]=[k[M],k[E]],P=w[(A*u+M)*u+E];return g===null?P:T===null||C===null?0:Y(P-g[(A*u+T)*u+C])},b=v*(u+1)-1,O=new Array(b*(W*(u+1)-1)).fill(0);for(let A=0;A<Kt;A++){let[M,E]=[Math.floor(A/v)*(u+1),A%v*(u+1)];for(let T=0;T<u;T++)for(let C=0;C<u;C++)O[(M+T)*b+E+C]=$(A,T,C)}return{values:O,columns:b,signed:g!==null}}),linked:({sentence:h,token:d,to:u},m)=>{let w=l(h,m),g=w.length-1;return[d,u].every(k=>w[Math.min(k,g)]!==null)},sentences:t.sentences}}var le={};Ot(le,{cellAt:()=>At,cellHits:()=>St,cellsOf:()=>rt,columns:()=>bt,lines:()=>vt,matrix:()=>Mt,namesOf:()=>ie,paired:()=>D,wordHits:()=>yt});var We={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Ie=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),qe=t=>~t.reduce((e,n)=>Ie[(e^n)&255]^e>>>8,-1)>>>0,Z=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function J(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...Z(e.length),...n,...Z(qe(n))]}var Re=t=>N(Math.round(128+127*t),0,255);function Fe(t){let[e,n]=[1,0];for(let r of t)n=(n+(e=(e+r)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...Z((n<<16|e)>>>0)]}var Qt=Array.from({length:256},(t,e)=>e-128),Xt=t=>[...J("PLTE",Qt.flatMap(e=>We[t][e<0?"below":"above"])),...J("tRNS",Qt.map(e=>Math.min(255,2*Math.abs(e))))],Pe={signed:Xt("signed"),weight:Xt("weight")},te=new WeakMap;function nt(t,e,n=1,o="signed"){let r=te.get(t)??new Map;te.set(t,r);let a=`${e} ${n} ${o}`;return r.has(a)||r.set(a,Ue(t,e,n,o)),r.get(a)}function Ue(t,e,n,o){let r=t.length/e,a=[];for(let i=0;i<r;i++){a.push(0);for(let s=0;s<e;s++)a.push(Re(t[i*e+s]/n))}let l=[137,80,78,71,13,10,26,10,...J("IHDR",[...Z(e),...Z(r),8,3,0,0,0]),...Pe[o],...J("IDAT",Fe(a)),...J("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...l))}`}var Be="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ve=1.12,Q=new Map;function Ke(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Be[r.charCodeAt(0)-32]??556),0);return Ve*n/1e3}function ut(t,e){return Q.size>5e3&&Q.clear(),Q.has(t)||Q.set(t,Ke(t)),e*Q.get(t)}var ne={};Ot(ne,{headHits:()=>mt,headOf:()=>V,layerOf:()=>B,nameOf:()=>R,overview:()=>ft,share:()=>H});var H=t=>t.toFixed(2),B=t=>Math.floor(t/v)+1,V=t=>t%v+1,R=t=>`layer ${B(t)}, head ${V(t)}`;function ee(t){let e=N(t-24*v,0,16),n=e<12?0:e,o=(t-n)/v;return{margin:n,pitch:o,height:n+W*o}}var Ge=(t,e,n)=>Array.from({length:W*v},(o,r)=>{let[a,c]=[t+r%v*e,t+Math.floor(r/v)*e];return`M${j(a)} ${j(c)}h${j(n)}v${j(n)}h${j(-n)}z`}).join("");function Ye(t,{margin:e,pitch:n},o){let{links:r,other:a}=t;return r.map((c,l)=>{let i=a?.links?Y(c-a.links[l]):c,s=a?.links?i<0?"below tint":"above tint":"weight solid tint",f={x:e+l%v*n,y:e+Math.floor(l/v)*n},p=String(Math.round(100*Math.abs(i))/100);return S(`link ${l}`,"rect",s,{...f,width:o,height:o,opacity:p})})}function ft(t,e,{width:n,grid:o}){let r=ee(n),{margin:a,pitch:c,height:l}=r,i=t.tokens.length,s=c/(i+1),f=c-(o==="maps"?s:3),p=()=>nt(e.values,e.columns,1,e.signed?"signed":"weight"),h={x:a,y:a,width:v*c-s,height:W*c-s},d=o==="link"?Ye(t,r,f):[S("maps","image","map",{...h,preserveAspectRatio:"none",href:p()})],[u,m]=[t.which%v,Math.floor(t.which/v)],w={x:a+u*c-1.5,y:a+m*c-1.5},g=($,b,O,A,M)=>S($,"text",M?"ink strong tiny":"soft tiny",{x:b,y:O},String(A)),k=a===0?[]:[...Array.from({length:v},($,b)=>g(`head ${b+1}`,a+b*c+f/2,11,b+1,b===u)),...Array.from({length:W},($,b)=>g(`layer ${b+1}`,6,a+b*c+f/2+4,b+1,b===m))];return{width:n,height:Math.ceil(l),marks:[S("frames","path","rule",{d:Ge(a,c,f)}),...d,...k,S("chosen","rect","output line chosen",{...w,width:f+3,height:f+3})]}}function mt({which:t},e){let{margin:n,pitch:o}=ee(e);return Array.from({length:W*v},(r,a)=>({id:`head ${a}`,x:n+a%v*o,y:n+Math.floor(a/v)*o,width:o,height:o,label:R(a),tab:a===t?0:-1,aria:{pressed:a===t}}))}var wt=384,ae=16,xt=ae+wt,gt=8,Je=.3,K=36,Ze=50,se=11.5;function rt({weights:t,other:e}){if(e===null)return t.flat();let{places:n,weights:o}=e;return t.flatMap((r,a)=>r.map((c,l)=>{let[i,s]=[n[a],n[l]];return i===null||s===null?0:c-o[i][s]}))}var D=({tokens:t,other:e})=>q(t).map((n,o)=>{let r=e?.tokens[e.places[o]??-1]??t[o];return r===t[o]?n:`${t[o]}/${r}`}),ot=(t,e)=>Math.max(...t.map(n=>ut(n,e)));function bt(t,e){let{tokens:n,other:o}=t,r=o?92:56,a=e-N(ot(D(t),14)+r,48+r,150+r/2),c=Math.max(56,ot(D(t),14)+18),l=a-c>=Ze,i=l?D(t):q(n),s=l?c:N(ot(i,14)+18,56,110),f=Math.min(36,wt/n.length),p=ae+(wt-f*n.length)/2;return{asking:i,left:s,right:a,row:f,y:d=>p+f*(d+.5)}}function oe(t,e,n,o,{left:r,right:a,y:c}){let l=Array(gt+1).fill("");for(let[i,s,f]of o)l[Math.round(Math.abs(i)*gt)]+=`M${j(r)} ${j(c(s))}L${j(a)} ${j(c(f))}`;return l.slice(1).flatMap((i,s)=>{let f=(n*(s+1)/gt).toFixed(2);return i?[S(`${t} ${s+1}`,"path",e,{d:i,opacity:f})]:[]})}var re={one:[{name:"",is:()=>!0,faint:"soft",strong:"weight"}],two:[{name:" more",is:t=>t>0,faint:"above",strong:"above"},{name:" less",is:t=>t<0,faint:"below",strong:"below"}]};function Qe(t,e){let{tokens:{length:n},token:o,other:r}=t,a=rt(t).map((i,s)=>[i,Math.floor(s/n),s%n]),c=([,i])=>i===o,l=(r?re.two:re.one).map(i=>({...i,links:a.filter(([s])=>i.is(s))}));return[...l.flatMap(({name:i,faint:s,links:f})=>oe(`faint${i}`,`${s} line thread`,Je,f.filter(p=>!c(p)),e)),...l.flatMap(({name:i,strong:s,links:f})=>oe(`strong${i}`,`${s} line thick`,1,f.filter(c),e))]}function kt({weights:t,token:e,other:n}){if(n===null)return[{name:"weight",role:"weight",row:t[e]}];let{places:o,token:r}=n,a=c=>r===null||c===null?null:n.weights[r][c];return[{name:"first",role:"above",row:t[e]},{name:"second",role:"below",row:o.map(a)}]}function Xe(t,e,{right:n,row:o,y:r}){let a=kt(t),c=(o-2)/a.length,l=e-n-K*a.length,i=(f,p,h)=>(d,u)=>d===null?[]:[S(`${f} bar ${u}`,"rect",`${p} solid bar`,{x:n,y:r(u)-o/2+1+h*c,width:d*l,height:c})],s=(f,p)=>(h,d)=>S(`${f} ${d}`,"text","ink end share",{x:e-4-(a.length-1-p)*K,y:r(d)+5},h===null?"\u2013":H(h));return a.flatMap(({name:f,role:p,row:h},d)=>[...h.flatMap(i(f,p,d)),...h.map(s(f,d))])}function ie({tokens:t,other:e}){let n=t.map((a,c)=>e?.tokens[e.places[c]??-1]),o=a=>ut(a,se)<=K-4,r=t.findLastIndex((a,c)=>{let l=n[c];return l!==void 0&&l!==a&&o(a)&&o(l)});return r<0?["1st","2nd"]:[t[r],n[r]]}function tn(t,e,{row:n,y:o}){if(t.other===null)return[];let r=o(0)-n/2-6;return ie(t).flatMap((a,c)=>{let{name:l,role:i}=kt(t)[c],s=e-4-(1-c)*K,f={x:s-K+8,y:r+3,width:K-8,height:3};return[S(`${l} head`,"text","ink end tiny",{x:s,y:r},a),S(`${l} head line`,"rect",`${i} solid`,f)]})}function vt(t,e){let{token:n,to:o}=t,r=bt(t,e),{left:a,right:c,row:l,y:i}=r,s={x:2,y:i(n)-11,width:a-4,height:22,rx:5},f={x:c,y:i(o)-l/2+1,width:3,height:l-2},p=(d,u)=>S(`from ${u}`,"text",u===n?"paper strong end":"ink end",{x:a-8,y:i(u)+5},d),h=(d,u)=>S(`to ${u}`,"text",u===o?"ink strong start":"ink start",{x:c+7,y:i(u)+5},d);return{width:e,height:xt,marks:[...Qe(t,r),...Xe(t,e,r),...tn(t,e,r),S("plate","rect","ink solid",s),S("goal","rect","key solid",f),...r.asking.map(p),...D(t).map(h)]}}function yt(t,e){let{token:n,to:o}=t,{asking:r,left:a,right:c,row:l,y:i}=bt(t,e),s=(f,p,h,d)=>(u,m)=>({id:`${f} ${m}`,x:p,y:i(m)-l/2,width:h,height:l,label:`${f} ${u}`,tab:m===d?0:-1,aria:{pressed:m===d}});return[...r.map(s("from",0,a,n)),...D(t).map(s("to",c,e-c,o))]}function $t(t,e){let n=Math.max(62,Math.ceil(ot(D(t),se))+8),[o,r]=[t.tokens.length,xt-2],a={x:n,y:n,width:Math.min(e-2,r)-n,height:r-n};return{n:o,box:a,wide:a.width/o,high:a.height/o}}function At(t,e,n,o){let{n:r,box:a,wide:c,high:l}=$t(o,n),i=s=>N(Math.floor(s),0,r-1);return[i((e-a.y)/l),i((t-a.x)/c)]}function Mt(t,e){let{token:n,to:o,other:r}=t,{n:a,box:c,wide:l,high:i}=$t(t,e),s={...c,y:c.y+n*i,height:i},f=r?"signed":"weight",p=(d,u)=>{let m=u===n?"ink strong end tiny":"soft end tiny";return S(`left ${u}`,"text",m,{x:c.x-5,y:c.y+i*(u+.5)+4},d)},h=(d,u)=>{let m=u===o?"ink strong start tiny":"soft start tiny",[w,g]=[j(c.x+l*(u+.5)+4),c.y-5];return S(`top ${u}`,"text",m,{x:w,y:g,transform:`rotate(-90 ${w} ${g})`},d)};return{width:e,height:xt,marks:[S("map","image","map",{...c,preserveAspectRatio:"none",href:nt(r?rt(t).map(Y):rt(t),a,1,f)}),S("frame","rect","rule",c),S("row","rect","ink line look",s),S("goal","rect","key line goal",{...s,x:c.x+o*l,width:l}),...D(t).map(p),...D(t).map(h)]}}function St(t,e){let{tokens:n,token:o,to:r}=t,a=q(n),c=kt(t).flatMap(({row:i})=>i[r]??[]).map(H),l=`from ${a[o]} to ${a[r]}, ${c.join(" and ")}`;return[{id:"cells",...$t(t,e).box,label:l}]}var ce=`text.tiny { font-size: 11.5px; }
text.share { font-size: 13px; }
.map { image-rendering: pixelated; }
.chosen { stroke-width: 3; }
.thread { stroke-width: 1.5; }
.soft.line.thread { stroke: var(--soft); }
.thick { stroke-width: 3; }
.bar { opacity: 0.3; }
.look { stroke-width: 2; }
.above:is(.tint, .solid) { fill: var(--series-2); }
.below:is(.tint, .solid) { fill: var(--series-3); }
.above.line { stroke: var(--series-2); }
.below.line { stroke: var(--series-3); }
.goal { stroke-width: 3; }
`;var de=`.attn-multihead > * + * { margin-top: 8px; }
.attn.attn-multihead p { margin: 0; }
.multihead-fields, .multihead-all { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px; }
.multihead-fields label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.multihead-all { grid-template-columns: minmax(0, 1fr); }
.multihead-all > div:not(:last-child) { display: grid; gap: 6px; align-content: start; min-width: 0; }
.multihead-all .attn-stage { width: 100%; }
.multihead-all > :first-child > .attn-stage { max-width: 448px; justify-self: center; } /* a head of 36 px: larger ones would push the picture off the screen */
.multihead-row { display: flex; align-items: center; gap: 8px; min-height: 30px; }
.multihead-row > :is(p, h3) { flex: 1; }
.multihead-row > .attn-choice { flex: none; }
.multihead-row + div > p, .multihead-row > p { color: var(--soft); font-size: 12px; line-height: 15px; }
.multihead-row + div > p { margin-bottom: 2px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.multihead-found { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 4px; }
.multihead-found .attn-button { min-height: 34px; padding: 0; font-size: 12px; line-height: 15px; white-space: pre-line; }
.attn-multihead .attn-summary { min-height: 4.2em; font-size: 14px; line-height: 1.4; text-wrap: pretty; }
.attn.attn-multihead details { margin-top: 4px; }
@container (min-width: 640px) {
  .multihead-fields, .multihead-all { column-gap: 24px; }
  .multihead-all { grid-template: auto 1fr / minmax(0, 11fr) minmax(0, 12fr); }
  .multihead-all > :nth-child(2) { grid-area: 1 / 2 / 3 / 2; }
}
@container (max-width: 639px) { .attn-multihead > * + * { margin-top: 4px; } .multihead-all { row-gap: 4px; } .multihead-all > div:not(:last-child) { gap: 4px; } } /* so that it fits a phone's screen */
@container (max-width: 320px) { .multihead-found { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (forced-colors: active) { .bar { opacity: 0.55; } }
@media print { div:has(> .multihead-found), .multihead-fields, .multihead-found, .attn-hint { display: none; } }
`;var at=t=>q(t).map(e=>e.startsWith("[")?e:`\u201C${e}\u201D`);function pe(t,e,n){let o=t.map((r,a)=>a).sort((r,a)=>t[a]-t[r]||r-a).slice(0,n);return Ut(o.map(r=>`${e[r]} ${H(t[r])}`))}function on({other:t},e){if(t===null||t.token===null)return"";let n=at(t.tokens);return`; in the second${n[t.token]===e?"":` ${n[t.token]} attends`} to ${pe(t.weights[t.token],n,2)}`}function he(t){let{tokens:e,weights:n,links:o,other:r,token:a,to:c,which:l,strongest:[i]}=t,s=at(e),f=R(l),p=`${f[0].toUpperCase()}${f.slice(1)}: ${s[a]} attends to ${pe(n[a],s,r?2:3)}${on(t,s[a])}.`,h=`from ${s[a]} to ${s[c]}`,d=`Strongest ${h}: ${R(i)}, ${H(o[i])}.`;if(r===null)return`${p} ${d}`;if(r.links===null){let g=[a,c].filter((k,$,b)=>r.places[k]===null&&b.indexOf(k)===$);return`${p} The second sentence has no ${g.map(k=>s[k]).join(" and no ")}, so there is no link to compare. ${d}`}let u=at(r.tokens),m=r.token===null||r.to===null?"":`${u[r.token]} to ${u[r.to]}`,w=m===`${s[a]} to ${s[c]}`?"":` (there ${m})`;return`${p} The link ${h}${w} changes most in ${R(i)}: ${H(o[i])} and ${H(r.links[i])}.`}function ue({tokens:t,token:e,to:n,other:o}){let r=at(t),a=`from ${r[e]} to ${r[n]}`;return o?.links?`Changes most ${a}`:`Strongest ${a}`}var fe=({other:t},e)=>t===null||e==="link"&&t.links===null?"rows: layers, columns: heads":"blue: the first has more, pink: the second";function me(t,e){let{other:n}=t,o=e==="maps"?"A small map is a head\u2019s matrix of weights, a row for each word that attends; the stronger a tint, the larger the weight.":"A square\u2019s tint is that head\u2019s weight on the link.";if(n===null)return o;let r="A line is the first sentence\u2019s weight less the second\u2019s; tints show the root of it, as most differences are small.",a=D(t).some(l=>l.includes("/")),c=n.places.includes(null);return`${o} ${r}${a?" Swapped words share a row.":""}${c?" Where the second sentence has no such word, nothing is drawn.":""}`}var rn=5,an=12,sn=W*v,ge=()=>Nt("svg",{class:"scene","aria-hidden":"true"}),F=t=>e=>t.change(e,{glide:!0});function ln(t,e){let n=F(t),o=p=>{let[h,d]=e().sentences[p].link;n({compare:null,sentence:p,token:h,to:d})},r=(p,h)=>Bt({label:p,onChange:h,wide:!0}),a=r("Sentence",p=>o(Number(p))),c=r("Compare with",p=>l(p===""?null:Number(p))),l=p=>{let h=p!==null&&e().linked(t.read(),p);n({compare:p,...h?{grid:"link"}:{}})},i=x("div",{class:"multihead-fields"},a.root,c.root),s=null;return{root:i,tell:({sentence:p,compare:h},{tokens:d,other:u})=>{let m=e().sentences,w=s??=m.map(({text:b,twin:O},A)=>[A,Et(b,m[O].text,an)]),g=([b])=>b!==p&&m[b].tokens.length===d.length,{twin:k}=m[p],$=w.filter(g).sort(([b],[O])=>+(O===k)-+(b===k)||b-O);a.set(p,w),c.set(u?h:"",[["","compare with \u2026"],...$])}}}function cn(t){let e=[],n=i=>F(t)({layer:B(e[i])-1,head:V(e[i])-1}),o=Array.from({length:rn},(i,s)=>dt("",()=>n(s))),r=x("p",{}),a=x("div",{class:"multihead-found",role:"group","aria-label":"Strongest heads"},...o.map(({root:i})=>i));return{root:x("div",{},r,a),tell:i=>{let{links:s,other:f,which:p}=i;e=i.strongest,L(r,ue(i)),o.forEach((h,d)=>{let u=e[d],m=[s,...f?.links?[f.links]:[]].map(g=>H(g[u])),w=`L${B(u)} H${V(u)}`;L(h.root,`${w}
${m.join("|")}`),z(h.root,"aria-label",`${R(u)}: ${m.join(" and ")}`),h.set(u===p)})}}}function dn(t){let e=ge(),n=l=>F(t)({layer:B(l)-1,head:V(l)-1}),o=tt((l,i)=>{let s=()=>Number(i().id.split(" ")[1]);l.addEventListener("click",()=>n(s()));let f=p=>()=>s()+p>=0&&s()+p<sn?s()+p:s();et(l,{ArrowLeft:f(-1),ArrowRight:f(1),ArrowUp:f(-v),ArrowDown:f(v),Home:()=>s()-s()%v,End:()=>s()-s()%v+v-1},p=>{n(p),o.focus(`head ${p}`)})}),a=x("div",{class:"attn-stage",role:"group","aria-label":"Heads, a row for each layer; arrow keys move"},e,o.root);return{root:a,paint:(l,i,s)=>{let f=a.clientWidth;f!==0&&(ct(e,ft(l,i,{width:f,grid:s})),o.set(mt(l,f)))}}}function pn(t){let e=ge(),n,o=0,r=s=>{let[f,p]=s.split(" ");F(t)(f==="from"?{token:Number(p)}:{to:Number(p)})},a=tt((s,f)=>{let[p]=f().id.split(" "),h=()=>Number(f().id.split(" ")[1]),d=()=>n.tokens.length-1;s.addEventListener("click",()=>r(f().id)),et(s,{ArrowUp:()=>Math.max(0,h()-1),ArrowDown:()=>Math.min(d(),h()+1),Home:()=>0,End:d},m=>{r(`${p} ${m}`),a.focus(`${p} ${m}`)})}),c=tt(s=>{let f=d=>{let[u,m]=qt(e,d),[w,g]=At(u,m,o,n);(w!==n.token||g!==n.to)&&F(t)({token:w,to:g})};Rt(s,d=>d.pointerType==="mouse"?(f(d),f):()=>{}),s.addEventListener("click",d=>d.detail>0&&f(d));let p=(d,u)=>()=>[n.token+d,n.to+u],h={ArrowUp:p(-1,0),ArrowDown:p(1,0),ArrowLeft:p(0,-1),ArrowRight:p(0,1)};et(s,h,d=>{let u=n.tokens.length-1,[m,w]=d.map(g=>N(g,0,u));F(t)({token:m,to:w})})}),l=x("div",{class:"attn-stage",role:"group","aria-label":"Words of the head; arrow keys move"},e,a.root,c.root);return{root:l,paint:(s,f)=>{if([n,o]=[s,l.clientWidth],o===0)return;let p=f==="matrix";ct(e,p?Mt(s,o):vt(s,o)),a.set(p?[]:yt(s,o)),c.set(p?St(s,o):[])}}}var hn=({model:t,revision:e,sha256:n,levels:o})=>`Weights of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n}. Each weight is rounded to one of ${o+1} levels, so it is off by at most ${(.5/o).toFixed(3)}.`;function un(t,e,n){let o=null,r=null,a=null,c=()=>e.read(),l=ln(e,()=>o),[i,s,f,p]=[cn(e),dn(e),pn(e),Vt()],h=pt("Small pictures show",{maps:"whole maps",link:"this link"},y=>F(e)({grid:y})),d=pt("The head is drawn as",{lines:"lines",matrix:"matrix"},y=>F(e)({picture:y})),u=dt("Reset",e.reset).root;u.removeAttribute("aria-pressed");let[m,w,g]=[x("p",{}),x("h3",{}),x("p",{})],k=x("p",{class:"attn-source"}),$=(...y)=>x("div",{class:"multihead-row"},...y),b=x("div",{class:"multihead-all"},x("div",{},s.root,$(h.root,m),i.root),x("div",{},$(w,d.root,u),f.root),p.root),O=x("p",{class:"attn-hint"},"Press a head, then a word on either side."),A=x("details",{},x("summary",{},"About tints and weights"),g,k),M=st(n,"multihead").then(y=>{[o,r]=[Zt(y),y],L(k,hn(y))}),E=Tt(n,"multihead",(y,_)=>Yt(r,y,_)),T=y=>{if(o===null)return;a=o.numbers(y),l.tell(y,a),i.tell(a),h.set(y.grid),d.set(y.picture);let _=R(a.which);L(w,`${_[0].toUpperCase()}${_.slice(1)}`),L(m,fe(a,y.grid)),L(g,me(a,y.grid)),p.set(he(a))},C=({weights:y,beside:_})=>{if(o===null||a===null)return;let{sentence:G,compare:I,grid:U,picture:we}=c(),{other:X}=a;s.paint(a,o.maps(G,X?I:null),U);let xe=X&&{...X,weights:_??X.weights};f.paint({...a,weights:y,other:xe},we)},P=y=>{let{weights:_,other:G}=o.numbers(y);return{weights:_,beside:G?.weights??null}};return{parts:[O,l.root,b,A],ready:M,say:p.set,wants:y=>E.wants(Jt(y)),ahead:()=>E.ahead(ht),tell:T,glides:P,paint:C,stop:p.stop}}var vo=Wt({name:"multihead",label:"Live figure: the heads of a real model",style:ce+de,controls:["sentence","compare","layer","head","token","to","grid","picture"],build:un});export{me as about,Gt as align,vo as default,he as describe,Zt as explorer,le as large,Yt as put,ne as scene};
