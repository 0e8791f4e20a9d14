// Joined by `make figures` from src/mixing and src/kit: change those, not this.
var me="http://www.w3.org/2000/svg",ge=0,xe=Math.random().toString(36).slice(2,8),G=t=>`attn-${xe}-${t}-${++ge}`;function gt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var x=(t,e={},...n)=>gt(document.createElement(t),e,n),xt=(t,e={},...n)=>gt(document.createElementNS(me,t),e,n);function W(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var bt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var wt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
  .attn.attn :is(.attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
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
`;function vt(t,e=1,n=null){let o=s=>n===null||n[s],r=Math.max(...t.filter((s,i)=>o(i))),a=t.map((s,i)=>o(i)?Math.exp((s-r)/e):0),c=a.reduce((s,i)=>s+i,0);return c>0?a.map(s=>s/c):a}var M=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var kt=200,J=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ve=t=>t*t*(3-2*t);function K(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>K(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,K(t[r],a,n)]);return Object.fromEntries(o)}return e}function $t(t,e,n){let[o,r,a,c,s,i]=[t,t,t,0,0,0],l=!1,p=d=>{let f=M(d-s,0,64);if(s=d,l){let u=M((d-c)/e);o=K(r,a,ve(u)),l=u<1}let h=n(o,f);i=l||h?requestAnimationFrame(p):0};return{go(d,f){if(J()){[o,a,l]=[d,d,!1],n(o,1/0);return}[r,a,c,l]=[o,d,performance.now(),f],f||(o=d,n(o,0)),i||([s,i]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function Mt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,c=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),s=d=>{if(a)return;let f=c();r.forEach(h=>h(f,d))},i=()=>s(null);e.forEach(d=>t.on(`change:${d}`,i));let l=(d,{glide:f=!1}={})=>{a=!0;for(let[h,u]of Object.entries(d))t.set(h,u);a=!1,s({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:c,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,i))}}function ke(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function $e(t,e,n,o){let[r,a]=[0,!1],c=i=>{if(i!==a){a=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},s=i=>{let l=++r,p=e.wants?.(n())??null;if(c(p!==null),p===null)return o(i);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===r&&s(i),()=>l===r&&e.say?.(d))};return s}function St({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=kt,build:c}){return{render:({model:i,el:l})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(x("style",{},[bt,wt,yt,n].join(`
`)));let f=Mt(i,o,r),h=c(f.read(),f,i),u=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);d.append(u),l.append(p);let g=()=>{let b=h.glides??(k=>k),$=0,y=$t(b(f.read()),a,(k,H)=>$>0&&h.paint(k,H,$)),O=()=>{let k=Math.round(u.clientWidth);k===$||k===0||($=k,ke(l),y.again())},S=$e(u,h,f.read,k=>{h.tell(f.read()),y.go(b(f.read()),k)});f.follow((k,H)=>{u.classList.add("touched"),S(H?.glide??!0)}),h.tell(f.read()),O();let A=new ResizeObserver(O);return A.observe(u),h.ahead?.(),()=>{A.disconnect(),y.stop(),f.stop(),h.stop?.()}},w=async()=>{await h.ready;for(let b;b=h.wants?.(f.read());)await b;return g()};return h.ready?w():g()}}}var Me=t=>Math.round(t*10)/10,At=new WeakMap;function U(t){let e=x("div",{class:"attn-hits"}),n=new Map,o=a=>{let c=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),s={node:c,hit:a};return n.set(a.id,s),c.dataset.id=a.id,t(c,()=>s.hit),s};return{root:e,set:a=>{let c=new Set(a.map(({id:s})=>s));for(let[s,{node:i}]of n)c.has(s)||(i.remove(),n.delete(s));a.forEach((s,i)=>{let l=n.get(s.id)??o(s);Se(l.node,l.hit=s),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[i]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Se(t,{x:e,y:n,width:o,height:r,label:a,kind:c="",aria:s={},tab:i=0,lang:l}){let[p,d,f,h]=[e,n,o,r].map(Me),u=`left:${p}px;top:${d}px;width:${f}px;height:${h}px`;At.get(t)!==u&&(t.style.cssText=u,At.set(t,u)),E(t,"class",`attn-hit ${c}`.trim()),E(t,"aria-label",a),E(t,"tabindex",i),l&&E(t,"lang",l);for(let[g,w]of Object.entries(s))E(t,`aria-${g}`,String(w))}function Et(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function jt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Nt="http://www.w3.org/2000/svg",v=t=>Math.round(t*10)/10+0;function m(t,e,n,o,r){let a=Object.entries(o).map(([c,s])=>[c,typeof s=="number"?v(s):s]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Ot=new WeakMap,Ae=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function Ee(t,e){let n=Ae(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(Oe)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var je=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Oe(t){let e=document.createElementNS(Nt,"tspan");for(let[n,o]of Object.entries(je(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function P(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Ot.get(t)??new Map;Ot.set(t,a);let c=new Map(o.map(i=>[i.id,i]));for(let[i,{node:l,shape:p}]of a)c.get(i)?.shape!==p&&(l.remove(),a.delete(i));let s=t.firstChild;for(let i of o){let l=a.get(i.id);l||(l={node:document.createElementNS(Nt,i.shape),shape:i.shape,at:{},text:""},a.set(i.id,l)),Ee(l,i),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}function Tt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function R(t,e){let n=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>E(n,"aria-pressed",String(o))}}function It(t,e,n){let o=G("choice"),r=new Map,a=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,s]of Object.entries(e))r.set(c,x("input",{type:"radio",name:o,onchange:()=>n(c)})),a.append(x("label",{},r.get(c),x("span",{},s)));return{root:a,set:c=>void(r.get(c).checked=!0)}}function X({label:t,min:e,max:n,step:o,onInput:r,text:a=Tt,zero:c=e,...s}){let{read:i=y=>y,write:l=y=>y}=s,p=G("slider"),d=x("span",{class:"attn-number","aria-hidden":"true"}),h=x("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(i(h.valueAsNumber))}),u=x("div",{class:"attn-slider"},x("label",{for:p},t),h,d),g=n,w=y=>Math.min(1,Math.max(0,(y-e)/(g-e)));return{root:u,input:h,set:(y,O=!0)=>{let S=l(y);h.valueAsNumber!==S&&(h.value=S),h.style.setProperty("--from",w(Math.min(c,S))),h.style.setProperty("--to",w(Math.max(c,S))),h.disabled=!O,W(d,a(y)),E(h,"aria-valuetext",a(y))},limit:y=>E(h,"max",g=y)}}function Lt(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),o,r=(a,c=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>W(n,c),t)),W(e,a)};return{root:x("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function zt(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var Dt=["recurrence","convolution","dilated","window","attention"];var[Ft,Y,Ct,Wt]=[8,16384,4096,15],N={"AMD EPYC 7763":{peak:502e10,bandwidth:2048e8,bytes:4,source:"NERSC, Perlmutter architecture (2021): 64 cores, 2.51 TFlops in float64 by AVX2, twice that in float32; 204.8 GB/s"},"NVIDIA T4":{peak:65e12,bandwidth:32e10,bytes:2,source:"NVIDIA, T4 product page (2018): 65 FP16 TFLOPS, 320+ GB/s"},"NVIDIA A100":{peak:312e12,bandwidth:2039e9,bytes:2,source:"NVIDIA, A100 datasheet (June 2021), 80 GB SXM: FP16 and BF16 tensor core 312 TFLOPS, 2,039 GB/s"},"NVIDIA H200":{peak:9895e11,bandwidth:48e11,bytes:2,source:"NVIDIA, H200 datasheet (November 2023), SXM: FP16 and BF16 tensor core 1,979 TFLOPS with sparsity, so half without; 4.8 TB/s"}};function Z(t,e,n){if(t==="recurrence")return e;if(t==="attention")return 1;if(t!=="dilated")return Math.max(1,Math.ceil((e-1)/n));let o=1;for(;(n+1)**o<e;)o+=1;return o}function Ne(t,e){let n=Math.min(e,t-1);return t*(2*n+1)-n*(n+1)}function Te(t,{n:e,d:n,k:o,fused:r}){let a=(o-1)/2,c=Z(t,e,a);if(t==="recurrence")return{work:2*e*n*n,steps:e,path:c,moved:(e+1)*n*n+5*e*n};if(t==="convolution"||t==="dilated")return{work:o*e*n*n,steps:1,path:c,moved:2*e*n+o*n*n};let s=t==="window"?Ne(e,a):e*e;return{work:2*s*n,steps:1,path:c,moved:4*e*n+(r?0:4*s)}}function Pt({work:t,moved:e},{peak:n,bandwidth:o,bytes:r}){let a=2*t/(e*r),c=Math.min(n,o*a);return{intensity:a,attainable:c,seconds:2*t/c}}var L=(t,e,n)=>t==="dilated"?(e+1)**n:1;function Ie(t,e,n,o){let r=n-e,a=Z(t,r+1,o),c=[[0,e]];for(let s=1,i=r;s<=a;s++){let l=c[s-1][1];if(t==="recurrence")c.push([s,e+s-1]);else if(t==="attention")c.push([1,n]);else{let p=L(t,o,s-1),d=t==="dilated"?Math.floor(r/p)%(o+1)*p:Math.ceil(i/(a-s+1));i-=d,c.push([s,l+d])}}return c}function Rt(t,e,n,o,r){if(o===0)return[e,e];if(t==="recurrence")return[e,Math.min(r-1,e+o-1)];let a=t==="attention"?r:t==="dilated"?(n+1)**o-1:n*o;return[Math.max(0,e-a),Math.min(r-1,e+a)]}function z({n:t,d:e,k:n,wiring:o,source:r,target:a,fused:c,device:s}){let i=Math.min(t,64),l=(n-1)/2,p=[r,a].map(u=>Math.min(u,i-1)).sort((u,g)=>u-g),d=N[s],f=Dt.map(u=>{let g=Te(u,{n:t,d:e,k:n,fused:c});return{name:u,...g,...Pt(g,d),way:Ie(u,p[0],p[1],l)}}),h=Dt.indexOf(o);return{n:t,d:e,k:n,side:l,drawn:i,wiring:o,at:h,fused:c,device:s,machine:d,layers:f,source:p[0],target:p[1],levels:Z(o,i,l)}}function qt(t){let{layers:e,machine:{peak:n,bandwidth:o,bytes:r}}=z(t);return{costs:e.map(({work:a,moved:c})=>[a,c].map(Math.log)),roof:[n,o,r].map(Math.log)}}function _t(t,{costs:e,roof:n}){let[o,r,a]=n.map(Math.exp),c={...t.machine,peak:o,bandwidth:r,bytes:a},s=t.layers.map((i,l)=>{let[p,d]=e[l].map(Math.exp);return{...i,work:p,moved:d,...Pt({...i,work:p,moved:d},c)}});return{...t,machine:c,layers:s}}function Q(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var D=10,q=4,Le=.78,_=Array.from({length:D},(t,e)=>e),Bt=t=>[1,.3,.7,.2][(t%4+4)%4],ze=(t,e)=>4*Q(D*t+e+300);function De(t,e,n){if(t==="recurrence")return n<=0;if(t==="attention")return!0;let o=t==="dilated"?e+1:1;return n%o===0&&Math.abs(n)<=e*o}function Fe(t,e){return _.map(n=>{let o=_.map(a=>De(t,e,a-n));if(t==="window"||t==="attention"){let a=vt(_.map(c=>ze(n,c)),1,o);return a.map(c=>c/Math.max(...a))}let r=a=>t==="recurrence"?Le**-a:Bt(a);return _.map(a=>o[a]?r(a-n):0)})}var B=new Map;function Vt(t,e,n,o){let r=[t,e,n,o.x,o.y,o.cell].join(" ");B.size>30&&B.clear();let a=B.get(r)??Ce(t,e,n,o);return B.set(r,a),a}function Ce(t,e,n,{x:o,y:r,cell:a}){let c=Fe(e,n),s=Array.from({length:q},()=>"");c.forEach((l,p)=>l.forEach((d,f)=>{if(d===0)return;let h=Math.min(q,Math.floor(q*d)+1),[u,g]=[v(o+f*a),v(r+p*a)];s[h-1]+=`M${u} ${g}h${a}v${a}h-${a}z`}));let i=D*a;return[m(t,"rect","rule",{x:o-.5,y:r-.5,width:i+1,height:i+1}),...s.map((l,p)=>m(`${t} level ${p+1}`,"path","weight solid",{d:l,"fill-opacity":(p+1)/q}))]}var We=Math.log(2),tt=t=>Array.from({length:2*t+1},(e,n)=>n-t).filter(e=>Bt(e)>=.5);function Ht(t,e,n,o){let[r,a]=[Math.max(0,e-o),Math.min(n-1,e+o)],c=[];for(let i=r;i<=a;i++)c.push(8*Q((t*64+e)*64+i));let s=Math.max(...c);return c.flatMap((i,l)=>i>=s-We?[r+l]:[])}var I={recurrence:"recurrence",convolution:"convolution",dilated:"dilated",window:"window",attention:"attention"},et={...I,recurrence:"recur.",convolution:"convol."},Pe={recurrence:"Recurrence",convolution:"Convolution",dilated:"Dilated convolution",window:"Attention in a window",attention:"Full attention"},Re=[[1e15,"P"],[1e12,"T"],[1e9,"G"],[1e6,"M"],[1e3,"k"]];function T(t){for(let[e,n]of Re){if(t<e*.9995)continue;let o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}return String(Math.round(t))}function qe(t){let[e,n]=t<1e-6?[1e-9,"ns"]:t<.001?[1e-6,"\xB5s"]:t<1?[.001,"ms"]:[1,"s"],o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}var _e=t=>t<9.95?t.toFixed(1):Math.round(t).toLocaleString("en"),j=(t,e)=>`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`,Gt=t=>t==="recurrence"?"step":"layer";function Kt({layers:t,at:e,wiring:n},o){let r=t[e].way.length-1;return o>=r?j(r,Gt(n)):`${Math.floor(o)} of ${j(r,Gt(n))}`}function Jt({wiring:t,n:e,drawn:n,levels:o,k:r},a){let c=e>n?`${a?"":"the "}first ${n} of ${e.toLocaleString("en")}${a?"":" tokens"}`:j(e,"token"),s={recurrence:a?"each step waits for the last":"each step waits for the one before",convolution:`${j(o,"layer")} of ${r} ${a?"":"offsets, "}fixed weights`,dilated:`${j(o,"layer")} of ${r} offsets${a?"":", ever wider"}`,window:`${j(o,"layer")}, ${r} keys ${a?"":"each, weighed "}by content`,attention:`1 layer, all keys${a?"":", weighed"} by content`}[t];return[Pe[t],`${c}; ${s}`]}function Be({layers:t,at:e,wiring:n,source:o,target:r,side:a}){let c=`From token ${o+1} to token ${r+1}`,s=t[e].way.length-1,i={recurrence:`a recurrence takes ${j(s,"step")}, one after another`,convolution:`a convolution of fixed weights, ${a} each side, takes ${j(s,"layer")}`,dilated:`a convolution whose reach grows ${a+1}-fold takes ${j(s,"layer")}`,window:`attention by content, ${a} each side, takes ${j(s,"layer")}`,attention:"attention takes 1 layer, at any distance"}[n];return`${c}, ${i}.`}var nt=t=>`${t>=.0995?Math.round(100*t):t>=95e-5?(100*t).toFixed(1):"<0.1"}%`;function Ve({layers:t,at:e,device:n,machine:o}){let{work:r,moved:a,intensity:c,attainable:s,seconds:i}=t[e],p=`whose memory allows ${s<o.peak?`${nt(s/o.peak)} of its peak`:"its peak"}, ${qe(i)} at least`;return`A layer takes ${T(r)} multiply-adds and moves ${T(a)} numbers: ${_e(c)} operations per byte on the ${n}, ${p}.`}var Ut=t=>`${Be(t)} ${Ve(t)}`;var Ge=700;function Yt(t){let e=t<Ge,[n,o]=[e?0:126,e?3:8],r=(t-n-4*o)/5;return{width:t,narrow:e,left:n,gap:o,wide:r,rows:e?{weights:40,way:83,steps:148,work:187,moved:250,end:296}:{weights:22,way:28,steps:104,work:128,moved:128,end:186},most:e?26:38,pad:e?4:10,cell:e?2.5:4,rise:e?32:64,step:e?.5:.4,x:c=>n+c*(r+o)}}function Ke({x:t,wide:e,pad:n,rows:o,narrow:r,rise:a,step:c},{layers:s},i,l){let{way:p}=s[i],d=Math.min(l,p.length-1),f=o.way+a,h=A=>t(i)+n+(e-2*n)*(A+.5)/64,u=d-Math.floor(d),[g,w]=[p[Math.floor(d)],p[Math.min(Math.floor(d)+1,p.length-1)]],b=p.slice(0,Math.floor(d)+1).map(([A,k])=>[k,A]);u&&b.push([g[1]+(w[1]-g[1])*u,d]);let $=b.map(([A,k])=>`${v(h(A))} ${v(f-k*c)}`),y=p.length-1,S=r?String(y):`${y} ${i===0?"step":"layer"}${y===1?"":"s"}`;return[m(`floor ${i}`,"line","ruler",{x1:t(i)+n,x2:t(i)+e-n,y1:f,y2:f}),m(`way ${i}`,"path","weight line thumb",{d:`M${$.join("L")}`}),m(`way number ${i}`,"text","ink small start",{x:t(i)+n,y:o.way+(r?46:12)},S)]}function Je({x:t,wide:e,pad:n,rows:o,narrow:r},{layers:a,n:c},s){let{steps:i}=a[s],l=r?T(i):`${i.toLocaleString("en")} in a row`,p=e-2*n;return[m(`steps track ${s}`,"rect","track",{x:t(s)+n,y:o.steps,width:p,height:4}),m(`steps ${s}`,"rect","ink solid",{x:t(s)+n,y:o.steps,width:p*i/c,height:4}),m(`steps number ${s}`,"text","ink small start",{x:t(s)+n,y:o.steps+18},l)]}function Xt({x:t,wide:e,pad:n,rows:o,most:r,narrow:a},{layers:c},s,i){let l=Math.max(...c.map(u=>u[i])),p=c[s][i],d=r*Math.sqrt(p/l),f=t(s)+n+(!a&&i==="moved"?(e-2*n)/2+4:0),h=o[i]+r;return[m(`${i} ${s}`,"rect",`${i==="work"?"ink solid":"ink hollow"}`,{x:f,y:h-d,width:d,height:d}),m(`${i} number ${s}`,"text","ink small start",{x:f,y:h+15},T(p))]}function Ue({rows:t,narrow:e,most:n},{source:o,target:r}){let a=`${o+1} to ${r+1}`;if(e){let s={weights:"weights of one layer: a row for each token",way:`the message\u2019s way, from ${a}`,steps:"steps one after another",work:"multiply-adds of a layer",moved:"numbers moved by a layer"};return Object.entries(s).map(([i,l])=>m(`label ${i}`,"text","soft small halo start",{x:0,y:t[i]-5},l))}let c={weights:["weights: a row",t.weights+13],"weights rows":["for each token",t.weights+29],way:["the message\u2019s way",t.way+46],"way ends":[`from ${a}`,t.way+62],steps:["one after another",t.steps+8],work:["\u25A0 multiply-adds",t.work+n-18],moved:["\u25A1 numbers moved",t.work+n],areas:["as areas",t.work+n+16]};return Object.entries(c).map(([s,[i,l]])=>m(`label ${s}`,"text","soft small start",{x:0,y:Number(l)},String(i)))}function ot(t,{width:e,sent:n=1/0}){let o=Yt(e),{x:r,wide:a,pad:c,rows:s,narrow:i}=o,l=t.layers.flatMap(({name:p},d)=>{let f=d===t.at;return[m(`box ${d}`,"rect",`${f?"chosen":i?"bare":"ruler"} box`,{x:r(d)+.5,y:.5,width:a-1,height:s.end-1,rx:6}),m(`name ${d}`,"text",`ink start${i?" tiny":f?" strong small":" small"}`,{x:r(d)+c,y:17},a>90?I[p]:a<58?et[p].replace("ention","ent."):et[p]),...Vt(`weights ${d}`,p,t.side,{x:i?r(d)+c:r(d)+a-c-D*o.cell,y:s.weights,cell:o.cell}),...Ke(o,t,d,n),...Je(o,t,d),...Xt(o,t,d,"work"),...Xt(o,t,d,"moved")]});return{width:e,height:s.end,marks:[...l,...Ue(o,t)]}}function rt(t,{width:e}){let{x:n,wide:o,rows:r}=Yt(e);return t.layers.map(({name:a,way:c,work:s},i)=>({id:a,x:n(i),y:0,width:o,height:r.end,label:`${I[a]}: ${c.length-1} from ${t.source+1} to ${t.target+1}, ${T(s)} multiply-adds`,aria:{pressed:i===t.at}}))}var Zt=`text.small { font-size: 13px; }
text.tiny { font-size: 11.5px; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
.wires { fill: none; stroke: var(--edge); stroke-width: 1; }
.strong.wires { stroke: var(--soft); stroke-opacity: 0.9; }
.dots { fill: none; stroke-linecap: round; }
.soft.dots { stroke: var(--edge); } .weight.dots { stroke: var(--weight); }
.way { stroke-width: 3.5; }
.thumb { stroke-width: 2.5; }
.goal { stroke: var(--output); stroke-width: 2; stroke-linejoin: round; }
.output.open { fill: var(--paper); }
.guide { stroke-dasharray: 2 4; }
.box { fill: none; }
.chosen { stroke: var(--weight); stroke-width: 2; fill: none; }
.track { fill: var(--rule); }
.hollow { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
.roof { stroke-width: 1; }
.roof.here { stroke-width: 2.5; }
.point { stroke: var(--paper); stroke-width: 1.5; }
`;var Ye="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ze=1.12,F=new Map;function Qe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Ye[r.charCodeAt(0)-32]??556),0);return Ze*n/1e3}function Qt(t,e){return F.size>5e3&&F.clear(),F.has(t)||F.set(t,Qe(t)),e*F.get(t)}var at=[.4,2e4],ne=[6e10,22e14],te=15;function tn({width:t,height:e}){let n={left:40,right:t-44,top:42,bottom:e-36},o=(r,[a,c])=>Math.log(r/a)/Math.log(c/a);return{width:t,height:e,...n,x:r=>n.left+(n.right-n.left)*o(r,at),y:r=>n.bottom-(n.bottom-n.top)*o(r,ne)}}function en({left:t,right:e,top:n,bottom:o,x:r,y:a,width:c}){let s=[1,10,100,1e3,1e4],i=[1e11,1e12,1e13,1e14,1e15];return[m("roof title","text","ink strong start",{x:0,y:14},c<380?"Operations per second, at most":"The roofline: operations per second, at most"),m("roof note","text","soft small start",{x:0,y:32},"a point is a layer, with its share of the peak"),...s.flatMap(l=>[m(`grid x ${l}`,"line","rule",{x1:r(l),x2:r(l),y1:n,y2:o}),m(`tick x ${l}`,"text","soft small",{x:r(l),y:o+16},l<1e3?String(l):`${l/1e3} k`)]),...i.flatMap(l=>[m(`grid y ${l}`,"line","rule",{x1:t,x2:e,y1:a(l),y2:a(l)}),m(`tick y ${l}`,"text","soft small end",{x:t-4,y:a(l)+4},l<1e12?"0.1 T":l<1e15?`${l/1e12} T`:"1 P")]),m("axis x","text","soft small",{x:(t+e)/2,y:o+33},"operations per byte moved")]}function ee({x:t,y:e},{peak:n,bandwidth:o}){let r=n/o,a=Math.max(at[0],ne[0]/o);return`M${[[a,a*o],[r,n],[at[1],n]].map(([s,i])=>`${v(t(s))} ${v(e(i))}`).join("L")}`}function nn(t,{device:e,machine:n}){let o=Object.entries(N).filter(([s])=>s!==e),r=s=>s.split(" ")[1],a=(s,i,l)=>m(`roof name ${s}`,"text",`${l} small start`,{x:t.right+5,y:t.y(i)+4.5},r(s)),c=n.peak/n.bandwidth;return[...o.flatMap(([s,i])=>[m(`roof ${s}`,"path","soft line roof",{d:ee(t,i)}),a(s,i.peak,"soft")]),m("ridge","line","ruler guide",{x1:t.x(c),x2:t.x(c),y1:t.y(n.peak),y2:t.bottom}),m("roof here","path","ink line roof here",{d:ee(t,n)}),a(e,n.peak,"ink strong")]}function on(t,e){let n=[];for(let o of t)n.push(Math.max(o,n.length?n[n.length-1]+te:-1e9));for(let o=n.length-1,r=e;o>=0;o--,r-=te)n[o]=Math.min(n[o],r);return n}function rn(t,{layers:e,at:n,machine:o}){let{x:r,y:a,left:c,right:s,bottom:i}=t,l=e.map(({name:u,intensity:g,attainable:w},b)=>({i:b,name:u,here:b===n,px:r(g),py:a(w),text:`${I[u]} ${nt(w/o.peak)}`})),p=[...l].sort((u,g)=>g.px-u.px||g.i-u.i),d=on(p.map(({py:u})=>u+18),i-6),f=p.flatMap(({i:u,px:g,py:w,text:b,here:$},y)=>{let O=Qt(b,13),S=Math.max(c+2,Math.min(g+12,s-O-2)),A=$?"weight strong":"ink";return[m(`point line ${u}`,"line","ruler",{x1:g,y1:w,x2:S-2,y2:d[y]-4}),m(`point name ${u}`,"text",`${A} small halo start`,{x:S,y:d[y]},b)]}),h=[...l].sort((u,g)=>Number(u.here)-Number(g.here)).map(({i:u,px:g,py:w,here:b})=>m(`point ${u}`,"circle",`${b?"weight":"ink"} solid point`,{cx:g,cy:w,r:b?6:4}));return[...f,...h]}function it(t,{width:e,height:n}){let o=tn({width:e,height:n});return{width:e,height:n,marks:[...en(o),...nn(o,t),...rn(o,t)]}}var an=480,[sn,cn,st]=[46,44,10],re=3.6;function lt({drawn:t,wiring:e,levels:n},{width:o,height:r}){let[a,c]=[r-cn,(o-2*st)/t],s=a-sn,i=e==="recurrence"?s/n:Math.min(s/n,s*.6);return{width:o,height:r,bottom:a,cell:c,floor:i,narrow:o<an,stairs:e==="recurrence",x:l=>st+(l+.5)*c,y:([l,p])=>a-i*(e==="recurrence"&&l>0?p+1:l)}}function pt(t,e,n){let{cell:o}=lt(t,e);return M(Math.floor((n-st)/o),0,t.drawn-1)}var C=({x:t,y:e},n,o)=>`M${v(t(n[1]))} ${v(e(n))}L${v(t(o[1]))} ${v(e(o))}`;function ae(t,{drawn:e,levels:n},o){let r="",a=(c,s)=>{let i=o>0?e-1-s:s,l=Math.min(n-c,o===0?n:Math.floor(i/Math.abs(o)));l>0&&(r+=C(t,[c,s],[c+l,s+l*o]))};for(let c=0;c<e;c++)a(0,c);for(let c=1;c<n;c++)for(let s=0;s<Math.min(Math.abs(o),e);s++)a(c,o>0?s:e-1-s);return r}function ln(t,{wiring:e,drawn:n,levels:o,side:r}){let a=Array.from({length:n},(i,l)=>l),c=(i,l,p=1)=>a.map(d=>{let f="";for(let h=-l;h<=l;h++){let u=d+h*p;u>=0&&u<n&&(f+=C(t,[i,d],[i+1,u]))}return f}).join("");return e==="recurrence"?a.map(i=>C(t,[0,i],[1,i])+(i?C(t,[1,i-1],[1,i]):"")).join(""):e==="attention"?c(0,n):e==="dilated"?Array.from({length:o},(i,l)=>c(l,r,L(e,r,l))).join(""):Array.from({length:2*r+1},(i,l)=>l-r).map(i=>ae(t,{drawn:n,levels:o},i)).join("")}function pn(t,{wiring:e,drawn:n,levels:o,side:r}){if(e==="recurrence")return"";if(e==="convolution")return tt(r).map(c=>ae(t,{drawn:n,levels:o},c)).join("");let a="";for(let c=0;c<o;c++){let s=L(e,r,c);for(let i=0;i<n;i++){let l=e==="dilated"?tt(r).map(p=>i+p*s):Ht(c,i,n,e==="attention"?n:r);for(let p of l)p>=0&&p<n&&(a+=C(t,[c,p],[c+1,i]))}}return a}function dn({wiring:t,drawn:e,levels:n,side:o}){if(t==="recurrence")return 2*e-1;let r=c=>{let s=0;for(let i=-o;i<=o;i++)s+=Math.max(0,e-Math.abs(i)*c);return s};if(t==="attention")return e**2;let a=0;for(let c=0;c<n;c++)a+=r(L(t,o,c));return a}var V=new Map;function un(t,e){let{wiring:n,drawn:o,side:r}=e,a=`${n} ${o} ${r} ${t.width} ${t.height}`,c=V.get(a)??[ln(t,e),pn(t,e)];return V.size>8&&V.clear(),V.set(a,c),c}var ie=({cell:t,floor:e,stairs:n})=>M(Math.min(t,n?t:e)*.42,1.4,7);function ct(t,e,n,o,[r,a]){let{x:c,y:s,cell:i}=t,[l,p]=[c(r),c(a)].map(v);return m(e,"path",`${n} dots`,{d:`M${l} ${v(s([o,r]))}H${v(p+.2)}`,"stroke-width":ie(t),"stroke-dasharray":`0 ${i}`})}function se(t,e,n,[o,r]){let{x:a,y:c}=t,s="";for(let i=o;i<=r;i++)s+=`M${v(a(i))} ${v(c([1,i]))}h0`;return m(e,"path",`${n} dots`,{d:s,"stroke-width":ie(t)})}function hn(t,{wiring:e,drawn:n,levels:o}){let r=[0,n-1],a=ct(t,"nodes 0","soft",0,r);if(e==="recurrence")return[a,se(t,"nodes 1","soft",r)];let c=t.floor<re?[o]:Array.from({length:o},(s,i)=>i+1);return[a,...c.map(s=>ct(t,`nodes ${s}`,"soft",s,r))]}function fn(t,{wiring:e,drawn:n,source:o,side:r},a){let c=l=>Rt(e,o,r,l,n);if(e==="recurrence")return a>0?[se(t,"heard 1","weight",c(a))]:[];let s=Array.from({length:a},(l,p)=>p+1);return(t.floor<re?s.slice(-1):s).map(l=>ct(t,`heard ${l}`,"weight",l,c(l)))}function oe({x:t,y:e},n,o){let r=Math.min(Math.floor(o),n.length-1),[a,c,s]=[n[r],n[Math.min(r+1,n.length-1)],o-r],i=(l,p)=>l+(p-l)*s;return[i(t(a[1]),t(c[1])),i(e(a),e(c))]}var ce=t=>`M${t.map(([e,n])=>`${v(e)} ${v(n)}`).join("L")}`;function mn(t,{layers:e,at:n},o){let{way:r}=e[n],a=Math.min(o,r.length-1),c=oe(t,r,a),s=r.slice(0,Math.floor(a)+1).map(d=>[t.x(d[1]),t.y(d)]),i=a===r.length-1,[l,p]=oe(t,r,r.length-1);return[m("guide","line","ruler guide",{x1:l,x2:l,y1:p,y2:t.bottom}),m("way","path","weight line way",{d:ce([...s,c])}),...i?[]:[m("pulse","circle","weight solid",{cx:c[0],cy:c[1],r:5})],m("goal","path",`output ${i?"solid":"open"} goal`,{d:le([l,p-3])})]}var le=([t,e],n=8)=>`${ce([[t,e-n],[t+n,e+n*.75],[t-n,e+n*.75]])}Z`;function gn({x:t,bottom:e},{source:n,target:o}){let[r,a]=[t(n),t(o)],c=Math.max(0,34-(a-r))/2,s=e+40;return[m("from","rect","value solid",{x:r-6,y:e+10,width:12,height:12,rx:2}),m("to","path","output solid",{d:le([a,e+17],7.5)}),m("from name","text","value strong small",{x:r-c,y:s},String(n+1)),m("to name","text","output strong small",{x:a+c,y:s},String(o+1))]}function xn({x:t,bottom:e},{n,drawn:o,source:r,target:a}){let c=i=>[r,a].every(l=>Math.abs(t(l)-t(i))>34);return[...new Set([0,...[1,2,3,4].map(i=>Math.round(o*i/4)-1)])].filter(c).map(i=>m(`token ${i}`,"text",`soft small${i===0?" start":i===o-1?" end":""}`,{x:t(i)+(i===0?-4:i===o-1?4:0),y:e+40},i===o-1&&n>o?`${i+1} \u2026`:String(i+1)))}function dt(t,{width:e,height:n,sent:o=1/0}){let r=lt(t,{width:e,height:n}),{way:a}=t.layers[t.at],c=Math.min(o,a.length-1),[s,i]=un(r,t),[l,p]=Jt(t,r.narrow),d=[m("title","text","ink strong start",{x:0,y:14},l),m("told","text","weight strong end",{x:e,y:14},Kt(t,c)),m("note","text","soft small start",{x:0,y:32},p),m("wires","path","wires",{d:s,"stroke-opacity":Math.round(100*M(260/dn(t)+.09,0,.8))/100}),m("strong wires","path","wires strong",{d:i}),...hn(r,t),...fn(r,t,Math.floor(c)),...mn(r,t,o),...xn(r,t),...gn(r,t)];return{width:e,height:n,marks:d}}function ut(t,e){let{x:n,bottom:o}=lt(t,e),{source:r,target:a,drawn:c}=t,s=(l,p,d)=>({id:l,x:n(p)-d,y:o-2,width:44,height:46,label:l==="source"?"message from token":"message to token",slider:!0,kind:"across",aria:{valuemin:l==="source"?1:r+1,valuemax:l==="source"?a+1:c,valuenow:p+1,valuetext:`token ${p+1}`}}),i=M((44-(n(a)-n(r)))/2,0,22);return[s("source",r,22+i),s("target",a,22-i)]}var pe=`.attn-mixing > * + * { margin-top: 8px; }
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
`;var wn=35,[de,ht,yn]=[24,.57,960],vn=660,ft=t=>z(t.read()),mt=()=>xt("svg",{class:"scene","aria-hidden":"true"});function ue(t){if(t<vn){let c=s=>({width:t,height:s,zoom:1});return{net:c(176),table:c(0),roof:c(184)}}let e=Math.min(t,yn),[n,o]=[e-de,t-de],r=Math.round(n*ht),a=M(Math.round(e*.26),230,250);return{net:{width:r,height:a,zoom:o*ht/r},table:{width:e,height:0,zoom:t/e},roof:{width:n-r,height:a,zoom:o*(1-ht)/(n-r)}}}var fe=(t,e)=>t.map(({x:n,y:o,width:r,height:a,...c})=>({...c,x:n*e,y:o*e,width:r*e,height:a*e}));function kn(t,e){let n=mt(),o=(s,i)=>{let{source:l,target:p,drawn:d}=ft(t),f=s==="source"?{source:M(i,0,p),target:p}:{source:l,target:M(i,l,d-1)};(f.source!==l||f.target!==p)&&t.change(f)},r=U((s,i)=>{let l=()=>ft(t)[i().id];jt(s,()=>h=>{let u=e().net;o(i().id,pt(ft(t),u,Et(n,h)[0]/u.zoom))});let p=h=>()=>l()+h,d={ArrowRight:p(1),ArrowUp:p(1),ArrowLeft:p(-1),ArrowDown:p(-1)},f={PageUp:p(8),PageDown:p(-8),Home:()=>0,End:()=>Y};zt(s,{...d,...f},h=>o(i().id,h))});return{root:x("div",{class:"attn-stage mixing-net"},n,r.root),paint:(s,i)=>P(n,dt(s,{...e().net,sent:i})),place:s=>r.set(fe(ut(s,e().net),e().net.zoom))}}function $n(t,e){let n=mt(),o=U((c,s)=>c.addEventListener("click",()=>t.change({wiring:s().id})));return{root:x("div",{class:"attn-stage mixing-table"},n,o.root),paint:(c,s)=>P(n,ot(c,{...e().table,sent:s})),place:c=>o.set(fe(rt(c,e().table),e().table.zoom))}}var he=(t,e)=>{let n=document.createDocumentFragment();return n.append(t," ",x("i",{},e)),n};function Mn(t,e){let n=(u,g,w)=>X({label:he(u,g),min:Math.log2(Ft),max:Math.log2(w),step:.5,text:b=>b.toLocaleString("en"),read:b=>Math.round(2**b),write:b=>Math.round(2*Math.log2(b))/2,onInput:b=>t.change({[g]:b})}),[o,r]=[n("tokens","n",Y),n("size","d",Ct)],a=X({label:he("kernel","k"),min:3,max:Wt,step:2,text:String,onInput:u=>t.change({k:u})}),c=R("Scores on the chip",()=>t.change({fused:!t.read().fused},{glide:!0})),s=Object.fromEntries(Object.keys(N).map(u=>[u,u.split(" ").slice(1).join(" ")])),i=It("Device",s,u=>t.change({device:u},{glide:!0})),l=[R("Send",e).root,R("Reset",t.reset).root];l.forEach(u=>u.removeAttribute("aria-pressed"));let[p,d]=l;return{root:x("div",{class:"mixing-controls"},x("div",{class:"attn-row"},p,c.root,i.root,d),o.root,r.root,a.root),tell:u=>{o.set(u.n),r.set(u.d),a.set(u.k),c.set(u.fused),i.set(u.device)}}}function Sn(){let e=[["Assumed",`One layer, one sequence, one head, no projections. Every operation reads what it needs from memory and
    writes what it makes; a recurrence reads its matrix anew at each step. A multiplication with its addition is two
    operations. Waiting, launches and caches are left out: these are bounds, no forecasts.`.replace(/\s+/g," ")],...Object.entries(N).map(([n,{source:o,bytes:r}])=>[n,`${o}. Numbers of ${r} bytes.`])];return x("details",{},x("summary",{},"What is assumed, and the devices\u2019 sources"),x("ul",{},...e.map(([n,o])=>x("li",{},`${n}
${o}`))))}function An(){let t=1/0;return{start:()=>void(t=J()?1/0:0),next:(e,{layers:n})=>(t+=e/wn,n.every(({way:o})=>t>=o.length-1)&&(t=1/0),t)}}function En(t,e){let[n,o,r]=[900,ue(900),t],a=An(),[c,s,i]=[kn(e,()=>o),$n(e,()=>o),Lt()],l=mt(),p=Mn(e,()=>{a.start(),e.change({},{glide:!0})}),d=x("p",{class:"attn-hint"},"Send the message",x("span",{class:"mixing-wide"},", drag its ends"),"; then press another layer."),f=h=>[c.place(h),s.place(h)];return{parts:[d,x("div",{class:"mixing-board"},c.root,s.root,x("div",{},l)),p.root,i.root,Sn()],tell:h=>{let u=z(h);h.wiring!==r.wiring&&a.start(),r=h,p.tell(h),f(u),i.set(Ut(u))},glides:qt,paint:(h,u,g)=>{let w=z(r);g!==n&&([n,o]=[g,ue(g)],f(w));let b=a.next(u,w),$=_t(w,h);return c.paint(w,b),s.paint($,b),P(l,it($,o.roof)),b<1/0},stop:i.stop}}var Co=St({name:"mixing",label:"Live figure: five ways to wire tokens, what they cost, and how fast they can be",style:Zt+pe,controls:["n","d","k","wiring","source","target","fused","device"],build:En});export{N as DEVICES,rt as choices,ot as compare,z as compute,Co as default,Ut as describe,ut as grips,dt as net,it as roof,ue as sizes,pt as tokenAt};
