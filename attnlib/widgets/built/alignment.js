// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var gn=Object.defineProperty;var mn=(t,e)=>{for(var n in e)gn(t,n,{get:e[n],enumerable:!0})};function Ot(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var wn=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function ie(t,e,n){let o=new Map,a=new Set,r=c=>{let l=o.get(c)??Ot(t,`${e}.${c}`).then(d=>{n(c,d),a.add(c)});return o.set(c,l),l.catch(()=>o.delete(c)),l};return{wants:c=>{let l=c.filter(d=>!a.has(d));return l.length?Promise.all(l.map(r)).then(()=>{}):null},ahead:async c=>{if(!navigator.connection?.saveData)for(let l of c)await wn().then(()=>r(l)).catch(()=>{})}}}var xn="http://www.w3.org/2000/svg",bn=0,yn=Math.random().toString(36).slice(2,8),Lt=t=>`attn-${yn}-${t}-${++bn}`;function le(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var v=(t,e={},...n)=>le(document.createElement(t),e,n),C=(t,...e)=>v("div",{class:t},...e),vn=(t,e={},...n)=>le(document.createElementNS(xn,t),e,n),zt=(t="")=>vn("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ce=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var de=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var he=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function ue(t,e=1,n=null){let o=i=>n===null||n[i],a=Math.max(...t.filter((i,c)=>o(c))),r=t.map((i,c)=>o(c)?Math.exp((i-a)/e):0),s=r.reduce((i,c)=>i+c,0);return s>0?r.map(i=>i/s):r}var B=t=>t.indexOf(Math.max(...t)),_=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var pe=200,kt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,An=t=>t*t*(3-2*t);function _t(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>_t(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,_t(t[a],r,n)]);return Object.fromEntries(o)}return e}function fe(t,e,n){let[o,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,d=h=>{let f=_(h-i,0,64);if(i=h,l){let u=_((h-s)/e);o=_t(a,r,An(u)),l=u<1}let p=n(o,f);c=l||p?requestAnimationFrame(d):0};return{go(h,f){if(kt()){[o,r,l]=[h,h,!1],n(o,1/0);return}[a,r,s,l]=[o,h,performance.now(),f],f||(o=h,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}var $t=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Mt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function ht(t,e){let n=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>z(n,"aria-pressed",String(o))}}function ge(t,e,n){let o=Lt("choice"),a=new Map,r=v("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,v("input",{type:"radio",name:o,onchange:()=>n(s)})),r.append(v("label",{},a.get(s),v("span",{},i)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function Nt({label:t,onChange:e,options:n=[],wide:o=!1}){let a=Lt("select"),r=v("select",{id:a,onchange:()=>e(r.value)}),s=v("div",{class:o?"attn-field attn-wide":"attn-field"},v("label",{for:a},t),r),[i,c]=[n,""],l=0,d=p=>{let[u,g]=i[p];z(r.options[p],"value",u),I(r.options[p],g)},h=()=>{for(l=0;r.length>i.length;)r.lastChild.remove();i.forEach((p,u)=>d(u))},f=(p,u=n)=>{i=u;let g=i.findIndex(([w])=>String(w)===String(p)),m=JSON.stringify(i);if(m!==c){for(;r.length<i.length;)r.append(v("option",{}));g>=0&&d(g),l||(l=setTimeout(h,40))}c=m,r.selectedIndex!==g&&(r.selectedIndex=g)};return f(n[0]?.[0]),{root:s,set:f}}function me(t=700){let e=v("p",{class:"attn-summary"}),n=v("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>I(n,s),t)),I(e,r)};return{root:v("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function we(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var Sn=0,xe=({_own:t,_drawn:e})=>t?.name?e??{}:{};function be(t,e){let[n,o,a]=[!1,0,""],r={},s=c=>{r=c;let l=c._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let d=l?.name?e(c,l.kind):null,h=d?JSON.stringify([l,d]):"";h!==a&&([a,n]=[h,d!==null],d&&t.send({own:{...d,name:l.name,turn:++Sn}}))},i=()=>{n=!1,s(r)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function En(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:a,note:r,weights:s,mask:i}=xe(t),c=!!(s??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function ye(t,e){let n=v("span",{role:"status"}),o=ht("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=C("attn-own",n,o.root);return{root:a,tell:s=>{let i=En(s,e);a.hidden=i==="",a.classList.toggle("fault",!!xe(s).fault),I(n,i)}}}function ve(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(h=>[h,t.get(h)])),i=h=>{if(r)return;let f=s();a.forEach(p=>p(f,h))},c=()=>i(null);e.forEach(h=>t.on(`change:${h}`,c));let l=(h,{glide:f=!1}={})=>{r=!0;for(let[p,u]of Object.entries(h))t.set(p,u);r=!1,i({glide:f}),t.save_changes()},d=()=>{let h=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in h).map(f=>[f,h[f]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:h=>void a.push(h),stop:()=>e.forEach(h=>t.off(`change:${h}`,c))}}function Tn(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function On(t,e,n,o){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(c);e.say?.("Loading \u2026");let h="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===a&&i(c),()=>l===a&&e.say?.(h))};return i}function ke({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=pe,asks:s,build:i}){return{render:({model:l,el:d})=>{let h=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=h.attachShadow({mode:"open"});f.append(v("style",{},[ce,de,he,n].join(`
`)));let p=ve(l,s?[...o,"_own","_drawn"]:o,a),u=i(p.read(),p,l),g=s&&{...be(l,s),...ye(l,s)},m=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},u.parts[0],...g?[g.root]:[],...u.parts.slice(1));f.append(m),d.append(h);let w=()=>{let b=u.glides??(y=>y),k=0,$=()=>{let y=p.read();u.tell(y),g?.tell(y),g?.ask(y),g&&(m.dataset.own=y._own?.kind??"")},S=fe(b(p.read()),r,(y,P)=>k>0&&u.paint(y,P,k)),M=()=>{let y=Math.round(m.clientWidth);y===k||y===0||(k=y,Tn(d),S.again())},T=On(m,u,p.read,y=>{$(),S.go(b(p.read()),y)});p.follow((y,P)=>{m.classList.add("touched"),T(P?.glide??!0)}),$(),M();let L=new ResizeObserver(M);return L.observe(m),u.ahead?.(),()=>{L.disconnect(),S.stop(),p.stop(),g?.stop(),u.stop?.()}},x=async()=>{await u.ready;for(let b;b=u.wants?.(p.read());)await b;return w()};return u.ready?x():w()}}}var Ln=t=>Math.round(t*10)/10,$e=new WeakMap;function Me(t){let e=C("attn-hits"),n=new Map,o=r=>{let s=r.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:r=>{let s=new Set(r.map(({id:i})=>i));for(let[i,{node:c}]of n)s.has(i)||(c.remove(),n.delete(i));r.forEach((i,c)=>{let l=n.get(i.id)??o(i);zn(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function zn(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l}){let[d,h,f,p]=[e,n,o,a].map(Ln),u=`left:${d}px;top:${h}px;width:${f}px;height:${p}px`;$e.get(t)!==u&&(t.style.cssText=u,$e.set(t,u)),z(t,"class",`attn-hit ${s}`.trim()),z(t,"aria-label",r),z(t,"tabindex",c),l&&z(t,"lang",l);for(let[g,m]of Object.entries(i))z(t,`aria-${g}`,String(m))}function Ae(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}var Ee="http://www.w3.org/2000/svg",E=t=>Math.round(t*10)/10+0;function A(t,e,n,o,a){let r={};for(let s in o){let i=o[s];r[s]=typeof i=="number"?E(i):i}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}A.line=(t,e,[n,o,a,r],s)=>A(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...s});A.rect=(t,e,[n,o,a,r],s)=>A(t,"rect",e,{x:n,y:o,width:a,height:r,...s});A.circle=(t,e,[n,o,a],r)=>A(t,"circle",e,{cx:n,cy:o,r:a,...r});A.path=(t,e,n,o)=>A(t,"path",e,{d:n,...o});A.text=(t,e,[n,o],a,r)=>A(t,"text",e,{x:n,y:o,...r},a);var Se=new WeakMap;function _n(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Cn)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Nn=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Cn(t){let e=document.createElementNS(Ee,"tspan");for(let[n,o]of Object.entries(Nn(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function At(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Se.get(t)??new Map;Se.set(t,r);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of r)s.get(c)?.shape!==d&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of o){let l=r.get(c.id);if(!l){let d=document.createElementNS(Ee,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}_n(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var[jn,ut]=[1,2],Te=4,jt=40,Oe=Float64Array.from({length:32},(t,e)=>2**(e-25));function In(t){let[e,n]=[t>>10&31,t&1023],o=e===0?n*Oe[1]:(n+1024)*Oe[e];return t&32768?-o:o}function Pn({shapes:t,numbers:e}){let n=atob(e),o=new Float32Array(n.length/2);for(let s=0;s<o.length;s++)o[s]=In(n.charCodeAt(2*s)|n.charCodeAt(2*s+1)<<8);let a=0,r=([s,i])=>[s,o.subarray(a,a+=i.reduce((c,l)=>c*l,1))];return Object.fromEntries(Object.entries(t).map(r))}function et(t,e,n=null,o=0,a=e.length){let r=new Float64Array(t.length/a);for(let s=0,i=o;s<r.length;s++,i+=a){let c=n===null?0:n[s];for(let l=0;l<e.length;l++)c+=t[i+l]*e[l];r[s]=c}return r}function Le(t,e){let n=new Float64Array(e.length/t.length);for(let o=0,a=0;o<t.length;o++,a+=n.length)for(let r=0;r<n.length;r++)n[r]+=t[o]*e[a+r];return n}var ze=t=>1/(1+Math.exp(-t));function Wn(t,e,n,o){let a=e.length,r=et(n,e,o),s=new Float64Array(a);for(let i=0;i<a;i++){let c=ze(t[i]+r[i]),l=ze(t[a+i]+r[a+i]),d=Math.tanh(t[2*a+i]+c*r[2*a+i]);s[i]=(1-l)*d+l*e[i]}return s}function Dn(t,e){let n=new Float64Array(e[0].length);for(let o=0;o<e.length;o++)for(let a=0;a<n.length;a++)n[a]+=t[o]*e[o][a];return n}function Fn(t,e){let n=new Float64Array(t.length+e.length);return n.set(t),n.set(e,t.length),n}function Rn(t){let[e,n]=[-1/0,0];for(let a of t)e=Math.max(e,a);for(let a of t)n+=Math.exp(a-e);let o=e+Math.log(n);return t.map(a=>a-o)}function qn(t){let e=ut;for(let n=ut+1;n<t.length;n++)t[n]>t[e]&&(e=n);return e}function Bn(t){let e=new Map,n=t["encoder.bias_hh_l0"].length/3;return(o,a,r,s)=>{let i=`${o} ${r}`;if(!e.has(i)){let c=t[`${a}_embedding.weight`].subarray(r*n,(r+1)*n);e.set(i,et(t[`${o}.weight_ih_l0`],c,t[`${o}.bias_ih_l0`],0,s))}return e.get(i)}}function Hn(t,e,n){if(e===null)return null;let o=s=>{let i=ue(s);return{weights:i,context:Dn(i,n)}};if(e==="dot")return s=>o(n.map(i=>et(i,s)[0]));let a=t["attention.v"],r=n.map(s=>Le(s,t["attention.w_key"]));return s=>{let i=Le(s,t["attention.w_query"]);return o(r.map(c=>{let l=0;for(let d=0;d<a.length;d++)l+=a[d]*Math.tanh(i[d]+c[d]);return l}))}}function Un(t){let e=Pn(t),n=Bn(e),o=t.attention==="additive",a=e["encoder.bias_hh_l0"].length/3,r=d=>(h,f)=>Wn(h,f,e[`${d}.weight_hh_l0`],e[`${d}.bias_hh_l0`]),[s,i]=[r("encoder"),r("decoder")],c=d=>{let h=new Float64Array(a);return d.map(f=>h=s(n("encoder","source",f,a),h))},l=(d,h,f)=>{let p=n("decoder","target",h,o?2*a:a),u=o?d(f):null;if(o){let x=et(e["decoder.weight_ih_l0"],u.context,null,a,2*a);p=p.map((b,k)=>b+x[k])}let g=i(p,f);d&&!o&&(u=d(g));let m=u===null?g:Fn(g,u.context),w=et(e["join.weight"],m).map(Math.tanh);return{next:g,seen:u,logProbs:Rn(et(e["output.weight"],w,e["output.bias"]))}};return d=>{let h=c(d),f=Hn(e,t.attention,h),[p,u,g]=[h.at(-1),jn,0],m=[],w=[];for(;u!==ut&&m.length<jt;){let{next:b,seen:k,logProbs:$}=l(f,u,p);[p,u]=[b,qn($)],g+=$[u],m.push(u),k&&w.push(k.weights)}let x=h.map(b=>Array.from(b));return{tokens:m,states:x,logProbability:g,weights:f?w:null}}}var tt="[\\p{L}\\p{N}_]",Vn=new RegExp(`'s(?!${tt})|${tt}+'(?!s(?!${tt}))(?=${tt})|${tt}+(?:-${tt}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),Ce=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(Vn)??[],Ct=t=>t.normalize("NFD").replace(/\p{M}/gu,"");function Kn(t){let e=new Set(t),n=new Map;for(let o of t)n.set(Ct(o),[...n.get(Ct(o))??[],o]);return o=>{let a=n.get(Ct(o))??[];return e.has(o)||a.length!==1?o:a[0]}}function It(t,e){let n=(r,s)=>t[r].toLowerCase()===e[s].toLowerCase(),o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r--)for(let s=e.length-1;s>=0;s--)o[r][s]=n(r,s)?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let a=t.map(()=>-1);for(let r=0,s=0;r<t.length&&s<e.length;)n(r,s)?a[r++]=s++:o[r+1][s]>=o[r][s+1]?r++:s++;return a}var Zn=(t,e)=>It(t,e).map(n=>n<0);function Jn(t,e){let[n,o,a]=[0,0,0],r=[];for(let s of[...It(t,e),e.length]){if(s<0){a+=1;continue}let i=Math.max(0,s-o-a);i>0&&(r=a||!r?null:[...r,...e.slice(o,s)]),n+=i,[o,a]=[s+1,0]}return{count:n,words:r}}function Gn(t,e){let n=It(t,e.target),o=a=>n.map(r=>a.filter(([,s])=>s===r).map(([s])=>s));return{sure:o(e.sure),possible:o(e.possible)}}var J=({sure:t,possible:e},n)=>t[n].length?t[n]:e[n];function G({weights:t,links:e}){return t===null||e===null?[]:t.flatMap((n,o)=>{let a=[...e.sure[o],...e.possible[o]];return a.length>0&&!a.includes(B(n))?[o]:[]})}function _e(t,e){let n=Uint8Array.from(atob(t),r=>r.charCodeAt(0)),o=new DataView(n.buffer),a=r=>Array.from({length:e},(s,i)=>o.getFloat32(4*(r*e+i),!0));return Array.from({length:n.length/4/e},(r,s)=>a(s))}function Yn({words:t,weights:e,states:n,probability:o,ended:a},r){let s=atob(n).length/4/r;return{words:t,probability:o,ended:a,states:_e(n,s),weights:e===null?null:_e(e,r)}}var Ne=(t,e)=>t.length===e.length&&t.every((n,o)=>n===e[o]);function je(t){let e=t.models??={},{source:n,found:o}=t.opening,a={},r=new Map(t.source_words.map((m,w)=>[m,w+Te])),s=Kn(t.source_words),i=new Map,c=new Map,l=(m,w)=>(i.has(m)||i.set(m,Un(e[m])),i.get(m)(w)),d=(m,w)=>{if(!e[m])return a[m]??=Yn(o[m],w.length);let x=`${m} ${w.join(" ")}`;if(c.size>300&&c.clear(),!c.has(x)){let b=l(m,w.map(M=>r.get(M))),k=b.tokens.filter(M=>M!==ut).map(M=>t.target_words[M-Te]??"<unk>"),$=b.tokens.at(-1)===ut,S=b.weights?.slice(0,k.length)??null;c.set(x,{words:k,weights:S,states:b.states,probability:Math.exp(b.logProbability),ended:$})}return c.get(x)},h=m=>{let w=Ce(m),x=w.map(s),b=w.flatMap((M,T)=>M===x[T]?[]:[[M,x[T]]]),k=x.filter(M=>r.has(M)),$=x.filter(M=>!r.has(M)&&/[\p{L}\p{N}]/u.test(M)),S=[...new Set($)];return{source:k.slice(0,jt),mended:b,unknown:S,cut:k.length>jt}},f=({sentence:m,first:w,second:x})=>{let b=h(m),k=b.unknown.length?null:t.pairs.find(({source:S})=>Ne(S,b.source)),$=S=>{if(!S||b.source.length===0)return null;let M=d(S,b.source);return{name:S,...M,wrong:k?Zn(M.words,k.target):M.words.map(()=>!1),links:k?Gn(M.words,k):null,missing:k?Jn(M.words,k.target):{count:0,words:[]}}};return{...b,wanted:k?.target??null,first:$(w),second:$(x)}},p=({sentence:m,first:w,second:x})=>{let{source:b}=h(m);return b.length===0||Ne(b,n)?[]:[...new Set([w,x])].filter(k=>k&&!e[k])},u=(m,w)=>void(e[m]=w),g=[...t.source_words].sort((m,w)=>m.localeCompare(w,"fr"));return{compute:l,numbers:f,lacks:p,put:u,pairs:t.pairs,words:g}}var U=({first:t,second:e})=>[t,e].find(n=>n?.weights)??t,nt=({first:t,second:e})=>[t,e].flatMap((n,o)=>n?.weights&&(o===0||n.name!==t?.name)?[n]:[]);function V({source:t,first:e,second:n}){return[t.length,Math.max(e?.words.length??0,n?.words.length??0)]}function ot(t,{read:e,step:n}){let[o,a]=V(t);return e===null?o+Math.min(n??a,a):Math.min(e,o)}function Ie(t,e){let[n,o]=V(t);return e<n?{read:Math.max(0,e),step:null}:{read:null,step:e>=n+o?null:e-n}}var Pt=t=>t.map(e=>B(e));function pt(t){let e=Pt(t),n=t.map(s=>s.reduce((i,c,l)=>i+c*l,0)),[o,a,r]=[0,[0,0],0];for(let s=1;s<=e.length;s++){if(s<e.length&&e[s]<e[s-1]&&n[s]<n[s-1])continue;let[i,c]=[o,s-1],l=e[i-1]===e[i]||e[c+1]===e[c],d=c-i+(l?.5:0);c>i&&d>r&&n[i]-n[c]>.5&&([a,r]=[[i,c],d]),o=s}return r>0?a:null}function Pe(t,e){let n=Pt(t);return e.flatMap((o,a)=>{let r=a?1:-1,s=o;for(;n[s+r]===n[o];)s+=r;return s===o?[]:[a?[o,s]:[s,o]]})}var We=t=>Pt(t).every((e,n,o)=>n===0||e>=o[n-1]),De=t=>(t[0]??[]).flatMap((e,n)=>t.reduce((o,a)=>o+a[n],0)<.1?[n]:[]);var nn={};mn(nn,{LINES:()=>Y,TALL:()=>Et,matrix:()=>Qt,percent:()=>xt,places:()=>rt,ribbonScene:()=>Ut,scrolledTo:()=>Kt,shared:()=>Ht,sight:()=>Vt,squeeze:()=>Jt,tableAt:()=>Yt,tableOf:()=>Gt,twice:()=>at,wordHits:()=>Zt});var Qn={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Xn=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),to=t=>~t.reduce((e,n)=>Xn[(e^n)&255]^e>>>8,-1)>>>0,gt=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function ft(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...gt(e.length),...n,...gt(to(n))]}var eo=t=>_(Math.round(128+127*t),0,255);function no(t){let[e,n]=[1,0];for(let a of t)n=(n+(e=(e+a)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...gt((n<<16|e)>>>0)]}var Fe=Array.from({length:256},(t,e)=>e-128),Re=t=>[...ft("PLTE",Fe.flatMap(e=>Qn[t][e<0?"below":"above"])),...ft("tRNS",Fe.map(e=>Math.min(255,2*Math.abs(e))))],oo={signed:Re("signed"),weight:Re("weight")},qe=new WeakMap;function Wt(t,e,n=1,o="signed"){let a=qe.get(t)??new Map;qe.set(t,a);let r=`${e} ${n} ${o}`;return a.has(r)||a.set(r,ro(t,e,n,o)),a.get(r)}function ro(t,e,n,o){let a=t.length/e,r=[];for(let c=0;c<a;c++){r.push(0);for(let l=0;l<e;l++)r.push(eo(t[c*e+l]/n))}let i=[137,80,78,71,13,10,26,10,...ft("IHDR",[...gt(e),...gt(a),8,3,0,0,0]),...oo[o],...ft("IDAT",no(r)),...ft("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var ao="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),so=1.12;var mt=new Map;function io(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(ao[a.charCodeAt(0)-32]??556),0);return so*n/1e3}function D(t,e){return mt.size>5e3&&mt.clear(),mt.has(t)||mt.set(t,io(t)),e*mt.get(t)}var St=20,lo=.005,Be=16,K=25,Et=13*K+28,Je=12,He=60,j={angle:60,least:28,most:34,from:480,edge:46},Y=298,Ft=3,R={tall:224,high:264,cell:20,name:11,small:8},co=[18,17,16,15,14],ho=16,uo="64 numbers kept of each word: its square",Ge=16,po=44,Ye=.3,xt=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,bt=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),Q=t=>String(E(10*t)/10),X=(t,e)=>_(t-e);function Ue(t,e,n){let o=t.map(i=>Math.max(St,D(i,e))),a=n-o.reduce((i,c)=>i+c,0),r=t.length>1?Math.min(e*1.5,a/(t.length-1)):0;if(t.length>1?r<6:a<0)return null;let s=(a-r*(t.length-1))/2;return o.map(i=>{let c={x:s+i/2,w:i};return s+=i+r,c})}function Qe(t,e,n,o){let a=Math.max(t.length,e.length),r=20+a*K+8>o,s=n-(r?Je:0),[i,c]=[15,20],l=u=>Math.max(0,...u.map(g=>D(g,i))),d=_(l(t),40,s*.38),h=s-_(l(e),40,s*.38),f=Math.max(Y,c+a*K+8),p=(u,g,m)=>u.map((w,x)=>{let b=D(w,i),k=r?c-2:f/2+6-K*u.length/2;return{x:g-m*b/2,y:k+K*(x+.5)+5,w:b}});return{sideways:!0,scrolls:r,size:i,row:K,width:s,height:f,leave:d+24,arrive:h-8,source:p(t,d,1),target:p(e,h,-1)}}function fo(t,e,n){if(n<j.from)return null;let o=13,a=u=>Math.max(1,u.length-1),r=j.least*Math.max(a(t),a(e))+2*j.edge,s=r>n,[i,c]=s?[r,Y-Je]:[n,Y],l=u=>s?j.least:Math.min(j.most,(i-2*j.edge)/a(u)),d=u=>{let g=Math.max(0,...u.map(m=>D(m,o)));return _(g*Math.sin(j.angle*Math.PI/180)+6,40,96)},[h,f]=[Ge+d(t),c-d(e)],p=(u,g)=>{let m=s?j.edge:i/2-(u.length-1)/2*l(u);return u.map((w,x)=>({x:m+x*l(u),y:g,w:D(w,o)}))};return{sideways:!1,lean:!0,scrolls:s,size:o,width:i,height:c,leave:h+26,arrive:f-12,row:Math.min(l(t),l(e))*Math.sin(j.angle*Math.PI/180),source:p(t,h),target:p(e,f)}}function qt({sideways:t,lean:e},{x:n,y:o,w:a},r){let s=r==="source";if(e){let[c,l]=[n+4,`rotate(-${j.angle} ${E(n+4)} ${E(o)})`];return{anchor:s?" start":" end",at:{x:c,y:o,transform:l},left:s?c:c-a,turn:l}}if(!t)return{anchor:"",at:{x:n,y:o},left:n-a/2,turn:null};let i=s?n+a/2:n-a/2;return{anchor:s?" end":" start",at:{x:i,y:o},left:n-a/2,turn:null}}function rt(t,e,n,o=Et,a=!1){let r=`${t.join(" ")}|${e.join(" ")}|${n}|${o}|${a}`;if(!wt.has(r)){wt.size>50&&wt.clear();let s=a?Qe(t,e,n,o):go(t,e,n,o);wt.set(r,s)}return wt.get(r)}var at=t=>nt(t).length>1,wt=new Map;function go(t,e,n,o){for(let a of co){let[r,s]=[Ue(t,a,n),Ue(e,a,n)];if(r===null||s===null)continue;let[i,c]=[38,274],l=(d,h)=>d.map(({x:f,w:p})=>({x:f,y:h,w:p}));return{sideways:!1,scrolls:!1,size:a,width:n,height:Y,leave:i+31,arrive:c-a-4,source:l(r,i),target:l(s,c)}}return fo(t,e,n)??Qe(t,e,n,o)}function Xe(t,e){let n=s=>e.sideways?s.y-5:s.x,[o,a]=e.sideways?[Ge,e.height]:[0,e.width],r=e.source.map((s,i)=>{let c=St*t.reduce((l,d)=>l+d[i],0);return _(n(s)-c/2,o,Math.max(o,a-c))});return t.map((s,i)=>{let c=n(e.target[i])-St/2;return s.map((l,d)=>{let h=l*St,f={width:h,from:r[d]+h/2,to:c+h/2};return r[d]+=h,c+=h,f})})}function Bt({from:t,to:e},{sideways:n,leave:o,arrive:a}){let r=(o+a)/2,[s,i,c,l]=n?[[o,t],[r,t],[r,e],[a,e]]:[[t,o],[t,r],[e,r],[e,a]],d=([h,f])=>`${E(h)} ${E(f)}`;return`M${d(s)}C${d(i)} ${d(c)} ${d(l)}`}function tn(t,e,n){let o=Math.min(Math.floor(e+1e-9),t.length),a=n!==null&&(n[0]==="read"||n[1]<o)?n:null;if(a){let[c,l]=a;return{done:o,chosen:a,run:null,near:(d,h)=>c==="written"?d===l:h===l,strength:(d,h)=>d===l&&c==="written"||h===l&&c==="read"?.92:.07}}let r=e>0&&o<t.length?Math.max(0,o-1):-1;if(r>=0)return{done:o,chosen:a,run:null,near:c=>c===r,strength:c=>c===r?.92:.32};let s=pt(t.slice(0,o)),i=c=>s!==null&&s[0]<=c&&c<=s[1];return{done:o,chosen:a,run:s,near:i,strength:c=>i(c)?.78:.32}}function Ht(t,e,{focus:n,chosen:o}){let a=U(t),r=s=>s===null||e===a||s[0]==="read"||e.words[s[1]]===a?.words[s[1]]?s:null;return{focus:r(n),chosen:r(o)}}function mo(t,e,n,o){let r=Xe(t,e).flatMap((s,i)=>s.flatMap((c,l)=>{if(t[i][l]<lo)return[];let d=Q(o.strength(i,l)*X(n,i)),h={d:Bt(c,e),"stroke-width":c.width,"stroke-opacity":d};return[{near:o.near(i,l),mark:A(`w ${i} ${l}`,"path","weight line ribbon",h)}]}));return[!1,!0].flatMap(s=>r.filter(i=>i.near===s).map(i=>i.mark))}function wo(t,e,n,o){let a=r=>e.sideways?r.y-5:r.x;return G(t).flatMap(r=>J(t.links,r).map(s=>{let[i,c]=[a(e.source[s]),a(e.target[r])],l=o.chosen===null||o.near(r,s)?.85:.12;return A.path(`missed ${r} ${s}`,"ink line missed",Bt({from:i,to:c},e),{opacity:Q(l*X(n,r))})}))}var Rt=t=>.35+.65*Math.min(1,2*t);function xo({source:t},{weights:e,states:n},o,a,r){let s=r.run===null?[]:e.slice(r.run[0],r.run[1]+1).map(B),i=c=>{if(r.chosen===null)return 1;let[l,d]=r.chosen;return l==="read"?+(d===c):e[d][c]};return t.flatMap((c,l)=>{let{x:d,y:h}=o.source[l],{anchor:f,at:p}=qt(o,o.source[l],"source"),u=a>l&&a<=l+1&&a<t.length,g=Math.max(Ye,X(a,l)*Rt(i(l))),m=u?"key strong word":s.includes(l)?"weight turn word":"ink word",w=Math.min(Be,o.size+1),b={...o.sideways?{x:o.leave-4-w,y:h-5-w/2}:{x:d-Be/2,y:h+(o.lean?7:10)},width:w,height:w,href:Wt(n[l],8),opacity:Q(.8*X(a,l)*Rt(i(l)))};return[A(`s ${l}`,"text",`${m} size${o.size}${f}`,{...p,opacity:Q(g)},c),A(`kept ${l}`,"image","map",b)]})}function bo(t,e,n,o){return t.words.flatMap((a,r)=>{let{y:s,w:i}=e.target[r],{anchor:c,at:l,left:d,turn:h}=qt(e,e.target[r],"target"),f=o.chosen===null?1:o.chosen[0]==="written"?+(o.chosen[1]===r):t.weights[r][o.chosen[1]],p=Q(X(n,r)*Rt(f)),u=o.run!==null&&o.run[0]<=r&&r<=o.run[1],g=t.wrong[r]?"soft word":u?"weight turn word":"ink word";return[A(`t ${r}`,"text",`${g} size${e.size}${c}`,{...l,opacity:p},a),...t.wrong[r]?[en(r,d,s-e.size*.3,i,p,h)]:[]]})}var en=(t,e,n,o,a,r=null)=>A.line(`x ${t}`,"ink line strike",[e,n,e+o,n],{opacity:a,...r===null?{}:{transform:r}});function yo({leave:t,arrive:e},{from:n,to:o},a){let r=Math.min(po/(e-t),.3333333333333333),[s,i]=[0,1];for(;i-s>.001;){let l=(s+i)/2;[s,i]=1.5*l*(1-l)+l**3<r?[l,i]:[s,l]}let c=s**2*(3-2*s);return a?{x:t+r*(e-t),y:n+c*(o-n)}:{x:e-r*(e-t),y:o+c*(n-o)}}function vo(t,e,n){let[o,a]=n.chosen,r=o==="written",s=r?t[a]:t.slice(0,n.done).map(h=>h[a]),i=r?e.source:e.target,c=e.sideways?Xe(t,e):[],l=[];return s.map((h,f)=>f).sort((h,f)=>s[f]-s[h]).filter(h=>s[h]>=.02).flatMap(h=>{let{x:f,y:p}=i[h];if(!e.sideways&&l.some($=>Math.abs($-f)<34))return[];e.sideways||l.push(f);let u=e.lean?{x:f,y:r?e.leave+14:e.arrive-6}:{x:f,y:r?p-e.size-3:p+18},g=xt(s[h]),m=A(`share ${h}`,"text","weight strong share",u,g);if(!e.sideways)return[m];let w=r?c[a][h]:c[h][a],x=yo(e,w,r);if(l.some($=>Math.abs($-x.y)<16))return[];l.push(x.y);let b=D(g,13)+6,k={x:x.x-b/2,y:x.y-9,width:b,height:18,rx:4};return[A(`label ${h}`,"rect","paper label",k),{...m,at:{x:E(x.x),y:E(x.y+5)}}]})}function ko({source:t,unknown:e},{words:n},o,a){let r=`${e.slice(0,3).map($t).join(", ")}${e.length>3?", \u2026":""}`,s=t.length===1?"64 numbers kept: the square":uo,i=`${e.length} ${e.length===1?"word":"words"}`,c=[r,i].map(p=>`Left out: ${p}`).find(p=>D(p,13)<a),l=e.length?c:s,d=[o.source,o.target].flatMap((p,u)=>[t,n][u].length?[p[0].y]:[]),h=o.sideways?Math.min(...d)-24:12,f=e.length?"ink strong note":"soft note";return A.text("note",f,[a/2,h],l)}function $o(t,e,n,o,a){let r=t.words.length>0&&n>=a.length&&o<t.words.length?e.target[Math.floor(o)]:null;if(r===null)return[];let{left:s,turn:i}=qt(e,r,"target");return[A.rect("caret","ink solid",[s-1,r.y-e.size+2,2,e.size+2],i?{transform:i}:{})]}function Ut(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=rt(t.source,e.words,n,o,at(t)),{read:i,written:c}=bt(t,a),l=e.weights,d=tn(l,c,r),h=[...mo(l,s,c,d),...wo(e,s,c,d),...xo(t,e,s,i,d),...bo(e,s,c,d),...$o(e,s,i,c,t.source),...d.chosen?vo(l,s,d):[ko(t,e,s,n)]];return{width:s.width,height:s.height,marks:h}}function Vt(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=rt(t.source,e.words,n,o,at(t)),i=({x:b,y:k})=>s.sideways?k-5:b,{read:c,written:l}=bt(t,a),d=e.weights,{done:h,chosen:f}=tn(d,l,r);if(!s.scrolls||f===null&&h===d.length)return null;if(f===null&&h===0){let b=i(s.source[_(Math.ceil(c)-1,0,t.source.length-1)]);return{own:b,other:b}}let[p,u]=f??["written",h-1],g=p==="written",m=B(g?d[u]:d.slice(0,h).map(b=>b[u])),[w,x]=g?[s.target,s.source]:[s.source,s.target];return{own:i(w[u]),other:i(x[Math.max(0,m)])}}function Kt(t,e,{own:n,other:o}){let[a,r]=[Math.min(n,o)-He,Math.max(n,o)+He];return Math.max(0,r-a>e?n-e/2:_(t,r-e,a))}function Zt(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=rt(t.source,e.words,n,o,at(t)),{read:i,written:c}=bt(t,a),l=e.weights,d=G(e),h=u=>{let g=B(l[u]),m=d.includes(u)?`, linked by the grammar with ${J(e.links,u).map(w=>t.source[w]).join(" ")}`:"";return`${e.words[u]}, from ${t.source[g]} ${xt(l[u][g])}${m}${e.wrong[u]?", wrong":""}`},f=s.lean?Math.min(K,s.row):K,p=(u,g,m,w,x,b)=>g.slice(0,w).map((k,$)=>{let{x:S,y:M,w:T}=m[$],L=Math.max(24,T+(s.sideways?8:4)),y=r!==null&&r[0]===u?r[1]:-1,P=$===_(y,0,w-1)?0:-1,ct=y===$,q=s.lean?u==="read"?S:S-L:S-L/2;return{id:`${u} ${$}`,x:q,y:s.lean?M-f/2:M-5-f/2,width:L,height:f,...s.lean?{kind:`lean ${u}`}:{},label:x($),tab:P,lang:b,aria:{pressed:ct}}});return[...p("written",e.words,s.target,Math.min(c,e.words.length),h,"en"),...p("read",t.source,s.source,i,u=>`${t.source[u]}, read`,"fr")]}function Ve(t,e,n,o,a){let r=D(" ",e)+1,s=[[]],i=()=>s.at(-1),c=0;for(let d of t){let h=Math.min(n,D(d,e));c+h>n&&i().length>0&&(s.push([]),c=0),i().push(h),c+=h+r}let l=s.flatMap((d,h)=>{let f=a+(n-d.reduce((p,u)=>p+u+r,-r))/2;return d.map(p=>{let u={x:f+p/2,y:o+e+h*(e+(e<15?5:8)),w:p};return f+=p+r,u})});return{height:s.length*(e+(e<15?5:8)),at:l}}var Ke=(t,e,n,o)=>Array.from({length:9},(a,r)=>{let s=r/8;return[n+(o-n)*s**2*(3-2*s),t+(e-t)*s]}),Ze=t=>`M${t.map(([e,n])=>`${E(e)} ${E(n)}`).join("L")}Z`;function Mo(t,e,n,o){let a=(r,s)=>`M${E(e+s*Ft)} ${E(n+o/2)}v${E(-r*o/2)}h${Ft-1}v${E(r*o/2)}Z`;return Array.from(t,a).join("")}function Ao(t,e){let[n,o]=[Math.floor(e),e-Math.floor(e)],a=n>0?t[n-1]:t[0].map(()=>0);return o===0?a:a.map((r,s)=>r+(t[n][s]-r)*o)}function Jt({source:t},e,{width:n,clock:o}){let a=Math.max(t.length,e.words.length)>ho,[r,s,i]=[a?13:15,64*Ft,a?28:40],[c,l]=a?[28,48]:[42,58],d=a?" size13":"",{read:h,written:f}=bt({source:t},o),p=(n-s)/2,u=Ve(t,r,n-24,6,12),g=6+u.height+c,m=Ve(e.words,r,n-24,g+i+l,12),w=g+i+l+Math.max(m.height,r+8)+8,[x,b]=[[2,n-2],[p-6,p+s+6]],k=(F,O,W,Z)=>[Ke(F,O,W[0],Z[0]),Ke(F,O,W[1],Z[1]).reverse()],[$,S]=k(8+u.height,g-8,x,b),[M,T]=k(g+i+8,g+i+l-8,b,x),L=f===0&&h>0,y=u.at[_(Math.ceil(h)-1,0,t.length-1)],P=Bt({from:y.x,to:n/2},{sideways:!1,leave:y.y+6,arrive:g-10}),ct=["","1 word","both words"][t.length]??`all ${t.length} words`,[q,vt]=[Math.ceil(h),t.length],dt=["no word read yet","the word read so far"][q]??`the ${q} words read so far`,Tt=q===0?`64 numbers, ${dt}`:`64 numbers for ${q<vt?dt:ct}`,H=[A.path("in","funnel",Ze([[x[0],2],...$,...S,[x[1],2]])),A.path("out","funnel",Ze([...M,[x[0],w-2],[x[1],w-2],...T])),A.rect("row","key frame",[p-6,g-8,s+12,i+16],{rx:3}),A.line("middle","rule",[p,g+i/2,p+s,g+i/2]),A.path("bars","key solid",Mo(Ao(e.states,h),p,g,i)),...L?[A.path("pour","key line pour",P)]:[],A.text("told","soft note",[n/2,g+i+l-22],Tt)];return t.forEach((F,O)=>{let W=L&&h>O&&h<=O+1;H.push(A(`s ${O}`,"text",`${W?"key strong word":"ink word"}${d}`,{...So(u.at[O]),opacity:Q(Math.max(Ye,X(h,O)))},F))}),e.words.forEach((F,O)=>{let{x:W,y:Z,w:ae}=m.at[O],se=Q(X(f,O));H.push(A.text(`t ${O}`,`${e.wrong[O]?"soft word":"ink word"}${d}`,[W,Z],F,{opacity:se})),e.wrong[O]&&H.push(en(O,W-ae/2,Z-r*.3,ae,se))}),{width:n,height:w,marks:H}}var So=({x:t,y:e})=>({x:t,y:e}),Dt=new WeakMap;function Eo(t){return Dt.has(t)||Dt.set(t,t.flatMap(e=>Array.from(e))),Dt.get(t)}function Gt({source:t},{words:e},n,o){let[a,r]=[e.length,t.length],s=g=>D(g,R.name),i=g=>Math.max(0,...g.map(s)),c=Math.ceil(i(e))+6,l=Math.ceil(i(t)*Math.sin(j.angle*Math.PI/180))+10,d=Math.cos(j.angle*Math.PI/180),h=Math.min(R.cell,(n-c-2)/Math.max(1,r),...t.map((g,m)=>(n-c-6-s(g)*d)/(m+.5))),f=Math.min(h,((o?R.high:R.tall)-l-2)/Math.max(1,a)),p=Math.max(f,Math.min(h,R.name)),u=g=>Math.max(1,Math.ceil(R.name/g-1e-9));return{left:c,top:l,cell:f,across:p,step:u(f),every:u(p)}}function Yt(t,e,{width:n,high:o=!1},[a,r]){let{left:s,top:i,cell:c,across:l}=Gt(t,e,n,o),[d,h]=[Math.floor((r-i-1)/c),r<i],f=h?(i-3-r)/Math.tan(j.angle*Math.PI/180):0,p=Math.floor((a-s-f-1)/l),u=p>=0&&p<t.source.length;if(h)return u?["read",p]:void 0;if(!(d>=e.words.length||a>s+l*t.source.length+2))return u?["written",d,p]:["written",d]}function To({source:t},{words:e},{left:n,top:o,cell:a,across:r,step:s,every:i}){let c=(d,h)=>(d+.5)*h+1,l=(d,h,f)=>d.flatMap((p,u)=>u%h?[]:[f(p,u)]);return[...l(e,s,(d,h)=>{let f={x:n-4,y:o+c(h,a)+4};return A(`row ${h}`,"text","soft tiny end",f,d)}),...l(t,i,(d,h)=>{let[f,p]=[n+c(h,r)+3,o-3],u=`rotate(-${j.angle} ${E(f)} ${E(p)})`;return A.text(`column ${h}`,"soft tiny start",[f,p],d,{transform:u})})]}function Oo({links:t},{left:e,top:n,cell:o,across:a}){if(t===null)return[];let[r,s]=[E(a-1),E(o-1)],i=(d,h)=>`M${E(e+1.5+h*a)} ${E(n+1.5+d*o)}h${r}v${s}h${-r}Z`,c=d=>d.flatMap((h,f)=>h.map(p=>i(f,p))).join(""),l=`ink line link${o<R.small?" thin":""}`;return[A.path("links possible",`${l} possible`,c(t.possible)),A.path("links sure",l,c(t.sure))]}function Lo(t,{words:e},{left:n,top:o,cell:a,step:r},s){let i=o+2+e.length*a,c=(p,u,g,m)=>A.rect(p,"paper",[u,g,m,Math.max(0,i+6-g)]),l=Math.floor((t-1)/r)*r,[d,h]=[o+1+a/2,R.name/2],f=t>0?d+l*a+h:d-h-.5;return[c("unwritten",n,o+1+t*a,s-n+2),c("unnamed",0,f,n)]}function Qt(t,e,{width:n,clock:o,focus:a=null,high:r=!1}){let s=e.weights,i=t.source.length,c=Math.min(Math.floor(bt(t,o).written+1e-9),s.length),l=Gt(t,e,n,r),{left:d,top:h,cell:f,across:p}=l,[u,g]=[p*i,f*s.length],m={x:d+1,y:h+1,width:u,height:g},w=Wt(Eo(s),i,1,"weight"),x=[A("map","image","map",{...m,preserveAspectRatio:"none",href:w}),...To(t,e,l),...Oo(e,l),...c<s.length?Lo(c,e,l,d+u):[],A("frame","rect","frame",m)];if(a!==null&&(a[0]==="read"||a[1]<c)){let[b,k,$]=a,S=b==="written",M=S?{x:d,y:h+k*f,width:u+2,height:f+2}:{x:d+k*p,y:h,width:p+2,height:g+2};if(x.push(A("look","rect","weight line look",M)),S&&$!==void 0){let T={...M,x:d+$*p,width:p+2};x.push(A("spot","rect","weight line look",T))}}return{width:n,height:r?R.high:R.tall,marks:x}}function on({label:t,rest:e,wait:n,begin:o,next:a}){let r=0,s=()=>{I(h,r?"\u275A\u275A":"\u25B6"),z(h,"aria-label",r?"Pause":t)},i=()=>{clearTimeout(r),r=0,s()},c=()=>{r=Number(setTimeout(c,e())),a()||i()},l=()=>{o()!==!1&&(r=Number(setTimeout(c,n??e()/2)),s())},h=v("button",{type:"button",class:"attn-play",onclick:()=>r?i():l()});return s(),{root:h,stop:i}}var rn=`text.note { font-size: 13px; }
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
`;var an=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "table" / minmax(0, 1fr); gap: 10px 40px; }
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
.attn .alignment-track { position: relative; display: block; padding-bottom: 14px; }
.alignment-phases { position: absolute; left: 9px; right: 9px; bottom: 0; height: 16px; color: var(--soft); font-size: 12px; line-height: 16px; }
/* A word that has no room beside the empty box before it falls into a second line, which is not seen. */
.alignment-phases span { position: absolute; bottom: 0; height: 18px; overflow: hidden; border-top: 2px solid var(--rule); }
.alignment-phases span::before { content: ""; display: inline-block; }
.alignment-phases span + span { right: 0; border-left: 3px solid var(--paper); }
.alignment-fields { display: grid; gap: 6px; }
.alignment-fields .attn-field { display: grid; grid-template-columns: 5em minmax(0, 1fr); align-items: center; }
.alignment-fields .attn-field span { color: var(--soft); font-size: 0.867em; }
.alignment-fields input { width: 100%; }
.alignment-line { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 8px; }
.attn.attn .alignment-known { margin: 0; }
.alignment-known p { position: absolute; z-index: 2; top: calc(100% + 4px); left: 0; right: 0; max-height: 248px; overflow: auto; margin: 0; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); line-height: 1.6; }
.alignment-sides { align-items: center; gap: 8px; }
.alignment-table { grid-area: table; min-width: 0; }
.alignment-table svg { cursor: crosshair; }
.alignment-table small { display: block; line-height: 1.35; min-height: 2.7em; }
.alignment-table h3 small { display: inline; }
.kept svg { opacity: 0.4; }
.attn-alignment .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 7.25em; text-wrap: pretty; overflow-wrap: anywhere; }
@container (min-width: 800px) {
  .alignment-board { grid-template: "main beside" auto "controls beside" auto "controls table" 1fr / minmax(0, 1fr) 300px; }
  .alignment-board.alone { grid-template: "main table" auto "controls table" 1fr / minmax(0, 1fr) 300px; min-height: 674px; } /* as tall as with two pictures */
}
@container (min-width: 560px) and (max-width: 799px) {
  .alignment-board { grid-template: "main main" "controls controls" "beside table" / minmax(0, 1fr) minmax(0, 1fr); column-gap: 24px; }
  .alignment-board.alone .alignment-table { min-height: 325px; }
  .alignment-side:nth-child(2) .attn-stage { min-height: 298px; }
  .alignment-board.both { grid-template: "main beside" "controls controls" ". table" / minmax(0, 1fr) minmax(0, 1fr); } /* to be compared */
  .alignment-board.both .alignment-table { min-height: 325px; }
  .alignment-side .long { max-height: 298px; } /* LINES in scene.js */
  .alignment-fields { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 14px; }
  .alignment-fields .attn-field { grid-template-columns: auto minmax(0, 1fr); }
  .attn-alignment .attn-summary { min-height: 5.8em; }
}
@container (min-width: 800px) {
  .alignment-side .attn-stage, .alignment-side:first-child .attn-stage { min-height: 353px; }
  .alignment-side .attn-stage:not(.long) { display: grid; align-content: center; }
  .alignment-board, .alignment-controls { row-gap: 8px; }
  .alignment-side h3 { margin-bottom: 4px; }
  .attn-alignment .attn-summary { min-height: 5.8em; }
}
@container (max-width: 479px) {
  .attn-alignment .attn-summary { font-size: 1em; min-height: 10.15em; }
  .attn-hint .wide { display: none; }
  .alignment-side:first-child .attn-stage { min-height: 353px; }
}
/* On a phone the words themselves tell the weights when they are pressed. */
@container (max-width: 480px) { .alignment-table { display: none; } }
@media print {
  .alignment-side:nth-child(n) .long { overflow: visible; max-height: none; mask-image: none; }
  .alignment-picture { width: auto !important; }
  .attn .alignment-more { display: none; }
  .attn-alignment :is(.attn-stage, .attn-summary) { min-height: 0 !important; }
  .alignment-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; }
}
/* One of two, in the same place: the hint is as high with the other. */
.alignment-hint { display: grid; }
.alignment-hint > span { grid-area: 1 / 1; }
.alignment-hint:not(.none) > :last-child, .alignment-hint.none > :first-child { visibility: hidden; }
.attn-hit.lean { transform: rotate(-60deg); transform-origin: 0 50%; }
.attn-hit.lean.written { transform-origin: 100% 50%; }
`;var sn={additive:["With attention",", additive score"],dot:["With attention",", dot product"],no_attention:["Without attention",", all in one row"]},st={additive:"with the additive score",dot:"with the dot product",no_attention:"without attention"},Xt={additive:"the additive translator",dot:"the dot translator",no_attention:"the translator without attention"},ee=t=>xt(t).replace(" ","\xA0"),N=t=>`\u201C${t}\u201D`,ln=t=>Mt(t.map(N)),ne=t=>t[0].toUpperCase()+t.slice(1),cn=t=>[...new Set(t)],yt=(t,e=5)=>Mt([...t.slice(0,e),...t.length>e?[`${t.length-e} more`]:[]]);function No({mended:t,unknown:e,cut:n}){let o=t.length?`Read with accents: ${yt(cn(t.map(([,r])=>N(r))))}. `:"",a=e.length?`Left out, not among the translators\u2019 words: ${yt(e.map($t))}. `:"";return`${o}${a}${n?"Only the first 40 words are read. ":""}`}function Co({source:t},{words:e,weights:n,links:o},a,r){let s=n[a],i=`${N(e[a])} gives ${N(t[r])} ${ee(s[r])} of its attention`;if(o===null||J(o,a).length===0)return`${i}.`;let[c,l]=[o.sure[a].includes(r),o.possible[a].includes(r)];return`${i}; the grammar ${c?"links the two":l?"may link the two":"does not link the two"}.`}function jo({source:t},{weights:e},n){let o=e[n],a=o.map((r,s)=>s).sort((r,s)=>o[s]-o[r]).filter((r,s)=>s===0||s<3&&o[r]>=.1);return Mt(a.map(r=>`${N(t[r])} (${ee(o[r])})`))}function te(t,e,n,o){let{source:a}=t;if(e.weights===null){let d=["alone","and the word before it"][n]??"and the words before it";return`${nt(t).length>0?`Without attention ${N(e.words[n])}`:N(e.words[n])} is written from the row of 64 numbers ${d}.`}let r=nt(t),s=r.filter(({words:d})=>d[n]===e.words[n]),i=s.map(d=>`to ${jo(t,d,n)}${r.length>1?` ${st[d.name]}`:""}`).join(", and "),c=o===void 0?"":`${Co(t,e,n,o)} `,l=o===void 0&&s.some(d=>G(d).includes(n))?` The grammar links ${N(e.words[n])} with ${ln(J(e.links,n).map(d=>a[d]))} (dashed).`:"";return`${c}${N(e.words[n])} attends ${i}.${l}`}function Io(t,e,n){let o=N(t.source[e]),a=nt(t);return`${a.map(({name:s,words:i,weights:c},l)=>{let d=i.flatMap((f,p)=>{let u=c[p][e];return p<n&&u>=.1?[`${N(f)} (${ee(u)})`]:[]}),h=a.length>1?` ${st[s]}`:"";return d.length===0?`${l?"no":"No"} word written attends to ${o} with 10\xA0% or more${h}`:`${yt(d)} ${d.length===1?"attends":"attend"} to ${o}${h}`}).join("; ")}.`}function Po({source:t,unknown:e,wanted:n},{name:o,words:a,weights:r},s){if(r===null)return`${["","The word passes","Both words pass"][t.length]??`All ${t.length} words pass`} through one row of 64 numbers.`;if(e.length||a.length===0)return"";let i=pt(r);if(i===null)return n&&We(r)&&a.length>1?`The largest weights of ${Xt[o]} go through the French words from front to back.`:"";let c=Pe(r,i).map(([d,h])=>`${ln(a.slice(d,h+1))} ${d+1===h?"both":"all"} attend most to ${N(t[r[d].indexOf(Math.max(...r[d]))])}.`);return[`For \u201C${a.slice(i[0],i[1]+1).join(" ")}\u201D the ribbons cross: ${Xt[o]} attends to the French words from back to front.`,...s?c:[]].join(" ")}function Wo(t){let e=t.filter(({weights:a,links:r})=>a&&r),n=e.map(a=>G(a).map(r=>N(a.words[r])));return e.length===0?"":n.flat().length===0?"Every largest weight lies on a link of the grammar.":`The largest weight misses the grammar\u2019s link (dashed) ${e.map(({name:a,words:r,links:s},i)=>{let c=r.filter((f,p)=>J(s,p).length).length,l=i?"":` of ${c} ${c<r.length?"right words":"words"}`,d=e.length>1?` ${st[a]}`:"",h=n[i].length?`: ${yt(n[i])}`:"";return`for ${n[i].length||"none"}${l}${d}${h}`}).join("; ")}.`}function Do(t,e){let n=(a,r)=>a.filter(s=>s===r).length,o=e.map(a=>t[a]);return cn(o).map(a=>{let[r,s]=[n(o,a),n(t,a)];return r<s?`${r} of ${s} ${N(a)}`:N(a)})}function Fo({source:t},e){return e.flatMap(n=>{let o=De(n.weights??[]);if(o.length===0)return[];let a=yt(Do(t,o),3),r=o.length===1?"gets":"get";return[`${ne(st[n.name])} ${a} ${r} almost no weight.`]}).join(" ")}function Ro(t,e){let n=s=>0<s.length&&s.length<5?`: \u201C${s.join(" ")}\u201D`:"",o=s=>s===1?"is":"are",a=({name:s,words:i,wrong:c,missing:l,ended:d})=>{let h=i.filter((g,m)=>c[m]),{count:f}=l,p=`of the ${t.length}${h.length?"":" words"} wanted`,u=[h.length?`${h.length} of ${i.length} words ${o(h.length)} wrong${n(h)}`:"",f?`${f} ${p} ${o(f)} missing${n(l.words??[])}`:"",d?"":"the translation does not come to an end"].filter(Boolean);return u.length?[`${st[s]} ${u.join(", and ")}`]:[]},r=e.flatMap(a);return r.length>0?`${ne(r.join("; "))}.`:e.length>1?"Neither translator writes a wrong word.":"No word is wrong."}var qo=t=>t<.01?"under 0.01":t>=.995?"over 0.99":t.toFixed(2);function Bo(t){return`The whole translation has a probability ${t.map(({name:n,probability:o,ended:a})=>`of ${qo(o)} ${st[n]}${a?"":" (it does not end)"}`).join(", ")}. Probable does not mean right. No word is marked wrong, since no translation is stored.`}function Ho(t){let e="the 64 numbers after each word are kept",n="there is one row",[o,a]=[!0,!1].map(r=>t.some(({weights:s})=>s!==null===r));return o&&a?`Reading, word by word: with attention ${e}; without attention ${n}, rewritten at each word.`:`Reading, word by word: ${o?e:`${n} of 64 numbers, rewritten at each word`}.`}function Uo(t,e,n,o){let a=n.find(({words:r})=>o<=r.length);return o<=e.words.length||!a?te(t,e,o-1):`${ne(Xt[e.name])} has ended. ${te(t,a,o-1)}`}function oe(t,e){let{source:n,first:o,second:a,wanted:r}=e,s=No(e),i=U(e);if(o===null||i===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let c=ot(e,t),l=Math.max(0,c-n.length),d=Math.min(l,i.words.length),[h,f,p]=t.focus??["none",0];if(i.weights!==null&&h==="read"&&f<n.length)return s+Io(e,f,l);if(h==="written"&&f<d)return s+te(e,i,f,p);let u=[o,a].filter((m,w,x)=>m!==null&&x.findIndex(b=>b?.name===m.name)===w).map(m=>m);if(c<n.length)return s+Ho(u);if(l===0)return`${s}All is read. Now the translation is written, word by word.`;if(l<V(e)[1])return s+Uo(e,i,u,l);let g=r===null?[Fo(e,u),Bo(u)]:[Wo(u),Ro(r,u)];return[`${s}${Po(e,i,u.length===1)}`.trim(),...g].filter(Boolean).join(" ")}var dn=240,Vo=520,Ko=560,hn=800,Zo=700,re={additive:"additive score",dot:"dot product",no_attention:"no attention"},un={...re,"":"nothing"},it={additive:"Additive score",dot:"Dot product"},lt=t=>t.read();function Jo({target:t,data:e,inputType:n,isComposing:o}){return(o||e?.length===1||n?.startsWith("delete"))&&/[\p{L}\p{N}]$/u.test(t.value.slice(0,t.selectionStart))}function Go(t){let e=v("p",{lang:"fr",tabindex:0,role:"group","aria-label":"French words"}),o=v("summary",{"aria-label":"words: all that the translators read"},"words"),a=v("details",{class:"alignment-known"},o,e),r=v("div",{class:"alignment-line",onkeydown:({key:i,target:c})=>{i==="Escape"&&(a.open=!1,c===e&&o.focus())},onfocusout:({relatedTarget:i})=>{i&&!r.contains(i)&&(a.open=!1)}},t,a);return{root:r,tell:i=>{e.firstChild===null&&I(e,i.join(" \xB7 "))}}}function Yo(t){let[e,n,o]=[0,0,null],a=()=>{clearTimeout(e),cancelAnimationFrame(n),[e,n]=[0,0]},r=u=>{a(),t.change({sentence:u,read:null,step:null,focus:null})},s=Nt({label:"Sentence",onChange:r,options:[["","your own"]],wide:!0}),i=()=>r(l.value),c=()=>e&&i(),l=v("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:u=>{a(),Jo(u)?e=Number(setTimeout(i,Zo)):n=requestAnimationFrame(i)},onchange:c,onkeydown:u=>u.key==="Enter"&&c()}),d=v("label",{class:"attn-field attn-wide alignment-own"},v("span",{},"or type"),l),h=Go(d);return{root:C("alignment-fields",s.root,h.root),tell:({sentence:u},{pairs:g,words:m})=>{h.tell(m);let w=g.some(x=>x.text===u);s.set(w?u:"",[["","your own"],...g.map(x=>[x.text,x.text])]),u!==o&&a(),!e&&l.value!==u&&(l.value=u),o=u},stop:a}}function Qo(t){let n=ge("Translator",re,i=>{let c=lt(t),l=c.second===i?c.first:c.second;t.change({first:i,second:l,focus:null})}),o=Nt({label:"beside it",options:Object.entries(un),onChange:i=>t.change({second:i})}),a=[...o.root.querySelectorAll("option")];return{root:C("attn-row alignment-sides",n.root,o.root),tell:i=>{n.set(i.first),o.set(i.second),Object.keys(un).forEach((c,l)=>a[l].disabled=c===i.first)}}}function Xo(t,e){let n=()=>ot(e(),lt(t)),o=(p,u=!0)=>{let g=e();g?.first&&t.change({...Ie(g,p),focus:null},{glide:u})},a=()=>V(e()).reduce((p,u)=>p+u),{root:r,stop:s}=on({label:"Play: read and write",rest:()=>n()+1<e().source.length?dn:Vo,wait:dn,begin:()=>{if(!e()?.first)return!1;n()>=a()&&o(0)},next:()=>e()?.first?(o(n()+1),n()<a()):!1}),i=v("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(s(),o(i.valueAsNumber))}),c=["reads","writes"].map(p=>v("span",{},p)),l=(p,u,g)=>{let{root:m}=ht(p,()=>(s(),o(n()+g)));return m.setAttribute("aria-label",u),m},d=C("alignment-track attn-range",i,v("div",{class:"alignment-phases","aria-hidden":"true"},...c));return{root:C("alignment-clock",r,d,l("\u2039","One word back",-1),l("\u203A","One word on",1)),tell:(p,u)=>{let[g,m]=V(u),w=ot(u,p);z(i,"max",String(g+m)),i.value=w,i.disabled=u.first===null,i.style.setProperty("--from","0"),i.style.setProperty("--to",String(w/Math.max(1,g+m))),z(i,"aria-valuetext",w>g?`${w-g} of ${m} words written`:`${w} of ${g} words read`),c.forEach(x=>x.hidden=g+m===0),c[0].style.width=c[1].style.left=`${100*g/Math.max(1,g+m)}%`},stop:s}}function tr(t,e,n){return o=>(a,r)=>{let s=()=>[r().id.split(" ")[0],Number(r().id.split(" ")[1])],i=p=>t.change({focus:p});a.addEventListener("pointerenter",p=>p.pointerType==="mouse"&&n(s())),a.addEventListener("pointerleave",()=>n(void 0)),a.addEventListener("click",()=>i(String(t.read().focus)===String(s())?null:s()));let c=p=>{let[u,g]=s(),m=a.parentElement.querySelectorAll(`[data-id^="${u} "]`).length-1;return[u,_(g+p,0,m)]},l=(p,u)=>()=>{let[g,m]=s(),{weights:w}=U(e());if(!u)return c(p);let x=p<0?"read":"written";return x===g?[g,m]:[x,B(x==="read"?w[m]:w.map(b=>b[m]))]},d=()=>a.parentElement.dataset.sideways==="true",h=p=>()=>l(p,d())(),f=p=>()=>l(p,!d())();we(a,{ArrowRight:h(1),ArrowLeft:h(-1),ArrowDown:f(1),ArrowUp:f(-1),Home:()=>c(-999),End:()=>c(999),Escape:()=>null},p=>{i(p),p&&o().focus(p.join(" "))})}}function er(t){let[e,n,o]=[0,0,"left"],a=l=>()=>t.scrollBy({[o]:.8*l*e,behavior:kt()?"auto":"smooth"}),r=[["\u2190","Back to the words before",-1],["\u2192","On to the words after",1]].map(([l,d,h])=>v("button",{type:"button",class:"alignment-more",tabindex:-1,"aria-label":d,hidden:!0,onclick:a(Number(h))},l)),s=()=>{let l=o==="left"?t.scrollLeft:t.scrollTop,d=[l>1,l+e<n-1],h=["before","after"].filter((f,p)=>d[p]).map(f=>`more-${f}`);i.className=["alignment-box",o==="top"&&"down",...h].filter(Boolean).join(" "),r.forEach((f,p)=>f.hidden=!d[p])},i=C("alignment-box",t,...r);return t.addEventListener("scroll",s),{root:i,set:(l,d,h)=>{let f=h?"top":"left";if(!(l===e&&d===n&&f===o)){if([e,n,o]=[l,d,f],n>e)return s();i.className="alignment-box";for(let p of r)p.hidden=!0}}}}var pn=(t,e,{width:n,most:o})=>rt(t.source,e.words,n,o,at(t));function fn(t){let e=zt(),[n,o]=[v("span",{}),v("small",{})],a=Me(t(()=>a)),r=C("alignment-picture",e,a.root),s=v("div",{class:"attn-stage",role:"group"},r),i=er(s),c=v("section",{class:"alignment-side"},v("h3",{},n,o),i.root),l="",[d,h]=["",""],f=(g,m,w)=>{let x={...w,clock:Math.round(w.clock),focus:w.chosen},b=Vt(g,m,x),[k,$]=[d,g.source.join(" ")];if(d=JSON.stringify([b,x.clock]),h!==$)s.scrollTo({top:0,left:0});else if(b&&d!==k){let{sideways:S}=pn(g,m,w),[M,T,L]=S?["top",s.scrollTop,s.clientHeight]:["left",s.scrollLeft,s.clientWidth],y=kt()?"auto":"smooth";s.scrollTo({[M]:Kt(T,L,b),behavior:y})}h=$},p=(g,m,w,x)=>{let b=m===U(g)&&m.weights!==null;a.set(b?Zt(g,m,{width:w.width,most:w.most,clock:Math.round(w.clock),focus:w.chosen}):[]),z(s,"role",b||x?"group":"presentation"),z(s,"aria-label",b?"Words written and words read; arrow keys move":x?"Ribbons that scroll":""),x&&!b?z(s,"tabindex","0"):s.removeAttribute("tabindex")};return{root:c,paint:(g,m,w,x,b)=>{let k=g.first===null&&l===b;if(c.classList.toggle("kept",k),c.style.visibility=m===null&&!k?"hidden":"",k&&a.set([]),m===null||w===0)return;l=b;let $={...x,...Ht(g,m,x),width:w};if(sn[m.name].forEach((L,y)=>I(y?o:n,L)),m.weights===null)return At(e,Jt(g,m,$)),s.classList.remove("long"),r.style.width="",i.set(0,0,!1),p(g,m,$,!1);let S=Ut(g,m,$);At(e,S);let{scrolls:M,sideways:T}=pn(g,m,$);s.classList.toggle("long",M),r.style.width=M?`${S.width}px`:"",a.root.dataset.sideways=String(T),p(g,m,$,M),f(g,m,$),M?T?i.set($.most,S.height,!0):i.set(w,S.width,!1):i.set(0,0,!1)}}}function nr(t){let e=zt(),[n,o]=[v("span",{}),v("small",{}," as a table")],a=v("small",{}),r=v("section",{class:"alignment-table"},v("h3",{},n,o),a,e),s=()=>{},i="";return e.addEventListener("pointermove",l=>t(s(Ae(e,l)))),e.addEventListener("pointerleave",()=>t(void 0)),{root:r,paint:(l,d,h,f)=>{let p=U(l),u=l.first===null&&i===f.find(m=>m in it);r.classList.toggle("kept",u);let g=p!==null&&p.weights!==null&&p.words.length>0&&d>0;if(r.style.visibility=g||u?"":"hidden",!g)return void(s=()=>{});i=p.name,s=m=>{let w=Yt(l,p,{...h,width:d},m),x=Math.round(h.clock)-l.source.length;return w&&(w[0]==="read"||w[1]<x)?w:void 0},I(n,it[p.name]),I(a,p.links?"Framed: the grammar\u2019s links, dotted where a link is only possible.":"Rows are words written, columns words read."),At(e,Qt(l,p,{...h,width:d}))}}}function or(t,e,n){let o=null,a=null,r,[s,i]=[{clock:1/0},0],c=()=>a,l=y=>{String(y)!==String(r)&&(r=y,S(s),a&&w.set(oe({...lt(e),focus:y??lt(e).focus},a)))},d=tr(e,c,l),[h,f,p]=[Yo(e),Qo(e),Xo(e,c)],[u,g,m,w]=[fn(d),fn(d),nr(l),me()],x=v("p",{class:"attn-hint alignment-hint"},v("span",{},v("span",{class:"wide"},"A ribbon is as wide as its weight. "),"Press a word to follow its ribbons, or press \u25B6."),v("span",{},"No ribbons without attention. Press \u25B6.")),b=ht("Reset",()=>(p.stop(),e.reset())).root;f.root.append(b);let k=C("alignment-controls",p.root,h.root,f.root,w.root),$=y=>{o!==null&&(a=o.numbers(y),h.tell(y,o),f.tell(y),x.classList.toggle("none",!(y.first in it||y.second in it)),L.classList.toggle("alone",y.second===""),L.classList.toggle("both",y.first in it&&y.second in it),p.tell(y,a),w.set(oe(y,a)))},S=(y,P=0,ct=i)=>{if([s,i]=[y,ct],a===null)return;let{focus:q,first:vt,second:dt}=lt(e),Tt=V(a).reduce((W,Z)=>W+Z),H={clock:Math.min(y.clock,Tt),focus:r??q,chosen:q,high:i<hn},F=[u,g,m].map(({root:W})=>Math.round(W.clientWidth)),O=Ko<=i&&i<hn?Y:Et;u.paint(a,a.first,F[0],{...H,most:O},vt),g.paint(a,a.second,F[1],{...H,most:O},dt),m.paint(a,F[2],H,[vt,dt])},M=Ot(n,"alignment").then(y=>{o=je(y)}),T=ie(n,"alignment",(y,P)=>o.put(y,P)),L=C("alignment-board",u.root,g.root,k,m.root);return{parts:[x,L],tell:$,ready:M,say:w.set,wants:y=>T.wants(o.lacks(y)),ahead:()=>{let{first:y,second:P}=lt(e);T.ahead([...new Set([y,P||y,...Object.keys(re)])])},glides:y=>({clock:ot(a??o.numbers(y),y)}),paint:S,stop:()=>(p.stop(),h.stop(),w.stop())}}var ha=ke({name:"alignment",label:"Live figure: translators, with attention and without",style:rn+an,controls:["sentence","first","second","read","step","focus"],build:or});export{G as astray,ha as default,oe as describe,nn as scene,Ce as tokenize,je as translators,pt as turned};
