// Joined by `make figures` from src/encoder and src/kit: change those, not this.
var Kt=Object.defineProperty;var Gt=(t,e)=>{for(var n in e)Kt(t,n,{get:e[n],enumerable:!0})};function rt(t,e,n){if(t.slice(0,n)!==e.slice(0,n))return t;let[r,o]=[t,e].map(c=>c.replace(/[.,]/g,"").split(" ")),a=r.filter(c=>!o.includes(c)).at(-1);return a?`${a}: ${t}`:t}function Y(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let o=a=>{a?.data===e&&(t.off("msg:custom",o),r(a.content))};t.on("msg:custom",o),t.send({ask:e})}),n[e]}var Jt=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function at(t,e,n){let r=new Map,o=new Set,a=s=>{let l=r.get(s)??Y(t,`${e}.${s}`).then(d=>{n(s,d),o.add(s)});return r.set(s,l),l.catch(()=>r.delete(s)),l};return{wants:s=>{let l=s.filter(d=>!o.has(d));return l.length?Promise.all(l.map(a)).then(()=>{}):null},ahead:async s=>{if(!navigator.connection?.saveData)for(let l of s)await Jt().then(()=>a(l)).catch(()=>{})}}}var Zt="http://www.w3.org/2000/svg",Qt=0,Xt=Math.random().toString(36).slice(2,8),st=t=>`attn-${Xt}-${t}-${++Qt}`;function it(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var b=(t,e={},...n)=>it(document.createElement(t),e,n),z=(t,...e)=>b("div",{class:t},...e),te=(t,e={},...n)=>it(document.createElementNS(Zt,t),e,n),ct=(t="")=>te("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),lt=(t,e,...n)=>b("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function j(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function N(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var dt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var pt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ut=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var C=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ht=200,re=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ae=t=>t*t*(3-2*t);function U(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>U(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,a])=>[o,U(t[o],a,n)]);return Object.fromEntries(r)}return e}function ft(t,e,n){let[r,o,a,c,i,s]=[t,t,t,0,0,0],l=!1,d=p=>{let f=C(p-i,0,64);if(i=p,l){let h=C((p-c)/e);r=U(o,a,ae(h)),l=h<1}let u=n(r,f);s=l||u?requestAnimationFrame(d):0};return{go(p,f){if(re()){[r,a,l]=[p,p,!1],n(r,1/0);return}[o,a,c,l]=[r,p,performance.now(),f],f||(r=p,n(r,0)),s||([i,s]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(s)}}function mt(t,e,n=[]){let r=[...e,...n],o=[],a=!1,c=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let f=c();o.forEach(u=>u(f,p))},s=()=>i(null);e.forEach(p=>t.on(`change:${p}`,s));let l=(p,{glide:f=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,i({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:c,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void o.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,s))}}function se(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ie(t,e,n,r){let[o,a]=[0,!1],c=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",s)}},i=s=>{let l=++o,d=e.wants?.(n())??null;if(c(d!==null),d===null)return r(s);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===o&&i(s),()=>l===o&&e.say?.(p))};return i}function gt({name:t,label:e,style:n,controls:r,fixed:o=[],ms:a=ht,build:c}){return{render:({model:s,el:l})=>{let d=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(b("style",{},[dt,pt,ut,n].join(`
`)));let f=mt(s,r,o),u=c(f.read(),f,s),h=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);p.append(h),l.append(d);let g=()=>{let m=u.glides??(E=>E),x=0,y=ft(m(f.read()),a,(E,k)=>x>0&&u.paint(E,k,x)),$=()=>{let E=Math.round(h.clientWidth);E===x||E===0||(x=E,se(l),y.again())},A=ie(h,u,f.read,E=>{u.tell(f.read()),y.go(m(f.read()),E)});f.follow((E,k)=>{h.classList.add("touched"),A(k?.glide??!0)}),u.tell(f.read()),$();let T=new ResizeObserver($);return T.observe(h),u.ahead?.(),()=>{T.disconnect(),y.stop(),f.stop(),u.stop?.()}},v=async()=>{await u.ready;for(let m;m=u.wants?.(f.read());)await m;return g()};return u.ready?v():g()}}}var ce=t=>Math.round(t*10)/10,xt=new WeakMap;function bt(t){let e=z("attn-hits"),n=new Map,r=a=>{let c=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),i={node:c,hit:a};return n.set(a.id,i),c.dataset.id=a.id,t(c,()=>i.hit),i};return{root:e,set:(a,c=1)=>{let i=new Set(a.map(({id:s})=>s));for(let[s,{node:l}]of n)i.has(s)||(l.remove(),n.delete(s));a.forEach((s,l)=>{let d=n.get(s.id)??r(s);le(d.node,d.hit=s,c),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function le(t,{x:e,y:n,width:r,height:o,label:a,kind:c="",aria:i={},tab:s=0,lang:l},d){let[p,f,u,h]=[e,n,r,o].map(v=>ce(d*v)),g=`left:${p}px;top:${f}px;width:${u}px;height:${h}px`;xt.get(t)!==g&&(t.style.cssText=g,xt.set(t,g)),N(t,"class",`attn-hit ${c}`.trim()),N(t,"aria-label",a),N(t,"tabindex",s),l&&N(t,"lang",l);for(let[v,m]of Object.entries(i))N(t,`aria-${v}`,String(m))}function wt(t,{clientX:e,clientY:n}){let{left:r,top:o}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-r)/a,(n-o)/a]}function vt(t,e,n=()=>{}){let r=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),r=e(o)}),t.addEventListener("pointermove",o=>r?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{r!==null&&n(),r=null})}var kt="http://www.w3.org/2000/svg",P=t=>Math.round(t*10)/10+0;function w(t,e,n,r,o){let a={};for(let c in r){let i=r[c];a[c]=typeof i=="number"?P(i):i}return{id:t,shape:e,role:n,at:a,...o===void 0?{}:{text:o}}}w.line=(t,e,[n,r,o,a],c)=>w(t,"line",e,{x1:n,y1:r,x2:o,y2:a,...c});w.rect=(t,e,[n,r,o,a],c)=>w(t,"rect",e,{x:n,y:r,width:o,height:a,...c});w.circle=(t,e,[n,r,o],a)=>w(t,"circle",e,{cx:n,cy:r,r:o,...a});w.path=(t,e,n,r)=>w(t,"path",e,{d:n,...r});w.text=(t,e,[n,r],o,a)=>w(t,"text",e,{x:n,y:r,...a},o);var $t=t=>`M${t.map(([e,n])=>`${P(e)} ${P(n)}`).join("L")}`;var yt=new WeakMap;function de(t,e){let{node:n,role:r,at:o}=t;r!==e.role&&n.setAttribute("class",t.role=e.role);for(let c in e.at)o[c]!==e.at[c]&&n.setAttribute(c,String(e.at[c]));for(let c in o)c in e.at||n.removeAttribute(c);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(ue)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var pe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ue(t){let e=document.createElementNS(kt,"tspan");for(let[n,r]of Object.entries(pe(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function Mt(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=yt.get(t)??new Map;yt.set(t,a);let c=new Map(r.map(s=>[s.id,s]));for(let[s,{node:l,shape:d}]of a)c.get(s)?.shape!==d&&(l.remove(),a.delete(s));let i=t.firstChild;for(let s of r){let l=a.get(s.id);if(!l){let d=document.createElementNS(kt,s.shape);d.setAttribute("data-id",s.id),l={node:d,shape:s.shape,role:"",at:{},text:""},a.set(s.id,l)}de(l,s),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var V=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,_=t=>t.map((e,n)=>{let r=t.slice(0,n).filter(o=>o===e).length;return r?`${e} ${r+1}`:e});function K(t,e){let n=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>N(n,"aria-pressed",String(r))}}var At=(...t)=>b("p",{class:"attn-hint"},...t);function St({label:t,onChange:e,options:n=[],wide:r=!1}){let o=st("select"),a=b("select",{id:o,onchange:()=>e(a.value)}),c=b("div",{class:r?"attn-field attn-wide":"attn-field"},b("label",{for:o},t),a),[i,s]=[n,""],l=0,d=u=>{let[h,g]=i[u];N(a.options[u],"value",h),j(a.options[u],g)},p=()=>{for(l=0;a.length>i.length;)a.lastChild.remove();i.forEach((u,h)=>d(h))},f=(u,h=n)=>{i=h;let g=i.findIndex(([m])=>String(m)===String(u)),v=JSON.stringify(i);if(v!==s){for(;a.length<i.length;)a.append(b("option",{}));g>=0&&d(g),l||(l=setTimeout(p,40))}s=v,a.selectedIndex!==g&&(a.selectedIndex=g)};return f(n[0]?.[0]),{root:c,set:f}}function Et(t=700){let e=b("p",{class:"attn-summary"}),n=b("span",{class:"attn-hidden",role:"status"}),r,o=(a,c=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>j(n,c),t)),j(e,a)};return{root:b("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}function G(t,e,n){let r={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...r,...e}:e;t.addEventListener("keydown",a=>{let c=o[a.key]?.();c===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(c))})}function Lt(t,e,n){let r=atob(t),o=a=>((r.charCodeAt(a)|r.charCodeAt(a+1)<<8)<<16>>16)/n;return Array.from({length:r.length/2/e},(a,c)=>Array.from({length:e},(i,s)=>o(2*(c*e+s))))}function he({tokens:{length:t},cosines:e,weights:n},{words:r,unit:o}){let a=Lt(e,t+r.length+3,o),c=Lt(n,t,o),i=(s,l)=>Array.from({length:s.length/t},(d,p)=>s[p*t+l]);return{toward:s=>Array.from({length:t},(l,d)=>i(a,d).map(p=>p[t+s])),cosines:(s,l)=>a[s*t+l].slice(0,t),others:s=>{let l=i(a,s).map(u=>u.slice(-3)),[d,p,f]=[0,1,2].map(u=>l.map(h=>h[u]));return{start:d,before:p,twin:f}},weights:s=>i(c,s)}}function J(t,e,n){let r=t[e],o=t.slice(0,e).filter(c=>c===r).length,a=n.findIndex(c=>c===r&&o--===0);return a<0?null:a}var fe=t=>180/Math.PI*Math.acos(Math.min(1,t)),Z=[1,2,3,4,5,6,7],Ot=(t,e,n)=>n.forEach((r,o)=>Object.assign(t.sentences[2*e+o],r)),Tt=({sentence:t})=>Z.filter(e=>e===t>>1);function Ct(t){let e=new Map,n=(c,i)=>(e.has(c)||e.set(c,i()),e.get(c)),r=c=>n(`${c}`,()=>he(t.sentences[c],t)),o=(c,i)=>n(`${c} to ${i}`,()=>r(c).toward(i)),a=({sentence:c,layer:i},s,l)=>{if(i===0)return null;let{lengths:d,added:p}=t.sentences[c],[f,u,h]=p[i-1].map(m=>m[s]),[g,v]=[d[i-1][s],d[i][s]];return{entering:g,leaving:v,kept:l[i],attention:f,between:u,feedForward:h}};return c=>{let{sentence:i,layer:s,across:l,up:d}=c,{tokens:p,text:f}=t.sentences[i],u=Math.min(c.token,p.length-1),h=J(p,u,t.sentences[i^1].tokens),g=r(i),v=g.cosines(s,u),m=v.map((L,S)=>S).filter(L=>L!==u),[x,y]=[o(i,l),o(i,d)],$=(L,S)=>L.map((q,F)=>q-S[F]),{start:A,before:T,twin:E}=g.others(u),k=h===null?null:{across:o(i^1,l)[h],up:o(i^1,d)[h]};return{tokens:p,token:u,twinToken:h,text:f,cosines:v,words:[t.words[l],t.words[d]],nearest:m.sort((L,S)=>v[S]-v[L]||L-S).slice(0,3),lines:{start:A,twin:k&&E,across:x[u],up:y[u]},twinLines:k,toward:p.map((L,S)=>x[S].map((q,F)=>({across:q,up:y[S][F]}))),lean:p.map((L,S)=>$(x[S],y[S])),twinLean:k&&$(k.across,k.up),weights:g.weights(u),turns:T.slice(1).map(fe),block:a(c,u,T)}}}var Bt={};Gt(Bt,{LAYERS:()=>M,hue:()=>W,metro:()=>nt,places:()=>ot,plan:()=>I,ribbonAt:()=>tt});var Q=t=>`${Math.round(100*t)}%`,O=t=>`${t<-.005?"\u2212":""}${Math.abs(t).toFixed(2)}`,Nt={"'":"the apostrophe",".":"the full stop"},D=t=>`${Nt[t[0]]??t[0]}${t.slice(1)}`,me=t=>t[0]==="["||t[0]in Nt?D(t):`\u201C${t}\u201D`,R=({tokens:t})=>_(t).map(me),jt=.05;function zt(t,e){let n=Math.abs(t).toFixed(2);return Math.abs(t)<jt?"leans to neither word":`leans ${n} toward ${e[t>0?0:1]}`}var ge=(t,e,n)=>Math.abs(t)<jt||Math.abs(Number(t.toFixed(2))-Number(e.toFixed(2))+Number(n.toFixed(2)))<.005;function xe({weights:t,token:e,...n},r){let o=t[r-1],a=R({weights:t,token:e,...n}),c=o.map((l,d)=>d).sort((l,d)=>o[d]-o[l]),i=n.words.map(l=>n.tokens.indexOf(l)).filter(l=>l>=0&&l!==e),s=[...new Set([...c.slice(0,2),...i])].sort((l,d)=>o[d]-o[l]);return V(s.map(l=>`${Q(o[l])} from ${l===e?"itself":a[l]}`))}function be({words:t,lines:e,lean:n,token:r},o){let a=n[r][o],[c,i]=[e.across[o],e.up[o]];if(t[0]===t[1])return`has a cosine of ${O(c)} with ${t[0]}, and leans nowhere: both words are the same`;let s=[c,i].map((p,f)=>`with ${t[f]} ${O(p)}`),l=ge(a,c,i)?"":", rounded",d=`(cosine ${(a<0?s.reverse():s).join(", ")}${l})`;return`${zt(a,t)} ${d}`}function we({words:t,twinLean:e,twinLines:n},r){return e===null||n===null?"":t[0]===t[1]?`has a cosine of ${O(n.across[r])} with ${t[0]}`:zt(e[r],t)}function X({layer:t},e){let{token:n,lines:r,nearest:o,cosines:a}=e,c=R(e)[n],i=be(e,t),s=t===0?`Before the first layer ${c} ${i}.`:`In layer ${t} ${c} takes ${xe(e,t)}. Its vector now ${i}.`,l=o.map(p=>`${R(e)[p]} ${O(a[p])}`),d=` Nearest in the sentence: ${V(l)}.`;return r.twin===null?`${s}${d} The other sentence has no ${c.replace(/^the /,"")}.`:`${s}${d} In the other sentence ${c} ${we(e,t)}; cosine of the two ${O(r.twin[t])}.`}function _t(t,{layer:e,token:n}){let r=R(t),o=n===t.token?"itself":r[n],{across:a,up:c}=t.toward[n][e-1],[i,s]=t.words,l=i===s?`a cosine of ${O(a)} with ${i}`:`cosines ${O(a)} with ${i} and ${O(c)} with ${s}`;return`Layer ${e}: ${r[t.token]} takes ${t.weights[e-1][n].toFixed(3)} of its attention from ${o}, the mean of twelve heads. Before this layer ${r[n]} has ${l}.`}var qt=({tokens:t,token:e,words:n})=>[D(_(t)[e]),...n].map(r=>`cosine with ${r}`);function Ft({layer:t},e){let{weights:n,cosines:r,toward:o}=e;return _(e.tokens).map((a,c)=>[a,t?n[t-1][c].toFixed(3):"\u2013",O(r[c]),O(o[c][t].across),O(o[c][t].up)])}function Pt({layer:t},{block:e,turns:n}){if(e===null)return"No layer yet: this is the embedding.";let[r,...o]=[e.entering,e.attention,e.feedForward,e.leaving].map(a=>a.toFixed(1));return`Layer ${t}: a vector of length ${r} comes in, attention adds ${o[0]}, the feed-forward network ${o[1]}; normed, ${o[2]} goes out. Cosine of what goes out with what came in ${O(e.kept)}, an angle of ${Math.round(n[t-1])}\xB0.`}var M=6,ve=.5,ye=10,ke=.008,$e=.03,H=.92,Me="0.3",Ae={left:96,right:38,top:44,rows:360,over:8,gap:30,band:36,disc:7,corner:7,space:24,profile:150,dial:16,grip:68,small:!1},Se={left:74,right:36,top:40,rows:344,over:3,gap:24,band:20,disc:5.2,corner:3,space:18,profile:84,dial:16,grip:62,small:!0};function I(t,e){let n=t<560?Se:Ae,r=Math.min(40,n.rows/e),o=n.left+14,a=(t-n.right-o)/M,c=n.top+(n.rows-r*e)/2,i=n.top+n.rows+n.over+n.gap+n.space,s=i+n.profile+(n.small?24:32);return{...n,width:t,count:e,row:r,pitch:a,profileTop:i,dials:s,height:s+(n.small?18:10),x:l=>o+l*a,stage:l=>C(Math.round((l-o)/a),0,M),y:(l,d)=>c+r*(l+.5)+n.over*C(l-d+1)+n.gap*C(l-d),up:l=>i+(1-l)/2*n.profile}}function tt(t,e,n,r){let o=Math.ceil((e-t.x(0))/t.pitch),a=Array.from({length:t.count},(i,s)=>Math.abs(t.y(s,r)-n)),c=a.indexOf(Math.min(...a));return o>=1&&o<=M&&a[c]<=t.row*.6?{layer:o,token:c}:null}function W(t){let e=Math.round(ye*C(Math.abs(t)/ve));return e===0?"neither":`${t>0?"across":"up"}${e}`}var et=(t,e)=>t.y(e,e)+t.band/2+(t.small?12:14);function B(t,e,n,r,o,a,c="1",i=o){let s=Math.max(a.small?1.8:2.4,a.disc*Math.sqrt(Math.abs(i))),l=`${W(o)} ${e}`;if(o>=0)return w.circle(t,l,[n,r,s],{opacity:c});let d=s*Math.sqrt(Math.PI),p={x:n-d/2,y:r-d/2,width:d,height:d};return w(t,"rect",l,{...p,opacity:c})}function It(t,e,n,r,o,a){let c=i=>w(`${t} ${i}`,"line",`${W(n[i])} ${e}`,{x1:a.x(i),x2:a.x(Math.min(i+1,o)),y1:r,y2:r});return[w.line(`${t} ahead`,`neither ${e} ahead`,[a.x(0),r,a.x(M),r]),...n.slice(0,M).flatMap((i,s)=>s<o-1e-6?[c(s)]:[])]}function Ee({t,row:e,lean:n,twin:r},o,a){let c=n.flatMap((i,s)=>It(`track ${s}`,s===a?"line track own":"line track",i,o.y(s,e),t,o));return r?[...c,...It("ghost","line dotted",r,et(o,e),t,o)]:c}var Le=(t,e)=>t<=e+.02?"1":"0.28";function Oe({t,row:e,lean:n,twin:r},o){let a=Array.from({length:M+1},(s,l)=>l),c=a.slice(1).filter(s=>s<=t+.02).map(s=>{let[l,d]=[2*o.disc+3,o.band+5],p={x:o.x(s)-l/2,y:o.y(e,e)-d/2,width:l,height:d,rx:l/2};return w(`hall ${s}`,"rect","ink hall",p)}),i=(s,l,d,p)=>a.map(f=>B(`${s} ${f}`,l,o.x(f),p,d[f],o,Le(f,t)));return[...c,...n.flatMap((s,l)=>i(`station ${l}`,"station",s,o.y(l,e))),...r?i("double","station open",r,et(o,e)):[]]}var Dt=(...t)=>t.map(e=>typeof e=="number"?P(e):e).join(" ");function Te(t,e,n,r,o,a,c){let i=a-n,s=r-o*i,l=Math.max(0,Math.min(8,o*(s-e),n-t)),[d,p]=o>0?[1,0]:[0,1];return Dt("M",t,e,"H",n-l,"A",l,l,0,0,d,n,e+o*l,"V",s,"A",i,i,0,0,p,a,r,"H",c)}var Ce=(t,e,n,r)=>{let o=(t+r)/2;return Dt("M",t,e,"C",o,e,o,n,r,n)};function Ne({row:t,weights:e},n,r){let[o,a,c]=[r.x(n-1),r.x(n),r.y(t,t)],i=a-r.disc-3,s=u=>e[n-1][u]*r.band,l=e[n-1].map((u,h)=>h),d=[],p=(u,h)=>{let g=0;for(let v of u){let m=s(v),x=c-h*(r.band/2-g-m/2),y=i-r.corner-g-m/2;d.push({i:v,w:m,d:Te(o,r.y(v,t),y,x,h,i,a)}),g+=m}return g},f=p(l.filter(u=>u<=t-.5),1);p(l.filter(u=>u>=t+.5).reverse(),-1);for(let u of l.filter(h=>Math.abs(h-t)<.5)){let h=c-r.band/2+f+s(u)/2;d.push({i:u,w:s(u),d:Ce(o,r.y(u,t),h,a)})}return d}function je(t,e,n,r){let o=C(t.t-(e-1));return o<1e-6?[]:Ne(t,e,n).filter(({w:a})=>a>=ke*n.band).map(({i:a,w:c,d:i})=>{let s=r?.layer===e&&r.token===a,l=t.t>e+.5&&!s?Me:"1",d=s?"weight line ribbon":`${W(t.lean[a][e-1])} line ribbon`,p=o<1?{pathLength:1,"stroke-dasharray":`${Math.round(100*o)/100} 1`}:{};return w.path(`ribbon ${e} ${a}`,d,i,{"stroke-width":c,opacity:l,...p})})}function ze({t,row:e,weights:n},r){let o=Math.round(t);if(o<1||Math.abs(t-o)>.3)return[];let a=r.x(o)+r.disc+5;return n[o-1].flatMap((c,i)=>{let s={x:a,y:r.y(i,e)-4.5};return c<$e?[]:[w(`share ${i}`,"text","ink share start",s,Q(c))]})}function _e({tokens:t,token:e},{row:n,twin:r},o){let a=o.left-12,c={x:2,y:o.y(e,n)-11,width:o.left-8,height:22,rx:6},i=_(t).map((d,p)=>{let f=p===e?"paper strong end name":"ink end name";return w.text(`name ${p}`,f,[a,o.y(p,n)+4.5],d)}),s=o.small?"other":"in the other",l=w.text("double name","soft end note",[a,et(o,n)+4],s);return[w("plate","rect","ink solid",c),...i,...r?[l]:[]]}var Ht=(t,e)=>({x:C(t.x(e)-t.grip/2,2,t.width-t.grip-2),y:4,width:t.grip,height:28});function qe(t,e){let n=Ht(t,e),r=Math.round(e),o=i=>t.x(i)<n.x-12||t.x(i)>n.x+n.width+12,a=Array.from({length:M+1},(i,s)=>s).filter(o).map(i=>w.text(`stop ${i}`,"soft note",[t.x(i),22],i?String(i):"start")),c={x:n.x+n.width/2,y:22.5};return[...a,w("grip","rect","ink solid",{...n,rx:14}),w("grip name","text","paper strong note",c,r?`layer ${r}`:"start")]}var Fe=(t,e)=>w("head","line","ruler",{x1:t.x(e),x2:t.x(e),y1:30,y2:t.profileTop+t.profile+4});function Rt(t,e){let n=Math.min(Math.floor(e),M-1);return t[n]+(t[n+1]-t[n])*(e-n)}var Pe=(t,e)=>[w(`tick ${t}`,"line","ruler",{x1:e.x(0)-8,x2:e.x(0)-2,y1:e.up(t),y2:e.up(t)}),w.text(`scale ${t}`,"soft end note",[e.left-12,e.up(t)+4.5],`${t>0?"+":t<0?"\u2212":""}${Math.abs(t)}`)];function Ie({tokens:t,token:e,words:n},r,o){let a=o.left-12,c=(s,l)=>B(s,"station",a-4,o.up(l),l,o,"1",.6),i=(s,l,d,p=14)=>w.text(s,"ink end note",[a-p,l+4.5],d);return[w.text("measure","soft start number",[2,o.profileTop-7],`cosine with ${n[0]} \u2212 ${o.small?"":"cosine "}with ${n[1]}`),w.line("zero","rule",[o.x(0)-8,o.up(0),o.x(M)+8,o.up(0)]),c("to across",H),i("across",o.up(H),n[0]),...[.5,0,-.5].flatMap(s=>Pe(s,o)),c("to up",-H),i("up",o.up(-H),n[1]),...n.flatMap((s,l)=>{let d=t.indexOf(s);if(d<0||d===e||l&&s===n[0])return[];let p={x:o.x(1)+4,y:o.up(r[d][1])+(l?16:-6)};return[w(`outer ${l}`,"text","soft start number",p,s)]})]}function Re(t,{t:e,lean:n,twin:r},o){let a=x=>$t(x.map((y,$)=>[o.x($),o.up(y)])),c=(x,y,$)=>w.path(x,y,a($)),{token:i}=t,s=n.flatMap((x,y)=>y===i?[]:[c(`way ${y}`,"rule line way",x)]),[l,d]=[Rt(n[i],e),r&&Rt(r,e)],p=e>M-.7,f=o.x(e)+(p?-10:10),u=d===null?0:Math.max(0,7.5-Math.abs(o.up(l)-o.up(d))/2),h=p?Math.max(u,11):u,g=d!==null&&l<d?1:-1,v=p?"end":"start",m=(x,y,$,A)=>w.text(x,`${y} ${v} number`,[f,o.up($)+A+4.5],O($));return[...s,...Ie(t,n,o),...r?[c("way double","soft line way dotted",r)]:[],c("way own","ink line way own",n[i]),...d===null?[]:[B("now double","station open",o.x(e),o.up(d),d,o,"1",.5),m("number double","soft",d,-g*h)],B("now","station",o.x(e),o.up(l),l,o,"1",.5),m("number","ink strong",l,g*h)]}function De({t,turns:e},n){let r=n.dials,o=["its vector","turned by"].map((c,i)=>w.text(`turned ${i}`,"soft end note",[n.left-12,r-(n.small?1:13)+14*i],c)),a=(c,i)=>{let s=n.x(i+.5)-(n.small?n.dial/2:n.dial+2),l=c*Math.PI/180,d={x2:s+n.dial*Math.cos(l),y2:r-n.dial*Math.sin(l)},p=Math.round(t)===i+1,f=n.small?{x:n.x(i+.5)+2,y:r+15}:{x:s+n.dial+4,y:r+1};return[w.line(`in ${i+1}`,"soft line needle",[s,r,s+n.dial,r]),w(`out ${i+1}`,"line","ink line needle",{x1:s,y1:r,...d}),w(`turn ${i+1}`,"text",`${p?"ink strong":"soft"}${n.small?"":" start"} note`,f,`${Math.round(c)}\xB0`)]};return[...o,...e.flatMap(a)]}function nt(t,e,{width:n,over:r=null}){let o=I(n,t.tokens.length),a=Array.from({length:M},(i,s)=>s+1),c=[...Ee(e,o,t.token),...a.flatMap(i=>je(e,i,o,r)),Fe(o,e.t),...Oe(e,o),...ze(e,o),..._e(t,e,o),...Re(t,e,o),...De(e,o),...qe(o,e.t)];return{width:n,height:o.height,marks:c}}function ot({tokens:t,token:e},n,r){let o=I(r,t.length),a=Math.max(24,o.row),c=n?`after layer ${n}`:"before the first layer";return[{id:"grip",...Ht(o,n),label:"Layers",slider:!0,kind:"across",aria:{valuemin:0,valuemax:M,valuenow:n,valuetext:c}},..._(t).map((i,s)=>({id:`token ${s}`,x:0,y:o.y(s,e)-a/2,width:o.left-6,height:a,label:`Follow ${D(i)}`,tab:s===e?0:-1,aria:{pressed:s===e}}))]}function Wt({label:t,rest:e,wait:n,begin:r,next:o}){let a=0,c=()=>{j(p,a?"\u275A\u275A":"\u25B6"),N(p,"aria-label",a?"Pause":t)},i=()=>{clearTimeout(a),a=0,c()},s=()=>{a=Number(setTimeout(s,e())),o()||i()},l=()=>{r()!==!1&&(a=Number(setTimeout(s,n??e()/2)),c())},p=b("button",{type:"button",class:"attn-play",onclick:()=>a?i():l()});return c(),{root:p,stop:i}}var Yt=`/* How far a token leans to one of two words, in ten steps of colour either way: as \`color\`, which browsers
   work out in less time than a property of our own. */
.scene, .attn-still { color: color-mix(in oklab, var(--edge) 60%, var(--rule)); }
.across1 { color: color-mix(in oklab, var(--series-2) 10%, currentcolor); }
.across2 { color: color-mix(in oklab, var(--series-2) 20%, currentcolor); }
.across3 { color: color-mix(in oklab, var(--series-2) 30%, currentcolor); }
.across4 { color: color-mix(in oklab, var(--series-2) 40%, currentcolor); }
.across5 { color: color-mix(in oklab, var(--series-2) 50%, currentcolor); }
.across6 { color: color-mix(in oklab, var(--series-2) 60%, currentcolor); }
.across7 { color: color-mix(in oklab, var(--series-2) 70%, currentcolor); }
.across8 { color: color-mix(in oklab, var(--series-2) 80%, currentcolor); }
.across9 { color: color-mix(in oklab, var(--series-2) 90%, currentcolor); }
.across10 { color: var(--series-2); }
.up1 { color: color-mix(in oklab, var(--series-3) 10%, currentcolor); }
.up2 { color: color-mix(in oklab, var(--series-3) 20%, currentcolor); }
.up3 { color: color-mix(in oklab, var(--series-3) 30%, currentcolor); }
.up4 { color: color-mix(in oklab, var(--series-3) 40%, currentcolor); }
.up5 { color: color-mix(in oklab, var(--series-3) 50%, currentcolor); }
.up6 { color: color-mix(in oklab, var(--series-3) 60%, currentcolor); }
.up7 { color: color-mix(in oklab, var(--series-3) 70%, currentcolor); }
.up8 { color: color-mix(in oklab, var(--series-3) 80%, currentcolor); }
.up9 { color: color-mix(in oklab, var(--series-3) 90%, currentcolor); }
.up10 { color: var(--series-3); }
text.note { font-size: 13px; }
text.name { font-size: 14px; }
text.share, text.number { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
text.share { font-size: 12px; }
/* Wide enough to hide what runs behind the point of a number. */
text.number { stroke-width: 8px; }
.track { stroke: currentColor; stroke-width: 3; }
.track.own { stroke-width: 5; }
.ahead { stroke-opacity: 0.25; }
.line.dotted { stroke-width: 3; stroke-dasharray: 0.1 6; }
.neither.dotted, .station.open { stroke: currentColor; }
line.dotted { stroke: currentColor; }
.ribbon { stroke: currentColor; stroke-linecap: butt; }
.weight.ribbon { stroke: var(--weight); }
.station { fill: currentColor; stroke: var(--paper); stroke-width: 1; }
.station.open { fill: var(--paper); stroke-width: 2; }
.hall { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.way { stroke-width: 1.2; }
.rule.line.way { stroke: var(--edge); stroke-opacity: 0.55; }
.way.own { stroke-width: 3.5; }
.needle { stroke-width: 2; }
`;var Ut=`.encoder-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
.encoder-controls { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; min-width: 0; }
.attn .encoder-controls > * { margin-top: 0; }
.encoder-row { align-items: center; }
.encoder-words { display: flex; gap: 8px; }
.encoder-words .attn-field { flex: 1; }
.encoder-words .attn-field:first-child { flex: 1.4; }
.attn .encoder-text { margin: 8px 0 0; font: 1.3em/1.4 var(--reading); }
.encoder-text b { font-weight: 600; text-decoration: underline; text-underline-offset: 4px; }
.encoder-words select { flex: 1; width: 100%; }
.encoder-map { touch-action: pan-y; cursor: pointer; }
.attn-encoder .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 13.05em; text-wrap: pretty; }
.encoder-report { margin: 0; color: var(--soft); }
.attn-encoder table { margin-top: 8px; font-size: 0.867em; }
.attn-encoder :is(th, td) { padding: 2px 0 2px 4px; overflow: hidden; text-overflow: ellipsis; }
.attn-encoder thead th { white-space: normal; overflow-wrap: anywhere; vertical-align: bottom; }
@container (max-width: 799px) {
  .encoder-text { display: none; }
  .encoder-controls .attn-wide { flex-direction: row; align-items: center; gap: 8px; }
  .encoder-controls .attn-wide select { flex: 1; }
}
@container (min-width: 560px) { .attn-encoder .attn-summary { min-height: 8.7em; } }
@container (min-width: 800px) {
  .encoder-board { grid-template-columns: minmax(0, 1fr) 272px; }
  .encoder-controls .attn-wide { flex-direction: column; align-items: stretch; gap: 2px; }
  .encoder-controls .attn-wide select { flex: none; }
  .attn-encoder .attn-summary { min-height: 17.4em; padding-right: 12px; }
}
@media (forced-colors: active) { .rule.line.way { stroke-opacity: 1; } }
@media print { .attn .encoder-text { display: block; } .encoder-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; } }
`;var We=1e3,Ye=28;function Ue(t,e){let n=u=>t.change(u,{glide:!0}),r=u=>{let h=2*(u>>1),{token:g}=e().sentences[u];n({sentence:u,token:g,across:h,up:h+1})},o=(u,h,g=!1)=>St({label:u,onChange:h,wide:g}),a=o("Sentence",u=>r(Number(u)),!0),c=(u,h)=>g=>{let{[u]:v,[h]:m}=t.read(),x=Number(g);n(x===m?{[u]:x,[h]:v}:{[u]:x})},i=o("toward",c("across","up")),s=o("or",c("up","across")),l=K("Other sentence",()=>{let u=t.read(),{sentences:h}=e(),g=h[u.sentence^1],v=h[u.sentence].tokens,m=J(v,Math.min(u.token,v.length-1),g.tokens);n({sentence:u.sentence^1,token:m??g.token})}).root,d=z("encoder-words",i.root,s.root),p=null,f=u=>{let h=e();p??=h.sentences.map(({text:g},v,{[v^1]:m})=>[v,rt(g,m.text,Ye)]),a.set(u.sentence,p);for(let[g,v]of[[i,"across"],[s,"up"]])g.set(u[v],h.words.map((m,x)=>[x,m]))};return{sentence:a.root,words:d,other:l,tell:f}}function Ve({text:t,tokens:e,token:n}){let r=0,o=e.map(i=>{let s=t.toLowerCase().indexOf(i,r);return s>=0&&(r=s+i.length),s}),[a,c]=[o[n],e[n].length];return a<0?[t]:[t.slice(0,a),b("b",{},t.slice(a,a+c)),t.slice(a+c)]}var Ke=t=>Wt({label:"Play: through the layers",rest:()=>We,begin:()=>{t.read().layer>=M&&t.change({layer:0},{glide:!0})},next:()=>{let{layer:e}=t.read();return e<M&&t.change({layer:e+1},{glide:!0}),e+1<M}});function Ge(){let t=b("tbody",{}),e=["token","weight","","",""].map(c=>b("th",{scope:"col"},c)),n=b("p",{class:"encoder-report"}),r=b("details",{},b("summary",{},"Numbers"),n,b("table",{},b("caption",{},"Of each token: the attention it gets in this layer, and cosines after it"),b("thead",{},b("tr",{},...e)),t)),o=()=>{};return r.addEventListener("toggle",()=>o()),{root:r,tell:(c,i)=>{o=()=>{if(!r.open)return;j(n,Pt(c,i)),qt(i).forEach((l,d)=>j(e[d+2],l));let s=(l,d)=>d?b("td",{},l):b("th",{scope:"row"},l);t.replaceChildren(...Ft(c,i).map(l=>b("tr",{},...l.map(s))))},o()}}}function Je(t,e,{touch:n,point:r}){let o=ct("encoder-map"),a=()=>e(),c=0,i=()=>I(c,a().tokens.length),s=m=>wt(o,m),l=m=>{n(),m!==t.read().layer&&t.change({layer:m},{glide:!0})},d=m=>t.change({token:m},{glide:!0}),p=m=>{vt(m,()=>A=>l(i().stage(s(A)[0])));let x=A=>()=>C(t.read().layer+A,0,M),[y,$]=[x(-1),x(1)];G(m,{ArrowLeft:y,ArrowDown:y,ArrowRight:$,ArrowUp:$,Home:()=>0,End:()=>M},l)},f=(m,x)=>{let y=()=>Number(x().id.split(" ")[1]);m.addEventListener("click",()=>d(y()));let $=()=>a().tokens.length-1,A=T=>()=>C(y()+T,0,$());G(m,{ArrowUp:A(-1),ArrowLeft:A(-1),ArrowDown:A(1),ArrowRight:A(1),Home:()=>0,End:$},T=>{d(T),u.focus(`token ${T}`)})},u=bt((m,x)=>x().slider?p(m):f(m,x));o.addEventListener("click",m=>{let[x]=s(m);x>i().left&&l(i().stage(x))}),o.addEventListener("pointermove",m=>{if(m.pointerType!=="mouse")return;let[x,y]=s(m),$=tt(i(),x,y,a().token);r($!==null&&$.layer<=t.read().layer?$:null)}),o.addEventListener("pointerleave",()=>r(null));let h=lt("Tokens through the layers; arrow keys move","",o,u.root),g=0;return{root:h,paint:(m,x,y=g)=>{y!==g&&([g,c]=[y,Math.round(h.clientWidth)]),c!==0&&(Mt(o,nt(a(),m,{width:c,over:x})),u.set(ot(a(),t.read().layer,c)))}}}var Ze=({model:t,revision:e,sha256:n})=>`Ribbons are the followed token\u2019s attention, the mean of twelve heads, each as wide as its weight and coloured like where it comes from; what travels is not the vector itself but its value. A token leans by its cosine with the first word less that with the second, each word read alone: round to the first, square to the second. Dotted: the same word in the other sentence. Each layer turns the vector by the angle between what comes in and what goes out. Cosines of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n.slice(0,8)}\u2026, stored in two bytes each, are off by less than 0.0001.`;function Qe(t,e,n){let r=null,o=null,a=null,c=null,i=null,s=()=>e.read(),l=Ke(e),d=k=>{a===null||JSON.stringify(k)===JSON.stringify(i)||(i=k,c&&p.paint(c,i),u.set(i?_t(a,i):X(s(),a)))},p=Je(e,()=>a,{touch:l.stop,point:d}),f=Ue(e,()=>r),[u,h]=[Et(),Ge()],g=K("Reset",()=>{l.stop(),h.root.removeAttribute("open"),e.reset()}).root,v=At("Drag the playhead or press play; press a word to follow it; then take the other sentence."),m=b("p",{class:"attn-source"}),x=b("p",{class:"encoder-text","aria-hidden":"true"}),y=z("attn-row encoder-row",l.root,f.other,g),$=z("encoder-controls",y,f.sentence,f.words,u.root),A=Y(n,"encoder").then(k=>{[r,o]=[k,Ct(k)],j(m,Ze(k))}),T=at(n,"encoder",(k,L)=>Ot(r,k,L)),E=k=>{let{token:L,lean:S,weights:q,twinLean:F,turns:Vt}=o(k);return{t:k.layer,row:L,lean:S,weights:q,twin:F,turns:Vt}};return{parts:[v,x,z("encoder-board",p.root,$),h.root,m],ready:A,say:u.set,wants:k=>T.wants(Tt(k)),ahead:()=>T.ahead(Z),glides:E,tell:k=>{o!==null&&([a,i]=[o(k),null],f.tell(k),h.tell(k,a),x.replaceChildren(...Ve(a)),u.set(X(k,a)))},paint:(k,L,S)=>{c=k,a&&p.paint(k,i,S)},stop:()=>(l.stop(),u.stop())}}var Jn=gt({name:"encoder",label:"Live figure: a token through the layers of a real model",style:Yt+Ut,controls:["sentence","token","layer","across","up"],ms:300,build:Qe});export{Jn as default,X as describe,Ct as explorer,Ot as put,Bt as scene};
