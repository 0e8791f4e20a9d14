// Joined by `make figures` from src/induction and src/kit: change those, not this.
var Ne=Object.defineProperty;var Ce=(t,e)=>{for(var n in e)Ne(t,n,{get:e[n],enumerable:!0})};var De="http://www.w3.org/2000/svg",qe=0,Fe=Math.random().toString(36).slice(2,8),yt=t=>`attn-${Fe}-${t}-${++qe}`;function vt(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var T=(t,e={},...n)=>vt(document.createElement(t),e,n),D=(t,...e)=>T("div",{class:t},...e),He=(t,e={},...n)=>vt(document.createElementNS(De,t),e,n),Mt=()=>He("svg",{class:"scene","aria-hidden":"true"}),At=(t,e,...n)=>T("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...n);function W(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function _(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Be=t=>Math.round(t*10)/10,St=new WeakMap;function Ot(t){let e=D("attn-hits"),n=new Map,o=r=>{let s=r.slider?T("div",{role:"slider",tabindex:0}):T("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:(r,s=1)=>{let i=new Set(r.map(({id:c})=>c));for(let[c,{node:l}]of n)i.has(c)||(l.remove(),n.delete(c));r.forEach((c,l)=>{let d=n.get(c.id)??o(c);Ie(d.node,d.hit=c,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function Ie(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l},d){let[p,u,h,f]=[e,n,o,a].map(x=>Be(d*x)),m=`left:${p}px;top:${u}px;width:${h}px;height:${f}px`;St.get(t)!==m&&(t.style.cssText=m,St.set(t,m)),_(t,"class",`attn-hit ${s}`.trim()),_(t,"aria-label",r),_(t,"tabindex",c),l&&_(t,"lang",l);for(let[x,b]of Object.entries(i))_(t,`aria-${x}`,String(b))}function Et(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}function Tt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),o=e(a)}),t.addEventListener("pointermove",a=>o?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{o!==null&&n(),o=null})}var Lt="http://www.w3.org/2000/svg",st=t=>Math.round(t*10)/10+0;function w(t,e,n,o,a){let r={};for(let s in o){let i=o[s];r[s]=typeof i=="number"?st(i):i}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}w.line=(t,e,[n,o,a,r],s)=>w(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...s});w.rect=(t,e,[n,o,a,r],s)=>w(t,"rect",e,{x:n,y:o,width:a,height:r,...s});w.circle=(t,e,[n,o,a],r)=>w(t,"circle",e,{cx:n,cy:o,r:a,...r});w.path=(t,e,n,o)=>w(t,"path",e,{d:n,...o});w.text=(t,e,[n,o],a,r)=>w(t,"text",e,{x:n,y:o,...r},a);var jt=t=>`M${t.map(([e,n])=>`${st(e)} ${st(n)}`).join("L")}`;var zt=new WeakMap;function Re(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Pe)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var We=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Pe(t){let e=document.createElementNS(Lt,"tspan");for(let[n,o]of Object.entries(We(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function _t(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=zt.get(t)??new Map;zt.set(t,r);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of r)s.get(c)?.shape!==d&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of o){let l=r.get(c.id);if(!l){let d=document.createElementNS(Lt,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}Re(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function Nt(t,e,n,{label:o,zoom:a=()=>1}={}){let r=Mt(),s=Ot(e),i=At(o,t,r,s.root),c=700,l=[],d=()=>s.set(n(c,...l),a(c));return{root:i,image:r,room:()=>Math.round(i.clientWidth),focus:s.focus,width:()=>c,tell:(...p)=>{l=p,d()},paint:(p,u)=>{u!==c&&(c=u,d()),_t(r,p)}}}function it(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var Ct=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var qt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var Ft=(t,e)=>t.reduce((n,o,a)=>n+o*e[a],0);function ct(t,e=1,n=null){let o=i=>n===null||n[i],a=Math.max(...t.filter((i,c)=>o(c))),r=t.map((i,c)=>o(c)?Math.exp((i-a)/e):0),s=r.reduce((i,c)=>i+c,0);return s>0?r.map(i=>i/s):r}var lt=t=>t.indexOf(Math.max(...t)),F=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Ht=200,Ye=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ve=t=>t*t*(3-2*t);function dt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>dt(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,dt(t[a],r,n)]);return Object.fromEntries(o)}return e}function Bt(t,e,n){let[o,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let u=F(p-i,0,64);if(i=p,l){let f=F((p-s)/e);o=dt(a,r,Ve(f)),l=f<1}let h=n(o,u);c=l||h?requestAnimationFrame(d):0};return{go(p,u){if(Ye()){[o,r,l]=[p,p,!1],n(o,1/0);return}[a,r,s,l]=[o,p,performance.now(),u],u||(o=p,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function j(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Q(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var It=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Rt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Y(t,e){let n=T("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>_(n,"aria-pressed",String(o))}}var Wt=(...t)=>T("p",{class:"attn-hint"},...t);function pt({label:t,onChange:e,options:n=[],wide:o=!1}){let a=yt("select"),r=T("select",{id:a,onchange:()=>e(r.value)}),s=T("div",{class:o?"attn-field attn-wide":"attn-field"},T("label",{for:a},t),r),[i,c]=[n,""],l=0,d=h=>{let[f,m]=i[h];_(r.options[h],"value",f),W(r.options[h],m)},p=()=>{for(l=0;r.length>i.length;)r.lastChild.remove();i.forEach((h,f)=>d(f))},u=(h,f=n)=>{i=f;let m=i.findIndex(([b])=>String(b)===String(h)),x=JSON.stringify(i);if(x!==c){for(;r.length<i.length;)r.append(T("option",{}));m>=0&&d(m),l||(l=setTimeout(p,40))}c=x,r.selectedIndex!==m&&(r.selectedIndex=m)};return u(n[0]?.[0]),{root:s,set:u}}function Pt(t=700){let e=T("p",{class:"attn-summary"}),n=T("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>W(n,s),t)),W(e,r)};return{root:T("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function ut(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var Je=0,Gt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Kt(t,e){let[n,o,a]=[!1,0,""],r={},s=c=>{r=c;let l=c._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let d=l?.name?e(c,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==a&&([a,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++Je}}))},i=()=>{n=!1,s(r)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function Ze(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:a,note:r,weights:s,mask:i}=Gt(t),c=!!(s??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Ut(t,e){let n=T("span",{role:"status"}),o=Y("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=D("attn-own",n,o.root);return{root:a,tell:s=>{let i=Ze(s,e);a.hidden=i==="",a.classList.toggle("fault",!!Gt(s).fault),W(n,i)}}}function Yt(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),i=p=>{if(r)return;let u=s();a.forEach(h=>h(u,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:u=!1}={})=>{r=!0;for(let[h,f]of Object.entries(p))t.set(h,f);r=!1,i({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Xe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Qe(t,e,n,o){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===a&&i(c),()=>l===a&&e.say?.(p))};return i}function Vt({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=Ht,asks:s,build:i}){return{render:({model:l,el:d})=>{let p=T("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(T("style",{},[Ct,Dt,qt,n].join(`
`)));let h=Yt(l,s?[...o,"_own","_drawn"]:o,a),f=i(h.read(),h,l),m=s&&{...Kt(l,s),...Ut(l,s)},x=T("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},f.parts[0],...m?[m.root]:[],...f.parts.slice(1));u.append(x),d.append(p);let b=()=>{let O=f.glides??(v=>v),g=0,A=()=>{let v=h.read();f.tell(v),m?.tell(v),m?.ask(v),m&&(x.dataset.own=v._own?.kind??"")},$=Bt(O(h.read()),r,(v,z)=>g>0&&f.paint(v,z,g)),y=()=>{let v=Math.round(x.clientWidth);v===g||v===0||(g=v,Xe(d),$.again())},E=Qe(x,f,h.read,v=>{A(),$.go(O(h.read()),v)});h.follow((v,z)=>{x.classList.add("touched"),E(z?.glide??!0)}),A(),y();let k=new ResizeObserver(y);return k.observe(x),f.ahead?.(),()=>{k.disconnect(),$.stop(),h.stop(),m?.stop(),f.stop?.()}},S=async()=>{await f.ready;for(let O;O=f.wants?.(h.read());)await O;return b()};return f.ready?S():b()}}}var Jt=`the a we i and in on to of by up at red big old hot
fox cat dog hen owl bee sun moon sea hill tree key hat tea cup bread
man girl king bird fish boat road door day night saw sat run ran ate met
sang said came went home cold new green little then with not is was like over
`;var H=Jt.trim().split(/\s+/),q=16,en=/[.,;:!?"()“”„«»…]/g;function P(t){let e=t.toLowerCase().replace(en," ").split(/\s+/).filter(Boolean),n=e.slice(0,q),o=new Map(n.filter(i=>H.includes(i)).map(i=>[i,H.indexOf(i)])),a=H.map((i,c)=>c).filter(i=>!n.includes(H[i]));for(let i of n)o.has(i)||o.set(i,a.shift());let r=[...H];o.forEach((i,c)=>r[i]=c);let s=n.map(i=>o.get(i));return{words:n,ids:s,label:r,more:e.length>q}}var[V,B,M,I]=[2,4,48,12],Zt=[["embedding",H.length,M],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,M,M])),["unembedding",M,H.length]],ht=Zt.reduce((t,[,e,n])=>t+e*n,0),ft=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));async function nn(t){let n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(n).arrayBuffer())}function on(t){let e=new Int8Array(t);for(let n=ht;n<e.length;n++)e[n]+=e[n-ht];return e}function Xt(t,e){let[n,o]=[0,0];return Object.fromEntries(Zt.map(([a,r,s])=>{let i=new Float64Array(r*s);for(let c=0;c<i.length;c++)i[c]=Math.fround(t[n+c]*e[o+c%s]);return n+=i.length,o+=s,[a,i]}))}var Qt=t=>new Float32Array(ft(t).buffer),rn=({levels:t,scales:e})=>({params:Xt(new Int8Array(ft(t)),Qt(e))});async function an({levels:t,scales:e}){let n=on(await nn(ft(t))),o=Qt(e),a=new Map;return r=>{let s=a.get(r)??{params:Xt(n.subarray(r*ht),o)};return a.set(r,s),s}}function te(t,e){let n=rn(t.opening),o=t.steps[t.steps.length-1],a={},r={},s=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===o)return n;let p=s(l,d),u=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return a[p]?.(t.steps.indexOf(d)-u)??null},load:(l,d)=>{let p=s(l,d);return r[p]??=e(p).then(an).then(u=>void(a[p]=u)),r[p]},first:t,last:o}}var sn=100,N=(t,e)=>`${t+1}.${e+1}`;function gt(t,e,n,o=M){let a=new Float64Array(e*o);for(let r=0;r<e;r++){let s=a.subarray(r*o,(r+1)*o);for(let i=0;i<M;i++){let c=t[r*M+i];if(c===0)continue;let l=i*o;for(let d=0;d<o;d++)s[d]+=c*n[l+d]}}return a}function ie(t,e){let n=new Float64Array(e*M);for(let o=0;o<e;o++){let a=0;for(let s=0;s<M;s++)a+=t[o*M+s]*t[o*M+s];let r=Math.sqrt(a/M+1e-6);for(let s=0;s<M;s++)n[o*M+s]=t[o*M+s]/r}return n}var ee=Float64Array.from({length:q*M/2},(t,e)=>{let[n,o]=[Math.floor(e/(M/2)),e%(I/2)];return n*sn**(-2*o/I)}),[ne,oe]=[ee.map(Math.cos),ee.map(Math.sin)];function re(t,e){let n=new Float64Array(e*M);for(let o=0;o<e*M;o+=2){let a=t[o],r=t[o+1];n[o]=a*ne[o/2]-r*oe[o/2],n[o+1]=a*oe[o/2]+r*ne[o/2]}return n}function cn(t,e,n,o){let a=c=>Array.from({length:n},(l,d)=>[...c.subarray(d*M+o*I,d*M+(o+1)*I)]),[r,s]=[t,e].map(a),i=new Float64Array(n*n);return r.forEach((c,l)=>{let d=s.slice(0,l+1).map(p=>Ft(c,p));i.set(ct(d,Math.sqrt(I)),l*n)}),i}var tt=(t,e,n,o)=>t.includes(e)||t.includes(`${e}.${n+1}.${o+1}`);function ln({params:t},e,n,o,a){let r=ie(e,n),[s,i,c]=["q","k","v"].map(h=>gt(r,n,t[`layer${o+1}.w_${h}`])),[l,d]=[re(s,n),re(i,n)],p=new Float64Array(n*M),u=Array.from({length:B},(h,f)=>cn(l,d,n,f));return u.forEach((h,f)=>{for(let m=0;m<n;m++)for(let x=0;x<=m;x++)if(!tt(a,N(o,f),m,x))for(let b=f*I;b<(f+1)*I;b++)p[m*M+b]+=h[m*n+x]*c[x*M+b]}),{weights:u,found:p}}function dn({params:t},e,n){let o=t.unembedding.length/M,a=gt(ie(e,n),n,t.unembedding,o);return Array.from({length:n},(r,s)=>ct([...a.subarray(s*o,(s+1)*o)]))}function et(t,e,n=[]){let{params:o}=t,a=e.length,r=new Float64Array(a*M);return e.forEach((i,c)=>r.set(o.embedding.subarray(i*M,(i+1)*M),c*M)),{layers:Array.from({length:V},(i,c)=>{let l=ln(t,r,a,c,n);return gt(l.found,a,o[`layer${c+1}.w_o`]).forEach((d,p)=>r[p]+=d),l}),chances:dn(t,r,a)}}var pn=t=>t.map((e,n)=>n).filter(e=>e+1<t.length&&t.some((n,o)=>o<e&&n===t[e]&&t[o+1]===t[e+1]));function ce(t,e,n){let o=n.filter(r=>lt(t[r])===e[r+1]).length,a=n.reduce((r,s)=>r-Math.log(t[s][e[s+1]]),0);return{right:o,of:n.length,loss:n.length?a/n.length:0}}function un(t,e,n,o){let a=({chances:r})=>ce(r,n,o).loss;return e.layers.map(({weights:r},s)=>r.map((i,c)=>{let l=[N(s,c)];return o.length?a(et(t,n,l))-a(e):null}))}var hn=(t,e)=>t.map((n,o)=>o).filter(n=>n>0&&n<=e&&t[n-1]===t[e]);function fn(t,e,n){let o=e.length,a=r=>r.length?r.reduce((s,i)=>s+i,0)/r.length:null;return t.layers.map(({weights:r},s)=>r.map(i=>a(s===0?e.slice(1).map((c,l)=>i[(l+1)*o+l]):n.map(c=>hn(e,c).reduce((l,d)=>l+i[c*o+d],0)))))}var ae=new WeakMap;function gn(t,e,n){let[o,a]=[String(e),ae.get(t)];if(a?.key===o)return a;let r=et(t,e),s={key:o,run:r,cost:un(t,r,e,n)};return ae.set(t,s),s}function se(t,e,n,o){let a=t.chances.map(lt),r=t.chances.map(s=>Math.max(...s));return{weights:t.layers.map(({weights:s})=>s.map(i=>Array.from(i))),chance:t.chances.map((s,i)=>i+1<e.length?s[e[i+1]]:r[i]),guesses:a.map(s=>n[s]),surety:r,right:a.map((s,i)=>s===e[i+1]),score:ce(t.chances,e,o),looks:fn(t,e,o)}}function le({text:t,cuts:e},n){let{words:o,ids:a,label:r}=P(t),s=pn(a),{run:i,cost:c}=gn(n,a,s),l=se(i,a,r,s),d=e.length?se(et(n,a,e),a,r,s):l;return{words:o,ids:a,copies:s,cost:c,whole:l,...d}}var de=`text.small { font-size: 12.5px; }
text.tiny { font-size: 11.5px; }
text.large { font-size: 19px; font-weight: 600; }
text.word { font-size: 14px; }
text.off { text-decoration: line-through; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-linejoin: round; }
.thread { stroke-opacity: 0.28; } .band0 { stroke-width: 1; } .band1 { stroke-width: 2; } .band2 { stroke-width: 3.2; }
.strand { stroke-linecap: butt; }
.strand.cut { stroke: var(--edge); stroke-dasharray: 3 4; }
.disc { fill: var(--paper); stroke: var(--weight); stroke-width: 1.5; } .disc.off { fill: var(--edge); stroke: var(--edge); }
.sign { stroke-width: 1.8; } .sign.off { stroke: var(--paper); }
.chip.key { fill: var(--paper); }
.track { fill: var(--tint); }
.pale.solid { fill-opacity: 0.35; } text.pale { fill-opacity: 0.75; }
.faint.solid { fill: var(--edge); }
.was { stroke-width: 2; }
rect.tile { fill: var(--tint); } rect.tile.off { fill: var(--paper); stroke: var(--edge); stroke-dasharray: 4 3; }
rect.band { fill: var(--query-wash); }
.pattern.off { fill-opacity: 0.3; }
.slash { stroke-width: 2.5; }
rect.frame { fill: none; stroke: var(--ink); stroke-width: 2; }
.kept { stroke-width: 1; } .penalty { stroke-width: 1; stroke-dasharray: 3 3; }
.output.line { stroke-width: 2.2; }
.knob { stroke: var(--paper); stroke-width: 2; }
`;var ve={};Ce(ve,{crosses:()=>xt,edgePath:()=>ot,followed:()=>X,layout:()=>K,picture:()=>kt,places:()=>$t,stepAt:()=>bt,training:()=>rt,valueAt:()=>ye});var wn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),xn=1.12;var J=new Map;function bn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(wn[a.charCodeAt(0)-32]??556),0);return xn*n/1e3}function G(t,e){return J.size>5e3&&J.clear(),J.has(t)||J.set(t,bn(t)),e*J.get(t)}var he=t=>`${t[0].toLowerCase()}${t.slice(1)}`,C=t=>`\u201C${It(t)}\u201D`,Z=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function mt(t,e,n){let o=t.slice(n*e,n*e+e);return o.indexOf(Math.max(...o))}function kn(t,e){let[n,o,a,r]=t.split(".").map(Number);return r<=a&&a<=e.length?`the edge of ${n}.${o} from ${C(e[a-1])} to ${C(e[r-1])}`:"1 edge"}function $n({cuts:t},e){let[n,o]=[2,4].map(r=>t.filter(s=>s.split(".").length===r));return[...n.length?[`${n.length>1?"heads":"head"} ${Rt(n)}`]:[],...o.length===1?[kn(o[0],e)]:[],...o.length>1?[`${o.length} edges`]:[]].join(" and ")}function yn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var pe=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function vn({heads:[,t],cuts:e},{looks:n,whole:o}){let[a,r]=[n,o.looks].map(([,s])=>s[t-1]??0);return e.includes(`2.${t}`)||r-a<.3?"":` Head 2.${t}\u2019s mean weight on what came next was ${j(r)}, now ${j(a)}.`}function Mn(t,e){let{words:n,weights:o,cost:a,guesses:r,surety:s}=e,[i,c]=t.heads,[l,d]=[n.length,Z(t,e)],p=o[1][c-1],u=mt(p,l,d),h=u>0&&n[u-1]===n[d],f=h&&(a[0][i-1]??0)>.5&&o[0][i-1][u*l+u-1]>.4,m=h?f?`, which head 1.${i} has marked as following ${C(n[d])}`:`, which followed ${C(n[d])} before`:"",x=d===u?"itself":C(n[u]);return`From ${C(n[d])}, head 2.${c} attends most to ${x} (${j(p[d*l+u])})${m}; the guess is ${C(r[d])} (${Q(s[d])}).`}function ue(t,e){let{words:n,guesses:o,surety:a,whole:r}=e,s=Z(t,e);return`After ${C(n[s])} the guess is ${C(o[s])} (${Q(a[s])}), with nothing cut ${C(r.guesses[s])} (${Q(r.surety[s])}).`}function An(t,e){let{score:n,whole:{score:o},copies:a}=e,r=$n(t,e.words);if(!r)return`${a.length?`${pe(n)}. `:""}${Mn(t,e)}`;if(!a.length)return`Without ${r}, ${he(ue(t,e))}`;let s=t.cuts.every(i=>i.split(".").length===4);return`Without ${r}, ${pe(n)}, ${o.right} before${yn(n,o)}. ${s?ue(t,e):`The loss on them goes from ${j(o.loss)} to ${j(n.loss)}.`}${vn(t,e)}`}function Sn({text:t},{copies:e}){let n=P(t).more?`Only the first ${q} words are read. `:"";return e.length?n:`${n}No two words come again in the same order, so there is nothing to copy. `}function fe(t,e,n,o){if(!e.words.length)return"Type a text in which some words come again in the same order.";let a=An(t,e),r=n===o?a:`After ${n} steps of training, ${he(a)}`;return`${Sn(t,e)}${r}`}function On(t){let e=Math.abs(t);return e<.005?"the loss changes by less than 0.01":`the loss ${t<0?"falls":"rises"} by ${j(e)}`}var nt="nothing to copy, so no loss";function ge({cuts:t},{looks:e,cost:n},o,a){let r=`${o+1}.${a+1}`,s=o?"what came next before":"the word before",[i,c]=[e[o][a],n[o][a]],l=[...i===null?[]:[`${j(i)} of its weight on ${s}`],c===null?nt:`alone cut, ${On(c)}`];return`${t.includes(r)?"Restore":"Cut"} head ${r}: ${l.join("; ")}`}var En=960,Tn=.05,zn=Math.log(64),Ln=4.8,me=11,we=[.15,.4,.7];function K(t){let e=Math.min(t,En),n=e<700,o=e<330,a=n?e:Math.min(356,.39*e),r=n?e:e-a-36,s=n?(e-4*70)/3:12,i=n?70:Math.floor((a-3*s)/4),c=n?0:e-a,l=i+50,d=26,p=d+V*l,u=n?24:23,h=n?p+40:44,f=h+q*u,m=n?f+28:p+26,x=n?m+70:f-18,b=o?56:n?62:84,S=o?50:n?62:Math.min(112,.2*r),O=S+b+S+(n?16:34);return{laid:e,zoom:t/e,narrow:n,panel:a,panelLeft:c,wide:r,gap:s,tile:i,block:l,tilesTop:d,row:u,top:h,bottom:f,curveTop:m,curveBottom:x,word:b,lane:S,bars:O,bar:o?34:n?44:Math.min(84,r-O-64),least:o,wordLeft:S,height:(n?x:f)+22}}var wt=({top:t,row:e},n)=>t+(n+.5)*e,ke=({panelLeft:t,tile:e,gap:n,tilesTop:o,block:a},r,s)=>({x:t+s*(e+n),y:o+r*a+20});function ot(t,e,n,o){let[a,r]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[s,i]=[wt(t,n),wt(t,o)],c=n===o?.12:.2+.8*((n-o)/(q-1))**.7,l=r*(t.lane-12)*c,d=(a+4/3*l).toFixed(1),[p,u]=(n===o?[s-5,s+5]:[s,i]).map(f=>f.toFixed(1));return{d:`M${a} ${p}C${d} ${p} ${d} ${u} ${a} ${u}`,x:a+l,y:(s+i)/2}}function X(t,e){let n=Z(t,e);return[mt(e.weights[1][t.heads[1]-1],e.words.length,n),n]}function jn(t,e,n,o){let[a,r]=[e.words.length,t.heads[o]-1],[s,i]=[X(t,e)[o],e.weights[o][r]],c=we.map(()=>"");for(let l=0;l<a;l++)for(let d=0;d<=l;d++){let p=we.findLastIndex(u=>i[l*a+d]>=u);p<0||l===d||l===s||tt(t.cuts,N(o,r),l,d)||(c[p]+=ot(n,o,l,d).d)}return c.map((l,d)=>w.path(`threads ${o} ${d}`,`weight line thread band${d}`,l))}function $e(t,e,n){let[o,a]=[e.words.length,t.heads[n]-1],[r,s]=[N(n,a),e.weights[n][a]],i=X(t,e)[n],c=s.map((p,u)=>{let[h,f]=[Math.floor(u/o),u%o];return{i:h,j:f,weight:p,cut:tt(t.cuts,r,h,f)}}),l=c.filter(({i:p,j:u,weight:h})=>p===i&&u<=p&&h>=Tn).sort((p,u)=>u.weight-p.weight);return[...c.filter(({i:p,j:u})=>t.cuts.includes(`${r}.${p+1}.${u+1}`)).filter(p=>!l.includes(p)),...l]}function _n(t,e,n,o){return $e(t,e,o).map(({i:a,j:r,weight:s,cut:i})=>w.path(`edge ${o} ${a} ${r}`,`weight line strand${i?" cut":""}`,ot(n,o,a,r).d,{"stroke-width":Math.max(9*s,i?1.5:0).toFixed(2)}))}function xt(t,e,n){return(e.words.length?[0,1]:[]).flatMap(a=>{if(t.cuts.includes(`${a+1}.${t.heads[a]}`))return[];let r=$e(t,e,a),s=r.filter(({weight:c,cut:l})=>c>=.1&&!l).slice(0,2),i=[];for(let c of[...r.filter(({cut:l})=>l),...s]){let{x:l,y:d}=ot(n,a,c.i,c.j),p=`cross ${a} ${c.i} ${c.j}`;i.every(h=>Math.hypot(h.x-l,h.y-d)>=25)&&i.push({id:p,x:l,y:d,layer:a,...c})}return i})}var Nn=(t,e,n)=>xt(t,e,n).flatMap(({id:o,x:a,y:r,cut:s})=>[w.circle(`${o} disc`,`weight disc${s?" off":""}`,[a,r,8.5]),w.path(`${o} sign`,`weight line sign${s?" off":""}`,`M${(a-3).toFixed(1)} ${(r-3).toFixed(1)}l6 6m0 -6l-6 6`)]);function xe(t,e,n){if(G(t,n)<=e)return t;let o=t.length-1;for(;o>1&&G(`${t.slice(0,o)}\u2026`,n)>e;)o--;return`${t.slice(0,o)}\u2026`}function Cn(t,e,n){let{words:o,copies:a,chance:r,whole:s,guesses:i,right:c}=e,{row:l,word:d,wordLeft:p,bars:u,bar:h,wide:f,narrow:m}=n,[x,b]=o.length?X(t,e):[-1,-1],S=m?14.5:15;return o.flatMap((O,g)=>{let A=wt(n,g),[$,y]=g===b?["query solid","paper"]:g===x?["key ring","key"]:["paper","ink"],[E,k]=[a.includes(g),g===o.length-1],v=k||E&&c[g],z=k?"ink":v?"output":"soft",R=k?"ink":E?"output":"faint",U=u+h*s.chance[g],at=(ze,Le,je,_e)=>w.text(`${ze} ${g}`,Le,[je,A+4.5],_e),Te=xe(i[g],f-u-h-10,S);return[w.rect(`word ${g}`,`${$} chip`,[p,A-l/2+1,d,l-2],{rx:5}),at("text",`${y} word`,p+d/2,xe(o[g],d-4,S)),w.rect(`track ${g}`,"track",[u,A-4,h,8]),w.rect(`chance ${g}`,`${R} solid`,[u,A-4,h*r[g],8]),...t.cuts.length&&(E||k)?[w.line(`was ${g}`,"ink line was",[U,A-7,U,A+7])]:[],...E?[at("verdict",`${c[g]?"output":"soft"} strong`,u-9,c[g]?"\u2713":"\xD7")]:[],at("guess",`${z} start word${v?" strong":""}`,u+h+8,Te)]})}var Dn=t=>["chance, guess; tick: with nothing cut","tick: with nothing cut","tick: uncut"].find(e=>G(e,12.5)<=t)??"";function qn({heads:t,cuts:e},n){let{top:o,wordLeft:a,word:r,bars:s,wide:i,narrow:c,least:l}=n,d=(u,h,f,m)=>{let x=N(m,t[m]-1),b=e.some(O=>`${O}.`.startsWith(`${x}.`)),S=`weight strong ${c?"small ":""}${h}${e.includes(x)?" off":""}`;return[w.text(`${u} name`,S,[f,o-22],`${l?"":"head "}${x}`),w.text(`${u} note`,`soft small ${h}`,[f,o-7],b?"cut":"looks at")]},p=e.length?Dn(i-s):i-s<260?"chance, guess":"its chance, and the model\u2019s guess";return[...d("first","end",a-(c?1:4),0),...d("second","start",a+r+4,1),w.text("text name","ink strong",[a+r/2,o-22],"text"),w.text("next name","ink strong start",[s,o-22],"next word"),w.text("next note","soft small start",[s,o-7],p)]}function Fn(t,e,n,{x:o,y:a}){let r=n/Math.max(e,4),s="";return t.forEach((i,c)=>{let l=r*Math.sqrt(i);if(l<.6)return;let[d,p]=[o+(c%e+.5)*r,a+(Math.floor(c/e)+.5)*r],[u,h,f]=[d-l/2,p-l/2,l].map(m=>m.toFixed(2));s+=`M${u} ${h}h${f}v${f}h-${f}z`}),s}var Hn=t=>`${t<-.005?"":"+"}${j(Math.abs(t)<.005?0:t)}`;function Bn(t,e,n,o,a){let{tile:r,narrow:s}=n,i=N(o,a),{x:c,y:l}=ke(n,o,a),d=e.words.length,p=[c,l,r,r],u=t.cuts.includes(i)?" off":"",[h,f]=[d?X(t,e)[o]:0,r/Math.max(d,4)],m=r-(s?34:38),x=(E,k,v,z)=>w.rect(`${E} ${i}`,k,v,z),b=(E,k,v,z,R)=>[...v===null?[]:[x(`${E} track`,"track",[c,z,m,6]),x(`${E} bar`,`${k} solid`,[c,z,m*F(v),6])],w.text(`${E} told ${i}`,`soft tiny end${k.includes("pale")?" pale":""}`,[c+r,z+7],v===null?"\u2013":R())],[S,O]=[e.looks[o][a],e.cost[o][a]],g=`M${c+6} ${l+r-6}L${c+r-6} ${l+20}`,A=Fn(e.weights[o][a],d,r,{x:c,y:l}),$=t.cuts.length?"output pale":"output",y=O===null?null:O/zn;return[x("tile",`tile${u}`,p,{rx:3}),x("band","band",[c,l+h*f,r,d?f:0]),w.path(`pattern ${i}`,`weight solid pattern${u}`,A),w.text(`name ${i}`,"ink strong end small",[c+r-4,l+14],i),...u?[w.path(`slash ${i}`,"ink line slash",g)]:[],...t.heads[o]===a+1?[x("shown","ink frame",p,{rx:3})]:[],...b("look","weight",S,l+r+6,()=>j(S)),...b("cost",$,y,l+r+19,()=>Hn(O))]}var be=`no two words come again: ${nt}`;function In(t,e,n){let{panelLeft:o,panel:a,tilesTop:r,block:s}=n,{right:i,of:c}=e.score,l=c?`${i} of ${c}`:"",d=b=>G(b,12.5),[p,u]=[["on what came next before","loss if cut alone"],["on what came next before","if cut alone"]].find(b=>54+d(b[0])+6+d(b[1])<=a)??["on what came next","if cut alone"],h=[0,1].flatMap(b=>{let S=r+b*s+12,O=b?p:"on the word before";return[w.text(`layer ${b}`,"ink strong small start",[o,S],`layer ${b+1}`),w.text(`layer note ${b}`,"weight small start",[o+54,S],O),w.text(`layer cost ${b}`,"output small end",[o+a,S],u),...[0,1,2,3].flatMap(g=>Bn(t,e,n,b,g))]}),f=d(be)+20<=a?be:nt,m=c?"repeated words predicted":f,x=o+(l?G(l,19)+10:0);return[w.text("score","output large start",[o,17],l),w.text("score note","soft small start",[x,15],m),...h]}function rt({steps:t},{panelLeft:e,panel:n,curveTop:o,curveBottom:a}){let r=l=>a-(a-o)*l/Ln,[s,i]=[e+22,e+n-8],c=t[t.length-1];return{x:l=>s+(i-s)*l/c,y:r,low:s,high:i}}function bt(t,e,n){let o=K(e),{x:a}=rt(t,o),r=t.steps.map(s=>Math.abs(a(s)-n/o.zoom));return t.steps[r.indexOf(Math.min(...r))]}function ye(t,e,n){let o=Math.max(0,t.findLastIndex(a=>a<=n));return o===t.length-1?e[o]:e[o]+(n-t[o])/(t[o+1]-t[o])*(e[o+1]-e[o])}function Rn({state:t,first:e,at:n},o){let{step:a,repeated:r,other:s}=e.curves[t.kind],{x:i,y:c,low:l,high:d}=rt(e,o),{curveTop:p,curveBottom:u,panelLeft:h}=o,f=k=>jt(k.map((v,z)=>[i(a[z]),c(v)])),[m,x]=[i(n),ye(a,r,n)],b=m>(l+d)/2,S=i(e.priced_from),[O,g]=[r,s].map(k=>c(k[k.length-1])),A=[S,p,S,u],$=(k,v,z,R)=>w.text(`${k} told`,`${v} tiny end halo`,z,R),y=t.kind==="priced",E=e.steps.map(k=>`M${i(k).toFixed(1)} ${u}v4`).join("");return[w.text("training name","ink strong small start",[h,p-10],"training"),w.text("training note","soft small start",[h+62,p-10],"loss on other texts"),...[0,2,4].flatMap(k=>[w.line(`loss rule ${k}`,"rule",[l,c(k),d,c(k)]),w.text(`loss ${k}`,"soft tiny end",[l-5,c(k)+4],String(k))]),w.path("kept","soft line kept",E),...y?[w.line("penalty","soft line penalty",A)]:[],w.path("other","soft line",f(s)),w.path("repeated","output line",f(r)),w.line("head","ink line",[m,p-4,m,u+4]),...y?[$("penalty","soft",[S-5,u-6],"penalty from here")]:[],$("other","soft",[d-me,g+14],"new words"),$("repeated","output",[d-me,O+15<=u-4?O+15:O-8],"repeated words"),w.circle("knob","ink solid knob",[m,c(x),6.5]),w.text("step told",`ink strong small ${b?"end":"start"}`,[m+(b?6:-6),u+17],`step ${Math.round(n)}`)]}function kt(t,e){let{state:n,width:o}=e,a=K(o),r=t.words.length?[0,1]:[];return{width:a.laid,height:a.height,marks:[...In(n,t,a),...qn(n,a),...r.flatMap(s=>jn(n,t,a,s)),...r.flatMap(s=>_n(n,t,a,s)),...Cn(n,t,a),...Nn(n,t,a),...Rn(e,a)]}}function $t(t,{state:e,first:n,width:o}){let a=K(o),{tile:r,row:s,word:i,wordLeft:c,lane:l,top:d,panelLeft:p,curveTop:u,curveBottom:h}=a,f=Array.from({length:V*B},($,y)=>{let[E,k]=[Math.floor(y/B),y%B],{x:v,y:z}=ke(a,E,k);return{id:`tile ${E} ${k}`,x:v,y:z,width:r,height:r+26,label:ge(e,t,E,k),aria:{pressed:e.cuts.includes(N(E,k))}}}),m=Z(e,t),x=[0,1].map($=>({id:`lane ${$}`,x:$?c+i+2:0,y:d-38,width:l+4,height:36,label:`Show the next head of layer ${$+1}; now head ${$+1}.${e.heads[$]}`})),b=t.words.map(($,y)=>({id:`word ${y}`,x:c,y:d+y*s,width:i,height:s,label:`${$}, place ${y+1}`,tab:y===m?0:-1,aria:{pressed:y===m}})),S=xt(e,t,a).map(({id:$,x:y,y:E,layer:k,i:v,j:z,weight:R,cut:U})=>({id:$,x:y-12.5,y:E-12.5,width:25,height:25,aria:{pressed:U},label:`${U?"Restore":"Cut"} the edge of head ${k+1}.${e.heads[k]} from ${t.words[v]} (${v+1}) to ${t.words[z]} (${z+1}), weight ${j(R)}`})),{high:O}=rt(n,a),g=n.steps.indexOf(e.step),A={id:"training",x:p,y:u-2,width:O+8-p,height:h-u+22,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:n.steps.length-1,valuenow:g,valuetext:`after ${e.step} steps`}};return[...f,...x,...b,...S,A]}var Me=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
.heads-text .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.heads-text input { width: 100%; }
.attn-induction select { text-overflow: ellipsis; }
.heads-controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
.attn-induction .attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
.attn-induction { --apart: 12px; }
.attn-induction .attn-summary { min-height: 2.9em; text-wrap: pretty; }
@container (max-width: 859px) { .attn-induction .attn-summary { min-height: 4.35em; } }
@container (max-width: 699px) {
  .heads-text select { width: 96px; }
  .heads-controls { gap: 8px; justify-content: space-between; }
  .heads-controls .attn-field { flex: 1 0 180px; } /* a line of its own rather than a sliver */
  .heads-controls .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .heads-controls select { flex: 1; }
  .attn-induction { --apart: 8px; }
  .attn-induction text.word { font-size: 13px; }
}
@container (max-width: 430px) { .attn-induction .attn-summary { min-height: 8.4em; font-size: 14px; line-height: 1.4; } } /* six lines */
@media (forced-colors: active) { .attn-induction .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } .thread { stroke-opacity: 0.6; } rect.tile { stroke: var(--edge); } rect.band { fill: none; stroke: var(--query); } }
@media print { .heads-text, .heads-controls, .attn-hint { display: none; } }
`;var Ae=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],L=t=>t.read();function Pn(t){let e=s=>t.change({text:s,place:null,cuts:Gn(t)}),n=0,o=pt({label:"Text",options:[["","your own"],...Ae],onChange:s=>s&&e(s)}),a=T("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(n),n=requestAnimationFrame(()=>e(a.value))}}),r=({text:s})=>{o.set(Ae.some(([i])=>i===s)?s:""),a.value!==s&&(a.value=s)};return{root:D("heads-text",o.root,a),tell:r}}var Gn=t=>L(t).cuts.filter(e=>e.split(".").length===2);function Se(t,e,n={}){let{cuts:o}=L(t),a=o.includes(e)?o.filter(r=>r!==e):[...o,e];t.change({cuts:a,...n},{glide:!0})}function Oe(t,e){let[n,...o]=e.split(" "),a=o.map(Number),[r,s,i]=a,{heads:c}=L(t),l=d=>c.map((p,u)=>u===r?d:p);n==="tile"&&Se(t,N(r,s),{heads:l(s+1)}),n==="cross"&&Se(t,`${r+1}.${c[r]}.${s+1}.${i+1}`),n==="lane"&&t.change({heads:l(c[r]%B+1)},{glide:!0}),n==="word"&&t.change({place:a[0]+1},{glide:!0})}var Ee=(t,{first:e},n,o)=>({state:L(t),first:e,at:n,width:o});function Kn(t,e){let n=s=>s===L(t).step||t.change({step:s},{glide:!0}),o=s=>{let i=u=>{n(bt(e().first,r.width(),Et(r.root,u)[0]))};Tt(s,u=>(i(u),i));let c=u=>()=>{let{steps:h}=e().first;return h[F(h.indexOf(L(t).step)+u,0,h.length-1)]},[l,d]=[c(1),c(-1)];ut(s,{...{ArrowRight:l,ArrowUp:l,ArrowLeft:d,ArrowDown:d},Home:c(-999),End:c(999)},n)},r=Nt("",(s,i)=>{let{id:c}=i();if(c==="training")return o(s);if(s.addEventListener("click",()=>Oe(t,c)),!c.startsWith("word"))return;let l=p=>()=>F(Number(c.slice(5))+p,0,P(L(t).text).words.length-1),d={ArrowDown:l(1),ArrowUp:l(-1),Home:l(-99),End:l(99)};ut(s,d,p=>{Oe(t,`word ${p}`),r.focus(`word ${p}`)})},(s,i)=>$t(i,Ee(t,e(),L(t).step,s)),{zoom:s=>K(s).zoom});return r}function Un(t){let e=pt({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:r=>t.change({kind:r},{glide:!0})}),{root:n}=Y("Restore all",()=>L(t).cuts.length&&t.change({cuts:[]},{glide:!0})),o=D("attn-row",n,Y("Reset",t.reset).root),a=r=>{e.set(r.kind),_(n,"aria-disabled",String(r.cuts.length===0))};return{root:D("heads-controls",o,e.root),tell:a}}function Yn(t,e,n){let o=null,a=null,r=null,s=null,[i,c,l]=[Un(e),Pn(e),Pt()],d=Kn(e,()=>o),p=Wt("Cut a head. Then drag the training back."),u=({kind:g,step:A})=>o?.load(g,A).then(b),h=g=>{let A=o?.get(g.kind,g.step);A?a={kind:g.kind,step:g.step,checkpoint:A}:u(g);let $=JSON.stringify([g.text,g.cuts]),{checkpoint:y}=a;return(r?.key!==$||r.own!==y)&&(r={key:$,own:y,result:le(g,y)}),r.result},f=g=>{if(!o)return;let A=h(g),{step:$}=a,y=$!==g.step||a?.kind!==g.kind;c.tell(g),i.tell(g),d.tell(A),l.set((y?"This checkpoint is still on its way. ":"")+fe(g,A,$,o.last))},m=g=>{let{weights:A,chance:$,cost:y,looks:E}=h(g);return{at:g.step,weights:A,chance:$,cost:y,looks:E}},x=(g,A,$)=>{if(!o)return;s=g;let y=h(L(e)),k=y.weights[0][0].length===g.weights[0][0].length?{...y,...g}:y;d.paint(kt(k,Ee(e,o,g.at,$)),$)},b=()=>{f(L(e)),s&&x(m(L(e)),0,d.width())},S=it(n,"induction").then(async g=>{o=te(g,y=>it(n,`induction.${y}`));let{kind:A,step:$}=L(e);o.get(A,$)||await o.load(A,$)}),O=()=>void(o&&u(L(e)));for(let g of["pointerenter","focusin"])d.root.addEventListener(g,O,{once:!0});return{parts:[p,c.root,d.root,i.root,l.root],tell:f,ready:S,glides:m,paint:x,stop:l.stop}}var dr=Vt({name:"induction",label:"Live figure: a transformer that copies, to be broken",style:de+Me,controls:["text","cuts","kind","step","heads","place"],ms:220,build:Yn});export{le as compute,dr as default,fe as describe,et as forward,te as library,P as read,ve as scene};
