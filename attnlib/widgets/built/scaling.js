// Joined by `make figures` from src/scaling and src/kit: change those, not this.
var Qt="http://www.w3.org/2000/svg",Xt=0,te=Math.random().toString(36).slice(2,8),V=t=>`attn-${te}-${t}-${++Xt}`;function at(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var w=(t,e={},...n)=>at(document.createElement(t),e,n),E=(t,...e)=>w("div",{class:t},...e),ee=(t,e={},...n)=>at(document.createElementNS(Qt,t),e,n),it=()=>ee("svg",{class:"scene","aria-hidden":"true"}),st=(t,e,...n)=>w("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function O(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ne=t=>Math.round(t*10)/10,lt=new WeakMap;function ct(t){let e=E("attn-hits"),n=new Map,o=a=>{let i=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),s={node:i,hit:a};return n.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of n)s.has(l)||(c.remove(),n.delete(l));a.forEach((l,c)=>{let p=n.get(l.id)??o(l);oe(p.node,p.hit=l,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function oe(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:s={},tab:l=0,lang:c},p){let[d,h,u,m]=[e,n,o,r].map(x=>ne(p*x)),v=`left:${d}px;top:${h}px;width:${u}px;height:${m}px`;lt.get(t)!==v&&(t.style.cssText=v,lt.set(t,v)),O(t,"class",`attn-hit ${i}`.trim()),O(t,"aria-label",a),O(t,"tabindex",l),c&&O(t,"lang",c);for(let[x,y]of Object.entries(s))O(t,`aria-${x}`,String(y))}function Y(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function dt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var ut="http://www.w3.org/2000/svg",J=t=>Math.round(t*10)/10+0;function f(t,e,n,o,r){let a={};for(let i in o){let s=o[i];a[i]=typeof s=="number"?J(s):s}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}f.line=(t,e,[n,o,r,a],i)=>f(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});f.rect=(t,e,[n,o,r,a],i)=>f(t,"rect",e,{x:n,y:o,width:r,height:a,...i});f.circle=(t,e,[n,o,r],a)=>f(t,"circle",e,{cx:n,cy:o,r,...a});f.path=(t,e,n,o)=>f(t,"path",e,{d:n,...o});f.text=(t,e,[n,o],r,a)=>f(t,"text",e,{x:n,y:o,...a},r);var F=t=>`M${t.map(([e,n])=>`${J(e)} ${J(n)}`).join("L")}`,H=(t,e,n,o)=>({...f(t,"text",e,n),runs:o}),pt=new WeakMap;function re(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(ie)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ae=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ie(t){let e=document.createElementNS(ut,"tspan");for(let[n,o]of Object.entries(ae(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function ht(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=pt.get(t)??new Map;pt.set(t,a);let i=new Map(o.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of a)i.get(l)?.shape!==p&&(c.remove(),a.delete(l));let s=t.firstChild;for(let l of o){let c=a.get(l.id);if(!c){let p=document.createElementNS(ut,l.shape);p.setAttribute("data-id",l.id),c={node:p,shape:l.shape,role:"",at:{},text:""},a.set(l.id,c)}re(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function ft(t,e,n,{label:o,zoom:r=()=>1}={}){let a=it(),i=ct(e),s=st(o,t,a,i.root),l=700,c=[],p=()=>i.set(n(l,...c),r(l));return{root:s,image:a,room:()=>Math.round(s.clientWidth),focus:i.focus,width:()=>l,tell:(...d)=>{c=d,p()},paint:(d,h)=>{h!==l&&(l=h,p()),ht(a,d)}}}var mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var wt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function xt(t,e=1,n=null){let o=s=>n===null||n[s],r=Math.max(...t.filter((s,l)=>o(l))),a=t.map((s,l)=>o(l)?Math.exp((s-r)/e):0),i=a.reduce((s,l)=>s+l,0);return i>0?a.map(s=>s/i):a}var K=t=>t.indexOf(Math.max(...t)),T=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var bt=200,de=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,pe=t=>t*t*(3-2*t);function Z(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>Z(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,Z(t[r],a,n)]);return Object.fromEntries(o)}return e}function vt(t,e,n){let[o,r,a,i,s,l]=[t,t,t,0,0,0],c=!1,p=d=>{let h=T(d-s,0,64);if(s=d,c){let m=T((d-i)/e);o=Z(r,a,pe(m)),c=m<1}let u=n(o,h);l=c||u?requestAnimationFrame(p):0};return{go(d,h){if(de()){[o,a,c]=[d,d,!1],n(o,1/0);return}[r,a,i,c]=[o,d,performance.now(),h],h||(o=d,n(o,0)),l||([s,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(l)}}function S(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function U(t){let e=S(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function ue(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var D=t=>ue(Math.min(t,1-Number.EPSILON));function R(t,e,n=null){let r=w("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:r,set:a=>O(r,"aria-pressed",String(a))}}var yt=(...t)=>w("p",{class:"attn-hint"},...t);function kt(t,e,n){let o=V("choice"),r=new Map,a=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))r.set(i,w("input",{type:"radio",name:o,onchange:()=>n(i)})),a.append(w("label",{},r.get(i),w("span",{},s)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function $t({label:t,min:e,max:n,step:o,onInput:r,text:a=S,zero:i=e,...s}){let{read:l=b=>b,write:c=b=>b}=s,p=V("slider"),d=w("span",{class:"attn-number","aria-hidden":"true"}),u=w("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(l(u.valueAsNumber))}),m=E("attn-slider",w("label",{for:p},t),u,d),v=n,x=b=>Math.min(1,Math.max(0,(b-e)/(v-e)));return{root:m,input:u,set:(b,g=!0)=>{let k=c(b);u.valueAsNumber!==k&&(u.value=k),u.style.setProperty("--from",x(Math.min(i,k))),u.style.setProperty("--to",x(Math.max(i,k))),u.disabled=!g,C(d,a(b)),O(u,"aria-valuetext",a(b))},limit:b=>O(u,"max",v=b)}}function Mt(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>C(n,i),t)),C(e,a)};return{root:w("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function At(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.(a);i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var he=0,_=({_own:t,_drawn:e})=>t?.name?e??{}:{};function St(t,e){let[n,o,r]=[!1,0,""],a={},i=l=>{a=l;let c=l._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let p=c?.name?e(l,c.kind):null,d=p?JSON.stringify([c,p]):"";d!==r&&([r,n]=[d,p!==null],p&&t.send({own:{...p,name:c.name,turn:++he}}))},s=()=>{n=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function fe(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:i,mask:s}=_(t),l=!!(i??s);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function Et(t,e){let n=w("span",{role:"status"}),o=R("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=E("attn-own",n,o.root);return{root:r,tell:i=>{let s=fe(i,e);r.hidden=s==="",r.classList.toggle("fault",!!_(i).fault),C(n,s)}}}function Ot(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),s=d=>{if(a)return;let h=i();r.forEach(u=>u(h,d))},l=()=>s(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:h=!1}={})=>{a=!0;for(let[u,m]of Object.entries(d))t.set(u,m);a=!1,s({glide:h}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in d).map(h=>[h,d[h]]))};return{read:i,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function me(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ge(t,e,n,o){let[r,a]=[0,!1],i=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++r,p=e.wants?.(n())??null;if(i(p!==null),p===null)return o(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&s(l),()=>c===r&&e.say?.(d))};return s}function Tt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=bt,asks:i,build:s}){return{render:({model:c,el:p})=>{let d=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=d.attachShadow({mode:"open"});h.append(w("style",{},[mt,gt,wt,n].join(`
`)));let u=Ot(c,i?[...o,"_own","_drawn"]:o,r),m=s(u.read(),u,c),v=i&&{...St(c,i),...Et(c,i)},x=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},m.parts[0],...v?[v.root]:[],...m.parts.slice(1));h.append(x),p.append(d);let y=()=>{let b=m.glides??($=>$),g=0,k=()=>{let $=u.read();m.tell($),v?.tell($),v?.ask($),v&&(x.dataset.own=$._own?.kind??"")},z=vt(b(u.read()),a,($,G)=>g>0&&m.paint($,G,g)),ot=()=>{let $=Math.round(x.clientWidth);$===g||$===0||(g=$,me(p),z.again())},Zt=ge(x,m,u.read,$=>{k(),z.go(b(u.read()),$)});u.follow(($,G)=>{x.classList.add("touched"),Zt(G?.glide??!0)}),k(),ot();let rt=new ResizeObserver(ot);return rt.observe(x),m.ahead?.(),()=>{rt.disconnect(),z.stop(),u.stop(),v?.stop(),m.stop?.()}},q=async()=>{await m.ready;for(let b;b=m.wants?.(u.read());)await b;return y()};return m.ready?q():y()}}}function _t(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var j=12,M=1024,jt=99999,we=120,I="1 2 3 4 5 6 8 10 12 16 20 24 32 40 48 64 80 96 128 160 192 256 320 384 512 640 768 1024".split(" ").map(Number),xe=Math.sqrt(12),Q=(t,e)=>xe*(_t(16384*t+e)-.5),B=new Map;function X(t){let e=B.get(t);if(e)return e;let n=Array.from({length:M},(s,l)=>Q(t,l)),o=0,r=(s,l)=>{let c=new Float64Array(M);for(let p=0,d=0;p<M;p++)d+=n[p]*Q(t,(l+1)*M+p),c[p]=d,o=Math.max(o,Math.abs(d));return c},i={sums:Array.from({length:j},r),reach:Math.max(we,20*Math.ceil(o/20))};return B.size>3&&B.delete(B.keys().next().value),B.set(t,i),i}function be(t){let e=t.reduce((n,o)=>n+o,0)/t.length;return Math.sqrt(t.reduce((n,o)=>n+(o-e)**2,0)/t.length)}function ve(t){let e=0;return t.forEach((n,o)=>{let r=0;t.forEach((a,i)=>{o!==i&&(r+=a,e+=(n*a)**2)}),e+=(n*r)**2}),Math.sqrt(e)}var qt=({d_k:t,scaled:e,temperature:n})=>({root:Math.sqrt(t),share:e?1:0,heat:Math.log(n)});function zt({root:t,share:e,heat:n},o,r){let a=Math.max(1,Math.round(t**2));return Ct({d_k:a,draw:o,unit:Math.exp(n)*a**(e/2),own:r})}function Nt(t){let{d_k:e,scaled:n,temperature:o,draw:r}=t,a=o*(n?Math.sqrt(e):1);return Ct({d_k:e,draw:r,unit:a,own:_(t).weights?.[0]})}function Lt({d_k:t,temperature:e,draw:n}){let o=i=>Array.from({length:t},(s,l)=>Q(n,i*M+l)),r=Array.from({length:j},(i,s)=>s);return{given:{query:[o(0).map(i=>i/e)],key:r.map(i=>o(i+1)),value:r.map(i=>r.map(s=>+(i===s)))},shape:[1,j]}}function ye(t,e){let n=K(e),[o,r]=[0,0];return e.forEach((a,i)=>{if(a<=0)return;let s=t[i]-t[n];o+=s*Math.log(a/e[n]),r+=s**2}),o>0?T(r/o,.01,1e6):1e6}function ke(t,e,n){let o=K(e);return e.map((r,a)=>r>0?t[o]/n+Math.log(r/e[o]):t[a]/n)}function Ct({d_k:t,draw:e,unit:n,own:o}){let{sums:r,reach:a}=X(e),i=r.map(h=>h[t-1]),s=o?ye(i,o):n,l=o?ke(i,o,s):i.map(h=>h/s),c=o??xt(l),p=-c.reduce((h,u)=>h+(u>0?u*Math.log(u):0),0)+0,d=K(o??l);return{d_k:t,draw:e,unit:s,reach:a,products:i,scores:l,weights:c,best:d,entropy:p,spread:be(l),keys:Math.exp(p),jacobian:ve(c)}}var Wt=`text.small { font-size: 13px; }
tspan.italic { font-style: italic; }
tspan.sub { font-size: 0.75em; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
.walk { stroke-width: 1; opacity: 0.5; }
.best { stroke-width: 2.2; }
.key.ring { fill: var(--paper); stroke-width: 1.5; }
.cone { stroke-width: 1.5; stroke-dasharray: 5 4; stroke-linecap: butt; }
.wash { fill: var(--weight-wash); stroke: var(--weight); stroke-width: 1; stroke-opacity: 0.5; }
.window { stroke-width: 5; stroke-linecap: butt; }
.bar { stroke-width: 5; stroke-linecap: butt; } .bar.thin { stroke-width: 3; } .bar.fine { stroke-width: 1.5; }
.curve { stroke-width: 1.5; stroke-dasharray: 1.5 4; }
rect.frame { stroke: var(--edge); stroke-width: 1; }
.knob { stroke: var(--paper); stroke-width: 2; }
`;var Me="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ae=1.12;var P=new Map;function Se(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Me[r.charCodeAt(0)-32]??556),0);return Ae*n/1e3}function Dt(t,e){return P.size>5e3&&P.clear(),P.has(t)||P.set(t,Se(t)),e*P.get(t)}function Ee(t){return t<.001?"the softmax lets hardly any gradient through":t<.1?"the softmax lets little of the gradient through":"the softmax lets the gradient through"}function Oe({weights:t,best:e,keys:n}){let o=D(t[e]).replace(">","more than ");return`Key ${e+1} takes ${o} of the weight, as if ${S(n,1)} of ${j} keys were looked at.`}function Rt(t,e){let{d_k:n,scaled:o,temperature:r}=t,{spread:a,jacobian:i,unit:s}=e,l=r===1?"":`, at temperature ${U(r)}`,c=o?`divided by \u221A${n} (${S(Math.sqrt(n))})`:"unscaled",p=`divided by ${S(s/r)} by your function`,d=_(t).weights?p:c,u=`With ${n===1?"1 component":`${n} components`}, the dot products, ${d}${l}, give scores that spread by ${S(a)}.`,m=`The norm of the softmax\u2019s Jacobian is ${S(i,3)}: ${Ee(i)}.`;return`${u} ${Oe(e)} ${m}`}function Bt(t,e){let n=t===1?"1 key":`${t} keys`;return t===0?e?"none below":"no key lies further down":e?`${n} below`:`${n} ${t===1?"lies":"lie"} further down`}var It=({d_k:t},{spread:e,keys:n})=>`${t}: spread ${S(e)}, ${S(n,1)} keys`;var L=6,Te=560,_e=820,A=50,je=26,Pt=14,Ft=[{least:6,role:"bar",r:4},{least:3.5,role:"bar thin",r:3},{least:-1/0,role:"bar fine",r:2}],qe=4;function et(t){let e=Math.min(t,_e),n=e<Te,o=A+(n?226:280),[r,a]=[n?30:38,Math.round(e*(n?.54:.57))],i={left:a+(n?20:56),right:e-6,bottom:o-je};return{laid:e,narrow:n,height:o+46,fan:{left:r,right:a,bottom:o},ladder:i,zoom:t/e}}var N=({fan:{left:t,right:e}})=>n=>t+(e-t)*Math.sqrt(n)/Math.sqrt(M),nt=({fan:{bottom:t}},e)=>n=>(A+t)/2-(t-A)*n/(2*e),Ht=({ladder:{bottom:t}})=>e=>A+(t-A)*e/L,Kt=({ladder:{left:t,right:e}})=>n=>t+(e-t)*n;function Ut(t,e){let n=et(t),[o,{left:r,right:a}]=[e/n.zoom,n.fan],i=I.filter(l=>Math.abs(N(n)(l)-o)<=qe);if(i.length>0)return i.reduce((l,c)=>Math.abs(N(n)(l)-o)<=Math.abs(N(n)(c)-o)?l:c);let s=(T((o-r)/(a-r))*Math.sqrt(M))**2;return T(Math.round(s),1,M)}var tt=(t,e="")=>[...t?[{text:t}]:[],{text:"d",role:"italic"},{text:"k",role:"italic sub",dy:3},...e?[{text:e,dy:-3}]:[]],ze=[...new Set(Array.from({length:125},(t,e)=>Math.round((1+e/4)**2)))];function Ne(t,{reach:e}){let{fan:{left:n,right:o,bottom:r},narrow:a}=t,[i,s]=[N(t),nt(t,e)],l=e>120?80:40,c=Math.floor((e-1)/l),p=Array.from({length:2*c+1},(u,m)=>l*(m-c)),d=a?[64,256,1024]:[1,64,256,512,1024],h=(n+o)/2;return[...p.flatMap(u=>[f.line(`grid ${u}`,"rule",[n,s(u),o,s(u)]),f.text(`tick ${u}`,"soft small end",[n-5,s(u)+4],S(u,0))]),...d.map(u=>{let m=a&&u===M?"soft small end":"soft small";return f.text(`width ${u}`,m,[i(u),r+20],String(u))}),H("fan axis","soft small",{x:h,y:r+38},tt(a?"components ":"components, ",a?"":", spaced by the root"))]}function Le(t,e){let{d_k:n,draw:o,products:r,best:a,reach:i}=e,[s,l]=[N(t),nt(t,i)],{fan:{left:c,right:p,bottom:d}}=t,h=Math.sqrt(M),u=s(n),m=X(o).sums.map((x,y)=>{let q=ze.map(b=>[s(b),l(x[b-1])]);return f.path(`walk ${y}`,`key line ${y===a?"best":"walk"}`,F(q))}),v=r.map((x,y)=>f.circle(`ring ${y}`,y===a?"key solid":"key ring",[u,l(x),y===a?5:3.5]));return[...m,...[1,-1].map(x=>f.line(`cone ${x}`,"ink line cone",[c,l(0),p,l(x*h)])),f.line("line","ink line",[u,A,u,d]),f.circle("knob","ink solid knob",[u,d,7]),H("width told","ink small strong",{x:Math.min(u,p-22),y:A-8},tt("",` = ${Math.round(n)}`)),...v,H("root","ink small halo end",{x:u>p-40?u-10:p-4,y:l(-h)+16},tt("\xB1\u221A"))]}function Ce(t,{d_k:e,products:n,best:o,unit:r,reach:a}){let[i,s]=[N(t)(e),nt(t,a)],{fan:l,ladder:c}=t,p=s(n[o]),d=s(n[o]-L*r),h=Math.min(d,l.bottom),u=d>c.bottom?i+(c.left-i)*T((d-l.bottom)/(d-c.bottom)):i,m=d>l.bottom?[[i,h],[u,l.bottom]]:[[i,d]],v=[[i,p],...m,[c.left,c.bottom],[c.left,A]];return[f.path("lens","wash",`${F(v)}Z`),f.line("window","weight line window",[i,p,i,h])]}function We(t){let[e,n]=[Ht(t),Kt(t)],{ladder:{left:o,right:r,bottom:a},fan:i,narrow:s}=t,l=Array.from({length:L},(d,h)=>h+1),c="weight; a line down divides it by e",p=Dt(c,13)/2>t.laid-n(.5);return[f.rect("ladder","paper frame",[o,A,r-o,a-A]),f.rect("cellar","tint frame",[o,a,r-o,i.bottom-a]),...l.map(d=>f.line(`rung ${d}`,"rule",[o,e(d),r,e(d)])),...(s?[0,1]:[0,.5,1]).map(d=>f.text(`weight ${d}`,"soft small",[n(d),i.bottom+20],String(d))),f.text("ladder axis","soft small",[n(.5),i.bottom+38],p?"weight; \xF7 e a line":c)]}function De(t,e,n){let o=[];t.forEach((r,a)=>o.push(Math.max(r,a?o[a-1]+Pt:e)));for(let r=o.length-1;r>=0;r--)o[r]=Math.min(o[r],r===o.length-1?n:o[r+1]-Pt);return o}function Re({scores:t,best:e}){return t.map((o,r)=>r).sort((o,r)=>t[r]-t[o]).filter(o=>t[e]-t[o]<=L)}function Be(t){let e=t.slice(1).map((o,r)=>o-t[r]).sort((o,r)=>o-r),n=e[Math.floor(e.length/3)]??1/0;return Ft.find(({least:o})=>n>=o)??Ft[0]}function Ie(t,e){let[n,o]=[Ht(t),Kt(t)],{scores:r,weights:a,best:i}=e,{ladder:{left:s,bottom:l},narrow:c}=t,p=Re(e),d=g=>n(r[i]-r[g]),[,...h]=p,u=De(h.map(g=>d(g)+4),A+12,l-4),{role:m,r:v}=Be(p.map(d)),x=Math.max(0,...h.map((g,k)=>Math.abs(u[k]-4-d(g)))),y=10+T(x/8,0,c?0:16),q=g=>c?`${g+1}: ${D(a[g])}`:`key ${g+1}: ${D(a[g])}`,b=Array.from({length:10*L+1},(g,k)=>[o(a[i]*Math.exp(-k/10)),n(k/10)]);return[f.path("curve","weight line curve",F(b)),...p.flatMap(g=>[f.line(`bar ${g}`,`weight line ${m}`,[s,d(g),o(a[g]),d(g)]),f.circle(`end ${g}`,"weight solid",[o(a[g]),d(g),v])]),...h.flatMap((g,k)=>{let z=Math.max(o(a[g]),s)+8;return[f.line(`to ${g}`,"ruler",[z-4,d(g),z-4+y,u[k]-4]),f.text(`name ${g}`,"ink small halo start",[z-1+y,u[k]],q(g))]}),f.text("best","weight strong start",[s,A-9],q(i)),f.text("below","ink small start",[s+6,l+18],Bt(j-p.length,c))]}var Pe=({fan:t,ladder:e,narrow:n})=>[f.text("title fan","ink strong start",[n?0:t.left,15],n?"Dot products":`Dot products of a query with ${j} keys`),f.text("title ladder","ink strong start",[e.left,15],"Weights")];function Gt(t,{width:e}){let n=et(e),o=[...Pe(n),...Ne(n,t),...Ce(n,t),...Le(n,t),...We(n),...Ie(n,t)];return{width:n.laid,height:n.height,marks:o}}function Vt(t,e,{width:n}){let o=et(n),{zoom:r,fan:{bottom:a}}=o;return[{id:"width",x:(N(o)(t.d_k)-14)*r,y:A*r,width:28*r,height:(a+10-A)*r,label:"components of query and keys",slider:!0,kind:"across",aria:{valuemin:1,valuemax:M,valuenow:t.d_k,valuetext:It(t,e)}}]}var Yt=`.scaling-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 5.6em; }
/* The reader's function decides. */
.attn-scaling[data-own="attention"] :is(.attn-choice, .attn-hint) { visibility: hidden; }
.attn-scaling sub { font-size: 0.75em; line-height: 0; }
.attn-scaling .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.scaling-picture .attn-hit { border-radius: 14px; }
@container (max-width: 659px) {
  .scaling-controls { grid-template-columns: auto auto; justify-content: space-between; gap: 8px; }
  .scaling-controls .attn-slider { grid-column: 1 / -1; }
  .scaling-heat { order: 1; grid-column: 1 / -1; }
  .attn-scaling { --apart: 12px; }
  .attn-scaling .attn-summary { min-height: 10.15em; }
}
@container (min-width: 1000px) { .attn-scaling { font-size: 18px; } }
:host([data-whole]) .attn-scaling .attn-hint { display: none; }
:host([data-whole]) .attn-scaling { --apart: 8px; }
@media print { .scaling-controls, .attn-hint { display: none; } }
`;var W=t=>t.read();function Jt(t,e=""){let n=document.createDocumentFragment();return n.append(t,w("i",{},"d",w("sub",{},"k")),e),n}function He(t){let e=a=>{a!==W(t).d_k&&t.change({d_k:a})},r=ft("scaling-picture",a=>{dt(a,c=>{let p=a.offsetLeft+a.offsetWidth/2-Y(r.root,c)[0];return d=>e(Ut(r.width(),p+Y(r.root,d)[0]))});let i=()=>I.find(c=>c>W(t).d_k)??M,s=()=>I.findLast(c=>c<W(t).d_k)??1;At(a,{...{ArrowRight:i,ArrowUp:i,ArrowLeft:s,ArrowDown:s},Home:()=>1,End:()=>M},e)},(a,i,s)=>Vt(i,s,{width:a}));return r}function Ke(t){let e=()=>t.change({draw:W(t).draw%jt+1}),n=kt("Scores",{raw:"q\xB7k",scaled:Jt("q\xB7k / \u221A")},s=>t.change({scaled:s==="scaled"},{glide:!0})),o=$t({label:"temperature",min:-3.5,max:3.5,step:.25,zero:0,text:U,read:s=>Number((2**s).toPrecision(3)),write:Math.log2,onInput:s=>t.change({temperature:s})}),r=[R("New draw",e).root,R("Reset",t.reset).root];return{root:E("scaling-controls",n.root,E("scaling-heat",o.root),E("attn-row",...r)),tell:s=>{n.set(s.scaled?"scaled":"raw"),o.set(s.temperature)}}}function Ue(t,e){let[n,o,r]=[He(e),Ke(e),Mt()];return{parts:[yt(Jt("Divide by \u221A"," and see more keys get a weight. Then drag the line on the left. "),`The right panel magnifies the scores within ${L} of the highest; one line down is a weight e times smaller.`),n.root,o.root,r.root],tell:i=>{let s=Nt(i);o.tell(i),n.tell(i,s),r.set(Rt(i,s))},glides:qt,paint:(i,s,l)=>{let c=zt(i,W(e).draw,_(W(e)).weights?.[0]);n.paint(Gt(c,{width:l}),l)},stop:r.stop}}var eo=Tt({name:"scaling",label:"Live figure: dot products, their softmax and the scale",style:Wt+Yt,controls:["d_k","scaled","temperature","draw"],asks:Lt,build:Ue});export{Nt as compute,eo as default};
