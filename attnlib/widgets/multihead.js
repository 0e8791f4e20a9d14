// Joined by `make figures` from src/multihead and src/kit: change those, not this.
var ue=Object.defineProperty;var yt=(t,e)=>{for(var n in e)ue(t,n,{get:e[n],enumerable:!0})};function rt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),o(a.content))};t.on("msg:custom",r),t.send({ask:e})}),n[e]}var fe=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function $t(t,e,n){let o=new Map,r=new Set,a=i=>{let s=o.get(i)??rt(t,`${e}.${i}`).then(d=>{n(i,d),r.add(i)});return o.set(i,s),s.catch(()=>o.delete(i)),s};return{wants:i=>{let s=i.filter(d=>!r.has(d));return s.length?Promise.all(s.map(a)).then(()=>{}):null},ahead:async i=>{if(!navigator.connection?.saveData)for(let s of i)await fe().then(()=>a(s)).catch(()=>{})}}}var me="http://www.w3.org/2000/svg",ge=0,we=Math.random().toString(36).slice(2,8),at=t=>`attn-${we}-${t}-${++ge}`;function At(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var w=(t,e={},...n)=>At(document.createElement(t),e,n),Mt=(t,e={},...n)=>At(document.createElementNS(me,t),e,n);function L(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var St=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var C=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Tt=200,ve=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ye=t=>t*t*(3-2*t);function st(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>st(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,st(t[r],a,n)]);return Object.fromEntries(o)}return e}function Ct(t,e,n){let[o,r,a,c,l,i]=[t,t,t,0,0,0],s=!1,d=f=>{let h=C(f-l,0,64);if(l=f,s){let u=C((f-c)/e);o=st(r,a,ye(u)),s=u<1}let p=n(o,h);i=s||p?requestAnimationFrame(d):0};return{go(f,h){if(ve()){[o,a,s]=[f,f,!1],n(o,1/0);return}[r,a,c,s]=[o,f,performance.now(),h],h||(o=f,n(o,0)),i||([l,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function Nt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,c=()=>Object.fromEntries(o.map(f=>[f,t.get(f)])),l=f=>{if(a)return;let h=c();r.forEach(p=>p(h,f))},i=()=>l(null);e.forEach(f=>t.on(`change:${f}`,i));let s=(f,{glide:h=!1}={})=>{a=!0;for(let[p,u]of Object.entries(f))t.set(p,u);a=!1,l({glide:h}),t.save_changes()},d=()=>{let f=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in f).map(h=>[h,f[h]]))};return{read:c,change:s,reset:()=>s(d(),{glide:!0}),follow:f=>void r.push(f),stop:()=>e.forEach(f=>t.off(`change:${f}`,i))}}function $e(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Ae(t,e,n,o){let[r,a]=[0,!1],c=i=>{if(i!==a){a=i,t.classList.toggle("loading",i);for(let s of t.querySelectorAll(".attn-stage"))s.toggleAttribute("inert",i)}},l=i=>{let s=++r,d=e.wants?.(n())??null;if(c(d!==null),d===null)return o(i);e.say?.("Loading \u2026");let f="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>s===r&&l(i),()=>s===r&&e.say?.(f))};return l}function jt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=Tt,build:c}){return{render:({model:i,el:s})=>{let d=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=d.attachShadow({mode:"open"});f.append(w("style",{},[St,Ot,Et,n].join(`
`)));let h=Nt(i,o,r),p=c(h.read(),h,i),u=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...p.parts);f.append(u),s.append(d);let m=()=>{let g=p.glides??(A=>A),$=0,k=Ct(g(h.read()),a,(A,O)=>$>0&&p.paint(A,O,$)),b=()=>{let A=Math.round(u.clientWidth);A===$||A===0||($=A,$e(s),k.again())},j=Ae(u,p,h.read,A=>{p.tell(h.read()),k.go(g(h.read()),A)});h.follow((A,O)=>{u.classList.add("touched"),j(O?.glide??!0)}),p.tell(h.read()),b();let M=new ResizeObserver(b);return M.observe(u),p.ahead?.(),()=>{M.disconnect(),k.stop(),h.stop(),p.stop?.()}},x=async()=>{await p.ready;for(let g;g=p.wants?.(h.read());)await g;return m()};return p.ready?x():m()}}}var Me=t=>Math.round(t*10)/10,Lt=new WeakMap;function X(t){let e=w("div",{class:"attn-hits"}),n=new Map,o=a=>{let c=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),l={node:c,hit:a};return n.set(a.id,l),c.dataset.id=a.id,t(c,()=>l.hit),l};return{root:e,set:a=>{let c=new Set(a.map(({id:l})=>l));for(let[l,{node:i}]of n)c.has(l)||(i.remove(),n.delete(l));a.forEach((l,i)=>{let s=n.get(l.id)??o(l);Se(s.node,s.hit=l),s.node.parentNode!==e&&e.insertBefore(s.node,e.children[i]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Se(t,{x:e,y:n,width:o,height:r,label:a,kind:c="",aria:l={},tab:i=0,lang:s}){let[d,f,h,p]=[e,n,o,r].map(Me),u=`left:${d}px;top:${f}px;width:${h}px;height:${p}px`;Lt.get(t)!==u&&(t.style.cssText=u,Lt.set(t,u)),z(t,"class",`attn-hit ${c}`.trim()),z(t,"aria-label",a),z(t,"tabindex",i),s&&z(t,"lang",s);for(let[m,x]of Object.entries(l))z(t,`aria-${m}`,String(x))}function zt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function Ht(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Wt="http://www.w3.org/2000/svg",N=t=>Math.round(t*10)/10+0;function S(t,e,n,o,r){let a=Object.entries(o).map(([c,l])=>[c,typeof l=="number"?N(l):l]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Dt=new WeakMap,Oe=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function Ee(t,e){let n=Oe(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(Ce)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Te=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ce(t){let e=document.createElementNS(Wt,"tspan");for(let[n,o]of Object.entries(Te(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function it(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Dt.get(t)??new Map;Dt.set(t,a);let c=new Map(o.map(i=>[i.id,i]));for(let[i,{node:s,shape:d}]of a)c.get(i)?.shape!==d&&(s.remove(),a.delete(i));let l=t.firstChild;for(let i of o){let s=a.get(i.id);s||(s={node:document.createElementNS(Wt,i.shape),shape:i.shape,at:{},text:""},a.set(i.id,s)),Ee(s,i),l===s.node?l=s.node.nextSibling:t.insertBefore(s.node,l)}}var _t=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,I=t=>t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e});function lt(t,e){let n=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>z(n,"aria-pressed",String(o))}}function ct(t,e,n){let o=at("choice"),r=new Map,a=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,l]of Object.entries(e))r.set(c,w("input",{type:"radio",name:o,onchange:()=>n(c)})),a.append(w("label",{},r.get(c),w("span",{},l)));return{root:a,set:c=>void(r.get(c).checked=!0)}}function qt({label:t,onChange:e,options:n=[],wide:o=!1}){let r=at("select"),a=w("select",{id:r,onchange:()=>e(a.value)}),c=w("div",{class:o?"attn-field attn-wide":"attn-field"},w("label",{for:r},t),a),[l,i]=[n,""],s=0,d=p=>{let[u,m]=l[p];z(a.options[p],"value",u),L(a.options[p],m)},f=()=>{for(s=0;a.length>l.length;)a.lastChild.remove();l.forEach((p,u)=>d(u))},h=(p,u=n)=>{l=u;let m=l.findIndex(([g])=>String(g)===String(p)),x=JSON.stringify(l);if(x!==i){for(;a.length<l.length;)a.append(w("option",{}));m>=0&&d(m),s||(s=setTimeout(f,40))}i=x,a.selectedIndex!==m&&(a.selectedIndex=m)};return h(n[0]?.[0]),{root:c,set:h}}function It(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),o,r=(a,c=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>L(n,c),t)),L(e,a)};return{root:w("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function tt(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var _=6,y=12,Rt=_*y,Ne=5;function Ft(t,e,n){let[o,r]=[I(t),I(e)],a=r.map((l,i)=>i).filter(l=>!o.includes(r[l])),c=()=>n?a.shift()??null:null;return o.map(l=>r.includes(l)?r.indexOf(l):c())}var dt=[1,2,3,4,5,6,7],Pt=(t,e,n)=>n.forEach((o,r)=>Object.assign(t.sentences[2*e+r],o)),Ut=({sentence:t,compare:e})=>dt.filter(n=>[t,e??0].some(o=>o>>1===n));function Bt(t){let e=new Map,n=(h,p)=>(e.has(h)||e.set(h,p()),e.get(h)),o=h=>t.sentences[h].tokens.length,r=h=>n(`open ${h}`,()=>{let p=atob(t.sentences[h].weights);return Float64Array.from(p,u=>u.charCodeAt(0)/t.levels)}),a=(h,p)=>n(`head ${h} ${p}`,()=>{let u=o(h),m=x=>{let g=(p*u+x)*u;return Array.from(r(h).subarray(g,g+u))};return Array.from({length:u},(x,g)=>m(g))}),c=(h,p,u)=>{let m=o(h);return Array.from({length:Rt},(x,g)=>r(h)[(g*m+p)*m+u])},l=(h,p)=>{let[u,m]=[t.sentences[h],t.sentences[p]];return Ft(u.tokens,m.tokens,u.twin===p)},i=(h,p,u,m,x)=>{let g=l(h,p),[$,k]=[g[m],g[x]],{text:b,tokens:j}=t.sentences[p],M=$===null||k===null?null:c(p,$,k);return{text:b,tokens:j,weights:a(p,u),token:$,to:k,links:M,places:g}};return{numbers:({sentence:h,compare:p,layer:u,head:m,token:x,to:g})=>{let{text:$,tokens:k}=t.sentences[h],b=k.length,j=p!=null&&o(p)===b,[M,A,O]=[Math.min(x,b-1),Math.min(g,b-1),u*t.heads+m],E=c(h,M,A),T=j?i(h,p,O,M,A):null,P=q=>T?.links?Math.abs(E[q]-T.links[q]):E[q],v=E.map((q,U)=>U).sort((q,U)=>P(U)-P(q)||q-U),W=a(h,O),K=v.slice(0,Ne);return{text:$,tokens:k,weights:W,token:M,to:A,links:E,other:T,which:O,strongest:K}},maps:(h,p)=>n(`maps ${h} ${p}`,()=>{let u=o(h),m=p!==null&&o(p)===u,[x,g]=[r(h),m?r(p):null],$=m?l(h,p):[],k=(M,A,O)=>{let[E,T]=[$[A],$[O]],P=x[(M*u+A)*u+O];if(g===null)return P;if(E===null||T===null)return 0;let v=P-g[(M*u+E)*u+T];return Math.sign(v)*Math.sqrt(Math.abs(v))},b=y*(u+1)-1,j=new Array(b*(_*(u+1)-1)).fill(0);for(let M=0;M<Rt;M++){let[A,O]=[Math.floor(M/y)*(u+1),M%y*(u+1)];for(let E=0;E<u;E++)for(let T=0;T<u;T++)j[(A+E)*b+O+T]=k(M,E,T)}return{values:j,columns:b,signed:g!==null}}),linked:({sentence:h,token:p,to:u},m)=>{let x=l(h,m),g=x.length-1;return[p,u].every($=>x[Math.min($,g)]!==null)},sentences:t.sentences}}var ne={};yt(ne,{cellAt:()=>bt,cellHits:()=>vt,cellsOf:()=>ft,columns:()=>mt,lines:()=>gt,matrix:()=>kt,paired:()=>D,wordHits:()=>wt});var je={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Le=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),ze=t=>~t.reduce((e,n)=>Le[(e^n)&255]^e>>>8,-1)>>>0,G=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function Y(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...G(e.length),...n,...G(ze(n))]}var He=t=>C(Math.round(128+127*t),0,255);function De(t){let[e,n]=[1,0];for(let r of t)n=(n+(e=(e+r)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...G((n<<16|e)>>>0)]}var Vt=Array.from({length:256},(t,e)=>e-128),Kt=t=>[...Y("PLTE",Vt.flatMap(e=>je[t][e<0?"below":"above"])),...Y("tRNS",Vt.map(e=>Math.min(255,2*Math.abs(e))))],We={signed:Kt("signed"),weight:Kt("weight")},Yt=new WeakMap;function et(t,e,n=1,o="signed"){let r=Yt.get(t)??new Map;Yt.set(t,r);let a=`${e} ${n} ${o}`;return r.has(a)||r.set(a,_e(t,e,n,o)),r.get(a)}function _e(t,e,n,o){let r=t.length/e,a=[];for(let i=0;i<r;i++){a.push(0);for(let s=0;s<e;s++)a.push(He(t[i*e+s]/n))}let l=[137,80,78,71,13,10,26,10,...Y("IHDR",[...G(e),...G(r),8,3,0,0,0]),...We[o],...Y("IDAT",De(a)),...Y("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...l))}`}var qe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ie=1.12,J=new Map;function Re(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(qe[r.charCodeAt(0)-32]??556),0);return Ie*n/1e3}function Gt(t,e){return J.size>5e3&&J.clear(),J.has(t)||J.set(t,Re(t)),e*J.get(t)}var Zt={};yt(Zt,{headHits:()=>ht,headOf:()=>V,layerOf:()=>B,nameOf:()=>R,overview:()=>pt,share:()=>H});var H=t=>t.toFixed(2),B=t=>Math.floor(t/y)+1,V=t=>t%y+1,R=t=>`layer ${B(t)}, head ${V(t)}`;function Jt(t){let e=C(t-24*y,0,16),n=e<12?0:e,o=(t-n)/y;return{margin:n,pitch:o,height:n+_*o}}var Fe=(t,e,n)=>Array.from({length:_*y},(o,r)=>{let[a,c]=[t+r%y*e,t+Math.floor(r/y)*e];return`M${N(a)} ${N(c)}h${N(n)}v${N(n)}h${N(-n)}z`}).join("");function Pe(t,{margin:e,pitch:n},o){let{links:r,other:a}=t;return r.map((c,l)=>{let i=a?.links?c-a.links[l]:c,s=a?.links?i<0?"below tint":"above tint":"weight solid tint",d={x:e+l%y*n,y:e+Math.floor(l/y)*n},f=String(Math.round(100*Math.abs(i))/100);return S(`link ${l}`,"rect",s,{...d,width:o,height:o,opacity:f})})}function pt(t,e,{width:n,grid:o}){let r=Jt(n),{margin:a,pitch:c,height:l}=r,i=t.tokens.length,s=c/(i+1),d=c-(o==="maps"?s:3),f=()=>et(e.values,e.columns,1,e.signed?"signed":"weight"),h={x:a,y:a,width:y*c-s,height:_*c-s},p=o==="link"?Pe(t,r,d):[S("maps","image","map",{...h,preserveAspectRatio:"none",href:f()})],[u,m]=[t.which%y,Math.floor(t.which/y)],x={x:a+u*c-1.5,y:a+m*c-1.5},g=(k,b,j,M,A)=>S(k,"text",A?"ink strong tiny":"soft tiny",{x:b,y:j},String(M)),$=a===0?[]:[...Array.from({length:y},(k,b)=>g(`head ${b+1}`,a+b*c+d/2,11,b+1,b===u)),...Array.from({length:_},(k,b)=>g(`layer ${b+1}`,6,a+b*c+d/2+4,b+1,b===m))];return{width:n,height:Math.ceil(l),marks:[S("frames","path","rule",{d:Fe(a,c,d)}),...p,...$,S("chosen","rect","output line chosen",{...x,width:d+3,height:d+3})]}}function ht({which:t},e){let{margin:n,pitch:o}=Jt(e);return Array.from({length:_*y},(r,a)=>({id:`head ${a}`,x:n+a%y*o,y:n+Math.floor(a/y)*o,width:o,height:o,label:R(a),tab:a===t?0:-1,aria:{pressed:a===t}}))}var Z=384,ut=8,Ue=.3,Qt=36,Be=50,Ve=11.5;function ft({weights:t,other:e}){if(e===null)return t.flat();let{places:n,weights:o}=e;return t.flatMap((r,a)=>r.map((c,l)=>{let[i,s]=[n[a],n[l]];return i===null||s===null?0:c-o[i][s]}))}var D=({tokens:t,other:e})=>I(t).map((n,o)=>{let r=e?.tokens[e.places[o]??-1]??t[o];return r===t[o]?n:`${t[o]}/${r}`}),nt=(t,e)=>Math.max(...t.map(n=>Gt(n,e)));function mt(t,e){let{tokens:n,other:o}=t,r=o?92:56,a=e-C(nt(D(t),14)+r,48+r,150+r/2),c=Math.max(56,nt(D(t),14)+18),l=a-c>=Be,i=l?D(t):I(n),s=l?c:C(nt(i,14)+18,56,110),d=Math.min(36,Z/n.length),f=(Z-d*n.length)/2;return{asking:i,left:s,right:a,row:d,y:p=>f+d*(p+.5)}}function Xt(t,e,n,o,{left:r,right:a,y:c}){let l=Array(ut+1).fill("");for(let[i,s,d]of o)l[Math.round(Math.abs(i)*ut)]+=`M${N(r)} ${N(c(s))}L${N(a)} ${N(c(d))}`;return l.slice(1).flatMap((i,s)=>{let d=(n*(s+1)/ut).toFixed(2);return i?[S(`${t} ${s+1}`,"path",e,{d:i,opacity:d})]:[]})}var te={one:[{name:"",is:()=>!0,faint:"soft",strong:"weight"}],two:[{name:" more",is:t=>t>0,faint:"above",strong:"above"},{name:" less",is:t=>t<0,faint:"below",strong:"below"}]};function Ke(t,e){let{tokens:{length:n},token:o,other:r}=t,a=ft(t).map((i,s)=>[i,Math.floor(s/n),s%n]),c=([,i])=>i===o,l=(r?te.two:te.one).map(i=>({...i,links:a.filter(([s])=>i.is(s))}));return[...l.flatMap(({name:i,faint:s,links:d})=>Xt(`faint${i}`,`${s} line thread`,Ue,d.filter(f=>!c(f)),e)),...l.flatMap(({name:i,strong:s,links:d})=>Xt(`strong${i}`,`${s} line thick`,1,d.filter(c),e))]}function ee({weights:t,token:e,other:n}){if(n===null)return[{name:"weight",role:"weight",row:t[e]}];let{places:o,token:r}=n,a=c=>r===null||c===null?null:n.weights[r][c];return[{name:"first",role:"above",row:t[e]},{name:"second",role:"below",row:o.map(a)}]}function Ye(t,e,{right:n,row:o,y:r}){let a=ee(t),c=(o-2)/a.length,l=e-n-Qt*a.length,i=(d,f,h)=>(p,u)=>p===null?[]:[S(`${d} bar ${u}`,"rect",`${f} solid bar`,{x:n,y:r(u)-o/2+1+h*c,width:p*l,height:c})],s=(d,f)=>(h,p)=>S(`${d} ${p}`,"text","ink end share",{x:e-4-(a.length-1-f)*Qt,y:r(p)+5},h===null?"\u2013":H(h));return a.flatMap(({name:d,role:f,row:h},p)=>[...h.flatMap(i(d,f,p)),...h.map(s(d,p))])}function gt(t,e){let{token:n,to:o}=t,r=mt(t,e),{left:a,right:c,row:l,y:i}=r,s={x:2,y:i(n)-11,width:a-4,height:22,rx:5},d={x:c,y:i(o)-l/2+1,width:3,height:l-2},f=(p,u)=>S(`from ${u}`,"text",u===n?"paper strong end":"ink end",{x:a-8,y:i(u)+5},p),h=(p,u)=>S(`to ${u}`,"text",u===o?"ink strong start":"ink start",{x:c+7,y:i(u)+5},p);return{width:e,height:Z,marks:[...Ke(t,r),...Ye(t,e,r),S("plate","rect","ink solid",s),S("goal","rect","key solid",d),...r.asking.map(f),...D(t).map(h)]}}function wt(t,e){let{token:n,to:o}=t,{asking:r,left:a,right:c,row:l,y:i}=mt(t,e),s=(d,f,h,p)=>(u,m)=>({id:`${d} ${m}`,x:f,y:i(m)-l/2,width:h,height:l,label:`${d} ${u}`,tab:m===p?0:-1,aria:{pressed:m===p}});return[...r.map(s("from",0,a,n)),...D(t).map(s("to",c,e-c,o))]}function xt(t,e){let n=Math.max(62,Math.ceil(nt(D(t),Ve))+8),[o,r]=[t.tokens.length,Z-2],a={x:n,y:n,width:Math.min(e-2,r)-n,height:r-n};return{n:o,box:a,wide:a.width/o,high:a.height/o}}function bt(t,e,n,o){let{n:r,box:a,wide:c,high:l}=xt(o,n),i=s=>C(Math.floor(s),0,r-1);return[i((e-a.y)/l),i((t-a.x)/c)]}function kt(t,e){let{token:n,to:o,other:r}=t,{n:a,box:c,wide:l,high:i}=xt(t,e),s={...c,y:c.y+n*i,height:i},d=r?"signed":"weight",f=(p,u)=>{let m=u===n?"ink strong end tiny":"soft end tiny";return S(`left ${u}`,"text",m,{x:c.x-5,y:c.y+i*(u+.5)+4},p)},h=(p,u)=>{let m=u===o?"ink strong start tiny":"soft start tiny",[x,g]=[N(c.x+l*(u+.5)+4),c.y-5];return S(`top ${u}`,"text",m,{x,y:g,transform:`rotate(-90 ${x} ${g})`},p)};return{width:e,height:Z,marks:[S("map","image","map",{...c,preserveAspectRatio:"none",href:et(ft(t),a,1,d)}),S("frame","rect","rule",c),S("row","rect","ink line look",s),S("goal","rect","key line goal",{...s,x:c.x+o*l,width:l}),...D(t).map(f),...D(t).map(h)]}}function vt(t,e){let{tokens:n,token:o,to:r}=t,a=I(n),c=ee(t).flatMap(({row:i})=>i[r]??[]).map(H),l=`from ${a[o]} to ${a[r]}, ${c.join(" and ")}`;return[{id:"cells",...xt(t,e).box,label:l}]}var oe=`text.tiny { font-size: 11.5px; }
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
`;var re=`.attn-multihead > * + * { margin-top: 8px; }
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
@container (max-width: 320px) { .multihead-found { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (forced-colors: active) { .bar { opacity: 0.55; } }
@media print { div:has(> .multihead-found), .multihead-fields, .multihead-found, .attn-hint { display: none; } }
`;var ot=t=>I(t).map(e=>e.startsWith("[")?e:`\u201C${e}\u201D`);function ae(t,e,n){let o=t.map((r,a)=>a).sort((r,a)=>t[a]-t[r]||r-a).slice(0,n);return _t(o.map(r=>`${e[r]} ${H(t[r])}`))}function Ze({other:t},e){if(t===null||t.token===null)return"";let n=ot(t.tokens);return`; in the second${n[t.token]===e?"":` ${n[t.token]} attends`} to ${ae(t.weights[t.token],n,2)}`}function se(t){let{tokens:e,weights:n,links:o,other:r,token:a,to:c,which:l,strongest:[i]}=t,s=ot(e),d=R(l),f=`${d[0].toUpperCase()}${d.slice(1)}: ${s[a]} attends to ${ae(n[a],s,r?2:3)}${Ze(t,s[a])}.`,h=`from ${s[a]} to ${s[c]}`,p=`Strongest ${h}: ${R(i)}, ${H(o[i])}.`;if(r===null)return`${f} ${p}`;if(r.links===null){let g=[a,c].filter(($,k,b)=>r.places[$]===null&&b.indexOf($)===k);return`${f} The second sentence has no ${g.map($=>s[$]).join(" and no ")}, so there is no link to compare. ${p}`}let u=ot(r.tokens),m=r.token===null||r.to===null?"":`${u[r.token]} to ${u[r.to]}`,x=m===`${s[a]} to ${s[c]}`?"":` (there ${m})`;return`${f} The link ${h}${x} changes most in ${R(i)}: ${H(o[i])} and ${H(r.links[i])}.`}function ie({tokens:t,token:e,to:n,other:o}){let r=ot(t),a=`from ${r[e]} to ${r[n]}`;return o?.links?`Changes most ${a}`:`Strongest ${a}`}var le=({other:t},e)=>t===null||e==="link"&&t.links===null?"rows: layers, columns: heads":"blue: the first has more, pink: the second";function ce(t,e){let{other:n}=t,o=e==="maps"?"A small map is a head\u2019s matrix of weights, a row for each word that attends; the stronger a tint, the larger the weight.":"A square\u2019s tint is that head\u2019s weight on the link.";if(n===null)return o;let r="Tints and lines are the first sentence\u2019s weight less the second\u2019s; small maps show the root of it, as most differences are small.",a=D(t).some(l=>l.includes("/")),c=n.places.includes(null);return`${o} ${r}${a?" Swapped words share a row.":""}${c?" Where the second sentence has no such word, nothing is drawn.":""}`}var Qe=5,Xe=_*y,de=()=>Mt("svg",{class:"scene","aria-hidden":"true"}),F=t=>e=>t.change(e,{glide:!0});function tn(t,e){let n=F(t),o=d=>{let[f,h]=e().sentences[d].link;n({compare:null,sentence:d,token:f,to:h})},r=(d,f)=>qt({label:d,onChange:f,wide:!0}),a=r("Sentence",d=>o(Number(d))),c=r("Compare with",d=>l(d===""?null:Number(d))),l=d=>{let f=d!==null&&e().linked(t.read(),d);n({compare:d,...f?{grid:"link"}:{}})};return{root:w("div",{class:"multihead-fields"},a.root,c.root),tell:({sentence:d,compare:f},{tokens:h,other:p})=>{let u=e().sentences,m=u.map(({text:k},b)=>[b,k]),x=([k])=>k!==d&&u[k].tokens.length===h.length,{twin:g}=u[d],$=m.filter(x).sort(([k],[b])=>+(b===g)-+(k===g)||k-b);a.set(d,m),c.set(p?f:"",[["","compare with \u2026"],...$])}}}function en(t){let e=[],n=i=>F(t)({layer:B(e[i])-1,head:V(e[i])-1}),o=Array.from({length:Qe},(i,s)=>lt("",()=>n(s))),r=w("p",{}),a=w("div",{class:"multihead-found",role:"group","aria-label":"Strongest heads"},...o.map(({root:i})=>i));return{root:w("div",{},r,a),tell:i=>{let{links:s,other:d,which:f}=i;e=i.strongest,L(r,ie(i)),o.forEach((h,p)=>{let u=e[p],m=[s,...d?.links?[d.links]:[]].map(g=>H(g[u])),x=`L${B(u)} H${V(u)}`;L(h.root,`${x}
${m.join("|")}`),z(h.root,"aria-label",`${R(u)}: ${m.join(" and ")}`),h.set(u===f)})}}}function nn(t){let e=de(),n=l=>F(t)({layer:B(l)-1,head:V(l)-1}),o=X((l,i)=>{let s=()=>Number(i().id.split(" ")[1]);l.addEventListener("click",()=>n(s()));let d=f=>()=>s()+f>=0&&s()+f<Xe?s()+f:s();tt(l,{ArrowLeft:d(-1),ArrowRight:d(1),ArrowUp:d(-y),ArrowDown:d(y),Home:()=>s()-s()%y,End:()=>s()-s()%y+y-1},f=>{n(f),o.focus(`head ${f}`)})}),a=w("div",{class:"attn-stage",role:"group","aria-label":"Heads, a row for each layer; arrow keys move"},e,o.root);return{root:a,paint:(l,i,s)=>{let d=a.clientWidth;d!==0&&(it(e,pt(l,i,{width:d,grid:s})),o.set(ht(l,d)))}}}function on(t){let e=de(),n,o=0,r=s=>{let[d,f]=s.split(" ");F(t)(d==="from"?{token:Number(f)}:{to:Number(f)})},a=X((s,d)=>{let[f]=d().id.split(" "),h=()=>Number(d().id.split(" ")[1]),p=()=>n.tokens.length-1;s.addEventListener("click",()=>r(d().id)),tt(s,{ArrowUp:()=>Math.max(0,h()-1),ArrowDown:()=>Math.min(p(),h()+1),Home:()=>0,End:p},m=>{r(`${f} ${m}`),a.focus(`${f} ${m}`)})}),c=X(s=>{let d=p=>{let[u,m]=zt(e,p),[x,g]=bt(u,m,o,n);(x!==n.token||g!==n.to)&&F(t)({token:x,to:g})};Ht(s,p=>p.pointerType==="mouse"?(d(p),d):()=>{}),s.addEventListener("click",p=>p.detail>0&&d(p));let f=(p,u)=>()=>[n.token+p,n.to+u],h={ArrowUp:f(-1,0),ArrowDown:f(1,0),ArrowLeft:f(0,-1),ArrowRight:f(0,1)};tt(s,h,p=>{let u=n.tokens.length-1,[m,x]=p.map(g=>C(g,0,u));F(t)({token:m,to:x})})}),l=w("div",{class:"attn-stage",role:"group","aria-label":"Words of the head; arrow keys move"},e,a.root,c.root);return{root:l,paint:(s,d)=>{if([n,o]=[s,l.clientWidth],o===0)return;let f=d==="matrix";it(e,f?kt(s,o):gt(s,o)),a.set(f?[]:wt(s,o)),c.set(f?vt(s,o):[])}}}var rn=({model:t,revision:e,sha256:n,levels:o})=>`Weights of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n}. Each weight is rounded to one of ${o+1} levels, so it is off by at most ${(.5/o).toFixed(3)}.`;function an(t,e,n){let o=null,r=null,a=null,c=()=>e.read(),l=tn(e,()=>o),[i,s,d,f]=[en(e),nn(e),on(e),It()],h=ct("Small pictures show",{maps:"whole maps",link:"this link"},v=>F(e)({grid:v})),p=ct("The head is drawn as",{lines:"lines",matrix:"matrix"},v=>F(e)({picture:v})),u=lt("Reset",e.reset).root;u.removeAttribute("aria-pressed");let[m,x,g]=[w("p",{}),w("h3",{}),w("p",{})],$=w("p",{class:"attn-source"}),k=(...v)=>w("div",{class:"multihead-row"},...v),b=w("div",{class:"multihead-all"},w("div",{},s.root,k(h.root,m),i.root),w("div",{},k(x,p.root,u),d.root),f.root),j=w("p",{class:"attn-hint"},"Press a head, then a word on either side."),M=w("details",{},w("summary",{},"About tints and weights"),g,$),A=rt(n,"multihead").then(v=>{[o,r]=[Bt(v),v],L($,rn(v))}),O=$t(n,"multihead",(v,W)=>Pt(r,v,W)),E=v=>{if(o===null)return;a=o.numbers(v),l.tell(v,a),i.tell(a),h.set(v.grid),p.set(v.picture);let W=R(a.which);L(x,`${W[0].toUpperCase()}${W.slice(1)}`),L(m,le(a,v.grid)),L(g,ce(a,v.grid)),f.set(se(a))},T=({weights:v,beside:W})=>{if(o===null||a===null)return;let{sentence:K,compare:q,grid:U,picture:pe}=c(),{other:Q}=a;s.paint(a,o.maps(K,Q?q:null),U);let he=Q&&{...Q,weights:W??Q.weights};d.paint({...a,weights:v,other:he},pe)},P=v=>{let{weights:W,other:K}=o.numbers(v);return{weights:W,beside:K?.weights??null}};return{parts:[j,l.root,b,M],ready:A,say:f.set,wants:v=>O.wants(Ut(v)),ahead:()=>O.ahead(dt),tell:E,glides:P,paint:T,stop:f.stop}}var po=jt({name:"multihead",label:"Live figure: the heads of a real model",style:oe+re,controls:["sentence","compare","layer","head","token","to","grid","picture"],build:an});export{ce as about,Ft as align,po as default,se as describe,Bt as explorer,ne as large,Pt as put,Zt as scene};
