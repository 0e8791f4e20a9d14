// Joined by `make figures` from src/multihead_split and src/kit: change those, not this.
var Pt="http://www.w3.org/2000/svg",Wt=0,Ht=Math.random().toString(36).slice(2,8),Z=t=>`attn-${Ht}-${t}-${++Wt}`;function Q(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var f=(t,e={},...n)=>Q(document.createElement(t),e,n),M=(t,...e)=>f("div",{class:t},...e),Rt=(t,e={},...n)=>Q(document.createElementNS(Pt,t),e,n),tt=(t="")=>Rt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),et=(t,e,...n)=>f("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function A(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var nt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ot=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var rt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var H=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var at=200,Kt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ut=t=>t*t*(3-2*t);function R(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>R(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,R(t[r],a,n)]);return Object.fromEntries(o)}return e}function it(t,e,n){let[o,r,a,i,s,l]=[t,t,t,0,0,0],c=!1,p=d=>{let u=H(d-s,0,64);if(s=d,c){let h=H((d-i)/e);o=R(r,a,Ut(h)),c=h<1}let g=n(o,u);l=c||g?requestAnimationFrame(p):0};return{go(d,u){if(Kt()){[o,a,c]=[d,d,!1],n(o,1/0);return}[r,a,i,c]=[o,d,performance.now(),u],u||(o=d,n(o,0)),l||([s,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(l)}}var st=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function q(t,e){let n=f("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>S(n,"aria-pressed",String(o))}}function F(t,e,n){let o=Z("choice"),r=new Map,a=f("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))r.set(i,f("input",{type:"radio",name:o,onchange:()=>n(i)})),a.append(f("label",{},r.get(i),f("span",{},s)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function lt(t=700){let e=f("p",{class:"attn-summary"}),n=f("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>A(n,i),t)),A(e,a)};return{root:f("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function ct(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var Jt=0,pt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function dt(t,e){let[n,o,r]=[!1,0,""],a={},i=l=>{a=l;let c=l._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let p=c?.name?e(l,c.kind):null,d=p?JSON.stringify([c,p]):"";d!==r&&([r,n]=[d,p!==null],p&&t.send({own:{...p,name:c.name,turn:++Jt}}))},s=()=>{n=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function Yt(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:i,mask:s}=pt(t),l=!!(i??s);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function ut(t,e){let n=f("span",{role:"status"}),o=q("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=M("attn-own",n,o.root);return{root:r,tell:i=>{let s=Yt(i,e);r.hidden=s==="",r.classList.toggle("fault",!!pt(i).fault),A(n,s)}}}function ht(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),s=d=>{if(a)return;let u=i();r.forEach(g=>g(u,d))},l=()=>s(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:u=!1}={})=>{a=!0;for(let[g,h]of Object.entries(d))t.set(g,h);a=!1,s({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:i,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function Xt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Zt(t,e,n,o){let[r,a]=[0,!1],i=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++r,p=e.wants?.(n())??null;if(i(p!==null),p===null)return o(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&s(l),()=>c===r&&e.say?.(d))};return s}function ft({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=at,asks:i,build:s}){return{render:({model:c,el:p})=>{let d=f("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(f("style",{},[nt,ot,rt,n].join(`
`)));let g=ht(c,i?[...o,"_own","_drawn"]:o,r),h=s(g.read(),g,c),y=i&&{...dt(c,i),...ut(c,i)},k=f("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},h.parts[0],...y?[y.root]:[],...h.parts.slice(1));u.append(k),p.append(d);let C=()=>{let z=h.glides??(w=>w),B=0,J=()=>{let w=g.read();h.tell(w),y?.tell(w),y?.ask(w),y&&(k.dataset.own=w._own?.kind??"")},P=it(z(g.read()),a,(w,W)=>B>0&&h.paint(w,W,B)),Y=()=>{let w=Math.round(k.clientWidth);w===B||w===0||(B=w,Xt(p),P.again())},It=Zt(k,h,g.read,w=>{J(),P.go(z(g.read()),w)});g.follow((w,W)=>{k.classList.add("touched"),It(W?.glide??!0)}),J(),Y();let X=new ResizeObserver(Y);return X.observe(k),h.ahead?.(),()=>{X.disconnect(),P.stop(),g.stop(),y?.stop(),h.stop?.()}},qt=async()=>{await h.ready;for(let z;z=h.wants?.(g.read());)await z;return C()};return h.ready?qt():C()}}}var Qt=t=>Math.round(t*10)/10,gt=new WeakMap;function mt(t){let e=M("attn-hits"),n=new Map,o=a=>{let i=a.slider?f("div",{role:"slider",tabindex:0}):f("button",{type:"button"}),s={node:i,hit:a};return n.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of n)s.has(l)||(c.remove(),n.delete(l));a.forEach((l,c)=>{let p=n.get(l.id)??o(l);te(p.node,p.hit=l,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function te(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:s={},tab:l=0,lang:c},p){let[d,u,g,h]=[e,n,o,r].map(k=>Qt(p*k)),y=`left:${d}px;top:${u}px;width:${g}px;height:${h}px`;gt.get(t)!==y&&(t.style.cssText=y,gt.set(t,y)),S(t,"class",`attn-hit ${i}`.trim()),S(t,"aria-label",a),S(t,"tabindex",l),c&&S(t,"lang",c);for(let[k,C]of Object.entries(s))S(t,`aria-${k}`,String(C))}function xt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var bt="http://www.w3.org/2000/svg",E=t=>Math.round(t*10)/10+0;function x(t,e,n,o,r){let a={};for(let i in o){let s=o[i];a[i]=typeof s=="number"?E(s):s}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}x.line=(t,e,[n,o,r,a],i)=>x(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});x.rect=(t,e,[n,o,r,a],i)=>x(t,"rect",e,{x:n,y:o,width:r,height:a,...i});x.circle=(t,e,[n,o,r],a)=>x(t,"circle",e,{cx:n,cy:o,r,...a});x.path=(t,e,n,o)=>x(t,"path",e,{d:n,...o});x.text=(t,e,[n,o],r,a)=>x(t,"text",e,{x:n,y:o,...a},r);var wt=new WeakMap;function ee(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(oe)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ne=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function oe(t){let e=document.createElementNS(bt,"tspan");for(let[n,o]of Object.entries(ne(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function vt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=wt.get(t)??new Map;wt.set(t,a);let i=new Map(o.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of a)i.get(l)?.shape!==p&&(c.remove(),a.delete(l));let s=t.firstChild;for(let l of o){let c=a.get(l.id);if(!c){let p=document.createElementNS(bt,l.shape);p.setAttribute("data-id",l.id),c={node:p,shape:l.shape,role:"",at:{},text:""},a.set(l.id,c)}ee(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}var[v,m]=[3,8],V=(t,e)=>Array.from({length:t.length/e},(n,o)=>t.slice(o*e,(o+1)*e));function re(t,e,n){let o=t[0].length/e;if(n==="no swap")return V(V(t.flat(),o),t.length);let r=(a,i)=>n==="interleaved"?i*e+a:a*o+i;return Array.from({length:e},(a,i)=>t.map(s=>Array.from({length:o},(l,c)=>s[r(i,c)])))}function ae(t,e){let[n,o,r]=[t.length,t[0].length,t[0][0].length];if(e.startsWith("no swap"))return V(t.flat(2),n*r);let a=i=>e==="interleaved"?[i%n,Math.floor(i/n)]:[Math.floor(i/r),i%r];return Array.from({length:o},(i,s)=>Array.from({length:n*r},(l,c)=>t[a(c)[0]][s][a(c)[1]]))}var j=t=>Math.floor(t/10),_=t=>new Map(t.flatMap((e,n)=>Array.isArray(e)?[..._(e)].map(([o,r])=>[o,[n,...r]]):[[e,[n]]]));function L({recipe:t,num_heads:e,place:n=0,n:o=v,d_model:r=m}){let a=Array.from({length:o},(d,u)=>Array.from({length:r},(g,h)=>10*(u+1)+h+1)),i=re(a,e,t),s=ae(i,t),l=i.map(d=>d.map((u,g)=>u.some(h=>j(h)!==g+1))),c=s.map((d,u)=>d.some((g,h)=>g!==a[u][h])),p=a.flat()[n];return{x:a,heads:i,merged:s,astray:l,wrong:c,followed:p}}var yt=`/* The three positions: a tint each, and corners of their own. */
.p1.cell { fill: color-mix(in srgb, var(--series-2) 30%, var(--paper)); } .p2.cell { fill: color-mix(in srgb, var(--series-3) 30%, var(--paper)); }
.p3.cell { fill: color-mix(in srgb, var(--series-4) 38%, var(--paper)); }
text.small { font-size: 13px; }
text.number { font-size: 14px; }
text.code { font: 13px var(--mono, ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace); white-space: pre; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 9; stroke-linejoin: round; } /* no thread is seen between letters */
.casing { fill: none; stroke: var(--paper); stroke-width: 7; }
.thread { stroke-width: 2.5; }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2.5; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2; stroke-dasharray: 6 3; }
`;var se="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),le=1.12;var T=new Map;function ce(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(se[r.charCodeAt(0)-32]??556),0);return le*n/1e3}function kt(t,e){return T.size>5e3&&T.clear(),T.has(t)||T.set(t,ce(t)),e*T.get(t)}var I=112,O=I/v,G=20,pe=22,b=[0,1,2].map(t=>G+t*(I+pe+G)),de=b[2]+I+2,K=8,$=2,ue=[4,14,0],$t=t=>t<420?8:14;function U({num_heads:t},{x:e,heads:n,merged:o}){let r=a=>{let i=_(a);return e.flat().map(s=>i.get(s))};return{heads:r(n).map(([a,i,s])=>[a*(m/t)+s,a,i]),merged:r(o).map(([a,i])=>[i,a]),gaps:t-1}}function Mt(t,{num_heads:e},n){let o=$t(n),r=(n-2*$-(e-1)*o)/e;return[$+t*(r+o),r]}function At(t,e,n,o){let r=(o-2*$)/m;return{x:$+e*r,y:t+n*O,width:r,height:O}}var St=(t,e)=>At(b[0],t%m,Math.floor(t/m),e);function Et({heads:t,merged:e,gaps:n},o){let r=$t(o),a=(o-2*$-n*r)/m;return{x:e.map((i,s)=>St(s,o)),heads:t.map(([i,s,l])=>({x:$+i*a+s*r,y:b[1]+l*O,width:a,height:O})),merged:e.map(([i,s])=>At(b[2],i,s,o))}}var D=["x","heads","merged"],jt=({x:t,y:e,width:n,height:o},r=1)=>({x:t+r,y:e+r,width:n-2*r,height:o-2*r});function he(t,e,n,o){let r=j(e),a=e===o?" strong":"",i=[n.x+n.width/2,n.y+n.height/2+4.5];return[x(`${t} ${e}`,"rect",`p${r} cell`,{...jt(n),rx:ue[r-1]}),x.text(`${t} text ${e}`,`ink number${a}`,i,String(e))]}var N=(t,e,n,o,r="start")=>x.text(`name ${t}`,`soft small ${r} halo`,[e,n-6],o);function fe(t,e,n){let o=Array.from({length:t.num_heads},(i,s)=>Mt(s,t,e));if(kt("head 0",13)+K<o[0][1])return o.map(([i],s)=>N(s,_t(i,n),b[1],`head ${s}`));let r=o.length-1,a=n<e/2?r:0;return o.map(([i,s],l)=>l!==a?N(l,i+s/2,b[1],String(l),""):l===0?N(l,i,b[1],"head 0"):N(l,i+s,b[1],`head ${l}`,"end"))}var _t=(t,e)=>t+(Math.abs(t-e)<K?K:0);function ge(t,e,n){return[N("x",$,b[0],`x: ${v} positions, ${m} features`),...fe(t,e,n[1]),N("merged",_t($,n[2]),b[2],"merged")]}function me(t,{astray:e,wrong:n},o){let r=(a,i,s,l)=>x(a,"rect","wrong frame",{...jt({x:i,y:s,width:l,height:O},.5),rx:3});return[...e.flatMap((a,i)=>a.flatMap((s,l)=>{let[c,p]=Mt(i,t,o);return s?[r(`astray ${i} ${l}`,c,b[1]+l*O,p)]:[]})),...n.flatMap((a,i)=>a?[r(`wrong ${i}`,$,b[2]+i*O,o-2*$)]:[])]}function xe({heads:t,merged:e,followed:n},o,r){let a=_(t).get(n)[2],i=_(e).get(n)[1],s=[!1,a===0,i===0];return D.map((l,c)=>{let{x:p,width:d}=o[l][r];return E(s[c]?p:p+d)})}function we(t,e,n){return[0,1].flatMap(o=>{let[r,a]=[0,1].map(u=>t[D[o+u]][e]),[i,s]=n.slice(o,o+2),[l,c]=[b[o]+I+1,b[o+1]-G].map(E),p=E((l+c)/2),d=u=>`M${i} ${E(r.y+r.height-u)}V${l}C${i} ${p} ${s} ${p} ${s} ${c}V${E(a.y+u)}`;return[x.path(`casing ${o}`,"paper casing",d(0)),x.path(`thread ${o}`,"ink line thread",d(4))]})}var be=(t,e)=>D.map(n=>x(`followed ${n}`,"rect","ink frame",{...t[n][e],rx:3}));function Ot(t,e,n,o){let{place:r}=t,a=Et(n,o),i=xe(e,a,r);return{width:o,height:de,marks:[...D.flatMap(s=>e.x.flat().flatMap((l,c)=>he(s,l,a[s][c],e.followed))),...me(t,e,o),...we(a,r,i),...ge(t,o,i),...be(a,r)]}}function Nt(t,e,n,[o,r]){let a=Et(U(t,e),n),i=({x:s,y:l,width:c,height:p})=>o>=s&&o<s+c&&r>=l&&r<l+p;return Math.max(...D.map(s=>a[s].findIndex(i)))}function zt({x:t,followed:e},n){return t.flat().map((o,r)=>({id:`number ${r}`,label:String(o),...St(r,n),tab:o===e?0:-1,aria:{pressed:o===e}}))}var Lt=`.split-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-content: start; }
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
`;function Tt({recipe:t,num_heads:e}){let n=m/e,o=`merged = heads.swapaxes(0, 1).reshape(${v}, ${m})`,r=`merged = heads.reshape(${v}, ${m})`,a=`heads = x.reshape(${v}, ${e}, ${n}).swapaxes(0, 1)`;return{right:[a,o],"no swap":[`heads = x.reshape(${e}, ${v}, ${n})`,r],interleaved:[`heads = x.reshape(${v}, ${n}, ${e}).transpose(2, 0, 1)`,`merged = heads.transpose(1, 2, 0).reshape(${v}, ${m})`],"no swap back":[a,r]}[t]}var Dt=({recipe:t})=>t==="no swap"?"Is the second row of each head still position 2? Press another recipe, or a number to follow it.":"Press \u201Cno swap\u201D: is the second row of each head still position 2? Press a number to follow it.",ye=["","once","twice","three times"];function ke({x:t,heads:[e]}){let n=e.map(([i])=>j(i)),o=t.map(([i])=>j(i)).filter(i=>!n.includes(i)),r=ye[n.filter(i=>i===n[0]).length],a=`${o.length>1?"positions":"position"} ${st(o.map(String))}`;return`head 0 has position ${n[0]} ${r} and ${a} not at all`}function $e({recipe:t,num_heads:e},n){return n.astray.flat().some(Boolean)?`Shapes and the way back are right, but each framed row holds another position than its own: ${ke(n)}.`:n.wrong.some(Boolean)?"The heads are right, but joining them mixes the positions: the framed rows.":t==="interleaved"&&e>1&&e<m?"No head mixes positions, but each holds scattered features: harmless if trained so, wrong for weights that were trained otherwise.":"Each head holds one slice of every position, and the way back is right."}function Ct(t,e){let{x:n,heads:o,merged:r,followed:a}=e,i=(s,l)=>`${s}[${_(l).get(a)?.join(", ")}]`;return`${$e(t,e)} ${a} is feature ${a%10} of position ${j(a)}: ${i("x",n)}, then ${i("heads",o)}, then ${i("merged",r)}.`}var Bt=t=>t.read();function Me(t){let e=tt(),n=s=>t.change({place:s},{glide:!0}),o=mt((s,l)=>{let c=()=>Number(l().id.split(" ")[1]),p=d=>()=>{let u=c()+d;return u>=0&&u<v*m?u:c()};s.addEventListener("click",()=>n(c())),ct(s,{ArrowLeft:p(-1),ArrowRight:p(1),ArrowUp:p(-m),ArrowDown:p(m),Home:()=>c()-c()%m,End:()=>c()-c()%m+m-1},d=>{n(d),o.focus(`number ${d}`)})}),r=et("x: choose a number to follow; arrow keys move","split-stage",e,o.root),a=()=>Math.round(r.clientWidth);return e.addEventListener("click",s=>{let l=Bt(t),c=Nt(l,L(l),a(),xt(e,s));c>=0&&n(c)}),{root:r,paint:s=>{let[l,c]=[Bt(t),a()],p=L(l);vt(e,Ot(l,p,s,c)),o.set(zt(p,c))}}}function Ae(t){let e=p=>t.change(p,{glide:!0}),o=F("Recipe",Object.fromEntries(["right","no swap","interleaved","no swap back"].map(p=>[p,p])),p=>e({recipe:p})),r=F("Number of heads",{1:"1",2:"2",4:"4",8:"8"},p=>e({num_heads:Number(p)})),a=q("Reset",t.reset).root,i=(p,d)=>M("attn-row",f("span",{class:"attn-label","aria-hidden":"true"},p),d.root),s=f("pre",{class:"split-code"}),l=M("attn-row split-sizes",i("heads",r),a),c=p=>{o.set(p.recipe),r.set(String(p.num_heads)),A(s,Tt(p).join(`
`))};return{recipe:o.root,listing:s,sizes:l,tell:c}}function Se(t,e){let[n,o,r]=[Me(e),Ae(e),lt()],a=f("p",{class:"attn-hint split-hint"}),{recipe:i,listing:s,sizes:l}=o,c=p=>U(p,L(p));return{parts:[a,M("split-board",i,n.root,r.root,s,l)],tell:p=>{let d=L(p);o.tell(p),A(a,Dt(p)),r.set(Ct(p,d))},glides:c,paint:n.paint,stop:r.stop}}var kn=ft({name:"multihead_split",label:"Live figure: cutting a width into heads",style:yt+Lt,controls:["recipe","num_heads","place"],ms:300,build:Se});export{L as compute,kn as default,Ct as describe};
