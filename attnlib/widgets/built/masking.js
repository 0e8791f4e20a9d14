// Joined by `make figures` from src/masking and src/kit: change those, not this.
var Yt="http://www.w3.org/2000/svg",Zt=0,Qt=Math.random().toString(36).slice(2,8),G=t=>`attn-${Qt}-${t}-${++Zt}`;function at(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var k=(t,e={},...n)=>at(document.createElement(t),e,n),S=(t,...e)=>k("div",{class:t},...e),Xt=(t,e={},...n)=>at(document.createElementNS(Yt,t),e,n),J=(t="")=>Xt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),st=(t,e,...n)=>k("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function B(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function q(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var it=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var lt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ct=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var pt=(t,e,n=1)=>t.map((o,r)=>o+n*e[r]);function F(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,s)=>o(s))),a=t.map((i,s)=>o(s)?Math.exp((i-r)/e):0),l=a.reduce((i,s)=>i+s,0);return l>0?a.map(i=>i/l):a}var z=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var dt=200,oe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,re=t=>t*t*(3-2*t);function Y(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>Y(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,Y(t[r],a,n)]);return Object.fromEntries(o)}return e}function ut(t,e,n){let[o,r,a,l,i,s]=[t,t,t,0,0,0],c=!1,d=p=>{let h=z(p-i,0,64);if(i=p,c){let f=z((p-l)/e);o=Y(r,a,re(f)),c=f<1}let m=n(o,h);s=c||m?requestAnimationFrame(d):0};return{go(p,h){if(oe()){[o,a,c]=[p,p,!1],n(o,1/0);return}[r,a,l,c]=[o,p,performance.now(),h],h||(o=p,n(o,0)),s||([i,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function E(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function ht(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var ft=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function W(t,e){let n=k("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>q(n,"aria-pressed",String(o))}}var mt=(...t)=>k("p",{class:"attn-hint"},...t);function Z(t,e,n){let o=G("choice"),r=new Map,a=k("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[l,i]of Object.entries(e))r.set(l,k("input",{type:"radio",name:o,onchange:()=>n(l)})),a.append(k("label",{},r.get(l),k("span",{},i)));return{root:a,set:l=>void(r.get(l).checked=!0)}}function Q({label:t,min:e,max:n,step:o,onInput:r,text:a=E,zero:l=e,...i}){let{read:s=x=>x,write:c=x=>x}=i,d=G("slider"),p=k("span",{class:"attn-number","aria-hidden":"true"}),m=k("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>r(s(m.valueAsNumber))}),f=S("attn-slider",k("label",{for:d},t),m,p),u=n,g=x=>Math.min(1,Math.max(0,(x-e)/(u-e)));return{root:f,input:m,set:(x,v=!0)=>{let $=c(x);m.valueAsNumber!==$&&(m.value=$),m.style.setProperty("--from",g(Math.min(l,$))),m.style.setProperty("--to",g(Math.max(l,$))),m.disabled=!v,B(p,a(x)),q(m,"aria-valuetext",a(x))},limit:x=>q(m,"max",u=x)}}function gt(t=700){let e=k("p",{class:"attn-summary"}),n=k("span",{class:"attn-hidden",role:"status"}),o,r=(a,l=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>B(n,l),t)),B(e,a)};return{root:k("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function wt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let l=r[a.key]?.();l===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(l))})}var ae=0,C=({_own:t,_drawn:e})=>t?.name?e??{}:{},X=(t,e)=>t?.length===e.length&&t[0].length===e[0].length;function xt(t,e){let[n,o,r]=[!1,0,""],a={},l=s=>{a=s;let c=s._own;if(c?.turn!==o&&([o,n]=[c?.turn,!1]),n)return;let d=c?.name?e(s,c.kind):null,p=d?JSON.stringify([c,d]):"";p!==r&&([r,n]=[p,d!==null],d&&t.send({own:{...d,name:c.name,turn:++ae}}))},i=()=>{n=!1,l(a)};return t.on("change:_drawn",i),{ask:l,stop:()=>t.off("change:_drawn",i)}}function se(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:l,mask:i}=C(t),s=!!(l??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function bt(t,e){let n=k("span",{role:"status"}),o=W("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=S("attn-own",n,o.root);return{root:r,tell:l=>{let i=se(l,e);r.hidden=i==="",r.classList.toggle("fault",!!C(l).fault),B(n,i)}}}function kt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,l=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let h=l();r.forEach(m=>m(h,p))},s=()=>i(null);e.forEach(p=>t.on(`change:${p}`,s));let c=(p,{glide:h=!1}={})=>{a=!0;for(let[m,f]of Object.entries(p))t.set(m,f);a=!1,i({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:l,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,s))}}function ie(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function le(t,e,n,o){let[r,a]=[0,!1],l=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",s)}},i=s=>{let c=++r,d=e.wants?.(n())??null;if(l(d!==null),d===null)return o(s);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===r&&i(s),()=>c===r&&e.say?.(p))};return i}function yt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=dt,asks:l,build:i}){return{render:({model:c,el:d})=>{let p=k("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=p.attachShadow({mode:"open"});h.append(k("style",{},[it,lt,ct,n].join(`
`)));let m=kt(c,l?[...o,"_own","_drawn"]:o,r),f=i(m.read(),m,c),u=l&&{...xt(c,l),...bt(c,l)},g=k("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:l&&-1},f.parts[0],...u?[u.root]:[],...f.parts.slice(1));h.append(g),d.append(p);let w=()=>{let x=f.glides??(M=>M),v=0,$=()=>{let M=m.read();f.tell(M),u?.tell(M),u?.ask(M),u&&(g.dataset.own=M._own?.kind??"")},O=ut(x(m.read()),a,(M,V)=>v>0&&f.paint(M,V,v)),ot=()=>{let M=Math.round(g.clientWidth);M===v||M===0||(v=M,ie(d),O.again())},Jt=le(g,f,m.read,M=>{$(),O.go(x(m.read()),M)});m.follow((M,V)=>{g.classList.add("touched"),Jt(V?.glide??!0)}),$(),ot();let rt=new ResizeObserver(ot);return rt.observe(g),f.ahead?.(),()=>{rt.disconnect(),O.stop(),m.stop(),u?.stop(),f.stop?.()}},b=async()=>{await f.ready;for(let x;x=f.wants?.(m.read());)await x;return w()};return f.ready?b():w()}}}var $t="http://www.w3.org/2000/svg",j=t=>Math.round(t*10)/10+0;function y(t,e,n,o,r){let a={};for(let l in o){let i=o[l];a[l]=typeof i=="number"?j(i):i}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}y.line=(t,e,[n,o,r,a],l)=>y(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...l});y.rect=(t,e,[n,o,r,a],l)=>y(t,"rect",e,{x:n,y:o,width:r,height:a,...l});y.circle=(t,e,[n,o,r],a)=>y(t,"circle",e,{cx:n,cy:o,r,...a});y.path=(t,e,n,o)=>y(t,"path",e,{d:n,...o});y.text=(t,e,[n,o],r,a)=>y(t,"text",e,{x:n,y:o,...a},r);var vt=new WeakMap;function ce(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let l in e.at)r[l]!==e.at[l]&&n.setAttribute(l,String(e.at[l]));for(let l in r)l in e.at||n.removeAttribute(l);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(de)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var pe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function de(t){let e=document.createElementNS($t,"tspan");for(let[n,o]of Object.entries(pe(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function tt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=vt.get(t)??new Map;vt.set(t,a);let l=new Map(o.map(s=>[s.id,s]));for(let[s,{node:c,shape:d}]of a)l.get(s)?.shape!==d&&(c.remove(),a.delete(s));let i=t.firstChild;for(let s of o){let c=a.get(s.id);if(!c){let d=document.createElementNS($t,s.shape);d.setAttribute("data-id",s.id),c={node:d,shape:s.shape,role:"",at:{},text:""},a.set(s.id,c)}ce(c,s),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}var ue=t=>Math.round(t*10)/10,Mt=new WeakMap;function St(t){let e=S("attn-hits"),n=new Map,o=a=>{let l=a.slider?k("div",{role:"slider",tabindex:0}):k("button",{type:"button"}),i={node:l,hit:a};return n.set(a.id,i),l.dataset.id=a.id,t(l,()=>i.hit),i};return{root:e,set:(a,l=1)=>{let i=new Set(a.map(({id:s})=>s));for(let[s,{node:c}]of n)i.has(s)||(c.remove(),n.delete(s));a.forEach((s,c)=>{let d=n.get(s.id)??o(s);he(d.node,d.hit=s,l),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function he(t,{x:e,y:n,width:o,height:r,label:a,kind:l="",aria:i={},tab:s=0,lang:c},d){let[p,h,m,f]=[e,n,o,r].map(g=>ue(d*g)),u=`left:${p}px;top:${h}px;width:${m}px;height:${f}px`;Mt.get(t)!==u&&(t.style.cssText=u,Mt.set(t,u)),q(t,"class",`attn-hit ${l}`.trim()),q(t,"aria-label",a),q(t,"tabindex",s),c&&q(t,"lang",c);for(let[g,w]of Object.entries(i))q(t,`aria-${g}`,String(w))}function At(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var Et={self:{queries:["the","old","cat","slept","all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dormit"],keys:["the","old","cat","slept","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var T=Et,N={padding:null,causal:null,window:null},me=-1e9;function Ot(t,e,{padding:n,causal:o,window:r}){let a=(l,i)=>(n===null||i<n)&&(o===null||i<=l+o)&&(r===null||l-r[0]<=i&&i<=l+r[1]);return Array.from({length:t},(l,i)=>Array.from({length:e},(s,c)=>a(i,c)?1:0))}var _=(t,e)=>Ot(T[t].queries.length,T[t].keys.length,e),et=({padding:t,causal:e,window:n})=>({padding:t,causal:e,window:n});function L(t){let e=_(t.scene,et(t));return String(e)===String(qt(t))?et(t):N}var H=t=>{let{queries:e,keys:n}=T[t];return{padding:n.length,causal:n.length-e.length,window:[2,0]}};function qt({mask:t,scene:e}){let{queries:n,keys:o}=T[e];return t.length===n.length&&t[0].length===o.length?t:_(e,N)}function D(t){let e=qt(t),{_own:{kind:n=""}={}}=t,o=C(t).mask;return!o||!X(o,e)||(L(t)[n]??null)===null?e:_(t.scene,{...et(t),[n]:null}).map((a,l)=>a.map((i,s)=>i&&Number(o[l][s])))}var zt=([t,e],n,o)=>(t<0||t===n)&&(e<0||e===o);function Tt(t,e){return t.flatMap((o,r)=>o.filter((a,l)=>zt(e,r,l))).every(Boolean)?0:1}var Nt=(t,e,n)=>t.map((o,r)=>o.map((a,l)=>e.some(i=>zt(i,r,l))?n:Number(a)));function ge(t,e,n){return n==="before"?F(t,1,e):n==="after"?F(t).map((o,r)=>e[r]?o:0):F(t.map((o,r)=>e[r]?o:me))}function _t({scores:t,mask:e,how:n,boost:o}){let r=e.map(i=>i.map(Boolean)),a=t.map((i,s)=>i.map((c,d)=>r[s][d]?c:c+o)),l=a.map((i,s)=>ge(i,r[s],n));return{scores:a,weights:l,sums:K(l),empty:r.map(i=>!i.some(Boolean))}}var K=t=>t.map(e=>e.reduce((n,o)=>n+o,0));function Lt(t,e){let{queries:{length:n},keys:{length:o}}=T[t.scene],r=[n,o];if(e==="attention"){let i=_(t.scene,N)[0].map((h,m)=>Array.from({length:o},(f,u)=>+(m===u))),{scores:s,mask:c}=Ct(t);return{given:{query:s.map(h=>h.map(m=>m*Math.sqrt(o))),key:i,value:i,mask:c.map(h=>h.map(Boolean))},shape:r}}let a=L(t)[e]??null;return a===null||e==="window"&&n!==o?null:{given:{causal:{n_queries:n,n_keys:o,offset:a},padding:{lengths:[a],n_keys:o},window:{n:o,left:a[0],right:a[1]}}[e],shape:r}}function Ct(t){let{how:e,boost:n,scene:o}=t,r=D(t),{queries:a,keys:l,scores:i}=T[o];return{queries:a,keys:l,mask:r,..._t({scores:i,mask:r,how:e,boost:n})}}function I(t){let e=Ct(t),{weights:n}=C(t);return n&&X(n,e.weights)?{...e,weights:n,sums:K(n)}:e}var Bt=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var xe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),be=1.12;var P=new Map;function ke(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(xe[r.charCodeAt(0)-32]??556),0);return be*n/1e3}function jt(t,e){return P.size>5e3&&P.clear(),P.has(t)||P.set(t,ke(t)),e*P.get(t)}var Wt=t=>ft(t.map(e=>`\u201C${e}\u201D`));function ye({how:t,boost:e},{queries:n,sums:o,empty:r,mask:a}){if(r.every(Boolean))return[];if(t==="after"){let i=o.map((d,p)=>r[p]||a[p].every(Boolean)?1/0:d),s=Math.min(...i);if(s===1/0)return[];let c=n[i.indexOf(s)];return[`The hidden keys took part in the softmax and took their share with them: ${Wt([c])} keeps ${ht(s)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${E(e,1)}`}.`]}function ve({how:t},{queries:e,keys:n,sums:o,empty:r}){let a=e.filter((i,s)=>r[s]);if(a.length===0)return[];let l={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${E(1/n.length)} on keys that are all forbidden`,own:`weights that sum to ${E(o[r.indexOf(!0)])}`}[t];return[`${Wt(a)} may look at nobody: ${l}.`]}function Dt(t,e){let n=e.sums.some((s,c)=>!e.empty[c]&&Math.abs(s-1)>.001),o=C(t).weights&&{rows:n?"after":"before",none:"own"},{rows:r,none:a}=o??{rows:t.how,none:t.how},l=e.mask.flat().reduce((s,c)=>s+c,0),i=e.queries.length*e.keys.length;return[`${l} of ${i} pairs are allowed.`,...l<i?ye({...t,how:r},e):[],...ve({how:a},e)].join(" ")}var It=({queries:t,keys:e,mask:n,weights:o},r,a)=>`${t[r]} looks at ${e[a]}: ${n[r][a]?"allowed":"hidden"}, weight ${E(o[r][a])}`;var $e=420,R=36,Pt=252,Rt=7;function U({queries:t,keys:e},n){let o=n<$e,[r,a]=o?[44,n<330?42:54]:[58,76],l=(n-r-a)/e.length,i=Pt/t.length,s=(d,p)=>({x:r+p*l,y:R+d*i,width:l,height:i}),c=t.length;return{narrow:o,side:r,end:a,wide:l,tall:i,rows:c,columns:e.length,box:s,height:R+Pt}}function Me({x:t,y:e,width:n,height:o}){return Array.from({length:Math.ceil((n+o)/Rt)-1},(a,l)=>(l+1)*Rt).map(a=>`M${j(t+Math.max(0,a-o))} ${j(e+Math.min(a,o))}L${j(t+Math.min(a,n))} ${j(e+Math.max(0,a-n))}`).join("")}var Ft=t=>t>0&&t<.005?"<.01":t===0?"0":E(t);function Se(t,e,n,{seen:o,leaks:r,weight:a}){let{x:l,y:i,width:s,height:c}=t.box(e,n),d=g=>({x:l+g,y:i+g,width:s-2*g,height:c-2*g}),p={...d(1),rx:4},h=o||r,m=`${t.wide<33?"tiny":"number"}${r&&!t.narrow?" strong":""}`,f=[l+s/2,i+c/2+4.5],u={...p,"fill-opacity":z(a).toFixed(3)};return[y(`bed ${e} ${n}`,"rect",h?"paper":"tint",p),y(`cell ${e} ${n}`,"rect","weight shade",u),...h?[]:[y.path(`hatch ${e} ${n}`,"soft hatch",Me(d(1.5)))],y(`frame ${e} ${n}`,"rect",r?"wrong frame":"ruler",p),y.text(`number ${e} ${n}`,`ink ${m}`,f,h?Ft(a):"")]}function Ae(t,{queries:e,keys:n}){let{side:o,narrow:r}=t,a=r?"small":"head",l=i=>t.box(0,i).x+t.wide/2;return[y.text("name key","key small end",[o-6,13],"key"),y.text("name query","query small start",[0,29],"query"),...n.map((i,s)=>y.text(`column ${s}`,`key ${a}`,[l(s),27],i)),...e.map((i,s)=>{let{y:c,height:d}=t.box(s,0);return y.text(`row ${s}`,`query ${a} start`,[0,c+d/2+4.5],i)})]}function Ee(t,e,{sums:n,empty:o},r){let a=t.end-12,l=r-a,i=["all forbidden","forbidden"].find(s=>jt(s,11)<t.end-1)??"hidden";return[y.text("name sum","ink small end",[r,27],"sum"),...e.flatMap((s,c)=>{let{y:d,height:p}=t.box(c,0),h=d+p/2,m=o[c]||n[c]<.9995,f={x:l,y:h+1,height:6,rx:3},u=`${m?"wrong":"ink"} ${t.narrow?"brief":"strong number"} end`,w=m&&s>=.995&&s<.9995?">.99":s===0?"0.00":Ft(s),b=n[c]>0?i:"empty";return[y.text(`sum ${c}`,u,[r-1,h-4],w),...o[c]?[y.text(`fate ${c}`,"wrong tiny end",[r-1,h+10],b)]:[y(`track ${c}`,"rect","rule solid",{...f,width:a}),y(`bar ${c}`,"rect","weight solid",{...f,width:z(s)*a})]]})]}function Ht(t,e,{width:n}){let o=U(t,n),{mask:r,queries:a,keys:l}=t,i=e.length===r.length?e:t.weights,s=a.flatMap((c,d)=>l.flatMap((p,h)=>{let m=r[d][h],f=!m&&t.weights[d][h]>0;return Se(o,d,h,{seen:m,leaks:f,weight:i[d][h]})}));return{width:n,height:o.height,marks:[...Ae(o,t),...s,...Ee(o,K(i),t,n)]}}function nt({side:t,wide:e,tall:n,rows:o,columns:r},[a,l]){let[i,s]=[Math.floor((l-R)/n),Math.floor((a-t)/e)],[c,d]=[l<R?-1:i,a<t?-1:s];return a<0||l<0||c>=o||d>=r||c<0&&d<0?null:[c,d]}var Oe=(t,e)=>t[0]<0==e[0]<0&&t[1]<0==e[1]<0;function Kt(t,e,n,o){let r=Math.ceil(Math.hypot(o[0]-n[0],o[1]-n[1])/4)||1,a=Array.from({length:r+1},(i,s)=>nt(t,n.map((c,d)=>c+(o[d]-c)*s/r)));return[...new Map(a.flatMap(i=>i&&Oe(i,e)?[[String(i),i]]:[])).values()]}function Ut(t,{width:e,here:n}){let o=U(t,e),{queries:r,keys:a,mask:l}=t,i=(d,p,h,m,f={})=>({id:`place ${d} ${p}`,label:m,aria:f,...h,tab:d===n[0]&&p===n[1]?0:-1}),s=a.map((d,p)=>{let h={...o.box(0,p),y:0,height:R};return i(-1,p,h,`${d}, as a key: change the whole column`)}),c=r.flatMap((d,p)=>{let h={...o.box(p,0),x:0,width:o.side};return[i(p,-1,h,`${d}, as a query: change the whole row`),...a.map((m,f)=>i(p,f,o.box(p,f),It(t,p,f),{pressed:!!l[p][f]}))]});return[...s,...c]}var Vt=`.attn-masking { --apart: 12px; }
.attn-masking[data-own="attention"] .attn-between > :last-child { visibility: hidden; } /* the reader's function decides */
.masking-main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
.masking-stage { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
/* Up and down a finger scrolls the page; sideways it paints. */
.masking-stage .attn-hit { touch-action: pan-y pinch-zoom; }
.masking-stage .attn-hit:hover { box-shadow: inset 0 0 0 2px var(--ink); }
.masking-note { display: block; margin-top: 8px; }
.masking-side { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; align-content: start; }
.masking-rules { display: grid; gap: 10px; }
.masking-rule { display: grid; grid-template-columns: 5.2em minmax(0, 1fr); gap: 10px; align-items: center; }
.masking-rule.off .masking-sliders { --accent: var(--edge); color: var(--soft); }
.masking-rule.off .masking-sliders :focus-visible { outline-color: var(--ink); }
.masking-rule .attn-button { width: 100%; padding: 0; }
.attn-masking .masking-rule .attn-slider { grid-template-columns: 4.3em minmax(0, 1fr) 1.4em; gap: 6px; }
.attn-masking .masking-side > .attn-slider { grid-template-columns: 6.9em minmax(0, 1fr) 2.4em; }
.attn-masking .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (min-width: 900px) { .attn-masking .attn-summary { min-height: 2.9em; } }
@container (max-width: 600px) { .attn-masking .attn-summary { min-height: 5.8em; } }
@container (min-width: 620px) {
  .masking-main { grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr); align-items: start; column-gap: 28px; }
}
@container (min-width: 1000px) {
  .attn-masking { font-size: 18px; }
  .masking-main { grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr); }
}
@container (max-width: 519px) {
  .masking-side, .masking-rules { gap: 8px; }
  .attn-masking .attn-summary { min-height: 8.7em; }
}
@container (max-width: 330px) { .attn-masking .attn-summary { min-height: 10.15em; } }
@media (forced-colors: active) {
  .masking-rule.off .masking-sliders { color: GrayText; }
  .masking-rule.off input { forced-color-adjust: none; accent-color: GrayText; }
}
@media print { .masking-side, .attn-hint { display: none; } }
`;var ze=560,Te=10,Ne=500,A=t=>t.read();function _e(t,{begin:e,go:n,zoom:o}){let r=null,a=null,l=-1/0,i=c=>At(t,c).map(d=>d/o()),s=c=>a=e(c)?c:null;return t.addEventListener("pointerdown",c=>{c.button!==0||!c.isPrimary||(t.setPointerCapture(c.pointerId),c.pointerType==="touch"?r=i(c):(c.preventDefault(),s(i(c))))}),t.addEventListener("pointermove",c=>{let d=i(c);r!==null&&Math.abs(d[0]-r[0])*o()>=Te&&(s(r),r=null),a!==null&&(n(a,d),a=d)}),t.addEventListener("pointerup",c=>{r!==null&&s(r),[r,a,l]=[null,null,c.timeStamp]}),t.addEventListener("pointercancel",()=>[r,a]=[null,null]),c=>c.detail===0||c.timeStamp-l>Ne}function Le(t){let e=J(),[n,o,r,a,l]=[420,1,[0,0],[0,0],0],i=()=>U(T[A(t).scene],n),s=(w,b=!1)=>{let x=D(A(t)),v=Nt(x,w,l);String(v)!==String(x.map($=>$.map(Number)))&&t.change({mask:v,...N},{glide:b})},c=(w,b=!1)=>{[a,l]=[w,Tt(D(A(t)),w)],s([w],b)},d=w=>{let{rows:b,columns:x}=i();w[0]<0&&w[1]<0||(r=[z(w[0],-1,b-1),z(w[1],-1,x-1)],u(A(t)),p.focus(`place ${r.join(" ")}`))},p=St((w,b)=>{let x=()=>b().id.split(" ").slice(1).map(Number),v=($,O)=>()=>pt(x(),[$,O]);w.addEventListener("click",$=>f($)&&c(x(),!0)),wt(w,{ArrowUp:v(-1,0),ArrowDown:v(1,0),ArrowLeft:v(0,-1),ArrowRight:v(0,1),Home:()=>[x()[0],x()[0]<0?0:-1],End:()=>[x()[0],i().columns-1]},d)}),m=st("Mask and weights; arrow keys move, Enter changes","masking-stage",e,p.root),f=_e(m,{begin:w=>{let b=nt(i(),w);return b===null?!1:(d(b),c(b),!0)},go:(w,b)=>s(Kt(i(),a,w,b)),zoom:()=>o}),u=w=>{let b=I(w);r=r.map((x,v)=>Math.min(x,[b.queries,b.keys][v].length-1)),p.set(Ut(b,{width:n,here:r}),o)};return{root:m,tell:u,paint:w=>{let b=Math.round(m.clientWidth);b!==Math.round(n*o)&&(n=Math.min(b,ze),o=b/n,u(A(t))),tt(e,Ht(I(A(t)),w,{width:n}))}}}var Ce=t=>`${t>0?"+":""}${E(t,1)}`,Be=t=>E(t,0);function je(t,e){let n=()=>L(A(e)),o=u=>{let g=Object.entries(L(u)).filter(([,w])=>w!==null);return{...H(u.scene),...Object.fromEntries(g)}},r=(u,g,w=!1)=>t({...n(),[u]:g},w),a={padding:"Padding",causal:"Causal",window:"Window"},l=u=>r(u,n()[u]===null?H(A(e).scene)[u]:null,!0),i=Object.entries(a).map(([u,g])=>W(g,()=>l(u))),s=(u,g,w,b)=>Q({label:u,min:g,max:w,step:1,text:Be,zero:Math.max(g,0),onInput:b}),c=()=>o(A(e)).window,d=[s("real keys",0,7,u=>r("padding",u)),s("offset",-3,6,u=>r("causal",u)),s("left",-3,6,u=>r("window",[u,c()[1]])),s("right",-3,6,u=>r("window",[c()[0],u]))],p=(u,...g)=>S("masking-rule",u.root,S("masking-sliders",...g.map(w=>w.root))),h=i.map((u,g)=>p(u,...d.slice(g,g<2?g+1:4)));return{root:S("masking-rules",...h),tell:u=>{let[g,{padding:w,causal:b,window:[x,v]}]=[L(u),o(u)];[w,b,x,v].forEach(($,O)=>d[O].set($)),Object.keys(a).forEach(($,O)=>{i[O].set(g[$]!==null),h[O].classList.toggle("off",g[$]===null)})}}}var Gt=(t,e)=>S("attn-row",k("span",{class:"attn-label"},t),e.root);function We(t){let o=Z("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},p=>{let h={...N,causal:T[p].causal};t.change({scene:p,mask:_(p,h),...h},{glide:!0})}),l=Z("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},p=>t.change({how:p},{glide:!0})),[i,s]=[Gt("who asks",o),Gt("mask acts",l)];return{root:S("attn-row attn-between",i,s),tell:({scene:p,how:h})=>{o.set(p),l.set(h)}}}function De(t){let e=s=>t.change({mask:s,...N},{glide:!0}),n=je((s,c)=>t.change({mask:_(A(t).scene,s),...s},{glide:c}),t),o={All:()=>e(_(A(t).scene,N)),"Turn around":()=>e(D(A(t)).map(s=>s.map(c=>c?0:1))),Reset:t.reset},r=Object.entries(o).map(([s,c])=>W(s,c).root),a=Q({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:Ce,onInput:s=>t.change({boost:s})});return{root:S("masking-side",n.root,S("attn-row",...r),a.root),tell:s=>{n.tell(s),a.set(s.boost)}}}function Ie(t,e){let[n,o,r,a]=[We(e),Le(e),De(e),gt()],i=matchMedia("(pointer: coarse)").matches?"Press a cell, or drag sideways along a row":"Press a cell or drag over several",s=mt(`${i}: what was hidden shows, and the other way round. Then press \u201Cafter\u201D and look at the sums.`),c=k("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),d=S("masking-main",k("div",{},o.root,c),r.root),p=0,h=({scene:f,_own:{kind:u,turn:g}={kind:"",turn:0}})=>{let w=g===p||!(u in N);if(p=g,w||L(A(e))[u]!==null)return;let b=u==="window"?"self":f,x={...L(A(e)),[u]:H(b)[u]};e.change({scene:b,mask:_(b,x),...x})},m=f=>{h(f),n.tell(f),r.tell(f),o.tell(f),a.set(Dt(f,I(f)))};return{parts:[s,n.root,d,a.root],tell:m,glides:f=>({weights:I(f).weights}),paint:({weights:f})=>o.paint(f),stop:a.stop}}var Kn=yt({name:"masking",label:"Live figure: who may look at whom",style:Bt+Vt,controls:["mask","scene","how","boost","padding","causal","window"],asks:Lt,build:Ie});export{T as SCENES,_t as attend,I as compute,Kn as default,Dt as describe,U as gridOf,Ot as ruled};
