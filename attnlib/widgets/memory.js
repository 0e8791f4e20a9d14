// Joined by `make figures` from src/memory and src/kit: change those, not this.
var Qt=Object.defineProperty;var Yt=(t,e)=>{for(var a in e)Qt(t,a,{get:e[a],enumerable:!0})};var te="http://www.w3.org/2000/svg",ee=0,ne=Math.random().toString(36).slice(2,8),ft=t=>`attn-${ne}-${t}-${++ee}`;function mt(t,e,a){for(let[n,o]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),o):o===!0?t.setAttribute(n,""):o!==!1&&o!=null&&t.setAttribute(n,o);return t.append(...a),t}var w=(t,e={},...a)=>mt(document.createElement(t),e,a),gt=(t,e={},...a)=>mt(document.createElementNS(te,t),e,a);function R(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,a){let n=a===!0?"":a===!1?null:String(a);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var xt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var bt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var yt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var I=(t,e)=>t.reduce((a,n,o)=>a+n*e[o],0),wt=(t,e,a=1)=>t.map((n,o)=>n+a*e[o]),vt=t=>Math.hypot(...t);function W(t,e=1,a=null){let n=s=>a===null||a[s],o=Math.max(...t.filter((s,i)=>n(i))),r=t.map((s,i)=>n(i)?Math.exp((s-o)/e):0),l=r.reduce((s,i)=>s+i,0);return l>0?r.map(s=>s/l):r}var J=t=>t.indexOf(Math.max(...t)),E=(t,e=0,a=1)=>Math.max(e,Math.min(a,t));var kt=200,ie=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,se=t=>t*t*(3-2*t);function F(t,e,a){if(a>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*a;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,o)=>F(t[o],n,a));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([o,r])=>[o,F(t[o],r,a)]);return Object.fromEntries(n)}return e}function $t(t,e,a){let[n,o,r,l,s,i]=[t,t,t,0,0,0],p=!1,d=c=>{let h=E(c-s,0,64);if(s=c,p){let u=E((c-l)/e);n=F(o,r,se(u)),p=u<1}let f=a(n,h);i=p||f?requestAnimationFrame(d):0};return{go(c,h){if(ie()){[n,r,p]=[c,c,!1],a(n,1/0);return}[o,r,l,p]=[n,c,performance.now(),h],h||(n=c,a(n,0)),i||([s,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void a(n,0),stop:()=>cancelAnimationFrame(i)}}function Mt(t,e,a=[]){let n=[...e,...a],o=[],r=!1,l=()=>Object.fromEntries(n.map(c=>[c,t.get(c)])),s=c=>{if(r)return;let h=l();o.forEach(f=>f(h,c))},i=()=>s(null);e.forEach(c=>t.on(`change:${c}`,i));let p=(c,{glide:h=!1}={})=>{r=!0;for(let[f,u]of Object.entries(c))t.set(f,u);r=!1,s({glide:h}),t.save_changes()},d=()=>{let c=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in c).map(h=>[h,c[h]]))};return{read:l,change:p,reset:()=>p(d(),{glide:!0}),follow:c=>void o.push(c),stop:()=>e.forEach(c=>t.off(`change:${c}`,i))}}function le(t){let e=t;for(let a=0;e&&a<8;a++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function ce(t,e,a,n){let[o,r]=[0,!1],l=i=>{if(i!==r){r=i,t.classList.toggle("loading",i);for(let p of t.querySelectorAll(".attn-stage"))p.toggleAttribute("inert",i)}},s=i=>{let p=++o,d=e.wants?.(a())??null;if(l(d!==null),d===null)return n(i);e.say?.("Loading \u2026");let c="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>p===o&&s(i),()=>p===o&&e.say?.(c))};return s}function qt({name:t,label:e,style:a,controls:n,fixed:o=[],ms:r=kt,build:l}){return{render:({model:i,el:p})=>{let d=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),c=d.attachShadow({mode:"open"});c.append(w("style",{},[xt,bt,yt,a].join(`
`)));let h=Mt(i,n,o),f=l(h.read(),h,i),u=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);c.append(u),p.append(d);let m=()=>{let b=f.glides??(A=>A),q=0,x=$t(b(h.read()),r,(A,k)=>q>0&&f.paint(A,k,q)),j=()=>{let A=Math.round(u.clientWidth);A===q||A===0||(q=A,le(p),x.again())},$=ce(u,f,h.read,A=>{f.tell(h.read()),x.go(b(h.read()),A)});h.follow((A,k)=>{u.classList.add("touched"),$(k?.glide??!0)}),f.tell(h.read()),j();let M=new ResizeObserver(j);return M.observe(u),f.ahead?.(),()=>{M.disconnect(),x.stop(),h.stop(),f.stop?.()}},g=async()=>{await f.ready;for(let b;b=f.wants?.(h.read());)await b;return m()};return f.ready?g():m()}}}var pe=t=>Math.round(t*10)/10,At=new WeakMap;function St(t){let e=w("div",{class:"attn-hits"}),a=new Map,n=r=>{let l=r.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),s={node:l,hit:r};return a.set(r.id,s),l.dataset.id=r.id,t(l,()=>s.hit),s};return{root:e,set:r=>{let l=new Set(r.map(({id:s})=>s));for(let[s,{node:i}]of a)l.has(s)||(i.remove(),a.delete(s));r.forEach((s,i)=>{let p=a.get(s.id)??n(s);de(p.node,p.hit=s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[i]??null)})},focus:r=>a.get(r)?.node.focus({preventScroll:!0})}}function de(t,{x:e,y:a,width:n,height:o,label:r,kind:l="",aria:s={},tab:i=0,lang:p}){let[d,c,h,f]=[e,a,n,o].map(pe),u=`left:${d}px;top:${c}px;width:${h}px;height:${f}px`;At.get(t)!==u&&(t.style.cssText=u,At.set(t,u)),T(t,"class",`attn-hit ${l}`.trim()),T(t,"aria-label",r),T(t,"tabindex",i),p&&T(t,"lang",p);for(let[m,g]of Object.entries(s))T(t,`aria-${m}`,String(g))}function Q(t,{clientX:e,clientY:a}){let{left:n,top:o}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-n)/r,(a-o)/r]}function Y(t,e,a=()=>{}){let n=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),n=e(o)}),t.addEventListener("pointermove",o=>n?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{n!==null&&a(),n=null})}var jt="http://www.w3.org/2000/svg",he=t=>Math.round(t*10)/10+0;function y(t,e,a,n,o){let r=Object.entries(n).map(([l,s])=>[l,typeof s=="number"?he(s):s]);return{id:t,shape:e,role:a,at:Object.fromEntries(r),...o===void 0?{}:{text:o}}}var Et=new WeakMap,ue=({id:t,role:e,at:a})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(a).map(([n,o])=>[n,String(o)]))});function fe(t,e){let a=ue(e);for(let o in a)t.at[o]!==a[o]&&t.node.setAttribute(o,a[o]);for(let o in t.at)o in a||t.node.removeAttribute(o);t.at=a;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(ge)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var me=({role:t,dx:e,dy:a})=>({...t&&{class:t},...e&&{dx:e},...a&&{dy:a}});function ge(t){let e=document.createElementNS(jt,"tspan");for(let[a,n]of Object.entries(me(t)))e.setAttribute(a,String(n));return e.append(t.text),e}function Tt(t,{width:e,height:a,marks:n}){let o=`0 0 ${e} ${a}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let r=Et.get(t)??new Map;Et.set(t,r);let l=new Map(n.map(i=>[i.id,i]));for(let[i,{node:p,shape:d}]of r)l.get(i)?.shape!==d&&(p.remove(),r.delete(i));let s=t.firstChild;for(let i of n){let p=r.get(i.id);p||(p={node:document.createElementNS(jt,i.shape),shape:i.shape,at:{},text:""},r.set(i.id,p)),fe(p,i),s===p.node?s=p.node.nextSibling:t.insertBefore(p.node,s)}}function S(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let a=Math.abs(t);return(t!==0&&(a<.5*10**-e||a>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function zt(t){let e=S(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function B(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}function Ot(t,e){let a=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:a,set:n=>T(a,"aria-pressed",String(n))}}function tt({label:t,min:e,max:a,step:n,onInput:o,text:r=S,zero:l=e,...s}){let{read:i=x=>x,write:p=x=>x}=s,d=ft("slider"),c=w("span",{class:"attn-number","aria-hidden":"true"}),f=w("input",{type:"range",id:d,min:e,max:a,step:n,oninput:()=>o(i(f.valueAsNumber))}),u=w("div",{class:"attn-slider"},w("label",{for:d},t),f,c),m=a,g=x=>Math.min(1,Math.max(0,(x-e)/(m-e)));return{root:u,input:f,set:(x,j=!0)=>{let $=p(x);f.valueAsNumber!==$&&(f.value=$),f.style.setProperty("--from",g(Math.min(l,$))),f.style.setProperty("--to",g(Math.max(l,$))),f.disabled=!j,R(c,r(x)),T(f,"aria-valuetext",r(x))},limit:x=>T(f,"max",m=x)}}function Lt(t=700){let e=w("p",{class:"attn-summary"}),a=w("span",{class:"attn-hidden",role:"status"}),n,o=(r,l=r)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>R(a,l),t)),R(e,r)};return{root:w("div",{},e,a),set:o,stop:()=>clearTimeout(n)}}function et(t,e,a){t.addEventListener("keydown",n=>{let o=e[n.key]?.();o===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),a(o))})}function Nt({label:t,rest:e,begin:a,next:n}){let o=0,r=()=>{R(d,o?"\u275A\u275A":"\u25B6"),T(d,"aria-label",o?"Pause":t)},l=()=>{clearTimeout(o),o=0,r()},s=()=>{o=Number(setTimeout(s,e)),n()||l()},i=()=>{a(),o=Number(setTimeout(s,e/2)),r()},d=w("button",{type:"button",class:"attn-play",onclick:()=>o?l():i()});return r(),{root:d,stop:l}}function nt(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var It={source:"sklearn.datasets.load_digits()",images:[1336,1040,310,859,1502,1535,360,983,945,1698],digits:["aaconbaaaaoqnlaaaeqlbndaafqdakjaagnaajlaacpabpiaaalmppbaaacnqfaa","aagkidaaaagqqjaaaajqqgaaaahqqkaaaalqqiaaaahqqjaaaakqqgaaaaejmlca","aahqqdaaahqjohaaakjaofaaaddeqcaaaaamlaaaaagqdaaaaampiidaaakqqqja","aagmqkaaaepimoaaaaaaniaaaaagobaaaaafpiaaaaaacpfaaabefpiaaafqojba","aaahnaaaaaaogaaaaakkcgaaadqdjncaalmgoqkaalqqqkdaacikqbaaaaajnaaa","abnoqodaaeoihdaaaglaaaaaafqplfaaachhkqaaaaaadqaaaahfnlaaaapqkbaa","aabnhaaaaahocaaaaanfaaaaaaqdaaaaadqkmmdaadqlfjmaabnlenlaaabmqlca","aadqmmhaaamnnqgaaacagoaaaabenkbaaajqqqiaaaemmhbaaaaogaaaaaeqcaaa","aablpgaaacpkqpaaabofglaaaafoodaaaaboqgaaaakigpbaaajjeqdaaabppgaa","aafoldaaabpinkaaabpjjpcaaakqqqdaaaaabqeaaaaaapeaaahfjqaaaagmnjaa"]};var v=8,z=v*v,C=40,_t=99999,be=.001,ye=160,L=It.digits.map(t=>Array.from(t,(e,a)=>(t.charCodeAt(a)-97)/8-1)),at=L.length,we=Math.max(...L.map(t=>I(t,t))),ve={"#":1,"-":-1};function ke({digit:t,noise:e,draw:a,paint:n}){let o=2*z*a;return L[t].map((r,l)=>ve[n[l]]??(nt(o+l)<e?2*nt(o+z+l)-1:r))}var P=t=>L.map(e=>I(e,t));function ot(t,e,a){let n=Math.max(...t),o=0;for(let r of t)o+=Math.exp(a*(r-n));return .5*(e+we)-n-Math.log(o/at)/a}var Pt=(t,e)=>ot(P(t),I(t,t),e);function Dt(t,e){let a=W(P(t),1/e),n=new Array(z).fill(0);return a.forEach((o,r)=>L[r].forEach((l,s)=>n[s]+=o*l)),n}function $e(t,e){let a=[t];for(;a.length<=C;){let[n,o]=[a[a.length-1],Dt(a[a.length-1],e)];if(o.every((r,l)=>Math.abs(r-n[l])<be))break;a.push(o)}return a}function Me(t,e,a,n){let[o,r]=[P(t),P(e)],[l,s,i]=[I(t,t),I(t,e),I(e,e)];return Array.from({length:n},(p,d)=>{let c=(d+1)/n,h=(1-c)**2*l+2*c*(1-c)*s+c**2*i;return ot(o.map((f,u)=>(1-c)*f+c*r[u]),h,a)})}var Ct=t=>Math.exp(-t.reduce((e,a)=>e+(a>0?a*Math.log(a):0),0));function qe(t){let e=J(t);return[e,J(t.map((a,n)=>n===e?-1:a))]}function Ae(t,e,a){let n=t.slice(a),o=J(n);return n[o]-Math.max(n[0],n[n.length-1])>1e-9?{at:e[a+o],height:n[o]-n[0]}:null}function Se(t,e){let a=$e(t,e),n=a[a.length-1],[o,r]=qe(W(P(n),1/e)),l=[...a,L[r]],s=l.slice(1).map((m,g)=>vt(wt(m,l[g],-1))),i=s.reduce((m,g)=>m+g,0),[p,d,c]=[[0],[Pt(t,e)],[0]],h=0;s.forEach((m,g)=>{g===a.length-1&&(h=p.length-1);let b=Math.max(2,Math.ceil(ye*m/i)),q=c[g];d.push(...Me(l[g],l[g+1],e,b));for(let x=1;x<=b;x++)p.push(q+m*x/b);c.push(q+m)});let f=a.map(m=>Pt(m,e)),u=Ae(d,p,h);return{path:a,energies:f,stations:c,best:o,next:r,along:p,energy:d,turn:h,ridge:u}}var H=null;function Rt(t,e){return H?.beta===e&&H.query.every((a,n)=>a===t[n])||(H={query:t,beta:e,way:Se(t,e)}),H.way}function rt({query:t,beta:e,at:a}){let n=Rt(t,e),{path:o,stations:r}=n,l=E(a,0,o.length-1),s=Math.min(Math.floor(l),Math.max(0,o.length-2)),i=Math.min(s+1,o.length-1),p=F(o[s],o[i],l-s),d=r[s]+(l-s)*(r[i]-r[s]),c=P(p),h=W(c,1/e),f=W(P(o[o.length-1]),1/e);return{...n,query:t,beta:e,at:l,state:p,scores:c,weights:h,place:d,restWeights:f,level:ot(c,I(p,p),e),keys:Ct(h),restKeys:Ct(f)}}function it(t){let e=ke(t),a=Rt(e,t.beta).path.length-1;return{query:e,beta:t.beta,at:Math.min(t.step,a)}}var _=t=>rt(it(t));function Wt(t,e,a){let n=Array.from({length:z},(o,r)=>t[r]??".");return n[e]=a?"#":"-",n.join("")}var Ft=`text.small { font-size: 12.5px; }
text.large { font-size: 16px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
rect.board { fill: var(--paper); stroke: var(--query); stroke-width: 2; }
rect.plate { fill: var(--paper); stroke-width: 1; }
rect.query.plate { stroke: var(--query); stroke-width: 1.5; } rect.key.plate { stroke: var(--key); }
rect.chosen.plate { stroke-width: 3; }
.ground { fill: var(--tint); }
.drop { stroke-width: 1; stroke-dasharray: 2 3; }
.track { fill: var(--tint); }
.query.hollow { fill: var(--paper); stroke: var(--query); stroke-width: 1.2; }
.leader { stroke: var(--query); stroke-width: 1.2; }
.ink.line { stroke-width: 2; }
.pixels { shape-rendering: crispEdges; }
rect.edge { fill: none; stroke: var(--query); stroke-width: 2; }
rect.past.plate { stroke-opacity: 0.45; }
`;var Ut={};Yt(Ut,{layout:()=>X,marbleAt:()=>Jt,picture:()=>pt,pixelAt:()=>dt,places:()=>ut,scales:()=>Z,stepAt:()=>ht});var je="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Te=1.12,K=new Map;function ze(t){let a=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,o)=>n+(je[o.charCodeAt(0)-32]??556),0);return Te*a/1e3}function V(t,e){return K.size>5e3&&K.clear(),K.has(t)||K.set(t,ze(t)),e*K.get(t)}var Bt=.9,st=t=>t===0?"before the first step":`after ${t} ${t===1?"step":"steps"}`;function Ht({restWeights:t,best:e,restKeys:a},n){return t[e]>=Bt?n?`rest: the ${e}`:`at rest: the stored ${e}`:n?"rest: a blend":`at rest: a blend of ${S(a,1)} digits`}function Kt(t,e){return t?e?`+${S(t.height,1)}`:`ridge +${S(t.height,1)}`:e?"no ridge":"no ridge: one valley"}var Vt=({paint:t})=>[...t].filter(e=>e!==".").length;function Oe(t){let{digit:e,noise:a}=t,n=Vt(t);if(n===z)return"your own picture";let o=`${n} ${n===1?"pixel":"pixels"} painted`;if(a===1)return n?`pure noise with ${o}`:"pure noise";let l=a===0?`a stored ${e}`:`${e===8?"an":"a"} ${e} with ${Math.round(100*a)}% of its pixels replaced`;return n?`${l} and ${o}`:l}function Le(t,{weights:e,keys:a}){let n=e.indexOf(Math.max(...e)),o=B(e[n]);return e[n]<Bt?`It rests on a blend, as if ${S(a,1)} digits shared the weight: \u03B2 is too small to hold one digit here`:Vt(t)===z?`It rests at the ${n}, which takes ${o} of the weight`:t.noise===1?`It rests at the ${n} all the same, which takes ${o} of the weight`:n===t.digit?`It rests at the ${n}, which takes ${o} of the weight: the digit is remembered`:`It rests at the ${n}, which takes ${o} of the weight: the wrong valley`}function Gt(t,e){let{path:a,energies:n,at:o,level:r,weights:l,ridge:s,next:i,best:p}=e,[d,c]=[Math.round(o),a.length-1],h=l.indexOf(Math.max(...l)),f=`The query is ${Oe(t)}, at energy ${S(n[0],1)}.`;if(d<c){let g=d===0?"Now":`After ${d} of ${c} steps, at energy ${S(r,1)},`;return`${f} ${g} the ${h} has ${B(l[h])} of the weight; the next step goes to the average with these weights.`}let u=c===0?"No step moves it.":`In ${c} ${c===1?"step":"steps"} it falls to ${S(r,1)}${c===C?" and is still on its way":""}.`,m=s?`A ridge ${S(s.height,1)} high lies before the ${i}.`:`No ridge lies between here and the ${i===p?h:i}.`;return`${f} ${u} ${Le(t,e)}. ${m}`}var N=24,Ne=34,Ie=960,Pe=[6,12,20,30,40,60,80,120];function X(t){let e=Math.min(t,Ie),a=e<600,n=a?e<340?24:27:36,o=v*n,r=a?32:44,l=r+Ne,s=a?N+o+44:N,i=a?s+190:N+o-l,p=i+l+40,d=a?48:56,c=a?e<340?16:24:40;return{laid:e,zoom:t/e,narrow:a,cell:n,side:o,plotTop:s,bottom:i,rowTop:p,high:d,small:c,left:a?32:o+62,right:e-26,valley:r,marble:a?48:56,column:e/at,height:p+d+c+14}}var Xt=t=>E((t+1)/2),lt=9,ct=8;function Ce(t,e,{x:a,y:n,size:o}){let r=o/v,l=e.map(i=>Math.round(ct*Xt(i))),s=Array.from({length:ct+1},()=>"");for(let i=0,p=0;i<z;i=p){for(p=i+1;p%v&&l[p]===l[i];)p++;let[d,c]=[a+i%v*r,n+Math.floor(i/v)*r];s[l[i]]+=`M${d} ${c}h${(p-i)*r}v${r}h${-(p-i)*r}z`}return s.slice(1).map((i,p)=>y(`${t} ink ${p+1}`,"path","ink solid pixels",{d:i,"fill-opacity":((p+1)/ct).toFixed(3)}))}function G(t,e,a,n){let[o,r]=[Math.round(n.x),Math.round(n.y)],{size:l}=n;return[y(`${t} frame`,"rect",`${e} plate`,{x:o-3,y:r-3,width:l+6,height:l+6,rx:3}),...Ce(t,a,{x:o,y:r,size:l})]}function _e({at:t,state:e,path:a,level:n,weights:o},r){let{cell:l,side:s,narrow:i}=r,p=a.length-1,d=t<.5?"the query: paint on it":st(Math.round(t)),c=o.indexOf(Math.max(...o)),h=[["energy",S(n,1)],["steps",`${Math.round(t)} of ${p}`],[`weight of ${c}`,B(o[c])]];return[y("canvas title","text","query start strong",{x:0,y:14},d),y("canvas","rect","query board",{x:0,y:N,width:s,height:s}),...e.map((f,u)=>y(`pixel ${u}`,"rect","ink solid pixels",{x:u%v*l,y:N+Math.floor(u/v)*l,width:l,height:l,"fill-opacity":Xt(f).toFixed(3)})),y("canvas edge","rect","query edge",{x:0,y:N,width:s,height:s}),...i?h.flatMap(([f,u],m)=>[y(`beside name ${m}`,"text","soft start small",{x:s+9,y:N+16+52*m},f),y(`beside value ${m}`,"text","start large",{x:s+9,y:N+38+52*m},u)]):[]]}function Z({along:t,energy:e},{left:a,right:n,plotTop:o,bottom:r}){let l=Math.max(...e),s=Pe.find(u=>u>=l)??120*Math.ceil(l/120),i=t[t.length-1],p=u=>a+(n-a)*u/i,d=u=>r-(r-o)*u/s,[c,h]=[t.map(p),e.map(d)];return{reach:s,x:p,y:d,crest:(u,m)=>{let g=1/0;for(let b=0;b+1<c.length;b++)c[b+1]>=u&&c[b]<=m&&(g=Math.min(g,h[b],h[b+1]));return g}}}function De({reach:t,y:e},{laid:a,left:n,right:o,plotTop:r,narrow:l}){let s="energy along the way down, and on to the next digit",p=!l&&n+V(s,12.5)<=a?s:"energy along the way";return[y("axis title","text","soft small start",{x:l?0:n,y:r-10},p),...[0,t/2,t].flatMap(d=>[y(`rule ${d}`,"line","rule",{x1:n,x2:o,y1:e(d),y2:e(d)}),y(`level ${d}`,"text","soft small end",{x:n-6,y:e(d)+4},String(d))])]}function Re({along:t,energy:e},{x:a,y:n}){let o=e.map((s,i)=>`${i?"L":"M"}${a(t[i]).toFixed(1)} ${n(s).toFixed(1)}`).join(""),[r,l]=[a(0),a(t[t.length-1])].map(s=>s.toFixed(1));return[y("ground","path","ground",{d:`${o}L${l} ${n(0).toFixed(1)}L${r} ${n(0).toFixed(1)}Z`}),y("hill","path","ink line",{d:o})]}function We(t,{x:e,y:a},{bottom:n,narrow:o,right:r,side:l,valley:s}){let{path:i,stations:p,along:d,energy:c,next:h,turn:f}=t,[u,m]=[e(p[i.length-1]),e(d[d.length-1])],g=Math.min(u,m-s-28),b=(M,A,k,D=A)=>y(`drop ${M}`,"line","soft line drop",{x1:A,x2:D,y1:a(k),y2:n+5}),q=M=>({x:M-s/2,y:n+8,size:s}),x=Ht(t,o),j=o?0:l+8,$=n+s+26;return[b("rest",u,c[f],g),b("next",m,c[c.length-1]),...G("rest","query",i[i.length-1],q(g)),...G("next","key",L[h],q(m)),y("rest told","text","query small end",{x:Math.max(g+s/2+3,j+V(x,12.5)),y:$},x),y("next told","text","key small end",{x:r+22,y:$},`stored ${h}`)]}function Jt(t,e,{marble:a,plotTop:n,left:o,right:r},l){let[s,i]=[n+1,r+22-a],p=Math.max(s,e-10-a),d=E(t-a/2,o+8,i),c=()=>Math.min(p,l(d-lt,d+a+lt)-lt-a);for(;c()<s&&d<i;)d=Math.min(d+2,i);return{x:d,y:Math.max(s,c()),size:a}}function Fe(t,e,a){let{along:n,turn:o,ridge:r,place:l,level:s}=t,{bottom:i,narrow:p,right:d}=a,c=Kt(r,p),h=V(c,12.5)/2,f=e.x(r?.at??(n[o]+n[n.length-1])/2),u=d+24-h,{crest:m}=e,g=U(e,a,l,s),b=k=>m(k-h,k+h)-8,q=k=>Math.max(...[k-h,k,Math.min(d,k+h)].map(D=>m(D,D)))+18,x=[E(f,h,u),Math.min(u,g.x+g.size+6+h)],j=x.map(k=>({x:k,y:b(k)})),$=x.map(k=>({x:k,y:q(k)})).filter(({y:k})=>k<=i-4),M=({x:k,y:D})=>Math.abs(k-g.x-g.size/2)>h+g.size/2+5||Math.abs(D-5-g.y-g.size/2)>9+g.size/2,A=r?[...j,...$]:[...$,...j];return y("ridge","text","soft small",A.find(M)??A[0],c)}var U=({x:t,y:e,crest:a},n,o,r)=>Jt(t(o),e(r),n,a);function Be(t,e,a){let{x:n,y:o}=e,{path:r,energies:l,stations:s,at:i,state:p,level:d,place:c}=t,[h,f]=[n(c),o(d)],u=U(e,a,c,d),m=r.map(($,M)=>y(`dot ${M}`,"circle",M<=i?"query solid":"query hollow",{cx:n(s[M]),cy:o(l[M]),r:3.2})),g=[],b=32,q=-1/0;for(let $=0;$<i;$++){let M=U(e,{...a,marble:b},s[$],l[$]);M.x<q+b+8||M.x+b+10>u.x||i-$<.5||(q=M.x,g.push(...G(`ghost ${$}`,"query past",r[$],M)))}let x=`energy ${S(d,1)}`,j=u.x+u.size+10+V(x,15)<=a.right+24;return[...m,...g,y("leader","line","query leader",{x1:h,y1:f,x2:E(h,u.x-3,u.x+u.size+3),y2:E(f,u.y-3,u.y+u.size+3)}),y("marble dot","circle","query solid",{cx:h,cy:f,r:6}),...G("marble","query",p,u),...a.narrow?[]:[y("marble energy","text",`query strong halo ${j?"start":"end"}`,{x:j?u.x+u.size+10:u.x-10,y:u.y+14},x)]]}function He(t){return t<.005?"":t>.995?">99%":`${Math.round(100*t)}%`}function Ke({weights:t},e,{rowTop:a,high:n,small:o,column:r,narrow:l}){let s=a+n,i=l?"weights; the next step is this average":"weights over the ten stored digits: the next step is this average of them";return[y("row title","text","weight small start",{x:0,y:a-22},i),...t.flatMap((p,d)=>{let c=(d+.5)*r,h=n*p;return[y(`track ${d}`,"rect","track",{x:c-.26*r,y:s-n,width:.52*r,height:n}),y(`bar ${d}`,"rect","weight solid",{x:c-.26*r,y:s-h,width:.52*r,height:h}),y(`share ${d}`,"text","weight small halo",{x:c,y:s-h-4},He(p)),...G(`stored ${d}`,d===e?"key chosen":"key",L[d],{x:c-o/2,y:s+10,size:o})]})]}function pt(t,{digit:e,width:a}){let n=X(a),o=Z(t,n);return{width:n.laid,height:n.height,marks:[..._e(t,n),...De(o,n),...Re(t,o),...We(t,o,n),...Be(t,o,n),Fe(t,o,n),...Ke(t,e,n)]}}function dt(t,e,a){let{cell:n,zoom:o}=X(t),[r,l]=[e/o,a/o-N].map(i=>Math.floor(i/n));return r>=0&&r<v&&l>=0&&l<v?l*v+r:-1}function ht(t,e,a){let n=X(e),{x:o}=Z(t,n),r=t.path.map((l,s)=>Math.abs(o(t.stations[s])-a/n.zoom));return r.indexOf(Math.min(...r))}function ut({digit:t},e,a,n){let o=X(n),{cell:r,zoom:l,column:s,rowTop:i,high:p,small:d,marble:c}=o,h=U(Z(e,o),o,e.place,e.level),f=m=>({...m,x:m.x*l,y:m.y*l,width:m.width*l,height:m.height*l}),u=Math.round(e.at);return[...e.query.map((m,g)=>({id:`pixel ${g}`,x:g%v*r,y:N+Math.floor(g/v)*r,width:r,height:r,tab:g===a?0:-1,kind:"pixel",label:`row ${Math.floor(g/v)+1}, column ${g%v+1}`,aria:{pressed:m>0}})),{id:"marble",x:h.x-3,y:h.y-3,width:c+6,height:c+6,label:"steps of retrieval",slider:!0,kind:"across",aria:{valuemin:0,valuemax:e.path.length-1,valuenow:u,valuetext:`${st(u)}, energy ${S(e.level,1)}`}},...L.map((m,g)=>({id:`stored ${g}`,x:g*s+1,y:i-4,width:s-2,height:p+d+18,label:`Start from the stored ${g}`,aria:{pressed:g===t}}))].map(f)}var Zt=`.memory-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 2.6em; }
.memory-steps { display: flex; align-items: center; gap: 8px; }
.memory-steps .attn-button { width: 36px; height: 36px; padding: 0; border-radius: 50%; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.attn-memory:not(.touched) .attn-play { animation: memory-call 2.4s 1s ease-out 4; }
@keyframes memory-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
@media (prefers-reduced-motion: reduce) { .attn-memory:not(.touched) .attn-play { animation: none; } }
.attn-memory .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.memory-picture .pixel { border-radius: 0; touch-action: none; cursor: crosshair; }
@container (max-width: 799px) {
  .memory-controls { grid-template-columns: auto 1fr; }
  .memory-controls .attn-slider { grid-column: 1 / -1; order: 1; }
  .memory-controls .attn-row { justify-content: end; }
  .attn-memory > * + * { margin-top: 12px; }
  .attn-memory .attn-summary { min-height: 4.35em; }
}
@container (max-width: 599px) { .attn-memory .attn-summary { min-height: 8.7em; } }
@media (forced-colors: active) { .attn-play { border: 1px solid; } }
@media print { .memory-controls, .attn-hint { display: none; } }
`;var Ge=700,Xe=420,O=t=>t.read();function Je(t){let e=()=>_(O(t)).path.length-1;return{at:()=>Math.min(O(t).step,e()),go:o=>{let r=o>=e()?C:E(o,0,C);r!==O(t).step&&t.change({step:r},{glide:!0})},last:e}}function Ue(t,e,a,{width:n,stage:o,focus:r}){let l=()=>Number(a().id.split(" ")[1]),s=(d,c)=>{let{paint:h,step:f}=O(t),u=Wt(h,d,c);(u!==h||f>0)&&t.change({paint:u,step:0})},i=()=>s(l(),_(O(t)).query[l()]<=0);Y(e,d=>{d.preventDefault();let c=_(O(t)).query[l()]<=0;return s(l(),c),r(l()),h=>{let[f,u]=Q(o(),h),m=dt(n(),f,u);m>=0&&s(m,c)}}),e.addEventListener("click",d=>d.detail===0&&i());let p=(d,c)=>()=>{let[h,f]=[l()%v+d,Math.floor(l()/v)+c];return E(f,0,v-1)*v+E(h,0,v-1)};et(e,{ArrowLeft:p(-1,0),ArrowRight:p(1,0),ArrowUp:p(0,-1),ArrowDown:p(0,1),Home:()=>0,End:()=>z-1},r)}function Ze(t,e,a){let n=gt("svg",{class:"scene","aria-hidden":"true"}),[o,r]=[720,0],l=(c=_(O(t)))=>i.set(ut(O(t),c,r,o)),s=c=>{r=c,l(),i.focus(`pixel ${c}`)},i=St((c,h)=>{if(c.addEventListener("pointerdown",a),h().id.startsWith("pixel"))return Ue(t,c,h,{width:()=>o,stage:()=>p,focus:s});if(h().id==="marble"){Y(c,()=>m=>{e.go(ht(_(O(t)),o,Q(p,m)[0]))});let f=m=>()=>e.at()+m,u={ArrowRight:f(1),ArrowUp:f(1),ArrowLeft:f(-1),ArrowDown:f(-1)};return et(c,{...u,Home:()=>0,End:()=>C},e.go)}c.addEventListener("click",()=>{t.change({digit:Number(h().id.split(" ")[1]),step:0,paint:""})})}),p=w("div",{class:"attn-stage memory-picture"},n,i.root);return{root:p,tell:l,paint:(c,h)=>{h!==o&&(o=h,l()),Tt(n,pt(rt(c),{digit:O(t).digit,width:o}))}}}function Qe(t,e){let a=Nt({label:"Play: fall, step by step",rest:Ge,begin:()=>e.at()>=e.last()&&e.go(0),next:()=>(e.go(e.at()+1),e.at()<e.last())}),n=(i,p,d=i)=>{let{root:c}=Ot(i,()=>(a.stop(),p()));return c.removeAttribute("aria-pressed"),d!==i&&c.setAttribute("aria-label",d),c},o=tt({label:"noise",min:0,max:1,step:.01,text:i=>`${Math.round(100*i)}%`,onInput:i=>(a.stop(),t.change({noise:i,step:0}))}),r=tt({label:"\u03B2",min:-1.3,max:.6,step:.02,text:zt,read:i=>Number((10**i).toPrecision(3)),write:Math.log10,onInput:i=>t.change({beta:i})});return{root:w("div",{class:"memory-controls"},w("div",{class:"memory-steps"},a.root,n("\u2039",()=>e.go(e.at()-1),"One step back"),n("\u203A",()=>e.go(e.at()+1),"One step on")),o.root,r.root,w("div",{class:"attn-row"},n("New noise",()=>t.change({draw:O(t).draw%_t+1,paint:"",step:0})),n("Reset",t.reset))),tell:i=>{o.set(i.noise),r.set(i.beta)},stop:a.stop}}function Ye(t,e){let a=Je(e),n=Qe(e,a),[o,r]=[Ze(e,a,n.stop),Lt()];return{parts:[w("p",{class:"attn-hint"},"Press play: the spoilt digit falls, step by step, into a stored one. Paint on it, or lower \u03B2: where does it fall now?"),o.root,n.root,r.root],tell:s=>{let i=_(s);n.tell(s),o.tell(i),r.set(Gt(s,i))},glides:it,paint:(s,i,p)=>o.paint(s,p),stop:()=>(n.stop(),r.stop())}}var aa=qt({name:"memory",label:"Live figure: a spoilt digit falls into a stored one",style:Ft+Zt,controls:["digit","noise","beta","step","draw","paint"],ms:Xe,build:Ye});export{_ as compute,aa as default,Gt as describe,it as glides,rt as numbers,Dt as retrieve,Ut as scene};
