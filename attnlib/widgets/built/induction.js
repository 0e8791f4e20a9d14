// Joined by `make figures` from src/induction and src/kit: change those, not this.
var je=Object.defineProperty;var _e=(t,e)=>{for(var n in e)je(t,n,{get:e[n],enumerable:!0})};function it(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var Ne="http://www.w3.org/2000/svg",Ce=0,De=Math.random().toString(36).slice(2,8),yt=t=>`attn-${De}-${t}-${++Ce}`;function vt(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var T=(t,e={},...n)=>vt(document.createElement(t),e,n),D=(t,...e)=>T("div",{class:t},...e),qe=(t,e={},...n)=>vt(document.createElementNS(Ne,t),e,n),Mt=()=>qe("svg",{class:"scene","aria-hidden":"true"});function G(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function C(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var At=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Et=(t,e)=>t.reduce((n,o,a)=>n+o*e[a],0);function ct(t,e=1,n=null){let o=i=>n===null||n[i],a=Math.max(...t.filter((i,c)=>o(c))),r=t.map((i,c)=>o(c)?Math.exp((i-a)/e):0),s=r.reduce((i,c)=>i+c,0);return s>0?r.map(i=>i/s):r}var lt=t=>t.indexOf(Math.max(...t)),H=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Tt=200,Be=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Re=t=>t*t*(3-2*t);function dt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>dt(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,dt(t[a],r,n)]);return Object.fromEntries(o)}return e}function zt(t,e,n){let[o,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let u=H(p-i,0,64);if(i=p,l){let g=H((p-s)/e);o=dt(a,r,Re(g)),l=g<1}let f=n(o,u);c=l||f?requestAnimationFrame(d):0};return{go(p,u){if(Be()){[o,r,l]=[p,p,!1],n(o,1/0);return}[a,r,s,l]=[o,p,performance.now(),u],u||(o=p,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function _(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function tt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Lt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,jt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function V(t,e){let n=T("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>C(n,"aria-pressed",String(o))}}var _t=(...t)=>T("p",{class:"attn-hint"},...t);function pt({label:t,onChange:e,options:n=[],wide:o=!1}){let a=yt("select"),r=T("select",{id:a,onchange:()=>e(r.value)}),s=T("div",{class:o?"attn-field attn-wide":"attn-field"},T("label",{for:a},t),r),[i,c]=[n,""],l=0,d=f=>{let[g,m]=i[f];C(r.options[f],"value",g),G(r.options[f],m)},p=()=>{for(l=0;r.length>i.length;)r.lastChild.remove();i.forEach((f,g)=>d(g))},u=(f,g=n)=>{i=g;let m=i.findIndex(([k])=>String(k)===String(f)),b=JSON.stringify(i);if(b!==c){for(;r.length<i.length;)r.append(T("option",{}));m>=0&&d(m),l||(l=setTimeout(p,40))}c=b,r.selectedIndex!==m&&(r.selectedIndex=m)};return u(n[0]?.[0]),{root:s,set:u}}function Nt(t=700){let e=T("p",{class:"attn-summary"}),n=T("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>G(n,s),t)),G(e,r)};return{root:T("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}var Ct=(t,e=1)=>({ArrowRight:t(1),ArrowUp:t(1),ArrowLeft:t(-1),ArrowDown:t(-1),PageUp:t(e),PageDown:t(-e),Home:t(-1/0),End:t(1/0)});function ut(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var We=0,Dt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function qt(t,e){let[n,o,a]=[!1,0,""],r={},s=c=>{r=c;let l=c._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let d=l?.name?e(c,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==a&&([a,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++We}}))},i=()=>{n=!1,s(r)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function Pe(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:a,note:r,weights:s,mask:i}=Dt(t),c=!!(s??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Ft(t,e){let n=T("span",{role:"status"}),o=V("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=D("attn-own",n,o.root);return{root:a,tell:s=>{let i=Pe(s,e);a.hidden=i==="",a.classList.toggle("fault",!!Dt(s).fault),G(n,i)}}}function It(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),i=p=>{if(r)return;let u=s();a.forEach(f=>f(u,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:u=!1}={})=>{r=!0;for(let[f,g]of Object.entries(p))t.set(f,g);r=!1,i({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Ge(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Ue(t,e,n,o){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===a&&i(c),()=>l===a&&e.say?.(p))};return i}function Ht({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=Tt,asks:s,build:i}){return{render:({model:l,el:d})=>{let p=T("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(T("style",{},[At,St,Ot,n].join(`
`)));let f=It(l,s?[...o,"_own","_drawn"]:o,a),g=i(f.read(),f,l),m=s&&{...qt(l,s),...Ft(l,s)},b=T("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},g.parts[0],...m?[m.root]:[],...g.parts.slice(1));u.append(b),d.append(p);let k=()=>{let A=g.glides??(w=>w),y=0,L=()=>{let w=f.read();g.tell(w),m?.tell(w),m?.ask(w),m&&(b.dataset.own=w._own?.kind??"")},S=zt(A(f.read()),r,(w,$)=>y>0&&g.paint(w,$,y)),E=()=>{let w=Math.round(b.clientWidth);w===y||w===0||(y=w,Ge(d),S.again())},O=Ue(b,g,f.read,w=>{L(),S.go(A(f.read()),w)});f.follow((w,$)=>{b.classList.add("touched"),O($?.glide??!0)}),L(),E();let h=new ResizeObserver(E);return h.observe(b),g.ahead?.(),()=>{h.disconnect(),S.stop(),f.stop(),m?.stop(),g.stop?.()}},M=async()=>{await g.ready;for(let A;A=g.wants?.(f.read());)await A;return k()};return g.ready?M():k()}}}var Ke=t=>Math.round(t*10)/10,Bt=new WeakMap;function Rt(t){let e=D("attn-hits"),n=new Map,o=r=>{let s=r.slider?T("div",{role:"slider",tabindex:0}):T("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:(r,s=1)=>{let i=new Set(r.map(({id:c})=>c));for(let[c,{node:l}]of n)i.has(c)||(l.remove(),n.delete(c));r.forEach((c,l)=>{let d=n.get(c.id)??o(c);Ye(d.node,d.hit=c,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function Ye(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l},d){let[p,u,f,g]=[e,n,o,a].map(b=>Ke(d*b)),m=`left:${p}px;top:${u}px;width:${f}px;height:${g}px`;Bt.get(t)!==m&&(t.style.cssText=m,Bt.set(t,m)),C(t,"class",`attn-hit ${s}`.trim()),C(t,"aria-label",r),C(t,"tabindex",c),l&&C(t,"lang",l);for(let[b,k]of Object.entries(i))C(t,`aria-${b}`,String(k))}function Wt(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}function Pt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),o=e(a)}),t.addEventListener("pointermove",a=>o?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{o!==null&&n(),o=null})}var Ut="http://www.w3.org/2000/svg",ht=t=>Math.round(t*10)/10+0;function x(t,e,n,o,a){let r={};for(let s in o){let i=o[s];r[s]=typeof i=="number"?ht(i):i}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}x.line=(t,e,[n,o,a,r],s)=>x(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...s});x.rect=(t,e,[n,o,a,r],s)=>x(t,"rect",e,{x:n,y:o,width:a,height:r,...s});x.circle=(t,e,[n,o,a],r)=>x(t,"circle",e,{cx:n,cy:o,r:a,...r});x.path=(t,e,n,o)=>x(t,"path",e,{d:n,...o});x.text=(t,e,[n,o],a,r)=>x(t,"text",e,{x:n,y:o,...r},a);var Kt=t=>`M${t.map(([e,n])=>`${ht(e)} ${ht(n)}`).join("L")}`;var Gt=new WeakMap;function Ve(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Ze)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Je=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ze(t){let e=document.createElementNS(Ut,"tspan");for(let[n,o]of Object.entries(Je(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function Yt(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Gt.get(t)??new Map;Gt.set(t,r);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of r)s.get(c)?.shape!==d&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of o){let l=r.get(c.id);if(!l){let d=document.createElementNS(Ut,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}Ve(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var Vt=`the a we i and in on to of by up at red big old hot
fox cat dog hen owl bee sun moon sea hill tree key hat tea cup bread
man girl king bird fish boat road door day night saw sat run ran ate met
sang said came went home cold new green little then with not is was like over
`;var B=Vt.trim().split(/\s+/),I=16,Qe=/[.,;:!?"()“”„«»…]/g;function U(t){let e=t.toLowerCase().replace(Qe," ").split(/\s+/).filter(Boolean),n=e.slice(0,I),o=new Map(n.filter(i=>B.includes(i)).map(i=>[i,B.indexOf(i)])),a=B.map((i,c)=>c).filter(i=>!n.includes(B[i]));for(let i of n)o.has(i)||o.set(i,a.shift());let r=[...B];o.forEach((i,c)=>r[i]=c);let s=n.map(i=>o.get(i));return{words:n,ids:s,label:r,more:e.length>I}}var[J,R,v,W]=[2,4,48,12],Jt=[["embedding",B.length,v],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,v,v])),["unembedding",v,B.length]],ft=Jt.reduce((t,[,e,n])=>t+e*n,0),gt=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));async function tn(t){let n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(n).arrayBuffer())}function en(t){let e=new Int8Array(t);for(let n=ft;n<e.length;n++)e[n]+=e[n-ft];return e}function Zt(t,e){let[n,o]=[0,0];return Object.fromEntries(Jt.map(([a,r,s])=>{let i=new Float64Array(r*s);for(let c=0;c<i.length;c++)i[c]=Math.fround(t[n+c]*e[o+c%s]);return n+=i.length,o+=s,[a,i]}))}var Xt=t=>new Float32Array(gt(t).buffer),nn=({levels:t,scales:e})=>({params:Zt(new Int8Array(gt(t)),Xt(e))});async function on({levels:t,scales:e}){let n=en(await tn(gt(t))),o=Xt(e),a=new Map;return r=>{let s=a.get(r)??{params:Zt(n.subarray(r*ft),o)};return a.set(r,s),s}}function Qt(t,e){let n=nn(t.opening),o=t.steps[t.steps.length-1],a={},r={},s=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===o)return n;let p=s(l,d),u=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return a[p]?.(t.steps.indexOf(d)-u)??null},load:(l,d)=>{let p=s(l,d);return r[p]??=e(p).then(on).then(u=>void(a[p]=u)),r[p]},first:t,last:o}}var rn=100,q=(t,e)=>`${t+1}.${e+1}`;function mt(t,e,n,o=v){let a=new Float64Array(e*o);for(let r=0;r<e;r++){let s=a.subarray(r*o,(r+1)*o);for(let i=0;i<v;i++){let c=t[r*v+i];if(c===0)continue;let l=i*o;for(let d=0;d<o;d++)s[d]+=c*n[l+d]}}return a}function se(t,e){let n=new Float64Array(e*v);for(let o=0;o<e;o++){let a=0;for(let s=0;s<v;s++)a+=t[o*v+s]*t[o*v+s];let r=Math.sqrt(a/v+1e-6);for(let s=0;s<v;s++)n[o*v+s]=t[o*v+s]/r}return n}var te=Float64Array.from({length:I*v/2},(t,e)=>{let[n,o]=[Math.floor(e/(v/2)),e%(W/2)];return n*rn**(-2*o/W)}),[ee,ne]=[te.map(Math.cos),te.map(Math.sin)];function oe(t,e){let n=new Float64Array(e*v);for(let o=0;o<e*v;o+=2){let a=t[o],r=t[o+1];n[o]=a*ee[o/2]-r*ne[o/2],n[o+1]=a*ne[o/2]+r*ee[o/2]}return n}function an(t,e,n,o){let a=c=>Array.from({length:n},(l,d)=>[...c.subarray(d*v+o*W,d*v+(o+1)*W)]),[r,s]=[t,e].map(a),i=new Float64Array(n*n);return r.forEach((c,l)=>{let d=s.slice(0,l+1).map(p=>Et(c,p));i.set(ct(d,Math.sqrt(W)),l*n)}),i}var et=(t,e,n,o)=>t.includes(e)||t.includes(`${e}.${n+1}.${o+1}`);function sn({params:t},e,n,o,a){let r=se(e,n),[s,i,c]=["q","k","v"].map(f=>mt(r,n,t[`layer${o+1}.w_${f}`])),[l,d]=[oe(s,n),oe(i,n)],p=new Float64Array(n*v),u=Array.from({length:R},(f,g)=>an(l,d,n,g));return u.forEach((f,g)=>{for(let m=0;m<n;m++)for(let b=0;b<=m;b++)if(!et(a,q(o,g),m,b))for(let k=g*W;k<(g+1)*W;k++)p[m*v+k]+=f[m*n+b]*c[b*v+k]}),{weights:u,found:p}}function cn({params:t},e,n){let o=t.unembedding.length/v,a=mt(se(e,n),n,t.unembedding,o);return Array.from({length:n},(r,s)=>ct([...a.subarray(s*o,(s+1)*o)]))}function nt(t,e,n=[]){let{params:o}=t,a=e.length,r=new Float64Array(a*v);return e.forEach((i,c)=>r.set(o.embedding.subarray(i*v,(i+1)*v),c*v)),{layers:Array.from({length:J},(i,c)=>{let l=sn(t,r,a,c,n);return mt(l.found,a,o[`layer${c+1}.w_o`]).forEach((d,p)=>r[p]+=d),l}),chances:cn(t,r,a)}}var ln=t=>t.map((e,n)=>n).filter(e=>e+1<t.length&&t.some((n,o)=>o<e&&n===t[e]&&t[o+1]===t[e+1]));function ie(t,e,n){let o=n.filter(r=>lt(t[r])===e[r+1]).length,a=n.reduce((r,s)=>r-Math.log(t[s][e[s+1]]),0);return{right:o,of:n.length,loss:n.length?a/n.length:0}}function dn(t,e,n,o){let a=({chances:r})=>ie(r,n,o).loss;return e.layers.map(({weights:r},s)=>r.map((i,c)=>{let l=[q(s,c)];return o.length?a(nt(t,n,l))-a(e):null}))}var pn=(t,e)=>t.map((n,o)=>o).filter(n=>n>0&&n<=e&&t[n-1]===t[e]);function un(t,e,n){let o=e.length,a=r=>r.length?r.reduce((s,i)=>s+i,0)/r.length:null;return t.layers.map(({weights:r},s)=>r.map(i=>a(s===0?e.slice(1).map((c,l)=>i[(l+1)*o+l]):n.map(c=>pn(e,c).reduce((l,d)=>l+i[c*o+d],0)))))}var re=new WeakMap;function hn(t,e,n){let[o,a]=[String(e),re.get(t)];if(a?.key===o)return a;let r=nt(t,e),s={key:o,run:r,cost:dn(t,r,e,n)};return re.set(t,s),s}function ae(t,e,n,o){let a=t.chances.map(lt),r=t.chances.map(s=>Math.max(...s));return{weights:t.layers.map(({weights:s})=>s.map(i=>Array.from(i))),chance:t.chances.map((s,i)=>i+1<e.length?s[e[i+1]]:r[i]),guesses:a.map(s=>n[s]),surety:r,right:a.map((s,i)=>s===e[i+1]),score:ie(t.chances,e,o),looks:un(t,e,o)}}function ce({text:t,cuts:e},n){let{words:o,ids:a,label:r}=U(t),s=ln(a),{run:i,cost:c}=hn(n,a,s),l=ae(i,a,r,s),d=e.length?ae(nt(n,a,e),a,r,s):l;return{words:o,ids:a,copies:s,cost:c,whole:l,...d}}var le=`text.small { font-size: 12.5px; }
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
`;var ye={};_e(ye,{crosses:()=>bt,edgePath:()=>rt,followed:()=>Q,layout:()=>P,picture:()=>$t,places:()=>st,stepAt:()=>kt,training:()=>at,valueAt:()=>$e});var gn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),mn=1.12;var Z=new Map;function wn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(gn[a.charCodeAt(0)-32]??556),0);return mn*n/1e3}function K(t,e){return Z.size>5e3&&Z.clear(),Z.has(t)||Z.set(t,wn(t)),e*Z.get(t)}var ue=t=>`${t[0].toLowerCase()}${t.slice(1)}`,F=t=>`\u201C${Lt(t)}\u201D`,X=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function wt(t,e,n){let o=t.slice(n*e,n*e+e);return o.indexOf(Math.max(...o))}function xn(t,e){let[n,o,a,r]=t.split(".").map(Number);return r<=a&&a<=e.length?`the edge of ${n}.${o} from ${F(e[a-1])} to ${F(e[r-1])}`:"1 edge"}function bn({cuts:t},e){let[n,o]=[2,4].map(r=>t.filter(s=>s.split(".").length===r));return[...n.length?[`${n.length>1?"heads":"head"} ${jt(n)}`]:[],...o.length===1?[xn(o[0],e)]:[],...o.length>1?[`${o.length} edges`]:[]].join(" and ")}function kn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var de=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function $n({heads:[,t],cuts:e},{looks:n,whole:o}){let[a,r]=[n,o.looks].map(([,s])=>s[t-1]??0);return e.includes(`2.${t}`)||r-a<.3?"":` Head 2.${t}\u2019s mean weight on what came next was ${_(r)}, now ${_(a)}.`}function yn(t,e){let{words:n,weights:o,cost:a,guesses:r,surety:s}=e,[i,c]=t.heads,[l,d]=[n.length,X(t,e)],p=o[1][c-1],u=wt(p,l,d),f=u>0&&n[u-1]===n[d],g=f&&(a[0][i-1]??0)>.5&&o[0][i-1][u*l+u-1]>.4,m=f?g?`, which head 1.${i} has marked as following ${F(n[d])}`:`, which followed ${F(n[d])} before`:"",b=d===u?"itself":F(n[u]);return`From ${F(n[d])}, head 2.${c} attends most to ${b} (${_(p[d*l+u])})${m}; the guess is ${F(r[d])} (${tt(s[d])}).`}function pe(t,e){let{words:n,guesses:o,surety:a,whole:r}=e,s=X(t,e);return`After ${F(n[s])} the guess is ${F(o[s])} (${tt(a[s])}), with nothing cut ${F(r.guesses[s])} (${tt(r.surety[s])}).`}function vn(t,e){let{score:n,whole:{score:o},copies:a}=e,r=bn(t,e.words);if(!r)return`${a.length?`${de(n)}. `:""}${yn(t,e)}`;if(!a.length)return`Without ${r}, ${ue(pe(t,e))}`;let s=t.cuts.every(i=>i.split(".").length===4);return`Without ${r}, ${de(n)}, ${o.right} before${kn(n,o)}. ${s?pe(t,e):`The loss on them goes from ${_(o.loss)} to ${_(n.loss)}.`}${$n(t,e)}`}function Mn({text:t},{copies:e}){let n=U(t).more?`Only the first ${I} words are read. `:"";return e.length?n:`${n}No two words come again in the same order, so there is nothing to copy. `}function he(t,e,n,o){if(!e.words.length)return"Type a text in which some words come again in the same order.";let a=vn(t,e),r=n===o?a:`After ${n} steps of training, ${ue(a)}`;return`${Mn(t,e)}${r}`}function An(t){let e=Math.abs(t);return e<.005?"the loss changes by less than 0.01":`the loss ${t<0?"falls":"rises"} by ${_(e)}`}var ot="nothing to copy, so no loss";function fe({cuts:t},{looks:e,cost:n},o,a){let r=`${o+1}.${a+1}`,s=o?"what came next before":"the word before",[i,c]=[e[o][a],n[o][a]],l=[...i===null?[]:[`${_(i)} of its weight on ${s}`],c===null?ot:`alone cut, ${An(c)}`];return`${t.includes(r)?"Restore":"Cut"} head ${r}: ${l.join("; ")}`}var Sn=960,On=.05,En=Math.log(64),Tn=4.8,ge=11,me=[.15,.4,.7];function P(t){let e=Math.min(t,Sn),n=e<700,o=e<330,a=n?e:Math.min(356,.39*e),r=n?e:e-a-36,s=n?(e-4*70)/3:12,i=n?70:Math.floor((a-3*s)/4),c=n?0:e-a,l=i+50,d=26,p=d+J*l,u=n?24:23,f=n?p+40:44,g=f+I*u,m=n?g+28:p+26,b=n?m+70:g-18,k=o?56:n?62:84,M=o?50:n?62:Math.min(112,.2*r),A=M+k+M+(n?16:34);return{laid:e,zoom:t/e,narrow:n,panel:a,panelLeft:c,wide:r,gap:s,tile:i,block:l,tilesTop:d,row:u,top:f,bottom:g,curveTop:m,curveBottom:b,word:k,lane:M,bars:A,bar:o?34:n?44:Math.min(84,r-A-64),least:o,wordLeft:M,height:(n?b:g)+22}}var xt=({top:t,row:e},n)=>t+(n+.5)*e,be=({panelLeft:t,tile:e,gap:n,tilesTop:o,block:a},r,s)=>({x:t+s*(e+n),y:o+r*a+20});function rt(t,e,n,o){let[a,r]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[s,i]=[xt(t,n),xt(t,o)],c=n===o?.12:.2+.8*((n-o)/(I-1))**.7,l=r*(t.lane-12)*c,d=(a+4/3*l).toFixed(1),[p,u]=(n===o?[s-5,s+5]:[s,i]).map(g=>g.toFixed(1));return{d:`M${a} ${p}C${d} ${p} ${d} ${u} ${a} ${u}`,x:a+l,y:(s+i)/2}}function Q(t,e){let n=X(t,e);return[wt(e.weights[1][t.heads[1]-1],e.words.length,n),n]}function zn(t,e,n,o){let[a,r]=[e.words.length,t.heads[o]-1],[s,i]=[Q(t,e)[o],e.weights[o][r]],c=me.map(()=>"");for(let l=0;l<a;l++)for(let d=0;d<=l;d++){let p=me.findLastIndex(u=>i[l*a+d]>=u);p<0||l===d||l===s||et(t.cuts,q(o,r),l,d)||(c[p]+=rt(n,o,l,d).d)}return c.map((l,d)=>x.path(`threads ${o} ${d}`,`weight line thread band${d}`,l))}function ke(t,e,n){let[o,a]=[e.words.length,t.heads[n]-1],[r,s]=[q(n,a),e.weights[n][a]],i=Q(t,e)[n],c=s.map((p,u)=>{let[f,g]=[Math.floor(u/o),u%o];return{i:f,j:g,weight:p,cut:et(t.cuts,r,f,g)}}),l=c.filter(({i:p,j:u,weight:f})=>p===i&&u<=p&&f>=On).sort((p,u)=>u.weight-p.weight);return[...c.filter(({i:p,j:u})=>t.cuts.includes(`${r}.${p+1}.${u+1}`)).filter(p=>!l.includes(p)),...l]}function Ln(t,e,n,o){return ke(t,e,o).map(({i:a,j:r,weight:s,cut:i})=>x.path(`edge ${o} ${a} ${r}`,`weight line strand${i?" cut":""}`,rt(n,o,a,r).d,{"stroke-width":Math.max(9*s,i?1.5:0).toFixed(2)}))}function bt(t,e,n){return(e.words.length?[0,1]:[]).flatMap(a=>{if(t.cuts.includes(`${a+1}.${t.heads[a]}`))return[];let r=ke(t,e,a),s=r.filter(({weight:c,cut:l})=>c>=.1&&!l).slice(0,2),i=[];for(let c of[...r.filter(({cut:l})=>l),...s]){let{x:l,y:d}=rt(n,a,c.i,c.j),p=`cross ${a} ${c.i} ${c.j}`;i.every(f=>Math.hypot(f.x-l,f.y-d)>=25)&&i.push({id:p,x:l,y:d,layer:a,...c})}return i})}var jn=(t,e,n)=>bt(t,e,n).flatMap(({id:o,x:a,y:r,cut:s})=>[x.circle(`${o} disc`,`weight disc${s?" off":""}`,[a,r,8.5]),x.path(`${o} sign`,`weight line sign${s?" off":""}`,`M${(a-3).toFixed(1)} ${(r-3).toFixed(1)}l6 6m0 -6l-6 6`)]);function we(t,e,n){if(K(t,n)<=e)return t;let o=t.length-1;for(;o>1&&K(`${t.slice(0,o)}\u2026`,n)>e;)o--;return`${t.slice(0,o)}\u2026`}function _n(t,e,n){let{words:o,copies:a,chance:r,whole:s,guesses:i,right:c}=e,{row:l,word:d,wordLeft:p,bars:u,bar:f,wide:g,narrow:m}=n,[b,k]=o.length?Q(t,e):[-1,-1],M=m?14.5:15;return o.flatMap((A,y)=>{let L=xt(n,y),[S,E]=y===k?["query solid","paper"]:y===b?["key ring","key"]:["paper","ink"],[O,h]=[a.includes(y),y===o.length-1],w=h||O&&c[y],$=h?"ink":w?"output":"soft",z=h?"ink":O?"output":"faint",N=u+f*s.chance[y],Y=(Ee,Te,ze,Le)=>x.text(`${Ee} ${y}`,Te,[ze,L+4.5],Le),Oe=we(i[y],g-u-f-10,M);return[x.rect(`word ${y}`,`${S} chip`,[p,L-l/2+1,d,l-2],{rx:5}),Y("text",`${E} word`,p+d/2,we(o[y],d-4,M)),x.rect(`track ${y}`,"track",[u,L-4,f,8]),x.rect(`chance ${y}`,`${z} solid`,[u,L-4,f*r[y],8]),...t.cuts.length&&(O||h)?[x.line(`was ${y}`,"ink line was",[N,L-7,N,L+7])]:[],...O?[Y("verdict",`${c[y]?"output":"soft"} strong`,u-9,c[y]?"\u2713":"\xD7")]:[],Y("guess",`${$} start word${w?" strong":""}`,u+f+8,Oe)]})}var Nn=t=>["chance, guess; tick: with nothing cut","tick: with nothing cut","tick: uncut"].find(e=>K(e,12.5)<=t)??"";function Cn({heads:t,cuts:e},n){let{top:o,wordLeft:a,word:r,bars:s,wide:i,narrow:c,least:l}=n,d=(u,f,g,m)=>{let b=q(m,t[m]-1),k=e.some(A=>`${A}.`.startsWith(`${b}.`)),M=`weight strong ${c?"small ":""}${f}${e.includes(b)?" off":""}`;return[x.text(`${u} name`,M,[g,o-22],`${l?"":"head "}${b}`),x.text(`${u} note`,`soft small ${f}`,[g,o-7],k?"cut":"looks at")]},p=e.length?Nn(i-s):i-s<260?"chance, guess":"its chance, and the model\u2019s guess";return[...d("first","end",a-(c?1:4),0),...d("second","start",a+r+4,1),x.text("text name","ink strong",[a+r/2,o-22],"text"),x.text("next name","ink strong start",[s,o-22],"next word"),x.text("next note","soft small start",[s,o-7],p)]}function Dn(t,e,n,{x:o,y:a}){let r=n/Math.max(e,4),s="";return t.forEach((i,c)=>{let l=r*Math.sqrt(i);if(l<.6)return;let[d,p]=[o+(c%e+.5)*r,a+(Math.floor(c/e)+.5)*r],[u,f,g]=[d-l/2,p-l/2,l].map(m=>m.toFixed(2));s+=`M${u} ${f}h${g}v${g}h-${g}z`}),s}var qn=t=>`${t<-.005?"":"+"}${_(Math.abs(t)<.005?0:t)}`;function Fn(t,e,n,o,a){let{tile:r,narrow:s}=n,i=q(o,a),{x:c,y:l}=be(n,o,a),d=e.words.length,p=[c,l,r,r],u=t.cuts.includes(i)?" off":"",[f,g]=[d?Q(t,e)[o]:0,r/Math.max(d,4)],m=r-(s?34:38),b=(O,h,w,$)=>x.rect(`${O} ${i}`,h,w,$),k=(O,h,w,$,z)=>[...w===null?[]:[b(`${O} track`,"track",[c,$,m,6]),b(`${O} bar`,`${h} solid`,[c,$,m*H(w),6])],x.text(`${O} told ${i}`,`soft tiny end${h.includes("pale")?" pale":""}`,[c+r,$+7],w===null?"\u2013":z())],[M,A]=[e.looks[o][a],e.cost[o][a]],y=`M${c+6} ${l+r-6}L${c+r-6} ${l+20}`,L=Dn(e.weights[o][a],d,r,{x:c,y:l}),S=t.cuts.length?"output pale":"output",E=A===null?null:A/En;return[b("tile",`tile${u}`,p,{rx:3}),b("band","band",[c,l+f*g,r,d?g:0]),x.path(`pattern ${i}`,`weight solid pattern${u}`,L),x.text(`name ${i}`,"ink strong end small",[c+r-4,l+14],i),...u?[x.path(`slash ${i}`,"ink line slash",y)]:[],...t.heads[o]===a+1?[b("shown","ink frame",p,{rx:3})]:[],...k("look","weight",M,l+r+6,()=>_(M)),...k("cost",S,E,l+r+19,()=>qn(A))]}var xe=`no two words come again: ${ot}`;function In(t,e,n){let{panelLeft:o,panel:a,tilesTop:r,block:s}=n,{right:i,of:c}=e.score,l=c?`${i} of ${c}`:"",d=k=>K(k,12.5),[p,u]=[["on what came next before","loss if cut alone"],["on what came next before","if cut alone"]].find(k=>54+d(k[0])+6+d(k[1])<=a)??["on what came next","if cut alone"],f=[0,1].flatMap(k=>{let M=r+k*s+12,A=k?p:"on the word before";return[x.text(`layer ${k}`,"ink strong small start",[o,M],`layer ${k+1}`),x.text(`layer note ${k}`,"weight small start",[o+54,M],A),x.text(`layer cost ${k}`,"output small end",[o+a,M],u),...[0,1,2,3].flatMap(y=>Fn(t,e,n,k,y))]}),g=d(xe)+20<=a?xe:ot,m=c?"repeated words predicted":g,b=o+(l?K(l,19)+10:0);return[x.text("score","output large start",[o,17],l),x.text("score note","soft small start",[b,15],m),...f]}function at({steps:t},{panelLeft:e,panel:n,curveTop:o,curveBottom:a}){let r=l=>a-(a-o)*l/Tn,[s,i]=[e+22,e+n-8],c=t[t.length-1];return{x:l=>s+(i-s)*l/c,y:r,low:s,high:i}}function kt(t,e,n){let o=P(e),{x:a}=at(t,o),r=t.steps.map(s=>Math.abs(a(s)-n/o.zoom));return t.steps[r.indexOf(Math.min(...r))]}function $e(t,e,n){let o=Math.max(0,t.findLastIndex(a=>a<=n));return o===t.length-1?e[o]:e[o]+(n-t[o])/(t[o+1]-t[o])*(e[o+1]-e[o])}function Hn({state:t,first:e,at:n},o){let{step:a,repeated:r,other:s}=e.curves[t.kind],{x:i,y:c,low:l,high:d}=at(e,o),{curveTop:p,curveBottom:u,panelLeft:f}=o,g=h=>Kt(h.map((w,$)=>[i(a[$]),c(w)])),[m,b]=[i(n),$e(a,r,n)],k=m>(l+d)/2,M=i(e.priced_from),[A,y]=[r,s].map(h=>c(h[h.length-1])),L=[M,p,M,u],S=(h,w,$,z)=>x.text(`${h} told`,`${w} tiny end halo`,$,z),E=t.kind==="priced",O=e.steps.map(h=>`M${i(h).toFixed(1)} ${u}v4`).join("");return[x.text("training name","ink strong small start",[f,p-10],"training"),x.text("training note","soft small start",[f+62,p-10],"loss on other texts"),...[0,2,4].flatMap(h=>[x.line(`loss rule ${h}`,"rule",[l,c(h),d,c(h)]),x.text(`loss ${h}`,"soft tiny end",[l-5,c(h)+4],String(h))]),x.path("kept","soft line kept",O),...E?[x.line("penalty","soft line penalty",L)]:[],x.path("other","soft line",g(s)),x.path("repeated","output line",g(r)),x.line("head","ink line",[m,p-4,m,u+4]),...E?[S("penalty","soft",[M-5,u-6],"penalty from here")]:[],S("other","soft",[d-ge,y+14],"new words"),S("repeated","output",[d-ge,A+15<=u-4?A+15:A-8],"repeated words"),x.circle("knob","ink solid knob",[m,c(b),6.5]),x.text("step told",`ink strong small ${k?"end":"start"}`,[m+(k?6:-6),u+17],`step ${Math.round(n)}`)]}function $t(t,e){let{state:n,width:o}=e,a=P(o),r=t.words.length?[0,1]:[];return{width:a.laid,height:a.height,marks:[...In(n,t,a),...Cn(n,a),...r.flatMap(s=>zn(n,t,a,s)),...r.flatMap(s=>Ln(n,t,a,s)),..._n(n,t,a),...jn(n,t,a),...Hn(e,a)]}}function st(t,{state:e,first:n,width:o}){let a=P(o),{tile:r,row:s,word:i,wordLeft:c,lane:l,top:d,panelLeft:p,curveTop:u,curveBottom:f}=a,g=Array.from({length:J*R},(S,E)=>{let[O,h]=[Math.floor(E/R),E%R],{x:w,y:$}=be(a,O,h);return{id:`tile ${O} ${h}`,x:w,y:$,width:r,height:r+26,label:fe(e,t,O,h),aria:{pressed:e.cuts.includes(q(O,h))}}}),m=X(e,t),b=[0,1].map(S=>({id:`lane ${S}`,x:S?c+i+2:0,y:d-38,width:l+4,height:36,label:`Show the next head of layer ${S+1}; now head ${S+1}.${e.heads[S]}`})),k=t.words.map((S,E)=>({id:`word ${E}`,x:c,y:d+E*s,width:i,height:s,label:`${S}, place ${E+1}`,tab:E===m?0:-1,aria:{pressed:E===m}})),M=bt(e,t,a).map(({id:S,x:E,y:O,layer:h,i:w,j:$,weight:z,cut:N})=>({id:S,x:E-12.5,y:O-12.5,width:25,height:25,aria:{pressed:N},label:`${N?"Restore":"Cut"} the edge of head ${h+1}.${e.heads[h]} from ${t.words[w]} (${w+1}) to ${t.words[$]} (${$+1}), weight ${_(z)}`})),{high:A}=at(n,a),y=n.steps.indexOf(e.step),L={id:"training",x:p,y:u-2,width:A+8-p,height:f-u+22,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:n.steps.length-1,valuenow:y,valuetext:`after ${e.step} steps`}};return[...g,...b,...k,...M,L]}var ve=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
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
`;var Me=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],j=t=>t.read();function Rn(t){let e=s=>t.change({text:s,place:null,cuts:Wn(t)}),n=0,o=pt({label:"Text",options:[["","your own"],...Me],onChange:s=>s&&e(s)}),a=T("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(n),n=requestAnimationFrame(()=>e(a.value))}}),r=({text:s})=>{o.set(Me.some(([i])=>i===s)?s:""),a.value!==s&&(a.value=s)};return{root:D("heads-text",o.root,a),tell:r}}var Wn=t=>j(t).cuts.filter(e=>e.split(".").length===2);function Ae(t,e,n={}){let{cuts:o}=j(t),a=o.includes(e)?o.filter(r=>r!==e):[...o,e];t.change({cuts:a,...n},{glide:!0})}function Se(t,e){let[n,...o]=e.split(" "),a=o.map(Number),[r,s,i]=a,{heads:c}=j(t),l=d=>c.map((p,u)=>u===r?d:p);n==="tile"&&Ae(t,q(r,s),{heads:l(s+1)}),n==="cross"&&Ae(t,`${r+1}.${c[r]}.${s+1}.${i+1}`),n==="lane"&&t.change({heads:l(c[r]%R+1)},{glide:!0}),n==="word"&&t.change({place:a[0]+1},{glide:!0})}function Pn(t,e,n){let o=s=>s===j(t).step||t.change({step:s},{glide:!0}),a=s=>{let i=l=>{let{root:d,width:p}=n();o(kt(e().first,p,Wt(d,l)[0]))};Pt(s,l=>(i(l),i)),ut(s,Ct(l=>()=>{let{steps:d}=e().first;return d[H(d.indexOf(j(t).step)+l,0,d.length-1)]}),o)},r=Rt((s,i)=>{let{id:c}=i();if(c==="training")return a(s);if(s.addEventListener("click",()=>Se(t,c)),!c.startsWith("word"))return;let l=p=>()=>H(Number(c.slice(5))+p,0,U(j(t).text).words.length-1),d={ArrowDown:l(1),ArrowUp:l(-1),Home:l(-99),End:l(99)};ut(s,d,p=>{Se(t,`word ${p}`),r.focus(`word ${p}`)})});return r}function Gn(t){let e=pt({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:r=>t.change({kind:r},{glide:!0})}),{root:n}=V("Restore all",()=>j(t).cuts.length&&t.change({cuts:[]},{glide:!0})),o=D("attn-row",n,V("Reset",t.reset).root),a=r=>{e.set(r.kind),C(n,"aria-disabled",String(r.cuts.length===0))};return{root:D("heads-controls",o,e.root),tell:a}}function Un(t,e,n){let o=null,a=null,r=null,[s,i]=[800,null],[c,l,d]=[Gn(e),Rn(e),Nt()],p=Mt(),u=()=>o,f=Pn(e,u,()=>({root:g,width:s})),g=D("attn-stage",p,f.root),m=_t("Cut a head. Then drag the training back."),b=({kind:h,step:w})=>o?.load(h,w).then(S),k=h=>{let w=o?.get(h.kind,h.step);w?a={kind:h.kind,step:h.step,checkpoint:w}:b(h);let $=JSON.stringify([h.text,h.cuts]),{checkpoint:z}=a;return(r?.key!==$||r.own!==z)&&(r={key:$,own:z,result:ce(h,z)}),r.result},M=h=>({state:j(e),first:u().first,at:h,width:s}),A=h=>{if(!o)return;let w=k(h),{step:$}=a,z=$!==h.step||a?.kind!==h.kind;l.tell(h),c.tell(h),f.set(st(w,M(h.step)),P(s).zoom),d.set((z?"This checkpoint is still on its way. ":"")+he(h,w,$,o.last))},y=h=>{let{weights:w,chance:$,cost:z,looks:N}=k(h);return{at:h.step,weights:w,chance:$,cost:z,looks:N}},L=(h,w,$)=>{if(!o)return;let z=$!==s;[i,s]=[h,$];let N=k(j(e));z&&f.set(st(N,M(j(e).step)),P(s).zoom);let Y=N.weights[0][0].length===h.weights[0][0].length;Yt(p,$t(Y?{...N,...h}:N,M(h.at)))},S=()=>{A(j(e)),i&&L(y(j(e)),0,s)},E=it(n,"induction").then(async h=>{o=Qt(h,z=>it(n,`induction.${z}`));let{kind:w,step:$}=j(e);o.get(w,$)||await o.load(w,$)}),O=()=>void(o&&b(j(e)));for(let h of["pointerenter","focusin"])g.addEventListener(h,O,{once:!0});return{parts:[m,l.root,g,c.root,d.root],tell:A,ready:E,glides:y,paint:L,stop:d.stop}}var rr=Ht({name:"induction",label:"Live figure: a transformer that copies, to be broken",style:le+ve,controls:["text","cuts","kind","step","heads","place"],ms:220,build:Un});export{ce as compute,rr as default,he as describe,nt as forward,Qt as library,U as read,ye as scene};
