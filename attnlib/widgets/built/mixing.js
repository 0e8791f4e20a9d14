// Joined by `make figures` from src/mixing and src/kit: change those, not this.
var _e="http://www.w3.org/2000/svg",Ve=0,He=Math.random().toString(36).slice(2,8),et=t=>`attn-${He}-${t}-${++Ve}`;function At(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var w=(t,e={},...n)=>At(document.createElement(t),e,n),Et=(t,e={},...n)=>At(document.createElementNS(_e,t),e,n);function H(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function O(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Ot=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;function Tt(t,e=1,n=null){let o=c=>n===null||n[c],r=Math.max(...t.filter((c,i)=>o(i))),a=t.map((c,i)=>o(i)?Math.exp((c-r)/e):0),s=a.reduce((c,i)=>c+i,0);return s>0?a.map(c=>c/s):a}var E=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var jt=200,ot=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Je=t=>t*t*(3-2*t);function nt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>nt(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,nt(t[r],a,n)]);return Object.fromEntries(o)}return e}function Lt(t,e,n){let[o,r,a,s,c,i]=[t,t,t,0,0,0],l=!1,d=p=>{let f=E(p-c,0,64);if(c=p,l){let h=E((p-s)/e);o=nt(r,a,Je(h)),l=h<1}let u=n(o,f);i=l||u?requestAnimationFrame(d):0};return{go(p,f){if(ot()){[o,a,l]=[p,p,!1],n(o,1/0);return}[r,a,s,l]=[o,p,performance.now(),f],f||(o=p,n(o,0)),i||([c,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function Dt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),c=p=>{if(a)return;let f=s();r.forEach(u=>u(f,p))},i=()=>c(null);e.forEach(p=>t.on(`change:${p}`,i));let l=(p,{glide:f=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,c({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,i))}}function Xe(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Ye(t,e,n,o){let[r,a]=[0,!1],s=i=>{if(i!==a){a=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},c=i=>{let l=++r,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(i);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&c(i),()=>l===r&&e.say?.(p))};return c}function zt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=jt,build:s}){return{render:({model:i,el:l})=>{let d=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(w("style",{},[Ot,Nt,It,n].join(`
`)));let f=Dt(i,o,r),u=s(f.read(),f,i),h=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);p.append(h),l.append(d);let y=()=>{let x=u.glides??(M=>M),v=0,b=Lt(x(f.read()),a,(M,P)=>v>0&&u.paint(M,P,v)),S=()=>{let M=Math.round(h.clientWidth);M===v||M===0||(v=M,Xe(l),b.again())},$=Ye(h,u,f.read,M=>{u.tell(f.read()),b.go(x(f.read()),M)});f.follow((M,P)=>{h.classList.add("touched"),$(P?.glide??!0)}),u.tell(f.read()),S();let A=new ResizeObserver(S);return A.observe(h),u.ahead?.(),()=>{A.disconnect(),b.stop(),f.stop(),u.stop?.()}},g=async()=>{await u.ready;for(let x;x=u.wants?.(f.read());)await x;return y()};return u.ready?g():y()}}}var Ze=t=>Math.round(t*10)/10,Ct=new WeakMap;function rt(t){let e=w("div",{class:"attn-hits"}),n=new Map,o=a=>{let s=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),c={node:s,hit:a};return n.set(a.id,c),s.dataset.id=a.id,t(s,()=>c.hit),c};return{root:e,set:a=>{let s=new Set(a.map(({id:c})=>c));for(let[c,{node:i}]of n)s.has(c)||(i.remove(),n.delete(c));a.forEach((c,i)=>{let l=n.get(c.id)??o(c);Qe(l.node,l.hit=c),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[i]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Qe(t,{x:e,y:n,width:o,height:r,label:a,kind:s="",aria:c={},tab:i=0,lang:l}){let[d,p,f,u]=[e,n,o,r].map(Ze),h=`left:${d}px;top:${p}px;width:${f}px;height:${u}px`;Ct.get(t)!==h&&(t.style.cssText=h,Ct.set(t,h)),O(t,"class",`attn-hit ${s}`.trim()),O(t,"aria-label",a),O(t,"tabindex",i),l&&O(t,"lang",l);for(let[y,g]of Object.entries(c))O(t,`aria-${y}`,String(g))}function Ft(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function Pt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Wt="http://www.w3.org/2000/svg",k=t=>Math.round(t*10)/10+0;function m(t,e,n,o,r){let a={};for(let s in o){let c=o[s];a[s]=typeof c=="number"?k(c):c}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}m.line=(t,e,[n,o,r,a],s)=>m(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...s});m.rect=(t,e,[n,o,r,a],s)=>m(t,"rect",e,{x:n,y:o,width:r,height:a,...s});m.circle=(t,e,[n,o,r],a)=>m(t,"circle",e,{cx:n,cy:o,r,...a});m.path=(t,e,n,o)=>m(t,"path",e,{d:n,...o});m.text=(t,e,[n,o],r,a)=>m(t,"text",e,{x:n,y:o,...a},r);var Rt=new WeakMap;function tn(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||n.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(nn)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var en=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function nn(t){let e=document.createElementNS(Wt,"tspan");for(let[n,o]of Object.entries(en(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function G(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Rt.get(t)??new Map;Rt.set(t,a);let s=new Map(o.map(i=>[i.id,i]));for(let[i,{node:l,shape:d}]of a)s.get(i)?.shape!==d&&(l.remove(),a.delete(i));let c=t.firstChild;for(let i of o){let l=a.get(i.id);if(!l){let d=document.createElementNS(Wt,i.shape);d.setAttribute("data-id",i.id),l={node:d,shape:i.shape,role:"",at:{},text:""},a.set(i.id,l)}tn(l,i),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}function qt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function K(t,e){let n=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>O(n,"aria-pressed",String(o))}}function Bt(t,e,n){let o=et("choice"),r=new Map,a=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,c]of Object.entries(e))r.set(s,w("input",{type:"radio",name:o,onchange:()=>n(s)})),a.append(w("label",{},r.get(s),w("span",{},c)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function at({label:t,min:e,max:n,step:o,onInput:r,text:a=qt,zero:s=e,...c}){let{read:i=b=>b,write:l=b=>b}=c,d=et("slider"),p=w("span",{class:"attn-number","aria-hidden":"true"}),u=w("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>r(i(u.valueAsNumber))}),h=w("div",{class:"attn-slider"},w("label",{for:d},t),u,p),y=n,g=b=>Math.min(1,Math.max(0,(b-e)/(y-e)));return{root:h,input:u,set:(b,S=!0)=>{let $=l(b);u.valueAsNumber!==$&&(u.value=$),u.style.setProperty("--from",g(Math.min(s,$))),u.style.setProperty("--to",g(Math.max(s,$))),u.disabled=!S,H(p,a(b)),O(u,"aria-valuetext",a(b))},limit:b=>O(u,"max",y=b)}}function _t(t=700){let e=w("p",{class:"attn-summary"}),n=w("span",{class:"attn-hidden",role:"status"}),o,r=(a,s=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>H(n,s),t)),H(e,a)};return{root:w("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function Vt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let s=r[a.key]?.();s===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(s))})}var Ht=["recurrence","convolution","dilated","window","attention"];var[Gt,st,Kt,Ut]=[8,16384,4096,15],N={"AMD EPYC 7763":{peak:502e10,bandwidth:2048e8,bytes:4,source:"NERSC, Perlmutter architecture (2021): 64 cores, 2.51 TFlops in float64 by AVX2, twice that in float32; 204.8 GB/s"},"NVIDIA T4":{peak:65e12,bandwidth:32e10,bytes:2,source:"NVIDIA, T4 product page (2018): 65 FP16 TFLOPS, 320+ GB/s"},"NVIDIA A100":{peak:312e12,bandwidth:2039e9,bytes:2,source:"NVIDIA, A100 datasheet (June 2021), 80 GB SXM: FP16 and BF16 tensor core 312 TFLOPS, 2,039 GB/s"},"NVIDIA H200":{peak:9895e11,bandwidth:48e11,bytes:2,source:"NVIDIA, H200 datasheet (November 2023), SXM: FP16 and BF16 tensor core 1,979 TFLOPS with sparsity, so half without; 4.8 TB/s"}};function R(t,e,n){if(t==="recurrence")return e;if(t==="attention")return 1;if(t!=="dilated")return Math.max(1,Math.ceil((e-1)/n));let o=1;for(;(n+1)**o<e;)o+=1;return o}function on(t,e){let n=Math.min(e,t-1);return t*(2*n+1)-n*(n+1)}function rn(t,{n:e,d:n,k:o,fused:r}){let a=(o-1)/2,s=R(t,e,a);if(t==="recurrence")return{work:2*e*n*n,steps:e,path:s,moved:(e+1)*n*n+5*e*n};if(t==="convolution"||t==="dilated")return{work:o*e*n*n,steps:1,path:s,moved:2*e*n+o*n*n};let c=t==="window"?on(e,a):e*e;return{work:2*c*n,steps:1,path:s,moved:4*e*n+(r?0:4*c)}}function Jt({work:t,moved:e},{peak:n,bandwidth:o,bytes:r}){let a=2*t/(e*r),s=Math.min(n,o*a);return{intensity:a,attainable:s,seconds:2*t/s}}var j=(t,e,n)=>t==="dilated"?(e+1)**n:1;function an(t,e,n,o){let r=n-e,a=R(t,r+1,o),s=[[0,e]];for(let c=1,i=r;c<=a;c++){let l=s[c-1][1];if(t==="recurrence")s.push([c,e+c-1]);else if(t==="attention")s.push([1,n]);else{let d=j(t,o,c-1),p=t==="dilated"?Math.floor(r/d)%(o+1)*d:Math.ceil(i/(a-c+1));i-=p,s.push([c,l+p])}}return s}function Xt(t,e,n,o,r){if(o===0)return[e,e];if(t==="recurrence")return[e,Math.min(r-1,e+o-1)];let a=t==="attention"?r:t==="dilated"?(n+1)**o-1:n*o;return[Math.max(0,e-a),Math.min(r-1,e+a)]}function W({n:t,d:e,k:n,wiring:o,source:r,target:a,fused:s,device:c}){let i=Math.min(t,64),l=(n-1)/2,d=[r,a].map(h=>Math.min(h,i-1)).sort((h,y)=>h-y),p=N[c],f=Ht.map(h=>{let y=rn(h,{n:t,d:e,k:n,fused:s});return{name:h,...y,...Jt(y,p),way:an(h,d[0],d[1],l)}}),u=Ht.indexOf(o);return{n:t,d:e,k:n,side:l,drawn:i,wiring:o,at:u,fused:s,device:c,machine:p,layers:f,source:d[0],target:d[1],levels:R(o,i,l)}}function Yt(t){let{layers:e,machine:{peak:n,bandwidth:o,bytes:r}}=W(t);return{costs:e.map(({work:a,moved:s})=>[a,s].map(Math.log)),roof:[n,o,r].map(Math.log)}}function Zt(t,{costs:e,roof:n}){let[o,r,a]=n.map(Math.exp),s={...t.machine,peak:o,bandwidth:r,bytes:a},c=t.layers.map((i,l)=>{let[d,p]=e[l].map(Math.exp);return{...i,work:d,moved:p,...Jt({...i,work:d,moved:p},s)}});return{...t,machine:s,layers:c}}function Qt(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var q=10,U=4,sn=.78,J=Array.from({length:q},(t,e)=>e),te=2/3,ee=t=>t===1?1:t===0?.7:[.2,.3,.45][(t%3+3)%3],ne=t=>4*Qt(t+300),oe=(t,e,n)=>j(t,e,R(t,n,e)>1?1:0);function cn(t,e,n,o){return t==="recurrence"?n<=0:t==="attention"?!0:n%o===0&&Math.abs(n)<=e*o}function ln(t,e,n){return J.map(o=>{let r=J.map(s=>cn(t,e,s-o,n));if(t==="window"||t==="attention"){let s=Tt(J.map(c=>ne(q*o+c)),1,r);return s.map(c=>c/Math.max(...s))}let a=s=>t==="recurrence"?sn**-s:ee(s/n);return J.map(s=>r[s]?a(s-o):0)})}var ct=t=>Array.from({length:2*t+1},(e,n)=>n-t).filter(e=>ee(e)>=te);function re(t,e,n){let o=[];for(let a=e;a<=n;a++)o.push(ne(64*t+a));let r=Math.max(...o)+Math.log(te);return o.flatMap((a,s)=>a>=r?[e+s]:[])}var X=new Map;function ae(t,e,n,o){let r=[t,e,n,o.stride,o.x,o.y,o.cell].join(" ");X.size>30&&X.clear();let a=X.get(r)??pn(t,e,n,o);return X.set(r,a),a}function pn(t,e,n,{x:o,y:r,cell:a,stride:s}){let c=ln(e,n,s),i=Array.from({length:U},()=>"");c.forEach((d,p)=>d.forEach((f,u)=>{if(f===0)return;let h=Math.min(U,Math.floor(U*f)+1),[y,g]=[k(o+u*a),k(r+p*a)];i[h-1]+=`M${y} ${g}h${a}v${a}h-${a}z`}));let l=q*a;return[m.rect(t,"rule",[o-.5,r-.5,l+1,l+1]),...i.map((d,p)=>m.path(`${t} level ${p+1}`,"weight solid",d,{"fill-opacity":(p+1)/U}))]}var dn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),fn=1.12,B=new Map;function un(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(dn[r.charCodeAt(0)-32]??556),0);return fn*n/1e3}function L(t,e){return B.size>5e3&&B.clear(),B.has(t)||B.set(t,un(t)),e*B.get(t)}var z={recurrence:"recurrence",convolution:"convolution",dilated:"dilated",window:"window",attention:"attention"},_={...z,recurrence:"recur.",convolution:"convol."},hn={recurrence:"Recurrence",convolution:"Convolution",dilated:"Dilated convolution",window:"Attention in a window",attention:"Full attention"},mn=[[1e15,"P"],[1e12,"T"],[1e9,"G"],[1e6,"M"],[1e3,"k"]];function D(t){for(let[e,n]of mn){if(t<e*.9995)continue;let o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}return String(Math.round(t))}function se(t){let[e,n]=t<1e-6?[1e-9,"ns"]:t<.001?[1e-6,"\xB5s"]:t<1?[.001,"ms"]:[1,"s"],o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}var gn=1.07,lt=(t,e)=>t.find(n=>gn*L(n,13)<=e)??t[t.length-1],xn=t=>t<9.95?t.toFixed(1):Math.round(t).toLocaleString("en"),I=(t,e)=>`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`,ie=t=>t==="recurrence"?"step":"layer";function ce({layers:t,at:e,wiring:n},o){let r=t[e].way.length-1;return o>=r?I(r,ie(n)):`${Math.floor(o)} of ${I(r,ie(n))}`}function le({wiring:t,n:e,drawn:n,levels:o,k:r},a){let s=`first ${n} of ${e.toLocaleString("en")}`,c=e>n?[`the ${s} tokens`,s,s]:Array(3).fill(I(e,"token")),i=I(o,"layer"),l={recurrence:["each step waits for the one before","each step waits for the one before","step by step"],convolution:[`${i} of ${r} offsets, fixed weights`,`${i} of ${r} fixed weights`,i],dilated:[`${i} of ${r} offsets${o>1?", ever wider":""}`,`${i} of ${r} offsets`,i],window:[`${i}, ${r} keys each, weighed by content`,`${i}, ${r} keys by content`,i],attention:["1 layer, all keys, weighed by content","1 layer, all keys by content","1 layer"]}[t],d=c.map((p,f)=>`${p}; ${l[f]}`);return[hn[t],lt(d,a)]}function bn({layers:t,at:e,wiring:n,source:o,target:r,side:a}){let s=o===r;if(s&&n==="recurrence")return`Token ${o+1} reaches itself in its own step.`;let c=`From token ${o+1} to ${s?"itself":`token ${r+1}`}`,i=t[e].way.length-1,l={recurrence:`a recurrence takes ${I(i,"step")}, one after another`,convolution:`a convolution of fixed weights, ${a} each side, takes ${I(i,"layer")}`,dilated:`a convolution whose reach grows ${a+1}-fold takes ${I(i,"layer")}`,window:`attention by content, ${a} each side, takes ${I(i,"layer")}`,attention:"attention takes 1 layer, at any distance"}[n];return`${c}, ${l}.`}var pt=t=>`${t>=1?100:t>=.0995?Math.min(99,Math.round(100*t)):t>=95e-5?(100*t).toFixed(1):"<0.1"}%`,Y=t=>t.split(" ").slice(1).join(" ");function wn({layers:t,at:e,device:n,machine:o}){let{intensity:r,attainable:a,seconds:s}=t[e],c=`At ${xn(r)} operations per byte`;if(a<o.peak){let i=pt(a/o.peak);return`${c} the ${Y(n)}\u2019s memory holds it to ${i} of the peak; it takes at least ${se(s)}.`}return`${c} the ${Y(n)}\u2019s arithmetic sets the limit: at least ${se(s)}.`}function yn({layers:t,at:e}){let{work:n,moved:o}=t[e];return`A layer takes ${D(n)} multiply-adds and moves ${D(o)} numbers.`}var pe=t=>`${bn(t)} ${yn(t)} ${wn(t)}`;var vn=700;function fe(t){let e=t<vn,[n,o]=[e?0:126,e?3:8],r=(t-n-4*o)/5;return{width:t,narrow:e,left:n,gap:o,wide:r,rows:e?{weights:43,way:88,steps:153,work:198,moved:267,end:316}:{weights:22,way:28,steps:104,work:128,moved:128,end:186},most:e?26:38,pad:e?4:10,cell:e?2.5:4,rise:e?26:64,step:.4,x:s=>n+s*(r+o)}}function kn({x:t,wide:e,pad:n,rows:o,narrow:r,rise:a,step:s},{layers:c},i,l){let{way:d}=c[i],p=Math.min(l,d.length-1),f=o.way+a,u=A=>t(i)+n+(e-2*n)*(A+.5)/64,h=p-Math.floor(p),[y,g]=[d[Math.floor(p)],d[Math.min(Math.floor(p)+1,d.length-1)]],x=d.slice(0,Math.floor(p)+1).map(([A,M])=>[M,A]);h&&x.push([y[1]+(g[1]-y[1])*h,p]);let v=x.map(([A,M])=>`${k(u(A))} ${k(f-M*s)}`),b=d.length-1,$=r?String(b):`${b} ${i===0?"step":"layer"}${b===1?"":"s"}`;return[m.line(`floor ${i}`,"ruler",[t(i)+n,f,t(i)+e-n,f]),m.path(`way ${i}`,"weight line thumb",`M${v.join("L")}`),m.text(`way number ${i}`,"ink small start",[t(i)+n,o.way+(r?40:46)],$)]}function $n({x:t,wide:e,pad:n,rows:o,narrow:r},{layers:a,n:s},c){let{steps:i}=a[c],l=r?D(i):`${i.toLocaleString("en")} in a row`,d=e-2*n;return[m.rect(`steps track ${c}`,"track",[t(c)+n,o.steps,d,4]),m.rect(`steps ${c}`,"ink solid",[t(c)+n,o.steps,d*i/s,4]),m.text(`steps number ${c}`,"ink small start",[t(c)+n,o.steps+18],l)]}function de({x:t,wide:e,pad:n,rows:o,most:r,narrow:a},{layers:s},c,i){let l=Math.max(...s.map(h=>h[i])),d=s[c][i],p=r*Math.sqrt(d/l),f=t(c)+n+(!a&&i==="moved"?(e-2*n)/2+4:0),u=o[i]+r;return[m.rect(`${i} ${c}`,`${i==="work"?"ink solid":"ink hollow"}`,[f,u-p,p,p]),m.text(`${i} number ${c}`,"ink small start",[f,u+15],D(d))]}function Mn({rows:t,narrow:e,most:n},{source:o,target:r}){let a=`${o+1} to ${r+1}`;if(e){let c={weights:"weights of one layer: a row for each token",way:`the message\u2019s way, from ${a}`,steps:"steps one after another",work:"multiply-adds of a layer",moved:"numbers moved by a layer"};return Object.entries(c).map(([i,l])=>m(`label ${i}`,"text","soft small start",{x:0,y:t[i]-8},l))}let s={weights:["weights: a row",t.weights+13],"weights rows":["for each token",t.weights+29],way:["the message\u2019s way",t.way+46],"way ends":[`from ${a}`,t.way+62],steps:["one after another",t.steps+8],work:["\u25A0 multiply-adds",t.work+n-18],moved:["\u25A1 numbers moved",t.work+n],areas:["as areas",t.work+n+16]};return Object.entries(s).map(([c,[i,l]])=>m.text(`label ${c}`,"soft small start",[0,Number(l)],String(i)))}function dt(t,{width:e,sent:n=1/0}){let o=fe(e),{x:r,wide:a,pad:s,rows:c,narrow:i}=o,l=t.layers.flatMap(({name:d},p)=>{let f=p===t.at,u=i?f?"chosen wash":"bare box":f?"chosen box":"ruler box";return[m.rect(`box ${p}`,u,[r(p)+.5,.5,a-1,c.end-1],{rx:6}),m.text(`name ${p}`,`ink start ${f?"strong ":""}${i?"tiny":"small"}`,[r(p)+s,17],a>90?z[d]:a<58?_[d].replace("ention","ent."):_[d]),...ae(`weights ${p}`,d,t.side,{x:i?r(p)+s:r(p)+a-s-q*o.cell,y:c.weights,cell:o.cell,stride:oe(d,t.side,t.drawn)}),...kn(o,t,p,n),...$n(o,t,p),...de(o,t,p,"work"),...de(o,t,p,"moved")]});return{width:e,height:c.end,marks:[...l,...Mn(o,t)]}}function ft(t,{width:e}){let{x:n,wide:o,rows:r}=fe(e);return t.layers.map(({name:a,way:s,work:c},i)=>({id:a,x:n(i),y:0,width:o,height:r.end,label:`${z[a]}: ${s.length-1} from ${t.source+1} to ${t.target+1}, ${D(c)} multiply-adds`,aria:{pressed:i===t.at}}))}var ue=`text.small { font-size: 13px; }
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
`;var[xe,ut]=[12,4],[C,he,me]=[12,18,8],An=150,Z=5,En=[0,8],T={name:3e3,room:5e3,point:900,own:300,line:25,above:20,left:8};function Q([t,e,n,o],{left:r,right:a,top:s,bottom:c}){let[i,l]=[0,1];for(let[d,p,f,u]of[[t,n-t,r,a],[e,o-e,s,c]]){if(p===0){if(d<=f||d>=u)return!1;continue}let[h,y]=[(f-d)/p,(u-d)/p];[i,l]=[Math.max(i,Math.min(h,y)),Math.min(l,Math.max(h,y))]}return i<l}var be=(t,e)=>t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom;function On(t,e){let n=[];for(let o of t)n.push(Math.max(o,n.length?n[n.length-1]+16:-1e9));for(let o=n.length-1,r=e;o>=0;o--,r-=16)n[o]=Math.min(n[o],r);return n}function we(t,e){let[n,o,r,a]=t.find(([,,s])=>e<=s)??t[t.length-1];return o+(a-o)*(e-n)/(r-n)}function Nn({x:t,y:e,width:n},{side:o},r,a){let s=o>0?Math.min(t+C,a.right-n-2):Math.max(t-C,a.left+n+2),[c,i]=o>0?[s-2,s+n+2]:[s-n-2,s+2],l={left:c,right:i,top:r-xe,bottom:r+ut},p=c<t&&t<i?[t,r>e?l.top:l.bottom]:[s-2*o,r-4];return{x:s,y:r,side:o,plate:l,leader:[t,e,p[0],p[1]]}}function In({plate:t,y:e},n,{side:o,down:r},a,{room:s,lines:c,own:i}){let l=Math.abs(e-4-n.y)+(r>0?0:T.above)+(o>0?0:T.left);(t.top<s.top||t.bottom>s.bottom)&&(l+=T.room);for(let d of c)Q(d,t)&&(l+=T.line);for(let d of i)Q(d,t)&&(l+=T.own);for(let{x:d,y:p}of a){let f={left:d-Z,right:d+Z,top:p-Z,bottom:p+Z};be(t,f)&&(l+=T.point)}return l}function Tn(t){let e=0;return t.forEach((n,o)=>t.slice(o+1).forEach(r=>{be(n.plate,r.plate)&&(e+=1),Q(n.leader,r.plate)&&(e+=1),Q(r.leader,n.plate)&&(e+=1)})),e}var ye={side:1,down:1},ve={side:1,down:-1},ge=[ye,{side:-1,down:1},ve,{side:-1,down:-1}];function jn({x:t,width:e},{left:n,right:o}){let r=ge.filter(({side:a})=>a>0?t+C+e+2<=o:t-C-e-2>=n);return r.length?r:ge}function Ln(t){let e=Array.from({length:t},(o,r)=>r).slice(2),n=(o,r)=>Array.from({length:o.length+1},(a,s)=>o.toSpliced(s,0,r));return n(e,1).flatMap(o=>n(o,0))}function Dn(t,e,n){let o=t.map(({x:s,y:c,width:i},l)=>Math.min(c,e[l].side>0?we(n,s+C+i+2)+me-ut-2:c)-me),r=t.map((s,c)=>c).filter(s=>e[s].down<0).sort((s,c)=>e[c].side-e[s].side||e[s].side*(s-c)),a=1/0;for(let s of r)a=o[s]=Math.min(o[s],a-16);return o}function ke(t,e){let{room:n,own:o}=e,[r,a]=t.slice(0,2).map(d=>jn(d,n)),s=[],c=1/0,i=(d,p,f)=>{let u=p.map(v=>{let{x:b,y:S,width:$}=t[v],A=d[v].side>0?S:we(o,b-C-$-2)+xe+2-he;return Math.max(S,A)+he+f}),h=On(u,n.bottom-ut),y=Dn(t,d,o),g=0,x=t.map((v,b)=>{let S=d[b].down>0?h[p.indexOf(b)]:y[b],$=Nn(v,d[b],S,n);return g+=g<c?In($,v,d[b],t,e):0,$});g<c&&(g+=T.name*Tn(x)),g<c&&([c,s]=[g,x])},l=d=>{for(let p of r)for(let f of a){if(c<An)return;let u=t.map((y,g)=>[p,f][g]??(g===d?ve:ye)),h=new Set;for(let y of Ln(t.length)){let g=y.filter(x=>u[x].down>0);if(!h.has(String(g))){h.add(String(g));for(let x of En)i(u,g,x)}}}};l(-1);for(let d=2;d<t.length&&c>=T.own;d++)l(d);return s}var mt=[.4,2e4],zn=["a point is a layer, with its share of the peak","a layer, with its share of the peak","share of the peak"],Se=[3e10,6e15];function Cn({width:t,height:e}){let n={left:40,right:t-44,top:44,bottom:e-36},o=(r,[a,s])=>Math.log(r/a)/Math.log(s/a);return{width:t,height:e,...n,x:r=>n.left+(n.right-n.left)*o(r,mt),y:r=>n.bottom-(n.bottom-n.top)*o(r,Se)}}function Fn({left:t,right:e,top:n,bottom:o,x:r,y:a,width:s}){let c=[1,10,100,1e3,1e4],i=[1e11,1e12,1e13,1e14,1e15];return[m.text("roof title","ink strong start",[0,14],s<380?"Operations per second, at most":"The roofline: operations per second, at most"),m.text("roof note","soft small start",[0,32],lt(zn,s)),...c.flatMap(l=>[m.line(`grid x ${l}`,"rule",[r(l),n,r(l),o]),m.text(`tick x ${l}`,"soft small",[r(l),o+16],l<1e3?String(l):`${l/1e3} k`)]),...i.flatMap(l=>[m.line(`grid y ${l}`,"rule",[t,a(l),e,a(l)]),m.text(`tick y ${l}`,"soft small end",[t-4,a(l)+4],l<1e12?"0.1 T":l<1e15?`${l/1e12} T`:"1 P")]),m.text("axis x","soft small",[(t+e)/2,o+33],"operations per byte moved")]}function Ae({x:t,y:e},{peak:n,bandwidth:o}){let r=n/o,a=Math.max(mt[0],Se[0]/o);return[[a,a*o],[r,n],[mt[1],n]].map(([c,i])=>[t(c),e(i)])}var $e=(t,e)=>`M${Ae(t,e).map(([n,o])=>`${k(n)} ${k(o)}`).join("L")}`;function Me(t,e){let[[n,o],[r,a],[s,c]]=Ae(t,e);return[[n,o,r,a],[r,a,s,c]]}var Pn=15;function Rn({y:t}){let e=Object.entries(N).sort(([,r],[,a])=>a.peak-r.peak),n=e.map(([,{peak:r}])=>t(r)),o=[...n];for(let r=0;r<40;r++)for(let a=1;a<o.length;a++){let s=Math.max(0,Pn-o[a]+o[a-1])/2;o[a-1]-=s,o[a]+=s}return Object.fromEntries(e.map(([r],a)=>[r,o[a]-n[a]]))}function Wn(t,{device:e,machine:n}){let o=Object.entries(N).filter(([i])=>i!==e),r=i=>i.split(" ")[1],a=Rn(t),s=(i,l,d)=>m.text(`roof name ${i}`,`${d} small start`,[t.right+5,t.y(l)+4.5+a[i]],r(i)),c=n.peak/n.bandwidth;return[...o.flatMap(([i,l])=>[m.path(`roof ${i}`,"soft line roof",$e(t,l)),s(i,l.peak,"soft")]),m.line("ridge","ruler guide",[t.x(c),t.y(n.peak),t.x(c),t.bottom]),m.path("roof here","ink line roof here",$e(t,n)),s(e,n.peak,"ink strong")]}var ht={key:"",placed:[]};function qn(t,e){let n=JSON.stringify([t.map(({x:o,y:r,width:a})=>[o,r,a]),e]);return ht.key!==n&&(ht={key:n,placed:ke(t,e)}),ht.placed}function Bn(t,e){let{layers:n,at:o,machine:r}=e,a=n.map(({name:g,intensity:x,attainable:v},b)=>({i:b,name:g,here:b===o,share:pt(v/r.peak),x:t.x(x),y:t.y(v)})),s=t.width<320?11.5:13,i=a.filter(({name:g})=>g!=="dilated").map(g=>{let[x,v]=[g.name==="convolution",e.wiring==="dilated"],$=`${t.width<380?_[g.name]:x?"convolutions":z[g.name]} ${g.share}`,A=g.here||x&&v;return{...g,text:$,here:A,width:L($,A?s+1:s)}}).sort((g,x)=>x.x-g.x||x.i-g.i),l={left:t.left+1,right:t.right,top:t.top-5,bottom:t.bottom+2},p=Object.entries(N).filter(([g])=>g!==e.device).flatMap(([,g])=>Me(t,g)),f=qn(i,{room:l,lines:p,own:Me(t,r)}),u=f.map(({leader:[g,x,v,b]},S)=>m.line(`point line ${i[S].i}`,"ruler",[g,x,v,b])),h=f.flatMap(({x:g,y:x,side:v,plate:b},S)=>{let{i:$,text:A,here:M}=i[S],P=s<13?"tiny":"small",Be=`${M?"weight strong":"ink"} ${P} ${v>0?"start":"end"}`;return[m(`point plate ${$}`,"rect","paper",{x:b.left,y:b.top,width:b.right-b.left,height:b.bottom-b.top}),m.text(`point name ${$}`,Be,[g,x],A)]}),y=[...a].sort((g,x)=>Number(g.here)-Number(x.here)).map(({i:g,x,y:v,here:b})=>m.circle(`point ${g}`,`${b?"weight":"ink"} solid point`,[x,v,b?6:4]));return[...u,...h,...y]}function gt(t,{width:e,height:n}){let o=Cn({width:e,height:n});return{width:e,height:n,marks:[...Fn(o),...Wn(o,t),...Bn(o,t)]}}var Oe=28,_n=24,[F,Vn]=[44,10],[Hn,Gn,xt]=[46,44,10],Ne=3.6;function wt({drawn:t,wiring:e,levels:n},{width:o,height:r}){let[a,s]=[r-Gn,(o-2*xt)/t],c=a-Hn,i=e==="recurrence"?c/n:Math.min(c/n,c*.6);return{width:o,height:r,bottom:a,cell:s,floor:i,stairs:e==="recurrence",x:l=>xt+(l+.5)*s,y:([l,d])=>a-i*(e==="recurrence"&&l>0?d+1:l)}}function yt(t,e,n){let{cell:o}=wt(t,e);return E(Math.floor((n-xt)/o),0,t.drawn-1)}var V=({x:t,y:e},n,o)=>`M${k(t(n[1]))} ${k(e(n))}L${k(t(o[1]))} ${k(e(o))}`;function Ie(t,{drawn:e,levels:n},o){let r="",a=(s,c)=>{let i=o>0?e-1-c:c,l=Math.min(n-s,o===0?n:Math.floor(i/Math.abs(o)));l>0&&(r+=V(t,[s,c],[s+l,c+l*o]))};for(let s=0;s<e;s++)a(0,s);for(let s=1;s<n;s++)for(let c=0;c<Math.min(Math.abs(o),e);c++)a(s,o>0?c:e-1-c);return r}function Kn(t,{wiring:e,drawn:n,levels:o,side:r}){let a=Array.from({length:n},(i,l)=>l),s=(i,l,d=1)=>a.map(p=>{let f="";for(let u=-l;u<=l;u++){let h=p+u*d;h>=0&&h<n&&(f+=V(t,[i,p],[i+1,h]))}return f}).join("");return e==="recurrence"?a.map(i=>V(t,[0,i],[1,i])+(i?V(t,[1,i-1],[1,i]):"")).join(""):e==="attention"?s(0,n):e==="dilated"?Array.from({length:o},(i,l)=>s(l,r,j(e,r,l))).join(""):Array.from({length:2*r+1},(i,l)=>l-r).map(i=>Ie(t,{drawn:n,levels:o},i)).join("")}function Un(t,{wiring:e,drawn:n,levels:o,side:r}){if(e==="recurrence")return"";if(e==="convolution")return ct(r).map(c=>Ie(t,{drawn:n,levels:o},-c)).join("");let a=e==="attention"?n:r,s="";for(let c=0;c<o;c++){let i=j(e,r,c);for(let l=0;l<n;l++){let d=e==="dilated"?ct(r).map(p=>l+p*i).filter(p=>p>=0&&p<n):re(c*n+l,Math.max(0,l-a),Math.min(n-1,l+a));for(let p of d)s+=V(t,[c,p],[c+1,l])}}return s}function Jn({wiring:t,drawn:e,levels:n,side:o}){if(t==="recurrence")return 2*e-1;let r=s=>{let c=0;for(let i=-o;i<=o;i++)c+=Math.max(0,e-Math.abs(i)*s);return c};if(t==="attention")return e**2;let a=0;for(let s=0;s<n;s++)a+=r(j(t,o,s));return a}var tt=new Map;function Xn(t,e){let{wiring:n,drawn:o,side:r}=e,a=`${n} ${o} ${r} ${t.width} ${t.height}`,s=tt.get(a)??[Kn(t,e),Un(t,e)];return tt.size>8&&tt.clear(),tt.set(a,s),s}var Te=({cell:t,floor:e,stairs:n})=>E(Math.min(t,n?t:e)*.42,1.4,7);function bt(t,e,n,o,[r,a]){let{x:s,y:c,cell:i}=t,[l,d]=[s(r),s(a)].map(k);return m.path(e,`${n} dots`,`M${l} ${k(c([o,r]))}H${k(d+.2)}`,{"stroke-width":Te(t),"stroke-dasharray":`0 ${i}`})}function je(t,e,n,[o,r]){let{x:a,y:s}=t,c="";for(let i=o;i<=r;i++)c+=`M${k(a(i))} ${k(s([1,i]))}h0`;return m.path(e,`${n} dots`,c,{"stroke-width":Te(t)})}function Yn(t,{wiring:e,drawn:n,levels:o}){let r=[0,n-1],a=bt(t,"nodes 0","soft",0,r);if(e==="recurrence")return[a,je(t,"nodes 1","soft",r)];let s=t.floor<Ne?[o]:Array.from({length:o},(c,i)=>i+1);return[a,...s.map(c=>bt(t,`nodes ${c}`,"soft",c,r))]}function Zn(t,{wiring:e,drawn:n,source:o,side:r},a){let s=l=>Xt(e,o,r,l,n);if(e==="recurrence")return a>0?[je(t,"heard 1","weight",s(a))]:[];let c=Array.from({length:a},(l,d)=>d+1);return(t.floor<Ne?c.slice(-1):c).map(l=>bt(t,`heard ${l}`,"weight",l,s(l)))}function Ee({x:t,y:e},n,o){let r=Math.min(Math.floor(o),n.length-1),[a,s,c]=[n[r],n[Math.min(r+1,n.length-1)],o-r],i=(l,d)=>l+(d-l)*c;return[i(t(a[1]),t(s[1])),i(e(a),e(s))]}var Le=t=>`M${t.map(([e,n])=>`${k(e)} ${k(n)}`).join("L")}`;function Qn(t,{layers:e,at:n},o){let{way:r}=e[n],a=Math.min(o,r.length-1),s=Ee(t,r,a),c=r.slice(0,Math.floor(a)+1).map(p=>[t.x(p[1]),t.y(p)]),i=a===r.length-1,[l,d]=Ee(t,r,r.length-1);return[m.line("guide","ruler guide",[l,d,l,t.bottom]),m.path("way","weight line way",Le([...c,s])),...i?[]:[m.circle("pulse","weight solid",[s[0],s[1],5])],m.path("goal",`output ${i?"solid":"open"} goal`,De([l,d-3]))]}var De=([t,e],n=8)=>`${Le([[t,e-n],[t+n,e+n*.75],[t-n,e+n*.75]])}Z`;function ze({x:t,width:e},{source:n,target:o}){let[r,a]=[t(n),t(o)],s=F-Vn;return a-r<F?E((r+a)/2,s,e-s):null}function Ce(t,e,n){let[o,r]=[t.x(e.source),t.x(e.target)],a=ze(t,e);return a===null?[o,r]:[Math.min(o,a-n/2),Math.max(r,a+n/2)]}function to(t,e){let{source:n,target:o}=e,[[r,a],[s,c]]=[_n,Oe].map(d=>Ce(t,e,d)),{bottom:i}=t,l=i+40;return[m.rect("from","value solid",[r-6,i+10,12,12],{rx:2}),m.path("to","output solid",De([a,i+17],7.5)),m.text("from name","value strong small",[s,l],String(n+1)),m.text("to name","output strong small",[c,l],String(o+1))]}function eo(t,e){let{x:n,bottom:o}=t,{n:r,drawn:a}=e,s=Ce(t,e,Oe),c=p=>p===a-1&&r>a?`${p+1} \u2026`:String(p+1),i=p=>{let f=L(c(p),13)/2;return p===0?n(0)-4+f:p===a-1?n(p)+4-f:n(p)},l=p=>s.every(f=>Math.abs(f-i(p))>17+L(c(p),13)/2);return[...new Set([0,...[1,2,3,4].map(p=>Math.round(a*p/4)-1)])].filter(l).map(p=>m.text(`token ${p}`,`soft small${p===0?" start":p===a-1?" end":""}`,[n(p)+(p===0?-4:p===a-1?4:0),o+40],c(p)))}function vt(t,{width:e,height:n,sent:o=1/0}){let r=wt(t,{width:e,height:n}),{way:a}=t.layers[t.at],s=Math.min(o,a.length-1),[c,i]=Xn(r,t),[l,d]=le(t,e),p=[m.text("title","ink strong start",[0,14],l),m.text("told","weight strong end",[e,14],ce(t,s)),m.text("note","soft small start",[0,32],d),m.path("wires","wires",c,{"stroke-opacity":Math.round(100*E(260/Jn(t)+.09,0,.8))/100}),m.path("strong wires","wires strong",i),...Yn(r,t),...Zn(r,t,Math.floor(s)),...Qn(r,t,o),...eo(r,t),...to(r,t)];return{width:e,height:n,marks:p}}function kt(t,e){let n=wt(t,e),{x:o,bottom:r}=n,{source:a,target:s,drawn:c}=t,i=(f,u,h)=>({id:f,x:h,y:r-2,width:F,height:46,label:f==="source"?"message from token":"message to token",slider:!0,kind:"across",aria:{valuemin:f==="source"?1:a+1,valuemax:f==="source"?s+1:c,valuenow:u+1,valuetext:`token ${u+1}`}}),l=ze(n,t),[d,p]=l===null?[o(a)-F/2,o(s)-F/2]:[l-F,l];return[i("source",a,d),i("target",s,p)]}var Fe=`.attn-mixing { --apart: 8px; }
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
`;var oo=35,[Pe,$t,ro]=[24,.57,960],ao=660,Mt=t=>W(t.read()),St=()=>Et("svg",{class:"scene","aria-hidden":"true"});function Re(t){if(t<ao){let s=c=>({width:t,height:c,zoom:1});return{net:s(176),table:s(0),roof:s(190)}}let e=Math.min(t,ro),[n,o]=[e-Pe,t-Pe],r=Math.round(n*$t),a=E(Math.round(e*.26),230,250);return{net:{width:r,height:a,zoom:o*$t/r},table:{width:e,height:0,zoom:t/e},roof:{width:n-r,height:a,zoom:o*(1-$t)/(n-r)}}}var qe=(t,e)=>t.map(({x:n,y:o,width:r,height:a,...s})=>({...s,x:n*e,y:o*e,width:r*e,height:a*e}));function so(t,e){let n=St(),o=(c,i)=>{let{source:l,target:d,drawn:p}=Mt(t),f=c==="source"?{source:E(i,0,d),target:d}:{source:l,target:E(i,l,p-1)};(f.source!==l||f.target!==d)&&t.change(f)},r=rt((c,i)=>{let l=()=>Mt(t)[i().id];Pt(c,()=>u=>{let h=e().net;o(i().id,yt(Mt(t),h,Ft(n,u)[0]/h.zoom))});let d=u=>()=>l()+u,p={ArrowRight:d(1),ArrowUp:d(1),ArrowLeft:d(-1),ArrowDown:d(-1)},f={PageUp:d(8),PageDown:d(-8),Home:()=>0,End:()=>st};Vt(c,{...p,...f},u=>o(i().id,u))});return{root:w("div",{class:"attn-stage mixing-net"},n,r.root),paint:(c,i)=>G(n,vt(c,{...e().net,sent:i})),place:c=>r.set(qe(kt(c,e().net),e().net.zoom))}}function io(t,e){let n=St(),o=rt((s,c)=>s.addEventListener("click",()=>t.change({wiring:c().id})));return{root:w("div",{class:"attn-stage mixing-table"},n,o.root),paint:(s,c)=>G(n,dt(s,{...e().table,sent:c})),place:s=>o.set(qe(ft(s,e().table),e().table.zoom))}}var We=(t,e)=>{let n=document.createDocumentFragment();return n.append(t," ",w("i",{},e)),n};function co(t,e){let n=(h,y,g)=>at({label:We(h,y),min:Math.log2(Gt),max:Math.log2(g),step:.5,text:x=>x.toLocaleString("en"),read:x=>Math.round(2**x),write:x=>Math.round(2*Math.log2(x))/2,onInput:x=>t.change({[y]:x})}),[o,r]=[n("tokens","n",st),n("size","d",Kt)],a=at({label:We("kernel","k"),min:3,max:Ut,step:2,text:String,onInput:h=>t.change({k:h})}),s=K("Scores on the chip",()=>t.change({fused:!t.read().fused},{glide:!0})),c=Object.fromEntries(Object.keys(N).map(h=>[h,Y(h)])),i=Bt("Device",c,h=>t.change({device:h},{glide:!0})),l=[K("Send",e).root,K("Reset",t.reset).root];l.forEach(h=>h.removeAttribute("aria-pressed"));let[d,p]=l;return{root:w("div",{class:"mixing-controls"},w("div",{class:"attn-row"},d,s.root,i.root,p),o.root,r.root,a.root),tell:h=>{o.set(h.n),r.set(h.d),a.set(h.k),s.set(h.fused),i.set(h.device)}}}function lo(){let n=[["Assumed",`One layer, one sequence, one head, no projections. Every operation reads what it needs from memory and
    writes what it makes; a recurrence reads its matrix anew at each step. A multiplication with its addition is two
    operations. Waiting, launches and caches are left out: these are bounds, no forecasts.`.replace(/\s+/g," ")],["Drawn",`The darker wires, like the darker cells of the small squares, are an example: those with at least two thirds
    of the largest weight of their token. A convolution\u2019s are the same for every token, attention\u2019s are not.`.replace(/\s+/g," ")],...Object.entries(N).map(([o,{source:r,bytes:a}])=>[o,`${r}. Numbers of ${a} bytes.`])];return w("details",{},w("summary",{},"What is assumed, and the devices\u2019 sources"),w("ul",{},...n.map(([o,r])=>w("li",{},`${o}
${r}`))))}function po(){let t=1/0;return{start:()=>void(t=ot()?1/0:0),next:(e,{layers:n})=>(t+=e/oo,n.every(({way:o})=>t>=o.length-1)&&(t=1/0),t)}}function fo(t,e){let[n,o,r]=[900,Re(900),t],a=po(),[s,c,i]=[so(e,()=>o),io(e,()=>o),_t()],l=St(),d=co(e,()=>{a.start(),e.change({},{glide:!0})}),p=w("p",{class:"attn-hint"},"Send the message",w("span",{class:"mixing-wide"},", drag its ends"),"; then press another layer."),f=u=>[s.place(u),c.place(u)];return{parts:[p,w("div",{class:"mixing-board"},s.root,c.root,w("div",{},l)),d.root,i.root,lo()],tell:u=>{let h=W(u);u.wiring!==r.wiring&&a.start(),r=u,d.tell(u),f(h),i.set(pe(h))},glides:Yt,paint:(u,h,y)=>{let g=W(r);y!==n&&([n,o]=[y,Re(y)],f(g));let x=a.next(h,g),v=Zt(g,u);return s.paint(g,x),c.paint(v,x),G(l,gt(v,o.roof)),x<1/0},stop:i.stop}}var Ar=zt({name:"mixing",label:"Live figure: five ways to wire tokens, what they cost, and how fast they can be",style:ue+Fe,controls:["n","d","k","wiring","source","target","fused","device"],build:fo});export{N as DEVICES,ft as choices,dt as compare,W as compute,Ar as default,pe as describe,kt as grips,vt as net,gt as roof,Re as sizes,yt as tokenAt};
