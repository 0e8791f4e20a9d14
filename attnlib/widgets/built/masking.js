// Joined by `make figures` from src/masking and src/kit: change those, not this.
var Qt="http://www.w3.org/2000/svg",Xt=0,te=Math.random().toString(36).slice(2,8),J=t=>`attn-${te}-${t}-${++Xt}`;function rt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var w=(t,e={},...n)=>rt(document.createElement(t),e,n),v=(t,...e)=>w("div",{class:t},...e),ee=(t,e={},...n)=>rt(document.createElementNS(Qt,t),e,n),at=(t="")=>ee("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function B(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function M(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ne=t=>Math.round(t*10)/10,st=new WeakMap;function it(t){let e=v("attn-hits"),n=new Map,o=a=>{let i=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),l={node:i,hit:a};return n.set(a.id,l),i.dataset.id=a.id,t(i,()=>l.hit),l};return{root:e,set:(a,i=1)=>{let l=new Set(a.map(({id:s})=>s));for(let[s,{node:c}]of n)l.has(s)||(c.remove(),n.delete(s));a.forEach((s,c)=>{let p=n.get(s.id)??o(s);oe(p.node,p.hit=s,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function oe(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:l={},tab:s=0,lang:c},p){let[d,m,h,u]=[e,n,o,r].map(g=>ne(p*g)),f=`left:${d}px;top:${m}px;width:${h}px;height:${u}px`;st.get(t)!==f&&(t.style.cssText=f,st.set(t,f)),M(t,"class",`attn-hit ${i}`.trim()),M(t,"aria-label",a),M(t,"tabindex",s),c&&M(t,"lang",c);for(let[g,x]of Object.entries(l))M(t,`aria-${g}`,String(x))}function lt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var pt="http://www.w3.org/2000/svg",j=t=>Math.round(t*10)/10+0;function b(t,e,n,o,r){let a={};for(let i in o){let l=o[i];a[i]=typeof l=="number"?j(l):l}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}b.line=(t,e,[n,o,r,a],i)=>b(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});b.rect=(t,e,[n,o,r,a],i)=>b(t,"rect",e,{x:n,y:o,width:r,height:a,...i});b.circle=(t,e,[n,o,r],a)=>b(t,"circle",e,{cx:n,cy:o,r,...a});b.path=(t,e,n,o)=>b(t,"path",e,{d:n,...o});b.text=(t,e,[n,o],r,a)=>b(t,"text",e,{x:n,y:o,...a},r);var ct=new WeakMap;function re(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(se)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ae=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function se(t){let e=document.createElementNS(pt,"tspan");for(let[n,o]of Object.entries(ae(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function dt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=ct.get(t)??new Map;ct.set(t,a);let i=new Map(o.map(s=>[s.id,s]));for(let[s,{node:c,shape:p}]of a)i.get(s)?.shape!==p&&(c.remove(),a.delete(s));let l=t.firstChild;for(let s of o){let c=a.get(s.id);if(!c){let p=document.createElementNS(pt,s.shape);p.setAttribute("data-id",s.id),c={node:p,shape:s.shape,role:"",at:{},text:""},a.set(s.id,c)}re(c,s),l===c.node?l=c.node.nextSibling:t.insertBefore(c.node,l)}}function ut(t,e,n,o=()=>1){let r=at(),a=it(e),i=700,l=[],s=()=>a.set(n(i,...l),o(i));return{root:v(`attn-stage ${t}`,r,a.root),image:r,focus:a.focus,width:()=>i,tell:(...c)=>{l=c,s()},paint:(c,p)=>{p!==i&&(i=p,s()),dt(r,c)}}}var ht=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ft=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var mt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var gt=(t,e,n=1)=>t.map((o,r)=>o+n*e[r]);function F(t,e=1,n=null){let o=l=>n===null||n[l],r=Math.max(...t.filter((l,s)=>o(s))),a=t.map((l,s)=>o(s)?Math.exp((l-r)/e):0),i=a.reduce((l,s)=>l+s,0);return i>0?a.map(l=>l/i):a}var O=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var wt=200,pe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,de=t=>t*t*(3-2*t);function Y(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>Y(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,Y(t[r],a,n)]);return Object.fromEntries(o)}return e}function xt(t,e,n){let[o,r,a,i,l,s]=[t,t,t,0,0,0],c=!1,p=d=>{let m=O(d-l,0,64);if(l=d,c){let u=O((d-i)/e);o=Y(r,a,de(u)),c=u<1}let h=n(o,m);s=c||h?requestAnimationFrame(p):0};return{go(d,m){if(pe()){[o,a,c]=[d,d,!1],n(o,1/0);return}[r,a,i,c]=[o,d,performance.now(),m],m||(o=d,n(o,0)),s||([l,s]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function E(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function bt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var kt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function W(t,e){let n=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>M(n,"aria-pressed",String(o))}}var vt=(...t)=>w("p",{class:"attn-hint"},...t);function Z(t,e,n){let o=J("choice"),r=new Map,a=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,l]of Object.entries(e))r.set(i,w("input",{type:"radio",name:o,onchange:()=>n(i)})),a.append(w("label",{},r.get(i),w("span",{},l)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function Q({label:t,min:e,max:n,step:o,onInput:r,text:a=E,zero:i=e,...l}){let{read:s=k=>k,write:c=k=>k}=l,p=J("slider"),d=w("span",{class:"attn-number","aria-hidden":"true"}),h=w("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(s(h.valueAsNumber))}),u=v("attn-slider",w("label",{for:p},t),h,d),f=n,g=k=>Math.min(1,Math.max(0,(k-e)/(f-e)));return{root:u,input:h,set:(k,N=!0)=>{let S=c(k);h.valueAsNumber!==S&&(h.value=S),h.style.setProperty("--from",g(Math.min(i,S))),h.style.setProperty("--to",g(Math.max(i,S))),h.disabled=!N,B(d,a(k)),M(h,"aria-valuetext",a(k))},limit:k=>M(h,"max",f=k)}}function yt(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>B(n,i),t)),B(e,a)};return{root:w("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function $t(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var ue=0,C=({_own:t,_drawn:e})=>t?.name?e??{}:{},X=(t,e)=>t?.length===e.length&&t[0].length===e[0].length;function Mt(t,e){let[n,o,r]=[!1,0,""],a={},i=s=>{a=s;let c=s._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let p=c?.name?e(s,c.kind):null,d=p?JSON.stringify([c,p]):"";d!==r&&([r,n]=[d,p!==null],p&&t.send({own:{...p,name:c.name,turn:++ue}}))},l=()=>{n=!1,i(a)};return t.on("change:_drawn",l),{ask:i,stop:()=>t.off("change:_drawn",l)}}function he(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:i,mask:l}=C(t),s=!!(i??l);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function At(t,e){let n=w("span",{role:"status"}),o=W("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=v("attn-own",n,o.root);return{root:r,tell:i=>{let l=he(i,e);r.hidden=l==="",r.classList.toggle("fault",!!C(i).fault),B(n,l)}}}function St(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),l=d=>{if(a)return;let m=i();r.forEach(h=>h(m,d))},s=()=>l(null);e.forEach(d=>t.on(`change:${d}`,s));let c=(d,{glide:m=!1}={})=>{a=!0;for(let[h,u]of Object.entries(d))t.set(h,u);a=!1,l({glide:m}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(m=>m in d).map(m=>[m,d[m]]))};return{read:i,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,s))}}function fe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function me(t,e,n,o){let[r,a]=[0,!1],i=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",s)}},l=s=>{let c=++r,p=e.wants?.(n())??null;if(i(p!==null),p===null)return o(s);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&l(s),()=>c===r&&e.say?.(d))};return l}function Et({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=wt,asks:i,build:l}){return{render:({model:c,el:p})=>{let d=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),m=d.attachShadow({mode:"open"});m.append(w("style",{},[ht,ft,mt,n].join(`
`)));let h=St(c,i?[...o,"_own","_drawn"]:o,r),u=l(h.read(),h,c),f=i&&{...Mt(c,i),...At(c,i)},g=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},u.parts[0],...f?[f.root]:[],...u.parts.slice(1));m.append(g),p.append(d);let x=()=>{let k=u.glides??(y=>y),N=0,S=()=>{let y=h.read();u.tell(y),f?.tell(y),f?.ask(y),f&&(g.dataset.own=y._own?.kind??"")},_=xt(k(h.read()),a,(y,G)=>N>0&&u.paint(y,G,N)),nt=()=>{let y=Math.round(g.clientWidth);y===N||y===0||(N=y,fe(p),_.again())},Zt=me(g,u,h.read,y=>{S(),_.go(k(h.read()),y)});h.follow((y,G)=>{g.classList.add("touched"),Zt(G?.glide??!0)}),S(),nt();let ot=new ResizeObserver(nt);return ot.observe(g),u.ahead?.(),()=>{ot.disconnect(),_.stop(),h.stop(),f?.stop(),u.stop?.()}},$=async()=>{await u.ready;for(let k;k=u.wants?.(h.read());)await k;return x()};return u.ready?$():x()}}}var Ot={self:{queries:["the","old","cat","slept","all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dormit"],keys:["the","old","cat","slept","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var q=Ot,z={padding:null,causal:null,window:null},we=-1e9;function qt(t,e,{padding:n,causal:o,window:r}){let a=(i,l)=>(n===null||l<n)&&(o===null||l<=i+o)&&(r===null||i-r[0]<=l&&l<=i+r[1]);return Array.from({length:t},(i,l)=>Array.from({length:e},(s,c)=>a(l,c)?1:0))}var T=(t,e)=>qt(q[t].queries.length,q[t].keys.length,e),tt=({padding:t,causal:e,window:n})=>({padding:t,causal:e,window:n});function L(t){let e=T(t.scene,tt(t));return String(e)===String(zt(t))?tt(t):z}var H=t=>{let{queries:e,keys:n}=q[t];return{padding:n.length,causal:n.length-e.length,window:[2,0]}};function zt({mask:t,scene:e}){let{queries:n,keys:o}=q[e];return t.length===n.length&&t[0].length===o.length?t:T(e,z)}function D(t){let e=zt(t),{_own:{kind:n=""}={}}=t,o=C(t).mask;return!o||!X(o,e)||(L(t)[n]??null)===null?e:T(t.scene,{...tt(t),[n]:null}).map((a,i)=>a.map((l,s)=>l&&Number(o[i][s])))}var Tt=([t,e],n,o)=>(t<0||t===n)&&(e<0||e===o);function Nt(t,e){return t.flatMap((o,r)=>o.filter((a,i)=>Tt(e,r,i))).every(Boolean)?0:1}var _t=(t,e,n)=>t.map((o,r)=>o.map((a,i)=>e.some(l=>Tt(l,r,i))?n:Number(a)));function xe(t,e,n){return n==="before"?F(t,1,e):n==="after"?F(t).map((o,r)=>e[r]?o:0):F(t.map((o,r)=>e[r]?o:we))}function Lt({scores:t,mask:e,how:n,boost:o}){let r=e.map(l=>l.map(Boolean)),a=t.map((l,s)=>l.map((c,p)=>r[s][p]?c:c+o)),i=a.map((l,s)=>xe(l,r[s],n));return{scores:a,weights:i,sums:K(i),empty:r.map(l=>!l.some(Boolean))}}var K=t=>t.map(e=>e.reduce((n,o)=>n+o,0));function Ct(t,e){let{queries:{length:n},keys:{length:o}}=q[t.scene],r=[n,o];if(e==="attention"){let l=T(t.scene,z)[0].map((m,h)=>Array.from({length:o},(u,f)=>+(h===f))),{scores:s,mask:c}=Bt(t);return{given:{query:s.map(m=>m.map(h=>h*Math.sqrt(o))),key:l,value:l,mask:c.map(m=>m.map(Boolean))},shape:r}}let a=L(t)[e]??null;return a===null||e==="window"&&n!==o?null:{given:{causal:{n_queries:n,n_keys:o,offset:a},padding:{lengths:[a],n_keys:o},window:{n:o,left:a[0],right:a[1]}}[e],shape:r}}function Bt(t){let{how:e,boost:n,scene:o}=t,r=D(t),{queries:a,keys:i,scores:l}=q[o];return{queries:a,keys:i,mask:r,...Lt({scores:l,mask:r,how:e,boost:n})}}function I(t){let e=Bt(t),{weights:n}=C(t);return n&&X(n,e.weights)?{...e,weights:n,sums:K(n)}:e}var jt=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var ke="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ve=1.12;var P=new Map;function ye(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(ke[r.charCodeAt(0)-32]??556),0);return ve*n/1e3}function Wt(t,e){return P.size>5e3&&P.clear(),P.has(t)||P.set(t,ye(t)),e*P.get(t)}var Dt=t=>kt(t.map(e=>`\u201C${e}\u201D`));function $e({how:t,boost:e},{queries:n,sums:o,empty:r,mask:a}){if(r.every(Boolean))return[];if(t==="after"){let l=o.map((p,d)=>r[d]||a[d].every(Boolean)?1/0:p),s=Math.min(...l);if(s===1/0)return[];let c=n[l.indexOf(s)];return[`The hidden keys took part in the softmax and took their share with them: ${Dt([c])} keeps ${bt(s)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${E(e,1)}`}.`]}function Me({how:t},{queries:e,keys:n,sums:o,empty:r}){let a=e.filter((l,s)=>r[s]);if(a.length===0)return[];let i={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${E(1/n.length)} on keys that are all forbidden`,own:`weights that sum to ${E(o[r.indexOf(!0)])}`}[t];return[`${Dt(a)} may look at nobody: ${i}.`]}function It(t,e){let n=e.sums.some((s,c)=>!e.empty[c]&&Math.abs(s-1)>.001),o=C(t).weights&&{rows:n?"after":"before",none:"own"},{rows:r,none:a}=o??{rows:t.how,none:t.how},i=e.mask.flat().reduce((s,c)=>s+c,0),l=e.queries.length*e.keys.length;return[`${i} of ${l} pairs are allowed.`,...i<l?$e({...t,how:r},e):[],...Me({how:a},e)].join(" ")}var Pt=({queries:t,keys:e,mask:n,weights:o},r,a)=>`${t[r]} looks at ${e[a]}: ${n[r][a]?"allowed":"hidden"}, weight ${E(o[r][a])}`;var Ae=420,R=36,Rt=252,Ft=7;function U({queries:t,keys:e},n){let o=n<Ae,[r,a]=o?[44,n<330?42:54]:[58,76],i=(n-r-a)/e.length,l=Rt/t.length,s=(p,d)=>({x:r+d*i,y:R+p*l,width:i,height:l}),c=t.length;return{narrow:o,side:r,end:a,wide:i,tall:l,rows:c,columns:e.length,box:s,height:R+Rt}}function Se({x:t,y:e,width:n,height:o}){return Array.from({length:Math.ceil((n+o)/Ft)-1},(a,i)=>(i+1)*Ft).map(a=>`M${j(t+Math.max(0,a-o))} ${j(e+Math.min(a,o))}L${j(t+Math.min(a,n))} ${j(e+Math.max(0,a-n))}`).join("")}var Ht=t=>t>0&&t<.005?"<.01":t===0?"0":E(t);function Ee(t,e,n,{seen:o,leaks:r,weight:a}){let{x:i,y:l,width:s,height:c}=t.box(e,n),p=g=>({x:i+g,y:l+g,width:s-2*g,height:c-2*g}),d={...p(1),rx:4},m=o||r,h=`${t.wide<33?"tiny":"number"}${r&&!t.narrow?" strong":""}`,u=[i+s/2,l+c/2+4.5],f={...d,"fill-opacity":O(a).toFixed(3)};return[b(`bed ${e} ${n}`,"rect",m?"paper":"tint",d),b(`cell ${e} ${n}`,"rect","weight shade",f),...m?[]:[b.path(`hatch ${e} ${n}`,"soft hatch",Se(p(1.5)))],b(`frame ${e} ${n}`,"rect",r?"wrong frame":"ruler",d),b.text(`number ${e} ${n}`,`ink ${h}`,u,m?Ht(a):"")]}function Oe(t,{queries:e,keys:n}){let{side:o,narrow:r}=t,a=r?"small":"head",i=l=>t.box(0,l).x+t.wide/2;return[b.text("name key","key small end",[o-6,13],"key"),b.text("name query","query small start",[0,29],"query"),...n.map((l,s)=>b.text(`column ${s}`,`key ${a}`,[i(s),27],l)),...e.map((l,s)=>{let{y:c,height:p}=t.box(s,0);return b.text(`row ${s}`,`query ${a} start`,[0,c+p/2+4.5],l)})]}function qe(t,e,{sums:n,empty:o},r){let a=t.end-12,i=r-a,l=["all forbidden","forbidden"].find(s=>Wt(s,11)<t.end-1)??"hidden";return[b.text("name sum","ink small end",[r,27],"sum"),...e.flatMap((s,c)=>{let{y:p,height:d}=t.box(c,0),m=p+d/2,h=o[c]||n[c]<.9995,u={x:i,y:m+1,height:6,rx:3},f=`${h?"wrong":"ink"} ${t.narrow?"brief":"strong number"} end`,x=h&&s>=.995&&s<.9995?">.99":s===0?"0.00":Ht(s),$=n[c]>0?l:"empty";return[b.text(`sum ${c}`,f,[r-1,m-4],x),...o[c]?[b.text(`fate ${c}`,"wrong tiny end",[r-1,m+10],$)]:[b(`track ${c}`,"rect","rule solid",{...u,width:a}),b(`bar ${c}`,"rect","weight solid",{...u,width:O(s)*a})]]})]}function Kt(t,e,{width:n}){let o=U(t,n),{mask:r,queries:a,keys:i}=t,l=e.length===r.length?e:t.weights,s=a.flatMap((c,p)=>i.flatMap((d,m)=>{let h=r[p][m],u=!h&&t.weights[p][m]>0;return Ee(o,p,m,{seen:h,leaks:u,weight:l[p][m]})}));return{width:n,height:o.height,marks:[...Oe(o,t),...s,...qe(o,K(l),t,n)]}}function et({side:t,wide:e,tall:n,rows:o,columns:r},[a,i]){let[l,s]=[Math.floor((i-R)/n),Math.floor((a-t)/e)],[c,p]=[i<R?-1:l,a<t?-1:s];return a<0||i<0||c>=o||p>=r||c<0&&p<0?null:[c,p]}var ze=(t,e)=>t[0]<0==e[0]<0&&t[1]<0==e[1]<0;function Ut(t,e,n,o){let r=Math.ceil(Math.hypot(o[0]-n[0],o[1]-n[1])/4)||1,a=Array.from({length:r+1},(l,s)=>et(t,n.map((c,p)=>c+(o[p]-c)*s/r)));return[...new Map(a.flatMap(l=>l&&ze(l,e)?[[String(l),l]]:[])).values()]}function Vt(t,{width:e,here:n}){let o=U(t,e),{queries:r,keys:a,mask:i}=t,l=(p,d,m,h,u={})=>({id:`place ${p} ${d}`,label:h,aria:u,...m,tab:p===n[0]&&d===n[1]?0:-1}),s=a.map((p,d)=>{let m={...o.box(0,d),y:0,height:R};return l(-1,d,m,`${p}, as a key: change the whole column`)}),c=r.flatMap((p,d)=>{let m={...o.box(d,0),x:0,width:o.side};return[l(d,-1,m,`${p}, as a query: change the whole row`),...a.map((h,u)=>l(d,u,o.box(d,u),Pt(t,d,u),{pressed:!!i[d][u]}))]});return[...s,...c]}var Gt=`.attn-masking { --apart: 12px; }
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
`;var V=560,Jt=t=>Math.max(1,t/V),Ne=10,_e=500,A=t=>t.read();function Le(t,{begin:e,go:n,zoom:o}){let r=null,a=null,i=-1/0,l=c=>lt(t,c).map(p=>p/o()),s=c=>a=e(c)?c:null;return t.addEventListener("pointerdown",c=>{c.button!==0||!c.isPrimary||(t.setPointerCapture(c.pointerId),c.pointerType==="touch"?r=l(c):(c.preventDefault(),s(l(c))))}),t.addEventListener("pointermove",c=>{let p=l(c);r!==null&&Math.abs(p[0]-r[0])*o()>=Ne&&(s(r),r=null),a!==null&&(n(a,p),a=p)}),t.addEventListener("pointerup",c=>{r!==null&&s(r),[r,a,i]=[null,null,c.timeStamp]}),t.addEventListener("pointercancel",()=>[r,a]=[null,null]),c=>c.detail===0||c.timeStamp-i>_e}function Ce(t){let[e,n,o]=[[0,0],[0,0],0],r=()=>U(q[A(t).scene],Math.min(s.width(),V)),a=(h,u=!1)=>{let f=D(A(t)),g=_t(f,h,o);String(g)!==String(f.map(x=>x.map(Number)))&&t.change({mask:g,...z},{glide:u})},i=(h,u=!1)=>{[n,o]=[h,Nt(D(A(t)),h)],a([h],u)},l=h=>{let{rows:u,columns:f}=r();h[0]<0&&h[1]<0||(e=[O(h[0],-1,u-1),O(h[1],-1,f-1)],d(A(t)),s.focus(`place ${e.join(" ")}`))},s=ut("masking-stage",(h,u)=>{let f=()=>u().id.split(" ").slice(1).map(Number),g=(x,$)=>()=>gt(f(),[x,$]);h.addEventListener("click",x=>p(x)&&i(f(),!0)),$t(h,{ArrowUp:g(-1,0),ArrowDown:g(1,0),ArrowLeft:g(0,-1),ArrowRight:g(0,1),Home:()=>[f()[0],f()[0]<0?0:-1],End:()=>[f()[0],r().columns-1]},l)},(h,u)=>Vt(u,{width:Math.min(h,V),here:e}),Jt),{root:c}=s;M(c,"role","group"),M(c,"aria-label","Mask and weights; arrow keys move, Enter changes");let p=Le(c,{begin:h=>{let u=et(r(),h);return u===null?!1:(l(u),i(u),!0)},go:(h,u)=>a(Ut(r(),n,h,u)),zoom:()=>Jt(s.width())}),d=h=>{let u=I(h);e=e.map((f,g)=>Math.min(f,[u.queries,u.keys][g].length-1)),s.tell(u)};return{root:c,tell:d,paint:h=>{let u=Math.round(c.clientWidth);s.paint(Kt(I(A(t)),h,{width:Math.min(u,V)}),u)}}}var Be=t=>`${t>0?"+":""}${E(t,1)}`,je=t=>E(t,0);function We(t,e){let n=()=>L(A(e)),o=f=>{let g=Object.entries(L(f)).filter(([,x])=>x!==null);return{...H(f.scene),...Object.fromEntries(g)}},r=(f,g,x=!1)=>t({...n(),[f]:g},x),a={padding:"Padding",causal:"Causal",window:"Window"},i=f=>r(f,n()[f]===null?H(A(e).scene)[f]:null,!0),l=Object.entries(a).map(([f,g])=>W(g,()=>i(f))),s=(f,g,x,$)=>Q({label:f,min:g,max:x,step:1,text:je,zero:Math.max(g,0),onInput:$}),c=()=>o(A(e)).window,p=[s("real keys",0,7,f=>r("padding",f)),s("offset",-3,6,f=>r("causal",f)),s("left",-3,6,f=>r("window",[f,c()[1]])),s("right",-3,6,f=>r("window",[c()[0],f]))],d=(f,...g)=>v("masking-rule",f.root,v("masking-sliders",...g.map(x=>x.root))),m=l.map((f,g)=>d(f,...p.slice(g,g<2?g+1:4)));return{root:v("masking-rules",...m),tell:f=>{let[g,{padding:x,causal:$,window:[k,N]}]=[L(f),o(f)];[x,$,k,N].forEach((S,_)=>p[_].set(S)),Object.keys(a).forEach((S,_)=>{l[_].set(g[S]!==null),m[_].classList.toggle("off",g[S]===null)})}}}var Yt=(t,e)=>v("attn-row",w("span",{class:"attn-label"},t),e.root);function De(t){let o=Z("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},d=>{let m={...z,causal:q[d].causal};t.change({scene:d,mask:T(d,m),...m},{glide:!0})}),i=Z("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},d=>t.change({how:d},{glide:!0})),[l,s]=[Yt("who asks",o),Yt("mask acts",i)];return{root:v("attn-row attn-between",l,s),tell:({scene:d,how:m})=>{o.set(d),i.set(m)}}}function Ie(t){let e=s=>t.change({mask:s,...z},{glide:!0}),n=We((s,c)=>t.change({mask:T(A(t).scene,s),...s},{glide:c}),t),o={All:()=>e(T(A(t).scene,z)),"Turn around":()=>e(D(A(t)).map(s=>s.map(c=>c?0:1))),Reset:t.reset},r=Object.entries(o).map(([s,c])=>W(s,c).root),a=Q({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:Be,onInput:s=>t.change({boost:s})});return{root:v("masking-side",n.root,v("attn-row",...r),a.root),tell:s=>{n.tell(s),a.set(s.boost)}}}function Pe(t,e){let[n,o,r,a]=[De(e),Ce(e),Ie(e),yt()],l=matchMedia("(pointer: coarse)").matches?"Press a cell, or drag sideways along a row":"Press a cell or drag over several",s=vt(`${l}: what was hidden shows, and the other way round. Then press \u201Cafter\u201D and look at the sums.`),c=w("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),p=v("masking-main",w("div",{},o.root,c),r.root),d=0,m=({scene:u,_own:{kind:f,turn:g}={kind:"",turn:0}})=>{let x=g===d||!(f in z);if(d=g,x||L(A(e))[f]!==null)return;let $=f==="window"?"self":u,k={...L(A(e)),[f]:H($)[f]};e.change({scene:$,mask:T($,k),...k})},h=u=>{m(u),n.tell(u),r.tell(u),o.tell(u),a.set(It(u,I(u)))};return{parts:[s,n.root,p,a.root],tell:h,glides:u=>({weights:I(u).weights}),paint:({weights:u})=>o.paint(u),stop:a.stop}}var Jn=Et({name:"masking",label:"Live figure: who may look at whom",style:jt+Gt,controls:["mask","scene","how","boost","padding","causal","window"],asks:Ct,build:Pe});export{q as SCENES,Lt as attend,I as compute,Jn as default,It as describe,U as gridOf,qt as ruled};
