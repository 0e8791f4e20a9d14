// Joined by `make figures` from src/encoder and src/kit: change those, not this.
var Ut=Object.defineProperty;var Vt=(t,e)=>{for(var n in e)Ut(t,n,{get:e[n],enumerable:!0})};function rt(t,e,n){if(t.slice(0,n)!==e.slice(0,n))return t;let[r,o]=[t,e].map(c=>c.replace(/[.,]/g,"").split(" ")),a=r.filter(c=>!o.includes(c)).at(-1);return a?`${a}: ${t}`:t}function Y(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let o=a=>{a?.data===e&&(t.off("msg:custom",o),r(a.content))};t.on("msg:custom",o),t.send({ask:e})}),n[e]}var Kt=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function at(t,e,n){let r=new Map,o=new Set,a=i=>{let l=r.get(i)??Y(t,`${e}.${i}`).then(d=>{n(i,d),o.add(i)});return r.set(i,l),l.catch(()=>r.delete(i)),l};return{wants:i=>{let l=i.filter(d=>!o.has(d));return l.length?Promise.all(l.map(a)).then(()=>{}):null},ahead:async i=>{if(!navigator.connection?.saveData)for(let l of i)await Kt().then(()=>a(l)).catch(()=>{})}}}var Gt="http://www.w3.org/2000/svg",Jt=0,Zt=Math.random().toString(36).slice(2,8),st=t=>`attn-${Zt}-${t}-${++Jt}`;function it(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var b=(t,e={},...n)=>it(document.createElement(t),e,n),z=(t,...e)=>b("div",{class:t},...e),ct=(t,e={},...n)=>it(document.createElementNS(Gt,t),e,n);function j(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function N(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var lt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var dt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var pt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var C=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ut=200,ee=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ne=t=>t*t*(3-2*t);function U(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>U(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,a])=>[o,U(t[o],a,n)]);return Object.fromEntries(r)}return e}function ht(t,e,n){let[r,o,a,c,s,i]=[t,t,t,0,0,0],l=!1,d=u=>{let f=C(u-s,0,64);if(s=u,l){let h=C((u-c)/e);r=U(o,a,ne(h)),l=h<1}let p=n(r,f);i=l||p?requestAnimationFrame(d):0};return{go(u,f){if(ee()){[r,a,l]=[u,u,!1],n(r,1/0);return}[o,a,c,l]=[r,u,performance.now(),f],f||(r=u,n(r,0)),i||([s,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(i)}}function ft(t,e,n=[]){let r=[...e,...n],o=[],a=!1,c=()=>Object.fromEntries(r.map(u=>[u,t.get(u)])),s=u=>{if(a)return;let f=c();o.forEach(p=>p(f,u))},i=()=>s(null);e.forEach(u=>t.on(`change:${u}`,i));let l=(u,{glide:f=!1}={})=>{a=!0;for(let[p,h]of Object.entries(u))t.set(p,h);a=!1,s({glide:f}),t.save_changes()},d=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in u).map(f=>[f,u[f]]))};return{read:c,change:l,reset:()=>l(d(),{glide:!0}),follow:u=>void o.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,i))}}function oe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function re(t,e,n,r){let[o,a]=[0,!1],c=i=>{if(i!==a){a=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},s=i=>{let l=++o,d=e.wants?.(n())??null;if(c(d!==null),d===null)return r(i);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===o&&s(i),()=>l===o&&e.say?.(u))};return s}function mt({name:t,label:e,style:n,controls:r,fixed:o=[],ms:a=ut,build:c}){return{render:({model:i,el:l})=>{let d=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(b("style",{},[lt,dt,pt,n].join(`
`)));let f=ft(i,r,o),p=c(f.read(),f,i),h=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...p.parts);u.append(h),l.append(d);let g=()=>{let y=p.glides??(M=>M),m=0,v=ht(y(f.read()),a,(M,k)=>m>0&&p.paint(M,k,m)),$=()=>{let M=Math.round(h.clientWidth);M===m||M===0||(m=M,oe(l),v.again())},S=re(h,p,f.read,M=>{p.tell(f.read()),v.go(y(f.read()),M)});f.follow((M,k)=>{h.classList.add("touched"),S(k?.glide??!0)}),p.tell(f.read()),$();let E=new ResizeObserver($);return E.observe(h),p.ahead?.(),()=>{E.disconnect(),v.stop(),f.stop(),p.stop?.()}},w=async()=>{await p.ready;for(let y;y=p.wants?.(f.read());)await y;return g()};return p.ready?w():g()}}}var ae=t=>Math.round(t*10)/10,gt=new WeakMap;function xt(t){let e=z("attn-hits"),n=new Map,r=a=>{let c=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),s={node:c,hit:a};return n.set(a.id,s),c.dataset.id=a.id,t(c,()=>s.hit),s};return{root:e,set:a=>{let c=new Set(a.map(({id:s})=>s));for(let[s,{node:i}]of n)c.has(s)||(i.remove(),n.delete(s));a.forEach((s,i)=>{let l=n.get(s.id)??r(s);se(l.node,l.hit=s),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[i]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function se(t,{x:e,y:n,width:r,height:o,label:a,kind:c="",aria:s={},tab:i=0,lang:l}){let[d,u,f,p]=[e,n,r,o].map(ae),h=`left:${d}px;top:${u}px;width:${f}px;height:${p}px`;gt.get(t)!==h&&(t.style.cssText=h,gt.set(t,h)),N(t,"class",`attn-hit ${c}`.trim()),N(t,"aria-label",a),N(t,"tabindex",i),l&&N(t,"lang",l);for(let[g,w]of Object.entries(s))N(t,`aria-${g}`,String(w))}function bt(t,{clientX:e,clientY:n}){let{left:r,top:o}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-r)/a,(n-o)/a]}function wt(t,e,n=()=>{}){let r=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),r=e(o)}),t.addEventListener("pointermove",o=>r?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{r!==null&&n(),r=null})}var yt="http://www.w3.org/2000/svg",P=t=>Math.round(t*10)/10+0;function x(t,e,n,r,o){let a={};for(let c in r){let s=r[c];a[c]=typeof s=="number"?P(s):s}return{id:t,shape:e,role:n,at:a,...o===void 0?{}:{text:o}}}x.line=(t,e,[n,r,o,a],c)=>x(t,"line",e,{x1:n,y1:r,x2:o,y2:a,...c});x.rect=(t,e,[n,r,o,a],c)=>x(t,"rect",e,{x:n,y:r,width:o,height:a,...c});x.circle=(t,e,[n,r,o],a)=>x(t,"circle",e,{cx:n,cy:r,r:o,...a});x.path=(t,e,n,r)=>x(t,"path",e,{d:n,...r});x.text=(t,e,[n,r],o,a)=>x(t,"text",e,{x:n,y:r,...a},o);var vt=new WeakMap;function ie(t,e){let{node:n,role:r,at:o}=t;r!==e.role&&n.setAttribute("class",t.role=e.role);for(let c in e.at)o[c]!==e.at[c]&&n.setAttribute(c,String(e.at[c]));for(let c in o)c in e.at||n.removeAttribute(c);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(le)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ce=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function le(t){let e=document.createElementNS(yt,"tspan");for(let[n,r]of Object.entries(ce(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function kt(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=vt.get(t)??new Map;vt.set(t,a);let c=new Map(r.map(i=>[i.id,i]));for(let[i,{node:l,shape:d}]of a)c.get(i)?.shape!==d&&(l.remove(),a.delete(i));let s=t.firstChild;for(let i of r){let l=a.get(i.id);if(!l){let d=document.createElementNS(yt,i.shape);d.setAttribute("data-id",i.id),l={node:d,shape:i.shape,role:"",at:{},text:""},a.set(i.id,l)}ie(l,i),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}var V=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,_=t=>t.map((e,n)=>{let r=t.slice(0,n).filter(o=>o===e).length;return r?`${e} ${r+1}`:e});function K(t,e){let n=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>N(n,"aria-pressed",String(r))}}var $t=(...t)=>b("p",{class:"attn-hint"},...t);function Mt({label:t,onChange:e,options:n=[],wide:r=!1}){let o=st("select"),a=b("select",{id:o,onchange:()=>e(a.value)}),c=b("div",{class:r?"attn-field attn-wide":"attn-field"},b("label",{for:o},t),a),[s,i]=[n,""],l=0,d=p=>{let[h,g]=s[p];N(a.options[p],"value",h),j(a.options[p],g)},u=()=>{for(l=0;a.length>s.length;)a.lastChild.remove();s.forEach((p,h)=>d(h))},f=(p,h=n)=>{s=h;let g=s.findIndex(([y])=>String(y)===String(p)),w=JSON.stringify(s);if(w!==i){for(;a.length<s.length;)a.append(b("option",{}));g>=0&&d(g),l||(l=setTimeout(u,40))}i=w,a.selectedIndex!==g&&(a.selectedIndex=g)};return f(n[0]?.[0]),{root:c,set:f}}function At(t=700){let e=b("p",{class:"attn-summary"}),n=b("span",{class:"attn-hidden",role:"status"}),r,o=(a,c=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>j(n,c),t)),j(e,a)};return{root:b("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}function G(t,e,n){let r={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...r,...e}:e;t.addEventListener("keydown",a=>{let c=o[a.key]?.();c===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(c))})}function St(t,e,n){let r=atob(t),o=a=>((r.charCodeAt(a)|r.charCodeAt(a+1)<<8)<<16>>16)/n;return Array.from({length:r.length/2/e},(a,c)=>Array.from({length:e},(s,i)=>o(2*(c*e+i))))}function de({tokens:{length:t},cosines:e,weights:n},{words:r,unit:o}){let a=St(e,t+r.length+3,o),c=St(n,t,o),s=(i,l)=>Array.from({length:i.length/t},(d,u)=>i[u*t+l]);return{toward:i=>Array.from({length:t},(l,d)=>s(a,d).map(u=>u[t+i])),cosines:(i,l)=>a[i*t+l].slice(0,t),others:i=>{let l=s(a,i).map(p=>p.slice(-3)),[d,u,f]=[0,1,2].map(p=>l.map(h=>h[p]));return{start:d,before:u,twin:f}},weights:i=>s(c,i)}}function J(t,e,n){let r=t[e],o=t.slice(0,e).filter(c=>c===r).length,a=n.findIndex(c=>c===r&&o--===0);return a<0?null:a}var pe=t=>180/Math.PI*Math.acos(Math.min(1,t)),Z=[1,2,3,4,5,6,7],Et=(t,e,n)=>n.forEach((r,o)=>Object.assign(t.sentences[2*e+o],r)),Lt=({sentence:t})=>Z.filter(e=>e===t>>1);function Ot(t){let e=new Map,n=(c,s)=>(e.has(c)||e.set(c,s()),e.get(c)),r=c=>n(`${c}`,()=>de(t.sentences[c],t)),o=(c,s)=>n(`${c} to ${s}`,()=>r(c).toward(s)),a=({sentence:c,layer:s},i,l)=>{if(s===0)return null;let{lengths:d,added:u}=t.sentences[c],[f,p,h]=u[s-1].map(y=>y[i]),[g,w]=[d[s-1][i],d[s][i]];return{entering:g,leaving:w,kept:l[s],attention:f,between:p,feedForward:h}};return c=>{let{sentence:s,layer:i,across:l,up:d}=c,{tokens:u,text:f}=t.sentences[s],p=Math.min(c.token,u.length-1),h=J(u,p,t.sentences[s^1].tokens),g=r(s),w=g.cosines(i,p),y=w.map((O,L)=>L).filter(O=>O!==p),[m,v]=[o(s,l),o(s,d)],$=(O,L)=>O.map((q,F)=>q-L[F]),{start:S,before:E,twin:M}=g.others(p),k=h===null?null:{across:o(s^1,l)[h],up:o(s^1,d)[h]};return{tokens:u,token:p,twinToken:h,text:f,cosines:w,words:[t.words[l],t.words[d]],nearest:y.sort((O,L)=>w[L]-w[O]||O-L).slice(0,3),lines:{start:S,twin:k&&M,across:m[p],up:v[p]},twinLines:k,toward:u.map((O,L)=>m[L].map((q,F)=>({across:q,up:v[L][F]}))),lean:u.map((O,L)=>$(m[L],v[L])),twinLean:k&&$(k.across,k.up),weights:g.weights(p),turns:E.slice(1).map(pe),block:a(c,p,E)}}}var Dt={};Vt(Dt,{LAYERS:()=>A,hue:()=>W,metro:()=>nt,places:()=>ot,plan:()=>I,ribbonAt:()=>tt});var Q=t=>`${Math.round(100*t)}%`,T=t=>`${t<-.005?"\u2212":""}${Math.abs(t).toFixed(2)}`,Tt={"'":"the apostrophe",".":"the full stop"},D=t=>`${Tt[t[0]]??t[0]}${t.slice(1)}`,ue=t=>t[0]==="["||t[0]in Tt?D(t):`\u201C${t}\u201D`,R=({tokens:t})=>_(t).map(ue),Ct=.05;function Nt(t,e){let n=Math.abs(t).toFixed(2);return Math.abs(t)<Ct?"leans to neither word":`leans ${n} toward ${e[t>0?0:1]}`}var he=(t,e,n)=>Math.abs(t)<Ct||Math.abs(Number(t.toFixed(2))-Number(e.toFixed(2))+Number(n.toFixed(2)))<.005;function fe({weights:t,token:e,...n},r){let o=t[r-1],a=R({weights:t,token:e,...n}),c=o.map((l,d)=>d).sort((l,d)=>o[d]-o[l]),s=n.words.map(l=>n.tokens.indexOf(l)).filter(l=>l>=0&&l!==e),i=[...new Set([...c.slice(0,2),...s])].sort((l,d)=>o[d]-o[l]);return V(i.map(l=>`${Q(o[l])} from ${l===e?"itself":a[l]}`))}function me({words:t,lines:e,lean:n,token:r},o){let a=n[r][o],[c,s]=[e.across[o],e.up[o]];if(t[0]===t[1])return`has a cosine of ${T(c)} with ${t[0]}, and leans nowhere: both words are the same`;let i=[c,s].map((u,f)=>`with ${t[f]} ${T(u)}`),l=he(a,c,s)?"":", rounded",d=`(cosine ${(a<0?i.reverse():i).join(", ")}${l})`;return`${Nt(a,t)} ${d}`}function ge({words:t,twinLean:e,twinLines:n},r){return e===null||n===null?"":t[0]===t[1]?`has a cosine of ${T(n.across[r])} with ${t[0]}`:Nt(e[r],t)}function X({layer:t},e){let{token:n,lines:r,nearest:o,cosines:a}=e,c=R(e)[n],s=me(e,t),i=t===0?`Before the first layer ${c} ${s}.`:`In layer ${t} ${c} takes ${fe(e,t)}. Its vector now ${s}.`,l=o.map(u=>`${R(e)[u]} ${T(a[u])}`),d=` Nearest in the sentence: ${V(l)}.`;return r.twin===null?`${i}${d} The other sentence has no ${c.replace(/^the /,"")}.`:`${i}${d} In the other sentence ${c} ${ge(e,t)}; cosine of the two ${T(r.twin[t])}.`}function jt(t,{layer:e,token:n}){let r=R(t),o=n===t.token?"itself":r[n],{across:a,up:c}=t.toward[n][e-1],[s,i]=t.words,l=s===i?`a cosine of ${T(a)} with ${s}`:`cosines ${T(a)} with ${s} and ${T(c)} with ${i}`;return`Layer ${e}: ${r[t.token]} takes ${t.weights[e-1][n].toFixed(3)} of its attention from ${o}, the mean of twelve heads. Before this layer ${r[n]} has ${l}.`}var zt=({tokens:t,token:e,words:n})=>[D(_(t)[e]),...n].map(r=>`cosine with ${r}`);function _t({layer:t},e){let{weights:n,cosines:r,toward:o}=e;return _(e.tokens).map((a,c)=>[a,t?n[t-1][c].toFixed(3):"\u2013",T(r[c]),T(o[c][t].across),T(o[c][t].up)])}function qt({layer:t},{block:e,turns:n}){if(e===null)return"No layer yet: this is the embedding.";let[r,...o]=[e.entering,e.attention,e.feedForward,e.leaving].map(a=>a.toFixed(1));return`Layer ${t}: a vector of length ${r} comes in, attention adds ${o[0]}, the feed-forward network ${o[1]}; normed, ${o[2]} goes out. Cosine of what goes out with what came in ${T(e.kept)}, an angle of ${Math.round(n[t-1])}\xB0.`}var A=6,xe=.5,be=10,we=.008,ve=.03,H=.92,ye="0.3",ke={left:96,right:38,top:44,rows:360,over:8,gap:30,band:36,disc:7,corner:7,space:24,profile:150,dial:16,grip:68,small:!1},$e={left:74,right:36,top:40,rows:344,over:3,gap:24,band:20,disc:5.2,corner:3,space:18,profile:84,dial:16,grip:62,small:!0};function I(t,e){let n=t<560?$e:ke,r=Math.min(40,n.rows/e),o=n.left+14,a=(t-n.right-o)/A,c=n.top+(n.rows-r*e)/2,s=n.top+n.rows+n.over+n.gap+n.space,i=s+n.profile+(n.small?24:32);return{...n,width:t,count:e,row:r,pitch:a,profileTop:s,dials:i,height:i+(n.small?18:10),x:l=>o+l*a,stage:l=>C(Math.round((l-o)/a),0,A),y:(l,d)=>c+r*(l+.5)+n.over*C(l-d+1)+n.gap*C(l-d),up:l=>s+(1-l)/2*n.profile}}function tt(t,e,n,r){let o=Math.ceil((e-t.x(0))/t.pitch),a=Array.from({length:t.count},(s,i)=>Math.abs(t.y(i,r)-n)),c=a.indexOf(Math.min(...a));return o>=1&&o<=A&&a[c]<=t.row*.6?{layer:o,token:c}:null}function W(t){let e=Math.round(be*C(Math.abs(t)/xe));return e===0?"neither":`${t>0?"across":"up"}${e}`}var et=(t,e)=>t.y(e,e)+t.band/2+(t.small?12:14);function B(t,e,n,r,o,a,c="1",s=o){let i=Math.max(a.small?1.8:2.4,a.disc*Math.sqrt(Math.abs(s))),l=`${W(o)} ${e}`;if(o>=0)return x.circle(t,l,[n,r,i],{opacity:c});let d=i*Math.sqrt(Math.PI),u={x:n-d/2,y:r-d/2,width:d,height:d};return x(t,"rect",l,{...u,opacity:c})}function Ft(t,e,n,r,o,a){let c=s=>x(`${t} ${s}`,"line",`${W(n[s])} ${e}`,{x1:a.x(s),x2:a.x(Math.min(s+1,o)),y1:r,y2:r});return[x.line(`${t} ahead`,`neither ${e} ahead`,[a.x(0),r,a.x(A),r]),...n.slice(0,A).flatMap((s,i)=>i<o-1e-6?[c(i)]:[])]}function Me({t,row:e,lean:n,twin:r},o,a){let c=n.flatMap((s,i)=>Ft(`track ${i}`,i===a?"line track own":"line track",s,o.y(i,e),t,o));return r?[...c,...Ft("ghost","line dotted",r,et(o,e),t,o)]:c}var Ae=(t,e)=>t<=e+.02?"1":"0.28";function Se({t,row:e,lean:n,twin:r},o){let a=Array.from({length:A+1},(i,l)=>l),c=a.slice(1).filter(i=>i<=t+.02).map(i=>{let[l,d]=[2*o.disc+3,o.band+5],u={x:o.x(i)-l/2,y:o.y(e,e)-d/2,width:l,height:d,rx:l/2};return x(`hall ${i}`,"rect","ink hall",u)}),s=(i,l,d,u)=>a.map(f=>B(`${i} ${f}`,l,o.x(f),u,d[f],o,Ae(f,t)));return[...c,...n.flatMap((i,l)=>s(`station ${l}`,"station",i,o.y(l,e))),...r?s("double","station open",r,et(o,e)):[]]}var It=(...t)=>t.map(e=>typeof e=="number"?P(e):e).join(" ");function Ee(t,e,n,r,o,a,c){let s=a-n,i=r-o*s,l=Math.max(0,Math.min(8,o*(i-e),n-t)),[d,u]=o>0?[1,0]:[0,1];return It("M",t,e,"H",n-l,"A",l,l,0,0,d,n,e+o*l,"V",i,"A",s,s,0,0,u,a,r,"H",c)}var Le=(t,e,n,r)=>{let o=(t+r)/2;return It("M",t,e,"C",o,e,o,n,r,n)};function Oe({row:t,weights:e},n,r){let[o,a,c]=[r.x(n-1),r.x(n),r.y(t,t)],s=a-r.disc-3,i=p=>e[n-1][p]*r.band,l=e[n-1].map((p,h)=>h),d=[],u=(p,h)=>{let g=0;for(let w of p){let y=i(w),m=c-h*(r.band/2-g-y/2),v=s-r.corner-g-y/2;d.push({i:w,w:y,d:Ee(o,r.y(w,t),v,m,h,s,a)}),g+=y}return g},f=u(l.filter(p=>p<=t-.5),1);u(l.filter(p=>p>=t+.5).reverse(),-1);for(let p of l.filter(h=>Math.abs(h-t)<.5)){let h=c-r.band/2+f+i(p)/2;d.push({i:p,w:i(p),d:Le(o,r.y(p,t),h,a)})}return d}function Te(t,e,n,r){let o=C(t.t-(e-1));return o<1e-6?[]:Oe(t,e,n).filter(({w:a})=>a>=we*n.band).map(({i:a,w:c,d:s})=>{let i=r?.layer===e&&r.token===a,l=t.t>e+.5&&!i?ye:"1",d=i?"weight line ribbon":`${W(t.lean[a][e-1])} line ribbon`,u=o<1?{pathLength:1,"stroke-dasharray":`${Math.round(100*o)/100} 1`}:{};return x.path(`ribbon ${e} ${a}`,d,s,{"stroke-width":c,opacity:l,...u})})}function Ce({t,row:e,weights:n},r){let o=Math.round(t);if(o<1||Math.abs(t-o)>.3)return[];let a=r.x(o)+r.disc+5;return n[o-1].flatMap((c,s)=>{let i={x:a,y:r.y(s,e)-4.5};return c<ve?[]:[x(`share ${s}`,"text","ink share start",i,Q(c))]})}function Ne({tokens:t,token:e},{row:n,twin:r},o){let a=o.left-12,c={x:2,y:o.y(e,n)-11,width:o.left-8,height:22,rx:6},s=_(t).map((d,u)=>{let f=u===e?"paper strong end name":"ink end name";return x.text(`name ${u}`,f,[a,o.y(u,n)+4.5],d)}),i=o.small?"other":"in the other",l=x.text("double name","soft end note",[a,et(o,n)+4],i);return[x("plate","rect","ink solid",c),...s,...r?[l]:[]]}var Rt=(t,e)=>({x:C(t.x(e)-t.grip/2,2,t.width-t.grip-2),y:4,width:t.grip,height:28});function je(t,e){let n=Rt(t,e),r=Math.round(e),o=s=>t.x(s)<n.x-12||t.x(s)>n.x+n.width+12,a=Array.from({length:A+1},(s,i)=>i).filter(o).map(s=>x.text(`stop ${s}`,"soft note",[t.x(s),22],s?String(s):"start")),c={x:n.x+n.width/2,y:22.5};return[...a,x("grip","rect","ink solid",{...n,rx:14}),x("grip name","text","paper strong note",c,r?`layer ${r}`:"start")]}var ze=(t,e)=>x("head","line","ruler",{x1:t.x(e),x2:t.x(e),y1:30,y2:t.profileTop+t.profile+4});function Pt(t,e){let n=Math.min(Math.floor(e),A-1);return t[n]+(t[n+1]-t[n])*(e-n)}var _e=(t,e)=>[x(`tick ${t}`,"line","ruler",{x1:e.x(0)-8,x2:e.x(0)-2,y1:e.up(t),y2:e.up(t)}),x.text(`scale ${t}`,"soft end note",[e.left-12,e.up(t)+4.5],`${t>0?"+":t<0?"\u2212":""}${Math.abs(t)}`)];function qe({tokens:t,token:e,words:n},r,o){let a=o.left-12,c=(i,l)=>B(i,"station",a-4,o.up(l),l,o,"1",.6),s=(i,l,d,u=14)=>x.text(i,"ink end note",[a-u,l+4.5],d);return[x.text("measure","soft start number",[2,o.profileTop-7],`cosine with ${n[0]} \u2212 ${o.small?"":"cosine "}with ${n[1]}`),x.line("zero","rule",[o.x(0)-8,o.up(0),o.x(A)+8,o.up(0)]),c("to across",H),s("across",o.up(H),n[0]),...[.5,0,-.5].flatMap(i=>_e(i,o)),c("to up",-H),s("up",o.up(-H),n[1]),...n.flatMap((i,l)=>{let d=t.indexOf(i);if(d<0||d===e||l&&i===n[0])return[];let u={x:o.x(1)+4,y:o.up(r[d][1])+(l?16:-6)};return[x(`outer ${l}`,"text","soft start number",u,i)]})]}function Fe(t,{t:e,lean:n,twin:r},o){let a=m=>m.map((v,$)=>`${$?"L":"M"}${P(o.x($))} ${P(o.up(v))}`).join(""),c=(m,v,$)=>x.path(m,v,a($)),{token:s}=t,i=n.flatMap((m,v)=>v===s?[]:[c(`way ${v}`,"rule line way",m)]),[l,d]=[Pt(n[s],e),r&&Pt(r,e)],u=e>A-.7,f=o.x(e)+(u?-10:10),p=d===null?0:Math.max(0,7.5-Math.abs(o.up(l)-o.up(d))/2),h=u?Math.max(p,11):p,g=d!==null&&l<d?1:-1,w=u?"end":"start",y=(m,v,$,S)=>x.text(m,`${v} ${w} number`,[f,o.up($)+S+4.5],T($));return[...i,...qe(t,n,o),...r?[c("way double","soft line way dotted",r)]:[],c("way own","ink line way own",n[s]),...d===null?[]:[B("now double","station open",o.x(e),o.up(d),d,o,"1",.5),y("number double","soft",d,-g*h)],B("now","station",o.x(e),o.up(l),l,o,"1",.5),y("number","ink strong",l,g*h)]}function Pe({t,turns:e},n){let r=n.dials,o=["its vector","turned by"].map((c,s)=>x.text(`turned ${s}`,"soft end note",[n.left-12,r-(n.small?1:13)+14*s],c)),a=(c,s)=>{let i=n.x(s+.5)-(n.small?n.dial/2:n.dial+2),l=c*Math.PI/180,d={x2:i+n.dial*Math.cos(l),y2:r-n.dial*Math.sin(l)},u=Math.round(t)===s+1,f=n.small?{x:n.x(s+.5)+2,y:r+15}:{x:i+n.dial+4,y:r+1};return[x.line(`in ${s+1}`,"soft line needle",[i,r,i+n.dial,r]),x(`out ${s+1}`,"line","ink line needle",{x1:i,y1:r,...d}),x(`turn ${s+1}`,"text",`${u?"ink strong":"soft"}${n.small?"":" start"} note`,f,`${Math.round(c)}\xB0`)]};return[...o,...e.flatMap(a)]}function nt(t,e,{width:n,over:r=null}){let o=I(n,t.tokens.length),a=Array.from({length:A},(s,i)=>i+1),c=[...Me(e,o,t.token),...a.flatMap(s=>Te(e,s,o,r)),ze(o,e.t),...Se(e,o),...Ce(e,o),...Ne(t,e,o),...Fe(t,e,o),...Pe(e,o),...je(o,e.t)];return{width:n,height:o.height,marks:c}}function ot({tokens:t,token:e},n,r){let o=I(r,t.length),a=Math.max(24,o.row),c=n?`after layer ${n}`:"before the first layer";return[{id:"grip",...Rt(o,n),label:"Layers",slider:!0,kind:"across",aria:{valuemin:0,valuemax:A,valuenow:n,valuetext:c}},..._(t).map((s,i)=>({id:`token ${i}`,x:0,y:o.y(i,e)-a/2,width:o.left-6,height:a,label:`Follow ${D(s)}`,tab:i===e?0:-1,aria:{pressed:i===e}}))]}var Ht=`/* How far a token leans to one of two words, in ten steps of colour either way: as \`color\`, which browsers
   work out in less time than a property of our own. */
.scene, .attn-still { color: color-mix(in oklab, var(--edge) 60%, var(--rule)); }
.across1 { color: color-mix(in oklab, var(--series-2) 10%, currentcolor); }
.across2 { color: color-mix(in oklab, var(--series-2) 20%, currentcolor); }
.across3 { color: color-mix(in oklab, var(--series-2) 30%, currentcolor); }
.across4 { color: color-mix(in oklab, var(--series-2) 40%, currentcolor); }
.across5 { color: color-mix(in oklab, var(--series-2) 50%, currentcolor); }
.across6 { color: color-mix(in oklab, var(--series-2) 60%, currentcolor); }
.across7 { color: color-mix(in oklab, var(--series-2) 70%, currentcolor); }
.across8 { color: color-mix(in oklab, var(--series-2) 80%, currentcolor); }
.across9 { color: color-mix(in oklab, var(--series-2) 90%, currentcolor); }
.across10 { color: var(--series-2); }
.up1 { color: color-mix(in oklab, var(--series-3) 10%, currentcolor); }
.up2 { color: color-mix(in oklab, var(--series-3) 20%, currentcolor); }
.up3 { color: color-mix(in oklab, var(--series-3) 30%, currentcolor); }
.up4 { color: color-mix(in oklab, var(--series-3) 40%, currentcolor); }
.up5 { color: color-mix(in oklab, var(--series-3) 50%, currentcolor); }
.up6 { color: color-mix(in oklab, var(--series-3) 60%, currentcolor); }
.up7 { color: color-mix(in oklab, var(--series-3) 70%, currentcolor); }
.up8 { color: color-mix(in oklab, var(--series-3) 80%, currentcolor); }
.up9 { color: color-mix(in oklab, var(--series-3) 90%, currentcolor); }
.up10 { color: var(--series-3); }
text.note { font-size: 13px; }
text.name { font-size: 14px; }
text.share, text.number { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
text.share { font-size: 12px; }
/* Wide enough to hide what runs behind the point of a number. */
text.number { stroke-width: 8px; }
.track { stroke: currentColor; stroke-width: 3; }
.track.own { stroke-width: 5; }
.ahead { stroke-opacity: 0.25; }
.line.dotted { stroke-width: 3; stroke-dasharray: 0.1 6; }
.neither.dotted, .station.open { stroke: currentColor; }
line.dotted { stroke: currentColor; }
.ribbon { stroke: currentColor; stroke-linecap: butt; }
.weight.ribbon { stroke: var(--weight); }
.station { fill: currentColor; stroke: var(--paper); stroke-width: 1; }
.station.open { fill: var(--paper); stroke-width: 2; }
.hall { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.way { stroke-width: 1.2; }
.rule.line.way { stroke: var(--edge); stroke-opacity: 0.55; }
.way.own { stroke-width: 3.5; }
.needle { stroke-width: 2; }
`;var Bt=`.encoder-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
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
`;var Wt=1e3,De=28;function He(t,e){let n=p=>t.change(p,{glide:!0}),r=p=>{let h=2*(p>>1),{token:g}=e().sentences[p];n({sentence:p,token:g,across:h,up:h+1})},o=(p,h,g=!1)=>Mt({label:p,onChange:h,wide:g}),a=o("Sentence",p=>r(Number(p)),!0),c=(p,h)=>g=>{let{[p]:w,[h]:y}=t.read(),m=Number(g);n(m===y?{[p]:m,[h]:w}:{[p]:m})},s=o("toward",c("across","up")),i=o("or",c("up","across")),l=K("Other sentence",()=>{let p=t.read(),{sentences:h}=e(),g=h[p.sentence^1],w=h[p.sentence].tokens,y=J(w,Math.min(p.token,w.length-1),g.tokens);n({sentence:p.sentence^1,token:y??g.token})}).root;l.removeAttribute("aria-pressed");let d=z("encoder-words",s.root,i.root),u=null,f=p=>{let h=e();u??=h.sentences.map(({text:g},w,{[w^1]:y})=>[w,rt(g,y.text,De)]),a.set(p.sentence,u);for(let[g,w]of[[s,"across"],[i,"up"]])g.set(p[w],h.words.map((y,m)=>[m,y]))};return{sentence:a.root,words:d,other:l,tell:f}}function Be({text:t,tokens:e,token:n}){let r=0,o=e.map(s=>{let i=t.toLowerCase().indexOf(s,r);return i>=0&&(r=i+s.length),i}),[a,c]=[o[n],e[n].length];return a<0?[t]:[t.slice(0,a),b("b",{},t.slice(a,a+c)),t.slice(a+c)]}function We(t){let e=0,n=()=>{j(s,e?"\u275A\u275A":"\u25B6"),N(s,"aria-label",e?"Pause":"Play: through the layers")},r=()=>{clearTimeout(e),e=0,n()},o=()=>{let{layer:i}=t.read();if(i<A&&t.change({layer:i+1},{glide:!0}),i+1>=A)return r();e=Number(setTimeout(o,Wt))},a=()=>{t.read().layer>=A&&t.change({layer:0},{glide:!0}),e=Number(setTimeout(o,Wt/2)),n()},s=b("button",{type:"button",class:"attn-play",onclick:()=>e?r():a()});return n(),{root:s,stop:r}}function Ye(){let t=b("tbody",{}),e=["token","weight","","",""].map(c=>b("th",{scope:"col"},c)),n=b("p",{class:"encoder-report"}),r=b("details",{},b("summary",{},"Numbers"),n,b("table",{},b("caption",{},"Of each token: the attention it gets in this layer, and cosines after it"),b("thead",{},b("tr",{},...e)),t)),o=()=>{};return r.addEventListener("toggle",()=>o()),{root:r,tell:(c,s)=>{o=()=>{if(!r.open)return;j(n,qt(c,s)),zt(s).forEach((l,d)=>j(e[d+2],l));let i=(l,d)=>d?b("td",{},l):b("th",{scope:"row"},l);t.replaceChildren(..._t(c,s).map(l=>b("tr",{},...l.map(i))))},o()}}}function Ue(t,e,{touch:n,point:r}){let o=ct("svg",{class:"scene encoder-map","aria-hidden":"true"}),a=()=>e(),c=0,s=()=>I(c,a().tokens.length),i=m=>bt(o,m),l=m=>{n(),m!==t.read().layer&&t.change({layer:m},{glide:!0})},d=m=>t.change({token:m},{glide:!0}),u=m=>{wt(m,()=>E=>l(s().stage(i(E)[0])));let v=E=>()=>C(t.read().layer+E,0,A),[$,S]=[v(-1),v(1)];G(m,{ArrowLeft:$,ArrowDown:$,ArrowRight:S,ArrowUp:S,Home:()=>0,End:()=>A},l)},f=(m,v)=>{let $=()=>Number(v().id.split(" ")[1]);m.addEventListener("click",()=>d($()));let S=()=>a().tokens.length-1,E=M=>()=>C($()+M,0,S());G(m,{ArrowUp:E(-1),ArrowLeft:E(-1),ArrowDown:E(1),ArrowRight:E(1),Home:()=>0,End:S},M=>{d(M),p.focus(`token ${M}`)})},p=xt((m,v)=>v().slider?u(m):f(m,v));o.addEventListener("click",m=>{let[v]=i(m);v>s().left&&l(s().stage(v))}),o.addEventListener("pointermove",m=>{if(m.pointerType!=="mouse")return;let[v,$]=i(m),S=tt(s(),v,$,a().token);r(S!==null&&S.layer<=t.read().layer?S:null)}),o.addEventListener("pointerleave",()=>r(null));let g=b("div",{class:"attn-stage",role:"group","aria-label":"Tokens through the layers; arrow keys move"},o,p.root),w=0;return{root:g,paint:(m,v,$=w)=>{$!==w&&([w,c]=[$,Math.round(g.clientWidth)]),c!==0&&(kt(o,nt(a(),m,{width:c,over:v})),p.set(ot(a(),t.read().layer,c)))}}}var Ve=({model:t,revision:e,sha256:n})=>`Ribbons are the followed token\u2019s attention, the mean of twelve heads, each as wide as its weight and coloured like where it comes from; what travels is not the vector itself but its value. A token leans by its cosine with the first word less that with the second, each word read alone: round to the first, square to the second. Dotted: the same word in the other sentence. Each layer turns the vector by the angle between what comes in and what goes out. Cosines of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n.slice(0,8)}\u2026, stored in two bytes each, are off by less than 0.0001.`;function Ke(t,e,n){let r=null,o=null,a=null,c=null,s=null,i=()=>e.read(),l=We(e),d=k=>{a===null||JSON.stringify(k)===JSON.stringify(s)||(s=k,c&&u.paint(c,s),p.set(s?jt(a,s):X(i(),a)))},u=Ue(e,()=>a,{touch:l.stop,point:d}),f=He(e,()=>r),[p,h]=[At(),Ye()],g=K("Reset",()=>{l.stop(),h.root.removeAttribute("open"),e.reset()}).root;g.removeAttribute("aria-pressed");let w=$t("Drag the playhead or press play; press a word to follow it; then take the other sentence."),y=b("p",{class:"attn-source"}),m=b("p",{class:"encoder-text","aria-hidden":"true"}),v=z("attn-row encoder-row",l.root,f.other,g),$=z("encoder-controls",v,f.sentence,f.words,p.root),S=Y(n,"encoder").then(k=>{[r,o]=[k,Ot(k)],j(y,Ve(k))}),E=at(n,"encoder",(k,O)=>Et(r,k,O)),M=k=>{let{token:O,lean:L,weights:q,twinLean:F,turns:Yt}=o(k);return{t:k.layer,row:O,lean:L,weights:q,twin:F,turns:Yt}};return{parts:[w,m,z("encoder-board",u.root,$),h.root,y],ready:S,say:p.set,wants:k=>E.wants(Lt(k)),ahead:()=>E.ahead(Z),glides:M,tell:k=>{o!==null&&([a,s]=[o(k),null],f.tell(k),h.tell(k,a),m.replaceChildren(...Be(a)),p.set(X(k,a)))},paint:(k,O,L)=>{c=k,a&&u.paint(k,s,L)},stop:()=>(l.stop(),p.stop())}}var Bn=mt({name:"encoder",label:"Live figure: a token through the layers of a real model",style:Ht+Bt,controls:["sentence","token","layer","across","up"],ms:300,build:Ke});export{Bn as default,X as describe,Ot as explorer,Et as put,Dt as scene};
