// Joined by `make figures` from src/masking and src/kit: change those, not this.
var Xt="http://www.w3.org/2000/svg",te=0,ee=Math.random().toString(36).slice(2,8),J=t=>`attn-${ee}-${t}-${++te}`;function rt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var w=(t,e={},...n)=>rt(document.createElement(t),e,n),v=(t,...e)=>w("div",{class:t},...e),ne=(t,e={},...n)=>rt(document.createElementNS(Xt,t),e,n),at=()=>ne("svg",{class:"scene","aria-hidden":"true"}),st=(t,e,...n)=>w("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function B(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var oe=t=>Math.round(t*10)/10,it=new WeakMap;function lt(t){let e=v("attn-hits"),n=new Map,o=a=>{let l=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),i={node:l,hit:a};return n.set(a.id,i),l.dataset.id=a.id,t(l,()=>i.hit),i};return{root:e,set:(a,l=1)=>{let i=new Set(a.map(({id:s})=>s));for(let[s,{node:c}]of n)i.has(s)||(c.remove(),n.delete(s));a.forEach((s,c)=>{let d=n.get(s.id)??o(s);re(d.node,d.hit=s,l),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function re(t,{x:e,y:n,width:o,height:r,label:a,kind:l="",aria:i={},tab:s=0,lang:c},d){let[p,m,h,u]=[e,n,o,r].map(g=>oe(d*g)),f=`left:${p}px;top:${m}px;width:${h}px;height:${u}px`;it.get(t)!==f&&(t.style.cssText=f,it.set(t,f)),E(t,"class",`attn-hit ${l}`.trim()),E(t,"aria-label",a),E(t,"tabindex",s),c&&E(t,"lang",c);for(let[g,x]of Object.entries(i))E(t,`aria-${g}`,String(x))}function ct(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var dt="http://www.w3.org/2000/svg",j=t=>Math.round(t*10)/10+0;function b(t,e,n,o,r){let a={};for(let l in o){let i=o[l];a[l]=typeof i=="number"?j(i):i}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}b.line=(t,e,[n,o,r,a],l)=>b(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...l});b.rect=(t,e,[n,o,r,a],l)=>b(t,"rect",e,{x:n,y:o,width:r,height:a,...l});b.circle=(t,e,[n,o,r],a)=>b(t,"circle",e,{cx:n,cy:o,r,...a});b.path=(t,e,n,o)=>b(t,"path",e,{d:n,...o});b.text=(t,e,[n,o],r,a)=>b(t,"text",e,{x:n,y:o,...a},r);var pt=new WeakMap;function ae(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let l in e.at)r[l]!==e.at[l]&&n.setAttribute(l,String(e.at[l]));for(let l in r)l in e.at||n.removeAttribute(l);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(ie)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var se=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ie(t){let e=document.createElementNS(dt,"tspan");for(let[n,o]of Object.entries(se(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function ut(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=pt.get(t)??new Map;pt.set(t,a);let l=new Map(o.map(s=>[s.id,s]));for(let[s,{node:c,shape:d}]of a)l.get(s)?.shape!==d&&(c.remove(),a.delete(s));let i=t.firstChild;for(let s of o){let c=a.get(s.id);if(!c){let d=document.createElementNS(dt,s.shape);d.setAttribute("data-id",s.id),c={node:d,shape:s.shape,role:"",at:{},text:""},a.set(s.id,c)}ae(c,s),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function ht(t,e,n,{label:o,zoom:r=()=>1}={}){let a=at(),l=lt(e),i=st(o,t,a,l.root),s=700,c=[],d=()=>l.set(n(s,...c),r(s));return{root:i,image:a,room:()=>Math.round(i.clientWidth),focus:l.focus,width:()=>s,tell:(...p)=>{c=p,d()},paint:(p,m)=>{m!==s&&(s=m,d()),ut(a,p)}}}var ft=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var mt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var gt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var wt=(t,e,n=1)=>t.map((o,r)=>o+n*e[r]);function F(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,s)=>o(s))),a=t.map((i,s)=>o(s)?Math.exp((i-r)/e):0),l=a.reduce((i,s)=>i+s,0);return l>0?a.map(i=>i/l):a}var O=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var xt=200,de=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ue=t=>t*t*(3-2*t);function Y(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>Y(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,Y(t[r],a,n)]);return Object.fromEntries(o)}return e}function bt(t,e,n){let[o,r,a,l,i,s]=[t,t,t,0,0,0],c=!1,d=p=>{let m=O(p-i,0,64);if(i=p,c){let u=O((p-l)/e);o=Y(r,a,ue(u)),c=u<1}let h=n(o,m);s=c||h?requestAnimationFrame(d):0};return{go(p,m){if(de()){[o,a,c]=[p,p,!1],n(o,1/0);return}[r,a,l,c]=[o,p,performance.now(),m],m||(o=p,n(o,0)),s||([i,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function A(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function kt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var yt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function W(t,e){let n=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>E(n,"aria-pressed",String(o))}}var vt=(...t)=>w("p",{class:"attn-hint"},...t);function Z(t,e,n){let o=J("choice"),r=new Map,a=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[l,i]of Object.entries(e))r.set(l,w("input",{type:"radio",name:o,onchange:()=>n(l)})),a.append(w("label",{},r.get(l),w("span",{},i)));return{root:a,set:l=>void(r.get(l).checked=!0)}}function Q({label:t,min:e,max:n,step:o,onInput:r,text:a=A,zero:l=e,...i}){let{read:s=k=>k,write:c=k=>k}=i,d=J("slider"),p=w("span",{class:"attn-number","aria-hidden":"true"}),h=w("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>r(s(h.valueAsNumber))}),u=v("attn-slider",w("label",{for:d},t),h,p),f=n,g=k=>Math.min(1,Math.max(0,(k-e)/(f-e)));return{root:u,input:h,set:(k,N=!0)=>{let S=c(k);h.valueAsNumber!==S&&(h.value=S),h.style.setProperty("--from",g(Math.min(l,S))),h.style.setProperty("--to",g(Math.max(l,S))),h.disabled=!N,B(p,a(k)),E(h,"aria-valuetext",a(k))},limit:k=>E(h,"max",f=k)}}function $t(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),o,r=(a,l=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>B(n,l),t)),B(e,a)};return{root:w("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function Mt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let l=r[a.key]?.();l===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(l))})}var he=0,C=({_own:t,_drawn:e})=>t?.name?e??{}:{},X=(t,e)=>t?.length===e.length&&t[0].length===e[0].length;function St(t,e){let[n,o,r]=[!1,0,""],a={},l=s=>{a=s;let c=s._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let d=c?.name?e(s,c.kind):null,p=d?JSON.stringify([c,d]):"";p!==r&&([r,n]=[p,d!==null],d&&t.send({own:{...d,name:c.name,turn:++he}}))},i=()=>{n=!1,l(a)};return t.on("change:_drawn",i),{ask:l,stop:()=>t.off("change:_drawn",i)}}function fe(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:l,mask:i}=C(t),s=!!(l??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function At(t,e){let n=w("span",{role:"status"}),o=W("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=v("attn-own",n,o.root);return{root:r,tell:l=>{let i=fe(l,e);r.hidden=i==="",r.classList.toggle("fault",!!C(l).fault),B(n,i)}}}function Et(t,e,n=[]){let o=[...e,...n],r=[],a=!1,l=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let m=l();r.forEach(h=>h(m,p))},s=()=>i(null);e.forEach(p=>t.on(`change:${p}`,s));let c=(p,{glide:m=!1}={})=>{a=!0;for(let[h,u]of Object.entries(p))t.set(h,u);a=!1,i({glide:m}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(m=>m in p).map(m=>[m,p[m]]))};return{read:l,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,s))}}function me(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ge(t,e,n,o){let[r,a]=[0,!1],l=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",s)}},i=s=>{let c=++r,d=e.wants?.(n())??null;if(l(d!==null),d===null)return o(s);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===r&&i(s),()=>c===r&&e.say?.(p))};return i}function Ot({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=xt,asks:l,build:i}){return{render:({model:c,el:d})=>{let p=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),m=p.attachShadow({mode:"open"});m.append(w("style",{},[ft,mt,gt,n].join(`
`)));let h=Et(c,l?[...o,"_own","_drawn"]:o,r),u=i(h.read(),h,c),f=l&&{...St(c,l),...At(c,l)},g=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:l&&-1},u.parts[0],...f?[f.root]:[],...u.parts.slice(1));m.append(g),d.append(p);let x=()=>{let k=u.glides??(y=>y),N=0,S=()=>{let y=h.read();u.tell(y),f?.tell(y),f?.ask(y),f&&(g.dataset.own=y._own?.kind??"")},_=bt(k(h.read()),a,(y,G)=>N>0&&u.paint(y,G,N)),nt=()=>{let y=Math.round(g.clientWidth);y===N||y===0||(N=y,me(d),_.again())},Qt=ge(g,u,h.read,y=>{S(),_.go(k(h.read()),y)});h.follow((y,G)=>{g.classList.add("touched"),Qt(G?.glide??!0)}),S(),nt();let ot=new ResizeObserver(nt);return ot.observe(g),u.ahead?.(),()=>{ot.disconnect(),_.stop(),h.stop(),f?.stop(),u.stop?.()}},$=async()=>{await u.ready;for(let k;k=u.wants?.(h.read());)await k;return x()};return u.ready?$():x()}}}var zt={self:{queries:["the","old","cat","slept","all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dormit"],keys:["the","old","cat","slept","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var z=zt,q={padding:null,causal:null,window:null},xe=-1e9;function qt(t,e,{padding:n,causal:o,window:r}){let a=(l,i)=>(n===null||i<n)&&(o===null||i<=l+o)&&(r===null||l-r[0]<=i&&i<=l+r[1]);return Array.from({length:t},(l,i)=>Array.from({length:e},(s,c)=>a(i,c)?1:0))}var T=(t,e)=>qt(z[t].queries.length,z[t].keys.length,e),tt=({padding:t,causal:e,window:n})=>({padding:t,causal:e,window:n});function L(t){let e=T(t.scene,tt(t));return String(e)===String(Tt(t))?tt(t):q}var H=t=>{let{queries:e,keys:n}=z[t];return{padding:n.length,causal:n.length-e.length,window:[2,0]}};function Tt({mask:t,scene:e}){let{queries:n,keys:o}=z[e];return t.length===n.length&&t[0].length===o.length?t:T(e,q)}function D(t){let e=Tt(t),{_own:{kind:n=""}={}}=t,o=C(t).mask;return!o||!X(o,e)||(L(t)[n]??null)===null?e:T(t.scene,{...tt(t),[n]:null}).map((a,l)=>a.map((i,s)=>i&&Number(o[l][s])))}var Nt=([t,e],n,o)=>(t<0||t===n)&&(e<0||e===o);function _t(t,e){return t.flatMap((o,r)=>o.filter((a,l)=>Nt(e,r,l))).every(Boolean)?0:1}var Lt=(t,e,n)=>t.map((o,r)=>o.map((a,l)=>e.some(i=>Nt(i,r,l))?n:Number(a)));function be(t,e,n){return n==="before"?F(t,1,e):n==="after"?F(t).map((o,r)=>e[r]?o:0):F(t.map((o,r)=>e[r]?o:xe))}function Ct({scores:t,mask:e,how:n,boost:o}){let r=e.map(i=>i.map(Boolean)),a=t.map((i,s)=>i.map((c,d)=>r[s][d]?c:c+o)),l=a.map((i,s)=>be(i,r[s],n));return{scores:a,weights:l,sums:K(l),empty:r.map(i=>!i.some(Boolean))}}var K=t=>t.map(e=>e.reduce((n,o)=>n+o,0));function Bt(t,e){let{queries:{length:n},keys:{length:o}}=z[t.scene],r=[n,o];if(e==="attention"){let i=T(t.scene,q)[0].map((m,h)=>Array.from({length:o},(u,f)=>+(h===f))),{scores:s,mask:c}=jt(t);return{given:{query:s.map(m=>m.map(h=>h*Math.sqrt(o))),key:i,value:i,mask:c.map(m=>m.map(Boolean))},shape:r}}let a=L(t)[e]??null;return a===null||e==="window"&&n!==o?null:{given:{causal:{n_queries:n,n_keys:o,offset:a},padding:{lengths:[a],n_keys:o},window:{n:o,left:a[0],right:a[1]}}[e],shape:r}}function jt(t){let{how:e,boost:n,scene:o}=t,r=D(t),{queries:a,keys:l,scores:i}=z[o];return{queries:a,keys:l,mask:r,...Ct({scores:i,mask:r,how:e,boost:n})}}function I(t){let e=jt(t),{weights:n}=C(t);return n&&X(n,e.weights)?{...e,weights:n,sums:K(n)}:e}var Wt=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var ye="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ve=1.12;var P=new Map;function $e(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(ye[r.charCodeAt(0)-32]??556),0);return ve*n/1e3}function Dt(t,e){return P.size>5e3&&P.clear(),P.has(t)||P.set(t,$e(t)),e*P.get(t)}var It=t=>yt(t.map(e=>`\u201C${e}\u201D`));function Me({how:t,boost:e},{queries:n,sums:o,empty:r,mask:a}){if(r.every(Boolean))return[];if(t==="after"){let i=o.map((d,p)=>r[p]||a[p].every(Boolean)?1/0:d),s=Math.min(...i);if(s===1/0)return[];let c=n[i.indexOf(s)];return[`The hidden keys took part in the softmax and took their share with them: ${It([c])} keeps ${kt(s)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${A(e,1)}`}.`]}function Se({how:t},{queries:e,keys:n,sums:o,empty:r}){let a=e.filter((i,s)=>r[s]);if(a.length===0)return[];let l={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${A(1/n.length)} on keys that are all forbidden`,own:`weights that sum to ${A(o[r.indexOf(!0)])}`}[t];return[`${It(a)} may look at nobody: ${l}.`]}function Pt(t,e){let n=e.sums.some((s,c)=>!e.empty[c]&&Math.abs(s-1)>.001),o=C(t).weights&&{rows:n?"after":"before",none:"own"},{rows:r,none:a}=o??{rows:t.how,none:t.how},l=e.mask.flat().reduce((s,c)=>s+c,0),i=e.queries.length*e.keys.length;return[`${l} of ${i} pairs are allowed.`,...l<i?Me({...t,how:r},e):[],...Se({how:a},e)].join(" ")}var Rt=({queries:t,keys:e,mask:n,weights:o},r,a)=>`${t[r]} looks at ${e[a]}: ${n[r][a]?"allowed":"hidden"}, weight ${A(o[r][a])}`;var Ae=420,R=36,Ft=252,Ht=7;function U({queries:t,keys:e},n){let o=n<Ae,[r,a]=o?[44,n<330?42:54]:[58,76],l=(n-r-a)/e.length,i=Ft/t.length,s=(d,p)=>({x:r+p*l,y:R+d*i,width:l,height:i}),c=t.length;return{narrow:o,side:r,end:a,wide:l,tall:i,rows:c,columns:e.length,box:s,height:R+Ft}}function Ee({x:t,y:e,width:n,height:o}){return Array.from({length:Math.ceil((n+o)/Ht)-1},(a,l)=>(l+1)*Ht).map(a=>`M${j(t+Math.max(0,a-o))} ${j(e+Math.min(a,o))}L${j(t+Math.min(a,n))} ${j(e+Math.max(0,a-n))}`).join("")}var Kt=t=>t>0&&t<.005?"<.01":t===0?"0":A(t);function Oe(t,e,n,{seen:o,leaks:r,weight:a}){let{x:l,y:i,width:s,height:c}=t.box(e,n),d=g=>({x:l+g,y:i+g,width:s-2*g,height:c-2*g}),p={...d(1),rx:4},m=o||r,h=`${t.wide<33?"tiny":"number"}${r&&!t.narrow?" strong":""}`,u=[l+s/2,i+c/2+4.5],f={...p,"fill-opacity":O(a).toFixed(3)};return[b(`bed ${e} ${n}`,"rect",m?"paper":"tint",p),b(`cell ${e} ${n}`,"rect","weight shade",f),...m?[]:[b.path(`hatch ${e} ${n}`,"soft hatch",Ee(d(1.5)))],b(`frame ${e} ${n}`,"rect",r?"wrong frame":"ruler",p),b.text(`number ${e} ${n}`,`ink ${h}`,u,m?Kt(a):"")]}function ze(t,{queries:e,keys:n}){let{side:o,narrow:r}=t,a=r?"small":"head",l=i=>t.box(0,i).x+t.wide/2;return[b.text("name key","key small end",[o-6,13],"key"),b.text("name query","query small start",[0,29],"query"),...n.map((i,s)=>b.text(`column ${s}`,`key ${a}`,[l(s),27],i)),...e.map((i,s)=>{let{y:c,height:d}=t.box(s,0);return b.text(`row ${s}`,`query ${a} start`,[0,c+d/2+4.5],i)})]}function qe(t,e,{sums:n,empty:o},r){let a=t.end-12,l=r-a,i=["all forbidden","forbidden"].find(s=>Dt(s,11)<t.end-1)??"hidden";return[b.text("name sum","ink small end",[r,27],"sum"),...e.flatMap((s,c)=>{let{y:d,height:p}=t.box(c,0),m=d+p/2,h=o[c]||n[c]<.9995,u={x:l,y:m+1,height:6,rx:3},f=`${h?"wrong":"ink"} ${t.narrow?"brief":"strong number"} end`,x=h&&s>=.995&&s<.9995?">.99":s===0?"0.00":Kt(s),$=n[c]>0?i:"empty";return[b.text(`sum ${c}`,f,[r-1,m-4],x),...o[c]?[b.text(`fate ${c}`,"wrong tiny end",[r-1,m+10],$)]:[b(`track ${c}`,"rect","rule solid",{...u,width:a}),b(`bar ${c}`,"rect","weight solid",{...u,width:O(s)*a})]]})]}function Ut(t,e,{width:n}){let o=U(t,n),{mask:r,queries:a,keys:l}=t,i=e.length===r.length?e:t.weights,s=a.flatMap((c,d)=>l.flatMap((p,m)=>{let h=r[d][m],u=!h&&t.weights[d][m]>0;return Oe(o,d,m,{seen:h,leaks:u,weight:i[d][m]})}));return{width:n,height:o.height,marks:[...ze(o,t),...s,...qe(o,K(i),t,n)]}}function et({side:t,wide:e,tall:n,rows:o,columns:r},[a,l]){let[i,s]=[Math.floor((l-R)/n),Math.floor((a-t)/e)],[c,d]=[l<R?-1:i,a<t?-1:s];return a<0||l<0||c>=o||d>=r||c<0&&d<0?null:[c,d]}var Te=(t,e)=>t[0]<0==e[0]<0&&t[1]<0==e[1]<0;function Vt(t,e,n,o){let r=Math.ceil(Math.hypot(o[0]-n[0],o[1]-n[1])/4)||1,a=Array.from({length:r+1},(i,s)=>et(t,n.map((c,d)=>c+(o[d]-c)*s/r)));return[...new Map(a.flatMap(i=>i&&Te(i,e)?[[String(i),i]]:[])).values()]}function Gt(t,{width:e,here:n}){let o=U(t,e),{queries:r,keys:a,mask:l}=t,i=(d,p,m,h,u={})=>({id:`place ${d} ${p}`,label:h,aria:u,...m,tab:d===n[0]&&p===n[1]?0:-1}),s=a.map((d,p)=>{let m={...o.box(0,p),y:0,height:R};return i(-1,p,m,`${d}, as a key: change the whole column`)}),c=r.flatMap((d,p)=>{let m={...o.box(p,0),x:0,width:o.side};return[i(p,-1,m,`${d}, as a query: change the whole row`),...a.map((h,u)=>i(p,u,o.box(p,u),Rt(t,p,u),{pressed:!!l[p][u]}))]});return[...s,...c]}var Jt=`.attn-masking { --apart: 12px; }
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
`;var V=560,Yt=t=>Math.max(1,t/V),_e=10,Le=500,M=t=>t.read();function Ce(t,{begin:e,go:n,zoom:o}){let r=null,a=null,l=-1/0,i=c=>ct(t,c).map(d=>d/o()),s=c=>a=e(c)?c:null;return t.addEventListener("pointerdown",c=>{c.button!==0||!c.isPrimary||(t.setPointerCapture(c.pointerId),c.pointerType==="touch"?r=i(c):(c.preventDefault(),s(i(c))))}),t.addEventListener("pointermove",c=>{let d=i(c);r!==null&&Math.abs(d[0]-r[0])*o()>=_e&&(s(r),r=null),a!==null&&(n(a,d),a=d)}),t.addEventListener("pointerup",c=>{r!==null&&s(r),[r,a,l]=[null,null,c.timeStamp]}),t.addEventListener("pointercancel",()=>[r,a]=[null,null]),c=>c.detail===0||c.timeStamp-l>Le}function Be(t){let[e,n,o]=[[0,0],[0,0],0],r=()=>U(z[M(t).scene],Math.min(s.width(),V)),a=(h,u=!1)=>{let f=D(M(t)),g=Lt(f,h,o);String(g)!==String(f.map(x=>x.map(Number)))&&t.change({mask:g,...q},{glide:u})},l=(h,u=!1)=>{[n,o]=[h,_t(D(M(t)),h)],a([h],u)},i=h=>{let{rows:u,columns:f}=r();h[0]<0&&h[1]<0||(e=[O(h[0],-1,u-1),O(h[1],-1,f-1)],p(M(t)),s.focus(`place ${e.join(" ")}`))},s=ht("masking-stage",(h,u)=>{let f=()=>u().id.split(" ").slice(1).map(Number),g=(x,$)=>()=>wt(f(),[x,$]);h.addEventListener("click",x=>d(x)&&l(f(),!0)),Mt(h,{ArrowUp:g(-1,0),ArrowDown:g(1,0),ArrowLeft:g(0,-1),ArrowRight:g(0,1),Home:()=>[f()[0],f()[0]<0?0:-1],End:()=>[f()[0],r().columns-1]},i)},(h,u)=>Gt(u,{width:Math.min(h,V),here:e}),{zoom:Yt,label:"Mask and weights; arrow keys move, Enter changes"}),{root:c}=s,d=Ce(c,{begin:h=>{let u=et(r(),h);return u===null?!1:(i(u),l(u),!0)},go:(h,u)=>a(Vt(r(),n,h,u)),zoom:()=>Yt(s.width())}),p=h=>{let u=I(h);e=e.map((f,g)=>Math.min(f,[u.queries,u.keys][g].length-1)),s.tell(u)};return{root:c,tell:p,paint:h=>{let u=s.room();s.paint(Ut(I(M(t)),h,{width:Math.min(u,V)}),u)}}}var je=t=>`${t>0?"+":""}${A(t,1)}`,We=t=>A(t,0);function De(t,e){let n=()=>L(M(e)),o=f=>{let g=Object.entries(L(f)).filter(([,x])=>x!==null);return{...H(f.scene),...Object.fromEntries(g)}},r=(f,g,x=!1)=>t({...n(),[f]:g},x),a={padding:"Padding",causal:"Causal",window:"Window"},l=f=>r(f,n()[f]===null?H(M(e).scene)[f]:null,!0),i=Object.entries(a).map(([f,g])=>W(g,()=>l(f))),s=(f,g,x,$)=>Q({label:f,min:g,max:x,step:1,text:We,zero:Math.max(g,0),onInput:$}),c=()=>o(M(e)).window,d=[s("real keys",0,7,f=>r("padding",f)),s("offset",-3,6,f=>r("causal",f)),s("left",-3,6,f=>r("window",[f,c()[1]])),s("right",-3,6,f=>r("window",[c()[0],f]))],p=(f,...g)=>v("masking-rule",f.root,v("masking-sliders",...g.map(x=>x.root))),m=i.map((f,g)=>p(f,...d.slice(g,g<2?g+1:4)));return{root:v("masking-rules",...m),tell:f=>{let[g,{padding:x,causal:$,window:[k,N]}]=[L(f),o(f)];[x,$,k,N].forEach((S,_)=>d[_].set(S)),Object.keys(a).forEach((S,_)=>{i[_].set(g[S]!==null),m[_].classList.toggle("off",g[S]===null)})}}}var Zt=(t,e)=>v("attn-row",w("span",{class:"attn-label"},t),e.root);function Ie(t){let o=Z("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},p=>{let m={...q,causal:z[p].causal};t.change({scene:p,mask:T(p,m),...m},{glide:!0})}),l=Z("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},p=>t.change({how:p},{glide:!0})),[i,s]=[Zt("who asks",o),Zt("mask acts",l)];return{root:v("attn-row attn-between",i,s),tell:({scene:p,how:m})=>{o.set(p),l.set(m)}}}function Pe(t){let e=s=>t.change({mask:s,...q},{glide:!0}),n=De((s,c)=>t.change({mask:T(M(t).scene,s),...s},{glide:c}),t),o={All:()=>e(T(M(t).scene,q)),"Turn around":()=>e(D(M(t)).map(s=>s.map(c=>c?0:1))),Reset:t.reset},r=Object.entries(o).map(([s,c])=>W(s,c).root),a=Q({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:je,onInput:s=>t.change({boost:s})});return{root:v("masking-side",n.root,v("attn-row",...r),a.root),tell:s=>{n.tell(s),a.set(s.boost)}}}function Re(t,e){let[n,o,r,a]=[Ie(e),Be(e),Pe(e),$t()],i=matchMedia("(pointer: coarse)").matches?"Press a cell, or drag sideways along a row":"Press a cell or drag over several",s=vt(`${i}: what was hidden shows, and the other way round. Then press \u201Cafter\u201D and look at the sums.`),c=w("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),d=v("masking-main",w("div",{},o.root,c),r.root),p=0,m=({scene:u,_own:{kind:f,turn:g}={kind:"",turn:0}})=>{let x=g===p||!(f in q);if(p=g,x||L(M(e))[f]!==null)return;let $=f==="window"?"self":u,k={...L(M(e)),[f]:H($)[f]};e.change({scene:$,mask:T($,k),...k})},h=u=>{m(u),n.tell(u),r.tell(u),o.tell(u),a.set(Pt(u,I(u)))};return{parts:[s,n.root,d,a.root],tell:h,glides:u=>({weights:I(u).weights}),paint:({weights:u})=>o.paint(u),stop:a.stop}}var Yn=Ot({name:"masking",label:"Live figure: who may look at whom",style:Wt+Jt,controls:["mask","scene","how","boost","padding","causal","window"],asks:Bt,build:Re});export{z as SCENES,Ct as attend,I as compute,Yn as default,Pt as describe,U as gridOf,qt as ruled};
