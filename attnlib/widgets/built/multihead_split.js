// Joined by `make figures` from src/multihead_split and src/kit: change those, not this.
var zt="http://www.w3.org/2000/svg",Nt=0,Lt=Math.random().toString(36).slice(2,8),J=t=>`attn-${Lt}-${t}-${++Nt}`;function Z(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var f=(t,e={},...n)=>Z(document.createElement(t),e,n),M=(t,...e)=>f("div",{class:t},...e),Dt=(t,e={},...n)=>Z(document.createElementNS(zt,t),e,n),Q=(t="")=>Dt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),X=(t,e,...n)=>f("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function O(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function y(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Y=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var H=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var nt=200,qt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,It=t=>t*t*(3-2*t);function W(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>W(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,W(t[r],a,n)]);return Object.fromEntries(o)}return e}function ot(t,e,n){let[o,r,a,i,c,s]=[t,t,t,0,0,0],p=!1,d=l=>{let u=H(l-c,0,64);if(c=l,p){let g=H((l-i)/e);o=W(r,a,It(g)),p=g<1}let h=n(o,u);s=p||h?requestAnimationFrame(d):0};return{go(l,u){if(qt()){[o,a,p]=[l,l,!1],n(o,1/0);return}[r,a,i,p]=[o,l,performance.now(),u],u||(o=l,n(o,0)),s||([c,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function rt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(l=>[l,t.get(l)])),c=l=>{if(a)return;let u=i();r.forEach(h=>h(u,l))},s=()=>c(null);e.forEach(l=>t.on(`change:${l}`,s));let p=(l,{glide:u=!1}={})=>{a=!0;for(let[h,g]of Object.entries(l))t.set(h,g);a=!1,c({glide:u}),t.save_changes()},d=()=>{let l=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in l).map(u=>[u,l[u]]))};return{read:i,change:p,reset:()=>p(d(),{glide:!0}),follow:l=>void r.push(l),stop:()=>e.forEach(l=>t.off(`change:${l}`,s))}}function Pt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Ht(t,e,n,o){let[r,a]=[0,!1],i=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let p of t.querySelectorAll(".attn-stage"))p.toggleAttribute("inert",s)}},c=s=>{let p=++r,d=e.wants?.(n())??null;if(i(d!==null),d===null)return o(s);e.say?.("Loading \u2026");let l="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>p===r&&c(s),()=>p===r&&e.say?.(l))};return c}function at({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=nt,build:i}){return{render:({model:s,el:p})=>{let d=f("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),l=d.attachShadow({mode:"open"});l.append(f("style",{},[Y,tt,et,n].join(`
`)));let u=rt(s,o,r),h=i(u.read(),u,s),g=f("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);l.append(g),p.append(d);let j=()=>{let $=h.glides??(w=>w),C=0,I=ot($(u.read()),a,(w,P)=>C>0&&h.paint(w,P,C)),K=()=>{let w=Math.round(g.clientWidth);w===C||w===0||(C=w,Pt(p),I.again())},Ot=Ht(g,h,u.read,w=>{h.tell(u.read()),I.go($(u.read()),w)});u.follow((w,P)=>{g.classList.add("touched"),Ot(P?.glide??!0)}),h.tell(u.read()),K();let U=new ResizeObserver(K);return U.observe(g),h.ahead?.(),()=>{U.disconnect(),I.stop(),u.stop(),h.stop?.()}},N=async()=>{await h.ready;for(let $;$=h.wants?.(u.read());)await $;return j()};return h.ready?N():j()}}}var Wt=t=>Math.round(t*10)/10,it=new WeakMap;function st(t){let e=M("attn-hits"),n=new Map,o=a=>{let i=a.slider?f("div",{role:"slider",tabindex:0}):f("button",{type:"button"}),c={node:i,hit:a};return n.set(a.id,c),i.dataset.id=a.id,t(i,()=>c.hit),c};return{root:e,set:(a,i=1)=>{let c=new Set(a.map(({id:s})=>s));for(let[s,{node:p}]of n)c.has(s)||(p.remove(),n.delete(s));a.forEach((s,p)=>{let d=n.get(s.id)??o(s);Bt(d.node,d.hit=s,i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[p]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Bt(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:c={},tab:s=0,lang:p},d){let[l,u,h,g]=[e,n,o,r].map(N=>Wt(d*N)),j=`left:${l}px;top:${u}px;width:${h}px;height:${g}px`;it.get(t)!==j&&(t.style.cssText=j,it.set(t,j)),y(t,"class",`attn-hit ${i}`.trim()),y(t,"aria-label",a),y(t,"tabindex",s),p&&y(t,"lang",p);for(let[N,$]of Object.entries(c))y(t,`aria-${N}`,String($))}function lt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var pt="http://www.w3.org/2000/svg",A=t=>Math.round(t*10)/10+0;function x(t,e,n,o,r){let a={};for(let i in o){let c=o[i];a[i]=typeof c=="number"?A(c):c}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}x.line=(t,e,[n,o,r,a],i)=>x(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});x.rect=(t,e,[n,o,r,a],i)=>x(t,"rect",e,{x:n,y:o,width:r,height:a,...i});x.circle=(t,e,[n,o,r],a)=>x(t,"circle",e,{cx:n,cy:o,r,...a});x.path=(t,e,n,o)=>x(t,"path",e,{d:n,...o});x.text=(t,e,[n,o],r,a)=>x(t,"text",e,{x:n,y:o,...a},r);var ct=new WeakMap;function Rt(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Vt)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Ft=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Vt(t){let e=document.createElementNS(pt,"tspan");for(let[n,o]of Object.entries(Ft(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function dt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=ct.get(t)??new Map;ct.set(t,a);let i=new Map(o.map(s=>[s.id,s]));for(let[s,{node:p,shape:d}]of a)i.get(s)?.shape!==d&&(p.remove(),a.delete(s));let c=t.firstChild;for(let s of o){let p=a.get(s.id);if(!p){let d=document.createElementNS(pt,s.shape);d.setAttribute("data-id",s.id),p={node:d,shape:s.shape,role:"",at:{},text:""},a.set(s.id,p)}Rt(p,s),c===p.node?c=p.node.nextSibling:t.insertBefore(p.node,c)}}var ut=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function ht(t,e){let n=f("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>y(n,"aria-pressed",String(o))}}function q(t,e,n){let o=J("choice"),r=new Map,a=f("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,c]of Object.entries(e))r.set(i,f("input",{type:"radio",name:o,onchange:()=>n(i)})),a.append(f("label",{},r.get(i),f("span",{},c)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function ft(t=700){let e=f("p",{class:"attn-summary"}),n=f("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>O(n,i),t)),O(e,a)};return{root:f("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function mt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var B=(t,e)=>Array.from({length:t.length/e},(n,o)=>t.slice(o*e,(o+1)*e));function Gt(t,e,n){let o=t[0].length/e;if(n==="no swap")return B(B(t.flat(),o),t.length);let r=(a,i)=>n==="interleaved"?i*e+a:a*o+i;return Array.from({length:e},(a,i)=>t.map(c=>Array.from({length:o},(s,p)=>c[r(i,p)])))}function Kt(t,e){let[n,o,r]=[t.length,t[0].length,t[0][0].length];if(e.startsWith("no swap"))return B(t.flat(2),n*r);let a=i=>e==="interleaved"?[i%n,Math.floor(i/n)]:[Math.floor(i/r),i%r];return Array.from({length:o},(i,c)=>Array.from({length:n*r},(s,p)=>t[a(p)[0]][c][a(p)[1]]))}var S=t=>Math.floor(t/10),k=t=>new Map(t.flatMap((e,n)=>Array.isArray(e)?[...k(e)].map(([o,r])=>[o,[n,...r]]):[[e,[n]]]));function L({recipe:t,num_heads:e,n,place:o=0,d_model:r=8}){let a=Array.from({length:n},(l,u)=>Array.from({length:r},(h,g)=>10*(u+1)+g+1)),i=Gt(a,e,t),c=Kt(i,t),s=i.map(l=>l.map((u,h)=>u.some(g=>S(g)!==h+1))),p=c.map((l,u)=>l.some((h,g)=>h!==a[u][g])),d=a.flat()[Math.min(o,n*r-1)];return{x:a,heads:i,merged:c,astray:s,wrong:p,followed:d}}var gt=`/* The four positions: a tint each, and corners of their own. */
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
`;var Jt="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Zt=1.12;var D=new Map;function Qt(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Jt[r.charCodeAt(0)-32]??556),0);return Zt*n/1e3}function xt(t,e){return D.size>5e3&&D.clear(),D.has(t)||D.set(t,Qt(t)),e*D.get(t)}var E=112,R=20,Xt=22,b=[0,1,2].map(t=>R+t*(E+Xt+R)),Yt=b[2]+E+2,F=8,v=2,te=[4,14,0,8],bt=t=>t<420?8:14;function T({n:t,num_heads:e},{x:n,heads:o,merged:r}){let[a,i]=[k(o),k(r)],c=(s,p)=>s.get(p);return{heads:n.flat().map(s=>{let[p,d,l]=c(a,s);return[p*(8/e)+l,p,d/t]}),merged:n.flat().map(s=>{let[p,d]=c(i,s);return[d,p/t]}),gaps:e-1}}function wt(t,{num_heads:e},n){let o=bt(n),r=(n-2*v-(e-1)*o)/e;return[v+t*(r+o),r]}function V({n:t},{heads:e,merged:n,gaps:o},r){let[a,i,c]=[E/t,bt(r),(r-2*v)/8],s=c-o*i/8,p=(d,l,u)=>({x:v+l*c,y:d+u*E,width:c,height:a});return{x:n.map((d,l)=>p(b[0],l%8,Math.floor(l/8)/t)),heads:e.map(([d,l,u])=>({x:v+d*s+l*i,y:b[1]+u*E,width:s,height:a})),merged:n.map(([d,l])=>p(b[2],d,l))}}var _=["x","heads","merged"],vt=({x:t,y:e,width:n,height:o},r=1)=>({x:t+r,y:e+r,width:n-2*r,height:o-2*r});function ee(t,e,n,o){let r=S(e),a={x:n.x+n.width/2,y:n.y+n.height/2+4.5};return[x(`${t} ${e}`,"rect",`p${r} cell`,{...vt(n),rx:te[r-1]}),x(`${t} text ${e}`,"text",`ink number${e===o?" strong":""}`,a,String(e))]}var z=(t,e,n,o,r="start")=>x.text(`name ${t}`,`soft small ${r} halo`,[e,n-6],o);function ne(t,e,n){let o=Array.from({length:t.num_heads},(i,c)=>wt(c,t,e));if(xt("head 0",13)+F<o[0][1])return o.map(([i],c)=>z(c,yt(i,n),b[1],`head ${c}`));let r=o.length-1,a=n<e/2?r:0;return o.map(([i,c],s)=>s!==a?z(s,i+c/2,b[1],String(s),""):s===0?z(s,i,b[1],"head 0"):z(s,i+c,b[1],`head ${s}`,"end"))}var yt=(t,e)=>t+(Math.abs(t-e)<F?F:0);function oe(t,e,n){let o=`x: ${t.n} positions, ${8} features`;return[z("x",v,b[0],o),...ne(t,e,n[1]),z("merged",yt(v,n[2]),b[2],"merged")]}function re(t,{astray:e,wrong:n},o){let r=E/t.n,a=(i,c,s,p)=>x(i,"rect","wrong frame",{...vt({x:c,y:s,width:p,height:r},.5),rx:3});return[...e.flatMap((i,c)=>i.flatMap((s,p)=>{let[d,l]=wt(c,t,o);return s?[a(`astray ${c} ${p}`,d,b[1]+p*r,l)]:[]})),...n.flatMap((i,c)=>i?[a(`wrong ${c}`,v,b[2]+c*r,o-2*v)]:[])]}function ae({heads:t,merged:e,followed:n},o,r){let a=k(t).get(n)[2],i=k(e).get(n)[1],c=[!1,a===0,i===0];return _.map((s,p)=>{let{x:d,width:l}=o[s][r];return A(c[p]?d:d+l)})}function ie(t,e,n){return[0,1].flatMap(o=>{let[r,a]=[0,1].map(u=>t[_[o+u]][e]),[i,c]=n.slice(o,o+2),[s,p]=[b[o]+E+1,b[o+1]-R].map(A),d=A((s+p)/2),l=u=>`M${i} ${A(r.y+r.height-u)}V${s}C${i} ${d} ${c} ${d} ${c} ${p}V${A(a.y+u)}`;return[x.path(`casing ${o}`,"paper casing",l(0)),x.path(`thread ${o}`,"ink line thread",l(4))]})}var se=(t,e)=>_.map(n=>x(`followed ${n}`,"rect","ink frame",{...t[n][e],rx:3}));function kt(t,e,n,{width:o}){let r=e.x.flat(),a=n.heads.length===r.length?n:T(t,e),i=V(t,a,o),c=r.indexOf(e.followed),s=ae(e,i,c);return{width:o,height:Yt,marks:[..._.flatMap(p=>r.flatMap((d,l)=>ee(p,d,i[p][l],e.followed))),...re(t,e,o),...ie(i,c,s),...oe(t,o,s),...se(i,c)]}}function $t(t,e,n,[o,r]){let a=V(t,T(t,e),n),i=({x:c,y:s,width:p,height:d})=>o>=c&&o<c+p&&r>=s&&r<s+d;return Math.max(..._.map(c=>a[c].findIndex(i)))}function Mt(t,e,n){let o=V(t,T(t,e),n);return e.x.flat().map((r,a)=>({id:`number ${a}`,label:String(r),...o.x[a],tab:r===e.followed?0:-1,aria:{pressed:r===e.followed}}))}var At=`.split-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-content: start; }
.split-board > * { min-width: 0; }
.split-sizes { gap: 8px 16px; align-content: start; }
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
  .attn .split-code { padding: 6px 8px; font-size: 11px; white-space: pre-wrap; }
  .attn-multihead_split .attn-summary { min-height: 8.7em; }
}
@container (max-width: 339px) { .attn .split-code { min-height: 80px; } }
@container (max-width: 318px) { .attn-multihead_split .attn-summary { min-height: 10.15em; } }
@media (forced-colors: active) { .cell { stroke: var(--edge); } }
@media print { .split-sizes, .attn-hint { display: none; } }
`;function St({recipe:t,num_heads:e,n}){let[o,r]=[8/e,`${e}, ${n}`],a=`merged = heads.swapaxes(0, 1).reshape(${n}, ${8})`,i=`merged = heads.reshape(${n}, ${8})`,c=`heads = x.reshape(${n}, ${e}, ${o}).swapaxes(0, 1)`;return{right:[c,a],"no swap":[`heads = x.reshape(${r}, ${o})`,i],interleaved:[`heads = x.reshape(${n}, ${o}, ${e}).transpose(2, 0, 1)`,`merged = heads.transpose(1, 2, 0).reshape(${n}, ${8})`],"no swap back":[c,i]}[t]}var Et=({recipe:t})=>t==="no swap"?"Is the second row of each head still position 2? Press another recipe, or a number to follow it.":"Press \u201Cno swap\u201D: is the second row of each head still position 2? Press a number to follow it.",ce=["","once","twice","three times","four times"];function pe({x:t,heads:[e]}){let n=e.map(([i])=>S(i)),o=t.map(([i])=>S(i)).filter(i=>!n.includes(i)),r=ce[n.filter(i=>i===n[0]).length],a=`${o.length>1?"positions":"position"} ${ut(o.map(String))}`;return`head 0 has position ${n[0]} ${r} and ${a} not at all`}function de({recipe:t,num_heads:e},n){return n.astray.flat().some(Boolean)?`Shapes and the way back are right, but each framed row holds another position than its own: ${pe(n)}.`:n.wrong.some(Boolean)?"The heads are right, but joining them mixes the positions: the framed rows.":t==="interleaved"&&e>1&&e<8?"No head mixes positions, but each holds scattered features: harmless if trained so, wrong for weights that were trained otherwise.":"Each head holds one slice of every position, and the way back is right."}function jt(t,e){let{x:n,heads:o,merged:r,followed:a}=e,i=(c,s)=>`${c}[${k(s).get(a)?.join(", ")}]`;return`${de(t,e)} ${a} is feature ${a%10} of position ${S(a)}: ${i("x",n)}, then ${i("heads",o)}, then ${i("merged",r)}.`}var G=t=>t.read();function ue(t){let e=Q(),n=520,o=s=>t.change({place:s},{glide:!0}),r=st((s,p)=>{let d=()=>Number(p().id.split(" ")[1]),l=u=>()=>{let h=d()+u;return h>=0&&h<G(t).n*8?h:d()};s.addEventListener("click",()=>o(d())),mt(s,{ArrowLeft:l(-1),ArrowRight:l(1),ArrowUp:l(-8),ArrowDown:l(8),Home:()=>d()-d()%8,End:()=>d()-d()%8+8-1},u=>{o(u),r.focus(`number ${u}`)})}),a=X("x: choose a number to follow; arrow keys move","split-stage",e,r.root);e.addEventListener("click",s=>{let p=G(t),d=$t(p,L(p),n,lt(e,s));d>=0&&o(d)});let i=(s,p)=>r.set(Mt(s,p,n));return{root:a,tell:i,paint:s=>{let p=G(t),d=L(p),l=Math.round(a.clientWidth);l!==n&&(n=l,i(p,d)),dt(e,kt(p,d,s,{width:n}))}}}function he(t){let e=l=>t.change(l,{glide:!0}),o=q("Recipe",Object.fromEntries(["right","no swap","interleaved","no swap back"].map(l=>[l,l])),l=>e({recipe:l})),r=q("Number of heads",{1:"1",2:"2",4:"4",8:"8"},l=>e({num_heads:Number(l)})),a=q("Number of positions",{2:"2",3:"3",4:"4"},l=>e({n:Number(l)})),i=ht("Reset",t.reset).root,c=(l,u)=>M("attn-row",f("span",{class:"attn-label","aria-hidden":"true"},l),u.root),s=f("pre",{class:"split-code"}),p=M("attn-row split-sizes",c("heads",r),c("positions",a),i),d=l=>{o.set(l.recipe),r.set(String(l.num_heads)),a.set(String(l.n)),O(s,St(l).join(`
`))};return{recipe:o.root,listing:s,sizes:p,tell:d}}function fe(t,e){let[n,o,r]=[ue(e),he(e),ft()],a=f("p",{class:"attn-hint split-hint"}),{recipe:i,listing:c,sizes:s}=o,p=d=>T(d,L(d));return{parts:[a,M("split-board",i,n.root,r.root,c,s)],tell:d=>{let l=L(d);o.tell(d),O(a,Et(d)),n.tell(d,l),r.set(jt(d,l))},glides:p,paint:n.paint,stop:r.stop}}var an=at({name:"multihead_split",label:"Live figure: cutting a width into heads",style:gt+At,controls:["recipe","num_heads","n","place"],ms:300,build:fe});export{L as compute,an as default,jt as describe};
