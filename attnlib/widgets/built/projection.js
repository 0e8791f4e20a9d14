// Joined by `make figures` from src/projection and src/kit: change those, not this.
var At=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var Ye="http://www.w3.org/2000/svg",Ze=0,Qe=Math.random().toString(36).slice(2,8),St=t=>`attn-${Qe}-${t}-${++Ze}`;function Et(t,e,o){for(let[n,a]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(n,""):a!==!1&&a!=null&&t.setAttribute(n,a);return t.append(...o),t}var w=(t,e={},...o)=>Et(document.createElement(t),e,o),E=(t,...e)=>w("div",{class:t},...e),Xe=(t,e={},...o)=>Et(document.createElementNS(Ye,t),e,o),Ot=(t="")=>Xe("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function z(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function O(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}function C(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Y(t){let e=C(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function to(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var it=t=>to(Math.min(t,1-Number.EPSILON)),Lt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,ct=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var eo=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,oo=/^[+-]?\.?$/;function no(t){let e=t.trim().replaceAll("\u2212","-").replace(",",".");return eo.test(e)?Number(e):NaN}var ro=t=>oo.test(t.trim().replace("\u2212","-").replace(",",".")),ao=(t,e,o)=>`${t} must be a number from ${Y(-e)} to ${Y(e)}; got ${o.trim()?`\u201C${Lt(o.trim())}\u201D`:"nothing"}.`;function Nt(t){let e=new Map;return(o,n)=>{e.delete(n),o&&e.set(n,o),t([...e.values()].at(-1)??"")}}function Tt({label:t,most:e,onInput:o,told:n}){let a=null,r=l=>{O(i,"aria-invalid",l?"true":!1),n(l,t)},s=l=>{let p=no(i.value);Math.abs(p)<=e?(r(""),p!==a&&o(a=p),l&&(i.value=i.value.replaceAll("-","\u2212"))):(l||!ro(i.value))&&r(ao(t,e,i.value))},i=w("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":t,oninput:()=>s(!1),onchange:()=>s(!0)}),c=l=>{a=l,i.value=Y(l),r("")};return{root:i,set:l=>void(l!==a&&c(l)),write:c}}var _t=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var zt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var It=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var lt=(t,e)=>t.reduce((o,n,a)=>o+n*e[a],0);var Z=t=>Math.hypot(...t),W=t=>t[0].map((e,o)=>t.map(n=>n[o]));function T(t,e){let o=W(e);return t.map(n=>o.map(a=>lt(n,a)))}function Ct(t,e=1,o=null){let n=i=>o===null||o[i],a=Math.max(...t.filter((i,c)=>n(c))),r=t.map((i,c)=>n(c)?Math.exp((i-a)/e):0),s=r.reduce((i,c)=>i+c,0);return s>0?r.map(i=>i/s):r}var Wt=t=>t.indexOf(Math.max(...t)),M=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Ft=200,ut=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,lo=t=>t*t*(3-2*t);function pt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,a)=>pt(t[a],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([a,r])=>[a,pt(t[a],r,o)]);return Object.fromEntries(n)}return e}function Rt(t,e,o){let[n,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,p=f=>{let m=M(f-i,0,64);if(i=f,l){let h=M((f-s)/e);n=pt(a,r,lo(h)),l=h<1}let u=o(n,m);c=l||u?requestAnimationFrame(p):0};return{go(f,m){if(ut()){[n,r,l]=[f,f,!1],o(n,1/0);return}[a,r,s,l]=[n,f,performance.now(),m],m||(n=f,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function P(t,e){let o=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>O(o,"aria-pressed",String(n))}}var Ht=(...t)=>w("p",{class:"attn-hint"},...t);function B(t,e,o){let n=St("choice"),a=new Map,r=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,w("input",{type:"radio",name:n,onchange:()=>o(s)})),r.append(w("label",{},a.get(s),w("span",{},i)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function Dt(t=700){let e=w("p",{class:"attn-summary"}),o=w("span",{class:"attn-hidden",role:"status"}),n,a=(r,s=r)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>z(o,s),t)),z(e,r)};return{root:w("div",{},e,o),set:a,stop:()=>clearTimeout(n)}}var po=0,Pt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Bt(t,e){let[o,n,a]=[!1,0,""],r={},s=c=>{r=c;let l=c._own;if(l?.turn!==n&&([n,o]=[l?.turn,!1]),o)return;let p=l?.name?e(c,l.kind):null,f=p?JSON.stringify([l,p]):"";f!==a&&([a,o]=[f,p!==null],p&&t.send({own:{...p,name:l.name,turn:++po}}))},i=()=>{o=!1,s(r)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function uo(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:a,note:r,weights:s,mask:i}=Pt(t),c=!!(s??i);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:a?`Your ${a} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${o}. ${r??""}`.trim():`Your ${o} is called \u2026`}function Kt(t,e){let o=w("span",{role:"status"}),n=P("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=E("attn-own",o,n.root);return{root:a,tell:s=>{let i=uo(s,e);a.hidden=i==="",a.classList.toggle("fault",!!Pt(s).fault),z(o,i)}}}function Ut(t,e,o=[]){let n=[...e,...o],a=[],r=!1,s=()=>Object.fromEntries(n.map(f=>[f,t.get(f)])),i=f=>{if(r)return;let m=s();a.forEach(u=>u(m,f))},c=()=>i(null);e.forEach(f=>t.on(`change:${f}`,c));let l=(f,{glide:m=!1}={})=>{r=!0;for(let[u,h]of Object.entries(f))t.set(u,h);r=!1,i({glide:m}),t.save_changes()},p=()=>{let f=t.get("_start")??{};return Object.fromEntries(e.filter(m=>m in f).map(m=>[m,f[m]]))};return{read:s,change:l,reset:()=>l(p(),{glide:!0}),follow:f=>void a.push(f),stop:()=>e.forEach(f=>t.off(`change:${f}`,c))}}function fo(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function ho(t,e,o,n){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,p=e.wants?.(o())??null;if(s(p!==null),p===null)return n(c);e.say?.("Loading \u2026");let f="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===a&&i(c),()=>l===a&&e.say?.(f))};return i}function Gt({name:t,label:e,style:o,controls:n,fixed:a=[],ms:r=Ft,asks:s,build:i}){return{render:({model:l,el:p})=>{let f=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),m=f.attachShadow({mode:"open"});m.append(w("style",{},[_t,zt,It,o].join(`
`)));let u=Ut(l,s?[...n,"_own","_drawn"]:n,a),h=i(u.read(),u,l),d=s&&{...Bt(l,s),...Kt(l,s)},g=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},h.parts[0],...d?[d.root]:[],...h.parts.slice(1));m.append(g),p.append(f);let x=()=>{let y=h.glides??(A=>A),$=0,S=()=>{let A=u.read();h.tell(A),d?.tell(A),d?.ask(A),d&&(g.dataset.own=A._own?.kind??"")},k=Rt(y(u.read()),r,(A,st)=>$>0&&h.paint(A,st,$)),N=()=>{let A=Math.round(g.clientWidth);A===$||A===0||($=A,fo(p),k.again())},V=ho(g,h,u.read,A=>{S(),k.go(y(u.read()),A)});u.follow((A,st)=>{g.classList.add("touched"),V(st?.glide??!0)}),S(),N();let jt=new ResizeObserver(N);return jt.observe(g),h.ahead?.(),()=>{jt.disconnect(),k.stop(),u.stop(),d?.stop(),h.stop?.()}},v=async()=>{await h.ready;for(let y;y=h.wants?.(u.read());)await y;return x()};return h.ready?v():x()}}}var mo=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Jt(t,e,{glide:o=!1}={}){let n=0,a=0,r=null,s=()=>{cancelAnimationFrame(n),r=null,a=0},i=p=>{r=p,t.change(p,{glide:o})};return{play:(p,f=e)=>{s();let m=p.length-1;if(ut())return i(p[m]);let u=performance.now(),h=0,d=g=>{let x=Math.min(m,Math.floor(m*(g-u)/f));r&&x>h&&(a=m-x,i(p[h=x])),r&&h<m&&(n=requestAnimationFrame(d))};a=m,i(p[0]),n=requestAnimationFrame(d)},stop:s,tell:p=>{r&&Object.entries(r).some(([f,m])=>!mo(p[f],m))&&s()},playing:()=>a>0}}var go=Math.sqrt(50),xo=Math.sqrt(10),bo=Math.sqrt(2);function ft(t,e,o){let n=(e-t)/Math.max(0,o),a=Math.floor(Math.log10(n)),r=n/Math.pow(10,a),s=r>=go?10:r>=xo?5:r>=bo?2:1,i,c,l;return a<0?(l=Math.pow(10,-a)/s,i=Math.round(t*l),c=Math.round(e*l),i/l<t&&++i,c/l>e&&--c,l=-l):(l=Math.pow(10,a)*s,i=Math.round(t/l),c=Math.round(e/l),i*l<t&&++i,c*l>e&&--c),c<i&&.5<=o&&o<2?ft(t,e,o*2):[i,c,l]}function Q(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[a,r,s]=n?ft(e,t,o):ft(t,e,o);if(!(r>=a))return[];let i=r-a+1,c=new Array(i);if(n)if(s<0)for(let l=0;l<i;++l)c[l]=(r-l)/-s;else for(let l=0;l<i;++l)c[l]=(r-l)*s;else if(s<0)for(let l=0;l<i;++l)c[l]=(a+l)/-s;else for(let l=0;l<i;++l)c[l]=(a+l)*s;return c}var Yt="http://www.w3.org/2000/svg",wo=t=>Math.round(t*10)/10+0;function b(t,e,o,n,a){let r={};for(let s in n){let i=n[s];r[s]=typeof i=="number"?wo(i):i}return{id:t,shape:e,role:o,at:r,...a===void 0?{}:{text:a}}}b.line=(t,e,[o,n,a,r],s)=>b(t,"line",e,{x1:o,y1:n,x2:a,y2:r,...s});b.rect=(t,e,[o,n,a,r],s)=>b(t,"rect",e,{x:o,y:n,width:a,height:r,...s});b.circle=(t,e,[o,n,a],r)=>b(t,"circle",e,{cx:o,cy:n,r:a,...r});b.path=(t,e,o,n)=>b(t,"path",e,{d:o,...n});b.text=(t,e,[o,n],a,r)=>b(t,"text",e,{x:o,y:n,...r},a);var dt=(t,e,o,n)=>({...b(t,"text",e,o),runs:n}),Vt=new WeakMap;function yo(t,e){let{node:o,role:n,at:a}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||o.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(ko)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var vo=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ko(t){let e=document.createElementNS(Yt,"tspan");for(let[o,n]of Object.entries(vo(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Zt(t,{width:e,height:o,marks:n}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Vt.get(t)??new Map;Vt.set(t,r);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:p}]of r)s.get(c)?.shape!==p&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of n){let l=r.get(c.id);if(!l){let p=document.createElementNS(Yt,c.shape);p.setAttribute("data-id",c.id),l={node:p,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}yo(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var F=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,ht=t=>[t.left+t.width/2,t.top+t.height/2];function L(t,[e,o]){let[n,a]=ht(t);return[n+e*F(t),a-o*F(t)]}function mt(t,e){let o=Math.max(...t.flat().map(Math.abs));if(o<=e)return 1.15*e;let n=10**Math.floor(Math.log10(o));return 1.15*([1,2,3,5,10].find(r=>r*n>=o*(1-1e-9))??10)*n}function gt(t){let[e,o]=ht(t);return Q(0,t.edge,3).filter(a=>a>0&&a<=t.edge).map(a=>({length:a,x:e+a*F(t)-3,y:o+12}))}function xt(t,e){let{left:o,top:n,width:a,height:r}=e,[s,i]=ht(e);return[b.rect(`${t} ground`,"tint",[o,n,a,r],{rx:6}),b.path(`${t} axes`,"rule",`M${o} ${i}h${a}M${s} ${n}v${r}`),...gt(e).flatMap(({length:c,x:l,y:p})=>[b.circle(`${t} ring ${c}`,"rule",[s,i,c*F(e)]),b.text(`${t} length ${c}`,"soft small end",[l,p],String(c))])]}var $o={arrow:(t,e,o,n,[a,r])=>{let s=(i,c)=>`${(o-i*a-c*r).toFixed(1)} ${(n-i*r+c*a).toFixed(1)}`;return b.path(t,`${e} solid`,`M${s(0,0)}L${s(10,4.6)}L${s(10,-4.6)}Z`)},ring:(t,e,o,n)=>b.circle(t,`${e} ring`,[o,n,4.5]),square:(t,e,o,n)=>b.rect(t,`${e} solid`,[o-4.5,n-4.5,9,9])};function Xt(t,e,o,n,a="arrow"){let[r,s]=L(o,[0,0]),i=L(o,n),c=Math.hypot(i[0]-r,i[1]-s);if(c<1e-9)return[b.circle(`${t} dot`,`${e} solid`,[r,s,4])];let l=[(i[0]-r)/c,(i[1]-s)/c],p=Math.min(c,a==="arrow"?8:4.5);return[b(`${t} shaft`,"line",`${e} line shaft`,{x1:r,y1:s,x2:i[0]-p*l[0],y2:i[1]-p*l[1]}),$o[a](`${t} head`,e,i[0],i[1],l)]}var Qt=t=>C(Math.abs(t)<.005?0:t);function te(t,e,o,n){let[a,r]=L(o,n),s=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:a-18,y:r-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:s,valuetext:`x ${Qt(n[0])}, y ${Qt(n[1])}`}}}var Mo=t=>Math.round(t*10)/10,ee=new WeakMap;function oe(t){let e=E("attn-hits"),o=new Map,n=r=>{let s=r.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),i={node:s,hit:r};return o.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:(r,s=1)=>{let i=new Set(r.map(({id:c})=>c));for(let[c,{node:l}]of o)i.has(c)||(l.remove(),o.delete(c));r.forEach((c,l)=>{let p=o.get(c.id)??n(c);qo(p.node,p.hit=c,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:r=>o.get(r)?.node.focus({preventScroll:!0})}}function qo(t,{x:e,y:o,width:n,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l},p){let[f,m,u,h]=[e,o,n,a].map(g=>Mo(p*g)),d=`left:${f}px;top:${m}px;width:${u}px;height:${h}px`;ee.get(t)!==d&&(t.style.cssText=d,ee.set(t,d)),O(t,"class",`attn-hit ${s}`.trim()),O(t,"aria-label",r),O(t,"tabindex",c),l&&O(t,"lang",l);for(let[g,x]of Object.entries(i))O(t,`aria-${g}`,String(x))}function ne(t,{clientX:e,clientY:o}){let{left:n,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-n)/r,(o-a)/r]}function re(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),n=e(a)}),t.addEventListener("pointermove",a=>n?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{n!==null&&o(),n=null})}var jo={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function ae(t,{plane:e,read:o,move:n,hold:a=()=>{}}){let r=s=>ne(t.parentElement,s);re(t,s=>{let[i,c]=[o(),r(s)];return a(!0),l=>{let p=F(e()),[f,m]=r(l);n([i[0]+(f-c[0])/p,i[1]-(m-c[1])/p])}},()=>a(!1)),t.addEventListener("keydown",s=>{let i=jo[s.key];if(!i||s.ctrlKey||s.metaKey||s.altKey)return;s.preventDefault(),s.stopPropagation();let c=s.shiftKey?.5:.1;n(o().map((l,p)=>l+c*i[p]))})}function se(t,e,o,n){let a=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(a()[0],a()[1],!1)),t.addEventListener("keydown",r=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[r.key];if(!i||r.ctrlKey||r.metaKey||r.altKey)return;r.preventDefault(),r.stopPropagation();let[c,l]=a().map((p,f)=>M(p+i[f],0,o-1));n(c,l,!0)})}var R=9.9,X=3,Ao=[2,2,2,4,4],ie=300,So=60,Eo={tables:.05,matrices:.005,bias:.005},Oo={tables:["query","key"],matrices:["w_q","w_k"],bias:["w_q","w_k","b_q"]},bt=(t,e,o)=>t.map((n,a)=>n.map((r,s)=>o(r,e[a][s]))),Lo=t=>M(t,-R,R);function H({source:t,x:e,query:o,key:n,w_q:a,w_k:r,b_q:s}){if(t==="tables")return{q:o,k:n,v:e};let i=t==="bias"?s:[0,0];return{q:T(e,a).map(l=>l.map((p,f)=>p+i[f])),k:T(e,r),v:e}}function wt({q:t,k:e,v:o}){let n=T(t,W(e)),a=n.map(s=>Ct(s)),r=T(a,o);return{q:t,k:e,v:o,scores:n,weights:a,output:r,wishes:No(o,n,a)}}var K=t=>wt(H(t));function No([t,e],o,n){let a=Z(t)*Z(e),r=a>0?lt(t,e)/a:0,s=o[3][4]-o[4][3],i=(p,f)=>({from:p,to:f,value:n[p][f],met:n[p][f]>=.8}),c={from:0,to:1,value:r,met:r<=-.8},l={from:3,to:4,value:s,met:s>=X};return[c,i(0,2),i(1,2),i(3,4),l]}function pe(t){let e=Oo[t.source],o=Object.fromEntries(e.map(r=>[r,To(t[r])]));o[e[0]]=ce(o[e[0]],0,1),o[e[1]]=ce(o[e[1]],1,0);let n=Object.fromEntries(e.map(r=>[r,o[r].map(()=>[0,0])])),a=[];for(let r=1;r<=ie;r++){let s=_o({...t,...le(o)}),i=l=>{let p=Math.max(1,Z(s[l].flat())/5),f=bt(n[l],s[l],(m,u)=>.8*m+u/p);return bt(f,o[l],(m,u)=>m+.02*u)};n=Object.fromEntries(e.map(l=>[l,i(l)]));let c=l=>bt(o[l],n[l],(p,f)=>Lo(p-Eo[t.source]*f));o=Object.fromEntries(e.map(l=>[l,c(l)])),r%(ie/So)===0&&a.push(le(o,!0))}return a}var To=t=>Array.isArray(t[0])?t:[t],ce=(t,e,o)=>t.map((n,a)=>n.map((r,s)=>a===e&&s===o?r+.02:r));function le(t,e=!1){let o=r=>e?Number(r.toFixed(2))+0:r,n=Object.entries(t).map(([r,s])=>[r,s.map(i=>i.map(o))]),a=Object.fromEntries(n);return a.b_q?{...a,b_q:a.b_q[0]}:a}function _o(t){let{q:e,k:o,scores:n,weights:a}=K(t),r=a.map((f,m)=>f.map((u,h)=>u-+(h===Ao[m]))),s=1/(1+Math.exp(n[3][4]-n[4][3]-X-1));r[3][4]-=s,r[4][3]+=s;let[i,c]=[T(r,o),T(W(r),e)],l=W(t.x),p=[W(i).map(f=>f.reduce((m,u)=>m+u,0))];return{query:i,key:c,w_q:T(l,i),w_k:T(l,c),b_q:p}}var ue=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); }
text.name.asked, text.head.asked { font-weight: 750; }
text.head { font-weight: 400; }
text.name { font-weight: 500; }
tspan.sub { font-size: 0.75em; }
.bold.shaft { stroke-width: 4.5; }
.faint { opacity: 0.4; }
.disc { fill-opacity: 0.4; }
.ray { stroke-width: 1.5; stroke-dasharray: 5 5; }
.gets { stroke: var(--tint); stroke-width: 1.5; }
tspan.aside { font-size: 12px; font-weight: 400; fill: var(--soft); }
`;var Io="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Co=1.12,tt=1.18,U=new Map;function Wo(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,a)=>n+(Io[a.charCodeAt(0)-32]??556),0);return Co*o/1e3}function fe(t,e){return U.size>5e3&&U.clear(),U.has(t)||U.set(t,Wo(t)),e*U.get(t)}var ge=8,de=14,Fo=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],Ro=[0,12,26,42,60,80,102,126],yt=([t,e],o,n)=>({x:t,y:e,half:o,high:n,leader:null}),et=({x:t,y:e,half:o,high:n},[a,r])=>Math.hypot(Math.max(0,Math.abs(a-t)-o),Math.max(0,Math.abs(r-e)-n));function xe({x:t,y:e,half:o,high:n},a,r){let[s,i]=[0,1];for(let[c,l,p,f]of[[a[0],r[0],t,o],[a[1],r[1],e,n]]){let m=l-c;if(Math.abs(m)<1e-9){if(Math.abs(c-p)>=f)return 0;continue}let u=[(p-f-c)/m,(p+f-c)/m];s=Math.max(s,Math.min(...u)),i=Math.min(i,Math.max(...u))}return Math.max(0,i-s)}var he=(t,[e,o,n,a])=>xe(t,[e,o],[n,a])>0,Ho=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function me({x:t,y:e,half:o,high:n},[a,r]){let[s,i]=[M(a,t-o,t+o),M(r,e-n,e+n)],c=Math.hypot(a-s,r-i),l=(c-6)/c;return[s,i,s+l*(a-s),i+l*(r-i)]}function*Do({left:t,top:e,width:o,height:n},[a,r],s,i,c){for(let l of Ro)for(let p of Fo){let f=p*Math.PI/180,[m,u]=[Math.cos(f),Math.sin(f)],[h,d]=[c[0]*m-c[1]*u,c[0]*u+c[1]*m],g=ge+1+l,x=Math.min((s+g)/Math.abs(h||1e-9),(i+g)/Math.abs(d||1e-9)),v=tt*s,y=M(a+x*h,t+v,t+o-v),$=M(r+x*d,e+i+1,e+n-i-1);yield{name:yt([y,$],s,i),cost:l+.12*Math.abs(p)}}}function*Po({left:t,top:e,width:o,height:n},a,r){for(let s=e+r+1;s<=e+n-r-1;s+=r)for(let i=t+tt*a;i<=t+o-tt*a;i+=10)yield{name:yt([i,s],a,r),cost:300}}function Bo(t,e,o,n,a=[]){let r=[...a,...gt(t).map(({x:u,y:h})=>[u-5,h-4])],s=L(t,[0,0]),i=.55*n,c=o.map(([u,h])=>Math.hypot(u-s[0],h-s[1])),l=[],p=(u,h)=>{let{half:d}=u;if(l.some(k=>Ho(u,k)))return 1/0;let g=et(u,o[h]),x=k=>et(u,k)<ge,v={...u,half:d+4,high:u.high+2},y=o.map((k,N)=>xe(v,s,k)*c[N]),$=g>de?me(u,o[h]):null,S=l.filter(k=>$&&he(k,$)||k.leader&&he(u,k.leader));return 1e3*o.filter(x).length+(y[h]>0?1e3:0)+2*y.reduce((k,N)=>k+N,0)+24*o.filter(k=>et(u,k)<g-1).length+30*S.length+20*r.filter(x).length},f=e.map((u,h)=>h).sort((u,h)=>c[h]-c[u]),m=[];for(let u of f){let h=fe(e[u],n)/2,d=c[u]>0?[0,1].map(v=>(o[u][v]-s[v])/c[u]):[1,0],g={name:yt(o[u],h,i),cost:1/0};for(let v of[Do(t,o[u],h,i,d),Po(t,h,i)]){if(g.cost<1e3)break;for(let{name:y,cost:$}of v){let S=$<g.cost?$+p(y,u):1/0;S<g.cost&&(g={name:y,cost:S})}}let{name:x}=g;et(x,o[u])>de&&(x.leader=me(x,o[u])),l.push(m[u]=x)}return m}function be(t,{plane:e,words:o,roles:n,tips:a,size:r,others:s}){return Bo(e,o,a,r,s).flatMap(({x:i,y:c,leader:l},p)=>[...l?[b(`${t}leader ${p}`,"line","soft line leader",{x1:l[0],y1:l[1],x2:l[2],y2:l[3]})]:[],b.text(`${t}name ${p}`,`${n[p]} name`,[i,c+5],o[p])])}var ye=18,we=t=>t.length>6?`${t.slice(0,4)}.`:t,ot=({left:t,top:e,side:o,wide:n,tall:a},r,s)=>[t+o+s*n,e+ye+r*a],ve=({tall:t,words:e})=>ye+e.length*t;function ke(t,{shares:e,texts:o,small:n,hue:a}){let{id:r,left:s,top:i,side:c,wide:l,tall:p,words:f,roles:m=f.map(()=>"ink"),columns:u=m}=t,h=f.flatMap((g,x)=>[b.text(`${r} column ${x}`,`${u[x]} head`,[s+c+(x+.5)*l,i+12],we(g)),b.text(`${r} row ${x}`,`${m[x]} head start`,[s,ot(t,x,0)[1]+p/2+4.5],we(g))]),d=e.flatMap((g,x)=>g.flatMap((v,y)=>{let[$,S]=ot(t,x,y),k={x:$+1,y:S+1,width:l-2,height:p-2,rx:3},N=M(Math.abs(v)).toFixed(3),V=$+l/2;return[b(`${r} bed ${x} ${y}`,"rect","tint",k),b(`${r} cell ${x} ${y}`,"rect",`${v<0?"minus":a} shade`,{...k,"fill-opacity":N}),b.text(`${r} number ${x} ${y}`,`ink number${n?" strong":""}`,[V,S+(n?p/2-2.5:p/2+4.5)],o[x][y]),...n?[b.text(`${r} small ${x} ${y}`,"ink small",[V,S+p/2+11],n[x][y])]:[]]}));return[...h,...d]}function $e(t,e,o,n,a){let[r,s]=ot(t,n,a),i={x:r+1,y:s+1,width:t.wide-2,height:t.tall-2,rx:3};return b(`${t.id} ${e}`,"rect",`${o} frame`,i)}var Me=(t,e,o,n)=>t.words.flatMap((a,r)=>t.words.map((s,i)=>{let[c,l]=ot(t,r,i),p=r===o[0]&&i===o[1];return{id:`${t.id} ${r} ${i}`,x:c,y:l,width:t.wide,height:t.tall,label:e(r,i),tab:p?0:-1,...n?{aria:{pressed:p}}:{}}}));var _=(t,e=2)=>C(Math.abs(t)<.5*10**-e?0:t,e),G=t=>`(${t.map(e=>_(e)).join(",\xA0")})`,q=t=>`\u201C${t}\u201D`,Ko=t=>t[0].toUpperCase()+t.slice(1),Uo=["none","one","two","three","four"];function Go(t){let[e,o,n,a,r]=t.map(q),s=(i,c)=>`${i}\xA0\u2192 ${c}`;return[`${e} and ${o} opposite`,s(e,n),s(o,n),s(a,r),`${s(a,r)} one-way`]}var qe=([t,e,o,n,a])=>[`${t}, ${e}: cosine \u2264 \u22120.8`,`${t} \u2192 ${o} \u2265 0.8`,`${e} \u2192 ${o} \u2265 0.8`,`${n} \u2192 ${a} \u2265 0.8`,`${n} \u2192 ${a} one-way: gap \u2265 ${X}`];function Jo({source:t,x:e,words:o}){let n=e[0].every((i,c)=>Math.abs(i+e[1][c])<1e-9);if(t!=="matrices"||!n)return"";let[a,r,s]=o.map(q);return` ${a} and ${r} are exactly opposite, so their queries are too: from any matrices one of the two gives ${s} no more than 20%.`}function Vo({words:t},{scores:e}){let o=e.flatMap((r,s)=>r.map((i,c)=>[i,e[c][s]]));if(o.some(([r,s])=>Math.abs(r+s)>.005)||o.every(([r])=>r===0))return"";let[n,a]=[_(e[3][4]),_(e[4][3])];return` Mirrored scores are opposite: ${n} and ${a} for ${q(t[3])} and ${q(t[4])}.`}var je=(t,e)=>Vo(t,e)||Jo(t);function Ae({wishes:t}){let e=t.filter(o=>o.met).length;return e===t.length?"all five wishes are met":`${Uo[e]} of five wishes ${e===1?"is":"are"} met`}function Se({words:t,asking:e},{weights:o}){let n=o[e].map(it),a=n[Wt(o[e])],s=t.map((p,f)=>f===e?"itself":q(p)).filter((p,f)=>n[f]===a),i=s.length===t.length,[c,l]=[s.length===1,i?"all alike":ct(s)];return{one:c,whom:l,top:i?l:`${l} most`,share:c?a:`${a} each`}}function Ee(t,e){let{words:o,asking:n}=t,{one:a,top:r,share:s}=Se(t,e),i=_(Math.max(...e.scores[n])),c=a?`with weight ${s} and score ${i}`:s;return`${q(o[n])} attends to ${r}, ${c}, and gets ${G(e.output[n])}.`}function Oe(t,e){let o=je(t,e),n=Go(t.words).filter((r,s)=>!e.wishes[s].met),a=n.length&&!o?`; still open: ${ct(n)}`:"";return`${Ee(t,e)} ${Ko(Ae(e))}${a}.${o}`}function Le(t,e,o){let{words:n,asking:a}=t,r=u=>n.flatMap((h,d)=>String(e[u][d])===String(o.result[u][d])?[]:[d]),[s,i,c]=[r("q"),r("k"),r("v")],l=q(n[a]),p=a===o.now.asking&&t.source===o.now.source;if(!s.length&&!i.length&&!c.length)return p?"":Ee(t,e);if(!s.length&&!i.length)return`${l} now gets ${G(e.output[a])}.`;let{whom:f,share:m}=s.length||i.length>1?Se(t,e):{whom:i[0]===a?"itself":q(n[i[0]]),share:it(e.weights[a][i[0]])};return`${l} now gives ${f} ${m}; ${Ae(e)}.${je(t,e)}`}var Ne=({words:t},{weights:e,scores:o},n,a)=>`${q(t[n])} gives ${q(t[a])} the weight ${_(e[n][a])}, score ${_(o[n][a])}`;var nt=["q","k","v"],kt={q:"query",k:"key",v:"value"},Yo={q:"arrow",k:"ring",v:"square"},Zo={q:"looks for",k:"offers",v:"means"},Qo={q:"query",k:"key",v:"meaning"},Te=3,_e=44,I=40,ze=35,vt=ve({tall:ze,words:Array(5).fill("")}),Xo=960,tn=18;function D({q:t,k:e,v:o}){let n=mt([...t,...e],Te);return{q:n,k:n,v:mt(o,Te)}}var rt=(t,e)=>t+(e?52:36);function en(t,e){let o=e.top+e.height+14,n=.42*t+40;return{aside:e,wishes:{left:0,top:o,width:.42*t},pairs:{left:n,top:o,width:t-n}}}function on(t,e){let o=.5*t+14,n={left:o,width:t-o},a={left:0,top:I,width:.5*t-10,height:e-I-2},r=e-2-vt-rt(0,!1),s=I+66;return{q:a,k:a,v:a,aside:{...n,top:I},wishes:{...n,top:s,pitch:Math.min(33,(r-s-62)/4)},pairs:{...n,top:r}}}function J(t,e){let o=t<700,n=o?10:18,a=o?(t-n)/2:(t-2*n)/3,r=Math.round(Math.min(a,t>Xo?230:290)),s=(h,d)=>({left:h*(a+n),top:I+d*(r+I+6),width:a,height:r});if(!o){let[h,d,g]=[0,1,2].map(y=>s(y,0)),x={q:h,k:d,v:g,...en(t,g)},v=rt(x.pairs.top,o)+vt+2;return{narrow:o,height:v,...x,...e?on(t,v):{}}}let[i,c,l]=[s(0,0),s(1,0),s(0,1)],p={left:0,top:I,width:t,height:r},f={left:a+n,top:s(1,1).top-I,width:a,pitch:34},m=f.top+_e+4*f.pitch+20,u={left:0,top:Math.max(l.top+r+14,m+10),width:t};return{narrow:o,height:rt(u.top,o)+vt+2,...e?{q:p,k:p,v:p}:{q:i,k:c,v:l},aside:l,wishes:f,pairs:u}}function at({overlaid:t},e,o){let n=J(o,t),a=Math.max(e.q,e.k,e.v),r=s=>({...n[s],edge:t?a:e[s]});return{q:r("q"),k:r("k"),v:r("v")}}function $t({words:t,asking:e,overlaid:o},n){let{pairs:a,narrow:r}=J(n,o);return{id:"pairs",left:a.left,top:rt(a.top,r),side:44,wide:(a.width-44)/t.length,tall:ze,words:t,roles:t.map((s,i)=>i===e?"query asked":"ink"),columns:t.map(()=>"ink")}}var Mt=({overlaid:t},e)=>J(e,t).pairs.top,Ie=({overlaid:t},e)=>Math.ceil(J(e,t).height);function nn(t,e,o){let n={text:e,role:"sub",dy:3},a=` ${Zo[e]}`;if(t==="tables")return[{text:"E"},n,{text:a,dy:-3}];if(e==="v")return[{text:`x${a}`}];if(o)return[{text:`${e}${a}`}];let r=t==="bias"&&e==="q"?[{text:" + b",dy:-3},n,{text:a,dy:-3}]:[{text:a,dy:-3}];return[{text:`${e} = x W`},n,...r]}function rn(t,e,o,{left:n,top:a,width:r},s){let i={q:`bold: ${q(o)}`,k:s?"dashed: the bold query":r<280?"dashed: query; discs: weights":"dashed: the bold query; discs: its weights",v:s?"triangle: the output":`triangle: what ${q(o)} gets`};return[dt(`title ${e}`,`${kt[e]} strong start`,{x:n,y:a-22},nn(t,e,r<255)),b.text(`note ${e}`,"soft small start",[n,a-6],i[e])]}function an(t,{left:e,top:o,width:n,edge:a},r){let s={x:e+n,y:o-22},i=Math.round(a/1.15),c=`${r||n<280?"ring":"outer ring"} = ${i}`;return b(`scale ${t}`,"text","ink strong end small",s,c)}function sn(t,{q:e,aside:o,narrow:n}){let a=q(t),r=[["query","arrow",n?`${a} asks`:`the query of ${a}`],["key","rings","keys"],["weight","discs","weights"],["value","squares","meanings"],["output","triangle",n?"the output":`what ${a} gets`]],s=p=>n?{x:o.left,y:o.top+4+20*p}:{x:o.left+(p>2?o.width/2:0),y:o.top+12+20*(p%3)},{left:i,top:c}=e,l={x:i,y:n?c-22:c-10};return[b("title all","text","ink strong start",l,"All three in one plane"),...r.map(([p,f,m],u)=>b(`legend ${u}`,"text",`${p} small start`,s(u),`${f}: ${m}`))]}var Ce=({asking:t,overlaid:e},o,n,a)=>n.flatMap((r,s)=>{let i=s===t&&o==="q"?" bold":e&&o!=="k"?" faint":"";return Xt(`${o} ${s}`,`${kt[o]}${i}`,a,r,Yo[o])}),We=(t,e,o,n,a)=>be(`${t} `,{plane:o,words:e.map(({word:r})=>r),roles:e.map(({role:r,asked:s})=>s?`${r} asked`:r),tips:e.map(({vector:r})=>L(o,r)),size:n?13:15,others:a.map(r=>L(o,r))});function cn(t,e){let[o,n]=t;if(o===0&&n===0)return[];let[a,r]=L(e,[0,0]),s=Math.min(e.width/2/Math.abs(o||1e-12),e.height/2/Math.abs(n||1e-12));return[b.line("ray","query line ray",[a,r,a+s*o,r-s*n])]}function Fe(t,e){let[o,n]=L(e,t).map(a=>a.toFixed(1));return b.path("gets","output solid gets",`M${o} ${n}m0 -8l7 12h-14Z`)}var Re=(t,e,o,n)=>t.map((a,r)=>{let[s,i]=L(o,e[r]);return b(`disc ${r}`,"circle","weight solid disc",{cx:s,cy:i,r:(n?12:17)*Math.sqrt(a)})}),He=({words:t,asking:e},o,n)=>t.map((a,r)=>({role:kt[o],word:a,vector:n[r],asked:r===e&&o==="q"}));function ln(t,e,o,n){let{words:a,asking:r}=t,s={q:{under:[],over:[]},k:{under:[...cn(e.q[r],o.k),...Re(e.weights[r],e.k,o.k,n)],over:[]},v:{under:[],over:[Fe(e.output[r],o.v)]}},i=nt.every(c=>o[c].edge===o.q.edge);return nt.flatMap(c=>[...rn(t.source,c,a[r],o[c],n),...i?[]:[an(c,o[c],n)],...xt(c,o[c]),...s[c].under,...Ce(t,c,e[c],o[c]),...We(c,He(t,c,e[c]),o[c],n,c==="v"?[e.output[r]]:[]),...s[c].over])}function pn(t,e,{q:o},n){let{words:a,asking:r}=t,s=He(t,"k",e.k),i={role:"query",word:`${q(a[r])} asks`,vector:e.q[r],asked:!0},c=[...e.q,...e.v,e.output[r]];return[...sn(a[r],n),...xt("all",o),...Re(e.weights[r],e.k,o,n.narrow),...["v","k","q"].flatMap(l=>Ce(t,l,e[l],o)),...We("all",[...s,i],o,n.narrow,c),Fe(e.output[r],o)]}function un({words:t},{wishes:e},{left:o,top:n,width:a,pitch:r=33},s){let i=n+(s?_e:50),c=o+a,l=qe(t).flatMap((f,m)=>{let u=i+m*r,{value:h,met:d}=e[m],g=s?u+14:u;return[b.text(`wish ${m}`,"ink start small",[o,u],f),b.text(`value ${m}`,"ink end number",[s?o+40:c-76,g],_(h)),b.text(`met ${m}`,d?"ink strong end small":"soft end small",[c,g],d?"\u2713 met":"\u2717 open"),b.line(`rule ${m}`,"rule",[o,g+6,c,g+6])]});return[b.text("wishes","ink strong start",[o,n+18],"Five wishes"),...l]}function fn(t,{weights:e,scores:o},n,a){let r=$t(t,n),s=r.top+18+t.asking*r.tall,i=(h,d)=>h.map(g=>g.map(x=>_(x,d))),c=Math.max(tn,...o.flat().map(Math.abs)),l=t.cells==="weights"?{hue:"weight",shares:e,texts:i(e,2),small:i(o,1)}:{hue:"plus",shares:o.map(h=>h.map(d=>d/c)),texts:i(o,1),small:i(e,2)},[p,f]=t.cells==="weights"?["Weights","small: scores q\xB7k"]:["Scores q\xB7k","small: weights"],m=(h,d,g)=>b.text(h,"soft small start",[r.left,d],g),u=Mt(t,n);return[dt("pairs title","ink strong start",{x:r.left,y:u+14},[{text:p},{text:f,role:"aside",dx:8}]),m("pairs note",u+30,"row asks, column answers"),...a?[m("discs note",u+46,"discs above: the weights of the bold row")]:[],...ke(r,l),...dn.map(([h,d])=>$e(r,`wish ${h} ${d}`,"ink back",h,d)),b("asking","rect","query solid",{x:r.left+r.side-4,y:s+3,width:3,height:r.tall-6})]}var dn=[[0,2],[1,2],[3,4],[4,3]];function De(t,e,{width:o,edges:n=D(e)}){let a=J(o,t.overlaid),r=at(t,n,o),i=[...t.overlaid?pn(t,e,r,a):ln(t,e,r,a.narrow),...un(t,e,a.wishes,a.narrow),...fn(t,e,o,a.narrow)];return{width:o,height:Ie(t,o),marks:i}}var Pe=({source:t},e)=>e===(t==="tables"?"q":"v"),hn=({source:t},e)=>e==="v"||t==="tables";function Be(t,e,{width:o,edges:n=D(e)}){let a=at(t,n,o),r=nt.filter(c=>hn(t,c)).flatMap(c=>e[c].map((l,p)=>te(`${c} ${p}`,`${Qo[c]} of ${q(t.words[p])}; arrow keys move its tip`,a[c],l))),s=$t(t,o),i=(c,l)=>Ne(t,e,c,l);return[...r,...Me(s,i,[t.asking,0],!1)]}var Ke=`.projection-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
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
.projection-cells { position: absolute; right: 0; }
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
@media print { .projection-row, .projection-cells, .projection-source > [style*="hidden"] { display: none; } .projection-source { min-height: 0; } }
:host([data-whole]) .projection-hints .attn-hint { display: none; }
:host([data-whole]) .attn-projection { --apart: 6px; }
:host([data-whole]) .attn-projection .projection-source { margin-top: 0; }
:host([data-whole]) .attn-projection .attn-summary { min-height: 2.9em; }
`;var gn=2e3,Je=["x","query","key","w_q","w_k","b_q"],Ue={q:"query",k:"key",v:"x"},j=t=>t.read();function xn(t,e){let o=Ot(),n=900,a=null,r=d=>{let[g,x]=d().id.split(" ");return{letter:g,i:Number(x)}},s=()=>a??D(H(j(t))),i=(d,g)=>{let{letter:x,i:v}=r(d),y=a?Math.min(R,a[x]):R,$=g.map(k=>Math.round(100*M(k,-y,y))/100),S=j(t)[Ue[x]];e({[Ue[x]]:S.map((k,N)=>N===v?$:k)})},l=oe((d,g)=>{if(g().id.startsWith("pairs"))return se(d,()=>g().id,j(t).words.length,(v,y,$)=>{e({asking:v}),$&&l.focus(`pairs ${v} ${y}`)});let x=()=>{let{letter:v,i:y}=r(g);Pe(j(t),v)&&j(t).asking!==y&&t.change({asking:y})};d.addEventListener("focus",x),ae(d,{plane:()=>at(j(t),s(),n)[r(g).letter],read:()=>H(j(t))[r(g).letter][r(g).i],move:v=>i(g,v),hold:v=>{v&&x(),a=v?D(H(j(t))):null,v||t.change({},{glide:!0})}})}),p=B("Cells show",{weights:"weights",scores:"scores"},d=>e({cells:d}));p.root.classList.add("projection-cells");let f=E("attn-stage projection-board",o,p.root,l.root),m=-1,u=(d,g)=>{p.set(d.cells);let x=Mt(d,n);x!==m&&(p.root.style.top=`${m=x}px`),l.set(Be(d,g,{width:n,edges:s()}))};return{root:f,tell:u,paint:(d,g)=>{let x=Math.round(f.clientWidth);x!==n&&(n=x,u(j(t),K(j(t)))),Zt(o,De(d,g,{width:n,edges:a??D(g)}))}}}var Ge=t=>Array.isArray(t[0])?t:[t];function bn(t,e,o,n,a,r){let s=(p,f,m)=>{let u=Ge(j(n)[e]).map((h,d)=>h.map((g,x)=>d===p&&x===f?m:g));a({[e]:o===1?u[0]:u})},i=Array.from({length:o},(p,f)=>[0,1].map(m=>Tt({label:`${t}, ${o>1?`row ${f+1}, `:""}column ${m+1}`,most:R,onInput:u=>s(f,m,u),told:r}))),c=w("div",{class:"projection-matrix",role:"group","aria-label":t},w("span",{"aria-hidden":"true"},t[0],w("sub",{},t.slice(2))),w("span",{class:"projection-fields"},...i.flat().map(p=>p.root))),l=(p,f)=>Ge(p[e]).forEach((m,u)=>m.forEach((h,d)=>f(i[u][d],h)));return{root:c,tell:p=>l(p,(f,m)=>f.set(m)),restore:p=>l(p,(f,m)=>f.write(m))}}function wn(t){let e=(r,s)=>w("span",{class:s},"E",w("sub",{},r)),o=t.map(r=>[w("span",{},r),w("span"),w("span")]);return{root:w("div",{class:"projection-tables","aria-hidden":"true"},w("span"),e("q","query"),e("k","key"),...o.flat()),tell:({query:r,key:s})=>o.forEach(([,i,c],l)=>{z(i,G(r[l])),z(c,G(s[l]))})}}function yn({words:t},e,o,n){let a=Nt(n),r=[["W q","w_q",2],["W k","w_k",2],["b q","b_q",1]].map(([d,g,x])=>bn(String(d),String(g),Number(x),e,o,a)),s=d=>w("sub",{},d),i=w("span",{}," + b",s("q")),c=w("span",{class:"attn-label"},"q = x W",s("q"),i,", k = x W",s("k"),", v = x"),l=wn(t),p=E("projection-matrices",...r.map(d=>d.root),c),f=E("projection-source",l.root,p),m=d=>{for(let g of r)g.restore(d)},u="";return{root:f,tell:d=>{u!==(u=d.source)&&m(d),qt(l.root,d.source==="tables"),qt(p,d.source!=="tables");let g=d.source==="bias";O(r[2].root,"hidden",!g),O(i,"hidden",!g),l.tell(d);for(let x of r)x.tell(d)},restore:m}}function qt(t,e){let o=e?"":"hidden";t.style.visibility!==o&&(t.style.visibility=o)}function vn({words:[t,,e]}){let o=h=>["W",w("sub",{},h)],n=["b",w("sub",{},"q")],a={tables:[`Point the query of \u201C${t}\u201D at the key of \u201C${e}\u201D: no meaning has to move. Can you meet all five wishes?`],met:["All five are met: drag one and see which breaks."],matrices:["Type into ",...o("q")," and ",...o("k"),", or drag the meanings x: "],bias:["Type into ",...o("q"),", ",...o("k")," and ",...n,", or drag the meanings x: "]},r="queries and keys follow.";a.matrices.push(r),a.bias.push(r);let s=Object.entries(a).map(([h,d])=>({source:h,node:Ht(...d)})),i=w("p",{class:"projection-refused",role:"status"}),c=E("projection-hints",...s.map(({node:h})=>h),i),l="",p="",f=()=>{for(let{source:h,node:d}of s)qt(d,!l&&h===p)};return{root:c,told:h=>{if(h===l)return;l=h;let d=h?[h[0],w("sub",{},h[2]),h.slice(3)]:[];i.replaceChildren(...d),f()},tell:({source:h},{wishes:d})=>{let g=h==="tables"&&d.every(({met:x})=>x)?"met":h;g!==p&&(p=g,f())}}}function kn({words:t},{change:e,solve:o,reset:n}){let a={glide:!0},r=B("Queries and keys come from",{tables:"tables",matrices:"matrices",bias:"matrices + bias"},d=>e({source:d},a)),s=B("Planes",{beside:"side by side",upon:"overlaid"},d=>e({overlaid:d==="upon"})),i=Object.fromEntries(t.map((d,g)=>[g,d])),c=B("Follow the word",i,d=>e({asking:Number(d)})),l=d=>w("span",{class:"attn-label","aria-hidden":"true"},d),p=(...d)=>E("attn-row",...d),f=p(P("Find a solution",o).root,P("Reset",n).root),m=E("projection-row",p(l("Queries and keys from"),r.root),f),u=E("projection-row",p(l("Follow"),c.root),s.root);return{above:m,below:u,tell:d=>{r.set(d.source),s.set(d.overlaid?"upon":"beside"),c.set(String(d.asking))}}}function $n(t,e,o){let n=Jt(e,gn),a=(u,h={})=>{n.stop(),e.change(u,h)},r={change:a,solve:()=>n.play(pe(j(e))),reset:()=>{let u=o.get("_start")??{},h=Je.filter(d=>d in u).map(d=>[d,u[d]]);a(Object.fromEntries(h),{glide:!0}),i.restore(j(e))}},s=vn(t),i=yn(t,e,a,s.told),c=kn(t,r),[l,p]=[xn(e,a),Dt()],[f,m]=[{now:j(e),result:K(j(e))},""];return{parts:[s.root,c.above,i.root,c.below,l.root,p.root],tell:u=>{let h=K(u);n.tell(u),s.tell(u,h),c.tell(u),i.tell(u),l.tell(u,h),m=Le(u,h,f)||m,f={now:u,result:h},p.set(Oe(u,h),m)},glides:H,paint:u=>l.paint(j(e),wt(u)),stop:()=>{n.stop(),p.stop()}}}var Xr=Gt({name:"projection",label:"Live figure: what words look for, offer and mean",style:At+ue+Ke,controls:["source",...Je,"asking","overlaid","cells"],fixed:["words"],build:$n});export{nt as LETTERS,De as board,K as compute,Xr as default,Oe as describe,Ie as heightOf,pe as learn,$t as lookOf,Be as places,at as planesOf};
