// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var un=Object.defineProperty;var pn=(t,e)=>{for(var n in e)un(t,n,{get:e[n],enumerable:!0})};function Ot(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var fn=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function se(t,e,n){let o=new Map,a=new Set,r=c=>{let l=o.get(c)??Ot(t,`${e}.${c}`).then(d=>{n(c,d),a.add(c)});return o.set(c,l),l.catch(()=>o.delete(c)),l};return{wants:c=>{let l=c.filter(d=>!a.has(d));return l.length?Promise.all(l.map(r)).then(()=>{}):null},ahead:async c=>{if(!navigator.connection?.saveData)for(let l of c)await fn().then(()=>r(l)).catch(()=>{})}}}var gn="http://www.w3.org/2000/svg",mn=0,wn=Math.random().toString(36).slice(2,8),zt=t=>`attn-${wn}-${t}-${++mn}`;function ie(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var $=(t,e={},...n)=>ie(document.createElement(t),e,n),j=(t,...e)=>$("div",{class:t},...e),le=(t,e={},...n)=>ie(document.createElementNS(gn,t),e,n);function F(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ce=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;function ue(t,e=1,n=null){let o=i=>n===null||n[i],a=Math.max(...t.filter((i,c)=>o(c))),r=t.map((i,c)=>o(c)?Math.exp((i-a)/e):0),s=r.reduce((i,c)=>i+c,0);return s>0?r.map(i=>i/s):r}var R=t=>t.indexOf(Math.max(...t)),L=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var pe=200,vt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,vn=t=>t*t*(3-2*t);function Lt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>Lt(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,Lt(t[a],r,n)]);return Object.fromEntries(o)}return e}function fe(t,e,n){let[o,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,d=h=>{let f=L(h-i,0,64);if(i=h,l){let p=L((h-s)/e);o=Lt(a,r,vn(p)),l=p<1}let u=n(o,f);c=l||u?requestAnimationFrame(d):0};return{go(h,f){if(vt()){[o,r,l]=[h,h,!1],n(o,1/0);return}[a,r,s,l]=[o,h,performance.now(),f],f||(o=h,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function ge(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(h=>[h,t.get(h)])),i=h=>{if(r)return;let f=s();a.forEach(u=>u(f,h))},c=()=>i(null);e.forEach(h=>t.on(`change:${h}`,c));let l=(h,{glide:f=!1}={})=>{r=!0;for(let[u,p]of Object.entries(h))t.set(u,p);r=!1,i({glide:f}),t.save_changes()},d=()=>{let h=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in h).map(f=>[f,h[f]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:h=>void a.push(h),stop:()=>e.forEach(h=>t.off(`change:${h}`,c))}}function kn(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function $n(t,e,n,o){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(c);e.say?.("Loading \u2026");let h="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===a&&i(c),()=>l===a&&e.say?.(h))};return i}function me({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=pe,build:s}){return{render:({model:c,el:l})=>{let d=$("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=d.attachShadow({mode:"open"});h.append($("style",{},[ce,de,he,n].join(`
`)));let f=ge(c,o,a),u=s(f.read(),f,c),p=$("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);h.append(p),l.append(d);let g=()=>{let w=u.glides??(k=>k),x=0,b=fe(w(f.read()),r,(k,O)=>x>0&&u.paint(k,O,x)),y=()=>{let k=Math.round(p.clientWidth);k===x||k===0||(x=k,kn(l),b.again())},v=$n(p,u,f.read,k=>{u.tell(f.read()),b.go(w(f.read()),k)});f.follow((k,O)=>{p.classList.add("touched"),v(O?.glide??!0)}),u.tell(f.read()),y();let S=new ResizeObserver(y);return S.observe(p),u.ahead?.(),()=>{S.disconnect(),b.stop(),f.stop(),u.stop?.()}},m=async()=>{await u.ready;for(let w;w=u.wants?.(f.read());)await w;return g()};return u.ready?m():g()}}}var Mn=t=>Math.round(t*10)/10,we=new WeakMap;function xe(t){let e=j("attn-hits"),n=new Map,o=r=>{let s=r.slider?$("div",{role:"slider",tabindex:0}):$("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:r=>{let s=new Set(r.map(({id:i})=>i));for(let[i,{node:c}]of n)s.has(i)||(c.remove(),n.delete(i));r.forEach((i,c)=>{let l=n.get(i.id)??o(i);An(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function An(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l}){let[d,h,f,u]=[e,n,o,a].map(Mn),p=`left:${d}px;top:${h}px;width:${f}px;height:${u}px`;we.get(t)!==p&&(t.style.cssText=p,we.set(t,p)),T(t,"class",`attn-hit ${s}`.trim()),T(t,"aria-label",r),T(t,"tabindex",c),l&&T(t,"lang",l);for(let[g,m]of Object.entries(i))T(t,`aria-${g}`,String(m))}function be(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}var ve="http://www.w3.org/2000/svg",E=t=>Math.round(t*10)/10+0;function A(t,e,n,o,a){let r={};for(let s in o){let i=o[s];r[s]=typeof i=="number"?E(i):i}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}A.line=(t,e,[n,o,a,r],s)=>A(t,"line",e,{x1:n,y1:o,x2:a,y2:r,...s});A.rect=(t,e,[n,o,a,r],s)=>A(t,"rect",e,{x:n,y:o,width:a,height:r,...s});A.circle=(t,e,[n,o,a],r)=>A(t,"circle",e,{cx:n,cy:o,r:a,...r});A.path=(t,e,n,o)=>A(t,"path",e,{d:n,...o});A.text=(t,e,[n,o],a,r)=>A(t,"text",e,{x:n,y:o,...r},a);var ye=new WeakMap;function Sn(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(On)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var En=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function On(t){let e=document.createElementNS(ve,"tspan");for(let[n,o]of Object.entries(En(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function kt(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=ye.get(t)??new Map;ye.set(t,r);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of r)s.get(c)?.shape!==d&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of o){let l=r.get(c.id);if(!l){let d=document.createElementNS(ve,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}Sn(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var $t=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Mt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Tt(t,e){let n=$("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>T(n,"aria-pressed",String(o))}}function ke(t,e,n){let o=zt("choice"),a=new Map,r=$("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,$("input",{type:"radio",name:o,onchange:()=>n(s)})),r.append($("label",{},a.get(s),$("span",{},i)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function Nt({label:t,onChange:e,options:n=[],wide:o=!1}){let a=zt("select"),r=$("select",{id:a,onchange:()=>e(r.value)}),s=$("div",{class:o?"attn-field attn-wide":"attn-field"},$("label",{for:a},t),r),[i,c]=[n,""],l=0,d=u=>{let[p,g]=i[u];T(r.options[u],"value",p),F(r.options[u],g)},h=()=>{for(l=0;r.length>i.length;)r.lastChild.remove();i.forEach((u,p)=>d(p))},f=(u,p=n)=>{i=p;let g=i.findIndex(([w])=>String(w)===String(u)),m=JSON.stringify(i);if(m!==c){for(;r.length<i.length;)r.append($("option",{}));g>=0&&d(g),l||(l=setTimeout(h,40))}c=m,r.selectedIndex!==g&&(r.selectedIndex=g)};return f(n[0]?.[0]),{root:s,set:f}}function $e(t=700){let e=$("p",{class:"attn-summary"}),n=$("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>F(n,s),t)),F(e,r)};return{root:$("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function Me(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}var[zn,ht]=[1,2],Ae=4,_t=40,Se=Float64Array.from({length:32},(t,e)=>2**(e-25));function Ln(t){let[e,n]=[t>>10&31,t&1023],o=e===0?n*Se[1]:(n+1024)*Se[e];return t&32768?-o:o}function Tn({shapes:t,numbers:e}){let n=atob(e),o=new Float32Array(n.length/2);for(let s=0;s<o.length;s++)o[s]=Ln(n.charCodeAt(2*s)|n.charCodeAt(2*s+1)<<8);let a=0,r=([s,i])=>[s,o.subarray(a,a+=i.reduce((c,l)=>c*l,1))];return Object.fromEntries(Object.entries(t).map(r))}function et(t,e,n=null,o=0,a=e.length){let r=new Float64Array(t.length/a);for(let s=0,i=o;s<r.length;s++,i+=a){let c=n===null?0:n[s];for(let l=0;l<e.length;l++)c+=t[i+l]*e[l];r[s]=c}return r}function Ee(t,e){let n=new Float64Array(e.length/t.length);for(let o=0,a=0;o<t.length;o++,a+=n.length)for(let r=0;r<n.length;r++)n[r]+=t[o]*e[a+r];return n}var Oe=t=>1/(1+Math.exp(-t));function Nn(t,e,n,o){let a=e.length,r=et(n,e,o),s=new Float64Array(a);for(let i=0;i<a;i++){let c=Oe(t[i]+r[i]),l=Oe(t[a+i]+r[a+i]),d=Math.tanh(t[2*a+i]+c*r[2*a+i]);s[i]=(1-l)*d+l*e[i]}return s}function Cn(t,e){let n=new Float64Array(e[0].length);for(let o=0;o<e.length;o++)for(let a=0;a<n.length;a++)n[a]+=t[o]*e[o][a];return n}function _n(t,e){let n=new Float64Array(t.length+e.length);return n.set(t),n.set(e,t.length),n}function jn(t){let[e,n]=[-1/0,0];for(let a of t)e=Math.max(e,a);for(let a of t)n+=Math.exp(a-e);let o=e+Math.log(n);return t.map(a=>a-o)}function In(t){let e=ht;for(let n=ht+1;n<t.length;n++)t[n]>t[e]&&(e=n);return e}function Pn(t){let e=new Map,n=t["encoder.bias_hh_l0"].length/3;return(o,a,r,s)=>{let i=`${o} ${r}`;if(!e.has(i)){let c=t[`${a}_embedding.weight`].subarray(r*n,(r+1)*n);e.set(i,et(t[`${o}.weight_ih_l0`],c,t[`${o}.bias_ih_l0`],0,s))}return e.get(i)}}function Wn(t,e,n){if(e===null)return null;let o=s=>{let i=ue(s);return{weights:i,context:Cn(i,n)}};if(e==="dot")return s=>o(n.map(i=>et(i,s)[0]));let a=t["attention.v"],r=n.map(s=>Ee(s,t["attention.w_key"]));return s=>{let i=Ee(s,t["attention.w_query"]);return o(r.map(c=>{let l=0;for(let d=0;d<a.length;d++)l+=a[d]*Math.tanh(i[d]+c[d]);return l}))}}function Fn(t){let e=Tn(t),n=Pn(e),o=t.attention==="additive",a=e["encoder.bias_hh_l0"].length/3,r=d=>(h,f)=>Nn(h,f,e[`${d}.weight_hh_l0`],e[`${d}.bias_hh_l0`]),[s,i]=[r("encoder"),r("decoder")],c=d=>{let h=new Float64Array(a);return d.map(f=>h=s(n("encoder","source",f,a),h))},l=(d,h,f)=>{let u=n("decoder","target",h,o?2*a:a),p=o?d(f):null;if(o){let x=et(e["decoder.weight_ih_l0"],p.context,null,a,2*a);u=u.map((b,y)=>b+x[y])}let g=i(u,f);d&&!o&&(p=d(g));let m=p===null?g:_n(g,p.context),w=et(e["join.weight"],m).map(Math.tanh);return{next:g,seen:p,logProbs:jn(et(e["output.weight"],w,e["output.bias"]))}};return d=>{let h=c(d),f=Wn(e,t.attention,h),[u,p,g]=[h.at(-1),zn,0],m=[],w=[];for(;p!==ht&&m.length<_t;){let{next:b,seen:y,logProbs:v}=l(f,p,u);[u,p]=[b,In(v)],g+=v[p],m.push(p),y&&w.push(y.weights)}let x=h.map(b=>Array.from(b));return{tokens:m,states:x,logProbability:g,weights:f?w:null}}}var tt="[\\p{L}\\p{N}_]",Dn=new RegExp(`'s(?!${tt})|${tt}+'(?!s(?!${tt}))(?=${tt})|${tt}+(?:-${tt}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),Te=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(Dn)??[],Ct=t=>t.normalize("NFD").replace(/\p{M}/gu,"");function qn(t){let e=new Set(t),n=new Map;for(let o of t)n.set(Ct(o),[...n.get(Ct(o))??[],o]);return o=>{let a=n.get(Ct(o))??[];return e.has(o)||a.length!==1?o:a[0]}}function jt(t,e){let n=(r,s)=>t[r].toLowerCase()===e[s].toLowerCase(),o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r--)for(let s=e.length-1;s>=0;s--)o[r][s]=n(r,s)?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let a=t.map(()=>-1);for(let r=0,s=0;r<t.length&&s<e.length;)n(r,s)?a[r++]=s++:o[r+1][s]>=o[r][s+1]?r++:s++;return a}var Rn=(t,e)=>jt(t,e).map(n=>n<0);function Bn(t,e){let[n,o,a]=[0,0,0],r=[];for(let s of[...jt(t,e),e.length]){if(s<0){a+=1;continue}let i=Math.max(0,s-o-a);i>0&&(r=a||!r?null:[...r,...e.slice(o,s)]),n+=i,[o,a]=[s+1,0]}return{count:n,words:r}}function Hn(t,e){let n=jt(t,e.target),o=a=>n.map(r=>a.filter(([,s])=>s===r).map(([s])=>s));return{sure:o(e.sure),possible:o(e.possible)}}var G=({sure:t,possible:e},n)=>t[n].length?t[n]:e[n];function J({weights:t,links:e}){return t===null||e===null?[]:t.flatMap((n,o)=>{let a=[...e.sure[o],...e.possible[o]];return a.length>0&&!a.includes(R(n))?[o]:[]})}function ze(t,e){let n=Uint8Array.from(atob(t),r=>r.charCodeAt(0)),o=new DataView(n.buffer),a=r=>Array.from({length:e},(s,i)=>o.getFloat32(4*(r*e+i),!0));return Array.from({length:n.length/4/e},(r,s)=>a(s))}function Un({words:t,weights:e,states:n,probability:o,ended:a},r){let s=atob(n).length/4/r;return{words:t,probability:o,ended:a,states:ze(n,s),weights:e===null?null:ze(e,r)}}var Le=(t,e)=>t.length===e.length&&t.every((n,o)=>n===e[o]);function Ne(t){let e=t.models??={},{source:n,found:o}=t.opening,a={},r=new Map(t.source_words.map((m,w)=>[m,w+Ae])),s=qn(t.source_words),i=new Map,c=new Map,l=(m,w)=>(i.has(m)||i.set(m,Fn(e[m])),i.get(m)(w)),d=(m,w)=>{if(!e[m])return a[m]??=Un(o[m],w.length);let x=`${m} ${w.join(" ")}`;if(c.size>300&&c.clear(),!c.has(x)){let b=l(m,w.map(k=>r.get(k))),y=b.tokens.filter(k=>k!==ht).map(k=>t.target_words[k-Ae]??"<unk>"),v=b.tokens.at(-1)===ht,S=b.weights?.slice(0,y.length)??null;c.set(x,{words:y,weights:S,states:b.states,probability:Math.exp(b.logProbability),ended:v})}return c.get(x)},h=m=>{let w=Te(m),x=w.map(s),b=w.flatMap((k,O)=>k===x[O]?[]:[[k,x[O]]]),y=x.filter(k=>r.has(k)),v=x.filter(k=>!r.has(k)&&/[\p{L}\p{N}]/u.test(k)),S=[...new Set(v)];return{source:y.slice(0,_t),mended:b,unknown:S,cut:y.length>_t}},f=({sentence:m,first:w,second:x})=>{let b=h(m),y=b.unknown.length?null:t.pairs.find(({source:S})=>Le(S,b.source)),v=S=>{if(!S||b.source.length===0)return null;let k=d(S,b.source);return{name:S,...k,wrong:y?Rn(k.words,y.target):k.words.map(()=>!1),links:y?Hn(k.words,y):null,missing:y?Bn(k.words,y.target):{count:0,words:[]}}};return{...b,wanted:y?.target??null,first:v(w),second:v(x)}},u=({sentence:m,first:w,second:x})=>{let{source:b}=h(m);return b.length===0||Le(b,n)?[]:[...new Set([w,x])].filter(y=>y&&!e[y])},p=(m,w)=>void(e[m]=w),g=[...t.source_words].sort((m,w)=>m.localeCompare(w,"fr"));return{compute:l,numbers:f,lacks:u,put:p,pairs:t.pairs,words:g}}var U=({first:t,second:e})=>[t,e].find(n=>n?.weights)??t,nt=({first:t,second:e})=>[t,e].flatMap((n,o)=>n?.weights&&(o===0||n.name!==t?.name)?[n]:[]);function V({source:t,first:e,second:n}){return[t.length,Math.max(e?.words.length??0,n?.words.length??0)]}function ot(t,{read:e,step:n}){let[o,a]=V(t);return e===null?o+Math.min(n??a,a):Math.min(e,o)}function Ce(t,e){let[n,o]=V(t);return e<n?{read:Math.max(0,e),step:null}:{read:null,step:e>=n+o?null:e-n}}var It=t=>t.map(e=>R(e));function ut(t){let e=It(t),n=t.map(s=>s.reduce((i,c,l)=>i+c*l,0)),[o,a,r]=[0,[0,0],0];for(let s=1;s<=e.length;s++){if(s<e.length&&e[s]<e[s-1]&&n[s]<n[s-1])continue;let[i,c]=[o,s-1],l=e[i-1]===e[i]||e[c+1]===e[c],d=c-i+(l?.5:0);c>i&&d>r&&n[i]-n[c]>.5&&([a,r]=[[i,c],d]),o=s}return r>0?a:null}function _e(t,e){let n=It(t);return e.flatMap((o,a)=>{let r=a?1:-1,s=o;for(;n[s+r]===n[o];)s+=r;return s===o?[]:[a?[o,s]:[s,o]]})}var je=t=>It(t).every((e,n,o)=>n===0||e>=o[n-1]),Ie=t=>(t[0]??[]).flatMap((e,n)=>t.reduce((o,a)=>o+a[n],0)<.1?[n]:[]);var Ye={};pn(Ye,{LINES:()=>Q,TALL:()=>St,matrix:()=>Qt,percent:()=>wt,places:()=>rt,ribbonScene:()=>Ht,scrolledTo:()=>Vt,shared:()=>Bt,sight:()=>Ut,squeeze:()=>Zt,tableAt:()=>Jt,tableOf:()=>Gt,twice:()=>at,wordHits:()=>Kt});var Vn={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Kn=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),Zn=t=>~t.reduce((e,n)=>Kn[(e^n)&255]^e>>>8,-1)>>>0,ft=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function pt(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...ft(e.length),...n,...ft(Zn(n))]}var Gn=t=>L(Math.round(128+127*t),0,255);function Jn(t){let[e,n]=[1,0];for(let a of t)n=(n+(e=(e+a)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...ft((n<<16|e)>>>0)]}var Pe=Array.from({length:256},(t,e)=>e-128),We=t=>[...pt("PLTE",Pe.flatMap(e=>Vn[t][e<0?"below":"above"])),...pt("tRNS",Pe.map(e=>Math.min(255,2*Math.abs(e))))],Qn={signed:We("signed"),weight:We("weight")},Fe=new WeakMap;function Pt(t,e,n=1,o="signed"){let a=Fe.get(t)??new Map;Fe.set(t,a);let r=`${e} ${n} ${o}`;return a.has(r)||a.set(r,Xn(t,e,n,o)),a.get(r)}function Xn(t,e,n,o){let a=t.length/e,r=[];for(let c=0;c<a;c++){r.push(0);for(let l=0;l<e;l++)r.push(Gn(t[c*e+l]/n))}let i=[137,80,78,71,13,10,26,10,...pt("IHDR",[...ft(e),...ft(a),8,3,0,0,0]),...Qn[o],...pt("IDAT",Jn(r)),...pt("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var Yn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),to=1.12,gt=new Map;function eo(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(Yn[a.charCodeAt(0)-32]??556),0);return to*n/1e3}function P(t,e){return gt.size>5e3&&gt.clear(),gt.has(t)||gt.set(t,eo(t)),e*gt.get(t)}var At=20,no=.005,De=16,K=25,St=13*K+28,Ve=12,qe=60,_={angle:60,least:28,most:34,from:480,edge:46},Q=298,Ft=3,D={tall:224,high:264,cell:20,name:11,small:8},oo=[18,17,16,15,14],ro=16,ao="64 numbers kept of each word: its square",Ke=16,so=44,Ze=.3,wt=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,xt=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),X=t=>String(E(10*t)/10),Y=(t,e)=>L(t-e);function Re(t,e,n){let o=t.map(i=>Math.max(At,P(i,e))),a=n-o.reduce((i,c)=>i+c,0),r=t.length>1?Math.min(e*1.5,a/(t.length-1)):0;if(t.length>1?r<6:a<0)return null;let s=(a-r*(t.length-1))/2;return o.map(i=>{let c={x:s+i/2,w:i};return s+=i+r,c})}function Ge(t,e,n,o){let a=Math.max(t.length,e.length),r=20+a*K+8>o,s=n-(r?Ve:0),[i,c]=[15,20],l=p=>Math.max(0,...p.map(g=>P(g,i))),d=L(l(t),40,s*.38),h=s-L(l(e),40,s*.38),f=Math.max(Q,c+a*K+8),u=(p,g,m)=>p.map((w,x)=>{let b=P(w,i),y=r?c-2:f/2+6-K*p.length/2;return{x:g-m*b/2,y:y+K*(x+.5)+5,w:b}});return{sideways:!0,scrolls:r,size:i,row:K,width:s,height:f,leave:d+24,arrive:h-8,source:u(t,d,1),target:u(e,h,-1)}}function io(t,e,n){if(n<_.from)return null;let o=13,a=p=>Math.max(1,p.length-1),r=_.least*Math.max(a(t),a(e))+2*_.edge,s=r>n,[i,c]=s?[r,Q-Ve]:[n,Q],l=p=>s?_.least:Math.min(_.most,(i-2*_.edge)/a(p)),d=p=>{let g=Math.max(0,...p.map(m=>P(m,o)));return L(g*Math.sin(_.angle*Math.PI/180)+6,40,96)},[h,f]=[Ke+d(t),c-d(e)],u=(p,g)=>{let m=s?_.edge:i/2-(p.length-1)/2*l(p);return p.map((w,x)=>({x:m+x*l(p),y:g,w:P(w,o)}))};return{sideways:!1,lean:!0,scrolls:s,size:o,width:i,height:c,leave:h+26,arrive:f-12,row:Math.min(l(t),l(e))*Math.sin(_.angle*Math.PI/180),source:u(t,h),target:u(e,f)}}function qt({sideways:t,lean:e},{x:n,y:o,w:a},r){let s=r==="source";if(e){let[c,l]=[n+4,`rotate(-${_.angle} ${E(n+4)} ${E(o)})`];return{anchor:s?" start":" end",at:{x:c,y:o,transform:l},left:s?c:c-a,turn:l}}if(!t)return{anchor:"",at:{x:n,y:o},left:n-a/2,turn:null};let i=s?n+a/2:n-a/2;return{anchor:s?" end":" start",at:{x:i,y:o},left:n-a/2,turn:null}}function rt(t,e,n,o=St,a=!1){let r=`${t.join(" ")}|${e.join(" ")}|${n}|${o}|${a}`;if(!mt.has(r)){mt.size>50&&mt.clear();let s=a?Ge(t,e,n,o):lo(t,e,n,o);mt.set(r,s)}return mt.get(r)}var at=t=>nt(t).length>1,mt=new Map;function lo(t,e,n,o){for(let a of oo){let[r,s]=[Re(t,a,n),Re(e,a,n)];if(r===null||s===null)continue;let[i,c]=[38,274],l=(d,h)=>d.map(({x:f,w:u})=>({x:f,y:h,w:u}));return{sideways:!1,scrolls:!1,size:a,width:n,height:Q,leave:i+31,arrive:c-a-4,source:l(r,i),target:l(s,c)}}return io(t,e,n)??Ge(t,e,n,o)}function Je(t,e){let n=s=>e.sideways?s.y-5:s.x,[o,a]=e.sideways?[Ke,e.height]:[0,e.width],r=e.source.map((s,i)=>{let c=At*t.reduce((l,d)=>l+d[i],0);return L(n(s)-c/2,o,Math.max(o,a-c))});return t.map((s,i)=>{let c=n(e.target[i])-At/2;return s.map((l,d)=>{let h=l*At,f={width:h,from:r[d]+h/2,to:c+h/2};return r[d]+=h,c+=h,f})})}function Rt({from:t,to:e},{sideways:n,leave:o,arrive:a}){let r=(o+a)/2,[s,i,c,l]=n?[[o,t],[r,t],[r,e],[a,e]]:[[t,o],[t,r],[e,r],[e,a]],d=([h,f])=>`${E(h)} ${E(f)}`;return`M${d(s)}C${d(i)} ${d(c)} ${d(l)}`}function Qe(t,e,n){let o=Math.min(Math.floor(e+1e-9),t.length),a=n!==null&&(n[0]==="read"||n[1]<o)?n:null;if(a){let[c,l]=a;return{done:o,chosen:a,run:null,near:(d,h)=>c==="written"?d===l:h===l,strength:(d,h)=>d===l&&c==="written"||h===l&&c==="read"?.92:.07}}let r=e>0&&o<t.length?Math.max(0,o-1):-1;if(r>=0)return{done:o,chosen:a,run:null,near:c=>c===r,strength:c=>c===r?.92:.32};let s=ut(t.slice(0,o)),i=c=>s!==null&&s[0]<=c&&c<=s[1];return{done:o,chosen:a,run:s,near:i,strength:c=>i(c)?.78:.32}}function Bt(t,e,{focus:n,chosen:o}){let a=U(t),r=s=>s===null||e===a||s[0]==="read"||e.words[s[1]]===a?.words[s[1]]?s:null;return{focus:r(n),chosen:r(o)}}function co(t,e,n,o){let r=Je(t,e).flatMap((s,i)=>s.flatMap((c,l)=>{if(t[i][l]<no)return[];let d=X(o.strength(i,l)*Y(n,i)),h={d:Rt(c,e),"stroke-width":c.width,"stroke-opacity":d};return[{near:o.near(i,l),mark:A(`w ${i} ${l}`,"path","weight line ribbon",h)}]}));return[!1,!0].flatMap(s=>r.filter(i=>i.near===s).map(i=>i.mark))}function ho(t,e,n,o){let a=r=>e.sideways?r.y-5:r.x;return J(t).flatMap(r=>G(t.links,r).map(s=>{let[i,c]=[a(e.source[s]),a(e.target[r])],l=o.chosen===null||o.near(r,s)?.85:.12;return A.path(`missed ${r} ${s}`,"ink line missed",Rt({from:i,to:c},e),{opacity:X(l*Y(n,r))})}))}var Dt=t=>.35+.65*Math.min(1,2*t);function uo({source:t},{weights:e,states:n},o,a,r){let s=r.run===null?[]:e.slice(r.run[0],r.run[1]+1).map(R),i=c=>{if(r.chosen===null)return 1;let[l,d]=r.chosen;return l==="read"?+(d===c):e[d][c]};return t.flatMap((c,l)=>{let{x:d,y:h}=o.source[l],{anchor:f,at:u}=qt(o,o.source[l],"source"),p=a>l&&a<=l+1&&a<t.length,g=Math.max(Ze,Y(a,l)*Dt(i(l))),m=p?"key strong word":s.includes(l)?"weight turn word":"ink word",w=Math.min(De,o.size+1),b={...o.sideways?{x:o.leave-4-w,y:h-5-w/2}:{x:d-De/2,y:h+(o.lean?7:10)},width:w,height:w,href:Pt(n[l],8),opacity:X(.8*Y(a,l)*Dt(i(l)))};return[A(`s ${l}`,"text",`${m} size${o.size}${f}`,{...u,opacity:X(g)},c),A(`kept ${l}`,"image","map",b)]})}function po(t,e,n,o){return t.words.flatMap((a,r)=>{let{y:s,w:i}=e.target[r],{anchor:c,at:l,left:d,turn:h}=qt(e,e.target[r],"target"),f=o.chosen===null?1:o.chosen[0]==="written"?+(o.chosen[1]===r):t.weights[r][o.chosen[1]],u=X(Y(n,r)*Dt(f)),p=o.run!==null&&o.run[0]<=r&&r<=o.run[1],g=t.wrong[r]?"soft word":p?"weight turn word":"ink word";return[A(`t ${r}`,"text",`${g} size${e.size}${c}`,{...l,opacity:u},a),...t.wrong[r]?[Xe(r,d,s-e.size*.3,i,u,h)]:[]]})}var Xe=(t,e,n,o,a,r=null)=>A.line(`x ${t}`,"ink line strike",[e,n,e+o,n],{opacity:a,...r===null?{}:{transform:r}});function fo({leave:t,arrive:e},{from:n,to:o},a){let r=Math.min(so/(e-t),.3333333333333333),[s,i]=[0,1];for(;i-s>.001;){let l=(s+i)/2;[s,i]=1.5*l*(1-l)+l**3<r?[l,i]:[s,l]}let c=s**2*(3-2*s);return a?{x:t+r*(e-t),y:n+c*(o-n)}:{x:e-r*(e-t),y:o+c*(n-o)}}function go(t,e,n){let[o,a]=n.chosen,r=o==="written",s=r?t[a]:t.slice(0,n.done).map(h=>h[a]),i=r?e.source:e.target,c=e.sideways?Je(t,e):[],l=[];return s.map((h,f)=>f).sort((h,f)=>s[f]-s[h]).filter(h=>s[h]>=.02).flatMap(h=>{let{x:f,y:u}=i[h];if(!e.sideways&&l.some(v=>Math.abs(v-f)<34))return[];e.sideways||l.push(f);let p=e.lean?{x:f,y:r?e.leave+14:e.arrive-6}:{x:f,y:r?u-e.size-3:u+18},g=wt(s[h]),m=A(`share ${h}`,"text","weight strong share",p,g);if(!e.sideways)return[m];let w=r?c[a][h]:c[h][a],x=fo(e,w,r);if(l.some(v=>Math.abs(v-x.y)<16))return[];l.push(x.y);let b=P(g,13)+6,y={x:x.x-b/2,y:x.y-9,width:b,height:18,rx:4};return[A(`label ${h}`,"rect","paper label",y),{...m,at:{x:E(x.x),y:E(x.y+5)}}]})}function mo({source:t,unknown:e},{words:n},o,a){let r=`${e.slice(0,3).map($t).join(", ")}${e.length>3?", \u2026":""}`,s=t.length===1?"64 numbers kept: the square":ao,i=`${e.length} ${e.length===1?"word":"words"}`,c=[r,i].map(u=>`Left out: ${u}`).find(u=>P(u,13)<a),l=e.length?c:s,d=[o.source,o.target].flatMap((u,p)=>[t,n][p].length?[u[0].y]:[]),h=o.sideways?Math.min(...d)-24:12,f=e.length?"ink strong note":"soft note";return A.text("note",f,[a/2,h],l)}function wo(t,e,n,o,a){let r=t.words.length>0&&n>=a.length&&o<t.words.length?e.target[Math.floor(o)]:null;if(r===null)return[];let{left:s,turn:i}=qt(e,r,"target");return[A.rect("caret","ink solid",[s-1,r.y-e.size+2,2,e.size+2],i?{transform:i}:{})]}function Ht(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=rt(t.source,e.words,n,o,at(t)),{read:i,written:c}=xt(t,a),l=e.weights,d=Qe(l,c,r),h=[...co(l,s,c,d),...ho(e,s,c,d),...uo(t,e,s,i,d),...po(e,s,c,d),...wo(e,s,i,c,t.source),...d.chosen?go(l,s,d):[mo(t,e,s,n)]];return{width:s.width,height:s.height,marks:h}}function Ut(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=rt(t.source,e.words,n,o,at(t)),i=({x:b,y})=>s.sideways?y-5:b,{read:c,written:l}=xt(t,a),d=e.weights,{done:h,chosen:f}=Qe(d,l,r);if(!s.scrolls||f===null&&h===d.length)return null;if(f===null&&h===0){let b=i(s.source[L(Math.ceil(c)-1,0,t.source.length-1)]);return{own:b,other:b}}let[u,p]=f??["written",h-1],g=u==="written",m=R(g?d[p]:d.slice(0,h).map(b=>b[p])),[w,x]=g?[s.target,s.source]:[s.source,s.target];return{own:i(w[p]),other:i(x[Math.max(0,m)])}}function Vt(t,e,{own:n,other:o}){let[a,r]=[Math.min(n,o)-qe,Math.max(n,o)+qe];return Math.max(0,r-a>e?n-e/2:L(t,r-e,a))}function Kt(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=rt(t.source,e.words,n,o,at(t)),{read:i,written:c}=xt(t,a),l=e.weights,d=J(e),h=p=>{let g=R(l[p]),m=d.includes(p)?`, linked by the grammar with ${G(e.links,p).map(w=>t.source[w]).join(" ")}`:"";return`${e.words[p]}, from ${t.source[g]} ${wt(l[p][g])}${m}${e.wrong[p]?", wrong":""}`},f=s.lean?Math.min(K,s.row):K,u=(p,g,m,w,x,b)=>g.slice(0,w).map((y,v)=>{let{x:S,y:k,w:O}=m[v],C=Math.max(24,O+(s.sideways?8:4)),M=r!==null&&r[0]===p?r[1]:-1,B=v===L(M,0,w-1)?0:-1,ct=M===v,q=s.lean?p==="read"?S:S-C:S-C/2;return{id:`${p} ${v}`,x:q,y:s.lean?k-f/2:k-5-f/2,width:C,height:f,...s.lean?{kind:`lean ${p}`}:{},label:x(v),tab:B,lang:b,aria:{pressed:ct}}});return[...u("written",e.words,s.target,Math.min(c,e.words.length),h,"en"),...u("read",t.source,s.source,i,p=>`${t.source[p]}, read`,"fr")]}function Be(t,e,n,o,a){let r=P(" ",e)+1,s=[[]],i=()=>s.at(-1),c=0;for(let d of t){let h=Math.min(n,P(d,e));c+h>n&&i().length>0&&(s.push([]),c=0),i().push(h),c+=h+r}let l=s.flatMap((d,h)=>{let f=a+(n-d.reduce((u,p)=>u+p+r,-r))/2;return d.map(u=>{let p={x:f+u/2,y:o+e+h*(e+(e<15?5:8)),w:u};return f+=u+r,p})});return{height:s.length*(e+(e<15?5:8)),at:l}}var He=(t,e,n,o)=>Array.from({length:9},(a,r)=>{let s=r/8;return[n+(o-n)*s**2*(3-2*s),t+(e-t)*s]}),Ue=t=>`M${t.map(([e,n])=>`${E(e)} ${E(n)}`).join("L")}Z`;function xo(t,e,n,o){let a=(r,s)=>`M${E(e+s*Ft)} ${E(n+o/2)}v${E(-r*o/2)}h${Ft-1}v${E(r*o/2)}Z`;return Array.from(t,a).join("")}function bo(t,e){let[n,o]=[Math.floor(e),e-Math.floor(e)],a=n>0?t[n-1]:t[0].map(()=>0);return o===0?a:a.map((r,s)=>r+(t[n][s]-r)*o)}function Zt({source:t},e,{width:n,clock:o}){let a=Math.max(t.length,e.words.length)>ro,[r,s,i]=[a?13:15,64*Ft,a?28:40],[c,l]=a?[28,48]:[42,58],d=a?" size13":"",{read:h,written:f}=xt({source:t},o),u=(n-s)/2,p=Be(t,r,n-24,6,12),g=6+p.height+c,m=Be(e.words,r,n-24,g+i+l,12),w=g+i+l+Math.max(m.height,r+8)+8,[x,b]=[[2,n-2],[u-6,u+s+6]],y=(W,z,I,Z)=>[He(W,z,I[0],Z[0]),He(W,z,I[1],Z[1]).reverse()],[v,S]=y(8+p.height,g-8,x,b),[k,O]=y(g+i+8,g+i+l-8,b,x),C=f===0&&h>0,M=p.at[L(Math.ceil(h)-1,0,t.length-1)],B=Rt({from:M.x,to:n/2},{sideways:!1,leave:M.y+6,arrive:g-10}),ct=["","1 word","both words"][t.length]??`all ${t.length} words`,[q,yt]=[Math.ceil(h),t.length],dt=["no word read yet","the word read so far"][q]??`the ${q} words read so far`,Et=q===0?`64 numbers, ${dt}`:`64 numbers for ${q<yt?dt:ct}`,H=[A.path("in","funnel",Ue([[x[0],2],...v,...S,[x[1],2]])),A.path("out","funnel",Ue([...k,[x[0],w-2],[x[1],w-2],...O])),A.rect("row","key frame",[u-6,g-8,s+12,i+16],{rx:3}),A.line("middle","rule",[u,g+i/2,u+s,g+i/2]),A.path("bars","key solid",xo(bo(e.states,h),u,g,i)),...C?[A.path("pour","key line pour",B)]:[],A.text("told","soft note",[n/2,g+i+l-22],Et)];return t.forEach((W,z)=>{let I=C&&h>z&&h<=z+1;H.push(A(`s ${z}`,"text",`${I?"key strong word":"ink word"}${d}`,{...yo(p.at[z]),opacity:X(Math.max(Ze,Y(h,z)))},W))}),e.words.forEach((W,z)=>{let{x:I,y:Z,w:re}=m.at[z],ae=X(Y(f,z));H.push(A.text(`t ${z}`,`${e.wrong[z]?"soft word":"ink word"}${d}`,[I,Z],W,{opacity:ae})),e.wrong[z]&&H.push(Xe(z,I-re/2,Z-r*.3,re,ae))}),{width:n,height:w,marks:H}}var yo=({x:t,y:e})=>({x:t,y:e}),Wt=new WeakMap;function vo(t){return Wt.has(t)||Wt.set(t,t.flatMap(e=>Array.from(e))),Wt.get(t)}function Gt({source:t},{words:e},n,o){let[a,r]=[e.length,t.length],s=g=>P(g,D.name),i=g=>Math.max(0,...g.map(s)),c=Math.ceil(i(e))+6,l=Math.ceil(i(t)*Math.sin(_.angle*Math.PI/180))+10,d=Math.cos(_.angle*Math.PI/180),h=Math.min(D.cell,(n-c-2)/Math.max(1,r),...t.map((g,m)=>(n-c-6-s(g)*d)/(m+.5))),f=Math.min(h,((o?D.high:D.tall)-l-2)/Math.max(1,a)),u=Math.max(f,Math.min(h,D.name)),p=g=>Math.max(1,Math.ceil(D.name/g-1e-9));return{left:c,top:l,cell:f,across:u,step:p(f),every:p(u)}}function Jt(t,e,{width:n,high:o=!1},[a,r]){let{left:s,top:i,cell:c,across:l}=Gt(t,e,n,o),[d,h]=[Math.floor((r-i-1)/c),r<i],f=h?(i-3-r)/Math.tan(_.angle*Math.PI/180):0,u=Math.floor((a-s-f-1)/l),p=u>=0&&u<t.source.length;if(h)return p?["read",u]:void 0;if(!(d>=e.words.length||a>s+l*t.source.length+2))return p?["written",d,u]:["written",d]}function ko({source:t},{words:e},{left:n,top:o,cell:a,across:r,step:s,every:i}){let c=(d,h)=>(d+.5)*h+1,l=(d,h,f)=>d.flatMap((u,p)=>p%h?[]:[f(u,p)]);return[...l(e,s,(d,h)=>{let f={x:n-4,y:o+c(h,a)+4};return A(`row ${h}`,"text","soft tiny end",f,d)}),...l(t,i,(d,h)=>{let[f,u]=[n+c(h,r)+3,o-3],p=`rotate(-${_.angle} ${E(f)} ${E(u)})`;return A.text(`column ${h}`,"soft tiny start",[f,u],d,{transform:p})})]}function $o({links:t},{left:e,top:n,cell:o,across:a}){if(t===null)return[];let[r,s]=[E(a-1),E(o-1)],i=(d,h)=>`M${E(e+1.5+h*a)} ${E(n+1.5+d*o)}h${r}v${s}h${-r}Z`,c=d=>d.flatMap((h,f)=>h.map(u=>i(f,u))).join(""),l=`ink line link${o<D.small?" thin":""}`;return[A.path("links possible",`${l} possible`,c(t.possible)),A.path("links sure",l,c(t.sure))]}function Mo(t,{words:e},{left:n,top:o,cell:a,step:r},s){let i=o+2+e.length*a,c=(u,p,g,m)=>A.rect(u,"paper",[p,g,m,Math.max(0,i+6-g)]),l=Math.floor((t-1)/r)*r,[d,h]=[o+1+a/2,D.name/2],f=t>0?d+l*a+h:d-h-.5;return[c("unwritten",n,o+1+t*a,s-n+2),c("unnamed",0,f,n)]}function Qt(t,e,{width:n,clock:o,focus:a=null,high:r=!1}){let s=e.weights,i=t.source.length,c=Math.min(Math.floor(xt(t,o).written+1e-9),s.length),l=Gt(t,e,n,r),{left:d,top:h,cell:f,across:u}=l,[p,g]=[u*i,f*s.length],m={x:d+1,y:h+1,width:p,height:g},w=Pt(vo(s),i,1,"weight"),x=[A("map","image","map",{...m,preserveAspectRatio:"none",href:w}),...ko(t,e,l),...$o(e,l),...c<s.length?Mo(c,e,l,d+p):[],A("frame","rect","frame",m)];if(a!==null&&(a[0]==="read"||a[1]<c)){let[b,y,v]=a,S=b==="written",k=S?{x:d,y:h+y*f,width:p+2,height:f+2}:{x:d+y*u,y:h,width:u+2,height:g+2};if(x.push(A("look","rect","weight line look",k)),S&&v!==void 0){let O={...k,x:d+v*u,width:u+2};x.push(A("spot","rect","weight line look",O))}}return{width:n,height:r?D.high:D.tall,marks:x}}var tn=`text.note { font-size: 13px; }
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
`;var en=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "table" / minmax(0, 1fr); gap: 10px 40px; }
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
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
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
@media (forced-colors: active) { .attn-play { border: 1px solid; } }
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
`;var nn={additive:["With attention",", additive score"],dot:["With attention",", dot product"],no_attention:["Without attention",", all in one row"]},st={additive:"with the additive score",dot:"with the dot product",no_attention:"without attention"},Xt={additive:"the additive translator",dot:"the dot translator",no_attention:"the translator without attention"},te=t=>wt(t).replace(" ","\xA0"),N=t=>`\u201C${t}\u201D`,on=t=>Mt(t.map(N)),ee=t=>t[0].toUpperCase()+t.slice(1),rn=t=>[...new Set(t)],bt=(t,e=5)=>Mt([...t.slice(0,e),...t.length>e?[`${t.length-e} more`]:[]]);function Eo({mended:t,unknown:e,cut:n}){let o=t.length?`Read with accents: ${bt(rn(t.map(([,r])=>N(r))))}. `:"",a=e.length?`Left out, not among the translators\u2019 words: ${bt(e.map($t))}. `:"";return`${o}${a}${n?"Only the first 40 words are read. ":""}`}function Oo({source:t},{words:e,weights:n,links:o},a,r){let s=n[a],i=`${N(e[a])} gives ${N(t[r])} ${te(s[r])} of its attention`;if(o===null||G(o,a).length===0)return`${i}.`;let[c,l]=[o.sure[a].includes(r),o.possible[a].includes(r)];return`${i}; the grammar ${c?"links the two":l?"may link the two":"does not link the two"}.`}function zo({source:t},{weights:e},n){let o=e[n],a=o.map((r,s)=>s).sort((r,s)=>o[s]-o[r]).filter((r,s)=>s===0||s<3&&o[r]>=.1);return Mt(a.map(r=>`${N(t[r])} (${te(o[r])})`))}function Yt(t,e,n,o){let{source:a}=t;if(e.weights===null){let d=["alone","and the word before it"][n]??"and the words before it";return`${nt(t).length>0?`Without attention ${N(e.words[n])}`:N(e.words[n])} is written from the row of 64 numbers ${d}.`}let r=nt(t),s=r.filter(({words:d})=>d[n]===e.words[n]),i=s.map(d=>`to ${zo(t,d,n)}${r.length>1?` ${st[d.name]}`:""}`).join(", and "),c=o===void 0?"":`${Oo(t,e,n,o)} `,l=o===void 0&&s.some(d=>J(d).includes(n))?` The grammar links ${N(e.words[n])} with ${on(G(e.links,n).map(d=>a[d]))} (dashed).`:"";return`${c}${N(e.words[n])} attends ${i}.${l}`}function Lo(t,e,n){let o=N(t.source[e]),a=nt(t);return`${a.map(({name:s,words:i,weights:c},l)=>{let d=i.flatMap((f,u)=>{let p=c[u][e];return u<n&&p>=.1?[`${N(f)} (${te(p)})`]:[]}),h=a.length>1?` ${st[s]}`:"";return d.length===0?`${l?"no":"No"} word written attends to ${o} with 10\xA0% or more${h}`:`${bt(d)} ${d.length===1?"attends":"attend"} to ${o}${h}`}).join("; ")}.`}function To({source:t,unknown:e,wanted:n},{name:o,words:a,weights:r},s){if(r===null)return`${["","The word passes","Both words pass"][t.length]??`All ${t.length} words pass`} through one row of 64 numbers.`;if(e.length||a.length===0)return"";let i=ut(r);if(i===null)return n&&je(r)&&a.length>1?`The largest weights of ${Xt[o]} go through the French words from front to back.`:"";let c=_e(r,i).map(([d,h])=>`${on(a.slice(d,h+1))} ${d+1===h?"both":"all"} attend most to ${N(t[r[d].indexOf(Math.max(...r[d]))])}.`);return[`For \u201C${a.slice(i[0],i[1]+1).join(" ")}\u201D the ribbons cross: ${Xt[o]} attends to the French words from back to front.`,...s?c:[]].join(" ")}function No(t){let e=t.filter(({weights:a,links:r})=>a&&r),n=e.map(a=>J(a).map(r=>N(a.words[r])));return e.length===0?"":n.flat().length===0?"Every largest weight lies on a link of the grammar.":`The largest weight misses the grammar\u2019s link (dashed) ${e.map(({name:a,words:r,links:s},i)=>{let c=r.filter((f,u)=>G(s,u).length).length,l=i?"":` of ${c} ${c<r.length?"right words":"words"}`,d=e.length>1?` ${st[a]}`:"",h=n[i].length?`: ${bt(n[i])}`:"";return`for ${n[i].length||"none"}${l}${d}${h}`}).join("; ")}.`}function Co(t,e){let n=(a,r)=>a.filter(s=>s===r).length,o=e.map(a=>t[a]);return rn(o).map(a=>{let[r,s]=[n(o,a),n(t,a)];return r<s?`${r} of ${s} ${N(a)}`:N(a)})}function _o({source:t},e){return e.flatMap(n=>{let o=Ie(n.weights??[]);if(o.length===0)return[];let a=bt(Co(t,o),3),r=o.length===1?"gets":"get";return[`${ee(st[n.name])} ${a} ${r} almost no weight.`]}).join(" ")}function jo(t,e){let n=s=>0<s.length&&s.length<5?`: \u201C${s.join(" ")}\u201D`:"",o=s=>s===1?"is":"are",a=({name:s,words:i,wrong:c,missing:l,ended:d})=>{let h=i.filter((g,m)=>c[m]),{count:f}=l,u=`of the ${t.length}${h.length?"":" words"} wanted`,p=[h.length?`${h.length} of ${i.length} words ${o(h.length)} wrong${n(h)}`:"",f?`${f} ${u} ${o(f)} missing${n(l.words??[])}`:"",d?"":"the translation does not come to an end"].filter(Boolean);return p.length?[`${st[s]} ${p.join(", and ")}`]:[]},r=e.flatMap(a);return r.length>0?`${ee(r.join("; "))}.`:e.length>1?"Neither translator writes a wrong word.":"No word is wrong."}var Io=t=>t<.01?"under 0.01":t>=.995?"over 0.99":t.toFixed(2);function Po(t){return`The whole translation has a probability ${t.map(({name:n,probability:o,ended:a})=>`of ${Io(o)} ${st[n]}${a?"":" (it does not end)"}`).join(", ")}. Probable does not mean right. No word is marked wrong, since no translation is stored.`}function Wo(t){let e="the 64 numbers after each word are kept",n="there is one row",[o,a]=[!0,!1].map(r=>t.some(({weights:s})=>s!==null===r));return o&&a?`Reading, word by word: with attention ${e}; without attention ${n}, rewritten at each word.`:`Reading, word by word: ${o?e:`${n} of 64 numbers, rewritten at each word`}.`}function Fo(t,e,n,o){let a=n.find(({words:r})=>o<=r.length);return o<=e.words.length||!a?Yt(t,e,o-1):`${ee(Xt[e.name])} has ended. ${Yt(t,a,o-1)}`}function ne(t,e){let{source:n,first:o,second:a,wanted:r}=e,s=Eo(e),i=U(e);if(o===null||i===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let c=ot(e,t),l=Math.max(0,c-n.length),d=Math.min(l,i.words.length),[h,f,u]=t.focus??["none",0];if(i.weights!==null&&h==="read"&&f<n.length)return s+Lo(e,f,l);if(h==="written"&&f<d)return s+Yt(e,i,f,u);let p=[o,a].filter((m,w,x)=>m!==null&&x.findIndex(b=>b?.name===m.name)===w).map(m=>m);if(c<n.length)return s+Wo(p);if(l===0)return`${s}All is read. Now the translation is written, word by word.`;if(l<V(e)[1])return s+Fo(e,i,p,l);let g=r===null?[_o(e,p),Po(p)]:[No(p),jo(r,p)];return[`${s}${To(e,i,p.length===1)}`.trim(),...g].filter(Boolean).join(" ")}var an=240,Do=520,qo=560,sn=800,Ro=700,oe={additive:"additive score",dot:"dot product",no_attention:"no attention"},ln={...oe,"":"nothing"},it={additive:"Additive score",dot:"Dot product"},lt=t=>t.read(),hn=()=>le("svg",{class:"scene","aria-hidden":"true"});function Bo({target:t,data:e,inputType:n,isComposing:o}){return(o||e?.length===1||n?.startsWith("delete"))&&/[\p{L}\p{N}]$/u.test(t.value.slice(0,t.selectionStart))}function Ho(t){let e=$("p",{lang:"fr",tabindex:0,role:"group","aria-label":"French words"}),o=$("summary",{"aria-label":"words: all that the translators read"},"words"),a=$("details",{class:"alignment-known"},o,e),r=$("div",{class:"alignment-line",onkeydown:({key:i,target:c})=>{i==="Escape"&&(a.open=!1,c===e&&o.focus())},onfocusout:({relatedTarget:i})=>{i&&!r.contains(i)&&(a.open=!1)}},t,a);return{root:r,tell:i=>{e.firstChild===null&&F(e,i.join(" \xB7 "))}}}function Uo(t){let[e,n,o]=[0,0,null],a=()=>{clearTimeout(e),cancelAnimationFrame(n),[e,n]=[0,0]},r=p=>{a(),t.change({sentence:p,read:null,step:null,focus:null})},s=Nt({label:"Sentence",onChange:r,options:[["","your own"]],wide:!0}),i=()=>r(l.value),c=()=>e&&i(),l=$("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:p=>{a(),Bo(p)?e=Number(setTimeout(i,Ro)):n=requestAnimationFrame(i)},onchange:c,onkeydown:p=>p.key==="Enter"&&c()}),d=$("label",{class:"attn-field attn-wide alignment-own"},$("span",{},"or type"),l),h=Ho(d);return{root:j("alignment-fields",s.root,h.root),tell:({sentence:p},{pairs:g,words:m})=>{h.tell(m);let w=g.some(x=>x.text===p);s.set(w?p:"",[["","your own"],...g.map(x=>[x.text,x.text])]),p!==o&&a(),!e&&l.value!==p&&(l.value=p),o=p},stop:a}}function Vo(t){let n=ke("Translator",oe,i=>{let c=lt(t),l=c.second===i?c.first:c.second;t.change({first:i,second:l,focus:null})}),o=Nt({label:"beside it",options:Object.entries(ln),onChange:i=>t.change({second:i})}),a=[...o.root.querySelectorAll("option")];return{root:j("attn-row alignment-sides",n.root,o.root),tell:i=>{n.set(i.first),o.set(i.second),Object.keys(ln).forEach((c,l)=>a[l].disabled=c===i.first)}}}function Ko(t,e){let n=0,o=()=>ot(e(),lt(t)),a=(x,b=!0)=>{let y=e();y?.first&&t.change({...Ce(y,x),focus:null},{glide:b})},r=()=>V(e()).reduce((x,b)=>x+b),s=()=>{F(h,n?"\u275A\u275A":"\u25B6"),T(h,"aria-label",n?"Pause":"Play: read and write")},i=()=>{clearTimeout(n),n=0,s()},c=x=>void(n=Number(setTimeout(l,x))),l=()=>{if(!e()?.first||(a(o()+1),o()>=r()))return i();c(o()<e().source.length?an:Do)},d=()=>{e()?.first&&(o()>=r()&&a(0),c(an),s())},h=$("button",{type:"button",class:"attn-play",onclick:()=>n?i():d()}),f=$("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(i(),a(f.valueAsNumber))}),u=["reads","writes"].map(x=>$("span",{},x)),p=(x,b,y)=>{let{root:v}=Tt(x,()=>(i(),a(o()+y)));return v.removeAttribute("aria-pressed"),v.setAttribute("aria-label",b),v},g=j("alignment-track attn-range",f,$("div",{class:"alignment-phases","aria-hidden":"true"},...u)),m=j("alignment-clock",h,g,p("\u2039","One word back",-1),p("\u203A","One word on",1)),w=(x,b)=>{let[y,v]=V(b),S=ot(b,x);T(f,"max",String(y+v)),f.value=S,f.disabled=b.first===null,f.style.setProperty("--from","0"),f.style.setProperty("--to",String(S/Math.max(1,y+v))),T(f,"aria-valuetext",S>y?`${S-y} of ${v} words written`:`${S} of ${y} words read`),u.forEach(k=>k.hidden=y+v===0),u[0].style.width=u[1].style.left=`${100*y/Math.max(1,y+v)}%`};return s(),{root:m,tell:w,stop:i}}function Zo(t,e,n){return o=>(a,r)=>{let s=()=>[r().id.split(" ")[0],Number(r().id.split(" ")[1])],i=u=>t.change({focus:u});a.addEventListener("pointerenter",u=>u.pointerType==="mouse"&&n(s())),a.addEventListener("pointerleave",()=>n(void 0)),a.addEventListener("click",()=>i(String(t.read().focus)===String(s())?null:s()));let c=u=>{let[p,g]=s(),m=a.parentElement.querySelectorAll(`[data-id^="${p} "]`).length-1;return[p,L(g+u,0,m)]},l=(u,p)=>()=>{let[g,m]=s(),{weights:w}=U(e());if(!p)return c(u);let x=u<0?"read":"written";return x===g?[g,m]:[x,R(x==="read"?w[m]:w.map(b=>b[m]))]},d=()=>a.parentElement.dataset.sideways==="true",h=u=>()=>l(u,d())(),f=u=>()=>l(u,!d())();Me(a,{ArrowRight:h(1),ArrowLeft:h(-1),ArrowDown:f(1),ArrowUp:f(-1),Home:()=>c(-999),End:()=>c(999),Escape:()=>null},u=>{i(u),u&&o().focus(u.join(" "))})}}function Go(t){let[e,n,o]=[0,0,"left"],a=l=>()=>t.scrollBy({[o]:.8*l*e,behavior:vt()?"auto":"smooth"}),r=[["\u2190","Back to the words before",-1],["\u2192","On to the words after",1]].map(([l,d,h])=>$("button",{type:"button",class:"alignment-more",tabindex:-1,"aria-label":d,hidden:!0,onclick:a(Number(h))},l)),s=()=>{let l=o==="left"?t.scrollLeft:t.scrollTop,d=[l>1,l+e<n-1],h=["before","after"].filter((f,u)=>d[u]).map(f=>`more-${f}`);i.className=["alignment-box",o==="top"&&"down",...h].filter(Boolean).join(" "),r.forEach((f,u)=>f.hidden=!d[u])},i=j("alignment-box",t,...r);return t.addEventListener("scroll",s),{root:i,set:(l,d,h)=>{let f=h?"top":"left";if(!(l===e&&d===n&&f===o)){if([e,n,o]=[l,d,f],n>e)return s();i.className="alignment-box";for(let u of r)u.hidden=!0}}}}var cn=(t,e,{width:n,most:o})=>rt(t.source,e.words,n,o,at(t));function dn(t){let e=hn(),[n,o]=[$("span",{}),$("small",{})],a=xe(t(()=>a)),r=j("alignment-picture",e,a.root),s=$("div",{class:"attn-stage",role:"group"},r),i=Go(s),c=$("section",{class:"alignment-side"},$("h3",{},n,o),i.root),l="",[d,h]=["",""],f=(g,m,w)=>{let x={...w,clock:Math.round(w.clock),focus:w.chosen},b=Ut(g,m,x),[y,v]=[d,g.source.join(" ")];if(d=JSON.stringify([b,x.clock]),h!==v)s.scrollTo({top:0,left:0});else if(b&&d!==y){let{sideways:S}=cn(g,m,w),[k,O,C]=S?["top",s.scrollTop,s.clientHeight]:["left",s.scrollLeft,s.clientWidth],M=vt()?"auto":"smooth";s.scrollTo({[k]:Vt(O,C,b),behavior:M})}h=v},u=(g,m,w,x)=>{let b=m===U(g)&&m.weights!==null;a.set(b?Kt(g,m,{width:w.width,most:w.most,clock:Math.round(w.clock),focus:w.chosen}):[]),T(s,"role",b||x?"group":"presentation"),T(s,"aria-label",b?"Words written and words read; arrow keys move":x?"Ribbons that scroll":""),x&&!b?T(s,"tabindex","0"):s.removeAttribute("tabindex")};return{root:c,paint:(g,m,w,x,b)=>{let y=g.first===null&&l===b;if(c.classList.toggle("kept",y),c.style.visibility=m===null&&!y?"hidden":"",y&&a.set([]),m===null||w===0)return;l=b;let v={...x,...Bt(g,m,x),width:w};if(nn[m.name].forEach((C,M)=>F(M?o:n,C)),m.weights===null)return kt(e,Zt(g,m,v)),s.classList.remove("long"),r.style.width="",i.set(0,0,!1),u(g,m,v,!1);let S=Ht(g,m,v);kt(e,S);let{scrolls:k,sideways:O}=cn(g,m,v);s.classList.toggle("long",k),r.style.width=k?`${S.width}px`:"",a.root.dataset.sideways=String(O),u(g,m,v,k),f(g,m,v),k?O?i.set(v.most,S.height,!0):i.set(w,S.width,!1):i.set(0,0,!1)}}}function Jo(t){let e=hn(),[n,o]=[$("span",{}),$("small",{}," as a table")],a=$("small",{}),r=$("section",{class:"alignment-table"},$("h3",{},n,o),a,e),s=()=>{},i="";return e.addEventListener("pointermove",l=>t(s(be(e,l)))),e.addEventListener("pointerleave",()=>t(void 0)),{root:r,paint:(l,d,h,f)=>{let u=U(l),p=l.first===null&&i===f.find(m=>m in it);r.classList.toggle("kept",p);let g=u!==null&&u.weights!==null&&u.words.length>0&&d>0;if(r.style.visibility=g||p?"":"hidden",!g)return void(s=()=>{});i=u.name,s=m=>{let w=Jt(l,u,{...h,width:d},m),x=Math.round(h.clock)-l.source.length;return w&&(w[0]==="read"||w[1]<x)?w:void 0},F(n,it[u.name]),F(a,u.links?"Framed: the grammar\u2019s links, dotted where a link is only possible.":"Rows are words written, columns words read."),kt(e,Qt(l,u,{...h,width:d}))}}}function Qo(t,e,n){let o=null,a=null,r,[s,i]=[{clock:1/0},0],c=()=>a,l=M=>{String(M)!==String(r)&&(r=M,S(s),a&&w.set(ne({...lt(e),focus:M??lt(e).focus},a)))},d=Zo(e,c,l),[h,f,u]=[Uo(e),Vo(e),Ko(e,c)],[p,g,m,w]=[dn(d),dn(d),Jo(l),$e()],x=$("p",{class:"attn-hint alignment-hint"},$("span",{},$("span",{class:"wide"},"A ribbon is as wide as its weight. "),"Press a word to follow its ribbons, or press \u25B6."),$("span",{},"No ribbons without attention. Press \u25B6.")),b=Tt("Reset",()=>(u.stop(),e.reset())).root;b.removeAttribute("aria-pressed"),f.root.append(b);let y=j("alignment-controls",u.root,h.root,f.root,w.root),v=M=>{o!==null&&(a=o.numbers(M),h.tell(M,o),f.tell(M),x.classList.toggle("none",!(M.first in it||M.second in it)),C.classList.toggle("alone",M.second===""),C.classList.toggle("both",M.first in it&&M.second in it),u.tell(M,a),w.set(ne(M,a)))},S=(M,B=0,ct=i)=>{if([s,i]=[M,ct],a===null)return;let{focus:q,first:yt,second:dt}=lt(e),Et=V(a).reduce((I,Z)=>I+Z),H={clock:Math.min(M.clock,Et),focus:r??q,chosen:q,high:i<sn},W=[p,g,m].map(({root:I})=>Math.round(I.clientWidth)),z=qo<=i&&i<sn?Q:St;p.paint(a,a.first,W[0],{...H,most:z},yt),g.paint(a,a.second,W[1],{...H,most:z},dt),m.paint(a,W[2],H,[yt,dt])},k=Ot(n,"alignment").then(M=>{o=Ne(M)}),O=se(n,"alignment",(M,B)=>o.put(M,B)),C=j("alignment-board",p.root,g.root,y,m.root);return{parts:[x,C],tell:v,ready:k,say:w.set,wants:M=>O.wants(o.lacks(M)),ahead:()=>{let{first:M,second:B}=lt(e);O.ahead([...new Set([M,B||M,...Object.keys(oe)])])},glides:M=>({clock:ot(a??o.numbers(M),M)}),paint:S,stop:()=>(u.stop(),h.stop(),w.stop())}}var Xr=me({name:"alignment",label:"Live figure: translators, with attention and without",style:tn+en,controls:["sentence","first","second","read","step","focus"],build:Qo});export{J as astray,Xr as default,ne as describe,Ye as scene,Te as tokenize,Ne as translators,ut as turned};
