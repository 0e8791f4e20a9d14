// Joined by `make figures` from src/multihead and src/kit: change those, not this.
var Ae=Object.defineProperty;var Nt=(t,e)=>{for(var n in e)Ae(t,n,{get:e[n],enumerable:!0})};function Ct(t,e,n){if(t.slice(0,n)!==e.slice(0,n))return t;let[o,a]=[t,e].map(s=>s.replace(/[.,]/g,"").split(" ")),r=o.filter(s=>!a.includes(s)).at(-1);return r?`${r}: ${t}`:t}function lt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var Me=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function Lt(t,e,n){let o=new Map,a=new Set,r=i=>{let l=o.get(i)??lt(t,`${e}.${i}`).then(u=>{n(i,u),a.add(i)});return o.set(i,l),l.catch(()=>o.delete(i)),l};return{wants:i=>{let l=i.filter(u=>!a.has(u));return l.length?Promise.all(l.map(r)).then(()=>{}):null},ahead:async i=>{if(!navigator.connection?.saveData)for(let l of i)await Me().then(()=>r(l)).catch(()=>{})}}}var Se="http://www.w3.org/2000/svg",Oe=0,Ee=Math.random().toString(36).slice(2,8),ct=t=>`attn-${Ee}-${t}-${++Oe}`;function jt(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var x=(t,e={},...n)=>jt(document.createElement(t),e,n),R=(t,...e)=>x("div",{class:t},...e),Te=(t,e={},...n)=>jt(document.createElementNS(Se,t),e,n),dt=(t="")=>Te("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),pt=(t,e,...n)=>x("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function _(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var zt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var _t=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Ht=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var L=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Dt=200,je=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ze=t=>t*t*(3-2*t);function ht(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>ht(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,ht(t[a],r,n)]);return Object.fromEntries(o)}return e}function Wt(t,e,n){let[o,a,r,s,c,i]=[t,t,t,0,0,0],l=!1,u=p=>{let f=L(p-c,0,64);if(c=p,l){let h=L((p-s)/e);o=ht(a,r,ze(h)),l=h<1}let d=n(o,f);i=l||d?requestAnimationFrame(u):0};return{go(p,f){if(je()){[o,r,l]=[p,p,!1],n(o,1/0);return}[a,r,s,l]=[o,p,performance.now(),f],f||(o=p,n(o,0)),i||([c,i]=[performance.now(),requestAnimationFrame(u)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}var It=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,P=t=>t.map((e,n)=>{let o=t.slice(0,n).filter(a=>a===e).length;return o?`${e} ${o+1}`:e});function J(t,e){let n=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>_(n,"aria-pressed",String(o))}}var qt=(...t)=>x("p",{class:"attn-hint"},...t);function ut(t,e,n){let o=ct("choice"),a=new Map,r=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,c]of Object.entries(e))a.set(s,x("input",{type:"radio",name:o,onchange:()=>n(s)})),r.append(x("label",{},a.get(s),x("span",{},c)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function Rt({label:t,onChange:e,options:n=[],wide:o=!1}){let a=ct("select"),r=x("select",{id:a,onchange:()=>e(r.value)}),s=x("div",{class:o?"attn-field attn-wide":"attn-field"},x("label",{for:a},t),r),[c,i]=[n,""],l=0,u=d=>{let[h,g]=c[d];_(r.options[d],"value",h),C(r.options[d],g)},p=()=>{for(l=0;r.length>c.length;)r.lastChild.remove();c.forEach((d,h)=>u(h))},f=(d,h=n)=>{c=h;let g=c.findIndex(([m])=>String(m)===String(d)),w=JSON.stringify(c);if(w!==i){for(;r.length<c.length;)r.append(x("option",{}));g>=0&&u(g),l||(l=setTimeout(p,40))}i=w,r.selectedIndex!==g&&(r.selectedIndex=g)};return f(n[0]?.[0]),{root:s,set:f}}function Pt(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>C(n,s),t)),C(e,r)};return{root:x("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function nt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var _e=0,Bt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Ft(t,e){let[n,o,a]=[!1,0,""],r={},s=i=>{r=i;let l=i._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let u=l?.name?e(i,l.kind):null,p=u?JSON.stringify([l,u]):"";p!==a&&([a,n]=[p,u!==null],u&&t.send({own:{...u,name:l.name,turn:++_e}}))},c=()=>{n=!1,s(r)};return t.on("change:_drawn",c),{ask:s,stop:()=>t.off("change:_drawn",c)}}function He(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:a,note:r,weights:s,mask:c}=Bt(t),i=!!(s??c);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${i?"its last good one":"the book\u2019s"}.`:i?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Ut(t,e){let n=x("span",{role:"status"}),o=J("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=R("attn-own",n,o.root);return{root:a,tell:s=>{let c=He(s,e);a.hidden=c==="",a.classList.toggle("fault",!!Bt(s).fault),C(n,c)}}}function Vt(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),c=p=>{if(r)return;let f=s();a.forEach(d=>d(f,p))},i=()=>c(null);e.forEach(p=>t.on(`change:${p}`,i));let l=(p,{glide:f=!1}={})=>{r=!0;for(let[d,h]of Object.entries(p))t.set(d,h);r=!1,c({glide:f}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:s,change:l,reset:()=>l(u(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,i))}}function De(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function We(t,e,n,o){let[a,r]=[0,!1],s=i=>{if(i!==r){r=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},c=i=>{let l=++a,u=e.wants?.(n())??null;if(s(u!==null),u===null)return o(i);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>l===a&&c(i),()=>l===a&&e.say?.(p))};return c}function Kt({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=Dt,asks:s,build:c}){return{render:({model:l,el:u})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=p.attachShadow({mode:"open"});f.append(x("style",{},[zt,_t,Ht,n].join(`
`)));let d=Vt(l,s?[...o,"_own","_drawn"]:o,a),h=c(d.read(),d,l),g=s&&{...Ft(l,s),...Ut(l,s)},w=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},h.parts[0],...g?[g.root]:[],...h.parts.slice(1));f.append(w),u.append(p);let m=()=>{let A=h.glides??(v=>v),b=0,O=()=>{let v=d.read();h.tell(v),g?.tell(v),g?.ask(v),g&&(w.dataset.own=v._own?.kind??"")},M=Wt(A(d.read()),r,(v,z)=>b>0&&h.paint(v,z,b)),T=()=>{let v=Math.round(w.clientWidth);v===b||v===0||(b=v,De(u),M.again())},N=We(w,h,d.read,v=>{O(),M.go(A(d.read()),v)});d.follow((v,z)=>{w.classList.add("touched"),N(z?.glide??!0)}),O(),T();let E=new ResizeObserver(T);return E.observe(w),h.ahead?.(),()=>{E.disconnect(),M.stop(),d.stop(),g?.stop(),h.stop?.()}},S=async()=>{await h.ready;for(let A;A=h.wants?.(d.read());)await A;return m()};return h.ready?S():m()}}}var Ie=t=>Math.round(t*10)/10,Yt=new WeakMap;function ot(t){let e=R("attn-hits"),n=new Map,o=r=>{let s=r.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),c={node:s,hit:r};return n.set(r.id,c),s.dataset.id=r.id,t(s,()=>c.hit),c};return{root:e,set:r=>{let s=new Set(r.map(({id:c})=>c));for(let[c,{node:i}]of n)s.has(c)||(i.remove(),n.delete(c));r.forEach((c,i)=>{let l=n.get(c.id)??o(c);qe(l.node,l.hit=c),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[i]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function qe(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:c={},tab:i=0,lang:l}){let[u,p,f,d]=[e,n,o,a].map(Ie),h=`left:${u}px;top:${p}px;width:${f}px;height:${d}px`;Yt.get(t)!==h&&(t.style.cssText=h,Yt.set(t,h)),_(t,"class",`attn-hit ${s}`.trim()),_(t,"aria-label",r),_(t,"tabindex",i),l&&_(t,"lang",l);for(let[g,w]of Object.entries(c))_(t,`aria-${g}`,String(w))}function Gt(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}function Jt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),o=e(a)}),t.addEventListener("pointermove",a=>o?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{o!==null&&n(),o=null})}var Qt="http://www.w3.org/2000/svg",j=t=>Math.round(t*10)/10+0;function k(t,e,n,o,a){let r={};for(let s in o){let c=o[s];r[s]=typeof c=="number"?j(c):c}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}k.line=(t,e,[n,o,a,r],s)=>k(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...s});k.rect=(t,e,[n,o,a,r],s)=>k(t,"rect",e,{x:n,y:o,width:a,height:r,...s});k.circle=(t,e,[n,o,a],r)=>k(t,"circle",e,{cx:n,cy:o,r:a,...r});k.path=(t,e,n,o)=>k(t,"path",e,{d:n,...o});k.text=(t,e,[n,o],a,r)=>k(t,"text",e,{x:n,y:o,...r},a);var Zt=new WeakMap;function Re(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Be)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Pe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Be(t){let e=document.createElementNS(Qt,"tspan");for(let[n,o]of Object.entries(Pe(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function ft(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Zt.get(t)??new Map;Zt.set(t,r);let s=new Map(o.map(i=>[i.id,i]));for(let[i,{node:l,shape:u}]of r)s.get(i)?.shape!==u&&(l.remove(),r.delete(i));let c=t.firstChild;for(let i of o){let l=r.get(i.id);if(!l){let u=document.createElementNS(Qt,i.shape);u.setAttribute("data-id",i.id),l={node:u,shape:i.shape,role:"",at:{},text:""},r.set(i.id,l)}Re(l,i),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}var Z=t=>Math.sign(t)*Math.sqrt(Math.abs(t)),I=6,y=12,Xt=I*y,Fe=5;function te(t,e,n){let[o,a]=[P(t),P(e)],r=a.map((c,i)=>i).filter(c=>!o.includes(a[c])),s=()=>n?r.shift()??null:null;return o.map(c=>a.includes(c)?a.indexOf(c):s())}var gt=[1,2,3,4,5,6,7],ee=(t,e,n)=>n.forEach((o,a)=>Object.assign(t.sentences[2*e+a],o)),ne=({sentence:t,compare:e})=>gt.filter(n=>[t,e??0].some(o=>o>>1===n));function oe(t){let e=new Map,n=(f,d)=>(e.has(f)||e.set(f,d()),e.get(f)),o=f=>t.sentences[f].tokens.length,a=f=>n(`open ${f}`,()=>{let d=atob(t.sentences[f].weights);return Float64Array.from(d,h=>h.charCodeAt(0)/t.levels)}),r=(f,d)=>n(`head ${f} ${d}`,()=>{let h=o(f),g=w=>{let m=(d*h+w)*h;return Array.from(a(f).subarray(m,m+h))};return Array.from({length:h},(w,m)=>g(m))}),s=(f,d,h)=>{let g=o(f);return Array.from({length:Xt},(w,m)=>a(f)[(m*g+d)*g+h])},c=(f,d)=>{let[h,g]=[t.sentences[f],t.sentences[d]];return te(h.tokens,g.tokens,h.twin===d)},i=(f,d,h,g,w)=>{let m=c(f,d),[S,A]=[m[g],m[w]],{text:b,tokens:O}=t.sentences[d],M=S===null||A===null?null:s(d,S,A);return{text:b,tokens:O,weights:r(d,h),token:S,to:A,links:M,places:m}};return{numbers:({sentence:f,compare:d,layer:h,head:g,token:w,to:m})=>{let{text:S,tokens:A}=t.sentences[f],b=A.length,O=d!=null&&o(d)===b,[M,T,N]=[Math.min(w,b-1),Math.min(m,b-1),h*t.heads+g],E=s(f,M,T),v=O?i(f,d,N,M,T):null,z=q=>v?.links?Math.abs(E[q]-v.links[q]):E[q],$=E.map((q,U)=>U).sort((q,U)=>z(U)-z(q)||q-U),W=r(f,N),G=$.slice(0,Fe);return{text:S,tokens:A,weights:W,token:M,to:T,links:E,other:v,which:N,strongest:G}},maps:(f,d)=>n(`maps ${f} ${d}`,()=>{let h=o(f),g=d!==null&&o(d)===h,[w,m]=[a(f),g?a(d):null],S=g?c(f,d):[],A=(M,T,N)=>{let[E,v]=[S[T],S[N]],z=w[(M*h+T)*h+N];return m===null?z:E===null||v===null?0:Z(z-m[(M*h+E)*h+v])},b=y*(h+1)-1,O=new Array(b*(I*(h+1)-1)).fill(0);for(let M=0;M<Xt;M++){let[T,N]=[Math.floor(M/y)*(h+1),M%y*(h+1)];for(let E=0;E<h;E++)for(let v=0;v<h;v++)O[(T+E)*b+N+v]=A(M,E,v)}return{values:O,columns:b,signed:m!==null}}),linked:({sentence:f,token:d,to:h},g)=>{let w=c(f,g),m=w.length-1;return[d,h].every(S=>w[Math.min(S,m)]!==null)},sentences:t.sentences}}var fe={};Nt(fe,{cellAt:()=>Ot,cellHits:()=>Tt,cellsOf:()=>st,columns:()=>yt,lines:()=>At,matrix:()=>Et,namesOf:()=>ue,paired:()=>D,wordHits:()=>Mt});var Ue={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Ve=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),Ke=t=>~t.reduce((e,n)=>Ve[(e^n)&255]^e>>>8,-1)>>>0,X=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function Q(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...X(e.length),...n,...X(Ke(n))]}var Ye=t=>L(Math.round(128+127*t),0,255);function Ge(t){let[e,n]=[1,0];for(let a of t)n=(n+(e=(e+a)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...X((n<<16|e)>>>0)]}var re=Array.from({length:256},(t,e)=>e-128),ae=t=>[...Q("PLTE",re.flatMap(e=>Ue[t][e<0?"below":"above"])),...Q("tRNS",re.map(e=>Math.min(255,2*Math.abs(e))))],Je={signed:ae("signed"),weight:ae("weight")},se=new WeakMap;function rt(t,e,n=1,o="signed"){let a=se.get(t)??new Map;se.set(t,a);let r=`${e} ${n} ${o}`;return a.has(r)||a.set(r,Ze(t,e,n,o)),a.get(r)}function Ze(t,e,n,o){let a=t.length/e,r=[];for(let i=0;i<a;i++){r.push(0);for(let l=0;l<e;l++)r.push(Ye(t[i*e+l]/n))}let c=[137,80,78,71,13,10,26,10,...Q("IHDR",[...X(e),...X(a),8,3,0,0,0]),...Je[o],...Q("IDAT",Ge(r)),...Q("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...c))}`}var Qe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Xe=1.12;var tt=new Map;function tn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(Qe[a.charCodeAt(0)-32]??556),0);return Xe*n/1e3}function mt(t,e){return tt.size>5e3&&tt.clear(),tt.has(t)||tt.set(t,tn(t)),e*tt.get(t)}var le={};Nt(le,{headHits:()=>xt,headOf:()=>K,layerOf:()=>V,nameOf:()=>B,overview:()=>wt,share:()=>H});var H=t=>t.toFixed(2),V=t=>Math.floor(t/y)+1,K=t=>t%y+1,B=t=>`layer ${V(t)}, head ${K(t)}`;function ie(t){let e=L(t-24*y,0,16),n=e<12?0:e,o=(t-n)/y;return{margin:n,pitch:o,height:n+I*o}}var en=(t,e,n)=>Array.from({length:I*y},(o,a)=>{let[r,s]=[t+a%y*e,t+Math.floor(a/y)*e];return`M${j(r)} ${j(s)}h${j(n)}v${j(n)}h${j(-n)}z`}).join("");function nn(t,{margin:e,pitch:n},o){let{links:a,other:r}=t;return a.map((s,c)=>{let i=r?.links?Z(s-r.links[c]):s,l=r?.links?i<0?"below tint":"above tint":"weight solid tint",u={x:e+c%y*n,y:e+Math.floor(c/y)*n},p=String(Math.round(100*Math.abs(i))/100);return k(`link ${c}`,"rect",l,{...u,width:o,height:o,opacity:p})})}function wt(t,e,{width:n,grid:o}){let a=ie(n),{margin:r,pitch:s,height:c}=a,i=t.tokens.length,l=s/(i+1),u=s-(o==="maps"?l:3),p=()=>rt(e.values,e.columns,1,e.signed?"signed":"weight"),f={x:r,y:r,width:y*s-l,height:I*s-l},d=o==="link"?nn(t,a,u):[k("maps","image","map",{...f,preserveAspectRatio:"none",href:p()})],[h,g]=[t.which%y,Math.floor(t.which/y)],w={x:r+h*s-1.5,y:r+g*s-1.5},m=(A,b,O,M,T)=>k.text(A,T?"ink strong tiny":"soft tiny",[b,O],String(M)),S=r===0?[]:[...Array.from({length:y},(A,b)=>m(`head ${b+1}`,r+b*s+u/2,11,b+1,b===h)),...Array.from({length:I},(A,b)=>m(`layer ${b+1}`,6,r+b*s+u/2+4,b+1,b===g))];return{width:n,height:Math.ceil(c),marks:[k.path("frames","rule",en(r,s,u)),...d,...S,k("chosen","rect","output line chosen",{...w,width:u+3,height:u+3})]}}function xt({which:t},e){let{margin:n,pitch:o}=ie(e);return Array.from({length:I*y},(a,r)=>({id:`head ${r}`,x:n+r%y*o,y:n+Math.floor(r/y)*o,width:o,height:o,label:B(r),tab:r===t?0:-1,aria:{pressed:r===t}}))}var kt=384,pe=16,vt=pe+kt,bt=8,on=.3,Y=36,rn=50,he=11.5;function st({weights:t,other:e}){if(e===null)return t.flat();let{places:n,weights:o}=e;return t.flatMap((a,r)=>a.map((s,c)=>{let[i,l]=[n[r],n[c]];return i===null||l===null?0:s-o[i][l]}))}var D=({tokens:t,other:e})=>P(t).map((n,o)=>{let a=e?.tokens[e.places[o]??-1]??t[o];return a===t[o]?n:`${t[o]}/${a}`}),at=(t,e)=>Math.max(...t.map(n=>mt(n,e)));function yt(t,e){let{tokens:n,other:o}=t,a=o?92:56,r=e-L(at(D(t),14)+a,48+a,150+a/2),s=Math.max(56,at(D(t),14)+18),c=r-s>=rn,i=c?D(t):P(n),l=c?s:L(at(i,14)+18,56,110),u=Math.min(36,kt/n.length),p=pe+(kt-u*n.length)/2;return{asking:i,left:l,right:r,row:u,y:d=>p+u*(d+.5)}}function ce(t,e,n,o,{left:a,right:r,y:s}){let c=Array(bt+1).fill("");for(let[i,l,u]of o)c[Math.round(Math.abs(i)*bt)]+=`M${j(a)} ${j(s(l))}L${j(r)} ${j(s(u))}`;return c.slice(1).flatMap((i,l)=>{let u=(n*(l+1)/bt).toFixed(2);return i?[k.path(`${t} ${l+1}`,e,i,{opacity:u})]:[]})}var de={one:[{name:"",is:()=>!0,faint:"soft",strong:"weight"}],two:[{name:" more",is:t=>t>0,faint:"above",strong:"above"},{name:" less",is:t=>t<0,faint:"below",strong:"below"}]};function an(t,e){let{tokens:{length:n},token:o,other:a}=t,r=st(t).map((i,l)=>[i,Math.floor(l/n),l%n]),s=([,i])=>i===o,c=(a?de.two:de.one).map(i=>({...i,links:r.filter(([l])=>i.is(l))}));return[...c.flatMap(({name:i,faint:l,links:u})=>ce(`faint${i}`,`${l} line thread`,on,u.filter(p=>!s(p)),e)),...c.flatMap(({name:i,strong:l,links:u})=>ce(`strong${i}`,`${l} line thick`,1,u.filter(s),e))]}function $t({weights:t,token:e,other:n}){if(n===null)return[{name:"weight",role:"weight",row:t[e]}];let{places:o,token:a}=n,r=s=>a===null||s===null?null:n.weights[a][s];return[{name:"first",role:"above",row:t[e]},{name:"second",role:"below",row:o.map(r)}]}function sn(t,e,{right:n,row:o,y:a}){let r=$t(t),s=(o-2)/r.length,c=e-n-Y*r.length,i=(u,p,f)=>(d,h)=>d===null?[]:[k(`${u} bar ${h}`,"rect",`${p} solid bar`,{x:n,y:a(h)-o/2+1+f*s,width:d*c,height:s})],l=(u,p)=>(f,d)=>k(`${u} ${d}`,"text","ink end share",{x:e-4-(r.length-1-p)*Y,y:a(d)+5},f===null?"\u2013":H(f));return r.flatMap(({name:u,role:p,row:f},d)=>[...f.flatMap(i(u,p,d)),...f.map(l(u,d))])}function ue({tokens:t,other:e}){let n=t.map((r,s)=>e?.tokens[e.places[s]??-1]),o=r=>mt(r,he)<=Y-4,a=t.findLastIndex((r,s)=>{let c=n[s];return c!==void 0&&c!==r&&o(r)&&o(c)});return a<0?["1st","2nd"]:[t[a],n[a]]}function ln(t,e,{row:n,y:o}){if(t.other===null)return[];let a=o(0)-n/2-6;return ue(t).flatMap((r,s)=>{let{name:c,role:i}=$t(t)[s],l=e-4-(1-s)*Y,u={x:l-Y+8,y:a+3,width:Y-8,height:3};return[k.text(`${c} head`,"ink end tiny",[l,a],r),k(`${c} head line`,"rect",`${i} solid`,u)]})}function At(t,e){let{token:n,to:o}=t,a=yt(t,e),{left:r,right:s,row:c,y:i}=a,l={x:2,y:i(n)-11,width:r-4,height:22,rx:5},u={x:s,y:i(o)-c/2+1,width:3,height:c-2},p=(d,h)=>k(`from ${h}`,"text",h===n?"paper strong end":"ink end",{x:r-8,y:i(h)+5},d),f=(d,h)=>k(`to ${h}`,"text",h===o?"ink strong start":"ink start",{x:s+7,y:i(h)+5},d);return{width:e,height:vt,marks:[...an(t,a),...sn(t,e,a),...ln(t,e,a),k("plate","rect","ink solid",l),k("goal","rect","key solid",u),...a.asking.map(p),...D(t).map(f)]}}function Mt(t,e){let{token:n,to:o}=t,{asking:a,left:r,right:s,row:c,y:i}=yt(t,e),l=(u,p,f,d)=>(h,g)=>({id:`${u} ${g}`,x:p,y:i(g)-c/2,width:f,height:c,label:`${u} ${h}`,tab:g===d?0:-1,aria:{pressed:g===d}});return[...a.map(l("from",0,r,n)),...D(t).map(l("to",s,e-s,o))]}function St(t,e){let n=Math.max(62,Math.ceil(at(D(t),he))+8),[o,a]=[t.tokens.length,vt-2],r={x:n,y:n,width:Math.min(e-2,a)-n,height:a-n};return{n:o,box:r,wide:r.width/o,high:r.height/o}}function Ot(t,e,n,o){let{n:a,box:r,wide:s,high:c}=St(o,n),i=l=>L(Math.floor(l),0,a-1);return[i((e-r.y)/c),i((t-r.x)/s)]}function Et(t,e){let{token:n,to:o,other:a}=t,{n:r,box:s,wide:c,high:i}=St(t,e),l={...s,y:s.y+n*i,height:i},u=a?"signed":"weight",p=(d,h)=>{let g=h===n?"ink strong end tiny":"soft end tiny";return k.text(`left ${h}`,g,[s.x-5,s.y+i*(h+.5)+4],d)},f=(d,h)=>{let g=h===o?"ink strong start tiny":"soft start tiny",[w,m]=[j(s.x+c*(h+.5)+4),s.y-5];return k.text(`top ${h}`,g,[w,m],d,{transform:`rotate(-90 ${w} ${m})`})};return{width:e,height:vt,marks:[k("map","image","map",{...s,preserveAspectRatio:"none",href:rt(a?st(t).map(Z):st(t),r,1,u)}),k("frame","rect","rule",s),k("row","rect","ink line look",l),k("goal","rect","key line goal",{...l,x:s.x+o*c,width:c}),...D(t).map(p),...D(t).map(f)]}}function Tt(t,e){let{tokens:n,token:o,to:a}=t,r=P(n),s=$t(t).flatMap(({row:i})=>i[a]??[]).map(H),c=`from ${r[o]} to ${r[a]}, ${s.join(" and ")}`;return[{id:"cells",...St(t,e).box,label:c}]}var ge=`text.tiny { font-size: 11.5px; }
text.share { font-size: 13px; }
.map { image-rendering: pixelated; }
.chosen { stroke-width: 3; }
.thread { stroke-width: 1.5; }
.soft.line.thread { stroke: var(--soft); }
.thick { stroke-width: 3; }
.bar { opacity: 0.3; }
.look { stroke-width: 2; }
.above:is(.tint, .solid) { fill: var(--series-2); }
.below:is(.tint, .solid) { fill: var(--series-3); }
.above.line { stroke: var(--series-2); }
.below.line { stroke: var(--series-3); }
.goal { stroke-width: 3; }
`;var me=`.attn-multihead { --apart: 8px; }
.attn.attn-multihead p { margin: 0; }
.multihead-fields, .multihead-all { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px; }
.multihead-fields label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.multihead-all { grid-template-columns: minmax(0, 1fr); }
.multihead-all > div:not(:last-child) { display: grid; gap: 6px; align-content: start; min-width: 0; }
.multihead-all .attn-stage { width: 100%; }
.multihead-all > :first-child > .attn-stage { max-width: 448px; justify-self: center; } /* a head of 36 px: larger ones would push the picture off the screen */
.multihead-row { display: flex; align-items: center; gap: 8px; min-height: 30px; }
.multihead-row > :is(p, h3) { flex: 1; }
.multihead-row > .attn-choice { flex: none; }
.multihead-row + div > p, .multihead-row > p { color: var(--soft); font-size: 12px; line-height: 15px; }
.multihead-row + div > p { margin-bottom: 2px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.multihead-found { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 4px; }
.multihead-found .attn-button { min-height: 34px; padding: 0; font-size: 12px; line-height: 15px; white-space: pre-line; }
.attn-multihead .attn-summary { min-height: 4.2em; font-size: 14px; line-height: 1.4; text-wrap: pretty; }
.attn.attn-multihead details { margin-top: 4px; }
@container (min-width: 640px) {
  .multihead-fields, .multihead-all { column-gap: 24px; }
  .multihead-all { grid-template: auto 1fr / minmax(0, 11fr) minmax(0, 12fr); }
  .multihead-all > :nth-child(2) { grid-area: 1 / 2 / 3 / 2; }
}
@container (max-width: 639px) { .attn-multihead { --apart: 4px; } .attn-multihead .attn-summary { min-height: 7em; } .multihead-all { row-gap: 4px; } .multihead-all > div:not(:last-child) { gap: 4px; } } /* so that it fits a phone's screen */
@container (max-width: 320px) { .multihead-found { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (forced-colors: active) { .bar { opacity: 0.55; } }
@media print { div:has(> .multihead-found), .multihead-fields, .multihead-found, .attn-hint { display: none; } }
`;var it=t=>P(t).map(e=>e.startsWith("[")?e:`\u201C${e}\u201D`);function we(t,e,n){let o=t.map((a,r)=>r).sort((a,r)=>t[r]-t[a]||a-r).slice(0,n);return It(o.map(a=>`${e[a]} ${H(t[a])}`))}function pn({other:t},e){if(t===null||t.token===null)return"";let n=it(t.tokens);return`; in the second${n[t.token]===e?"":` ${n[t.token]} attends`} to ${we(t.weights[t.token],n,2)}`}function xe(t){let{tokens:e,weights:n,links:o,other:a,token:r,to:s,which:c,strongest:[i]}=t,l=it(e),u=B(c),p=`${u[0].toUpperCase()}${u.slice(1)}: ${l[r]} attends to ${we(n[r],l,a?2:3)}${pn(t,l[r])}.`,f=`from ${l[r]} to ${l[s]}`;if(a===null)return`${p} Strongest ${f}: ${B(i)}, ${H(o[i])}.`;if(a.links===null){let w=[r,s].filter((m,S,A)=>a.places[m]===null&&A.indexOf(m)===S);return`${p} The second has no ${w.map(m=>l[m]).join(" and no ")}: there is no link to compare.`}let d=it(a.tokens),h=a.token===null||a.to===null?"":`${d[a.token]} to ${d[a.to]}`,g=h===`${l[r]} to ${l[s]}`?"":` (there ${h})`;return`${p} The link ${f}${g} changes most in ${B(i)}: ${H(o[i])} and ${H(a.links[i])}.`}function be({tokens:t,token:e,to:n,other:o}){let a=it(t),r=`from ${a[e]} to ${a[n]}`;return o?.links?`Changes most ${r}`:`Strongest ${r}`}var ke=({other:t},e)=>t===null||e==="link"&&t.links===null?"rows: layers, columns: heads":"blue: the first has more, pink: the second";function ve(t,e){let{other:n}=t,o=e==="maps"?"A small map is a head\u2019s matrix of weights, a row for each word that attends; the stronger a tint, the larger the weight.":"A square\u2019s tint is that head\u2019s weight on the link.";if(n===null)return o;let a="A line is the first sentence\u2019s weight less the second\u2019s; tints show the root of it, as most differences are small.",r=D(t).some(c=>c.includes("/")),s=n.places.includes(null);return`${o} ${a}${r?" Swapped words share a row.":""}${s?" Where the second sentence has no such word, nothing is drawn.":""}`}var hn=5,un=12,fn=I*y,F=t=>e=>t.change(e,{glide:!0});function gn(t,e){let n=F(t),o=p=>{let[f,d]=e().sentences[p].link;n({compare:null,sentence:p,token:f,to:d})},a=(p,f)=>Rt({label:p,onChange:f,wide:!0}),r=a("Sentence",p=>o(Number(p))),s=a("Compare with",p=>c(p===""?null:Number(p))),c=p=>{let f=p!==null&&e().linked(t.read(),p);n({compare:p,...f?{grid:"link"}:{}})},i=R("multihead-fields",r.root,s.root),l=null;return{root:i,tell:({sentence:p,compare:f},{tokens:d,other:h})=>{let g=e().sentences,w=l??=g.map(({text:b,twin:O},M)=>[M,Ct(b,g[O].text,un)]),m=([b])=>b!==p&&g[b].tokens.length===d.length,{twin:S}=g[p],A=w.filter(m).sort(([b],[O])=>+(O===S)-+(b===S)||b-O);r.set(p,w),s.set(h?f:"",[["","compare with \u2026"],...A])}}}function mn(t){let e=[],n=i=>F(t)({layer:V(e[i])-1,head:K(e[i])-1}),o=Array.from({length:hn},(i,l)=>J("",()=>n(l))),a=x("p",{}),r=x("div",{class:"multihead-found",role:"group","aria-label":"Strongest heads"},...o.map(({root:i})=>i));return{root:x("div",{},a,r),tell:i=>{let{links:l,other:u,which:p}=i;e=i.strongest,C(a,be(i)),o.forEach((f,d)=>{let h=e[d],g=[l,...u?.links?[u.links]:[]].map(m=>H(m[h])),w=`L${V(h)} H${K(h)}`;C(f.root,`${w}
${g.join("|")}`),_(f.root,"aria-label",`${B(h)}: ${g.join(" and ")}`),f.set(h===p)})}}}function wn(t){let e=dt(),n=s=>F(t)({layer:V(s)-1,head:K(s)-1}),o=ot((s,c)=>{let i=()=>Number(c().id.split(" ")[1]);s.addEventListener("click",()=>n(i()));let l=u=>()=>i()+u>=0&&i()+u<fn?i()+u:i();nt(s,{ArrowLeft:l(-1),ArrowRight:l(1),ArrowUp:l(-y),ArrowDown:l(y),Home:()=>i()-i()%y,End:()=>i()-i()%y+y-1},u=>{n(u),o.focus(`head ${u}`)})}),a=pt("Heads, a row for each layer; arrow keys move","",e,o.root);return{root:a,paint:(s,c,i)=>{let l=a.clientWidth;l!==0&&(ft(e,wt(s,c,{width:l,grid:i})),o.set(xt(s,l)))}}}function xn(t){let e=dt(),n,o=0,a=l=>{let[u,p]=l.split(" ");F(t)(u==="from"?{token:Number(p)}:{to:Number(p)})},r=ot((l,u)=>{let[p]=u().id.split(" "),f=()=>Number(u().id.split(" ")[1]),d=()=>n.tokens.length-1;l.addEventListener("click",()=>a(u().id)),nt(l,{ArrowUp:()=>Math.max(0,f()-1),ArrowDown:()=>Math.min(d(),f()+1),Home:()=>0,End:d},g=>{a(`${p} ${g}`),r.focus(`${p} ${g}`)})}),s=ot(l=>{let u=d=>{let[h,g]=Gt(e,d),[w,m]=Ot(h,g,o,n);(w!==n.token||m!==n.to)&&F(t)({token:w,to:m})};Jt(l,d=>d.pointerType==="mouse"?(u(d),u):()=>{}),l.addEventListener("click",d=>d.detail>0&&u(d));let p=(d,h)=>()=>[n.token+d,n.to+h],f={ArrowUp:p(-1,0),ArrowDown:p(1,0),ArrowLeft:p(0,-1),ArrowRight:p(0,1)};nt(l,f,d=>{let h=n.tokens.length-1,[g,w]=d.map(m=>L(m,0,h));F(t)({token:g,to:w})})}),c=pt("Words of the head; arrow keys move","",e,r.root,s.root);return{root:c,paint:(l,u)=>{if([n,o]=[l,c.clientWidth],o===0)return;let p=u==="matrix";ft(e,p?Et(l,o):At(l,o)),r.set(p?[]:Mt(l,o)),s.set(p?Tt(l,o):[])}}}var bn=({model:t,revision:e,sha256:n,levels:o})=>`Weights of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n}. Each weight is rounded to one of ${o+1} levels, so it is off by at most ${(.5/o).toFixed(3)}.`;function kn(t,e,n){let o=null,a=null,r=null,s=()=>e.read(),c=gn(e,()=>o),[i,l,u,p]=[mn(e),wn(e),xn(e),Pt()],f=ut("Small pictures show",{maps:"whole maps",link:"this link"},$=>F(e)({grid:$})),d=ut("The head is drawn as",{lines:"lines",matrix:"matrix"},$=>F(e)({picture:$})),h=J("Reset",e.reset).root,[g,w,m]=[x("p",{}),x("h3",{}),x("p",{})],S=x("p",{class:"attn-source"}),A=(...$)=>R("multihead-row",...$),b=R("multihead-all",x("div",{},l.root,A(f.root,g),i.root),x("div",{},A(w,d.root,h),u.root),p.root),O=qt("Press a head, then a word on either side."),M=x("details",{},x("summary",{},"About tints and weights"),m,S),T=lt(n,"multihead").then($=>{[o,a]=[oe($),$],C(S,bn($))}),N=Lt(n,"multihead",($,W)=>ee(a,$,W)),E=$=>{if(o===null)return;r=o.numbers($),c.tell($,r),i.tell(r),f.set($.grid),d.set($.picture);let W=B(r.which);C(w,`${W[0].toUpperCase()}${W.slice(1)}`),C(g,ke(r,$.grid)),C(m,ve(r,$.grid)),p.set(xe(r))},v=({weights:$,beside:W})=>{if(o===null||r===null)return;let{sentence:G,compare:q,grid:U,picture:ye}=s(),{other:et}=r;l.paint(r,o.maps(G,et?q:null),U);let $e=et&&{...et,weights:W??et.weights};u.paint({...r,weights:$,other:$e},ye)},z=$=>{let{weights:W,other:G}=o.numbers($);return{weights:W,beside:G?.weights??null}};return{parts:[O,c.root,b,M],ready:T,say:p.set,wants:$=>N.wants(ne($)),ahead:()=>N.ahead(gt),tell:E,glides:z,paint:v,stop:p.stop}}var Lo=Kt({name:"multihead",label:"Live figure: the heads of a real model",style:ge+me,controls:["sentence","compare","layer","head","token","to","grid","picture"],build:kn});export{ve as about,te as align,Lo as default,xe as describe,oe as explorer,fe as large,ee as put,le as scene};
