// Joined by `make figures` from src/mixing and src/kit: change those, not this.
var Je="http://www.w3.org/2000/svg",Ye=0,Xe=Math.random().toString(36).slice(2,8),st=t=>`attn-${Xe}-${t}-${++Ye}`;function Tt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var y=(t,e={},...n)=>Tt(document.createElement(t),e,n),E=(t,...e)=>y("div",{class:t},...e),Ze=(t,e={},...n)=>Tt(document.createElementNS(Je,t),e,n),J=(t="")=>Ze("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function N(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var It=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var jt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Lt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function Dt(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,c)=>o(c))),a=t.map((i,c)=>o(c)?Math.exp((i-r)/e):0),s=a.reduce((i,c)=>i+c,0);return s>0?a.map(i=>i/s):a}var O=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var zt=200,ct=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,nn=t=>t*t*(3-2*t);function it(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>it(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,it(t[r],a,n)]);return Object.fromEntries(o)}return e}function Ct(t,e,n){let[o,r,a,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let h=O(p-i,0,64);if(i=p,l){let f=O((p-s)/e);o=it(r,a,nn(f)),l=f<1}let u=n(o,h);c=l||u?requestAnimationFrame(d):0};return{go(p,h){if(ct()){[o,a,l]=[p,p,!1],n(o,1/0);return}[r,a,s,l]=[o,p,performance.now(),h],h||(o=p,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function Ft(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function F(t,e){let n=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>N(n,"aria-pressed",String(o))}}var Rt=(...t)=>y("p",{class:"attn-hint"},...t);function Wt(t,e,n){let o=st("choice"),r=new Map,a=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,y("input",{type:"radio",name:o,onchange:()=>n(s)})),a.append(y("label",{},r.get(s),y("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function lt({label:t,min:e,max:n,step:o,onInput:r,text:a=Ft,zero:s=e,...i}){let{read:c=x=>x,write:l=x=>x}=i,d=st("slider"),p=y("span",{class:"attn-number","aria-hidden":"true"}),u=y("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>r(c(u.valueAsNumber))}),f=E("attn-slider",y("label",{for:d},t),u,p),w=n,m=x=>Math.min(1,Math.max(0,(x-e)/(w-e)));return{root:f,input:u,set:(x,M=!0)=>{let $=l(x);u.valueAsNumber!==$&&(u.value=$),u.style.setProperty("--from",m(Math.min(s,$))),u.style.setProperty("--to",m(Math.max(s,$))),u.disabled=!M,C(p,a(x)),N(u,"aria-valuetext",a(x))},limit:x=>N(u,"max",w=x)}}function Pt(t=700){let e=y("p",{class:"attn-summary"}),n=y("span",{class:"attn-hidden",role:"status"}),o,r=(a,s=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>C(n,s),t)),C(e,a)};return{root:y("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function _t(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let s=r[a.key]?.();s===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(s))})}var on=0,Bt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function qt(t,e){let[n,o,r]=[!1,0,""],a={},s=c=>{a=c;let l=c._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let d=l?.name?e(c,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==r&&([r,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++on}}))},i=()=>{n=!1,s(a)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function rn(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:s,mask:i}=Bt(t),c=!!(s??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function Ht(t,e){let n=y("span",{role:"status"}),o=F("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=E("attn-own",n,o.root);return{root:r,tell:s=>{let i=rn(s,e);r.hidden=i==="",r.classList.toggle("fault",!!Bt(s).fault),C(n,i)}}}function Vt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let h=s();r.forEach(u=>u(h,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:h=!1}={})=>{a=!0;for(let[u,f]of Object.entries(p))t.set(u,f);a=!1,i({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function an(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function sn(t,e,n,o){let[r,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&i(c),()=>l===r&&e.say?.(p))};return i}function Gt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=zt,asks:s,build:i}){return{render:({model:l,el:d})=>{let p=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=p.attachShadow({mode:"open"});h.append(y("style",{},[It,jt,Lt,n].join(`
`)));let u=Vt(l,s?[...o,"_own","_drawn"]:o,r),f=i(u.read(),u,l),w=s&&{...qt(l,s),...Ht(l,s)},m=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},f.parts[0],...w?[w.root]:[],...f.parts.slice(1));h.append(m),d.append(p);let b=()=>{let x=f.glides??(A=>A),M=0,$=()=>{let A=u.read();f.tell(A),w?.tell(A),w?.ask(A),w&&(m.dataset.own=A._own?.kind??"")},S=Ct(x(u.read()),a,(A,at)=>M>0&&f.paint(A,at,M)),T=()=>{let A=Math.round(m.clientWidth);A===M||A===0||(M=A,an(d),S.again())},rt=sn(m,f,u.read,A=>{$(),S.go(x(u.read()),A)});u.follow((A,at)=>{m.classList.add("touched"),rt(at?.glide??!0)}),$(),T();let U=new ResizeObserver(T);return U.observe(m),f.ahead?.(),()=>{U.disconnect(),S.stop(),u.stop(),w?.stop(),f.stop?.()}},v=async()=>{await f.ready;for(let x;x=f.wants?.(u.read());)await x;return b()};return f.ready?v():b()}}}var cn=t=>Math.round(t*10)/10,Kt=new WeakMap;function pt(t){let e=E("attn-hits"),n=new Map,o=a=>{let s=a.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),i={node:s,hit:a};return n.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of n)s.has(i)||(c.remove(),n.delete(i));a.forEach((i,c)=>{let l=n.get(i.id)??o(i);ln(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function ln(t,{x:e,y:n,width:o,height:r,label:a,kind:s="",aria:i={},tab:c=0,lang:l}){let[d,p,h,u]=[e,n,o,r].map(cn),f=`left:${d}px;top:${p}px;width:${h}px;height:${u}px`;Kt.get(t)!==f&&(t.style.cssText=f,Kt.set(t,f)),N(t,"class",`attn-hit ${s}`.trim()),N(t,"aria-label",a),N(t,"tabindex",c),l&&N(t,"lang",l);for(let[w,m]of Object.entries(i))N(t,`aria-${w}`,String(m))}function Ut(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function Jt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Xt="http://www.w3.org/2000/svg",k=t=>Math.round(t*10)/10+0;function g(t,e,n,o,r){let a={};for(let s in o){let i=o[s];a[s]=typeof i=="number"?k(i):i}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}g.line=(t,e,[n,o,r,a],s)=>g(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...s});g.rect=(t,e,[n,o,r,a],s)=>g(t,"rect",e,{x:n,y:o,width:r,height:a,...s});g.circle=(t,e,[n,o,r],a)=>g(t,"circle",e,{cx:n,cy:o,r,...a});g.path=(t,e,n,o)=>g(t,"path",e,{d:n,...o});g.text=(t,e,[n,o],r,a)=>g(t,"text",e,{x:n,y:o,...a},r);var Yt=new WeakMap;function pn(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||n.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(fn)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var dn=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function fn(t){let e=document.createElementNS(Xt,"tspan");for(let[n,o]of Object.entries(dn(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function Y(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Yt.get(t)??new Map;Yt.set(t,a);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of a)s.get(c)?.shape!==d&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of o){let l=a.get(c.id);if(!l){let d=document.createElementNS(Xt,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}pn(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var Zt=["recurrence","convolution","dilated","window","attention"];var[Qt,dt,te,ee]=[8,16384,4096,15],I={"AMD EPYC 7763":{peak:502e10,bandwidth:2048e8,bytes:4,source:"NERSC, Perlmutter architecture (2021): 64 cores, 2.51 TFlops in float64 by AVX2, twice that in float32; 204.8 GB/s"},"NVIDIA T4":{peak:65e12,bandwidth:32e10,bytes:2,source:"NVIDIA, T4 product page (2018): 65 FP16 TFLOPS, 320+ GB/s"},"NVIDIA A100":{peak:312e12,bandwidth:2039e9,bytes:2,source:"NVIDIA, A100 datasheet (June 2021), 80 GB SXM: FP16 and BF16 tensor core 312 TFLOPS, 2,039 GB/s"},"NVIDIA H200":{peak:9895e11,bandwidth:48e11,bytes:2,source:"NVIDIA, H200 datasheet (November 2023), SXM: FP16 and BF16 tensor core 1,979 TFLOPS with sparsity, so half without; 4.8 TB/s"}};function B(t,e,n){if(t==="recurrence")return e;if(t==="attention")return 1;if(t!=="dilated")return Math.max(1,Math.ceil((e-1)/n));let o=1;for(;(n+1)**o<e;)o+=1;return o}function un(t,e){let n=Math.min(e,t-1);return t*(2*n+1)-n*(n+1)}function hn(t,{n:e,d:n,k:o,fused:r}){let a=(o-1)/2,s=B(t,e,a);if(t==="recurrence")return{work:2*e*n*n,steps:e,path:s,moved:(e+1)*n*n+5*e*n};if(t==="convolution"||t==="dilated")return{work:o*e*n*n,steps:1,path:s,moved:2*e*n+o*n*n};let i=t==="window"?un(e,a):e*e;return{work:2*i*n,steps:1,path:s,moved:4*e*n+(r?0:4*i)}}function ne({work:t,moved:e},{peak:n,bandwidth:o,bytes:r}){let a=2*t/(e*r),s=Math.min(n,o*a);return{intensity:a,attainable:s,seconds:2*t/s}}var D=(t,e,n)=>t==="dilated"?(e+1)**n:1;function mn(t,e,n,o){let r=n-e,a=B(t,r+1,o),s=[[0,e]];for(let i=1,c=r;i<=a;i++){let l=s[i-1][1];if(t==="recurrence")s.push([i,e+i-1]);else if(t==="attention")s.push([1,n]);else{let d=D(t,o,i-1),p=t==="dilated"?Math.floor(r/d)%(o+1)*d:Math.ceil(c/(a-i+1));c-=p,s.push([i,l+p])}}return s}function oe(t,e,n,o,r){if(o===0)return[e,e];if(t==="recurrence")return[e,Math.min(r-1,e+o-1)];let a=t==="attention"?r:t==="dilated"?(n+1)**o-1:n*o;return[Math.max(0,e-a),Math.min(r-1,e+a)]}function q({n:t,d:e,k:n,wiring:o,source:r,target:a,fused:s,device:i}){let c=Math.min(t,64),l=(n-1)/2,d=[r,a].map(f=>Math.min(f,c-1)).sort((f,w)=>f-w),p=I[i],h=Zt.map(f=>{let w=hn(f,{n:t,d:e,k:n,fused:s});return{name:f,...w,...ne(w,p),way:mn(f,d[0],d[1],l)}}),u=Zt.indexOf(o);return{n:t,d:e,k:n,side:l,drawn:c,wiring:o,at:u,fused:s,device:i,machine:p,layers:h,source:d[0],target:d[1],levels:B(o,c,l)}}function re(t){let{layers:e,machine:{peak:n,bandwidth:o,bytes:r}}=q(t);return{costs:e.map(({work:a,moved:s})=>[a,s].map(Math.log)),roof:[n,o,r].map(Math.log)}}function ae(t,{costs:e,roof:n}){let[o,r,a]=n.map(Math.exp),s={...t.machine,peak:o,bandwidth:r,bytes:a},i=t.layers.map((c,l)=>{let[d,p]=e[l].map(Math.exp);return{...c,work:d,moved:p,...ne({...c,work:d,moved:p},s)}});return{...t,machine:s,layers:i}}function se(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var H=10,X=4,gn=.78,Z=Array.from({length:H},(t,e)=>e),ie=2/3,ce=t=>t===1?1:t===0?.7:[.2,.3,.45][(t%3+3)%3],le=t=>4*se(t+300),pe=(t,e,n)=>D(t,e,B(t,n,e)>1?1:0);function xn(t,e,n,o){return t==="recurrence"?n<=0:t==="attention"?!0:n%o===0&&Math.abs(n)<=e*o}function bn(t,e,n){return Z.map(o=>{let r=Z.map(s=>xn(t,e,s-o,n));if(t==="window"||t==="attention"){let s=Dt(Z.map(i=>le(H*o+i)),1,r);return s.map(i=>i/Math.max(...s))}let a=s=>t==="recurrence"?gn**-s:ce(s/n);return Z.map(s=>r[s]?a(s-o):0)})}var ut=t=>Array.from({length:2*t+1},(e,n)=>n-t).filter(e=>ce(e)>=ie);function de(t,e,n){let o=[];for(let a=e;a<=n;a++)o.push(le(64*t+a));let r=Math.max(...o)+Math.log(ie);return o.flatMap((a,s)=>a>=r?[e+s]:[])}var Q=new Map;function fe(t,e,n,o){let r=[t,e,n,o.stride,o.x,o.y,o.cell].join(" ");Q.size>30&&Q.clear();let a=Q.get(r)??wn(t,e,n,o);return Q.set(r,a),a}function wn(t,e,n,{x:o,y:r,cell:a,stride:s}){let i=bn(e,n,s),c=Array.from({length:X},()=>"");i.forEach((d,p)=>d.forEach((h,u)=>{if(h===0)return;let f=Math.min(X,Math.floor(X*h)+1),[w,m]=[k(o+u*a),k(r+p*a)];c[f-1]+=`M${w} ${m}h${a}v${a}h-${a}z`}));let l=H*a;return[g.rect(t,"rule",[o-.5,r-.5,l+1,l+1]),...c.map((d,p)=>g.path(`${t} level ${p+1}`,"weight solid",d,{"fill-opacity":(p+1)/X}))]}var yn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),vn=1.12;var V=new Map;function kn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(yn[r.charCodeAt(0)-32]??556),0);return vn*n/1e3}function z(t,e){return V.size>5e3&&V.clear(),V.has(t)||V.set(t,kn(t)),e*V.get(t)}var W={recurrence:"recurrence",convolution:"convolution",dilated:"dilated",window:"window",attention:"attention"},G={...W,recurrence:"recur.",convolution:"convol."},$n={recurrence:"Recurrence",convolution:"Convolution",dilated:"Dilated convolution",window:"Attention in a window",attention:"Full attention"},Mn=[[1e15,"P"],[1e12,"T"],[1e9,"G"],[1e6,"M"],[1e3,"k"]];function R(t){for(let[e,n]of Mn){if(t<e*.9995)continue;let o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}return String(Math.round(t))}function ue(t){let[e,n]=t<1e-6?[1e-9,"ns"]:t<.001?[1e-6,"\xB5s"]:t<1?[.001,"ms"]:[1,"s"],o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}var Sn=1.07,ht=(t,e)=>t.find(n=>Sn*z(n,13)<=e)??t[t.length-1],An=t=>t<9.95?t.toFixed(1):Math.round(t).toLocaleString("en"),j=(t,e)=>`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`,he=t=>t==="recurrence"?"step":"layer";function me({layers:t,at:e,wiring:n},o){let r=t[e].way.length-1;return o>=r?j(r,he(n)):`${Math.floor(o)} of ${j(r,he(n))}`}function ge({wiring:t,n:e,drawn:n,levels:o,k:r},a){let s=`first ${n} of ${e.toLocaleString("en")}`,i=e>n?[`the ${s} tokens`,s,s]:Array(3).fill(j(e,"token")),c=j(o,"layer"),l={recurrence:["each step waits for the one before","each step waits for the one before","step by step"],convolution:[`${c} of ${r} offsets, fixed weights`,`${c} of ${r} fixed weights`,c],dilated:[`${c} of ${r} offsets${o>1?", ever wider":""}`,`${c} of ${r} offsets`,c],window:[`${c}, ${r} keys each, weighed by content`,`${c}, ${r} keys by content`,c],attention:["1 layer, all keys, weighed by content","1 layer, all keys by content","1 layer"]}[t],d=i.map((p,h)=>`${p}; ${l[h]}`);return[$n[t],ht(d,a)]}function En({layers:t,at:e,wiring:n,source:o,target:r,side:a}){let s=o===r;if(s&&n==="recurrence")return`Token ${o+1} reaches itself in its own step.`;let i=`From token ${o+1} to ${s?"itself":`token ${r+1}`}`,c=t[e].way.length-1,l={recurrence:`a recurrence takes ${j(c,"step")}, one after another`,convolution:`a convolution of fixed weights, ${a} each side, takes ${j(c,"layer")}`,dilated:`a convolution whose reach grows ${a+1}-fold takes ${j(c,"layer")}`,window:`attention by content, ${a} each side, takes ${j(c,"layer")}`,attention:"attention takes 1 layer, at any distance"}[n];return`${i}, ${l}.`}var mt=t=>`${t>=1?100:t>=.0995?Math.min(99,Math.round(100*t)):t>=95e-5?(100*t).toFixed(1):"<0.1"}%`,tt=t=>t.split(" ").slice(1).join(" ");function On({layers:t,at:e,device:n,machine:o}){let{intensity:r,attainable:a,seconds:s}=t[e],i=`At ${An(r)} operations per byte`;if(a<o.peak){let c=mt(a/o.peak);return`${i} the ${tt(n)}\u2019s memory holds it to ${c} of the peak; it takes at least ${ue(s)}.`}return`${i} the ${tt(n)}\u2019s arithmetic sets the limit: at least ${ue(s)}.`}function Nn({layers:t,at:e}){let{work:n,moved:o}=t[e];return`A layer takes ${R(n)} multiply-adds and moves ${R(o)} numbers.`}var xe=t=>`${En(t)} ${Nn(t)} ${On(t)}`;var Tn=700;function we(t){let e=t<Tn,[n,o]=[e?0:126,e?3:8],r=(t-n-4*o)/5;return{width:t,narrow:e,left:n,gap:o,wide:r,rows:e?{weights:43,way:88,steps:153,work:198,moved:267,end:316}:{weights:22,way:28,steps:104,work:128,moved:128,end:186},most:e?26:38,pad:e?4:10,cell:e?2.5:4,rise:e?26:64,step:.4,x:s=>n+s*(r+o)}}function In({x:t,wide:e,pad:n,rows:o,narrow:r,rise:a,step:s},{layers:i},c,l){let{way:d}=i[c],p=Math.min(l,d.length-1),h=o.way+a,u=S=>t(c)+n+(e-2*n)*(S+.5)/64,f=p-Math.floor(p),[w,m]=[d[Math.floor(p)],d[Math.min(Math.floor(p)+1,d.length-1)]],b=d.slice(0,Math.floor(p)+1).map(([S,T])=>[T,S]);f&&b.push([w[1]+(m[1]-w[1])*f,p]);let v=b.map(([S,T])=>`${k(u(S))} ${k(h-T*s)}`),x=d.length-1,$=r?String(x):`${x} ${c===0?"step":"layer"}${x===1?"":"s"}`;return[g.line(`floor ${c}`,"ruler",[t(c)+n,h,t(c)+e-n,h]),g.path(`way ${c}`,"weight line thumb",`M${v.join("L")}`),g.text(`way number ${c}`,"ink small start",[t(c)+n,o.way+(r?40:46)],$)]}function jn({x:t,wide:e,pad:n,rows:o,narrow:r},{layers:a,n:s},i){let{steps:c}=a[i],l=r?R(c):`${c.toLocaleString("en")} in a row`,d=e-2*n;return[g.rect(`steps track ${i}`,"track",[t(i)+n,o.steps,d,4]),g.rect(`steps ${i}`,"ink solid",[t(i)+n,o.steps,d*c/s,4]),g.text(`steps number ${i}`,"ink small start",[t(i)+n,o.steps+18],l)]}function be({x:t,wide:e,pad:n,rows:o,most:r,narrow:a},{layers:s},i,c){let l=Math.max(...s.map(f=>f[c])),d=s[i][c],p=r*Math.sqrt(d/l),h=t(i)+n+(!a&&c==="moved"?(e-2*n)/2+4:0),u=o[c]+r;return[g.rect(`${c} ${i}`,`${c==="work"?"ink solid":"ink hollow"}`,[h,u-p,p,p]),g.text(`${c} number ${i}`,"ink small start",[h,u+15],R(d))]}function Ln({rows:t,narrow:e,most:n},{source:o,target:r}){let a=`${o+1} to ${r+1}`;if(e){let i={weights:"weights of one layer: a row for each token",way:`the message\u2019s way, from ${a}`,steps:"steps one after another",work:"multiply-adds of a layer",moved:"numbers moved by a layer"};return Object.entries(i).map(([c,l])=>g(`label ${c}`,"text","soft small start",{x:0,y:t[c]-8},l))}let s={weights:["weights: a row",t.weights+13],"weights rows":["for each token",t.weights+29],way:["the message\u2019s way",t.way+46],"way ends":[`from ${a}`,t.way+62],steps:["one after another",t.steps+8],work:["\u25A0 multiply-adds",t.work+n-18],moved:["\u25A1 numbers moved",t.work+n],areas:["as areas",t.work+n+16]};return Object.entries(s).map(([i,[c,l]])=>g.text(`label ${i}`,"soft small start",[0,Number(l)],String(c)))}function gt(t,{width:e,sent:n=1/0}){let o=we(e),{x:r,wide:a,pad:s,rows:i,narrow:c}=o,l=t.layers.flatMap(({name:d},p)=>{let h=p===t.at,u=c?h?"chosen wash":"bare box":h?"chosen box":"ruler box";return[g.rect(`box ${p}`,u,[r(p)+.5,.5,a-1,i.end-1],{rx:6}),g.text(`name ${p}`,`ink start ${h?"strong ":""}${c?"tiny":"small"}`,[r(p)+s,17],a>90?W[d]:a<58?G[d].replace("ention","ent."):G[d]),...fe(`weights ${p}`,d,t.side,{x:c?r(p)+s:r(p)+a-s-H*o.cell,y:i.weights,cell:o.cell,stride:pe(d,t.side,t.drawn)}),...In(o,t,p,n),...jn(o,t,p),...be(o,t,p,"work"),...be(o,t,p,"moved")]});return{width:e,height:i.end,marks:[...l,...Ln(o,t)]}}function xt(t,{width:e}){let{x:n,wide:o,rows:r}=we(e);return t.layers.map(({name:a,way:s,work:i},c)=>({id:a,x:n(c),y:0,width:o,height:r.end,label:`${W[a]}: ${s.length-1} from ${t.source+1} to ${t.target+1}, ${R(i)} multiply-adds`,aria:{pressed:c===t.at}}))}var ye=`text.small { font-size: 13px; }
text.tiny { font-size: 11.5px; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
.wires { fill: none; stroke: var(--edge); stroke-width: 1; }
.strong.wires { stroke: var(--soft); stroke-opacity: 0.6; }
.dots { fill: none; stroke-linecap: round; }
.soft.dots { stroke: var(--edge); } .weight.dots { stroke: var(--weight); }
.way { stroke-width: 3.5; }
.thumb { stroke-width: 2.5; }
.goal { stroke: var(--output); stroke-width: 2; stroke-linejoin: round; }
.output.open { fill: var(--paper); }
.guide { stroke-dasharray: 2 4; }
.box { fill: none; }
.chosen.box { stroke: var(--weight); stroke-width: 2; }
.chosen.wash { fill: var(--weight-wash); stroke: none; }
.track { fill: var(--rule); }
.hollow { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
.roof { stroke-width: 1; }
.roof.here { stroke-width: 2.5; }
.point { stroke: var(--paper); stroke-width: 1.5; }
`;var[Me,bt]=[12,4],[P,ve,ke]=[12,18,8],zn=150,et=5,Cn=[0,8],L={name:3e3,room:5e3,point:900,own:300,line:25,above:20,left:8};function nt([t,e,n,o],{left:r,right:a,top:s,bottom:i}){let[c,l]=[0,1];for(let[d,p,h,u]of[[t,n-t,r,a],[e,o-e,s,i]]){if(p===0){if(d<=h||d>=u)return!1;continue}let[f,w]=[(h-d)/p,(u-d)/p];[c,l]=[Math.max(c,Math.min(f,w)),Math.min(l,Math.max(f,w))]}return c<l}var Se=(t,e)=>t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom;function Fn(t,e){let n=[];for(let o of t)n.push(Math.max(o,n.length?n[n.length-1]+16:-1e9));for(let o=n.length-1,r=e;o>=0;o--,r-=16)n[o]=Math.min(n[o],r);return n}function Ae(t,e){let[n,o,r,a]=t.find(([,,s])=>e<=s)??t[t.length-1];return o+(a-o)*(e-n)/(r-n)}function Rn({x:t,y:e,width:n},{side:o},r,a){let s=o>0?Math.min(t+P,a.right-n-2):Math.max(t-P,a.left+n+2),[i,c]=o>0?[s-2,s+n+2]:[s-n-2,s+2],l={left:i,right:c,top:r-Me,bottom:r+bt},p=i<t&&t<c?[t,r>e?l.top:l.bottom]:[s-2*o,r-4];return{x:s,y:r,side:o,plate:l,leader:[t,e,p[0],p[1]]}}function Wn({plate:t,y:e},n,{side:o,down:r},a,{room:s,lines:i,own:c}){let l=Math.abs(e-4-n.y)+(r>0?0:L.above)+(o>0?0:L.left);(t.top<s.top||t.bottom>s.bottom)&&(l+=L.room);for(let d of i)nt(d,t)&&(l+=L.line);for(let d of c)nt(d,t)&&(l+=L.own);for(let{x:d,y:p}of a){let h={left:d-et,right:d+et,top:p-et,bottom:p+et};Se(t,h)&&(l+=L.point)}return l}function Pn(t){let e=0;return t.forEach((n,o)=>t.slice(o+1).forEach(r=>{Se(n.plate,r.plate)&&(e+=1),nt(n.leader,r.plate)&&(e+=1),nt(r.leader,n.plate)&&(e+=1)})),e}var Ee={side:1,down:1},Oe={side:1,down:-1},$e=[Ee,{side:-1,down:1},Oe,{side:-1,down:-1}];function _n({x:t,width:e},{left:n,right:o}){let r=$e.filter(({side:a})=>a>0?t+P+e+2<=o:t-P-e-2>=n);return r.length?r:$e}function Bn(t){let e=Array.from({length:t},(o,r)=>r).slice(2),n=(o,r)=>Array.from({length:o.length+1},(a,s)=>o.toSpliced(s,0,r));return n(e,1).flatMap(o=>n(o,0))}function qn(t,e,n){let o=t.map(({x:s,y:i,width:c},l)=>Math.min(i,e[l].side>0?Ae(n,s+P+c+2)+ke-bt-2:i)-ke),r=t.map((s,i)=>i).filter(s=>e[s].down<0).sort((s,i)=>e[i].side-e[s].side||e[s].side*(s-i)),a=1/0;for(let s of r)a=o[s]=Math.min(o[s],a-16);return o}function Ne(t,e){let{room:n,own:o}=e,[r,a]=t.slice(0,2).map(d=>_n(d,n)),s=[],i=1/0,c=(d,p,h)=>{let u=p.map(v=>{let{x,y:M,width:$}=t[v],S=d[v].side>0?M:Ae(o,x-P-$-2)+Me+2-ve;return Math.max(M,S)+ve+h}),f=Fn(u,n.bottom-bt),w=qn(t,d,o),m=0,b=t.map((v,x)=>{let M=d[x].down>0?f[p.indexOf(x)]:w[x],$=Rn(v,d[x],M,n);return m+=m<i?Wn($,v,d[x],t,e):0,$});m<i&&(m+=L.name*Pn(b)),m<i&&([i,s]=[m,b])},l=d=>{for(let p of r)for(let h of a){if(i<zn)return;let u=t.map((w,m)=>[p,h][m]??(m===d?Oe:Ee)),f=new Set;for(let w of Bn(t.length)){let m=w.filter(b=>u[b].down>0);if(!f.has(String(m))){f.add(String(m));for(let b of Cn)c(u,m,b)}}}};l(-1);for(let d=2;d<t.length&&i>=L.own;d++)l(d);return s}var yt=[.4,2e4],Hn=["a point is a layer, with its share of the peak","a layer, with its share of the peak","share of the peak"],je=[3e10,6e15];function Vn({width:t,height:e}){let n={left:40,right:t-44,top:44,bottom:e-36},o=(r,[a,s])=>Math.log(r/a)/Math.log(s/a);return{width:t,height:e,...n,x:r=>n.left+(n.right-n.left)*o(r,yt),y:r=>n.bottom-(n.bottom-n.top)*o(r,je)}}function Gn({left:t,right:e,top:n,bottom:o,x:r,y:a,width:s}){let i=[1,10,100,1e3,1e4],c=[1e11,1e12,1e13,1e14,1e15];return[g.text("roof title","ink strong start",[0,14],s<380?"Operations per second, at most":"The roofline: operations per second, at most"),g.text("roof note","soft small start",[0,32],ht(Hn,s)),...i.flatMap(l=>[g.line(`grid x ${l}`,"rule",[r(l),n,r(l),o]),g.text(`tick x ${l}`,"soft small",[r(l),o+16],l<1e3?String(l):`${l/1e3} k`)]),...c.flatMap(l=>[g.line(`grid y ${l}`,"rule",[t,a(l),e,a(l)]),g.text(`tick y ${l}`,"soft small end",[t-4,a(l)+4],l<1e12?"0.1 T":l<1e15?`${l/1e12} T`:"1 P")]),g.text("axis x","soft small",[(t+e)/2,o+33],"operations per byte moved")]}function Le({x:t,y:e},{peak:n,bandwidth:o}){let r=n/o,a=Math.max(yt[0],je[0]/o);return[[a,a*o],[r,n],[yt[1],n]].map(([i,c])=>[t(i),e(c)])}var Te=(t,e)=>`M${Le(t,e).map(([n,o])=>`${k(n)} ${k(o)}`).join("L")}`;function Ie(t,e){let[[n,o],[r,a],[s,i]]=Le(t,e);return[[n,o,r,a],[r,a,s,i]]}var Kn=15;function Un({y:t}){let e=Object.entries(I).sort(([,r],[,a])=>a.peak-r.peak),n=e.map(([,{peak:r}])=>t(r)),o=[...n];for(let r=0;r<40;r++)for(let a=1;a<o.length;a++){let s=Math.max(0,Kn-o[a]+o[a-1])/2;o[a-1]-=s,o[a]+=s}return Object.fromEntries(e.map(([r],a)=>[r,o[a]-n[a]]))}function Jn(t,{device:e,machine:n}){let o=Object.entries(I).filter(([c])=>c!==e),r=c=>c.split(" ")[1],a=Un(t),s=(c,l,d)=>g.text(`roof name ${c}`,`${d} small start`,[t.right+5,t.y(l)+4.5+a[c]],r(c)),i=n.peak/n.bandwidth;return[...o.flatMap(([c,l])=>[g.path(`roof ${c}`,"soft line roof",Te(t,l)),s(c,l.peak,"soft")]),g.line("ridge","ruler guide",[t.x(i),t.y(n.peak),t.x(i),t.bottom]),g.path("roof here","ink line roof here",Te(t,n)),s(e,n.peak,"ink strong")]}var wt={key:"",placed:[]};function Yn(t,e){let n=JSON.stringify([t.map(({x:o,y:r,width:a})=>[o,r,a]),e]);return wt.key!==n&&(wt={key:n,placed:Ne(t,e)}),wt.placed}function Xn(t,e){let{layers:n,at:o,machine:r}=e,a=n.map(({name:m,intensity:b,attainable:v},x)=>({i:x,name:m,here:x===o,share:mt(v/r.peak),x:t.x(b),y:t.y(v)})),s=t.width<320?11.5:13,c=a.filter(({name:m})=>m!=="dilated").map(m=>{let[b,v]=[m.name==="convolution",e.wiring==="dilated"],$=`${t.width<380?G[m.name]:b?"convolutions":W[m.name]} ${m.share}`,S=m.here||b&&v;return{...m,text:$,here:S,width:z($,S?s+1:s)}}).sort((m,b)=>b.x-m.x||b.i-m.i),l={left:t.left+1,right:t.right,top:t.top-5,bottom:t.bottom+2},p=Object.entries(I).filter(([m])=>m!==e.device).flatMap(([,m])=>Ie(t,m)),h=Yn(c,{room:l,lines:p,own:Ie(t,r)}),u=h.map(({leader:[m,b,v,x]},M)=>g.line(`point line ${c[M].i}`,"ruler",[m,b,v,x])),f=h.flatMap(({x:m,y:b,side:v,plate:x},M)=>{let{i:$,text:S,here:T}=c[M],rt=s<13?"tiny":"small",U=`${T?"weight strong":"ink"} ${rt} ${v>0?"start":"end"}`;return[g(`point plate ${$}`,"rect","paper",{x:x.left,y:x.top,width:x.right-x.left,height:x.bottom-x.top}),g.text(`point name ${$}`,U,[m,b],S)]}),w=[...a].sort((m,b)=>Number(m.here)-Number(b.here)).map(({i:m,x:b,y:v,here:x})=>g.circle(`point ${m}`,`${x?"weight":"ink"} solid point`,[b,v,x?6:4]));return[...u,...f,...w]}function vt(t,{width:e,height:n}){let o=Vn({width:e,height:n});return{width:e,height:n,marks:[...Gn(o),...Jn(o,t),...Xn(o,t)]}}var ze=28,Zn=24,[_,Qn]=[44,10],[to,eo,kt]=[46,44,10],Ce=3.6;function Mt({drawn:t,wiring:e,levels:n},{width:o,height:r}){let[a,s]=[r-eo,(o-2*kt)/t],i=a-to,c=e==="recurrence"?i/n:Math.min(i/n,i*.6);return{width:o,height:r,bottom:a,cell:s,floor:c,stairs:e==="recurrence",x:l=>kt+(l+.5)*s,y:([l,d])=>a-c*(e==="recurrence"&&l>0?d+1:l)}}function St(t,e,n){let{cell:o}=Mt(t,e);return O(Math.floor((n-kt)/o),0,t.drawn-1)}var K=({x:t,y:e},n,o)=>`M${k(t(n[1]))} ${k(e(n))}L${k(t(o[1]))} ${k(e(o))}`;function Fe(t,{drawn:e,levels:n},o){let r="",a=(s,i)=>{let c=o>0?e-1-i:i,l=Math.min(n-s,o===0?n:Math.floor(c/Math.abs(o)));l>0&&(r+=K(t,[s,i],[s+l,i+l*o]))};for(let s=0;s<e;s++)a(0,s);for(let s=1;s<n;s++)for(let i=0;i<Math.min(Math.abs(o),e);i++)a(s,o>0?i:e-1-i);return r}function no(t,{wiring:e,drawn:n,levels:o,side:r}){let a=Array.from({length:n},(c,l)=>l),s=(c,l,d=1)=>a.map(p=>{let h="";for(let u=-l;u<=l;u++){let f=p+u*d;f>=0&&f<n&&(h+=K(t,[c,p],[c+1,f]))}return h}).join("");return e==="recurrence"?a.map(c=>K(t,[0,c],[1,c])+(c?K(t,[1,c-1],[1,c]):"")).join(""):e==="attention"?s(0,n):e==="dilated"?Array.from({length:o},(c,l)=>s(l,r,D(e,r,l))).join(""):Array.from({length:2*r+1},(c,l)=>l-r).map(c=>Fe(t,{drawn:n,levels:o},c)).join("")}function oo(t,{wiring:e,drawn:n,levels:o,side:r}){if(e==="recurrence")return"";if(e==="convolution")return ut(r).map(i=>Fe(t,{drawn:n,levels:o},-i)).join("");let a=e==="attention"?n:r,s="";for(let i=0;i<o;i++){let c=D(e,r,i);for(let l=0;l<n;l++){let d=e==="dilated"?ut(r).map(p=>l+p*c).filter(p=>p>=0&&p<n):de(i*n+l,Math.max(0,l-a),Math.min(n-1,l+a));for(let p of d)s+=K(t,[i,p],[i+1,l])}}return s}function ro({wiring:t,drawn:e,levels:n,side:o}){if(t==="recurrence")return 2*e-1;let r=s=>{let i=0;for(let c=-o;c<=o;c++)i+=Math.max(0,e-Math.abs(c)*s);return i};if(t==="attention")return e**2;let a=0;for(let s=0;s<n;s++)a+=r(D(t,o,s));return a}var ot=new Map;function ao(t,e){let{wiring:n,drawn:o,side:r}=e,a=`${n} ${o} ${r} ${t.width} ${t.height}`,s=ot.get(a)??[no(t,e),oo(t,e)];return ot.size>8&&ot.clear(),ot.set(a,s),s}var Re=({cell:t,floor:e,stairs:n})=>O(Math.min(t,n?t:e)*.42,1.4,7);function $t(t,e,n,o,[r,a]){let{x:s,y:i,cell:c}=t,[l,d]=[s(r),s(a)].map(k);return g.path(e,`${n} dots`,`M${l} ${k(i([o,r]))}H${k(d+.2)}`,{"stroke-width":Re(t),"stroke-dasharray":`0 ${c}`})}function We(t,e,n,[o,r]){let{x:a,y:s}=t,i="";for(let c=o;c<=r;c++)i+=`M${k(a(c))} ${k(s([1,c]))}h0`;return g.path(e,`${n} dots`,i,{"stroke-width":Re(t)})}function so(t,{wiring:e,drawn:n,levels:o}){let r=[0,n-1],a=$t(t,"nodes 0","soft",0,r);if(e==="recurrence")return[a,We(t,"nodes 1","soft",r)];let s=t.floor<Ce?[o]:Array.from({length:o},(i,c)=>c+1);return[a,...s.map(i=>$t(t,`nodes ${i}`,"soft",i,r))]}function io(t,{wiring:e,drawn:n,source:o,side:r},a){let s=l=>oe(e,o,r,l,n);if(e==="recurrence")return a>0?[We(t,"heard 1","weight",s(a))]:[];let i=Array.from({length:a},(l,d)=>d+1);return(t.floor<Ce?i.slice(-1):i).map(l=>$t(t,`heard ${l}`,"weight",l,s(l)))}function De({x:t,y:e},n,o){let r=Math.min(Math.floor(o),n.length-1),[a,s,i]=[n[r],n[Math.min(r+1,n.length-1)],o-r],c=(l,d)=>l+(d-l)*i;return[c(t(a[1]),t(s[1])),c(e(a),e(s))]}var Pe=t=>`M${t.map(([e,n])=>`${k(e)} ${k(n)}`).join("L")}`;function co(t,{layers:e,at:n},o){let{way:r}=e[n],a=Math.min(o,r.length-1),s=De(t,r,a),i=r.slice(0,Math.floor(a)+1).map(p=>[t.x(p[1]),t.y(p)]),c=a===r.length-1,[l,d]=De(t,r,r.length-1);return[g.line("guide","ruler guide",[l,d,l,t.bottom]),g.path("way","weight line way",Pe([...i,s])),...c?[]:[g.circle("pulse","weight solid",[s[0],s[1],5])],g.path("goal",`output ${c?"solid":"open"} goal`,_e([l,d-3]))]}var _e=([t,e],n=8)=>`${Pe([[t,e-n],[t+n,e+n*.75],[t-n,e+n*.75]])}Z`;function Be({x:t,width:e},{source:n,target:o}){let[r,a]=[t(n),t(o)],s=_-Qn;return a-r<_?O((r+a)/2,s,e-s):null}function qe(t,e,n){let[o,r]=[t.x(e.source),t.x(e.target)],a=Be(t,e);return a===null?[o,r]:[Math.min(o,a-n/2),Math.max(r,a+n/2)]}function lo(t,e){let{source:n,target:o}=e,[[r,a],[s,i]]=[Zn,ze].map(d=>qe(t,e,d)),{bottom:c}=t,l=c+40;return[g.rect("from","value solid",[r-6,c+10,12,12],{rx:2}),g.path("to","output solid",_e([a,c+17],7.5)),g.text("from name","value strong small",[s,l],String(n+1)),g.text("to name","output strong small",[i,l],String(o+1))]}function po(t,e){let{x:n,bottom:o}=t,{n:r,drawn:a}=e,s=qe(t,e,ze),i=p=>p===a-1&&r>a?`${p+1} \u2026`:String(p+1),c=p=>{let h=z(i(p),13)/2;return p===0?n(0)-4+h:p===a-1?n(p)+4-h:n(p)},l=p=>s.every(h=>Math.abs(h-c(p))>17+z(i(p),13)/2);return[...new Set([0,...[1,2,3,4].map(p=>Math.round(a*p/4)-1)])].filter(l).map(p=>g.text(`token ${p}`,`soft small${p===0?" start":p===a-1?" end":""}`,[n(p)+(p===0?-4:p===a-1?4:0),o+40],i(p)))}function At(t,{width:e,height:n,sent:o=1/0}){let r=Mt(t,{width:e,height:n}),{way:a}=t.layers[t.at],s=Math.min(o,a.length-1),[i,c]=ao(r,t),[l,d]=ge(t,e),p=[g.text("title","ink strong start",[0,14],l),g.text("told","weight strong end",[e,14],me(t,s)),g.text("note","soft small start",[0,32],d),g.path("wires","wires",i,{"stroke-opacity":Math.round(100*O(260/ro(t)+.09,0,.8))/100}),g.path("strong wires","wires strong",c),...so(r,t),...io(r,t,Math.floor(s)),...co(r,t,o),...po(r,t),...lo(r,t)];return{width:e,height:n,marks:p}}function Et(t,e){let n=Mt(t,e),{x:o,bottom:r}=n,{source:a,target:s,drawn:i}=t,c=(h,u,f)=>({id:h,x:f,y:r-2,width:_,height:46,label:h==="source"?"message from token":"message to token",slider:!0,kind:"across",aria:{valuemin:h==="source"?1:a+1,valuemax:h==="source"?s+1:i,valuenow:u+1,valuetext:`token ${u+1}`}}),l=Be(n,t),[d,p]=l===null?[o(a)-_/2,o(s)-_/2]:[l-_,l];return[c("source",a,d),c("target",s,p)]}var He=`.attn-mixing { --apart: 8px; }
.mixing-board { display: grid; grid-template-columns: minmax(0, 57fr) minmax(0, 43fr); gap: 14px 24px; }
.mixing-table { grid-column: 1 / -1; grid-row: 2; }
.mixing-controls { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px 24px; align-items: center; --name: 4.6em; }
.mixing-controls .attn-row { grid-column: 1 / -1; align-items: center; justify-content: space-between; gap: 8px 16px; }
.mixing-controls .attn-slider { grid-template-columns: var(--name) 1fr 3.4em; }
.attn-mixing .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.mixing-table .attn-hit:hover { background: color-mix(in srgb, var(--ink) 4%, transparent); }
@container (max-width: 659px) {
  .mixing-wide { display: none; }
  .mixing-board { grid-template-columns: minmax(0, 1fr); }
  .mixing-table { grid-row: auto; }
  .mixing-controls { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .mixing-controls :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .mixing-controls .attn-slider input { height: 36px; }
  .attn-mixing .attn-summary { min-height: 8.7em; }
  .mixing-controls .attn-row { justify-content: flex-start; gap: 6px; }
  .mixing-board { gap: 12px; }
  .mixing-controls .attn-choice span { min-width: 46px; text-align: center; }
}
@container (min-width: 900px) { .attn-mixing .attn-summary { min-height: 2.9em; } }
@container (min-width: 1000px) { .attn-mixing { font-size: 17px; } }
@media print { .mixing-controls, .attn-hint { display: none; } }
.attn.attn-mixing details { margin-top: 4px; }
:host([data-whole]) .attn-mixing details { display: none; }
`;var uo=35,[Ve,Ot,ho]=[24,.57,960],mo=660,Nt=t=>q(t.read());function Ge(t){if(t<mo){let s=i=>({width:t,height:i,zoom:1});return{net:s(176),table:s(0),roof:s(190)}}let e=Math.min(t,ho),[n,o]=[e-Ve,t-Ve],r=Math.round(n*Ot),a=O(Math.round(e*.26),230,250);return{net:{width:r,height:a,zoom:o*Ot/r},table:{width:e,height:0,zoom:t/e},roof:{width:n-r,height:a,zoom:o*(1-Ot)/(n-r)}}}var Ue=(t,e)=>t.map(({x:n,y:o,width:r,height:a,...s})=>({...s,x:n*e,y:o*e,width:r*e,height:a*e}));function go(t,e){let n=J(),o=(i,c)=>{let{source:l,target:d,drawn:p}=Nt(t),h=i==="source"?{source:O(c,0,d),target:d}:{source:l,target:O(c,l,p-1)};(h.source!==l||h.target!==d)&&t.change(h)},r=pt((i,c)=>{let l=()=>Nt(t)[c().id];Jt(i,()=>u=>{let f=e().net;o(c().id,St(Nt(t),f,Ut(n,u)[0]/f.zoom))});let d=u=>()=>l()+u,p={ArrowRight:d(1),ArrowUp:d(1),ArrowLeft:d(-1),ArrowDown:d(-1)},h={PageUp:d(8),PageDown:d(-8),Home:()=>0,End:()=>dt};_t(i,{...p,...h},u=>o(c().id,u))});return{root:E("attn-stage mixing-net",n,r.root),paint:(i,c)=>Y(n,At(i,{...e().net,sent:c})),place:i=>r.set(Ue(Et(i,e().net),e().net.zoom))}}function xo(t,e){let n=J(),o=pt((s,i)=>s.addEventListener("click",()=>t.change({wiring:i().id})));return{root:E("attn-stage mixing-table",n,o.root),paint:(s,i)=>Y(n,gt(s,{...e().table,sent:i})),place:s=>o.set(Ue(xt(s,e().table),e().table.zoom))}}var Ke=(t,e)=>{let n=document.createDocumentFragment();return n.append(t," ",y("i",{},e)),n};function bo(t,e){let n=(f,w,m)=>lt({label:Ke(f,w),min:Math.log2(Qt),max:Math.log2(m),step:.5,text:b=>b.toLocaleString("en"),read:b=>Math.round(2**b),write:b=>Math.round(2*Math.log2(b))/2,onInput:b=>t.change({[w]:b})}),[o,r]=[n("tokens","n",dt),n("size","d",te)],a=lt({label:Ke("kernel","k"),min:3,max:ee,step:2,text:String,onInput:f=>t.change({k:f})}),s=F("Scores on the chip",()=>t.change({fused:!t.read().fused},{glide:!0})),i=Object.fromEntries(Object.keys(I).map(f=>[f,tt(f)])),c=Wt("Device",i,f=>t.change({device:f},{glide:!0})),l=[F("Send",e).root,F("Reset",t.reset).root],[d,p]=l;return{root:E("mixing-controls",E("attn-row",d,s.root,c.root,p),o.root,r.root,a.root),tell:f=>{o.set(f.n),r.set(f.d),a.set(f.k),s.set(f.fused),c.set(f.device)}}}function wo(){let n=[["Assumed",`One layer, one sequence, one head, no projections. Every operation reads what it needs from memory and
    writes what it makes; a recurrence reads its matrix anew at each step. A multiplication with its addition is two
    operations. Waiting, launches and caches are left out: these are bounds, no forecasts.`.replace(/\s+/g," ")],["Drawn",`The darker wires, like the darker cells of the small squares, are an example: those with at least two thirds
    of the largest weight of their token. A convolution\u2019s are the same for every token, attention\u2019s are not.`.replace(/\s+/g," ")],...Object.entries(I).map(([o,{source:r,bytes:a}])=>[o,`${r}. Numbers of ${a} bytes.`])];return y("details",{},y("summary",{},"What is assumed, and the devices\u2019 sources"),y("ul",{},...n.map(([o,r])=>y("li",{},`${o}
${r}`))))}function yo(){let t=1/0;return{start:()=>void(t=ct()?1/0:0),next:(e,{layers:n})=>(t+=e/uo,n.every(({way:o})=>t>=o.length-1)&&(t=1/0),t)}}function vo(t,e){let[n,o,r]=[900,Ge(900),t],a=yo(),[s,i,c]=[go(e,()=>o),xo(e,()=>o),Pt()],l=J(),d=bo(e,()=>{a.start(),e.change({},{glide:!0})}),p=Rt("Send the message",y("span",{class:"mixing-wide"},", drag its ends"),"; then press another layer."),h=u=>[s.place(u),i.place(u)];return{parts:[p,E("mixing-board",s.root,i.root,y("div",{},l)),d.root,c.root,wo()],tell:u=>{let f=q(u);u.wiring!==r.wiring&&a.start(),r=u,d.tell(u),h(f),c.set(xe(f))},glides:re,paint:(u,f,w)=>{let m=q(r);w!==n&&([n,o]=[w,Ge(w)],h(m));let b=a.next(f,m),v=ae(m,u);return s.paint(m,b),i.paint(v,b),Y(l,vt(v,o.roof)),b<1/0},stop:c.stop}}var Wr=Gt({name:"mixing",label:"Live figure: five ways to wire tokens, what they cost, and how fast they can be",style:ye+He,controls:["n","d","k","wiring","source","target","fused","device"],build:vo});export{I as DEVICES,xt as choices,gt as compare,q as compute,Wr as default,xe as describe,Et as grips,At as net,vt as roof,Ge as sizes,St as tokenAt};
