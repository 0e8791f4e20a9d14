// Joined by `make figures` from src/mixing and src/kit: change those, not this.
var ie="http://www.w3.org/2000/svg",se=0,ce=Math.random().toString(36).slice(2,8),ct=t=>`attn-${ce}-${t}-${++se}`;function lt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var m=(t,e={},...n)=>lt(document.createElement(t),e,n),$=(t,...e)=>m("div",{class:t},...e),le=(t,e={},...n)=>lt(document.createElementNS(ie,t),e,n),pt=()=>le("svg",{class:"scene","aria-hidden":"true"}),dt=(t,e,...n)=>m("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function T(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function M(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var pe=t=>Math.round(t*10)/10,ut=new WeakMap;function ft(t){let e=$("attn-hits"),n=new Map,o=a=>{let i=a.slider?m("div",{role:"slider",tabindex:0}):m("button",{type:"button"}),c={node:i,hit:a};return n.set(a.id,c),i.dataset.id=a.id,t(i,()=>c.hit),c};return{root:e,set:(a,i=1)=>{let c=new Set(a.map(({id:s})=>s));for(let[s,{node:l}]of n)c.has(s)||(l.remove(),n.delete(s));a.forEach((s,l)=>{let d=n.get(s.id)??o(s);de(d.node,d.hit=s,i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function de(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:c={},tab:s=0,lang:l},d){let[p,u,f,h]=[e,n,o,r].map(b=>pe(d*b)),w=`left:${p}px;top:${u}px;width:${f}px;height:${h}px`;ut.get(t)!==w&&(t.style.cssText=w,ut.set(t,w)),M(t,"class",`attn-hit ${i}`.trim()),M(t,"aria-label",a),M(t,"tabindex",s),l&&M(t,"lang",l);for(let[b,E]of Object.entries(c))M(t,`aria-${b}`,String(E))}function ht(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function gt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var xt="http://www.w3.org/2000/svg",v=t=>Math.round(t*10)/10+0;function g(t,e,n,o,r){let a={};for(let i in o){let c=o[i];a[i]=typeof c=="number"?v(c):c}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}g.line=(t,e,[n,o,r,a],i)=>g(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});g.rect=(t,e,[n,o,r,a],i)=>g(t,"rect",e,{x:n,y:o,width:r,height:a,...i});g.circle=(t,e,[n,o,r],a)=>g(t,"circle",e,{cx:n,cy:o,r,...a});g.path=(t,e,n,o)=>g(t,"path",e,{d:n,...o});g.text=(t,e,[n,o],r,a)=>g(t,"text",e,{x:n,y:o,...a},r);var L=t=>`M${t.map(([e,n])=>`${v(e)} ${v(n)}`).join("L")}`;var mt=new WeakMap;function ue(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(he)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var fe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function he(t){let e=document.createElementNS(xt,"tspan");for(let[n,o]of Object.entries(fe(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function wt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=mt.get(t)??new Map;mt.set(t,a);let i=new Map(o.map(s=>[s.id,s]));for(let[s,{node:l,shape:d}]of a)i.get(s)?.shape!==d&&(l.remove(),a.delete(s));let c=t.firstChild;for(let s of o){let l=a.get(s.id);if(!l){let d=document.createElementNS(xt,s.shape);d.setAttribute("data-id",s.id),l={node:d,shape:s.shape,role:"",at:{},text:""},a.set(s.id,l)}ue(l,s),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}function G(t,e,n,{label:o,zoom:r=()=>1}={}){let a=pt(),i=ft(e),c=dt(o,t,a,i.root),s=700,l=[],d=()=>i.set(n(s,...l),r(s));return{root:c,image:a,room:()=>Math.round(c.clientWidth),focus:i.focus,width:()=>s,tell:(...p)=>{l=p,d()},paint:(p,u)=>{u!==s&&(s=u,d()),wt(a,p)}}}var bt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var yt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var vt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var k=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var kt=200,V=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,we=t=>t*t*(3-2*t);function K(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>K(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,K(t[r],a,n)]);return Object.fromEntries(o)}return e}function $t(t,e,n){let[o,r,a,i,c,s]=[t,t,t,0,0,0],l=!1,d=p=>{let u=k(p-c,0,64);if(c=p,l){let h=k((p-i)/e);o=K(r,a,we(h)),l=h<1}let f=n(o,u);s=l||f?requestAnimationFrame(d):0};return{go(p,u){if(V()){[o,a,l]=[p,p,!1],n(o,1/0);return}[r,a,i,l]=[o,p,performance.now(),u],u||(o=p,n(o,0)),s||([c,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function Mt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function I(t,e,n=null){let r=m("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:r,set:a=>M(r,"aria-pressed",String(a))}}var St=(...t)=>m("p",{class:"attn-hint"},...t);function U({label:t,min:e,max:n,step:o,onInput:r,text:a=Mt,zero:i=e,...c}){let{read:s=x=>x,write:l=x=>x}=c,d=ct("slider"),p=m("span",{class:"attn-number","aria-hidden":"true"}),f=m("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>r(s(f.valueAsNumber))}),h=$("attn-slider",m("label",{for:d},t),f,p),w=n,b=x=>Math.min(1,Math.max(0,(x-e)/(w-e)));return{root:h,input:f,set:(x,z=!0)=>{let S=l(x);f.valueAsNumber!==S&&(f.value=S),f.style.setProperty("--from",b(Math.min(i,S))),f.style.setProperty("--to",b(Math.max(i,S))),f.disabled=!z,T(p,a(x)),M(f,"aria-valuetext",a(x))},limit:x=>M(f,"max",w=x)}}function At(t=700){let e=m("p",{class:"attn-summary"}),n=m("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>T(n,i),t)),T(e,a)};return{root:m("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}var Et=(t,e=1)=>({ArrowRight:t(1),ArrowUp:t(1),ArrowLeft:t(-1),ArrowDown:t(-1),PageUp:t(e),PageDown:t(-e),Home:t(-1/0),End:t(1/0)});function Ot(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.(a);i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var be=0,zt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function jt(t,e){let[n,o,r]=[!1,0,""],a={},i=s=>{a=s;let l=s._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let d=l?.name?e(s,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==r&&([r,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++be}}))},c=()=>{n=!1,i(a)};return t.on("change:_drawn",c),{ask:i,stop:()=>t.off("change:_drawn",c)}}function ye(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:i,mask:c}=zt(t),s=!!(i??c);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function Tt(t,e){let n=m("span",{role:"status"}),o=I("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=$("attn-own",n,o.root);return{root:r,tell:i=>{let c=ye(i,e);r.hidden=c==="",r.classList.toggle("fault",!!zt(i).fault),T(n,c)}}}function Nt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),c=p=>{if(a)return;let u=i();r.forEach(f=>f(u,p))},s=()=>c(null);e.forEach(p=>t.on(`change:${p}`,s));let l=(p,{glide:u=!1}={})=>{a=!0;for(let[f,h]of Object.entries(p))t.set(f,h);a=!1,c({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:i,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,s))}}function ve(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ke(t,e,n,o){let[r,a]=[0,!1],i=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",s)}},c=s=>{let l=++r,d=e.wants?.(n())??null;if(i(d!==null),d===null)return o(s);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&c(s),()=>l===r&&e.say?.(p))};return c}function Lt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=kt,asks:i,build:c}){return{render:({model:l,el:d})=>{let p=m("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(m("style",{},[bt,yt,vt,n].join(`
`)));let f=Nt(l,i?[...o,"_own","_drawn"]:o,r),h=c(f.read(),f,l),w=i&&{...jt(l,i),...Tt(l,i)},b=m("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},h.parts[0],...w?[w.root]:[],...h.parts.slice(1));u.append(b),d.append(p);let E=()=>{let x=h.glides??(y=>y),z=0,S=()=>{let y=f.read();h.tell(y),w?.tell(y),w?.ask(y),w&&(b.dataset.own=y._own?.kind??"")},A=$t(x(f.read()),a,(y,H)=>z>0&&h.paint(y,H,z)),j=()=>{let y=Math.round(b.clientWidth);y===z||y===0||(z=y,ve(d),A.again())},ae=ke(b,h,f.read,y=>{S(),A.go(x(f.read()),y)});f.follow((y,H)=>{b.classList.add("touched"),ae(H?.glide??!0)}),S(),j();let st=new ResizeObserver(j);return st.observe(b),h.ahead?.(),()=>{st.disconnect(),A.stop(),f.stop(),w?.stop(),h.stop?.()}},q=async()=>{await h.ready;for(let x;x=h.wants?.(f.read());)await x;return E()};return h.ready?q():E()}}}var It=["recurrence","convolution","dilated","window","attention"];var[Dt,Wt,_t,Ct]=[8,16384,4096,15];function J(t,e,n){if(t==="recurrence")return e;if(t==="attention")return 1;if(t!=="dilated")return Math.max(1,Math.ceil((e-1)/n));let o=1;for(;(n+1)**o<e;)o+=1;return o}function $e(t,e){let n=Math.min(e,t-1);return t*(2*n+1)-n*(n+1)}function Me(t,{n:e,d:n,k:o}){let r=(o-1)/2;return{work:{recurrence:2*e*n*n,convolution:o*e*n*n,dilated:o*e*n*n,window:2*$e(e,r)*n,attention:2*e*e*n}[t],steps:t==="recurrence"?e:1,path:J(t,e,r)}}var Y=(t,e,n)=>t==="dilated"?(e+1)**n:1;function Se(t,e,n,o){let r=n-e,a=J(t,r+1,o),i=[[0,e]];for(let c=1,s=r;c<=a;c++){let l=i[c-1][1];if(t==="recurrence")i.push([c,e+c-1]);else if(t==="attention")i.push([1,n]);else{let d=Y(t,o,c-1),p=t==="dilated"?Math.floor(r/d)%(o+1)*d:Math.ceil(s/(a-c+1));s-=p,i.push([c,l+p])}}return i}function Rt(t,e,n,o,r){if(o===0)return[e,e];if(t==="recurrence")return[e,Math.min(r-1,e+o-1)];let a=t==="attention"?r:t==="dilated"?(n+1)**o-1:n*o;return[Math.max(0,e-a),Math.min(r-1,e+a)]}function D({n:t,d:e,k:n,wiring:o,source:r,target:a}){let i=Math.min(t,64),c=(n-1)/2,s=[r,a].map(d=>Math.min(d,i-1)).sort((d,p)=>d-p),l=It.map(d=>({name:d,...Me(d,{n:t,d:e,k:n}),way:Se(d,s[0],s[1],c)}));return{n:t,d:e,k:n,side:c,drawn:i,wiring:o,at:It.indexOf(o),layers:l,source:s[0],target:s[1],levels:J(o,i,c)}}var qt=t=>({work:D(t).layers.map(({work:e})=>Math.log(e))}),Bt=(t,{work:e})=>({...t,layers:t.layers.map((n,o)=>({...n,work:Math.exp(e[o])}))});var Ae="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ee=1.12;var W=new Map;function Oe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Ae[r.charCodeAt(0)-32]??556),0);return Ee*n/1e3}function _(t,e){return W.size>5e3&&W.clear(),W.has(t)||W.set(t,Oe(t)),e*W.get(t)}var B={recurrence:"recurrence",convolution:"convolution",dilated:"dilated",window:"window",attention:"attention"},Z={...B,recurrence:"recur.",convolution:"convol."},ze={recurrence:"Recurrence",convolution:"Convolution",dilated:"Dilated convolution",window:"Attention in a window",attention:"Full attention"},je=[[1e15,"P"],[1e12,"T"],[1e9,"G"],[1e6,"M"],[1e3,"k"]];function C(t){for(let[e,n]of je){if(t<e*.9995)continue;let o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}return String(Math.round(t))}var Te=1.07,Ne=(t,e)=>t.find(n=>Te*_(n,13)<=e)??t[t.length-1],O=(t,e)=>`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`,Ft=t=>t==="recurrence"?"step":"layer";function Pt({layers:t,at:e,wiring:n},o){let r=t[e].way.length-1;return o>=r?O(r,Ft(n)):`${Math.floor(o)} of ${O(r,Ft(n))}`}function Ht({wiring:t,n:e,drawn:n,levels:o,k:r},a){let i=e>n?`first ${n} of ${e.toLocaleString("en")} tokens`:O(e,"token"),c=O(o,"layer"),s={recurrence:"each step waits for the one before",convolution:`${c} of ${r} offsets, fixed weights`,dilated:`${c} of ${r} offsets${o>1?", ever wider":""}`,window:`${c}, ${r} keys each, weighed by content`,attention:"1 layer, all keys, weighed by content"}[t],l=t==="recurrence"?"step by step":c;return[ze[t],Ne([`${i}; ${s}`,`${i}; ${l}`],a)]}function Le({layers:t,at:e,wiring:n,source:o,target:r,side:a}){let i=o===r;if(i&&n==="recurrence")return`Token ${o+1} reaches itself in its own step.`;let c=`From token ${o+1} to ${i?"itself":`token ${r+1}`}`,s=t[e].way.length-1,l={recurrence:`a recurrence takes ${O(s,"step")}, one after another`,convolution:`a convolution of fixed weights, ${a} each side, takes ${O(s,"layer")}`,dilated:`a convolution whose reach grows ${a+1}-fold takes ${O(s,"layer")}`,window:`attention by content, ${a} each side, takes ${O(s,"layer")}`,attention:"attention takes 1 layer, at any distance"}[n];return`${c}, ${l}.`}var Gt=t=>`${Le(t)} A layer takes ${C(t.layers[t.at].work)} multiply-adds.`;var De=700;function Kt(t){let e=t<De,[n,o]=[e?0:126,e?3:8],r=(t-n-4*o)/5;return{width:t,narrow:e,left:n,gap:o,wide:r,rows:e?{way:43,steps:108,work:153,end:202}:{way:28,steps:104,work:128,end:186},most:e?26:38,pad:e?4:10,rise:e?26:64,step:.4,x:i=>n+i*(r+o)}}function We({x:t,wide:e,pad:n,rows:o,narrow:r,rise:a,step:i},{layers:c},s,l){let{way:d}=c[s],p=Math.min(l,d.length-1),u=o.way+a,f=A=>t(s)+n+(e-2*n)*(A+.5)/64,h=p-Math.floor(p),[w,b]=[d[Math.floor(p)],d[Math.min(Math.floor(p)+1,d.length-1)]],E=d.slice(0,Math.floor(p)+1).map(([A,j])=>[j,A]);h&&E.push([w[1]+(b[1]-w[1])*h,p]);let q=E.map(([A,j])=>[f(A),u-j*i]),x=d.length-1,S=r?String(x):`${x} ${s===0?"step":"layer"}${x===1?"":"s"}`;return[g.line(`floor ${s}`,"ruler",[t(s)+n,u,t(s)+e-n,u]),g.path(`way ${s}`,"weight line thumb",L(q)),g.text(`way number ${s}`,"ink small start",[t(s)+n,o.way+(r?40:46)],S)]}function _e({x:t,wide:e,pad:n,rows:o,narrow:r},{layers:a,n:i},c){let{steps:s}=a[c],l=r?C(s):`${s.toLocaleString("en")} in a row`,d=e-2*n;return[g.rect(`steps track ${c}`,"track",[t(c)+n,o.steps,d,4]),g.rect(`steps ${c}`,"ink solid",[t(c)+n,o.steps,d*s/i,4]),g.text(`steps number ${c}`,"ink small start",[t(c)+n,o.steps+18],l)]}function Ce({x:t,pad:e,rows:n,most:o},{layers:r},a){let{work:i}=r[a],c=o*Math.sqrt(i/Math.max(...r.map(d=>d.work))),[s,l]=[t(a)+e,n.work+o];return[g.rect(`work ${a}`,"ink solid",[s,l-c,c,c]),g.text(`work number ${a}`,"ink small start",[s,l+15],C(i))]}function Re({rows:t,narrow:e,most:n},{source:o,target:r}){let a=`${o+1} to ${r+1}`;return(e?[["way",`the message\u2019s way, from ${a}`,t.way-8],["steps","steps one after another",t.steps-8],["work","multiply-adds of a layer",t.work-8]]:[["way","the message\u2019s way",t.way+46],["way ends",`from ${a}`,t.way+62],["steps","one after another",t.steps+8],["work","multiply-adds,",t.work+n-1],["areas","as areas",t.work+n+15]]).map(([c,s,l])=>g.text(`label ${c}`,"soft small start",[0,Number(l)],String(s)))}function Q(t,{width:e,sent:n=1/0}){let o=Kt(e),{x:r,wide:a,pad:i,rows:c,narrow:s}=o,l=t.layers.flatMap(({name:d},p)=>{let u=p===t.at,f=s?u?"chosen wash":"bare box":u?"chosen box":"ruler box";return[g.rect(`box ${p}`,f,[r(p)+.5,.5,a-1,c.end-1],{rx:6}),g.text(`name ${p}`,`ink start ${u?"strong ":""}${s?"tiny":"small"}`,[r(p)+i,17],a>90?B[d]:a<58?Z[d].replace("ention","ent."):Z[d]),...We(o,t,p,n),..._e(o,t,p),...Ce(o,t,p)]});return{width:e,height:c.end,marks:[...l,...Re(o,t)]}}function X(t,{width:e}){let{x:n,wide:o,rows:r}=Kt(e);return t.layers.map(({name:a,way:i,work:c},s)=>({id:a,x:n(s),y:0,width:o,height:r.end,label:`${B[a]}: ${i.length-1} from ${t.source+1} to ${t.target+1}, ${C(c)} multiply-adds`,aria:{pressed:s===t.at}}))}var Vt=`text.small { font-size: 13px; }
text.tiny { font-size: 11.5px; }
.wires { fill: none; stroke: var(--edge); stroke-width: 1; }
.dots { fill: none; stroke-linecap: round; }
.soft.dots { stroke: var(--edge); } .weight.dots { stroke: var(--weight); }
.way { stroke-width: 3.5; }
.thumb { stroke-width: 2.5; }
.goal { stroke: var(--output); stroke-width: 2; stroke-linejoin: round; }
.output.open { fill: var(--paper); }
.guide { stroke-dasharray: 2 4; }
.box { fill: none; }
.chosen.box { stroke: var(--weight); stroke-width: 2; }
.chosen.wash { fill: var(--weight-wash); stroke: none; }
.track { fill: var(--rule); }
`;var Jt=28,Be=24,[N,Fe]=[44,10],[Pe,He,tt]=[46,44,10],Yt=3.6;function nt({drawn:t,wiring:e,levels:n},{width:o,height:r}){let[a,i]=[r-He,(o-2*tt)/t],c=a-Pe,s=e==="recurrence"?c/n:Math.min(c/n,c*.6);return{width:o,height:r,bottom:a,cell:i,floor:s,stairs:e==="recurrence",x:l=>tt+(l+.5)*i,y:([l,d])=>a-s*(e==="recurrence"&&l>0?d+1:l)}}function ot(t,e,n){let{cell:o}=nt(t,e);return k(Math.floor((n-tt)/o),0,t.drawn-1)}var P=({x:t,y:e},n,o)=>`M${v(t(n[1]))} ${v(e(n))}L${v(t(o[1]))} ${v(e(o))}`;function Ge(t,{drawn:e,levels:n},o){let r="",a=(i,c)=>{let s=o>0?e-1-c:c,l=Math.min(n-i,o===0?n:Math.floor(s/Math.abs(o)));l>0&&(r+=P(t,[i,c],[i+l,c+l*o]))};for(let i=0;i<e;i++)a(0,i);for(let i=1;i<n;i++)for(let c=0;c<Math.min(Math.abs(o),e);c++)a(i,o>0?c:e-1-c);return r}function Ke(t,{wiring:e,drawn:n,levels:o,side:r}){let a=Array.from({length:n},(s,l)=>l),i=(s,l,d=1)=>a.map(p=>{let u="";for(let f=-l;f<=l;f++){let h=p+f*d;h>=0&&h<n&&(u+=P(t,[s,p],[s+1,h]))}return u}).join("");return e==="recurrence"?a.map(s=>P(t,[0,s],[1,s])+(s?P(t,[1,s-1],[1,s]):"")).join(""):e==="attention"?i(0,n):e==="dilated"?Array.from({length:o},(s,l)=>i(l,r,Y(e,r,l))).join(""):Array.from({length:2*r+1},(s,l)=>l-r).map(s=>Ge(t,{drawn:n,levels:o},s)).join("")}function Ve({wiring:t,drawn:e,levels:n,side:o}){let r={recurrence:2,attention:e}[t]??n*(2*o+1);return Math.round(100*k(260/(e*r)+.2,0,.8))/100}var F=new Map;function Ue(t,e){let{wiring:n,drawn:o,side:r}=e,a=`${n} ${o} ${r} ${t.width} ${t.height}`,i=F.get(a)??Ke(t,e);return F.size>8&&F.clear(),F.set(a,i),i}var Zt=({cell:t,floor:e,stairs:n})=>k(Math.min(t,n?t:e)*.42,1.4,7);function et(t,e,n,o,[r,a]){let{x:i,y:c,cell:s}=t,[l,d]=[i(r),i(a)].map(v);return g.path(e,`${n} dots`,`M${l} ${v(c([o,r]))}H${v(d+.2)}`,{"stroke-width":Zt(t),"stroke-dasharray":`0 ${s}`})}function Qt(t,e,n,[o,r]){let{x:a,y:i}=t,c="";for(let s=o;s<=r;s++)c+=`M${v(a(s))} ${v(i([1,s]))}h0`;return g.path(e,`${n} dots`,c,{"stroke-width":Zt(t)})}function Je(t,{wiring:e,drawn:n,levels:o}){let r=[0,n-1],a=et(t,"nodes 0","soft",0,r);if(e==="recurrence")return[a,Qt(t,"nodes 1","soft",r)];let i=t.floor<Yt?[o]:Array.from({length:o},(c,s)=>s+1);return[a,...i.map(c=>et(t,`nodes ${c}`,"soft",c,r))]}function Ye(t,{wiring:e,drawn:n,source:o,side:r},a){let i=l=>Rt(e,o,r,l,n);if(e==="recurrence")return a>0?[Qt(t,"heard 1","weight",i(a))]:[];let c=Array.from({length:a},(l,d)=>d+1);return(t.floor<Yt?c.slice(-1):c).map(l=>et(t,`heard ${l}`,"weight",l,i(l)))}function Ut({x:t,y:e},n,o){let r=Math.min(Math.floor(o),n.length-1),[a,i,c]=[n[r],n[Math.min(r+1,n.length-1)],o-r],s=(l,d)=>l+(d-l)*c;return[s(t(a[1]),t(i[1])),s(e(a),e(i))]}function Ze(t,{layers:e,at:n},o){let{way:r}=e[n],a=Math.min(o,r.length-1),i=Ut(t,r,a),c=r.slice(0,Math.floor(a)+1).map(p=>[t.x(p[1]),t.y(p)]),s=a===r.length-1,[l,d]=Ut(t,r,r.length-1);return[g.line("guide","ruler guide",[l,d,l,t.bottom]),g.path("way","weight line way",L([...c,i])),...s?[]:[g.circle("pulse","weight solid",[i[0],i[1],5])],g.path("goal",`output ${s?"solid":"open"} goal`,Xt([l,d-3]))]}var Xt=([t,e],n=8)=>`${L([[t,e-n],[t+n,e+n*.75],[t-n,e+n*.75]])}Z`;function te({x:t,width:e},{source:n,target:o}){let[r,a]=[t(n),t(o)],i=N-Fe;return a-r<N?k((r+a)/2,i,e-i):null}function ee(t,e,n){let[o,r]=[t.x(e.source),t.x(e.target)],a=te(t,e);return a===null?[o,r]:[Math.min(o,a-n/2),Math.max(r,a+n/2)]}function Qe(t,e){let{source:n,target:o}=e,[[r,a],[i,c]]=[Be,Jt].map(d=>ee(t,e,d)),{bottom:s}=t,l=s+40;return[g.rect("from","value solid",[r-6,s+10,12,12],{rx:2}),g.path("to","output solid",Xt([a,s+17],7.5)),g.text("from name","value strong small",[i,l],String(n+1)),g.text("to name","output strong small",[c,l],String(o+1))]}function Xe(t,e){let{x:n,bottom:o}=t,{n:r,drawn:a}=e,i=ee(t,e,Jt),c=p=>p===a-1&&r>a?`${p+1} \u2026`:String(p+1),s=p=>{let u=_(c(p),13)/2;return p===0?n(0)-4+u:p===a-1?n(p)+4-u:n(p)},l=p=>i.every(u=>Math.abs(u-s(p))>17+_(c(p),13)/2);return[...new Set([0,...[1,2,3,4].map(p=>Math.round(a*p/4)-1)])].filter(l).map(p=>g.text(`token ${p}`,`soft small${p===0?" start":p===a-1?" end":""}`,[n(p)+(p===0?-4:p===a-1?4:0),o+40],c(p)))}function rt(t,{width:e,height:n,sent:o=1/0}){let r=nt(t,{width:e,height:n}),{way:a}=t.layers[t.at],i=Math.min(o,a.length-1),[c,s]=Ht(t,e),l=[g.text("title","ink strong start",[0,14],c),g.text("told","weight strong end",[e,14],Pt(t,i)),g.text("note","soft small start",[0,32],s),g.path("wires","wires",Ue(r,t),{"stroke-opacity":Ve(t)}),...Je(r,t),...Ye(r,t,Math.floor(i)),...Ze(r,t,o),...Xe(r,t),...Qe(r,t)];return{width:e,height:n,marks:l}}function at(t,e){let n=nt(t,e),{x:o,bottom:r}=n,{source:a,target:i,drawn:c}=t,s=(u,f,h)=>({id:u,x:h,y:r-2,width:N,height:46,label:u==="source"?"message from token":"message to token",slider:!0,kind:"across",aria:{valuemin:u==="source"?1:a+1,valuemax:u==="source"?i+1:c,valuenow:f+1,valuetext:`token ${f+1}`}}),l=te(n,t),[d,p]=l===null?[o(a)-N/2,o(i)-N/2]:[l-N,l];return[s("source",a,d),s("target",i,p)]}var ne=`.attn-mixing { --apart: 8px; }
.mixing-board { display: grid; gap: 14px; }
.mixing-controls { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px 24px; align-items: center; --name: 4.6em; }
.mixing-controls .attn-row { grid-column: 1 / -1; align-items: center; justify-content: space-between; gap: 8px 16px; }
.mixing-controls .attn-slider { grid-template-columns: var(--name) 1fr 3.4em; }
.attn-mixing .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.mixing-table .attn-hit:hover { background: color-mix(in srgb, var(--ink) 4%, transparent); }
@container (max-width: 659px) {
  .mixing-wide { display: none; }
  .mixing-controls { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .mixing-controls :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .mixing-controls .attn-slider input { height: 36px; }
  .attn-mixing .attn-summary { min-height: 5.8em; }
  .mixing-controls .attn-row { justify-content: flex-start; gap: 6px; }
  .mixing-board { gap: 12px; }
}
@container (min-width: 1000px) { .attn-mixing { font-size: 17px; } }
@media print { .mixing-controls, .attn-hint { display: none; } }
.attn.attn-mixing details { margin-top: 4px; }
:host([data-whole]) .attn-mixing details { display: none; }
`;var en=35,nn=960,on=660,it=t=>D(t.read());function R(t){let e=Math.min(t,nn);return{width:e,height:t<on?176:230,zoom:t/e}}var re=t=>R(t).zoom;function rn(t){let e=(a,i)=>{let{source:c,target:s,drawn:l}=it(t),d=a==="source"?{source:k(i,0,s),target:s}:{source:c,target:k(i,c,l-1)};(d.source!==c||d.target!==s)&&t.change(d)},r=G("mixing-net",(a,i)=>{let c=()=>it(t)[i().id];gt(a,()=>l=>{let d=R(r.width());e(i().id,ot(it(t),d,ht(r.image,l)[0]/d.zoom))}),Ot(a,Et(l=>()=>c()+l,8),l=>e(i().id,l))},(a,i)=>at(i,R(a)),{zoom:re});return r}function an(t){return G("mixing-table",(o,r)=>o.addEventListener("click",()=>t.change({wiring:r().id})),(o,r)=>X(r,R(o)),{zoom:re})}var oe=(t,e)=>{let n=document.createDocumentFragment();return n.append(t," ",m("i",{},e)),n};function sn(t,e){let n=(p,u,f)=>U({label:oe(p,u),min:Math.log2(Dt),max:Math.log2(f),step:.5,text:h=>h.toLocaleString("en"),read:h=>Math.round(2**h),write:h=>Math.round(2*Math.log2(h))/2,onInput:h=>t.change({[u]:h})}),[o,r]=[n("tokens","n",Wt),n("size","d",_t)],a=U({label:oe("kernel","k"),min:3,max:Ct,step:2,text:String,onInput:p=>t.change({k:p})}),i=[I("Send",e).root,I("Reset",t.reset).root],[c,s]=i;return{root:$("mixing-controls",$("attn-row",c,s),o.root,r.root,a.root),tell:p=>{o.set(p.n),r.set(p.d),a.set(p.k)}}}var cn=()=>m("details",{},m("summary",{},"What is counted"),"One layer, one sequence, one head, no projections. A multiplication with its addition is one multiply-add.");function ln(){let t=1/0;return{start:()=>void(t=V()?1/0:0),next:(e,{layers:n})=>(t+=e/en,n.every(({way:o})=>t>=o.length-1)&&(t=1/0),t)}}function pn(t,e){let n=t,o=ln(),[r,a,i]=[rn(e),an(e),At()],c=sn(e,()=>{o.start(),e.change({},{glide:!0})});return{parts:[St("Send the message",m("span",{class:"mixing-wide"},", drag its ends"),"; then press another layer."),$("mixing-board",r.root,a.root),c.root,i.root,cn()],tell:l=>{let d=D(l);l.wiring!==n.wiring&&o.start(),n=l,c.tell(l),[r,a].forEach(p=>p.tell(d)),i.set(Gt(d))},glides:qt,paint:(l,d,p)=>{let[u,f]=[D(n),R(p)],h=o.next(d,u);return r.paint(rt(u,{...f,sent:h}),p),a.paint(Q(Bt(u,l),{...f,sent:h}),p),h<1/0},stop:i.stop}}var xo=Lt({name:"mixing",label:"Live figure: five ways to wire tokens, and what they cost",style:Vt+ne,controls:["n","d","k","wiring","source","target"],build:pn});export{X as choices,Q as compare,D as compute,xo as default,Gt as describe,at as grips,rt as net,R as sizes,ot as tokenAt};
