// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var yt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var Ae="http://www.w3.org/2000/svg",Se=0,Ee=Math.random().toString(36).slice(2,8),vt=t=>`attn-${Ee}-${t}-${++Se}`;function $t(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var v=(t,e={},...n)=>$t(document.createElement(t),e,n),E=(t,...e)=>v("div",{class:t},...e),qe=(t,e={},...n)=>$t(document.createElementNS(Ae,t),e,n),ot=(t="")=>qe("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function D(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function q(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var kt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Mt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var At=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var F=(t,e)=>t.reduce((n,o,r)=>n+o*e[r],0),St=(t,e,n=1)=>t.map((o,r)=>o+n*e[r]),L=t=>Math.hypot(...t),rt=t=>t[0].map((e,n)=>t.map(o=>o[n]));function at(t,e){let n=rt(e);return t.map(o=>n.map(r=>F(o,r)))}function Et(t,e=1,n=null){let o=s=>n===null||n[s],r=Math.max(...t.filter((s,c)=>o(c))),a=t.map((s,c)=>o(c)?Math.exp((s-r)/e):0),i=a.reduce((s,c)=>s+c,0);return i>0?a.map(s=>s/i):a}var $=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var qt=200,st=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ie=t=>t*t*(3-2*t);function it(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>it(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,it(t[r],a,n)]);return Object.fromEntries(o)}return e}function Ot(t,e,n){let[o,r,a,i,s,c]=[t,t,t,0,0,0],l=!1,p=d=>{let h=$(d-s,0,64);if(s=d,l){let g=$((d-i)/e);o=it(r,a,Ie(g)),l=g<1}let u=n(o,h);c=l||u?requestAnimationFrame(p):0};return{go(d,h){if(st()){[o,a,l]=[d,d,!1],n(o,1/0);return}[r,a,i,l]=[o,d,performance.now(),h],h||(o=d,n(o,0)),c||([s,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function P(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function I(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var R=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function J(t,e){let n=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>q(n,"aria-pressed",String(o))}}var lt=(...t)=>v("p",{class:"attn-hint"},...t);function Tt({label:t,min:e,max:n,step:o,onInput:r,text:a=P,zero:i=e,...s}){let{read:c=b=>b,write:l=b=>b}=s,p=vt("slider"),d=v("span",{class:"attn-number","aria-hidden":"true"}),u=v("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(c(u.valueAsNumber))}),g=E("attn-slider",v("label",{for:p},t),u,d),w=n,f=b=>Math.min(1,Math.max(0,(b-e)/(w-e)));return{root:g,input:u,set:(b,M=!0)=>{let A=l(b);u.valueAsNumber!==A&&(u.value=A),u.style.setProperty("--from",f(Math.min(i,A))),u.style.setProperty("--to",f(Math.max(i,A))),u.disabled=!M,D(d,a(b)),q(u,"aria-valuetext",a(b))},limit:b=>q(u,"max",w=b)}}function Lt(t=700){let e=v("p",{class:"attn-summary"}),n=v("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>D(n,i),t)),D(e,a)};return{root:v("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}var ze=0,It=({_own:t,_drawn:e})=>t?.name?e??{}:{};function zt(t,e){let[n,o,r]=[!1,0,""],a={},i=c=>{a=c;let l=c._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let p=l?.name?e(c,l.kind):null,d=p?JSON.stringify([l,p]):"";d!==r&&([r,n]=[d,p!==null],p&&t.send({own:{...p,name:l.name,turn:++ze}}))},s=()=>{n=!1,i(a)};return t.on("change:_drawn",s),{ask:i,stop:()=>t.off("change:_drawn",s)}}function Ne(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:i,mask:s}=It(t),c=!!(i??s);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function Nt(t,e){let n=v("span",{role:"status"}),o=J("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=E("attn-own",n,o.root);return{root:r,tell:i=>{let s=Ne(i,e);r.hidden=s==="",r.classList.toggle("fault",!!It(i).fault),D(n,s)}}}function Ct(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),s=d=>{if(a)return;let h=i();r.forEach(u=>u(h,d))},c=()=>s(null);e.forEach(d=>t.on(`change:${d}`,c));let l=(d,{glide:h=!1}={})=>{a=!0;for(let[u,g]of Object.entries(d))t.set(u,g);a=!1,s({glide:h}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in d).map(h=>[h,d[h]]))};return{read:i,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function Ce(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function _e(t,e,n,o){let[r,a]=[0,!1],i=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},s=c=>{let l=++r,p=e.wants?.(n())??null;if(i(p!==null),p===null)return o(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===r&&s(c),()=>l===r&&e.say?.(d))};return s}function _t({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=qt,asks:i,build:s}){return{render:({model:l,el:p})=>{let d=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=d.attachShadow({mode:"open"});h.append(v("style",{},[kt,Mt,At,n].join(`
`)));let u=Ct(l,i?[...o,"_own","_drawn"]:o,r),g=s(u.read(),u,l),w=i&&{...zt(l,i),...Nt(l,i)},f=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:i&&-1},g.parts[0],...w?[w.root]:[],...g.parts.slice(1));h.append(f),p.append(d);let m=()=>{let b=g.glides??(S=>S),M=0,A=()=>{let S=u.read();g.tell(S),w?.tell(S),w?.ask(S),w&&(f.dataset.own=S._own?.kind??"")},k=Ot(b(u.read()),a,(S,nt)=>M>0&&g.paint(S,nt,M)),N=()=>{let S=Math.round(f.clientWidth);S===M||S===0||(M=S,Ce(p),k.again())},G=_e(f,g,u.read,S=>{A(),k.go(b(u.read()),S)});u.follow((S,nt)=>{f.classList.add("touched"),G(nt?.glide??!0)}),A(),N();let bt=new ResizeObserver(N);return bt.observe(f),g.ahead?.(),()=>{bt.disconnect(),k.stop(),u.stop(),w?.stop(),g.stop?.()}},y=async()=>{await g.ready;for(let b;b=g.wants?.(u.read());)await b;return m()};return g.ready?y():m()}}}var De=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Dt(t,e,{glide:n=!1}={}){let o=0,r=0,a=null,i=()=>{cancelAnimationFrame(o),a=null,r=0},s=p=>{a=p,t.change(p,{glide:n})};return{play:(p,d=e)=>{i();let h=p.length-1;if(st())return s(p[h]);let u=performance.now(),g=0,w=f=>{let m=Math.min(h,Math.floor(h*(f-u)/d));a&&m>g&&(r=h-m,s(p[g=m])),a&&g<h&&(o=requestAnimationFrame(w))};r=h,s(p[0]),o=requestAnimationFrame(w)},stop:i,tell:p=>{a&&Object.entries(a).some(([d,h])=>!De(p[d],h))&&i()},playing:()=>r>0}}var Pe=Math.sqrt(50),Re=Math.sqrt(10),He=Math.sqrt(2);function ct(t,e,n){let o=(e-t)/Math.max(0,n),r=Math.floor(Math.log10(o)),a=o/Math.pow(10,r),i=a>=Pe?10:a>=Re?5:a>=He?2:1,s,c,l;return r<0?(l=Math.pow(10,-r)/i,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,r)*i,s=Math.round(t/l),c=Math.round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=n&&n<2?ct(t,e,n*2):[s,c,l]}function U(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let o=e<t,[r,a,i]=o?ct(e,t,n):ct(t,e,n);if(!(a>=r))return[];let s=a-r+1,c=new Array(s);if(o)if(i<0)for(let l=0;l<s;++l)c[l]=(a-l)/-i;else for(let l=0;l<s;++l)c[l]=(a-l)*i;else if(i<0)for(let l=0;l<s;++l)c[l]=(r+l)/-i;else for(let l=0;l<s;++l)c[l]=(r+l)*i;return c}var Rt="http://www.w3.org/2000/svg",je=t=>Math.round(t*10)/10+0;function x(t,e,n,o,r){let a={};for(let i in o){let s=o[i];a[i]=typeof s=="number"?je(s):s}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}x.line=(t,e,[n,o,r,a],i)=>x(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});x.rect=(t,e,[n,o,r,a],i)=>x(t,"rect",e,{x:n,y:o,width:r,height:a,...i});x.circle=(t,e,[n,o,r],a)=>x(t,"circle",e,{cx:n,cy:o,r,...a});x.path=(t,e,n,o)=>x(t,"path",e,{d:n,...o});x.text=(t,e,[n,o],r,a)=>x(t,"text",e,{x:n,y:o,...a},r);var Pt=new WeakMap;function We(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Be)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Fe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Be(t){let e=document.createElementNS(Rt,"tspan");for(let[n,o]of Object.entries(Fe(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function pt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Pt.get(t)??new Map;Pt.set(t,a);let i=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:p}]of a)i.get(c)?.shape!==p&&(l.remove(),a.delete(c));let s=t.firstChild;for(let c of o){let l=a.get(c.id);if(!l){let p=document.createElementNS(Rt,c.shape);p.setAttribute("data-id",c.id),l={node:p,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}We(l,c),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}var H=({width:t,height:e,edge:n})=>Math.min(t,e)/2/n,dt=t=>[t.left+t.width/2,t.top+t.height/2];function _(t,[e,n]){let[o,r]=dt(t);return[o+e*H(t),r-n*H(t)]}function ut(t){let[e,n]=dt(t);return U(0,t.edge,3).filter(r=>r>0&&r<=t.edge).map(r=>({length:r,x:e+r*H(t)-3,y:n+12}))}function jt(t,e){let{left:n,top:o,width:r,height:a}=e,[i,s]=dt(e);return[x.rect(`${t} ground`,"tint",[n,o,r,a],{rx:6}),x.path(`${t} axes`,"rule",`M${n} ${s}h${r}M${i} ${o}v${a}`),...ut(e).flatMap(({length:c,x:l,y:p})=>[x.circle(`${t} ring ${c}`,"rule",[i,s,c*H(e)]),x.text(`${t} length ${c}`,"soft small end",[l,p],String(c))])]}var Ke={arrow:(t,e,n,o,[r,a])=>{let i=(s,c)=>`${(n-s*r-c*a).toFixed(1)} ${(o-s*a+c*r).toFixed(1)}`;return x.path(t,`${e} solid`,`M${i(0,0)}L${i(10,4.6)}L${i(10,-4.6)}Z`)},ring:(t,e,n,o)=>x.circle(t,`${e} ring`,[n,o,4.5]),square:(t,e,n,o)=>x.rect(t,`${e} solid`,[n-4.5,o-4.5,9,9])};function Wt(t,e,n,o,r="arrow"){let[a,i]=_(n,[0,0]),s=_(n,o),c=Math.hypot(s[0]-a,s[1]-i);if(c<1e-9)return[x.circle(`${t} dot`,`${e} solid`,[a,i,4])];let l=[(s[0]-a)/c,(s[1]-i)/c],p=Math.min(c,r==="arrow"?8:4.5);return[x(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:i,x2:s[0]-p*l[0],y2:s[1]-p*l[1]}),Ke[r](`${t} head`,e,s[0],s[1],l)]}var Ht=t=>P(Math.abs(t)<.005?0:t);function Ft(t,e,n,o){let[r,a]=_(n,o),i=Math.round(Math.atan2(o[1],o[0])*180/Math.PI);return{id:t,label:e,x:r-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:i,valuetext:`x ${Ht(o[0])}, y ${Ht(o[1])}`}}}var Ge=t=>Math.round(t*10)/10,Bt=new WeakMap;function ft(t){let e=E("attn-hits"),n=new Map,o=a=>{let i=a.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),s={node:i,hit:a};return n.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:c})=>c));for(let[c,{node:l}]of n)s.has(c)||(l.remove(),n.delete(c));a.forEach((c,l)=>{let p=n.get(c.id)??o(c);Je(p.node,p.hit=c,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Je(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:s={},tab:c=0,lang:l},p){let[d,h,u,g]=[e,n,o,r].map(f=>Ge(p*f)),w=`left:${d}px;top:${h}px;width:${u}px;height:${g}px`;Bt.get(t)!==w&&(t.style.cssText=w,Bt.set(t,w)),q(t,"class",`attn-hit ${i}`.trim()),q(t,"aria-label",a),q(t,"tabindex",c),l&&q(t,"lang",l);for(let[f,m]of Object.entries(s))q(t,`aria-${f}`,String(m))}function Kt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function Gt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Ue={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Jt(t,{plane:e,read:n,move:o,hold:r=()=>{}}){let a=i=>Kt(t.parentElement,i);Gt(t,i=>{let[s,c]=[n(),a(i)];return r(!0),l=>{let p=H(e()),[d,h]=a(l);o([s[0]+(d-c[0])/p,s[1]-(h-c[1])/p])}},()=>r(!1)),t.addEventListener("keydown",i=>{let s=Ue[i.key];if(!s||i.ctrlKey||i.metaKey||i.altKey)return;i.preventDefault(),i.stopPropagation();let c=i.shiftKey?.5:.1;o(n().map((l,p)=>l+c*s[p]))})}function Ut(t,e,n,o){let r=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>o(r()[0],r()[1],!1)),t.addEventListener("keydown",a=>{let s={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!s||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[c,l]=r().map((p,d)=>$(p+s[d],0,n-1));o(c,l,!0)})}var mt=90,Ve=1e-5,Ye=20,Vt=.12,C=3,Ze=t=>$(t,-C,C),V=t=>L(t)>0?t.map(e=>e/L(t)):t;function Yt(t){let[e,n,o]=t.slice(0,3).map(V),r=F(e,n),a=(F(e,o)+F(n,o))/2,i=[0,1,2].filter(s=>L(t[s])===0);return{opposition:r,attraction:a,limit:Math.sqrt(Math.max(0,(1+r)/2)),lost:i}}function j({vectors:t}){let e=at(t,rt(t)),n=e.map(o=>Et(o));return{scores:e,weights:n,output:at(n,t),...Yt(t)}}function Zt({vectors:t,emphasis:e}){let[n,o]=[-e,(1-e)/2],r=t.map(L),[a,i,s]=t.slice(0,3).map(V),[c,l]=[Math.cos(.01),Math.sin(.01)];a=[a[0]*c-a[1]*l,a[0]*l+a[1]*c];let p=(w,f)=>V(w.map((m,y)=>L(w)>0?m+Vt*(n*f[y]+o*s[y]):0)),d=[],h=1;for(;h>Ve&&d.length<Ye*mt||d.length%mt;){let w=[p(a,i),p(i,a)],f=s.map((y,b)=>y+Vt*o*(a[b]+i[b])),m=[a,i,s];[a,i,s]=[...w,L(s)>0?V(f):s],h=Math.max(...[a,i,s].map((y,b)=>L(St(y,m[b],-1)))),d.push([a,i,s])}let u=d.length/mt,g=d.filter((w,f)=>(f+1)%u===0).map(w=>[...w.map((f,m)=>f.map(y=>Ze(y*r[m]))),...t.slice(3)]);return[t,...g]}function Qt(t){let{opposition:e,attraction:n}=Yt(t);return[e,n].map(o=>$(o,-1,1))}var Xt=(t,{opposition:e,attraction:n})=>t.length>1&&Math.hypot(t[t.length-1][0]-e,t[t.length-1][1]-n)<1e-6;var te=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.trail { stroke-width: 2; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var Xe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),tn=1.12,Y=1.18,B=new Map;function en(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Xe[r.charCodeAt(0)-32]??556),0);return tn*n/1e3}function W(t,e){return B.size>5e3&&B.clear(),B.has(t)||B.set(t,en(t)),e*B.get(t)}var re=8,ee=14,nn=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],on=[0,12,26,42,60,80,102,126],ht=([t,e],n,o)=>({x:t,y:e,half:n,high:o,leader:null}),Z=({x:t,y:e,half:n,high:o},[r,a])=>Math.hypot(Math.max(0,Math.abs(r-t)-n),Math.max(0,Math.abs(a-e)-o));function ae({x:t,y:e,half:n,high:o},r,a){let[i,s]=[0,1];for(let[c,l,p,d]of[[r[0],a[0],t,n],[r[1],a[1],e,o]]){let h=l-c;if(Math.abs(h)<1e-9){if(Math.abs(c-p)>=d)return 0;continue}let u=[(p-d-c)/h,(p+d-c)/h];i=Math.max(i,Math.min(...u)),s=Math.min(s,Math.max(...u))}return Math.max(0,s-i)}var ne=(t,[e,n,o,r])=>ae(t,[e,n],[o,r])>0,rn=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function oe({x:t,y:e,half:n,high:o},[r,a]){let[i,s]=[$(r,t-n,t+n),$(a,e-o,e+o)],c=Math.hypot(r-i,a-s),l=(c-6)/c;return[i,s,i+l*(r-i),s+l*(a-s)]}function*an({left:t,top:e,width:n,height:o},[r,a],i,s,c){for(let l of on)for(let p of nn){let d=p*Math.PI/180,[h,u]=[Math.cos(d),Math.sin(d)],[g,w]=[c[0]*h-c[1]*u,c[0]*u+c[1]*h],f=re+1+l,m=Math.min((i+f)/Math.abs(g||1e-9),(s+f)/Math.abs(w||1e-9)),y=Y*i,b=$(r+m*g,t+y,t+n-y),M=$(a+m*w,e+s+1,e+o-s-1);yield{name:ht([b,M],i,s),cost:l+.12*Math.abs(p)}}}function*sn({left:t,top:e,width:n,height:o},r,a){for(let i=e+a+1;i<=e+o-a-1;i+=a)for(let s=t+Y*r;s<=t+n-Y*r;s+=10)yield{name:ht([s,i],r,a),cost:300}}function ln(t,e,n,o,r=[]){let a=[...r,...ut(t).map(({x:u,y:g})=>[u-5,g-4])],i=_(t,[0,0]),s=.55*o,c=n.map(([u,g])=>Math.hypot(u-i[0],g-i[1])),l=[],p=(u,g)=>{let{half:w}=u;if(l.some(k=>rn(u,k)))return 1/0;let f=Z(u,n[g]),m=k=>Z(u,k)<re,y={...u,half:w+4,high:u.high+2},b=n.map((k,N)=>ae(y,i,k)*c[N]),M=f>ee?oe(u,n[g]):null,A=l.filter(k=>M&&ne(k,M)||k.leader&&ne(u,k.leader));return 1e3*n.filter(m).length+(b[g]>0?1e3:0)+2*b.reduce((k,N)=>k+N,0)+24*n.filter(k=>Z(u,k)<f-1).length+30*A.length+20*a.filter(m).length},d=e.map((u,g)=>g).sort((u,g)=>c[g]-c[u]),h=[];for(let u of d){let g=W(e[u],o)/2,w=c[u]>0?[0,1].map(y=>(n[u][y]-i[y])/c[u]):[1,0],f={name:ht(n[u],g,s),cost:1/0};for(let y of[an(t,n[u],g,s,w),sn(t,g,s)]){if(f.cost<1e3)break;for(let{name:b,cost:M}of y){let A=M<f.cost?M+p(b,u):1/0;A<f.cost&&(f={name:b,cost:A})}}let{name:m}=f;Z(m,n[u])>ee&&(m.leader=oe(m,n[u])),l.push(h[u]=m)}return h}function ie(t,{plane:e,words:n,roles:o,tips:r,size:a,others:i}){return ln(e,n,r,a,i).flatMap(({x:s,y:c,leader:l},p)=>[...l?[x(`${t}leader ${p}`,"line","soft line leader",{x1:l[0],y1:l[1],x2:l[2],y2:l[3]})]:[],x.text(`${t}name ${p}`,`${o[p]} name`,[s,c+5],n[p])])}var le=18,se=t=>t.length>6?`${t.slice(0,4)}.`:t,Q=({left:t,top:e,side:n,wide:o,tall:r},a,i)=>[t+n+i*o,e+le+a*r],ce=({tall:t,words:e})=>le+e.length*t;function pe(t,{shares:e,texts:n,small:o,hue:r}){let{id:a,left:i,top:s,side:c,wide:l,tall:p,words:d,roles:h=d.map(()=>"ink"),columns:u=h}=t,g=d.flatMap((f,m)=>[x.text(`${a} column ${m}`,`${u[m]} head`,[i+c+(m+.5)*l,s+12],se(f)),x.text(`${a} row ${m}`,`${h[m]} head start`,[i,Q(t,m,0)[1]+p/2+4.5],se(f))]),w=e.flatMap((f,m)=>f.flatMap((y,b)=>{let[M,A]=Q(t,m,b),k={x:M+1,y:A+1,width:l-2,height:p-2,rx:3},N=$(Math.abs(y)).toFixed(3),G=M+l/2;return[x(`${a} bed ${m} ${b}`,"rect","tint",k),x(`${a} cell ${m} ${b}`,"rect",`${y<0?"minus":r} shade`,{...k,"fill-opacity":N}),x.text(`${a} number ${m} ${b}`,`ink number${o?" strong":""}`,[G,A+(o?p/2-2.5:p/2+4.5)],n[m][b]),...o?[x.text(`${a} small ${m} ${b}`,"ink small",[G,A+p/2+11],o[m][b])]:[]]}));return[...g,...w]}function gt(t,e,n,o,r){let[a,i]=Q(t,o,r),s={x:a+1,y:i+1,width:t.wide-2,height:t.tall-2,rx:3};return x(`${t.id} ${e}`,"rect",`${n} frame`,s)}var de=(t,e,n,o)=>t.words.flatMap((r,a)=>t.words.map((i,s)=>{let[c,l]=Q(t,a,s),p=a===n[0]&&s===n[1];return{id:`${t.id} ${a} ${s}`,x:c,y:l,width:t.wide,height:t.tall,label:e(a,s),tab:p?0:-1,...o?{aria:{pressed:p}}:{}}}));var O=(t,e=2)=>P(Math.abs(t)<.5*10**-e?0:t,e),ue=t=>Math.round(Math.acos($(t,-1,1))*180/Math.PI),z=t=>`\u201C${t}\u201D`,cn=-.8,pn=.9;function dn({words:t},{opposition:e,attraction:n,limit:o,lost:r}){let[a,i,s]=t.map(z);if(r.length){let[h,u,g]=r.length>1?["have","they make","directions"]:["has","it makes","direction"],w=R(r.map(m=>z(t[m]))),f=r.length===3?"has nothing to turn":`cannot run: it turns ${R([a,i,s])}`;return`${w} ${h} no length, so no ${g}, and ${u} no angle with any word. The optimiser ${f}.`}let[c,l]=[`${a} and ${i}`,`${ue(e)}\xB0 apart`];if(n>=pn)return`${c} both point at ${s} (mean cosine ${O(n)}), but they are only ${l}, not opposite.`;let p=`are ${l} (cosine ${O(e)})`,d=`is ${O(n)}; at that angle it can be ${O(o)} at most.`;return e<=cn?`${c} cannot both point at ${s}: they ${p}. Their mean cosine with it ${d}`:`${c} ${p}. Their mean cosine with ${s} ${d}`}function un({words:t,pair:[e,n]},{scores:o,weights:r}){let[a,i]=[z(t[e]),z(t[n])],s=O(o[e][n]);if(e===n)return`${a} has the score ${s} with itself, its squared length, and keeps ${I(r[e][e])} of its weight.`;let[c,l]=[I(r[e][n]),I(r[n][e])],p=`${a} and ${i} share one score, ${s}`;return c===l?`${p}, and each gives the other ${c} of its weight.`:`${p}, but ${a} gives ${i} ${c} and ${i} gives ${a} ${l}.`}function fe(t,e){let{words:n,vectors:o}=t,[r,a,i]=n.map(z),[s,c]=[I(e.weights[0][2]),I(e.weights[1][2])],p=o.every(d=>L(d.map((h,u)=>h-o[0][u]))<.01)?"All five words are one arrow, so every weight is 20.0%.":`${r} gives ${i} ${s} of its weight, ${a} ${c}.`;return[dn(t,e),p,un(t,e)].join(" ")}function me(t,{opposition:e,scores:n,weights:o,lost:r},a){let{pair:[i,s],vectors:c}=t,l=t.words.map(z),p=l.filter((f,m)=>String(c[m])!==String(a.vectors[m])),[d,h,u]=l;if(String(t.pair)===String(a.pair)&&!p.length)return"";if(![d,h,u].some(f=>p.includes(f))){let f=`${l[i]} and ${l[s]}: score ${O(n[i][s])}`,[m,y]=[I(o[i][s]),I(o[s][i])];return i===s?`${l[i]} with itself: score ${O(n[i][i])}, weight ${m}.`:`${f}; ${l[i]} gives ${m}, ${l[s]} gives back ${y}.`}if(r.length)return`${R(r.map(m=>l[m]))}: no length, no direction; the optimiser cannot run.`;let[g,w]=[I(o[0][2]),I(o[1][2])];return`${d} and ${h} ${ue(e)}\xB0 apart; to ${u}: ${d} ${g}, ${h} ${w}.`}function he({words:t},e,n,o,r){let a=O(e[n][o][r]);return n==="scores"?`score of ${z(t[o])} and ${z(t[r])}: ${a}`:`${z(t[o])} gives ${z(t[r])} the weight ${a}`}var xe=520,X=56,ge=C+.5,fn=2*C**2;function K(t){if(t<xe){let[o,r]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:o,edge:ge},aims:{left:X,top:o+26,width:t-X-14,height:r-26},height:o+r+36}}let e=Math.round(Math.min(.6*t,400)),n=Math.min(t-e-X-34,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:ge},aims:{left:e+X+22,top:(e-n)/2-8,width:n,height:n},height:e}}function mn({vectors:t,words:e},n){let{plane:o}=K(n);return[...jt("plane",o),...t.flatMap((r,a)=>Wt(`word ${a}`,`word${a}`,o,r)),...ie("",{plane:o,words:e,roles:e.map((r,a)=>`word${a}`),tips:t.map(r=>_(o,r)),size:n<xe?14:15})]}var et=({left:t,top:e,width:n,height:o},[r,a])=>[t+(1-r)*n/2,e+(1-a)*o/2],xt=t=>`M${t.map(([e,n])=>`${e.toFixed(1)} ${n.toFixed(1)}`).join("L")}`;function hn(t){let e=Array.from({length:81},(c,l)=>{let p=-1+l/40;return et(t,[2*p*p-1,p])}),{left:n,top:o,width:r,height:a}=t,[i,s]=[n+r/2,o+a/2];return[x.rect("all","edge frame",[n,o,r,a],{left:n}),x.path("region","tint region",`${xt(e)}Z`),x.path("cross","rule",`M${n} ${s}h${r}M${i} ${o}v${a}`)]}function gn({words:[t,e,n]},{left:o,top:r,width:a,height:i}){let[s,c]=[o+a,r+i],l=(h,u,g,w,f)=>x.text(h,`${u} small`,[g,w],f),p=W("same",13)+W("opposite",13)+16,d=W(`${t} and ${e}`,14)+p>a?33:0;return[x.path("star","ink solid",xn(s-2,r+2)),l("wanted","ink end",s-14,r+14,"wanted"),l("can","soft start",o+48,r+i/2+24,"can be had"),l("cannot","soft end",s-6,c-8,"cannot"),l("same","soft start",o,c+15,"same"),l("opposite","soft end",s,c+15,"opposite"),l("first aim","ink strong",o+a/2,c+15+d,`${t} and ${e}`),l("towards","soft end",o-6,r+9,"towards"),l("away","soft end",o-6,c,"away"),l("second aim","ink strong start",o,r-9,`both and ${n}`)]}var xn=(t,e)=>`${xt(Array.from({length:10},(n,o)=>{let[r,a]=[o%2?3.6:9,o*Math.PI/5];return[t+r*Math.sin(a),e-r*Math.cos(a)]}))}Z`;function wn({words:t,trail:e},n,o){let{left:r,top:a,width:i,height:s}=o;if(n.lost.length){let g=`${R(n.lost.map(w=>t[w]))}: no direction`;return[x.text("none","ink strong small",[r+i/2,a+s/2-10],g)]}let{opposition:c,attraction:l}=n,[p,d]=et(o,[c,l]),h=Xt(e,n)?e:[],u=d<a+s/2?1:-1;return[...h.length?[x.path("trail","ink line trail",xt(h.map(g=>et(o,g))))]:[],x.line("across","ruler thread",[r,d,p,d]),x.line("down","ruler thread",[p,d,p,a+s+4]),x.circle("now","ink ring dot",[p,d,6.5]),x.text("opposition","ink strong small",[$(p,r+16,r+i-16),a+s+31],O(c)),x.text("attraction","ink strong small halo start",[r+5,d+(u>0?15:-6)],O(l))]}function we(t,e,{width:n}){let{aims:o,height:r}=K(n),a=[...mn(t,n),...hn(o),...gn(t,o),...wn(t,e,o)];return{width:n,height:r,marks:a}}var be=({vectors:t,words:e},{width:n})=>t.map((o,r)=>Ft(`tip ${r}`,`arrow of \u201C${e[r]}\u201D; arrow keys move its tip`,K(n).plane,o)),tt=36,bn={scores:["Scores","row \xB7 column: the same both ways"],weights:["Weights","softmax of each row: not the same","softmax of each row"]};function wt(t,e,n){let o=e.map((a,i)=>`word${i}`),r=(n-44)/e.length;return{id:t,left:0,top:tt,side:44,wide:r,tall:27,words:e,roles:o}}function ye(t,{words:e,pair:[n,o]},{scores:r,weights:a},{width:i}){let s=wt(t,e,i),c=(f,m)=>f.map(y=>y.map(b=>O(b,m))),l=r.map(f=>f.map(m=>m/fn)),p=t==="scores"?{hue:"plus",shares:l,texts:c(r,1)}:{hue:"weight",shares:a,texts:c(a,2)},[d,...h]=bn[t],u=c(a,2).some((f,m,y)=>f.some((b,M)=>b!==y[M][m])),g=h[+(t==="weights"&&!u)],w=[x.text(`${t} title`,"ink strong start",[0,tt-22],d),x.text(`${t} note`,"soft small start",[0,tt-6],g),...pe(s,p),gt(s,"there","ink",n,o),...n===o?[]:[gt(s,"back","ink back",o,n)]];return{width:i,height:tt+ce(s)+4,marks:w}}var ve=(t,e,n,{width:o})=>de(wt(t,e.words,o),(r,a)=>he(e,n,t,r,a),e.pair,!0);var $e=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
.similarity-controls { display: grid; grid-template-columns: minmax(220px, 1fr) auto; gap: 8px 28px; align-items: start; --name: 5.9em; }
.similarity-space .attn-hit { border-radius: 50%; }
.similarity-squares { display: grid; gap: 14px; min-width: 0; }
.similarity-squares .attn-hint { margin: -8px 0 0; font-size: 0.867em; }
.attn-similarity .attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
.attn-similarity .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (max-width: 860px) {
  .similarity-board, .similarity-controls { grid-template-columns: minmax(0, 1fr); }
  .attn-similarity .attn-summary { min-height: 5.8em; }
}
@container (min-width: 520px) and (max-width: 860px) {
  .similarity-squares { grid-template-columns: 1fr 1fr; column-gap: 40px; }
  .similarity-squares .attn-hint { grid-column: 2; }
}
@container (max-width: 519px) {
  .similarity-board { gap: 10px; }
  /* One column: the weights come after the plane and the controls before the scores, so that plane, weights and
     controls fit one screen of a phone. */
  .attn-similarity { display: flex; flex-direction: column; }
  .attn-similarity .similarity-board, .similarity-squares { display: contents; }
  .similarity-space { order: 1; } .similarity-weights { order: 2; } .similarity-squares .attn-hint { order: 3; margin: 2px 0 0; }
  .similarity-controls { order: 4; } .similarity-summary { order: 5; } .similarity-scores { order: 6; }
  .scene text.name { font-size: 14px; }
  .similarity-space, .similarity-weights { margin-top: 10px; }
  .attn-similarity .attn-summary { min-height: 11.6em; }
}
@media (forced-colors: active) { .attn-similarity .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } }
@media print { .similarity-controls, .attn-hint { display: none; } }
`;var vn=2400,T=t=>t.read();function $n(t,e){let n=ot(),o=600,r=p=>Number(p().id.split(" ")[1]),a=p=>Math.round(100*$(p,-C,C))/100,i=ft((p,d)=>Jt(p,{plane:()=>K(o).plane,read:()=>T(e).vectors[r(d)],move:h=>t(T(e).vectors.map((u,g)=>g===r(d)?h.map(a):u))})),s=E("attn-stage similarity-space",n,i.root),c=p=>i.set(be(p,{width:o}));return{root:s,tell:c,paint:(p,d)=>{let h=Math.round(s.clientWidth);h!==o&&(o=h,c(T(e))),pt(n,we(p,d,{width:o}))}}}function ke(t,e){let n=ot(),o=250,r=ft((c,l)=>{Ut(c,()=>l().id,T(e).words.length,(p,d,h)=>{e.change({pair:[p,d]}),h&&r.focus(`${t} ${p} ${d}`)})}),a=E(`attn-stage similarity-${t}`,n,r.root),i=(c,l)=>r.set(ve(t,c,l,{width:o}));return{root:a,tell:i,paint:(c,l)=>{let p=Math.round(a.clientWidth);p!==o&&(o=p,i(T(e),j(T(e)))),pt(n,ye(t,c,l,{width:o}))}}}function kn({emphasise:t,run:e,blend:n,reset:o}){let r=Tt({label:"optimise for",min:0,max:1,step:.05,onInput:t}),a=["attention","opposition"].map(p=>v("span",{},p)),i=v("div",{class:"attn-hints","aria-hidden":"true"},...a),s=Object.entries({"Run the optimiser":e,"Blend once":n,Reset:o}).map(([p,d])=>J(p,d).root),c=(p,{lost:d})=>{r.set(p.emphasis),q(s[0],"aria-disabled",d.length>0&&"true")};return{root:E("similarity-controls",v("div",{},r.root,i),E("attn-row",...s)),tell:c}}function Mn(t,e){let n=Dt(e,vn),o=(f,m={})=>{n.stop(),e.change(f,m)},r={emphasise:f=>o({emphasis:f}),run:()=>{if(j(T(e)).lost.length)return;let f=Zt(T(e)),m=f.map(Qt);n.play(f.map((y,b)=>({vectors:y,trail:m.slice(0,b+1)})))},blend:()=>o({vectors:j(T(e)).output,trail:[]},{glide:!0}),reset:()=>{n.stop(),e.reset()}},a=$n(f=>o({vectors:f,trail:[]}),e),[i,s]=[ke("scores",e),ke("weights",e)],[c,l]=[kn(r),Lt()],[p,d]=[T(e),""],h=lt("Drag the arrows: can \u201Chot\u201D and \u201Ccold\u201D be opposite and both point at \u201Ctemperature\u201D? Bring the dot to the star."),u=lt("Press a weight to compare it with its mirror, the dotted box."),g=E("similarity-squares",i.root,s.root,u),w=E("similarity-board",a.root,g);return{parts:[h,w,c.root,E("similarity-summary",l.root)],tell:f=>{let m=j(f);n.tell(f),c.tell(f,m),a.tell(f),i.tell(f,m),s.tell(f,m),d=me(f,m,p)||d,p=f,l.set(fe(f,m),d)},glides:({vectors:f})=>({vectors:f}),paint:({vectors:f})=>{let m={...T(e),vectors:f},y=j(m);a.paint(m,y),i.paint(m,y),s.paint(m,y)},stop:()=>{n.stop(),l.stop()}}}var tr=_t({name:"similarity",label:"Live figure: words that attend to each other",style:yt+te+$e,controls:["vectors","emphasis","pair","trail"],fixed:["words"],build:Mn});export{j as compute,tr as default,fe as describe,wt as lookOf,Zt as optimise,K as rooms,we as space,et as standsAt,ye as table};
