// Joined by `make figures` from src/position and src/kit: change those, not this.
var Me=Object.defineProperty;var Se=(t,e)=>{for(var o in e)Me(t,o,{get:e[o],enumerable:!0})};var Ae="http://www.w3.org/2000/svg",Ee=0,Oe=Math.random().toString(36).slice(2,8),K=t=>`attn-${Oe}-${t}-${++Ee}`;function Tt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var v=(t,e={},...o)=>Tt(document.createElement(t),e,o),E=(t,...e)=>v("div",{class:t},...e),Le=(t,e={},...o)=>Tt(document.createElementNS(Ae,t),e,o),Y=(t="")=>Le("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function F(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function L(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var jt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var It=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
.attn.loading .attn-stage { opacity: 0.4; }
/* Movement is asked for where it is welcome, not undone elsewhere: an undoing of every mark costs an input a quarter. */
@media screen and (prefers-reduced-motion: no-preference) { .attn.loading .attn-stage { transition: opacity 200ms 150ms; } }
.attn-hits { position: absolute; inset: 0; pointer-events: none; }
.attn-hit { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; pointer-events: auto; touch-action: manipulation; cursor: pointer; }
.attn-hit.across { cursor: ew-resize; touch-action: none; }
.attn-hit.grab { cursor: grab; touch-action: none; }
.attn-hit.grab:active { cursor: grabbing; }

.attn * { box-sizing: border-box; }
.attn svg { overflow: visible; }
.attn [hidden] { display: none; }
/* Not "every sibling of another": there a mark that comes or goes has the style of all marks worked out anew. */
.attn > :where(:not(:first-child)) { margin-top: var(--apart, 16px); }
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
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
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
  .attn-play { border: 1px solid; }
}
/* On paper: the picture, what is chosen and what is said; nothing that has to be pressed. */
@media print {
  .attn { color-scheme: light; --paper: #fff; print-color-adjust: exact; }
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
`;var j=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),lt=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]);var je=t=>t[0].map((e,o)=>t.map(n=>n[o]));function Nt(t,e){let o=je(e);return t.map(n=>o.map(r=>j(n,r)))}function Rt(t,e=1,o=null){let n=s=>o===null||o[s],r=Math.max(...t.filter((s,l)=>n(l))),a=t.map((s,l)=>n(l)?Math.exp((s-r)/e):0),i=a.reduce((s,l)=>s+l,0);return i>0?a.map(s=>s/i):a}var Dt=t=>t.indexOf(Math.max(...t)),A=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Pt=200,Ie=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ze=t=>t*t*(3-2*t);function ct(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>ct(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,ct(t[r],a,o)]);return Object.fromEntries(n)}return e}function _t(t,e,o){let[n,r,a,i,s,l]=[t,t,t,0,0,0],c=!1,f=u=>{let d=A(u-s,0,64);if(s=u,c){let h=A((u-i)/e);n=ct(r,a,ze(h)),c=h<1}let p=o(n,d);l=c||p?requestAnimationFrame(f):0};return{go(u,d){if(Ie()){[n,a,c]=[u,u,!1],o(n,1/0);return}[r,a,i,c]=[n,u,performance.now(),d],d||(n=u,o(n,0)),l||([s,l]=[performance.now(),requestAnimationFrame(f)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function Ft(t,e,o=[]){let n=[...e,...o],r=[],a=!1,i=()=>Object.fromEntries(n.map(u=>[u,t.get(u)])),s=u=>{if(a)return;let d=i();r.forEach(p=>p(d,u))},l=()=>s(null);e.forEach(u=>t.on(`change:${u}`,l));let c=(u,{glide:d=!1}={})=>{a=!0;for(let[p,h]of Object.entries(u))t.set(p,h);a=!1,s({glide:d}),t.save_changes()},f=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in u).map(d=>[d,u[d]]))};return{read:i,change:c,reset:()=>c(f(),{glide:!0}),follow:u=>void r.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,l))}}function Ne(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Re(t,e,o,n){let[r,a]=[0,!1],i=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++r,f=e.wants?.(o())??null;if(i(f!==null),f===null)return n(l);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";f.then(()=>c===r&&s(l),()=>c===r&&e.say?.(u))};return s}function Wt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Pt,build:i}){return{render:({model:l,el:c})=>{let f=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=f.attachShadow({mode:"open"});u.append(v("style",{},[jt,It,zt,o].join(`
`)));let d=Ft(l,n,r),p=i(d.read(),d,l),h=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...p.parts);u.append(h),c.append(f);let m=()=>{let x=p.glides??(M=>M),y=0,b=_t(x(d.read()),a,(M,T)=>y>0&&p.paint(M,T,y)),$=()=>{let M=Math.round(h.clientWidth);M===y||M===0||(y=M,Ne(c),b.again())},S=Re(h,p,d.read,M=>{p.tell(d.read()),b.go(x(d.read()),M)});d.follow((M,T)=>{h.classList.add("touched"),S(T?.glide??!0)}),p.tell(d.read()),$();let O=new ResizeObserver($);return O.observe(h),p.ahead?.(),()=>{O.disconnect(),b.stop(),d.stop(),p.stop?.()}},w=async()=>{await p.ready;for(let x;x=p.wants?.(d.read());)await x;return m()};return p.ready?w():m()}}}var De=t=>Math.round(t*10)/10,Ht=new WeakMap;function pt(t){let e=E("attn-hits"),o=new Map,n=a=>{let i=a.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),s={node:i,hit:a};return o.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of o)s.has(l)||(c.remove(),o.delete(l));a.forEach((l,c)=>{let f=o.get(l.id)??n(l);Pe(f.node,f.hit=l,i),f.node.parentNode!==e&&e.insertBefore(f.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Pe(t,{x:e,y:o,width:n,height:r,label:a,kind:i="",aria:s={},tab:l=0,lang:c},f){let[u,d,p,h]=[e,o,n,r].map(w=>De(f*w)),m=`left:${u}px;top:${d}px;width:${p}px;height:${h}px`;Ht.get(t)!==m&&(t.style.cssText=m,Ht.set(t,m)),L(t,"class",`attn-hit ${i}`.trim()),L(t,"aria-label",a),L(t,"tabindex",l),c&&L(t,"lang",c);for(let[w,x]of Object.entries(s))L(t,`aria-${w}`,String(x))}function W(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function dt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var Ut="http://www.w3.org/2000/svg",_e=t=>Math.round(t*10)/10+0;function g(t,e,o,n,r){let a={};for(let i in n){let s=n[i];a[i]=typeof s=="number"?_e(s):s}return{id:t,shape:e,role:o,at:a,...r===void 0?{}:{text:r}}}g.line=(t,e,[o,n,r,a],i)=>g(t,"line",e,{x1:o,y1:n,x2:r,y2:a,...i});g.rect=(t,e,[o,n,r,a],i)=>g(t,"rect",e,{x:o,y:n,width:r,height:a,...i});g.circle=(t,e,[o,n,r],a)=>g(t,"circle",e,{cx:o,cy:n,r,...a});g.path=(t,e,o,n)=>g(t,"path",e,{d:o,...n});g.text=(t,e,[o,n],r,a)=>g(t,"text",e,{x:o,y:n,...a},r);var Bt=new WeakMap;function Fe(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&o.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||o.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(He)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var We=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function He(t){let e=document.createElementNS(Ut,"tspan");for(let[o,n]of Object.entries(We(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function J(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Bt.get(t)??new Map;Bt.set(t,a);let i=new Map(n.map(l=>[l.id,l]));for(let[l,{node:c,shape:f}]of a)i.get(l)?.shape!==f&&(c.remove(),a.delete(l));let s=t.firstChild;for(let l of n){let c=a.get(l.id);if(!c){let f=document.createElementNS(Ut,l.shape);f.setAttribute("data-id",l.id),c={node:f,shape:l.shape,role:"",at:{},text:""},a.set(l.id,c)}Fe(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function Q(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function ut(t,e){let o=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>L(o,"aria-pressed",String(n))}}var Gt=(...t)=>v("p",{class:"attn-hint"},...t);function Vt(t,e,o){let n=K("choice"),r=new Map,a=v("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))r.set(i,v("input",{type:"radio",name:n,onchange:()=>o(i)})),a.append(v("label",{},r.get(i),v("span",{},s)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function Kt({label:t,min:e,max:o,step:n,onInput:r,text:a=Q,zero:i=e,...s}){let{read:l=b=>b,write:c=b=>b}=s,f=K("slider"),u=v("span",{class:"attn-number","aria-hidden":"true"}),p=v("input",{type:"range",id:f,min:e,max:o,step:n,oninput:()=>r(l(p.valueAsNumber))}),h=E("attn-slider",v("label",{for:f},t),p,u),m=o,w=b=>Math.min(1,Math.max(0,(b-e)/(m-e)));return{root:h,input:p,set:(b,$=!0)=>{let S=c(b);p.valueAsNumber!==S&&(p.value=S),p.style.setProperty("--from",w(Math.min(i,S))),p.style.setProperty("--to",w(Math.max(i,S))),p.disabled=!$,F(u,a(b)),L(p,"aria-valuetext",a(b))},limit:b=>L(p,"max",m=b)}}function Yt({label:t,onChange:e,options:o=[],wide:n=!1}){let r=K("select"),a=v("select",{id:r,onchange:()=>e(a.value)}),i=v("div",{class:n?"attn-field attn-wide":"attn-field"},v("label",{for:r},t),a),[s,l]=[o,""],c=0,f=p=>{let[h,m]=s[p];L(a.options[p],"value",h),F(a.options[p],m)},u=()=>{for(c=0;a.length>s.length;)a.lastChild.remove();s.forEach((p,h)=>f(h))},d=(p,h=o)=>{s=h;let m=s.findIndex(([x])=>String(x)===String(p)),w=JSON.stringify(s);if(w!==l){for(;a.length<s.length;)a.append(v("option",{}));m>=0&&f(m),c||(c=setTimeout(u,40))}l=w,a.selectedIndex!==m&&(a.selectedIndex=m)};return d(o[0]?.[0]),{root:i,set:d}}function ft(t=700){let e=v("p",{class:"attn-summary"}),o=v("span",{class:"attn-hidden",role:"status"}),n,r=(a,i=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>F(o,i),t)),F(e,a)};return{root:v("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function ht(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),o(i))})}var k=64,N=26,Jt=1/4,mt=t=>t.reduce((e,o)=>e+o,0),Z=t=>Array.from({length:t/2},(e,o)=>1e4**(-2*o/t)),ee=(t,e)=>Z(e).flatMap(o=>[Math.sin(t*o),Math.cos(t*o)]);function Be(t,e){return Z(t.length).flatMap((o,n)=>{let[r,a]=[Math.sin(e*o),Math.cos(e*o)];return[t[2*n]*a-t[2*n+1]*r,t[2*n]*r+t[2*n+1]*a]})}var gt=t=>2**-t,xt={none:{names:()=>["word \xB7 word"],at:t=>t,of:(t,e)=>[j(t,e)]},sinusoidal:{names:()=>["word \xB7 word","word \xB7 place","place \xB7 word","place \xB7 place"],at:(t,e)=>[t,ee(e,t.length)],of:([t,e],[o,n])=>[j(t,o),j(t,n),j(e,o),j(e,n)]},rotary:{names:t=>Z(t).map(e=>`${Number(e.toPrecision(2))} rad`),at:Be,of:(t,e)=>Z(t.length).map((o,n)=>t[2*n]*e[2*n]+t[2*n+1]*e[2*n+1])},alibi:{names:(t,e)=>["word \xB7 word",`\u2212 distance / ${2**e}`],at:(t,e)=>[t,e],of:([t,e],[o,n],r)=>[j(t,o),-Math.sqrt(t.length)*gt(r)*Math.abs(e-n)]}};function Ue({encoding:t,head:e},o,n,r,a){let i=xt[t];return mt(i.of(i.at(o,r),i.at(n,a),e))/Math.sqrt(o.length)}var Qt=new WeakMap;function X({encoding:t,head:e,pair:o,vectors:n}){let r=Qt.get(n)??new Map;Qt.set(n,r);let a=[t,t==="alibi"?e:"",o].join();return r.has(a)||r.set(a,Ge(xt[t],e,...o.map(i=>n[i]))),r.get(a)}function Ge(t,e,o,n){let r=Math.sqrt(o.length),a=p=>Array.from({length:k},(h,m)=>t.at(p,m)),[i,s]=[a(o),a(n)],l=i.flatMap(p=>s.map(h=>t.of(p,h,e).map(m=>m/r))),c=l.map(mt),f=(p,h)=>Math.floor(h/k)<N&&h%k<N,u=t.names(o.length,e).map((p,h)=>{let m=l.map(w=>w[h]);return{name:p,values:m,corner:m.filter(f)}}),d=Math.max(...[c,...u.map(p=>p.values)].flat().map(Math.abs));return{values:c,low:Math.min(...c),high:Math.max(...c),most:d,terms:u}}function oe(t){let o=["none","sinusoidal","rotary",t.encoding].map(n=>X({...t,encoding:n}));return{low:Math.min(...o.map(n=>n.low)),high:Math.max(...o.map(n=>n.high))}}function Zt(t,e){let{encoding:o,vectors:n}=t,r=e.map(s=>n[s]),a=o==="sinusoidal"?r.map((s,l)=>lt(s,ee(l,s.length))):r,i=r.map((s,l)=>Rt(r.map((c,f)=>Ue(t,s,c,l,f))));return{weights:i,output:Nt(i,a)}}var Xt=(t,e)=>Array.from({length:Math.round((e-t)/Jt)+1},(o,n)=>t+n*Jt);function Ve(t){let{encoding:e,head:o,pair:n,places:[r,a],vectors:i}=t,[s,[l,c]]=[xt[e],n.map(m=>i[m])],f=Math.sqrt(l.length),u=(m,w)=>mt(s.of(m,s.at(c,w),o))/f,[d,p]=[a-r,s.at(l,r)],h=Xt(Math.max(0,d),k-1+Math.min(0,d));return{score:u(p,a),alone:Xt(0,k-1).map(m=>[m,u(p,m)]),both:h.map(m=>[m,u(s.at(l,m-d),m)])}}function Ke(t){let e=Zt(t,t.words.map((r,a)=>a)).output,o=Zt(t,t.order),n=t.order.map((r,a)=>Math.hypot(...lt(o.output[a],e[r],-1)));return{...o,moved:n}}var te=new WeakMap;function H(t){let{encoding:e,order:o,pair:n,places:r,head:a,vectors:i}=t,[s,l]=[[e,o,n,r,a].join(),te.get(i)];if(l?.key===s)return l.numbers;let c={...Ve(t),...Ke(t)};return te.set(i,{key:s,numbers:c}),c}var be={};Se(be,{RULER_HEIGHT:()=>de,SENTENCE_HEIGHT:()=>ge,across:()=>P,amount:()=>Ot,axisOf:()=>ue,fixed:()=>C,mapOf:()=>_,pairs:()=>At,placeAt:()=>$t,ruler:()=>Mt,rulerHits:()=>St,sentenceHits:()=>Lt,sentenceScene:()=>Et,slotAt:()=>qt});var Ye={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Je=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),Qe=t=>~t.reduce((e,o)=>Je[(e^o)&255]^e>>>8,-1)>>>0,U=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function B(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...U(e.length),...o,...U(Qe(o))]}var Ze=t=>A(Math.round(128+127*t),0,255);function Xe(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...U((o<<16|e)>>>0)]}var ne=Array.from({length:256},(t,e)=>e-128),re=t=>[...B("PLTE",ne.flatMap(e=>Ye[t][e<0?"below":"above"])),...B("tRNS",ne.map(e=>Math.min(255,2*Math.abs(e))))],to={signed:re("signed"),weight:re("weight")},ae=new WeakMap;function bt(t,e,o=1,n="signed"){let r=ae.get(t)??new Map;ae.set(t,r);let a=`${e} ${o} ${n}`;return r.has(a)||r.set(a,eo(t,e,o,n)),r.get(a)}function eo(t,e,o,n){let r=t.length/e,a=[];for(let l=0;l<r;l++){a.push(0);for(let c=0;c<e;c++)a.push(Ze(t[l*e+c]/o))}let s=[137,80,78,71,13,10,26,10,...B("IHDR",[...U(e),...U(r),8,3,0,0,0]),...to[n],...B("IDAT",Xe(a)),...B("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...s))}`}var oo=Math.sqrt(50),no=Math.sqrt(10),ro=Math.sqrt(2);function tt(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),i=a>=oo?10:a>=no?5:a>=ro?2:1,s,l,c;return r<0?(c=Math.pow(10,-r)/i,s=Math.round(t*c),l=Math.round(e*c),s/c<t&&++s,l/c>e&&--l,c=-c):(c=Math.pow(10,r)*i,s=Math.round(t/c),l=Math.round(e/c),s*c<t&&++s,l*c>e&&--l),l<s&&.5<=o&&o<2?tt(t,e,o*2):[s,l,c]}function et(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,i]=n?tt(e,t,o):tt(t,e,o);if(!(a>=r))return[];let s=a-r+1,l=new Array(s);if(n)if(i<0)for(let c=0;c<s;++c)l[c]=(a-c)/-i;else for(let c=0;c<s;++c)l[c]=(a-c)*i;else if(i<0)for(let c=0;c<s;++c)l[c]=(r+c)/-i;else for(let c=0;c<s;++c)l[c]=(r+c)*i;return l}function wt(t,e,o){return e=+e,t=+t,o=+o,tt(t,e,o)[2]}function ot(t,e,o){let n;for(;;){let r=wt(t,e,o);if(r===n||r===0||!isFinite(r))return[t,e];r>0?(t=Math.floor(t/r)*r,e=Math.ceil(e/r)*r):r<0&&(t=Math.ceil(t*r)/r,e=Math.floor(e*r)/r),n=r}}function ie(t,e,o=6){let[n,r]=ot(t[0],t[1],o);return Object.assign(i=>e[0]+(i-n)/(r-n)*(e[1]-e[0]),{domain:[n,r],range:e,ticks:et(n,r,o)})}var ao="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),io=1.12;var G=new Map;function so(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(ao[r.charCodeAt(0)-32]??556),0);return io*o/1e3}function R(t,e){return G.size>5e3&&G.clear(),G.has(t)||G.set(t,so(t)),e*G.get(t)}var[q,at,rt,pe]=[44,20,34,176],kt=rt+pe,it=kt+10,z=it+40,lo=z+38,st=z+47,nt=58,yt=11,de=st+32,C=(t,e=2)=>Q(Math.abs(t)<.5*10**-e?0:t,e),co=t=>t>0?`+${t}`:String(t).replace("-","\u2212"),P=t=>e=>q+e*(t-q-at)/(k-1),$t=(t,e)=>A(Math.round((e-q)*(k-1)/(t-q-at)),0,k-1);function ue(t){let{low:e,high:o}=oe(t);return ie([Math.min(e,0),Math.max(o,.5)+.15],[kt,rt],6)}var se=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function fe(t){let[e,o]=["score if the key alone moves","if both move"],n=q+30+R(e,13)+22,r=n+30+R(o,13),a=r>t;return{first:e,other:o,second:n,below:a,right:a?n:r,bottom:a?30:14}}function po(t){let{first:e,other:o,second:n,below:r}=fe(t),a=(i,s,l,c,f)=>[g.line(`${i} swatch`,s,[l,c,l+24,c]),g.text(`${i} name`,"soft start note",[l+30,c+4],f)];return[...a("alone","key line alone",q,8,e),...a("both","ink line both",r?q:n,r?24:8,o)]}var le=[[-9,0],[20,2],[-24,3],[38,4],[-52,9],[60,9]].flatMap(([t,e])=>[{side:1,lift:t,price:e},{side:-1,lift:t,price:e+4}]);function uo(t,[e,o],n,r){let[a,i]=[R(t,17),fe(r)],s=le.map(({side:f,lift:u,price:d})=>{let p=o+u,h=f>0?e+13:e-13-a,m=h<i.right?i.bottom:0;if(h<q||h+a>r-at||p-14<m||p>kt+4)return 1/0;let w=([x,y])=>x>h-3&&x<h+a+3&&y>p-16&&y<p+4;return d+n.filter(w).length}),{side:l,lift:c}=le[fo(s)];return{x:e+13*l,y:o+c,anchor:l>0?"start":"end"}}var fo=t=>t.indexOf(Math.min(...t));function ho(t,e,o){let[n,r]=[P(o),ue(t)],[a,i]=e.places,s=o-at,l=r.ticks[1]-r.ticks[0]<1?1:0,c=r.ticks.flatMap(b=>[g.line(`grid ${b}`,b===0?"ruler":"rule",[q,r(b),s,r(b)]),g.text(`tick ${b}`,"soft end small",[q-8,r(b)+4],C(b,l))]),f=b=>b.map(([$,S])=>[n($),r(S)]),[u,d]=[f(e.alone),f(e.both)],p=e.alone.filter(([b])=>Number.isInteger(b)).map(([b,$])=>[n(b),r($)]),h=[n(i),r(e.score)],m=C(e.score),w=Array.from({length:20},(b,$)=>[n(a),rt+$*pe/19]),{anchor:x,...y}=uo(m,h,[...u,...d,...w],o);return[...c,g.line("query place","query line dotted",[n(a),rt,n(a),st+4]),g.path("alone","key line alone",se(u)),g.path("both","ink line both",se(d)),g.path("whole",o>500?"key line dots":"key line dots less",p.map(([b,$])=>`M${b.toFixed(1)} ${$.toFixed(1)}h0`).join("")),g.line("thread","key line thread",[h[0],h[1],h[0],it]),g.circle("point","ink ring",[h[0],h[1],7]),g("score","text",`ink ${x} score halo`,y,m)]}function he({words:t,pair:e},[o,n],r){let a=P(r),i=(l,c,f)=>{let u=R(l,15)+24;return{x:A(a(c)-u/2,0,r-u),y:f,width:u,height:28}},s={x:A((a(o)+a(n)-nt)/2,0,r-nt),y:z+1,width:nt,height:22};return{query:i(t[e[0]],o,st),key:i(t[e[1]],n,it),grip:s}}function mo(t,e){let o=P(t),n=[g.rect("ruler","tint edge",[o(0)-12,z,o(k-1)-o(0)+24,24],{rx:4})];for(let r=0;r<k;r++){let a=r%8===0||r===k-1;n.push(g.line(`mark ${r}`,"ruler",[o(r),z,o(r),z+(a?8:4)]));let i=r===56&&t<500;a&&!i&&Math.abs(o(r)-e)>10&&n.push(g.text(`place ${r}`,"soft small",[o(r),lo],String(r)))}return n}function ce(t,e,o,n,r){let a=e.x+e.width+yt+R(n,13)<r,i={x:a?e.x+e.width+yt:e.x-yt,y:e.y+18};return[g(`tile ${t}`,"rect",`${t} solid`,{...e,rx:6}),g.text(`word ${t}`,"paper strong word",[e.x+e.width/2,e.y+19],o),g(`told ${t}`,"text",`${t} note ${a?"start":"end"}`,i,n)]}function Mt(t,e,{width:o}){let[n,r]=e.places,a=P(o),i=he(t,e.places,o),s=z+12,{x:l,width:c}=i.grip,[f,u]=t.pair.map(m=>t.words[m]),[d,p]=t.places,h=[...po(o),...ho(t,e,o),...mo(o,a(n)),g.line("rod","ink line rod",[a(n),s,a(r),s]),g.line("stem key","key line stem",[a(r),it+26,a(r),s]),g.line("stem query","query line stem",[a(n),s,a(n),st+4]),g("grip","rect","ink solid",{...i.grip,rx:11}),g.path("grip ways","paper line ways",`M${l+11} ${s-4}l-4 4l4 4M${l+c-11} ${s-4}l4 4l-4 4`),g.text("offset","paper strong note",[l+c/2,s+5],co(p-d)),...ce("query",i.query,f,`query, place ${d}`,o),...ce("key",i.key,u,`key, place ${p}`,o)];return{width:o,height:de,marks:h}}function St(t,e,o){let{places:[n,r],words:a,pair:i}=t,s=he(t,t.places,o),l=`score ${C(e)}`,[c,f]=[Math.min(n,r),Math.abs(n-r)],u=(m,{x:w,y:x,width:y,height:b},$,S,O,M)=>({id:m,x:w-4,y:x-4,width:y+8,height:b+8,label:$,slider:!0,kind:"across",aria:{valuemin:0,valuemax:O,valuenow:S,valuetext:`${M}, ${l}`}}),d=P(o),p=Math.min(s.grip.x,d(c)),h={x:p,y:z+4,width:Math.max(s.grip.x+nt,d(c+f))-p,height:16};return[u("query",s.query,`Query \u201C${a[i[0]]}\u201D`,n,k-1,`place ${n}`),u("rod",h,"Both words",c,k-1-f,`places ${n} and ${r}`),u("key",s.key,`Key \u201C${a[i[1]]}\u201D`,r,k-1,`place ${r}`)]}var go={none:["It has one term:"],sinusoidal:["The framed corner is the sum","of four products:"],rotary:["The framed corner is the sum of four","pairs, which turn per place by:"],alibi:["It is the sum of two terms:"]},me=({encoding:t})=>t==="sinusoidal"||t==="rotary";function _(t){let e=Math.round(Math.min(t-30,230));return{left:24,top:36,size:e,cell:e/k}}function xo(t,e){let[o,n]=[Math.min(...t),Math.max(...t)];return n-o>.1*e?"":o===0&&n===0?"adds 0":`adds \u2248 ${C((o+n)/2,1)}`}function bo(t,{terms:e,most:o},n,r){let{encoding:a}=t,[i,s,l]=[10,6,r+16],c=Math.min(2*N,(n-s-3*i)/4),f=go[a].map((u,d,p)=>g.text(`sum ${d}`,"soft start note",[s,l+16*(d+1-p.length)],u));return e.forEach(({name:u,values:d,corner:p},h)=>{let m=s+h*(c+i),w={x:m,y:l+9,width:c,height:c},[x,y]=me(t)?[p,N]:[d,k];f.push(g(`term ${h}`,"image","map",{...w,preserveAspectRatio:"none",href:bt(x,y,o)})),f.push(g(`edge ${h}`,"rect","frame",w)),h>0&&f.push(g.text(`plus ${h}`,"soft note",[m-i/2,l+14+c/2],"+"));let b=a==="sinusoidal"?u.split(/ (?=·)/):[u];a==="rotary"&&b.push(xo(d,o));let $=a==="alibi"&&h>0;b.forEach((S,O)=>f.push(g(`name ${h} ${O}`,"text",$?"soft small start":"soft small",{x:$?m+8:Math.max(m+c/2,R(S,12)/2),y:l+23+c+14*O},S)))}),{marks:f,height:l+c+44}}function At(t,{places:[e,o]},{width:n}){let r=X(t),{left:a,top:i,size:s,cell:l}=_(n),c=o-e,[f,u]=[[Math.max(0,c),Math.max(0,-c)],[k+Math.min(0,c),k-Math.max(0,c)]],d={x:a,y:i,width:s,height:s},p=bo(t,r,n,i+s+20),h=[g("all","image","map",{...d,preserveAspectRatio:"none",href:bt(r.values,k,r.most)}),g("frame","rect","frame",d),...me(t)?[g("corner","rect","ink line corner",{...d,width:N*l,height:N*l})]:[],g.rect("row","key line thread",[a-1,i+e*l-1,s+2,l+2]),g.line("diagonal","ink line both",[a+f[0]*l,i+f[1]*l,a+u[0]*l,i+u[1]*l]),g.circle("here","ink ring",[a+(o+.5)*l,i+(e+.5)*l,5]),g.text("key axis","key end note",[a+s,13],"key\u2019s place \u2192"),g.text("query axis","query start note",[0,13],"\u2193 query\u2019s place"),...[0,k-1].flatMap(m=>{let w=(m+.5)*l;return[g.text(`key ${m}`,"key small",[a+w,i-8],String(m)),g.text(`query ${m}`,"query small end",[a-8,i+w+4],String(m))]}),...p.marks];return{width:n,height:p.height,marks:h}}var wo={none:[{full:1,tick:null}],sinusoidal:[{full:2.3,tick:2}],rotary:[{full:.7,tick:.5}],alibi:[{full:.43,tick:.4},{full:.31,tick:.3},{full:.185,tick:.15},{full:.1,tick:.1},{full:.052,tick:.05},{full:.0265,tick:.025},{full:.0134,tick:.01},{full:.0067,tick:.005}]},yo=2,V={top:20,height:28},I={top:84,height:32},D=I.top+I.height+8,vt=64,ge=D+vt+20,xe=(t,e)=>({wide:Math.min(92,e/t-8),x:o=>(o+.5)*e/t});function Et({words:t,encoding:e,head:o},n,{width:r,held:a=null}){let{wide:i,x:s}=xe(t.length,r),{full:l,tick:c}=wo[e][e==="alibi"?o-1:0],f=t.length-1,u=[g.text("was","soft start note",[s(0)-i/2,12],"the first order")];if(t.forEach((d,p)=>{let[h,m,w,x]=[s(p),s(n.slots[p]),V.top+V.height,I.top],y=(w+x)/2,b=`M${h.toFixed(1)} ${w}C${h.toFixed(1)} ${y} ${m.toFixed(1)} ${y} ${m.toFixed(1)} ${x}`;u.push(g.path(`link ${p}`,Math.abs(h-m)<.5?"soft line":"ink line link",b))}),t.forEach((d,p)=>{u.push(g.rect(`ghost ${p}`,"ghost",[s(p)-i/2,V.top,i,V.height],{rx:6})),u.push(g.text(`ghost word ${p}`,"soft word",[s(p),V.top+19],d))}),c!==null){let d=D+vt*c/l,p={x1:s(0)-i/2,x2:s(f)+i/2,y1:d,y2:d};u.push(g("tick line","line","rule",p));let h={x:(s(f-1)+s(f))/2,y:d+4};u.push(g("tick","text","soft small halo",h,String(c)))}return t.forEach((d,p)=>{let h=s(n.slots[p]),m=a?.word===p?A(a.x,i/2,r-i/2):h,w=n.moved[p],x=w<1e-9?0:Math.max(yo,Math.min(1,w/l)*vt);u.push(g.rect(`bar ${p}`,"output solid",[h-9,D,18,x])),u.push(g.text(`moved ${p}`,"output strong halo",[h,D+x+16],Ot(w))),u.push(g.rect(`tile ${p}`,"ink solid",[m-i/2,I.top,i,I.height],{rx:6})),u.push(g.text(`word ${p}`,"paper strong word",[m,I.top+21],d))}),u.push(g.line("floor","ruler",[s(0)-i/2,D,s(f)+i/2,D])),{width:r,height:ge,marks:u}}var Ot=t=>t<1e-9?"0":t<.005?"<0.01":C(t);function Lt({words:t,order:e},o,n){let{wide:r,x:a}=xe(t.length,n);return e.map((i,s)=>{let c=`${t[i]}, word ${s+1} of ${t.length}; its output moved by ${Ot(o[s])}. Arrow keys move it.`;return{id:String(s),x:a(s)-r/2,y:I.top,width:r,height:I.height,label:c,kind:"grab"}})}var qt=(t,e,o)=>A(Math.floor(o*t/e),0,t-1);var we=`text.note { font-size: 13px; }
text.small { font-size: 12px; }
text.word { font-size: 15px; }
text.score { font-size: 17px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.alone { stroke-width: 2; }
.both { stroke-width: 2; stroke-dasharray: 7 5; stroke-linecap: butt; }
.dotted { stroke-dasharray: 1.5 3.5; }
.thread { stroke-width: 1.5; }
.stem { stroke-width: 3; }
.rod { stroke-width: 8; }
.ways { fill: none; stroke: var(--paper); stroke-width: 2; }
.link { stroke-width: 2; }
.soft.line { stroke-width: 1; }
.dots { stroke-width: 5; } .dots.less { stroke-width: 3.4; }
.ink.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2.5; }
.edge { stroke: var(--rule); }
.frame { fill: none; stroke: var(--rule); }
.corner { stroke-width: 1; }
.ghost { fill: none; stroke: var(--edge); stroke-dasharray: 4 3; }
.map { image-rendering: pixelated; }
`;var ye=`.position-controls { align-items: center; gap: 6px 14px; }
.position-controls .attn-slider { --name: auto; grid-template-columns: auto 6em 2.6em; }
.position-slope { display: flex; align-items: center; gap: 14px; }
.position-two { display: flex; gap: 12px; margin-left: auto; }
.position-board { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 260px); column-gap: 40px; align-items: start; }
.position-board + .position-board { border-top: 1px solid var(--rule); padding-top: 14px; }
.attn-position > .position-board { margin-top: 10px; }
.position-map svg { cursor: crosshair; }
.attn-position .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 4.35em; text-wrap: pretty; }
.position-left .attn-summary { margin-top: 6px; min-height: 2.9em; }
.position-right .attn-row { gap: 8px; margin: 10px 0; }
.position-line h3 { margin-bottom: 6px; }
@media screen and (prefers-reduced-motion: no-preference) { .attn-position:not(.touched) .attn-hit[data-id="rod"] { animation: position-call 2.4s 1s ease-out 4; } }
@keyframes position-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
@container (max-width: 760px) {
  .position-board { grid-template-columns: minmax(0, 1fr); row-gap: 10px; }
  .position-map { max-width: 280px; }
  .position-two { margin-left: 0; }
  .position-controls .attn-slider { grid-template-columns: auto 4.5em 2.6em; }
  .position-left .attn-summary { min-height: 4.35em; }
}
@container (max-width: 520px) { .position-left .attn-summary { min-height: 5.8em; } }
@media print { .position-controls .attn-slider, .position-two, .position-right .attn-row, .attn-hint { display: none; } }
`;function ve({encoding:t,head:e,places:[o,n],pair:r,words:a},{score:i,both:s}){let[l,c]=r.map(y=>a[y]),f=Math.abs(n-o),u=f===0?"at the same place as":`${f} ${f===1?"place":"places"} ${n>o?"after":"before"}`,d=s.map(([,y])=>y),[p,h,m]=[i,Math.min(...d),Math.max(...d)].map(y=>C(y)),w=`\u201C${c}\u201D ${u} \u201C${l}\u201D scores ${p}`,x=`the distance costs ${C(gt(e)*f)}`;return f===k-1&&t!=="none"?`${w}${t==="alibi"?`: ${x}`:""}. ${f} places apart there is only this one pair: bring the words nearer, then drag the rod.`:{none:`\u201C${c}\u201D scores ${p} for \u201C${l}\u201D wherever the two stand: no place is told.`,sinusoidal:`${w} here, but from ${h} to ${m} as both move: the score depends on both places, not on their offset alone.`,rotary:`${w} wherever the two stand: only the offset counts. The dashed line is flat, and every diagonal has one tint.`,alibi:`${w} wherever the two stand: ${x}. The dashed line is flat, and every diagonal has one tint.`}[t]}var $o=["first","second"];function Mo(t,e){let o=t.map((n,r)=>r).filter(n=>t[n]===t[e]);return o.length>1?`the ${$o[o.indexOf(e)]} \u201C${t[e]}\u201D`:`\u201C${t[e]}\u201D`}function ke({encoding:t,order:e,words:o},{moved:n}){let r=e.map(s=>o[s]),a=r.join(" ");if(e.every((s,l)=>s===l))return"The words stand in their first order. Drag one, or shuffle them.";if(n.every(s=>s<1e-9))return`\u201C${a}\u201D: every word gets exactly what it got before. ${t==="none"?"Without positions a sentence is a bag of words.":"Distances are the same as before, and more is not told."}`;let i=Dt(n);return n[i]<.005?`\u201C${a}\u201D: the outputs change, each by less than 0.01.`:`\u201C${a}\u201D: the outputs change, most for ${Mo(r,i)}, by ${C(n[i])}.`}var So={none:"none",sinusoidal:"sinusoidal",rotary:"rotary",alibi:"ALiBi"};function Ao(t){let{moved:e,score:o,alone:n,both:r}=H(t),a=t.words.map((i,s)=>t.order.indexOf(s));return{places:t.places,score:o,alone:n,both:r,slots:a,moved:a.map(i=>e[i])}}function Eo({words:t},e){let o=Vt("How places are told",So,d=>e.change({encoding:d},{glide:!0})),r=Kt({label:"slope",min:1,max:8,step:1,text:d=>`1/${2**d}`,read:d=>9-d,write:d=>9-d,onInput:d=>e.change({head:d})}),a=d=>t.indexOf(t[d]),i=t.map((d,p)=>[p,d]).filter((d,p)=>a(p)===p),s=(d,p)=>Yt({label:d,options:i,onChange:h=>e.change({pair:e.read().pair.map((m,w)=>w===p?Number(h):m)},{glide:!0})}),l=[s("query",0),s("key",1)],c=ut("Reset",e.reset).root;return{root:E("position-controls attn-row",v("h3",{"aria-hidden":"true"},"Places are told by"),o.root,E("position-slope",c,r.root),E("position-two",...l.map(d=>d.root))),tell:d=>{o.set(d.encoding),r.set(d.head),r.root.style.visibility=d.encoding==="alibi"?"":"hidden",l.forEach((p,h)=>p.set(a(d.pair[h])))}}}function Oo(t,e,[o,n]){if(t==="query")return[A(e,0,k-1),n];if(t==="key")return[o,A(e,0,k-1)];let r=A(e,0,k-1-Math.abs(n-o))-Math.min(o,n);return[o+r,n+r]}function Lo(t){let e=Y(),o=600,n=f=>{let{places:u}=t.read();return{query:u[0],key:u[1],rod:Math.min(...u)}[f]},r=(f,u)=>t.change({places:Oo(f,u,t.read().places)}),i=pt((f,u)=>{let d=h=>$t(o,W(e,h)[0]);dt(f,h=>{let[m,w,x]=[d(h),n(u().id),u().id];return y=>r(x,w+d(y)-m)});let p=h=>()=>n(u().id)+h;ht(f,{ArrowLeft:p(-1),ArrowDown:p(-1),ArrowRight:p(1),ArrowUp:p(1),PageDown:p(-8),PageUp:p(8),Home:()=>0,End:()=>k-1},h=>r(u().id,A(h,0,k-1)))}),s=E("attn-stage position-ruler",e,i.root),l=(f,{score:u})=>i.set(St(f,u,o));return{root:s,stage:s,tell:l,paint:(f,u,d)=>{d!==o&&(o=d,l(f,H(f))),J(e,Mt(f,u,{width:o}))}}}function qo(t){let e=Y(),o=E("position-map",e),n=i=>{let[s,l]=W(e,i),{left:c,top:f,cell:u}=_(e.clientWidth),d=p=>A(Math.floor(p/u),0,k-1);t.change({places:[d(l-f),d(s-c)]})},r=i=>W(e,i)[1]<_(e.clientWidth).top+_(e.clientWidth).size;return e.addEventListener("pointerdown",i=>{i.pointerType!=="mouse"||!r(i)||(e.setPointerCapture(i.pointerId),n(i))}),e.addEventListener("pointermove",i=>e.hasPointerCapture(i.pointerId)&&n(i)),e.addEventListener("click",i=>r(i)&&n(i)),{root:o,stage:o,paint:(i,s,l)=>J(e,At(i,s,{width:l}))}}function $e(t){let e=[...t];for(let o=e.length-1;o>0;o--){let n=Math.floor(Math.random()*(o+1));[e[o],e[n]]=[e[n],e[o]]}return String(e)===String(t)?$e(t):e}function Co({words:t},e){let o=Y(),n=null,r=600,a=(x,y,b)=>{let{order:$}=e.read(),S=$.filter(O=>O!==x);S.splice(A(y,0,S.length),0,x),e.change({order:S},{glide:b})},i=x=>l.focus(String(e.read().order.indexOf(x))),l=pt((x,y)=>{let b=()=>Number(y().id),$=M=>e.read().order[M],S=M=>T=>{let[Ct]=W(o,T);n={word:M,x:Ct},a(M,qt(t.length,r,Ct),!0)};dt(x,()=>S($(b())),()=>{n&&i(n.word),n=null,e.change({},{glide:!0})});let O=M=>()=>b()+M;ht(x,{ArrowLeft:O(-1),ArrowRight:O(1),Home:()=>0,End:()=>t.length},M=>{let T=$(b());a(T,M,!0),i(T)})}),c=E("attn-stage",o,l.root),f=t.map((x,y)=>y),d=Object.entries({Shuffle:()=>$e(e.read().order),Reverse:()=>[...e.read().order].reverse(),"dog \u2194 man":()=>e.read().order.map(x=>({1:4,4:1})[x]??x),"First order":()=>f}).map(([x,y])=>ut(x,()=>e.change({order:y()},{glide:!0})).root),p=v("h3",{},"Shuffle a sentence ",v("small",{},"how far does each word\u2019s output move?")),h=E("position-line",p,c),m=(x,{moved:y})=>l.set(Lt(x,y,r));return{root:h,stage:c,buttons:d,tell:m,paint:(x,y,b)=>{b!==r&&(r=b,m(x,H(x))),J(o,Et(x,y,{width:r,held:n}))}}}function To(t,e){let[o,n,r,a]=[Eo(t,e),Lo(e),qo(e),Co(t,e)],[i,s]=[ft(),ft()],l=Gt("Drag the rod between the words: both move. Does the score stay? Choose another way of telling places, and drag again."),c=v("p",{class:"position-note attn-hint"},"The words\u2019 vectors are made up by hand; nothing here is learnt."),f=E("position-left",n.root,i.root),u=E("position-right",s.root,E("attn-row",...a.buttons),c);return{parts:[l,o.root,E("position-board",f,r.root),E("position-board",a.root,u)],tell:p=>{let h=H(p);o.tell(p),n.tell(p,h),a.tell(p,h),i.set(ve(p,h)),s.set(ke(p,h))},glides:Ao,paint:p=>{let[h,m]=[e.read(),[n,r,a]],w=m.map(({stage:x})=>Math.round(x.clientWidth));m.forEach((x,y)=>x.paint(h,p,w[y]))},stop:()=>[i,s].forEach(p=>p.stop())}}var _n=Wt({name:"position",label:"Live figure: who notices where words stand",style:we+ye,controls:["encoding","order","pair","places","head"],fixed:["words","vectors"],build:To});export{H as compute,_n as default,ve as describe,ke as report,be as scene,X as table};
