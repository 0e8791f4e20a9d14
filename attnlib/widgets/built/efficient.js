// Joined by `make figures` from src/efficient and src/kit: change those, not this.
var ne="http://www.w3.org/2000/svg",re=0,se=Math.random().toString(36).slice(2,8),tt=t=>`attn-${se}-${t}-${++re}`;function ht(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var k=(t,e={},...o)=>ht(document.createElement(t),e,o),T=(t,...e)=>k("div",{class:t},...e),ae=(t,e={},...o)=>ht(document.createElementNS(ne,t),e,o),ft=(t="")=>ae("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function L(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var gt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var xt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var et=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);function wt(t,e=1,o=null){let n=c=>o===null||o[c],r=Math.max(...t.filter((c,i)=>n(i))),s=t.map((c,i)=>n(i)?Math.exp((c-r)/e):0),a=s.reduce((c,i)=>c+i,0);return a>0?s.map(c=>c/a):s}var A=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var bt=200,P=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,R=t=>t*t*(3-2*t);function ot(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>ot(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,ot(t[r],s,o)]);return Object.fromEntries(n)}return e}function yt(t,e,o){let[n,r,s,a,c,i]=[t,t,t,0,0,0],d=!1,l=u=>{let p=A(u-c,0,64);if(c=u,d){let h=A((u-a)/e);n=ot(r,s,R(h)),d=h<1}let f=o(n,p);i=d||f?requestAnimationFrame(l):0};return{go(u,p){if(P()){[n,s,d]=[u,u,!1],o(n,1/0);return}[r,s,a,d]=[n,u,performance.now(),p],p||(n=u,o(n,0)),i||([c,i]=[performance.now(),requestAnimationFrame(l)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(i)}}function kt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(u=>[u,t.get(u)])),c=u=>{if(s)return;let p=a();r.forEach(f=>f(p,u))},i=()=>c(null);e.forEach(u=>t.on(`change:${u}`,i));let d=(u,{glide:p=!1}={})=>{s=!0;for(let[f,h]of Object.entries(u))t.set(f,h);s=!1,c({glide:p}),t.save_changes()},l=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in u).map(p=>[p,u[p]]))};return{read:a,change:d,reset:()=>d(l(),{glide:!0}),follow:u=>void r.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,i))}}function ue(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function pe(t,e,o,n){let[r,s]=[0,!1],a=i=>{if(i!==s){s=i,t.classList.toggle("loading",i);for(let d of t.querySelectorAll(".attn-stage"))d.toggleAttribute("inert",i)}},c=i=>{let d=++r,l=e.wants?.(o())??null;if(a(l!==null),l===null)return n(i);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";l.then(()=>d===r&&c(i),()=>d===r&&e.say?.(u))};return c}function vt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=bt,build:a}){return{render:({model:i,el:d})=>{let l=k("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=l.attachShadow({mode:"open"});u.append(k("style",{},[mt,gt,xt,o].join(`
`)));let p=kt(i,n,r),f=a(p.read(),p,i),h=k("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);u.append(h),d.append(l);let m=()=>{let x=f.glides??(v=>v),w=0,b=yt(x(p.read()),s,(v,C)=>w>0&&f.paint(v,C,w)),$=()=>{let v=Math.round(h.clientWidth);v===w||v===0||(w=v,ue(d),b.again())},M=pe(h,f,p.read,v=>{f.tell(p.read()),b.go(x(p.read()),v)});p.follow((v,C)=>{h.classList.add("touched"),M(C?.glide??!0)}),f.tell(p.read()),$();let B=new ResizeObserver($);return B.observe(h),f.ahead?.(),()=>{B.disconnect(),b.stop(),p.stop(),f.stop?.()}},g=async()=>{await f.ready;for(let x;x=f.wants?.(p.read());)await x;return m()};return f.ready?g():m()}}}var de=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function $t(t,e,{glide:o=!1}={}){let n=0,r=0,s=null,a=()=>{cancelAnimationFrame(n),s=null,r=0},c=l=>{s=l,t.change(l,{glide:o})};return{play:(l,u=e)=>{a();let p=l.length-1;if(P())return c(l[p]);let f=performance.now(),h=0,m=g=>{let x=Math.min(p,Math.floor(p*(g-f)/u));s&&x>h&&(r=p-x,c(l[h=x])),s&&h<p&&(n=requestAnimationFrame(m))};r=p,c(l[0]),n=requestAnimationFrame(m)},stop:a,tell:l=>{s&&Object.entries(s).some(([u,p])=>!de(l[u],p))&&a()},playing:()=>r>0}}var he=t=>Math.round(t*10)/10,Mt=new WeakMap;function At(t){let e=T("attn-hits"),o=new Map,n=s=>{let a=s.slider?k("div",{role:"slider",tabindex:0}):k("button",{type:"button"}),c={node:a,hit:s};return o.set(s.id,c),a.dataset.id=s.id,t(a,()=>c.hit),c};return{root:e,set:(s,a=1)=>{let c=new Set(s.map(({id:i})=>i));for(let[i,{node:d}]of o)c.has(i)||(d.remove(),o.delete(i));s.forEach((i,d)=>{let l=o.get(i.id)??n(i);fe(l.node,l.hit=i,a),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[d]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function fe(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:c={},tab:i=0,lang:d},l){let[u,p,f,h]=[e,o,n,r].map(g=>he(l*g)),m=`left:${u}px;top:${p}px;width:${f}px;height:${h}px`;Mt.get(t)!==m&&(t.style.cssText=m,Mt.set(t,m)),E(t,"class",`attn-hit ${a}`.trim()),E(t,"aria-label",s),E(t,"tabindex",i),d&&E(t,"lang",d);for(let[g,x]of Object.entries(c))E(t,`aria-${g}`,String(x))}function qt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-n)/s,(o-r)/s]}function St(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var Et="http://www.w3.org/2000/svg",me=t=>Math.round(t*10)/10+0;function y(t,e,o,n,r){let s={};for(let a in n){let c=n[a];s[a]=typeof c=="number"?me(c):c}return{id:t,shape:e,role:o,at:s,...r===void 0?{}:{text:r}}}y.line=(t,e,[o,n,r,s],a)=>y(t,"line",e,{x1:o,y1:n,x2:r,y2:s,...a});y.rect=(t,e,[o,n,r,s],a)=>y(t,"rect",e,{x:o,y:n,width:r,height:s,...a});y.circle=(t,e,[o,n,r],s)=>y(t,"circle",e,{cx:o,cy:n,r,...s});y.path=(t,e,o,n)=>y(t,"path",e,{d:o,...n});y.text=(t,e,[o,n],r,s)=>y(t,"text",e,{x:o,y:n,...s},r);var zt=new WeakMap;function ge(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&o.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||o.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(we)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var xe=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function we(t){let e=document.createElementNS(Et,"tspan");for(let[o,n]of Object.entries(xe(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Ot(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=zt.get(t)??new Map;zt.set(t,s);let a=new Map(n.map(i=>[i.id,i]));for(let[i,{node:d,shape:l}]of s)a.get(i)?.shape!==l&&(d.remove(),s.delete(i));let c=t.firstChild;for(let i of n){let d=s.get(i.id);if(!d){let l=document.createElementNS(Et,i.shape);l.setAttribute("data-id",i.id),d={node:l,shape:i.shape,role:"",at:{},text:""},s.set(i.id,d)}ge(d,i),c===d.node?c=d.node.nextSibling:t.insertBefore(d.node,c)}}function z(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function W(t){let e=z(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function Tt(t,e){let o=k("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>E(o,"aria-pressed",String(n))}}function nt(t,e,o){let n=tt("choice"),r=new Map,s=k("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,c]of Object.entries(e))r.set(a,k("input",{type:"radio",name:n,onchange:()=>o(a)})),s.append(k("label",{},r.get(a),k("span",{},c)));return{root:s,set:a=>void(r.get(a).checked=!0)}}function Nt({label:t,min:e,max:o,step:n,onInput:r,text:s=z,zero:a=e,...c}){let{read:i=b=>b,write:d=b=>b}=c,l=tt("slider"),u=k("span",{class:"attn-number","aria-hidden":"true"}),f=k("input",{type:"range",id:l,min:e,max:o,step:n,oninput:()=>r(i(f.valueAsNumber))}),h=T("attn-slider",k("label",{for:l},t),f,u),m=o,g=b=>Math.min(1,Math.max(0,(b-e)/(m-e)));return{root:h,input:f,set:(b,$=!0)=>{let M=d(b);f.valueAsNumber!==M&&(f.value=M),f.style.setProperty("--from",g(Math.min(a,M))),f.style.setProperty("--to",g(Math.max(a,M))),f.disabled=!$,L(u,s(b)),E(f,"aria-valuetext",s(b))},limit:b=>E(f,"max",m=b)}}function _t(t=700){let e=k("p",{class:"attn-summary"}),o=k("span",{class:"attn-hidden",role:"status"}),n,r=(s,a=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>L(o,a),t)),L(e,s)};return{root:k("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function It(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",s=>{let a=r[s.key]?.();a===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),o(a))})}var J=8;var be=(t,e)=>Array.from({length:Math.ceil(t/e)},(o,n)=>[n*e,Math.min(t,(n+1)*e)]),N=([t,e])=>Array.from({length:e-t},(o,n)=>t+n);function jt(){let t=new Map,e=0,o=(n,r)=>void t.set(n,r);return{keep:o,read(n,r){o(n,r),e+=r},write:n=>void(e+=n),clear:()=>t.clear(),moved:()=>e*J,held:()=>[...t.values()].reduce((n,r)=>n+r,0)}}function ye({query:t,key:e,value:o,is_causal:n}){let r=t.map((c,i)=>e.map((d,l)=>n&&l>i?-1/0:et(c,d))),s=r.map(c=>wt(c)),a=s.map(c=>o[0].map((i,d)=>et(c,o.map(l=>l[d]))));return{scores:r,weights:s,output:a}}function ke(t,e){return{m:Array(t).fill(-1/0),l:Array(t).fill(0),o:Array.from({length:t},()=>Array(e).fill(0)),factors:Array(t).fill(0),parts:Array.from({length:t},()=>[])}}function ve(t){let{query:e,value:o,is_causal:n}=t,[r,s]=[e.length,o[0].length],a=be(r,Math.min(t.block_size,r)),c=ye(t),i=ke(r,s),[d,l]=[jt(),jt()],u=[],p=(h,m=-1,g=-1)=>void u.push({kind:h,I:m,J:g,held:d.held(),m:[...i.m],l:[...i.l],o:[...i.o],factors:[...i.factors],parts:[...i.parts],moved:{blocks:d.moved(),whole:l.moved()}}),f=(h,m)=>{let[g,x]=[N(a[h]),a[m]],w=x[1]-x[0];d.keep("tile",0),d.read("key",w*s),d.read("value",w*s),l.read("key",w*s),p("load",h,m),d.keep("tile",g.length*w),l.write(g.length*w),p("score",h,m);for(let b of g){let $=Math.max(i.m[b],...c.scores[b].slice(...x));i.factors[b]=Math.exp(i.m[b]-$),i.m[b]=$,i.l[b]*=i.factors[b],i.o[b]=i.o[b].map(M=>M*i.factors[b])}p("rescale",h,m);for(let b of g)i.parts[b]=c.scores[b].slice(...x).map($=>Math.exp($-i.m[b])),i.l[b]+=i.parts[b].reduce(($,M)=>$+M,0),i.parts[b].forEach(($,M)=>{i.o[b]=i.o[b].map((B,v)=>B+$*o[x[0]+M][v])});p("add",h,m)};p("start"),a.forEach((h,m)=>{let g=N(h);for(let w of[d,l])w.read("query",g.length*s);["m","l"].forEach(w=>d.keep(w,g.length)),d.keep("output",g.length*s),p("query",m);let x=n?m:a.length-1;for(let w=0;w<=x;w++)f(m,w);if(x<a.length-1){for(let[w,b]of a.slice(x+1))l.read("key",(b-w)*s),l.write(g.length*(b-w));["key","value","tile"].forEach(w=>d.keep(w,0)),p("skip",m)}for(let w of g)i.o[w]=i.o[w].map(b=>b/i.l[w]);d.write(g.length*s),d.clear(),p("write",m)}),l.read("scores",r*r),l.write(r*r),p("softmax");for(let[h,m]of a){l.read("weights",(m-h)*r);for(let[g,x]of a)l.read("value",(x-g)*s);l.write((m-h)*s)}return p("product"),p("compare"),{frames:u,blocks:a,...c}}function $e(t,e){let o=(n,r)=>t.filter(({kind:s,I:a,factors:c})=>s==="rescale"&&a===r&&c[n]>0&&c[n]<1).length;return e.map((n,r)=>N(n).reduce((s,a)=>o(a,r)>o(s,r)?a:s))}function Me(t){let e=ve(t),{frames:o,blocks:n,output:r}=e,[s,a]=[t.query.length,o.at(-1)],c=(d,l=-1,u=-1)=>o.findIndex(p=>p.kind===d&&p.I===l&&p.J===u),i=Math.max(...r.flatMap((d,l)=>d.map((u,p)=>Math.abs(u-a.o[l][p]))));return{...e,n:s,b:Math.min(t.block_size,s),end:o.length-1,difference:i,moved:a.moved,most:Math.max(...o.flatMap(d=>d.l)),peak:Math.max(...o.map(({held:d})=>d)),told:$e(o,n),scoredAt:n.map((d,l)=>n.map((u,p)=>c("score",l,p)<0?c("skip",l):c("score",l,p))),skipped:(d,l)=>c("score",d,l)<0,writtenAt:n.map((d,l)=>c("write",l)),addedAt:n.map((d,l)=>n.map((u,p)=>c("add",l,p))),skips:o.some(({kind:d})=>d==="skip"),softmaxAt:c("softmax"),productAt:c("product")}}var G=new Map;function q(t){let{query:e,key:o,value:n,block_size:r,is_causal:s}=t,a=JSON.stringify([e,o,n,r,s]),c=G.get(a)??Me(t);return G.size>20&&G.clear(),G.set(a,c),c}var O=({step:t},e)=>A(Math.round(t),0,e.end);function Ae(t){let e=q(t),o=O(t,e),{frames:n,output:r,weights:s,difference:a,end:c,peak:i,moved:d}=e;return{...n[o],at:o,end:c,whole:{output:r,weights:s},difference:a,peak:i,total:d}}var Lt=(t,e,o)=>t>=e.end?o.end:Math.round(t/e.end*o.end);var Bt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
.output { --c: var(--output); } .ink { --c: var(--ink); }
text.small { font-size: 13px; }
text.tiny { font-size: 11px; }
.cell { fill: color-mix(in oklab, var(--c) 14%, var(--paper)); stroke: none; }
.from.cell { fill: color-mix(in oklab, var(--c) 30%, var(--paper)); stroke: var(--c); stroke-width: 1.5; }
.empty { fill: transparent; stroke: color-mix(in oklab, var(--c) 40%, var(--paper)); stroke-width: 1; stroke-dasharray: 2 3; }
.ink.heat { fill: var(--ink); } .weight.heat { fill: var(--weight-cell); }
.heat.empty { fill: var(--paper); stroke: none; opacity: 0.75; }
.top.cell { stroke: var(--ink); stroke-width: 2; }
.copy { opacity: 0.7; }
.here { fill: none; stroke: var(--ink); stroke-width: 2.5; }
.cross { fill: none; stroke: var(--soft); stroke-width: 1.2; }
.room { stroke: var(--ink); stroke-width: 2; }
.sum { fill: var(--weight); }
.part { fill: var(--weight); stroke: var(--paper); stroke-width: 1; }
.was { fill: none; stroke: var(--weight); stroke-width: 1.2; stroke-dasharray: 3 3; }
.track { fill: var(--rule); }
.ink.solid { fill: var(--ink); } .soft.solid { fill: var(--soft); }
text.n7 { font-size: 7px; } text.n8 { font-size: 8px; } text.n9 { font-size: 9px; } text.n10 { font-size: 10px; }
text.n11 { font-size: 11px; } text.n12 { font-size: 12px; } text.n13 { font-size: 13px; }
`;var Se="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ze=1.12,Ct=1.18,H=new Map;function Ee(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Se[r.charCodeAt(0)-32]??556),0);return ze*o/1e3}function K(t,e){return H.size>5e3&&H.clear(),H.has(t)||H.set(t,Ee(t)),e*H.get(t)}var Oe=([t,e])=>e-t>1?`${t+1}\u2013${e}`:`${e}`,Te={query:"queries",key:"keys"},_=(t,e)=>`${e[1]-e[0]>1?Te[t]:t} ${Oe(e)}`,U=([t,e])=>e-t===1,rt=t=>t[0].toUpperCase()+t.slice(1),at=t=>String(t).replace(/\B(?=(\d{3})+$)/g,"\u202F"),Y=t=>`${at(t)}\xA0B`,S=t=>Number.isInteger(t)?W(t):z(t,2),st=t=>`(${t.map(S).join(", ")})`,Ne=t=>t<0?`(${S(t)})`:S(t);function Ft(t){if(t===0)return"0";let[e,o]=t.toExponential(1).split("e-");return`${e} \xD7 10\u207B${[...o].map(n=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(n)]).join("")}`}var _e="A block of each will lie here, and one tile of scores.",Ie="The whole-matrix way has its matrices to read.",je=["Both ways are done.","Now their outputs are compared."];function Dt({n:t,difference:e},o,n,r=!1){if(o==="start")return["Empty.",r?"Blocks will lie here, and a tile.":_e];if(o==="product")return je;if(o!=="compare")return["The blocks are done.",r?"The whole matrix is to be read.":Ie];let s=`for which the whole-matrix way stored ${2*t*t} numbers more`;return[n?`Same output, within ${Ft(e)}`:`The same output: largest difference ${Ft(e)}`,n?`${2*t*t} numbers less in the slow memory`:s]}function Le(t,e,o,n){let r=`Row ${t+1}`;return e===-1/0?`${r} meets its first scores; the largest is m = ${S(o)}. Nothing is gathered yet that could be rescaled.`:e===o?`${r} meets nothing larger than m = ${S(o)}: what it has gathered stays as it is.`:`${r} meets a larger score: m rises from ${S(e)} to ${S(o)}. What it has gathered was measured from the old m, so its sum and output are multiplied by exp(${S(e)} \u2212 ${Ne(o)}) = ${z(n,2)}.`}function Be(t,e,o){let n=o.parts[t].map(r=>S(r)).join(" + ");return`A score s adds exp(s \u2212 m) to the sum, and so much of its value to the output. Row ${t+1}: l = ${S(e.l[t])} + ${n} = ${S(o.l[t])}, output so far ${st(o.o[t])}.`}function Ce(t,e){let{blocks:o,whole:n}=t.moved,r=`${t.n} \xD7 ${t.n}`;return e==="softmax"?`The whole-matrix way now reads its ${r} scores back, takes the softmax of each row and writes ${r} weights.`:e==="product"?`It reads the ${r} weights, and V block by block, and writes the same output.`:`The same output. The whole-matrix way moved ${z(n/o,1)} times as many bytes, ${Y(n)} instead of ${Y(o)}: four times ${r} numbers more${t.skips?", and keys and values of skipped tiles":""}.`}function Pt(t,e){let o=t.frames[e],n=t.frames[Math.max(0,e-1)],[r,s]=[t.blocks[o.I],t.blocks[o.J]],a=t.told[o.I];switch(o.kind){case"start":return"A softmax never needs all scores of a row at once. Blocks will come into the fast memory, and each row will keep a running maximum m, a running sum l and an output so far.";case"query":return`${rt(_("query",r))} ${U(r)?"comes":"come"} into the fast memory. Each row starts with m = \u2212\u221E, l = 0 and an output of 0.`;case"load":return`${rt(_("key",s))} ${U(s)?"and its value come in":"and their values come in"}${o.J>0?" and take the place of the block before":""}.`;case"score":return`One tile of scores: ${_("query",r)} by ${_("key",s)}. The whole-matrix way writes it to the slow memory; in blocks it stays here and is soon forgotten.`;case"rescale":return Le(a,n.m[a],o.m[a],o.factors[a]);case"add":return Be(a,n,o);case"skip":return`${rt(_("key",[r[1],t.n]))} ${U([r[1],t.n])?"comes":"come"} after ${U(r)?"this query":"these queries"}, and the mask hides them: blocks neither fetch nor score them. The whole-matrix way does, and writes \u2212\u221E for each score.`;case"write":return`Output over sum: row ${a+1} ends with ${st(n.o[a])} \xF7 ${S(n.l[a])} = ${st(o.o[a])}. Outputs are all that blocks write to the slow memory.`;default:return Ce(t,o.kind)}}function Rt({frames:t,blocks:e},o){let{I:n,J:r}=t[o],s=e.length-1;return n===s&&r===s&&t[o].kind!=="write"?"Press play: after this tile the blocks are done, and the whole-matrix way is not.":"Press play, drag the slider, or press a tile of scores."}var lt=600,ut=330,Jt=290,Fe=690,De=960,it=2,Pe=12.5,ct={query:"Q",key:"K",value:"V",output:"output"};function Re(t,e){if(t<lt){let[l,u]=t<Jt?[{wide:24,out:26,tall:20,square:16},5]:t<ut?[{wide:24,out:28,tall:20,square:17},8]:[{wide:29,out:31,tall:20,square:20},8],p=(t-26-6*l.wide-2*l.out-8)/3,f=x=>26+x*(2*l.wide+p),h=48+e*l.tall+46,m=e*l.square,g=(t-2*u-2*m-2*l.out)/2;return{cell:l,query:[f(0),48],key:[f(1),48],value:[f(2),48],output:[f(3),48],scores:[u,h],weights:[u+m+g,h],whole:[u+2*(m+g),h],other:[u,h-28],rule:0,height:h+m+10}}let[o,n,r]=t<Fe?[{wide:24,out:32,tall:20,square:20},30,8]:[{wide:27,out:36,tall:22,square:22},38,14],[s,a]=[2*o.wide,e*o.square],c=Math.min(30,(t-n-r-3*s-4*o.out-2*a)/8),i=l=>n+l*(s+c),d=i(3)+2*o.out+3*c;return{cell:o,query:[i(0),46],key:[i(1),46],value:[i(2),46],output:[i(3),46],scores:[d,46],weights:[d+a+c,46],whole:[d+2*(a+c),46],other:[d,18],rule:d-Math.min(22,1.5*c),height:46+e*o.tall+12}}function We(t,e,o){let[n,r]=[t<lt,t<ut],s=n?134:144,a=r?86+A(.6*(t-288),0,20):n?106:1/0,c=Math.min(26,s/(e+4),a/(e+2)),i=n?5:16,d=30+(s-(e+4)*c)/2,l=o+d+2*c+16,u=(n?6:96)+2*c+i,p=u+e*c+i,[f,h,m,g]=r?[22,36,30,31]:n?[24,40,32,34]:[54,62,48,48],x=t-(n?5:14)-2*g,w=p+f+h;return{cell:c,gap:c<16?1:it,bare:c<Pe,out:g,query:[u-i-2*c,l],key:[u,l-2*c-7],tile:[u,l],value:[u,l+e*c+7],m:p+f/2,factor:p+f+h/2,bar:[w,x-m-(n?2:12)],sum:x-(n?6:16),output:[x,l],rows:l,height:s+58}}function Z({n:t,b:e},o){let n=Math.min(o,De),r=Re(n,t),s=r.height+8,a=We(n,e,s),c=s+a.height+8;return{laid:n,shelves:r,desk:a,top:s,counters:c,narrow:n<lt,least:n<ut,zoom:o/n,height:c+62}}function V({shelves:t},e,o,n){let[r,s]=t[e],{out:a}=t.cell,c=e==="whole"?t.cell.square:t.cell.tall,i=e==="output"||e==="whole"?a:t.cell.wide;return{x:r+n*i,y:s+o*c,width:i-it,height:c-it}}function Q({shelves:t},e,o,n){let[r,s]=t[e],a=t.cell.square;return{x:r+n*a,y:s+o*a,width:a-1,height:a-1}}function pt({desk:t},e,o,n){let[r,s]=t[e],{cell:a,out:c,gap:i}=t,d={width:a-i,height:a-i};if(e==="key"||e==="value")return{x:r+o*a,y:s+n*a,...d};let l=e==="output"?c:a;return{x:r+n*l,y:s+o*a,...d,width:l-i}}var dt=(t,e,o)=>({x:t.x+(e.x-t.x)*o,y:t.y+(e.y-t.y)*o,width:t.width+(e.width-t.width)*o,height:t.height+(e.height-t.height)*o});function Ht({frames:t,end:e},o){let n=A(Math.ceil(o-1e-6),0,e);return{at:n,now:t[n],before:t[Math.max(0,n-1)],k:A(o-n+1)}}var Vt=({at:t,k:e},o)=>o>=0&&(t>o||t===o&&e>.999),Je=({now:t,before:e,k:o})=>o<.5?e:t,I=(t,e,o,n={})=>y(t,"rect",e,{...o,rx:3,...n}),He=K("00",1),Gt=7,Kt=t=>Math.max(He,K(t,1)+(t.includes("\u221E")?.2:0));function Ut(t,e,o,n="ink"){let r=Math.max(e.height*.72,Math.min(9,e.height*.93)),s=Math.min(13,r,.96*e.width/Kt(o)),a=Math.max(Gt,Math.floor(s));return y.text(t,`${n} n${a}`,[e.x+e.width/2,e.y+e.height/2+a*.36],o)}var F=t=>Number.isInteger(t)?W(t):z(t,2);function Ve(t,e){let o=F(t);if(o.length<6&&Math.abs(t)<10)return o;let n=r=>Gt*Kt(r)<=1.12*e;return[o,z(t,1),W(Math.round(t))].find(n)??""}var D=(t,e,o,n,r={},s=!1)=>[I(t,`${e} cell`,o,r),...s?[]:[Ut(`${t} number`,o,F(n))]];function Ge(t,e,o,n){let{now:r}=o,s=(u,p)=>u>=0&&p>=t.blocks[u][0]&&p<t.blocks[u][1],a=Array.from({length:t.n},(u,p)=>p),c=["query","key","value"].flatMap(u=>a.flatMap(p=>[0,1].flatMap(f=>{let h=r.kind!=="write"&&s(u==="query"?r.I:r.J,p),m=`${u}${h?" from":""}`;return D(`${u} ${p} ${f}`,m,V(e,u,p,f),n[u][p][f])}))),i=a.flatMap(u=>{let p=t.blocks.findIndex((h,m)=>s(m,u)),f=Vt(o,t.writtenAt[p]);return[0,1].flatMap(h=>{let m=V(e,"output",u,h),g=`output ${u} ${h}`;return f?D(g,"output",m,t.frames[t.writtenAt[p]].o[u][h]):[I(g,"output cell empty",m)]})}),{tall:d}=e.shelves.cell;return[...a.map(u=>y.text(`token ${u}`,"soft small",[e.narrow?14:22,e.shelves.query[1]+(u+.5)*d+3],String(u+1))),...c,...i]}function Ke(t){let e=t.scores.flat().filter(Number.isFinite),[o,n]=[Math.min(...e),Math.max(...e)];return{scores:r=>r===-1/0?.03:.06+.34*(r-o)/(n-o||1),weights:r=>.08+.92*r}}var Ue=t=>t===0?"0":t.toFixed(2).replace(/^0/,"").replace("1.00","1");function Ye(t,e,o){let n=Ke(t),{at:r,k:s}=o,a=h=>Math.floor(h/t.b),c=(h,m)=>r>m||r===m&&s*t.n>=h+.999,i=Array.from({length:t.n},(h,m)=>m),d={scores:(h,m)=>Vt(o,t.scoredAt[a(h)][a(m)]),weights:h=>c(h,t.softmaxAt)},l={scores:Ve,weights:Ue},u={scores:"ink",weights:"weight"},p=["scores","weights"].flatMap(h=>i.flatMap(m=>i.flatMap(g=>{let[x,w,b]=[`${h} ${m} ${g}`,Q(e,h,m,g),t[h][m][g]];if(!d[h](m,g))return[I(x,`${u[h]} heat empty`,w)];let $={"fill-opacity":n[h](b).toFixed(3)};return[y(x,"rect",`${u[h]} heat`,{...w,rx:3,...$}),...h==="scores"&&t.skipped(a(m),a(g))?[]:[Ut(`${x} number`,w,l[h](b,w.width))]]}))),f=i.flatMap(h=>[0,1].flatMap(m=>{let[g,x]=[`whole ${h} ${m}`,V(e,"whole",h,m)];return c(h,t.productAt)?D(g,"output",x,t.output[h][m]):[I(g,"output cell empty",x)]}));return[...p,...f]}function Wt(t,e,o,n){let[[r,s],[a,c]]=[t.blocks[o],t.blocks[n]],[i,d]=[Q(e,"scores",r,a),Q(e,"scores",s-1,c-1)];return{x:i.x,y:i.y,width:d.x+d.width-i.x,height:d.y+d.height-i.y}}function Qe(t,e,o){let r=t.blocks.flatMap((d,l)=>t.blocks.map((u,p)=>({I:l,J:p}))).filter(({I:d,J:l})=>t.skipped(d,l)).map(({I:d,J:l})=>{let{x:u,y:p,width:f,height:h}=Wt(t,e,d,l);return y.path(`skip ${d} ${l}`,"ink cross",`M${u} ${p}L${u+f} ${p+h}M${u+f} ${p}L${u} ${p+h}`)}),{I:s,J:a}=o.now;if(a<0)return r;let c=Wt(t,e,s,a),i={x:c.x-1,y:c.y-1,width:c.width+2,height:c.height+2};return[...r,I("here","ink here",i)]}function Ze({n:t,skips:e},{laid:o,narrow:n,least:r,shelves:s}){let a=(f,h,m)=>y.text(`name ${f}`,`${h} strong start`,[s[f][0],s[f][1]-7],m),[c,i]=s.other,d=s.whole[0]-s.weights[0],l=!r&&Ct*K(`weights ${t} \xD7 ${t}`,14)<=d,u=f=>l?`${f} ${t} \xD7 ${t}`:f,p=e?`${r?"Whole matrix":"The whole-matrix way"} (crossed out: blocks skip)`:"The whole-matrix way stores here too";return[I("slow","tint",{x:0,y:0,width:o,height:s.height},{rx:8}),y.text("slow name","ink small start",[8,18],"Slow memory: large"),...n?[]:[y("rule","line","ruler",{x1:s.rule,x2:s.rule,y1:12,y2:s.height-12})],y.text("other name","ink small start",[c,i],p),...["query","key","value","output"].map(f=>a(f,f,ct[f])),a("scores","ink",u("scores")),a("weights","weight",u("weights")),a("whole","output","output")]}function Xe(t,{laid:e,narrow:o,least:n,desk:r,top:s},{now:a,k:c}){let i=`${a.held}${n?"":" numbers"} now, ${t.peak} at most`,d=e<Jt?"Fast memory":"Fast memory: small",l=r.rows-7,u=a.I>=0,p=a.kind==="product"&&c<.999?"softmax":a.kind,f=(m,g,x,w)=>y.text(`desk ${m}`,g,[x,l],w),h=m=>y(`desk ${m}`,"text",`${m} end strong`,{x:r[m][0]-8,y:r[m][1]+r.cell+(o?(m==="key"?-.3:.3)*r.cell:0)+4},o?ct[m]:`${ct[m]} block`);return[I("fast","paper room",{x:1,y:s,width:e-2,height:r.height},{rx:8}),y.text("fast name","ink small start",[10,s+19],d),y.text("held","soft small end",[e-12,s+19],i),...u?[...a.J<0?[]:[h("key"),h("value")],y.text("desk query","query strong end",[o?r.query[0]+r.cell:r.query[0]-24,o?l:r.rows+t.b*r.cell/2+4],o?"Q":"Q block"),f("m","ink small",r.m,o?"m":"max m"),f("factor","ink small",r.factor,"old \xD7"),f("sum","weight small strong start",r.bar[0],"sum l"),f("out","output small strong",r.output[0]+r.out,o?"output":"output so far")]:Dt(t,p,o,n).map((m,g)=>y.text(`idle ${g}`,g?"soft small":"ink strong",[e/2,s+r.height/2+22*g],m))]}function to(t,e,{now:o,k:n},r){let s=(a,c,i)=>c<0?[]:N(t.blocks[c]).flatMap((d,l)=>[0,1].flatMap(u=>{let[p,f]=[V(e,a,d,u),pt(e,a,l,u)],h=i?dt(p,f,R(n)):f;return D(`d-${a} ${l} ${u}`,a,h,r[a][d][u],{},e.desk.bare)}));return[...s("query",o.I,o.kind==="query"),...s("key",o.J,o.kind==="load"),...s("value",o.J,o.kind==="load")]}function eo(t,e,{now:o,k:n}){if(!["score","rescale","add"].includes(o.kind))return[];let[r,s]=[N(t.blocks[o.I]),N(t.blocks[o.J])];return r.flatMap((a,c)=>s.flatMap((i,d)=>{let[l,u]=[pt(e,"tile",c,d),t.scores[a][i]],p=o.kind!=="score"&&u===o.m[a],f=`d-tile ${c} ${d}`,h=o.kind==="score"?n.toFixed(2):"1",m=D(f,`ink${p?" top":""}`,l,u,{opacity:h},e.desk.bare);if(o.kind!=="score"||n>.999)return m;let g=dt(l,Q(e,"scores",a,i),R(n));return[...m,I(`copy ${c} ${d}`,"ink cell copy",g)]}))}var Yt=({most:t},{desk:{bar:[e,o]}})=>n=>(o-e)*n/t;function oo(t,e,{now:o,before:n,k:r},s,a){let{desk:c}=e,[i,d]=[c.bar[0],Yt(t,e)],l={y:c.rows+a*c.cell+c.cell*.16,height:c.cell*.6},u=o.kind==="add",p=u?n.l[s]:n.l[s]+(o.l[s]-n.l[s])*r,f=o.kind==="rescale"&&o.factors[s]<1&&n.l[s]>0,h=i+d(p),m=u?o.parts[s].map((g,x)=>{let w=d(g)*r;return h+=w,y(`part ${a} ${x}`,"rect","weight part",{x:h-w,width:w,...l})}):[];return[y(`sum ${a}`,"rect","weight sum",{x:i,width:d(p),...l}),...m,...f?[y(`was ${a}`,"rect","weight was",{x:i,width:d(n.l[s]),...l})]:[]]}function no(t,e,o){let{now:n,k:r}=o;if(n.I<0)return[];let{desk:s}=e,a=Je(o),c=n.kind==="write";return N(t.blocks[n.I]).flatMap((i,d)=>{let l=s.rows+(d+.5)*s.cell+4,u=s.cell<18?" tiny":" small",p=n.kind==="query",[f,h,m]=p?[-1/0,0,[0,0]]:[a.m[i],a.l[i],a.o[i]],g=["rescale","add"].includes(n.kind)&&n.factors[i]<1,x=["rescale","add"].includes(n.kind)?`${e.narrow?"":"\xD7 "}${ro(n.factors[i])}`:"",w=Math.max(o.before.l[i],o.now.l[i]),b=e.narrow?s.sum:s.bar[0]+Yt(t,e)(c?h:w)+10,$=n.kind==="rescale"&&r>=.5&&o.before.m[i]<f&&o.before.l[i]>0,M=v=>$&&!e.narrow?`${F(o.before.m[i])} \u2192 ${F(v)}`:F(v),B=[0,1].flatMap(v=>{let C=pt(e,"output",d,v),oe=c?dt(C,V(e,"output",i,v),R(r)):C;return D(`d-output ${d} ${v}`,"output",oe,m[v])});return[...e.narrow?[]:[y.text(`row ${d}`,`soft${u}`,[s.query[0]-12,l],String(i+1))],y.text(`m ${d}`,`ink${u}${g?" strong":""}`,[s.m,l],M(f)),y.text(`factor ${d}`,`ink${u}${g?" strong":""}`,[s.factor,l],x),...oo(t,e,o,i,d),y.text(`l ${d}`,`weight ${e.narrow?"end":"start"}${u}`,[b,l],F(h)),...B]})}var ro=t=>t===0||t===1?String(t):z(t,2);function so(t,{laid:e,narrow:o,counters:n},{now:r,before:s,k:a}){let[c,i]=[o?92:110,e-(o?122:130)],d=Math.max(t.moved.blocks,t.moved.whole),l=p=>(i-c)*p/d,u=[["blocks","in blocks"],["whole","whole matrix"]];return[y.text("moved","ink small start",[0,n+11],`Bytes moved, ${J} for each number`),...u.flatMap(([p,f],h)=>{let m=s.moved[p]+(r.moved[p]-s.moved[p])*a,g=J*Math.round(m/J),x={x:c,y:n+20+21*h,height:15,rx:3},w=p==="blocks"?" strong":"";return[y.text(`${p} name`,`ink small start${w}`,[0,x.y+12],f),y(`${p} end`,"rect","track",{...x,width:l(t.moved[p])}),y(`${p} bar`,"rect",`${p==="blocks"?"ink":"soft"} solid`,{...x,width:l(g)}),y.text(`${p} number`,`ink small end${w}`,[e,x.y+12],`${at(g)} of ${Y(t.moved[p])}`)]})]}function Qt(t,e,{t:o,width:n}){let r=Z(t,n),s=Ht(t,o),a=[...Ze(t,r),...Ge(t,r,s,e),...Ye(t,r,s),...Qe(t,r,s),...Xe(t,r,s),...eo(t,r,s),...no(t,r,s),...to(t,r,s,e),...so(t,r,s)];return{width:r.laid,height:r.height,marks:a}}function Zt(t,e,o,n){let r=Z(t,e),[s,a]=r.shelves.scores,c=i=>A(Math.floor(i/r.shelves.cell.square/t.b),0,t.blocks.length-1);return[c(n/r.zoom-a),c(o/r.zoom-s)]}function Xt(t,e,o){let{shelves:n,zoom:r}=Z(t,o),{I:s,J:a}=t.frames[e],[c,i,d]=[Math.max(0,s),Math.max(0,a),t.blocks.length],[l,u]=n.scores,p=t.n*n.cell.square,f=t.skipped(c,i)?", skipped":"";return[{id:"tiles",x:l*r,y:u*r,width:p*r,height:p*r,label:"tile of scores",slider:!0,kind:"grab",aria:{valuemin:1,valuemax:d*d,valuenow:c*d+i+1,valuetext:`${_("query",t.blocks[c])}, ${_("key",t.blocks[i])}${f}`}}]}var te=`.efficient-reel { display: grid; grid-template-columns: 6.2em auto minmax(0, 1fr) auto; gap: 8px; align-items: center; }
.efficient-reel .attn-slider { grid-template-columns: minmax(0, 1fr) 5.6em; }
.efficient-reel .attn-number { white-space: nowrap; }
.efficient-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.efficient-settings { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
.efficient-settings > .attn-button { margin-left: auto; }
.attn-efficient .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.attn-efficient { --apart: 10px; }
.efficient-picture .attn-hit { border-radius: 3px; cursor: pointer; }
.efficient-picture .attn-hit:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
@container (max-width: 699px) { .attn-efficient .attn-summary { min-height: 4.35em; } } /* three lines */
@container (max-width: 299px) { .attn-efficient .attn-hint { min-height: 4.35em; } }
@container (max-width: 599px) {
  .efficient-reel { grid-template-columns: 1fr 44px 44px; }
  .efficient-reel .attn-slider { grid-column: 1 / -1; grid-row: 1; }
  .attn-efficient .attn-summary { min-height: 8.7em; } /* six lines */
  .attn-efficient :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .efficient-reel input { height: 44px; }
}
@media (forced-colors: active) { .cell, .heat.empty { stroke: var(--edge); } }
@media print { .efficient-reel, .efficient-settings, .attn-hint { display: none; } }
`;var io=1100,ee=45e3,co=450,j=t=>t.read(),X=(t,e,o="")=>{let{root:n}=Tt(t,e);return o&&n.setAttribute("aria-label",o),n};function lo(t,e){let o=ft(),n=700,r=()=>q(j(t)),s=l=>{let{blocks:u,addedAt:p,scoredAt:f}=r(),[h,m]=l.map(x=>A(x,0,u.length-1)),g=p[h][m]<0?f[h][m]:p[h][m];g!==O(j(t),r())&&e(g)},a=At(l=>{let u=f=>{let[h,m]=qt(o,f);s(Zt(r(),n,h,m))};St(l,f=>(u(f),u));let p=(f,h)=>()=>{let{I:m,J:g}=r().frames[O(j(t),r())];return[Math.max(0,m)+f,Math.max(0,g)+h]};It(l,{ArrowUp:p(-1,0),ArrowDown:p(1,0),ArrowLeft:p(0,-1),ArrowRight:p(0,1)},s)}),c=T("attn-stage efficient-picture",o,a.root),i=l=>{a.set(Xt(q(l),O(l,q(l)),n))};return{root:c,tell:i,paint:(l,u)=>{let p=j(t);u!==n&&(n=u,i(p)),Ot(o,Qt(q(p),p,{t:l,width:n}))}}}function uo(t){let e=$t(t,ee,{glide:!0}),o=()=>O(j(t),q(j(t))),n=()=>q(j(t)).end,r=(l,u=!0)=>{e.stop(),t.change({step:A(l,0,n())},{glide:u})},a=X("Play",()=>{if(e.playing())return r(o());let l=o()>=n()?0:o()+1;if(P())return r(l);let u=Array.from({length:n()-l+1},(p,f)=>({step:l+f}));e.play(u,Math.min(ee,io*u.length))}),c=Nt({label:"steps done",min:0,max:1,step:1,text:l=>`${l} of ${n()}`,onInput:l=>r(l,!1)});return{root:T("efficient-reel",a,X("\u2039",()=>r(o()-1),"One step back"),c.root,X("\u203A",()=>r(o()+1),"One step on")),tell:l=>{e.tell(l),L(a,e.playing()?"Pause":"Play"),c.limit(n()),c.set(o())},stop:e.stop}}function po(t,e,o){let n=u=>{o();let p=j(e),[f,h]=[q(p),q({...p,...u})];e.change({...u,step:Lt(O(p,f),f,h)})},r=t.query.map((u,p)=>String(p+1)),s=nt("Block size",Object.fromEntries(r.map(u=>[u,u])),u=>n({block_size:Number(u)})),a=nt("Mask",{none:"no mask",causal:"causal"},u=>n({is_causal:u==="causal"})),c=X("Reset",()=>(o(),e.reset())),i=T("attn-row",k("span",{class:"attn-label","aria-hidden":"true"},"block size"),s.root);return{root:T("efficient-settings",i,a.root,c),tell:u=>{s.set(String(q(u).b)),a.set(u.is_causal?"causal":"none")}}}function ho(t,e){let o=uo(e),n=lo(e,c=>{o.stop(),e.change({step:c},{glide:!0})}),[r,s]=[po(t,e,o.stop),_t()],a=k("p",{class:"attn-hint"});return{parts:[a,n.root,o.root,s.root,r.root],tell:c=>{let i=q(c);o.tell(c),r.tell(c),n.tell(c),s.set(Pt(i,O(c,i))),L(a,Rt(i,O(c,i)))},glides:c=>({t:O(c,q(c))}),paint:({t:c},i,d)=>n.paint(c,d),stop:()=>{o.stop(),s.stop()}}}var hn=vt({name:"efficient",label:"Live figure: attention in blocks, between a slow and a fast memory",style:Bt+te,controls:["block_size","is_causal","step"],fixed:["query","key","value"],ms:co,build:ho});export{Ae as compute,hn as default,Pt as describe,q as filmOf,Z as layout,Ht as moment,Qt as picture};
