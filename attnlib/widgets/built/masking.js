// Joined by `make figures` from src/masking and src/kit: change those, not this.
var _t="http://www.w3.org/2000/svg",Wt=0,It=Math.random().toString(36).slice(2,8),R=t=>`attn-${It}-${t}-${++Wt}`;function Z(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var m=(t,e={},...n)=>Z(document.createElement(t),e,n),Q=(t,e={},...n)=>Z(document.createElementNS(_t,t),e,n);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var X=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var tt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var et=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function B(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,s)=>o(s))),a=t.map((i,s)=>o(s)?Math.exp((i-r)/e):0),c=a.reduce((i,s)=>i+s,0);return c>0?a.map(i=>i/c):a}var z=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var nt=200,Ft=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Rt=t=>t*t*(3-2*t);function H(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>H(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,H(t[r],a,n)]);return Object.fromEntries(o)}return e}function ot(t,e,n){let[o,r,a,c,i,s]=[t,t,t,0,0,0],l=!1,p=d=>{let u=z(d-i,0,64);if(i=d,l){let h=z((d-c)/e);o=H(r,a,Rt(h)),l=h<1}let f=n(o,u);s=l||f?requestAnimationFrame(p):0};return{go(d,u){if(Ft()){[o,a,l]=[d,d,!1],n(o,1/0);return}[r,a,c,l]=[o,d,performance.now(),u],u||(o=d,n(o,0)),s||([i,s]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function rt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,c=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let u=c();r.forEach(f=>f(u,d))},s=()=>i(null);e.forEach(d=>t.on(`change:${d}`,s));let l=(d,{glide:u=!1}={})=>{a=!0;for(let[f,h]of Object.entries(d))t.set(f,h);a=!1,i({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:c,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,s))}}function Ht(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Kt(t,e,n,o){let[r,a]=[0,!1],c=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",s)}},i=s=>{let l=++r,p=e.wants?.(n())??null;if(c(p!==null),p===null)return o(s);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===r&&i(s),()=>l===r&&e.say?.(d))};return i}function at({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=nt,build:c}){return{render:({model:s,el:l})=>{let p=m("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(m("style",{},[X,tt,et,n].join(`
`)));let u=rt(s,o,r),f=c(u.read(),u,s),h=m("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);d.append(h),l.append(p);let w=()=>{let g=f.glides??(A=>A),b=0,x=ot(g(u.read()),a,(A,F)=>b>0&&f.paint(A,F,b)),v=()=>{let A=Math.round(h.clientWidth);A===b||A===0||(b=A,Ht(l),x.again())},y=Kt(h,f,u.read,A=>{f.tell(u.read()),x.go(g(u.read()),A)});u.follow((A,F)=>{h.classList.add("touched"),y(F?.glide??!0)}),f.tell(u.read()),v();let W=new ResizeObserver(v);return W.observe(h),f.ahead?.(),()=>{W.disconnect(),x.stop(),u.stop(),f.stop?.()}},$=async()=>{await f.ready;for(let g;g=f.wants?.(u.read());)await g;return w()};return f.ready?$():w()}}}var Ut=t=>Math.round(t*10)/10,it=new WeakMap;function st(t){let e=m("div",{class:"attn-hits"}),n=new Map,o=a=>{let c=a.slider?m("div",{role:"slider",tabindex:0}):m("button",{type:"button"}),i={node:c,hit:a};return n.set(a.id,i),c.dataset.id=a.id,t(c,()=>i.hit),i};return{root:e,set:a=>{let c=new Set(a.map(({id:i})=>i));for(let[i,{node:s}]of n)c.has(i)||(s.remove(),n.delete(i));a.forEach((i,s)=>{let l=n.get(i.id)??o(i);Vt(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[s]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Vt(t,{x:e,y:n,width:o,height:r,label:a,kind:c="",aria:i={},tab:s=0,lang:l}){let[p,d,u,f]=[e,n,o,r].map(Ut),h=`left:${p}px;top:${d}px;width:${u}px;height:${f}px`;it.get(t)!==h&&(t.style.cssText=h,it.set(t,h)),E(t,"class",`attn-hit ${c}`.trim()),E(t,"aria-label",a),E(t,"tabindex",s),l&&E(t,"lang",l);for(let[w,$]of Object.entries(i))E(t,`aria-${w}`,String($))}function lt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var dt="http://www.w3.org/2000/svg",N=t=>Math.round(t*10)/10+0;function k(t,e,n,o,r){let a={};for(let c in o){let i=o[c];a[c]=typeof i=="number"?N(i):i}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}k.line=(t,e,[n,o,r,a],c)=>k(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...c});k.rect=(t,e,[n,o,r,a],c)=>k(t,"rect",e,{x:n,y:o,width:r,height:a,...c});k.circle=(t,e,[n,o,r],a)=>k(t,"circle",e,{cx:n,cy:o,r,...a});k.path=(t,e,n,o)=>k(t,"path",e,{d:n,...o});k.text=(t,e,[n,o],r,a)=>k(t,"text",e,{x:n,y:o,...a},r);var ct=new WeakMap;function Gt(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let c in e.at)r[c]!==e.at[c]&&n.setAttribute(c,String(e.at[c]));for(let c in r)c in e.at||n.removeAttribute(c);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Yt)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Jt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Yt(t){let e=document.createElementNS(dt,"tspan");for(let[n,o]of Object.entries(Jt(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function pt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=ct.get(t)??new Map;ct.set(t,a);let c=new Map(o.map(s=>[s.id,s]));for(let[s,{node:l,shape:p}]of a)c.get(s)?.shape!==p&&(l.remove(),a.delete(s));let i=t.firstChild;for(let s of o){let l=a.get(s.id);if(!l){let p=document.createElementNS(dt,s.shape);p.setAttribute("data-id",s.id),l={node:p,shape:s.shape,role:"",at:{},text:""},a.set(s.id,l)}Gt(l,s),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function S(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function ut(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var ht=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function K(t,e){let n=m("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>E(n,"aria-pressed",String(o))}}function U(t,e,n){let o=R("choice"),r=new Map,a=m("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,i]of Object.entries(e))r.set(c,m("input",{type:"radio",name:o,onchange:()=>n(c)})),a.append(m("label",{},r.get(c),m("span",{},i)));return{root:a,set:c=>void(r.get(c).checked=!0)}}function V({label:t,min:e,max:n,step:o,onInput:r,text:a=S,zero:c=e,...i}){let{read:s=x=>x,write:l=x=>x}=i,p=R("slider"),d=m("span",{class:"attn-number","aria-hidden":"true"}),f=m("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(s(f.valueAsNumber))}),h=m("div",{class:"attn-slider"},m("label",{for:p},t),f,d),w=n,$=x=>Math.min(1,Math.max(0,(x-e)/(w-e)));return{root:h,input:f,set:(x,v=!0)=>{let y=l(x);f.valueAsNumber!==y&&(f.value=y),f.style.setProperty("--from",$(Math.min(c,y))),f.style.setProperty("--to",$(Math.max(c,y))),f.disabled=!v,I(d,a(x)),E(f,"aria-valuetext",a(x))},limit:x=>E(f,"max",w=x)}}function ft(t=700){let e=m("p",{class:"attn-summary"}),n=m("span",{class:"attn-hidden",role:"status"}),o,r=(a,c=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>I(n,c),t)),I(e,a)};return{root:m("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function mt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let c=r[a.key]?.();c===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(c))})}var gt={self:{queries:["the","old","cat","slept","all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dormit"],keys:["the","old","cat","slept","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var O=gt,q={padding:null,causal:null,window:null},Qt=-1e9;function bt(t,e,{padding:n,causal:o,window:r}){let a=(c,i)=>(n===null||i<n)&&(o===null||i<=c+o)&&(r===null||c-r[0]<=i&&i<=c+r[1]);return Array.from({length:t},(c,i)=>Array.from({length:e},(s,l)=>a(i,l)?1:0))}var T=(t,e)=>bt(O[t].queries.length,O[t].keys.length,e),xt=({padding:t,causal:e,window:n})=>({padding:t,causal:e,window:n});function D(t){let e=T(t.scene,xt(t));return String(e)===String(C(t))?xt(t):q}var G=t=>{let{queries:e,keys:n}=O[t];return{padding:n.length,causal:n.length-e.length,window:[2,0]}};function C({mask:t,scene:e}){let{queries:n,keys:o}=O[e];return t.length===n.length&&t[0].length===o.length?t:T(e,q)}var wt=([t,e],n,o)=>(t<0||t===n)&&(e<0||e===o);function vt(t,e){return t.flatMap((o,r)=>o.filter((a,c)=>wt(e,r,c))).every(Boolean)?0:1}var kt=(t,e,n)=>t.map((o,r)=>o.map((a,c)=>e.some(i=>wt(i,r,c))?n:Number(a)));function Xt(t,e,n){return n==="before"?B(t,1,e):n==="after"?B(t).map((o,r)=>e[r]?o:0):B(t.map((o,r)=>e[r]?o:Qt))}function yt({scores:t,mask:e,how:n,boost:o}){let r=e.map(i=>i.map(Boolean)),a=t.map((i,s)=>i.map((l,p)=>r[s][p]?l:l+o)),c=a.map((i,s)=>Xt(i,r[s],n));return{scores:a,weights:c,sums:J(c),empty:r.map(i=>!i.some(Boolean))}}var J=t=>t.map(e=>e.reduce((n,o)=>n+o,0));function L(t){let{how:e,boost:n,scene:o}=t,r=C(t),{queries:a,keys:c,scores:i}=O[o];return{queries:a,keys:c,mask:r,...yt({scores:i,mask:r,how:e,boost:n})}}var $t=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var ee="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ne=1.12,j=new Map;function oe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(ee[r.charCodeAt(0)-32]??556),0);return ne*n/1e3}function Mt(t,e){return j.size>5e3&&j.clear(),j.has(t)||j.set(t,oe(t)),e*j.get(t)}var St=t=>ht(t.map(e=>`\u201C${e}\u201D`));function re({how:t,boost:e},{queries:n,sums:o,empty:r,mask:a}){if(r.every(Boolean))return[];if(t==="after"){let i=o.map((p,d)=>r[d]||a[d].every(Boolean)?1/0:p),s=Math.min(...i);if(s===1/0)return[];let l=n[i.indexOf(s)];return[`The hidden keys took part in the softmax and took their share with them: ${St([l])} keeps ${ut(s)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${S(e,1)}`}.`]}function ae({how:t},{queries:e,keys:n,empty:o}){let r=e.filter((c,i)=>o[i]);if(r.length===0)return[];let a={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${S(1/n.length)} on keys that are all forbidden`}[t];return[`${St(r)} may look at nobody: ${a}.`]}function At(t,e){let n=e.mask.flat().reduce((r,a)=>r+a,0),o=e.queries.length*e.keys.length;return[`${n} of ${o} pairs are allowed.`,...n<o?re(t,e):[],...ae(t,e)].join(" ")}var Et=({queries:t,keys:e,mask:n,weights:o},r,a)=>`${t[r]} looks at ${e[a]}: ${n[r][a]?"allowed":"hidden"}, weight ${S(o[r][a])}`;var ie=420,_=36,zt=252,Ot=7;function P({queries:t,keys:e},n){let o=n<ie,[r,a]=o?[44,n<330?42:54]:[58,76],c=(n-r-a)/e.length,i=zt/t.length,s=(p,d)=>({x:r+d*c,y:_+p*i,width:c,height:i}),l=t.length;return{narrow:o,side:r,end:a,wide:c,tall:i,rows:l,columns:e.length,box:s,height:_+zt}}function se({x:t,y:e,width:n,height:o}){return Array.from({length:Math.ceil((n+o)/Ot)-1},(a,c)=>(c+1)*Ot).map(a=>`M${N(t+Math.max(0,a-o))} ${N(e+Math.min(a,o))}L${N(t+Math.min(a,n))} ${N(e+Math.max(0,a-n))}`).join("")}function le(t,e,n){return!e&&!t?"":qt(n)}var qt=t=>t>0&&t<.005?"<.01":t===0?"0":S(t);function ce(t,e,n,{seen:o,leaks:r,weight:a}){let{x:c,y:i,width:s,height:l}=t.box(e,n),p={x:c+1,y:i+1,width:s-2,height:l-2,rx:4},d=t.wide<33?"tiny":"number",u={x:c+s/2,y:i+l/2+4.5};return[k(`bed ${e} ${n}`,"rect",o||r?"paper":"tint",p),k(`cell ${e} ${n}`,"rect","weight shade",{...p,"fill-opacity":z(a).toFixed(3)}),...o||r?[]:[k.path(`hatch ${e} ${n}`,"soft hatch",se({x:c+1.5,y:i+1.5,width:s-3,height:l-3}))],k(`frame ${e} ${n}`,"rect",r?"wrong frame":"ruler",p),k(`number ${e} ${n}`,"text",`ink ${d}${r&&!t.narrow?" strong":""}`,u,le(r,o,a))]}function de(t,{queries:e,keys:n}){let{side:o,narrow:r}=t,a=r?"small":"head",c=i=>t.box(0,i).x+t.wide/2;return[k.text("name key","key small end",[o-6,13],"key"),k.text("name query","query small start",[0,29],"query"),...n.map((i,s)=>k.text(`column ${s}`,`key ${a}`,[c(s),27],i)),...e.map((i,s)=>{let{y:l,height:p}=t.box(s,0),d={x:0,y:l+p/2+4.5};return k(`row ${s}`,"text",`query ${a} start`,d,i)})]}function pe(t,e,{sums:n,empty:o},r){let a=t.end-12,c=r-a,i=["all forbidden","forbidden"].find(s=>Mt(s,11)<t.end-1)??"hidden";return[k.text("name sum","ink small end",[r,27],"sum"),...e.flatMap((s,l)=>{let{y:p,height:d}=t.box(l,0),u=p+d/2,f=o[l]||n[l]<.9995,h={x:c,y:u+1,height:6,rx:3},w=n[l]>0?i:"empty";return[k.text(`sum ${l}`,`${f?"wrong":"ink"} ${t.narrow?"brief":"strong number"} end`,[r-1,u-4],f&&s>=.995&&s<.9995?">.99":s===0?"0.00":qt(s)),...o[l]?[k.text(`fate ${l}`,"wrong tiny end",[r-1,u+10],w)]:[k(`track ${l}`,"rect","rule solid",{...h,width:a}),k(`bar ${l}`,"rect","weight solid",{...h,width:z(s)*a})]]})]}function Nt(t,e,{width:n}){let o=P(t,n),{mask:r,queries:a,keys:c}=t,i=e.length===r.length?e:t.weights,s=a.flatMap((l,p)=>c.flatMap((d,u)=>{let f=r[p][u],h=!f&&t.weights[p][u]>0;return ce(o,p,u,{seen:f,leaks:h,weight:i[p][u]})}));return{width:n,height:o.height,marks:[...de(o,t),...s,...pe(o,J(i),t,n)]}}function Y({side:t,wide:e,tall:n,rows:o,columns:r},[a,c]){let[i,s]=[Math.floor((c-_)/n),Math.floor((a-t)/e)],[l,p]=[c<_?-1:i,a<t?-1:s];return a<0||c<0||l>=o||p>=r||l<0&&p<0?null:[l,p]}var ue=(t,e)=>t[0]<0==e[0]<0&&t[1]<0==e[1]<0;function Tt(t,e,n,o){let r=Math.ceil(Math.hypot(o[0]-n[0],o[1]-n[1])/4)||1,a=Array.from({length:r+1},(i,s)=>Y(t,n.map((l,p)=>l+(o[p]-l)*s/r)));return[...new Map(a.flatMap(i=>i&&ue(i,e)?[[String(i),i]]:[])).values()]}function Ct(t,{width:e,here:n}){let o=P(t,e),{queries:r,keys:a,mask:c}=t,i=(p,d,u,f,h={})=>({id:`place ${p} ${d}`,label:f,aria:h,...u,tab:p===n[0]&&d===n[1]?0:-1}),s=a.map((p,d)=>i(-1,d,{...o.box(0,d),y:0,height:_},`${p}, as a key: change the whole column`)),l=r.flatMap((p,d)=>[i(d,-1,{...o.box(d,0),x:0,width:o.side},`${p}, as a query: change the whole row`),...a.map((u,f)=>i(d,f,o.box(d,f),Et(t,d,f),{pressed:!!c[d][f]}))]);return[...s,...l]}var Lt=`.attn-masking { --apart: 12px; }
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
`;var fe=560,me=10,ge=500,M=t=>t.read();function xe(t,{begin:e,go:n,zoom:o}){let r=null,a=null,c=-1/0,i=l=>lt(t,l).map(p=>p/o()),s=l=>a=e(l)?l:null;return t.addEventListener("pointerdown",l=>{l.button!==0||!l.isPrimary||(t.setPointerCapture(l.pointerId),l.pointerType==="touch"?r=i(l):(l.preventDefault(),s(i(l))))}),t.addEventListener("pointermove",l=>{let p=i(l);r!==null&&Math.abs(p[0]-r[0])*o()>=me&&(s(r),r=null),a!==null&&(n(a,p),a=p)}),t.addEventListener("pointerup",l=>{r!==null&&s(r),[r,a,c]=[null,null,l.timeStamp]}),t.addEventListener("pointercancel",()=>[r,a]=[null,null]),l=>l.detail===0||l.timeStamp-c>ge}function be(t){let e=Q("svg",{class:"scene","aria-hidden":"true"}),[n,o,r,a,c]=[420,1,[0,0],[0,0],0],i=()=>P(O[M(t).scene],n),s=(g,b=!1)=>{let x=C(M(t)),v=kt(x,g,c);String(v)!==String(x.map(y=>y.map(Number)))&&t.change({mask:v,...q},{glide:b})},l=(g,b=!1)=>{[a,c]=[g,vt(C(M(t)),g)],s([g],b)},p=g=>{let{rows:b,columns:x}=i();g[0]<0&&g[1]<0||(r=[z(g[0],-1,b-1),z(g[1],-1,x-1)],w(M(t)),d.focus(`place ${r.join(" ")}`))},d=st((g,b)=>{let x=()=>b().id.split(" ").slice(1).map(Number),v=(y,W)=>()=>[x()[0]+y,x()[1]+W];g.addEventListener("click",y=>h(y)&&l(x(),!0)),mt(g,{ArrowUp:v(-1,0),ArrowDown:v(1,0),ArrowLeft:v(0,-1),ArrowRight:v(0,1),Home:()=>[x()[0],x()[0]<0?0:-1],End:()=>[x()[0],i().columns-1]},p)}),f=m("div",{class:"attn-stage masking-stage",role:"group","aria-label":"Mask and weights; arrow keys move, Enter changes"},e,d.root),h=xe(f,{begin:g=>{let b=Y(i(),g);return b===null?!1:(p(b),l(b),!0)},go:(g,b)=>s(Tt(i(),a,g,b)),zoom:()=>o}),w=g=>{let b=L(g);r=r.map((v,y)=>Math.min(v,[b.queries,b.keys][y].length-1));let x=v=>({...v,x:v.x*o,y:v.y*o,width:v.width*o,height:v.height*o});d.set(Ct(b,{width:n,here:r}).map(x))};return{root:f,tell:w,paint:g=>{let b=Math.round(f.clientWidth);b!==Math.round(n*o)&&(n=Math.min(b,fe),o=b/n,w(M(t))),pt(e,Nt(L(M(t)),g,{width:n}))}}}var we=t=>`${t>0?"+":""}${S(t,1)}`,ve=t=>S(t,0);function ke(t,e){let n=()=>D(M(e)),o=h=>{let w=Object.entries(D(h)).filter(([,$])=>$!==null);return{...G(h.scene),...Object.fromEntries(w)}},r=(h,w,$=!1)=>t({...n(),[h]:w},$),a={padding:"Padding",causal:"Causal",window:"Window"},c=Object.entries(a).map(([h,w])=>K(w,()=>r(h,n()[h]===null?G(M(e).scene)[h]:null,!0))),i=(h,w,$,g)=>V({label:h,min:w,max:$,step:1,text:ve,zero:Math.max(w,0),onInput:g}),s=()=>o(M(e)).window,l=[i("real keys",0,7,h=>r("padding",h)),i("offset",-3,6,h=>r("causal",h)),i("left",-3,6,h=>r("window",[h,s()[1]])),i("right",-3,6,h=>r("window",[s()[0],h]))],p=(h,...w)=>m("div",{class:"masking-rule"},h.root,m("div",{class:"masking-sliders"},...w.map($=>$.root))),d=[p(c[0],l[0]),p(c[1],l[1]),p(c[2],l[2],l[3])];return{root:m("div",{class:"masking-rules"},...d),tell:h=>{let[w,{padding:$,causal:g,window:[b,x]}]=[D(h),o(h)];[$,g,b,x].forEach((v,y)=>l[y].set(v)),Object.keys(a).forEach((v,y)=>{c[y].set(w[v]!==null),d[y].classList.toggle("off",w[v]===null)})}}}var jt=(t,e)=>m("div",{class:"attn-row"},m("span",{class:"attn-label"},t),e.root);function ye(t){let o=U("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},s=>{let l={...q,causal:O[s].causal};t.change({scene:s,mask:T(s,l),...l},{glide:!0})}),a=U("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},s=>t.change({how:s},{glide:!0}));return{root:m("div",{class:"attn-row attn-between"},jt("who asks",o),jt("mask acts",a)),tell:({scene:s,how:l})=>{o.set(s),a.set(l)}}}function $e(t){let e=s=>t.change({mask:s,...q},{glide:!0}),n=ke((s,l)=>t.change({mask:T(M(t).scene,s),...s},{glide:l}),t),o={All:()=>e(T(M(t).scene,q)),"Turn around":()=>e(C(M(t)).map(s=>s.map(l=>l?0:1))),Reset:t.reset},r=Object.entries(o).map(([s,l])=>K(s,l).root),a=V({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:we,onInput:s=>t.change({boost:s})});return{root:m("div",{class:"masking-side"},n.root,m("div",{class:"attn-row"},...r),a.root),tell:s=>{n.tell(s),a.set(s.boost)}}}function Me(t,e){let[n,o,r,a]=[ye(e),be(e),$e(e),ft()],i=matchMedia("(pointer: coarse)").matches?"Press a cell, or drag sideways along a row":"Press a cell or drag over several",s=m("p",{class:"attn-hint"},`${i}: what was hidden shows, and the other way round. Then press \u201Cafter\u201D and look at the sums.`),l=m("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),p=m("div",{class:"masking-main"},m("div",{},o.root,l),r.root),d=u=>{n.tell(u),r.tell(u),o.tell(u),a.set(At(u,L(u)))};return{parts:[s,n.root,p,a.root],tell:d,glides:u=>({weights:L(u).weights}),paint:({weights:u})=>o.paint(u),stop:a.stop}}var yn=at({name:"masking",label:"Live figure: who may look at whom",style:$t+Lt,controls:["mask","scene","how","boost","padding","causal","window"],build:Me});export{O as SCENES,yt as attend,L as compute,yn as default,At as describe,P as gridOf,bt as ruled};
