// Joined by `make figures` from src/encoder and src/kit: change those, not this.
var Zt=Object.defineProperty;var Qt=(t,e)=>{for(var n in e)Zt(t,n,{get:e[n],enumerable:!0})};function rt(t,e,n){if(t.slice(0,n)!==e.slice(0,n))return t;let[r,o]=[t,e].map(i=>i.replace(/[.,]/g,"").split(" ")),a=r.filter(i=>!o.includes(i)).at(-1);return a?`${a}: ${t}`:t}function U(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let o=a=>{a?.data===e&&(t.off("msg:custom",o),r(a.content))};t.on("msg:custom",o),t.send({ask:e})}),n[e]}var Xt=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function at(t,e,n){let r=new Map,o=new Set,a=s=>{let l=r.get(s)??U(t,`${e}.${s}`).then(d=>{n(s,d),o.add(s)});return r.set(s,l),l.catch(()=>r.delete(s)),l};return{wants:s=>{let l=s.filter(d=>!o.has(d));return l.length?Promise.all(l.map(a)).then(()=>{}):null},ahead:async s=>{if(!navigator.connection?.saveData)for(let l of s)await Xt().then(()=>a(l)).catch(()=>{})}}}var te="http://www.w3.org/2000/svg",ee=0,ne=Math.random().toString(36).slice(2,8),st=t=>`attn-${ne}-${t}-${++ee}`;function it(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var b=(t,e={},...n)=>it(document.createElement(t),e,n),j=(t,...e)=>b("div",{class:t},...e),oe=(t,e={},...n)=>it(document.createElementNS(te,t),e,n),ct=(t="")=>oe("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),lt=(t,e,...n)=>b("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function N(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var dt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var O=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ht=200,ie=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ce=t=>t*t*(3-2*t);function V(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>V(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,a])=>[o,V(t[o],a,n)]);return Object.fromEntries(r)}return e}function ft(t,e,n){let[r,o,a,i,c,s]=[t,t,t,0,0,0],l=!1,d=p=>{let m=O(p-c,0,64);if(c=p,l){let h=O((p-i)/e);r=V(o,a,ce(h)),l=h<1}let u=n(r,m);s=l||u?requestAnimationFrame(d):0};return{go(p,m){if(ie()){[r,a,l]=[p,p,!1],n(r,1/0);return}[o,a,i,l]=[r,p,performance.now(),m],m||(r=p,n(r,0)),s||([c,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(s)}}var J=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,_=t=>t.map((e,n)=>{let r=t.slice(0,n).filter(o=>o===e).length;return r?`${e} ${r+1}`:e});function P(t,e){let n=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>N(n,"aria-pressed",String(r))}}var mt=(...t)=>b("p",{class:"attn-hint"},...t);function gt({label:t,onChange:e,options:n=[],wide:r=!1}){let o=st("select"),a=b("select",{id:o,onchange:()=>e(a.value)}),i=b("div",{class:r?"attn-field attn-wide":"attn-field"},b("label",{for:o},t),a),[c,s]=[n,""],l=0,d=u=>{let[h,g]=c[u];N(a.options[u],"value",h),C(a.options[u],g)},p=()=>{for(l=0;a.length>c.length;)a.lastChild.remove();c.forEach((u,h)=>d(h))},m=(u,h=n)=>{c=h;let g=c.findIndex(([f])=>String(f)===String(u)),x=JSON.stringify(c);if(x!==s){for(;a.length<c.length;)a.append(b("option",{}));g>=0&&d(g),l||(l=setTimeout(p,40))}s=x,a.selectedIndex!==g&&(a.selectedIndex=g)};return m(n[0]?.[0]),{root:i,set:m}}function xt(t=700){let e=b("p",{class:"attn-summary"}),n=b("span",{class:"attn-hidden",role:"status"}),r,o=(a,i=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>C(n,i),t)),C(e,a)};return{root:b("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}function K(t,e,n){let r={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...r,...e}:e;t.addEventListener("keydown",a=>{let i=o[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var le=0,wt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function bt(t,e){let[n,r,o]=[!1,0,""],a={},i=s=>{a=s;let l=s._own;if(l?.turn!==r&&([r,n]=[l?.turn,!1]),n)return;let d=l?.name?e(s,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==o&&([o,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++le}}))},c=()=>{n=!1,i(a)};return t.on("change:_drawn",c),{ask:i,stop:()=>t.off("change:_drawn",c)}}function de(t,e){let{name:n,kind:r=""}=t._own??{};if(!n)return"";let{fault:o,note:a,weights:i,mask:c}=wt(t),s=!!(i??c);return e(t,r)===null?`The book\u2019s picture: your ${n} has no part in it.`:o?`Your ${o} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function vt(t,e){let n=b("span",{role:"status"}),r=P("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=j("attn-own",n,r.root);return{root:o,tell:i=>{let c=de(i,e);o.hidden=c==="",o.classList.toggle("fault",!!wt(i).fault),C(n,c)}}}function yt(t,e,n=[]){let r=[...e,...n],o=[],a=!1,i=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),c=p=>{if(a)return;let m=i();o.forEach(u=>u(m,p))},s=()=>c(null);e.forEach(p=>t.on(`change:${p}`,s));let l=(p,{glide:m=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,c({glide:m}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(m=>m in p).map(m=>[m,p[m]]))};return{read:i,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void o.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,s))}}function pe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ue(t,e,n,r){let[o,a]=[0,!1],i=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",s)}},c=s=>{let l=++o,d=e.wants?.(n())??null;if(i(d!==null),d===null)return r(s);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===o&&c(s),()=>l===o&&e.say?.(p))};return c}function kt({name:t,label:e,style:n,controls:r,fixed:o=[],ms:a=ht,asks:i,build:c}){return{render:({model:l,el:d})=>{let p=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),m=p.attachShadow({mode:"open"});m.append(b("style",{},[dt,pt,ut,n].join(`
`)));let u=yt(l,i?[...r,"_own","_drawn"]:r,o),h=c(u.read(),u,l),g=i&&{...bt(l,i),...vt(l,i)},x=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},h.parts[0],...g?[g.root]:[],...h.parts.slice(1));m.append(x),d.append(p);let f=()=>{let y=h.glides??(k=>k),M=0,S=()=>{let k=u.read();h.tell(k),g?.tell(k),g?.ask(k),g&&(x.dataset.own=k._own?.kind??"")},L=ft(y(u.read()),a,(k,z)=>M>0&&h.paint(k,z,M)),q=()=>{let k=Math.round(x.clientWidth);k===M||k===0||(M=k,pe(d),L.again())},$=ue(x,h,u.read,k=>{S(),L.go(y(u.read()),k)});u.follow((k,z)=>{x.classList.add("touched"),$(z?.glide??!0)}),S(),q();let E=new ResizeObserver(q);return E.observe(x),h.ahead?.(),()=>{E.disconnect(),L.stop(),u.stop(),g?.stop(),h.stop?.()}},w=async()=>{await h.ready;for(let y;y=h.wants?.(u.read());)await y;return f()};return h.ready?w():f()}}}var he=t=>Math.round(t*10)/10,$t=new WeakMap;function Mt(t){let e=j("attn-hits"),n=new Map,r=a=>{let i=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),c={node:i,hit:a};return n.set(a.id,c),i.dataset.id=a.id,t(i,()=>c.hit),c};return{root:e,set:(a,i=1)=>{let c=new Set(a.map(({id:s})=>s));for(let[s,{node:l}]of n)c.has(s)||(l.remove(),n.delete(s));a.forEach((s,l)=>{let d=n.get(s.id)??r(s);fe(d.node,d.hit=s,i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function fe(t,{x:e,y:n,width:r,height:o,label:a,kind:i="",aria:c={},tab:s=0,lang:l},d){let[p,m,u,h]=[e,n,r,o].map(x=>he(d*x)),g=`left:${p}px;top:${m}px;width:${u}px;height:${h}px`;$t.get(t)!==g&&(t.style.cssText=g,$t.set(t,g)),N(t,"class",`attn-hit ${i}`.trim()),N(t,"aria-label",a),N(t,"tabindex",s),l&&N(t,"lang",l);for(let[x,f]of Object.entries(c))N(t,`aria-${x}`,String(f))}function At(t,{clientX:e,clientY:n}){let{left:r,top:o}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-r)/a,(n-o)/a]}function St(t,e,n=()=>{}){let r=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),r=e(o)}),t.addEventListener("pointermove",o=>r?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{r!==null&&n(),r=null})}var Lt="http://www.w3.org/2000/svg",D=t=>Math.round(t*10)/10+0;function v(t,e,n,r,o){let a={};for(let i in r){let c=r[i];a[i]=typeof c=="number"?D(c):c}return{id:t,shape:e,role:n,at:a,...o===void 0?{}:{text:o}}}v.line=(t,e,[n,r,o,a],i)=>v(t,"line",e,{x1:n,y1:r,x2:o,y2:a,...i});v.rect=(t,e,[n,r,o,a],i)=>v(t,"rect",e,{x:n,y:r,width:o,height:a,...i});v.circle=(t,e,[n,r,o],a)=>v(t,"circle",e,{cx:n,cy:r,r:o,...a});v.path=(t,e,n,r)=>v(t,"path",e,{d:n,...r});v.text=(t,e,[n,r],o,a)=>v(t,"text",e,{x:n,y:r,...a},o);var Tt=t=>`M${t.map(([e,n])=>`${D(e)} ${D(n)}`).join("L")}`;var Et=new WeakMap;function me(t,e){let{node:n,role:r,at:o}=t;r!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)o[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in o)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(xe)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ge=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function xe(t){let e=document.createElementNS(Lt,"tspan");for(let[n,r]of Object.entries(ge(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function Ot(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=Et.get(t)??new Map;Et.set(t,a);let i=new Map(r.map(s=>[s.id,s]));for(let[s,{node:l,shape:d}]of a)i.get(s)?.shape!==d&&(l.remove(),a.delete(s));let c=t.firstChild;for(let s of r){let l=a.get(s.id);if(!l){let d=document.createElementNS(Lt,s.shape);d.setAttribute("data-id",s.id),l={node:d,shape:s.shape,role:"",at:{},text:""},a.set(s.id,l)}me(l,s),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}function Ct(t,e,n){let r=atob(t),o=a=>((r.charCodeAt(a)|r.charCodeAt(a+1)<<8)<<16>>16)/n;return Array.from({length:r.length/2/e},(a,i)=>Array.from({length:e},(c,s)=>o(2*(i*e+s))))}function we({tokens:{length:t},cosines:e,weights:n},{words:r,unit:o}){let a=Ct(e,t+r.length+3,o),i=Ct(n,t,o),c=(s,l)=>Array.from({length:s.length/t},(d,p)=>s[p*t+l]);return{toward:s=>Array.from({length:t},(l,d)=>c(a,d).map(p=>p[t+s])),cosines:(s,l)=>a[s*t+l].slice(0,t),others:s=>{let l=c(a,s).map(u=>u.slice(-3)),[d,p,m]=[0,1,2].map(u=>l.map(h=>h[u]));return{start:d,before:p,twin:m}},weights:s=>c(i,s)}}function G(t,e,n){let r=t[e],o=t.slice(0,e).filter(i=>i===r).length,a=n.findIndex(i=>i===r&&o--===0);return a<0?null:a}var be=t=>180/Math.PI*Math.acos(Math.min(1,t)),Z=[1,2,3,4,5,6,7],Nt=(t,e,n)=>n.forEach((r,o)=>Object.assign(t.sentences[2*e+o],r)),jt=({sentence:t})=>Z.filter(e=>e===t>>1);function zt(t){let e=new Map,n=(i,c)=>(e.has(i)||e.set(i,c()),e.get(i)),r=i=>n(`${i}`,()=>we(t.sentences[i],t)),o=(i,c)=>n(`${i} to ${c}`,()=>r(i).toward(c)),a=({sentence:i,layer:c},s,l)=>{if(c===0)return null;let{lengths:d,added:p}=t.sentences[i],[m,u,h]=p[c-1].map(f=>f[s]),[g,x]=[d[c-1][s],d[c][s]];return{entering:g,leaving:x,kept:l[c],attention:m,between:u,feedForward:h}};return i=>{let{sentence:c,layer:s,across:l,up:d}=i,{tokens:p,text:m}=t.sentences[c],u=Math.min(i.token,p.length-1),h=G(p,u,t.sentences[c^1].tokens),g=r(c),x=g.cosines(s,u),f=x.map((E,k)=>k).filter(E=>E!==u),[w,y]=[o(c,l),o(c,d)],M=(E,k)=>E.map((z,F)=>z-k[F]),{start:S,before:L,twin:q}=g.others(u),$=h===null?null:{across:o(c^1,l)[h],up:o(c^1,d)[h]};return{tokens:p,token:u,twinToken:h,text:m,cosines:x,words:[t.words[l],t.words[d]],nearest:f.sort((E,k)=>x[k]-x[E]||E-k).slice(0,3),lines:{start:S,twin:$&&q,across:w[u],up:y[u]},twinLines:$,toward:p.map((E,k)=>w[k].map((z,F)=>({across:z,up:y[k][F]}))),lean:p.map((E,k)=>M(w[k],y[k])),twinLean:$&&M($.across,$.up),weights:g.weights(u),turns:L.slice(1).map(be),block:a(i,u,L)}}}var Ut={};Qt(Ut,{LAYERS:()=>A,hue:()=>Y,metro:()=>nt,places:()=>ot,plan:()=>I,ribbonAt:()=>tt});var Q=t=>`${Math.round(100*t)}%`,T=t=>`${t<-.005?"\u2212":""}${Math.abs(t).toFixed(2)}`,_t={"'":"the apostrophe",".":"the full stop"},B=t=>`${_t[t[0]]??t[0]}${t.slice(1)}`,ve=t=>t[0]==="["||t[0]in _t?B(t):`\u201C${t}\u201D`,R=({tokens:t})=>_(t).map(ve),qt=.05;function Ft(t,e){let n=Math.abs(t).toFixed(2);return Math.abs(t)<qt?"leans to neither word":`leans ${n} toward ${e[t>0?0:1]}`}var ye=(t,e,n)=>Math.abs(t)<qt||Math.abs(Number(t.toFixed(2))-Number(e.toFixed(2))+Number(n.toFixed(2)))<.005;function ke({weights:t,token:e,...n},r){let o=t[r-1],a=R({weights:t,token:e,...n}),i=o.map((l,d)=>d).sort((l,d)=>o[d]-o[l]),c=n.words.map(l=>n.tokens.indexOf(l)).filter(l=>l>=0&&l!==e),s=[...new Set([...i.slice(0,2),...c])].sort((l,d)=>o[d]-o[l]);return J(s.map(l=>`${Q(o[l])} from ${l===e?"itself":a[l]}`))}function $e({words:t,lines:e,lean:n,token:r},o){let a=n[r][o],[i,c]=[e.across[o],e.up[o]];if(t[0]===t[1])return`has a cosine of ${T(i)} with ${t[0]}, and leans nowhere: both words are the same`;let s=[i,c].map((p,m)=>`with ${t[m]} ${T(p)}`),l=ye(a,i,c)?"":", rounded",d=`(cosine ${(a<0?s.reverse():s).join(", ")}${l})`;return`${Ft(a,t)} ${d}`}function Me({words:t,twinLean:e,twinLines:n},r){return e===null||n===null?"":t[0]===t[1]?`has a cosine of ${T(n.across[r])} with ${t[0]}`:Ft(e[r],t)}function X({layer:t},e){let{token:n,lines:r,nearest:o,cosines:a}=e,i=R(e)[n],c=$e(e,t),s=t===0?`Before the first layer ${i} ${c}.`:`In layer ${t} ${i} takes ${ke(e,t)}. Its vector now ${c}.`,l=o.map(p=>`${R(e)[p]} ${T(a[p])}`),d=` Nearest in the sentence: ${J(l)}.`;return r.twin===null?`${s}${d} The other sentence has no ${i.replace(/^the /,"")}.`:`${s}${d} In the other sentence ${i} ${Me(e,t)}; cosine of the two ${T(r.twin[t])}.`}function Pt(t,{layer:e,token:n}){let r=R(t),o=n===t.token?"itself":r[n],{across:a,up:i}=t.toward[n][e-1],[c,s]=t.words,l=c===s?`a cosine of ${T(a)} with ${c}`:`cosines ${T(a)} with ${c} and ${T(i)} with ${s}`;return`Layer ${e}: ${r[t.token]} takes ${t.weights[e-1][n].toFixed(3)} of its attention from ${o}, the mean of twelve heads. Before this layer ${r[n]} has ${l}.`}var Dt=({tokens:t,token:e,words:n})=>[B(_(t)[e]),...n].map(r=>`cosine with ${r}`);function It({layer:t},e){let{weights:n,cosines:r,toward:o}=e;return _(e.tokens).map((a,i)=>[a,t?n[t-1][i].toFixed(3):"\u2013",T(r[i]),T(o[i][t].across),T(o[i][t].up)])}function Rt({layer:t},{block:e,turns:n}){if(e===null)return"No layer yet: this is the embedding.";let[r,...o]=[e.entering,e.attention,e.feedForward,e.leaving].map(a=>a.toFixed(1));return`Layer ${t}: a vector of length ${r} comes in, attention adds ${o[0]}, the feed-forward network ${o[1]}; normed, ${o[2]} goes out. Cosine of what goes out with what came in ${T(e.kept)}, an angle of ${Math.round(n[t-1])}\xB0.`}var A=6,Ae=.5,Se=10,Ee=.008,Le=.03,H=.92,Te="0.3",Oe={left:96,right:38,top:44,rows:360,over:8,gap:30,band:36,disc:7,corner:7,space:24,profile:150,dial:16,grip:68,small:!1},Ce={left:74,right:36,top:40,rows:344,over:3,gap:24,band:20,disc:5.2,corner:3,space:18,profile:84,dial:16,grip:62,small:!0};function I(t,e){let n=t<560?Ce:Oe,r=Math.min(40,n.rows/e),o=n.left+14,a=(t-n.right-o)/A,i=n.top+(n.rows-r*e)/2,c=n.top+n.rows+n.over+n.gap+n.space,s=c+n.profile+(n.small?24:32);return{...n,width:t,count:e,row:r,pitch:a,profileTop:c,dials:s,height:s+(n.small?18:10),x:l=>o+l*a,stage:l=>O(Math.round((l-o)/a),0,A),y:(l,d)=>i+r*(l+.5)+n.over*O(l-d+1)+n.gap*O(l-d),up:l=>c+(1-l)/2*n.profile}}function tt(t,e,n,r){let o=Math.ceil((e-t.x(0))/t.pitch),a=Array.from({length:t.count},(c,s)=>Math.abs(t.y(s,r)-n)),i=a.indexOf(Math.min(...a));return o>=1&&o<=A&&a[i]<=t.row*.6?{layer:o,token:i}:null}function Y(t){let e=Math.round(Se*O(Math.abs(t)/Ae));return e===0?"neither":`${t>0?"across":"up"}${e}`}var et=(t,e)=>t.y(e,e)+t.band/2+(t.small?12:14);function W(t,e,n,r,o,a,i="1",c=o){let s=Math.max(a.small?1.8:2.4,a.disc*Math.sqrt(Math.abs(c))),l=`${Y(o)} ${e}`;if(o>=0)return v.circle(t,l,[n,r,s],{opacity:i});let d=s*Math.sqrt(Math.PI),p={x:n-d/2,y:r-d/2,width:d,height:d};return v(t,"rect",l,{...p,opacity:i})}function Bt(t,e,n,r,o,a){let i=c=>v(`${t} ${c}`,"line",`${Y(n[c])} ${e}`,{x1:a.x(c),x2:a.x(Math.min(c+1,o)),y1:r,y2:r});return[v.line(`${t} ahead`,`neither ${e} ahead`,[a.x(0),r,a.x(A),r]),...n.slice(0,A).flatMap((c,s)=>s<o-1e-6?[i(s)]:[])]}function Ne({t,row:e,lean:n,twin:r},o,a){let i=n.flatMap((c,s)=>Bt(`track ${s}`,s===a?"line track own":"line track",c,o.y(s,e),t,o));return r?[...i,...Bt("ghost","line dotted",r,et(o,e),t,o)]:i}var je=(t,e)=>t<=e+.02?"1":"0.28";function ze({t,row:e,lean:n,twin:r},o){let a=Array.from({length:A+1},(s,l)=>l),i=a.slice(1).filter(s=>s<=t+.02).map(s=>{let[l,d]=[2*o.disc+3,o.band+5],p={x:o.x(s)-l/2,y:o.y(e,e)-d/2,width:l,height:d,rx:l/2};return v(`hall ${s}`,"rect","ink hall",p)}),c=(s,l,d,p)=>a.map(m=>W(`${s} ${m}`,l,o.x(m),p,d[m],o,je(m,t)));return[...i,...n.flatMap((s,l)=>c(`station ${l}`,"station",s,o.y(l,e))),...r?c("double","station open",r,et(o,e)):[]]}var Wt=(...t)=>t.map(e=>typeof e=="number"?D(e):e).join(" ");function _e(t,e,n,r,o,a,i){let c=a-n,s=r-o*c,l=Math.max(0,Math.min(8,o*(s-e),n-t)),[d,p]=o>0?[1,0]:[0,1];return Wt("M",t,e,"H",n-l,"A",l,l,0,0,d,n,e+o*l,"V",s,"A",c,c,0,0,p,a,r,"H",i)}var qe=(t,e,n,r)=>{let o=(t+r)/2;return Wt("M",t,e,"C",o,e,o,n,r,n)};function Fe({row:t,weights:e},n,r){let[o,a,i]=[r.x(n-1),r.x(n),r.y(t,t)],c=a-r.disc-3,s=u=>e[n-1][u]*r.band,l=e[n-1].map((u,h)=>h),d=[],p=(u,h)=>{let g=0;for(let x of u){let f=s(x),w=i-h*(r.band/2-g-f/2),y=c-r.corner-g-f/2;d.push({i:x,w:f,d:_e(o,r.y(x,t),y,w,h,c,a)}),g+=f}return g},m=p(l.filter(u=>u<=t-.5),1);p(l.filter(u=>u>=t+.5).reverse(),-1);for(let u of l.filter(h=>Math.abs(h-t)<.5)){let h=i-r.band/2+m+s(u)/2;d.push({i:u,w:s(u),d:qe(o,r.y(u,t),h,a)})}return d}function Pe(t,e,n,r){let o=O(t.t-(e-1));return o<1e-6?[]:Fe(t,e,n).filter(({w:a})=>a>=Ee*n.band).map(({i:a,w:i,d:c})=>{let s=r?.layer===e&&r.token===a,l=t.t>e+.5&&!s?Te:"1",d=s?"weight line ribbon":`${Y(t.lean[a][e-1])} line ribbon`,p=o<1?{pathLength:1,"stroke-dasharray":`${Math.round(100*o)/100} 1`}:{};return v.path(`ribbon ${e} ${a}`,d,c,{"stroke-width":i,opacity:l,...p})})}function De({t,row:e,weights:n},r){let o=Math.round(t);if(o<1||Math.abs(t-o)>.3)return[];let a=r.x(o)+r.disc+5;return n[o-1].flatMap((i,c)=>{let s={x:a,y:r.y(c,e)-4.5};return i<Le?[]:[v(`share ${c}`,"text","ink share start",s,Q(i))]})}function Ie({tokens:t,token:e},{row:n,twin:r},o){let a=o.left-12,i={x:2,y:o.y(e,n)-11,width:o.left-8,height:22,rx:6},c=_(t).map((d,p)=>{let m=p===e?"paper strong end name":"ink end name";return v.text(`name ${p}`,m,[a,o.y(p,n)+4.5],d)}),s=o.small?"other":"in the other",l=v.text("double name","soft end note",[a,et(o,n)+4],s);return[v("plate","rect","ink solid",i),...c,...r?[l]:[]]}var Yt=(t,e)=>({x:O(t.x(e)-t.grip/2,2,t.width-t.grip-2),y:4,width:t.grip,height:28});function Re(t,e){let n=Yt(t,e),r=Math.round(e),o=c=>t.x(c)<n.x-12||t.x(c)>n.x+n.width+12,a=Array.from({length:A+1},(c,s)=>s).filter(o).map(c=>v.text(`stop ${c}`,"soft note",[t.x(c),22],c?String(c):"start")),i={x:n.x+n.width/2,y:22.5};return[...a,v("grip","rect","ink solid",{...n,rx:14}),v("grip name","text","paper strong note",i,r?`layer ${r}`:"start")]}var Be=(t,e)=>v("head","line","ruler",{x1:t.x(e),x2:t.x(e),y1:30,y2:t.profileTop+t.profile+4});function Ht(t,e){let n=Math.min(Math.floor(e),A-1);return t[n]+(t[n+1]-t[n])*(e-n)}var He=(t,e)=>[v(`tick ${t}`,"line","ruler",{x1:e.x(0)-8,x2:e.x(0)-2,y1:e.up(t),y2:e.up(t)}),v.text(`scale ${t}`,"soft end note",[e.left-12,e.up(t)+4.5],`${t>0?"+":t<0?"\u2212":""}${Math.abs(t)}`)];function We({tokens:t,token:e,words:n},r,o){let a=o.left-12,i=(s,l)=>W(s,"station",a-4,o.up(l),l,o,"1",.6),c=(s,l,d,p=14)=>v.text(s,"ink end note",[a-p,l+4.5],d);return[v.text("measure","soft start number",[2,o.profileTop-7],`cosine with ${n[0]} \u2212 ${o.small?"":"cosine "}with ${n[1]}`),v.line("zero","rule",[o.x(0)-8,o.up(0),o.x(A)+8,o.up(0)]),i("to across",H),c("across",o.up(H),n[0]),...[.5,0,-.5].flatMap(s=>He(s,o)),i("to up",-H),c("up",o.up(-H),n[1]),...n.flatMap((s,l)=>{let d=t.indexOf(s);if(d<0||d===e||l&&s===n[0])return[];let p={x:o.x(1)+4,y:o.up(r[d][1])+(l?16:-6)};return[v(`outer ${l}`,"text","soft start number",p,s)]})]}function Ye(t,{t:e,lean:n,twin:r},o){let a=w=>Tt(w.map((y,M)=>[o.x(M),o.up(y)])),i=(w,y,M)=>v.path(w,y,a(M)),{token:c}=t,s=n.flatMap((w,y)=>y===c?[]:[i(`way ${y}`,"rule line way",w)]),[l,d]=[Ht(n[c],e),r&&Ht(r,e)],p=e>A-.7,m=o.x(e)+(p?-10:10),u=d===null?0:Math.max(0,7.5-Math.abs(o.up(l)-o.up(d))/2),h=p?Math.max(u,11):u,g=d!==null&&l<d?1:-1,x=p?"end":"start",f=(w,y,M,S)=>v.text(w,`${y} ${x} number`,[m,o.up(M)+S+4.5],T(M));return[...s,...We(t,n,o),...r?[i("way double","soft line way dotted",r)]:[],i("way own","ink line way own",n[c]),...d===null?[]:[W("now double","station open",o.x(e),o.up(d),d,o,"1",.5),f("number double","soft",d,-g*h)],W("now","station",o.x(e),o.up(l),l,o,"1",.5),f("number","ink strong",l,g*h)]}function Ue({t,turns:e},n){let r=n.dials,o=["its vector","turned by"].map((i,c)=>v.text(`turned ${c}`,"soft end note",[n.left-12,r-(n.small?1:13)+14*c],i)),a=(i,c)=>{let s=n.x(c+.5)-(n.small?n.dial/2:n.dial+2),l=i*Math.PI/180,d={x2:s+n.dial*Math.cos(l),y2:r-n.dial*Math.sin(l)},p=Math.round(t)===c+1,m=n.small?{x:n.x(c+.5)+2,y:r+15}:{x:s+n.dial+4,y:r+1};return[v.line(`in ${c+1}`,"soft line needle",[s,r,s+n.dial,r]),v(`out ${c+1}`,"line","ink line needle",{x1:s,y1:r,...d}),v(`turn ${c+1}`,"text",`${p?"ink strong":"soft"}${n.small?"":" start"} note`,m,`${Math.round(i)}\xB0`)]};return[...o,...e.flatMap(a)]}function nt(t,e,{width:n,over:r=null}){let o=I(n,t.tokens.length),a=Array.from({length:A},(c,s)=>s+1),i=[...Ne(e,o,t.token),...a.flatMap(c=>Pe(e,c,o,r)),Be(o,e.t),...ze(e,o),...De(e,o),...Ie(t,e,o),...Ye(t,e,o),...Ue(e,o),...Re(o,e.t)];return{width:n,height:o.height,marks:i}}function ot({tokens:t,token:e},n,r){let o=I(r,t.length),a=Math.max(24,o.row),i=n?`after layer ${n}`:"before the first layer";return[{id:"grip",...Yt(o,n),label:"Layers",slider:!0,kind:"across",aria:{valuemin:0,valuemax:A,valuenow:n,valuetext:i}},..._(t).map((c,s)=>({id:`token ${s}`,x:0,y:o.y(s,e)-a/2,width:o.left-6,height:a,label:`Follow ${B(c)}`,tab:s===e?0:-1,aria:{pressed:s===e}}))]}function Vt({label:t,rest:e,wait:n,begin:r,next:o}){let a=0,i=()=>{C(p,a?"\u275A\u275A":"\u25B6"),N(p,"aria-label",a?"Pause":t)},c=()=>{clearTimeout(a),a=0,i()},s=()=>{a=Number(setTimeout(s,e())),o()||c()},l=()=>{r()!==!1&&(a=Number(setTimeout(s,n??e()/2)),i())},p=b("button",{type:"button",class:"attn-play",onclick:()=>a?c():l()});return i(),{root:p,stop:c}}var Jt=`/* How far a token leans to one of two words, in ten steps of colour either way: as \`color\`, which browsers
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
`;var Kt=`.encoder-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
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
`;var Ke=1e3,Ge=28;function Ze(t,e){let n=u=>t.change(u,{glide:!0}),r=u=>{let h=2*(u>>1),{token:g}=e().sentences[u];n({sentence:u,token:g,across:h,up:h+1})},o=(u,h,g=!1)=>gt({label:u,onChange:h,wide:g}),a=o("Sentence",u=>r(Number(u)),!0),i=(u,h)=>g=>{let{[u]:x,[h]:f}=t.read(),w=Number(g);n(w===f?{[u]:w,[h]:x}:{[u]:w})},c=o("toward",i("across","up")),s=o("or",i("up","across")),l=P("Other sentence",()=>{let u=t.read(),{sentences:h}=e(),g=h[u.sentence^1],x=h[u.sentence].tokens,f=G(x,Math.min(u.token,x.length-1),g.tokens);n({sentence:u.sentence^1,token:f??g.token})}).root,d=j("encoder-words",c.root,s.root),p=null,m=u=>{let h=e();p??=h.sentences.map(({text:g},x,{[x^1]:f})=>[x,rt(g,f.text,Ge)]),a.set(u.sentence,p);for(let[g,x]of[[c,"across"],[s,"up"]])g.set(u[x],h.words.map((f,w)=>[w,f]))};return{sentence:a.root,words:d,other:l,tell:m}}function Qe({text:t,tokens:e,token:n}){let r=0,o=e.map(c=>{let s=t.toLowerCase().indexOf(c,r);return s>=0&&(r=s+c.length),s}),[a,i]=[o[n],e[n].length];return a<0?[t]:[t.slice(0,a),b("b",{},t.slice(a,a+i)),t.slice(a+i)]}var Xe=t=>Vt({label:"Play: through the layers",rest:()=>Ke,begin:()=>{t.read().layer>=A&&t.change({layer:0},{glide:!0})},next:()=>{let{layer:e}=t.read();return e<A&&t.change({layer:e+1},{glide:!0}),e+1<A}});function tn(){let t=b("tbody",{}),e=["token","weight","","",""].map(i=>b("th",{scope:"col"},i)),n=b("p",{class:"encoder-report"}),r=b("details",{},b("summary",{},"Numbers"),n,b("table",{},b("caption",{},"Of each token: the attention it gets in this layer, and cosines after it"),b("thead",{},b("tr",{},...e)),t)),o=()=>{};return r.addEventListener("toggle",()=>o()),{root:r,tell:(i,c)=>{o=()=>{if(!r.open)return;C(n,Rt(i,c)),Dt(c).forEach((l,d)=>C(e[d+2],l));let s=(l,d)=>d?b("td",{},l):b("th",{scope:"row"},l);t.replaceChildren(...It(i,c).map(l=>b("tr",{},...l.map(s))))},o()}}}function en(t,e,{touch:n,point:r}){let o=ct("encoder-map"),a=()=>e(),i=0,c=()=>I(i,a().tokens.length),s=f=>At(o,f),l=f=>{n(),f!==t.read().layer&&t.change({layer:f},{glide:!0})},d=f=>t.change({token:f},{glide:!0}),p=f=>{St(f,()=>S=>l(c().stage(s(S)[0])));let w=S=>()=>O(t.read().layer+S,0,A),[y,M]=[w(-1),w(1)];K(f,{ArrowLeft:y,ArrowDown:y,ArrowRight:M,ArrowUp:M,Home:()=>0,End:()=>A},l)},m=(f,w)=>{let y=()=>Number(w().id.split(" ")[1]);f.addEventListener("click",()=>d(y()));let M=()=>a().tokens.length-1,S=L=>()=>O(y()+L,0,M());K(f,{ArrowUp:S(-1),ArrowLeft:S(-1),ArrowDown:S(1),ArrowRight:S(1),Home:()=>0,End:M},L=>{d(L),u.focus(`token ${L}`)})},u=Mt((f,w)=>w().slider?p(f):m(f,w));o.addEventListener("click",f=>{let[w]=s(f);w>c().left&&l(c().stage(w))}),o.addEventListener("pointermove",f=>{if(f.pointerType!=="mouse")return;let[w,y]=s(f),M=tt(c(),w,y,a().token);r(M!==null&&M.layer<=t.read().layer?M:null)}),o.addEventListener("pointerleave",()=>r(null));let h=lt("Tokens through the layers; arrow keys move","",o,u.root),g=0;return{root:h,paint:(f,w,y=g)=>{y!==g&&([g,i]=[y,Math.round(h.clientWidth)]),i!==0&&(Ot(o,nt(a(),f,{width:i,over:w})),u.set(ot(a(),t.read().layer,i)))}}}var nn=({model:t,revision:e,sha256:n})=>`Ribbons are the followed token\u2019s attention, the mean of twelve heads, each as wide as its weight and coloured like where it comes from; what travels is not the vector itself but its value. A token leans by its cosine with the first word less that with the second, each word read alone: round to the first, square to the second. Dotted: the same word in the other sentence. Each layer turns the vector by the angle between what comes in and what goes out. Cosines of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n.slice(0,8)}\u2026, stored in two bytes each, are off by less than 0.0001.`;function on(t,e,n){let r=null,o=null,a=null,i=null,c=null,s=()=>e.read(),l=Xe(e),d=$=>{a===null||JSON.stringify($)===JSON.stringify(c)||(c=$,i&&p.paint(i,c),u.set(c?Pt(a,c):X(s(),a)))},p=en(e,()=>a,{touch:l.stop,point:d}),m=Ze(e,()=>r),[u,h]=[xt(),tn()],g=P("Reset",()=>{l.stop(),h.root.removeAttribute("open"),e.reset()}).root,x=mt("Drag the playhead or press play; press a word to follow it; then take the other sentence."),f=b("p",{class:"attn-source"}),w=b("p",{class:"encoder-text","aria-hidden":"true"}),y=j("attn-row encoder-row",l.root,m.other,g),M=j("encoder-controls",y,m.sentence,m.words,u.root),S=U(n,"encoder").then($=>{[r,o]=[$,zt($)],C(f,nn($))}),L=at(n,"encoder",($,E)=>Nt(r,$,E)),q=$=>{let{token:E,lean:k,weights:z,twinLean:F,turns:Gt}=o($);return{t:$.layer,row:E,lean:k,weights:z,twin:F,turns:Gt}};return{parts:[x,w,j("encoder-board",p.root,M),h.root,f],ready:S,say:u.set,wants:$=>L.wants(jt($)),ahead:()=>L.ahead(Z),glides:q,tell:$=>{o!==null&&([a,c]=[o($),null],m.tell($),h.tell($,a),w.replaceChildren(...Qe(a)),u.set(X($,a)))},paint:($,E,k)=>{i=$,a&&p.paint($,c,k)},stop:()=>(l.stop(),u.stop())}}var ao=kt({name:"encoder",label:"Live figure: a token through the layers of a real model",style:Jt+Kt,controls:["sentence","token","layer","across","up"],ms:300,build:on});export{ao as default,X as describe,zt as explorer,Nt as put,Ut as scene};
