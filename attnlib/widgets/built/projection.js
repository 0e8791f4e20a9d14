// Joined by `make figures` from src/projection and src/kit: change those, not this.
var yt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var De="http://www.w3.org/2000/svg",He=0,Pe=Math.random().toString(36).slice(2,8),vt=t=>`attn-${Pe}-${t}-${++He}`;function kt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var w=(t,e={},...o)=>kt(document.createElement(t),e,o),A=(t,...e)=>w("div",{class:t},...e),Be=(t,e={},...o)=>kt(document.createElementNS(De,t),e,o),$t=()=>Be("svg",{class:"scene","aria-hidden":"true"});function T(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}function ot(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}var S=(t,e=2)=>ot(Math.abs(t)<.5*10**-e?0:t,e);function G(t){let e=ot(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function Ke(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var nt=t=>Ke(Math.min(t,1-Number.EPSILON)),Mt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,rt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var Ge=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Ue=/^[+-]?\.?$/;function Je(t){let e=t.trim().replaceAll("\u2212","-").replace(",",".");return Ge.test(e)?Number(e):NaN}var Ve=t=>Ue.test(t.trim().replace("\u2212","-").replace(",",".")),Ye=(t,e,o)=>`${t} must be a number from ${G(-e)} to ${G(e)}; got ${o.trim()?`\u201C${Mt(o.trim())}\u201D`:"nothing"}.`;function qt(t){let e=new Map;return(o,n)=>{e.delete(n),o&&e.set(n,o),t([...e.values()].at(-1)??"")}}function jt({label:t,most:e,onInput:o,told:n}){let r=null,a=c=>{E(i,"aria-invalid",c?"true":!1),n(c,t)},s=c=>{let p=Je(i.value);Math.abs(p)<=e?(a(""),p!==r&&o(r=p),c&&(i.value=i.value.replaceAll("-","\u2212"))):(c||!Ve(i.value))&&a(Ye(t,e,i.value))},i=w("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":t,oninput:()=>s(!1),onchange:()=>s(!0)}),l=c=>{r=c,i.value=G(c),a("")};return{root:i,set:c=>void(c!==r&&l(c)),write:l}}var At=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Et=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var St=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var at=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);var U=t=>Math.hypot(...t),I=t=>t[0].map((e,o)=>t.map(n=>n[o]));function N(t,e){let o=I(e);return t.map(n=>o.map(r=>at(n,r)))}function Ot(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,l)=>n(l))),a=t.map((i,l)=>n(l)?Math.exp((i-r)/e):0),s=a.reduce((i,l)=>i+l,0);return s>0?a.map(i=>i/s):a}var _t=t=>t.indexOf(Math.max(...t)),$=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Lt=200,it=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,to=t=>t*t*(3-2*t);function st(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>st(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,st(t[r],a,o)]);return Object.fromEntries(n)}return e}function Nt(t,e,o){let[n,r,a,s,i,l]=[t,t,t,0,0,0],c=!1,p=d=>{let f=$(d-i,0,64);if(i=d,c){let m=$((d-s)/e);n=st(r,a,to(m)),c=m<1}let u=o(n,f);l=c||u?requestAnimationFrame(p):0};return{go(d,f){if(it()){[n,a,c]=[d,d,!1],o(n,1/0);return}[r,a,s,c]=[n,d,performance.now(),f],f||(n=d,o(n,0)),l||([i,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function D(t,e){let o=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>E(o,"aria-pressed",String(n))}}var zt=(...t)=>w("p",{class:"attn-hint"},...t);function ct(t,e,o){let n=vt("choice"),r=new Map,a=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,w("input",{type:"radio",name:n,onchange:()=>o(s)})),a.append(w("label",{},r.get(s),w("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function Tt(t=700){let e=w("p",{class:"attn-summary"}),o=w("span",{class:"attn-hidden",role:"status"}),n,r=(a,s=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>T(o,s),t)),T(e,a)};return{root:w("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}var eo=0,It=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Ct(t,e){let[o,n,r]=[!1,0,""],a={},s=l=>{a=l;let c=l._own;if(c?.turn!==n&&([n,o]=[c?.turn,!1]),o)return;let p=c?.name?e(l,c.kind):null,d=p?JSON.stringify([c,p]):"";d!==r&&([r,o]=[d,p!==null],p&&t.send({own:{...p,name:c.name,turn:++eo}}))},i=()=>{o=!1,s(a)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function oo(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:r,note:a,weights:s,mask:i}=It(t),l=!!(s??i);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${o}. ${a??""}`.trim():`Your ${o} is called \u2026`}function Wt(t,e){let o=w("span",{role:"status"}),n=D("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=A("attn-own",o,n.root);return{root:r,tell:s=>{let i=oo(s,e);r.hidden=i==="",r.classList.toggle("fault",!!It(s).fault),T(o,i)}}}function Ft(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let f=s();r.forEach(u=>u(f,d))},l=()=>i(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:f=!1}={})=>{a=!0;for(let[u,m]of Object.entries(d))t.set(u,m);a=!1,i({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:s,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function no(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function ro(t,e,o,n){let[r,a]=[0,!1],s=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++r,p=e.wants?.(o())??null;if(s(p!==null),p===null)return n(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&i(l),()=>c===r&&e.say?.(d))};return i}function Rt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Lt,asks:s,build:i}){return{render:({model:c,el:p})=>{let d=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=d.attachShadow({mode:"open"});f.append(w("style",{},[At,Et,St,o].join(`
`)));let u=Ft(c,s?[...n,"_own","_drawn"]:n,r),m=i(u.read(),u,c),g=s&&{...Ct(c,s),...Wt(c,s)},h=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},m.parts[0],...g?[g.root]:[],...m.parts.slice(1));f.append(h),p.append(d);let x=()=>{let y=m.glides??(q=>q),M=0,_=()=>{let q=u.read();m.tell(q),g?.tell(q),g?.ask(q),g&&(h.dataset.own=q._own?.kind??"")},k=Nt(y(u.read()),a,(q,et)=>M>0&&m.paint(q,et,M)),z=()=>{let q=Math.round(h.clientWidth);q===M||q===0||(M=q,no(p),k.again())},K=ro(h,m,u.read,q=>{_(),k.go(y(u.read()),q)});u.follow((q,et)=>{h.classList.add("touched"),K(et?.glide??!0)}),_(),z();let wt=new ResizeObserver(z);return wt.observe(h),m.ahead?.(),()=>{wt.disconnect(),k.stop(),u.stop(),g?.stop(),m.stop?.()}},v=async()=>{await m.ready;for(let y;y=m.wants?.(u.read());)await y;return x()};return m.ready?v():x()}}}var ao=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Dt(t,e,{glide:o=!1}={}){let n=0,r=0,a=null,s=()=>{cancelAnimationFrame(n),a=null,r=0},i=p=>{a=p,t.change(p,{glide:o})};return{play:(p,d=e)=>{s();let f=p.length-1;if(it())return i(p[f]);let u=performance.now(),m=0,g=h=>{let x=Math.min(f,Math.floor(f*(h-u)/d));a&&x>m&&(r=f-x,i(p[m=x])),a&&m<f&&(n=requestAnimationFrame(g))};r=f,i(p[0]),n=requestAnimationFrame(g)},stop:s,tell:p=>{a&&Object.entries(a).some(([d,f])=>!ao(p[d],f))&&s()},playing:()=>r>0}}var so=Math.sqrt(50),io=Math.sqrt(10),co=Math.sqrt(2);function lt(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),s=a>=so?10:a>=io?5:a>=co?2:1,i,l,c;return r<0?(c=Math.pow(10,-r)/s,i=Math.round(t*c),l=Math.round(e*c),i/c<t&&++i,l/c>e&&--l,c=-c):(c=Math.pow(10,r)*s,i=Math.round(t/c),l=Math.round(e/c),i*c<t&&++i,l*c>e&&--l),l<i&&.5<=o&&o<2?lt(t,e,o*2):[i,l,c]}function J(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,s]=n?lt(e,t,o):lt(t,e,o);if(!(a>=r))return[];let i=a-r+1,l=new Array(i);if(n)if(s<0)for(let c=0;c<i;++c)l[c]=(a-c)/-s;else for(let c=0;c<i;++c)l[c]=(a-c)*s;else if(s<0)for(let c=0;c<i;++c)l[c]=(r+c)/-s;else for(let c=0;c<i;++c)l[c]=(r+c)*s;return l}var Pt="http://www.w3.org/2000/svg",lo=t=>Math.round(t*10)/10+0;function b(t,e,o,n,r){let a={};for(let s in n){let i=n[s];a[s]=typeof i=="number"?lo(i):i}return{id:t,shape:e,role:o,at:a,...r===void 0?{}:{text:r}}}b.line=(t,e,[o,n,r,a],s)=>b(t,"line",e,{x1:o,y1:n,x2:r,y2:a,...s});b.rect=(t,e,[o,n,r,a],s)=>b(t,"rect",e,{x:o,y:n,width:r,height:a,...s});b.circle=(t,e,[o,n,r],a)=>b(t,"circle",e,{cx:o,cy:n,r,...a});b.path=(t,e,o,n)=>b(t,"path",e,{d:o,...n});b.text=(t,e,[o,n],r,a)=>b(t,"text",e,{x:o,y:n,...a},r);var pt=(t,e,o,n)=>({...b(t,"text",e,o),runs:n}),Ht=new WeakMap;function po(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||o.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(fo)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var uo=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function fo(t){let e=document.createElementNS(Pt,"tspan");for(let[o,n]of Object.entries(uo(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Bt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Ht.get(t)??new Map;Ht.set(t,a);let s=new Map(n.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of a)s.get(l)?.shape!==p&&(c.remove(),a.delete(l));let i=t.firstChild;for(let l of n){let c=a.get(l.id);if(!c){let p=document.createElementNS(Pt,l.shape);p.setAttribute("data-id",l.id),c={node:p,shape:l.shape,role:"",at:{},text:""},a.set(l.id,c)}po(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}var C=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,ut=t=>[t.left+t.width/2,t.top+t.height/2];function L(t,[e,o]){let[n,r]=ut(t);return[n+e*C(t),r-o*C(t)]}function ft(t,e){let o=Math.max(...t.flat().map(Math.abs));if(o<=e)return 1.15*e;let n=10**Math.floor(Math.log10(o));return 1.15*([1,2,3,5,10].find(a=>a*n>=o*(1-1e-9))??10)*n}function dt(t){let[e,o]=ut(t);return J(0,t.edge,3).filter(r=>r>0&&r<=t.edge).map(r=>({length:r,x:e+r*C(t)-3,y:o+12}))}function Kt(t,e){let{left:o,top:n,width:r,height:a}=e,[s,i]=ut(e);return[b.rect(`${t} ground`,"tint",[o,n,r,a],{rx:6}),b.path(`${t} axes`,"rule",`M${o} ${i}h${r}M${s} ${n}v${a}`),...dt(e).flatMap(({length:l,x:c,y:p})=>[b.circle(`${t} ring ${l}`,"rule",[s,i,l*C(e)]),b.text(`${t} length ${l}`,"soft small end",[c,p],String(l))])]}var mo={arrow:(t,e,o,n,[r,a])=>{let s=(i,l)=>`${(o-i*r-l*a).toFixed(1)} ${(n-i*a+l*r).toFixed(1)}`;return b.path(t,`${e} solid`,`M${s(0,0)}L${s(10,4.6)}L${s(10,-4.6)}Z`)},ring:(t,e,o,n)=>b.circle(t,`${e} ring`,[o,n,4.5]),square:(t,e,o,n)=>b.rect(t,`${e} solid`,[o-4.5,n-4.5,9,9])};function Gt(t,e,o,n,r="arrow"){let[a,s]=L(o,[0,0]),i=L(o,n),l=Math.hypot(i[0]-a,i[1]-s);if(l<1e-9)return[b.circle(`${t} dot`,`${e} solid`,[a,s,4])];let c=[(i[0]-a)/l,(i[1]-s)/l],p=Math.min(l,r==="arrow"?8:4.5);return[b(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:s,x2:i[0]-p*c[0],y2:i[1]-p*c[1]}),mo[r](`${t} head`,e,i[0],i[1],c)]}function Ut(t,e,o,n){let[r,a]=L(o,n),s=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:r-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:s,valuetext:`x ${S(n[0])}, y ${S(n[1])}`}}}var ho=t=>Math.round(t*10)/10,Jt=new WeakMap;function Vt(t){let e=A("attn-hits"),o=new Map,n=a=>{let s=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:(a,s=1)=>{let i=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of o)i.has(l)||(c.remove(),o.delete(l));a.forEach((l,c)=>{let p=o.get(l.id)??n(l);go(p.node,p.hit=l,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function go(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:l=0,lang:c},p){let[d,f,u,m]=[e,o,n,r].map(h=>ho(p*h)),g=`left:${d}px;top:${f}px;width:${u}px;height:${m}px`;Jt.get(t)!==g&&(t.style.cssText=g,Jt.set(t,g)),E(t,"class",`attn-hit ${s}`.trim()),E(t,"aria-label",a),E(t,"tabindex",l),c&&E(t,"lang",c);for(let[h,x]of Object.entries(i))E(t,`aria-${h}`,String(x))}function Yt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function Zt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var xo={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Qt(t,{plane:e,read:o,move:n,hold:r=()=>{}}){let a=s=>Yt(t.parentElement,s);Zt(t,s=>{let[i,l]=[o(),a(s)];return r(!0),c=>{let p=C(e()),[d,f]=a(c);n([i[0]+(d-l[0])/p,i[1]-(f-l[1])/p])}},()=>r(!1)),t.addEventListener("keydown",s=>{let i=xo[s.key];if(!i||s.ctrlKey||s.metaKey||s.altKey)return;s.preventDefault(),s.stopPropagation();let l=s.shiftKey?.5:.1;n(o().map((c,p)=>c+l*i[p]))})}function Xt(t,e,o,n){let r=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(r()[0],r()[1],!1)),t.addEventListener("keydown",a=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!i||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[l,c]=r().map((p,d)=>$(p+i[d],0,o-1));n(l,c,!0)})}var W=9.9,V=3,bo=[2,2,2,4,4],te=300,wo=60,yo={tables:.05,matrices:.005,bias:.005},vo={tables:["query","key"],matrices:["w_q","w_k"],bias:["w_q","w_k","b_q"]},mt=(t,e,o)=>t.map((n,r)=>n.map((a,s)=>o(a,e[r][s]))),ko=t=>$(t,-W,W);function F({source:t,x:e,query:o,key:n,w_q:r,w_k:a,b_q:s}){if(t==="tables")return{q:o,k:n,v:e};let i=t==="bias"?s:[0,0];return{q:N(e,r).map(c=>c.map((p,d)=>p+i[d])),k:N(e,a),v:e}}function ht({q:t,k:e,v:o}){let n=N(t,I(e)),r=n.map(s=>Ot(s)),a=N(r,o);return{q:t,k:e,v:o,scores:n,weights:r,output:a,goals:$o(o,n,r)}}var Y=t=>ht(F(t));function $o([t,e],o,n){let r=U(t)*U(e),a=r>0?at(t,e)/r:0,s=o[3][4]-o[4][3],i=(p,d)=>({from:p,to:d,value:n[p][d],met:n[p][d]>=.8}),l={from:0,to:1,value:a,met:a<=-.8},c={from:3,to:4,value:s,met:s>=V};return[l,i(0,2),i(1,2),i(3,4),c]}function ne(t){let e=vo[t.source],o=Object.fromEntries(e.map(a=>[a,Mo(t[a])]));o[e[0]]=ee(o[e[0]],0,1),o[e[1]]=ee(o[e[1]],1,0);let n=Object.fromEntries(e.map(a=>[a,o[a].map(()=>[0,0])])),r=[];for(let a=1;a<=te;a++){let s=qo({...t,...oe(o)}),i=c=>{let p=Math.max(1,U(s[c].flat())/5),d=mt(n[c],s[c],(f,u)=>.8*f+u/p);return mt(d,o[c],(f,u)=>f+.02*u)};n=Object.fromEntries(e.map(c=>[c,i(c)]));let l=c=>mt(o[c],n[c],(p,d)=>ko(p-yo[t.source]*d));o=Object.fromEntries(e.map(c=>[c,l(c)])),a%(te/wo)===0&&r.push(oe(o,!0))}return r}var Mo=t=>Array.isArray(t[0])?t:[t],ee=(t,e,o)=>t.map((n,r)=>n.map((a,s)=>r===e&&s===o?a+.02:a));function oe(t,e=!1){let o=a=>e?Number(a.toFixed(2))+0:a,n=Object.entries(t).map(([a,s])=>[a,s.map(i=>i.map(o))]),r=Object.fromEntries(n);return r.b_q?{...r,b_q:r.b_q[0]}:r}function qo(t){let{q:e,k:o,scores:n,weights:r}=Y(t),a=r.map((d,f)=>d.map((u,m)=>u-+(m===bo[f]))),s=1/(1+Math.exp(n[3][4]-n[4][3]-V-1));a[3][4]-=s,a[4][3]+=s;let[i,l]=[N(a,o),N(I(a),e)],c=I(t.x),p=[I(i).map(d=>d.reduce((f,u)=>f+u,0))];return{query:i,key:l,w_q:N(c,i),w_k:N(c,l),b_q:p}}var re=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); }
text.name.asked, text.head.asked { font-weight: 750; }
text.head { font-weight: 400; }
text.name { font-weight: 500; }
tspan.sub { font-size: 0.75em; }
.bold.shaft { stroke-width: 4.5; }
.disc { fill-opacity: 0.4; }
.ray { stroke-width: 1.5; stroke-dasharray: 5 5; }
.gets { stroke: var(--tint); stroke-width: 1.5; }
tspan.aside { font-size: 12px; font-weight: 400; fill: var(--soft); }
`;var Ao="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Eo=1.12,Z=1.18,H=new Map;function So(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Ao[r.charCodeAt(0)-32]??556),0);return Eo*o/1e3}function ae(t,e){return H.size>5e3&&H.clear(),H.has(t)||H.set(t,So(t)),e*H.get(t)}var le=8,se=14,Oo=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],_o=[0,12,26,42,60,80,102,126],gt=([t,e],o,n)=>({x:t,y:e,half:o,high:n,leader:null}),Q=({x:t,y:e,half:o,high:n},[r,a])=>Math.hypot(Math.max(0,Math.abs(r-t)-o),Math.max(0,Math.abs(a-e)-n));function pe({x:t,y:e,half:o,high:n},r,a){let[s,i]=[0,1];for(let[l,c,p,d]of[[r[0],a[0],t,o],[r[1],a[1],e,n]]){let f=c-l;if(Math.abs(f)<1e-9){if(Math.abs(l-p)>=d)return 0;continue}let u=[(p-d-l)/f,(p+d-l)/f];s=Math.max(s,Math.min(...u)),i=Math.min(i,Math.max(...u))}return Math.max(0,i-s)}var ie=(t,[e,o,n,r])=>pe(t,[e,o],[n,r])>0,Lo=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function ce({x:t,y:e,half:o,high:n},[r,a]){let[s,i]=[$(r,t-o,t+o),$(a,e-n,e+n)],l=Math.hypot(r-s,a-i),c=(l-6)/l;return[s,i,s+c*(r-s),i+c*(a-i)]}function*No({left:t,top:e,width:o,height:n},[r,a],s,i,l){for(let c of _o)for(let p of Oo){let d=p*Math.PI/180,[f,u]=[Math.cos(d),Math.sin(d)],[m,g]=[l[0]*f-l[1]*u,l[0]*u+l[1]*f],h=le+1+c,x=Math.min((s+h)/Math.abs(m||1e-9),(i+h)/Math.abs(g||1e-9)),v=Z*s,y=$(r+x*m,t+v,t+o-v),M=$(a+x*g,e+i+1,e+n-i-1);yield{name:gt([y,M],s,i),cost:c+.12*Math.abs(p)}}}function*zo({left:t,top:e,width:o,height:n},r,a){for(let s=e+a+1;s<=e+n-a-1;s+=a)for(let i=t+Z*r;i<=t+o-Z*r;i+=10)yield{name:gt([i,s],r,a),cost:300}}function To(t,e,o,n,r=[]){let a=[...r,...dt(t).map(({x:u,y:m})=>[u-5,m-4])],s=L(t,[0,0]),i=.55*n,l=o.map(([u,m])=>Math.hypot(u-s[0],m-s[1])),c=[],p=(u,m)=>{let{half:g}=u;if(c.some(k=>Lo(u,k)))return 1/0;let h=Q(u,o[m]),x=k=>Q(u,k)<le,v={...u,half:g+4,high:u.high+2},y=o.map((k,z)=>pe(v,s,k)*l[z]),M=h>se?ce(u,o[m]):null,_=c.filter(k=>M&&ie(k,M)||k.leader&&ie(u,k.leader));return 1e3*o.filter(x).length+(y[m]>0?1e3:0)+2*y.reduce((k,z)=>k+z,0)+24*o.filter(k=>Q(u,k)<h-1).length+30*_.length+20*a.filter(x).length},d=e.map((u,m)=>m).sort((u,m)=>l[m]-l[u]),f=[];for(let u of d){let m=ae(e[u],n)/2,g=l[u]>0?[0,1].map(v=>(o[u][v]-s[v])/l[u]):[1,0],h={name:gt(o[u],m,i),cost:1/0};for(let v of[No(t,o[u],m,i,g),zo(t,m,i)]){if(h.cost<1e3)break;for(let{name:y,cost:M}of v){let _=M<h.cost?M+p(y,u):1/0;_<h.cost&&(h={name:y,cost:_})}}let{name:x}=h;Q(x,o[u])>se&&(x.leader=ce(x,o[u])),c.push(f[u]=x)}return f}function ue(t,{plane:e,words:o,roles:n,tips:r,size:a,others:s}){return To(e,o,r,a,s).flatMap(({x:i,y:l,leader:c},p)=>[...c?[b(`${t}leader ${p}`,"line","soft line leader",{x1:c[0],y1:c[1],x2:c[2],y2:c[3]})]:[],b.text(`${t}name ${p}`,`${n[p]} name`,[i,l+5],o[p])])}var de=18,fe=t=>t.length>6?`${t.slice(0,4)}.`:t,X=({left:t,top:e,side:o,wide:n,tall:r},a,s)=>[t+o+s*n,e+de+a*r],me=({tall:t,words:e})=>de+e.length*t;function he(t,{shares:e,texts:o,small:n,hue:r}){let{id:a,left:s,top:i,side:l,wide:c,tall:p,words:d,roles:f=d.map(()=>"ink"),columns:u=f}=t,m=d.flatMap((h,x)=>[b.text(`${a} column ${x}`,`${u[x]} head`,[s+l+(x+.5)*c,i+12],fe(h)),b.text(`${a} row ${x}`,`${f[x]} head start`,[s,X(t,x,0)[1]+p/2+4.5],fe(h))]),g=e.flatMap((h,x)=>h.flatMap((v,y)=>{let[M,_]=X(t,x,y),k={x:M+1,y:_+1,width:c-2,height:p-2,rx:3},z=$(Math.abs(v)).toFixed(3),K=M+c/2;return[b(`${a} bed ${x} ${y}`,"rect","tint",k),b(`${a} cell ${x} ${y}`,"rect",`${v<0?"minus":r} shade`,{...k,"fill-opacity":z}),b.text(`${a} number ${x} ${y}`,`ink number${n?" strong":""}`,[K,_+(n?p/2-2.5:p/2+4.5)],o[x][y]),...n?[b.text(`${a} small ${x} ${y}`,"ink small",[K,_+p/2+11],n[x][y])]:[]]}));return[...m,...g]}function ge(t,e,o,n,r){let[a,s]=X(t,n,r),i={x:a+1,y:s+1,width:t.wide-2,height:t.tall-2,rx:3};return b(`${t.id} ${e}`,"rect",`${o} frame`,i)}var xe=(t,e,o,n)=>t.words.flatMap((r,a)=>t.words.map((s,i)=>{let[l,c]=X(t,a,i),p=a===o[0]&&i===o[1];return{id:`${t.id} ${a} ${i}`,x:l,y:c,width:t.wide,height:t.tall,label:e(a,i),tab:p?0:-1,...n?{aria:{pressed:p}}:{}}}));var P=t=>`(${t.map(e=>S(e)).join(",\xA0")})`,j=t=>`\u201C${t}\u201D`,Io=t=>t[0].toUpperCase()+t.slice(1),Co=["none","one","two","three","four"];function Wo(t){let[e,o,n,r,a]=t.map(j),s=(i,l)=>`${i}\xA0\u2192 ${l}`;return[`${e} and ${o} opposite`,s(e,n),s(o,n),s(r,a),`${s(r,a)} one-way`]}var be=([t,e,o,n,r])=>[`${t}, ${e}: cosine \u2264 \u22120.8`,`${t} \u2192 ${o} \u2265 0.8`,`${e} \u2192 ${o} \u2265 0.8`,`${n} \u2192 ${r} \u2265 0.8`,`${n} \u2192 ${r} one-way: gap \u2265 ${V}`];function Fo({source:t,x:e,words:o}){let n=e[0].every((i,l)=>Math.abs(i+e[1][l])<1e-9);if(t!=="matrices"||!n)return"";let[r,a,s]=o.map(j);return` ${r} and ${a} are exactly opposite, so their queries are too: from any matrices one of the two gives ${s} no more than 20%.`}function Ro({words:t},{scores:e}){let o=e.flatMap((a,s)=>a.map((i,l)=>[i,e[l][s]]));if(o.some(([a,s])=>Math.abs(a+s)>.005)||o.every(([a])=>a===0))return"";let[n,r]=[S(e[3][4]),S(e[4][3])];return` Mirrored scores are opposite: ${n} and ${r} for ${j(t[3])} and ${j(t[4])}.`}var we=(t,e)=>Ro(t,e)||Fo(t);function ye({goals:t}){let e=t.filter(o=>o.met).length;return e===t.length?"all five goals are met":`${Co[e]} of five goals ${e===1?"is":"are"} met`}function ve({words:t,asking:e},{weights:o}){let n=o[e].map(nt),r=n[_t(o[e])],s=t.map((p,d)=>d===e?"itself":j(p)).filter((p,d)=>n[d]===r),i=s.length===t.length,[l,c]=[s.length===1,i?"all alike":rt(s)];return{one:l,whom:c,top:i?c:`${c} most`,share:l?r:`${r} each`}}function ke(t,e){let{words:o,asking:n}=t,{one:r,top:a,share:s}=ve(t,e),i=S(Math.max(...e.scores[n])),l=r?`with weight ${s} and score ${i}`:s;return`${j(o[n])} attends to ${a}, ${l}, and gets ${P(e.output[n])}.`}function $e(t,e){let o=we(t,e),n=Wo(t.words).filter((a,s)=>!e.goals[s].met),r=n.length&&!o?`; still open: ${rt(n)}`:"";return`${ke(t,e)} ${Io(ye(e))}${r}.${o}`}function Me(t,e,o){let{words:n,asking:r}=t,a=u=>n.flatMap((m,g)=>String(e[u][g])===String(o.result[u][g])?[]:[g]),[s,i,l]=[a("q"),a("k"),a("v")],c=j(n[r]),p=r===o.now.asking&&t.source===o.now.source;if(!s.length&&!i.length&&!l.length)return p?"":ke(t,e);if(!s.length&&!i.length)return`${c} now gets ${P(e.output[r])}.`;let{whom:d,share:f}=s.length||i.length>1?ve(t,e):{whom:i[0]===r?"itself":j(n[i[0]]),share:nt(e.weights[r][i[0]])};return`${c} now gives ${d} ${f}; ${ye(e)}.${we(t,e)}`}var qe=({words:t},{weights:e,scores:o},n,r)=>`${j(t[n])} gives ${j(t[r])} the weight ${S(e[n][r])}, score ${S(o[n][r])}`;var Ae=["q","k","v"],Ee={q:"query",k:"key",v:"value"},Do={q:"arrow",k:"ring",v:"square"},Ho={q:"looks for",k:"offers",v:"means"},Po={q:"query",k:"key",v:"meaning"},je=3,Se=44,xt=40,Oe=35,Bo=me({tall:Oe,words:Array(5).fill("")}),Ko=960;function R({q:t,k:e,v:o}){let n=ft([...t,...e],je);return{q:n,k:n,v:ft(o,je)}}var _e=(t,e)=>t+(e?52:36);function B(t){let e=t<700,o=e?10:18,n=e?(t-o)/2:(t-2*o)/3,r=Math.round(Math.min(n,t>Ko?230:290)),a=(f,u)=>({left:f*(n+o),top:xt+u*(r+xt+6),width:n,height:r}),[s,i,l]=e?[a(0,0),a(1,0),a(0,1)]:[0,1,2].map(f=>a(f,0)),c=l.top+r+14;if(!e){let[f,u]=[.42*t,.42*t+40];return{narrow:e,q:s,k:i,v:l,goals:{left:0,top:c,width:f,pitch:33},pairs:{left:u,top:c,width:t-u}}}let p={left:n+o,top:a(1,1).top-xt,width:n,pitch:34},d=p.top+Se+4*p.pitch+20;return{narrow:e,q:s,k:i,v:l,goals:p,pairs:{left:0,top:Math.max(c,d+10),width:t}}}function tt(t,e){let o=B(e),n=r=>({...o[r],edge:t[r]});return{q:n("q"),k:n("k"),v:n("v")}}function Le({words:t,asking:e},o){let{pairs:n,narrow:r}=B(o);return{id:"pairs",left:n.left,top:_e(n.top,r),side:44,wide:(n.width-44)/t.length,tall:Oe,words:t,roles:t.map((a,s)=>s===e?"query asked":"ink"),columns:t.map(()=>"ink")}}function Go(t){let{pairs:e,narrow:o}=B(t);return Math.ceil(_e(e.top,o)+Bo+2)}function Uo(t,e,o){let n={text:e,role:"sub",dy:3},r=` ${Ho[e]}`;if(t==="tables")return[{text:"E"},n,{text:r,dy:-3}];if(e==="v")return[{text:`x${r}`}];if(o)return[{text:`${e}${r}`}];let a=t==="bias"&&e==="q"?[{text:" + b",dy:-3},n,{text:r,dy:-3}]:[{text:r,dy:-3}];return[{text:`${e} = x W`},n,...a]}function Jo(t,e,o,{left:n,top:r,width:a},s){let i={q:`bold: ${j(o)}`,k:s?"dashed: the bold query":a<280?"dashed: query; discs: weights":"dashed: the bold query; discs: its weights",v:s?"triangle: the output":`triangle: what ${j(o)} gets`};return[pt(`title ${e}`,`${Ee[e]} strong start`,{x:n,y:r-22},Uo(t,e,a<255)),b.text(`note ${e}`,"soft small start",[n,r-6],i[e])]}function Vo(t,{left:e,top:o,width:n,edge:r},a){let s={x:e+n,y:o-22},i=Math.round(r/1.15),l=`${a||n<280?"ring":"outer ring"} = ${i}`;return b(`scale ${t}`,"text","ink strong end small",s,l)}function Yo({words:t,asking:e},o,n,r,a,s){let i=c=>o==="q"&&c===e,l=Ee[o];return[...n.flatMap((c,p)=>Gt(`${o} ${p}`,`${l}${i(p)?" bold":""}`,r,c,Do[o])),...ue(`${o} `,{plane:r,words:t,roles:t.map((c,p)=>i(p)?`${l} asked`:l),tips:n.map(c=>L(r,c)),size:a?13:15,others:s.map(c=>L(r,c))})]}function Zo(t,e){let[o,n]=t;if(o===0&&n===0)return[];let[r,a]=L(e,[0,0]),s=Math.min(e.width/2/Math.abs(o||1e-12),e.height/2/Math.abs(n||1e-12));return[b.line("ray","query line ray",[r,a,r+s*o,a-s*n])]}function Qo(t,e){let[o,n]=L(e,t).map(r=>r.toFixed(1));return b.path("gets","output solid gets",`M${o} ${n}m0 -8l7 12h-14Z`)}var Xo=(t,e,o,n)=>t.map((r,a)=>{let[s,i]=L(o,e[a]);return b(`disc ${a}`,"circle","weight solid disc",{cx:s,cy:i,r:(n?12:17)*Math.sqrt(r)})});function tn(t,e,o,n){let{source:r,words:a,asking:s}=t,[i,l,c]=[e.q,e.weights,e.output].map(f=>f[s]),p=[...Zo(i,o.k),...Xo(l,e.k,o.k,n)],d=o.q.edge===o.v.edge;return Ae.flatMap(f=>[...Jo(r,f,a[s],o[f],n),...d?[]:[Vo(f,o[f],n)],...Kt(f,o[f]),...f==="k"?p:[],...Yo(t,f,e[f],o[f],n,f==="v"?[c]:[]),...f==="v"?[Qo(c,o.v)]:[]])}function en({words:t},{goals:e},{left:o,top:n,width:r,pitch:a},s){let i=n+(s?Se:50),l=o+r,c=be(t).flatMap((d,f)=>{let u=i+f*a,{value:m,met:g}=e[f],h=s?u+14:u;return[b.text(`goal ${f}`,"ink start small",[o,u],d),b.text(`value ${f}`,"ink end number",[s?o+40:l-76,h],S(m)),b.text(`met ${f}`,g?"ink strong end small":"soft end small",[l,h],g?"\u2713 met":"\u2717 open"),b.line(`rule ${f}`,"rule",[o,h+6,l,h+6])]});return[b.text("goals","ink strong start",[o,n+18],"Five goals"),...c]}function on(t,{weights:e,scores:o},n){let{pairs:{top:r},narrow:a}=B(n),s=Le(t,n),i=s.top+18+t.asking*s.tall,l=(p,d)=>p.map(f=>f.map(u=>S(u,d))),c=(p,d,f)=>b.text(p,"soft small start",[s.left,d],f);return[pt("pairs title","ink strong start",{x:s.left,y:r+14},[{text:"Weights"},{text:"small: scores q\xB7k",role:"aside",dx:8}]),c("pairs note",r+30,"row asks, column answers"),...a?[c("discs note",r+46,"discs above: the weights of the bold row")]:[],...he(s,{hue:"weight",shares:e,texts:l(e,2),small:l(o,1)}),...nn.map(([p,d])=>ge(s,`goal ${p} ${d}`,"ink back",p,d)),b.rect("asking","query solid",[s.left+s.side-4,i+3,3,s.tall-6])]}var nn=[[0,2],[1,2],[3,4],[4,3]];function Ne(t,e,{width:o,edges:n=R(e)}){let{goals:r,narrow:a}=B(o),s=[...tn(t,e,tt(n,o),a),...en(t,e,r,a),...on(t,e,o)];return{width:o,height:Go(o),marks:s}}var ze=({source:t},e)=>e===(t==="tables"?"q":"v"),rn=({source:t},e)=>e==="v"||t==="tables";function Te(t,e,{width:o,edges:n=R(e)}){let r=tt(n,o),a=Ae.filter(l=>rn(t,l)).flatMap(l=>e[l].map((c,p)=>Ut(`${l} ${p}`,`${Po[l]} of ${j(t.words[p])}; arrow keys move its tip`,r[l],c))),s=Le(t,o),i=(l,c)=>qe(t,e,l,c);return[...a,...xe(s,i,[t.asking,0],!1)]}var Ie=`.projection-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
.projection-hints, .projection-source { display: grid; }
.projection-hints > *, .projection-source > * { grid-area: 1 / 1; margin: 0; }
.projection-source { align-items: center; min-height: 66px; }
.projection-matrices { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 22px; }
.projection-matrices .attn-label { flex: 1 1 120px; }
/* A column for each word; in one column of a phone a row. */
.projection-tables { display: grid; grid: repeat(3, 20px) / auto-flow auto; justify-content: start; gap: 1px 16px; font-size: 0.933em; white-space: nowrap; }
.projection-tables span:nth-child(n + 4) { min-width: 6.8em; }
.projection-tables .query, .projection-tables span:nth-child(3n + 2) { color: var(--query); }
.projection-tables .key, .projection-tables span:nth-child(3n) { color: var(--key); }
.projection-tables .query, .projection-tables .key { font-weight: 600; }
.projection-tables sub { font-size: 0.75em; line-height: 0; }
.projection-matrix { display: flex; align-items: center; gap: 8px; font-weight: 600; }
.projection-matrix sub { font-size: 0.75em; }
.projection-fields { display: grid; grid-template-columns: auto auto; gap: 3px; padding: 3px 6px; border: solid var(--edge); border-width: 0 1.5px; border-radius: 5px; }
.attn .projection-fields input { width: 64px; height: 28px; font-weight: 400; font-size: 14px; text-align: right; }
.attn .projection-fields input[aria-invalid] { border: 2px dashed var(--ink); }
.attn .projection-refused { font-weight: 600; }
.projection-refused sub { font-size: 0.75em; line-height: 0; }
.projection-board .attn-hit.grab { border-radius: 50%; }
.attn-projection .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.attn-projection { --apart: 12px; }
@container (max-width: 860px) { .attn-projection .attn-summary { min-height: 5.8em; } }
@container (max-width: 699px) {
  .projection-row .attn-label { width: 100%; margin: 0; }
  .projection-tables { grid: auto-flow 18px / auto 1fr 1fr; gap: 1px 8px; font-size: 0.8em; }
  .projection-matrices { min-height: 114px; align-content: start; gap: 6px 14px; }
  .projection-matrices .attn-label { line-height: 18px; }
  .projection-matrix { gap: 4px; }
  .attn .projection-fields input { width: 56px; padding: 0 4px; font-size: 13px; }
  .attn-projection { --apart: 8px; }
  .scene text.name { font-size: 13px; } .scene text.small { font-size: 12px; }
  .attn-projection .attn-summary { min-height: 10.15em; }
  .attn-projection .attn-choice span { min-width: 28px; padding: 0 7px; font-size: 0.867em; text-align: center; }
}
@media print { .projection-row, .projection-source > [style*="hidden"] { display: none; } .projection-source { min-height: 0; } }
:host([data-whole]) .projection-hints .attn-hint { display: none; }
:host([data-whole]) .attn-projection { --apart: 6px; }
:host([data-whole]) .attn-projection .projection-source { margin-top: 0; }
:host([data-whole]) .attn-projection .attn-summary { min-height: 2.9em; }
`;var sn=2e3,Fe=["x","query","key","w_q","w_k","b_q"],Ce={q:"query",k:"key",v:"x"},O=t=>t.read();function cn(t,e){let o=$t(),n=900,r=null,a=()=>r??R(F(O(t))),s=(f,u,m)=>{let g=r?Math.min(W,r[f]):W,h=m.map(v=>Math.round(100*$(v,-g,g))/100),x=O(t)[Ce[f]];e({[Ce[f]]:x.map((v,y)=>y===u?h:v)})},i=(f,u,m)=>{let g=()=>{ze(O(t),u)&&O(t).asking!==m&&t.change({asking:m})};f.addEventListener("focus",g),Qt(f,{plane:()=>tt(a(),n)[u],read:()=>F(O(t))[u][m],move:h=>s(u,m,h),hold:h=>{h&&g(),r=h?R(F(O(t))):null,h||t.change({},{glide:!0})}})},l=(f,u)=>Xt(f,()=>u().id,O(t).words.length,(m,g,h)=>{e({asking:m}),h&&c.focus(`pairs ${m} ${g}`)}),c=Vt((f,u)=>{let[m,g]=u().id.split(" ");m==="pairs"?l(f,u):i(f,m,Number(g))}),p=A("attn-stage projection-board",o,c.root);return{root:p,paint:(f,u)=>{n=Math.round(p.clientWidth);let m={width:n,edges:r??R(u)};Bt(o,Ne(f,u,m)),c.set(Te(f,u,m))}}}var We=t=>Array.isArray(t[0])?t:[t];function ln(t,e,o,n,r,a){let s=(p,d,f)=>{let u=We(O(n)[e]).map((m,g)=>m.map((h,x)=>g===p&&x===d?f:h));r({[e]:o===1?u[0]:u})},i=Array.from({length:o},(p,d)=>[0,1].map(f=>jt({label:`${t}, ${o>1?`row ${d+1}, `:""}column ${f+1}`,most:W,onInput:u=>s(d,f,u),told:a}))),l=w("div",{class:"projection-matrix",role:"group","aria-label":t},w("span",{"aria-hidden":"true"},t[0],w("sub",{},t.slice(2))),w("span",{class:"projection-fields"},...i.flat().map(p=>p.root))),c=(p,d)=>We(p[e]).forEach((f,u)=>f.forEach((m,g)=>d(i[u][g],m)));return{root:l,tell:p=>c(p,(d,f)=>d.set(f)),restore:p=>c(p,(d,f)=>d.write(f))}}function pn(t){let e=(a,s)=>w("span",{class:s},"E",w("sub",{},a)),o=t.map(a=>[w("span",{},a),w("span"),w("span")]);return{root:w("div",{class:"projection-tables","aria-hidden":"true"},w("span"),e("q","query"),e("k","key"),...o.flat()),tell:({query:a,key:s})=>o.forEach(([,i,l],c)=>{T(i,P(a[c])),T(l,P(s[c]))})}}function un({words:t},e,o,n){let r=qt(n),a=(h,x,v)=>ln(h,x,v,e,o,r),s=[a("W q","w_q",2),a("W k","w_k",2),a("b q","b_q",1)],i=h=>w("sub",{},h),l=w("span",{}," + b",i("q")),c=w("span",{class:"attn-label"},"q = x W",i("q"),l,", k = x W",i("k"),", v = x"),p=pn(t),d=A("projection-matrices",...s.map(h=>h.root),c),f=A("projection-source",p.root,d),u=h=>{for(let x of s)x.restore(h)},m="";return{root:f,tell:h=>{m!==(m=h.source)&&u(h),bt(p.root,h.source==="tables"),bt(d,h.source!=="tables");let x=h.source==="bias";E(s[2].root,"hidden",!x),E(l,"hidden",!x),p.tell(h);for(let v of s)v.tell(h)},restore:u}}function bt(t,e){let o=e?"":"hidden";t.style.visibility!==o&&(t.style.visibility=o)}function fn({words:[t,,e]}){let o=u=>w("sub",{},u),n=", or drag the meanings x: queries and keys follow.",r={tables:[`Point the query of \u201C${t}\u201D at the key of \u201C${e}\u201D: no meaning has to move. Can you meet all five goals?`],met:["All five are met: drag one and see which breaks."],matrices:["Type into W",o("q")," and W",o("k"),n],bias:["Type into W",o("q"),", W",o("k")," and b",o("q"),n]},a=Object.entries(r).map(([u,m])=>[u,zt(...m)]),s=w("p",{class:"projection-refused",role:"status"}),i=A("projection-hints",...a.map(([,u])=>u),s),[l,c]=["",""],p=()=>a.forEach(([u,m])=>bt(m,!c&&u===l));return{root:i,told:u=>{if(u===c)return;c=u;let m=u?[u[0],w("sub",{},u[2]),u.slice(3)]:[];s.replaceChildren(...m),p()},tell:({source:u},{goals:m})=>{l=u==="tables"&&m.every(({met:g})=>g)?"met":u,p()}}}function dn({words:t},{change:e,solve:o,reset:n}){let r={glide:!0},a=ct("Queries and keys come from",{tables:"tables",matrices:"matrices",bias:"matrices + bias"},m=>e({source:m},r)),s=Object.fromEntries(t.map((m,g)=>[g,m])),i=ct("Follow the word",s,m=>e({asking:Number(m)})),l=m=>w("span",{class:"attn-label","aria-hidden":"true"},m),c=(...m)=>A("attn-row",...m),p=c(D("Find a solution",o).root,D("Reset",n).root),d=A("projection-row",c(l("Queries and keys from"),a.root),p),f=A("projection-row",c(l("Follow"),i.root));return{above:d,below:f,tell:m=>{a.set(m.source),i.set(String(m.asking))}}}function mn(t,e,o){let n=Dt(e,sn),r=(u,m={})=>{n.stop(),e.change(u,m)},a={change:r,solve:()=>n.play(ne(O(e))),reset:()=>{let u=o.get("_start")??{},m=Fe.filter(g=>g in u).map(g=>[g,u[g]]);r(Object.fromEntries(m),{glide:!0}),i.restore(O(e))}},s=fn(t),i=un(t,e,r,s.told),l=dn(t,a),[c,p]=[cn(e,r),Tt()],[d,f]=[{now:O(e),result:Y(O(e))},""];return{parts:[s.root,l.above,i.root,l.below,c.root,p.root],tell:u=>{let m=Y(u);n.tell(u),s.tell(u,m),l.tell(u),i.tell(u),f=Me(u,m,d)||f,d={now:u,result:m},p.set($e(u,m),f)},glides:F,paint:u=>c.paint(O(e),ht(u)),stop:()=>{n.stop(),p.stop()}}}var Kr=Rt({name:"projection",label:"Live figure: what words look for, offer and mean",style:yt+re+Ie,controls:["source",...Fe,"asking"],fixed:["words"],build:mn});export{Y as compute,Kr as default,$e as describe,ne as learn};
