// Joined by `make figures` from src/efficient and src/kit: change those, not this.
var Qt="http://www.w3.org/2000/svg",Zt=0,Xt=Math.random().toString(36).slice(2,8),Z=t=>`attn-${Xt}-${t}-${++Zt}`;function ut(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var y=(t,e={},...o)=>ut(document.createElement(t),e,o),pt=(t,e={},...o)=>ut(document.createElementNS(Qt,t),e,o);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var dt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ht=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
}
/* On paper: the picture, what is chosen and what is said; nothing that has to be pressed. */
@media print {
  .attn { color-scheme: light; --paper: #fff; print-color-adjust: exact; }
  /* Drawn for the screen, places to press would reach beyond the paper, and all text would shrink with the page. */
  .attn.attn :is(.attn-hits, .attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var ft=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var X=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);function mt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),s=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),a=s.reduce((i,c)=>i+c,0);return a>0?s.map(i=>i/a):s}var q=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var gt=200,P=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,W=t=>t*t*(3-2*t);function tt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>tt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,tt(t[r],s,o)]);return Object.fromEntries(n)}return e}function xt(t,e,o){let[n,r,s,a,i,c]=[t,t,t,0,0,0],p=!1,l=u=>{let d=q(u-i,0,64);if(i=u,p){let h=q((u-a)/e);n=tt(r,s,W(h)),p=h<1}let f=o(n,d);c=p||f?requestAnimationFrame(l):0};return{go(u,d){if(P()){[n,s,p]=[u,u,!1],o(n,1/0);return}[r,s,a,p]=[n,u,performance.now(),d],d||(n=u,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(l)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function wt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(u=>[u,t.get(u)])),i=u=>{if(s)return;let d=a();r.forEach(f=>f(d,u))},c=()=>i(null);e.forEach(u=>t.on(`change:${u}`,c));let p=(u,{glide:d=!1}={})=>{s=!0;for(let[f,h]of Object.entries(u))t.set(f,h);s=!1,i({glide:d}),t.save_changes()},l=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in u).map(d=>[d,u[d]]))};return{read:a,change:p,reset:()=>p(l(),{glide:!0}),follow:u=>void r.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,c))}}function ne(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function re(t,e,o,n){let[r,s]=[0,!1],a=c=>{if(c!==s){s=c,t.classList.toggle("loading",c);for(let p of t.querySelectorAll(".attn-stage"))p.toggleAttribute("inert",c)}},i=c=>{let p=++r,l=e.wants?.(o())??null;if(a(l!==null),l===null)return n(c);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";l.then(()=>p===r&&i(c),()=>p===r&&e.say?.(u))};return i}function bt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=gt,build:a}){return{render:({model:c,el:p})=>{let l=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=l.attachShadow({mode:"open"});u.append(y("style",{},[dt,ht,ft,o].join(`
`)));let d=wt(c,n,r),f=a(d.read(),d,c),h=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);u.append(h),p.append(l);let m=()=>{let w=f.glides??(v=>v),b=0,x=xt(w(d.read()),s,(v,C)=>b>0&&f.paint(v,C,b)),$=()=>{let v=Math.round(h.clientWidth);v===b||v===0||(b=v,ne(p),x.again())},M=re(h,f,d.read,v=>{f.tell(d.read()),x.go(w(d.read()),v)});d.follow((v,C)=>{h.classList.add("touched"),M(C?.glide??!0)}),f.tell(d.read()),$();let L=new ResizeObserver($);return L.observe(h),f.ahead?.(),()=>{L.disconnect(),x.stop(),d.stop(),f.stop?.()}},g=async()=>{await f.ready;for(let w;w=f.wants?.(d.read());)await w;return m()};return f.ready?g():m()}}}var se=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function yt(t,e,{glide:o=!1}={}){let n=0,r=0,s=null,a=()=>{cancelAnimationFrame(n),s=null,r=0},i=l=>{s=l,t.change(l,{glide:o})};return{play:(l,u=e)=>{a();let d=l.length-1;if(P())return i(l[d]);let f=performance.now(),h=0,m=g=>{let w=Math.min(d,Math.floor(d*(g-f)/u));s&&w>h&&(r=d-w,i(l[h=w])),s&&h<d&&(n=requestAnimationFrame(m))};r=d,i(l[0]),n=requestAnimationFrame(m)},stop:a,tell:l=>{s&&Object.entries(s).some(([u,d])=>!se(l[u],d))&&a()},playing:()=>r>0}}var ae=t=>Math.round(t*10)/10,kt=new WeakMap;function vt(t){let e=y("div",{class:"attn-hits"}),o=new Map,n=s=>{let a=s.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),i={node:a,hit:s};return o.set(s.id,i),a.dataset.id=s.id,t(a,()=>i.hit),i};return{root:e,set:s=>{let a=new Set(s.map(({id:i})=>i));for(let[i,{node:c}]of o)a.has(i)||(c.remove(),o.delete(i));s.forEach((i,c)=>{let p=o.get(i.id)??n(i);ie(p.node,p.hit=i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function ie(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:i={},tab:c=0,lang:p}){let[l,u,d,f]=[e,o,n,r].map(ae),h=`left:${l}px;top:${u}px;width:${d}px;height:${f}px`;kt.get(t)!==h&&(t.style.cssText=h,kt.set(t,h)),z(t,"class",`attn-hit ${a}`.trim()),z(t,"aria-label",s),z(t,"tabindex",c),p&&z(t,"lang",p);for(let[m,g]of Object.entries(i))z(t,`aria-${m}`,String(g))}function $t(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-n)/s,(o-r)/s]}function Mt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var qt="http://www.w3.org/2000/svg",ce=t=>Math.round(t*10)/10+0;function k(t,e,o,n,r){let s={};for(let a in n){let i=n[a];s[a]=typeof i=="number"?ce(i):i}return{id:t,shape:e,role:o,at:s,...r===void 0?{}:{text:r}}}var At=new WeakMap;function le(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&o.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||o.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(pe)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var ue=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function pe(t){let e=document.createElementNS(qt,"tspan");for(let[o,n]of Object.entries(ue(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function St(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=At.get(t)??new Map;At.set(t,s);let a=new Map(n.map(c=>[c.id,c]));for(let[c,{node:p,shape:l}]of s)a.get(c)?.shape!==l&&(p.remove(),s.delete(c));let i=t.firstChild;for(let c of n){let p=s.get(c.id);if(!p){let l=document.createElementNS(qt,c.shape);l.setAttribute("data-id",c.id),p={node:l,shape:c.shape,role:"",at:{},text:""},s.set(c.id,p)}le(p,c),i===p.node?i=p.node.nextSibling:t.insertBefore(p.node,i)}}function E(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function H(t){let e=E(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function zt(t,e){let o=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>z(o,"aria-pressed",String(n))}}function et(t,e,o){let n=Z("choice"),r=new Map,s=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,i]of Object.entries(e))r.set(a,y("input",{type:"radio",name:n,onchange:()=>o(a)})),s.append(y("label",{},r.get(a),y("span",{},i)));return{root:s,set:a=>void(r.get(a).checked=!0)}}function Et({label:t,min:e,max:o,step:n,onInput:r,text:s=E,zero:a=e,...i}){let{read:c=x=>x,write:p=x=>x}=i,l=Z("slider"),u=y("span",{class:"attn-number","aria-hidden":"true"}),f=y("input",{type:"range",id:l,min:e,max:o,step:n,oninput:()=>r(c(f.valueAsNumber))}),h=y("div",{class:"attn-slider"},y("label",{for:l},t),f,u),m=o,g=x=>Math.min(1,Math.max(0,(x-e)/(m-e)));return{root:h,input:f,set:(x,$=!0)=>{let M=p(x);f.valueAsNumber!==M&&(f.value=M),f.style.setProperty("--from",g(Math.min(a,M))),f.style.setProperty("--to",g(Math.max(a,M))),f.disabled=!$,I(u,s(x)),z(f,"aria-valuetext",s(x))},limit:x=>z(f,"max",m=x)}}function Ot(t=700){let e=y("p",{class:"attn-summary"}),o=y("span",{class:"attn-hidden",role:"status"}),n,r=(s,a=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>I(o,a),t)),I(e,s)};return{root:y("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function Tt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",s=>{let a=r[s.key]?.();a===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),o(a))})}var D=8;var de=(t,e)=>Array.from({length:Math.ceil(t/e)},(o,n)=>[n*e,Math.min(t,(n+1)*e)]),T=([t,e])=>Array.from({length:e-t},(o,n)=>t+n);function Nt(){let t=new Map,e=0,o=(n,r)=>void t.set(n,r);return{keep:o,read(n,r){o(n,r),e+=r},write:n=>void(e+=n),clear:()=>t.clear(),moved:()=>e*D,held:()=>[...t.values()].reduce((n,r)=>n+r,0)}}function he({query:t,key:e,value:o,is_causal:n}){let r=t.map((i,c)=>e.map((p,l)=>n&&l>c?-1/0:X(i,p))),s=r.map(i=>mt(i)),a=s.map(i=>o[0].map((c,p)=>X(i,o.map(l=>l[p]))));return{scores:r,weights:s,output:a}}function fe(t,e){return{m:Array(t).fill(-1/0),l:Array(t).fill(0),o:Array.from({length:t},()=>Array(e).fill(0)),factors:Array(t).fill(0),parts:Array.from({length:t},()=>[])}}function me(t){let{query:e,value:o,is_causal:n}=t,[r,s]=[e.length,o[0].length],a=de(r,Math.min(t.block_size,r)),i=he(t),c=fe(r,s),[p,l]=[Nt(),Nt()],u=[],d=(h,m=-1,g=-1)=>void u.push({kind:h,I:m,J:g,held:p.held(),m:[...c.m],l:[...c.l],o:[...c.o],factors:[...c.factors],parts:[...c.parts],moved:{blocks:p.moved(),whole:l.moved()}}),f=(h,m)=>{let[g,w]=[T(a[h]),a[m]],b=w[1]-w[0];p.keep("tile",0),p.read("key",b*s),p.read("value",b*s),l.read("key",b*s),d("load",h,m),p.keep("tile",g.length*b),l.write(g.length*b),d("score",h,m);for(let x of g){let $=Math.max(c.m[x],...i.scores[x].slice(...w));c.factors[x]=Math.exp(c.m[x]-$),c.m[x]=$,c.l[x]*=c.factors[x],c.o[x]=c.o[x].map(M=>M*c.factors[x])}d("rescale",h,m);for(let x of g)c.parts[x]=i.scores[x].slice(...w).map($=>Math.exp($-c.m[x])),c.l[x]+=c.parts[x].reduce(($,M)=>$+M,0),c.parts[x].forEach(($,M)=>{c.o[x]=c.o[x].map((L,v)=>L+$*o[w[0]+M][v])});d("add",h,m)};d("start"),a.forEach((h,m)=>{let g=T(h);for(let b of[p,l])b.read("query",g.length*s);["m","l"].forEach(b=>p.keep(b,g.length)),p.keep("output",g.length*s),d("query",m);let w=n?m:a.length-1;for(let b=0;b<=w;b++)f(m,b);if(w<a.length-1){for(let[b,x]of a.slice(w+1))l.read("key",(x-b)*s),l.write(g.length*(x-b));["key","value","tile"].forEach(b=>p.keep(b,0)),d("skip",m)}for(let b of g)c.o[b]=c.o[b].map(x=>x/c.l[b]);p.write(g.length*s),p.clear(),d("write",m)}),l.read("scores",r*r),l.write(r*r),d("softmax");for(let[h,m]of a){l.read("weights",(m-h)*r);for(let[g,w]of a)l.read("value",(w-g)*s);l.write((m-h)*s)}return d("product"),d("compare"),{frames:u,blocks:a,...i}}function ge(t,e){let o=(n,r)=>t.filter(({kind:s,I:a,factors:i})=>s==="rescale"&&a===r&&i[n]>0&&i[n]<1).length;return e.map((n,r)=>T(n).reduce((s,a)=>o(a,r)>o(s,r)?a:s))}function xe(t){let e=me(t),{frames:o,blocks:n,output:r}=e,[s,a]=[t.query.length,o.at(-1)],i=(p,l=-1,u=-1)=>o.findIndex(d=>d.kind===p&&d.I===l&&d.J===u),c=Math.max(...r.flatMap((p,l)=>p.map((u,d)=>Math.abs(u-a.o[l][d]))));return{...e,n:s,b:Math.min(t.block_size,s),end:o.length-1,difference:c,moved:a.moved,most:Math.max(...o.flatMap(p=>p.l)),peak:Math.max(...o.map(({held:p})=>p)),told:ge(o,n),scoredAt:n.map((p,l)=>n.map((u,d)=>i("score",l,d)<0?i("skip",l):i("score",l,d))),skipped:(p,l)=>i("score",p,l)<0,writtenAt:n.map((p,l)=>i("write",l)),addedAt:n.map((p,l)=>n.map((u,d)=>i("add",l,d))),skips:o.some(({kind:p})=>p==="skip"),softmaxAt:i("softmax"),productAt:i("product")}}var V=new Map;function A(t){let{query:e,key:o,value:n,block_size:r,is_causal:s}=t,a=JSON.stringify([e,o,n,r,s]),i=V.get(a)??xe(t);return V.size>20&&V.clear(),V.set(a,i),i}var O=({step:t},e)=>q(Math.round(t),0,e.end);function we(t){let e=A(t),o=O(t,e),{frames:n,output:r,weights:s,difference:a,end:i,peak:c,moved:p}=e;return{...n[o],at:o,end:i,whole:{output:r,weights:s},difference:a,peak:c,total:p}}var _t=(t,e,o)=>t>=e.end?o.end:Math.round(t/e.end*o.end);var jt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
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
`;var So="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number);var ye=([t,e])=>e-t>1?`${t+1}\u2013${e}`:`${e}`,ke={query:"queries",key:"keys"},N=(t,e)=>`${e[1]-e[0]>1?ke[t]:t} ${ye(e)}`,K=([t,e])=>e-t===1,ot=t=>t[0].toUpperCase()+t.slice(1),rt=t=>String(t).replace(/\B(?=(\d{3})+$)/g,"\u202F"),G=t=>`${rt(t)}\xA0B`,S=t=>Number.isInteger(t)?H(t):E(t,2),nt=t=>`(${t.map(S).join(", ")})`,ve=t=>t<0?`(${S(t)})`:S(t);function It(t){if(t===0)return"0";let[e,o]=t.toExponential(1).split("e-");return`${e} \xD7 10\u207B${[...o].map(n=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(n)]).join("")}`}var $e="A block of each will lie here, and one tile of scores.",Me="The whole-matrix way has its matrices to read.";function Lt({n:t,difference:e},o,n,r=!1){if(o==="start")return["Empty.",r?"Blocks will lie here, and a tile.":$e];if(o!=="compare")return["The blocks are done.",r?"The whole matrix is to be read.":Me];let s=`for which the whole-matrix way stored ${2*t*t} numbers more`;return[n?`Same output, within ${It(e)}`:`The same output: largest difference ${It(e)}`,n?`${2*t*t} numbers less in the slow memory`:s]}function Ae(t,e,o,n){let r=`Row ${t+1}`;return e===-1/0?`${r} meets its first scores; the largest is m = ${S(o)}. Nothing is gathered yet that could be rescaled.`:e===o?`${r} meets nothing larger than m = ${S(o)}: what it has gathered stays as it is.`:`${r} meets a larger score: m rises from ${S(e)} to ${S(o)}. What it has gathered was measured from the old m, so its sum and output are multiplied by exp(${S(e)} \u2212 ${ve(o)}) = ${E(n,2)}.`}function qe(t,e,o){let n=o.parts[t].map(r=>S(r)).join(" + ");return`A score s adds exp(s \u2212 m) to the sum, and so much of its value to the output. Row ${t+1}: l = ${S(e.l[t])} + ${n} = ${S(o.l[t])}, output so far ${nt(o.o[t])}.`}function Se(t,e){let{blocks:o,whole:n}=t.moved,r=`${t.n} \xD7 ${t.n}`;return e==="softmax"?`The whole-matrix way now reads its ${r} scores back, takes the softmax of each row and writes ${r} weights.`:e==="product"?`It reads the ${r} weights, and V block by block, and writes the same output.`:`The same output. The whole-matrix way moved ${E(n/o,1)} times as many bytes, ${G(n)} instead of ${G(o)}: four times ${r} numbers more${t.skips?", and keys and values of skipped tiles":""}.`}function Ct(t,e){let o=t.frames[e],n=t.frames[Math.max(0,e-1)],[r,s]=[t.blocks[o.I],t.blocks[o.J]],a=t.told[o.I];switch(o.kind){case"start":return"A softmax never needs all scores of a row at once. Blocks will come into the fast memory, and each row will keep a running maximum m, a running sum l and an output so far.";case"query":return`${ot(N("query",r))} ${K(r)?"comes":"come"} into the fast memory. Each row starts with m = \u2212\u221E, l = 0 and an output of 0.`;case"load":return`${ot(N("key",s))} ${K(s)?"and its value come in":"and their values come in"}${o.J>0?" and take the place of the block before":""}.`;case"score":return`One tile of scores: ${N("query",r)} by ${N("key",s)}. The whole-matrix way writes it to the slow memory; in blocks it stays here and is soon forgotten.`;case"rescale":return Ae(a,n.m[a],o.m[a],o.factors[a]);case"add":return qe(a,n,o);case"skip":return`${ot(N("key",[r[1],t.n]))} ${K([r[1],t.n])?"comes":"come"} after ${K(r)?"this query":"these queries"}, and the mask hides them: blocks neither fetch nor score them. The whole-matrix way does, and writes \u2212\u221E for each score.`;case"write":return`Output over sum: row ${a+1} ends with ${nt(n.o[a])} \xF7 ${S(n.l[a])} = ${nt(o.o[a])}. Outputs are all that blocks write to the slow memory.`;default:return Se(t,o.kind)}}function Ft({frames:t,blocks:e},o){let{I:n,J:r}=t[o],s=e.length-1;return n===s&&r===s&&t[o].kind!=="write"?"Press play: after this tile the blocks are done, and the whole-matrix way is not.":"Press play, drag the slider, or press a tile of scores."}var at=600,it=330,Pt=290,ze=690,Ee=960,J=2,st={query:"Q",key:"K",value:"V",output:"output"};function Oe(t,e){if(t<at){let[l,u]=t<Pt?[{wide:24,out:26,tall:20,square:16},5]:t<it?[{wide:24,out:28,tall:20,square:17},8]:[{wide:29,out:31,tall:20,square:20},8],d=(t-26-6*l.wide-2*l.out-8)/3,f=w=>26+w*(2*l.wide+d),h=48+e*l.tall+46,m=e*l.square,g=(t-2*u-2*m-2*l.out)/2;return{cell:l,query:[f(0),48],key:[f(1),48],value:[f(2),48],output:[f(3),48],scores:[u,h],weights:[u+m+g,h],whole:[u+2*(m+g),h],other:[u,h-28],rule:0,height:h+m+10}}let[o,n,r]=t<ze?[{wide:24,out:32,tall:20,square:20},30,8]:[{wide:27,out:36,tall:22,square:22},38,14],[s,a]=[2*o.wide,e*o.square],i=Math.min(30,(t-n-r-3*s-4*o.out-2*a)/8),c=l=>n+l*(s+i),p=c(3)+2*o.out+3*i;return{cell:o,query:[c(0),46],key:[c(1),46],value:[c(2),46],output:[c(3),46],scores:[p,46],weights:[p+a+i,46],whole:[p+2*(a+i),46],other:[p,18],rule:p-Math.min(22,1.5*i),height:46+e*o.tall+12}}function Te(t,e,o){let[n,r]=[t<at,t<it],s=n?134:144,a=Math.min(26,s/(e+4),r?86/(e+2):n?106/(e+2):999),i=n?5:16,c=30+(s-(e+4)*a)/2,p=o+c+2*a+16,l=(n?6:96)+2*a+i,u=l+e*a+i,[d,f,h,m]=r?[22,36,30,31]:n?[24,40,32,34]:[54,62,48,48],g=t-(n?5:14)-2*m,w=u+d+f;return{cell:a,out:m,query:[l-i-2*a,p],key:[l,p-2*a-7],tile:[l,p],value:[l,p+e*a+7],m:u+d/2,factor:u+d+f/2,bar:[w,g-h-(n?2:12)],sum:g-(n?6:16),output:[g,p],rows:p,height:s+58}}function Y({n:t,b:e},o){let n=Math.min(o,Ee),r=Oe(n,t),s=r.height+8,a=Te(n,e,s),i=s+a.height+8;return{laid:n,shelves:r,desk:a,top:s,counters:i,narrow:n<at,least:n<it,zoom:o/n,height:i+62}}function R({shelves:t},e,o,n){let[r,s]=t[e],{out:a}=t.cell,i=e==="whole"?t.cell.square:t.cell.tall,c=e==="output"||e==="whole"?a:t.cell.wide;return{x:r+n*c,y:s+o*i,width:c-J,height:i-J}}function U({shelves:t},e,o,n){let[r,s]=t[e],a=t.cell.square;return{x:r+n*a,y:s+o*a,width:a-1,height:a-1}}function ct({desk:t},e,o,n){let[r,s]=t[e],{cell:a,out:i}=t,c={width:a-J,height:a-J};if(e==="key"||e==="value")return{x:r+o*a,y:s+n*a,...c};let p=e==="output"?i:a;return{x:r+n*p,y:s+o*a,...c,width:p-J}}var lt=(t,e,o)=>({x:t.x+(e.x-t.x)*o,y:t.y+(e.y-t.y)*o,width:t.width+(e.width-t.width)*o,height:t.height+(e.height-t.height)*o});function Wt({frames:t,end:e},o){let n=q(Math.ceil(o-1e-6),0,e);return{at:n,now:t[n],before:t[Math.max(0,n-1)],k:q(o-n+1)}}var Dt=({at:t,k:e},o)=>o>=0&&(t>o||t===o&&e>.999),Ne=({now:t,before:e,k:o})=>o<.5?e:t,_=(t,e,o,n={})=>k(t,"rect",e,{...o,rx:3,...n});function Jt(t,e,o,n="ink"){let r=Math.min(13,e.height*.72,1.62*e.width/Math.max(2,o.length+(o.includes("\u221E")?1:0))),s=Math.max(7,Math.floor(r));return k(t,"text",`${n} n${s}`,{x:e.x+e.width/2,y:e.y+e.height/2+s*.36},o)}var F=t=>Number.isInteger(t)?H(t):E(t,2),B=(t,e,o,n,r={})=>[_(t,`${e} cell`,o,r),Jt(`${t} number`,o,F(n))];function _e(t,e,o,n){let{now:r}=o,s=(u,d)=>u>=0&&d>=t.blocks[u][0]&&d<t.blocks[u][1],a=Array.from({length:t.n},(u,d)=>d),i=["query","key","value"].flatMap(u=>a.flatMap(d=>[0,1].flatMap(f=>{let h=r.kind!=="write"&&s(u==="query"?r.I:r.J,d),m=`${u}${h?" from":""}`;return B(`${u} ${d} ${f}`,m,R(e,u,d,f),n[u][d][f])}))),c=a.flatMap(u=>{let d=t.blocks.findIndex((h,m)=>s(m,u)),f=Dt(o,t.writtenAt[d]);return[0,1].flatMap(h=>{let m=R(e,"output",u,h),g=`output ${u} ${h}`;return f?B(g,"output",m,t.frames[t.writtenAt[d]].o[u][h]):[_(g,"output cell empty",m)]})}),{tall:p}=e.shelves.cell;return[...a.map(u=>k(`token ${u}`,"text","soft small",{x:e.narrow?14:22,y:e.shelves.query[1]+(u+.5)*p+3},String(u+1))),...i,...c]}function je(t){let e=t.scores.flat().filter(Number.isFinite),[o,n]=[Math.min(...e),Math.max(...e)];return{scores:r=>r===-1/0?.03:.06+.34*(r-o)/(n-o||1),weights:r=>.08+.92*r}}var Ie=t=>t===0?"0":t.toFixed(2).replace(/^0/,"").replace("1.00","1");function Le(t,e,o){let n=je(t),{at:r,k:s}=o,a=h=>Math.floor(h/t.b),i=(h,m)=>r>m||r===m&&s*t.n>=h+.999,c=Array.from({length:t.n},(h,m)=>m),p={scores:(h,m)=>Dt(o,t.scoredAt[a(h)][a(m)]),weights:h=>i(h,t.softmaxAt)},l={scores:F,weights:Ie},u={scores:"ink",weights:"weight"},d=["scores","weights"].flatMap(h=>c.flatMap(m=>c.flatMap(g=>{let[w,b,x]=[`${h} ${m} ${g}`,U(e,h,m,g),t[h][m][g]];if(!p[h](m,g))return[_(w,`${u[h]} heat empty`,b)];let $={"fill-opacity":n[h](x).toFixed(3)};return[k(w,"rect",`${u[h]} heat`,{...b,rx:3,...$}),...h==="scores"&&t.skipped(a(m),a(g))?[]:[Jt(`${w} number`,b,l[h](x))]]}))),f=c.flatMap(h=>[0,1].flatMap(m=>{let[g,w]=[`whole ${h} ${m}`,R(e,"whole",h,m)];return i(h,t.productAt)?B(g,"output",w,t.output[h][m]):[_(g,"output cell empty",w)]}));return[...d,...f]}function Bt(t,e,o,n){let[[r,s],[a,i]]=[t.blocks[o],t.blocks[n]],[c,p]=[U(e,"scores",r,a),U(e,"scores",s-1,i-1)];return{x:c.x,y:c.y,width:p.x+p.width-c.x,height:p.y+p.height-c.y}}function Ce(t,e,o){let r=t.blocks.flatMap((p,l)=>t.blocks.map((u,d)=>({I:l,J:d}))).filter(({I:p,J:l})=>t.skipped(p,l)).map(({I:p,J:l})=>{let{x:u,y:d,width:f,height:h}=Bt(t,e,p,l);return k(`skip ${p} ${l}`,"path","ink cross",{d:`M${u} ${d}L${u+f} ${d+h}M${u+f} ${d}L${u} ${d+h}`})}),{I:s,J:a}=o.now;if(a<0)return r;let i=Bt(t,e,s,a),c={x:i.x-1,y:i.y-1,width:i.width+2,height:i.height+2};return[...r,_("here","ink here",c)]}function Fe({n:t,skips:e},{laid:o,narrow:n,least:r,shelves:s}){let a=(l,u,d)=>k(`name ${l}`,"text",`${u} strong start`,{x:s[l][0],y:s[l][1]-7},d),[i,c]=s.other,p=e?`${r?"Whole matrix":"The whole-matrix way"} (crossed out: blocks skip)`:"The whole-matrix way stores here too";return[_("slow","tint",{x:0,y:0,width:o,height:s.height},{rx:8}),k("slow name","text","ink small start",{x:8,y:18},"Slow memory: large"),...n?[]:[k("rule","line","ruler",{x1:s.rule,x2:s.rule,y1:12,y2:s.height-12})],k("other name","text","ink small start",{x:i,y:c},p),...["query","key","value","output"].map(l=>a(l,l,st[l])),a("scores","ink",r?"scores":`scores ${t} \xD7 ${t}`),a("weights","weight",r?"weights":`weights ${t} \xD7 ${t}`),a("whole","output","output")]}function Be(t,{laid:e,narrow:o,least:n,desk:r,top:s},{now:a}){let i=`${a.held}${n?"":" numbers"} now, ${t.peak} at most`,c=e<Pt?"Fast memory":"Fast memory: small",p=r.rows-7,l=a.I>=0,u=(f,h,m,g)=>k(`desk ${f}`,"text",h,{x:m,y:p},g),d=f=>k(`desk ${f}`,"text",`${f} end strong`,{x:r[f][0]-8,y:r[f][1]+r.cell+(o?(f==="key"?-.3:.3)*r.cell:0)+4},o?st[f]:`${st[f]} block`);return[_("fast","paper room",{x:1,y:s,width:e-2,height:r.height},{rx:8}),k("fast name","text","ink small start",{x:10,y:s+19},c),k("held","text","soft small end",{x:e-12,y:s+19},i),...l?[...a.J<0?[]:[d("key"),d("value")],k("desk query","text","query strong end",{x:o?r.query[0]+r.cell:r.query[0]-24,y:o?p:r.rows+t.b*r.cell/2+4},o?"Q":"Q block"),u("m","ink small",r.m,o?"m":"max m"),u("factor","ink small",r.factor,"old \xD7"),u("sum","weight small strong start",r.bar[0],"sum l"),u("out","output small strong",r.output[0]+r.out,o?"output":"output so far")]:Lt(t,a.kind,o,n).map((f,h)=>k(`idle ${h}`,"text",h?"soft small":"ink strong",{x:e/2,y:s+r.height/2+22*h},f))]}function Pe(t,e,{now:o,k:n},r){let s=(a,i,c)=>i<0?[]:T(t.blocks[i]).flatMap((p,l)=>[0,1].flatMap(u=>{let[d,f]=[R(e,a,p,u),ct(e,a,l,u)],h=c?lt(d,f,W(n)):f;return B(`d-${a} ${l} ${u}`,a,h,r[a][p][u])}));return[...s("query",o.I,o.kind==="query"),...s("key",o.J,o.kind==="load"),...s("value",o.J,o.kind==="load")]}function We(t,e,{now:o,k:n}){if(!["score","rescale","add"].includes(o.kind))return[];let[r,s]=[T(t.blocks[o.I]),T(t.blocks[o.J])];return r.flatMap((a,i)=>s.flatMap((c,p)=>{let[l,u]=[ct(e,"tile",i,p),t.scores[a][c]],d=o.kind!=="score"&&u===o.m[a],f=`d-tile ${i} ${p}`,h=B(f,`ink${d?" top":""}`,l,u,{opacity:o.kind==="score"?n.toFixed(2):"1"});if(o.kind!=="score"||n>.999)return h;let m=lt(l,U(e,"scores",a,c),W(n));return[...h,_(`copy ${i} ${p}`,"ink cell copy",m)]}))}var Rt=({most:t},{desk:{bar:[e,o]}})=>n=>(o-e)*n/t;function De(t,e,{now:o,before:n,k:r},s,a){let{desk:i}=e,[c,p]=[i.bar[0],Rt(t,e)],l={y:i.rows+a*i.cell+i.cell*.16,height:i.cell*.6},u=o.kind==="add",d=u?n.l[s]:n.l[s]+(o.l[s]-n.l[s])*r,f=o.kind==="rescale"&&o.factors[s]<1&&n.l[s]>0,h=c+p(d),m=u?o.parts[s].map((g,w)=>{let b=p(g)*r;return h+=b,k(`part ${a} ${w}`,"rect","weight part",{x:h-b,width:b,...l})}):[];return[k(`sum ${a}`,"rect","weight sum",{x:c,width:p(d),...l}),...m,...f?[k(`was ${a}`,"rect","weight was",{x:c,width:p(n.l[s]),...l})]:[]]}function Je(t,e,o){let{now:n,k:r}=o;if(n.I<0)return[];let{desk:s}=e,a=Ne(o),i=n.kind==="write";return T(t.blocks[n.I]).flatMap((c,p)=>{let l=s.rows+(p+.5)*s.cell+4,u=s.cell<18?" tiny":" small",d=n.kind==="query",[f,h,m]=d?[-1/0,0,[0,0]]:[a.m[c],a.l[c],a.o[c]],g=["rescale","add"].includes(n.kind)&&n.factors[c]<1,w=["rescale","add"].includes(n.kind)?`${e.narrow?"":"\xD7 "}${Re(n.factors[c])}`:"",b=Math.max(o.before.l[c],o.now.l[c]),x=e.narrow?s.sum:s.bar[0]+Rt(t,e)(i?h:b)+10,$=n.kind==="rescale"&&r>=.5&&o.before.m[c]<f&&o.before.l[c]>0,M=v=>$&&!e.narrow?`${F(o.before.m[c])} \u2192 ${F(v)}`:F(v),L=[0,1].flatMap(v=>{let C=ct(e,"output",p,v),Yt=i?lt(C,R(e,"output",c,v),W(r)):C;return B(`d-output ${p} ${v}`,"output",Yt,m[v])});return[...e.narrow?[]:[k(`row ${p}`,"text",`soft${u}`,{x:s.query[0]-12,y:l},String(c+1))],k(`m ${p}`,"text",`ink${u}${g?" strong":""}`,{x:s.m,y:l},M(f)),k(`factor ${p}`,"text",`ink${u}${g?" strong":""}`,{x:s.factor,y:l},w),...De(t,e,o,c,p),k(`l ${p}`,"text",`weight ${e.narrow?"end":"start"}${u}`,{x,y:l},F(h)),...L]})}var Re=t=>t===0||t===1?String(t):E(t,2);function He(t,{laid:e,narrow:o,counters:n},{now:r,before:s,k:a}){let[i,c]=[o?92:110,e-(o?122:130)],p=Math.max(t.moved.blocks,t.moved.whole),l=d=>(c-i)*d/p,u=[["blocks","in blocks"],["whole","whole matrix"]];return[k("moved","text","ink small start",{x:0,y:n+11},`Bytes moved, ${D} for each number`),...u.flatMap(([d,f],h)=>{let m=s.moved[d]+(r.moved[d]-s.moved[d])*a,g=D*Math.round(m/D),w={x:i,y:n+20+21*h,height:15,rx:3},b=d==="blocks"?" strong":"";return[k(`${d} name`,"text",`ink small start${b}`,{x:0,y:w.y+12},f),k(`${d} end`,"rect","track",{...w,width:l(t.moved[d])}),k(`${d} bar`,"rect",`${d==="blocks"?"ink":"soft"} solid`,{...w,width:l(g)}),k(`${d} number`,"text",`ink small end${b}`,{x:e,y:w.y+12},`${rt(g)} of ${G(t.moved[d])}`)]})]}function Ht(t,e,{t:o,width:n}){let r=Y(t,n),s=Wt(t,o),a=[...Fe(t,r),..._e(t,r,s,e),...Le(t,r,s),...Ce(t,r,s),...Be(t,r,s),...We(t,r,s),...Je(t,r,s),...Pe(t,r,s,e),...He(t,r,s)];return{width:r.laid,height:r.height,marks:a}}function Vt(t,e,o,n){let r=Y(t,e),[s,a]=r.shelves.scores,i=c=>q(Math.floor(c/r.shelves.cell.square/t.b),0,t.blocks.length-1);return[i(n/r.zoom-a),i(o/r.zoom-s)]}function Kt(t,e,o){let{shelves:n,zoom:r}=Y(t,o),{I:s,J:a}=t.frames[e],[i,c,p]=[Math.max(0,s),Math.max(0,a),t.blocks.length],[l,u]=n.scores,d=t.n*n.cell.square,f=t.skipped(i,c)?", skipped":"";return[{id:"tiles",x:l*r,y:u*r,width:d*r,height:d*r,label:"tile of scores",slider:!0,kind:"grab",aria:{valuemin:1,valuemax:p*p,valuenow:i*p+c+1,valuetext:`${N("query",t.blocks[i])}, ${N("key",t.blocks[c])}${f}`}}]}var Gt=`.efficient-reel { display: grid; grid-template-columns: 6.2em auto minmax(0, 1fr) auto; gap: 8px; align-items: center; }
.efficient-reel .attn-slider { grid-template-columns: minmax(0, 1fr) 5.6em; }
.efficient-reel .attn-number { white-space: nowrap; }
.efficient-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.efficient-settings { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
.efficient-settings > .attn-button { margin-left: auto; }
.attn-efficient .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.attn-efficient { --apart: 10px; }
.efficient-picture .attn-hit { border-radius: 3px; cursor: pointer; }
.efficient-picture .attn-hit:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
@container (max-width: 599px) {
  .efficient-reel { grid-template-columns: 1fr 44px 44px; }
  .efficient-reel .attn-slider { grid-column: 1 / -1; grid-row: 1; }
  .attn-efficient .attn-summary { min-height: 8.7em; } /* six lines */
  .attn-efficient :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .efficient-reel input { height: 44px; }
}
@media (forced-colors: active) { .cell, .heat.empty { stroke: var(--edge); } }
@media print { .efficient-reel, .efficient-settings, .attn-hint { display: none; } }
`;var Ke=1100,Ut=45e3,Ge=450,j=t=>t.read(),Q=(t,e,o="")=>{let{root:n}=zt(t,e);return n.removeAttribute("aria-pressed"),o&&n.setAttribute("aria-label",o),n};function Ue(t,e){let o=pt("svg",{class:"scene","aria-hidden":"true"}),n=700,r=()=>A(j(t)),s=l=>{let{blocks:u,addedAt:d,scoredAt:f}=r(),[h,m]=l.map(w=>q(w,0,u.length-1)),g=d[h][m]<0?f[h][m]:d[h][m];g!==O(j(t),r())&&e(g)},a=vt(l=>{let u=f=>{let[h,m]=$t(o,f);s(Vt(r(),n,h,m))};Mt(l,f=>(u(f),u));let d=(f,h)=>()=>{let{I:m,J:g}=r().frames[O(j(t),r())];return[Math.max(0,m)+f,Math.max(0,g)+h]};Tt(l,{ArrowUp:d(-1,0),ArrowDown:d(1,0),ArrowLeft:d(0,-1),ArrowRight:d(0,1)},s)}),i=y("div",{class:"attn-stage efficient-picture"},o,a.root),c=l=>{a.set(Kt(A(l),O(l,A(l)),n))};return{root:i,tell:c,paint:(l,u)=>{let d=j(t);u!==n&&(n=u,c(d)),St(o,Ht(A(d),d,{t:l,width:n}))}}}function Ye(t){let e=yt(t,Ut,{glide:!0}),o=()=>O(j(t),A(j(t))),n=()=>A(j(t)).end,r=(l,u=!0)=>{e.stop(),t.change({step:q(l,0,n())},{glide:u})},a=Q("Play",()=>{if(e.playing())return r(o());let l=o()>=n()?0:o()+1;if(P())return r(l);let u=Array.from({length:n()-l+1},(d,f)=>({step:l+f}));e.play(u,Math.min(Ut,Ke*u.length))}),i=Et({label:"steps done",min:0,max:1,step:1,text:l=>`${l} of ${n()}`,onInput:l=>r(l,!1)});return{root:y("div",{class:"efficient-reel"},a,Q("\u2039",()=>r(o()-1),"One step back"),i.root,Q("\u203A",()=>r(o()+1),"One step on")),tell:l=>{e.tell(l),I(a,e.playing()?"Pause":"Play"),i.limit(n()),i.set(o())},stop:e.stop}}function Qe(t,e,o){let n=u=>{o();let d=j(e),[f,h]=[A(d),A({...d,...u})];e.change({...u,step:_t(O(d,f),f,h)})},r=t.query.map((u,d)=>String(d+1)),s=et("Block size",Object.fromEntries(r.map(u=>[u,u])),u=>n({block_size:Number(u)})),a=et("Mask",{none:"no mask",causal:"causal"},u=>n({is_causal:u==="causal"})),i=Q("Reset",()=>(o(),e.reset())),c=y("div",{class:"attn-row"},y("span",{class:"attn-label","aria-hidden":"true"},"block size"),s.root);return{root:y("div",{class:"efficient-settings"},c,a.root,i),tell:u=>{s.set(String(A(u).b)),a.set(u.is_causal?"causal":"none")}}}function Ze(t,e){let o=Ye(e),n=Ue(e,i=>{o.stop(),e.change({step:i},{glide:!0})}),[r,s]=[Qe(t,e,o.stop),Ot()],a=y("p",{class:"attn-hint"});return{parts:[a,n.root,o.root,s.root,r.root],tell:i=>{let c=A(i);o.tell(i),r.tell(i),n.tell(i),s.set(Ct(c,O(i,c))),I(a,Ft(c,O(i,c)))},glides:i=>({t:O(i,A(i))}),paint:({t:i},c,p)=>n.paint(i,p),stop:()=>{o.stop(),s.stop()}}}var tn=bt({name:"efficient",label:"Live figure: attention in blocks, between a slow and a fast memory",style:jt+Gt,controls:["block_size","is_causal","step"],fixed:["query","key","value"],ms:Ge,build:Ze});export{we as compute,tn as default,Ct as describe,A as filmOf,Y as layout,Wt as moment,Ht as picture};
