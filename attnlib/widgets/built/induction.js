// Joined by `make figures` from src/induction and src/kit: change those, not this.
var Ae=Object.defineProperty;var Se=(t,e)=>{for(var n in e)Ae(t,n,{get:e[n],enumerable:!0})};function st(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var Oe="http://www.w3.org/2000/svg",Ee=0,Te=Math.random().toString(36).slice(2,8),$t=t=>`attn-${Te}-${t}-${++Ee}`;function yt(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var E=(t,e={},...n)=>yt(document.createElement(t),e,n),D=(t,...e)=>E("div",{class:t},...e),ze=(t,e={},...n)=>yt(document.createElementNS(Oe,t),e,n),vt=(t="")=>ze("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function G(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function C(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var At=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var St=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var it=t=>t.indexOf(Math.max(...t)),I=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Ot=200,_e=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ce=t=>t*t*(3-2*t);function ct(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>ct(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,ct(t[a],r,n)]);return Object.fromEntries(o)}return e}function Et(t,e,n){let[o,a,r,s,c,i]=[t,t,t,0,0,0],l=!1,d=p=>{let u=I(p-c,0,64);if(c=p,l){let f=I((p-s)/e);o=ct(a,r,Ce(f)),l=f<1}let h=n(o,u);i=l||h?requestAnimationFrame(d):0};return{go(p,u){if(_e()){[o,r,l]=[p,p,!1],n(o,1/0);return}[a,r,s,l]=[o,p,performance.now(),u],u||(o=p,n(o,0)),i||([c,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Q(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Tt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,zt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Y(t,e){let n=E("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>C(n,"aria-pressed",String(o))}}var jt=(...t)=>E("p",{class:"attn-hint"},...t);function lt({label:t,onChange:e,options:n=[],wide:o=!1}){let a=$t("select"),r=E("select",{id:a,onchange:()=>e(r.value)}),s=E("div",{class:o?"attn-field attn-wide":"attn-field"},E("label",{for:a},t),r),[c,i]=[n,""],l=0,d=h=>{let[f,w]=c[h];C(r.options[h],"value",f),G(r.options[h],w)},p=()=>{for(l=0;r.length>c.length;)r.lastChild.remove();c.forEach((h,f)=>d(f))},u=(h,f=n)=>{c=f;let w=c.findIndex(([x])=>String(x)===String(h)),$=JSON.stringify(c);if($!==i){for(;r.length<c.length;)r.append(E("option",{}));w>=0&&d(w),l||(l=setTimeout(p,40))}i=$,r.selectedIndex!==w&&(r.selectedIndex=w)};return u(n[0]?.[0]),{root:s,set:u}}function Lt(t=700){let e=E("p",{class:"attn-summary"}),n=E("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>G(n,s),t)),G(e,r)};return{root:E("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function dt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var De=0,Nt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function _t(t,e){let[n,o,a]=[!1,0,""],r={},s=i=>{r=i;let l=i._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let d=l?.name?e(i,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==a&&([a,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++De}}))},c=()=>{n=!1,s(r)};return t.on("change:_drawn",c),{ask:s,stop:()=>t.off("change:_drawn",c)}}function qe(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:a,note:r,weights:s,mask:c}=Nt(t),i=!!(s??c);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${i?"its last good one":"the book\u2019s"}.`:i?`Drawn by your ${n}. ${r??""}`.trim():`Your ${n} is called \u2026`}function Ct(t,e){let n=E("span",{role:"status"}),o=Y("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=D("attn-own",n,o.root);return{root:a,tell:s=>{let c=qe(s,e);a.hidden=c==="",a.classList.toggle("fault",!!Nt(s).fault),G(n,c)}}}function Dt(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),c=p=>{if(r)return;let u=s();a.forEach(h=>h(u,p))},i=()=>c(null);e.forEach(p=>t.on(`change:${p}`,i));let l=(p,{glide:u=!1}={})=>{r=!0;for(let[h,f]of Object.entries(p))t.set(h,f);r=!1,c({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,i))}}function Fe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function He(t,e,n,o){let[a,r]=[0,!1],s=i=>{if(i!==r){r=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},c=i=>{let l=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(i);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===a&&c(i),()=>l===a&&e.say?.(p))};return c}function qt({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=Ot,asks:s,build:c}){return{render:({model:l,el:d})=>{let p=E("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(E("style",{},[Mt,At,St,n].join(`
`)));let h=Dt(l,s?[...o,"_own","_drawn"]:o,a),f=c(h.read(),h,l),w=s&&{..._t(l,s),...Ct(l,s)},$=E("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},f.parts[0],...w?[w.root]:[],...f.parts.slice(1));u.append($),d.append(p);let x=()=>{let A=f.glides??(k=>k),b=0,T=()=>{let k=h.read();f.tell(k),w?.tell(k),w?.ask(k),w&&($.dataset.own=k._own?.kind??"")},S=Et(A(h.read()),r,(k,M)=>b>0&&f.paint(k,M,b)),O=()=>{let k=Math.round($.clientWidth);k===b||k===0||(b=k,Fe(d),S.again())},z=He($,f,h.read,k=>{T(),S.go(A(h.read()),k)});h.follow((k,M)=>{$.classList.add("touched"),z(M?.glide??!0)}),T(),O();let g=new ResizeObserver(O);return g.observe($),f.ahead?.(),()=>{g.disconnect(),S.stop(),h.stop(),w?.stop(),f.stop?.()}},y=async()=>{await f.ready;for(let A;A=f.wants?.(h.read());)await A;return x()};return f.ready?y():x()}}}var Ie=t=>Math.round(t*10)/10,Ft=new WeakMap;function Ht(t){let e=D("attn-hits"),n=new Map,o=r=>{let s=r.slider?E("div",{role:"slider",tabindex:0}):E("button",{type:"button"}),c={node:s,hit:r};return n.set(r.id,c),s.dataset.id=r.id,t(s,()=>c.hit),c};return{root:e,set:(r,s=1)=>{let c=new Set(r.map(({id:i})=>i));for(let[i,{node:l}]of n)c.has(i)||(l.remove(),n.delete(i));r.forEach((i,l)=>{let d=n.get(i.id)??o(i);Be(d.node,d.hit=i,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function Be(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:c={},tab:i=0,lang:l},d){let[p,u,h,f]=[e,n,o,a].map($=>Ie(d*$)),w=`left:${p}px;top:${u}px;width:${h}px;height:${f}px`;Ft.get(t)!==w&&(t.style.cssText=w,Ft.set(t,w)),C(t,"class",`attn-hit ${s}`.trim()),C(t,"aria-label",r),C(t,"tabindex",i),l&&C(t,"lang",l);for(let[$,x]of Object.entries(c))C(t,`aria-${$}`,String(x))}function It(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}function Bt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),o=e(a)}),t.addEventListener("pointermove",a=>o?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{o!==null&&n(),o=null})}var Wt="http://www.w3.org/2000/svg",pt=t=>Math.round(t*10)/10+0;function m(t,e,n,o,a){let r={};for(let s in o){let c=o[s];r[s]=typeof c=="number"?pt(c):c}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}m.line=(t,e,[n,o,a,r],s)=>m(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...s});m.rect=(t,e,[n,o,a,r],s)=>m(t,"rect",e,{x:n,y:o,width:a,height:r,...s});m.circle=(t,e,[n,o,a],r)=>m(t,"circle",e,{cx:n,cy:o,r:a,...r});m.path=(t,e,n,o)=>m(t,"path",e,{d:n,...o});m.text=(t,e,[n,o],a,r)=>m(t,"text",e,{x:n,y:o,...r},a);var Pt=t=>`M${t.map(([e,n])=>`${pt(e)} ${pt(n)}`).join("L")}`;var Rt=new WeakMap;function Re(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Pe)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var We=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Pe(t){let e=document.createElementNS(Wt,"tspan");for(let[n,o]of Object.entries(We(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function Gt(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Rt.get(t)??new Map;Rt.set(t,r);let s=new Map(o.map(i=>[i.id,i]));for(let[i,{node:l,shape:d}]of r)s.get(i)?.shape!==d&&(l.remove(),r.delete(i));let c=t.firstChild;for(let i of o){let l=r.get(i.id);if(!l){let d=document.createElementNS(Wt,i.shape);d.setAttribute("data-id",i.id),l={node:d,shape:i.shape,role:"",at:{},text:""},r.set(i.id,l)}Re(l,i),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}var Kt=`the a we i and in on to of by up at red big old hot
fox cat dog hen owl bee sun moon sea hill tree key hat tea cup bread
man girl king bird fish boat road door day night saw sat run ran ate met
sang said came went home cold new green little then with not is was like over
`;var B=Kt.trim().split(/\s+/),H=16,Ke=/[.,;:!?"()“”„«»…]/g;function K(t){let e=t.toLowerCase().replace(Ke," ").split(/\s+/).filter(Boolean),n=e.slice(0,H),o=new Map(n.filter(c=>B.includes(c)).map(c=>[c,B.indexOf(c)])),a=B.map((c,i)=>i).filter(c=>!n.includes(B[c]));for(let c of n)o.has(c)||o.set(c,a.shift());let r=[...B];o.forEach((c,i)=>r[c]=i);let s=n.map(c=>o.get(c));return{words:n,ids:s,label:r,more:e.length>H}}var[V,R,v,W]=[2,4,48,12],Ut=[["embedding",B.length,v],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,v,v])),["unembedding",v,B.length]],ut=Ut.reduce((t,[,e,n])=>t+e*n,0),ht=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));async function Ue(t){let n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(n).arrayBuffer())}function Ye(t){let e=new Int8Array(t);for(let n=ut;n<e.length;n++)e[n]+=e[n-ut];return e}function Yt(t,e){let[n,o]=[0,0];return Object.fromEntries(Ut.map(([a,r,s])=>{let c=new Float64Array(r*s);for(let i=0;i<c.length;i++)c[i]=Math.fround(t[n+i]*e[o+i%s]);return n+=c.length,o+=s,[a,c]}))}var Vt=t=>new Float32Array(ht(t).buffer),Ve=({levels:t,scales:e})=>({params:Yt(new Int8Array(ht(t)),Vt(e))});async function Je({levels:t,scales:e}){let n=Ye(await Ue(ht(t))),o=Vt(e),a=new Map;return r=>{let s=a.get(r)??{params:Yt(n.subarray(r*ut),o)};return a.set(r,s),s}}function Jt(t,e){let n=Ve(t.opening),o=t.steps[t.steps.length-1],a={},r={},s=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===o)return n;let p=s(l,d),u=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return a[p]?.(t.steps.indexOf(d)-u)??null},load:(l,d)=>{let p=s(l,d);return r[p]??=e(p).then(Je).then(u=>void(a[p]=u)),r[p]},first:t,last:o}}var Ze=100,q=(t,e)=>`${t+1}.${e+1}`;function ft(t,e,n,o=v){let a=new Float64Array(e*o);for(let r=0;r<e;r++){let s=a.subarray(r*o,(r+1)*o);for(let c=0;c<v;c++){let i=t[r*v+c];if(i===0)continue;let l=c*o;for(let d=0;d<o;d++)s[d]+=i*n[l+d]}}return a}function oe(t,e){let n=new Float64Array(e*v);for(let o=0;o<e;o++){let a=0;for(let s=0;s<v;s++)a+=t[o*v+s]*t[o*v+s];let r=Math.sqrt(a/v+1e-6);for(let s=0;s<v;s++)n[o*v+s]=t[o*v+s]/r}return n}var Zt=Float64Array.from({length:H*v/2},(t,e)=>{let[n,o]=[Math.floor(e/(v/2)),e%(W/2)];return n*Ze**(-2*o/W)}),[Xt,Qt]=[Zt.map(Math.cos),Zt.map(Math.sin)];function te(t,e){let n=new Float64Array(e*v);for(let o=0;o<e*v;o+=2){let a=t[o],r=t[o+1];n[o]=a*Xt[o/2]-r*Qt[o/2],n[o+1]=a*Qt[o/2]+r*Xt[o/2]}return n}function Xe(t,e,n,o){let a=new Float64Array(n*n);for(let r=0;r<n;r++){let[s,c]=[-1/0,0];for(let i=0;i<=r;i++){let l=0;for(let d=o*W;d<(o+1)*W;d++)l+=t[r*v+d]*e[i*v+d];a[r*n+i]=l/Math.sqrt(W),s=Math.max(s,a[r*n+i])}for(let i=0;i<=r;i++)c+=a[r*n+i]=Math.exp(a[r*n+i]-s);for(let i=0;i<=r;i++)a[r*n+i]/=c}return a}function Qe({params:t},e,n,o,a){let r=oe(e,n),[s,c,i]=["q","k","v"].map(h=>ft(r,n,t[`layer${o+1}.w_${h}`])),[l,d]=[te(s,n),te(c,n)],p=new Float64Array(n*v),u=Array.from({length:R},(h,f)=>Xe(l,d,n,f));return u.forEach((h,f)=>{let w=q(o,f);if(a.heads.has(w))return;let $=tn(h,n,w,a.edges);for(let x=0;x<n;x++)for(let y=0;y<=x;y++){let A=$[x*n+y];for(let b=f*W;b<(f+1)*W;b++)p[x*v+b]+=A*i[y*v+b]}}),{weights:u,found:p}}function tn(t,e,n,o){let a=[...o].filter(s=>s.startsWith(`${n}.`));if(!a.length)return t;let r=t.slice();for(let s of a){let[c,i]=s.split(".").slice(2).map(l=>Number(l)-1);c<e&&i<e&&(r[c*e+i]=0)}return r}function gt(t){let e=t.filter(o=>o.split(".").length===2),n=t.filter(o=>o.split(".").length===4);return{heads:new Set(e),edges:new Set(n)}}function en({params:t},e,n){let o=t.unembedding.length/v,a=ft(oe(e,n),n,t.unembedding,o);return Array.from({length:n},(r,s)=>{let c=Array.from(a.subarray(s*o,(s+1)*o)),i=Math.max(...c),l=c.map(p=>Math.exp(p-i)),d=l.reduce((p,u)=>p+u,0);return l.map(p=>p/d)})}function tt(t,e,n=[]){let{params:o}=t,[a,r]=[e.length,gt(n)],s=new Float64Array(a*v);return e.forEach((i,l)=>s.set(o.embedding.subarray(i*v,(i+1)*v),l*v)),{layers:Array.from({length:V},(i,l)=>{let d=Qe(t,s,a,l,r);return ft(d.found,a,o[`layer${l+1}.w_o`]).forEach((p,u)=>s[u]+=p),d}),chances:en(t,s,a)}}var nn=t=>t.map((e,n)=>n).filter(e=>e+1<t.length&&t.some((n,o)=>o<e&&n===t[e]&&t[o+1]===t[e+1]));function re(t,e,n){let o=n.filter(r=>it(t[r])===e[r+1]).length,a=n.reduce((r,s)=>r-Math.log(t[s][e[s+1]]),0);return{right:o,of:n.length,loss:n.length?a/n.length:0}}function on(t,e,n,o){let a=({chances:r})=>re(r,n,o).loss;return e.layers.map(({weights:r},s)=>r.map((c,i)=>{let l=[q(s,i)];return o.length?a(tt(t,n,l))-a(e):null}))}var rn=(t,e)=>t.map((n,o)=>o).filter(n=>n>0&&n<=e&&t[n-1]===t[e]);function an(t,e,n){let o=e.length,a=r=>r.length?r.reduce((s,c)=>s+c,0)/r.length:null;return t.layers.map(({weights:r},s)=>r.map(c=>a(s===0?e.slice(1).map((i,l)=>c[(l+1)*o+l]):n.map(i=>rn(e,i).reduce((l,d)=>l+c[i*o+d],0)))))}var ee=new WeakMap;function sn(t,e,n){let[o,a]=[String(e),ee.get(t)];if(a?.key===o)return a;let r=tt(t,e),s={key:o,run:r,cost:on(t,r,e,n)};return ee.set(t,s),s}function ne(t,e,n,o){let a=t.chances.map(it),r=t.chances.map(s=>Math.max(...s));return{weights:t.layers.map(({weights:s})=>s.map(c=>Array.from(c))),chance:t.chances.map((s,c)=>c+1<e.length?s[e[c+1]]:r[c]),guesses:a.map(s=>n[s]),surety:r,right:a.map((s,c)=>s===e[c+1]),score:re(t.chances,e,o),looks:an(t,e,o)}}function ae({text:t,cuts:e},n){let{words:o,ids:a,label:r}=K(t),s=nn(a),{run:c,cost:i}=sn(n,a,s),l=ne(c,a,r,s),d=e.length?ne(tt(n,a,e),a,r,s):l;return{words:o,ids:a,copies:s,cost:i,whole:l,...d}}var se=`text.small { font-size: 12.5px; }
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
`;var ke={};Se(ke,{crosses:()=>xt,edgePath:()=>nt,followed:()=>X,layout:()=>P,picture:()=>kt,places:()=>rt,stepAt:()=>bt,training:()=>ot,valueAt:()=>be});var ln="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),dn=1.12;var J=new Map;function pn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(ln[a.charCodeAt(0)-32]??556),0);return dn*n/1e3}function U(t,e){return J.size>5e3&&J.clear(),J.has(t)||J.set(t,pn(t)),e*J.get(t)}var le=t=>`${t[0].toLowerCase()}${t.slice(1)}`,F=t=>`\u201C${Tt(t)}\u201D`,Z=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function mt(t,e,n){let o=t.slice(n*e,n*e+e);return o.indexOf(Math.max(...o))}function un(t,e){let[n,o,a,r]=t.split(".").map(Number);return r<=a&&a<=e.length?`the edge of ${n}.${o} from ${F(e[a-1])} to ${F(e[r-1])}`:"1 edge"}function hn({cuts:t},e){let{heads:n,edges:o}=gt(t),a=n.size>1?"heads":"head";return[...n.size?[`${a} ${zt([...n])}`]:[],...o.size===1?[un([...o][0],e)]:[],...o.size>1?[`${o.size} edges`]:[]].join(" and ")}function fn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var ie=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function gn({heads:[,t],cuts:e},{looks:n,whole:o}){let[a,r]=[n,o.looks].map(([,s])=>s[t-1]??0);return e.includes(`2.${t}`)||r-a<.3?"":` Head 2.${t}\u2019s mean weight on what came next was ${N(r)}, now ${N(a)}.`}function mn(t,e){let{words:n,weights:o,cost:a,guesses:r,surety:s}=e,[c,i]=t.heads,[l,d]=[n.length,Z(t,e)],p=o[1][i-1],u=mt(p,l,d),h=u>0&&n[u-1]===n[d],f=h&&(a[0][c-1]??0)>.5&&o[0][c-1][u*l+u-1]>.4,w=h?f?`, which head 1.${c} has marked as following ${F(n[d])}`:`, which followed ${F(n[d])} before`:"",$=d===u?"itself":F(n[u]);return`From ${F(n[d])}, head 2.${i} attends most to ${$} (${N(p[d*l+u])})${w}; the guess is ${F(r[d])} (${Q(s[d])}).`}function ce(t,e){let{words:n,guesses:o,surety:a,whole:r}=e,s=Z(t,e);return`After ${F(n[s])} the guess is ${F(o[s])} (${Q(a[s])}), with nothing cut ${F(r.guesses[s])} (${Q(r.surety[s])}).`}function wn(t,e){let{score:n,whole:{score:o},copies:a}=e,r=hn(t,e.words);if(!r)return`${a.length?`${ie(n)}. `:""}${mn(t,e)}`;if(!a.length)return`Without ${r}, ${le(ce(t,e))}`;let s=t.cuts.every(c=>c.split(".").length===4);return`Without ${r}, ${ie(n)}, ${o.right} before${fn(n,o)}. ${s?ce(t,e):`The loss on them goes from ${N(o.loss)} to ${N(n.loss)}.`}${gn(t,e)}`}function xn({text:t},{copies:e}){let n=K(t).more?`Only the first ${H} words are read. `:"";return e.length?n:`${n}No two words come again in the same order, so there is nothing to copy. `}function de(t,e,n,o){if(!e.words.length)return"Type a text in which some words come again in the same order.";let a=wn(t,e),r=n===o?a:`After ${n} steps of training, ${le(a)}`;return`${xn(t,e)}${r}`}function bn(t){let e=Math.abs(t);return e<.005?"the loss changes by less than 0.01":`the loss ${t<0?"falls":"rises"} by ${N(e)}`}var et="nothing to copy, so no loss";function pe({cuts:t},{looks:e,cost:n},o,a){let r=`${o+1}.${a+1}`,s=o?"what came next before":"the word before",[c,i]=[e[o][a],n[o][a]],l=[...c===null?[]:[`${N(c)} of its weight on ${s}`],i===null?et:`alone cut, ${bn(i)}`];return`${t.includes(r)?"Restore":"Cut"} head ${r}: ${l.join("; ")}`}var kn=960,$n=.05,yn=Math.log(64),vn=4.8,ue=11,he=[.15,.4,.7];function P(t){let e=Math.min(t,kn),n=e<700,o=e<330,a=n?e:Math.min(356,.39*e),r=n?e:e-a-36,s=n?(e-4*70)/3:12,c=n?70:Math.floor((a-3*s)/4),i=n?0:e-a,l=c+50,d=26,p=d+V*l,u=n?24:23,h=n?p+40:44,f=h+H*u,w=n?f+28:p+26,$=n?w+70:f-18,x=o?56:n?62:84,y=o?50:n?62:Math.min(112,.2*r),A=y+x+y+(n?16:34);return{laid:e,zoom:t/e,narrow:n,panel:a,panelLeft:i,wide:r,gap:s,tile:c,block:l,tilesTop:d,row:u,top:h,bottom:f,curveTop:w,curveBottom:$,word:x,lane:y,bars:A,bar:o?34:n?44:Math.min(84,r-A-64),least:o,wordLeft:y,height:(n?$:f)+22}}var wt=({top:t,row:e},n)=>t+(n+.5)*e,me=({panelLeft:t,tile:e,gap:n,tilesTop:o,block:a},r,s)=>({x:t+s*(e+n),y:o+r*a+20});function nt(t,e,n,o){let[a,r]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[s,c]=[wt(t,n),wt(t,o)],i=n===o?.12:.2+.8*((n-o)/(H-1))**.7,l=r*(t.lane-12)*i,d=(a+4/3*l).toFixed(1),[p,u]=(n===o?[s-5,s+5]:[s,c]).map(f=>f.toFixed(1));return{d:`M${a} ${p}C${d} ${p} ${d} ${u} ${a} ${u}`,x:a+l,y:(s+c)/2}}function X(t,e){let n=Z(t,e);return[mt(e.weights[1][t.heads[1]-1],e.words.length,n),n]}var we=({cuts:t},e,n,o)=>t.includes(e)||t.includes(`${e}.${n+1}.${o+1}`);function Mn(t,e,n,o){let[a,r]=[e.words.length,t.heads[o]-1],[s,c]=[X(t,e)[o],e.weights[o][r]],i=he.map(()=>"");for(let l=0;l<a;l++)for(let d=0;d<=l;d++){let p=he.findLastIndex(u=>c[l*a+d]>=u);p<0||l===d||l===s||we(t,q(o,r),l,d)||(i[p]+=nt(n,o,l,d).d)}return i.map((l,d)=>m.path(`threads ${o} ${d}`,`weight line thread band${d}`,l))}function xe(t,e,n){let[o,a]=[e.words.length,t.heads[n]-1],[r,s]=[q(n,a),e.weights[n][a]],c=X(t,e)[n],i=s.map((p,u)=>{let[h,f]=[Math.floor(u/o),u%o];return{i:h,j:f,weight:p,cut:we(t,r,h,f)}}),l=i.filter(({i:p,j:u,weight:h})=>p===c&&u<=p&&h>=$n).sort((p,u)=>u.weight-p.weight);return[...i.filter(({i:p,j:u})=>t.cuts.includes(`${r}.${p+1}.${u+1}`)).filter(p=>!l.includes(p)),...l]}function An(t,e,n,o){return xe(t,e,o).map(({i:a,j:r,weight:s,cut:c})=>m.path(`edge ${o} ${a} ${r}`,`weight line strand${c?" cut":""}`,nt(n,o,a,r).d,{"stroke-width":Math.max(9*s,c?1.5:0).toFixed(2)}))}function xt(t,e,n){return(e.words.length?[0,1]:[]).flatMap(a=>{if(t.cuts.includes(`${a+1}.${t.heads[a]}`))return[];let r=xe(t,e,a),s=r.filter(({weight:i,cut:l})=>i>=.1&&!l).slice(0,2),c=[];for(let i of[...r.filter(({cut:l})=>l),...s]){let{x:l,y:d}=nt(n,a,i.i,i.j),p=`cross ${a} ${i.i} ${i.j}`;c.every(h=>Math.hypot(h.x-l,h.y-d)>=25)&&c.push({id:p,x:l,y:d,layer:a,...i})}return c})}var Sn=(t,e,n)=>xt(t,e,n).flatMap(({id:o,x:a,y:r,cut:s})=>[m.circle(`${o} disc`,`weight disc${s?" off":""}`,[a,r,8.5]),m.path(`${o} sign`,`weight line sign${s?" off":""}`,`M${(a-3).toFixed(1)} ${(r-3).toFixed(1)}l6 6m0 -6l-6 6`)]);function fe(t,e,n){if(U(t,n)<=e)return t;let o=t.length-1;for(;o>1&&U(`${t.slice(0,o)}\u2026`,n)>e;)o--;return`${t.slice(0,o)}\u2026`}function On(t,e,n){let{words:o,copies:a,chance:r,whole:s,guesses:c,right:i}=e,{row:l,word:d,wordLeft:p,bars:u,bar:h,wide:f,narrow:w}=n,[$,x]=o.length?X(t,e):[-1,-1],y=w?14.5:15;return o.flatMap((A,b)=>{let T=wt(n,b),[S,O]=b===x?["query solid","paper"]:b===$?["key ring","key"]:["paper","ink"],[z,g]=[a.includes(b),b===o.length-1],k=g||z&&i[b],M=g?"ink":k?"output":"soft",j=g?"ink":z?"output":"faint",_=u+h*s.chance[b],at=f-u-h-10;return[m.rect(`word ${b}`,`${S} chip`,[p,T-l/2+1,d,l-2],{rx:5}),m.text(`text ${b}`,`${O} word`,[p+d/2,T+4.5],fe(A,d-4,y)),m.rect(`track ${b}`,"track",[u,T-4,h,8]),m.rect(`chance ${b}`,`${j} solid`,[u,T-4,h*r[b],8]),...t.cuts.length&&(z||g)?[m.line(`was ${b}`,"ink line was",[_,T-7,_,T+7])]:[],...z?[m.text(`verdict ${b}`,`${i[b]?"output":"soft"} strong`,[u-9,T+4.5],i[b]?"\u2713":"\xD7")]:[],m.text(`guess ${b}`,`${M} start word${k?" strong":""}`,[u+h+8,T+4.5],fe(c[b],at,y))]})}var En=t=>["chance, guess; tick: with nothing cut","tick: with nothing cut","tick: uncut"].find(e=>U(e,12.5)<=t)??"";function Tn({heads:t,cuts:e},n){let{top:o,wordLeft:a,word:r,bars:s,wide:c,narrow:i,least:l}=n,d=(u,h,f,w)=>{let $=q(w,t[w]-1),x=e.some(A=>`${A}.`.startsWith(`${$}.`)),y=`weight strong ${i?"small ":""}${h}${e.includes($)?" off":""}`;return[m.text(`${u} name`,y,[f,o-22],`${l?"":"head "}${$}`),m.text(`${u} note`,`soft small ${h}`,[f,o-7],x?"cut":"looks at")]},p=e.length?En(c-s):c-s<260?"chance, guess":"its chance, and the model\u2019s guess";return[...d("first","end",a-(i?1:4),0),...d("second","start",a+r+4,1),m.text("text name","ink strong",[a+r/2,o-22],"text"),m.text("next name","ink strong start",[s,o-22],"next word"),m.text("next note","soft small start",[s,o-7],p)]}function zn(t,e,n,{x:o,y:a}){let r=n/Math.max(e,4),s="";return t.forEach((c,i)=>{let l=r*Math.sqrt(c);if(l<.6)return;let[d,p]=[o+(i%e+.5)*r,a+(Math.floor(i/e)+.5)*r],[u,h,f]=[d-l/2,p-l/2,l].map(w=>w.toFixed(2));s+=`M${u} ${h}h${f}v${f}h-${f}z`}),s}var jn=t=>`${t<-.005?"":"+"}${N(Math.abs(t)<.005?0:t)}`;function Ln(t,e,n,o,a){let{tile:r,narrow:s}=n,c=q(o,a),{x:i,y:l}=me(n,o,a),d=e.words.length,p=[i,l,r,r],u=t.cuts.includes(c)?" off":"",[h,f]=[d?X(t,e)[o]:0,r/Math.max(d,4)],w=r-(s?34:38),$=(b,T,S,O,z)=>[...S===null?[]:[m.rect(`${b} track ${c}`,"track",[i,O,w,6]),m.rect(`${b} bar ${c}`,`${T} solid`,[i,O,w*I(S),6])],m.text(`${b} told ${c}`,`soft tiny end${T.includes("pale")?" pale":""}`,[i+r,O+7],S===null?"\u2013":z())],[x,y]=[e.looks[o][a],e.cost[o][a]],A=`M${i+6} ${l+r-6}L${i+r-6} ${l+20}`;return[m.rect(`tile ${c}`,`tile${u}`,p,{rx:3}),m.rect(`band ${c}`,"band",[i,l+h*f,r,d?f:0]),m.path(`pattern ${c}`,`weight solid pattern${u}`,zn(e.weights[o][a],d,r,{x:i,y:l})),m.text(`name ${c}`,"ink strong end small",[i+r-4,l+14],c),...u?[m.path(`slash ${c}`,"ink line slash",A)]:[],...t.heads[o]===a+1?[m.rect(`shown ${c}`,"ink frame",p,{rx:3})]:[],...$("look","weight",x,l+r+6,()=>N(x)),...$("cost",t.cuts.length?"output pale":"output",y===null?null:y/yn,l+r+19,()=>jn(y))]}var ge=`no two words come again: ${et}`;function Nn(t,e,n){let{panelLeft:o,panel:a,tilesTop:r,block:s}=n,{right:c,of:i}=e.score,l=i?`${c} of ${i}`:"",d=x=>U(x,12.5),[p,u]=[["on what came next before","loss if cut alone"],["on what came next before","if cut alone"]].find(x=>54+d(x[0])+6+d(x[1])<=a)??["on what came next","if cut alone"],h=[0,1].flatMap(x=>{let y=r+x*s+12,A=x?p:"on the word before";return[m.text(`layer ${x}`,"ink strong small start",[o,y],`layer ${x+1}`),m.text(`layer note ${x}`,"weight small start",[o+54,y],A),m.text(`layer cost ${x}`,"output small end",[o+a,y],u),...[0,1,2,3].flatMap(b=>Ln(t,e,n,x,b))]}),f=d(ge)+20<=a?ge:et,w=i?"repeated words predicted":f,$=o+(l?U(l,19)+10:0);return[m.text("score","output large start",[o,17],l),m.text("score note","soft small start",[$,15],w),...h]}function ot({steps:t},{panelLeft:e,panel:n,curveTop:o,curveBottom:a}){let r=l=>a-(a-o)*l/vn,[s,c]=[e+22,e+n-8],i=t[t.length-1];return{x:l=>s+(c-s)*l/i,y:r,low:s,high:c}}function bt(t,e,n){let o=P(e),{x:a}=ot(t,o),r=t.steps.map(s=>Math.abs(a(s)-n/o.zoom));return t.steps[r.indexOf(Math.min(...r))]}function be(t,e,n){let o=Math.max(0,t.findLastIndex(a=>a<=n));return o===t.length-1?e[o]:e[o]+(n-t[o])/(t[o+1]-t[o])*(e[o+1]-e[o])}function _n({state:t,first:e,at:n},o){let{step:a,repeated:r,other:s}=e.curves[t.kind],{x:c,y:i,low:l,high:d}=ot(e,o),{curveTop:p,curveBottom:u,panelLeft:h}=o,f=g=>Pt(g.map((k,M)=>[c(a[M]),i(k)])),[w,$]=[c(n),be(a,r,n)],x=w>(l+d)/2,y=c(e.priced_from),[A,b]=[r,s].map(g=>i(g[g.length-1])),T=[y,p,y,u],S=(g,k,M,j)=>m.text(`${g} told`,`${k} tiny end halo`,M,j),O=t.kind==="priced",z=e.steps.map(g=>`M${c(g).toFixed(1)} ${u}v4`).join("");return[m.text("training name","ink strong small start",[h,p-10],"training"),m.text("training note","soft small start",[h+62,p-10],"loss on other texts"),...[0,2,4].flatMap(g=>[m.line(`loss rule ${g}`,"rule",[l,i(g),d,i(g)]),m.text(`loss ${g}`,"soft tiny end",[l-5,i(g)+4],String(g))]),m.path("kept","soft line kept",z),...O?[m.line("penalty","soft line penalty",T)]:[],m.path("other","soft line",f(s)),m.path("repeated","output line",f(r)),m.line("head","ink line",[w,p-4,w,u+4]),...O?[S("penalty","soft",[y-5,u-6],"penalty from here")]:[],S("other","soft",[d-ue,b+14],"new words"),S("repeated","output",[d-ue,A+15<=u-4?A+15:A-8],"repeated words"),m.circle("knob","ink solid knob",[w,i($),6.5]),m.text("step told",`ink strong small ${x?"end":"start"}`,[w+(x?6:-6),u+17],`step ${Math.round(n)}`)]}function kt(t,e){let{state:n,width:o}=e,a=P(o),r=t.words.length?[0,1]:[];return{width:a.laid,height:a.height,marks:[...Nn(n,t,a),...Tn(n,a),...r.flatMap(s=>Mn(n,t,a,s)),...r.flatMap(s=>An(n,t,a,s)),...On(n,t,a),...Sn(n,t,a),..._n(e,a)]}}function rt(t,{state:e,first:n,width:o}){let a=P(o),{tile:r,row:s,word:c,wordLeft:i,lane:l,top:d,panelLeft:p,curveTop:u,curveBottom:h}=a,f=Array.from({length:V*R},(S,O)=>{let[z,g]=[Math.floor(O/R),O%R],{x:k,y:M}=me(a,z,g);return{id:`tile ${z} ${g}`,x:k,y:M,width:r,height:r+26,label:pe(e,t,z,g),aria:{pressed:e.cuts.includes(q(z,g))}}}),w=Z(e,t),$=[0,1].map(S=>({id:`lane ${S}`,x:S?i+c+2:0,y:d-38,width:l+4,height:36,label:`Show the next head of layer ${S+1}; now head ${S+1}.${e.heads[S]}`})),x=t.words.map((S,O)=>({id:`word ${O}`,x:i,y:d+O*s,width:c,height:s,label:`${S}, place ${O+1}`,tab:O===w?0:-1,aria:{pressed:O===w}})),y=xt(e,t,a).map(({id:S,x:O,y:z,layer:g,i:k,j:M,weight:j,cut:_})=>({id:S,x:O-12.5,y:z-12.5,width:25,height:25,aria:{pressed:_},label:`${_?"Restore":"Cut"} the edge of head ${g+1}.${e.heads[g]} from ${t.words[k]} (${k+1}) to ${t.words[M]} (${M+1}), weight ${N(j)}`})),{high:A}=ot(n,a),b=n.steps.indexOf(e.step),T={id:"training",x:p,y:u-2,width:A+8-p,height:h-u+22,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:n.steps.length-1,valuenow:b,valuetext:`after ${e.step} steps`}};return[...f,...$,...x,...y,T]}var $e=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
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
`;var ye=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],L=t=>t.read();function Dn(t){let e=s=>t.change({text:s,place:null,cuts:qn(t)}),n=0,o=lt({label:"Text",options:[["","your own"],...ye],onChange:s=>s&&e(s)}),a=E("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(n),n=requestAnimationFrame(()=>e(a.value))}}),r=({text:s})=>{o.set(ye.some(([c])=>c===s)?s:""),a.value!==s&&(a.value=s)};return{root:D("heads-text",o.root,a),tell:r}}var qn=t=>L(t).cuts.filter(e=>e.split(".").length===2);function ve(t,e,n={}){let{cuts:o}=L(t),a=o.includes(e)?o.filter(r=>r!==e):[...o,e];t.change({cuts:a,...n},{glide:!0})}function Me(t,e){let[n,...o]=e.split(" "),a=o.map(Number),[r,s,c]=a,{heads:i}=L(t),l=d=>i.map((p,u)=>u===r?d:p);n==="tile"&&ve(t,q(r,s),{heads:l(s+1)}),n==="cross"&&ve(t,`${r+1}.${i[r]}.${s+1}.${c+1}`),n==="lane"&&t.change({heads:l(i[r]%R+1)},{glide:!0}),n==="word"&&t.change({place:a[0]+1},{glide:!0})}function Fn(t,e,n){let o=s=>s===L(t).step||t.change({step:s},{glide:!0}),a=s=>{let c=u=>{let{root:h,width:f}=n();o(bt(e().first,f,It(h,u)[0]))};Bt(s,u=>(c(u),c));let i=u=>()=>{let{steps:h}=e().first;return h[I(h.indexOf(L(t).step)+u,0,h.length-1)]},[l,d]=[i(1),i(-1)];dt(s,{...{ArrowRight:l,ArrowUp:l,ArrowLeft:d,ArrowDown:d},Home:i(-999),End:i(999)},o)},r=Ht((s,c)=>{let{id:i}=c();if(i==="training")return a(s);if(s.addEventListener("click",()=>Me(t,i)),!i.startsWith("word"))return;let l=p=>()=>I(Number(i.slice(5))+p,0,K(L(t).text).words.length-1),d={ArrowDown:l(1),ArrowUp:l(-1),Home:l(-99),End:l(99)};dt(s,d,p=>{Me(t,`word ${p}`),r.focus(`word ${p}`)})});return r}function Hn(t){let e=lt({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:r=>t.change({kind:r},{glide:!0})}),{root:n}=Y("Restore all",()=>L(t).cuts.length&&t.change({cuts:[]},{glide:!0})),o=D("attn-row",n,Y("Reset",t.reset).root),a=r=>{e.set(r.kind),C(n,"aria-disabled",String(r.cuts.length===0))};return{root:D("heads-controls",o,e.root),tell:a}}function In(t,e,n){let o=null,a=null,r=null,[s,c]=[800,null],[i,l,d]=[Hn(e),Dn(e),Lt()],p=vt(),u=()=>o,h=Fn(e,u,()=>({root:f,width:s})),f=D("attn-stage",p,h.root),w=jt("Cut a head. Then drag the training back."),$=({kind:g,step:k})=>o?.load(g,k).then(S),x=g=>{let k=o?.get(g.kind,g.step);k?a={kind:g.kind,step:g.step,checkpoint:k}:$(g);let M=JSON.stringify([g.text,g.cuts]),{checkpoint:j}=a;return(r?.key!==M||r.own!==j)&&(r={key:M,own:j,result:ae(g,j)}),r.result},y=g=>({state:L(e),first:u().first,at:g,width:s}),A=g=>{if(!o)return;let k=x(g),{step:M}=a,j=M!==g.step||a?.kind!==g.kind;l.tell(g),i.tell(g),h.set(rt(k,y(g.step)),P(s).zoom),d.set((j?"This checkpoint is still on its way. ":"")+de(g,k,M,o.last))},b=g=>{let{weights:k,chance:M,cost:j,looks:_}=x(g);return{at:g.step,weights:k,chance:M,cost:j,looks:_}},T=(g,k,M)=>{if(!o)return;let j=M!==s;[c,s]=[g,M];let _=x(L(e));j&&h.set(rt(_,y(L(e).step)),P(s).zoom);let at=_.weights[0][0].length===g.weights[0][0].length;Gt(p,kt(at?{..._,...g}:_,y(g.at)))},S=()=>{A(L(e)),c&&T(b(L(e)),0,s)},O=st(n,"induction").then(async g=>{o=Jt(g,j=>st(n,`induction.${j}`));let{kind:k,step:M}=L(e);o.get(k,M)||await o.load(k,M)}),z=()=>void(o&&$(L(e)));for(let g of["pointerenter","focusin"])f.addEventListener(g,z,{once:!0});return{parts:[w,l.root,f,i.root,d.root],tell:A,ready:O,glides:b,paint:T,stop:d.stop}}var Qo=qt({name:"induction",label:"Live figure: a transformer that copies, to be broken",style:se+$e,controls:["text","cuts","kind","step","heads","place"],ms:220,build:In});export{ae as compute,Qo as default,de as describe,tt as forward,Jt as library,K as read,ke as scene};
