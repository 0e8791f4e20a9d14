// Joined by `make figures` from src/memory and src/kit: change those, not this.
var ee="http://www.w3.org/2000/svg",ne=0,ae=Math.random().toString(36).slice(2,8),pt=t=>`attn-${ae}-${t}-${++ne}`;function dt(t,e,n){for(let[a,o]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),o):o===!0?t.setAttribute(a,""):o!==!1&&o!=null&&t.setAttribute(a,o);return t.append(...n),t}var w=(t,e={},...n)=>dt(document.createElement(t),e,n),E=(t,...e)=>w("div",{class:t},...e),oe=(t,e={},...n)=>dt(document.createElementNS(ee,t),e,n),ut=()=>oe("svg",{class:"scene","aria-hidden":"true"}),ht=(t,e,...n)=>w("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function T(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function $(t,e,n){let a=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==a&&(a===null?t.removeAttribute(e):t.setAttribute(e,a))}var re=t=>Math.round(t*10)/10,ft=new WeakMap;function mt(t){let e=E("attn-hits"),n=new Map,a=r=>{let s=r.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),l={node:s,hit:r};return n.set(r.id,l),s.dataset.id=r.id,t(s,()=>l.hit),l};return{root:e,set:(r,s=1)=>{let l=new Set(r.map(({id:i})=>i));for(let[i,{node:c}]of n)l.has(i)||(c.remove(),n.delete(i));r.forEach((i,c)=>{let d=n.get(i.id)??a(i);ie(d.node,d.hit=i,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function ie(t,{x:e,y:n,width:a,height:o,label:r,kind:s="",aria:l={},tab:i=0,lang:c},d){let[p,u,h,f]=[e,n,a,o].map(x=>re(d*x)),g=`left:${p}px;top:${u}px;width:${h}px;height:${f}px`;ft.get(t)!==g&&(t.style.cssText=g,ft.set(t,g)),$(t,"class",`attn-hit ${s}`.trim()),$(t,"aria-label",r),$(t,"tabindex",i),c&&$(t,"lang",c);for(let[x,S]of Object.entries(l))$(t,`aria-${x}`,String(S))}function V(t,{clientX:e,clientY:n}){let{left:a,top:o}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-a)/r,(n-o)/r]}function G(t,e,n=()=>{}){let a=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),a=e(o)}),t.addEventListener("pointermove",o=>a?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{a!==null&&n(),a=null})}var xt="http://www.w3.org/2000/svg",X=t=>Math.round(t*10)/10+0;function m(t,e,n,a,o){let r={};for(let s in a){let l=a[s];r[s]=typeof l=="number"?X(l):l}return{id:t,shape:e,role:n,at:r,...o===void 0?{}:{text:o}}}m.line=(t,e,[n,a,o,r],s)=>m(t,"line",e,{x1:n,y1:a,x2:o,y2:r,...s});m.rect=(t,e,[n,a,o,r],s)=>m(t,"rect",e,{x:n,y:a,width:o,height:r,...s});m.circle=(t,e,[n,a,o],r)=>m(t,"circle",e,{cx:n,cy:a,r:o,...r});m.path=(t,e,n,a)=>m(t,"path",e,{d:n,...a});m.text=(t,e,[n,a],o,r)=>m(t,"text",e,{x:n,y:a,...r},o);var J=t=>`M${t.map(([e,n])=>`${X(e)} ${X(n)}`).join("L")}`;var gt=new WeakMap;function se(t,e){let{node:n,role:a,at:o}=t;a!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)o[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in o)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(ce)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var le=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ce(t){let e=document.createElementNS(xt,"tspan");for(let[n,a]of Object.entries(le(t)))e.setAttribute(n,String(a));return e.append(t.text),e}function bt(t,{width:e,height:n,marks:a}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let r=gt.get(t)??new Map;gt.set(t,r);let s=new Map(a.map(i=>[i.id,i]));for(let[i,{node:c,shape:d}]of r)s.get(i)?.shape!==d&&(c.remove(),r.delete(i));let l=t.firstChild;for(let i of a){let c=r.get(i.id);if(!c){let d=document.createElementNS(xt,i.shape);d.setAttribute("data-id",i.id),c={node:d,shape:i.shape,role:"",at:{},text:""},r.set(i.id,c)}se(c,i),l===c.node?l=c.node.nextSibling:t.insertBefore(c.node,l)}}function wt(t,e,n,{label:a,zoom:o=()=>1}={}){let r=ut(),s=mt(e),l=ht(a,t,r,s.root),i=700,c=[],d=()=>s.set(n(i,...c),o(i));return{root:l,image:r,room:()=>Math.round(l.clientWidth),focus:s.focus,width:()=>i,tell:(...p)=>{c=p,d()},paint:(p,u)=>{u!==i&&(i=u,d()),bt(r,p)}}}var yt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var vt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var kt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var W=(t,e)=>t.reduce((n,a,o)=>n+a*e[o],0),$t=(t,e,n=1)=>t.map((a,o)=>a+n*e[o]),qt=t=>Math.hypot(...t);function C(t,e=1,n=null){let a=l=>n===null||n[l],o=Math.max(...t.filter((l,i)=>a(i))),r=t.map((l,i)=>a(i)?Math.exp((l-o)/e):0),s=r.reduce((l,i)=>l+i,0);return s>0?r.map(l=>l/s):r}var Mt=t=>t.indexOf(Math.max(...t)),q=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var At=200,he=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,fe=t=>t*t*(3-2*t);function I(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((a,o)=>I(t[o],a,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let a=Object.entries(e).map(([o,r])=>[o,I(t[o],r,n)]);return Object.fromEntries(a)}return e}function St(t,e,n){let[a,o,r,s,l,i]=[t,t,t,0,0,0],c=!1,d=p=>{let u=q(p-l,0,64);if(l=p,c){let f=q((p-s)/e);a=I(o,r,fe(f)),c=f<1}let h=n(a,u);i=c||h?requestAnimationFrame(d):0};return{go(p,u){if(he()){[a,r,c]=[p,p,!1],n(a,1/0);return}[o,r,s,c]=[a,p,performance.now(),u],u||(a=p,n(a,0)),i||([l,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(a,0),stop:()=>cancelAnimationFrame(i)}}function k(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Et(t){let e=k(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function D(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}function H(t,e,n=null){let o=w("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:o,set:r=>$(o,"aria-pressed",String(r))}}var jt=(...t)=>w("p",{class:"attn-hint"},...t);function Y({label:t,min:e,max:n,step:a,onInput:o,text:r=k,zero:s=e,...l}){let{read:i=y=>y,write:c=y=>y}=l,d=pt("slider"),p=w("span",{class:"attn-number","aria-hidden":"true"}),h=w("input",{type:"range",id:d,min:e,max:n,step:a,oninput:()=>o(i(h.valueAsNumber))}),f=E("attn-slider",w("label",{for:d},t),h,p),g=n,x=y=>Math.min(1,Math.max(0,(y-e)/(g-e)));return{root:f,input:h,set:(y,z=!0)=>{let L=c(y);h.valueAsNumber!==L&&(h.value=L),h.style.setProperty("--from",x(Math.min(s,L))),h.style.setProperty("--to",x(Math.max(s,L))),h.disabled=!z,T(p,r(y)),$(h,"aria-valuetext",r(y))},limit:y=>$(h,"max",g=y)}}function Tt(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),a,o=(r,s=r)=>{clearTimeout(a),e.firstChild&&(a=setTimeout(()=>T(n,s),t)),T(e,r)};return{root:w("div",{},e,n),set:o,stop:()=>clearTimeout(a)}}function Z(t,e,n){let a={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...a,...e}:e;t.addEventListener("keydown",r=>{let s=o[r.key]?.(r);s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var me=0,Ot=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Lt(t,e){let[n,a,o]=[!1,0,""],r={},s=i=>{r=i;let c=i._own;if(c?.turn!==a&&([a,n]=[c?.turn,!1]),n)return;let d=c?.name?e(i,c.kind):null,p=d?JSON.stringify([c,d]):"";p!==o&&([o,n]=[p,d!==null],d&&t.send({own:{...d,name:c.name,turn:++me}}))},l=()=>{n=!1,s(r)};return t.on("change:_drawn",l),{ask:s,stop:()=>t.off("change:_drawn",l)}}function ge(t,e){let{name:n,kind:a=""}=t._own??{};if(!n)return"";let{fault:o,note:r,weights:s,mask:l}=Ot(t),i=!!(s??l);return e(t,a)===null?`The book\u2019s picture: your ${n} has no part in it.`:o?`Your ${o} The picture is ${i?"its last good one":"the book\u2019s"}.`:i?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Nt(t,e){let n=w("span",{role:"status"}),a=H("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=E("attn-own",n,a.root);return{root:o,tell:s=>{let l=ge(s,e);o.hidden=l==="",o.classList.toggle("fault",!!Ot(s).fault),T(n,l)}}}function Pt(t,e,n=[]){let a=[...e,...n],o=[],r=!1,s=()=>Object.fromEntries(a.map(p=>[p,t.get(p)])),l=p=>{if(r)return;let u=s();o.forEach(h=>h(u,p))},i=()=>l(null);e.forEach(p=>t.on(`change:${p}`,i));let c=(p,{glide:u=!1}={})=>{r=!0;for(let[h,f]of Object.entries(p))t.set(h,f);r=!1,l({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:s,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void o.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,i))}}function xe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let a=e.previousElementSibling;if(a?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){a.style.display="none";return}}}function be(t,e,n,a){let[o,r]=[0,!1],s=i=>{if(i!==r){r=i,t.classList.toggle("loading",i);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",i)}},l=i=>{let c=++o,d=e.wants?.(n())??null;if(s(d!==null),d===null)return a(i);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===o&&l(i),()=>c===o&&e.say?.(p))};return l}function zt({name:t,label:e,style:n,controls:a,fixed:o=[],ms:r=At,asks:s,build:l}){return{render:({model:c,el:d})=>{let p=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(w("style",{},[yt,vt,kt,n].join(`
`)));let h=Pt(c,s?[...a,"_own","_drawn"]:a,o),f=l(h.read(),h,c),g=s&&{...Lt(c,s),...Nt(c,s)},x=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},f.parts[0],...g?[g.root]:[],...f.parts.slice(1));u.append(x),d.append(p);let S=()=>{let y=f.glides??(v=>v),z=0,L=()=>{let v=h.read();f.tell(v),g?.tell(v),g?.ask(v),g&&(x.dataset.own=v._own?.kind??"")},K=St(y(h.read()),r,(v,U)=>z>0&&f.paint(v,U,z)),lt=()=>{let v=Math.round(x.clientWidth);v===z||v===0||(z=v,xe(d),K.again())},te=be(x,f,h.read,v=>{L(),K.go(y(h.read()),v)});h.follow((v,U)=>{x.classList.add("touched"),te(U?.glide??!0)}),L(),lt();let ct=new ResizeObserver(lt);return ct.observe(x),f.ahead?.(),()=>{ct.disconnect(),K.stop(),h.stop(),g?.stop(),f.stop?.()}},st=async()=>{await f.ready;for(let y;y=f.wants?.(h.read());)await y;return S()};return f.ready?st():S()}}}function It({label:t,rest:e,wait:n,begin:a,next:o}){let r=0,s=()=>{T(p,r?"\u275A\u275A":"\u25B6"),$(p,"aria-label",r?"Pause":t)},l=()=>{clearTimeout(r),r=0,s()},i=()=>{r=Number(setTimeout(i,e())),o()||l()},c=()=>{a()!==!1&&(r=Number(setTimeout(i,n??e()/2)),s())},p=w("button",{type:"button",class:"attn-play",onclick:()=>r?l():c()});return s(),{root:p,stop:l}}function Q(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var _t={source:"sklearn.datasets.load_digits()",images:[1336,1040,310,859,1502,1535,360,983,945,1698],digits:["aaconbaaaaoqnlaaaeqlbndaafqdakjaagnaajlaacpabpiaaalmppbaaacnqfaa","aagkidaaaagqqjaaaajqqgaaaahqqkaaaalqqiaaaahqqjaaaakqqgaaaaejmlca","aahqqdaaahqjohaaakjaofaaaddeqcaaaaamlaaaaagqdaaaaampiidaaakqqqja","aagmqkaaaepimoaaaaaaniaaaaagobaaaaafpiaaaaaacpfaaabefpiaaafqojba","aaahnaaaaaaogaaaaakkcgaaadqdjncaalmgoqkaalqqqkdaacikqbaaaaajnaaa","abnoqodaaeoihdaaaglaaaaaafqplfaaachhkqaaaaaadqaaaahfnlaaaapqkbaa","aabnhaaaaahocaaaaanfaaaaaaqdaaaaadqkmmdaadqlfjmaabnlenlaaabmqlca","aadqmmhaaamnnqgaaacagoaaaabenkbaaajqqqiaaaemmhbaaaaogaaaaaeqcaaa","aablpgaaacpkqpaaabofglaaaafoodaaaaboqgaaaakigpbaaajjeqdaaabppgaa","aafoldaaabpinkaaabpjjpcaaakqqqdaaaaabqeaaaaaapeaaahfjqaaaagmnjaa"]};var b=8,M=b*b,N=40,Dt=99999,ye=.001,ve=160,O=_t.digits.map(t=>Array.from(t,(e,n)=>(t.charCodeAt(n)-97)/8-1)),tt=O.length,ke=Math.max(...O.map(t=>W(t,t))),$e={"#":1,"-":-1};function qe({digit:t,noise:e,draw:n,paint:a}){let o=2*M*n;return O[t].map((r,s)=>$e[a[s]]??(Q(o+s)<e?2*Q(o+M+s)-1:r))}var B=t=>O.map(e=>W(e,t));function F(t,e){let n=B(t),a=Math.max(...n),o=n.reduce((r,s)=>r+Math.exp(e*(s-a)),0);return .5*(W(t,t)+ke)-a-Math.log(o/tt)/e}function Me(t,e){let n=C(B(t),1/e),a=new Array(M).fill(0);return n.forEach((o,r)=>O[r].forEach((s,l)=>a[l]+=o*s)),a}function Ae(t,e){let n=[t];for(;n.length<=N;){let[a,o]=[n[n.length-1],Me(n[n.length-1],e)];if(o.every((r,s)=>Math.abs(r-a[s])<ye))break;n.push(o)}return n}var Ct=t=>Math.exp(-t.reduce((e,n)=>e+(n>0?n*Math.log(n):0),0));function Se(t,e){let n=Ae(t,e),a=n[n.length-1],o=Mt(C(B(a),1/e)),r=n.slice(1).map((p,u)=>qt($t(p,n[u],-1))),s=r.reduce((p,u)=>p+u,0),[l,i,c]=[[0],[F(t,e)],[0]];r.forEach((p,u)=>{let h=Math.max(2,Math.ceil(ve*p/s)),f=c[u];for(let g=1;g<=h;g++)i.push(F(I(n[u],n[u+1],g/h),e)),l.push(f+p*g/h);c.push(f+p)});let d=n.map(p=>F(p,e));return{path:n,energies:d,stations:c,best:o,along:l,energy:i}}var R=null;function Rt(t,e){return R?.beta===e&&R.query.every((n,a)=>n===t[a])||(R={query:t,beta:e,way:Se(t,e)}),R.way}function et({query:t,beta:e,at:n}){let a=Rt(t,e),{path:o,stations:r}=a,s=q(n,0,o.length-1),l=Math.min(Math.floor(s),Math.max(0,o.length-2)),i=Math.min(l+1,o.length-1),c=I(o[l],o[i],s-l),d=r[l]+(s-l)*(r[i]-r[l]),p=B(c),u=C(p,1/e),h=C(B(o[o.length-1]),1/e);return{...a,query:t,beta:e,at:s,state:c,scores:p,weights:u,place:d,restWeights:h,level:F(c,e),keys:Ct(u),restKeys:Ct(h)}}function nt(t){let e=qe(t),n=Rt(e,t.beta).path.length-1;return{query:e,beta:t.beta,at:Math.min(t.step,n)}}var P=t=>et(nt(t));function Bt(t,e,n){let a=Array.from({length:M},(o,r)=>t[r]??".");return a[e]=n?"#":"-",a.join("")}var Wt=`text.small { font-size: 12.5px; }
text.large { font-size: 16px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
rect.board { fill: var(--paper); stroke: var(--query); stroke-width: 2; }
rect.plate { fill: var(--paper); stroke-width: 1; }
rect.query.plate { stroke: var(--query); stroke-width: 1.5; } rect.key.plate { stroke: var(--key); }
rect.chosen.plate { stroke-width: 3; }
.ground { fill: var(--tint); }
.drop { stroke-width: 1; stroke-dasharray: 2 3; }
.track { fill: var(--tint); }
.query.hollow { fill: var(--paper); stroke: var(--query); stroke-width: 1.2; }
.ink.line { stroke-width: 2; }
.pixels { shape-rendering: crispEdges; }
rect.edge { fill: none; stroke: var(--query); stroke-width: 2; }
`;var Ht=.9,at=t=>t===0?"before the first step":`after ${t} ${t===1?"step":"steps"}`;function Ft({restWeights:t,best:e,restKeys:n},a){return t[e]>=Ht?a?`rest: the ${e}`:`at rest: the stored ${e}`:a?"rest: a blend":`at rest: a blend of ${k(n,1)} digits`}var Kt=({paint:t})=>[...t].filter(e=>e!==".").length;function je(t){let{digit:e,noise:n}=t,a=Kt(t);if(a===M)return"your own picture";let o=`${a} ${a===1?"pixel":"pixels"} painted`;if(n===1)return a?`pure noise with ${o}`:"pure noise";let s=n===0?`a stored ${e}`:`${e===8?"an":"a"} ${e} with ${Math.round(100*n)}% of its pixels replaced`;return a?`${s} and ${o}`:s}function Te(t,{weights:e,keys:n}){let a=e.indexOf(Math.max(...e)),o=D(e[a]);return e[a]<Ht?`It rests on a blend, as if ${k(n,1)} digits shared the weight: \u03B2 is too small to hold one digit here`:Kt(t)===M?`It rests at the ${a}, which takes ${o} of the weight`:t.noise===1?`It rests at the ${a} all the same, which takes ${o} of the weight`:a===t.digit?`It rests at the ${a}, which takes ${o} of the weight: the digit is remembered`:`It rests at the ${a}, which takes ${o} of the weight: the wrong valley`}function Ut(t,e){let{path:n,energies:a,at:o,level:r,weights:s}=e,[l,i]=[Math.round(o),n.length-1],c=s.indexOf(Math.max(...s)),d=`The query is ${je(t)}, at energy ${k(a[0],1)}.`;if(l<i){let u=l===0?"Now":`After ${l} of ${i} steps, at energy ${k(r,1)},`;return`${d} ${u} the ${c} has ${D(s[c])} of the weight; the next step goes to the average with these weights.`}let p=i===0?"No step moves it.":`In ${i} ${i===1?"step":"steps"} it falls to ${k(r,1)}${i===N?" and is still on its way":""}.`;return`${d} ${p} ${Te(t,e)}.`}var j=24,Oe=34,ot=44,Le=960,Ne=[6,12,20,30,40,60,80,120];function _(t){let e=Math.min(t,Le),n=e<600,a=n?e<340?24:27:36,o=b*a,r=n?32:44,s=r+Oe,l=n?j+o+44:j,i=n?l+190:j+o-s,c=i+s+40,d=n?48:56,p=n?e<340?16:24:40;return{laid:e,zoom:t/e,narrow:n,cell:a,side:o,plotTop:l,bottom:i,rowTop:c,high:d,small:p,left:n?32:o+62,right:e-26,valley:r,column:e/tt,height:c+d+p+14}}var Vt=t=>q((t+1)/2),rt=8;function Pe(t,e,{x:n,y:a,size:o}){let r=o/b,s=e.map(i=>Math.round(rt*Vt(i))),l=Array.from({length:rt+1},()=>"");for(let i=0,c=0;i<M;i=c){for(c=i+1;c%b&&s[c]===s[i];)c++;let[d,p]=[n+i%b*r,a+Math.floor(i/b)*r];l[s[i]]+=`M${d} ${p}h${(c-i)*r}v${r}h${-(c-i)*r}z`}return l.slice(1).map((i,c)=>m.path(`${t} ink ${c+1}`,"ink solid pixels",i,{"fill-opacity":((c+1)/rt).toFixed(3)}))}function Gt(t,e,n,a){let[o,r]=[Math.round(a.x),Math.round(a.y)],{size:s}=a;return[m.rect(`${t} frame`,`${e} plate`,[o-3,r-3,s+6,s+6],{rx:3}),...Pe(t,n,{x:o,y:r,size:s})]}var ze=(t,e)=>[t%b*e,j+Math.floor(t/b)*e,e,e];function Ie({at:t,state:e,path:n,level:a,weights:o},r){let{cell:s,side:l,narrow:i}=r,c=n.length-1,d=at(Math.round(t)),p=i?d:`${d}: energy ${k(a,1)}`,u=t<.5?"the query: paint on it":p,h=o.indexOf(Math.max(...o)),f=[["energy",k(a,1)],["steps",`${Math.round(t)} of ${c}`],[`weight of ${h}`,D(o[h])]];return[m.text("canvas title","query start strong",[0,14],u),m.rect("canvas","query board",[0,j,l,l]),...e.map((g,x)=>m.rect(`pixel ${x}`,"ink solid pixels",ze(x,s),{"fill-opacity":Vt(g).toFixed(3)})),m.rect("canvas edge","query edge",[0,j,l,l]),...i?f.flatMap(([g,x],S)=>[m.text(`beside name ${S}`,"soft start small",[l+9,j+16+52*S],g),m.text(`beside value ${S}`,"start large",[l+9,j+38+52*S],x)]):[]]}function it({along:t,energy:e},{left:n,right:a,plotTop:o,bottom:r}){let s=Math.max(...e),l=Ne.find(p=>p>=s)??120*Math.ceil(s/120),i=t[t.length-1];return{reach:l,x:p=>i?n+(a-n)*p/i:a,y:p=>r-(r-o)*p/l}}function _e({reach:t,y:e},{left:n,right:a,plotTop:o,narrow:r}){return[m.text("axis title","soft small start",[r?0:n,o-10],"energy along the way"),...[0,t/2,t].flatMap(s=>[m.line(`rule ${s}`,"rule",[n,e(s),a,e(s)]),m.text(`level ${s}`,"soft small end",[n-6,e(s)+4],String(s))])]}function Ce({along:t,energy:e},{x:n,y:a}){let o=e.map((s,l)=>[n(t[l]),a(s)]),r=[t[t.length-1],0].map(s=>[n(s),a(0)]);return[m.path("ground","ground",`${J([...o,...r])}Z`),m.path("hill","ink line",J(o))]}function De(t,{x:e,y:n},{bottom:a,narrow:o,valley:r}){let{path:s,along:l,energy:i}=t,[c,d]=[e(l[l.length-1]),i[i.length-1]],p=Ft(t,o);return[m.line("drop rest","soft line drop",[c,n(d),c,a+5]),...Gt("rest","query",s[s.length-1],{x:c-r/2,y:a+8,size:r}),m.text("rest told","query small end",[c+r/2+3,a+r+26],p)]}function Re({path:t,energies:e,stations:n,at:a,level:o,place:r},{x:s,y:l}){return[...t.map((c,d)=>m.circle(`dot ${d}`,d<=a?"query solid":"query hollow",[s(n[d]),l(e[d]),3.2])),m.circle("marble dot","query solid",[s(r),l(o),9])]}function Be(t){return t<.005?"":t>.995?">99%":`${Math.round(100*t)}%`}function We({weights:t},e,{rowTop:n,high:a,small:o,column:r,narrow:s}){let l=n+a,i=s?"weights; the next step is this average":"weights over the ten stored digits: the next step is this average of them";return[m.text("row title","weight small start",[0,n-22],i),...t.flatMap((c,d)=>{let p=(d+.5)*r,[u,h,f]=[p-.26*r,.52*r,a*c];return[m.rect(`track ${d}`,"track",[u,l-a,h,a]),m.rect(`bar ${d}`,"weight solid",[u,l-f,h,f]),m.text(`share ${d}`,"weight small halo",[p,l-f-4],Be(c)),...Gt(`stored ${d}`,d===e?"key chosen":"key",O[d],{x:p-o/2,y:l+10,size:o})]})]}function Xt(t,{digit:e,width:n}){let a=_(n),o=it(t,a);return{width:a.laid,height:a.height,marks:[...Ie(t,a),..._e(o,a),...Ce(t,o),...De(t,o,a),...Re(t,o),...We(t,e,a)]}}function Jt(t,e,n){let{cell:a,zoom:o}=_(t),[r,s]=[e/o,n/o-j].map(i=>Math.floor(i/a));return r>=0&&r<b&&s>=0&&s<b?s*b+r:-1}function Yt(t,e,n){let a=_(e),{x:o}=it(t,a),r=t.path.map((s,l)=>Math.abs(o(t.stations[l])-n/a.zoom));return r.indexOf(Math.min(...r))}function Zt({digit:t},e,n,a){let o=_(a),{cell:r,column:s,rowTop:l,high:i,small:c}=o,{x:d,y:p}=it(e,o),[u,h]=[d(e.place),p(e.level)].map(g=>g-ot/2),f=Math.round(e.at);return[...e.query.map((g,x)=>({id:`pixel ${x}`,x:x%b*r,y:j+Math.floor(x/b)*r,width:r,height:r,tab:x===n?0:-1,kind:"pixel",label:`row ${Math.floor(x/b)+1}, column ${x%b+1}`,aria:{pressed:g>0}})),{id:"marble",x:u,y:h,width:ot,height:ot,label:"steps of retrieval",slider:!0,kind:"across",aria:{valuemin:0,valuemax:e.path.length-1,valuenow:f,valuetext:`${at(f)}, energy ${k(e.level,1)}`}},...O.map((g,x)=>({id:`stored ${x}`,x:x*s+1,y:l-4,width:s-2,height:i+c+18,label:`Start from the stored ${x}`,aria:{pressed:x===t}}))]}var Qt=`.memory-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 2.6em; }
.memory-steps { display: flex; align-items: center; gap: 8px; }
.memory-steps .attn-button { width: 36px; height: 36px; padding: 0; border-radius: 50%; }
@media screen and (prefers-reduced-motion: no-preference) { .attn-memory:not(.touched) .attn-play { animation: memory-call 2.4s 1s ease-out 4; } }
@keyframes memory-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
.attn-memory .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.memory-picture .pixel { border-radius: 0; touch-action: none; cursor: crosshair; }
@container (max-width: 799px) {
  .memory-controls { grid-template-columns: auto 1fr; }
  .memory-controls .attn-slider { grid-column: 1 / -1; order: 1; }
  .memory-controls .attn-row { justify-content: end; }
  .attn-memory { --apart: 12px; }
  .attn-memory .attn-summary { min-height: 4.35em; }
}
@container (max-width: 599px) { .attn-memory .attn-summary { min-height: 8.7em; } }
@media print { .memory-controls, .attn-hint { display: none; } }
`;var Ke=700,Ue=420,A=t=>t.read();function Ve(t){let e=()=>P(A(t)).path.length-1;return{at:()=>Math.min(A(t).step,e()),go:o=>{let r=o>=e()?N:q(o,0,N);r!==A(t).step&&t.change({step:r},{glide:!0})},last:e}}function Ge(t,e,n,{width:a,root:o},r){let s=()=>Number(n().id.split(" ")[1]),l=(d,p)=>{let{paint:u,step:h}=A(t),f=Bt(u,d,p);(f!==u||h>0)&&t.change({paint:f,step:0})},i=()=>l(s(),P(A(t)).query[s()]<=0);G(e,d=>{d.preventDefault();let p=P(A(t)).query[s()]<=0;return l(s(),p),r(s()),u=>{let[h,f]=V(o,u),g=Jt(a(),h,f);g>=0&&l(g,p)}}),e.addEventListener("click",d=>d.detail===0&&i());let c=(d,p)=>()=>{let[u,h]=[s()%b+d,Math.floor(s()/b)+p];return q(h,0,b-1)*b+q(u,0,b-1)};Z(e,{ArrowLeft:c(-1,0),ArrowRight:c(1,0),ArrowUp:c(0,-1),ArrowDown:c(0,1),Home:()=>0,End:()=>M-1},r)}function Xe(t,e,n){let a=0,o=i=>{a=i,l.tell(P(A(t))),l.focus(`pixel ${i}`)},l=wt("memory-picture",(i,c)=>{if(i.addEventListener("pointerdown",n),c().id.startsWith("pixel"))return Ge(t,i,c,l,o);if(c().id==="marble"){G(i,()=>u=>{e.go(Yt(P(A(t)),l.width(),V(l.root,u)[0]))});let d=u=>()=>e.at()+u,p={ArrowRight:d(1),ArrowUp:d(1),ArrowLeft:d(-1),ArrowDown:d(-1)};return Z(i,{...p,Home:()=>0,End:()=>N},e.go)}i.addEventListener("click",()=>{t.change({digit:Number(c().id.split(" ")[1]),step:0,paint:""})})},(i,c)=>Zt(A(t),c,a,i),{zoom:i=>_(i).zoom});return l}function Je(t,e){let n=It({label:"Play: fall, step by step",rest:()=>Ke,begin:()=>void(e.at()>=e.last()&&e.go(0)),next:()=>(e.go(e.at()+1),e.at()<e.last())}),a=(i,c,d=i)=>{let{root:p}=H(i,()=>(n.stop(),c()));return d!==i&&p.setAttribute("aria-label",d),p},o=Y({label:"noise",min:0,max:1,step:.01,text:i=>`${Math.round(100*i)}%`,onInput:i=>(n.stop(),t.change({noise:i,step:0}))}),r=Y({label:"\u03B2",min:-1.3,max:.6,step:.02,text:Et,read:i=>Number((10**i).toPrecision(3)),write:Math.log10,onInput:i=>t.change({beta:i})});return{root:E("memory-controls",E("memory-steps",n.root,a("\u2039",()=>e.go(e.at()-1),"One step back"),a("\u203A",()=>e.go(e.at()+1),"One step on")),o.root,r.root,E("attn-row",a("New noise",()=>t.change({draw:A(t).draw%Dt+1,paint:"",step:0})),a("Reset",t.reset))),tell:i=>{o.set(i.noise),r.set(i.beta)},stop:n.stop}}function Ye(t,e){let n=Ve(e),a=Je(e,n),[o,r]=[Xe(e,n,a.stop),Tt()];return{parts:[jt("Press play: the spoilt digit falls, step by step, into a stored one. Paint on it, or lower \u03B2: where does it fall now?"),o.root,a.root,r.root],tell:l=>{let i=P(l);a.tell(l),o.tell(i),r.set(Ut(l,i))},glides:nt,paint:(l,i,c)=>o.paint(Xt(et(l),{digit:A(e).digit,width:c}),c),stop:()=>(a.stop(),r.stop())}}var ia=zt({name:"memory",label:"Live figure: a spoilt digit falls into a stored one",style:Wt+Qt,controls:["digit","noise","beta","step","draw","paint"],ms:Ue,build:Ye});export{P as compute,ia as default};
