// Joined by `make figures` from src/encoder_blocks and src/kit: change those, not this.
var It=Object.defineProperty;var Nt=(t,e)=>{for(var r in e)It(t,r,{get:e[r],enumerable:!0})};var Ct="http://www.w3.org/2000/svg";var ke=Math.random().toString(36).slice(2,8);function tt(t,e,r){for(let[n,a]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(n,""):a!==!1&&a!=null&&t.setAttribute(n,a);return t.append(...r),t}var w=(t,e={},...r)=>tt(document.createElement(t),e,r),k=(t,...e)=>w("div",{class:t},...e),Ft=(t,e={},...r)=>tt(document.createElementNS(Ct,t),e,r),et=(t="")=>Ft("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function _(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function v(t,e,r){let n=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var rt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var S=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var at=200,Dt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Wt=t=>t*t*(3-2*t);function T(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,a)=>T(t[a],n,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([a,o])=>[a,T(t[a],o,r)]);return Object.fromEntries(n)}return e}function st(t,e,r){let[n,a,o,s,c,i]=[t,t,t,0,0,0],l=!1,p=d=>{let u=S(d-c,0,64);if(c=d,l){let m=S((d-s)/e);n=T(a,o,Wt(m)),l=m<1}let h=r(n,u);i=l||h?requestAnimationFrame(p):0};return{go(d,u){if(Dt()){[n,o,l]=[d,d,!1],r(n,1/0);return}[a,o,s,l]=[n,d,performance.now(),u],u||(n=d,r(n,0)),i||([c,i]=[performance.now(),requestAnimationFrame(p)])},again:()=>void r(n,0),stop:()=>cancelAnimationFrame(i)}}var it=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function L(t,e){let r=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:r,set:n=>v(r,"aria-pressed",String(n))}}var lt=(...t)=>w("p",{class:"attn-hint"},...t);function ct(t=700){let e=w("p",{class:"attn-summary"}),r=w("span",{class:"attn-hidden",role:"status"}),n,a=(o,s=o)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>_(r,s),t)),_(e,o)};return{root:w("div",{},e,r),set:a,stop:()=>clearTimeout(n)}}function dt(t,e,r){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",o=>{let s=a[o.key]?.();s===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r(s))})}var Pt=0,pt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function ft(t,e){let[r,n,a]=[!1,0,""],o={},s=i=>{o=i;let l=i._own;if(l?.turn!==n&&([n,r]=[l?.turn,!1]),r)return;let p=l?.name?e(i,l.kind):null,d=p?JSON.stringify([l,p]):"";d!==a&&([a,r]=[d,p!==null],p&&t.send({own:{...p,name:l.name,turn:++Pt}}))},c=()=>{r=!1,s(o)};return t.on("change:_drawn",c),{ask:s,stop:()=>t.off("change:_drawn",c)}}function Vt(t,e){let{name:r,kind:n=""}=t._own??{};if(!r)return"";let{fault:a,note:o,weights:s,mask:c}=pt(t),i=!!(s??c);return e(t,n)===null?`The book\u2019s picture: your ${r} has no part in it.`:a?`Your ${a} The picture is ${i?"its last good one":"the book\u2019s"}.`:i?`Drawn by your ${r}. ${o??""}`.trim():`Your ${r} is called \u2026`}function ut(t,e){let r=w("span",{role:"status"}),n=L("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=k("attn-own",r,n.root);return{root:a,tell:s=>{let c=Vt(s,e);a.hidden=c==="",a.classList.toggle("fault",!!pt(s).fault),_(r,c)}}}function ht(t,e,r=[]){let n=[...e,...r],a=[],o=!1,s=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),c=d=>{if(o)return;let u=s();a.forEach(h=>h(u,d))},i=()=>c(null);e.forEach(d=>t.on(`change:${d}`,i));let l=(d,{glide:u=!1}={})=>{o=!0;for(let[h,m]of Object.entries(d))t.set(h,m);o=!1,c({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:s,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void a.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,i))}}function Rt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let r=0;e&&r<8&&!e.matches(".jp-Cell");r++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Kt(t,e,r,n){let[a,o]=[0,!1],s=i=>{if(i!==o){o=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},c=i=>{let l=++a,p=e.wants?.(r())??null;if(s(p!==null),p===null)return n(i);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===a&&c(i),()=>l===a&&e.say?.(d))};return c}function mt({name:t,label:e,style:r,controls:n,fixed:a=[],ms:o=at,asks:s,build:c}){return{render:({model:l,el:p})=>{let d=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(w("style",{},[rt,nt,ot,r].join(`
`)));let h=ht(l,s?[...n,"_own","_drawn"]:n,a),m=c(h.read(),h,l),g=s&&{...ft(l,s),...ut(l,s)},x=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},m.parts[0],...g?[g.root]:[],...m.parts.slice(1));u.append(x),p.append(d);let y=()=>{let M=m.glides??(b=>b),A=0,X=()=>{let b=h.read();m.tell(b),g?.tell(b),g?.ask(b),g&&(x.dataset.own=b._own?.kind??"")},C=st(M(h.read()),o,(b,F)=>A>0&&m.paint(b,F,A)),Z=()=>{let b=Math.round(x.clientWidth);b===A||b===0||(A=b,Rt(p),C.again())},zt=Kt(x,m,h.read,b=>{X(),C.go(M(h.read()),b)});h.follow((b,F)=>{x.classList.add("touched"),zt(F?.glide??!0)}),X(),Z();let Q=new ResizeObserver(Z);return Q.observe(x),m.ahead?.(),()=>{Q.disconnect(),C.stop(),h.stop(),g?.stop(),m.stop?.()}},$=async()=>{await m.ready;for(let M;M=m.wants?.(h.read());)await M;return y()};return m.ready?$():y()}}}var xt="http://www.w3.org/2000/svg",Gt=t=>Math.round(t*10)/10+0;function f(t,e,r,n,a){let o={};for(let s in n){let c=n[s];o[s]=typeof c=="number"?Gt(c):c}return{id:t,shape:e,role:r,at:o,...a===void 0?{}:{text:a}}}f.line=(t,e,[r,n,a,o],s)=>f(t,"line",e,{x1:r,y1:n,x2:a,y2:o,...s});f.rect=(t,e,[r,n,a,o],s)=>f(t,"rect",e,{x:r,y:n,width:a,height:o,...s});f.circle=(t,e,[r,n,a],o)=>f(t,"circle",e,{cx:r,cy:n,r:a,...o});f.path=(t,e,r,n)=>f(t,"path",e,{d:r,...n});f.text=(t,e,[r,n],a,o)=>f(t,"text",e,{x:r,y:n,...o},a);var gt=new WeakMap;function Yt(t,e){let{node:r,role:n,at:a}=t;n!==e.role&&r.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&r.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||r.removeAttribute(s);t.at=e.at;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(Ut)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Jt=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function Ut(t){let e=document.createElementNS(xt,"tspan");for(let[r,n]of Object.entries(Jt(t)))e.setAttribute(r,String(n));return e.append(t.text),e}function wt(t,{width:e,height:r,marks:n}){let a=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let o=gt.get(t)??new Map;gt.set(t,o);let s=new Map(n.map(i=>[i.id,i]));for(let[i,{node:l,shape:p}]of o)s.get(i)?.shape!==p&&(l.remove(),o.delete(i));let c=t.firstChild;for(let i of n){let l=o.get(i.id);if(!l){let p=document.createElementNS(xt,i.shape);p.setAttribute("data-id",i.id),l={node:p,shape:i.shape,role:"",at:{},text:""},o.set(i.id,l)}Yt(l,i),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}var Xt=t=>Math.round(t*10)/10,bt=new WeakMap;function Zt(t){let e=k("attn-hits"),r=new Map,n=o=>{let s=o.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),c={node:s,hit:o};return r.set(o.id,c),s.dataset.id=o.id,t(s,()=>c.hit),c};return{root:e,set:(o,s=1)=>{let c=new Set(o.map(({id:i})=>i));for(let[i,{node:l}]of r)c.has(i)||(l.remove(),r.delete(i));o.forEach((i,l)=>{let p=r.get(i.id)??n(i);te(p.node,p.hit=i,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:o=>r.get(o)?.node.focus({preventScroll:!0})}}function Qt(t,e=[],r=()=>{}){let n=et(),a=k("attn-stage",n,...e),o=0;return{root:a,paint:c=>{let i=Math.round(a.clientWidth);i!==0&&(i!==o&&(o=i,r()),wt(n,t(o,c)))},width:()=>o}}function B(t,{listen:e,places:r,draws:n}){let a=Zt(e),o=()=>void(i()>0&&a.set(r(i()))),{root:s,paint:c,width:i}=Qt(n,[a.root],o);return v(s,"role","group"),v(s,"aria-label",t),{root:s,tell:o,paint:c,focus:a.focus}}function te(t,{x:e,y:r,width:n,height:a,label:o,kind:s="",aria:c={},tab:i=0,lang:l},p){let[d,u,h,m]=[e,r,n,a].map(x=>Xt(p*x)),g=`left:${d}px;top:${u}px;width:${h}px;height:${m}px`;bt.get(t)!==g&&(t.style.cssText=g,bt.set(t,g)),v(t,"class",`attn-hit ${s}`.trim()),v(t,"aria-label",o),v(t,"tabindex",i),l&&v(t,"lang",l);for(let[x,y]of Object.entries(c))v(t,`aria-${x}`,String(y))}var vt={attention:[!0,!1],feed_forward:["relu","linear",null],residual:[!0,!1],norm:["before","after",null],layers:[6,2],rate:[.001,.003,.012],warm_up:[1,100],steps:[600,1800]},O=Object.keys(vt),kt=Object.values(vt).reduce((t,{length:e})=>t*e,1),H=(t,e)=>O.filter(r=>t[r]!==e[r]);function E(t){let{measured:e}=t,r=Object.fromEntries(O.map(a=>[a,t[a]])),n=e.findIndex(a=>H(r,a.options).length===0);return{options:r,row:n,losses:n<0?null:e[n].losses}}var q=(t,e)=>E({...t,...D(t,e)}).row>=0;function D(t,e){let{feed_forward:r}=t;if(e==="attention")return{attention:!t.attention};if(e==="residual")return{residual:!t.residual};if(e==="layers")return{layers:t.layers===6?2:6};if(e==="feed_forward")return{feed_forward:r===null?"relu":null};if(e==="relu")return{feed_forward:r==="relu"?"linear":"relu"};let n=e==="norm before"?"before":"after";return{norm:t.norm===n?null:n}}var At={};Nt(At,{axis:()=>G,layer:()=>R,losses:()=>Y,plan:()=>V,rows:()=>J,switches:()=>K});var ee=Math.sqrt(50),re=Math.sqrt(10),ne=Math.sqrt(2);function W(t,e,r){let n=(e-t)/Math.max(0,r),a=Math.floor(Math.log10(n)),o=n/Math.pow(10,a),s=o>=ee?10:o>=re?5:o>=ne?2:1,c,i,l;return a<0?(l=Math.pow(10,-a)/s,c=Math.round(t*l),i=Math.round(e*l),c/l<t&&++c,i/l>e&&--i,l=-l):(l=Math.pow(10,a)*s,c=Math.round(t/l),i=Math.round(e/l),c*l<t&&++c,i*l>e&&--i),i<c&&.5<=r&&r<2?W(t,e,r*2):[c,i,l]}function z(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let n=e<t,[a,o,s]=n?W(e,t,r):W(t,e,r);if(!(o>=a))return[];let c=o-a+1,i=new Array(c);if(n)if(s<0)for(let l=0;l<c;++l)i[l]=(o-l)/-s;else for(let l=0;l<c;++l)i[l]=(o-l)*s;else if(s<0)for(let l=0;l<c;++l)i[l]=(a+l)/-s;else for(let l=0;l<c;++l)i[l]=(a+l)*s;return i}var j=168,$t=6,oe=10;function V(t,e){let r=e?1:.8,n=Math.max(Math.min(t*.44,165),t/2-40),a=(c,i)=>({x:n-j/2,y:c*r,width:j,height:i*r}),o=n+j/2+26,s={x:n-j/2-22,y:46*r,width:j+74,height:388*r};return{k:r,cx:n,arc:o,card:s,width:t,height:470*r,fan:Math.min(oe,(t-s.x-s.width-6)/($t-1)),parts:{"norm after 2":a(60,30),feed_forward:a(138,82),relu:a(163.5,31),"norm before 2":a(232,30),"norm after 1":a(272,30),attention:a(346,40),"norm before 1":a(396,30)},sums:[326*r,114*r],starts:[430*r,267*r],out:8,input:450*r}}var Mt=({attention:t,feed_forward:e,norm:r})=>({attention:t,feed_forward:e!==null,relu:e==="relu","norm before 1":r==="before"&&t,"norm before 2":r==="before"&&e!==null,"norm after 1":r==="after"&&t,"norm after 2":r==="after"&&e!==null}),ae=["norm before 1","norm after 1","norm before 2","norm after 2"],I=t=>t.replace(/ [12]$/,""),N=(t,e)=>q(t,I(e))?"":" quiet";function se({norm:t,attention:e,feed_forward:r},n){return(n.endsWith("1")?e:r)?t===null?"norm here":"norm here instead":""}function R(t,e,r,n){let a=V(r,n),o=Mt(t),s=t.attention?"attention":"attention, left out";return{width:r,height:a.height,marks:[...ie(a,t,e.layers),...le(a,t),...ae.flatMap(c=>yt(a,t,c,o[c]?"layer norm":se(t,c),"small")),...yt(a,t,"attention",s,""),...ce(a,t),...de(a,t)]}}var P=({card:t})=>({x:t.x+t.width-50,y:t.y+t.height+1,width:50,height:26});function ie(t,e,r){let{card:n,fan:a,k:o}=t,{x:s,y:c,width:i,height:l}=P(t),p=N(e,"layers"),d=[5,4,3,2,1].map(h=>f(`card ${h}`,"rect","tint layer",{...n,x:n.x+h*a,y:n.y-h*5*o,rx:12,opacity:S(r-h).toFixed(2)})),u=[s+i/2,c+l/2+5];return[...d,f("card 0","rect","tint layer",{...n,rx:12}),f("part layers","rect",`paper part${p}`,{...P(t),rx:6}),f.text("count",p?"soft":"ink strong",u,`\xD7 ${Math.round(r)}`)]}function le({cx:t,arc:e,sums:r,starts:n,out:a,input:o,k:s},c){let{residual:i,attention:l,feed_forward:p}=c,d=N(c,"residual"),u=m=>{let[g,x]=[n[m],r[m]];return`M${t} ${g}H${e-8}q8 0 8 -8V${x+8}q0 -8 -8 -8H${t+11}`},h=[l,p!==null];return[f.path("way","ink line way",`M${t} ${o}V${a+8}`),f.path("way tip","ink solid",`M${t-5} ${a+10}h10l-5 -10z`),...r.flatMap((m,g)=>{let x=i&&h[g],y=x?`${d?"soft":"ink"} line way${d}`:`soft line gone${d}`;return[f.path(`residual ${g}`,y,u(g)),f.circle(`sum ${g}`,x?"paper sum":"paper sum gone",[t,m,11*Math.sqrt(s)]),f.text(`plus ${g}`,x?"ink strong":"soft",[t,m+5],x?"+":"")]}),f("residual name","text",d?"soft small":"ink small",{x:e+12,y:(n[0]+r[1])/2,transform:`rotate(-90 ${e+12} ${(n[0]+r[1])/2})`},i?"residual":"no residual")]}function yt({parts:t},e,r,n,a){let{x:o,y:s,width:c,height:i}=t[r],[l,p]=[Mt(e)[r],N(e,r)],d=l?`paper part ${r.split(" ")[0]}`:"paper part gone",u=[o+c/2,s+i/2+5];return[f(`part ${r}`,"rect",d+p,{...t[r],rx:6}),f.text(`name ${r}`,`${p?"soft":"ink"}${l?"":" halo"} ${a}`,u,n)]}function ce({parts:t},e){let{x:r,y:n,width:a,height:o}=t.feed_forward,[s,c,i]=[t.relu,34,e.feed_forward],[l,p]=["feed_forward","relu"].map($=>N(e,$)),[d,u]=[l,p].map($=>$?"soft":"ink"),h=`M${r+c} ${n}H${r+a-c}L${r+a} ${s.y}V${s.y+s.height}L${r+a-c} ${n+o}H${r+c}L${r} ${s.y+s.height}V${s.y}z`,m=($,M,A=`${d} small`)=>f.text(`ff ${$}`,A,[r+a/2,n+$*o+4.5],M),g=f.path("part feed_forward",`paper part${i?"":" gone"}${l}`,h);if(i===null)return[g,m(.5,"feed-forward, left out",`${d} halo small`)];let x={...s,x:s.x+6,width:s.width-12,rx:6},y={transform:`rotate(-90 ${r-8} ${n+o/2})`};return[g,f("part relu","rect",`paper part ${i==="relu"?"relu":"gone"}${p}`,x),f.text("ff name",`${d} small`,[r-8,n+o/2],"feed-forward",y),m(.84,"32 \u2192 128"),m(.5,i==="relu"?"relu":"relu, left out",u),m(.16,"128 \u2192 32")]}function de({cx:t,out:e,input:r,k:n},{norm:a}){return[f.text("input","soft small",[t,r+15*n],"six symbols, as vectors"),f.text("output","soft small end",[t-12,e+6],a==="before"?"norm, then scores":"scores of symbols")]}var pe={"norm before 1":"Layer norm before each part","norm after 1":"Layer norm after each sum","norm before 2":"Layer norm before each part","norm after 2":"Layer norm after each sum",attention:"Attention",feed_forward:"Feed-forward network",relu:"Relu of the feed-forward network",residual:"Residual",layers:"Six layers"};function K(t,e,r){let n=V(e,r),{feed_forward:a,relu:o,...s}=n.parts,c=(d,u,h)=>({id:d,part:I(d),...u,label:pe[d],kind:"blocks-switch",known:q(t,I(d)),aria:{pressed:h,disabled:!q(t,I(d))}}),i=["norm after 2","norm before 2","norm after 1","norm before 1"].map(d=>({...c(d,s[d],t.norm===d.split(" ")[1]),...d.endsWith("2")?{tab:-1}:{}})),l={x:n.arc-14,y:n.sums[0],width:44,height:n.starts[0]-n.sums[0]},p={...a,x:a.x-22,width:a.width+22};return[c("feed_forward",p,t.feed_forward!==null),...t.feed_forward===null?[]:[c("relu",o,t.feed_forward==="relu")],...i,c("attention",s.attention,t.attention),c("residual",l,t.residual),c("layers",P(n),t.layers===$t)]}var St=4;function G(t,e){let r=t<480,[n,a,o]=r?[178,38,24]:[204,44,25],s=t-10;return{narrow:r,width:t,right:s,top:a,pitch:o,bottom:a+e*o,height:a+e*o+34,x:c=>n+c/St*(s-n),y:c=>a+(c+.5)*o}}function Y({measured:t,levels:e},r,n,a){let o=G(a,t.length),s=d=>[f.path(`tick ${d}`,"rule",`M${o.x(d)} ${o.top}V${o.bottom}`),f.text(`loss ${d}`,"soft small",[o.x(d),o.bottom+16],String(d))],c=(d,u,h)=>[f.path(d,"ruler dashes",`M${o.x(e[d])} ${u+4}V${o.bottom}`),f.text(`${d} name`,"soft small end",[o.x(e[d])+4,u],h)],i=r.row>=0,l=[0,o.y(n.row)-o.pitch/2,o.width,o.pitch];return{width:a,height:o.height,marks:[...z(0,St,4).flatMap(s),...c("guessing",13,`guessing ${e.guessing.toFixed(2)}`),...c("own symbol",30,`own symbol alone ${e["own symbol"].toFixed(2)}`),...i?[f.rect("band","tint band",l,{rx:5})]:[],...t.flatMap((d,u)=>fe(o,d,u,u===r.row)),...i?n.losses.map((d,u)=>f.circle(`seed ${u}`,"ink solid",[o.x(d),o.y(n.row),5])):[f.text("unknown","ink strong start",[4,15],"not measured")],f.text("axis name","soft small end",[o.right,o.bottom+31],"loss at the end, in nats: three seeds")]}}function fe(t,{name:e,losses:r},n,a){let o=t.y(n),s=r.map(d=>`M${(t.x(d)-3.4).toFixed(1)} ${o.toFixed(1)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`),[c,i]=[Math.min(...r),Math.max(...r)].map(d=>t.x(d).toFixed(1)),l=`${a?"ink strong":"ink"} start ${t.narrow?"tiny":"small"}`,p=t.narrow?e.replace("feed-forward","f.-f."):e;return[f.text(`name ${n}`,l,[4,o+4.5],p),f.path(`range ${n}`,"soft line range",`M${c} ${o.toFixed(1)}H${i}`),f.path(`points ${n}`,"soft ring",s.join(""))]}function J({measured:t},e,r){let n=G(r,t.length),a=Math.max(0,e.row);return t.map(({name:o,losses:s},c)=>({id:`row ${c}`,x:0,y:n.y(c)-n.pitch/2,width:n.width,height:n.pitch,label:`${o}: loss ${Math.min(...s).toFixed(2)} to ${Math.max(...s).toFixed(2)}`,kind:"blocks-row",tab:c===a?0:-1,aria:{pressed:c===e.row}}))}var _t=`/* A layer's parts, and points of losses. */
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
`;var Et=`.blocks-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 28px; align-items: start; }
.attn .blocks-board { margin-top: 8px; }
.attn .blocks-board > * { margin-top: 0; }
.attn .blocks-reset { justify-content: end; margin-top: 8px; }
.attn-hit.blocks-switch:hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 40%, transparent); }
.attn-hit.blocks-switch[aria-disabled="true"] { cursor: not-allowed; box-shadow: none; }
.attn-hit.blocks-row:hover { box-shadow: inset 0 0 0 1px var(--edge); }
.attn-encoder_blocks .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 4.4em; text-wrap: pretty; }
.attn-encoder_blocks > div:has(.attn-summary) { margin-top: 8px; }
.attn .attn-source { margin-top: 4px; }
@container (min-width: 760px) { .blocks-board { grid-template-columns: 340px minmax(0, 1fr); } .attn-encoder_blocks .attn-summary { min-height: 2.9em; } }
@container (max-width: 479px) { .attn-encoder_blocks .attn-summary { min-height: 7.3em; } }
@media print { .blocks-reset, .attn-hint { display: none; } }
`;var me={attention:t=>t?"attention":"no attention",feed_forward:t=>t===null?"no feed-forward network":t==="linear"?"no relu":"a whole feed-forward network",residual:t=>t?"a residual":"no residual",norm:t=>t===null?"no norm":t==="after"?"the norm after each sum":"the norm before each part",layers:t=>`${t===2?"two":"six"} layers`,rate:t=>`a rate of ${t}`,warm_up:t=>t>1?`a warm-up of ${t} steps`:"no warm-up",steps:t=>`${t} steps`},jt=(t,e)=>it(H(t,e).map(r=>me[r](t[r]))),U=t=>{let[e,r]=[Math.min(...t),Math.max(...t)].map(n=>n.toFixed(2));return e===r?e:`${e} to ${r}`},Lt=(t,e)=>`Not measured: ${jt(e,t[0].options)}. Of the ${kt} models of these switches only ${t.length} were`,Ot=({measured:t,...e},r)=>`${Lt(t,{...e,...r})}, so nothing changes.`;function qt({measured:t,levels:e},{options:r,row:n,losses:a}){let o=t[0];if(a===null)return`${Lt(t,r)}.`;if(n===0)return`The base, whole: its loss ends at ${U(a)} in three seeds; guessing gives ${e.guessing.toFixed(2)}.`;let s=Math.min(...a)>e.guessing-.05?"it does no better than guessing":Math.min(...a)>e["own symbol"]?"it does no better than one who knows each place\u2019s own symbol alone":Math.max(...a)<Math.min(...o.losses)?"it does better than the base in every seed":Math.min(...a)>Math.max(...o.losses)?"it does worse than the base in every seed":"its seeds and those of the base overlap";return`With ${jt(r,o.options)} the loss ends at ${U(a)} in three seeds, where the base ends at ${U(o.losses)}: ${s}.`}var ge=760;function xe(t,e,r){let n=({part:i,known:l})=>{let p=D(e(),i);l?t.change(p,{glide:!0}):r(Ot(e(),p))},a=!1,{root:o,tell:s,paint:c}=B("The layer: a press leaves a part out or brings it back",{listen:(i,l)=>i.addEventListener("click",()=>n(l())),places:i=>K(e(),i,a),draws:(i,l)=>R(e(),l,i,a)});return{root:o,tell:s,paint:(i,l)=>{a=l>=ge,c(i)}}}function we(t,e,r){let n=o=>t.change({...e().measured[o].options},{glide:!0}),a=B("Measured models and their losses",{listen:(o,s)=>{let c=()=>Number(s().id.split(" ")[1]),i=()=>e().measured.length-1,l=p=>()=>S(c()+p,0,i());o.addEventListener("click",()=>n(c())),dt(o,{ArrowUp:l(-1),ArrowDown:l(1),Home:()=>0,End:i},p=>{n(p),a.focus(`row ${p}`)})},places:o=>J(e(),r(),o),draws:(o,s)=>Y(e(),r(),s,o)});return a}function be(t,e){let r=E(t),n=()=>e.read(),a=ct(),[o,s]=[xe(e,n,a.set),we(e,n,()=>r)],c=lt("Press a part to leave it out: where does the loss go? Dotted: what was not measured."),i=w("p",{class:"attn-source"},"Each row is one model of the table above, trained with three seeds. No others were trained."),l=k("attn-row blocks-reset",L("Reset",e.reset).root),p={row:Math.max(0,r.row),losses:r.losses??t.measured[0].losses};return{parts:[c,k("blocks-board",o.root,s.root),l,a.root,i],glides:d=>{let{row:u,losses:h}=E(d);return h&&(p={row:u,losses:h}),{...p,layers:d.layers}},tell:d=>{r=E(d),o.tell(),s.tell(),a.set(qt(d,r))},paint:(d,u,h)=>{o.paint(d,h),s.paint(d)},stop:a.stop}}var kr=mt({name:"encoder_blocks",label:"Live figure: a transformer's layer with parts left out, and the losses measured then",style:_t+Et,controls:O,fixed:["measured","levels"],build:be});export{E as compute,kr as default,qt as describe,At as scene};
