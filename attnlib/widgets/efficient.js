// Joined by `make figures` from src/efficient and src/kit: change those, not this.
var Qt="http://www.w3.org/2000/svg",Yt=0,Ut=Math.random().toString(36).slice(2,8),Z=t=>`attn-${Ut}-${t}-${++Yt}`;function lt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var y=(t,e={},...o)=>lt(document.createElement(t),e,o),ut=(t,e={},...o)=>lt(document.createElementNS(Qt,t),e,o);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var pt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var dt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
.attn.loading .attn-stage { opacity: 0.4; transition: opacity 200ms 150ms; }
.attn-hits { position: absolute; inset: 0; pointer-events: none; }
.attn-hit { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; pointer-events: auto; touch-action: manipulation; cursor: pointer; }
.attn-hit.across { cursor: ew-resize; touch-action: none; }
.attn-hit.grab { cursor: grab; touch-action: none; }
.attn-hit.grab:active { cursor: grabbing; }

.attn *, .attn *::before { box-sizing: border-box; }
.attn svg { overflow: visible; }
.attn [hidden] { display: none; }
.attn > * + * { margin-top: 16px; }
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
@media (prefers-reduced-motion: reduce) { .attn *, .attn *::before { animation: none !important; transition: none !important; } }
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
  .attn *, .attn *::before { animation: none !important; transition: none !important; }
  /* Drawn for the screen, places to press would reach beyond the paper, and all text would shrink with the page. */
  .attn.attn :is(.attn-hits, .attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var ht=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var X=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);function ft(t,e=1,o=null){let n=c=>o===null||o[c],r=Math.max(...t.filter((c,i)=>n(i))),s=t.map((c,i)=>n(i)?Math.exp((c-r)/e):0),a=s.reduce((c,i)=>c+i,0);return a>0?s.map(c=>c/a):s}var q=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var mt=200,J=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,P=t=>t*t*(3-2*t);function tt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>tt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,tt(t[r],s,o)]);return Object.fromEntries(n)}return e}function gt(t,e,o){let[n,r,s,a,c,i]=[t,t,t,0,0,0],u=!1,d=l=>{let p=q(l-c,0,64);if(c=l,u){let h=q((l-a)/e);n=tt(r,s,P(h)),u=h<1}let f=o(n,p);i=u||f?requestAnimationFrame(d):0};return{go(l,p){if(J()){[n,s,u]=[l,l,!1],o(n,1/0);return}[r,s,a,u]=[n,l,performance.now(),p],p||(n=l,o(n,0)),i||([c,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(i)}}function xt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(l=>[l,t.get(l)])),c=l=>{if(s)return;let p=a();r.forEach(f=>f(p,l))},i=()=>c(null);e.forEach(l=>t.on(`change:${l}`,i));let u=(l,{glide:p=!1}={})=>{s=!0;for(let[f,h]of Object.entries(l))t.set(f,h);s=!1,c({glide:p}),t.save_changes()},d=()=>{let l=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in l).map(p=>[p,l[p]]))};return{read:a,change:u,reset:()=>u(d(),{glide:!0}),follow:l=>void r.push(l),stop:()=>e.forEach(l=>t.off(`change:${l}`,i))}}function ee(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function oe(t,e,o,n){let[r,s]=[0,!1],a=i=>{if(i!==s){s=i,t.classList.toggle("loading",i);for(let u of t.querySelectorAll(".attn-stage"))u.toggleAttribute("inert",i)}},c=i=>{let u=++r,d=e.wants?.(o())??null;if(a(d!==null),d===null)return n(i);e.say?.("Loading \u2026");let l="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>u===r&&c(i),()=>u===r&&e.say?.(l))};return c}function wt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=mt,build:a}){return{render:({model:i,el:u})=>{let d=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),l=d.attachShadow({mode:"open"});l.append(y("style",{},[pt,dt,ht,o].join(`
`)));let p=xt(i,n,r),f=a(p.read(),p,i),h=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);l.append(h),u.append(d);let m=()=>{let b=f.glides??(v=>v),w=0,x=gt(b(p.read()),s,(v,L)=>w>0&&f.paint(v,L,w)),$=()=>{let v=Math.round(h.clientWidth);v===w||v===0||(w=v,ee(u),x.again())},M=oe(h,f,p.read,v=>{f.tell(p.read()),x.go(b(p.read()),v)});p.follow((v,L)=>{h.classList.add("touched"),M(L?.glide??!0)}),f.tell(p.read()),$();let C=new ResizeObserver($);return C.observe(h),f.ahead?.(),()=>{C.disconnect(),x.stop(),p.stop(),f.stop?.()}},g=async()=>{await f.ready;for(let b;b=f.wants?.(p.read());)await b;return m()};return f.ready?g():m()}}}var ne=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function bt(t,e,{glide:o=!1}={}){let n=0,r=0,s=null,a=()=>{cancelAnimationFrame(n),s=null,r=0},c=d=>{s=d,t.change(d,{glide:o})};return{play:(d,l=e)=>{a();let p=d.length-1;if(J())return c(d[p]);let f=performance.now(),h=0,m=g=>{let b=Math.min(p,Math.floor(p*(g-f)/l));s&&b>h&&(r=p-b,c(d[h=b])),s&&h<p&&(n=requestAnimationFrame(m))};r=p,c(d[0]),n=requestAnimationFrame(m)},stop:a,tell:d=>{s&&Object.entries(s).some(([l,p])=>!ne(d[l],p))&&a()},playing:()=>r>0}}var re=t=>Math.round(t*10)/10,yt=new WeakMap;function kt(t){let e=y("div",{class:"attn-hits"}),o=new Map,n=s=>{let a=s.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),c={node:a,hit:s};return o.set(s.id,c),a.dataset.id=s.id,t(a,()=>c.hit),c};return{root:e,set:s=>{let a=new Set(s.map(({id:c})=>c));for(let[c,{node:i}]of o)a.has(c)||(i.remove(),o.delete(c));s.forEach((c,i)=>{let u=o.get(c.id)??n(c);se(u.node,u.hit=c),u.node.parentNode!==e&&e.insertBefore(u.node,e.children[i]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function se(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:c={},tab:i=0,lang:u}){let[d,l,p,f]=[e,o,n,r].map(re),h=`left:${d}px;top:${l}px;width:${p}px;height:${f}px`;yt.get(t)!==h&&(t.style.cssText=h,yt.set(t,h)),z(t,"class",`attn-hit ${a}`.trim()),z(t,"aria-label",s),z(t,"tabindex",i),u&&z(t,"lang",u);for(let[m,g]of Object.entries(c))z(t,`aria-${m}`,String(g))}function vt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-n)/s,(o-r)/s]}function $t(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var At="http://www.w3.org/2000/svg",ae=t=>Math.round(t*10)/10+0;function k(t,e,o,n,r){let s=Object.entries(n).map(([a,c])=>[a,typeof c=="number"?ae(c):c]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...r===void 0?{}:{text:r}}}var Mt=new WeakMap,ie=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function ce(t,e){let o=ie(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(ue)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var le=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ue(t){let e=document.createElementNS(At,"tspan");for(let[o,n]of Object.entries(le(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function qt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=Mt.get(t)??new Map;Mt.set(t,s);let a=new Map(n.map(i=>[i.id,i]));for(let[i,{node:u,shape:d}]of s)a.get(i)?.shape!==d&&(u.remove(),s.delete(i));let c=t.firstChild;for(let i of n){let u=s.get(i.id);u||(u={node:document.createElementNS(At,i.shape),shape:i.shape,at:{},text:""},s.set(i.id,u)),ce(u,i),c===u.node?c=u.node.nextSibling:t.insertBefore(u.node,c)}}function O(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function D(t){let e=O(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function St(t,e){let o=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>z(o,"aria-pressed",String(n))}}function et(t,e,o){let n=Z("choice"),r=new Map,s=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,c]of Object.entries(e))r.set(a,y("input",{type:"radio",name:n,onchange:()=>o(a)})),s.append(y("label",{},r.get(a),y("span",{},c)));return{root:s,set:a=>void(r.get(a).checked=!0)}}function zt({label:t,min:e,max:o,step:n,onInput:r,text:s=O,zero:a=e,...c}){let{read:i=x=>x,write:u=x=>x}=c,d=Z("slider"),l=y("span",{class:"attn-number","aria-hidden":"true"}),f=y("input",{type:"range",id:d,min:e,max:o,step:n,oninput:()=>r(i(f.valueAsNumber))}),h=y("div",{class:"attn-slider"},y("label",{for:d},t),f,l),m=o,g=x=>Math.min(1,Math.max(0,(x-e)/(m-e)));return{root:h,input:f,set:(x,$=!0)=>{let M=u(x);f.valueAsNumber!==M&&(f.value=M),f.style.setProperty("--from",g(Math.min(a,M))),f.style.setProperty("--to",g(Math.max(a,M))),f.disabled=!$,I(l,s(x)),z(f,"aria-valuetext",s(x))},limit:x=>z(f,"max",m=x)}}function Ot(t=700){let e=y("p",{class:"attn-summary"}),o=y("span",{class:"attn-hidden",role:"status"}),n,r=(s,a=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>I(o,a),t)),I(e,s)};return{root:y("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function Et(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var R=8;var pe=(t,e)=>Array.from({length:Math.ceil(t/e)},(o,n)=>[n*e,Math.min(t,(n+1)*e)]),T=([t,e])=>Array.from({length:e-t},(o,n)=>t+n);function Tt(){let t=new Map,e=0,o=(n,r)=>void t.set(n,r);return{keep:o,read(n,r){o(n,r),e+=r},write:n=>void(e+=n),clear:()=>t.clear(),moved:()=>e*R,held:()=>[...t.values()].reduce((n,r)=>n+r,0)}}function de({query:t,key:e,value:o,is_causal:n}){let r=t.map((c,i)=>e.map((u,d)=>n&&d>i?-1/0:X(c,u))),s=r.map(c=>ft(c)),a=s.map(c=>o[0].map((i,u)=>X(c,o.map(d=>d[u]))));return{scores:r,weights:s,output:a}}function he(t,e){return{m:Array(t).fill(-1/0),l:Array(t).fill(0),o:Array.from({length:t},()=>Array(e).fill(0)),factors:Array(t).fill(0),parts:Array.from({length:t},()=>[])}}function fe(t){let{query:e,value:o,is_causal:n}=t,[r,s]=[e.length,o[0].length],a=pe(r,Math.min(t.block_size,r)),c=de(t),i=he(r,s),[u,d]=[Tt(),Tt()],l=[],p=(h,m=-1,g=-1)=>void l.push({kind:h,I:m,J:g,held:u.held(),m:[...i.m],l:[...i.l],o:[...i.o],factors:[...i.factors],parts:[...i.parts],moved:{blocks:u.moved(),whole:d.moved()}}),f=(h,m)=>{let[g,b]=[T(a[h]),a[m]],w=b[1]-b[0];u.keep("tile",0),u.read("key",w*s),u.read("value",w*s),d.read("key",w*s),p("load",h,m),u.keep("tile",g.length*w),d.write(g.length*w),p("score",h,m);for(let x of g){let $=Math.max(i.m[x],...c.scores[x].slice(...b));i.factors[x]=Math.exp(i.m[x]-$),i.m[x]=$,i.l[x]*=i.factors[x],i.o[x]=i.o[x].map(M=>M*i.factors[x])}p("rescale",h,m);for(let x of g)i.parts[x]=c.scores[x].slice(...b).map($=>Math.exp($-i.m[x])),i.l[x]+=i.parts[x].reduce(($,M)=>$+M,0),i.parts[x].forEach(($,M)=>{i.o[x]=i.o[x].map((C,v)=>C+$*o[b[0]+M][v])});p("add",h,m)};p("start"),a.forEach((h,m)=>{let g=T(h);for(let w of[u,d])w.read("query",g.length*s);["m","l"].forEach(w=>u.keep(w,g.length)),u.keep("output",g.length*s),p("query",m);let b=n?m:a.length-1;for(let w=0;w<=b;w++)f(m,w);if(b<a.length-1){for(let[w,x]of a.slice(b+1))d.read("key",(x-w)*s),d.write(g.length*(x-w));["key","value","tile"].forEach(w=>u.keep(w,0)),p("skip",m)}for(let w of g)i.o[w]=i.o[w].map(x=>x/i.l[w]);u.write(g.length*s),u.clear(),p("write",m)}),d.read("scores",r*r),d.write(r*r),p("softmax");for(let[h,m]of a){d.read("weights",(m-h)*r);for(let[g,b]of a)d.read("value",(b-g)*s);d.write((m-h)*s)}return p("product"),p("compare"),{frames:l,blocks:a,...c}}function me(t,e){let o=(n,r)=>t.filter(({kind:s,I:a,factors:c})=>s==="rescale"&&a===r&&c[n]>0&&c[n]<1).length;return e.map((n,r)=>T(n).reduce((s,a)=>o(a,r)>o(s,r)?a:s))}function ge(t){let e=fe(t),{frames:o,blocks:n,output:r}=e,[s,a]=[t.query.length,o.at(-1)],c=(u,d=-1,l=-1)=>o.findIndex(p=>p.kind===u&&p.I===d&&p.J===l),i=Math.max(...r.flatMap((u,d)=>u.map((l,p)=>Math.abs(l-a.o[d][p]))));return{...e,n:s,b:Math.min(t.block_size,s),end:o.length-1,difference:i,moved:a.moved,most:Math.max(...o.flatMap(u=>u.l)),peak:Math.max(...o.map(({held:u})=>u)),told:me(o,n),scoredAt:n.map((u,d)=>n.map((l,p)=>c("score",d,p)<0?c("skip",d):c("score",d,p))),skipped:(u,d)=>c("score",u,d)<0,writtenAt:n.map((u,d)=>c("write",d)),addedAt:n.map((u,d)=>n.map((l,p)=>c("add",d,p))),skips:o.some(({kind:u})=>u==="skip"),softmaxAt:c("softmax"),productAt:c("product")}}var H=new Map;function A(t){let{query:e,key:o,value:n,block_size:r,is_causal:s}=t,a=JSON.stringify([e,o,n,r,s]),c=H.get(a)??ge(t);return H.size>20&&H.clear(),H.set(a,c),c}var E=({step:t},e)=>q(Math.round(t),0,e.end);function xe(t){let e=A(t),o=E(t,e),{frames:n,output:r,weights:s,difference:a,end:c,peak:i,moved:u}=e;return{...n[o],at:o,end:c,whole:{output:r,weights:s},difference:a,peak:i,total:u}}var _t=(t,e,o)=>t>=e.end?o.end:Math.round(t/e.end*o.end);var jt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
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
`;var be=([t,e])=>e-t>1?`${t+1}\u2013${e}`:`${e}`,ye={query:"queries",key:"keys"},_=(t,e)=>`${e[1]-e[0]>1?ye[t]:t} ${be(e)}`,K=([t,e])=>e-t===1,ot=t=>t[0].toUpperCase()+t.slice(1),rt=t=>String(t).replace(/\B(?=(\d{3})+$)/g,"\u202F"),G=t=>`${rt(t)}\xA0B`,S=t=>Number.isInteger(t)?D(t):O(t,2),nt=t=>`(${t.map(S).join(", ")})`,ke=t=>t<0?`(${S(t)})`:S(t);function Nt(t){if(t===0)return"0";let[e,o]=t.toExponential(1).split("e-");return`${e} \xD7 10\u207B${[...o].map(n=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(n)]).join("")}`}function It({n:t,difference:e},o,n){if(o==="start")return["Empty.","A block of each will lie here, and one tile of scores."];if(o!=="compare")return["The blocks are done.","The whole-matrix way has its matrices to read."];let r=`for which the whole-matrix way stored ${2*t*t} numbers more`;return[n?`Same output, within ${Nt(e)}`:`The same output: largest difference ${Nt(e)}`,n?`${2*t*t} numbers less in the slow memory`:r]}function ve(t,e,o,n){let r=`Row ${t+1}`;return e===-1/0?`${r} meets its first scores; the largest is m = ${S(o)}. Nothing is gathered yet that could be rescaled.`:e===o?`${r} meets nothing larger than m = ${S(o)}: what it has gathered stays as it is.`:`${r} meets a larger score: m rises from ${S(e)} to ${S(o)}. What it has gathered was measured from the old m, so its sum and output are multiplied by exp(${S(e)} \u2212 ${ke(o)}) = ${O(n,2)}.`}function $e(t,e,o){let n=o.parts[t].map(r=>S(r)).join(" + ");return`A score s adds exp(s \u2212 m) to the sum, and so much of its value to the output. Row ${t+1}: l = ${S(e.l[t])} + ${n} = ${S(o.l[t])}, output so far ${nt(o.o[t])}.`}function Me(t,e){let{blocks:o,whole:n}=t.moved,r=`${t.n} \xD7 ${t.n}`;return e==="softmax"?`The whole-matrix way now reads its ${r} scores back, takes the softmax of each row and writes ${r} weights.`:e==="product"?`It reads the ${r} weights, and V block by block, and writes the same output.`:`The same output. The whole-matrix way moved ${O(n/o,1)} times as many bytes, ${G(n)} instead of ${G(o)}: four times ${r} numbers more${t.skips?", and keys and values of skipped tiles":""}.`}function Ct(t,e){let o=t.frames[e],n=t.frames[Math.max(0,e-1)],[r,s]=[t.blocks[o.I],t.blocks[o.J]],a=t.told[o.I];switch(o.kind){case"start":return"A softmax never needs all scores of a row at once. Blocks will come into the fast memory, and each row will keep a running maximum m, a running sum l and an output so far.";case"query":return`${ot(_("query",r))} ${K(r)?"comes":"come"} into the fast memory. Each row starts with m = \u2212\u221E, l = 0 and an output of 0.`;case"load":return`${ot(_("key",s))} ${K(s)?"and its value come in":"and their values come in"}${o.J>0?" and take the place of the block before":""}.`;case"score":return`One tile of scores: ${_("query",r)} by ${_("key",s)}. The whole-matrix way writes it to the slow memory; in blocks it stays here and is soon forgotten.`;case"rescale":return ve(a,n.m[a],o.m[a],o.factors[a]);case"add":return $e(a,n,o);case"skip":return`${ot(_("key",[r[1],t.n]))} ${K([r[1],t.n])?"comes":"come"} after ${K(r)?"this query":"these queries"}, and the mask hides them: blocks neither fetch nor score them. The whole-matrix way does, and writes \u2212\u221E for each score.`;case"write":return`Output over sum: row ${a+1} ends with ${nt(n.o[a])} \xF7 ${S(n.l[a])} = ${nt(o.o[a])}. Outputs are all that blocks write to the slow memory.`;default:return Me(t,o.kind)}}function Lt({frames:t,blocks:e},o){let{I:n,J:r}=t[o],s=e.length-1;return n===s&&r===s&&t[o].kind!=="write"?"Press play: after this tile the blocks are done, and the whole-matrix way is not.":"Press play, drag the slider, or press a tile of scores."}var at=600,Ae=960,W=2,st={query:"Q",key:"K",value:"V",output:"output"};function qe(t,e){if(t<at){let i={wide:29,out:31,tall:20,square:20},u=(t-26-6*i.wide-2*i.out-8)/3,d=h=>26+h*(2*i.wide+u),l=48+e*i.tall+46,p=e*i.square,f=(t-16-2*p-2*i.out)/2;return{cell:i,query:[d(0),48],key:[d(1),48],value:[d(2),48],output:[d(3),48],scores:[8,l],weights:[8+p+f,l],whole:[8+2*(p+f),l],other:[8,l-28],height:l+p+10}}let o={wide:27,out:36,tall:22,square:22},[n,r]=[2*o.wide,e*o.square],s=Math.min(30,(t-52-3*n-4*o.out-2*r)/8),a=i=>38+i*(n+s),c=a(3)+2*o.out+3*s;return{cell:o,query:[a(0),46],key:[a(1),46],value:[a(2),46],output:[a(3),46],scores:[c,46],weights:[c+r+s,46],whole:[c+2*(r+s),46],other:[c,18],height:46+e*o.tall+12}}function Se(t,e,o){let n=t<at,r=n?134:144,s=Math.min(26,r/(e+4),n?106/(e+2):999),a=n?5:16,c=30+(r-(e+4)*s)/2,i=o+c+2*s+16,u=(n?6:96)+2*s+a,d=u+e*s+a,[l,p,f,h]=n?[24,40,32,34]:[54,62,48,48],m=t-(n?5:14)-2*h,g=d+l+p;return{cell:s,out:h,query:[u-a-2*s,i],key:[u,i-2*s-7],tile:[u,i],value:[u,i+e*s+7],m:d+l/2,factor:d+l+p/2,bar:[g,m-f-(n?2:12)],sum:m-(n?6:16),output:[m,i],rows:i,height:r+58}}function Y({n:t,b:e},o){let n=Math.min(o,Ae),r=qe(n,t),s=r.height+8,a=Se(n,e,s),c=s+a.height+8;return{laid:n,shelves:r,desk:a,top:s,counters:c,narrow:n<at,zoom:o/n,height:c+62}}function V({shelves:t},e,o,n){let[r,s]=t[e],{out:a,tall:c}=t.cell,i=e==="output"||e==="whole"?a:t.cell.wide;return{x:r+n*i,y:s+o*c,width:i-W,height:c-W}}function Q({shelves:t},e,o,n){let[r,s]=t[e],a=t.cell.square;return{x:r+n*a,y:s+o*a,width:a-1,height:a-1}}function it({desk:t},e,o,n){let[r,s]=t[e],{cell:a,out:c}=t,i={width:a-W,height:a-W};if(e==="key"||e==="value")return{x:r+o*a,y:s+n*a,...i};let u=e==="output"?c:a;return{x:r+n*u,y:s+o*a,...i,width:u-W}}var ct=(t,e,o)=>({x:t.x+(e.x-t.x)*o,y:t.y+(e.y-t.y)*o,width:t.width+(e.width-t.width)*o,height:t.height+(e.height-t.height)*o});function Bt({frames:t,end:e},o){let n=q(Math.ceil(o-1e-6),0,e);return{at:n,now:t[n],before:t[Math.max(0,n-1)],k:q(o-n+1)}}var Jt=({at:t,k:e},o)=>o>=0&&(t>o||t===o&&e>.999),ze=({now:t,before:e,k:o})=>o<.5?e:t,j=(t,e,o,n={})=>k(t,"rect",e,{...o,rx:3,...n});function Pt(t,e,o,n="ink"){let r=Math.min(13,e.height*.72,1.62*e.width/Math.max(2,o.length+(o.includes("\u221E")?1:0))),s=Math.max(7,Math.floor(r));return k(t,"text",`${n} n${s}`,{x:e.x+e.width/2,y:e.y+e.height/2+s*.36},o)}var F=t=>Number.isInteger(t)?D(t):O(t,2),B=(t,e,o,n,r={})=>[j(t,`${e} cell`,o,r),Pt(`${t} number`,o,F(n))];function Oe(t,e,o,n){let{now:r}=o,s=(l,p)=>l>=0&&p>=t.blocks[l][0]&&p<t.blocks[l][1],a=Array.from({length:t.n},(l,p)=>p),c=["query","key","value"].flatMap(l=>a.flatMap(p=>[0,1].flatMap(f=>{let h=r.kind!=="write"&&s(l==="query"?r.I:r.J,p),m=`${l}${h?" from":""}`;return B(`${l} ${p} ${f}`,m,V(e,l,p,f),n[l][p][f])}))),i=a.flatMap(l=>{let p=t.blocks.findIndex((h,m)=>s(m,l)),f=Jt(o,t.writtenAt[p]);return[0,1].flatMap(h=>{let m=V(e,"output",l,h),g=`output ${l} ${h}`;return f?B(g,"output",m,t.frames[t.writtenAt[p]].o[l][h]):[j(g,"output cell empty",m)]})}),{tall:u}=e.shelves.cell;return[...a.map(l=>k(`token ${l}`,"text","soft small",{x:e.narrow?14:22,y:e.shelves.query[1]+(l+.5)*u+3},String(l+1))),...c,...i]}function Ee(t){let e=t.scores.flat().filter(Number.isFinite),[o,n]=[Math.min(...e),Math.max(...e)];return{scores:r=>r===-1/0?.03:.06+.34*(r-o)/(n-o||1),weights:r=>.08+.92*r}}var Te=t=>t===0?"0":t.toFixed(2).replace(/^0/,"").replace("1.00","1");function _e(t,e,o){let n=Ee(t),{at:r,k:s}=o,a=h=>Math.floor(h/t.b),c=(h,m)=>r>m||r===m&&s*t.n>=h+.999,i=Array.from({length:t.n},(h,m)=>m),u={scores:(h,m)=>Jt(o,t.scoredAt[a(h)][a(m)]),weights:h=>c(h,t.softmaxAt)},d={scores:F,weights:Te},l={scores:"ink",weights:"weight"},p=["scores","weights"].flatMap(h=>i.flatMap(m=>i.flatMap(g=>{let[b,w,x]=[`${h} ${m} ${g}`,Q(e,h,m,g),t[h][m][g]];if(!u[h](m,g))return[j(b,`${l[h]} heat empty`,w)];let $={"fill-opacity":n[h](x).toFixed(3)};return[k(b,"rect",`${l[h]} heat`,{...w,rx:3,...$}),...h==="scores"&&t.skipped(a(m),a(g))?[]:[Pt(`${b} number`,w,d[h](x))]]}))),f=i.flatMap(h=>[0,1].flatMap(m=>{let[g,b]=[`whole ${h} ${m}`,V(e,"whole",h,m)];return c(h,t.productAt)?B(g,"output",b,t.output[h][m]):[j(g,"output cell empty",b)]}));return[...p,...f]}function Ft(t,e,o,n){let[[r,s],[a,c]]=[t.blocks[o],t.blocks[n]],[i,u]=[Q(e,"scores",r,a),Q(e,"scores",s-1,c-1)];return{x:i.x,y:i.y,width:u.x+u.width-i.x,height:u.y+u.height-i.y}}function je(t,e,o){let r=t.blocks.flatMap((u,d)=>t.blocks.map((l,p)=>({I:d,J:p}))).filter(({I:u,J:d})=>t.skipped(u,d)).map(({I:u,J:d})=>{let{x:l,y:p,width:f,height:h}=Ft(t,e,u,d);return k(`skip ${u} ${d}`,"path","ink cross",{d:`M${l} ${p}L${l+f} ${p+h}M${l+f} ${p}L${l} ${p+h}`})}),{I:s,J:a}=o.now;if(a<0)return r;let c=Ft(t,e,s,a),i={x:c.x-1,y:c.y-1,width:c.width+2,height:c.height+2};return[...r,j("here","ink here",i)]}function Ne({n:t,skips:e},{laid:o,narrow:n,shelves:r}){let s=(u,d,l)=>k(`name ${u}`,"text",`${d} strong start`,{x:r[u][0],y:r[u][1]-7},l),[a,c]=r.other,i=e?"The whole-matrix way (crossed out: blocks skip)":"The whole-matrix way stores here too";return[j("slow","tint",{x:0,y:0,width:o,height:r.height},{rx:8}),k("slow name","text","ink small start",{x:8,y:18},"Slow memory: large"),...n?[]:[k("rule","line","ruler",{x1:a-22,x2:a-22,y1:12,y2:r.height-12})],k("other name","text","ink small start",{x:a,y:c},i),...["query","key","value","output"].map(u=>s(u,u,st[u])),s("scores","ink",`scores ${t} \xD7 ${t}`),s("weights","weight",n?`weights ${t} \xD7 ${t}`:`weights ${t} \xD7 ${t}`),s("whole","output","output")]}function Ie(t,{laid:e,narrow:o,desk:n,top:r},{now:s}){let a=`${s.held} numbers now, ${t.peak} at most`,c=n.rows-7,i=s.I>=0,u=(l,p,f,h)=>k(`desk ${l}`,"text",p,{x:f,y:c},h),d=l=>k(`desk ${l}`,"text",`${l} end strong`,{x:n[l][0]-8,y:n[l][1]+n.cell+(o?(l==="key"?-.3:.3)*n.cell:0)+4},o?st[l]:`${st[l]} block`);return[j("fast","paper room",{x:1,y:r,width:e-2,height:n.height},{rx:8}),k("fast name","text","ink small start",{x:10,y:r+19},"Fast memory: small"),k("held","text","soft small end",{x:e-12,y:r+19},a),...i?[...s.J<0?[]:[d("key"),d("value")],k("desk query","text","query strong end",{x:o?n.query[0]+n.cell:n.query[0]-24,y:o?c:n.rows+t.b*n.cell/2+4},o?"Q":"Q block"),u("m","ink small",n.m,o?"m":"max m"),u("factor","ink small",n.factor,"old \xD7"),u("sum","weight small strong start",n.bar[0],"sum l"),u("out","output small strong",n.output[0]+n.out,o?"output":"output so far")]:It(t,s.kind,o).map((l,p)=>k(`idle ${p}`,"text",p?"soft small":"ink strong",{x:e/2,y:r+n.height/2+22*p},l))]}function Ce(t,e,{now:o,k:n},r){let s=(a,c,i)=>c<0?[]:T(t.blocks[c]).flatMap((u,d)=>[0,1].flatMap(l=>{let[p,f]=[V(e,a,u,l),it(e,a,d,l)],h=i?ct(p,f,P(n)):f;return B(`d-${a} ${d} ${l}`,a,h,r[a][u][l])}));return[...s("query",o.I,o.kind==="query"),...s("key",o.J,o.kind==="load"),...s("value",o.J,o.kind==="load")]}function Le(t,e,{now:o,k:n}){if(!["score","rescale","add"].includes(o.kind))return[];let[r,s]=[T(t.blocks[o.I]),T(t.blocks[o.J])];return r.flatMap((a,c)=>s.flatMap((i,u)=>{let[d,l]=[it(e,"tile",c,u),t.scores[a][i]],p=o.kind!=="score"&&l===o.m[a],f=`d-tile ${c} ${u}`,h=B(f,`ink${p?" top":""}`,d,l,{opacity:o.kind==="score"?n.toFixed(2):"1"});if(o.kind!=="score"||n>.999)return h;let m=ct(d,Q(e,"scores",a,i),P(n));return[...h,j(`copy ${c} ${u}`,"ink cell copy",m)]}))}var Rt=({most:t},{desk:{bar:[e,o]}})=>n=>(o-e)*n/t;function Fe(t,e,{now:o,before:n,k:r},s,a){let{desk:c}=e,[i,u]=[c.bar[0],Rt(t,e)],d={y:c.rows+a*c.cell+c.cell*.16,height:c.cell*.6},l=o.kind==="add",p=l?n.l[s]:n.l[s]+(o.l[s]-n.l[s])*r,f=o.kind==="rescale"&&o.factors[s]<1&&n.l[s]>0,h=i+u(p),m=l?o.parts[s].map((g,b)=>{let w=u(g)*r;return h+=w,k(`part ${a} ${b}`,"rect","weight part",{x:h-w,width:w,...d})}):[];return[k(`sum ${a}`,"rect","weight sum",{x:i,width:u(p),...d}),...m,...f?[k(`was ${a}`,"rect","weight was",{x:i,width:u(n.l[s]),...d})]:[]]}function Be(t,e,o){let{now:n,k:r}=o;if(n.I<0)return[];let{desk:s}=e,a=ze(o),c=n.kind==="write";return T(t.blocks[n.I]).flatMap((i,u)=>{let d=s.rows+(u+.5)*s.cell+4,l=s.cell<18?" tiny":" small",p=n.kind==="query",[f,h,m]=p?[-1/0,0,[0,0]]:[a.m[i],a.l[i],a.o[i]],g=["rescale","add"].includes(n.kind)&&n.factors[i]<1,b=["rescale","add"].includes(n.kind)?`${e.narrow?"":"\xD7 "}${Je(n.factors[i])}`:"",w=Math.max(o.before.l[i],o.now.l[i]),x=e.narrow?s.sum:s.bar[0]+Rt(t,e)(c?h:w)+10,$=n.kind==="rescale"&&r>=.5&&o.before.m[i]<f&&o.before.l[i]>0,M=v=>$&&!e.narrow?`${F(o.before.m[i])} \u2192 ${F(v)}`:F(v),C=[0,1].flatMap(v=>{let L=it(e,"output",u,v),Gt=c?ct(L,V(e,"output",i,v),P(r)):L;return B(`d-output ${u} ${v}`,"output",Gt,m[v])});return[...e.narrow?[]:[k(`row ${u}`,"text",`soft${l}`,{x:s.query[0]-12,y:d},String(i+1))],k(`m ${u}`,"text",`ink${l}${g?" strong":""}`,{x:s.m,y:d},M(f)),k(`factor ${u}`,"text",`ink${l}${g?" strong":""}`,{x:s.factor,y:d},b),...Fe(t,e,o,i,u),k(`l ${u}`,"text",`weight ${e.narrow?"end":"start"}${l}`,{x,y:d},F(h)),...C]})}var Je=t=>t===0||t===1?String(t):O(t,2);function Pe(t,{laid:e,narrow:o,counters:n},{now:r,before:s,k:a}){let[c,i]=[o?92:110,e-(o?122:130)],u=Math.max(t.moved.blocks,t.moved.whole),d=p=>(i-c)*p/u,l=[["blocks","in blocks"],["whole","whole matrix"]];return[k("moved","text","ink small start",{x:0,y:n+11},`Bytes moved, ${R} for each number`),...l.flatMap(([p,f],h)=>{let m=s.moved[p]+(r.moved[p]-s.moved[p])*a,g=R*Math.round(m/R),b={x:c,y:n+20+21*h,height:15,rx:3},w=p==="blocks"?" strong":"";return[k(`${p} name`,"text",`ink small start${w}`,{x:0,y:b.y+12},f),k(`${p} end`,"rect","track",{...b,width:d(t.moved[p])}),k(`${p} bar`,"rect",`${p==="blocks"?"ink":"soft"} solid`,{...b,width:d(g)}),k(`${p} number`,"text",`ink small end${w}`,{x:e,y:b.y+12},`${rt(g)} of ${G(t.moved[p])}`)]})]}function Wt(t,e,{t:o,width:n}){let r=Y(t,n),s=Bt(t,o),a=[...Ne(t,r),...Oe(t,r,s,e),..._e(t,r,s),...je(t,r,s),...Ie(t,r,s),...Le(t,r,s),...Be(t,r,s),...Ce(t,r,s,e),...Pe(t,r,s)];return{width:r.laid,height:r.height,marks:a}}function Vt(t,e,o,n){let r=Y(t,e),[s,a]=r.shelves.scores,c=i=>q(Math.floor(i/r.shelves.cell.square/t.b),0,t.blocks.length-1);return[c(n/r.zoom-a),c(o/r.zoom-s)]}function Dt(t,e,o){let{shelves:n,zoom:r}=Y(t,o),{I:s,J:a}=t.frames[e],[c,i,u]=[Math.max(0,s),Math.max(0,a),t.blocks.length],[d,l]=n.scores,p=t.n*n.cell.square,f=t.skipped(c,i)?", skipped":"";return[{id:"tiles",x:d*r,y:l*r,width:p*r,height:p*r,label:"tile of scores",slider:!0,kind:"grab",aria:{valuemin:1,valuemax:u*u,valuenow:c*u+i+1,valuetext:`${_("query",t.blocks[c])}, ${_("key",t.blocks[i])}${f}`}}]}var Ht=`.efficient-reel { display: grid; grid-template-columns: 6.2em auto minmax(0, 1fr) auto; gap: 8px; align-items: center; }
.efficient-reel .attn-slider { grid-template-columns: minmax(0, 1fr) 5.6em; }
.efficient-reel .attn-number { white-space: nowrap; }
.efficient-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.efficient-settings { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
.efficient-settings > .attn-button { margin-left: auto; }
.attn-efficient .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.attn-efficient > * + * { margin-top: 10px; }
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
`;var We=1100,Kt=45e3,Ve=450,N=t=>t.read(),U=(t,e,o="")=>{let{root:n}=St(t,e);return n.removeAttribute("aria-pressed"),o&&n.setAttribute("aria-label",o),n};function De(t,e){let o=ut("svg",{class:"scene","aria-hidden":"true"}),n=700,r=()=>A(N(t)),s=d=>{let{blocks:l,addedAt:p,scoredAt:f}=r(),[h,m]=d.map(b=>q(b,0,l.length-1)),g=p[h][m]<0?f[h][m]:p[h][m];g!==E(N(t),r())&&e(g)},a=kt(d=>{let l=f=>{let[h,m]=vt(o,f);s(Vt(r(),n,h,m))};$t(d,f=>(l(f),l));let p=(f,h)=>()=>{let{I:m,J:g}=r().frames[E(N(t),r())];return[Math.max(0,m)+f,Math.max(0,g)+h]};Et(d,{ArrowUp:p(-1,0),ArrowDown:p(1,0),ArrowLeft:p(0,-1),ArrowRight:p(0,1)},s)}),c=y("div",{class:"attn-stage efficient-picture"},o,a.root),i=d=>{a.set(Dt(A(d),E(d,A(d)),n))};return{root:c,tell:i,paint:(d,l)=>{let p=N(t);l!==n&&(n=l,i(p)),qt(o,Wt(A(p),p,{t:d,width:n}))}}}function He(t){let e=bt(t,Kt,{glide:!0}),o=()=>E(N(t),A(N(t))),n=()=>A(N(t)).end,r=(d,l=!0)=>{e.stop(),t.change({step:q(d,0,n())},{glide:l})},a=U("Play",()=>{if(e.playing())return r(o());let d=o()>=n()?0:o()+1;if(J())return r(d);let l=Array.from({length:n()-d+1},(p,f)=>({step:d+f}));e.play(l,Math.min(Kt,We*l.length))}),c=zt({label:"steps done",min:0,max:1,step:1,text:d=>`${d} of ${n()}`,onInput:d=>r(d,!1)});return{root:y("div",{class:"efficient-reel"},a,U("\u2039",()=>r(o()-1),"One step back"),c.root,U("\u203A",()=>r(o()+1),"One step on")),tell:d=>{e.tell(d),I(a,e.playing()?"Pause":"Play"),c.limit(n()),c.set(o())},stop:e.stop}}function Ke(t,e,o){let n=l=>{o();let p=N(e),[f,h]=[A(p),A({...p,...l})];e.change({...l,step:_t(E(p,f),f,h)})},r=t.query.map((l,p)=>String(p+1)),s=et("Block size",Object.fromEntries(r.map(l=>[l,l])),l=>n({block_size:Number(l)})),a=et("Mask",{none:"no mask",causal:"causal"},l=>n({is_causal:l==="causal"})),c=U("Reset",()=>(o(),e.reset())),i=y("div",{class:"attn-row"},y("span",{class:"attn-label","aria-hidden":"true"},"block size"),s.root);return{root:y("div",{class:"efficient-settings"},i,a.root,c),tell:l=>{s.set(String(A(l).b)),a.set(l.is_causal?"causal":"none")}}}function Ge(t,e){let o=He(e),n=De(e,c=>{o.stop(),e.change({step:c},{glide:!0})}),[r,s]=[Ke(t,e,o.stop),Ot()],a=y("p",{class:"attn-hint"});return{parts:[a,n.root,o.root,s.root,r.root],tell:c=>{let i=A(c);o.tell(c),r.tell(c),n.tell(c),s.set(Ct(i,E(c,i))),I(a,Lt(i,E(c,i)))},glides:c=>({t:E(c,A(c))}),paint:({t:c},i,u)=>n.paint(c,u),stop:()=>{o.stop(),s.stop()}}}var Ho=wt({name:"efficient",label:"Live figure: attention in blocks, between a slow and a fast memory",style:jt+Ht,controls:["block_size","is_causal","step"],fixed:["query","key","value"],ms:Ve,build:Ge});export{xe as compute,Ho as default,Ct as describe,A as filmOf,Y as layout,Bt as moment,Wt as picture};
