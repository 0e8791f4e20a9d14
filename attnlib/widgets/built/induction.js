// Joined by `make figures` from src/induction and src/kit: change those, not this.
var Fe=Object.defineProperty;var Ce=(t,e)=>{for(var n in e)Fe(t,n,{get:e[n],enumerable:!0})};function pt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let s=r=>{r?.data===e&&(t.off("msg:custom",s),o(r.content))};t.on("msg:custom",s),t.send({ask:e})}),n[e]}var De="http://www.w3.org/2000/svg",qe=0,Ie=Math.random().toString(36).slice(2,8),ut=t=>`attn-${Ie}-${t}-${++qe}`;function Ot(t,e,n){for(let[o,s]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),s):s===!0?t.setAttribute(o,""):s!==!1&&s!=null&&t.setAttribute(o,s);return t.append(...n),t}var S=(t,e={},...n)=>Ot(document.createElement(t),e,n),q=(t,...e)=>S("div",{class:t},...e),He=(t,e={},...n)=>Ot(document.createElementNS(De,t),e,n),Et=(t="")=>He("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function R(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function _(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Tt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var jt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var ht=t=>t.indexOf(Math.max(...t)),W=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Lt=200,Pe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ge=t=>t*t*(3-2*t);function ft(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,s)=>ft(t[s],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([s,r])=>[s,ft(t[s],r,n)]);return Object.fromEntries(o)}return e}function _t(t,e,n){let[o,s,r,a,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let u=W(p-i,0,64);if(i=p,l){let h=W((p-a)/e);o=ft(s,r,Ge(h)),l=h<1}let g=n(o,u);c=l||g?requestAnimationFrame(d):0};return{go(p,u){if(Pe()){[o,r,l]=[p,p,!1],n(o,1/0);return}[s,r,a,l]=[o,p,performance.now(),u],u||(o=p,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function L(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function tt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Nt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Ft=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function et(t,e){let n=S("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>_(n,"aria-pressed",String(o))}}var Ct=(...t)=>S("p",{class:"attn-hint"},...t);function Dt(t,e,n){let o=ut("choice"),s=new Map,r=S("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,i]of Object.entries(e))s.set(a,S("input",{type:"radio",name:o,onchange:()=>n(a)})),r.append(S("label",{},s.get(a),S("span",{},i)));return{root:r,set:a=>void(s.get(a).checked=!0)}}function gt({label:t,onChange:e,options:n=[],wide:o=!1}){let s=ut("select"),r=S("select",{id:s,onchange:()=>e(r.value)}),a=S("div",{class:o?"attn-field attn-wide":"attn-field"},S("label",{for:s},t),r),[i,c]=[n,""],l=0,d=g=>{let[h,f]=i[g];_(r.options[g],"value",h),R(r.options[g],f)},p=()=>{for(l=0;r.length>i.length;)r.lastChild.remove();i.forEach((g,h)=>d(h))},u=(g,h=n)=>{i=h;let f=i.findIndex(([$])=>String($)===String(g)),x=JSON.stringify(i);if(x!==c){for(;r.length<i.length;)r.append(S("option",{}));f>=0&&d(f),l||(l=setTimeout(p,40))}c=x,r.selectedIndex!==f&&(r.selectedIndex=f)};return u(n[0]?.[0]),{root:a,set:u}}function qt(t=700){let e=S("p",{class:"attn-summary"}),n=S("span",{class:"attn-hidden",role:"status"}),o,s=(r,a=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>R(n,a),t)),R(e,r)};return{root:S("div",{},e,n),set:s,stop:()=>clearTimeout(o)}}function mt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},s=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let a=s[r.key]?.();a===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(a))})}var Ue=0,It=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Ht(t,e){let[n,o,s]=[!1,0,""],r={},a=c=>{r=c;let l=c._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let d=l?.name?e(c,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==s&&([s,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++Ue}}))},i=()=>{n=!1,a(r)};return t.on("change:_drawn",i),{ask:a,stop:()=>t.off("change:_drawn",i)}}function Ve(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:s,note:r,weights:a,mask:i}=It(t),c=!!(a??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:s?`Your ${s} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Bt(t,e){let n=S("span",{role:"status"}),o=et("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),s.closest(".attn").focus()}),s=q("attn-own",n,o.root);return{root:s,tell:a=>{let i=Ve(a,e);s.hidden=i==="",s.classList.toggle("fault",!!It(a).fault),R(n,i)}}}function Rt(t,e,n=[]){let o=[...e,...n],s=[],r=!1,a=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),i=p=>{if(r)return;let u=a();s.forEach(g=>g(u,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:u=!1}={})=>{r=!0;for(let[g,h]of Object.entries(p))t.set(g,h);r=!1,i({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:a,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void s.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Ke(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Ye(t,e,n,o){let[s,r]=[0,!1],a=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++s,d=e.wants?.(n())??null;if(a(d!==null),d===null)return o(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===s&&i(c),()=>l===s&&e.say?.(p))};return i}function Wt({name:t,label:e,style:n,controls:o,fixed:s=[],ms:r=Lt,asks:a,build:i}){return{render:({model:l,el:d})=>{let p=S("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(S("style",{},[Tt,zt,jt,n].join(`
`)));let g=Rt(l,a?[...o,"_own","_drawn"]:o,s),h=i(g.read(),g,l),f=a&&{...Ht(l,a),...Bt(l,a)},x=S("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:a&&-1},h.parts[0],...f?[f.root]:[],...h.parts.slice(1));u.append(x),d.append(p);let $=()=>{let v=h.glides??(A=>A),w=0,b=()=>{let A=g.read();h.tell(A),f?.tell(A),f?.ask(A),f&&(x.dataset.own=A._own?.kind??"")},O=_t(v(g.read()),r,(A,T)=>w>0&&h.paint(A,T,w)),E=()=>{let A=Math.round(x.clientWidth);A===w||A===0||(w=A,Ke(d),O.again())},j=Ye(x,h,g.read,A=>{b(),O.go(v(g.read()),A)});g.follow((A,T)=>{x.classList.add("touched"),j(T?.glide??!0)}),b(),E();let y=new ResizeObserver(E);return y.observe(x),h.ahead?.(),()=>{y.disconnect(),O.stop(),g.stop(),f?.stop(),h.stop?.()}},k=async()=>{await h.ready;for(let v;v=h.wants?.(g.read());)await v;return $()};return h.ready?k():$()}}}var Je=t=>Math.round(t*10)/10,Pt=new WeakMap;function Gt(t){let e=q("attn-hits"),n=new Map,o=r=>{let a=r.slider?S("div",{role:"slider",tabindex:0}):S("button",{type:"button"}),i={node:a,hit:r};return n.set(r.id,i),a.dataset.id=r.id,t(a,()=>i.hit),i};return{root:e,set:(r,a=1)=>{let i=new Set(r.map(({id:c})=>c));for(let[c,{node:l}]of n)i.has(c)||(l.remove(),n.delete(c));r.forEach((c,l)=>{let d=n.get(c.id)??o(c);Ze(d.node,d.hit=c,a),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function Ze(t,{x:e,y:n,width:o,height:s,label:r,kind:a="",aria:i={},tab:c=0,lang:l},d){let[p,u,g,h]=[e,n,o,s].map(x=>Je(d*x)),f=`left:${p}px;top:${u}px;width:${g}px;height:${h}px`;Pt.get(t)!==f&&(t.style.cssText=f,Pt.set(t,f)),_(t,"class",`attn-hit ${a}`.trim()),_(t,"aria-label",r),_(t,"tabindex",c),l&&_(t,"lang",l);for(let[x,$]of Object.entries(i))_(t,`aria-${x}`,String($))}function Ut(t,{clientX:e,clientY:n}){let{left:o,top:s}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-s)/r]}function Vt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",s=>{t.setPointerCapture(s.pointerId),o=e(s)}),t.addEventListener("pointermove",s=>o?.(s));for(let s of["pointerup","pointercancel"])t.addEventListener(s,()=>{o!==null&&n(),o=null})}var Yt="http://www.w3.org/2000/svg",Xe=t=>Math.round(t*10)/10+0;function m(t,e,n,o,s){let r={};for(let a in o){let i=o[a];r[a]=typeof i=="number"?Xe(i):i}return{id:t,shape:e,role:n,at:r,...s===void 0?{}:{text:s}}}m.line=(t,e,[n,o,s,r],a)=>m(t,"line",e,{x1:n,y1:o,x2:s,y2:r,...a});m.rect=(t,e,[n,o,s,r],a)=>m(t,"rect",e,{x:n,y:o,width:s,height:r,...a});m.circle=(t,e,[n,o,s],r)=>m(t,"circle",e,{cx:n,cy:o,r:s,...r});m.path=(t,e,n,o)=>m(t,"path",e,{d:n,...o});m.text=(t,e,[n,o],s,r)=>m(t,"text",e,{x:n,y:o,...r},s);var Kt=new WeakMap;function Qe(t,e){let{node:n,role:o,at:s}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let a in e.at)s[a]!==e.at[a]&&n.setAttribute(a,String(e.at[a]));for(let a in s)a in e.at||n.removeAttribute(a);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(en)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var tn=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function en(t){let e=document.createElementNS(Yt,"tspan");for(let[n,o]of Object.entries(tn(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function Jt(t,{width:e,height:n,marks:o}){let s=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==s&&t.setAttribute("viewBox",s);let r=Kt.get(t)??new Map;Kt.set(t,r);let a=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of r)a.get(c)?.shape!==d&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of o){let l=r.get(c.id);if(!l){let d=document.createElementNS(Yt,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}Qe(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function Zt({label:t,rest:e,wait:n,begin:o,next:s}){let r=0,a=()=>{R(p,r?"\u275A\u275A":"\u25B6"),_(p,"aria-label",r?"Pause":t)},i=()=>{clearTimeout(r),r=0,a()},c=()=>{r=Number(setTimeout(c,e())),s()||i()},l=()=>{o()!==!1&&(r=Number(setTimeout(c,n??e()/2)),a())},p=S("button",{type:"button",class:"attn-play",onclick:()=>r?i():l()});return a(),{root:p,stop:i}}var Xt=["the","a","we","i","and","in","on","to","of","by","up","at","red","big","old","hot","fox","cat","dog","hen","owl","bee","sun","moon","sea","hill","tree","key","hat","tea","cup","bread","man","girl","king","bird","fish","boat","road","door","day","night","saw","sat","run","ran","ate","met","sang","said","came","went","home","cold","new","green","little","then","with","not","is","was","like","over"];var P=Xt,B=16,on=/[.,;:!?"()“”„«»…]/g;function K(t){let e=t.toLowerCase().replace(on," ").split(/\s+/).filter(Boolean),n=e.slice(0,B),o=new Map(n.filter(i=>P.includes(i)).map(i=>[i,P.indexOf(i)])),s=P.map((i,c)=>c).filter(i=>!n.includes(P[i]));for(let i of n)o.has(i)||o.set(i,s.shift());let r=[...P];o.forEach((i,c)=>r[i]=c);let a=n.map(i=>o.get(i));return{words:n,ids:a,label:r,more:e.length>B}}var[H,F,M,N]=[2,4,48,12],rn=2**-11,Qt=[["embedding",P.length,M],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,M,M])),["unembedding",M,P.length]],nt=Qt.reduce((t,[,e,n])=>t+e*n,0),sn="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",te=new Uint8Array(128);[...sn].forEach((t,e)=>te[t.charCodeAt(0)]=e);function wt(t){let e=(5-t.length%5)%5,n=new Uint8Array((t.length+e)/5*4);for(let o=0,s=0;o<t.length;o+=5,s+=4){let r=0;for(let a=0;a<5;a++)r=r*85+(o+a<t.length?te[t.charCodeAt(o+a)]:84);for(let a=3;a>=0;a--,r=Math.floor(r/256))n[s+a]=r%256}return n.subarray(0,n.length-e)}async function an(t){let n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(n).arrayBuffer())}function cn(t){let e=(n,o)=>{let s=Math.floor((n+o)/2);return o-n<2?[]:[[s,n,o],...e(n,s),...e(s,o)]};return[[t-1,-1,-1],[0,t-1,-1],...e(0,t-1)]}function ln(t){let e=t.length/nt,n=new Array(e);return cn(e).forEach(([o,s,r],a)=>{let i=n[o]=new Int8Array(nt);for(let c=0;c<nt;c++){let l=s<0?0:r<0?n[s][c]:Math.floor((n[s][c]*(r-o)+n[r][c]*(o-s))/(r-s)+.5);i[c]=l+t[a*nt+c]}}),n}function ee(t,e){let[n,o]=[0,0];return Object.fromEntries(Qt.map(([s,r,a])=>{let i=new Float64Array(r*a);for(let c=0;c<i.length;c++)i[c]=Math.fround(t[n+c]*e[o+c%a]);return n+=i.length,o+=a,[s,i]}))}function xt(t,e){let n=wt(t),o=new DataView(n.buffer,n.byteOffset,n.length);return Array.from({length:n.length/e},(s,r)=>e===2?o.getInt16(2*r,!0):o.getFloat32(4*r,!0))}function ne(t,e){let n=xt(t,2);return[0,1].map(o=>Array.from({length:F},(s,r)=>{let a=((e*H+o)*F+r)*N;return Float64Array.from(n.slice(a,a+N),i=>rn*i)}))}function dn({levels:t,scales:e,means:n}){let o=new Int8Array(wt(t));return{params:ee(o,Float32Array.from(xt(e,4))),means:ne(n,0)}}async function pn({levels:t,scales:e,means:n}){let o=ln(await an(wt(t))),s=Float32Array.from(xt(e,4)),r=new Map;return a=>{let i=r.get(a)??{params:ee(o[a],s),means:ne(n,a)};return r.set(a,i),i}}function oe(t,e){let n=dn(t.opening),o=t.steps[t.steps.length-1],s={},r={},a=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===o)return n;let p=a(l,d),u=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return s[p]?.(t.steps.indexOf(d)-u)??null},load:(l,d)=>{let p=a(l,d);return r[p]??=e(p).then(pn).then(u=>void(s[p]=u)),r[p]},first:t,last:o}}var un=100,Y=(t,e)=>`${t+1}.${e+1}`;function st(t,e,n,o=M){let s=new Float64Array(e*o);for(let r=0;r<e;r++){let a=s.subarray(r*o,(r+1)*o);for(let i=0;i<M;i++){let c=t[r*M+i];if(c===0)continue;let l=i*o;for(let d=0;d<o;d++)a[d]+=c*n[l+d]}}return s}function de(t,e){let n=new Float64Array(e*M);for(let o=0;o<e;o++){let s=0;for(let a=0;a<M;a++)s+=t[o*M+a]*t[o*M+a];let r=Math.sqrt(s/M+1e-6);for(let a=0;a<M;a++)n[o*M+a]=t[o*M+a]/r}return n}var re=Float64Array.from({length:B*M/2},(t,e)=>{let[n,o]=[Math.floor(e/(M/2)),e%(N/2)];return n*un**(-2*o/N)}),[se,ae]=[re.map(Math.cos),re.map(Math.sin)];function ie(t,e){let n=new Float64Array(e*M);for(let o=0;o<e*M;o+=2){let s=t[o],r=t[o+1];n[o]=s*se[o/2]-r*ae[o/2],n[o+1]=s*ae[o/2]+r*se[o/2]}return n}function hn(t,e,n,o){let s=new Float64Array(n*n);for(let r=0;r<n;r++){let[a,i]=[-1/0,0];for(let c=0;c<=r;c++){let l=0;for(let d=o*N;d<(o+1)*N;d++)l+=t[r*M+d]*e[c*M+d];s[r*n+c]=l/Math.sqrt(N),a=Math.max(a,s[r*n+c])}for(let c=0;c<=r;c++)i+=s[r*n+c]=Math.exp(s[r*n+c]-a);for(let c=0;c<=r;c++)s[r*n+c]/=i}return s}function fn({params:t,means:e},n,o,s,r){let a=de(n,o),[i,c,l]=["q","k","v"].map(h=>st(a,o,t[`layer${s+1}.w_${h}`])),[d,p]=[ie(i,o),ie(c,o)],u=new Float64Array(o*M),g=Array.from({length:F},(h,f)=>hn(d,p,o,f));return g.forEach((h,f)=>{let x=Y(s,f);if(r.heads.has(x))return r.mean&&gn(u,o,f,e[s][f]);let $=mn(h,o,x,r.edges);for(let k=0;k<o;k++)for(let v=0;v<=k;v++){let w=$[k*o+v];for(let b=f*N;b<(f+1)*N;b++)u[k*M+b]+=w*l[v*M+b]}}),{weights:g,found:u}}function gn(t,e,n,o){for(let s=0;s<e;s++)t.set(o,s*M+n*N)}function mn(t,e,n,o){let s=[...o].filter(a=>a.startsWith(`${n}.`));if(!s.length)return t;let r=t.slice();for(let a of s){let[i,c]=a.split(".").slice(2).map(l=>Number(l)-1);i<e&&c<e&&(r[i*e+c]=0)}return r}function J(t,e){let n=t.filter(s=>s.split(".").length===2),o=t.filter(s=>s.split(".").length===4);return{heads:new Set(n),edges:new Set(o),mean:e==="mean"}}var pe=J([],"zero");function ue(t,e){let n=new Float64Array(t.length);for(let o=0;o<t.length;o++)n[o]=t[o]+e[o];return n}function he({params:t},e,n){let o=t.unembedding.length/M,s=st(de(e,n),n,t.unembedding,o);return Array.from({length:n},(r,a)=>{let i=Array.from(s.subarray(a*o,(a+1)*o)),c=Math.max(...i),l=i.map(p=>Math.exp(p-c)),d=l.reduce((p,u)=>p+u,0);return l.map(p=>p/d)})}function fe(t,e,n,o,s=0){let[r,a]=[[],[e]];for(let i=s;i<H;i++){let c=fn(t,e,n,i,o);e=ue(e,st(c.found,n,t.params[`layer${i+1}.w_o`])),r.push(c),a.push(e)}return{layers:r,streams:a,chances:he(t,e,n)}}function bt(t,e,n=pe){let o=new Float64Array(e.length*M);return e.forEach((s,r)=>o.set(t.params.embedding.subarray(s*M,(s+1)*M),r*M)),fe(t,o,e.length,n)}function wn({params:t,means:e},n,o,s,r,a){let{found:i}=n.layers[s],c=new Float64Array(o*M);for(let l=0;l<o;l++)for(let d=0;d<N;d++){let p=l*M+r*N+d;c[p]=(a?e[s][r][d]:0)-i[p]}return ue(n.streams[s+1],st(c,o,t[`layer${s+1}.w_o`]))}var xn=t=>t.map((e,n)=>n).filter(e=>e+1<t.length&&t.some((n,o)=>o<e&&n===t[e]&&t[o+1]===t[e+1]));function rt(t,e,n){let o=n.filter(r=>ht(t[r])===e[r+1]).length,s=n.reduce((r,a)=>r-Math.log(t[a][e[a+1]]),0);return{right:o,of:n.length,loss:n.length?s/n.length:0}}function bn(t,e,n,o,s){let r=n.length,a=rt(e.chances,n,o).loss;return Array.from({length:H},(i,c)=>Array.from({length:F},(l,d)=>{if(!o.length)return null;let p=wn(t,e,r,c,d,s),u=c+1<H?fe(t,p,r,pe,c+1).chances:he(t,p,r);return rt(u,n,o).loss-a}))}var ce=({layers:t})=>t.map(({weights:e})=>e.map(n=>Array.from(n))),yt=(t,e)=>t.map((n,o)=>o).filter(n=>n>0&&n<=e&&t[n-1]===t[e]);function le(t,e,n){let o=e.length,s=r=>r.length?r.reduce((a,i)=>a+i,0)/r.length:null;return t.layers.map(({weights:r},a)=>r.map(i=>s(a===0?e.slice(1).map((c,l)=>i[(l+1)*o+l]):n.map(c=>yt(e,c).reduce((l,d)=>l+i[c*o+d],0)))))}var ot=[];function yn(t,e,n,o){let s=`${e} ${o}`,r=ot.find(c=>c.checkpoint===t&&c.key===s);if(r)return r.found;let a=bt(t,e),i={run:a,cost:bn(t,a,e,n,o)};return ot.unshift({checkpoint:t,key:s,found:i}),ot.length=Math.min(ot.length,64),i}function ge({text:t,cuts:e,by:n},o){let{words:s,ids:r,label:a}=K(t),i=xn(r),{run:c,cost:l}=yn(o,r,i,n==="mean"),d=e.length?bt(o,r,J(e,n)):c,[p,u]=[d,c].map(({chances:h})=>h.map(ht)),g=({chances:h})=>h.map((f,x)=>x+1<r.length?f[r[x+1]]:Math.max(...f));return{words:s,ids:r,copies:i,cost:l,weights:ce(d),uncut:ce(c),chance:g(d),whole:g(c),guesses:p.map(h=>a[h]),surety:d.chances.map((h,f)=>h[p[f]]),guessed:u.map(h=>a[h]),sured:c.chances.map((h,f)=>h[u[f]]),right:p.map((h,f)=>h===r[f+1]),now:rt(d.chances,r,i),before:rt(c.chances,r,i),looks:le(d,r,i),looked:le(c,r,i)}}var me=`text.small { font-size: 12.5px; }
text.tiny { font-size: 11.5px; }
text.large { font-size: 19px; font-weight: 600; }
text.word { font-size: 14px; }
text.off { text-decoration: line-through; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-linejoin: round; }
.thread { stroke-opacity: 0.28; } .band0 { stroke-width: 1; } .band1 { stroke-width: 2; } .band2 { stroke-width: 3.2; }
.strand { stroke-linecap: butt; }
.strand.cut { stroke: var(--edge); stroke-dasharray: 3 4; }
.disc { fill: var(--paper); stroke: var(--weight); stroke-width: 1.5; } .disc.off { fill: var(--edge); stroke: var(--edge); }
.sign { stroke-width: 1.8; } .sign.off { stroke: var(--paper); }
.chip.key { fill: var(--paper); }
.track { fill: var(--tint); }
.pale.solid { fill-opacity: 0.35; } text.pale { fill-opacity: 0.75; }
.faint.solid { fill: var(--edge); }
.was { stroke-width: 2; }
rect.tile { fill: var(--tint); } rect.tile.off { fill: var(--paper); stroke: var(--edge); stroke-dasharray: 4 3; }
rect.band { fill: var(--query-wash); }
.pattern.off { fill-opacity: 0.3; }
.slash { stroke-width: 2.5; }
rect.frame { fill: none; stroke: var(--ink); stroke-width: 2; }
.pip.full { fill: var(--output); stroke: var(--output); } .pip.empty { fill: none; stroke: var(--output); stroke-dasharray: 2 2; }
.kept { stroke-width: 1; } .penalty { stroke-width: 1; stroke-dasharray: 3 3; }
.output.line { stroke-width: 2.2; }
.knob { stroke: var(--paper); stroke-width: 2; }
`;var je={};Ce(je,{crosses:()=>At,edgePath:()=>it,edges:()=>Ee,followed:()=>X,layout:()=>V,picture:()=>St,places:()=>lt,stepAt:()=>Mt,training:()=>ct,valueAt:()=>ze});var kn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),vn=1.12;var Z=new Map;function An(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,s)=>o+(kn[s.charCodeAt(0)-32]??556),0);return vn*n/1e3}function G(t,e){return Z.size>5e3&&Z.clear(),Z.has(t)||Z.set(t,An(t)),e*Z.get(t)}var be=t=>`${t[0].toLowerCase()}${t.slice(1)}`,I=t=>`\u201C${Nt(t)}\u201D`,U=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function $t(t,e,n){let o=t.slice(n*e,n*e+e);return o.indexOf(Math.max(...o))}function Mn(t,e){let[n,o,s,r]=t.split(".").map(Number);return r<=s&&s<=e.length?`the edge of ${n}.${o} from ${I(e[s-1])} to ${I(e[r-1])}`:"1 edge"}function Sn({cuts:t,by:e},n){let{heads:o,edges:s}=J(t,e),r=o.size>1?"heads":"head",a=o.size>1?" (by their means)":" (by its mean)";return[...o.size?[`${r} ${Ft([...o])}${e==="mean"?a:""}`]:[],...s.size===1?[Mn([...s][0],n)]:[],...s.size>1?[`${s.size} edges`]:[]].join(" and ")}function On(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var we=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function En(t,e){let{heads:n,cuts:o}=t,{ids:s,words:r,weights:a,uncut:i,looks:c,looked:l}=e,d=n[1],[p,u]=[c[1][d-1]??0,l[1][d-1]??0];if(o.includes(`2.${d}`)||u-p<.3)return"";let[g,h]=[r.length,U(t,e)],f=yt(s,h),[x,$]=[a,i].map(v=>f.reduce((w,b)=>w+v[1][d-1][h*g+b],0)),k=f.length?`; from ${I(r[h])} ${L($)}, now ${L(x)}`:"";return` Head 2.${d}\u2019s mean weight on what came next was ${L(u)}, now ${L(p)}${k}.`}function Tn(t,e){let{words:n,weights:o,cost:s,guesses:r,surety:a}=e,[i,c]=t.heads,[l,d]=[n.length,U(t,e)],p=o[1][c-1],u=$t(p,l,d),g=u>0&&n[u-1]===n[d],h=g&&(s[0][i-1]??0)>.5&&o[0][i-1][u*l+u-1]>.4,f=g?h?`, which head 1.${i} has marked as following ${I(n[d])}`:`, which followed ${I(n[d])} before`:"",x=d===u?"itself":I(n[u]);return`From ${I(n[d])}, head 2.${c} attends most to ${x} (${L(p[d*l+u])})${f}; the guess is ${I(r[d])} (${tt(a[d])}).`}function xe(t,e){let{words:n,guesses:o,surety:s,guessed:r,sured:a}=e,i=U(t,e);return`After ${I(n[i])} the guess is ${I(o[i])} (${tt(s[i])}), with nothing cut ${I(r[i])} (${tt(a[i])}).`}function zn(t,e){let{now:n,before:o,copies:s}=e,r=Sn(t,e.words);if(!r)return`${s.length?`${we(n)}. `:""}${Tn(t,e)}`;if(!s.length)return`Without ${r}, ${be(xe(t,e))}`;let a=t.cuts.every(i=>i.split(".").length===4);return`Without ${r}, ${we(n)}, ${o.right} before${On(n,o)}. ${a?xe(t,e):`The loss on them goes from ${L(o.loss)} to ${L(n.loss)}.`}${En(t,e)}`}function jn({text:t},{copies:e}){let n=K(t).more?`Only the first ${B} words are read. `:"";return e.length?n:`${n}No two words come again in the same order, so there is nothing to copy. `}function ye(t,e,n,o){if(!e.words.length)return"Type a text in which some words come again in the same order.";let s=zn(t,e),r=n===o?s:`After ${n} steps of training, ${be(s)}`;return`${jn(t,e)}${r}`}function Ln(t){let e=Math.abs(t);return e<.005?"the loss changes by less than 0.01":`the loss ${t<0?"falls":"rises"} by ${L(e)}`}var at="nothing to copy, so no loss";function $e({cuts:t},{looks:e,cost:n},o,s){let r=`${o+1}.${s+1}`,a=o?"what came next before":"the word before",[i,c]=[e[o][s],n[o][s]],l=[...i===null?[]:[`${L(i)} of its weight on ${a}`],c===null?at:`alone cut, ${Ln(c)}`];return`${t.includes(r)?"Restore":"Cut"} head ${r}: ${l.join("; ")}`}var _n=960,Nn=.05,Fn=Math.log(64),Cn=4.8,kt=18,ke=11,ve=[.15,.4,.7];function V(t){let e=Math.min(t,_n),n=e<700,o=e<330,s=n?e:Math.min(356,.39*e),r=n?e:e-s-36,a=n?(e-4*70)/3:12,i=n?70:Math.floor((s-3*a)/4),c=n?0:e-s,l=i+50,d=26,p=d+H*l,u=n?24:23,g=n?p+40:44,h=g+B*u,f=n?h+28:p+26,x=n?f+70:h-18,$=o?56:n?62:84,k=o?50:n?62:Math.min(112,.2*r),v=k+$+k+(n?16:34);return{laid:e,zoom:t/e,narrow:n,panel:s,panelLeft:c,wide:r,gap:a,tile:i,block:l,tilesTop:d,row:u,top:g,bottom:h,curveTop:f,curveBottom:x,word:$,lane:k,bars:v,bar:o?34:n?44:Math.min(84,r-v-64),least:o,wordLeft:k,height:(n?x:h)+22}}var vt=({top:t,row:e},n)=>t+(n+.5)*e,Se=(t,e,n)=>({x:t.panelLeft+n*(t.tile+t.gap),y:t.tilesTop+e*t.block+20});function it(t,e,n,o){let[s,r]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[a,i]=[vt(t,n),vt(t,o)],c=n===o?.12:.2+.8*((n-o)/(B-1))**.7,l=r*(t.lane-12)*c,d=(s+4/3*l).toFixed(1),[p,u]=n===o?[a-5,a+5]:[a,i];return{d:`M${s} ${p.toFixed(1)}C${d} ${p.toFixed(1)} ${d} ${u.toFixed(1)} ${s} ${u.toFixed(1)}`,x:s+l,y:(a+i)/2}}function X(t,e){let n=U(t,e);return[$t(e.weights[1][t.heads[1]-1],e.words.length,n),n]}var Oe=({cuts:t},e,n,o)=>t.includes(e)||t.includes(`${e}.${n+1}.${o+1}`);function Dn(t,e,n,o){let[s,r]=[e.words.length,t.heads[o]-1],[a,i]=[X(t,e)[o],e.weights[o][r]],c=ve.map(()=>"");for(let l=0;l<s;l++)for(let d=0;d<=l;d++){let p=ve.findLastIndex(u=>i[l*s+d]>=u);p<0||l===d||l===a||Oe(t,Y(o,r),l,d)||(c[p]+=it(n,o,l,d).d)}return c.map((l,d)=>m.path(`threads ${o} ${d}`,`weight line thread band${d}`,l))}function Ee(t,e,n){let[o,s]=[e.words.length,t.heads[n]-1];if(o===0)return[];let r=X(t,e)[n];return e.weights[n][s].slice(r*o,r*o+r+1).map((a,i)=>({i:r,j:i,weight:a,cut:Oe(t,Y(n,s),r,i)})).filter(({weight:a})=>a>=Nn).sort((a,i)=>i.weight-a.weight)}function qn(t,e,n){let o=e.words.length,s=`${n+1}.${t.heads[n]}.`;return t.cuts.filter(r=>r.startsWith(s)).map(r=>{let[a,i]=r.split(".").slice(2).map(l=>Number(l)-1),c=e.weights[n][t.heads[n]-1][a*o+i];return{i:a,j:i,weight:c,cut:!0}}).filter(({i:r,j:a})=>r<o&&a<o)}function Te(t,e,n){let o=Ee(t,e,n),s=({i:r,j:a})=>o.some(i=>i.i===r&&i.j===a);return[...qn(t,e,n).filter(r=>!s(r)),...o]}function In(t,e,n,o){return Te(t,e,o).map(({i:s,j:r,weight:a,cut:i})=>m.path(`edge ${o} ${s} ${r}`,`weight line strand${i?" cut":""}`,it(n,o,s,r).d,{"stroke-width":Math.max(9*a,i?1.5:0).toFixed(2)}))}function At(t,e,n){let o=[];for(let s=0;s<H;s++){if(t.cuts.includes(`${s+1}.${t.heads[s]}`))continue;let r=Te(t,e,s),a=r.filter(({weight:i,cut:c})=>i>=.1&&!c).slice(0,2);for(let i of[...r.filter(({cut:c})=>c),...a]){let{x:c,y:l}=it(n,s,i.i,i.j);o.every(p=>p.layer!==s||Math.hypot(p.x-c,p.y-l)>=25)&&o.push({id:`cross ${s} ${i.i} ${i.j}`,x:c,y:l,layer:s,...i})}}return o}var Hn=(t,e,n)=>At(t,e,n).flatMap(({id:o,x:s,y:r,cut:a})=>[m.circle(`${o} disc`,`weight disc${a?" off":""}`,[s,r,8.5]),m.path(`${o} sign`,`weight line sign${a?" off":""}`,`M${(s-3).toFixed(1)} ${(r-3).toFixed(1)}l6 6m0 -6l-6 6`)]);function Ae(t,e,n){if(G(t,n)<=e)return t;let o=t.length-1;for(;o>1&&G(`${t.slice(0,o)}\u2026`,n)>e;)o--;return`${t.slice(0,o)}\u2026`}function Bn(t,e,n){let{words:o,copies:s,chance:r,whole:a,guesses:i,right:c}=e,{row:l,word:d,wordLeft:p,bars:u,bar:g,wide:h,narrow:f}=n,[x,$]=o.length?X(t,e):[-1,-1],k=f?14.5:15;return o.flatMap((v,w)=>{let b=vt(n,w),O=w===$?"query solid":w===x?"key ring":"paper",E=s.includes(w),j=w===o.length-1,y=j||E&&c[w];return[m(`word ${w}`,"rect",`${O} chip`,{x:p,y:b-l/2+1,width:d,height:l-2,rx:5}),m(`text ${w}`,"text",`${w===$?"paper":w===x?"key":"ink"} word`,{x:p+d/2,y:b+4.5},Ae(v,d-4,k)),m.rect(`track ${w}`,"track",[u,b-4,g,8]),m(`chance ${w}`,"rect",`${j?"ink":E?"output":"faint"} solid`,{x:u,y:b-4,width:g*r[w],height:8}),...E||j?[m(`was ${w}`,"line","ink line was",{x1:u+g*a[w],x2:u+g*a[w],y1:b-7,y2:b+7,...t.cuts.length?{}:{visibility:"hidden"}})]:[],...E?[m(`verdict ${w}`,"text",`${c[w]?"output":"soft"} strong`,{x:u-9,y:b+4.5},c[w]?"\u2713":"\xD7")]:[],m(`guess ${w}`,"text",`${j?"ink":y?"output":"soft"} start word${y?" strong":""}`,{x:u+g+8,y:b+4.5},Ae(i[w],h-u-g-10,k))]})}var Rn=t=>["chance, guess; tick: with nothing cut","tick: with nothing cut","tick: uncut"].find(e=>G(e,12.5)<=t)??"";function Wn({heads:[t,e],cuts:n},o){let{top:s,wordLeft:r,word:a,bars:i,wide:c,narrow:l,least:d}=o,p=(u,g,h,f,x)=>{let $=n.includes(`${f}.${x}`),k=n.some(w=>`${w}.`.startsWith(`${f}.${x}.`)),v=g==="start"?h:h-G("cut",12.5)-kt-5;return[m.text(`${u} name`,`weight strong ${l?"small ":""}${g}${$?" off":""}`,[h,s-22],`${d?"":"head "}${f}.${x}`),m.text(`${u} note`,`soft small ${g}`,[h+(k&&g==="start"?kt+5:0),s-7],k?"cut":"looks at"),...k?[m(`${u} dash`,"line","weight line strand cut",{x1:v,x2:v+kt,y1:s-11,y2:s-11,"stroke-width":2.5})]:[]]};return[...p("first","end",r-(l?1:4),1,t),...p("second","start",r+a+4,2,e),m.text("text name","ink strong",[r+a/2,s-22],"text"),m.text("next name","ink strong start",[i,s-22],"next word"),m.text("next note","soft small start",[i,s-7],n.length?Rn(c-i):c-i<260?"chance, guess":"its chance, and the model\u2019s guess")]}function Pn(t,e,n,{x:o,y:s}){let r=n/Math.max(e,4),a="";return t.forEach((i,c)=>{let l=r*Math.sqrt(i);if(l<.6)return;let[d,p]=[o+(c%e+.5)*r,s+(Math.floor(c/e)+.5)*r],[u,g,h]=[d-l/2,p-l/2,l].map(f=>f.toFixed(2));a+=`M${u} ${g}h${h}v${h}h-${h}z`}),a}var Gn=t=>`${t<-.005?"":"+"}${L(Math.abs(t)<.005?0:t)}`;function Un(t,e,n,o,s){let{tile:r,narrow:a}=n,i=Y(o,s),{x:c,y:l}=Se(n,o,s),d=e.words.length,p=t.cuts.includes(i),u=t.heads[o]===s+1,[g,h]=[d?X(t,e)[o]:0,r/Math.max(d,4)],f=r-(a?34:38),x=($,k,v,w,b,O)=>[...v===null?[]:[m.rect(`${$} track ${i}`,"track",[c,b,f,6]),m.rect(`${$} bar ${i}`,`${k} solid`,[c,b,f*W(v/w),6])],m.text(`${$} told ${i}`,`soft tiny end${k.includes("pale")?" pale":""}`,[c+r,b+7],v===null?"\u2013":O(v))];return[m.rect(`tile ${i}`,`tile${p?" off":""}`,[c,l,r,r],{rx:3}),m.rect(`band ${i}`,"band",[c,l+g*h,r,d?h:0]),m.path(`pattern ${i}`,`weight solid pattern${p?" off":""}`,Pn(e.weights[o][s],d,r,{x:c,y:l})),m.text(`name ${i}`,"ink strong end small",[c+r-4,l+14],i),...p?[m.path(`slash ${i}`,"ink line slash",`M${c+6} ${l+r-6}L${c+r-6} ${l+20}`)]:[],...u?[m.rect(`shown ${i}`,"ink frame",[c,l,r,r],{rx:3})]:[],...x("look","weight",e.looks[o][s],1,l+r+6,L),...x("cost",t.cuts.length?"output pale":"output",e.cost[o][s],Fn,l+r+19,Gn)]}var Me=`no two words come again: ${at}`;function Vn(t,e,n){let{panelLeft:o,panel:s,tilesTop:r,block:a,narrow:i}=n,{now:c,copies:l,right:d}=e,p=c.of?`${c.right} of ${c.of}`:"",u=p?G(p,19)+10:0,g=12,h=w=>G(w,12.5),f=i&&l.length>6||l.length>9,x=s-u-(f?0:l.length*(g+2))-4,$=["repeated words predicted","repeated words right"].find(w=>h(w)<=x),[k,v]=[["on what came next before","loss if cut alone"],["on what came next before","if cut alone"]].find(w=>54+h(w[0])+6+h(w[1])<=s)??["on what came next","if cut alone"];return[m.text("score","output large start",[o,17],p),m.text("score note","soft small start",[o+u,15],c.of?$??"repeated":h(Me)+20<=s?Me:at),...l.map((w,b)=>m(`pip ${w}`,"rect",`output pip ${d[w]?"full":"empty"}`,{x:o+s-(l.length-b)*(g+2),y:5,width:g-1,height:g-1,rx:2,...f?{visibility:"hidden"}:{}})),...Array.from({length:H},(w,b)=>{let O=r+b*a+12,E=b?k:"on the word before";return[m.text(`layer ${b}`,"ink strong small start",[o,O],`layer ${b+1}`),m.text(`layer note ${b}`,"weight small start",[o+54,O],E),m.text(`layer cost ${b}`,"output small end",[o+s,O],v),...Array.from({length:F},(j,y)=>Un(t,e,n,b,y)).flat()]}).flat()]}function ct({steps:t},{panelLeft:e,panel:n,curveTop:o,curveBottom:s}){let r=l=>s-(s-o)*l/Cn,[a,i]=[e+22,e+n-8],c=t[t.length-1];return{x:l=>a+(i-a)*l/c,y:r,low:a,high:i}}function Mt(t,e,n){let o=V(e),{x:s}=ct(t,o),r=t.steps.map(a=>Math.abs(s(a)-n/o.zoom));return t.steps[r.indexOf(Math.min(...r))]}function ze(t,e,n){let o=Math.max(0,t.findLastIndex(s=>s<=n));return o===t.length-1?e[o]:e[o]+(n-t[o])/(t[o+1]-t[o])*(e[o+1]-e[o])}function Kn({state:t,first:e,at:n},o){let{step:s,repeated:r,other:a}=e.curves[t.kind],{x:i,y:c,low:l,high:d}=ct(e,o),{curveTop:p,curveBottom:u,panelLeft:g}=o,h=b=>b.map((O,E)=>`${E?"L":"M"}${i(s[E]).toFixed(1)} ${c(O).toFixed(1)}`).join(""),[f,x]=[i(n),ze(s,r,n)],$=f>(l+d)/2,[k,v]=[t.kind==="priced",i(e.priced_from)],w=r[r.length-1];return[m.text("training name","ink strong small start",[g,p-10],"training"),m.text("training note","soft small start",[g+62,p-10],"loss on other texts"),...[0,2,4].flatMap(b=>[m.line(`loss rule ${b}`,"rule",[l,c(b),d,c(b)]),m.text(`loss ${b}`,"soft tiny end",[l-5,c(b)+4],String(b))]),m.path("kept","soft line kept",e.steps.map(b=>`M${i(b).toFixed(1)} ${u}v4`).join("")),...k?[m.line("penalty","soft line penalty",[v,p,v,u])]:[],m.path("other","soft line",h(a)),m.path("repeated","output line",h(r)),m.line("head","ink line",[f,p-4,f,u+4]),...k?[m.text("penalty told","soft tiny end halo",[v-5,u-6],"penalty from here")]:[],m.text("other told","soft tiny end halo",[d-ke,c(a[a.length-1])+14],"new words"),m("repeated told","text","output tiny end halo",{x:d-ke,y:c(w)+15<=u-4?c(w)+15:c(w)-8},"repeated words"),m.circle("knob","ink solid knob",[f,c(x),6.5]),m.text("step told",`ink strong small ${$?"end":"start"}`,[$?f+6:f-6,u+17],`step ${Math.round(n)}`)]}function St(t,e){let{state:n,width:o}=e,s=V(o),r=t.words.length?[0,1]:[];return{width:s.laid,height:s.height,marks:[...Vn(n,t,s),...Wn(n,s),...r.flatMap(a=>Dn(n,t,s,a)),...r.flatMap(a=>In(n,t,s,a)),...Bn(n,t,s),...Hn(n,t,s),...Kn(e,s)]}}function lt(t,{state:e,first:n,width:o}){let s=V(o),{tile:r,row:a,word:i,wordLeft:c,lane:l,top:d,panelLeft:p,curveTop:u,curveBottom:g}=s,h=Array.from({length:H*F},(O,E)=>{let[j,y]=[Math.floor(E/F),E%F],{x:A,y:T}=Se(s,j,y);return{id:`tile ${j} ${y}`,x:A,y:T,width:r,height:r+26,label:$e(e,t,j,y),aria:{pressed:e.cuts.includes(Y(j,y))}}}),f=U(e,t),x=[0,1].map(O=>({id:`lane ${O}`,x:O?c+i+2:0,y:d-38,width:l+4,height:36,label:`Show the next head of layer ${O+1}; now head ${O+1}.${e.heads[O]}`})),$=t.words.map((O,E)=>({id:`word ${E}`,x:c,y:d+E*a,width:i,height:a,label:`${O}, place ${E+1}`,tab:E===f?0:-1,aria:{pressed:E===f}})),k=At(e,t,s).map(({id:O,x:E,y:j,layer:y,i:A,j:T,weight:C,cut:D})=>({id:O,x:E-12.5,y:j-12.5,width:25,height:25,aria:{pressed:D},label:`${D?"Restore":"Cut"} the edge of head ${y+1}.${e.heads[y]} from ${t.words[A]} (${A+1}) to ${t.words[T]} (${T+1}), weight ${L(C)}`})),{high:v}=ct(n,s),w=n.steps.indexOf(e.step),b={id:"training",x:p,y:u-2,width:v+8-p,height:g-u+22,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:n.steps.length-1,valuenow:w,valuetext:`after ${e.step} steps`}};return[...h,...x,...$,...k,b]}var Le=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
.heads-text .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.heads-text input { width: 100%; }
.attn-induction select { text-overflow: ellipsis; }
.heads-controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
.heads-controls .attn-label { margin: 0; }
.attn-induction .attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
.attn-induction { --apart: 12px; }
.attn-induction .attn-summary { min-height: 2.9em; text-wrap: pretty; }
@container (max-width: 859px) { .attn-induction .attn-summary { min-height: 4.35em; } }
@container (max-width: 699px) {
  .heads-text select { width: 96px; }
  .heads-controls { gap: 8px; justify-content: space-between; }
  .heads-controls .attn-label { display: none; }
  .heads-controls .attn-field { flex: 1 0 180px; } /* a line of its own rather than a sliver */
  .heads-controls .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .heads-controls select { flex: 1; }
  .attn-induction { --apart: 8px; }
  .attn-induction text.word { font-size: 13px; }
}
@container (max-width: 430px) { .attn-induction .attn-summary { min-height: 8.4em; font-size: 14px; line-height: 1.4; } } /* six lines */
@media (forced-colors: active) { .attn-induction .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } .thread { stroke-opacity: 0.6; } rect.tile { stroke: var(--edge); } rect.band { fill: none; stroke: var(--query); } }
@media print { .heads-text, .heads-controls, .attn-hint { display: none; } }
`;var Jn=260,_e=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],z=t=>t.read();function Zn(t){let e=a=>t.change({text:a,place:null,cuts:Xn(t)}),n=0,o=gt({label:"Text",options:[["","your own"],..._e],onChange:a=>a&&e(a)}),s=S("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(n),n=requestAnimationFrame(()=>e(s.value))}}),r=({text:a})=>{o.set(_e.some(([i])=>i===a)?a:""),s.value!==a&&(s.value=a)};return{root:q("heads-text",o.root,s),tell:r}}var Xn=t=>z(t).cuts.filter(e=>e.split(".").length===2);function Ne(t,e,n={}){let{cuts:o}=z(t),s=o.includes(e)?o.filter(r=>r!==e):[...o,e];t.change({cuts:s,...n},{glide:!0})}function Qn(t,e,n,o,s){let r=i=>()=>{let{steps:c}=e().first;return c[W(c.indexOf(z(t).step)+i,0,c.length-1)]},a=i=>{n(),i!==z(t).step&&t.change({step:i},{glide:!0})};return(i,c)=>{let[l,...d]=c().id.split(" "),p=d.map(Number);if(l==="training"){let f=$=>{let{root:k,width:v}=s();a(Mt(e().first,v,Ut(k,$)[0]))};Vt(i,$=>(f($),f));let x={ArrowRight:r(1),ArrowUp:r(1),ArrowLeft:r(-1),ArrowDown:r(-1)};mt(i,{...x,Home:r(-999),End:r(999)},a);return}let u=(f,x)=>z(t).heads.map(($,k)=>k===f?x:$),g={tile:()=>Ne(t,`${p[0]+1}.${p[1]+1}`,{heads:u(p[0],p[1]+1)}),lane:()=>t.change({heads:u(p[0],z(t).heads[p[0]]%F+1)},{glide:!0}),word:()=>t.change({place:p[0]+1},{glide:!0}),cross:()=>{let[f,x,$]=p;Ne(t,`${f+1}.${z(t).heads[f]}.${x+1}.${$+1}`)}}[l];if(i.addEventListener("click",()=>g?.()),l!=="word")return;let h=f=>()=>W(p[0]+f,0,K(z(t).text).words.length-1);mt(i,{ArrowDown:h(1),ArrowUp:h(-1),Home:h(-99),End:h(99)},f=>{t.change({place:f+1},{glide:!0}),o().focus(`word ${f}`)})}}function to(t,e){let n=Dt("Cut by",{zero:"by zero",mean:"by mean"},l=>t.change({by:l},{glide:!0})),o=gt({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:l=>t.change({kind:l},{glide:!0})}),s=Zt({label:"Play: through the training",rest:()=>Jn,begin:()=>{let{steps:l}=e().first;z(t).step===l[l.length-1]&&t.change({step:0},{glide:!0})},next:()=>{let{get:l,first:{steps:d}}=e(),{kind:p,step:u}=z(t),g=d.indexOf(u)+(l(p,u)?1:0);return g<d.length&&t.change({step:d[g]},{glide:!0}),g<d.length-1}}),r=(l,d)=>{let{root:p}=et(l,()=>p.getAttribute("aria-disabled")==="true"||(s.stop(),d()));return p},a=r("Restore all",()=>t.change({cuts:[]},{glide:!0}));return{root:q("heads-controls",s.root,q("attn-row",S("span",{class:"attn-label","aria-hidden":"true"},"cut"),n.root),q("attn-row",a,r("Reset",t.reset)),o.root),tell:l=>{n.set(l.by),o.set(l.kind),_(a,"aria-disabled",String(l.cuts.length===0))},stop:s.stop}}function eo(t,e,n){let o=null,s=null,r=null,[a,i]=[800,null],c=to(e,()=>o),[l,d]=[Zn(e),qt()],p=Et(),u=Qn(e,()=>o,()=>c.stop(),()=>g,()=>({root:h,width:a})),g=Gt(u),h=q("attn-stage",p,g.root),f=Ct("Cut a head. Then drag the training back."),x=({kind:y,step:A})=>o?.load(y,A).then(O),$=y=>{let A=o?.get(y.kind,y.step);A?s={kind:y.kind,step:y.step,checkpoint:A}:x(y);let{text:T,cuts:C,by:D}=y,Q=JSON.stringify([T,C,D]),{checkpoint:dt}=s;return(r?.key!==Q||r.own!==dt)&&(r={key:Q,own:dt,result:ge(y,dt)}),r.result},k=y=>({state:z(e),first:o.first,at:y,width:a}),v=y=>{if(!o)return;let A=$(y),{step:T}=s,C=T!==y.step||s?.kind!==y.kind;l.tell(y),c.tell(y),g.set(lt(A,k(y.step)),V(a).zoom),d.set((C?"This checkpoint is still on its way. ":"")+ye(y,A,T,o.last))},w=y=>{let{weights:A,chance:T,cost:C,looks:D}=$(y);return{at:y.step,weights:A,chance:T,cost:C,looks:D}},b=(y,A,T)=>{if(!o)return;let C=T!==a;[i,a]=[y,T];let D=$(z(e));C&&g.set(lt(D,k(z(e).step)),V(a).zoom);let Q=D.weights[0][0].length===y.weights[0][0].length;Jt(p,St(Q?{...D,...y}:D,k(y.at)))},O=()=>{v(z(e)),i&&b(w(z(e)),0,a)},E=pt(n,"induction").then(async y=>{o=oe(y,C=>pt(n,`induction.${C}`));let{kind:A,step:T}=z(e);o.get(A,T)||await o.load(A,T)}),j=()=>void(o&&x(z(e)));for(let y of["pointerenter","focusin"])h.addEventListener(y,j,{once:!0});return{parts:[f,l.root,h,c.root,d.root],tell:v,ready:E,glides:w,paint:b,stop:()=>(c.stop(),d.stop())}}var wr=Wt({name:"induction",label:"Live figure: a transformer that copies, to be broken",style:me+Le,controls:["text","cuts","by","kind","step","heads","place"],ms:220,build:eo});export{ge as compute,wr as default,ye as describe,U as focusOf,bt as forward,oe as library,K as read,je as scene,J as sorted};
