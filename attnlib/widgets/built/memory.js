// Joined by `make figures` from src/memory and src/kit: change those, not this.
var oe="http://www.w3.org/2000/svg",re=0,ie=Math.random().toString(36).slice(2,8),gt=t=>`attn-${ie}-${t}-${++re}`;function xt(t,e,n){for(let[a,o]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),o):o===!0?t.setAttribute(a,""):o!==!1&&o!=null&&t.setAttribute(a,o);return t.append(...n),t}var v=(t,e={},...n)=>xt(document.createElement(t),e,n),N=(t,...e)=>v("div",{class:t},...e),se=(t,e={},...n)=>xt(document.createElementNS(oe,t),e,n),bt=()=>se("svg",{class:"scene","aria-hidden":"true"}),wt=(t,e,...n)=>v("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,n){let a=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==a&&(a===null?t.removeAttribute(e):t.setAttribute(e,a))}var le=t=>Math.round(t*10)/10,yt=new WeakMap;function vt(t){let e=N("attn-hits"),n=new Map,a=r=>{let s=r.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),l={node:s,hit:r};return n.set(r.id,l),s.dataset.id=r.id,t(s,()=>l.hit),l};return{root:e,set:(r,s=1)=>{let l=new Set(r.map(({id:i})=>i));for(let[i,{node:c}]of n)l.has(i)||(c.remove(),n.delete(i));r.forEach((i,c)=>{let p=n.get(i.id)??a(i);ce(p.node,p.hit=i,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function ce(t,{x:e,y:n,width:a,height:o,label:r,kind:s="",aria:l={},tab:i=0,lang:c},p){let[d,h,f,u]=[e,n,a,o].map(g=>le(p*g)),m=`left:${d}px;top:${h}px;width:${f}px;height:${u}px`;yt.get(t)!==m&&(t.style.cssText=m,yt.set(t,m)),S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",r),S(t,"tabindex",i),c&&S(t,"lang",c);for(let[g,w]of Object.entries(l))S(t,`aria-${g}`,String(w))}function tt(t,{clientX:e,clientY:n}){let{left:a,top:o}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-a)/r,(n-o)/r]}function et(t,e,n=()=>{}){let a=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),a=e(o)}),t.addEventListener("pointermove",o=>a?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{a!==null&&n(),a=null})}var $t="http://www.w3.org/2000/svg",nt=t=>Math.round(t*10)/10+0;function x(t,e,n,a,o){let r={};for(let s in a){let l=a[s];r[s]=typeof l=="number"?nt(l):l}return{id:t,shape:e,role:n,at:r,...o===void 0?{}:{text:o}}}x.line=(t,e,[n,a,o,r],s)=>x(t,"line",e,{x1:n,y1:a,x2:o,y2:r,...s});x.rect=(t,e,[n,a,o,r],s)=>x(t,"rect",e,{x:n,y:a,width:o,height:r,...s});x.circle=(t,e,[n,a,o],r)=>x(t,"circle",e,{cx:n,cy:a,r:o,...r});x.path=(t,e,n,a)=>x(t,"path",e,{d:n,...a});x.text=(t,e,[n,a],o,r)=>x(t,"text",e,{x:n,y:a,...r},o);var at=t=>`M${t.map(([e,n])=>`${nt(e)} ${nt(n)}`).join("L")}`;var kt=new WeakMap;function pe(t,e){let{node:n,role:a,at:o}=t;a!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)o[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in o)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(ue)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var de=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ue(t){let e=document.createElementNS($t,"tspan");for(let[n,a]of Object.entries(de(t)))e.setAttribute(n,String(a));return e.append(t.text),e}function Mt(t,{width:e,height:n,marks:a}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let r=kt.get(t)??new Map;kt.set(t,r);let s=new Map(a.map(i=>[i.id,i]));for(let[i,{node:c,shape:p}]of r)s.get(i)?.shape!==p&&(c.remove(),r.delete(i));let l=t.firstChild;for(let i of a){let c=r.get(i.id);if(!c){let p=document.createElementNS($t,i.shape);p.setAttribute("data-id",i.id),c={node:p,shape:i.shape,role:"",at:{},text:""},r.set(i.id,c)}pe(c,i),l===c.node?l=c.node.nextSibling:t.insertBefore(c.node,l)}}function qt(t,e,n,{label:a,zoom:o=()=>1}={}){let r=bt(),s=vt(e),l=wt(a,t,r,s.root),i=700,c=[],p=()=>s.set(n(i,...c),o(i));return{root:l,image:r,room:()=>Math.round(l.clientWidth),focus:s.focus,width:()=>i,tell:(...d)=>{c=d,p()},paint:(d,h)=>{h!==i&&(i=h,p()),Mt(r,d)}}}var At=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var G=(t,e)=>t.reduce((n,a,o)=>n+a*e[o],0),jt=(t,e,n=1)=>t.map((a,o)=>a+n*e[o]),Tt=t=>Math.hypot(...t);function W(t,e=1,n=null){let a=l=>n===null||n[l],o=Math.max(...t.filter((l,i)=>a(i))),r=t.map((l,i)=>a(i)?Math.exp((l-o)/e):0),s=r.reduce((l,i)=>l+i,0);return s>0?r.map(l=>l/s):r}var ot=t=>t.indexOf(Math.max(...t)),q=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Ot=200,ge=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,xe=t=>t*t*(3-2*t);function C(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((a,o)=>C(t[o],a,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let a=Object.entries(e).map(([o,r])=>[o,C(t[o],r,n)]);return Object.fromEntries(a)}return e}function Nt(t,e,n){let[a,o,r,s,l,i]=[t,t,t,0,0,0],c=!1,p=d=>{let h=q(d-l,0,64);if(l=d,c){let u=q((d-s)/e);a=C(o,r,xe(u)),c=u<1}let f=n(a,h);i=c||f?requestAnimationFrame(p):0};return{go(d,h){if(ge()){[a,r,c]=[d,d,!1],n(a,1/0);return}[o,r,s,c]=[a,d,performance.now(),h],h||(a=d,n(a,0)),i||([l,i]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(a,0),stop:()=>cancelAnimationFrame(i)}}function A(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Lt(t){let e=A(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function B(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}function X(t,e,n=null){let o=v("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:o,set:r=>S(o,"aria-pressed",String(r))}}var zt=(...t)=>v("p",{class:"attn-hint"},...t);function rt({label:t,min:e,max:n,step:a,onInput:o,text:r=A,zero:s=e,...l}){let{read:i=b=>b,write:c=b=>b}=l,p=gt("slider"),d=v("span",{class:"attn-number","aria-hidden":"true"}),f=v("input",{type:"range",id:p,min:e,max:n,step:a,oninput:()=>o(i(f.valueAsNumber))}),u=N("attn-slider",v("label",{for:p},t),f,d),m=n,g=b=>Math.min(1,Math.max(0,(b-e)/(m-e)));return{root:u,input:f,set:(b,j=!0)=>{let k=c(b);f.valueAsNumber!==k&&(f.value=k),f.style.setProperty("--from",g(Math.min(s,k))),f.style.setProperty("--to",g(Math.max(s,k))),f.disabled=!j,I(d,r(b)),S(f,"aria-valuetext",r(b))},limit:b=>S(f,"max",m=b)}}function It(t=700){let e=v("p",{class:"attn-summary"}),n=v("span",{class:"attn-hidden",role:"status"}),a,o=(r,s=r)=>{clearTimeout(a),e.firstChild&&(a=setTimeout(()=>I(n,s),t)),I(e,r)};return{root:v("div",{},e,n),set:o,stop:()=>clearTimeout(a)}}function it(t,e,n){let a={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...a,...e}:e;t.addEventListener("keydown",r=>{let s=o[r.key]?.(r);s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var be=0,Pt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function _t(t,e){let[n,a,o]=[!1,0,""],r={},s=i=>{r=i;let c=i._own;if(c?.turn!==a&&([a,n]=[c?.turn,!1]),n)return;let p=c?.name?e(i,c.kind):null,d=p?JSON.stringify([c,p]):"";d!==o&&([o,n]=[d,p!==null],p&&t.send({own:{...p,name:c.name,turn:++be}}))},l=()=>{n=!1,s(r)};return t.on("change:_drawn",l),{ask:s,stop:()=>t.off("change:_drawn",l)}}function we(t,e){let{name:n,kind:a=""}=t._own??{};if(!n)return"";let{fault:o,note:r,weights:s,mask:l}=Pt(t),i=!!(s??l);return e(t,a)===null?`The book\u2019s picture: your ${n} has no part in it.`:o?`Your ${o} The picture is ${i?"its last good one":"the book\u2019s"}.`:i?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Ct(t,e){let n=v("span",{role:"status"}),a=X("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=N("attn-own",n,a.root);return{root:o,tell:s=>{let l=we(s,e);o.hidden=l==="",o.classList.toggle("fault",!!Pt(s).fault),I(n,l)}}}function Dt(t,e,n=[]){let a=[...e,...n],o=[],r=!1,s=()=>Object.fromEntries(a.map(d=>[d,t.get(d)])),l=d=>{if(r)return;let h=s();o.forEach(f=>f(h,d))},i=()=>l(null);e.forEach(d=>t.on(`change:${d}`,i));let c=(d,{glide:h=!1}={})=>{r=!0;for(let[f,u]of Object.entries(d))t.set(f,u);r=!1,l({glide:h}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in d).map(h=>[h,d[h]]))};return{read:s,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void o.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,i))}}function ye(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let a=e.previousElementSibling;if(a?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){a.style.display="none";return}}}function ve(t,e,n,a){let[o,r]=[0,!1],s=i=>{if(i!==r){r=i,t.classList.toggle("loading",i);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",i)}},l=i=>{let c=++o,p=e.wants?.(n())??null;if(s(p!==null),p===null)return a(i);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===o&&l(i),()=>c===o&&e.say?.(d))};return l}function Rt({name:t,label:e,style:n,controls:a,fixed:o=[],ms:r=Ot,asks:s,build:l}){return{render:({model:c,el:p})=>{let d=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=d.attachShadow({mode:"open"});h.append(v("style",{},[At,St,Et,n].join(`
`)));let f=Dt(c,s?[...a,"_own","_drawn"]:a,o),u=l(f.read(),f,c),m=s&&{..._t(c,s),...Ct(c,s)},g=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},u.parts[0],...m?[m.root]:[],...u.parts.slice(1));h.append(g),p.append(d);let w=()=>{let b=u.glides??(M=>M),j=0,k=()=>{let M=f.read();u.tell(M),m?.tell(M),m?.ask(M),m&&(g.dataset.own=M._own?.kind??"")},$=Nt(b(f.read()),r,(M,Q)=>j>0&&u.paint(M,Q,j)),R=()=>{let M=Math.round(g.clientWidth);M===j||M===0||(j=M,ye(p),$.again())},Z=ve(g,u,f.read,M=>{k(),$.go(b(f.read()),M)});f.follow((M,Q)=>{g.classList.add("touched"),Z(Q?.glide??!0)}),k(),R();let V=new ResizeObserver(R);return V.observe(g),u.ahead?.(),()=>{V.disconnect(),$.stop(),f.stop(),m?.stop(),u.stop?.()}},E=async()=>{await u.ready;for(let b;b=u.wants?.(f.read());)await b;return w()};return u.ready?E():w()}}}function Wt({label:t,rest:e,wait:n,begin:a,next:o}){let r=0,s=()=>{I(d,r?"\u275A\u275A":"\u25B6"),S(d,"aria-label",r?"Pause":t)},l=()=>{clearTimeout(r),r=0,s()},i=()=>{r=Number(setTimeout(i,e())),o()||l()},c=()=>{a()!==!1&&(r=Number(setTimeout(i,n??e()/2)),s())},d=v("button",{type:"button",class:"attn-play",onclick:()=>r?l():c()});return s(),{root:d,stop:l}}function st(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var Bt={source:"sklearn.datasets.load_digits()",images:[1336,1040,310,859,1502,1535,360,983,945,1698],digits:["aaconbaaaaoqnlaaaeqlbndaafqdakjaagnaajlaacpabpiaaalmppbaaacnqfaa","aagkidaaaagqqjaaaajqqgaaaahqqkaaaalqqiaaaahqqjaaaakqqgaaaaejmlca","aahqqdaaahqjohaaakjaofaaaddeqcaaaaamlaaaaagqdaaaaampiidaaakqqqja","aagmqkaaaepimoaaaaaaniaaaaagobaaaaafpiaaaaaacpfaaabefpiaaafqojba","aaahnaaaaaaogaaaaakkcgaaadqdjncaalmgoqkaalqqqkdaacikqbaaaaajnaaa","abnoqodaaeoihdaaaglaaaaaafqplfaaachhkqaaaaaadqaaaahfnlaaaapqkbaa","aabnhaaaaahocaaaaanfaaaaaaqdaaaaadqkmmdaadqlfjmaabnlenlaaabmqlca","aadqmmhaaamnnqgaaacagoaaaabenkbaaajqqqiaaaemmhbaaaaogaaaaaeqcaaa","aablpgaaacpkqpaaabofglaaaafoodaaaaboqgaaaakigpbaaajjeqdaaabppgaa","aafoldaaabpinkaaabpjjpcaaakqqqdaaaaabqeaaaaaapeaaahfjqaaaagmnjaa"]};var y=8,T=y*y,P=40,Ft=99999,$e=.001,Me=160,L=Bt.digits.map(t=>Array.from(t,(e,n)=>(t.charCodeAt(n)-97)/8-1)),lt=L.length,qe=Math.max(...L.map(t=>G(t,t))),Ae={"#":1,"-":-1};function Se({digit:t,noise:e,draw:n,paint:a}){let o=2*T*n;return L[t].map((r,s)=>Ae[a[s]]??(st(o+s)<e?2*st(o+T+s)-1:r))}var F=t=>L.map(e=>G(e,t));function J(t,e){let n=F(t),a=Math.max(...n),o=n.reduce((r,s)=>r+Math.exp(e*(s-a)),0);return .5*(G(t,t)+qe)-a-Math.log(o/lt)/e}function Ee(t,e){let n=W(F(t),1/e),a=new Array(T).fill(0);return n.forEach((o,r)=>L[r].forEach((s,l)=>a[l]+=o*s)),a}function je(t,e){let n=[t];for(;n.length<=P;){let[a,o]=[n[n.length-1],Ee(n[n.length-1],e)];if(o.every((r,s)=>Math.abs(r-a[s])<$e))break;n.push(o)}return n}var Ht=t=>Math.exp(-t.reduce((e,n)=>e+(n>0?n*Math.log(n):0),0));function Te(t){let e=ot(t);return[e,ot(t.map((n,a)=>a===e?-1:n))]}function Oe(t){let[e,n,a]=[Math.max(...t),t[0],t[t.length-1]];return e-Math.max(n,a)>1e-9?e-n:0}function Ne(t,e){let n=je(t,e),a=n[n.length-1],[o,r]=Te(W(F(a),1/e)),s=[...n,L[r]],l=s.slice(1).map((m,g)=>Tt(jt(m,s[g],-1))),i=l.reduce((m,g)=>m+g,0),[c,p,d]=[[0],[J(t,e)],[0]],h=0;l.forEach((m,g)=>{g===n.length-1&&(h=c.length-1);let w=Math.max(2,Math.ceil(Me*m/i)),E=d[g];for(let b=1;b<=w;b++)p.push(J(C(s[g],s[g+1],b/w),e)),c.push(E+m*b/w);d.push(E+m)});let f=n.map(m=>J(m,e)),u=Oe(p.slice(h));return{path:n,energies:f,stations:d,best:o,next:r,along:c,energy:p,turn:h,ridge:u}}var H=null;function Kt(t,e){return H?.beta===e&&H.query.every((n,a)=>n===t[a])||(H={query:t,beta:e,way:Ne(t,e)}),H.way}function ct({query:t,beta:e,at:n}){let a=Kt(t,e),{path:o,stations:r}=a,s=q(n,0,o.length-1),l=Math.min(Math.floor(s),Math.max(0,o.length-2)),i=Math.min(l+1,o.length-1),c=C(o[l],o[i],s-l),p=r[l]+(s-l)*(r[i]-r[l]),d=F(c),h=W(d,1/e),f=W(F(o[o.length-1]),1/e);return{...a,query:t,beta:e,at:s,state:c,scores:d,weights:h,place:p,restWeights:f,level:J(c,e),keys:Ht(h),restKeys:Ht(f)}}function pt(t){let e=Se(t),n=Kt(e,t.beta).path.length-1;return{query:e,beta:t.beta,at:Math.min(t.step,n)}}var _=t=>ct(pt(t));function Ut(t,e,n){let a=Array.from({length:T},(o,r)=>t[r]??".");return a[e]=n?"#":"-",a.join("")}var Vt=`text.small { font-size: 12.5px; }
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
.leader { stroke: var(--query); stroke-width: 1.2; }
.ink.line { stroke-width: 2; }
.pixels { shape-rendering: crispEdges; }
rect.edge { fill: none; stroke: var(--query); stroke-width: 2; }
rect.past.plate { stroke-opacity: 0.45; }
`;var ze="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ie=1.12;var K=new Map;function Pe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((a,o)=>a+(ze[o.charCodeAt(0)-32]??556),0);return Ie*n/1e3}function Y(t,e){return K.size>5e3&&K.clear(),K.has(t)||K.set(t,Pe(t)),e*K.get(t)}var Gt=.9,dt=t=>t===0?"before the first step":`after ${t} ${t===1?"step":"steps"}`;function Xt({restWeights:t,best:e,restKeys:n},a){return t[e]>=Gt?a?`rest: the ${e}`:`at rest: the stored ${e}`:a?"rest: a blend":`at rest: a blend of ${A(n,1)} digits`}var Jt=({paint:t})=>[...t].filter(e=>e!==".").length;function _e(t){let{digit:e,noise:n}=t,a=Jt(t);if(a===T)return"your own picture";let o=`${a} ${a===1?"pixel":"pixels"} painted`;if(n===1)return a?`pure noise with ${o}`:"pure noise";let s=n===0?`a stored ${e}`:`${e===8?"an":"a"} ${e} with ${Math.round(100*n)}% of its pixels replaced`;return a?`${s} and ${o}`:s}function Ce(t,{weights:e,keys:n}){let a=e.indexOf(Math.max(...e)),o=B(e[a]);return e[a]<Gt?`It rests on a blend, as if ${A(n,1)} digits shared the weight: \u03B2 is too small to hold one digit here`:Jt(t)===T?`It rests at the ${a}, which takes ${o} of the weight`:t.noise===1?`It rests at the ${a} all the same, which takes ${o} of the weight`:a===t.digit?`It rests at the ${a}, which takes ${o} of the weight: the digit is remembered`:`It rests at the ${a}, which takes ${o} of the weight: the wrong valley`}function Yt(t,e){let{path:n,energies:a,at:o,level:r,weights:s,ridge:l,next:i,best:c}=e,[p,d]=[Math.round(o),n.length-1],h=s.indexOf(Math.max(...s)),f=`The query is ${_e(t)}, at energy ${A(a[0],1)}.`;if(p<d){let g=p===0?"Now":`After ${p} of ${d} steps, at energy ${A(r,1)},`;return`${f} ${g} the ${h} has ${B(s[h])} of the weight; the next step goes to the average with these weights.`}let u=d===0?"No step moves it.":`In ${d} ${d===1?"step":"steps"} it falls to ${A(r,1)}${d===P?" and is still on its way":""}.`,m=l?`A ridge ${A(l,1)} high lies before the ${i}.`:`No ridge lies between here and the ${i===c?h:i}.`;return`${f} ${u} ${Ce(t,e)}. ${m}`}var z=24,De=34,Re=960,We=[6,12,20,30,40,60,80,120];function D(t){let e=Math.min(t,Re),n=e<600,a=n?e<340?24:27:36,o=y*a,r=n?32:44,s=r+De,l=n?z+o+44:z,i=n?l+190:z+o-s,c=i+s+40,p=n?48:56,d=n?e<340?16:24:40;return{laid:e,zoom:t/e,narrow:n,cell:a,side:o,plotTop:l,bottom:i,rowTop:c,high:p,small:d,left:n?32:o+62,right:e-26,valley:r,marble:n?48:56,column:e/lt,height:c+p+d+14}}var Zt=t=>q((t+1)/2),ut=9,ht=8;function Be(t,e,{x:n,y:a,size:o}){let r=o/y,s=e.map(i=>Math.round(ht*Zt(i))),l=Array.from({length:ht+1},()=>"");for(let i=0,c=0;i<T;i=c){for(c=i+1;c%y&&s[c]===s[i];)c++;let[p,d]=[n+i%y*r,a+Math.floor(i/y)*r];l[s[i]]+=`M${p} ${d}h${(c-i)*r}v${r}h${-(c-i)*r}z`}return l.slice(1).map((i,c)=>x.path(`${t} ink ${c+1}`,"ink solid pixels",i,{"fill-opacity":((c+1)/ht).toFixed(3)}))}function U(t,e,n,a){let[o,r]=[Math.round(a.x),Math.round(a.y)],{size:s}=a;return[x.rect(`${t} frame`,`${e} plate`,[o-3,r-3,s+6,s+6],{rx:3}),...Be(t,n,{x:o,y:r,size:s})]}var He=(t,e)=>[t%y*e,z+Math.floor(t/y)*e,e,e];function Fe({at:t,state:e,path:n,level:a,weights:o},r){let{cell:s,side:l,narrow:i}=r,c=n.length-1,p=t<.5?"the query: paint on it":dt(Math.round(t)),d=o.indexOf(Math.max(...o)),h=[["energy",A(a,1)],["steps",`${Math.round(t)} of ${c}`],[`weight of ${d}`,B(o[d])]];return[x.text("canvas title","query start strong",[0,14],p),x.rect("canvas","query board",[0,z,l,l]),...e.map((f,u)=>x.rect(`pixel ${u}`,"ink solid pixels",He(u,s),{"fill-opacity":Zt(f).toFixed(3)})),x.rect("canvas edge","query edge",[0,z,l,l]),...i?h.flatMap(([f,u],m)=>[x.text(`beside name ${m}`,"soft start small",[l+9,z+16+52*m],f),x.text(`beside value ${m}`,"start large",[l+9,z+38+52*m],u)]):[]]}function mt({along:t,energy:e},{left:n,right:a,plotTop:o,bottom:r}){let s=Math.max(...e),l=We.find(u=>u>=s)??120*Math.ceil(s/120),i=t[t.length-1],c=u=>n+(a-n)*u/i,p=u=>r-(r-o)*u/l,[d,h]=[t.map(c),e.map(p)];return{reach:l,x:c,y:p,crest:(u,m)=>{let g=1/0;for(let w=0;w+1<d.length;w++)d[w+1]>=u&&d[w]<=m&&(g=Math.min(g,h[w],h[w+1]));return g}}}function Ke({reach:t,y:e},{laid:n,left:a,right:o,plotTop:r,narrow:s}){let l="energy along the way down, and on to the next digit",c=!s&&a+Y(l,12.5)<=n?l:"energy along the way";return[x.text("axis title","soft small start",[s?0:a,r-10],c),...[0,t/2,t].flatMap(p=>[x.line(`rule ${p}`,"rule",[a,e(p),o,e(p)]),x.text(`level ${p}`,"soft small end",[a-6,e(p)+4],String(p))])]}function Ue({along:t,energy:e},{x:n,y:a}){let o=e.map((s,l)=>[n(t[l]),a(s)]),r=[t[t.length-1],0].map(s=>[n(s),a(0)]);return[x.path("ground","ground",`${at([...o,...r])}Z`),x.path("hill","ink line",at(o))]}function Ve(t,{x:e,y:n},{bottom:a,narrow:o,right:r,side:s,valley:l}){let{path:i,stations:c,along:p,energy:d,next:h,turn:f}=t,[u,m]=[e(c[i.length-1]),e(p[p.length-1])],g=Math.min(u,m-l-28),w=($,R,Z,V=R)=>x.line(`drop ${$}`,"soft line drop",[R,n(Z),V,a+5]),E=$=>({x:$-l/2,y:a+8,size:l}),b=Xt(t,o),j=o?0:s+8,k=a+l+26;return[w("rest",u,d[f],g),w("next",m,d[d.length-1]),...U("rest","query",i[i.length-1],E(g)),...U("next","key",L[h],E(m)),x.text("rest told","query small end",[Math.max(g+l/2+3,j+Y(b,12.5)),k],b),x.text("next told","key small end",[r+22,k],`stored ${h}`)]}function Ge(t,e,{marble:n,plotTop:a,left:o,right:r},s){let[l,i]=[a+1,r+22-n],c=Math.max(l,e-10-n),p=q(t-n/2,o+8,i),d=()=>Math.min(c,s(p-ut,p+n+ut)-ut-n);for(;d()<l&&p<i;)p=Math.min(p+2,i);return{x:p,y:Math.max(l,d()),size:n}}var ft=({x:t,y:e,crest:n},a,o,r)=>Ge(t(o),e(r),a,n);function Xe(t,e,n){let{x:a,y:o}=e,{path:r,energies:s,stations:l,at:i,state:c,level:p,place:d}=t,[h,f]=[a(d),o(p)],u=ft(e,n,d,p),m=r.map((k,$)=>x.circle(`dot ${$}`,$<=i?"query solid":"query hollow",[a(l[$]),o(s[$]),3.2])),g=[],w=32,E=-1/0;for(let k=0;k<i;k++){let $=ft(e,{...n,marble:w},l[k],s[k]);$.x<E+w+8||$.x+w+10>u.x||i-k<.5||(E=$.x,g.push(...U(`ghost ${k}`,"query past",r[k],$)))}let b=`energy ${A(p,1)}`,j=u.x+u.size+10+Y(b,15)<=n.right+24;return[...m,...g,x.line("leader","query leader",[h,f,q(h,u.x-3,u.x+u.size+3),q(f,u.y-3,u.y+u.size+3)]),x.circle("marble dot","query solid",[h,f,6]),...U("marble","query",c,u),...n.narrow?[]:[x.text("marble energy",`query strong halo ${j?"start":"end"}`,[j?u.x+u.size+10:u.x-10,u.y+14],b)]]}function Je(t){return t<.005?"":t>.995?">99%":`${Math.round(100*t)}%`}function Ye({weights:t},e,{rowTop:n,high:a,small:o,column:r,narrow:s}){let l=n+a,i=s?"weights; the next step is this average":"weights over the ten stored digits: the next step is this average of them";return[x.text("row title","weight small start",[0,n-22],i),...t.flatMap((c,p)=>{let d=(p+.5)*r,[h,f,u]=[d-.26*r,.52*r,a*c];return[x.rect(`track ${p}`,"track",[h,l-a,f,a]),x.rect(`bar ${p}`,"weight solid",[h,l-u,f,u]),x.text(`share ${p}`,"weight small halo",[d,l-u-4],Je(c)),...U(`stored ${p}`,p===e?"key chosen":"key",L[p],{x:d-o/2,y:l+10,size:o})]})]}function Qt(t,{digit:e,width:n}){let a=D(n),o=mt(t,a);return{width:a.laid,height:a.height,marks:[...Fe(t,a),...Ke(o,a),...Ue(t,o),...Ve(t,o,a),...Xe(t,o,a),...Ye(t,e,a)]}}function te(t,e,n){let{cell:a,zoom:o}=D(t),[r,s]=[e/o,n/o-z].map(i=>Math.floor(i/a));return r>=0&&r<y&&s>=0&&s<y?s*y+r:-1}function ee(t,e,n){let a=D(e),{x:o}=mt(t,a),r=t.path.map((s,l)=>Math.abs(o(t.stations[l])-n/a.zoom));return r.indexOf(Math.min(...r))}function ne({digit:t},e,n,a){let o=D(a),{cell:r,column:s,rowTop:l,high:i,small:c,marble:p}=o,d=ft(mt(e,o),o,e.place,e.level),h=Math.round(e.at);return[...e.query.map((f,u)=>({id:`pixel ${u}`,x:u%y*r,y:z+Math.floor(u/y)*r,width:r,height:r,tab:u===n?0:-1,kind:"pixel",label:`row ${Math.floor(u/y)+1}, column ${u%y+1}`,aria:{pressed:f>0}})),{id:"marble",x:d.x-3,y:d.y-3,width:p+6,height:p+6,label:"steps of retrieval",slider:!0,kind:"across",aria:{valuemin:0,valuemax:e.path.length-1,valuenow:h,valuetext:`${dt(h)}, energy ${A(e.level,1)}`}},...L.map((f,u)=>({id:`stored ${u}`,x:u*s+1,y:l-4,width:s-2,height:i+c+18,label:`Start from the stored ${u}`,aria:{pressed:u===t}}))]}var ae=`.memory-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 2.6em; }
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
`;var tn=700,en=420,O=t=>t.read();function nn(t){let e=()=>_(O(t)).path.length-1;return{at:()=>Math.min(O(t).step,e()),go:o=>{let r=o>=e()?P:q(o,0,P);r!==O(t).step&&t.change({step:r},{glide:!0})},last:e}}function an(t,e,n,{width:a,root:o},r){let s=()=>Number(n().id.split(" ")[1]),l=(p,d)=>{let{paint:h,step:f}=O(t),u=Ut(h,p,d);(u!==h||f>0)&&t.change({paint:u,step:0})},i=()=>l(s(),_(O(t)).query[s()]<=0);et(e,p=>{p.preventDefault();let d=_(O(t)).query[s()]<=0;return l(s(),d),r(s()),h=>{let[f,u]=tt(o,h),m=te(a(),f,u);m>=0&&l(m,d)}}),e.addEventListener("click",p=>p.detail===0&&i());let c=(p,d)=>()=>{let[h,f]=[s()%y+p,Math.floor(s()/y)+d];return q(f,0,y-1)*y+q(h,0,y-1)};it(e,{ArrowLeft:c(-1,0),ArrowRight:c(1,0),ArrowUp:c(0,-1),ArrowDown:c(0,1),Home:()=>0,End:()=>T-1},r)}function on(t,e,n){let a=0,o=i=>{a=i,l.tell(_(O(t))),l.focus(`pixel ${i}`)},l=qt("memory-picture",(i,c)=>{if(i.addEventListener("pointerdown",n),c().id.startsWith("pixel"))return an(t,i,c,l,o);if(c().id==="marble"){et(i,()=>h=>{e.go(ee(_(O(t)),l.width(),tt(l.root,h)[0]))});let p=h=>()=>e.at()+h,d={ArrowRight:p(1),ArrowUp:p(1),ArrowLeft:p(-1),ArrowDown:p(-1)};return it(i,{...d,Home:()=>0,End:()=>P},e.go)}i.addEventListener("click",()=>{t.change({digit:Number(c().id.split(" ")[1]),step:0,paint:""})})},(i,c)=>ne(O(t),c,a,i),{zoom:i=>D(i).zoom});return l}function rn(t,e){let n=Wt({label:"Play: fall, step by step",rest:()=>tn,begin:()=>void(e.at()>=e.last()&&e.go(0)),next:()=>(e.go(e.at()+1),e.at()<e.last())}),a=(i,c,p=i)=>{let{root:d}=X(i,()=>(n.stop(),c()));return p!==i&&d.setAttribute("aria-label",p),d},o=rt({label:"noise",min:0,max:1,step:.01,text:i=>`${Math.round(100*i)}%`,onInput:i=>(n.stop(),t.change({noise:i,step:0}))}),r=rt({label:"\u03B2",min:-1.3,max:.6,step:.02,text:Lt,read:i=>Number((10**i).toPrecision(3)),write:Math.log10,onInput:i=>t.change({beta:i})});return{root:N("memory-controls",N("memory-steps",n.root,a("\u2039",()=>e.go(e.at()-1),"One step back"),a("\u203A",()=>e.go(e.at()+1),"One step on")),o.root,r.root,N("attn-row",a("New noise",()=>t.change({draw:O(t).draw%Ft+1,paint:"",step:0})),a("Reset",t.reset))),tell:i=>{o.set(i.noise),r.set(i.beta)},stop:n.stop}}function sn(t,e){let n=nn(e),a=rn(e,n),[o,r]=[on(e,n,a.stop),It()];return{parts:[zt("Press play: the spoilt digit falls, step by step, into a stored one. Paint on it, or lower \u03B2: where does it fall now?"),o.root,a.root,r.root],tell:l=>{let i=_(l);a.tell(l),o.tell(i),r.set(Yt(l,i))},glides:pt,paint:(l,i,c)=>o.paint(Qt(ct(l),{digit:O(e).digit,width:c}),c),stop:()=>(a.stop(),r.stop())}}var xa=Rt({name:"memory",label:"Live figure: a spoilt digit falls into a stored one",style:Vt+ae,controls:["digit","noise","beta","step","draw","paint"],ms:en,build:sn});export{_ as compute,xa as default};
