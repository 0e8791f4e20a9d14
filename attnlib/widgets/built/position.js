// Joined by `make figures` from src/position and src/kit: change those, not this.
var me="http://www.w3.org/2000/svg",ge=0,xe=Math.random().toString(36).slice(2,8),et=t=>`attn-${xe}-${t}-${++ge}`;function xt(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var b=(t,e={},...o)=>xt(document.createElement(t),e,o),S=(t,...e)=>b("div",{class:t},...e),be=(t,e={},...o)=>xt(document.createElementNS(me,t),e,o),bt=()=>be("svg",{class:"scene","aria-hidden":"true"}),wt=(t,e,...o)=>b("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...o);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var we=t=>Math.round(t*10)/10,vt=new WeakMap;function yt(t){let e=S("attn-hits"),o=new Map,r=a=>{let s=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:(a,s=1)=>{let i=new Set(a.map(({id:c})=>c));for(let[c,{node:l}]of o)i.has(c)||(l.remove(),o.delete(c));a.forEach((c,l)=>{let d=o.get(c.id)??r(c);ve(d.node,d.hit=c,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function ve(t,{x:e,y:o,width:r,height:n,label:a,kind:s="",aria:i={},tab:c=0,lang:l},d){let[p,f,u,h]=[e,o,r,n].map(x=>we(d*x)),m=`left:${p}px;top:${f}px;width:${u}px;height:${h}px`;vt.get(t)!==m&&(t.style.cssText=m,vt.set(t,m)),E(t,"class",`attn-hit ${s}`.trim()),E(t,"aria-label",a),E(t,"tabindex",c),l&&E(t,"lang",l);for(let[x,w]of Object.entries(i))E(t,`aria-${x}`,String(w))}function ot(t,{clientX:e,clientY:o}){let{left:r,top:n}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-r)/a,(o-n)/a]}function nt(t,e,o=()=>{}){let r=null;t.addEventListener("pointerdown",n=>{t.setPointerCapture(n.pointerId),r=e(n)}),t.addEventListener("pointermove",n=>r?.(n));for(let n of["pointerup","pointercancel"])t.addEventListener(n,()=>{r!==null&&o(),r=null})}var $t="http://www.w3.org/2000/svg",z=t=>Math.round(t*10)/10+0;function g(t,e,o,r,n){let a={};for(let s in r){let i=r[s];a[s]=typeof i=="number"?z(i):i}return{id:t,shape:e,role:o,at:a,...n===void 0?{}:{text:n}}}g.line=(t,e,[o,r,n,a],s)=>g(t,"line",e,{x1:o,y1:r,x2:n,y2:a,...s});g.rect=(t,e,[o,r,n,a],s)=>g(t,"rect",e,{x:o,y:r,width:n,height:a,...s});g.circle=(t,e,[o,r,n],a)=>g(t,"circle",e,{cx:o,cy:r,r:n,...a});g.path=(t,e,o,r)=>g(t,"path",e,{d:o,...r});g.text=(t,e,[o,r],n,a)=>g(t,"text",e,{x:o,y:r,...a},n);var rt=t=>`M${t.map(([e,o])=>`${z(e)} ${z(o)}`).join("L")}`;var kt=new WeakMap;function ye(t,e){let{node:o,role:r,at:n}=t;r!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)n[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in n)s in e.at||o.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map($e)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ke=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function $e(t){let e=document.createElementNS($t,"tspan");for(let[o,r]of Object.entries(ke(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function Mt(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let a=kt.get(t)??new Map;kt.set(t,a);let s=new Map(r.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of a)s.get(c)?.shape!==d&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of r){let l=a.get(c.id);if(!l){let d=document.createElementNS($t,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}ye(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function at(t,e,o,{label:r,zoom:n=()=>1}={}){let a=bt(),s=yt(e),i=wt(r,t,a,s.root),c=700,l=[],d=()=>s.set(o(c,...l),n(c));return{root:i,image:a,room:()=>Math.round(i.clientWidth),focus:s.focus,width:()=>c,tell:(...p)=>{l=p,d()},paint:(p,f)=>{f!==c&&(c=f,d()),Mt(a,p)}}}var St=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var At=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var it=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0),U=(t,e,o=1)=>t.map((r,n)=>r+o*e[n]);var Ee=t=>t[0].map((e,o)=>t.map(r=>r[o]));function Ot(t,e){let o=Ee(e);return t.map(r=>o.map(n=>it(r,n)))}function Lt(t,e=1,o=null){let r=i=>o===null||o[i],n=Math.max(...t.filter((i,c)=>r(c))),a=t.map((i,c)=>r(c)?Math.exp((i-n)/e):0),s=a.reduce((i,c)=>i+c,0);return s>0?a.map(i=>i/s):a}var qt=t=>t.indexOf(Math.max(...t)),M=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var jt=200,Oe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Le=t=>t*t*(3-2*t);function st(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>st(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,a])=>[n,st(t[n],a,o)]);return Object.fromEntries(r)}return e}function Tt(t,e,o){let[r,n,a,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let f=M(p-i,0,64);if(i=p,l){let h=M((p-s)/e);r=st(n,a,Le(h)),l=h<1}let u=o(r,f);c=l||u?requestAnimationFrame(d):0};return{go(p,f){if(Oe()){[r,a,l]=[p,p,!1],o(r,1/0);return}[n,a,s,l]=[r,p,performance.now(),f],f||(r=p,o(r,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(c)}}function G(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function _(t,e,o=null){let n=b("button",{type:"button",class:"attn-button","aria-label":o,onclick:e},t);return{root:n,set:a=>E(n,"aria-pressed",String(a))}}var It=(...t)=>b("p",{class:"attn-hint"},...t);function zt(t,e,o){let r=et("choice"),n=new Map,a=b("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))n.set(s,b("input",{type:"radio",name:r,onchange:()=>o(s)})),a.append(b("label",{},n.get(s),b("span",{},i)));return{root:a,set:s=>void(n.get(s).checked=!0)}}function Ct({label:t,min:e,max:o,step:r,onInput:n,text:a=G,zero:s=e,...i}){let{read:c=v=>v,write:l=v=>v}=i,d=et("slider"),p=b("span",{class:"attn-number","aria-hidden":"true"}),u=b("input",{type:"range",id:d,min:e,max:o,step:r,oninput:()=>n(c(u.valueAsNumber))}),h=S("attn-slider",b("label",{for:d},t),u,p),m=o,x=v=>Math.min(1,Math.max(0,(v-e)/(m-e)));return{root:h,input:u,set:(v,A=!0)=>{let O=l(v);u.valueAsNumber!==O&&(u.value=O),u.style.setProperty("--from",x(Math.min(s,O))),u.style.setProperty("--to",x(Math.max(s,O))),u.disabled=!A,C(p,a(v)),E(u,"aria-valuetext",a(v))},limit:v=>E(u,"max",m=v)}}function lt(t=700){let e=b("p",{class:"attn-summary"}),o=b("span",{class:"attn-hidden",role:"status"}),r,n=(a,s=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>C(o,s),t)),C(e,a)};return{root:b("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}var Nt=(t,e=1)=>({ArrowRight:t(1),ArrowUp:t(1),ArrowLeft:t(-1),ArrowDown:t(-1),PageUp:t(e),PageDown:t(-e),Home:t(-1/0),End:t(1/0)});function ct(t,e,o){let r={PageUp:e.ArrowUp,PageDown:e.ArrowDown},n=t.getAttribute("role")==="slider"?{...r,...e}:e;t.addEventListener("keydown",a=>{let s=n[a.key]?.(a);s===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),o(s))})}var qe=0,Rt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function _t(t,e){let[o,r,n]=[!1,0,""],a={},s=c=>{a=c;let l=c._own;if(l?.turn!==r&&([r,o]=[l?.turn,!1]),o)return;let d=l?.name?e(c,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==n&&([n,o]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++qe}}))},i=()=>{o=!1,s(a)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function je(t,e){let{name:o,kind:r=""}=t._own??{};if(!o)return"";let{fault:n,note:a,weights:s,mask:i}=Rt(t),c=!!(s??i);return e(t,r)===null?`The book\u2019s picture: your ${o} has no part in it.`:n?`Your ${n} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${o}. ${a??""}`.trim():`Your ${o} is called \u2026`}function Pt(t,e){let o=b("span",{role:"status"}),r=_("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),n.closest(".attn").focus()}),n=S("attn-own",o,r.root);return{root:n,tell:s=>{let i=je(s,e);n.hidden=i==="",n.classList.toggle("fault",!!Rt(s).fault),C(o,i)}}}function Bt(t,e,o=[]){let r=[...e,...o],n=[],a=!1,s=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let f=s();n.forEach(u=>u(f,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:f=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,i({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void n.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Te(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Ie(t,e,o,r){let[n,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++n,d=e.wants?.(o())??null;if(s(d!==null),d===null)return r(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===n&&i(c),()=>l===n&&e.say?.(p))};return i}function Dt({name:t,label:e,style:o,controls:r,fixed:n=[],ms:a=jt,asks:s,build:i}){return{render:({model:l,el:d})=>{let p=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=p.attachShadow({mode:"open"});f.append(b("style",{},[St,At,Et,o].join(`
`)));let u=Bt(l,s?[...r,"_own","_drawn"]:r,n),h=i(u.read(),u,l),m=s&&{..._t(l,s),...Pt(l,s)},x=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},h.parts[0],...m?[m.root]:[],...h.parts.slice(1));f.append(x),d.append(p);let w=()=>{let v=h.glides??($=>$),A=0,O=()=>{let $=u.read();h.tell($),m?.tell($),m?.ask($),m&&(x.dataset.own=$._own?.kind??"")},R=Tt(v(u.read()),a,($,tt)=>A>0&&h.paint($,tt,A)),F=()=>{let $=Math.round(x.clientWidth);$===A||$===0||(A=$,Te(d),R.again())},he=Ie(x,h,u.read,$=>{O(),R.go(v(u.read()),$)});u.follow(($,tt)=>{x.classList.add("touched"),he(tt?.glide??!0)}),O(),F();let gt=new ResizeObserver(F);return gt.observe(x),h.ahead?.(),()=>{gt.disconnect(),R.stop(),u.stop(),m?.stop(),h.stop?.()}},k=async()=>{await h.ready;for(let v;v=h.wants?.(u.read());)await v;return w()};return h.ready?k():w()}}}var y=64,L=[1,4],Ht=1/4,Gt=[1,.1,.01,.001],Kt=t=>Gt.flatMap(e=>[Math.sin(t*e),Math.cos(t*e)]),ze=(t,e)=>Gt.flatMap((o,r)=>{let[n,a]=[Math.sin(e*o),Math.cos(e*o)];return[t[2*r]*a-t[2*r+1]*n,t[2*r]*n+t[2*r+1]*a]}),pt=t=>2**-t,Wt={none:t=>t,sinusoidal:(t,e)=>U(t,Kt(e)),rotary:ze,alibi:t=>t};function P({encoding:t,head:e},o,r,n,a){let s=it(Wt[t](o,n),Wt[t](r,a))/Math.sqrt(o.length);return t==="alibi"?s-pt(e)*Math.abs(n-a):s}var Vt=({vectors:t})=>L.map(e=>t[e]);function Yt(t){let[e,o]=Vt(t),r=t.encoding==="alibi"?P(t,e,o,0,y-1):0;return[Math.min(-2.7,r),7.77]}function Ft(t,e){let{encoding:o,vectors:r}=t,n=e.map(i=>r[i]),a=o==="sinusoidal"?n.map((i,c)=>U(i,Kt(c))):n,s=n.map((i,c)=>Lt(n.map((l,d)=>P(t,i,l,c,d))));return{weights:s,output:Ot(s,a)}}var Ut=(t,e)=>Array.from({length:Math.round((e-t)/Ht)+1},(o,r)=>t+r*Ht);function Ce(t){let{places:[e,o]}=t,[r,n]=Vt(t),a=o-e,s=Ut(Math.max(0,a),y-1+Math.min(0,a));return{score:P(t,r,n,e,o),alone:Ut(0,y-1).map(i=>[i,P(t,r,n,e,i)]),both:s.map(i=>[i,P(t,r,n,i-a,i)])}}function Ne(t){let e=Ft(t,t.words.map((n,a)=>a)).output,o=Ft(t,t.order),r=t.order.map((n,a)=>Math.hypot(...U(o.output[a],e[n],-1)));return{...o,moved:r}}var dt=t=>({...Ce(t),...Ne(t)});function Jt(t){let{moved:e,score:o,alone:r,both:n}=dt(t),a=t.words.map((s,i)=>t.order.indexOf(i));return{places:t.places,score:o,alone:r,both:n,slots:a,moved:a.map(s=>e[s])}}var Re=Math.sqrt(50),_e=Math.sqrt(10),Pe=Math.sqrt(2);function K(t,e,o){let r=(e-t)/Math.max(0,o),n=Math.floor(Math.log10(r)),a=r/Math.pow(10,n),s=a>=Re?10:a>=_e?5:a>=Pe?2:1,i,c,l;return n<0?(l=Math.pow(10,-n)/s,i=Math.round(t*l),c=Math.round(e*l),i/l<t&&++i,c/l>e&&--c,l=-l):(l=Math.pow(10,n)*s,i=Math.round(t/l),c=Math.round(e/l),i*l<t&&++i,c*l>e&&--c),c<i&&.5<=o&&o<2?K(t,e,o*2):[i,c,l]}function V(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[n,a,s]=r?K(e,t,o):K(t,e,o);if(!(a>=n))return[];let i=a-n+1,c=new Array(i);if(r)if(s<0)for(let l=0;l<i;++l)c[l]=(a-l)/-s;else for(let l=0;l<i;++l)c[l]=(a-l)*s;else if(s<0)for(let l=0;l<i;++l)c[l]=(n+l)/-s;else for(let l=0;l<i;++l)c[l]=(n+l)*s;return c}function ut(t,e,o){return e=+e,t=+t,o=+o,K(t,e,o)[2]}function Y(t,e,o){let r;for(;;){let n=ut(t,e,o);if(n===r||n===0||!isFinite(n))return[t,e];n>0?(t=Math.floor(t/n)*n,e=Math.ceil(e/n)*n):n<0&&(t=Math.ceil(t*n)/n,e=Math.floor(e*n)/n),r=n}}function Qt(t,e,o=6){let[r,n]=Y(t[0],t[1],o);return Object.assign(s=>e[0]+(s-r)/(n-r)*(e[1]-e[0]),{domain:[r,n],range:e,ticks:V(r,n,o)})}var Be="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),De=1.12;var B=new Map;function He(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,n)=>r+(Be[n.charCodeAt(0)-32]??556),0);return De*o/1e3}function D(t,e){return B.size>5e3&&B.clear(),B.has(t)||B.set(t,He(t)),e*B.get(t)}var[q,Q,mt,We]=[44,20,34,176],Xt=mt+We,Z=Xt+10,T=Z+40,Fe=T+38,X=T+47,J=58,ft=11,Ue=X+32,I=(t,e=2)=>G(Math.abs(t)<.5*10**-e?0:t,e),Ge=t=>t>0?`+${t}`:String(t).replace("-","\u2212"),W=t=>e=>q+e*(t-q-Q)/(y-1),te=(t,e)=>M(Math.round((e-q)*(y-1)/(t-q-Q)),0,y-1),Ke=t=>Qt(Yt(t),[Xt,mt],6);function Ve(t,e){let[o,r]=["score if the key alone moves","if both move"],n=q+30+D(o,13)+22,a=n+30+D(r,13)>t,s=(i,c,l,d,p)=>[g.line(`${i} swatch`,c,[l,d,l+24,d]),g.text(`${i} name`,"soft start note",[l+30,d+4],p)];return[...s("alone","key line alone",q,8,o),...s("both","ink line both",a?q:n,a?24:8,r),g.text("score","ink end score",[t-Q,28],`score ${e}`)]}function Ye(t,e,o){let[r,n]=[W(o),Ke(t)],[a,s]=e.places,i=o-Q,c=n.ticks[1]-n.ticks[0]<1?1:0,l=n.ticks.flatMap(m=>[g.line(`grid ${m}`,m===0?"ruler":"rule",[q,n(m),i,n(m)]),g.text(`tick ${m}`,"soft end small",[q-8,n(m)+4],I(m,c))]),d=m=>m.map(([x,w])=>[r(x),n(w)]),[p,f]=[d(e.alone),d(e.both)],u=d(e.alone.filter(([m])=>Number.isInteger(m))),h=[r(s),n(e.score)];return[...l,g.line("query place","query line dotted",[r(a),mt,r(a),X+4]),g.path("alone","key line alone",rt(p)),g.path("both","ink line both",rt(f)),g.path("whole",o>500?"key line dots":"key line dots less",u.map(([m,x])=>`M${z(m)} ${z(x)}h0`).join("")),g.line("thread","key line thread",[h[0],h[1],h[0],Z]),g.circle("point","ink ring",[h[0],h[1],7])]}function ee({words:t},[e,o],r){let n=W(r),a=(c,l,d)=>{let p=D(c,15)+24;return{x:M(n(l)-p/2,0,r-p),y:d,width:p,height:28}},i={x:M((n(e)+n(o)-J)/2,0,r-J),y:T+1,width:J,height:22};return{query:a(t[L[0]],e,X),key:a(t[L[1]],o,Z),grip:i}}function Je(t,e){let o=W(t),r=[g.rect("ruler","tint edge",[o(0)-12,T,o(y-1)-o(0)+24,24],{rx:4})];for(let n=0;n<y;n++){let a=n%8===0||n===y-1;r.push(g.line(`mark ${n}`,"ruler",[o(n),T,o(n),T+(a?8:4)]));let s=n===56&&t<500;a&&!s&&Math.abs(o(n)-e)>10&&r.push(g.text(`place ${n}`,"soft small",[o(n),Fe],String(n)))}return r}function Zt(t,e,o,r,n){let a=e.x+e.width+ft+D(r,13)<n,s={x:a?e.x+e.width+ft:e.x-ft,y:e.y+18};return[g(`tile ${t}`,"rect",`${t} solid`,{...e,rx:6}),g.text(`word ${t}`,"paper strong word",[e.x+e.width/2,e.y+19],o),g(`told ${t}`,"text",`${t} note ${a?"start":"end"}`,s,r)]}function oe(t,e,{width:o}){let[r,n]=e.places,a=W(o),s=ee(t,e.places,o),i=T+12,{x:c,width:l}=s.grip,[d,p]=L.map(m=>t.words[m]),[f,u]=t.places,h=[...Ve(o,I(e.score)),...Ye(t,e,o),...Je(o,a(r)),g.line("rod","ink line rod",[a(r),i,a(n),i]),g.line("stem key","key line stem",[a(n),Z+26,a(n),i]),g.line("stem query","query line stem",[a(r),i,a(r),X+4]),g("grip","rect","ink solid",{...s.grip,rx:11}),g.path("grip ways","paper line ways",`M${c+11} ${i-4}l-4 4l4 4M${c+l-11} ${i-4}l4 4l-4 4`),g.text("offset","paper strong note",[c+l/2,i+5],Ge(u-f)),...Zt("query",s.query,d,`query, place ${f}`,o),...Zt("key",s.key,p,`key, place ${u}`,o)];return{width:o,height:Ue,marks:h}}function ne(t,e,o){let{places:[r,n],words:a}=t,s=ee(t,t.places,o),i=`score ${I(e)}`,[c,l]=[Math.min(r,n),Math.abs(r-n)],d=(m,{x,y:w,width:k,height:v},A,O,R,F)=>({id:m,x:x-4,y:w-4,width:k+8,height:v+8,label:A,slider:!0,kind:"across",aria:{valuemin:0,valuemax:R,valuenow:O,valuetext:`${F}, ${i}`}}),p=W(o),f=Math.min(s.grip.x,p(c)),u=Math.max(s.grip.x+J,p(c+l)),h={x:f,y:T+4,width:u-f,height:16};return[d("query",s.query,`Query \u201C${a[L[0]]}\u201D`,r,y-1,`place ${r}`),d("rod",h,"Both words",c,y-1-l,`places ${r} and ${n}`),d("key",s.key,`Key \u201C${a[L[1]]}\u201D`,n,y-1,`place ${n}`)]}var Qe={none:[{full:1,tick:null}],sinusoidal:[{full:2.3,tick:2}],rotary:[{full:.7,tick:.5}],alibi:[{full:.43,tick:.4},{full:.31,tick:.3},{full:.185,tick:.15},{full:.1,tick:.1},{full:.052,tick:.05},{full:.0265,tick:.025},{full:.0134,tick:.01},{full:.0067,tick:.005}]},Ze=2,H={top:20,height:28},j={top:84,height:32},N=j.top+j.height+8,ht=64,Xe=N+ht+20,re=(t,e)=>({wide:Math.min(92,e/t-8),x:o=>(o+.5)*e/t});function ae({words:t,encoding:e,head:o},r,{width:n,held:a=null}){let{wide:s,x:i}=re(t.length,n),{full:c,tick:l}=Qe[e][e==="alibi"?o-1:0],d=t.length-1,p=[g.text("was","soft start note",[i(0)-s/2,12],"the first order")];if(t.forEach((f,u)=>{let[h,m]=[i(u),i(r.slots[u])].map(z),[x,w]=[H.top+H.height,j.top],k=(x+w)/2,v=`M${h} ${x}C${h} ${k} ${m} ${k} ${m} ${w}`;p.push(g.path(`link ${u}`,Math.abs(h-m)<.5?"soft line":"ink line link",v))}),t.forEach((f,u)=>{let h=[i(u)-s/2,H.top,s,H.height];p.push(g.rect(`ghost ${u}`,"ghost",h,{rx:6}),g.text(`ghost word ${u}`,"soft word",[i(u),H.top+19],f))}),l!==null){let f=N+ht*l/c;p.push(g.line("tick line","rule",[i(0)-s/2,f,i(d)+s/2,f]),g.text("tick","soft small halo",[(i(d-1)+i(d))/2,f+4],String(l)))}return t.forEach((f,u)=>{let h=i(r.slots[u]),m=a?.word===u?M(a.x,s/2,n-s/2):h,x=r.moved[u],w=x<1e-9?0:Math.max(Ze,Math.min(1,x/c)*ht),k=[m-s/2,j.top,s,j.height];p.push(g.rect(`bar ${u}`,"output solid",[h-9,N,18,w]),g.text(`moved ${u}`,"output strong halo",[h,N+w+16],ie(x)),g.rect(`tile ${u}`,"ink solid",k,{rx:6}),g.text(`word ${u}`,"paper strong word",[m,j.top+21],f))}),p.push(g.line("floor","ruler",[i(0)-s/2,N,i(d)+s/2,N])),{width:n,height:Xe,marks:p}}var ie=t=>t<1e-9?"0":t<.005?"<0.01":I(t);function se({words:t,order:e},o,r){let{wide:n,x:a}=re(t.length,r);return e.map((s,i)=>{let l=`${t[s]}, word ${i+1} of ${t.length}; its output moved by ${ie(o[i])}. Arrow keys move it.`;return{id:String(i),label:l,kind:"grab",x:a(i)-n/2,y:j.top,width:n,height:j.height}})}var le=(t,e,o)=>M(Math.floor(o*t/e),0,t-1);var ce=`text.note { font-size: 13px; }
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
`;var pe=`.position-controls { align-items: center; gap: 6px 14px; }
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
`;function de({encoding:t,head:e,places:[o,r],words:n},{score:a,both:s}){let[i,c]=L.map(w=>n[w]),l=Math.abs(r-o),d=l===0?"at the same place as":`${l} ${l===1?"place":"places"} ${r>o?"after":"before"}`,p=s.map(([,w])=>w),[f,u,h]=[a,Math.min(...p),Math.max(...p)].map(w=>I(w)),m=`\u201C${c}\u201D ${d} \u201C${i}\u201D scores ${f}`,x=`the distance costs ${I(pt(e)*l)}`;return l===y-1&&t!=="none"?`${m}${t==="alibi"?`: ${x}`:""}. ${l} places apart there is only this one pair: bring the words nearer, then drag the rod.`:{none:`\u201C${c}\u201D scores ${f} for \u201C${i}\u201D wherever the two stand: no place is told.`,sinusoidal:`${m} here, but from ${u} to ${h} as both move: the score depends on both places, not on their offset alone.`,rotary:`${m} wherever the two stand: only the offset counts. The dashed line is flat.`,alibi:`${m} wherever the two stand: ${x}. The dashed line is flat.`}[t]}var no=["first","second"];function ro(t,e){let o=t.map((r,n)=>n).filter(r=>t[r]===t[e]);return o.length>1?`the ${no[o.indexOf(e)]} \u201C${t[e]}\u201D`:`\u201C${t[e]}\u201D`}function ue({encoding:t,order:e,words:o},{moved:r}){let n=e.map(i=>o[i]),a=n.join(" ");if(e.every((i,c)=>i===c))return"The words stand in their first order. Drag one, or shuffle them.";if(r.every(i=>i<1e-9))return`\u201C${a}\u201D: every word gets exactly what it got before. ${t==="none"?"Without positions a sentence is a bag of words.":"Distances are the same as before, and more is not told."}`;let s=qt(r);return r[s]<.005?`\u201C${a}\u201D: the outputs change, each by less than 0.01.`:`\u201C${a}\u201D: the outputs change, most for ${ro(n,s)}, by ${I(r[s])}.`}var ao={none:"none",sinusoidal:"sinusoidal",rotary:"rotary",alibi:"ALiBi"};function io(t){let e=zt("How places are told",ao,i=>t.change({encoding:i},{glide:!0})),r=Ct({label:"slope",min:1,max:8,step:1,text:i=>`1/${2**i}`,read:i=>9-i,write:i=>9-i,onInput:i=>t.change({head:i})}),n=_("Reset",t.reset).root;return{root:S("position-controls attn-row",b("h3",{"aria-hidden":"true"},"Places are told by"),e.root,S("position-slope",n,r.root)),tell:i=>{e.set(i.encoding),r.set(i.head),r.root.style.visibility=i.encoding==="alibi"?"":"hidden"}}}function so(t,e,[o,r]){if(t==="query")return[M(e,0,y-1),r];if(t==="key")return[o,M(e,0,y-1)];let n=M(e,0,y-1-Math.abs(r-o))-Math.min(o,r);return[o+n,r+n]}function lo(t){let e=s=>{let{places:i}=t.read();return{query:i[0],key:i[1],rod:Math.min(...i)}[s]},o=(s,i)=>t.change({places:so(s,i,t.read().places)}),a=at("position-ruler",(s,i)=>{let c=d=>te(a.width(),ot(a.image,d)[0]);nt(s,d=>{let[p,f,u]=[c(d),e(i().id),i().id];return h=>o(u,f+c(h)-p)}),ct(s,Nt(d=>()=>e(i().id)+d,8),d=>o(i().id,M(d,0,y-1)))},(s,i,{score:c})=>ne(i,c,s));return a}function fe(t){let e=[...t];for(let o=e.length-1;o>0;o--){let r=Math.floor(Math.random()*(o+1));[e[o],e[r]]=[e[r],e[o]]}return String(e)===String(t)?fe(t):e}function co({words:t},e){let o=null,r=(f,u,h)=>{let{order:m}=e.read(),x=m.filter(w=>w!==f);x.splice(M(u,0,x.length),0,f),e.change({order:x},{glide:h})},n=f=>s.focus(String(e.read().order.indexOf(f))),s=at("",(f,u)=>{let h=()=>Number(u().id),m=k=>e.read().order[k],x=k=>v=>{let[A]=ot(s.image,v);o={word:k,x:A},r(k,le(t.length,s.width(),A),!0)};nt(f,()=>x(m(h())),()=>{o&&n(o.word),o=null,e.change({},{glide:!0})});let w=k=>()=>h()+k;ct(f,{ArrowLeft:w(-1),ArrowRight:w(1),Home:()=>0,End:()=>t.length},k=>{let v=m(h());r(v,k,!0),n(v)})},(f,u,{moved:h})=>se(u,h,f)),i=t.map((f,u)=>u),l=Object.entries({Shuffle:()=>fe(e.read().order),Reverse:()=>[...e.read().order].reverse(),"dog \u2194 man":()=>e.read().order.map(f=>({1:4,4:1})[f]??f),"First order":()=>i}).map(([f,u])=>_(f,()=>e.change({order:u()},{glide:!0})).root),d=b("h3",{},"Shuffle a sentence ",b("small",{},"how far does each word\u2019s output move?"));return{root:S("position-line",d,s.root),view:s,buttons:l,held:()=>o}}function po(t,e){let[o,r,n]=[io(e),lo(e),co(t,e)],[a,s]=[lt(),lt()],i=It("Drag the rod between the words: both move. Does the score stay? Choose another way of telling places, and drag again."),c=b("p",{class:"position-note attn-hint"},"The words\u2019 vectors are made up by hand; nothing here is learnt."),l=S("position-right",s.root,S("attn-row",...n.buttons),c);return{parts:[i,o.root,S("position-above",r.root,a.root),S("position-board",n.root,l)],tell:p=>{let f=dt(p);o.tell(p),r.tell(p,f),n.view.tell(p,f),a.set(de(p,f)),s.set(ue(p,f))},glides:Jt,paint:p=>{let f=e.read(),[u,h]=[r,n.view].map(({root:x})=>Math.round(x.clientWidth));r.paint(oe(f,p,{width:u}),u);let{held:m}=n;n.view.paint(ae(f,p,{width:h,held:m()}),h)},stop:()=>[a,s].forEach(p=>p.stop())}}var $n=Dt({name:"position",label:"Live figure: who notices where words stand",style:ce+pe,controls:["encoding","order","places","head"],fixed:["words","vectors"],build:po});export{dt as compute,$n as default};
