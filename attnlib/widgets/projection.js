// Joined by `make figures` from src/projection and src/kit: change those, not this.
var ft=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var ve="http://www.w3.org/2000/svg",ke=0,$e=Math.random().toString(36).slice(2,8),mt=t=>`attn-${$e}-${t}-${++ke}`;function ht(t,e,o){for(let[n,a]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(n,""):a!==!1&&a!=null&&t.setAttribute(n,a);return t.append(...o),t}var x=(t,e={},...o)=>ht(document.createElement(t),e,o),gt=(t,e={},...o)=>ht(document.createElementNS(ve,t),e,o);function R(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function j(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}function L(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function T(t){let e=L(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function xt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var bt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,wt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var Me=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,qe=/^[+-]?\.?$/;function je(t){let e=t.trim().replace("\u2212","-").replace(",",".");return Me.test(e)?Number(e):NaN}var Ae=t=>qe.test(t.trim().replace("\u2212","-").replace(",",".")),Ee=(t,e,o)=>`${t} must be a number from ${T(-e)} to ${T(e)}; got ${o.trim()?`\u201C${bt(o.trim())}\u201D`:"nothing"}.`;function yt({label:t,most:e,onInput:o,told:n}){let a=null,r=c=>{j(s,"aria-invalid",c?"true":!1),n(c)},i=c=>{let p=je(s.value);Math.abs(p)<=e?(r(""),p!==a&&o(a=p)):(c||!Ae(s.value))&&r(Ee(t,e,s.value))},s=x("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":t,oninput:()=>i(!1),onchange:()=>i(!0)}),l=c=>{a=c,s.value=T(c),j(s,"aria-invalid",!1)};return{root:s,set:c=>void(c!==a&&l(c)),write:l}}var vt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var kt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
  --result: var(--output);
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
.attn.loading .attn-stage { opacity: 0.4; transition: opacity 200ms 150ms; }
.attn-hits { position: absolute; inset: 0; pointer-events: none; }
.attn-hit { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; pointer-events: auto; touch-action: manipulation; cursor: pointer; }
.attn-hit.across { cursor: ew-resize; touch-action: none; }
.attn-hit.grab { cursor: grab; touch-action: none; }
.attn-hit.grab:active { cursor: grabbing; }

.attn *, .attn *::before { box-sizing: border-box; }
.attn svg { overflow: visible; }
.attn [hidden] { display: none; }
.attn > * + * { margin-top: 16px; }
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
.attn thead th, .attn tfoot th, .attn tbody th > span { font-weight: 600; }
.attn th small { display: block; font-weight: 400; }
.attn thead th { border-bottom-color: var(--edge); }
.attn tfoot th, .attn tfoot td { border-bottom: 0; border-top: 1px solid var(--edge); }
.attn sup { font-size: 0.75em; line-height: 0; }
.attn .attn-result { color: var(--result); font-weight: 700; }

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
  .attn th small { font-size: 0.917em; white-space: normal; }
  .attn .attn-result { font-size: 1.25em; }
}
@media (prefers-reduced-motion: reduce) { .attn *, .attn *::before { animation: none !important; transition: none !important; } }
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
}
/* On paper: the picture, what is chosen and what is said; nothing that has to be pressed. */
@media print {
  .attn { color-scheme: light; --paper: #fff; print-color-adjust: exact; }
  .attn *, .attn *::before { animation: none !important; transition: none !important; }
  .attn.attn :is(.attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var $t=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var X=(t,e)=>t.reduce((o,n,a)=>o+n*e[a],0);var K=t=>Math.hypot(...t),_=t=>t[0].map((e,o)=>t.map(n=>n[o]));function O(t,e){let o=_(e);return t.map(n=>o.map(a=>X(n,a)))}function Mt(t,e=1,o=null){let n=s=>o===null||o[s],a=Math.max(...t.filter((s,l)=>n(l))),r=t.map((s,l)=>n(l)?Math.exp((s-a)/e):0),i=r.reduce((s,l)=>s+l,0);return i>0?r.map(s=>s/i):r}var qt=t=>t.indexOf(Math.max(...t)),$=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var jt=200,et=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ne=t=>t*t*(3-2*t);function tt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,a)=>tt(t[a],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([a,r])=>[a,tt(t[a],r,o)]);return Object.fromEntries(n)}return e}function At(t,e,o){let[n,a,r,i,s,l]=[t,t,t,0,0,0],c=!1,p=d=>{let u=$(d-s,0,64);if(s=d,c){let f=$((d-i)/e);n=tt(a,r,Ne(f)),c=f<1}let m=o(n,u);l=c||m?requestAnimationFrame(p):0};return{go(d,u){if(et()){[n,r,c]=[d,d,!1],o(n,1/0);return}[a,r,i,c]=[n,d,performance.now(),u],u||(n=d,o(n,0)),l||([s,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function Et(t,e,o=[]){let n=[...e,...o],a=[],r=!1,i=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),s=d=>{if(r)return;let u=i();a.forEach(m=>m(u,d))},l=()=>s(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:u=!1}={})=>{r=!0;for(let[m,f]of Object.entries(d))t.set(m,f);r=!1,s({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:i,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void a.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function Le(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Te(t,e,o,n){let[a,r]=[0,!1],i=l=>{if(l!==r){r=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++a,p=e.wants?.(o())??null;if(i(p!==null),p===null)return n(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===a&&s(l),()=>c===a&&e.say?.(d))};return s}function St({name:t,label:e,style:o,controls:n,fixed:a=[],ms:r=jt,build:i}){return{render:({model:l,el:c})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(x("style",{},[vt,kt,$t,o].join(`
`)));let u=Et(l,n,a),m=i(u.read(),u,l),f=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...m.parts);d.append(f),c.append(p);let h=()=>{let w=m.glides??(v=>v),y=0,M=At(w(u.read()),r,(v,k)=>y>0&&m.paint(v,k,y)),q=()=>{let v=Math.round(f.clientWidth);v===y||v===0||(y=v,Le(c),M.again())},E=Te(f,m,u.read,v=>{m.tell(u.read()),M.go(w(u.read()),v)});u.follow((v,k)=>{f.classList.add("touched"),E(k?.glide??!0)}),m.tell(u.read()),q();let N=new ResizeObserver(q);return N.observe(f),m.ahead?.(),()=>{N.disconnect(),M.stop(),u.stop(),m.stop?.()}},g=async()=>{await m.ready;for(let w;w=m.wants?.(u.read());)await w;return h()};return m.ready?g():h()}}}var _e=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Ot(t,e,{glide:o=!1}={}){let n=0,a=0,r=null,i=()=>{cancelAnimationFrame(n),r=null,a=0},s=p=>{r=p,t.change(p,{glide:o})};return{play:(p,d=e)=>{i();let u=p.length-1;if(et())return s(p[u]);let m=performance.now(),f=0,h=g=>{let w=Math.min(u,Math.floor(u*(g-m)/d));r&&w>f&&(a=u-w,s(p[f=w])),r&&f<u&&(n=requestAnimationFrame(h))};a=u,s(p[0]),n=requestAnimationFrame(h)},stop:i,tell:p=>{r&&Object.entries(r).some(([d,u])=>!_e(p[d],u))&&i()},playing:()=>a>0}}var Ce=Math.sqrt(50),Fe=Math.sqrt(10),Ie=Math.sqrt(2);function ot(t,e,o){let n=(e-t)/Math.max(0,o),a=Math.floor(Math.log10(n)),r=n/Math.pow(10,a),i=r>=Ce?10:r>=Fe?5:r>=Ie?2:1,s,l,c;return a<0?(c=Math.pow(10,-a)/i,s=Math.round(t*c),l=Math.round(e*c),s/c<t&&++s,l/c>e&&--l,c=-c):(c=Math.pow(10,a)*i,s=Math.round(t/c),l=Math.round(e/c),s*c<t&&++s,l*c>e&&--l),l<s&&.5<=o&&o<2?ot(t,e,o*2):[s,l,c]}function B(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[a,r,i]=n?ot(e,t,o):ot(t,e,o);if(!(r>=a))return[];let s=r-a+1,l=new Array(s);if(n)if(i<0)for(let c=0;c<s;++c)l[c]=(r-c)/-i;else for(let c=0;c<s;++c)l[c]=(r-c)*i;else if(i<0)for(let c=0;c<s;++c)l[c]=(a+c)/-i;else for(let c=0;c<s;++c)l[c]=(a+c)*i;return l}var Nt="http://www.w3.org/2000/svg",We=t=>Math.round(t*10)/10+0;function b(t,e,o,n,a){let r=Object.entries(n).map(([i,s])=>[i,typeof s=="number"?We(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(r),...a===void 0?{}:{text:a}}}var nt=(t,e,o,n)=>({...b(t,"text",e,o),runs:n}),zt=new WeakMap,He=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,a])=>[n,String(a)]))});function Re(t,e){let o=He(e);for(let a in o)t.at[a]!==o[a]&&t.node.setAttribute(a,o[a]);for(let a in t.at)a in o||t.node.removeAttribute(a);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Pe)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var De=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Pe(t){let e=document.createElementNS(Nt,"tspan");for(let[o,n]of Object.entries(De(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Lt(t,{width:e,height:o,marks:n}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=zt.get(t)??new Map;zt.set(t,r);let i=new Map(n.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of r)i.get(l)?.shape!==p&&(c.remove(),r.delete(l));let s=t.firstChild;for(let l of n){let c=r.get(l.id);c||(c={node:document.createElementNS(Nt,l.shape),shape:l.shape,at:{},text:""},r.set(l.id,c)),Re(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}var Ke="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Be=1.12,D=new Map;function Ge(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,a)=>n+(Ke[a.charCodeAt(0)-32]??556),0);return Be*o/1e3}function Tt(t,e){return D.size>5e3&&D.clear(),D.has(t)||D.set(t,Ge(t)),e*D.get(t)}var C=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,rt=t=>[t.left+t.width/2,t.top+t.height/2];function z(t,[e,o]){let[n,a]=rt(t);return[n+e*C(t),a-o*C(t)]}function at(t,e){let o=Math.max(...t.flat().map(Math.abs));if(o<=e)return 1.15*e;let n=10**Math.floor(Math.log10(o));return 1.15*([1,2,3,5,10].find(r=>r*n>=o*(1-1e-9))??10)*n}function it(t,e){let{left:o,top:n,width:a,height:r,edge:i}=e,[s,l]=rt(e),c=B(0,i,3).filter(p=>p>0&&p<=i);return[b(`${t} ground`,"rect","tint",{x:o,y:n,width:a,height:r,rx:6}),b(`${t} axes`,"path","rule",{d:`M${o} ${l}h${a}M${s} ${n}v${r}`}),...c.flatMap(p=>[b(`${t} ring ${p}`,"circle","rule",{cx:s,cy:l,r:p*C(e)}),b(`${t} length ${p}`,"text","soft small end",{x:s+p*C(e)-3,y:l+12},String(p))])]}var Ue={arrow:(t,e,o,n,[a,r])=>{let i=(s,l)=>`${(o-s*a-l*r).toFixed(1)} ${(n-s*r+l*a).toFixed(1)}`;return b(t,"path",`${e} solid`,{d:`M${i(0,0)}L${i(10,4.6)}L${i(10,-4.6)}Z`})},ring:(t,e,o,n)=>b(t,"circle",`${e} ring`,{cx:o,cy:n,r:4.5}),square:(t,e,o,n)=>b(t,"rect",`${e} solid`,{x:o-4.5,y:n-4.5,width:9,height:9})};function Ct(t,e,o,n,a="arrow"){let[r,i]=z(o,[0,0]),s=z(o,n),l=Math.hypot(s[0]-r,s[1]-i);if(l<1e-9)return[b(`${t} dot`,"circle",`${e} solid`,{cx:r,cy:i,r:4})];let c=[(s[0]-r)/l,(s[1]-i)/l],p=Math.min(l,a==="arrow"?8:4.5);return[b(`${t} shaft`,"line",`${e} line shaft`,{x1:r,y1:i,x2:s[0]-p*c[0],y2:s[1]-p*c[1]}),Ue[a](`${t} head`,e,s[0],s[1],c)]}function Ft(t,e,o,n){let[a,r]=rt(t),i=1.25*n,s=[];return e.map((l,c)=>{let p=Tt(l,n)/2+2,[d,u]=o[c],m=Math.hypot(d-a,u-r),[f,h]=m>0?[(d-a)/m,(u-r)/m]:[1,0],[g,w]=[t.top+i/2+2,t.top+t.height-i/2-2],y=$(d+f*(9+p),t.left+p,t.left+t.width-p),M=$(u+h*(7+i/2),g,w),q=Array.from({length:1+Math.ceil(t.height/2)},(k,S)=>S?[M+2*S,M-2*S]:[M]).flat().filter(k=>k>=g&&k<=w),E=k=>s.every(S=>Math.abs(S.x-y)>=S.half+p||Math.abs(S.y-k)>=i),N=k=>o.every(([S,we])=>Math.abs(S-y)>=p||Math.abs(we-k)>=i/2+3),v=q.find(k=>E(k)&&N(k))??q.find(E)??M;return s.push({x:y,y:v,half:p}),[y,v]})}var _t=t=>L(Math.abs(t)<.005?0:t);function It(t,e,o,n){let[a,r]=z(o,n),i=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:a-18,y:r-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:i,valuetext:`x ${_t(n[0])}, y ${_t(n[1])}`}}}var Ve=t=>Math.round(t*10)/10,Wt=new WeakMap;function Ht(t){let e=x("div",{class:"attn-hits"}),o=new Map,n=r=>{let i=r.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),s={node:i,hit:r};return o.set(r.id,s),i.dataset.id=r.id,t(i,()=>s.hit),s};return{root:e,set:r=>{let i=new Set(r.map(({id:s})=>s));for(let[s,{node:l}]of o)i.has(s)||(l.remove(),o.delete(s));r.forEach((s,l)=>{let c=o.get(s.id)??n(s);Je(c.node,c.hit=s),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:r=>o.get(r)?.node.focus({preventScroll:!0})}}function Je(t,{x:e,y:o,width:n,height:a,label:r,kind:i="",aria:s={},tab:l=0,lang:c}){let[p,d,u,m]=[e,o,n,a].map(Ve),f=`left:${p}px;top:${d}px;width:${u}px;height:${m}px`;Wt.get(t)!==f&&(t.style.cssText=f,Wt.set(t,f)),j(t,"class",`attn-hit ${i}`.trim()),j(t,"aria-label",r),j(t,"tabindex",l),c&&j(t,"lang",c);for(let[h,g]of Object.entries(s))j(t,`aria-${h}`,String(g))}function Rt(t,{clientX:e,clientY:o}){let{left:n,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-n)/r,(o-a)/r]}function Dt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),n=e(a)}),t.addEventListener("pointermove",a=>n?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{n!==null&&o(),n=null})}var Ze={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Pt(t,{plane:e,read:o,move:n,hold:a=()=>{}}){let r=i=>Rt(t.parentElement,i);Dt(t,i=>{let[s,l]=[o(),r(i)];return a(!0),c=>{let p=C(e()),[d,u]=r(c);n([s[0]+(d-l[0])/p,s[1]-(u-l[1])/p])}},()=>a(!1)),t.addEventListener("keydown",i=>{let s=Ze[i.key];if(!s||i.ctrlKey||i.metaKey||i.altKey)return;i.preventDefault(),i.stopPropagation();let l=i.shiftKey?.5:.1;n(o().map((c,p)=>c+l*s[p]))})}function Kt(t,e,o,n){let a=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(a()[0],a()[1],!1)),t.addEventListener("keydown",r=>{let s={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[r.key];if(!s||r.ctrlKey||r.metaKey||r.altKey)return;r.preventDefault(),r.stopPropagation();let[l,c]=a().map((p,d)=>$(p+s[d],0,o-1));n(l,c,!0)})}function st(t,e){let o=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>j(o,"aria-pressed",String(n))}}function G(t,e,o){let n=mt("choice"),a=new Map,r=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))a.set(i,x("input",{type:"radio",name:n,onchange:()=>o(i)})),r.append(x("label",{},a.get(i),x("span",{},s)));return{root:r,set:i=>void(a.get(i).checked=!0)}}function Bt(t=700){let e=x("p",{class:"attn-summary"}),o=x("span",{class:"attn-hidden",role:"status"}),n,a=(r,i=r)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>R(o,i),t)),R(e,r)};return{root:x("div",{},e,o),set:a,stop:()=>clearTimeout(n)}}var F=9.9,U=3,Qe=[2,2,2,4,4],Gt=300,Ye=60,Xe={tables:.05,matrices:.005,bias:.005},to={tables:["query","key"],matrices:["w_q","w_k"],bias:["w_q","w_k","b_q"]},ct=(t,e,o)=>t.map((n,a)=>n.map((r,i)=>o(r,e[a][i]))),eo=t=>$(t,-F,F);function I({source:t,x:e,query:o,key:n,w_q:a,w_k:r,b_q:i}){if(t==="tables")return{q:o,k:n,v:e};let s=t==="bias"?i:[0,0];return{q:O(e,a).map(c=>c.map((p,d)=>p+s[d])),k:O(e,r),v:e}}function lt({q:t,k:e,v:o}){let n=O(t,_(e)),a=n.map(i=>Mt(i)),r=O(a,o);return{q:t,k:e,v:o,scores:n,weights:a,output:r,wishes:oo(o,n,a)}}var V=t=>lt(I(t));function oo([t,e],o,n){let a=K(t)*K(e),r=a>0?X(t,e)/a:0,i=o[3][4]-o[4][3],s=(p,d)=>({from:p,to:d,value:n[p][d],met:n[p][d]>=.8}),l={from:0,to:1,value:r,met:r<=-.8},c={from:3,to:4,value:i,met:i>=U};return[l,s(0,2),s(1,2),s(3,4),c]}function Jt(t){let e=to[t.source],o=Object.fromEntries(e.map(r=>[r,no(t[r])]));o[e[0]]=Ut(o[e[0]],0,1),o[e[1]]=Ut(o[e[1]],1,0);let n=Object.fromEntries(e.map(r=>[r,o[r].map(()=>[0,0])])),a=[];for(let r=1;r<=Gt;r++){let i=ro({...t,...Vt(o)}),s=c=>{let p=Math.max(1,K(i[c].flat())/5),d=ct(n[c],i[c],(u,m)=>.8*u+m/p);return ct(d,o[c],(u,m)=>u+.02*m)};n=Object.fromEntries(e.map(c=>[c,s(c)]));let l=c=>ct(o[c],n[c],(p,d)=>eo(p-Xe[t.source]*d));o=Object.fromEntries(e.map(c=>[c,l(c)])),r%(Gt/Ye)===0&&a.push(Vt(o,!0))}return a}var no=t=>Array.isArray(t[0])?t:[t],Ut=(t,e,o)=>t.map((n,a)=>n.map((r,i)=>a===e&&i===o?r+.02:r));function Vt(t,e=!1){let o=r=>e?Number(r.toFixed(2))+0:r,n=Object.entries(t).map(([r,i])=>[r,i.map(s=>s.map(o))]),a=Object.fromEntries(n);return a.b_q?{...a,b_q:a.b_q[0]}:a}function ro(t){let{q:e,k:o,scores:n,weights:a}=V(t),r=a.map((d,u)=>d.map((m,f)=>m-+(f===Qe[u]))),i=1/(1+Math.exp(n[3][4]-n[4][3]-U-1));r[3][4]-=i,r[4][3]+=i;let[s,l]=[O(r,o),O(_(r),e)],c=_(t.x),p=[_(s).map(d=>d.reduce((u,m)=>u+m,0))];return{query:s,key:l,w_q:O(c,s),w_k:O(c,l),b_q:p}}var Zt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); }
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
`;var Yt=18,Qt=t=>t.length>6?`${t.slice(0,4)}.`:t,J=({left:t,top:e,side:o,wide:n,tall:a},r,i)=>[t+o+i*n,e+Yt+r*a],Xt=({tall:t,words:e})=>Yt+e.length*t;function te(t,{shares:e,texts:o,small:n,hue:a}){let{id:r,left:i,top:s,side:l,wide:c,tall:p,words:d,roles:u=d.map(()=>"ink")}=t,m=d.flatMap((h,g)=>[b(`${r} column ${g}`,"text",`${u[g]} head`,{x:i+l+(g+.5)*c,y:s+12},Qt(h)),b(`${r} row ${g}`,"text",`${u[g]} head start`,{x:i,y:J(t,g,0)[1]+p/2+4.5},Qt(h))]),f=e.flatMap((h,g)=>h.flatMap((w,y)=>{let[M,q]=J(t,g,y),E={x:M+1,y:q+1,width:c-2,height:p-2,rx:3},N=$(Math.abs(w)).toFixed(3),v=M+c/2;return[b(`${r} bed ${g} ${y}`,"rect","tint",E),b(`${r} cell ${g} ${y}`,"rect",`${w<0?"minus":a} shade`,{...E,"fill-opacity":N}),b(`${r} number ${g} ${y}`,"text","ink number",{x:v,y:q+(n?17:p/2+4.5)},o[g][y]),...n?[b(`${r} small ${g} ${y}`,"text","ink small",{x:v,y:q+31},n[g][y])]:[]]}));return[...m,...f]}function ee(t,e,o,n,a){let[r,i]=J(t,n,a),s={x:r+1,y:i+1,width:t.wide-2,height:t.tall-2,rx:3};return b(`${t.id} ${e}`,"rect",`${o} frame`,s)}var oe=(t,e,o,n)=>t.words.flatMap((a,r)=>t.words.map((i,s)=>{let[l,c]=J(t,r,s),p=r===o[0]&&s===o[1];return{id:`${t.id} ${r} ${s}`,x:l,y:c,width:t.wide,height:t.tall,label:e(r,s),tab:p?0:-1,...n?{aria:{pressed:p}}:{}}}));var W=(t,e=2)=>L(Math.abs(t)<.5*10**-e?0:t,e),io=t=>`(${t.map(e=>T(Math.round(100*e)/100+0)).join(", ")})`,pt=t=>t[0].toUpperCase()+t.slice(1),so=["none","one","two","three","four"],co=([t,e,o,n,a])=>[`${t} and ${e} opposite`,`${t} \u2192 ${o}`,`${e} \u2192 ${o}`,`${n} \u2192 ${a}`,`${n} \u2192 ${a} one-way`],ne=([t,e,o,n,a])=>[`${t}, ${e}: cosine \u2264 \u22120.8`,`${t} \u2192 ${o} \u2265 0.8`,`${e} \u2192 ${o} \u2265 0.8`,`${n} \u2192 ${a} \u2265 0.8`,`${n} \u2192 ${a} one-way: gap \u2265 ${U}`];function lo({source:t,x:e,words:o}){let n=e[0].every((a,r)=>Math.abs(a+e[1][r])<1e-9);return t!=="matrices"||!n?"":` ${pt(o[0])} and ${o[1]} are exactly opposite, so their queries are too: whatever the matrices, one of the two gives ${o[2]} no more than 20%.`}function re(t,{scores:e,weights:o,output:n,wishes:a}){let{words:r,asking:i}=t,s=qt(e[i]),l=s===i?"itself":r[s],c=`${r[i]} attends to ${l} most: score ${W(e[i][s])}, weight ${xt(o[i][s])}; it gets ${io(n[i])}`,p=a.filter(m=>m.met).length,d=co(r).filter((m,f)=>!a[f].met),u=p===a.length?"All five wishes are met":`${pt(so[p])} of five wishes ${p===1?"is":"are"} met; missing: ${wt(d)}`;return`${pt(c)}. ${u}.${lo(t)}`}var ae=({words:t},{weights:e,scores:o},n,a)=>`${t[n]} gives ${t[a]} the weight ${W(e[n][a])}, score ${W(o[n][a])}`;var Z=["q","k","v"],dt={q:"query",k:"key",v:"value"},po={q:"arrow",k:"ring",v:"square"},uo={q:"looks for",k:"offers",v:"means"},fo={q:"what it looks for",k:"what it offers",v:"what it means"},ie=3,P=40,mo=960,ho=36;function H({q:t,k:e,v:o}){let n=at([...t,...e],ie);return{q:n,k:n,v:at(o,ie)}}function ut(t,e){let o=t<700,n=o?10:18,a=o?(t-n)/2:(t-2*n)/3,r=Math.round(Math.min(a,t>mo?230:290)),i=(f,h)=>({left:f*(a+n),top:P+h*(r+P+6),width:a,height:r}),s={left:0,top:P,width:t,height:r},[l,c,p]=o?[i(0,0),i(1,0),i(0,1)]:[0,1,2].map(f=>i(f,0)),d=P+r+14,u=o?{left:a+n,top:i(1,1).top-P,width:a}:{left:0,top:d,width:.42*t},m=o?{left:0,top:i(0,1).top+r+14,width:t}:{left:.42*t+40,top:d,width:.58*t-40};return{narrow:o,...e?{q:s,k:s,v:s}:{q:l,k:c,v:p},aside:p,wishes:u,pairs:m}}function Q({overlaid:t},e,o){let n=ut(o,t),a=Math.max(e.q,e.k,e.v),r=i=>({...n[i],edge:t?a:e[i]});return{q:r("q"),k:r("k"),v:r("v")}}function Y({words:t,asking:e},o){let{pairs:n}=ut(o,!1),a=(n.width-44)/t.length,r=t.map((i,s)=>s===e?"query asked":"ink");return{id:"pairs",left:n.left,top:n.top+ho,side:44,wide:a,tall:35,words:t,roles:r}}var se=(t,e)=>{let o=Y(t,e);return Math.ceil(o.top+Xt(o)+2)};function go(t,e,{left:o,top:n},a){let r={q:`bold: ${e}`,k:`dashed: the way ${e} asks${a?"":"; discs: weights"}`,v:a?`triangle: ${e} gets`:`triangle: what ${e} gets`};return[nt(`title ${t}`,`${dt[t]} strong start`,{x:o,y:n-22},[{text:"E"},{text:t,role:"sub",dy:3},{text:` ${uo[t]}`,dy:-3}]),b(`note ${t}`,"text","soft small start",{x:o,y:n-6},r[t])]}function xo(t,{left:e,top:o,width:n,edge:a}){let r={x:e+n,y:o-22},i=Math.round(a/1.15);return b(`scale ${t}`,"text","ink strong end small",r,`to ${i}`)}function bo(t,{q:e,aside:o,narrow:n}){let a=n?[["query","arrow",`${t} asks`],["key","rings","keys"],["weight","discs","weights"],["value","squares","meanings"],["output","triangle","what it gets"]]:[],r=`arrow: ${t}\u2019s query; rings: keys; discs: weights; squares: meanings; triangle: what ${t} gets`,{left:i,top:s}=e;return[b("title all","text","ink strong start",{x:i,y:s-22},"All upon each other"),...n?[]:[b("note all","text","soft small start",{x:i,y:s-6},r)],...a.map(([l,c,p],d)=>b(`legend ${d}`,"text",`${l} small start`,{x:o.left,y:o.top+4+20*d},`${c}: ${p}`))]}var ce=({asking:t,overlaid:e},o,n,a)=>n.flatMap((r,i)=>{let s=i===t&&o==="q"?" bold":e&&o!=="k"?" faint":"";return Ct(`${o} ${i}`,`${dt[o]}${s}`,a,r,po[o])});function le(t,e,o,n){let a=e.map(({vector:i})=>z(o,i)),r=Ft(o,e.map(({word:i})=>i),a,n?13:15);return e.map(({role:i,word:s,asked:l},c)=>b(`${t} name ${c}`,"text",`${i} name${l?" asked":""}`,{x:r[c][0],y:r[c][1]+5},s))}function wo(t,e){let[o,n]=t;if(o===0&&n===0)return[];let[a,r]=z(e,[0,0]),i=Math.min(e.width/2/Math.abs(o||1e-12),e.height/2/Math.abs(n||1e-12));return[b("ray","line","query line ray",{x1:a,y1:r,x2:a+i*o,y2:r-i*n})]}function pe(t,e){let[o,n]=z(e,t).map(a=>a.toFixed(1));return b("gets","path","output solid gets",{d:`M${o} ${n}m0 -8l7 12h-14Z`})}var de=(t,e,o,n)=>t.map((a,r)=>{let[i,s]=z(o,e[r]);return b(`disc ${r}`,"circle","weight solid disc",{cx:i,cy:s,r:(n?12:17)*Math.sqrt(a)})}),ue=({words:t,asking:e},o,n)=>t.map((a,r)=>({role:dt[o],word:a,vector:n[r],asked:r===e&&o==="q"}));function yo(t,e,o,n){let{words:a,asking:r}=t,i={q:{under:[],over:[]},k:{under:[...wo(e.q[r],o.k),...de(e.weights[r],e.k,o.k,n)],over:[]},v:{under:[],over:[pe(e.output[r],o.v)]}},s=Z.every(l=>o[l].edge===o.q.edge);return Z.flatMap(l=>[...go(l,a[r],o[l],n),...s?[]:[xo(l,o[l])],...it(l,o[l]),...i[l].under,...ce(t,l,e[l],o[l]),...le(l,ue(t,l,e[l]),o[l],n),...i[l].over])}function vo(t,e,{q:o},n){let{words:a,asking:r}=t,i=ue(t,"k",e.k),s={role:"query",word:`${a[r]} asks`,vector:e.q[r],asked:!0};return[...bo(a[r],n),...it("all",o),...de(e.weights[r],e.k,o,n.narrow),...["v","k","q"].flatMap(l=>ce(t,l,e[l],o)),...le("all",[...i,s],o,n.narrow),pe(e.output[r],o)]}function ko({words:t},{wishes:e},{left:o,top:n,width:a},r){let i=r?34:33,s=n+(r?56:50),l=o+a,c=ne(t).flatMap((d,u)=>{let m=s+u*i,{value:f,met:h}=e[u],g=r?m+14:m;return[b(`wish ${u}`,"text","ink start small",{x:o,y:m},d),b(`value ${u}`,"text","ink end number",{x:r?o+40:l-76,y:g},W(f)),b(`met ${u}`,"text",h?"ink strong end small":"soft end small",{x:l,y:g},h?"\u2713 met":"\u2717 open"),b(`rule ${u}`,"line","rule",{x1:o,x2:l,y1:g+6,y2:g+6})]});return[b("wishes","text","ink strong start",{x:o,y:n+18},"Five wishes"),...c]}function $o(t,{weights:e,scores:o},n,a){let r=Y(t,n),i=r.top+18+t.asking*r.tall,s=(c,p)=>c.map(d=>d.map(u=>W(u,p))),l={texts:s(e,2),small:s(o,1)};return[nt("pairs title","ink strong start",{x:r.left,y:r.top-22},[{text:"Weights"},...a?[{text:"discs above: the asking row",role:"aside",dx:8}]:[]]),b("pairs note","text","soft small start",{x:r.left,y:r.top-6},"row asks, column answers; small: score q\xB7k"),...te(r,{hue:"weight",shares:e,...l}),...Mo.map(([c,p])=>ee(r,`wish ${c} ${p}`,"ink back",c,p)),b("asking","rect","query solid",{x:r.left+r.side-4,y:i+3,width:3,height:r.tall-6})]}var Mo=[[0,2],[1,2],[3,4],[4,3]];function fe(t,e,{width:o,edges:n=H(e)}){let a=ut(o,t.overlaid),r=Q(t,n,o),s=[...t.overlaid?vo(t,e,r,a):yo(t,e,r,a.narrow),...ko(t,e,a.wishes,a.narrow),...$o(t,e,o,a.narrow)];return{width:o,height:se(t,o),marks:s}}var qo=({source:t},e)=>e==="v"||t==="tables";function me(t,e,{width:o,edges:n=H(e)}){let a=Q(t,n,o),r=Z.filter(l=>qo(t,l)).flatMap(l=>e[l].map((c,p)=>It(`${l} ${p}`,`${t.words[p]}, ${fo[l]}; arrow keys move its tip`,a[l],c))),i=Y(t,o),s=(l,c)=>ae(t,e,l,c);return[...r,...oe(i,s,[t.asking,0],!1)]}var he=`.projection-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
.projection-source { display: grid; align-items: center; min-height: 66px; }
.projection-source > * { grid-area: 1 / 1; margin: 0; }
.projection-matrices { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 22px; }
.projection-matrix { display: flex; align-items: center; gap: 8px; font-weight: 600; }
.projection-matrix sub { font-size: 0.75em; }
.projection-fields { display: grid; grid-template-columns: auto auto; gap: 3px; padding: 3px 6px; border: solid var(--edge); border-width: 0 1.5px; border-radius: 5px; }
.attn .projection-fields input { width: 64px; height: 28px; font-weight: 400; font-size: 14px; text-align: right; }
.attn .projection-fields input[aria-invalid] { border: 2px dashed var(--ink); }
.attn .projection-refused { margin: 4px 0 0; min-height: 1.45em; font-weight: 600; font-size: 0.933em; }
.projection-board .attn-hit.grab { border-radius: 50%; }
.attn-projection .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.attn-projection > * + * { margin-top: 12px; }
.attn-projection > .projection-refused { margin-top: 2px; }
@container (max-width: 860px) { .attn-projection .attn-summary { min-height: 5.8em; } }
@container (max-width: 699px) {
  .projection-row .attn-label { width: 100%; margin: 0; }
  /* In one column room is kept for what may come of the source that is chosen alone. */
  .projection-source { min-height: 0; }
  .projection-matrices { min-height: 114px; align-content: start; }
  .projection-source > [style*="hidden"],
  .attn-projection:has(.projection-matrices[style*="hidden"]) > .projection-refused { display: none; }
  .projection-matrices { gap: 6px 14px; }
  .projection-matrices .attn-label { flex: 1 1 120px; line-height: 18px; }
  .projection-matrix { gap: 4px; }
  .attn .projection-fields input { width: 56px; padding: 0 4px; font-size: 13px; }
  .attn .projection-refused { min-height: 2.9em; }
  .attn-projection > * + * { margin-top: 8px; }
  .scene text.name { font-size: 13px; } .scene text.small { font-size: 12px; }
  .attn-projection .attn-summary { min-height: 11.6em; }
  .attn-projection:has(.projection-matrices[style*="hidden"]) .attn-summary { min-height: 8.7em; }
  .attn-projection .attn-choice span { min-width: 28px; padding: 0 7px; font-size: 0.867em; text-align: center; }
}
@media print { .projection-row, .projection-source > [style*="hidden"] { display: none; } .projection-source { min-height: 0; } }
:host([data-whole]) .attn-projection > .attn-hint { display: none; }
:host([data-whole]) .attn-projection > * + * { margin-top: 6px; }
:host([data-whole]) .attn-projection .projection-source { margin-top: 0; }
:host([data-whole]) .attn-projection .attn-summary { min-height: 2.9em; }
`;var Ao=2e3,be=["x","query","key","w_q","w_k","b_q"],ge={q:"query",k:"key",v:"x"},A=t=>t.read();function Eo(t,e){let o=gt("svg",{class:"scene","aria-hidden":"true"}),n=900,a=null,r=m=>{let[f,h]=m().id.split(" ");return{letter:f,i:Number(h)}},i=()=>a??H(I(A(t))),s=(m,f)=>{let{letter:h,i:g}=r(m),w=a?Math.min(F,a[h]):F,y=f.map(q=>Math.round(100*$(q,-w,w))/100),M=A(t)[ge[h]];e({[ge[h]]:M.map((q,E)=>E===g?y:q)})},c=Ht((m,f)=>{if(f().id.startsWith("pairs"))return Kt(m,()=>f().id,A(t).words.length,(h,g,w)=>{e({asking:h}),w&&c.focus(`pairs ${h} ${g}`)});Pt(m,{plane:()=>Q(A(t),i(),n)[r(f).letter],read:()=>I(A(t))[r(f).letter][r(f).i],move:h=>s(f,h),hold:h=>{a=h?H(I(A(t))):null,h||t.change({},{glide:!0})}})}),p=x("div",{class:"attn-stage projection-board"},o,c.root),d=(m,f)=>c.set(me(m,f,{width:n,edges:i()}));return{root:p,tell:d,paint:(m,f)=>{let h=Math.round(p.clientWidth);h!==n&&(n=h,d(A(t),V(A(t)))),Lt(o,fe(m,f,{width:n,edges:a??H(f)}))}}}var xe=t=>Array.isArray(t[0])?t:[t];function So(t,e,o,n,a,r){let i=(p,d,u)=>{let m=xe(A(n)[e]).map((f,h)=>f.map((g,w)=>h===p&&w===d?u:g));a({[e]:o===1?m[0]:m})},s=Array.from({length:o},(p,d)=>[0,1].map(u=>yt({label:`${t}, ${o>1?`row ${d+1}, `:""}column ${u+1}`,most:F,onInput:m=>i(d,u,m),told:r}))),l=x("div",{class:"projection-matrix",role:"group","aria-label":t},x("span",{"aria-hidden":"true"},t[0],x("sub",{},t.slice(2))),x("span",{class:"projection-fields"},...s.flat().map(p=>p.root))),c=(p,d)=>xe(p[e]).forEach((u,m)=>u.forEach((f,h)=>d(s[m][h],f)));return{root:l,tell:p=>c(p,(d,u)=>d.set(u)),restore:p=>c(p,(d,u)=>d.write(u))}}function Oo(t,e){let o=x("p",{class:"projection-refused",role:"status"}),n=f=>R(o,f),a=[["W q","w_q",2],["W k","w_k",2],["b q","b_q",1]].map(([f,h,g])=>So(String(f),String(h),Number(g),t,e,n)),r=f=>x("sub",{},f),i=x("span",{}," + b",r("q")),s=x("span",{class:"attn-label"},"q = x W",r("q"),i,", k = x W",r("k"),", v = x"),l=x("p",{class:"attn-hint"},"Each word has a query and a key of its own: drag their arrows."),c=x("div",{class:"projection-matrices"},...a.map(f=>f.root),s),p=x("div",{class:"projection-source"},l,c),d=(f,h)=>{let g=h?"":"hidden";f.style.visibility!==g&&(f.style.visibility=g)};return{root:p,refused:o,tell:f=>{d(l,f.source==="tables"),d(c,f.source!=="tables");let h=f.source==="bias";d(a[2].root,h),j(i,"hidden",!h);for(let g of a)g.tell(f)},restore:f=>{n("");for(let h of a)h.restore(f)}}}function zo({words:t},{change:e,solve:o,reset:n}){let a={glide:!0},r=G("Queries and keys come from",{tables:"tables",matrices:"matrices",bias:"matrices + bias"},h=>e({source:h},a)),i=G("Planes",{beside:"side by side",upon:"overlaid"},h=>e({overlaid:h==="upon"})),s=Object.fromEntries(t.map((h,g)=>[g,h])),l=G("Follow the word",s,h=>e({asking:Number(h)})),c=h=>x("span",{class:"attn-label","aria-hidden":"true"},h),p=(...h)=>x("div",{class:"attn-row"},...h),d=p(st("Find a solution",o).root,st("Reset",n).root),u=x("div",{class:"projection-row"},p(c("Queries and keys from"),r.root),d),m=x("div",{class:"projection-row"},p(c("Follow"),l.root),i.root);return{above:u,below:m,tell:h=>{r.set(h.source),i.set(h.overlaid?"upon":"beside"),l.set(String(h.asking))}}}function No(t,e,o){let n=Ot(e,Ao),a=(d,u={})=>{n.stop(),e.change(d,u)},r={change:a,solve:()=>n.play(Jt(A(e))),reset:()=>{let d=o.get("_start")??{},u=be.filter(m=>m in d).map(m=>[m,d[m]]);a(Object.fromEntries(u),{glide:!0}),i.restore(A(e))}},[i,s,l]=[Oo(e,a),zo(t,r),Eo(e,a)],c=Bt();return{parts:[x("p",{class:"attn-hint"},"Point the query of hot at the key of temperature: no meaning has to move. Can you meet all five wishes?"),s.above,i.root,i.refused,s.below,l.root,c.root],tell:d=>{let u=V(d);n.tell(d),s.tell(d),i.tell(d),l.tell(d,u),c.set(re(d,u))},glides:I,paint:d=>l.paint(A(e),lt(d)),stop:()=>{n.stop(),c.stop()}}}var er=St({name:"projection",label:"Live figure: what words look for, offer and mean",style:ft+Zt+he,controls:["source",...be,"asking","overlaid"],fixed:["words"],build:No});export{Z as LETTERS,fe as board,V as compute,er as default,re as describe,se as heightOf,Jt as learn,Y as lookOf,me as places,Q as planesOf};
