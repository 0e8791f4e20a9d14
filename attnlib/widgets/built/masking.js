// Joined by `make figures` from src/masking and src/kit: change those, not this.
var Jt="http://www.w3.org/2000/svg",Yt=0,Zt=Math.random().toString(36).slice(2,8),G=t=>`attn-${Zt}-${t}-${++Yt}`;function ot(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var b=(t,e={},...n)=>ot(document.createElement(t),e,n),M=(t,...e)=>b("div",{class:t},...e),Qt=(t,e={},...n)=>ot(document.createElementNS(Jt,t),e,n),rt=(t="")=>Qt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),at=(t,e,...n)=>b("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function O(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var st=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var it=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var lt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function R(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,s)=>o(s))),a=t.map((i,s)=>o(s)?Math.exp((i-r)/e):0),c=a.reduce((i,s)=>i+s,0);return c>0?a.map(i=>i/c):a}var z=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ct=200,ne=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,oe=t=>t*t*(3-2*t);function J(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>J(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,J(t[r],a,n)]);return Object.fromEntries(o)}return e}function pt(t,e,n){let[o,r,a,c,i,s]=[t,t,t,0,0,0],l=!1,p=d=>{let m=z(d-i,0,64);if(i=d,l){let u=z((d-c)/e);o=J(r,a,oe(u)),l=u<1}let h=n(o,m);s=l||h?requestAnimationFrame(p):0};return{go(d,m){if(ne()){[o,a,l]=[d,d,!1],n(o,1/0);return}[r,a,c,l]=[o,d,performance.now(),m],m||(o=d,n(o,0)),s||([i,s]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function E(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function dt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var ut=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function j(t,e){let n=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>O(n,"aria-pressed",String(o))}}var ht=(...t)=>b("p",{class:"attn-hint"},...t);function Y(t,e,n){let o=G("choice"),r=new Map,a=b("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,i]of Object.entries(e))r.set(c,b("input",{type:"radio",name:o,onchange:()=>n(c)})),a.append(b("label",{},r.get(c),b("span",{},i)));return{root:a,set:c=>void(r.get(c).checked=!0)}}function Z({label:t,min:e,max:n,step:o,onInput:r,text:a=E,zero:c=e,...i}){let{read:s=x=>x,write:l=x=>x}=i,p=G("slider"),d=b("span",{class:"attn-number","aria-hidden":"true"}),h=b("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(s(h.valueAsNumber))}),u=M("attn-slider",b("label",{for:p},t),h,d),g=n,f=x=>Math.min(1,Math.max(0,(x-e)/(g-e)));return{root:u,input:h,set:(x,v=!0)=>{let S=l(x);h.valueAsNumber!==S&&(h.value=S),h.style.setProperty("--from",f(Math.min(c,S))),h.style.setProperty("--to",f(Math.max(c,S))),h.disabled=!v,C(d,a(x)),O(h,"aria-valuetext",a(x))},limit:x=>O(h,"max",g=x)}}function ft(t=700){let e=b("p",{class:"attn-summary"}),n=b("span",{class:"attn-hidden",role:"status"}),o,r=(a,c=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>C(n,c),t)),C(e,a)};return{root:b("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function mt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let c=r[a.key]?.();c===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(c))})}var re=0,L=({_own:t,_drawn:e})=>t?.name?e??{}:{},Q=(t,e)=>t?.length===e.length&&t[0].length===e[0].length;function gt(t,e){let[n,o,r]=[!1,0,""],a={},c=s=>{a=s;let l=s._own;if(l?.turn!==o&&([o,n]=[l?.turn,!1]),n)return;let p=l?.name?e(s,l.kind):null,d=p?JSON.stringify([l,p]):"";d!==r&&([r,n]=[d,p!==null],p&&t.send({own:{...p,name:l.name,turn:++re}}))},i=()=>{n=!1,c(a)};return t.on("change:_drawn",i),{ask:c,stop:()=>t.off("change:_drawn",i)}}function ae(t,e){let{name:n,kind:o=""}=t._own??{};if(!n)return"";let{fault:r,note:a,weights:c,mask:i}=L(t),s=!!(c??i);return e(t,o)===null?`The book\u2019s picture: your ${n} has no part in it.`:r?`Your ${r} The picture is ${s?"its last good one":"the book\u2019s"}.`:s?`Drawn by your ${n}. ${a??""}`.trim():`Your ${n} is called \u2026`}function wt(t,e){let n=b("span",{role:"status"}),o=j("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=M("attn-own",n,o.root);return{root:r,tell:c=>{let i=ae(c,e);r.hidden=i==="",r.classList.toggle("fault",!!L(c).fault),C(n,i)}}}function xt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,c=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let m=c();r.forEach(h=>h(m,d))},s=()=>i(null);e.forEach(d=>t.on(`change:${d}`,s));let l=(d,{glide:m=!1}={})=>{a=!0;for(let[h,u]of Object.entries(d))t.set(h,u);a=!1,i({glide:m}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(m=>m in d).map(m=>[m,d[m]]))};return{read:c,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,s))}}function se(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ie(t,e,n,o){let[r,a]=[0,!1],c=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",s)}},i=s=>{let l=++r,p=e.wants?.(n())??null;if(c(p!==null),p===null)return o(s);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===r&&i(s),()=>l===r&&e.say?.(d))};return i}function bt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=ct,asks:c,build:i}){return{render:({model:l,el:p})=>{let d=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),m=d.attachShadow({mode:"open"});m.append(b("style",{},[st,it,lt,n].join(`
`)));let h=xt(l,c?[...o,"_own","_drawn"]:o,r),u=i(h.read(),h,l),g=c&&{...gt(l,c),...wt(l,c)},f=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:c&&-1},u.parts[0],...g?[g.root]:[],...u.parts.slice(1));m.append(f),p.append(d);let w=()=>{let x=u.glides??($=>$),v=0,S=()=>{let $=h.read();u.tell($),g?.tell($),g?.ask($),g&&(f.dataset.own=$._own?.kind??"")},U=pt(x(h.read()),a,($,V)=>v>0&&u.paint($,V,v)),et=()=>{let $=Math.round(f.clientWidth);$===v||$===0||(v=$,se(p),U.again())},Gt=ie(f,u,h.read,$=>{S(),U.go(x(h.read()),$)});h.follow(($,V)=>{f.classList.add("touched"),Gt(V?.glide??!0)}),S(),et();let nt=new ResizeObserver(et);return nt.observe(f),u.ahead?.(),()=>{nt.disconnect(),U.stop(),h.stop(),g?.stop(),u.stop?.()}},k=async()=>{await u.ready;for(let x;x=u.wants?.(h.read());)await x;return w()};return u.ready?k():w()}}}var le=t=>Math.round(t*10)/10,yt=new WeakMap;function kt(t){let e=M("attn-hits"),n=new Map,o=a=>{let c=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),i={node:c,hit:a};return n.set(a.id,i),c.dataset.id=a.id,t(c,()=>i.hit),i};return{root:e,set:(a,c=1)=>{let i=new Set(a.map(({id:s})=>s));for(let[s,{node:l}]of n)i.has(s)||(l.remove(),n.delete(s));a.forEach((s,l)=>{let p=n.get(s.id)??o(s);ce(p.node,p.hit=s,c),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function ce(t,{x:e,y:n,width:o,height:r,label:a,kind:c="",aria:i={},tab:s=0,lang:l},p){let[d,m,h,u]=[e,n,o,r].map(f=>le(p*f)),g=`left:${d}px;top:${m}px;width:${h}px;height:${u}px`;yt.get(t)!==g&&(t.style.cssText=g,yt.set(t,g)),O(t,"class",`attn-hit ${c}`.trim()),O(t,"aria-label",a),O(t,"tabindex",s),l&&O(t,"lang",l);for(let[f,w]of Object.entries(i))O(t,`aria-${f}`,String(w))}function vt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var Mt="http://www.w3.org/2000/svg",B=t=>Math.round(t*10)/10+0;function y(t,e,n,o,r){let a={};for(let c in o){let i=o[c];a[c]=typeof i=="number"?B(i):i}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}y.line=(t,e,[n,o,r,a],c)=>y(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...c});y.rect=(t,e,[n,o,r,a],c)=>y(t,"rect",e,{x:n,y:o,width:r,height:a,...c});y.circle=(t,e,[n,o,r],a)=>y(t,"circle",e,{cx:n,cy:o,r,...a});y.path=(t,e,n,o)=>y(t,"path",e,{d:n,...o});y.text=(t,e,[n,o],r,a)=>y(t,"text",e,{x:n,y:o,...a},r);var $t=new WeakMap;function pe(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let c in e.at)r[c]!==e.at[c]&&n.setAttribute(c,String(e.at[c]));for(let c in r)c in e.at||n.removeAttribute(c);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(ue)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var de=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ue(t){let e=document.createElementNS(Mt,"tspan");for(let[n,o]of Object.entries(de(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function St(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=$t.get(t)??new Map;$t.set(t,a);let c=new Map(o.map(s=>[s.id,s]));for(let[s,{node:l,shape:p}]of a)c.get(s)?.shape!==p&&(l.remove(),a.delete(s));let i=t.firstChild;for(let s of o){let l=a.get(s.id);if(!l){let p=document.createElementNS(Mt,s.shape);p.setAttribute("data-id",s.id),l={node:p,shape:s.shape,role:"",at:{},text:""},a.set(s.id,l)}pe(l,s),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var At={self:{queries:["the","old","cat","slept","all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","slept","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dormit"],keys:["the","old","cat","slept","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var q=At,T={padding:null,causal:null,window:null},fe=-1e9;function Et(t,e,{padding:n,causal:o,window:r}){let a=(c,i)=>(n===null||i<n)&&(o===null||i<=c+o)&&(r===null||c-r[0]<=i&&i<=c+r[1]);return Array.from({length:t},(c,i)=>Array.from({length:e},(s,l)=>a(i,l)?1:0))}var N=(t,e)=>Et(q[t].queries.length,q[t].keys.length,e),X=({padding:t,causal:e,window:n})=>({padding:t,causal:e,window:n});function _(t){let e=N(t.scene,X(t));return String(e)===String(Ot(t))?X(t):T}var F=t=>{let{queries:e,keys:n}=q[t];return{padding:n.length,causal:n.length-e.length,window:[2,0]}};function Ot({mask:t,scene:e}){let{queries:n,keys:o}=q[e];return t.length===n.length&&t[0].length===o.length?t:N(e,T)}function W(t){let e=Ot(t),{_own:{kind:n=""}={}}=t,o=L(t).mask;return!o||!Q(o,e)||(_(t)[n]??null)===null?e:N(t.scene,{...X(t),[n]:null}).map((a,c)=>a.map((i,s)=>i&&Number(o[c][s])))}var zt=([t,e],n,o)=>(t<0||t===n)&&(e<0||e===o);function qt(t,e){return t.flatMap((o,r)=>o.filter((a,c)=>zt(e,r,c))).every(Boolean)?0:1}var Tt=(t,e,n)=>t.map((o,r)=>o.map((a,c)=>e.some(i=>zt(i,r,c))?n:Number(a)));function me(t,e,n){return n==="before"?R(t,1,e):n==="after"?R(t).map((o,r)=>e[r]?o:0):R(t.map((o,r)=>e[r]?o:fe))}function Nt({scores:t,mask:e,how:n,boost:o}){let r=e.map(i=>i.map(Boolean)),a=t.map((i,s)=>i.map((l,p)=>r[s][p]?l:l+o)),c=a.map((i,s)=>me(i,r[s],n));return{scores:a,weights:c,sums:H(c),empty:r.map(i=>!i.some(Boolean))}}var H=t=>t.map(e=>e.reduce((n,o)=>n+o,0));function _t(t,e){let{queries:{length:n},keys:{length:o}}=q[t.scene],r=[n,o];if(e==="attention"){let i=N(t.scene,T)[0].map((m,h)=>Array.from({length:o},(u,g)=>+(h===g))),{scores:s,mask:l}=Lt(t);return{given:{query:s.map(m=>m.map(h=>h*Math.sqrt(o))),key:i,value:i,mask:l.map(m=>m.map(Boolean))},shape:r}}let a=_(t)[e]??null;return a===null||e==="window"&&n!==o?null:{given:{causal:{n_queries:n,n_keys:o,offset:a},padding:{lengths:[a],n_keys:o},window:{n:o,left:a[0],right:a[1]}}[e],shape:r}}function Lt(t){let{how:e,boost:n,scene:o}=t,r=W(t),{queries:a,keys:c,scores:i}=q[o];return{queries:a,keys:c,mask:r,...Nt({scores:i,mask:r,how:e,boost:n})}}function D(t){let e=Lt(t),{weights:n}=L(t);return n&&Q(n,e.weights)?{...e,weights:n,sums:H(n)}:e}var Ct=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var we="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),xe=1.12;var I=new Map;function be(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(we[r.charCodeAt(0)-32]??556),0);return xe*n/1e3}function Bt(t,e){return I.size>5e3&&I.clear(),I.has(t)||I.set(t,be(t)),e*I.get(t)}var jt=t=>ut(t.map(e=>`\u201C${e}\u201D`));function ye({how:t,boost:e},{queries:n,sums:o,empty:r,mask:a}){if(r.every(Boolean))return[];if(t==="after"){let i=o.map((p,d)=>r[d]||a[d].every(Boolean)?1/0:p),s=Math.min(...i);if(s===1/0)return[];let l=n[i.indexOf(s)];return[`The hidden keys took part in the softmax and took their share with them: ${jt([l])} keeps ${dt(s)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${E(e,1)}`}.`]}function ke({how:t},{queries:e,keys:n,sums:o,empty:r}){let a=e.filter((i,s)=>r[s]);if(a.length===0)return[];let c={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${E(1/n.length)} on keys that are all forbidden`,own:`weights that sum to ${E(o[r.indexOf(!0)])}`}[t];return[`${jt(a)} may look at nobody: ${c}.`]}function Wt(t,e){let n=e.sums.some((s,l)=>!e.empty[l]&&Math.abs(s-1)>.001),o=L(t).weights&&{rows:n?"after":"before",none:"own"},{rows:r,none:a}=o??{rows:t.how,none:t.how},c=e.mask.flat().reduce((s,l)=>s+l,0),i=e.queries.length*e.keys.length;return[`${c} of ${i} pairs are allowed.`,...c<i?ye({...t,how:r},e):[],...ke({how:a},e)].join(" ")}var Dt=({queries:t,keys:e,mask:n,weights:o},r,a)=>`${t[r]} looks at ${e[a]}: ${n[r][a]?"allowed":"hidden"}, weight ${E(o[r][a])}`;var ve=420,P=36,It=252,Pt=7;function K({queries:t,keys:e},n){let o=n<ve,[r,a]=o?[44,n<330?42:54]:[58,76],c=(n-r-a)/e.length,i=It/t.length,s=(p,d)=>({x:r+d*c,y:P+p*i,width:c,height:i}),l=t.length;return{narrow:o,side:r,end:a,wide:c,tall:i,rows:l,columns:e.length,box:s,height:P+It}}function $e({x:t,y:e,width:n,height:o}){return Array.from({length:Math.ceil((n+o)/Pt)-1},(a,c)=>(c+1)*Pt).map(a=>`M${B(t+Math.max(0,a-o))} ${B(e+Math.min(a,o))}L${B(t+Math.min(a,n))} ${B(e+Math.max(0,a-n))}`).join("")}function Me(t,e,n){return!e&&!t?"":Rt(n)}var Rt=t=>t>0&&t<.005?"<.01":t===0?"0":E(t);function Se(t,e,n,{seen:o,leaks:r,weight:a}){let{x:c,y:i,width:s,height:l}=t.box(e,n),p={x:c+1,y:i+1,width:s-2,height:l-2,rx:4},d=t.wide<33?"tiny":"number",m={x:c+s/2,y:i+l/2+4.5};return[y(`bed ${e} ${n}`,"rect",o||r?"paper":"tint",p),y(`cell ${e} ${n}`,"rect","weight shade",{...p,"fill-opacity":z(a).toFixed(3)}),...o||r?[]:[y.path(`hatch ${e} ${n}`,"soft hatch",$e({x:c+1.5,y:i+1.5,width:s-3,height:l-3}))],y(`frame ${e} ${n}`,"rect",r?"wrong frame":"ruler",p),y(`number ${e} ${n}`,"text",`ink ${d}${r&&!t.narrow?" strong":""}`,m,Me(r,o,a))]}function Ae(t,{queries:e,keys:n}){let{side:o,narrow:r}=t,a=r?"small":"head",c=i=>t.box(0,i).x+t.wide/2;return[y.text("name key","key small end",[o-6,13],"key"),y.text("name query","query small start",[0,29],"query"),...n.map((i,s)=>y.text(`column ${s}`,`key ${a}`,[c(s),27],i)),...e.map((i,s)=>{let{y:l,height:p}=t.box(s,0),d={x:0,y:l+p/2+4.5};return y(`row ${s}`,"text",`query ${a} start`,d,i)})]}function Ee(t,e,{sums:n,empty:o},r){let a=t.end-12,c=r-a,i=["all forbidden","forbidden"].find(s=>Bt(s,11)<t.end-1)??"hidden";return[y.text("name sum","ink small end",[r,27],"sum"),...e.flatMap((s,l)=>{let{y:p,height:d}=t.box(l,0),m=p+d/2,h=o[l]||n[l]<.9995,u={x:c,y:m+1,height:6,rx:3},g=n[l]>0?i:"empty";return[y.text(`sum ${l}`,`${h?"wrong":"ink"} ${t.narrow?"brief":"strong number"} end`,[r-1,m-4],h&&s>=.995&&s<.9995?">.99":s===0?"0.00":Rt(s)),...o[l]?[y.text(`fate ${l}`,"wrong tiny end",[r-1,m+10],g)]:[y(`track ${l}`,"rect","rule solid",{...u,width:a}),y(`bar ${l}`,"rect","weight solid",{...u,width:z(s)*a})]]})]}function Ft(t,e,{width:n}){let o=K(t,n),{mask:r,queries:a,keys:c}=t,i=e.length===r.length?e:t.weights,s=a.flatMap((l,p)=>c.flatMap((d,m)=>{let h=r[p][m],u=!h&&t.weights[p][m]>0;return Se(o,p,m,{seen:h,leaks:u,weight:i[p][m]})}));return{width:n,height:o.height,marks:[...Ae(o,t),...s,...Ee(o,H(i),t,n)]}}function tt({side:t,wide:e,tall:n,rows:o,columns:r},[a,c]){let[i,s]=[Math.floor((c-P)/n),Math.floor((a-t)/e)],[l,p]=[c<P?-1:i,a<t?-1:s];return a<0||c<0||l>=o||p>=r||l<0&&p<0?null:[l,p]}var Oe=(t,e)=>t[0]<0==e[0]<0&&t[1]<0==e[1]<0;function Ht(t,e,n,o){let r=Math.ceil(Math.hypot(o[0]-n[0],o[1]-n[1])/4)||1,a=Array.from({length:r+1},(i,s)=>tt(t,n.map((l,p)=>l+(o[p]-l)*s/r)));return[...new Map(a.flatMap(i=>i&&Oe(i,e)?[[String(i),i]]:[])).values()]}function Kt(t,{width:e,here:n}){let o=K(t,e),{queries:r,keys:a,mask:c}=t,i=(p,d,m,h,u={})=>({id:`place ${p} ${d}`,label:h,aria:u,...m,tab:p===n[0]&&d===n[1]?0:-1}),s=a.map((p,d)=>i(-1,d,{...o.box(0,d),y:0,height:P},`${p}, as a key: change the whole column`)),l=r.flatMap((p,d)=>[i(d,-1,{...o.box(d,0),x:0,width:o.side},`${p}, as a query: change the whole row`),...a.map((m,h)=>i(d,h,o.box(d,h),Dt(t,d,h),{pressed:!!c[d][h]}))]);return[...s,...l]}var Ut=`.attn-masking { --apart: 12px; }
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
`;var qe=560,Te=10,Ne=500,A=t=>t.read();function _e(t,{begin:e,go:n,zoom:o}){let r=null,a=null,c=-1/0,i=l=>vt(t,l).map(p=>p/o()),s=l=>a=e(l)?l:null;return t.addEventListener("pointerdown",l=>{l.button!==0||!l.isPrimary||(t.setPointerCapture(l.pointerId),l.pointerType==="touch"?r=i(l):(l.preventDefault(),s(i(l))))}),t.addEventListener("pointermove",l=>{let p=i(l);r!==null&&Math.abs(p[0]-r[0])*o()>=Te&&(s(r),r=null),a!==null&&(n(a,p),a=p)}),t.addEventListener("pointerup",l=>{r!==null&&s(r),[r,a,c]=[null,null,l.timeStamp]}),t.addEventListener("pointercancel",()=>[r,a]=[null,null]),l=>l.detail===0||l.timeStamp-c>Ne}function Le(t){let e=rt(),[n,o,r,a,c]=[420,1,[0,0],[0,0],0],i=()=>K(q[A(t).scene],n),s=(f,w=!1)=>{let k=W(A(t)),x=Tt(k,f,c);String(x)!==String(k.map(v=>v.map(Number)))&&t.change({mask:x,...T},{glide:w})},l=(f,w=!1)=>{[a,c]=[f,qt(W(A(t)),f)],s([f],w)},p=f=>{let{rows:w,columns:k}=i();f[0]<0&&f[1]<0||(r=[z(f[0],-1,w-1),z(f[1],-1,k-1)],u(A(t)),d.focus(`place ${r.join(" ")}`))},d=kt((f,w)=>{let k=()=>w().id.split(" ").slice(1).map(Number),x=(v,S)=>()=>[k()[0]+v,k()[1]+S];f.addEventListener("click",v=>h(v)&&l(k(),!0)),mt(f,{ArrowUp:x(-1,0),ArrowDown:x(1,0),ArrowLeft:x(0,-1),ArrowRight:x(0,1),Home:()=>[k()[0],k()[0]<0?0:-1],End:()=>[k()[0],i().columns-1]},p)}),m=at("Mask and weights; arrow keys move, Enter changes","masking-stage",e,d.root),h=_e(m,{begin:f=>{let w=tt(i(),f);return w===null?!1:(p(w),l(w),!0)},go:(f,w)=>s(Ht(i(),a,f,w)),zoom:()=>o}),u=f=>{let w=D(f);r=r.map((k,x)=>Math.min(k,[w.queries,w.keys][x].length-1)),d.set(Kt(w,{width:n,here:r}),o)};return{root:m,tell:u,paint:f=>{let w=Math.round(m.clientWidth);w!==Math.round(n*o)&&(n=Math.min(w,qe),o=w/n,u(A(t))),St(e,Ft(D(A(t)),f,{width:n}))}}}var Ce=t=>`${t>0?"+":""}${E(t,1)}`,Be=t=>E(t,0);function je(t,e){let n=()=>_(A(e)),o=u=>{let g=Object.entries(_(u)).filter(([,f])=>f!==null);return{...F(u.scene),...Object.fromEntries(g)}},r=(u,g,f=!1)=>t({...n(),[u]:g},f),a={padding:"Padding",causal:"Causal",window:"Window"},c=Object.entries(a).map(([u,g])=>j(g,()=>r(u,n()[u]===null?F(A(e).scene)[u]:null,!0))),i=(u,g,f,w)=>Z({label:u,min:g,max:f,step:1,text:Be,zero:Math.max(g,0),onInput:w}),s=()=>o(A(e)).window,l=[i("real keys",0,7,u=>r("padding",u)),i("offset",-3,6,u=>r("causal",u)),i("left",-3,6,u=>r("window",[u,s()[1]])),i("right",-3,6,u=>r("window",[s()[0],u]))],p=(u,...g)=>M("masking-rule",u.root,M("masking-sliders",...g.map(f=>f.root))),d=[p(c[0],l[0]),p(c[1],l[1]),p(c[2],l[2],l[3])];return{root:M("masking-rules",...d),tell:u=>{let[g,{padding:f,causal:w,window:[k,x]}]=[_(u),o(u)];[f,w,k,x].forEach((v,S)=>l[S].set(v)),Object.keys(a).forEach((v,S)=>{c[S].set(g[v]!==null),d[S].classList.toggle("off",g[v]===null)})}}}var Vt=(t,e)=>M("attn-row",b("span",{class:"attn-label"},t),e.root);function We(t){let o=Y("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},s=>{let l={...T,causal:q[s].causal};t.change({scene:s,mask:N(s,l),...l},{glide:!0})}),a=Y("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},s=>t.change({how:s},{glide:!0}));return{root:M("attn-row attn-between",Vt("who asks",o),Vt("mask acts",a)),tell:({scene:s,how:l})=>{o.set(s),a.set(l)}}}function De(t){let e=s=>t.change({mask:s,...T},{glide:!0}),n=je((s,l)=>t.change({mask:N(A(t).scene,s),...s},{glide:l}),t),o={All:()=>e(N(A(t).scene,T)),"Turn around":()=>e(W(A(t)).map(s=>s.map(l=>l?0:1))),Reset:t.reset},r=Object.entries(o).map(([s,l])=>j(s,l).root),a=Z({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:Ce,onInput:s=>t.change({boost:s})});return{root:M("masking-side",n.root,M("attn-row",...r),a.root),tell:s=>{n.tell(s),a.set(s.boost)}}}function Ie(t,e){let[n,o,r,a]=[We(e),Le(e),De(e),ft()],i=matchMedia("(pointer: coarse)").matches?"Press a cell, or drag sideways along a row":"Press a cell or drag over several",s=ht(`${i}: what was hidden shows, and the other way round. Then press \u201Cafter\u201D and look at the sums.`),l=b("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),p=M("masking-main",b("div",{},o.root,l),r.root),d=0,m=({scene:u,_own:{kind:g,turn:f}={kind:"",turn:0}})=>{let w=f===d||!(g in T);if(d=f,w||_(A(e))[g]!==null)return;let k=g==="window"?"self":u,x={..._(A(e)),[g]:F(k)[g]};e.change({scene:k,mask:N(k,x),...x})},h=u=>{m(u),n.tell(u),r.tell(u),o.tell(u),a.set(Wt(u,D(u)))};return{parts:[s,n.root,p,a.root],tell:h,glides:u=>({weights:D(u).weights}),paint:({weights:u})=>o.paint(u),stop:a.stop}}var Hn=bt({name:"masking",label:"Live figure: who may look at whom",style:Ct+Ut,controls:["mask","scene","how","boost","padding","causal","window"],asks:_t,build:Ie});export{q as SCENES,Nt as attend,D as compute,Hn as default,Wt as describe,K as gridOf,Et as ruled};
