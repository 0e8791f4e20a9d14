// Joined by `make figures` from src/position and src/kit: change those, not this.
var me="http://www.w3.org/2000/svg",ge=0,xe=Math.random().toString(36).slice(2,8),ot=t=>`attn-${xe}-${t}-${++ge}`;function wt(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var v=(t,e={},...o)=>wt(document.createElement(t),e,o),M=(t,...e)=>v("div",{class:t},...e),be=(t,e={},...o)=>wt(document.createElementNS(me,t),e,o),vt=(t="")=>be("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function O(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var we=t=>Math.round(t*10)/10,yt=new WeakMap;function kt(t){let e=M("attn-hits"),o=new Map,r=a=>{let i=a.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),s={node:i,hit:a};return o.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:c})=>c));for(let[c,{node:l}]of o)s.has(c)||(l.remove(),o.delete(c));a.forEach((c,l)=>{let p=o.get(c.id)??r(c);ve(p.node,p.hit=c,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function ve(t,{x:e,y:o,width:r,height:n,label:a,kind:i="",aria:s={},tab:c=0,lang:l},p){let[d,f,u,h]=[e,o,r,n].map(x=>we(p*x)),b=`left:${d}px;top:${f}px;width:${u}px;height:${h}px`;yt.get(t)!==b&&(t.style.cssText=b,yt.set(t,b)),O(t,"class",`attn-hit ${i}`.trim()),O(t,"aria-label",a),O(t,"tabindex",c),l&&O(t,"lang",l);for(let[x,y]of Object.entries(s))O(t,`aria-${x}`,String(y))}function nt(t,{clientX:e,clientY:o}){let{left:r,top:n}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-r)/a,(o-n)/a]}function rt(t,e,o=()=>{}){let r=null;t.addEventListener("pointerdown",n=>{t.setPointerCapture(n.pointerId),r=e(n)}),t.addEventListener("pointermove",n=>r?.(n));for(let n of["pointerup","pointercancel"])t.addEventListener(n,()=>{r!==null&&o(),r=null})}var Mt="http://www.w3.org/2000/svg",z=t=>Math.round(t*10)/10+0;function m(t,e,o,r,n){let a={};for(let i in r){let s=r[i];a[i]=typeof s=="number"?z(s):s}return{id:t,shape:e,role:o,at:a,...n===void 0?{}:{text:n}}}m.line=(t,e,[o,r,n,a],i)=>m(t,"line",e,{x1:o,y1:r,x2:n,y2:a,...i});m.rect=(t,e,[o,r,n,a],i)=>m(t,"rect",e,{x:o,y:r,width:n,height:a,...i});m.circle=(t,e,[o,r,n],a)=>m(t,"circle",e,{cx:o,cy:r,r:n,...a});m.path=(t,e,o,r)=>m(t,"path",e,{d:o,...r});m.text=(t,e,[o,r],n,a)=>m(t,"text",e,{x:o,y:r,...a},n);var at=t=>`M${t.map(([e,o])=>`${z(e)} ${z(o)}`).join("L")}`;var $t=new WeakMap;function ye(t,e){let{node:o,role:r,at:n}=t;r!==e.role&&o.setAttribute("class",t.role=e.role);for(let i in e.at)n[i]!==e.at[i]&&o.setAttribute(i,String(e.at[i]));for(let i in n)i in e.at||o.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map($e)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ke=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function $e(t){let e=document.createElementNS(Mt,"tspan");for(let[o,r]of Object.entries(ke(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function St(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let a=$t.get(t)??new Map;$t.set(t,a);let i=new Map(r.map(c=>[c.id,c]));for(let[c,{node:l,shape:p}]of a)i.get(c)?.shape!==p&&(l.remove(),a.delete(c));let s=t.firstChild;for(let c of r){let l=a.get(c.id);if(!l){let p=document.createElementNS(Mt,c.shape);p.setAttribute("data-id",c.id),l={node:p,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}ye(l,c),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}function it(t,e,o,r=()=>1){let n=vt(),a=kt(e),i=700,s=[],c=()=>a.set(o(i,...s),r(i));return{root:M(`attn-stage ${t}`,n,a.root),image:n,focus:a.focus,width:()=>i,tell:(...l)=>{s=l,c()},paint:(l,p)=>{p!==i&&(i=p,c()),St(n,l)}}}var At=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Et=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Ot=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var st=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0),F=(t,e,o=1)=>t.map((r,n)=>r+o*e[n]);var Ee=t=>t[0].map((e,o)=>t.map(r=>r[o]));function Lt(t,e){let o=Ee(e);return t.map(r=>o.map(n=>st(r,n)))}function qt(t,e=1,o=null){let r=s=>o===null||o[s],n=Math.max(...t.filter((s,c)=>r(c))),a=t.map((s,c)=>r(c)?Math.exp((s-n)/e):0),i=a.reduce((s,c)=>s+c,0);return i>0?a.map(s=>s/i):a}var jt=t=>t.indexOf(Math.max(...t)),A=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Tt=200,Oe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Le=t=>t*t*(3-2*t);function lt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>lt(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,a])=>[n,lt(t[n],a,o)]);return Object.fromEntries(r)}return e}function zt(t,e,o){let[r,n,a,i,s,c]=[t,t,t,0,0,0],l=!1,p=d=>{let f=A(d-s,0,64);if(s=d,l){let h=A((d-i)/e);r=lt(n,a,Le(h)),l=h<1}let u=o(r,f);c=l||u?requestAnimationFrame(p):0};return{go(d,f){if(Oe()){[r,a,l]=[d,d,!1],o(r,1/0);return}[n,a,i,l]=[r,d,performance.now(),f],f||(r=d,o(r,0)),c||([s,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(c)}}function U(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function B(t,e){let o=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>O(o,"aria-pressed",String(r))}}var It=(...t)=>v("p",{class:"attn-hint"},...t);function Nt(t,e,o){let r=ot("choice"),n=new Map,a=v("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))n.set(i,v("input",{type:"radio",name:r,onchange:()=>o(i)})),a.append(v("label",{},n.get(i),v("span",{},s)));return{root:a,set:i=>void(n.get(i).checked=!0)}}function Ct({label:t,min:e,max:o,step:r,onInput:n,text:a=U,zero:i=e,...s}){let{read:c=g=>g,write:l=g=>g}=s,p=ot("slider"),d=v("span",{class:"attn-number","aria-hidden":"true"}),u=v("input",{type:"range",id:p,min:e,max:o,step:r,oninput:()=>n(c(u.valueAsNumber))}),h=M("attn-slider",v("label",{for:p},t),u,d),b=o,x=g=>Math.min(1,Math.max(0,(g-e)/(b-e)));return{root:h,input:u,set:(g,$=!0)=>{let E=l(g);u.valueAsNumber!==E&&(u.value=E),u.style.setProperty("--from",x(Math.min(i,E))),u.style.setProperty("--to",x(Math.max(i,E))),u.disabled=!$,I(d,a(g)),O(u,"aria-valuetext",a(g))},limit:g=>O(u,"max",b=g)}}function ct(t=700){let e=v("p",{class:"attn-summary"}),o=v("span",{class:"attn-hidden",role:"status"}),r,n=(a,i=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>I(o,i),t)),I(e,a)};return{root:v("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}function pt(t,e,o){let r={PageUp:e.ArrowUp,PageDown:e.ArrowDown},n=t.getAttribute("role")==="slider"?{...r,...e}:e;t.addEventListener("keydown",a=>{let i=n[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),o(i))})}var qe=0,_t=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Bt(t,e){let[o,r,n]=[!1,0,""],a={},i=c=>{a=c;let l=c._own;if(l?.turn!==r&&([r,o]=[l?.turn,!1]),o)return;let p=l?.name?e(c,l.kind):null,d=p?JSON.stringify([l,p]):"";d!==n&&([n,o]=[d,p!==null],p&&t.send({own:{...p,name:l.name,turn:++qe}}))},s=()=>{o=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function je(t,e){let{name:o,kind:r=""}=t._own??{};if(!o)return"";let{fault:n,note:a,weights:i,mask:s}=_t(t),c=!!(i??s);return e(t,r)===null?`The book\u2019s picture: your ${o} has no part in it.`:n?`Your ${n} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${o}. ${a??""}`.trim():`Your ${o} is called \u2026`}function Dt(t,e){let o=v("span",{role:"status"}),r=B("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),n.closest(".attn").focus()}),n=M("attn-own",o,r.root);return{root:n,tell:i=>{let s=je(i,e);n.hidden=s==="",n.classList.toggle("fault",!!_t(i).fault),I(o,s)}}}function Rt(t,e,o=[]){let r=[...e,...o],n=[],a=!1,i=()=>Object.fromEntries(r.map(d=>[d,t.get(d)])),s=d=>{if(a)return;let f=i();n.forEach(u=>u(f,d))},c=()=>s(null);e.forEach(d=>t.on(`change:${d}`,c));let l=(d,{glide:f=!1}={})=>{a=!0;for(let[u,h]of Object.entries(d))t.set(u,h);a=!1,s({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:i,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void n.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function Te(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ze(t,e,o,r){let[n,a]=[0,!1],i=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},s=c=>{let l=++n,p=e.wants?.(o())??null;if(i(p!==null),p===null)return r(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===n&&s(c),()=>l===n&&e.say?.(d))};return s}function Ht({name:t,label:e,style:o,controls:r,fixed:n=[],ms:a=Tt,asks:i,build:s}){return{render:({model:l,el:p})=>{let d=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=d.attachShadow({mode:"open"});f.append(v("style",{},[At,Et,Ot,o].join(`
`)));let u=Rt(l,i?[...r,"_own","_drawn"]:r,n),h=s(u.read(),u,l),b=i&&{...Bt(l,i),...Dt(l,i)},x=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},h.parts[0],...b?[b.root]:[],...h.parts.slice(1));f.append(x),p.append(d);let y=()=>{let g=h.glides??(S=>S),$=0,E=()=>{let S=u.read();h.tell(S),b?.tell(S),b?.ask(S),b&&(x.dataset.own=S._own?.kind??"")},_=zt(g(u.read()),a,(S,et)=>$>0&&h.paint(S,et,$)),W=()=>{let S=Math.round(x.clientWidth);S===$||S===0||($=S,Te(p),_.again())},tt=ze(x,h,u.read,S=>{E(),_.go(g(u.read()),S)});u.follow((S,et)=>{x.classList.add("touched"),tt(et?.glide??!0)}),E(),W();let bt=new ResizeObserver(W);return bt.observe(x),h.ahead?.(),()=>{bt.disconnect(),_.stop(),u.stop(),b?.stop(),h.stop?.()}},w=async()=>{await h.ready;for(let g;g=h.wants?.(u.read());)await g;return y()};return h.ready?w():y()}}}var k=64,Pt=1/4,Gt=[1,.1,.01,.001],Kt=t=>Gt.flatMap(e=>[Math.sin(t*e),Math.cos(t*e)]),Ie=(t,e)=>Gt.flatMap((o,r)=>{let[n,a]=[Math.sin(e*o),Math.cos(e*o)];return[t[2*r]*a-t[2*r+1]*n,t[2*r]*n+t[2*r+1]*a]}),ut=t=>2**-t,Wt={none:t=>t,sinusoidal:(t,e)=>F(t,Kt(e)),rotary:Ie,alibi:t=>t};function D({encoding:t,head:e},o,r,n,a){let i=st(Wt[t](o,n),Wt[t](r,a))/Math.sqrt(o.length);return t==="alibi"?i-ut(e)*Math.abs(n-a):i}var dt=new Map;function Ne(t){let{encoding:e,head:o,pair:r,vectors:n}=t,[a,i]=r.map(c=>n[c]),s=JSON.stringify([e,o,a,i]);if(!dt.has(s)){let c=Array.from({length:k},(p,d)=>d),l=c.flatMap(p=>c.map(d=>D(t,a,i,p,d)));dt.set(s,[Math.min(...l),Math.max(...l)])}return dt.get(s)}function Vt(t){let o=["none","sinusoidal","rotary",t.encoding].flatMap(r=>Ne({...t,encoding:r}));return{low:Math.min(...o),high:Math.max(...o)}}function Ft(t,e){let{encoding:o,vectors:r}=t,n=e.map(s=>r[s]),a=o==="sinusoidal"?n.map((s,c)=>F(s,Kt(c))):n,i=n.map((s,c)=>qt(n.map((l,p)=>D(t,s,l,c,p))));return{weights:i,output:Lt(i,a)}}var Ut=(t,e)=>Array.from({length:Math.round((e-t)/Pt)+1},(o,r)=>t+r*Pt);function Ce(t){let{pair:e,places:[o,r],vectors:n}=t,[a,i]=e.map(l=>n[l]),s=r-o,c=Ut(Math.max(0,s),k-1+Math.min(0,s));return{score:D(t,a,i,o,r),alone:Ut(0,k-1).map(l=>[l,D(t,a,i,o,l)]),both:c.map(l=>[l,D(t,a,i,l-s,l)])}}function _e(t){let e=Ft(t,t.words.map((n,a)=>a)).output,o=Ft(t,t.order),r=t.order.map((n,a)=>Math.hypot(...F(o.output[a],e[n],-1)));return{...o,moved:r}}var ft=t=>({...Ce(t),..._e(t)});function Jt(t){let{moved:e,score:o,alone:r,both:n}=ft(t),a=t.words.map((i,s)=>t.order.indexOf(s));return{places:t.places,score:o,alone:r,both:n,slots:a,moved:a.map(i=>e[i])}}var Be=Math.sqrt(50),De=Math.sqrt(10),Re=Math.sqrt(2);function G(t,e,o){let r=(e-t)/Math.max(0,o),n=Math.floor(Math.log10(r)),a=r/Math.pow(10,n),i=a>=Be?10:a>=De?5:a>=Re?2:1,s,c,l;return n<0?(l=Math.pow(10,-n)/i,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,n)*i,s=Math.round(t/l),c=Math.round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=o&&o<2?G(t,e,o*2):[s,c,l]}function K(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[n,a,i]=r?G(e,t,o):G(t,e,o);if(!(a>=n))return[];let s=a-n+1,c=new Array(s);if(r)if(i<0)for(let l=0;l<s;++l)c[l]=(a-l)/-i;else for(let l=0;l<s;++l)c[l]=(a-l)*i;else if(i<0)for(let l=0;l<s;++l)c[l]=(n+l)/-i;else for(let l=0;l<s;++l)c[l]=(n+l)*i;return c}function ht(t,e,o){return e=+e,t=+t,o=+o,G(t,e,o)[2]}function V(t,e,o){let r;for(;;){let n=ht(t,e,o);if(n===r||n===0||!isFinite(n))return[t,e];n>0?(t=Math.floor(t/n)*n,e=Math.ceil(e/n)*n):n<0&&(t=Math.ceil(t*n)/n,e=Math.floor(e*n)/n),r=n}}function Yt(t,e,o=6){let[r,n]=V(t[0],t[1],o);return Object.assign(i=>e[0]+(i-r)/(n-r)*(e[1]-e[0]),{domain:[r,n],range:e,ticks:K(r,n,o)})}var He="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Pe=1.12;var R=new Map;function We(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,n)=>r+(He[n.charCodeAt(0)-32]??556),0);return Pe*o/1e3}function N(t,e){return R.size>5e3&&R.clear(),R.has(t)||R.set(t,We(t)),e*R.get(t)}var[L,Q,Y,Xt]=[44,20,34,176],xt=Y+Xt,Z=xt+10,j=Z+40,Fe=j+38,X=j+47,J=58,mt=11,Ue=X+32,T=(t,e=2)=>U(Math.abs(t)<.5*10**-e?0:t,e),Ge=t=>t>0?`+${t}`:String(t).replace("-","\u2212"),P=t=>e=>L+e*(t-L-Q)/(k-1),te=(t,e)=>A(Math.round((e-L)*(k-1)/(t-L-Q)),0,k-1);function Ke(t){let{low:e,high:o}=Vt(t);return Yt([Math.min(e,0),Math.max(o,.5)+.15],[xt,Y],6)}function ee(t){let[e,o]=["score if the key alone moves","if both move"],r=L+30+N(e,13)+22,n=r+30+N(o,13),a=n>t;return{first:e,other:o,second:r,below:a,right:a?r:n,bottom:a?30:14}}function Ve(t){let{first:e,other:o,second:r,below:n}=ee(t),a=(i,s,c,l,p)=>[m.line(`${i} swatch`,s,[c,l,c+24,l]),m.text(`${i} name`,"soft start note",[c+30,l+4],p)];return[...a("alone","key line alone",L,8,e),...a("both","ink line both",n?L:r,n?24:8,o)]}var Qt=[[-9,0],[20,2],[-24,3],[38,4],[-52,9],[60,9]].flatMap(([t,e])=>[{side:1,lift:t,price:e},{side:-1,lift:t,price:e+4}]);function Je(t,[e,o],r,n){let[a,i]=[N(t,17),ee(n)],s=Qt.map(({side:p,lift:d,price:f})=>{let u=o+d,h=p>0?e+13:e-13-a,b=h<i.right?i.bottom:0;if(h<L||h+a>n-Q||u-14<b||u>xt+4)return 1/0;let x=([y,w])=>y>h-3&&y<h+a+3&&w>u-16&&w<u+4;return f+r.filter(x).length}),{side:c,lift:l}=Qt[Ye(s)];return{x:e+13*c,y:o+l,anchor:c>0?"start":"end"}}var Ye=t=>t.indexOf(Math.min(...t));function Qe(t,e,o){let[r,n]=[P(o),Ke(t)],[a,i]=e.places,s=o-Q,c=n.ticks[1]-n.ticks[0]<1?1:0,l=n.ticks.flatMap(g=>[m.line(`grid ${g}`,g===0?"ruler":"rule",[L,n(g),s,n(g)]),m.text(`tick ${g}`,"soft end small",[L-8,n(g)+4],T(g,c))]),p=g=>g.map(([$,E])=>[r($),n(E)]),[d,f]=[p(e.alone),p(e.both)],u=p(e.alone.filter(([g])=>Number.isInteger(g))),h=[r(i),n(e.score)],b=T(e.score),x=Array.from({length:20},(g,$)=>[r(a),Y+$*Xt/19]),{anchor:y,...w}=Je(b,h,[...d,...f,...x],o);return[...l,m.line("query place","query line dotted",[r(a),Y,r(a),X+4]),m.path("alone","key line alone",at(d)),m.path("both","ink line both",at(f)),m.path("whole",o>500?"key line dots":"key line dots less",u.map(([g,$])=>`M${z(g)} ${z($)}h0`).join("")),m.line("thread","key line thread",[h[0],h[1],h[0],Z]),m.circle("point","ink ring",[h[0],h[1],7]),m("score","text",`ink ${y} score halo`,w,b)]}function oe({words:t,pair:e},[o,r],n){let a=P(n),i=(l,p,d)=>{let f=N(l,15)+24;return{x:A(a(p)-f/2,0,n-f),y:d,width:f,height:28}},c={x:A((a(o)+a(r)-J)/2,0,n-J),y:j+1,width:J,height:22};return{query:i(t[e[0]],o,X),key:i(t[e[1]],r,Z),grip:c}}function Ze(t,e){let o=P(t),r=[m.rect("ruler","tint edge",[o(0)-12,j,o(k-1)-o(0)+24,24],{rx:4})];for(let n=0;n<k;n++){let a=n%8===0||n===k-1;r.push(m.line(`mark ${n}`,"ruler",[o(n),j,o(n),j+(a?8:4)]));let i=n===56&&t<500;a&&!i&&Math.abs(o(n)-e)>10&&r.push(m.text(`place ${n}`,"soft small",[o(n),Fe],String(n)))}return r}function Zt(t,e,o,r,n){let a=e.x+e.width+mt+N(r,13)<n,i={x:a?e.x+e.width+mt:e.x-mt,y:e.y+18};return[m(`tile ${t}`,"rect",`${t} solid`,{...e,rx:6}),m.text(`word ${t}`,"paper strong word",[e.x+e.width/2,e.y+19],o),m(`told ${t}`,"text",`${t} note ${a?"start":"end"}`,i,r)]}function ne(t,e,{width:o}){let[r,n]=e.places,a=P(o),i=oe(t,e.places,o),s=j+12,{x:c,width:l}=i.grip,[p,d]=t.pair.map(b=>t.words[b]),[f,u]=t.places,h=[...Ve(o),...Qe(t,e,o),...Ze(o,a(r)),m.line("rod","ink line rod",[a(r),s,a(n),s]),m.line("stem key","key line stem",[a(n),Z+26,a(n),s]),m.line("stem query","query line stem",[a(r),s,a(r),X+4]),m("grip","rect","ink solid",{...i.grip,rx:11}),m.path("grip ways","paper line ways",`M${c+11} ${s-4}l-4 4l4 4M${c+l-11} ${s-4}l4 4l-4 4`),m.text("offset","paper strong note",[c+l/2,s+5],Ge(u-f)),...Zt("query",i.query,p,`query, place ${f}`,o),...Zt("key",i.key,d,`key, place ${u}`,o)];return{width:o,height:Ue,marks:h}}function re(t,e,o){let{places:[r,n],words:a,pair:i}=t,s=oe(t,t.places,o),c=`score ${T(e)}`,[l,p]=[Math.min(r,n),Math.abs(r-n)],d=(x,{x:y,y:w,width:g,height:$},E,_,W,tt)=>({id:x,x:y-4,y:w-4,width:g+8,height:$+8,label:E,slider:!0,kind:"across",aria:{valuemin:0,valuemax:W,valuenow:_,valuetext:`${tt}, ${c}`}}),f=P(o),u=Math.min(s.grip.x,f(l)),h=Math.max(s.grip.x+J,f(l+p)),b={x:u,y:j+4,width:h-u,height:16};return[d("query",s.query,`Query \u201C${a[i[0]]}\u201D`,r,k-1,`place ${r}`),d("rod",b,"Both words",l,k-1-p,`places ${r} and ${n}`),d("key",s.key,`Key \u201C${a[i[1]]}\u201D`,n,k-1,`place ${n}`)]}var Xe={none:[{full:1,tick:null}],sinusoidal:[{full:2.3,tick:2}],rotary:[{full:.7,tick:.5}],alibi:[{full:.43,tick:.4},{full:.31,tick:.3},{full:.185,tick:.15},{full:.1,tick:.1},{full:.052,tick:.05},{full:.0265,tick:.025},{full:.0134,tick:.01},{full:.0067,tick:.005}]},to=2,H={top:20,height:28},q={top:84,height:32},C=q.top+q.height+8,gt=64,eo=C+gt+20,ae=(t,e)=>({wide:Math.min(92,e/t-8),x:o=>(o+.5)*e/t});function ie({words:t,encoding:e,head:o},r,{width:n,held:a=null}){let{wide:i,x:s}=ae(t.length,n),{full:c,tick:l}=Xe[e][e==="alibi"?o-1:0],p=t.length-1,d=[m.text("was","soft start note",[s(0)-i/2,12],"the first order")];if(t.forEach((f,u)=>{let[h,b]=[s(u),s(r.slots[u])].map(z),[x,y]=[H.top+H.height,q.top],w=(x+y)/2,g=`M${h} ${x}C${h} ${w} ${b} ${w} ${b} ${y}`;d.push(m.path(`link ${u}`,Math.abs(h-b)<.5?"soft line":"ink line link",g))}),t.forEach((f,u)=>{let h=[s(u)-i/2,H.top,i,H.height];d.push(m.rect(`ghost ${u}`,"ghost",h,{rx:6}),m.text(`ghost word ${u}`,"soft word",[s(u),H.top+19],f))}),l!==null){let f=C+gt*l/c;d.push(m.line("tick line","rule",[s(0)-i/2,f,s(p)+i/2,f]),m.text("tick","soft small halo",[(s(p-1)+s(p))/2,f+4],String(l)))}return t.forEach((f,u)=>{let h=s(r.slots[u]),b=a?.word===u?A(a.x,i/2,n-i/2):h,x=r.moved[u],y=x<1e-9?0:Math.max(to,Math.min(1,x/c)*gt),w=[b-i/2,q.top,i,q.height];d.push(m.rect(`bar ${u}`,"output solid",[h-9,C,18,y]),m.text(`moved ${u}`,"output strong halo",[h,C+y+16],se(x)),m.rect(`tile ${u}`,"ink solid",w,{rx:6}),m.text(`word ${u}`,"paper strong word",[b,q.top+21],f))}),d.push(m.line("floor","ruler",[s(0)-i/2,C,s(p)+i/2,C])),{width:n,height:eo,marks:d}}var se=t=>t<1e-9?"0":t<.005?"<0.01":T(t);function le({words:t,order:e},o,r){let{wide:n,x:a}=ae(t.length,r);return e.map((i,s)=>{let l=`${t[i]}, word ${s+1} of ${t.length}; its output moved by ${se(o[s])}. Arrow keys move it.`;return{id:String(s),label:l,kind:"grab",x:a(s)-n/2,y:q.top,width:n,height:q.height}})}var ce=(t,e,o)=>A(Math.floor(o*t/e),0,t-1);var pe=`text.note { font-size: 13px; }
text.small { font-size: 12px; }
text.word { font-size: 15px; }
text.score { font-size: 17px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.alone { stroke-width: 2; }
.both { stroke-width: 2; stroke-dasharray: 7 5; stroke-linecap: butt; }
.dotted { stroke-dasharray: 1.5 3.5; }
.thread { stroke-width: 1.5; }
.stem { stroke-width: 3; }
.rod { stroke-width: 8; }
.ways { fill: none; stroke: var(--paper); stroke-width: 2; }
.link { stroke-width: 2; }
.soft.line { stroke-width: 1; }
.dots { stroke-width: 5; } .dots.less { stroke-width: 3.4; }
.ink.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2.5; }
.edge { stroke: var(--rule); }
.ghost { fill: none; stroke: var(--edge); stroke-dasharray: 4 3; }
`;var de=`.position-controls { align-items: center; gap: 6px 14px; }
.position-controls .attn-slider { --name: auto; grid-template-columns: auto 6em 2.6em; }
.position-slope { display: flex; align-items: center; gap: 14px; }
.position-board { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 260px); column-gap: 40px; align-items: start; }
.attn-position > .position-board { border-top: 1px solid var(--rule); padding-top: 14px; margin-top: 10px; }
.attn-position .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 4.35em; text-wrap: pretty; }
.position-above .attn-summary { margin-top: 6px; min-height: 2.9em; }
.position-right .attn-row { gap: 8px; margin: 10px 0; }
.position-line h3 { margin-bottom: 6px; }
@media screen and (prefers-reduced-motion: no-preference) { .attn-position:not(.touched) .attn-hit[data-id="rod"] { animation: position-call 2.4s 1s ease-out 4; } }
@keyframes position-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
@container (max-width: 760px) {
  .position-board { grid-template-columns: minmax(0, 1fr); row-gap: 10px; }
  .position-controls .attn-slider { grid-template-columns: auto 4.5em 2.6em; }
  .position-above .attn-summary { min-height: 4.35em; }
}
@container (max-width: 520px) { .position-above .attn-summary { min-height: 5.8em; } }
@media print { .position-controls .attn-slider, .position-right .attn-row, .attn-hint { display: none; } }
`;function ue({encoding:t,head:e,places:[o,r],pair:n,words:a},{score:i,both:s}){let[c,l]=n.map(w=>a[w]),p=Math.abs(r-o),d=p===0?"at the same place as":`${p} ${p===1?"place":"places"} ${r>o?"after":"before"}`,f=s.map(([,w])=>w),[u,h,b]=[i,Math.min(...f),Math.max(...f)].map(w=>T(w)),x=`\u201C${l}\u201D ${d} \u201C${c}\u201D scores ${u}`,y=`the distance costs ${T(ut(e)*p)}`;return p===k-1&&t!=="none"?`${x}${t==="alibi"?`: ${y}`:""}. ${p} places apart there is only this one pair: bring the words nearer, then drag the rod.`:{none:`\u201C${l}\u201D scores ${u} for \u201C${c}\u201D wherever the two stand: no place is told.`,sinusoidal:`${x} here, but from ${h} to ${b} as both move: the score depends on both places, not on their offset alone.`,rotary:`${x} wherever the two stand: only the offset counts. The dashed line is flat.`,alibi:`${x} wherever the two stand: ${y}. The dashed line is flat.`}[t]}var ao=["first","second"];function io(t,e){let o=t.map((r,n)=>n).filter(r=>t[r]===t[e]);return o.length>1?`the ${ao[o.indexOf(e)]} \u201C${t[e]}\u201D`:`\u201C${t[e]}\u201D`}function fe({encoding:t,order:e,words:o},{moved:r}){let n=e.map(s=>o[s]),a=n.join(" ");if(e.every((s,c)=>s===c))return"The words stand in their first order. Drag one, or shuffle them.";if(r.every(s=>s<1e-9))return`\u201C${a}\u201D: every word gets exactly what it got before. ${t==="none"?"Without positions a sentence is a bag of words.":"Distances are the same as before, and more is not told."}`;let i=jt(r);return r[i]<.005?`\u201C${a}\u201D: the outputs change, each by less than 0.01.`:`\u201C${a}\u201D: the outputs change, most for ${io(n,i)}, by ${T(r[i])}.`}var so={none:"none",sinusoidal:"sinusoidal",rotary:"rotary",alibi:"ALiBi"};function lo(t){let e=Nt("How places are told",so,s=>t.change({encoding:s},{glide:!0})),r=Ct({label:"slope",min:1,max:8,step:1,text:s=>`1/${2**s}`,read:s=>9-s,write:s=>9-s,onInput:s=>t.change({head:s})}),n=B("Reset",t.reset).root;return{root:M("position-controls attn-row",v("h3",{"aria-hidden":"true"},"Places are told by"),e.root,M("position-slope",n,r.root)),tell:s=>{e.set(s.encoding),r.set(s.head),r.root.style.visibility=s.encoding==="alibi"?"":"hidden"}}}function co(t,e,[o,r]){if(t==="query")return[A(e,0,k-1),r];if(t==="key")return[o,A(e,0,k-1)];let n=A(e,0,k-1-Math.abs(r-o))-Math.min(o,r);return[o+n,r+n]}function po(t){let e=i=>{let{places:s}=t.read();return{query:s[0],key:s[1],rod:Math.min(...s)}[i]},o=(i,s)=>t.change({places:co(i,s,t.read().places)}),a=it("position-ruler",(i,s)=>{let c=p=>te(a.width(),nt(a.image,p)[0]);rt(i,p=>{let[d,f,u]=[c(p),e(s().id),s().id];return h=>o(u,f+c(h)-d)});let l=p=>()=>e(s().id)+p;pt(i,{ArrowLeft:l(-1),ArrowDown:l(-1),ArrowRight:l(1),ArrowUp:l(1),PageDown:l(-8),PageUp:l(8),Home:()=>0,End:()=>k-1},p=>o(s().id,A(p,0,k-1)))},(i,s,{score:c})=>re(s,c,i));return a}function he(t){let e=[...t];for(let o=e.length-1;o>0;o--){let r=Math.floor(Math.random()*(o+1));[e[o],e[r]]=[e[r],e[o]]}return String(e)===String(t)?he(t):e}function uo({words:t},e){let o=null,r=(f,u,h)=>{let{order:b}=e.read(),x=b.filter(y=>y!==f);x.splice(A(u,0,x.length),0,f),e.change({order:x},{glide:h})},n=f=>i.focus(String(e.read().order.indexOf(f))),i=it("",(f,u)=>{let h=()=>Number(u().id),b=w=>e.read().order[w],x=w=>g=>{let[$]=nt(i.image,g);o={word:w,x:$},r(w,ce(t.length,i.width(),$),!0)};rt(f,()=>x(b(h())),()=>{o&&n(o.word),o=null,e.change({},{glide:!0})});let y=w=>()=>h()+w;pt(f,{ArrowLeft:y(-1),ArrowRight:y(1),Home:()=>0,End:()=>t.length},w=>{let g=b(h());r(g,w,!0),n(g)})},(f,u,{moved:h})=>le(u,h,f)),s=t.map((f,u)=>u),l=Object.entries({Shuffle:()=>he(e.read().order),Reverse:()=>[...e.read().order].reverse(),"dog \u2194 man":()=>e.read().order.map(f=>({1:4,4:1})[f]??f),"First order":()=>s}).map(([f,u])=>B(f,()=>e.change({order:u()},{glide:!0})).root),p=v("h3",{},"Shuffle a sentence ",v("small",{},"how far does each word\u2019s output move?"));return{root:M("position-line",p,i.root),view:i,buttons:l,held:()=>o}}function fo(t,e){let[o,r,n]=[lo(e),po(e),uo(t,e)],[a,i]=[ct(),ct()],s=It("Drag the rod between the words: both move. Does the score stay? Choose another way of telling places, and drag again."),c=v("p",{class:"position-note attn-hint"},"The words\u2019 vectors are made up by hand; nothing here is learnt."),l=M("position-right",i.root,M("attn-row",...n.buttons),c);return{parts:[s,o.root,M("position-above",r.root,a.root),M("position-board",n.root,l)],tell:d=>{let f=ft(d);o.tell(d),r.tell(d,f),n.view.tell(d,f),a.set(ue(d,f)),i.set(fe(d,f))},glides:Jt,paint:d=>{let f=e.read(),[u,h]=[r,n.view].map(({root:x})=>Math.round(x.clientWidth));r.paint(ne(f,d,{width:u}),u);let{held:b}=n;n.view.paint(ie(f,d,{width:h,held:b()}),h)},stop:()=>[a,i].forEach(d=>d.stop())}}var Sn=Ht({name:"position",label:"Live figure: who notices where words stand",style:pe+de,controls:["encoding","order","pair","places","head"],fixed:["words","vectors"],build:fo});export{ft as compute,Sn as default};
