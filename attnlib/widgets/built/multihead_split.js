// Joined by `make figures` from src/multihead_split and src/kit: change those, not this.
var Ct="http://www.w3.org/2000/svg",Bt=0,qt=Math.random().toString(36).slice(2,8),Q=t=>`attn-${qt}-${t}-${++Bt}`;function X(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var g=(t,e={},...n)=>X(document.createElement(t),e,n),k=(t,...e)=>g("div",{class:t},...e),It=(t,e={},...n)=>X(document.createElementNS(Ct,t),e,n),tt=(t="")=>It("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),et=(t,e,...n)=>g("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function M(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function A(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var nt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var H=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var at=200,Rt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ft=t=>t*t*(3-2*t);function R(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>R(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,i])=>[r,R(t[r],i,n)]);return Object.fromEntries(o)}return e}function it(t,e,n){let[o,r,i,a,l,s]=[t,t,t,0,0,0],c=!1,d=p=>{let u=H(p-l,0,64);if(l=p,c){let f=H((p-a)/e);o=R(r,i,Ft(f)),c=f<1}let h=n(o,u);s=c||h?requestAnimationFrame(d):0};return{go(p,u){if(Rt()){[o,i,c]=[p,p,!1],n(o,1/0);return}[r,i,a,c]=[o,p,performance.now(),u],u||(o=p,n(o,0)),s||([l,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}var st=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function q(t,e){let n=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>A(n,"aria-pressed",String(o))}}function I(t,e,n){let o=Q("choice"),r=new Map,i=g("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,l]of Object.entries(e))r.set(a,g("input",{type:"radio",name:o,onchange:()=>n(a)})),i.append(g("label",{},r.get(a),g("span",{},l)));return{root:i,set:a=>void(r.get(a).checked=!0)}}function lt(t=700){let e=g("p",{class:"attn-summary"}),n=g("span",{class:"attn-hidden",role:"status"}),o,r=(i,a=i)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>M(n,a),t)),M(e,i)};return{root:g("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function ct(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",i=>{let a=r[i.key]?.();a===void 0||i.ctrlKey||i.metaKey||i.altKey||(i.preventDefault(),i.stopPropagation(),n(a))})}var Vt=0,pt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function dt(t,e){let[n,o,r]=[!1,0,""],i={},a=s=>{i=s;let c=s._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let d=c?.name?e(s,c.kind):null,p=d?JSON.stringify([c,d]):"";p!==r&&([r,n]=[p,d!==null],d&&t.send({own:{...d,name:c.name,turn:++Vt}}))},l=()=>{n=!1,a(i)};return t.on("change:_drawn",l),{ask:a,stop:()=>t.off("change:_drawn",l)}}function Gt(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:i,weights:a,mask:l}=pt(t),s=!!(a??l);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${n}. ${i??""}`.trim():`Your ${n} is called \u2026`}function ut(t,e){let n=g("span",{role:"status"}),o=q("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=k("attn-own",n,o.root);return{root:r,tell:a=>{let l=Gt(a,e);r.hidden=l==="",r.classList.toggle("fault",!!pt(a).fault),M(n,l)}}}function ht(t,e,n=[]){let o=[...e,...n],r=[],i=!1,a=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),l=p=>{if(i)return;let u=a();r.forEach(h=>h(u,p))},s=()=>l(null);e.forEach(p=>t.on(`change:${p}`,s));let c=(p,{glide:u=!1}={})=>{i=!0;for(let[h,f]of Object.entries(p))t.set(h,f);i=!1,l({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:a,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,s))}}function Kt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Ut(t,e,n,o){let[r,i]=[0,!1],a=s=>{if(s!==i){i=s,t.classList.toggle("loading",s);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",s)}},l=s=>{let c=++r,d=e.wants?.(n())??null;if(a(d!==null),d===null)return o(s);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===r&&l(s),()=>c===r&&e.say?.(p))};return l}function ft({name:t,label:e,style:n,controls:o,fixed:r=[],ms:i=at,asks:a,build:l}){return{render:({model:c,el:d})=>{let p=g("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(g("style",{},[nt,ot,rt,n].join(`
`)));let h=ht(c,a?[...o,"_own","_drawn"]:o,r),f=l(h.read(),h,c),v=a&&{...dt(c,a),...ut(c,a)},y=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:a&&-1},f.parts[0],...v?[v.root]:[],...f.parts.slice(1));u.append(y),d.append(p);let C=()=>{let z=f.glides??(w=>w),B=0,J=()=>{let w=h.read();f.tell(w),v?.tell(w),v?.ask(w),v&&(y.dataset.own=w._own?.kind??"")},P=it(z(h.read()),i,(w,W)=>B>0&&f.paint(w,W,B)),Y=()=>{let w=Math.round(y.clientWidth);w===B||w===0||(B=w,Kt(d),P.again())},Dt=Ut(y,f,h.read,w=>{J(),P.go(z(h.read()),w)});h.follow((w,W)=>{y.classList.add("touched"),Dt(W?.glide??!0)}),J(),Y();let Z=new ResizeObserver(Y);return Z.observe(y),f.ahead?.(),()=>{Z.disconnect(),P.stop(),h.stop(),v?.stop(),f.stop?.()}},Tt=async()=>{await f.ready;for(let z;z=f.wants?.(h.read());)await z;return C()};return f.ready?Tt():C()}}}var Jt=t=>Math.round(t*10)/10,gt=new WeakMap;function mt(t){let e=k("attn-hits"),n=new Map,o=i=>{let a=i.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),l={node:a,hit:i};return n.set(i.id,l),a.dataset.id=i.id,t(a,()=>l.hit),l};return{root:e,set:(i,a=1)=>{let l=new Set(i.map(({id:s})=>s));for(let[s,{node:c}]of n)l.has(s)||(c.remove(),n.delete(s));i.forEach((s,c)=>{let d=n.get(s.id)??o(s);Yt(d.node,d.hit=s,a),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:i=>n.get(i)?.node.focus({preventScroll:!0})}}function Yt(t,{x:e,y:n,width:o,height:r,label:i,kind:a="",aria:l={},tab:s=0,lang:c},d){let[p,u,h,f]=[e,n,o,r].map(y=>Jt(d*y)),v=`left:${p}px;top:${u}px;width:${h}px;height:${f}px`;gt.get(t)!==v&&(t.style.cssText=v,gt.set(t,v)),A(t,"class",`attn-hit ${a}`.trim()),A(t,"aria-label",i),A(t,"tabindex",s),c&&A(t,"lang",c);for(let[y,C]of Object.entries(l))A(t,`aria-${y}`,String(C))}function xt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),i=t.currentCSSZoom??1;return[(e-o)/i,(n-r)/i]}var bt="http://www.w3.org/2000/svg",E=t=>Math.round(t*10)/10+0;function x(t,e,n,o,r){let i={};for(let a in o){let l=o[a];i[a]=typeof l=="number"?E(l):l}return{id:t,shape:e,role:n,at:i,...r===void 0?{}:{text:r}}}x.line=(t,e,[n,o,r,i],a)=>x(t,"line",e,{x1:n,y1:o,x2:r,y2:i,...a});x.rect=(t,e,[n,o,r,i],a)=>x(t,"rect",e,{x:n,y:o,width:r,height:i,...a});x.circle=(t,e,[n,o,r],i)=>x(t,"circle",e,{cx:n,cy:o,r,...i});x.path=(t,e,n,o)=>x(t,"path",e,{d:n,...o});x.text=(t,e,[n,o],r,i)=>x(t,"text",e,{x:n,y:o,...i},r);var wt=new WeakMap;function Zt(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&n.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||n.removeAttribute(a);t.at=e.at;let i=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==i&&(t.text=i,e.runs?t.node.replaceChildren(...e.runs.map(Xt)):t.node.firstChild?t.node.firstChild.nodeValue=i:t.node.append(i))}var Qt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Xt(t){let e=document.createElementNS(bt,"tspan");for(let[n,o]of Object.entries(Qt(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function vt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let i=wt.get(t)??new Map;wt.set(t,i);let a=new Map(o.map(s=>[s.id,s]));for(let[s,{node:c,shape:d}]of i)a.get(s)?.shape!==d&&(c.remove(),i.delete(s));let l=t.firstChild;for(let s of o){let c=i.get(s.id);if(!c){let d=document.createElementNS(bt,s.shape);d.setAttribute("data-id",s.id),c={node:d,shape:s.shape,role:"",at:{},text:""},i.set(s.id,c)}Zt(c,s),l===c.node?l=c.node.nextSibling:t.insertBefore(c.node,l)}}var F=(t,e)=>Array.from({length:t.length/e},(n,o)=>t.slice(o*e,(o+1)*e));function te(t,e,n){let o=t[0].length/e;if(n==="no swap")return F(F(t.flat(),o),t.length);let r=(i,a)=>n==="interleaved"?a*e+i:i*o+a;return Array.from({length:e},(i,a)=>t.map(l=>Array.from({length:o},(s,c)=>l[r(a,c)])))}function ee(t,e){let[n,o,r]=[t.length,t[0].length,t[0][0].length];if(e.startsWith("no swap"))return F(t.flat(2),n*r);let i=a=>e==="interleaved"?[a%n,Math.floor(a/n)]:[Math.floor(a/r),a%r];return Array.from({length:o},(a,l)=>Array.from({length:n*r},(s,c)=>t[i(c)[0]][l][i(c)[1]]))}var j=t=>Math.floor(t/10),S=t=>new Map(t.flatMap((e,n)=>Array.isArray(e)?[...S(e)].map(([o,r])=>[o,[n,...r]]):[[e,[n]]]));function N({recipe:t,num_heads:e,n,place:o=0,d_model:r=8}){let i=Array.from({length:n},(p,u)=>Array.from({length:r},(h,f)=>10*(u+1)+f+1)),a=te(i,e,t),l=ee(a,t),s=a.map(p=>p.map((u,h)=>u.some(f=>j(f)!==h+1))),c=l.map((p,u)=>p.some((h,f)=>h!==i[u][f])),d=i.flat()[Math.min(o,n*r-1)];return{x:i,heads:a,merged:l,astray:s,wrong:c,followed:d}}var yt=`/* The four positions: a tint each, and corners of their own. */
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
`;var oe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),re=1.12;var L=new Map;function ae(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(oe[r.charCodeAt(0)-32]??556),0);return re*n/1e3}function kt(t,e){return L.size>5e3&&L.clear(),L.has(t)||L.set(t,ae(t)),e*L.get(t)}var O=112,V=20,ie=22,b=[0,1,2].map(t=>V+t*(O+ie+V)),se=b[2]+O+2,G=8,$=2,le=[4,14,0,8],$t=t=>t<420?8:14;function T({n:t,num_heads:e},{x:n,heads:o,merged:r}){let[i,a]=[S(o),S(r)],l=(s,c)=>s.get(c);return{heads:n.flat().map(s=>{let[c,d,p]=l(i,s);return[c*(8/e)+p,c,d/t]}),merged:n.flat().map(s=>{let[c,d]=l(a,s);return[d,c/t]}),gaps:e-1}}function Mt(t,{num_heads:e},n){let o=$t(n),r=(n-2*$-(e-1)*o)/e;return[$+t*(r+o),r]}function K({n:t},{heads:e,merged:n,gaps:o},r){let[i,a,l]=[O/t,$t(r),(r-2*$)/8],s=l-o*a/8,c=(d,p,u)=>({x:$+p*l,y:d+u*O,width:l,height:i});return{x:n.map((d,p)=>c(b[0],p%8,Math.floor(p/8)/t)),heads:e.map(([d,p,u])=>({x:$+d*s+p*a,y:b[1]+u*O,width:s,height:i})),merged:n.map(([d,p])=>c(b[2],d,p))}}var D=["x","heads","merged"],At=({x:t,y:e,width:n,height:o},r=1)=>({x:t+r,y:e+r,width:n-2*r,height:o-2*r});function ce(t,e,n,o){let r=j(e),i={x:n.x+n.width/2,y:n.y+n.height/2+4.5};return[x(`${t} ${e}`,"rect",`p${r} cell`,{...At(n),rx:le[r-1]}),x(`${t} text ${e}`,"text",`ink number${e===o?" strong":""}`,i,String(e))]}var _=(t,e,n,o,r="start")=>x.text(`name ${t}`,`soft small ${r} halo`,[e,n-6],o);function pe(t,e,n){let o=Array.from({length:t.num_heads},(a,l)=>Mt(l,t,e));if(kt("head 0",13)+G<o[0][1])return o.map(([a],l)=>_(l,St(a,n),b[1],`head ${l}`));let r=o.length-1,i=n<e/2?r:0;return o.map(([a,l],s)=>s!==i?_(s,a+l/2,b[1],String(s),""):s===0?_(s,a,b[1],"head 0"):_(s,a+l,b[1],`head ${s}`,"end"))}var St=(t,e)=>t+(Math.abs(t-e)<G?G:0);function de(t,e,n){let o=`x: ${t.n} positions, ${8} features`;return[_("x",$,b[0],o),...pe(t,e,n[1]),_("merged",St($,n[2]),b[2],"merged")]}function ue(t,{astray:e,wrong:n},o){let r=O/t.n,i=(a,l,s,c)=>x(a,"rect","wrong frame",{...At({x:l,y:s,width:c,height:r},.5),rx:3});return[...e.flatMap((a,l)=>a.flatMap((s,c)=>{let[d,p]=Mt(l,t,o);return s?[i(`astray ${l} ${c}`,d,b[1]+c*r,p)]:[]})),...n.flatMap((a,l)=>a?[i(`wrong ${l}`,$,b[2]+l*r,o-2*$)]:[])]}function he({heads:t,merged:e,followed:n},o,r){let i=S(t).get(n)[2],a=S(e).get(n)[1],l=[!1,i===0,a===0];return D.map((s,c)=>{let{x:d,width:p}=o[s][r];return E(l[c]?d:d+p)})}function fe(t,e,n){return[0,1].flatMap(o=>{let[r,i]=[0,1].map(u=>t[D[o+u]][e]),[a,l]=n.slice(o,o+2),[s,c]=[b[o]+O+1,b[o+1]-V].map(E),d=E((s+c)/2),p=u=>`M${a} ${E(r.y+r.height-u)}V${s}C${a} ${d} ${l} ${d} ${l} ${c}V${E(i.y+u)}`;return[x.path(`casing ${o}`,"paper casing",p(0)),x.path(`thread ${o}`,"ink line thread",p(4))]})}var ge=(t,e)=>D.map(n=>x(`followed ${n}`,"rect","ink frame",{...t[n][e],rx:3}));function Et(t,e,n,{width:o}){let r=e.x.flat(),i=n.heads.length===r.length?n:T(t,e),a=K(t,i,o),l=r.indexOf(e.followed),s=he(e,a,l);return{width:o,height:se,marks:[...D.flatMap(c=>r.flatMap((d,p)=>ce(c,d,a[c][p],e.followed))),...ue(t,e,o),...fe(a,l,s),...de(t,o,s),...ge(a,l)]}}function jt(t,e,n,[o,r]){let i=K(t,T(t,e),n),a=({x:l,y:s,width:c,height:d})=>o>=l&&o<l+c&&r>=s&&r<s+d;return Math.max(...D.map(l=>i[l].findIndex(a)))}function Ot(t,e,n){let o=K(t,T(t,e),n);return e.x.flat().map((r,i)=>({id:`number ${i}`,label:String(r),...o.x[i],tab:r===e.followed?0:-1,aria:{pressed:r===e.followed}}))}var _t=`.split-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-content: start; }
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
`;function zt({recipe:t,num_heads:e,n}){let[o,r]=[8/e,`${e}, ${n}`],i=`merged = heads.swapaxes(0, 1).reshape(${n}, ${8})`,a=`merged = heads.reshape(${n}, ${8})`,l=`heads = x.reshape(${n}, ${e}, ${o}).swapaxes(0, 1)`;return{right:[l,i],"no swap":[`heads = x.reshape(${r}, ${o})`,a],interleaved:[`heads = x.reshape(${n}, ${o}, ${e}).transpose(2, 0, 1)`,`merged = heads.transpose(1, 2, 0).reshape(${n}, ${8})`],"no swap back":[l,a]}[t]}var Nt=({recipe:t})=>t==="no swap"?"Is the second row of each head still position 2? Press another recipe, or a number to follow it.":"Press \u201Cno swap\u201D: is the second row of each head still position 2? Press a number to follow it.",xe=["","once","twice","three times","four times"];function we({x:t,heads:[e]}){let n=e.map(([a])=>j(a)),o=t.map(([a])=>j(a)).filter(a=>!n.includes(a)),r=xe[n.filter(a=>a===n[0]).length],i=`${o.length>1?"positions":"position"} ${st(o.map(String))}`;return`head 0 has position ${n[0]} ${r} and ${i} not at all`}function be({recipe:t,num_heads:e},n){return n.astray.flat().some(Boolean)?`Shapes and the way back are right, but each framed row holds another position than its own: ${we(n)}.`:n.wrong.some(Boolean)?"The heads are right, but joining them mixes the positions: the framed rows.":t==="interleaved"&&e>1&&e<8?"No head mixes positions, but each holds scattered features: harmless if trained so, wrong for weights that were trained otherwise.":"Each head holds one slice of every position, and the way back is right."}function Lt(t,e){let{x:n,heads:o,merged:r,followed:i}=e,a=(l,s)=>`${l}[${S(s).get(i)?.join(", ")}]`;return`${be(t,e)} ${i} is feature ${i%10} of position ${j(i)}: ${a("x",n)}, then ${a("heads",o)}, then ${a("merged",r)}.`}var U=t=>t.read();function ve(t){let e=tt(),n=520,o=s=>t.change({place:s},{glide:!0}),r=mt((s,c)=>{let d=()=>Number(c().id.split(" ")[1]),p=u=>()=>{let h=d()+u;return h>=0&&h<U(t).n*8?h:d()};s.addEventListener("click",()=>o(d())),ct(s,{ArrowLeft:p(-1),ArrowRight:p(1),ArrowUp:p(-8),ArrowDown:p(8),Home:()=>d()-d()%8,End:()=>d()-d()%8+8-1},u=>{o(u),r.focus(`number ${u}`)})}),i=et("x: choose a number to follow; arrow keys move","split-stage",e,r.root);e.addEventListener("click",s=>{let c=U(t),d=jt(c,N(c),n,xt(e,s));d>=0&&o(d)});let a=(s,c)=>r.set(Ot(s,c,n));return{root:i,tell:a,paint:s=>{let c=U(t),d=N(c),p=Math.round(i.clientWidth);p!==n&&(n=p,a(c,d)),vt(e,Et(c,d,s,{width:n}))}}}function ye(t){let e=p=>t.change(p,{glide:!0}),o=I("Recipe",Object.fromEntries(["right","no swap","interleaved","no swap back"].map(p=>[p,p])),p=>e({recipe:p})),r=I("Number of heads",{1:"1",2:"2",4:"4",8:"8"},p=>e({num_heads:Number(p)})),i=I("Number of positions",{2:"2",3:"3",4:"4"},p=>e({n:Number(p)})),a=q("Reset",t.reset).root,l=(p,u)=>k("attn-row",g("span",{class:"attn-label","aria-hidden":"true"},p),u.root),s=g("pre",{class:"split-code"}),c=k("attn-row split-sizes",l("heads",r),l("positions",i),a),d=p=>{o.set(p.recipe),r.set(String(p.num_heads)),i.set(String(p.n)),M(s,zt(p).join(`
`))};return{recipe:o.root,listing:s,sizes:c,tell:d}}function ke(t,e){let[n,o,r]=[ve(e),ye(e),lt()],i=g("p",{class:"attn-hint split-hint"}),{recipe:a,listing:l,sizes:s}=o,c=d=>T(d,N(d));return{parts:[i,k("split-board",a,n.root,r.root,l,s)],tell:d=>{let p=N(d);o.tell(d),M(i,Nt(d)),n.tell(d,p),r.set(Lt(d,p))},glides:c,paint:n.paint,stop:r.stop}}var wn=ft({name:"multihead_split",label:"Live figure: cutting a width into heads",style:yt+_t,controls:["recipe","num_heads","n","place"],ms:300,build:ke});export{N as compute,wn as default,Lt as describe};
