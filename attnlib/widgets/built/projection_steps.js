// Joined by `make figures` from src/projection_steps and src/kit: change those, not this.
var Kt="http://www.w3.org/2000/svg",Vt=0,Gt=Math.random().toString(36).slice(2,8),nt=t=>`attn-${Gt}-${t}-${++Vt}`;function rt(t,e,o){for(let[n,a]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(n,""):a!==!1&&a!=null&&t.setAttribute(n,a);return t.append(...o),t}var v=(t,e={},...o)=>rt(document.createElement(t),e,o),T=(t,...e)=>v("div",{class:t},...e),Ut=(t,e={},...o)=>rt(document.createElementNS(Kt,t),e,o),st=(t="")=>Ut("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function A(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var at=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Yt=(t,e)=>t.reduce((o,n,a)=>o+n*e[a],0);var R=t=>t[0].map((e,o)=>t.map(n=>n[o]));function F(t,e){let o=R(e);return t.map(n=>o.map(a=>Yt(n,a)))}function lt(t,e=1,o=null){let n=i=>o===null||o[i],a=Math.max(...t.filter((i,c)=>n(c))),r=t.map((i,c)=>n(c)?Math.exp((i-a)/e):0),s=r.reduce((i,c)=>i+c,0);return s>0?r.map(i=>i/s):r}var E=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var ut=200,K=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,V=t=>t*t*(3-2*t);function Z(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,a)=>Z(t[a],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([a,r])=>[a,Z(t[a],r,o)]);return Object.fromEntries(n)}return e}function pt(t,e,o){let[n,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,p=u=>{let d=E(u-i,0,64);if(i=u,l){let h=E((u-s)/e);n=Z(a,r,V(h)),l=h<1}let f=o(n,d);c=l||f?requestAnimationFrame(p):0};return{go(u,d){if(K()){[n,r,l]=[u,u,!1],o(n,1/0);return}[a,r,s,l]=[n,u,performance.now(),d],d||(n=u,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function O(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function dt(t){let e=O(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function P(t,e){let o=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>A(o,"aria-pressed",String(n))}}var ft=(...t)=>v("p",{class:"attn-hint"},...t);function ht({label:t,min:e,max:o,step:n,onInput:a,text:r=O,zero:s=e,...i}){let{read:c=w=>w,write:l=w=>w}=i,p=nt("slider"),u=v("span",{class:"attn-number","aria-hidden":"true"}),f=v("input",{type:"range",id:p,min:e,max:o,step:n,oninput:()=>a(c(f.valueAsNumber))}),h=T("attn-slider",v("label",{for:p},t),f,u),g=o,m=w=>Math.min(1,Math.max(0,(w-e)/(g-e)));return{root:h,input:f,set:(w,k=!0)=>{let y=l(w);f.valueAsNumber!==y&&(f.value=y),f.style.setProperty("--from",m(Math.min(s,y))),f.style.setProperty("--to",m(Math.max(s,y))),f.disabled=!k,N(u,r(w)),A(f,"aria-valuetext",r(w))},limit:w=>A(f,"max",g=w)}}function gt(t=700){let e=v("p",{class:"attn-summary"}),o=v("span",{class:"attn-hidden",role:"status"}),n,a=(r,s=r)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>N(o,s),t)),N(e,r)};return{root:v("div",{},e,o),set:a,stop:()=>clearTimeout(n)}}function mt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),o(s))})}var Zt=0,xt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function wt(t,e){let[o,n,a]=[!1,0,""],r={},s=c=>{r=c;let l=c._own;if(l?.turn!==n&&([n,o]=[l?.turn,!1]),o)return;let p=l?.name?e(c,l.kind):null,u=p?JSON.stringify([l,p]):"";u!==a&&([a,o]=[u,p!==null],p&&t.send({own:{...p,name:l.name,turn:++Zt}}))},i=()=>{o=!1,s(r)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function te(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:a,note:r,weights:s,mask:i}=xt(t),c=!!(s??i);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:a?`Your ${a} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${o}. ${r??""}`.trim():`Your ${o} is called \u2026`}function bt(t,e){let o=v("span",{role:"status"}),n=P("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=T("attn-own",o,n.root);return{root:a,tell:s=>{let i=te(s,e);a.hidden=i==="",a.classList.toggle("fault",!!xt(s).fault),N(o,i)}}}function vt(t,e,o=[]){let n=[...e,...o],a=[],r=!1,s=()=>Object.fromEntries(n.map(u=>[u,t.get(u)])),i=u=>{if(r)return;let d=s();a.forEach(f=>f(d,u))},c=()=>i(null);e.forEach(u=>t.on(`change:${u}`,c));let l=(u,{glide:d=!1}={})=>{r=!0;for(let[f,h]of Object.entries(u))t.set(f,h);r=!1,i({glide:d}),t.save_changes()},p=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in u).map(d=>[d,u[d]]))};return{read:s,change:l,reset:()=>l(p(),{glide:!0}),follow:u=>void a.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,c))}}function ee(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function oe(t,e,o,n){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,p=e.wants?.(o())??null;if(s(p!==null),p===null)return n(c);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===a&&i(c),()=>l===a&&e.say?.(u))};return i}function kt({name:t,label:e,style:o,controls:n,fixed:a=[],ms:r=ut,asks:s,build:i}){return{render:({model:l,el:p})=>{let u=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=u.attachShadow({mode:"open"});d.append(v("style",{},[at,it,ct,o].join(`
`)));let f=vt(l,s?[...n,"_own","_drawn"]:n,a),h=i(f.read(),f,l),g=s&&{...wt(l,s),...bt(l,s)},m=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},h.parts[0],...g?[g.root]:[],...h.parts.slice(1));d.append(m),p.append(u);let b=()=>{let w=h.glides??($=>$),k=0,y=()=>{let $=f.read();h.tell($),g?.tell($),g?.ask($),g&&(m.dataset.own=$._own?.kind??"")},z=pt(w(f.read()),r,($,B)=>k>0&&h.paint($,B,k)),L=()=>{let $=Math.round(m.clientWidth);$===k||$===0||(k=$,ee(p),z.again())},W=oe(m,h,f.read,$=>{y(),z.go(w(f.read()),$)});f.follow(($,B)=>{m.classList.add("touched"),W(B?.glide??!0)}),y(),L();let j=new ResizeObserver(L);return j.observe(m),h.ahead?.(),()=>{j.disconnect(),z.stop(),f.stop(),g?.stop(),h.stop?.()}},M=async()=>{await h.ready;for(let w;w=h.wants?.(f.read());)await w;return b()};return h.ready?M():b()}}}var ne=t=>Math.round(t*10)/10,yt=new WeakMap;function $t(t){let e=T("attn-hits"),o=new Map,n=r=>{let s=r.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),i={node:s,hit:r};return o.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:(r,s=1)=>{let i=new Set(r.map(({id:c})=>c));for(let[c,{node:l}]of o)i.has(c)||(l.remove(),o.delete(c));r.forEach((c,l)=>{let p=o.get(c.id)??n(c);re(p.node,p.hit=c,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:r=>o.get(r)?.node.focus({preventScroll:!0})}}function re(t,{x:e,y:o,width:n,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l},p){let[u,d,f,h]=[e,o,n,a].map(m=>ne(p*m)),g=`left:${u}px;top:${d}px;width:${f}px;height:${h}px`;yt.get(t)!==g&&(t.style.cssText=g,yt.set(t,g)),A(t,"class",`attn-hit ${s}`.trim()),A(t,"aria-label",r),A(t,"tabindex",c),l&&A(t,"lang",l);for(let[m,b]of Object.entries(i))A(t,`aria-${m}`,String(b))}var St="http://www.w3.org/2000/svg",se=t=>Math.round(t*10)/10+0;function x(t,e,o,n,a){let r={};for(let s in n){let i=n[s];r[s]=typeof i=="number"?se(i):i}return{id:t,shape:e,role:o,at:r,...a===void 0?{}:{text:a}}}x.line=(t,e,[o,n,a,r],s)=>x(t,"line",e,{x1:o,y1:n,x2:a,y2:r,...s});x.rect=(t,e,[o,n,a,r],s)=>x(t,"rect",e,{x:o,y:n,width:a,height:r,...s});x.circle=(t,e,[o,n,a],r)=>x(t,"circle",e,{cx:o,cy:n,r:a,...r});x.path=(t,e,o,n)=>x(t,"path",e,{d:o,...n});x.text=(t,e,[o,n],a,r)=>x(t,"text",e,{x:o,y:n,...r},a);var G=(t,e,o,n)=>({...x(t,"text",e,o),runs:n}),Mt=new WeakMap;function ae(t,e){let{node:o,role:n,at:a}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||o.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(ce)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var ie=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ce(t){let e=document.createElementNS(St,"tspan");for(let[o,n]of Object.entries(ie(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function At(t,{width:e,height:o,marks:n}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Mt.get(t)??new Map;Mt.set(t,r);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:p}]of r)s.get(c)?.shape!==p&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of n){let l=r.get(c.id);if(!l){let p=document.createElementNS(St,c.shape);p.setAttribute("data-id",c.id),l={node:p,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}ae(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function zt({label:t,rest:e,wait:o,begin:n,next:a}){let r=0,s=()=>{N(u,r?"\u275A\u275A":"\u25B6"),A(u,"aria-label",r?"Pause":t)},i=()=>{clearTimeout(r),r=0,s()},c=()=>{r=Number(setTimeout(c,e())),a()||i()},l=()=>{n()!==!1&&(r=Number(setTimeout(c,o??e()/2)),s())},u=v("button",{type:"button",class:"attn-play",onclick:()=>r?i():l()});return s(),{root:u,stop:i}}var C=["q","k","v","scores","weights","output"],U=4,_=C.length*U;function qt({words:t,x:e,w_q:o,w_k:n,w_v:a}){let[r,s,i]=[o,n,a].map(u=>F(e,u)),c=F(r,R(s)),l=c.map(u=>lt(u)),p=F(l,i);return{words:t,x:e,w_q:o,w_k:n,w_v:a,q:r,q_row:r,k:s,k_t:R(s),v:i,scores:c,weights:l,output:p}}var le=t=>({stage:C[Math.floor((t-1)/U)],i:(t-1)%U>>1,j:t-1&1}),X=(t,e,o)=>U*C.indexOf(t)+2*e+o+1,ue={q:["x","w_q"],k:["x","w_k"],v:["x","w_v"],scores:["q_row","k_t"],weights:["scores",null],output:["weights","v"]};function I(t,e){let{stage:o,i:n,j:a}=le(e),[r,s]=ue[o],i=t[r][n].map((c,l)=>{let p=s?t[s][l][a]:null,u=p===null?Math.exp(c):c*p;return{a:c,b:p,from:[r,n,l],over:s&&[s,l,a],product:u}});return{stage:o,i:n,j:a,pairs:i,result:t[o][n][a]}}function J(t){let e=Math.floor(t+1e-9),o=t-e;return o>1e-6?{known:e,focus:e+1,phase:o}:{known:e,focus:e,phase:1}}var _t=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
.output { --c: var(--output); } .soft { --c: var(--soft); } .ink { --c: var(--ink); }
.sheet { fill: color-mix(in oklab, var(--c) 5%, var(--paper)); }
.cell { fill: color-mix(in oklab, var(--c) 13%, var(--paper)); stroke: transparent; stroke-width: 1.5; }
.cell.empty { fill: transparent; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-dasharray: 2 4; }
.cell.next { stroke: var(--c); stroke-dasharray: none; stroke-width: 2; }
.cell.from { fill: color-mix(in oklab, var(--c) 30%, var(--paper)); stroke: var(--c); }
.cell.now { stroke: var(--c); stroke-width: 3; stroke-dasharray: none; }
.fill { fill: color-mix(in oklab, var(--weight) 38%, var(--paper)); }
.beam { stroke: var(--c); stroke-width: 2.5; opacity: 0.55; stroke-dasharray: 0.1 7; stroke-linecap: round; }
.mover { fill: var(--c); }
.edge { stroke-width: 1.2; }
.road { fill: none; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
text { font-size: 16px; dominant-baseline: central; }
text.number.now, .total, tspan.strong { font-weight: 700; }
text.title { font-weight: 600; font-size: 17px; paint-order: stroke; stroke: var(--paper); stroke-width: 5; stroke-linejoin: round; }
tspan.sub { font-size: 0.72em; stroke: none; }
.formula { font-size: 13px; font-weight: 400; fill: var(--soft); } .formula.low { font-size: 10px; }
tspan.up { font-size: 0.75em; }
text.shape { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 7; }
text.shape.on { fill: var(--ink); font-weight: 700; font-size: 14px; }
text.word { font-size: 14.5px; } text.word.small { font-size: 11.5px; }
text.sum { font-size: 15px; }
tspan.strong { fill: var(--c); }
.waiting { opacity: 0.25; }
`;var de="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),fe=1.12;var D=new Map;function he(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,a)=>n+(de[a.charCodeAt(0)-32]??556),0);return fe*o/1e3}function Q(t,e){return D.size>5e3&&D.clear(),D.has(t)||D.set(t,he(t)),e*D.get(t)}var Et={"\u2212":"\u207B",...Object.fromEntries([..."0123456789"].map((t,e)=>[t,"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[e]]))},Tt=t=>[...t].every(e=>e in Et)?[...t].map(e=>Et[e]).join(""):null;var q=(t,e)=>t==="weights"||t==="output"?O(e):dt(e),ge=t=>`e${Tt(t)}`,me=t=>`\u201C${t}\u201D`,tt=(t,e)=>e<0?`(${q(t,e)})`:q(t,e),Ot={q:"query",k:"key",v:"value"};function jt(t,e){if(!e)return"Two words, three numbers each, and three learnt matrices. Press play, or a cell: each is one row times one column.";let{scores:o}=t,n=t.words.map(me),{stage:a,i:r,j:s,pairs:i,result:c}=I(t,e),l=i.map(({a:d,b:f,from:h,over:g})=>`${tt(h[0],d)} \xD7 ${g?tt(g[0],f):""}`).join(" + "),p=q(a,c);if(Ot[a])return`Number ${s+1} of the ${Ot[a]} of ${n[r]}: its row of X times column ${s+1} of W${a}, ${l} = ${p}.`;if(a==="scores")return`How well the query of ${n[r]} fits the key of ${n[s]}: ${l} = ${p}.`;if(a==="weights"){let d=o[r].map(f=>ge(tt("scores",f)));return`${n[r]} gives ${n[s]} the weight ${d[s]} \xF7 (${d.join(" + ")}) = ${p}.`}let u=e===_?" Each word now has an output of its own.":"";return`Number ${s+1} of what ${n[r]} gets: its weights times column ${s+1} of the values, ${l} = ${p}.${u}`}var S={x:{role:"ink",name:"X",at:[0,1]},w_q:{role:"query",name:"W",index:"q",at:[1,0]},w_k:{role:"key",name:"W",index:"k",at:[2,0]},w_v:{role:"value",name:"W",index:"v",at:[4,0],phone:[3,0]},q:{role:"query",name:"Q",formula:"= X W",low:"q",at:[1,1]},k:{role:"key",name:"K",formula:"= X W",low:"k",at:[2,1]},v:{role:"value",name:"V",formula:"= X W",low:"v",at:[4,1],phone:[3,1]},k_t:{role:"key",name:"K\u1D40",formula:"turned over",at:[2,2]},q_row:{role:"query",name:"Q",at:[1,3]},scores:{role:"soft",name:"scores",formula:"= Q K\u1D40",at:[2,3]},weights:{role:"weight",name:"weights",formula:"softmax",at:[3,3],phone:[2,4]},output:{role:"output",name:"output",formula:"= weights V",at:[4,3],phone:[3,4]}},Y=Object.keys(S),Nt=t=>S[t].role==="soft"?"ink":S[t].role,H=X("scores",0,0),xe=20,Ct=24;function Lt(t){let e=t<560,o=h=>e&&S[h].phone||S[h].at,n=t<311?58:64,a={left:n,right:2,top:24,spaces:[32,32,32,56]},[r,s]=t<860?[94,14]:[100,62],i=e?{c:E((t-n-26)/9,Ct,30),...a}:{c:Math.min(46,t/19),left:r,right:s,top:42,spaces:[44,44,44]},c=e?4:5,l=(t-i.left-i.right-(2*c+1)*i.c)/(c-1),p=Array.from({length:c},(h,g)=>i.left+(g?3*i.c+l+(g-1)*(2*i.c+l):0)),u=[i.top];i.spaces.forEach((h,g)=>u.push(u[g]+(g?2:3)*i.c+h));let d=h=>[p[o(h)[0]],u[o(h)[1]]],f=(h,g,m)=>[d(h)[0]+(m+.5)*i.c,d(h)[1]+(g+.5)*i.c];return{...i,narrow:e,width:t,place:o,gap:l,crowded:e||l<56,xs:p,ys:u,corner:d,at:f,height:Math.round(u[u.length-1]+2*i.c+44)}}var et=([t,e],o)=>[t-o/2,e-o/2,o,o];function we(t,e){let o=e.narrow?1.5:3;return Y.map(n=>{let[a,r]=e.corner(n),[s,i]=[t[n].length,t[n][0].length].map(l=>l*e.c+2*o),c=[a-o,r-o,i,s];return x.rect(`sheet ${n}`,`${S[n].role} sheet`,c,{rx:e.narrow?5:8})})}function be(t,e,o,{seen:n,used:a,focus:r,next:s}){let[i,c]=e.narrow?[e.c-2,4]:[e.c-4,6],l=o==="weights"||o==="output"?" tight":"",p=(u,d,f)=>{let[h,g]=[`${o} ${d} ${f}`,C.includes(o)?X(o,d,f):-1],[m,b]=[n(o,d,f),g===r?" now":""],M=`${m?"":" empty"}${b}${g===s?" next":""}${a.has(h)?" from":""}`,[w,k]=e.at(o,d,f),y=x.rect(`cell ${h}`,`${S[o].role} cell${M}`,et([w,k],i),{rx:c});if(!m)return[y];let z=o==="weights"?i*u:0,L=[w-i/2,k+i/2-z,i,z],W=x.rect(`fill ${d} ${f}`,"weight fill",L,{rx:Math.min(c,z/2)}),j=`ink number${l}${b}`,$=x.text(`value ${h}`,j,[w,k],q(o,u));return z?[y,W,$]:[y,$]};return t[o].flatMap((u,d)=>u.flatMap((f,h)=>p(f,d,h)))}var ve=t=>t.narrow?[14,11]:t.width<860?[18,13]:[xe,13];function Wt(t,e){let{name:o,index:n="",formula:a,low:r=""}=S[t],[s,i]=ve(e);return Q(o+n,s)+(a?Q(a+r,i)+6:0)}function ot(t,e){let[o,n]=e.place(t),a=Y.filter(i=>e.place(i)[1]===n&&e.place(i)[0]>o),r=t==="k_t"?e.xs[o]+2*e.c+(e.narrow?0:26):e.width,s=Math.min(...a.map(i=>e.corner(i)[0]-(e.narrow?2:6)),r);return e.xs[o]+Wt(t,e)<=s}function ke(t,e){let o=t==="scores"||t==="weights";if(!o&&t!=="output"||ot(t,e))return[];let[n,a]=e.corner(t),r=[n+2*e.c,a+2*e.c+(o?35:13)];return[x.text(`formula ${t}`,"soft formula end",r,S[t].formula)]}function ye(t,e,o,n){let[a,r]=[t[e].length,t[e][0].length],[s,i]=o.corner(e),[c,l]=[r*o.c,a*o.c],p=u=>e===n[u]?" on":"";return[x.line(`top ${e}`,"rule edge",[s+2,i-10,s+c-2,i-10]),x.line(`side ${e}`,"rule edge",[s-11,i+2,s-11,i+l-2]),x.text(`columns ${e}`,`soft shape${p(0)}`,[s+c/2,i-10],String(r)),x.text(`rows ${e}`,`soft shape${p(1)}`,[s-11,i+l/2],String(a))]}function $e(t,e,o,n){let[a,r]=[t[e].length,t[e][0].length],[s,i]=o.corner(e);if(r*o.c<=70&&S[e].name.length>2)return[];let c=`soft end shape${n.includes(e)?" on":""}`,l=[s+r*o.c-1,i-8];return[x.text(`shape ${e}`,c,l,`${a}\xD7${r}`)]}function Me(t,e,o){return Y.flatMap(n=>{let{role:a,name:r,index:s,formula:i,low:c}=S[n],[l,p]=e.corner(n),u=i&&ot(n,e),d=[{text:r},...s?[{text:s,role:"sub",dy:4}]:[],...u?[{text:i,role:"formula",dx:e.narrow?4:6}]:[],...u&&c?[{text:c,role:"formula low",dy:3}]:[]],f=e.narrow?{x:l+1,y:p-9}:{x:l-2,y:p-27};return[G(`title ${n}`,`${a} title start`,f,d),...e.narrow?u?[]:$e(t,n,e,o):ye(t,n,e,o),...ke(n,e)]})}function Se(t,e){let o=e.narrow?11:11.5,n=t.words.some(a=>Q(a,o)>e.c+3)?12:0;return t.words.flatMap((a,r)=>{let s=(c,l)=>{let[p,u]=e.at(l,r,0);return x.text(`${c} ${r}`,"ink end word",[p-e.c/2-(e.narrow?5:22),u],a)},i=c=>{let[l,p]=e.at(c,1,r),u=p+e.c/2+11+r*n;return x.text(`under ${c} ${r}`,"soft word small",[l,u],a)};return[s("word","x"),s("again","q_row"),i("scores"),i("weights"),...e.narrow?[s("third","weights")]:[]]})}function Ae(t){let e=t.narrow?3:5,o=(g,m,b)=>`M${g} ${m}V${b}m${-e} ${-e}l${e} ${e}l${e} ${-e}`,n=(g,m,b)=>`M${g} ${b}H${m}m${-e} ${-e}l${e} ${e}l${-e} ${e}`,a=(g,m)=>[t.corner(g)[0]+m*2*t.c,t.corner(g)[1]+2*t.c+6],r=g=>t.corner(g)[1]-(t.narrow?19:38),[[s,i],[c,l]]=[a("q",.14),a("v",t.narrow?.84:.5)],p=g=>t.corner(g)[0]+2*t.c+(t.narrow?3:8),u=g=>t.corner(g)[0]-(t.narrow?2:20),d=g=>t.corner(g)[1]+t.c,f=(g,m,b=1)=>{let[M,w,k]=[p(g),d(g),t.corner(m)[1]+b*t.c],y=t.narrow?Math.min(8,t.gap):26;return`M${M} ${w}C${M+y} ${w} ${M+y} ${k} ${M} ${k}m${e} ${-e}l${-e} ${e}l${e} ${e}`},h=(g,m,b)=>x.path(`road ${g}`,`${m} road`,b.replace(/\d+\.\d+/g,M=>Number(M).toFixed(1)));return[h("q","query",o(s,i,r("q_row"))),h("v","value",o(c,l,r("output"))),h("k","key",f("k","k_t")),h("softmax","weight",t.narrow?f("scores","weights",.45):n(p("scores"),u("weights"),d("scores"))),h("output","output",n(p("weights"),u("output"),d("output")+(t.narrow?.5*t.c:0)))]}var Bt=(t,e,o)=>E((o-(e>1?t*.38/(e-1):0))/.5),Pt=(t,e,o,n,a)=>[x.rect(t,`${Nt(e)} mover`,et(n,a),{rx:6}),x.text(`${t} text`,"paper number",n,q(e,o))],It=(t,e,o)=>t.map((n,a)=>n+(e[a]-n)*V(o));function ze(t,{stage:e,i:o,j:n,pairs:a},r){let s=t.at(e,o,n);return a.flatMap(({a:i,b:c,from:l,over:p},u)=>{let d=Bt(u,a.length,r);if(d<=0||d>=1)return[];let f=(h,g,m)=>Pt(`mover ${h} ${u}`,g[0],m,It(t.at(...g),s,d),t.c*.84);return[...p?f("column",p,c):[],...f("row",l,i)]})}function qe(t,{stage:e,i:o,j:n,pairs:a}){let[r,s]=t.at(e,o,n),[i]=a[0].from,[c]=t.at(i,o,a.length-1),l=c<r?[x.line("beam row",`${S[i].role} beam`,[c+t.c/2,s,r-t.c/2,s])]:[];if(!a[0].over)return l;let[p]=a[0].over,u=`${S[p].role} beam`,[d,f]=[t.at(p,a.length-1,n)[1]+t.c/2,s-t.c/2],h=t.corner(e),[g,m]=t.narrow?[h[1]-19,h[1]-2]:[h[1]-37,h[1]-17],b=r>h[0]+4+(ot(e,t)?Wt(e,t):2*t.c);return[...l,...b||d>g?[x.line("beam column",u,[r,d,r,f])]:[x.line("beam column",u,[r,d,r,g]),x.line("beam column below",u,[r,m,r,f])]]}function _e(t,e){return["q","k","v"].includes(e)?[t.xs[0]+3*t.c,t.ys[0]+1.5*t.c]:e==="scores"?[t.narrow?t.xs[1]-4:t.xs[2]-22,t.ys[2]+t.c-10]:t.narrow?[t.xs[2]-66,t.ys[4]+t.c-12]:t.crowded?[t.xs[4]+t.c-8,t.ys[2]+t.c-18]:[t.xs[3]+2*t.c,t.ys[2]+t.c-10]}function Ee(t,{stage:e,j:o,pairs:n,result:a},r){let[s,i]=_e(t,e),[c,l]=t.narrow?["",15]:[" ",21],p=k=>i+(k-n.length/2)*l,u=e==="weights",d=n.map(({a:k,b:y,product:z,from:L,over:W},j)=>{let $=Bt(j,n.length,r)>=1?"":" waiting",B=u?[{text:"e"},{text:q("scores",k),role:"up ink strong",dy:-5}]:[{text:q(L[0],k),role:`${S[L[0]].role} strong`},{text:`${c}\xD7${c}`},{text:q(W[0],y),role:`${S[W[0]].role} strong`}],Ft=u?{text:`${c}=${c}${O(z)}`,dy:5}:{text:`${c}=${c}${q(e,z)}`};return G(`sum ${j}`,`ink sum end${$}`,{x:s,y:p(j)},[...B,Ft])}),f=r>=.9?"":" waiting",h=O(n.reduce((k,{product:y})=>k+y,0)),g=u?`${O(n[o].product)}${c}\xF7${c}${h}`:"",m=u?[{text:`${c}=${c}`}]:[],b=p(n.length)-l/2,M=t.narrow?44:e==="scores"?60:96,w=(k,y,z)=>G(k,`ink sum total end${f}`,{x:s,y:p(y)},z);return[...d,x.line("sum rule",`rule edge${f}`,[s-M,b,s,b]),...u?[w("sum share",n.length,[{text:g}])]:[],w("sum total",n.length+Number(u),[...m,{text:q(e,a),role:`${Nt(e)} strong`}])]}function Te(t,e,o){let n=e.c-(e.narrow?2:4),a=(r,s,i,c,l)=>{let[p,u]=It(e.at(r,s,i),c,o),d=[p+l*Math.sin(Math.PI*V(o)),u];return Pt(`carry ${r} ${s} ${i}`,r,t[r][s][i],d,n)};return[0,1].flatMap(r=>[0,1].flatMap(s=>[...a("q",r,s,e.at("q_row",r,s),0),...a("k",r,s,e.at("k_t",s,r),(r-s)*e.c*.6)]))}function Oe({known:t,focus:e,phase:o}){return e===H&&t<H?{carry:E(o/.45),phase:E((o-.45)/.55)}:{carry:e>H||t>=H?1:0,phase:o}}function Dt(t,{step:e,width:o}){let n=Lt(o),a=J(e),{known:r,focus:s}=a,{carry:i,phase:c}=Oe(a),l=s?I(t,s):null,p=l?.pairs.flatMap(({from:m,over:b})=>[m,b])??[],u=new Set(p.filter(Boolean).map(m=>m.join(" "))),d=a.phase>=1&&r<_?r+1:-2,f=(m,b,M)=>{if(m==="q_row"||m==="k_t")return i>=1;if(!C.includes(m))return!0;let w=X(m,b,M);return w===s?c>=.9:w<=r},h=l?[l.pairs[0].from[0],l.pairs[0].over?.[0],l.stage]:[],g=[...we(t,n),...Ae(n),...l?qe(n,l):[],...Me(t,n,h),...Se(t,n)];for(let m of Y)g.push(...be(t,n,m,{seen:f,used:u,focus:s,next:d}));return l&&g.push(...Ee(n,l,c)),i>0&&i<1&&g.push(...Te(t,n,i)),l&&c<1&&(i>=1||s<H)&&g.push(...ze(n,l,c)),{width:o,height:n.height,marks:g}}function Ht(t,{step:e,width:o}){let n=Lt(o);return Array.from({length:_},(a,r)=>{let{stage:s,i,j:c,result:l}=I(t,r+1),p=s==="scores"||s==="weights"?t.words[c]:`number ${c+1}`,u=`${s} of ${t.words[i]}, ${p}: ${r+1<=e?q(s,l):"not worked out yet"}`,[d,f,h]=et(n.at(s,i,c),Math.max(Ct,n.c-2));return{id:String(r+1),x:d,y:f,width:h,height:h,label:u,tab:r+1===Math.max(1,Math.round(e))?0:-1}})}var Rt=`.steps-board { position: relative; }
.attn-hits button { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; cursor: pointer; }
.attn-hits button:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
.steps-reel { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 16px; align-items: end; }
.steps-stages { display: grid; grid-template-columns: repeat(6, 1fr); gap: 2px; margin: 0 calc(3.5em + 8px) 0 calc(var(--name, 5.9em) + 24px); }
.steps-reel { --name: 8.5em; }
.steps-stages .attn-button { padding: 0; border-width: 0 0 3px; border-radius: 4px 4px 0 0; background: none; color: var(--soft); border-color: var(--rule); }
.steps-stages .attn-button[data-reached] { border-color: var(--ink); color: var(--ink); }
.steps-stages .attn-button[aria-pressed="true"] { color: var(--ink); background: var(--tint); }
@container (max-width: 859px) { .scene text.title { font-size: 15.5px; } }
@container (max-width: 760px) {
  .scene text.tight { font-size: 13.5px; }
  .steps-reel { grid-template-columns: 1fr 1fr; }
  .steps-reel > div { grid-column: 1 / -1; grid-row: 1; --name: 0em; }
  .steps-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .steps-reel .attn-slider { grid-template-columns: 1fr 3.5em; }
  .steps-stages { margin-left: 0; }
}
@container (max-width: 559px) {
  .scene text { font-size: 14px; } .scene text.title { font-size: 14px; } .scene text.shape { font-size: 11.5px; stroke-width: 3; }
  .scene text.word { font-size: 12px; } .scene text.word.small { font-size: 11px; } .scene text.sum { font-size: 13px; }
  .scene text.tight { font-size: 12px; letter-spacing: -0.02em; } .scene .formula { font-size: 11.5px; } .scene .formula.low { font-size: 9px; }
  .beam { stroke-width: 2; stroke-dasharray: 0.1 5; } .cell.now { stroke-width: 2.2; }
  .steps-stages .attn-button { font-size: 12px; }
  .attn-projection_steps .attn-summary { min-height: 5.8em; }
}
@container (max-width: 310px) {
  .scene text.tight, .scene text.word { font-size: 11px; } .scene text.title { font-size: 13px; }
  .attn-projection_steps .attn-summary { min-height: 7.25em; }
}
/* What a number comes from has a thick edge, where tints are not to be told from each other. */
@media (forced-colors: active) { .cell, .cell.empty { stroke: var(--edge); } .cell.next, .cell.from { stroke: var(--c); stroke-width: 3; } .cell.now { stroke: Highlight; stroke-width: 4.5; } .road { stroke: var(--c); } .steps-stages .attn-button { border-bottom-style: dotted; } .steps-stages .attn-button[data-reached] { border-bottom-style: solid; border-color: Highlight; } }
`;var Ne=1100;function Ce(t,e){let o=st(),n=$t((s,i)=>{let c=Number(i().id),l=p=>()=>String(E(c+p,1,_));s.addEventListener("click",()=>e(c)),mt(s,{ArrowRight:l(1),ArrowLeft:l(-1),ArrowDown:l(2),ArrowUp:l(-2)},n.focus)});return{root:T("steps-board",o,n.root),paint:(s,i)=>{At(o,Dt(t,{step:s,width:i})),n.set(Ht(t,{step:s,width:i}))}}}function Le(t){let e=()=>t.read().step,o=()=>(t.change({step:e()+1},{glide:!0}),e()<_),a=zt({label:"Play",rest:()=>Ne,wait:0,begin:()=>(e()>=_&&t.change({step:0}),K()&&o(),!K()),next:o}),r=d=>{a.stop(),d===e()&&t.change({step:d-1}),t.change({step:d},{glide:!0})},s=ht({label:"cells worked out",min:0,max:_,step:1,text:d=>`${d} / ${_}`,onInput:r}),i=C.map((d,f)=>P(d.length===1?d.toUpperCase():d,()=>r(4*f+4))),c=P("Reset",()=>{a.stop(),t.reset()}),l=v("div",{class:"steps-stages",role:"group","aria-label":"Work out a matrix"},...i.map(d=>d.root));return{root:T("steps-reel",a.root,v("div",{},l,s.root),c.root),tell:({step:d})=>{s.set(d),i.forEach((f,h)=>{f.set(d===4*h+4),A(f.root,"data-reached",d>4*h)})},go:r,stop:a.stop}}function We(t,e){let o=qt(t),[n,a]=[gt(),Le(e)],r=Ce(o,a.go);return{parts:[ft("Press any cell: its row and its column come together there."),n.root,r.root,a.root],tell:i=>{a.tell(i),n.set(jt(o,J(i.step).focus))},paint:(i,c,l)=>r.paint(i.step,l),stop:()=>{a.stop(),n.stop()}}}var Fo=kt({name:"projection_steps",label:"Live figure: self-attention step by step",style:_t+Rt,controls:["step"],fixed:["words","x","w_q","w_k","w_v"],ms:500,build:We});export{qt as compute,Fo as default,jt as describe};
