// Joined by `make figures` from src/pretrained and src/kit: change those, not this.
var _e=Object.defineProperty;var Ne=(t,e)=>{for(var o in e)_e(t,o,{get:e[o],enumerable:!0})};var We="http://www.w3.org/2000/svg",Pe=0,je=Math.random().toString(36).slice(2,8),Tt=t=>`attn-${je}-${t}-${++Pe}`;function Lt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var z=(t,e={},...o)=>Lt(document.createElement(t),e,o),D=(t,...e)=>z("div",{class:t},...e),Ie=(t,e={},...o)=>Lt(document.createElementNS(We,t),e,o),Ot=()=>Ie("svg",{class:"scene","aria-hidden":"true"}),Ct=(t,e,...o)=>z("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...o);function j(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var De=t=>Math.round(t*10)/10,Ht=new WeakMap;function _t(t){let e=D("attn-hits"),o=new Map,n=s=>{let a=s.slider?z("div",{role:"slider",tabindex:0}):z("button",{type:"button"}),l={node:a,hit:s};return o.set(s.id,l),a.dataset.id=s.id,t(a,()=>l.hit),l};return{root:e,set:(s,a=1)=>{let l=new Set(s.map(({id:i})=>i));for(let[i,{node:c}]of o)l.has(i)||(c.remove(),o.delete(i));s.forEach((i,c)=>{let p=o.get(i.id)??n(i);Re(p.node,p.hit=i,a),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function Re(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:l={},tab:i=0,lang:c},p){let[u,d,f,h]=[e,o,n,r].map(m=>De(p*m)),b=`left:${u}px;top:${d}px;width:${f}px;height:${h}px`;Ht.get(t)!==b&&(t.style.cssText=b,Ht.set(t,b)),T(t,"class",`attn-hit ${a}`.trim()),T(t,"aria-label",s),T(t,"tabindex",i),c&&T(t,"lang",c);for(let[m,g]of Object.entries(l))T(t,`aria-${m}`,String(g))}var Wt="http://www.w3.org/2000/svg",Fe=t=>Math.round(t*10)/10+0;function W(t,e,o,n,r){let s={};for(let a in n){let l=n[a];s[a]=typeof l=="number"?Fe(l):l}return{id:t,shape:e,role:o,at:s,...r===void 0?{}:{text:r}}}W.line=(t,e,[o,n,r,s],a)=>W(t,"line",e,{x1:o,y1:n,x2:r,y2:s,...a});W.rect=(t,e,[o,n,r,s],a)=>W(t,"rect",e,{x:o,y:n,width:r,height:s,...a});W.circle=(t,e,[o,n,r],s)=>W(t,"circle",e,{cx:o,cy:n,r,...s});W.path=(t,e,o,n)=>W(t,"path",e,{d:o,...n});W.text=(t,e,[o,n],r,s)=>W(t,"text",e,{x:o,y:n,...s},r);var Pt=(t,e,o,n)=>({...W(t,"text",e,o),runs:n}),Nt=new WeakMap;function Be(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&o.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||o.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(Ve)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var Ue=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Ve(t){let e=document.createElementNS(Wt,"tspan");for(let[o,n]of Object.entries(Ue(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function jt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=Nt.get(t)??new Map;Nt.set(t,s);let a=new Map(n.map(i=>[i.id,i]));for(let[i,{node:c,shape:p}]of s)a.get(i)?.shape!==p&&(c.remove(),s.delete(i));let l=t.firstChild;for(let i of n){let c=s.get(i.id);if(!c){let p=document.createElementNS(Wt,i.shape);p.setAttribute("data-id",i.id),c={node:p,shape:i.shape,role:"",at:{},text:""},s.set(i.id,c)}Be(c,i),l===c.node?l=c.node.nextSibling:t.insertBefore(c.node,l)}}function It(t,e,o,{label:n,zoom:r=()=>1}={}){let s=Ot(),a=_t(e),l=Ct(n,t,s,a.root),i=700,c=[],p=()=>a.set(o(i,...c),r(i));return{root:l,image:s,room:()=>Math.round(l.clientWidth),focus:a.focus,width:()=>i,tell:(...u)=>{c=u,p()},paint:(u,d)=>{d!==i&&(i=d,p()),jt(s,u)}}}function Dt(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=s=>{s?.data===e&&(t.off("msg:custom",r),n(s.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var Rt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Ft=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Bt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var Je=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);var wt=t=>t[0].map((e,o)=>t.map(n=>n[o]));function xt(t,e){let o=wt(e);return t.map(n=>o.map(r=>Je(n,r)))}function Ut(t,e=1,o=null){let n=l=>o===null||o[l],r=Math.max(...t.filter((l,i)=>n(i))),s=t.map((l,i)=>n(i)?Math.exp((l-r)/e):0),a=s.reduce((l,i)=>l+i,0);return a>0?s.map(l=>l/a):s}var K=t=>t.indexOf(Math.max(...t)),_=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Vt=200,bt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,yt=t=>t*t*(3-2*t);function Q(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>Q(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,Q(t[r],s,o)]);return Object.fromEntries(n)}return e}function Yt(t,e,o){let[n,r,s,a,l,i]=[t,t,t,0,0,0],c=!1,p=u=>{let d=_(u-l,0,64);if(l=u,c){let h=_((u-a)/e);n=Q(r,s,yt(h)),c=h<1}let f=o(n,d);i=c||f?requestAnimationFrame(p):0};return{go(u,d){if(bt()){[n,s,c]=[u,u,!1],o(n,1/0);return}[r,s,a,c]=[n,u,performance.now(),d],d||(n=u,o(n,0)),i||([l,i]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(i)}}function L(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Z(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Gt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function tt(t,e,o=null){let r=z("button",{type:"button",class:"attn-button","aria-label":o,onclick:e},t);return{root:r,set:s=>T(r,"aria-pressed",String(s))}}var Zt=(...t)=>z("p",{class:"attn-hint"},...t);function Jt({label:t,min:e,max:o,step:n,onInput:r,text:s=L,zero:a=e,...l}){let{read:i=x=>x,write:c=x=>x}=l,p=Tt("slider"),u=z("span",{class:"attn-number","aria-hidden":"true"}),f=z("input",{type:"range",id:p,min:e,max:o,step:n,oninput:()=>r(i(f.valueAsNumber))}),h=D("attn-slider",z("label",{for:p},t),f,u),b=o,m=x=>Math.min(1,Math.max(0,(x-e)/(b-e)));return{root:h,input:f,set:(x,y=!0)=>{let $=c(x);f.valueAsNumber!==$&&(f.value=$),f.style.setProperty("--from",m(Math.min(a,$))),f.style.setProperty("--to",m(Math.max(a,$))),f.disabled=!y,j(u,s(x)),T(f,"aria-valuetext",s(x))},limit:x=>T(f,"max",b=x)}}function Xt(t=700){let e=z("p",{class:"attn-summary"}),o=z("span",{class:"attn-hidden",role:"status"}),n,r=(s,a=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>j(o,a),t)),j(e,s)};return{root:z("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function lt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",s=>{let a=r[s.key]?.(s);a===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),o(a))})}var Xe=0,Kt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Qt(t,e){let[o,n,r]=[!1,0,""],s={},a=i=>{s=i;let c=i._own;if(c?.turn!==n&&([n,o]=[c?.turn,!1]),o)return;let p=c?.name?e(i,c.kind):null,u=p?JSON.stringify([c,p]):"";u!==r&&([r,o]=[u,p!==null],p&&t.send({own:{...p,name:c.name,turn:++Xe}}))},l=()=>{o=!1,a(s)};return t.on("change:_drawn",l),{ask:a,stop:()=>t.off("change:_drawn",l)}}function Ke(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:r,note:s,weights:a,mask:l}=Kt(t),i=!!(a??l);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:r?`Your ${r} The picture is ${i?"its last good one":"the book\u2019s"}.`:i?`Drawn by your ${o}. ${s??""}`.trim():`Your ${o} is called \u2026`}function te(t,e){let o=z("span",{role:"status"}),n=tt("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=D("attn-own",o,n.root);return{root:r,tell:a=>{let l=Ke(a,e);r.hidden=l==="",r.classList.toggle("fault",!!Kt(a).fault),j(o,l)}}}function ee(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(u=>[u,t.get(u)])),l=u=>{if(s)return;let d=a();r.forEach(f=>f(d,u))},i=()=>l(null);e.forEach(u=>t.on(`change:${u}`,i));let c=(u,{glide:d=!1}={})=>{s=!0;for(let[f,h]of Object.entries(u))t.set(f,h);s=!1,l({glide:d}),t.save_changes()},p=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in u).map(d=>[d,u[d]]))};return{read:a,change:c,reset:()=>c(p(),{glide:!0}),follow:u=>void r.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,i))}}function Qe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function to(t,e,o,n){let[r,s]=[0,!1],a=i=>{if(i!==s){s=i,t.classList.toggle("loading",i);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",i)}},l=i=>{let c=++r,p=e.wants?.(o())??null;if(a(p!==null),p===null)return n(i);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&l(i),()=>c===r&&e.say?.(u))};return l}function oe({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=Vt,asks:a,build:l}){return{render:({model:c,el:p})=>{let u=z("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=u.attachShadow({mode:"open"});d.append(z("style",{},[Rt,Ft,Bt,o].join(`
`)));let f=ee(c,a?[...n,"_own","_drawn"]:n,r),h=l(f.read(),f,c),b=a&&{...Qt(c,a),...te(c,a)},m=z("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:a&&-1},h.parts[0],...b?[b.root]:[],...h.parts.slice(1));d.append(m),p.append(u);let g=()=>{let x=h.glides??(q=>q),y=0,$=()=>{let q=f.read();h.tell(q),b?.tell(q),b?.ask(q),b&&(m.dataset.own=q._own?.kind??"")},v=Yt(x(f.read()),s,(q,F)=>y>0&&h.paint(q,F,y)),M=()=>{let q=Math.round(m.clientWidth);q===y||q===0||(y=q,Qe(p),v.again())},E=to(m,h,f.read,q=>{$(),v.go(x(f.read()),q)});f.follow((q,F)=>{m.classList.add("touched"),E(F?.glide??!0)}),$(),M();let C=new ResizeObserver(M);return C.observe(m),h.ahead?.(),()=>{C.disconnect(),v.stop(),f.stop(),b?.stop(),h.stop?.()}},w=async()=>{await h.ready;for(let x;x=h.wants?.(f.read());)await x;return g()};return h.ready?w():g()}}}var eo=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function ne(t,e,{glide:o=!1}={}){let n=0,r=0,s=null,a=()=>{cancelAnimationFrame(n),s=null,r=0},l=p=>{s=p,t.change(p,{glide:o})};return{play:(p,u=e)=>{a();let d=p.length-1;if(bt())return l(p[d]);let f=performance.now(),h=0,b=m=>{let g=Math.min(d,Math.floor(d*(m-f)/u));s&&g>h&&(r=d-g,l(p[h=g])),s&&h<d&&(n=requestAnimationFrame(b))};r=d,l(p[0]),n=requestAnimationFrame(b)},stop:a,tell:p=>{s&&Object.entries(s).some(([u,d])=>!eo(p[u],d))&&a()},playing:()=>r>0}}var se=12,R=32,oo=2048,no="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",ro=new Map([...no].map((t,e)=>[t,e])),re=t=>ro.get(t);function so({step:t,numbers:e},o){let n=0,r=()=>64*re(e[n++])+re(e[n++])-oo,s=(a,l)=>Array.from({length:a},l);return s(se,(a,l)=>s(o,()=>s(R,()=>r()*t[l])))}function ao(t,e,o){let n=xt(t,wt(e)),r=n.map(s=>Ut(s,Math.sqrt(R)));return{q:t,k:e,v:o,scores:n,weights:r,output:xt(r,o)}}function io({scores:t,weights:e,v:o,output:n},r){return{scores:t[r],scaled:t[r].map(s=>s/Math.sqrt(R)),weights:e[r],weighted:e[r].map((s,a)=>o[a].map(l=>s*l)),output:n[r]}}function co({q:t,k:e},o,n){let r=t[o].map((a,l)=>a*e[n][l]),s=[0];for(let a of r)s.push(s[s.length-1]+a);return{q:t[o],k:e[n],products:r,sums:s}}function ae(t){let e=t.tokens.length,o=t.layers.map(({query:a,key:l,value:i})=>{let[c,p,u]=[a,l,i].map(d=>so(d,e));return c.map((d,f)=>ao(c[f],p[f],u[f]))}),n=o.map(a=>a.map(({weights:l})=>l)),r="",s=null;return({layer:a,head:l,query:i,key:c})=>{let p=`${a} ${l} ${i} ${c}`;if(p===r)return s;r=p;let u=o[a][l],[d,f]=[t.stream[a][i],t.shares[a][i]],[h,b]=[io(u,i),co(u,i,c)],m=R*e*e*se*t.layers.length;return s={...u,tokens:t.tokens,text:t.text,all:n,stream:d,shares:f,row:h,pair:b,count:m}}}var qt={};Ne(qt,{LAST:()=>U,PARTS:()=>et,places:()=>zt,plan:()=>pt,zoomed:()=>Mt});var et=["layer","head","query","key","number"],U=et.length,N=(t,e,o)=>_((t-e)/(o-e)),O=(t,e,o,n,r)=>Math.min(N(t,e,o),1-N(t,n,r)),A=(t,e,o,n)=>({x:t,y:e,w:o,h:n}),ot=(t,e)=>Array.from({length:t},(o,n)=>e(n));function lo(t,e){let[o,n]=e?[84,12]:[128,26],r=e?8:26,s=(t-o-n-2*r)/3,a=e?140:150,l=e?[46,262]:[32,224];return{left:o,layers:ot(6,i=>A(o+i%3*(s+r),l[i<3?0:1],s,a))}}function po(t,e,o){let n=e?A(52,28,t*.55,212):A(112,30,t*.5,222),r=n.x+n.w,s=e?A(r+20,28,t-r-30,212):A(r+t*.1,48,t*.085,190),a=s.x+s.w,l=e?[[n.x+6,r-8],[s.x+4,a-4]]:[[n.x-12,r+18],[s.x-22,a+14]],i=e?{top:330,step:12.4,left:50}:{top:274,step:12.3,left:92},c=e?{across:13,left:1,down:16}:{across:24,left:2,down:15},[p,u]=[n.w/(4*c.across),n.h/(3*c.down)],d=ot(12,f=>A(n.x+(f%4*c.across+c.left)*p,n.y+(Math.floor(f/4)*c.down+3)*u,o*p,o*u));return{attention:n,forward:s,taps:l,strand:i,pixels:c,tiles:d}}function uo(t,e,o,n){let[r,s]=n?[55,4]:[76,12],a=n?t-2*46-r-3*s:252,l=n?44:Math.min(170,(t-r-a-3*s-30)/2),i=n?250:242,c=Math.max(0,(t-r-2*l-a-3*s-(n?0:24))/2)+r,[p,u]=[e-i-(n?34:22),n?62:70],d=A(c+l+s,p,a,i),f=d.x+a+(n?s:2*s+12);return{matrix:d,cell:[a/o,i/o],queries:A(c,p,l,i),keys:A(d.x,p-s-u,a,u),values:A(f,p-s-u,l,u),outputs:A(f,p,l,i)}}function fo(t,e,o,n){let r=n?A(2,76,t-52,e-80):A(112,40,t-112-128,e-46),s=n?[120,240]:[112,238],a=n?[278,e-16]:[256,e-16],l=r.w/o,i=ot(o,c=>A(r.x+c*l,r.y,l,r.h));return{band:r,lane:l,lanes:i,bars:s,shares:s[1]+(n?15:13),values:a}}function ho(t,e,o){let n=o?A(6,8,t-12,e-66):A(118,8,t-118-128,e-20),r=n.w/R;return{across:n,column:r,columns:ot(R,s=>A(n.x+s*r,n.y,r,n.h)),rows:o?[{y:72,up:34},{y:164,up:34}]:[{y:62,up:42},{y:166,up:42}],sums:o?[232,e-72]:[236,e-24]}}function pt(t,e){let o=t<760,[n,r]=[t,o?460:400],[s,a]=[lo(n,o),po(n,o,e)],l=uo(n,r,e,o),[i,c]=[fo(n,r,e,o),ho(n,r,o)],{matrix:p,cell:u}=l,d=(h,b)=>{let[m,g]=[h.w*n/b.w,h.h*r/b.h];return A(h.x-b.x*m/n,h.y-b.y*g/r,m,g)},f=h=>A(p.x,p.y+h*u[1],p.w,u[1]);return{narrow:o,W:n,H:r,n:e,model:s,block:a,head:l,row:i,score:c,slots:{layer:s.layers,head:a.tiles.map(h=>d(h,p)),query:ot(e,h=>d(f(h),i.band)),key:i.lanes,number:c.columns}}}var ce=(t,e)=>et.map(o=>{let[n,r]=[t.slots[o],e[o]];return Q(n[Math.floor(r)],n[Math.ceil(r)],r%1)});function J({W:t,H:e},o){let n=a=>o.x+a*o.w/t,r=a=>o.y+a*o.h/e;return{frame:o,x:n,y:r,box:a=>A(n(a.x),r(a.y),a.w*o.w/t,a.h*o.h/e)}}function ie(t,e,o,n){let r=t/o;return Math.abs(r-1)<1e-6?[-e*n,t]:[e*r/(r-1)*(1-r**n),t*r**n]}function le(t,e,o){let n=Math.min(Math.floor(o),U-1),[r,s]=ie(t.W,e[n].x,e[n].w,o-n),[a,l]=ie(t.H,e[n].y,e[n].h,o-n),i=[];i[n]=A(r,a,s,l);for(let c=n-1;c>=0;c--){let[p,u]=[i[c+1],e[c]],[d,f]=[p.w*t.W/u.w,p.h*t.H/u.h];i[c]=A(p.x-u.x*d/t.W,p.y-u.y*f/t.H,d,f)}for(let c=n;c<U;c++)i[c+1]=J(t,i[c]).box(e[c]);return i}var mo={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},go=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),wo=t=>~t.reduce((e,o)=>go[(e^o)&255]^e>>>8,-1)>>>0,rt=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function nt(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...rt(e.length),...o,...rt(wo(o))]}var xo=t=>_(Math.round(128+127*t),0,255);function bo(t){let[e,o]=[1,0];for(let s of t)o=(o+(e=(e+s)%65521))%65521;let n=[t.length&255,t.length>>8];return[...[120,1,1,...n,~n[0]&255,~n[1]&255],...t,...rt((o<<16|e)>>>0)]}var pe=Array.from({length:256},(t,e)=>e-128),ue=t=>[...nt("PLTE",pe.flatMap(e=>mo[t][e<0?"below":"above"])),...nt("tRNS",pe.map(e=>Math.min(255,2*Math.abs(e))))],yo={signed:ue("signed"),weight:ue("weight")},de=new WeakMap;function I(t,e,o=1,n="signed"){let r=de.get(t)??new Map;de.set(t,r);let s=`${e} ${o} ${n}`;return r.has(s)||r.set(s,ko(t,e,o,n)),r.get(s)}function ko(t,e,o,n){let r=t.length/e,s=[];for(let c=0;c<r;c++){s.push(0);for(let p=0;p<e;p++)s.push(xo(t[c*e+p]/o))}let i=[137,80,78,71,13,10,26,10,...[...nt("IHDR",[...rt(e),...rt(r),8,3,0,0,0]),...yo[n],...nt("IDAT",bo(s)),...nt("IEND",[])]];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var fe=new WeakMap,$o=t=>t;function V(t,e=!1,o=$o){let n=fe.get(t)??{};fe.set(t,n);let r=()=>e?t[0].map((s,a)=>t.map(l=>l[a])):t;return n[`${e} ${o.name}`]??=r().flat().map(o)}var X=t=>Math.max(...V(t).map(Math.abs)),he=new WeakMap;function me(t,{across:e,left:o,down:n}){let r=he.get(t)??new Map;he.set(t,r);let s=`${e} ${n}`;if(!r.has(s)){let a=Array(12*e*n).fill(0);t.forEach((l,i)=>l.forEach((c,p)=>c.forEach((u,d)=>{let f=i%4*e+o+d;a[(Math.floor(i/4)*n+3+p)*4*e+f]=Math.sqrt(u)}))),r.set(s,I(a,4*e,1,"weight"))}return r.get(s)}function ge(t){let{p:e,z:o,ink:n,numbers:r}=t,{q:s,k:a,v:l,weights:i,output:c}=r,p=r.tokens.length,d=Object.fromEntries(["matrix","queries","keys","values","outputs"].map(g=>[g,t.on(2).box(e.head[g])])),f=I(V(i,!1,Math.sqrt),p,1,"weight");n.faint(O(o,1.5,1.8,2.5,2.9)).box("weights bed","tint",d.matrix,0),n.faint(O(o,1.3,1.6,2.55,2.95)).image("weights",f,d.matrix);let h=n.faint(O(o,1.35,1.75,2.25,2.7)),[b,m]=[Math.max(X(s),X(a)),X(l)];h.image("queries",I(V(s),32,b),d.queries),h.image("keys",I(V(a,!0),p,b),d.keys),h.image("values",I(V(l),32,m),d.values),h.image("outputs",I(V(c),32,m),d.outputs);for(let g of["query","key","value","output"]){let w=g==="query"?"queries":`${g}s`;h.box(`${w} edge`,`${g} edge`,d[w],0)}Mo(t,d),vo(t,d)}function vo({z:t,ink:e,numbers:o,state:n},{matrix:r,queries:s,keys:a,outputs:l}){let i=o.tokens.length,c=e.faint(O(t,1.5,1.8,2.25,2.6)),p=d=>({x:d.x,y:d.y+n.query*d.h/i,w:d.w,h:d.h/i}),u={x:a.x+n.key*a.w/i,y:a.y,w:a.w/i,h:a.h};c.box("own query","query frame",p(s),2),c.box("own output","output frame",p(l),2),c.box("own key","key frame",u,2),e.faint(O(t,1.5,1.8,2.6,2.95)).box("own row","query frame",p(r),3)}function Mo({p:t,numbers:e,state:o,words:n},{matrix:r,queries:s,keys:a,values:l,outputs:i}){let c=n(2),{tokens:p,weights:u}=e,[d,f]=[r.w/p.length,r.h/p.length];p.forEach((m,g)=>{let w=r.y+(g+.5)*f+4,x=`${g===o.query?"query strong":"soft"} end ${t.narrow?"tiny":"small"}`;c.text(`asks ${g}`,x,[s.x-6,w],m);let y=`${g===o.key?"key strong":"soft"} start small`;c.text(`asked ${g}`,y,[r.x+(g+.5)*d+3,a.y-5],m,-42),u[g].forEach(($,v)=>{let M=String(Math.round(100*$));$>=.095&&c.text(`weight ${g} ${v}`,"ink number",[r.x+(v+.5)*d,w],M)})});let h=(m,g,w,x,y=m)=>c.text(`${m} name`,`${g} small strong`,[w,x],y);h("queries","query",s.x+s.w/2,s.y+s.h+14),h("keys","key end",a.x-6,a.y+a.h/2+4),h("values","value",l.x+l.w/2,l.y-6),h("outputs","output",i.x+i.w/2,i.y+i.h+14,"output");let b=t.narrow?"weights in %":"weights in %: each row adds up to 100";h("weights","weight",r.x+r.w/2,r.y+r.h+14,b),!t.narrow&&c.text("times","soft",[(r.x+r.w+i.x)/2,r.y+r.h/2+5],"\u2192")}var zo="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),qo=1.12;var st=new Map;function Ao(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(zo[r.charCodeAt(0)-32]??556),0);return qo*o/1e3}function ut(t,e){return st.size>5e3&&st.clear(),st.has(t)||st.set(t,Ao(t)),e*st.get(t)}var B=80,we=.02,k=t=>Math.round(_(t,-6e3,8e3)*10)/10;function kt(t,e,o=1,n=[]){let r=l=>l.x<t+B&&l.x+l.w>-B&&l.y<e+B&&l.y+l.h>-B,s=l=>o<.995?{...l,opacity:o.toFixed(2)}:l,a=(l,i,c,p,u=void 0)=>{o>we&&n.push(W(l,i,c,s(p),u))};return{marks:n,near:r,faint:l=>kt(t,e,l,n),box:(l,i,c,p=8)=>{if(!r(c))return;let[u,d]=[Math.max(c.x,-B),Math.max(c.y,-B)],[f,h]=[Math.min(c.x+c.w,t+B)-u,Math.min(c.y+c.h,e+B)-d];a(l,"rect",i,{x:u,y:d,width:f,height:h,rx:Math.min(p,f/6,h/6)})},path:(l,i,c)=>a(l,"path",i,{d:c}),line:(l,i,[c,p,u,d])=>a(l,"line",i,{x1:c,y1:p,x2:u,y2:d}),image:(l,i,c)=>{if(!r(c))return;let p={x:c.x,y:c.y,width:c.w,height:c.h,preserveAspectRatio:"none",href:i};a(l,"image","map",p)},text:(l,i,[c,p],u,d=0)=>{if(c<-40||c>t+40||p<-20||p>e+20)return;let f=`rotate(${d} ${k(c)} ${k(p)})`;a(l,"text",i,{x:c,y:p,...d&&{transform:f}},u)},runs:(l,i,[c,p],u)=>{o>we&&n.push(Pt(l,i,s({x:c,y:p}),u))}}}function xe(t,e){let{p:o,z:n,numbers:r,state:s,ink:a}=t,{attention:l,forward:i,strand:c,taps:p,tiles:u}=o.block,[d,f]=[l,i].map(e.box),h=M=>e.y(c.top+M*c.step),b=r.tokens.length,m=t.words(1),[g,w]=[e.frame.x,e.x(c.left+4)-e.frame.x];m.box("names","paper solid",{x:g,y:h(0)-8,w,h:h(b-1)-h(0)+16},0),r.tokens.forEach((M,E)=>{let C=`${E===s.query?"ink strong":"soft"} end ${o.narrow?"tiny":"small"}`;m.text(`strand ${E}`,C,[e.x(c.left),h(E)+4],M)});let x=o.narrow?"self-attention":"self-attention: twelve heads, tokens mix";if(m.text("attention name","ink strong start",[d.x,d.y-9],x),o.narrow)m.text("forward name","ink strong end",[o.W-2,f.y-9],"feed-forward");else{let M=f.x+f.w/2;m.text("forward name","ink strong",[M,f.y-25],"feed-forward"),m.text("forward note","soft small",[M,f.y-9],"each token alone")}p.forEach(([,M],E)=>{let C=e.x(M),q=(h(0)+h(b-1))/2;m.text(`add ${E}`,"soft tiny",[C+4,q],"add and normalise",-90),m.path(`tip ${E}`,"soft solid",`M${k(C-4.5)} ${k(h(0)-17)}h9l-4.5 9z`)}),So(t,e);let y=e.box(u[s.head]),$=o.narrow?5:Math.min(36,.78*y.w),v={x:y.x-5,y:y.y-16,w:y.w+5+$,h:y.h+27};a.faint(O(n,.6,.9,1.3,1.6)).box("chosen head","ink frame",v,6)}function So({p:t,numbers:e,state:o,words:n},r){let s=n(1),a=Math.max(...e.shares.map(Math.abs));t.block.tiles.map(r.box).forEach(({x:m,y:g,w,h:x},y)=>{let $=e.shares[y],v={x:m,y:g+x+3,w:Math.max(.7,w*Math.abs($)/a),h:5},M=`${y===o.head?"ink strong":"soft"} start tiny`;s.text(`head ${y}`,M,[m,g-4],t.narrow?`${y+1}`:`head ${y+1}`),s.box(`share ${y}`,$<0?"output less":"output solid",v,1),!t.narrow&&s.text(`part ${y}`,"output start small",[m+w+5,g+x+9],be($))});let{x:l,y:i,w:c,h:p}=r.box(t.block.attention),u=c+(t.narrow?-14:12),d=m=>ut(m,t.narrow?12:12.5)/1.12<=u,f=Eo(t.narrow,e,o).find(m=>m.every(d))??[],[h,b]=t.narrow?[l+11,"output start tiny"]:[l,"output start small"];f.forEach((m,g)=>s.text(`shares ${g}`,b,[h,i+p+13+14*g],m))}function Eo(t,{tokens:e,shares:o},{head:n,query:r}){let s=`\u201C${e[r]}\u201D`;if(!t){let c=`bar and %: share of what attention adds to ${s}`;return[[`${c}; below 0: against it`],[c]]}let a=`bar ${n+1}: ${be(o[n])}`,[l,i]=o[n]<0?[`${a}, against`,"what attention adds"]:[`${a} of what`,"attention adds"];return[[l,`${i} to ${s}`],[l,i]]}var be=t=>`${Math.round(100*t)}%`.replace("-","\u2212");function ye(t){let{p:e,z:o,ink:n,state:r}=t,s=e.model.layers.map(t.on(0).box);s.forEach((l,i)=>n.faint(t.shapes(0)).box(`card ${i}`,"tint plate",l,12)),To(t,s);let a=t.words(0);s.forEach((l,i)=>{let c=i===r.layer?"ink strong start":"soft start";a.text(`layer ${i}`,c,[l.x+2,l.y-7],`layer ${i+1}`),n.near(l)&&Oo(t,l,i)}),n.faint(1-N(o,.5,.9)).box("chosen layer","ink frame",s[r.layer],12)}function To(t,e){let{p:o,z:n,ink:r,state:s,numbers:{tokens:a}}=t,{x:l}=t.on(0),i=a.length,c=(v,M)=>J(o,v).y(o.block.strand.top+M*o.block.strand.step),p=c(e[0],1)-c(e[0],0),u=l(o.model.left-12),d={x:l(o.model.left-(o.narrow?26:50)),y:e[0].y+e[0].h*.46},f=(e[0].y+e[0].h+e[3].y)/2-8,h=v=>{let[M,E,C]=[c(e[0],v),c(e[3],v),i-1-v],q=l(o.W-(o.narrow?1:4))-v*p*.8,F=l(o.model.left-(o.narrow?12:40))+C*p*.8-p*i*.3,H=_(p,1,5),S=k(H),G=f+(C-(i-1)/2)*p*.45,it=`M${k(u)} ${k(M)}H${k(q-H)}q${S} 0 ${S} ${S}V${k(G-H)}`,ct=`q0 ${S} ${-S} ${S}H${k(F+H)}q${-S} 0 ${-S} ${S}V${k(E-H)}`;return`${it}${ct}q0 ${S} ${S} ${S}H${k(l(o.W-(o.narrow?4:12)))}`},b=v=>d.y+(v-(i-1)/2)*(o.narrow?12.6:14),m=v=>{let[M,E,C]=[k(d.x+3),k(b(v)),k(c(e[0],v))],q=k((d.x+u)/2);return`M${M} ${E}C${q} ${E} ${q} ${C} ${k(u)} ${C}`},g=a.map((v,M)=>M),w=g.filter(v=>v!==s.query),x=r.faint(1-N(n,1.35,1.75)),y=r.faint(1-N(n,.02,.2));x.path("strands","soft line strand",w.map(h).join("")),x.path("strand own","ink line strand own",h(s.query)),y.path("fans","soft line strand",w.map(m).join("")),y.path("fan own","ink line strand own",m(s.query)),g.forEach(v=>{let M=`${v===s.query?"ink strong":"soft"} end ${o.narrow?"tiny":"small"}`;y.text(`in ${v}`,M,[d.x-3,b(v)+4],a[v])});let $=`out: ${i} \xD7 384${o.narrow?"":" numbers, whose mean stands for the sentence"}`;y.text("out","soft note end",[o.W-4,e[5].y+e[5].h+17],$),y.text("input","soft note start",[2,14],`in: ${i} \xD7 384`)}function Lo(t,e,o,[n,r],[s,a]){if(t){let d=k(o.y+o.h);return`M${k(n)} ${k(s)}V${d}M${k(r)} ${d}V${k(a)}`}let l=o.y+o.h/2,i=Math.min(10,e/50),c=`q${k(i)} 0 ${k(i)} ${k(i)}`,p=`M${k(n)} ${k(s)}V${k(l+i)}q0 ${k(-i)} ${k(i)} ${k(-i)}`,u=`M${k(o.x+o.w)} ${k(l)}H${k(r-i)}${c}V${k(a)}`;return`${p}H${k(o.x)}${u}`}function Oo(t,e,o){let{p:n,z:r,numbers:s,state:a}=t,l=s.tokens.length,i=o===a.layer,c=Math.min(t.shapes(1),i?1:1-N(r,.5,.95)),p=t.ink.faint(c),u=J(n,e),{attention:d,forward:f,strand:h,taps:b,pixels:m}=n.block,[g,w]=[d,f].map(u.box),x=h.top+(l-1)*h.step,[y,$,v]=[h.top-8,x,x+8].map(u.y),M=[g,w].map((H,S)=>Lo(n.narrow,e.w,H,b[S].map(u.x),[$,y]));p.path(`branches ${o}`,"soft line branch",M.join("")),p.box(`attention ${o}`,"paper box",g,10),p.box(`forward ${o}`,"paper box",w,10);let E=H=>{let[S,G,it]=[w.y+w.h*(H+.75)/(l+.5),w.h/110,w.h/32],[ct,Et,Ce]=[.1,.5,.9].map(gt=>k(w.x+w.w*gt)),[ht,mt]=[[-it,-G],[it,G]].map(gt=>gt.map(He=>k(S+He)));return`M${ct} ${ht[1]}L${Et} ${ht[0]}L${Ce} ${ht[1]}V${mt[1]}L${Et} ${mt[0]}L${ct} ${mt[1]}z`},C=s.tokens.map((H,S)=>S).filter(H=>H!==a.query);p.path(`lenses ${o}`,"ruler lens",C.map(E).join("")),p.path(`lens ${o}`,"ink lens",E(a.query)),(i?t.ink.faint(1-N(r,1.6,1.9)):p).image(`heads ${o}`,me(s.all[o],m),g);let F=16*e.w/n.W;b.forEach(([,H],S)=>{let G={x:u.x(H)-F/2,y,w:F,h:v-y};p.box(`adder ${o} ${S}`,"paper box adder",G,6)}),i&&xe(t,u)}var dt=(t,e)=>Math.abs(t*e)<.1?3:2;function Co({p:t,numbers:{pair:e},state:o}){let[n,r]=[e.q[o.number],e.k[o.number]],[s,a,l]=t.narrow?[t.W/2,168,140]:[t.W*.28,t.H/2,188],i=Math.max(Math.abs(n),Math.abs(r)),c=[.01,.02,.05,.1,.2,.5,1].findLast(p=>p*1.5<=i)??.01;return{cx:s,cy:a,R:l,u:l*.82/i,q:n,k:r,square:c}}function ke(t){let e=Co(t),{cx:o,cy:n,R:r,u:s,q:a,k:l,square:i}=e,c=t.ink.faint(N(t.z,4.4,4.8)),{x:p,y:u,box:d}=t.on(5),f=(w,x)=>d({x:o+Math.min(w,0),y:n+Math.min(x,0),w:Math.abs(w),h:Math.abs(x)}),h=w=>`M${k(p(o-r))} ${k(u(w))}H${k(p(o+r))}`,b=w=>`M${k(p(w))} ${k(u(n-r))}V${k(u(n+r))}`;c.box("agree 1","tint",f(r,-r),0),c.box("agree 2","tint",f(-r,r),0);let m="";for(let w=i*s;w<r;w+=i*s)for(let x of[w,-w])m+=`${b(o+x)}${h(n+x)}`;c.path("grid","rule",m),c.path("axes","ruler",`${h(n)}${b(o)}`),c.box("area",a*l<0?"ink less area":"ink area",f(a*s,-l*s),0);let g=(w,x,y,$)=>c.line(w,`${x} line thick`,[p(o),u(n),p(y),u($)].map(k));g("side query","query",o+a*s,n),g("side key","key",o,n-l*s),Ho(t,e),_o(t,e)}function Ho(t,{cx:e,cy:o,R:n,u:r,q:s,k:a}){let l=t.words(5),{x:i,y:c}=t.on(5),p=n-12,u=(m,g,w)=>l.text(`sign ${m}`,"soft large",[i(e+g*p),c(o+w*p+6)],g*w<0?"+":"\u2212");u("++",1,-1),u("--",-1,1),u("+-",1,1),u("-+",-1,-1);let d=m=>L(m,dt(s,a)),f=(m,g)=>Math.sign(m||1)*Math.max(Math.abs(m*r)/2,g);l.text("q side","query strong",[i(e+f(s,24)),c(o+(a<0?-9:19))],d(s));let[h,b]=s<0?["start",e+9]:["end",e-9];l.text("k side",`key strong ${h}`,[i(b),c(o-f(a,12)+5)],d(a))}function _o(t,{q:e,k:o,square:n}){let{p:r,numbers:{tokens:s,count:a},state:l}=t,i=t.words(5),{x:c,y:p}=t.on(5),u=x=>L(x,dt(e,o)),[d,f]=r.narrow?[r.W/2,336]:[r.W*.56,r.H*.32];i.runs("equation",r.narrow?"ink equation":"ink equation start",[c(d),p(f)],[{text:u(e),role:"query"},{text:" \xD7 "},{text:o<0?`(${u(o)})`:u(o),role:"key"},{text:` = ${u(e*o)}`}]);let h=`${s[l.query]} \xB7 ${s[l.key]}`,b=a.toLocaleString("en"),m=r.narrow?[`product ${l.number+1} of 32 in ${h}`,`32 \xD7 ${r.n} \xD7 ${r.n} pairs \xD7 12 heads \xD7 6 layers`,`= ${b} products for the scores`]:[No(e*o,n),`product ${l.number+1} of the 32 in ${h}`,"",`32 products a score, ${r.n} \xD7 ${r.n} scores a head,`,"12 heads a layer, 6 layers:",`${b} such products for this sentence's scores`],[g,w]=r.narrow?[f+28,19]:[f+38,22];m.forEach((x,y)=>{let $=`${y===m.length-1?"ink strong":"soft"}${r.narrow?" small":" start"}`;i.text(`line ${y}`,$,[c(d),p(g+y*w)],x)})}function No(t,e){if(t===0)return"no square at all: it adds nothing";let o=t<0?"differ, so it counts below zero":"agree, so it counts above zero";return`${L(Math.abs(t)/e**2,1)} squares of side ${e}; signs ${o}`}var $t=t=>`${Math.round(100*t)}%`;function $e(t){let{p:e,z:o,ink:n,numbers:r,state:s}=t,{y:a,box:l}=t.on(3),i=e.row.lanes.map(l),c=O(o,2.35,2.8,3.4,3.8),[p,u]=[c,c*(1-N(o,3.7,4))].map(n.faint),[d,f]=e.row.bars.map(a),h=Math.max(...r.row.weights);i.forEach(({x:b,y:m,w:g,h:w},x)=>{let y=(f-d)*r.row.weights[x]/h,$={x:b+.04*g,y:m,w:.92*g,h:w},v={x:b+.17*g,y:f-y,w:.66*g,h:y};(x===s.key?u:p).box(`lane ${x}`,"tint lane",$,6),p.box(`bar ${x}`,"weight solid",v,3)}),Wo(t,i,c),n.faint(O(o,2.6,2.9,3.5,3.9)).box("own lane","key frame",i[s.key],7),Po(t,i)}function Wo(t,e,o){let{p:n,numbers:{row:r,v:s}}=t,a=t.ink.faint(o),l=X(s),[i,c]=n.row.values.map(t.on(3).y);e.forEach(({x:u,w:d},f)=>{let h={x:u+.18*d,y:i,w:.64*d,h:c-i};a.image(`weighted ${f}`,I(r.weighted[f],1,l),h)});let p={...ve(t),y:i,h:c-i};a.image("row output",I(r.output,1,l),p),a.box("row output edge","output edge",p,0)}function ve({p:t,on:e}){let{band:o}=t.row,[n,r]=t.narrow?[14,30]:[34,44];return e(3).box({x:o.x+o.w+n,y:0,w:r,h:1})}function Po(t,e){let{p:o,numbers:{tokens:n,row:r},state:s}=t,a=t.words(3),{y:l}=t.on(3),[i,c]=o.narrow?[90,17]:[58,20];n.forEach((b,m)=>{let g=e[m].x+e[m].w/2,w=`key${m===s.key?" strong":""}`;o.narrow?a.text(`key ${m}`,`${w} start tiny`,[g,l(54)],b,-52):a.text(`key ${m}`,w,[g,l(28)],b);let x=L(r.scores[m],o.narrow?0:1);a.text(`score ${m}`,"ink number",[g,l(i)],x),o.narrow||a.text(`scaled ${m}`,"soft number",[g,l(i+c)],L(r.scaled[m],1));let y=$t(r.weights[m]);a.text(`share ${m}`,"weight number strong",[g,l(o.row.shares)],y)});let[p,u]=[ve(t),e[e.length-1]],d=(o.row.values[0]+o.row.values[1])/2;a.text("equals","soft",[(u.x+u.w+p.x)/2,l(d)],"=");let[f,h]=o.narrow?[" end",p.x+p.w+4]:["",p.x+p.w/2];a.text("row output name",`output small strong${f}`,[h,l(o.row.values[0]-6)],"output"),jo(t,d)}function jo(t,e){let{p:o,numbers:{tokens:n},state:r}=t,s=t.words(3),{frame:a,y:l}=t.on(3),i=(p,u,d,f)=>{let[h,b]=[a.x+2,l(d)];if(o.narrow){let m={x:h-2,y:b-12,w:ut(f,14)+6,h:16};s.box(`plate of ${p}`,"paper solid",m,3)}s.text(p,`${u} start ${o.narrow?"tiny halo":"small"}`,[h,b],f)},c=o.narrow?[["line 0","ink",o.row.band.y-6,"query \xB7 key"],["line 2","weight strong",o.row.bars[0]-8,"\xF7 \u221A32, then softmax"],["line 3","value strong",o.row.values[0]-6,"weight \xD7 value, 32 numbers"]]:[["asks","query strong",28,`${n[r.query]} asks`],["line 0","ink",58,"query \xB7 key"],["line 1","soft",78,"\xF7 \u221A32"],["line 2","weight strong",o.row.shares,"softmax"],["line 3","value strong",e-6,"weight \xD7 value,"],["line 4","value",e+10,"32 numbers"]];for(let[p,u,d,f]of c)i(p,u,d,f)}function ft({p:t,on:e},o,n,r){let{x:s,y:a}=e(4),l=k(s(.72*t.score.column)-s(0));return o.map((i,c)=>{if(i*n<=0)return"";let[p,u]=r(c).map(d=>k(a(d)));return`M${k(s(t.score.across.x+(c+.14)*t.score.column))} ${p}h${l}V${u}h${-l}z`}).join("")}function Me(t){let{p:e,z:o,ink:n,numbers:{pair:{q:r,k:s}},state:a}=t,{box:l}=t.on(4),{rows:i,columns:c}=e.score,p=n.faint(O(o,3.4,3.85,4.4,4.8)),u=Math.max(...r.map(Math.abs),...s.map(Math.abs)),d=(h,b,{y:m,up:g})=>{let w=x=>[m,m-g*b[x]/u];p.path(`${h} above`,`${h} solid`,ft(t,b,1,w)),p.path(`${h} below`,`${h} solid low`,ft(t,b,-1,w)),p.path(`${h} zero`,"ruler",ze(t,m))};d("query",r,i[0]),d("key",s,i[1]),Io(t,p),n.faint(O(o,3.6,3.9,4.5,4.9)).box("own number","ink frame",l(c[a.number]),5),Do(t)}function ze({p:t,on:e},o){let{x:n,w:r}=e(4).box(t.score.across);return`M${k(n)} ${k(e(4).y(o))}H${k(n+r)}`}function vt({p:t,numbers:{pair:{sums:e}}}){let[o,n]=[Math.min(...e),Math.max(...e)],[r,s]=t.score.sums;return a=>s-(a-o)/(n-o||1)*(s-r)}function Io(t,e){let{p:o,numbers:{pair:{products:n,sums:r}}}=t,{x:s,y:a}=t.on(4),l=r.map(vt(t)),i=u=>k(s(o.score.across.x+u*o.score.column)),c=n.map((u,d)=>`M${i(d+.86)} ${k(a(l[d+1]))}H${i(d+1.14)}`),p=u=>[l[u],l[u+1]];e.path("sum zero","ruler",ze(t,vt(t)(0))),e.path("sum links","soft line link",c.join("")),e.path("products above","ink solid step",ft(t,n,1,p)),e.path("products below","ink less",ft(t,n,-1,p))}function Do(t){let{p:e,numbers:{tokens:o,row:n,pair:r},state:s}=t,a=t.words(4),{frame:l,x:i,y:c}=t.on(4),[p,u]=[o[s.query],o[s.key]],d=L(r.sums[R],2),f=`\xF7 \u221A32 = ${L(n.scaled[s.key],2)}`,h=$t(n.weights[s.key]);if(e.narrow){let w=(y,$,v,M)=>a.text(y,`${$} small strong halo`,v,M);w("query name","query end",[e.W-6,c(22)],`query of ${p}`),w("key name","key end",[e.W-6,c(118)],`\xD7 key of ${u}`),w("sum name","ink start",[6,c(220)],"= products, added up"),a.text("dot product","ink strong",[e.W/2,c(e.H-36)],`dot product ${d}`);let x=`${f}, by softmax ${h}`;a.text("scaled","soft small",[e.W/2,c(e.H-16)],x);return}let b=(w,x,y,$)=>a.text(w,`${x} small end`,[l.x+108,c(y)],$);b("query name","query strong",e.score.rows[0].y-4,"query of"),b("query word","query strong",e.score.rows[0].y+12,p),b("key name","key strong",e.score.rows[1].y-4,"\xD7 key of"),b("key word","key strong",e.score.rows[1].y+12,u),b("sum name","ink strong",e.score.sums[0]+70,"= products,"),b("sum more","ink strong",e.score.sums[0]+86,"added up");let m=[i(e.score.across.x+e.score.across.w)+8,c(vt(t)(r.sums[R]))],g=(w,x,y,$)=>a.text(w,`${x} start`,[m[0],m[1]+y],$);g("dot product","ink strong large",6,d),g("dot product name","soft small",24,"the dot product"),g("scaled","soft small",42,f),g("weight","weight small strong",60,`softmax: ${h}`)}function Mt(t,e,o,n){let r=pt(n,t.tokens.length),s=kt(r.W,r.H),a=o.zoom,l=le(r,ce(r,o),a).map(c=>J(r,c)),i={p:r,z:a,state:e,numbers:t,ink:s,on:c=>l[c],words:c=>s.faint(O(a-c,-.3,-.04,.1,.34)),shapes:c=>1-N(a-c,.4,.8)};return a<1.99&&ye(i),a>.6&&a<2.99&&ge(i),a>2.3&&a<3.99&&$e(i),a>3.3&&Me(i),a>4.3&&ke(i),s.path("border","ruler edge",`M0 0.5H${r.W}M0 ${r.H-.5}H${r.W}`),{width:r.W,height:r.H,marks:s.marks}}function zt(t,e,o){let n=Math.round(e.zoom);if(Math.abs(e.zoom-n)>1e-6||n===U)return[];let r=pt(o,t.tokens.length),s=et[n];return Ro(r,n).map((a,l)=>({id:`${s} ${l}`,x:a.x,y:a.y,width:a.w,height:a.h,label:Fo(t,e,n,l),kind:"zoom-part",tab:l===e[s]?0:-1,aria:{pressed:l===e[s]}}))}function Ro(t,e){let{attention:o,tiles:n}=t.block,[r,s]=[o.w/4,o.h/3],{matrix:a,cell:l,queries:i,outputs:c}=t.head;return[()=>t.model.layers,()=>n.map((u,d)=>{let[f,h]=[d%4,Math.floor(d/4)];return{x:o.x+f*r,y:o.y+h*s,w:r,h:s}}),()=>t.row.lanes.map((u,d)=>{let f=c.x+c.w-i.x;return{x:i.x,y:a.y+d*l[1],w:f,h:l[1]}}),()=>t.row.lanes.map(u=>({...u,y:0,h:t.H})),()=>t.score.columns][e]()}function Fo({tokens:t,all:e,row:o,pair:n,shares:r},{layer:s,query:a},l,i){if(l===0)return`Layer ${i+1}`;if(l===1){let c=e[s][i][a],p=K(c);return`Head ${i+1}: ${t[a]} attends most to ${t[p]}, ${Z(c[p])}; share ${Math.round(100*r[i])}%`}if(l===2)return`Row of ${t[i]}`;if(l===3){let c=Z(o.weights[i]);return`${t[i]}: dot product ${o.scores[i].toFixed(1)}, weight ${c}`}return`Number ${i+1}: ${n.q[i].toFixed(2)} times ${n.k[i].toFixed(2)}`}var qe=`/* The picture of SentenceZoom. */
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
`;var Ae=`.zoom-trail ol { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none; }
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
.zoom-beside { display: inline-flex; align-items: baseline; gap: 6px; margin: 0 8px; }
.zoom-what { min-width: 4em; text-align: center; color: var(--soft); font-size: 0.933em; }
.attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
.attn .zoom-chapter { margin: 0; color: var(--soft); }
.zoom-chapter a { color: var(--ink); text-underline-offset: 3px; }
.attn-pretrained .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 2.9em; text-wrap: pretty; }
.attn-pretrained > div:has(.attn-summary) { margin-top: 8px; }
.attn .attn-source { margin-top: 6px; }
@container (max-width: 899px) { .attn-pretrained .attn-summary { min-height: 4.4em; } }
@container (max-width: 599px) {
  .zoom-trail button { font-size: 12px; line-height: 1.2; min-height: 44px; padding: 0; white-space: normal; }
  .zoom-hands .attn-button { min-height: 44px; line-height: 42px; min-width: 44px; }
  .zoom-what { min-width: 3.4em; } .zoom-beside { gap: 2px; margin: 0; }
  .attn-pretrained .attn-summary { min-height: 8.8em; }
}
@media (forced-colors: active) { .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } .attn-hit.zoom-part[aria-pressed="true"] { outline: 1px solid Highlight; } .zoom-trail button[aria-current] { color: Highlight; } }
@media print { .zoom-hands, .zoom-slider, .attn-hint { display: none; } }
`;var Se=[["09_encoder","09, Encoder"],["06_multihead","06, Multihead"],["04_projection","04, Projection"],["05_scaling","05, Scaling"],["03_similarity","03, Similarity"],["01_lookup","01, Lookup"]];function Ee({tokens:t,pair:e},{layer:o,head:n,query:r,key:s,number:a}){let[l,i]=[e.q[a],e.k[a]].map(c=>L(c,1));return["model",`layer ${o+1}`,`head ${n+1}`,`row \u201C${t[r]}\u201D`,`${t[r]} \xB7 ${t[s]}`,`${l} \xD7 ${i}`]}var Vo=["none","one","two","three"];function Yo(t){let[e,o]=[1,-1].map(s=>t.filter(a=>a*s>0).length),n=t.length-e-o,r=[`${e} are above zero`,`${o} below`];return Gt(n?[...r,`${Vo[n]??n} stored as zero`]:r)}function Go(t,e){return t*e<0?"below zero, since the signs differ":t*e>0?"above zero, since the signs agree":`and adds nothing: ${t||e?`the ${t?"key":"query"}\u2019s number is so small that it is`:"both numbers are so small that they are"} stored as zero`}var Zo=[({text:t,tokens:e})=>`\u201C${t}\u201D goes as ${e.length} strands, its tokens, through the six layers of all-MiniLM-L6-v2. In each, twelve heads (squares of weights) mix tokens, and a feed-forward network (lenses) treats each alone.`,({tokens:t,stream:e,shares:o},{layer:n,query:r})=>{let s=K(o.slice(0,-1));return`In layer ${n+1} attention adds a vector of length ${e[1].toFixed(1)} to \u201C${t[r]}\u201D, of length ${e[0].toFixed(1)}; the feed-forward network then adds one of ${e[4].toFixed(1)}. Of what attention adds, head ${s+1} writes most, ${Math.round(100*o[s])}%.`},({tokens:t,weights:e},{head:o,query:n})=>{let r=K(e[n]);return`Head ${o+1} multiplies queries by keys: that gives weights. It multiplies weights by values: that gives its output. \u201C${t[n]}\u201D gives \u201C${t[r]}\u201D ${Z(e[n][r])} of its attention.`},({tokens:t,row:e},{query:o,key:n})=>`The row of \u201C${t[o]}\u201D: ${t.length} dot products, divided by \u221A32, become shares of 100% by the softmax. \u201C${t[n]}\u201D gets ${Z(e.weights[n])}, and with that share its value enters the output.`,({tokens:t,pair:e},{query:o,key:n})=>`The dot product of \u201C${t[o]}\u201D and \u201C${t[n]}\u201D is a sum of 32 products, ${L(e.sums[32],2)} in all. Of these ${Yo(e.products)}.`,({pair:t},{number:e})=>{let[o,n]=[t.q[e],t.k[e]],r=s=>L(s,dt(o,n));return`And this is all there is at the bottom: ${r(o)} times ${r(n)} is ${r(o*n)}, the area, ${Go(o,n)}.`}],Te=(t,e)=>Zo[Math.min(U,Math.round(e.zoom))](t,e);var{LAST:Y,PARTS:St}=qt,Jo=380,Le=1100,At=60,Xo={layer:6,head:12,number:32},Ko={layer:"layer",head:"head",query:"row",key:"key",number:"number"},P=({zoom:t})=>Math.round(t),at=t=>()=>t.read();function Qo(t){let e=at(t),o=ne(t,Le);return{...o,fly:(r,s={})=>{let a=_(r,0,Y),l=e().zoom,i=Math.min(Le,Jo*Math.max(.6,Math.abs(a-l))),c=p=>p===At?a:l+(a-l)*yt(p/At);o.play(Array.from({length:At+1},(p,u)=>({...s,zoom:c(u)})),i)}}}function tn(t,{fly:e,stop:o}){let n=at(t),r=Array.from({length:Y+1},(f,h)=>z("button",{type:"button",onclick:()=>e(h)})),s=Jt({label:"Zoom",min:0,max:Y,step:.01,text:f=>r[Math.round(f)].textContent,onInput:f=>(o(),t.change({zoom:f}))});s.root.className="attn-range zoom-slider",s.input.addEventListener("change",()=>e(P(n())));let[a,l]=[-1,1].map(f=>()=>P(n())+f),c={ArrowLeft:a,ArrowDown:a,ArrowRight:l,ArrowUp:l,...{Home:()=>0,End:()=>Y}};lt(s.input,{...c,PageDown:a,PageUp:l},f=>e(f));let p=z("ol",{},...r.map(f=>z("li",{},f))),u=z("nav",{"aria-label":"Where in the model"},p),d=(f,h)=>{Ee(h,f).forEach((b,m)=>{j(r[m],b),T(r[m],"aria-current",m===P(f)?"step":!1),T(r[m],"class",m<=P(f)?"reached":"")}),s.set(f.zoom)};return{root:D("zoom-trail",u,s.root),tell:d}}var Oe=(t,e)=>Xo[t]??e.tokens.length;function en(t,{stop:e},o,n){let r=at(t),s=()=>St[P(r())-1],a=(x,y)=>_(r()[x]+y,0,Oe(x,o())-1),l=x=>{let y=s();e(),t.change({[y]:a(y,x),zoom:P(r())},{glide:!0})},i=(x,y,$)=>{let{root:v}=tt(x,()=>s()&&l($));return T(v,"aria-label",y),v},[c,p]=[i("\u2039","The one before",-1),i("\u203A","The next one",1)],u=z("span",{class:"zoom-what"}),f=z("span",{class:"zoom-beside",role:"group","aria-label":"The same stop beside"},c,u,p),{root:h}=tt("Reset",()=>(e(),t.reset())),b=z(n?"a":"span",{}),m=z("p",{class:"zoom-chapter"},"This stop is ",b);return{root:D("zoom-hands",D("attn-row",f,h),m),tell:x=>{let y=s(),$=E=>String(!y||a(y,E)===x[y]);T(c,"aria-disabled",$(-1)),T(p,"aria-disabled",$(1)),j(u,Ko[y]??"other"),f.style.visibility=y?"":"hidden";let[v,M]=Se[P(x)];j(b,`chapter ${M}`),n&&T(b,"href",`${v}.html`)},beside:l}}var on=[3,4,0,0,0],nn={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function rn(t,e,o,n){let r=at(t),s=!1,a=()=>{s=!0,c.focus({preventScroll:!0})},i=It("zoom-stage",(g,w)=>{g.addEventListener("click",()=>{let[x,y]=w().id.split(" ");c.contains(c.getRootNode().activeElement)&&a(),e.fly(P(r())+1,{[x]:Number(y)})})},(g,w)=>zt(o(),w,g),{label:"The model and what is in it: press a part to go in; plus and minus zoom"}),{root:c}=i;c.tabIndex=-1;let[p,u]=[-1,1].map(g=>()=>P(r())+g);lt(c,{"+":u,"=":u,"-":p,"\u2212":p,Home:()=>0,End:()=>Y},g=>(a(),e.fly(g)));let f=([g,w])=>{if(e.playing())return;let x=P(r());if(x===Y)return n(g||w);let y=St[x],$=r()[y]+g+w*(on[x]||1);$<0||$>=Oe(y,o())||(t.change({[y]:$},{glide:!0}),i.focus(`${y} ${$}`))},h=Object.entries(nn).map(([g,w])=>[g,()=>w]);return lt(c,Object.fromEntries(h),f),{root:c,place:g=>{if(c.classList.toggle("deepest",P(g)===Y),i.tell(g),!s||e.playing()||Math.abs(g.zoom-P(g))>1e-6)return;s=!1;let w=St[P(g)];w&&c===c.getRootNode().activeElement&&i.focus(`${w} ${g[w]}`)},paint:g=>{let w=i.room();i.paint(Mt(o(),r(),g,w),w)}}}var sn=({model:t,revision:e,sha256:o})=>`Recorded from ${t} (${e.slice(0,8)}, SHA-256 ${o.slice(0,8)}\u2026): queries, keys and values in twelve bits a number. All else is worked out from them here; a weight is off by less than 0.001. Tints of weights show their square roots.`;function an(t,e,o){let n,r=()=>n(at(e)()),s=Qo(e),a=tn(e,s),l=en(e,s,r,!!o.data),i=rn(e,s,r,l.beside),c=Xt(),p=Zt("Press a layer, and go on pressing: down to one multiplication."),u=z("p",{class:"attn-source"}),d=Dt(o,"pretrained").then(f=>{n=ae(f),j(u,sn(f))});return{parts:[p,a.root,i.root,l.root,c.root,u],ready:d,tell:f=>{s.tell(f),a.tell(f,r()),l.tell(f),i.place(f),c.set(Te(r(),f))},paint:i.paint,stop:()=>(s.stop(),c.stop())}}var as=oe({name:"pretrained",label:"Live figure: one sentence through a whole model, down to one multiplication",style:qe+Ae,controls:["zoom","layer","head","query","key","number"],ms:300,build:an});export{Se as CHAPTERS,as as default,Te as describe,ae as explorer,qt as scene,Ee as trail};
