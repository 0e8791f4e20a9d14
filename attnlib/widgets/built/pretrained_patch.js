// Joined by `make figures` from src/pretrained_patch and src/kit: change those, not this.
var ee=Object.defineProperty;var ne=(t,e)=>{for(var n in e)ee(t,n,{get:e[n],enumerable:!0})};var oe="http://www.w3.org/2000/svg",re=0,ae=Math.random().toString(36).slice(2,8),ct=t=>`attn-${ae}-${t}-${++re}`;function dt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var x=(t,e={},...n)=>dt(document.createElement(t),e,n),N=(t,...e)=>x("div",{class:t},...e),ie=(t,e={},...n)=>dt(document.createElementNS(oe,t),e,n),pt=()=>ie("svg",{class:"scene","aria-hidden":"true"}),ft=(t,e,...n)=>x("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function T(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function I(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var se=t=>Math.round(t*10)/10,ut=new WeakMap;function ht(t){let e=N("attn-hits"),n=new Map,o=a=>{let i=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),s={node:i,hit:a};return n.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of n)s.has(l)||(c.remove(),n.delete(l));a.forEach((l,c)=>{let d=n.get(l.id)??o(l);le(d.node,d.hit=l,i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function le(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:s={},tab:l=0,lang:c},d){let[p,f,u,h]=[e,n,o,r].map(g=>se(d*g)),v=`left:${p}px;top:${f}px;width:${u}px;height:${h}px`;ut.get(t)!==v&&(t.style.cssText=v,ut.set(t,v)),I(t,"class",`attn-hit ${i}`.trim()),I(t,"aria-label",a),I(t,"tabindex",l),c&&I(t,"lang",c);for(let[g,M]of Object.entries(s))I(t,`aria-${g}`,String(M))}function mt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function gt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var wt="http://www.w3.org/2000/svg",_=t=>Math.round(t*10)/10+0;function m(t,e,n,o,r){let a={};for(let i in o){let s=o[i];a[i]=typeof s=="number"?_(s):s}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}m.line=(t,e,[n,o,r,a],i)=>m(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});m.rect=(t,e,[n,o,r,a],i)=>m(t,"rect",e,{x:n,y:o,width:r,height:a,...i});m.circle=(t,e,[n,o,r],a)=>m(t,"circle",e,{cx:n,cy:o,r,...a});m.path=(t,e,n,o)=>m(t,"path",e,{d:n,...o});m.text=(t,e,[n,o],r,a)=>m(t,"text",e,{x:n,y:o,...a},r);var bt=(t,e,n,o)=>({...m(t,"text",e,n),runs:o}),xt=new WeakMap;function ce(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(pe)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var de=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function pe(t){let e=document.createElementNS(wt,"tspan");for(let[n,o]of Object.entries(de(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function vt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=xt.get(t)??new Map;xt.set(t,a);let i=new Map(o.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of a)i.get(l)?.shape!==d&&(c.remove(),a.delete(l));let s=t.firstChild;for(let l of o){let c=a.get(l.id);if(!c){let d=document.createElementNS(wt,l.shape);d.setAttribute("data-id",l.id),c={node:d,shape:l.shape,role:"",at:{},text:""},a.set(l.id,c)}ce(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function yt(t,e,n,{label:o,zoom:r=()=>1}={}){let a=pt(),i=ht(e),s=ft(o,t,a,i.root),l=700,c=[],d=()=>i.set(n(l,...c),r(l));return{root:s,image:a,room:()=>Math.round(s.clientWidth),focus:i.focus,width:()=>l,tell:(...p)=>{c=p,d()},paint:(p,f)=>{f!==l&&(l=f,d()),vt(a,p)}}}function kt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),o(a.content))};t.on("msg:custom",r),t.send({ask:e})}),n[e]}var $t=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Mt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var At=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var J=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var St=200,me=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ge=t=>t*t*(3-2*t);function Z(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>Z(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,Z(t[r],a,n)]);return Object.fromEntries(o)}return e}function Et(t,e,n){let[o,r,a,i,s,l]=[t,t,t,0,0,0],c=!1,d=p=>{let f=J(p-s,0,64);if(s=p,c){let h=J((p-i)/e);o=Z(r,a,ge(h)),c=h<1}let u=n(o,f);l=c||u?requestAnimationFrame(d):0};return{go(p,f){if(me()){[o,a,c]=[p,p,!1],n(o,1/0);return}[r,a,i,c]=[o,p,performance.now(),f],f||(o=p,n(o,0)),l||([s,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(l)}}function E(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function P(t,e,n=null){let r=x("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:r,set:a=>I(r,"aria-pressed",String(a))}}var Ot=(...t)=>x("p",{class:"attn-hint"},...t);function jt(t,e,n){let o=ct("choice"),r=new Map,a=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))r.set(i,x("input",{type:"radio",name:o,onchange:()=>n(i)})),a.append(x("label",{},r.get(i),x("span",{},s)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function Nt(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>T(n,i),t)),T(e,a)};return{root:x("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function It(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.(a);i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var xe=0,zt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function _t(t,e){let[n,o,r]=[!1,0,""],a={},i=l=>{a=l;let c=l._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let d=c?.name?e(l,c.kind):null,p=d?JSON.stringify([c,d]):"";p!==r&&([r,n]=[p,d!==null],d&&t.send({own:{...d,name:c.name,turn:++xe}}))},s=()=>{n=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function we(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:i,mask:s}=zt(t),l=!!(i??s);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function qt(t,e){let n=x("span",{role:"status"}),o=P("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=N("attn-own",n,o.root);return{root:r,tell:i=>{let s=we(i,e);r.hidden=s==="",r.classList.toggle("fault",!!zt(i).fault),T(n,s)}}}function Dt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),s=p=>{if(a)return;let f=i();r.forEach(u=>u(f,p))},l=()=>s(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:f=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,s({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:i,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function be(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ve(t,e,n,o){let[r,a]=[0,!1],i=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++r,d=e.wants?.(n())??null;if(i(d!==null),d===null)return o(l);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===r&&s(l),()=>c===r&&e.say?.(p))};return s}function Tt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=St,asks:i,build:s}){return{render:({model:c,el:d})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=p.attachShadow({mode:"open"});f.append(x("style",{},[$t,Mt,At,n].join(`
`)));let u=Dt(c,i?[...o,"_own","_drawn"]:o,r),h=s(u.read(),u,c),v=i&&{..._t(c,i),...qt(c,i)},g=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},h.parts[0],...v?[v.root]:[],...h.parts.slice(1));f.append(g),d.append(p);let M=()=>{let $=h.glides??(w=>w),b=0,k=()=>{let w=u.read();h.tell(w),v?.tell(w),v?.ask(w),v&&(g.dataset.own=w._own?.kind??"")},j=Et($(u.read()),a,(w,D)=>b>0&&h.paint(w,D,b)),y=()=>{let w=Math.round(g.clientWidth);w===b||w===0||(b=w,be(d),j.again())},A=ve(g,h,u.read,w=>{k(),j.go($(u.read()),w)});u.follow((w,D)=>{g.classList.add("touched"),A(D?.glide??!0)}),k(),y();let S=new ResizeObserver(y);return S.observe(g),h.ahead?.(),()=>{S.disconnect(),j.stop(),u.stop(),v?.stop(),h.stop?.()}},z=async()=>{await h.ready;for(let $;$=h.wants?.(u.read());)await $;return M()};return h.ready?z():M()}}}function B(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function*Lt(t,e){if(e===void 0)for(let n of t)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let o of t)(o=e(o,++n,t))!=null&&(o=+o)>=o&&(yield o)}}function Ct(t=B){if(t===B)return Q;if(typeof t!="function")throw new TypeError("compare is not a function");return(e,n)=>{let o=t(e,n);return o||o===0?o:(t(n,n)===0)-(t(e,e)===0)}}function Q(t,e){return(t==null||!(t>=t))-(e==null||!(e>=e))||(t<e?-1:t>e?1:0)}function H(t,e){let n;if(e===void 0)for(let o of t)o!=null&&(n<o||n===void 0&&o>=o)&&(n=o);else{let o=-1;for(let r of t)(r=e(r,++o,t))!=null&&(n<r||n===void 0&&r>=r)&&(n=r)}return n}function U(t,e){let n;if(e===void 0)for(let o of t)o!=null&&(n>o||n===void 0&&o>=o)&&(n=o);else{let o=-1;for(let r of t)(r=e(r,++o,t))!=null&&(n>r||n===void 0&&r>=r)&&(n=r)}return n}function F(t,e,n=0,o=1/0,r){if(e=Math.floor(e),n=Math.floor(Math.max(0,n)),o=Math.floor(Math.min(t.length-1,o)),!(n<=e&&e<=o))return t;for(r=r===void 0?Q:Ct(r);o>n;){if(o-n>600){let l=o-n+1,c=e-n+1,d=Math.log(l),p=.5*Math.exp(2*d/3),f=.5*Math.sqrt(d*p*(l-p)/l)*(c-l/2<0?-1:1),u=Math.max(n,Math.floor(e-c*p/l+f)),h=Math.min(o,Math.floor(e+(l-c)*p/l+f));F(t,e,u,h,r)}let a=t[e],i=n,s=o;for(L(t,n,e),r(t[o],a)>0&&L(t,n,o);i<s;){for(L(t,i,s),++i,--s;r(t[i],a)<0;)++i;for(;r(t[s],a)>0;)--s}r(t[n],a)===0?L(t,n,s):(++s,L(t,s,o)),s<=e&&(n=s+1),e<=s&&(o=s-1)}return t}function L(t,e,n){let o=t[e];t[e]=t[n],t[n]=o}function X(t,e,n){if(t=Float64Array.from(Lt(t,n)),!(!(o=t.length)||isNaN(e=+e))){if(e<=0||o<2)return U(t);if(e>=1)return H(t);var o,r=(o-1)*e,a=Math.floor(r),i=H(F(t,a).subarray(0,a+1)),s=U(t.subarray(a+1));return i+(s-i)*(r-a)}}function K(t,e){let n=0,o=0;if(e===void 0)for(let r of t)r!=null&&(r=+r)>=r&&(++n,o+=r);else{let r=-1;for(let a of t)(a=e(a,++r,t))!=null&&(a=+a)>=a&&(++n,o+=a)}if(n)return o/n}function V(t,e){return X(t,.5,e)}function G(t,e){let n=0;if(e===void 0)for(let o of t)(o=+o)&&(n+=o);else{let o=-1;for(let r of t)(r=+e(r,++o,t))&&(n+=r)}return n}var[ye,O]=[6,12],C=ye*O,ke=1e-5,$e={wide:.1,sleepy:.1,animal:.28},tt=t=>K(t),Me=t=>Object.fromEntries(Object.entries(t).map(([e,n])=>[e,n.map(o=>o.split(" ").map(r=>ke*Number(r)))]));function Rt(t){let e=t.map((o,r)=>r).sort((o,r)=>t[o]-t[r]),n=new Array(t.length);return e.forEach((o,r)=>n[o]=r),n}function Ae(t,e){let[n,o]=[t,e].map(a=>a.map(i=>i-tt(a))),r=(a,i)=>G(a,(s,l)=>s*i[l]);return r(n,o)/Math.sqrt(r(n,n)*r(o,o))}function Se(t,e){let n=(o,r)=>Rt(o.map(a=>Math.abs(a[r])));return V(t[0],(o,r)=>Ae(n(t,r),n(e,r)))}var Wt=(t,e)=>1+t.filter(n=>n>t[e]).length;function Pt(t){let[e,n,o]=[t.weights,t.effects,t.rows].map(Me),r={};return a=>{let{donor:i,word:s,layer:l,head:c}=a,d=l*O+c,p={weights:e[s].map(tt),effects:n[i].map(tt)};return{...a,...p,tokens:t.tokens,chosen:d,reach:$e[i],pairWeights:e[s][d],pairEffects:n[i][d],row:o.tired[d],twinRow:o[i][d],correlation:r[`${i} ${s}`]??=Se(e[s],n[i]),place:Wt(p.effects.map(Math.abs),d),weightPlace:Wt(p.weights,d)}}}var Bt=({weights:t,effects:e,pairWeights:n,pairEffects:o,row:r,twinRow:a,reach:i})=>({weights:t,effects:e,pairWeights:n,pairEffects:o,row:r,twinRow:a,reach:i}),et=t=>`${Math.floor(t/O)+1}.${t%O+1}`;function Ht({weights:t,effects:e}){let n=o=>{let r=Rt(o);return[1,2,3].map(a=>r.indexOf(o.length-a))};return[...new Set([...n(e.map(Math.abs)),...n(t)])]}var Ut=`text.small { font-size: 12.5px; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
tspan.weight { fill: var(--weight); font-weight: 600; } tspan.soft { fill: var(--soft); } tspan.hollow { fill: var(--weight); }
.dot { fill-opacity: 0.5; }
circle.pair { stroke-width: 1.2; fill: var(--paper); } circle.first { stroke: var(--paper); stroke-width: 1.2; }
.leader { stroke-width: 1; }
.ties { stroke-width: 1; stroke-opacity: 0.35; }
rect.hollow { fill: var(--paper); stroke: var(--weight); stroke-width: 1; }
`;var Xt={};ne(Xt,{beside:()=>lt,headAt:()=>it,layout:()=>Y,picture:()=>at,places:()=>st});var Oe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),je=1.12;var W=new Map;function Ne(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Oe[r.charCodeAt(0)-32]??556),0);return je*n/1e3}function nt(t,e){return W.size>5e3&&W.clear(),W.has(t)||W.set(t,Ne(t)),e*W.get(t)}var Vt={wide:"tired \u2192 wide",sleepy:"tired \u2192 sleepy",animal:"another noun"},ot={animal:"the animal",adjective:"the adjective"},Ft=["","","second ","third ","fourth ","fifth "];function Kt(t){if(t<Ft.length)return`the ${Ft[t]}largest`;let e=t%10,n=Math.floor(t/10)===1?"th":["th","st","nd","rd"][e]??"th";return`the ${t}${n} largest`}var R=(t,e=2)=>Math.abs(t)<.5*10**-e?`less than ${10**-e}`:E(t,e);function Ie({donor:t},e){return Math.abs(e)<5e-4?"":t==="animal"?`, towards ${e<0?"the other":"its own"} noun`:`, ${e<0?"away from":"towards"} the animal`}function Gt(t){let{layer:e,head:n,word:o,donor:r,chosen:a,place:i,weightPlace:s}=t,[l,c]=[t.weights[a],t.effects[a]],d=r==="animal"?"another noun":r;return`Layer ${e+1}, head ${n+1}: \u201Cit\u201D gives ${ot[o]} a weight of ${R(l)}, ${Kt(s)} of 72, in the mean of 16 sentences; in sentence 1 it is ${R(t.pairWeights[0])}. With the head\u2019s output at \u201Cit\u201D taken from the sentence with ${d}, \u201Cit\u201D moves by ${R(c,3)}${Ie(t,c)}: ${Kt(i)} effect of 72. Weights and sizes of effects have a rank correlation of ${E(t.correlation)}, the median of 16 sentences.`}var Yt=({layer:t,head:e,chosen:n,weights:o,effects:r})=>`layer ${t+1}, head ${e+1}: weight ${R(o[n])}, effect ${R(r[n],3)}`;var ze=960,_e=.8,rt={animal:.05,adjective:.02},Jt=.4,[q,Zt]=[40,44],qe=16;function Y(t,e){let n=Math.min(t,ze),o=n<720,r=o?17:22,a=o?240:330,i=q+a,[s,l]=[48,o?n-10:Math.round(.6*n)],c=o?i+Zt+46:q,d=o?112:Math.round(.6*n)+132,p=n-(o?84:92)-d;return{laid:n,narrow:o,line:r,left:s,right:l,bottom:i,listTop:c,listLeft:d,zoom:t/n,height:o?c+r*qe+6:i+Zt,x:f=>s+(l-s)*f/_e,y:f=>q+a*(Jt-f/e)/(1+Jt),bar:f=>p*f}}var Qt=({donor:t})=>`below 0: ${t==="animal"?"towards the other noun":"away from the animal"}`,De=({donor:t})=>t==="animal"?`a step is ${E(rt.animal)}, not ${E(rt.adjective)} as for \u201Cwide\u201D and \u201Csleepy\u201D`:"";function Te(t,{left:e,right:n,bottom:o,x:r,y:a}){let{word:i,donor:s}=t,l=rt[s==="animal"?"animal":"adjective"],c=[2,1,0,-1,-2,-3,-4,-5].map(f=>f*_(100*l)/100),d=s==="animal"?"change of how near \u201Cit\u201D is to its own noun":"change of the lean of \u201Cit\u201D to the animal",p=`weight of \u201Cit\u201D on the ${i}`;return[m.text("y title","output strong start",[0,16],d),m.text("way","soft small end",[n,o-8],Qt(t)),m.text("scale","soft small start",[0,33],De(t)),m.text("x title","weight strong end",[n,o+38],p),...c.flatMap(f=>[m.line(`rule ${f}`,f===0?"ruler":"rule",[e,a(f),n,a(f)]),m.text(`effect ${f}`,"soft small end",[e-10,a(f)+4],E(f))]),...[0,.2,.4,.6,.8].map(f=>m.text(`weight ${f}`,"soft small",[r(f),o+18],E(f,1)))]}var Le=({x:t,y:e},n)=>[[t+9,e-5],[t+11,e+5],[t-11-n,e+5],[t+3,e+20],[t-n/2,e+22],[t-n/2,e-12]];function Ce(t,{x:e,y:n}){let{chosen:o,weights:r,effects:a,pairWeights:i,pairEffects:s}=t,l=[];for(let f of[o,...Ht(t).filter(u=>u!==o)]){let[u,h]=[e(r[f]),n(a[f])],v=l.find(g=>Math.hypot(g.x-u,g.y-h)<5);v?v.heads.push(f):l.push({x:u,y:h,heads:[f]})}let[c,...d]=l.map(({heads:f,...u})=>({...u,id:`name ${f[0]}`,text:f.map(et).join(", "),role:f[0]===o?"output strong start halo":"start halo"})),p={x:e(i[0]),y:n(s[0]),id:"first",text:"sentence 1"};return[c,{...p,role:"output start halo"},...d]}function We(t,e){let{left:n,right:o,bottom:r,x:a,y:i}=e,s=[{from:o-nt(Qt(t),12.5),to:o,y:r-8}],l=(f,u)=>f.map((h,v)=>({x:a(h),y:i(u[v])})),c=l(t.weights,t.effects),d=Ce(t,e),p=[...d,...l(t.pairWeights,t.pairEffects)];return d.flatMap(({id:f,text:u,role:h,...v})=>{let g=nt(u,14),M=(y,[A,S])=>y.filter(w=>w.x>A-5&&w.x<A+g+5&&w.y>S-16&&w.y<S+6).length,z=Le(v,g).filter(([y,A])=>y>=n+2&&y+g<=o+8&&A>=q+8&&A<=r-4&&s.every(({from:S,to:w,y:D})=>y+g<S||y>w||Math.abs(A-D)>15)),$=z.map(y=>16*M(p,y)+M(c,y)),b=Math.min(...$);if(!z.length||b>=16&&f!==d[0].id)return[];let[k,j]=z[$.indexOf(b)];return s.push({from:k,to:k+g,y:j}),[m.text(f,h,[k,j],u)]})}function Re({weights:t,effects:e,pairWeights:n,pairEffects:o,chosen:r},{x:a,y:i}){let s=`${_(a(t[r]))} ${_(i(e[r]))}`,l=n.map((c,d)=>`M${s}L${_(a(c))} ${_(i(o[d]))}`);return[m.path("ties","output line ties",l.join("")),...t.map((c,d)=>m.circle(`dot ${d}`,"ink solid dot",[a(c),i(e[d]),4])),m.circle("chosen","output solid",[a(t[r]),i(e[r]),7]),...n.map((c,d)=>{let p=d?"output line pair":"output solid first";return m.circle(`pair ${d}`,p,[a(c),i(o[d]),d?2.6:4])}).reverse()]}var Pe=({donor:t,tokens:e})=>{let[n,o]=t==="animal"?["animal","woman"]:["tired",t];return{one:n,other:o,place:e.indexOf(n)}};function Be(t,{listTop:e,listLeft:n,line:o,narrow:r,laid:a,bar:i}){let{tokens:s,row:l,twinRow:c,chosen:d,word:p}=t,{one:f,other:u,place:h}=Pe(t),v=r?0:n-96,g=r?6:8,M=s.indexOf(p==="animal"?"animal":"tired"),z=`${et(d)} in sentence 1: weights of \u201Cit\u201D`;return[m.text("list title","start small strong",[v,e-24],z),bt("list key","start small",{x:v,y:e-7},[{text:`\u25A0 ${f}`,role:"weight"},{text:`  \u25A1 ${u}`,role:"hollow"}]),...s.flatMap(($,b)=>{let k=e+(b+.5)*o,j=b===M?"weight strong end small":"end small",y=b===h?`${f}/${u}`:$,S=Math.max(l[b],c[b])>=.005?`${l[b].toFixed(2)} \u2192 ${c[b].toFixed(2)}`:"";return[m.text(`token ${b}`,j,[n-8,k+4],y),m.rect(`bar ${b}`,"weight solid",[n,k-g,i(l[b]),g]),m.rect(`twin ${b}`,"weight hollow",[n,k+1,i(c[b]),g-1]),m.text(`numbers ${b}`,"soft small end",[a,k+4],S)]})]}function at(t,e){let n=Y(e,t.reach),o=[Te,Re,We,Be].flatMap(r=>r(t,n));return{width:n.laid,height:n.height,marks:o}}function it({weights:t,effects:e,reach:n},o,r,a){let{x:i,y:s,zoom:l}=Y(o,n),c=t.map((d,p)=>Math.hypot(i(d)-r/l,s(e[p])-a/l));return c.indexOf(Math.min(...c))}function st(t,e){let{left:n,right:o,bottom:r,zoom:a}=Y(e,t.reach);return[{id:"heads",label:"head",slider:!0,kind:"aim",x:(n-5)*a,y:q*a,width:(o-n+13)*a,height:(r-q)*a,aria:{valuemin:1,valuemax:C,valuenow:t.chosen+1,valuetext:Yt(t)}}]}function lt(t,e){let n=t+e;return n>=0&&n<C?n:t}var te=`.patch-controls { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 8px 24px; }
.attn-pretrained_patch .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.patch-picture .aim { cursor: crosshair; touch-action: pan-y; }
@container (max-width: 799px) { .attn-pretrained_patch .attn-summary { min-height: 7.25em; } }
@container (max-width: 599px) {
  .attn-pretrained_patch { --apart: 12px; }
  .patch-controls { gap: 8px; }
  .attn-pretrained_patch .attn-summary { min-height: 13.05em; }
}
@media print { .patch-controls, .attn-hint { display: none; } }
`;function Ue(t,e){let n=a=>{if(a===e().chosen)return;let i={layer:Math.floor(a/O),head:a%O};t.change(i,{glide:!0})},o=a=>{let[i,s]=mt(r.root,a);n(it(e(),r.width(),i,s))},r=yt("patch-picture",a=>{gt(a,s=>(o(s),o));let i=s=>()=>lt(e().chosen,s);It(a,{ArrowRight:i(1),ArrowLeft:i(-1),Home:()=>0,End:()=>C-1,ArrowDown:i(O),ArrowUp:i(-O)},n)},a=>st(e(),a));return r}function Fe(t){let e=(i,s,l,c)=>{let d=jt(l,c,f=>t.change({[s]:f},{glide:!0}));return{root:N("attn-row",x("span",{class:"attn-label"},i),d.root),set:d.set}},n=e("exchanged","donor","In the twin is exchanged",Vt),o=e("weight on","word","Weight on",ot);return{root:N("patch-controls",n.root,o.root,P("Reset",t.reset).root),tell:i=>{n.set(i.donor),o.set(i.word)}}}function Ke(t,e,n){let o,r=()=>o(e.read()),[a,i,s]=[Ue(e,r),Fe(e),Nt()];return{parts:[Ot("Each dot is a head: press one. Its 16 rings are sentences; the filled one is sentence 1, whose weights are listed."),i.root,a.root,s.root],ready:kt(n,"pretrained_patch").then(c=>void(o=Pt(c))),tell:c=>{i.tell(c),a.tell(),s.set(Gt(o(c)))},glides:c=>Bt(o(c)),paint:(c,d,p)=>a.paint(at({...r(),...c},p),p),stop:s.stop}}var bo=Tt({name:"pretrained_patch",label:"Live figure: the weight of every head beside the effect of patching it",style:Ut+te,controls:["donor","word","layer","head"],ms:420,build:Ke});export{bo as default,Gt as describe,Pt as explorer,Xt as scene};
