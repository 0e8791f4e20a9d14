// Joined by `make figures` from src/scaling and src/kit: change those, not this.
var Qt="http://www.w3.org/2000/svg",Xt=0,te=Math.random().toString(36).slice(2,8),Z=t=>`attn-${te}-${t}-${++Xt}`;function ct(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var m=(t,e={},...n)=>ct(document.createElement(t),e,n),S=(t,...e)=>m("div",{class:t},...e),ee=(t,e={},...n)=>ct(document.createElementNS(Qt,t),e,n),Q=(t="")=>ee("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function z(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var dt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var pt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ut=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function ht(t,e=1,n=null){let o=l=>n===null||n[l],r=Math.max(...t.filter((l,s)=>o(s))),a=t.map((l,s)=>o(s)?Math.exp((l-r)/e):0),i=a.reduce((l,s)=>l+s,0);return i>0?a.map(l=>l/i):a}var H=t=>t.indexOf(Math.max(...t)),T=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ft=200,ae=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ie=t=>t*t*(3-2*t);function X(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>X(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,X(t[r],a,n)]);return Object.fromEntries(o)}return e}function mt(t,e,n){let[o,r,a,i,l,s]=[t,t,t,0,0,0],c=!1,p=d=>{let u=T(d-l,0,64);if(l=d,c){let g=T((d-i)/e);o=X(r,a,ie(g)),c=g<1}let h=n(o,u);s=c||h?requestAnimationFrame(p):0};return{go(d,u){if(ae()){[o,a,c]=[d,d,!1],n(o,1/0);return}[r,a,i,c]=[o,d,performance.now(),u],u||(o=d,n(o,0)),s||([l,s]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function y(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function G(t){let e=y(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function se(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var D=t=>se(Math.min(t,1-Number.EPSILON));function W(t,e){let n=m("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>E(n,"aria-pressed",String(o))}}var gt=(...t)=>m("p",{class:"attn-hint"},...t);function xt(t,e,n){let o=Z("choice"),r=new Map,a=m("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,l]of Object.entries(e))r.set(i,m("input",{type:"radio",name:o,onchange:()=>n(i)})),a.append(m("label",{},r.get(i),m("span",{},l)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function wt({label:t,min:e,max:n,step:o,onInput:r,text:a=y,zero:i=e,...l}){let{read:s=v=>v,write:c=v=>v}=l,p=Z("slider"),d=m("span",{class:"attn-number","aria-hidden":"true"}),h=m("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(s(h.valueAsNumber))}),g=S("attn-slider",m("label",{for:p},t),h,d),w=n,b=v=>Math.min(1,Math.max(0,(v-e)/(w-e)));return{root:g,input:h,set:(v,x=!0)=>{let k=c(v);h.valueAsNumber!==k&&(h.value=k),h.style.setProperty("--from",b(Math.min(i,k))),h.style.setProperty("--to",b(Math.max(i,k))),h.disabled=!x,z(d,a(v)),E(h,"aria-valuetext",a(v))},limit:v=>E(h,"max",w=v)}}function bt(t=700){let e=m("p",{class:"attn-summary"}),n=m("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>z(n,i),t)),z(e,a)};return{root:m("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function vt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var le=0,j=({_own:t,_drawn:e})=>t?.name?e??{}:{};function yt(t,e){let[n,o,r]=[!1,0,""],a={},i=s=>{a=s;let c=s._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let p=c?.name?e(s,c.kind):null,d=p?JSON.stringify([c,p]):"";d!==r&&([r,n]=[d,p!==null],p&&t.send({own:{...p,name:c.name,turn:++le}}))},l=()=>{n=!1,i(a)};return t.on("change:_drawn",l),{ask:i,stop:()=>t.off("change:_drawn",l)}}function ce(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:i,mask:l}=j(t),s=!!(i??l);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function kt(t,e){let n=m("span",{role:"status"}),o=W("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=S("attn-own",n,o.root);return{root:r,tell:i=>{let l=ce(i,e);r.hidden=l==="",r.classList.toggle("fault",!!j(i).fault),z(n,l)}}}function $t(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),l=d=>{if(a)return;let u=i();r.forEach(h=>h(u,d))},s=()=>l(null);e.forEach(d=>t.on(`change:${d}`,s));let c=(d,{glide:u=!1}={})=>{a=!0;for(let[h,g]of Object.entries(d))t.set(h,g);a=!1,l({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:i,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,s))}}function de(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function pe(t,e,n,o){let[r,a]=[0,!1],i=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",s)}},l=s=>{let c=++r,p=e.wants?.(n())??null;if(i(p!==null),p===null)return o(s);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&l(s),()=>c===r&&e.say?.(d))};return l}function Mt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=ft,asks:i,build:l}){return{render:({model:c,el:p})=>{let d=m("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(m("style",{},[dt,pt,ut,n].join(`
`)));let h=$t(c,i?[...o,"_own","_drawn"]:o,r),g=l(h.read(),h,c),w=i&&{...yt(c,i),...kt(c,i)},b=m("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},g.parts[0],...w?[w.root]:[],...g.parts.slice(1));u.append(b),p.append(d);let _=()=>{let v=g.glides??($=>$),x=0,k=()=>{let $=h.read();g.tell($),w?.tell($),w?.ask($),w&&(b.dataset.own=$._own?.kind??"")},L=mt(v(h.read()),a,($,V)=>x>0&&g.paint($,V,x)),st=()=>{let $=Math.round(b.clientWidth);$===x||$===0||(x=$,de(p),L.again())},Zt=pe(b,g,h.read,$=>{k(),L.go(v(h.read()),$)});h.follow(($,V)=>{b.classList.add("touched"),Zt(V?.glide??!0)}),k(),st();let lt=new ResizeObserver(st);return lt.observe(b),g.ahead?.(),()=>{lt.disconnect(),L.stop(),h.stop(),w?.stop(),g.stop?.()}},C=async()=>{await g.ready;for(let v;v=g.wants?.(h.read());)await v;return _()};return g.ready?C():_()}}}var ue=t=>Math.round(t*10)/10,At=new WeakMap;function St(t){let e=S("attn-hits"),n=new Map,o=a=>{let i=a.slider?m("div",{role:"slider",tabindex:0}):m("button",{type:"button"}),l={node:i,hit:a};return n.set(a.id,l),i.dataset.id=a.id,t(i,()=>l.hit),l};return{root:e,set:(a,i=1)=>{let l=new Set(a.map(({id:s})=>s));for(let[s,{node:c}]of n)l.has(s)||(c.remove(),n.delete(s));a.forEach((s,c)=>{let p=n.get(s.id)??o(s);he(p.node,p.hit=s,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function he(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:l={},tab:s=0,lang:c},p){let[d,u,h,g]=[e,n,o,r].map(b=>ue(p*b)),w=`left:${d}px;top:${u}px;width:${h}px;height:${g}px`;At.get(t)!==w&&(t.style.cssText=w,At.set(t,w)),E(t,"class",`attn-hit ${i}`.trim()),E(t,"aria-label",a),E(t,"tabindex",s),c&&E(t,"lang",c);for(let[b,_]of Object.entries(l))E(t,`aria-${b}`,String(_))}function tt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function Et(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Tt="http://www.w3.org/2000/svg",et=t=>Math.round(t*10)/10+0;function f(t,e,n,o,r){let a={};for(let i in o){let l=o[i];a[i]=typeof l=="number"?et(l):l}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}f.line=(t,e,[n,o,r,a],i)=>f(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});f.rect=(t,e,[n,o,r,a],i)=>f(t,"rect",e,{x:n,y:o,width:r,height:a,...i});f.circle=(t,e,[n,o,r],a)=>f(t,"circle",e,{cx:n,cy:o,r,...a});f.path=(t,e,n,o)=>f(t,"path",e,{d:n,...o});f.text=(t,e,[n,o],r,a)=>f(t,"text",e,{x:n,y:o,...a},r);var R=t=>`M${t.map(([e,n])=>`${et(e)} ${et(n)}`).join("L")}`,U=(t,e,n,o)=>({...f(t,"text",e,n),runs:o}),Ot=new WeakMap;function fe(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(ge)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var me=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ge(t){let e=document.createElementNS(Tt,"tspan");for(let[n,o]of Object.entries(me(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function nt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Ot.get(t)??new Map;Ot.set(t,a);let i=new Map(o.map(s=>[s.id,s]));for(let[s,{node:c,shape:p}]of a)i.get(s)?.shape!==p&&(c.remove(),a.delete(s));let l=t.firstChild;for(let s of o){let c=a.get(s.id);if(!c){let p=document.createElementNS(Tt,s.shape);p.setAttribute("data-id",s.id),c={node:p,shape:s.shape,role:"",at:{},text:""},a.set(s.id,c)}fe(c,s),l===c.node?l=c.node.nextSibling:t.insertBefore(c.node,l)}}function zt(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var O=12,M=1024,_t=99999,xe=120,I="1 2 3 4 5 6 8 10 12 16 20 24 32 40 48 64 80 96 128 160 192 256 320 384 512 640 768 1024".split(" ").map(Number),we=Math.sqrt(12),ot=(t,e)=>we*(zt(16384*t+e)-.5),B=new Map;function rt(t){let e=B.get(t);if(e)return e;let n=Array.from({length:M},(l,s)=>ot(t,s)),o=0,r=(l,s)=>{let c=new Float64Array(M);for(let p=0,d=0;p<M;p++)d+=n[p]*ot(t,(s+1)*M+p),c[p]=d,o=Math.max(o,Math.abs(d));return c},i={sums:Array.from({length:O},r),reach:Math.max(xe,20*Math.ceil(o/20))};return B.size>3&&B.delete(B.keys().next().value),B.set(t,i),i}function be(t){let e=t.reduce((n,o)=>n+o,0)/t.length;return Math.sqrt(t.reduce((n,o)=>n+(o-e)**2,0)/t.length)}function ve(t){let e=0;return t.forEach((n,o)=>{let r=0;t.forEach((a,i)=>{o!==i&&(r+=a,e+=(n*a)**2)}),e+=(n*r)**2}),Math.sqrt(e)}var ye=(t,e)=>[{name:"float16",zeros:t.filter(n=>n<=2**-25).length,fits:Math.exp(e)<65520},{name:"float32",zeros:t.filter(n=>Math.fround(n)===0).length,fits:Math.fround(Math.exp(e))<1/0}],jt=({d_k:t,scaled:e,temperature:n})=>({root:Math.sqrt(t),share:e?1:0,heat:Math.log(n)});function qt({root:t,share:e,heat:n},o,r){let a=Math.max(1,Math.round(t**2));return Lt({d_k:a,draw:o,unit:Math.exp(n)*a**(e/2),own:r})}function at(t){let{d_k:e,scaled:n,temperature:o,draw:r}=t,a=o*(n?Math.sqrt(e):1);return Lt({d_k:e,draw:r,unit:a,own:j(t).weights?.[0]})}function Nt({d_k:t,temperature:e,draw:n}){let o=i=>Array.from({length:t},(l,s)=>ot(n,i*M+s)),r=Array.from({length:O},(i,l)=>l);return{given:{query:[o(0).map(i=>i/e)],key:r.map(i=>o(i+1)),value:r.map(i=>r.map(l=>+(i===l)))},shape:[1,O]}}function ke(t,e){let n=H(e),[o,r]=[0,0];return e.forEach((a,i)=>{if(a<=0)return;let l=t[i]-t[n];o+=l*Math.log(a/e[n]),r+=l**2}),o>0?T(r/o,.01,1e6):1e6}function $e(t,e,n){let o=H(e);return e.map((r,a)=>r>0?t[o]/n+Math.log(r/e[o]):t[a]/n)}function Lt({d_k:t,draw:e,unit:n,own:o}){let{sums:r,reach:a}=rt(e),i=r.map(u=>u[t-1]),l=o?ke(i,o):n,s=o?$e(i,o,l):i.map(u=>u/l),c=o??ht(s),p=-c.reduce((u,h)=>u+(h>0?h*Math.log(h):0),0)+0,d=H(o??s);return{d_k:t,draw:e,unit:l,reach:a,products:i,scores:s,weights:c,best:d,entropy:p,spread:be(s),keys:Math.exp(p),jacobian:ve(c),formats:ye(c,s[d])}}var Ct=`text.small { font-size: 13px; }
tspan.italic { font-style: italic; }
tspan.sub { font-size: 0.75em; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
.walk { stroke-width: 1; opacity: 0.5; }
.best { stroke-width: 2.2; }
.key.ring { fill: var(--paper); stroke-width: 1.5; }
.cone { stroke-width: 1.5; stroke-dasharray: 5 4; stroke-linecap: butt; }
.wash { fill: var(--weight-wash); stroke: var(--weight); stroke-width: 1; stroke-opacity: 0.5; }
.window { stroke-width: 5; stroke-linecap: butt; }
.bar { stroke-width: 5; stroke-linecap: butt; } .bar.thin { stroke-width: 3; } .bar.fine { stroke-width: 1.5; }
.curve { stroke-width: 1.5; stroke-dasharray: 1.5 4; }
rect.frame { stroke: var(--edge); stroke-width: 1; }
.track { fill: var(--rule); }
.cut { fill: none; stroke: var(--paper); stroke-width: 2.5; }
.knob { stroke: var(--paper); stroke-width: 2; }
`;var Ae="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Se=1.12;var P=new Map;function Ee(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Ae[r.charCodeAt(0)-32]??556),0);return Se*n/1e3}function Dt(t,e){return P.size>5e3&&P.clear(),P.has(t)||P.set(t,Ee(t)),e*P.get(t)}function Oe(t){return t<.001?"the softmax lets hardly any gradient through":t<.1?"the softmax lets little of the gradient through":"the softmax lets the gradient through"}function Te({weights:t,best:e,keys:n}){let o=D(t[e]).replace(">","more than ");return`Key ${e+1} takes ${o} of the weight, as if ${y(n,1)} of ${O} keys were looked at.`}function Wt(t,e){let{d_k:n,scaled:o,temperature:r}=t,{spread:a,jacobian:i,unit:l}=e,s=r===1?"":`, at temperature ${G(r)}`,c=o?`divided by \u221A${n} (${y(Math.sqrt(n))})`:"unscaled",p=`divided by ${y(l/r)} by your function`,d=j(t).weights?p:c,h=`With ${n===1?"1 component":`${n} components`}, the dot products, ${d}${s}, give scores that spread by ${y(a)}.`,g=`The norm of the softmax\u2019s Jacobian is ${y(i,3)}: ${Oe(i)}.`;return`${h} ${Te(e)} ${g}`}function Rt(t,e){let n=t===1?"1 key":`${t} keys`;return t===0?e?"none below":"no key lies below the window":e?`${n} below`:`${n} ${t===1?"lies":"lie"} below the window`}var Bt=({d_k:t},{spread:e,keys:n})=>`${t}: spread ${y(e)}, ${y(n,1)} keys`;var F=6,ze=560,_e=820,A=50,je=26,It=14,Pt=[{least:6,role:"bar",r:4},{least:3.5,role:"bar thin",r:3},{least:-1/0,role:"bar fine",r:2}],qe=4;function K(t){let e=Math.min(t,_e),n=e<ze,o=A+(n?226:280),[r,a]=[n?30:38,Math.round(e*(n?.54:.57))],i={left:a+(n?20:56),right:e-6,bottom:o-je};return{laid:e,narrow:n,height:o+46,fan:{left:r,right:a,bottom:o},ladder:i,zoom:t/e}}var q=({fan:{left:t,right:e}})=>n=>t+(e-t)*Math.sqrt(n)/Math.sqrt(M),J=({fan:{bottom:t}},e)=>n=>(A+t)/2-(t-A)*n/(2*e),Ft=({ladder:{bottom:t}})=>e=>A+(t-A)*e/F,Kt=({ladder:{left:t,right:e}})=>n=>t+(e-t)*n;function Ht(t,e){let n=K(t),[o,{left:r,right:a}]=[e/n.zoom,n.fan],i=I.filter(s=>Math.abs(q(n)(s)-o)<=qe);if(i.length>0)return i.reduce((s,c)=>Math.abs(q(n)(s)-o)<=Math.abs(q(n)(c)-o)?s:c);let l=(T((o-r)/(a-r))*Math.sqrt(M))**2;return T(Math.round(l),1,M)}var it=(t,e="")=>[...t?[{text:t}]:[],{text:"d",role:"italic"},{text:"k",role:"italic sub",dy:3},...e?[{text:e,dy:-3}]:[]],Ne=[...new Set(Array.from({length:125},(t,e)=>Math.round((1+e/4)**2)))],Y=new Map;function Le(t,{draw:e,reach:n}){let o=`${e} ${t.laid}`,r=Y.get(o);if(r)return r;let[a,i]=[q(t),J(t,n)],l=rt(e).sums.map(s=>R(Ne.map(c=>[a(c),i(s[c-1])])));return Y.size>7&&Y.clear(),Y.set(o,l),l}function Ce(t,{reach:e}){let{fan:{left:n,right:o,bottom:r},narrow:a}=t,[i,l]=[q(t),J(t,e)],s=e>120?80:40,c=Math.floor((e-1)/s),p=Array.from({length:2*c+1},(h,g)=>s*(g-c)),d=a?[64,256,1024]:[1,64,256,512,1024],u=(n+o)/2;return[...p.flatMap(h=>[f.line(`grid ${h}`,"rule",[n,l(h),o,l(h)]),f.text(`tick ${h}`,"soft small end",[n-5,l(h)+4],y(h,0))]),...d.map(h=>{let g=a&&h===M?"soft small end":"soft small";return f.text(`width ${h}`,g,[i(h),r+20],String(h))}),U("fan axis","soft small",{x:u,y:r+38},it(a?"components ":"components, ",a?"":", spaced by the root"))]}function De(t,e){let{d_k:n,products:o,best:r,reach:a}=e,[i,l]=[q(t),J(t,a)],{fan:{left:s,right:c,bottom:p}}=t,d=Math.sqrt(M),u=i(n),h=Le(t,e).map((w,b)=>f.path(`walk ${b}`,b===r?"key line best":"key line walk",w)),g=o.map((w,b)=>f.circle(`ring ${b}`,b===r?"key solid":"key ring",[u,l(w),b===r?5:3.5]));return[...h,...[1,-1].map(w=>f.line(`cone ${w}`,"ink line cone",[s,l(0),c,l(w*d)])),f.line("line","ink line",[u,A,u,p]),f.circle("knob","ink solid knob",[u,p,7]),U("width told","ink small strong",{x:Math.min(u,c-22),y:A-8},it("",` = ${Math.round(n)}`)),...g,U("root","ink small halo end",{x:c-4,y:l(-d)+16},it("\xB1\u221A"))]}function We(t,{d_k:e,products:n,best:o,unit:r,reach:a}){let[i,l]=[q(t)(e),J(t,a)],{fan:s,ladder:c}=t,p=l(n[o]),d=l(n[o]-F*r),u=Math.min(d,s.bottom),h=d>c.bottom?i+(c.left-i)*T((d-s.bottom)/(d-c.bottom)):i,g=d>s.bottom?[[i,u],[h,s.bottom]]:[[i,d]],w=[[i,p],...g,[c.left,c.bottom],[c.left,A]];return[f.path("lens","wash",`${R(w)}Z`),f.line("window","weight line window",[i,p,i,u])]}function Re(t){let[e,n]=[Ft(t),Kt(t)],{ladder:{left:o,right:r,bottom:a},fan:i,narrow:l}=t,s=Array.from({length:F},(u,h)=>h+1),c="weight; a line down divides it by e",p=Dt(c,13)/2>t.laid-n(.5),d=u=>`\xF7 ${Math.exp(u)<10?Math.exp(u).toFixed(1):Math.exp(u).toFixed(0)}`;return[f.rect("ladder","paper frame",[o,A,r-o,a-A]),f.rect("cellar","tint frame",[o,a,r-o,i.bottom-a]),...s.flatMap(u=>[f.line(`rung ${u}`,"rule",[o,e(u),r,e(u)]),...l?[]:[f.text(`cost ${u}`,"soft small end",[r-5,e(u)-5],d(u))]]),...(l?[0,1]:[0,.5,1]).map(u=>f.text(`weight ${u}`,"soft small",[n(u),i.bottom+20],String(u))),f.text("ladder axis","soft small",[n(.5),i.bottom+38],p?"weight; \xF7 e a line":c)]}function Be(t,e,n){let o=[];t.forEach((r,a)=>o.push(Math.max(r,a?o[a-1]+It:e)));for(let r=o.length-1;r>=0;r--)o[r]=Math.min(o[r],r===o.length-1?n:o[r+1]-It);return o}function Ie({scores:t,best:e}){return t.map((o,r)=>r).sort((o,r)=>t[r]-t[o]).filter(o=>t[e]-t[o]<=F)}function Pe(t){let e=t.slice(1).map((o,r)=>o-t[r]).sort((o,r)=>o-r),n=e[Math.floor(e.length/3)]??1/0;return Pt.find(({least:o})=>n>=o)??Pt[0]}function Fe(t,e){let[n,o]=[Ft(t),Kt(t)],{scores:r,weights:a,best:i}=e,{ladder:{left:l,bottom:s},narrow:c}=t,p=Ie(e),d=x=>n(r[i]-r[x]),[,...u]=p,h=Be(u.map(x=>d(x)+4),A+12,s-4),{role:g,r:w}=Pe(p.map(d)),b=Math.max(0,...u.map((x,k)=>Math.abs(h[k]-4-d(x)))),_=10+T(b/8,0,c?0:16),C=x=>c?`${x+1}: ${D(a[x])}`:`key ${x+1}: ${D(a[x])}`,v=Array.from({length:10*F+1},(x,k)=>[o(a[i]*Math.exp(-k/10)),n(k/10)]);return[f.path("curve","weight line curve",R(v)),...p.flatMap(x=>[f.line(`bar ${x}`,`weight line ${g}`,[l,d(x),o(a[x]),d(x)]),f.circle(`end ${x}`,"weight solid",[o(a[x]),d(x),w])]),...u.flatMap((x,k)=>{let L=Math.max(o(a[x]),l)+8;return[f.line(`to ${x}`,"ruler",[L-4,d(x),L-4+_,h[k]-4]),f.text(`name ${x}`,"ink small halo start",[L-1+_,h[k]],C(x))]}),f.text("best","weight strong start",[l,A-9],C(i)),f.text("below","ink small start",[l+6,s+18],Rt(O-p.length,c))]}var Ke=({fan:t,ladder:e,narrow:n})=>[f.text("title fan","ink strong start",[n?0:t.left,15],n?"Dot products":`Dot products of a query with ${O} keys`),f.text("title ladder","ink strong start",[e.left,15],n?"Softmax":"The softmax\u2019s window")];function Gt(t,{width:e}){let n=K(e),o=[...Ke(n),...Ce(n,t),...We(n,t),...De(n,t),...Re(n),...Fe(n,t)];return{width:n.laid,height:n.height,marks:o}}function Ut(t,e,{width:n}){let o=K(n),{zoom:r,fan:{bottom:a}}=o;return[{id:"width",x:(q(o)(t.d_k)-14)*r,y:A*r,width:28*r,height:(a+10-A)*r,label:"components of query and keys",slider:!0,kind:"across",aria:{valuemin:1,valuemax:M,valuenow:t.d_k,valuetext:Bt(t,e)}}]}var He=({spread:t,keys:e,jacobian:n})=>[{id:"spread",name:"spread of the scores",value:t,most:40,text:y(t)},{id:"keys",name:`effective keys, of ${O}`,value:e,most:O,text:y(e,1)},{id:"jacobian",name:"Jacobian norm",value:n,most:.5,text:y(n,3)}];function Yt(t,{width:e}){let{laid:n,narrow:o}=K(e),r=o?n:(n-48)/3,a=He(t).flatMap(({id:i,name:l,value:s,most:c,text:p},d)=>{let[u,h]=o?[0,36*d]:[(r+24)*d,0],g={x:u,y:h+20,height:6,rx:3};return[f.text(`${i} name`,"soft small start",[u,h+13],l),f.text(`${i} number`,"ink small strong end",[u+r,h+13],p),f(`${i} track`,"rect","track",{...g,width:r}),f(`${i} bar`,"rect",`${i==="spread"?"ink":"weight"} solid`,{...g,width:r*T(s/c)}),...s>c?[f.path(`${i} cut`,"cut",[14,8].map(w=>R([[u+r-w,h+28],[u+r-w+4,h+18]])).join(""))]:[]]});return{width:n,height:o?102:30,marks:a}}var Jt=`.scaling-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 5.6em; }
/* The reader's function decides. */
.attn-scaling[data-own="attention"] :is(.attn-choice, .attn-hint) { visibility: hidden; }
.attn-scaling sub { font-size: 0.75em; line-height: 0; }
.attn-scaling .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.attn-scaling table { max-width: 32em; margin-top: 0; font-size: 0.933em; }
.attn-scaling th, .attn-scaling td { padding-block: 3px; }
.attn-scaling .scaling-lost { font-weight: 600; }
.attn-scaling thead th:nth-child(n) { padding-left: 12px; font-weight: 400; text-align: right; white-space: normal; vertical-align: bottom; }
.attn-scaling thead td { width: 5em; border-bottom-color: var(--edge); }
.scaling-told { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px 40px; align-items: start; }
.scaling-picture .attn-hit { border-radius: 14px; }
@container (max-width: 659px) {
  .scaling-controls { grid-template-columns: auto auto; justify-content: space-between; gap: 8px; }
  .scaling-controls .attn-slider { grid-column: 1 / -1; }
  .scaling-heat { order: 1; grid-column: 1 / -1; }
  .attn-scaling { --apart: 12px; }
  .attn-scaling .attn-summary { min-height: 10.15em; }
}
@container (min-width: 800px) { .scaling-told { grid-template-columns: minmax(0, 1fr) 25em; } .attn-scaling .attn-summary { min-height: 7.25em; } }
@container (min-width: 1000px) { .attn-scaling { font-size: 18px; } }
:host([data-whole]) .attn-scaling .attn-hint { display: none; }
:host([data-whole]) .attn-scaling { --apart: 8px; }
@media print { .scaling-controls, .attn-hint { display: none; } }
`;var N=t=>t.read();function Vt(t,e=""){let n=document.createDocumentFragment();return n.append(t,m("i",{},"d",m("sub",{},"k")),e),n}function Ue(t){let e=Q(),n=700,o=s=>{s!==N(t).d_k&&t.change({d_k:s})},r=St(s=>{Et(s,u=>{let h=s.offsetLeft+s.offsetWidth/2-tt(a,u)[0];return g=>o(Ht(n,h+tt(a,g)[0]))});let c=()=>I.find(u=>u>N(t).d_k)??M,p=()=>I.findLast(u=>u<N(t).d_k)??1;vt(s,{...{ArrowRight:c,ArrowUp:c,ArrowLeft:p,ArrowDown:p},Home:()=>1,End:()=>M},o)}),a=S("attn-stage scaling-picture",e,r.root),i=(s,c)=>r.set(Ut(s,c,{width:n}));return{root:a,tell:i,paint:(s,c)=>{c!==n&&(n=c,i(N(t),at(N(t)))),nt(e,Gt(s,{width:n}))}}}function Ye(t){let e=()=>t.change({draw:N(t).draw%_t+1}),n=xt("Scores",{raw:"q\xB7k",scaled:Vt("q\xB7k / \u221A")},l=>t.change({scaled:l==="scaled"},{glide:!0})),o=wt({label:"temperature",min:-1,max:1,step:.05,zero:0,text:G,read:l=>Number((10**l).toPrecision(3)),write:Math.log10,onInput:l=>t.change({temperature:l})}),r=[W("New draw",e).root,W("Reset",t.reset).root];return{root:S("scaling-controls",n.root,S("scaling-heat",o.root),S("attn-row",...r)),tell:l=>{n.set(l.scaled?"scaled":"raw"),o.set(l.temperature)}}}function Je(){let t=["float16","float32"],e=t.map(()=>[m("td"),m("td")]),n=["","weights that round to 0","e\u02E2 without safe softmax"],o=t.map((i,l)=>m("tr",{},m("th",{scope:"row"},i),...e[l])),r=m("table",{},m("caption",{},"The weights in two formats of floating point"));return r.append(m("thead",{},m("tr",{},...n.map(i=>i?m("th",{scope:"col"},i):m("td")))),m("tbody",{},...o)),{root:r,tell:({formats:i})=>i.forEach(({zeros:l,fits:s},c)=>{z(e[c][0],`${l} of ${O}`),z(e[c][1],s?"fits":"overflows"),[l>0,!s].forEach((p,d)=>E(e[c][d],"class",p&&"scaling-lost"))})}}function Ve(t,e){let[n,o,r,a]=[Ue(e),Ye(e),Je(),bt()],i=Q(),l=gt(m("span",{},Vt("Divide by \u221A"," and see the softmax\u2019s window open. Then drag the line in the fan.")),m("span",{},"Drag the line in the fan: how many keys stay in the window?"));return{parts:[l,n.root,o.root,i,S("scaling-told",a.root,r.root)],tell:s=>{let c=at(s);o.tell(s),n.tell(s,c),r.tell(c),a.set(Wt(s,c)),[!s.scaled,s.scaled].forEach((p,d)=>l.children[d].hidden=!p)},glides:jt,paint:(s,c,p)=>{let d=qt(s,N(e).draw,j(N(e)).weights?.[0]);n.paint(d,p),nt(i,Yt(d,{width:p}))},stop:a.stop}}var eo=Mt({name:"scaling",label:"Live figure: dot products, the softmax\u2019s window and the scale",style:Ct+Jt,controls:["d_k","scaled","temperature","draw"],asks:Nt,build:Ve});export{at as compute,eo as default,Wt as describe,jt as glides,K as layout,Yt as meters,Gt as picture,Ht as widthAt};
