// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var un=Object.defineProperty;var pn=(t,e)=>{for(var n in e)un(t,n,{get:e[n],enumerable:!0})};function Ot(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var fn=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function ie(t,e,n){let o=new Map,a=new Set,r=l=>{let c=o.get(l)??Ot(t,`${e}.${l}`).then(d=>{n(l,d),a.add(l)});return o.set(l,c),c.catch(()=>o.delete(l)),c};return{wants:l=>{let c=l.filter(d=>!a.has(d));return c.length?Promise.all(c.map(r)).then(()=>{}):null},ahead:async l=>{if(!navigator.connection?.saveData)for(let c of l)await fn().then(()=>r(c)).catch(()=>{})}}}var gn="http://www.w3.org/2000/svg",mn=0,wn=Math.random().toString(36).slice(2,8),Lt=t=>`attn-${wn}-${t}-${++mn}`;function le(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var y=(t,e={},...n)=>le(document.createElement(t),e,n),j=(t,...e)=>y("div",{class:t},...e),xn=(t,e={},...n)=>le(document.createElementNS(gn,t),e,n),Tt=(t="")=>xn("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function P(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ce=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var de=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var he=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function ue(t,e=1,n=null){let o=i=>n===null||n[i],a=Math.max(...t.filter((i,l)=>o(l))),r=t.map((i,l)=>o(l)?Math.exp((i-a)/e):0),s=r.reduce((i,l)=>i+l,0);return s>0?r.map(i=>i/s):r}var q=t=>t.indexOf(Math.max(...t)),z=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var pe=200,vt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,kn=t=>t*t*(3-2*t);function zt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>zt(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,zt(t[a],r,n)]);return Object.fromEntries(o)}return e}function fe(t,e,n){let[o,a,r,s,i,l]=[t,t,t,0,0,0],c=!1,d=h=>{let f=z(h-i,0,64);if(i=h,c){let p=z((h-s)/e);o=zt(a,r,kn(p)),c=p<1}let u=n(o,f);l=c||u?requestAnimationFrame(d):0};return{go(h,f){if(vt()){[o,r,c]=[h,h,!1],n(o,1/0);return}[a,r,s,c]=[o,h,performance.now(),f],f||(o=h,n(o,0)),l||([i,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(l)}}function ge(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(h=>[h,t.get(h)])),i=h=>{if(r)return;let f=s();a.forEach(u=>u(f,h))},l=()=>i(null);e.forEach(h=>t.on(`change:${h}`,l));let c=(h,{glide:f=!1}={})=>{r=!0;for(let[u,p]of Object.entries(h))t.set(u,p);r=!1,i({glide:f}),t.save_changes()},d=()=>{let h=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in h).map(f=>[f,h[f]]))};return{read:s,change:c,reset:()=>c(d(),{glide:!0}),follow:h=>void a.push(h),stop:()=>e.forEach(h=>t.off(`change:${h}`,l))}}function $n(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Mn(t,e,n,o){let[a,r]=[0,!1],s=l=>{if(l!==r){r=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(l);e.say?.("Loading \u2026");let h="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===a&&i(l),()=>c===a&&e.say?.(h))};return i}function me({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=pe,build:s}){return{render:({model:l,el:c})=>{let d=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=d.attachShadow({mode:"open"});h.append(y("style",{},[ce,de,he,n].join(`
`)));let f=ge(l,o,a),u=s(f.read(),f,l),p=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);h.append(p),c.append(d);let g=()=>{let w=u.glides??(v=>v),x=0,b=fe(w(f.read()),r,(v,O)=>x>0&&u.paint(v,O,x)),k=()=>{let v=Math.round(p.clientWidth);v===x||v===0||(x=v,$n(c),b.again())},$=Mn(p,u,f.read,v=>{u.tell(f.read()),b.go(w(f.read()),v)});f.follow((v,O)=>{p.classList.add("touched"),$(O?.glide??!0)}),u.tell(f.read()),k();let S=new ResizeObserver(k);return S.observe(p),u.ahead?.(),()=>{S.disconnect(),b.stop(),f.stop(),u.stop?.()}},m=async()=>{await u.ready;for(let w;w=u.wants?.(f.read());)await w;return g()};return u.ready?m():g()}}}var An=t=>Math.round(t*10)/10,we=new WeakMap;function xe(t){let e=j("attn-hits"),n=new Map,o=r=>{let s=r.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:r=>{let s=new Set(r.map(({id:i})=>i));for(let[i,{node:l}]of n)s.has(i)||(l.remove(),n.delete(i));r.forEach((i,l)=>{let c=n.get(i.id)??o(i);Sn(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function Sn(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:i={},tab:l=0,lang:c}){let[d,h,f,u]=[e,n,o,a].map(An),p=`left:${d}px;top:${h}px;width:${f}px;height:${u}px`;we.get(t)!==p&&(t.style.cssText=p,we.set(t,p)),T(t,"class",`attn-hit ${s}`.trim()),T(t,"aria-label",r),T(t,"tabindex",l),c&&T(t,"lang",c);for(let[g,m]of Object.entries(i))T(t,`aria-${g}`,String(m))}function be(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}var ve="http://www.w3.org/2000/svg",E=t=>Math.round(t*10)/10+0;function A(t,e,n,o,a){let r={};for(let s in o){let i=o[s];r[s]=typeof i=="number"?E(i):i}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}A.line=(t,e,[n,o,a,r],s)=>A(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...s});A.rect=(t,e,[n,o,a,r],s)=>A(t,"rect",e,{x:n,y:o,width:a,height:r,...s});A.circle=(t,e,[n,o,a],r)=>A(t,"circle",e,{cx:n,cy:o,r:a,...r});A.path=(t,e,n,o)=>A(t,"path",e,{d:n,...o});A.text=(t,e,[n,o],a,r)=>A(t,"text",e,{x:n,y:o,...r},a);var ye=new WeakMap;function En(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Ln)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var On=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ln(t){let e=document.createElementNS(ve,"tspan");for(let[n,o]of Object.entries(On(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function kt(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=ye.get(t)??new Map;ye.set(t,r);let s=new Map(o.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of r)s.get(l)?.shape!==d&&(c.remove(),r.delete(l));let i=t.firstChild;for(let l of o){let c=r.get(l.id);if(!c){let d=document.createElementNS(ve,l.shape);d.setAttribute("data-id",l.id),c={node:d,shape:l.shape,role:"",at:{},text:""},r.set(l.id,c)}En(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}var $t=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Mt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Nt(t,e){let n=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>T(n,"aria-pressed",String(o))}}function ke(t,e,n){let o=Lt("choice"),a=new Map,r=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,y("input",{type:"radio",name:o,onchange:()=>n(s)})),r.append(y("label",{},a.get(s),y("span",{},i)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function Ct({label:t,onChange:e,options:n=[],wide:o=!1}){let a=Lt("select"),r=y("select",{id:a,onchange:()=>e(r.value)}),s=y("div",{class:o?"attn-field attn-wide":"attn-field"},y("label",{for:a},t),r),[i,l]=[n,""],c=0,d=u=>{let[p,g]=i[u];T(r.options[u],"value",p),P(r.options[u],g)},h=()=>{for(c=0;r.length>i.length;)r.lastChild.remove();i.forEach((u,p)=>d(p))},f=(u,p=n)=>{i=p;let g=i.findIndex(([w])=>String(w)===String(u)),m=JSON.stringify(i);if(m!==l){for(;r.length<i.length;)r.append(y("option",{}));g>=0&&d(g),c||(c=setTimeout(h,40))}l=m,r.selectedIndex!==g&&(r.selectedIndex=g)};return f(n[0]?.[0]),{root:s,set:f}}function $e(t=700){let e=y("p",{class:"attn-summary"}),n=y("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>P(n,s),t)),P(e,r)};return{root:y("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function Me(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var[Tn,ht]=[1,2],Ae=4,jt=40,Se=Float64Array.from({length:32},(t,e)=>2**(e-25));function zn(t){let[e,n]=[t>>10&31,t&1023],o=e===0?n*Se[1]:(n+1024)*Se[e];return t&32768?-o:o}function Nn({shapes:t,numbers:e}){let n=atob(e),o=new Float32Array(n.length/2);for(let s=0;s<o.length;s++)o[s]=zn(n.charCodeAt(2*s)|n.charCodeAt(2*s+1)<<8);let a=0,r=([s,i])=>[s,o.subarray(a,a+=i.reduce((l,c)=>l*c,1))];return Object.fromEntries(Object.entries(t).map(r))}function et(t,e,n=null,o=0,a=e.length){let r=new Float64Array(t.length/a);for(let s=0,i=o;s<r.length;s++,i+=a){let l=n===null?0:n[s];for(let c=0;c<e.length;c++)l+=t[i+c]*e[c];r[s]=l}return r}function Ee(t,e){let n=new Float64Array(e.length/t.length);for(let o=0,a=0;o<t.length;o++,a+=n.length)for(let r=0;r<n.length;r++)n[r]+=t[o]*e[a+r];return n}var Oe=t=>1/(1+Math.exp(-t));function Cn(t,e,n,o){let a=e.length,r=et(n,e,o),s=new Float64Array(a);for(let i=0;i<a;i++){let l=Oe(t[i]+r[i]),c=Oe(t[a+i]+r[a+i]),d=Math.tanh(t[2*a+i]+l*r[2*a+i]);s[i]=(1-c)*d+c*e[i]}return s}function _n(t,e){let n=new Float64Array(e[0].length);for(let o=0;o<e.length;o++)for(let a=0;a<n.length;a++)n[a]+=t[o]*e[o][a];return n}function jn(t,e){let n=new Float64Array(t.length+e.length);return n.set(t),n.set(e,t.length),n}function In(t){let[e,n]=[-1/0,0];for(let a of t)e=Math.max(e,a);for(let a of t)n+=Math.exp(a-e);let o=e+Math.log(n);return t.map(a=>a-o)}function Pn(t){let e=ht;for(let n=ht+1;n<t.length;n++)t[n]>t[e]&&(e=n);return e}function Wn(t){let e=new Map,n=t["encoder.bias_hh_l0"].length/3;return(o,a,r,s)=>{let i=`${o} ${r}`;if(!e.has(i)){let l=t[`${a}_embedding.weight`].subarray(r*n,(r+1)*n);e.set(i,et(t[`${o}.weight_ih_l0`],l,t[`${o}.bias_ih_l0`],0,s))}return e.get(i)}}function Fn(t,e,n){if(e===null)return null;let o=s=>{let i=ue(s);return{weights:i,context:_n(i,n)}};if(e==="dot")return s=>o(n.map(i=>et(i,s)[0]));let a=t["attention.v"],r=n.map(s=>Ee(s,t["attention.w_key"]));return s=>{let i=Ee(s,t["attention.w_query"]);return o(r.map(l=>{let c=0;for(let d=0;d<a.length;d++)c+=a[d]*Math.tanh(i[d]+l[d]);return c}))}}function Dn(t){let e=Nn(t),n=Wn(e),o=t.attention==="additive",a=e["encoder.bias_hh_l0"].length/3,r=d=>(h,f)=>Cn(h,f,e[`${d}.weight_hh_l0`],e[`${d}.bias_hh_l0`]),[s,i]=[r("encoder"),r("decoder")],l=d=>{let h=new Float64Array(a);return d.map(f=>h=s(n("encoder","source",f,a),h))},c=(d,h,f)=>{let u=n("decoder","target",h,o?2*a:a),p=o?d(f):null;if(o){let x=et(e["decoder.weight_ih_l0"],p.context,null,a,2*a);u=u.map((b,k)=>b+x[k])}let g=i(u,f);d&&!o&&(p=d(g));let m=p===null?g:jn(g,p.context),w=et(e["join.weight"],m).map(Math.tanh);return{next:g,seen:p,logProbs:In(et(e["output.weight"],w,e["output.bias"]))}};return d=>{let h=l(d),f=Fn(e,t.attention,h),[u,p,g]=[h.at(-1),Tn,0],m=[],w=[];for(;p!==ht&&m.length<jt;){let{next:b,seen:k,logProbs:$}=c(f,p,u);[u,p]=[b,Pn($)],g+=$[p],m.push(p),k&&w.push(k.weights)}let x=h.map(b=>Array.from(b));return{tokens:m,states:x,logProbability:g,weights:f?w:null}}}var tt="[\\p{L}\\p{N}_]",Rn=new RegExp(`'s(?!${tt})|${tt}+'(?!s(?!${tt}))(?=${tt})|${tt}+(?:-${tt}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),ze=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(Rn)??[],_t=t=>t.normalize("NFD").replace(/\p{M}/gu,"");function qn(t){let e=new Set(t),n=new Map;for(let o of t)n.set(_t(o),[...n.get(_t(o))??[],o]);return o=>{let a=n.get(_t(o))??[];return e.has(o)||a.length!==1?o:a[0]}}function It(t,e){let n=(r,s)=>t[r].toLowerCase()===e[s].toLowerCase(),o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r--)for(let s=e.length-1;s>=0;s--)o[r][s]=n(r,s)?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let a=t.map(()=>-1);for(let r=0,s=0;r<t.length&&s<e.length;)n(r,s)?a[r++]=s++:o[r+1][s]>=o[r][s+1]?r++:s++;return a}var Bn=(t,e)=>It(t,e).map(n=>n<0);function Hn(t,e){let[n,o,a]=[0,0,0],r=[];for(let s of[...It(t,e),e.length]){if(s<0){a+=1;continue}let i=Math.max(0,s-o-a);i>0&&(r=a||!r?null:[...r,...e.slice(o,s)]),n+=i,[o,a]=[s+1,0]}return{count:n,words:r}}function Un(t,e){let n=It(t,e.target),o=a=>n.map(r=>a.filter(([,s])=>s===r).map(([s])=>s));return{sure:o(e.sure),possible:o(e.possible)}}var G=({sure:t,possible:e},n)=>t[n].length?t[n]:e[n];function J({weights:t,links:e}){return t===null||e===null?[]:t.flatMap((n,o)=>{let a=[...e.sure[o],...e.possible[o]];return a.length>0&&!a.includes(q(n))?[o]:[]})}function Le(t,e){let n=Uint8Array.from(atob(t),r=>r.charCodeAt(0)),o=new DataView(n.buffer),a=r=>Array.from({length:e},(s,i)=>o.getFloat32(4*(r*e+i),!0));return Array.from({length:n.length/4/e},(r,s)=>a(s))}function Vn({words:t,weights:e,states:n,probability:o,ended:a},r){let s=atob(n).length/4/r;return{words:t,probability:o,ended:a,states:Le(n,s),weights:e===null?null:Le(e,r)}}var Te=(t,e)=>t.length===e.length&&t.every((n,o)=>n===e[o]);function Ne(t){let e=t.models??={},{source:n,found:o}=t.opening,a={},r=new Map(t.source_words.map((m,w)=>[m,w+Ae])),s=qn(t.source_words),i=new Map,l=new Map,c=(m,w)=>(i.has(m)||i.set(m,Dn(e[m])),i.get(m)(w)),d=(m,w)=>{if(!e[m])return a[m]??=Vn(o[m],w.length);let x=`${m} ${w.join(" ")}`;if(l.size>300&&l.clear(),!l.has(x)){let b=c(m,w.map(v=>r.get(v))),k=b.tokens.filter(v=>v!==ht).map(v=>t.target_words[v-Ae]??"<unk>"),$=b.tokens.at(-1)===ht,S=b.weights?.slice(0,k.length)??null;l.set(x,{words:k,weights:S,states:b.states,probability:Math.exp(b.logProbability),ended:$})}return l.get(x)},h=m=>{let w=ze(m),x=w.map(s),b=w.flatMap((v,O)=>v===x[O]?[]:[[v,x[O]]]),k=x.filter(v=>r.has(v)),$=x.filter(v=>!r.has(v)&&/[\p{L}\p{N}]/u.test(v)),S=[...new Set($)];return{source:k.slice(0,jt),mended:b,unknown:S,cut:k.length>jt}},f=({sentence:m,first:w,second:x})=>{let b=h(m),k=b.unknown.length?null:t.pairs.find(({source:S})=>Te(S,b.source)),$=S=>{if(!S||b.source.length===0)return null;let v=d(S,b.source);return{name:S,...v,wrong:k?Bn(v.words,k.target):v.words.map(()=>!1),links:k?Un(v.words,k):null,missing:k?Hn(v.words,k.target):{count:0,words:[]}}};return{...b,wanted:k?.target??null,first:$(w),second:$(x)}},u=({sentence:m,first:w,second:x})=>{let{source:b}=h(m);return b.length===0||Te(b,n)?[]:[...new Set([w,x])].filter(k=>k&&!e[k])},p=(m,w)=>void(e[m]=w),g=[...t.source_words].sort((m,w)=>m.localeCompare(w,"fr"));return{compute:c,numbers:f,lacks:u,put:p,pairs:t.pairs,words:g}}var U=({first:t,second:e})=>[t,e].find(n=>n?.weights)??t,nt=({first:t,second:e})=>[t,e].flatMap((n,o)=>n?.weights&&(o===0||n.name!==t?.name)?[n]:[]);function V({source:t,first:e,second:n}){return[t.length,Math.max(e?.words.length??0,n?.words.length??0)]}function ot(t,{read:e,step:n}){let[o,a]=V(t);return e===null?o+Math.min(n??a,a):Math.min(e,o)}function Ce(t,e){let[n,o]=V(t);return e<n?{read:Math.max(0,e),step:null}:{read:null,step:e>=n+o?null:e-n}}var Pt=t=>t.map(e=>q(e));function ut(t){let e=Pt(t),n=t.map(s=>s.reduce((i,l,c)=>i+l*c,0)),[o,a,r]=[0,[0,0],0];for(let s=1;s<=e.length;s++){if(s<e.length&&e[s]<e[s-1]&&n[s]<n[s-1])continue;let[i,l]=[o,s-1],c=e[i-1]===e[i]||e[l+1]===e[l],d=l-i+(c?.5:0);l>i&&d>r&&n[i]-n[l]>.5&&([a,r]=[[i,l],d]),o=s}return r>0?a:null}function _e(t,e){let n=Pt(t);return e.flatMap((o,a)=>{let r=a?1:-1,s=o;for(;n[s+r]===n[o];)s+=r;return s===o?[]:[a?[o,s]:[s,o]]})}var je=t=>Pt(t).every((e,n,o)=>n===0||e>=o[n-1]),Ie=t=>(t[0]??[]).flatMap((e,n)=>t.reduce((o,a)=>o+a[n],0)<.1?[n]:[]);var Ye={};pn(Ye,{LINES:()=>Q,TALL:()=>St,matrix:()=>Xt,percent:()=>wt,places:()=>rt,ribbonScene:()=>Ut,scrolledTo:()=>Kt,shared:()=>Ht,sight:()=>Vt,squeeze:()=>Gt,tableAt:()=>Qt,tableOf:()=>Jt,twice:()=>at,wordHits:()=>Zt});var Kn={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Zn=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),Gn=t=>~t.reduce((e,n)=>Zn[(e^n)&255]^e>>>8,-1)>>>0,ft=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function pt(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...ft(e.length),...n,...ft(Gn(n))]}var Jn=t=>z(Math.round(128+127*t),0,255);function Qn(t){let[e,n]=[1,0];for(let a of t)n=(n+(e=(e+a)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...ft((n<<16|e)>>>0)]}var Pe=Array.from({length:256},(t,e)=>e-128),We=t=>[...pt("PLTE",Pe.flatMap(e=>Kn[t][e<0?"below":"above"])),...pt("tRNS",Pe.map(e=>Math.min(255,2*Math.abs(e))))],Xn={signed:We("signed"),weight:We("weight")},Fe=new WeakMap;function Wt(t,e,n=1,o="signed"){let a=Fe.get(t)??new Map;Fe.set(t,a);let r=`${e} ${n} ${o}`;return a.has(r)||a.set(r,Yn(t,e,n,o)),a.get(r)}function Yn(t,e,n,o){let a=t.length/e,r=[];for(let l=0;l<a;l++){r.push(0);for(let c=0;c<e;c++)r.push(Jn(t[l*e+c]/n))}let i=[137,80,78,71,13,10,26,10,...pt("IHDR",[...ft(e),...ft(a),8,3,0,0,0]),...Xn[o],...pt("IDAT",Qn(r)),...pt("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var to="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),eo=1.12;var gt=new Map;function no(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(to[a.charCodeAt(0)-32]??556),0);return eo*n/1e3}function W(t,e){return gt.size>5e3&&gt.clear(),gt.has(t)||gt.set(t,no(t)),e*gt.get(t)}var At=20,oo=.005,De=16,K=25,St=13*K+28,Ve=12,Re=60,_={angle:60,least:28,most:34,from:480,edge:46},Q=298,Dt=3,D={tall:224,high:264,cell:20,name:11,small:8},ro=[18,17,16,15,14],ao=16,so="64 numbers kept of each word: its square",Ke=16,io=44,Ze=.3,wt=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,xt=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),X=t=>String(E(10*t)/10),Y=(t,e)=>z(t-e);function qe(t,e,n){let o=t.map(i=>Math.max(At,W(i,e))),a=n-o.reduce((i,l)=>i+l,0),r=t.length>1?Math.min(e*1.5,a/(t.length-1)):0;if(t.length>1?r<6:a<0)return null;let s=(a-r*(t.length-1))/2;return o.map(i=>{let l={x:s+i/2,w:i};return s+=i+r,l})}function Ge(t,e,n,o){let a=Math.max(t.length,e.length),r=20+a*K+8>o,s=n-(r?Ve:0),[i,l]=[15,20],c=p=>Math.max(0,...p.map(g=>W(g,i))),d=z(c(t),40,s*.38),h=s-z(c(e),40,s*.38),f=Math.max(Q,l+a*K+8),u=(p,g,m)=>p.map((w,x)=>{let b=W(w,i),k=r?l-2:f/2+6-K*p.length/2;return{x:g-m*b/2,y:k+K*(x+.5)+5,w:b}});return{sideways:!0,scrolls:r,size:i,row:K,width:s,height:f,leave:d+24,arrive:h-8,source:u(t,d,1),target:u(e,h,-1)}}function lo(t,e,n){if(n<_.from)return null;let o=13,a=p=>Math.max(1,p.length-1),r=_.least*Math.max(a(t),a(e))+2*_.edge,s=r>n,[i,l]=s?[r,Q-Ve]:[n,Q],c=p=>s?_.least:Math.min(_.most,(i-2*_.edge)/a(p)),d=p=>{let g=Math.max(0,...p.map(m=>W(m,o)));return z(g*Math.sin(_.angle*Math.PI/180)+6,40,96)},[h,f]=[Ke+d(t),l-d(e)],u=(p,g)=>{let m=s?_.edge:i/2-(p.length-1)/2*c(p);return p.map((w,x)=>({x:m+x*c(p),y:g,w:W(w,o)}))};return{sideways:!1,lean:!0,scrolls:s,size:o,width:i,height:l,leave:h+26,arrive:f-12,row:Math.min(c(t),c(e))*Math.sin(_.angle*Math.PI/180),source:u(t,h),target:u(e,f)}}function qt({sideways:t,lean:e},{x:n,y:o,w:a},r){let s=r==="source";if(e){let[l,c]=[n+4,`rotate(-${_.angle} ${E(n+4)} ${E(o)})`];return{anchor:s?" start":" end",at:{x:l,y:o,transform:c},left:s?l:l-a,turn:c}}if(!t)return{anchor:"",at:{x:n,y:o},left:n-a/2,turn:null};let i=s?n+a/2:n-a/2;return{anchor:s?" end":" start",at:{x:i,y:o},left:n-a/2,turn:null}}function rt(t,e,n,o=St,a=!1){let r=`${t.join(" ")}|${e.join(" ")}|${n}|${o}|${a}`;if(!mt.has(r)){mt.size>50&&mt.clear();let s=a?Ge(t,e,n,o):co(t,e,n,o);mt.set(r,s)}return mt.get(r)}var at=t=>nt(t).length>1,mt=new Map;function co(t,e,n,o){for(let a of ro){let[r,s]=[qe(t,a,n),qe(e,a,n)];if(r===null||s===null)continue;let[i,l]=[38,274],c=(d,h)=>d.map(({x:f,w:u})=>({x:f,y:h,w:u}));return{sideways:!1,scrolls:!1,size:a,width:n,height:Q,leave:i+31,arrive:l-a-4,source:c(r,i),target:c(s,l)}}return lo(t,e,n)??Ge(t,e,n,o)}function Je(t,e){let n=s=>e.sideways?s.y-5:s.x,[o,a]=e.sideways?[Ke,e.height]:[0,e.width],r=e.source.map((s,i)=>{let l=At*t.reduce((c,d)=>c+d[i],0);return z(n(s)-l/2,o,Math.max(o,a-l))});return t.map((s,i)=>{let l=n(e.target[i])-At/2;return s.map((c,d)=>{let h=c*At,f={width:h,from:r[d]+h/2,to:l+h/2};return r[d]+=h,l+=h,f})})}function Bt({from:t,to:e},{sideways:n,leave:o,arrive:a}){let r=(o+a)/2,[s,i,l,c]=n?[[o,t],[r,t],[r,e],[a,e]]:[[t,o],[t,r],[e,r],[e,a]],d=([h,f])=>`${E(h)} ${E(f)}`;return`M${d(s)}C${d(i)} ${d(l)} ${d(c)}`}function Qe(t,e,n){let o=Math.min(Math.floor(e+1e-9),t.length),a=n!==null&&(n[0]==="read"||n[1]<o)?n:null;if(a){let[l,c]=a;return{done:o,chosen:a,run:null,near:(d,h)=>l==="written"?d===c:h===c,strength:(d,h)=>d===c&&l==="written"||h===c&&l==="read"?.92:.07}}let r=e>0&&o<t.length?Math.max(0,o-1):-1;if(r>=0)return{done:o,chosen:a,run:null,near:l=>l===r,strength:l=>l===r?.92:.32};let s=ut(t.slice(0,o)),i=l=>s!==null&&s[0]<=l&&l<=s[1];return{done:o,chosen:a,run:s,near:i,strength:l=>i(l)?.78:.32}}function Ht(t,e,{focus:n,chosen:o}){let a=U(t),r=s=>s===null||e===a||s[0]==="read"||e.words[s[1]]===a?.words[s[1]]?s:null;return{focus:r(n),chosen:r(o)}}function ho(t,e,n,o){let r=Je(t,e).flatMap((s,i)=>s.flatMap((l,c)=>{if(t[i][c]<oo)return[];let d=X(o.strength(i,c)*Y(n,i)),h={d:Bt(l,e),"stroke-width":l.width,"stroke-opacity":d};return[{near:o.near(i,c),mark:A(`w ${i} ${c}`,"path","weight line ribbon",h)}]}));return[!1,!0].flatMap(s=>r.filter(i=>i.near===s).map(i=>i.mark))}function uo(t,e,n,o){let a=r=>e.sideways?r.y-5:r.x;return J(t).flatMap(r=>G(t.links,r).map(s=>{let[i,l]=[a(e.source[s]),a(e.target[r])],c=o.chosen===null||o.near(r,s)?.85:.12;return A.path(`missed ${r} ${s}`,"ink line missed",Bt({from:i,to:l},e),{opacity:X(c*Y(n,r))})}))}var Rt=t=>.35+.65*Math.min(1,2*t);function po({source:t},{weights:e,states:n},o,a,r){let s=r.run===null?[]:e.slice(r.run[0],r.run[1]+1).map(q),i=l=>{if(r.chosen===null)return 1;let[c,d]=r.chosen;return c==="read"?+(d===l):e[d][l]};return t.flatMap((l,c)=>{let{x:d,y:h}=o.source[c],{anchor:f,at:u}=qt(o,o.source[c],"source"),p=a>c&&a<=c+1&&a<t.length,g=Math.max(Ze,Y(a,c)*Rt(i(c))),m=p?"key strong word":s.includes(c)?"weight turn word":"ink word",w=Math.min(De,o.size+1),b={...o.sideways?{x:o.leave-4-w,y:h-5-w/2}:{x:d-De/2,y:h+(o.lean?7:10)},width:w,height:w,href:Wt(n[c],8),opacity:X(.8*Y(a,c)*Rt(i(c)))};return[A(`s ${c}`,"text",`${m} size${o.size}${f}`,{...u,opacity:X(g)},l),A(`kept ${c}`,"image","map",b)]})}function fo(t,e,n,o){return t.words.flatMap((a,r)=>{let{y:s,w:i}=e.target[r],{anchor:l,at:c,left:d,turn:h}=qt(e,e.target[r],"target"),f=o.chosen===null?1:o.chosen[0]==="written"?+(o.chosen[1]===r):t.weights[r][o.chosen[1]],u=X(Y(n,r)*Rt(f)),p=o.run!==null&&o.run[0]<=r&&r<=o.run[1],g=t.wrong[r]?"soft word":p?"weight turn word":"ink word";return[A(`t ${r}`,"text",`${g} size${e.size}${l}`,{...c,opacity:u},a),...t.wrong[r]?[Xe(r,d,s-e.size*.3,i,u,h)]:[]]})}var Xe=(t,e,n,o,a,r=null)=>A.line(`x ${t}`,"ink line strike",[e,n,e+o,n],{opacity:a,...r===null?{}:{transform:r}});function go({leave:t,arrive:e},{from:n,to:o},a){let r=Math.min(io/(e-t),.3333333333333333),[s,i]=[0,1];for(;i-s>.001;){let c=(s+i)/2;[s,i]=1.5*c*(1-c)+c**3<r?[c,i]:[s,c]}let l=s**2*(3-2*s);return a?{x:t+r*(e-t),y:n+l*(o-n)}:{x:e-r*(e-t),y:o+l*(n-o)}}function mo(t,e,n){let[o,a]=n.chosen,r=o==="written",s=r?t[a]:t.slice(0,n.done).map(h=>h[a]),i=r?e.source:e.target,l=e.sideways?Je(t,e):[],c=[];return s.map((h,f)=>f).sort((h,f)=>s[f]-s[h]).filter(h=>s[h]>=.02).flatMap(h=>{let{x:f,y:u}=i[h];if(!e.sideways&&c.some($=>Math.abs($-f)<34))return[];e.sideways||c.push(f);let p=e.lean?{x:f,y:r?e.leave+14:e.arrive-6}:{x:f,y:r?u-e.size-3:u+18},g=wt(s[h]),m=A(`share ${h}`,"text","weight strong share",p,g);if(!e.sideways)return[m];let w=r?l[a][h]:l[h][a],x=go(e,w,r);if(c.some($=>Math.abs($-x.y)<16))return[];c.push(x.y);let b=W(g,13)+6,k={x:x.x-b/2,y:x.y-9,width:b,height:18,rx:4};return[A(`label ${h}`,"rect","paper label",k),{...m,at:{x:E(x.x),y:E(x.y+5)}}]})}function wo({source:t,unknown:e},{words:n},o,a){let r=`${e.slice(0,3).map($t).join(", ")}${e.length>3?", \u2026":""}`,s=t.length===1?"64 numbers kept: the square":so,i=`${e.length} ${e.length===1?"word":"words"}`,l=[r,i].map(u=>`Left out: ${u}`).find(u=>W(u,13)<a),c=e.length?l:s,d=[o.source,o.target].flatMap((u,p)=>[t,n][p].length?[u[0].y]:[]),h=o.sideways?Math.min(...d)-24:12,f=e.length?"ink strong note":"soft note";return A.text("note",f,[a/2,h],c)}function xo(t,e,n,o,a){let r=t.words.length>0&&n>=a.length&&o<t.words.length?e.target[Math.floor(o)]:null;if(r===null)return[];let{left:s,turn:i}=qt(e,r,"target");return[A.rect("caret","ink solid",[s-1,r.y-e.size+2,2,e.size+2],i?{transform:i}:{})]}function Ut(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=rt(t.source,e.words,n,o,at(t)),{read:i,written:l}=xt(t,a),c=e.weights,d=Qe(c,l,r),h=[...ho(c,s,l,d),...uo(e,s,l,d),...po(t,e,s,i,d),...fo(e,s,l,d),...xo(e,s,i,l,t.source),...d.chosen?mo(c,s,d):[wo(t,e,s,n)]];return{width:s.width,height:s.height,marks:h}}function Vt(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=rt(t.source,e.words,n,o,at(t)),i=({x:b,y:k})=>s.sideways?k-5:b,{read:l,written:c}=xt(t,a),d=e.weights,{done:h,chosen:f}=Qe(d,c,r);if(!s.scrolls||f===null&&h===d.length)return null;if(f===null&&h===0){let b=i(s.source[z(Math.ceil(l)-1,0,t.source.length-1)]);return{own:b,other:b}}let[u,p]=f??["written",h-1],g=u==="written",m=q(g?d[p]:d.slice(0,h).map(b=>b[p])),[w,x]=g?[s.target,s.source]:[s.source,s.target];return{own:i(w[p]),other:i(x[Math.max(0,m)])}}function Kt(t,e,{own:n,other:o}){let[a,r]=[Math.min(n,o)-Re,Math.max(n,o)+Re];return Math.max(0,r-a>e?n-e/2:z(t,r-e,a))}function Zt(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=rt(t.source,e.words,n,o,at(t)),{read:i,written:l}=xt(t,a),c=e.weights,d=J(e),h=p=>{let g=q(c[p]),m=d.includes(p)?`, linked by the grammar with ${G(e.links,p).map(w=>t.source[w]).join(" ")}`:"";return`${e.words[p]}, from ${t.source[g]} ${wt(c[p][g])}${m}${e.wrong[p]?", wrong":""}`},f=s.lean?Math.min(K,s.row):K,u=(p,g,m,w,x,b)=>g.slice(0,w).map((k,$)=>{let{x:S,y:v,w:O}=m[$],C=Math.max(24,O+(s.sideways?8:4)),M=r!==null&&r[0]===p?r[1]:-1,B=$===z(M,0,w-1)?0:-1,ct=M===$,R=s.lean?p==="read"?S:S-C:S-C/2;return{id:`${p} ${$}`,x:R,y:s.lean?v-f/2:v-5-f/2,width:C,height:f,...s.lean?{kind:`lean ${p}`}:{},label:x($),tab:B,lang:b,aria:{pressed:ct}}});return[...u("written",e.words,s.target,Math.min(l,e.words.length),h,"en"),...u("read",t.source,s.source,i,p=>`${t.source[p]}, read`,"fr")]}function Be(t,e,n,o,a){let r=W(" ",e)+1,s=[[]],i=()=>s.at(-1),l=0;for(let d of t){let h=Math.min(n,W(d,e));l+h>n&&i().length>0&&(s.push([]),l=0),i().push(h),l+=h+r}let c=s.flatMap((d,h)=>{let f=a+(n-d.reduce((u,p)=>u+p+r,-r))/2;return d.map(u=>{let p={x:f+u/2,y:o+e+h*(e+(e<15?5:8)),w:u};return f+=u+r,p})});return{height:s.length*(e+(e<15?5:8)),at:c}}var He=(t,e,n,o)=>Array.from({length:9},(a,r)=>{let s=r/8;return[n+(o-n)*s**2*(3-2*s),t+(e-t)*s]}),Ue=t=>`M${t.map(([e,n])=>`${E(e)} ${E(n)}`).join("L")}Z`;function bo(t,e,n,o){let a=(r,s)=>`M${E(e+s*Dt)} ${E(n+o/2)}v${E(-r*o/2)}h${Dt-1}v${E(r*o/2)}Z`;return Array.from(t,a).join("")}function yo(t,e){let[n,o]=[Math.floor(e),e-Math.floor(e)],a=n>0?t[n-1]:t[0].map(()=>0);return o===0?a:a.map((r,s)=>r+(t[n][s]-r)*o)}function Gt({source:t},e,{width:n,clock:o}){let a=Math.max(t.length,e.words.length)>ao,[r,s,i]=[a?13:15,64*Dt,a?28:40],[l,c]=a?[28,48]:[42,58],d=a?" size13":"",{read:h,written:f}=xt({source:t},o),u=(n-s)/2,p=Be(t,r,n-24,6,12),g=6+p.height+l,m=Be(e.words,r,n-24,g+i+c,12),w=g+i+c+Math.max(m.height,r+8)+8,[x,b]=[[2,n-2],[u-6,u+s+6]],k=(F,L,I,Z)=>[He(F,L,I[0],Z[0]),He(F,L,I[1],Z[1]).reverse()],[$,S]=k(8+p.height,g-8,x,b),[v,O]=k(g+i+8,g+i+c-8,b,x),C=f===0&&h>0,M=p.at[z(Math.ceil(h)-1,0,t.length-1)],B=Bt({from:M.x,to:n/2},{sideways:!1,leave:M.y+6,arrive:g-10}),ct=["","1 word","both words"][t.length]??`all ${t.length} words`,[R,yt]=[Math.ceil(h),t.length],dt=["no word read yet","the word read so far"][R]??`the ${R} words read so far`,Et=R===0?`64 numbers, ${dt}`:`64 numbers for ${R<yt?dt:ct}`,H=[A.path("in","funnel",Ue([[x[0],2],...$,...S,[x[1],2]])),A.path("out","funnel",Ue([...v,[x[0],w-2],[x[1],w-2],...O])),A.rect("row","key frame",[u-6,g-8,s+12,i+16],{rx:3}),A.line("middle","rule",[u,g+i/2,u+s,g+i/2]),A.path("bars","key solid",bo(yo(e.states,h),u,g,i)),...C?[A.path("pour","key line pour",B)]:[],A.text("told","soft note",[n/2,g+i+c-22],Et)];return t.forEach((F,L)=>{let I=C&&h>L&&h<=L+1;H.push(A(`s ${L}`,"text",`${I?"key strong word":"ink word"}${d}`,{...vo(p.at[L]),opacity:X(Math.max(Ze,Y(h,L)))},F))}),e.words.forEach((F,L)=>{let{x:I,y:Z,w:ae}=m.at[L],se=X(Y(f,L));H.push(A.text(`t ${L}`,`${e.wrong[L]?"soft word":"ink word"}${d}`,[I,Z],F,{opacity:se})),e.wrong[L]&&H.push(Xe(L,I-ae/2,Z-r*.3,ae,se))}),{width:n,height:w,marks:H}}var vo=({x:t,y:e})=>({x:t,y:e}),Ft=new WeakMap;function ko(t){return Ft.has(t)||Ft.set(t,t.flatMap(e=>Array.from(e))),Ft.get(t)}function Jt({source:t},{words:e},n,o){let[a,r]=[e.length,t.length],s=g=>W(g,D.name),i=g=>Math.max(0,...g.map(s)),l=Math.ceil(i(e))+6,c=Math.ceil(i(t)*Math.sin(_.angle*Math.PI/180))+10,d=Math.cos(_.angle*Math.PI/180),h=Math.min(D.cell,(n-l-2)/Math.max(1,r),...t.map((g,m)=>(n-l-6-s(g)*d)/(m+.5))),f=Math.min(h,((o?D.high:D.tall)-c-2)/Math.max(1,a)),u=Math.max(f,Math.min(h,D.name)),p=g=>Math.max(1,Math.ceil(D.name/g-1e-9));return{left:l,top:c,cell:f,across:u,step:p(f),every:p(u)}}function Qt(t,e,{width:n,high:o=!1},[a,r]){let{left:s,top:i,cell:l,across:c}=Jt(t,e,n,o),[d,h]=[Math.floor((r-i-1)/l),r<i],f=h?(i-3-r)/Math.tan(_.angle*Math.PI/180):0,u=Math.floor((a-s-f-1)/c),p=u>=0&&u<t.source.length;if(h)return p?["read",u]:void 0;if(!(d>=e.words.length||a>s+c*t.source.length+2))return p?["written",d,u]:["written",d]}function $o({source:t},{words:e},{left:n,top:o,cell:a,across:r,step:s,every:i}){let l=(d,h)=>(d+.5)*h+1,c=(d,h,f)=>d.flatMap((u,p)=>p%h?[]:[f(u,p)]);return[...c(e,s,(d,h)=>{let f={x:n-4,y:o+l(h,a)+4};return A(`row ${h}`,"text","soft tiny end",f,d)}),...c(t,i,(d,h)=>{let[f,u]=[n+l(h,r)+3,o-3],p=`rotate(-${_.angle} ${E(f)} ${E(u)})`;return A.text(`column ${h}`,"soft tiny start",[f,u],d,{transform:p})})]}function Mo({links:t},{left:e,top:n,cell:o,across:a}){if(t===null)return[];let[r,s]=[E(a-1),E(o-1)],i=(d,h)=>`M${E(e+1.5+h*a)} ${E(n+1.5+d*o)}h${r}v${s}h${-r}Z`,l=d=>d.flatMap((h,f)=>h.map(u=>i(f,u))).join(""),c=`ink line link${o<D.small?" thin":""}`;return[A.path("links possible",`${c} possible`,l(t.possible)),A.path("links sure",c,l(t.sure))]}function Ao(t,{words:e},{left:n,top:o,cell:a,step:r},s){let i=o+2+e.length*a,l=(u,p,g,m)=>A.rect(u,"paper",[p,g,m,Math.max(0,i+6-g)]),c=Math.floor((t-1)/r)*r,[d,h]=[o+1+a/2,D.name/2],f=t>0?d+c*a+h:d-h-.5;return[l("unwritten",n,o+1+t*a,s-n+2),l("unnamed",0,f,n)]}function Xt(t,e,{width:n,clock:o,focus:a=null,high:r=!1}){let s=e.weights,i=t.source.length,l=Math.min(Math.floor(xt(t,o).written+1e-9),s.length),c=Jt(t,e,n,r),{left:d,top:h,cell:f,across:u}=c,[p,g]=[u*i,f*s.length],m={x:d+1,y:h+1,width:p,height:g},w=Wt(ko(s),i,1,"weight"),x=[A("map","image","map",{...m,preserveAspectRatio:"none",href:w}),...$o(t,e,c),...Mo(e,c),...l<s.length?Ao(l,e,c,d+p):[],A("frame","rect","frame",m)];if(a!==null&&(a[0]==="read"||a[1]<l)){let[b,k,$]=a,S=b==="written",v=S?{x:d,y:h+k*f,width:p+2,height:f+2}:{x:d+k*u,y:h,width:u+2,height:g+2};if(x.push(A("look","rect","weight line look",v)),S&&$!==void 0){let O={...v,x:d+$*u,width:u+2};x.push(A("spot","rect","weight line look",O))}}return{width:n,height:r?D.high:D.tall,marks:x}}function tn({label:t,rest:e,wait:n,begin:o,next:a}){let r=0,s=()=>{P(h,r?"\u275A\u275A":"\u25B6"),T(h,"aria-label",r?"Pause":t)},i=()=>{clearTimeout(r),r=0,s()},l=()=>{r=Number(setTimeout(l,e())),a()||i()},c=()=>{o()!==!1&&(r=Number(setTimeout(l,n??e()/2)),s())},h=y("button",{type:"button",class:"attn-play",onclick:()=>r?i():c()});return s(),{root:h,stop:i}}var en=`text.note { font-size: 13px; }
text.tiny { font-size: 11px; }
text.word { font-size: 15px; }
text.size12 { font-size: 12px; } text.size13 { font-size: 13px; } text.size14 { font-size: 14px; } text.size16 { font-size: 16px; } text.size17 { font-size: 17px; } text.size18 { font-size: 18px; }
text.turn { text-decoration: underline; text-underline-offset: 3px; }
text.share { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.ribbon { stroke-linecap: butt; }
.missed { stroke-width: 1.5; stroke-dasharray: 2 5; }
.link { stroke-width: 1; stroke-linejoin: miter; }
.link.thin { stroke-width: 0.5; }
.possible { stroke-dasharray: 1 2; stroke-linecap: butt; }
.strike { stroke-width: 2; }
.funnel { fill: var(--tint); }
.frame { fill: none; stroke: var(--rule); }
.key.frame { fill: var(--paper); stroke: var(--key); stroke-width: 1.5; }
.pour { stroke-width: 3; }
.look { stroke-width: 2; }
.map { image-rendering: pixelated; }
`;var nn=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "table" / minmax(0, 1fr); gap: 10px 40px; }
.alignment-side { grid-area: beside; min-width: 0; }
.alignment-side:first-child { grid-area: main; }
.alignment-board.alone .alignment-side:nth-child(2) { display: none; }
.alignment-side:first-child .attn-stage { min-height: 298px; } /* two lines and their ribbons, whoever translates */
.alignment-side h3 { margin-bottom: 6px; }
.alignment-picture { position: relative; }
.alignment-side .long { overflow: auto; max-height: 353px; scrollbar-width: thin; } /* 13 rows of columns, as in scene.js */
/* A picture that goes on beyond its box fades there; a button scrolls on. */
.alignment-box { position: relative; --before: #000; --after: #000; --way: to right; }
.alignment-box.down { --way: to bottom; }
.alignment-box.more-before { --before: transparent; }
.alignment-box.more-after { --after: transparent; }
.alignment-box .long { mask-image: linear-gradient(var(--way), var(--before), #000 48px calc(100% - 48px), var(--after)); }
.alignment-more { position: absolute; top: calc(50% - 16px); width: 32px; height: 32px; padding: 0; border: 1px solid var(--edge); border-radius: 50%; background: var(--paper); color: var(--ink); font: 16px/30px var(--font); cursor: pointer; }
.alignment-more:hover { background: var(--tint); }
.alignment-more { left: 0; }
.alignment-more + .alignment-more { left: auto; right: 0; }
.down .alignment-more { top: 0; left: calc(50% - 16px); transform: rotate(90deg); }
.down .alignment-more + .alignment-more { top: auto; bottom: 0; right: auto; left: calc(50% - 16px); }
.alignment-controls { grid-area: controls; display: grid; gap: 10px; align-content: start; min-width: 0; }
.alignment-clock { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; align-items: center; gap: 8px; }
.alignment-clock .attn-button { width: 34px; height: 34px; padding: 0; border-radius: 50%; }
.attn .alignment-track { position: relative; display: block; padding-bottom: 14px; }
.alignment-phases { position: absolute; left: 9px; right: 9px; bottom: 0; height: 16px; color: var(--soft); font-size: 12px; line-height: 16px; }
/* A word that has no room beside the empty box before it falls into a second line, which is not seen. */
.alignment-phases span { position: absolute; bottom: 0; height: 18px; overflow: hidden; border-top: 2px solid var(--rule); }
.alignment-phases span::before { content: ""; display: inline-block; }
.alignment-phases span + span { right: 0; border-left: 3px solid var(--paper); }
.alignment-fields { display: grid; gap: 6px; }
.alignment-fields .attn-field { display: grid; grid-template-columns: 5em minmax(0, 1fr); align-items: center; }
.alignment-fields .attn-field span { color: var(--soft); font-size: 0.867em; }
.alignment-fields input { width: 100%; }
.alignment-line { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 8px; }
.attn.attn .alignment-known { margin: 0; }
.alignment-known p { position: absolute; z-index: 2; top: calc(100% + 4px); left: 0; right: 0; max-height: 248px; overflow: auto; margin: 0; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 6px; background: var(--paper); line-height: 1.6; }
.alignment-sides { align-items: center; gap: 8px; }
.alignment-table { grid-area: table; min-width: 0; }
.alignment-table svg { cursor: crosshair; }
.alignment-table small { display: block; line-height: 1.35; min-height: 2.7em; }
.alignment-table h3 small { display: inline; }
.kept svg { opacity: 0.4; }
.attn-alignment .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 7.25em; text-wrap: pretty; overflow-wrap: anywhere; }
@container (min-width: 800px) {
  .alignment-board { grid-template: "main beside" auto "controls beside" auto "controls table" 1fr / minmax(0, 1fr) 300px; }
  .alignment-board.alone { grid-template: "main table" auto "controls table" 1fr / minmax(0, 1fr) 300px; min-height: 674px; } /* as tall as with two pictures */
}
@container (min-width: 560px) and (max-width: 799px) {
  .alignment-board { grid-template: "main main" "controls controls" "beside table" / minmax(0, 1fr) minmax(0, 1fr); column-gap: 24px; }
  .alignment-board.alone .alignment-table { min-height: 325px; }
  .alignment-side:nth-child(2) .attn-stage { min-height: 298px; }
  .alignment-board.both { grid-template: "main beside" "controls controls" ". table" / minmax(0, 1fr) minmax(0, 1fr); } /* to be compared */
  .alignment-board.both .alignment-table { min-height: 325px; }
  .alignment-side .long { max-height: 298px; } /* LINES in scene.js */
  .alignment-fields { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 14px; }
  .alignment-fields .attn-field { grid-template-columns: auto minmax(0, 1fr); }
  .attn-alignment .attn-summary { min-height: 5.8em; }
}
@container (min-width: 800px) {
  .alignment-side .attn-stage, .alignment-side:first-child .attn-stage { min-height: 353px; }
  .alignment-side .attn-stage:not(.long) { display: grid; align-content: center; }
  .alignment-board, .alignment-controls { row-gap: 8px; }
  .alignment-side h3 { margin-bottom: 4px; }
  .attn-alignment .attn-summary { min-height: 5.8em; }
}
@container (max-width: 479px) {
  .attn-alignment .attn-summary { font-size: 1em; min-height: 10.15em; }
  .attn-hint .wide { display: none; }
  .alignment-side:first-child .attn-stage { min-height: 353px; }
}
/* On a phone the words themselves tell the weights when they are pressed. */
@container (max-width: 480px) { .alignment-table { display: none; } }
@media print {
  .alignment-side:nth-child(n) .long { overflow: visible; max-height: none; mask-image: none; }
  .alignment-picture { width: auto !important; }
  .attn .alignment-more { display: none; }
  .attn-alignment :is(.attn-stage, .attn-summary) { min-height: 0 !important; }
  .alignment-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; }
}
/* One of two, in the same place: the hint is as high with the other. */
.alignment-hint { display: grid; }
.alignment-hint > span { grid-area: 1 / 1; }
.alignment-hint:not(.none) > :last-child, .alignment-hint.none > :first-child { visibility: hidden; }
.attn-hit.lean { transform: rotate(-60deg); transform-origin: 0 50%; }
.attn-hit.lean.written { transform-origin: 100% 50%; }
`;var on={additive:["With attention",", additive score"],dot:["With attention",", dot product"],no_attention:["Without attention",", all in one row"]},st={additive:"with the additive score",dot:"with the dot product",no_attention:"without attention"},Yt={additive:"the additive translator",dot:"the dot translator",no_attention:"the translator without attention"},ee=t=>wt(t).replace(" ","\xA0"),N=t=>`\u201C${t}\u201D`,rn=t=>Mt(t.map(N)),ne=t=>t[0].toUpperCase()+t.slice(1),an=t=>[...new Set(t)],bt=(t,e=5)=>Mt([...t.slice(0,e),...t.length>e?[`${t.length-e} more`]:[]]);function Oo({mended:t,unknown:e,cut:n}){let o=t.length?`Read with accents: ${bt(an(t.map(([,r])=>N(r))))}. `:"",a=e.length?`Left out, not among the translators\u2019 words: ${bt(e.map($t))}. `:"";return`${o}${a}${n?"Only the first 40 words are read. ":""}`}function Lo({source:t},{words:e,weights:n,links:o},a,r){let s=n[a],i=`${N(e[a])} gives ${N(t[r])} ${ee(s[r])} of its attention`;if(o===null||G(o,a).length===0)return`${i}.`;let[l,c]=[o.sure[a].includes(r),o.possible[a].includes(r)];return`${i}; the grammar ${l?"links the two":c?"may link the two":"does not link the two"}.`}function To({source:t},{weights:e},n){let o=e[n],a=o.map((r,s)=>s).sort((r,s)=>o[s]-o[r]).filter((r,s)=>s===0||s<3&&o[r]>=.1);return Mt(a.map(r=>`${N(t[r])} (${ee(o[r])})`))}function te(t,e,n,o){let{source:a}=t;if(e.weights===null){let d=["alone","and the word before it"][n]??"and the words before it";return`${nt(t).length>0?`Without attention ${N(e.words[n])}`:N(e.words[n])} is written from the row of 64 numbers ${d}.`}let r=nt(t),s=r.filter(({words:d})=>d[n]===e.words[n]),i=s.map(d=>`to ${To(t,d,n)}${r.length>1?` ${st[d.name]}`:""}`).join(", and "),l=o===void 0?"":`${Lo(t,e,n,o)} `,c=o===void 0&&s.some(d=>J(d).includes(n))?` The grammar links ${N(e.words[n])} with ${rn(G(e.links,n).map(d=>a[d]))} (dashed).`:"";return`${l}${N(e.words[n])} attends ${i}.${c}`}function zo(t,e,n){let o=N(t.source[e]),a=nt(t);return`${a.map(({name:s,words:i,weights:l},c)=>{let d=i.flatMap((f,u)=>{let p=l[u][e];return u<n&&p>=.1?[`${N(f)} (${ee(p)})`]:[]}),h=a.length>1?` ${st[s]}`:"";return d.length===0?`${c?"no":"No"} word written attends to ${o} with 10\xA0% or more${h}`:`${bt(d)} ${d.length===1?"attends":"attend"} to ${o}${h}`}).join("; ")}.`}function No({source:t,unknown:e,wanted:n},{name:o,words:a,weights:r},s){if(r===null)return`${["","The word passes","Both words pass"][t.length]??`All ${t.length} words pass`} through one row of 64 numbers.`;if(e.length||a.length===0)return"";let i=ut(r);if(i===null)return n&&je(r)&&a.length>1?`The largest weights of ${Yt[o]} go through the French words from front to back.`:"";let l=_e(r,i).map(([d,h])=>`${rn(a.slice(d,h+1))} ${d+1===h?"both":"all"} attend most to ${N(t[r[d].indexOf(Math.max(...r[d]))])}.`);return[`For \u201C${a.slice(i[0],i[1]+1).join(" ")}\u201D the ribbons cross: ${Yt[o]} attends to the French words from back to front.`,...s?l:[]].join(" ")}function Co(t){let e=t.filter(({weights:a,links:r})=>a&&r),n=e.map(a=>J(a).map(r=>N(a.words[r])));return e.length===0?"":n.flat().length===0?"Every largest weight lies on a link of the grammar.":`The largest weight misses the grammar\u2019s link (dashed) ${e.map(({name:a,words:r,links:s},i)=>{let l=r.filter((f,u)=>G(s,u).length).length,c=i?"":` of ${l} ${l<r.length?"right words":"words"}`,d=e.length>1?` ${st[a]}`:"",h=n[i].length?`: ${bt(n[i])}`:"";return`for ${n[i].length||"none"}${c}${d}${h}`}).join("; ")}.`}function _o(t,e){let n=(a,r)=>a.filter(s=>s===r).length,o=e.map(a=>t[a]);return an(o).map(a=>{let[r,s]=[n(o,a),n(t,a)];return r<s?`${r} of ${s} ${N(a)}`:N(a)})}function jo({source:t},e){return e.flatMap(n=>{let o=Ie(n.weights??[]);if(o.length===0)return[];let a=bt(_o(t,o),3),r=o.length===1?"gets":"get";return[`${ne(st[n.name])} ${a} ${r} almost no weight.`]}).join(" ")}function Io(t,e){let n=s=>0<s.length&&s.length<5?`: \u201C${s.join(" ")}\u201D`:"",o=s=>s===1?"is":"are",a=({name:s,words:i,wrong:l,missing:c,ended:d})=>{let h=i.filter((g,m)=>l[m]),{count:f}=c,u=`of the ${t.length}${h.length?"":" words"} wanted`,p=[h.length?`${h.length} of ${i.length} words ${o(h.length)} wrong${n(h)}`:"",f?`${f} ${u} ${o(f)} missing${n(c.words??[])}`:"",d?"":"the translation does not come to an end"].filter(Boolean);return p.length?[`${st[s]} ${p.join(", and ")}`]:[]},r=e.flatMap(a);return r.length>0?`${ne(r.join("; "))}.`:e.length>1?"Neither translator writes a wrong word.":"No word is wrong."}var Po=t=>t<.01?"under 0.01":t>=.995?"over 0.99":t.toFixed(2);function Wo(t){return`The whole translation has a probability ${t.map(({name:n,probability:o,ended:a})=>`of ${Po(o)} ${st[n]}${a?"":" (it does not end)"}`).join(", ")}. Probable does not mean right. No word is marked wrong, since no translation is stored.`}function Fo(t){let e="the 64 numbers after each word are kept",n="there is one row",[o,a]=[!0,!1].map(r=>t.some(({weights:s})=>s!==null===r));return o&&a?`Reading, word by word: with attention ${e}; without attention ${n}, rewritten at each word.`:`Reading, word by word: ${o?e:`${n} of 64 numbers, rewritten at each word`}.`}function Do(t,e,n,o){let a=n.find(({words:r})=>o<=r.length);return o<=e.words.length||!a?te(t,e,o-1):`${ne(Yt[e.name])} has ended. ${te(t,a,o-1)}`}function oe(t,e){let{source:n,first:o,second:a,wanted:r}=e,s=Oo(e),i=U(e);if(o===null||i===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let l=ot(e,t),c=Math.max(0,l-n.length),d=Math.min(c,i.words.length),[h,f,u]=t.focus??["none",0];if(i.weights!==null&&h==="read"&&f<n.length)return s+zo(e,f,c);if(h==="written"&&f<d)return s+te(e,i,f,u);let p=[o,a].filter((m,w,x)=>m!==null&&x.findIndex(b=>b?.name===m.name)===w).map(m=>m);if(l<n.length)return s+Fo(p);if(c===0)return`${s}All is read. Now the translation is written, word by word.`;if(c<V(e)[1])return s+Do(e,i,p,c);let g=r===null?[jo(e,p),Wo(p)]:[Co(p),Io(r,p)];return[`${s}${No(e,i,p.length===1)}`.trim(),...g].filter(Boolean).join(" ")}var sn=240,Ro=520,qo=560,ln=800,Bo=700,re={additive:"additive score",dot:"dot product",no_attention:"no attention"},cn={...re,"":"nothing"},it={additive:"Additive score",dot:"Dot product"},lt=t=>t.read();function Ho({target:t,data:e,inputType:n,isComposing:o}){return(o||e?.length===1||n?.startsWith("delete"))&&/[\p{L}\p{N}]$/u.test(t.value.slice(0,t.selectionStart))}function Uo(t){let e=y("p",{lang:"fr",tabindex:0,role:"group","aria-label":"French words"}),o=y("summary",{"aria-label":"words: all that the translators read"},"words"),a=y("details",{class:"alignment-known"},o,e),r=y("div",{class:"alignment-line",onkeydown:({key:i,target:l})=>{i==="Escape"&&(a.open=!1,l===e&&o.focus())},onfocusout:({relatedTarget:i})=>{i&&!r.contains(i)&&(a.open=!1)}},t,a);return{root:r,tell:i=>{e.firstChild===null&&P(e,i.join(" \xB7 "))}}}function Vo(t){let[e,n,o]=[0,0,null],a=()=>{clearTimeout(e),cancelAnimationFrame(n),[e,n]=[0,0]},r=p=>{a(),t.change({sentence:p,read:null,step:null,focus:null})},s=Ct({label:"Sentence",onChange:r,options:[["","your own"]],wide:!0}),i=()=>r(c.value),l=()=>e&&i(),c=y("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:p=>{a(),Ho(p)?e=Number(setTimeout(i,Bo)):n=requestAnimationFrame(i)},onchange:l,onkeydown:p=>p.key==="Enter"&&l()}),d=y("label",{class:"attn-field attn-wide alignment-own"},y("span",{},"or type"),c),h=Uo(d);return{root:j("alignment-fields",s.root,h.root),tell:({sentence:p},{pairs:g,words:m})=>{h.tell(m);let w=g.some(x=>x.text===p);s.set(w?p:"",[["","your own"],...g.map(x=>[x.text,x.text])]),p!==o&&a(),!e&&c.value!==p&&(c.value=p),o=p},stop:a}}function Ko(t){let n=ke("Translator",re,i=>{let l=lt(t),c=l.second===i?l.first:l.second;t.change({first:i,second:c,focus:null})}),o=Ct({label:"beside it",options:Object.entries(cn),onChange:i=>t.change({second:i})}),a=[...o.root.querySelectorAll("option")];return{root:j("attn-row alignment-sides",n.root,o.root),tell:i=>{n.set(i.first),o.set(i.second),Object.keys(cn).forEach((l,c)=>a[c].disabled=l===i.first)}}}function Zo(t,e){let n=()=>ot(e(),lt(t)),o=(u,p=!0)=>{let g=e();g?.first&&t.change({...Ce(g,u),focus:null},{glide:p})},a=()=>V(e()).reduce((u,p)=>u+p),{root:r,stop:s}=tn({label:"Play: read and write",rest:()=>n()+1<e().source.length?sn:Ro,wait:sn,begin:()=>{if(!e()?.first)return!1;n()>=a()&&o(0)},next:()=>e()?.first?(o(n()+1),n()<a()):!1}),i=y("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(s(),o(i.valueAsNumber))}),l=["reads","writes"].map(u=>y("span",{},u)),c=(u,p,g)=>{let{root:m}=Nt(u,()=>(s(),o(n()+g)));return m.setAttribute("aria-label",p),m},d=j("alignment-track attn-range",i,y("div",{class:"alignment-phases","aria-hidden":"true"},...l));return{root:j("alignment-clock",r,d,c("\u2039","One word back",-1),c("\u203A","One word on",1)),tell:(u,p)=>{let[g,m]=V(p),w=ot(p,u);T(i,"max",String(g+m)),i.value=w,i.disabled=p.first===null,i.style.setProperty("--from","0"),i.style.setProperty("--to",String(w/Math.max(1,g+m))),T(i,"aria-valuetext",w>g?`${w-g} of ${m} words written`:`${w} of ${g} words read`),l.forEach(x=>x.hidden=g+m===0),l[0].style.width=l[1].style.left=`${100*g/Math.max(1,g+m)}%`},stop:s}}function Go(t,e,n){return o=>(a,r)=>{let s=()=>[r().id.split(" ")[0],Number(r().id.split(" ")[1])],i=u=>t.change({focus:u});a.addEventListener("pointerenter",u=>u.pointerType==="mouse"&&n(s())),a.addEventListener("pointerleave",()=>n(void 0)),a.addEventListener("click",()=>i(String(t.read().focus)===String(s())?null:s()));let l=u=>{let[p,g]=s(),m=a.parentElement.querySelectorAll(`[data-id^="${p} "]`).length-1;return[p,z(g+u,0,m)]},c=(u,p)=>()=>{let[g,m]=s(),{weights:w}=U(e());if(!p)return l(u);let x=u<0?"read":"written";return x===g?[g,m]:[x,q(x==="read"?w[m]:w.map(b=>b[m]))]},d=()=>a.parentElement.dataset.sideways==="true",h=u=>()=>c(u,d())(),f=u=>()=>c(u,!d())();Me(a,{ArrowRight:h(1),ArrowLeft:h(-1),ArrowDown:f(1),ArrowUp:f(-1),Home:()=>l(-999),End:()=>l(999),Escape:()=>null},u=>{i(u),u&&o().focus(u.join(" "))})}}function Jo(t){let[e,n,o]=[0,0,"left"],a=c=>()=>t.scrollBy({[o]:.8*c*e,behavior:vt()?"auto":"smooth"}),r=[["\u2190","Back to the words before",-1],["\u2192","On to the words after",1]].map(([c,d,h])=>y("button",{type:"button",class:"alignment-more",tabindex:-1,"aria-label":d,hidden:!0,onclick:a(Number(h))},c)),s=()=>{let c=o==="left"?t.scrollLeft:t.scrollTop,d=[c>1,c+e<n-1],h=["before","after"].filter((f,u)=>d[u]).map(f=>`more-${f}`);i.className=["alignment-box",o==="top"&&"down",...h].filter(Boolean).join(" "),r.forEach((f,u)=>f.hidden=!d[u])},i=j("alignment-box",t,...r);return t.addEventListener("scroll",s),{root:i,set:(c,d,h)=>{let f=h?"top":"left";if(!(c===e&&d===n&&f===o)){if([e,n,o]=[c,d,f],n>e)return s();i.className="alignment-box";for(let u of r)u.hidden=!0}}}}var dn=(t,e,{width:n,most:o})=>rt(t.source,e.words,n,o,at(t));function hn(t){let e=Tt(),[n,o]=[y("span",{}),y("small",{})],a=xe(t(()=>a)),r=j("alignment-picture",e,a.root),s=y("div",{class:"attn-stage",role:"group"},r),i=Jo(s),l=y("section",{class:"alignment-side"},y("h3",{},n,o),i.root),c="",[d,h]=["",""],f=(g,m,w)=>{let x={...w,clock:Math.round(w.clock),focus:w.chosen},b=Vt(g,m,x),[k,$]=[d,g.source.join(" ")];if(d=JSON.stringify([b,x.clock]),h!==$)s.scrollTo({top:0,left:0});else if(b&&d!==k){let{sideways:S}=dn(g,m,w),[v,O,C]=S?["top",s.scrollTop,s.clientHeight]:["left",s.scrollLeft,s.clientWidth],M=vt()?"auto":"smooth";s.scrollTo({[v]:Kt(O,C,b),behavior:M})}h=$},u=(g,m,w,x)=>{let b=m===U(g)&&m.weights!==null;a.set(b?Zt(g,m,{width:w.width,most:w.most,clock:Math.round(w.clock),focus:w.chosen}):[]),T(s,"role",b||x?"group":"presentation"),T(s,"aria-label",b?"Words written and words read; arrow keys move":x?"Ribbons that scroll":""),x&&!b?T(s,"tabindex","0"):s.removeAttribute("tabindex")};return{root:l,paint:(g,m,w,x,b)=>{let k=g.first===null&&c===b;if(l.classList.toggle("kept",k),l.style.visibility=m===null&&!k?"hidden":"",k&&a.set([]),m===null||w===0)return;c=b;let $={...x,...Ht(g,m,x),width:w};if(on[m.name].forEach((C,M)=>P(M?o:n,C)),m.weights===null)return kt(e,Gt(g,m,$)),s.classList.remove("long"),r.style.width="",i.set(0,0,!1),u(g,m,$,!1);let S=Ut(g,m,$);kt(e,S);let{scrolls:v,sideways:O}=dn(g,m,$);s.classList.toggle("long",v),r.style.width=v?`${S.width}px`:"",a.root.dataset.sideways=String(O),u(g,m,$,v),f(g,m,$),v?O?i.set($.most,S.height,!0):i.set(w,S.width,!1):i.set(0,0,!1)}}}function Qo(t){let e=Tt(),[n,o]=[y("span",{}),y("small",{}," as a table")],a=y("small",{}),r=y("section",{class:"alignment-table"},y("h3",{},n,o),a,e),s=()=>{},i="";return e.addEventListener("pointermove",c=>t(s(be(e,c)))),e.addEventListener("pointerleave",()=>t(void 0)),{root:r,paint:(c,d,h,f)=>{let u=U(c),p=c.first===null&&i===f.find(m=>m in it);r.classList.toggle("kept",p);let g=u!==null&&u.weights!==null&&u.words.length>0&&d>0;if(r.style.visibility=g||p?"":"hidden",!g)return void(s=()=>{});i=u.name,s=m=>{let w=Qt(c,u,{...h,width:d},m),x=Math.round(h.clock)-c.source.length;return w&&(w[0]==="read"||w[1]<x)?w:void 0},P(n,it[u.name]),P(a,u.links?"Framed: the grammar\u2019s links, dotted where a link is only possible.":"Rows are words written, columns words read."),kt(e,Xt(c,u,{...h,width:d}))}}}function Xo(t,e,n){let o=null,a=null,r,[s,i]=[{clock:1/0},0],l=()=>a,c=M=>{String(M)!==String(r)&&(r=M,S(s),a&&w.set(oe({...lt(e),focus:M??lt(e).focus},a)))},d=Go(e,l,c),[h,f,u]=[Vo(e),Ko(e),Zo(e,l)],[p,g,m,w]=[hn(d),hn(d),Qo(c),$e()],x=y("p",{class:"attn-hint alignment-hint"},y("span",{},y("span",{class:"wide"},"A ribbon is as wide as its weight. "),"Press a word to follow its ribbons, or press \u25B6."),y("span",{},"No ribbons without attention. Press \u25B6.")),b=Nt("Reset",()=>(u.stop(),e.reset())).root;f.root.append(b);let k=j("alignment-controls",u.root,h.root,f.root,w.root),$=M=>{o!==null&&(a=o.numbers(M),h.tell(M,o),f.tell(M),x.classList.toggle("none",!(M.first in it||M.second in it)),C.classList.toggle("alone",M.second===""),C.classList.toggle("both",M.first in it&&M.second in it),u.tell(M,a),w.set(oe(M,a)))},S=(M,B=0,ct=i)=>{if([s,i]=[M,ct],a===null)return;let{focus:R,first:yt,second:dt}=lt(e),Et=V(a).reduce((I,Z)=>I+Z),H={clock:Math.min(M.clock,Et),focus:r??R,chosen:R,high:i<ln},F=[p,g,m].map(({root:I})=>Math.round(I.clientWidth)),L=qo<=i&&i<ln?Q:St;p.paint(a,a.first,F[0],{...H,most:L},yt),g.paint(a,a.second,F[1],{...H,most:L},dt),m.paint(a,F[2],H,[yt,dt])},v=Ot(n,"alignment").then(M=>{o=Ne(M)}),O=ie(n,"alignment",(M,B)=>o.put(M,B)),C=j("alignment-board",p.root,g.root,k,m.root);return{parts:[x,C],tell:$,ready:v,say:w.set,wants:M=>O.wants(o.lacks(M)),ahead:()=>{let{first:M,second:B}=lt(e);O.ahead([...new Set([M,B||M,...Object.keys(re)])])},glides:M=>({clock:ot(a??o.numbers(M),M)}),paint:S,stop:()=>(u.stop(),h.stop(),w.stop())}}var na=me({name:"alignment",label:"Live figure: translators, with attention and without",style:en+nn,controls:["sentence","first","second","read","step","focus"],build:Xo});export{J as astray,na as default,oe as describe,Ye as scene,ze as tokenize,Ne as translators,ut as turned};
