// Joined by `make figures` from src/projection and src/kit: change those, not this.
var vt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var Be="http://www.w3.org/2000/svg",Ue=0,Ge=Math.random().toString(36).slice(2,8),kt=t=>`attn-${Ge}-${t}-${++Ue}`;function $t(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var b=(t,e={},...o)=>$t(document.createElement(t),e,o),A=(t,...e)=>b("div",{class:t},...e),Je=(t,e={},...o)=>$t(document.createElementNS(Be,t),e,o),Mt=()=>Je("svg",{class:"scene","aria-hidden":"true"});function T(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}function nt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}var S=(t,e=2)=>nt(Math.abs(t)<.5*10**-e?0:t,e);function K(t){let e=nt(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function Ke(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var rt=t=>Ke(Math.min(t,1-Number.EPSILON)),qt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,at=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var Ve=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Ye=/^[+-]?\.?$/;function Ze(t){let e=t.trim().replaceAll("\u2212","-").replace(",",".");return Ve.test(e)?Number(e):NaN}var Qe=t=>Ye.test(t.trim().replace("\u2212","-").replace(",",".")),Xe=(t,e,o)=>`${t} must be a number from ${K(-e)} to ${K(e)}; got ${o.trim()?`\u201C${qt(o.trim())}\u201D`:"nothing"}.`;function jt(t){let e=new Map;return(o,n)=>{e.delete(n),o&&e.set(n,o),t([...e.values()].at(-1)??"")}}function At({label:t,most:e,onInput:o,told:n}){let r=null,a=i=>{E(c,"aria-invalid",i?"true":!1),n(i,t)},s=i=>{let p=Ze(c.value);Math.abs(p)<=e?(a(""),p!==r&&o(r=p),i&&(c.value=c.value.replaceAll("-","\u2212"))):(i||!Qe(c.value))&&a(Xe(t,e,c.value))},c=b("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":t,oninput:()=>s(!1),onchange:()=>s(!0)}),l=i=>{r=i,c.value=K(i),a("")};return{root:c,set:i=>void(i!==r&&l(i)),write:l}}var Et=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var St=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Ot=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var st=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),_t=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]),V=t=>Math.hypot(...t),I=t=>t[0].map((e,o)=>t.map(n=>n[o]));function L(t,e){let o=I(e);return t.map(n=>o.map(r=>st(n,r)))}function Nt(t,e=1,o=null){let n=c=>o===null||o[c],r=Math.max(...t.filter((c,l)=>n(l))),a=t.map((c,l)=>n(l)?Math.exp((c-r)/e):0),s=a.reduce((c,l)=>c+l,0);return s>0?a.map(c=>c/s):a}var Lt=t=>t.indexOf(Math.max(...t)),q=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var zt=200,ct=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,no=t=>t*t*(3-2*t);function it(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>it(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,it(t[r],a,o)]);return Object.fromEntries(n)}return e}function Tt(t,e,o){let[n,r,a,s,c,l]=[t,t,t,0,0,0],i=!1,p=d=>{let f=q(d-c,0,64);if(c=d,i){let m=q((d-s)/e);n=it(r,a,no(m)),i=m<1}let u=o(n,f);l=i||u?requestAnimationFrame(p):0};return{go(d,f){if(ct()){[n,a,i]=[d,d,!1],o(n,1/0);return}[r,a,s,i]=[n,d,performance.now(),f],f||(n=d,o(n,0)),l||([c,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function P(t,e,o=null){let r=b("button",{type:"button",class:"attn-button","aria-label":o,onclick:e},t);return{root:r,set:a=>E(r,"aria-pressed",String(a))}}var It=(...t)=>b("p",{class:"attn-hint"},...t);function lt(t,e,o){let n=kt("choice"),r=new Map,a=b("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,c]of Object.entries(e))r.set(s,b("input",{type:"radio",name:n,onchange:()=>o(s)})),a.append(b("label",{},r.get(s),b("span",{},c)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function Ct(t=700){let e=b("p",{class:"attn-summary"}),o=b("span",{class:"attn-hidden",role:"status"}),n,r=(a,s=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>T(o,s),t)),T(e,a)};return{root:b("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function pt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",a=>{let s=r[a.key]?.(a);s===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),o(s))})}var ro=0,Wt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Ft(t,e){let[o,n,r]=[!1,0,""],a={},s=l=>{a=l;let i=l._own;if(i?.turn!==n&&([n,o]=[i?.turn,!1]),o)return;let p=i?.name?e(l,i.kind):null,d=p?JSON.stringify([i,p]):"";d!==r&&([r,o]=[d,p!==null],p&&t.send({own:{...p,name:i.name,turn:++ro}}))},c=()=>{o=!1,s(a)};return t.on("change:_drawn",c),{ask:s,stop:()=>t.off("change:_drawn",c)}}function ao(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:r,note:a,weights:s,mask:c}=Wt(t),l=!!(s??c);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${o}. ${a??""}`.trim():`Your ${o} is called \u2026`}function Rt(t,e){let o=b("span",{role:"status"}),n=P("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=A("attn-own",o,n.root);return{root:r,tell:s=>{let c=ao(s,e);r.hidden=c==="",r.classList.toggle("fault",!!Wt(s).fault),T(o,c)}}}function Dt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),c=d=>{if(a)return;let f=s();r.forEach(u=>u(f,d))},l=()=>c(null);e.forEach(d=>t.on(`change:${d}`,l));let i=(d,{glide:f=!1}={})=>{a=!0;for(let[u,m]of Object.entries(d))t.set(u,m);a=!1,c({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:s,change:i,reset:()=>i(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function so(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function io(t,e,o,n){let[r,a]=[0,!1],s=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let i of t.querySelectorAll(".attn-stage"))i.toggleAttribute("inert",l)}},c=l=>{let i=++r,p=e.wants?.(o())??null;if(s(p!==null),p===null)return n(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>i===r&&c(l),()=>i===r&&e.say?.(d))};return c}function Ht({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=zt,asks:s,build:c}){return{render:({model:i,el:p})=>{let d=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=d.attachShadow({mode:"open"});f.append(b("style",{},[Et,St,Ot,o].join(`
`)));let u=Dt(i,s?[...n,"_own","_drawn"]:n,r),m=c(u.read(),u,i),g=s&&{...Ft(i,s),...Rt(i,s)},h=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},m.parts[0],...g?[g.root]:[],...m.parts.slice(1));f.append(h),p.append(d);let w=()=>{let v=m.glides??(M=>M),$=0,N=()=>{let M=u.read();m.tell(M),g?.tell(M),g?.ask(M),g&&(h.dataset.own=M._own?.kind??"")},k=Tt(v(u.read()),a,(M,H)=>$>0&&m.paint(M,H,$)),z=()=>{let M=Math.round(h.clientWidth);M===$||M===0||($=M,so(p),k.again())},D=io(h,m,u.read,M=>{N(),k.go(v(u.read()),M)});u.follow((M,H)=>{h.classList.add("touched"),D(H?.glide??!0)}),N(),z();let J=new ResizeObserver(z);return J.observe(h),m.ahead?.(),()=>{J.disconnect(),k.stop(),u.stop(),g?.stop(),m.stop?.()}},y=async()=>{await m.ready;for(let v;v=m.wants?.(u.read());)await v;return w()};return m.ready?y():w()}}}var co=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Pt(t,e,{glide:o=!1}={}){let n=0,r=0,a=null,s=()=>{cancelAnimationFrame(n),a=null,r=0},c=p=>{a=p,t.change(p,{glide:o})};return{play:(p,d=e)=>{s();let f=p.length-1;if(ct())return c(p[f]);let u=performance.now(),m=0,g=h=>{let w=Math.min(f,Math.floor(f*(h-u)/d));a&&w>m&&(r=f-w,c(p[m=w])),a&&m<f&&(n=requestAnimationFrame(g))};r=f,c(p[0]),n=requestAnimationFrame(g)},stop:s,tell:p=>{a&&Object.entries(a).some(([d,f])=>!co(p[d],f))&&s()},playing:()=>r>0}}var lo=Math.sqrt(50),po=Math.sqrt(10),uo=Math.sqrt(2);function ut(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),s=a>=lo?10:a>=po?5:a>=uo?2:1,c,l,i;return r<0?(i=Math.pow(10,-r)/s,c=Math.round(t*i),l=Math.round(e*i),c/i<t&&++c,l/i>e&&--l,i=-i):(i=Math.pow(10,r)*s,c=Math.round(t/i),l=Math.round(e/i),c*i<t&&++c,l*i>e&&--l),l<c&&.5<=o&&o<2?ut(t,e,o*2):[c,l,i]}function Y(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,s]=n?ut(e,t,o):ut(t,e,o);if(!(a>=r))return[];let c=a-r+1,l=new Array(c);if(n)if(s<0)for(let i=0;i<c;++i)l[i]=(a-i)/-s;else for(let i=0;i<c;++i)l[i]=(a-i)*s;else if(s<0)for(let i=0;i<c;++i)l[i]=(r+i)/-s;else for(let i=0;i<c;++i)l[i]=(r+i)*s;return l}var Ut="http://www.w3.org/2000/svg",fo=t=>Math.round(t*10)/10+0;function x(t,e,o,n,r){let a={};for(let s in n){let c=n[s];a[s]=typeof c=="number"?fo(c):c}return{id:t,shape:e,role:o,at:a,...r===void 0?{}:{text:r}}}x.line=(t,e,[o,n,r,a],s)=>x(t,"line",e,{x1:o,y1:n,x2:r,y2:a,...s});x.rect=(t,e,[o,n,r,a],s)=>x(t,"rect",e,{x:o,y:n,width:r,height:a,...s});x.circle=(t,e,[o,n,r],a)=>x(t,"circle",e,{cx:o,cy:n,r,...a});x.path=(t,e,o,n)=>x(t,"path",e,{d:o,...n});x.text=(t,e,[o,n],r,a)=>x(t,"text",e,{x:o,y:n,...a},r);var ft=(t,e,o,n)=>({...x(t,"text",e,o),runs:n}),Bt=new WeakMap;function mo(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||o.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(go)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var ho=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function go(t){let e=document.createElementNS(Ut,"tspan");for(let[o,n]of Object.entries(ho(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Gt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Bt.get(t)??new Map;Bt.set(t,a);let s=new Map(n.map(l=>[l.id,l]));for(let[l,{node:i,shape:p}]of a)s.get(l)?.shape!==p&&(i.remove(),a.delete(l));let c=t.firstChild;for(let l of n){let i=a.get(l.id);if(!i){let p=document.createElementNS(Ut,l.shape);p.setAttribute("data-id",l.id),i={node:p,shape:l.shape,role:"",at:{},text:""},a.set(l.id,i)}mo(i,l),c===i.node?c=i.node.nextSibling:t.insertBefore(i.node,c)}}var C=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,dt=t=>[t.left+t.width/2,t.top+t.height/2];function _(t,[e,o]){let[n,r]=dt(t);return[n+e*C(t),r-o*C(t)]}function mt(t,e){let o=Math.max(...t.flat().map(Math.abs));if(o<=e)return 1.15*e;let n=10**Math.floor(Math.log10(o));return 1.15*([1,2,3,5,10].find(a=>a*n>=o*(1-1e-9))??10)*n}function ht(t){let[e,o]=dt(t);return Y(0,t.edge,3).filter(r=>r>0&&r<=t.edge).map(r=>({length:r,x:e+r*C(t)-3,y:o+12}))}function Jt(t,e){let{left:o,top:n,width:r,height:a}=e,[s,c]=dt(e);return[x.rect(`${t} ground`,"tint",[o,n,r,a],{rx:6}),x.path(`${t} axes`,"rule",`M${o} ${c}h${r}M${s} ${n}v${a}`),...ht(e).flatMap(({length:l,x:i,y:p})=>[x.circle(`${t} ring ${l}`,"rule",[s,c,l*C(e)]),x.text(`${t} length ${l}`,"soft small end",[i,p],String(l))])]}var xo={arrow:(t,e,o,n,[r,a])=>{let s=(c,l)=>`${(o-c*r-l*a).toFixed(1)} ${(n-c*a+l*r).toFixed(1)}`;return x.path(t,`${e} solid`,`M${s(0,0)}L${s(10,4.6)}L${s(10,-4.6)}Z`)},ring:(t,e,o,n)=>x.circle(t,`${e} ring`,[o,n,4.5]),square:(t,e,o,n)=>x.rect(t,`${e} solid`,[o-4.5,n-4.5,9,9])};function Kt(t,e,o,n,r="arrow"){let[a,s]=_(o,[0,0]),c=_(o,n),l=Math.hypot(c[0]-a,c[1]-s);if(l<1e-9)return[x.circle(`${t} dot`,`${e} solid`,[a,s,4])];let i=[(c[0]-a)/l,(c[1]-s)/l],p=Math.min(l,r==="arrow"?8:4.5);return[x.line(`${t} shaft`,`${e} line shaft`,[a,s,..._t(c,i,-p)]),xo[r](`${t} head`,e,c[0],c[1],i)]}function Vt(t,e,o,n){let[r,a]=_(o,n),s=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:r-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:s,valuetext:`x ${S(n[0])}, y ${S(n[1])}`}}}var bo=t=>Math.round(t*10)/10,Yt=new WeakMap;function Zt(t){let e=A("attn-hits"),o=new Map,n=a=>{let s=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),c={node:s,hit:a};return o.set(a.id,c),s.dataset.id=a.id,t(s,()=>c.hit),c};return{root:e,set:(a,s=1)=>{let c=new Set(a.map(({id:l})=>l));for(let[l,{node:i}]of o)c.has(l)||(i.remove(),o.delete(l));a.forEach((l,i)=>{let p=o.get(l.id)??n(l);wo(p.node,p.hit=l,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[i]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function wo(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:c={},tab:l=0,lang:i},p){let[d,f,u,m]=[e,o,n,r].map(h=>bo(p*h)),g=`left:${d}px;top:${f}px;width:${u}px;height:${m}px`;Yt.get(t)!==g&&(t.style.cssText=g,Yt.set(t,g)),E(t,"class",`attn-hit ${s}`.trim()),E(t,"aria-label",a),E(t,"tabindex",l),i&&E(t,"lang",i);for(let[h,w]of Object.entries(c))E(t,`aria-${h}`,String(w))}function Qt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function Xt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}function te(t,{plane:e,read:o,move:n,hold:r=()=>{}}){let a=l=>Qt(t.parentElement,l);Xt(t,l=>{let[i,p]=[o(),a(l)];return r(!0),d=>{let f=C(e()),[u,m]=a(d);n([i[0]+(u-p[0])/f,i[1]-(m-p[1])/f])}},()=>r(!1));let s=l=>({shiftKey:i})=>o().map((p,d)=>p+(i?.5:.1)*l[d]),c={ArrowLeft:s([-1,0]),ArrowRight:s([1,0])};pt(t,{...c,ArrowUp:s([0,1]),ArrowDown:s([0,-1])},n)}function ee(t,e,o,n){let r=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(r()[0],r()[1],!1));let a=l=>()=>r().map((i,p)=>q(i+l[p],0,o-1)),c={...{ArrowUp:a([-1,0]),ArrowDown:a([1,0])},ArrowLeft:a([0,-1]),ArrowRight:a([0,1])};pt(t,c,([l,i])=>n(l,i,!0))}var W=9.9,Z=3,yo=[2,2,2,4,4],oe=300,vo=60,ko={tables:.05,matrices:.005,bias:.005},$o={tables:["query","key"],matrices:["w_q","w_k"],bias:["w_q","w_k","b_q"]},gt=(t,e,o)=>t.map((n,r)=>n.map((a,s)=>o(a,e[r][s]))),Mo=t=>q(t,-W,W);function F({source:t,x:e,query:o,key:n,w_q:r,w_k:a,b_q:s}){if(t==="tables")return{q:o,k:n,v:e};let c=t==="bias"?s:[0,0];return{q:L(e,r).map(i=>i.map((p,d)=>p+c[d])),k:L(e,a),v:e}}function xt({q:t,k:e,v:o}){let n=L(t,I(e)),r=n.map(s=>Nt(s)),a=L(r,o);return{q:t,k:e,v:o,scores:n,weights:r,output:a,goals:qo(o,n,r)}}var Q=t=>xt(F(t));function qo([t,e],o,n){let r=V(t)*V(e),a=r>0?st(t,e)/r:0,s=o[3][4]-o[4][3],c=(p,d)=>({from:p,to:d,value:n[p][d],met:n[p][d]>=.8}),l={from:0,to:1,value:a,met:a<=-.8},i={from:3,to:4,value:s,met:s>=Z};return[l,c(0,2),c(1,2),c(3,4),i]}function ae(t){let e=$o[t.source],o=Object.fromEntries(e.map(a=>[a,jo(t[a])]));o[e[0]]=ne(o[e[0]],0,1),o[e[1]]=ne(o[e[1]],1,0);let n=Object.fromEntries(e.map(a=>[a,o[a].map(()=>[0,0])])),r=[];for(let a=1;a<=oe;a++){let s=Ao({...t,...re(o)}),c=i=>{let p=Math.max(1,V(s[i].flat())/5),d=gt(n[i],s[i],(f,u)=>.8*f+u/p);return gt(d,o[i],(f,u)=>f+.02*u)};n=Object.fromEntries(e.map(i=>[i,c(i)]));let l=i=>gt(o[i],n[i],(p,d)=>Mo(p-ko[t.source]*d));o=Object.fromEntries(e.map(i=>[i,l(i)])),a%(oe/vo)===0&&r.push(re(o,!0))}return r}var jo=t=>Array.isArray(t[0])?t:[t],ne=(t,e,o)=>t.map((n,r)=>n.map((a,s)=>r===e&&s===o?a+.02:a));function re(t,e=!1){let o=a=>e?Number(a.toFixed(2))+0:a,n=Object.entries(t).map(([a,s])=>[a,s.map(c=>c.map(o))]),r=Object.fromEntries(n);return r.b_q?{...r,b_q:r.b_q[0]}:r}function Ao(t){let{q:e,k:o,scores:n,weights:r}=Q(t),a=r.map((d,f)=>d.map((u,m)=>u-+(m===yo[f]))),s=1/(1+Math.exp(n[3][4]-n[4][3]-Z-1));a[3][4]-=s,a[4][3]+=s;let[c,l]=[L(a,o),L(I(a),e)],i=I(t.x),p=[I(c).map(d=>d.reduce((f,u)=>f+u,0))];return{query:c,key:l,w_q:L(i,c),w_k:L(i,l),b_q:p}}var se=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); }
text.name.asked, text.head.asked { font-weight: 750; }
text.head { font-weight: 400; }
text.name { font-weight: 500; }
tspan.sub { font-size: 0.75em; }
.bold.shaft { stroke-width: 4.5; }
.disc { fill-opacity: 0.4; }
.ray { stroke-width: 1.5; stroke-dasharray: 5 5; }
.gets { stroke: var(--tint); stroke-width: 1.5; }
tspan.aside { font-size: 12px; font-weight: 400; fill: var(--soft); }
`;var So="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Oo=1.12,X=1.18,B=new Map;function _o(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(So[r.charCodeAt(0)-32]??556),0);return Oo*o/1e3}function ie(t,e){return B.size>5e3&&B.clear(),B.has(t)||B.set(t,_o(t)),e*B.get(t)}var ue=8,ce=14,No=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],Lo=[0,12,26,42,60,80,102,126],bt=([t,e],o,n)=>({x:t,y:e,half:o,high:n,leader:null}),tt=({x:t,y:e,half:o,high:n},[r,a])=>Math.hypot(Math.max(0,Math.abs(r-t)-o),Math.max(0,Math.abs(a-e)-n));function fe({x:t,y:e,half:o,high:n},r,a){let[s,c]=[0,1];for(let[l,i,p,d]of[[r[0],a[0],t,o],[r[1],a[1],e,n]]){let f=i-l;if(Math.abs(f)<1e-9){if(Math.abs(l-p)>=d)return 0;continue}let u=[(p-d-l)/f,(p+d-l)/f];s=Math.max(s,Math.min(...u)),c=Math.min(c,Math.max(...u))}return Math.max(0,c-s)}var le=(t,[e,o,n,r])=>fe(t,[e,o],[n,r])>0,zo=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function pe({x:t,y:e,half:o,high:n},[r,a]){let[s,c]=[q(r,t-o,t+o),q(a,e-n,e+n)],l=Math.hypot(r-s,a-c),i=(l-6)/l;return[s,c,s+i*(r-s),c+i*(a-c)]}function*To({left:t,top:e,width:o,height:n},[r,a],s,c,l){for(let i of Lo)for(let p of No){let d=p*Math.PI/180,[f,u]=[Math.cos(d),Math.sin(d)],[m,g]=[l[0]*f-l[1]*u,l[0]*u+l[1]*f],h=ue+1+i,w=Math.min((s+h)/Math.abs(m||1e-9),(c+h)/Math.abs(g||1e-9)),y=X*s,v=q(r+w*m,t+y,t+o-y),$=q(a+w*g,e+c+1,e+n-c-1);yield{name:bt([v,$],s,c),cost:i+.12*Math.abs(p)}}}function*Io({left:t,top:e,width:o,height:n},r,a){for(let s=e+a+1;s<=e+n-a-1;s+=a)for(let c=t+X*r;c<=t+o-X*r;c+=10)yield{name:bt([c,s],r,a),cost:300}}function Co(t,e,o,n,r=[]){let a=[...r,...ht(t).map(({x:u,y:m})=>[u-5,m-4])],s=_(t,[0,0]),c=.55*n,l=o.map(([u,m])=>Math.hypot(u-s[0],m-s[1])),i=[],p=(u,m)=>{let{half:g}=u;if(i.some(k=>zo(u,k)))return 1/0;let h=tt(u,o[m]),w=k=>tt(u,k)<ue,y={...u,half:g+4,high:u.high+2},v=o.map((k,z)=>fe(y,s,k)*l[z]),$=h>ce?pe(u,o[m]):null,N=i.filter(k=>$&&le(k,$)||k.leader&&le(u,k.leader));return 1e3*o.filter(w).length+(v[m]>0?1e3:0)+2*v.reduce((k,z)=>k+z,0)+24*o.filter(k=>tt(u,k)<h-1).length+30*N.length+20*a.filter(w).length},d=e.map((u,m)=>m).sort((u,m)=>l[m]-l[u]),f=[];for(let u of d){let m=ie(e[u],n)/2,g=l[u]>0?[0,1].map(y=>(o[u][y]-s[y])/l[u]):[1,0],h={name:bt(o[u],m,c),cost:1/0};for(let y of[To(t,o[u],m,c,g),Io(t,m,c)]){if(h.cost<1e3)break;for(let{name:v,cost:$}of y){let N=$<h.cost?$+p(v,u):1/0;N<h.cost&&(h={name:v,cost:N})}}let{name:w}=h;tt(w,o[u])>ce&&(w.leader=pe(w,o[u])),i.push(f[u]=w)}return f}function de(t,{plane:e,words:o,roles:n,tips:r,size:a,others:s}){return Co(e,o,r,a,s).flatMap(({x:c,y:l,leader:i},p)=>[...i?[x.line(`${t}leader ${p}`,"soft line leader",i)]:[],x.text(`${t}name ${p}`,`${n[p]} name`,[c,l+5],o[p])])}var he=18,me=t=>t.length>6?`${t.slice(0,4)}.`:t,et=({left:t,top:e,side:o,wide:n,tall:r},a,s)=>[t+o+s*n,e+he+a*r],ge=({tall:t,words:e})=>he+e.length*t;function xe(t,{shares:e,texts:o,small:n,hue:r}){let{id:a,left:s,top:c,wide:l,tall:i,words:p}=t,{roles:d=p.map(()=>"ink"),columns:f=d}=t,u=p.flatMap((g,h)=>{let[w,y]=et(t,h,h),[v,$]=[[w+l/2,c+12],[s,y+i/2+4.5]];return[x.text(`${a} column ${h}`,`${f[h]} head`,v,me(g)),x.text(`${a} row ${h}`,`${d[h]} head start`,$,me(g))]}),m=e.flatMap((g,h)=>g.flatMap((w,y)=>{let[v,$]=et(t,h,y),N={x:v+1,y:$+1,width:l-2,height:i-2,rx:3},k=q(Math.abs(w)).toFixed(3),z={...N,"fill-opacity":k},D=(J,M,H,He)=>x.text(`${a} ${J} ${h} ${y}`,M,[v+l/2,$+i/2+H],He);return[x(`${a} bed ${h} ${y}`,"rect","tint",N),x(`${a} cell ${h} ${y}`,"rect",`${w<0?"minus":r} shade`,z),...n?[D("number","ink number strong",-2.5,o[h][y]),D("small","ink small",11,n[h][y])]:[D("number","ink number",4.5,o[h][y])]]}));return[...u,...m]}function be(t,e,o,n,r){let[a,s]=et(t,n,r),c={x:a+1,y:s+1,width:t.wide-2,height:t.tall-2,rx:3};return x(`${t.id} ${e}`,"rect",`${o} frame`,c)}var we=(t,e,o,n)=>t.words.flatMap((r,a)=>t.words.map((s,c)=>{let[l,i]=et(t,a,c),p=a===o[0]&&c===o[1];return{id:`${t.id} ${a} ${c}`,x:l,y:i,width:t.wide,height:t.tall,label:e(a,c),tab:p?0:-1,...n?{aria:{pressed:p}}:{}}}));var U=t=>`(${t.map(e=>S(e)).join(",\xA0")})`,j=t=>`\u201C${t}\u201D`,Wo=t=>t[0].toUpperCase()+t.slice(1),Fo=["none","one","two","three","four"];function Ro(t){let[e,o,n,r,a]=t.map(j),s=(c,l)=>`${c}\xA0\u2192 ${l}`;return[`${e} and ${o} opposite`,s(e,n),s(o,n),s(r,a),`${s(r,a)} one-way`]}var ye=([t,e,o,n,r])=>[`${t}, ${e}: cosine \u2264 \u22120.8`,`${t} \u2192 ${o} \u2265 0.8`,`${e} \u2192 ${o} \u2265 0.8`,`${n} \u2192 ${r} \u2265 0.8`,`${n} \u2192 ${r} one-way: gap \u2265 ${Z}`];function Do({source:t,x:e,words:o}){let n=e[0].every((c,l)=>Math.abs(c+e[1][l])<1e-9);if(t!=="matrices"||!n)return"";let[r,a,s]=o.map(j);return` ${r} and ${a} are exactly opposite, so their queries are too: from any matrices one of the two gives ${s} no more than 20%.`}function Ho({words:t},{scores:e}){let o=e.flatMap((a,s)=>a.map((c,l)=>[c,e[l][s]]));if(o.some(([a,s])=>Math.abs(a+s)>.005)||o.every(([a])=>a===0))return"";let[n,r]=[S(e[3][4]),S(e[4][3])];return` Mirrored scores are opposite: ${n} and ${r} for ${j(t[3])} and ${j(t[4])}.`}var ve=(t,e)=>Ho(t,e)||Do(t);function ke({goals:t}){let e=t.filter(o=>o.met).length;return e===t.length?"all five goals are met":`${Fo[e]} of five goals ${e===1?"is":"are"} met`}function $e({words:t,asking:e},{weights:o}){let n=o[e].map(rt),r=n[Lt(o[e])],s=t.map((p,d)=>d===e?"itself":j(p)).filter((p,d)=>n[d]===r),c=s.length===t.length,[l,i]=[s.length===1,c?"all alike":at(s)];return{one:l,whom:i,top:c?i:`${i} most`,share:l?r:`${r} each`}}function Me(t,e){let{words:o,asking:n}=t,{one:r,top:a,share:s}=$e(t,e),c=S(Math.max(...e.scores[n])),l=r?`with weight ${s} and score ${c}`:s;return`${j(o[n])} attends to ${a}, ${l}, and gets ${U(e.output[n])}.`}function qe(t,e){let o=ve(t,e),n=Ro(t.words).filter((a,s)=>!e.goals[s].met),r=n.length&&!o?`; still open: ${at(n)}`:"";return`${Me(t,e)} ${Wo(ke(e))}${r}.${o}`}function je(t,e,o){let{words:n,asking:r}=t,a=u=>n.flatMap((m,g)=>String(e[u][g])===String(o.result[u][g])?[]:[g]),[s,c,l]=[a("q"),a("k"),a("v")],i=j(n[r]),p=r===o.now.asking&&t.source===o.now.source;if(!s.length&&!c.length&&!l.length)return p?"":Me(t,e);if(!s.length&&!c.length)return`${i} now gets ${U(e.output[r])}.`;let{whom:d,share:f}=s.length||c.length>1?$e(t,e):{whom:c[0]===r?"itself":j(n[c[0]]),share:rt(e.weights[r][c[0]])};return`${i} now gives ${d} ${f}; ${ke(e)}.${ve(t,e)}`}var Ae=({words:t},{weights:e,scores:o},n,r)=>`${j(t[n])} gives ${j(t[r])} the weight ${S(e[n][r])}, score ${S(o[n][r])}`;var Se=["q","k","v"],Oe={q:"query",k:"key",v:"value"},Po={q:"arrow",k:"ring",v:"square"},Bo={q:"looks for",k:"offers",v:"means"},Uo={q:"query",k:"key",v:"meaning"},Ee=3,_e=44,wt=40,Ne=35,Go=ge({tall:Ne,words:Array(5).fill("")}),Jo=960;function R({q:t,k:e,v:o}){let n=mt([...t,...e],Ee);return{q:n,k:n,v:mt(o,Ee)}}var Le=(t,e)=>t+(e?52:36);function G(t){let e=t<700,o=e?10:18,n=e?(t-o)/2:(t-2*o)/3,r=Math.round(Math.min(n,t>Jo?230:290)),a=(f,u)=>({left:f*(n+o),top:wt+u*(r+wt+6),width:n,height:r}),[s,c,l]=e?[a(0,0),a(1,0),a(0,1)]:[0,1,2].map(f=>a(f,0)),i=l.top+r+14;if(!e){let[f,u]=[.42*t,.42*t+40];return{narrow:e,q:s,k:c,v:l,goals:{left:0,top:i,width:f,pitch:33},pairs:{left:u,top:i,width:t-u}}}let p={left:n+o,top:a(1,1).top-wt,width:n,pitch:34},d=p.top+_e+4*p.pitch+20;return{narrow:e,q:s,k:c,v:l,goals:p,pairs:{left:0,top:Math.max(i,d+10),width:t}}}function ot(t,e){let o=G(e),n=r=>({...o[r],edge:t[r]});return{q:n("q"),k:n("k"),v:n("v")}}function ze({words:t,asking:e},o){let{pairs:n,narrow:r}=G(o);return{id:"pairs",left:n.left,top:Le(n.top,r),side:44,wide:(n.width-44)/t.length,tall:Ne,words:t,roles:t.map((a,s)=>s===e?"query asked":"ink"),columns:t.map(()=>"ink")}}function Ko(t){let{pairs:e,narrow:o}=G(t);return Math.ceil(Le(e.top,o)+Go+2)}function Vo(t,e,o){let n={text:e,role:"sub",dy:3},r=` ${Bo[e]}`;if(t==="tables")return[{text:"E"},n,{text:r,dy:-3}];if(e==="v")return[{text:`x${r}`}];if(o)return[{text:`${e}${r}`}];let a=t==="bias"&&e==="q"?[{text:" + b",dy:-3},n,{text:r,dy:-3}]:[{text:r,dy:-3}];return[{text:`${e} = x W`},n,...a]}function Yo(t,e,o,{left:n,top:r,width:a},s){let c={q:`bold: ${j(o)}`,k:s?"dashed: the bold query":a<280?"dashed: query; discs: weights":"dashed: the bold query; discs: its weights",v:s?"triangle: the output":`triangle: what ${j(o)} gets`};return[ft(`title ${e}`,`${Oe[e]} strong start`,{x:n,y:r-22},Vo(t,e,a<255)),x.text(`note ${e}`,"soft small start",[n,r-6],c[e])]}function Zo(t,{left:e,top:o,width:n,edge:r},a){let s={x:e+n,y:o-22},c=Math.round(r/1.15),l=`${a||n<280?"ring":"outer ring"} = ${c}`;return x(`scale ${t}`,"text","ink strong end small",s,l)}function Qo({words:t,asking:e},o,n,r,a,s){let c=i=>o==="q"&&i===e,l=Oe[o];return[...n.flatMap((i,p)=>Kt(`${o} ${p}`,`${l}${c(p)?" bold":""}`,r,i,Po[o])),...de(`${o} `,{plane:r,words:t,roles:t.map((i,p)=>c(p)?`${l} asked`:l),tips:n.map(i=>_(r,i)),size:a?13:15,others:s.map(i=>_(r,i))})]}function Xo(t,e){let[o,n]=t;if(o===0&&n===0)return[];let[r,a]=_(e,[0,0]),s=Math.min(e.width/2/Math.abs(o||1e-12),e.height/2/Math.abs(n||1e-12));return[x.line("ray","query line ray",[r,a,r+s*o,a-s*n])]}function tn(t,e){let[o,n]=_(e,t).map(r=>r.toFixed(1));return x.path("gets","output solid gets",`M${o} ${n}m0 -8l7 12h-14Z`)}var en=(t,e,o,n)=>t.map((r,a)=>{let[s,c]=_(o,e[a]);return x(`disc ${a}`,"circle","weight solid disc",{cx:s,cy:c,r:(n?12:17)*Math.sqrt(r)})});function on(t,e,o,n){let{source:r,words:a,asking:s}=t,[c,l,i]=[e.q,e.weights,e.output].map(f=>f[s]),p=[...Xo(c,o.k),...en(l,e.k,o.k,n)],d=o.q.edge===o.v.edge;return Se.flatMap(f=>[...Yo(r,f,a[s],o[f],n),...d?[]:[Zo(f,o[f],n)],...Jt(f,o[f]),...f==="k"?p:[],...Qo(t,f,e[f],o[f],n,f==="v"?[i]:[]),...f==="v"?[tn(i,o.v)]:[]])}function nn({words:t},{goals:e},{left:o,top:n,width:r,pitch:a},s){let c=n+(s?_e:50),l=o+r,i=ye(t).flatMap((d,f)=>{let u=c+f*a,{value:m,met:g}=e[f],h=s?u+14:u;return[x.text(`goal ${f}`,"ink start small",[o,u],d),x.text(`value ${f}`,"ink end number",[s?o+40:l-76,h],S(m)),x.text(`met ${f}`,g?"ink strong end small":"soft end small",[l,h],g?"\u2713 met":"\u2717 open"),x.line(`rule ${f}`,"rule",[o,h+6,l,h+6])]});return[x.text("goals","ink strong start",[o,n+18],"Five goals"),...i]}function rn(t,{weights:e,scores:o},n){let{pairs:{top:r},narrow:a}=G(n),s=ze(t,n),c=s.top+18+t.asking*s.tall,l=(p,d)=>p.map(f=>f.map(u=>S(u,d))),i=(p,d,f)=>x.text(p,"soft small start",[s.left,d],f);return[ft("pairs title","ink strong start",{x:s.left,y:r+14},[{text:"Weights"},{text:"small: scores q\xB7k",role:"aside",dx:8}]),i("pairs note",r+30,"row asks, column answers"),...a?[i("discs note",r+46,"discs above: the weights of the bold row")]:[],...xe(s,{hue:"weight",shares:e,texts:l(e,2),small:l(o,1)}),...an.map(([p,d])=>be(s,`goal ${p} ${d}`,"ink back",p,d)),x.rect("asking","query solid",[s.left+s.side-4,c+3,3,s.tall-6])]}var an=[[0,2],[1,2],[3,4],[4,3]];function Te(t,e,{width:o,edges:n=R(e)}){let{goals:r,narrow:a}=G(o),s=[...on(t,e,ot(n,o),a),...nn(t,e,r,a),...rn(t,e,o)];return{width:o,height:Ko(o),marks:s}}var Ie=({source:t},e)=>e===(t==="tables"?"q":"v"),sn=({source:t},e)=>e==="v"||t==="tables";function Ce(t,e,{width:o,edges:n=R(e)}){let r=ot(n,o),a=Se.filter(l=>sn(t,l)).flatMap(l=>e[l].map((i,p)=>Vt(`${l} ${p}`,`${Uo[l]} of ${j(t.words[p])}; arrow keys move its tip`,r[l],i))),s=ze(t,o),c=(l,i)=>Ae(t,e,l,i);return[...a,...we(s,c,[t.asking,0],!1)]}var We=`.projection-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
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
`;var ln=2e3,De=["x","query","key","w_q","w_k","b_q"],Fe={q:"query",k:"key",v:"x"},O=t=>t.read();function pn(t,e){let o=Mt(),n=900,r=null,a=()=>r??R(F(O(t))),s=(f,u,m)=>{let g=r?Math.min(W,r[f]):W,h=m.map(y=>Math.round(100*q(y,-g,g))/100),w=O(t)[Fe[f]];e({[Fe[f]]:w.map((y,v)=>v===u?h:y)})},c=(f,u,m)=>{let g=()=>{Ie(O(t),u)&&O(t).asking!==m&&t.change({asking:m})};f.addEventListener("focus",g),te(f,{plane:()=>ot(a(),n)[u],read:()=>F(O(t))[u][m],move:h=>s(u,m,h),hold:h=>{h&&g(),r=h?R(F(O(t))):null,h||t.change({},{glide:!0})}})},l=(f,u)=>ee(f,()=>u().id,O(t).words.length,(m,g,h)=>{e({asking:m}),h&&i.focus(`pairs ${m} ${g}`)}),i=Zt((f,u)=>{let[m,g]=u().id.split(" ");m==="pairs"?l(f,u):c(f,m,Number(g))}),p=A("attn-stage projection-board",o,i.root);return{root:p,paint:(f,u)=>{n=Math.round(p.clientWidth);let m={width:n,edges:r??R(u)};Gt(o,Te(f,u,m)),i.set(Ce(f,u,m))}}}var Re=t=>Array.isArray(t[0])?t:[t];function un(t,e,o,n,r,a){let s=(p,d,f)=>{let u=Re(O(n)[e]).map((m,g)=>m.map((h,w)=>g===p&&w===d?f:h));r({[e]:o===1?u[0]:u})},c=Array.from({length:o},(p,d)=>[0,1].map(f=>At({label:`${t}, ${o>1?`row ${d+1}, `:""}column ${f+1}`,most:W,onInput:u=>s(d,f,u),told:a}))),l=b("div",{class:"projection-matrix",role:"group","aria-label":t},b("span",{"aria-hidden":"true"},t[0],b("sub",{},t.slice(2))),b("span",{class:"projection-fields"},...c.flat().map(p=>p.root))),i=(p,d)=>Re(p[e]).forEach((f,u)=>f.forEach((m,g)=>d(c[u][g],m)));return{root:l,tell:p=>i(p,(d,f)=>d.set(f)),restore:p=>i(p,(d,f)=>d.write(f))}}function fn(t){let e=(a,s)=>b("span",{class:s},"E",b("sub",{},a)),o=t.map(a=>[b("span",{},a),b("span"),b("span")]);return{root:b("div",{class:"projection-tables","aria-hidden":"true"},b("span"),e("q","query"),e("k","key"),...o.flat()),tell:({query:a,key:s})=>o.forEach(([,c,l],i)=>{T(c,U(a[i])),T(l,U(s[i]))})}}function dn({words:t},e,o,n){let r=jt(n),a=(h,w,y)=>un(h,w,y,e,o,r),s=[a("W q","w_q",2),a("W k","w_k",2),a("b q","b_q",1)],c=h=>b("sub",{},h),l=b("span",{}," + b",c("q")),i=b("span",{class:"attn-label"},"q = x W",c("q"),l,", k = x W",c("k"),", v = x"),p=fn(t),d=A("projection-matrices",...s.map(h=>h.root),i),f=A("projection-source",p.root,d),u=h=>{for(let w of s)w.restore(h)},m="";return{root:f,tell:h=>{m!==(m=h.source)&&u(h),yt(p.root,h.source==="tables"),yt(d,h.source!=="tables");let w=h.source==="bias";E(s[2].root,"hidden",!w),E(l,"hidden",!w),p.tell(h);for(let y of s)y.tell(h)},restore:u}}function yt(t,e){let o=e?"":"hidden";t.style.visibility!==o&&(t.style.visibility=o)}function mn({words:[t,,e]}){let o=u=>b("sub",{},u),n=", or drag the meanings x: queries and keys follow.",r={tables:[`Point the query of \u201C${t}\u201D at the key of \u201C${e}\u201D: no meaning has to move. Can you meet all five goals?`],met:["All five are met: drag one and see which breaks."],matrices:["Type into W",o("q")," and W",o("k"),n],bias:["Type into W",o("q"),", W",o("k")," and b",o("q"),n]},a=Object.entries(r).map(([u,m])=>[u,It(...m)]),s=b("p",{class:"projection-refused",role:"status"}),c=A("projection-hints",...a.map(([,u])=>u),s),[l,i]=["",""],p=()=>a.forEach(([u,m])=>yt(m,!i&&u===l));return{root:c,told:u=>{if(u===i)return;i=u;let m=u?[u[0],b("sub",{},u[2]),u.slice(3)]:[];s.replaceChildren(...m),p()},tell:({source:u},{goals:m})=>{l=u==="tables"&&m.every(({met:g})=>g)?"met":u,p()}}}function hn({words:t},{change:e,solve:o,reset:n}){let r={glide:!0},a=lt("Queries and keys come from",{tables:"tables",matrices:"matrices",bias:"matrices + bias"},m=>e({source:m},r)),s=Object.fromEntries(t.map((m,g)=>[g,m])),c=lt("Follow the word",s,m=>e({asking:Number(m)})),l=m=>b("span",{class:"attn-label","aria-hidden":"true"},m),i=(...m)=>A("attn-row",...m),p=i(P("Find a solution",o).root,P("Reset",n).root),d=A("projection-row",i(l("Queries and keys from"),a.root),p),f=A("projection-row",i(l("Follow"),c.root));return{above:d,below:f,tell:m=>{a.set(m.source),c.set(String(m.asking))}}}function gn(t,e,o){let n=Pt(e,ln),r=(u,m={})=>{n.stop(),e.change(u,m)},a={change:r,solve:()=>n.play(ae(O(e))),reset:()=>{let u=o.get("_start")??{},m=De.filter(g=>g in u).map(g=>[g,u[g]]);r(Object.fromEntries(m),{glide:!0}),c.restore(O(e))}},s=mn(t),c=dn(t,e,r,s.told),l=hn(t,a),[i,p]=[pn(e,r),Ct()],[d,f]=[{now:O(e),result:Q(O(e))},""];return{parts:[s.root,l.above,c.root,l.below,i.root,p.root],tell:u=>{let m=Q(u);n.tell(u),s.tell(u,m),l.tell(u),c.tell(u),f=je(u,m,d)||f,d={now:u,result:m},p.set(qe(u,m),f)},glides:F,paint:u=>i.paint(O(e),xt(u)),stop:()=>{n.stop(),p.stop()}}}var Vr=Ht({name:"projection",label:"Live figure: what words look for, offer and mean",style:vt+se+We,controls:["source",...De,"asking"],fixed:["words"],build:gn});export{Q as compute,Vr as default,qe as describe,ae as learn};
