// Joined by `make figures` from src/efficient and src/kit: change those, not this.
var se="http://www.w3.org/2000/svg",ae=0,ie=Math.random().toString(36).slice(2,8),nt=t=>`attn-${ie}-${t}-${++ae}`;function gt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var k=(t,e={},...n)=>gt(document.createElement(t),e,n),z=(t,...e)=>k("div",{class:t},...e),ce=(t,e={},...n)=>gt(document.createElementNS(se,t),e,n),xt=()=>ce("svg",{class:"scene","aria-hidden":"true"}),wt=(t,e,...n)=>k("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var le=t=>Math.round(t*10)/10,bt=new WeakMap;function yt(t){let e=z("attn-hits"),n=new Map,o=s=>{let a=s.slider?k("div",{role:"slider",tabindex:0}):k("button",{type:"button"}),i={node:a,hit:s};return n.set(s.id,i),a.dataset.id=s.id,t(a,()=>i.hit),i};return{root:e,set:(s,a=1)=>{let i=new Set(s.map(({id:c})=>c));for(let[c,{node:p}]of n)i.has(c)||(p.remove(),n.delete(c));s.forEach((c,p)=>{let u=n.get(c.id)??o(c);ue(u.node,u.hit=c,a),u.node.parentNode!==e&&e.insertBefore(u.node,e.children[p]??null)})},focus:s=>n.get(s)?.node.focus({preventScroll:!0})}}function ue(t,{x:e,y:n,width:o,height:r,label:s,kind:a="",aria:i={},tab:c=0,lang:p},u){let[l,d,f,h]=[e,n,o,r].map(g=>le(u*g)),m=`left:${l}px;top:${d}px;width:${f}px;height:${h}px`;bt.get(t)!==m&&(t.style.cssText=m,bt.set(t,m)),E(t,"class",`attn-hit ${a}`.trim()),E(t,"aria-label",s),E(t,"tabindex",c),p&&E(t,"lang",p);for(let[g,w]of Object.entries(i))E(t,`aria-${g}`,String(w))}function kt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-o)/s,(n-r)/s]}function vt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Mt="http://www.w3.org/2000/svg",pe=t=>Math.round(t*10)/10+0;function y(t,e,n,o,r){let s={};for(let a in o){let i=o[a];s[a]=typeof i=="number"?pe(i):i}return{id:t,shape:e,role:n,at:s,...r===void 0?{}:{text:r}}}y.line=(t,e,[n,o,r,s],a)=>y(t,"line",e,{x1:n,y1:o,x2:r,y2:s,...a});y.rect=(t,e,[n,o,r,s],a)=>y(t,"rect",e,{x:n,y:o,width:r,height:s,...a});y.circle=(t,e,[n,o,r],s)=>y(t,"circle",e,{cx:n,cy:o,r,...s});y.path=(t,e,n,o)=>y(t,"path",e,{d:n,...o});y.text=(t,e,[n,o],r,s)=>y(t,"text",e,{x:n,y:o,...s},r);var $t=new WeakMap;function de(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&n.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||n.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(fe)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var he=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function fe(t){let e=document.createElementNS(Mt,"tspan");for(let[n,o]of Object.entries(he(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function At(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=$t.get(t)??new Map;$t.set(t,s);let a=new Map(o.map(c=>[c.id,c]));for(let[c,{node:p,shape:u}]of s)a.get(c)?.shape!==u&&(p.remove(),s.delete(c));let i=t.firstChild;for(let c of o){let p=s.get(c.id);if(!p){let u=document.createElementNS(Mt,c.shape);u.setAttribute("data-id",c.id),p={node:u,shape:c.shape,role:"",at:{},text:""},s.set(c.id,p)}de(p,c),i===p.node?i=p.node.nextSibling:t.insertBefore(p.node,i)}}function qt(t,e,n,{label:o,zoom:r=()=>1}={}){let s=xt(),a=yt(e),i=wt(o,t,s,a.root),c=700,p=[],u=()=>a.set(n(c,...p),r(c));return{root:i,image:s,room:()=>Math.round(i.clientWidth),focus:a.focus,width:()=>c,tell:(...l)=>{p=l,u()},paint:(l,d)=>{d!==c&&(c=d,u()),At(s,l)}}}var St=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var zt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Et=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var ot=(t,e)=>t.reduce((n,o,r)=>n+o*e[r],0);function Ot(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,c)=>o(c))),s=t.map((i,c)=>o(c)?Math.exp((i-r)/e):0),a=s.reduce((i,c)=>i+c,0);return a>0?s.map(i=>i/a):s}var A=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Tt=200,J=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,R=t=>t*t*(3-2*t);function rt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>rt(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,s])=>[r,rt(t[r],s,n)]);return Object.fromEntries(o)}return e}function _t(t,e,n){let[o,r,s,a,i,c]=[t,t,t,0,0,0],p=!1,u=l=>{let d=A(l-i,0,64);if(i=l,p){let h=A((l-a)/e);o=rt(r,s,R(h)),p=h<1}let f=n(o,d);c=p||f?requestAnimationFrame(u):0};return{go(l,d){if(J()){[o,s,p]=[l,l,!1],n(o,1/0);return}[r,s,a,p]=[o,l,performance.now(),d],d||(o=l,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(u)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function O(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function K(t){let e=O(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function Y(t,e){let n=k("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>E(n,"aria-pressed",String(o))}}var Nt=(...t)=>k("p",{class:"attn-hint"},...t);function st(t,e,n){let o=nt("choice"),r=new Map,s=k("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,i]of Object.entries(e))r.set(a,k("input",{type:"radio",name:o,onchange:()=>n(a)})),s.append(k("label",{},r.get(a),k("span",{},i)));return{root:s,set:a=>void(r.get(a).checked=!0)}}function jt({label:t,min:e,max:n,step:o,onInput:r,text:s=O,zero:a=e,...i}){let{read:c=x=>x,write:p=x=>x}=i,u=nt("slider"),l=k("span",{class:"attn-number","aria-hidden":"true"}),f=k("input",{type:"range",id:u,min:e,max:n,step:o,oninput:()=>r(c(f.valueAsNumber))}),h=z("attn-slider",k("label",{for:u},t),f,l),m=n,g=x=>Math.min(1,Math.max(0,(x-e)/(m-e)));return{root:h,input:f,set:(x,v=!0)=>{let M=p(x);f.valueAsNumber!==M&&(f.value=M),f.style.setProperty("--from",g(Math.min(a,M))),f.style.setProperty("--to",g(Math.max(a,M))),f.disabled=!v,N(l,s(x)),E(f,"aria-valuetext",s(x))},limit:x=>E(f,"max",m=x)}}function It(t=700){let e=k("p",{class:"attn-summary"}),n=k("span",{class:"attn-hidden",role:"status"}),o,r=(s,a=s)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>N(n,a),t)),N(e,s)};return{root:k("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function Bt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",s=>{let a=r[s.key]?.();a===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),n(a))})}var we=0,Lt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Ct(t,e){let[n,o,r]=[!1,0,""],s={},a=c=>{s=c;let p=c._own;if(p?.turn!==o&&([o,n]=[p?.turn,!1]),n)return;let u=p?.name?e(c,p.kind):null,l=u?JSON.stringify([p,u]):"";l!==r&&([r,n]=[l,u!==null],u&&t.send({own:{...u,name:p.name,turn:++we}}))},i=()=>{n=!1,a(s)};return t.on("change:_drawn",i),{ask:a,stop:()=>t.off("change:_drawn",i)}}function be(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:s,weights:a,mask:i}=Lt(t),c=!!(a??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${s??""}`.trim():`Your ${n} is called \u2026`}function Ft(t,e){let n=k("span",{role:"status"}),o=Y("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=z("attn-own",n,o.root);return{root:r,tell:a=>{let i=be(a,e);r.hidden=i==="",r.classList.toggle("fault",!!Lt(a).fault),N(n,i)}}}function Wt(t,e,n=[]){let o=[...e,...n],r=[],s=!1,a=()=>Object.fromEntries(o.map(l=>[l,t.get(l)])),i=l=>{if(s)return;let d=a();r.forEach(f=>f(d,l))},c=()=>i(null);e.forEach(l=>t.on(`change:${l}`,c));let p=(l,{glide:d=!1}={})=>{s=!0;for(let[f,h]of Object.entries(l))t.set(f,h);s=!1,i({glide:d}),t.save_changes()},u=()=>{let l=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in l).map(d=>[d,l[d]]))};return{read:a,change:p,reset:()=>p(u(),{glide:!0}),follow:l=>void r.push(l),stop:()=>e.forEach(l=>t.off(`change:${l}`,c))}}function ye(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ke(t,e,n,o){let[r,s]=[0,!1],a=c=>{if(c!==s){s=c,t.classList.toggle("loading",c);for(let p of t.querySelectorAll(".attn-stage"))p.toggleAttribute("inert",c)}},i=c=>{let p=++r,u=e.wants?.(n())??null;if(a(u!==null),u===null)return o(c);e.say?.("Loading \u2026");let l="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>p===r&&i(c),()=>p===r&&e.say?.(l))};return i}function Dt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:s=Tt,asks:a,build:i}){return{render:({model:p,el:u})=>{let l=k("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=l.attachShadow({mode:"open"});d.append(k("style",{},[St,zt,Et,n].join(`
`)));let f=Wt(p,a?[...o,"_own","_drawn"]:o,r),h=i(f.read(),f,p),m=a&&{...Ct(p,a),...Ft(p,a)},g=k("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:a&&-1},h.parts[0],...m?[m.root]:[],...h.parts.slice(1));d.append(g),u.append(l);let w=()=>{let x=h.glides??($=>$),v=0,M=()=>{let $=f.read();h.tell($),m?.tell($),m?.ask($),m&&(g.dataset.own=$._own?.kind??"")},F=_t(x(f.read()),s,($,P)=>v>0&&h.paint($,P,v)),W=()=>{let $=Math.round(g.clientWidth);$===v||$===0||(v=$,ye(u),F.again())},et=ke(g,h,f.read,$=>{M(),F.go(x(f.read()),$)});f.follow(($,P)=>{g.classList.add("touched"),et(P?.glide??!0)}),M(),W();let L=new ResizeObserver(W);return L.observe(g),h.ahead?.(),()=>{L.disconnect(),F.stop(),f.stop(),m?.stop(),h.stop?.()}},b=async()=>{await h.ready;for(let x;x=h.wants?.(f.read());)await x;return w()};return h.ready?b():w()}}}var ve=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Pt(t,e,{glide:n=!1}={}){let o=0,r=0,s=null,a=()=>{cancelAnimationFrame(o),s=null,r=0},i=u=>{s=u,t.change(u,{glide:n})};return{play:(u,l=e)=>{a();let d=u.length-1;if(J())return i(u[d]);let f=performance.now(),h=0,m=g=>{let w=Math.min(d,Math.floor(d*(g-f)/l));s&&w>h&&(r=d-w,i(u[h=w])),s&&h<d&&(o=requestAnimationFrame(m))};r=d,i(u[0]),o=requestAnimationFrame(m)},stop:a,tell:u=>{s&&Object.entries(s).some(([l,d])=>!ve(u[l],d))&&a()},playing:()=>r>0}}var H=8;var $e=(t,e)=>Array.from({length:Math.ceil(t/e)},(n,o)=>[o*e,Math.min(t,(o+1)*e)]),j=([t,e])=>Array.from({length:e-t},(n,o)=>t+o);function Jt(){let t=new Map,e=0,n=(o,r)=>void t.set(o,r);return{keep:n,read(o,r){n(o,r),e+=r},write:o=>void(e+=o),clear:()=>t.clear(),moved:()=>e*H,held:()=>[...t.values()].reduce((o,r)=>o+r,0)}}function Me({query:t,key:e,value:n,is_causal:o}){let r=t.map((i,c)=>e.map((p,u)=>o&&u>c?-1/0:ot(i,p))),s=r.map(i=>Ot(i)),a=s.map(i=>n[0].map((c,p)=>ot(i,n.map(u=>u[p]))));return{scores:r,weights:s,output:a}}function Ae(t,e){return{m:Array(t).fill(-1/0),l:Array(t).fill(0),o:Array.from({length:t},()=>Array(e).fill(0)),factors:Array(t).fill(0),parts:Array.from({length:t},()=>[])}}function qe(t){let{query:e,value:n,is_causal:o}=t,[r,s]=[e.length,n[0].length],a=$e(r,Math.min(t.block_size,r)),i=Me(t),c=Ae(r,s),[p,u]=[Jt(),Jt()],l=[],d=(h,m=-1,g=-1)=>void l.push({kind:h,I:m,J:g,held:p.held(),m:[...c.m],l:[...c.l],o:[...c.o],factors:[...c.factors],parts:[...c.parts],moved:{blocks:p.moved(),whole:u.moved()}}),f=(h,m)=>{let[g,w]=[j(a[h]),a[m]],b=w[1]-w[0];p.keep("tile",0),p.read("key",b*s),p.read("value",b*s),u.read("key",b*s),d("load",h,m),p.keep("tile",g.length*b),u.write(g.length*b),d("score",h,m);for(let x of g){let v=Math.max(c.m[x],...i.scores[x].slice(...w));c.factors[x]=Math.exp(c.m[x]-v),c.m[x]=v,c.l[x]*=c.factors[x],c.o[x]=c.o[x].map(M=>M*c.factors[x])}d("rescale",h,m);for(let x of g)c.parts[x]=i.scores[x].slice(...w).map(v=>Math.exp(v-c.m[x])),c.l[x]+=c.parts[x].reduce((v,M)=>v+M,0),c.parts[x].forEach((v,M)=>{c.o[x]=c.o[x].map((F,W)=>F+v*n[w[0]+M][W])});d("add",h,m)};d("start"),a.forEach((h,m)=>{let g=j(h);for(let b of[p,u])b.read("query",g.length*s);["m","l"].forEach(b=>p.keep(b,g.length)),p.keep("output",g.length*s),d("query",m);let w=o?m:a.length-1;for(let b=0;b<=w;b++)f(m,b);if(w<a.length-1){for(let[b,x]of a.slice(w+1))u.read("key",(x-b)*s),u.write(g.length*(x-b));["key","value","tile"].forEach(b=>p.keep(b,0)),d("skip",m)}for(let b of g)c.o[b]=c.o[b].map(x=>x/c.l[b]);p.write(g.length*s),p.clear(),d("write",m)}),u.read("scores",r*r),u.write(r*r),d("softmax");for(let[h,m]of a){u.read("weights",(m-h)*r);for(let[g,w]of a)u.read("value",(w-g)*s);u.write((m-h)*s)}return d("product"),d("compare"),{frames:l,blocks:a,...i}}function Se(t,e){let n=(o,r)=>t.filter(({kind:s,I:a,factors:i})=>s==="rescale"&&a===r&&i[o]>0&&i[o]<1).length;return e.map((o,r)=>j(o).reduce((s,a)=>n(a,r)>n(s,r)?a:s))}function ze(t){let e=qe(t),{frames:n,blocks:o,output:r}=e,[s,a]=[t.query.length,n.at(-1)],i=(p,u=-1,l=-1)=>n.findIndex(d=>d.kind===p&&d.I===u&&d.J===l),c=Math.max(...r.flatMap((p,u)=>p.map((l,d)=>Math.abs(l-a.o[u][d]))));return{...e,n:s,b:Math.min(t.block_size,s),end:n.length-1,difference:c,moved:a.moved,most:Math.max(...n.flatMap(p=>p.l)),peak:Math.max(...n.map(({held:p})=>p)),told:Se(n,o),scoredAt:o.map((p,u)=>o.map((l,d)=>i("score",u,d)<0?i("skip",u):i("score",u,d))),skipped:(p,u)=>i("score",p,u)<0,writtenAt:o.map((p,u)=>i("write",u)),addedAt:o.map((p,u)=>o.map((l,d)=>i("add",u,d))),skips:n.some(({kind:p})=>p==="skip"),softmaxAt:i("softmax"),productAt:i("product")}}var U=new Map;function q(t){let{query:e,key:n,value:o,block_size:r,is_causal:s}=t,a=JSON.stringify([e,n,o,r,s]),i=U.get(a)??ze(t);return U.size>20&&U.clear(),U.set(a,i),i}var T=({step:t},e)=>A(Math.round(t),0,e.end);function Ee(t){let e=q(t),n=T(t,e),{frames:o,output:r,weights:s,difference:a,end:i,peak:c,moved:p}=e;return{...o[n],at:n,end:i,whole:{output:r,weights:s},difference:a,peak:c,total:p}}var Rt=(t,e,n)=>t>=e.end?n.end:Math.round(t/e.end*n.end);var Ht=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
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
.cross { fill: none; stroke: var(--soft); stroke-width: 1.2; }
.room { stroke: var(--ink); stroke-width: 2; }
.sum { fill: var(--weight); }
.part { fill: var(--weight); stroke: var(--paper); stroke-width: 1; }
.was { fill: none; stroke: var(--weight); stroke-width: 1.2; stroke-dasharray: 3 3; }
.track { fill: var(--rule); }
.ink.solid { fill: var(--ink); } .soft.solid { fill: var(--soft); }
text.n7 { font-size: 7px; } text.n8 { font-size: 8px; } text.n9 { font-size: 9px; } text.n10 { font-size: 10px; }
text.n11 { font-size: 11px; } text.n12 { font-size: 12px; } text.n13 { font-size: 13px; }
`;var Te="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),_e=1.12;var V=new Map;function Ne(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Te[r.charCodeAt(0)-32]??556),0);return _e*n/1e3}function at(t,e){return V.size>5e3&&V.clear(),V.has(t)||V.set(t,Ne(t)),e*V.get(t)}var je=([t,e])=>e-t>1?`${t+1}\u2013${e}`:`${e}`,Ie={query:"queries",key:"keys"},I=(t,e)=>`${e[1]-e[0]>1?Ie[t]:t} ${je(e)}`,Q=([t,e])=>e-t===1,it=t=>t[0].toUpperCase()+t.slice(1),lt=t=>String(t).replace(/\B(?=(\d{3})+$)/g,"\u202F"),Z=t=>`${lt(t)}\xA0B`,S=t=>Number.isInteger(t)?K(t):O(t,2),ct=t=>`(${t.map(S).join(", ")})`,Be=t=>t<0?`(${S(t)})`:S(t);function Vt(t){if(t===0)return"0";let[e,n]=t.toExponential(1).split("e-");return`${e} \xD7 10\u207B${[...n].map(o=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(o)]).join("")}`}function Gt({n:t,difference:e},n,o){if(n==="start")return["Empty.","A block of each will lie here, and a tile."];if(n==="product")return["Both ways are done.","Now their outputs are compared."];if(n!=="compare")return["The blocks are done.",o?"The whole matrices are to be read.":"The whole-matrix way has its matrices to read."];let r=`for which the whole-matrix way stored ${2*t*t} numbers more`;return[o?`Same output, within ${Vt(e)}`:`The same output: largest difference ${Vt(e)}`,o?`${2*t*t} numbers less in the slow memory`:r]}function Le(t,e,n,o){let r=`Row ${t+1}`;return e===-1/0?`${r} meets its first scores; the largest is m = ${S(n)}. Nothing is gathered yet that could be rescaled.`:e===n?`${r} meets nothing larger than m = ${S(n)}: what it has gathered stays as it is.`:`${r} meets a larger score: m rises from ${S(e)} to ${S(n)}. What it has gathered was measured from the old m, so its sum and output are multiplied by exp(${S(e)} \u2212 ${Be(n)}) = ${O(o,2)}.`}function Ce(t,e,n){let o=n.parts[t].map(r=>S(r)).join(" + ");return`A score s adds exp(s \u2212 m) to the sum, and so much of its value to the output. Row ${t+1}: l = ${S(e.l[t])} + ${o} = ${S(n.l[t])}, output so far ${ct(n.o[t])}.`}function Fe(t,e){let{blocks:n,whole:o}=t.moved,r=`${t.n} \xD7 ${t.n}`;return e==="softmax"?`The whole-matrix way now reads its ${r} scores back, takes the softmax of each row and writes ${r} weights.`:e==="product"?`It reads the ${r} weights, and V block by block, and writes the same output.`:`The same output. The whole-matrix way moved ${O(o/n,1)} times as many bytes, ${Z(o)} instead of ${Z(n)}: four times ${r} numbers more${t.skips?", and keys and values of skipped tiles":""}.`}function Kt(t,e){let n=t.frames[e],o=t.frames[Math.max(0,e-1)],[r,s]=[t.blocks[n.I],t.blocks[n.J]],a=t.told[n.I];switch(n.kind){case"start":return"A softmax never needs all scores of a row at once. Blocks will come into the fast memory, and each row will keep a running maximum m, a running sum l and an output so far.";case"query":return`${it(I("query",r))} ${Q(r)?"comes":"come"} into the fast memory. Each row starts with m = \u2212\u221E, l = 0 and an output of 0.`;case"load":return`${it(I("key",s))} ${Q(s)?"and its value come in":"and their values come in"}${n.J>0?" and take the place of the block before":""}.`;case"score":return`One tile of scores: ${I("query",r)} by ${I("key",s)}. The whole-matrix way writes it to the slow memory; in blocks it stays here and is soon forgotten.`;case"rescale":return Le(a,o.m[a],n.m[a],n.factors[a]);case"add":return Ce(a,o,n);case"skip":return`${it(I("key",[r[1],t.n]))} ${Q([r[1],t.n])?"comes":"come"} after ${Q(r)?"this query":"these queries"}, and the mask hides them: blocks neither fetch nor score them. The whole-matrix way does, and writes \u2212\u221E for each score.`;case"write":return`Output over sum: row ${a+1} ends with ${ct(o.o[a])} \xF7 ${S(o.l[a])} = ${ct(n.o[a])}. Outputs are all that blocks write to the slow memory.`;default:return Fe(t,n.kind)}}var X=600,dt=330,We=690,De=960,ut=2,Pe=12.5,pt={query:"Q",key:"K",value:"V",output:"output"};function Je(t){return t<dt?[{wide:24,out:26,tall:20,square:16},26,5]:t<X?[{wide:29,out:31,tall:20,square:20},26,8]:t<We?[{wide:24,out:32,tall:20,square:20},30,8]:[{wide:27,out:36,tall:22,square:22},38,14]}function Re(t,e){let[n,[o,r,s]]=[t<X,Je(t)],[a,i,c]=[n?48:46,2*o.wide,e*o.square],p=n?(t-r-8-3*i-2*o.out)/3:Math.min(30,(t-r-s-3*i-4*o.out-2*c)/8),u=g=>r+g*(i+p),l=u(3)+2*o.out+3*p,d=a+e*o.tall,[f,h]=n?[s,d+46]:[l,a],m=c+(n?(t-2*s-2*c-2*o.out)/2:p);return{cell:o,query:[u(0),a],key:[u(1),a],value:[u(2),a],output:[u(3),a],scores:[f,h],weights:[f+m,h],whole:[f+2*m,h],other:[f,h-28],rule:l-Math.min(22,1.5*p),height:n?h+c+10:d+12}}function He(t,e,n){let[o,r]=[t<X,t<dt],s=o?134:144,a=r?86+A(.6*(t-288),0,20):o?106:1/0,i=Math.min(26,s/(e+4),a/(e+2)),c=o?5:16,p=30+(s-(e+4)*i)/2,u=n+p+2*i+16,l=(o?6:96)+2*i+c,d=l+e*i+c,[f,h,m,g]=r?[22,36,30,31]:o?[24,40,32,34]:[54,62,48,48],w=t-(o?5:14)-2*g,b=d+f+h;return{cell:i,gap:i<16?1:ut,bare:i<Pe,out:g,query:[l-c-2*i,u],key:[l,u-2*i-7],tile:[l,u],value:[l,u+e*i+7],m:d+f/2,factor:d+f+h/2,bar:[b,w-m-(o?2:12)],sum:w-(o?6:16),output:[w,u],rows:u,height:s+58}}function ht({n:t,b:e},n){let o=Math.min(n,De),r=Re(o,t),s=r.height+8,a=He(o,e,s),i=s+a.height+8;return{laid:o,shelves:r,desk:a,top:s,counters:i,narrow:o<X,least:o<dt,zoom:n/o,height:i+62}}function G({shelves:t},e,n,o){let[r,s]=t[e],{out:a}=t.cell,i=e==="whole"?t.cell.square:t.cell.tall,c=e==="output"||e==="whole"?a:t.cell.wide;return{x:r+o*c,y:s+n*i,width:c-ut,height:i-ut}}function Ut({shelves:t},e,n,o){let[r,s]=t[e],a=t.cell.square;return{x:r+o*a,y:s+n*a,width:a-1,height:a-1}}function ft({desk:t},e,n,o){let[r,s]=t[e],{cell:a,out:i,gap:c}=t,p={width:a-c,height:a-c};if(e==="key"||e==="value")return{x:r+n*a,y:s+o*a,...p};let u=e==="output"?i:a;return{x:r+o*u,y:s+n*a,...p,width:u-c}}var mt=(t,e,n)=>({x:t.x+(e.x-t.x)*n,y:t.y+(e.y-t.y)*n,width:t.width+(e.width-t.width)*n,height:t.height+(e.height-t.height)*n});function Ve({frames:t,end:e},n){let o=A(Math.ceil(n-1e-6),0,e);return{at:o,now:t[o],before:t[Math.max(0,o-1)],k:A(n-o+1)}}var Qt=({at:t,k:e},n)=>n>=0&&(t>n||t===n&&e>.999),Ge=({now:t,before:e,k:n})=>n<.5?e:t,B=(t,e,n,o={})=>y(t,"rect",e,{...n,rx:3,...o}),Ke=at("00",1),Ye=7,Ue=t=>Math.max(Ke,at(t,1)+(t.includes("\u221E")?.2:0));function Zt(t,e,n,o="ink"){let r=Math.max(e.height*.72,Math.min(9,e.height*.93)),s=Math.min(13,r,.96*e.width/Ue(n)),a=Math.max(Ye,Math.floor(s));return y.text(t,`${o} n${a}`,[e.x+e.width/2,e.y+e.height/2+a*.36],n)}var C=t=>Number.isInteger(t)?K(t):O(t,2),D=(t,e,n,o,r={},s=!1)=>[B(t,`${e} cell`,n,r),...s?[]:[Zt(`${t} number`,n,C(o))]];function Qe(t,e,n,o){let{now:r}=n,s=(l,d)=>l>=0&&d>=t.blocks[l][0]&&d<t.blocks[l][1],a=Array.from({length:t.n},(l,d)=>d),i=["query","key","value"].flatMap(l=>a.flatMap(d=>[0,1].flatMap(f=>{let h=r.kind!=="write"&&s(l==="query"?r.I:r.J,d),m=`${l}${h?" from":""}`;return D(`${l} ${d} ${f}`,m,G(e,l,d,f),o[l][d][f])}))),c=a.flatMap(l=>{let d=t.blocks.findIndex((h,m)=>s(m,l)),f=Qt(n,t.writtenAt[d]);return[0,1].flatMap(h=>{let m=G(e,"output",l,h),g=`output ${l} ${h}`;return f?D(g,"output",m,t.frames[t.writtenAt[d]].o[l][h]):[B(g,"output cell empty",m)]})}),{tall:p}=e.shelves.cell;return[...a.map(l=>y.text(`token ${l}`,"soft small",[e.narrow?14:22,e.shelves.query[1]+(l+.5)*p+3],String(l+1))),...i,...c]}function Ze(t){let e=t.scores.flat().filter(Number.isFinite),[n,o]=[Math.min(...e),Math.max(...e)];return{scores:r=>r===-1/0?.03:.06+.34*(r-n)/(o-n||1),weights:r=>.08+.92*r}}var Xe=t=>t===0?"0":t.toFixed(2).replace(/^0/,"").replace("1.00","1");function tn(t,e,n){let o=Ze(t),{at:r,k:s}=n,a=h=>Math.floor(h/t.b),i=(h,m)=>r>m||r===m&&s*t.n>=h+.999,c=Array.from({length:t.n},(h,m)=>m),p={scores:(h,m)=>Qt(n,t.scoredAt[a(h)][a(m)]),weights:h=>i(h,t.softmaxAt)},u={scores:C,weights:Xe},l={scores:"ink",weights:"weight"},d=["scores","weights"].flatMap(h=>c.flatMap(m=>c.flatMap(g=>{let[w,b,x]=[`${h} ${m} ${g}`,Ut(e,h,m,g),t[h][m][g]];if(!p[h](m,g))return[B(w,`${l[h]} heat empty`,b)];let v={"fill-opacity":o[h](x).toFixed(3)};return[y(w,"rect",`${l[h]} heat`,{...b,rx:3,...v}),...h==="scores"&&t.skipped(a(m),a(g))?[]:[Zt(`${w} number`,b,u[h](x))]]}))),f=c.flatMap(h=>[0,1].flatMap(m=>{let[g,w]=[`whole ${h} ${m}`,G(e,"whole",h,m)];return i(h,t.productAt)?D(g,"output",w,t.output[h][m]):[B(g,"output cell empty",w)]}));return[...d,...f]}function Yt({blocks:t},{shelves:e},n,o){let[[r,s],[a,i]]=[t[n],t[o]],[[c,p],u]=[e.scores,e.cell.square],[l,d]=[(i-a)*u-1,(s-r)*u-1];return{x:c+a*u,y:p+r*u,width:l,height:d}}function en(t,e,n){let r=t.blocks.flatMap((p,u)=>t.blocks.map((l,d)=>({I:u,J:d}))).filter(({I:p,J:u})=>t.skipped(p,u)).map(({I:p,J:u})=>{let{x:l,y:d,width:f,height:h}=Yt(t,e,p,u);return y.path(`skip ${p} ${u}`,"ink cross",`M${l} ${d}L${l+f} ${d+h}M${l+f} ${d}L${l} ${d+h}`)}),{I:s,J:a}=n.now;if(a<0)return r;let i=Yt(t,e,s,a),c={x:i.x-1,y:i.y-1,width:i.width+2,height:i.height+2};return[...r,B("here","ink here",c)]}function nn({n:t,skips:e},{laid:n,narrow:o,least:r,shelves:s}){let a=(l,d,f)=>y.text(`name ${l}`,`${d} strong start`,[s[l][0],s[l][1]-7],f),[i,c]=s.other,p=l=>r?l:`${l} ${t} \xD7 ${t}`,u=e?`${o?"Whole matrix":"The whole-matrix way"} (crossed out: blocks skip)`:"The whole-matrix way stores here too";return[B("slow","tint",{x:0,y:0,width:n,height:s.height},{rx:8}),y.text("slow name","ink small start",[8,18],"Slow memory: large"),...o?[]:[y.line("rule","ruler",[s.rule,12,s.rule,s.height-12])],y.text("other name","ink small start",[i,c],u),...["query","key","value","output"].map(l=>a(l,l,pt[l])),a("scores","ink",p("scores")),a("weights","weight",p("weights")),a("whole","output","output")]}function on(t,{laid:e,narrow:n,desk:o,top:r},{now:s,k:a}){let i=n?`${s.held} of ${t.peak} numbers`:`${s.held} numbers now, ${t.peak} at most`,c=o.rows-7,p=s.I>=0,u=s.kind==="product"&&a<.999?"softmax":s.kind,l=(f,h,m,g)=>y.text(`desk ${f}`,h,[m,c],g),d=f=>y.text(`desk ${f}`,`${f} end strong`,[o[f][0]-8,o[f][1]+o.cell+(n?(f==="key"?-.3:.3)*o.cell:0)+4],n?pt[f]:`${pt[f]} block`);return[B("fast","paper room",{x:1,y:r,width:e-2,height:o.height},{rx:8}),y.text("fast name","ink small start",[10,r+19],"Fast memory: small"),y.text("held","soft small end",[e-12,r+19],i),...p?[...s.J<0?[]:[d("key"),d("value")],y.text("desk query","query strong end",[n?o.query[0]+o.cell:o.query[0]-24,n?c:o.rows+t.b*o.cell/2+4],n?"Q":"Q block"),l("m","ink small",o.m,n?"m":"max m"),l("factor","ink small",o.factor,"old \xD7"),l("sum","weight small strong start",o.bar[0],"sum l"),l("out","output small strong",o.output[0]+o.out,n?"output":"output so far")]:Gt(t,u,n).map((f,h)=>y.text(`idle ${h}`,h?"soft small":"ink strong",[e/2,r+o.height/2+22*h],f))]}function rn(t,e,{now:n,k:o},r){let s=(a,i,c)=>i<0?[]:j(t.blocks[i]).flatMap((p,u)=>[0,1].flatMap(l=>{let[d,f]=[G(e,a,p,l),ft(e,a,u,l)],h=c?mt(d,f,R(o)):f;return D(`d-${a} ${u} ${l}`,a,h,r[a][p][l],{},e.desk.bare)}));return[...s("query",n.I,n.kind==="query"),...s("key",n.J,n.kind==="load"),...s("value",n.J,n.kind==="load")]}function sn(t,e,{now:n,k:o}){if(!["score","rescale","add"].includes(n.kind))return[];let[r,s]=[j(t.blocks[n.I]),j(t.blocks[n.J])];return r.flatMap((a,i)=>s.flatMap((c,p)=>{let[u,l]=[ft(e,"tile",i,p),t.scores[a][c]],d=n.kind!=="score"&&l===n.m[a],f=`d-tile ${i} ${p}`,h=n.kind==="score"?o.toFixed(2):"1",m=D(f,`ink${d?" top":""}`,u,l,{opacity:h},e.desk.bare);if(n.kind!=="score"||o>.999)return m;let g=mt(u,Ut(e,"scores",a,c),R(o));return[...m,B(`copy ${i} ${p}`,"ink cell copy",g)]}))}var Xt=({most:t},{desk:{bar:[e,n]}})=>o=>(n-e)*o/t;function an(t,e,{now:n,before:o,k:r},s,a){let{desk:i}=e,[c,p]=[i.bar[0],Xt(t,e)],u={y:i.rows+a*i.cell+i.cell*.16,height:i.cell*.6},l=n.kind==="add",d=l?o.l[s]:o.l[s]+(n.l[s]-o.l[s])*r,f=n.kind==="rescale"&&n.factors[s]<1&&o.l[s]>0,h=c+p(d),m=l?n.parts[s].map((g,w)=>{let b=p(g)*r;return h+=b,y(`part ${a} ${w}`,"rect","weight part",{x:h-b,width:b,...u})}):[];return[y(`sum ${a}`,"rect","weight sum",{x:c,width:p(d),...u}),...m,...f?[y(`was ${a}`,"rect","weight was",{x:c,width:p(o.l[s]),...u})]:[]]}function cn(t,e,n){let{now:o,before:r,k:s}=n;if(o.I<0)return[];let{desk:a}=e,i=Ge(n),c=o.kind==="write";return j(t.blocks[o.I]).flatMap((p,u)=>{let l=a.rows+(u+.5)*a.cell+4,d=a.cell<18?" tiny":" small",f=o.kind==="query",[h,m,g]=f?[-1/0,0,[0,0]]:[i.m[p],i.l[p],i.o[p]],w=["rescale","add"].includes(o.kind),b=w&&o.factors[p]<1?" strong":"",x=w?`${e.narrow?"":"\xD7 "}${C(o.factors[p])}`:"",v=Math.max(r.l[p],o.l[p]),M=e.narrow?a.sum:a.bar[0]+Xt(t,e)(c?m:v)+10,W=o.kind==="rescale"&&s>=.5&&r.m[p]<h&&r.l[p]>0&&!e.narrow?`${C(r.m[p])} \u2192 ${C(h)}`:C(h),et=[0,1].flatMap(L=>{let $=ft(e,"output",u,L),P=c?mt($,G(e,"output",p,L),R(s)):$;return D(`d-output ${u} ${L}`,"output",P,g[L])});return[...e.narrow?[]:[y.text(`row ${u}`,`soft${d}`,[a.query[0]-12,l],String(p+1))],y.text(`m ${u}`,`ink${d}${b}`,[a.m,l],W),y.text(`factor ${u}`,`ink${d}${b}`,[a.factor,l],x),...an(t,e,n,p,u),y.text(`l ${u}`,`weight ${e.narrow?"end":"start"}${d}`,[M,l],C(m)),...et]})}function ln(t,{laid:e,narrow:n,counters:o},{now:r,before:s,k:a}){let[i,c]=[n?92:110,e-(n?122:130)],p=Math.max(t.moved.blocks,t.moved.whole),u=d=>(c-i)*d/p,l=[["blocks","in blocks"],["whole","whole matrix"]];return[y.text("moved","ink small start",[0,o+11],`Bytes moved, ${H} for each number`),...l.flatMap(([d,f],h)=>{let m=s.moved[d]+(r.moved[d]-s.moved[d])*a,g=H*Math.round(m/H),w={x:i,y:o+20+21*h,height:15,rx:3},[b,x]=d==="blocks"?["ink"," strong"]:["soft",""],v=`${lt(g)} of ${Z(t.moved[d])}`;return[y.text(`${d} name`,`ink small start${x}`,[0,w.y+12],f),y(`${d} end`,"rect","track",{...w,width:u(t.moved[d])}),y(`${d} bar`,"rect",`${b} solid`,{...w,width:u(g)}),y.text(`${d} number`,`ink small end${x}`,[e,w.y+12],v)]})]}function te(t,e,{t:n,width:o}){let r=ht(t,o),s=Ve(t,n),a=[...nn(t,r),...Qe(t,r,s,e),...tn(t,r,s),...en(t,r,s),...on(t,r,s),...sn(t,r,s),...cn(t,r,s),...rn(t,r,s,e),...ln(t,r,s)];return{width:r.laid,height:r.height,marks:a}}function ee(t,e,n,o){let r=ht(t,e),[s,a]=r.shelves.scores,i=c=>A(Math.floor(c/r.shelves.cell.square/t.b),0,t.blocks.length-1);return[i(o/r.zoom-a),i(n/r.zoom-s)]}function ne(t,e,n){let{shelves:o,zoom:r}=ht(t,n),{I:s,J:a}=t.frames[e],[i,c,p]=[Math.max(0,s),Math.max(0,a),t.blocks.length],[u,l]=o.scores,d=t.n*o.cell.square,f=t.skipped(i,c)?", skipped":"";return[{id:"tiles",x:u*r,y:l*r,width:d*r,height:d*r,label:"tile of scores",slider:!0,kind:"grab",aria:{valuemin:1,valuemax:p*p,valuenow:i*p+c+1,valuetext:`${I("query",t.blocks[i])}, ${I("key",t.blocks[c])}${f}`}}]}var oe=`.efficient-reel { display: grid; grid-template-columns: 6.2em auto minmax(0, 1fr) auto; gap: 8px; align-items: center; }
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
`;var pn=1100,re=45e3,dn=450,_=t=>t.read(),tt=(t,e,n="")=>{let{root:o}=Y(t,e);return n&&o.setAttribute("aria-label",n),o};function hn(t,e){let n=()=>q(_(t)),o=i=>{let{blocks:c,addedAt:p,scoredAt:u}=n(),[l,d]=i.map(h=>A(h,0,c.length-1)),f=p[l][d]<0?u[l][d]:p[l][d];f!==T(_(t),n())&&e(f)},a=qt("efficient-picture",i=>{let c=u=>{let[l,d]=kt(a.image,u);o(ee(n(),a.width(),l,d))};vt(i,u=>(c(u),c));let p=(u,l)=>()=>{let{I:d,J:f}=n().frames[T(_(t),n())];return[Math.max(0,d)+u,Math.max(0,f)+l]};Bt(i,{ArrowUp:p(-1,0),ArrowDown:p(1,0),ArrowLeft:p(0,-1),ArrowRight:p(0,1)},o)},(i,c)=>ne(q(c),T(c,q(c)),i));return a}function fn(t){let e=Pt(t,re,{glide:!0}),n=()=>T(_(t),q(_(t))),o=()=>q(_(t)).end,r=(u,l=!0)=>{e.stop(),t.change({step:A(u,0,o())},{glide:l})},a=tt("Play",()=>{if(e.playing())return r(n());let u=n()>=o()?0:n()+1;if(J())return r(u);let l=Array.from({length:o()-u+1},(d,f)=>({step:u+f}));e.play(l,Math.min(re,pn*l.length))}),i=jt({label:"steps done",min:0,max:1,step:1,text:u=>`${u} of ${o()}`,onInput:u=>r(u,!1)});return{root:z("efficient-reel",a,tt("\u2039",()=>r(n()-1),"One step back"),i.root,tt("\u203A",()=>r(n()+1),"One step on")),tell:u=>{e.tell(u),N(a,e.playing()?"Pause":"Play"),i.limit(o()),i.set(n())},stop:e.stop}}function mn(t,e,n){let o=l=>{n();let d=_(e),[f,h]=[q(d),q({...d,...l})];e.change({...l,step:Rt(T(d,f),f,h)})},r=t.query.map((l,d)=>String(d+1)),s=st("Block size",Object.fromEntries(r.map(l=>[l,l])),l=>o({block_size:Number(l)})),a=st("Mask",{none:"no mask",causal:"causal"},l=>o({is_causal:l==="causal"})),i=tt("Reset",()=>(n(),e.reset())),c=z("attn-row",k("span",{class:"attn-label","aria-hidden":"true"},"block size"),s.root);return{root:z("efficient-settings",c,a.root,i),tell:l=>{s.set(String(q(l).b)),a.set(l.is_causal?"causal":"none")}}}function gn(t,e){let n=fn(e),o=hn(e,i=>{n.stop(),e.change({step:i},{glide:!0})}),[r,s]=[mn(t,e,n.stop),It()];return{parts:[Nt("Press play, drag the slider, or press a tile of scores."),o.root,n.root,s.root,r.root],tell:i=>{let c=q(i);n.tell(i),r.tell(i),o.tell(i),s.set(Kt(c,T(i,c)))},glides:i=>({t:T(i,q(i))}),paint:({t:i},c,p)=>o.paint(te(q(_(e)),_(e),{t:i,width:p}),p),stop:()=>{n.stop(),s.stop()}}}var Mo=Dt({name:"efficient",label:"Live figure: attention in blocks, between a slow and a fast memory",style:Ht+oe,controls:["block_size","is_causal","step"],fixed:["query","key","value"],ms:dn,build:gn});export{Ee as compute,Mo as default};
