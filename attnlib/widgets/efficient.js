// Joined by `make figures` from src/efficient and src/kit: change those, not this.
var Qt="http://www.w3.org/2000/svg",Yt=0,Zt=Math.random().toString(36).slice(2,8),Z=t=>`attn-${Zt}-${t}-${++Yt}`;function ut(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var y=(t,e={},...o)=>ut(document.createElement(t),e,o),pt=(t,e={},...o)=>ut(document.createElementNS(Qt,t),e,o);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var dt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var X=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);function mt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),s=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),a=s.reduce((i,c)=>i+c,0);return a>0?s.map(i=>i/a):s}var q=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var gt=200,P=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,J=t=>t*t*(3-2*t);function tt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>tt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,tt(t[r],s,o)]);return Object.fromEntries(n)}return e}function xt(t,e,o){let[n,r,s,a,i,c]=[t,t,t,0,0,0],d=!1,u=p=>{let l=q(p-i,0,64);if(i=p,d){let h=q((p-a)/e);n=tt(r,s,J(h)),d=h<1}let f=o(n,l);c=d||f?requestAnimationFrame(u):0};return{go(p,l){if(P()){[n,s,d]=[p,p,!1],o(n,1/0);return}[r,s,a,d]=[n,p,performance.now(),l],l||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(u)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function wt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(s)return;let l=a();r.forEach(f=>f(l,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let d=(p,{glide:l=!1}={})=>{s=!0;for(let[f,h]of Object.entries(p))t.set(f,h);s=!1,i({glide:l}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(l=>l in p).map(l=>[l,p[l]]))};return{read:a,change:d,reset:()=>d(u(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function oe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function ne(t,e,o,n){let[r,s]=[0,!1],a=c=>{if(c!==s){s=c,t.classList.toggle("loading",c);for(let d of t.querySelectorAll(".attn-stage"))d.toggleAttribute("inert",c)}},i=c=>{let d=++r,u=e.wants?.(o())??null;if(a(u!==null),u===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>d===r&&i(c),()=>d===r&&e.say?.(p))};return i}function bt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=gt,build:a}){return{render:({model:c,el:d})=>{let u=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=u.attachShadow({mode:"open"});p.append(y("style",{},[dt,ht,ft,o].join(`
`)));let l=wt(c,n,r),f=a(l.read(),l,c),h=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(h),d.append(u);let m=()=>{let w=f.glides??(v=>v),b=0,x=xt(w(l.read()),s,(v,L)=>b>0&&f.paint(v,L,b)),$=()=>{let v=Math.round(h.clientWidth);v===b||v===0||(b=v,oe(d),x.again())},M=ne(h,f,l.read,v=>{f.tell(l.read()),x.go(w(l.read()),v)});l.follow((v,L)=>{h.classList.add("touched"),M(L?.glide??!0)}),f.tell(l.read()),$();let C=new ResizeObserver($);return C.observe(h),f.ahead?.(),()=>{C.disconnect(),x.stop(),l.stop(),f.stop?.()}},g=async()=>{await f.ready;for(let w;w=f.wants?.(l.read());)await w;return m()};return f.ready?g():m()}}}var re=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function yt(t,e,{glide:o=!1}={}){let n=0,r=0,s=null,a=()=>{cancelAnimationFrame(n),s=null,r=0},i=u=>{s=u,t.change(u,{glide:o})};return{play:(u,p=e)=>{a();let l=u.length-1;if(P())return i(u[l]);let f=performance.now(),h=0,m=g=>{let w=Math.min(l,Math.floor(l*(g-f)/p));s&&w>h&&(r=l-w,i(u[h=w])),s&&h<l&&(n=requestAnimationFrame(m))};r=l,i(u[0]),n=requestAnimationFrame(m)},stop:a,tell:u=>{s&&Object.entries(s).some(([p,l])=>!re(u[p],l))&&a()},playing:()=>r>0}}var se=t=>Math.round(t*10)/10,kt=new WeakMap;function vt(t){let e=y("div",{class:"attn-hits"}),o=new Map,n=s=>{let a=s.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),i={node:a,hit:s};return o.set(s.id,i),a.dataset.id=s.id,t(a,()=>i.hit),i};return{root:e,set:s=>{let a=new Set(s.map(({id:i})=>i));for(let[i,{node:c}]of o)a.has(i)||(c.remove(),o.delete(i));s.forEach((i,c)=>{let d=o.get(i.id)??n(i);ae(d.node,d.hit=i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function ae(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:i={},tab:c=0,lang:d}){let[u,p,l,f]=[e,o,n,r].map(se),h=`left:${u}px;top:${p}px;width:${l}px;height:${f}px`;kt.get(t)!==h&&(t.style.cssText=h,kt.set(t,h)),z(t,"class",`attn-hit ${a}`.trim()),z(t,"aria-label",s),z(t,"tabindex",c),d&&z(t,"lang",d);for(let[m,g]of Object.entries(i))z(t,`aria-${m}`,String(g))}function $t(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-n)/s,(o-r)/s]}function Mt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var qt="http://www.w3.org/2000/svg",ie=t=>Math.round(t*10)/10+0;function k(t,e,o,n,r){let s={};for(let a in n){let i=n[a];s[a]=typeof i=="number"?ie(i):i}return{id:t,shape:e,role:o,at:s,...r===void 0?{}:{text:r}}}var At=new WeakMap;function ce(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&o.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||o.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(ue)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var le=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ue(t){let e=document.createElementNS(qt,"tspan");for(let[o,n]of Object.entries(le(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function St(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=At.get(t)??new Map;At.set(t,s);let a=new Map(n.map(c=>[c.id,c]));for(let[c,{node:d,shape:u}]of s)a.get(c)?.shape!==u&&(d.remove(),s.delete(c));let i=t.firstChild;for(let c of n){let d=s.get(c.id);if(!d){let u=document.createElementNS(qt,c.shape);u.setAttribute("data-id",c.id),d={node:u,shape:c.shape,role:"",at:{},text:""},s.set(c.id,d)}ce(d,c),i===d.node?i=d.node.nextSibling:t.insertBefore(d.node,i)}}function E(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function V(t){let e=E(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function zt(t,e){let o=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>z(o,"aria-pressed",String(n))}}function et(t,e,o){let n=Z("choice"),r=new Map,s=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,i]of Object.entries(e))r.set(a,y("input",{type:"radio",name:n,onchange:()=>o(a)})),s.append(y("label",{},r.get(a),y("span",{},i)));return{root:s,set:a=>void(r.get(a).checked=!0)}}function Et({label:t,min:e,max:o,step:n,onInput:r,text:s=E,zero:a=e,...i}){let{read:c=x=>x,write:d=x=>x}=i,u=Z("slider"),p=y("span",{class:"attn-number","aria-hidden":"true"}),f=y("input",{type:"range",id:u,min:e,max:o,step:n,oninput:()=>r(c(f.valueAsNumber))}),h=y("div",{class:"attn-slider"},y("label",{for:u},t),f,p),m=o,g=x=>Math.min(1,Math.max(0,(x-e)/(m-e)));return{root:h,input:f,set:(x,$=!0)=>{let M=d(x);f.valueAsNumber!==M&&(f.value=M),f.style.setProperty("--from",g(Math.min(a,M))),f.style.setProperty("--to",g(Math.max(a,M))),f.disabled=!$,I(p,s(x)),z(f,"aria-valuetext",s(x))},limit:x=>z(f,"max",m=x)}}function Ot(t=700){let e=y("p",{class:"attn-summary"}),o=y("span",{class:"attn-hidden",role:"status"}),n,r=(s,a=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>I(o,a),t)),I(e,s)};return{root:y("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function Tt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",s=>{let a=r[s.key]?.();a===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),o(a))})}var R=8;var pe=(t,e)=>Array.from({length:Math.ceil(t/e)},(o,n)=>[n*e,Math.min(t,(n+1)*e)]),T=([t,e])=>Array.from({length:e-t},(o,n)=>t+n);function _t(){let t=new Map,e=0,o=(n,r)=>void t.set(n,r);return{keep:o,read(n,r){o(n,r),e+=r},write:n=>void(e+=n),clear:()=>t.clear(),moved:()=>e*R,held:()=>[...t.values()].reduce((n,r)=>n+r,0)}}function de({query:t,key:e,value:o,is_causal:n}){let r=t.map((i,c)=>e.map((d,u)=>n&&u>c?-1/0:X(i,d))),s=r.map(i=>mt(i)),a=s.map(i=>o[0].map((c,d)=>X(i,o.map(u=>u[d]))));return{scores:r,weights:s,output:a}}function he(t,e){return{m:Array(t).fill(-1/0),l:Array(t).fill(0),o:Array.from({length:t},()=>Array(e).fill(0)),factors:Array(t).fill(0),parts:Array.from({length:t},()=>[])}}function fe(t){let{query:e,value:o,is_causal:n}=t,[r,s]=[e.length,o[0].length],a=pe(r,Math.min(t.block_size,r)),i=de(t),c=he(r,s),[d,u]=[_t(),_t()],p=[],l=(h,m=-1,g=-1)=>void p.push({kind:h,I:m,J:g,held:d.held(),m:[...c.m],l:[...c.l],o:[...c.o],factors:[...c.factors],parts:[...c.parts],moved:{blocks:d.moved(),whole:u.moved()}}),f=(h,m)=>{let[g,w]=[T(a[h]),a[m]],b=w[1]-w[0];d.keep("tile",0),d.read("key",b*s),d.read("value",b*s),u.read("key",b*s),l("load",h,m),d.keep("tile",g.length*b),u.write(g.length*b),l("score",h,m);for(let x of g){let $=Math.max(c.m[x],...i.scores[x].slice(...w));c.factors[x]=Math.exp(c.m[x]-$),c.m[x]=$,c.l[x]*=c.factors[x],c.o[x]=c.o[x].map(M=>M*c.factors[x])}l("rescale",h,m);for(let x of g)c.parts[x]=i.scores[x].slice(...w).map($=>Math.exp($-c.m[x])),c.l[x]+=c.parts[x].reduce(($,M)=>$+M,0),c.parts[x].forEach(($,M)=>{c.o[x]=c.o[x].map((C,v)=>C+$*o[w[0]+M][v])});l("add",h,m)};l("start"),a.forEach((h,m)=>{let g=T(h);for(let b of[d,u])b.read("query",g.length*s);["m","l"].forEach(b=>d.keep(b,g.length)),d.keep("output",g.length*s),l("query",m);let w=n?m:a.length-1;for(let b=0;b<=w;b++)f(m,b);if(w<a.length-1){for(let[b,x]of a.slice(w+1))u.read("key",(x-b)*s),u.write(g.length*(x-b));["key","value","tile"].forEach(b=>d.keep(b,0)),l("skip",m)}for(let b of g)c.o[b]=c.o[b].map(x=>x/c.l[b]);d.write(g.length*s),d.clear(),l("write",m)}),u.read("scores",r*r),u.write(r*r),l("softmax");for(let[h,m]of a){u.read("weights",(m-h)*r);for(let[g,w]of a)u.read("value",(w-g)*s);u.write((m-h)*s)}return l("product"),l("compare"),{frames:p,blocks:a,...i}}function me(t,e){let o=(n,r)=>t.filter(({kind:s,I:a,factors:i})=>s==="rescale"&&a===r&&i[n]>0&&i[n]<1).length;return e.map((n,r)=>T(n).reduce((s,a)=>o(a,r)>o(s,r)?a:s))}function ge(t){let e=fe(t),{frames:o,blocks:n,output:r}=e,[s,a]=[t.query.length,o.at(-1)],i=(d,u=-1,p=-1)=>o.findIndex(l=>l.kind===d&&l.I===u&&l.J===p),c=Math.max(...r.flatMap((d,u)=>d.map((p,l)=>Math.abs(p-a.o[u][l]))));return{...e,n:s,b:Math.min(t.block_size,s),end:o.length-1,difference:c,moved:a.moved,most:Math.max(...o.flatMap(d=>d.l)),peak:Math.max(...o.map(({held:d})=>d)),told:me(o,n),scoredAt:n.map((d,u)=>n.map((p,l)=>i("score",u,l)<0?i("skip",u):i("score",u,l))),skipped:(d,u)=>i("score",d,u)<0,writtenAt:n.map((d,u)=>i("write",u)),addedAt:n.map((d,u)=>n.map((p,l)=>i("add",u,l))),skips:o.some(({kind:d})=>d==="skip"),softmaxAt:i("softmax"),productAt:i("product")}}var H=new Map;function A(t){let{query:e,key:o,value:n,block_size:r,is_causal:s}=t,a=JSON.stringify([e,o,n,r,s]),i=H.get(a)??ge(t);return H.size>20&&H.clear(),H.set(a,i),i}var O=({step:t},e)=>q(Math.round(t),0,e.end);function xe(t){let e=A(t),o=O(t,e),{frames:n,output:r,weights:s,difference:a,end:i,peak:c,moved:d}=e;return{...n[o],at:o,end:i,whole:{output:r,weights:s},difference:a,peak:c,total:d}}var Nt=(t,e,o)=>t>=e.end?o.end:Math.round(t/e.end*o.end);var jt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
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
`;var be=([t,e])=>e-t>1?`${t+1}\u2013${e}`:`${e}`,ye={query:"queries",key:"keys"},_=(t,e)=>`${e[1]-e[0]>1?ye[t]:t} ${be(e)}`,K=([t,e])=>e-t===1,ot=t=>t[0].toUpperCase()+t.slice(1),rt=t=>String(t).replace(/\B(?=(\d{3})+$)/g,"\u202F"),G=t=>`${rt(t)}\xA0B`,S=t=>Number.isInteger(t)?V(t):E(t,2),nt=t=>`(${t.map(S).join(", ")})`,ke=t=>t<0?`(${S(t)})`:S(t);function It(t){if(t===0)return"0";let[e,o]=t.toExponential(1).split("e-");return`${e} \xD7 10\u207B${[...o].map(n=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(n)]).join("")}`}var ve="A block of each will lie here, and one tile of scores.",$e="The whole-matrix way has its matrices to read.";function Ct({n:t,difference:e},o,n,r=!1){if(o==="start")return["Empty.",r?"Blocks will lie here, and a tile.":ve];if(o!=="compare")return["The blocks are done.",r?"The whole matrix is to be read.":$e];let s=`for which the whole-matrix way stored ${2*t*t} numbers more`;return[n?`Same output, within ${It(e)}`:`The same output: largest difference ${It(e)}`,n?`${2*t*t} numbers less in the slow memory`:s]}function Me(t,e,o,n){let r=`Row ${t+1}`;return e===-1/0?`${r} meets its first scores; the largest is m = ${S(o)}. Nothing is gathered yet that could be rescaled.`:e===o?`${r} meets nothing larger than m = ${S(o)}: what it has gathered stays as it is.`:`${r} meets a larger score: m rises from ${S(e)} to ${S(o)}. What it has gathered was measured from the old m, so its sum and output are multiplied by exp(${S(e)} \u2212 ${ke(o)}) = ${E(n,2)}.`}function Ae(t,e,o){let n=o.parts[t].map(r=>S(r)).join(" + ");return`A score s adds exp(s \u2212 m) to the sum, and so much of its value to the output. Row ${t+1}: l = ${S(e.l[t])} + ${n} = ${S(o.l[t])}, output so far ${nt(o.o[t])}.`}function qe(t,e){let{blocks:o,whole:n}=t.moved,r=`${t.n} \xD7 ${t.n}`;return e==="softmax"?`The whole-matrix way now reads its ${r} scores back, takes the softmax of each row and writes ${r} weights.`:e==="product"?`It reads the ${r} weights, and V block by block, and writes the same output.`:`The same output. The whole-matrix way moved ${E(n/o,1)} times as many bytes, ${G(n)} instead of ${G(o)}: four times ${r} numbers more${t.skips?", and keys and values of skipped tiles":""}.`}function Lt(t,e){let o=t.frames[e],n=t.frames[Math.max(0,e-1)],[r,s]=[t.blocks[o.I],t.blocks[o.J]],a=t.told[o.I];switch(o.kind){case"start":return"A softmax never needs all scores of a row at once. Blocks will come into the fast memory, and each row will keep a running maximum m, a running sum l and an output so far.";case"query":return`${ot(_("query",r))} ${K(r)?"comes":"come"} into the fast memory. Each row starts with m = \u2212\u221E, l = 0 and an output of 0.`;case"load":return`${ot(_("key",s))} ${K(s)?"and its value come in":"and their values come in"}${o.J>0?" and take the place of the block before":""}.`;case"score":return`One tile of scores: ${_("query",r)} by ${_("key",s)}. The whole-matrix way writes it to the slow memory; in blocks it stays here and is soon forgotten.`;case"rescale":return Me(a,n.m[a],o.m[a],o.factors[a]);case"add":return Ae(a,n,o);case"skip":return`${ot(_("key",[r[1],t.n]))} ${K([r[1],t.n])?"comes":"come"} after ${K(r)?"this query":"these queries"}, and the mask hides them: blocks neither fetch nor score them. The whole-matrix way does, and writes \u2212\u221E for each score.`;case"write":return`Output over sum: row ${a+1} ends with ${nt(n.o[a])} \xF7 ${S(n.l[a])} = ${nt(o.o[a])}. Outputs are all that blocks write to the slow memory.`;default:return qe(t,o.kind)}}function Ft({frames:t,blocks:e},o){let{I:n,J:r}=t[o],s=e.length-1;return n===s&&r===s&&t[o].kind!=="write"?"Press play: after this tile the blocks are done, and the whole-matrix way is not.":"Press play, drag the slider, or press a tile of scores."}var at=600,it=330,Se=960,W=2,st={query:"Q",key:"K",value:"V",output:"output"};function ze(t,e){if(t<at){let c=t<it?{wide:24,out:28,tall:20,square:17}:{wide:29,out:31,tall:20,square:20},d=(t-26-6*c.wide-2*c.out-8)/3,u=h=>26+h*(2*c.wide+d),p=48+e*c.tall+46,l=e*c.square,f=(t-16-2*l-2*c.out)/2;return{cell:c,query:[u(0),48],key:[u(1),48],value:[u(2),48],output:[u(3),48],scores:[8,p],weights:[8+l+f,p],whole:[8+2*(l+f),p],other:[8,p-28],height:p+l+10}}let o={wide:27,out:36,tall:22,square:22},[n,r]=[2*o.wide,e*o.square],s=Math.min(30,(t-52-3*n-4*o.out-2*r)/8),a=c=>38+c*(n+s),i=a(3)+2*o.out+3*s;return{cell:o,query:[a(0),46],key:[a(1),46],value:[a(2),46],output:[a(3),46],scores:[i,46],weights:[i+r+s,46],whole:[i+2*(r+s),46],other:[i,18],height:46+e*o.tall+12}}function Ee(t,e,o){let[n,r]=[t<at,t<it],s=n?134:144,a=Math.min(26,s/(e+4),r?86/(e+2):n?106/(e+2):999),i=n?5:16,c=30+(s-(e+4)*a)/2,d=o+c+2*a+16,u=(n?6:96)+2*a+i,p=u+e*a+i,[l,f,h,m]=r?[22,36,30,31]:n?[24,40,32,34]:[54,62,48,48],g=t-(n?5:14)-2*m,w=p+l+f;return{cell:a,out:m,query:[u-i-2*a,d],key:[u,d-2*a-7],tile:[u,d],value:[u,d+e*a+7],m:p+l/2,factor:p+l+f/2,bar:[w,g-h-(n?2:12)],sum:g-(n?6:16),output:[g,d],rows:d,height:s+58}}function Q({n:t,b:e},o){let n=Math.min(o,Se),r=ze(n,t),s=r.height+8,a=Ee(n,e,s),i=s+a.height+8;return{laid:n,shelves:r,desk:a,top:s,counters:i,narrow:n<at,least:n<it,zoom:o/n,height:i+62}}function D({shelves:t},e,o,n){let[r,s]=t[e],{out:a}=t.cell,i=e==="whole"?t.cell.square:t.cell.tall,c=e==="output"||e==="whole"?a:t.cell.wide;return{x:r+n*c,y:s+o*i,width:c-W,height:i-W}}function U({shelves:t},e,o,n){let[r,s]=t[e],a=t.cell.square;return{x:r+n*a,y:s+o*a,width:a-1,height:a-1}}function ct({desk:t},e,o,n){let[r,s]=t[e],{cell:a,out:i}=t,c={width:a-W,height:a-W};if(e==="key"||e==="value")return{x:r+o*a,y:s+n*a,...c};let d=e==="output"?i:a;return{x:r+n*d,y:s+o*a,...c,width:d-W}}var lt=(t,e,o)=>({x:t.x+(e.x-t.x)*o,y:t.y+(e.y-t.y)*o,width:t.width+(e.width-t.width)*o,height:t.height+(e.height-t.height)*o});function Pt({frames:t,end:e},o){let n=q(Math.ceil(o-1e-6),0,e);return{at:n,now:t[n],before:t[Math.max(0,n-1)],k:q(o-n+1)}}var Jt=({at:t,k:e},o)=>o>=0&&(t>o||t===o&&e>.999),Oe=({now:t,before:e,k:o})=>o<.5?e:t,N=(t,e,o,n={})=>k(t,"rect",e,{...o,rx:3,...n});function Rt(t,e,o,n="ink"){let r=Math.min(13,e.height*.72,1.62*e.width/Math.max(2,o.length+(o.includes("\u221E")?1:0))),s=Math.max(7,Math.floor(r));return k(t,"text",`${n} n${s}`,{x:e.x+e.width/2,y:e.y+e.height/2+s*.36},o)}var F=t=>Number.isInteger(t)?V(t):E(t,2),B=(t,e,o,n,r={})=>[N(t,`${e} cell`,o,r),Rt(`${t} number`,o,F(n))];function Te(t,e,o,n){let{now:r}=o,s=(p,l)=>p>=0&&l>=t.blocks[p][0]&&l<t.blocks[p][1],a=Array.from({length:t.n},(p,l)=>l),i=["query","key","value"].flatMap(p=>a.flatMap(l=>[0,1].flatMap(f=>{let h=r.kind!=="write"&&s(p==="query"?r.I:r.J,l),m=`${p}${h?" from":""}`;return B(`${p} ${l} ${f}`,m,D(e,p,l,f),n[p][l][f])}))),c=a.flatMap(p=>{let l=t.blocks.findIndex((h,m)=>s(m,p)),f=Jt(o,t.writtenAt[l]);return[0,1].flatMap(h=>{let m=D(e,"output",p,h),g=`output ${p} ${h}`;return f?B(g,"output",m,t.frames[t.writtenAt[l]].o[p][h]):[N(g,"output cell empty",m)]})}),{tall:d}=e.shelves.cell;return[...a.map(p=>k(`token ${p}`,"text","soft small",{x:e.narrow?14:22,y:e.shelves.query[1]+(p+.5)*d+3},String(p+1))),...i,...c]}function _e(t){let e=t.scores.flat().filter(Number.isFinite),[o,n]=[Math.min(...e),Math.max(...e)];return{scores:r=>r===-1/0?.03:.06+.34*(r-o)/(n-o||1),weights:r=>.08+.92*r}}var Ne=t=>t===0?"0":t.toFixed(2).replace(/^0/,"").replace("1.00","1");function je(t,e,o){let n=_e(t),{at:r,k:s}=o,a=h=>Math.floor(h/t.b),i=(h,m)=>r>m||r===m&&s*t.n>=h+.999,c=Array.from({length:t.n},(h,m)=>m),d={scores:(h,m)=>Jt(o,t.scoredAt[a(h)][a(m)]),weights:h=>i(h,t.softmaxAt)},u={scores:F,weights:Ne},p={scores:"ink",weights:"weight"},l=["scores","weights"].flatMap(h=>c.flatMap(m=>c.flatMap(g=>{let[w,b,x]=[`${h} ${m} ${g}`,U(e,h,m,g),t[h][m][g]];if(!d[h](m,g))return[N(w,`${p[h]} heat empty`,b)];let $={"fill-opacity":n[h](x).toFixed(3)};return[k(w,"rect",`${p[h]} heat`,{...b,rx:3,...$}),...h==="scores"&&t.skipped(a(m),a(g))?[]:[Rt(`${w} number`,b,u[h](x))]]}))),f=c.flatMap(h=>[0,1].flatMap(m=>{let[g,w]=[`whole ${h} ${m}`,D(e,"whole",h,m)];return i(h,t.productAt)?B(g,"output",w,t.output[h][m]):[N(g,"output cell empty",w)]}));return[...l,...f]}function Bt(t,e,o,n){let[[r,s],[a,i]]=[t.blocks[o],t.blocks[n]],[c,d]=[U(e,"scores",r,a),U(e,"scores",s-1,i-1)];return{x:c.x,y:c.y,width:d.x+d.width-c.x,height:d.y+d.height-c.y}}function Ie(t,e,o){let r=t.blocks.flatMap((d,u)=>t.blocks.map((p,l)=>({I:u,J:l}))).filter(({I:d,J:u})=>t.skipped(d,u)).map(({I:d,J:u})=>{let{x:p,y:l,width:f,height:h}=Bt(t,e,d,u);return k(`skip ${d} ${u}`,"path","ink cross",{d:`M${p} ${l}L${p+f} ${l+h}M${p+f} ${l}L${p} ${l+h}`})}),{I:s,J:a}=o.now;if(a<0)return r;let i=Bt(t,e,s,a),c={x:i.x-1,y:i.y-1,width:i.width+2,height:i.height+2};return[...r,N("here","ink here",c)]}function Ce({n:t,skips:e},{laid:o,narrow:n,least:r,shelves:s}){let a=(u,p,l)=>k(`name ${u}`,"text",`${p} strong start`,{x:s[u][0],y:s[u][1]-7},l),[i,c]=s.other,d=e?`${r?"Whole matrix":"The whole-matrix way"} (crossed out: blocks skip)`:"The whole-matrix way stores here too";return[N("slow","tint",{x:0,y:0,width:o,height:s.height},{rx:8}),k("slow name","text","ink small start",{x:8,y:18},"Slow memory: large"),...n?[]:[k("rule","line","ruler",{x1:i-22,x2:i-22,y1:12,y2:s.height-12})],k("other name","text","ink small start",{x:i,y:c},d),...["query","key","value","output"].map(u=>a(u,u,st[u])),a("scores","ink",r?"scores":`scores ${t} \xD7 ${t}`),a("weights","weight",r?"weights":`weights ${t} \xD7 ${t}`),a("whole","output","output")]}function Le(t,{laid:e,narrow:o,least:n,desk:r,top:s},{now:a}){let i=`${a.held}${n?"":" numbers"} now, ${t.peak} at most`,c=r.rows-7,d=a.I>=0,u=(l,f,h,m)=>k(`desk ${l}`,"text",f,{x:h,y:c},m),p=l=>k(`desk ${l}`,"text",`${l} end strong`,{x:r[l][0]-8,y:r[l][1]+r.cell+(o?(l==="key"?-.3:.3)*r.cell:0)+4},o?st[l]:`${st[l]} block`);return[N("fast","paper room",{x:1,y:s,width:e-2,height:r.height},{rx:8}),k("fast name","text","ink small start",{x:10,y:s+19},"Fast memory: small"),k("held","text","soft small end",{x:e-12,y:s+19},i),...d?[...a.J<0?[]:[p("key"),p("value")],k("desk query","text","query strong end",{x:o?r.query[0]+r.cell:r.query[0]-24,y:o?c:r.rows+t.b*r.cell/2+4},o?"Q":"Q block"),u("m","ink small",r.m,o?"m":"max m"),u("factor","ink small",r.factor,"old \xD7"),u("sum","weight small strong start",r.bar[0],"sum l"),u("out","output small strong",r.output[0]+r.out,o?"output":"output so far")]:Ct(t,a.kind,o,n).map((l,f)=>k(`idle ${f}`,"text",f?"soft small":"ink strong",{x:e/2,y:s+r.height/2+22*f},l))]}function Fe(t,e,{now:o,k:n},r){let s=(a,i,c)=>i<0?[]:T(t.blocks[i]).flatMap((d,u)=>[0,1].flatMap(p=>{let[l,f]=[D(e,a,d,p),ct(e,a,u,p)],h=c?lt(l,f,J(n)):f;return B(`d-${a} ${u} ${p}`,a,h,r[a][d][p])}));return[...s("query",o.I,o.kind==="query"),...s("key",o.J,o.kind==="load"),...s("value",o.J,o.kind==="load")]}function Be(t,e,{now:o,k:n}){if(!["score","rescale","add"].includes(o.kind))return[];let[r,s]=[T(t.blocks[o.I]),T(t.blocks[o.J])];return r.flatMap((a,i)=>s.flatMap((c,d)=>{let[u,p]=[ct(e,"tile",i,d),t.scores[a][c]],l=o.kind!=="score"&&p===o.m[a],f=`d-tile ${i} ${d}`,h=B(f,`ink${l?" top":""}`,u,p,{opacity:o.kind==="score"?n.toFixed(2):"1"});if(o.kind!=="score"||n>.999)return h;let m=lt(u,U(e,"scores",a,c),J(n));return[...h,N(`copy ${i} ${d}`,"ink cell copy",m)]}))}var Wt=({most:t},{desk:{bar:[e,o]}})=>n=>(o-e)*n/t;function Pe(t,e,{now:o,before:n,k:r},s,a){let{desk:i}=e,[c,d]=[i.bar[0],Wt(t,e)],u={y:i.rows+a*i.cell+i.cell*.16,height:i.cell*.6},p=o.kind==="add",l=p?n.l[s]:n.l[s]+(o.l[s]-n.l[s])*r,f=o.kind==="rescale"&&o.factors[s]<1&&n.l[s]>0,h=c+d(l),m=p?o.parts[s].map((g,w)=>{let b=d(g)*r;return h+=b,k(`part ${a} ${w}`,"rect","weight part",{x:h-b,width:b,...u})}):[];return[k(`sum ${a}`,"rect","weight sum",{x:c,width:d(l),...u}),...m,...f?[k(`was ${a}`,"rect","weight was",{x:c,width:d(n.l[s]),...u})]:[]]}function Je(t,e,o){let{now:n,k:r}=o;if(n.I<0)return[];let{desk:s}=e,a=Oe(o),i=n.kind==="write";return T(t.blocks[n.I]).flatMap((c,d)=>{let u=s.rows+(d+.5)*s.cell+4,p=s.cell<18?" tiny":" small",l=n.kind==="query",[f,h,m]=l?[-1/0,0,[0,0]]:[a.m[c],a.l[c],a.o[c]],g=["rescale","add"].includes(n.kind)&&n.factors[c]<1,w=["rescale","add"].includes(n.kind)?`${e.narrow?"":"\xD7 "}${Re(n.factors[c])}`:"",b=Math.max(o.before.l[c],o.now.l[c]),x=e.narrow?s.sum:s.bar[0]+Wt(t,e)(i?h:b)+10,$=n.kind==="rescale"&&r>=.5&&o.before.m[c]<f&&o.before.l[c]>0,M=v=>$&&!e.narrow?`${F(o.before.m[c])} \u2192 ${F(v)}`:F(v),C=[0,1].flatMap(v=>{let L=ct(e,"output",d,v),Ut=i?lt(L,D(e,"output",c,v),J(r)):L;return B(`d-output ${d} ${v}`,"output",Ut,m[v])});return[...e.narrow?[]:[k(`row ${d}`,"text",`soft${p}`,{x:s.query[0]-12,y:u},String(c+1))],k(`m ${d}`,"text",`ink${p}${g?" strong":""}`,{x:s.m,y:u},M(f)),k(`factor ${d}`,"text",`ink${p}${g?" strong":""}`,{x:s.factor,y:u},w),...Pe(t,e,o,c,d),k(`l ${d}`,"text",`weight ${e.narrow?"end":"start"}${p}`,{x,y:u},F(h)),...C]})}var Re=t=>t===0||t===1?String(t):E(t,2);function We(t,{laid:e,narrow:o,counters:n},{now:r,before:s,k:a}){let[i,c]=[o?92:110,e-(o?122:130)],d=Math.max(t.moved.blocks,t.moved.whole),u=l=>(c-i)*l/d,p=[["blocks","in blocks"],["whole","whole matrix"]];return[k("moved","text","ink small start",{x:0,y:n+11},`Bytes moved, ${R} for each number`),...p.flatMap(([l,f],h)=>{let m=s.moved[l]+(r.moved[l]-s.moved[l])*a,g=R*Math.round(m/R),w={x:i,y:n+20+21*h,height:15,rx:3},b=l==="blocks"?" strong":"";return[k(`${l} name`,"text",`ink small start${b}`,{x:0,y:w.y+12},f),k(`${l} end`,"rect","track",{...w,width:u(t.moved[l])}),k(`${l} bar`,"rect",`${l==="blocks"?"ink":"soft"} solid`,{...w,width:u(g)}),k(`${l} number`,"text",`ink small end${b}`,{x:e,y:w.y+12},`${rt(g)} of ${G(t.moved[l])}`)]})]}function Dt(t,e,{t:o,width:n}){let r=Q(t,n),s=Pt(t,o),a=[...Ce(t,r),...Te(t,r,s,e),...je(t,r,s),...Ie(t,r,s),...Le(t,r,s),...Be(t,r,s),...Je(t,r,s),...Fe(t,r,s,e),...We(t,r,s)];return{width:r.laid,height:r.height,marks:a}}function Vt(t,e,o,n){let r=Q(t,e),[s,a]=r.shelves.scores,i=c=>q(Math.floor(c/r.shelves.cell.square/t.b),0,t.blocks.length-1);return[i(n/r.zoom-a),i(o/r.zoom-s)]}function Ht(t,e,o){let{shelves:n,zoom:r}=Q(t,o),{I:s,J:a}=t.frames[e],[i,c,d]=[Math.max(0,s),Math.max(0,a),t.blocks.length],[u,p]=n.scores,l=t.n*n.cell.square,f=t.skipped(i,c)?", skipped":"";return[{id:"tiles",x:u*r,y:p*r,width:l*r,height:l*r,label:"tile of scores",slider:!0,kind:"grab",aria:{valuemin:1,valuemax:d*d,valuenow:i*d+c+1,valuetext:`${_("query",t.blocks[i])}, ${_("key",t.blocks[c])}${f}`}}]}var Kt=`.efficient-reel { display: grid; grid-template-columns: 6.2em auto minmax(0, 1fr) auto; gap: 8px; align-items: center; }
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
`;var Ve=1100,Gt=45e3,He=450,j=t=>t.read(),Y=(t,e,o="")=>{let{root:n}=zt(t,e);return n.removeAttribute("aria-pressed"),o&&n.setAttribute("aria-label",o),n};function Ke(t,e){let o=pt("svg",{class:"scene","aria-hidden":"true"}),n=700,r=()=>A(j(t)),s=u=>{let{blocks:p,addedAt:l,scoredAt:f}=r(),[h,m]=u.map(w=>q(w,0,p.length-1)),g=l[h][m]<0?f[h][m]:l[h][m];g!==O(j(t),r())&&e(g)},a=vt(u=>{let p=f=>{let[h,m]=$t(o,f);s(Vt(r(),n,h,m))};Mt(u,f=>(p(f),p));let l=(f,h)=>()=>{let{I:m,J:g}=r().frames[O(j(t),r())];return[Math.max(0,m)+f,Math.max(0,g)+h]};Tt(u,{ArrowUp:l(-1,0),ArrowDown:l(1,0),ArrowLeft:l(0,-1),ArrowRight:l(0,1)},s)}),i=y("div",{class:"attn-stage efficient-picture"},o,a.root),c=u=>{a.set(Ht(A(u),O(u,A(u)),n))};return{root:i,tell:c,paint:(u,p)=>{let l=j(t);p!==n&&(n=p,c(l)),St(o,Dt(A(l),l,{t:u,width:n}))}}}function Ge(t){let e=yt(t,Gt,{glide:!0}),o=()=>O(j(t),A(j(t))),n=()=>A(j(t)).end,r=(u,p=!0)=>{e.stop(),t.change({step:q(u,0,n())},{glide:p})},a=Y("Play",()=>{if(e.playing())return r(o());let u=o()>=n()?0:o()+1;if(P())return r(u);let p=Array.from({length:n()-u+1},(l,f)=>({step:u+f}));e.play(p,Math.min(Gt,Ve*p.length))}),i=Et({label:"steps done",min:0,max:1,step:1,text:u=>`${u} of ${n()}`,onInput:u=>r(u,!1)});return{root:y("div",{class:"efficient-reel"},a,Y("\u2039",()=>r(o()-1),"One step back"),i.root,Y("\u203A",()=>r(o()+1),"One step on")),tell:u=>{e.tell(u),I(a,e.playing()?"Pause":"Play"),i.limit(n()),i.set(o())},stop:e.stop}}function Ue(t,e,o){let n=p=>{o();let l=j(e),[f,h]=[A(l),A({...l,...p})];e.change({...p,step:Nt(O(l,f),f,h)})},r=t.query.map((p,l)=>String(l+1)),s=et("Block size",Object.fromEntries(r.map(p=>[p,p])),p=>n({block_size:Number(p)})),a=et("Mask",{none:"no mask",causal:"causal"},p=>n({is_causal:p==="causal"})),i=Y("Reset",()=>(o(),e.reset())),c=y("div",{class:"attn-row"},y("span",{class:"attn-label","aria-hidden":"true"},"block size"),s.root);return{root:y("div",{class:"efficient-settings"},c,a.root,i),tell:p=>{s.set(String(A(p).b)),a.set(p.is_causal?"causal":"none")}}}function Qe(t,e){let o=Ge(e),n=Ke(e,i=>{o.stop(),e.change({step:i},{glide:!0})}),[r,s]=[Ue(t,e,o.stop),Ot()],a=y("p",{class:"attn-hint"});return{parts:[a,n.root,o.root,s.root,r.root],tell:i=>{let c=A(i);o.tell(i),r.tell(i),n.tell(i),s.set(Lt(c,O(i,c))),I(a,Ft(c,O(i,c)))},glides:i=>({t:O(i,A(i))}),paint:({t:i},c,d)=>n.paint(i,d),stop:()=>{o.stop(),s.stop()}}}var Go=bt({name:"efficient",label:"Live figure: attention in blocks, between a slow and a fast memory",style:jt+Kt,controls:["block_size","is_causal","step"],fixed:["query","key","value"],ms:He,build:Qe});export{xe as compute,Go as default,Lt as describe,A as filmOf,Q as layout,Pt as moment,Dt as picture};
