// Joined by `make figures` from src/induction and src/kit: change those, not this.
var Se=Object.defineProperty;var Ee=(t,e)=>{for(var n in e)Se(t,n,{get:e[n],enumerable:!0})};function it(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),o(a.content))};t.on("msg:custom",r),t.send({ask:e})}),n[e]}var Oe="http://www.w3.org/2000/svg",Te=0,ze=Math.random().toString(36).slice(2,8),yt=t=>`attn-${ze}-${t}-${++Te}`;function $t(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var O=(t,e={},...n)=>$t(document.createElement(t),e,n),D=(t,...e)=>O("div",{class:t},...e),je=(t,e={},...n)=>$t(document.createElementNS(Oe,t),e,n),vt=(t="")=>je("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function G(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function C(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ct=t=>t.indexOf(Math.max(...t)),H=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Et=200,Ce=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,De=t=>t*t*(3-2*t);function lt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>lt(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,lt(t[r],a,n)]);return Object.fromEntries(o)}return e}function Ot(t,e,n){let[o,r,a,s,c,i]=[t,t,t,0,0,0],l=!1,d=p=>{let u=H(p-c,0,64);if(c=p,l){let f=H((p-s)/e);o=lt(r,a,De(f)),l=f<1}let h=n(o,u);i=l||h?requestAnimationFrame(d):0};return{go(p,u){if(Ce()){[o,a,l]=[p,p,!1],n(o,1/0);return}[r,a,s,l]=[o,p,performance.now(),u],u||(o=p,n(o,0)),i||([c,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Q(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Tt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,zt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function V(t,e){let n=O("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>C(n,"aria-pressed",String(o))}}var jt=(...t)=>O("p",{class:"attn-hint"},...t);function dt({label:t,onChange:e,options:n=[],wide:o=!1}){let r=yt("select"),a=O("select",{id:r,onchange:()=>e(a.value)}),s=O("div",{class:o?"attn-field attn-wide":"attn-field"},O("label",{for:r},t),a),[c,i]=[n,""],l=0,d=h=>{let[f,w]=c[h];C(a.options[h],"value",f),G(a.options[h],w)},p=()=>{for(l=0;a.length>c.length;)a.lastChild.remove();c.forEach((h,f)=>d(f))},u=(h,f=n)=>{c=f;let w=c.findIndex(([x])=>String(x)===String(h)),y=JSON.stringify(c);if(y!==i){for(;a.length<c.length;)a.append(O("option",{}));w>=0&&d(w),l||(l=setTimeout(p,40))}i=y,a.selectedIndex!==w&&(a.selectedIndex=w)};return u(n[0]?.[0]),{root:s,set:u}}function Lt(t=700){let e=O("p",{class:"attn-summary"}),n=O("span",{class:"attn-hidden",role:"status"}),o,r=(a,s=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>G(n,s),t)),G(e,a)};return{root:O("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function pt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let s=r[a.key]?.();s===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(s))})}var qe=0,Nt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function _t(t,e){let[n,o,r]=[!1,0,""],a={},s=i=>{a=i;let l=i._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let d=l?.name?e(i,l.kind):null,p=d?JSON.stringify([l,d]):"";p!==r&&([r,n]=[p,d!==null],d&&t.send({own:{...d,name:l.name,turn:++qe}}))},c=()=>{n=!1,s(a)};return t.on("change:_drawn",c),{ask:s,stop:()=>t.off("change:_drawn",c)}}function Fe(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:s,mask:c}=Nt(t),i=!!(s??c);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${i?"its last good one":"the book\u2019s"}.`:i?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function Ct(t,e){let n=O("span",{role:"status"}),o=V("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=D("attn-own",n,o.root);return{root:r,tell:s=>{let c=Fe(s,e);r.hidden=c==="",r.classList.toggle("fault",!!Nt(s).fault),G(n,c)}}}function Dt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),c=p=>{if(a)return;let u=s();r.forEach(h=>h(u,p))},i=()=>c(null);e.forEach(p=>t.on(`change:${p}`,i));let l=(p,{glide:u=!1}={})=>{a=!0;for(let[h,f]of Object.entries(p))t.set(h,f);a=!1,c({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,i))}}function Ie(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function He(t,e,n,o){let[r,a]=[0,!1],s=i=>{if(i!==a){a=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},c=i=>{let l=++r,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(i);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&c(i),()=>l===r&&e.say?.(p))};return c}function qt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=Et,asks:s,build:c}){return{render:({model:l,el:d})=>{let p=O("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(O("style",{},[Mt,At,St,n].join(`
`)));let h=Dt(l,s?[...o,"_own","_drawn"]:o,r),f=c(h.read(),h,l),w=s&&{..._t(l,s),...Ct(l,s)},y=O("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},f.parts[0],...w?[w.root]:[],...f.parts.slice(1));u.append(y),d.append(p);let x=()=>{let A=f.glides??(k=>k),b=0,T=()=>{let k=h.read();f.tell(k),w?.tell(k),w?.ask(k),w&&(y.dataset.own=k._own?.kind??"")},S=Ot(A(h.read()),a,(k,M)=>b>0&&f.paint(k,M,b)),E=()=>{let k=Math.round(y.clientWidth);k===b||k===0||(b=k,Ie(d),S.again())},z=He(y,f,h.read,k=>{T(),S.go(A(h.read()),k)});h.follow((k,M)=>{y.classList.add("touched"),z(M?.glide??!0)}),T(),E();let g=new ResizeObserver(E);return g.observe(y),f.ahead?.(),()=>{g.disconnect(),S.stop(),h.stop(),w?.stop(),f.stop?.()}},$=async()=>{await f.ready;for(let A;A=f.wants?.(h.read());)await A;return x()};return f.ready?$():x()}}}var Be=t=>Math.round(t*10)/10,Ft=new WeakMap;function It(t){let e=D("attn-hits"),n=new Map,o=a=>{let s=a.slider?O("div",{role:"slider",tabindex:0}):O("button",{type:"button"}),c={node:s,hit:a};return n.set(a.id,c),s.dataset.id=a.id,t(s,()=>c.hit),c};return{root:e,set:(a,s=1)=>{let c=new Set(a.map(({id:i})=>i));for(let[i,{node:l}]of n)c.has(i)||(l.remove(),n.delete(i));a.forEach((i,l)=>{let d=n.get(i.id)??o(i);Re(d.node,d.hit=i,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Re(t,{x:e,y:n,width:o,height:r,label:a,kind:s="",aria:c={},tab:i=0,lang:l},d){let[p,u,h,f]=[e,n,o,r].map(y=>Be(d*y)),w=`left:${p}px;top:${u}px;width:${h}px;height:${f}px`;Ft.get(t)!==w&&(t.style.cssText=w,Ft.set(t,w)),C(t,"class",`attn-hit ${s}`.trim()),C(t,"aria-label",a),C(t,"tabindex",i),l&&C(t,"lang",l);for(let[y,x]of Object.entries(c))C(t,`aria-${y}`,String(x))}function Ht(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function Bt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Wt="http://www.w3.org/2000/svg",ut=t=>Math.round(t*10)/10+0;function m(t,e,n,o,r){let a={};for(let s in o){let c=o[s];a[s]=typeof c=="number"?ut(c):c}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}m.line=(t,e,[n,o,r,a],s)=>m(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...s});m.rect=(t,e,[n,o,r,a],s)=>m(t,"rect",e,{x:n,y:o,width:r,height:a,...s});m.circle=(t,e,[n,o,r],a)=>m(t,"circle",e,{cx:n,cy:o,r,...a});m.path=(t,e,n,o)=>m(t,"path",e,{d:n,...o});m.text=(t,e,[n,o],r,a)=>m(t,"text",e,{x:n,y:o,...a},r);var Pt=t=>`M${t.map(([e,n])=>`${ut(e)} ${ut(n)}`).join("L")}`;var Rt=new WeakMap;function We(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||n.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Ge)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Pe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ge(t){let e=document.createElementNS(Wt,"tspan");for(let[n,o]of Object.entries(Pe(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function Gt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Rt.get(t)??new Map;Rt.set(t,a);let s=new Map(o.map(i=>[i.id,i]));for(let[i,{node:l,shape:d}]of a)s.get(i)?.shape!==d&&(l.remove(),a.delete(i));let c=t.firstChild;for(let i of o){let l=a.get(i.id);if(!l){let d=document.createElementNS(Wt,i.shape);d.setAttribute("data-id",i.id),l={node:d,shape:i.shape,role:"",at:{},text:""},a.set(i.id,l)}We(l,i),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}var Ut=`the a we i and in on to of by up at red big old hot
fox cat dog hen owl bee sun moon sea hill tree key hat tea cup bread
man girl king bird fish boat road door day night saw sat run ran ate met
sang said came went home cold new green little then with not is was like over
`;var B=Ut.trim().split(/\s+/),I=16,Ke=/[.,;:!?"()“”„«»…]/g;function U(t){let e=t.toLowerCase().replace(Ke," ").split(/\s+/).filter(Boolean),n=e.slice(0,I),o=new Map(n.filter(c=>B.includes(c)).map(c=>[c,B.indexOf(c)])),r=B.map((c,i)=>i).filter(c=>!n.includes(B[c]));for(let c of n)o.has(c)||o.set(c,r.shift());let a=[...B];o.forEach((c,i)=>a[c]=i);let s=n.map(c=>o.get(c));return{words:n,ids:s,label:a,more:e.length>I}}var[Y,R,v,W]=[2,4,48,12],Kt=[["embedding",B.length,v],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,v,v])),["unembedding",v,B.length]],tt=Kt.reduce((t,[,e,n])=>t+e*n,0),Ve="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",Vt=new Uint8Array(128);[...Ve].forEach((t,e)=>Vt[t.charCodeAt(0)]=e);function ht(t){let e=(5-t.length%5)%5,n=new Uint8Array((t.length+e)/5*4);for(let o=0,r=0;o<t.length;o+=5,r+=4){let a=0;for(let s=0;s<5;s++)a=a*85+(o+s<t.length?Vt[t.charCodeAt(o+s)]:84);for(let s=3;s>=0;s--,a=Math.floor(a/256))n[r+s]=a%256}return n.subarray(0,n.length-e)}async function Ye(t){let n=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(n).arrayBuffer())}function Je(t){let e=(n,o)=>{let r=Math.floor((n+o)/2);return o-n<2?[]:[[r,n,o],...e(n,r),...e(r,o)]};return[[t-1,-1,-1],[0,t-1,-1],...e(0,t-1)]}function Ze(t){let e=t.length/tt,n=new Array(e);return Je(e).forEach(([o,r,a],s)=>{let c=n[o]=new Int8Array(tt);for(let i=0;i<tt;i++){let l=r<0?0:a<0?n[r][i]:Math.floor((n[r][i]*(a-o)+n[a][i]*(o-r))/(a-r)+.5);c[i]=l+t[s*tt+i]}}),n}function Yt(t,e){let[n,o]=[0,0];return Object.fromEntries(Kt.map(([r,a,s])=>{let c=new Float64Array(a*s);for(let i=0;i<c.length;i++)c[i]=Math.fround(t[n+i]*e[o+i%s]);return n+=c.length,o+=s,[r,c]}))}var Jt=t=>new Float32Array(ht(t).slice().buffer),Xe=({levels:t,scales:e})=>({params:Yt(new Int8Array(ht(t)),Jt(e))});async function Qe({levels:t,scales:e}){let n=Ze(await Ye(ht(t))),o=Jt(e),r=new Map;return a=>{let s=r.get(a)??{params:Yt(n[a],o)};return r.set(a,s),s}}function Zt(t,e){let n=Xe(t.opening),o=t.steps[t.steps.length-1],r={},a={},s=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===o)return n;let p=s(l,d),u=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return r[p]?.(t.steps.indexOf(d)-u)??null},load:(l,d)=>{let p=s(l,d);return a[p]??=e(p).then(Qe).then(u=>void(r[p]=u)),a[p]},first:t,last:o}}var tn=100,q=(t,e)=>`${t+1}.${e+1}`;function ft(t,e,n,o=v){let r=new Float64Array(e*o);for(let a=0;a<e;a++){let s=r.subarray(a*o,(a+1)*o);for(let c=0;c<v;c++){let i=t[a*v+c];if(i===0)continue;let l=c*o;for(let d=0;d<o;d++)s[d]+=i*n[l+d]}}return r}function re(t,e){let n=new Float64Array(e*v);for(let o=0;o<e;o++){let r=0;for(let s=0;s<v;s++)r+=t[o*v+s]*t[o*v+s];let a=Math.sqrt(r/v+1e-6);for(let s=0;s<v;s++)n[o*v+s]=t[o*v+s]/a}return n}var Xt=Float64Array.from({length:I*v/2},(t,e)=>{let[n,o]=[Math.floor(e/(v/2)),e%(W/2)];return n*tn**(-2*o/W)}),[Qt,te]=[Xt.map(Math.cos),Xt.map(Math.sin)];function ee(t,e){let n=new Float64Array(e*v);for(let o=0;o<e*v;o+=2){let r=t[o],a=t[o+1];n[o]=r*Qt[o/2]-a*te[o/2],n[o+1]=r*te[o/2]+a*Qt[o/2]}return n}function en(t,e,n,o){let r=new Float64Array(n*n);for(let a=0;a<n;a++){let[s,c]=[-1/0,0];for(let i=0;i<=a;i++){let l=0;for(let d=o*W;d<(o+1)*W;d++)l+=t[a*v+d]*e[i*v+d];r[a*n+i]=l/Math.sqrt(W),s=Math.max(s,r[a*n+i])}for(let i=0;i<=a;i++)c+=r[a*n+i]=Math.exp(r[a*n+i]-s);for(let i=0;i<=a;i++)r[a*n+i]/=c}return r}function nn({params:t},e,n,o,r){let a=re(e,n),[s,c,i]=["q","k","v"].map(h=>ft(a,n,t[`layer${o+1}.w_${h}`])),[l,d]=[ee(s,n),ee(c,n)],p=new Float64Array(n*v),u=Array.from({length:R},(h,f)=>en(l,d,n,f));return u.forEach((h,f)=>{let w=q(o,f);if(r.heads.has(w))return;let y=on(h,n,w,r.edges);for(let x=0;x<n;x++)for(let $=0;$<=x;$++){let A=y[x*n+$];for(let b=f*W;b<(f+1)*W;b++)p[x*v+b]+=A*i[$*v+b]}}),{weights:u,found:p}}function on(t,e,n,o){let r=[...o].filter(s=>s.startsWith(`${n}.`));if(!r.length)return t;let a=t.slice();for(let s of r){let[c,i]=s.split(".").slice(2).map(l=>Number(l)-1);c<e&&i<e&&(a[c*e+i]=0)}return a}function gt(t){let e=t.filter(o=>o.split(".").length===2),n=t.filter(o=>o.split(".").length===4);return{heads:new Set(e),edges:new Set(n)}}function rn({params:t},e,n){let o=t.unembedding.length/v,r=ft(re(e,n),n,t.unembedding,o);return Array.from({length:n},(a,s)=>{let c=Array.from(r.subarray(s*o,(s+1)*o)),i=Math.max(...c),l=c.map(p=>Math.exp(p-i)),d=l.reduce((p,u)=>p+u,0);return l.map(p=>p/d)})}function et(t,e,n=[]){let{params:o}=t,[r,a]=[e.length,gt(n)],s=new Float64Array(r*v);return e.forEach((i,l)=>s.set(o.embedding.subarray(i*v,(i+1)*v),l*v)),{layers:Array.from({length:Y},(i,l)=>{let d=nn(t,s,r,l,a);return ft(d.found,r,o[`layer${l+1}.w_o`]).forEach((p,u)=>s[u]+=p),d}),chances:rn(t,s,r)}}var an=t=>t.map((e,n)=>n).filter(e=>e+1<t.length&&t.some((n,o)=>o<e&&n===t[e]&&t[o+1]===t[e+1]));function ae(t,e,n){let o=n.filter(a=>ct(t[a])===e[a+1]).length,r=n.reduce((a,s)=>a-Math.log(t[s][e[s+1]]),0);return{right:o,of:n.length,loss:n.length?r/n.length:0}}function sn(t,e,n,o){let r=({chances:a})=>ae(a,n,o).loss;return e.layers.map(({weights:a},s)=>a.map((c,i)=>{let l=[q(s,i)];return o.length?r(et(t,n,l))-r(e):null}))}var cn=(t,e)=>t.map((n,o)=>o).filter(n=>n>0&&n<=e&&t[n-1]===t[e]);function ln(t,e,n){let o=e.length,r=a=>a.length?a.reduce((s,c)=>s+c,0)/a.length:null;return t.layers.map(({weights:a},s)=>a.map(c=>r(s===0?e.slice(1).map((i,l)=>c[(l+1)*o+l]):n.map(i=>cn(e,i).reduce((l,d)=>l+c[i*o+d],0)))))}var ne=new WeakMap;function dn(t,e,n){let[o,r]=[String(e),ne.get(t)];if(r?.key===o)return r;let a=et(t,e),s={key:o,run:a,cost:sn(t,a,e,n)};return ne.set(t,s),s}function oe(t,e,n,o){let r=t.chances.map(ct),a=t.chances.map(s=>Math.max(...s));return{weights:t.layers.map(({weights:s})=>s.map(c=>Array.from(c))),chance:t.chances.map((s,c)=>c+1<e.length?s[e[c+1]]:a[c]),guesses:r.map(s=>n[s]),surety:a,right:r.map((s,c)=>s===e[c+1]),score:ae(t.chances,e,o),looks:ln(t,e,o)}}function se({text:t,cuts:e},n){let{words:o,ids:r,label:a}=U(t),s=an(r),{run:c,cost:i}=dn(n,r,s),l=oe(c,r,a,s),d=e.length?oe(et(n,r,e),r,a,s):l;return{words:o,ids:r,copies:s,cost:i,whole:l,...d}}var ie=`text.small { font-size: 12.5px; }
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
`;var ye={};Ee(ye,{crosses:()=>xt,edgePath:()=>ot,followed:()=>X,layout:()=>P,picture:()=>kt,places:()=>at,stepAt:()=>bt,training:()=>rt,valueAt:()=>ke});var un="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),hn=1.12;var J=new Map;function fn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(un[r.charCodeAt(0)-32]??556),0);return hn*n/1e3}function K(t,e){return J.size>5e3&&J.clear(),J.has(t)||J.set(t,fn(t)),e*J.get(t)}var de=t=>`${t[0].toLowerCase()}${t.slice(1)}`,F=t=>`\u201C${Tt(t)}\u201D`,Z=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function mt(t,e,n){let o=t.slice(n*e,n*e+e);return o.indexOf(Math.max(...o))}function gn(t,e){let[n,o,r,a]=t.split(".").map(Number);return a<=r&&r<=e.length?`the edge of ${n}.${o} from ${F(e[r-1])} to ${F(e[a-1])}`:"1 edge"}function mn({cuts:t},e){let{heads:n,edges:o}=gt(t),r=n.size>1?"heads":"head";return[...n.size?[`${r} ${zt([...n])}`]:[],...o.size===1?[gn([...o][0],e)]:[],...o.size>1?[`${o.size} edges`]:[]].join(" and ")}function wn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var ce=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function xn({heads:[,t],cuts:e},{looks:n,whole:o}){let[r,a]=[n,o.looks].map(([,s])=>s[t-1]??0);return e.includes(`2.${t}`)||a-r<.3?"":` Head 2.${t}\u2019s mean weight on what came next was ${N(a)}, now ${N(r)}.`}function bn(t,e){let{words:n,weights:o,cost:r,guesses:a,surety:s}=e,[c,i]=t.heads,[l,d]=[n.length,Z(t,e)],p=o[1][i-1],u=mt(p,l,d),h=u>0&&n[u-1]===n[d],f=h&&(r[0][c-1]??0)>.5&&o[0][c-1][u*l+u-1]>.4,w=h?f?`, which head 1.${c} has marked as following ${F(n[d])}`:`, which followed ${F(n[d])} before`:"",y=d===u?"itself":F(n[u]);return`From ${F(n[d])}, head 2.${i} attends most to ${y} (${N(p[d*l+u])})${w}; the guess is ${F(a[d])} (${Q(s[d])}).`}function le(t,e){let{words:n,guesses:o,surety:r,whole:a}=e,s=Z(t,e);return`After ${F(n[s])} the guess is ${F(o[s])} (${Q(r[s])}), with nothing cut ${F(a.guesses[s])} (${Q(a.surety[s])}).`}function kn(t,e){let{score:n,whole:{score:o},copies:r}=e,a=mn(t,e.words);if(!a)return`${r.length?`${ce(n)}. `:""}${bn(t,e)}`;if(!r.length)return`Without ${a}, ${de(le(t,e))}`;let s=t.cuts.every(c=>c.split(".").length===4);return`Without ${a}, ${ce(n)}, ${o.right} before${wn(n,o)}. ${s?le(t,e):`The loss on them goes from ${N(o.loss)} to ${N(n.loss)}.`}${xn(t,e)}`}function yn({text:t},{copies:e}){let n=U(t).more?`Only the first ${I} words are read. `:"";return e.length?n:`${n}No two words come again in the same order, so there is nothing to copy. `}function pe(t,e,n,o){if(!e.words.length)return"Type a text in which some words come again in the same order.";let r=kn(t,e),a=n===o?r:`After ${n} steps of training, ${de(r)}`;return`${yn(t,e)}${a}`}function $n(t){let e=Math.abs(t);return e<.005?"the loss changes by less than 0.01":`the loss ${t<0?"falls":"rises"} by ${N(e)}`}var nt="nothing to copy, so no loss";function ue({cuts:t},{looks:e,cost:n},o,r){let a=`${o+1}.${r+1}`,s=o?"what came next before":"the word before",[c,i]=[e[o][r],n[o][r]],l=[...c===null?[]:[`${N(c)} of its weight on ${s}`],i===null?nt:`alone cut, ${$n(i)}`];return`${t.includes(a)?"Restore":"Cut"} head ${a}: ${l.join("; ")}`}var vn=960,Mn=.05,An=Math.log(64),Sn=4.8,he=11,fe=[.15,.4,.7];function P(t){let e=Math.min(t,vn),n=e<700,o=e<330,r=n?e:Math.min(356,.39*e),a=n?e:e-r-36,s=n?(e-4*70)/3:12,c=n?70:Math.floor((r-3*s)/4),i=n?0:e-r,l=c+50,d=26,p=d+Y*l,u=n?24:23,h=n?p+40:44,f=h+I*u,w=n?f+28:p+26,y=n?w+70:f-18,x=o?56:n?62:84,$=o?50:n?62:Math.min(112,.2*a),A=$+x+$+(n?16:34);return{laid:e,zoom:t/e,narrow:n,panel:r,panelLeft:i,wide:a,gap:s,tile:c,block:l,tilesTop:d,row:u,top:h,bottom:f,curveTop:w,curveBottom:y,word:x,lane:$,bars:A,bar:o?34:n?44:Math.min(84,a-A-64),least:o,wordLeft:$,height:(n?y:f)+22}}var wt=({top:t,row:e},n)=>t+(n+.5)*e,we=({panelLeft:t,tile:e,gap:n,tilesTop:o,block:r},a,s)=>({x:t+s*(e+n),y:o+a*r+20});function ot(t,e,n,o){let[r,a]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[s,c]=[wt(t,n),wt(t,o)],i=n===o?.12:.2+.8*((n-o)/(I-1))**.7,l=a*(t.lane-12)*i,d=(r+4/3*l).toFixed(1),[p,u]=(n===o?[s-5,s+5]:[s,c]).map(f=>f.toFixed(1));return{d:`M${r} ${p}C${d} ${p} ${d} ${u} ${r} ${u}`,x:r+l,y:(s+c)/2}}function X(t,e){let n=Z(t,e);return[mt(e.weights[1][t.heads[1]-1],e.words.length,n),n]}var xe=({cuts:t},e,n,o)=>t.includes(e)||t.includes(`${e}.${n+1}.${o+1}`);function En(t,e,n,o){let[r,a]=[e.words.length,t.heads[o]-1],[s,c]=[X(t,e)[o],e.weights[o][a]],i=fe.map(()=>"");for(let l=0;l<r;l++)for(let d=0;d<=l;d++){let p=fe.findLastIndex(u=>c[l*r+d]>=u);p<0||l===d||l===s||xe(t,q(o,a),l,d)||(i[p]+=ot(n,o,l,d).d)}return i.map((l,d)=>m.path(`threads ${o} ${d}`,`weight line thread band${d}`,l))}function be(t,e,n){let[o,r]=[e.words.length,t.heads[n]-1],[a,s]=[q(n,r),e.weights[n][r]],c=X(t,e)[n],i=s.map((p,u)=>{let[h,f]=[Math.floor(u/o),u%o];return{i:h,j:f,weight:p,cut:xe(t,a,h,f)}}),l=i.filter(({i:p,j:u,weight:h})=>p===c&&u<=p&&h>=Mn).sort((p,u)=>u.weight-p.weight);return[...i.filter(({i:p,j:u})=>t.cuts.includes(`${a}.${p+1}.${u+1}`)).filter(p=>!l.includes(p)),...l]}function On(t,e,n,o){return be(t,e,o).map(({i:r,j:a,weight:s,cut:c})=>m.path(`edge ${o} ${r} ${a}`,`weight line strand${c?" cut":""}`,ot(n,o,r,a).d,{"stroke-width":Math.max(9*s,c?1.5:0).toFixed(2)}))}function xt(t,e,n){return(e.words.length?[0,1]:[]).flatMap(r=>{if(t.cuts.includes(`${r+1}.${t.heads[r]}`))return[];let a=be(t,e,r),s=a.filter(({weight:i,cut:l})=>i>=.1&&!l).slice(0,2),c=[];for(let i of[...a.filter(({cut:l})=>l),...s]){let{x:l,y:d}=ot(n,r,i.i,i.j),p=`cross ${r} ${i.i} ${i.j}`;c.every(h=>Math.hypot(h.x-l,h.y-d)>=25)&&c.push({id:p,x:l,y:d,layer:r,...i})}return c})}var Tn=(t,e,n)=>xt(t,e,n).flatMap(({id:o,x:r,y:a,cut:s})=>[m.circle(`${o} disc`,`weight disc${s?" off":""}`,[r,a,8.5]),m.path(`${o} sign`,`weight line sign${s?" off":""}`,`M${(r-3).toFixed(1)} ${(a-3).toFixed(1)}l6 6m0 -6l-6 6`)]);function ge(t,e,n){if(K(t,n)<=e)return t;let o=t.length-1;for(;o>1&&K(`${t.slice(0,o)}\u2026`,n)>e;)o--;return`${t.slice(0,o)}\u2026`}function zn(t,e,n){let{words:o,copies:r,chance:a,whole:s,guesses:c,right:i}=e,{row:l,word:d,wordLeft:p,bars:u,bar:h,wide:f,narrow:w}=n,[y,x]=o.length?X(t,e):[-1,-1],$=w?14.5:15;return o.flatMap((A,b)=>{let T=wt(n,b),[S,E]=b===x?["query solid","paper"]:b===y?["key ring","key"]:["paper","ink"],[z,g]=[r.includes(b),b===o.length-1],k=g||z&&i[b],M=g?"ink":k?"output":"soft",j=g?"ink":z?"output":"faint",_=u+h*s.chance[b],st=f-u-h-10;return[m.rect(`word ${b}`,`${S} chip`,[p,T-l/2+1,d,l-2],{rx:5}),m.text(`text ${b}`,`${E} word`,[p+d/2,T+4.5],ge(A,d-4,$)),m.rect(`track ${b}`,"track",[u,T-4,h,8]),m.rect(`chance ${b}`,`${j} solid`,[u,T-4,h*a[b],8]),...t.cuts.length&&(z||g)?[m.line(`was ${b}`,"ink line was",[_,T-7,_,T+7])]:[],...z?[m.text(`verdict ${b}`,`${i[b]?"output":"soft"} strong`,[u-9,T+4.5],i[b]?"\u2713":"\xD7")]:[],m.text(`guess ${b}`,`${M} start word${k?" strong":""}`,[u+h+8,T+4.5],ge(c[b],st,$))]})}var jn=t=>["chance, guess; tick: with nothing cut","tick: with nothing cut","tick: uncut"].find(e=>K(e,12.5)<=t)??"";function Ln({heads:t,cuts:e},n){let{top:o,wordLeft:r,word:a,bars:s,wide:c,narrow:i,least:l}=n,d=(u,h,f,w)=>{let y=q(w,t[w]-1),x=e.some(A=>`${A}.`.startsWith(`${y}.`)),$=`weight strong ${i?"small ":""}${h}${e.includes(y)?" off":""}`;return[m.text(`${u} name`,$,[f,o-22],`${l?"":"head "}${y}`),m.text(`${u} note`,`soft small ${h}`,[f,o-7],x?"cut":"looks at")]},p=e.length?jn(c-s):c-s<260?"chance, guess":"its chance, and the model\u2019s guess";return[...d("first","end",r-(i?1:4),0),...d("second","start",r+a+4,1),m.text("text name","ink strong",[r+a/2,o-22],"text"),m.text("next name","ink strong start",[s,o-22],"next word"),m.text("next note","soft small start",[s,o-7],p)]}function Nn(t,e,n,{x:o,y:r}){let a=n/Math.max(e,4),s="";return t.forEach((c,i)=>{let l=a*Math.sqrt(c);if(l<.6)return;let[d,p]=[o+(i%e+.5)*a,r+(Math.floor(i/e)+.5)*a],[u,h,f]=[d-l/2,p-l/2,l].map(w=>w.toFixed(2));s+=`M${u} ${h}h${f}v${f}h-${f}z`}),s}var _n=t=>`${t<-.005?"":"+"}${N(Math.abs(t)<.005?0:t)}`;function Cn(t,e,n,o,r){let{tile:a,narrow:s}=n,c=q(o,r),{x:i,y:l}=we(n,o,r),d=e.words.length,p=[i,l,a,a],u=t.cuts.includes(c)?" off":"",[h,f]=[d?X(t,e)[o]:0,a/Math.max(d,4)],w=a-(s?34:38),y=(b,T,S,E,z)=>[...S===null?[]:[m.rect(`${b} track ${c}`,"track",[i,E,w,6]),m.rect(`${b} bar ${c}`,`${T} solid`,[i,E,w*H(S),6])],m.text(`${b} told ${c}`,`soft tiny end${T.includes("pale")?" pale":""}`,[i+a,E+7],S===null?"\u2013":z())],[x,$]=[e.looks[o][r],e.cost[o][r]],A=`M${i+6} ${l+a-6}L${i+a-6} ${l+20}`;return[m.rect(`tile ${c}`,`tile${u}`,p,{rx:3}),m.rect(`band ${c}`,"band",[i,l+h*f,a,d?f:0]),m.path(`pattern ${c}`,`weight solid pattern${u}`,Nn(e.weights[o][r],d,a,{x:i,y:l})),m.text(`name ${c}`,"ink strong end small",[i+a-4,l+14],c),...u?[m.path(`slash ${c}`,"ink line slash",A)]:[],...t.heads[o]===r+1?[m.rect(`shown ${c}`,"ink frame",p,{rx:3})]:[],...y("look","weight",x,l+a+6,()=>N(x)),...y("cost",t.cuts.length?"output pale":"output",$===null?null:$/An,l+a+19,()=>_n($))]}var me=`no two words come again: ${nt}`;function Dn(t,e,n){let{panelLeft:o,panel:r,tilesTop:a,block:s}=n,{right:c,of:i}=e.score,l=i?`${c} of ${i}`:"",d=x=>K(x,12.5),[p,u]=[["on what came next before","loss if cut alone"],["on what came next before","if cut alone"]].find(x=>54+d(x[0])+6+d(x[1])<=r)??["on what came next","if cut alone"],h=[0,1].flatMap(x=>{let $=a+x*s+12,A=x?p:"on the word before";return[m.text(`layer ${x}`,"ink strong small start",[o,$],`layer ${x+1}`),m.text(`layer note ${x}`,"weight small start",[o+54,$],A),m.text(`layer cost ${x}`,"output small end",[o+r,$],u),...[0,1,2,3].flatMap(b=>Cn(t,e,n,x,b))]}),f=d(me)+20<=r?me:nt,w=i?"repeated words predicted":f,y=o+(l?K(l,19)+10:0);return[m.text("score","output large start",[o,17],l),m.text("score note","soft small start",[y,15],w),...h]}function rt({steps:t},{panelLeft:e,panel:n,curveTop:o,curveBottom:r}){let a=l=>r-(r-o)*l/Sn,[s,c]=[e+22,e+n-8],i=t[t.length-1];return{x:l=>s+(c-s)*l/i,y:a,low:s,high:c}}function bt(t,e,n){let o=P(e),{x:r}=rt(t,o),a=t.steps.map(s=>Math.abs(r(s)-n/o.zoom));return t.steps[a.indexOf(Math.min(...a))]}function ke(t,e,n){let o=Math.max(0,t.findLastIndex(r=>r<=n));return o===t.length-1?e[o]:e[o]+(n-t[o])/(t[o+1]-t[o])*(e[o+1]-e[o])}function qn({state:t,first:e,at:n},o){let{step:r,repeated:a,other:s}=e.curves[t.kind],{x:c,y:i,low:l,high:d}=rt(e,o),{curveTop:p,curveBottom:u,panelLeft:h}=o,f=g=>Pt(g.map((k,M)=>[c(r[M]),i(k)])),[w,y]=[c(n),ke(r,a,n)],x=w>(l+d)/2,$=c(e.priced_from),[A,b]=[a,s].map(g=>i(g[g.length-1])),T=[$,p,$,u],S=(g,k,M,j)=>m.text(`${g} told`,`${k} tiny end halo`,M,j),E=t.kind==="priced",z=e.steps.map(g=>`M${c(g).toFixed(1)} ${u}v4`).join("");return[m.text("training name","ink strong small start",[h,p-10],"training"),m.text("training note","soft small start",[h+62,p-10],"loss on other texts"),...[0,2,4].flatMap(g=>[m.line(`loss rule ${g}`,"rule",[l,i(g),d,i(g)]),m.text(`loss ${g}`,"soft tiny end",[l-5,i(g)+4],String(g))]),m.path("kept","soft line kept",z),...E?[m.line("penalty","soft line penalty",T)]:[],m.path("other","soft line",f(s)),m.path("repeated","output line",f(a)),m.line("head","ink line",[w,p-4,w,u+4]),...E?[S("penalty","soft",[$-5,u-6],"penalty from here")]:[],S("other","soft",[d-he,b+14],"new words"),S("repeated","output",[d-he,A+15<=u-4?A+15:A-8],"repeated words"),m.circle("knob","ink solid knob",[w,i(y),6.5]),m.text("step told",`ink strong small ${x?"end":"start"}`,[w+(x?6:-6),u+17],`step ${Math.round(n)}`)]}function kt(t,e){let{state:n,width:o}=e,r=P(o),a=t.words.length?[0,1]:[];return{width:r.laid,height:r.height,marks:[...Dn(n,t,r),...Ln(n,r),...a.flatMap(s=>En(n,t,r,s)),...a.flatMap(s=>On(n,t,r,s)),...zn(n,t,r),...Tn(n,t,r),...qn(e,r)]}}function at(t,{state:e,first:n,width:o}){let r=P(o),{tile:a,row:s,word:c,wordLeft:i,lane:l,top:d,panelLeft:p,curveTop:u,curveBottom:h}=r,f=Array.from({length:Y*R},(S,E)=>{let[z,g]=[Math.floor(E/R),E%R],{x:k,y:M}=we(r,z,g);return{id:`tile ${z} ${g}`,x:k,y:M,width:a,height:a+26,label:ue(e,t,z,g),aria:{pressed:e.cuts.includes(q(z,g))}}}),w=Z(e,t),y=[0,1].map(S=>({id:`lane ${S}`,x:S?i+c+2:0,y:d-38,width:l+4,height:36,label:`Show the next head of layer ${S+1}; now head ${S+1}.${e.heads[S]}`})),x=t.words.map((S,E)=>({id:`word ${E}`,x:i,y:d+E*s,width:c,height:s,label:`${S}, place ${E+1}`,tab:E===w?0:-1,aria:{pressed:E===w}})),$=xt(e,t,r).map(({id:S,x:E,y:z,layer:g,i:k,j:M,weight:j,cut:_})=>({id:S,x:E-12.5,y:z-12.5,width:25,height:25,aria:{pressed:_},label:`${_?"Restore":"Cut"} the edge of head ${g+1}.${e.heads[g]} from ${t.words[k]} (${k+1}) to ${t.words[M]} (${M+1}), weight ${N(j)}`})),{high:A}=rt(n,r),b=n.steps.indexOf(e.step),T={id:"training",x:p,y:u-2,width:A+8-p,height:h-u+22,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:n.steps.length-1,valuenow:b,valuetext:`after ${e.step} steps`}};return[...f,...y,...x,...$,T]}var $e=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
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
`;var ve=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],L=t=>t.read();function In(t){let e=s=>t.change({text:s,place:null,cuts:Hn(t)}),n=0,o=dt({label:"Text",options:[["","your own"],...ve],onChange:s=>s&&e(s)}),r=O("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(n),n=requestAnimationFrame(()=>e(r.value))}}),a=({text:s})=>{o.set(ve.some(([c])=>c===s)?s:""),r.value!==s&&(r.value=s)};return{root:D("heads-text",o.root,r),tell:a}}var Hn=t=>L(t).cuts.filter(e=>e.split(".").length===2);function Me(t,e,n={}){let{cuts:o}=L(t),r=o.includes(e)?o.filter(a=>a!==e):[...o,e];t.change({cuts:r,...n},{glide:!0})}function Ae(t,e){let[n,...o]=e.split(" "),r=o.map(Number),[a,s,c]=r,{heads:i}=L(t),l=d=>i.map((p,u)=>u===a?d:p);n==="tile"&&Me(t,q(a,s),{heads:l(s+1)}),n==="cross"&&Me(t,`${a+1}.${i[a]}.${s+1}.${c+1}`),n==="lane"&&t.change({heads:l(i[a]%R+1)},{glide:!0}),n==="word"&&t.change({place:r[0]+1},{glide:!0})}function Bn(t,e,n){let o=s=>s===L(t).step||t.change({step:s},{glide:!0}),r=s=>{let c=u=>{let{root:h,width:f}=n();o(bt(e().first,f,Ht(h,u)[0]))};Bt(s,u=>(c(u),c));let i=u=>()=>{let{steps:h}=e().first;return h[H(h.indexOf(L(t).step)+u,0,h.length-1)]},[l,d]=[i(1),i(-1)];pt(s,{...{ArrowRight:l,ArrowUp:l,ArrowLeft:d,ArrowDown:d},Home:i(-999),End:i(999)},o)},a=It((s,c)=>{let{id:i}=c();if(i==="training")return r(s);if(s.addEventListener("click",()=>Ae(t,i)),!i.startsWith("word"))return;let l=p=>()=>H(Number(i.slice(5))+p,0,U(L(t).text).words.length-1),d={ArrowDown:l(1),ArrowUp:l(-1),Home:l(-99),End:l(99)};pt(s,d,p=>{Ae(t,`word ${p}`),a.focus(`word ${p}`)})});return a}function Rn(t){let e=dt({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:a=>t.change({kind:a},{glide:!0})}),{root:n}=V("Restore all",()=>L(t).cuts.length&&t.change({cuts:[]},{glide:!0})),o=D("attn-row",n,V("Reset",t.reset).root),r=a=>{e.set(a.kind),C(n,"aria-disabled",String(a.cuts.length===0))};return{root:D("heads-controls",o,e.root),tell:r}}function Wn(t,e,n){let o=null,r=null,a=null,[s,c]=[800,null],[i,l,d]=[Rn(e),In(e),Lt()],p=vt(),u=()=>o,h=Bn(e,u,()=>({root:f,width:s})),f=D("attn-stage",p,h.root),w=jt("Cut a head. Then drag the training back."),y=({kind:g,step:k})=>o?.load(g,k).then(S),x=g=>{let k=o?.get(g.kind,g.step);k?r={kind:g.kind,step:g.step,checkpoint:k}:y(g);let M=JSON.stringify([g.text,g.cuts]),{checkpoint:j}=r;return(a?.key!==M||a.own!==j)&&(a={key:M,own:j,result:se(g,j)}),a.result},$=g=>({state:L(e),first:u().first,at:g,width:s}),A=g=>{if(!o)return;let k=x(g),{step:M}=r,j=M!==g.step||r?.kind!==g.kind;l.tell(g),i.tell(g),h.set(at(k,$(g.step)),P(s).zoom),d.set((j?"This checkpoint is still on its way. ":"")+pe(g,k,M,o.last))},b=g=>{let{weights:k,chance:M,cost:j,looks:_}=x(g);return{at:g.step,weights:k,chance:M,cost:j,looks:_}},T=(g,k,M)=>{if(!o)return;let j=M!==s;[c,s]=[g,M];let _=x(L(e));j&&h.set(at(_,$(L(e).step)),P(s).zoom);let st=_.weights[0][0].length===g.weights[0][0].length;Gt(p,kt(st?{..._,...g}:_,$(g.at)))},S=()=>{A(L(e)),c&&T(b(L(e)),0,s)},E=it(n,"induction").then(async g=>{o=Zt(g,j=>it(n,`induction.${j}`));let{kind:k,step:M}=L(e);o.get(k,M)||await o.load(k,M)}),z=()=>void(o&&y(L(e)));for(let g of["pointerenter","focusin"])f.addEventListener(g,z,{once:!0});return{parts:[w,l.root,f,i.root,d.root],tell:A,ready:E,glides:b,paint:T,stop:d.stop}}var nr=qt({name:"induction",label:"Live figure: a transformer that copies, to be broken",style:ie+$e,controls:["text","cuts","kind","step","heads","place"],ms:220,build:Wn});export{se as compute,nr as default,pe as describe,et as forward,Zt as library,U as read,ye as scene};
