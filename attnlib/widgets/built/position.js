// Joined by `make figures` from src/position and src/kit: change those, not this.
var Le=Object.defineProperty;var Te=(t,e)=>{for(var o in e)Le(t,o,{get:e[o],enumerable:!0})};var qe="http://www.w3.org/2000/svg",Ce=0,je=Math.random().toString(36).slice(2,8),Q=t=>`attn-${je}-${t}-${++Ce}`;function It(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var k=(t,e={},...o)=>It(document.createElement(t),e,o),S=(t,...e)=>k("div",{class:t},...e),Ie=(t,e={},...o)=>It(document.createElementNS(qe,t),e,o),Z=(t="")=>Ie("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var zt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var _t=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var j=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),ut=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]);var Re=t=>t[0].map((e,o)=>t.map(n=>n[o]));function Rt(t,e){let o=Re(e);return t.map(n=>o.map(r=>j(n,r)))}function Dt(t,e=1,o=null){let n=s=>o===null||o[s],r=Math.max(...t.filter((s,l)=>n(l))),a=t.map((s,l)=>n(l)?Math.exp((s-r)/e):0),i=a.reduce((s,l)=>s+l,0);return i>0?a.map(s=>s/i):a}var Pt=t=>t.indexOf(Math.max(...t)),A=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Ft=200,De=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Pe=t=>t*t*(3-2*t);function ft(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>ft(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,ft(t[r],a,o)]);return Object.fromEntries(n)}return e}function Wt(t,e,o){let[n,r,a,i,s,l]=[t,t,t,0,0,0],c=!1,f=d=>{let u=A(d-s,0,64);if(s=d,c){let h=A((d-i)/e);n=ft(r,a,Pe(h)),c=h<1}let p=o(n,u);l=c||p?requestAnimationFrame(f):0};return{go(d,u){if(De()){[n,a,c]=[d,d,!1],o(n,1/0);return}[r,a,i,c]=[n,d,performance.now(),u],u||(n=d,o(n,0)),l||([s,l]=[performance.now(),requestAnimationFrame(f)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function X(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function H(t,e){let o=k("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>T(o,"aria-pressed",String(n))}}var Bt=(...t)=>k("p",{class:"attn-hint"},...t);function Ht(t,e,o){let n=Q("choice"),r=new Map,a=k("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))r.set(i,k("input",{type:"radio",name:n,onchange:()=>o(i)})),a.append(k("label",{},r.get(i),k("span",{},s)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function Ut({label:t,min:e,max:o,step:n,onInput:r,text:a=X,zero:i=e,...s}){let{read:l=w=>w,write:c=w=>w}=s,f=Q("slider"),d=k("span",{class:"attn-number","aria-hidden":"true"}),p=k("input",{type:"range",id:f,min:e,max:o,step:n,oninput:()=>r(l(p.valueAsNumber))}),h=S("attn-slider",k("label",{for:f},t),p,d),m=o,x=w=>Math.min(1,Math.max(0,(w-e)/(m-e)));return{root:h,input:p,set:(w,$=!0)=>{let M=c(w);p.valueAsNumber!==M&&(p.value=M),p.style.setProperty("--from",x(Math.min(i,M))),p.style.setProperty("--to",x(Math.max(i,M))),p.disabled=!$,N(d,a(w)),T(p,"aria-valuetext",a(w))},limit:w=>T(p,"max",m=w)}}function Gt({label:t,onChange:e,options:o=[],wide:n=!1}){let r=Q("select"),a=k("select",{id:r,onchange:()=>e(a.value)}),i=k("div",{class:n?"attn-field attn-wide":"attn-field"},k("label",{for:r},t),a),[s,l]=[o,""],c=0,f=p=>{let[h,m]=s[p];T(a.options[p],"value",h),N(a.options[p],m)},d=()=>{for(c=0;a.length>s.length;)a.lastChild.remove();s.forEach((p,h)=>f(h))},u=(p,h=o)=>{s=h;let m=s.findIndex(([b])=>String(b)===String(p)),x=JSON.stringify(s);if(x!==l){for(;a.length<s.length;)a.append(k("option",{}));m>=0&&f(m),c||(c=setTimeout(d,40))}l=x,a.selectedIndex!==m&&(a.selectedIndex=m)};return u(o[0]?.[0]),{root:i,set:u}}function ht(t=700){let e=k("p",{class:"attn-summary"}),o=k("span",{class:"attn-hidden",role:"status"}),n,r=(a,i=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>N(o,i),t)),N(e,a)};return{root:k("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function mt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),o(i))})}var Fe=0,Vt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Kt(t,e){let[o,n,r]=[!1,0,""],a={},i=l=>{a=l;let c=l._own;if(c?.turn!==n&&([n,o]=[c?.turn,!1]),o)return;let f=c?.name?e(l,c.kind):null,d=f?JSON.stringify([c,f]):"";d!==r&&([r,o]=[d,f!==null],f&&t.send({own:{...f,name:c.name,turn:++Fe}}))},s=()=>{o=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function We(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:r,note:a,weights:i,mask:s}=Vt(t),l=!!(i??s);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${o}. ${a??""}`.trim():`Your ${o} is called \u2026`}function Yt(t,e){let o=k("span",{role:"status"}),n=H("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=S("attn-own",o,n.root);return{root:r,tell:i=>{let s=We(i,e);r.hidden=s==="",r.classList.toggle("fault",!!Vt(i).fault),N(o,s)}}}function Jt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,i=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),s=d=>{if(a)return;let u=i();r.forEach(p=>p(u,d))},l=()=>s(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:u=!1}={})=>{a=!0;for(let[p,h]of Object.entries(d))t.set(p,h);a=!1,s({glide:u}),t.save_changes()},f=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:i,change:c,reset:()=>c(f(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function Be(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function He(t,e,o,n){let[r,a]=[0,!1],i=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++r,f=e.wants?.(o())??null;if(i(f!==null),f===null)return n(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";f.then(()=>c===r&&s(l),()=>c===r&&e.say?.(d))};return s}function Qt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Ft,asks:i,build:s}){return{render:({model:c,el:f})=>{let d=k("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(k("style",{},[zt,Nt,_t,o].join(`
`)));let p=Jt(c,i?[...n,"_own","_drawn"]:n,r),h=s(p.read(),p,c),m=i&&{...Kt(c,i),...Yt(c,i)},x=k("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},h.parts[0],...m?[m.root]:[],...h.parts.slice(1));u.append(x),f.append(d);let b=()=>{let w=h.glides??(E=>E),$=0,M=()=>{let E=p.read();h.tell(E),m?.tell(E),m?.ask(E),m&&(x.dataset.own=E._own?.kind??"")},O=Wt(w(p.read()),a,(E,dt)=>$>0&&h.paint(E,dt,$)),L=()=>{let E=Math.round(x.clientWidth);E===$||E===0||($=E,Be(f),O.again())},D=He(x,h,p.read,E=>{M(),O.go(w(p.read()),E)});p.follow((E,dt)=>{x.classList.add("touched"),D(dt?.glide??!0)}),M(),L();let B=new ResizeObserver(L);return B.observe(x),h.ahead?.(),()=>{B.disconnect(),O.stop(),p.stop(),m?.stop(),h.stop?.()}},y=async()=>{await h.ready;for(let w;w=h.wants?.(p.read());)await w;return b()};return h.ready?y():b()}}}var Ue=t=>Math.round(t*10)/10,Zt=new WeakMap;function gt(t){let e=S("attn-hits"),o=new Map,n=a=>{let i=a.slider?k("div",{role:"slider",tabindex:0}):k("button",{type:"button"}),s={node:i,hit:a};return o.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of o)s.has(l)||(c.remove(),o.delete(l));a.forEach((l,c)=>{let f=o.get(l.id)??n(l);Ge(f.node,f.hit=l,i),f.node.parentNode!==e&&e.insertBefore(f.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Ge(t,{x:e,y:o,width:n,height:r,label:a,kind:i="",aria:s={},tab:l=0,lang:c},f){let[d,u,p,h]=[e,o,n,r].map(x=>Ue(f*x)),m=`left:${d}px;top:${u}px;width:${p}px;height:${h}px`;Zt.get(t)!==m&&(t.style.cssText=m,Zt.set(t,m)),T(t,"class",`attn-hit ${i}`.trim()),T(t,"aria-label",a),T(t,"tabindex",l),c&&T(t,"lang",c);for(let[x,b]of Object.entries(s))T(t,`aria-${x}`,String(b))}function U(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function xt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var te="http://www.w3.org/2000/svg",Ve=t=>Math.round(t*10)/10+0;function g(t,e,o,n,r){let a={};for(let i in n){let s=n[i];a[i]=typeof s=="number"?Ve(s):s}return{id:t,shape:e,role:o,at:a,...r===void 0?{}:{text:r}}}g.line=(t,e,[o,n,r,a],i)=>g(t,"line",e,{x1:o,y1:n,x2:r,y2:a,...i});g.rect=(t,e,[o,n,r,a],i)=>g(t,"rect",e,{x:o,y:n,width:r,height:a,...i});g.circle=(t,e,[o,n,r],a)=>g(t,"circle",e,{cx:o,cy:n,r,...a});g.path=(t,e,o,n)=>g(t,"path",e,{d:o,...n});g.text=(t,e,[o,n],r,a)=>g(t,"text",e,{x:o,y:n,...a},r);var Xt=new WeakMap;function Ke(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&o.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||o.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Je)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Ye=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Je(t){let e=document.createElementNS(te,"tspan");for(let[o,n]of Object.entries(Ye(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function tt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Xt.get(t)??new Map;Xt.set(t,a);let i=new Map(n.map(l=>[l.id,l]));for(let[l,{node:c,shape:f}]of a)i.get(l)?.shape!==f&&(c.remove(),a.delete(l));let s=t.firstChild;for(let l of n){let c=a.get(l.id);if(!c){let f=document.createElementNS(te,l.shape);f.setAttribute("data-id",l.id),c={node:f,shape:l.shape,role:"",at:{},text:""},a.set(l.id,c)}Ke(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}var v=64,_=26,ee=1/4,bt=t=>t.reduce((e,o)=>e+o,0),et=t=>Array.from({length:t/2},(e,o)=>1e4**(-2*o/t)),ie=(t,e)=>et(e).flatMap(o=>[Math.sin(t*o),Math.cos(t*o)]);function Qe(t,e){return et(t.length).flatMap((o,n)=>{let[r,a]=[Math.sin(e*o),Math.cos(e*o)];return[t[2*n]*a-t[2*n+1]*r,t[2*n]*r+t[2*n+1]*a]})}var wt=t=>2**-t,yt={none:{names:()=>["word \xB7 word"],at:t=>t,of:(t,e)=>[j(t,e)]},sinusoidal:{names:()=>["word \xB7 word","word \xB7 place","place \xB7 word","place \xB7 place"],at:(t,e)=>[t,ie(e,t.length)],of:([t,e],[o,n])=>[j(t,o),j(t,n),j(e,o),j(e,n)]},rotary:{names:t=>et(t).map(e=>`${Number(e.toPrecision(2))} rad`),at:Qe,of:(t,e)=>et(t.length).map((o,n)=>t[2*n]*e[2*n]+t[2*n+1]*e[2*n+1])},alibi:{names:(t,e)=>["word \xB7 word",`\u2212 distance / ${2**e}`],at:(t,e)=>[t,e],of:([t,e],[o,n],r)=>[j(t,o),-Math.sqrt(t.length)*wt(r)*Math.abs(e-n)]}};function Ze({encoding:t,head:e},o,n,r,a){let i=yt[t];return bt(i.of(i.at(o,r),i.at(n,a),e))/Math.sqrt(o.length)}var oe=new WeakMap;function ot({encoding:t,head:e,pair:o,vectors:n}){let r=oe.get(n)??new Map;oe.set(n,r);let a=[t,t==="alibi"?e:"",o].join();return r.has(a)||r.set(a,Xe(yt[t],e,...o.map(i=>n[i]))),r.get(a)}function Xe(t,e,o,n){let r=Math.sqrt(o.length),a=p=>Array.from({length:v},(h,m)=>t.at(p,m)),[i,s]=[a(o),a(n)],l=i.flatMap(p=>s.map(h=>t.of(p,h,e).map(m=>m/r))),c=l.map(bt),f=(p,h)=>Math.floor(h/v)<_&&h%v<_,d=t.names(o.length,e).map((p,h)=>{let m=l.map(x=>x[h]);return{name:p,values:m,corner:m.filter(f)}}),u=Math.max(...[c,...d.map(p=>p.values)].flat().map(Math.abs));return{values:c,low:Math.min(...c),high:Math.max(...c),most:u,terms:d}}function se(t){let o=["none","sinusoidal","rotary",t.encoding].map(n=>ot({...t,encoding:n}));return{low:Math.min(...o.map(n=>n.low)),high:Math.max(...o.map(n=>n.high))}}function ne(t,e){let{encoding:o,vectors:n}=t,r=e.map(s=>n[s]),a=o==="sinusoidal"?r.map((s,l)=>ut(s,ie(l,s.length))):r,i=r.map((s,l)=>Dt(r.map((c,f)=>Ze(t,s,c,l,f))));return{weights:i,output:Rt(i,a)}}var re=(t,e)=>Array.from({length:Math.round((e-t)/ee)+1},(o,n)=>t+n*ee);function to(t){let{encoding:e,head:o,pair:n,places:[r,a],vectors:i}=t,[s,[l,c]]=[yt[e],n.map(m=>i[m])],f=Math.sqrt(l.length),d=(m,x)=>bt(s.of(m,s.at(c,x),o))/f,[u,p]=[a-r,s.at(l,r)],h=re(Math.max(0,u),v-1+Math.min(0,u));return{score:d(p,a),alone:re(0,v-1).map(m=>[m,d(p,m)]),both:h.map(m=>[m,d(s.at(l,m-u),m)])}}function eo(t){let e=ne(t,t.words.map((r,a)=>a)).output,o=ne(t,t.order),n=t.order.map((r,a)=>Math.hypot(...ut(o.output[a],e[r],-1)));return{...o,moved:n}}var ae=new WeakMap;function G(t){let{encoding:e,order:o,pair:n,places:r,head:a,vectors:i}=t,[s,l]=[[e,o,n,r,a].join(),ae.get(i)];if(l?.key===s)return l.numbers;let c={...to(t),...eo(t)};return ae.set(i,{key:s,numbers:c}),c}var $e={};Te($e,{RULER_HEIGHT:()=>ge,SENTENCE_HEIGHT:()=>ke,across:()=>F,amount:()=>qt,axisOf:()=>xe,fixed:()=>C,mapOf:()=>W,pairs:()=>Lt,placeAt:()=>At,ruler:()=>Et,rulerHits:()=>Ot,sentenceHits:()=>Ct,sentenceScene:()=>Tt,slotAt:()=>jt});var oo={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},no=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),ro=t=>~t.reduce((e,o)=>no[(e^o)&255]^e>>>8,-1)>>>0,K=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function V(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...K(e.length),...o,...K(ro(o))]}var ao=t=>A(Math.round(128+127*t),0,255);function io(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...K((o<<16|e)>>>0)]}var le=Array.from({length:256},(t,e)=>e-128),ce=t=>[...V("PLTE",le.flatMap(e=>oo[t][e<0?"below":"above"])),...V("tRNS",le.map(e=>Math.min(255,2*Math.abs(e))))],so={signed:ce("signed"),weight:ce("weight")},pe=new WeakMap;function kt(t,e,o=1,n="signed"){let r=pe.get(t)??new Map;pe.set(t,r);let a=`${e} ${o} ${n}`;return r.has(a)||r.set(a,lo(t,e,o,n)),r.get(a)}function lo(t,e,o,n){let r=t.length/e,a=[];for(let l=0;l<r;l++){a.push(0);for(let c=0;c<e;c++)a.push(ao(t[l*e+c]/o))}let s=[137,80,78,71,13,10,26,10,...V("IHDR",[...K(e),...K(r),8,3,0,0,0]),...so[n],...V("IDAT",io(a)),...V("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...s))}`}var co=Math.sqrt(50),po=Math.sqrt(10),uo=Math.sqrt(2);function nt(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),i=a>=co?10:a>=po?5:a>=uo?2:1,s,l,c;return r<0?(c=Math.pow(10,-r)/i,s=Math.round(t*c),l=Math.round(e*c),s/c<t&&++s,l/c>e&&--l,c=-c):(c=Math.pow(10,r)*i,s=Math.round(t/c),l=Math.round(e/c),s*c<t&&++s,l*c>e&&--l),l<s&&.5<=o&&o<2?nt(t,e,o*2):[s,l,c]}function rt(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,i]=n?nt(e,t,o):nt(t,e,o);if(!(a>=r))return[];let s=a-r+1,l=new Array(s);if(n)if(i<0)for(let c=0;c<s;++c)l[c]=(a-c)/-i;else for(let c=0;c<s;++c)l[c]=(a-c)*i;else if(i<0)for(let c=0;c<s;++c)l[c]=(r+c)/-i;else for(let c=0;c<s;++c)l[c]=(r+c)*i;return l}function vt(t,e,o){return e=+e,t=+t,o=+o,nt(t,e,o)[2]}function at(t,e,o){let n;for(;;){let r=vt(t,e,o);if(r===n||r===0||!isFinite(r))return[t,e];r>0?(t=Math.floor(t/r)*r,e=Math.ceil(e/r)*r):r<0&&(t=Math.ceil(t*r)/r,e=Math.floor(e*r)/r),n=r}}function de(t,e,o=6){let[n,r]=at(t[0],t[1],o);return Object.assign(i=>e[0]+(i-n)/(r-n)*(e[1]-e[0]),{domain:[n,r],range:e,ticks:rt(n,r,o)})}var fo="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ho=1.12;var Y=new Map;function mo(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(fo[r.charCodeAt(0)-32]??556),0);return ho*o/1e3}function R(t,e){return Y.size>5e3&&Y.clear(),Y.has(t)||Y.set(t,mo(t)),e*Y.get(t)}var[q,lt,st,me]=[44,20,34,176],St=st+me,ct=St+10,z=ct+40,go=z+38,pt=z+47,it=58,$t=11,ge=pt+32,C=(t,e=2)=>X(Math.abs(t)<.5*10**-e?0:t,e),xo=t=>t>0?`+${t}`:String(t).replace("-","\u2212"),F=t=>e=>q+e*(t-q-lt)/(v-1),At=(t,e)=>A(Math.round((e-q)*(v-1)/(t-q-lt)),0,v-1);function xe(t){let{low:e,high:o}=se(t);return de([Math.min(e,0),Math.max(o,.5)+.15],[St,st],6)}var ue=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function be(t){let[e,o]=["score if the key alone moves","if both move"],n=q+30+R(e,13)+22,r=n+30+R(o,13),a=r>t;return{first:e,other:o,second:n,below:a,right:a?n:r,bottom:a?30:14}}function bo(t){let{first:e,other:o,second:n,below:r}=be(t),a=(i,s,l,c,f)=>[g.line(`${i} swatch`,s,[l,c,l+24,c]),g.text(`${i} name`,"soft start note",[l+30,c+4],f)];return[...a("alone","key line alone",q,8,e),...a("both","ink line both",r?q:n,r?24:8,o)]}var fe=[[-9,0],[20,2],[-24,3],[38,4],[-52,9],[60,9]].flatMap(([t,e])=>[{side:1,lift:t,price:e},{side:-1,lift:t,price:e+4}]);function wo(t,[e,o],n,r){let[a,i]=[R(t,17),be(r)],s=fe.map(({side:f,lift:d,price:u})=>{let p=o+d,h=f>0?e+13:e-13-a,m=h<i.right?i.bottom:0;if(h<q||h+a>r-lt||p-14<m||p>St+4)return 1/0;let x=([b,y])=>b>h-3&&b<h+a+3&&y>p-16&&y<p+4;return u+n.filter(x).length}),{side:l,lift:c}=fe[yo(s)];return{x:e+13*l,y:o+c,anchor:l>0?"start":"end"}}var yo=t=>t.indexOf(Math.min(...t));function ko(t,e,o){let[n,r]=[F(o),xe(t)],[a,i]=e.places,s=o-lt,l=r.ticks[1]-r.ticks[0]<1?1:0,c=r.ticks.flatMap(w=>[g.line(`grid ${w}`,w===0?"ruler":"rule",[q,r(w),s,r(w)]),g.text(`tick ${w}`,"soft end small",[q-8,r(w)+4],C(w,l))]),f=w=>w.map(([$,M])=>[n($),r(M)]),[d,u]=[f(e.alone),f(e.both)],p=e.alone.filter(([w])=>Number.isInteger(w)).map(([w,$])=>[n(w),r($)]),h=[n(i),r(e.score)],m=C(e.score),x=Array.from({length:20},(w,$)=>[n(a),st+$*me/19]),{anchor:b,...y}=wo(m,h,[...d,...u,...x],o);return[...c,g.line("query place","query line dotted",[n(a),st,n(a),pt+4]),g.path("alone","key line alone",ue(d)),g.path("both","ink line both",ue(u)),g.path("whole",o>500?"key line dots":"key line dots less",p.map(([w,$])=>`M${w.toFixed(1)} ${$.toFixed(1)}h0`).join("")),g.line("thread","key line thread",[h[0],h[1],h[0],ct]),g.circle("point","ink ring",[h[0],h[1],7]),g("score","text",`ink ${b} score halo`,y,m)]}function we({words:t,pair:e},[o,n],r){let a=F(r),i=(l,c,f)=>{let d=R(l,15)+24;return{x:A(a(c)-d/2,0,r-d),y:f,width:d,height:28}},s={x:A((a(o)+a(n)-it)/2,0,r-it),y:z+1,width:it,height:22};return{query:i(t[e[0]],o,pt),key:i(t[e[1]],n,ct),grip:s}}function vo(t,e){let o=F(t),n=[g.rect("ruler","tint edge",[o(0)-12,z,o(v-1)-o(0)+24,24],{rx:4})];for(let r=0;r<v;r++){let a=r%8===0||r===v-1;n.push(g.line(`mark ${r}`,"ruler",[o(r),z,o(r),z+(a?8:4)]));let i=r===56&&t<500;a&&!i&&Math.abs(o(r)-e)>10&&n.push(g.text(`place ${r}`,"soft small",[o(r),go],String(r)))}return n}function he(t,e,o,n,r){let a=e.x+e.width+$t+R(n,13)<r,i={x:a?e.x+e.width+$t:e.x-$t,y:e.y+18};return[g(`tile ${t}`,"rect",`${t} solid`,{...e,rx:6}),g.text(`word ${t}`,"paper strong word",[e.x+e.width/2,e.y+19],o),g(`told ${t}`,"text",`${t} note ${a?"start":"end"}`,i,n)]}function Et(t,e,{width:o}){let[n,r]=e.places,a=F(o),i=we(t,e.places,o),s=z+12,{x:l,width:c}=i.grip,[f,d]=t.pair.map(m=>t.words[m]),[u,p]=t.places,h=[...bo(o),...ko(t,e,o),...vo(o,a(n)),g.line("rod","ink line rod",[a(n),s,a(r),s]),g.line("stem key","key line stem",[a(r),ct+26,a(r),s]),g.line("stem query","query line stem",[a(n),s,a(n),pt+4]),g("grip","rect","ink solid",{...i.grip,rx:11}),g.path("grip ways","paper line ways",`M${l+11} ${s-4}l-4 4l4 4M${l+c-11} ${s-4}l4 4l-4 4`),g.text("offset","paper strong note",[l+c/2,s+5],xo(p-u)),...he("query",i.query,f,`query, place ${u}`,o),...he("key",i.key,d,`key, place ${p}`,o)];return{width:o,height:ge,marks:h}}function Ot(t,e,o){let{places:[n,r],words:a,pair:i}=t,s=we(t,t.places,o),l=`score ${C(e)}`,[c,f]=[Math.min(n,r),Math.abs(n-r)],d=(m,{x,y:b,width:y,height:w},$,M,O,L)=>({id:m,x:x-4,y:b-4,width:y+8,height:w+8,label:$,slider:!0,kind:"across",aria:{valuemin:0,valuemax:O,valuenow:M,valuetext:`${L}, ${l}`}}),u=F(o),p=Math.min(s.grip.x,u(c)),h={x:p,y:z+4,width:Math.max(s.grip.x+it,u(c+f))-p,height:16};return[d("query",s.query,`Query \u201C${a[i[0]]}\u201D`,n,v-1,`place ${n}`),d("rod",h,"Both words",c,v-1-f,`places ${n} and ${r}`),d("key",s.key,`Key \u201C${a[i[1]]}\u201D`,r,v-1,`place ${r}`)]}var $o={none:["It has one term:"],sinusoidal:["The framed corner is the sum","of four products:"],rotary:["The framed corner is the sum of four","pairs, which turn per place by:"],alibi:["It is the sum of two terms:"]},ye=({encoding:t})=>t==="sinusoidal"||t==="rotary";function W(t){let e=Math.round(Math.min(t-30,230));return{left:24,top:36,size:e,cell:e/v}}function Mo(t,e){let[o,n]=[Math.min(...t),Math.max(...t)];return n-o>.1*e?"":o===0&&n===0?"adds 0":`adds \u2248 ${C((o+n)/2,1)}`}function So(t,{terms:e,most:o},n,r){let{encoding:a}=t,[i,s,l]=[10,6,r+16],c=Math.min(2*_,(n-s-3*i)/4),f=$o[a].map((d,u,p)=>g.text(`sum ${u}`,"soft start note",[s,l+16*(u+1-p.length)],d));return e.forEach(({name:d,values:u,corner:p},h)=>{let m=s+h*(c+i),x={x:m,y:l+9,width:c,height:c},[b,y]=ye(t)?[p,_]:[u,v];f.push(g(`term ${h}`,"image","map",{...x,preserveAspectRatio:"none",href:kt(b,y,o)})),f.push(g(`edge ${h}`,"rect","frame",x)),h>0&&f.push(g.text(`plus ${h}`,"soft note",[m-i/2,l+14+c/2],"+"));let w=a==="sinusoidal"?d.split(/ (?=·)/):[d];a==="rotary"&&w.push(Mo(u,o));let $=a==="alibi"&&h>0;w.forEach((M,O)=>f.push(g(`name ${h} ${O}`,"text",$?"soft small start":"soft small",{x:$?m+8:Math.max(m+c/2,R(M,12)/2),y:l+23+c+14*O},M)))}),{marks:f,height:l+c+44}}function Lt(t,{places:[e,o]},{width:n}){let r=ot(t),{left:a,top:i,size:s,cell:l}=W(n),c=o-e,[f,d]=[[Math.max(0,c),Math.max(0,-c)],[v+Math.min(0,c),v-Math.max(0,c)]],u={x:a,y:i,width:s,height:s},p=So(t,r,n,i+s+20),h=[g("all","image","map",{...u,preserveAspectRatio:"none",href:kt(r.values,v,r.most)}),g("frame","rect","frame",u),...ye(t)?[g("corner","rect","ink line corner",{...u,width:_*l,height:_*l})]:[],g.rect("row","key line thread",[a-1,i+e*l-1,s+2,l+2]),g.line("diagonal","ink line both",[a+f[0]*l,i+f[1]*l,a+d[0]*l,i+d[1]*l]),g.circle("here","ink ring",[a+(o+.5)*l,i+(e+.5)*l,5]),g.text("key axis","key end note",[a+s,13],"key\u2019s place \u2192"),g.text("query axis","query start note",[0,13],"\u2193 query\u2019s place"),...[0,v-1].flatMap(m=>{let x=(m+.5)*l;return[g.text(`key ${m}`,"key small",[a+x,i-8],String(m)),g.text(`query ${m}`,"query small end",[a-8,i+x+4],String(m))]}),...p.marks];return{width:n,height:p.height,marks:h}}var Ao={none:[{full:1,tick:null}],sinusoidal:[{full:2.3,tick:2}],rotary:[{full:.7,tick:.5}],alibi:[{full:.43,tick:.4},{full:.31,tick:.3},{full:.185,tick:.15},{full:.1,tick:.1},{full:.052,tick:.05},{full:.0265,tick:.025},{full:.0134,tick:.01},{full:.0067,tick:.005}]},Eo=2,J={top:20,height:28},I={top:84,height:32},P=I.top+I.height+8,Mt=64,ke=P+Mt+20,ve=(t,e)=>({wide:Math.min(92,e/t-8),x:o=>(o+.5)*e/t});function Tt({words:t,encoding:e,head:o},n,{width:r,held:a=null}){let{wide:i,x:s}=ve(t.length,r),{full:l,tick:c}=Ao[e][e==="alibi"?o-1:0],f=t.length-1,d=[g.text("was","soft start note",[s(0)-i/2,12],"the first order")];if(t.forEach((u,p)=>{let[h,m,x,b]=[s(p),s(n.slots[p]),J.top+J.height,I.top],y=(x+b)/2,w=`M${h.toFixed(1)} ${x}C${h.toFixed(1)} ${y} ${m.toFixed(1)} ${y} ${m.toFixed(1)} ${b}`;d.push(g.path(`link ${p}`,Math.abs(h-m)<.5?"soft line":"ink line link",w))}),t.forEach((u,p)=>{d.push(g.rect(`ghost ${p}`,"ghost",[s(p)-i/2,J.top,i,J.height],{rx:6})),d.push(g.text(`ghost word ${p}`,"soft word",[s(p),J.top+19],u))}),c!==null){let u=P+Mt*c/l,p={x1:s(0)-i/2,x2:s(f)+i/2,y1:u,y2:u};d.push(g("tick line","line","rule",p));let h={x:(s(f-1)+s(f))/2,y:u+4};d.push(g("tick","text","soft small halo",h,String(c)))}return t.forEach((u,p)=>{let h=s(n.slots[p]),m=a?.word===p?A(a.x,i/2,r-i/2):h,x=n.moved[p],b=x<1e-9?0:Math.max(Eo,Math.min(1,x/l)*Mt);d.push(g.rect(`bar ${p}`,"output solid",[h-9,P,18,b])),d.push(g.text(`moved ${p}`,"output strong halo",[h,P+b+16],qt(x))),d.push(g.rect(`tile ${p}`,"ink solid",[m-i/2,I.top,i,I.height],{rx:6})),d.push(g.text(`word ${p}`,"paper strong word",[m,I.top+21],u))}),d.push(g.line("floor","ruler",[s(0)-i/2,P,s(f)+i/2,P])),{width:r,height:ke,marks:d}}var qt=t=>t<1e-9?"0":t<.005?"<0.01":C(t);function Ct({words:t,order:e},o,n){let{wide:r,x:a}=ve(t.length,n);return e.map((i,s)=>{let c=`${t[i]}, word ${s+1} of ${t.length}; its output moved by ${qt(o[s])}. Arrow keys move it.`;return{id:String(s),x:a(s)-r/2,y:I.top,width:r,height:I.height,label:c,kind:"grab"}})}var jt=(t,e,o)=>A(Math.floor(o*t/e),0,t-1);var Me=`text.note { font-size: 13px; }
text.small { font-size: 12px; }
text.word { font-size: 15px; }
text.score { font-size: 17px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.alone { stroke-width: 2; }
.both { stroke-width: 2; stroke-dasharray: 7 5; stroke-linecap: butt; }
.dotted { stroke-dasharray: 1.5 3.5; }
.thread { stroke-width: 1.5; }
.stem { stroke-width: 3; }
.rod { stroke-width: 8; }
.ways { fill: none; stroke: var(--paper); stroke-width: 2; }
.link { stroke-width: 2; }
.soft.line { stroke-width: 1; }
.dots { stroke-width: 5; } .dots.less { stroke-width: 3.4; }
.ink.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2.5; }
.edge { stroke: var(--rule); }
.frame { fill: none; stroke: var(--rule); }
.corner { stroke-width: 1; }
.ghost { fill: none; stroke: var(--edge); stroke-dasharray: 4 3; }
.map { image-rendering: pixelated; }
`;var Se=`.position-controls { align-items: center; gap: 6px 14px; }
.position-controls .attn-slider { --name: auto; grid-template-columns: auto 6em 2.6em; }
.position-slope { display: flex; align-items: center; gap: 14px; }
.position-two { display: flex; gap: 12px; margin-left: auto; }
.position-board { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 260px); column-gap: 40px; align-items: start; }
.position-board + .position-board { border-top: 1px solid var(--rule); padding-top: 14px; }
.attn-position > .position-board { margin-top: 10px; }
.position-map svg { cursor: crosshair; }
.attn-position .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 4.35em; text-wrap: pretty; }
.position-left .attn-summary { margin-top: 6px; min-height: 2.9em; }
.position-right .attn-row { gap: 8px; margin: 10px 0; }
.position-line h3 { margin-bottom: 6px; }
@media screen and (prefers-reduced-motion: no-preference) { .attn-position:not(.touched) .attn-hit[data-id="rod"] { animation: position-call 2.4s 1s ease-out 4; } }
@keyframes position-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
@container (max-width: 760px) {
  .position-board { grid-template-columns: minmax(0, 1fr); row-gap: 10px; }
  .position-map { max-width: 280px; }
  .position-two { margin-left: 0; }
  .position-controls .attn-slider { grid-template-columns: auto 4.5em 2.6em; }
  .position-left .attn-summary { min-height: 4.35em; }
}
@container (max-width: 520px) { .position-left .attn-summary { min-height: 5.8em; } }
@media print { .position-controls .attn-slider, .position-two, .position-right .attn-row, .attn-hint { display: none; } }
`;function Ae({encoding:t,head:e,places:[o,n],pair:r,words:a},{score:i,both:s}){let[l,c]=r.map(y=>a[y]),f=Math.abs(n-o),d=f===0?"at the same place as":`${f} ${f===1?"place":"places"} ${n>o?"after":"before"}`,u=s.map(([,y])=>y),[p,h,m]=[i,Math.min(...u),Math.max(...u)].map(y=>C(y)),x=`\u201C${c}\u201D ${d} \u201C${l}\u201D scores ${p}`,b=`the distance costs ${C(wt(e)*f)}`;return f===v-1&&t!=="none"?`${x}${t==="alibi"?`: ${b}`:""}. ${f} places apart there is only this one pair: bring the words nearer, then drag the rod.`:{none:`\u201C${c}\u201D scores ${p} for \u201C${l}\u201D wherever the two stand: no place is told.`,sinusoidal:`${x} here, but from ${h} to ${m} as both move: the score depends on both places, not on their offset alone.`,rotary:`${x} wherever the two stand: only the offset counts. The dashed line is flat, and every diagonal has one tint.`,alibi:`${x} wherever the two stand: ${b}. The dashed line is flat, and every diagonal has one tint.`}[t]}var To=["first","second"];function qo(t,e){let o=t.map((n,r)=>r).filter(n=>t[n]===t[e]);return o.length>1?`the ${To[o.indexOf(e)]} \u201C${t[e]}\u201D`:`\u201C${t[e]}\u201D`}function Ee({encoding:t,order:e,words:o},{moved:n}){let r=e.map(s=>o[s]),a=r.join(" ");if(e.every((s,l)=>s===l))return"The words stand in their first order. Drag one, or shuffle them.";if(n.every(s=>s<1e-9))return`\u201C${a}\u201D: every word gets exactly what it got before. ${t==="none"?"Without positions a sentence is a bag of words.":"Distances are the same as before, and more is not told."}`;let i=Pt(n);return n[i]<.005?`\u201C${a}\u201D: the outputs change, each by less than 0.01.`:`\u201C${a}\u201D: the outputs change, most for ${qo(r,i)}, by ${C(n[i])}.`}var Co={none:"none",sinusoidal:"sinusoidal",rotary:"rotary",alibi:"ALiBi"};function jo(t){let{moved:e,score:o,alone:n,both:r}=G(t),a=t.words.map((i,s)=>t.order.indexOf(s));return{places:t.places,score:o,alone:n,both:r,slots:a,moved:a.map(i=>e[i])}}function Io({words:t},e){let o=Ht("How places are told",Co,u=>e.change({encoding:u},{glide:!0})),r=Ut({label:"slope",min:1,max:8,step:1,text:u=>`1/${2**u}`,read:u=>9-u,write:u=>9-u,onInput:u=>e.change({head:u})}),a=u=>t.indexOf(t[u]),i=t.map((u,p)=>[p,u]).filter((u,p)=>a(p)===p),s=(u,p)=>Gt({label:u,options:i,onChange:h=>e.change({pair:e.read().pair.map((m,x)=>x===p?Number(h):m)},{glide:!0})}),l=[s("query",0),s("key",1)],c=H("Reset",e.reset).root;return{root:S("position-controls attn-row",k("h3",{"aria-hidden":"true"},"Places are told by"),o.root,S("position-slope",c,r.root),S("position-two",...l.map(u=>u.root))),tell:u=>{o.set(u.encoding),r.set(u.head),r.root.style.visibility=u.encoding==="alibi"?"":"hidden",l.forEach((p,h)=>p.set(a(u.pair[h])))}}}function zo(t,e,[o,n]){if(t==="query")return[A(e,0,v-1),n];if(t==="key")return[o,A(e,0,v-1)];let r=A(e,0,v-1-Math.abs(n-o))-Math.min(o,n);return[o+r,n+r]}function No(t){let e=Z(),o=600,n=f=>{let{places:d}=t.read();return{query:d[0],key:d[1],rod:Math.min(...d)}[f]},r=(f,d)=>t.change({places:zo(f,d,t.read().places)}),i=gt((f,d)=>{let u=h=>At(o,U(e,h)[0]);xt(f,h=>{let[m,x,b]=[u(h),n(d().id),d().id];return y=>r(b,x+u(y)-m)});let p=h=>()=>n(d().id)+h;mt(f,{ArrowLeft:p(-1),ArrowDown:p(-1),ArrowRight:p(1),ArrowUp:p(1),PageDown:p(-8),PageUp:p(8),Home:()=>0,End:()=>v-1},h=>r(d().id,A(h,0,v-1)))}),s=S("attn-stage position-ruler",e,i.root),l=(f,{score:d})=>i.set(Ot(f,d,o));return{root:s,stage:s,tell:l,paint:(f,d,u)=>{u!==o&&(o=u,l(f,G(f))),tt(e,Et(f,d,{width:o}))}}}function _o(t){let e=Z(),o=S("position-map",e),n=i=>{let[s,l]=U(e,i),{left:c,top:f,cell:d}=W(e.clientWidth),u=p=>A(Math.floor(p/d),0,v-1);t.change({places:[u(l-f),u(s-c)]})},r=i=>U(e,i)[1]<W(e.clientWidth).top+W(e.clientWidth).size;return e.addEventListener("pointerdown",i=>{i.pointerType!=="mouse"||!r(i)||(e.setPointerCapture(i.pointerId),n(i))}),e.addEventListener("pointermove",i=>e.hasPointerCapture(i.pointerId)&&n(i)),e.addEventListener("click",i=>r(i)&&n(i)),{root:o,stage:o,paint:(i,s,l)=>tt(e,Lt(i,s,{width:l}))}}function Oe(t){let e=[...t];for(let o=e.length-1;o>0;o--){let n=Math.floor(Math.random()*(o+1));[e[o],e[n]]=[e[n],e[o]]}return String(e)===String(t)?Oe(t):e}function Ro({words:t},e){let o=Z(),n=null,r=600,a=(b,y,w)=>{let{order:$}=e.read(),M=$.filter(O=>O!==b);M.splice(A(y,0,M.length),0,b),e.change({order:M},{glide:w})},i=b=>l.focus(String(e.read().order.indexOf(b))),l=gt((b,y)=>{let w=()=>Number(y().id),$=L=>e.read().order[L],M=L=>D=>{let[B]=U(o,D);n={word:L,x:B},a(L,jt(t.length,r,B),!0)};xt(b,()=>M($(w())),()=>{n&&i(n.word),n=null,e.change({},{glide:!0})});let O=L=>()=>w()+L;mt(b,{ArrowLeft:O(-1),ArrowRight:O(1),Home:()=>0,End:()=>t.length},L=>{let D=$(w());a(D,L,!0),i(D)})}),c=S("attn-stage",o,l.root),f=t.map((b,y)=>y),u=Object.entries({Shuffle:()=>Oe(e.read().order),Reverse:()=>[...e.read().order].reverse(),"dog \u2194 man":()=>e.read().order.map(b=>({1:4,4:1})[b]??b),"First order":()=>f}).map(([b,y])=>H(b,()=>e.change({order:y()},{glide:!0})).root),p=k("h3",{},"Shuffle a sentence ",k("small",{},"how far does each word\u2019s output move?")),h=S("position-line",p,c),m=(b,{moved:y})=>l.set(Ct(b,y,r));return{root:h,stage:c,buttons:u,tell:m,paint:(b,y,w)=>{w!==r&&(r=w,m(b,G(b))),tt(o,Tt(b,y,{width:r,held:n}))}}}function Do(t,e){let[o,n,r,a]=[Io(t,e),No(e),_o(e),Ro(t,e)],[i,s]=[ht(),ht()],l=Bt("Drag the rod between the words: both move. Does the score stay? Choose another way of telling places, and drag again."),c=k("p",{class:"position-note attn-hint"},"The words\u2019 vectors are made up by hand; nothing here is learnt."),f=S("position-left",n.root,i.root),d=S("position-right",s.root,S("attn-row",...a.buttons),c);return{parts:[l,o.root,S("position-board",f,r.root),S("position-board",a.root,d)],tell:p=>{let h=G(p);o.tell(p),n.tell(p,h),a.tell(p,h),i.set(Ae(p,h)),s.set(Ee(p,h))},glides:jo,paint:p=>{let[h,m]=[e.read(),[n,r,a]],x=m.map(({stage:b})=>Math.round(b.clientWidth));m.forEach((b,y)=>b.paint(h,p,x[y]))},stop:()=>[i,s].forEach(p=>p.stop())}}var Qn=Qt({name:"position",label:"Live figure: who notices where words stand",style:Me+Se,controls:["encoding","order","pair","places","head"],fixed:["words","vectors"],build:Do});export{G as compute,Qn as default,Ae as describe,Ee as report,$e as scene,ot as table};
