// Joined by `make figures` from src/masking and src/kit: change those, not this.
var Zt="http://www.w3.org/2000/svg",Qt=0,Xt=Math.random().toString(36).slice(2,8),G=t=>`attn-${Xt}-${t}-${++Qt}`;function at(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var w=(t,e={},...n)=>at(document.createElement(t),e,n),v=(t,...e)=>w("div",{class:t},...e),te=(t,e={},...n)=>at(document.createElementNS(Zt,t),e,n),it=()=>te("svg",{class:"scene","aria-hidden":"true"}),st=(t,e,...n)=>w("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function B(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ee=t=>Math.round(t*10)/10,lt=new WeakMap;function ct(t){let e=v("attn-hits"),n=new Map,o=r=>{let l=r.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),s={node:l,hit:r};return n.set(r.id,s),l.dataset.id=r.id,t(l,()=>s.hit),s};return{root:e,set:(r,l=1)=>{let s=new Set(r.map(({id:i})=>i));for(let[i,{node:c}]of n)s.has(i)||(c.remove(),n.delete(i));r.forEach((i,c)=>{let d=n.get(i.id)??o(i);ne(d.node,d.hit=i,l),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function ne(t,{x:e,y:n,width:o,height:a,label:r,kind:l="",aria:s={},tab:i=0,lang:c},d){let[u,p,h,m]=[e,n,o,a].map(g=>ee(d*g)),f=`left:${u}px;top:${p}px;width:${h}px;height:${m}px`;lt.get(t)!==f&&(t.style.cssText=f,lt.set(t,f)),E(t,"class",`attn-hit ${l}`.trim()),E(t,"aria-label",r),E(t,"tabindex",i),c&&E(t,"lang",c);for(let[g,k]of Object.entries(s))E(t,`aria-${g}`,String(k))}function pt(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}var ut="http://www.w3.org/2000/svg",j=t=>Math.round(t*10)/10+0;function x(t,e,n,o,a){let r={};for(let l in o){let s=o[l];r[l]=typeof s=="number"?j(s):s}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}x.line=(t,e,[n,o,a,r],l)=>x(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...l});x.rect=(t,e,[n,o,a,r],l)=>x(t,"rect",e,{x:n,y:o,width:a,height:r,...l});x.circle=(t,e,[n,o,a],r)=>x(t,"circle",e,{cx:n,cy:o,r:a,...r});x.path=(t,e,n,o)=>x(t,"path",e,{d:n,...o});x.text=(t,e,[n,o],a,r)=>x(t,"text",e,{x:n,y:o,...r},a);var dt=new WeakMap;function oe(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let l in e.at)a[l]!==e.at[l]&&n.setAttribute(l,String(e.at[l]));for(let l in a)l in e.at||n.removeAttribute(l);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(ae)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var re=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ae(t){let e=document.createElementNS(ut,"tspan");for(let[n,o]of Object.entries(re(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function ht(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=dt.get(t)??new Map;dt.set(t,r);let l=new Map(o.map(i=>[i.id,i]));for(let[i,{node:c,shape:d}]of r)l.get(i)?.shape!==d&&(c.remove(),r.delete(i));let s=t.firstChild;for(let i of o){let c=r.get(i.id);if(!c){let d=document.createElementNS(ut,i.shape);d.setAttribute("data-id",i.id),c={node:d,shape:i.shape,role:"",at:{},text:""},r.set(i.id,c)}oe(c,i),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function ft(t,e,n,{label:o,zoom:a=()=>1}={}){let r=it(),l=ct(e),s=st(o,t,r,l.root),i=700,c=[],d=()=>l.set(n(i,...c),a(i));return{root:s,image:r,room:()=>Math.round(s.clientWidth),focus:l.focus,width:()=>i,tell:(...u)=>{c=u,d()},paint:(u,p)=>{p!==i&&(i=p,d()),ht(r,u)}}}var mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var xt=(t,e,n=1)=>t.map((o,a)=>o+n*e[a]);function R(t,e=1,n=null){let o=s=>n===null||n[s],a=Math.max(...t.filter((s,i)=>o(i))),r=t.map((s,i)=>o(i)?Math.exp((s-a)/e):0),l=r.reduce((s,i)=>s+i,0);return l>0?r.map(s=>s/l):r}var O=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var bt=200,ce=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,pe=t=>t*t*(3-2*t);function J(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>J(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,J(t[a],r,n)]);return Object.fromEntries(o)}return e}function kt(t,e,n){let[o,a,r,l,s,i]=[t,t,t,0,0,0],c=!1,d=u=>{let p=O(u-s,0,64);if(s=u,c){let m=O((u-l)/e);o=J(a,r,pe(m)),c=m<1}let h=n(o,p);i=c||h?requestAnimationFrame(d):0};return{go(u,p){if(ce()){[o,r,c]=[u,u,!1],n(o,1/0);return}[a,r,l,c]=[o,u,performance.now(),p],p||(o=u,n(o,0)),i||([s,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function S(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function yt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var vt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function I(t,e,n=null){let a=w("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:a,set:r=>E(a,"aria-pressed",String(r))}}var Y=(t,e)=>v("attn-row",w("span",{class:"attn-label","aria-hidden":"true"},t),e.root),$t=(...t)=>w("p",{class:"attn-hint"},...t);function Z(t,e,n){let o=G("choice"),a=new Map,r=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[l,s]of Object.entries(e))a.set(l,w("input",{type:"radio",name:o,onchange:()=>n(l)})),r.append(w("label",{},a.get(l),w("span",{},s)));return{root:r,set:l=>void(a.get(l).checked=!0)}}function Q({label:t,min:e,max:n,step:o,onInput:a,text:r=S,zero:l=e,...s}){let{read:i=b=>b,write:c=b=>b}=s,d=G("slider"),u=w("span",{class:"attn-number","aria-hidden":"true"}),h=w("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>a(i(h.valueAsNumber))}),m=v("attn-slider",w("label",{for:d},t),h,u),f=n,g=b=>Math.min(1,Math.max(0,(b-e)/(f-e)));return{root:m,input:h,set:(b,N=!0)=>{let A=c(b);h.valueAsNumber!==A&&(h.value=A),h.style.setProperty("--from",g(Math.min(l,A))),h.style.setProperty("--to",g(Math.max(l,A))),h.disabled=!N,B(u,r(b)),E(h,"aria-valuetext",r(b))},limit:b=>E(h,"max",f=b)}}function Mt(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),o,a=(r,l=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>B(n,l),t)),B(e,r)};return{root:w("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function At(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let l=a[r.key]?.(r);l===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(l))})}var de=0,C=({_own:t,_drawn:e})=>t?.name?e??{}:{},X=(t,e)=>t?.length===e.length&&t[0].length===e[0].length;function St(t,e){let[n,o,a]=[!1,0,""],r={},l=i=>{r=i;let c=i._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let d=c?.name?e(i,c.kind):null,u=d?JSON.stringify([c,d]):"";u!==a&&([a,n]=[u,d!==null],d&&t.send({own:{...d,name:c.name,turn:++de}}))},s=()=>{n=!1,l(r)};return t.on("change:_drawn",s),{ask:l,stop:()=>t.off("change:_drawn",s)}}function ue(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:a,note:r,weights:l,mask:s}=C(t),i=!!(l??s);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${i?"its last good one":"the book\u2019s"}.`:i?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Et(t,e){let n=w("span",{role:"status"}),o=I("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=v("attn-own",n,o.root);return{root:a,tell:l=>{let s=ue(l,e);a.hidden=s==="",a.classList.toggle("fault",!!C(l).fault),B(n,s)}}}function Ot(t,e,n=[]){let o=[...e,...n],a=[],r=!1,l=()=>Object.fromEntries(o.map(u=>[u,t.get(u)])),s=u=>{if(r)return;let p=l();a.forEach(h=>h(p,u))},i=()=>s(null);e.forEach(u=>t.on(`change:${u}`,i));let c=(u,{glide:p=!1}={})=>{r=!0;for(let[h,m]of Object.entries(u))t.set(h,m);r=!1,s({glide:p}),t.save_changes()},d=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in u).map(p=>[p,u[p]]))};return{read:l,change:c,reset:()=>c(d(),{glide:!0}),follow:u=>void a.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,i))}}function he(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function fe(t,e,n,o){let[a,r]=[0,!1],l=i=>{if(i!==r){r=i,t.classList.toggle("loading",i);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",i)}},s=i=>{let c=++a,d=e.wants?.(n())??null;if(l(d!==null),d===null)return o(i);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===a&&s(i),()=>c===a&&e.say?.(u))};return s}function zt({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=bt,asks:l,build:s}){return{render:({model:c,el:d})=>{let u=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=u.attachShadow({mode:"open"});p.append(w("style",{},[mt,gt,wt,n].join(`
`)));let h=Ot(c,l?[...o,"_own","_drawn"]:o,a),m=s(h.read(),h,c),f=l&&{...St(c,l),...Et(c,l)},g=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:l&&-1},m.parts[0],...f?[f.root]:[],...m.parts.slice(1));p.append(g),d.append(u);let k=()=>{let b=m.glides??(y=>y),N=0,A=()=>{let y=h.read();m.tell(y),f?.tell(y),f?.ask(y),f&&(g.dataset.own=y._own?.kind??"")},_=kt(b(h.read()),r,(y,V)=>N>0&&m.paint(y,V,N)),ot=()=>{let y=Math.round(g.clientWidth);y===N||y===0||(N=y,he(d),_.again())},Yt=fe(g,m,h.read,y=>{A(),_.go(b(h.read()),y)});h.follow((y,V)=>{g.classList.add("touched"),Yt(V?.glide??!0)}),A(),ot();let rt=new ResizeObserver(ot);return rt.observe(g),m.ahead?.(),()=>{rt.disconnect(),_.stop(),h.stop(),f?.stop(),m.stop?.()}},M=async()=>{await m.ready;for(let b;b=m.wants?.(h.read());)await b;return k()};return m.ready?M():k()}}}var qt={self:{queries:["the","old","cat","slept","all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dormit"],keys:["the","old","cat","slept","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var z=qt,q={padding:null,causal:null,window:null},ge=-1e9;function Tt(t,e,{padding:n,causal:o,window:a}){let r=(l,s)=>(n===null||s<n)&&(o===null||s<=l+o)&&(a===null||l-a[0]<=s&&s<=l+a[1]);return Array.from({length:t},(l,s)=>Array.from({length:e},(i,c)=>r(s,c)?1:0))}var T=(t,e)=>Tt(z[t].queries.length,z[t].keys.length,e),tt=({padding:t,causal:e,window:n})=>({padding:t,causal:e,window:n});function L(t){let e=T(t.scene,tt(t));return String(e)===String(Nt(t))?tt(t):q}var H=t=>{let{queries:e,keys:n}=z[t];return{padding:n.length,causal:n.length-e.length,window:[2,0]}};function Nt({mask:t,scene:e}){let{queries:n,keys:o}=z[e];return t.length===n.length&&t[0].length===o.length?t:T(e,q)}function D(t){let e=Nt(t),{_own:{kind:n=""}={}}=t,o=C(t).mask;return!o||!X(o,e)||(L(t)[n]??null)===null?e:T(t.scene,{...tt(t),[n]:null}).map((r,l)=>r.map((s,i)=>s&&Number(o[l][i])))}var _t=(t,e,n)=>t.map((o,a)=>o.map((r,l)=>e.some(([s,i])=>s===a&&i===l)?n:Number(r)));function we(t,e,n){return n==="before"?R(t,1,e):n==="after"?R(t).map((o,a)=>e[a]?o:0):R(t.map((o,a)=>e[a]?o:ge))}function Lt({scores:t,mask:e,how:n,boost:o}){let a=e.map(s=>s.map(Boolean)),r=t.map((s,i)=>s.map((c,d)=>a[i][d]?c:c+o)),l=r.map((s,i)=>we(s,a[i],n));return{scores:r,weights:l,sums:F(l),empty:a.map(s=>!s.some(Boolean))}}var F=t=>t.map(e=>e.reduce((n,o)=>n+o,0));function Ct(t,e){let{queries:{length:n},keys:{length:o}}=z[t.scene],a=[n,o];if(e==="attention"){let s=T(t.scene,q)[0].map((p,h)=>Array.from({length:o},(m,f)=>+(h===f))),{scores:i,mask:c}=Bt(t);return{given:{query:i.map(p=>p.map(h=>h*Math.sqrt(o))),key:s,value:s,mask:c.map(p=>p.map(Boolean))},shape:a}}let r=L(t)[e]??null;return r===null||e==="window"&&n!==o?null:{given:{causal:{n_queries:n,n_keys:o,offset:r},padding:{lengths:[r],n_keys:o},window:{n:o,left:r[0],right:r[1]}}[e],shape:a}}function Bt(t){let{how:e,boost:n,scene:o}=t,a=D(t),{queries:r,keys:l,scores:s}=z[o];return{queries:r,keys:l,mask:a,...Lt({scores:s,mask:a,how:e,boost:n})}}function W(t){let e=Bt(t),{weights:n}=C(t);return n&&X(n,e.weights)?{...e,weights:n,sums:F(n)}:e}var jt=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var be="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ke=1.12;var P=new Map;function ye(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(be[a.charCodeAt(0)-32]??556),0);return ke*n/1e3}function It(t,e){return P.size>5e3&&P.clear(),P.has(t)||P.set(t,ye(t)),e*P.get(t)}var Dt=t=>vt(t.map(e=>`\u201C${e}\u201D`));function ve({how:t,boost:e},{queries:n,sums:o,empty:a,mask:r}){if(a.every(Boolean))return[];if(t==="after"){let s=o.map((d,u)=>a[u]||r[u].every(Boolean)?1/0:d),i=Math.min(...s);if(i===1/0)return[];let c=n[s.indexOf(i)];return[`The hidden keys took part in the softmax and took their share with them: ${Dt([c])} keeps ${yt(i)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${S(e,1)}`}.`]}function $e({how:t},{queries:e,keys:n,sums:o,empty:a}){let r=e.filter((s,i)=>a[i]);if(r.length===0)return[];let l={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${S(1/n.length)} on keys that are all forbidden`,own:`weights that sum to ${S(o[a.indexOf(!0)])}`}[t];return[`${Dt(r)} may look at nobody: ${l}.`]}function Wt(t,e){let n=e.sums.some((i,c)=>!e.empty[c]&&Math.abs(i-1)>.001),o=C(t).weights&&{rows:n?"after":"before",none:"own"},{rows:a,none:r}=o??{rows:t.how,none:t.how},l=e.mask.flat().reduce((i,c)=>i+c,0),s=e.queries.length*e.keys.length;return[`${l} of ${s} pairs are allowed.`,...l<s?ve({...t,how:a},e):[],...$e({how:r},e)].join(" ")}var Pt=({queries:t,keys:e,mask:n,weights:o},a,r)=>`${t[a]} looks at ${e[r]}: ${n[a][r]?"allowed":"hidden"}, weight ${S(o[a][r])}`;var Me=420,et=36,Rt=252,Ht=7;function U({queries:t,keys:e},n){let o=n<Me,[a,r]=o?[44,n<330?42:54]:[58,76],l=(n-a-r)/e.length,s=Rt/t.length,i=(d,u)=>({x:a+u*l,y:et+d*s,width:l,height:s}),c=t.length;return{narrow:o,side:a,end:r,wide:l,tall:s,rows:c,columns:e.length,box:i,height:et+Rt}}function Ae({x:t,y:e,width:n,height:o}){return Array.from({length:Math.ceil((n+o)/Ht)-1},(r,l)=>(l+1)*Ht).map(r=>`M${j(t+Math.max(0,r-o))} ${j(e+Math.min(r,o))}L${j(t+Math.min(r,n))} ${j(e+Math.max(0,r-n))}`).join("")}var Ft=t=>t>0&&t<.005?"<.01":t===0?"0":S(t);function Se(t,e,n,{seen:o,leaks:a,weight:r}){let{x:l,y:s,width:i,height:c}=t.box(e,n),d=g=>({x:l+g,y:s+g,width:i-2*g,height:c-2*g}),u={...d(1),rx:4},p=o||a,h=`${t.wide<33?"tiny":"number"}${a&&!t.narrow?" strong":""}`,m=[l+i/2,s+c/2+4.5],f={...u,"fill-opacity":O(r).toFixed(3)};return[x(`bed ${e} ${n}`,"rect",p?"paper":"tint",u),x(`cell ${e} ${n}`,"rect","weight shade",f),...p?[]:[x.path(`hatch ${e} ${n}`,"soft hatch",Ae(d(1.5)))],x(`frame ${e} ${n}`,"rect",a?"wrong frame":"ruler",u),x.text(`number ${e} ${n}`,`ink ${h}`,m,p?Ft(r):"")]}function Ee(t,{queries:e,keys:n}){let{side:o,narrow:a}=t,r=a?"small":"head",l=s=>t.box(0,s).x+t.wide/2;return[x.text("name key","key small end",[o-6,13],"key"),x.text("name query","query small start",[0,29],"query"),...n.map((s,i)=>x.text(`column ${i}`,`key ${r}`,[l(i),27],s)),...e.map((s,i)=>{let{y:c,height:d}=t.box(i,0);return x.text(`row ${i}`,`query ${r} start`,[0,c+d/2+4.5],s)})]}function Oe(t,e,{sums:n,empty:o},a){let r=t.end-12,l=a-r,s=["all forbidden","forbidden"].find(i=>It(i,11)<t.end-1)??"hidden";return[x.text("name sum","ink small end",[a,27],"sum"),...e.flatMap((i,c)=>{let{y:d,height:u}=t.box(c,0),p=d+u/2,h=o[c]||n[c]<.9995,m={x:l,y:p+1,height:6,rx:3},f=`${h?"wrong":"ink"} ${t.narrow?"brief":"strong number"} end`,k=h&&i>=.995&&i<.9995?">.99":i===0?"0.00":Ft(i),M=n[c]>0?s:"empty";return[x.text(`sum ${c}`,f,[a-1,p-4],k),...o[c]?[x.text(`fate ${c}`,"wrong tiny end",[a-1,p+10],M)]:[x(`track ${c}`,"rect","rule solid",{...m,width:r}),x(`bar ${c}`,"rect","weight solid",{...m,width:O(i)*r})]]})]}function Ut(t,e,{width:n}){let o=U(t,n),{mask:a,queries:r,keys:l}=t,s=e.length===a.length?e:t.weights,i=r.flatMap((c,d)=>l.flatMap((u,p)=>{let h=a[d][p],m=!h&&t.weights[d][p]>0;return Se(o,d,p,{seen:h,leaks:m,weight:s[d][p]})}));return{width:n,height:o.height,marks:[...Ee(o,t),...i,...Oe(o,F(s),t,n)]}}function nt({side:t,wide:e,tall:n,rows:o,columns:a},[r,l]){let[s,i]=[Math.floor((l-et)/n),Math.floor((r-t)/e)];return s<0||i<0||s>=o||i>=a?null:[s,i]}function Kt(t,e,n){let o=Math.ceil(Math.hypot(n[0]-e[0],n[1]-e[1])/4)||1,a=Array.from({length:o+1},(r,l)=>nt(t,e.map((s,i)=>s+(n[i]-s)*l/o)));return[...new Map(a.flatMap(r=>r?[[String(r),r]]:[])).values()]}function Vt(t,{width:e,here:n}){let o=U(t,e);return t.mask.flatMap((a,r)=>a.map((l,s)=>({id:`place ${r} ${s}`,label:Pt(t,r,s),...o.box(r,s),aria:{pressed:!!l},tab:r===n[0]&&s===n[1]?0:-1})))}var Gt=`.attn-masking { --apart: 12px; }
.attn-masking[data-own="attention"] .attn-between > :last-child { visibility: hidden; } /* the reader's function decides */
.masking-main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
.masking-stage { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
/* Up and down a finger scrolls the page; sideways it paints. */
.masking-stage .attn-hit { touch-action: pan-y pinch-zoom; }
.masking-stage .attn-hit:hover { box-shadow: inset 0 0 0 2px var(--ink); }
.masking-note { display: block; margin-top: 8px; }
.masking-side { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; align-content: start; }
.masking-rules { display: grid; gap: 10px; }
.masking-rule { display: grid; grid-template-columns: 5.2em minmax(0, 1fr); gap: 10px; align-items: center; }
.masking-rule.off .masking-sliders { --accent: var(--edge); color: var(--soft); }
.masking-rule.off .masking-sliders :focus-visible { outline-color: var(--ink); }
.masking-rule .attn-button { width: 100%; padding: 0; }
.attn-masking .masking-rule .attn-slider { grid-template-columns: 4.3em minmax(0, 1fr) 1.4em; gap: 6px; }
.attn-masking .masking-side > .attn-slider { grid-template-columns: 6.9em minmax(0, 1fr) 2.4em; }
.attn-masking .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (min-width: 900px) { .attn-masking .attn-summary { min-height: 2.9em; } }
@container (max-width: 600px) { .attn-masking .attn-summary { min-height: 5.8em; } }
@container (min-width: 620px) {
  .masking-main { grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr); align-items: start; column-gap: 28px; }
}
@container (min-width: 1000px) {
  .attn-masking { font-size: 18px; }
  .masking-main { grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr); }
}
@container (max-width: 519px) {
  .masking-side, .masking-rules { gap: 8px; }
  .attn-masking .attn-summary { min-height: 8.7em; }
}
@container (max-width: 330px) { .attn-masking .attn-summary { min-height: 10.15em; } }
@media (forced-colors: active) {
  .masking-rule.off .masking-sliders { color: GrayText; }
  .masking-rule.off input { forced-color-adjust: none; accent-color: GrayText; }
}
@media print { .masking-side, .attn-hint { display: none; } }
`;var K=560,Jt=t=>Math.max(1,t/K),qe=10,Te=500,$=t=>t.read();function Ne(t,{begin:e,go:n,zoom:o}){let a=null,r=null,l=-1/0,s=c=>pt(t,c).map(d=>d/o()),i=c=>r=e(c)?c:null;return t.addEventListener("pointerdown",c=>{c.button!==0||!c.isPrimary||(t.setPointerCapture(c.pointerId),c.pointerType==="touch"?a=s(c):(c.preventDefault(),i(s(c))))}),t.addEventListener("pointermove",c=>{let d=s(c);a!==null&&Math.abs(d[0]-a[0])*o()>=qe&&(i(a),a=null),r!==null&&(n(r,d),r=d)}),t.addEventListener("pointerup",c=>{a!==null&&i(a),[a,r,l]=[null,null,c.timeStamp]}),t.addEventListener("pointercancel",()=>[a,r]=[null,null]),c=>c.detail===0||c.timeStamp-l>Te}function _e(t){let[e,n]=[[0,0],0],o=()=>U(z[$(t).scene],Math.min(s.width(),K)),a=(p,h=!1)=>{let m=D($(t)),f=_t(m,p,n);String(f)!==String(m.map(g=>g.map(Number)))&&t.change({mask:f,...q},{glide:h})},r=([p,h],m=!1)=>{n=D($(t))[p][h]?0:1,a([[p,h]],m)},l=p=>{let{rows:h,columns:m}=o();e=[O(p[0],0,h-1),O(p[1],0,m-1)],d($(t)),s.focus(`place ${e.join(" ")}`)},s=ft("masking-stage",(p,h)=>{let m=()=>h().id.split(" ").slice(1).map(Number),f=(g,k)=>()=>xt(m(),[g,k]);p.addEventListener("click",g=>c(g)&&r(m(),!0)),At(p,{ArrowUp:f(-1,0),ArrowDown:f(1,0),ArrowLeft:f(0,-1),ArrowRight:f(0,1),Home:f(0,-1/0),End:f(0,1/0)},l)},(p,h)=>Vt(h,{width:Math.min(p,K),here:e}),{zoom:Jt,label:"Mask and weights; arrow keys move, Enter changes"}),{root:i}=s,c=Ne(i,{begin:p=>{let h=nt(o(),p);return h===null?!1:(l(h),r(h),!0)},go:(p,h)=>a(Kt(o(),p,h)),zoom:()=>Jt(s.width())}),d=p=>{let h=W(p);e=e.map((m,f)=>Math.min(m,[h.queries,h.keys][f].length-1)),s.tell(h)};return{root:i,tell:d,paint:p=>{let h=s.room();s.paint(Ut(W($(t)),p,{width:Math.min(h,K)}),h)}}}var Le=t=>`${t>0?"+":""}${S(t,1)}`,Ce=t=>S(t,0);function Be(t,e){let n=()=>L($(e)),o=f=>{let g=Object.entries(L(f)).filter(([,k])=>k!==null);return{...H(f.scene),...Object.fromEntries(g)}},a=(f,g,k=!1)=>t({...n(),[f]:g},k),r={padding:"Padding",causal:"Causal",window:"Window"},l=f=>a(f,n()[f]===null?H($(e).scene)[f]:null,!0),s=Object.entries(r).map(([f,g])=>I(g,()=>l(f))),i=(f,g,k,M)=>Q({label:f,min:g,max:k,step:1,text:Ce,zero:Math.max(g,0),onInput:M}),c=()=>o($(e)).window,d=[i("real keys",0,7,f=>a("padding",f)),i("offset",-3,6,f=>a("causal",f)),i("left",-3,6,f=>a("window",[f,c()[1]])),i("right",-3,6,f=>a("window",[c()[0],f]))],u=(f,...g)=>v("masking-rule",f.root,v("masking-sliders",...g.map(k=>k.root))),p=s.map((f,g)=>u(f,...d.slice(g,g<2?g+1:4)));return{root:v("masking-rules",...p),tell:f=>{let[g,{padding:k,causal:M,window:[b,N]}]=[L(f),o(f)];[k,M,b,N].forEach((A,_)=>d[_].set(A)),Object.keys(r).forEach((A,_)=>{s[_].set(g[A]!==null),p[_].classList.toggle("off",g[A]===null)})}}}function je(t){let o=Z("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},u=>{let p={...q,causal:z[u].causal};t.change({scene:u,mask:T(u,p),...p},{glide:!0})}),l=Z("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},u=>t.change({how:u},{glide:!0})),[s,i]=[Y("who asks",o),Y("mask acts",l)];return{root:v("attn-row attn-between",s,i),tell:({scene:u,how:p})=>{o.set(u),l.set(p)}}}function Ie(t){let e=i=>t.change({mask:i,...q},{glide:!0}),n=Be((i,c)=>t.change({mask:T($(t).scene,i),...i},{glide:c}),t),o={All:()=>e(T($(t).scene,q)),"Turn around":()=>e(D($(t)).map(i=>i.map(c=>c?0:1))),Reset:t.reset},a=Object.entries(o).map(([i,c])=>I(i,c).root),r=Q({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:Le,onInput:i=>t.change({boost:i})});return{root:v("masking-side",n.root,v("attn-row",...a),r.root),tell:i=>{n.tell(i),r.set(i.boost)}}}function De(t,e){let[n,o,a,r]=[je(e),_e(e),Ie(e),Mt()],s=matchMedia("(pointer: coarse)").matches?"Press a cell, or drag sideways along a row":"Press a cell or drag over several",i=$t(`${s}: what was hidden shows, and the other way round. Then press \u201Cafter\u201D and look at the sums.`),c=w("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),d=v("masking-main",w("div",{},o.root,c),a.root),u=0,p=({scene:m,_own:{kind:f,turn:g}={kind:"",turn:0}})=>{let k=g===u||!(f in q);if(u=g,k||L($(e))[f]!==null)return;let M=f==="window"?"self":m,b={...L($(e)),[f]:H(M)[f]};e.change({scene:M,mask:T(M,b),...b})},h=m=>{p(m),n.tell(m),a.tell(m),o.tell(m),r.set(Wt(m,W(m)))};return{parts:[i,n.root,d,r.root],tell:h,glides:m=>({weights:W(m).weights}),paint:({weights:m})=>o.paint(m),stop:r.stop}}var Vn=zt({name:"masking",label:"Live figure: who may look at whom",style:jt+Gt,controls:["mask","scene","how","boost","padding","causal","window"],asks:Ct,build:De});export{z as SCENES,Lt as attend,W as compute,Vn as default,Wt as describe,U as gridOf,Tt as ruled};
