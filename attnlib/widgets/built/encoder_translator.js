// Joined by `make figures` from src/encoder_translator and src/kit: change those, not this.
var Ht=Object.defineProperty;var Pt=(t,e)=>{for(var n in e)Ht(t,n,{get:e[n],enumerable:!0})};function rt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let o=a=>{a?.data===e&&(t.off("msg:custom",o),r(a.content))};t.on("msg:custom",o),t.send({ask:e})}),n[e]}var Bt="http://www.w3.org/2000/svg",Wt=0,Rt=Math.random().toString(36).slice(2,8),ot=t=>`attn-${Rt}-${t}-${++Wt}`;function at(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var x=(t,e={},...n)=>at(document.createElement(t),e,n),k=(t,...e)=>x("div",{class:t},...e),Vt=(t,e={},...n)=>at(document.createElementNS(Bt,t),e,n),st=(t="")=>Vt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function O(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function M(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var it=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var lt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ct=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var _=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var dt=200,Ut=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Yt=t=>t*t*(3-2*t);function D(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>D(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,a])=>[o,D(t[o],a,n)]);return Object.fromEntries(r)}return e}function pt(t,e,n){let[r,o,a,s,c,l]=[t,t,t,0,0,0],i=!1,d=p=>{let u=_(p-c,0,64);if(c=p,i){let g=_((p-s)/e);r=D(o,a,Yt(g)),i=g<1}let h=n(r,u);l=i||h?requestAnimationFrame(d):0};return{go(p,u){if(Ut()){[r,a,i]=[p,p,!1],n(r,1/0);return}[o,a,s,i]=[r,p,performance.now(),u],u||(r=p,n(r,0)),l||([c,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(l)}}var H=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function z(t,e){let n=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>M(n,"aria-pressed",String(r))}}var ft=(...t)=>x("p",{class:"attn-hint"},...t);function ut(t,e,n){let r=ot("choice"),o=new Map,a=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,c]of Object.entries(e))o.set(s,x("input",{type:"radio",name:r,onchange:()=>n(s)})),a.append(x("label",{},o.get(s),x("span",{},c)));return{root:a,set:s=>void(o.get(s).checked=!0)}}function ht(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),r,o=(a,s=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>O(n,s),t)),O(e,a)};return{root:x("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}var Zt=0,mt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function gt(t,e){let[n,r,o]=[!1,0,""],a={},s=l=>{a=l;let i=l._own;if(i?.turn!==r&&([r,n]=[i?.turn,!1]),n)return;let d=i?.name?e(l,i.kind):null,p=d?JSON.stringify([i,d]):"";p!==o&&([o,n]=[p,d!==null],d&&t.send({own:{...d,name:i.name,turn:++Zt}}))},c=()=>{n=!1,s(a)};return t.on("change:_drawn",c),{ask:s,stop:()=>t.off("change:_drawn",c)}}function Qt(t,e){let{name:n,kind:r=""}=t._own??{};if(!n)return"";let{fault:o,note:a,weights:s,mask:c}=mt(t),l=!!(s??c);return e(t,r)===null?`The book\u2019s picture: your ${n} has no part in it.`:o?`Your ${o} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function xt(t,e){let n=x("span",{role:"status"}),r=z("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=k("attn-own",n,r.root);return{root:o,tell:s=>{let c=Qt(s,e);o.hidden=c==="",o.classList.toggle("fault",!!mt(s).fault),O(n,c)}}}function wt(t,e,n=[]){let r=[...e,...n],o=[],a=!1,s=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),c=p=>{if(a)return;let u=s();o.forEach(h=>h(u,p))},l=()=>c(null);e.forEach(p=>t.on(`change:${p}`,l));let i=(p,{glide:u=!1}={})=>{a=!0;for(let[h,g]of Object.entries(p))t.set(h,g);a=!1,c({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:s,change:i,reset:()=>i(d(),{glide:!0}),follow:p=>void o.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function Xt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function te(t,e,n,r){let[o,a]=[0,!1],s=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let i of t.querySelectorAll(".attn-stage"))i.toggleAttribute("inert",l)}},c=l=>{let i=++o,d=e.wants?.(n())??null;if(s(d!==null),d===null)return r(l);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>i===o&&c(l),()=>i===o&&e.say?.(p))};return c}function bt({name:t,label:e,style:n,controls:r,fixed:o=[],ms:a=dt,asks:s,build:c}){return{render:({model:i,el:d})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(x("style",{},[it,lt,ct,n].join(`
`)));let h=wt(i,s?[...r,"_own","_drawn"]:r,o),g=c(h.read(),h,i),m=s&&{...gt(i,s),...xt(i,s)},w=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},g.parts[0],...m?[m.root]:[],...g.parts.slice(1));u.append(w),d.append(p);let v=()=>{let S=g.glides??(y=>y),A=0,tt=()=>{let y=h.read();g.tell(y),m?.tell(y),m?.ask(y),m&&(w.dataset.own=y._own?.kind??"")},F=pt(S(h.read()),a,(y,L)=>A>0&&g.paint(y,L,A)),et=()=>{let y=Math.round(w.clientWidth);y===A||y===0||(A=y,Xt(d),F.again())},Dt=te(w,g,h.read,y=>{tt(),F.go(S(h.read()),y)});h.follow((y,L)=>{w.classList.add("touched"),Dt(L?.glide??!0)}),tt(),et();let nt=new ResizeObserver(et);return nt.observe(w),g.ahead?.(),()=>{nt.disconnect(),F.stop(),h.stop(),m?.stop(),g.stop?.()}},j=async()=>{await g.ready;for(let S;S=g.wants?.(h.read());)await S;return v()};return g.ready?j():v()}}}var ee=t=>Math.round(t*10)/10,yt=new WeakMap;function kt(t){let e=k("attn-hits"),n=new Map,r=a=>{let s=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),c={node:s,hit:a};return n.set(a.id,c),s.dataset.id=a.id,t(s,()=>c.hit),c};return{root:e,set:(a,s=1)=>{let c=new Set(a.map(({id:l})=>l));for(let[l,{node:i}]of n)c.has(l)||(i.remove(),n.delete(l));a.forEach((l,i)=>{let d=n.get(l.id)??r(l);ne(d.node,d.hit=l,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[i]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function ne(t,{x:e,y:n,width:r,height:o,label:a,kind:s="",aria:c={},tab:l=0,lang:i},d){let[p,u,h,g]=[e,n,r,o].map(w=>ee(d*w)),m=`left:${p}px;top:${u}px;width:${h}px;height:${g}px`;yt.get(t)!==m&&(t.style.cssText=m,yt.set(t,m)),M(t,"class",`attn-hit ${s}`.trim()),M(t,"aria-label",a),M(t,"tabindex",l),i&&M(t,"lang",i);for(let[w,v]of Object.entries(c))M(t,`aria-${w}`,String(v))}var $t="http://www.w3.org/2000/svg",re=t=>Math.round(t*10)/10+0;function f(t,e,n,r,o){let a={};for(let s in r){let c=r[s];a[s]=typeof c=="number"?re(c):c}return{id:t,shape:e,role:n,at:a,...o===void 0?{}:{text:o}}}f.line=(t,e,[n,r,o,a],s)=>f(t,"line",e,{x1:n,y1:r,x2:o,y2:a,...s});f.rect=(t,e,[n,r,o,a],s)=>f(t,"rect",e,{x:n,y:r,width:o,height:a,...s});f.circle=(t,e,[n,r,o],a)=>f(t,"circle",e,{cx:n,cy:r,r:o,...a});f.path=(t,e,n,r)=>f(t,"path",e,{d:n,...r});f.text=(t,e,[n,r],o,a)=>f(t,"text",e,{x:n,y:r,...a},o);var Mt=(t,e,n,r)=>({...f(t,"text",e,n),runs:r}),vt=new WeakMap;function oe(t,e){let{node:n,role:r,at:o}=t;r!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)o[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in o)s in e.at||n.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(se)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ae=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function se(t){let e=document.createElementNS($t,"tspan");for(let[n,r]of Object.entries(ae(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function St(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=vt.get(t)??new Map;vt.set(t,a);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:i,shape:d}]of a)s.get(l)?.shape!==d&&(i.remove(),a.delete(l));let c=t.firstChild;for(let l of r){let i=a.get(l.id);if(!i){let d=document.createElementNS($t,l.shape);d.setAttribute("data-id",l.id),i={node:d,shape:l.shape,role:"",at:{},text:""},a.set(l.id,i)}oe(i,l),c===i.node?c=i.node.nextSibling:t.insertBefore(i.node,c)}}var b=[{name:"source places",x:"encoder",kind:"places",layer:0},{name:"encoder self-attention 1",x:"encoder",kind:"self-attention",layer:1},{name:"encoder feed-forward 1",x:"encoder",kind:"feed-forward",layer:1},{name:"encoder self-attention 2",x:"encoder",kind:"self-attention",layer:2},{name:"encoder feed-forward 2",x:"encoder",kind:"feed-forward",layer:2},{name:"target places",x:"decoder",kind:"places",layer:0},{name:"decoder self-attention 1",x:"decoder",kind:"self-attention",layer:1},{name:"cross-attention 1",x:"decoder",kind:"cross-attention",layer:1},{name:"decoder feed-forward 1",x:"decoder",kind:"feed-forward",layer:1},{name:"decoder self-attention 2",x:"decoder",kind:"self-attention",layer:2},{name:"cross-attention 2",x:"decoder",kind:"cross-attention",layer:2},{name:"decoder feed-forward 2",x:"decoder",kind:"feed-forward",layer:2}],T=Object.fromEntries(["encoder self-attention","decoder self-attention","cross-attention","feed-forward","places"].map(t=>[t,b.map(({name:e})=>e).filter(e=>e.includes(t))]));function P(t){let e=atob(t);return Array.from({length:e.length/2},(n,r)=>e.charCodeAt(2*r)+256*e.charCodeAt(2*r+1))}var C=t=>b.reduce((e,{name:n})=>2*e+Number(t.includes(n)),0),B=(t,e)=>b.map(({name:n})=>n).filter(n=>t.includes(n)!==(n===e)),E=(t,e)=>C(t)===C(e);function ie(t,e){let[n,r]=[t,e].map(s=>s.split(" ").filter(Boolean)),o=Array.from({length:n.length+1},()=>Array(r.length+1).fill(0));for(let s=n.length-1;s>=0;s--)for(let c=r.length-1;c>=0;c--)o[s][c]=n[s]===r[c]?1+o[s+1][c+1]:Math.max(o[s+1][c],o[s][c+1]);let a=0;return n.map((s,c)=>{let l=r.indexOf(s,a),i=l>=0&&1+o[c+1][l+1]===o[c][a];return i&&(a=l+1),{word:s,right:i}})}function At({pairs:t,losses:e,exact:n,guessing:r,sentences:o}){let[a,s]=[P(e).map(l=>l/1e3),P(n)],c=o.map(({written:l})=>P(l));return({off:l,sentence:i,trained:d})=>{let p=C(l),{source:u,target:h,texts:g}=o[i];return{on:b.map(({name:m})=>!l.includes(m)),loss:a[p],exact:s[p],pairs:t,next:b.map(({name:m})=>a[C(B(l,m))]),whole:a[0],guessing:r,trained:d.find(m=>E(m.off,l))?.losses??null,source:u,target:h,written:ie(g[c[i][p]],h)}}}var Nt={};Pt(Nt,{END:()=>q,axis:()=>Tt,barOf:()=>zt,lines:()=>Ct,losses:()=>Z,plan:()=>J,reserved:()=>It,switches:()=>Y,translation:()=>Q,translator:()=>U});var le=Math.sqrt(50),ce=Math.sqrt(10),de=Math.sqrt(2);function W(t,e,n){let r=(e-t)/Math.max(0,n),o=Math.floor(Math.log10(r)),a=r/Math.pow(10,o),s=a>=le?10:a>=ce?5:a>=de?2:1,c,l,i;return o<0?(i=Math.pow(10,-o)/s,c=Math.round(t*i),l=Math.round(e*i),c/i<t&&++c,l/i>e&&--l,i=-i):(i=Math.pow(10,o)*s,c=Math.round(t/i),l=Math.round(e/i),c*i<t&&++c,l*i>e&&--l),l<c&&.5<=n&&n<2?W(t,e,n*2):[c,l,i]}function N(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[o,a,s]=r?W(e,t,n):W(t,e,n);if(!(a>=o))return[];let c=a-o+1,l=new Array(c);if(r)if(s<0)for(let i=0;i<c;++i)l[i]=(a-i)/-s;else for(let i=0;i<c;++i)l[i]=(a-i)*s;else if(s<0)for(let i=0;i<c;++i)l[i]=(o+i)/-s;else for(let i=0;i<c;++i)l[i]=(o+i)*s;return l}var pe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),fe=1.12;var I=new Map;function ue(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,o)=>r+(pe[o.charCodeAt(0)-32]??556),0);return fe*n/1e3}function R(t,e){return I.size>5e3&&I.clear(),I.has(t)||I.set(t,ue(t)),e*I.get(t)}var q=7,[G,Et,V]=[42,47,20],[he,K]=[54,48],me=t=>b[t].x==="encoder"?t:t-5;function J(t){let e=t<400,[n,r]=e?[26,28]:[34,44],o=Math.min(164,(t-2*n-r)/2),a=(t-2*o-r)/2,s=he+7*Et+2*V+K,c=b.map(({x:i,layer:d},p)=>({x:i==="encoder"?a:a+o+r,y:s-K-(me(p)+1)*Et-d*V,w:o,h:G})),l={encoder:a-n/2-4,decoder:a+2*o+r+n/2+4};return{narrow:e,width:t,height:s,w:o,boxes:c,streams:l,middle:a+o+r/2}}function U(t,e,n){let r=J(n);return{width:n,height:r.height,marks:[...ge(r),...xe(r),...we(r,t),...b.flatMap((o,a)=>[...be(r,t,a),...ye(r,t,e,a)])]}}function ge({boxes:t,streams:e,narrow:n}){let r=n?8:12;return[[1,2],[3,4],[6,8],[9,11]].flatMap(([o,a],s)=>{let{x:c,layer:l}=b[o],[i,d]=[t[o],t[a]],[p,u]=c==="encoder"?[e.encoder-r,d.x+d.w+6]:[d.x-6,e.decoder+r],h=d.y-V+2,g={x:p,y:h,width:u-p,height:i.y+i.h+5-h,rx:9};return[f(`card ${s}`,"rect","tint layer",g),f.text(`layer ${s}`,"soft small start",[d.x+2,d.y-5],`layer ${l}`)]})}function xe({streams:{encoder:t,decoder:e},height:n,boxes:r,narrow:o}){let a=n-K+8,s=(i,d,p)=>f.path(i,"ink line way",`M${d} ${a}V${p}`),c=16,l=(i,d,p,u,h)=>f.text(i,`${d} small`,[p,u],h);return[s("encoder way",t,r[10].y+G/2),s("decoder way",e,c),f.path("tip","ink solid",`M${e-5} ${c+2}h10l-5 -10z`),l("encoder foot","soft start",t-6,a+16,"French words"),l("decoder foot","soft end",e+6,a+16,o?"English, so far":"English words so far"),l("head","soft end",e-14,c-2,"scores of the next word"),f.rect("out norm","ink solid",[e-9,24,18,6],{rx:1.5}),l("encoder name","ink strong start",t-6,a+33,"encoder"),l("decoder name","ink strong end",e+6,a+33,"decoder")]}function we({boxes:t,streams:e,middle:n,narrow:r},{on:o}){let[a,s]=[7,10].map(d=>({...t[d],y:t[d].y+G/2,on:o[d]})),c=d=>d?"ink line way":"soft line gone",l=({x:d,y:p})=>`M${d-6} ${p-4}L${d} ${p}L${d-6} ${p+4}`,i={x:e.encoder+12,y:s.y-9,width:6,height:18,rx:1.5};return[f.path("memory",c(a.on||s.on),`M${e.encoder} ${s.y}H${n}`),f.path("memory 2",c(s.on),`M${n} ${s.y}H${s.x}${l(s)}`),f.path("memory 1",c(a.on),`M${n} ${s.y}V${a.y}H${a.x}${l(a)}`),f("memory norm","rect","ink solid",i),f.text("memory name",`${a.on||s.on?"ink":"soft"} small start`,[e.encoder+26,s.y-7],r?"memory":"what it has read")]}function be({boxes:t,streams:e},{on:n},r){let{x:o,y:a,w:s}=t[r],c=b[r].x,l=e[c],[i,d]=c==="encoder"?[o,1]:[o+s,-1],[p,u]=[a+12,a+31],h=n[r]?"ink line way":"soft line gone",g=b[r].kind!=="places",m={x:(l+i)/2-3,y:u-7,width:6,height:14,rx:1.5};return[f.path(`branch ${r}`,h,`M${i} ${p}H${l+8*d}${g?`M${l} ${u}H${i}`:""}`),...g?[f(`norm ${r}`,"rect",n[r]?"ink solid":"paper gone",m)]:[],f.circle(`sum ${r}`,n[r]?"paper sum":"paper sum gone",[l,p,7.5]),...n[r]?[f.path(`plus ${r}`,"ink line",`M${l-4} ${p}h8M${l} ${p-4}v8`)]:[]]}function zt({boxes:t,w:e},n){let[r,o]=[t[n].x+8,e-50];return{x:r,y:t[n].y+26,of:a=>o*Math.min(1,a/q)}}function ye(t,{on:e},{next:n,loss:r},o){let{x:a,y:s,w:c,h:l}=t.boxes[o],i=zt(t,o),{kind:d}=b[o],p=e[o]?`paper part ${d}`:"paper part gone",u=i.x+i.of(r);return[f.rect(`part ${o}`,p,[a,s,c,l],{rx:6}),f.text(`name ${o}`,`${e[o]?"ink":"soft"} start ${t.narrow?"tiny":"small"}`,[a+8,s+17],e[o]||t.narrow?d:`${d}, off`),f(`bar ${o}`,"rect",e[o]?"ink solid":"soft hollow",{x:i.x,y:i.y,width:Math.max(1,i.of(n[o])),height:8}),f.path(`now ${o}`,"ink line now",`M${u} ${i.y-3}v14`),f.text(`next ${o}`,`${e[o]?"ink":"soft"} end ${t.narrow?"tiny":"small"}`,[a+c-7,s+34.5],n[o].toFixed(2))]}function Y({on:t,next:e},n){let{boxes:r}=J(n);return b.map(({name:o},a)=>({id:`part ${a}`,part:o,kind:"translator-switch",x:r[a].x,y:r[a].y,width:r[a].w,height:r[a].h,label:`${o[0].toUpperCase()}${o.slice(1)}: a press leads to a loss of ${e[a].toFixed(2)}`,aria:{pressed:t[a]}}))}var $={left:5,right:12,top:22,bottom:112},Tt=t=>e=>$.left+e/q*(t-$.left-$.right);function Z(t,e,n){let r=Tt(n),{top:o,bottom:a,left:s}=$,c=(u,h,g,m)=>[f.path(u,"ruler dashes",`M${r(h)} ${g+4}V${a}`),f.text(`${u} name`,"soft small end",[r(h)+5,g],m)],l={x:s,y:o+22,width:Math.max(1,r(e.loss)-s),height:16},i={x:s,y:a+60,height:12},d=e.exact/t.pairs,p=n-s-$.right;return{width:n,height:a+78,marks:[...N(0,q,7).flatMap(u=>[f.path(`tick ${u}`,"rule",`M${r(u)} ${a-4}v4`),f.text(`loss ${u}`,"soft small",[r(u),a+15],String(u))]),f.path("axis","ruler",`M${s} ${a}H${n-$.right}`),...c("guessing",t.guessing,12,`word frequencies ${t.guessing.toFixed(2)}`),f.text("loss name","ink start",[s,o+15],"loss, nats per word"),f("loss","rect","ink solid",l),ke("loss number","ink strong",l.x+l.width,l.y+13,e.loss.toFixed(2),n),...ve(t,r,n),f.text("exact name","ink start",[s,i.y-7],"sentences exactly right"),f.text("exact number","ink strong end",[n-$.right,i.y-7],`${Math.round(e.exact)} of ${t.pairs}`),f("exact frame","rect","paper frame",{...i,width:p}),f("exact","rect","ink solid",{...i,width:d*p})]}}function ke(t,e,n,r,o,a){let s=n+40>a-$.right,c=s?"paper strong end":`${e} start`;return f.text(t,c,[s?n-6:n+6,r],o)}function ve({trained:t,on:e},n,r){let o=$.bottom-20,a=(t??[]).map((d,p)=>f.circle(`ring ${p}`,"paper ring",[n(d),o,5])),s=t?`trained without: ${t.map(d=>d.toFixed(2)).join(", ")}`:e.includes(!1)?"trained without: not measured":"",c=Math.max(...t??[0]),l=n(c)+190>r,i=l?n(c)-10:n(c)+(t?10:0);return[...a,f.text("trained",`soft small ${l?"end":"start"}`,[i,o+4.5],s)]}var[jt,Ot]=[15,21],It=t=>t<300?6:t<380?5:t<500?4:3;function Ct(t,e){let n=R(" ",jt),r=[[]],o=0;for(let a of t){let s=R(a.word,jt);o+s>e&&o>0&&([r[r.length],o]=[[],0]),r[r.length-1].push(a),o+=s+n}return r}function $e(t,e){let n=e.filter(a=>a.right).length,r=t-n,o=[...n<e.length?["wrong underlined"]:[],...r?[`${r} of ${t} words missing`]:[]];return o.length?`: ${o.join(", ")}`:""}function Q({source:t,target:e,written:n},r){let o=n.length?n:[{word:"(nothing)",right:!1}],a=i=>i.split(" ").map(d=>({word:d,right:!0})),s=0,c=(i,d,p,u)=>{let h=Ct(p,r-8),g=f.text(`${i} title`,"soft small start",[4,s+14],d),m=h.map((w,v)=>Mt(`${i} ${v}`,`start ${i}`,{x:4,y:s+35+v*Ot},[...w.flatMap(({word:j,right:S},A)=>[...A?[{text:" "}]:[],{text:j,...S?{}:{role:"wrong"}}])]));return s+=24+Ot*Math.max(h.length,u),[g,...m]},l=[...c("source","French",a(t),1),...c("target","in English",a(e),1),...c("written",`it writes${$e(a(e).length,n)}`,o,It(r))];return{width:r,height:s,marks:l}}var qt=`/* The translator's parts, losses as bars, and words. */
text.small { font-size: 13px; } text.tiny { font-size: 12px; }
text.source, text.target, text.written { font-size: 15px; } tspan.wrong { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 3px; }
.layer { stroke: var(--edge); stroke-width: 1; }
.way { stroke-width: 2; } .part { stroke: var(--ink); stroke-width: 1.5; fill: var(--paper); }
.part.self-attention, .part.cross-attention { fill: var(--weight-wash); }
.sum { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; } .ink.line { stroke-width: 1.6; }
.part.gone, rect.gone, .gone.line { stroke: var(--edge); stroke-width: 1.3; stroke-dasharray: 4 4; }
.sum.gone { stroke: none; fill: none; }
.part.gone { fill-opacity: 0.35; } .hollow { fill: none; stroke: var(--soft); stroke-width: 1.2; }
.dashes { stroke-dasharray: 5 4; } .frame { fill: var(--tint); stroke: var(--edge); }
circle.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.now { stroke-width: 2; stroke-linecap: butt; }
`;var Ft=`.translator-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px 28px; align-items: start; }
.attn .translator-board { margin-top: 8px; }
.attn .translator-board > *, .attn .translator-side > * { margin-top: 0; }
.translator-side { display: grid; gap: 10px; min-width: 0; justify-items: start; }
.translator-side > .attn-stage { width: 100%; }
.translator-row { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.attn .translator-row { margin-top: 8px; }
.attn-hit.translator-switch:hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 40%, transparent); }
.attn-encoder_translator .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 5.8em; text-wrap: pretty; }
.attn .attn-source { margin-top: 4px; }
@container (min-width: 760px) { .translator-board { grid-template-columns: 420px minmax(0, 1fr); } .attn-encoder_translator .attn-summary { min-height: 4.4em; } }
@container (max-width: 479px) { .attn-encoder_translator .attn-summary { min-height: 10.2em; } }
@media print { .translator-row, .attn-hint { display: none; } }
`;function Ae(t){let e=Object.keys(T).find(n=>E(T[n],t));return e?e==="places"?"the places of both languages":`any ${e}`:t.length>3?`${t.length} of its ${b.length} parts`:H(t)}var Lt=({exact:t,pairs:e})=>t?`${t} of ${e} sentences ${t===1?"comes":"come"} out exactly right`:"no sentence comes out right";function _t({off:t},e){let{loss:n,whole:r,next:o,guessing:a,trained:s,written:c}=e;if(t.length===0){let[p,u]=[Math.min(...o),Math.max(...o)].map(h=>o.indexOf(h));return`The whole translator has a loss of ${n.toFixed(2)} nats per word, and ${Lt(e)}. Of single parts it misses ${b[u].name} most (${o[u].toFixed(2)} without) and ${b[p].name} least (${o[p].toFixed(2)}).`}let l=n>a?`worse than one who knows the words\u2019 frequencies alone, ${a.toFixed(2)}`:`with all parts it is ${r.toFixed(2)}`,i=s?` Trained without ${t.length===1?"it":"them"} from the start, a translator has ${H(s.map(p=>p.toFixed(2)))}.`:"",d=c.map(({word:p})=>p).join(" ");return`Without ${Ae(t)} the loss is ${n.toFixed(2)}; ${l}; ${Lt(e)}.${i} It writes: ${d?`\u201C${d}\u201D`:"nothing"}.`}function X(t,...e){let n=st(),r=k("attn-stage",n,...e);return{root:r,paint:a=>{let s=Math.round(r.clientWidth);s>0&&St(n,t(s,a))}}}function Ee(t,e){let n=0,r=kt((c,l)=>c.addEventListener("click",()=>{let{part:i}=l();t.change({off:B(t.read().off,i)},{glide:!0})})),o=()=>{n>0&&r.set(Y(e(),n))},{root:a,paint:s}=X((c,l)=>(c!==n&&(n=c,o()),U(e(),l,c)),r.root);return a.setAttribute("role","group"),a.setAttribute("aria-label","The translator: a press switches a part off or on"),{root:a,tell:o,paint:s}}function je(t){let e=Object.entries(T).map(([s,c])=>({part:z(s,()=>t.change({off:E(t.read().off,c)?[]:c},{glide:!0})),off:c})),n=ut("Sentence",{0:"sentence 1",1:"sentence 2"},s=>t.change({sentence:Number(s)})),r=z("Reset",t.reset).root,o=k("translator-row",x("span",{class:"attn-label"},"all of a kind off"),...e.map(({part:s})=>s.root),r),a=s=>{e.forEach(({part:c,off:l})=>c.set(E(s.off,l))),n.set(String(s.sentence))};return{root:o,chosen:n.root,tell:a}}function Oe(t,e,n){let r=null,o=null,a=()=>o,s=Ee(e,a),c=X((m,w)=>Z(a(),w,m)),l=X(m=>Q(a(),m)),[i,d]=[je(e),ht()],p=ft("Press a part to switch it off after training. Each bar shows the loss after pressing that part; the thin line, the loss now."),u=x("p",{class:"attn-source"},"All 4096 combinations were measured, on 700 held-out pairs with the true words before each word given."),h=rt(n,"encoder_translator").then(m=>{r=At(m),o=r(e.read())}),g=k("translator-side",c.root,i.chosen,l.root);return{parts:[p,k("translator-board",s.root,g),i.root,d.root,u],ready:h,glides:m=>{let{next:w,loss:v,exact:j}=r(m);return{next:w,loss:v,exact:j}},tell:m=>{r!==null&&(o=r(m),s.tell(),i.tell(m),d.set(_t(m,o)))},paint:m=>{o&&[s,c,l].forEach(w=>w.paint(m))},stop:()=>d.stop()}}var In=bt({name:"encoder_translator",label:"Live figure: the trained translator with parts switched off, its loss and what it writes",style:qt+Ft,controls:["off","sentence"],fixed:["trained"],build:Oe});export{In as default,_t as describe,At as explorer,Nt as scene};
