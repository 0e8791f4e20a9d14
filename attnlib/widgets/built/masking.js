// Joined by `make figures` from src/masking and src/kit: change those, not this.
var Bt="http://www.w3.org/2000/svg",Dt=0,Pt=Math.random().toString(36).slice(2,8),F=t=>`attn-${Pt}-${t}-${++Dt}`;function Q(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var w=(t,e={},...n)=>Q(document.createElement(t),e,n),M=(t,...e)=>w("div",{class:t},...e),Rt=(t,e={},...n)=>Q(document.createElementNS(Bt,t),e,n),X=(t="")=>Rt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),tt=(t,e,...n)=>w("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function O(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var et=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var nt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ot=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function B(t,e=1,n=null){let o=s=>n===null||n[s],r=Math.max(...t.filter((s,i)=>o(i))),a=t.map((s,i)=>o(i)?Math.exp((s-r)/e):0),c=a.reduce((s,i)=>s+i,0);return c>0?a.map(s=>s/c):a}var z=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var rt=200,Ut=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Vt=t=>t*t*(3-2*t);function H(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>H(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,H(t[r],a,n)]);return Object.fromEntries(o)}return e}function at(t,e,n){let[o,r,a,c,s,i]=[t,t,t,0,0,0],l=!1,p=d=>{let u=z(d-s,0,64);if(s=d,l){let h=z((d-c)/e);o=H(r,a,Vt(h)),l=h<1}let f=n(o,u);i=l||f?requestAnimationFrame(p):0};return{go(d,u){if(Ut()){[o,a,l]=[d,d,!1],n(o,1/0);return}[r,a,c,l]=[o,d,performance.now(),u],u||(o=d,n(o,0)),i||([s,i]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function it(t,e,n=[]){let o=[...e,...n],r=[],a=!1,c=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),s=d=>{if(a)return;let u=c();r.forEach(f=>f(u,d))},i=()=>s(null);e.forEach(d=>t.on(`change:${d}`,i));let l=(d,{glide:u=!1}={})=>{a=!0;for(let[f,h]of Object.entries(d))t.set(f,h);a=!1,s({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:c,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,i))}}function Gt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Jt(t,e,n,o){let[r,a]=[0,!1],c=i=>{if(i!==a){a=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},s=i=>{let l=++r,p=e.wants?.(n())??null;if(c(p!==null),p===null)return o(i);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===r&&s(i),()=>l===r&&e.say?.(d))};return s}function st({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=rt,build:c}){return{render:({model:i,el:l})=>{let p=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(w("style",{},[et,nt,ot,n].join(`
`)));let u=it(i,o,r),f=c(u.read(),u,i),h=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);d.append(h),l.append(p);let b=()=>{let g=f.glides??(E=>E),y=0,x=at(g(u.read()),a,(E,R)=>y>0&&f.paint(E,R,y)),v=()=>{let E=Math.round(h.clientWidth);E===y||E===0||(y=E,Gt(l),x.again())},$=Jt(h,f,u.read,E=>{f.tell(u.read()),x.go(g(u.read()),E)});u.follow((E,R)=>{h.classList.add("touched"),$(R?.glide??!0)}),f.tell(u.read()),v();let Z=new ResizeObserver(v);return Z.observe(h),f.ahead?.(),()=>{Z.disconnect(),x.stop(),u.stop(),f.stop?.()}},m=async()=>{await f.ready;for(let g;g=f.wants?.(u.read());)await g;return b()};return f.ready?m():b()}}}var Yt=t=>Math.round(t*10)/10,lt=new WeakMap;function ct(t){let e=M("attn-hits"),n=new Map,o=a=>{let c=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),s={node:c,hit:a};return n.set(a.id,s),c.dataset.id=a.id,t(c,()=>s.hit),s};return{root:e,set:(a,c=1)=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:l}]of n)s.has(i)||(l.remove(),n.delete(i));a.forEach((i,l)=>{let p=n.get(i.id)??o(i);Zt(p.node,p.hit=i,c),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Zt(t,{x:e,y:n,width:o,height:r,label:a,kind:c="",aria:s={},tab:i=0,lang:l},p){let[d,u,f,h]=[e,n,o,r].map(m=>Yt(p*m)),b=`left:${d}px;top:${u}px;width:${f}px;height:${h}px`;lt.get(t)!==b&&(t.style.cssText=b,lt.set(t,b)),O(t,"class",`attn-hit ${c}`.trim()),O(t,"aria-label",a),O(t,"tabindex",i),l&&O(t,"lang",l);for(let[m,g]of Object.entries(s))O(t,`aria-${m}`,String(g))}function pt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var ut="http://www.w3.org/2000/svg",T=t=>Math.round(t*10)/10+0;function k(t,e,n,o,r){let a={};for(let c in o){let s=o[c];a[c]=typeof s=="number"?T(s):s}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}k.line=(t,e,[n,o,r,a],c)=>k(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...c});k.rect=(t,e,[n,o,r,a],c)=>k(t,"rect",e,{x:n,y:o,width:r,height:a,...c});k.circle=(t,e,[n,o,r],a)=>k(t,"circle",e,{cx:n,cy:o,r,...a});k.path=(t,e,n,o)=>k(t,"path",e,{d:n,...o});k.text=(t,e,[n,o],r,a)=>k(t,"text",e,{x:n,y:o,...a},r);var dt=new WeakMap;function Qt(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let c in e.at)r[c]!==e.at[c]&&n.setAttribute(c,String(e.at[c]));for(let c in r)c in e.at||n.removeAttribute(c);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(te)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Xt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function te(t){let e=document.createElementNS(ut,"tspan");for(let[n,o]of Object.entries(Xt(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function ht(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=dt.get(t)??new Map;dt.set(t,a);let c=new Map(o.map(i=>[i.id,i]));for(let[i,{node:l,shape:p}]of a)c.get(i)?.shape!==p&&(l.remove(),a.delete(i));let s=t.firstChild;for(let i of o){let l=a.get(i.id);if(!l){let p=document.createElementNS(ut,i.shape);p.setAttribute("data-id",i.id),l={node:p,shape:i.shape,role:"",at:{},text:""},a.set(i.id,l)}Qt(l,i),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}function A(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function ft(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var mt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function K(t,e){let n=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>O(n,"aria-pressed",String(o))}}var gt=(...t)=>w("p",{class:"attn-hint"},...t);function U(t,e,n){let o=F("choice"),r=new Map,a=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,s]of Object.entries(e))r.set(c,w("input",{type:"radio",name:o,onchange:()=>n(c)})),a.append(w("label",{},r.get(c),w("span",{},s)));return{root:a,set:c=>void(r.get(c).checked=!0)}}function V({label:t,min:e,max:n,step:o,onInput:r,text:a=A,zero:c=e,...s}){let{read:i=x=>x,write:l=x=>x}=s,p=F("slider"),d=w("span",{class:"attn-number","aria-hidden":"true"}),f=w("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(i(f.valueAsNumber))}),h=M("attn-slider",w("label",{for:p},t),f,d),b=n,m=x=>Math.min(1,Math.max(0,(x-e)/(b-e)));return{root:h,input:f,set:(x,v=!0)=>{let $=l(x);f.valueAsNumber!==$&&(f.value=$),f.style.setProperty("--from",m(Math.min(c,$))),f.style.setProperty("--to",m(Math.max(c,$))),f.disabled=!v,I(d,a(x)),O(f,"aria-valuetext",a(x))},limit:x=>O(f,"max",b=x)}}function xt(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),o,r=(a,c=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>I(n,c),t)),I(e,a)};return{root:w("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function bt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let c=r[a.key]?.();c===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(c))})}var wt={self:{queries:["the","old","cat","slept","all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dormit"],keys:["the","old","cat","slept","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var q=wt,N={padding:null,causal:null,window:null},ne=-1e9;function yt(t,e,{padding:n,causal:o,window:r}){let a=(c,s)=>(n===null||s<n)&&(o===null||s<=c+o)&&(r===null||c-r[0]<=s&&s<=c+r[1]);return Array.from({length:t},(c,s)=>Array.from({length:e},(i,l)=>a(s,l)?1:0))}var C=(t,e)=>yt(q[t].queries.length,q[t].keys.length,e),kt=({padding:t,causal:e,window:n})=>({padding:t,causal:e,window:n});function D(t){let e=C(t.scene,kt(t));return String(e)===String(L(t))?kt(t):N}var G=t=>{let{queries:e,keys:n}=q[t];return{padding:n.length,causal:n.length-e.length,window:[2,0]}};function L({mask:t,scene:e}){let{queries:n,keys:o}=q[e];return t.length===n.length&&t[0].length===o.length?t:C(e,N)}var vt=([t,e],n,o)=>(t<0||t===n)&&(e<0||e===o);function $t(t,e){return t.flatMap((o,r)=>o.filter((a,c)=>vt(e,r,c))).every(Boolean)?0:1}var Mt=(t,e,n)=>t.map((o,r)=>o.map((a,c)=>e.some(s=>vt(s,r,c))?n:Number(a)));function oe(t,e,n){return n==="before"?B(t,1,e):n==="after"?B(t).map((o,r)=>e[r]?o:0):B(t.map((o,r)=>e[r]?o:ne))}function St({scores:t,mask:e,how:n,boost:o}){let r=e.map(s=>s.map(Boolean)),a=t.map((s,i)=>s.map((l,p)=>r[i][p]?l:l+o)),c=a.map((s,i)=>oe(s,r[i],n));return{scores:a,weights:c,sums:J(c),empty:r.map(s=>!s.some(Boolean))}}var J=t=>t.map(e=>e.reduce((n,o)=>n+o,0));function j(t){let{how:e,boost:n,scene:o}=t,r=L(t),{queries:a,keys:c,scores:s}=q[o];return{queries:a,keys:c,mask:r,...St({scores:s,mask:r,how:e,boost:n})}}var At=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var ae="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ie=1.12;var _=new Map;function se(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(ae[r.charCodeAt(0)-32]??556),0);return ie*n/1e3}function Et(t,e){return _.size>5e3&&_.clear(),_.has(t)||_.set(t,se(t)),e*_.get(t)}var Ot=t=>mt(t.map(e=>`\u201C${e}\u201D`));function le({how:t,boost:e},{queries:n,sums:o,empty:r,mask:a}){if(r.every(Boolean))return[];if(t==="after"){let s=o.map((p,d)=>r[d]||a[d].every(Boolean)?1/0:p),i=Math.min(...s);if(i===1/0)return[];let l=n[s.indexOf(i)];return[`The hidden keys took part in the softmax and took their share with them: ${Ot([l])} keeps ${ft(i)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${A(e,1)}`}.`]}function ce({how:t},{queries:e,keys:n,empty:o}){let r=e.filter((c,s)=>o[s]);if(r.length===0)return[];let a={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${A(1/n.length)} on keys that are all forbidden`}[t];return[`${Ot(r)} may look at nobody: ${a}.`]}function zt(t,e){let n=e.mask.flat().reduce((r,a)=>r+a,0),o=e.queries.length*e.keys.length;return[`${n} of ${o} pairs are allowed.`,...n<o?le(t,e):[],...ce(t,e)].join(" ")}var qt=({queries:t,keys:e,mask:n,weights:o},r,a)=>`${t[r]} looks at ${e[a]}: ${n[r][a]?"allowed":"hidden"}, weight ${A(o[r][a])}`;var pe=420,W=36,Nt=252,Tt=7;function P({queries:t,keys:e},n){let o=n<pe,[r,a]=o?[44,n<330?42:54]:[58,76],c=(n-r-a)/e.length,s=Nt/t.length,i=(p,d)=>({x:r+d*c,y:W+p*s,width:c,height:s}),l=t.length;return{narrow:o,side:r,end:a,wide:c,tall:s,rows:l,columns:e.length,box:i,height:W+Nt}}function de({x:t,y:e,width:n,height:o}){return Array.from({length:Math.ceil((n+o)/Tt)-1},(a,c)=>(c+1)*Tt).map(a=>`M${T(t+Math.max(0,a-o))} ${T(e+Math.min(a,o))}L${T(t+Math.min(a,n))} ${T(e+Math.max(0,a-n))}`).join("")}function ue(t,e,n){return!e&&!t?"":Ct(n)}var Ct=t=>t>0&&t<.005?"<.01":t===0?"0":A(t);function he(t,e,n,{seen:o,leaks:r,weight:a}){let{x:c,y:s,width:i,height:l}=t.box(e,n),p={x:c+1,y:s+1,width:i-2,height:l-2,rx:4},d=t.wide<33?"tiny":"number",u={x:c+i/2,y:s+l/2+4.5};return[k(`bed ${e} ${n}`,"rect",o||r?"paper":"tint",p),k(`cell ${e} ${n}`,"rect","weight shade",{...p,"fill-opacity":z(a).toFixed(3)}),...o||r?[]:[k.path(`hatch ${e} ${n}`,"soft hatch",de({x:c+1.5,y:s+1.5,width:i-3,height:l-3}))],k(`frame ${e} ${n}`,"rect",r?"wrong frame":"ruler",p),k(`number ${e} ${n}`,"text",`ink ${d}${r&&!t.narrow?" strong":""}`,u,ue(r,o,a))]}function fe(t,{queries:e,keys:n}){let{side:o,narrow:r}=t,a=r?"small":"head",c=s=>t.box(0,s).x+t.wide/2;return[k.text("name key","key small end",[o-6,13],"key"),k.text("name query","query small start",[0,29],"query"),...n.map((s,i)=>k.text(`column ${i}`,`key ${a}`,[c(i),27],s)),...e.map((s,i)=>{let{y:l,height:p}=t.box(i,0),d={x:0,y:l+p/2+4.5};return k(`row ${i}`,"text",`query ${a} start`,d,s)})]}function me(t,e,{sums:n,empty:o},r){let a=t.end-12,c=r-a,s=["all forbidden","forbidden"].find(i=>Et(i,11)<t.end-1)??"hidden";return[k.text("name sum","ink small end",[r,27],"sum"),...e.flatMap((i,l)=>{let{y:p,height:d}=t.box(l,0),u=p+d/2,f=o[l]||n[l]<.9995,h={x:c,y:u+1,height:6,rx:3},b=n[l]>0?s:"empty";return[k.text(`sum ${l}`,`${f?"wrong":"ink"} ${t.narrow?"brief":"strong number"} end`,[r-1,u-4],f&&i>=.995&&i<.9995?">.99":i===0?"0.00":Ct(i)),...o[l]?[k.text(`fate ${l}`,"wrong tiny end",[r-1,u+10],b)]:[k(`track ${l}`,"rect","rule solid",{...h,width:a}),k(`bar ${l}`,"rect","weight solid",{...h,width:z(i)*a})]]})]}function Lt(t,e,{width:n}){let o=P(t,n),{mask:r,queries:a,keys:c}=t,s=e.length===r.length?e:t.weights,i=a.flatMap((l,p)=>c.flatMap((d,u)=>{let f=r[p][u],h=!f&&t.weights[p][u]>0;return he(o,p,u,{seen:f,leaks:h,weight:s[p][u]})}));return{width:n,height:o.height,marks:[...fe(o,t),...i,...me(o,J(s),t,n)]}}function Y({side:t,wide:e,tall:n,rows:o,columns:r},[a,c]){let[s,i]=[Math.floor((c-W)/n),Math.floor((a-t)/e)],[l,p]=[c<W?-1:s,a<t?-1:i];return a<0||c<0||l>=o||p>=r||l<0&&p<0?null:[l,p]}var ge=(t,e)=>t[0]<0==e[0]<0&&t[1]<0==e[1]<0;function jt(t,e,n,o){let r=Math.ceil(Math.hypot(o[0]-n[0],o[1]-n[1])/4)||1,a=Array.from({length:r+1},(s,i)=>Y(t,n.map((l,p)=>l+(o[p]-l)*i/r)));return[...new Map(a.flatMap(s=>s&&ge(s,e)?[[String(s),s]]:[])).values()]}function _t(t,{width:e,here:n}){let o=P(t,e),{queries:r,keys:a,mask:c}=t,s=(p,d,u,f,h={})=>({id:`place ${p} ${d}`,label:f,aria:h,...u,tab:p===n[0]&&d===n[1]?0:-1}),i=a.map((p,d)=>s(-1,d,{...o.box(0,d),y:0,height:W},`${p}, as a key: change the whole column`)),l=r.flatMap((p,d)=>[s(d,-1,{...o.box(d,0),x:0,width:o.side},`${p}, as a query: change the whole row`),...a.map((u,f)=>s(d,f,o.box(d,f),qt(t,d,f),{pressed:!!c[d][f]}))]);return[...i,...l]}var Wt=`.attn-masking { --apart: 12px; }
.masking-main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
.masking-stage { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
/* Up and down a finger scrolls the page; sideways it paints. */
.masking-stage .attn-hit { touch-action: pan-y pinch-zoom; }
.masking-stage .attn-hit:hover { box-shadow: inset 0 0 0 2px var(--ink); }
.masking-note { display: block; margin-top: 8px; }
.masking-side { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; align-content: start; }
.masking-rules { display: grid; gap: 10px; }
.masking-rule { display: grid; grid-template-columns: 5.2em minmax(0, 1fr); gap: 10px; align-items: center; }
.masking-rule.off .masking-sliders { --accent: var(--edge); color: var(--soft); }
.masking-rule.off .masking-sliders :focus-visible { outline-color: var(--ink); }
.masking-rule .attn-button { width: 100%; padding: 0; }
.attn-masking .masking-rule .attn-slider { grid-template-columns: 4.3em minmax(0, 1fr) 1.4em; gap: 6px; }
.attn-masking .masking-side > .attn-slider { grid-template-columns: 6.9em minmax(0, 1fr) 2.4em; }
.attn-masking .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (min-width: 900px) { .attn-masking .attn-summary { min-height: 2.9em; } }
@container (max-width: 600px) { .attn-masking .attn-summary { min-height: 5.8em; } }
@container (min-width: 620px) {
  .masking-main { grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr); align-items: start; column-gap: 28px; }
}
@container (min-width: 1000px) {
  .attn-masking { font-size: 18px; }
  .masking-main { grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr); }
}
@container (max-width: 519px) {
  .masking-side, .masking-rules { gap: 8px; }
  .attn-masking .attn-summary { min-height: 8.7em; }
}
@container (max-width: 330px) { .attn-masking .attn-summary { min-height: 10.15em; } }
@media (forced-colors: active) {
  .masking-rule.off .masking-sliders { color: GrayText; }
  .masking-rule.off input { forced-color-adjust: none; accent-color: GrayText; }
}
@media print { .masking-side, .attn-hint { display: none; } }
`;var be=560,we=10,ke=500,S=t=>t.read();function ye(t,{begin:e,go:n,zoom:o}){let r=null,a=null,c=-1/0,s=l=>pt(t,l).map(p=>p/o()),i=l=>a=e(l)?l:null;return t.addEventListener("pointerdown",l=>{l.button!==0||!l.isPrimary||(t.setPointerCapture(l.pointerId),l.pointerType==="touch"?r=s(l):(l.preventDefault(),i(s(l))))}),t.addEventListener("pointermove",l=>{let p=s(l);r!==null&&Math.abs(p[0]-r[0])*o()>=we&&(i(r),r=null),a!==null&&(n(a,p),a=p)}),t.addEventListener("pointerup",l=>{r!==null&&i(r),[r,a,c]=[null,null,l.timeStamp]}),t.addEventListener("pointercancel",()=>[r,a]=[null,null]),l=>l.detail===0||l.timeStamp-c>ke}function ve(t){let e=X(),[n,o,r,a,c]=[420,1,[0,0],[0,0],0],s=()=>P(q[S(t).scene],n),i=(m,g=!1)=>{let y=L(S(t)),x=Mt(y,m,c);String(x)!==String(y.map(v=>v.map(Number)))&&t.change({mask:x,...N},{glide:g})},l=(m,g=!1)=>{[a,c]=[m,$t(L(S(t)),m)],i([m],g)},p=m=>{let{rows:g,columns:y}=s();m[0]<0&&m[1]<0||(r=[z(m[0],-1,g-1),z(m[1],-1,y-1)],h(S(t)),d.focus(`place ${r.join(" ")}`))},d=ct((m,g)=>{let y=()=>g().id.split(" ").slice(1).map(Number),x=(v,$)=>()=>[y()[0]+v,y()[1]+$];m.addEventListener("click",v=>f(v)&&l(y(),!0)),bt(m,{ArrowUp:x(-1,0),ArrowDown:x(1,0),ArrowLeft:x(0,-1),ArrowRight:x(0,1),Home:()=>[y()[0],y()[0]<0?0:-1],End:()=>[y()[0],s().columns-1]},p)}),u=tt("Mask and weights; arrow keys move, Enter changes","masking-stage",e,d.root),f=ye(u,{begin:m=>{let g=Y(s(),m);return g===null?!1:(p(g),l(g),!0)},go:(m,g)=>i(jt(s(),a,m,g)),zoom:()=>o}),h=m=>{let g=j(m);r=r.map((y,x)=>Math.min(y,[g.queries,g.keys][x].length-1)),d.set(_t(g,{width:n,here:r}),o)};return{root:u,tell:h,paint:m=>{let g=Math.round(u.clientWidth);g!==Math.round(n*o)&&(n=Math.min(g,be),o=g/n,h(S(t))),ht(e,Lt(j(S(t)),m,{width:n}))}}}var $e=t=>`${t>0?"+":""}${A(t,1)}`,Me=t=>A(t,0);function Se(t,e){let n=()=>D(S(e)),o=h=>{let b=Object.entries(D(h)).filter(([,m])=>m!==null);return{...G(h.scene),...Object.fromEntries(b)}},r=(h,b,m=!1)=>t({...n(),[h]:b},m),a={padding:"Padding",causal:"Causal",window:"Window"},c=Object.entries(a).map(([h,b])=>K(b,()=>r(h,n()[h]===null?G(S(e).scene)[h]:null,!0))),s=(h,b,m,g)=>V({label:h,min:b,max:m,step:1,text:Me,zero:Math.max(b,0),onInput:g}),i=()=>o(S(e)).window,l=[s("real keys",0,7,h=>r("padding",h)),s("offset",-3,6,h=>r("causal",h)),s("left",-3,6,h=>r("window",[h,i()[1]])),s("right",-3,6,h=>r("window",[i()[0],h]))],p=(h,...b)=>M("masking-rule",h.root,M("masking-sliders",...b.map(m=>m.root))),d=[p(c[0],l[0]),p(c[1],l[1]),p(c[2],l[2],l[3])];return{root:M("masking-rules",...d),tell:h=>{let[b,{padding:m,causal:g,window:[y,x]}]=[D(h),o(h)];[m,g,y,x].forEach((v,$)=>l[$].set(v)),Object.keys(a).forEach((v,$)=>{c[$].set(b[v]!==null),d[$].classList.toggle("off",b[v]===null)})}}}var It=(t,e)=>M("attn-row",w("span",{class:"attn-label"},t),e.root);function Ae(t){let o=U("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},i=>{let l={...N,causal:q[i].causal};t.change({scene:i,mask:C(i,l),...l},{glide:!0})}),a=U("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},i=>t.change({how:i},{glide:!0}));return{root:M("attn-row attn-between",It("who asks",o),It("mask acts",a)),tell:({scene:i,how:l})=>{o.set(i),a.set(l)}}}function Ee(t){let e=i=>t.change({mask:i,...N},{glide:!0}),n=Se((i,l)=>t.change({mask:C(S(t).scene,i),...i},{glide:l}),t),o={All:()=>e(C(S(t).scene,N)),"Turn around":()=>e(L(S(t)).map(i=>i.map(l=>l?0:1))),Reset:t.reset},r=Object.entries(o).map(([i,l])=>K(i,l).root),a=V({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:$e,onInput:i=>t.change({boost:i})});return{root:M("masking-side",n.root,M("attn-row",...r),a.root),tell:i=>{n.tell(i),a.set(i.boost)}}}function Oe(t,e){let[n,o,r,a]=[Ae(e),ve(e),Ee(e),xt()],s=matchMedia("(pointer: coarse)").matches?"Press a cell, or drag sideways along a row":"Press a cell or drag over several",i=gt(`${s}: what was hidden shows, and the other way round. Then press \u201Cafter\u201D and look at the sums.`),l=w("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),p=M("masking-main",w("div",{},o.root,l),r.root),d=u=>{n.tell(u),r.tell(u),o.tell(u),a.set(zt(u,j(u)))};return{parts:[i,n.root,p,a.root],tell:d,glides:u=>({weights:j(u).weights}),paint:({weights:u})=>o.paint(u),stop:a.stop}}var An=st({name:"masking",label:"Live figure: who may look at whom",style:At+Wt,controls:["mask","scene","how","boost","padding","causal","window"],build:Oe});export{q as SCENES,St as attend,j as compute,An as default,zt as describe,P as gridOf,yt as ruled};
