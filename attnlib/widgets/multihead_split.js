// Joined by `make figures` from src/multihead_split and src/kit: change those, not this.
var yt="http://www.w3.org/2000/svg",kt=0,$t=Math.random().toString(36).slice(2,8),R=t=>`attn-${$t}-${t}-${++kt}`;function G(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var f=(t,e={},...n)=>G(document.createElement(t),e,n),K=(t,e={},...n)=>G(document.createElementNS(yt,t),e,n);function S(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function v(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var J=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var U=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Z=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var q=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Q=200,Et=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,jt=t=>t*t*(3-2*t);function B(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>B(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,B(t[r],a,n)]);return Object.fromEntries(o)}return e}function X(t,e,n){let[o,r,a,c,s,p]=[t,t,t,0,0,0],l=!1,d=i=>{let u=q(i-s,0,64);if(s=i,l){let m=q((i-c)/e);o=B(r,a,jt(m)),l=m<1}let h=n(o,u);p=l||h?requestAnimationFrame(d):0};return{go(i,u){if(Et()){[o,a,l]=[i,i,!1],n(o,1/0);return}[r,a,c,l]=[o,i,performance.now(),u],u||(o=i,n(o,0)),p||([s,p]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(p)}}function Y(t,e,n=[]){let o=[...e,...n],r=[],a=!1,c=()=>Object.fromEntries(o.map(i=>[i,t.get(i)])),s=i=>{if(a)return;let u=c();r.forEach(h=>h(u,i))},p=()=>s(null);e.forEach(i=>t.on(`change:${i}`,p));let l=(i,{glide:u=!1}={})=>{a=!0;for(let[h,m]of Object.entries(i))t.set(h,m);a=!1,s({glide:u}),t.save_changes()},d=()=>{let i=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in i).map(u=>[u,i[u]]))};return{read:c,change:l,reset:()=>l(d(),{glide:!0}),follow:i=>void r.push(i),stop:()=>e.forEach(i=>t.off(`change:${i}`,p))}}function Ot(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function zt(t,e,n,o){let[r,a]=[0,!1],c=p=>{if(p!==a){a=p,t.classList.toggle("loading",p);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",p)}},s=p=>{let l=++r,d=e.wants?.(n())??null;if(c(d!==null),d===null)return o(p);e.say?.("Loading \u2026");let i="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&s(p),()=>l===r&&e.say?.(i))};return s}function tt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=Q,build:c}){return{render:({model:p,el:l})=>{let d=f("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),i=d.attachShadow({mode:"open"});i.append(f("style",{},[J,U,Z,n].join(`
`)));let u=Y(p,o,r),h=c(u.read(),u,p),m=f("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);i.append(m),l.append(d);let z=()=>{let A=h.glides??(b=>b),_=0,C=X(A(u.read()),a,(b,D)=>_>0&&h.paint(b,D,_)),W=()=>{let b=Math.round(m.clientWidth);b===_||b===0||(_=b,Ot(l),C.again())},vt=zt(m,h,u.read,b=>{h.tell(u.read()),C.go(A(u.read()),b)});u.follow((b,D)=>{m.classList.add("touched"),vt(D?.glide??!0)}),h.tell(u.read()),W();let F=new ResizeObserver(W);return F.observe(m),h.ahead?.(),()=>{F.disconnect(),C.stop(),u.stop(),h.stop?.()}},T=async()=>{await h.ready;for(let A;A=h.wants?.(u.read());)await A;return z()};return h.ready?T():z()}}}var _t=t=>Math.round(t*10)/10,et=new WeakMap;function nt(t){let e=f("div",{class:"attn-hits"}),n=new Map,o=a=>{let c=a.slider?f("div",{role:"slider",tabindex:0}):f("button",{type:"button"}),s={node:c,hit:a};return n.set(a.id,s),c.dataset.id=a.id,t(c,()=>s.hit),s};return{root:e,set:a=>{let c=new Set(a.map(({id:s})=>s));for(let[s,{node:p}]of n)c.has(s)||(p.remove(),n.delete(s));a.forEach((s,p)=>{let l=n.get(s.id)??o(s);Lt(l.node,l.hit=s),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[p]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Lt(t,{x:e,y:n,width:o,height:r,label:a,kind:c="",aria:s={},tab:p=0,lang:l}){let[d,i,u,h]=[e,n,o,r].map(_t),m=`left:${d}px;top:${i}px;width:${u}px;height:${h}px`;et.get(t)!==m&&(t.style.cssText=m,et.set(t,m)),v(t,"class",`attn-hit ${c}`.trim()),v(t,"aria-label",a),v(t,"tabindex",p),l&&v(t,"lang",l);for(let[z,T]of Object.entries(s))v(t,`aria-${z}`,String(T))}function ot(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var at="http://www.w3.org/2000/svg",k=t=>Math.round(t*10)/10+0;function y(t,e,n,o,r){let a=Object.entries(o).map(([c,s])=>[c,typeof s=="number"?k(s):s]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var rt=new WeakMap,Nt=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function Tt(t,e){let n=Nt(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(Dt)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Ct=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Dt(t){let e=document.createElementNS(at,"tspan");for(let[n,o]of Object.entries(Ct(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function it(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=rt.get(t)??new Map;rt.set(t,a);let c=new Map(o.map(p=>[p.id,p]));for(let[p,{node:l,shape:d}]of a)c.get(p)?.shape!==d&&(l.remove(),a.delete(p));let s=t.firstChild;for(let p of o){let l=a.get(p.id);l||(l={node:document.createElementNS(at,p.shape),shape:p.shape,at:{},text:""},a.set(p.id,l)),Tt(l,p),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}function st(t,e){let n=f("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>v(n,"aria-pressed",String(o))}}function L(t,e,n){let o=R("choice"),r=new Map,a=f("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,s]of Object.entries(e))r.set(c,f("input",{type:"radio",name:o,onchange:()=>n(c)})),a.append(f("label",{},r.get(c),f("span",{},s)));return{root:a,set:c=>void(r.get(c).checked=!0)}}function lt(t=700){let e=f("p",{class:"attn-summary"}),n=f("span",{class:"attn-hidden",role:"status"}),o,r=(a,c=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>S(n,c),t)),S(e,a)};return{root:f("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function ct(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var I=(t,e)=>Array.from({length:t.length/e},(n,o)=>t.slice(o*e,(o+1)*e));function qt(t,e,n){let o=t[0].length/e;if(n==="no swap")return I(I(t.flat(),o),t.length);let r=(a,c)=>n==="interleaved"?c*e+a:a*o+c;return Array.from({length:e},(a,c)=>t.map(s=>Array.from({length:o},(p,l)=>s[r(c,l)])))}function Bt(t,e){let[n,o,r]=[t.length,t[0].length,t[0][0].length];if(e.startsWith("no swap"))return I(t.flat(2),n*r);let a=c=>e==="interleaved"?[c%n,Math.floor(c/n)]:[Math.floor(c/r),c%r];return Array.from({length:o},(c,s)=>Array.from({length:n*r},(p,l)=>t[a(l)[0]][s][a(l)[1]]))}var E=t=>Math.floor(t/10),M=t=>new Map(t.flatMap((e,n)=>Array.isArray(e)?[...M(e)].map(([o,r])=>[o,[n,...r]]):[[e,[n]]]));function j({recipe:t,num_heads:e,n,place:o=0,d_model:r=8}){let a=Array.from({length:n},(i,u)=>Array.from({length:r},(h,m)=>10*(u+1)+m+1)),c=qt(a,e,t),s=Bt(c,t),p=c.map(i=>i.map((u,h)=>u.some(m=>E(m)!==h+1))),l=s.map((i,u)=>i.some((h,m)=>h!==a[u][m])),d=a.flat()[Math.min(o,n*r-1)];return{x:a,heads:c,merged:s,mixed:p,wrong:l,followed:d}}var pt=`/* The four positions: a tint each, and corners of their own. */
.p1.cell { fill: color-mix(in srgb, var(--series-2) 30%, var(--paper)); } .p2.cell { fill: color-mix(in srgb, var(--series-3) 30%, var(--paper)); }
.p3.cell { fill: color-mix(in srgb, var(--series-4) 38%, var(--paper)); } .p4.cell { fill: color-mix(in srgb, var(--edge) 30%, var(--paper)); }
text.small { font-size: 13px; }
text.number { font-size: 14px; }
text.code { font: 13px var(--mono, ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace); white-space: pre; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 9; stroke-linejoin: round; } /* no thread is seen between letters */
.casing { fill: none; stroke: var(--paper); stroke-width: 7; }
.thread { stroke-width: 2.5; }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2.5; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2; stroke-dasharray: 6 3; }
`;var $=112,P=20,Pt=22,x=[0,1,2].map(t=>P+t*($+Pt+P)),Ht=x[2]+$+2,w=2,Vt=[4,14,0,8],dt=t=>t<420?8:14;function O({n:t,num_heads:e},{x:n,heads:o,merged:r}){let[a,c]=[M(o),M(r)],s=(p,l)=>p.get(l);return{heads:n.flat().map(p=>{let[l,d,i]=s(a,p);return[l*(8/e)+i,l,d/t]}),merged:n.flat().map(p=>{let[l,d]=s(c,p);return[d,l/t]}),gaps:e-1}}function ut(t,{num_heads:e},n){let o=dt(n),r=(n-2*w-(e-1)*o)/e;return[w+t*(r+o),r]}function H({n:t},{heads:e,merged:n,gaps:o},r){let[a,c,s]=[$/t,dt(r),(r-2*w)/8],p=s-o*c/8,l=(d,i,u)=>({x:w+i*s,y:d+u*$,width:s,height:a});return{x:n.map((d,i)=>l(x[0],i%8,Math.floor(i/8)/t)),heads:e.map(([d,i,u])=>({x:w+d*p+i*c,y:x[1]+u*$,width:p,height:a})),merged:n.map(([d,i])=>l(x[2],d,i))}}var N=["x","heads","merged"],ht=({x:t,y:e,width:n,height:o},r=1)=>({x:t+r,y:e+r,width:n-2*r,height:o-2*r});function Wt(t,e,n,o){let r=E(e),a={x:n.x+n.width/2,y:n.y+n.height/2+4.5};return[y(`${t} ${e}`,"rect",`p${r} cell`,{...ht(n),rx:Vt[r-1]}),y(`${t} text ${e}`,"text",`ink number${e===o?" strong":""}`,a,String(e))]}function Ft(t,e){let{n,num_heads:o}=t,r=(s,p,l,d)=>y(`name ${s}`,"text","soft small start halo",{x:p,y:l-6},d),a=Array.from({length:o},(s,p)=>{let l=o<8?`head ${p}`:String(p);return r(p,ut(p,t,e)[0],x[1],l)}),c=`x: ${n} positions, ${8} features`;return[r("x",w,x[0],c),...a,r("merged",w,x[2],"merged")]}function Rt(t,{mixed:e,wrong:n},o){let r=$/t.n,a=(c,s,p,l)=>y(c,"rect","wrong frame",{...ht({x:s,y:p,width:l,height:r},.5),rx:3});return[...e.flatMap((c,s)=>c.flatMap((p,l)=>{let[d,i]=ut(s,t,o);return p?[a(`mixed ${s} ${l}`,d,x[1]+l*r,i)]:[]})),...n.flatMap((c,s)=>c?[a(`wrong ${s}`,w,x[2]+s*r,o-2*w)]:[])]}function Gt(t,e){return[0,1].flatMap(n=>{let[o,r]=[0,1].map(i=>t[N[n+i]][e]),[a,c]=[o,r].map(({x:i,width:u})=>k(i+u)),[s,p]=[x[n]+$+1,x[n+1]-P].map(k),l=k((s+p)/2),d=i=>`M${a} ${k(o.y+o.height-i)}V${s}C${a} ${l} ${c} ${l} ${c} ${p}V${k(r.y+i)}`;return[y(`casing ${n}`,"path","paper casing",{d:d(0)}),y(`thread ${n}`,"path","ink line thread",{d:d(4)})]})}var Kt=(t,e)=>N.map(n=>y(`followed ${n}`,"rect","ink frame",{...t[n][e],rx:3}));function ft(t,e,n,{width:o}){let r=e.x.flat(),a=n.heads.length===r.length?n:O(t,e),c=H(t,a,o),s=r.indexOf(e.followed);return{width:o,height:Ht,marks:[...N.flatMap(p=>r.flatMap((l,d)=>Wt(p,l,c[p][d],e.followed))),...Rt(t,e,o),...Gt(c,s),...Ft(t,o),...Kt(c,s)]}}function mt(t,e,n,[o,r]){let a=H(t,O(t,e),n),c=({x:s,y:p,width:l,height:d})=>o>=s&&o<s+l&&r>=p&&r<p+d;return Math.max(...N.map(s=>a[s].findIndex(c)))}function gt(t,e,n){let o=H(t,O(t,e),n);return e.x.flat().map((r,a)=>({id:`number ${a}`,label:String(r),...o.x[a],tab:r===e.followed?0:-1,aria:{pressed:r===e.followed}}))}var xt=`.split-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-content: start; }
.split-board > * { min-width: 0; }
.split-sizes { gap: 8px 16px; }
.attn .split-code { margin: 0; padding: 8px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); color: var(--ink); font: 13px/1.5 var(--mono, ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace); white-space: pre; }
.split-stage .scene { cursor: pointer; }
.attn-multihead_split .attn-choice { flex-wrap: wrap; }
.attn-multihead_split .attn-choice span { white-space: nowrap; }
.attn-multihead_split .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (min-width: 800px) {
  .split-board { grid-template: repeat(3, auto) 1fr / minmax(0, 1fr) 400px; }
  .split-board > * { grid-column: 2; }
  .split-board > .split-stage { grid-area: 1 / 1 / -1; }
  .attn-multihead_split .attn-summary { grid-row: 4; }
}
@container (max-width: 519px) {
  .split-board { gap: 8px; }
  .attn-multihead_split .attn-choice span { padding: 0 7px; min-width: 26px; text-align: center; }
  .attn .split-code { padding: 6px 8px; font-size: 11px; }
  .attn-multihead_split .attn-summary { min-height: 8.7em; }
}
@container (max-width: 318px) { .attn-multihead_split .attn-summary { min-height: 10.15em; } .attn .split-code { min-height: 80px; white-space: pre-wrap; } }
@media (forced-colors: active) { .cell { stroke: var(--edge); } }
@media print { .split-sizes, .attn-hint { display: none; } }
`;function bt({recipe:t,num_heads:e,n}){let[o,r]=[8/e,`${e}, ${n}`],a=`merged = heads.swapaxes(0, 1).reshape(${n}, ${8})`,c=`merged = heads.reshape(${n}, ${8})`,s=`heads = x.reshape(${n}, ${e}, ${o}).swapaxes(0, 1)`;return{right:[s,a],"no swap":[`heads = x.reshape(${r}, ${o})`,c],interleaved:[`heads = x.reshape(${n}, ${o}, ${e}).transpose(2, 0, 1)`,`merged = heads.transpose(1, 2, 0).reshape(${n}, ${8})`],"no swap back":[s,c]}[t]}function Ut({recipe:t,num_heads:e},{mixed:n,wrong:o}){let[r,a]=[!n.flat().some(Boolean),!o.some(Boolean)];return r&&!a?"The heads are right, but joining them mixes the positions: the framed rows.":!r&&a?"The shapes and the way back are right, but the framed rows of the heads mix positions: a head would attend between places that do not exist.":r?t==="interleaved"&&e>1&&e<8?"No head mixes positions, but each holds scattered features: harmless if trained so, wrong for weights that were trained otherwise.":"Each head holds one slice of every position, and the way back is right.":"Both ways mix the positions: the framed rows."}function wt(t,e){let{x:n,heads:o,merged:r,followed:a}=e,c=(s,p)=>`${s}[${M(p).get(a)?.join(", ")}]`;return`${Ut(t,e)} ${a} is feature ${a%10} of position ${E(a)}: ${c("x",n)}, then ${c("heads",o)}, then ${c("merged",r)}.`}var V=t=>t.read();function Zt(t){let e=K("svg",{class:"scene","aria-hidden":"true"}),n=520,o=l=>t.change({place:l},{glide:!0}),r=nt((l,d)=>{let i=()=>Number(d().id.split(" ")[1]),u=h=>()=>{let m=i()+h;return m>=0&&m<V(t).n*8?m:i()};l.addEventListener("click",()=>o(i())),ct(l,{ArrowLeft:u(-1),ArrowRight:u(1),ArrowUp:u(-8),ArrowDown:u(8)},h=>{o(h),r.focus(`number ${h}`)})}),c=f("div",{class:"attn-stage split-stage",role:"group","aria-label":"x: choose a number to follow; arrow keys move"},e,r.root);e.addEventListener("click",l=>{let d=V(t),i=mt(d,j(d),n,ot(e,l));i>=0&&o(i)});let s=(l,d)=>r.set(gt(l,d,n));return{root:c,tell:s,paint:l=>{let d=V(t),i=j(d),u=Math.round(c.clientWidth);u!==n&&(n=u,s(d,i)),it(e,ft(d,i,l,{width:n}))}}}function Qt(t){let e=i=>t.change(i,{glide:!0}),o=L("Recipe",Object.fromEntries(["right","no swap","interleaved","no swap back"].map(i=>[i,i])),i=>e({recipe:i})),r=L("Number of heads",{1:"1",2:"2",4:"4",8:"8"},i=>e({num_heads:Number(i)})),a=L("Number of positions",{2:"2",3:"3",4:"4"},i=>e({n:Number(i)})),c=st("Reset",t.reset).root;c.removeAttribute("aria-pressed");let s=(i,u)=>f("div",{class:"attn-row"},f("span",{class:"attn-label","aria-hidden":"true"},i),u.root),p=f("pre",{class:"split-code"}),l=f("div",{class:"attn-row split-sizes"},s("heads",r),s("positions",a),c),d=i=>{o.set(i.recipe),r.set(String(i.num_heads)),a.set(String(i.n)),S(p,bt(i).join(`
`))};return{recipe:o.root,listing:p,sizes:l,tell:d}}function Xt(t,e){let[n,o,r]=[Zt(e),Qt(e),lt()],a=f("p",{class:"attn-hint"},"Press \u201Cno swap\u201D: does each row of a head still have one colour? Press a number to follow it."),{recipe:c,listing:s,sizes:p}=o,l=d=>O(d,j(d));return{parts:[a,f("div",{class:"split-board"},c,n.root,r.root,s,p)],tell:d=>{let i=j(d);o.tell(d),n.tell(d,i),r.set(wt(d,i))},glides:l,paint:n.paint,stop:r.stop}}var Pe=tt({name:"multihead_split",label:"Live figure: cutting a width into heads",style:pt+xt,controls:["recipe","num_heads","n","place"],ms:300,build:Xt});export{j as compute,Pe as default,wt as describe};
