// Joined by `make figures` from src/lookup and src/kit: change those, not this.
var Kt="http://www.w3.org/2000/svg",Vt=0,Jt=Math.random().toString(36).slice(2,8),Y=t=>`attn-${Jt}-${t}-${++Vt}`;function lt(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var x=(t,e={},...o)=>lt(document.createElement(t),e,o),S=(t,...e)=>x("div",{class:t},...e),Yt=(t,e={},...o)=>lt(document.createElementNS(Kt,t),e,o),Z=()=>Yt("svg",{class:"scene","aria-hidden":"true"});function O(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function P(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}function ct(t,{clientX:e,clientY:o}){let{left:r,top:n}=t.getBoundingClientRect(),i=t.currentCSSZoom??1;return[(e-r)/i,(o-n)/i]}function pt(t,e,o=()=>{}){let r=null;t.addEventListener("pointerdown",n=>{t.setPointerCapture(n.pointerId),r=e(n)}),t.addEventListener("pointermove",n=>r?.(n));for(let n of["pointerup","pointercancel"])t.addEventListener(n,()=>{r!==null&&o(),r=null})}var ut=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var dt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ft=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var z=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0),E=(t,e,o=1)=>t.map((r,n)=>r+o*e[n]),ht=t=>Math.hypot(...t);function mt(t,e=1,o=null){let r=s=>o===null||o[s],n=Math.max(...t.filter((s,c)=>r(c))),i=t.map((s,c)=>r(c)?Math.exp((s-n)/e):0),a=i.reduce((s,c)=>s+c,0);return a>0?i.map(s=>s/a):i}var B=t=>t.indexOf(Math.max(...t)),$=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var gt=200,te=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ee=t=>t*t*(3-2*t);function Q(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>Q(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,i])=>[n,Q(t[n],i,o)]);return Object.fromEntries(r)}return e}function xt(t,e,o){let[r,n,i,a,s,c]=[t,t,t,0,0,0],l=!1,d=p=>{let u=$(p-s,0,64);if(s=p,l){let h=$((p-a)/e);r=Q(n,i,ee(h)),l=h<1}let f=o(r,u);c=l||f?requestAnimationFrame(d):0};return{go(p,u){if(te()){[r,i,l]=[p,p,!1],o(r,1/0);return}[n,i,a,l]=[r,p,performance.now(),u],u||(r=p,o(r,0)),c||([s,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(c)}}function j(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function M(t){let e=j(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function bt(t,e=2){if(Math.abs(t)<700)return j(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function wt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var X=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function _(t,e,o=null){let n=x("button",{type:"button",class:"attn-button","aria-label":o,onclick:e},t);return{root:n,set:i=>P(n,"aria-pressed",String(i))}}var kt=(...t)=>x("p",{class:"attn-hint"},...t);function vt(t,e,o){let r=Y("choice"),n=new Map,i=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,s]of Object.entries(e))n.set(a,x("input",{type:"radio",name:r,onchange:()=>o(a)})),i.append(x("label",{},n.get(a),x("span",{},s)));return{root:i,set:a=>void(n.get(a).checked=!0)}}function oe({label:t,min:e,max:o,step:r,onInput:n,text:i=j,zero:a=e,...s}){let{read:c=w=>w,write:l=w=>w}=s,d=Y("slider"),p=x("span",{class:"attn-number","aria-hidden":"true"}),f=x("input",{type:"range",id:d,min:e,max:o,step:r,oninput:()=>n(c(f.valueAsNumber))}),h=S("attn-slider",x("label",{for:d},t),f,p),m=o,g=w=>Math.min(1,Math.max(0,(w-e)/(m-e)));return{root:h,input:f,set:(w,q=!0)=>{let A=l(w);f.valueAsNumber!==A&&(f.value=A),f.style.setProperty("--from",g(Math.min(a,A))),f.style.setProperty("--to",g(Math.max(a,A))),f.disabled=!q,O(p,i(w)),P(f,"aria-valuetext",i(w))},limit:w=>P(f,"max",m=w)}}function tt(t){let e=oe(t);return e.root.className="attn-range",e}function yt(t=700){let e=x("p",{class:"attn-summary"}),o=x("span",{class:"attn-hidden",role:"status"}),r,n=(i,a=i)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>O(o,a),t)),O(e,i)};return{root:x("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}function $t(t,e,o){let r={PageUp:e.ArrowUp,PageDown:e.ArrowDown},n=t.getAttribute("role")==="slider"?{...r,...e}:e;t.addEventListener("keydown",i=>{let a=n[i.key]?.(i);a===void 0||i.ctrlKey||i.metaKey||i.altKey||(i.preventDefault(),i.stopPropagation(),o(a))})}var ne=0,I=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Mt(t,e){let[o,r,n]=[!1,0,""],i={},a=c=>{i=c;let l=c._own;if(l?.turn!==r&&([r,o]=[l?.turn,!1]),o)return;let d=l?.name?e(c,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==n&&([n,o]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++ne}}))},s=()=>{o=!1,a(i)};return t.on("change:_drawn",s),{ask:a,stop:()=>t.off("change:_drawn",s)}}function re(t,e){let{name:o,kind:r=""}=t._own??{};if(!o)return"";let{fault:n,note:i,weights:a,mask:s}=I(t),c=!!(a??s);return e(t,r)===null?`The book\u2019s picture: your ${o} has no part in it.`:n?`Your ${n} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${o}. ${i??""}`.trim():`Your ${o} is called \u2026`}function qt(t,e){let o=x("span",{role:"status"}),r=_("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),n.closest(".attn").focus()}),n=S("attn-own",o,r.root);return{root:n,tell:a=>{let s=re(a,e);n.hidden=s==="",n.classList.toggle("fault",!!I(a).fault),O(o,s)}}}function At(t,e,o=[]){let r=[...e,...o],n=[],i=!1,a=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),s=p=>{if(i)return;let u=a();n.forEach(f=>f(u,p))},c=()=>s(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:u=!1}={})=>{i=!0;for(let[f,h]of Object.entries(p))t.set(f,h);i=!1,s({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:a,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void n.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function ae(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ie(t,e,o,r){let[n,i]=[0,!1],a=c=>{if(c!==i){i=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},s=c=>{let l=++n,d=e.wants?.(o())??null;if(a(d!==null),d===null)return r(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===n&&s(c),()=>l===n&&e.say?.(p))};return s}function St({name:t,label:e,style:o,controls:r,fixed:n=[],ms:i=gt,asks:a,build:s}){return{render:({model:l,el:d})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(x("style",{},[ut,dt,ft,o].join(`
`)));let f=At(l,a?[...r,"_own","_drawn"]:r,n),h=s(f.read(),f,l),m=a&&{...Mt(l,a),...qt(l,a)},g=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:a&&-1},h.parts[0],...m?[m.root]:[],...h.parts.slice(1));u.append(g),d.append(p);let v=()=>{let w=h.glides??(y=>y),q=0,A=()=>{let y=f.read();h.tell(y),m?.tell(y),m?.ask(y),m&&(g.dataset.own=y._own?.kind??"")},C=xt(w(f.read()),i,(y,J)=>q>0&&h.paint(y,J,q)),N=()=>{let y=Math.round(g.clientWidth);y===q||y===0||(q=y,ae(d),C.again())},V=ie(g,h,f.read,y=>{A(),C.go(w(f.read()),y)});f.follow((y,J)=>{g.classList.add("touched"),V(J?.glide??!0)}),A(),N();let F=new ResizeObserver(N);return F.observe(g),h.ahead?.(),()=>{F.disconnect(),C.stop(),f.stop(),m?.stop(),h.stop?.()}},k=async()=>{await h.ready;for(let w;w=h.wants?.(f.read());)await w;return v()};return h.ready?k():v()}}}var jt="http://www.w3.org/2000/svg",se=t=>Math.round(t*10)/10+0;function b(t,e,o,r,n){let i={};for(let a in r){let s=r[a];i[a]=typeof s=="number"?se(s):s}return{id:t,shape:e,role:o,at:i,...n===void 0?{}:{text:n}}}b.line=(t,e,[o,r,n,i],a)=>b(t,"line",e,{x1:o,y1:r,x2:n,y2:i,...a});b.rect=(t,e,[o,r,n,i],a)=>b(t,"rect",e,{x:o,y:r,width:n,height:i,...a});b.circle=(t,e,[o,r,n],i)=>b(t,"circle",e,{cx:o,cy:r,r:n,...i});b.path=(t,e,o,r)=>b(t,"path",e,{d:o,...r});b.text=(t,e,[o,r],n,i)=>b(t,"text",e,{x:o,y:r,...i},n);var Et=new WeakMap;function le(t,e){let{node:o,role:r,at:n}=t;r!==e.role&&o.setAttribute("class",t.role=e.role);for(let a in e.at)n[a]!==e.at[a]&&o.setAttribute(a,String(e.at[a]));for(let a in n)a in e.at||o.removeAttribute(a);t.at=e.at;let i=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==i&&(t.text=i,e.runs?t.node.replaceChildren(...e.runs.map(pe)):t.node.firstChild?t.node.firstChild.nodeValue=i:t.node.append(i))}var ce=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function pe(t){let e=document.createElementNS(jt,"tspan");for(let[o,r]of Object.entries(ce(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function et(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let i=Et.get(t)??new Map;Et.set(t,i);let a=new Map(r.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of i)a.get(c)?.shape!==d&&(l.remove(),i.delete(c));let s=t.firstChild;for(let c of r){let l=i.get(c.id);if(!l){let d=document.createElementNS(jt,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},i.set(c.id,l)}le(l,c),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}var Ot=({query:t,key:e,value:o,temperature:r,hard:n})=>n?null:{given:{query:[t],key:e,value:o.map(i=>[i]),temperature:r},shape:[1,e.length]};function W(t){let{query:e,key:o,value:r,temperature:n,hard:i}=t,a=o.map(p=>z(e,p)),s=B(a),c=i?{}:I(t),l=c.weights?.[0]??(i?a.map((p,u)=>+(u===s)):mt(a,n)),d=l.map((p,u)=>p*r[u]);return{scores:a,weights:l,products:d,best:s,output:c.output?.[0][0]??z(l,r)}}function zt(t,e){let o=Math.max(...t),r=t.reduce((n,i)=>n+Math.exp((i-o)/e),0);return o/e+Math.log(r)}var L=({query:t,presets:e})=>Object.keys(e).find(o=>e[o].every((r,n)=>Math.abs(r-t[n])<1e-9));function Tt([t,e,o]){let r=a=>a.map(s=>s/ht(a)),n=r(E(t,e,-1)),i=E(E(t,e).map(a=>a/2),o,-1);return[r(E(i,n,-z(n,i))),n]}var T=(t,e)=>t.map(o=>z(o,e));function Ct(t,e,o){let r=E(o,T(t,e),-1);return t.reduce((n,i,a)=>E(n,i,r[a]),e)}var ue=Math.sqrt(50),de=Math.sqrt(10),fe=Math.sqrt(2);function R(t,e,o){let r=(e-t)/Math.max(0,o),n=Math.floor(Math.log10(r)),i=r/Math.pow(10,n),a=i>=ue?10:i>=de?5:i>=fe?2:1,s,c,l;return n<0?(l=Math.pow(10,-n)/a,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,n)*a,s=Math.round(t/l),c=Math.round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=o&&o<2?R(t,e,o*2):[s,c,l]}function H(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[n,i,a]=r?R(e,t,o):R(t,e,o);if(!(i>=n))return[];let s=i-n+1,c=new Array(s);if(r)if(a<0)for(let l=0;l<s;++l)c[l]=(i-l)/-a;else for(let l=0;l<s;++l)c[l]=(i-l)*a;else if(a<0)for(let l=0;l<s;++l)c[l]=(n+l)/-a;else for(let l=0;l<s;++l)c[l]=(n+l)*a;return c}function ot(t,e,o){return e=+e,t=+t,o=+o,R(t,e,o)[2]}function G(t,e,o){let r;for(;;){let n=ot(t,e,o);if(n===r||n===0||!isFinite(n))return[t,e];n>0?(t=Math.floor(t/n)*n,e=Math.ceil(e/n)*n):n<0&&(t=Math.ceil(t*n)/n,e=Math.floor(e*n)/n),r=n}}function It(t,e,o=6){let[r,n]=G(t[0],t[1],o);return Object.assign(a=>e[0]+(a-r)/(n-r)*(e[1]-e[0]),{domain:[r,n],range:e,ticks:H(r,n,o)})}var he="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),me=1.12;var D=new Map;function ge(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,n)=>r+(he[n.charCodeAt(0)-32]??556),0);return me*o/1e3}function nt(t,e){return D.size>5e3&&D.clear(),D.has(t)||D.set(t,ge(t)),e*D.get(t)}var Lt={"\u2212":"\u207B",...Object.fromEntries([..."0123456789"].map((t,e)=>[t,"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[e]]))},xe=t=>[...t].every(e=>e in Lt)?[...t].map(e=>Lt[e]).join(""):null,U=t=>t.replace(/e(−?\d+)/,(e,o)=>`\xB710${xe(o)}`);var rt=t=>t<0?`(${M(t)})`:M(t);function Pt({hard:t},e){return t?String(e):e===0?"0.000":U(j(e,3))}function at(t,e){return t.hard?String(e):wt(I(t).weights?e:$(e,1e-9,1-1e-9))}function it(t,{weights:e,output:o}){let{value:r}=t;return[...e.flatMap((i,a)=>[["",a?" + ":""],["weight",Pt(t,i)],[""," \xD7 "],["value",rt(r[a])]]),[""," = "],["output",ke(o)]]}var be=(t,e)=>it(t,e).map(([,o])=>o).join(""),we=t=>`${/^[aeiou]/.test(t)?"an":"a"} ${t}`;function st(t,e){let{words:o,value:r,temperature:n,hard:i}=t,{scores:a,weights:s,best:c,output:l}=e,d=L(t),p=d?`Asked for ${we(d)}`:"For this query",u=o.filter((g,v)=>Math.abs(a[v]-a[c])<1e-9);if(i&&u.length>1){let g=`${X(u)} tie at a score of ${j(a[c])}`;return`${p}, the hard lookup must pick one row: ${g}, and it takes ${o[c]}, worth ${M(l)}.`}if(i)return`${p}, the hard lookup takes ${o[c]} alone, the highest score, and returns its value, ${M(r[c])}.`;let f=X(o.map((g,v)=>`${g} ${at(t,s[v])}`)),h=u.length===o.length?", the plain mean":"",m=n===1?"":` at temperature ${M(n)}`;return`${p}${m}, the table balances at ${j(l)}${h}: ${f} of the weight.`}var ke=t=>U(j(t)),Nt=t=>U(bt(t,t<0?4:2));function ve({scores:t,best:e}){let o=t.flatMap((n,i)=>Math.abs(n-t[e])<1e-9?[i]:[]);return o.length===1?"the highest score":`${o[0]===e?"the first":"one"} of ${o.length===3?"three equal":"two equal highest"} scores`}function _t(t,e){let{words:o,key:r,query:n,temperature:i,hard:a}=t,{scores:s,weights:c,best:l}=e,d=Nt(zt(s,i));return[...o.map((u,f)=>{let h=n.map((k,w)=>`${rt(k)} \xD7 ${rt(r[f][w])}`).join(" + "),m=`${u}
score: ${h} = ${M(s[f])}`;if(a)return`${m}
weight: ${f===l?`1, ${ve(e)}`:"0"}`;let g=Nt(s[f]/i),v=`exp(${M(s[f])} / ${M(i)}) = ${g}`;return`${m}
${v}
weight: ${g} / ${d} = ${Pt(t,c[f])}`}),`output
${be(t,e)}`]}var Ft={apple:"M16 11C13 6 5 7 5 16c0 7 5 13 8.5 13 1.5 0 1.5-.8 2.5-.8s1 .8 2.5 .8C22 29 27 23 27 16c0-9-8-10-11-5zM16 11c0-4 1.5-6.5 4.5-8",banana:"M7 5c-2 12 6 22 19 21.5 1.8-.1 2.2-2.6 .6-3.2C17.5 21 12 14.5 10.5 5.200 10.2 3.5 7.300 3.3 7 5z",chair:"M9.5 3v26M9.5 18.5h13V29M9.5 7.5h.1M9.5 24h13"},Bt=t=>7.8*t.length;function ye(t,e){let o=e<480?14:34,r=Math.max(...t);return It([0,r+.16*(r-Math.min(...t))],[o,e-o])}function $e(t,e,o){let[r,n]=e.domain,i=[...new Set([...e.ticks,...t])],a=[b.line("ground","ruler",[e(r),o,e(n),o])];for(let s of i){let c=t.includes(s),l=!c&&t.some(d=>Math.abs(e(s)-e(d))<22);a.push(b.line(`tick ${s}`,"ruler",[e(s),o,e(s),o+(c?7:4)])),l||a.push(b.text(`number ${s}`,c?"value strong":"soft",[e(s),o+22],M(s)))}return a}function Me(t,e,o,r,n,i,a){let s=i*Math.sqrt(e),c=s>21,l=c?n+2-s:n-14-2*s;return[b.circle(`disc ${t}`,"weight solid",[r,n-3-s,s],a),b.rect(`foot ${t}`,"value solid square",[r-4,n-4,8,8],a),b.text(`share ${t}`,c?"paper strong":"weight strong",[r,l],o,a)]}function Wt(t,{weights:e,output:o},{width:r,fulcrum:n=o}){let{words:i,value:a}=t,s=ye(a,r),c=r<480?42:60,l=78+2*c,d=l+46,p=$((s(o)-s(n))/13,-8,8),[u,f]=s.range,h=$(s(n),u,f),m={transform:`rotate(${p.toFixed(2)} ${h.toFixed(1)} ${l})`},g=$e(a,s,d),v=`M${h.toFixed(1)} ${l+3}l25 43h-50Z`;return g.push(b.path("fulcrum","output solid",v)),g.push(b.text("output","output answer",[h,d+56],j(n))),g.push(b.line("bar","ink line bar",[u,l,f,l],m)),i.forEach((k,w)=>{let q=s(a[w]);g.push(...Me(k,e[w],at(t,e[w]),q,l,c,m));let A={transform:`translate(${(q-16).toFixed(1)} 8)`};g.push(b.path(`thing ${k}`,"ink line thing",Ft[k],A)),g.push(b.text(`name ${k}`,"ink name",[q,60],k))}),{width:r,height:d+64,marks:g}}function K({key:t,presets:e},o){let r=Tt(t),n=[...t,...Object.values(e)].map(p=>T(r,p)),i=p=>Math.max(1,...n.map(u=>Math.abs(u[p])))+.85,[a,s]=[i(0),i(1)],c=$(s,.7*a,.8*a),l=Math.min(o/(2*a),o*c/a/(2*s)),d=Math.round(o*c/a);return{plane:r,u:l,height:d,reach:[o/(2*l)-.3,d/(2*l)-.3],x:p=>o/2+p*l,y:p=>d/2-p*l}}function qe(t,{x:e,y:o,u:r,height:n}){let i=[];return t.forEach((a,s)=>t.slice(s+1).forEach((c,l)=>{let[d,p]=E(a,c,-1),u=[e(0)/Math.abs(p||1e-9),n/2/Math.abs(d||1e-9)],f=Math.min(...u)/r;for(let h of[1,-1]){let m=[-p*h*f,d*h*f],g=z(m,a);if(t.some(k=>z(m,k)>g+1e-6))continue;let v=[e(0),o(0),e(m[0]),o(m[1])];i.push(b.line(`tie ${s} ${s+1+l} ${h}`,"ruler tie",v))}})),i}var Dt=(t,e,o)=>({x:e-16,y:o-15,width:40+Bt(t),height:30});function Ae({x:t,y:e,width:o,height:r},[n,i],[a,s]){return Array.from({length:61},(c,l)=>l/60).some(c=>{let[l,d]=[n+(a-n)*c,i+(s-i)*c],p=c===1?12:2;return l>t-p&&l<t+o+p&&d>e-p&&d<e+r+p})}function Se(t,e,{x:o,y:r},n,i){let[a,s]=[o(e[0]),r(e[1])],c=$(a,26,n-Bt(t)-30),l=e[1]>1e-9?-27:29,d=l>0?-27:29,p=[l,d,1.6*d,1.6*l].find(h=>!Ae(Dt(t,c,s+h),[o(0),r(0)],i)),u=s+(p??l),f={d:Ft[t],transform:`translate(${(c-14).toFixed(1)} ${(u-14).toFixed(1)}) scale(0.875)`};return[b(`bed ${t}`,"rect","ground bed",{...Dt(t,c,u),rx:4}),b.line(`key ${t}`,"key line arrow",[o(0),r(0),a,s]),b.circle(`ring ${t}`,"key ring",[a,s,5]),b(`thing ${t}`,"path","ink line thing",f),b.text(`label ${t}`,"ink name start",[c+20,u+5],t)]}var Ee=([t,e,o],r)=>[`\u2192 from ${o} to the other two`,`\u2191 from ${e} to ${t}`].flatMap((n,i)=>{let[a,s]=[["across","up"][i],r-10-18*i],c=[6,s-14,nt(n,13)+8,i?20:24];return[b.rect(`bed ${a}`,"ground bed",c),b.text(a,"soft start note",[10,s],n)]}),je=6,Oe=([t,e,o,r],{x:n,y:i,width:a,height:s})=>Math.max(n-e,t-n-a,i-r,o-i-s);function ze(t,[e,o],{width:r,height:n},i){let a=nt(t,14)/2,s=$(e,a+5,r-a-5),c=e<r/2?-1:1,l=[c,-c].flatMap(k=>[5,-8,18,-20,31].map(w=>[e+k*(20+a),o+w])),[d,p]=[[31,-20],[-34,45]].map(k=>k.map(w=>[s,o+w])),u=[...d,...l,...p],f=([k,w])=>{let[q,A,C,N]=[k-a,k+a,w-12,w+4],V=Math.min(q,r-A,C,n-N)-3,F=i.map(y=>Oe([q,A,C,N],y)-je);return Math.min(V,...F)},h=u.map(f),m=h.findIndex(k=>k>=0),[g,v]=u[m<0?B(h):m];return{x:g,y:v}}function Rt(t,{width:e}){let o=K(t,e),{x:r,y:n,height:i}=o,a=t.key.map(m=>T(o.plane,m)),s=[...qe(a,o),...Ee(t.words,i)],c=T(o.plane,t.query),[l,d]=[r(c[0]),n(c[1])];t.words.forEach((m,g)=>s.push(...Se(m,a[g],o,e,[l,d])));let u=s.filter(({id:m})=>m.startsWith("bed ")).map(({at:m})=>m);s.push(b.circle("middle","ink solid",[r(0),n(0),2.5])),s.push(b.line("query arrow","query line ask",[r(0),n(0),l,d])),s.push(b.circle("query","query solid",[l,d,12]));let f=L(t)??"query",h=ze(f,[l,d],{width:e,height:i},u);return s.push(b("query name","text","query strong",h,f)),{width:e,height:i,marks:s}}var Ht=`text.answer { font: 600 30px var(--reading, "Lookup Serif", Georgia, serif); }
text.name { font-size: 15px; }
text.note { font-size: 13px; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
.bar { stroke-width: 5; }
.thing { stroke-width: 1.6; }
.arrow { stroke-width: 1.5; }
.ask { stroke-width: 3; }
.square { stroke: var(--paper); stroke-width: 1.5; }
.tie { stroke-dasharray: 1 5; stroke-linecap: round; }
.bed { fill: var(--tint); }
`;var Gt=`.lookup-board { display: grid; grid-template-columns: minmax(0, 400px) minmax(0, 1fr); column-gap: 40px; align-items: start; }
.lookup-asks { gap: 2px 4px; margin-bottom: 10px; }
.lookup-asks h3 { margin-right: 4px; }
.lookup-asks .attn-button { border: 0; background: none; padding: 0 6px; color: var(--soft); text-decoration: underline; text-decoration-color: var(--edge); text-underline-offset: 0.25em; }
.lookup-asks .attn-button:hover { color: var(--ink); }
.lookup-asks .attn-button[aria-pressed="true"] { color: var(--query); background: none; font-weight: 600; text-decoration-color: currentColor; text-decoration-thickness: 2px; }
.lookup-field svg { cursor: pointer; }
.lookup-handle { position: absolute; left: -22px; top: -22px; width: 44px; height: 44px; border-radius: 50%; touch-action: none; cursor: grab; }
.lookup-handle:active { cursor: grabbing; }
.lookup-handle:focus-visible { outline-offset: -6px; border-radius: 50%; }
.lookup-handle::before { content: ""; position: absolute; inset: 9px; border-radius: 50%; border: 2px solid var(--query); opacity: 0; }
@media screen and (prefers-reduced-motion: no-preference) { .attn-lookup:not(.touched) .lookup-handle::before { animation: lookup-call 2.4s 1s ease-out 4; } }
@keyframes lookup-call { from { transform: scale(0.8); opacity: 0.8; } 60%, to { transform: scale(2); opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .attn-lookup:not(.touched) .lookup-handle::before { opacity: 0.5; } }
.lookup-query { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 4px 16px; margin-top: 12px; --accent: var(--query); }
/* The kind of lookup stands in the line of what the table answers; on a phone beside the temperature. */
.lookup-answer { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; align-items: center; }
.lookup-answer > :is(.lookup-beam, .lookup-heat) { grid-column: 1 / -1; }
.lookup-answer h3 { min-height: 30px; align-content: center; margin-bottom: 10px; }
.lookup-answer > .attn-choice { margin-bottom: 10px; }
.lookup-heat { margin-top: 4px; }
.lookup-ends { display: flex; justify-content: space-between; color: var(--soft); font-size: 0.867em; }
.attn-lookup .attn-summary { font: 1.2em/1.45 var(--reading); min-height: 2.9em; text-wrap: pretty; }
.lookup-sum { margin: 0; min-height: 1.5em; color: var(--soft); }
.lookup-sum :is(.weight, .value, .output) { font-weight: 600; }
.attn > .lookup-sum { margin-top: 2px; }
.weight { color: var(--weight); } .value { color: var(--value); } .output { color: var(--output); }
/* Reset stands beside the line that unfolds; what is unfolded has the whole width. */
.lookup-below { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; }
.lookup-below details { grid-area: 1 / 1 / 2 / 3; }
.lookup-below > .attn-button { grid-area: 1 / 2; }
.attn.attn .lookup-numbers { margin: 0; }
.attn-lookup[data-own="lookup"] .lookup-numbers { visibility: hidden; }
@container (max-width: 820px) {
  .lookup-board { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); column-gap: 24px; }
  .lookup-query { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@container (max-width: 640px) {
  .lookup-board { grid-template-columns: auto minmax(0, 1fr); gap: 6px 20px; }
  /* One column: both pictures first, so that they and the query fit one screen of a phone. */
  .lookup-ask, .lookup-answer { display: contents; }
  .lookup-ask > *, .lookup-answer > :not(.lookup-heat, .attn-choice) { grid-column: 1 / -1; }
  .lookup-query { order: 1; }
  .lookup-answer > .attn-choice { order: 2; margin: 0; align-self: start; }
  .lookup-answer > .lookup-heat { order: 3; grid-column: 2; }
  .lookup-answer h3 { min-height: 0; margin: 10px 0 4px; }
  .attn-lookup .attn-summary { font-size: 1.1em; min-height: 4.4em; }
  .lookup-sum { min-height: 2.9em; }
}
@media print { .lookup-handle::before { display: none; } .lookup-query, .lookup-heat, .lookup-below > .attn-button, .attn-hint { display: none; } }
`;var Ut=4,Ie=70;function Le({words:t,presets:e},o){let r=["fruit",...t],n=r.map(s=>_(s,()=>o.change({query:e[s]},{glide:!0}))),i=x("div",{class:"lookup-asks attn-row",role:"group","aria-label":"Ask for"});return i.append(x("h3",{"aria-hidden":"true"},"Ask for"),...n.map(s=>s.root)),{root:i,tell:s=>n.forEach((c,l)=>c.set(r[l]===L(s)))}}function Ne(t,e){let o=Z(),[r,n]=[Math.min(...t.value),Math.max(...t.value)],i=x("div",{class:"lookup-handle",tabindex:"0",role:"slider","aria-label":"Query: arrow keys move it","aria-valuemin":r,"aria-valuemax":n}),a=S("field lookup-field",o,i),s=K(t,400),c=u=>{let f=u.map((h,m)=>$(h,-s.reach[m],s.reach[m]));return Ct(s.plane,e.read().query,f).map(h=>Math.round(h*1e3)/1e3)},l=u=>{let[f,h]=ct(a,u);return[(f-a.clientWidth/2)/s.u,(a.clientHeight/2-h)/s.u]};pt(i,()=>u=>e.change({query:c(l(u))}));let d=null;o.addEventListener("pointerup",u=>d=u),o.addEventListener("click",u=>e.change({query:c(l(d??u))},{glide:!0}));let p=u=>()=>c(E(T(s.plane,e.read().query),u));return $t(i,{ArrowRight:p([.1,0]),ArrowLeft:p([-.1,0]),ArrowUp:p([0,.1]),ArrowDown:p([0,-.1]),PageUp:p([0,.5]),PageDown:p([0,-.5]),Home:()=>t.query,End:()=>e.read().query},u=>e.change({query:u},{glide:u===t.query})),{root:a,tell:u=>{let f=W(u);i.setAttribute("aria-valuenow",String($(f.output,r,n))),i.setAttribute("aria-valuetext",st(u,f))},paint:(u,f)=>{s=K(u,f),et(o,Rt(u,{width:f}));let[h,m]=T(s.plane,u.query);i.style.translate=`${s.x(h)}px ${s.y(m)}px`}}}function Pe({axes:t},e){let o=(a,s)=>e.read().query.map((c,l)=>l===a?s:c),r=a=>M(Math.round(1e3*a)/1e3),n=t.map((a,s)=>tt({label:a,min:-Ut,max:Ut,step:.05,zero:0,text:r,onInput:c=>e.change({query:o(s,c)})}));return{root:x("div",{class:"lookup-query",role:"group","aria-label":"The query's numbers"},...n.map(a=>a.root)),tell:a=>n.forEach((s,c)=>s.set(a.query[c]))}}function _e(t){let e=tt({label:"temperature",min:-2,max:2,step:.05,zero:0,text:M,read:a=>Number((10**a).toPrecision(3)),write:Math.log10,onInput:a=>t.change({temperature:a})}),o=vt("Kind of lookup",{soft:"soft",hard:"hard"},a=>t.change({hard:a==="hard"},{glide:!0})),r=x("div",{class:"lookup-ends","aria-hidden":"true"},x("span",{},"low"),x("span",{},"high")),n=S("lookup-heat",e.root,r),i=a=>{e.set(a.temperature,!a.hard),o.set(a.hard?"hard":"soft")};return{root:n,kind:o.root,tell:i}}function De({words:t}){let e=Array.from({length:4*t.length+2},()=>x("span"));return{root:x("p",{class:"lookup-sum"},...e),tell:(n,i)=>it(n,i).forEach(([a,s],c)=>{e[c].className=a,O(e[c],s)})}}function Fe({words:t}){let e=[...t,""].map(()=>x("li")),o=x("details",{class:"lookup-numbers"},x("summary",{},"Show every number"),x("ul",{},...e)),r=()=>{};return o.addEventListener("toggle",()=>r()),{root:o,tell:(i,a)=>{r=()=>{o.open&&_t(i,a).forEach((s,c)=>O(e[c],s))},r()}}}function Be(){let t=Z(),e=null,o=(r,n,i)=>{let a=W(r),s=Math.max(...r.value)-Math.min(...r.value);return e??=a.output,e+=(a.output-e)*(1-Math.exp(-n/Ie)),Math.abs(a.output-e)<5e-4*s&&(e=a.output),et(t,Wt(r,a,{width:i,fulcrum:e})),e!==a.output};return{root:S("lookup-beam",t),paint:o}}function We(t,e){let[o,r,n,i]=[Le(t,e),Ne(t,e),Pe(t,e),_e(e)],[a,s,c,l]=[Be(),De(t),Fe(t),yt()],d=_("Reset",e.reset),p=x("section",{class:"lookup-ask"},o.root,r.root,n.root),u=x("h3",{},"The table answers ",x("small",{},"where the weights balance")),f=x("section",{class:"lookup-answer"},u,i.kind,a.root,i.root),h=kt("Drag the blue query down across the dotted line: where does the answer go?"),m=S("lookup-below",c.root,d.root);return{parts:[h,S("lookup-board",p,f),l.root,s.root,m],tell:g=>{let v=W(g);[o,r,n,i].forEach(k=>k.tell(g)),l.set(st(g,v)),[s,c].forEach(k=>k.tell(g,v))},paint:(g,v)=>(r.paint(g,Math.round(r.root.clientWidth)),a.paint(g,v,Math.round(a.root.clientWidth))),stop:l.stop}}var rn=St({name:"lookup",label:"Live figure: lookup in a table",style:Ht+Gt,controls:["query","temperature","hard"],fixed:["words","axes","key","value","presets"],asks:Ot,build:We});export{Wt as beam,W as compute,rn as default,st as describe,Rt as plane};
