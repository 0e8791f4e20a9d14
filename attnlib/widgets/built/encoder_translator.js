// Joined by `make figures` from src/encoder_translator and src/kit: change those, not this.
var Dt=Object.defineProperty;var Pt=(t,e)=>{for(var n in e)Dt(t,n,{get:e[n],enumerable:!0})};function at(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var Ht="http://www.w3.org/2000/svg",Bt=0,Wt=Math.random().toString(36).slice(2,8),st=t=>`attn-${Wt}-${t}-${++Bt}`;function it(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var w=(t,e={},...n)=>it(document.createElement(t),e,n),y=(t,...e)=>w("div",{class:t},...e),Rt=(t,e={},...n)=>it(document.createElementNS(Ht,t),e,n),C=()=>Rt("svg",{class:"scene","aria-hidden":"true"}),lt=(t,e,...n)=>w("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function j(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function M(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Vt=t=>Math.round(t*10)/10,ct=new WeakMap;function dt(t){let e=y("attn-hits"),n=new Map,o=r=>{let l=r.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),c={node:l,hit:r};return n.set(r.id,c),l.dataset.id=r.id,t(l,()=>c.hit),c};return{root:e,set:(r,l=1)=>{let c=new Set(r.map(({id:i})=>i));for(let[i,{node:s}]of n)c.has(i)||(s.remove(),n.delete(i));r.forEach((i,s)=>{let p=n.get(i.id)??o(i);Kt(p.node,p.hit=i,l),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[s]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function Kt(t,{x:e,y:n,width:o,height:a,label:r,kind:l="",aria:c={},tab:i=0,lang:s},p){let[d,f,u,g]=[e,n,o,a].map(x=>Vt(p*x)),m=`left:${d}px;top:${f}px;width:${u}px;height:${g}px`;ct.get(t)!==m&&(t.style.cssText=m,ct.set(t,m)),M(t,"class",`attn-hit ${l}`.trim()),M(t,"aria-label",r),M(t,"tabindex",i),s&&M(t,"lang",s);for(let[x,v]of Object.entries(c))M(t,`aria-${x}`,String(v))}var ft="http://www.w3.org/2000/svg",Ut=t=>Math.round(t*10)/10+0;function h(t,e,n,o,a){let r={};for(let l in o){let c=o[l];r[l]=typeof c=="number"?Ut(c):c}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}h.line=(t,e,[n,o,a,r],l)=>h(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...l});h.rect=(t,e,[n,o,a,r],l)=>h(t,"rect",e,{x:n,y:o,width:a,height:r,...l});h.circle=(t,e,[n,o,a],r)=>h(t,"circle",e,{cx:n,cy:o,r:a,...r});h.path=(t,e,n,o)=>h(t,"path",e,{d:n,...o});h.text=(t,e,[n,o],a,r)=>h(t,"text",e,{x:n,y:o,...r},a);var ut=(t,e,n,o)=>({...h(t,"text",e,n),runs:o}),pt=new WeakMap;function Gt(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let l in e.at)a[l]!==e.at[l]&&n.setAttribute(l,String(e.at[l]));for(let l in a)l in e.at||n.removeAttribute(l);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Yt)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Jt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Yt(t){let e=document.createElementNS(ft,"tspan");for(let[n,o]of Object.entries(Jt(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function N(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=pt.get(t)??new Map;pt.set(t,r);let l=new Map(o.map(i=>[i.id,i]));for(let[i,{node:s,shape:p}]of r)l.get(i)?.shape!==p&&(s.remove(),r.delete(i));let c=t.firstChild;for(let i of o){let s=r.get(i.id);if(!s){let p=document.createElementNS(ft,i.shape);p.setAttribute("data-id",i.id),s={node:p,shape:i.shape,role:"",at:{},text:""},r.set(i.id,s)}Gt(s,i),c===s.node?c=s.node.nextSibling:t.insertBefore(s.node,c)}}function ht(t,e,n,{label:o,zoom:a=()=>1}={}){let r=C(),l=dt(e),c=lt(o,t,r,l.root),i=700,s=[],p=()=>l.set(n(i,...s),a(i));return{root:c,image:r,room:()=>Math.round(c.clientWidth),focus:l.focus,width:()=>i,tell:(...d)=>{s=d,p()},paint:(d,f)=>{f!==i&&(i=f,p()),N(r,d)}}}var mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var gt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var xt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var B=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var wt=200,te=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ee=t=>t*t*(3-2*t);function W(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>W(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,W(t[a],r,n)]);return Object.fromEntries(o)}return e}function bt(t,e,n){let[o,a,r,l,c,i]=[t,t,t,0,0,0],s=!1,p=d=>{let f=B(d-c,0,64);if(c=d,s){let g=B((d-l)/e);o=W(a,r,ee(g)),s=g<1}let u=n(o,f);i=s||u?requestAnimationFrame(p):0};return{go(d,f){if(te()){[o,r,s]=[d,d,!1],n(o,1/0);return}[a,r,l,s]=[o,d,performance.now(),f],f||(o=d,n(o,0)),i||([c,i]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}var R=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function O(t,e,n=null){let a=w("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:a,set:r=>M(a,"aria-pressed",String(r))}}var kt=(...t)=>w("p",{class:"attn-hint"},...t);function vt(t,e,n){let o=st("choice"),a=new Map,r=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[l,c]of Object.entries(e))a.set(l,w("input",{type:"radio",name:o,onchange:()=>n(l)})),r.append(w("label",{},a.get(l),w("span",{},c)));return{root:r,set:l=>void(a.get(l).checked=!0)}}function yt(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),o,a=(r,l=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>j(n,l),t)),j(e,r)};return{root:w("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}var ne=0,$t=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Mt(t,e){let[n,o,a]=[!1,0,""],r={},l=i=>{r=i;let s=i._own;if(s?.turn!==o&&([o,n]=[s?.turn,!1]),n)return;let p=s?.name?e(i,s.kind):null,d=p?JSON.stringify([s,p]):"";d!==a&&([a,n]=[d,p!==null],p&&t.send({own:{...p,name:s.name,turn:++ne}}))},c=()=>{n=!1,l(r)};return t.on("change:_drawn",c),{ask:l,stop:()=>t.off("change:_drawn",c)}}function re(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:a,note:r,weights:l,mask:c}=$t(t),i=!!(l??c);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${i?"its last good one":"the book\u2019s"}.`:i?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function St(t,e){let n=w("span",{role:"status"}),o=O("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=y("attn-own",n,o.root);return{root:a,tell:l=>{let c=re(l,e);a.hidden=c==="",a.classList.toggle("fault",!!$t(l).fault),j(n,c)}}}function At(t,e,n=[]){let o=[...e,...n],a=[],r=!1,l=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),c=d=>{if(r)return;let f=l();a.forEach(u=>u(f,d))},i=()=>c(null);e.forEach(d=>t.on(`change:${d}`,i));let s=(d,{glide:f=!1}={})=>{r=!0;for(let[u,g]of Object.entries(d))t.set(u,g);r=!1,c({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:l,change:s,reset:()=>s(p(),{glide:!0}),follow:d=>void a.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,i))}}function oe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ae(t,e,n,o){let[a,r]=[0,!1],l=i=>{if(i!==r){r=i,t.classList.toggle("loading",i);for(let s of t.querySelectorAll(".attn-stage"))s.toggleAttribute("inert",i)}},c=i=>{let s=++a,p=e.wants?.(n())??null;if(l(p!==null),p===null)return o(i);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>s===a&&c(i),()=>s===a&&e.say?.(d))};return c}function Et({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=wt,asks:l,build:c}){return{render:({model:s,el:p})=>{let d=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=d.attachShadow({mode:"open"});f.append(w("style",{},[mt,gt,xt,n].join(`
`)));let u=At(s,l?[...o,"_own","_drawn"]:o,a),g=c(u.read(),u,s),m=l&&{...Mt(s,l),...St(s,l)},x=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:l&&-1},g.parts[0],...m?[m.root]:[],...g.parts.slice(1));f.append(x),p.append(d);let v=()=>{let $=g.glides??(k=>k),S=0,I=()=>{let k=u.read();g.tell(k),m?.tell(k),m?.ask(k),m&&(x.dataset.own=k._own?.kind??"")},E=bt($(u.read()),r,(k,H)=>S>0&&g.paint(k,H,S)),rt=()=>{let k=Math.round(x.clientWidth);k===S||k===0||(S=k,oe(p),E.again())},_t=ae(x,g,u.read,k=>{I(),E.go($(u.read()),k)});u.follow((k,H)=>{x.classList.add("touched"),_t(H?.glide??!0)}),I(),rt();let ot=new ResizeObserver(rt);return ot.observe(x),g.ahead?.(),()=>{ot.disconnect(),E.stop(),u.stop(),m?.stop(),g.stop?.()}},P=async()=>{await g.ready;for(let $;$=g.wants?.(u.read());)await $;return v()};return g.ready?P():v()}}}var b=[{name:"source places",x:"encoder",kind:"places",layer:0},{name:"encoder self-attention 1",x:"encoder",kind:"self-attention",layer:1},{name:"encoder feed-forward 1",x:"encoder",kind:"feed-forward",layer:1},{name:"encoder self-attention 2",x:"encoder",kind:"self-attention",layer:2},{name:"encoder feed-forward 2",x:"encoder",kind:"feed-forward",layer:2},{name:"target places",x:"decoder",kind:"places",layer:0},{name:"decoder self-attention 1",x:"decoder",kind:"self-attention",layer:1},{name:"cross-attention 1",x:"decoder",kind:"cross-attention",layer:1},{name:"decoder feed-forward 1",x:"decoder",kind:"feed-forward",layer:1},{name:"decoder self-attention 2",x:"decoder",kind:"self-attention",layer:2},{name:"cross-attention 2",x:"decoder",kind:"cross-attention",layer:2},{name:"decoder feed-forward 2",x:"decoder",kind:"feed-forward",layer:2}],T=Object.fromEntries(["encoder self-attention","decoder self-attention","cross-attention","feed-forward","places"].map(t=>[t,b.map(({name:e})=>e).filter(e=>e.includes(t))]));function V(t){let e=atob(t);return Array.from({length:e.length/2},(n,o)=>e.charCodeAt(2*o)+256*e.charCodeAt(2*o+1))}var q=t=>b.reduce((e,{name:n})=>2*e+Number(t.includes(n)),0),K=(t,e)=>b.map(({name:n})=>n).filter(n=>t.includes(n)!==(n===e)),A=(t,e)=>q(t)===q(e),L=t=>t.split(" ").filter(Boolean);function jt({pairs:t,losses:e,exact:n,guessing:o,sentences:a}){let[r,l]=[V(e).map(i=>i/1e3),V(n)],c=a.map(({written:i})=>V(i));return({off:i,sentence:s,trained:p})=>{let d=q(i),{source:f,target:u,texts:g}=a[s];return{on:b.map(({name:m})=>!i.includes(m)),loss:r[d],exact:l[d],pairs:t,next:b.map(({name:m})=>r[q(K(i,m))]),whole:r[0],guessing:o,trained:p.find(m=>A(m.off,i))?.losses??null,source:f,target:u,written:L(g[c[s][d]]).map(m=>({word:m,right:L(u).includes(m)}))}}}var It={};Pt(It,{losses:()=>et,plan:()=>Q,switches:()=>tt,translation:()=>nt,translator:()=>X});var se=Math.sqrt(50),ie=Math.sqrt(10),le=Math.sqrt(2);function U(t,e,n){let o=(e-t)/Math.max(0,n),a=Math.floor(Math.log10(o)),r=o/Math.pow(10,a),l=r>=se?10:r>=ie?5:r>=le?2:1,c,i,s;return a<0?(s=Math.pow(10,-a)/l,c=Math.round(t*s),i=Math.round(e*s),c/s<t&&++c,i/s>e&&--i,s=-s):(s=Math.pow(10,a)*l,c=Math.round(t/s),i=Math.round(e/s),c*s<t&&++c,i*s>e&&--i),i<c&&.5<=n&&n<2?U(t,e,n*2):[c,i,s]}function F(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let o=e<t,[a,r,l]=o?U(e,t,n):U(t,e,n);if(!(r>=a))return[];let c=r-a+1,i=new Array(c);if(o)if(l<0)for(let s=0;s<c;++s)i[s]=(r-s)/-l;else for(let s=0;s<c;++s)i[s]=(r-s)*l;else if(l<0)for(let s=0;s<c;++s)i[s]=(a+s)/-l;else for(let s=0;s<c;++s)i[s]=(a+s)*l;return i}var ce="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),de=1.12;var z=new Map;function pe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(ce[a.charCodeAt(0)-32]??556),0);return de*n/1e3}function G(t,e){return z.size>5e3&&z.clear(),z.has(t)||z.set(t,pe(t)),e*z.get(t)}var J=7,[D,Ot,Y]=[42,47,20],[fe,Z]=[54,48],ue=t=>b[t].x==="encoder"?t:t-5;function Q(t){let e=t<400,[n,o]=e?[26,28]:[34,44],a=Math.min(164,(t-2*n-o)/2),r=(t-2*a-o)/2,l=fe+7*Ot+2*Y+Z,c=b.map(({x:s,layer:p},d)=>({x:s==="encoder"?r:r+a+o,y:l-Z-(ue(d)+1)*Ot-p*Y,width:a,height:D})),i={encoder:r-n/2-4,decoder:r+2*a+o+n/2+4};return{narrow:e,width:t,height:l,w:a,boxes:c,streams:i,middle:r+a+o/2}}function X(t,e,n){let o=Q(n);return{width:n,height:o.height,marks:[...he(o),...me(o),...ge(o,t),...b.flatMap((a,r)=>[...xe(o,t,r),...we(o,t,e,r)])]}}function he({boxes:t,streams:e,narrow:n}){let o=n?8:12;return[[1,2],[3,4],[6,8],[9,11]].flatMap(([a,r],l)=>{let{x:c,layer:i}=b[a],[s,p]=[t[a],t[r]],[d,f]=c==="encoder"?[e.encoder-o,p.x+p.width+6]:[p.x-6,e.decoder+o],u=p.y-Y+2,g={x:d,y:u,width:f-d,height:s.y+D+5-u,rx:9};return[h(`card ${l}`,"rect","tint layer",g),h.text(`layer ${l}`,"soft small start",[p.x+2,p.y-5],`layer ${i}`)]})}function me({streams:{encoder:t,decoder:e},height:n,boxes:o,narrow:a}){let[r,l]=[n-Z+8,16],c=(f,u,g)=>h.path(f,"ink line way",`M${u} ${r}V${g}`),i=(f,u,g,m,x)=>h.text(f,`${u} small`,[g,m],x),[s,p]=[t-6,e+6],d=a?"English, so far":"English words so far";return[c("encoder way",t,o[10].y+D/2),c("decoder way",e,l),h.path("tip","ink solid",`M${e-5} ${l+2}h10l-5 -10z`),i("encoder foot","soft start",s,r+16,"French words"),i("decoder foot","soft end",p,r+16,d),i("head","soft end",e-14,l-2,"scores of the next word"),h.rect("out norm","ink solid",[e-9,24,18,6],{rx:1.5}),i("encoder name","ink strong start",s,r+33,"encoder"),i("decoder name","ink strong end",p,r+33,"decoder")]}function ge({boxes:t,streams:e,middle:n,narrow:o},{on:a}){let[r,l]=[7,10].map(f=>({...t[f],y:t[f].y+D/2,on:a[f]})),c=r.on||l.on,i=f=>f?"ink line way":"soft line gone",s=({x:f,y:u})=>`M${f-6} ${u-4}L${f} ${u}L${f-6} ${u+4}`,[p,d]=[e.encoder,o?"memory":"what it has read"];return[h.path("memory",i(c),`M${e.encoder} ${l.y}H${n}`),h.path("memory 2",i(l.on),`M${n} ${l.y}H${l.x}${s(l)}`),h.path("memory 1",i(r.on),`M${n} ${l.y}V${r.y}H${r.x}${s(r)}`),h.rect("memory norm","ink solid",[p+12,l.y-9,6,18],{rx:1.5}),h.text("memory name",`${c?"ink":"soft"} small start`,[p+26,l.y-7],d)]}function xe({boxes:t,streams:e},{on:n},o){let{x:a,y:r,width:l}=t[o],c=b[o].x,i=e[c],[s,p]=c==="encoder"?[a,1]:[a+l,-1],[d,f]=[r+12,r+31],u=n[o]?"ink line way":"soft line gone",g=b[o].kind!=="places",m=g?`M${i} ${f}H${s}`:"",x=[(i+s)/2-3,f-7,6,14],v=`M${i-4} ${d}h8M${i} ${d-4}v8`;return[h.path(`branch ${o}`,u,`M${s} ${d}H${i+8*p}${m}`),...g?[h.rect(`norm ${o}`,n[o]?"ink solid":"paper gone",x,{rx:1.5})]:[],h.circle(`sum ${o}`,n[o]?"paper sum":"paper sum gone",[i,d,7.5]),...n[o]?[h.path(`plus ${o}`,"ink line",v)]:[]]}function we({boxes:t,narrow:e},{on:n},{next:o,loss:a},r){let{x:l,y:c,width:i}=t[r],{kind:s}=b[r],p=x=>(i-50)*Math.min(1,x/J),d=n[r]?`paper part ${s}`:"paper part gone",[f,u]=[n[r]?"ink":"soft",e?"tiny":"small"],g=n[r]||e?s:`${s}, off`,m=[l+8,c+26,Math.max(1,p(o[r])),8];return[h(`part ${r}`,"rect",d,{...t[r],rx:6}),h.text(`name ${r}`,`${f} start ${u}`,[l+8,c+17],g),h.rect(`bar ${r}`,n[r]?"ink solid":"soft hollow",m),h.path(`now ${r}`,"ink line now",`M${l+8+p(a)} ${c+23}v14`),h.text(`next ${r}`,`${f} end ${u}`,[l+i-7,c+34.5],o[r].toFixed(2))]}function tt({on:t,next:e},n){let{boxes:o}=Q(n);return b.map(({name:a},r)=>({id:`part ${r}`,part:a,kind:"translator-switch",...o[r],label:`${a[0].toUpperCase()}${a.slice(1)}: a press leads to a loss of ${e[r].toFixed(2)}`,aria:{pressed:t[r]}}))}var _={left:5,right:12,top:22,bottom:112};function et(t,e,n){let{top:o,bottom:a,left:r}=_,[l,c]=[n-_.right,n-r-_.right],i=u=>r+u/J*c,s=`word frequencies ${t.guessing.toFixed(2)}`,p=i(e.loss),[d,f]=p+40>l?["paper strong end",p-6]:["ink strong start",Math.max(r+1,p)+6];return{width:n,height:a+26,marks:[...F(0,J,7).flatMap(u=>[h.path(`tick ${u}`,"rule",`M${i(u)} ${a-4}v4`),h.text(`loss ${u}`,"soft small",[i(u),a+15],String(u))]),h.path("axis","ruler",`M${r} ${a}H${l}`),h.path("guessing","ruler dashes",`M${i(t.guessing)} 16V${a}`),h.text("guessing name","soft small end",[i(t.guessing)+5,12],s),h.text("loss name","ink start",[r,o+15],"loss, nats per word"),h.rect("loss","ink solid",[r,o+22,Math.max(1,p-r),16]),h.text("loss number",d,[f,o+35],e.loss.toFixed(2)),...be(t,i,n)]}}function be({trained:t,on:e},n,o){let a=_.bottom-20,r=(t??[]).map((p,d)=>h.circle(`ring ${d}`,"paper ring",[n(p),a,5])),l=t?`trained without: ${t.map(p=>p.toFixed(2)).join(", ")}`:e.includes(!1)?"trained without: not measured":"",c=Math.max(...t??[0]),i=n(c)+190>o,s=i?n(c)-10:n(c)+(t?10:0);return[...r,h.text("trained",`soft small ${i?"end":"start"}`,[s,a+4.5],l)]}var[Tt,zt]=[15,21],ke=t=>t<300?6:t<380?5:t<500?4:3;function ve(t,e){let n=G(" ",Tt),o=[[]],a=0;for(let r of t){let l=G(r.word,Tt);a+l>e&&a>0&&([o[o.length],a]=[[],0]),o[o.length-1].push(r),a+=l+n}return o}function nt({source:t,target:e,written:n},o){let a=n.length?n:[{word:"(nothing)",right:!1}],r=d=>L(d).map(f=>({word:f,right:!0})),c=n.some(({right:d})=>!d)?"it writes: unwanted words underlined":"it writes",i=0,s=(d,f,u,g)=>{let m=ve(u,o-8),x=h.text(`${d} title`,"soft small start",[4,i+14],f),v=m.map((P,$)=>ut(`${d} ${$}`,`start ${d}`,{x:4,y:i+35+$*zt},[...P.flatMap(({word:S,right:I},E)=>[...E?[{text:" "}]:[],{text:S,...I?{}:{role:"wrong"}}])]));return i+=24+zt*Math.max(m.length,g),[x,...v]},p=[...s("source","French",r(t),1),...s("target","in English",r(e),1),...s("written",c,a,ke(o))];return{width:o,height:i,marks:p}}var Ct=`/* The translator's parts, losses as bars, and words. */
text.small { font-size: 13px; } text.tiny { font-size: 12px; }
text.source, text.target, text.written { font-size: 15px; } tspan.wrong { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 3px; }
.layer { stroke: var(--edge); stroke-width: 1; }
.way { stroke-width: 2; } .part { stroke: var(--ink); stroke-width: 1.5; fill: var(--paper); }
.part.self-attention, .part.cross-attention { fill: var(--weight-wash); }
.sum { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; } .ink.line { stroke-width: 1.6; }
.part.gone, rect.gone, .gone.line { stroke: var(--edge); stroke-width: 1.3; stroke-dasharray: 4 4; }
.sum.gone { stroke: none; fill: none; }
.part.gone { fill-opacity: 0.35; } .hollow { fill: none; stroke: var(--soft); stroke-width: 1.2; }
.dashes { stroke-dasharray: 5 4; }
circle.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.now { stroke-width: 2; stroke-linecap: butt; }
`;var Nt=`.translator-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px 28px; align-items: start; }
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
`;function Me(t){let e=Object.keys(T).find(n=>A(T[n],t));return e?e==="places"?"the places of both languages":`any ${e}`:t.length>3?`${t.length} of its ${b.length} parts`:R(t)}var qt=({exact:t,pairs:e})=>t?`${t} of ${e} sentences ${t===1?"comes":"come"} out exactly right`:"no sentence comes out right";function Lt({off:t},e){let{loss:n,whole:o,next:a,guessing:r,trained:l,written:c}=e;if(t.length===0){let[d,f]=[Math.min(...a),Math.max(...a)].map(u=>a.indexOf(u));return`The whole translator has a loss of ${n.toFixed(2)} nats per word, and ${qt(e)}. Of single parts it misses ${b[f].name} most (${a[f].toFixed(2)} without) and ${b[d].name} least (${a[d].toFixed(2)}).`}let i=n>r?`worse than one who knows the words\u2019 frequencies alone, ${r.toFixed(2)}`:`with all parts it is ${o.toFixed(2)}`,s=l?` Trained without ${t.length===1?"it":"them"} from the start, a translator has ${R(l.map(d=>d.toFixed(2)))}.`:"",p=c.map(({word:d})=>d).join(" ");return`Without ${Me(t)} the loss is ${n.toFixed(2)}; ${i}; ${qt(e)}.${s} It writes: ${p?`\u201C${p}\u201D`:"nothing"}.`}function Se(t,e){let n=({part:a})=>t.change({off:K(t.read().off,a)},{glide:!0}),o=ht("",(a,r)=>a.addEventListener("click",()=>n(r())),a=>tt(e(),a),{label:"The translator: a press switches a part off or on"});return{...o,paint:a=>{let r=o.room();o.paint(X(e(),a,r),r)}}}function Ft(t){let e=C(),n=y("attn-stage",e);return{root:n,paint:a=>N(e,t(Math.round(n.clientWidth),a))}}function Ae(t){let e=s=>t.change({off:A(t.read().off,s)?[]:s},{glide:!0}),n=Object.entries(T).map(([s,p])=>({off:p,part:O(s,()=>e(p))})),a=vt("Sentence",{0:"sentence 1",1:"sentence 2"},s=>t.change({sentence:Number(s)})),r=w("span",{class:"attn-label"},"all of a kind off"),l=O("Reset",t.reset).root,c=y("translator-row",r,...n.map(({part:s})=>s.root),l),i=s=>{n.forEach(({part:p,off:d})=>p.set(A(s.off,d))),a.set(String(s.sentence))};return{root:c,chosen:a.root,tell:i}}function Ee(t,e,n){let o,a,r=()=>a,l=Se(e,r),c=Ft((m,x)=>et(r(),x,m)),i=Ft(m=>nt(r(),m)),[s,p]=[Ae(e),yt()],d=kt("Press a part to switch it off after training. Each bar shows the loss after pressing that part; the thin line, the loss now."),f=w("p",{class:"attn-source"},"All 4096 combinations were measured, on 700 held-out pairs with the true words before each word given."),u=at(n,"encoder_translator").then(m=>{o=jt(m)}),g=y("translator-side",c.root,s.chosen,i.root);return{parts:[d,y("translator-board",l.root,g),s.root,p.root,f],ready:u,glides:m=>{let{next:x,loss:v}=o(m);return{next:x,loss:v}},tell:m=>{a=o(m),l.tell(),s.tell(m),p.set(Lt(m,a))},paint:m=>{[l,c,i].forEach(x=>x.paint(m))},stop:p.stop}}var Nn=Et({name:"encoder_translator",label:"Live figure: the trained translator with parts switched off, its loss and what it writes",style:Ct+Nt,controls:["off","sentence"],fixed:["trained"],build:Ee});export{Nn as default,Lt as describe,jt as explorer,It as scene};
