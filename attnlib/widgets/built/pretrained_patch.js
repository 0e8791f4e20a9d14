// Joined by `make figures` from src/pretrained_patch and src/kit: change those, not this.
var Xt=Object.defineProperty;var te=(t,e)=>{for(var n in e)Xt(t,n,{get:e[n],enumerable:!0})};var ee="http://www.w3.org/2000/svg",ne=0,oe=Math.random().toString(36).slice(2,8),lt=t=>`attn-${oe}-${t}-${++ne}`;function ct(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var m=(t,e={},...n)=>ct(document.createElement(t),e,n),A=(t,...e)=>m("div",{class:t},...e),re=(t,e={},...n)=>ct(document.createElementNS(ee,t),e,n),dt=()=>re("svg",{class:"scene","aria-hidden":"true"}),pt=(t,e,...n)=>m("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function D(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ae=t=>Math.round(t*10)/10,ft=new WeakMap;function ut(t){let e=A("attn-hits"),n=new Map,o=a=>{let i=a.slider?m("div",{role:"slider",tabindex:0}):m("button",{type:"button"}),s={node:i,hit:a};return n.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of n)s.has(l)||(c.remove(),n.delete(l));a.forEach((l,c)=>{let d=n.get(l.id)??o(l);ie(d.node,d.hit=l,i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function ie(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:s={},tab:l=0,lang:c},d){let[p,f,u,h]=[e,n,o,r].map(w=>ae(d*w)),b=`left:${p}px;top:${f}px;width:${u}px;height:${h}px`;ft.get(t)!==b&&(t.style.cssText=b,ft.set(t,b)),S(t,"class",`attn-hit ${i}`.trim()),S(t,"aria-label",a),S(t,"tabindex",l),c&&S(t,"lang",c);for(let[w,E]of Object.entries(s))S(t,`aria-${w}`,String(E))}function ht(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function mt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var xt="http://www.w3.org/2000/svg",N=t=>Math.round(t*10)/10+0;function g(t,e,n,o,r){let a={};for(let i in o){let s=o[i];a[i]=typeof s=="number"?N(s):s}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}g.line=(t,e,[n,o,r,a],i)=>g(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});g.rect=(t,e,[n,o,r,a],i)=>g(t,"rect",e,{x:n,y:o,width:r,height:a,...i});g.circle=(t,e,[n,o,r],a)=>g(t,"circle",e,{cx:n,cy:o,r,...a});g.path=(t,e,n,o)=>g(t,"path",e,{d:n,...o});g.text=(t,e,[n,o],r,a)=>g(t,"text",e,{x:n,y:o,...a},r);var gt=new WeakMap;function se(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(ce)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var le=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ce(t){let e=document.createElementNS(xt,"tspan");for(let[n,o]of Object.entries(le(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function wt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=gt.get(t)??new Map;gt.set(t,a);let i=new Map(o.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of a)i.get(l)?.shape!==d&&(c.remove(),a.delete(l));let s=t.firstChild;for(let l of o){let c=a.get(l.id);if(!c){let d=document.createElementNS(xt,l.shape);d.setAttribute("data-id",l.id),c={node:d,shape:l.shape,role:"",at:{},text:""},a.set(l.id,c)}se(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function bt(t,e,n,{label:o,zoom:r=()=>1}={}){let a=dt(),i=ut(e),s=pt(o,t,a,i.root),l=700,c=[],d=()=>i.set(n(l,...c),r(l));return{root:s,image:a,room:()=>Math.round(s.clientWidth),focus:i.focus,width:()=>l,tell:(...p)=>{c=p,d()},paint:(p,f)=>{f!==l&&(l=f,d()),wt(a,p)}}}function vt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),o(a.content))};t.on("msg:custom",r),t.send({ask:e})}),n[e]}var yt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var kt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var $t=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var J=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Mt=200,ue=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,he=t=>t*t*(3-2*t);function Z(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>Z(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,Z(t[r],a,n)]);return Object.fromEntries(o)}return e}function At(t,e,n){let[o,r,a,i,s,l]=[t,t,t,0,0,0],c=!1,d=p=>{let f=J(p-s,0,64);if(s=p,c){let h=J((p-i)/e);o=Z(r,a,he(h)),c=h<1}let u=n(o,f);l=c||u?requestAnimationFrame(d):0};return{go(p,f){if(ue()){[o,a,c]=[p,p,!1],n(o,1/0);return}[r,a,i,c]=[o,p,performance.now(),f],f||(o=p,n(o,0)),l||([s,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(l)}}function y(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function P(t,e,n=null){let r=m("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:r,set:a=>S(r,"aria-pressed",String(a))}}var St=(...t)=>m("p",{class:"attn-hint"},...t);function Et(t,e,n){let o=lt("choice"),r=new Map,a=m("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))r.set(i,m("input",{type:"radio",name:o,onchange:()=>n(i)})),a.append(m("label",{},r.get(i),m("span",{},s)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function Ot(t=700){let e=m("p",{class:"attn-summary"}),n=m("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>D(n,i),t)),D(e,a)};return{root:m("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function jt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.(a);i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var me=0,Nt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function It(t,e){let[n,o,r]=[!1,0,""],a={},i=l=>{a=l;let c=l._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let d=c?.name?e(l,c.kind):null,p=d?JSON.stringify([c,d]):"";p!==r&&([r,n]=[p,d!==null],d&&t.send({own:{...d,name:c.name,turn:++me}}))},s=()=>{n=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function ge(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:i,mask:s}=Nt(t),l=!!(i??s);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function zt(t,e){let n=m("span",{role:"status"}),o=P("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=A("attn-own",n,o.root);return{root:r,tell:i=>{let s=ge(i,e);r.hidden=s==="",r.classList.toggle("fault",!!Nt(i).fault),D(n,s)}}}function _t(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),s=p=>{if(a)return;let f=i();r.forEach(u=>u(f,p))},l=()=>s(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:f=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,s({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:i,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function xe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function we(t,e,n,o){let[r,a]=[0,!1],i=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++r,d=e.wants?.(n())??null;if(i(d!==null),d===null)return o(l);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===r&&s(l),()=>c===r&&e.say?.(p))};return s}function qt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=Mt,asks:i,build:s}){return{render:({model:c,el:d})=>{let p=m("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=p.attachShadow({mode:"open"});f.append(m("style",{},[yt,kt,$t,n].join(`
`)));let u=_t(c,i?[...o,"_own","_drawn"]:o,r),h=s(u.read(),u,c),b=i&&{...It(c,i),...zt(c,i)},w=m("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},h.parts[0],...b?[b.root]:[],...h.parts.slice(1));f.append(w),d.append(p);let E=()=>{let $=h.glides??(x=>x),O=0,I=()=>{let x=u.read();h.tell(x),b?.tell(x),b?.ask(x),b&&(w.dataset.own=x._own?.kind??"")},z=At($(u.read()),a,(x,q)=>O>0&&h.paint(x,q,O)),v=()=>{let x=Math.round(w.clientWidth);x===O||x===0||(O=x,xe(d),z.again())},M=we(w,h,u.read,x=>{I(),z.go($(u.read()),x)});u.follow((x,q)=>{w.classList.add("touched"),M(q?.glide??!0)}),I(),v();let j=new ResizeObserver(v);return j.observe(w),h.ahead?.(),()=>{j.disconnect(),z.stop(),u.stop(),b?.stop(),h.stop?.()}},_=async()=>{await h.ready;for(let $;$=h.wants?.(u.read());)await $;return E()};return h.ready?_():E()}}}function B(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function*Dt(t,e){if(e===void 0)for(let n of t)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let o of t)(o=e(o,++n,t))!=null&&(o=+o)>=o&&(yield o)}}function Tt(t=B){if(t===B)return Q;if(typeof t!="function")throw new TypeError("compare is not a function");return(e,n)=>{let o=t(e,n);return o||o===0?o:(t(n,n)===0)-(t(e,e)===0)}}function Q(t,e){return(t==null||!(t>=t))-(e==null||!(e>=e))||(t<e?-1:t>e?1:0)}function H(t,e){let n;if(e===void 0)for(let o of t)o!=null&&(n<o||n===void 0&&o>=o)&&(n=o);else{let o=-1;for(let r of t)(r=e(r,++o,t))!=null&&(n<r||n===void 0&&r>=r)&&(n=r)}return n}function U(t,e){let n;if(e===void 0)for(let o of t)o!=null&&(n>o||n===void 0&&o>=o)&&(n=o);else{let o=-1;for(let r of t)(r=e(r,++o,t))!=null&&(n>r||n===void 0&&r>=r)&&(n=r)}return n}function F(t,e,n=0,o=1/0,r){if(e=Math.floor(e),n=Math.floor(Math.max(0,n)),o=Math.floor(Math.min(t.length-1,o)),!(n<=e&&e<=o))return t;for(r=r===void 0?Q:Tt(r);o>n;){if(o-n>600){let l=o-n+1,c=e-n+1,d=Math.log(l),p=.5*Math.exp(2*d/3),f=.5*Math.sqrt(d*p*(l-p)/l)*(c-l/2<0?-1:1),u=Math.max(n,Math.floor(e-c*p/l+f)),h=Math.min(o,Math.floor(e+(l-c)*p/l+f));F(t,e,u,h,r)}let a=t[e],i=n,s=o;for(T(t,n,e),r(t[o],a)>0&&T(t,n,o);i<s;){for(T(t,i,s),++i,--s;r(t[i],a)<0;)++i;for(;r(t[s],a)>0;)--s}r(t[n],a)===0?T(t,n,s):(++s,T(t,s,o)),s<=e&&(n=s+1),e<=s&&(o=s-1)}return t}function T(t,e,n){let o=t[e];t[e]=t[n],t[n]=o}function X(t,e,n){if(t=Float64Array.from(Dt(t,n)),!(!(o=t.length)||isNaN(e=+e))){if(e<=0||o<2)return U(t);if(e>=1)return H(t);var o,r=(o-1)*e,a=Math.floor(r),i=H(F(t,a).subarray(0,a+1)),s=U(t.subarray(a+1));return i+(s-i)*(r-a)}}function V(t,e){let n=0,o=0;if(e===void 0)for(let r of t)r!=null&&(r=+r)>=r&&(++n,o+=r);else{let r=-1;for(let a of t)(a=e(a,++r,t))!=null&&(a=+a)>=a&&(++n,o+=a)}if(n)return o/n}function G(t,e){return X(t,.5,e)}function K(t,e){let n=0;if(e===void 0)for(let o of t)(o=+o)&&(n+=o);else{let o=-1;for(let r of t)(r=+e(r,++o,t))&&(n+=r)}return n}var[be,k]=[6,12],L=be*k,ve=1e-5,ye={wide:.1,sleepy:.1,animal:.28},tt=t=>V(t),ke=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[e,n.map(o=>o.split(" ").map(r=>ve*Number(r)))]));function Ct(t){let e=t.map((o,r)=>r).sort((o,r)=>t[o]-t[r]),n=new Array(t.length);return e.forEach((o,r)=>n[o]=r),n}function $e(t,e){let[n,o]=[t,e].map(a=>a.map(i=>i-tt(a))),r=(a,i)=>K(a,(s,l)=>s*i[l]);return r(n,o)/Math.sqrt(r(n,n)*r(o,o))}function Me(t,e){let n=(o,r)=>Ct(o.map(a=>Math.abs(a[r])));return G(t[0],(o,r)=>$e(n(t,r),n(e,r)))}var Lt=(t,e)=>1+t.filter(n=>n>t[e]).length;function Wt(t){let[e,n]=[t.weights,t.effects].map(ke),o={};return r=>{let{donor:a,word:i,layer:s,head:l}=r,c=s*k+l,d={weights:e[i].map(tt),effects:n[a].map(tt)};return{...r,...d,chosen:c,reach:ye[a],pairWeights:e[i][c],pairEffects:n[a][c],correlation:o[`${a} ${i}`]??=Me(e[i],n[a]),place:Lt(d.effects.map(Math.abs),c),weightPlace:Lt(d.weights,c)}}}var Rt=({weights:t,effects:e,pairWeights:n,pairEffects:o,reach:r})=>({weights:t,effects:e,pairWeights:n,pairEffects:o,reach:r}),Pt=t=>`${Math.floor(t/k)+1}.${t%k+1}`;function Bt({weights:t,effects:e}){let n=o=>{let r=Ct(o);return[1,2,3].map(a=>r.indexOf(o.length-a))};return[...new Set([...n(e.map(Math.abs)),...n(t)])]}var Ht=`text.small { font-size: 12.5px; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
.dot { fill-opacity: 0.5; }
circle.pair { stroke-width: 1.2; fill: var(--paper); } circle.first { stroke: var(--paper); stroke-width: 1.2; }
.ties { stroke-width: 1; stroke-opacity: 0.35; }
`;var Zt={};te(Zt,{beside:()=>st,headAt:()=>at,layout:()=>Y,picture:()=>rt,places:()=>it});var Se="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ee=1.12;var C=new Map;function Oe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Se[r.charCodeAt(0)-32]??556),0);return Ee*n/1e3}function et(t,e){return C.size>5e3&&C.clear(),C.has(t)||C.set(t,Oe(t)),e*C.get(t)}var Vt={wide:"tired \u2192 wide",sleepy:"tired \u2192 sleepy",animal:"another noun"},nt={animal:"the animal",adjective:"the adjective"},Ut=["","","second ","third ","fourth ","fifth "];function Ft(t){if(t<Ut.length)return`the ${Ut[t]}largest`;let e=t%10,n=Math.floor(t/10)===1?"th":["th","st","nd","rd"][e]??"th";return`the ${t}${n} largest`}var W=(t,e=2)=>Math.abs(t)<.5*10**-e?`less than ${10**-e}`:y(t,e);function je({donor:t},e){return Math.abs(e)<5e-4?"":t==="animal"?`, towards ${e<0?"the other":"its own"} noun`:`, ${e<0?"away from":"towards"} the animal`}function Gt(t){let{layer:e,head:n,word:o,donor:r,chosen:a,place:i,weightPlace:s}=t,[l,c]=[t.weights[a],t.effects[a]],d=r==="animal"?"another noun":r;return`Layer ${e+1}, head ${n+1}: \u201Cit\u201D gives ${nt[o]} a weight of ${W(l)}, ${Ft(s)} of 72, in the mean of 16 sentences; in sentence 1 it is ${W(t.pairWeights[0])}. With the head\u2019s output at \u201Cit\u201D taken from the sentence with ${d}, \u201Cit\u201D moves by ${W(c,3)}${je(t,c)}: ${Ft(i)} effect of 72. Weights and sizes of effects have a rank correlation of ${y(t.correlation)}, the median of 16 sentences.`}var Kt=({layer:t,head:e,chosen:n,weights:o,effects:r})=>`layer ${t+1}, head ${e+1}: weight ${W(o[n])}, effect ${W(r[n],3)}`;var Ne=960,Ie=.8,ot={animal:.05,adjective:.02},Yt=.4,[R,ze]=[40,44];function Y(t,e){let n=Math.min(t,Ne),o=n<720?240:330,r=R+o,[a,i]=[48,n-10];return{laid:n,left:a,right:i,bottom:r,zoom:t/n,height:r+ze,x:s=>a+(i-a)*s/Ie,y:s=>R+o*(Yt-s/e)/(1+Yt)}}var Jt=({donor:t})=>`below 0: ${t==="animal"?"towards the other noun":"away from the animal"}`,_e=({donor:t})=>t==="animal"?`a step is ${y(ot.animal)}, not ${y(ot.adjective)} as for \u201Cwide\u201D and \u201Csleepy\u201D`:"";function qe(t,{left:e,right:n,bottom:o,x:r,y:a}){let{word:i,donor:s}=t,l=ot[s==="animal"?"animal":"adjective"],c=[2,1,0,-1,-2,-3,-4,-5].map(f=>f*N(100*l)/100),d=s==="animal"?"change of how near \u201Cit\u201D is to its own noun":"change of the lean of \u201Cit\u201D to the animal",p=`weight of \u201Cit\u201D on the ${i}`;return[g.text("y title","output strong start",[0,16],d),g.text("way","soft small end",[n,o-8],Jt(t)),g.text("scale","soft small start",[0,33],_e(t)),g.text("x title","weight strong end",[n,o+38],p),...c.flatMap(f=>[g.line(`rule ${f}`,f===0?"ruler":"rule",[e,a(f),n,a(f)]),g.text(`effect ${f}`,"soft small end",[e-10,a(f)+4],y(f))]),...[0,.2,.4,.6,.8].map(f=>g.text(`weight ${f}`,"soft small",[r(f),o+18],y(f,1)))]}var De=({x:t,y:e},n)=>[[t+9,e-5],[t+11,e+5],[t-11-n,e+5],[t+3,e+20],[t-n/2,e+22],[t-n/2,e-12]];function Te(t,{x:e,y:n}){let{chosen:o,weights:r,effects:a,pairWeights:i,pairEffects:s}=t,l=[];for(let f of[o,...Bt(t).filter(u=>u!==o)]){let[u,h]=[e(r[f]),n(a[f])],b=l.find(w=>Math.hypot(w.x-u,w.y-h)<5);b?b.heads.push(f):l.push({x:u,y:h,heads:[f]})}let[c,...d]=l.map(({heads:f,...u})=>({...u,id:`name ${f[0]}`,text:f.map(Pt).join(", "),role:f[0]===o?"output strong start halo":"start halo"})),p={x:e(i[0]),y:n(s[0]),id:"first",text:"sentence 1"};return[c,{...p,role:"output start halo"},...d]}function Le(t,e){let{left:n,right:o,bottom:r,x:a,y:i}=e,s=[{from:o-et(Jt(t),12.5),to:o,y:r-8}],l=(f,u)=>f.map((h,b)=>({x:a(h),y:i(u[b])})),c=l(t.weights,t.effects),d=Te(t,e),p=[...d,...l(t.pairWeights,t.pairEffects)];return d.flatMap(({id:f,text:u,role:h,...b})=>{let w=et(u,14),E=(v,[M,j])=>v.filter(x=>x.x>M-5&&x.x<M+w+5&&x.y>j-16&&x.y<j+6).length,_=De(b,w).filter(([v,M])=>v>=n+2&&v+w<=o+8&&M>=R+8&&M<=r-4&&s.every(({from:j,to:x,y:q})=>v+w<j||v>x||Math.abs(M-q)>15)),$=_.map(v=>16*E(p,v)+E(c,v)),O=Math.min(...$);if(!_.length||O>=16&&f!==d[0].id)return[];let[I,z]=_[$.indexOf(O)];return s.push({from:I,to:I+w,y:z}),[g.text(f,h,[I,z],u)]})}function Ce({weights:t,effects:e,pairWeights:n,pairEffects:o,chosen:r},{x:a,y:i}){let s=`${N(a(t[r]))} ${N(i(e[r]))}`,l=n.map((c,d)=>`M${s}L${N(a(c))} ${N(i(o[d]))}`);return[g.path("ties","output line ties",l.join("")),...t.map((c,d)=>g.circle(`dot ${d}`,"ink solid dot",[a(c),i(e[d]),4])),g.circle("chosen","output solid",[a(t[r]),i(e[r]),7]),...n.map((c,d)=>{let p=d?"output line pair":"output solid first";return g.circle(`pair ${d}`,p,[a(c),i(o[d]),d?2.6:4])}).reverse()]}function rt(t,e){let n=Y(e,t.reach),o=[qe,Ce,Le].flatMap(r=>r(t,n));return{width:n.laid,height:n.height,marks:o}}function at({weights:t,effects:e,reach:n},o,r,a){let{x:i,y:s,zoom:l}=Y(o,n),c=t.map((d,p)=>Math.hypot(i(d)-r/l,s(e[p])-a/l));return c.indexOf(Math.min(...c))}function it(t,e){let{left:n,right:o,bottom:r,zoom:a}=Y(e,t.reach);return[{id:"heads",label:"head",slider:!0,kind:"aim",x:(n-5)*a,y:R*a,width:(o-n+13)*a,height:(r-R)*a,aria:{valuemin:1,valuemax:L,valuenow:t.chosen+1,valuetext:Kt(t)}}]}function st(t,e){let n=t+e;return n>=0&&n<L?n:t}var Qt=`.patch-controls { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 8px 24px; }
.attn-pretrained_patch .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.patch-picture .aim { cursor: crosshair; touch-action: pan-y; }
@container (max-width: 799px) { .attn-pretrained_patch .attn-summary { min-height: 7.25em; } }
@container (max-width: 599px) {
  .attn-pretrained_patch { --apart: 12px; }
  .patch-controls { gap: 8px; }
  .attn-pretrained_patch .attn-summary { min-height: 13.05em; }
}
@media print { .patch-controls, .attn-hint { display: none; } }
`;function Re(t,e){let n=a=>{if(a===e().chosen)return;let i={layer:Math.floor(a/k),head:a%k};t.change(i,{glide:!0})},o=a=>{let[i,s]=ht(r.root,a);n(at(e(),r.width(),i,s))},r=bt("patch-picture",a=>{mt(a,s=>(o(s),o));let i=s=>()=>st(e().chosen,s);jt(a,{ArrowRight:i(1),ArrowLeft:i(-1),Home:()=>0,End:()=>L-1,ArrowDown:i(k),ArrowUp:i(-k)},n)},a=>it(e(),a));return r}function Pe(t){let e=(i,s,l,c)=>{let d=Et(l,c,f=>t.change({[s]:f},{glide:!0}));return{root:A("attn-row",m("span",{class:"attn-label"},i),d.root),set:d.set}},n=e("exchanged","donor","In the twin is exchanged",Vt),o=e("weight on","word","Weight on",nt);return{root:A("patch-controls",n.root,o.root,P("Reset",t.reset).root),tell:i=>{n.set(i.donor),o.set(i.word)}}}function Be(t,e,n){let o,r=()=>o(e.read()),[a,i,s]=[Re(e,r),Pe(e),Ot()];return{parts:[St("Each dot is a head: press one. Its 16 rings are sentences; the filled one is sentence 1, the chapter\u2019s."),i.root,a.root,s.root],ready:vt(n,"pretrained_patch").then(c=>void(o=Wt(c))),tell:c=>{i.tell(c),a.tell(),s.set(Gt(o(c)))},glides:c=>Rt(o(c)),paint:(c,d,p)=>a.paint(rt({...r(),...c},p),p),stop:s.stop}}var mo=qt({name:"pretrained_patch",label:"Live figure: the weight of every head beside the effect of patching it",style:Ht+Qt,controls:["donor","word","layer","head"],ms:420,build:Be});export{mo as default,Gt as describe,Wt as explorer,Zt as scene};
