// Joined by `make figures` from src/encoder and src/kit: change those, not this.
var Gt=Object.defineProperty;var Zt=(t,e)=>{for(var n in e)Gt(t,n,{get:e[n],enumerable:!0})};function rt(t,e,n){if(t.slice(0,n)!==e.slice(0,n))return t;let[r,o]=[t,e].map(i=>i.replace(/[.,]/g,"").split(" ")),a=r.filter(i=>!o.includes(i)).at(-1);return a?`${a}: ${t}`:t}function U(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let o=a=>{a?.data===e&&(t.off("msg:custom",o),r(a.content))};t.on("msg:custom",o),t.send({ask:e})}),n[e]}var Qt=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function at(t,e,n){let r=new Map,o=new Set,a=c=>{let l=r.get(c)??U(t,`${e}.${c}`).then(d=>{n(c,d),o.add(c)});return r.set(c,l),l.catch(()=>r.delete(c)),l};return{wants:c=>{let l=c.filter(d=>!o.has(d));return l.length?Promise.all(l.map(a)).then(()=>{}):null},ahead:async c=>{if(!navigator.connection?.saveData)for(let l of c)await Qt().then(()=>a(l)).catch(()=>{})}}}var Xt="http://www.w3.org/2000/svg",te=0,ee=Math.random().toString(36).slice(2,8),st=t=>`attn-${ee}-${t}-${++te}`;function it(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var w=(t,e={},...n)=>it(document.createElement(t),e,n),j=(t,...e)=>w("div",{class:t},...e),ne=(t,e={},...n)=>it(document.createElementNS(Xt,t),e,n),ct=(t="")=>ne("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),lt=(t,e,...n)=>w("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function N(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var dt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var pt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
/* Whose function draws the picture; what explains the book's own steps is away meanwhile. */
.attn-own { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: baseline; justify-content: space-between; padding: 6px 12px; border-inline-start: 3px solid var(--output); background: var(--raised); }
.attn-own > span { flex: 1 1 16em; overflow-wrap: anywhere; }
.attn-own.fault { border-inline-start-style: dashed; border-color: var(--ink); }

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
`;var ut=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var O=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ht=200,se=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ie=t=>t*t*(3-2*t);function V(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>V(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,a])=>[o,V(t[o],a,n)]);return Object.fromEntries(r)}return e}function ft(t,e,n){let[r,o,a,i,s,c]=[t,t,t,0,0,0],l=!1,d=p=>{let f=O(p-s,0,64);if(s=p,l){let h=O((p-i)/e);r=V(o,a,ie(h)),l=h<1}let u=n(r,f);c=l||u?requestAnimationFrame(d):0};return{go(p,f){if(se()){[r,a,l]=[p,p,!1],n(r,1/0);return}[o,a,i,l]=[r,p,performance.now(),f],f||(r=p,n(r,0)),c||([s,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(c)}}var J=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,_=t=>t.map((e,n)=>{let r=t.slice(0,n).filter(o=>o===e).length;return r?`${e} ${r+1}`:e});function P(t,e){let n=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>N(n,"aria-pressed",String(r))}}var mt=(...t)=>w("p",{class:"attn-hint"},...t);function gt({label:t,onChange:e,options:n=[],wide:r=!1}){let o=st("select"),a=w("select",{id:o,onchange:()=>e(a.value)}),i=w("div",{class:r?"attn-field attn-wide":"attn-field"},w("label",{for:o},t),a),[s,c]=[n,""],l=0,d=u=>{let[h,g]=s[u];N(a.options[u],"value",h),C(a.options[u],g)},p=()=>{for(l=0;a.length>s.length;)a.lastChild.remove();s.forEach((u,h)=>d(h))},f=(u,h=n)=>{s=h;let g=s.findIndex(([m])=>String(m)===String(u)),b=JSON.stringify(s);if(b!==c){for(;a.length<s.length;)a.append(w("option",{}));g>=0&&d(g),l||(l=setTimeout(p,40))}c=b,a.selectedIndex!==g&&(a.selectedIndex=g)};return f(n[0]?.[0]),{root:i,set:f}}function xt(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),r,o=(a,i=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>C(n,i),t)),C(e,a)};return{root:w("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}function K(t,e,n){let r={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...r,...e}:e;t.addEventListener("keydown",a=>{let i=o[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var ce=0,wt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function bt(t,e){let[n,r,o]=[!1,0,""],a={},i=c=>{a=c;let l=c._own;if(l?.turn!==r&&([r,n]=[l?.turn,!1]),n)return;let d=l?.name?e(c,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==o&&([o,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++ce}}))},s=()=>{n=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function le(t,e){let{name:n,kind:r=""}=t._own??{};if(!n)return"";let{fault:o,note:a,weights:i,mask:s}=wt(t),c=!!(i??s);return e(t,r)===null?`The book\u2019s picture: your ${n} has no part in it.`:o?`Your ${o} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function vt(t,e){let n=w("span",{role:"status"}),r=P("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=j("attn-own",n,r.root);return{root:o,tell:i=>{let s=le(i,e);o.hidden=s==="",o.classList.toggle("fault",!!wt(i).fault),C(n,s)}}}function yt(t,e,n=[]){let r=[...e,...n],o=[],a=!1,i=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),s=p=>{if(a)return;let f=i();o.forEach(u=>u(f,p))},c=()=>s(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:f=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,s({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:i,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void o.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function de(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function pe(t,e,n,r){let[o,a]=[0,!1],i=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},s=c=>{let l=++o,d=e.wants?.(n())??null;if(i(d!==null),d===null)return r(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===o&&s(c),()=>l===o&&e.say?.(p))};return s}function kt({name:t,label:e,style:n,controls:r,fixed:o=[],ms:a=ht,asks:i,build:s}){return{render:({model:l,el:d})=>{let p=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=p.attachShadow({mode:"open"});f.append(w("style",{},[dt,pt,ut,n].join(`
`)));let u=yt(l,i?[...r,"_own","_drawn"]:r,o),h=s(u.read(),u,l),g=i&&{...bt(l,i),...vt(l,i)},b=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},h.parts[0],...g?[g.root]:[],...h.parts.slice(1));f.append(b),d.append(p);let m=()=>{let y=h.glides??(k=>k),M=0,S=()=>{let k=u.read();h.tell(k),g?.tell(k),g?.ask(k),g&&(b.dataset.own=k._own?.kind??"")},L=ft(y(u.read()),a,(k,z)=>M>0&&h.paint(k,z,M)),q=()=>{let k=Math.round(b.clientWidth);k===M||k===0||(M=k,de(d),L.again())},$=pe(b,h,u.read,k=>{S(),L.go(y(u.read()),k)});u.follow((k,z)=>{b.classList.add("touched"),$(z?.glide??!0)}),S(),q();let E=new ResizeObserver(q);return E.observe(b),h.ahead?.(),()=>{E.disconnect(),L.stop(),u.stop(),g?.stop(),h.stop?.()}},x=async()=>{await h.ready;for(let y;y=h.wants?.(u.read());)await y;return m()};return h.ready?x():m()}}}var ue=t=>Math.round(t*10)/10,$t=new WeakMap;function Mt(t){let e=j("attn-hits"),n=new Map,r=a=>{let i=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),s={node:i,hit:a};return n.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:a=>{let i=new Set(a.map(({id:s})=>s));for(let[s,{node:c}]of n)i.has(s)||(c.remove(),n.delete(s));a.forEach((s,c)=>{let l=n.get(s.id)??r(s);he(l.node,l.hit=s),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function he(t,{x:e,y:n,width:r,height:o,label:a,kind:i="",aria:s={},tab:c=0,lang:l}){let[d,p,f,u]=[e,n,r,o].map(ue),h=`left:${d}px;top:${p}px;width:${f}px;height:${u}px`;$t.get(t)!==h&&(t.style.cssText=h,$t.set(t,h)),N(t,"class",`attn-hit ${i}`.trim()),N(t,"aria-label",a),N(t,"tabindex",c),l&&N(t,"lang",l);for(let[g,b]of Object.entries(s))N(t,`aria-${g}`,String(b))}function At(t,{clientX:e,clientY:n}){let{left:r,top:o}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-r)/a,(n-o)/a]}function St(t,e,n=()=>{}){let r=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),r=e(o)}),t.addEventListener("pointermove",o=>r?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{r!==null&&n(),r=null})}var Lt="http://www.w3.org/2000/svg",D=t=>Math.round(t*10)/10+0;function v(t,e,n,r,o){let a={};for(let i in r){let s=r[i];a[i]=typeof s=="number"?D(s):s}return{id:t,shape:e,role:n,at:a,...o===void 0?{}:{text:o}}}v.line=(t,e,[n,r,o,a],i)=>v(t,"line",e,{x1:n,y1:r,x2:o,y2:a,...i});v.rect=(t,e,[n,r,o,a],i)=>v(t,"rect",e,{x:n,y:r,width:o,height:a,...i});v.circle=(t,e,[n,r,o],a)=>v(t,"circle",e,{cx:n,cy:r,r:o,...a});v.path=(t,e,n,r)=>v(t,"path",e,{d:n,...r});v.text=(t,e,[n,r],o,a)=>v(t,"text",e,{x:n,y:r,...a},o);var Et=new WeakMap;function fe(t,e){let{node:n,role:r,at:o}=t;r!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)o[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in o)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(ge)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var me=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ge(t){let e=document.createElementNS(Lt,"tspan");for(let[n,r]of Object.entries(me(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function Tt(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=Et.get(t)??new Map;Et.set(t,a);let i=new Map(r.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of a)i.get(c)?.shape!==d&&(l.remove(),a.delete(c));let s=t.firstChild;for(let c of r){let l=a.get(c.id);if(!l){let d=document.createElementNS(Lt,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}fe(l,c),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}function Ot(t,e,n){let r=atob(t),o=a=>((r.charCodeAt(a)|r.charCodeAt(a+1)<<8)<<16>>16)/n;return Array.from({length:r.length/2/e},(a,i)=>Array.from({length:e},(s,c)=>o(2*(i*e+c))))}function xe({tokens:{length:t},cosines:e,weights:n},{words:r,unit:o}){let a=Ot(e,t+r.length+3,o),i=Ot(n,t,o),s=(c,l)=>Array.from({length:c.length/t},(d,p)=>c[p*t+l]);return{toward:c=>Array.from({length:t},(l,d)=>s(a,d).map(p=>p[t+c])),cosines:(c,l)=>a[c*t+l].slice(0,t),others:c=>{let l=s(a,c).map(u=>u.slice(-3)),[d,p,f]=[0,1,2].map(u=>l.map(h=>h[u]));return{start:d,before:p,twin:f}},weights:c=>s(i,c)}}function G(t,e,n){let r=t[e],o=t.slice(0,e).filter(i=>i===r).length,a=n.findIndex(i=>i===r&&o--===0);return a<0?null:a}var we=t=>180/Math.PI*Math.acos(Math.min(1,t)),Z=[1,2,3,4,5,6,7],Ct=(t,e,n)=>n.forEach((r,o)=>Object.assign(t.sentences[2*e+o],r)),Nt=({sentence:t})=>Z.filter(e=>e===t>>1);function jt(t){let e=new Map,n=(i,s)=>(e.has(i)||e.set(i,s()),e.get(i)),r=i=>n(`${i}`,()=>xe(t.sentences[i],t)),o=(i,s)=>n(`${i} to ${s}`,()=>r(i).toward(s)),a=({sentence:i,layer:s},c,l)=>{if(s===0)return null;let{lengths:d,added:p}=t.sentences[i],[f,u,h]=p[s-1].map(m=>m[c]),[g,b]=[d[s-1][c],d[s][c]];return{entering:g,leaving:b,kept:l[s],attention:f,between:u,feedForward:h}};return i=>{let{sentence:s,layer:c,across:l,up:d}=i,{tokens:p,text:f}=t.sentences[s],u=Math.min(i.token,p.length-1),h=G(p,u,t.sentences[s^1].tokens),g=r(s),b=g.cosines(c,u),m=b.map((E,k)=>k).filter(E=>E!==u),[x,y]=[o(s,l),o(s,d)],M=(E,k)=>E.map((z,F)=>z-k[F]),{start:S,before:L,twin:q}=g.others(u),$=h===null?null:{across:o(s^1,l)[h],up:o(s^1,d)[h]};return{tokens:p,token:u,twinToken:h,text:f,cosines:b,words:[t.words[l],t.words[d]],nearest:m.sort((E,k)=>b[k]-b[E]||E-k).slice(0,3),lines:{start:S,twin:$&&q,across:x[u],up:y[u]},twinLines:$,toward:p.map((E,k)=>x[k].map((z,F)=>({across:z,up:y[k][F]}))),lean:p.map((E,k)=>M(x[k],y[k])),twinLean:$&&M($.across,$.up),weights:g.weights(u),turns:L.slice(1).map(we),block:a(i,u,L)}}}var Yt={};Zt(Yt,{LAYERS:()=>A,hue:()=>Y,metro:()=>nt,places:()=>ot,plan:()=>I,ribbonAt:()=>tt});var Q=t=>`${Math.round(100*t)}%`,T=t=>`${t<-.005?"\u2212":""}${Math.abs(t).toFixed(2)}`,zt={"'":"the apostrophe",".":"the full stop"},B=t=>`${zt[t[0]]??t[0]}${t.slice(1)}`,be=t=>t[0]==="["||t[0]in zt?B(t):`\u201C${t}\u201D`,R=({tokens:t})=>_(t).map(be),_t=.05;function qt(t,e){let n=Math.abs(t).toFixed(2);return Math.abs(t)<_t?"leans to neither word":`leans ${n} toward ${e[t>0?0:1]}`}var ve=(t,e,n)=>Math.abs(t)<_t||Math.abs(Number(t.toFixed(2))-Number(e.toFixed(2))+Number(n.toFixed(2)))<.005;function ye({weights:t,token:e,...n},r){let o=t[r-1],a=R({weights:t,token:e,...n}),i=o.map((l,d)=>d).sort((l,d)=>o[d]-o[l]),s=n.words.map(l=>n.tokens.indexOf(l)).filter(l=>l>=0&&l!==e),c=[...new Set([...i.slice(0,2),...s])].sort((l,d)=>o[d]-o[l]);return J(c.map(l=>`${Q(o[l])} from ${l===e?"itself":a[l]}`))}function ke({words:t,lines:e,lean:n,token:r},o){let a=n[r][o],[i,s]=[e.across[o],e.up[o]];if(t[0]===t[1])return`has a cosine of ${T(i)} with ${t[0]}, and leans nowhere: both words are the same`;let c=[i,s].map((p,f)=>`with ${t[f]} ${T(p)}`),l=ve(a,i,s)?"":", rounded",d=`(cosine ${(a<0?c.reverse():c).join(", ")}${l})`;return`${qt(a,t)} ${d}`}function $e({words:t,twinLean:e,twinLines:n},r){return e===null||n===null?"":t[0]===t[1]?`has a cosine of ${T(n.across[r])} with ${t[0]}`:qt(e[r],t)}function X({layer:t},e){let{token:n,lines:r,nearest:o,cosines:a}=e,i=R(e)[n],s=ke(e,t),c=t===0?`Before the first layer ${i} ${s}.`:`In layer ${t} ${i} takes ${ye(e,t)}. Its vector now ${s}.`,l=o.map(p=>`${R(e)[p]} ${T(a[p])}`),d=` Nearest in the sentence: ${J(l)}.`;return r.twin===null?`${c}${d} The other sentence has no ${i.replace(/^the /,"")}.`:`${c}${d} In the other sentence ${i} ${$e(e,t)}; cosine of the two ${T(r.twin[t])}.`}function Ft(t,{layer:e,token:n}){let r=R(t),o=n===t.token?"itself":r[n],{across:a,up:i}=t.toward[n][e-1],[s,c]=t.words,l=s===c?`a cosine of ${T(a)} with ${s}`:`cosines ${T(a)} with ${s} and ${T(i)} with ${c}`;return`Layer ${e}: ${r[t.token]} takes ${t.weights[e-1][n].toFixed(3)} of its attention from ${o}, the mean of twelve heads. Before this layer ${r[n]} has ${l}.`}var Pt=({tokens:t,token:e,words:n})=>[B(_(t)[e]),...n].map(r=>`cosine with ${r}`);function Dt({layer:t},e){let{weights:n,cosines:r,toward:o}=e;return _(e.tokens).map((a,i)=>[a,t?n[t-1][i].toFixed(3):"\u2013",T(r[i]),T(o[i][t].across),T(o[i][t].up)])}function It({layer:t},{block:e,turns:n}){if(e===null)return"No layer yet: this is the embedding.";let[r,...o]=[e.entering,e.attention,e.feedForward,e.leaving].map(a=>a.toFixed(1));return`Layer ${t}: a vector of length ${r} comes in, attention adds ${o[0]}, the feed-forward network ${o[1]}; normed, ${o[2]} goes out. Cosine of what goes out with what came in ${T(e.kept)}, an angle of ${Math.round(n[t-1])}\xB0.`}var A=6,Me=.5,Ae=10,Se=.008,Ee=.03,H=.92,Le="0.3",Te={left:96,right:38,top:44,rows:360,over:8,gap:30,band:36,disc:7,corner:7,space:24,profile:150,dial:16,grip:68,small:!1},Oe={left:74,right:36,top:40,rows:344,over:3,gap:24,band:20,disc:5.2,corner:3,space:18,profile:84,dial:16,grip:62,small:!0};function I(t,e){let n=t<560?Oe:Te,r=Math.min(40,n.rows/e),o=n.left+14,a=(t-n.right-o)/A,i=n.top+(n.rows-r*e)/2,s=n.top+n.rows+n.over+n.gap+n.space,c=s+n.profile+(n.small?24:32);return{...n,width:t,count:e,row:r,pitch:a,profileTop:s,dials:c,height:c+(n.small?18:10),x:l=>o+l*a,stage:l=>O(Math.round((l-o)/a),0,A),y:(l,d)=>i+r*(l+.5)+n.over*O(l-d+1)+n.gap*O(l-d),up:l=>s+(1-l)/2*n.profile}}function tt(t,e,n,r){let o=Math.ceil((e-t.x(0))/t.pitch),a=Array.from({length:t.count},(s,c)=>Math.abs(t.y(c,r)-n)),i=a.indexOf(Math.min(...a));return o>=1&&o<=A&&a[i]<=t.row*.6?{layer:o,token:i}:null}function Y(t){let e=Math.round(Ae*O(Math.abs(t)/Me));return e===0?"neither":`${t>0?"across":"up"}${e}`}var et=(t,e)=>t.y(e,e)+t.band/2+(t.small?12:14);function W(t,e,n,r,o,a,i="1",s=o){let c=Math.max(a.small?1.8:2.4,a.disc*Math.sqrt(Math.abs(s))),l=`${Y(o)} ${e}`;if(o>=0)return v.circle(t,l,[n,r,c],{opacity:i});let d=c*Math.sqrt(Math.PI),p={x:n-d/2,y:r-d/2,width:d,height:d};return v(t,"rect",l,{...p,opacity:i})}function Rt(t,e,n,r,o,a){let i=s=>v(`${t} ${s}`,"line",`${Y(n[s])} ${e}`,{x1:a.x(s),x2:a.x(Math.min(s+1,o)),y1:r,y2:r});return[v.line(`${t} ahead`,`neither ${e} ahead`,[a.x(0),r,a.x(A),r]),...n.slice(0,A).flatMap((s,c)=>c<o-1e-6?[i(c)]:[])]}function Ce({t,row:e,lean:n,twin:r},o,a){let i=n.flatMap((s,c)=>Rt(`track ${c}`,c===a?"line track own":"line track",s,o.y(c,e),t,o));return r?[...i,...Rt("ghost","line dotted",r,et(o,e),t,o)]:i}var Ne=(t,e)=>t<=e+.02?"1":"0.28";function je({t,row:e,lean:n,twin:r},o){let a=Array.from({length:A+1},(c,l)=>l),i=a.slice(1).filter(c=>c<=t+.02).map(c=>{let[l,d]=[2*o.disc+3,o.band+5],p={x:o.x(c)-l/2,y:o.y(e,e)-d/2,width:l,height:d,rx:l/2};return v(`hall ${c}`,"rect","ink hall",p)}),s=(c,l,d,p)=>a.map(f=>W(`${c} ${f}`,l,o.x(f),p,d[f],o,Ne(f,t)));return[...i,...n.flatMap((c,l)=>s(`station ${l}`,"station",c,o.y(l,e))),...r?s("double","station open",r,et(o,e)):[]]}var Ht=(...t)=>t.map(e=>typeof e=="number"?D(e):e).join(" ");function ze(t,e,n,r,o,a,i){let s=a-n,c=r-o*s,l=Math.max(0,Math.min(8,o*(c-e),n-t)),[d,p]=o>0?[1,0]:[0,1];return Ht("M",t,e,"H",n-l,"A",l,l,0,0,d,n,e+o*l,"V",c,"A",s,s,0,0,p,a,r,"H",i)}var _e=(t,e,n,r)=>{let o=(t+r)/2;return Ht("M",t,e,"C",o,e,o,n,r,n)};function qe({row:t,weights:e},n,r){let[o,a,i]=[r.x(n-1),r.x(n),r.y(t,t)],s=a-r.disc-3,c=u=>e[n-1][u]*r.band,l=e[n-1].map((u,h)=>h),d=[],p=(u,h)=>{let g=0;for(let b of u){let m=c(b),x=i-h*(r.band/2-g-m/2),y=s-r.corner-g-m/2;d.push({i:b,w:m,d:ze(o,r.y(b,t),y,x,h,s,a)}),g+=m}return g},f=p(l.filter(u=>u<=t-.5),1);p(l.filter(u=>u>=t+.5).reverse(),-1);for(let u of l.filter(h=>Math.abs(h-t)<.5)){let h=i-r.band/2+f+c(u)/2;d.push({i:u,w:c(u),d:_e(o,r.y(u,t),h,a)})}return d}function Fe(t,e,n,r){let o=O(t.t-(e-1));return o<1e-6?[]:qe(t,e,n).filter(({w:a})=>a>=Se*n.band).map(({i:a,w:i,d:s})=>{let c=r?.layer===e&&r.token===a,l=t.t>e+.5&&!c?Le:"1",d=c?"weight line ribbon":`${Y(t.lean[a][e-1])} line ribbon`,p=o<1?{pathLength:1,"stroke-dasharray":`${Math.round(100*o)/100} 1`}:{};return v.path(`ribbon ${e} ${a}`,d,s,{"stroke-width":i,opacity:l,...p})})}function Pe({t,row:e,weights:n},r){let o=Math.round(t);if(o<1||Math.abs(t-o)>.3)return[];let a=r.x(o)+r.disc+5;return n[o-1].flatMap((i,s)=>{let c={x:a,y:r.y(s,e)-4.5};return i<Ee?[]:[v(`share ${s}`,"text","ink share start",c,Q(i))]})}function De({tokens:t,token:e},{row:n,twin:r},o){let a=o.left-12,i={x:2,y:o.y(e,n)-11,width:o.left-8,height:22,rx:6},s=_(t).map((d,p)=>{let f=p===e?"paper strong end name":"ink end name";return v.text(`name ${p}`,f,[a,o.y(p,n)+4.5],d)}),c=o.small?"other":"in the other",l=v.text("double name","soft end note",[a,et(o,n)+4],c);return[v("plate","rect","ink solid",i),...s,...r?[l]:[]]}var Wt=(t,e)=>({x:O(t.x(e)-t.grip/2,2,t.width-t.grip-2),y:4,width:t.grip,height:28});function Ie(t,e){let n=Wt(t,e),r=Math.round(e),o=s=>t.x(s)<n.x-12||t.x(s)>n.x+n.width+12,a=Array.from({length:A+1},(s,c)=>c).filter(o).map(s=>v.text(`stop ${s}`,"soft note",[t.x(s),22],s?String(s):"start")),i={x:n.x+n.width/2,y:22.5};return[...a,v("grip","rect","ink solid",{...n,rx:14}),v("grip name","text","paper strong note",i,r?`layer ${r}`:"start")]}var Re=(t,e)=>v("head","line","ruler",{x1:t.x(e),x2:t.x(e),y1:30,y2:t.profileTop+t.profile+4});function Bt(t,e){let n=Math.min(Math.floor(e),A-1);return t[n]+(t[n+1]-t[n])*(e-n)}var Be=(t,e)=>[v(`tick ${t}`,"line","ruler",{x1:e.x(0)-8,x2:e.x(0)-2,y1:e.up(t),y2:e.up(t)}),v.text(`scale ${t}`,"soft end note",[e.left-12,e.up(t)+4.5],`${t>0?"+":t<0?"\u2212":""}${Math.abs(t)}`)];function He({tokens:t,token:e,words:n},r,o){let a=o.left-12,i=(c,l)=>W(c,"station",a-4,o.up(l),l,o,"1",.6),s=(c,l,d,p=14)=>v.text(c,"ink end note",[a-p,l+4.5],d);return[v.text("measure","soft start number",[2,o.profileTop-7],`cosine with ${n[0]} \u2212 ${o.small?"":"cosine "}with ${n[1]}`),v.line("zero","rule",[o.x(0)-8,o.up(0),o.x(A)+8,o.up(0)]),i("to across",H),s("across",o.up(H),n[0]),...[.5,0,-.5].flatMap(c=>Be(c,o)),i("to up",-H),s("up",o.up(-H),n[1]),...n.flatMap((c,l)=>{let d=t.indexOf(c);if(d<0||d===e||l&&c===n[0])return[];let p={x:o.x(1)+4,y:o.up(r[d][1])+(l?16:-6)};return[v(`outer ${l}`,"text","soft start number",p,c)]})]}function We(t,{t:e,lean:n,twin:r},o){let a=x=>x.map((y,M)=>`${M?"L":"M"}${D(o.x(M))} ${D(o.up(y))}`).join(""),i=(x,y,M)=>v.path(x,y,a(M)),{token:s}=t,c=n.flatMap((x,y)=>y===s?[]:[i(`way ${y}`,"rule line way",x)]),[l,d]=[Bt(n[s],e),r&&Bt(r,e)],p=e>A-.7,f=o.x(e)+(p?-10:10),u=d===null?0:Math.max(0,7.5-Math.abs(o.up(l)-o.up(d))/2),h=p?Math.max(u,11):u,g=d!==null&&l<d?1:-1,b=p?"end":"start",m=(x,y,M,S)=>v.text(x,`${y} ${b} number`,[f,o.up(M)+S+4.5],T(M));return[...c,...He(t,n,o),...r?[i("way double","soft line way dotted",r)]:[],i("way own","ink line way own",n[s]),...d===null?[]:[W("now double","station open",o.x(e),o.up(d),d,o,"1",.5),m("number double","soft",d,-g*h)],W("now","station",o.x(e),o.up(l),l,o,"1",.5),m("number","ink strong",l,g*h)]}function Ye({t,turns:e},n){let r=n.dials,o=["its vector","turned by"].map((i,s)=>v.text(`turned ${s}`,"soft end note",[n.left-12,r-(n.small?1:13)+14*s],i)),a=(i,s)=>{let c=n.x(s+.5)-(n.small?n.dial/2:n.dial+2),l=i*Math.PI/180,d={x2:c+n.dial*Math.cos(l),y2:r-n.dial*Math.sin(l)},p=Math.round(t)===s+1,f=n.small?{x:n.x(s+.5)+2,y:r+15}:{x:c+n.dial+4,y:r+1};return[v.line(`in ${s+1}`,"soft line needle",[c,r,c+n.dial,r]),v(`out ${s+1}`,"line","ink line needle",{x1:c,y1:r,...d}),v(`turn ${s+1}`,"text",`${p?"ink strong":"soft"}${n.small?"":" start"} note`,f,`${Math.round(i)}\xB0`)]};return[...o,...e.flatMap(a)]}function nt(t,e,{width:n,over:r=null}){let o=I(n,t.tokens.length),a=Array.from({length:A},(s,c)=>c+1),i=[...Ce(e,o,t.token),...a.flatMap(s=>Fe(e,s,o,r)),Re(o,e.t),...je(e,o),...Pe(e,o),...De(t,e,o),...We(t,e,o),...Ye(e,o),...Ie(o,e.t)];return{width:n,height:o.height,marks:i}}function ot({tokens:t,token:e},n,r){let o=I(r,t.length),a=Math.max(24,o.row),i=n?`after layer ${n}`:"before the first layer";return[{id:"grip",...Wt(o,n),label:"Layers",slider:!0,kind:"across",aria:{valuemin:0,valuemax:A,valuenow:n,valuetext:i}},..._(t).map((s,c)=>({id:`token ${c}`,x:0,y:o.y(c,e)-a/2,width:o.left-6,height:a,label:`Follow ${B(s)}`,tab:c===e?0:-1,aria:{pressed:c===e}}))]}function Ut({label:t,rest:e,wait:n,begin:r,next:o}){let a=0,i=()=>{C(p,a?"\u275A\u275A":"\u25B6"),N(p,"aria-label",a?"Pause":t)},s=()=>{clearTimeout(a),a=0,i()},c=()=>{a=Number(setTimeout(c,e())),o()||s()},l=()=>{r()!==!1&&(a=Number(setTimeout(c,n??e()/2)),i())},p=w("button",{type:"button",class:"attn-play",onclick:()=>a?s():l()});return i(),{root:p,stop:s}}var Vt=`/* How far a token leans to one of two words, in ten steps of colour either way: as \`color\`, which browsers
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
`;var Jt=`.encoder-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
.encoder-controls { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; min-width: 0; }
.attn .encoder-controls > * { margin-top: 0; }
.encoder-row { align-items: center; }
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
@media (forced-colors: active) { .rule.line.way { stroke-opacity: 1; } }
@media print { .attn .encoder-text { display: block; } .encoder-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; } }
`;var Je=1e3,Ke=28;function Ge(t,e){let n=u=>t.change(u,{glide:!0}),r=u=>{let h=2*(u>>1),{token:g}=e().sentences[u];n({sentence:u,token:g,across:h,up:h+1})},o=(u,h,g=!1)=>gt({label:u,onChange:h,wide:g}),a=o("Sentence",u=>r(Number(u)),!0),i=(u,h)=>g=>{let{[u]:b,[h]:m}=t.read(),x=Number(g);n(x===m?{[u]:x,[h]:b}:{[u]:x})},s=o("toward",i("across","up")),c=o("or",i("up","across")),l=P("Other sentence",()=>{let u=t.read(),{sentences:h}=e(),g=h[u.sentence^1],b=h[u.sentence].tokens,m=G(b,Math.min(u.token,b.length-1),g.tokens);n({sentence:u.sentence^1,token:m??g.token})}).root,d=j("encoder-words",s.root,c.root),p=null,f=u=>{let h=e();p??=h.sentences.map(({text:g},b,{[b^1]:m})=>[b,rt(g,m.text,Ke)]),a.set(u.sentence,p);for(let[g,b]of[[s,"across"],[c,"up"]])g.set(u[b],h.words.map((m,x)=>[x,m]))};return{sentence:a.root,words:d,other:l,tell:f}}function Ze({text:t,tokens:e,token:n}){let r=0,o=e.map(s=>{let c=t.toLowerCase().indexOf(s,r);return c>=0&&(r=c+s.length),c}),[a,i]=[o[n],e[n].length];return a<0?[t]:[t.slice(0,a),w("b",{},t.slice(a,a+i)),t.slice(a+i)]}var Qe=t=>Ut({label:"Play: through the layers",rest:()=>Je,begin:()=>{t.read().layer>=A&&t.change({layer:0},{glide:!0})},next:()=>{let{layer:e}=t.read();return e<A&&t.change({layer:e+1},{glide:!0}),e+1<A}});function Xe(){let t=w("tbody",{}),e=["token","weight","","",""].map(i=>w("th",{scope:"col"},i)),n=w("p",{class:"encoder-report"}),r=w("details",{},w("summary",{},"Numbers"),n,w("table",{},w("caption",{},"Of each token: the attention it gets in this layer, and cosines after it"),w("thead",{},w("tr",{},...e)),t)),o=()=>{};return r.addEventListener("toggle",()=>o()),{root:r,tell:(i,s)=>{o=()=>{if(!r.open)return;C(n,It(i,s)),Pt(s).forEach((l,d)=>C(e[d+2],l));let c=(l,d)=>d?w("td",{},l):w("th",{scope:"row"},l);t.replaceChildren(...Dt(i,s).map(l=>w("tr",{},...l.map(c))))},o()}}}function tn(t,e,{touch:n,point:r}){let o=ct("encoder-map"),a=()=>e(),i=0,s=()=>I(i,a().tokens.length),c=m=>At(o,m),l=m=>{n(),m!==t.read().layer&&t.change({layer:m},{glide:!0})},d=m=>t.change({token:m},{glide:!0}),p=m=>{St(m,()=>S=>l(s().stage(c(S)[0])));let x=S=>()=>O(t.read().layer+S,0,A),[y,M]=[x(-1),x(1)];K(m,{ArrowLeft:y,ArrowDown:y,ArrowRight:M,ArrowUp:M,Home:()=>0,End:()=>A},l)},f=(m,x)=>{let y=()=>Number(x().id.split(" ")[1]);m.addEventListener("click",()=>d(y()));let M=()=>a().tokens.length-1,S=L=>()=>O(y()+L,0,M());K(m,{ArrowUp:S(-1),ArrowLeft:S(-1),ArrowDown:S(1),ArrowRight:S(1),Home:()=>0,End:M},L=>{d(L),u.focus(`token ${L}`)})},u=Mt((m,x)=>x().slider?p(m):f(m,x));o.addEventListener("click",m=>{let[x]=c(m);x>s().left&&l(s().stage(x))}),o.addEventListener("pointermove",m=>{if(m.pointerType!=="mouse")return;let[x,y]=c(m),M=tt(s(),x,y,a().token);r(M!==null&&M.layer<=t.read().layer?M:null)}),o.addEventListener("pointerleave",()=>r(null));let h=lt("Tokens through the layers; arrow keys move","",o,u.root),g=0;return{root:h,paint:(m,x,y=g)=>{y!==g&&([g,i]=[y,Math.round(h.clientWidth)]),i!==0&&(Tt(o,nt(a(),m,{width:i,over:x})),u.set(ot(a(),t.read().layer,i)))}}}var en=({model:t,revision:e,sha256:n})=>`Ribbons are the followed token\u2019s attention, the mean of twelve heads, each as wide as its weight and coloured like where it comes from; what travels is not the vector itself but its value. A token leans by its cosine with the first word less that with the second, each word read alone: round to the first, square to the second. Dotted: the same word in the other sentence. Each layer turns the vector by the angle between what comes in and what goes out. Cosines of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n.slice(0,8)}\u2026, stored in two bytes each, are off by less than 0.0001.`;function nn(t,e,n){let r=null,o=null,a=null,i=null,s=null,c=()=>e.read(),l=Qe(e),d=$=>{a===null||JSON.stringify($)===JSON.stringify(s)||(s=$,i&&p.paint(i,s),u.set(s?Ft(a,s):X(c(),a)))},p=tn(e,()=>a,{touch:l.stop,point:d}),f=Ge(e,()=>r),[u,h]=[xt(),Xe()],g=P("Reset",()=>{l.stop(),h.root.removeAttribute("open"),e.reset()}).root,b=mt("Drag the playhead or press play; press a word to follow it; then take the other sentence."),m=w("p",{class:"attn-source"}),x=w("p",{class:"encoder-text","aria-hidden":"true"}),y=j("attn-row encoder-row",l.root,f.other,g),M=j("encoder-controls",y,f.sentence,f.words,u.root),S=U(n,"encoder").then($=>{[r,o]=[$,jt($)],C(m,en($))}),L=at(n,"encoder",($,E)=>Ct(r,$,E)),q=$=>{let{token:E,lean:k,weights:z,twinLean:F,turns:Kt}=o($);return{t:$.layer,row:E,lean:k,weights:z,twin:F,turns:Kt}};return{parts:[b,x,j("encoder-board",p.root,M),h.root,m],ready:S,say:u.set,wants:$=>L.wants(Nt($)),ahead:()=>L.ahead(Z),glides:q,tell:$=>{o!==null&&([a,s]=[o($),null],f.tell($),h.tell($,a),x.replaceChildren(...Ze(a)),u.set(X($,a)))},paint:($,E,k)=>{i=$,a&&p.paint($,s,k)},stop:()=>(l.stop(),u.stop())}}var ro=kt({name:"encoder",label:"Live figure: a token through the layers of a real model",style:Vt+Jt,controls:["sentence","token","layer","across","up"],ms:300,build:nn});export{ro as default,X as describe,jt as explorer,Ct as put,Yt as scene};
