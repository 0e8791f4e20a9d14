// Joined by `make figures` from src/mixing and src/kit: change those, not this.
var He="http://www.w3.org/2000/svg",Ve=0,Ge=Math.random().toString(36).slice(2,8),ot=t=>`attn-${Ge}-${t}-${++Ve}`;function Et(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var y=(t,e={},...n)=>Et(document.createElement(t),e,n),O=(t,...e)=>y("div",{class:t},...e),Ke=(t,e={},...n)=>Et(document.createElementNS(He,t),e,n),G=(t="")=>Ke("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function K(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function N(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Ot=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Nt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var It=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function Tt(t,e=1,n=null){let o=c=>n===null||n[c],r=Math.max(...t.filter((c,s)=>o(s))),a=t.map((c,s)=>o(s)?Math.exp((c-r)/e):0),i=a.reduce((c,s)=>c+s,0);return i>0?a.map(c=>c/i):a}var E=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var jt=200,at=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ye=t=>t*t*(3-2*t);function rt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>rt(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,rt(t[r],a,n)]);return Object.fromEntries(o)}return e}function Lt(t,e,n){let[o,r,a,i,c,s]=[t,t,t,0,0,0],l=!1,d=p=>{let f=E(p-c,0,64);if(c=p,l){let h=E((p-i)/e);o=rt(r,a,Ye(h)),l=h<1}let u=n(o,f);s=l||u?requestAnimationFrame(d):0};return{go(p,f){if(at()){[o,a,l]=[p,p,!1],n(o,1/0);return}[r,a,i,l]=[o,p,performance.now(),f],f||(o=p,n(o,0)),s||([c,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function Dt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,i=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),c=p=>{if(a)return;let f=i();r.forEach(u=>u(f,p))},s=()=>c(null);e.forEach(p=>t.on(`change:${p}`,s));let l=(p,{glide:f=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,c({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:i,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,s))}}function Ze(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Qe(t,e,n,o){let[r,a]=[0,!1],i=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",s)}},c=s=>{let l=++r,d=e.wants?.(n())??null;if(i(d!==null),d===null)return o(s);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&c(s),()=>l===r&&e.say?.(p))};return c}function zt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=jt,build:i}){return{render:({model:s,el:l})=>{let d=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(y("style",{},[Ot,Nt,It,n].join(`
`)));let f=Dt(s,o,r),u=i(f.read(),f,s),h=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);p.append(h),l.append(d);let w=()=>{let x=u.glides??(M=>M),v=0,b=Lt(x(f.read()),a,(M,P)=>v>0&&u.paint(M,P,v)),S=()=>{let M=Math.round(h.clientWidth);M===v||M===0||(v=M,Ze(l),b.again())},$=Qe(h,u,f.read,M=>{u.tell(f.read()),b.go(x(f.read()),M)});f.follow((M,P)=>{h.classList.add("touched"),$(P?.glide??!0)}),u.tell(f.read()),S();let A=new ResizeObserver(S);return A.observe(h),u.ahead?.(),()=>{A.disconnect(),b.stop(),f.stop(),u.stop?.()}},g=async()=>{await u.ready;for(let x;x=u.wants?.(f.read());)await x;return w()};return u.ready?g():w()}}}var tn=t=>Math.round(t*10)/10,Ct=new WeakMap;function it(t){let e=O("attn-hits"),n=new Map,o=a=>{let i=a.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),c={node:i,hit:a};return n.set(a.id,c),i.dataset.id=a.id,t(i,()=>c.hit),c};return{root:e,set:a=>{let i=new Set(a.map(({id:c})=>c));for(let[c,{node:s}]of n)i.has(c)||(s.remove(),n.delete(c));a.forEach((c,s)=>{let l=n.get(c.id)??o(c);en(l.node,l.hit=c),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[s]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function en(t,{x:e,y:n,width:o,height:r,label:a,kind:i="",aria:c={},tab:s=0,lang:l}){let[d,p,f,u]=[e,n,o,r].map(tn),h=`left:${d}px;top:${p}px;width:${f}px;height:${u}px`;Ct.get(t)!==h&&(t.style.cssText=h,Ct.set(t,h)),N(t,"class",`attn-hit ${i}`.trim()),N(t,"aria-label",a),N(t,"tabindex",s),l&&N(t,"lang",l);for(let[w,g]of Object.entries(c))N(t,`aria-${w}`,String(g))}function Ft(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function Rt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Wt="http://www.w3.org/2000/svg",k=t=>Math.round(t*10)/10+0;function m(t,e,n,o,r){let a={};for(let i in o){let c=o[i];a[i]=typeof c=="number"?k(c):c}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}m.line=(t,e,[n,o,r,a],i)=>m(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...i});m.rect=(t,e,[n,o,r,a],i)=>m(t,"rect",e,{x:n,y:o,width:r,height:a,...i});m.circle=(t,e,[n,o,r],a)=>m(t,"circle",e,{cx:n,cy:o,r,...a});m.path=(t,e,n,o)=>m(t,"path",e,{d:n,...o});m.text=(t,e,[n,o],r,a)=>m(t,"text",e,{x:n,y:o,...a},r);var Pt=new WeakMap;function nn(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||n.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(rn)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var on=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function rn(t){let e=document.createElementNS(Wt,"tspan");for(let[n,o]of Object.entries(on(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function U(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Pt.get(t)??new Map;Pt.set(t,a);let i=new Map(o.map(s=>[s.id,s]));for(let[s,{node:l,shape:d}]of a)i.get(s)?.shape!==d&&(l.remove(),a.delete(s));let c=t.firstChild;for(let s of o){let l=a.get(s.id);if(!l){let d=document.createElementNS(Wt,s.shape);d.setAttribute("data-id",s.id),l={node:d,shape:s.shape,role:"",at:{},text:""},a.set(s.id,l)}nn(l,s),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}function qt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function J(t,e){let n=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>N(n,"aria-pressed",String(o))}}var Bt=(...t)=>y("p",{class:"attn-hint"},...t);function _t(t,e,n){let o=ot("choice"),r=new Map,a=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,c]of Object.entries(e))r.set(i,y("input",{type:"radio",name:o,onchange:()=>n(i)})),a.append(y("label",{},r.get(i),y("span",{},c)));return{root:a,set:i=>void(r.get(i).checked=!0)}}function st({label:t,min:e,max:n,step:o,onInput:r,text:a=qt,zero:i=e,...c}){let{read:s=b=>b,write:l=b=>b}=c,d=ot("slider"),p=y("span",{class:"attn-number","aria-hidden":"true"}),u=y("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>r(s(u.valueAsNumber))}),h=O("attn-slider",y("label",{for:d},t),u,p),w=n,g=b=>Math.min(1,Math.max(0,(b-e)/(w-e)));return{root:h,input:u,set:(b,S=!0)=>{let $=l(b);u.valueAsNumber!==$&&(u.value=$),u.style.setProperty("--from",g(Math.min(i,$))),u.style.setProperty("--to",g(Math.max(i,$))),u.disabled=!S,K(p,a(b)),N(u,"aria-valuetext",a(b))},limit:b=>N(u,"max",w=b)}}function Ht(t=700){let e=y("p",{class:"attn-summary"}),n=y("span",{class:"attn-hidden",role:"status"}),o,r=(a,i=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>K(n,i),t)),K(e,a)};return{root:y("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function Vt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let i=r[a.key]?.();i===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(i))})}var Gt=["recurrence","convolution","dilated","window","attention"];var[Kt,ct,Ut,Jt]=[8,16384,4096,15],I={"AMD EPYC 7763":{peak:502e10,bandwidth:2048e8,bytes:4,source:"NERSC, Perlmutter architecture (2021): 64 cores, 2.51 TFlops in float64 by AVX2, twice that in float32; 204.8 GB/s"},"NVIDIA T4":{peak:65e12,bandwidth:32e10,bytes:2,source:"NVIDIA, T4 product page (2018): 65 FP16 TFLOPS, 320+ GB/s"},"NVIDIA A100":{peak:312e12,bandwidth:2039e9,bytes:2,source:"NVIDIA, A100 datasheet (June 2021), 80 GB SXM: FP16 and BF16 tensor core 312 TFLOPS, 2,039 GB/s"},"NVIDIA H200":{peak:9895e11,bandwidth:48e11,bytes:2,source:"NVIDIA, H200 datasheet (November 2023), SXM: FP16 and BF16 tensor core 1,979 TFLOPS with sparsity, so half without; 4.8 TB/s"}};function W(t,e,n){if(t==="recurrence")return e;if(t==="attention")return 1;if(t!=="dilated")return Math.max(1,Math.ceil((e-1)/n));let o=1;for(;(n+1)**o<e;)o+=1;return o}function an(t,e){let n=Math.min(e,t-1);return t*(2*n+1)-n*(n+1)}function sn(t,{n:e,d:n,k:o,fused:r}){let a=(o-1)/2,i=W(t,e,a);if(t==="recurrence")return{work:2*e*n*n,steps:e,path:i,moved:(e+1)*n*n+5*e*n};if(t==="convolution"||t==="dilated")return{work:o*e*n*n,steps:1,path:i,moved:2*e*n+o*n*n};let c=t==="window"?an(e,a):e*e;return{work:2*c*n,steps:1,path:i,moved:4*e*n+(r?0:4*c)}}function Xt({work:t,moved:e},{peak:n,bandwidth:o,bytes:r}){let a=2*t/(e*r),i=Math.min(n,o*a);return{intensity:a,attainable:i,seconds:2*t/i}}var L=(t,e,n)=>t==="dilated"?(e+1)**n:1;function cn(t,e,n,o){let r=n-e,a=W(t,r+1,o),i=[[0,e]];for(let c=1,s=r;c<=a;c++){let l=i[c-1][1];if(t==="recurrence")i.push([c,e+c-1]);else if(t==="attention")i.push([1,n]);else{let d=L(t,o,c-1),p=t==="dilated"?Math.floor(r/d)%(o+1)*d:Math.ceil(s/(a-c+1));s-=p,i.push([c,l+p])}}return i}function Yt(t,e,n,o,r){if(o===0)return[e,e];if(t==="recurrence")return[e,Math.min(r-1,e+o-1)];let a=t==="attention"?r:t==="dilated"?(n+1)**o-1:n*o;return[Math.max(0,e-a),Math.min(r-1,e+a)]}function q({n:t,d:e,k:n,wiring:o,source:r,target:a,fused:i,device:c}){let s=Math.min(t,64),l=(n-1)/2,d=[r,a].map(h=>Math.min(h,s-1)).sort((h,w)=>h-w),p=I[c],f=Gt.map(h=>{let w=sn(h,{n:t,d:e,k:n,fused:i});return{name:h,...w,...Xt(w,p),way:cn(h,d[0],d[1],l)}}),u=Gt.indexOf(o);return{n:t,d:e,k:n,side:l,drawn:s,wiring:o,at:u,fused:i,device:c,machine:p,layers:f,source:d[0],target:d[1],levels:W(o,s,l)}}function Zt(t){let{layers:e,machine:{peak:n,bandwidth:o,bytes:r}}=q(t);return{costs:e.map(({work:a,moved:i})=>[a,i].map(Math.log)),roof:[n,o,r].map(Math.log)}}function Qt(t,{costs:e,roof:n}){let[o,r,a]=n.map(Math.exp),i={...t.machine,peak:o,bandwidth:r,bytes:a},c=t.layers.map((s,l)=>{let[d,p]=e[l].map(Math.exp);return{...s,work:d,moved:p,...Xt({...s,work:d,moved:p},i)}});return{...t,machine:i,layers:c}}function te(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var B=10,X=4,ln=.78,Y=Array.from({length:B},(t,e)=>e),ee=2/3,ne=t=>t===1?1:t===0?.7:[.2,.3,.45][(t%3+3)%3],oe=t=>4*te(t+300),re=(t,e,n)=>L(t,e,W(t,n,e)>1?1:0);function pn(t,e,n,o){return t==="recurrence"?n<=0:t==="attention"?!0:n%o===0&&Math.abs(n)<=e*o}function dn(t,e,n){return Y.map(o=>{let r=Y.map(i=>pn(t,e,i-o,n));if(t==="window"||t==="attention"){let i=Tt(Y.map(c=>oe(B*o+c)),1,r);return i.map(c=>c/Math.max(...i))}let a=i=>t==="recurrence"?ln**-i:ne(i/n);return Y.map(i=>r[i]?a(i-o):0)})}var pt=t=>Array.from({length:2*t+1},(e,n)=>n-t).filter(e=>ne(e)>=ee);function ae(t,e,n){let o=[];for(let a=e;a<=n;a++)o.push(oe(64*t+a));let r=Math.max(...o)+Math.log(ee);return o.flatMap((a,i)=>a>=r?[e+i]:[])}var Z=new Map;function ie(t,e,n,o){let r=[t,e,n,o.stride,o.x,o.y,o.cell].join(" ");Z.size>30&&Z.clear();let a=Z.get(r)??fn(t,e,n,o);return Z.set(r,a),a}function fn(t,e,n,{x:o,y:r,cell:a,stride:i}){let c=dn(e,n,i),s=Array.from({length:X},()=>"");c.forEach((d,p)=>d.forEach((f,u)=>{if(f===0)return;let h=Math.min(X,Math.floor(X*f)+1),[w,g]=[k(o+u*a),k(r+p*a)];s[h-1]+=`M${w} ${g}h${a}v${a}h-${a}z`}));let l=B*a;return[m.rect(t,"rule",[o-.5,r-.5,l+1,l+1]),...s.map((d,p)=>m.path(`${t} level ${p+1}`,"weight solid",d,{"fill-opacity":(p+1)/X}))]}var un="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),hn=1.12;var _=new Map;function mn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(un[r.charCodeAt(0)-32]??556),0);return hn*n/1e3}function D(t,e){return _.size>5e3&&_.clear(),_.has(t)||_.set(t,mn(t)),e*_.get(t)}var C={recurrence:"recurrence",convolution:"convolution",dilated:"dilated",window:"window",attention:"attention"},H={...C,recurrence:"recur.",convolution:"convol."},gn={recurrence:"Recurrence",convolution:"Convolution",dilated:"Dilated convolution",window:"Attention in a window",attention:"Full attention"},xn=[[1e15,"P"],[1e12,"T"],[1e9,"G"],[1e6,"M"],[1e3,"k"]];function z(t){for(let[e,n]of xn){if(t<e*.9995)continue;let o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}return String(Math.round(t))}function se(t){let[e,n]=t<1e-6?[1e-9,"ns"]:t<.001?[1e-6,"\xB5s"]:t<1?[.001,"ms"]:[1,"s"],o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}var bn=1.07,dt=(t,e)=>t.find(n=>bn*D(n,13)<=e)??t[t.length-1],wn=t=>t<9.95?t.toFixed(1):Math.round(t).toLocaleString("en"),T=(t,e)=>`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`,ce=t=>t==="recurrence"?"step":"layer";function le({layers:t,at:e,wiring:n},o){let r=t[e].way.length-1;return o>=r?T(r,ce(n)):`${Math.floor(o)} of ${T(r,ce(n))}`}function pe({wiring:t,n:e,drawn:n,levels:o,k:r},a){let i=`first ${n} of ${e.toLocaleString("en")}`,c=e>n?[`the ${i} tokens`,i,i]:Array(3).fill(T(e,"token")),s=T(o,"layer"),l={recurrence:["each step waits for the one before","each step waits for the one before","step by step"],convolution:[`${s} of ${r} offsets, fixed weights`,`${s} of ${r} fixed weights`,s],dilated:[`${s} of ${r} offsets${o>1?", ever wider":""}`,`${s} of ${r} offsets`,s],window:[`${s}, ${r} keys each, weighed by content`,`${s}, ${r} keys by content`,s],attention:["1 layer, all keys, weighed by content","1 layer, all keys by content","1 layer"]}[t],d=c.map((p,f)=>`${p}; ${l[f]}`);return[gn[t],dt(d,a)]}function yn({layers:t,at:e,wiring:n,source:o,target:r,side:a}){let i=o===r;if(i&&n==="recurrence")return`Token ${o+1} reaches itself in its own step.`;let c=`From token ${o+1} to ${i?"itself":`token ${r+1}`}`,s=t[e].way.length-1,l={recurrence:`a recurrence takes ${T(s,"step")}, one after another`,convolution:`a convolution of fixed weights, ${a} each side, takes ${T(s,"layer")}`,dilated:`a convolution whose reach grows ${a+1}-fold takes ${T(s,"layer")}`,window:`attention by content, ${a} each side, takes ${T(s,"layer")}`,attention:"attention takes 1 layer, at any distance"}[n];return`${c}, ${l}.`}var ft=t=>`${t>=1?100:t>=.0995?Math.min(99,Math.round(100*t)):t>=95e-5?(100*t).toFixed(1):"<0.1"}%`,Q=t=>t.split(" ").slice(1).join(" ");function vn({layers:t,at:e,device:n,machine:o}){let{intensity:r,attainable:a,seconds:i}=t[e],c=`At ${wn(r)} operations per byte`;if(a<o.peak){let s=ft(a/o.peak);return`${c} the ${Q(n)}\u2019s memory holds it to ${s} of the peak; it takes at least ${se(i)}.`}return`${c} the ${Q(n)}\u2019s arithmetic sets the limit: at least ${se(i)}.`}function kn({layers:t,at:e}){let{work:n,moved:o}=t[e];return`A layer takes ${z(n)} multiply-adds and moves ${z(o)} numbers.`}var de=t=>`${yn(t)} ${kn(t)} ${vn(t)}`;var $n=700;function ue(t){let e=t<$n,[n,o]=[e?0:126,e?3:8],r=(t-n-4*o)/5;return{width:t,narrow:e,left:n,gap:o,wide:r,rows:e?{weights:43,way:88,steps:153,work:198,moved:267,end:316}:{weights:22,way:28,steps:104,work:128,moved:128,end:186},most:e?26:38,pad:e?4:10,cell:e?2.5:4,rise:e?26:64,step:.4,x:i=>n+i*(r+o)}}function Mn({x:t,wide:e,pad:n,rows:o,narrow:r,rise:a,step:i},{layers:c},s,l){let{way:d}=c[s],p=Math.min(l,d.length-1),f=o.way+a,u=A=>t(s)+n+(e-2*n)*(A+.5)/64,h=p-Math.floor(p),[w,g]=[d[Math.floor(p)],d[Math.min(Math.floor(p)+1,d.length-1)]],x=d.slice(0,Math.floor(p)+1).map(([A,M])=>[M,A]);h&&x.push([w[1]+(g[1]-w[1])*h,p]);let v=x.map(([A,M])=>`${k(u(A))} ${k(f-M*i)}`),b=d.length-1,$=r?String(b):`${b} ${s===0?"step":"layer"}${b===1?"":"s"}`;return[m.line(`floor ${s}`,"ruler",[t(s)+n,f,t(s)+e-n,f]),m.path(`way ${s}`,"weight line thumb",`M${v.join("L")}`),m.text(`way number ${s}`,"ink small start",[t(s)+n,o.way+(r?40:46)],$)]}function Sn({x:t,wide:e,pad:n,rows:o,narrow:r},{layers:a,n:i},c){let{steps:s}=a[c],l=r?z(s):`${s.toLocaleString("en")} in a row`,d=e-2*n;return[m.rect(`steps track ${c}`,"track",[t(c)+n,o.steps,d,4]),m.rect(`steps ${c}`,"ink solid",[t(c)+n,o.steps,d*s/i,4]),m.text(`steps number ${c}`,"ink small start",[t(c)+n,o.steps+18],l)]}function fe({x:t,wide:e,pad:n,rows:o,most:r,narrow:a},{layers:i},c,s){let l=Math.max(...i.map(h=>h[s])),d=i[c][s],p=r*Math.sqrt(d/l),f=t(c)+n+(!a&&s==="moved"?(e-2*n)/2+4:0),u=o[s]+r;return[m.rect(`${s} ${c}`,`${s==="work"?"ink solid":"ink hollow"}`,[f,u-p,p,p]),m.text(`${s} number ${c}`,"ink small start",[f,u+15],z(d))]}function An({rows:t,narrow:e,most:n},{source:o,target:r}){let a=`${o+1} to ${r+1}`;if(e){let c={weights:"weights of one layer: a row for each token",way:`the message\u2019s way, from ${a}`,steps:"steps one after another",work:"multiply-adds of a layer",moved:"numbers moved by a layer"};return Object.entries(c).map(([s,l])=>m(`label ${s}`,"text","soft small start",{x:0,y:t[s]-8},l))}let i={weights:["weights: a row",t.weights+13],"weights rows":["for each token",t.weights+29],way:["the message\u2019s way",t.way+46],"way ends":[`from ${a}`,t.way+62],steps:["one after another",t.steps+8],work:["\u25A0 multiply-adds",t.work+n-18],moved:["\u25A1 numbers moved",t.work+n],areas:["as areas",t.work+n+16]};return Object.entries(i).map(([c,[s,l]])=>m.text(`label ${c}`,"soft small start",[0,Number(l)],String(s)))}function ut(t,{width:e,sent:n=1/0}){let o=ue(e),{x:r,wide:a,pad:i,rows:c,narrow:s}=o,l=t.layers.flatMap(({name:d},p)=>{let f=p===t.at,u=s?f?"chosen wash":"bare box":f?"chosen box":"ruler box";return[m.rect(`box ${p}`,u,[r(p)+.5,.5,a-1,c.end-1],{rx:6}),m.text(`name ${p}`,`ink start ${f?"strong ":""}${s?"tiny":"small"}`,[r(p)+i,17],a>90?C[d]:a<58?H[d].replace("ention","ent."):H[d]),...ie(`weights ${p}`,d,t.side,{x:s?r(p)+i:r(p)+a-i-B*o.cell,y:c.weights,cell:o.cell,stride:re(d,t.side,t.drawn)}),...Mn(o,t,p,n),...Sn(o,t,p),...fe(o,t,p,"work"),...fe(o,t,p,"moved")]});return{width:e,height:c.end,marks:[...l,...An(o,t)]}}function ht(t,{width:e}){let{x:n,wide:o,rows:r}=ue(e);return t.layers.map(({name:a,way:i,work:c},s)=>({id:a,x:n(s),y:0,width:o,height:r.end,label:`${C[a]}: ${i.length-1} from ${t.source+1} to ${t.target+1}, ${z(c)} multiply-adds`,aria:{pressed:s===t.at}}))}var he=`text.small { font-size: 13px; }
text.tiny { font-size: 11.5px; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
.wires { fill: none; stroke: var(--edge); stroke-width: 1; }
.strong.wires { stroke: var(--soft); stroke-opacity: 0.6; }
.dots { fill: none; stroke-linecap: round; }
.soft.dots { stroke: var(--edge); } .weight.dots { stroke: var(--weight); }
.way { stroke-width: 3.5; }
.thumb { stroke-width: 2.5; }
.goal { stroke: var(--output); stroke-width: 2; stroke-linejoin: round; }
.output.open { fill: var(--paper); }
.guide { stroke-dasharray: 2 4; }
.box { fill: none; }
.chosen.box { stroke: var(--weight); stroke-width: 2; }
.chosen.wash { fill: var(--weight-wash); stroke: none; }
.track { fill: var(--rule); }
.hollow { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
.roof { stroke-width: 1; }
.roof.here { stroke-width: 2.5; }
.point { stroke: var(--paper); stroke-width: 1.5; }
`;var[be,mt]=[12,4],[F,me,ge]=[12,18,8],On=150,tt=5,Nn=[0,8],j={name:3e3,room:5e3,point:900,own:300,line:25,above:20,left:8};function et([t,e,n,o],{left:r,right:a,top:i,bottom:c}){let[s,l]=[0,1];for(let[d,p,f,u]of[[t,n-t,r,a],[e,o-e,i,c]]){if(p===0){if(d<=f||d>=u)return!1;continue}let[h,w]=[(f-d)/p,(u-d)/p];[s,l]=[Math.max(s,Math.min(h,w)),Math.min(l,Math.max(h,w))]}return s<l}var we=(t,e)=>t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom;function In(t,e){let n=[];for(let o of t)n.push(Math.max(o,n.length?n[n.length-1]+16:-1e9));for(let o=n.length-1,r=e;o>=0;o--,r-=16)n[o]=Math.min(n[o],r);return n}function ye(t,e){let[n,o,r,a]=t.find(([,,i])=>e<=i)??t[t.length-1];return o+(a-o)*(e-n)/(r-n)}function Tn({x:t,y:e,width:n},{side:o},r,a){let i=o>0?Math.min(t+F,a.right-n-2):Math.max(t-F,a.left+n+2),[c,s]=o>0?[i-2,i+n+2]:[i-n-2,i+2],l={left:c,right:s,top:r-be,bottom:r+mt},p=c<t&&t<s?[t,r>e?l.top:l.bottom]:[i-2*o,r-4];return{x:i,y:r,side:o,plate:l,leader:[t,e,p[0],p[1]]}}function jn({plate:t,y:e},n,{side:o,down:r},a,{room:i,lines:c,own:s}){let l=Math.abs(e-4-n.y)+(r>0?0:j.above)+(o>0?0:j.left);(t.top<i.top||t.bottom>i.bottom)&&(l+=j.room);for(let d of c)et(d,t)&&(l+=j.line);for(let d of s)et(d,t)&&(l+=j.own);for(let{x:d,y:p}of a){let f={left:d-tt,right:d+tt,top:p-tt,bottom:p+tt};we(t,f)&&(l+=j.point)}return l}function Ln(t){let e=0;return t.forEach((n,o)=>t.slice(o+1).forEach(r=>{we(n.plate,r.plate)&&(e+=1),et(n.leader,r.plate)&&(e+=1),et(r.leader,n.plate)&&(e+=1)})),e}var ve={side:1,down:1},ke={side:1,down:-1},xe=[ve,{side:-1,down:1},ke,{side:-1,down:-1}];function Dn({x:t,width:e},{left:n,right:o}){let r=xe.filter(({side:a})=>a>0?t+F+e+2<=o:t-F-e-2>=n);return r.length?r:xe}function zn(t){let e=Array.from({length:t},(o,r)=>r).slice(2),n=(o,r)=>Array.from({length:o.length+1},(a,i)=>o.toSpliced(i,0,r));return n(e,1).flatMap(o=>n(o,0))}function Cn(t,e,n){let o=t.map(({x:i,y:c,width:s},l)=>Math.min(c,e[l].side>0?ye(n,i+F+s+2)+ge-mt-2:c)-ge),r=t.map((i,c)=>c).filter(i=>e[i].down<0).sort((i,c)=>e[c].side-e[i].side||e[i].side*(i-c)),a=1/0;for(let i of r)a=o[i]=Math.min(o[i],a-16);return o}function $e(t,e){let{room:n,own:o}=e,[r,a]=t.slice(0,2).map(d=>Dn(d,n)),i=[],c=1/0,s=(d,p,f)=>{let u=p.map(v=>{let{x:b,y:S,width:$}=t[v],A=d[v].side>0?S:ye(o,b-F-$-2)+be+2-me;return Math.max(S,A)+me+f}),h=In(u,n.bottom-mt),w=Cn(t,d,o),g=0,x=t.map((v,b)=>{let S=d[b].down>0?h[p.indexOf(b)]:w[b],$=Tn(v,d[b],S,n);return g+=g<c?jn($,v,d[b],t,e):0,$});g<c&&(g+=j.name*Ln(x)),g<c&&([c,i]=[g,x])},l=d=>{for(let p of r)for(let f of a){if(c<On)return;let u=t.map((w,g)=>[p,f][g]??(g===d?ke:ve)),h=new Set;for(let w of zn(t.length)){let g=w.filter(x=>u[x].down>0);if(!h.has(String(g))){h.add(String(g));for(let x of Nn)s(u,g,x)}}}};l(-1);for(let d=2;d<t.length&&c>=j.own;d++)l(d);return i}var xt=[.4,2e4],Fn=["a point is a layer, with its share of the peak","a layer, with its share of the peak","share of the peak"],Ae=[3e10,6e15];function Rn({width:t,height:e}){let n={left:40,right:t-44,top:44,bottom:e-36},o=(r,[a,i])=>Math.log(r/a)/Math.log(i/a);return{width:t,height:e,...n,x:r=>n.left+(n.right-n.left)*o(r,xt),y:r=>n.bottom-(n.bottom-n.top)*o(r,Ae)}}function Pn({left:t,right:e,top:n,bottom:o,x:r,y:a,width:i}){let c=[1,10,100,1e3,1e4],s=[1e11,1e12,1e13,1e14,1e15];return[m.text("roof title","ink strong start",[0,14],i<380?"Operations per second, at most":"The roofline: operations per second, at most"),m.text("roof note","soft small start",[0,32],dt(Fn,i)),...c.flatMap(l=>[m.line(`grid x ${l}`,"rule",[r(l),n,r(l),o]),m.text(`tick x ${l}`,"soft small",[r(l),o+16],l<1e3?String(l):`${l/1e3} k`)]),...s.flatMap(l=>[m.line(`grid y ${l}`,"rule",[t,a(l),e,a(l)]),m.text(`tick y ${l}`,"soft small end",[t-4,a(l)+4],l<1e12?"0.1 T":l<1e15?`${l/1e12} T`:"1 P")]),m.text("axis x","soft small",[(t+e)/2,o+33],"operations per byte moved")]}function Ee({x:t,y:e},{peak:n,bandwidth:o}){let r=n/o,a=Math.max(xt[0],Ae[0]/o);return[[a,a*o],[r,n],[xt[1],n]].map(([c,s])=>[t(c),e(s)])}var Me=(t,e)=>`M${Ee(t,e).map(([n,o])=>`${k(n)} ${k(o)}`).join("L")}`;function Se(t,e){let[[n,o],[r,a],[i,c]]=Ee(t,e);return[[n,o,r,a],[r,a,i,c]]}var Wn=15;function qn({y:t}){let e=Object.entries(I).sort(([,r],[,a])=>a.peak-r.peak),n=e.map(([,{peak:r}])=>t(r)),o=[...n];for(let r=0;r<40;r++)for(let a=1;a<o.length;a++){let i=Math.max(0,Wn-o[a]+o[a-1])/2;o[a-1]-=i,o[a]+=i}return Object.fromEntries(e.map(([r],a)=>[r,o[a]-n[a]]))}function Bn(t,{device:e,machine:n}){let o=Object.entries(I).filter(([s])=>s!==e),r=s=>s.split(" ")[1],a=qn(t),i=(s,l,d)=>m.text(`roof name ${s}`,`${d} small start`,[t.right+5,t.y(l)+4.5+a[s]],r(s)),c=n.peak/n.bandwidth;return[...o.flatMap(([s,l])=>[m.path(`roof ${s}`,"soft line roof",Me(t,l)),i(s,l.peak,"soft")]),m.line("ridge","ruler guide",[t.x(c),t.y(n.peak),t.x(c),t.bottom]),m.path("roof here","ink line roof here",Me(t,n)),i(e,n.peak,"ink strong")]}var gt={key:"",placed:[]};function _n(t,e){let n=JSON.stringify([t.map(({x:o,y:r,width:a})=>[o,r,a]),e]);return gt.key!==n&&(gt={key:n,placed:$e(t,e)}),gt.placed}function Hn(t,e){let{layers:n,at:o,machine:r}=e,a=n.map(({name:g,intensity:x,attainable:v},b)=>({i:b,name:g,here:b===o,share:ft(v/r.peak),x:t.x(x),y:t.y(v)})),i=t.width<320?11.5:13,s=a.filter(({name:g})=>g!=="dilated").map(g=>{let[x,v]=[g.name==="convolution",e.wiring==="dilated"],$=`${t.width<380?H[g.name]:x?"convolutions":C[g.name]} ${g.share}`,A=g.here||x&&v;return{...g,text:$,here:A,width:D($,A?i+1:i)}}).sort((g,x)=>x.x-g.x||x.i-g.i),l={left:t.left+1,right:t.right,top:t.top-5,bottom:t.bottom+2},p=Object.entries(I).filter(([g])=>g!==e.device).flatMap(([,g])=>Se(t,g)),f=_n(s,{room:l,lines:p,own:Se(t,r)}),u=f.map(({leader:[g,x,v,b]},S)=>m.line(`point line ${s[S].i}`,"ruler",[g,x,v,b])),h=f.flatMap(({x:g,y:x,side:v,plate:b},S)=>{let{i:$,text:A,here:M}=s[S],P=i<13?"tiny":"small",_e=`${M?"weight strong":"ink"} ${P} ${v>0?"start":"end"}`;return[m(`point plate ${$}`,"rect","paper",{x:b.left,y:b.top,width:b.right-b.left,height:b.bottom-b.top}),m.text(`point name ${$}`,_e,[g,x],A)]}),w=[...a].sort((g,x)=>Number(g.here)-Number(x.here)).map(({i:g,x,y:v,here:b})=>m.circle(`point ${g}`,`${b?"weight":"ink"} solid point`,[x,v,b?6:4]));return[...u,...h,...w]}function bt(t,{width:e,height:n}){let o=Rn({width:e,height:n});return{width:e,height:n,marks:[...Pn(o),...Bn(o,t),...Hn(o,t)]}}var Ne=28,Vn=24,[R,Gn]=[44,10],[Kn,Un,wt]=[46,44,10],Ie=3.6;function vt({drawn:t,wiring:e,levels:n},{width:o,height:r}){let[a,i]=[r-Un,(o-2*wt)/t],c=a-Kn,s=e==="recurrence"?c/n:Math.min(c/n,c*.6);return{width:o,height:r,bottom:a,cell:i,floor:s,stairs:e==="recurrence",x:l=>wt+(l+.5)*i,y:([l,d])=>a-s*(e==="recurrence"&&l>0?d+1:l)}}function kt(t,e,n){let{cell:o}=vt(t,e);return E(Math.floor((n-wt)/o),0,t.drawn-1)}var V=({x:t,y:e},n,o)=>`M${k(t(n[1]))} ${k(e(n))}L${k(t(o[1]))} ${k(e(o))}`;function Te(t,{drawn:e,levels:n},o){let r="",a=(i,c)=>{let s=o>0?e-1-c:c,l=Math.min(n-i,o===0?n:Math.floor(s/Math.abs(o)));l>0&&(r+=V(t,[i,c],[i+l,c+l*o]))};for(let i=0;i<e;i++)a(0,i);for(let i=1;i<n;i++)for(let c=0;c<Math.min(Math.abs(o),e);c++)a(i,o>0?c:e-1-c);return r}function Jn(t,{wiring:e,drawn:n,levels:o,side:r}){let a=Array.from({length:n},(s,l)=>l),i=(s,l,d=1)=>a.map(p=>{let f="";for(let u=-l;u<=l;u++){let h=p+u*d;h>=0&&h<n&&(f+=V(t,[s,p],[s+1,h]))}return f}).join("");return e==="recurrence"?a.map(s=>V(t,[0,s],[1,s])+(s?V(t,[1,s-1],[1,s]):"")).join(""):e==="attention"?i(0,n):e==="dilated"?Array.from({length:o},(s,l)=>i(l,r,L(e,r,l))).join(""):Array.from({length:2*r+1},(s,l)=>l-r).map(s=>Te(t,{drawn:n,levels:o},s)).join("")}function Xn(t,{wiring:e,drawn:n,levels:o,side:r}){if(e==="recurrence")return"";if(e==="convolution")return pt(r).map(c=>Te(t,{drawn:n,levels:o},-c)).join("");let a=e==="attention"?n:r,i="";for(let c=0;c<o;c++){let s=L(e,r,c);for(let l=0;l<n;l++){let d=e==="dilated"?pt(r).map(p=>l+p*s).filter(p=>p>=0&&p<n):ae(c*n+l,Math.max(0,l-a),Math.min(n-1,l+a));for(let p of d)i+=V(t,[c,p],[c+1,l])}}return i}function Yn({wiring:t,drawn:e,levels:n,side:o}){if(t==="recurrence")return 2*e-1;let r=i=>{let c=0;for(let s=-o;s<=o;s++)c+=Math.max(0,e-Math.abs(s)*i);return c};if(t==="attention")return e**2;let a=0;for(let i=0;i<n;i++)a+=r(L(t,o,i));return a}var nt=new Map;function Zn(t,e){let{wiring:n,drawn:o,side:r}=e,a=`${n} ${o} ${r} ${t.width} ${t.height}`,i=nt.get(a)??[Jn(t,e),Xn(t,e)];return nt.size>8&&nt.clear(),nt.set(a,i),i}var je=({cell:t,floor:e,stairs:n})=>E(Math.min(t,n?t:e)*.42,1.4,7);function yt(t,e,n,o,[r,a]){let{x:i,y:c,cell:s}=t,[l,d]=[i(r),i(a)].map(k);return m.path(e,`${n} dots`,`M${l} ${k(c([o,r]))}H${k(d+.2)}`,{"stroke-width":je(t),"stroke-dasharray":`0 ${s}`})}function Le(t,e,n,[o,r]){let{x:a,y:i}=t,c="";for(let s=o;s<=r;s++)c+=`M${k(a(s))} ${k(i([1,s]))}h0`;return m.path(e,`${n} dots`,c,{"stroke-width":je(t)})}function Qn(t,{wiring:e,drawn:n,levels:o}){let r=[0,n-1],a=yt(t,"nodes 0","soft",0,r);if(e==="recurrence")return[a,Le(t,"nodes 1","soft",r)];let i=t.floor<Ie?[o]:Array.from({length:o},(c,s)=>s+1);return[a,...i.map(c=>yt(t,`nodes ${c}`,"soft",c,r))]}function to(t,{wiring:e,drawn:n,source:o,side:r},a){let i=l=>Yt(e,o,r,l,n);if(e==="recurrence")return a>0?[Le(t,"heard 1","weight",i(a))]:[];let c=Array.from({length:a},(l,d)=>d+1);return(t.floor<Ie?c.slice(-1):c).map(l=>yt(t,`heard ${l}`,"weight",l,i(l)))}function Oe({x:t,y:e},n,o){let r=Math.min(Math.floor(o),n.length-1),[a,i,c]=[n[r],n[Math.min(r+1,n.length-1)],o-r],s=(l,d)=>l+(d-l)*c;return[s(t(a[1]),t(i[1])),s(e(a),e(i))]}var De=t=>`M${t.map(([e,n])=>`${k(e)} ${k(n)}`).join("L")}`;function eo(t,{layers:e,at:n},o){let{way:r}=e[n],a=Math.min(o,r.length-1),i=Oe(t,r,a),c=r.slice(0,Math.floor(a)+1).map(p=>[t.x(p[1]),t.y(p)]),s=a===r.length-1,[l,d]=Oe(t,r,r.length-1);return[m.line("guide","ruler guide",[l,d,l,t.bottom]),m.path("way","weight line way",De([...c,i])),...s?[]:[m.circle("pulse","weight solid",[i[0],i[1],5])],m.path("goal",`output ${s?"solid":"open"} goal`,ze([l,d-3]))]}var ze=([t,e],n=8)=>`${De([[t,e-n],[t+n,e+n*.75],[t-n,e+n*.75]])}Z`;function Ce({x:t,width:e},{source:n,target:o}){let[r,a]=[t(n),t(o)],i=R-Gn;return a-r<R?E((r+a)/2,i,e-i):null}function Fe(t,e,n){let[o,r]=[t.x(e.source),t.x(e.target)],a=Ce(t,e);return a===null?[o,r]:[Math.min(o,a-n/2),Math.max(r,a+n/2)]}function no(t,e){let{source:n,target:o}=e,[[r,a],[i,c]]=[Vn,Ne].map(d=>Fe(t,e,d)),{bottom:s}=t,l=s+40;return[m.rect("from","value solid",[r-6,s+10,12,12],{rx:2}),m.path("to","output solid",ze([a,s+17],7.5)),m.text("from name","value strong small",[i,l],String(n+1)),m.text("to name","output strong small",[c,l],String(o+1))]}function oo(t,e){let{x:n,bottom:o}=t,{n:r,drawn:a}=e,i=Fe(t,e,Ne),c=p=>p===a-1&&r>a?`${p+1} \u2026`:String(p+1),s=p=>{let f=D(c(p),13)/2;return p===0?n(0)-4+f:p===a-1?n(p)+4-f:n(p)},l=p=>i.every(f=>Math.abs(f-s(p))>17+D(c(p),13)/2);return[...new Set([0,...[1,2,3,4].map(p=>Math.round(a*p/4)-1)])].filter(l).map(p=>m.text(`token ${p}`,`soft small${p===0?" start":p===a-1?" end":""}`,[n(p)+(p===0?-4:p===a-1?4:0),o+40],c(p)))}function $t(t,{width:e,height:n,sent:o=1/0}){let r=vt(t,{width:e,height:n}),{way:a}=t.layers[t.at],i=Math.min(o,a.length-1),[c,s]=Zn(r,t),[l,d]=pe(t,e),p=[m.text("title","ink strong start",[0,14],l),m.text("told","weight strong end",[e,14],le(t,i)),m.text("note","soft small start",[0,32],d),m.path("wires","wires",c,{"stroke-opacity":Math.round(100*E(260/Yn(t)+.09,0,.8))/100}),m.path("strong wires","wires strong",s),...Qn(r,t),...to(r,t,Math.floor(i)),...eo(r,t,o),...oo(r,t),...no(r,t)];return{width:e,height:n,marks:p}}function Mt(t,e){let n=vt(t,e),{x:o,bottom:r}=n,{source:a,target:i,drawn:c}=t,s=(f,u,h)=>({id:f,x:h,y:r-2,width:R,height:46,label:f==="source"?"message from token":"message to token",slider:!0,kind:"across",aria:{valuemin:f==="source"?1:a+1,valuemax:f==="source"?i+1:c,valuenow:u+1,valuetext:`token ${u+1}`}}),l=Ce(n,t),[d,p]=l===null?[o(a)-R/2,o(i)-R/2]:[l-R,l];return[s("source",a,d),s("target",i,p)]}var Re=`.attn-mixing { --apart: 8px; }
.mixing-board { display: grid; grid-template-columns: minmax(0, 57fr) minmax(0, 43fr); gap: 14px 24px; }
.mixing-table { grid-column: 1 / -1; grid-row: 2; }
.mixing-controls { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px 24px; align-items: center; --name: 4.6em; }
.mixing-controls .attn-row { grid-column: 1 / -1; align-items: center; justify-content: space-between; gap: 8px 16px; }
.mixing-controls .attn-slider { grid-template-columns: var(--name) 1fr 3.4em; }
.attn-mixing .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.mixing-table .attn-hit:hover { background: color-mix(in srgb, var(--ink) 4%, transparent); }
@container (max-width: 659px) {
  .mixing-wide { display: none; }
  .mixing-board { grid-template-columns: minmax(0, 1fr); }
  .mixing-table { grid-row: auto; }
  .mixing-controls { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .mixing-controls :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .mixing-controls .attn-slider input { height: 36px; }
  .attn-mixing .attn-summary { min-height: 8.7em; }
  .mixing-controls .attn-row { justify-content: flex-start; gap: 6px; }
  .mixing-board { gap: 12px; }
  .mixing-controls .attn-choice span { min-width: 46px; text-align: center; }
}
@container (min-width: 900px) { .attn-mixing .attn-summary { min-height: 2.9em; } }
@container (min-width: 1000px) { .attn-mixing { font-size: 17px; } }
@media print { .mixing-controls, .attn-hint { display: none; } }
.attn.attn-mixing details { margin-top: 4px; }
:host([data-whole]) .attn-mixing details { display: none; }
`;var ao=35,[Pe,St,io]=[24,.57,960],so=660,At=t=>q(t.read());function We(t){if(t<so){let i=c=>({width:t,height:c,zoom:1});return{net:i(176),table:i(0),roof:i(190)}}let e=Math.min(t,io),[n,o]=[e-Pe,t-Pe],r=Math.round(n*St),a=E(Math.round(e*.26),230,250);return{net:{width:r,height:a,zoom:o*St/r},table:{width:e,height:0,zoom:t/e},roof:{width:n-r,height:a,zoom:o*(1-St)/(n-r)}}}var Be=(t,e)=>t.map(({x:n,y:o,width:r,height:a,...i})=>({...i,x:n*e,y:o*e,width:r*e,height:a*e}));function co(t,e){let n=G(),o=(c,s)=>{let{source:l,target:d,drawn:p}=At(t),f=c==="source"?{source:E(s,0,d),target:d}:{source:l,target:E(s,l,p-1)};(f.source!==l||f.target!==d)&&t.change(f)},r=it((c,s)=>{let l=()=>At(t)[s().id];Rt(c,()=>u=>{let h=e().net;o(s().id,kt(At(t),h,Ft(n,u)[0]/h.zoom))});let d=u=>()=>l()+u,p={ArrowRight:d(1),ArrowUp:d(1),ArrowLeft:d(-1),ArrowDown:d(-1)},f={PageUp:d(8),PageDown:d(-8),Home:()=>0,End:()=>ct};Vt(c,{...p,...f},u=>o(s().id,u))});return{root:O("attn-stage mixing-net",n,r.root),paint:(c,s)=>U(n,$t(c,{...e().net,sent:s})),place:c=>r.set(Be(Mt(c,e().net),e().net.zoom))}}function lo(t,e){let n=G(),o=it((i,c)=>i.addEventListener("click",()=>t.change({wiring:c().id})));return{root:O("attn-stage mixing-table",n,o.root),paint:(i,c)=>U(n,ut(i,{...e().table,sent:c})),place:i=>o.set(Be(ht(i,e().table),e().table.zoom))}}var qe=(t,e)=>{let n=document.createDocumentFragment();return n.append(t," ",y("i",{},e)),n};function po(t,e){let n=(h,w,g)=>st({label:qe(h,w),min:Math.log2(Kt),max:Math.log2(g),step:.5,text:x=>x.toLocaleString("en"),read:x=>Math.round(2**x),write:x=>Math.round(2*Math.log2(x))/2,onInput:x=>t.change({[w]:x})}),[o,r]=[n("tokens","n",ct),n("size","d",Ut)],a=st({label:qe("kernel","k"),min:3,max:Jt,step:2,text:String,onInput:h=>t.change({k:h})}),i=J("Scores on the chip",()=>t.change({fused:!t.read().fused},{glide:!0})),c=Object.fromEntries(Object.keys(I).map(h=>[h,Q(h)])),s=_t("Device",c,h=>t.change({device:h},{glide:!0})),l=[J("Send",e).root,J("Reset",t.reset).root],[d,p]=l;return{root:O("mixing-controls",O("attn-row",d,i.root,s.root,p),o.root,r.root,a.root),tell:h=>{o.set(h.n),r.set(h.d),a.set(h.k),i.set(h.fused),s.set(h.device)}}}function fo(){let n=[["Assumed",`One layer, one sequence, one head, no projections. Every operation reads what it needs from memory and
    writes what it makes; a recurrence reads its matrix anew at each step. A multiplication with its addition is two
    operations. Waiting, launches and caches are left out: these are bounds, no forecasts.`.replace(/\s+/g," ")],["Drawn",`The darker wires, like the darker cells of the small squares, are an example: those with at least two thirds
    of the largest weight of their token. A convolution\u2019s are the same for every token, attention\u2019s are not.`.replace(/\s+/g," ")],...Object.entries(I).map(([o,{source:r,bytes:a}])=>[o,`${r}. Numbers of ${a} bytes.`])];return y("details",{},y("summary",{},"What is assumed, and the devices\u2019 sources"),y("ul",{},...n.map(([o,r])=>y("li",{},`${o}
${r}`))))}function uo(){let t=1/0;return{start:()=>void(t=at()?1/0:0),next:(e,{layers:n})=>(t+=e/ao,n.every(({way:o})=>t>=o.length-1)&&(t=1/0),t)}}function ho(t,e){let[n,o,r]=[900,We(900),t],a=uo(),[i,c,s]=[co(e,()=>o),lo(e,()=>o),Ht()],l=G(),d=po(e,()=>{a.start(),e.change({},{glide:!0})}),p=Bt("Send the message",y("span",{class:"mixing-wide"},", drag its ends"),"; then press another layer."),f=u=>[i.place(u),c.place(u)];return{parts:[p,O("mixing-board",i.root,c.root,y("div",{},l)),d.root,s.root,fo()],tell:u=>{let h=q(u);u.wiring!==r.wiring&&a.start(),r=u,d.tell(u),f(h),s.set(de(h))},glides:Zt,paint:(u,h,w)=>{let g=q(r);w!==n&&([n,o]=[w,We(w)],f(g));let x=a.next(h,g),v=Qt(g,u);return i.paint(g,x),c.paint(v,x),U(l,bt(v,o.roof)),x<1/0},stop:s.stop}}var Or=zt({name:"mixing",label:"Live figure: five ways to wire tokens, what they cost, and how fast they can be",style:he+Re,controls:["n","d","k","wiring","source","target","fused","device"],build:ho});export{I as DEVICES,ht as choices,ut as compare,q as compute,Or as default,de as describe,Mt as grips,$t as net,bt as roof,We as sizes,kt as tokenAt};
