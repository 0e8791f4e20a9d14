// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var mt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var we="http://www.w3.org/2000/svg";var pr=Math.random().toString(36).slice(2,8);function ht(t,e,r){for(let[n,o]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),o):o===!0?t.setAttribute(n,""):o!==!1&&o!=null&&t.setAttribute(n,o);return t.append(...r),t}var A=(t,e={},...r)=>ht(document.createElement(t),e,r),q=(t,...e)=>A("div",{class:t},...e),be=(t,e={},...r)=>ht(document.createElementNS(we,t),e,r),gt=()=>be("svg",{class:"scene","aria-hidden":"true"}),xt=(t,e,...r)=>A("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...r);function H(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,r){let n=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var ve=t=>Math.round(t*10)/10,wt=new WeakMap;function bt(t){let e=q("attn-hits"),r=new Map,n=a=>{let i=a.slider?A("div",{role:"slider",tabindex:0}):A("button",{type:"button"}),c={node:i,hit:a};return r.set(a.id,c),i.dataset.id=a.id,t(i,()=>c.hit),c};return{root:e,set:(a,i=1)=>{let c=new Set(a.map(({id:s})=>s));for(let[s,{node:l}]of r)c.has(s)||(l.remove(),r.delete(s));a.forEach((s,l)=>{let d=r.get(s.id)??n(s);ye(d.node,d.hit=s,i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:a=>r.get(a)?.node.focus({preventScroll:!0})}}function ye(t,{x:e,y:r,width:n,height:o,label:a,kind:i="",aria:c={},tab:s=0,lang:l},d){let[p,m,u,h]=[e,r,n,o].map(f=>ve(d*f)),x=`left:${p}px;top:${m}px;width:${u}px;height:${h}px`;wt.get(t)!==x&&(t.style.cssText=x,wt.set(t,x)),z(t,"class",`attn-hit ${i}`.trim()),z(t,"aria-label",a),z(t,"tabindex",s),l&&z(t,"lang",l);for(let[f,w]of Object.entries(c))z(t,`aria-${f}`,String(w))}function vt(t,{clientX:e,clientY:r}){let{left:n,top:o}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(r-o)/a]}function yt(t,e,r=()=>{}){let n=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),n=e(o)}),t.addEventListener("pointermove",o=>n?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{n!==null&&r(),n=null})}var kt="http://www.w3.org/2000/svg",et=t=>Math.round(t*10)/10+0;function g(t,e,r,n,o){let a={};for(let i in n){let c=n[i];a[i]=typeof c=="number"?et(c):c}return{id:t,shape:e,role:r,at:a,...o===void 0?{}:{text:o}}}g.line=(t,e,[r,n,o,a],i)=>g(t,"line",e,{x1:r,y1:n,x2:o,y2:a,...i});g.rect=(t,e,[r,n,o,a],i)=>g(t,"rect",e,{x:r,y:n,width:o,height:a,...i});g.circle=(t,e,[r,n,o],a)=>g(t,"circle",e,{cx:r,cy:n,r:o,...a});g.path=(t,e,r,n)=>g(t,"path",e,{d:r,...n});g.text=(t,e,[r,n],o,a)=>g(t,"text",e,{x:r,y:n,...a},o);var rt=t=>`M${t.map(([e,r])=>`${et(e)} ${et(r)}`).join("L")}`;var $t=new WeakMap;function $e(t,e){let{node:r,role:n,at:o}=t;n!==e.role&&r.setAttribute("class",t.role=e.role);for(let i in e.at)o[i]!==e.at[i]&&r.setAttribute(i,String(e.at[i]));for(let i in o)i in e.at||r.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Me)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ke=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function Me(t){let e=document.createElementNS(kt,"tspan");for(let[r,n]of Object.entries(ke(t)))e.setAttribute(r,String(n));return e.append(t.text),e}function Mt(t,{width:e,height:r,marks:n}){let o=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=$t.get(t)??new Map;$t.set(t,a);let i=new Map(n.map(s=>[s.id,s]));for(let[s,{node:l,shape:d}]of a)i.get(s)?.shape!==d&&(l.remove(),a.delete(s));let c=t.firstChild;for(let s of n){let l=a.get(s.id);if(!l){let d=document.createElementNS(kt,s.shape);d.setAttribute("data-id",s.id),l={node:d,shape:s.shape,role:"",at:{},text:""},a.set(s.id,l)}$e(l,s),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}function nt(t,e,r,{label:n,zoom:o=()=>1}={}){let a=gt(),i=bt(e),c=xt(n,t,a,i.root),s=700,l=[],d=()=>i.set(r(s,...l),o(s));return{root:c,image:a,room:()=>Math.round(c.clientWidth),focus:i.focus,width:()=>s,tell:(...p)=>{l=p,d()},paint:(p,m)=>{m!==s&&(s=m,d()),Mt(a,p)}}}var At=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var St=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var W=(t,e)=>t.reduce((r,n,o)=>r+n*e[o],0),qt=(t,e,r=1)=>t.map((n,o)=>n+r*e[o]),N=t=>Math.hypot(...t),ot=t=>t[0].map((e,r)=>t.map(n=>n[r]));function at(t,e){let r=ot(e);return t.map(n=>r.map(o=>W(n,o)))}function Ot(t,e=1,r=null){let n=c=>r===null||r[c],o=Math.max(...t.filter((c,s)=>n(s))),a=t.map((c,s)=>n(s)?Math.exp((c-o)/e):0),i=a.reduce((c,s)=>c+s,0);return i>0?a.map(c=>c/i):a}var k=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var Tt=200,qe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Oe=t=>t*t*(3-2*t);function it(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,o)=>it(t[o],n,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([o,a])=>[o,it(t[o],a,r)]);return Object.fromEntries(n)}return e}function It(t,e,r){let[n,o,a,i,c,s]=[t,t,t,0,0,0],l=!1,d=p=>{let m=k(p-c,0,64);if(c=p,l){let h=k((p-i)/e);n=it(o,a,Oe(h)),l=h<1}let u=r(n,m);s=l||u?requestAnimationFrame(d):0};return{go(p,m){if(qe()){[n,a,l]=[p,p,!1],r(n,1/0);return}[o,a,i,l]=[n,p,performance.now(),m],m||(n=p,r(n,0)),s||([c,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void r(n,0),stop:()=>cancelAnimationFrame(s)}}function zt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let r=Math.abs(t);return(t!==0&&(r<.5*10**-e||r>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}var S=(t,e=2)=>zt(Math.abs(t)<.5*10**-e?0:t,e);function O(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var B=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function j(t,e,r=null){let o=A("button",{type:"button",class:"attn-button","aria-label":r,onclick:e},t);return{root:o,set:a=>z(o,"aria-pressed",String(a))}}var st=(...t)=>A("p",{class:"attn-hint"},...t);function Lt(t=700){let e=A("p",{class:"attn-summary"}),r=A("span",{class:"attn-hidden",role:"status"}),n,o=(a,i=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>H(r,i),t)),H(e,a)};return{root:A("div",{},e,r),set:o,stop:()=>clearTimeout(n)}}function lt(t,e,r){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",a=>{let i=o[a.key]?.(a);i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),r(i))})}var Te=0,Nt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Ct(t,e){let[r,n,o]=[!1,0,""],a={},i=s=>{a=s;let l=s._own;if(l?.turn!==n&&([n,r]=[l?.turn,!1]),r)return;let d=l?.name?e(s,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==o&&([o,r]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++Te}}))},c=()=>{r=!1,i(a)};return t.on("change:_drawn",c),{ask:i,stop:()=>t.off("change:_drawn",c)}}function Ie(t,e){let{name:r,kind:n=""}=t._own??{};if(!r)return"";let{fault:o,note:a,weights:i,mask:c}=Nt(t),s=!!(i??c);return e(t,n)===null?`The book\u2019s picture: your ${r} has no part in it.`:o?`Your ${o} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${r}. ${a??""}`.trim():`Your ${r} is called \u2026`}function _t(t,e){let r=A("span",{role:"status"}),n=j("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=q("attn-own",r,n.root);return{root:o,tell:i=>{let c=Ie(i,e);o.hidden=c==="",o.classList.toggle("fault",!!Nt(i).fault),H(r,c)}}}function Dt(t,e,r=[]){let n=[...e,...r],o=[],a=!1,i=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),c=p=>{if(a)return;let m=i();o.forEach(u=>u(m,p))},s=()=>c(null);e.forEach(p=>t.on(`change:${p}`,s));let l=(p,{glide:m=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,c({glide:m}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(m=>m in p).map(m=>[m,p[m]]))};return{read:i,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void o.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,s))}}function ze(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let r=0;e&&r<8&&!e.matches(".jp-Cell");r++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Le(t,e,r,n){let[o,a]=[0,!1],i=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",s)}},c=s=>{let l=++o,d=e.wants?.(r())??null;if(i(d!==null),d===null)return n(s);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===o&&c(s),()=>l===o&&e.say?.(p))};return c}function Pt({name:t,label:e,style:r,controls:n,fixed:o=[],ms:a=Tt,asks:i,build:c}){return{render:({model:l,el:d})=>{let p=A("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),m=p.attachShadow({mode:"open"});m.append(A("style",{},[At,St,Et,r].join(`
`)));let u=Dt(l,i?[...n,"_own","_drawn"]:n,o),h=c(u.read(),u,l),x=i&&{...Ct(l,i),..._t(l,i)},f=A("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},h.parts[0],...x?[x.root]:[],...h.parts.slice(1));m.append(f),d.append(p);let w=()=>{let v=h.glides??(M=>M),y=0,E=()=>{let M=u.read();h.tell(M),x?.tell(M),x?.ask(M),x&&(f.dataset.own=M._own?.kind??"")},$=It(v(u.read()),a,(M,R)=>y>0&&h.paint(M,R,y)),I=()=>{let M=Math.round(f.clientWidth);M===y||M===0||(y=M,ze(d),$.again())},P=Le(f,h,u.read,M=>{E(),$.go(v(u.read()),M)});u.follow((M,R)=>{f.classList.add("touched"),P(R?.glide??!0)}),E(),I();let K=new ResizeObserver(I);return K.observe(f),h.ahead?.(),()=>{K.disconnect(),$.stop(),u.stop(),x?.stop(),h.stop?.()}},b=async()=>{await h.ready;for(let v;v=h.wants?.(u.read());)await v;return w()};return h.ready?b():w()}}}var Ne=Math.sqrt(50),Ce=Math.sqrt(10),_e=Math.sqrt(2);function ct(t,e,r){let n=(e-t)/Math.max(0,r),o=Math.floor(Math.log10(n)),a=n/Math.pow(10,o),i=a>=Ne?10:a>=Ce?5:a>=_e?2:1,c,s,l;return o<0?(l=Math.pow(10,-o)/i,c=Math.round(t*l),s=Math.round(e*l),c/l<t&&++c,s/l>e&&--s,l=-l):(l=Math.pow(10,o)*i,c=Math.round(t/l),s=Math.round(e/l),c*l<t&&++c,s*l>e&&--s),s<c&&.5<=r&&r<2?ct(t,e,r*2):[c,s,l]}function V(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let n=e<t,[o,a,i]=n?ct(e,t,r):ct(t,e,r);if(!(a>=o))return[];let c=a-o+1,s=new Array(c);if(n)if(i<0)for(let l=0;l<c;++l)s[l]=(a-l)/-i;else for(let l=0;l<c;++l)s[l]=(a-l)*i;else if(i<0)for(let l=0;l<c;++l)s[l]=(o+l)/-i;else for(let l=0;l<c;++l)s[l]=(o+l)*i;return s}var C=({width:t,height:e,edge:r})=>Math.min(t,e)/2/r,dt=t=>[t.left+t.width/2,t.top+t.height/2];function L(t,[e,r]){let[n,o]=dt(t);return[n+e*C(t),o-r*C(t)]}function pt(t){let[e,r]=dt(t);return V(0,t.edge,3).filter(o=>o>0&&o<=t.edge).map(o=>({length:o,x:e+o*C(t)-3,y:r+12}))}function Rt(t,e){let{left:r,top:n,width:o,height:a}=e,[i,c]=dt(e);return[g.rect(`${t} ground`,"tint",[r,n,o,a],{rx:6}),g.path(`${t} axes`,"rule",`M${r} ${c}h${o}M${i} ${n}v${a}`),...pt(e).flatMap(({length:s,x:l,y:d})=>[g.circle(`${t} ring ${s}`,"rule",[i,c,s*C(e)]),g.text(`${t} length ${s}`,"soft small end",[l,d],String(s))])]}var De={arrow:(t,e,r,n,[o,a])=>{let i=(c,s)=>`${(r-c*o-s*a).toFixed(1)} ${(n-c*a+s*o).toFixed(1)}`;return g.path(t,`${e} solid`,`M${i(0,0)}L${i(10,4.6)}L${i(10,-4.6)}Z`)},ring:(t,e,r,n)=>g.circle(t,`${e} ring`,[r,n,4.5]),square:(t,e,r,n)=>g.rect(t,`${e} solid`,[r-4.5,n-4.5,9,9])};function Ht(t,e,r,n,o="arrow"){let[a,i]=L(r,[0,0]),c=L(r,n),s=Math.hypot(c[0]-a,c[1]-i);if(s<1e-9)return[g.circle(`${t} dot`,`${e} solid`,[a,i,4])];let l=[(c[0]-a)/s,(c[1]-i)/s],d=Math.min(s,o==="arrow"?8:4.5);return[g.line(`${t} shaft`,`${e} line shaft`,[a,i,...qt(c,l,-d)]),De[o](`${t} head`,e,c[0],c[1],l)]}function Wt(t,e,r,n){let[o,a]=L(r,n),i=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:o-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:i,valuetext:`x ${S(n[0])}, y ${S(n[1])}`}}}function Bt(t,{plane:e,read:r,move:n,hold:o=()=>{}}){let a=s=>vt(t.parentElement,s);yt(t,s=>{let[l,d]=[r(),a(s)];return o(!0),p=>{let m=C(e()),[u,h]=a(p);n([l[0]+(u-d[0])/m,l[1]-(h-d[1])/m])}},()=>o(!1));let i=s=>({shiftKey:l})=>r().map((d,p)=>d+(l?.5:.1)*s[p]),c={ArrowLeft:i([-1,0]),ArrowRight:i([1,0])};lt(t,{...c,ArrowUp:i([0,1]),ArrowDown:i([0,-1])},n)}function jt(t,e,r,n){let o=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(o()[0],o()[1],!1));let a=s=>()=>o().map((l,d)=>k(l+s[d],0,r-1)),c={...{ArrowUp:a([-1,0]),ArrowDown:a([1,0])},ArrowLeft:a([0,-1]),ArrowRight:a([0,1])};lt(t,c,([s,l])=>n(s,l,!0))}var _=3,Pe=t=>N(t)>0?t.map(e=>e/N(t)):t;function Re(t){let[e,r,n]=t.slice(0,3).map(Pe),o=W(e,r),a=(W(e,n)+W(r,n))/2,i=[0,1,2].filter(c=>N(t[c])===0);return{opposition:o,attraction:a,limit:Math.sqrt(Math.max(0,(1+o)/2)),lost:i}}function Z({vectors:t}){let e=at(t,ot(t)),r=e.map(n=>Ot(n));return{scores:e,weights:r,output:at(r,t),...Re(t)}}var Ft=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var We="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Be=1.12,J=1.18,F=new Map;function je(t){let r=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,o)=>n+(We[o.charCodeAt(0)-32]??556),0);return Be*r/1e3}function D(t,e){return F.size>5e3&&F.clear(),F.has(t)||F.set(t,je(t)),e*F.get(t)}var Vt=8,Ut=14,Fe=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],Ue=[0,12,26,42,60,80,102,126],ut=([t,e],r,n)=>({x:t,y:e,half:r,high:n,leader:null}),Y=({x:t,y:e,half:r,high:n},[o,a])=>Math.hypot(Math.max(0,Math.abs(o-t)-r),Math.max(0,Math.abs(a-e)-n));function Zt({x:t,y:e,half:r,high:n},o,a){let[i,c]=[0,1];for(let[s,l,d,p]of[[o[0],a[0],t,r],[o[1],a[1],e,n]]){let m=l-s;if(Math.abs(m)<1e-9){if(Math.abs(s-d)>=p)return 0;continue}let u=[(d-p-s)/m,(d+p-s)/m];i=Math.max(i,Math.min(...u)),c=Math.min(c,Math.max(...u))}return Math.max(0,c-i)}var Gt=(t,[e,r,n,o])=>Zt(t,[e,r],[n,o])>0,Ge=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function Kt({x:t,y:e,half:r,high:n},[o,a]){let[i,c]=[k(o,t-r,t+r),k(a,e-n,e+n)],s=Math.hypot(o-i,a-c),l=(s-6)/s;return[i,c,i+l*(o-i),c+l*(a-c)]}function*Ke({left:t,top:e,width:r,height:n},[o,a],i,c,s){for(let l of Ue)for(let d of Fe){let p=d*Math.PI/180,[m,u]=[Math.cos(p),Math.sin(p)],[h,x]=[s[0]*m-s[1]*u,s[0]*u+s[1]*m],f=Vt+1+l,w=Math.min((i+f)/Math.abs(h||1e-9),(c+f)/Math.abs(x||1e-9)),b=J*i,v=k(o+w*h,t+b,t+r-b),y=k(a+w*x,e+c+1,e+n-c-1);yield{name:ut([v,y],i,c),cost:l+.12*Math.abs(d)}}}function*Ve({left:t,top:e,width:r,height:n},o,a){for(let i=e+a+1;i<=e+n-a-1;i+=a)for(let c=t+J*o;c<=t+r-J*o;c+=10)yield{name:ut([c,i],o,a),cost:300}}function Ze(t,e,r,n,o=[]){let a=[...o,...pt(t).map(({x:u,y:h})=>[u-5,h-4])],i=L(t,[0,0]),c=.55*n,s=r.map(([u,h])=>Math.hypot(u-i[0],h-i[1])),l=[],d=(u,h)=>{let{half:x}=u;if(l.some($=>Ge(u,$)))return 1/0;let f=Y(u,r[h]),w=$=>Y(u,$)<Vt,b={...u,half:x+4,high:u.high+2},v=r.map(($,I)=>Zt(b,i,$)*s[I]),y=f>Ut?Kt(u,r[h]):null,E=l.filter($=>y&&Gt($,y)||$.leader&&Gt(u,$.leader));return 1e3*r.filter(w).length+(v[h]>0?1e3:0)+2*v.reduce(($,I)=>$+I,0)+24*r.filter($=>Y(u,$)<f-1).length+30*E.length+20*a.filter(w).length},p=e.map((u,h)=>h).sort((u,h)=>s[h]-s[u]),m=[];for(let u of p){let h=D(e[u],n)/2,x=s[u]>0?[0,1].map(b=>(r[u][b]-i[b])/s[u]):[1,0],f={name:ut(r[u],h,c),cost:1/0};for(let b of[Ke(t,r[u],h,c,x),Ve(t,h,c)]){if(f.cost<1e3)break;for(let{name:v,cost:y}of b){let E=y<f.cost?y+d(v,u):1/0;E<f.cost&&(f={name:v,cost:E})}}let{name:w}=f;Y(w,r[u])>Ut&&(w.leader=Kt(w,r[u])),l.push(m[u]=w)}return m}function Jt(t,{plane:e,words:r,roles:n,tips:o,size:a,others:i}){return Ze(e,r,o,a,i).flatMap(({x:c,y:s,leader:l},d)=>[...l?[g.line(`${t}leader ${d}`,"soft line leader",l)]:[],g.text(`${t}name ${d}`,`${n[d]} name`,[c,s+5],r[d])])}var Qt=18,Yt=t=>t.length>6?`${t.slice(0,4)}.`:t,Q=({left:t,top:e,side:r,wide:n,tall:o},a,i)=>[t+r+i*n,e+Qt+a*o],Xt=({tall:t,words:e})=>Qt+e.length*t;function te(t,{shares:e,texts:r,small:n,hue:o}){let{id:a,left:i,top:c,wide:s,tall:l,words:d}=t,{roles:p=d.map(()=>"ink"),columns:m=p}=t,u=d.flatMap((x,f)=>{let[w,b]=Q(t,f,f),[v,y]=[[w+s/2,c+12],[i,b+l/2+4.5]];return[g.text(`${a} column ${f}`,`${m[f]} head`,v,Yt(x)),g.text(`${a} row ${f}`,`${p[f]} head start`,y,Yt(x))]}),h=e.flatMap((x,f)=>x.flatMap((w,b)=>{let[v,y]=Q(t,f,b),E={x:v+1,y:y+1,width:s-2,height:l-2,rx:3},$=k(Math.abs(w)).toFixed(3),I={...E,"fill-opacity":$},P=(K,M,R,ge)=>g.text(`${a} ${K} ${f} ${b}`,M,[v+s/2,y+l/2+R],ge);return[g(`${a} bed ${f} ${b}`,"rect","tint",E),g(`${a} cell ${f} ${b}`,"rect",`${w<0?"minus":o} shade`,I),...n?[P("number","ink number strong",-2.5,r[f][b]),P("small","ink small",11,n[f][b])]:[P("number","ink number",4.5,r[f][b])]]}));return[...u,...h]}function ft(t,e,r,n,o){let[a,i]=Q(t,n,o),c={x:a+1,y:i+1,width:t.wide-2,height:t.tall-2,rx:3};return g(`${t.id} ${e}`,"rect",`${r} frame`,c)}var ee=(t,e,r,n)=>t.words.flatMap((o,a)=>t.words.map((i,c)=>{let[s,l]=Q(t,a,c),d=a===r[0]&&c===r[1];return{id:`${t.id} ${a} ${c}`,x:s,y:l,width:t.wide,height:t.tall,label:e(a,c),tab:d?0:-1,...n?{aria:{pressed:d}}:{}}}));var re=t=>Math.round(Math.acos(k(t,-1,1))*180/Math.PI),T=t=>`\u201C${t}\u201D`,Je=-.8,Ye=.9;function Qe({words:t},{opposition:e,attraction:r,limit:n,lost:o}){let[a,i,c]=t.map(T);if(o.length){let[m,u,h]=o.length>1?["have","they make","directions"]:["has","it makes","direction"];return`${B(o.map(f=>T(t[f])))} ${m} no length, so no ${h}, and ${u} no angle with any word.`}let[s,l]=[`${a} and ${i}`,`${re(e)}\xB0 apart`];if(r>=Ye)return`${s} both point at ${c} (mean cosine ${S(r)}), but they are only ${l}, not opposite.`;let d=`are ${l} (cosine ${S(e)})`,p=`is ${S(r)}; at that angle it can be ${S(n)} at most.`;return e<=Je?`${s} cannot both point at ${c}: they ${d}. Their mean cosine with it ${p}`:`${s} ${d}. Their mean cosine with ${c} ${p}`}function Xe({words:t,pair:[e,r]},{scores:n,weights:o}){let[a,i]=[T(t[e]),T(t[r])],c=S(n[e][r]);if(e===r)return`${a} has the score ${c} with itself, its squared length, and keeps ${O(o[e][e])} of its weight.`;let[s,l]=[O(o[e][r]),O(o[r][e])],d=`${a} and ${i} share one score, ${c}`;return s===l?`${d}, and each gives the other ${s} of its weight.`:`${d}, but ${a} gives ${i} ${s} and ${i} gives ${a} ${l}.`}function ne(t,e){let{words:r,vectors:n}=t,[o,a,i]=r.map(T),[c,s]=[O(e.weights[0][2]),O(e.weights[1][2])],d=n.every(p=>N(p.map((m,u)=>m-n[0][u]))<.01)?"All five words are one arrow, so every weight is 20.0%.":`${o} gives ${i} ${c} of its weight, ${a} ${s}.`;return[Qe(t,e),d,Xe(t,e)].join(" ")}function oe(t,{opposition:e,scores:r,weights:n,lost:o},a){let{pair:[i,c],vectors:s}=t,l=t.words.map(T),d=l.filter((f,w)=>String(s[w])!==String(a.vectors[w])),[p,m,u]=l;if(String(t.pair)===String(a.pair)&&!d.length)return"";if(![p,m,u].some(f=>d.includes(f))){let f=`${l[i]} and ${l[c]}: score ${S(r[i][c])}`,[w,b]=[O(n[i][c]),O(n[c][i])];return i===c?`${l[i]} with itself: score ${S(r[i][i])}, weight ${w}.`:`${f}; ${l[i]} gives ${w}, ${l[c]} gives back ${b}.`}if(o.length)return`${B(o.map(f=>l[f]))}: no length, no direction.`;let[h,x]=[O(n[0][2]),O(n[1][2])];return`${p} and ${m} ${re(e)}\xB0 apart; to ${u}: ${p} ${h}, ${m} ${x}.`}function ae({words:t},e,r,n,o){let a=S(e[r][n][o]);return r==="scores"?`score of ${T(t[n])} and ${T(t[o])}: ${a}`:`${T(t[n])} gives ${T(t[o])} the weight ${a}`}var se=520,X=56,ie=_+.5,tr=2*_**2;function U(t){if(t<se){let[n,o]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:n,edge:ie},aims:{left:X,top:n+26,width:t-X-14,height:o-26},height:n+o+36}}let e=Math.round(Math.min(.6*t,400)),r=Math.min(t-e-X-34,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:ie},aims:{left:e+X+22,top:(e-r)/2-8,width:r,height:r},height:e}}function er({vectors:t,words:e},r){let{plane:n}=U(r);return[...Rt("plane",n),...t.flatMap((o,a)=>Ht(`word ${a}`,`word${a}`,n,o)),...Jt("",{plane:n,words:e,roles:e.map((o,a)=>`word${a}`),tips:t.map(o=>L(n,o)),size:r<se?14:15})]}var le=({left:t,top:e,width:r,height:n},[o,a])=>[t+(1-o)*r/2,e+(1-a)*n/2];function rr(t){let e=Array.from({length:81},(s,l)=>{let d=-1+l/40;return le(t,[2*d*d-1,d])}),{left:r,top:n,width:o,height:a}=t,[i,c]=[r+o/2,n+a/2];return[g.rect("all","edge frame",[r,n,o,a],{left:r}),g.path("region","tint region",`${rt(e)}Z`),g.path("cross","rule",`M${r} ${c}h${o}M${i} ${n}v${a}`)]}function nr({words:[t,e,r]},{left:n,top:o,width:a,height:i}){let[c,s]=[n+a,o+i],l=(m,u,h,x,f)=>g.text(m,`${u} small`,[h,x],f),d=D("same",13)+D("opposite",13)+16,p=D(`${t} and ${e}`,14)+d>a?33:0;return[g.path("star","ink solid",or(c-2,o+2)),l("wanted","ink end",c-14,o+14,"wanted"),l("can","soft start",n+48,o+i/2+24,"can be had"),l("cannot","soft end",c-6,s-8,"cannot"),l("same","soft start",n,s+15,"same"),l("opposite","soft end",c,s+15,"opposite"),l("first aim","ink strong",n+a/2,s+15+p,`${t} and ${e}`),l("towards","soft end",n-6,o+9,"towards"),l("away","soft end",n-6,s,"away"),l("second aim","ink strong start",n,o-9,`both and ${r}`)]}function or(t,e){let r=Array.from({length:10},(n,o)=>{let[a,i]=[o%2?3.6:9,o*Math.PI/5];return[t+a*Math.sin(i),e-a*Math.cos(i)]});return`${rt(r)}Z`}function ar({words:t},e,r){let{left:n,top:o,width:a,height:i}=r;if(e.lost.length){let m=`${B(e.lost.map(u=>t[u]))}: no direction`;return[g.text("none","ink strong small",[n+a/2,o+i/2-10],m)]}let{opposition:c,attraction:s}=e,[l,d]=le(r,[c,s]),p=d<o+i/2?1:-1;return[g.line("across","ruler thread",[n,d,l,d]),g.line("down","ruler thread",[l,d,l,o+i+4]),g.circle("now","ink ring dot",[l,d,6.5]),g.text("opposition","ink strong small",[k(l,n+16,n+a-16),o+i+31],S(c)),g.text("attraction","ink strong small halo start",[n+5,d+(p>0?15:-6)],S(s))]}function ce(t,e,{width:r}){let{aims:n,height:o}=U(r),a=[...er(t,r),...rr(n),...nr(t,n),...ar(t,e,n)];return{width:r,height:o,marks:a}}var de=({vectors:t,words:e},{width:r})=>t.map((n,o)=>Wt(`tip ${o}`,`arrow of \u201C${e[o]}\u201D; arrow keys move its tip`,U(r).plane,n)),tt=36,ir={scores:["Scores","row \xB7 column: the same both ways"],weights:["Weights","softmax of each row: not the same","softmax of each row"]};function pe(t,e,r){let n=e.map((a,i)=>`word${i}`),o=(r-44)/e.length;return{id:t,left:0,top:tt,side:44,wide:o,tall:27,words:e,roles:n}}function ue(t,{words:e,pair:[r,n]},{scores:o,weights:a},{width:i}){let c=pe(t,e,i),s=(f,w)=>f.map(b=>b.map(v=>S(v,w))),l=o.map(f=>f.map(w=>w/tr)),d=t==="scores"?{hue:"plus",shares:l,texts:s(o,1)}:{hue:"weight",shares:a,texts:s(a,2)},[p,...m]=ir[t],u=s(a,2).some((f,w,b)=>f.some((v,y)=>v!==b[y][w])),h=m[+(t==="weights"&&!u)],x=[g.text(`${t} title`,"ink strong start",[0,tt-22],p),g.text(`${t} note`,"soft small start",[0,tt-6],h),...te(c,d),ft(c,"there","ink",r,n),...r===n?[]:[ft(c,"back","ink back",n,r)]];return{width:i,height:tt+Xt(c)+4,marks:x}}var fe=(t,e,r,{width:n})=>ee(pe(t,e.words,n),(o,a)=>ae(e,r,t,o,a),e.pair,!0);var me=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
.similarity-space .attn-hit { border-radius: 50%; }
.similarity-squares { display: grid; gap: 14px; min-width: 0; }
.similarity-squares .attn-hint { margin: -8px 0 0; font-size: 0.867em; }
.attn-similarity .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (max-width: 860px) {
  .similarity-board { grid-template-columns: minmax(0, 1fr); }
  .attn-similarity .attn-summary { min-height: 5.8em; }
}
@container (min-width: 520px) and (max-width: 860px) {
  .similarity-squares { grid-template-columns: 1fr 1fr; column-gap: 40px; }
  .similarity-squares .attn-hint { grid-column: 2; }
}
@container (max-width: 519px) {
  .similarity-board { gap: 10px; }
  /* One column: the weights come after the plane and the controls before the scores, so that plane, weights and
     controls fit one screen of a phone. */
  .attn-similarity { display: flex; flex-direction: column; }
  .attn-similarity .similarity-board, .similarity-squares { display: contents; }
  .similarity-space { order: 1; } .similarity-weights { order: 2; } .similarity-squares .attn-hint { order: 3; margin: 2px 0 0; }
  .similarity-controls { order: 4; } .similarity-summary { order: 5; } .similarity-scores { order: 6; }
  .scene text.name { font-size: 14px; }
  .similarity-space, .similarity-weights { margin-top: 10px; }
  .attn-similarity .attn-summary { min-height: 11.6em; }
}
@media print { .similarity-controls, .attn-hint { display: none; } }
`;var G=t=>t.read();function lr(t){let e=n=>Math.round(100*k(n,-_,_))/100,r=nt("similarity-space",(n,o)=>{let a=Number(o().id.split(" ")[1]),i=c=>G(t).vectors.map((s,l)=>l===a?c.map(e):s);Bt(n,{plane:()=>U(r.width()).plane,read:()=>G(t).vectors[a],move:c=>t.change({vectors:i(c)})})},(n,o)=>de(o,{width:n}));return{...r,scene:ce}}function he(t,e){let r=nt(`similarity-${t}`,(n,o)=>{jt(n,()=>o().id,G(e).words.length,(a,i,c)=>{e.change({pair:[a,i]}),c&&r.focus(`${t} ${a} ${i}`)})},(n,o,a)=>fe(t,o,a,{width:n}));return{...r,scene:ue.bind(null,t)}}function cr(t,e){let r=()=>e.change({vectors:Z(G(e)).output},{glide:!0}),n=[lr(e),he("scores",e),he("weights",e)],[o,a,i]=n.map(({root:x})=>x),c=[j("Blend once",r),j("Reset",e.reset)],s=Lt(),[l,d]=[t,""],p=st("Drag the arrows: can \u201Chot\u201D and \u201Ccold\u201D be opposite and both point at \u201Ctemperature\u201D? Bring the dot to the star."),m=st("Press a weight to compare it with its mirror, the dotted box."),u=q("similarity-board",o,q("similarity-squares",a,i,m)),h=q("attn-row similarity-controls",...c.map(({root:x})=>x));return{parts:[p,u,h,q("similarity-summary",s.root)],tell:x=>{let f=Z(x);d=oe(x,f,l)||d,l=x,s.set(ne(x,f),d)},glides:({vectors:x})=>({vectors:x}),paint:({vectors:x})=>{let f={...G(e),vectors:x},w=Z(f),b=n.map(({room:v})=>v());n.forEach((v,y)=>{v.tell(f,w),v.paint(v.scene(f,w,{width:b[y]}),b[y])})},stop:s.stop}}var jn=Pt({name:"similarity",label:"Live figure: words that attend to each other",style:mt+Ft+me,controls:["vectors","pair"],fixed:["words"],build:cr});export{Z as compute,jn as default,ne as describe};
