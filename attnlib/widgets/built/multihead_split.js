// Joined by `make figures` from src/multihead_split and src/kit: change those, not this.
var It="http://www.w3.org/2000/svg",qt=0,Pt=Math.random().toString(36).slice(2,8),X=t=>`attn-${Pt}-${t}-${++qt}`;function tt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var f=(t,e={},...n)=>tt(document.createElement(t),e,n),A=(t,...e)=>f("div",{class:t},...e),Wt=(t,e={},...n)=>tt(document.createElementNS(It,t),e,n),et=()=>Wt("svg",{class:"scene","aria-hidden":"true"}),nt=(t,e,...n)=>f("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function M(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Ht=t=>Math.round(t*10)/10,ot=new WeakMap;function rt(t){let e=A("attn-hits"),n=new Map,o=i=>{let a=i.slider?f("div",{role:"slider",tabindex:0}):f("button",{type:"button"}),s={node:a,hit:i};return n.set(i.id,s),a.dataset.id=i.id,t(a,()=>s.hit),s};return{root:e,set:(i,a=1)=>{let s=new Set(i.map(({id:l})=>l));for(let[l,{node:c}]of n)s.has(l)||(c.remove(),n.delete(l));i.forEach((l,c)=>{let p=n.get(l.id)??o(l);Rt(p.node,p.hit=l,a),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:i=>n.get(i)?.node.focus({preventScroll:!0})}}function Rt(t,{x:e,y:n,width:o,height:r,label:i,kind:a="",aria:s={},tab:l=0,lang:c},p){let[d,u,g,h]=[e,n,o,r].map(k=>Ht(p*k)),y=`left:${d}px;top:${u}px;width:${g}px;height:${h}px`;ot.get(t)!==y&&(t.style.cssText=y,ot.set(t,y)),S(t,"class",`attn-hit ${a}`.trim()),S(t,"aria-label",i),S(t,"tabindex",l),c&&S(t,"lang",c);for(let[k,C]of Object.entries(s))S(t,`aria-${k}`,String(C))}var it="http://www.w3.org/2000/svg",E=t=>Math.round(t*10)/10+0;function x(t,e,n,o,r){let i={};for(let a in o){let s=o[a];i[a]=typeof s=="number"?E(s):s}return{id:t,shape:e,role:n,at:i,...r===void 0?{}:{text:r}}}x.line=(t,e,[n,o,r,i],a)=>x(t,"line",e,{x1:n,y1:o,x2:r,y2:i,...a});x.rect=(t,e,[n,o,r,i],a)=>x(t,"rect",e,{x:n,y:o,width:r,height:i,...a});x.circle=(t,e,[n,o,r],i)=>x(t,"circle",e,{cx:n,cy:o,r,...i});x.path=(t,e,n,o)=>x(t,"path",e,{d:n,...o});x.text=(t,e,[n,o],r,i)=>x(t,"text",e,{x:n,y:o,...i},r);var at=new WeakMap;function Ft(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&n.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||n.removeAttribute(a);t.at=e.at;let i=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==i&&(t.text=i,e.runs?t.node.replaceChildren(...e.runs.map(Ut)):t.node.firstChild?t.node.firstChild.nodeValue=i:t.node.append(i))}var Vt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ut(t){let e=document.createElementNS(it,"tspan");for(let[n,o]of Object.entries(Vt(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function st(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let i=at.get(t)??new Map;at.set(t,i);let a=new Map(o.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of i)a.get(l)?.shape!==p&&(c.remove(),i.delete(l));let s=t.firstChild;for(let l of o){let c=i.get(l.id);if(!c){let p=document.createElementNS(it,l.shape);p.setAttribute("data-id",l.id),c={node:p,shape:l.shape,role:"",at:{},text:""},i.set(l.id,c)}Ft(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function lt(t,e,n,{label:o,zoom:r=()=>1}={}){let i=et(),a=rt(e),s=nt(o,t,i,a.root),l=700,c=[],p=()=>a.set(n(l,...c),r(l));return{root:s,image:i,room:()=>Math.round(s.clientWidth),focus:a.focus,width:()=>l,tell:(...d)=>{c=d,p()},paint:(d,u)=>{u!==l&&(l=u,p()),st(i,d)}}}var ct=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var H=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ut=200,Yt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Zt=t=>t*t*(3-2*t);function R(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>R(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,i])=>[r,R(t[r],i,n)]);return Object.fromEntries(o)}return e}function ht(t,e,n){let[o,r,i,a,s,l]=[t,t,t,0,0,0],c=!1,p=d=>{let u=H(d-s,0,64);if(s=d,c){let h=H((d-a)/e);o=R(r,i,Zt(h)),c=h<1}let g=n(o,u);l=c||g?requestAnimationFrame(p):0};return{go(d,u){if(Yt()){[o,i,c]=[d,d,!1],n(o,1/0);return}[r,i,a,c]=[o,d,performance.now(),u],u||(o=d,n(o,0)),l||([s,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(l)}}var ft=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function I(t,e,n=null){let r=f("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:r,set:i=>S(r,"aria-pressed",String(i))}}function F(t,e,n){let o=X("choice"),r=new Map,i=f("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,s]of Object.entries(e))r.set(a,f("input",{type:"radio",name:o,onchange:()=>n(a)})),i.append(f("label",{},r.get(a),f("span",{},s)));return{root:i,set:a=>void(r.get(a).checked=!0)}}function gt(t=700){let e=f("p",{class:"attn-summary"}),n=f("span",{class:"attn-hidden",role:"status"}),o,r=(i,a=i)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>M(n,a),t)),M(e,i)};return{root:f("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function mt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",i=>{let a=r[i.key]?.(i);a===void 0||i.ctrlKey||i.metaKey||i.altKey||(i.preventDefault(),i.stopPropagation(),n(a))})}var Qt=0,xt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function wt(t,e){let[n,o,r]=[!1,0,""],i={},a=l=>{i=l;let c=l._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let p=c?.name?e(l,c.kind):null,d=p?JSON.stringify([c,p]):"";d!==r&&([r,n]=[d,p!==null],p&&t.send({own:{...p,name:c.name,turn:++Qt}}))},s=()=>{n=!1,a(i)};return t.on("change:_drawn",s),{ask:a,stop:()=>t.off("change:_drawn",s)}}function Xt(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:i,weights:a,mask:s}=xt(t),l=!!(a??s);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${n}. ${i??""}`.trim():`Your ${n} is called \u2026`}function bt(t,e){let n=f("span",{role:"status"}),o=I("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=A("attn-own",n,o.root);return{root:r,tell:a=>{let s=Xt(a,e);r.hidden=s==="",r.classList.toggle("fault",!!xt(a).fault),M(n,s)}}}function vt(t,e,n=[]){let o=[...e,...n],r=[],i=!1,a=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),s=d=>{if(i)return;let u=a();r.forEach(g=>g(u,d))},l=()=>s(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:u=!1}={})=>{i=!0;for(let[g,h]of Object.entries(d))t.set(g,h);i=!1,s({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:a,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function te(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ee(t,e,n,o){let[r,i]=[0,!1],a=l=>{if(l!==i){i=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++r,p=e.wants?.(n())??null;if(a(p!==null),p===null)return o(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&s(l),()=>c===r&&e.say?.(d))};return s}function yt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:i=ut,asks:a,build:s}){return{render:({model:c,el:p})=>{let d=f("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(f("style",{},[ct,pt,dt,n].join(`
`)));let g=vt(c,a?[...o,"_own","_drawn"]:o,r),h=s(g.read(),g,c),y=a&&{...wt(c,a),...bt(c,a)},k=f("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:a&&-1},h.parts[0],...y?[y.root]:[],...h.parts.slice(1));u.append(k),p.append(d);let C=()=>{let N=h.glides??(w=>w),B=0,Y=()=>{let w=g.read();h.tell(w),y?.tell(w),y?.ask(w),y&&(k.dataset.own=w._own?.kind??"")},P=ht(N(g.read()),i,(w,W)=>B>0&&h.paint(w,W,B)),Z=()=>{let w=Math.round(k.clientWidth);w===B||w===0||(B=w,te(p),P.again())},Bt=ee(k,h,g.read,w=>{Y(),P.go(N(g.read()),w)});g.follow((w,W)=>{k.classList.add("touched"),Bt(W?.glide??!0)}),Y(),Z();let Q=new ResizeObserver(Z);return Q.observe(k),h.ahead?.(),()=>{Q.disconnect(),P.stop(),g.stop(),y?.stop(),h.stop?.()}},Ct=async()=>{await h.ready;for(let N;N=h.wants?.(g.read());)await N;return C()};return h.ready?Ct():C()}}}var[v,m]=[3,8],V=(t,e)=>Array.from({length:t.length/e},(n,o)=>t.slice(o*e,(o+1)*e));function ne(t,e,n){let o=t[0].length/e;if(n==="no swap")return V(V(t.flat(),o),t.length);let r=(i,a)=>n==="interleaved"?a*e+i:i*o+a;return Array.from({length:e},(i,a)=>t.map(s=>Array.from({length:o},(l,c)=>s[r(a,c)])))}function oe(t,e){let[n,o,r]=[t.length,t[0].length,t[0][0].length];if(e.startsWith("no swap"))return V(t.flat(2),n*r);let i=a=>e==="interleaved"?[a%n,Math.floor(a/n)]:[Math.floor(a/r),a%r];return Array.from({length:o},(a,s)=>Array.from({length:n*r},(l,c)=>t[i(c)[0]][s][i(c)[1]]))}var j=t=>Math.floor(t/10),_=t=>new Map(t.flatMap((e,n)=>Array.isArray(e)?[..._(e)].map(([o,r])=>[o,[n,...r]]):[[e,[n]]]));function z({recipe:t,num_heads:e,place:n=0,n:o=v,d_model:r=m}){let i=Array.from({length:o},(d,u)=>Array.from({length:r},(g,h)=>10*(u+1)+h+1)),a=ne(i,e,t),s=oe(a,t),l=a.map(d=>d.map((u,g)=>u.some(h=>j(h)!==g+1))),c=s.map((d,u)=>d.some((g,h)=>g!==i[u][h])),p=i.flat()[n];return{x:i,heads:a,merged:s,astray:l,wrong:c,followed:p}}var kt=`/* The three positions: a tint each, and corners of their own. */
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
`;var ae="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ie=1.12;var T=new Map;function se(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(ae[r.charCodeAt(0)-32]??556),0);return ie*n/1e3}function $t(t,e){return T.size>5e3&&T.clear(),T.has(t)||T.set(t,se(t)),e*T.get(t)}var q=112,O=q/v,U=20,le=22,b=[0,1,2].map(t=>U+t*(q+le+U)),ce=b[2]+q+2,G=8,$=2,pe=[4,14,0],Mt=t=>t<420?8:14;function K({num_heads:t},{x:e,heads:n,merged:o}){let r=i=>{let a=_(i);return e.flat().map(s=>a.get(s))};return{heads:r(n).map(([i,a,s])=>[i*(m/t)+s,i,a]),merged:r(o).map(([i,a])=>[a,i]),gaps:t-1}}function St(t,{num_heads:e},n){let o=Mt(n),r=(n-2*$-(e-1)*o)/e;return[$+t*(r+o),r]}function At(t,e,n,o){let r=(o-2*$)/m;return{x:$+e*r,y:t+n*O,width:r,height:O}}function Et({heads:t,merged:e,gaps:n},o){let r=Mt(o),i=(o-2*$-n*r)/m;return{x:e.map((a,s)=>At(b[0],s%m,Math.floor(s/m),o)),heads:t.map(([a,s,l])=>({x:$+a*i+s*r,y:b[1]+l*O,width:i,height:O})),merged:e.map(([a,s])=>At(b[2],a,s,o))}}var D=["x","heads","merged"],jt=({x:t,y:e,width:n,height:o},r=1)=>({x:t+r,y:e+r,width:n-2*r,height:o-2*r});function de(t,e,n,o){let r=j(e),i=e===o?" strong":"",a=[n.x+n.width/2,n.y+n.height/2+4.5];return[x(`${t} ${e}`,"rect",`p${r} cell`,{...jt(n),rx:pe[r-1]}),x.text(`${t} text ${e}`,`ink number${i}`,a,String(e))]}var L=(t,e,n,o,r="start")=>x.text(`name ${t}`,`soft small ${r} halo`,[e,n-6],o);function ue(t,e,n){let o=Array.from({length:t.num_heads},(a,s)=>St(s,t,e));if($t("head 0",13)+G<o[0][1])return o.map(([a],s)=>L(s,_t(a,n),b[1],`head ${s}`));let r=o.length-1,i=n<e/2?r:0;return o.map(([a,s],l)=>l!==i?L(l,a+s/2,b[1],String(l),""):l===0?L(l,a,b[1],"head 0"):L(l,a+s,b[1],`head ${l}`,"end"))}var _t=(t,e)=>t+(Math.abs(t-e)<G?G:0);function he(t,e,n){return[L("x",$,b[0],`x: ${v} positions, ${m} features`),...ue(t,e,n[1]),L("merged",_t($,n[2]),b[2],"merged")]}function fe(t,{astray:e,wrong:n},o){let r=(i,a,s,l)=>x(i,"rect","wrong frame",{...jt({x:a,y:s,width:l,height:O},.5),rx:3});return[...e.flatMap((i,a)=>i.flatMap((s,l)=>{let[c,p]=St(a,t,o);return s?[r(`astray ${a} ${l}`,c,b[1]+l*O,p)]:[]})),...n.flatMap((i,a)=>i?[r(`wrong ${a}`,$,b[2]+a*O,o-2*$)]:[])]}function ge({heads:t,merged:e,followed:n},o,r){let i=_(t).get(n)[2],a=_(e).get(n)[1],s=[!1,i===0,a===0];return D.map((l,c)=>{let{x:p,width:d}=o[l][r];return E(s[c]?p:p+d)})}function me(t,e,n){return[0,1].flatMap(o=>{let[r,i]=[0,1].map(u=>t[D[o+u]][e]),[a,s]=n.slice(o,o+2),[l,c]=[b[o]+q+1,b[o+1]-U].map(E),p=E((l+c)/2),d=u=>`M${a} ${E(r.y+r.height-u)}V${l}C${a} ${p} ${s} ${p} ${s} ${c}V${E(i.y+u)}`;return[x.path(`casing ${o}`,"paper casing",d(0)),x.path(`thread ${o}`,"ink line thread",d(4))]})}var xe=(t,e)=>D.map(n=>x(`followed ${n}`,"rect","ink frame",{...t[n][e],rx:3}));function Ot(t,e,n,o){let{place:r}=t,i=Et(n,o),a=ge(e,i,r);return{width:o,height:ce,marks:[...D.flatMap(s=>e.x.flat().flatMap((l,c)=>de(s,l,i[s][c],e.followed))),...fe(t,e,o),...me(i,r,a),...he(t,o,a),...xe(i,r)]}}function Lt(t,e,n){let o=Et(K(t,e),n);return D.flatMap(r=>e.x.flat().map((i,a)=>({id:`${r} ${a}`,label:String(i),...o[r][a],tab:r==="x"&&a===t.place?0:-1,aria:{pressed:a===t.place,hidden:r!=="x"}})))}var Nt=`.split-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-content: start; }
.split-board > * { min-width: 0; }
.split-sizes { gap: 8px 16px; align-content: start; }
.attn .split-code { margin: 0; padding: 8px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); color: var(--ink); font: 13px/1.5 var(--mono, ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace); white-space: pre; }
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
`;function zt({recipe:t,num_heads:e}){let n=m/e,o=`merged = heads.swapaxes(0, 1).reshape(${v}, ${m})`,r=`merged = heads.reshape(${v}, ${m})`,i=`heads = x.reshape(${v}, ${e}, ${n}).swapaxes(0, 1)`;return{right:[i,o],"no swap":[`heads = x.reshape(${e}, ${v}, ${n})`,r],interleaved:[`heads = x.reshape(${v}, ${n}, ${e}).transpose(2, 0, 1)`,`merged = heads.transpose(1, 2, 0).reshape(${v}, ${m})`],"no swap back":[i,r]}[t]}var Tt=({recipe:t})=>t==="no swap"?"Is the second row of each head still position 2? Press another recipe, or a number to follow it.":"Press \u201Cno swap\u201D: is the second row of each head still position 2? Press a number to follow it.",ve=["","once","twice","three times"];function ye({x:t,heads:[e]}){let n=e.map(([a])=>j(a)),o=t.map(([a])=>j(a)).filter(a=>!n.includes(a)),r=ve[n.filter(a=>a===n[0]).length],i=`${o.length>1?"positions":"position"} ${ft(o.map(String))}`;return`head 0 has position ${n[0]} ${r} and ${i} not at all`}function ke({recipe:t,num_heads:e},n){return n.astray.flat().some(Boolean)?`Shapes and the way back are right, but each framed row holds another position than its own: ${ye(n)}.`:n.wrong.some(Boolean)?"The heads are right, but joining them mixes the positions: the framed rows.":t==="interleaved"&&e>1&&e<m?"No head mixes positions, but each holds scattered features: harmless if trained so, wrong for weights that were trained otherwise.":"Each head holds one slice of every position, and the way back is right."}function Dt(t,e){let{x:n,heads:o,merged:r,followed:i}=e,a=(s,l)=>`${s}[${_(l).get(i)?.join(", ")}]`;return`${ke(t,e)} ${i} is feature ${i%10} of position ${j(i)}: ${a("x",n)}, then ${a("heads",o)}, then ${a("merged",r)}.`}var $e="x: choose a number to follow; arrow keys move",J=t=>t.read();function Ae(t){let e=r=>{t.change({place:r},{glide:!0}),n.focus(`x ${r}`)},n=lt("split-stage",(r,i)=>{let a=()=>Number(i().id.split(" ")[1]),s=l=>()=>{let c=a()+l;return c>=0&&c<v*m?c:a()};r.addEventListener("click",()=>e(a())),mt(r,{ArrowLeft:s(-1),ArrowRight:s(1),ArrowUp:s(-m),ArrowDown:s(m),Home:()=>a()-a()%m,End:()=>a()-a()%m+m-1},e)},r=>Lt(J(t),z(J(t)),r),{label:$e}),o=r=>{let[i,a]=[J(t),n.room()];n.paint(Ot(i,z(i),r,a),a)};return{root:n.root,tell:n.tell,paint:o}}function Me(t){let e=p=>t.change(p,{glide:!0}),o=F("Recipe",Object.fromEntries(["right","no swap","interleaved","no swap back"].map(p=>[p,p])),p=>e({recipe:p})),r=F("Number of heads",{1:"1",2:"2",4:"4",8:"8"},p=>e({num_heads:Number(p)})),i=I("Reset",t.reset).root,a=(p,d)=>A("attn-row",f("span",{class:"attn-label","aria-hidden":"true"},p),d.root),s=f("pre",{class:"split-code"}),l=A("attn-row split-sizes",a("heads",r),i),c=p=>{o.set(p.recipe),r.set(String(p.num_heads)),M(s,zt(p).join(`
`))};return{recipe:o.root,listing:s,sizes:l,tell:c}}function Se(t,e){let[n,o,r]=[Ae(e),Me(e),gt()],i=f("p",{class:"attn-hint split-hint"}),{recipe:a,listing:s,sizes:l}=o,c=p=>K(p,z(p));return{parts:[i,A("split-board",a,n.root,r.root,s,l)],tell:p=>{let d=z(p);o.tell(p),n.tell(),M(i,Tt(p)),r.set(Dt(p,d))},glides:c,paint:n.paint,stop:r.stop}}var $n=yt({name:"multihead_split",label:"Live figure: cutting a width into heads",style:kt+Nt,controls:["recipe","num_heads","place"],ms:300,build:Se});export{z as compute,$n as default,Dt as describe};
