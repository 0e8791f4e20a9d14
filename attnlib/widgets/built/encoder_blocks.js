// Joined by `make figures` from src/encoder_blocks and src/kit: change those, not this.
var Ct=Object.defineProperty;var Ft=(t,e)=>{for(var r in e)Ct(t,r,{get:e[r],enumerable:!0})};var Tt="http://www.w3.org/2000/svg";var ke=Math.random().toString(36).slice(2,8);function tt(t,e,r){for(let[n,o]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),o):o===!0?t.setAttribute(n,""):o!==!1&&o!=null&&t.setAttribute(n,o);return t.append(...r),t}var b=(t,e={},...r)=>tt(document.createElement(t),e,r),v=(t,...e)=>b("div",{class:t},...e),Bt=(t,e={},...r)=>tt(document.createElementNS(Tt,t),e,r),et=(t="")=>Bt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function _(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function $(t,e,r){let n=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Ht=t=>Math.round(t*10)/10,rt=new WeakMap;function nt(t){let e=v("attn-hits"),r=new Map,n=a=>{let i=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),c={node:i,hit:a};return r.set(a.id,c),i.dataset.id=a.id,t(i,()=>c.hit),c};return{root:e,set:(a,i=1)=>{let c=new Set(a.map(({id:l})=>l));for(let[l,{node:s}]of r)c.has(l)||(s.remove(),r.delete(l));a.forEach((l,s)=>{let p=r.get(l.id)??n(l);Wt(p.node,p.hit=l,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[s]??null)})},focus:a=>r.get(a)?.node.focus({preventScroll:!0})}}function Wt(t,{x:e,y:r,width:n,height:o,label:a,kind:i="",aria:c={},tab:l=0,lang:s},p){let[d,f,u,m]=[e,r,n,o].map(x=>Ht(p*x)),g=`left:${d}px;top:${f}px;width:${u}px;height:${m}px`;rt.get(t)!==g&&(t.style.cssText=g,rt.set(t,g)),$(t,"class",`attn-hit ${i}`.trim()),$(t,"aria-label",a),$(t,"tabindex",l),s&&$(t,"lang",s);for(let[x,k]of Object.entries(c))$(t,`aria-${x}`,String(k))}var at="http://www.w3.org/2000/svg",Dt=t=>Math.round(t*10)/10+0;function h(t,e,r,n,o){let a={};for(let i in n){let c=n[i];a[i]=typeof c=="number"?Dt(c):c}return{id:t,shape:e,role:r,at:a,...o===void 0?{}:{text:o}}}h.line=(t,e,[r,n,o,a],i)=>h(t,"line",e,{x1:r,y1:n,x2:o,y2:a,...i});h.rect=(t,e,[r,n,o,a],i)=>h(t,"rect",e,{x:r,y:n,width:o,height:a,...i});h.circle=(t,e,[r,n,o],a)=>h(t,"circle",e,{cx:r,cy:n,r:o,...a});h.path=(t,e,r,n)=>h(t,"path",e,{d:r,...n});h.text=(t,e,[r,n],o,a)=>h(t,"text",e,{x:r,y:n,...a},o);var ot=new WeakMap;function Pt(t,e){let{node:r,role:n,at:o}=t;n!==e.role&&r.setAttribute("class",t.role=e.role);for(let i in e.at)o[i]!==e.at[i]&&r.setAttribute(i,String(e.at[i]));for(let i in o)i in e.at||r.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Rt)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Vt=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function Rt(t){let e=document.createElementNS(at,"tspan");for(let[r,n]of Object.entries(Vt(t)))e.setAttribute(r,String(n));return e.append(t.text),e}function it(t,{width:e,height:r,marks:n}){let o=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=ot.get(t)??new Map;ot.set(t,a);let i=new Map(n.map(l=>[l.id,l]));for(let[l,{node:s,shape:p}]of a)i.get(l)?.shape!==p&&(s.remove(),a.delete(l));let c=t.firstChild;for(let l of n){let s=a.get(l.id);if(!s){let p=document.createElementNS(at,l.shape);p.setAttribute("data-id",l.id),s={node:p,shape:l.shape,role:"",at:{},text:""},a.set(l.id,s)}Pt(s,l),c===s.node?c=s.node.nextSibling:t.insertBefore(s.node,c)}}function T(t,e,r,n=()=>1){let o=et(),a=nt(e),i=700,c=[],l=()=>a.set(r(i,...c),n(i));return{root:v(`attn-stage ${t}`,o,a.root),image:o,focus:a.focus,width:()=>i,tell:(...s)=>{c=s,l()},paint:(s,p)=>{p!==i&&(i=p,l()),it(o,s)}}}var st=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var S=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var dt=200,Jt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ut=t=>t*t*(3-2*t);function B(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,o)=>B(t[o],n,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([o,a])=>[o,B(t[o],a,r)]);return Object.fromEntries(n)}return e}function pt(t,e,r){let[n,o,a,i,c,l]=[t,t,t,0,0,0],s=!1,p=d=>{let f=S(d-c,0,64);if(c=d,s){let m=S((d-i)/e);n=B(o,a,Ut(m)),s=m<1}let u=r(n,f);l=s||u?requestAnimationFrame(p):0};return{go(d,f){if(Jt()){[n,a,s]=[d,d,!1],r(n,1/0);return}[o,a,i,s]=[n,d,performance.now(),f],f||(n=d,r(n,0)),l||([c,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void r(n,0),stop:()=>cancelAnimationFrame(l)}}var ft=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function L(t,e){let r=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:r,set:n=>$(r,"aria-pressed",String(n))}}var ut=(...t)=>b("p",{class:"attn-hint"},...t);function ht(t=700){let e=b("p",{class:"attn-summary"}),r=b("span",{class:"attn-hidden",role:"status"}),n,o=(a,i=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>_(r,i),t)),_(e,a)};return{root:b("div",{},e,r),set:o,stop:()=>clearTimeout(n)}}function mt(t,e,r){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",a=>{let i=o[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),r(i))})}var Xt=0,gt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function xt(t,e){let[r,n,o]=[!1,0,""],a={},i=l=>{a=l;let s=l._own;if(s?.turn!==n&&([n,r]=[s?.turn,!1]),r)return;let p=s?.name?e(l,s.kind):null,d=p?JSON.stringify([s,p]):"";d!==o&&([o,r]=[d,p!==null],p&&t.send({own:{...p,name:s.name,turn:++Xt}}))},c=()=>{r=!1,i(a)};return t.on("change:_drawn",c),{ask:i,stop:()=>t.off("change:_drawn",c)}}function Zt(t,e){let{name:r,kind:n=""}=t._own??{};if(!r)return"";let{fault:o,note:a,weights:i,mask:c}=gt(t),l=!!(i??c);return e(t,n)===null?`The book\u2019s picture: your ${r} has no part in it.`:o?`Your ${o} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${r}. ${a??""}`.trim():`Your ${r} is called \u2026`}function bt(t,e){let r=b("span",{role:"status"}),n=L("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=v("attn-own",r,n.root);return{root:o,tell:i=>{let c=Zt(i,e);o.hidden=c==="",o.classList.toggle("fault",!!gt(i).fault),_(r,c)}}}function wt(t,e,r=[]){let n=[...e,...r],o=[],a=!1,i=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),c=d=>{if(a)return;let f=i();o.forEach(u=>u(f,d))},l=()=>c(null);e.forEach(d=>t.on(`change:${d}`,l));let s=(d,{glide:f=!1}={})=>{a=!0;for(let[u,m]of Object.entries(d))t.set(u,m);a=!1,c({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:i,change:s,reset:()=>s(p(),{glide:!0}),follow:d=>void o.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function Qt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let r=0;e&&r<8&&!e.matches(".jp-Cell");r++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function te(t,e,r,n){let[o,a]=[0,!1],i=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let s of t.querySelectorAll(".attn-stage"))s.toggleAttribute("inert",l)}},c=l=>{let s=++o,p=e.wants?.(r())??null;if(i(p!==null),p===null)return n(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>s===o&&c(l),()=>s===o&&e.say?.(d))};return c}function vt({name:t,label:e,style:r,controls:n,fixed:o=[],ms:a=dt,asks:i,build:c}){return{render:({model:s,el:p})=>{let d=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=d.attachShadow({mode:"open"});f.append(b("style",{},[st,lt,ct,r].join(`
`)));let u=wt(s,i?[...n,"_own","_drawn"]:n,o),m=c(u.read(),u,s),g=i&&{...xt(s,i),...bt(s,i)},x=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},m.parts[0],...g?[g.root]:[],...m.parts.slice(1));f.append(x),p.append(d);let k=()=>{let M=m.glides??(w=>w),A=0,X=()=>{let w=u.read();m.tell(w),g?.tell(w),g?.ask(w),g&&(x.dataset.own=w._own?.kind??"")},C=pt(M(u.read()),a,(w,F)=>A>0&&m.paint(w,F,A)),Z=()=>{let w=Math.round(x.clientWidth);w===A||w===0||(A=w,Qt(p),C.again())},Nt=te(x,m,u.read,w=>{X(),C.go(M(u.read()),w)});u.follow((w,F)=>{x.classList.add("touched"),Nt(F?.glide??!0)}),X(),Z();let Q=new ResizeObserver(Z);return Q.observe(x),m.ahead?.(),()=>{Q.disconnect(),C.stop(),u.stop(),g?.stop(),m.stop?.()}},y=async()=>{await m.ready;for(let M;M=m.wants?.(u.read());)await M;return k()};return m.ready?y():k()}}}var kt={attention:[!0,!1],feed_forward:["relu","linear",null],residual:[!0,!1],norm:["before","after",null],layers:[6,2],rate:[.001,.003,.012],warm_up:[1,100],steps:[600,1800]},O=Object.keys(kt),yt=Object.values(kt).reduce((t,{length:e})=>t*e,1),H=(t,e)=>O.filter(r=>t[r]!==e[r]);function E(t){let{measured:e}=t,r=Object.fromEntries(O.map(o=>[o,t[o]])),n=e.findIndex(o=>H(r,o.options).length===0);return{options:r,row:n,losses:n<0?null:e[n].losses}}var q=(t,e)=>E({...t,...W(t,e)}).row>=0;function W(t,e){let{feed_forward:r}=t;if(e==="attention")return{attention:!t.attention};if(e==="residual")return{residual:!t.residual};if(e==="layers")return{layers:t.layers===6?2:6};if(e==="feed_forward")return{feed_forward:r===null?"relu":null};if(e==="relu")return{feed_forward:r==="relu"?"linear":"relu"};let n=e==="norm before"?"before":"after";return{norm:t.norm===n?null:n}}var _t={};Ft(_t,{axis:()=>G,layer:()=>R,losses:()=>Y,plan:()=>V,rows:()=>J,switches:()=>K});var ee=Math.sqrt(50),re=Math.sqrt(10),ne=Math.sqrt(2);function D(t,e,r){let n=(e-t)/Math.max(0,r),o=Math.floor(Math.log10(n)),a=n/Math.pow(10,o),i=a>=ee?10:a>=re?5:a>=ne?2:1,c,l,s;return o<0?(s=Math.pow(10,-o)/i,c=Math.round(t*s),l=Math.round(e*s),c/s<t&&++c,l/s>e&&--l,s=-s):(s=Math.pow(10,o)*i,c=Math.round(t/s),l=Math.round(e/s),c*s<t&&++c,l*s>e&&--l),l<c&&.5<=r&&r<2?D(t,e,r*2):[c,l,s]}function z(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let n=e<t,[o,a,i]=n?D(e,t,r):D(t,e,r);if(!(a>=o))return[];let c=a-o+1,l=new Array(c);if(n)if(i<0)for(let s=0;s<c;++s)l[s]=(a-s)/-i;else for(let s=0;s<c;++s)l[s]=(a-s)*i;else if(i<0)for(let s=0;s<c;++s)l[s]=(o+s)/-i;else for(let s=0;s<c;++s)l[s]=(o+s)*i;return l}var j=168,Mt=6,oe=10;function V(t,e){let r=e?1:.8,n=Math.max(Math.min(t*.44,165),t/2-40),o=(c,l)=>({x:n-j/2,y:c*r,width:j,height:l*r}),a=n+j/2+26,i={x:n-j/2-22,y:46*r,width:j+74,height:388*r};return{k:r,cx:n,arc:a,card:i,width:t,height:470*r,fan:Math.min(oe,(t-i.x-i.width-6)/(Mt-1)),parts:{"norm after 2":o(60,30),feed_forward:o(138,82),relu:o(163.5,31),"norm before 2":o(232,30),"norm after 1":o(272,30),attention:o(346,40),"norm before 1":o(396,30)},sums:[326*r,114*r],starts:[430*r,267*r],out:8,input:450*r}}var St=({attention:t,feed_forward:e,norm:r})=>({attention:t,feed_forward:e!==null,relu:e==="relu","norm before 1":r==="before"&&t,"norm before 2":r==="before"&&e!==null,"norm after 1":r==="after"&&t,"norm after 2":r==="after"&&e!==null}),ae=["norm before 1","norm after 1","norm before 2","norm after 2"],I=t=>t.replace(/ [12]$/,""),N=(t,e)=>q(t,I(e))?"":" quiet";function ie({norm:t,attention:e,feed_forward:r},n){return(n.endsWith("1")?e:r)?t===null?"norm here":"norm here instead":""}function R(t,e,r,n){let o=V(r,n),a=St(t),i=t.attention?"attention":"attention, left out";return{width:r,height:o.height,marks:[...se(o,t,e.layers),...le(o,t),...ae.flatMap(c=>$t(o,t,c,a[c]?"layer norm":ie(t,c),"small")),...$t(o,t,"attention",i,""),...ce(o,t),...de(o,t)]}}var P=({card:t})=>({x:t.x+t.width-50,y:t.y+t.height+1,width:50,height:26});function se(t,e,r){let{card:n,fan:o,k:a}=t,{x:i,y:c,width:l,height:s}=P(t),p=N(e,"layers"),d=[5,4,3,2,1].map(u=>h(`card ${u}`,"rect","tint layer",{...n,x:n.x+u*o,y:n.y-u*5*a,rx:12,opacity:S(r-u).toFixed(2)})),f=[i+l/2,c+s/2+5];return[...d,h("card 0","rect","tint layer",{...n,rx:12}),h("part layers","rect",`paper part${p}`,{...P(t),rx:6}),h.text("count",p?"soft":"ink strong",f,`\xD7 ${Math.round(r)}`)]}function le({cx:t,arc:e,sums:r,starts:n,out:o,input:a,k:i},c){let{residual:l,attention:s,feed_forward:p}=c,d=N(c,"residual"),f=m=>{let[g,x]=[n[m],r[m]];return`M${t} ${g}H${e-8}q8 0 8 -8V${x+8}q0 -8 -8 -8H${t+11}`},u=[s,p!==null];return[h.path("way","ink line way",`M${t} ${a}V${o+8}`),h.path("way tip","ink solid",`M${t-5} ${o+10}h10l-5 -10z`),...r.flatMap((m,g)=>{let x=l&&u[g],k=x?`${d?"soft":"ink"} line way${d}`:`soft line gone${d}`;return[h.path(`residual ${g}`,k,f(g)),h.circle(`sum ${g}`,x?"paper sum":"paper sum gone",[t,m,11*Math.sqrt(i)]),h.text(`plus ${g}`,x?"ink strong":"soft",[t,m+5],x?"+":"")]}),h("residual name","text",d?"soft small":"ink small",{x:e+12,y:(n[0]+r[1])/2,transform:`rotate(-90 ${e+12} ${(n[0]+r[1])/2})`},l?"residual":"no residual")]}function $t({parts:t},e,r,n,o){let{x:a,y:i,width:c,height:l}=t[r],[s,p]=[St(e)[r],N(e,r)],d=s?`paper part ${r.split(" ")[0]}`:"paper part gone",f=[a+c/2,i+l/2+5];return[h(`part ${r}`,"rect",d+p,{...t[r],rx:6}),h.text(`name ${r}`,`${p?"soft":"ink"}${s?"":" halo"} ${o}`,f,n)]}function ce({parts:t},e){let{x:r,y:n,width:o,height:a}=t.feed_forward,[i,c,l]=[t.relu,34,e.feed_forward],[s,p]=["feed_forward","relu"].map(y=>N(e,y)),[d,f]=[s,p].map(y=>y?"soft":"ink"),u=`M${r+c} ${n}H${r+o-c}L${r+o} ${i.y}V${i.y+i.height}L${r+o-c} ${n+a}H${r+c}L${r} ${i.y+i.height}V${i.y}z`,m=(y,M,A=`${d} small`)=>h.text(`ff ${y}`,A,[r+o/2,n+y*a+4.5],M),g=h.path("part feed_forward",`paper part${l?"":" gone"}${s}`,u);if(l===null)return[g,m(.5,"feed-forward, left out",`${d} halo small`)];let x={...i,x:i.x+6,width:i.width-12,rx:6},k={transform:`rotate(-90 ${r-8} ${n+a/2})`};return[g,h("part relu","rect",`paper part ${l==="relu"?"relu":"gone"}${p}`,x),h.text("ff name",`${d} small`,[r-8,n+a/2],"feed-forward",k),m(.84,"32 \u2192 128"),m(.5,l==="relu"?"relu":"relu, left out",f),m(.16,"128 \u2192 32")]}function de({cx:t,out:e,input:r,k:n},{norm:o}){return[h.text("input","soft small",[t,r+15*n],"six symbols, as vectors"),h.text("output","soft small end",[t-12,e+6],o==="before"?"norm, then scores":"scores of symbols")]}var pe={"norm before 1":"Layer norm before each part","norm after 1":"Layer norm after each sum","norm before 2":"Layer norm before each part","norm after 2":"Layer norm after each sum",attention:"Attention",feed_forward:"Feed-forward network",relu:"Relu of the feed-forward network",residual:"Residual",layers:"Six layers"};function K(t,e,r){let n=V(e,r),{feed_forward:o,relu:a,...i}=n.parts,c=(d,f,u)=>({id:d,part:I(d),...f,label:pe[d],kind:"blocks-switch",known:q(t,I(d)),aria:{pressed:u,disabled:!q(t,I(d))}}),l=["norm after 2","norm before 2","norm after 1","norm before 1"].map(d=>({...c(d,i[d],t.norm===d.split(" ")[1]),...d.endsWith("2")?{tab:-1}:{}})),s={x:n.arc-14,y:n.sums[0],width:44,height:n.starts[0]-n.sums[0]},p={...o,x:o.x-22,width:o.width+22};return[c("feed_forward",p,t.feed_forward!==null),...t.feed_forward===null?[]:[c("relu",a,t.feed_forward==="relu")],...l,c("attention",i.attention,t.attention),c("residual",s,t.residual),c("layers",P(n),t.layers===Mt)]}var At=4;function G(t,e){let r=t<480,[n,o,a]=r?[178,38,24]:[204,44,25],i=t-10;return{narrow:r,width:t,right:i,top:o,pitch:a,bottom:o+e*a,height:o+e*a+34,x:c=>n+c/At*(i-n),y:c=>o+(c+.5)*a}}function Y({measured:t,levels:e},r,n,o){let a=G(o,t.length),i=d=>[h.path(`tick ${d}`,"rule",`M${a.x(d)} ${a.top}V${a.bottom}`),h.text(`loss ${d}`,"soft small",[a.x(d),a.bottom+16],String(d))],c=(d,f,u)=>[h.path(d,"ruler dashes",`M${a.x(e[d])} ${f+4}V${a.bottom}`),h.text(`${d} name`,"soft small end",[a.x(e[d])+4,f],u)],l=r.row>=0,s=[0,a.y(n.row)-a.pitch/2,a.width,a.pitch];return{width:o,height:a.height,marks:[...z(0,At,4).flatMap(i),...c("guessing",13,`guessing ${e.guessing.toFixed(2)}`),...c("own symbol",30,`own symbol alone ${e["own symbol"].toFixed(2)}`),...l?[h.rect("band","tint band",s,{rx:5})]:[],...t.flatMap((d,f)=>fe(a,d,f,f===r.row)),...l?n.losses.map((d,f)=>h.circle(`seed ${f}`,"ink solid",[a.x(d),a.y(n.row),5])):[h.text("unknown","ink strong start",[4,15],"not measured")],h.text("axis name","soft small end",[a.right,a.bottom+31],"loss at the end, in nats: three seeds")]}}function fe(t,{name:e,losses:r},n,o){let a=t.y(n),i=r.map(d=>`M${(t.x(d)-3.4).toFixed(1)} ${a.toFixed(1)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`),[c,l]=[Math.min(...r),Math.max(...r)].map(d=>t.x(d).toFixed(1)),s=`${o?"ink strong":"ink"} start ${t.narrow?"tiny":"small"}`,p=t.narrow?e.replace("feed-forward","f.-f."):e;return[h.text(`name ${n}`,s,[4,a+4.5],p),h.path(`range ${n}`,"soft line range",`M${c} ${a.toFixed(1)}H${l}`),h.path(`points ${n}`,"soft ring",i.join(""))]}function J({measured:t},e,r){let n=G(r,t.length),o=Math.max(0,e.row);return t.map(({name:a,losses:i},c)=>({id:`row ${c}`,x:0,y:n.y(c)-n.pitch/2,width:n.width,height:n.pitch,label:`${a}: loss ${Math.min(...i).toFixed(2)} to ${Math.max(...i).toFixed(2)}`,kind:"blocks-row",tab:c===o?0:-1,aria:{pressed:c===e.row}}))}var Et=`/* A layer's parts, and points of losses. */
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
`;var jt=`.blocks-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 28px; align-items: start; }
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
`;var me={attention:t=>t?"attention":"no attention",feed_forward:t=>t===null?"no feed-forward network":t==="linear"?"no relu":"a whole feed-forward network",residual:t=>t?"a residual":"no residual",norm:t=>t===null?"no norm":t==="after"?"the norm after each sum":"the norm before each part",layers:t=>`${t===2?"two":"six"} layers`,rate:t=>`a rate of ${t}`,warm_up:t=>t>1?`a warm-up of ${t} steps`:"no warm-up",steps:t=>`${t} steps`},Lt=(t,e)=>ft(H(t,e).map(r=>me[r](t[r]))),U=t=>{let[e,r]=[Math.min(...t),Math.max(...t)].map(n=>n.toFixed(2));return e===r?e:`${e} to ${r}`},Ot=(t,e)=>`Not measured: ${Lt(e,t[0].options)}. Of the ${yt} models of these switches only ${t.length} were`,qt=({measured:t,...e},r)=>`${Ot(t,{...e,...r})}, so nothing changes.`;function zt({measured:t,levels:e},{options:r,row:n,losses:o}){let a=t[0];if(o===null)return`${Ot(t,r)}.`;if(n===0)return`The base, whole: its loss ends at ${U(o)} in three seeds; guessing gives ${e.guessing.toFixed(2)}.`;let i=Math.min(...o)>e.guessing-.05?"it does no better than guessing":Math.min(...o)>e["own symbol"]?"it does no better than one who knows each place\u2019s own symbol alone":Math.max(...o)<Math.min(...a.losses)?"it does better than the base in every seed":Math.min(...o)>Math.max(...a.losses)?"it does worse than the base in every seed":"its seeds and those of the base overlap";return`With ${Lt(r,a.options)} the loss ends at ${U(o)} in three seeds, where the base ends at ${U(a.losses)}: ${i}.`}var ge=760,It=(t,e)=>b("div",{role:"group","aria-label":t},e);function xe(t,e,r){let n=({part:l,known:s})=>{let p=W(e(),l);s?t.change(p,{glide:!0}):r(qt(e(),p))},o=!1,{root:a,tell:i,paint:c}=T("",(l,s)=>l.addEventListener("click",()=>n(s())),l=>K(e(),l,o));return{root:It("The layer: a press leaves a part out or brings it back",a),tell:i,paint:(l,s)=>{let p=Math.round(a.clientWidth);o=s>=ge,c(R(e(),l,p,o),p)}}}function be(t,e,r){let n=l=>t.change({...e().measured[l].options},{glide:!0}),{root:o,tell:a,paint:i,focus:c}=T("",(l,s)=>{let p=()=>Number(s().id.split(" ")[1]),d=()=>e().measured.length-1,f=u=>()=>S(p()+u,0,d());l.addEventListener("click",()=>n(p())),mt(l,{ArrowUp:f(-1),ArrowDown:f(1),Home:()=>0,End:d},u=>{n(u),c(`row ${u}`)})},l=>J(e(),r(),l));return{root:It("Measured models and their losses",o),tell:a,paint:l=>{let s=Math.round(o.clientWidth);i(Y(e(),r(),l,s),s)}}}function we(t,e){let r=E(t),n=()=>e.read(),o=ht(),[a,i]=[xe(e,n,o.set),be(e,n,()=>r)],c=ut("Press a part to leave it out: where does the loss go? Dotted: what was not measured."),l=b("p",{class:"attn-source"},"Each row is one model of the table above, trained with three seeds. No others were trained."),s=v("attn-row blocks-reset",L("Reset",e.reset).root),p={row:Math.max(0,r.row),losses:r.losses??t.measured[0].losses};return{parts:[c,v("blocks-board",a.root,i.root),s,o.root,l],glides:d=>{let{row:f,losses:u}=E(d);return u&&(p={row:f,losses:u}),{...p,layers:d.layers}},tell:d=>{r=E(d),a.tell(),i.tell(),o.set(zt(d,r))},paint:(d,f,u)=>{a.paint(d,u),i.paint(d)},stop:o.stop}}var Mr=vt({name:"encoder_blocks",label:"Live figure: a transformer's layer with parts left out, and the losses measured then",style:Et+jt,controls:O,fixed:["measured","levels"],build:we});export{E as compute,Mr as default,zt as describe,_t as scene};
