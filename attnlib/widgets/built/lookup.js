// Joined by `make figures` from src/lookup and src/kit: change those, not this.
var Yt="http://www.w3.org/2000/svg",Zt=0,Qt=Math.random().toString(36).slice(2,8),rt=t=>`attn-${Qt}-${t}-${++Zt}`;function xt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var m=(t,e={},...o)=>xt(document.createElement(t),e,o),O=(t,...e)=>m("div",{class:t},...e),Xt=(t,e={},...o)=>xt(document.createElementNS(Yt,t),e,o),at=(t="")=>Xt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function A(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function F(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}function bt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-n)/s,(o-r)/s]}var wt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var vt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var T=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),j=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]),G=t=>Math.hypot(...t);function yt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,l)=>n(l))),s=t.map((i,l)=>n(l)?Math.exp((i-r)/e):0),a=s.reduce((i,l)=>i+l,0);return a>0?s.map(i=>i/a):s}var V=t=>t.indexOf(Math.max(...t)),q=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var $t=200,ne=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,re=t=>t*t*(3-2*t);function it(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>it(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,it(t[r],s,o)]);return Object.fromEntries(n)}return e}function Mt(t,e,o){let[n,r,s,a,i,l]=[t,t,t,0,0,0],c=!1,u=p=>{let f=q(p-i,0,64);if(i=p,c){let h=q((p-a)/e);n=it(r,s,re(h)),c=h<1}let d=o(n,f);l=c||d?requestAnimationFrame(u):0};return{go(p,f){if(ne()){[n,s,c]=[p,p,!1],o(n,1/0);return}[r,s,a,c]=[n,p,performance.now(),f],f||(n=p,o(n,0)),l||([i,l]=[performance.now(),requestAnimationFrame(u)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function z(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function y(t){let e=z(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function St(t,e=2){if(Math.abs(t)<700)return z(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function qt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var W=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function D(t,e){let o=m("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>F(o,"aria-pressed",String(n))}}var At=(...t)=>m("p",{class:"attn-hint"},...t);function Et(t,e,o){let n=rt("choice"),r=new Map,s=m("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,i]of Object.entries(e))r.set(a,m("input",{type:"radio",name:n,onchange:()=>o(a)})),s.append(m("label",{},r.get(a),m("span",{},i)));return{root:s,set:a=>void(r.get(a).checked=!0)}}function ae({label:t,min:e,max:o,step:n,onInput:r,text:s=z,zero:a=e,...i}){let{read:l=w=>w,write:c=w=>w}=i,u=rt("slider"),p=m("span",{class:"attn-number","aria-hidden":"true"}),d=m("input",{type:"range",id:u,min:e,max:o,step:n,oninput:()=>r(l(d.valueAsNumber))}),h=O("attn-slider",m("label",{for:u},t),d,p),x=o,g=w=>Math.min(1,Math.max(0,(w-e)/(x-e)));return{root:h,input:d,set:(w,v=!0)=>{let E=c(w);d.valueAsNumber!==E&&(d.value=E),d.style.setProperty("--from",g(Math.min(a,E))),d.style.setProperty("--to",g(Math.max(a,E))),d.disabled=!v,A(p,s(w)),F(d,"aria-valuetext",s(w))},limit:w=>F(d,"max",x=w)}}function st(t){let e=ae(t);return e.root.className="attn-range",e}function jt(t,e,o,n){let r=()=>e.slice(1).map(()=>m("td")),s=(u,p)=>m("tr",{},m("th",{scope:"row"},u),...p),a=o.map(r),i=r(),l=m("tbody",{},...o.map((u,p)=>s(u,a[p]))),c=m("table",{},m("caption",{},t));return c.append(m("thead",{},m("tr",{},...e.map(u=>m("th",{scope:"col"},u))))),c.append(l,m("tfoot",{},s(n,i))),{root:c,cells:a,sums:i}}function Ot(t=700){let e=m("p",{class:"attn-summary"}),o=m("span",{class:"attn-hidden",role:"status"}),n,r=(s,a=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>A(o,a),t)),A(e,s)};return{root:m("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}var ie=0,P=({_own:t,_drawn:e})=>t?.name?e??{}:{};function zt(t,e){let[o,n,r]=[!1,0,""],s={},a=l=>{s=l;let c=l._own;if(c?.turn!==n&&([n,o]=[c?.turn,!1]),o)return;let u=c?.name?e(l,c.kind):null,p=u?JSON.stringify([c,u]):"";p!==r&&([r,o]=[p,u!==null],u&&t.send({own:{...u,name:c.name,turn:++ie}}))},i=()=>{o=!1,a(s)};return t.on("change:_drawn",i),{ask:a,stop:()=>t.off("change:_drawn",i)}}function se(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:r,note:s,weights:a,mask:i}=P(t),l=!!(a??i);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${o}. ${s??""}`.trim():`Your ${o} is called \u2026`}function Ct(t,e){let o=m("span",{role:"status"}),n=D("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=O("attn-own",o,n.root);return{root:r,tell:a=>{let i=se(a,e);r.hidden=i==="",r.classList.toggle("fault",!!P(a).fault),A(o,i)}}}function Tt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(s)return;let f=a();r.forEach(d=>d(f,p))},l=()=>i(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:f=!1}={})=>{s=!0;for(let[d,h]of Object.entries(p))t.set(d,h);s=!1,i({glide:f}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:a,change:c,reset:()=>c(u(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function le(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function ce(t,e,o,n){let[r,s]=[0,!1],a=l=>{if(l!==s){s=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++r,u=e.wants?.(o())??null;if(a(u!==null),u===null)return n(l);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>c===r&&i(l),()=>c===r&&e.say?.(p))};return i}function Lt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=$t,asks:a,build:i}){return{render:({model:c,el:u})=>{let p=m("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=p.attachShadow({mode:"open"});f.append(m("style",{},[wt,kt,vt,o].join(`
`)));let d=Tt(c,a?[...n,"_own","_drawn"]:n,r),h=i(d.read(),d,c),x=a&&{...zt(c,a),...Ct(c,a)},g=m("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:a&&-1},h.parts[0],...x?[x.root]:[],...h.parts.slice(1));f.append(g),u.append(p);let k=()=>{let w=h.glides??(S=>S),v=0,E=()=>{let S=d.read();h.tell(S),x?.tell(S),x?.ask(S),x&&(g.dataset.own=S._own?.kind??"")},M=Mt(w(d.read()),s,(S,nt)=>v>0&&h.paint(S,nt,v)),C=()=>{let S=Math.round(g.clientWidth);S===v||S===0||(v=S,le(u),M.again())},I=ce(g,h,d.read,S=>{E(),M.go(w(d.read()),S)});d.follow((S,nt)=>{g.classList.add("touched"),I(nt?.glide??!0)}),E(),C();let gt=new ResizeObserver(C);return gt.observe(g),h.ahead?.(),()=>{gt.disconnect(),M.stop(),d.stop(),x?.stop(),h.stop?.()}},$=async()=>{await h.ready;for(let w;w=h.wants?.(d.read());)await w;return k()};return h.ready?$():k()}}}var Nt="http://www.w3.org/2000/svg",pe=t=>Math.round(t*10)/10+0;function b(t,e,o,n,r){let s={};for(let a in n){let i=n[a];s[a]=typeof i=="number"?pe(i):i}return{id:t,shape:e,role:o,at:s,...r===void 0?{}:{text:r}}}b.line=(t,e,[o,n,r,s],a)=>b(t,"line",e,{x1:o,y1:n,x2:r,y2:s,...a});b.rect=(t,e,[o,n,r,s],a)=>b(t,"rect",e,{x:o,y:n,width:r,height:s,...a});b.circle=(t,e,[o,n,r],s)=>b(t,"circle",e,{cx:o,cy:n,r,...s});b.path=(t,e,o,n)=>b(t,"path",e,{d:o,...n});b.text=(t,e,[o,n],r,s)=>b(t,"text",e,{x:o,y:n,...s},r);var It=new WeakMap;function ue(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&o.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||o.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(fe)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var de=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function fe(t){let e=document.createElementNS(Nt,"tspan");for(let[o,n]of Object.entries(de(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function lt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=It.get(t)??new Map;It.set(t,s);let a=new Map(n.map(l=>[l.id,l]));for(let[l,{node:c,shape:u}]of s)a.get(l)?.shape!==u&&(c.remove(),s.delete(l));let i=t.firstChild;for(let l of n){let c=s.get(l.id);if(!c){let u=document.createElementNS(Nt,l.shape);u.setAttribute("data-id",l.id),c={node:u,shape:l.shape,role:"",at:{},text:""},s.set(l.id,c)}ue(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}var Pt=({query:t,key:e,value:o,temperature:n,hard:r})=>r?null:{given:{query:[t],key:e,value:o.map(s=>[s]),temperature:n},shape:[1,e.length]};function U(t){let{query:e,key:o,value:n,temperature:r,hard:s}=t,a=o.map(p=>T(e,p)),i=V(a),l=s?{}:P(t),c=l.weights?.[0]??(s?a.map((p,f)=>+(f===i)):yt(a,r)),u=c.map((p,f)=>p*n[f]);return{scores:a,weights:c,products:u,best:i,output:l.output?.[0][0]??T(c,n)}}function J(t,e){let o=Math.max(...t),n=t.reduce((r,s)=>r+Math.exp((s-o)/e),0);return o/e+Math.log(n)}var _=({query:t,presets:e})=>Object.keys(e).find(o=>e[o].every((n,r)=>Math.abs(n-t[r])<1e-9));function he(t,e){let o=e.reduce((n,r)=>j(n,r,-T(r,n)),t);return G(o)>1e-9*(1+G(t))?o.map(n=>n/G(o)):null}function ct(t){let e=t[0].map(()=>0),o=t.flatMap((u,p)=>t.slice(p+1).map(f=>j(u,f,-1))),n=(u,p)=>u.map(f=>he(f,p)).find(f=>f!==null),r=n(o,[])??e,s=t.slice(2),a=t.length<2?e:j(t[0],t[1]).map(u=>u/2),i=s.length?s.reduce((u,p)=>j(u,p)).map(u=>u/s.length):a,l=e.map((u,p)=>e.map((f,d)=>+(p===d)));return[n([j(a,i,-1),...o,...l],[r])??e,r]}function _t({key:t,words:e}){if(t.length<2)return["",""];let[o,n]=ct(t).map(i=>t.map(l=>T(i,l))),r=(i,l)=>Math.abs(i-l)<1e-9,s=n[0]>n[1]+1e-9;return[t.length===3&&r(o[0],o[1])&&o[0]>o[2]+1e-9&&r((n[0]+n[1])/2,n[2])?`from ${e[2]} to the other two`:"",s?`from ${e[1]} to ${e[0]}`:""]}var L=(t,e)=>t.map(o=>T(o,e));function Ft(t,e,o){let n=j(o,L(t,e),-1);return t.reduce((r,s,a)=>j(r,s,n[a]),e)}var me=Math.sqrt(50),ge=Math.sqrt(10),xe=Math.sqrt(2);function Y(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),s=n/Math.pow(10,r),a=s>=me?10:s>=ge?5:s>=xe?2:1,i,l,c;return r<0?(c=Math.pow(10,-r)/a,i=Math.round(t*c),l=Math.round(e*c),i/c<t&&++i,l/c>e&&--l,c=-c):(c=Math.pow(10,r)*a,i=Math.round(t/c),l=Math.round(e/c),i*c<t&&++i,l*c>e&&--l),l<i&&.5<=o&&o<2?Y(t,e,o*2):[i,l,c]}function Z(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,s,a]=n?Y(e,t,o):Y(t,e,o);if(!(s>=r))return[];let i=s-r+1,l=new Array(i);if(n)if(a<0)for(let c=0;c<i;++c)l[c]=(s-c)/-a;else for(let c=0;c<i;++c)l[c]=(s-c)*a;else if(a<0)for(let c=0;c<i;++c)l[c]=(r+c)/-a;else for(let c=0;c<i;++c)l[c]=(r+c)*a;return l}function pt(t,e,o){return e=+e,t=+t,o=+o,Y(t,e,o)[2]}function Q(t,e,o){let n;for(;;){let r=pt(t,e,o);if(r===n||r===0||!isFinite(r))return[t,e];r>0?(t=Math.floor(t/r)*r,e=Math.ceil(e/r)*r):r<0&&(t=Math.ceil(t*r)/r,e=Math.floor(e*r)/r),n=r}}function Wt(t,e,o=6){let[n,r]=Q(t[0],t[1],o);return Object.assign(a=>e[0]+(a-n)/(r-n)*(e[1]-e[0]),{domain:[n,r],range:e,ticks:Z(n,r,o)})}var be="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),we=1.12;var B=new Map;function ke(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(be[r.charCodeAt(0)-32]??556),0);return we*o/1e3}function ut(t,e){return B.size>5e3&&B.clear(),B.has(t)||B.set(t,ke(t)),e*B.get(t)}var Dt={"\u2212":"\u207B",...Object.fromEntries([..."0123456789"].map((t,e)=>[t,"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[e]]))},ve=t=>[...t].every(e=>e in Dt)?[...t].map(e=>Dt[e]).join(""):null,X=t=>t.replace(/e(−?\d+)/,(e,o)=>`\xB710${ve(o)}`);var dt=t=>t<0?`(${y(t)})`:y(t),Bt=({hard:t,words:e})=>t||e.length===1;function tt(t,e){return Bt(t)?String(e):e===0?"0.000":X(z(e,3))}function ft(t,e){return Bt(t)?String(e):qt(P(t).weights?e:q(e,1e-9,1-1e-9))}function ht(t,{weights:e,output:o}){let{value:n}=t;return[...e.flatMap((s,a)=>[["",a?" + ":""],["weight",tt(t,s)],[""," \xD7 "],["value",dt(n[a])]]),[""," = "],["output",H(o)]]}var ye=(t,e)=>ht(t,e).map(([,o])=>o).join(""),$e=t=>`${/^[aeiou]/.test(t)?"an":"a"} ${t}`;function mt(t,e){let{words:o,value:n,temperature:r,hard:s}=t,{scores:a,weights:i,best:l,output:c}=e,u=_(t),p=u?`Asked for ${$e(u)}`:"For this query",f=o.filter((g,k)=>Math.abs(a[k]-a[l])<1e-9);if(s&&f.length>1){let g=`${W(f)} tie at a score of ${z(a[l])}`;return`${p}, the hard lookup must pick one row: ${g}, and it takes ${o[l]}, worth ${y(c)}.`}if(s)return`${p}, the hard lookup takes ${o[l]} alone, the highest score, and returns its value, ${y(n[l])}.`;let d=W(o.map((g,k)=>`${g} ${ft(t,i[k])}`)),h=f.length===o.length&&o.length>1?", the plain mean":"",x=r===1?"":` at temperature ${y(r)}`;return`${p}${x}, the table balances at ${z(c)}${h}: ${d} of the weight.`}var H=t=>X(z(t)),R=t=>X(St(t,t<0?4:2)),Me=["no","one","two","three","four","five","six"];function Se({scores:t,best:e}){let o=t.flatMap((s,a)=>Math.abs(s-t[e])<1e-9?[a]:[]);if(o.length===1)return"the highest score";let n=o[0]===e?"the first":"one",r=o.length===t.length?"equal":"equal highest";return`${n} of ${Me[o.length]??o.length} ${r} scores`}function Rt(t,e){let{words:o,key:n,query:r,temperature:s,hard:a}=t,{scores:i,weights:l,best:c}=e,u=R(J(i,s));return[...o.map((f,d)=>{let h=r.map(($,w)=>`${dt($)} \xD7 ${dt(n[d][w])}`).join(" + "),x=`${f}
score: ${h} = ${y(i[d])}`;if(a)return`${x}
weight: ${d===c?`1, ${Se(e)}`:"0"}`;let g=R(i[d]/s),k=`exp(${y(i[d])} / ${y(s)}) = ${g}`;return`${x}
${k}
weight: ${g} / ${u} = ${tt(t,l[d])}`}),`output
${ye(t,e)}`]}var K={apple:"M16 11C13 6 5 7 5 16c0 7 5 13 8.5 13 1.5 0 1.5-.8 2.5-.8s1 .8 2.5 .8C22 29 27 23 27 16c0-9-8-10-11-5zM16 11c0-4 1.5-6.5 4.5-8",banana:"M7 5c-2 12 6 22 19 21.5 1.8-.1 2.2-2.6 .6-3.2C17.5 21 12 14.5 10.5 5.200 10.2 3.5 7.300 3.3 7 5z",chair:"M9.5 3v26M9.5 18.5h13V29M9.5 7.5h.1M9.5 24h13"},et=t=>7.8*t.length;function qe(t,e){let[o,n]=[Math.min(...t),Math.max(...t)],r=.16*(n-o||Math.abs(n)||1),s=o>=0&&o<=.5*n?0:o-r,a=e<480?14:34;return Wt([s,n+r],[a,e-a])}function Ae(t,e){let o=[],n=e.map(()=>0),r=t.map((s,a)=>a).sort((s,a)=>t[s]-t[a]);for(let s of r){let[a,i]=[t[s]-et(e[s])/2,t[s]+et(e[s])/2],l=o.findIndex(c=>c+6<a);n[s]=l<0?o.length:l,o[n[s]]=i}return n}function Ee(t,e,o){let[n,r]=e.domain,s=[...new Set([...e.ticks,...t])],a=[b.line("ground","ruler",[e(n),o,e(r),o])];for(let i of s){let l=t.includes(i),c=!l&&t.some(u=>Math.abs(e(i)-e(u))<22);a.push(b.line(`tick ${i}`,"ruler",[e(i),o,e(i),o+(l?7:4)])),c||a.push(b.text(`number ${i}`,l?"value strong":"soft",[e(i),o+22],y(i)))}return a}function je(t,e,o,n,r,s,a){let i=s*Math.sqrt(e),l=i>21,c=l?r+2-i:r-14-2*i;return[b.circle(`disc ${t}`,"weight solid",[n,r-3-i,i],a),b.rect(`foot ${t}`,"value solid square",[n-4,r-4,8,8],a),b.text(`share ${t}`,l?"paper strong":"weight strong",[n,c],o,a)]}function Kt(t,{weights:e,output:o},{width:n,fulcrum:r=o}){let{words:s,value:a}=t,i=qe(a,n),l=n<480?42:60,c=s.every(M=>M in K),u=Ae(a.map(M=>i(M)),s),f=(c?64:20*(Math.max(...u)+1)+4)+2*l+14,d=f+46,h=Math.abs(i(1)-i(0))||1,x=q((o-r)*h/13,-8,8),[g,k]=i.range,$=q(i(r),g,k),w={transform:`rotate(${x.toFixed(2)} ${$.toFixed(1)} ${f})`},v=Ee(a,i,d),E=`M${$.toFixed(1)} ${f+3}l25 43h-50Z`;return v.push(b.path("fulcrum","output solid",E)),v.push(b.text("output","output answer",[$,d+56],z(r))),v.push(b.line("bar","ink line bar",[g,f,k,f],w)),s.forEach((M,C)=>{let I=i(a[C]);v.push(...je(M,e[C],ft(t,e[C]),I,f,l,w)),c&&v.push(b.path(`thing ${M}`,"ink line thing",K[M],{transform:`translate(${(I-16).toFixed(1)} 8)`})),v.push(b.text(`name ${M}`,"ink name",[I,c?60:18+20*u[C]],M))}),{width:n,height:d+64,marks:v}}function ot({key:t,presets:e},o){let n=ct(t),r=[...t,...Object.values(e)].map(p=>L(n,p)),s=p=>Math.max(1,...r.map(f=>Math.abs(f[p])))+.85,[a,i]=[s(0),s(1)],l=q(i,.7*a,.8*a),c=Math.min(o/(2*a),o*l/a/(2*i)),u=Math.round(o*l/a);return{plane:n,u:c,height:u,reach:[o/(2*c)-.3,u/(2*c)-.3],x:p=>o/2+p*c,y:p=>u/2-p*c}}function Oe(t,{x:e,y:o,u:n,height:r}){let s=[];return t.forEach((a,i)=>t.slice(i+1).forEach((l,c)=>{let[u,p]=j(a,l,-1),f=[e(0)/Math.abs(p||1e-9),r/2/Math.abs(u||1e-9)],d=Math.min(...f)/n;for(let h of[1,-1]){let x=[-p*h*d,u*h*d],g=T(x,a);u===0&&p===0||t.some(k=>T(x,k)>g+1e-6)||s.push(b.line(`tie ${i} ${i+1+c} ${h}`,"ruler tie",[e(0),o(0),e(x[0]),o(x[1])]))}})),s}var Ht=(t,e,o)=>({x:e-16,y:o-15,width:(t in K?40:10)+et(t),height:30});function ze({x:t,y:e,width:o,height:n},[r,s],[a,i]){return Array.from({length:61},(l,c)=>c/60).some(l=>{let[c,u]=[r+(a-r)*l,s+(i-s)*l],p=l===1?12:2;return c>t-p&&c<t+o+p&&u>e-p&&u<e+n+p})}function Ce(t,e,{x:o,y:n},r,s){let[a,i]=[o(e[0]),n(e[1])],l=t in K,c=q(a,26,r-et(t)-30),u=e[1]<0||e[1]===0&&e[0]<0?29:-27,p=u>0?-27:29,f=[u,p,1.6*p,1.6*u].find(x=>!ze(Ht(t,c,i+x),[o(0),n(0)],s)),d=i+(f??u),h={d:K[t],transform:`translate(${(c-14).toFixed(1)} ${(d-14).toFixed(1)}) scale(0.875)`};return[b(`bed ${t}`,"rect","ground bed",{...Ht(t,c,d),rx:4}),b.line(`key ${t}`,"key line arrow",[o(0),n(0),a,i]),b.circle(`ring ${t}`,"key ring",[a,i,5]),...l?[b(`thing ${t}`,"path","ink line thing",h)]:[],b.text(`label ${t}`,"ink name start",[l?c+20:c-10,d+5],t)]}function Te(t,e){let[o,n]=_t(t);return[["across","\u2192",o],["up","\u2191",n]].filter(([,,s])=>s).flatMap(([s,a,i],l)=>{let[c,u]=[`${a} ${i}`,e-10-18*l],p={x:6,y:u-14,width:ut(c,13)+8,height:l?20:24};return[b(`bed ${s}`,"rect","ground bed",p),b.text(s,"soft start note",[10,u],c)]})}var Le=6,Ie=([t,e,o,n],{x:r,y:s,width:a,height:i})=>Math.max(r-e,t-r-a,s-n,o-s-i);function Ne(t,[e,o],{width:n,height:r},s){let a=ut(t,14)/2,i=q(e,a+5,n-a-5),l=e<n/2?-1:1,c=[l,-l].flatMap(g=>[5,-8,18,-20,31].map(k=>[e+g*(20+a),o+k])),u=[[i,o+31],[i,o-20],...c,[i,o-34],[i,o+45]],p=([g,k])=>{let[$,w,v,E]=[g-a,g+a,k-12,k+4],M=Math.min($,n-w,v,r-E)-3,C=s.map(I=>Ie([$,w,v,E],I)-Le);return Math.min(M,...C)},f=u.map(p),d=f.findIndex(g=>g>=0),[h,x]=u[d<0?V(f):d];return{x:h,y:x}}function Gt(t,{width:e}){let o=ot(t,e),{x:n,y:r,height:s}=o,a=t.key.map(h=>L(o.plane,h)),i=[...Oe(a,o),...Te(t,s)],l=L(o.plane,t.query),[c,u]=[n(l[0]),r(l[1])];t.words.forEach((h,x)=>i.push(...Ce(h,a[x],o,e,[c,u])));let p=i.filter(({id:h})=>h.startsWith("bed ")).map(({at:h})=>h);i.push(b.circle("middle","ink solid",[n(0),r(0),2.5])),i.push(b.line("query arrow","query line ask",[n(0),r(0),c,u])),i.push(b.circle("query","query solid",[c,u,12]));let f=_(t)??"query",d=Ne(f,[c,u],{width:e,height:s},p);return i.push(b("query name","text","query strong",d,f)),{width:e,height:s,marks:i}}var Vt=`text.answer { font: 600 30px var(--reading, "Lookup Serif", Georgia, serif); }
text.name { font-size: 15px; }
text.note { font-size: 13px; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
.bar { stroke-width: 5; }
.thing { stroke-width: 1.6; }
.arrow { stroke-width: 1.5; }
.ask { stroke-width: 3; }
.square { stroke: var(--paper); stroke-width: 1.5; }
.tie { stroke-dasharray: 1 5; stroke-linecap: round; }
.bed { fill: var(--tint); }
`;var Ut=`.lookup-board { display: grid; grid-template-columns: minmax(0, 400px) minmax(0, 1fr); column-gap: 40px; align-items: start; }
.lookup-asks { gap: 2px 4px; margin-bottom: 10px; }
.lookup-asks h3 { margin-right: 4px; }
.lookup-asks .attn-button { border: 0; background: none; padding: 0 6px; color: var(--soft); text-decoration: underline; text-decoration-color: var(--edge); text-underline-offset: 0.25em; }
.lookup-asks .attn-button:hover { color: var(--ink); }
.lookup-asks .attn-button[aria-pressed="true"] { color: var(--query); background: none; font-weight: 600; text-decoration-color: currentColor; text-decoration-thickness: 2px; }
.lookup-field svg { cursor: pointer; }
.lookup-handle { position: absolute; left: -22px; top: -22px; width: 44px; height: 44px; border-radius: 50%; touch-action: none; cursor: grab; }
.lookup-handle:active { cursor: grabbing; }
.lookup-handle:focus-visible { outline-offset: -6px; border-radius: 50%; }
.lookup-handle::before { content: ""; position: absolute; inset: 9px; border-radius: 50%; border: 2px solid var(--query); opacity: 0; }
@media screen and (prefers-reduced-motion: no-preference) { .attn-lookup:not(.touched) .lookup-handle::before { animation: lookup-call 2.4s 1s ease-out 4; } }
@keyframes lookup-call { from { transform: scale(0.8); opacity: 0.8; } 60%, to { transform: scale(2); opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .attn-lookup:not(.touched) .lookup-handle::before { opacity: 0.5; } }
.lookup-query { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 4px 16px; margin-top: 12px; --accent: var(--query); }
/* The kind of lookup stands in the line of what the table answers; on a phone beside the temperature. */
.lookup-answer { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; align-items: center; }
.lookup-answer > :is(.lookup-beam, .lookup-heat) { grid-column: 1 / -1; }
.lookup-answer h3 { min-height: 30px; align-content: center; margin-bottom: 10px; }
.lookup-answer > .attn-choice { margin-bottom: 10px; }
.lookup-heat { margin-top: 4px; }
.lookup-ends { display: flex; justify-content: space-between; color: var(--soft); font-size: 0.867em; }
.attn-lookup .attn-summary { font: 1.2em/1.45 var(--reading); min-height: 2.9em; text-wrap: pretty; }
.lookup-sum { margin: 0; min-height: 1.5em; color: var(--soft); }
.lookup-sum :is(.weight, .value, .output) { font-weight: 600; }
.attn > .lookup-sum { margin-top: 2px; }
.weight { color: var(--weight); } .value { color: var(--value); } .output { color: var(--output); }
/* Reset stands beside the line that unfolds; what is unfolded has the whole width. */
.lookup-below { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; }
.lookup-below details { grid-area: 1 / 1 / 2 / 3; }
.lookup-below > .attn-button { grid-area: 1 / 2; }
.attn.attn .lookup-numbers { margin: 0; }
.attn-lookup[data-own="lookup"] .lookup-numbers { visibility: hidden; }
.attn .lookup-numbers sup { font-size: max(0.75em, 11px); }
@container (max-width: 820px) {
  .lookup-board { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); column-gap: 24px; }
  .lookup-query { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@container (max-width: 640px) {
  .lookup-board { grid-template-columns: auto minmax(0, 1fr); gap: 6px 20px; }
  /* One column: both pictures first, so that they and the query fit one screen of a phone. */
  .lookup-ask, .lookup-answer { display: contents; }
  .lookup-ask > *, .lookup-answer > :not(.lookup-heat, .attn-choice) { grid-column: 1 / -1; }
  .lookup-query { order: 1; }
  .lookup-answer > .attn-choice { order: 2; margin: 0; align-self: start; }
  .lookup-answer > .lookup-heat { order: 3; grid-column: 2; }
  .lookup-answer h3 { min-height: 0; margin: 10px 0 4px; }
  .attn-lookup .attn-summary { font-size: 1.1em; min-height: 4.4em; }
  .lookup-sum { min-height: 2.9em; }
}
@container (max-width: 32em) { .attn .lookup-numbers th small { font-size: 1em; } }
@media print { .lookup-handle::before { display: none; } .lookup-query, .lookup-heat, .lookup-below > .attn-button, .attn-hint { display: none; } }
`;var Jt=4,Fe=70;function We({words:t,presets:e},o){let r=[...new Set([...Object.keys(e).filter(l=>!t.includes(l)),...t])].filter(l=>l in e),s=r.map(l=>D(l,()=>o.change({query:e[l]},{glide:!0}))),a=m("div",{class:"lookup-asks attn-row",role:"group","aria-label":"Ask for"});return a.append(m("h3",{"aria-hidden":"true"},"Ask for"),...s.map(l=>l.root)),{root:a,tell:l=>s.forEach((c,u)=>c.set(r[u]===_(l)))}}function De(t,e){let o=at(),n=m("div",{class:"lookup-handle",tabindex:"0",role:"slider","aria-label":"Query: arrow keys move it"}),[r,s]=[Math.min(...t.value),Math.max(...t.value)];n.setAttribute("aria-valuemin",String(r)),n.setAttribute("aria-valuemax",String(s));let a=O("field lookup-field",o,n),i=ot(t,400),l=d=>d.map((h,x)=>q(h,-i.reach[x],i.reach[x])),c=(d,h=!1)=>{let x=Ft(i.plane,e.read().query,l(d));e.change({query:x.map(g=>Math.round(g*1e3)/1e3)},{glide:h})},u=d=>{let[h,x]=bt(a,d);return[(h-a.clientWidth/2)/i.u,(a.clientHeight/2-x)/i.u]};n.addEventListener("pointerdown",d=>n.setPointerCapture(d.pointerId)),n.addEventListener("pointermove",d=>{n.hasPointerCapture(d.pointerId)&&c(u(d))});let p=null;return o.addEventListener("pointerup",d=>p=d),o.addEventListener("click",d=>c(u(p??d),!0)),Be(n,d=>c(j(L(i.plane,e.read().query),d)),()=>e.change({query:t.query},{glide:!0})),{root:a,tell:d=>{let h=U(d);n.setAttribute("aria-valuenow",String(q(h.output,r,s))),n.setAttribute("aria-valuetext",mt(d,h))},paint:(d,h)=>{i=ot(d,h),lt(o,Gt(d,{width:h}));let[x,g]=L(i.plane,d.query);n.style.translate=`${i.x(x)}px ${i.y(g)}px`}}}function Be(t,e,o){let[n,r]=[[0,1],[0,-1]],a={...{ArrowRight:[1,0],ArrowLeft:[-1,0]},ArrowUp:n,ArrowDown:r,PageUp:n,PageDown:r};t.addEventListener("keydown",i=>{if(i.ctrlKey||i.metaKey||i.altKey)return;let l=a[i.key];if(!l&&i.key!=="Home"&&i.key!=="End")return;i.preventDefault(),i.stopPropagation();let c=i.shiftKey||i.key.startsWith("Page");l?e(l.map(u=>u*(c?.5:.1))):i.key==="Home"&&o()})}function Re({axes:t},e){let o=(a,i)=>e.read().query.map((l,c)=>c===a?i:l),n=a=>y(Math.round(1e3*a)/1e3),r=t.map((a,i)=>st({label:a,min:-Jt,max:Jt,step:.05,zero:0,text:n,onInput:l=>e.change({query:o(i,l)})}));return{root:m("div",{class:"lookup-query",role:"group","aria-label":"The query's numbers"},...r.map(a=>a.root)),tell:a=>r.forEach((i,l)=>i.set(a.query[l]))}}function He(t){let e=st({label:"temperature",min:-2,max:2,step:.05,zero:0,text:y,read:a=>Number((10**a).toPrecision(3)),write:Math.log10,onInput:a=>t.change({temperature:a})}),o=Et("Kind of lookup",{soft:"soft",hard:"hard"},a=>t.change({hard:a==="hard"},{glide:!0})),n=m("div",{class:"lookup-ends","aria-hidden":"true"},m("span",{},"low"),m("span",{},"high")),r=O("lookup-heat",e.root,n),s=a=>{e.set(a.temperature,!a.hard),o.set(a.hard?"hard":"soft")};return{root:r,kind:o.root,tell:s}}function Ke({words:t}){let e=Array.from({length:4*t.length+2},()=>m("span"));return{root:m("p",{class:"lookup-sum"},...e),tell:(r,s)=>ht(r,s).forEach(([a,i],l)=>{e[l].className=a,A(e[l],i)})}}var N=(t,...e)=>m("span",{},t,m("small",{},...e));function Ge(t){let{words:e,axes:o,key:n}=t,r=[N("Key","k"),N("Score","s = q\xB7k"),N("Exp","e",m("sup",{},"s/\u03C4")),N("Weight","\xF7 sum"),N("Value","v"),N("Part","w \xD7 v")],s=e.map((x,g)=>N(x,`(${n[g].map(y).join(", ")})`)),a=`From scores to the output; the axes of a key are ${W(o)}.`,{root:i,cells:l,sums:c}=jt(a,r,s,"Sum");c[4].className="attn-result";let u=[...e,""].map(()=>m("li")),p=m("details",{class:"lookup-numbers"},m("summary",{},"Show every number"),i,m("ul",{},...u)),f=null,d=()=>{!p.open||!f||(Ve(l,c,...f),Rt(...f).forEach((x,g)=>A(u[g],x)))};return p.addEventListener("toggle",d),{root:p,tell:(x,g)=>{f=[x,g],d()}}}function Ve(t,e,o,{scores:n,weights:r,products:s,output:a}){let{value:i,temperature:l,hard:c}=o;t.forEach((u,p)=>{[H(n[p]),c?"\u2013":R(n[p]/l),tt(o,r[p]),y(i[p]),H(s[p])].forEach((d,h)=>A(u[h],d))}),A(e[1],c?"\u2013":R(J(n,l))),A(e[2],"1"),A(e[4],H(a))}function Ue(){let t=at(),e=null,o=(n,r,s)=>{let a=U(n),i=Math.max(...n.value)-Math.min(...n.value)||1;return e??=a.output,e+=(a.output-e)*(1-Math.exp(-r/Fe)),Math.abs(a.output-e)<5e-4*i&&(e=a.output),lt(t,Kt(n,a,{width:s,fulcrum:e})),e!==a.output};return{root:O("lookup-beam",t),paint:o}}function Je(t,e){let[o,n,r,s]=[We(t,e),De(t,e),Re(t,e),He(e)],[a,i,l,c]=[Ue(),Ke(t),Ge(t),Ot()],u=D("Reset",e.reset),p=m("section",{class:"lookup-ask"},o.root,n.root,r.root),f=m("h3",{},"The table answers ",m("small",{},"where the weights balance")),d=m("section",{class:"lookup-answer"},f,s.kind,a.root,s.root),h=At("Drag the blue query down across the dotted line: where does the answer go?"),x=O("lookup-below",l.root,u.root);return{parts:[h,O("lookup-board",p,d),c.root,i.root,x],tell:g=>{let k=U(g);[o,n,r,s].forEach($=>$.tell(g)),c.set(mt(g,k)),[i,l].forEach($=>$.tell(g,k))},paint:(g,k)=>(n.paint(g,Math.round(n.root.clientWidth)),a.paint(g,k,Math.round(a.root.clientWidth))),stop:c.stop}}var dn=Lt({name:"lookup",label:"Live figure: lookup in a table",style:Vt+Ut,controls:["query","temperature","hard"],fixed:["words","axes","key","value","presets"],asks:Pt,build:Je});export{Kt as beam,U as compute,dn as default,mt as describe,Gt as plane};
