// Joined by `make figures` from src/memory and src/kit: change those, not this.
var re=Object.defineProperty;var ie=(t,e)=>{for(var n in e)re(t,n,{get:e[n],enumerable:!0})};var se="http://www.w3.org/2000/svg",le=0,ce=Math.random().toString(36).slice(2,8),bt=t=>`attn-${ce}-${t}-${++le}`;function wt(t,e,n){for(let[a,o]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),o):o===!0?t.setAttribute(a,""):o!==!1&&o!=null&&t.setAttribute(a,o);return t.append(...n),t}var k=(t,e={},...n)=>wt(document.createElement(t),e,n),O=(t,...e)=>k("div",{class:t},...e),pe=(t,e={},...n)=>wt(document.createElementNS(se,t),e,n),yt=(t="")=>pe("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,n){let a=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==a&&(a===null?t.removeAttribute(e):t.setAttribute(e,a))}var vt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var D=(t,e)=>t.reduce((n,a,o)=>n+a*e[o],0),Mt=(t,e,n=1)=>t.map((a,o)=>a+n*e[o]),qt=t=>Math.hypot(...t);function H(t,e=1,n=null){let a=l=>n===null||n[l],o=Math.max(...t.filter((l,s)=>a(s))),r=t.map((l,s)=>a(s)?Math.exp((l-o)/e):0),i=r.reduce((l,s)=>l+s,0);return i>0?r.map(l=>l/i):r}var Y=t=>t.indexOf(Math.max(...t)),S=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var At=200,fe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,me=t=>t*t*(3-2*t);function K(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((a,o)=>K(t[o],a,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let a=Object.entries(e).map(([o,r])=>[o,K(t[o],r,n)]);return Object.fromEntries(a)}return e}function St(t,e,n){let[a,o,r,i,l,s]=[t,t,t,0,0,0],p=!1,d=c=>{let h=S(c-l,0,64);if(l=c,p){let u=S((c-i)/e);a=K(o,r,me(u)),p=u<1}let f=n(a,h);s=p||f?requestAnimationFrame(d):0};return{go(c,h){if(fe()){[a,r,p]=[c,c,!1],n(a,1/0);return}[o,r,i,p]=[a,c,performance.now(),h],h||(a=c,n(a,0)),s||([l,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(a,0),stop:()=>cancelAnimationFrame(s)}}function q(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Et(t){let e=q(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function V(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}function Z(t,e){let n=k("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:a=>T(n,"aria-pressed",String(a))}}var jt=(...t)=>k("p",{class:"attn-hint"},...t);function nt({label:t,min:e,max:n,step:a,onInput:o,text:r=q,zero:i=e,...l}){let{read:s=b=>b,write:p=b=>b}=l,d=bt("slider"),c=k("span",{class:"attn-number","aria-hidden":"true"}),f=k("input",{type:"range",id:d,min:e,max:n,step:a,oninput:()=>o(s(f.valueAsNumber))}),u=O("attn-slider",k("label",{for:d},t),f,c),m=n,g=b=>Math.min(1,Math.max(0,(b-e)/(m-e)));return{root:u,input:f,set:(b,E=!0)=>{let v=p(b);f.valueAsNumber!==v&&(f.value=v),f.style.setProperty("--from",g(Math.min(i,v))),f.style.setProperty("--to",g(Math.max(i,v))),f.disabled=!E,C(c,r(b)),T(f,"aria-valuetext",r(b))},limit:b=>T(f,"max",m=b)}}function Tt(t=700){let e=k("p",{class:"attn-summary"}),n=k("span",{class:"attn-hidden",role:"status"}),a,o=(r,i=r)=>{clearTimeout(a),e.firstChild&&(a=setTimeout(()=>C(n,i),t)),C(e,r)};return{root:k("div",{},e,n),set:o,stop:()=>clearTimeout(a)}}function at(t,e,n){let a={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...a,...e}:e;t.addEventListener("keydown",r=>{let i=o[r.key]?.();i===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(i))})}var ge=0,Ot=({_own:t,_drawn:e})=>t?.name?e??{}:{};function zt(t,e){let[n,a,o]=[!1,0,""],r={},i=s=>{r=s;let p=s._own;if(p?.turn!==a&&([a,n]=[p?.turn,!1]),n)return;let d=p?.name?e(s,p.kind):null,c=d?JSON.stringify([p,d]):"";c!==o&&([o,n]=[c,d!==null],d&&t.send({own:{...d,name:p.name,turn:++ge}}))},l=()=>{n=!1,i(r)};return t.on("change:_drawn",l),{ask:i,stop:()=>t.off("change:_drawn",l)}}function xe(t,e){let{name:n,kind:a=""}=t._own??{};if(!n)return"";let{fault:o,note:r,weights:i,mask:l}=Ot(t),s=!!(i??l);return e(t,a)===null?`The book\u2019s picture: your ${n} has no part in it.`:o?`Your ${o} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Lt(t,e){let n=k("span",{role:"status"}),a=Z("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),o.closest(".attn").focus()}),o=O("attn-own",n,a.root);return{root:o,tell:i=>{let l=xe(i,e);o.hidden=l==="",o.classList.toggle("fault",!!Ot(i).fault),C(n,l)}}}function Nt(t,e,n=[]){let a=[...e,...n],o=[],r=!1,i=()=>Object.fromEntries(a.map(c=>[c,t.get(c)])),l=c=>{if(r)return;let h=i();o.forEach(f=>f(h,c))},s=()=>l(null);e.forEach(c=>t.on(`change:${c}`,s));let p=(c,{glide:h=!1}={})=>{r=!0;for(let[f,u]of Object.entries(c))t.set(f,u);r=!1,l({glide:h}),t.save_changes()},d=()=>{let c=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in c).map(h=>[h,c[h]]))};return{read:i,change:p,reset:()=>p(d(),{glide:!0}),follow:c=>void o.push(c),stop:()=>e.forEach(c=>t.off(`change:${c}`,s))}}function be(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let a=e.previousElementSibling;if(a?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){a.style.display="none";return}}}function we(t,e,n,a){let[o,r]=[0,!1],i=s=>{if(s!==r){r=s,t.classList.toggle("loading",s);for(let p of t.querySelectorAll(".attn-stage"))p.toggleAttribute("inert",s)}},l=s=>{let p=++o,d=e.wants?.(n())??null;if(i(d!==null),d===null)return a(s);e.say?.("Loading \u2026");let c="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>p===o&&l(s),()=>p===o&&e.say?.(c))};return l}function It({name:t,label:e,style:n,controls:a,fixed:o=[],ms:r=At,asks:i,build:l}){return{render:({model:p,el:d})=>{let c=k("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=c.attachShadow({mode:"open"});h.append(k("style",{},[vt,kt,$t,n].join(`
`)));let f=Nt(p,i?[...a,"_own","_drawn"]:a,o),u=l(f.read(),f,p),m=i&&{...zt(p,i),...Lt(p,i)},g=k("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},u.parts[0],...m?[m.root]:[],...u.parts.slice(1));h.append(g),d.append(c);let w=()=>{let b=u.glides??(A=>A),E=0,v=()=>{let A=f.read();u.tell(A),m?.tell(A),m?.ask(A),m&&(g.dataset.own=A._own?.kind??"")},M=St(b(f.read()),r,(A,et)=>E>0&&u.paint(A,et,E)),_=()=>{let A=Math.round(g.clientWidth);A===E||A===0||(E=A,be(d),M.again())},$=we(g,u,f.read,A=>{v(),M.go(b(f.read()),A)});f.follow((A,et)=>{g.classList.add("touched"),$(et?.glide??!0)}),v(),_();let P=new ResizeObserver(_);return P.observe(g),u.ahead?.(),()=>{P.disconnect(),M.stop(),f.stop(),m?.stop(),u.stop?.()}},j=async()=>{await u.ready;for(let b;b=u.wants?.(f.read());)await b;return w()};return u.ready?j():w()}}}var ye=t=>Math.round(t*10)/10,Pt=new WeakMap;function _t(t){let e=O("attn-hits"),n=new Map,a=r=>{let i=r.slider?k("div",{role:"slider",tabindex:0}):k("button",{type:"button"}),l={node:i,hit:r};return n.set(r.id,l),i.dataset.id=r.id,t(i,()=>l.hit),l};return{root:e,set:(r,i=1)=>{let l=new Set(r.map(({id:s})=>s));for(let[s,{node:p}]of n)l.has(s)||(p.remove(),n.delete(s));r.forEach((s,p)=>{let d=n.get(s.id)??a(s);ve(d.node,d.hit=s,i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[p]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function ve(t,{x:e,y:n,width:a,height:o,label:r,kind:i="",aria:l={},tab:s=0,lang:p},d){let[c,h,f,u]=[e,n,a,o].map(g=>ye(d*g)),m=`left:${c}px;top:${h}px;width:${f}px;height:${u}px`;Pt.get(t)!==m&&(t.style.cssText=m,Pt.set(t,m)),T(t,"class",`attn-hit ${i}`.trim()),T(t,"aria-label",r),T(t,"tabindex",s),p&&T(t,"lang",p);for(let[g,w]of Object.entries(l))T(t,`aria-${g}`,String(w))}function ot(t,{clientX:e,clientY:n}){let{left:a,top:o}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-a)/r,(n-o)/r]}function rt(t,e,n=()=>{}){let a=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),a=e(o)}),t.addEventListener("pointermove",o=>a?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{a!==null&&n(),a=null})}var Dt="http://www.w3.org/2000/svg",ke=t=>Math.round(t*10)/10+0;function x(t,e,n,a,o){let r={};for(let i in a){let l=a[i];r[i]=typeof l=="number"?ke(l):l}return{id:t,shape:e,role:n,at:r,...o===void 0?{}:{text:o}}}x.line=(t,e,[n,a,o,r],i)=>x(t,"line",e,{x1:n,y1:a,x2:o,y2:r,...i});x.rect=(t,e,[n,a,o,r],i)=>x(t,"rect",e,{x:n,y:a,width:o,height:r,...i});x.circle=(t,e,[n,a,o],r)=>x(t,"circle",e,{cx:n,cy:a,r:o,...r});x.path=(t,e,n,a)=>x(t,"path",e,{d:n,...a});x.text=(t,e,[n,a],o,r)=>x(t,"text",e,{x:n,y:a,...r},o);var Ct=new WeakMap;function $e(t,e){let{node:n,role:a,at:o}=t;a!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)o[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in o)i in e.at||n.removeAttribute(i);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(qe)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Me=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function qe(t){let e=document.createElementNS(Dt,"tspan");for(let[n,a]of Object.entries(Me(t)))e.setAttribute(n,String(a));return e.append(t.text),e}function Rt(t,{width:e,height:n,marks:a}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let r=Ct.get(t)??new Map;Ct.set(t,r);let i=new Map(a.map(s=>[s.id,s]));for(let[s,{node:p,shape:d}]of r)i.get(s)?.shape!==d&&(p.remove(),r.delete(s));let l=t.firstChild;for(let s of a){let p=r.get(s.id);if(!p){let d=document.createElementNS(Dt,s.shape);d.setAttribute("data-id",s.id),p={node:d,shape:s.shape,role:"",at:{},text:""},r.set(s.id,p)}$e(p,s),l===p.node?l=p.node.nextSibling:t.insertBefore(p.node,l)}}function Wt({label:t,rest:e,wait:n,begin:a,next:o}){let r=0,i=()=>{C(c,r?"\u275A\u275A":"\u25B6"),T(c,"aria-label",r?"Pause":t)},l=()=>{clearTimeout(r),r=0,i()},s=()=>{r=Number(setTimeout(s,e())),o()||l()},p=()=>{a()!==!1&&(r=Number(setTimeout(s,n??e()/2)),i())},c=k("button",{type:"button",class:"attn-play",onclick:()=>r?l():p()});return i(),{root:c,stop:l}}function it(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var Bt={source:"sklearn.datasets.load_digits()",images:[1336,1040,310,859,1502,1535,360,983,945,1698],digits:["aaconbaaaaoqnlaaaeqlbndaafqdakjaagnaajlaacpabpiaaalmppbaaacnqfaa","aagkidaaaagqqjaaaajqqgaaaahqqkaaaalqqiaaaahqqjaaaakqqgaaaaejmlca","aahqqdaaahqjohaaakjaofaaaddeqcaaaaamlaaaaagqdaaaaampiidaaakqqqja","aagmqkaaaepimoaaaaaaniaaaaagobaaaaafpiaaaaaacpfaaabefpiaaafqojba","aaahnaaaaaaogaaaaakkcgaaadqdjncaalmgoqkaalqqqkdaacikqbaaaaajnaaa","abnoqodaaeoihdaaaglaaaaaafqplfaaachhkqaaaaaadqaaaahfnlaaaapqkbaa","aabnhaaaaahocaaaaanfaaaaaaqdaaaaadqkmmdaadqlfjmaabnlenlaaabmqlca","aadqmmhaaamnnqgaaacagoaaaabenkbaaajqqqiaaaemmhbaaaaogaaaaaeqcaaa","aablpgaaacpkqpaaabofglaaaafoodaaaaboqgaaaakigpbaaajjeqdaaabppgaa","aafoldaaabpinkaaabpjjpcaaakqqqdaaaaabqeaaaaaapeaaahfjqaaaagmnjaa"]};var y=8,z=y*y,W=40,Kt=99999,Se=.001,Ee=160,N=Bt.digits.map(t=>Array.from(t,(e,n)=>(t.charCodeAt(n)-97)/8-1)),st=N.length,je=Math.max(...N.map(t=>D(t,t))),Te={"#":1,"-":-1};function Oe({digit:t,noise:e,draw:n,paint:a}){let o=2*z*n;return N[t].map((r,i)=>Te[a[i]]??(it(o+i)<e?2*it(o+z+i)-1:r))}var R=t=>N.map(e=>D(e,t));function lt(t,e,n){let a=Math.max(...t),o=0;for(let r of t)o+=Math.exp(n*(r-a));return .5*(e+je)-a-Math.log(o/st)/n}var Ft=(t,e)=>lt(R(t),D(t,t),e);function Vt(t,e){let n=H(R(t),1/e),a=new Array(z).fill(0);return n.forEach((o,r)=>N[r].forEach((i,l)=>a[l]+=o*i)),a}function ze(t,e){let n=[t];for(;n.length<=W;){let[a,o]=[n[n.length-1],Vt(n[n.length-1],e)];if(o.every((r,i)=>Math.abs(r-a[i])<Se))break;n.push(o)}return n}function Le(t,e,n,a){let[o,r]=[R(t),R(e)],[i,l,s]=[D(t,t),D(t,e),D(e,e)];return Array.from({length:a},(p,d)=>{let c=(d+1)/a,h=(1-c)**2*i+2*c*(1-c)*l+c**2*s;return lt(o.map((f,u)=>(1-c)*f+c*r[u]),h,n)})}var Ht=t=>Math.exp(-t.reduce((e,n)=>e+(n>0?n*Math.log(n):0),0));function Ne(t){let e=Y(t);return[e,Y(t.map((n,a)=>a===e?-1:n))]}function Ie(t,e,n){let a=t.slice(n),o=Y(a);return a[o]-Math.max(a[0],a[a.length-1])>1e-9?{at:e[n+o],height:a[o]-a[0]}:null}function Pe(t,e){let n=ze(t,e),a=n[n.length-1],[o,r]=Ne(H(R(a),1/e)),i=[...n,N[r]],l=i.slice(1).map((m,g)=>qt(Mt(m,i[g],-1))),s=l.reduce((m,g)=>m+g,0),[p,d,c]=[[0],[Ft(t,e)],[0]],h=0;l.forEach((m,g)=>{g===n.length-1&&(h=p.length-1);let w=Math.max(2,Math.ceil(Ee*m/s)),j=c[g];d.push(...Le(i[g],i[g+1],e,w));for(let b=1;b<=w;b++)p.push(j+m*b/w);c.push(j+m)});let f=n.map(m=>Ft(m,e)),u=Ie(d,p,h);return{path:n,energies:f,stations:c,best:o,next:r,along:p,energy:d,turn:h,ridge:u}}var G=null;function Gt(t,e){return G?.beta===e&&G.query.every((n,a)=>n===t[a])||(G={query:t,beta:e,way:Pe(t,e)}),G.way}function ct({query:t,beta:e,at:n}){let a=Gt(t,e),{path:o,stations:r}=a,i=S(n,0,o.length-1),l=Math.min(Math.floor(i),Math.max(0,o.length-2)),s=Math.min(l+1,o.length-1),p=K(o[l],o[s],i-l),d=r[l]+(i-l)*(r[s]-r[l]),c=R(p),h=H(c,1/e),f=H(R(o[o.length-1]),1/e);return{...a,query:t,beta:e,at:i,state:p,scores:c,weights:h,place:d,restWeights:f,level:lt(c,D(p,p),e),keys:Ht(h),restKeys:Ht(f)}}function pt(t){let e=Oe(t),n=Gt(e,t.beta).path.length-1;return{query:e,beta:t.beta,at:Math.min(t.step,n)}}var B=t=>ct(pt(t));function Ut(t,e,n){let a=Array.from({length:z},(o,r)=>t[r]??".");return a[e]=n?"#":"-",a.join("")}var Xt=`text.small { font-size: 12.5px; }
text.large { font-size: 16px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
rect.board { fill: var(--paper); stroke: var(--query); stroke-width: 2; }
rect.plate { fill: var(--paper); stroke-width: 1; }
rect.query.plate { stroke: var(--query); stroke-width: 1.5; } rect.key.plate { stroke: var(--key); }
rect.chosen.plate { stroke-width: 3; }
.ground { fill: var(--tint); }
.drop { stroke-width: 1; stroke-dasharray: 2 3; }
.track { fill: var(--tint); }
.query.hollow { fill: var(--paper); stroke: var(--query); stroke-width: 1.2; }
.leader { stroke: var(--query); stroke-width: 1.2; }
.ink.line { stroke-width: 2; }
.pixels { shape-rendering: crispEdges; }
rect.edge { fill: none; stroke: var(--query); stroke-width: 2; }
rect.past.plate { stroke-opacity: 0.45; }
`;var ae={};ie(ae,{layout:()=>F,marbleAt:()=>ne,picture:()=>ft,pixelAt:()=>mt,places:()=>xt,scales:()=>tt,stepAt:()=>gt});var Ce="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),De=1.12;var U=new Map;function Re(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((a,o)=>a+(Ce[o.charCodeAt(0)-32]??556),0);return De*n/1e3}function X(t,e){return U.size>5e3&&U.clear(),U.has(t)||U.set(t,Re(t)),e*U.get(t)}var Jt=.9,dt=t=>t===0?"before the first step":`after ${t} ${t===1?"step":"steps"}`;function Yt({restWeights:t,best:e,restKeys:n},a){return t[e]>=Jt?a?`rest: the ${e}`:`at rest: the stored ${e}`:a?"rest: a blend":`at rest: a blend of ${q(n,1)} digits`}function Zt(t,e){return t?e?`+${q(t.height,1)}`:`ridge +${q(t.height,1)}`:e?"no ridge":"no ridge: one valley"}var Qt=({paint:t})=>[...t].filter(e=>e!==".").length;function We(t){let{digit:e,noise:n}=t,a=Qt(t);if(a===z)return"your own picture";let o=`${a} ${a===1?"pixel":"pixels"} painted`;if(n===1)return a?`pure noise with ${o}`:"pure noise";let i=n===0?`a stored ${e}`:`${e===8?"an":"a"} ${e} with ${Math.round(100*n)}% of its pixels replaced`;return a?`${i} and ${o}`:i}function Be(t,{weights:e,keys:n}){let a=e.indexOf(Math.max(...e)),o=V(e[a]);return e[a]<Jt?`It rests on a blend, as if ${q(n,1)} digits shared the weight: \u03B2 is too small to hold one digit here`:Qt(t)===z?`It rests at the ${a}, which takes ${o} of the weight`:t.noise===1?`It rests at the ${a} all the same, which takes ${o} of the weight`:a===t.digit?`It rests at the ${a}, which takes ${o} of the weight: the digit is remembered`:`It rests at the ${a}, which takes ${o} of the weight: the wrong valley`}function te(t,e){let{path:n,energies:a,at:o,level:r,weights:i,ridge:l,next:s,best:p}=e,[d,c]=[Math.round(o),n.length-1],h=i.indexOf(Math.max(...i)),f=`The query is ${We(t)}, at energy ${q(a[0],1)}.`;if(d<c){let g=d===0?"Now":`After ${d} of ${c} steps, at energy ${q(r,1)},`;return`${f} ${g} the ${h} has ${V(i[h])} of the weight; the next step goes to the average with these weights.`}let u=c===0?"No step moves it.":`In ${c} ${c===1?"step":"steps"} it falls to ${q(r,1)}${c===W?" and is still on its way":""}.`,m=l?`A ridge ${q(l.height,1)} high lies before the ${s}.`:`No ridge lies between here and the ${s===p?h:s}.`;return`${f} ${u} ${Be(t,e)}. ${m}`}var I=24,Fe=34,He=960,Ke=[6,12,20,30,40,60,80,120];function F(t){let e=Math.min(t,He),n=e<600,a=n?e<340?24:27:36,o=y*a,r=n?32:44,i=r+Fe,l=n?I+o+44:I,s=n?l+190:I+o-i,p=s+i+40,d=n?48:56,c=n?e<340?16:24:40;return{laid:e,zoom:t/e,narrow:n,cell:a,side:o,plotTop:l,bottom:s,rowTop:p,high:d,small:c,left:n?32:o+62,right:e-26,valley:r,marble:n?48:56,column:e/st,height:p+d+c+14}}var ee=t=>S((t+1)/2),ut=9,ht=8;function Ve(t,e,{x:n,y:a,size:o}){let r=o/y,i=e.map(s=>Math.round(ht*ee(s))),l=Array.from({length:ht+1},()=>"");for(let s=0,p=0;s<z;s=p){for(p=s+1;p%y&&i[p]===i[s];)p++;let[d,c]=[n+s%y*r,a+Math.floor(s/y)*r];l[i[s]]+=`M${d} ${c}h${(p-s)*r}v${r}h${-(p-s)*r}z`}return l.slice(1).map((s,p)=>x.path(`${t} ink ${p+1}`,"ink solid pixels",s,{"fill-opacity":((p+1)/ht).toFixed(3)}))}function J(t,e,n,a){let[o,r]=[Math.round(a.x),Math.round(a.y)],{size:i}=a;return[x(`${t} frame`,"rect",`${e} plate`,{x:o-3,y:r-3,width:i+6,height:i+6,rx:3}),...Ve(t,n,{x:o,y:r,size:i})]}function Ge({at:t,state:e,path:n,level:a,weights:o},r){let{cell:i,side:l,narrow:s}=r,p=n.length-1,d=t<.5?"the query: paint on it":dt(Math.round(t)),c=o.indexOf(Math.max(...o)),h=[["energy",q(a,1)],["steps",`${Math.round(t)} of ${p}`],[`weight of ${c}`,V(o[c])]];return[x.text("canvas title","query start strong",[0,14],d),x.rect("canvas","query board",[0,I,l,l]),...e.map((f,u)=>x(`pixel ${u}`,"rect","ink solid pixels",{x:u%y*i,y:I+Math.floor(u/y)*i,width:i,height:i,"fill-opacity":ee(f).toFixed(3)})),x.rect("canvas edge","query edge",[0,I,l,l]),...s?h.flatMap(([f,u],m)=>[x.text(`beside name ${m}`,"soft start small",[l+9,I+16+52*m],f),x.text(`beside value ${m}`,"start large",[l+9,I+38+52*m],u)]):[]]}function tt({along:t,energy:e},{left:n,right:a,plotTop:o,bottom:r}){let i=Math.max(...e),l=Ke.find(u=>u>=i)??120*Math.ceil(i/120),s=t[t.length-1],p=u=>n+(a-n)*u/s,d=u=>r-(r-o)*u/l,[c,h]=[t.map(p),e.map(d)];return{reach:l,x:p,y:d,crest:(u,m)=>{let g=1/0;for(let w=0;w+1<c.length;w++)c[w+1]>=u&&c[w]<=m&&(g=Math.min(g,h[w],h[w+1]));return g}}}function Ue({reach:t,y:e},{laid:n,left:a,right:o,plotTop:r,narrow:i}){let l="energy along the way down, and on to the next digit",p=!i&&a+X(l,12.5)<=n?l:"energy along the way";return[x.text("axis title","soft small start",[i?0:a,r-10],p),...[0,t/2,t].flatMap(d=>[x.line(`rule ${d}`,"rule",[a,e(d),o,e(d)]),x.text(`level ${d}`,"soft small end",[a-6,e(d)+4],String(d))])]}function Xe({along:t,energy:e},{x:n,y:a}){let o=e.map((l,s)=>`${s?"L":"M"}${n(t[s]).toFixed(1)} ${a(l).toFixed(1)}`).join(""),[r,i]=[n(0),n(t[t.length-1])].map(l=>l.toFixed(1));return[x.path("ground","ground",`${o}L${i} ${a(0).toFixed(1)}L${r} ${a(0).toFixed(1)}Z`),x.path("hill","ink line",o)]}function Je(t,{x:e,y:n},{bottom:a,narrow:o,right:r,side:i,valley:l}){let{path:s,stations:p,along:d,energy:c,next:h,turn:f}=t,[u,m]=[e(p[s.length-1]),e(d[d.length-1])],g=Math.min(u,m-l-28),w=(M,_,$,P=_)=>x.line(`drop ${M}`,"soft line drop",[_,n($),P,a+5]),j=M=>({x:M-l/2,y:a+8,size:l}),b=Yt(t,o),E=o?0:i+8,v=a+l+26;return[w("rest",u,c[f],g),w("next",m,c[c.length-1]),...J("rest","query",s[s.length-1],j(g)),...J("next","key",N[h],j(m)),x.text("rest told","query small end",[Math.max(g+l/2+3,E+X(b,12.5)),v],b),x.text("next told","key small end",[r+22,v],`stored ${h}`)]}function ne(t,e,{marble:n,plotTop:a,left:o,right:r},i){let[l,s]=[a+1,r+22-n],p=Math.max(l,e-10-n),d=S(t-n/2,o+8,s),c=()=>Math.min(p,i(d-ut,d+n+ut)-ut-n);for(;c()<l&&d<s;)d=Math.min(d+2,s);return{x:d,y:Math.max(l,c()),size:n}}function Ye(t,e,n){let{along:a,turn:o,ridge:r,place:i,level:l}=t,{bottom:s,narrow:p,right:d}=n,c=Zt(r,p),h=X(c,12.5)/2,f=e.x(r?.at??(a[o]+a[a.length-1])/2),u=d+24-h,{crest:m}=e,g=Q(e,n,i,l),w=$=>m($-h,$+h)-8,j=$=>Math.max(...[$-h,$,Math.min(d,$+h)].map(P=>m(P,P)))+18,b=[S(f,h,u),Math.min(u,g.x+g.size+6+h)],E=b.map($=>({x:$,y:w($)})),v=b.map($=>({x:$,y:j($)})).filter(({y:$})=>$<=s-4),M=({x:$,y:P})=>Math.abs($-g.x-g.size/2)>h+g.size/2+5||Math.abs(P-5-g.y-g.size/2)>9+g.size/2,_=r?[...E,...v]:[...v,...E];return x("ridge","text","soft small",_.find(M)??_[0],c)}var Q=({x:t,y:e,crest:n},a,o,r)=>ne(t(o),e(r),a,n);function Ze(t,e,n){let{x:a,y:o}=e,{path:r,energies:i,stations:l,at:s,state:p,level:d,place:c}=t,[h,f]=[a(c),o(d)],u=Q(e,n,c,d),m=r.map((v,M)=>x.circle(`dot ${M}`,M<=s?"query solid":"query hollow",[a(l[M]),o(i[M]),3.2])),g=[],w=32,j=-1/0;for(let v=0;v<s;v++){let M=Q(e,{...n,marble:w},l[v],i[v]);M.x<j+w+8||M.x+w+10>u.x||s-v<.5||(j=M.x,g.push(...J(`ghost ${v}`,"query past",r[v],M)))}let b=`energy ${q(d,1)}`,E=u.x+u.size+10+X(b,15)<=n.right+24;return[...m,...g,x("leader","line","query leader",{x1:h,y1:f,x2:S(h,u.x-3,u.x+u.size+3),y2:S(f,u.y-3,u.y+u.size+3)}),x.circle("marble dot","query solid",[h,f,6]),...J("marble","query",p,u),...n.narrow?[]:[x.text("marble energy",`query strong halo ${E?"start":"end"}`,[E?u.x+u.size+10:u.x-10,u.y+14],b)]]}function Qe(t){return t<.005?"":t>.995?">99%":`${Math.round(100*t)}%`}function tn({weights:t},e,{rowTop:n,high:a,small:o,column:r,narrow:i}){let l=n+a,s=i?"weights; the next step is this average":"weights over the ten stored digits: the next step is this average of them";return[x.text("row title","weight small start",[0,n-22],s),...t.flatMap((p,d)=>{let c=(d+.5)*r,h=a*p;return[x.rect(`track ${d}`,"track",[c-.26*r,l-a,.52*r,a]),x.rect(`bar ${d}`,"weight solid",[c-.26*r,l-h,.52*r,h]),x.text(`share ${d}`,"weight small halo",[c,l-h-4],Qe(p)),...J(`stored ${d}`,d===e?"key chosen":"key",N[d],{x:c-o/2,y:l+10,size:o})]})]}function ft(t,{digit:e,width:n}){let a=F(n),o=tt(t,a);return{width:a.laid,height:a.height,marks:[...Ge(t,a),...Ue(o,a),...Xe(t,o),...Je(t,o,a),...Ze(t,o,a),Ye(t,o,a),...tn(t,e,a)]}}function mt(t,e,n){let{cell:a,zoom:o}=F(t),[r,i]=[e/o,n/o-I].map(s=>Math.floor(s/a));return r>=0&&r<y&&i>=0&&i<y?i*y+r:-1}function gt(t,e,n){let a=F(e),{x:o}=tt(t,a),r=t.path.map((i,l)=>Math.abs(o(t.stations[l])-n/a.zoom));return r.indexOf(Math.min(...r))}function xt({digit:t},e,n,a){let o=F(a),{cell:r,column:i,rowTop:l,high:s,small:p,marble:d}=o,c=Q(tt(e,o),o,e.place,e.level),h=Math.round(e.at);return[...e.query.map((f,u)=>({id:`pixel ${u}`,x:u%y*r,y:I+Math.floor(u/y)*r,width:r,height:r,tab:u===n?0:-1,kind:"pixel",label:`row ${Math.floor(u/y)+1}, column ${u%y+1}`,aria:{pressed:f>0}})),{id:"marble",x:c.x-3,y:c.y-3,width:d+6,height:d+6,label:"steps of retrieval",slider:!0,kind:"across",aria:{valuemin:0,valuemax:e.path.length-1,valuenow:h,valuetext:`${dt(h)}, energy ${q(e.level,1)}`}},...N.map((f,u)=>({id:`stored ${u}`,x:u*i+1,y:l-4,width:i-2,height:s+p+18,label:`Start from the stored ${u}`,aria:{pressed:u===t}}))]}var oe=`.memory-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 2.6em; }
.memory-steps { display: flex; align-items: center; gap: 8px; }
.memory-steps .attn-button { width: 36px; height: 36px; padding: 0; border-radius: 50%; }
@media screen and (prefers-reduced-motion: no-preference) { .attn-memory:not(.touched) .attn-play { animation: memory-call 2.4s 1s ease-out 4; } }
@keyframes memory-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
.attn-memory .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.memory-picture .pixel { border-radius: 0; touch-action: none; cursor: crosshair; }
@container (max-width: 799px) {
  .memory-controls { grid-template-columns: auto 1fr; }
  .memory-controls .attn-slider { grid-column: 1 / -1; order: 1; }
  .memory-controls .attn-row { justify-content: end; }
  .attn-memory { --apart: 12px; }
  .attn-memory .attn-summary { min-height: 4.35em; }
}
@container (max-width: 599px) { .attn-memory .attn-summary { min-height: 8.7em; } }
@media print { .memory-controls, .attn-hint { display: none; } }
`;var nn=700,an=420,L=t=>t.read();function on(t){let e=()=>B(L(t)).path.length-1;return{at:()=>Math.min(L(t).step,e()),go:o=>{let r=o>=e()?W:S(o,0,W);r!==L(t).step&&t.change({step:r},{glide:!0})},last:e}}function rn(t,e,n,{width:a,stage:o,focus:r}){let i=()=>Number(n().id.split(" ")[1]),l=(d,c)=>{let{paint:h,step:f}=L(t),u=Ut(h,d,c);(u!==h||f>0)&&t.change({paint:u,step:0})},s=()=>l(i(),B(L(t)).query[i()]<=0);rt(e,d=>{d.preventDefault();let c=B(L(t)).query[i()]<=0;return l(i(),c),r(i()),h=>{let[f,u]=ot(o(),h),m=mt(a(),f,u);m>=0&&l(m,c)}}),e.addEventListener("click",d=>d.detail===0&&s());let p=(d,c)=>()=>{let[h,f]=[i()%y+d,Math.floor(i()/y)+c];return S(f,0,y-1)*y+S(h,0,y-1)};at(e,{ArrowLeft:p(-1,0),ArrowRight:p(1,0),ArrowUp:p(0,-1),ArrowDown:p(0,1),Home:()=>0,End:()=>z-1},r)}function sn(t,e,n){let a=yt(),[o,r]=[720,0],i=(c=B(L(t)))=>s.set(xt(L(t),c,r,o),F(o).zoom),l=c=>{r=c,i(),s.focus(`pixel ${c}`)},s=_t((c,h)=>{if(c.addEventListener("pointerdown",n),h().id.startsWith("pixel"))return rn(t,c,h,{width:()=>o,stage:()=>p,focus:l});if(h().id==="marble"){rt(c,()=>m=>{e.go(gt(B(L(t)),o,ot(p,m)[0]))});let f=m=>()=>e.at()+m,u={ArrowRight:f(1),ArrowUp:f(1),ArrowLeft:f(-1),ArrowDown:f(-1)};return at(c,{...u,Home:()=>0,End:()=>W},e.go)}c.addEventListener("click",()=>{t.change({digit:Number(h().id.split(" ")[1]),step:0,paint:""})})}),p=O("attn-stage memory-picture",a,s.root);return{root:p,tell:i,paint:(c,h)=>{h!==o&&(o=h,i()),Rt(a,ft(ct(c),{digit:L(t).digit,width:o}))}}}function ln(t,e){let n=Wt({label:"Play: fall, step by step",rest:()=>nn,begin:()=>void(e.at()>=e.last()&&e.go(0)),next:()=>(e.go(e.at()+1),e.at()<e.last())}),a=(s,p,d=s)=>{let{root:c}=Z(s,()=>(n.stop(),p()));return d!==s&&c.setAttribute("aria-label",d),c},o=nt({label:"noise",min:0,max:1,step:.01,text:s=>`${Math.round(100*s)}%`,onInput:s=>(n.stop(),t.change({noise:s,step:0}))}),r=nt({label:"\u03B2",min:-1.3,max:.6,step:.02,text:Et,read:s=>Number((10**s).toPrecision(3)),write:Math.log10,onInput:s=>t.change({beta:s})});return{root:O("memory-controls",O("memory-steps",n.root,a("\u2039",()=>e.go(e.at()-1),"One step back"),a("\u203A",()=>e.go(e.at()+1),"One step on")),o.root,r.root,O("attn-row",a("New noise",()=>t.change({draw:L(t).draw%Kt+1,paint:"",step:0})),a("Reset",t.reset))),tell:s=>{o.set(s.noise),r.set(s.beta)},stop:n.stop}}function cn(t,e){let n=on(e),a=ln(e,n),[o,r]=[sn(e,n,a.stop),Tt()];return{parts:[jt("Press play: the spoilt digit falls, step by step, into a stored one. Paint on it, or lower \u03B2: where does it fall now?"),o.root,a.root,r.root],tell:l=>{let s=B(l);a.tell(l),o.tell(s),r.set(te(l,s))},glides:pt,paint:(l,s,p)=>o.paint(l,p),stop:()=>(a.stop(),r.stop())}}var ga=It({name:"memory",label:"Live figure: a spoilt digit falls into a stored one",style:Xt+oe,controls:["digit","noise","beta","step","draw","paint"],ms:an,build:cn});export{B as compute,ga as default,te as describe,pt as glides,ct as numbers,Vt as retrieve,ae as scene};
