// Joined by `make figures` from src/projection_steps and src/kit: change those, not this.
var Yt="http://www.w3.org/2000/svg",Zt=0,te=Math.random().toString(36).slice(2,8),lt=t=>`attn-${te}-${t}-${++Zt}`;function ut(t,e,o){for(let[r,a]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),a):a===!0?t.setAttribute(r,""):a!==!1&&a!=null&&t.setAttribute(r,a);return t.append(...o),t}var b=(t,e={},...o)=>ut(document.createElement(t),e,o),E=(t,...e)=>b("div",{class:t},...e),ee=(t,e={},...o)=>ut(document.createElementNS(Yt,t),e,o),pt=(t="")=>ee("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var dt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ht=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var se=(t,e)=>t.reduce((o,r,a)=>o+r*e[a],0);var U=t=>t[0].map((e,o)=>t.map(r=>r[o]));function X(t,e){let o=U(e);return t.map(r=>o.map(a=>se(r,a)))}function gt(t,e=1,o=null){let r=i=>o===null||o[i],a=Math.max(...t.filter((i,l)=>r(l))),n=t.map((i,l)=>r(l)?Math.exp((i-a)/e):0),s=n.reduce((i,l)=>i+l,0);return s>0?n.map(i=>i/s):n}var z=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var mt=200,J=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,R=t=>t*t*(3-2*t);function rt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>rt(t[a],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,n])=>[a,rt(t[a],n,o)]);return Object.fromEntries(r)}return e}function wt(t,e,o){let[r,a,n,s,i,l]=[t,t,t,0,0,0],c=!1,p=u=>{let h=z(u-i,0,64);if(i=u,c){let d=z((u-s)/e);r=rt(a,n,R(d)),c=d<1}let g=o(r,h);l=c||g?requestAnimationFrame(p):0};return{go(u,h){if(J()){[r,n,c]=[u,u,!1],o(r,1/0);return}[a,n,s,c]=[r,u,performance.now(),h],h||(r=u,o(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function W(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function xt(t){let e=W(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function bt(t,e=2){if(Math.abs(t)<700)return W(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function B(t,e){let o=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>S(o,"aria-pressed",String(r))}}var vt=(...t)=>b("p",{class:"attn-hint"},...t);function kt({label:t,min:e,max:o,step:r,onInput:a,text:n=W,zero:s=e,...i}){let{read:l=w=>w,write:c=w=>w}=i,p=lt("slider"),u=b("span",{class:"attn-number","aria-hidden":"true"}),g=b("input",{type:"range",id:p,min:e,max:o,step:r,oninput:()=>a(l(g.valueAsNumber))}),d=E("attn-slider",b("label",{for:p},t),g,u),f=o,m=w=>Math.min(1,Math.max(0,(w-e)/(f-e)));return{root:d,input:g,set:(w,y=!0)=>{let M=c(w);g.valueAsNumber!==M&&(g.value=M),g.style.setProperty("--from",m(Math.min(s,M))),g.style.setProperty("--to",m(Math.max(s,M))),g.disabled=!y,N(u,n(w)),S(g,"aria-valuetext",n(w))},limit:w=>S(g,"max",f=w)}}function yt(t=700){let e=b("p",{class:"attn-summary"}),o=b("span",{class:"attn-hidden",role:"status"}),r,a=(n,s=n)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>N(o,s),t)),N(e,n)};return{root:b("div",{},e,o),set:a,stop:()=>clearTimeout(r)}}var ae=0,$t=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Mt(t,e){let[o,r,a]=[!1,0,""],n={},s=l=>{n=l;let c=l._own;if(c?.turn!==r&&([r,o]=[c?.turn,!1]),o)return;let p=c?.name?e(l,c.kind):null,u=p?JSON.stringify([c,p]):"";u!==a&&([a,o]=[u,p!==null],p&&t.send({own:{...p,name:c.name,turn:++ae}}))},i=()=>{o=!1,s(n)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function ie(t,e){let{name:o,kind:r=""}=t._own??{};if(!o)return"";let{fault:a,note:n,weights:s,mask:i}=$t(t),l=!!(s??i);return e(t,r)===null?`The book\u2019s picture: your ${o} has no part in it.`:a?`Your ${a} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${o}. ${n??""}`.trim():`Your ${o} is called \u2026`}function At(t,e){let o=b("span",{role:"status"}),r=B("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=E("attn-own",o,r.root);return{root:a,tell:s=>{let i=ie(s,e);a.hidden=i==="",a.classList.toggle("fault",!!$t(s).fault),N(o,i)}}}function qt(t,e,o=[]){let r=[...e,...o],a=[],n=!1,s=()=>Object.fromEntries(r.map(u=>[u,t.get(u)])),i=u=>{if(n)return;let h=s();a.forEach(g=>g(h,u))},l=()=>i(null);e.forEach(u=>t.on(`change:${u}`,l));let c=(u,{glide:h=!1}={})=>{n=!0;for(let[g,d]of Object.entries(u))t.set(g,d);n=!1,i({glide:h}),t.save_changes()},p=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in u).map(h=>[h,u[h]]))};return{read:s,change:c,reset:()=>c(p(),{glide:!0}),follow:u=>void a.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,l))}}function ce(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function le(t,e,o,r){let[a,n]=[0,!1],s=l=>{if(l!==n){n=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++a,p=e.wants?.(o())??null;if(s(p!==null),p===null)return r(l);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===a&&i(l),()=>c===a&&e.say?.(u))};return i}function St({name:t,label:e,style:o,controls:r,fixed:a=[],ms:n=mt,asks:s,build:i}){return{render:({model:c,el:p})=>{let u=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=u.attachShadow({mode:"open"});h.append(b("style",{},[dt,ft,ht,o].join(`
`)));let g=qt(c,s?[...r,"_own","_drawn"]:r,a),d=i(g.read(),g,c),f=s&&{...Mt(c,s),...At(c,s)},m=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},d.parts[0],...f?[f.root]:[],...d.parts.slice(1));h.append(m),p.append(u);let x=()=>{let w=d.glides??($=>$),y=0,M=()=>{let $=g.read();d.tell($),f?.tell($),f?.ask($),f&&(m.dataset.own=$._own?.kind??"")},T=wt(w(g.read()),n,($,D)=>y>0&&d.paint($,D,y)),L=()=>{let $=Math.round(m.clientWidth);$===y||$===0||(y=$,ce(p),T.again())},G=le(m,d,g.read,$=>{M(),T.go(w(g.read()),$)});g.follow(($,D)=>{m.classList.add("touched"),G(D?.glide??!0)}),M(),L();let P=new ResizeObserver(L);return P.observe(m),d.ahead?.(),()=>{P.disconnect(),T.stop(),g.stop(),f?.stop(),d.stop?.()}},k=async()=>{await d.ready;for(let w;w=d.wants?.(g.read());)await w;return x()};return d.ready?k():x()}}}var ue=t=>Math.round(t*10)/10,_t=new WeakMap;function zt(t){let e=E("attn-hits"),o=new Map,r=n=>{let s=n.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),i={node:s,hit:n};return o.set(n.id,i),s.dataset.id=n.id,t(s,()=>i.hit),i};return{root:e,set:(n,s=1)=>{let i=new Set(n.map(({id:l})=>l));for(let[l,{node:c}]of o)i.has(l)||(c.remove(),o.delete(l));n.forEach((l,c)=>{let p=o.get(l.id)??r(l);pe(p.node,p.hit=l,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:n=>o.get(n)?.node.focus({preventScroll:!0})}}function pe(t,{x:e,y:o,width:r,height:a,label:n,kind:s="",aria:i={},tab:l=0,lang:c},p){let[u,h,g,d]=[e,o,r,a].map(m=>ue(p*m)),f=`left:${u}px;top:${h}px;width:${g}px;height:${d}px`;_t.get(t)!==f&&(t.style.cssText=f,_t.set(t,f)),S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",n),S(t,"tabindex",l),c&&S(t,"lang",c);for(let[m,x]of Object.entries(i))S(t,`aria-${m}`,String(x))}var Ot="http://www.w3.org/2000/svg",de=t=>Math.round(t*10)/10+0;function v(t,e,o,r,a){let n={};for(let s in r){let i=r[s];n[s]=typeof i=="number"?de(i):i}return{id:t,shape:e,role:o,at:n,...a===void 0?{}:{text:a}}}v.line=(t,e,[o,r,a,n],s)=>v(t,"line",e,{x1:o,y1:r,x2:a,y2:n,...s});v.rect=(t,e,[o,r,a,n],s)=>v(t,"rect",e,{x:o,y:r,width:a,height:n,...s});v.circle=(t,e,[o,r,a],n)=>v(t,"circle",e,{cx:o,cy:r,r:a,...n});v.path=(t,e,o,r)=>v(t,"path",e,{d:o,...r});v.text=(t,e,[o,r],a,n)=>v(t,"text",e,{x:o,y:r,...n},a);var I=(t,e,o,r)=>({...v(t,"text",e,o),runs:r}),Et=new WeakMap;function fe(t,e){let{node:o,role:r,at:a}=t;r!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||o.removeAttribute(s);t.at=e.at;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(ge)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var he=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ge(t){let e=document.createElementNS(Ot,"tspan");for(let[o,r]of Object.entries(he(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function Tt(t,{width:e,height:o,marks:r}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=Et.get(t)??new Map;Et.set(t,n);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of n)s.get(l)?.shape!==p&&(c.remove(),n.delete(l));let i=t.firstChild;for(let l of r){let c=n.get(l.id);if(!c){let p=document.createElementNS(Ot,l.shape);p.setAttribute("data-id",l.id),c={node:p,shape:l.shape,role:"",at:{},text:""},n.set(l.id,c)}fe(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}var j=["q","k","v","scores","weights","output"],Q=4,A=j.length*Q;function Nt({words:t,x:e,w_q:o,w_k:r,w_v:a}){let[n,s,i]=[o,r,a].map(u=>X(e,u)),l=X(n,U(s)),c=l.map(u=>gt(u)),p=X(c,i);return{words:t,x:e,w_q:o,w_k:r,w_v:a,q:n,q_row:n,k:s,k_t:U(s),v:i,scores:l,weights:c,output:p}}var jt=t=>({stage:j[Math.floor((t-1)/Q)],i:(t-1)%Q>>1,j:t-1&1}),F=(t,e,o)=>Q*j.indexOf(t)+2*e+o+1,me={q:["x","w_q"],k:["x","w_k"],v:["x","w_v"],scores:["q_row","k_t"],weights:["scores",null],output:["weights","v"]};function H(t,e){let{stage:o,i:r,j:a}=jt(e),[n,s]=me[o],i=Math.max(...t.scores[r]),l=t.scores[r].reduce((u,h)=>u+Math.exp(h-i),0),c=t[n][r].map((u,h)=>{let g=s?t[s][h][a]:null,d=g===null?Math.exp(u-i):u*g;return{a:u,b:g,from:[n,r,h],over:s&&[s,h,a],product:d}}),p=i+Math.log(l);return{stage:o,i:r,j:a,pairs:c,total:p,result:t[o][r][a]}}function Y(t){let e=Math.floor(t+1e-9),o=t-e;return o>1e-6?{known:e,focus:e+1,phase:o}:{known:e,focus:e,phase:1}}var Ct=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
.output { --c: var(--output); } .soft { --c: var(--soft); } .ink { --c: var(--ink); }
.sheet { fill: color-mix(in oklab, var(--c) 5%, var(--paper)); }
.cell { fill: color-mix(in oklab, var(--c) 13%, var(--paper)); stroke: transparent; stroke-width: 1.5; }
.cell.empty { fill: transparent; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-dasharray: 2 4; }
.cell.next { stroke: var(--c); stroke-dasharray: none; stroke-width: 2; }
.cell.from { fill: color-mix(in oklab, var(--c) 30%, var(--paper)); stroke: var(--c); }
.cell.now { stroke: var(--c); stroke-width: 3; stroke-dasharray: none; }
.fill { fill: color-mix(in oklab, var(--weight) 38%, var(--paper)); }
.beam { stroke: var(--c); stroke-width: 2.5; opacity: 0.55; stroke-dasharray: 0.1 7; stroke-linecap: round; }
.mover { fill: var(--c); }
.edge { stroke-width: 1.2; }
.road { fill: none; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
text { font-size: 16px; dominant-baseline: central; }
text.number.now, .total, tspan.strong { font-weight: 700; }
text.title { font-weight: 600; font-size: 17px; paint-order: stroke; stroke: var(--paper); stroke-width: 5; stroke-linejoin: round; }
tspan.sub { font-size: 0.72em; stroke: none; }
.formula { font-size: 13px; font-weight: 400; fill: var(--soft); } .formula.low { font-size: 10px; }
tspan.up { font-size: 0.75em; }
text.shape { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 7; }
text.shape.on { fill: var(--ink); font-weight: 700; font-size: 14px; }
text.word { font-size: 14.5px; } text.word.small { font-size: 11.5px; }
text.sum { font-size: 15px; }
tspan.strong { fill: var(--c); }
.waiting { opacity: 0.25; }
`;var Lt={"\u2212":"\u207B",...Object.fromEntries([..."0123456789"].map((t,e)=>[t,"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[e]]))},Z=t=>[...t].every(e=>e in Lt)?[...t].map(e=>Lt[e]).join(""):null,Wt=t=>t.replace(/e(−?\d+)/,(e,o)=>`\xB710${Z(o)}`);var xe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),be=1.12;var K=new Map;function ve(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(xe[a.charCodeAt(0)-32]??556),0);return be*o/1e3}function tt(t,e){return K.size>5e3&&K.clear(),K.has(t)||K.set(t,ve(t)),e*K.get(t)}var q=(t,e)=>t==="weights"||t==="output"?W(e):xt(e),ke=t=>Z(t)?`e${Z(t)}`:`e^${t}`,ye=t=>`\u201C${t}\u201D`,nt=(t,e)=>e<0?`(${q(t,e)})`:q(t,e),Bt={q:"query",k:"key",v:"value"};function It(t,e){if(!e)return"Two words, three numbers each, and three learnt matrices. Press play, or a cell: each is one row times one column.";let{scores:o}=t,r=t.words.map(ye),{stage:a,i:n,j:s,pairs:i,result:l}=H(t,e),c=i.map(({a:h,b:g,from:d,over:f})=>`${nt(d[0],h)} \xD7 ${f?nt(f[0],g):""}`).join(" + "),p=q(a,l);if(Bt[a])return`Number ${s+1} of the ${Bt[a]} of ${r[n]}: its row of X times column ${s+1} of W${a}, ${c} = ${p}.`;if(a==="scores")return`How well the query of ${r[n]} fits the key of ${r[s]}: ${c} = ${p}.`;if(a==="weights"){let h=o[n].map(g=>ke(nt("scores",g)));return`${r[n]} gives ${r[s]} the weight ${h[s]} \xF7 (${h.join(" + ")}) = ${p}.`}let u=e===A?" Each word now has an output of its own.":"";return`Number ${s+1} of what ${r[n]} gets: its weights times column ${s+1} of the values, ${c} = ${p}.${u}`}var _={x:"ink",w_q:"query",w_k:"key",w_v:"value",q:"query",q_row:"query",k:"key",k_t:"key",v:"value",scores:"soft",weights:"weight",output:"output"},at={x:["X"],w_q:["W","q"],w_k:["W","k"],w_v:["W","v"],q:["Q","","= X Wq"],k:["K","","= X Wk"],v:["V","","= X Wv"],k_t:["K\u1D40","","turned over"],q_row:["Q"],scores:["scores","","= Q K\u1D40"],weights:["weights","","softmax"],output:["output","","= weights V"]},$e=20,V=F("scores",0,0),it={x:[0,1],w_q:[1,0],w_k:[2,0],w_v:[4,0],q:[1,1],k:[2,1],v:[4,1],k_t:[2,2],q_row:[1,3],scores:[2,3],weights:[3,3],output:[4,3]},Me={...it,w_v:[3,0],v:[3,1],weights:[2,4],output:[3,4]},et=Object.keys(it),Dt=24;function Rt(t){let e=t<560,o=e?Me:it,r=t<311?58:64,n={c:Math.min(30,Math.max(Dt,(t-r-26)/9)),left:r,right:2,top:24},s=t<860?{left:94,right:14}:{left:100,right:62},i=e?{...n,spaces:[32,32,32,56]}:{c:Math.min(46,t/19),...s,top:42,spaces:[44,44,44]},l=e?4:5,c=(t-i.left-i.right-(2*l+1)*i.c)/(l-1),p=Array.from({length:l},(d,f)=>i.left+(f?3*i.c+c+(f-1)*(2*i.c+c):0)),u=[i.top];i.spaces.forEach((d,f)=>u.push(u[f]+(f?2:3)*i.c+d));let h=d=>[p[o[d][0]],u[o[d][1]]],g=(d,f,m)=>[h(d)[0]+(m+.5)*i.c,h(d)[1]+(f+.5)*i.c];return{...i,narrow:e,width:t,place:o,columns:l,gap:c,crowded:e||c<56,xs:p,ys:u,corner:h,at:g,height:Math.round(u[u.length-1]+2*i.c+44)}}var O=(t,e,o,r,a)=>v.text(t,e,[o,r],a),C=(t,e,o,r,a,n)=>v.line(t,e,[o,r,a,n]),ot=([t,e],o,r)=>({x:t-o/2,y:e-o/2,width:o,height:o,rx:r});function Ae(t,e){let o=e.narrow?1.5:3;return et.map(r=>{let[a,n]=e.corner(r),[s,i]=[t[r].length,t[r][0].length],l={x:a-o,y:n-o,width:i*e.c+2*o,height:s*e.c+2*o,rx:e.narrow?5:8};return v(`sheet ${r}`,"rect",`${_[r]} sheet`,l)})}function qe(t,e,o,{seen:r,used:a,focus:n,next:s}){let i=e.c-(e.narrow?2:4);return t[o].flatMap((l,c)=>l.flatMap((p,u)=>{let h=j.includes(o)?F(o,c,u):-1,g=r(o,c,u),d=[g?"":"empty",h===n?"now":"",h===s?"next":"",a.has(`${o} ${c} ${u}`)?"from":""],f=ot(e.at(o,c,u),i,e.narrow?4:6),m=[v(`cell ${o} ${c} ${u}`,"rect",[_[o],"cell",...d].filter(Boolean).join(" "),f)];if(!g)return m;if(o==="weights"){let y=i*p;m.push(v(`fill ${c} ${u}`,"rect","weight fill",{...f,y:f.y+i-y,height:y,rx:Math.min(f.rx,y/2)}))}let[x,k]=e.at(o,c,u),w=o==="weights"||o==="output"?" tight":"";return[...m,O(`value ${o} ${c} ${u}`,`ink number${w}${h===n?" now":""}`,x,k,q(o,p))]}))}var Se=t=>t.narrow?[14,11]:t.width<860?[18,13]:[$e,13];function Ft(t,e){let[o,r="",a=""]=at[t],[n,s]=Se(e);return tt(o+r,n)+(a?tt(a,s)+6:0)}function ct(t,e){let[o,r]=e.place[t],a=et.filter(i=>e.place[i][1]===r&&e.place[i][0]>o),n=t==="k_t"?e.xs[o]+2*e.c+(e.narrow?0:26):e.width,s=Math.min(...a.map(i=>e.corner(i)[0]-(e.narrow?2:6)),n);return e.xs[o]+Ft(t,e)<=s}function Pt(t,e){let o=t==="scores"||t==="weights";if(!o&&t!=="output"||ct(t,e))return[];let[r,a]=e.corner(t),n=a+2*e.c+(o?35:13);return[O(`formula ${t}`,"soft formula end",r+2*e.c,n,at[t][2])]}function _e(t,e,o){return et.flatMap(r=>{let[a,n]=[t[r].length,t[r][0].length],[s,i]=e.corner(r),[l,c]=[n*e.c,a*e.c],[p,u,h]=at[r],g=[{text:p},...u?[{text:u,role:"sub",dy:4}]:[]],[,d,f]=h?.match(/^(.*?)([qkv]?)$/)??[],m=h&&ct(r,e)?[{text:d,role:"formula",dx:e.narrow?4:6},...f?[{text:f,role:"formula low",dy:3}]:[]]:[];if(e.narrow){let k=`${a}\xD7${n}`,w=!m.length&&(l>70||p.length<3);return[I(`title ${r}`,`${_[r]} title start`,{x:s+1,y:i-9},[...g,...m]),...w?[O(`shape ${r}`,`soft end shape${o.includes(r)?" on":""}`,s+l-1,i-8,k)]:[],...Pt(r,e)]}let x=r===o[0]?"columns":r===o[1]?"rows":"";return[I(`title ${r}`,`${_[r]} title start`,{x:s-2,y:i-27},[...g,...m]),...Pt(r,e),C(`top ${r}`,"rule edge",s+2,i-10,s+l-2,i-10),C(`side ${r}`,"rule edge",s-11,i+2,s-11,i+c-2),O(`columns ${r}`,`soft shape${x==="columns"?" on":""}`,s+l/2,i-10,String(n)),O(`rows ${r}`,`soft shape${x==="rows"?" on":""}`,s-11,i+c/2,String(a))]})}function ze(t,e){let o=e.narrow?11:11.5,r=t.words.some(a=>tt(a,o)>e.c+3)?12:0;return t.words.flatMap((a,n)=>{let s=(l,c)=>{let[p,u]=e.at(c,n,0);return O(`${l} ${n}`,"ink end word",p-e.c/2-(e.narrow?5:22),u,a)},i=l=>{let[c,p]=e.at(l,1,n),u=p+e.c/2+11+n*r;return O(`under ${l} ${n}`,"soft word small",c,u,a)};return[s("word","x"),s("again","q_row"),i("scores"),i("weights"),...e.narrow?[s("third","weights")]:[]]})}function Ee(t){let e=t.narrow?3:5,o=(f,m,x)=>`M${f} ${m}V${x}m${-e} ${-e}l${e} ${e}l${e} ${-e}`,r=(f,m,x)=>`M${f} ${x}H${m}m${-e} ${-e}l${e} ${e}l${-e} ${e}`,a=(f,m)=>[t.corner(f)[0]+m*2*t.c,t.corner(f)[1]+2*t.c+6],n=f=>t.corner(f)[1]-(t.narrow?19:38),[[s,i],[l,c]]=[a("q",.14),a("v",t.narrow?.84:.5)],p=f=>t.corner(f)[0]+2*t.c+(t.narrow?3:8),u=f=>t.corner(f)[0]-(t.narrow?2:20),h=f=>t.corner(f)[1]+t.c,g=(f,m,x=1)=>{let[k,w,y]=[p(f),h(f),t.corner(m)[1]+x*t.c],M=t.narrow?Math.min(8,t.gap):26;return`M${k} ${w}C${k+M} ${w} ${k+M} ${y} ${k} ${y}m${e} ${-e}l${-e} ${e}l${e} ${e}`},d=(f,m,x)=>v.path(`road ${f}`,`${m} road`,x.replace(/\d+\.\d+/g,k=>Number(k).toFixed(1)));return[d("q","query",o(s,i,n("q_row"))),d("v","value",o(l,c,n("output"))),d("k","key",g("k","k_t")),d("softmax","weight",t.narrow?g("scores","weights",.45):r(p("scores"),u("weights"),h("scores"))),d("output","output",r(p("weights"),u("output"),h("output")+(t.narrow?.5*t.c:0)))]}var Ht=(t,e,o)=>z((o-(e>1?t*.38/(e-1):0))/.5);function Oe(t,{stage:e,i:o,j:r,pairs:a},n){let s=t.at(e,o,r);return a.flatMap(({a:i,b:l,from:c,over:p},u)=>{let h=Ht(u,a.length,n);if(h<=0||h>=1)return[];let g=(d,[f,m,x],k)=>{let y=t.at(f,m,x).map((T,L)=>T+(s[L]-T)*R(h)),M=_[f]==="soft"?"ink":_[f];return[v(`mover ${d} ${u}`,"rect",`${M} mover`,ot(y,t.c*.84,6)),O(`mover ${d} text ${u}`,"paper number",y[0],y[1],q(f,k))]};return[...p?g("column",p,l):[],...g("row",c,i)]})}function Te(t,{stage:e,i:o,j:r,pairs:a}){let[n,s]=t.at(e,o,r),[i]=a[0].from,[l]=t.at(i,o,a.length-1),c=l<n?[C("beam row",`${_[i]} beam`,l+t.c/2,s,n-t.c/2,s)]:[];if(!a[0].over)return c;let[p]=a[0].over,u=`${_[p]} beam`,[h,g]=[t.at(p,a.length-1,r)[1]+t.c/2,s-t.c/2],d=t.corner(e),[f,m]=t.narrow?[d[1]-19,d[1]-2]:[d[1]-37,d[1]-17],x=n>d[0]+4+(ct(e,t)?Ft(e,t):2*t.c);return[...c,...x||h>f?[C("beam column",u,n,h,n,g)]:[C("beam column",u,n,h,n,f),C("beam column below",u,n,m,n,g)]]}function Ne(t,e){return["q","k","v"].includes(e)?[t.xs[0]+3*t.c,t.ys[0]+1.5*t.c]:e==="scores"?[t.narrow?t.xs[1]-4:t.xs[2]-22,t.ys[2]+t.c-10]:t.narrow?[t.xs[2]-66,t.ys[4]+t.c-12]:t.crowded?[t.xs[4]+t.c-8,t.ys[2]+t.c-18]:[t.xs[3]+2*t.c,t.ys[2]+t.c-10]}var st=t=>Wt(bt(t)),je=(t,e="")=>[{text:"e"},{text:t,role:`up ${e}`.trim(),dy:-5}];function Ce(t,{stage:e,j:o,pairs:r,total:a,result:n},s){let[i,l]=Ne(t,e),[c,p]=t.narrow?["",15]:[" ",21],u=M=>l+(M-r.length/2)*p,h=e==="weights",g=r.map(({a:M,b:T,product:L,from:G,over:P},$)=>{let D=Ht($,r.length,s)>=1?"":" waiting",Xt=h?je(q("scores",M),"ink strong"):[{text:q(G[0],M),role:`${_[G[0]]} strong`},{text:`${c}\xD7${c}`},{text:q(P[0],T),role:`${_[P[0]]} strong`}],Jt=`${c}=${c}${h?st(M):q(e,L)}`,Qt=h?{dy:5}:{};return I(`sum ${$}`,`ink sum end${D}`,{x:i,y:u($)},[...Xt,{text:Jt,...Qt}])}),d=s>=.9?"":" waiting",f=h?`${st(r[o].a)}${c}\xF7${c}${st(a)}`:"",m=r.length+(h&&t.crowded?1:0),x=h?[{text:`${t.crowded?"":f}${c}=${c}`}]:[],k=_[e]==="soft"?"ink":_[e],w=u(r.length)-p/2,y=t.narrow?44:e==="scores"?60:96;return[...g,C("sum rule",`rule edge${d}`,i-y,w,i,w),...m===r.length?[]:[I("sum share",`ink sum total end${d}`,{x:i,y:u(r.length)},[{text:f}])],I("sum total",`ink sum total end${d}`,{x:i,y:u(m)},[...x,{text:q(e,n),role:`${k} strong`}])]}function Le(t,e,o){let r=e.c-(e.narrow?2:4),a=(n,s,i,l,c,p)=>{let u=l.map((h,g)=>h+(c[g]-h)*R(o)+(g?0:p*Math.sin(Math.PI*R(o))));return[v(n,"rect",`${s} mover`,ot(u,r,6)),O(`${n} text`,"paper number",u[0],u[1],q("q",i))]};return[0,1].flatMap(n=>[0,1].flatMap(s=>[...a(`carry q ${n} ${s}`,"query",t.q[n][s],e.at("q",n,s),e.at("q_row",n,s),0),...a(`carry k ${n} ${s}`,"key",t.k[n][s],e.at("k",n,s),e.at("k_t",s,n),(n-s)*e.c*.6)]))}function We({known:t,focus:e,phase:o}){return e===V&&t<V?{carry:z(o/.45),phase:z((o-.45)/.55)}:{carry:e>V||t>=V?1:0,phase:o}}function Kt(t,{step:e,width:o}){let r=Rt(o),a=Y(e),{known:n,focus:s}=a,{carry:i,phase:l}=We(a),c=s?H(t,s):null,p=c?.pairs.flatMap(({from:m,over:x})=>[m,x])??[],u=new Set(p.filter(Boolean).map(m=>m.join(" "))),h=a.phase>=1&&n<A?n+1:-2,g=(m,x,k)=>{if(m==="q_row"||m==="k_t")return i>=1;if(!j.includes(m))return!0;let w=F(m,x,k);return w===s?l>=.9:w<=n},d=c?[c.pairs[0].from[0],c.pairs[0].over?.[0],c.stage]:[],f=[...Ae(t,r),...Ee(r),...c?Te(r,c):[],..._e(t,r,d),...ze(t,r)];for(let m of et)f.push(...qe(t,r,m,{seen:g,used:u,focus:s,next:h}));return c&&f.push(...Ce(r,c,l)),i>0&&i<1&&f.push(...Le(t,r,i)),c&&l<1&&(i>=1||s<V)&&f.push(...Oe(r,c,l)),{width:o,height:r.height,marks:f}}function Vt(t,{step:e,width:o}){let r=Rt(o);return Array.from({length:A},(a,n)=>{let{stage:s,i,j:l,result:c}=H(t,n+1),p=s==="scores"||s==="weights"?t.words[l]:`number ${l+1}`,u=`${s} of ${t.words[i]}, ${p}: ${n+1<=e?q(s,c):"not worked out yet"}`,{x:h,y:g,width:d,height:f}=ot(r.at(s,i,l),Math.max(Dt,r.c-2),0);return{id:String(n+1),x:h,y:g,width:d,height:f,label:u,tab:n+1===Math.max(1,Math.round(e))?0:-1}})}var Gt=`.steps-board { position: relative; }
.attn-hits button { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; cursor: pointer; }
.attn-hits button:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
.steps-reel { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 16px; align-items: end; }
.steps-reel > .attn-button:first-child { min-width: 84px; }
.steps-stages { display: grid; grid-template-columns: repeat(6, 1fr); gap: 2px; margin: 0 calc(3.5em + 8px) 0 calc(var(--name, 5.9em) + 24px); }
.steps-reel { --name: 8.5em; }
.steps-stages .attn-button { padding: 0; border-width: 0 0 3px; border-radius: 4px 4px 0 0; background: none; color: var(--soft); border-color: var(--rule); }
.steps-stages .attn-button[data-reached] { border-color: var(--ink); color: var(--ink); }
.steps-stages .attn-button[aria-pressed="true"] { color: var(--ink); background: var(--tint); }
@container (max-width: 859px) { .scene text.title { font-size: 15.5px; } }
@container (max-width: 760px) {
  .scene text.tight { font-size: 13.5px; }
  .steps-reel { grid-template-columns: 1fr 1fr; }
  .steps-reel > div { grid-column: 1 / -1; grid-row: 1; --name: 0em; }
  .steps-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .steps-reel .attn-slider { grid-template-columns: 1fr 3.5em; }
  .steps-stages { margin-left: 0; }
}
@container (max-width: 559px) {
  .scene text { font-size: 14px; } .scene text.title { font-size: 14px; } .scene text.shape { font-size: 11.5px; stroke-width: 3; }
  .scene text.word { font-size: 12px; } .scene text.word.small { font-size: 11px; } .scene text.sum { font-size: 13px; }
  .scene text.tight { font-size: 12px; letter-spacing: -0.02em; } .scene .formula { font-size: 11.5px; } .scene .formula.low { font-size: 9px; }
  .beam { stroke-width: 2; stroke-dasharray: 0.1 5; } .cell.now { stroke-width: 2.2; }
  .steps-stages .attn-button { font-size: 12px; }
  .attn-projection_steps .attn-summary { min-height: 5.8em; }
}
@container (max-width: 310px) {
  .scene text.tight, .scene text.word { font-size: 11px; } .scene text.title { font-size: 13px; }
  .attn-projection_steps .attn-summary { min-height: 7.25em; }
}
/* What a number comes from has a thick edge, where tints are not to be told from each other. */
@media (forced-colors: active) { .cell, .cell.empty { stroke: var(--edge); } .cell.next, .cell.from { stroke: var(--c); stroke-width: 3; } .cell.now { stroke: Highlight; stroke-width: 4.5; } .road { stroke: var(--c); } .steps-stages .attn-button { border-bottom-style: dotted; } .steps-stages .attn-button[data-reached] { border-bottom-style: solid; border-color: Highlight; } }
`;var Ie=1100,Pe={ArrowRight:1,ArrowLeft:-1,ArrowDown:2,ArrowUp:-2};function De(t,e){let o=pt(),r=zt((n,s)=>{n.addEventListener("click",()=>e(Number(s().id))),n.addEventListener("keydown",i=>{let l=Pe[i.key];!l||i.ctrlKey||i.metaKey||i.altKey||(i.preventDefault(),i.stopPropagation(),r.focus(String(z(Number(s().id)+l,1,A))))})});return{root:E("steps-board",o,r.root),paint:(n,s)=>Tt(o,Kt(t,{step:n,width:s})),tell:(n,s)=>r.set(Vt(t,{step:n,width:s}))}}function Re(t,e){let o=0,r=()=>t.read().step,a=()=>{clearInterval(o),o=0,i.root.textContent="Play"},n=d=>{a(),d===r()?e():t.change({step:z(d,0,A)},{glide:!0})},s=()=>{if(r()>=A)return a();t.change({step:r()+1},{glide:!0})},i=B("Play",()=>{if(o)return a();r()>=A&&t.change({step:0}),s(),!J()&&(o=setInterval(s,Ie),i.root.textContent="Pause")}),l=kt({label:"cells worked out",min:0,max:A,step:1,text:d=>`${d} / ${A}`,onInput:n}),c=j.map((d,f)=>B(d.length===1?d.toUpperCase():d,()=>n(4*f+4))),p=B("Reset",()=>{a(),t.reset()}),u=b("div",{class:"steps-stages",role:"group","aria-label":"Work out a matrix"},...c.map(d=>d.root));return{root:E("steps-reel",i.root,b("div",{},u,l.root),p.root),tell:({step:d})=>{l.set(d),c.forEach((f,m)=>{f.set(d===4*m+4),S(f.root,"data-reached",d>4*m)})},go:n,stop:a}}var Ut="Press any empty cell: its row and its column come together there.",Fe="Every cell is worked out: press one to see it made again.";function He(t,e){let o=Nt(t),r=yt(),[a,n]=[0,0],s=Re(e,()=>l()),i=De(o,p=>s.go(p));function l(){let{step:p}=e.read();if(J()||p===0)return;let u=performance.now(),h=g=>{let d=z((g-u)/500);e.read().step===p&&(i.paint(p-1+d,a),n=d<1?requestAnimationFrame(h):0)};n=requestAnimationFrame(h)}let c=vt(Ut);return{parts:[c,r.root,i.root,s.root],tell:p=>{cancelAnimationFrame(n),s.tell(p),N(c,p.step<A?Ut:Fe),r.set(It(o,Y(p.step).focus)),a&&i.tell(p.step,a)},paint:(p,u,h)=>{h!==a&&i.tell(e.read().step,a=h),i.paint(p.step,a)},stop:()=>{s.stop(),r.stop()}}}var Xo=St({name:"projection_steps",label:"Live figure: self-attention step by step",style:Ct+Gt,controls:["step"],fixed:["words","x","w_q","w_k","w_v"],ms:500,build:He});export{Kt as board,jt as cellOf,Nt as compute,Xo as default,It as describe,F as stepOf};
