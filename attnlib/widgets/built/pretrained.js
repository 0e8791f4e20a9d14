// Joined by `make figures` from src/pretrained and src/kit: change those, not this.
var Ce=Object.defineProperty;var He=(t,e)=>{for(var o in e)Ce(t,o,{get:e[o],enumerable:!0})};function Tt(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=s=>{s?.data===e&&(t.off("msg:custom",r),n(s.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var Ne="http://www.w3.org/2000/svg",We=0,Pe=Math.random().toString(36).slice(2,8),Lt=t=>`attn-${Pe}-${t}-${++We}`;function Ot(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var z=(t,e={},...o)=>Ot(document.createElement(t),e,o),R=(t,...e)=>z("div",{class:t},...e),je=(t,e={},...o)=>Ot(document.createElementNS(Ne,t),e,o),_t=(t="")=>je("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),Ct=(t,e,...o)=>z("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...o);function j(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Ht=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Nt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Wt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var Fe=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);var xt=t=>t[0].map((e,o)=>t.map(n=>n[o]));function wt(t,e){let o=xt(e);return t.map(n=>o.map(r=>Fe(n,r)))}function Pt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),s=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),a=s.reduce((i,c)=>i+c,0);return a>0?s.map(i=>i/a):s}var K=t=>t.indexOf(Math.max(...t)),H=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var jt=200,bt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,yt=t=>t*t*(3-2*t);function Q(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>Q(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,Q(t[r],s,o)]);return Object.fromEntries(n)}return e}function It(t,e,o){let[n,r,s,a,i,c]=[t,t,t,0,0,0],l=!1,u=p=>{let d=H(p-i,0,64);if(i=p,l){let h=H((p-a)/e);n=Q(r,s,yt(h)),l=h<1}let f=o(n,d);c=l||f?requestAnimationFrame(u):0};return{go(p,d){if(bt()){[n,s,l]=[p,p,!1],o(n,1/0);return}[r,s,a,l]=[n,p,performance.now(),d],d||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(u)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function L(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Z(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Rt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function tt(t,e){let o=z("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>T(o,"aria-pressed",String(n))}}var Dt=(...t)=>z("p",{class:"attn-hint"},...t);function Ft({label:t,min:e,max:o,step:n,onInput:r,text:s=L,zero:a=e,...i}){let{read:c=g=>g,write:l=g=>g}=i,u=Lt("slider"),p=z("span",{class:"attn-number","aria-hidden":"true"}),f=z("input",{type:"range",id:u,min:e,max:o,step:n,oninput:()=>r(c(f.valueAsNumber))}),h=R("attn-slider",z("label",{for:u},t),f,p),b=o,m=g=>Math.min(1,Math.max(0,(g-e)/(b-e)));return{root:h,input:f,set:(g,x=!0)=>{let v=l(g);f.valueAsNumber!==v&&(f.value=v),f.style.setProperty("--from",m(Math.min(a,v))),f.style.setProperty("--to",m(Math.max(a,v))),f.disabled=!x,j(p,s(g)),T(f,"aria-valuetext",s(g))},limit:g=>T(f,"max",b=g)}}function Bt(t=700){let e=z("p",{class:"attn-summary"}),o=z("span",{class:"attn-hidden",role:"status"}),n,r=(s,a=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>j(o,a),t)),j(e,s)};return{root:z("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function lt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",s=>{let a=r[s.key]?.();a===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),o(a))})}var Be=0,Vt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Ut(t,e){let[o,n,r]=[!1,0,""],s={},a=c=>{s=c;let l=c._own;if(l?.turn!==n&&([n,o]=[l?.turn,!1]),o)return;let u=l?.name?e(c,l.kind):null,p=u?JSON.stringify([l,u]):"";p!==r&&([r,o]=[p,u!==null],u&&t.send({own:{...u,name:l.name,turn:++Be}}))},i=()=>{o=!1,a(s)};return t.on("change:_drawn",i),{ask:a,stop:()=>t.off("change:_drawn",i)}}function Ve(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:r,note:s,weights:a,mask:i}=Vt(t),c=!!(a??i);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:r?`Your ${r} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${o}. ${s??""}`.trim():`Your ${o} is called \u2026`}function Yt(t,e){let o=z("span",{role:"status"}),n=tt("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=R("attn-own",o,n.root);return{root:r,tell:a=>{let i=Ve(a,e);r.hidden=i==="",r.classList.toggle("fault",!!Vt(a).fault),j(o,i)}}}function Gt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(s)return;let d=a();r.forEach(f=>f(d,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:d=!1}={})=>{s=!0;for(let[f,h]of Object.entries(p))t.set(f,h);s=!1,i({glide:d}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in p).map(d=>[d,p[d]]))};return{read:a,change:l,reset:()=>l(u(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Ue(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Ye(t,e,o,n){let[r,s]=[0,!1],a=c=>{if(c!==s){s=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,u=e.wants?.(o())??null;if(a(u!==null),u===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>l===r&&i(c),()=>l===r&&e.say?.(p))};return i}function Zt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=jt,asks:a,build:i}){return{render:({model:l,el:u})=>{let p=z("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(z("style",{},[Ht,Nt,Wt,o].join(`
`)));let f=Gt(l,a?[...n,"_own","_drawn"]:n,r),h=i(f.read(),f,l),b=a&&{...Ut(l,a),...Yt(l,a)},m=z("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:a&&-1},h.parts[0],...b?[b.root]:[],...h.parts.slice(1));d.append(m),u.append(p);let w=()=>{let g=h.glides??(q=>q),x=0,v=()=>{let q=f.read();h.tell(q),b?.tell(q),b?.ask(q),b&&(m.dataset.own=q._own?.kind??"")},k=It(g(f.read()),s,(q,F)=>x>0&&h.paint(q,F,x)),M=()=>{let q=Math.round(m.clientWidth);q===x||q===0||(x=q,Ue(u),k.again())},E=Ye(m,h,f.read,q=>{v(),k.go(g(f.read()),q)});f.follow((q,F)=>{m.classList.add("touched"),E(F?.glide??!0)}),v(),M();let _=new ResizeObserver(M);return _.observe(m),h.ahead?.(),()=>{_.disconnect(),k.stop(),f.stop(),b?.stop(),h.stop?.()}},y=async()=>{await h.ready;for(let g;g=h.wants?.(f.read());)await g;return w()};return h.ready?y():w()}}}var Ge=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Jt(t,e,{glide:o=!1}={}){let n=0,r=0,s=null,a=()=>{cancelAnimationFrame(n),s=null,r=0},i=u=>{s=u,t.change(u,{glide:o})};return{play:(u,p=e)=>{a();let d=u.length-1;if(bt())return i(u[d]);let f=performance.now(),h=0,b=m=>{let w=Math.min(d,Math.floor(d*(m-f)/p));s&&w>h&&(r=d-w,i(u[h=w])),s&&h<d&&(n=requestAnimationFrame(b))};r=d,i(u[0]),n=requestAnimationFrame(b)},stop:a,tell:u=>{s&&Object.entries(s).some(([p,d])=>!Ge(u[p],d))&&a()},playing:()=>r>0}}var Ze=t=>Math.round(t*10)/10,Xt=new WeakMap;function Kt(t){let e=R("attn-hits"),o=new Map,n=s=>{let a=s.slider?z("div",{role:"slider",tabindex:0}):z("button",{type:"button"}),i={node:a,hit:s};return o.set(s.id,i),a.dataset.id=s.id,t(a,()=>i.hit),i};return{root:e,set:(s,a=1)=>{let i=new Set(s.map(({id:c})=>c));for(let[c,{node:l}]of o)i.has(c)||(l.remove(),o.delete(c));s.forEach((c,l)=>{let u=o.get(c.id)??n(c);Je(u.node,u.hit=c,a),u.node.parentNode!==e&&e.insertBefore(u.node,e.children[l]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function Je(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:i={},tab:c=0,lang:l},u){let[p,d,f,h]=[e,o,n,r].map(m=>Ze(u*m)),b=`left:${p}px;top:${d}px;width:${f}px;height:${h}px`;Xt.get(t)!==b&&(t.style.cssText=b,Xt.set(t,b)),T(t,"class",`attn-hit ${a}`.trim()),T(t,"aria-label",s),T(t,"tabindex",c),l&&T(t,"lang",l);for(let[m,w]of Object.entries(i))T(t,`aria-${m}`,String(w))}var te="http://www.w3.org/2000/svg",Xe=t=>Math.round(t*10)/10+0;function W(t,e,o,n,r){let s={};for(let a in n){let i=n[a];s[a]=typeof i=="number"?Xe(i):i}return{id:t,shape:e,role:o,at:s,...r===void 0?{}:{text:r}}}W.line=(t,e,[o,n,r,s],a)=>W(t,"line",e,{x1:o,y1:n,x2:r,y2:s,...a});W.rect=(t,e,[o,n,r,s],a)=>W(t,"rect",e,{x:o,y:n,width:r,height:s,...a});W.circle=(t,e,[o,n,r],s)=>W(t,"circle",e,{cx:o,cy:n,r,...s});W.path=(t,e,o,n)=>W(t,"path",e,{d:o,...n});W.text=(t,e,[o,n],r,s)=>W(t,"text",e,{x:o,y:n,...s},r);var ee=(t,e,o,n)=>({...W(t,"text",e,o),runs:n}),Qt=new WeakMap;function Ke(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&o.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||o.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(to)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var Qe=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function to(t){let e=document.createElementNS(te,"tspan");for(let[o,n]of Object.entries(Qe(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function oe(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=Qt.get(t)??new Map;Qt.set(t,s);let a=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:u}]of s)a.get(c)?.shape!==u&&(l.remove(),s.delete(c));let i=t.firstChild;for(let c of n){let l=s.get(c.id);if(!l){let u=document.createElementNS(te,c.shape);u.setAttribute("data-id",c.id),l={node:u,shape:c.shape,role:"",at:{},text:""},s.set(c.id,l)}Ke(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var re=12,D=32,eo=2048,oo="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",no=new Map([...oo].map((t,e)=>[t,e])),ne=t=>no.get(t);function ro({step:t,numbers:e},o){let n=0,r=()=>64*ne(e[n++])+ne(e[n++])-eo,s=(a,i)=>Array.from({length:a},i);return s(re,(a,i)=>s(o,()=>s(D,()=>r()*t[i])))}function so(t,e,o){let n=wt(t,xt(e)),r=n.map(s=>Pt(s,Math.sqrt(D)));return{q:t,k:e,v:o,scores:n,weights:r,output:wt(r,o)}}function ao({scores:t,weights:e,v:o,output:n},r){return{scores:t[r],scaled:t[r].map(s=>s/Math.sqrt(D)),weights:e[r],weighted:e[r].map((s,a)=>o[a].map(i=>s*i)),output:n[r]}}function io({q:t,k:e},o,n){let r=t[o].map((a,i)=>a*e[n][i]),s=[0];for(let a of r)s.push(s[s.length-1]+a);return{q:t[o],k:e[n],products:r,sums:s}}function se(t){let e=t.tokens.length,o=t.layers.map(({query:a,key:i,value:c})=>{let[l,u,p]=[a,i,c].map(d=>ro(d,e));return l.map((d,f)=>so(l[f],u[f],p[f]))}),n=o.map(a=>a.map(({weights:i})=>i)),r="",s=null;return({layer:a,head:i,query:c,key:l})=>{let u=`${a} ${i} ${c} ${l}`;if(u===r)return s;r=u;let p=o[a][i],[d,f]=[t.stream[a][c],t.shares[a][c]],[h,b]=[ao(p,c),io(p,c,l)],m=D*e*e*re*t.layers.length;return s={...p,tokens:t.tokens,text:t.text,all:n,stream:d,shares:f,row:h,pair:b,count:m}}}var qt={};He(qt,{LAST:()=>V,PARTS:()=>et,places:()=>zt,plan:()=>ut,zoomed:()=>Mt});var et=["layer","head","query","key","number"],V=et.length,N=(t,e,o)=>H((t-e)/(o-e)),O=(t,e,o,n,r)=>Math.min(N(t,e,o),1-N(t,n,r)),S=(t,e,o,n)=>({x:t,y:e,w:o,h:n}),ot=(t,e)=>Array.from({length:t},(o,n)=>e(n));function co(t,e){let[o,n]=e?[84,12]:[128,26],r=e?8:26,s=(t-o-n-2*r)/3,a=e?140:150,i=e?[46,262]:[32,224];return{left:o,layers:ot(6,c=>S(o+c%3*(s+r),i[c<3?0:1],s,a))}}function lo(t,e,o){let n=e?S(52,28,t*.55,212):S(112,30,t*.5,222),r=n.x+n.w,s=e?S(r+20,28,t-r-30,212):S(r+t*.1,48,t*.085,190),a=s.x+s.w,i=e?[[n.x+6,r-8],[s.x+4,a-4]]:[[n.x-12,r+18],[s.x-22,a+14]],c=e?{top:330,step:12.4,left:50}:{top:274,step:12.3,left:92},l=e?{across:13,left:1,down:16}:{across:24,left:2,down:15},[u,p]=[n.w/(4*l.across),n.h/(3*l.down)],d=ot(12,f=>S(n.x+(f%4*l.across+l.left)*u,n.y+(Math.floor(f/4)*l.down+3)*p,o*u,o*p));return{attention:n,forward:s,taps:i,strand:c,pixels:l,tiles:d}}function uo(t,e,o,n){let[r,s]=n?[55,4]:[76,12],a=n?t-2*46-r-3*s:252,i=n?44:Math.min(170,(t-r-a-3*s-30)/2),c=n?250:242,l=Math.max(0,(t-r-2*i-a-3*s-(n?0:24))/2)+r,[u,p]=[e-c-(n?34:22),n?62:70],d=S(l+i+s,u,a,c),f=d.x+a+(n?s:2*s+12);return{matrix:d,cell:[a/o,c/o],queries:S(l,u,i,c),keys:S(d.x,u-s-p,a,p),values:S(f,u-s-p,i,p),outputs:S(f,u,i,c)}}function po(t,e,o,n){let r=n?S(2,76,t-52,e-80):S(112,40,t-112-128,e-46),s=n?[120,240]:[112,238],a=n?[278,e-16]:[256,e-16],i=r.w/o,c=ot(o,l=>S(r.x+l*i,r.y,i,r.h));return{band:r,lane:i,lanes:c,bars:s,shares:s[1]+(n?15:13),values:a}}function fo(t,e,o){let n=o?S(6,8,t-12,e-66):S(118,8,t-118-128,e-20),r=n.w/D;return{across:n,column:r,columns:ot(D,s=>S(n.x+s*r,n.y,r,n.h)),rows:o?[{y:72,up:34},{y:164,up:34}]:[{y:62,up:42},{y:166,up:42}],sums:o?[232,e-72]:[236,e-24]}}function ut(t,e){let o=t<760,[n,r]=[t,o?460:400],[s,a]=[co(n,o),lo(n,o,e)],i=uo(n,r,e,o),[c,l]=[po(n,r,e,o),fo(n,r,o)],{matrix:u,cell:p}=i,d=(h,b)=>{let[m,w]=[h.w*n/b.w,h.h*r/b.h];return S(h.x-b.x*m/n,h.y-b.y*w/r,m,w)},f=h=>S(u.x,u.y+h*p[1],u.w,p[1]);return{narrow:o,W:n,H:r,n:e,model:s,block:a,head:i,row:c,score:l,slots:{layer:s.layers,head:a.tiles.map(h=>d(h,u)),query:ot(e,h=>d(f(h),c.band)),key:c.lanes,number:l.columns}}}var ie=(t,e)=>et.map(o=>{let[n,r]=[t.slots[o],e[o]];return Q(n[Math.floor(r)],n[Math.ceil(r)],r%1)});function J({W:t,H:e},o){let n=a=>o.x+a*o.w/t,r=a=>o.y+a*o.h/e;return{frame:o,x:n,y:r,box:a=>S(n(a.x),r(a.y),a.w*o.w/t,a.h*o.h/e)}}function ae(t,e,o,n){let r=t/o;return Math.abs(r-1)<1e-6?[-e*n,t]:[e*r/(r-1)*(1-r**n),t*r**n]}function ce(t,e,o){let n=Math.min(Math.floor(o),V-1),[r,s]=ae(t.W,e[n].x,e[n].w,o-n),[a,i]=ae(t.H,e[n].y,e[n].h,o-n),c=[];c[n]=S(r,a,s,i);for(let l=n-1;l>=0;l--){let[u,p]=[c[l+1],e[l]],[d,f]=[u.w*t.W/p.w,u.h*t.H/p.h];c[l]=S(u.x-p.x*d/t.W,u.y-p.y*f/t.H,d,f)}for(let l=n;l<V;l++)c[l+1]=J(t,c[l]).box(e[l]);return c}var ho={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},mo=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),go=t=>~t.reduce((e,o)=>mo[(e^o)&255]^e>>>8,-1)>>>0,rt=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function nt(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...rt(e.length),...o,...rt(go(o))]}var xo=t=>H(Math.round(128+127*t),0,255);function wo(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...rt((o<<16|e)>>>0)]}var le=Array.from({length:256},(t,e)=>e-128),ue=t=>[...nt("PLTE",le.flatMap(e=>ho[t][e<0?"below":"above"])),...nt("tRNS",le.map(e=>Math.min(255,2*Math.abs(e))))],bo={signed:ue("signed"),weight:ue("weight")},pe=new WeakMap;function I(t,e,o=1,n="signed"){let r=pe.get(t)??new Map;pe.set(t,r);let s=`${e} ${o} ${n}`;return r.has(s)||r.set(s,yo(t,e,o,n)),r.get(s)}function yo(t,e,o,n){let r=t.length/e,s=[];for(let c=0;c<r;c++){s.push(0);for(let l=0;l<e;l++)s.push(xo(t[c*e+l]/o))}let i=[137,80,78,71,13,10,26,10,...nt("IHDR",[...rt(e),...rt(r),8,3,0,0,0]),...bo[n],...nt("IDAT",wo(s)),...nt("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var de=new WeakMap,$o=t=>t;function U(t,e=!1,o=$o){let n=de.get(t)??{};de.set(t,n);let r=()=>e?t[0].map((s,a)=>t.map(i=>i[a])):t;return n[`${e} ${o.name}`]??=r().flat().map(o)}var X=t=>Math.max(...U(t).map(Math.abs)),fe=new WeakMap;function he(t,{across:e,left:o,down:n}){let r=fe.get(t)??new Map;fe.set(t,r);let s=`${e} ${n}`;if(!r.has(s)){let a=Array(12*e*n).fill(0);t.forEach((i,c)=>i.forEach((l,u)=>l.forEach((p,d)=>{let f=c%4*e+o+d;a[(Math.floor(c/4)*n+3+u)*4*e+f]=Math.sqrt(p)}))),r.set(s,I(a,4*e,1,"weight"))}return r.get(s)}function me(t){let{p:e,z:o,ink:n,numbers:r}=t,{q:s,k:a,v:i,weights:c,output:l}=r,u=r.tokens.length,d=Object.fromEntries(["matrix","queries","keys","values","outputs"].map(w=>[w,t.on(2).box(e.head[w])])),f=I(U(c,!1,Math.sqrt),u,1,"weight");n.faint(O(o,1.5,1.8,2.5,2.9)).box("weights bed","tint",d.matrix,0),n.faint(O(o,1.3,1.6,2.55,2.95)).image("weights",f,d.matrix);let h=n.faint(O(o,1.35,1.75,2.25,2.7)),[b,m]=[Math.max(X(s),X(a)),X(i)];h.image("queries",I(U(s),32,b),d.queries),h.image("keys",I(U(a,!0),u,b),d.keys),h.image("values",I(U(i),32,m),d.values),h.image("outputs",I(U(l),32,m),d.outputs);for(let w of["query","key","value","output"]){let y=w==="query"?"queries":`${w}s`;h.box(`${y} edge`,`${w} edge`,d[y],0)}vo(t,d),ko(t,d)}function ko({z:t,ink:e,numbers:o,state:n},{matrix:r,queries:s,keys:a,outputs:i}){let c=o.tokens.length,l=e.faint(O(t,1.5,1.8,2.25,2.6)),u=d=>({x:d.x,y:d.y+n.query*d.h/c,w:d.w,h:d.h/c}),p={x:a.x+n.key*a.w/c,y:a.y,w:a.w/c,h:a.h};l.box("own query","query frame",u(s),2),l.box("own output","output frame",u(i),2),l.box("own key","key frame",p,2),e.faint(O(t,1.5,1.8,2.6,2.95)).box("own row","query frame",u(r),3)}function vo({p:t,numbers:e,state:o,words:n},{matrix:r,queries:s,keys:a,values:i,outputs:c}){let l=n(2),{tokens:u,weights:p}=e,[d,f]=[r.w/u.length,r.h/u.length];u.forEach((m,w)=>{let y=r.y+(w+.5)*f+4,g=`${w===o.query?"query strong":"soft"} end ${t.narrow?"tiny":"small"}`;l.text(`asks ${w}`,g,[s.x-6,y],m);let x=`${w===o.key?"key strong":"soft"} start small`;l.text(`asked ${w}`,x,[r.x+(w+.5)*d+3,a.y-5],m,-42),p[w].forEach((v,k)=>{let M=String(Math.round(100*v));v>=.095&&l.text(`weight ${w} ${k}`,"ink number",[r.x+(k+.5)*d,y],M)})});let h=(m,w,y,g,x=m)=>l.text(`${m} name`,`${w} small strong`,[y,g],x);h("queries","query",s.x+s.w/2,s.y+s.h+14),h("keys","key end",a.x-6,a.y+a.h/2+4),h("values","value",i.x+i.w/2,i.y-6),h("outputs","output",c.x+c.w/2,c.y+c.h+14,"output");let b=t.narrow?"weights in %":"weights in %: each row adds up to 100";h("weights","weight",r.x+r.w/2,r.y+r.h+14,b),!t.narrow&&l.text("times","soft",[(r.x+r.w+c.x)/2,r.y+r.h/2+5],"\u2192")}var Mo="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),zo=1.12;var st=new Map;function qo(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Mo[r.charCodeAt(0)-32]??556),0);return zo*o/1e3}function pt(t,e){return st.size>5e3&&st.clear(),st.has(t)||st.set(t,qo(t)),e*st.get(t)}var B=80,ge=.02,$=t=>Math.round(H(t,-6e3,8e3)*10)/10;function $t(t,e,o=1,n=[]){let r=i=>i.x<t+B&&i.x+i.w>-B&&i.y<e+B&&i.y+i.h>-B,s=i=>o<.995?{...i,opacity:o.toFixed(2)}:i,a=(i,c,l,u,p=void 0)=>{o>ge&&n.push(W(i,c,l,s(u),p))};return{marks:n,near:r,faint:i=>$t(t,e,i,n),box:(i,c,l,u=8)=>{if(!r(l))return;let[p,d]=[Math.max(l.x,-B),Math.max(l.y,-B)],[f,h]=[Math.min(l.x+l.w,t+B)-p,Math.min(l.y+l.h,e+B)-d];a(i,"rect",c,{x:p,y:d,width:f,height:h,rx:Math.min(u,f/6,h/6)})},path:(i,c,l)=>a(i,"path",c,{d:l}),line:(i,c,[l,u,p,d])=>a(i,"line",c,{x1:l,y1:u,x2:p,y2:d}),image:(i,c,l)=>{if(!r(l))return;let u={x:l.x,y:l.y,width:l.w,height:l.h,preserveAspectRatio:"none",href:c};a(i,"image","map",u)},text:(i,c,[l,u],p,d=0)=>{if(l<-40||l>t+40||u<-20||u>e+20)return;let f=`rotate(${d} ${$(l)} ${$(u)})`;a(i,"text",c,{x:l,y:u,...d&&{transform:f}},p)},runs:(i,c,[l,u],p)=>{o>ge&&n.push(ee(i,c,s({x:l,y:u}),p))}}}function xe(t,e){let{p:o,z:n,numbers:r,state:s,ink:a}=t,{attention:i,forward:c,strand:l,taps:u,tiles:p}=o.block,[d,f]=[i,c].map(e.box),h=M=>e.y(l.top+M*l.step),b=r.tokens.length,m=t.words(1),[w,y]=[e.frame.x,e.x(l.left+4)-e.frame.x];m.box("names","paper solid",{x:w,y:h(0)-8,w:y,h:h(b-1)-h(0)+16},0),r.tokens.forEach((M,E)=>{let _=`${E===s.query?"ink strong":"soft"} end ${o.narrow?"tiny":"small"}`;m.text(`strand ${E}`,_,[e.x(l.left),h(E)+4],M)});let g=o.narrow?"self-attention":"self-attention: twelve heads, tokens mix";if(m.text("attention name","ink strong start",[d.x,d.y-9],g),o.narrow)m.text("forward name","ink strong end",[o.W-2,f.y-9],"feed-forward");else{let M=f.x+f.w/2;m.text("forward name","ink strong",[M,f.y-25],"feed-forward"),m.text("forward note","soft small",[M,f.y-9],"each token alone")}u.forEach(([,M],E)=>{let _=e.x(M),q=(h(0)+h(b-1))/2;m.text(`add ${E}`,"soft tiny",[_+4,q],"add and normalise",-90),m.path(`tip ${E}`,"soft solid",`M${$(_-4.5)} ${$(h(0)-17)}h9l-4.5 9z`)}),So(t,e);let x=e.box(p[s.head]),v=o.narrow?5:Math.min(36,.78*x.w),k={x:x.x-5,y:x.y-16,w:x.w+5+v,h:x.h+27};a.faint(O(n,.6,.9,1.3,1.6)).box("chosen head","ink frame",k,6)}function So({p:t,numbers:e,state:o,words:n},r){let s=n(1),a=Math.max(...e.shares.map(Math.abs));t.block.tiles.map(r.box).forEach(({x:m,y:w,w:y,h:g},x)=>{let v=e.shares[x],k={x:m,y:w+g+3,w:Math.max(.7,y*Math.abs(v)/a),h:5},M=`${x===o.head?"ink strong":"soft"} start tiny`;s.text(`head ${x}`,M,[m,w-4],t.narrow?`${x+1}`:`head ${x+1}`),s.box(`share ${x}`,v<0?"output less":"output solid",k,1),!t.narrow&&s.text(`part ${x}`,"output start small",[m+y+5,w+g+9],we(v))});let{x:i,y:c,w:l,h:u}=r.box(t.block.attention),p=l+(t.narrow?-14:12),d=m=>pt(m,t.narrow?12:12.5)/1.12<=p,f=Ao(t.narrow,e,o).find(m=>m.every(d))??[],[h,b]=t.narrow?[i+11,"output start tiny"]:[i,"output start small"];f.forEach((m,w)=>s.text(`shares ${w}`,b,[h,c+u+13+14*w],m))}function Ao(t,{tokens:e,shares:o},{head:n,query:r}){let s=`\u201C${e[r]}\u201D`;if(!t){let l=`bar and %: share of what attention adds to ${s}`;return[[`${l}; below 0: against it`],[l]]}let a=`bar ${n+1}: ${we(o[n])}`,[i,c]=o[n]<0?[`${a}, against`,"what attention adds"]:[`${a} of what`,"attention adds"];return[[i,`${c} to ${s}`],[i,c]]}var we=t=>`${Math.round(100*t)}%`.replace("-","\u2212");function be(t){let{p:e,z:o,ink:n,state:r}=t,s=e.model.layers.map(t.on(0).box);s.forEach((i,c)=>n.faint(t.shapes(0)).box(`card ${c}`,"tint plate",i,12)),Eo(t,s);let a=t.words(0);s.forEach((i,c)=>{let l=c===r.layer?"ink strong start":"soft start";a.text(`layer ${c}`,l,[i.x+2,i.y-7],`layer ${c+1}`),n.near(i)&&Lo(t,i,c)}),n.faint(1-N(o,.5,.9)).box("chosen layer","ink frame",s[r.layer],12)}function Eo(t,e){let{p:o,z:n,ink:r,state:s,numbers:{tokens:a}}=t,{x:i}=t.on(0),c=a.length,l=(k,M)=>J(o,k).y(o.block.strand.top+M*o.block.strand.step),u=l(e[0],1)-l(e[0],0),p=i(o.model.left-12),d={x:i(o.model.left-(o.narrow?26:50)),y:e[0].y+e[0].h*.46},f=(e[0].y+e[0].h+e[3].y)/2-8,h=k=>{let[M,E,_]=[l(e[0],k),l(e[3],k),c-1-k],q=i(o.W-(o.narrow?1:4))-k*u*.8,F=i(o.model.left-(o.narrow?12:40))+_*u*.8-u*c*.3,C=H(u,1,5),A=$(C),G=f+(_-(c-1)/2)*u*.45,it=`M${$(p)} ${$(M)}H${$(q-C)}q${A} 0 ${A} ${A}V${$(G-C)}`,ct=`q0 ${A} ${-A} ${A}H${$(F+C)}q${-A} 0 ${-A} ${A}V${$(E-C)}`;return`${it}${ct}q0 ${A} ${A} ${A}H${$(i(o.W-(o.narrow?4:12)))}`},b=k=>d.y+(k-(c-1)/2)*(o.narrow?12.6:14),m=k=>{let[M,E,_]=[$(d.x+3),$(b(k)),$(l(e[0],k))],q=$((d.x+p)/2);return`M${M} ${E}C${q} ${E} ${q} ${_} ${$(p)} ${_}`},w=a.map((k,M)=>M),y=w.filter(k=>k!==s.query),g=r.faint(1-N(n,1.35,1.75)),x=r.faint(1-N(n,.02,.2));g.path("strands","soft line strand",y.map(h).join("")),g.path("strand own","ink line strand own",h(s.query)),x.path("fans","soft line strand",y.map(m).join("")),x.path("fan own","ink line strand own",m(s.query)),w.forEach(k=>{let M=`${k===s.query?"ink strong":"soft"} end ${o.narrow?"tiny":"small"}`;x.text(`in ${k}`,M,[d.x-3,b(k)+4],a[k])});let v=`out: ${c} \xD7 384${o.narrow?"":" numbers, whose mean stands for the sentence"}`;x.text("out","soft note end",[o.W-4,e[5].y+e[5].h+17],v),x.text("input","soft note start",[2,14],`in: ${c} \xD7 384`)}function To(t,e,o,[n,r],[s,a]){if(t){let d=$(o.y+o.h);return`M${$(n)} ${$(s)}V${d}M${$(r)} ${d}V${$(a)}`}let i=o.y+o.h/2,c=Math.min(10,e/50),l=`q${$(c)} 0 ${$(c)} ${$(c)}`,u=`M${$(n)} ${$(s)}V${$(i+c)}q0 ${$(-c)} ${$(c)} ${$(-c)}`,p=`M${$(o.x+o.w)} ${$(i)}H${$(r-c)}${l}V${$(a)}`;return`${u}H${$(o.x)}${p}`}function Lo(t,e,o){let{p:n,z:r,numbers:s,state:a}=t,i=s.tokens.length,c=o===a.layer,l=Math.min(t.shapes(1),c?1:1-N(r,.5,.95)),u=t.ink.faint(l),p=J(n,e),{attention:d,forward:f,strand:h,taps:b,pixels:m}=n.block,[w,y]=[d,f].map(p.box),g=h.top+(i-1)*h.step,[x,v,k]=[h.top-8,g,g+8].map(p.y),M=[w,y].map((C,A)=>To(n.narrow,e.w,C,b[A].map(p.x),[v,x]));u.path(`branches ${o}`,"soft line branch",M.join("")),u.box(`attention ${o}`,"paper box",w,10),u.box(`forward ${o}`,"paper box",y,10);let E=C=>{let[A,G,it]=[y.y+y.h*(C+.75)/(i+.5),y.h/110,y.h/32],[ct,Et,Oe]=[.1,.5,.9].map(gt=>$(y.x+y.w*gt)),[ht,mt]=[[-it,-G],[it,G]].map(gt=>gt.map(_e=>$(A+_e)));return`M${ct} ${ht[1]}L${Et} ${ht[0]}L${Oe} ${ht[1]}V${mt[1]}L${Et} ${mt[0]}L${ct} ${mt[1]}z`},_=s.tokens.map((C,A)=>A).filter(C=>C!==a.query);u.path(`lenses ${o}`,"ruler lens",_.map(E).join("")),u.path(`lens ${o}`,"ink lens",E(a.query)),(c?t.ink.faint(1-N(r,1.6,1.9)):u).image(`heads ${o}`,he(s.all[o],m),w);let F=16*e.w/n.W;b.forEach(([,C],A)=>{let G={x:p.x(C)-F/2,y:x,w:F,h:k-x};u.box(`adder ${o} ${A}`,"paper box adder",G,6)}),c&&xe(t,p)}var dt=(t,e)=>Math.abs(t*e)<.1?3:2;function Oo({p:t,numbers:{pair:e},state:o}){let[n,r]=[e.q[o.number],e.k[o.number]],[s,a,i]=t.narrow?[t.W/2,168,140]:[t.W*.28,t.H/2,188],c=Math.max(Math.abs(n),Math.abs(r)),l=[.01,.02,.05,.1,.2,.5,1].findLast(u=>u*1.5<=c)??.01;return{cx:s,cy:a,R:i,u:i*.82/c,q:n,k:r,square:l}}function ye(t){let e=Oo(t),{cx:o,cy:n,R:r,u:s,q:a,k:i,square:c}=e,l=t.ink.faint(N(t.z,4.4,4.8)),{x:u,y:p,box:d}=t.on(5),f=(y,g)=>d({x:o+Math.min(y,0),y:n+Math.min(g,0),w:Math.abs(y),h:Math.abs(g)}),h=y=>`M${$(u(o-r))} ${$(p(y))}H${$(u(o+r))}`,b=y=>`M${$(u(y))} ${$(p(n-r))}V${$(p(n+r))}`;l.box("agree 1","tint",f(r,-r),0),l.box("agree 2","tint",f(-r,r),0);let m="";for(let y=c*s;y<r;y+=c*s)for(let g of[y,-y])m+=`${b(o+g)}${h(n+g)}`;l.path("grid","rule",m),l.path("axes","ruler",`${h(n)}${b(o)}`),l.box("area",a*i<0?"ink less area":"ink area",f(a*s,-i*s),0);let w=(y,g,x,v)=>l.line(y,`${g} line thick`,[u(o),p(n),u(x),p(v)].map($));w("side query","query",o+a*s,n),w("side key","key",o,n-i*s),_o(t,e),Co(t,e)}function _o(t,{cx:e,cy:o,R:n,u:r,q:s,k:a}){let i=t.words(5),{x:c,y:l}=t.on(5),u=n-12,p=(m,w,y)=>i.text(`sign ${m}`,"soft large",[c(e+w*u),l(o+y*u+6)],w*y<0?"+":"\u2212");p("++",1,-1),p("--",-1,1),p("+-",1,1),p("-+",-1,-1);let d=m=>L(m,dt(s,a)),f=(m,w)=>Math.sign(m||1)*Math.max(Math.abs(m*r)/2,w);i.text("q side","query strong",[c(e+f(s,24)),l(o+(a<0?-9:19))],d(s));let[h,b]=s<0?["start",e+9]:["end",e-9];i.text("k side",`key strong ${h}`,[c(b),l(o-f(a,12)+5)],d(a))}function Co(t,{q:e,k:o,square:n}){let{p:r,numbers:{tokens:s,count:a},state:i}=t,c=t.words(5),{x:l,y:u}=t.on(5),p=g=>L(g,dt(e,o)),[d,f]=r.narrow?[r.W/2,336]:[r.W*.56,r.H*.32];c.runs("equation",r.narrow?"ink equation":"ink equation start",[l(d),u(f)],[{text:p(e),role:"query"},{text:" \xD7 "},{text:o<0?`(${p(o)})`:p(o),role:"key"},{text:` = ${p(e*o)}`}]);let h=`${s[i.query]} \xB7 ${s[i.key]}`,b=a.toLocaleString("en"),m=r.narrow?[`product ${i.number+1} of 32 in ${h}`,`32 \xD7 ${r.n} \xD7 ${r.n} pairs \xD7 12 heads \xD7 6 layers`,`= ${b} products for the scores`]:[Ho(e*o,n),`product ${i.number+1} of the 32 in ${h}`,"",`32 products a score, ${r.n} \xD7 ${r.n} scores a head,`,"12 heads a layer, 6 layers:",`${b} such products for this sentence's scores`],[w,y]=r.narrow?[f+28,19]:[f+38,22];m.forEach((g,x)=>{let v=`${x===m.length-1?"ink strong":"soft"}${r.narrow?" small":" start"}`;c.text(`line ${x}`,v,[l(d),u(w+x*y)],g)})}function Ho(t,e){if(t===0)return"no square at all: it adds nothing";let o=t<0?"differ, so it counts below zero":"agree, so it counts above zero";return`${L(Math.abs(t)/e**2,1)} squares of side ${e}; signs ${o}`}var kt=t=>`${Math.round(100*t)}%`;function $e(t){let{p:e,z:o,ink:n,numbers:r,state:s}=t,{y:a,box:i}=t.on(3),c=e.row.lanes.map(i),l=O(o,2.35,2.8,3.4,3.8),[u,p]=[l,l*(1-N(o,3.7,4))].map(n.faint),[d,f]=e.row.bars.map(a),h=Math.max(...r.row.weights);c.forEach(({x:b,y:m,w,h:y},g)=>{let x=(f-d)*r.row.weights[g]/h,v={x:b+.04*w,y:m,w:.92*w,h:y},k={x:b+.17*w,y:f-x,w:.66*w,h:x};(g===s.key?p:u).box(`lane ${g}`,"tint lane",v,6),u.box(`bar ${g}`,"weight solid",k,3)}),No(t,c,l),n.faint(O(o,2.6,2.9,3.5,3.9)).box("own lane","key frame",c[s.key],7),Wo(t,c)}function No(t,e,o){let{p:n,numbers:{row:r,v:s}}=t,a=t.ink.faint(o),i=X(s),[c,l]=n.row.values.map(t.on(3).y);e.forEach(({x:p,w:d},f)=>{let h={x:p+.18*d,y:c,w:.64*d,h:l-c};a.image(`weighted ${f}`,I(r.weighted[f],1,i),h)});let u={...ke(t),y:c,h:l-c};a.image("row output",I(r.output,1,i),u),a.box("row output edge","output edge",u,0)}function ke({p:t,on:e}){let{band:o}=t.row,[n,r]=t.narrow?[14,30]:[34,44];return e(3).box({x:o.x+o.w+n,y:0,w:r,h:1})}function Wo(t,e){let{p:o,numbers:{tokens:n,row:r},state:s}=t,a=t.words(3),{y:i}=t.on(3),[c,l]=o.narrow?[90,17]:[58,20];n.forEach((b,m)=>{let w=e[m].x+e[m].w/2,y=`key${m===s.key?" strong":""}`;o.narrow?a.text(`key ${m}`,`${y} start tiny`,[w,i(54)],b,-52):a.text(`key ${m}`,y,[w,i(28)],b);let g=L(r.scores[m],o.narrow?0:1);a.text(`score ${m}`,"ink number",[w,i(c)],g),o.narrow||a.text(`scaled ${m}`,"soft number",[w,i(c+l)],L(r.scaled[m],1));let x=kt(r.weights[m]);a.text(`share ${m}`,"weight number strong",[w,i(o.row.shares)],x)});let[u,p]=[ke(t),e[e.length-1]],d=(o.row.values[0]+o.row.values[1])/2;a.text("equals","soft",[(p.x+p.w+u.x)/2,i(d)],"=");let[f,h]=o.narrow?[" end",u.x+u.w+4]:["",u.x+u.w/2];a.text("row output name",`output small strong${f}`,[h,i(o.row.values[0]-6)],"output"),Po(t,d)}function Po(t,e){let{p:o,numbers:{tokens:n},state:r}=t,s=t.words(3),{frame:a,y:i}=t.on(3),c=(u,p,d,f)=>{let[h,b]=[a.x+2,i(d)];if(o.narrow){let m={x:h-2,y:b-12,w:pt(f,14)+6,h:16};s.box(`plate of ${u}`,"paper solid",m,3)}s.text(u,`${p} start ${o.narrow?"tiny halo":"small"}`,[h,b],f)},l=o.narrow?[["line 0","ink",o.row.band.y-6,"query \xB7 key"],["line 2","weight strong",o.row.bars[0]-8,"\xF7 \u221A32, then softmax"],["line 3","value strong",o.row.values[0]-6,"weight \xD7 value, 32 numbers"]]:[["asks","query strong",28,`${n[r.query]} asks`],["line 0","ink",58,"query \xB7 key"],["line 1","soft",78,"\xF7 \u221A32"],["line 2","weight strong",o.row.shares,"softmax"],["line 3","value strong",e-6,"weight \xD7 value,"],["line 4","value",e+10,"32 numbers"]];for(let[u,p,d,f]of l)c(u,p,d,f)}function ft({p:t,on:e},o,n,r){let{x:s,y:a}=e(4),i=$(s(.72*t.score.column)-s(0));return o.map((c,l)=>{if(c*n<=0)return"";let[u,p]=r(l).map(d=>$(a(d)));return`M${$(s(t.score.across.x+(l+.14)*t.score.column))} ${u}h${i}V${p}h${-i}z`}).join("")}function ve(t){let{p:e,z:o,ink:n,numbers:{pair:{q:r,k:s}},state:a}=t,{box:i}=t.on(4),{rows:c,columns:l}=e.score,u=n.faint(O(o,3.4,3.85,4.4,4.8)),p=Math.max(...r.map(Math.abs),...s.map(Math.abs)),d=(h,b,{y:m,up:w})=>{let y=g=>[m,m-w*b[g]/p];u.path(`${h} above`,`${h} solid`,ft(t,b,1,y)),u.path(`${h} below`,`${h} solid low`,ft(t,b,-1,y)),u.path(`${h} zero`,"ruler",Me(t,m))};d("query",r,c[0]),d("key",s,c[1]),jo(t,u),n.faint(O(o,3.6,3.9,4.5,4.9)).box("own number","ink frame",i(l[a.number]),5),Io(t)}function Me({p:t,on:e},o){let{x:n,w:r}=e(4).box(t.score.across);return`M${$(n)} ${$(e(4).y(o))}H${$(n+r)}`}function vt({p:t,numbers:{pair:{sums:e}}}){let[o,n]=[Math.min(...e),Math.max(...e)],[r,s]=t.score.sums;return a=>s-(a-o)/(n-o||1)*(s-r)}function jo(t,e){let{p:o,numbers:{pair:{products:n,sums:r}}}=t,{x:s,y:a}=t.on(4),i=r.map(vt(t)),c=p=>$(s(o.score.across.x+p*o.score.column)),l=n.map((p,d)=>`M${c(d+.86)} ${$(a(i[d+1]))}H${c(d+1.14)}`),u=p=>[i[p],i[p+1]];e.path("sum zero","ruler",Me(t,vt(t)(0))),e.path("sum links","soft line link",l.join("")),e.path("products above","ink solid step",ft(t,n,1,u)),e.path("products below","ink less",ft(t,n,-1,u))}function Io(t){let{p:e,numbers:{tokens:o,row:n,pair:r},state:s}=t,a=t.words(4),{frame:i,x:c,y:l}=t.on(4),[u,p]=[o[s.query],o[s.key]],d=L(r.sums[D],2),f=`\xF7 \u221A32 = ${L(n.scaled[s.key],2)}`,h=kt(n.weights[s.key]);if(e.narrow){let y=(x,v,k,M)=>a.text(x,`${v} small strong halo`,k,M);y("query name","query end",[e.W-6,l(22)],`query of ${u}`),y("key name","key end",[e.W-6,l(118)],`\xD7 key of ${p}`),y("sum name","ink start",[6,l(220)],"= products, added up"),a.text("dot product","ink strong",[e.W/2,l(e.H-36)],`dot product ${d}`);let g=`${f}, by softmax ${h}`;a.text("scaled","soft small",[e.W/2,l(e.H-16)],g);return}let b=(y,g,x,v)=>a.text(y,`${g} small end`,[i.x+108,l(x)],v);b("query name","query strong",e.score.rows[0].y-4,"query of"),b("query word","query strong",e.score.rows[0].y+12,u),b("key name","key strong",e.score.rows[1].y-4,"\xD7 key of"),b("key word","key strong",e.score.rows[1].y+12,p),b("sum name","ink strong",e.score.sums[0]+70,"= products,"),b("sum more","ink strong",e.score.sums[0]+86,"added up");let m=[c(e.score.across.x+e.score.across.w)+8,l(vt(t)(r.sums[D]))],w=(y,g,x,v)=>a.text(y,`${g} start`,[m[0],m[1]+x],v);w("dot product","ink strong large",6,d),w("dot product name","soft small",24,"the dot product"),w("scaled","soft small",42,f),w("weight","weight small strong",60,`softmax: ${h}`)}function Mt(t,e,o,n){let r=ut(n,t.tokens.length),s=$t(r.W,r.H),a=o.zoom,i=ce(r,ie(r,o),a).map(l=>J(r,l)),c={p:r,z:a,state:e,numbers:t,ink:s,on:l=>i[l],words:l=>s.faint(O(a-l,-.3,-.04,.1,.34)),shapes:l=>1-N(a-l,.4,.8)};return a<1.99&&be(c),a>.6&&a<2.99&&me(c),a>2.3&&a<3.99&&$e(c),a>3.3&&ve(c),a>4.3&&ye(c),s.path("border","ruler edge",`M0 0.5H${r.W}M0 ${r.H-.5}H${r.W}`),{width:r.W,height:r.H,marks:s.marks}}function zt(t,e,o){let n=Math.round(e.zoom);if(Math.abs(e.zoom-n)>1e-6||n===V)return[];let r=ut(o,t.tokens.length),s=et[n];return Ro(r,n).map((a,i)=>({id:`${s} ${i}`,x:a.x,y:a.y,width:a.w,height:a.h,label:Do(t,e,n,i),kind:"zoom-part",tab:i===e[s]?0:-1,aria:{pressed:i===e[s]}}))}function Ro(t,e){let{attention:o,tiles:n}=t.block,[r,s]=[o.w/4,o.h/3],{matrix:a,cell:i,queries:c,outputs:l}=t.head;return[()=>t.model.layers,()=>n.map((p,d)=>{let[f,h]=[d%4,Math.floor(d/4)];return{x:o.x+f*r,y:o.y+h*s,w:r,h:s}}),()=>t.row.lanes.map((p,d)=>{let f=l.x+l.w-c.x;return{x:c.x,y:a.y+d*i[1],w:f,h:i[1]}}),()=>t.row.lanes.map(p=>({...p,y:0,h:t.H})),()=>t.score.columns][e]()}function Do({tokens:t,all:e,row:o,pair:n,shares:r},{layer:s,query:a},i,c){if(i===0)return`Layer ${c+1}`;if(i===1){let l=e[s][c][a],u=K(l);return`Head ${c+1}: ${t[a]} attends most to ${t[u]}, ${Z(l[u])}; share ${Math.round(100*r[c])}%`}if(i===2)return`Row of ${t[c]}`;if(i===3){let l=Z(o.weights[c]);return`${t[c]}: dot product ${o.scores[c].toFixed(1)}, weight ${l}`}return`Number ${c+1}: ${n.q[c].toFixed(2)} times ${n.k[c].toFixed(2)}`}var ze=`/* The picture of SentenceZoom. */
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
`;var qe=`.zoom-trail ol { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none; }
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
.attn .zoom-scene { overflow: hidden; user-select: none; -webkit-user-select: none; }
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
`;var Se=[["09_encoder","09, Encoder"],["06_multihead","06, Multihead"],["04_projection","04, Projection"],["05_scaling","05, Scaling"],["03_similarity","03, Similarity"],["01_lookup","01, Lookup"]];function Ae({tokens:t,pair:e},{layer:o,head:n,query:r,key:s,number:a}){let[i,c]=[e.q[a],e.k[a]].map(l=>L(l,1));return["model",`layer ${o+1}`,`head ${n+1}`,`row \u201C${t[r]}\u201D`,`${t[r]} \xB7 ${t[s]}`,`${i} \xD7 ${c}`]}var Vo=["none","one","two","three"];function Uo(t){let[e,o]=[1,-1].map(s=>t.filter(a=>a*s>0).length),n=t.length-e-o,r=[`${e} are above zero`,`${o} below`];return Rt(n?[...r,`${Vo[n]??n} stored as zero`]:r)}function Yo(t,e){return t*e<0?"below zero, since the signs differ":t*e>0?"above zero, since the signs agree":`and adds nothing: ${t||e?`the ${t?"key":"query"}\u2019s number is so small that it is`:"both numbers are so small that they are"} stored as zero`}var Go=[({text:t,tokens:e})=>`\u201C${t}\u201D goes as ${e.length} strands, its tokens, through the six layers of all-MiniLM-L6-v2. In each, twelve heads (squares of weights) mix tokens, and a feed-forward network (lenses) treats each alone.`,({tokens:t,stream:e,shares:o},{layer:n,query:r})=>{let s=K(o.slice(0,-1));return`In layer ${n+1} attention adds a vector of length ${e[1].toFixed(1)} to \u201C${t[r]}\u201D, of length ${e[0].toFixed(1)}; the feed-forward network then adds one of ${e[4].toFixed(1)}. Of what attention adds, head ${s+1} writes most, ${Math.round(100*o[s])}%.`},({tokens:t,weights:e},{head:o,query:n})=>{let r=K(e[n]);return`Head ${o+1} multiplies queries by keys: that gives weights. It multiplies weights by values: that gives its output. \u201C${t[n]}\u201D gives \u201C${t[r]}\u201D ${Z(e[n][r])} of its attention.`},({tokens:t,row:e},{query:o,key:n})=>`The row of \u201C${t[o]}\u201D: ${t.length} dot products, divided by \u221A32, become shares of 100% by the softmax. \u201C${t[n]}\u201D gets ${Z(e.weights[n])}, and with that share its value enters the output.`,({tokens:t,pair:e},{query:o,key:n})=>`The dot product of \u201C${t[o]}\u201D and \u201C${t[n]}\u201D is a sum of 32 products, ${L(e.sums[32],2)} in all. Of these ${Uo(e.products)}.`,({pair:t},{number:e})=>{let[o,n]=[t.q[e],t.k[e]],r=s=>L(s,dt(o,n));return`And this is all there is at the bottom: ${r(o)} times ${r(n)} is ${r(o*n)}, the area, ${Yo(o,n)}.`}],Ee=(t,e)=>Go[Math.min(V,Math.round(e.zoom))](t,e);var{LAST:Y,PARTS:At}=qt,Zo=380,Te=1100,St=60,Jo={layer:6,head:12,number:32},Xo={layer:"layer",head:"head",query:"row",key:"key",number:"number"},P=({zoom:t})=>Math.round(t),at=t=>()=>t.read();function Ko(t){let e=at(t),o=Jt(t,Te);return{...o,fly:(r,s={})=>{let a=H(r,0,Y),i=e().zoom,c=Math.min(Te,Zo*Math.max(.6,Math.abs(a-i))),l=u=>u===St?a:i+(a-i)*yt(u/St);o.play(Array.from({length:St+1},(u,p)=>({...s,zoom:l(p)})),c)}}}function Qo(t,{fly:e,stop:o}){let n=at(t),r=Array.from({length:Y+1},(f,h)=>z("button",{type:"button",onclick:()=>e(h)})),s=Ft({label:"Zoom",min:0,max:Y,step:.01,text:f=>r[Math.round(f)].textContent,onInput:f=>(o(),t.change({zoom:f}))});s.root.className="attn-range zoom-slider",s.input.addEventListener("change",()=>e(P(n())));let[a,i]=[-1,1].map(f=>()=>P(n())+f),l={ArrowLeft:a,ArrowDown:a,ArrowRight:i,ArrowUp:i,...{Home:()=>0,End:()=>Y}};lt(s.input,{...l,PageDown:a,PageUp:i},f=>e(f));let u=z("ol",{},...r.map(f=>z("li",{},f))),p=z("nav",{"aria-label":"Where in the model"},u),d=(f,h)=>{Ae(h,f).forEach((b,m)=>{j(r[m],b),T(r[m],"aria-current",m===P(f)?"step":!1),T(r[m],"class",m<=P(f)?"reached":"")}),s.set(f.zoom)};return{root:R("zoom-trail",p,s.root),tell:d}}var Le=(t,e)=>Jo[t]??e.tokens.length;function tn(t,{stop:e},o,n){let r=at(t),s=()=>At[P(r())-1],a=(g,x)=>H(r()[g]+x,0,Le(g,o())-1),i=g=>{let x=s();e(),t.change({[x]:a(x,g),zoom:P(r())},{glide:!0})},c=(g,x,v)=>{let{root:k}=tt(g,()=>s()&&i(v));return T(k,"aria-label",x),k},[l,u]=[c("\u2039","The one before",-1),c("\u203A","The next one",1)],p=z("span",{class:"zoom-what"}),f=z("span",{class:"zoom-beside",role:"group","aria-label":"The same stop beside"},l,p,u),{root:h}=tt("Reset",()=>(e(),t.reset())),b=z(n?"a":"span",{}),m=z("p",{class:"zoom-chapter"},"This stop is ",b);return{root:R("zoom-hands",R("attn-row",f,h),m),tell:g=>{let x=s(),v=E=>String(!x||a(x,E)===g[x]);T(l,"aria-disabled",v(-1)),T(u,"aria-disabled",v(1)),j(p,Xo[x]??"other"),f.style.visibility=x?"":"hidden";let[k,M]=Se[P(g)];j(b,`chapter ${M}`),n&&T(b,"href",`${k}.html`)},beside:i}}var en=[3,4,0,0,0],on={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function nn(t,e,o,n){let r=at(t),s=_t("zoom-scene"),a=0,i=!1,c=()=>{i=!0,p.focus({preventScroll:!0})},l=Kt((g,x)=>g.addEventListener("click",()=>{let[v,k]=x().id.split(" ");p.contains(p.getRootNode().activeElement)&&c(),e.fly(P(r())+1,{[v]:Number(k)})})),p=Ct("The model and what is in it: press a part to go in; plus and minus zoom","zoom-stage",s,l.root);p.tabIndex=-1;let[d,f]=[-1,1].map(g=>()=>P(r())+g);lt(p,{"+":f,"=":f,"-":d,"\u2212":d,Home:()=>0,End:()=>Y},g=>(c(),e.fly(g)));let b=([g,x])=>{if(e.playing())return;let v=P(r());if(v===Y)return n(g||x);let k=At[v],M=r()[k]+g+x*(en[v]||1);M<0||M>=Le(k,o())||(t.change({[k]:M},{glide:!0}),l.focus(`${k} ${M}`))},m=Object.entries(on).map(([g,x])=>[g,()=>x]);lt(p,Object.fromEntries(m),b);let w=g=>{if(a===0||(p.classList.toggle("deepest",P(g)===Y),l.set(zt(o(),g,a)),!i||e.playing()||Math.abs(g.zoom-P(g))>1e-6))return;i=!1;let x=At[P(g)];x&&p===p.getRootNode().activeElement&&l.focus(`${x} ${g[x]}`)};return{root:p,place:w,paint:g=>{let x=Math.round(p.clientWidth);x!==0&&(x!==a&&(a=x,w(r())),oe(s,Mt(o(),r(),g,a)))}}}var rn=({model:t,revision:e,sha256:o})=>`Recorded from ${t} (${e.slice(0,8)}, SHA-256 ${o.slice(0,8)}\u2026): queries, keys and values in twelve bits a number. All else is worked out from them here; a weight is off by less than 0.001. Tints of weights show their square roots.`;function sn(t,e,o){let n,r=()=>n(at(e)()),s=Ko(e),a=Qo(e,s),i=tn(e,s,r,!!o.data),c=nn(e,s,r,i.beside),l=Bt(),u=Dt("Press a layer, and go on pressing: down to one multiplication."),p=z("p",{class:"attn-source"}),d=Tt(o,"pretrained").then(f=>{n=se(f),j(p,rn(f))});return{parts:[u,a.root,c.root,i.root,l.root,p],ready:d,tell:f=>{s.tell(f),a.tell(f,r()),i.tell(f),c.place(f),l.set(Ee(r(),f))},paint:c.paint,stop:()=>(s.stop(),l.stop())}}var os=Zt({name:"pretrained",label:"Live figure: one sentence through a whole model, down to one multiplication",style:ze+qe,controls:["zoom","layer","head","query","key","number"],ms:300,build:sn});export{Se as CHAPTERS,os as default,Ee as describe,se as explorer,qt as scene,Ae as trail};
