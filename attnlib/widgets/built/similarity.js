// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var mt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var fe="http://www.w3.org/2000/svg";var ln=Math.random().toString(36).slice(2,8);function gt(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var M=(t,e={},...n)=>gt(document.createElement(t),e,n),E=(t,...e)=>M("div",{class:t},...e),he=(t,e={},...n)=>gt(document.createElementNS(fe,t),e,n),tt=(t="")=>he("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function P(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function I(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var xt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var wt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
.attn thead th { font-weight: 600; }
.attn thead th { border-bottom-color: var(--edge); }

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
`;var bt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var R=(t,e)=>t.reduce((n,r,o)=>n+r*e[o],0);var N=t=>Math.hypot(...t),et=t=>t[0].map((e,n)=>t.map(r=>r[n]));function nt(t,e){let n=et(e);return t.map(r=>n.map(o=>R(r,o)))}function yt(t,e=1,n=null){let r=s=>n===null||n[s],o=Math.max(...t.filter((s,c)=>r(c))),a=t.map((s,c)=>r(c)?Math.exp((s-o)/e):0),i=a.reduce((s,c)=>s+c,0);return i>0?a.map(s=>s/i):a}var $=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var vt=200,we=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,be=t=>t*t*(3-2*t);function rt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>rt(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,a])=>[o,rt(t[o],a,n)]);return Object.fromEntries(r)}return e}function $t(t,e,n){let[r,o,a,i,s,c]=[t,t,t,0,0,0],l=!1,p=d=>{let f=$(d-s,0,64);if(s=d,l){let m=$((d-i)/e);r=rt(o,a,be(m)),l=m<1}let u=n(r,f);c=l||u?requestAnimationFrame(p):0};return{go(d,f){if(we()){[r,a,l]=[d,d,!1],n(r,1/0);return}[o,a,i,l]=[r,d,performance.now(),f],f||(r=d,n(r,0)),c||([s,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(c)}}function kt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}var A=(t,e=2)=>kt(Math.abs(t)<.5*10**-e?0:t,e);function O(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var W=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function H(t,e){let n=M("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>I(n,"aria-pressed",String(r))}}var ot=(...t)=>M("p",{class:"attn-hint"},...t);function Mt(t=700){let e=M("p",{class:"attn-summary"}),n=M("span",{class:"attn-hidden",role:"status"}),r,o=(a,i=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>P(n,i),t)),P(e,a)};return{root:M("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}var ye=0,At=({_own:t,_drawn:e})=>t?.name?e??{}:{};function St(t,e){let[n,r,o]=[!1,0,""],a={},i=c=>{a=c;let l=c._own;if(l?.turn!==r&&([r,n]=[l?.turn,!1]),n)return;let p=l?.name?e(c,l.kind):null,d=p?JSON.stringify([l,p]):"";d!==o&&([o,n]=[d,p!==null],p&&t.send({own:{...p,name:l.name,turn:++ye}}))},s=()=>{n=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function ve(t,e){let{name:n,kind:r=""}=t._own??{};if(!n)return"";let{fault:o,note:a,weights:i,mask:s}=At(t),c=!!(i??s);return e(t,r)===null?`The book\u2019s picture: your ${n} has no part in it.`:o?`Your ${o} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function Et(t,e){let n=M("span",{role:"status"}),r=H("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=E("attn-own",n,r.root);return{root:o,tell:i=>{let s=ve(i,e);o.hidden=s==="",o.classList.toggle("fault",!!At(i).fault),P(n,s)}}}function qt(t,e,n=[]){let r=[...e,...n],o=[],a=!1,i=()=>Object.fromEntries(r.map(d=>[d,t.get(d)])),s=d=>{if(a)return;let f=i();o.forEach(u=>u(f,d))},c=()=>s(null);e.forEach(d=>t.on(`change:${d}`,c));let l=(d,{glide:f=!1}={})=>{a=!0;for(let[u,m]of Object.entries(d))t.set(u,m);a=!1,s({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:i,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void o.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function $e(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ke(t,e,n,r){let[o,a]=[0,!1],i=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},s=c=>{let l=++o,p=e.wants?.(n())??null;if(i(p!==null),p===null)return r(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===o&&s(c),()=>l===o&&e.say?.(d))};return s}function Ot({name:t,label:e,style:n,controls:r,fixed:o=[],ms:a=vt,asks:i,build:s}){return{render:({model:l,el:p})=>{let d=M("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=d.attachShadow({mode:"open"});f.append(M("style",{},[xt,wt,bt,n].join(`
`)));let u=qt(l,i?[...r,"_own","_drawn"]:r,o),m=s(u.read(),u,l),w=i&&{...St(l,i),...Et(l,i)},h=M("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},m.parts[0],...w?[w.root]:[],...m.parts.slice(1));f.append(h),p.append(d);let x=()=>{let b=m.glides??(S=>S),k=0,q=()=>{let S=u.read();m.tell(S),w?.tell(S),w?.ask(S),w&&(h.dataset.own=S._own?.kind??"")},v=$t(b(u.read()),a,(S,X)=>k>0&&m.paint(S,X,k)),z=()=>{let S=Math.round(h.clientWidth);S===k||S===0||(k=S,$e(p),v.again())},K=ke(h,m,u.read,S=>{q(),v.go(b(u.read()),S)});u.follow((S,X)=>{h.classList.add("touched"),K(X?.glide??!0)}),q(),z();let ht=new ResizeObserver(z);return ht.observe(h),m.ahead?.(),()=>{ht.disconnect(),v.stop(),u.stop(),w?.stop(),m.stop?.()}},y=async()=>{await m.ready;for(let b;b=m.wants?.(u.read());)await b;return x()};return m.ready?y():x()}}}var Me=Math.sqrt(50),Ae=Math.sqrt(10),Se=Math.sqrt(2);function at(t,e,n){let r=(e-t)/Math.max(0,n),o=Math.floor(Math.log10(r)),a=r/Math.pow(10,o),i=a>=Me?10:a>=Ae?5:a>=Se?2:1,s,c,l;return o<0?(l=Math.pow(10,-o)/i,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,o)*i,s=Math.round(t/l),c=Math.round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=n&&n<2?at(t,e,n*2):[s,c,l]}function G(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[o,a,i]=r?at(e,t,n):at(t,e,n);if(!(a>=o))return[];let s=a-o+1,c=new Array(s);if(r)if(i<0)for(let l=0;l<s;++l)c[l]=(a-l)/-i;else for(let l=0;l<s;++l)c[l]=(a-l)*i;else if(i<0)for(let l=0;l<s;++l)c[l]=(o+l)/-i;else for(let l=0;l<s;++l)c[l]=(o+l)*i;return c}var zt="http://www.w3.org/2000/svg",it=t=>Math.round(t*10)/10+0;function g(t,e,n,r,o){let a={};for(let i in r){let s=r[i];a[i]=typeof s=="number"?it(s):s}return{id:t,shape:e,role:n,at:a,...o===void 0?{}:{text:o}}}g.line=(t,e,[n,r,o,a],i)=>g(t,"line",e,{x1:n,y1:r,x2:o,y2:a,...i});g.rect=(t,e,[n,r,o,a],i)=>g(t,"rect",e,{x:n,y:r,width:o,height:a,...i});g.circle=(t,e,[n,r,o],a)=>g(t,"circle",e,{cx:n,cy:r,r:o,...a});g.path=(t,e,n,r)=>g(t,"path",e,{d:n,...r});g.text=(t,e,[n,r],o,a)=>g(t,"text",e,{x:n,y:r,...a},o);var st=t=>`M${t.map(([e,n])=>`${it(e)} ${it(n)}`).join("L")}`;var Tt=new WeakMap;function Ee(t,e){let{node:n,role:r,at:o}=t;r!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)o[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in o)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Oe)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var qe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Oe(t){let e=document.createElementNS(zt,"tspan");for(let[n,r]of Object.entries(qe(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function lt(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=Tt.get(t)??new Map;Tt.set(t,a);let i=new Map(r.map(c=>[c.id,c]));for(let[c,{node:l,shape:p}]of a)i.get(c)?.shape!==p&&(l.remove(),a.delete(c));let s=t.firstChild;for(let c of r){let l=a.get(c.id);if(!l){let p=document.createElementNS(zt,c.shape);p.setAttribute("data-id",c.id),l={node:p,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}Ee(l,c),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}var C=({width:t,height:e,edge:n})=>Math.min(t,e)/2/n,ct=t=>[t.left+t.width/2,t.top+t.height/2];function L(t,[e,n]){let[r,o]=ct(t);return[r+e*C(t),o-n*C(t)]}function pt(t){let[e,n]=ct(t);return G(0,t.edge,3).filter(o=>o>0&&o<=t.edge).map(o=>({length:o,x:e+o*C(t)-3,y:n+12}))}function It(t,e){let{left:n,top:r,width:o,height:a}=e,[i,s]=ct(e);return[g.rect(`${t} ground`,"tint",[n,r,o,a],{rx:6}),g.path(`${t} axes`,"rule",`M${n} ${s}h${o}M${i} ${r}v${a}`),...pt(e).flatMap(({length:c,x:l,y:p})=>[g.circle(`${t} ring ${c}`,"rule",[i,s,c*C(e)]),g.text(`${t} length ${c}`,"soft small end",[l,p],String(c))])]}var Te={arrow:(t,e,n,r,[o,a])=>{let i=(s,c)=>`${(n-s*o-c*a).toFixed(1)} ${(r-s*a+c*o).toFixed(1)}`;return g.path(t,`${e} solid`,`M${i(0,0)}L${i(10,4.6)}L${i(10,-4.6)}Z`)},ring:(t,e,n,r)=>g.circle(t,`${e} ring`,[n,r,4.5]),square:(t,e,n,r)=>g.rect(t,`${e} solid`,[n-4.5,r-4.5,9,9])};function Lt(t,e,n,r,o="arrow"){let[a,i]=L(n,[0,0]),s=L(n,r),c=Math.hypot(s[0]-a,s[1]-i);if(c<1e-9)return[g.circle(`${t} dot`,`${e} solid`,[a,i,4])];let l=[(s[0]-a)/c,(s[1]-i)/c],p=Math.min(c,o==="arrow"?8:4.5);return[g(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:i,x2:s[0]-p*l[0],y2:s[1]-p*l[1]}),Te[o](`${t} head`,e,s[0],s[1],l)]}function Nt(t,e,n,r){let[o,a]=L(n,r),i=Math.round(Math.atan2(r[1],r[0])*180/Math.PI);return{id:t,label:e,x:o-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:i,valuetext:`x ${A(r[0])}, y ${A(r[1])}`}}}var ze=t=>Math.round(t*10)/10,Ct=new WeakMap;function dt(t){let e=E("attn-hits"),n=new Map,r=a=>{let i=a.slider?M("div",{role:"slider",tabindex:0}):M("button",{type:"button"}),s={node:i,hit:a};return n.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:c})=>c));for(let[c,{node:l}]of n)s.has(c)||(l.remove(),n.delete(c));a.forEach((c,l)=>{let p=n.get(c.id)??r(c);Ie(p.node,p.hit=c,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Ie(t,{x:e,y:n,width:r,height:o,label:a,kind:i="",aria:s={},tab:c=0,lang:l},p){let[d,f,u,m]=[e,n,r,o].map(h=>ze(p*h)),w=`left:${d}px;top:${f}px;width:${u}px;height:${m}px`;Ct.get(t)!==w&&(t.style.cssText=w,Ct.set(t,w)),I(t,"class",`attn-hit ${i}`.trim()),I(t,"aria-label",a),I(t,"tabindex",c),l&&I(t,"lang",l);for(let[h,x]of Object.entries(s))I(t,`aria-${h}`,String(x))}function _t(t,{clientX:e,clientY:n}){let{left:r,top:o}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-r)/a,(n-o)/a]}function Dt(t,e,n=()=>{}){let r=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),r=e(o)}),t.addEventListener("pointermove",o=>r?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{r!==null&&n(),r=null})}var Le={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Pt(t,{plane:e,read:n,move:r,hold:o=()=>{}}){let a=i=>_t(t.parentElement,i);Dt(t,i=>{let[s,c]=[n(),a(i)];return o(!0),l=>{let p=C(e()),[d,f]=a(l);r([s[0]+(d-c[0])/p,s[1]-(f-c[1])/p])}},()=>o(!1)),t.addEventListener("keydown",i=>{let s=Le[i.key];if(!s||i.ctrlKey||i.metaKey||i.altKey)return;i.preventDefault(),i.stopPropagation();let c=i.shiftKey?.5:.1;r(n().map((l,p)=>l+c*s[p]))})}function Rt(t,e,n,r){let o=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>r(o()[0],o()[1],!1)),t.addEventListener("keydown",a=>{let s={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!s||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[c,l]=o().map((p,d)=>$(p+s[d],0,n-1));r(c,l,!0)})}var _=3,Ne=t=>N(t)>0?t.map(e=>e/N(t)):t;function Ce(t){let[e,n,r]=t.slice(0,3).map(Ne),o=R(e,n),a=(R(e,r)+R(n,r))/2,i=[0,1,2].filter(s=>N(t[s])===0);return{opposition:o,attraction:a,limit:Math.sqrt(Math.max(0,(1+o)/2)),lost:i}}function U({vectors:t}){let e=nt(t,et(t)),n=e.map(r=>yt(r));return{scores:e,weights:n,output:nt(n,t),...Ce(t)}}var Wt=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var De="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Pe=1.12,V=1.18,j=new Map;function Re(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,o)=>r+(De[o.charCodeAt(0)-32]??556),0);return Pe*n/1e3}function D(t,e){return j.size>5e3&&j.clear(),j.has(t)||j.set(t,Re(t)),e*j.get(t)}var Ft=8,Ht=14,We=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],He=[0,12,26,42,60,80,102,126],ut=([t,e],n,r)=>({x:t,y:e,half:n,high:r,leader:null}),Y=({x:t,y:e,half:n,high:r},[o,a])=>Math.hypot(Math.max(0,Math.abs(o-t)-n),Math.max(0,Math.abs(a-e)-r));function Kt({x:t,y:e,half:n,high:r},o,a){let[i,s]=[0,1];for(let[c,l,p,d]of[[o[0],a[0],t,n],[o[1],a[1],e,r]]){let f=l-c;if(Math.abs(f)<1e-9){if(Math.abs(c-p)>=d)return 0;continue}let u=[(p-d-c)/f,(p+d-c)/f];i=Math.max(i,Math.min(...u)),s=Math.min(s,Math.max(...u))}return Math.max(0,s-i)}var jt=(t,[e,n,r,o])=>Kt(t,[e,n],[r,o])>0,je=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function Bt({x:t,y:e,half:n,high:r},[o,a]){let[i,s]=[$(o,t-n,t+n),$(a,e-r,e+r)],c=Math.hypot(o-i,a-s),l=(c-6)/c;return[i,s,i+l*(o-i),s+l*(a-s)]}function*Be({left:t,top:e,width:n,height:r},[o,a],i,s,c){for(let l of He)for(let p of We){let d=p*Math.PI/180,[f,u]=[Math.cos(d),Math.sin(d)],[m,w]=[c[0]*f-c[1]*u,c[0]*u+c[1]*f],h=Ft+1+l,x=Math.min((i+h)/Math.abs(m||1e-9),(s+h)/Math.abs(w||1e-9)),y=V*i,b=$(o+x*m,t+y,t+n-y),k=$(a+x*w,e+s+1,e+r-s-1);yield{name:ut([b,k],i,s),cost:l+.12*Math.abs(p)}}}function*Fe({left:t,top:e,width:n,height:r},o,a){for(let i=e+a+1;i<=e+r-a-1;i+=a)for(let s=t+V*o;s<=t+n-V*o;s+=10)yield{name:ut([s,i],o,a),cost:300}}function Ke(t,e,n,r,o=[]){let a=[...o,...pt(t).map(({x:u,y:m})=>[u-5,m-4])],i=L(t,[0,0]),s=.55*r,c=n.map(([u,m])=>Math.hypot(u-i[0],m-i[1])),l=[],p=(u,m)=>{let{half:w}=u;if(l.some(v=>je(u,v)))return 1/0;let h=Y(u,n[m]),x=v=>Y(u,v)<Ft,y={...u,half:w+4,high:u.high+2},b=n.map((v,z)=>Kt(y,i,v)*c[z]),k=h>Ht?Bt(u,n[m]):null,q=l.filter(v=>k&&jt(v,k)||v.leader&&jt(u,v.leader));return 1e3*n.filter(x).length+(b[m]>0?1e3:0)+2*b.reduce((v,z)=>v+z,0)+24*n.filter(v=>Y(u,v)<h-1).length+30*q.length+20*a.filter(x).length},d=e.map((u,m)=>m).sort((u,m)=>c[m]-c[u]),f=[];for(let u of d){let m=D(e[u],r)/2,w=c[u]>0?[0,1].map(y=>(n[u][y]-i[y])/c[u]):[1,0],h={name:ut(n[u],m,s),cost:1/0};for(let y of[Be(t,n[u],m,s,w),Fe(t,m,s)]){if(h.cost<1e3)break;for(let{name:b,cost:k}of y){let q=k<h.cost?k+p(b,u):1/0;q<h.cost&&(h={name:b,cost:q})}}let{name:x}=h;Y(x,n[u])>Ht&&(x.leader=Bt(x,n[u])),l.push(f[u]=x)}return f}function Gt(t,{plane:e,words:n,roles:r,tips:o,size:a,others:i}){return Ke(e,n,o,a,i).flatMap(({x:s,y:c,leader:l},p)=>[...l?[g(`${t}leader ${p}`,"line","soft line leader",{x1:l[0],y1:l[1],x2:l[2],y2:l[3]})]:[],g.text(`${t}name ${p}`,`${r[p]} name`,[s,c+5],n[p])])}var Vt=18,Ut=t=>t.length>6?`${t.slice(0,4)}.`:t,Z=({left:t,top:e,side:n,wide:r,tall:o},a,i)=>[t+n+i*r,e+Vt+a*o],Yt=({tall:t,words:e})=>Vt+e.length*t;function Zt(t,{shares:e,texts:n,small:r,hue:o}){let{id:a,left:i,top:s,side:c,wide:l,tall:p,words:d,roles:f=d.map(()=>"ink"),columns:u=f}=t,m=d.flatMap((h,x)=>[g.text(`${a} column ${x}`,`${u[x]} head`,[i+c+(x+.5)*l,s+12],Ut(h)),g.text(`${a} row ${x}`,`${f[x]} head start`,[i,Z(t,x,0)[1]+p/2+4.5],Ut(h))]),w=e.flatMap((h,x)=>h.flatMap((y,b)=>{let[k,q]=Z(t,x,b),v={x:k+1,y:q+1,width:l-2,height:p-2,rx:3},z=$(Math.abs(y)).toFixed(3),K=k+l/2;return[g(`${a} bed ${x} ${b}`,"rect","tint",v),g(`${a} cell ${x} ${b}`,"rect",`${y<0?"minus":o} shade`,{...v,"fill-opacity":z}),g.text(`${a} number ${x} ${b}`,`ink number${r?" strong":""}`,[K,q+(r?p/2-2.5:p/2+4.5)],n[x][b]),...r?[g.text(`${a} small ${x} ${b}`,"ink small",[K,q+p/2+11],r[x][b])]:[]]}));return[...m,...w]}function ft(t,e,n,r,o){let[a,i]=Z(t,r,o),s={x:a+1,y:i+1,width:t.wide-2,height:t.tall-2,rx:3};return g(`${t.id} ${e}`,"rect",`${n} frame`,s)}var Jt=(t,e,n,r)=>t.words.flatMap((o,a)=>t.words.map((i,s)=>{let[c,l]=Z(t,a,s),p=a===n[0]&&s===n[1];return{id:`${t.id} ${a} ${s}`,x:c,y:l,width:t.wide,height:t.tall,label:e(a,s),tab:p?0:-1,...r?{aria:{pressed:p}}:{}}}));var Qt=t=>Math.round(Math.acos($(t,-1,1))*180/Math.PI),T=t=>`\u201C${t}\u201D`,Ge=-.8,Ue=.9;function Ve({words:t},{opposition:e,attraction:n,limit:r,lost:o}){let[a,i,s]=t.map(T);if(o.length){let[f,u,m]=o.length>1?["have","they make","directions"]:["has","it makes","direction"];return`${W(o.map(h=>T(t[h])))} ${f} no length, so no ${m}, and ${u} no angle with any word.`}let[c,l]=[`${a} and ${i}`,`${Qt(e)}\xB0 apart`];if(n>=Ue)return`${c} both point at ${s} (mean cosine ${A(n)}), but they are only ${l}, not opposite.`;let p=`are ${l} (cosine ${A(e)})`,d=`is ${A(n)}; at that angle it can be ${A(r)} at most.`;return e<=Ge?`${c} cannot both point at ${s}: they ${p}. Their mean cosine with it ${d}`:`${c} ${p}. Their mean cosine with ${s} ${d}`}function Ye({words:t,pair:[e,n]},{scores:r,weights:o}){let[a,i]=[T(t[e]),T(t[n])],s=A(r[e][n]);if(e===n)return`${a} has the score ${s} with itself, its squared length, and keeps ${O(o[e][e])} of its weight.`;let[c,l]=[O(o[e][n]),O(o[n][e])],p=`${a} and ${i} share one score, ${s}`;return c===l?`${p}, and each gives the other ${c} of its weight.`:`${p}, but ${a} gives ${i} ${c} and ${i} gives ${a} ${l}.`}function Xt(t,e){let{words:n,vectors:r}=t,[o,a,i]=n.map(T),[s,c]=[O(e.weights[0][2]),O(e.weights[1][2])],p=r.every(d=>N(d.map((f,u)=>f-r[0][u]))<.01)?"All five words are one arrow, so every weight is 20.0%.":`${o} gives ${i} ${s} of its weight, ${a} ${c}.`;return[Ve(t,e),p,Ye(t,e)].join(" ")}function te(t,{opposition:e,scores:n,weights:r,lost:o},a){let{pair:[i,s],vectors:c}=t,l=t.words.map(T),p=l.filter((h,x)=>String(c[x])!==String(a.vectors[x])),[d,f,u]=l;if(String(t.pair)===String(a.pair)&&!p.length)return"";if(![d,f,u].some(h=>p.includes(h))){let h=`${l[i]} and ${l[s]}: score ${A(n[i][s])}`,[x,y]=[O(r[i][s]),O(r[s][i])];return i===s?`${l[i]} with itself: score ${A(n[i][i])}, weight ${x}.`:`${h}; ${l[i]} gives ${x}, ${l[s]} gives back ${y}.`}if(o.length)return`${W(o.map(h=>l[h]))}: no length, no direction.`;let[m,w]=[O(r[0][2]),O(r[1][2])];return`${d} and ${f} ${Qt(e)}\xB0 apart; to ${u}: ${d} ${m}, ${f} ${w}.`}function ee({words:t},e,n,r,o){let a=A(e[n][r][o]);return n==="scores"?`score of ${T(t[r])} and ${T(t[o])}: ${a}`:`${T(t[r])} gives ${T(t[o])} the weight ${a}`}var re=520,J=56,ne=_+.5,Ze=2*_**2;function B(t){if(t<re){let[r,o]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:r,edge:ne},aims:{left:J,top:r+26,width:t-J-14,height:o-26},height:r+o+36}}let e=Math.round(Math.min(.6*t,400)),n=Math.min(t-e-J-34,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:ne},aims:{left:e+J+22,top:(e-n)/2-8,width:n,height:n},height:e}}function Je({vectors:t,words:e},n){let{plane:r}=B(n);return[...It("plane",r),...t.flatMap((o,a)=>Lt(`word ${a}`,`word${a}`,r,o)),...Gt("",{plane:r,words:e,roles:e.map((o,a)=>`word${a}`),tips:t.map(o=>L(r,o)),size:n<re?14:15})]}var oe=({left:t,top:e,width:n,height:r},[o,a])=>[t+(1-o)*n/2,e+(1-a)*r/2];function Qe(t){let e=Array.from({length:81},(c,l)=>{let p=-1+l/40;return oe(t,[2*p*p-1,p])}),{left:n,top:r,width:o,height:a}=t,[i,s]=[n+o/2,r+a/2];return[g.rect("all","edge frame",[n,r,o,a],{left:n}),g.path("region","tint region",`${st(e)}Z`),g.path("cross","rule",`M${n} ${s}h${o}M${i} ${r}v${a}`)]}function Xe({words:[t,e,n]},{left:r,top:o,width:a,height:i}){let[s,c]=[r+a,o+i],l=(f,u,m,w,h)=>g.text(f,`${u} small`,[m,w],h),p=D("same",13)+D("opposite",13)+16,d=D(`${t} and ${e}`,14)+p>a?33:0;return[g.path("star","ink solid",tn(s-2,o+2)),l("wanted","ink end",s-14,o+14,"wanted"),l("can","soft start",r+48,o+i/2+24,"can be had"),l("cannot","soft end",s-6,c-8,"cannot"),l("same","soft start",r,c+15,"same"),l("opposite","soft end",s,c+15,"opposite"),l("first aim","ink strong",r+a/2,c+15+d,`${t} and ${e}`),l("towards","soft end",r-6,o+9,"towards"),l("away","soft end",r-6,c,"away"),l("second aim","ink strong start",r,o-9,`both and ${n}`)]}function tn(t,e){let n=Array.from({length:10},(r,o)=>{let[a,i]=[o%2?3.6:9,o*Math.PI/5];return[t+a*Math.sin(i),e-a*Math.cos(i)]});return`${st(n)}Z`}function en({words:t},e,n){let{left:r,top:o,width:a,height:i}=n;if(e.lost.length){let f=`${W(e.lost.map(u=>t[u]))}: no direction`;return[g.text("none","ink strong small",[r+a/2,o+i/2-10],f)]}let{opposition:s,attraction:c}=e,[l,p]=oe(n,[s,c]),d=p<o+i/2?1:-1;return[g.line("across","ruler thread",[r,p,l,p]),g.line("down","ruler thread",[l,p,l,o+i+4]),g.circle("now","ink ring dot",[l,p,6.5]),g.text("opposition","ink strong small",[$(l,r+16,r+a-16),o+i+31],A(s)),g.text("attraction","ink strong small halo start",[r+5,p+(d>0?15:-6)],A(c))]}function ae(t,e,{width:n}){let{aims:r,height:o}=B(n),a=[...Je(t,n),...Qe(r),...Xe(t,r),...en(t,e,r)];return{width:n,height:o,marks:a}}var ie=({vectors:t,words:e},{width:n})=>t.map((r,o)=>Nt(`tip ${o}`,`arrow of \u201C${e[o]}\u201D; arrow keys move its tip`,B(n).plane,r)),Q=36,nn={scores:["Scores","row \xB7 column: the same both ways"],weights:["Weights","softmax of each row: not the same","softmax of each row"]};function se(t,e,n){let r=e.map((a,i)=>`word${i}`),o=(n-44)/e.length;return{id:t,left:0,top:Q,side:44,wide:o,tall:27,words:e,roles:r}}function le(t,{words:e,pair:[n,r]},{scores:o,weights:a},{width:i}){let s=se(t,e,i),c=(h,x)=>h.map(y=>y.map(b=>A(b,x))),l=o.map(h=>h.map(x=>x/Ze)),p=t==="scores"?{hue:"plus",shares:l,texts:c(o,1)}:{hue:"weight",shares:a,texts:c(a,2)},[d,...f]=nn[t],u=c(a,2).some((h,x,y)=>h.some((b,k)=>b!==y[k][x])),m=f[+(t==="weights"&&!u)],w=[g.text(`${t} title`,"ink strong start",[0,Q-22],d),g.text(`${t} note`,"soft small start",[0,Q-6],m),...Zt(s,p),ft(s,"there","ink",n,r),...n===r?[]:[ft(s,"back","ink back",r,n)]];return{width:i,height:Q+Yt(s)+4,marks:w}}var ce=(t,e,n,{width:r})=>Jt(se(t,e.words,r),(o,a)=>ee(e,n,t,o,a),e.pair,!0);var pe=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
.similarity-space .attn-hit { border-radius: 50%; }
.similarity-squares { display: grid; gap: 14px; min-width: 0; }
.similarity-squares .attn-hint { margin: -8px 0 0; font-size: 0.867em; }
.attn-similarity .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (max-width: 860px) {
  .similarity-board { grid-template-columns: minmax(0, 1fr); }
  .attn-similarity .attn-summary { min-height: 5.8em; }
}
@container (min-width: 520px) and (max-width: 860px) {
  .similarity-squares { grid-template-columns: 1fr 1fr; column-gap: 40px; }
  .similarity-squares .attn-hint { grid-column: 2; }
}
@container (max-width: 519px) {
  .similarity-board { gap: 10px; }
  /* One column: the weights come after the plane and the controls before the scores, so that plane, weights and
     controls fit one screen of a phone. */
  .attn-similarity { display: flex; flex-direction: column; }
  .attn-similarity .similarity-board, .similarity-squares { display: contents; }
  .similarity-space { order: 1; } .similarity-weights { order: 2; } .similarity-squares .attn-hint { order: 3; margin: 2px 0 0; }
  .similarity-controls { order: 4; } .similarity-summary { order: 5; } .similarity-scores { order: 6; }
  .scene text.name { font-size: 14px; }
  .similarity-space, .similarity-weights { margin-top: 10px; }
  .attn-similarity .attn-summary { min-height: 11.6em; }
}
@media print { .similarity-controls, .attn-hint { display: none; } }
`;var F=t=>t.read();function on(t){let e=tt(),n=600,r=s=>Math.round(100*$(s,-_,_))/100,o=dt((s,c)=>{let l=Number(c().id.split(" ")[1]),p=d=>F(t).vectors.map((f,u)=>u===l?d.map(r):f);Pt(s,{plane:()=>B(n).plane,read:()=>F(t).vectors[l],move:d=>t.change({vectors:p(d)})})}),a=E("attn-stage similarity-space",e,o.root);return{root:a,paint:(s,c)=>{n=Math.round(a.clientWidth),lt(e,ae(s,c,{width:n})),o.set(ie(s,{width:n}))}}}function de(t,e){let n=tt(),r=dt((i,s)=>{Rt(i,()=>s().id,F(e).words.length,(c,l,p)=>{e.change({pair:[c,l]}),p&&r.focus(`${t} ${c} ${l}`)})}),o=E(`attn-stage similarity-${t}`,n,r.root);return{root:o,paint:(i,s)=>{let c=Math.round(o.clientWidth);lt(n,le(t,i,s,{width:c})),r.set(ce(t,i,s,{width:c}))}}}function an(t,e){let n=()=>e.change({vectors:U(F(e)).output},{glide:!0}),r=[on(e),de("scores",e),de("weights",e)],[o,a,i]=r.map(({root:w})=>w),s=[H("Blend once",n),H("Reset",e.reset)],c=Mt(),[l,p]=[t,""],d=ot("Drag the arrows: can \u201Chot\u201D and \u201Ccold\u201D be opposite and both point at \u201Ctemperature\u201D? Bring the dot to the star."),f=ot("Press a weight to compare it with its mirror, the dotted box."),u=E("similarity-board",o,E("similarity-squares",a,i,f)),m=E("attn-row similarity-controls",...s.map(({root:w})=>w));return{parts:[d,u,m,E("similarity-summary",c.root)],tell:w=>{let h=U(w);p=te(w,h,l)||p,l=w,c.set(Xt(w,h),p)},glides:({vectors:w})=>({vectors:w}),paint:({vectors:w})=>{let h={...F(e),vectors:w},x=U(h);for(let{paint:y}of r)y(h,x)},stop:c.stop}}var Nr=Ot({name:"similarity",label:"Live figure: words that attend to each other",style:mt+Wt+pe,controls:["vectors","pair"],fixed:["words"],build:an});export{U as compute,Nr as default,Xt as describe};
