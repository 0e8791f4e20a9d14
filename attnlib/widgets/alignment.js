// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var Xe=Object.defineProperty;var Ye=(t,e)=>{for(var n in e)Xe(t,n,{get:e[n],enumerable:!0})};function vt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),o(a.content))};t.on("msg:custom",r),t.send({ask:e})}),n[e]}var tn=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function Gt(t,e,n){let o=new Map,r=new Set,a=l=>{let c=o.get(l)??vt(t,`${e}.${l}`).then(d=>{n(l,d),r.add(l)});return o.set(l,c),c.catch(()=>o.delete(l)),c};return{wants:l=>{let c=l.filter(d=>!r.has(d));return c.length?Promise.all(c.map(a)).then(()=>{}):null},ahead:async l=>{if(!navigator.connection?.saveData)for(let c of l)await tn().then(()=>a(c)).catch(()=>{})}}}var en="http://www.w3.org/2000/svg",nn=0,on=Math.random().toString(36).slice(2,8),kt=t=>`attn-${on}-${t}-${++nn}`;function Jt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var k=(t,e={},...n)=>Jt(document.createElement(t),e,n),Qt=(t,e={},...n)=>Jt(document.createElementNS(en,t),e,n);function W(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Xt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;function ee(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,l)=>o(l))),a=t.map((i,l)=>o(l)?Math.exp((i-r)/e):0),s=a.reduce((i,l)=>i+l,0);return s>0?a.map(i=>i/s):a}var P=t=>t.indexOf(Math.max(...t)),L=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ne=200,mt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ln=t=>t*t*(3-2*t);function $t(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>$t(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,$t(t[r],a,n)]);return Object.fromEntries(o)}return e}function oe(t,e,n){let[o,r,a,s,i,l]=[t,t,t,0,0,0],c=!1,d=u=>{let h=L(u-i,0,64);if(i=u,c){let g=L((u-s)/e);o=$t(r,a,ln(g)),c=g<1}let p=n(o,h);l=c||p?requestAnimationFrame(d):0};return{go(u,h){if(mt()){[o,a,c]=[u,u,!1],n(o,1/0);return}[r,a,s,c]=[o,u,performance.now(),h],h||(o=u,n(o,0)),l||([i,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(l)}}function re(t,e,n=[]){let o=[...e,...n],r=[],a=!1,s=()=>Object.fromEntries(o.map(u=>[u,t.get(u)])),i=u=>{if(a)return;let h=s();r.forEach(p=>p(h,u))},l=()=>i(null);e.forEach(u=>t.on(`change:${u}`,l));let c=(u,{glide:h=!1}={})=>{a=!0;for(let[p,g]of Object.entries(u))t.set(p,g);a=!1,i({glide:h}),t.save_changes()},d=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in u).map(h=>[h,u[h]]))};return{read:s,change:c,reset:()=>c(d(),{glide:!0}),follow:u=>void r.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,l))}}function cn(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function dn(t,e,n,o){let[r,a]=[0,!1],s=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++r,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(l);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===r&&i(l),()=>c===r&&e.say?.(u))};return i}function ae({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=ne,build:s}){return{render:({model:l,el:c})=>{let d=k("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(k("style",{},[Xt,Yt,te,n].join(`
`)));let h=re(l,o,r),p=s(h.read(),h,l),g=k("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...p.parts);u.append(g),c.append(d);let f=()=>{let w=p.glides??(S=>S),b=0,x=oe(w(h.read()),a,(S,O)=>b>0&&p.paint(S,O,b)),y=()=>{let S=Math.round(g.clientWidth);S===b||S===0||(b=S,cn(c),x.again())},v=dn(g,p,h.read,S=>{p.tell(h.read()),x.go(w(h.read()),S)});h.follow((S,O)=>{g.classList.add("touched"),v(O?.glide??!0)}),p.tell(h.read()),y();let $=new ResizeObserver(y);return $.observe(g),p.ahead?.(),()=>{$.disconnect(),x.stop(),h.stop(),p.stop?.()}},m=async()=>{await p.ready;for(let w;w=p.wants?.(h.read());)await w;return f()};return p.ready?m():f()}}}var un=t=>Math.round(t*10)/10,se=new WeakMap;function ie(t){let e=k("div",{class:"attn-hits"}),n=new Map,o=a=>{let s=a.slider?k("div",{role:"slider",tabindex:0}):k("button",{type:"button"}),i={node:s,hit:a};return n.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:l}]of n)s.has(i)||(l.remove(),n.delete(i));a.forEach((i,l)=>{let c=n.get(i.id)??o(i);hn(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function hn(t,{x:e,y:n,width:o,height:r,label:a,kind:s="",aria:i={},tab:l=0,lang:c}){let[d,u,h,p]=[e,n,o,r].map(un),g=`left:${d}px;top:${u}px;width:${h}px;height:${p}px`;se.get(t)!==g&&(t.style.cssText=g,se.set(t,g)),T(t,"class",`attn-hit ${s}`.trim()),T(t,"aria-label",a),T(t,"tabindex",l),c&&T(t,"lang",c);for(let[f,m]of Object.entries(i))T(t,`aria-${f}`,String(m))}function le(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var de="http://www.w3.org/2000/svg",E=t=>Math.round(t*10)/10+0;function A(t,e,n,o,r){let a=Object.entries(o).map(([s,i])=>[s,typeof i=="number"?E(i):i]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var ce=new WeakMap,pn=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function fn(t,e){let n=pn(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(mn)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var gn=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function mn(t){let e=document.createElementNS(de,"tspan");for(let[n,o]of Object.entries(gn(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function wt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=ce.get(t)??new Map;ce.set(t,a);let s=new Map(o.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of a)s.get(l)?.shape!==d&&(c.remove(),a.delete(l));let i=t.firstChild;for(let l of o){let c=a.get(l.id);c||(c={node:document.createElementNS(de,l.shape),shape:l.shape,at:{},text:""},a.set(l.id,c)),fn(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}var ue=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,at=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Mt(t,e){let n=k("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>T(n,"aria-pressed",String(o))}}function he(t,e,n){let o=kt("choice"),r=new Map,a=k("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,k("input",{type:"radio",name:o,onchange:()=>n(s)})),a.append(k("label",{},r.get(s),k("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function At({label:t,onChange:e,options:n=[],wide:o=!1}){let r=kt("select"),a=k("select",{id:r,onchange:()=>e(a.value)}),s=k("div",{class:o?"attn-field attn-wide":"attn-field"},k("label",{for:r},t),a),[i,l]=[n,""],c=0,d=p=>{let[g,f]=i[p];T(a.options[p],"value",g),W(a.options[p],f)},u=()=>{for(c=0;a.length>i.length;)a.lastChild.remove();i.forEach((p,g)=>d(g))},h=(p,g=n)=>{i=g;let f=i.findIndex(([w])=>String(w)===String(p)),m=JSON.stringify(i);if(m!==l){for(;a.length<i.length;)a.append(k("option",{}));f>=0&&d(f),c||(c=setTimeout(u,40))}l=m,a.selectedIndex!==f&&(a.selectedIndex=f)};return h(n[0]?.[0]),{root:s,set:h}}function pe(t=700){let e=k("p",{class:"attn-summary"}),n=k("span",{class:"attn-hidden",role:"status"}),o,r=(a,s=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>W(n,s),t)),W(e,a)};return{root:k("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function fe(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var[wn,st]=[1,2],ge=4,Et=40,me=Float64Array.from({length:32},(t,e)=>2**(e-25));function xn(t){let[e,n]=[t>>10&31,t&1023],o=e===0?n*me[1]:(n+1024)*me[e];return t&32768?-o:o}function bn({shapes:t,numbers:e}){let n=atob(e),o=new Float32Array(n.length/2);for(let s=0;s<o.length;s++)o[s]=xn(n.charCodeAt(2*s)|n.charCodeAt(2*s+1)<<8);let r=0,a=([s,i])=>[s,o.subarray(r,r+=i.reduce((l,c)=>l*c,1))];return Object.fromEntries(Object.entries(t).map(a))}function et(t,e,n=null,o=0,r=e.length){let a=new Float64Array(t.length/r);for(let s=0,i=o;s<a.length;s++,i+=r){let l=n===null?0:n[s];for(let c=0;c<e.length;c++)l+=t[i+c]*e[c];a[s]=l}return a}function we(t,e){let n=new Float64Array(e.length/t.length);for(let o=0,r=0;o<t.length;o++,r+=n.length)for(let a=0;a<n.length;a++)n[a]+=t[o]*e[r+a];return n}var xe=t=>1/(1+Math.exp(-t));function yn(t,e,n,o){let r=e.length,a=et(n,e,o),s=new Float64Array(r);for(let i=0;i<r;i++){let l=xe(t[i]+a[i]),c=xe(t[r+i]+a[r+i]),d=Math.tanh(t[2*r+i]+l*a[2*r+i]);s[i]=(1-c)*d+c*e[i]}return s}function vn(t,e){let n=new Float64Array(e[0].length);for(let o=0;o<e.length;o++)for(let r=0;r<n.length;r++)n[r]+=t[o]*e[o][r];return n}function kn(t,e){let n=new Float64Array(t.length+e.length);return n.set(t),n.set(e,t.length),n}function $n(t){let[e,n]=[-1/0,0];for(let r of t)e=Math.max(e,r);for(let r of t)n+=Math.exp(r-e);let o=e+Math.log(n);return t.map(r=>r-o)}function Mn(t){let e=st;for(let n=st+1;n<t.length;n++)t[n]>t[e]&&(e=n);return e}function An(t){let e=new Map,n=t["encoder.bias_hh_l0"].length/3;return(o,r,a,s)=>{let i=`${o} ${a}`;if(!e.has(i)){let l=t[`${r}_embedding.weight`].subarray(a*n,(a+1)*n);e.set(i,et(t[`${o}.weight_ih_l0`],l,t[`${o}.bias_ih_l0`],0,s))}return e.get(i)}}function Sn(t,e,n){if(e===null)return null;let o=s=>{let i=ee(s);return{weights:i,context:vn(i,n)}};if(e==="dot")return s=>o(n.map(i=>et(i,s)[0]));let r=t["attention.v"],a=n.map(s=>we(s,t["attention.w_key"]));return s=>{let i=we(s,t["attention.w_query"]);return o(a.map(l=>{let c=0;for(let d=0;d<r.length;d++)c+=r[d]*Math.tanh(i[d]+l[d]);return c}))}}function En(t){let e=bn(t),n=An(e),o=t.attention==="additive",r=e["encoder.bias_hh_l0"].length/3,a=d=>(u,h)=>yn(u,h,e[`${d}.weight_hh_l0`],e[`${d}.bias_hh_l0`]),[s,i]=[a("encoder"),a("decoder")],l=d=>{let u=new Float64Array(r);return d.map(h=>u=s(n("encoder","source",h,r),u))},c=(d,u,h)=>{let p=n("decoder","target",u,o?2*r:r),g=o?d(h):null;if(o){let b=et(e["decoder.weight_ih_l0"],g.context,null,r,2*r);p=p.map((x,y)=>x+b[y])}let f=i(p,h);d&&!o&&(g=d(f));let m=g===null?f:kn(f,g.context),w=et(e["join.weight"],m).map(Math.tanh);return{next:f,seen:g,logProbs:$n(et(e["output.weight"],w,e["output.bias"]))}};return d=>{let u=l(d),h=Sn(e,t.attention,u),[p,g,f]=[u.at(-1),wn,0],m=[],w=[];for(;g!==st&&m.length<Et;){let{next:x,seen:y,logProbs:v}=c(h,g,p);[p,g]=[x,Mn(v)],f+=v[g],m.push(g),y&&w.push(y.weights)}let b=u.map(x=>Array.from(x));return{tokens:m,states:b,logProbability:f,weights:h?w:null}}}var tt="[\\p{L}\\p{N}_]",zn=new RegExp(`'s(?!${tt})|${tt}+'(?!s(?!${tt}))(?=${tt})|${tt}+(?:-${tt}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),ve=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(zn)??[],St=t=>t.normalize("NFD").replace(/\p{M}/gu,"");function Tn(t){let e=new Set(t),n=new Map;for(let o of t)n.set(St(o),[...n.get(St(o))??[],o]);return o=>{let r=n.get(St(o))??[];return e.has(o)||r.length!==1?o:r[0]}}function ke(t,e){let n=(a,s)=>t[a].toLowerCase()===e[s].toLowerCase(),o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let a=t.length-1;a>=0;a--)for(let s=e.length-1;s>=0;s--)o[a][s]=n(a,s)?o[a+1][s+1]+1:Math.max(o[a+1][s],o[a][s+1]);let r=t.map(()=>-1);for(let a=0,s=0;a<t.length&&s<e.length;)n(a,s)?r[a++]=s++:o[a+1][s]>=o[a][s+1]?a++:s++;return r}var Ln=(t,e)=>ke(t,e).map(n=>n<0);function On(t,e){let n=ke(t,e.target),o=r=>n.map(a=>r.filter(([,s])=>s===a).map(([s])=>s));return{sure:o(e.sure),possible:o(e.possible)}}var K=({sure:t,possible:e},n)=>t[n].length?t[n]:e[n];function Z({weights:t,links:e}){return t===null||e===null?[]:t.flatMap((n,o)=>{let r=[...e.sure[o],...e.possible[o]];return r.length>0&&!r.includes(P(n))?[o]:[]})}function be(t,e){let n=Uint8Array.from(atob(t),a=>a.charCodeAt(0)),o=new DataView(n.buffer),r=a=>Array.from({length:e},(s,i)=>o.getFloat32(4*(a*e+i),!0));return Array.from({length:n.length/4/e},(a,s)=>r(s))}function _n({words:t,weights:e,states:n,probability:o,ended:r},a){let s=atob(n).length/4/a;return{words:t,probability:o,ended:r,states:be(n,s),weights:e===null?null:be(e,a)}}var ye=(t,e)=>t.length===e.length&&t.every((n,o)=>n===e[o]);function $e(t){let e=t.models??={},{source:n,found:o}=t.opening,r={},a=new Map(t.source_words.map((f,m)=>[f,m+ge])),s=Tn(t.source_words),i=new Map,l=new Map,c=(f,m)=>(i.has(f)||i.set(f,En(e[f])),i.get(f)(m)),d=(f,m)=>{if(!e[f])return r[f]??=_n(o[f],m.length);let w=`${f} ${m.join(" ")}`;if(l.size>300&&l.clear(),!l.has(w)){let b=c(f,m.map($=>a.get($))),x=b.tokens.filter($=>$!==st).map($=>t.target_words[$-ge]??"<unk>"),y=b.tokens.at(-1)===st,v=b.weights?.slice(0,x.length)??null;l.set(w,{words:x,weights:v,states:b.states,probability:Math.exp(b.logProbability),ended:y})}return l.get(w)},u=f=>{let m=ve(f),w=m.map(s),b=m.flatMap((v,$)=>v===w[$]?[]:[[v,w[$]]]),x=w.filter(v=>a.has(v)),y=w.filter(v=>!a.has(v)&&/[\p{L}\p{N}]/u.test(v));return{source:x.slice(0,Et),mended:b,unknown:y,cut:x.length>Et}};return{compute:c,numbers:({sentence:f,first:m,second:w})=>{let b=u(f),x=b.unknown.length?null:t.pairs.find(({source:v})=>ye(v,b.source)),y=v=>{if(!v||b.source.length===0)return null;let $=d(v,b.source);return{name:v,...$,wrong:x?Ln($.words,x.target):$.words.map(()=>!1),links:x?On($.words,x):null}};return{...b,wanted:x?.target??null,first:y(m),second:y(w)}},lacks:({sentence:f,first:m,second:w})=>{let{source:b}=u(f);return b.length===0||ye(b,n)?[]:[...new Set([m,w])].filter(x=>x&&!e[x])},put:(f,m)=>void(e[f]=m),pairs:t.pairs}}var B=({first:t,second:e})=>[t,e].find(n=>n?.weights)??t;function H({source:t,first:e,second:n}){return[t.length,Math.max(e?.words.length??0,n?.words.length??0)]}function nt(t,{read:e,step:n}){let[o,r]=H(t);return e===null?o+Math.min(n??r,r):Math.min(e,o)}function Me(t,e){let[n,o]=H(t);return e<n?{read:Math.max(0,e),step:null}:{read:null,step:e>=n+o?null:e-n}}var zt=t=>t.map(e=>P(e));function it(t){let e=zt(t),n=t.map(s=>s.reduce((i,l,c)=>i+l*c,0)),[o,r,a]=[0,[0,0],0];for(let s=1;s<=e.length;s++){if(s<e.length&&e[s]<e[s-1]&&n[s]<n[s-1])continue;let[i,l]=[o,s-1],c=e[i-1]===e[i]||e[l+1]===e[l],d=l-i+(c?.5:0);l>i&&d>a&&n[i]-n[l]>.5&&([r,a]=[[i,l],d]),o=s}return a>0?r:null}function Ae(t,e){let n=zt(t);return e.flatMap((o,r)=>{let a=r?1:-1,s=o;for(;n[s+a]===n[o];)s+=a;return s===o?[]:[r?[o,s]:[s,o]]})}var Se=t=>zt(t).every((e,n,o)=>n===0||e>=o[n-1]),Ee=t=>(t[0]??[]).flatMap((e,n)=>t.reduce((o,r)=>o+r[n],0)<.1?[n]:[]);var De={};Ye(De,{LINES:()=>G,TALL:()=>ht,matrix:()=>Bt,percent:()=>pt,places:()=>X,ribbonScene:()=>It,scrolledTo:()=>Wt,shared:()=>jt,sight:()=>Ft,squeeze:()=>Rt,tableAt:()=>qt,tableOf:()=>Dt,wordHits:()=>Pt});var Nn={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Cn=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),jn=t=>~t.reduce((e,n)=>Cn[(e^n)&255]^e>>>8,-1)>>>0,ct=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function lt(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...ct(e.length),...n,...ct(jn(n))]}var In=t=>L(Math.round(128+127*t),0,255);function Fn(t){let[e,n]=[1,0];for(let r of t)n=(n+(e=(e+r)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...ct((n<<16|e)>>>0)]}var ze=Array.from({length:256},(t,e)=>e-128),Te=t=>[...lt("PLTE",ze.flatMap(e=>Nn[t][e<0?"below":"above"])),...lt("tRNS",ze.map(e=>Math.min(255,2*Math.abs(e))))],Wn={signed:Te("signed"),weight:Te("weight")},Le=new WeakMap;function Tt(t,e,n=1,o="signed"){let r=Le.get(t)??new Map;Le.set(t,r);let a=`${e} ${n} ${o}`;return r.has(a)||r.set(a,Pn(t,e,n,o)),r.get(a)}function Pn(t,e,n,o){let r=t.length/e,a=[];for(let l=0;l<r;l++){a.push(0);for(let c=0;c<e;c++)a.push(In(t[l*e+c]/n))}let i=[137,80,78,71,13,10,26,10,...lt("IHDR",[...ct(e),...ct(r),8,3,0,0,0]),...Wn[o],...lt("IDAT",Fn(a)),...lt("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var Rn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Dn=1.12,dt=new Map;function qn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Rn[r.charCodeAt(0)-32]??556),0);return Dn*n/1e3}function I(t,e){return dt.size>5e3&&dt.clear(),dt.has(t)||dt.set(t,qn(t)),e*dt.get(t)}var xt=20,Bn=.005,Oe=16,U=25,ht=13*U+28,Fe=12,_e=60,_={angle:60,least:28,most:34,from:480,edge:46},G=298,Ot=3,R={tall:224,high:264,cell:20,name:11,small:8},Hn=[18,17,16,15,14],Un=16,We=.3,pt=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,ft=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),J=t=>String(E(10*t)/10),Q=(t,e)=>L(t-e);function Ne(t,e,n){let o=t.map(i=>Math.max(xt,I(i,e))),r=n-o.reduce((i,l)=>i+l,0),a=t.length>1?Math.min(e*1.5,r/(t.length-1)):0;if(t.length>1?a<6:r<0)return null;let s=(r-a*(t.length-1))/2;return o.map(i=>{let l={x:s+i/2,w:i};return s+=i+a,l})}function Vn(t,e,n,o){let r=Math.max(t.length,e.length),a=20+r*U+8>o,s=n-(a?Fe:0),[i,l]=[15,20],c=g=>Math.max(0,...g.map(f=>I(f,i))),d=L(c(t),40,s*.38),u=s-L(c(e),40,s*.38),h=Math.max(G,l+r*U+8),p=(g,f,m)=>g.map((w,b)=>{let x=I(w,i),y=a?l-2:h/2+6-U*g.length/2;return{x:f-m*x/2,y:y+U*(b+.5)+5,w:x}});return{sideways:!0,scrolls:a,size:i,row:U,width:s,height:h,leave:d+24,arrive:u-8,source:p(t,d,1),target:p(e,u,-1)}}function Kn(t,e,n){if(n<_.from)return null;let o=13,r=g=>Math.max(1,g.length-1),a=_.least*Math.max(r(t),r(e))+2*_.edge,s=a>n,[i,l]=s?[a,G-Fe]:[n,G],c=g=>s?_.least:Math.min(_.most,(i-2*_.edge)/r(g)),d=g=>{let f=Math.max(0,...g.map(m=>I(m,o)));return L(f*Math.sin(_.angle*Math.PI/180)+6,40,96)},[u,h]=[d(t),l-d(e)],p=(g,f)=>{let m=s?_.edge:i/2-(g.length-1)/2*c(g);return g.map((w,b)=>({x:m+b*c(g),y:f,w:I(w,o)}))};return{sideways:!1,lean:!0,scrolls:s,size:o,width:i,height:l,leave:u+26,arrive:h-12,row:Math.min(c(t),c(e))*Math.sin(_.angle*Math.PI/180),source:p(t,u),target:p(e,h)}}function Nt({sideways:t,lean:e},{x:n,y:o,w:r},a){let s=a==="source";if(e){let[l,c]=[n+4,`rotate(-${_.angle} ${E(n+4)} ${E(o)})`];return{anchor:s?" start":" end",at:{x:l,y:o,transform:c},left:s?l:l-r,turn:c}}if(!t)return{anchor:"",at:{x:n,y:o},left:n-r/2,turn:null};let i=s?n+r/2:n-r/2;return{anchor:s?" end":" start",at:{x:i,y:o},left:n-r/2,turn:null}}function X(t,e,n,o=ht){let r=`${t.join(" ")}|${e.join(" ")}|${n}|${o}`;return ut.has(r)||(ut.size>50&&ut.clear(),ut.set(r,Zn(t,e,n,o))),ut.get(r)}var ut=new Map;function Zn(t,e,n,o){for(let r of Hn){let[a,s]=[Ne(t,r,n),Ne(e,r,n)];if(a===null||s===null)continue;let[i,l]=[38,274],c=(d,u)=>d.map(({x:h,w:p})=>({x:h,y:u,w:p}));return{sideways:!1,scrolls:!1,size:r,width:n,height:G,leave:i+31,arrive:l-r-4,source:c(a,i),target:c(s,l)}}return Kn(t,e,n)??Vn(t,e,n,o)}function Gn(t,e){let n=a=>e.sideways?a.y-5:a.x,o=e.source.map((a,s)=>t.reduce((i,l)=>i+l[s],0)),r=e.source.map((a,s)=>n(a)-xt*o[s]/2);return t.map((a,s)=>{let i=n(e.target[s])-xt/2;return a.map((l,c)=>{let d=l*xt,u={width:d,from:r[c]+d/2,to:i+d/2};return r[c]+=d,i+=d,u})})}function Ct({from:t,to:e},{sideways:n,leave:o,arrive:r}){let a=(o+r)/2,[s,i,l,c]=n?[[o,t],[a,t],[a,e],[r,e]]:[[t,o],[t,a],[e,a],[e,r]],d=([u,h])=>`${E(u)} ${E(h)}`;return`M${d(s)}C${d(i)} ${d(l)} ${d(c)}`}function Pe(t,e,n){let o=Math.min(Math.floor(e+1e-9),t.length),r=n!==null&&(n[0]==="read"||n[1]<o)?n:null;if(r){let[l,c]=r;return{done:o,chosen:r,run:null,near:(d,u)=>l==="written"?d===c:u===c,strength:(d,u)=>d===c&&l==="written"||u===c&&l==="read"?.92:.07}}let a=e>0&&o<t.length?Math.max(0,o-1):-1;if(a>=0)return{done:o,chosen:r,run:null,near:l=>l===a,strength:l=>l===a?.92:.32};let s=it(t.slice(0,o)),i=l=>s!==null&&s[0]<=l&&l<=s[1];return{done:o,chosen:r,run:s,near:i,strength:l=>i(l)?.78:.32}}function jt(t,e,{focus:n,chosen:o}){let r=B(t),a=s=>s===null||e===r||s[0]==="read"||e.words[s[1]]===r?.words[s[1]]?s:null;return{focus:a(n),chosen:a(o)}}function Jn(t,e,n,o){let a=Gn(t,e).flatMap((s,i)=>s.flatMap((l,c)=>{if(t[i][c]<Bn)return[];let d=J(o.strength(i,c)*Q(n,i)),u={d:Ct(l,e),"stroke-width":l.width,"stroke-opacity":d};return[{near:o.near(i,c),mark:A(`w ${i} ${c}`,"path","weight line ribbon",u)}]}));return[!1,!0].flatMap(s=>a.filter(i=>i.near===s).map(i=>i.mark))}function Qn(t,e,n,o){let r=a=>e.sideways?a.y-5:a.x;return Z(t).flatMap(a=>K(t.links,a).map(s=>{let[i,l]=[r(e.source[s]),r(e.target[a])],c=o.chosen===null||o.near(a,s)?.85:.12;return A(`missed ${a} ${s}`,"path","ink line missed",{d:Ct({from:i,to:l},e),opacity:J(c*Q(n,a))})}))}var _t=t=>.35+.65*Math.min(1,2*t);function Xn({source:t},{weights:e,states:n},o,r,a){let s=a.run===null?[]:e.slice(a.run[0],a.run[1]+1).map(P),i=l=>{if(a.chosen===null)return 1;let[c,d]=a.chosen;return c==="read"?+(d===l):e[d][l]};return t.flatMap((l,c)=>{let{x:d,y:u}=o.source[c],{anchor:h,at:p}=Nt(o,o.source[c],"source"),g=r>c&&r<=c+1&&r<t.length,f=Math.max(We,Q(r,c)*_t(i(c))),m=g?"key strong word":s.includes(c)?"weight turn word":"ink word",w=Math.min(Oe,o.size+1),x={...o.sideways?{x:o.leave-4-w,y:u-5-w/2}:{x:d-Oe/2,y:u+(o.lean?7:10)},width:w,height:w,href:Tt(n[c],8),opacity:J(.8*Q(r,c)*_t(i(c)))};return[A(`s ${c}`,"text",`${m} size${o.size}${h}`,{...p,opacity:J(f)},l),A(`kept ${c}`,"image","map",x)]})}function Yn(t,e,n,o){return t.words.flatMap((r,a)=>{let{y:s,w:i}=e.target[a],{anchor:l,at:c,left:d,turn:u}=Nt(e,e.target[a],"target"),h=o.chosen===null?1:o.chosen[0]==="written"?+(o.chosen[1]===a):t.weights[a][o.chosen[1]],p=J(Q(n,a)*_t(h)),g=o.run!==null&&o.run[0]<=a&&a<=o.run[1],f=t.wrong[a]?"soft word":g?"weight turn word":"ink word";return[A(`t ${a}`,"text",`${f} size${e.size}${l}`,{...c,opacity:p},r),...t.wrong[a]?[Re(a,d,s-e.size*.3,i,p,u)]:[]]})}var Re=(t,e,n,o,r,a=null)=>A(`x ${t}`,"line","ink line strike",{x1:e,x2:e+o,y1:n,y2:n,opacity:r,...a===null?{}:{transform:a}});function to(t,e,n){let[o,r]=n.chosen,a=o==="written",s=a?t[r]:t.slice(0,n.done).map(d=>d[r]),i=a?e.source:e.target,l=[];return s.map((d,u)=>u).sort((d,u)=>s[u]-s[d]).filter(d=>s[d]>=.02).flatMap(d=>{let{x:u,y:h}=i[d];if(!e.sideways&&l.some(x=>Math.abs(x-u)<34))return[];l.push(u);let p=e.lean?{x:u,y:a?e.leave+14:e.arrive-6}:{x:u,y:a?h-e.size-3:h+18},g=pt(s[d]),f=A(`share ${d}`,"text","weight strong share",p,g);if(!e.sideways)return[f];let[m,w]=[I(g,13)+8,a?e.leave+26:e.arrive-26],b={x:w-m/2,y:h-14,width:m,height:18,rx:4};return[A(`label ${d}`,"rect","paper label",b),{...f,at:{x:E(w),y:E(h)}}]})}function eo(t,e,n,o,r){let a=t.words.length>0&&n>=r.length&&o<t.words.length?e.target[Math.floor(o)]:null;if(a===null)return[];let{left:s,turn:i}=Nt(e,a,"target");return[A("caret","rect","ink solid",{x:s-1,y:a.y-e.size+2,width:2,height:e.size+2,...i?{transform:i}:{}})]}function It(t,e,{width:n,most:o,clock:r,focus:a=null}){let s=X(t.source,e.words,n,o),{read:i,written:l}=ft(t,r),c=e.weights,d=Pe(c,l,a),u=[...Jn(c,s,l,d),...Qn(e,s,l,d),...Xn(t,e,s,i,d),...Yn(e,s,l,d),...eo(e,s,i,l,t.source),...d.chosen?to(c,s,d):[]];return{width:s.width,height:s.height,marks:u}}function Ft(t,e,{width:n,most:o,clock:r,focus:a=null}){let s=X(t.source,e.words,n,o),i=({x,y})=>s.sideways?y-5:x,{read:l,written:c}=ft(t,r),d=e.weights,{done:u,chosen:h}=Pe(d,c,a);if(!s.scrolls||h===null&&u===d.length)return null;if(h===null&&u===0){let x=i(s.source[L(Math.ceil(l)-1,0,t.source.length-1)]);return{own:x,other:x}}let[p,g]=h??["written",u-1],f=p==="written",m=P(f?d[g]:d.slice(0,u).map(x=>x[g])),[w,b]=f?[s.target,s.source]:[s.source,s.target];return{own:i(w[g]),other:i(b[Math.max(0,m)])}}function Wt(t,e,{own:n,other:o}){let[r,a]=[Math.min(n,o)-_e,Math.max(n,o)+_e];return Math.max(0,a-r>e?n-e/2:L(t,a-e,r))}function Pt(t,e,{width:n,most:o,clock:r,focus:a=null}){let s=X(t.source,e.words,n,o),{read:i,written:l}=ft(t,r),c=e.weights,d=Z(e),u=g=>{let f=P(c[g]),m=d.includes(g)?`, linked by the grammar with ${K(e.links,g).map(w=>t.source[w]).join(" ")}`:"";return`${e.words[g]}, from ${t.source[f]} ${pt(c[g][f])}${m}${e.wrong[g]?", wrong":""}`},h=s.lean?Math.min(U,s.row):U,p=(g,f,m,w,b,x)=>f.slice(0,w).map((y,v)=>{let{x:$,y:S,w:O}=m[v],C=Math.max(24,O+(s.sideways?8:4)),M=a!==null&&a[0]===g?a[1]:-1,D=v===L(M,0,w-1)?0:-1,rt=M===v,F=s.lean?g==="read"?$:$-C:$-C/2;return{id:`${g} ${v}`,x:F,y:s.lean?S-h/2:S-5-h/2,width:C,height:h,...s.lean?{kind:`lean ${g}`}:{},label:b(v),tab:D,lang:x,aria:{pressed:rt}}});return[...p("written",e.words,s.target,Math.min(l,e.words.length),u,"en"),...p("read",t.source,s.source,i,g=>`${t.source[g]}, read`,"fr")]}function Ce(t,e,n,o,r){let a=I(" ",e)+1,s=[[]],i=()=>s.at(-1),l=0;for(let d of t){let u=Math.min(n,I(d,e));l+u>n&&i().length>0&&(s.push([]),l=0),i().push(u),l+=u+a}let c=s.flatMap((d,u)=>{let h=r+(n-d.reduce((p,g)=>p+g+a,-a))/2;return d.map(p=>{let g={x:h+p/2,y:o+e+u*(e+(e<15?5:8)),w:p};return h+=p+a,g})});return{height:s.length*(e+(e<15?5:8)),at:c}}var je=(t,e,n,o)=>Array.from({length:9},(r,a)=>{let s=a/8;return[n+(o-n)*s**2*(3-2*s),t+(e-t)*s]}),Ie=t=>`M${t.map(([e,n])=>`${E(e)} ${E(n)}`).join("L")}Z`;function no(t,e,n,o){let r=(a,s)=>`M${E(e+s*Ot)} ${E(n+o/2)}v${E(-a*o/2)}h${Ot-1}v${E(a*o/2)}Z`;return Array.from(t,r).join("")}function oo(t,e){let[n,o]=[Math.floor(e),e-Math.floor(e)],r=n>0?t[n-1]:t[0].map(()=>0);return o===0?r:r.map((a,s)=>a+(t[n][s]-a)*o)}function Rt({source:t},e,{width:n,clock:o}){let r=Math.max(t.length,e.words.length)>Un,[a,s,i]=[r?13:15,64*Ot,r?28:40],[l,c]=r?[28,48]:[42,58],d=r?" size13":"",{read:u,written:h}=ft({source:t},o),p=(n-s)/2,g=Ce(t,a,n-24,6,12),f=6+g.height+l,m=Ce(e.words,a,n-24,f+i+c,12),w=f+i+c+Math.max(m.height,a+8)+8,[b,x]=[[2,n-2],[p-6,p+s+6]],y=(q,z,j,V)=>[je(q,z,j[0],V[0]),je(q,z,j[1],V[1]).reverse()],[v,$]=y(8+g.height,f-8,b,x),[S,O]=y(f+i+8,f+i+c-8,x,b),C=h===0&&u>0,M=g.at[L(Math.ceil(u)-1,0,t.length-1)],D=Ct({from:M.x,to:n/2},{sideways:!1,leave:M.y+6,arrive:f-10}),rt=["","1 word","both words"][t.length]??`all ${t.length} words`,F=[A("in","path","funnel",{d:Ie([[b[0],2],...v,...$,[b[1],2]])}),A("out","path","funnel",{d:Ie([...S,[b[0],w-2],[b[1],w-2],...O])}),A("row","rect","key frame",{x:p-6,y:f-8,width:s+12,height:i+16,rx:3}),A("middle","line","rule",{x1:p,x2:p+s,y1:f+i/2,y2:f+i/2}),A("bars","path","key solid",{d:no(oo(e.states,u),p,f,i)}),...C?[A("pour","path","key line pour",{d:D})]:[],A("told","text","soft note",{x:n/2,y:f+i+c-22},`64 numbers for ${rt}`)];return t.forEach((q,z)=>{let j=C&&u>z&&u<=z+1;F.push(A(`s ${z}`,"text",`${j?"key strong word":"ink word"}${d}`,{...ro(g.at[z]),opacity:J(Math.max(We,Q(u,z)))},q))}),e.words.forEach((q,z)=>{let{x:j,y:V,w:Y}=m.at[z],gt=J(Q(h,z));F.push(A(`t ${z}`,"text",`${e.wrong[z]?"soft word":"ink word"}${d}`,{x:j,y:V,opacity:gt},q)),e.wrong[z]&&F.push(Re(z,j-Y/2,V-a*.3,Y,gt))}),{width:n,height:w,marks:F}}var ro=({x:t,y:e})=>({x:t,y:e}),Lt=new WeakMap;function ao(t){return Lt.has(t)||Lt.set(t,t.flatMap(e=>Array.from(e))),Lt.get(t)}function Dt({source:t},{words:e},n,o){let[r,a]=[e.length,t.length],s=h=>I(h,R.name),i=h=>Math.max(0,...h.map(s)),l=Math.ceil(i(e))+6,c=Math.ceil(i(t)*Math.sin(_.angle*Math.PI/180))+10,d=Math.cos(_.angle*Math.PI/180),u=Math.min(R.cell,((o?R.high:R.tall)-c-2)/Math.max(1,r),(n-l-2)/Math.max(1,a),...t.map((h,p)=>(n-l-6-s(h)*d)/(p+.5)));return{left:l,top:c,cell:u,step:Math.max(1,Math.ceil(R.name/u))}}function qt(t,e,{width:n,high:o=!1},[r,a]){let{left:s,top:i,cell:l}=Dt(t,e,n,o),c=f=>Math.floor((f-1)/l),[d,u]=[c(a-i),a<i],h=u?(i-3-a)/Math.tan(_.angle*Math.PI/180):0,p=c(r-s-h),g=p>=0&&p<t.source.length;if(u)return g?["read",p]:void 0;if(!(d>=e.words.length||r>s+l*t.source.length+2))return g?["written",d,p]:["written",d]}function so({source:t},{words:e},{left:n,top:o,cell:r,step:a}){let s=l=>(l+.5)*r+1,i=(l,c)=>l.flatMap((d,u)=>u%a?[]:[c(d,u)]);return[...i(e,(l,c)=>{let d={x:n-4,y:o+s(c)+4};return A(`row ${c}`,"text","soft tiny end",d,l)}),...i(t,(l,c)=>{let[d,u]=[n+s(c)+3,o-3],h=`rotate(-${_.angle} ${E(d)} ${E(u)})`;return A(`column ${c}`,"text","soft tiny start",{x:d,y:u,transform:h},l)})]}function io({links:t},{left:e,top:n,cell:o}){if(t===null)return[];let r=E(o-1),a=(l,c)=>`M${E(e+1.5+c*o)} ${E(n+1.5+l*o)}h${r}v${r}h${-r}Z`,s=l=>l.flatMap((c,d)=>c.map(u=>a(d,u))).join(""),i=`ink line link${o<R.small?" thin":""}`;return[A("links possible","path",`${i} possible`,{d:s(t.possible)}),A("links sure","path",i,{d:s(t.sure)})]}function lo(t,{words:e},{left:n,top:o,cell:r,step:a},s){let i=o+2+e.length*r,l=(p,g,f,m)=>A(p,"rect","paper",{x:g,y:f,width:m,height:Math.max(0,i+6-f)}),c=Math.floor((t-1)/a)*a,[d,u]=[o+1+r/2,R.name/2],h=t>0?d+c*r+u:d-u-.5;return[l("unwritten",n,o+1+t*r,s-n+2),l("unnamed",0,h,n)]}function Bt(t,e,{width:n,clock:o,focus:r=null,high:a=!1}){let s=e.weights,i=t.source.length,l=Math.min(Math.floor(ft(t,o).written+1e-9),s.length),c=Dt(t,e,n,a),{left:d,top:u,cell:h}=c,[p,g]=[h*i,h*s.length],f={x:d+1,y:u+1,width:p,height:g},m=Tt(ao(s),i,1,"weight"),w=[A("map","image","map",{...f,preserveAspectRatio:"none",href:m}),...so(t,e,c),...io(e,c),...l<s.length?lo(l,e,c,d+p):[],A("frame","rect","frame",f)];if(r!==null&&(r[0]==="read"||r[1]<l)){let[b,x,y]=r,v=b==="written",$=v?{x:d,y:u+x*h,width:p+2,height:h+2}:{x:d+x*h,y:u,width:h+2,height:g+2};if(w.push(A("look","rect","weight line look",$)),v&&y!==void 0){let S={...$,x:d+y*h,width:h+2};w.push(A("spot","rect","weight line look",S))}}return{width:n,height:a?R.high:R.tall,marks:w}}var qe=`text.note { font-size: 13px; }
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
  .alignment-board.alone .alignment-table { min-height: 325px; }
  .alignment-side:nth-child(2) .attn-stage { min-height: 298px; }
  .alignment-side:nth-child(2) .long { max-height: 298px; } /* LINES in scene.js */
  .alignment-fields { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 14px; }
  .alignment-fields .attn-field { grid-template-columns: auto minmax(0, 1fr); }
  .attn-alignment .attn-summary { min-height: 5.8em; }
}
@container (min-width: 800px) { .alignment-side:nth-child(2) .attn-stage { min-height: 353px; } }
@container (max-width: 479px) {
  .attn-alignment .attn-summary { font-size: 1em; min-height: 10.15em; }
  .attn-hint .wide { display: none; }
  .alignment-side:first-child .attn-stage { min-height: 353px; }
}
/* On a phone the words themselves tell the weights when they are pressed. */
@container (max-width: 480px) { .alignment-table { display: none; } }
@media (forced-colors: active) { .attn-play { border: 1px solid; } }
@media print {
  .alignment-side:nth-child(n) .long { overflow: visible; max-height: none; mask-image: none; }
  .alignment-picture { width: auto !important; }
  .attn .alignment-more { display: none; }
  .attn-alignment :is(.attn-stage, .attn-summary) { min-height: 0 !important; }
  .alignment-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; }
}
.attn-hit.lean { transform: rotate(-60deg); transform-origin: 0 50%; }
.attn-hit.lean.written { transform-origin: 100% 50%; }
`;var Ue={additive:["With attention",", additive score"],dot:["With attention",", dot product"],no_attention:["Without attention",", all in one row"]},Ut={additive:"with the additive score",dot:"with the dot product",no_attention:"without attention"},Ht={additive:"the additive translator",dot:"the dot translator",no_attention:"the translator without attention"},yt=t=>pt(t).replace(" ","\xA0"),N=t=>`\u201C${t}\u201D`,Ve=t=>at(t.map(N)),Vt=t=>t[0].toUpperCase()+t.slice(1),bt=(t,e=5)=>at([...t.slice(0,e),...t.length>e?[`${t.length-e} more`]:[]]);function ho({mended:t,unknown:e,cut:n}){let o=t.length?`Read with accents: ${bt(t.map(([,a])=>N(a)))}. `:"",r=e.length?`Left out, not among the translators\u2019 words: ${bt(e.map(ue))}. `:"";return`${o}${r}${n?"Only the first 40 words are read. ":""}`}function po({source:t},{words:e,weights:n,links:o},r,a){let s=n[r],i=`${N(e[r])} gives ${N(t[a])} ${yt(s[a])} of its attention`;if(o===null||K(o,r).length===0)return`${i}.`;let[l,c]=[o.sure[r].includes(a),o.possible[r].includes(a)];return`${i}; the grammar ${l?"links the two":c?"may link the two":"does not link the two"}.`}function He(t,e,n,o){let{source:r}=t;if(e.weights===null)return`${N(e.words[n])} is written from the row of 64 numbers alone.`;let a=e.weights[n],i=a.map((d,u)=>u).sort((d,u)=>a[u]-a[d]).filter((d,u)=>u===0||u<3&&a[d]>=.1).map(d=>`${N(r[d])} (${yt(a[d])})`),l=o===void 0?"":`${po(t,e,n,o)} `,c=o===void 0&&Z(e).includes(n)?` The grammar links ${N(e.words[n])} with ${Ve(K(e.links,n).map(d=>r[d]))} (dashed).`:"";return`${l}${N(e.words[n])} attends to ${at(i)}.${c}`}function fo({source:t},e,n,o){let r=e.words.flatMap((a,s)=>s<o&&e.weights[s][n]>=.1?[`${N(a)} (${yt(e.weights[s][n])})`]:[]);return r.length===0?`No word written attends to ${N(t[n])} with 10\xA0% or more.`:`${at(r)} ${r.length===1?"attends":"attend"} to ${N(t[n])}.`}function go({source:t,unknown:e},{name:n,words:o,weights:r}){if(r===null)return`${t.length===1?"The word passes":`All ${t.length} words pass`} through one row of 64 numbers.`;if(e.length||o.length===0)return"";let a=it(r);if(a===null)return Se(r)&&o.length>1?`The largest weights of ${Ht[n]} go through the French words from front to back.`:"";let s=Ae(r,a).map(([l,c])=>`${Ve(o.slice(l,c+1))} ${l+1===c?"both":"all"} attend most to ${N(t[r[l].indexOf(Math.max(...r[l]))])}.`);return[`For \u201C${o.slice(a[0],a[1]+1).join(" ")}\u201D the ribbons cross: ${Ht[n]} attends to the French words from back to front.`,...s].join(" ")}function mo(t){let e=t.filter(({weights:r,links:a})=>r&&a),n=e.map(r=>Z(r).map(a=>N(r.words[a])));return e.length===0?"":n.flat().length===0?"Every largest weight lies on a link of the grammar.":`The largest weight misses the grammar\u2019s link (dashed) ${e.map(({name:r,words:a,links:s},i)=>{let l=a.filter((h,p)=>K(s,p).length).length,c=i?"":` of ${l} ${l<a.length?"right words":"words"}`,d=e.length>1?` ${Ut[r]}`:"",u=n[i].length?`: ${bt(n[i])}`:"";return`for ${n[i].length||"none"}${c}${d}${u}`}).join("; ")}.`}function wo({source:t},e){return e.flatMap(n=>{let o=Ee(n.weights??[]).map(r=>N(t[r]));return o.length===0?[]:[`${Vt(Ut[n.name])} ${bt(o,3)} ${o.length===1?"gets":"get"} almost no weight.`]}).join(" ")}function xo(t){let e=({name:o,words:r,wrong:a,ended:s})=>{let i=r.filter((u,h)=>a[h]);if(i.length===0&&s)return[];let l=i.length>0&&i.length<5?`: \u201C${i.join(" ")}\u201D`:"",c=i.length===1?"is":"are",d=s?"":", and the translation does not come to an end";return[`${Ut[o]} ${i.length} of ${r.length} words ${c} wrong${l}${d}`]},n=t.flatMap(e);return n.length>0?`${Vt(n.join("; "))}.`:t.length>1?"Neither translator writes a wrong word.":"No word is wrong."}function bo(t){let e=n=>`${Ht[n.name]} gives its own output ${yt(n.probability)}${n.ended?"":", which does not come to an end"}`;return`${Vt(t.map(e).join("; "))}. That is how sure ${t.length>1?"each":"the translator"} is, not how right: no translation of this sentence is stored.`}function Kt(t,e){let{source:n,first:o,second:r,wanted:a}=e,s=ho(e),i=B(e);if(o===null||i===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let l=nt(e,t),c=Math.max(0,l-n.length),d=Math.min(c,i.words.length),[u,h,p]=t.focus??["none",0];if(i.weights!==null&&u==="read"&&h<n.length)return s+fo(e,i,h,d);if(u==="written"&&h<d)return s+He(e,i,h,p);if(l<n.length)return`${s}Reading, word by word: with attention the 64 numbers after each word are kept; without attention there is one row, rewritten at each word.`;if(d===0)return`${s}All is read. Now the translation is written, word by word.`;if(c<H(e)[1])return s+He(e,i,d-1);let g=[o,r].filter((m,w,b)=>m!==null&&b.findIndex(x=>x?.name===m.name)===w).map(m=>m),f=a===null?[wo(e,g),bo(g)]:[mo(g),xo(g)];return[`${s}${go(e,i)}`.trim(),...f].filter(Boolean).join(" ")}var Ke=240,yo=520,vo=560,Ze=800,ko=700,Zt={additive:"additive score",dot:"dot product",no_attention:"no attention"},Ge={...Zt,"":"nothing"},$o={additive:"Additive score",dot:"Dot product"},ot=t=>t.read(),Qe=()=>Qt("svg",{class:"scene","aria-hidden":"true"});function Mo({target:t,data:e,inputType:n,isComposing:o}){return(o||e?.length===1||n?.startsWith("delete"))&&/[\p{L}\p{N}]$/u.test(t.value.slice(0,t.selectionStart))}function Ao(t){let[e,n,o]=[0,0,null],r=()=>{clearTimeout(e),cancelAnimationFrame(n),[e,n]=[0,0]},a=p=>{r(),t.change({sentence:p,read:null,step:null,focus:null})},s=At({label:"Sentence",onChange:a,options:[["","your own"]],wide:!0}),i=()=>a(c.value),l=()=>e&&i(),c=k("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:p=>{r(),Mo(p)?e=Number(setTimeout(i,ko)):n=requestAnimationFrame(i)},onchange:l,onkeydown:p=>p.key==="Enter"&&l()}),d=k("label",{class:"attn-field attn-wide alignment-own"},k("span",{},"or type"),c);return{root:k("div",{class:"alignment-fields"},s.root,d),tell:({sentence:p},{pairs:g})=>{let f=g.some(m=>m.text===p);s.set(f?p:"",[["","your own"],...g.map(m=>[m.text,m.text])]),p!==o&&r(),!e&&c.value!==p&&(c.value=p),o=p},stop:r}}function So(t){let n=he("Translator",Zt,i=>{let l=ot(t),c=l.second===i?l.first:l.second;t.change({first:i,second:c,focus:null})}),o=At({label:"beside it",options:Object.entries(Ge),onChange:i=>t.change({second:i})}),r=[...o.root.querySelectorAll("option")];return{root:k("div",{class:"attn-row alignment-sides"},n.root,o.root),tell:i=>{n.set(i.first),o.set(i.second),Object.keys(Ge).forEach((l,c)=>r[c].disabled=l===i.first)}}}function Eo(t,e){let n=0,o=()=>nt(e(),ot(t)),r=(b,x=!0)=>{let y=e();y?.first&&t.change({...Me(y,b),focus:null},{glide:x})},a=()=>H(e()).reduce((b,x)=>b+x),s=()=>{W(u,n?"\u275A\u275A":"\u25B6"),T(u,"aria-label",n?"Pause":"Play: read and write")},i=()=>{clearTimeout(n),n=0,s()},l=b=>void(n=Number(setTimeout(c,b))),c=()=>{if(!e()?.first||(r(o()+1),o()>=a()))return i();l(o()<e().source.length?Ke:yo)},d=()=>{e()?.first&&(o()>=a()&&r(0),l(Ke),s())},u=k("button",{type:"button",class:"attn-play",onclick:()=>n?i():d()}),h=k("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(i(),r(h.valueAsNumber))}),p=["reads","writes"].map(b=>k("span",{},b)),g=(b,x,y)=>{let{root:v}=Mt(b,()=>(i(),r(o()+y)));return v.removeAttribute("aria-pressed"),v.setAttribute("aria-label",x),v},f=k("div",{class:"alignment-track attn-range"},h,k("div",{class:"alignment-phases","aria-hidden":"true"},...p)),m=k("div",{class:"alignment-clock"},u,f,g("\u2039","One word back",-1),g("\u203A","One word on",1)),w=(b,x)=>{let[y,v]=H(x),$=nt(x,b);T(h,"max",String(y+v)),h.value=$,h.disabled=x.first===null,h.style.setProperty("--from","0"),h.style.setProperty("--to",String($/Math.max(1,y+v))),T(h,"aria-valuetext",$>y?`${$-y} of ${v} words written`:`${$} of ${y} words read`),p.forEach(S=>S.hidden=y+v===0),p[0].style.width=p[1].style.left=`${100*y/Math.max(1,y+v)}%`};return s(),{root:m,tell:w,stop:i}}function zo(t,e,n){return o=>(r,a)=>{let s=()=>[a().id.split(" ")[0],Number(a().id.split(" ")[1])],i=h=>t.change({focus:h});r.addEventListener("pointerenter",h=>h.pointerType==="mouse"&&n(s())),r.addEventListener("pointerleave",()=>n(void 0)),r.addEventListener("click",()=>i(String(t.read().focus)===String(s())?null:s()));let l=(h,p)=>()=>{let[g,f]=s(),m=e(),{words:w,weights:b}=B(m);if(!p){let y=g==="written"?w:m.source;return[g,L(f+h,0,y.length-1)]}let x=h<0?"read":"written";return x===g?[g,f]:[x,P(x==="read"?b[f]:b.map(y=>y[f]))]},c=()=>r.parentElement.dataset.sideways==="true",d=h=>()=>l(h,c())(),u=h=>()=>l(h,!c())();fe(r,{ArrowRight:d(1),ArrowLeft:d(-1),ArrowDown:u(1),ArrowUp:u(-1),Escape:()=>null},h=>{i(h),h&&o().focus(h.join(" "))})}}function To(t){let[e,n,o]=[0,0,"left"],r=c=>()=>t.scrollBy({[o]:.8*c*e,behavior:mt()?"auto":"smooth"}),a=[["\u2190","Back to the words before",-1],["\u2192","On to the words after",1]].map(([c,d,u])=>k("button",{type:"button",class:"alignment-more",tabindex:-1,"aria-label":d,hidden:!0,onclick:r(Number(u))},c)),s=()=>{let c=o==="left"?t.scrollLeft:t.scrollTop,d=[c>1,c+e<n-1],u=["before","after"].filter((h,p)=>d[p]).map(h=>`more-${h}`);i.className=["alignment-box",o==="top"&&"down",...u].filter(Boolean).join(" "),a.forEach((h,p)=>h.hidden=!d[p])},i=k("div",{class:"alignment-box"},t,...a);return t.addEventListener("scroll",s),{root:i,set:(c,d,u)=>{let h=u?"top":"left";if(!(c===e&&d===n&&h===o)){if([e,n,o]=[c,d,h],n>e)return s();i.className="alignment-box";for(let p of a)p.hidden=!0}}}}function Je(t){let e=Qe(),[n,o]=[k("span",{}),k("small",{})],r=ie(t(()=>r)),a=k("div",{class:"alignment-picture"},e,r.root),s=k("div",{class:"attn-stage",role:"group"},a),i=To(s),l=k("section",{class:"alignment-side"},k("h3",{},n,o),i.root),c=!1,[d,u]=["",""],h=(f,m,w)=>{let b={...w,clock:Math.round(w.clock),focus:w.chosen},x=Ft(f,m,b),[y,v]=[d,f.source.join(" ")];if(d=JSON.stringify([x,b.clock]),u!==v)s.scrollTo({top:0,left:0});else if(x&&d!==y){let{sideways:$}=X(f.source,m.words,w.width,w.most),[S,O,C]=$?["top",s.scrollTop,s.clientHeight]:["left",s.scrollLeft,s.clientWidth],M=mt()?"auto":"smooth";s.scrollTo({[S]:Wt(O,C,x),behavior:M})}u=v},p=(f,m,w,b)=>{let x=m===B(f)&&m.weights!==null;r.set(x?Pt(f,m,{width:w.width,most:w.most,clock:Math.round(w.clock),focus:w.chosen}):[]),T(s,"role",x||b?"group":"presentation"),T(s,"aria-label",x?"Words written and words read; arrow keys move":b?"Ribbons that scroll":""),b&&!x?T(s,"tabindex","0"):s.removeAttribute("tabindex")};return{root:l,paint:(f,m,w,b)=>{let x=f.first===null&&c;if(l.classList.toggle("kept",x),l.style.visibility=m===null&&!x?"hidden":"",x&&r.set([]),m===null||w===0)return;c=!0;let y={...b,...jt(f,m,b),width:w};if(Ue[m.name].forEach((O,C)=>W(C?o:n,O)),m.weights===null)return wt(e,Rt(f,m,y)),s.classList.remove("long"),a.style.width="",i.set(0,0,!1),p(f,m,y,!1);let v=It(f,m,y);wt(e,v);let{scrolls:$,sideways:S}=X(f.source,m.words,w,y.most);s.classList.toggle("long",$),a.style.width=$?`${v.width}px`:"",r.root.dataset.sideways=String(S),p(f,m,y,$),h(f,m,y),$?S?i.set(y.most,v.height,!0):i.set(w,v.width,!1):i.set(0,0,!1)}}}function Lo(t){let e=Qe(),[n,o]=[k("span",{}),k("small",{}," as a table")],r=k("small",{}),a=k("section",{class:"alignment-table"},k("h3",{},n,o),r,e),s=()=>{},i=!1;return e.addEventListener("pointermove",c=>t(s(le(e,c)))),e.addEventListener("pointerleave",()=>t(void 0)),{root:a,paint:(c,d,u)=>{let h=B(c),p=c.first===null&&i;a.classList.toggle("kept",p);let g=h!==null&&h.weights!==null&&h.words.length>0&&d>0;if(a.style.visibility=g||p?"":"hidden",!g)return void(s=()=>{});i=!0,s=f=>{let m=qt(c,h,{...u,width:d},f),w=Math.round(u.clock)-c.source.length;return m&&(m[0]==="read"||m[1]<w)?m:void 0},W(n,$o[h.name]),W(r,h.links?"Framed: the grammar\u2019s links, dotted where a link is only possible.":"Rows are words written, columns words read."),wt(e,Bt(c,h,{...u,width:d}))}}}function Oo(t,e,n){let o=null,r=null,a,[s,i]=[{clock:1/0},0],l=()=>r,c=M=>{String(M)!==String(a)&&(a=M,$(s),r&&w.set(Kt({...ot(e),focus:M??ot(e).focus},r)))},d=zo(e,l,c),[u,h,p]=[Ao(e),So(e),Eo(e,l)],[g,f,m,w]=[Je(d),Je(d),Lo(c),pe()],b=k("p",{class:"attn-hint"},k("span",{class:"wide"},"A ribbon is as wide as its weight. "),"Press a word to follow its ribbons, or press \u25B6."),x=Mt("Reset",()=>(p.stop(),e.reset())).root;x.removeAttribute("aria-pressed"),h.root.append(x);let y=k("div",{class:"alignment-controls"},p.root,u.root,h.root,w.root),v=M=>{o!==null&&(r=o.numbers(M),u.tell(M,o),h.tell(M),C.classList.toggle("alone",M.second===""),p.tell(M,r),w.set(Kt(M,r)))},$=(M,D=0,rt=i)=>{if([s,i]=[M,rt],r===null)return;let{focus:F}=ot(e),q=H(r).reduce((Y,gt)=>Y+gt),z={clock:Math.min(M.clock,q),focus:a??F,chosen:F,high:i<Ze},j=[g,f,m].map(({root:Y})=>Math.round(Y.clientWidth)),V=vo<=i&&i<Ze?G:ht;g.paint(r,r.first,j[0],{...z,most:ht}),f.paint(r,r.second,j[1],{...z,most:V}),m.paint(r,j[2],z)},S=vt(n,"alignment").then(M=>{o=$e(M)}),O=Gt(n,"alignment",(M,D)=>o.put(M,D)),C=k("div",{class:"alignment-board"},g.root,f.root,y,m.root);return{parts:[b,C],tell:v,ready:S,say:w.set,wants:M=>O.wants(o.lacks(M)),ahead:()=>{let{first:M,second:D}=ot(e);O.ahead([...new Set([M,D||M,...Object.keys(Zt)])])},glides:M=>({clock:nt(r??o.numbers(M),M)}),paint:$,stop:()=>(p.stop(),u.stop(),w.stop())}}var Or=ae({name:"alignment",label:"Live figure: translators, with attention and without",style:qe+Be,controls:["sentence","first","second","read","step","focus"],build:Oo});export{Z as astray,Or as default,Kt as describe,De as scene,ve as tokenize,$e as translators,it as turned};
