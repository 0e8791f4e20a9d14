// Joined by `make figures` from src/encoder_blocks and src/kit: change those, not this.
var Ht=Object.defineProperty;var Wt=(t,e)=>{for(var r in e)Ht(t,r,{get:e[r],enumerable:!0})};var Dt="http://www.w3.org/2000/svg",Pt=0,Vt=Math.random().toString(36).slice(2,8),lt=t=>`attn-${Vt}-${t}-${++Pt}`;function ct(t,e,r){for(let[n,a]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(n,""):a!==!1&&a!=null&&t.setAttribute(n,a);return t.append(...r),t}var x=(t,e={},...r)=>ct(document.createElement(t),e,r),k=(t,...e)=>x("div",{class:t},...e),Rt=(t,e={},...r)=>ct(document.createElementNS(Dt,t),e,r),I=(t="")=>Rt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),F=(t,e,...r)=>x("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...r);function M(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function v(t,e,r){let n=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var dt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var S=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var ft=200,Jt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ut=t=>t*t*(3-2*t);function B(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,a)=>B(t[a],n,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([a,o])=>[a,B(t[a],o,r)]);return Object.fromEntries(n)}return e}function ht(t,e,r){let[n,a,o,s,l,c]=[t,t,t,0,0,0],i=!1,p=d=>{let u=S(d-l,0,64);if(l=d,i){let m=S((d-s)/e);n=B(a,o,Ut(m)),i=m<1}let f=r(n,u);c=i||f?requestAnimationFrame(p):0};return{go(d,u){if(Jt()){[n,o,i]=[d,d,!1],r(n,1/0);return}[a,o,s,i]=[n,d,performance.now(),u],u||(n=d,r(n,0)),c||([l,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void r(n,0),stop:()=>cancelAnimationFrame(c)}}var mt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function j(t,e){let r=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:r,set:n=>v(r,"aria-pressed",String(n))}}var gt=(...t)=>x("p",{class:"attn-hint"},...t);function xt(t,e,r){let n=lt("choice"),a=new Map,o=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,l]of Object.entries(e))a.set(s,x("input",{type:"radio",name:n,onchange:()=>r(s)})),o.append(x("label",{},a.get(s),x("span",{},l)));return{root:o,set:s=>void(a.get(s).checked=!0)}}function bt(t=700){let e=x("p",{class:"attn-summary"}),r=x("span",{class:"attn-hidden",role:"status"}),n,a=(o,s=o)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>M(r,s),t)),M(e,o)};return{root:x("div",{},e,r),set:a,stop:()=>clearTimeout(n)}}function wt(t,e,r){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",o=>{let s=a[o.key]?.();s===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r(s))})}var Xt=0,yt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function kt(t,e){let[r,n,a]=[!1,0,""],o={},s=c=>{o=c;let i=c._own;if(i?.turn!==n&&([n,r]=[i?.turn,!1]),r)return;let p=i?.name?e(c,i.kind):null,d=p?JSON.stringify([i,p]):"";d!==a&&([a,r]=[d,p!==null],p&&t.send({own:{...p,name:i.name,turn:++Xt}}))},l=()=>{r=!1,s(o)};return t.on("change:_drawn",l),{ask:s,stop:()=>t.off("change:_drawn",l)}}function Zt(t,e){let{name:r,kind:n=""}=t._own??{};if(!r)return"";let{fault:a,note:o,weights:s,mask:l}=yt(t),c=!!(s??l);return e(t,n)===null?`The book\u2019s picture: your ${r} has no part in it.`:a?`Your ${a} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${r}. ${o??""}`.trim():`Your ${r} is called \u2026`}function vt(t,e){let r=x("span",{role:"status"}),n=j("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=k("attn-own",r,n.root);return{root:a,tell:s=>{let l=Zt(s,e);a.hidden=l==="",a.classList.toggle("fault",!!yt(s).fault),M(r,l)}}}function $t(t,e,r=[]){let n=[...e,...r],a=[],o=!1,s=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),l=d=>{if(o)return;let u=s();a.forEach(f=>f(u,d))},c=()=>l(null);e.forEach(d=>t.on(`change:${d}`,c));let i=(d,{glide:u=!1}={})=>{o=!0;for(let[f,m]of Object.entries(d))t.set(f,m);o=!1,l({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:s,change:i,reset:()=>i(p(),{glide:!0}),follow:d=>void a.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function Qt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let r=0;e&&r<8&&!e.matches(".jp-Cell");r++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function te(t,e,r,n){let[a,o]=[0,!1],s=c=>{if(c!==o){o=c,t.classList.toggle("loading",c);for(let i of t.querySelectorAll(".attn-stage"))i.toggleAttribute("inert",c)}},l=c=>{let i=++a,p=e.wants?.(r())??null;if(s(p!==null),p===null)return n(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>i===a&&l(c),()=>i===a&&e.say?.(d))};return l}function Mt({name:t,label:e,style:r,controls:n,fixed:a=[],ms:o=ft,asks:s,build:l}){return{render:({model:i,el:p})=>{let d=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(x("style",{},[dt,pt,ut,r].join(`
`)));let f=$t(i,s?[...n,"_own","_drawn"]:n,a),m=l(f.read(),f,i),g=s&&{...kt(i,s),...vt(i,s)},b=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},m.parts[0],...g?[g.root]:[],...m.parts.slice(1));u.append(b),p.append(d);let y=()=>{let $=m.glides??(w=>w),E=0,at=()=>{let w=f.read();m.tell(w),g?.tell(w),g?.ask(w),g&&(b.dataset.own=w._own?.kind??"")},T=ht($(f.read()),o,(w,C)=>E>0&&m.paint(w,C,E)),st=()=>{let w=Math.round(b.clientWidth);w===E||w===0||(E=w,Qt(p),T.again())},Bt=te(b,m,f.read,w=>{at(),T.go($(f.read()),w)});f.follow((w,C)=>{b.classList.add("touched"),Bt(C?.glide??!0)}),at(),st();let it=new ResizeObserver(st);return it.observe(b),m.ahead?.(),()=>{it.disconnect(),T.stop(),f.stop(),g?.stop(),m.stop?.()}},Ft=async()=>{await m.ready;for(let $;$=m.wants?.(f.read());)await $;return y()};return m.ready?Ft():y()}}}var ee=t=>Math.round(t*10)/10,St=new WeakMap;function H(t){let e=k("attn-hits"),r=new Map,n=o=>{let s=o.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),l={node:s,hit:o};return r.set(o.id,l),s.dataset.id=o.id,t(s,()=>l.hit),l};return{root:e,set:(o,s=1)=>{let l=new Set(o.map(({id:c})=>c));for(let[c,{node:i}]of r)l.has(c)||(i.remove(),r.delete(c));o.forEach((c,i)=>{let p=r.get(c.id)??n(c);re(p.node,p.hit=c,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[i]??null)})},focus:o=>r.get(o)?.node.focus({preventScroll:!0})}}function re(t,{x:e,y:r,width:n,height:a,label:o,kind:s="",aria:l={},tab:c=0,lang:i},p){let[d,u,f,m]=[e,r,n,a].map(b=>ee(p*b)),g=`left:${d}px;top:${u}px;width:${f}px;height:${m}px`;St.get(t)!==g&&(t.style.cssText=g,St.set(t,g)),v(t,"class",`attn-hit ${s}`.trim()),v(t,"aria-label",o),v(t,"tabindex",c),i&&v(t,"lang",i);for(let[b,y]of Object.entries(l))v(t,`aria-${b}`,String(y))}var _t="http://www.w3.org/2000/svg",ne=t=>Math.round(t*10)/10+0;function h(t,e,r,n,a){let o={};for(let s in n){let l=n[s];o[s]=typeof l=="number"?ne(l):l}return{id:t,shape:e,role:r,at:o,...a===void 0?{}:{text:a}}}h.line=(t,e,[r,n,a,o],s)=>h(t,"line",e,{x1:r,y1:n,x2:a,y2:o,...s});h.rect=(t,e,[r,n,a,o],s)=>h(t,"rect",e,{x:r,y:n,width:a,height:o,...s});h.circle=(t,e,[r,n,a],o)=>h(t,"circle",e,{cx:r,cy:n,r:a,...o});h.path=(t,e,r,n)=>h(t,"path",e,{d:r,...n});h.text=(t,e,[r,n],a,o)=>h(t,"text",e,{x:r,y:n,...o},a);var At=new WeakMap;function oe(t,e){let{node:r,role:n,at:a}=t;n!==e.role&&r.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&r.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||r.removeAttribute(s);t.at=e.at;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(se)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var ae=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function se(t){let e=document.createElementNS(_t,"tspan");for(let[r,n]of Object.entries(ae(t)))e.setAttribute(r,String(n));return e.append(t.text),e}function W(t,{width:e,height:r,marks:n}){let a=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let o=At.get(t)??new Map;At.set(t,o);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:i,shape:p}]of o)s.get(c)?.shape!==p&&(i.remove(),o.delete(c));let l=t.firstChild;for(let c of n){let i=o.get(c.id);if(!i){let p=document.createElementNS(_t,c.shape);p.setAttribute("data-id",c.id),i={node:p,shape:c.shape,role:"",at:{},text:""},o.set(c.id,i)}oe(i,c),l===i.node?l=i.node.nextSibling:t.insertBefore(i.node,l)}}var D={attention:[!0,!1],feed_forward:["relu","linear",null],residual:[!0,!1],norm:["before","after",null],layers:[6,2],rate:[.001,.003,.012],warm_up:[1,100],steps:[600,1800]},O=Object.keys(D),P=Object.values(D).reduce((t,{length:e})=>t*e,1),V=(t,e)=>O.filter(r=>t[r]!==e[r]);function A(t){let{measured:e}=t,r=Object.fromEntries(O.map(s=>[s,t[s]])),n=e.map(s=>V(r,s.options).length),a=n.indexOf(Math.min(...n)),o=n.indexOf(0);return{options:r,row:o,losses:o<0?null:e[o].losses,nearest:a}}var Et=(t,e)=>A({...t,...e}).row,L=(t,e)=>Et(t,G(t,e))>=0,R=(t,e)=>D[e].filter(r=>r===t[e]||Et(t,{[e]:r})>=0);function G(t,e){let{feed_forward:r}=t;if(e==="attention")return{attention:!t.attention};if(e==="residual")return{residual:!t.residual};if(e==="layers")return{layers:t.layers===6?2:6};if(e==="feed_forward")return{feed_forward:r===null?"relu":null};if(e==="relu")return{feed_forward:r==="relu"?"linear":"relu"};let n=e==="norm before"?"before":"after";return{norm:t.norm===n?null:n}}var zt={};Wt(zt,{axis:()=>Q,layer:()=>X,losses:()=>tt,plan:()=>U,rows:()=>et,switches:()=>Z});var ie=Math.sqrt(50),le=Math.sqrt(10),ce=Math.sqrt(2);function K(t,e,r){let n=(e-t)/Math.max(0,r),a=Math.floor(Math.log10(n)),o=n/Math.pow(10,a),s=o>=ie?10:o>=le?5:o>=ce?2:1,l,c,i;return a<0?(i=Math.pow(10,-a)/s,l=Math.round(t*i),c=Math.round(e*i),l/i<t&&++l,c/i>e&&--c,i=-i):(i=Math.pow(10,a)*s,l=Math.round(t/i),c=Math.round(e/i),l*i<t&&++l,c*i>e&&--c),c<l&&.5<=r&&r<2?K(t,e,r*2):[l,c,i]}function q(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let n=e<t,[a,o,s]=n?K(e,t,r):K(t,e,r);if(!(o>=a))return[];let l=o-a+1,c=new Array(l);if(n)if(s<0)for(let i=0;i<l;++i)c[i]=(o-i)/-s;else for(let i=0;i<l;++i)c[i]=(o-i)*s;else if(s<0)for(let i=0;i<l;++i)c[i]=(a+i)/-s;else for(let i=0;i<l;++i)c[i]=(a+i)*s;return c}var _=168,Y=6,de=10;function U(t,e){let r=e?1:.8,n=Math.max(Math.min(t*.44,165),t/2-40),a=(l,c)=>({x:n-_/2,y:l*r,w:_,h:c*r}),o=n+_/2+26,s={x:n-_/2-22,y:46*r,w:_+74,h:388*r};return{k:r,cx:n,arc:o,card:s,width:t,height:470*r,fan:Math.min(de,(t-s.x-s.w-6)/(Y-1)),parts:{"norm after 2":a(60,30),feed_forward:a(138,82),relu:a(163.5,31),"norm before 2":a(232,30),"norm after 1":a(272,30),attention:a(346,40),"norm before 1":a(396,30)},sums:[326*r,114*r],starts:[430*r,267*r],out:8,input:450*r}}var Ot=({attention:t,feed_forward:e,norm:r})=>({attention:t,feed_forward:e!==null,relu:e==="relu","norm before 1":r==="before"&&t,"norm before 2":r==="before"&&e!==null,"norm after 1":r==="after"&&t,"norm after 2":r==="after"&&e!==null}),pe=["norm before 1","norm after 1","norm before 2","norm after 2"],Lt=t=>t.replace(/ [12]$/,""),z=(t,e)=>L(t,Lt(e))?"":" quiet";function ue({norm:t,attention:e,feed_forward:r},n){return(n.endsWith("1")?e:r)?t===null?"norm here":"norm here instead":""}function X(t,e,r,n){let a=U(r,n),o=Ot(t),s=o.attention?"attention":"attention, left out";return{width:r,height:a.height,marks:[...fe(a,t,e.layers),...he(a,t),...pe.flatMap(l=>jt(a,t,l,o[l],o[l]?"layer norm":ue(t,l),"small")),...jt(a,t,"attention",o.attention,s,""),...me(a,t),...ge(a,t)]}}var J=({card:t})=>({x:t.x+t.w-50,y:t.y+t.h+1,width:50,height:26});function fe(t,e,r){let{card:n,fan:a,k:o}=t,{x:s,y:l,width:c,height:i}=J(t),p=z(e,"layers");return[...Array.from({length:Y-1},(u,f)=>Y-1-f).map(u=>h(`card ${u}`,"rect","tint layer",{x:n.x+u*a,y:n.y-u*5*o,width:n.w,height:n.h,rx:12,opacity:Math.max(0,Math.min(1,r-u)).toFixed(2)})),h.rect("card 0","tint layer",[n.x,n.y,n.w,n.h],{rx:12}),h("part layers","rect",`paper part${p}`,{...J(t),rx:6}),h.text("count",p?"soft":"ink strong",[s+c/2,l+i/2+5],`\xD7 ${Math.round(r)}`)]}function he({cx:t,arc:e,sums:r,starts:n,out:a,input:o,k:s},l){let{residual:c,attention:i,feed_forward:p}=l,d=z(l,"residual"),u=m=>{let[g,b]=[n[m],r[m]];return`M${t} ${g}H${e-8}q8 0 8 -8V${b+8}q0 -8 -8 -8H${t+11}`},f=[i,p!==null];return[h.path("way","ink line way",`M${t} ${o}V${a+8}`),h.path("way tip","ink solid",`M${t-5} ${a+10}h10l-5 -10z`),...r.flatMap((m,g)=>{let b=c&&f[g],y=b?`${d?"soft":"ink"} line way${d}`:`soft line gone${d}`;return[h.path(`residual ${g}`,y,u(g)),h.circle(`sum ${g}`,b?"paper sum":"paper sum gone",[t,m,11*Math.sqrt(s)]),h.text(`plus ${g}`,b?"ink strong":"soft",[t,m+5],b?"+":"")]}),h("residual name","text",d?"soft small":"ink small",{x:e+12,y:(n[0]+r[1])/2,transform:`rotate(-90 ${e+12} ${(n[0]+r[1])/2})`},c?"residual":"no residual")]}function jt({parts:t},e,r,n,a,o){let{x:s,y:l,w:c,h:i}=t[r],p=z(e,r),d=n?`paper part ${r.split(" ")[0]}`:"paper part gone",u={x:s+c/2,y:l+i/2+5};return[h.rect(`part ${r}`,d+p,[s,l,c,i],{rx:6}),h(`name ${r}`,"text",`${p?"soft":"ink"}${n?"":" halo"} ${o}`,u,a)]}function me({parts:t},e){let{x:r,y:n,w:a,h:o}=t.feed_forward,[s,l,c]=[t.relu,34,e.feed_forward],[i,p]=["feed_forward","relu"].map(g=>z(e,g)),d=g=>g?"soft":"ink",u=`M${r+l} ${n}H${r+a-l}L${r+a} ${s.y}V${s.y+s.h}L${r+a-l} ${n+o}H${r+l}L${r} ${s.y+s.h}V${s.y}z`,f=(g,b,y=`${d(i)} small`)=>h.text(`ff ${g}`,y,[r+a/2,n+g*o+4.5],b),m=h.path("part feed_forward",`paper part${c?"":" gone"}${i}`,u);return c===null?[m,f(.5,"feed-forward, left out",`${d(i)} halo small`)]:[m,h("part relu","rect",`paper part ${c==="relu"?"relu":"gone"}${p}`,{x:s.x+6,y:s.y,width:s.w-12,height:s.h,rx:6}),h("ff name","text",`${d(i)} small`,{x:r-8,y:n+o/2,transform:`rotate(-90 ${r-8} ${n+o/2})`},"feed-forward"),f(.84,"32 \u2192 128"),f(.5,c==="relu"?"relu":"relu, left out",d(p)),f(.16,"128 \u2192 32")]}function ge({cx:t,out:e,input:r,k:n},{norm:a}){return[h.text("input","soft small",[t,r+15*n],"six symbols, as vectors"),h.text("output","soft small end",[t-12,e+6],a==="before"?"norm, then scores":"scores of symbols")]}var xe={"norm before 1":"Layer norm before each part","norm after 1":"Layer norm after each sum","norm before 2":"Layer norm before each part","norm after 2":"Layer norm after each sum",attention:"Attention",feed_forward:"Feed-forward network",relu:"Relu of the feed-forward network",residual:"Residual",layers:"Six layers"};function Z(t,e,r){let n=U(e,r),a=Ot(t),o=d=>({x:d.x,y:d.y,width:d.w,height:d.h}),s=n.parts.feed_forward,l=(d,u,f,m)=>({id:d,part:u,...f,label:xe[d],kind:"blocks-switch",known:L(t,u),aria:{pressed:m,disabled:!L(t,u)}}),c=["norm after 2","norm before 2","norm after 1","norm before 1"].map(d=>{let u=Lt(d),f=d.endsWith("2");return{...l(d,u,o(n.parts[d]),t.norm===u.split(" ")[1]),...f?{tab:-1}:{}}}),i={x:n.arc-14,y:n.sums[0],width:44,height:n.starts[0]-n.sums[0]},p=t.feed_forward===null?[]:[l("relu","relu",o(n.parts.relu),a.relu)];return[l("feed_forward","feed_forward",o({...s,x:s.x-22,w:s.w+22}),a.feed_forward),...p,...c,l("attention","attention",o(n.parts.attention),a.attention),l("residual","residual",i,t.residual),l("layers","layers",J(n),t.layers===6)]}var qt=4;function Q(t,e){let r=t<480,[n,a,o]=r?[178,38,24]:[204,44,25],[s,l]=[n,t-10];return{narrow:r,width:t,left:s,right:l,top:a,pitch:o,bottom:a+e*o,height:a+e*o+34,x:c=>s+c/qt*(l-s),y:c=>a+(c+.5)*o}}function tt({measured:t,levels:e},r,n,a){let o=Q(a,t.length),s=i=>[h.path(`tick ${i}`,"rule",`M${o.x(i)} ${o.top}V${o.bottom}`),h.text(`loss ${i}`,"soft small",[o.x(i),o.bottom+16],String(i))],l=(i,p,d)=>[h.path(i,"ruler dashes",`M${o.x(e[i])} ${p+4}V${o.bottom}`),h.text(`${i} name`,"soft small end",[o.x(e[i])+4,p],d)],c=r.row>=0;return{width:a,height:o.height,marks:[...q(0,qt,4).flatMap(s),...l("guessing",13,`guessing ${e.guessing.toFixed(2)}`),...l("own symbol",30,`own symbol alone ${e["own symbol"].toFixed(2)}`),...c?[h.rect("band","tint band",[0,o.y(n.row)-o.pitch/2,o.width,o.pitch],{rx:5})]:[],...t.flatMap((i,p)=>be(o,i,p,p===r.row)),...c?we(o,n):[h.text("unknown","ink strong start",[4,15],"not measured")],h.text("axis name","soft small end",[o.right,o.bottom+31],"loss at the end, in nats: three seeds")]}}function be(t,{name:e,losses:r},n,a){let o=t.y(n),s=r.map(l=>`M${(t.x(l)-3.4).toFixed(1)} ${o.toFixed(1)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`).join("");return[h.text(`name ${n}`,`${a?"ink strong":"ink"} start ${t.narrow?"tiny":"small"}`,[4,o+4.5],t.narrow?e.replace("feed-forward","f.-f."):e),h.path(`range ${n}`,"soft line range",`M${t.x(Math.min(...r)).toFixed(1)} ${o.toFixed(1)}H${t.x(Math.max(...r)).toFixed(1)}`),h.path(`points ${n}`,"soft ring",s)]}var we=(t,e)=>e.losses.map((r,n)=>h.circle(`seed ${n}`,"ink solid",[t.x(r),t.y(e.row),5]));function et({measured:t},e,r){let n=Q(r,t.length),a=e.row<0?e.nearest:e.row;return t.map(({name:o,losses:s},l)=>({id:`row ${l}`,x:0,y:n.y(l)-n.pitch/2,width:n.width,height:n.pitch,label:`${o}: loss ${Math.min(...s).toFixed(2)} to ${Math.max(...s).toFixed(2)}`,kind:"blocks-row",tab:l===a?0:-1,aria:{pressed:l===e.row}}))}var Nt=`/* A layer's parts, and points of losses. */
text.small { font-size: 13px; } text.tiny { font-size: 12.5px; }
.layer { stroke: var(--edge); stroke-width: 1; }
.way { stroke-width: 2; } .part { stroke: var(--ink); stroke-width: 1.6; fill: var(--paper); }
.sum { fill: var(--paper); stroke: var(--ink); stroke-width: 1.6; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 8px; stroke-linejoin: round; }
.part.attention { fill: var(--weight-wash); } .part.relu { stroke-width: 1.2; }
.part.quiet { fill: var(--paper); }
.part.gone, .sum.gone, .gone.line { stroke: var(--ink); stroke-width: 1.3; stroke-dasharray: 4 4; }
.part.gone { fill-opacity: 0.35; } .sum.gone { stroke: var(--edge); }
/* Not measured: round dots, in every theme. */
.part.quiet, .line.quiet { stroke: var(--edge); stroke-width: 2.2; stroke-dasharray: 0 4.4; stroke-linecap: round; }
.dashes { stroke-dasharray: 5 4; } .range { stroke-width: 1.6; } .soft.ring { fill: var(--paper); stroke: var(--soft); stroke-width: 1.4; }
rect.band { fill: var(--tint); stroke: var(--edge); }
`;var Tt=`.blocks-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 28px; align-items: start; }
.attn .blocks-board { margin-top: 8px; }
.attn .blocks-board > * { margin-top: 0; }
.blocks-training { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 20px; }
.attn .blocks-training { margin-top: 8px; }
.blocks-choice { display: flex; align-items: baseline; gap: 4px; }
.blocks-training .attn-button { margin-left: auto; }
.attn-hit.blocks-switch:hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 40%, transparent); }
.attn-hit.blocks-switch[aria-disabled="true"] { cursor: not-allowed; box-shadow: none; }
.attn-choice input[aria-disabled="true"] { cursor: not-allowed; }
.attn-choice input[aria-disabled="true"] + span { border-style: dotted; background: var(--surface); color: var(--muted); }
.attn-hit.blocks-row:hover { box-shadow: inset 0 0 0 1px var(--edge); }
.attn-encoder_blocks .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 4.4em; text-wrap: pretty; }
.attn-encoder_blocks > div:has(.attn-summary) { margin-top: 8px; }
.attn .attn-source { margin-top: 4px; }
@container (min-width: 760px) { .blocks-board { grid-template-columns: 340px minmax(0, 1fr); } .attn-encoder_blocks .attn-summary { min-height: 2.9em; } }
@container (max-width: 479px) { .attn-encoder_blocks .attn-summary { min-height: 7.3em; } .blocks-training { gap: 4px 10px; } .blocks-training .attn-button { order: -1; } .blocks-choice:first-child { order: -2; } }
@media (forced-colors: active) { .attn-choice input[aria-disabled="true"] + span { color: GrayText; } }
@media print { .blocks-training, .attn-hint { display: none; } }
`;var ve={attention:t=>t?"attention":"no attention",feed_forward:t=>t===null?"no feed-forward network":t==="linear"?"no relu":"a whole feed-forward network",residual:t=>t?"a residual":"no residual",norm:t=>t===null?"no norm":t==="after"?"the norm after each sum":"the norm before each part",layers:t=>`${t===2?"two":"six"} layers`,rate:t=>`a rate of ${t}`,warm_up:t=>t>1?`a warm-up of ${t} steps`:"no warm-up",steps:t=>`${t} steps`},N=(t,e)=>mt(V(t,e).map(r=>ve[r](t[r]))),rt=t=>{let[e,r]=[Math.min(...t),Math.max(...t)].map(n=>n.toFixed(2));return e===r?e:`${e} to ${r}`};function nt({measured:t,...e},r){return`Not measured: ${N({...e,...r},t[0].options)}. Of the ${P} models of these switches only ${t.length} were, so nothing changes.`}function Ct({measured:t,levels:e},{options:r,row:n,losses:a,nearest:o}){let s=t[0];if(a===null){let c=t[o],i=N(r,s.options),p=N(c.options,r);return`Not measured: ${i}. Of the ${P} models of these switches ${t.length} were. The nearest, \u201C${c.name}\u201D, has ${p} instead.`}if(n===0)return`The base, whole: its loss ends at ${rt(a)} in three seeds; guessing gives ${e.guessing.toFixed(2)}.`;let l=Math.min(...a)>e.guessing-.05?"it does no better than guessing":Math.min(...a)>e["own symbol"]?"it does no better than one who knows each place\u2019s own symbol alone":Math.max(...a)<Math.min(...s.losses)?"it does better than the base in every seed":Math.min(...a)>Math.max(...s.losses)?"it does worse than the base in every seed":"its seeds and those of the base overlap";return`With ${N(r,s.options)} the loss ends at ${rt(a)} in three seeds, where the base ends at ${rt(s.losses)}: ${l}.`}var It=760,ot=t=>()=>t.read();function $e(t,e){let r=ot(t),n=I(),a=0,o=!1,s=({part:d,known:u})=>{let f=G(r(),d);u?t.change(f,{glide:!0}):e(nt(r(),f))},l=H((d,u)=>d.addEventListener("click",()=>s(u()))),c=F("The layer: a press leaves a part out or brings it back","",n,l.root),i=d=>{a>0&&l.set(Z(d,a,o))};return{root:c,tell:i,paint:(d,u)=>{let f=Math.round(c.clientWidth);f!==0&&((f!==a||o!==u>=It)&&([a,o]=[f,u>=It],i(r())),W(n,X(r(),d,a,o)))}}}function Me(t,e){let r=ot(t),n=I(),a=0,o=d=>t.change({...r().measured[d].options},{glide:!0}),l=H((d,u)=>{let f=()=>Number(u().id.split(" ")[1]),m=g=>()=>S(f()+g,0,r().measured.length-1);d.addEventListener("click",()=>o(f())),wt(d,{ArrowUp:m(-1),ArrowDown:m(1),Home:()=>0,End:()=>r().measured.length-1},g=>{o(g),l.focus(`row ${g}`)})}),c=F("Measured models and their losses","",n,l.root),i=d=>{a>0&&l.set(et(d,e(),a))};return{root:c,tell:i,paint:d=>{let u=Math.round(c.clientWidth);u!==0&&(u!==a&&(a=u,i(r())),W(n,tt(r(),e(),d,a)))}}}function Se(t,e){let r=ot(t),n=(l,c,i)=>{let p=xt(c,i,m=>{let g={[l]:Number(m)};R(r(),l).includes(Number(m))?t.change(g,{glide:!0}):(p.set(String(r()[l])),e(nt(r(),g)))}),d=k("blocks-choice",x("span",{class:"attn-label","aria-hidden":"true"},c),p.root),u=p.root.querySelectorAll("input");return{root:d,tell:m=>{p.set(String(m[l]));let g=R(m,l).map(String);Object.keys(i).forEach((b,y)=>u[y].setAttribute("aria-disabled",String(!g.includes(b))))}}},a=[n("rate","rate",{.001:"0.001",.003:"0.003",.012:"0.012"}),n("warm_up","warm-up",{1:"none",100:"100"}),n("steps","steps",{600:"600",1800:"1800"})],o=j("Reset",t.reset).root;return{root:k("blocks-training",...a.map(l=>l.root),o),tell:l=>a.forEach(c=>c.tell(l))}}function Ae(t,e){let r=A(t),n=bt(),[a,o]=[$e(e,n.set),Me(e,()=>r)],s=Se(e,n.set),l=gt("Press a part to leave it out: where does the loss go? Dotted: what was not measured."),c=x("p",{class:"attn-source"},"Each row is one model of the table above, trained with three seeds. No others were trained."),i={row:Math.max(0,r.row),losses:r.losses??t.measured[0].losses};return{parts:[l,k("blocks-board",a.root,o.root),s.root,n.root,c],glides:p=>{let{row:d,losses:u}=A(p);return u&&(i={row:d,losses:u}),{...i,layers:p.layers}},tell:p=>{r=A(p),a.tell(p),o.tell(p),s.tell(p),n.set(Ct(p,r))},paint:(p,d,u)=>{a.paint(p,u),o.paint(p)},stop:()=>n.stop()}}var Sr=Mt({name:"encoder_blocks",label:"Live figure: a transformer's layer with parts left out, and the losses measured then",style:Nt+Tt,controls:O,fixed:["measured","levels"],build:Ae});export{A as compute,Sr as default,Ct as describe,zt as scene};
