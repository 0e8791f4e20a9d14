// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var ft=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var me="http://www.w3.org/2000/svg";var cr=Math.random().toString(36).slice(2,8);function ht(t,e,r){for(let[n,o]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),o):o===!0?t.setAttribute(n,""):o!==!1&&o!=null&&t.setAttribute(n,o);return t.append(...r),t}var M=(t,e={},...r)=>ht(document.createElement(t),e,r),q=(t,...e)=>M("div",{class:t},...e),ge=(t,e={},...r)=>ht(document.createElementNS(me,t),e,r),mt=()=>ge("svg",{class:"scene","aria-hidden":"true"}),gt=(t,e,...r)=>M("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...r);function P(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function I(t,e,r){let n=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var xe=t=>Math.round(t*10)/10,xt=new WeakMap;function wt(t){let e=q("attn-hits"),r=new Map,n=a=>{let i=a.slider?M("div",{role:"slider",tabindex:0}):M("button",{type:"button"}),s={node:i,hit:a};return r.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:c})=>c));for(let[c,{node:l}]of r)s.has(c)||(l.remove(),r.delete(c));a.forEach((c,l)=>{let d=r.get(c.id)??n(c);we(d.node,d.hit=c,i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:a=>r.get(a)?.node.focus({preventScroll:!0})}}function we(t,{x:e,y:r,width:n,height:o,label:a,kind:i="",aria:s={},tab:c=0,lang:l},d){let[p,f,u,m]=[e,r,n,o].map(h=>xe(d*h)),w=`left:${p}px;top:${f}px;width:${u}px;height:${m}px`;xt.get(t)!==w&&(t.style.cssText=w,xt.set(t,w)),I(t,"class",`attn-hit ${i}`.trim()),I(t,"aria-label",a),I(t,"tabindex",c),l&&I(t,"lang",l);for(let[h,g]of Object.entries(s))I(t,`aria-${h}`,String(g))}function bt(t,{clientX:e,clientY:r}){let{left:n,top:o}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(r-o)/a]}function yt(t,e,r=()=>{}){let n=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),n=e(o)}),t.addEventListener("pointermove",o=>n?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{n!==null&&r(),n=null})}var $t="http://www.w3.org/2000/svg",tt=t=>Math.round(t*10)/10+0;function x(t,e,r,n,o){let a={};for(let i in n){let s=n[i];a[i]=typeof s=="number"?tt(s):s}return{id:t,shape:e,role:r,at:a,...o===void 0?{}:{text:o}}}x.line=(t,e,[r,n,o,a],i)=>x(t,"line",e,{x1:r,y1:n,x2:o,y2:a,...i});x.rect=(t,e,[r,n,o,a],i)=>x(t,"rect",e,{x:r,y:n,width:o,height:a,...i});x.circle=(t,e,[r,n,o],a)=>x(t,"circle",e,{cx:r,cy:n,r:o,...a});x.path=(t,e,r,n)=>x(t,"path",e,{d:r,...n});x.text=(t,e,[r,n],o,a)=>x(t,"text",e,{x:r,y:n,...a},o);var et=t=>`M${t.map(([e,r])=>`${tt(e)} ${tt(r)}`).join("L")}`;var vt=new WeakMap;function be(t,e){let{node:r,role:n,at:o}=t;n!==e.role&&r.setAttribute("class",t.role=e.role);for(let i in e.at)o[i]!==e.at[i]&&r.setAttribute(i,String(e.at[i]));for(let i in o)i in e.at||r.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(ve)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ye=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function ve(t){let e=document.createElementNS($t,"tspan");for(let[r,n]of Object.entries(ye(t)))e.setAttribute(r,String(n));return e.append(t.text),e}function kt(t,{width:e,height:r,marks:n}){let o=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=vt.get(t)??new Map;vt.set(t,a);let i=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of a)i.get(c)?.shape!==d&&(l.remove(),a.delete(c));let s=t.firstChild;for(let c of n){let l=a.get(c.id);if(!l){let d=document.createElementNS($t,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}be(l,c),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}function rt(t,e,r,{label:n,zoom:o=()=>1}={}){let a=mt(),i=wt(e),s=gt(n,t,a,i.root),c=700,l=[],d=()=>i.set(r(c,...l),o(c));return{root:s,image:a,room:()=>Math.round(s.clientWidth),focus:i.focus,width:()=>c,tell:(...p)=>{l=p,d()},paint:(p,f)=>{f!==c&&(c=f,d()),kt(a,p)}}}var Mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var St=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var R=(t,e)=>t.reduce((r,n,o)=>r+n*e[o],0);var N=t=>Math.hypot(...t),nt=t=>t[0].map((e,r)=>t.map(n=>n[r]));function ot(t,e){let r=nt(e);return t.map(n=>r.map(o=>R(n,o)))}function Et(t,e=1,r=null){let n=s=>r===null||r[s],o=Math.max(...t.filter((s,c)=>n(c))),a=t.map((s,c)=>n(c)?Math.exp((s-o)/e):0),i=a.reduce((s,c)=>s+c,0);return i>0?a.map(s=>s/i):a}var k=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var qt=200,Ae=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Se=t=>t*t*(3-2*t);function at(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,o)=>at(t[o],n,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([o,a])=>[o,at(t[o],a,r)]);return Object.fromEntries(n)}return e}function Ot(t,e,r){let[n,o,a,i,s,c]=[t,t,t,0,0,0],l=!1,d=p=>{let f=k(p-s,0,64);if(s=p,l){let m=k((p-i)/e);n=at(o,a,Se(m)),l=m<1}let u=r(n,f);c=l||u?requestAnimationFrame(d):0};return{go(p,f){if(Ae()){[n,a,l]=[p,p,!1],r(n,1/0);return}[o,a,i,l]=[n,p,performance.now(),f],f||(n=p,r(n,0)),c||([s,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void r(n,0),stop:()=>cancelAnimationFrame(c)}}function Tt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let r=Math.abs(t);return(t!==0&&(r<.5*10**-e||r>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}var A=(t,e=2)=>Tt(Math.abs(t)<.5*10**-e?0:t,e);function O(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var H=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function W(t,e){let r=M("button",{type:"button",class:"attn-button",onclick:e},t);return{root:r,set:n=>I(r,"aria-pressed",String(n))}}var it=(...t)=>M("p",{class:"attn-hint"},...t);function zt(t=700){let e=M("p",{class:"attn-summary"}),r=M("span",{class:"attn-hidden",role:"status"}),n,o=(a,i=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>P(r,i),t)),P(e,a)};return{root:M("div",{},e,r),set:o,stop:()=>clearTimeout(n)}}var Ee=0,It=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Lt(t,e){let[r,n,o]=[!1,0,""],a={},i=c=>{a=c;let l=c._own;if(l?.turn!==n&&([n,r]=[l?.turn,!1]),r)return;let d=l?.name?e(c,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==o&&([o,r]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++Ee}}))},s=()=>{r=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function qe(t,e){let{name:r,kind:n=""}=t._own??{};if(!r)return"";let{fault:o,note:a,weights:i,mask:s}=It(t),c=!!(i??s);return e(t,n)===null?`The book\u2019s picture: your ${r} has no part in it.`:o?`Your ${o} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${r}. ${a??""}`.trim():`Your ${r} is called \u2026`}function Nt(t,e){let r=M("span",{role:"status"}),n=W("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=q("attn-own",r,n.root);return{root:o,tell:i=>{let s=qe(i,e);o.hidden=s==="",o.classList.toggle("fault",!!It(i).fault),P(r,s)}}}function Ct(t,e,r=[]){let n=[...e,...r],o=[],a=!1,i=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),s=p=>{if(a)return;let f=i();o.forEach(u=>u(f,p))},c=()=>s(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:f=!1}={})=>{a=!0;for(let[u,m]of Object.entries(p))t.set(u,m);a=!1,s({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:i,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void o.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Oe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let r=0;e&&r<8&&!e.matches(".jp-Cell");r++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Te(t,e,r,n){let[o,a]=[0,!1],i=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},s=c=>{let l=++o,d=e.wants?.(r())??null;if(i(d!==null),d===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===o&&s(c),()=>l===o&&e.say?.(p))};return s}function _t({name:t,label:e,style:r,controls:n,fixed:o=[],ms:a=qt,asks:i,build:s}){return{render:({model:l,el:d})=>{let p=M("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=p.attachShadow({mode:"open"});f.append(M("style",{},[Mt,At,St,r].join(`
`)));let u=Ct(l,i?[...n,"_own","_drawn"]:n,o),m=s(u.read(),u,l),w=i&&{...Lt(l,i),...Nt(l,i)},h=M("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},m.parts[0],...w?[w.root]:[],...m.parts.slice(1));f.append(h),d.append(p);let g=()=>{let b=m.glides??(S=>S),v=0,E=()=>{let S=u.read();m.tell(S),w?.tell(S),w?.ask(S),w&&(h.dataset.own=S._own?.kind??"")},$=Ot(b(u.read()),a,(S,X)=>v>0&&m.paint(S,X,v)),z=()=>{let S=Math.round(h.clientWidth);S===v||S===0||(v=S,Oe(d),$.again())},K=Te(h,m,u.read,S=>{E(),$.go(b(u.read()),S)});u.follow((S,X)=>{h.classList.add("touched"),K(X?.glide??!0)}),E(),z();let ut=new ResizeObserver(z);return ut.observe(h),m.ahead?.(),()=>{ut.disconnect(),$.stop(),u.stop(),w?.stop(),m.stop?.()}},y=async()=>{await m.ready;for(let b;b=m.wants?.(u.read());)await b;return g()};return m.ready?y():g()}}}var ze=Math.sqrt(50),Ie=Math.sqrt(10),Le=Math.sqrt(2);function st(t,e,r){let n=(e-t)/Math.max(0,r),o=Math.floor(Math.log10(n)),a=n/Math.pow(10,o),i=a>=ze?10:a>=Ie?5:a>=Le?2:1,s,c,l;return o<0?(l=Math.pow(10,-o)/i,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,o)*i,s=Math.round(t/l),c=Math.round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=r&&r<2?st(t,e,r*2):[s,c,l]}function G(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let n=e<t,[o,a,i]=n?st(e,t,r):st(t,e,r);if(!(a>=o))return[];let s=a-o+1,c=new Array(s);if(n)if(i<0)for(let l=0;l<s;++l)c[l]=(a-l)/-i;else for(let l=0;l<s;++l)c[l]=(a-l)*i;else if(i<0)for(let l=0;l<s;++l)c[l]=(o+l)/-i;else for(let l=0;l<s;++l)c[l]=(o+l)*i;return c}var C=({width:t,height:e,edge:r})=>Math.min(t,e)/2/r,lt=t=>[t.left+t.width/2,t.top+t.height/2];function L(t,[e,r]){let[n,o]=lt(t);return[n+e*C(t),o-r*C(t)]}function ct(t){let[e,r]=lt(t);return G(0,t.edge,3).filter(o=>o>0&&o<=t.edge).map(o=>({length:o,x:e+o*C(t)-3,y:r+12}))}function Dt(t,e){let{left:r,top:n,width:o,height:a}=e,[i,s]=lt(e);return[x.rect(`${t} ground`,"tint",[r,n,o,a],{rx:6}),x.path(`${t} axes`,"rule",`M${r} ${s}h${o}M${i} ${n}v${a}`),...ct(e).flatMap(({length:c,x:l,y:d})=>[x.circle(`${t} ring ${c}`,"rule",[i,s,c*C(e)]),x.text(`${t} length ${c}`,"soft small end",[l,d],String(c))])]}var Ne={arrow:(t,e,r,n,[o,a])=>{let i=(s,c)=>`${(r-s*o-c*a).toFixed(1)} ${(n-s*a+c*o).toFixed(1)}`;return x.path(t,`${e} solid`,`M${i(0,0)}L${i(10,4.6)}L${i(10,-4.6)}Z`)},ring:(t,e,r,n)=>x.circle(t,`${e} ring`,[r,n,4.5]),square:(t,e,r,n)=>x.rect(t,`${e} solid`,[r-4.5,n-4.5,9,9])};function Pt(t,e,r,n,o="arrow"){let[a,i]=L(r,[0,0]),s=L(r,n),c=Math.hypot(s[0]-a,s[1]-i);if(c<1e-9)return[x.circle(`${t} dot`,`${e} solid`,[a,i,4])];let l=[(s[0]-a)/c,(s[1]-i)/c],d=Math.min(c,o==="arrow"?8:4.5);return[x(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:i,x2:s[0]-d*l[0],y2:s[1]-d*l[1]}),Ne[o](`${t} head`,e,s[0],s[1],l)]}function Rt(t,e,r,n){let[o,a]=L(r,n),i=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:o-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:i,valuetext:`x ${A(n[0])}, y ${A(n[1])}`}}}var Ce={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Ht(t,{plane:e,read:r,move:n,hold:o=()=>{}}){let a=i=>bt(t.parentElement,i);yt(t,i=>{let[s,c]=[r(),a(i)];return o(!0),l=>{let d=C(e()),[p,f]=a(l);n([s[0]+(p-c[0])/d,s[1]-(f-c[1])/d])}},()=>o(!1)),t.addEventListener("keydown",i=>{let s=Ce[i.key];if(!s||i.ctrlKey||i.metaKey||i.altKey)return;i.preventDefault(),i.stopPropagation();let c=i.shiftKey?.5:.1;n(r().map((l,d)=>l+c*s[d]))})}function Wt(t,e,r,n){let o=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(o()[0],o()[1],!1)),t.addEventListener("keydown",a=>{let s={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!s||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[c,l]=o().map((d,p)=>k(d+s[p],0,r-1));n(c,l,!0)})}var _=3,_e=t=>N(t)>0?t.map(e=>e/N(t)):t;function De(t){let[e,r,n]=t.slice(0,3).map(_e),o=R(e,r),a=(R(e,n)+R(r,n))/2,i=[0,1,2].filter(s=>N(t[s])===0);return{opposition:o,attraction:a,limit:Math.sqrt(Math.max(0,(1+o)/2)),lost:i}}function U({vectors:t}){let e=ot(t,nt(t)),r=e.map(n=>Et(n));return{scores:e,weights:r,output:ot(r,t),...De(t)}}var jt=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var Re="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),He=1.12,V=1.18,j=new Map;function We(t){let r=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,o)=>n+(Re[o.charCodeAt(0)-32]??556),0);return He*r/1e3}function D(t,e){return j.size>5e3&&j.clear(),j.has(t)||j.set(t,We(t)),e*j.get(t)}var Gt=8,Bt=14,je=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],Be=[0,12,26,42,60,80,102,126],dt=([t,e],r,n)=>({x:t,y:e,half:r,high:n,leader:null}),Y=({x:t,y:e,half:r,high:n},[o,a])=>Math.hypot(Math.max(0,Math.abs(o-t)-r),Math.max(0,Math.abs(a-e)-n));function Ut({x:t,y:e,half:r,high:n},o,a){let[i,s]=[0,1];for(let[c,l,d,p]of[[o[0],a[0],t,r],[o[1],a[1],e,n]]){let f=l-c;if(Math.abs(f)<1e-9){if(Math.abs(c-d)>=p)return 0;continue}let u=[(d-p-c)/f,(d+p-c)/f];i=Math.max(i,Math.min(...u)),s=Math.min(s,Math.max(...u))}return Math.max(0,s-i)}var Ft=(t,[e,r,n,o])=>Ut(t,[e,r],[n,o])>0,Fe=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function Kt({x:t,y:e,half:r,high:n},[o,a]){let[i,s]=[k(o,t-r,t+r),k(a,e-n,e+n)],c=Math.hypot(o-i,a-s),l=(c-6)/c;return[i,s,i+l*(o-i),s+l*(a-s)]}function*Ke({left:t,top:e,width:r,height:n},[o,a],i,s,c){for(let l of Be)for(let d of je){let p=d*Math.PI/180,[f,u]=[Math.cos(p),Math.sin(p)],[m,w]=[c[0]*f-c[1]*u,c[0]*u+c[1]*f],h=Gt+1+l,g=Math.min((i+h)/Math.abs(m||1e-9),(s+h)/Math.abs(w||1e-9)),y=V*i,b=k(o+g*m,t+y,t+r-y),v=k(a+g*w,e+s+1,e+n-s-1);yield{name:dt([b,v],i,s),cost:l+.12*Math.abs(d)}}}function*Ge({left:t,top:e,width:r,height:n},o,a){for(let i=e+a+1;i<=e+n-a-1;i+=a)for(let s=t+V*o;s<=t+r-V*o;s+=10)yield{name:dt([s,i],o,a),cost:300}}function Ue(t,e,r,n,o=[]){let a=[...o,...ct(t).map(({x:u,y:m})=>[u-5,m-4])],i=L(t,[0,0]),s=.55*n,c=r.map(([u,m])=>Math.hypot(u-i[0],m-i[1])),l=[],d=(u,m)=>{let{half:w}=u;if(l.some($=>Fe(u,$)))return 1/0;let h=Y(u,r[m]),g=$=>Y(u,$)<Gt,y={...u,half:w+4,high:u.high+2},b=r.map(($,z)=>Ut(y,i,$)*c[z]),v=h>Bt?Kt(u,r[m]):null,E=l.filter($=>v&&Ft($,v)||$.leader&&Ft(u,$.leader));return 1e3*r.filter(g).length+(b[m]>0?1e3:0)+2*b.reduce(($,z)=>$+z,0)+24*r.filter($=>Y(u,$)<h-1).length+30*E.length+20*a.filter(g).length},p=e.map((u,m)=>m).sort((u,m)=>c[m]-c[u]),f=[];for(let u of p){let m=D(e[u],n)/2,w=c[u]>0?[0,1].map(y=>(r[u][y]-i[y])/c[u]):[1,0],h={name:dt(r[u],m,s),cost:1/0};for(let y of[Ke(t,r[u],m,s,w),Ge(t,m,s)]){if(h.cost<1e3)break;for(let{name:b,cost:v}of y){let E=v<h.cost?v+d(b,u):1/0;E<h.cost&&(h={name:b,cost:E})}}let{name:g}=h;Y(g,r[u])>Bt&&(g.leader=Kt(g,r[u])),l.push(f[u]=g)}return f}function Vt(t,{plane:e,words:r,roles:n,tips:o,size:a,others:i}){return Ue(e,r,o,a,i).flatMap(({x:s,y:c,leader:l},d)=>[...l?[x(`${t}leader ${d}`,"line","soft line leader",{x1:l[0],y1:l[1],x2:l[2],y2:l[3]})]:[],x.text(`${t}name ${d}`,`${n[d]} name`,[s,c+5],r[d])])}var Zt=18,Yt=t=>t.length>6?`${t.slice(0,4)}.`:t,Z=({left:t,top:e,side:r,wide:n,tall:o},a,i)=>[t+r+i*n,e+Zt+a*o],Jt=({tall:t,words:e})=>Zt+e.length*t;function Qt(t,{shares:e,texts:r,small:n,hue:o}){let{id:a,left:i,top:s,side:c,wide:l,tall:d,words:p,roles:f=p.map(()=>"ink"),columns:u=f}=t,m=p.flatMap((h,g)=>[x.text(`${a} column ${g}`,`${u[g]} head`,[i+c+(g+.5)*l,s+12],Yt(h)),x.text(`${a} row ${g}`,`${f[g]} head start`,[i,Z(t,g,0)[1]+d/2+4.5],Yt(h))]),w=e.flatMap((h,g)=>h.flatMap((y,b)=>{let[v,E]=Z(t,g,b),$={x:v+1,y:E+1,width:l-2,height:d-2,rx:3},z=k(Math.abs(y)).toFixed(3),K=v+l/2;return[x(`${a} bed ${g} ${b}`,"rect","tint",$),x(`${a} cell ${g} ${b}`,"rect",`${y<0?"minus":o} shade`,{...$,"fill-opacity":z}),x.text(`${a} number ${g} ${b}`,`ink number${n?" strong":""}`,[K,E+(n?d/2-2.5:d/2+4.5)],r[g][b]),...n?[x.text(`${a} small ${g} ${b}`,"ink small",[K,E+d/2+11],n[g][b])]:[]]}));return[...m,...w]}function pt(t,e,r,n,o){let[a,i]=Z(t,n,o),s={x:a+1,y:i+1,width:t.wide-2,height:t.tall-2,rx:3};return x(`${t.id} ${e}`,"rect",`${r} frame`,s)}var Xt=(t,e,r,n)=>t.words.flatMap((o,a)=>t.words.map((i,s)=>{let[c,l]=Z(t,a,s),d=a===r[0]&&s===r[1];return{id:`${t.id} ${a} ${s}`,x:c,y:l,width:t.wide,height:t.tall,label:e(a,s),tab:d?0:-1,...n?{aria:{pressed:d}}:{}}}));var te=t=>Math.round(Math.acos(k(t,-1,1))*180/Math.PI),T=t=>`\u201C${t}\u201D`,Ve=-.8,Ye=.9;function Ze({words:t},{opposition:e,attraction:r,limit:n,lost:o}){let[a,i,s]=t.map(T);if(o.length){let[f,u,m]=o.length>1?["have","they make","directions"]:["has","it makes","direction"];return`${H(o.map(h=>T(t[h])))} ${f} no length, so no ${m}, and ${u} no angle with any word.`}let[c,l]=[`${a} and ${i}`,`${te(e)}\xB0 apart`];if(r>=Ye)return`${c} both point at ${s} (mean cosine ${A(r)}), but they are only ${l}, not opposite.`;let d=`are ${l} (cosine ${A(e)})`,p=`is ${A(r)}; at that angle it can be ${A(n)} at most.`;return e<=Ve?`${c} cannot both point at ${s}: they ${d}. Their mean cosine with it ${p}`:`${c} ${d}. Their mean cosine with ${s} ${p}`}function Je({words:t,pair:[e,r]},{scores:n,weights:o}){let[a,i]=[T(t[e]),T(t[r])],s=A(n[e][r]);if(e===r)return`${a} has the score ${s} with itself, its squared length, and keeps ${O(o[e][e])} of its weight.`;let[c,l]=[O(o[e][r]),O(o[r][e])],d=`${a} and ${i} share one score, ${s}`;return c===l?`${d}, and each gives the other ${c} of its weight.`:`${d}, but ${a} gives ${i} ${c} and ${i} gives ${a} ${l}.`}function ee(t,e){let{words:r,vectors:n}=t,[o,a,i]=r.map(T),[s,c]=[O(e.weights[0][2]),O(e.weights[1][2])],d=n.every(p=>N(p.map((f,u)=>f-n[0][u]))<.01)?"All five words are one arrow, so every weight is 20.0%.":`${o} gives ${i} ${s} of its weight, ${a} ${c}.`;return[Ze(t,e),d,Je(t,e)].join(" ")}function re(t,{opposition:e,scores:r,weights:n,lost:o},a){let{pair:[i,s],vectors:c}=t,l=t.words.map(T),d=l.filter((h,g)=>String(c[g])!==String(a.vectors[g])),[p,f,u]=l;if(String(t.pair)===String(a.pair)&&!d.length)return"";if(![p,f,u].some(h=>d.includes(h))){let h=`${l[i]} and ${l[s]}: score ${A(r[i][s])}`,[g,y]=[O(n[i][s]),O(n[s][i])];return i===s?`${l[i]} with itself: score ${A(r[i][i])}, weight ${g}.`:`${h}; ${l[i]} gives ${g}, ${l[s]} gives back ${y}.`}if(o.length)return`${H(o.map(h=>l[h]))}: no length, no direction.`;let[m,w]=[O(n[0][2]),O(n[1][2])];return`${p} and ${f} ${te(e)}\xB0 apart; to ${u}: ${p} ${m}, ${f} ${w}.`}function ne({words:t},e,r,n,o){let a=A(e[r][n][o]);return r==="scores"?`score of ${T(t[n])} and ${T(t[o])}: ${a}`:`${T(t[n])} gives ${T(t[o])} the weight ${a}`}var ae=520,J=56,oe=_+.5,Qe=2*_**2;function B(t){if(t<ae){let[n,o]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:n,edge:oe},aims:{left:J,top:n+26,width:t-J-14,height:o-26},height:n+o+36}}let e=Math.round(Math.min(.6*t,400)),r=Math.min(t-e-J-34,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:oe},aims:{left:e+J+22,top:(e-r)/2-8,width:r,height:r},height:e}}function Xe({vectors:t,words:e},r){let{plane:n}=B(r);return[...Dt("plane",n),...t.flatMap((o,a)=>Pt(`word ${a}`,`word${a}`,n,o)),...Vt("",{plane:n,words:e,roles:e.map((o,a)=>`word${a}`),tips:t.map(o=>L(n,o)),size:r<ae?14:15})]}var ie=({left:t,top:e,width:r,height:n},[o,a])=>[t+(1-o)*r/2,e+(1-a)*n/2];function tr(t){let e=Array.from({length:81},(c,l)=>{let d=-1+l/40;return ie(t,[2*d*d-1,d])}),{left:r,top:n,width:o,height:a}=t,[i,s]=[r+o/2,n+a/2];return[x.rect("all","edge frame",[r,n,o,a],{left:r}),x.path("region","tint region",`${et(e)}Z`),x.path("cross","rule",`M${r} ${s}h${o}M${i} ${n}v${a}`)]}function er({words:[t,e,r]},{left:n,top:o,width:a,height:i}){let[s,c]=[n+a,o+i],l=(f,u,m,w,h)=>x.text(f,`${u} small`,[m,w],h),d=D("same",13)+D("opposite",13)+16,p=D(`${t} and ${e}`,14)+d>a?33:0;return[x.path("star","ink solid",rr(s-2,o+2)),l("wanted","ink end",s-14,o+14,"wanted"),l("can","soft start",n+48,o+i/2+24,"can be had"),l("cannot","soft end",s-6,c-8,"cannot"),l("same","soft start",n,c+15,"same"),l("opposite","soft end",s,c+15,"opposite"),l("first aim","ink strong",n+a/2,c+15+p,`${t} and ${e}`),l("towards","soft end",n-6,o+9,"towards"),l("away","soft end",n-6,c,"away"),l("second aim","ink strong start",n,o-9,`both and ${r}`)]}function rr(t,e){let r=Array.from({length:10},(n,o)=>{let[a,i]=[o%2?3.6:9,o*Math.PI/5];return[t+a*Math.sin(i),e-a*Math.cos(i)]});return`${et(r)}Z`}function nr({words:t},e,r){let{left:n,top:o,width:a,height:i}=r;if(e.lost.length){let f=`${H(e.lost.map(u=>t[u]))}: no direction`;return[x.text("none","ink strong small",[n+a/2,o+i/2-10],f)]}let{opposition:s,attraction:c}=e,[l,d]=ie(r,[s,c]),p=d<o+i/2?1:-1;return[x.line("across","ruler thread",[n,d,l,d]),x.line("down","ruler thread",[l,d,l,o+i+4]),x.circle("now","ink ring dot",[l,d,6.5]),x.text("opposition","ink strong small",[k(l,n+16,n+a-16),o+i+31],A(s)),x.text("attraction","ink strong small halo start",[n+5,d+(p>0?15:-6)],A(c))]}function se(t,e,{width:r}){let{aims:n,height:o}=B(r),a=[...Xe(t,r),...tr(n),...er(t,n),...nr(t,e,n)];return{width:r,height:o,marks:a}}var le=({vectors:t,words:e},{width:r})=>t.map((n,o)=>Rt(`tip ${o}`,`arrow of \u201C${e[o]}\u201D; arrow keys move its tip`,B(r).plane,n)),Q=36,or={scores:["Scores","row \xB7 column: the same both ways"],weights:["Weights","softmax of each row: not the same","softmax of each row"]};function ce(t,e,r){let n=e.map((a,i)=>`word${i}`),o=(r-44)/e.length;return{id:t,left:0,top:Q,side:44,wide:o,tall:27,words:e,roles:n}}function de(t,{words:e,pair:[r,n]},{scores:o,weights:a},{width:i}){let s=ce(t,e,i),c=(h,g)=>h.map(y=>y.map(b=>A(b,g))),l=o.map(h=>h.map(g=>g/Qe)),d=t==="scores"?{hue:"plus",shares:l,texts:c(o,1)}:{hue:"weight",shares:a,texts:c(a,2)},[p,...f]=or[t],u=c(a,2).some((h,g,y)=>h.some((b,v)=>b!==y[v][g])),m=f[+(t==="weights"&&!u)],w=[x.text(`${t} title`,"ink strong start",[0,Q-22],p),x.text(`${t} note`,"soft small start",[0,Q-6],m),...Qt(s,d),pt(s,"there","ink",r,n),...r===n?[]:[pt(s,"back","ink back",n,r)]];return{width:i,height:Q+Jt(s)+4,marks:w}}var pe=(t,e,r,{width:n})=>Xt(ce(t,e.words,n),(o,a)=>ne(e,r,t,o,a),e.pair,!0);var ue=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
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
`;var F=t=>t.read();function ir(t){let e=n=>Math.round(100*k(n,-_,_))/100,r=rt("similarity-space",(n,o)=>{let a=Number(o().id.split(" ")[1]),i=s=>F(t).vectors.map((c,l)=>l===a?s.map(e):c);Ht(n,{plane:()=>B(r.width()).plane,read:()=>F(t).vectors[a],move:s=>t.change({vectors:i(s)})})},(n,o)=>le(o,{width:n}));return{...r,scene:se}}function fe(t,e){let r=rt(`similarity-${t}`,(n,o)=>{Wt(n,()=>o().id,F(e).words.length,(a,i,s)=>{e.change({pair:[a,i]}),s&&r.focus(`${t} ${a} ${i}`)})},(n,o,a)=>pe(t,o,a,{width:n}));return{...r,scene:de.bind(null,t)}}function sr(t,e){let r=()=>e.change({vectors:U(F(e)).output},{glide:!0}),n=[ir(e),fe("scores",e),fe("weights",e)],[o,a,i]=n.map(({root:w})=>w),s=[W("Blend once",r),W("Reset",e.reset)],c=zt(),[l,d]=[t,""],p=it("Drag the arrows: can \u201Chot\u201D and \u201Ccold\u201D be opposite and both point at \u201Ctemperature\u201D? Bring the dot to the star."),f=it("Press a weight to compare it with its mirror, the dotted box."),u=q("similarity-board",o,q("similarity-squares",a,i,f)),m=q("attn-row similarity-controls",...s.map(({root:w})=>w));return{parts:[p,u,m,q("similarity-summary",c.root)],tell:w=>{let h=U(w);d=re(w,h,l)||d,l=w,c.set(ee(w,h),d)},glides:({vectors:w})=>({vectors:w}),paint:({vectors:w})=>{let h={...F(e),vectors:w},g=U(h),y=n.map(({room:b})=>b());n.forEach((b,v)=>{b.tell(h,g),b.paint(b.scene(h,g,{width:y[v]}),y[v])})},stop:c.stop}}var Rn=_t({name:"similarity",label:"Live figure: words that attend to each other",style:ft+jt+ue,controls:["vectors","pair"],fixed:["words"],build:sr});export{U as compute,Rn as default,ee as describe};
