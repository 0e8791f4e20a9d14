// Joined by `make figures` from src/induction and src/kit: change those, not this.
var Le=Object.defineProperty;var je=(t,e)=>{for(var n in e)Le(t,n,{get:e[n],enumerable:!0})};function it(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var Q=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));var _e="http://www.w3.org/2000/svg",Ce=0,Ne=Math.random().toString(36).slice(2,8),$t=t=>`attn-${Ne}-${t}-${++Ce}`;function vt(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var O=(t,e={},...n)=>vt(document.createElement(t),e,n),N=(t,...e)=>O("div",{class:t},...e),De=(t,e={},...n)=>vt(document.createElementNS(_e,t),e,n),Mt=()=>De("svg",{class:"scene","aria-hidden":"true"});function P(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function C(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var At=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Et=(t,e)=>t.reduce((n,o,a)=>n+o*e[a],0);function ct(t,e=1,n=null){let o=i=>n===null||n[i],a=Math.max(...t.filter((i,c)=>o(c))),r=t.map((i,c)=>o(c)?Math.exp((i-a)/e):0),s=r.reduce((i,c)=>i+c,0);return s>0?r.map(i=>i/s):r}var lt=t=>t.indexOf(Math.max(...t)),B=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Tt=200,Be=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,He=t=>t*t*(3-2*t);function dt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>dt(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,dt(t[a],r,n)]);return Object.fromEntries(o)}return e}function zt(t,e,n){let[o,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let u=B(p-i,0,64);if(i=p,l){let f=B((p-s)/e);o=dt(a,r,He(f)),l=f<1}let h=n(o,u);c=l||h?requestAnimationFrame(d):0};return{go(p,u){if(Be()){[o,r,l]=[p,p,!1],n(o,1/0);return}[a,r,s,l]=[o,p,performance.now(),u],u||(o=p,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function _(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function tt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Lt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,jt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Y(t,e,n=null){let a=O("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:a,set:r=>C(a,"aria-pressed",String(r))}}var _t=(...t)=>O("p",{class:"attn-hint"},...t);function pt({label:t,onChange:e,options:n=[],wide:o=!1}){let a=$t("select"),r=O("select",{id:a,onchange:()=>e(r.value)}),s=O("div",{class:o?"attn-field attn-wide":"attn-field"},O("label",{for:a},t),r),[i,c]=[n,""],l=0,d=h=>{let[f,m]=i[h];C(r.options[h],"value",f),P(r.options[h],m)},p=()=>{for(l=0;r.length>i.length;)r.lastChild.remove();i.forEach((h,f)=>d(f))},u=(h,f=n)=>{i=f;let m=i.findIndex(([$])=>String($)===String(h)),b=JSON.stringify(i);if(b!==c){for(;r.length<i.length;)r.append(O("option",{}));m>=0&&d(m),l||(l=setTimeout(p,40))}c=b,r.selectedIndex!==m&&(r.selectedIndex=m)};return u(n[0]?.[0]),{root:s,set:u}}function Ct(t=700){let e=O("p",{class:"attn-summary"}),n=O("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>P(n,s),t)),P(e,r)};return{root:O("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}var Nt=(t,e=1)=>({ArrowRight:t(1),ArrowUp:t(1),ArrowLeft:t(-1),ArrowDown:t(-1),PageUp:t(e),PageDown:t(-e),Home:t(-1/0),End:t(1/0)});function ut(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.(r);s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var Re=0,Dt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function qt(t,e){let[n,o,a]=[!1,0,""],r={},s=c=>{r=c;let l=c._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let d=l?.name?e(c,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==a&&([a,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++Re}}))},i=()=>{n=!1,s(r)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function We(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:a,note:r,weights:s,mask:i}=Dt(t),c=!!(s??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Ft(t,e){let n=O("span",{role:"status"}),o=Y("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=N("attn-own",n,o.root);return{root:a,tell:s=>{let i=We(s,e);a.hidden=i==="",a.classList.toggle("fault",!!Dt(s).fault),P(n,i)}}}function It(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),i=p=>{if(r)return;let u=s();a.forEach(h=>h(u,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:u=!1}={})=>{r=!0;for(let[h,f]of Object.entries(p))t.set(h,f);r=!1,i({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Pe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Ge(t,e,n,o){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===a&&i(c),()=>l===a&&e.say?.(p))};return i}function Bt({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=Tt,asks:s,build:i}){return{render:({model:l,el:d})=>{let p=O("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(O("style",{},[At,St,Ot,n].join(`
`)));let h=It(l,s?[...o,"_own","_drawn"]:o,a),f=i(h.read(),h,l),m=s&&{...qt(l,s),...Ft(l,s)},b=O("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},f.parts[0],...m?[m.root]:[],...f.parts.slice(1));u.append(b),d.append(p);let $=()=>{let S=f.glides??(x=>x),k=0,M=()=>{let x=h.read();f.tell(x),m?.tell(x),m?.ask(x),m&&(b.dataset.own=x._own?.kind??"")},T=zt(S(h.read()),r,(x,y)=>k>0&&f.paint(x,y,k)),z=()=>{let x=Math.round(b.clientWidth);x===k||x===0||(k=x,Pe(d),T.again())},E=Ge(b,f,h.read,x=>{M(),T.go(S(h.read()),x)});h.follow((x,y)=>{b.classList.add("touched"),E(y?.glide??!0)}),M(),z();let g=new ResizeObserver(z);return g.observe(b),f.ahead?.(),()=>{g.disconnect(),T.stop(),h.stop(),m?.stop(),f.stop?.()}},A=async()=>{await f.ready;for(let S;S=f.wants?.(h.read());)await S;return $()};return f.ready?A():$()}}}var Ue=t=>Math.round(t*10)/10,Ht=new WeakMap;function Rt(t){let e=N("attn-hits"),n=new Map,o=r=>{let s=r.slider?O("div",{role:"slider",tabindex:0}):O("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:(r,s=1)=>{let i=new Set(r.map(({id:c})=>c));for(let[c,{node:l}]of n)i.has(c)||(l.remove(),n.delete(c));r.forEach((c,l)=>{let d=n.get(c.id)??o(c);Ke(d.node,d.hit=c,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function Ke(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l},d){let[p,u,h,f]=[e,n,o,a].map(b=>Ue(d*b)),m=`left:${p}px;top:${u}px;width:${h}px;height:${f}px`;Ht.get(t)!==m&&(t.style.cssText=m,Ht.set(t,m)),C(t,"class",`attn-hit ${s}`.trim()),C(t,"aria-label",r),C(t,"tabindex",c),l&&C(t,"lang",l);for(let[b,$]of Object.entries(i))C(t,`aria-${b}`,String($))}function Wt(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}function Pt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),o=e(a)}),t.addEventListener("pointermove",a=>o?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{o!==null&&n(),o=null})}var Ut="http://www.w3.org/2000/svg",ht=t=>Math.round(t*10)/10+0;function w(t,e,n,o,a){let r={};for(let s in o){let i=o[s];r[s]=typeof i=="number"?ht(i):i}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}w.line=(t,e,[n,o,a,r],s)=>w(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...s});w.rect=(t,e,[n,o,a,r],s)=>w(t,"rect",e,{x:n,y:o,width:a,height:r,...s});w.circle=(t,e,[n,o,a],r)=>w(t,"circle",e,{cx:n,cy:o,r:a,...r});w.path=(t,e,n,o)=>w(t,"path",e,{d:n,...o});w.text=(t,e,[n,o],a,r)=>w(t,"text",e,{x:n,y:o,...r},a);var Kt=t=>`M${t.map(([e,n])=>`${ht(e)} ${ht(n)}`).join("L")}`;var Gt=new WeakMap;function Ye(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Je)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Ve=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Je(t){let e=document.createElementNS(Ut,"tspan");for(let[n,o]of Object.entries(Ve(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function Yt(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Gt.get(t)??new Map;Gt.set(t,r);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of r)s.get(c)?.shape!==d&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of o){let l=r.get(c.id);if(!l){let d=document.createElementNS(Ut,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}Ye(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var Vt=`the a we i and in on to of by up at red big old hot
fox cat dog hen owl bee sun moon sea hill tree key hat tea cup bread
man girl king bird fish boat road door day night saw sat run ran ate met
sang said came went home cold new green little then with not is was like over
`;var H=Vt.trim().split(/\s+/),I=16,Xe=/[.,;:!?"()“”„«»…]/g;function G(t){let e=t.toLowerCase().replace(Xe," ").split(/\s+/).filter(Boolean),n=e.slice(0,I),o=new Map(n.filter(i=>H.includes(i)).map(i=>[i,H.indexOf(i)])),a=H.map((i,c)=>c).filter(i=>!n.includes(H[i]));for(let i of n)o.has(i)||o.set(i,a.shift());let r=[...H];o.forEach((i,c)=>r[i]=c);let s=n.map(i=>o.get(i));return{words:n,ids:s,label:r,more:e.length>I}}var[V,U,v,R]=[2,4,48,12],Jt=[["embedding",H.length,v],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,v,v])),["unembedding",v,H.length]],ft=Jt.reduce((t,[,e,n])=>t+e*n,0);async function Qe(t){let n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(n).arrayBuffer())}function tn(t){let e=new Int8Array(t);for(let n=ft;n<e.length;n++)e[n]+=e[n-ft];return e}function Zt(t,e){let[n,o]=[0,0];return Object.fromEntries(Jt.map(([a,r,s])=>{let i=new Float64Array(r*s);for(let c=0;c<i.length;c++)i[c]=Math.fround(t[n+c]*e[o+c%s]);return n+=i.length,o+=s,[a,i]}))}var Xt=t=>new Float32Array(Q(t).buffer),en=({levels:t,scales:e})=>({params:Zt(new Int8Array(Q(t)),Xt(e))});async function nn({levels:t,scales:e}){let n=tn(await Qe(Q(t))),o=Xt(e),a=new Map;return r=>{let s=a.get(r)??{params:Zt(n.subarray(r*ft),o)};return a.set(r,s),s}}function Qt(t,e){let n=en(t.opening),o=t.steps[t.steps.length-1],a={},r={},s=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===o)return n;let p=s(l,d),u=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return a[p]?.(t.steps.indexOf(d)-u)??null},load:(l,d)=>{let p=s(l,d);return r[p]??=e(p).then(nn).then(u=>void(a[p]=u)),r[p]},first:t,last:o}}var on=100,D=(t,e)=>`${t+1}.${e+1}`;function gt(t,e,n,o=v){let a=new Float64Array(e*o);for(let r=0;r<e;r++){let s=a.subarray(r*o,(r+1)*o);for(let i=0;i<v;i++){let c=t[r*v+i];if(c===0)continue;let l=i*o;for(let d=0;d<o;d++)s[d]+=c*n[l+d]}}return a}function se(t,e){let n=new Float64Array(e*v);for(let o=0;o<e;o++){let a=0;for(let s=0;s<v;s++)a+=t[o*v+s]*t[o*v+s];let r=Math.sqrt(a/v+1e-6);for(let s=0;s<v;s++)n[o*v+s]=t[o*v+s]/r}return n}var te=Float64Array.from({length:I*v/2},(t,e)=>{let[n,o]=[Math.floor(e/(v/2)),e%(R/2)];return n*on**(-2*o/R)}),[ee,ne]=[te.map(Math.cos),te.map(Math.sin)];function oe(t,e){let n=new Float64Array(e*v);for(let o=0;o<e*v;o+=2){let a=t[o],r=t[o+1];n[o]=a*ee[o/2]-r*ne[o/2],n[o+1]=a*ne[o/2]+r*ee[o/2]}return n}function rn(t,e,n,o){let a=c=>Array.from({length:n},(l,d)=>[...c.subarray(d*v+o*R,d*v+(o+1)*R)]),[r,s]=[t,e].map(a),i=new Float64Array(n*n);return r.forEach((c,l)=>{let d=s.slice(0,l+1).map(p=>Et(c,p));i.set(ct(d,Math.sqrt(R)),l*n)}),i}var et=(t,e,n,o)=>t.includes(e)||t.includes(`${e}.${n+1}.${o+1}`);function an({params:t},e,n,o,a){let r=se(e,n),[s,i,c]=["q","k","v"].map(h=>gt(r,n,t[`layer${o+1}.w_${h}`])),[l,d]=[oe(s,n),oe(i,n)],p=new Float64Array(n*v),u=Array.from({length:U},(h,f)=>rn(l,d,n,f));return u.forEach((h,f)=>{for(let m=0;m<n;m++)for(let b=0;b<=m;b++)if(!et(a,D(o,f),m,b))for(let $=f*R;$<(f+1)*R;$++)p[m*v+$]+=h[m*n+b]*c[b*v+$]}),{weights:u,found:p}}function sn({params:t},e,n){let o=t.unembedding.length/v,a=gt(se(e,n),n,t.unembedding,o);return Array.from({length:n},(r,s)=>ct([...a.subarray(s*o,(s+1)*o)]))}function nt(t,e,n=[]){let{params:o}=t,a=e.length,r=new Float64Array(a*v);return e.forEach((i,c)=>r.set(o.embedding.subarray(i*v,(i+1)*v),c*v)),{layers:Array.from({length:V},(i,c)=>{let l=an(t,r,a,c,n);return gt(l.found,a,o[`layer${c+1}.w_o`]).forEach((d,p)=>r[p]+=d),l}),chances:sn(t,r,a)}}var cn=t=>t.map((e,n)=>n).filter(e=>e+1<t.length&&t.some((n,o)=>o<e&&n===t[e]&&t[o+1]===t[e+1]));function ie(t,e,n){let o=n.filter(r=>lt(t[r])===e[r+1]).length,a=n.reduce((r,s)=>r-Math.log(t[s][e[s+1]]),0);return{right:o,of:n.length,loss:n.length?a/n.length:0}}function ln(t,e,n,o){let a=({chances:r})=>ie(r,n,o).loss;return e.layers.map(({weights:r},s)=>r.map((i,c)=>{let l=[D(s,c)];return o.length?a(nt(t,n,l))-a(e):null}))}var dn=(t,e)=>t.map((n,o)=>o).filter(n=>n>0&&n<=e&&t[n-1]===t[e]);function pn(t,e,n){let o=e.length,a=r=>r.length?r.reduce((s,i)=>s+i,0)/r.length:null;return t.layers.map(({weights:r},s)=>r.map(i=>a(s===0?e.slice(1).map((c,l)=>i[(l+1)*o+l]):n.map(c=>dn(e,c).reduce((l,d)=>l+i[c*o+d],0)))))}var re=new WeakMap;function un(t,e,n){let[o,a]=[String(e),re.get(t)];if(a?.key===o)return a;let r=nt(t,e),s={key:o,run:r,cost:ln(t,r,e,n)};return re.set(t,s),s}function ae(t,e,n,o){let a=t.chances.map(lt),r=t.chances.map(s=>Math.max(...s));return{weights:t.layers.map(({weights:s})=>s.map(i=>Array.from(i))),chance:t.chances.map((s,i)=>i+1<e.length?s[e[i+1]]:r[i]),guesses:a.map(s=>n[s]),surety:r,right:a.map((s,i)=>s===e[i+1]),score:ie(t.chances,e,o),looks:pn(t,e,o)}}function ce({text:t,cuts:e},n){let{words:o,ids:a,label:r}=G(t),s=cn(a),{run:i,cost:c}=un(n,a,s),l=ae(i,a,r,s),d=e.length?ae(nt(n,a,e),a,r,s):l;return{words:o,ids:a,copies:s,cost:c,whole:l,...d}}var le=`text.small { font-size: 12.5px; }
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
.kept { stroke-width: 1; } .penalty { stroke-width: 1; stroke-dasharray: 3 3; }
.output.line { stroke-width: 2.2; }
.knob { stroke: var(--paper); stroke-width: 2; }
`;var ye={};je(ye,{crosses:()=>bt,edgePath:()=>rt,followed:()=>X,layout:()=>W,picture:()=>yt,places:()=>st,stepAt:()=>kt,training:()=>at,valueAt:()=>ke});var fn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),gn=1.12;var J=new Map;function mn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(fn[a.charCodeAt(0)-32]??556),0);return gn*n/1e3}function ot(t,e){return J.size>5e3&&J.clear(),J.has(t)||J.set(t,mn(t)),e*J.get(t)}var ue=t=>`${t[0].toLowerCase()}${t.slice(1)}`,q=t=>`\u201C${Lt(t)}\u201D`,Z=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function mt(t,e,n){let o=t.slice(n*e,n*e+e);return o.indexOf(Math.max(...o))}function wn(t,e){let[n,o,a,r]=t.split(".").map(Number);return r<=a&&a<=e.length?`the arc of ${n}.${o} from ${q(e[a-1])} to ${q(e[r-1])}`:"1 arc"}function xn({cuts:t},e){let[n,o]=[2,4].map(r=>t.filter(s=>s.split(".").length===r));return[...n.length?[`${n.length>1?"heads":"head"} ${jt(n)}`]:[],...o.length===1?[wn(o[0],e)]:[],...o.length>1?[`${o.length} arcs`]:[]].join(" and ")}function bn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var de=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function kn({heads:[,t],cuts:e},{looks:n,whole:o}){let[a,r]=[n,o.looks].map(([,s])=>s[t-1]??0);return e.includes(`2.${t}`)||r-a<.3?"":` Head 2.${t}\u2019s mean weight on what came next was ${_(r)}, now ${_(a)}.`}function yn(t,e){let{words:n,weights:o,cost:a,guesses:r,surety:s}=e,[i,c]=t.heads,[l,d]=[n.length,Z(t,e)],p=o[1][c-1],u=mt(p,l,d),h=u>0&&n[u-1]===n[d],f=h&&(a[0][i-1]??0)>.5&&o[0][i-1][u*l+u-1]>.4,m=h?f?`, which head 1.${i} has marked as following ${q(n[d])}`:`, which followed ${q(n[d])} before`:"",b=d===u?"itself":q(n[u]);return`From ${q(n[d])}, head 2.${c} attends most to ${b} (${_(p[d*l+u])})${m}; the guess is ${q(r[d])} (${tt(s[d])}).`}function pe(t,e){let{words:n,guesses:o,surety:a,whole:r}=e,s=Z(t,e);return`After ${q(n[s])} the guess is ${q(o[s])} (${tt(a[s])}), with nothing cut ${q(r.guesses[s])} (${tt(r.surety[s])}).`}function $n(t,e){let{score:n,whole:{score:o},copies:a}=e,r=xn(t,e.words);if(!r)return`${a.length?`${de(n)}. `:""}${yn(t,e)}`;if(!a.length)return`Without ${r}, ${ue(pe(t,e))}`;let s=t.cuts.every(i=>i.split(".").length===4);return`Without ${r}, ${de(n)}, ${o.right} before${bn(n,o)}. ${s?pe(t,e):`The loss on them goes from ${_(o.loss)} to ${_(n.loss)}.`}${kn(t,e)}`}function vn({text:t},{copies:e}){let n=G(t).more?`Only the first ${I} words are read. `:"";return e.length?n:`${n}No two words come again in the same order, so there is nothing to copy. `}function he(t,e,n,o){if(!e.words.length)return"Type a text in which some words come again in the same order.";let a=$n(t,e),r=n===o?a:`After ${n} steps of training, ${ue(a)}`;return`${vn(t,e)}${r}`}function Mn(t){let e=Math.abs(t);return e<.005?"the loss changes by less than 0.01":`the loss ${t<0?"falls":"rises"} by ${_(e)}`}var wt="nothing to copy, so no loss";function fe({cuts:t},{looks:e,cost:n},o,a){let r=`${o+1}.${a+1}`,s=o?"what came next":"the word before",[i,c]=[e[o][a],n[o][a]],l=[...i===null?[]:[`${_(i)} of its weight on ${s}`],c===null?wt:`alone cut, ${Mn(c)}`];return`${t.includes(r)?"Restore":"Cut"} head ${r}: ${l.join("; ")}`}var An=960,Sn=.05,On=Math.log(64),En=4.8,ge=11,me=[.15,.4,.7];function W(t){let e=Math.min(t,An),n=e<700,o=e<330,a=n?e:Math.min(356,.39*e),r=n?e:e-a-36,s=n?(e-4*70)/3:12,i=n?70:Math.floor((a-3*s)/4),c=n?0:e-a,l=i+50,d=26,p=d+V*l,u=n?24:23,h=n?p+40:44,f=h+I*u,m=n?f+28:p+26,b=n?m+70:f-18,$=o?56:n?62:84,A=o?50:n?62:Math.min(112,.2*r),S=A+$+A+(n?16:34);return{laid:e,zoom:t/e,narrow:n,panel:a,panelLeft:c,wide:r,gap:s,tile:i,block:l,tilesTop:d,row:u,top:h,bottom:f,curveTop:m,curveBottom:b,word:$,lane:A,bars:S,bar:o?34:n?44:Math.min(84,r-S-64),least:o,wordLeft:A,height:(n?b:f)+22}}var xt=({top:t,row:e},n)=>t+(n+.5)*e,xe=({panelLeft:t,tile:e,gap:n,tilesTop:o,block:a},r,s)=>({x:t+s*(e+n),y:o+r*a+20});function rt(t,e,n,o){let[a,r]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[s,i]=[xt(t,n),xt(t,o)],c=n===o?.12:.2+.8*((n-o)/(I-1))**.7,l=r*(t.lane-12)*c,d=(a+4/3*l).toFixed(1),[p,u]=(n===o?[s-5,s+5]:[s,i]).map(f=>f.toFixed(1));return{d:`M${a} ${p}C${d} ${p} ${d} ${u} ${a} ${u}`,x:a+l,y:(s+i)/2}}function X(t,e){let n=Z(t,e);return[mt(e.weights[1][t.heads[1]-1],e.words.length,n),n]}function Tn(t,e,n,o){let[a,r]=[e.words.length,t.heads[o]-1],[s,i]=[X(t,e)[o],e.weights[o][r]],c=me.map(()=>"");for(let l=0;l<a;l++)for(let d=0;d<=l;d++){let p=me.findLastIndex(u=>i[l*a+d]>=u);p<0||l===d||l===s||et(t.cuts,D(o,r),l,d)||(c[p]+=rt(n,o,l,d).d)}return c.map((l,d)=>w.path(`threads ${o} ${d}`,`weight line thread band${d}`,l))}function be(t,e,n){let[o,a]=[e.words.length,t.heads[n]-1],[r,s]=[D(n,a),e.weights[n][a]],i=X(t,e)[n],c=s.map((p,u)=>{let[h,f]=[Math.floor(u/o),u%o];return{i:h,j:f,weight:p,cut:et(t.cuts,r,h,f)}}),l=c.filter(({i:p,j:u,weight:h})=>p===i&&u<=p&&h>=Sn).sort((p,u)=>u.weight-p.weight);return[...c.filter(({i:p,j:u})=>t.cuts.includes(`${r}.${p+1}.${u+1}`)).filter(p=>!l.includes(p)),...l]}function zn(t,e,n,o){return be(t,e,o).map(({i:a,j:r,weight:s,cut:i})=>w.path(`edge ${o} ${a} ${r}`,`weight line strand${i?" cut":""}`,rt(n,o,a,r).d,{"stroke-width":Math.max(9*s,i?1.5:0).toFixed(2)}))}function bt(t,e,n){return(e.words.length?[0,1]:[]).flatMap(a=>{if(t.cuts.includes(`${a+1}.${t.heads[a]}`))return[];let r=be(t,e,a),s=r.filter(({weight:c,cut:l})=>c>=.1&&!l).slice(0,2),i=[];for(let c of[...r.filter(({cut:l})=>l),...s]){let{x:l,y:d}=rt(n,a,c.i,c.j),p=`cross ${a} ${c.i} ${c.j}`;i.every(h=>Math.hypot(h.x-l,h.y-d)>=25)&&i.push({id:p,x:l,y:d,layer:a,...c})}return i})}var Ln=(t,e,n)=>bt(t,e,n).flatMap(({id:o,x:a,y:r,cut:s})=>[w.circle(`${o} disc`,`weight disc${s?" off":""}`,[a,r,8.5]),w.path(`${o} sign`,`weight line sign${s?" off":""}`,`M${(a-3).toFixed(1)} ${(r-3).toFixed(1)}l6 6m0 -6l-6 6`)]);function we(t,e,n){if(ot(t,n)<=e)return t;let o=t.length-1;for(;o>1&&ot(`${t.slice(0,o)}\u2026`,n)>e;)o--;return`${t.slice(0,o)}\u2026`}function jn(t,e,n){let{words:o,copies:a,chance:r,whole:s,guesses:i,right:c}=e,{row:l,word:d,wordLeft:p,bars:u,bar:h,wide:f,narrow:m}=n,[b,$]=o.length?X(t,e):[-1,-1],A=m?14.5:15;return o.flatMap((S,k)=>{let M=xt(n,k),[T,z]=k===$?["query solid","paper"]:k===b?["key ring","key"]:["paper","ink"],[E,g]=[a.includes(k),k===o.length-1],x=g||E&&c[k],y=g?"ink":x?"output":"soft",L=g?"ink":E?"output":"faint",F=u+h*s.chance[k],K=(Oe,Ee,Te,ze)=>w.text(`${Oe} ${k}`,Ee,[Te,M+4.5],ze),Se=we(i[k],f-u-h-10,A);return[w.rect(`word ${k}`,`${T} chip`,[p,M-l/2+1,d,l-2],{rx:5}),K("text",`${z} word`,p+d/2,we(o[k],d-4,A)),w.rect(`track ${k}`,"track",[u,M-4,h,8]),w.rect(`chance ${k}`,`${L} solid`,[u,M-4,h*r[k],8]),...t.cuts.length&&(E||g)?[w.line(`was ${k}`,"ink line was",[F,M-7,F,M+7])]:[],...E?[K("verdict",`${c[k]?"output":"soft"} strong`,u-9,c[k]?"\u2713":"\xD7")]:[],K("guess",`${y} start word${x?" strong":""}`,u+h+8,Se)]})}function _n({heads:t,cuts:e},n){let{top:o,wordLeft:a,word:r,bars:s,narrow:i,least:c}=n,l=(p,u,h,f)=>{let m=D(f,t[f]-1),b=e.some(A=>`${A}.`.startsWith(`${m}.`)),$=`weight strong ${i?"small ":""}${u}${e.includes(m)?" off":""}`;return[w.text(`${p} name`,$,[h,o-22],`${c?"":"head "}${m}`),w.text(`${p} note`,`soft small ${u}`,[h,o-7],b?"cut":"looks at")]},d=e.length?"tick: uncut":"chance, guess";return[...l("first","end",a-(i?1:4),0),...l("second","start",a+r+4,1),w.text("text name","ink strong",[a+r/2,o-22],"text"),w.text("next name","ink strong start",[s,o-22],"next word"),w.text("next note","soft small start",[s,o-7],d)]}function Cn(t,e,n,{x:o,y:a}){let r=n/Math.max(e,4),s="";return t.forEach((i,c)=>{let l=r*Math.sqrt(i);if(l<.6)return;let[d,p]=[o+(c%e+.5)*r,a+(Math.floor(c/e)+.5)*r],[u,h,f]=[d-l/2,p-l/2,l].map(m=>m.toFixed(2));s+=`M${u} ${h}h${f}v${f}h-${f}z`}),s}var Nn=t=>`${t<-.005?"":"+"}${_(Math.abs(t)<.005?0:t)}`;function Dn(t,e,n,o,a){let{tile:r,narrow:s}=n,i=D(o,a),{x:c,y:l}=xe(n,o,a),d=e.words.length,p=[c,l,r,r],u=t.cuts.includes(i)?" off":"",[h,f]=[d?X(t,e)[o]:0,r/Math.max(d,4)],m=r-(s?34:38),b=(E,g,x,y)=>w.rect(`${E} ${i}`,g,x,y),$=(E,g,x,y,L)=>[...x===null?[]:[b(`${E} track`,"track",[c,y,m,6]),b(`${E} bar`,`${g} solid`,[c,y,m*B(x),6])],w.text(`${E} told ${i}`,`soft tiny end${g.includes("pale")?" pale":""}`,[c+r,y+7],x===null?"\u2013":L())],[A,S]=[e.looks[o][a],e.cost[o][a]],k=`M${c+6} ${l+r-6}L${c+r-6} ${l+20}`,M=Cn(e.weights[o][a],d,r,{x:c,y:l}),T=t.cuts.length?"output pale":"output",z=S===null?null:S/On;return[b("tile",`tile${u}`,p,{rx:3}),b("band","band",[c,l+h*f,r,d?f:0]),w.path(`pattern ${i}`,`weight solid pattern${u}`,M),w.text(`name ${i}`,"ink strong end small",[c+r-4,l+14],i),...u?[w.path(`slash ${i}`,"ink line slash",k)]:[],...t.heads[o]===a+1?[b("shown","ink frame",p,{rx:3})]:[],...$("look","weight",A,l+r+6,()=>_(A)),...$("cost",T,z,l+r+19,()=>Nn(S))]}function qn(t,e,n){let{panelLeft:o,panel:a,tilesTop:r,block:s}=n,{right:i,of:c}=e.score,l=c?`${i} of ${c}`:"",d=[0,1].flatMap(h=>{let f=r+h*s+12,m=h?"on what came next":"on the word before";return[w.text(`layer ${h}`,"ink strong small start",[o,f],`layer ${h+1}`),w.text(`layer note ${h}`,"weight small start",[o+54,f],m),w.text(`layer cost ${h}`,"output small end",[o+a,f],"if cut alone"),...[0,1,2,3].flatMap(b=>Dn(t,e,n,h,b))]}),p=c?"repeated words predicted":wt,u=o+(l?ot(l,19)+10:0);return[w.text("score","output large start",[o,17],l),w.text("score note","soft small start",[u,15],p),...d]}function at({steps:t},{panelLeft:e,panel:n,curveTop:o,curveBottom:a}){let r=l=>a-(a-o)*l/En,[s,i]=[e+22,e+n-8],c=t[t.length-1];return{x:l=>s+(i-s)*l/c,y:r,low:s,high:i}}function kt(t,e,n){let o=W(e),{x:a}=at(t,o),r=t.steps.map(s=>Math.abs(a(s)-n/o.zoom));return t.steps[r.indexOf(Math.min(...r))]}function ke(t,e,n){let o=Math.max(0,t.findLastIndex(a=>a<=n));return o===t.length-1?e[o]:e[o]+(n-t[o])/(t[o+1]-t[o])*(e[o+1]-e[o])}function Fn({state:t,first:e,at:n},o){let{step:a,repeated:r,other:s}=e.curves[t.kind],{x:i,y:c,low:l,high:d}=at(e,o),{curveTop:p,curveBottom:u,panelLeft:h}=o,f=g=>Kt(g.map((x,y)=>[i(a[y]),c(x)])),[m,b]=[i(n),ke(a,r,n)],$=m>(l+d)/2,A=i(e.priced_from),[S,k]=[r,s].map(g=>c(g[g.length-1])),M=[A,p,A,u],T=(g,x,y,L)=>w.text(`${g} told`,`${x} tiny end halo`,y,L),z=t.kind==="priced",E=e.steps.map(g=>`M${i(g).toFixed(1)} ${u}v4`).join("");return[w.text("training name","ink strong small start",[h,p-10],"training"),w.text("training note","soft small start",[h+62,p-10],"loss on other texts"),...[0,2,4].flatMap(g=>[w.line(`loss rule ${g}`,"rule",[l,c(g),d,c(g)]),w.text(`loss ${g}`,"soft tiny end",[l-5,c(g)+4],String(g))]),w.path("kept","soft line kept",E),...z?[w.line("penalty","soft line penalty",M)]:[],w.path("other","soft line",f(s)),w.path("repeated","output line",f(r)),w.line("head","ink line",[m,p-4,m,u+4]),...z?[T("penalty","soft",[A-5,u-6],"penalty from here")]:[],T("other","soft",[d-ge,k+14],"new words"),T("repeated","output",[d-ge,S+15<=u-4?S+15:S-8],"repeated words"),w.circle("knob","ink solid knob",[m,c(b),6.5]),w.text("step told",`ink strong small ${$?"end":"start"}`,[m+($?6:-6),u+17],`step ${Math.round(n)}`)]}function yt(t,e){let{state:n,width:o}=e,a=W(o),r=t.words.length?[0,1]:[];return{width:a.laid,height:a.height,marks:[...qn(n,t,a),..._n(n,a),...r.flatMap(s=>Tn(n,t,a,s)),...r.flatMap(s=>zn(n,t,a,s)),...jn(n,t,a),...Ln(n,t,a),...Fn(e,a)]}}function st(t,{state:e,first:n,width:o}){let a=W(o),{tile:r,row:s,word:i,wordLeft:c,top:l,panelLeft:d,curveTop:p,curveBottom:u}=a,h=Array.from({length:V*U},(k,M)=>{let[T,z]=[Math.floor(M/U),M%U],{x:E,y:g}=xe(a,T,z);return{id:`tile ${T} ${z}`,x:E,y:g,width:r,height:r+26,label:fe(e,t,T,z),aria:{pressed:e.cuts.includes(D(T,z))}}}),f=Z(e,t),m=t.words.map((k,M)=>({id:`word ${M}`,x:c,y:l+M*s,width:i,height:s,label:`${k}, place ${M+1}`,tab:M===f?0:-1,aria:{pressed:M===f}})),b=bt(e,t,a).map(({id:k,x:M,y:T,layer:z,i:E,j:g,weight:x,cut:y})=>({id:k,x:M-12.5,y:T-12.5,width:25,height:25,aria:{pressed:y},label:`${y?"Restore":"Cut"} the arc of head ${z+1}.${e.heads[z]} from ${t.words[E]} (${E+1}) to ${t.words[g]} (${g+1}), weight ${_(x)}`})),{high:$}=at(n,a),A=n.steps.indexOf(e.step),S={id:"training",x:d,y:p-2,width:$+8-d,height:u-p+22,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:n.steps.length-1,valuenow:A,valuetext:`after ${e.step} steps`}};return[...h,...m,...b,S]}var $e=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
.heads-text .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.heads-text input { width: 100%; }
.attn-induction select { text-overflow: ellipsis; }
.heads-controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
.attn-induction .attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
.attn-induction { --apart: 12px; }
.attn-induction .attn-summary { min-height: 2.9em; text-wrap: pretty; }
@container (max-width: 859px) { .attn-induction .attn-summary { min-height: 4.35em; } }
@container (max-width: 699px) {
  .heads-text select { width: 96px; }
  .heads-controls { gap: 8px; justify-content: space-between; }
  .heads-controls .attn-field { flex: 1 0 180px; } /* a line of its own rather than a sliver */
  .heads-controls .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .heads-controls select { flex: 1; }
  .attn-induction { --apart: 8px; }
  .attn-induction text.word { font-size: 13px; }
}
@container (max-width: 430px) { .attn-induction .attn-summary { min-height: 8.4em; font-size: 14px; line-height: 1.4; } } /* six lines */
@media (forced-colors: active) { .attn-induction .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } .thread { stroke-opacity: 0.6; } rect.tile { stroke: var(--edge); } rect.band { fill: none; stroke: var(--query); } }
@media print { .heads-text, .heads-controls, .attn-hint { display: none; } }
`;var ve=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],j=t=>t.read();function Bn(t){let e=s=>t.change({text:s,place:null,cuts:Hn(t)}),n=0,o=pt({label:"Text",options:[["","your own"],...ve],onChange:s=>s&&e(s)}),a=O("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(n),n=requestAnimationFrame(()=>e(a.value))}}),r=({text:s})=>{o.set(ve.some(([i])=>i===s)?s:""),a.value!==s&&(a.value=s)};return{root:N("heads-text",o.root,a),tell:r}}var Hn=t=>j(t).cuts.filter(e=>e.split(".").length===2);function Me(t,e,n={}){let{cuts:o}=j(t),a=o.includes(e)?o.filter(r=>r!==e):[...o,e];t.change({cuts:a,...n},{glide:!0})}function Ae(t,e){let[n,...o]=e.split(" "),a=o.map(Number),[r,s,i]=a,{heads:c}=j(t),l=c.map((d,p)=>p===r?s+1:d);n==="tile"&&Me(t,D(r,s),{heads:l}),n==="cross"&&Me(t,`${r+1}.${c[r]}.${s+1}.${i+1}`),n==="word"&&t.change({place:a[0]+1},{glide:!0})}function Rn(t,e,n){let o=s=>s===j(t).step||t.change({step:s},{glide:!0}),a=s=>{let i=l=>{let{root:d,width:p}=n();o(kt(e().first,p,Wt(d,l)[0]))};Pt(s,l=>(i(l),i)),ut(s,Nt(l=>()=>{let{steps:d}=e().first;return d[B(d.indexOf(j(t).step)+l,0,d.length-1)]}),o)},r=Rt((s,i)=>{let{id:c}=i();if(c==="training")return a(s);if(s.addEventListener("click",()=>Ae(t,c)),!c.startsWith("word"))return;let l=p=>()=>B(Number(c.slice(5))+p,0,G(j(t).text).words.length-1),d={ArrowDown:l(1),ArrowUp:l(-1),Home:l(-99),End:l(99)};ut(s,d,p=>{Ae(t,`word ${p}`),r.focus(`word ${p}`)})});return r}function Wn(t){let e=pt({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:r=>t.change({kind:r},{glide:!0})}),{root:n}=Y("Restore all",()=>j(t).cuts.length&&t.change({cuts:[]},{glide:!0})),o=N("attn-row",n,Y("Reset",t.reset).root),a=r=>{e.set(r.kind),C(n,"aria-disabled",String(r.cuts.length===0))};return{root:N("heads-controls",o,e.root),tell:a}}function Pn(t,e,n){let o=null,a=null,r=null,[s,i]=[800,null],[c,l,d]=[Wn(e),Bn(e),Ct()],p=Mt(),u=()=>o,h=Rn(e,u,()=>({root:f,width:s})),f=N("attn-stage",p,h.root),m=_t("Cut a head. Then drag the training back."),b=({kind:g,step:x})=>o?.load(g,x).then(T),$=g=>{let x=o?.get(g.kind,g.step);x?a={kind:g.kind,step:g.step,checkpoint:x}:b(g);let y=JSON.stringify([g.text,g.cuts]),{checkpoint:L}=a;return(r?.key!==y||r.own!==L)&&(r={key:y,own:L,result:ce(g,L)}),r.result},A=g=>({state:j(e),first:u().first,at:g,width:s}),S=g=>{if(!o)return;let x=$(g),{step:y}=a,L=y!==g.step||a?.kind!==g.kind;l.tell(g),c.tell(g),h.set(st(x,A(g.step)),W(s).zoom),d.set((L?"This checkpoint is still on its way. ":"")+he(g,x,y,o.last))},k=g=>{let{weights:x,chance:y,cost:L,looks:F}=$(g);return{at:g.step,weights:x,chance:y,cost:L,looks:F}},M=(g,x,y)=>{if(!o)return;let L=y!==s;[i,s]=[g,y];let F=$(j(e));L&&h.set(st(F,A(j(e).step)),W(s).zoom);let K=F.weights[0][0].length===g.weights[0][0].length;Yt(p,yt(K?{...F,...g}:F,A(g.at)))},T=()=>{S(j(e)),i&&M(k(j(e)),0,s)},z=it(n,"induction").then(async g=>{o=Qt(g,L=>it(n,`induction.${L}`));let{kind:x,step:y}=j(e);o.get(x,y)||await o.load(x,y)}),E=()=>void(o&&b(j(e)));for(let g of["pointerenter","focusin"])f.addEventListener(g,E,{once:!0});return{parts:[m,l.root,f,c.root,d.root],tell:S,ready:z,glides:k,paint:M,stop:d.stop}}var or=Bt({name:"induction",label:"Live figure: a transformer that copies, to be broken",style:le+$e,controls:["text","cuts","kind","step","heads","place"],ms:220,build:Pn});export{ce as compute,or as default,he as describe,nt as forward,Qt as library,G as read,ye as scene};
