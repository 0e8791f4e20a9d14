// Joined by `make figures` from src/induction and src/kit: change those, not this.
var ze=Object.defineProperty;var je=(t,e)=>{for(var o in e)ze(t,o,{get:e[o],enumerable:!0})};function lt(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),n(r.content))};t.on("msg:custom",a),t.send({ask:e})}),o[e]}var Ne="http://www.w3.org/2000/svg",Le=0,Fe=Math.random().toString(36).slice(2,8),dt=t=>`attn-${Fe}-${t}-${++Le}`;function Mt(t,e,o){for(let[n,a]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(n,""):a!==!1&&a!=null&&t.setAttribute(n,a);return t.append(...o),t}var M=(t,e={},...o)=>Mt(document.createElement(t),e,o),St=(t,e={},...o)=>Mt(document.createElementNS(Ne,t),e,o);function V(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function C(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Ot=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Et=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Tt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var pt=t=>t.indexOf(Math.max(...t)),R=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var zt=200,qe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ie=t=>t*t*(3-2*t);function ht(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,a)=>ht(t[a],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([a,r])=>[a,ht(t[a],r,o)]);return Object.fromEntries(n)}return e}function jt(t,e,o){let[n,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let h=R(p-i,0,64);if(i=p,l){let u=R((p-s)/e);n=ht(a,r,Ie(u)),l=u<1}let f=o(n,h);c=l||f?requestAnimationFrame(d):0};return{go(p,h){if(qe()){[n,r,l]=[p,p,!1],o(n,1/0);return}[a,r,s,l]=[n,p,performance.now(),h],h||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function Nt(t,e,o=[]){let n=[...e,...o],a=[],r=!1,s=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(r)return;let h=s();a.forEach(f=>f(h,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:h=!1}={})=>{r=!0;for(let[f,u]of Object.entries(p))t.set(f,u);r=!1,i({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function He(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Re(t,e,o,n){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,d=e.wants?.(o())??null;if(s(d!==null),d===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===a&&i(c),()=>l===a&&e.say?.(p))};return i}function Lt({name:t,label:e,style:o,controls:n,fixed:a=[],ms:r=zt,build:s}){return{render:({model:c,el:l})=>{let d=M("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(M("style",{},[Ot,Et,Tt,o].join(`
`)));let h=Nt(c,n,a),f=s(h.read(),h,c),u=M("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(u),l.append(d);let g=()=>{let $=f.glides??(O=>O),k=0,v=jt($(h.read()),r,(O,S)=>k>0&&f.paint(O,S,k)),m=()=>{let O=Math.round(u.clientWidth);O===k||O===0||(k=O,He(l),v.again())},w=Re(u,f,h.read,O=>{f.tell(h.read()),v.go($(h.read()),O)});h.follow((O,S)=>{u.classList.add("touched"),w(S?.glide??!0)}),f.tell(h.read()),m();let j=new ResizeObserver(m);return j.observe(u),f.ahead?.(),()=>{j.disconnect(),v.stop(),h.stop(),f.stop?.()}},y=async()=>{await f.ready;for(let $;$=f.wants?.(h.read());)await $;return g()};return f.ready?y():g()}}}var We=t=>Math.round(t*10)/10,Ft=new WeakMap;function Ct(t){let e=M("div",{class:"attn-hits"}),o=new Map,n=r=>{let s=r.slider?M("div",{role:"slider",tabindex:0}):M("button",{type:"button"}),i={node:s,hit:r};return o.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:r=>{let s=new Set(r.map(({id:i})=>i));for(let[i,{node:c}]of o)s.has(i)||(c.remove(),o.delete(i));r.forEach((i,c)=>{let l=o.get(i.id)??n(i);Be(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:r=>o.get(r)?.node.focus({preventScroll:!0})}}function Be(t,{x:e,y:o,width:n,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l}){let[d,p,h,f]=[e,o,n,a].map(We),u=`left:${d}px;top:${p}px;width:${h}px;height:${f}px`;Ft.get(t)!==u&&(t.style.cssText=u,Ft.set(t,u)),C(t,"class",`attn-hit ${s}`.trim()),C(t,"aria-label",r),C(t,"tabindex",c),l&&C(t,"lang",l);for(let[g,y]of Object.entries(i))C(t,`aria-${g}`,String(y))}function Dt(t,{clientX:e,clientY:o}){let{left:n,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-n)/r,(o-a)/r]}function _t(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),n=e(a)}),t.addEventListener("pointermove",a=>n?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{n!==null&&o(),n=null})}var It="http://www.w3.org/2000/svg",Pe=t=>Math.round(t*10)/10+0;function b(t,e,o,n,a){let r={};for(let s in n){let i=n[s];r[s]=typeof i=="number"?Pe(i):i}return{id:t,shape:e,role:o,at:r,...a===void 0?{}:{text:a}}}var qt=new WeakMap;function Ge(t,e){let{node:o,role:n,at:a}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||o.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Ve)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Ue=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Ve(t){let e=document.createElementNS(It,"tspan");for(let[o,n]of Object.entries(Ue(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Ht(t,{width:e,height:o,marks:n}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=qt.get(t)??new Map;qt.set(t,r);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of r)s.get(c)?.shape!==d&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of n){let l=r.get(c.id);if(!l){let d=document.createElementNS(It,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}Ge(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Q(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Rt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Wt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Bt(t,e){let o=M("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>C(o,"aria-pressed",String(n))}}function Pt(t,e,o){let n=dt("choice"),a=new Map,r=M("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,M("input",{type:"radio",name:n,onchange:()=>o(s)})),r.append(M("label",{},a.get(s),M("span",{},i)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function ut({label:t,onChange:e,options:o=[],wide:n=!1}){let a=dt("select"),r=M("select",{id:a,onchange:()=>e(r.value)}),s=M("div",{class:n?"attn-field attn-wide":"attn-field"},M("label",{for:a},t),r),[i,c]=[o,""],l=0,d=f=>{let[u,g]=i[f];C(r.options[f],"value",u),V(r.options[f],g)},p=()=>{for(l=0;r.length>i.length;)r.lastChild.remove();i.forEach((f,u)=>d(u))},h=(f,u=o)=>{i=u;let g=i.findIndex(([$])=>String($)===String(f)),y=JSON.stringify(i);if(y!==c){for(;r.length<i.length;)r.append(M("option",{}));g>=0&&d(g),l||(l=setTimeout(p,40))}c=y,r.selectedIndex!==g&&(r.selectedIndex=g)};return h(o[0]?.[0]),{root:s,set:h}}function Gt(t=700){let e=M("p",{class:"attn-summary"}),o=M("span",{class:"attn-hidden",role:"status"}),n,a=(r,s=r)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>V(o,s),t)),V(e,r)};return{root:M("div",{},e,o),set:a,stop:()=>clearTimeout(n)}}function ft(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),o(s))})}function Ut({label:t,rest:e,begin:o,next:n}){let a=0,r=()=>{V(d,a?"\u275A\u275A":"\u25B6"),C(d,"aria-label",a?"Pause":t)},s=()=>{clearTimeout(a),a=0,r()},i=()=>{a=Number(setTimeout(i,e)),n()||s()},c=()=>{o(),a=Number(setTimeout(i,e/2)),r()},d=M("button",{type:"button",class:"attn-play",onclick:()=>a?s():c()});return r(),{root:d,stop:s}}var Vt=["the","a","we","i","and","in","on","to","of","by","up","at","red","big","old","hot","fox","cat","dog","hen","owl","bee","sun","moon","sea","hill","tree","key","hat","tea","cup","bread","man","girl","king","bird","fish","boat","road","door","day","night","saw","sat","run","ran","ate","met","sang","said","came","went","home","cold","new","green","little","then","with","not","is","was","like","over"];var W=Vt,H=16,Ye=/[.,;:!?"()“”„«»…]/g;function K(t){let e=t.toLowerCase().replace(Ye," ").split(/\s+/).filter(Boolean),o=e.slice(0,H),n=new Map(o.filter(i=>W.includes(i)).map(i=>[i,W.indexOf(i)])),a=W.map((i,c)=>c).filter(i=>!o.includes(W[i]));for(let i of o)n.has(i)||n.set(i,a.shift());let r=[...W];n.forEach((i,c)=>r[i]=c);let s=o.map(i=>n.get(i));return{words:o,ids:s,label:r,more:e.length>H}}var[I,_,A,D]=[2,4,48,12],Je=2**-11,Kt=[["embedding",W.length,A],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,A,A])),["unembedding",A,W.length]],tt=Kt.reduce((t,[,e,o])=>t+e*o,0),Ze="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",Yt=new Uint8Array(128);[...Ze].forEach((t,e)=>Yt[t.charCodeAt(0)]=e);function gt(t){let e=(5-t.length%5)%5,o=new Uint8Array((t.length+e)/5*4);for(let n=0,a=0;n<t.length;n+=5,a+=4){let r=0;for(let s=0;s<5;s++)r=r*85+(n+s<t.length?Yt[t.charCodeAt(n+s)]:84);for(let s=3;s>=0;s--,r=Math.floor(r/256))o[a+s]=r%256}return o.subarray(0,o.length-e)}async function Xe(t){let o=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(o).arrayBuffer())}function Qe(t){let e=(o,n)=>{let a=Math.floor((o+n)/2);return n-o<2?[]:[[a,o,n],...e(o,a),...e(a,n)]};return[[t-1,-1,-1],[0,t-1,-1],...e(0,t-1)]}function tn(t){let e=t.length/tt,o=new Array(e);return Qe(e).forEach(([n,a,r],s)=>{let i=o[n]=new Int8Array(tt);for(let c=0;c<tt;c++){let l=a<0?0:r<0?o[a][c]:Math.floor((o[a][c]*(r-n)+o[r][c]*(n-a))/(r-a)+.5);i[c]=l+t[s*tt+c]}}),o}function Jt(t,e){let[o,n]=[0,0];return Object.fromEntries(Kt.map(([a,r,s])=>{let i=new Float64Array(r*s);for(let c=0;c<i.length;c++)i[c]=Math.fround(t[o+c]*e[n+c%s]);return o+=i.length,n+=s,[a,i]}))}function mt(t,e){let o=gt(t),n=new DataView(o.buffer,o.byteOffset,o.length);return Array.from({length:o.length/e},(a,r)=>e===2?n.getInt16(2*r,!0):n.getFloat32(4*r,!0))}function Zt(t,e){let o=mt(t,2);return[0,1].map(n=>Array.from({length:_},(a,r)=>{let s=((e*I+n)*_+r)*D;return Float64Array.from(o.slice(s,s+D),i=>Je*i)}))}function en({levels:t,scales:e,means:o}){let n=new Int8Array(gt(t));return{params:Jt(n,Float32Array.from(mt(e,4))),means:Zt(o,0)}}async function nn({levels:t,scales:e,means:o}){let n=tn(await Xe(gt(t))),a=Float32Array.from(mt(e,4)),r=new Map;return s=>{let i=r.get(s)??{params:Jt(n[s],a),means:Zt(o,s)};return r.set(s,i),i}}function Xt(t,e){let o=en(t.opening),n=t.steps[t.steps.length-1],a={},r={},s=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===n)return o;let p=s(l,d),h=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return a[p]?.(t.steps.indexOf(d)-h)??null},load:(l,d)=>{let p=s(l,d);return r[p]??=e(p).then(nn).then(h=>void(a[p]=h)),r[p]},first:t,last:n}}var on=100,Y=(t,e)=>`${t+1}.${e+1}`;function ot(t,e,o,n=A){let a=new Float64Array(e*n);for(let r=0;r<e;r++){let s=a.subarray(r*n,(r+1)*n);for(let i=0;i<A;i++){let c=t[r*A+i];if(c===0)continue;let l=i*n;for(let d=0;d<n;d++)s[d]+=c*o[l+d]}}return a}function ae(t,e){let o=new Float64Array(e*A);for(let n=0;n<e;n++){let a=0;for(let s=0;s<A;s++)a+=t[n*A+s]*t[n*A+s];let r=Math.sqrt(a/A+1e-6);for(let s=0;s<A;s++)o[n*A+s]=t[n*A+s]/r}return o}var Qt=Float64Array.from({length:H*A/2},(t,e)=>{let[o,n]=[Math.floor(e/(A/2)),e%(D/2)];return o*on**(-2*n/D)}),[te,ee]=[Qt.map(Math.cos),Qt.map(Math.sin)];function ne(t,e){let o=new Float64Array(e*A);for(let n=0;n<e*A;n+=2){let a=t[n],r=t[n+1];o[n]=a*te[n/2]-r*ee[n/2],o[n+1]=a*ee[n/2]+r*te[n/2]}return o}function rn(t,e,o,n){let a=new Float64Array(o*o);for(let r=0;r<o;r++){let[s,i]=[-1/0,0];for(let c=0;c<=r;c++){let l=0;for(let d=n*D;d<(n+1)*D;d++)l+=t[r*A+d]*e[c*A+d];a[r*o+c]=l/Math.sqrt(D),s=Math.max(s,a[r*o+c])}for(let c=0;c<=r;c++)i+=a[r*o+c]=Math.exp(a[r*o+c]-s);for(let c=0;c<=r;c++)a[r*o+c]/=i}return a}function an({params:t,means:e},o,n,a,r){let s=ae(o,n),[i,c,l]=["q","k","v"].map(u=>ot(s,n,t[`layer${a+1}.w_${u}`])),[d,p]=[ne(i,n),ne(c,n)],h=new Float64Array(n*A),f=Array.from({length:_},(u,g)=>rn(d,p,n,g));return f.forEach((u,g)=>{let y=Y(a,g);if(r.heads.has(y))return r.mean&&sn(h,n,g,e[a][g]);let $=cn(u,n,y,r.edges);for(let k=0;k<n;k++)for(let v=0;v<=k;v++){let m=$[k*n+v];for(let w=g*D;w<(g+1)*D;w++)h[k*A+w]+=m*l[v*A+w]}}),{weights:f,found:h}}function sn(t,e,o,n){for(let a=0;a<e;a++)t.set(n,a*A+o*D)}function cn(t,e,o,n){let a=[...n].filter(s=>s.startsWith(`${o}.`));if(!a.length)return t;let r=t.slice();for(let s of a){let[i,c]=s.split(".").slice(2).map(l=>Number(l)-1);i<e&&c<e&&(r[i*e+c]=0)}return r}function J(t,e){let o=t.filter(a=>a.split(".").length===2),n=t.filter(a=>a.split(".").length===4);return{heads:new Set(o),edges:new Set(n),mean:e==="mean"}}var se=J([],"zero");function ie(t,e){let o=new Float64Array(t.length);for(let n=0;n<t.length;n++)o[n]=t[n]+e[n];return o}function ce({params:t},e,o){let n=t.unembedding.length/A,a=ot(ae(e,o),o,t.unembedding,n);return Array.from({length:o},(r,s)=>{let i=Array.from(a.subarray(s*n,(s+1)*n)),c=Math.max(...i),l=i.map(p=>Math.exp(p-c)),d=l.reduce((p,h)=>p+h,0);return l.map(p=>p/d)})}function le(t,e,o,n,a=0){let[r,s]=[[],[e]];for(let i=a;i<I;i++){let c=an(t,e,o,i,n);e=ie(e,ot(c.found,o,t.params[`layer${i+1}.w_o`])),r.push(c),s.push(e)}return{layers:r,streams:s,chances:ce(t,e,o)}}function wt(t,e,o=se){let n=new Float64Array(e.length*A);return e.forEach((a,r)=>n.set(t.params.embedding.subarray(a*A,(a+1)*A),r*A)),le(t,n,e.length,o)}function ln({params:t,means:e},o,n,a,r,s){let{found:i}=o.layers[a],c=new Float64Array(n*A);for(let l=0;l<n;l++)for(let d=0;d<D;d++){let p=l*A+r*D+d;c[p]=(s?e[a][r][d]:0)-i[p]}return ie(o.streams[a+1],ot(c,n,t[`layer${a+1}.w_o`]))}var dn=t=>t.map((e,o)=>o).filter(e=>e+1<t.length&&t.some((o,n)=>n<e&&o===t[e]&&t[n+1]===t[e+1]));function nt(t,e,o){let n=o.filter(r=>pt(t[r])===e[r+1]).length,a=o.reduce((r,s)=>r-Math.log(t[s][e[s+1]]),0);return{right:n,of:o.length,loss:o.length?a/o.length:0}}function pn(t,e,o,n,a){let r=o.length,s=nt(e.chances,o,n).loss;return Array.from({length:I},(i,c)=>Array.from({length:_},(l,d)=>{if(!n.length)return null;let p=ln(t,e,r,c,d,a),h=c+1<I?le(t,p,r,se,c+1).chances:ce(t,p,r);return nt(h,o,n).loss-s}))}var oe=({layers:t})=>t.map(({weights:e})=>e.map(o=>Array.from(o))),xt=(t,e)=>t.map((o,n)=>n).filter(o=>o>0&&o<=e&&t[o-1]===t[e]);function re(t,e,o){let n=e.length,a=r=>r.length?r.reduce((s,i)=>s+i,0)/r.length:null;return t.layers.map(({weights:r},s)=>r.map(i=>a(s===0?e.slice(1).map((c,l)=>i[(l+1)*n+l]):o.map(c=>xt(e,c).reduce((l,d)=>l+i[c*n+d],0)))))}var et=[];function hn(t,e,o,n){let a=`${e} ${n}`,r=et.find(c=>c.checkpoint===t&&c.key===a);if(r)return r.found;let s=wt(t,e),i={run:s,cost:pn(t,s,e,o,n)};return et.unshift({checkpoint:t,key:a,found:i}),et.length=Math.min(et.length,64),i}function de({text:t,cuts:e,by:o},n){let{words:a,ids:r,label:s}=K(t),i=dn(r),{run:c,cost:l}=hn(n,r,i,o==="mean"),d=e.length?wt(n,r,J(e,o)):c,[p,h]=[d,c].map(({chances:u})=>u.map(pt)),f=({chances:u})=>u.map((g,y)=>y+1<r.length?g[r[y+1]]:Math.max(...g));return{words:a,ids:r,copies:i,cost:l,weights:oe(d),uncut:oe(c),chance:f(d),whole:f(c),guesses:p.map(u=>s[u]),surety:d.chances.map((u,g)=>u[p[g]]),guessed:h.map(u=>s[u]),sured:c.chances.map((u,g)=>u[h[g]]),right:p.map((u,g)=>u===r[g+1]),now:nt(d.chances,r,i),before:nt(c.chances,r,i),looks:re(d,r,i),looked:re(c,r,i)}}var pe=`text.small { font-size: 12.5px; }
text.tiny { font-size: 11.5px; }
text.large { font-size: 19px; font-weight: 600; }
text.word { font-size: 14px; }
text.off { text-decoration: line-through; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-linejoin: round; }
.thread { stroke-opacity: 0.28; } .band0 { stroke-width: 1; } .band1 { stroke-width: 2; } .band2 { stroke-width: 3.2; }
.strand { stroke-linecap: butt; }
.strand.cut { stroke: var(--edge); stroke-dasharray: 3 4; }
.disc { fill: var(--paper); stroke: var(--weight); stroke-width: 1.5; } .disc.off { fill: var(--edge); stroke: var(--edge); }
.sign { stroke-width: 1.8; } .sign.off { stroke: var(--paper); }
.chip.key { fill: var(--paper); }
.track { fill: var(--tint); }
.pale.solid { fill-opacity: 0.35; } text.pale { fill-opacity: 0.75; }
.faint.solid { fill: var(--edge); }
.was { stroke-width: 2; }
rect.tile { fill: var(--tint); } rect.tile.off { fill: var(--paper); stroke: var(--edge); stroke-dasharray: 4 3; }
rect.band { fill: var(--query-wash); }
.pattern.off { fill-opacity: 0.3; }
.slash { stroke-width: 2.5; }
rect.frame { fill: none; stroke: var(--ink); stroke-width: 2; }
.pip.full { fill: var(--output); stroke: var(--output); } .pip.empty { fill: none; stroke: var(--output); stroke-dasharray: 2 2; }
.kept { stroke-width: 1; } .penalty { stroke-width: 1; stroke-dasharray: 3 3; }
.output.line { stroke-width: 2.2; }
.knob { stroke: var(--paper); stroke-width: 2; }
`;var Se={};je(Se,{crosses:()=>kt,edgePath:()=>st,edges:()=>ve,followed:()=>X,layout:()=>at,picture:()=>At,places:()=>ct,stepAt:()=>vt,training:()=>it,valueAt:()=>Me});var fn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),gn=1.12,Z=new Map;function mn(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,a)=>n+(fn[a.charCodeAt(0)-32]??556),0);return gn*o/1e3}function B(t,e){return Z.size>5e3&&Z.clear(),Z.has(t)||Z.set(t,mn(t)),e*Z.get(t)}var fe=t=>`${t[0].toLowerCase()}${t.slice(1)}`,q=t=>`\u201C${Rt(t)}\u201D`,P=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function bt(t,e,o){let n=t.slice(o*e,o*e+e);return n.indexOf(Math.max(...n))}function wn(t,e){let[o,n,a,r]=t.split(".").map(Number);return r<=a&&a<=e.length?`the edge of ${o}.${n} from ${q(e[a-1])} to ${q(e[r-1])}`:"1 edge"}function xn({cuts:t,by:e},o){let{heads:n,edges:a}=J(t,e),r=n.size>1?"heads":"head",s=n.size>1?" (by their means)":" (by its mean)";return[...n.size?[`${r} ${Wt([...n])}${e==="mean"?s:""}`]:[],...a.size===1?[wn([...a][0],o)]:[],...a.size>1?[`${a.size} edges`]:[]].join(" and ")}function bn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var he=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function yn(t,e){let{heads:o,cuts:n}=t,{ids:a,words:r,weights:s,uncut:i,looks:c,looked:l}=e,d=o[1],[p,h]=[c[1][d-1]??0,l[1][d-1]??0];if(n.includes(`2.${d}`)||h-p<.3)return"";let[f,u]=[r.length,P(t,e)],g=xt(a,u),[y,$]=[s,i].map(v=>g.reduce((m,w)=>m+v[1][d-1][u*f+w],0)),k=g.length?`; from ${q(r[u])} ${N($)}, now ${N(y)}`:"";return` Head 2.${d}\u2019s mean weight on what came next was ${N(h)}, now ${N(p)}${k}.`}function $n(t,e){let{words:o,weights:n,cost:a,guesses:r,surety:s}=e,[i,c]=t.heads,[l,d]=[o.length,P(t,e)],p=n[1][c-1],h=bt(p,l,d),f=h>0&&o[h-1]===o[d],u=f&&(a[0][i-1]??0)>.5&&n[0][i-1][h*l+h-1]>.4,g=f?u?`, which head 1.${i} has marked as following ${q(o[d])}`:`, which followed ${q(o[d])} before`:"",y=d===h?"itself":q(o[h]);return`From ${q(o[d])}, head 2.${c} attends most to ${y} (${N(p[d*l+h])})${g}; the guess is ${q(r[d])} (${Q(s[d])}).`}function ue(t,e){let{words:o,guesses:n,surety:a,guessed:r,sured:s}=e,i=P(t,e);return`After ${q(o[i])} the guess is ${q(n[i])} (${Q(a[i])}), with nothing cut ${q(r[i])} (${Q(s[i])}).`}function kn(t,e){let{now:o,before:n,copies:a}=e,r=xn(t,e.words);if(!r)return`${a.length?`${he(o)}. `:""}${$n(t,e)}`;if(!a.length)return`Without ${r}, ${fe(ue(t,e))}`;let s=t.cuts.every(i=>i.split(".").length===4);return`Without ${r}, ${he(o)}, ${n.right} before${bn(o,n)}. ${s?ue(t,e):`The loss on them goes from ${N(n.loss)} to ${N(o.loss)}.`}${yn(t,e)}`}function vn({text:t},{copies:e}){let o=K(t).more?`Only the first ${H} words are read. `:"";return e.length?o:`${o}No two words come again in the same order, so there is nothing to copy. `}function ge(t,e,o,n){if(!e.words.length)return"Type a text in which some words come again in the same order.";let a=kn(t,e),r=o===n?a:`After ${o} steps of training, ${fe(a)}`;return`${vn(t,e)}${r}`}function An(t){let e=Math.abs(t);return e<.005?"the loss changes by less than 0.01":`the loss ${t<0?"falls":"rises"} by ${N(e)}`}var rt="nothing to copy, so no loss";function me({cuts:t},{looks:e,cost:o},n,a){let r=`${n+1}.${a+1}`,s=n?"what came next before":"the word before",[i,c]=[e[n][a],o[n][a]],l=[...i===null?[]:[`${N(i)} of its weight on ${s}`],c===null?rt:`alone cut, ${An(c)}`];return`${t.includes(r)?"Restore":"Cut"} head ${r}: ${l.join("; ")}`}var Mn=960,Sn=.05,On=Math.log(64),En=4.8,yt=18,we=11,xe=[.15,.4,.7];function at(t){let e=Math.min(t,Mn),o=e<700,n=e<330,a=o?e:Math.min(356,.39*e),r=o?e:e-a-36,s=o?(e-4*70)/3:12,i=o?70:Math.floor((a-3*s)/4),c=o?0:e-a,l=i+50,d=26,p=d+I*l,h=o?24:23,f=o?p+40:44,u=f+H*h,g=o?u+28:p+26,y=o?g+70:u-18,$=n?56:o?62:84,k=n?50:o?62:Math.min(112,.2*r),v=k+$+k+(o?16:34);return{laid:e,zoom:t/e,narrow:o,panel:a,panelLeft:c,wide:r,gap:s,tile:i,block:l,tilesTop:d,row:h,top:f,bottom:u,curveTop:g,curveBottom:y,word:$,lane:k,bars:v,bar:n?34:o?44:Math.min(84,r-v-64),least:n,wordLeft:k,height:(o?y:u)+22}}var $t=({top:t,row:e},o)=>t+(o+.5)*e,$e=(t,e,o)=>({x:t.panelLeft+o*(t.tile+t.gap),y:t.tilesTop+e*t.block+20});function st(t,e,o,n){let[a,r]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[s,i]=[$t(t,o),$t(t,n)],c=o===n?.12:.2+.8*((o-n)/(H-1))**.7,l=r*(t.lane-12)*c,d=(a+4/3*l).toFixed(1),[p,h]=o===n?[s-5,s+5]:[s,i];return{d:`M${a} ${p.toFixed(1)}C${d} ${p.toFixed(1)} ${d} ${h.toFixed(1)} ${a} ${h.toFixed(1)}`,x:a+l,y:(s+i)/2}}function X(t,e){let o=P(t,e);return[bt(e.weights[1][t.heads[1]-1],e.words.length,o),o]}var ke=({cuts:t},e,o,n)=>t.includes(e)||t.includes(`${e}.${o+1}.${n+1}`);function Tn(t,e,o,n){let[a,r]=[e.words.length,t.heads[n]-1],[s,i]=[X(t,e)[n],e.weights[n][r]],c=xe.map(()=>"");for(let l=0;l<a;l++)for(let d=0;d<=l;d++){let p=xe.findLastIndex(h=>i[l*a+d]>=h);p<0||l===d||l===s||ke(t,Y(n,r),l,d)||(c[p]+=st(o,n,l,d).d)}return c.map((l,d)=>b(`threads ${n} ${d}`,"path",`weight line thread band${d}`,{d:l}))}function ve(t,e,o){let[n,a]=[e.words.length,t.heads[o]-1];if(n===0)return[];let r=X(t,e)[o];return e.weights[o][a].slice(r*n,r*n+r+1).map((s,i)=>({i:r,j:i,weight:s,cut:ke(t,Y(o,a),r,i)})).filter(({weight:s})=>s>=Sn).sort((s,i)=>i.weight-s.weight)}function zn(t,e,o){let n=e.words.length,a=`${o+1}.${t.heads[o]}.`;return t.cuts.filter(r=>r.startsWith(a)).map(r=>{let[s,i]=r.split(".").slice(2).map(l=>Number(l)-1),c=e.weights[o][t.heads[o]-1][s*n+i];return{i:s,j:i,weight:c,cut:!0}}).filter(({i:r,j:s})=>r<n&&s<n)}function Ae(t,e,o){let n=ve(t,e,o),a=({i:r,j:s})=>n.some(i=>i.i===r&&i.j===s);return[...zn(t,e,o).filter(r=>!a(r)),...n]}function jn(t,e,o,n){return Ae(t,e,n).map(({i:a,j:r,weight:s,cut:i})=>b(`edge ${n} ${a} ${r}`,"path",`weight line strand${i?" cut":""}`,{d:st(o,n,a,r).d,"stroke-width":Math.max(9*s,i?1.5:0).toFixed(2)}))}function kt(t,e,o){let n=[];for(let a=0;a<I;a++){if(t.cuts.includes(`${a+1}.${t.heads[a]}`))continue;let r=Ae(t,e,a),s=r.filter(({weight:i,cut:c})=>i>=.1&&!c).slice(0,2);for(let i of[...r.filter(({cut:c})=>c),...s]){let{x:c,y:l}=st(o,a,i.i,i.j);n.every(p=>p.layer!==a||Math.hypot(p.x-c,p.y-l)>=25)&&n.push({id:`cross ${a} ${i.i} ${i.j}`,x:c,y:l,layer:a,...i})}}return n}var Nn=(t,e,o)=>kt(t,e,o).flatMap(({id:n,x:a,y:r,cut:s})=>[b(`${n} disc`,"circle",`weight disc${s?" off":""}`,{cx:a,cy:r,r:8.5}),b(`${n} sign`,"path",`weight line sign${s?" off":""}`,{d:`M${(a-3).toFixed(1)} ${(r-3).toFixed(1)}l6 6m0 -6l-6 6`})]);function be(t,e,o){if(B(t,o)<=e)return t;let n=t.length-1;for(;n>1&&B(`${t.slice(0,n)}\u2026`,o)>e;)n--;return`${t.slice(0,n)}\u2026`}function Ln(t,e,o){let{words:n,copies:a,chance:r,whole:s,guesses:i,right:c}=e,{row:l,word:d,wordLeft:p,bars:h,bar:f,wide:u,narrow:g}=o,[y,$]=n.length?X(t,e):[-1,-1],k=g?14.5:15;return n.flatMap((v,m)=>{let w=$t(o,m),j=m===$?"query solid":m===y?"key ring":"paper",O=a.includes(m),S=m===n.length-1,x=S||O&&c[m];return[b(`word ${m}`,"rect",`${j} chip`,{x:p,y:w-l/2+1,width:d,height:l-2,rx:5}),b(`text ${m}`,"text",`${m===$?"paper":m===y?"key":"ink"} word`,{x:p+d/2,y:w+4.5},be(v,d-4,k)),b(`track ${m}`,"rect","track",{x:h,y:w-4,width:f,height:8}),b(`chance ${m}`,"rect",`${S?"ink":O?"output":"faint"} solid`,{x:h,y:w-4,width:f*r[m],height:8}),...O||S?[b(`was ${m}`,"line","ink line was",{x1:h+f*s[m],x2:h+f*s[m],y1:w-7,y2:w+7,...t.cuts.length?{}:{visibility:"hidden"}})]:[],...O?[b(`verdict ${m}`,"text",`${c[m]?"output":"soft"} strong`,{x:h-9,y:w+4.5},c[m]?"\u2713":"\xD7")]:[],b(`guess ${m}`,"text",`${S?"ink":x?"output":"soft"} start word${x?" strong":""}`,{x:h+f+8,y:w+4.5},be(i[m],u-h-f-10,k))]})}var Fn=t=>["chance, guess; tick: with nothing cut","tick: with nothing cut","tick: uncut"].find(e=>B(e,12.5)<=t)??"";function Cn({heads:[t,e],cuts:o},n){let{top:a,wordLeft:r,word:s,bars:i,wide:c,narrow:l,least:d}=n,p=(h,f,u,g,y)=>{let $=o.includes(`${g}.${y}`),k=o.some(m=>`${m}.`.startsWith(`${g}.${y}.`)),v=f==="start"?u:u-B("cut",12.5)-yt-5;return[b(`${h} name`,"text",`weight strong ${l?"small ":""}${f}${$?" off":""}`,{x:u,y:a-22},`${d?"":"head "}${g}.${y}`),b(`${h} note`,"text",`soft small ${f}`,{x:u+(k&&f==="start"?yt+5:0),y:a-7},k?"cut":"looks at"),...k?[b(`${h} dash`,"line","weight line strand cut",{x1:v,x2:v+yt,y1:a-11,y2:a-11,"stroke-width":2.5})]:[]]};return[...p("first","end",r-(l?1:4),1,t),...p("second","start",r+s+4,2,e),b("text name","text","ink strong",{x:r+s/2,y:a-22},"text"),b("next name","text","ink strong start",{x:i,y:a-22},"next word"),b("next note","text","soft small start",{x:i,y:a-7},o.length?Fn(c-i):c-i<260?"chance, guess":"its chance, and the model\u2019s guess")]}function Dn(t,e,o,{x:n,y:a}){let r=o/Math.max(e,4),s="";return t.forEach((i,c)=>{let l=r*Math.sqrt(i);if(l<.6)return;let[d,p]=[n+(c%e+.5)*r,a+(Math.floor(c/e)+.5)*r],[h,f,u]=[d-l/2,p-l/2,l].map(g=>g.toFixed(2));s+=`M${h} ${f}h${u}v${u}h-${u}z`}),s}var _n=t=>`${t<-.005?"":"+"}${N(Math.abs(t)<.005?0:t)}`;function qn(t,e,o,n,a){let{tile:r,narrow:s}=o,i=Y(n,a),{x:c,y:l}=$e(o,n,a),d=e.words.length,p=t.cuts.includes(i),h=t.heads[n]===a+1,[f,u]=[d?X(t,e)[n]:0,r/Math.max(d,4)],g=r-(s?34:38),y=($,k,v,m,w,j)=>[...v===null?[]:[b(`${$} track ${i}`,"rect","track",{x:c,y:w,width:g,height:6}),b(`${$} bar ${i}`,"rect",`${k} solid`,{x:c,y:w,width:g*R(v/m),height:6})],b(`${$} told ${i}`,"text",`soft tiny end${k.includes("pale")?" pale":""}`,{x:c+r,y:w+7},v===null?"\u2013":j(v))];return[b(`tile ${i}`,"rect",`tile${p?" off":""}`,{x:c,y:l,width:r,height:r,rx:3}),b(`band ${i}`,"rect","band",{x:c,y:l+f*u,width:r,height:d?u:0}),b(`pattern ${i}`,"path",`weight solid pattern${p?" off":""}`,{d:Dn(e.weights[n][a],d,r,{x:c,y:l})}),b(`name ${i}`,"text","ink strong end small",{x:c+r-4,y:l+14},i),...p?[b(`slash ${i}`,"path","ink line slash",{d:`M${c+6} ${l+r-6}L${c+r-6} ${l+20}`})]:[],...h?[b(`shown ${i}`,"rect","ink frame",{x:c,y:l,width:r,height:r,rx:3})]:[],...y("look","weight",e.looks[n][a],1,l+r+6,N),...y("cost",t.cuts.length?"output pale":"output",e.cost[n][a],On,l+r+19,_n)]}var ye=`no two words come again: ${rt}`;function In(t,e,o){let{panelLeft:n,panel:a,tilesTop:r,block:s,narrow:i}=o,{now:c,copies:l,right:d}=e,p=c.of?`${c.right} of ${c.of}`:"",h=p?B(p,19)+10:0,f=12,u=m=>B(m,12.5),g=i&&l.length>6||l.length>9,y=a-h-(g?0:l.length*(f+2))-4,$=["repeated words predicted","repeated words right"].find(m=>u(m)<=y),[k,v]=[["on what came next before","loss if cut alone"],["on what came next before","if cut alone"]].find(m=>54+u(m[0])+6+u(m[1])<=a)??["on what came next","if cut alone"];return[b("score","text","output large start",{x:n,y:17},p),b("score note","text","soft small start",{x:n+h,y:15},c.of?$??"repeated":u(ye)+20<=a?ye:rt),...l.map((m,w)=>b(`pip ${m}`,"rect",`output pip ${d[m]?"full":"empty"}`,{x:n+a-(l.length-w)*(f+2),y:5,width:f-1,height:f-1,rx:2,...g?{visibility:"hidden"}:{}})),...Array.from({length:I},(m,w)=>{let j=r+w*s+12,O=w?k:"on the word before";return[b(`layer ${w}`,"text","ink strong small start",{x:n,y:j},`layer ${w+1}`),b(`layer note ${w}`,"text","weight small start",{x:n+54,y:j},O),b(`layer cost ${w}`,"text","output small end",{x:n+a,y:j},v),...Array.from({length:_},(S,x)=>qn(t,e,o,w,x)).flat()]}).flat()]}function it({steps:t},{panelLeft:e,panel:o,curveTop:n,curveBottom:a}){let r=l=>a-(a-n)*l/En,[s,i]=[e+22,e+o-8],c=t[t.length-1];return{x:l=>s+(i-s)*l/c,y:r,low:s,high:i}}function vt(t,e,o){let n=at(e),{x:a}=it(t,n),r=t.steps.map(s=>Math.abs(a(s)-o/n.zoom));return t.steps[r.indexOf(Math.min(...r))]}function Me(t,e,o){let n=Math.max(0,t.findLastIndex(a=>a<=o));return n===t.length-1?e[n]:e[n]+(o-t[n])/(t[n+1]-t[n])*(e[n+1]-e[n])}function Hn({state:t,first:e,at:o},n){let{step:a,repeated:r,other:s}=e.curves[t.kind],{x:i,y:c,low:l,high:d}=it(e,n),{curveTop:p,curveBottom:h,panelLeft:f}=n,u=w=>w.map((j,O)=>`${O?"L":"M"}${i(a[O]).toFixed(1)} ${c(j).toFixed(1)}`).join(""),[g,y]=[i(o),Me(a,r,o)],$=g>(l+d)/2,[k,v]=[t.kind==="priced",i(e.priced_from)],m=r[r.length-1];return[b("training name","text","ink strong small start",{x:f,y:p-10},"training"),b("training note","text","soft small start",{x:f+62,y:p-10},"loss on other texts"),...[0,2,4].flatMap(w=>[b(`loss rule ${w}`,"line","rule",{x1:l,x2:d,y1:c(w),y2:c(w)}),b(`loss ${w}`,"text","soft tiny end",{x:l-5,y:c(w)+4},String(w))]),b("kept","path","soft line kept",{d:e.steps.map(w=>`M${i(w).toFixed(1)} ${h}v4`).join("")}),...k?[b("penalty","line","soft line penalty",{x1:v,x2:v,y1:p,y2:h})]:[],b("other","path","soft line",{d:u(s)}),b("repeated","path","output line",{d:u(r)}),b("head","line","ink line",{x1:g,x2:g,y1:p-4,y2:h+4}),...k?[b("penalty told","text","soft tiny end halo",{x:v-5,y:h-6},"penalty from here")]:[],b("other told","text","soft tiny end halo",{x:d-we,y:c(s[s.length-1])+14},"new words"),b("repeated told","text","output tiny end halo",{x:d-we,y:c(m)+15<=h-4?c(m)+15:c(m)-8},"repeated words"),b("knob","circle","ink solid knob",{cx:g,cy:c(y),r:6.5}),b("step told","text",`ink strong small ${$?"end":"start"}`,{x:$?g+6:g-6,y:h+17},`step ${Math.round(o)}`)]}function At(t,e){let{state:o,width:n}=e,a=at(n),r=t.words.length?[0,1]:[];return{width:a.laid,height:a.height,marks:[...In(o,t,a),...Cn(o,a),...r.flatMap(s=>Tn(o,t,a,s)),...r.flatMap(s=>jn(o,t,a,s)),...Ln(o,t,a),...Nn(o,t,a),...Hn(e,a)]}}function ct(t,{state:e,first:o,width:n}){let a=at(n),{zoom:r,tile:s,row:i,word:c,wordLeft:l,lane:d,top:p,panelLeft:h,curveTop:f,curveBottom:u}=a,g=S=>({...S,x:S.x*r,y:S.y*r,width:S.width*r,height:S.height*r}),y=Array.from({length:I*_},(S,x)=>{let[E,T]=[Math.floor(x/_),x%_],{x:L,y:F}=$e(a,E,T);return{id:`tile ${E} ${T}`,x:L,y:F,width:s,height:s+26,label:me(e,t,E,T),aria:{pressed:e.cuts.includes(Y(E,T))}}}),$=P(e,t),k=[0,1].map(S=>({id:`lane ${S}`,x:S?l+c+2:0,y:p-38,width:d+4,height:36,label:`Show the next head of layer ${S+1}; now head ${S+1}.${e.heads[S]}`})),v=t.words.map((S,x)=>({id:`word ${x}`,x:l,y:p+x*i,width:c,height:i,label:`${S}, place ${x+1}`,tab:x===$?0:-1,aria:{pressed:x===$}})),m=kt(e,t,a).map(({id:S,x,y:E,layer:T,i:L,j:F,weight:G,cut:U})=>({id:S,x:x-12.5,y:E-12.5,width:25,height:25,aria:{pressed:U},label:`${U?"Restore":"Cut"} the edge of head ${T+1}.${e.heads[T]} from ${t.words[L]} (${L+1}) to ${t.words[F]} (${F+1}), weight ${N(G)}`})),{high:w}=it(o,a),j=o.steps.indexOf(e.step),O={id:"training",x:h,y:f-2,width:w+8-h,height:u-f+22,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:o.steps.length-1,valuenow:j,valuetext:`after ${e.step} steps`}};return[...y,...k,...v,...m,O].map(g)}var Oe=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
.heads-text .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.heads-text input { width: 100%; }
.attn-induction select { text-overflow: ellipsis; }
.heads-controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
.heads-controls .attn-label { margin: 0; }
.attn-induction .attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.attn-induction { --apart: 12px; }
.attn-induction .attn-summary { min-height: 2.9em; text-wrap: pretty; }
@container (max-width: 859px) { .attn-induction .attn-summary { min-height: 4.35em; } }
@container (max-width: 699px) {
  .heads-text select { width: 96px; }
  .heads-controls { gap: 8px; justify-content: space-between; }
  .heads-controls .attn-label { display: none; }
  .heads-controls .attn-field { flex: 1 0 180px; } /* a line of its own rather than a sliver */
  .heads-controls .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .heads-controls select { flex: 1; }
  .attn-induction { --apart: 8px; }
  .attn-induction text.word { font-size: 13px; }
}
@container (max-width: 430px) { .attn-induction .attn-summary { min-height: 7.25em; } }
@media (forced-colors: active) { .attn-induction .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } .thread { stroke-opacity: 0.6; } rect.tile { stroke: var(--edge); } rect.band { fill: none; stroke: var(--query); } .attn-play { border: 1px solid; } }
@media print { .heads-text, .heads-controls, .attn-hint { display: none; } }
`;var Wn=260,Ee=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],z=t=>t.read();function Bn(t){let e=s=>t.change({text:s,place:null,cuts:Pn(t)}),o=0,n=ut({label:"Text",options:[["","your own"],...Ee],onChange:s=>s&&e(s)}),a=M("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(o),o=requestAnimationFrame(()=>e(a.value))}}),r=({text:s})=>{n.set(Ee.some(([i])=>i===s)?s:""),a.value!==s&&(a.value=s)};return{root:M("div",{class:"heads-text"},n.root,a),tell:r}}var Pn=t=>z(t).cuts.filter(e=>e.split(".").length===2);function Te(t,e,o={}){let{cuts:n}=z(t),a=n.includes(e)?n.filter(r=>r!==e):[...n,e];t.change({cuts:a,...o},{glide:!0})}function Gn(t,e,o,n,a){let r=i=>()=>{let{steps:c}=e().first;return c[R(c.indexOf(z(t).step)+i,0,c.length-1)]},s=i=>{o(),i!==z(t).step&&t.change({step:i},{glide:!0})};return(i,c)=>{let[l,...d]=c().id.split(" "),p=d.map(Number);if(l==="training"){let g=$=>{let{root:k,width:v}=a();s(vt(e().first,v,Dt(k,$)[0]))};_t(i,$=>(g($),g));let y={ArrowRight:r(1),ArrowUp:r(1),ArrowLeft:r(-1),ArrowDown:r(-1)};ft(i,{...y,Home:r(-999),End:r(999)},s);return}let h=(g,y)=>z(t).heads.map(($,k)=>k===g?y:$),f={tile:()=>Te(t,`${p[0]+1}.${p[1]+1}`,{heads:h(p[0],p[1]+1)}),lane:()=>t.change({heads:h(p[0],z(t).heads[p[0]]%_+1)},{glide:!0}),word:()=>t.change({place:p[0]+1},{glide:!0}),cross:()=>{let[g,y,$]=p;Te(t,`${g+1}.${z(t).heads[g]}.${y+1}.${$+1}`)}}[l];if(i.addEventListener("click",()=>f?.()),l!=="word")return;let u=g=>()=>R(p[0]+g,0,K(z(t).text).words.length-1);ft(i,{ArrowDown:u(1),ArrowUp:u(-1),Home:u(-99),End:u(99)},g=>{t.change({place:g+1},{glide:!0}),n().focus(`word ${g}`)})}}function Un(t,e){let o=Pt("Cut by",{zero:"by zero",mean:"by mean"},l=>t.change({by:l},{glide:!0})),n=ut({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:l=>t.change({kind:l},{glide:!0})}),a=Ut({label:"Play: through the training",rest:Wn,begin:()=>{let{steps:l}=e().first;z(t).step===l[l.length-1]&&t.change({step:0},{glide:!0})},next:()=>{let{get:l,first:{steps:d}}=e(),{kind:p,step:h}=z(t),f=d.indexOf(h)+(l(p,h)?1:0);return f<d.length&&t.change({step:d[f]},{glide:!0}),f<d.length-1}}),r=(l,d)=>{let{root:p}=Bt(l,()=>p.getAttribute("aria-disabled")==="true"||(a.stop(),d()));return p.removeAttribute("aria-pressed"),p},s=r("Restore all",()=>t.change({cuts:[]},{glide:!0}));return{root:M("div",{class:"heads-controls"},a.root,M("div",{class:"attn-row"},M("span",{class:"attn-label","aria-hidden":"true"},"cut"),o.root),M("div",{class:"attn-row"},s,r("Reset",t.reset)),n.root),tell:l=>{o.set(l.by),n.set(l.kind),C(s,"aria-disabled",String(l.cuts.length===0))},stop:a.stop}}function Vn(t,e,o){let n=null,a=null,r=null,[s,i]=[800,null],c=Un(e,()=>n),[l,d]=[Bn(e),Gt()],p=St("svg",{class:"scene","aria-hidden":"true"}),h=Gn(e,()=>n,()=>c.stop(),()=>f,()=>({root:u,width:s})),f=Ct(h),u=M("div",{class:"attn-stage"},p,f.root),g=M("p",{class:"attn-hint"},"Cut a head. Then drag the training back."),y=({kind:x,step:E})=>n?.load(x,E).then(j),$=x=>{let E=n?.get(x.kind,x.step);E?a={kind:x.kind,step:x.step,checkpoint:E}:y(x);let{text:T,cuts:L,by:F}=x,G=JSON.stringify([T,L,F]),{checkpoint:U}=a;return(r?.key!==G||r.own!==U)&&(r={key:G,own:U,result:de(x,U)}),r.result},k=x=>({state:z(e),first:n.first,at:x,width:s}),v=x=>{if(!n)return;let E=$(x),{step:T}=a,L=T!==x.step||a?.kind!==x.kind;l.tell(x),c.tell(x),f.set(ct(E,k(x.step))),d.set((L?"This checkpoint is still on its way. ":"")+ge(x,E,T,n.last))},m=x=>{let{weights:E,chance:T,cost:L,looks:F}=$(x);return{at:x.step,weights:E,chance:T,cost:L,looks:F}},w=(x,E,T)=>{if(!n)return;let L=T!==s;[i,s]=[x,T];let F=$(z(e));L&&f.set(ct(F,k(z(e).step)));let G=F.weights[0][0].length===x.weights[0][0].length;Ht(p,At(G?{...F,...x}:F,k(x.at)))},j=()=>{v(z(e)),i&&w(m(z(e)),0,s)},O=lt(o,"induction").then(async x=>{n=Xt(x,L=>lt(o,`induction.${L}`));let{kind:E,step:T}=z(e);n.get(E,T)||await n.load(E,T)}),S=()=>void(n&&y(z(e)));for(let x of["pointerenter","focusin"])u.addEventListener(x,S,{once:!0});return{parts:[g,l.root,u,c.root,d.root],tell:v,ready:O,glides:m,paint:w,stop:()=>(c.stop(),d.stop())}}var ar=Lt({name:"induction",label:"Live figure: a transformer that copies, to be broken",style:pe+Oe,controls:["text","cuts","by","kind","step","heads","place"],ms:220,build:Vn});export{de as compute,ar as default,ge as describe,P as focusOf,wt as forward,Xt as library,K as read,Se as scene,J as sorted};
