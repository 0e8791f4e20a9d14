// Joined by `make figures` from src/efficient and src/kit: change those, not this.
var ne="http://www.w3.org/2000/svg",oe=0,re=Math.random().toString(36).slice(2,8),tt=t=>`attn-${re}-${t}-${++oe}`;function dt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var v=(t,e={},...n)=>dt(document.createElement(t),e,n),z=(t,...e)=>v("div",{class:t},...e),ae=(t,e={},...n)=>dt(document.createElementNS(ne,t),e,n),ht=()=>ae("svg",{class:"scene","aria-hidden":"true"}),ft=(t,e,...n)=>v("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var se=t=>Math.round(t*10)/10,mt=new WeakMap;function gt(t){let e=z("attn-hits"),n=new Map,o=a=>{let s=a.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),i={node:s,hit:a};return n.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:(a,s=1)=>{let i=new Set(a.map(({id:c})=>c));for(let[c,{node:l}]of n)i.has(c)||(l.remove(),n.delete(c));a.forEach((c,l)=>{let u=n.get(c.id)??o(c);ie(u.node,u.hit=c,s),u.node.parentNode!==e&&e.insertBefore(u.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function ie(t,{x:e,y:n,width:o,height:r,label:a,kind:s="",aria:i={},tab:c=0,lang:l},u){let[p,d,f,h]=[e,n,o,r].map(g=>se(u*g)),m=`left:${p}px;top:${d}px;width:${f}px;height:${h}px`;mt.get(t)!==m&&(t.style.cssText=m,mt.set(t,m)),E(t,"class",`attn-hit ${s}`.trim()),E(t,"aria-label",a),E(t,"tabindex",c),l&&E(t,"lang",l);for(let[g,x]of Object.entries(i))E(t,`aria-${g}`,String(x))}function xt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function wt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var yt="http://www.w3.org/2000/svg",ce=t=>Math.round(t*10)/10+0;function b(t,e,n,o,r){let a={};for(let s in o){let i=o[s];a[s]=typeof i=="number"?ce(i):i}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}b.line=(t,e,[n,o,r,a],s)=>b(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...s});b.rect=(t,e,[n,o,r,a],s)=>b(t,"rect",e,{x:n,y:o,width:r,height:a,...s});b.circle=(t,e,[n,o,r],a)=>b(t,"circle",e,{cx:n,cy:o,r,...a});b.path=(t,e,n,o)=>b(t,"path",e,{d:n,...o});b.text=(t,e,[n,o],r,a)=>b(t,"text",e,{x:n,y:o,...a},r);var bt=new WeakMap;function le(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||n.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(pe)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ue=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function pe(t){let e=document.createElementNS(yt,"tspan");for(let[n,o]of Object.entries(ue(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function vt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=bt.get(t)??new Map;bt.set(t,a);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:u}]of a)s.get(c)?.shape!==u&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of o){let l=a.get(c.id);if(!l){let u=document.createElementNS(yt,c.shape);u.setAttribute("data-id",c.id),l={node:u,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}le(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function kt(t,e,n,{label:o,zoom:r=()=>1}={}){let a=ht(),s=gt(e),i=ft(o,t,a,s.root),c=700,l=[],u=()=>s.set(n(c,...l),r(c));return{root:i,image:a,room:()=>Math.round(i.clientWidth),focus:s.focus,width:()=>c,tell:(...p)=>{l=p,u()},paint:(p,d)=>{d!==c&&(c=d,u()),vt(a,p)}}}var $t=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var et=(t,e)=>t.reduce((n,o,r)=>n+o*e[r],0);function qt(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,c)=>o(c))),a=t.map((i,c)=>o(c)?Math.exp((i-r)/e):0),s=a.reduce((i,c)=>i+c,0);return s>0?a.map(i=>i/s):a}var M=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var St=200,R=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,J=t=>t*t*(3-2*t);function nt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>nt(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,nt(t[r],a,n)]);return Object.fromEntries(o)}return e}function zt(t,e,n){let[o,r,a,s,i,c]=[t,t,t,0,0,0],l=!1,u=p=>{let d=M(p-i,0,64);if(i=p,l){let h=M((p-s)/e);o=nt(r,a,J(h)),l=h<1}let f=n(o,d);c=l||f?requestAnimationFrame(u):0};return{go(p,d){if(R()){[o,a,l]=[p,p,!1],n(o,1/0);return}[r,a,s,l]=[o,p,performance.now(),d],d||(o=p,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(u)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function O(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function U(t){let e=O(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function L(t,e,n=null){let r=v("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:r,set:a=>E(r,"aria-pressed",String(a))}}var Et=(t,e)=>z("attn-row",v("span",{class:"attn-label","aria-hidden":"true"},t),e.root),Ot=(...t)=>v("p",{class:"attn-hint"},...t);function Tt(t,e,n){let o=tt("choice"),r=new Map,a=v("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,v("input",{type:"radio",name:o,onchange:()=>n(s)})),a.append(v("label",{},r.get(s),v("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function _t({label:t,min:e,max:n,step:o,onInput:r,text:a=O,zero:s=e,...i}){let{read:c=y=>y,write:l=y=>y}=i,u=tt("slider"),p=v("span",{class:"attn-number","aria-hidden":"true"}),f=v("input",{type:"range",id:u,min:e,max:n,step:o,oninput:()=>r(c(f.valueAsNumber))}),h=z("attn-slider",v("label",{for:u},t),f,p),m=n,g=y=>Math.min(1,Math.max(0,(y-e)/(m-e)));return{root:h,input:f,set:(y,k=!0)=>{let S=l(y);f.valueAsNumber!==S&&(f.value=S),f.style.setProperty("--from",g(Math.min(s,S))),f.style.setProperty("--to",g(Math.max(s,S))),f.disabled=!k,N(p,a(y)),E(f,"aria-valuetext",a(y))},limit:y=>E(f,"max",m=y)}}function Nt(t=700){let e=v("p",{class:"attn-summary"}),n=v("span",{class:"attn-hidden",role:"status"}),o,r=(a,s=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>N(n,s),t)),N(e,a)};return{root:v("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function It(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let s=r[a.key]?.(a);s===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(s))})}var me=0,jt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Bt(t,e){let[n,o,r]=[!1,0,""],a={},s=c=>{a=c;let l=c._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let u=l?.name?e(c,l.kind):null,p=u?JSON.stringify([l,u]):"";p!==r&&([r,n]=[p,u!==null],u&&t.send({own:{...u,name:l.name,turn:++me}}))},i=()=>{n=!1,s(a)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function ge(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:s,mask:i}=jt(t),c=!!(s??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function Lt(t,e){let n=v("span",{role:"status"}),o=L("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=z("attn-own",n,o.root);return{root:r,tell:s=>{let i=ge(s,e);r.hidden=i==="",r.classList.toggle("fault",!!jt(s).fault),N(n,i)}}}function Ct(t,e,n=[]){let o=[...e,...n],r=[],a=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let d=s();r.forEach(f=>f(d,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:d=!1}={})=>{a=!0;for(let[f,h]of Object.entries(p))t.set(f,h);a=!1,i({glide:d}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in p).map(d=>[d,p[d]]))};return{read:s,change:l,reset:()=>l(u(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function xe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function we(t,e,n,o){let[r,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,u=e.wants?.(n())??null;if(s(u!==null),u===null)return o(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>l===r&&i(c),()=>l===r&&e.say?.(p))};return i}function Ft({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=St,asks:s,build:i}){return{render:({model:l,el:u})=>{let p=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(v("style",{},[$t,Mt,At,n].join(`
`)));let f=Ct(l,s?[...o,"_own","_drawn"]:o,r),h=i(f.read(),f,l),m=s&&{...Bt(l,s),...Lt(l,s)},g=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},h.parts[0],...m?[m.root]:[],...h.parts.slice(1));d.append(g),u.append(p);let x=()=>{let y=h.glides??($=>$),k=0,S=()=>{let $=f.read();h.tell($),m?.tell($),m?.ask($),m&&(g.dataset.own=$._own?.kind??"")},D=zt(y(f.read()),a,($,W)=>k>0&&h.paint($,W,k)),K=()=>{let $=Math.round(g.clientWidth);$===k||$===0||(k=$,xe(u),D.again())},X=we(g,h,f.read,$=>{S(),D.go(y(f.read()),$)});f.follow(($,W)=>{g.classList.add("touched"),X(W?.glide??!0)}),S(),K();let B=new ResizeObserver(K);return B.observe(g),h.ahead?.(),()=>{B.disconnect(),D.stop(),f.stop(),m?.stop(),h.stop?.()}},w=async()=>{await h.ready;for(let y;y=h.wants?.(f.read());)await y;return x()};return h.ready?w():x()}}}var be=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Dt(t,e,{glide:n=!1}={}){let o=0,r=0,a=null,s=()=>{cancelAnimationFrame(o),a=null,r=0},i=u=>{a=u,t.change(u,{glide:n})};return{play:(u,p=e)=>{s();let d=u.length-1;if(R())return i(u[d]);let f=performance.now(),h=0,m=g=>{let x=Math.min(d,Math.floor(d*(g-f)/p));a&&x>h&&(r=d-x,i(u[h=x])),a&&h<d&&(o=requestAnimationFrame(m))};r=d,i(u[0]),o=requestAnimationFrame(m)},stop:s,tell:u=>{a&&Object.entries(a).some(([p,d])=>!be(u[p],d))&&s()},playing:()=>r>0}}var H=8;var ye=(t,e)=>Array.from({length:Math.ceil(t/e)},(n,o)=>[o*e,Math.min(t,(o+1)*e)]),I=([t,e])=>Array.from({length:e-t},(n,o)=>t+o);function Pt(){let t=new Map,e=0,n=(o,r)=>void t.set(o,r);return{keep:n,read(o,r){n(o,r),e+=r},write:o=>void(e+=o),clear:()=>t.clear(),moved:()=>e*H,held:()=>[...t.values()].reduce((o,r)=>o+r,0)}}function ve({query:t,key:e,value:n}){let o=t.map(s=>e.map(i=>et(s,i))),r=o.map(s=>qt(s)),a=r.map(s=>n[0].map((i,c)=>et(s,n.map(l=>l[c]))));return{scores:o,weights:r,output:a}}function ke(t,e){return{m:Array(t).fill(-1/0),l:Array(t).fill(0),o:Array.from({length:t},()=>Array(e).fill(0)),factors:Array(t).fill(0),parts:Array.from({length:t},()=>[])}}function $e(t){let{query:e,value:n}=t,[o,r]=[e.length,n[0].length],a=ye(o,Math.min(t.block_size,o)),s=ve(t),i=ke(o,r),[c,l]=[Pt(),Pt()],u=[],p=(f,h=-1,m=-1)=>void u.push({kind:f,I:h,J:m,held:c.held(),m:[...i.m],l:[...i.l],o:[...i.o],factors:[...i.factors],parts:[...i.parts],moved:{blocks:c.moved(),whole:l.moved()}}),d=(f,h)=>{let[m,g]=[I(a[f]),a[h]],x=g[1]-g[0];c.keep("tile",0),c.read("key",x*r),c.read("value",x*r),l.read("key",x*r),p("load",f,h),c.keep("tile",m.length*x),l.write(m.length*x),p("score",f,h);for(let w of m){let y=Math.max(i.m[w],...s.scores[w].slice(...g));i.factors[w]=Math.exp(i.m[w]-y),i.m[w]=y,i.l[w]*=i.factors[w],i.o[w]=i.o[w].map(k=>k*i.factors[w])}p("rescale",f,h);for(let w of m)i.parts[w]=s.scores[w].slice(...g).map(y=>Math.exp(y-i.m[w])),i.l[w]+=i.parts[w].reduce((y,k)=>y+k,0),i.parts[w].forEach((y,k)=>{i.o[w]=i.o[w].map((S,D)=>S+y*n[g[0]+k][D])});p("add",f,h)};p("start"),a.forEach((f,h)=>{let m=I(f);for(let g of[c,l])g.read("query",m.length*r);["m","l"].forEach(g=>c.keep(g,m.length)),c.keep("output",m.length*r),p("query",h),a.forEach((g,x)=>d(h,x));for(let g of m)i.o[g]=i.o[g].map(x=>x/i.l[g]);c.write(m.length*r),c.clear(),p("write",h)}),l.read("scores",o*o),l.write(o*o),p("softmax");for(let[f,h]of a){l.read("weights",(h-f)*o);for(let[m,g]of a)l.read("value",(g-m)*r);l.write((h-f)*r)}return p("product"),p("compare"),{frames:u,blocks:a,...s}}function Me(t,e){let n=(o,r)=>t.filter(({kind:a,I:s,factors:i})=>a==="rescale"&&s===r&&i[o]>0&&i[o]<1).length;return e.map((o,r)=>I(o).reduce((a,s)=>n(s,r)>n(a,r)?s:a))}function Ae(t){let e=$e(t),{frames:n,blocks:o,output:r}=e,[a,s]=[t.query.length,n.at(-1)],i=(l,u=-1,p=-1)=>n.findIndex(d=>d.kind===l&&d.I===u&&d.J===p),c=Math.max(...r.flatMap((l,u)=>l.map((p,d)=>Math.abs(p-s.o[u][d]))));return{...e,n:a,b:Math.min(t.block_size,a),end:n.length-1,difference:c,moved:s.moved,most:Math.max(...n.flatMap(l=>l.l)),peak:Math.max(...n.map(({held:l})=>l)),told:Me(n,o),scoredAt:o.map((l,u)=>o.map((p,d)=>i("score",u,d))),writtenAt:o.map((l,u)=>i("write",u)),addedAt:o.map((l,u)=>o.map((p,d)=>i("add",u,d))),softmaxAt:i("softmax"),productAt:i("product")}}var Y=new Map;function A(t){let{query:e,key:n,value:o,block_size:r}=t,a=JSON.stringify([e,n,o,r]),s=Y.get(a)??Ae(t);return Y.size>20&&Y.clear(),Y.set(a,s),s}var T=({step:t},e)=>M(Math.round(t),0,e.end);function qe(t){let e=A(t),n=T(t,e),{frames:o,output:r,weights:a,difference:s,end:i,peak:c,moved:l}=e;return{...o[n],at:n,end:i,whole:{output:r,weights:a},difference:s,peak:c,total:l}}var Wt=(t,e,n)=>t>=e.end?n.end:Math.round(t/e.end*n.end);var Rt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
.output { --c: var(--output); } .ink { --c: var(--ink); }
text.small { font-size: 13px; }
text.tiny { font-size: 11px; }
.cell { fill: color-mix(in oklab, var(--c) 14%, var(--paper)); stroke: none; }
.from.cell { fill: color-mix(in oklab, var(--c) 30%, var(--paper)); stroke: var(--c); stroke-width: 1.5; }
.empty { fill: transparent; stroke: color-mix(in oklab, var(--c) 40%, var(--paper)); stroke-width: 1; stroke-dasharray: 2 3; }
.ink.heat { fill: var(--ink); } .weight.heat { fill: var(--weight-cell); }
.heat.empty { fill: var(--paper); stroke: none; opacity: 0.75; }
.top.cell { stroke: var(--ink); stroke-width: 2; }
.copy { opacity: 0.7; }
.here { fill: none; stroke: var(--ink); stroke-width: 2.5; }
.room { stroke: var(--ink); stroke-width: 2; }
.sum { fill: var(--weight); }
.part { fill: var(--weight); stroke: var(--paper); stroke-width: 1; }
.was { fill: none; stroke: var(--weight); stroke-width: 1.2; stroke-dasharray: 3 3; }
.track { fill: var(--rule); }
.ink.solid { fill: var(--ink); } .soft.solid { fill: var(--soft); }
text.n7 { font-size: 7px; } text.n8 { font-size: 8px; } text.n9 { font-size: 9px; } text.n10 { font-size: 10px; }
text.n11 { font-size: 11px; } text.n12 { font-size: 12px; } text.n13 { font-size: 13px; }
`;var ze="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ee=1.12;var V=new Map;function Oe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(ze[r.charCodeAt(0)-32]??556),0);return Ee*n/1e3}function ot(t,e){return V.size>5e3&&V.clear(),V.has(t)||V.set(t,Oe(t)),e*V.get(t)}var Te=([t,e])=>e-t>1?`${t+1}\u2013${e}`:`${e}`,_e={query:"queries",key:"keys"},C=(t,e)=>`${e[1]-e[0]>1?_e[t]:t} ${Te(e)}`,Jt=([t,e])=>e-t===1,Ht=t=>t[0].toUpperCase()+t.slice(1),at=t=>String(t).replace(/\B(?=(\d{3})+$)/g,"\u202F"),Q=t=>`${at(t)}\xA0B`,q=t=>Number.isInteger(t)?U(t):O(t,2),rt=t=>`(${t.map(q).join(", ")})`,Ne=t=>t<0?`(${q(t)})`:q(t);function Ie(t,e,n,o){let r=`Row ${t+1}`;return e===-1/0?`${r} meets its first scores; the largest is m = ${q(n)}. Nothing is gathered yet that could be rescaled.`:e===n?`${r} meets nothing larger than m = ${q(n)}: what it has gathered stays as it is.`:`${r} meets a larger score: m rises from ${q(e)} to ${q(n)}. What it has gathered was measured from the old m, so its sum and output are multiplied by exp(${q(e)} \u2212 ${Ne(n)}) = ${O(o,2)}.`}function je(t,e,n){let o=n.parts[t].map(r=>q(r)).join(" + ");return`A score s adds exp(s \u2212 m) to the sum, and so much of its value to the output. Row ${t+1}: l = ${q(e.l[t])} + ${o} = ${q(n.l[t])}, output so far ${rt(n.o[t])}.`}function Be(t,e){let{blocks:n,whole:o}=t.moved,r=`${t.n} \xD7 ${t.n}`;return e==="softmax"?`The whole-matrix way now reads its ${r} scores back, takes the softmax of each row and writes ${r} weights.`:e==="product"?`It reads the ${r} weights, and V block by block, and writes the same output.`:`The same output. The whole-matrix way moved ${O(o/n,1)} times as many bytes, ${Q(o)} instead of ${Q(n)}: four times ${r} numbers more.`}function Vt(t,e){let n=t.frames[e],o=t.frames[Math.max(0,e-1)],[r,a]=[t.blocks[n.I],t.blocks[n.J]],s=t.told[n.I];switch(n.kind){case"start":return"A softmax never needs all scores of a row at once. Blocks will come into the fast memory, and each row will keep a running maximum m, a running sum l and an output so far.";case"query":return`${Ht(C("query",r))} ${Jt(r)?"comes":"come"} into the fast memory. Each row starts with m = \u2212\u221E, l = 0 and an output of 0.`;case"load":return`${Ht(C("key",a))} ${Jt(a)?"and its value come in":"and their values come in"}${n.J>0?" and take the place of the block before":""}.`;case"score":return`One tile of scores: ${C("query",r)} by ${C("key",a)}. The whole-matrix way writes it to the slow memory; in blocks it stays here and is soon forgotten.`;case"rescale":return Ie(s,o.m[s],n.m[s],n.factors[s]);case"add":return je(s,o,n);case"write":return`Output over sum: row ${s+1} ends with ${rt(o.o[s])} \xF7 ${q(o.l[s])} = ${rt(n.o[s])}. Outputs are all that blocks write to the slow memory.`;default:return Be(t,n.kind)}}var Z=600,ct=330,Le=690,Ce=960,st=2,Fe=12.5,it={query:"Q",key:"K",value:"V",output:"output"};function De(t){return t<ct?[{wide:24,out:26,tall:20,square:16},26,5]:t<Z?[{wide:29,out:31,tall:20,square:20},26,8]:t<Le?[{wide:24,out:32,tall:20,square:20},30,8]:[{wide:27,out:36,tall:22,square:22},38,14]}function Pe(t,e){let[n,[o,r,a]]=[t<Z,De(t)],[s,i,c]=[n?48:46,2*o.wide,e*o.square],l=n?(t-r-8-3*i-2*o.out)/3:Math.min(30,(t-r-a-3*i-4*o.out-2*c)/8),u=g=>r+g*(i+l),p=u(3)+2*o.out+3*l,d=s+e*o.tall,[f,h]=n?[a,d+46]:[p,s],m=c+(n?(t-2*a-2*c-2*o.out)/2:l);return{cell:o,query:[u(0),s],key:[u(1),s],value:[u(2),s],output:[u(3),s],scores:[f,h],weights:[f+m,h],whole:[f+2*m,h],other:[f,h-28],rule:p-Math.min(22,1.5*l),height:n?h+c+10:d+12}}function We(t,e,n){let[o,r]=[t<Z,t<ct],a=o?134:144,s=r?86+M(.6*(t-288),0,20):o?106:1/0,i=Math.min(26,a/(e+4),s/(e+2)),c=o?5:16,l=30+(a-(e+4)*i)/2,u=n+l+2*i+16,p=(o?6:96)+2*i+c,d=p+e*i+c,[f,h,m,g]=r?[22,36,30,31]:o?[24,40,32,34]:[54,62,48,48],x=t-(o?5:14)-2*g,w=d+f+h;return{cell:i,gap:i<16?1:st,bare:i<Fe,out:g,query:[p-c-2*i,u],key:[p,u-2*i-7],tile:[p,u],value:[p,u+e*i+7],m:d+f/2,factor:d+f+h/2,bar:[w,x-m-(o?2:12)],sum:x-(o?6:16),output:[x,u],rows:u,height:a+58}}function lt({n:t,b:e},n){let o=Math.min(n,Ce),r=Pe(o,t),a=r.height+8,s=We(o,e,a),i=a+s.height+8;return{laid:o,shelves:r,desk:s,top:a,counters:i,narrow:o<Z,least:o<ct,zoom:n/o,height:i+62}}function G({shelves:t},e,n,o){let[r,a]=t[e],{out:s}=t.cell,i=e==="whole"?t.cell.square:t.cell.tall,c=e==="output"||e==="whole"?s:t.cell.wide;return{x:r+o*c,y:a+n*i,width:c-st,height:i-st}}function Gt({shelves:t},e,n,o){let[r,a]=t[e],s=t.cell.square;return{x:r+o*s,y:a+n*s,width:s-1,height:s-1}}function ut({desk:t},e,n,o){let[r,a]=t[e],{cell:s,out:i,gap:c}=t,l={width:s-c,height:s-c};if(e==="key"||e==="value")return{x:r+n*s,y:a+o*s,...l};let u=e==="output"?i:s;return{x:r+o*u,y:a+n*s,...l,width:u-c}}var pt=(t,e,n)=>({x:t.x+(e.x-t.x)*n,y:t.y+(e.y-t.y)*n,width:t.width+(e.width-t.width)*n,height:t.height+(e.height-t.height)*n});function Re({frames:t,end:e},n){let o=M(Math.ceil(n-1e-6),0,e);return{at:o,now:t[o],before:t[Math.max(0,o-1)],k:M(n-o+1)}}var Kt=({at:t,k:e},n)=>n>=0&&(t>n||t===n&&e>.999),Je=({now:t,before:e,k:n})=>n<.5?e:t,j=(t,e,n,o={})=>b(t,"rect",e,{...n,rx:3,...o}),He=ot("00",1),Ve=7,Ge=t=>Math.max(He,ot(t,1));function Ut(t,e,n,o="ink"){let r=Math.max(e.height*.72,Math.min(9,e.height*.93)),a=Math.min(13,r,.96*e.width/Ge(n)),s=Math.max(Ve,Math.floor(a));return b.text(t,`${o} n${s}`,[e.x+e.width/2,e.y+e.height/2+s*.36],n)}var F=t=>Number.isInteger(t)?U(t):O(t,2),P=(t,e,n,o,r={},a=!1)=>[j(t,`${e} cell`,n,r),...a?[]:[Ut(`${t} number`,n,F(o))]];function Ke(t,e,n,o){let{now:r}=n,a=(p,d)=>p>=0&&d>=t.blocks[p][0]&&d<t.blocks[p][1],s=Array.from({length:t.n},(p,d)=>d),i=["query","key","value"].flatMap(p=>s.flatMap(d=>[0,1].flatMap(f=>{let h=r.kind!=="write"&&a(p==="query"?r.I:r.J,d),m=`${p}${h?" from":""}`;return P(`${p} ${d} ${f}`,m,G(e,p,d,f),o[p][d][f])}))),c=s.flatMap(p=>{let d=t.blocks.findIndex((h,m)=>a(m,p)),f=Kt(n,t.writtenAt[d]);return[0,1].flatMap(h=>{let m=G(e,"output",p,h),g=`output ${p} ${h}`;return f?P(g,"output",m,t.frames[t.writtenAt[d]].o[p][h]):[j(g,"output cell empty",m)]})}),{tall:l}=e.shelves.cell;return[...s.map(p=>b.text(`token ${p}`,"soft small",[e.narrow?14:22,e.shelves.query[1]+(p+.5)*l+3],String(p+1))),...i,...c]}function Ue(t){let e=t.scores.flat(),[n,o]=[Math.min(...e),Math.max(...e)];return{scores:r=>.06+.34*(r-n)/(o-n||1),weights:r=>.08+.92*r}}var Ye=t=>t===0?"0":t.toFixed(2).replace(/^0/,"").replace("1.00","1");function Qe(t,e,n){let o=Ue(t),{at:r,k:a}=n,s=h=>Math.floor(h/t.b),i=(h,m)=>r>m||r===m&&a*t.n>=h+.999,c=Array.from({length:t.n},(h,m)=>m),l={scores:(h,m)=>Kt(n,t.scoredAt[s(h)][s(m)]),weights:h=>i(h,t.softmaxAt)},u={scores:F,weights:Ye},p={scores:"ink",weights:"weight"},d=["scores","weights"].flatMap(h=>c.flatMap(m=>c.flatMap(g=>{let[x,w,y]=[`${h} ${m} ${g}`,Gt(e,h,m,g),t[h][m][g]];if(!l[h](m,g))return[j(x,`${p[h]} heat empty`,w)];let k={"fill-opacity":o[h](y).toFixed(3)};return[b(x,"rect",`${p[h]} heat`,{...w,rx:3,...k}),Ut(`${x} number`,w,u[h](y))]}))),f=c.flatMap(h=>[0,1].flatMap(m=>{let[g,x]=[`whole ${h} ${m}`,G(e,"whole",h,m)];return i(h,t.productAt)?P(g,"output",x,t.output[h][m]):[j(g,"output cell empty",x)]}));return[...d,...f]}function Ze({blocks:t},{shelves:e},{now:{I:n,J:o}}){if(o<0)return[];let[[r,a],[s,i]]=[t[n],t[o]],[[c,l],u]=[e.scores,e.cell.square],p={x:c+s*u-1,y:l+r*u-1},d={width:(i-s)*u+1,height:(a-r)*u+1};return[j("here","ink here",{...p,...d})]}function Xe({n:t},{laid:e,narrow:n,least:o,shelves:r}){let a=(l,u,p)=>b.text(`name ${l}`,`${u} strong start`,[r[l][0],r[l][1]-7],p),[s,i]=r.other,c=l=>o?l:`${l} ${t} \xD7 ${t}`;return[j("slow","tint",{x:0,y:0,width:e,height:r.height},{rx:8}),b.text("slow name","ink small start",[8,18],"Slow memory: large"),...n?[]:[b.line("rule","ruler",[r.rule,12,r.rule,r.height-12])],b.text("other name","ink small start",[s,i],"The whole-matrix way stores here too"),...["query","key","value","output"].map(l=>a(l,l,it[l])),a("scores","ink",c("scores")),a("weights","weight",c("weights")),a("whole","output","output")]}function tn(t,{laid:e,narrow:n,desk:o,top:r},{now:a}){let s=n?`${a.held} of ${t.peak} numbers`:`${a.held} numbers now, ${t.peak} at most`,i=o.rows-7,c=(u,p,d,f)=>b.text(`desk ${u}`,p,[d,i],f),l=u=>b.text(`desk ${u}`,`${u} end strong`,[o[u][0]-8,o[u][1]+o.cell+(n?(u==="key"?-.3:.3)*o.cell:0)+4],n?it[u]:`${it[u]} block`);return[j("fast","paper room",{x:1,y:r,width:e-2,height:o.height},{rx:8}),b.text("fast name","ink small start",[10,r+19],"Fast memory: small"),b.text("held","soft small end",[e-12,r+19],s),...a.I>=0?[...a.J<0?[]:[l("key"),l("value")],b.text("desk query","query strong end",[n?o.query[0]+o.cell:o.query[0]-24,n?i:o.rows+t.b*o.cell/2+4],n?"Q":"Q block"),c("m","ink small",o.m,n?"m":"max m"),c("factor","ink small",o.factor,"old \xD7"),c("sum","weight small strong start",o.bar[0],"sum l"),c("out","output small strong",o.output[0]+o.out,n?"output":"output so far")]:[b.text("idle","soft small",[e/2,r+o.height/2],"empty")]]}function en(t,e,{now:n,k:o},r){let a=(s,i,c)=>i<0?[]:I(t.blocks[i]).flatMap((l,u)=>[0,1].flatMap(p=>{let[d,f]=[G(e,s,l,p),ut(e,s,u,p)],h=c?pt(d,f,J(o)):f;return P(`d-${s} ${u} ${p}`,s,h,r[s][l][p],{},e.desk.bare)}));return[...a("query",n.I,n.kind==="query"),...a("key",n.J,n.kind==="load"),...a("value",n.J,n.kind==="load")]}function nn(t,e,{now:n,k:o}){if(!["score","rescale","add"].includes(n.kind))return[];let[r,a]=[I(t.blocks[n.I]),I(t.blocks[n.J])];return r.flatMap((s,i)=>a.flatMap((c,l)=>{let[u,p]=[ut(e,"tile",i,l),t.scores[s][c]],d=n.kind!=="score"&&p===n.m[s],f=`d-tile ${i} ${l}`,h=n.kind==="score"?o.toFixed(2):"1",m=P(f,`ink${d?" top":""}`,u,p,{opacity:h},e.desk.bare);if(n.kind!=="score"||o>.999)return m;let g=pt(u,Gt(e,"scores",s,c),J(o));return[...m,j(`copy ${i} ${l}`,"ink cell copy",g)]}))}var Yt=({most:t},{desk:{bar:[e,n]}})=>o=>(n-e)*o/t;function on(t,e,{now:n,before:o,k:r},a,s){let{desk:i}=e,[c,l]=[i.bar[0],Yt(t,e)],u={y:i.rows+s*i.cell+i.cell*.16,height:i.cell*.6},p=n.kind==="add",d=p?o.l[a]:o.l[a]+(n.l[a]-o.l[a])*r,f=n.kind==="rescale"&&n.factors[a]<1&&o.l[a]>0,h=c+l(d),m=p?n.parts[a].map((g,x)=>{let w=l(g)*r;return h+=w,b(`part ${s} ${x}`,"rect","weight part",{x:h-w,width:w,...u})}):[];return[b(`sum ${s}`,"rect","weight sum",{x:c,width:l(d),...u}),...m,...f?[b(`was ${s}`,"rect","weight was",{x:c,width:l(o.l[a]),...u})]:[]]}function rn(t,e,n){let{now:o,before:r,k:a}=n;if(o.I<0)return[];let{desk:s}=e,i=Je(n),c=o.kind==="write";return I(t.blocks[o.I]).flatMap((l,u)=>{let p=s.rows+(u+.5)*s.cell+4,d=s.cell<18?" tiny":" small",f=o.kind==="query",[h,m,g]=f?[-1/0,0,[0,0]]:[i.m[l],i.l[l],i.o[l]],x=["rescale","add"].includes(o.kind),w=x&&o.factors[l]<1?" strong":"",y=x?`${e.narrow?"":"\xD7 "}${F(o.factors[l])}`:"",k=Math.max(r.l[l],o.l[l]),S=e.narrow?s.sum:s.bar[0]+Yt(t,e)(c?m:k)+10,K=o.kind==="rescale"&&a>=.5&&r.m[l]<h&&r.l[l]>0&&!e.narrow?`${F(r.m[l])} \u2192 ${F(h)}`:F(h),X=[0,1].flatMap(B=>{let $=ut(e,"output",u,B),W=c?pt($,G(e,"output",l,B),J(a)):$;return P(`d-output ${u} ${B}`,"output",W,g[B])});return[...e.narrow?[]:[b.text(`row ${u}`,`soft${d}`,[s.query[0]-12,p],String(l+1))],b.text(`m ${u}`,`ink${d}${w}`,[s.m,p],K),b.text(`factor ${u}`,`ink${d}${w}`,[s.factor,p],y),...on(t,e,n,l,u),b.text(`l ${u}`,`weight ${e.narrow?"end":"start"}${d}`,[S,p],F(m)),...X]})}function an(t,{laid:e,narrow:n,counters:o},{now:r,before:a,k:s}){let[i,c]=[n?92:110,e-(n?122:130)],l=Math.max(t.moved.blocks,t.moved.whole),u=d=>(c-i)*d/l,p=[["blocks","in blocks"],["whole","whole matrix"]];return[b.text("moved","ink small start",[0,o+11],`Bytes moved, ${H} for each number`),...p.flatMap(([d,f],h)=>{let m=a.moved[d]+(r.moved[d]-a.moved[d])*s,g=H*Math.round(m/H),x={x:i,y:o+20+21*h,height:15,rx:3},[w,y]=d==="blocks"?["ink"," strong"]:["soft",""],k=`${at(g)} of ${Q(t.moved[d])}`;return[b.text(`${d} name`,`ink small start${y}`,[0,x.y+12],f),b(`${d} end`,"rect","track",{...x,width:u(t.moved[d])}),b(`${d} bar`,"rect",`${w} solid`,{...x,width:u(g)}),b.text(`${d} number`,`ink small end${y}`,[e,x.y+12],k)]})]}function Qt(t,e,{t:n,width:o}){let r=lt(t,o),a=Re(t,n),s=[...Xe(t,r),...Ke(t,r,a,e),...Qe(t,r,a),...Ze(t,r,a),...tn(t,r,a),...nn(t,r,a),...rn(t,r,a),...en(t,r,a,e),...an(t,r,a)];return{width:r.laid,height:r.height,marks:s}}function Zt(t,e,n,o){let r=lt(t,e),[a,s]=r.shelves.scores,i=c=>M(Math.floor(c/r.shelves.cell.square/t.b),0,t.blocks.length-1);return[i(o/r.zoom-s),i(n/r.zoom-a)]}function Xt(t,e,n){let{shelves:o,zoom:r}=lt(t,n),{I:a,J:s}=t.frames[e],[i,c,l]=[Math.max(0,a),Math.max(0,s),t.blocks.length],[u,p]=o.scores,d=t.n*o.cell.square;return[{id:"tiles",x:u*r,y:p*r,width:d*r,height:d*r,label:"tile of scores",slider:!0,kind:"grab",aria:{valuemin:1,valuemax:l*l,valuenow:i*l+c+1,valuetext:`${C("query",t.blocks[i])}, ${C("key",t.blocks[c])}`}}]}var te=`.efficient-reel { display: grid; grid-template-columns: 6.2em auto minmax(0, 1fr) auto; gap: 8px; align-items: center; }
.efficient-reel .attn-slider { grid-template-columns: minmax(0, 1fr) 5.6em; }
.efficient-reel .attn-number { white-space: nowrap; }
.efficient-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.efficient-settings { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
.efficient-settings > .attn-button { margin-left: auto; }
.attn-efficient .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.attn-efficient { --apart: 10px; }
.efficient-picture .attn-hit { border-radius: 3px; cursor: pointer; }
.efficient-picture .attn-hit:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
@container (max-width: 699px) { .attn-efficient .attn-summary { min-height: 4.35em; } } /* three lines */
@container (max-width: 599px) {
  .efficient-reel { grid-template-columns: 1fr 44px 44px; }
  .efficient-reel .attn-slider { grid-column: 1 / -1; grid-row: 1; }
  .attn-efficient .attn-summary { min-height: 8.7em; } /* six lines */
  .attn-efficient :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .efficient-reel input { height: 44px; }
}
@media (forced-colors: active) { .cell, .heat.empty { stroke: var(--edge); } }
@media print { .efficient-reel, .efficient-settings, .attn-hint { display: none; } }
`;var cn=1100,ee=45e3,ln=450,_=t=>t.read();function un(t,e){let n=()=>A(_(t)),o=i=>{let{blocks:c,addedAt:l}=n(),[u,p]=i.map(f=>M(f,0,c.length-1)),d=l[u][p];d!==T(_(t),n())&&e(d)},s=kt("efficient-picture",i=>{let c=u=>{let[p,d]=xt(s.image,u);o(Zt(n(),s.width(),p,d))};wt(i,u=>(c(u),c));let l=(u,p)=>()=>{let{I:d,J:f}=n().frames[T(_(t),n())];return[Math.max(0,d)+u,Math.max(0,f)+p]};It(i,{ArrowUp:l(-1,0),ArrowDown:l(1,0),ArrowLeft:l(0,-1),ArrowRight:l(0,1)},o)},(i,c)=>Xt(A(c),T(c,A(c)),i));return s}function pn(t){let e=Dt(t,ee,{glide:!0}),n=()=>T(_(t),A(_(t))),o=()=>A(_(t)).end,r=(u,p=!0)=>{e.stop(),t.change({step:M(u,0,o())},{glide:p})},s=L("Play",()=>{if(e.playing())return r(n());let u=n()>=o()?0:n()+1;if(R())return r(u);let p=Array.from({length:o()-u+1},(d,f)=>({step:u+f}));e.play(p,Math.min(ee,cn*p.length))}).root,i=_t({label:"steps done",min:0,max:1,step:1,text:u=>`${u} of ${o()}`,onInput:u=>r(u,!1)});return{root:z("efficient-reel",s,L("\u2039",()=>r(n()-1),"One step back").root,i.root,L("\u203A",()=>r(n()+1),"One step on").root),tell:u=>{e.tell(u),N(s,e.playing()?"Pause":"Play"),i.limit(o()),i.set(n())},stop:e.stop}}function dn(t,e,n){let o=c=>{n();let l=_(e),[u,p]=[A(l),A({...l,block_size:c})];e.change({block_size:c,step:Wt(T(l,u),u,p)})},r=t.query.map((c,l)=>String(l+1)),a=Tt("Block size",Object.fromEntries(r.map(c=>[c,c])),c=>o(Number(c))),s=L("Reset",()=>(n(),e.reset())).root;return{root:z("efficient-settings",Et("block size",a),s),tell:c=>a.set(String(A(c).b))}}function hn(t,e){let n=pn(e),o=un(e,i=>{n.stop(),e.change({step:i},{glide:!0})}),[r,a]=[dn(t,e,n.stop),Nt()];return{parts:[Ot("Press play, drag the slider, or press a tile of scores."),o.root,n.root,a.root,r.root],tell:i=>{let c=A(i);n.tell(i),r.tell(i),o.tell(i),a.set(Vt(c,T(i,c)))},glides:i=>({t:T(i,A(i))}),paint:({t:i},c,l)=>o.paint(Qt(A(_(e)),_(e),{t:i,width:l}),l),stop:()=>{n.stop(),a.stop()}}}var vo=Ft({name:"efficient",label:"Live figure: attention in blocks, between a slow and a fast memory",style:Rt+te,controls:["block_size","step"],fixed:["query","key","value"],ms:ln,build:hn});export{qe as compute,vo as default};
