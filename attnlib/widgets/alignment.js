// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var Qe=Object.defineProperty;var Xe=(t,e)=>{for(var n in e)Qe(t,n,{get:e[n],enumerable:!0})};function yt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var Ye=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function Gt(t,e,n){let o=new Map,a=new Set,r=l=>{let c=o.get(l)??yt(t,`${e}.${l}`).then(d=>{n(l,d),a.add(l)});return o.set(l,c),c.catch(()=>o.delete(l)),c};return{wants:l=>{let c=l.filter(d=>!a.has(d));return c.length?Promise.all(c.map(r)).then(()=>{}):null},ahead:async l=>{if(!navigator.connection?.saveData)for(let c of l)await Ye().then(()=>r(c)).catch(()=>{})}}}var tn="http://www.w3.org/2000/svg",en=0,nn=Math.random().toString(36).slice(2,8),vt=t=>`attn-${nn}-${t}-${++en}`;function Jt(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var v=(t,e={},...n)=>Jt(document.createElement(t),e,n),Qt=(t,e={},...n)=>Jt(document.createElementNS(tn,t),e,n);function W(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function O(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Xt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Yt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var te=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function ee(t,e=1,n=null){let o=i=>n===null||n[i],a=Math.max(...t.filter((i,l)=>o(l))),r=t.map((i,l)=>o(l)?Math.exp((i-a)/e):0),s=r.reduce((i,l)=>i+l,0);return s>0?r.map(i=>i/s):r}var P=t=>t.indexOf(Math.max(...t)),L=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ne=200,pt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,sn=t=>t*t*(3-2*t);function kt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>kt(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,kt(t[a],r,n)]);return Object.fromEntries(o)}return e}function oe(t,e,n){let[o,a,r,s,i,l]=[t,t,t,0,0,0],c=!1,d=u=>{let h=L(u-i,0,64);if(i=u,c){let g=L((u-s)/e);o=kt(a,r,sn(g)),c=g<1}let p=n(o,h);l=c||p?requestAnimationFrame(d):0};return{go(u,h){if(pt()){[o,r,c]=[u,u,!1],n(o,1/0);return}[a,r,s,c]=[o,u,performance.now(),h],h||(o=u,n(o,0)),l||([i,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(l)}}function re(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(u=>[u,t.get(u)])),i=u=>{if(r)return;let h=s();a.forEach(p=>p(h,u))},l=()=>i(null);e.forEach(u=>t.on(`change:${u}`,l));let c=(u,{glide:h=!1}={})=>{r=!0;for(let[p,g]of Object.entries(u))t.set(p,g);r=!1,i({glide:h}),t.save_changes()},d=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in u).map(h=>[h,u[h]]))};return{read:s,change:c,reset:()=>c(d(),{glide:!0}),follow:u=>void a.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,l))}}function ln(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function cn(t,e,n,o){let[a,r]=[0,!1],s=l=>{if(l!==r){r=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(l);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===a&&i(l),()=>c===a&&e.say?.(u))};return i}function ae({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=ne,build:s}){return{render:({model:l,el:c})=>{let d=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(v("style",{},[Xt,Yt,te,n].join(`
`)));let h=re(l,o,a),p=s(h.read(),h,l),g=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...p.parts);u.append(g),c.append(d);let f=()=>{let x=p.glides??(S=>S),w=0,b=oe(x(h.read()),r,(S,T)=>w>0&&p.paint(S,T,w)),y=()=>{let S=Math.round(g.clientWidth);S===w||S===0||(w=S,ln(c),b.again())},k=cn(g,p,h.read,S=>{p.tell(h.read()),b.go(x(h.read()),S)});h.follow((S,T)=>{g.classList.add("touched"),k(T?.glide??!0)}),p.tell(h.read()),y();let $=new ResizeObserver(y);return $.observe(g),p.ahead?.(),()=>{$.disconnect(),b.stop(),h.stop(),p.stop?.()}},m=async()=>{await p.ready;for(let x;x=p.wants?.(h.read());)await x;return f()};return p.ready?m():f()}}}var dn=t=>Math.round(t*10)/10,se=new WeakMap;function ie(t){let e=v("div",{class:"attn-hits"}),n=new Map,o=r=>{let s=r.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:r=>{let s=new Set(r.map(({id:i})=>i));for(let[i,{node:l}]of n)s.has(i)||(l.remove(),n.delete(i));r.forEach((i,l)=>{let c=n.get(i.id)??o(i);un(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function un(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:i={},tab:l=0,lang:c}){let[d,u,h,p]=[e,n,o,a].map(dn),g=`left:${d}px;top:${u}px;width:${h}px;height:${p}px`;se.get(t)!==g&&(t.style.cssText=g,se.set(t,g)),O(t,"class",`attn-hit ${s}`.trim()),O(t,"aria-label",r),O(t,"tabindex",l),c&&O(t,"lang",c);for(let[f,m]of Object.entries(i))O(t,`aria-${f}`,String(m))}function le(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}var de="http://www.w3.org/2000/svg",E=t=>Math.round(t*10)/10+0;function A(t,e,n,o,a){let r=Object.entries(o).map(([s,i])=>[s,typeof i=="number"?E(i):i]);return{id:t,shape:e,role:n,at:Object.fromEntries(r),...a===void 0?{}:{text:a}}}var ce=new WeakMap,hn=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,a])=>[o,String(a)]))});function pn(t,e){let n=hn(e);for(let a in n)t.at[a]!==n[a]&&t.node.setAttribute(a,n[a]);for(let a in t.at)a in n||t.node.removeAttribute(a);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(gn)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var fn=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function gn(t){let e=document.createElementNS(de,"tspan");for(let[n,o]of Object.entries(fn(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function ft(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=ce.get(t)??new Map;ce.set(t,r);let s=new Map(o.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of r)s.get(l)?.shape!==d&&(c.remove(),r.delete(l));let i=t.firstChild;for(let l of o){let c=r.get(l.id);c||(c={node:document.createElementNS(de,l.shape),shape:l.shape,at:{},text:""},r.set(l.id,c)),pn(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}var ue=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,ot=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function $t(t,e){let n=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>O(n,"aria-pressed",String(o))}}function he(t,e,n){let o=vt("choice"),a=new Map,r=v("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,v("input",{type:"radio",name:o,onchange:()=>n(s)})),r.append(v("label",{},a.get(s),v("span",{},i)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function Mt({label:t,onChange:e,options:n=[],wide:o=!1}){let a=vt("select"),r=v("select",{id:a,onchange:()=>e(r.value)}),s=v("div",{class:o?"attn-field attn-wide":"attn-field"},v("label",{for:a},t),r),[i,l]=[n,""],c=0,d=p=>{let[g,f]=i[p];O(r.options[p],"value",g),W(r.options[p],f)},u=()=>{for(c=0;r.length>i.length;)r.lastChild.remove();i.forEach((p,g)=>d(g))},h=(p,g=n)=>{i=g;let f=i.findIndex(([x])=>String(x)===String(p)),m=JSON.stringify(i);if(m!==l){for(;r.length<i.length;)r.append(v("option",{}));f>=0&&d(f),c||(c=setTimeout(u,40))}l=m,r.selectedIndex!==f&&(r.selectedIndex=f)};return h(n[0]?.[0]),{root:s,set:h}}function pe(t=700){let e=v("p",{class:"attn-summary"}),n=v("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>W(n,s),t)),W(e,r)};return{root:v("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function fe(t,e,n){t.addEventListener("keydown",o=>{let a=e[o.key]?.();a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(a))})}var[mn,rt]=[1,2],ge=4,St=40,me=Float64Array.from({length:32},(t,e)=>2**(e-25));function wn(t){let[e,n]=[t>>10&31,t&1023],o=e===0?n*me[1]:(n+1024)*me[e];return t&32768?-o:o}function xn({shapes:t,numbers:e}){let n=atob(e),o=new Float32Array(n.length/2);for(let s=0;s<o.length;s++)o[s]=wn(n.charCodeAt(2*s)|n.charCodeAt(2*s+1)<<8);let a=0,r=([s,i])=>[s,o.subarray(a,a+=i.reduce((l,c)=>l*c,1))];return Object.fromEntries(Object.entries(t).map(r))}function Y(t,e,n=null,o=0,a=e.length){let r=new Float64Array(t.length/a);for(let s=0,i=o;s<r.length;s++,i+=a){let l=n===null?0:n[s];for(let c=0;c<e.length;c++)l+=t[i+c]*e[c];r[s]=l}return r}function we(t,e){let n=new Float64Array(e.length/t.length);for(let o=0,a=0;o<t.length;o++,a+=n.length)for(let r=0;r<n.length;r++)n[r]+=t[o]*e[a+r];return n}var xe=t=>1/(1+Math.exp(-t));function bn(t,e,n,o){let a=e.length,r=Y(n,e,o),s=new Float64Array(a);for(let i=0;i<a;i++){let l=xe(t[i]+r[i]),c=xe(t[a+i]+r[a+i]),d=Math.tanh(t[2*a+i]+l*r[2*a+i]);s[i]=(1-c)*d+c*e[i]}return s}function yn(t,e){let n=new Float64Array(e[0].length);for(let o=0;o<e.length;o++)for(let a=0;a<n.length;a++)n[a]+=t[o]*e[o][a];return n}function vn(t,e){let n=new Float64Array(t.length+e.length);return n.set(t),n.set(e,t.length),n}function kn(t){let[e,n]=[-1/0,0];for(let a of t)e=Math.max(e,a);for(let a of t)n+=Math.exp(a-e);let o=e+Math.log(n);return t.map(a=>a-o)}function $n(t){let e=rt;for(let n=rt+1;n<t.length;n++)t[n]>t[e]&&(e=n);return e}function Mn(t){let e=new Map,n=t["encoder.bias_hh_l0"].length/3;return(o,a,r,s)=>{let i=`${o} ${r}`;if(!e.has(i)){let l=t[`${a}_embedding.weight`].subarray(r*n,(r+1)*n);e.set(i,Y(t[`${o}.weight_ih_l0`],l,t[`${o}.bias_ih_l0`],0,s))}return e.get(i)}}function An(t,e,n){if(e===null)return null;let o=s=>{let i=ee(s);return{weights:i,context:yn(i,n)}};if(e==="dot")return s=>o(n.map(i=>Y(i,s)[0]));let a=t["attention.v"],r=n.map(s=>we(s,t["attention.w_key"]));return s=>{let i=we(s,t["attention.w_query"]);return o(r.map(l=>{let c=0;for(let d=0;d<a.length;d++)c+=a[d]*Math.tanh(i[d]+l[d]);return c}))}}function Sn(t){let e=xn(t),n=Mn(e),o=t.attention==="additive",a=e["encoder.bias_hh_l0"].length/3,r=d=>(u,h)=>bn(u,h,e[`${d}.weight_hh_l0`],e[`${d}.bias_hh_l0`]),[s,i]=[r("encoder"),r("decoder")],l=d=>{let u=new Float64Array(a);return d.map(h=>u=s(n("encoder","source",h,a),u))},c=(d,u,h)=>{let p=n("decoder","target",u,o?2*a:a),g=o?d(h):null;if(o){let w=Y(e["decoder.weight_ih_l0"],g.context,null,a,2*a);p=p.map((b,y)=>b+w[y])}let f=i(p,h);d&&!o&&(g=d(f));let m=g===null?f:vn(f,g.context),x=Y(e["join.weight"],m).map(Math.tanh);return{next:f,seen:g,logProbs:kn(Y(e["output.weight"],x,e["output.bias"]))}};return d=>{let u=l(d),h=An(e,t.attention,u),[p,g,f]=[u.at(-1),mn,0],m=[],x=[];for(;g!==rt&&m.length<St;){let{next:b,seen:y,logProbs:k}=c(h,g,p);[p,g]=[b,$n(k)],f+=k[g],m.push(g),y&&x.push(y.weights)}let w=u.map(b=>Array.from(b));return{tokens:m,states:w,logProbability:f,weights:h?x:null}}}var X="[\\p{L}\\p{N}_]",En=new RegExp(`'s(?!${X})|${X}+'(?!s(?!${X}))(?=${X})|${X}+(?:-${X}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),ve=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(En)??[],At=t=>t.normalize("NFD").replace(/\p{M}/gu,"");function zn(t){let e=new Set(t),n=new Map;for(let o of t)n.set(At(o),[...n.get(At(o))??[],o]);return o=>{let a=n.get(At(o))??[];return e.has(o)||a.length!==1?o:a[0]}}function ke(t,e){let n=(r,s)=>t[r].toLowerCase()===e[s].toLowerCase(),o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r--)for(let s=e.length-1;s>=0;s--)o[r][s]=n(r,s)?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let a=t.map(()=>-1);for(let r=0,s=0;r<t.length&&s<e.length;)n(r,s)?a[r++]=s++:o[r+1][s]>=o[r][s+1]?r++:s++;return a}var Tn=(t,e)=>ke(t,e).map(n=>n<0);function On(t,e){let n=ke(t,e.target),o=a=>n.map(r=>a.filter(([,s])=>s===r).map(([s])=>s));return{sure:o(e.sure),possible:o(e.possible)}}var K=({sure:t,possible:e},n)=>t[n].length?t[n]:e[n];function Z({weights:t,links:e}){return t===null||e===null?[]:t.flatMap((n,o)=>{let a=[...e.sure[o],...e.possible[o]];return a.length>0&&!a.includes(P(n))?[o]:[]})}function be(t,e){let n=Uint8Array.from(atob(t),r=>r.charCodeAt(0)),o=new DataView(n.buffer),a=r=>Array.from({length:e},(s,i)=>o.getFloat32(4*(r*e+i),!0));return Array.from({length:n.length/4/e},(r,s)=>a(s))}function Ln({words:t,weights:e,states:n,probability:o,ended:a},r){let s=atob(n).length/4/r;return{words:t,probability:o,ended:a,states:be(n,s),weights:e===null?null:be(e,r)}}var ye=(t,e)=>t.length===e.length&&t.every((n,o)=>n===e[o]);function $e(t){let e=t.models??={},{source:n,found:o}=t.opening,a={},r=new Map(t.source_words.map((f,m)=>[f,m+ge])),s=zn(t.source_words),i=new Map,l=new Map,c=(f,m)=>(i.has(f)||i.set(f,Sn(e[f])),i.get(f)(m)),d=(f,m)=>{if(!e[f])return a[f]??=Ln(o[f],m.length);let x=`${f} ${m.join(" ")}`;if(l.size>300&&l.clear(),!l.has(x)){let w=c(f,m.map($=>r.get($))),b=w.tokens.filter($=>$!==rt).map($=>t.target_words[$-ge]??"<unk>"),y=w.tokens.at(-1)===rt,k=w.weights?.slice(0,b.length)??null;l.set(x,{words:b,weights:k,states:w.states,probability:Math.exp(w.logProbability),ended:y})}return l.get(x)},u=f=>{let m=ve(f),x=m.map(s),w=m.flatMap((k,$)=>k===x[$]?[]:[[k,x[$]]]),b=x.filter(k=>r.has(k)),y=x.filter(k=>!r.has(k)&&/[\p{L}\p{N}]/u.test(k));return{source:b.slice(0,St),mended:w,unknown:y,cut:b.length>St}};return{compute:c,numbers:({sentence:f,first:m,second:x})=>{let w=u(f),b=w.unknown.length?null:t.pairs.find(({source:k})=>ye(k,w.source)),y=k=>{if(!k||w.source.length===0)return null;let $=d(k,w.source);return{name:k,...$,wrong:b?Tn($.words,b.target):$.words.map(()=>!1),links:b?On($.words,b):null}};return{...w,wanted:b?.target??null,first:y(m),second:y(x)}},lacks:({sentence:f,first:m,second:x})=>{let{source:w}=u(f);return w.length===0||ye(w,n)?[]:[...new Set([m,x])].filter(b=>b&&!e[b])},put:(f,m)=>void(e[f]=m),pairs:t.pairs}}var B=({first:t,second:e})=>[t,e].find(n=>n?.weights)??t;function H({source:t,first:e,second:n}){return[t.length,Math.max(e?.words.length??0,n?.words.length??0)]}function tt(t,{read:e,step:n}){let[o,a]=H(t);return e===null?o+Math.min(n??a,a):Math.min(e,o)}function Me(t,e){let[n,o]=H(t);return e<n?{read:Math.max(0,e),step:null}:{read:null,step:e>=n+o?null:e-n}}var Et=t=>t.map(e=>P(e));function at(t){let e=Et(t),n=t.map(s=>s.reduce((i,l,c)=>i+l*c,0)),[o,a,r]=[0,[0,0],0];for(let s=1;s<=e.length;s++){if(s<e.length&&e[s]<e[s-1]&&n[s]<n[s-1])continue;let[i,l]=[o,s-1],c=e[i-1]===e[i]||e[l+1]===e[l],d=l-i+(c?.5:0);l>i&&d>r&&n[i]-n[l]>.5&&([a,r]=[[i,l],d]),o=s}return r>0?a:null}function Ae(t,e){let n=Et(t);return e.flatMap((o,a)=>{let r=a?1:-1,s=o;for(;n[s+r]===n[o];)s+=r;return s===o?[]:[a?[o,s]:[s,o]]})}var Se=t=>Et(t).every((e,n,o)=>n===0||e>=o[n-1]),Ee=t=>(t[0]??[]).flatMap((e,n)=>t.reduce((o,a)=>o+a[n],0)<.1?[n]:[]);var De={};Xe(De,{TALL:()=>wt,matrix:()=>qt,percent:()=>dt,places:()=>Q,ribbonScene:()=>jt,scrolledTo:()=>Ft,shared:()=>Ct,sight:()=>It,squeeze:()=>Pt,tableAt:()=>Dt,tableOf:()=>Rt,wordHits:()=>Wt});var _n={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Nn=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),Cn=t=>~t.reduce((e,n)=>Nn[(e^n)&255]^e>>>8,-1)>>>0,it=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function st(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...it(e.length),...n,...it(Cn(n))]}var jn=t=>L(Math.round(128+127*t),0,255);function In(t){let[e,n]=[1,0];for(let a of t)n=(n+(e=(e+a)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...it((n<<16|e)>>>0)]}var ze=Array.from({length:256},(t,e)=>e-128),Te=t=>[...st("PLTE",ze.flatMap(e=>_n[t][e<0?"below":"above"])),...st("tRNS",ze.map(e=>Math.min(255,2*Math.abs(e))))],Fn={signed:Te("signed"),weight:Te("weight")},Oe=new WeakMap;function zt(t,e,n=1,o="signed"){let a=Oe.get(t)??new Map;Oe.set(t,a);let r=`${e} ${n} ${o}`;return a.has(r)||a.set(r,Wn(t,e,n,o)),a.get(r)}function Wn(t,e,n,o){let a=t.length/e,r=[];for(let l=0;l<a;l++){r.push(0);for(let c=0;c<e;c++)r.push(jn(t[l*e+c]/n))}let i=[137,80,78,71,13,10,26,10,...st("IHDR",[...it(e),...it(a),8,3,0,0,0]),...Fn[o],...st("IDAT",In(r)),...st("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var Pn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Rn=1.12,lt=new Map;function Dn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(Pn[a.charCodeAt(0)-32]??556),0);return Rn*n/1e3}function I(t,e){return lt.size>5e3&&lt.clear(),lt.has(t)||lt.set(t,Dn(t)),e*lt.get(t)}var gt=20,qn=.005,Le=16,U=25,wt=13*U+28,Fe=12,_e=60,_={angle:60,least:28,most:34,from:480,edge:46},mt=298,Ot=3,R={tall:224,high:320,cell:20,name:11,small:8},Bn=[18,17,16,15,14],Hn=16,We=.3,dt=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,ut=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),G=t=>String(E(10*t)/10),J=(t,e)=>L(t-e);function Ne(t,e,n){let o=t.map(i=>Math.max(gt,I(i,e))),a=n-o.reduce((i,l)=>i+l,0),r=t.length>1?Math.min(e*1.5,a/(t.length-1)):0;if(t.length>1?r<6:a<0)return null;let s=(a-r*(t.length-1))/2;return o.map(i=>{let l={x:s+i/2,w:i};return s+=i+r,l})}function Un(t,e,n){let o=Math.max(t.length,e.length),a=20+o*U+8>wt,r=n-(a?Fe:0),[s,i]=[15,20],l=p=>Math.max(0,...p.map(g=>I(g,s))),c=L(l(t),40,r*.38),d=r-L(l(e),40,r*.38),u=Math.max(mt,i+o*U+8),h=(p,g,f)=>p.map((m,x)=>{let w=I(m,s),b=a?i-2:u/2+6-U*p.length/2;return{x:g-f*w/2,y:b+U*(x+.5)+5,w}});return{sideways:!0,scrolls:a,size:s,row:U,width:r,height:u,leave:c+24,arrive:d-8,source:h(t,c,1),target:h(e,d,-1)}}function Vn(t,e,n){if(n<_.from)return null;let o=13,a=g=>Math.max(1,g.length-1),r=_.least*Math.max(a(t),a(e))+2*_.edge,s=r>n,[i,l]=s?[r,mt-Fe]:[n,mt],c=g=>s?_.least:Math.min(_.most,(i-2*_.edge)/a(g)),d=g=>{let f=Math.max(0,...g.map(m=>I(m,o)));return L(f*Math.sin(_.angle*Math.PI/180)+6,40,96)},[u,h]=[d(t),l-d(e)],p=(g,f)=>{let m=s?_.edge:i/2-(g.length-1)/2*c(g);return g.map((x,w)=>({x:m+w*c(g),y:f,w:I(x,o)}))};return{sideways:!1,lean:!0,scrolls:s,size:o,width:i,height:l,leave:u+26,arrive:h-12,row:Math.min(c(t),c(e))*Math.sin(_.angle*Math.PI/180),source:p(t,u),target:p(e,h)}}function _t({sideways:t,lean:e},{x:n,y:o,w:a},r){let s=r==="source";if(e){let[l,c]=[n+4,`rotate(-${_.angle} ${E(n+4)} ${E(o)})`];return{anchor:s?" start":" end",at:{x:l,y:o,transform:c},left:s?l:l-a,turn:c}}if(!t)return{anchor:"",at:{x:n,y:o},left:n-a/2,turn:null};let i=s?n+a/2:n-a/2;return{anchor:s?" end":" start",at:{x:i,y:o},left:n-a/2,turn:null}}function Q(t,e,n){let o=`${t.join(" ")}|${e.join(" ")}|${n}`;return ct.has(o)||(ct.size>50&&ct.clear(),ct.set(o,Kn(t,e,n))),ct.get(o)}var ct=new Map;function Kn(t,e,n){for(let o of Bn){let[a,r]=[Ne(t,o,n),Ne(e,o,n)];if(a===null||r===null)continue;let[s,i]=[38,274],l=(c,d)=>c.map(({x:u,w:h})=>({x:u,y:d,w:h}));return{sideways:!1,scrolls:!1,size:o,width:n,height:mt,leave:s+31,arrive:i-o-4,source:l(a,s),target:l(r,i)}}return Vn(t,e,n)??Un(t,e,n)}function Zn(t,e){let n=r=>e.sideways?r.y-5:r.x,o=e.source.map((r,s)=>t.reduce((i,l)=>i+l[s],0)),a=e.source.map((r,s)=>n(r)-gt*o[s]/2);return t.map((r,s)=>{let i=n(e.target[s])-gt/2;return r.map((l,c)=>{let d=l*gt,u={width:d,from:a[c]+d/2,to:i+d/2};return a[c]+=d,i+=d,u})})}function Nt({from:t,to:e},{sideways:n,leave:o,arrive:a}){let r=(o+a)/2,[s,i,l,c]=n?[[o,t],[r,t],[r,e],[a,e]]:[[t,o],[t,r],[e,r],[e,a]],d=([u,h])=>`${E(u)} ${E(h)}`;return`M${d(s)}C${d(i)} ${d(l)} ${d(c)}`}function Pe(t,e,n){let o=Math.min(Math.floor(e+1e-9),t.length),a=n!==null&&(n[0]==="read"||n[1]<o)?n:null;if(a){let[l,c]=a;return{done:o,chosen:a,run:null,near:(d,u)=>l==="written"?d===c:u===c,strength:(d,u)=>d===c&&l==="written"||u===c&&l==="read"?.92:.07}}let r=e>0&&o<t.length?Math.max(0,o-1):-1;if(r>=0)return{done:o,chosen:a,run:null,near:l=>l===r,strength:l=>l===r?.92:.32};let s=at(t.slice(0,o)),i=l=>s!==null&&s[0]<=l&&l<=s[1];return{done:o,chosen:a,run:s,near:i,strength:l=>i(l)?.78:.32}}function Ct(t,e,{focus:n,chosen:o}){let a=B(t),r=s=>s===null||e===a||s[0]==="read"||e.words[s[1]]===a?.words[s[1]]?s:null;return{focus:r(n),chosen:r(o)}}function Gn(t,e,n,o){let r=Zn(t,e).flatMap((s,i)=>s.flatMap((l,c)=>{if(t[i][c]<qn)return[];let d=G(o.strength(i,c)*J(n,i)),u={d:Nt(l,e),"stroke-width":l.width,"stroke-opacity":d};return[{near:o.near(i,c),mark:A(`w ${i} ${c}`,"path","weight line ribbon",u)}]}));return[!1,!0].flatMap(s=>r.filter(i=>i.near===s).map(i=>i.mark))}function Jn(t,e,n,o){let a=r=>e.sideways?r.y-5:r.x;return Z(t).flatMap(r=>K(t.links,r).map(s=>{let[i,l]=[a(e.source[s]),a(e.target[r])],c=o.chosen===null||o.near(r,s)?.85:.12;return A(`missed ${r} ${s}`,"path","ink line missed",{d:Nt({from:i,to:l},e),opacity:G(c*J(n,r))})}))}var Lt=t=>.35+.65*Math.min(1,2*t);function Qn({source:t},{weights:e,states:n},o,a,r){let s=r.run===null?[]:e.slice(r.run[0],r.run[1]+1).map(P),i=l=>{if(r.chosen===null)return 1;let[c,d]=r.chosen;return c==="read"?+(d===l):e[d][l]};return t.flatMap((l,c)=>{let{x:d,y:u}=o.source[c],{anchor:h,at:p}=_t(o,o.source[c],"source"),g=a>c&&a<=c+1&&a<t.length,f=Math.max(We,J(a,c)*Lt(i(c))),m=g?"key strong word":s.includes(c)?"weight turn word":"ink word",x=Math.min(Le,o.size+1),b={...o.sideways?{x:o.leave-4-x,y:u-5-x/2}:{x:d-Le/2,y:u+(o.lean?7:10)},width:x,height:x,href:zt(n[c],8),opacity:G(.8*J(a,c)*Lt(i(c)))};return[A(`s ${c}`,"text",`${m} size${o.size}${h}`,{...p,opacity:G(f)},l),A(`kept ${c}`,"image","map",b)]})}function Xn(t,e,n,o){return t.words.flatMap((a,r)=>{let{y:s,w:i}=e.target[r],{anchor:l,at:c,left:d,turn:u}=_t(e,e.target[r],"target"),h=o.chosen===null?1:o.chosen[0]==="written"?+(o.chosen[1]===r):t.weights[r][o.chosen[1]],p=G(J(n,r)*Lt(h)),g=o.run!==null&&o.run[0]<=r&&r<=o.run[1],f=t.wrong[r]?"soft word":g?"weight turn word":"ink word";return[A(`t ${r}`,"text",`${f} size${e.size}${l}`,{...c,opacity:p},a),...t.wrong[r]?[Re(r,d,s-e.size*.3,i,p,u)]:[]]})}var Re=(t,e,n,o,a,r=null)=>A(`x ${t}`,"line","ink line strike",{x1:e,x2:e+o,y1:n,y2:n,opacity:a,...r===null?{}:{transform:r}});function Yn(t,e,n){let[o,a]=n.chosen,r=o==="written",s=r?t[a]:t.slice(0,n.done).map(d=>d[a]),i=r?e.source:e.target,l=[];return s.map((d,u)=>u).sort((d,u)=>s[u]-s[d]).filter(d=>s[d]>=.02).flatMap(d=>{let{x:u,y:h}=i[d];if(!e.sideways&&l.some(b=>Math.abs(b-u)<34))return[];l.push(u);let p=e.lean?{x:u,y:r?e.leave+14:e.arrive-6}:{x:u,y:r?h-e.size-3:h+18},g=dt(s[d]),f=A(`share ${d}`,"text","weight strong share",p,g);if(!e.sideways)return[f];let[m,x]=[I(g,13)+8,r?e.leave+26:e.arrive-26],w={x:x-m/2,y:h-14,width:m,height:18,rx:4};return[A(`label ${d}`,"rect","paper label",w),{...f,at:{x:E(x),y:E(h)}}]})}function to(t,e,n,o,a){let r=t.words.length>0&&n>=a.length&&o<t.words.length?e.target[Math.floor(o)]:null;if(r===null)return[];let{left:s,turn:i}=_t(e,r,"target");return[A("caret","rect","ink solid",{x:s-1,y:r.y-e.size+2,width:2,height:e.size+2,...i?{transform:i}:{}})]}function jt(t,e,{width:n,clock:o,focus:a=null}){let r=Q(t.source,e.words,n),{read:s,written:i}=ut(t,o),l=e.weights,c=Pe(l,i,a),d=[...Gn(l,r,i,c),...Jn(e,r,i,c),...Qn(t,e,r,s,c),...Xn(e,r,i,c),...to(e,r,s,i,t.source),...c.chosen?Yn(l,r,c):[]];return{width:r.width,height:r.height,marks:d}}function It(t,e,{width:n,clock:o,focus:a=null}){let r=Q(t.source,e.words,n),s=({x:w,y:b})=>r.sideways?b-5:w,{read:i,written:l}=ut(t,o),c=e.weights,{done:d,chosen:u}=Pe(c,l,a);if(!r.scrolls||u===null&&d===c.length)return null;if(u===null&&d===0){let w=s(r.source[L(Math.ceil(i)-1,0,t.source.length-1)]);return{own:w,other:w}}let[h,p]=u??["written",d-1],g=h==="written",f=P(g?c[p]:c.slice(0,d).map(w=>w[p])),[m,x]=g?[r.target,r.source]:[r.source,r.target];return{own:s(m[p]),other:s(x[Math.max(0,f)])}}function Ft(t,e,{own:n,other:o}){let[a,r]=[Math.min(n,o)-_e,Math.max(n,o)+_e];return Math.max(0,r-a>e?n-e/2:L(t,r-e,a))}function Wt(t,e,{width:n,clock:o,focus:a=null}){let r=Q(t.source,e.words,n),{read:s,written:i}=ut(t,o),l=e.weights,c=Z(e),d=p=>{let g=P(l[p]),f=c.includes(p)?`, linked by the grammar with ${K(e.links,p).map(m=>t.source[m]).join(" ")}`:"";return`${e.words[p]}, from ${t.source[g]} ${dt(l[p][g])}${f}${e.wrong[p]?", wrong":""}`},u=r.lean?Math.min(U,r.row):U,h=(p,g,f,m,x,w)=>g.slice(0,m).map((b,y)=>{let{x:k,y:$,w:S}=f[y],T=Math.max(24,S+(r.sideways?8:4)),C=a!==null&&a[0]===p?a[1]:-1,M=y===L(C,0,m-1)?0:-1,D=C===y,nt=r.lean?p==="read"?k:k-T:k-T/2;return{id:`${p} ${y}`,x:nt,y:r.lean?$-u/2:$-5-u/2,width:T,height:u,...r.lean?{kind:`lean ${p}`}:{},label:x(y),tab:M,lang:w,aria:{pressed:D}}});return[...h("written",e.words,r.target,Math.min(i,e.words.length),d,"en"),...h("read",t.source,r.source,s,p=>`${t.source[p]}, read`,"fr")]}function Ce(t,e,n,o,a){let r=I(" ",e)+1,s=[[]],i=()=>s.at(-1),l=0;for(let d of t){let u=Math.min(n,I(d,e));l+u>n&&i().length>0&&(s.push([]),l=0),i().push(u),l+=u+r}let c=s.flatMap((d,u)=>{let h=a+(n-d.reduce((p,g)=>p+g+r,-r))/2;return d.map(p=>{let g={x:h+p/2,y:o+e+u*(e+(e<15?5:8)),w:p};return h+=p+r,g})});return{height:s.length*(e+(e<15?5:8)),at:c}}var je=(t,e,n,o)=>Array.from({length:9},(a,r)=>{let s=r/8;return[n+(o-n)*s**2*(3-2*s),t+(e-t)*s]}),Ie=t=>`M${t.map(([e,n])=>`${E(e)} ${E(n)}`).join("L")}Z`;function eo(t,e,n,o){let a=(r,s)=>`M${E(e+s*Ot)} ${E(n+o/2)}v${E(-r*o/2)}h${Ot-1}v${E(r*o/2)}Z`;return Array.from(t,a).join("")}function no(t,e){let[n,o]=[Math.floor(e),e-Math.floor(e)],a=n>0?t[n-1]:t[0].map(()=>0);return o===0?a:a.map((r,s)=>r+(t[n][s]-r)*o)}function Pt({source:t},e,{width:n,clock:o}){let a=Math.max(t.length,e.words.length)>Hn,[r,s,i]=[a?13:15,64*Ot,a?30:40],[l,c]=a?[30,50]:[42,58],d=a?" size13":"",{read:u,written:h}=ut({source:t},o),p=(n-s)/2,g=Ce(t,r,n-24,6,12),f=6+g.height+l,m=Ce(e.words,r,n-24,f+i+c,12),x=f+i+c+Math.max(m.height,r+8)+8,[w,b]=[[2,n-2],[p-6,p+s+6]],y=(q,z,j,F)=>[je(q,z,j[0],F[0]),je(q,z,j[1],F[1]).reverse()],[k,$]=y(8+g.height,f-8,w,b),[S,T]=y(f+i+8,f+i+c-8,b,w),C=h===0&&u>0,M=g.at[L(Math.ceil(u)-1,0,t.length-1)],D=Nt({from:M.x,to:n/2},{sideways:!1,leave:M.y+6,arrive:f-10}),nt=["","1 word","both words"][t.length]??`all ${t.length} words`,V=[A("in","path","funnel",{d:Ie([[w[0],2],...k,...$,[w[1],2]])}),A("out","path","funnel",{d:Ie([...S,[w[0],x-2],[w[1],x-2],...T])}),A("row","rect","key frame",{x:p-6,y:f-8,width:s+12,height:i+16,rx:3}),A("middle","line","rule",{x1:p,x2:p+s,y1:f+i/2,y2:f+i/2}),A("bars","path","key solid",{d:eo(no(e.states,u),p,f,i)}),...C?[A("pour","path","key line pour",{d:D})]:[],A("told","text","soft note",{x:n/2,y:f+i+c-22},`64 numbers for ${nt}`)];return t.forEach((q,z)=>{let j=C&&u>z&&u<=z+1;V.push(A(`s ${z}`,"text",`${j?"key strong word":"ink word"}${d}`,{...oo(g.at[z]),opacity:G(Math.max(We,J(u,z)))},q))}),e.words.forEach((q,z)=>{let{x:j,y:F,w:ht}=m.at[z],Zt=G(J(h,z));V.push(A(`t ${z}`,"text",`${e.wrong[z]?"soft word":"ink word"}${d}`,{x:j,y:F,opacity:Zt},q)),e.wrong[z]&&V.push(Re(z,j-ht/2,F-r*.3,ht,Zt))}),{width:n,height:x,marks:V}}var oo=({x:t,y:e})=>({x:t,y:e}),Tt=new WeakMap;function ro(t){return Tt.has(t)||Tt.set(t,t.flatMap(e=>Array.from(e))),Tt.get(t)}function Rt({source:t},{words:e},n,o){let[a,r]=[e.length,t.length],s=h=>I(h,R.name),i=h=>Math.max(0,...h.map(s)),l=Math.ceil(i(e))+6,c=Math.ceil(i(t)*Math.sin(_.angle*Math.PI/180))+10,d=Math.cos(_.angle*Math.PI/180),u=Math.min(R.cell,((o?R.high:R.tall)-c-2)/Math.max(1,a),(n-l-2)/Math.max(1,r),...t.map((h,p)=>(n-l-6-s(h)*d)/(p+.5)));return{left:l,top:c,cell:u,step:Math.max(1,Math.ceil(R.name/u))}}function Dt(t,e,{width:n,high:o=!1},[a,r]){let{left:s,top:i,cell:l}=Rt(t,e,n,o),c=f=>Math.floor((f-1)/l),[d,u]=[c(r-i),r<i],h=u?(i-3-r)/Math.tan(_.angle*Math.PI/180):0,p=c(a-s-h),g=p>=0&&p<t.source.length;if(u)return g?["read",p]:void 0;if(!(d>=e.words.length||a>s+l*t.source.length+2))return g?["written",d,p]:["written",d]}function ao({source:t},{words:e},{left:n,top:o,cell:a,step:r}){let s=l=>(l+.5)*a+1,i=(l,c)=>l.flatMap((d,u)=>u%r?[]:[c(d,u)]);return[...i(e,(l,c)=>{let d={x:n-4,y:o+s(c)+4};return A(`row ${c}`,"text","soft tiny end",d,l)}),...i(t,(l,c)=>{let[d,u]=[n+s(c)+3,o-3],h=`rotate(-${_.angle} ${E(d)} ${E(u)})`;return A(`column ${c}`,"text","soft tiny start",{x:d,y:u,transform:h},l)})]}function so({links:t},{left:e,top:n,cell:o}){if(t===null)return[];let a=E(o-1),r=(l,c)=>`M${E(e+1.5+c*o)} ${E(n+1.5+l*o)}h${a}v${a}h${-a}Z`,s=l=>l.flatMap((c,d)=>c.map(u=>r(d,u))).join(""),i=`ink line link${o<R.small?" thin":""}`;return[A("links possible","path",`${i} possible`,{d:s(t.possible)}),A("links sure","path",i,{d:s(t.sure)})]}function io(t,{words:e},{left:n,top:o,cell:a,step:r},s){let i=o+2+e.length*a,l=(p,g,f,m)=>A(p,"rect","paper",{x:g,y:f,width:m,height:Math.max(0,i+6-f)}),c=Math.floor((t-1)/r)*r,[d,u]=[o+1+a/2,R.name/2],h=t>0?d+c*a+u:d-u-.5;return[l("unwritten",n,o+1+t*a,s-n+2),l("unnamed",0,h,n)]}function qt(t,e,{width:n,clock:o,focus:a=null,high:r=!1}){let s=e.weights,i=t.source.length,l=Math.min(Math.floor(ut(t,o).written+1e-9),s.length),c=Rt(t,e,n,r),{left:d,top:u,cell:h}=c,[p,g]=[h*i,h*s.length],f={x:d+1,y:u+1,width:p,height:g},m=zt(ro(s),i,1,"weight"),x=[A("map","image","map",{...f,preserveAspectRatio:"none",href:m}),...ao(t,e,c),...so(e,c),...l<s.length?io(l,e,c,d+p):[],A("frame","rect","frame",f)];if(a!==null&&(a[0]==="read"||a[1]<l)){let[w,b,y]=a,k=w==="written",$=k?{x:d,y:u+b*h,width:p+2,height:h+2}:{x:d+b*h,y:u,width:h+2,height:g+2};if(x.push(A("look","rect","weight line look",$)),k&&y!==void 0){let S={...$,x:d+y*h,width:h+2};x.push(A("spot","rect","weight line look",S))}}return{width:n,height:r?R.high:R.tall,marks:x}}var qe=`text.note { font-size: 13px; }
text.tiny { font-size: 11px; }
text.word { font-size: 15px; }
text.size12 { font-size: 12px; } text.size13 { font-size: 13px; } text.size14 { font-size: 14px; } text.size16 { font-size: 16px; } text.size17 { font-size: 17px; } text.size18 { font-size: 18px; }
text.turn { text-decoration: underline; text-underline-offset: 3px; }
text.share { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.ribbon { stroke-linecap: butt; }
.missed { stroke-width: 1.5; stroke-dasharray: 2 5; }
.link { stroke-width: 1; stroke-linejoin: miter; }
.link.thin { stroke-width: 0.5; }
.possible { stroke-dasharray: 1 2; stroke-linecap: butt; }
.strike { stroke-width: 2; }
.funnel { fill: var(--tint); }
.frame { fill: none; stroke: var(--rule); }
.key.frame { fill: var(--paper); stroke: var(--key); stroke-width: 1.5; }
.pour { stroke-width: 3; }
.look { stroke-width: 2; }
.map { image-rendering: pixelated; }
`;var Be=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "table" / minmax(0, 1fr); gap: 10px 40px; }
.alignment-side { grid-area: beside; min-width: 0; }
.alignment-side:first-child { grid-area: main; }
.alignment-board.alone .alignment-side:nth-child(2) { display: none; }
.alignment-side:first-child .attn-stage { min-height: 298px; } /* two lines and their ribbons, whoever translates */
.alignment-side h3 { margin-bottom: 6px; }
.alignment-picture { position: relative; }
.alignment-side .long { overflow: auto; max-height: 353px; scrollbar-width: thin; } /* 13 rows of columns, as in scene.js */
/* A picture that goes on beyond its box fades there; a button scrolls on. */
.alignment-box { position: relative; --before: #000; --after: #000; --way: to right; }
.alignment-box.down { --way: to bottom; }
.alignment-box.more-before { --before: transparent; }
.alignment-box.more-after { --after: transparent; }
.alignment-box .long { mask-image: linear-gradient(var(--way), var(--before), #000 48px calc(100% - 48px), var(--after)); }
.alignment-more { position: absolute; top: calc(50% - 16px); width: 32px; height: 32px; padding: 0; border: 1px solid var(--edge); border-radius: 50%; background: var(--paper); color: var(--ink); font: 16px/30px var(--font); cursor: pointer; }
.alignment-more:hover { background: var(--tint); }
.alignment-more { left: 0; }
.alignment-more + .alignment-more { left: auto; right: 0; }
.down .alignment-more { top: 0; left: calc(50% - 16px); transform: rotate(90deg); }
.down .alignment-more + .alignment-more { top: auto; bottom: 0; right: auto; left: calc(50% - 16px); }
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
.alignment-table { grid-area: table; min-width: 0; }
.alignment-table svg { cursor: crosshair; }
.alignment-table small { display: block; line-height: 1.35; min-height: 2.7em; }
.alignment-table h3 small { display: inline; }
.kept svg { opacity: 0.4; }
.attn-alignment .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 7.25em; text-wrap: pretty; overflow-wrap: anywhere; }
@container (min-width: 800px) {
  .alignment-board { grid-template: "main beside" auto "controls beside" auto "controls table" 1fr / minmax(0, 1fr) 300px; }
  .alignment-board.alone { grid-template: "main table" auto "controls table" 1fr / minmax(0, 1fr) 300px; min-height: 672px; } /* as tall as with two pictures */
}
@container (min-width: 560px) and (max-width: 799px) {
  .alignment-board { grid-template: "main main" "controls controls" "beside table" / minmax(0, 1fr) minmax(0, 1fr); column-gap: 24px; }
  .alignment-board.alone .alignment-table { min-height: 380px; }
  .attn-alignment .attn-summary { min-height: 5.8em; }
}
@container (min-width: 560px) { .alignment-side:nth-child(2) .attn-stage { min-height: 353px; } }
@container (max-width: 479px) {
  .attn-alignment .attn-summary { font-size: 1em; min-height: 10.15em; }
  .attn-hint .wide { display: none; }
  .alignment-side:first-child .attn-stage { min-height: 353px; }
}
/* On a phone the words themselves tell the weights when they are pressed. */
@container (max-width: 480px) { .alignment-table { display: none; } }
@media (forced-colors: active) { .attn-play { border: 1px solid; } }
@media print {
  .alignment-side .long { overflow: visible; max-height: none; mask-image: none; }
  .alignment-picture { width: auto !important; }
  .attn .alignment-more { display: none; }
  .attn-alignment :is(.attn-stage, .attn-summary) { min-height: 0 !important; }
  .alignment-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; }
}
.attn-hit.lean { transform: rotate(-60deg); transform-origin: 0 50%; }
.attn-hit.lean.written { transform-origin: 100% 50%; }
`;var Ue={additive:["With attention",", additive score"],dot:["With attention",", dot product"],no_attention:["Without attention",", all in one row"]},Ht={additive:"with the additive score",dot:"with the dot product",no_attention:"without attention"},Bt={additive:"the additive translator",dot:"the dot translator",no_attention:"the translator without attention"},bt=t=>dt(t).replace(" ","\xA0"),N=t=>`\u201C${t}\u201D`,Ve=t=>ot(t.map(N)),Ut=t=>t[0].toUpperCase()+t.slice(1),xt=(t,e=5)=>ot([...t.slice(0,e),...t.length>e?[`${t.length-e} more`]:[]]);function uo({mended:t,unknown:e,cut:n}){let o=t.length?`Read with accents: ${xt(t.map(([,r])=>N(r)))}. `:"",a=e.length?`Left out, not among the translators\u2019 words: ${xt(e.map(ue))}. `:"";return`${o}${a}${n?"Only the first 40 words are read. ":""}`}function ho({source:t},{words:e,weights:n,links:o},a,r){let s=n[a],i=`${N(e[a])} gives ${N(t[r])} ${bt(s[r])} of its attention`;if(o===null||K(o,a).length===0)return`${i}.`;let[l,c]=[o.sure[a].includes(r),o.possible[a].includes(r)];return`${i}; the grammar ${l?"links the two":c?"may link the two":"does not link the two"}.`}function He(t,e,n,o){let{source:a}=t;if(e.weights===null)return`${N(e.words[n])} is written from the row of 64 numbers alone.`;let r=e.weights[n],i=r.map((d,u)=>u).sort((d,u)=>r[u]-r[d]).filter((d,u)=>u===0||u<3&&r[d]>=.1).map(d=>`${N(a[d])} (${bt(r[d])})`),l=o===void 0?"":`${ho(t,e,n,o)} `,c=o===void 0&&Z(e).includes(n)?` The grammar links ${N(e.words[n])} with ${Ve(K(e.links,n).map(d=>a[d]))} (dashed).`:"";return`${l}${N(e.words[n])} attends to ${ot(i)}.${c}`}function po({source:t},e,n,o){let a=e.words.flatMap((r,s)=>s<o&&e.weights[s][n]>=.1?[`${N(r)} (${bt(e.weights[s][n])})`]:[]);return a.length===0?`No word written attends to ${N(t[n])} with 10\xA0% or more.`:`${ot(a)} ${a.length===1?"attends":"attend"} to ${N(t[n])}.`}function fo({source:t,unknown:e},{name:n,words:o,weights:a}){if(a===null)return`${t.length===1?"The word passes":`All ${t.length} words pass`} through one row of 64 numbers.`;if(e.length||o.length===0)return"";let r=at(a);if(r===null)return Se(a)&&o.length>1?`The largest weights of ${Bt[n]} go through the French words from front to back.`:"";let s=Ae(a,r).map(([l,c])=>`${Ve(o.slice(l,c+1))} ${l+1===c?"both":"all"} attend most to ${N(t[a[l].indexOf(Math.max(...a[l]))])}.`);return[`For \u201C${o.slice(r[0],r[1]+1).join(" ")}\u201D the ribbons cross: ${Bt[n]} attends to the French words from back to front.`,...s].join(" ")}function go(t){let e=t.filter(({weights:a,links:r})=>a&&r),n=e.map(a=>Z(a).map(r=>N(a.words[r])));return e.length===0?"":n.flat().length===0?"Every largest weight lies on a link of the grammar.":`The largest weight misses the grammar\u2019s link (dashed) ${e.map(({name:a,words:r,links:s},i)=>{let l=r.filter((h,p)=>K(s,p).length).length,c=i?"":` of ${l} ${l<r.length?"right words":"words"}`,d=e.length>1?` ${Ht[a]}`:"",u=n[i].length?`: ${xt(n[i])}`:"";return`for ${n[i].length||"none"}${c}${d}${u}`}).join("; ")}.`}function mo({source:t},e){return e.flatMap(n=>{let o=Ee(n.weights??[]).map(a=>N(t[a]));return o.length===0?[]:[`${Ut(Ht[n.name])} ${xt(o,3)} ${o.length===1?"gets":"get"} almost no weight.`]}).join(" ")}function wo(t){let e=({name:o,words:a,wrong:r,ended:s})=>{let i=a.filter((u,h)=>r[h]);if(i.length===0&&s)return[];let l=i.length>0&&i.length<5?`: \u201C${i.join(" ")}\u201D`:"",c=i.length===1?"is":"are",d=s?"":", and the translation does not come to an end";return[`${Ht[o]} ${i.length} of ${a.length} words ${c} wrong${l}${d}`]},n=t.flatMap(e);return n.length>0?`${Ut(n.join("; "))}.`:t.length>1?"Neither translator writes a wrong word.":"No word is wrong."}function xo(t){let e=n=>`${Bt[n.name]} gives its own output ${bt(n.probability)}${n.ended?"":", which does not come to an end"}`;return`${Ut(t.map(e).join("; "))}. That is how sure ${t.length>1?"each":"the translator"} is, not how right: no translation of this sentence is stored.`}function Vt(t,e){let{source:n,first:o,second:a,wanted:r}=e,s=uo(e),i=B(e);if(o===null||i===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let l=tt(e,t),c=Math.max(0,l-n.length),d=Math.min(c,i.words.length),[u,h,p]=t.focus??["none",0];if(i.weights!==null&&u==="read"&&h<n.length)return s+po(e,i,h,d);if(u==="written"&&h<d)return s+He(e,i,h,p);if(l<n.length)return`${s}Reading, word by word: with attention the 64 numbers after each word are kept; without attention there is one row, rewritten at each word.`;if(d===0)return`${s}All is read. Now the translation is written, word by word.`;if(c<H(e)[1])return s+He(e,i,d-1);let g=[o,a].filter((m,x,w)=>m!==null&&w.findIndex(b=>b?.name===m.name)===x).map(m=>m),f=r===null?[mo(e,g),xo(g)]:[go(g),wo(g)];return[`${s}${fo(e,i)}`.trim(),...f].filter(Boolean).join(" ")}var Ke=240,bo=520,yo=800,vo=700,Kt={additive:"additive score",dot:"dot product",no_attention:"no attention"},Ze={...Kt,"":"nothing"},ko={additive:"Additive score",dot:"Dot product"},et=t=>t.read(),Je=()=>Qt("svg",{class:"scene","aria-hidden":"true"});function $o({target:t,data:e,inputType:n,isComposing:o}){return(o||e?.length===1||n?.startsWith("delete"))&&/[\p{L}\p{N}]$/u.test(t.value.slice(0,t.selectionStart))}function Mo(t){let[e,n,o]=[0,0,null],a=()=>{clearTimeout(e),cancelAnimationFrame(n),[e,n]=[0,0]},r=p=>{a(),t.change({sentence:p,read:null,step:null,focus:null})},s=Mt({label:"Sentence",onChange:r,options:[["","your own"]],wide:!0}),i=()=>r(c.value),l=()=>e&&i(),c=v("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:p=>{a(),$o(p)?e=Number(setTimeout(i,vo)):n=requestAnimationFrame(i)},onchange:l,onkeydown:p=>p.key==="Enter"&&l()}),d=v("label",{class:"attn-field attn-wide alignment-own"},v("span",{},"or type"),c);return{root:v("div",{class:"alignment-fields"},s.root,d),tell:({sentence:p},{pairs:g})=>{let f=g.some(m=>m.text===p);s.set(f?p:"",[["","your own"],...g.map(m=>[m.text,m.text])]),p!==o&&a(),!e&&c.value!==p&&(c.value=p),o=p},stop:a}}function Ao(t){let n=he("Translator",Kt,i=>{let l=et(t),c=l.second===i?l.first:l.second;t.change({first:i,second:c,focus:null})}),o=Mt({label:"beside it",options:Object.entries(Ze),onChange:i=>t.change({second:i})}),a=[...o.root.querySelectorAll("option")];return{root:v("div",{class:"attn-row alignment-sides"},n.root,o.root),tell:i=>{n.set(i.first),o.set(i.second),Object.keys(Ze).forEach((l,c)=>a[c].disabled=l===i.first)}}}function So(t,e){let n=0,o=()=>tt(e(),et(t)),a=(w,b=!0)=>{let y=e();y?.first&&t.change({...Me(y,w),focus:null},{glide:b})},r=()=>H(e()).reduce((w,b)=>w+b),s=()=>{W(u,n?"\u275A\u275A":"\u25B6"),O(u,"aria-label",n?"Pause":"Play: read and write")},i=()=>{clearTimeout(n),n=0,s()},l=w=>void(n=Number(setTimeout(c,w))),c=()=>{if(!e()?.first||(a(o()+1),o()>=r()))return i();l(o()<e().source.length?Ke:bo)},d=()=>{e()?.first&&(o()>=r()&&a(0),l(Ke),s())},u=v("button",{type:"button",class:"attn-play",onclick:()=>n?i():d()}),h=v("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(i(),a(h.valueAsNumber))}),p=["reads","writes"].map(w=>v("span",{},w)),g=(w,b,y)=>{let{root:k}=$t(w,()=>(i(),a(o()+y)));return k.removeAttribute("aria-pressed"),k.setAttribute("aria-label",b),k},f=v("div",{class:"alignment-track attn-range"},h,v("div",{class:"alignment-phases","aria-hidden":"true"},...p)),m=v("div",{class:"alignment-clock"},u,f,g("\u2039","One word back",-1),g("\u203A","One word on",1)),x=(w,b)=>{let[y,k]=H(b),$=tt(b,w);O(h,"max",String(y+k)),h.value=$,h.disabled=b.first===null,h.style.setProperty("--from","0"),h.style.setProperty("--to",String($/Math.max(1,y+k))),O(h,"aria-valuetext",$>y?`${$-y} of ${k} words written`:`${$} of ${y} words read`),p.forEach(S=>S.hidden=y+k===0),p[0].style.width=p[1].style.left=`${100*y/Math.max(1,y+k)}%`};return s(),{root:m,tell:x,stop:i}}function Eo(t,e,n){return o=>(a,r)=>{let s=()=>[r().id.split(" ")[0],Number(r().id.split(" ")[1])],i=h=>t.change({focus:h});a.addEventListener("pointerenter",h=>h.pointerType==="mouse"&&n(s())),a.addEventListener("pointerleave",()=>n(void 0)),a.addEventListener("click",()=>i(String(t.read().focus)===String(s())?null:s()));let l=(h,p)=>()=>{let[g,f]=s(),m=e(),{words:x,weights:w}=B(m);if(!p){let y=g==="written"?x:m.source;return[g,L(f+h,0,y.length-1)]}let b=h<0?"read":"written";return b===g?[g,f]:[b,P(b==="read"?w[f]:w.map(y=>y[f]))]},c=()=>a.parentElement.dataset.sideways==="true",d=h=>()=>l(h,c())(),u=h=>()=>l(h,!c())();fe(a,{ArrowRight:d(1),ArrowLeft:d(-1),ArrowDown:u(1),ArrowUp:u(-1),Escape:()=>null},h=>{i(h),h&&o().focus(h.join(" "))})}}function zo(t){let[e,n,o]=[0,0,"left"],a=c=>()=>t.scrollBy({[o]:.8*c*e,behavior:pt()?"auto":"smooth"}),r=[["\u2190","Back to the words before",-1],["\u2192","On to the words after",1]].map(([c,d,u])=>v("button",{type:"button",class:"alignment-more",tabindex:-1,"aria-label":d,hidden:!0,onclick:a(Number(u))},c)),s=()=>{let c=o==="left"?t.scrollLeft:t.scrollTop,d=[c>1,c+e<n-1],u=["before","after"].filter((h,p)=>d[p]).map(h=>`more-${h}`);i.className=["alignment-box",o==="top"&&"down",...u].filter(Boolean).join(" "),r.forEach((h,p)=>h.hidden=!d[p])},i=v("div",{class:"alignment-box"},t,...r);return t.addEventListener("scroll",s),{root:i,set:(c,d,u)=>{let h=u?"top":"left";if(!(c===e&&d===n&&h===o)){if([e,n,o]=[c,d,h],n>e)return s();i.className="alignment-box";for(let p of r)p.hidden=!0}}}}function Ge(t){let e=Je(),[n,o]=[v("span",{}),v("small",{})],a=ie(t(()=>a)),r=v("div",{class:"alignment-picture"},e,a.root),s=v("div",{class:"attn-stage",role:"group"},r),i=zo(s),l=v("section",{class:"alignment-side"},v("h3",{},n,o),i.root),c=!1,[d,u]=["",""],h=(f,m,x)=>{let w={...x,clock:Math.round(x.clock),focus:x.chosen},b=It(f,m,w),[y,k]=[d,f.source.join(" ")];if(d=JSON.stringify([b,w.clock]),u!==k)s.scrollTo({top:0,left:0});else if(b&&d!==y){let{sideways:$}=Q(f.source,m.words,x.width),[S,T,C]=$?["top",s.scrollTop,s.clientHeight]:["left",s.scrollLeft,s.clientWidth],M=pt()?"auto":"smooth";s.scrollTo({[S]:Ft(T,C,b),behavior:M})}u=k},p=(f,m,x,w)=>{let b=m===B(f)&&m.weights!==null;a.set(b?Wt(f,m,{width:x.width,clock:Math.round(x.clock),focus:x.chosen}):[]),O(s,"role",b||w?"group":"presentation"),O(s,"aria-label",b?"Words written and words read; arrow keys move":w?"Ribbons that scroll":""),w&&!b?O(s,"tabindex","0"):s.removeAttribute("tabindex")};return{root:l,paint:(f,m,x,w)=>{let b=f.first===null&&c;if(l.classList.toggle("kept",b),l.style.visibility=m===null&&!b?"hidden":"",b&&a.set([]),m===null||x===0)return;c=!0;let y={...w,...Ct(f,m,w),width:x};if(Ue[m.name].forEach((T,C)=>W(C?o:n,T)),m.weights===null)return ft(e,Pt(f,m,y)),s.classList.remove("long"),r.style.width="",i.set(0,0,!1),p(f,m,y,!1);let k=jt(f,m,y);ft(e,k);let{scrolls:$,sideways:S}=Q(f.source,m.words,x);s.classList.toggle("long",$),r.style.width=$?`${k.width}px`:"",a.root.dataset.sideways=String(S),p(f,m,y,$),h(f,m,y),$?S?i.set(wt,k.height,!0):i.set(x,k.width,!1):i.set(0,0,!1)}}}function To(t){let e=Je(),[n,o]=[v("span",{}),v("small",{}," as a table")],a=v("small",{}),r=v("section",{class:"alignment-table"},v("h3",{},n,o),a,e),s=()=>{},i=!1;return e.addEventListener("pointermove",c=>t(s(le(e,c)))),e.addEventListener("pointerleave",()=>t(void 0)),{root:r,paint:(c,d,u)=>{let h=B(c),p=c.first===null&&i;r.classList.toggle("kept",p);let g=h!==null&&h.weights!==null&&h.words.length>0&&d>0;if(r.style.visibility=g||p?"":"hidden",!g)return void(s=()=>{});i=!0,s=f=>{let m=Dt(c,h,{...u,width:d},f),x=Math.round(u.clock)-c.source.length;return m&&(m[0]==="read"||m[1]<x)?m:void 0},W(n,ko[h.name]),W(a,h.links?"Framed: the grammar\u2019s links, dotted where a link is only possible.":"Rows are words written, columns words read."),ft(e,qt(c,h,{...u,width:d}))}}}function Oo(t,e,n){let o=null,a=null,r,[s,i]=[{clock:1/0},0],l=()=>a,c=M=>{String(M)!==String(r)&&(r=M,$(s),a&&x.set(Vt({...et(e),focus:M??et(e).focus},a)))},d=Eo(e,l,c),[u,h,p]=[Mo(e),Ao(e),So(e,l)],[g,f,m,x]=[Ge(d),Ge(d),To(c),pe()],w=v("p",{class:"attn-hint"},v("span",{class:"wide"},"A ribbon is as wide as its weight. "),"Press a word to follow its ribbons, or press \u25B6."),b=$t("Reset",()=>(p.stop(),e.reset())).root;b.removeAttribute("aria-pressed"),h.root.append(b);let y=v("div",{class:"alignment-controls"},p.root,u.root,h.root,x.root),k=M=>{o!==null&&(a=o.numbers(M),u.tell(M,o),h.tell(M),C.classList.toggle("alone",M.second===""),p.tell(M,a),x.set(Vt(M,a)))},$=(M,D=0,nt=i)=>{if([s,i]=[M,nt],a===null)return;let{focus:V}=et(e),q=H(a).reduce((F,ht)=>F+ht),z={clock:Math.min(M.clock,q),focus:r??V,chosen:V,high:i<yo},j=[g,f,m].map(({root:F})=>Math.round(F.clientWidth));g.paint(a,a.first,j[0],z),f.paint(a,a.second,j[1],z),m.paint(a,j[2],z)},S=yt(n,"alignment").then(M=>{o=$e(M)}),T=Gt(n,"alignment",(M,D)=>o.put(M,D)),C=v("div",{class:"alignment-board"},g.root,f.root,y,m.root);return{parts:[w,C],tell:k,ready:S,say:x.set,wants:M=>T.wants(o.lacks(M)),ahead:()=>{let{first:M,second:D}=et(e);T.ahead([...new Set([M,D||M,...Object.keys(Kt)])])},glides:M=>({clock:tt(a??o.numbers(M),M)}),paint:$,stop:()=>(p.stop(),u.stop(),x.stop())}}var Or=ae({name:"alignment",label:"Live figure: translators, with attention and without",style:qe+Be,controls:["sentence","first","second","read","step","focus"],build:Oo});export{Z as astray,Or as default,Vt as describe,De as scene,ve as tokenize,$e as translators,at as turned};
