// Joined by `make figures` from src/induction and src/kit: change those, not this.
var Le=Object.defineProperty;var Ne=(t,e)=>{for(var o in e)Le(t,o,{get:e[o],enumerable:!0})};function dt(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),n(r.content))};t.on("msg:custom",a),t.send({ask:e})}),o[e]}var Fe="http://www.w3.org/2000/svg",Ce=0,De=Math.random().toString(36).slice(2,8),pt=t=>`attn-${De}-${t}-${++Ce}`;function St(t,e,o){for(let[n,a]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(n,""):a!==!1&&a!=null&&t.setAttribute(n,a);return t.append(...o),t}var S=(t,e={},...o)=>St(document.createElement(t),e,o),H=(t,...e)=>S("div",{class:t},...e),_e=(t,e={},...o)=>St(document.createElementNS(Fe,t),e,o),Ot=(t="")=>_e("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function V(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function N(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Et=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Tt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var zt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var ht=t=>t.indexOf(Math.max(...t)),W=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var jt=200,Re=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,We=t=>t*t*(3-2*t);function ut(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,a)=>ut(t[a],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([a,r])=>[a,ut(t[a],r,o)]);return Object.fromEntries(n)}return e}function Lt(t,e,o){let[n,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let h=W(p-i,0,64);if(i=p,l){let u=W((p-s)/e);n=ut(a,r,We(u)),l=u<1}let f=o(n,h);c=l||f?requestAnimationFrame(d):0};return{go(p,h){if(Re()){[n,r,l]=[p,p,!1],o(n,1/0);return}[a,r,s,l]=[n,p,performance.now(),h],h||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function Nt(t,e,o=[]){let n=[...e,...o],a=[],r=!1,s=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(r)return;let h=s();a.forEach(f=>f(h,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:h=!1}={})=>{r=!0;for(let[f,u]of Object.entries(p))t.set(f,u);r=!1,i({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Be(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Pe(t,e,o,n){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,d=e.wants?.(o())??null;if(s(d!==null),d===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===a&&i(c),()=>l===a&&e.say?.(p))};return i}function Ft({name:t,label:e,style:o,controls:n,fixed:a=[],ms:r=jt,build:s}){return{render:({model:c,el:l})=>{let d=S("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(S("style",{},[Et,Tt,zt,o].join(`
`)));let h=Nt(c,n,a),f=s(h.read(),h,c),u=S("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(u),l.append(d);let g=()=>{let y=f.glides??(A=>A),k=0,v=Lt(y(h.read()),r,(A,E)=>k>0&&f.paint(A,E,k)),w=()=>{let A=Math.round(u.clientWidth);A===k||A===0||(k=A,Be(l),v.again())},x=Pe(u,f,h.read,A=>{f.tell(h.read()),v.go(y(h.read()),A)});h.follow((A,E)=>{u.classList.add("touched"),x(E?.glide??!0)}),f.tell(h.read()),w();let O=new ResizeObserver(w);return O.observe(u),f.ahead?.(),()=>{O.disconnect(),v.stop(),h.stop(),f.stop?.()}},b=async()=>{await f.ready;for(let y;y=f.wants?.(h.read());)await y;return g()};return f.ready?b():g()}}}var Ge=t=>Math.round(t*10)/10,Ct=new WeakMap;function Dt(t){let e=H("attn-hits"),o=new Map,n=r=>{let s=r.slider?S("div",{role:"slider",tabindex:0}):S("button",{type:"button"}),i={node:s,hit:r};return o.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:(r,s=1)=>{let i=new Set(r.map(({id:c})=>c));for(let[c,{node:l}]of o)i.has(c)||(l.remove(),o.delete(c));r.forEach((c,l)=>{let d=o.get(c.id)??n(c);Ue(d.node,d.hit=c,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:r=>o.get(r)?.node.focus({preventScroll:!0})}}function Ue(t,{x:e,y:o,width:n,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l},d){let[p,h,f,u]=[e,o,n,a].map(b=>Ge(d*b)),g=`left:${p}px;top:${h}px;width:${f}px;height:${u}px`;Ct.get(t)!==g&&(t.style.cssText=g,Ct.set(t,g)),N(t,"class",`attn-hit ${s}`.trim()),N(t,"aria-label",r),N(t,"tabindex",c),l&&N(t,"lang",l);for(let[b,y]of Object.entries(i))N(t,`aria-${b}`,String(y))}function _t(t,{clientX:e,clientY:o}){let{left:n,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-n)/r,(o-a)/r]}function qt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),n=e(a)}),t.addEventListener("pointermove",a=>n?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{n!==null&&o(),n=null})}var Ht="http://www.w3.org/2000/svg",Ve=t=>Math.round(t*10)/10+0;function m(t,e,o,n,a){let r={};for(let s in n){let i=n[s];r[s]=typeof i=="number"?Ve(i):i}return{id:t,shape:e,role:o,at:r,...a===void 0?{}:{text:a}}}m.line=(t,e,[o,n,a,r],s)=>m(t,"line",e,{x1:o,y1:n,x2:a,y2:r,...s});m.rect=(t,e,[o,n,a,r],s)=>m(t,"rect",e,{x:o,y:n,width:a,height:r,...s});m.circle=(t,e,[o,n,a],r)=>m(t,"circle",e,{cx:o,cy:n,r:a,...r});m.path=(t,e,o,n)=>m(t,"path",e,{d:o,...n});m.text=(t,e,[o,n],a,r)=>m(t,"text",e,{x:o,y:n,...r},a);var It=new WeakMap;function Ke(t,e){let{node:o,role:n,at:a}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||o.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Je)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Ye=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Je(t){let e=document.createElementNS(Ht,"tspan");for(let[o,n]of Object.entries(Ye(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Rt(t,{width:e,height:o,marks:n}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=It.get(t)??new Map;It.set(t,r);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of r)s.get(c)?.shape!==d&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of n){let l=r.get(c.id);if(!l){let d=document.createElementNS(Ht,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}Ke(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function L(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function tt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Wt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Bt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Pt(t,e){let o=S("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>N(o,"aria-pressed",String(n))}}var Gt=(...t)=>S("p",{class:"attn-hint"},...t);function Ut(t,e,o){let n=pt("choice"),a=new Map,r=S("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,S("input",{type:"radio",name:n,onchange:()=>o(s)})),r.append(S("label",{},a.get(s),S("span",{},i)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function ft({label:t,onChange:e,options:o=[],wide:n=!1}){let a=pt("select"),r=S("select",{id:a,onchange:()=>e(r.value)}),s=S("div",{class:n?"attn-field attn-wide":"attn-field"},S("label",{for:a},t),r),[i,c]=[o,""],l=0,d=f=>{let[u,g]=i[f];N(r.options[f],"value",u),V(r.options[f],g)},p=()=>{for(l=0;r.length>i.length;)r.lastChild.remove();i.forEach((f,u)=>d(u))},h=(f,u=o)=>{i=u;let g=i.findIndex(([y])=>String(y)===String(f)),b=JSON.stringify(i);if(b!==c){for(;r.length<i.length;)r.append(S("option",{}));g>=0&&d(g),l||(l=setTimeout(p,40))}c=b,r.selectedIndex!==g&&(r.selectedIndex=g)};return h(o[0]?.[0]),{root:s,set:h}}function Vt(t=700){let e=S("p",{class:"attn-summary"}),o=S("span",{class:"attn-hidden",role:"status"}),n,a=(r,s=r)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>V(o,s),t)),V(e,r)};return{root:S("div",{},e,o),set:a,stop:()=>clearTimeout(n)}}function gt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),o(s))})}function Kt({label:t,rest:e,wait:o,begin:n,next:a}){let r=0,s=()=>{V(p,r?"\u275A\u275A":"\u25B6"),N(p,"aria-label",r?"Pause":t)},i=()=>{clearTimeout(r),r=0,s()},c=()=>{r=Number(setTimeout(c,e())),a()||i()},l=()=>{n()!==!1&&(r=Number(setTimeout(c,o??e()/2)),s())},p=S("button",{type:"button",class:"attn-play",onclick:()=>r?i():l()});return s(),{root:p,stop:i}}var Yt=["the","a","we","i","and","in","on","to","of","by","up","at","red","big","old","hot","fox","cat","dog","hen","owl","bee","sun","moon","sea","hill","tree","key","hat","tea","cup","bread","man","girl","king","bird","fish","boat","road","door","day","night","saw","sat","run","ran","ate","met","sang","said","came","went","home","cold","new","green","little","then","with","not","is","was","like","over"];var B=Yt,R=16,Xe=/[.,;:!?"()“”„«»…]/g;function K(t){let e=t.toLowerCase().replace(Xe," ").split(/\s+/).filter(Boolean),o=e.slice(0,R),n=new Map(o.filter(i=>B.includes(i)).map(i=>[i,B.indexOf(i)])),a=B.map((i,c)=>c).filter(i=>!o.includes(B[i]));for(let i of o)n.has(i)||n.set(i,a.shift());let r=[...B];n.forEach((i,c)=>r[i]=c);let s=o.map(i=>n.get(i));return{words:o,ids:s,label:r,more:e.length>R}}var[I,C,M,F]=[2,4,48,12],Qe=2**-11,Jt=[["embedding",B.length,M],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,M,M])),["unembedding",M,B.length]],et=Jt.reduce((t,[,e,o])=>t+e*o,0),tn="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",Zt=new Uint8Array(128);[...tn].forEach((t,e)=>Zt[t.charCodeAt(0)]=e);function mt(t){let e=(5-t.length%5)%5,o=new Uint8Array((t.length+e)/5*4);for(let n=0,a=0;n<t.length;n+=5,a+=4){let r=0;for(let s=0;s<5;s++)r=r*85+(n+s<t.length?Zt[t.charCodeAt(n+s)]:84);for(let s=3;s>=0;s--,r=Math.floor(r/256))o[a+s]=r%256}return o.subarray(0,o.length-e)}async function en(t){let o=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(o).arrayBuffer())}function nn(t){let e=(o,n)=>{let a=Math.floor((o+n)/2);return n-o<2?[]:[[a,o,n],...e(o,a),...e(a,n)]};return[[t-1,-1,-1],[0,t-1,-1],...e(0,t-1)]}function on(t){let e=t.length/et,o=new Array(e);return nn(e).forEach(([n,a,r],s)=>{let i=o[n]=new Int8Array(et);for(let c=0;c<et;c++){let l=a<0?0:r<0?o[a][c]:Math.floor((o[a][c]*(r-n)+o[r][c]*(n-a))/(r-a)+.5);i[c]=l+t[s*et+c]}}),o}function Xt(t,e){let[o,n]=[0,0];return Object.fromEntries(Jt.map(([a,r,s])=>{let i=new Float64Array(r*s);for(let c=0;c<i.length;c++)i[c]=Math.fround(t[o+c]*e[n+c%s]);return o+=i.length,n+=s,[a,i]}))}function wt(t,e){let o=mt(t),n=new DataView(o.buffer,o.byteOffset,o.length);return Array.from({length:o.length/e},(a,r)=>e===2?n.getInt16(2*r,!0):n.getFloat32(4*r,!0))}function Qt(t,e){let o=wt(t,2);return[0,1].map(n=>Array.from({length:C},(a,r)=>{let s=((e*I+n)*C+r)*F;return Float64Array.from(o.slice(s,s+F),i=>Qe*i)}))}function rn({levels:t,scales:e,means:o}){let n=new Int8Array(mt(t));return{params:Xt(n,Float32Array.from(wt(e,4))),means:Qt(o,0)}}async function an({levels:t,scales:e,means:o}){let n=on(await en(mt(t))),a=Float32Array.from(wt(e,4)),r=new Map;return s=>{let i=r.get(s)??{params:Xt(n[s],a),means:Qt(o,s)};return r.set(s,i),i}}function te(t,e){let o=rn(t.opening),n=t.steps[t.steps.length-1],a={},r={},s=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===n)return o;let p=s(l,d),h=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return a[p]?.(t.steps.indexOf(d)-h)??null},load:(l,d)=>{let p=s(l,d);return r[p]??=e(p).then(an).then(h=>void(a[p]=h)),r[p]},first:t,last:n}}var sn=100,Y=(t,e)=>`${t+1}.${e+1}`;function rt(t,e,o,n=M){let a=new Float64Array(e*n);for(let r=0;r<e;r++){let s=a.subarray(r*n,(r+1)*n);for(let i=0;i<M;i++){let c=t[r*M+i];if(c===0)continue;let l=i*n;for(let d=0;d<n;d++)s[d]+=c*o[l+d]}}return a}function ie(t,e){let o=new Float64Array(e*M);for(let n=0;n<e;n++){let a=0;for(let s=0;s<M;s++)a+=t[n*M+s]*t[n*M+s];let r=Math.sqrt(a/M+1e-6);for(let s=0;s<M;s++)o[n*M+s]=t[n*M+s]/r}return o}var ee=Float64Array.from({length:R*M/2},(t,e)=>{let[o,n]=[Math.floor(e/(M/2)),e%(F/2)];return o*sn**(-2*n/F)}),[ne,oe]=[ee.map(Math.cos),ee.map(Math.sin)];function re(t,e){let o=new Float64Array(e*M);for(let n=0;n<e*M;n+=2){let a=t[n],r=t[n+1];o[n]=a*ne[n/2]-r*oe[n/2],o[n+1]=a*oe[n/2]+r*ne[n/2]}return o}function cn(t,e,o,n){let a=new Float64Array(o*o);for(let r=0;r<o;r++){let[s,i]=[-1/0,0];for(let c=0;c<=r;c++){let l=0;for(let d=n*F;d<(n+1)*F;d++)l+=t[r*M+d]*e[c*M+d];a[r*o+c]=l/Math.sqrt(F),s=Math.max(s,a[r*o+c])}for(let c=0;c<=r;c++)i+=a[r*o+c]=Math.exp(a[r*o+c]-s);for(let c=0;c<=r;c++)a[r*o+c]/=i}return a}function ln({params:t,means:e},o,n,a,r){let s=ie(o,n),[i,c,l]=["q","k","v"].map(u=>rt(s,n,t[`layer${a+1}.w_${u}`])),[d,p]=[re(i,n),re(c,n)],h=new Float64Array(n*M),f=Array.from({length:C},(u,g)=>cn(d,p,n,g));return f.forEach((u,g)=>{let b=Y(a,g);if(r.heads.has(b))return r.mean&&dn(h,n,g,e[a][g]);let y=pn(u,n,b,r.edges);for(let k=0;k<n;k++)for(let v=0;v<=k;v++){let w=y[k*n+v];for(let x=g*F;x<(g+1)*F;x++)h[k*M+x]+=w*l[v*M+x]}}),{weights:f,found:h}}function dn(t,e,o,n){for(let a=0;a<e;a++)t.set(n,a*M+o*F)}function pn(t,e,o,n){let a=[...n].filter(s=>s.startsWith(`${o}.`));if(!a.length)return t;let r=t.slice();for(let s of a){let[i,c]=s.split(".").slice(2).map(l=>Number(l)-1);i<e&&c<e&&(r[i*e+c]=0)}return r}function J(t,e){let o=t.filter(a=>a.split(".").length===2),n=t.filter(a=>a.split(".").length===4);return{heads:new Set(o),edges:new Set(n),mean:e==="mean"}}var ce=J([],"zero");function le(t,e){let o=new Float64Array(t.length);for(let n=0;n<t.length;n++)o[n]=t[n]+e[n];return o}function de({params:t},e,o){let n=t.unembedding.length/M,a=rt(ie(e,o),o,t.unembedding,n);return Array.from({length:o},(r,s)=>{let i=Array.from(a.subarray(s*n,(s+1)*n)),c=Math.max(...i),l=i.map(p=>Math.exp(p-c)),d=l.reduce((p,h)=>p+h,0);return l.map(p=>p/d)})}function pe(t,e,o,n,a=0){let[r,s]=[[],[e]];for(let i=a;i<I;i++){let c=ln(t,e,o,i,n);e=le(e,rt(c.found,o,t.params[`layer${i+1}.w_o`])),r.push(c),s.push(e)}return{layers:r,streams:s,chances:de(t,e,o)}}function xt(t,e,o=ce){let n=new Float64Array(e.length*M);return e.forEach((a,r)=>n.set(t.params.embedding.subarray(a*M,(a+1)*M),r*M)),pe(t,n,e.length,o)}function hn({params:t,means:e},o,n,a,r,s){let{found:i}=o.layers[a],c=new Float64Array(n*M);for(let l=0;l<n;l++)for(let d=0;d<F;d++){let p=l*M+r*F+d;c[p]=(s?e[a][r][d]:0)-i[p]}return le(o.streams[a+1],rt(c,n,t[`layer${a+1}.w_o`]))}var un=t=>t.map((e,o)=>o).filter(e=>e+1<t.length&&t.some((o,n)=>n<e&&o===t[e]&&t[n+1]===t[e+1]));function ot(t,e,o){let n=o.filter(r=>ht(t[r])===e[r+1]).length,a=o.reduce((r,s)=>r-Math.log(t[s][e[s+1]]),0);return{right:n,of:o.length,loss:o.length?a/o.length:0}}function fn(t,e,o,n,a){let r=o.length,s=ot(e.chances,o,n).loss;return Array.from({length:I},(i,c)=>Array.from({length:C},(l,d)=>{if(!n.length)return null;let p=hn(t,e,r,c,d,a),h=c+1<I?pe(t,p,r,ce,c+1).chances:de(t,p,r);return ot(h,o,n).loss-s}))}var ae=({layers:t})=>t.map(({weights:e})=>e.map(o=>Array.from(o))),bt=(t,e)=>t.map((o,n)=>n).filter(o=>o>0&&o<=e&&t[o-1]===t[e]);function se(t,e,o){let n=e.length,a=r=>r.length?r.reduce((s,i)=>s+i,0)/r.length:null;return t.layers.map(({weights:r},s)=>r.map(i=>a(s===0?e.slice(1).map((c,l)=>i[(l+1)*n+l]):o.map(c=>bt(e,c).reduce((l,d)=>l+i[c*n+d],0)))))}var nt=[];function gn(t,e,o,n){let a=`${e} ${n}`,r=nt.find(c=>c.checkpoint===t&&c.key===a);if(r)return r.found;let s=xt(t,e),i={run:s,cost:fn(t,s,e,o,n)};return nt.unshift({checkpoint:t,key:a,found:i}),nt.length=Math.min(nt.length,64),i}function he({text:t,cuts:e,by:o},n){let{words:a,ids:r,label:s}=K(t),i=un(r),{run:c,cost:l}=gn(n,r,i,o==="mean"),d=e.length?xt(n,r,J(e,o)):c,[p,h]=[d,c].map(({chances:u})=>u.map(ht)),f=({chances:u})=>u.map((g,b)=>b+1<r.length?g[r[b+1]]:Math.max(...g));return{words:a,ids:r,copies:i,cost:l,weights:ae(d),uncut:ae(c),chance:f(d),whole:f(c),guesses:p.map(u=>s[u]),surety:d.chances.map((u,g)=>u[p[g]]),guessed:h.map(u=>s[u]),sured:c.chances.map((u,g)=>u[h[g]]),right:p.map((u,g)=>u===r[g+1]),now:ot(d.chances,r,i),before:ot(c.chances,r,i),looks:se(d,r,i),looked:se(c,r,i)}}var ue=`text.small { font-size: 12.5px; }
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
`;var Ee={};Ne(Ee,{crosses:()=>vt,edgePath:()=>st,edges:()=>Me,followed:()=>X,layout:()=>U,picture:()=>Mt,places:()=>ct,stepAt:()=>At,training:()=>it,valueAt:()=>Oe});var wn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),xn=1.12;var Z=new Map;function bn(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,a)=>n+(wn[a.charCodeAt(0)-32]??556),0);return xn*o/1e3}function P(t,e){return Z.size>5e3&&Z.clear(),Z.has(t)||Z.set(t,bn(t)),e*Z.get(t)}var me=t=>`${t[0].toLowerCase()}${t.slice(1)}`,q=t=>`\u201C${Wt(t)}\u201D`,G=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function yt(t,e,o){let n=t.slice(o*e,o*e+e);return n.indexOf(Math.max(...n))}function yn(t,e){let[o,n,a,r]=t.split(".").map(Number);return r<=a&&a<=e.length?`the edge of ${o}.${n} from ${q(e[a-1])} to ${q(e[r-1])}`:"1 edge"}function $n({cuts:t,by:e},o){let{heads:n,edges:a}=J(t,e),r=n.size>1?"heads":"head",s=n.size>1?" (by their means)":" (by its mean)";return[...n.size?[`${r} ${Bt([...n])}${e==="mean"?s:""}`]:[],...a.size===1?[yn([...a][0],o)]:[],...a.size>1?[`${a.size} edges`]:[]].join(" and ")}function kn(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}var fe=({right:t,of:e})=>`${t} of ${e} repeated words ${t===1?"is":"are"} predicted`;function vn(t,e){let{heads:o,cuts:n}=t,{ids:a,words:r,weights:s,uncut:i,looks:c,looked:l}=e,d=o[1],[p,h]=[c[1][d-1]??0,l[1][d-1]??0];if(n.includes(`2.${d}`)||h-p<.3)return"";let[f,u]=[r.length,G(t,e)],g=bt(a,u),[b,y]=[s,i].map(v=>g.reduce((w,x)=>w+v[1][d-1][u*f+x],0)),k=g.length?`; from ${q(r[u])} ${L(y)}, now ${L(b)}`:"";return` Head 2.${d}\u2019s mean weight on what came next was ${L(h)}, now ${L(p)}${k}.`}function An(t,e){let{words:o,weights:n,cost:a,guesses:r,surety:s}=e,[i,c]=t.heads,[l,d]=[o.length,G(t,e)],p=n[1][c-1],h=yt(p,l,d),f=h>0&&o[h-1]===o[d],u=f&&(a[0][i-1]??0)>.5&&n[0][i-1][h*l+h-1]>.4,g=f?u?`, which head 1.${i} has marked as following ${q(o[d])}`:`, which followed ${q(o[d])} before`:"",b=d===h?"itself":q(o[h]);return`From ${q(o[d])}, head 2.${c} attends most to ${b} (${L(p[d*l+h])})${g}; the guess is ${q(r[d])} (${tt(s[d])}).`}function ge(t,e){let{words:o,guesses:n,surety:a,guessed:r,sured:s}=e,i=G(t,e);return`After ${q(o[i])} the guess is ${q(n[i])} (${tt(a[i])}), with nothing cut ${q(r[i])} (${tt(s[i])}).`}function Mn(t,e){let{now:o,before:n,copies:a}=e,r=$n(t,e.words);if(!r)return`${a.length?`${fe(o)}. `:""}${An(t,e)}`;if(!a.length)return`Without ${r}, ${me(ge(t,e))}`;let s=t.cuts.every(i=>i.split(".").length===4);return`Without ${r}, ${fe(o)}, ${n.right} before${kn(o,n)}. ${s?ge(t,e):`The loss on them goes from ${L(n.loss)} to ${L(o.loss)}.`}${vn(t,e)}`}function Sn({text:t},{copies:e}){let o=K(t).more?`Only the first ${R} words are read. `:"";return e.length?o:`${o}No two words come again in the same order, so there is nothing to copy. `}function we(t,e,o,n){if(!e.words.length)return"Type a text in which some words come again in the same order.";let a=Mn(t,e),r=o===n?a:`After ${o} steps of training, ${me(a)}`;return`${Sn(t,e)}${r}`}function On(t){let e=Math.abs(t);return e<.005?"the loss changes by less than 0.01":`the loss ${t<0?"falls":"rises"} by ${L(e)}`}var at="nothing to copy, so no loss";function xe({cuts:t},{looks:e,cost:o},n,a){let r=`${n+1}.${a+1}`,s=n?"what came next before":"the word before",[i,c]=[e[n][a],o[n][a]],l=[...i===null?[]:[`${L(i)} of its weight on ${s}`],c===null?at:`alone cut, ${On(c)}`];return`${t.includes(r)?"Restore":"Cut"} head ${r}: ${l.join("; ")}`}var En=960,Tn=.05,zn=Math.log(64),jn=4.8,$t=18,be=11,ye=[.15,.4,.7];function U(t){let e=Math.min(t,En),o=e<700,n=e<330,a=o?e:Math.min(356,.39*e),r=o?e:e-a-36,s=o?(e-4*70)/3:12,i=o?70:Math.floor((a-3*s)/4),c=o?0:e-a,l=i+50,d=26,p=d+I*l,h=o?24:23,f=o?p+40:44,u=f+R*h,g=o?u+28:p+26,b=o?g+70:u-18,y=n?56:o?62:84,k=n?50:o?62:Math.min(112,.2*r),v=k+y+k+(o?16:34);return{laid:e,zoom:t/e,narrow:o,panel:a,panelLeft:c,wide:r,gap:s,tile:i,block:l,tilesTop:d,row:h,top:f,bottom:u,curveTop:g,curveBottom:b,word:y,lane:k,bars:v,bar:n?34:o?44:Math.min(84,r-v-64),least:n,wordLeft:k,height:(o?b:u)+22}}var kt=({top:t,row:e},o)=>t+(o+.5)*e,ve=(t,e,o)=>({x:t.panelLeft+o*(t.tile+t.gap),y:t.tilesTop+e*t.block+20});function st(t,e,o,n){let[a,r]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[s,i]=[kt(t,o),kt(t,n)],c=o===n?.12:.2+.8*((o-n)/(R-1))**.7,l=r*(t.lane-12)*c,d=(a+4/3*l).toFixed(1),[p,h]=o===n?[s-5,s+5]:[s,i];return{d:`M${a} ${p.toFixed(1)}C${d} ${p.toFixed(1)} ${d} ${h.toFixed(1)} ${a} ${h.toFixed(1)}`,x:a+l,y:(s+i)/2}}function X(t,e){let o=G(t,e);return[yt(e.weights[1][t.heads[1]-1],e.words.length,o),o]}var Ae=({cuts:t},e,o,n)=>t.includes(e)||t.includes(`${e}.${o+1}.${n+1}`);function Ln(t,e,o,n){let[a,r]=[e.words.length,t.heads[n]-1],[s,i]=[X(t,e)[n],e.weights[n][r]],c=ye.map(()=>"");for(let l=0;l<a;l++)for(let d=0;d<=l;d++){let p=ye.findLastIndex(h=>i[l*a+d]>=h);p<0||l===d||l===s||Ae(t,Y(n,r),l,d)||(c[p]+=st(o,n,l,d).d)}return c.map((l,d)=>m.path(`threads ${n} ${d}`,`weight line thread band${d}`,l))}function Me(t,e,o){let[n,a]=[e.words.length,t.heads[o]-1];if(n===0)return[];let r=X(t,e)[o];return e.weights[o][a].slice(r*n,r*n+r+1).map((s,i)=>({i:r,j:i,weight:s,cut:Ae(t,Y(o,a),r,i)})).filter(({weight:s})=>s>=Tn).sort((s,i)=>i.weight-s.weight)}function Nn(t,e,o){let n=e.words.length,a=`${o+1}.${t.heads[o]}.`;return t.cuts.filter(r=>r.startsWith(a)).map(r=>{let[s,i]=r.split(".").slice(2).map(l=>Number(l)-1),c=e.weights[o][t.heads[o]-1][s*n+i];return{i:s,j:i,weight:c,cut:!0}}).filter(({i:r,j:s})=>r<n&&s<n)}function Se(t,e,o){let n=Me(t,e,o),a=({i:r,j:s})=>n.some(i=>i.i===r&&i.j===s);return[...Nn(t,e,o).filter(r=>!a(r)),...n]}function Fn(t,e,o,n){return Se(t,e,n).map(({i:a,j:r,weight:s,cut:i})=>m.path(`edge ${n} ${a} ${r}`,`weight line strand${i?" cut":""}`,st(o,n,a,r).d,{"stroke-width":Math.max(9*s,i?1.5:0).toFixed(2)}))}function vt(t,e,o){let n=[];for(let a=0;a<I;a++){if(t.cuts.includes(`${a+1}.${t.heads[a]}`))continue;let r=Se(t,e,a),s=r.filter(({weight:i,cut:c})=>i>=.1&&!c).slice(0,2);for(let i of[...r.filter(({cut:c})=>c),...s]){let{x:c,y:l}=st(o,a,i.i,i.j);n.every(p=>p.layer!==a||Math.hypot(p.x-c,p.y-l)>=25)&&n.push({id:`cross ${a} ${i.i} ${i.j}`,x:c,y:l,layer:a,...i})}}return n}var Cn=(t,e,o)=>vt(t,e,o).flatMap(({id:n,x:a,y:r,cut:s})=>[m.circle(`${n} disc`,`weight disc${s?" off":""}`,[a,r,8.5]),m.path(`${n} sign`,`weight line sign${s?" off":""}`,`M${(a-3).toFixed(1)} ${(r-3).toFixed(1)}l6 6m0 -6l-6 6`)]);function $e(t,e,o){if(P(t,o)<=e)return t;let n=t.length-1;for(;n>1&&P(`${t.slice(0,n)}\u2026`,o)>e;)n--;return`${t.slice(0,n)}\u2026`}function Dn(t,e,o){let{words:n,copies:a,chance:r,whole:s,guesses:i,right:c}=e,{row:l,word:d,wordLeft:p,bars:h,bar:f,wide:u,narrow:g}=o,[b,y]=n.length?X(t,e):[-1,-1],k=g?14.5:15;return n.flatMap((v,w)=>{let x=kt(o,w),O=w===y?"query solid":w===b?"key ring":"paper",A=a.includes(w),E=w===n.length-1,$=E||A&&c[w];return[m(`word ${w}`,"rect",`${O} chip`,{x:p,y:x-l/2+1,width:d,height:l-2,rx:5}),m(`text ${w}`,"text",`${w===y?"paper":w===b?"key":"ink"} word`,{x:p+d/2,y:x+4.5},$e(v,d-4,k)),m.rect(`track ${w}`,"track",[h,x-4,f,8]),m(`chance ${w}`,"rect",`${E?"ink":A?"output":"faint"} solid`,{x:h,y:x-4,width:f*r[w],height:8}),...A||E?[m(`was ${w}`,"line","ink line was",{x1:h+f*s[w],x2:h+f*s[w],y1:x-7,y2:x+7,...t.cuts.length?{}:{visibility:"hidden"}})]:[],...A?[m(`verdict ${w}`,"text",`${c[w]?"output":"soft"} strong`,{x:h-9,y:x+4.5},c[w]?"\u2713":"\xD7")]:[],m(`guess ${w}`,"text",`${E?"ink":$?"output":"soft"} start word${$?" strong":""}`,{x:h+f+8,y:x+4.5},$e(i[w],u-h-f-10,k))]})}var _n=t=>["chance, guess; tick: with nothing cut","tick: with nothing cut","tick: uncut"].find(e=>P(e,12.5)<=t)??"";function qn({heads:[t,e],cuts:o},n){let{top:a,wordLeft:r,word:s,bars:i,wide:c,narrow:l,least:d}=n,p=(h,f,u,g,b)=>{let y=o.includes(`${g}.${b}`),k=o.some(w=>`${w}.`.startsWith(`${g}.${b}.`)),v=f==="start"?u:u-P("cut",12.5)-$t-5;return[m.text(`${h} name`,`weight strong ${l?"small ":""}${f}${y?" off":""}`,[u,a-22],`${d?"":"head "}${g}.${b}`),m.text(`${h} note`,`soft small ${f}`,[u+(k&&f==="start"?$t+5:0),a-7],k?"cut":"looks at"),...k?[m(`${h} dash`,"line","weight line strand cut",{x1:v,x2:v+$t,y1:a-11,y2:a-11,"stroke-width":2.5})]:[]]};return[...p("first","end",r-(l?1:4),1,t),...p("second","start",r+s+4,2,e),m.text("text name","ink strong",[r+s/2,a-22],"text"),m.text("next name","ink strong start",[i,a-22],"next word"),m.text("next note","soft small start",[i,a-7],o.length?_n(c-i):c-i<260?"chance, guess":"its chance, and the model\u2019s guess")]}function In(t,e,o,{x:n,y:a}){let r=o/Math.max(e,4),s="";return t.forEach((i,c)=>{let l=r*Math.sqrt(i);if(l<.6)return;let[d,p]=[n+(c%e+.5)*r,a+(Math.floor(c/e)+.5)*r],[h,f,u]=[d-l/2,p-l/2,l].map(g=>g.toFixed(2));s+=`M${h} ${f}h${u}v${u}h-${u}z`}),s}var Hn=t=>`${t<-.005?"":"+"}${L(Math.abs(t)<.005?0:t)}`;function Rn(t,e,o,n,a){let{tile:r,narrow:s}=o,i=Y(n,a),{x:c,y:l}=ve(o,n,a),d=e.words.length,p=t.cuts.includes(i),h=t.heads[n]===a+1,[f,u]=[d?X(t,e)[n]:0,r/Math.max(d,4)],g=r-(s?34:38),b=(y,k,v,w,x,O)=>[...v===null?[]:[m.rect(`${y} track ${i}`,"track",[c,x,g,6]),m.rect(`${y} bar ${i}`,`${k} solid`,[c,x,g*W(v/w),6])],m.text(`${y} told ${i}`,`soft tiny end${k.includes("pale")?" pale":""}`,[c+r,x+7],v===null?"\u2013":O(v))];return[m.rect(`tile ${i}`,`tile${p?" off":""}`,[c,l,r,r],{rx:3}),m.rect(`band ${i}`,"band",[c,l+f*u,r,d?u:0]),m.path(`pattern ${i}`,`weight solid pattern${p?" off":""}`,In(e.weights[n][a],d,r,{x:c,y:l})),m.text(`name ${i}`,"ink strong end small",[c+r-4,l+14],i),...p?[m.path(`slash ${i}`,"ink line slash",`M${c+6} ${l+r-6}L${c+r-6} ${l+20}`)]:[],...h?[m.rect(`shown ${i}`,"ink frame",[c,l,r,r],{rx:3})]:[],...b("look","weight",e.looks[n][a],1,l+r+6,L),...b("cost",t.cuts.length?"output pale":"output",e.cost[n][a],zn,l+r+19,Hn)]}var ke=`no two words come again: ${at}`;function Wn(t,e,o){let{panelLeft:n,panel:a,tilesTop:r,block:s,narrow:i}=o,{now:c,copies:l,right:d}=e,p=c.of?`${c.right} of ${c.of}`:"",h=p?P(p,19)+10:0,f=12,u=w=>P(w,12.5),g=i&&l.length>6||l.length>9,b=a-h-(g?0:l.length*(f+2))-4,y=["repeated words predicted","repeated words right"].find(w=>u(w)<=b),[k,v]=[["on what came next before","loss if cut alone"],["on what came next before","if cut alone"]].find(w=>54+u(w[0])+6+u(w[1])<=a)??["on what came next","if cut alone"];return[m.text("score","output large start",[n,17],p),m.text("score note","soft small start",[n+h,15],c.of?y??"repeated":u(ke)+20<=a?ke:at),...l.map((w,x)=>m(`pip ${w}`,"rect",`output pip ${d[w]?"full":"empty"}`,{x:n+a-(l.length-x)*(f+2),y:5,width:f-1,height:f-1,rx:2,...g?{visibility:"hidden"}:{}})),...Array.from({length:I},(w,x)=>{let O=r+x*s+12,A=x?k:"on the word before";return[m.text(`layer ${x}`,"ink strong small start",[n,O],`layer ${x+1}`),m.text(`layer note ${x}`,"weight small start",[n+54,O],A),m.text(`layer cost ${x}`,"output small end",[n+a,O],v),...Array.from({length:C},(E,$)=>Rn(t,e,o,x,$)).flat()]}).flat()]}function it({steps:t},{panelLeft:e,panel:o,curveTop:n,curveBottom:a}){let r=l=>a-(a-n)*l/jn,[s,i]=[e+22,e+o-8],c=t[t.length-1];return{x:l=>s+(i-s)*l/c,y:r,low:s,high:i}}function At(t,e,o){let n=U(e),{x:a}=it(t,n),r=t.steps.map(s=>Math.abs(a(s)-o/n.zoom));return t.steps[r.indexOf(Math.min(...r))]}function Oe(t,e,o){let n=Math.max(0,t.findLastIndex(a=>a<=o));return n===t.length-1?e[n]:e[n]+(o-t[n])/(t[n+1]-t[n])*(e[n+1]-e[n])}function Bn({state:t,first:e,at:o},n){let{step:a,repeated:r,other:s}=e.curves[t.kind],{x:i,y:c,low:l,high:d}=it(e,n),{curveTop:p,curveBottom:h,panelLeft:f}=n,u=x=>x.map((O,A)=>`${A?"L":"M"}${i(a[A]).toFixed(1)} ${c(O).toFixed(1)}`).join(""),[g,b]=[i(o),Oe(a,r,o)],y=g>(l+d)/2,[k,v]=[t.kind==="priced",i(e.priced_from)],w=r[r.length-1];return[m.text("training name","ink strong small start",[f,p-10],"training"),m.text("training note","soft small start",[f+62,p-10],"loss on other texts"),...[0,2,4].flatMap(x=>[m.line(`loss rule ${x}`,"rule",[l,c(x),d,c(x)]),m.text(`loss ${x}`,"soft tiny end",[l-5,c(x)+4],String(x))]),m.path("kept","soft line kept",e.steps.map(x=>`M${i(x).toFixed(1)} ${h}v4`).join("")),...k?[m.line("penalty","soft line penalty",[v,p,v,h])]:[],m.path("other","soft line",u(s)),m.path("repeated","output line",u(r)),m.line("head","ink line",[g,p-4,g,h+4]),...k?[m.text("penalty told","soft tiny end halo",[v-5,h-6],"penalty from here")]:[],m.text("other told","soft tiny end halo",[d-be,c(s[s.length-1])+14],"new words"),m("repeated told","text","output tiny end halo",{x:d-be,y:c(w)+15<=h-4?c(w)+15:c(w)-8},"repeated words"),m.circle("knob","ink solid knob",[g,c(b),6.5]),m.text("step told",`ink strong small ${y?"end":"start"}`,[y?g+6:g-6,h+17],`step ${Math.round(o)}`)]}function Mt(t,e){let{state:o,width:n}=e,a=U(n),r=t.words.length?[0,1]:[];return{width:a.laid,height:a.height,marks:[...Wn(o,t,a),...qn(o,a),...r.flatMap(s=>Ln(o,t,a,s)),...r.flatMap(s=>Fn(o,t,a,s)),...Dn(o,t,a),...Cn(o,t,a),...Bn(e,a)]}}function ct(t,{state:e,first:o,width:n}){let a=U(n),{tile:r,row:s,word:i,wordLeft:c,lane:l,top:d,panelLeft:p,curveTop:h,curveBottom:f}=a,u=Array.from({length:I*C},(O,A)=>{let[E,$]=[Math.floor(A/C),A%C],{x:T,y:z}=ve(a,E,$);return{id:`tile ${E} ${$}`,x:T,y:z,width:r,height:r+26,label:xe(e,t,E,$),aria:{pressed:e.cuts.includes(Y(E,$))}}}),g=G(e,t),b=[0,1].map(O=>({id:`lane ${O}`,x:O?c+i+2:0,y:d-38,width:l+4,height:36,label:`Show the next head of layer ${O+1}; now head ${O+1}.${e.heads[O]}`})),y=t.words.map((O,A)=>({id:`word ${A}`,x:c,y:d+A*s,width:i,height:s,label:`${O}, place ${A+1}`,tab:A===g?0:-1,aria:{pressed:A===g}})),k=vt(e,t,a).map(({id:O,x:A,y:E,layer:$,i:T,j:z,weight:D,cut:_})=>({id:O,x:A-12.5,y:E-12.5,width:25,height:25,aria:{pressed:_},label:`${_?"Restore":"Cut"} the edge of head ${$+1}.${e.heads[$]} from ${t.words[T]} (${T+1}) to ${t.words[z]} (${z+1}), weight ${L(D)}`})),{high:v}=it(o,a),w=o.steps.indexOf(e.step),x={id:"training",x:p,y:h-2,width:v+8-p,height:f-h+22,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:o.steps.length-1,valuenow:w,valuetext:`after ${e.step} steps`}};return[...u,...b,...y,...k,x]}var Te=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
.heads-text .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.heads-text input { width: 100%; }
.attn-induction select { text-overflow: ellipsis; }
.heads-controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
.heads-controls .attn-label { margin: 0; }
.attn-induction .attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
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
@container (max-width: 430px) { .attn-induction .attn-summary { min-height: 8.4em; font-size: 14px; line-height: 1.4; } } /* six lines */
@media (forced-colors: active) { .attn-induction .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } .thread { stroke-opacity: 0.6; } rect.tile { stroke: var(--edge); } rect.band { fill: none; stroke: var(--query); } }
@media print { .heads-text, .heads-controls, .attn-hint { display: none; } }
`;var Gn=260,ze=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],j=t=>t.read();function Un(t){let e=s=>t.change({text:s,place:null,cuts:Vn(t)}),o=0,n=ft({label:"Text",options:[["","your own"],...ze],onChange:s=>s&&e(s)}),a=S("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(o),o=requestAnimationFrame(()=>e(a.value))}}),r=({text:s})=>{n.set(ze.some(([i])=>i===s)?s:""),a.value!==s&&(a.value=s)};return{root:H("heads-text",n.root,a),tell:r}}var Vn=t=>j(t).cuts.filter(e=>e.split(".").length===2);function je(t,e,o={}){let{cuts:n}=j(t),a=n.includes(e)?n.filter(r=>r!==e):[...n,e];t.change({cuts:a,...o},{glide:!0})}function Kn(t,e,o,n,a){let r=i=>()=>{let{steps:c}=e().first;return c[W(c.indexOf(j(t).step)+i,0,c.length-1)]},s=i=>{o(),i!==j(t).step&&t.change({step:i},{glide:!0})};return(i,c)=>{let[l,...d]=c().id.split(" "),p=d.map(Number);if(l==="training"){let g=y=>{let{root:k,width:v}=a();s(At(e().first,v,_t(k,y)[0]))};qt(i,y=>(g(y),g));let b={ArrowRight:r(1),ArrowUp:r(1),ArrowLeft:r(-1),ArrowDown:r(-1)};gt(i,{...b,Home:r(-999),End:r(999)},s);return}let h=(g,b)=>j(t).heads.map((y,k)=>k===g?b:y),f={tile:()=>je(t,`${p[0]+1}.${p[1]+1}`,{heads:h(p[0],p[1]+1)}),lane:()=>t.change({heads:h(p[0],j(t).heads[p[0]]%C+1)},{glide:!0}),word:()=>t.change({place:p[0]+1},{glide:!0}),cross:()=>{let[g,b,y]=p;je(t,`${g+1}.${j(t).heads[g]}.${b+1}.${y+1}`)}}[l];if(i.addEventListener("click",()=>f?.()),l!=="word")return;let u=g=>()=>W(p[0]+g,0,K(j(t).text).words.length-1);gt(i,{ArrowDown:u(1),ArrowUp:u(-1),Home:u(-99),End:u(99)},g=>{t.change({place:g+1},{glide:!0}),n().focus(`word ${g}`)})}}function Yn(t,e){let o=Ut("Cut by",{zero:"by zero",mean:"by mean"},l=>t.change({by:l},{glide:!0})),n=ft({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:l=>t.change({kind:l},{glide:!0})}),a=Kt({label:"Play: through the training",rest:()=>Gn,begin:()=>{let{steps:l}=e().first;j(t).step===l[l.length-1]&&t.change({step:0},{glide:!0})},next:()=>{let{get:l,first:{steps:d}}=e(),{kind:p,step:h}=j(t),f=d.indexOf(h)+(l(p,h)?1:0);return f<d.length&&t.change({step:d[f]},{glide:!0}),f<d.length-1}}),r=(l,d)=>{let{root:p}=Pt(l,()=>p.getAttribute("aria-disabled")==="true"||(a.stop(),d()));return p},s=r("Restore all",()=>t.change({cuts:[]},{glide:!0}));return{root:H("heads-controls",a.root,H("attn-row",S("span",{class:"attn-label","aria-hidden":"true"},"cut"),o.root),H("attn-row",s,r("Reset",t.reset)),n.root),tell:l=>{o.set(l.by),n.set(l.kind),N(s,"aria-disabled",String(l.cuts.length===0))},stop:a.stop}}function Jn(t,e,o){let n=null,a=null,r=null,[s,i]=[800,null],c=Yn(e,()=>n),[l,d]=[Un(e),Vt()],p=Ot(),h=Kn(e,()=>n,()=>c.stop(),()=>f,()=>({root:u,width:s})),f=Dt(h),u=H("attn-stage",p,f.root),g=Gt("Cut a head. Then drag the training back."),b=({kind:$,step:T})=>n?.load($,T).then(O),y=$=>{let T=n?.get($.kind,$.step);T?a={kind:$.kind,step:$.step,checkpoint:T}:b($);let{text:z,cuts:D,by:_}=$,Q=JSON.stringify([z,D,_]),{checkpoint:lt}=a;return(r?.key!==Q||r.own!==lt)&&(r={key:Q,own:lt,result:he($,lt)}),r.result},k=$=>({state:j(e),first:n.first,at:$,width:s}),v=$=>{if(!n)return;let T=y($),{step:z}=a,D=z!==$.step||a?.kind!==$.kind;l.tell($),c.tell($),f.set(ct(T,k($.step)),U(s).zoom),d.set((D?"This checkpoint is still on its way. ":"")+we($,T,z,n.last))},w=$=>{let{weights:T,chance:z,cost:D,looks:_}=y($);return{at:$.step,weights:T,chance:z,cost:D,looks:_}},x=($,T,z)=>{if(!n)return;let D=z!==s;[i,s]=[$,z];let _=y(j(e));D&&f.set(ct(_,k(j(e).step)),U(s).zoom);let Q=_.weights[0][0].length===$.weights[0][0].length;Rt(p,Mt(Q?{..._,...$}:_,k($.at)))},O=()=>{v(j(e)),i&&x(w(j(e)),0,s)},A=dt(o,"induction").then(async $=>{n=te($,D=>dt(o,`induction.${D}`));let{kind:T,step:z}=j(e);n.get(T,z)||await n.load(T,z)}),E=()=>void(n&&b(j(e)));for(let $ of["pointerenter","focusin"])u.addEventListener($,E,{once:!0});return{parts:[g,l.root,u,c.root,d.root],tell:v,ready:A,glides:w,paint:x,stop:()=>(c.stop(),d.stop())}}var cr=Ft({name:"induction",label:"Live figure: a transformer that copies, to be broken",style:ue+Te,controls:["text","cuts","by","kind","step","heads","place"],ms:220,build:Jn});export{he as compute,cr as default,we as describe,G as focusOf,xt as forward,te as library,K as read,Ee as scene,J as sorted};
