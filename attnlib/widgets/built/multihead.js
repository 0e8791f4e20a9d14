// Joined by `make figures` from src/multihead and src/kit: change those, not this.
var ve=Object.defineProperty;var Tt=(t,e)=>{for(var n in e)ve(t,n,{get:e[n],enumerable:!0})};function Ct(t,e,n){if(t.slice(0,n)!==e.slice(0,n))return t;let[o,a]=[t,e].map(i=>i.replace(/[.,]/g,"").split(" ")),r=o.filter(i=>!a.includes(i)).at(-1);return r?`${r}: ${t}`:t}function it(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var ye=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function Lt(t,e,n){let o=new Map,a=new Set,r=s=>{let l=o.get(s)??it(t,`${e}.${s}`).then(u=>{n(s,u),a.add(s)});return o.set(s,l),l.catch(()=>o.delete(s)),l};return{wants:s=>{let l=s.filter(u=>!a.has(u));return l.length?Promise.all(l.map(r)).then(()=>{}):null},ahead:async s=>{if(!navigator.connection?.saveData)for(let l of s)await ye().then(()=>r(l)).catch(()=>{})}}}var $e="http://www.w3.org/2000/svg",Ae=0,Me=Math.random().toString(36).slice(2,8),lt=t=>`attn-${Me}-${t}-${++Ae}`;function jt(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var x=(t,e={},...n)=>jt(document.createElement(t),e,n),U=(t,...e)=>x("div",{class:t},...e),Se=(t,e={},...n)=>jt(document.createElementNS($e,t),e,n),ct=(t="")=>Se("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),dt=(t,e,...n)=>x("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...n);function j(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var zt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Ht=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Dt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var C=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var It=200,Te=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ce=t=>t*t*(3-2*t);function pt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>pt(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,pt(t[a],r,n)]);return Object.fromEntries(o)}return e}function Wt(t,e,n){let[o,a,r,i,c,s]=[t,t,t,0,0,0],l=!1,u=h=>{let p=C(h-c,0,64);if(c=h,l){let f=C((h-i)/e);o=pt(a,r,Ce(f)),l=f<1}let d=n(o,p);s=l||d?requestAnimationFrame(u):0};return{go(h,p){if(Te()){[o,r,l]=[h,h,!1],n(o,1/0);return}[a,r,i,l]=[o,h,performance.now(),p],p||(o=h,n(o,0)),s||([c,s]=[performance.now(),requestAnimationFrame(u)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function _t(t,e,n=[]){let o=[...e,...n],a=[],r=!1,i=()=>Object.fromEntries(o.map(h=>[h,t.get(h)])),c=h=>{if(r)return;let p=i();a.forEach(d=>d(p,h))},s=()=>c(null);e.forEach(h=>t.on(`change:${h}`,s));let l=(h,{glide:p=!1}={})=>{r=!0;for(let[d,f]of Object.entries(h))t.set(d,f);r=!1,c({glide:p}),t.save_changes()},u=()=>{let h=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in h).map(p=>[p,h[p]]))};return{read:i,change:l,reset:()=>l(u(),{glide:!0}),follow:h=>void a.push(h),stop:()=>e.forEach(h=>t.off(`change:${h}`,s))}}function Le(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function je(t,e,n,o){let[a,r]=[0,!1],i=s=>{if(s!==r){r=s,t.classList.toggle("loading",s);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",s)}},c=s=>{let l=++a,u=e.wants?.(n())??null;if(i(u!==null),u===null)return o(s);e.say?.("Loading \u2026");let h="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>l===a&&c(s),()=>l===a&&e.say?.(h))};return c}function qt({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=It,build:i}){return{render:({model:s,el:l})=>{let u=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=u.attachShadow({mode:"open"});h.append(x("style",{},[zt,Ht,Dt,n].join(`
`)));let p=_t(s,o,a),d=i(p.read(),p,s),f=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...d.parts);h.append(f),l.append(u);let m=()=>{let g=d.glides??(S=>S),$=0,A=Wt(g(p.read()),r,(S,E)=>$>0&&d.paint(S,E,$)),b=()=>{let S=Math.round(f.clientWidth);S===$||S===0||($=S,Le(l),A.again())},O=je(f,d,p.read,S=>{d.tell(p.read()),A.go(g(p.read()),S)});p.follow((S,E)=>{f.classList.add("touched"),O(E?.glide??!0)}),d.tell(p.read()),b();let M=new ResizeObserver(b);return M.observe(f),d.ahead?.(),()=>{M.disconnect(),A.stop(),p.stop(),d.stop?.()}},w=async()=>{await d.ready;for(let g;g=d.wants?.(p.read());)await g;return m()};return d.ready?w():m()}}}var ze=t=>Math.round(t*10)/10,Rt=new WeakMap;function et(t){let e=U("attn-hits"),n=new Map,o=r=>{let i=r.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),c={node:i,hit:r};return n.set(r.id,c),i.dataset.id=r.id,t(i,()=>c.hit),c};return{root:e,set:(r,i=1)=>{let c=new Set(r.map(({id:s})=>s));for(let[s,{node:l}]of n)c.has(s)||(l.remove(),n.delete(s));r.forEach((s,l)=>{let u=n.get(s.id)??o(s);He(u.node,u.hit=s,i),u.node.parentNode!==e&&e.insertBefore(u.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function He(t,{x:e,y:n,width:o,height:a,label:r,kind:i="",aria:c={},tab:s=0,lang:l},u){let[h,p,d,f]=[e,n,o,a].map(w=>ze(u*w)),m=`left:${h}px;top:${p}px;width:${d}px;height:${f}px`;Rt.get(t)!==m&&(t.style.cssText=m,Rt.set(t,m)),z(t,"class",`attn-hit ${i}`.trim()),z(t,"aria-label",r),z(t,"tabindex",s),l&&z(t,"lang",l);for(let[w,g]of Object.entries(c))z(t,`aria-${w}`,String(g))}function Pt(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}function Ft(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),o=e(a)}),t.addEventListener("pointermove",a=>o?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{o!==null&&n(),o=null})}var Bt="http://www.w3.org/2000/svg",L=t=>Math.round(t*10)/10+0;function k(t,e,n,o,a){let r={};for(let i in o){let c=o[i];r[i]=typeof c=="number"?L(c):c}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}k.line=(t,e,[n,o,a,r],i)=>k(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...i});k.rect=(t,e,[n,o,a,r],i)=>k(t,"rect",e,{x:n,y:o,width:a,height:r,...i});k.circle=(t,e,[n,o,a],r)=>k(t,"circle",e,{cx:n,cy:o,r:a,...r});k.path=(t,e,n,o)=>k(t,"path",e,{d:n,...o});k.text=(t,e,[n,o],a,r)=>k(t,"text",e,{x:n,y:o,...r},a);var Ut=new WeakMap;function De(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let i in e.at)a[i]!==e.at[i]&&n.setAttribute(i,String(e.at[i]));for(let i in a)i in e.at||n.removeAttribute(i);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(We)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Ie=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function We(t){let e=document.createElementNS(Bt,"tspan");for(let[n,o]of Object.entries(Ie(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function ht(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Ut.get(t)??new Map;Ut.set(t,r);let i=new Map(o.map(s=>[s.id,s]));for(let[s,{node:l,shape:u}]of r)i.get(s)?.shape!==u&&(l.remove(),r.delete(s));let c=t.firstChild;for(let s of o){let l=r.get(s.id);if(!l){let u=document.createElementNS(Bt,s.shape);u.setAttribute("data-id",s.id),l={node:u,shape:s.shape,role:"",at:{},text:""},r.set(s.id,l)}De(l,s),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}var Vt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,q=t=>t.map((e,n)=>{let o=t.slice(0,n).filter(a=>a===e).length;return o?`${e} ${o+1}`:e});function ut(t,e){let n=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>z(n,"aria-pressed",String(o))}}var Kt=(...t)=>x("p",{class:"attn-hint"},...t);function ft(t,e,n){let o=lt("choice"),a=new Map,r=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,c]of Object.entries(e))a.set(i,x("input",{type:"radio",name:o,onchange:()=>n(i)})),r.append(x("label",{},a.get(i),x("span",{},c)));return{root:r,set:i=>void(a.get(i).checked=!0)}}function Gt({label:t,onChange:e,options:n=[],wide:o=!1}){let a=lt("select"),r=x("select",{id:a,onchange:()=>e(r.value)}),i=x("div",{class:o?"attn-field attn-wide":"attn-field"},x("label",{for:a},t),r),[c,s]=[n,""],l=0,u=d=>{let[f,m]=c[d];z(r.options[d],"value",f),j(r.options[d],m)},h=()=>{for(l=0;r.length>c.length;)r.lastChild.remove();c.forEach((d,f)=>u(f))},p=(d,f=n)=>{c=f;let m=c.findIndex(([g])=>String(g)===String(d)),w=JSON.stringify(c);if(w!==s){for(;r.length<c.length;)r.append(x("option",{}));m>=0&&u(m),l||(l=setTimeout(h,40))}s=w,r.selectedIndex!==m&&(r.selectedIndex=m)};return p(n[0]?.[0]),{root:i,set:p}}function Yt(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),o,a=(r,i=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>j(n,i),t)),j(e,r)};return{root:x("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function nt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let i=a[r.key]?.();i===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(i))})}var J=t=>Math.sign(t)*Math.sqrt(Math.abs(t)),W=6,v=12,Jt=W*v,_e=5;function Zt(t,e,n){let[o,a]=[q(t),q(e)],r=a.map((c,s)=>s).filter(c=>!o.includes(a[c])),i=()=>n?r.shift()??null:null;return o.map(c=>a.includes(c)?a.indexOf(c):i())}var mt=[1,2,3,4,5,6,7],Qt=(t,e,n)=>n.forEach((o,a)=>Object.assign(t.sentences[2*e+a],o)),Xt=({sentence:t,compare:e})=>mt.filter(n=>[t,e??0].some(o=>o>>1===n));function te(t){let e=new Map,n=(p,d)=>(e.has(p)||e.set(p,d()),e.get(p)),o=p=>t.sentences[p].tokens.length,a=p=>n(`open ${p}`,()=>{let d=atob(t.sentences[p].weights);return Float64Array.from(d,f=>f.charCodeAt(0)/t.levels)}),r=(p,d)=>n(`head ${p} ${d}`,()=>{let f=o(p),m=w=>{let g=(d*f+w)*f;return Array.from(a(p).subarray(g,g+f))};return Array.from({length:f},(w,g)=>m(g))}),i=(p,d,f)=>{let m=o(p);return Array.from({length:Jt},(w,g)=>a(p)[(g*m+d)*m+f])},c=(p,d)=>{let[f,m]=[t.sentences[p],t.sentences[d]];return Zt(f.tokens,m.tokens,f.twin===d)},s=(p,d,f,m,w)=>{let g=c(p,d),[$,A]=[g[m],g[w]],{text:b,tokens:O}=t.sentences[d],M=$===null||A===null?null:i(d,$,A);return{text:b,tokens:O,weights:r(d,f),token:$,to:A,links:M,places:g}};return{numbers:({sentence:p,compare:d,layer:f,head:m,token:w,to:g})=>{let{text:$,tokens:A}=t.sentences[p],b=A.length,O=d!=null&&o(d)===b,[M,S,E]=[Math.min(w,b-1),Math.min(g,b-1),f*t.heads+m],N=i(p,M,S),T=O?s(p,d,E,M,S):null,F=_=>T?.links?Math.abs(N[_]-T.links[_]):N[_],y=N.map((_,B)=>B).sort((_,B)=>F(B)-F(_)||_-B),I=r(p,E),Y=y.slice(0,_e);return{text:$,tokens:A,weights:I,token:M,to:S,links:N,other:T,which:E,strongest:Y}},maps:(p,d)=>n(`maps ${p} ${d}`,()=>{let f=o(p),m=d!==null&&o(d)===f,[w,g]=[a(p),m?a(d):null],$=m?c(p,d):[],A=(M,S,E)=>{let[N,T]=[$[S],$[E]],F=w[(M*f+S)*f+E];return g===null?F:N===null||T===null?0:J(F-g[(M*f+N)*f+T])},b=v*(f+1)-1,O=new Array(b*(W*(f+1)-1)).fill(0);for(let M=0;M<Jt;M++){let[S,E]=[Math.floor(M/v)*(f+1),M%v*(f+1)];for(let N=0;N<f;N++)for(let T=0;T<f;T++)O[(S+N)*b+E+T]=A(M,N,T)}return{values:O,columns:b,signed:g!==null}}),linked:({sentence:p,token:d,to:f},m)=>{let w=c(p,m),g=w.length-1;return[d,f].every($=>w[Math.min($,g)]!==null)},sentences:t.sentences}}var pe={};Tt(pe,{cellAt:()=>Ot,cellHits:()=>Nt,cellsOf:()=>at,columns:()=>yt,lines:()=>At,matrix:()=>Et,namesOf:()=>de,paired:()=>D,wordHits:()=>Mt});var qe={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Re=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),Pe=t=>~t.reduce((e,n)=>Re[(e^n)&255]^e>>>8,-1)>>>0,Q=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function Z(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...Q(e.length),...n,...Q(Pe(n))]}var Fe=t=>C(Math.round(128+127*t),0,255);function Ue(t){let[e,n]=[1,0];for(let a of t)n=(n+(e=(e+a)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...Q((n<<16|e)>>>0)]}var ee=Array.from({length:256},(t,e)=>e-128),ne=t=>[...Z("PLTE",ee.flatMap(e=>qe[t][e<0?"below":"above"])),...Z("tRNS",ee.map(e=>Math.min(255,2*Math.abs(e))))],Be={signed:ne("signed"),weight:ne("weight")},oe=new WeakMap;function ot(t,e,n=1,o="signed"){let a=oe.get(t)??new Map;oe.set(t,a);let r=`${e} ${n} ${o}`;return a.has(r)||a.set(r,Ve(t,e,n,o)),a.get(r)}function Ve(t,e,n,o){let a=t.length/e,r=[];for(let s=0;s<a;s++){r.push(0);for(let l=0;l<e;l++)r.push(Fe(t[s*e+l]/n))}let c=[137,80,78,71,13,10,26,10,...Z("IHDR",[...Q(e),...Q(a),8,3,0,0,0]),...Be[o],...Z("IDAT",Ue(r)),...Z("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...c))}`}var Ke="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ge=1.12;var X=new Map;function Ye(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(Ke[a.charCodeAt(0)-32]??556),0);return Ge*n/1e3}function gt(t,e){return X.size>5e3&&X.clear(),X.has(t)||X.set(t,Ye(t)),e*X.get(t)}var ae={};Tt(ae,{headHits:()=>xt,headOf:()=>K,layerOf:()=>V,nameOf:()=>R,overview:()=>wt,share:()=>H});var H=t=>t.toFixed(2),V=t=>Math.floor(t/v)+1,K=t=>t%v+1,R=t=>`layer ${V(t)}, head ${K(t)}`;function re(t){let e=C(t-24*v,0,16),n=e<12?0:e,o=(t-n)/v;return{margin:n,pitch:o,height:n+W*o}}var Je=(t,e,n)=>Array.from({length:W*v},(o,a)=>{let[r,i]=[t+a%v*e,t+Math.floor(a/v)*e];return`M${L(r)} ${L(i)}h${L(n)}v${L(n)}h${L(-n)}z`}).join("");function Ze(t,{margin:e,pitch:n},o){let{links:a,other:r}=t;return a.map((i,c)=>{let s=r?.links?J(i-r.links[c]):i,l=r?.links?s<0?"below tint":"above tint":"weight solid tint",u={x:e+c%v*n,y:e+Math.floor(c/v)*n},h=String(Math.round(100*Math.abs(s))/100);return k(`link ${c}`,"rect",l,{...u,width:o,height:o,opacity:h})})}function wt(t,e,{width:n,grid:o}){let a=re(n),{margin:r,pitch:i,height:c}=a,s=t.tokens.length,l=i/(s+1),u=i-(o==="maps"?l:3),h=()=>ot(e.values,e.columns,1,e.signed?"signed":"weight"),p={x:r,y:r,width:v*i-l,height:W*i-l},d=o==="link"?Ze(t,a,u):[k("maps","image","map",{...p,preserveAspectRatio:"none",href:h()})],[f,m]=[t.which%v,Math.floor(t.which/v)],w={x:r+f*i-1.5,y:r+m*i-1.5},g=(A,b,O,M,S)=>k.text(A,S?"ink strong tiny":"soft tiny",[b,O],String(M)),$=r===0?[]:[...Array.from({length:v},(A,b)=>g(`head ${b+1}`,r+b*i+u/2,11,b+1,b===f)),...Array.from({length:W},(A,b)=>g(`layer ${b+1}`,6,r+b*i+u/2+4,b+1,b===m))];return{width:n,height:Math.ceil(c),marks:[k.path("frames","rule",Je(r,i,u)),...d,...$,k("chosen","rect","output line chosen",{...w,width:u+3,height:u+3})]}}function xt({which:t},e){let{margin:n,pitch:o}=re(e);return Array.from({length:W*v},(a,r)=>({id:`head ${r}`,x:n+r%v*o,y:n+Math.floor(r/v)*o,width:o,height:o,label:R(r),tab:r===t?0:-1,aria:{pressed:r===t}}))}var kt=384,le=16,vt=le+kt,bt=8,Qe=.3,G=36,Xe=50,ce=11.5;function at({weights:t,other:e}){if(e===null)return t.flat();let{places:n,weights:o}=e;return t.flatMap((a,r)=>a.map((i,c)=>{let[s,l]=[n[r],n[c]];return s===null||l===null?0:i-o[s][l]}))}var D=({tokens:t,other:e})=>q(t).map((n,o)=>{let a=e?.tokens[e.places[o]??-1]??t[o];return a===t[o]?n:`${t[o]}/${a}`}),rt=(t,e)=>Math.max(...t.map(n=>gt(n,e)));function yt(t,e){let{tokens:n,other:o}=t,a=o?92:56,r=e-C(rt(D(t),14)+a,48+a,150+a/2),i=Math.max(56,rt(D(t),14)+18),c=r-i>=Xe,s=c?D(t):q(n),l=c?i:C(rt(s,14)+18,56,110),u=Math.min(36,kt/n.length),h=le+(kt-u*n.length)/2;return{asking:s,left:l,right:r,row:u,y:d=>h+u*(d+.5)}}function se(t,e,n,o,{left:a,right:r,y:i}){let c=Array(bt+1).fill("");for(let[s,l,u]of o)c[Math.round(Math.abs(s)*bt)]+=`M${L(a)} ${L(i(l))}L${L(r)} ${L(i(u))}`;return c.slice(1).flatMap((s,l)=>{let u=(n*(l+1)/bt).toFixed(2);return s?[k.path(`${t} ${l+1}`,e,s,{opacity:u})]:[]})}var ie={one:[{name:"",is:()=>!0,faint:"soft",strong:"weight"}],two:[{name:" more",is:t=>t>0,faint:"above",strong:"above"},{name:" less",is:t=>t<0,faint:"below",strong:"below"}]};function tn(t,e){let{tokens:{length:n},token:o,other:a}=t,r=at(t).map((s,l)=>[s,Math.floor(l/n),l%n]),i=([,s])=>s===o,c=(a?ie.two:ie.one).map(s=>({...s,links:r.filter(([l])=>s.is(l))}));return[...c.flatMap(({name:s,faint:l,links:u})=>se(`faint${s}`,`${l} line thread`,Qe,u.filter(h=>!i(h)),e)),...c.flatMap(({name:s,strong:l,links:u})=>se(`strong${s}`,`${l} line thick`,1,u.filter(i),e))]}function $t({weights:t,token:e,other:n}){if(n===null)return[{name:"weight",role:"weight",row:t[e]}];let{places:o,token:a}=n,r=i=>a===null||i===null?null:n.weights[a][i];return[{name:"first",role:"above",row:t[e]},{name:"second",role:"below",row:o.map(r)}]}function en(t,e,{right:n,row:o,y:a}){let r=$t(t),i=(o-2)/r.length,c=e-n-G*r.length,s=(u,h,p)=>(d,f)=>d===null?[]:[k(`${u} bar ${f}`,"rect",`${h} solid bar`,{x:n,y:a(f)-o/2+1+p*i,width:d*c,height:i})],l=(u,h)=>(p,d)=>k(`${u} ${d}`,"text","ink end share",{x:e-4-(r.length-1-h)*G,y:a(d)+5},p===null?"\u2013":H(p));return r.flatMap(({name:u,role:h,row:p},d)=>[...p.flatMap(s(u,h,d)),...p.map(l(u,d))])}function de({tokens:t,other:e}){let n=t.map((r,i)=>e?.tokens[e.places[i]??-1]),o=r=>gt(r,ce)<=G-4,a=t.findLastIndex((r,i)=>{let c=n[i];return c!==void 0&&c!==r&&o(r)&&o(c)});return a<0?["1st","2nd"]:[t[a],n[a]]}function nn(t,e,{row:n,y:o}){if(t.other===null)return[];let a=o(0)-n/2-6;return de(t).flatMap((r,i)=>{let{name:c,role:s}=$t(t)[i],l=e-4-(1-i)*G,u={x:l-G+8,y:a+3,width:G-8,height:3};return[k.text(`${c} head`,"ink end tiny",[l,a],r),k(`${c} head line`,"rect",`${s} solid`,u)]})}function At(t,e){let{token:n,to:o}=t,a=yt(t,e),{left:r,right:i,row:c,y:s}=a,l={x:2,y:s(n)-11,width:r-4,height:22,rx:5},u={x:i,y:s(o)-c/2+1,width:3,height:c-2},h=(d,f)=>k(`from ${f}`,"text",f===n?"paper strong end":"ink end",{x:r-8,y:s(f)+5},d),p=(d,f)=>k(`to ${f}`,"text",f===o?"ink strong start":"ink start",{x:i+7,y:s(f)+5},d);return{width:e,height:vt,marks:[...tn(t,a),...en(t,e,a),...nn(t,e,a),k("plate","rect","ink solid",l),k("goal","rect","key solid",u),...a.asking.map(h),...D(t).map(p)]}}function Mt(t,e){let{token:n,to:o}=t,{asking:a,left:r,right:i,row:c,y:s}=yt(t,e),l=(u,h,p,d)=>(f,m)=>({id:`${u} ${m}`,x:h,y:s(m)-c/2,width:p,height:c,label:`${u} ${f}`,tab:m===d?0:-1,aria:{pressed:m===d}});return[...a.map(l("from",0,r,n)),...D(t).map(l("to",i,e-i,o))]}function St(t,e){let n=Math.max(62,Math.ceil(rt(D(t),ce))+8),[o,a]=[t.tokens.length,vt-2],r={x:n,y:n,width:Math.min(e-2,a)-n,height:a-n};return{n:o,box:r,wide:r.width/o,high:r.height/o}}function Ot(t,e,n,o){let{n:a,box:r,wide:i,high:c}=St(o,n),s=l=>C(Math.floor(l),0,a-1);return[s((e-r.y)/c),s((t-r.x)/i)]}function Et(t,e){let{token:n,to:o,other:a}=t,{n:r,box:i,wide:c,high:s}=St(t,e),l={...i,y:i.y+n*s,height:s},u=a?"signed":"weight",h=(d,f)=>{let m=f===n?"ink strong end tiny":"soft end tiny";return k.text(`left ${f}`,m,[i.x-5,i.y+s*(f+.5)+4],d)},p=(d,f)=>{let m=f===o?"ink strong start tiny":"soft start tiny",[w,g]=[L(i.x+c*(f+.5)+4),i.y-5];return k.text(`top ${f}`,m,[w,g],d,{transform:`rotate(-90 ${w} ${g})`})};return{width:e,height:vt,marks:[k("map","image","map",{...i,preserveAspectRatio:"none",href:ot(a?at(t).map(J):at(t),r,1,u)}),k("frame","rect","rule",i),k("row","rect","ink line look",l),k("goal","rect","key line goal",{...l,x:i.x+o*c,width:c}),...D(t).map(h),...D(t).map(p)]}}function Nt(t,e){let{tokens:n,token:o,to:a}=t,r=q(n),i=$t(t).flatMap(({row:s})=>s[a]??[]).map(H),c=`from ${r[o]} to ${r[a]}, ${i.join(" and ")}`;return[{id:"cells",...St(t,e).box,label:c}]}var he=`text.tiny { font-size: 11.5px; }
text.share { font-size: 13px; }
.map { image-rendering: pixelated; }
.chosen { stroke-width: 3; }
.thread { stroke-width: 1.5; }
.soft.line.thread { stroke: var(--soft); }
.thick { stroke-width: 3; }
.bar { opacity: 0.3; }
.look { stroke-width: 2; }
.above:is(.tint, .solid) { fill: var(--series-2); }
.below:is(.tint, .solid) { fill: var(--series-3); }
.above.line { stroke: var(--series-2); }
.below.line { stroke: var(--series-3); }
.goal { stroke-width: 3; }
`;var ue=`.attn-multihead { --apart: 8px; }
.attn.attn-multihead p { margin: 0; }
.multihead-fields, .multihead-all { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px; }
.multihead-fields label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.multihead-all { grid-template-columns: minmax(0, 1fr); }
.multihead-all > div:not(:last-child) { display: grid; gap: 6px; align-content: start; min-width: 0; }
.multihead-all .attn-stage { width: 100%; }
.multihead-all > :first-child > .attn-stage { max-width: 448px; justify-self: center; } /* a head of 36 px: larger ones would push the picture off the screen */
.multihead-row { display: flex; align-items: center; gap: 8px; min-height: 30px; }
.multihead-row > :is(p, h3) { flex: 1; }
.multihead-row > .attn-choice { flex: none; }
.multihead-row + div > p, .multihead-row > p { color: var(--soft); font-size: 12px; line-height: 15px; }
.multihead-row + div > p { margin-bottom: 2px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.multihead-found { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 4px; }
.multihead-found .attn-button { min-height: 34px; padding: 0; font-size: 12px; line-height: 15px; white-space: pre-line; }
.attn-multihead .attn-summary { min-height: 4.2em; font-size: 14px; line-height: 1.4; text-wrap: pretty; }
.attn.attn-multihead details { margin-top: 4px; }
@container (min-width: 640px) {
  .multihead-fields, .multihead-all { column-gap: 24px; }
  .multihead-all { grid-template: auto 1fr / minmax(0, 11fr) minmax(0, 12fr); }
  .multihead-all > :nth-child(2) { grid-area: 1 / 2 / 3 / 2; }
}
@container (max-width: 639px) { .attn-multihead { --apart: 4px; } .attn-multihead .attn-summary { min-height: 7em; } .multihead-all { row-gap: 4px; } .multihead-all > div:not(:last-child) { gap: 4px; } } /* so that it fits a phone's screen */
@container (max-width: 320px) { .multihead-found { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (forced-colors: active) { .bar { opacity: 0.55; } }
@media print { div:has(> .multihead-found), .multihead-fields, .multihead-found, .attn-hint { display: none; } }
`;var st=t=>q(t).map(e=>e.startsWith("[")?e:`\u201C${e}\u201D`);function fe(t,e,n){let o=t.map((a,r)=>r).sort((a,r)=>t[r]-t[a]||a-r).slice(0,n);return Vt(o.map(a=>`${e[a]} ${H(t[a])}`))}function an({other:t},e){if(t===null||t.token===null)return"";let n=st(t.tokens);return`; in the second${n[t.token]===e?"":` ${n[t.token]} attends`} to ${fe(t.weights[t.token],n,2)}`}function me(t){let{tokens:e,weights:n,links:o,other:a,token:r,to:i,which:c,strongest:[s]}=t,l=st(e),u=R(c),h=`${u[0].toUpperCase()}${u.slice(1)}: ${l[r]} attends to ${fe(n[r],l,a?2:3)}${an(t,l[r])}.`,p=`from ${l[r]} to ${l[i]}`;if(a===null)return`${h} Strongest ${p}: ${R(s)}, ${H(o[s])}.`;if(a.links===null){let w=[r,i].filter((g,$,A)=>a.places[g]===null&&A.indexOf(g)===$);return`${h} The second has no ${w.map(g=>l[g]).join(" and no ")}: there is no link to compare.`}let d=st(a.tokens),f=a.token===null||a.to===null?"":`${d[a.token]} to ${d[a.to]}`,m=f===`${l[r]} to ${l[i]}`?"":` (there ${f})`;return`${h} The link ${p}${m} changes most in ${R(s)}: ${H(o[s])} and ${H(a.links[s])}.`}function ge({tokens:t,token:e,to:n,other:o}){let a=st(t),r=`from ${a[e]} to ${a[n]}`;return o?.links?`Changes most ${r}`:`Strongest ${r}`}var we=({other:t},e)=>t===null||e==="link"&&t.links===null?"rows: layers, columns: heads":"blue: the first has more, pink: the second";function xe(t,e){let{other:n}=t,o=e==="maps"?"A small map is a head\u2019s matrix of weights, a row for each word that attends; the stronger a tint, the larger the weight.":"A square\u2019s tint is that head\u2019s weight on the link.";if(n===null)return o;let a="A line is the first sentence\u2019s weight less the second\u2019s; tints show the root of it, as most differences are small.",r=D(t).some(c=>c.includes("/")),i=n.places.includes(null);return`${o} ${a}${r?" Swapped words share a row.":""}${i?" Where the second sentence has no such word, nothing is drawn.":""}`}var sn=5,ln=12,cn=W*v,P=t=>e=>t.change(e,{glide:!0});function dn(t,e){let n=P(t),o=h=>{let[p,d]=e().sentences[h].link;n({compare:null,sentence:h,token:p,to:d})},a=(h,p)=>Gt({label:h,onChange:p,wide:!0}),r=a("Sentence",h=>o(Number(h))),i=a("Compare with",h=>c(h===""?null:Number(h))),c=h=>{let p=h!==null&&e().linked(t.read(),h);n({compare:h,...p?{grid:"link"}:{}})},s=U("multihead-fields",r.root,i.root),l=null;return{root:s,tell:({sentence:h,compare:p},{tokens:d,other:f})=>{let m=e().sentences,w=l??=m.map(({text:b,twin:O},M)=>[M,Ct(b,m[O].text,ln)]),g=([b])=>b!==h&&m[b].tokens.length===d.length,{twin:$}=m[h],A=w.filter(g).sort(([b],[O])=>+(O===$)-+(b===$)||b-O);r.set(h,w),i.set(f?p:"",[["","compare with \u2026"],...A])}}}function pn(t){let e=[],n=s=>P(t)({layer:V(e[s])-1,head:K(e[s])-1}),o=Array.from({length:sn},(s,l)=>ut("",()=>n(l))),a=x("p",{}),r=x("div",{class:"multihead-found",role:"group","aria-label":"Strongest heads"},...o.map(({root:s})=>s));return{root:x("div",{},a,r),tell:s=>{let{links:l,other:u,which:h}=s;e=s.strongest,j(a,ge(s)),o.forEach((p,d)=>{let f=e[d],m=[l,...u?.links?[u.links]:[]].map(g=>H(g[f])),w=`L${V(f)} H${K(f)}`;j(p.root,`${w}
${m.join("|")}`),z(p.root,"aria-label",`${R(f)}: ${m.join(" and ")}`),p.set(f===h)})}}}function hn(t){let e=ct(),n=i=>P(t)({layer:V(i)-1,head:K(i)-1}),o=et((i,c)=>{let s=()=>Number(c().id.split(" ")[1]);i.addEventListener("click",()=>n(s()));let l=u=>()=>s()+u>=0&&s()+u<cn?s()+u:s();nt(i,{ArrowLeft:l(-1),ArrowRight:l(1),ArrowUp:l(-v),ArrowDown:l(v),Home:()=>s()-s()%v,End:()=>s()-s()%v+v-1},u=>{n(u),o.focus(`head ${u}`)})}),a=dt("Heads, a row for each layer; arrow keys move","",e,o.root);return{root:a,paint:(i,c,s)=>{let l=a.clientWidth;l!==0&&(ht(e,wt(i,c,{width:l,grid:s})),o.set(xt(i,l)))}}}function un(t){let e=ct(),n,o=0,a=l=>{let[u,h]=l.split(" ");P(t)(u==="from"?{token:Number(h)}:{to:Number(h)})},r=et((l,u)=>{let[h]=u().id.split(" "),p=()=>Number(u().id.split(" ")[1]),d=()=>n.tokens.length-1;l.addEventListener("click",()=>a(u().id)),nt(l,{ArrowUp:()=>Math.max(0,p()-1),ArrowDown:()=>Math.min(d(),p()+1),Home:()=>0,End:d},m=>{a(`${h} ${m}`),r.focus(`${h} ${m}`)})}),i=et(l=>{let u=d=>{let[f,m]=Pt(e,d),[w,g]=Ot(f,m,o,n);(w!==n.token||g!==n.to)&&P(t)({token:w,to:g})};Ft(l,d=>d.pointerType==="mouse"?(u(d),u):()=>{}),l.addEventListener("click",d=>d.detail>0&&u(d));let h=(d,f)=>()=>[n.token+d,n.to+f],p={ArrowUp:h(-1,0),ArrowDown:h(1,0),ArrowLeft:h(0,-1),ArrowRight:h(0,1)};nt(l,p,d=>{let f=n.tokens.length-1,[m,w]=d.map(g=>C(g,0,f));P(t)({token:m,to:w})})}),c=dt("Words of the head; arrow keys move","",e,r.root,i.root);return{root:c,paint:(l,u)=>{if([n,o]=[l,c.clientWidth],o===0)return;let h=u==="matrix";ht(e,h?Et(l,o):At(l,o)),r.set(h?[]:Mt(l,o)),i.set(h?Nt(l,o):[])}}}var fn=({model:t,revision:e,sha256:n,levels:o})=>`Weights of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n}. Each weight is rounded to one of ${o+1} levels, so it is off by at most ${(.5/o).toFixed(3)}.`;function mn(t,e,n){let o=null,a=null,r=null,i=()=>e.read(),c=dn(e,()=>o),[s,l,u,h]=[pn(e),hn(e),un(e),Yt()],p=ft("Small pictures show",{maps:"whole maps",link:"this link"},y=>P(e)({grid:y})),d=ft("The head is drawn as",{lines:"lines",matrix:"matrix"},y=>P(e)({picture:y})),f=ut("Reset",e.reset).root,[m,w,g]=[x("p",{}),x("h3",{}),x("p",{})],$=x("p",{class:"attn-source"}),A=(...y)=>U("multihead-row",...y),b=U("multihead-all",x("div",{},l.root,A(p.root,m),s.root),x("div",{},A(w,d.root,f),u.root),h.root),O=Kt("Press a head, then a word on either side."),M=x("details",{},x("summary",{},"About tints and weights"),g,$),S=it(n,"multihead").then(y=>{[o,a]=[te(y),y],j($,fn(y))}),E=Lt(n,"multihead",(y,I)=>Qt(a,y,I)),N=y=>{if(o===null)return;r=o.numbers(y),c.tell(y,r),s.tell(r),p.set(y.grid),d.set(y.picture);let I=R(r.which);j(w,`${I[0].toUpperCase()}${I.slice(1)}`),j(m,we(r,y.grid)),j(g,xe(r,y.grid)),h.set(me(r))},T=({weights:y,beside:I})=>{if(o===null||r===null)return;let{sentence:Y,compare:_,grid:B,picture:be}=i(),{other:tt}=r;l.paint(r,o.maps(Y,tt?_:null),B);let ke=tt&&{...tt,weights:I??tt.weights};u.paint({...r,weights:y,other:ke},be)},F=y=>{let{weights:I,other:Y}=o.numbers(y);return{weights:I,beside:Y?.weights??null}};return{parts:[O,c.root,b,M],ready:S,say:h.set,wants:y=>E.wants(Xt(y)),ahead:()=>E.ahead(mt),tell:N,glides:F,paint:T,stop:h.stop}}var $o=qt({name:"multihead",label:"Live figure: the heads of a real model",style:he+ue,controls:["sentence","compare","layer","head","token","to","grid","picture"],build:mn});export{xe as about,Zt as align,$o as default,me as describe,te as explorer,pe as large,Qt as put,ae as scene};
