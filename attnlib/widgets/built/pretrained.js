// Joined by `make figures` from src/pretrained and src/kit: change those, not this.
var Ce=Object.defineProperty;var He=(t,e)=>{for(var o in e)Ce(t,o,{get:e[o],enumerable:!0})};var We="http://www.w3.org/2000/svg",_e=0,Ne=Math.random().toString(36).slice(2,8),St=t=>`attn-${Ne}-${t}-${++_e}`;function Et(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var M=(t,e={},...o)=>Et(document.createElement(t),e,o),R=(t,...e)=>M("div",{class:t},...e),Pe=(t,e={},...o)=>Et(document.createElementNS(We,t),e,o),Tt=()=>Pe("svg",{class:"scene","aria-hidden":"true"}),Lt=(t,e,...o)=>M("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...o);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function H(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var je=t=>Math.round(t*10)/10,Ot=new WeakMap;function Ct(t){let e=R("attn-hits"),o=new Map,n=s=>{let a=s.slider?M("div",{role:"slider",tabindex:0}):M("button",{type:"button"}),i={node:a,hit:s};return o.set(s.id,i),a.dataset.id=s.id,t(a,()=>i.hit),i};return{root:e,set:(s,a=1)=>{let i=new Set(s.map(({id:c})=>c));for(let[c,{node:l}]of o)i.has(c)||(l.remove(),o.delete(c));s.forEach((c,l)=>{let p=o.get(c.id)??n(c);Ie(p.node,p.hit=c,a),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function Ie(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:i={},tab:c=0,lang:l},p){let[u,d,f,m]=[e,o,n,r].map(h=>je(p*h)),x=`left:${u}px;top:${d}px;width:${f}px;height:${m}px`;Ot.get(t)!==x&&(t.style.cssText=x,Ot.set(t,x)),H(t,"class",`attn-hit ${a}`.trim()),H(t,"aria-label",s),H(t,"tabindex",c),l&&H(t,"lang",l);for(let[h,g]of Object.entries(i))H(t,`aria-${h}`,String(g))}var Wt="http://www.w3.org/2000/svg",De=t=>Math.round(t*10)/10+0;function _(t,e,o,n,r){let s={};for(let a in n){let i=n[a];s[a]=typeof i=="number"?De(i):i}return{id:t,shape:e,role:o,at:s,...r===void 0?{}:{text:r}}}_.line=(t,e,[o,n,r,s],a)=>_(t,"line",e,{x1:o,y1:n,x2:r,y2:s,...a});_.rect=(t,e,[o,n,r,s],a)=>_(t,"rect",e,{x:o,y:n,width:r,height:s,...a});_.circle=(t,e,[o,n,r],s)=>_(t,"circle",e,{cx:o,cy:n,r,...s});_.path=(t,e,o,n)=>_(t,"path",e,{d:o,...n});_.text=(t,e,[o,n],r,s)=>_(t,"text",e,{x:o,y:n,...s},r);var _t=(t,e,o,n)=>({..._(t,"text",e,o),runs:n}),Ht=new WeakMap;function Re(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&o.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||o.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(Be)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var Fe=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Be(t){let e=document.createElementNS(Wt,"tspan");for(let[o,n]of Object.entries(Fe(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Nt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=Ht.get(t)??new Map;Ht.set(t,s);let a=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:p}]of s)a.get(c)?.shape!==p&&(l.remove(),s.delete(c));let i=t.firstChild;for(let c of n){let l=s.get(c.id);if(!l){let p=document.createElementNS(Wt,c.shape);p.setAttribute("data-id",c.id),l={node:p,shape:c.shape,role:"",at:{},text:""},s.set(c.id,l)}Re(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function Pt(t,e,o,{label:n,zoom:r=()=>1}={}){let s=Tt(),a=Ct(e),i=Lt(n,t,s,a.root),c=700,l=[],p=()=>a.set(o(c,...l),r(c));return{root:i,image:s,room:()=>Math.round(i.clientWidth),focus:a.focus,width:()=>c,tell:(...u)=>{l=u,p()},paint:(u,d)=>{d!==c&&(c=d,p()),Nt(s,u)}}}function jt(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=s=>{s?.data===e&&(t.off("msg:custom",r),n(s.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var It=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Dt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Rt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var Ge=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);var mt=t=>t[0].map((e,o)=>t.map(n=>n[o]));function gt(t,e){let o=mt(e);return t.map(n=>o.map(r=>Ge(n,r)))}function Ft(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),s=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),a=s.reduce((i,c)=>i+c,0);return a>0?s.map(i=>i/a):s}var K=t=>t.indexOf(Math.max(...t)),N=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Bt=200,wt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,bt=t=>t*t*(3-2*t);function xt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>xt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,xt(t[r],s,o)]);return Object.fromEntries(n)}return e}function Ut(t,e,o){let[n,r,s,a,i,c]=[t,t,t,0,0,0],l=!1,p=u=>{let d=N(u-i,0,64);if(i=u,l){let m=N((u-a)/e);n=xt(r,s,bt(m)),l=m<1}let f=o(n,d);c=l||f?requestAnimationFrame(p):0};return{go(u,d){if(wt()){[n,s,l]=[u,u,!1],o(n,1/0);return}[r,s,a,l]=[n,u,performance.now(),d],d||(n=u,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function T(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function U(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Vt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function at(t,e,o=null){let r=M("button",{type:"button",class:"attn-button","aria-label":o,onclick:e},t);return{root:r,set:s=>H(r,"aria-pressed",String(s))}}var Yt=(...t)=>M("p",{class:"attn-hint"},...t);function Gt({label:t,min:e,max:o,step:n,onInput:r,text:s=T,zero:a=e,...i}){let{read:c=b=>b,write:l=b=>b}=i,p=St("slider"),u=M("span",{class:"attn-number","aria-hidden":"true"}),f=M("input",{type:"range",id:p,min:e,max:o,step:n,oninput:()=>r(c(f.valueAsNumber))}),m=R("attn-slider",M("label",{for:p},t),f,u),x=o,h=b=>Math.min(1,Math.max(0,(b-e)/(x-e)));return{root:m,input:f,set:(b,k=!0)=>{let v=l(b);f.valueAsNumber!==v&&(f.value=v),f.style.setProperty("--from",h(Math.min(a,v))),f.style.setProperty("--to",h(Math.max(a,v))),f.disabled=!k,I(u,s(b)),H(f,"aria-valuetext",s(b))},limit:b=>H(f,"max",x=b)}}function Zt(t=700){let e=M("p",{class:"attn-summary"}),o=M("span",{class:"attn-hidden",role:"status"}),n,r=(s,a=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>I(o,a),t)),I(e,s)};return{root:M("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function it(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",s=>{let a=r[s.key]?.(s);a===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),o(a))})}var Ze=0,Jt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Xt(t,e){let[o,n,r]=[!1,0,""],s={},a=c=>{s=c;let l=c._own;if(l?.turn!==n&&([n,o]=[l?.turn,!1]),o)return;let p=l?.name?e(c,l.kind):null,u=p?JSON.stringify([l,p]):"";u!==r&&([r,o]=[u,p!==null],p&&t.send({own:{...p,name:l.name,turn:++Ze}}))},i=()=>{o=!1,a(s)};return t.on("change:_drawn",i),{ask:a,stop:()=>t.off("change:_drawn",i)}}function Je(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:r,note:s,weights:a,mask:i}=Jt(t),c=!!(a??i);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:r?`Your ${r} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${o}. ${s??""}`.trim():`Your ${o} is called \u2026`}function Kt(t,e){let o=M("span",{role:"status"}),n=at("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=R("attn-own",o,n.root);return{root:r,tell:a=>{let i=Je(a,e);r.hidden=i==="",r.classList.toggle("fault",!!Jt(a).fault),I(o,i)}}}function Qt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(u=>[u,t.get(u)])),i=u=>{if(s)return;let d=a();r.forEach(f=>f(d,u))},c=()=>i(null);e.forEach(u=>t.on(`change:${u}`,c));let l=(u,{glide:d=!1}={})=>{s=!0;for(let[f,m]of Object.entries(u))t.set(f,m);s=!1,i({glide:d}),t.save_changes()},p=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in u).map(d=>[d,u[d]]))};return{read:a,change:l,reset:()=>l(p(),{glide:!0}),follow:u=>void r.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,c))}}function Xe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Ke(t,e,o,n){let[r,s]=[0,!1],a=c=>{if(c!==s){s=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,p=e.wants?.(o())??null;if(a(p!==null),p===null)return n(c);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===r&&i(c),()=>l===r&&e.say?.(u))};return i}function te({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=Bt,asks:a,build:i}){return{render:({model:l,el:p})=>{let u=M("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=u.attachShadow({mode:"open"});d.append(M("style",{},[It,Dt,Rt,o].join(`
`)));let f=Qt(l,a?[...n,"_own","_drawn"]:n,r),m=i(f.read(),f,l),x=a&&{...Xt(l,a),...Kt(l,a)},h=M("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:a&&-1},m.parts[0],...x?[x.root]:[],...m.parts.slice(1));d.append(h),p.append(u);let g=()=>{let b=m.glides??(A=>A),k=0,v=()=>{let A=f.read();m.tell(A),x?.tell(A),x?.ask(A),x&&(h.dataset.own=A._own?.kind??"")},$=Ut(b(f.read()),s,(A,F)=>k>0&&m.paint(A,F,k)),z=()=>{let A=Math.round(h.clientWidth);A===k||A===0||(k=A,Xe(p),$.again())},E=Ke(h,m,f.read,A=>{v(),$.go(b(f.read()),A)});f.follow((A,F)=>{h.classList.add("touched"),E(F?.glide??!0)}),v(),z();let O=new ResizeObserver(z);return O.observe(h),m.ahead?.(),()=>{O.disconnect(),$.stop(),f.stop(),x?.stop(),m.stop?.()}},w=async()=>{await m.ready;for(let b;b=m.wants?.(f.read());)await b;return g()};return m.ready?w():g()}}}var Qe=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function ee(t,e,{glide:o=!1}={}){let n=0,r=0,s=null,a=()=>{cancelAnimationFrame(n),s=null,r=0},i=p=>{s=p,t.change(p,{glide:o})};return{play:(p,u=e)=>{a();let d=p.length-1;if(wt())return i(p[d]);let f=performance.now(),m=0,x=h=>{let g=Math.min(d,Math.floor(d*(h-f)/u));s&&g>m&&(r=d-g,i(p[m=g])),s&&m<d&&(n=requestAnimationFrame(x))};r=d,i(p[0]),n=requestAnimationFrame(x)},stop:a,tell:p=>{s&&Object.entries(s).some(([u,d])=>!Qe(p[u],d))&&a()},playing:()=>r>0}}var ne=12,D=32,to=2048,eo="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",oo=new Map([...eo].map((t,e)=>[t,e])),oe=t=>oo.get(t);function no({step:t,numbers:e},o){let n=0,r=()=>64*oe(e[n++])+oe(e[n++])-to,s=(a,i)=>Array.from({length:a},i);return s(ne,(a,i)=>s(o,()=>s(D,()=>r()*t[i])))}function ro(t,e,o){let n=gt(t,mt(e)),r=n.map(s=>Ft(s,Math.sqrt(D)));return{q:t,k:e,v:o,scores:n,weights:r,output:gt(r,o)}}function so({scores:t,weights:e,v:o,output:n},r){return{scores:t[r],scaled:t[r].map(s=>s/Math.sqrt(D)),weights:e[r],weighted:e[r].map((s,a)=>o[a].map(i=>s*i)),output:n[r]}}function ao({q:t,k:e},o,n){let r=t[o].map((a,i)=>a*e[n][i]),s=[0];for(let a of r)s.push(s[s.length-1]+a);return{q:t[o],k:e[n],products:r,sums:s}}function re(t){let e=t.tokens.length,o=t.layers.map(({query:a,key:i,value:c})=>{let[l,p,u]=[a,i,c].map(d=>no(d,e));return l.map((d,f)=>ro(l[f],p[f],u[f]))}),n=o.map(a=>a.map(({weights:i})=>i)),r="",s=null;return({layer:a,head:i,query:c,key:l})=>{let p=`${a} ${i} ${c} ${l}`;if(p===r)return s;r=p;let u=o[a][i],[d,f]=[so(u,c),ao(u,c,l)],m=D*e*e*ne*t.layers.length;return s={...u,tokens:t.tokens,text:t.text,all:n,row:d,pair:f,count:m}}}var zt={};He(zt,{LAST:()=>V,PARTS:()=>Q,places:()=>Mt,plan:()=>ct,zoomed:()=>vt});var Q=["layer","head","query","key","number"],V=Q.length,W=(t,e,o)=>N((t-e)/(o-e)),L=(t,e,o,n,r)=>Math.min(W(t,e,o),1-W(t,n,r)),q=(t,e,o,n)=>({x:t,y:e,w:o,h:n}),tt=(t,e)=>Array.from({length:t},(o,n)=>e(n));function io(t,e){let[o,n]=e?[84,12]:[128,26],r=e?8:26,s=(t-o-n-2*r)/3,a=e?140:150,i=e?[46,262]:[32,224];return{left:o,layers:tt(6,c=>q(o+c%3*(s+r),i[c<3?0:1],s,a))}}function co(t,e,o){let n=e?q(52,28,t*.55,212):q(112,30,t*.5,222),r=n.x+n.w,s=e?q(r+20,28,t-r-30,212):q(r+t*.1,48,t*.085,190),a=s.x+s.w,i=e?[[n.x+6,r-8],[s.x+4,a-4]]:[[n.x-12,r+18],[s.x-22,a+14]],c=e?{top:330,step:12.4,left:50}:{top:274,step:12.3,left:92},l=e?{across:13,left:1,down:15}:{across:20,left:5,down:15},[p,u]=[n.w/(4*l.across),n.h/(3*l.down)],d=tt(12,f=>q(n.x+(f%4*l.across+l.left)*p,n.y+(Math.floor(f/4)*l.down+3)*u,o*p,o*u));return{attention:n,forward:s,taps:i,strand:c,pixels:l,tiles:d}}function lo(t,e,o,n){let[r,s]=n?[55,4]:[76,12],a=n?t-2*46-r-3*s:252,i=n?44:Math.min(170,(t-r-a-3*s-30)/2),c=n?250:242,l=Math.max(0,(t-r-2*i-a-3*s-(n?0:24))/2)+r,[p,u]=[e-c-(n?34:22),n?62:70],d=q(l+i+s,p,a,c),f=d.x+a+(n?s:2*s+12);return{matrix:d,cell:[a/o,c/o],queries:q(l,p,i,c),keys:q(d.x,p-s-u,a,u),values:q(f,p-s-u,i,u),outputs:q(f,p,i,c)}}function po(t,e,o,n){let r=n?q(2,76,t-52,e-80):q(112,40,t-112-128,e-46),s=n?[120,240]:[112,238],a=n?[278,e-16]:[256,e-16],i=r.w/o,c=tt(o,l=>q(r.x+l*i,r.y,i,r.h));return{band:r,lane:i,lanes:c,bars:s,shares:s[1]+(n?15:13),values:a}}function uo(t,e,o){let n=o?q(6,8,t-12,e-66):q(118,8,t-118-128,e-20),r=n.w/D;return{across:n,column:r,columns:tt(D,s=>q(n.x+s*r,n.y,r,n.h)),rows:o?[{y:72,up:34},{y:164,up:34}]:[{y:62,up:42},{y:166,up:42}],sums:o?[232,e-72]:[236,e-24]}}function ct(t,e){let o=t<760,[n,r]=[t,o?460:400],[s,a]=[io(n,o),co(n,o,e)],i=lo(n,r,e,o),[c,l]=[po(n,r,e,o),uo(n,r,o)],{matrix:p,cell:u}=i,d=(m,x)=>{let[h,g]=[m.w*n/x.w,m.h*r/x.h];return q(m.x-x.x*h/n,m.y-x.y*g/r,h,g)},f=m=>q(p.x,p.y+m*u[1],p.w,u[1]);return{narrow:o,W:n,H:r,n:e,model:s,block:a,head:i,row:c,score:l,slots:{layer:s.layers,head:a.tiles.map(m=>d(m,p)),query:tt(e,m=>d(f(m),c.band)),key:c.lanes,number:l.columns}}}var ae=(t,e)=>Q.map(o=>t.slots[o][e[o]]);function J({W:t,H:e},o){let n=a=>o.x+a*o.w/t,r=a=>o.y+a*o.h/e;return{frame:o,x:n,y:r,box:a=>q(n(a.x),r(a.y),a.w*o.w/t,a.h*o.h/e)}}function se(t,e,o,n){let r=t/o;return Math.abs(r-1)<1e-6?[-e*n,t]:[e*r/(r-1)*(1-r**n),t*r**n]}function ie(t,e,o){let n=Math.min(Math.floor(o),V-1),[r,s]=se(t.W,e[n].x,e[n].w,o-n),[a,i]=se(t.H,e[n].y,e[n].h,o-n),c=[];c[n]=q(r,a,s,i);for(let l=n-1;l>=0;l--){let[p,u]=[c[l+1],e[l]],[d,f]=[p.w*t.W/u.w,p.h*t.H/u.h];c[l]=q(p.x-u.x*d/t.W,p.y-u.y*f/t.H,d,f)}for(let l=n;l<V;l++)c[l+1]=J(t,c[l]).box(e[l]);return c}var fo={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},ho=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),mo=t=>~t.reduce((e,o)=>ho[(e^o)&255]^e>>>8,-1)>>>0,ot=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function et(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...ot(e.length),...o,...ot(mo(o))]}var go=t=>N(Math.round(128+127*t),0,255);function xo(t){let[e,o]=[1,0];for(let s of t)o=(o+(e=(e+s)%65521))%65521;let n=[t.length&255,t.length>>8];return[...[120,1,1,...n,~n[0]&255,~n[1]&255],...t,...ot((o<<16|e)>>>0)]}var ce=Array.from({length:256},(t,e)=>e-128),le=t=>[...et("PLTE",ce.flatMap(e=>fo[t][e<0?"below":"above"])),...et("tRNS",ce.map(e=>Math.min(255,2*Math.abs(e))))],wo={signed:le("signed"),weight:le("weight")},pe=new WeakMap;function P(t,e,o=1,n="signed"){let r=pe.get(t)??new Map;pe.set(t,r);let s=`${e} ${o} ${n}`;return r.has(s)||r.set(s,bo(t,e,o,n)),r.get(s)}function bo(t,e,o,n){let r=t.length/e,s=[];for(let l=0;l<r;l++){s.push(0);for(let p=0;p<e;p++)s.push(go(t[l*e+p]/o))}let c=[137,80,78,71,13,10,26,10,...[...et("IHDR",[...ot(e),...ot(r),8,3,0,0,0]),...wo[n],...et("IDAT",xo(s)),...et("IEND",[])]];return`data:image/png;base64,${btoa(String.fromCharCode(...c))}`}var ue=new WeakMap,yo=t=>t;function Y(t,e=!1,o=yo){let n=ue.get(t)??{};ue.set(t,n);let r=()=>e?t[0].map((s,a)=>t.map(i=>i[a])):t;return n[`${e} ${o.name}`]??=r().flat().map(o)}var X=t=>Math.max(...Y(t).map(Math.abs)),de=new WeakMap;function fe(t,{across:e,left:o,down:n}){let r=de.get(t)??new Map;de.set(t,r);let s=`${e} ${n}`;if(!r.has(s)){let a=Array(12*e*n).fill(0);t.forEach((i,c)=>i.forEach((l,p)=>l.forEach((u,d)=>{let f=c%4*e+o+d;a[(Math.floor(c/4)*n+3+p)*4*e+f]=Math.sqrt(u)}))),r.set(s,P(a,4*e,1,"weight"))}return r.get(s)}function he(t){let{p:e,z:o,ink:n,numbers:r}=t,{q:s,k:a,v:i,weights:c,output:l}=r,p=r.tokens.length,d=Object.fromEntries(["matrix","queries","keys","values","outputs"].map(g=>[g,t.on(2).box(e.head[g])])),f=P(Y(c,!1,Math.sqrt),p,1,"weight");n.faint(L(o,1.5,1.8,2.5,2.9)).box("weights bed","tint",d.matrix,0),n.faint(L(o,1.3,1.6,2.55,2.95)).image("weights",f,d.matrix);let m=n.faint(L(o,1.35,1.75,2.25,2.7)),[x,h]=[Math.max(X(s),X(a)),X(i)];m.image("queries",P(Y(s),32,x),d.queries),m.image("keys",P(Y(a,!0),p,x),d.keys),m.image("values",P(Y(i),32,h),d.values),m.image("outputs",P(Y(l),32,h),d.outputs);for(let g of["query","key","value","output"]){let w=g==="query"?"queries":`${g}s`;m.box(`${w} edge`,`${g} edge`,d[w],0)}$o(t,d),ko(t,d)}function ko({z:t,ink:e,numbers:o,state:n},{matrix:r,queries:s,keys:a,outputs:i}){let c=o.tokens.length,l=e.faint(L(t,1.5,1.8,2.25,2.6)),p=d=>({x:d.x,y:d.y+n.query*d.h/c,w:d.w,h:d.h/c}),u={x:a.x+n.key*a.w/c,y:a.y,w:a.w/c,h:a.h};l.box("own query","query frame",p(s),2),l.box("own output","output frame",p(i),2),l.box("own key","key frame",u,2),e.faint(L(t,1.5,1.8,2.6,2.95)).box("own row","query frame",p(r),3)}function $o({p:t,numbers:e,state:o,words:n},{matrix:r,queries:s,keys:a,values:i,outputs:c}){let l=n(2),{tokens:p,weights:u}=e,[d,f]=[r.w/p.length,r.h/p.length];p.forEach((h,g)=>{let w=r.y+(g+.5)*f+4,b=`${g===o.query?"query strong":"soft"} end ${t.narrow?"tiny":"small"}`;l.text(`asks ${g}`,b,[s.x-6,w],h);let k=`${g===o.key?"key strong":"soft"} start small`;l.text(`asked ${g}`,k,[r.x+(g+.5)*d+3,a.y-5],h,-42),u[g].forEach((v,$)=>{let z=String(Math.round(100*v));v>=.095&&l.text(`weight ${g} ${$}`,"ink number",[r.x+($+.5)*d,w],z)})});let m=(h,g,w,b,k=h)=>l.text(`${h} name`,`${g} small strong`,[w,b],k);m("queries","query",s.x+s.w/2,s.y+s.h+14),m("keys","key end",a.x-6,a.y+a.h/2+4),m("values","value",i.x+i.w/2,i.y-6),m("outputs","output",c.x+c.w/2,c.y+c.h+14,"output");let x=t.narrow?"weights in %":"weights in %: each row adds up to 100";m("weights","weight",r.x+r.w/2,r.y+r.h+14,x),!t.narrow&&l.text("times","soft",[(r.x+r.w+c.x)/2,r.y+r.h/2+5],"\u2192")}var B=80,me=.02,y=t=>Math.round(N(t,-6e3,8e3)*10)/10;function yt(t,e,o=1,n=[]){let r=i=>i.x<t+B&&i.x+i.w>-B&&i.y<e+B&&i.y+i.h>-B,s=i=>o<.995?{...i,opacity:o.toFixed(2)}:i,a=(i,c,l,p,u=void 0)=>{o>me&&n.push(_(i,c,l,s(p),u))};return{marks:n,near:r,faint:i=>yt(t,e,i,n),box:(i,c,l,p=8)=>{if(!r(l))return;let[u,d]=[Math.max(l.x,-B),Math.max(l.y,-B)],[f,m]=[Math.min(l.x+l.w,t+B)-u,Math.min(l.y+l.h,e+B)-d];a(i,"rect",c,{x:u,y:d,width:f,height:m,rx:Math.min(p,f/6,m/6)})},path:(i,c,l)=>a(i,"path",c,{d:l}),line:(i,c,[l,p,u,d])=>a(i,"line",c,{x1:l,y1:p,x2:u,y2:d}),image:(i,c,l)=>{if(!r(l))return;let p={x:l.x,y:l.y,width:l.w,height:l.h,preserveAspectRatio:"none",href:c};a(i,"image","map",p)},text:(i,c,[l,p],u,d=0)=>{if(l<-40||l>t+40||p<-20||p>e+20)return;let f=`rotate(${d} ${y(l)} ${y(p)})`;a(i,"text",c,{x:l,y:p,...d&&{transform:f}},u)},runs:(i,c,[l,p],u)=>{o>me&&n.push(_t(i,c,s({x:l,y:p}),u))}}}function ge(t,e){let{p:o,z:n,numbers:r,state:s,ink:a}=t,{attention:i,forward:c,strand:l,taps:p,tiles:u}=o.block,[d,f]=[i,c].map(e.box),m=$=>e.y(l.top+$*l.step),x=r.tokens.length,h=t.words(1),[g,w]=[e.frame.x,e.x(l.left+4)-e.frame.x];h.box("names","paper solid",{x:g,y:m(0)-8,w,h:m(x-1)-m(0)+16},0),r.tokens.forEach(($,z)=>{let E=`${z===s.query?"ink strong":"soft"} end ${o.narrow?"tiny":"small"}`;h.text(`strand ${z}`,E,[e.x(l.left),m(z)+4],$)});let b=o.narrow?"self-attention":"self-attention: twelve heads, tokens mix";if(h.text("attention name","ink strong start",[d.x,d.y-9],b),o.narrow)h.text("forward name","ink strong end",[o.W-2,f.y-9],"feed-forward");else{let $=f.x+f.w/2;h.text("forward name","ink strong",[$,f.y-25],"feed-forward"),h.text("forward note","soft small",[$,f.y-9],"each token alone")}p.forEach(([,$],z)=>{let E=e.x($),O=(m(0)+m(x-1))/2;h.text(`add ${z}`,"soft tiny",[E+4,O],"add and normalise",-90),h.path(`tip ${z}`,"soft solid",`M${y(E-4.5)} ${y(m(0)-17)}h9l-4.5 9z`)}),u.map(e.box).forEach(({x:$,y:z},E)=>{let O=`${E===s.head?"ink strong":"soft"} start tiny`;h.text(`head ${E}`,O,[$,z-4],o.narrow?`${E+1}`:`head ${E+1}`)});let k=e.box(u[s.head]),v={x:k.x-5,y:k.y-16,w:k.w+10,h:k.h+21};a.faint(L(n,.6,.9,1.3,1.6)).box("chosen head","ink frame",v,6)}function xe(t){let{p:e,z:o,ink:n,state:r}=t,s=e.model.layers.map(t.on(0).box);s.forEach((i,c)=>n.faint(t.shapes(0)).box(`card ${c}`,"tint plate",i,12)),vo(t,s);let a=t.words(0);s.forEach((i,c)=>{let l=c===r.layer?"ink strong start":"soft start";a.text(`layer ${c}`,l,[i.x+2,i.y-7],`layer ${c+1}`),n.near(i)&&zo(t,i,c)}),n.faint(1-W(o,.5,.9)).box("chosen layer","ink frame",s[r.layer],12)}function vo(t,e){let{p:o,z:n,ink:r,state:s,numbers:{tokens:a}}=t,{x:i}=t.on(0),c=a.length,l=($,z)=>J(o,$).y(o.block.strand.top+z*o.block.strand.step),p=l(e[0],1)-l(e[0],0),u=i(o.model.left-12),d={x:i(o.model.left-(o.narrow?26:50)),y:e[0].y+e[0].h*.46},f=(e[0].y+e[0].h+e[3].y)/2-8,m=$=>{let[z,E,O]=[l(e[0],$),l(e[3],$),c-1-$],A=i(o.W-(o.narrow?1:4))-$*p*.8,F=i(o.model.left-(o.narrow?12:40))+O*p*.8-p*c*.3,C=N(p,1,5),S=y(C),Z=f+(O-(c-1)/2)*p*.45,rt=`M${y(u)} ${y(z)}H${y(A-C)}q${S} 0 ${S} ${S}V${y(Z-C)}`,st=`q0 ${S} ${-S} ${S}H${y(F+C)}q${-S} 0 ${-S} ${S}V${y(E-C)}`;return`${rt}${st}q0 ${S} ${S} ${S}H${y(i(o.W-(o.narrow?4:12)))}`},x=$=>d.y+($-(c-1)/2)*(o.narrow?12.6:14),h=$=>{let[z,E,O]=[y(d.x+3),y(x($)),y(l(e[0],$))],A=y((d.x+u)/2);return`M${z} ${E}C${A} ${E} ${A} ${O} ${y(u)} ${O}`},g=a.map(($,z)=>z),w=g.filter($=>$!==s.query),b=r.faint(1-W(n,1.35,1.75)),k=r.faint(1-W(n,.02,.2));b.path("strands","soft line strand",w.map(m).join("")),b.path("strand own","ink line strand own",m(s.query)),k.path("fans","soft line strand",w.map(h).join("")),k.path("fan own","ink line strand own",h(s.query)),g.forEach($=>{let z=`${$===s.query?"ink strong":"soft"} end ${o.narrow?"tiny":"small"}`;k.text(`in ${$}`,z,[d.x-3,x($)+4],a[$])});let v=`out: ${c} \xD7 384${o.narrow?"":" numbers, whose mean stands for the sentence"}`;k.text("out","soft note end",[o.W-4,e[5].y+e[5].h+17],v),k.text("input","soft note start",[2,14],`in: ${c} \xD7 384`)}function Mo(t,e,o,[n,r],[s,a]){if(t){let d=y(o.y+o.h);return`M${y(n)} ${y(s)}V${d}M${y(r)} ${d}V${y(a)}`}let i=o.y+o.h/2,c=Math.min(10,e/50),l=`q${y(c)} 0 ${y(c)} ${y(c)}`,p=`M${y(n)} ${y(s)}V${y(i+c)}q0 ${y(-c)} ${y(c)} ${y(-c)}`,u=`M${y(o.x+o.w)} ${y(i)}H${y(r-c)}${l}V${y(a)}`;return`${p}H${y(o.x)}${u}`}function zo(t,e,o){let{p:n,z:r,numbers:s,state:a}=t,i=s.tokens.length,c=o===a.layer,l=Math.min(t.shapes(1),c?1:1-W(r,.5,.95)),p=t.ink.faint(l),u=J(n,e),{attention:d,forward:f,strand:m,taps:x,pixels:h}=n.block,[g,w]=[d,f].map(u.box),b=m.top+(i-1)*m.step,[k,v,$]=[m.top-8,b,b+8].map(u.y),z=[g,w].map((C,S)=>Mo(n.narrow,e.w,C,x[S].map(u.x),[v,k]));p.path(`branches ${o}`,"soft line branch",z.join("")),p.box(`attention ${o}`,"paper box",g,10),p.box(`forward ${o}`,"paper box",w,10);let E=C=>{let[S,Z,rt]=[w.y+w.h*(C+.75)/(i+.5),w.h/110,w.h/32],[st,At,Le]=[.1,.5,.9].map(ht=>y(w.x+w.w*ht)),[dt,ft]=[[-rt,-Z],[rt,Z]].map(ht=>ht.map(Oe=>y(S+Oe)));return`M${st} ${dt[1]}L${At} ${dt[0]}L${Le} ${dt[1]}V${ft[1]}L${At} ${ft[0]}L${st} ${ft[1]}z`},O=s.tokens.map((C,S)=>S).filter(C=>C!==a.query);p.path(`lenses ${o}`,"ruler lens",O.map(E).join("")),p.path(`lens ${o}`,"ink lens",E(a.query)),(c?t.ink.faint(1-W(r,1.6,1.9)):p).image(`heads ${o}`,fe(s.all[o],h),g);let F=16*e.w/n.W;x.forEach(([,C],S)=>{let Z={x:u.x(C)-F/2,y:k,w:F,h:$-k};p.box(`adder ${o} ${S}`,"paper box adder",Z,6)}),c&&ge(t,u)}var lt=(t,e)=>Math.abs(t*e)<.1?3:2;function qo({p:t,numbers:{pair:e},state:o}){let[n,r]=[e.q[o.number],e.k[o.number]],[s,a,i]=t.narrow?[t.W/2,168,140]:[t.W*.28,t.H/2,188],c=Math.max(Math.abs(n),Math.abs(r)),l=[.01,.02,.05,.1,.2,.5,1].findLast(p=>p*1.5<=c)??.01;return{cx:s,cy:a,R:i,u:i*.82/c,q:n,k:r,square:l}}function we(t){let e=qo(t),{cx:o,cy:n,R:r,u:s,q:a,k:i,square:c}=e,l=t.ink.faint(W(t.z,4.4,4.8)),{x:p,y:u,box:d}=t.on(5),f=(w,b)=>d({x:o+Math.min(w,0),y:n+Math.min(b,0),w:Math.abs(w),h:Math.abs(b)}),m=w=>`M${y(p(o-r))} ${y(u(w))}H${y(p(o+r))}`,x=w=>`M${y(p(w))} ${y(u(n-r))}V${y(u(n+r))}`;l.box("agree 1","tint",f(r,-r),0),l.box("agree 2","tint",f(-r,r),0);let h="";for(let w=c*s;w<r;w+=c*s)for(let b of[w,-w])h+=`${x(o+b)}${m(n+b)}`;l.path("grid","rule",h),l.path("axes","ruler",`${m(n)}${x(o)}`),l.box("area",a*i<0?"ink less area":"ink area",f(a*s,-i*s),0);let g=(w,b,k,v)=>l.line(w,`${b} line thick`,[p(o),u(n),p(k),u(v)].map(y));g("side query","query",o+a*s,n),g("side key","key",o,n-i*s),Ao(t,e),So(t,e)}function Ao(t,{cx:e,cy:o,R:n,u:r,q:s,k:a}){let i=t.words(5),{x:c,y:l}=t.on(5),p=n-12,u=(h,g,w)=>i.text(`sign ${h}`,"soft large",[c(e+g*p),l(o+w*p+6)],g*w<0?"+":"\u2212");u("++",1,-1),u("--",-1,1),u("+-",1,1),u("-+",-1,-1);let d=h=>T(h,lt(s,a)),f=(h,g)=>Math.sign(h||1)*Math.max(Math.abs(h*r)/2,g);i.text("q side","query strong",[c(e+f(s,24)),l(o+(a<0?-9:19))],d(s));let[m,x]=s<0?["start",e+9]:["end",e-9];i.text("k side",`key strong ${m}`,[c(x),l(o-f(a,12)+5)],d(a))}function So(t,{q:e,k:o,square:n}){let{p:r,numbers:{tokens:s,count:a},state:i}=t,c=t.words(5),{x:l,y:p}=t.on(5),u=b=>T(b,lt(e,o)),[d,f]=r.narrow?[r.W/2,336]:[r.W*.56,r.H*.32];c.runs("equation",r.narrow?"ink equation":"ink equation start",[l(d),p(f)],[{text:u(e),role:"query"},{text:" \xD7 "},{text:o<0?`(${u(o)})`:u(o),role:"key"},{text:` = ${u(e*o)}`}]);let m=`${s[i.query]} \xB7 ${s[i.key]}`,x=a.toLocaleString("en"),h=r.narrow?[`product ${i.number+1} of 32 in ${m}`,`32 \xD7 ${r.n} \xD7 ${r.n} pairs \xD7 12 heads \xD7 6 layers`,`= ${x} products for the scores`]:[Eo(e*o,n),`product ${i.number+1} of the 32 in ${m}`,"",`32 products a score, ${r.n} \xD7 ${r.n} scores a head,`,"12 heads a layer, 6 layers:",`${x} such products for this sentence's scores`],[g,w]=r.narrow?[f+28,19]:[f+38,22];h.forEach((b,k)=>{let v=`${k===h.length-1?"ink strong":"soft"}${r.narrow?" small":" start"}`;c.text(`line ${k}`,v,[l(d),p(g+k*w)],b)})}function Eo(t,e){if(t===0)return"no square at all: it adds nothing";let o=t<0?"differ, so it counts below zero":"agree, so it counts above zero";return`${T(Math.abs(t)/e**2,1)} squares of side ${e}; signs ${o}`}var To="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Lo=1.12;var nt=new Map;function Oo(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(To[r.charCodeAt(0)-32]??556),0);return Lo*o/1e3}function be(t,e){return nt.size>5e3&&nt.clear(),nt.has(t)||nt.set(t,Oo(t)),e*nt.get(t)}var kt=t=>`${Math.round(100*t)}%`;function ye(t){let{p:e,z:o,ink:n,numbers:r,state:s}=t,{y:a,box:i}=t.on(3),c=e.row.lanes.map(i),l=L(o,2.35,2.8,3.4,3.8),[p,u]=[l,l*(1-W(o,3.7,4))].map(n.faint),[d,f]=e.row.bars.map(a),m=Math.max(...r.row.weights);c.forEach(({x,y:h,w:g,h:w},b)=>{let k=(f-d)*r.row.weights[b]/m,v={x:x+.04*g,y:h,w:.92*g,h:w},$={x:x+.17*g,y:f-k,w:.66*g,h:k};(b===s.key?u:p).box(`lane ${b}`,"tint lane",v,6),p.box(`bar ${b}`,"weight solid",$,3)}),Co(t,c,l),n.faint(L(o,2.6,2.9,3.5,3.9)).box("own lane","key frame",c[s.key],7),Ho(t,c)}function Co(t,e,o){let{p:n,numbers:{row:r,v:s}}=t,a=t.ink.faint(o),i=X(s),[c,l]=n.row.values.map(t.on(3).y);e.forEach(({x:u,w:d},f)=>{let m={x:u+.18*d,y:c,w:.64*d,h:l-c};a.image(`weighted ${f}`,P(r.weighted[f],1,i),m)});let p={...ke(t),y:c,h:l-c};a.image("row output",P(r.output,1,i),p),a.box("row output edge","output edge",p,0)}function ke({p:t,on:e}){let{band:o}=t.row,[n,r]=t.narrow?[14,30]:[34,44];return e(3).box({x:o.x+o.w+n,y:0,w:r,h:1})}function Ho(t,e){let{p:o,numbers:{tokens:n,row:r},state:s}=t,a=t.words(3),{y:i}=t.on(3),[c,l]=o.narrow?[90,17]:[58,20];n.forEach((x,h)=>{let g=e[h].x+e[h].w/2,w=`key${h===s.key?" strong":""}`;o.narrow?a.text(`key ${h}`,`${w} start tiny`,[g,i(54)],x,-52):a.text(`key ${h}`,w,[g,i(28)],x);let b=T(r.scores[h],o.narrow?0:1);a.text(`score ${h}`,"ink number",[g,i(c)],b),o.narrow||a.text(`scaled ${h}`,"soft number",[g,i(c+l)],T(r.scaled[h],1));let k=kt(r.weights[h]);a.text(`share ${h}`,"weight number strong",[g,i(o.row.shares)],k)});let[p,u]=[ke(t),e[e.length-1]],d=(o.row.values[0]+o.row.values[1])/2;a.text("equals","soft",[(u.x+u.w+p.x)/2,i(d)],"=");let[f,m]=o.narrow?[" end",p.x+p.w+4]:["",p.x+p.w/2];a.text("row output name",`output small strong${f}`,[m,i(o.row.values[0]-6)],"output"),Wo(t,d)}function Wo(t,e){let{p:o,numbers:{tokens:n},state:r}=t,s=t.words(3),{frame:a,y:i}=t.on(3),c=(p,u,d,f)=>{let[m,x]=[a.x+2,i(d)];if(o.narrow){let h={x:m-2,y:x-12,w:be(f,14)+6,h:16};s.box(`plate of ${p}`,"paper solid",h,3)}s.text(p,`${u} start ${o.narrow?"tiny halo":"small"}`,[m,x],f)},l=o.narrow?[["line 0","ink",o.row.band.y-6,"query \xB7 key"],["line 2","weight strong",o.row.bars[0]-8,"\xF7 \u221A32, then softmax"],["line 3","value strong",o.row.values[0]-6,"weight \xD7 value, 32 numbers"]]:[["asks","query strong",28,`${n[r.query]} asks`],["line 0","ink",58,"query \xB7 key"],["line 1","soft",78,"\xF7 \u221A32"],["line 2","weight strong",o.row.shares,"softmax"],["line 3","value strong",e-6,"weight \xD7 value,"],["line 4","value",e+10,"32 numbers"]];for(let[p,u,d,f]of l)c(p,u,d,f)}function pt({p:t,on:e},o,n,r){let{x:s,y:a}=e(4),i=y(s(.72*t.score.column)-s(0));return o.map((c,l)=>{if(c*n<=0)return"";let[p,u]=r(l).map(d=>y(a(d)));return`M${y(s(t.score.across.x+(l+.14)*t.score.column))} ${p}h${i}V${u}h${-i}z`}).join("")}function $e(t){let{p:e,z:o,ink:n,numbers:{pair:{q:r,k:s}},state:a}=t,{box:i}=t.on(4),{rows:c,columns:l}=e.score,p=n.faint(L(o,3.4,3.85,4.4,4.8)),u=Math.max(...r.map(Math.abs),...s.map(Math.abs)),d=(m,x,{y:h,up:g})=>{let w=b=>[h,h-g*x[b]/u];p.path(`${m} above`,`${m} solid`,pt(t,x,1,w)),p.path(`${m} below`,`${m} solid low`,pt(t,x,-1,w)),p.path(`${m} zero`,"ruler",ve(t,h))};d("query",r,c[0]),d("key",s,c[1]),_o(t,p),n.faint(L(o,3.6,3.9,4.5,4.9)).box("own number","ink frame",i(l[a.number]),5),No(t)}function ve({p:t,on:e},o){let{x:n,w:r}=e(4).box(t.score.across);return`M${y(n)} ${y(e(4).y(o))}H${y(n+r)}`}function $t({p:t,numbers:{pair:{sums:e}}}){let[o,n]=[Math.min(...e),Math.max(...e)],[r,s]=t.score.sums;return a=>s-(a-o)/(n-o||1)*(s-r)}function _o(t,e){let{p:o,numbers:{pair:{products:n,sums:r}}}=t,{x:s,y:a}=t.on(4),i=r.map($t(t)),c=u=>y(s(o.score.across.x+u*o.score.column)),l=n.map((u,d)=>`M${c(d+.86)} ${y(a(i[d+1]))}H${c(d+1.14)}`),p=u=>[i[u],i[u+1]];e.path("sum zero","ruler",ve(t,$t(t)(0))),e.path("sum links","soft line link",l.join("")),e.path("products above","ink solid step",pt(t,n,1,p)),e.path("products below","ink less",pt(t,n,-1,p))}function No(t){let{p:e,numbers:{tokens:o,row:n,pair:r},state:s}=t,a=t.words(4),{frame:i,x:c,y:l}=t.on(4),[p,u]=[o[s.query],o[s.key]],d=T(r.sums[D],2),f=`\xF7 \u221A32 = ${T(n.scaled[s.key],2)}`,m=kt(n.weights[s.key]);if(e.narrow){let w=(k,v,$,z)=>a.text(k,`${v} small strong halo`,$,z);w("query name","query end",[e.W-6,l(22)],`query of ${p}`),w("key name","key end",[e.W-6,l(118)],`\xD7 key of ${u}`),w("sum name","ink start",[6,l(220)],"= products, added up"),a.text("dot product","ink strong",[e.W/2,l(e.H-36)],`dot product ${d}`);let b=`${f}, by softmax ${m}`;a.text("scaled","soft small",[e.W/2,l(e.H-16)],b);return}let x=(w,b,k,v)=>a.text(w,`${b} small end`,[i.x+108,l(k)],v);x("query name","query strong",e.score.rows[0].y-4,"query of"),x("query word","query strong",e.score.rows[0].y+12,p),x("key name","key strong",e.score.rows[1].y-4,"\xD7 key of"),x("key word","key strong",e.score.rows[1].y+12,u),x("sum name","ink strong",e.score.sums[0]+70,"= products,"),x("sum more","ink strong",e.score.sums[0]+86,"added up");let h=[c(e.score.across.x+e.score.across.w)+8,l($t(t)(r.sums[D]))],g=(w,b,k,v)=>a.text(w,`${b} start`,[h[0],h[1]+k],v);g("dot product","ink strong large",6,d),g("dot product name","soft small",24,"the dot product"),g("scaled","soft small",42,f),g("weight","weight small strong",60,`softmax: ${m}`)}function vt(t,e,o,n){let r=ct(n,t.tokens.length),s=yt(r.W,r.H),a=o.zoom,i=ie(r,ae(r,e),a).map(l=>J(r,l)),c={p:r,z:a,state:e,numbers:t,ink:s,on:l=>i[l],words:l=>s.faint(L(a-l,-.3,-.04,.1,.34)),shapes:l=>1-W(a-l,.4,.8)};return a<1.99&&xe(c),a>.6&&a<2.99&&he(c),a>2.3&&a<3.99&&ye(c),a>3.3&&$e(c),a>4.3&&we(c),s.path("border","ruler edge",`M0 0.5H${r.W}M0 ${r.H-.5}H${r.W}`),{width:r.W,height:r.H,marks:s.marks}}function Mt(t,e,o){let n=Math.round(e.zoom);if(Math.abs(e.zoom-n)>1e-6||n===V)return[];let r=ct(o,t.tokens.length),s=Q[n];return Po(r,n).map((a,i)=>({id:`${s} ${i}`,x:a.x,y:a.y,width:a.w,height:a.h,label:jo(t,e,n,i),kind:"zoom-part",tab:i===e[s]?0:-1,aria:{pressed:i===e[s]}}))}function Po(t,e){let{attention:o,tiles:n}=t.block,[r,s]=[o.w/4,o.h/3],{matrix:a,cell:i,queries:c,outputs:l}=t.head;return[()=>t.model.layers,()=>n.map((u,d)=>{let[f,m]=[d%4,Math.floor(d/4)];return{x:o.x+f*r,y:o.y+m*s,w:r,h:s}}),()=>t.row.lanes.map((u,d)=>{let f=l.x+l.w-c.x;return{x:c.x,y:a.y+d*i[1],w:f,h:i[1]}}),()=>t.row.lanes.map(u=>({...u,y:0,h:t.H})),()=>t.score.columns][e]()}function jo({tokens:t,all:e,row:o,pair:n},{layer:r,query:s},a,i){if(a===0)return`Layer ${i+1}`;if(a===1){let c=e[r][i][s],l=K(c),p=U(c[l]);return`Head ${i+1}: ${t[s]} attends most to ${t[l]}, ${p}`}if(a===2)return`Row of ${t[i]}`;if(a===3){let c=U(o.weights[i]);return`${t[i]}: dot product ${o.scores[i].toFixed(1)}, weight ${c}`}return`Number ${i+1}: ${n.q[i].toFixed(2)} times ${n.k[i].toFixed(2)}`}var Me=`/* The picture of SentenceZoom. */
text.small { font-size: 12.5px; } text.tiny { font-size: 12px; } text.note { font-size: 13px; } text.number { font-size: 13px; } text.large { font-size: 19px; }
text.equation { font-size: 23px; font-weight: 600; } text.equation .query { fill: var(--query); } text.equation .key { fill: var(--key); }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.map { image-rendering: pixelated; }
.plate { stroke: var(--rule); } .box { stroke: var(--rule); stroke-width: 1.2; } .adder { stroke: var(--edge); }
.strand { stroke-width: 1; } .strand.own { stroke-width: 2.6; } .branch { stroke-width: 1.3; } .soft.line.strand { stroke: color-mix(in oklab, var(--edge) 70%, var(--paper)); }
.ruler.lens { fill: var(--rule); stroke: none; } .ink.lens { fill: var(--ink); }
.frame { fill: none; stroke-width: 2; } .ink.frame { stroke: var(--ink); } .query.frame { stroke: var(--query); } .key.frame { stroke: var(--key); } .output.frame { stroke: var(--output); }
.query.edge { stroke: var(--query); } .key.edge { stroke: var(--key); } .value.edge { stroke: var(--value); } .output.edge { stroke: var(--output); } rect.edge { fill: none; stroke-width: 1.2; }
.link { stroke-width: 1; } .thick { stroke-width: 6; }
.low { fill-opacity: 0.45; } .step { fill-opacity: 0.75; }
.less { fill: none; stroke: var(--ink); stroke-width: 1.2; stroke-dasharray: 3 2; } .output.less { stroke: var(--output); }
.area { fill: var(--ink); fill-opacity: 0.3; } .less.area { fill-opacity: 0.1; }
.soft.solid { fill: var(--soft); }
`;var ze=`.zoom-trail ol { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none; }
.zoom-trail li { margin: 0; padding: 0; }
.zoom-trail button { display: block; width: 100%; min-height: 30px; margin: 0; padding: 2px; border: 0; border-radius: 6px; background: none; color: var(--soft); font: inherit; font-size: 0.933em; text-align: center; cursor: pointer; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.zoom-trail button.reached { color: var(--ink); }
.zoom-trail button[aria-current] { color: var(--ink); font-weight: 650; box-shadow: inset 0 -2px var(--ink); border-radius: 0; }
.zoom-trail button:hover { background: var(--raised); color: var(--ink); }
.attn .zoom-slider { display: block; margin: 0 calc(100% / 12 - 9px); }
.zoom-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.zoom-slider .attn-number { display: none; }
.zoom-slider input { height: 26px; }
.attn .zoom-trail { margin-top: 8px; } .attn .zoom-stage { margin-top: 4px; }
.attn .zoom-stage .scene { overflow: hidden; user-select: none; -webkit-user-select: none; }
.attn .zoom-stage:focus-visible { outline-offset: -2px; } .zoom-stage:not(.deepest):focus { outline: none; }
.attn-hit.zoom-part { cursor: zoom-in; }
.attn-hit.zoom-part:hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 45%, transparent); }
.zoom-hands { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
.attn .zoom-hands { margin-top: 8px; }
.attn .zoom-chapter { margin: 0; color: var(--soft); }
.zoom-chapter a { color: var(--ink); text-underline-offset: 3px; }
.attn-pretrained .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 2.9em; text-wrap: pretty; }
.attn-pretrained > div:has(.attn-summary) { margin-top: 8px; }
.attn .attn-source { margin-top: 6px; }
@container (max-width: 899px) { .attn-pretrained .attn-summary { min-height: 4.4em; } }
@container (max-width: 599px) {
  .zoom-trail button { font-size: 12px; line-height: 1.2; min-height: 44px; padding: 0; white-space: normal; }
  .zoom-hands .attn-button { min-height: 44px; line-height: 42px; min-width: 44px; }
  .attn-pretrained .attn-summary { min-height: 8.8em; }
}
@media (forced-colors: active) { .attn-hit.zoom-part[aria-pressed="true"] { outline: 1px solid Highlight; } .zoom-trail button[aria-current] { color: Highlight; } }
@media print { .zoom-hands, .zoom-slider, .attn-hint { display: none; } }
`;var qe=[["09_encoder","09, Encoder"],["06_multihead","06, Multihead"],["04_projection","04, Projection"],["05_scaling","05, Scaling"],["03_similarity","03, Similarity"],["01_lookup","01, Lookup"]];function Ae({tokens:t,pair:e},{layer:o,head:n,query:r,key:s,number:a}){let[i,c]=[e.q[a],e.k[a]].map(l=>T(l,1));return["model",`layer ${o+1}`,`head ${n+1}`,`row \u201C${t[r]}\u201D`,`${t[r]} \xB7 ${t[s]}`,`${i} \xD7 ${c}`]}function Ro(t){let[e,o]=[1,-1].map(s=>t.filter(a=>a*s>0).length),n=[`${e} are above zero`,`${o} below`],r=e+o===t.length;return Vt(r?n:[...n,"the rest stored as zero"])}function Fo(t,e){return t*e<0?"below zero, since the signs differ":t*e>0?"above zero, since the signs agree":"and adds nothing: so small a number is stored as zero"}var Bo=[({text:t,tokens:e})=>`\u201C${t}\u201D goes as ${e.length} strands, its tokens, through the six layers of all-MiniLM-L6-v2. In each, twelve heads (squares of weights) mix tokens, and a feed-forward network (lenses) treats each alone.`,({tokens:t,weights:e},{layer:o,head:n,query:r})=>{let s=K(e[r]);return`In layer ${o+1} twelve heads mix the tokens, each by weights of its own: in head ${n+1} \u201C${t[r]}\u201D attends most to \u201C${t[s]}\u201D, ${U(e[r][s])}. Then the feed-forward network treats each token alone. What the two put out is added to the stream.`},({tokens:t,weights:e},{head:o,query:n})=>{let r=K(e[n]);return`Head ${o+1} multiplies queries by keys: that gives weights. It multiplies weights by values: that gives its output. \u201C${t[n]}\u201D gives \u201C${t[r]}\u201D ${U(e[n][r])} of its attention.`},({tokens:t,row:e},{query:o,key:n})=>`The row of \u201C${t[o]}\u201D: ${t.length} dot products, divided by \u221A32, become shares of 100% by the softmax. \u201C${t[n]}\u201D gets ${U(e.weights[n])}, and with that share its value enters the output.`,({tokens:t,pair:e},{query:o,key:n})=>`The dot product of \u201C${t[o]}\u201D and \u201C${t[n]}\u201D is a sum of 32 products, ${T(e.sums[32],2)} in all. Of these ${Ro(e.products)}.`,({pair:t},{number:e})=>{let[o,n]=[t.q[e],t.k[e]],r=s=>T(s,lt(o,n));return`And this is all there is at the bottom: ${r(o)} times ${r(n)} is ${r(o*n)}, the area, ${Fo(o,n)}.`}],Se=(t,e)=>Bo[Math.min(V,Math.round(e.zoom))](t,e);var{LAST:G,PARTS:Ee}=zt,Uo=380,Te=1100,qt=60,Vo={layer:6,head:12,number:32},j=({zoom:t})=>Math.round(t),ut=t=>()=>t.read();function Yo(t){let e=ut(t),o=ee(t,Te);return{...o,fly:(r,s={})=>{let a=N(r,0,G),i=e().zoom,c=Math.min(Te,Uo*Math.max(.6,Math.abs(a-i))),l=p=>p===qt?a:i+(a-i)*bt(p/qt);o.play(Array.from({length:qt+1},(p,u)=>({...s,zoom:l(u)})),c)}}}function Go(t,{fly:e,stop:o}){let n=ut(t),r=Array.from({length:G+1},(f,m)=>M("button",{type:"button",onclick:()=>e(m)})),s=Gt({label:"Zoom",min:0,max:G,step:.01,text:f=>r[Math.round(f)].textContent,onInput:f=>(o(),t.change({zoom:f}))});s.root.className="attn-range zoom-slider",s.input.addEventListener("change",()=>e(j(n())));let[a,i]=[-1,1].map(f=>()=>j(n())+f),l={ArrowLeft:a,ArrowDown:a,ArrowRight:i,ArrowUp:i,...{Home:()=>0,End:()=>G}};it(s.input,{...l,PageDown:a,PageUp:i},f=>e(f));let p=M("ol",{},...r.map(f=>M("li",{},f))),u=M("nav",{"aria-label":"Where in the model"},p),d=(f,m)=>{Ae(m,f).forEach((x,h)=>{I(r[h],x),H(r[h],"aria-current",h===j(f)?"step":!1),H(r[h],"class",h<=j(f)?"reached":"")}),s.set(f.zoom)};return{root:R("zoom-trail",u,s.root),tell:d}}var Zo=(t,e)=>Vo[t]??e.tokens.length;function Jo(t,{stop:e},o){let{root:n}=at("Reset",()=>(e(),t.reset())),r=M(o?"a":"span",{}),s=M("p",{class:"zoom-chapter"},"This stop is ",r),a=i=>{let[c,l]=qe[j(i)];I(r,`chapter ${l}`),o&&H(r,"href",`${c}.html`)};return{root:R("zoom-hands",n,s),tell:a}}var Xo=[3,4,0,0,0],Ko={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Qo(t,e,o){let n=ut(t),r=!1,s=()=>{r=!0,c.focus({preventScroll:!0})},i=Pt("zoom-stage",(h,g)=>{h.addEventListener("click",()=>{let[w,b]=g().id.split(" ");c.contains(c.getRootNode().activeElement)&&s(),e.fly(j(n())+1,{[w]:Number(b)})})},(h,g)=>Mt(o(),g,h),{label:"The model and what is in it: press a part to go in; plus and minus zoom"}),{root:c}=i;c.tabIndex=-1;let[l,p]=[-1,1].map(h=>()=>j(n())+h);it(c,{"+":p,"=":p,"-":l,"\u2212":l,Home:()=>0,End:()=>G},h=>(s(),e.fly(h)));let d=([h,g])=>{if(e.playing())return;let w=j(n()),b=Ee[Math.min(w,G-1)],k=n()[b]+h+g*(Xo[w]||1);k<0||k>=Zo(b,o())||(t.change({[b]:k},{glide:!0}),i.focus(`${b} ${k}`))},f=Object.entries(Ko).map(([h,g])=>[h,()=>g]);return it(c,Object.fromEntries(f),d),{root:c,place:h=>{if(c.classList.toggle("deepest",j(h)===G),i.tell(h),!r||e.playing()||Math.abs(h.zoom-j(h))>1e-6)return;r=!1;let g=Ee[j(h)];g&&c===c.getRootNode().activeElement&&i.focus(`${g} ${h[g]}`)},paint:h=>{let g=i.room();i.paint(vt(o(),n(),h,g),g)}}}var tn=({model:t,revision:e,sha256:o})=>`Recorded from ${t} (${e.slice(0,8)}, SHA-256 ${o.slice(0,8)}\u2026): queries, keys and values in twelve bits a number. All else is worked out from them here; a weight is off by less than 0.001. Tints of weights show their square roots.`;function en(t,e,o){let n,r=()=>n(ut(e)()),s=Yo(e),a=Go(e,s),i=Jo(e,s,!!o.data),c=Qo(e,s,r),l=Zt(),p=Yt("Press a layer, and go on pressing: down to one multiplication."),u=M("p",{class:"attn-source"}),d=jt(o,"pretrained").then(f=>{n=re(f),I(u,tn(f))});return{parts:[p,a.root,c.root,i.root,l.root,u],ready:d,tell:f=>{s.tell(f),a.tell(f,r()),i.tell(f),c.place(f),l.set(Se(r(),f))},paint:c.paint,stop:()=>(s.stop(),l.stop())}}var Qr=te({name:"pretrained",label:"Live figure: one sentence through a whole model, down to one multiplication",style:Me+ze,controls:["zoom","layer","head","query","key","number"],ms:300,build:en});export{qe as CHAPTERS,Qr as default,Se as describe,re as explorer,zt as scene,Ae as trail};
