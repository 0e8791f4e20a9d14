// Joined by `make figures` from src/encoder_blocks and src/kit: change those, not this.
var Ct=Object.defineProperty;var Ft=(t,e)=>{for(var r in e)Ct(t,r,{get:e[r],enumerable:!0})};var Tt="http://www.w3.org/2000/svg";var ye=Math.random().toString(36).slice(2,8);function tt(t,e,r){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...r),t}var w=(t,e={},...r)=>tt(document.createElement(t),e,r),k=(t,...e)=>w("div",{class:t},...e),Bt=(t,e={},...r)=>tt(document.createElementNS(Tt,t),e,r),et=()=>Bt("svg",{class:"scene","aria-hidden":"true"}),rt=(t,e,...r)=>w("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...r);function E(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function $(t,e,r){let o=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Ht=t=>Math.round(t*10)/10,nt=new WeakMap;function ot(t){let e=k("attn-hits"),r=new Map,o=n=>{let i=n.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),s={node:i,hit:n};return r.set(n.id,s),i.dataset.id=n.id,t(i,()=>s.hit),s};return{root:e,set:(n,i=1)=>{let s=new Set(n.map(({id:l})=>l));for(let[l,{node:c}]of r)s.has(l)||(c.remove(),r.delete(l));n.forEach((l,c)=>{let p=r.get(l.id)??o(l);Dt(p.node,p.hit=l,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:n=>r.get(n)?.node.focus({preventScroll:!0})}}function Dt(t,{x:e,y:r,width:o,height:a,label:n,kind:i="",aria:s={},tab:l=0,lang:c},p){let[d,f,h,m]=[e,r,o,a].map(x=>Ht(p*x)),g=`left:${d}px;top:${f}px;width:${h}px;height:${m}px`;nt.get(t)!==g&&(t.style.cssText=g,nt.set(t,g)),$(t,"class",`attn-hit ${i}`.trim()),$(t,"aria-label",n),$(t,"tabindex",l),c&&$(t,"lang",c);for(let[x,v]of Object.entries(s))$(t,`aria-${x}`,String(v))}var it="http://www.w3.org/2000/svg",Pt=t=>Math.round(t*10)/10+0;function u(t,e,r,o,a){let n={};for(let i in o){let s=o[i];n[i]=typeof s=="number"?Pt(s):s}return{id:t,shape:e,role:r,at:n,...a===void 0?{}:{text:a}}}u.line=(t,e,[r,o,a,n],i)=>u(t,"line",e,{x1:r,y1:o,x2:a,y2:n,...i});u.rect=(t,e,[r,o,a,n],i)=>u(t,"rect",e,{x:r,y:o,width:a,height:n,...i});u.circle=(t,e,[r,o,a],n)=>u(t,"circle",e,{cx:r,cy:o,r:a,...n});u.path=(t,e,r,o)=>u(t,"path",e,{d:r,...o});u.text=(t,e,[r,o],a,n)=>u(t,"text",e,{x:r,y:o,...n},a);var at=new WeakMap;function Wt(t,e){let{node:r,role:o,at:a}=t;o!==e.role&&r.setAttribute("class",t.role=e.role);for(let i in e.at)a[i]!==e.at[i]&&r.setAttribute(i,String(e.at[i]));for(let i in a)i in e.at||r.removeAttribute(i);t.at=e.at;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Vt)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Rt=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function Vt(t){let e=document.createElementNS(it,"tspan");for(let[r,o]of Object.entries(Rt(t)))e.setAttribute(r,String(o));return e.append(t.text),e}function st(t,{width:e,height:r,marks:o}){let a=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=at.get(t)??new Map;at.set(t,n);let i=new Map(o.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of n)i.get(l)?.shape!==p&&(c.remove(),n.delete(l));let s=t.firstChild;for(let l of o){let c=n.get(l.id);if(!c){let p=document.createElementNS(it,l.shape);p.setAttribute("data-id",l.id),c={node:p,shape:l.shape,role:"",at:{},text:""},n.set(l.id,c)}Wt(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function T(t,e,r,{label:o,zoom:a=()=>1}={}){let n=et(),i=ot(e),s=rt(o,t,n,i.root),l=700,c=[],p=()=>i.set(r(l,...c),a(l));return{root:s,image:n,room:()=>Math.round(s.clientWidth),focus:i.focus,width:()=>l,tell:(...d)=>{c=d,p()},paint:(d,f)=>{f!==l&&(l=f,p()),st(n,d)}}}var lt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ct=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var dt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var S=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var pt=200,Yt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Jt=t=>t*t*(3-2*t);function B(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>B(t[a],o,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,n])=>[a,B(t[a],n,r)]);return Object.fromEntries(o)}return e}function ft(t,e,r){let[o,a,n,i,s,l]=[t,t,t,0,0,0],c=!1,p=d=>{let f=S(d-s,0,64);if(s=d,c){let m=S((d-i)/e);o=B(a,n,Jt(m)),c=m<1}let h=r(o,f);l=c||h?requestAnimationFrame(p):0};return{go(d,f){if(Yt()){[o,n,c]=[d,d,!1],r(o,1/0);return}[a,n,i,c]=[o,d,performance.now(),f],f||(o=d,r(o,0)),l||([s,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void r(o,0),stop:()=>cancelAnimationFrame(l)}}var ut=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function L(t,e,r=null){let a=w("button",{type:"button",class:"attn-button","aria-label":r,onclick:e},t);return{root:a,set:n=>$(a,"aria-pressed",String(n))}}var ht=(...t)=>w("p",{class:"attn-hint"},...t);function mt(t=700){let e=w("p",{class:"attn-summary"}),r=w("span",{class:"attn-hidden",role:"status"}),o,a=(n,i=n)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>E(r,i),t)),E(e,n)};return{root:w("div",{},e,r),set:a,stop:()=>clearTimeout(o)}}function gt(t,e,r){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",n=>{let i=a[n.key]?.(n);i===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),r(i))})}var Xt=0,xt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function wt(t,e){let[r,o,a]=[!1,0,""],n={},i=l=>{n=l;let c=l._own;if(c?.turn!==o&&([o,r]=[c?.turn,!1]),r)return;let p=c?.name?e(l,c.kind):null,d=p?JSON.stringify([c,p]):"";d!==a&&([a,r]=[d,p!==null],p&&t.send({own:{...p,name:c.name,turn:++Xt}}))},s=()=>{r=!1,i(n)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function Zt(t,e){let{name:r,kind:o=""}=t._own??{};if(!r)return"";let{fault:a,note:n,weights:i,mask:s}=xt(t),l=!!(i??s);return e(t,o)===null?`The book\u2019s picture: your ${r} has no part in it.`:a?`Your ${a} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${r}. ${n??""}`.trim():`Your ${r} is called \u2026`}function bt(t,e){let r=w("span",{role:"status"}),o=L("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=k("attn-own",r,o.root);return{root:a,tell:i=>{let s=Zt(i,e);a.hidden=s==="",a.classList.toggle("fault",!!xt(i).fault),E(r,s)}}}function vt(t,e,r=[]){let o=[...e,...r],a=[],n=!1,i=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),s=d=>{if(n)return;let f=i();a.forEach(h=>h(f,d))},l=()=>s(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:f=!1}={})=>{n=!0;for(let[h,m]of Object.entries(d))t.set(h,m);n=!1,s({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:i,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void a.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function Qt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let r=0;e&&r<8&&!e.matches(".jp-Cell");r++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function te(t,e,r,o){let[a,n]=[0,!1],i=l=>{if(l!==n){n=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++a,p=e.wants?.(r())??null;if(i(p!==null),p===null)return o(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===a&&s(l),()=>c===a&&e.say?.(d))};return s}function yt({name:t,label:e,style:r,controls:o,fixed:a=[],ms:n=pt,asks:i,build:s}){return{render:({model:c,el:p})=>{let d=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=d.attachShadow({mode:"open"});f.append(w("style",{},[lt,ct,dt,r].join(`
`)));let h=vt(c,i?[...o,"_own","_drawn"]:o,a),m=s(h.read(),h,c),g=i&&{...wt(c,i),...bt(c,i)},x=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},m.parts[0],...g?[g.root]:[],...m.parts.slice(1));f.append(x),p.append(d);let v=()=>{let M=m.glides??(b=>b),A=0,X=()=>{let b=h.read();m.tell(b),g?.tell(b),g?.ask(b),g&&(x.dataset.own=b._own?.kind??"")},C=ft(M(h.read()),n,(b,F)=>A>0&&m.paint(b,F,A)),Z=()=>{let b=Math.round(x.clientWidth);b===A||b===0||(A=b,Qt(p),C.again())},Nt=te(x,m,h.read,b=>{X(),C.go(M(h.read()),b)});h.follow((b,F)=>{x.classList.add("touched"),Nt(F?.glide??!0)}),X(),Z();let Q=new ResizeObserver(Z);return Q.observe(x),m.ahead?.(),()=>{Q.disconnect(),C.stop(),h.stop(),g?.stop(),m.stop?.()}},y=async()=>{await m.ready;for(let M;M=m.wants?.(h.read());)await M;return v()};return m.ready?y():v()}}}var kt={attention:[!0,!1],feed_forward:["relu","linear",null],residual:[!0,!1],norm:["before","after",null],layers:[6,2],rate:[.001,.003,.012],warm_up:[1,100],steps:[600,1800]},O=Object.keys(kt),$t=Object.values(kt).reduce((t,{length:e})=>t*e,1),H=(t,e)=>O.filter(r=>t[r]!==e[r]);function _(t){let{measured:e}=t,r=Object.fromEntries(O.map(a=>[a,t[a]])),o=e.findIndex(a=>H(r,a.options).length===0);return{options:r,row:o,losses:o<0?null:e[o].losses}}var q=(t,e)=>_({...t,...D(t,e)}).row>=0;function D(t,e){let{feed_forward:r}=t;if(e==="attention")return{attention:!t.attention};if(e==="residual")return{residual:!t.residual};if(e==="layers")return{layers:t.layers===6?2:6};if(e==="feed_forward")return{feed_forward:r===null?"relu":null};if(e==="relu")return{feed_forward:r==="relu"?"linear":"relu"};let o=e==="norm before"?"before":"after";return{norm:t.norm===o?null:o}}var _t={};Ft(_t,{axis:()=>U,layer:()=>V,losses:()=>G,plan:()=>R,rows:()=>Y,switches:()=>K});var ee=Math.sqrt(50),re=Math.sqrt(10),ne=Math.sqrt(2);function P(t,e,r){let o=(e-t)/Math.max(0,r),a=Math.floor(Math.log10(o)),n=o/Math.pow(10,a),i=n>=ee?10:n>=re?5:n>=ne?2:1,s,l,c;return a<0?(c=Math.pow(10,-a)/i,s=Math.round(t*c),l=Math.round(e*c),s/c<t&&++s,l/c>e&&--l,c=-c):(c=Math.pow(10,a)*i,s=Math.round(t/c),l=Math.round(e/c),s*c<t&&++s,l*c>e&&--l),l<s&&.5<=r&&r<2?P(t,e,r*2):[s,l,c]}function I(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let o=e<t,[a,n,i]=o?P(e,t,r):P(t,e,r);if(!(n>=a))return[];let s=n-a+1,l=new Array(s);if(o)if(i<0)for(let c=0;c<s;++c)l[c]=(n-c)/-i;else for(let c=0;c<s;++c)l[c]=(n-c)*i;else if(i<0)for(let c=0;c<s;++c)l[c]=(a+c)/-i;else for(let c=0;c<s;++c)l[c]=(a+c)*i;return l}var j=168,St=6,oe=10;function R(t,e){let r=e?1:.8,o=Math.max(Math.min(t*.44,165),t/2-40),a=(s,l)=>({x:o-j/2,y:s*r,width:j,height:l*r}),n=o+j/2+26,i={x:o-j/2-22,y:46*r,width:j+74,height:388*r};return{k:r,cx:o,arc:n,card:i,width:t,height:470*r,fan:Math.min(oe,(t-i.x-i.width-6)/(St-1)),parts:{"norm after 2":a(60,30),feed_forward:a(138,82),relu:a(163.5,31),"norm before 2":a(232,30),"norm after 1":a(272,30),attention:a(346,40),"norm before 1":a(396,30)},sums:[326*r,114*r],starts:[430*r,267*r],out:8,input:450*r}}var At=({attention:t,feed_forward:e,norm:r})=>({attention:t,feed_forward:e!==null,relu:e==="relu","norm before 1":r==="before"&&t,"norm before 2":r==="before"&&e!==null,"norm after 1":r==="after"&&t,"norm after 2":r==="after"&&e!==null}),ae=["norm before 1","norm after 1","norm before 2","norm after 2"],z=t=>t.replace(/ [12]$/,""),N=(t,e)=>q(t,z(e))?"":" quiet";function ie({norm:t,attention:e,feed_forward:r},o){return(o.endsWith("1")?e:r)?t===null?"norm here":"norm here instead":""}function V(t,e,r,o){let a=R(r,o),n=At(t),i=t.attention?"attention":"attention, left out";return{width:r,height:a.height,marks:[...se(a,t,e.layers),...le(a,t),...ae.flatMap(s=>Mt(a,t,s,n[s]?"layer norm":ie(t,s),"small")),...Mt(a,t,"attention",i,""),...ce(a,t),...de(a,t)]}}var W=({card:t})=>({x:t.x+t.width-50,y:t.y+t.height+1,width:50,height:26});function se(t,e,r){let{card:o,fan:a,k:n}=t,{x:i,y:s,width:l,height:c}=W(t),p=N(e,"layers"),d=[5,4,3,2,1].map(h=>u(`card ${h}`,"rect","tint layer",{...o,x:o.x+h*a,y:o.y-h*5*n,rx:12,opacity:S(r-h).toFixed(2)})),f=[i+l/2,s+c/2+5];return[...d,u("card 0","rect","tint layer",{...o,rx:12}),u("part layers","rect",`paper part${p}`,{...W(t),rx:6}),u.text("count",p?"soft":"ink strong",f,`\xD7 ${Math.round(r)}`)]}function le({cx:t,arc:e,sums:r,starts:o,out:a,input:n,k:i},s){let{residual:l,attention:c,feed_forward:p}=s,d=N(s,"residual"),f=m=>{let[g,x]=[o[m],r[m]];return`M${t} ${g}H${e-8}q8 0 8 -8V${x+8}q0 -8 -8 -8H${t+11}`},h=[c,p!==null];return[u.path("way","ink line way",`M${t} ${n}V${a+8}`),u.path("way tip","ink solid",`M${t-5} ${a+10}h10l-5 -10z`),...r.flatMap((m,g)=>{let x=l&&h[g],v=x?`${d?"soft":"ink"} line way${d}`:`soft line gone${d}`;return[u.path(`residual ${g}`,v,f(g)),u.circle(`sum ${g}`,x?"paper sum":"paper sum gone",[t,m,11*Math.sqrt(i)]),u.text(`plus ${g}`,x?"ink strong":"soft",[t,m+5],x?"+":"")]}),u("residual name","text",d?"soft small":"ink small",{x:e+12,y:(o[0]+r[1])/2,transform:`rotate(-90 ${e+12} ${(o[0]+r[1])/2})`},l?"residual":"no residual")]}function Mt({parts:t},e,r,o,a){let{x:n,y:i,width:s,height:l}=t[r],[c,p]=[At(e)[r],N(e,r)],d=c?`paper part ${r.split(" ")[0]}`:"paper part gone",f=[n+s/2,i+l/2+5];return[u(`part ${r}`,"rect",d+p,{...t[r],rx:6}),u.text(`name ${r}`,`${p?"soft":"ink"}${c?"":" halo"} ${a}`,f,o)]}function ce({parts:t},e){let{x:r,y:o,width:a,height:n}=t.feed_forward,[i,s,l]=[t.relu,34,e.feed_forward],[c,p]=["feed_forward","relu"].map(y=>N(e,y)),[d,f]=[c,p].map(y=>y?"soft":"ink"),h=`M${r+s} ${o}H${r+a-s}L${r+a} ${i.y}V${i.y+i.height}L${r+a-s} ${o+n}H${r+s}L${r} ${i.y+i.height}V${i.y}z`,m=(y,M,A=`${d} small`)=>u.text(`ff ${y}`,A,[r+a/2,o+y*n+4.5],M),g=u.path("part feed_forward",`paper part${l?"":" gone"}${c}`,h);if(l===null)return[g,m(.5,"feed-forward, left out",`${d} halo small`)];let x={...i,x:i.x+6,width:i.width-12,rx:6},v={transform:`rotate(-90 ${r-8} ${o+n/2})`};return[g,u("part relu","rect",`paper part ${l==="relu"?"relu":"gone"}${p}`,x),u.text("ff name",`${d} small`,[r-8,o+n/2],"feed-forward",v),m(.84,"32 \u2192 128"),m(.5,l==="relu"?"relu":"relu, left out",f),m(.16,"128 \u2192 32")]}function de({cx:t,out:e,input:r,k:o},{norm:a}){return[u.text("input","soft small",[t,r+15*o],"six symbols, as vectors"),u.text("output","soft small end",[t-12,e+6],a==="before"?"norm, then scores":"scores of symbols")]}var pe={"norm before 1":"Layer norm before each part","norm after 1":"Layer norm after each sum","norm before 2":"Layer norm before each part","norm after 2":"Layer norm after each sum",attention:"Attention",feed_forward:"Feed-forward network",relu:"Relu of the feed-forward network",residual:"Residual",layers:"Six layers"};function K(t,e,r){let o=R(e,r),{feed_forward:a,relu:n,...i}=o.parts,s=(d,f,h)=>({id:d,part:z(d),...f,label:pe[d],kind:"blocks-switch",known:q(t,z(d)),aria:{pressed:h,disabled:!q(t,z(d))}}),l=["norm after 2","norm before 2","norm after 1","norm before 1"].map(d=>({...s(d,i[d],t.norm===d.split(" ")[1]),...d.endsWith("2")?{tab:-1}:{}})),c={x:o.arc-14,y:o.sums[0],width:44,height:o.starts[0]-o.sums[0]},p={...a,x:a.x-22,width:a.width+22};return[s("feed_forward",p,t.feed_forward!==null),...t.feed_forward===null?[]:[s("relu",n,t.feed_forward==="relu")],...l,s("attention",i.attention,t.attention),s("residual",c,t.residual),s("layers",W(o),t.layers===St)]}var Et=4;function U(t,e){let r=t<480,[o,a,n]=r?[178,38,24]:[204,44,25],i=t-10;return{narrow:r,width:t,right:i,top:a,pitch:n,bottom:a+e*n,height:a+e*n+34,x:s=>o+s/Et*(i-o),y:s=>a+(s+.5)*n}}function G({measured:t,levels:e},r,o,a){let n=U(a,t.length),i=d=>[u.path(`tick ${d}`,"rule",`M${n.x(d)} ${n.top}V${n.bottom}`),u.text(`loss ${d}`,"soft small",[n.x(d),n.bottom+16],String(d))],s=(d,f,h)=>[u.path(d,"ruler dashes",`M${n.x(e[d])} ${f+4}V${n.bottom}`),u.text(`${d} name`,"soft small end",[n.x(e[d])+4,f],h)],l=r.row>=0,c=[0,n.y(o.row)-n.pitch/2,n.width,n.pitch];return{width:a,height:n.height,marks:[...I(0,Et,4).flatMap(i),...s("guessing",13,`guessing ${e.guessing.toFixed(2)}`),...s("own symbol",30,`own symbol alone ${e["own symbol"].toFixed(2)}`),...l?[u.rect("band","tint band",c,{rx:5})]:[],...t.flatMap((d,f)=>fe(n,d,f,f===r.row)),...l?o.losses.map((d,f)=>u.circle(`seed ${f}`,"ink solid",[n.x(d),n.y(o.row),5])):[u.text("unknown","ink strong start",[4,15],"not measured")],u.text("axis name","soft small end",[n.right,n.bottom+31],"loss at the end, in nats: three seeds")]}}function fe(t,{name:e,losses:r},o,a){let n=t.y(o),i=r.map(d=>`M${(t.x(d)-3.4).toFixed(1)} ${n.toFixed(1)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`),[s,l]=[Math.min(...r),Math.max(...r)].map(d=>t.x(d).toFixed(1)),c=`${a?"ink strong":"ink"} start ${t.narrow?"tiny":"small"}`,p=t.narrow?e.replace("feed-forward","f.-f."):e;return[u.text(`name ${o}`,c,[4,n+4.5],p),u.path(`range ${o}`,"soft line range",`M${s} ${n.toFixed(1)}H${l}`),u.path(`points ${o}`,"soft ring",i.join(""))]}function Y({measured:t},e,r){let o=U(r,t.length),a=Math.max(0,e.row);return t.map(({name:n,losses:i},s)=>({id:`row ${s}`,x:0,y:o.y(s)-o.pitch/2,width:o.width,height:o.pitch,label:`${n}: loss ${Math.min(...i).toFixed(2)} to ${Math.max(...i).toFixed(2)}`,kind:"blocks-row",tab:s===a?0:-1,aria:{pressed:s===e.row}}))}var jt=`/* A layer's parts, and points of losses. */
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
`;var Lt=`.blocks-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 28px; align-items: start; }
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
`;var me={attention:t=>t?"attention":"no attention",feed_forward:t=>t===null?"no feed-forward network":t==="linear"?"no relu":"a whole feed-forward network",residual:t=>t?"a residual":"no residual",norm:t=>t===null?"no norm":t==="after"?"the norm after each sum":"the norm before each part",layers:t=>`${t===2?"two":"six"} layers`,rate:t=>`a rate of ${t}`,warm_up:t=>t>1?`a warm-up of ${t} steps`:"no warm-up",steps:t=>`${t} steps`},Ot=(t,e)=>ut(H(t,e).map(r=>me[r](t[r]))),J=t=>{let[e,r]=[Math.min(...t),Math.max(...t)].map(o=>o.toFixed(2));return e===r?e:`${e} to ${r}`},qt=(t,e)=>`Not measured: ${Ot(e,t[0].options)}. Of the ${$t} models of these switches only ${t.length} were`,It=({measured:t,...e},r)=>`${qt(t,{...e,...r})}, so nothing changes.`;function zt({measured:t,levels:e},{options:r,row:o,losses:a}){let n=t[0];if(a===null)return`${qt(t,r)}.`;if(o===0)return`The base, whole: its loss ends at ${J(a)} in three seeds; guessing gives ${e.guessing.toFixed(2)}.`;let i=Math.min(...a)>e.guessing-.05?"it does no better than guessing":Math.min(...a)>e["own symbol"]?"it does no better than one who knows each place\u2019s own symbol alone":Math.max(...a)<Math.min(...n.losses)?"it does better than the base in every seed":Math.min(...a)>Math.max(...n.losses)?"it does worse than the base in every seed":"its seeds and those of the base overlap";return`With ${Ot(r,n.options)} the loss ends at ${J(a)} in three seeds, where the base ends at ${J(n.losses)}: ${i}.`}var ge=760;function xe(t,e,r){let o=({part:i,known:s})=>{let l=D(e(),i);s?t.change(l,{glide:!0}):r(It(e(),l))},a=!1,n=T("",(i,s)=>i.addEventListener("click",()=>o(s())),i=>K(e(),i,a),{label:"The layer: a press leaves a part out or brings it back"});return{...n,paint:(i,s)=>{let l=n.room();a=s>=ge,n.paint(V(e(),i,l,a),l)}}}function we(t,e,r){let o=n=>t.change({...e().measured[n].options},{glide:!0}),a=T("",(n,i)=>{let s=()=>Number(i().id.split(" ")[1]),l=()=>e().measured.length-1,c=p=>()=>S(s()+p,0,l());n.addEventListener("click",()=>o(s())),gt(n,{ArrowUp:c(-1),ArrowDown:c(1),Home:()=>0,End:l},p=>{o(p),a.focus(`row ${p}`)})},n=>Y(e(),r(),n),{label:"Measured models and their losses"});return{...a,paint:n=>{let i=a.room();a.paint(G(e(),r(),n,i),i)}}}function be(t,e){let r=_(t),o=()=>e.read(),a=mt(),[n,i]=[xe(e,o,a.set),we(e,o,()=>r)],s=ht("Press a part to leave it out: where does the loss go? Dotted: what was not measured."),l=w("p",{class:"attn-source"},"Each row is one model of the table above, trained with three seeds. No others were trained."),c=k("attn-row blocks-reset",L("Reset",e.reset).root),p={row:Math.max(0,r.row),losses:r.losses??t.measured[0].losses};return{parts:[s,k("blocks-board",n.root,i.root),c,a.root,l],glides:d=>{let{row:f,losses:h}=_(d);return h&&(p={row:f,losses:h}),{...p,layers:d.layers}},tell:d=>{r=_(d),n.tell(),i.tell(),a.set(zt(d,r))},paint:(d,f,h)=>{n.paint(d,h),i.paint(d)},stop:a.stop}}var Mr=yt({name:"encoder_blocks",label:"Live figure: a transformer's layer with parts left out, and the losses measured then",style:jt+Lt,controls:O,fixed:["measured","levels"],build:be});export{_ as compute,Mr as default,zt as describe,_t as scene};
