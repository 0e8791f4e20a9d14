// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var sn=Object.defineProperty;var ln=(t,e)=>{for(var n in e)sn(t,n,{get:e[n],enumerable:!0})};function Et(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var cn=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function te(t,e,n){let o=new Map,a=new Set,r=c=>{let l=o.get(c)??Et(t,`${e}.${c}`).then(d=>{n(c,d),a.add(c)});return o.set(c,l),l.catch(()=>o.delete(c)),l};return{wants:c=>{let l=c.filter(d=>!a.has(d));return l.length?Promise.all(l.map(r)).then(()=>{}):null},ahead:async c=>{if(!navigator.connection?.saveData)for(let l of c)await cn().then(()=>r(l)).catch(()=>{})}}}var dn="http://www.w3.org/2000/svg",hn=0,un=Math.random().toString(36).slice(2,8),zt=t=>`attn-${un}-${t}-${++hn}`;function ee(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var v=(t,e={},...n)=>ee(document.createElement(t),e,n),ne=(t,e={},...n)=>ee(document.createElementNS(dn,t),e,n);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function L(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var oe=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var re=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ae=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function se(t,e=1,n=null){let o=i=>n===null||n[i],a=Math.max(...t.filter((i,c)=>o(c))),r=t.map((i,c)=>o(c)?Math.exp((i-a)/e):0),s=r.reduce((i,c)=>i+c,0);return s>0?r.map(i=>i/s):r}var D=t=>t.indexOf(Math.max(...t)),T=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ie=200,yt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,mn=t=>t*t*(3-2*t);function Lt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>Lt(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,Lt(t[a],r,n)]);return Object.fromEntries(o)}return e}function le(t,e,n){let[o,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,d=h=>{let p=T(h-i,0,64);if(i=h,l){let f=T((h-s)/e);o=Lt(a,r,mn(f)),l=f<1}let u=n(o,p);c=l||u?requestAnimationFrame(d):0};return{go(h,p){if(yt()){[o,r,l]=[h,h,!1],n(o,1/0);return}[a,r,s,l]=[o,h,performance.now(),p],p||(o=h,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function ce(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(h=>[h,t.get(h)])),i=h=>{if(r)return;let p=s();a.forEach(u=>u(p,h))},c=()=>i(null);e.forEach(h=>t.on(`change:${h}`,c));let l=(h,{glide:p=!1}={})=>{r=!0;for(let[u,f]of Object.entries(h))t.set(u,f);r=!1,i({glide:p}),t.save_changes()},d=()=>{let h=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in h).map(p=>[p,h[p]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:h=>void a.push(h),stop:()=>e.forEach(h=>t.off(`change:${h}`,c))}}function wn(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function xn(t,e,n,o){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(c);e.say?.("Loading \u2026");let h="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===a&&i(c),()=>l===a&&e.say?.(h))};return i}function de({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=ie,build:s}){return{render:({model:c,el:l})=>{let d=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=d.attachShadow({mode:"open"});h.append(v("style",{},[oe,re,ae,n].join(`
`)));let p=ce(c,o,a),u=s(p.read(),p,c),f=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);h.append(f),l.append(d);let m=()=>{let w=u.glides??(M=>M),x=0,b=le(w(p.read()),r,(M,O)=>x>0&&u.paint(M,O,x)),y=()=>{let M=Math.round(f.clientWidth);M===x||M===0||(x=M,wn(l),b.again())},k=xn(f,u,p.read,M=>{u.tell(p.read()),b.go(w(p.read()),M)});p.follow((M,O)=>{f.classList.add("touched"),k(O?.glide??!0)}),u.tell(p.read()),y();let $=new ResizeObserver(y);return $.observe(f),u.ahead?.(),()=>{$.disconnect(),b.stop(),p.stop(),u.stop?.()}},g=async()=>{await u.ready;for(let w;w=u.wants?.(p.read());)await w;return m()};return u.ready?g():m()}}}var bn=t=>Math.round(t*10)/10,he=new WeakMap;function ue(t){let e=v("div",{class:"attn-hits"}),n=new Map,o=r=>{let s=r.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:r=>{let s=new Set(r.map(({id:i})=>i));for(let[i,{node:c}]of n)s.has(i)||(c.remove(),n.delete(i));r.forEach((i,c)=>{let l=n.get(i.id)??o(i);yn(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function yn(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l}){let[d,h,p,u]=[e,n,o,a].map(bn),f=`left:${d}px;top:${h}px;width:${p}px;height:${u}px`;he.get(t)!==f&&(t.style.cssText=f,he.set(t,f)),L(t,"class",`attn-hit ${s}`.trim()),L(t,"aria-label",r),L(t,"tabindex",c),l&&L(t,"lang",l);for(let[m,g]of Object.entries(i))L(t,`aria-${m}`,String(g))}function pe(t,{clientX:e,clientY:n}){let{left:o,top:a}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-o)/r,(n-a)/r]}var ge="http://www.w3.org/2000/svg",E=t=>Math.round(t*10)/10+0;function S(t,e,n,o,a){let r={};for(let s in o){let i=o[s];r[s]=typeof i=="number"?E(i):i}return{id:t,shape:e,role:n,at:r,...a===void 0?{}:{text:a}}}var fe=new WeakMap;function vn(t,e){let{node:n,role:o,at:a}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map($n)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var kn=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function $n(t){let e=document.createElementNS(ge,"tspan");for(let[n,o]of Object.entries(kn(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function vt(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=fe.get(t)??new Map;fe.set(t,r);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of r)s.get(c)?.shape!==d&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of o){let l=r.get(c.id);if(!l){let d=document.createElementNS(ge,c.shape);d.setAttribute("data-id",c.id),l={node:d,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}vn(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var kt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,lt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Tt(t,e){let n=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>L(n,"aria-pressed",String(o))}}function me(t,e,n){let o=zt("choice"),a=new Map,r=v("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,v("input",{type:"radio",name:o,onchange:()=>n(s)})),r.append(v("label",{},a.get(s),v("span",{},i)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function Ot({label:t,onChange:e,options:n=[],wide:o=!1}){let a=zt("select"),r=v("select",{id:a,onchange:()=>e(r.value)}),s=v("div",{class:o?"attn-field attn-wide":"attn-field"},v("label",{for:a},t),r),[i,c]=[n,""],l=0,d=u=>{let[f,m]=i[u];L(r.options[u],"value",f),I(r.options[u],m)},h=()=>{for(l=0;r.length>i.length;)r.lastChild.remove();i.forEach((u,f)=>d(f))},p=(u,f=n)=>{i=f;let m=i.findIndex(([w])=>String(w)===String(u)),g=JSON.stringify(i);if(g!==c){for(;r.length<i.length;)r.append(v("option",{}));m>=0&&d(m),l||(l=setTimeout(h,40))}c=g,r.selectedIndex!==m&&(r.selectedIndex=m)};return p(n[0]?.[0]),{root:s,set:p}}function we(t=700){let e=v("p",{class:"attn-summary"}),n=v("span",{class:"attn-hidden",role:"status"}),o,a=(r,s=r)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>I(n,s),t)),I(e,r)};return{root:v("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function xe(t,e,n){t.addEventListener("keydown",o=>{let a=e[o.key]?.();a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(a))})}var[Mn,ct]=[1,2],be=4,_t=40,ye=Float64Array.from({length:32},(t,e)=>2**(e-25));function An(t){let[e,n]=[t>>10&31,t&1023],o=e===0?n*ye[1]:(n+1024)*ye[e];return t&32768?-o:o}function Sn({shapes:t,numbers:e}){let n=atob(e),o=new Float32Array(n.length/2);for(let s=0;s<o.length;s++)o[s]=An(n.charCodeAt(2*s)|n.charCodeAt(2*s+1)<<8);let a=0,r=([s,i])=>[s,o.subarray(a,a+=i.reduce((c,l)=>c*l,1))];return Object.fromEntries(Object.entries(t).map(r))}function tt(t,e,n=null,o=0,a=e.length){let r=new Float64Array(t.length/a);for(let s=0,i=o;s<r.length;s++,i+=a){let c=n===null?0:n[s];for(let l=0;l<e.length;l++)c+=t[i+l]*e[l];r[s]=c}return r}function ve(t,e){let n=new Float64Array(e.length/t.length);for(let o=0,a=0;o<t.length;o++,a+=n.length)for(let r=0;r<n.length;r++)n[r]+=t[o]*e[a+r];return n}var ke=t=>1/(1+Math.exp(-t));function En(t,e,n,o){let a=e.length,r=tt(n,e,o),s=new Float64Array(a);for(let i=0;i<a;i++){let c=ke(t[i]+r[i]),l=ke(t[a+i]+r[a+i]),d=Math.tanh(t[2*a+i]+c*r[2*a+i]);s[i]=(1-l)*d+l*e[i]}return s}function zn(t,e){let n=new Float64Array(e[0].length);for(let o=0;o<e.length;o++)for(let a=0;a<n.length;a++)n[a]+=t[o]*e[o][a];return n}function Ln(t,e){let n=new Float64Array(t.length+e.length);return n.set(t),n.set(e,t.length),n}function Tn(t){let[e,n]=[-1/0,0];for(let a of t)e=Math.max(e,a);for(let a of t)n+=Math.exp(a-e);let o=e+Math.log(n);return t.map(a=>a-o)}function On(t){let e=ct;for(let n=ct+1;n<t.length;n++)t[n]>t[e]&&(e=n);return e}function Nn(t){let e=new Map,n=t["encoder.bias_hh_l0"].length/3;return(o,a,r,s)=>{let i=`${o} ${r}`;if(!e.has(i)){let c=t[`${a}_embedding.weight`].subarray(r*n,(r+1)*n);e.set(i,tt(t[`${o}.weight_ih_l0`],c,t[`${o}.bias_ih_l0`],0,s))}return e.get(i)}}function _n(t,e,n){if(e===null)return null;let o=s=>{let i=se(s);return{weights:i,context:zn(i,n)}};if(e==="dot")return s=>o(n.map(i=>tt(i,s)[0]));let a=t["attention.v"],r=n.map(s=>ve(s,t["attention.w_key"]));return s=>{let i=ve(s,t["attention.w_query"]);return o(r.map(c=>{let l=0;for(let d=0;d<a.length;d++)l+=a[d]*Math.tanh(i[d]+c[d]);return l}))}}function Cn(t){let e=Sn(t),n=Nn(e),o=t.attention==="additive",a=e["encoder.bias_hh_l0"].length/3,r=d=>(h,p)=>En(h,p,e[`${d}.weight_hh_l0`],e[`${d}.bias_hh_l0`]),[s,i]=[r("encoder"),r("decoder")],c=d=>{let h=new Float64Array(a);return d.map(p=>h=s(n("encoder","source",p,a),h))},l=(d,h,p)=>{let u=n("decoder","target",h,o?2*a:a),f=o?d(p):null;if(o){let x=tt(e["decoder.weight_ih_l0"],f.context,null,a,2*a);u=u.map((b,y)=>b+x[y])}let m=i(u,p);d&&!o&&(f=d(m));let g=f===null?m:Ln(m,f.context),w=tt(e["join.weight"],g).map(Math.tanh);return{next:m,seen:f,logProbs:Tn(tt(e["output.weight"],w,e["output.bias"]))}};return d=>{let h=c(d),p=_n(e,t.attention,h),[u,f,m]=[h.at(-1),Mn,0],g=[],w=[];for(;f!==ct&&g.length<_t;){let{next:b,seen:y,logProbs:k}=l(p,f,u);[u,f]=[b,On(k)],m+=k[f],g.push(f),y&&w.push(y.weights)}let x=h.map(b=>Array.from(b));return{tokens:g,states:x,logProbability:m,weights:p?w:null}}}var Y="[\\p{L}\\p{N}_]",jn=new RegExp(`'s(?!${Y})|${Y}+'(?!s(?!${Y}))(?=${Y})|${Y}+(?:-${Y}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),Ae=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(jn)??[],Nt=t=>t.normalize("NFD").replace(/\p{M}/gu,"");function In(t){let e=new Set(t),n=new Map;for(let o of t)n.set(Nt(o),[...n.get(Nt(o))??[],o]);return o=>{let a=n.get(Nt(o))??[];return e.has(o)||a.length!==1?o:a[0]}}function Se(t,e){let n=(r,s)=>t[r].toLowerCase()===e[s].toLowerCase(),o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r--)for(let s=e.length-1;s>=0;s--)o[r][s]=n(r,s)?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let a=t.map(()=>-1);for(let r=0,s=0;r<t.length&&s<e.length;)n(r,s)?a[r++]=s++:o[r+1][s]>=o[r][s+1]?r++:s++;return a}var Fn=(t,e)=>Se(t,e).map(n=>n<0);function Wn(t,e){let n=Se(t,e.target),o=a=>n.map(r=>a.filter(([,s])=>s===r).map(([s])=>s));return{sure:o(e.sure),possible:o(e.possible)}}var K=({sure:t,possible:e},n)=>t[n].length?t[n]:e[n];function Z({weights:t,links:e}){return t===null||e===null?[]:t.flatMap((n,o)=>{let a=[...e.sure[o],...e.possible[o]];return a.length>0&&!a.includes(D(n))?[o]:[]})}function $e(t,e){let n=Uint8Array.from(atob(t),r=>r.charCodeAt(0)),o=new DataView(n.buffer),a=r=>Array.from({length:e},(s,i)=>o.getFloat32(4*(r*e+i),!0));return Array.from({length:n.length/4/e},(r,s)=>a(s))}function Pn({words:t,weights:e,states:n,probability:o,ended:a},r){let s=atob(n).length/4/r;return{words:t,probability:o,ended:a,states:$e(n,s),weights:e===null?null:$e(e,r)}}var Me=(t,e)=>t.length===e.length&&t.every((n,o)=>n===e[o]);function Ee(t){let e=t.models??={},{source:n,found:o}=t.opening,a={},r=new Map(t.source_words.map((g,w)=>[g,w+be])),s=In(t.source_words),i=new Map,c=new Map,l=(g,w)=>(i.has(g)||i.set(g,Cn(e[g])),i.get(g)(w)),d=(g,w)=>{if(!e[g])return a[g]??=Pn(o[g],w.length);let x=`${g} ${w.join(" ")}`;if(c.size>300&&c.clear(),!c.has(x)){let b=l(g,w.map(M=>r.get(M))),y=b.tokens.filter(M=>M!==ct).map(M=>t.target_words[M-be]??"<unk>"),k=b.tokens.at(-1)===ct,$=b.weights?.slice(0,y.length)??null;c.set(x,{words:y,weights:$,states:b.states,probability:Math.exp(b.logProbability),ended:k})}return c.get(x)},h=g=>{let w=Ae(g),x=w.map(s),b=w.flatMap(($,M)=>$===x[M]?[]:[[$,x[M]]]),y=x.filter($=>r.has($)),k=x.filter($=>!r.has($)&&/[\p{L}\p{N}]/u.test($));return{source:y.slice(0,_t),mended:b,unknown:k,cut:y.length>_t}},p=({sentence:g,first:w,second:x})=>{let b=h(g),y=b.unknown.length?null:t.pairs.find(({source:$})=>Me($,b.source)),k=$=>{if(!$||b.source.length===0)return null;let M=d($,b.source);return{name:$,...M,wrong:y?Fn(M.words,y.target):M.words.map(()=>!1),links:y?Wn(M.words,y):null}};return{...b,wanted:y?.target??null,first:k(w),second:k(x)}},u=({sentence:g,first:w,second:x})=>{let{source:b}=h(g);return b.length===0||Me(b,n)?[]:[...new Set([w,x])].filter(y=>y&&!e[y])},f=(g,w)=>void(e[g]=w),m=[...t.source_words].sort((g,w)=>g.localeCompare(w,"fr"));return{compute:l,numbers:p,lacks:u,put:f,pairs:t.pairs,words:m}}var H=({first:t,second:e})=>[t,e].find(n=>n?.weights)??t,dt=({first:t,second:e})=>[t,e].flatMap((n,o)=>n?.weights&&(o===0||n.name!==t?.name)?[n]:[]);function U({source:t,first:e,second:n}){return[t.length,Math.max(e?.words.length??0,n?.words.length??0)]}function et(t,{read:e,step:n}){let[o,a]=U(t);return e===null?o+Math.min(n??a,a):Math.min(e,o)}function ze(t,e){let[n,o]=U(t);return e<n?{read:Math.max(0,e),step:null}:{read:null,step:e>=n+o?null:e-n}}var Ct=t=>t.map(e=>D(e));function ht(t){let e=Ct(t),n=t.map(s=>s.reduce((i,c,l)=>i+c*l,0)),[o,a,r]=[0,[0,0],0];for(let s=1;s<=e.length;s++){if(s<e.length&&e[s]<e[s-1]&&n[s]<n[s-1])continue;let[i,c]=[o,s-1],l=e[i-1]===e[i]||e[c+1]===e[c],d=c-i+(l?.5:0);c>i&&d>r&&n[i]-n[c]>.5&&([a,r]=[[i,c],d]),o=s}return r>0?a:null}function Le(t,e){let n=Ct(t);return e.flatMap((o,a)=>{let r=a?1:-1,s=o;for(;n[s+r]===n[o];)s+=r;return s===o?[]:[a?[o,s]:[s,o]]})}var Te=t=>Ct(t).every((e,n,o)=>n===0||e>=o[n-1]),Oe=t=>(t[0]??[]).flatMap((e,n)=>t.reduce((o,a)=>o+a[n],0)<.1?[n]:[]);var Ke={};ln(Ke,{LINES:()=>G,TALL:()=>Mt,matrix:()=>Gt,percent:()=>mt,places:()=>nt,ribbonScene:()=>Rt,scrolledTo:()=>Ht,shared:()=>Dt,sight:()=>Bt,squeeze:()=>Vt,tableAt:()=>Zt,tableOf:()=>Kt,twice:()=>ot,wordHits:()=>Ut});var qn={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Dn=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),Rn=t=>~t.reduce((e,n)=>Dn[(e^n)&255]^e>>>8,-1)>>>0,pt=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function ut(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...pt(e.length),...n,...pt(Rn(n))]}var Bn=t=>T(Math.round(128+127*t),0,255);function Hn(t){let[e,n]=[1,0];for(let a of t)n=(n+(e=(e+a)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...pt((n<<16|e)>>>0)]}var Ne=Array.from({length:256},(t,e)=>e-128),_e=t=>[...ut("PLTE",Ne.flatMap(e=>qn[t][e<0?"below":"above"])),...ut("tRNS",Ne.map(e=>Math.min(255,2*Math.abs(e))))],Un={signed:_e("signed"),weight:_e("weight")},Ce=new WeakMap;function jt(t,e,n=1,o="signed"){let a=Ce.get(t)??new Map;Ce.set(t,a);let r=`${e} ${n} ${o}`;return a.has(r)||a.set(r,Vn(t,e,n,o)),a.get(r)}function Vn(t,e,n,o){let a=t.length/e,r=[];for(let c=0;c<a;c++){r.push(0);for(let l=0;l<e;l++)r.push(Bn(t[c*e+l]/n))}let i=[137,80,78,71,13,10,26,10,...ut("IHDR",[...pt(e),...pt(a),8,3,0,0,0]),...Un[o],...ut("IDAT",Hn(r)),...ut("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var Kn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Zn=1.12,ft=new Map;function Gn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(Kn[a.charCodeAt(0)-32]??556),0);return Zn*n/1e3}function j(t,e){return ft.size>5e3&&ft.clear(),ft.has(t)||ft.set(t,Gn(t)),e*ft.get(t)}var $t=20,Jn=.005,je=16,V=25,Mt=13*V+28,De=12,Ie=60,_={angle:60,least:28,most:34,from:480,edge:46},G=298,Ft=3,R={tall:224,high:264,cell:20,name:11,small:8},Qn=[18,17,16,15,14],Xn=16,Yn="64 numbers kept of each word: its square",to=16,eo=44,Re=.3,mt=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,wt=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),J=t=>String(E(10*t)/10),Q=(t,e)=>T(t-e);function Fe(t,e,n){let o=t.map(i=>Math.max($t,j(i,e))),a=n-o.reduce((i,c)=>i+c,0),r=t.length>1?Math.min(e*1.5,a/(t.length-1)):0;if(t.length>1?r<6:a<0)return null;let s=(a-r*(t.length-1))/2;return o.map(i=>{let c={x:s+i/2,w:i};return s+=i+r,c})}function Be(t,e,n,o){let a=Math.max(t.length,e.length),r=20+a*V+8>o,s=n-(r?De:0),[i,c]=[15,20],l=f=>Math.max(0,...f.map(m=>j(m,i))),d=T(l(t),40,s*.38),h=s-T(l(e),40,s*.38),p=Math.max(G,c+a*V+8),u=(f,m,g)=>f.map((w,x)=>{let b=j(w,i),y=r?c-2:p/2+6-V*f.length/2;return{x:m-g*b/2,y:y+V*(x+.5)+5,w:b}});return{sideways:!0,scrolls:r,size:i,row:V,width:s,height:p,leave:d+24,arrive:h-8,source:u(t,d,1),target:u(e,h,-1)}}function no(t,e,n){if(n<_.from)return null;let o=13,a=f=>Math.max(1,f.length-1),r=_.least*Math.max(a(t),a(e))+2*_.edge,s=r>n,[i,c]=s?[r,G-De]:[n,G],l=f=>s?_.least:Math.min(_.most,(i-2*_.edge)/a(f)),d=f=>{let m=Math.max(0,...f.map(g=>j(g,o)));return T(m*Math.sin(_.angle*Math.PI/180)+6,40,96)},[h,p]=[to+d(t),c-d(e)],u=(f,m)=>{let g=s?_.edge:i/2-(f.length-1)/2*l(f);return f.map((w,x)=>({x:g+x*l(f),y:m,w:j(w,o)}))};return{sideways:!1,lean:!0,scrolls:s,size:o,width:i,height:c,leave:h+26,arrive:p-12,row:Math.min(l(t),l(e))*Math.sin(_.angle*Math.PI/180),source:u(t,h),target:u(e,p)}}function Pt({sideways:t,lean:e},{x:n,y:o,w:a},r){let s=r==="source";if(e){let[c,l]=[n+4,`rotate(-${_.angle} ${E(n+4)} ${E(o)})`];return{anchor:s?" start":" end",at:{x:c,y:o,transform:l},left:s?c:c-a,turn:l}}if(!t)return{anchor:"",at:{x:n,y:o},left:n-a/2,turn:null};let i=s?n+a/2:n-a/2;return{anchor:s?" end":" start",at:{x:i,y:o},left:n-a/2,turn:null}}function nt(t,e,n,o=Mt,a=!1){let r=`${t.join(" ")}|${e.join(" ")}|${n}|${o}|${a}`;if(!gt.has(r)){gt.size>50&&gt.clear();let s=a?Be(t,e,n,o):oo(t,e,n,o);gt.set(r,s)}return gt.get(r)}var ot=t=>dt(t).length>1,gt=new Map;function oo(t,e,n,o){for(let a of Qn){let[r,s]=[Fe(t,a,n),Fe(e,a,n)];if(r===null||s===null)continue;let[i,c]=[38,274],l=(d,h)=>d.map(({x:p,w:u})=>({x:p,y:h,w:u}));return{sideways:!1,scrolls:!1,size:a,width:n,height:G,leave:i+31,arrive:c-a-4,source:l(r,i),target:l(s,c)}}return no(t,e,n)??Be(t,e,n,o)}function He(t,e){let n=r=>e.sideways?r.y-5:r.x,o=e.source.map((r,s)=>t.reduce((i,c)=>i+c[s],0)),a=e.source.map((r,s)=>n(r)-$t*o[s]/2);return t.map((r,s)=>{let i=n(e.target[s])-$t/2;return r.map((c,l)=>{let d=c*$t,h={width:d,from:a[l]+d/2,to:i+d/2};return a[l]+=d,i+=d,h})})}function qt({from:t,to:e},{sideways:n,leave:o,arrive:a}){let r=(o+a)/2,[s,i,c,l]=n?[[o,t],[r,t],[r,e],[a,e]]:[[t,o],[t,r],[e,r],[e,a]],d=([h,p])=>`${E(h)} ${E(p)}`;return`M${d(s)}C${d(i)} ${d(c)} ${d(l)}`}function Ue(t,e,n){let o=Math.min(Math.floor(e+1e-9),t.length),a=n!==null&&(n[0]==="read"||n[1]<o)?n:null;if(a){let[c,l]=a;return{done:o,chosen:a,run:null,near:(d,h)=>c==="written"?d===l:h===l,strength:(d,h)=>d===l&&c==="written"||h===l&&c==="read"?.92:.07}}let r=e>0&&o<t.length?Math.max(0,o-1):-1;if(r>=0)return{done:o,chosen:a,run:null,near:c=>c===r,strength:c=>c===r?.92:.32};let s=ht(t.slice(0,o)),i=c=>s!==null&&s[0]<=c&&c<=s[1];return{done:o,chosen:a,run:s,near:i,strength:c=>i(c)?.78:.32}}function Dt(t,e,{focus:n,chosen:o}){let a=H(t),r=s=>s===null||e===a||s[0]==="read"||e.words[s[1]]===a?.words[s[1]]?s:null;return{focus:r(n),chosen:r(o)}}function ro(t,e,n,o){let r=He(t,e).flatMap((s,i)=>s.flatMap((c,l)=>{if(t[i][l]<Jn)return[];let d=J(o.strength(i,l)*Q(n,i)),h={d:qt(c,e),"stroke-width":c.width,"stroke-opacity":d};return[{near:o.near(i,l),mark:S(`w ${i} ${l}`,"path","weight line ribbon",h)}]}));return[!1,!0].flatMap(s=>r.filter(i=>i.near===s).map(i=>i.mark))}function ao(t,e,n,o){let a=r=>e.sideways?r.y-5:r.x;return Z(t).flatMap(r=>K(t.links,r).map(s=>{let[i,c]=[a(e.source[s]),a(e.target[r])],l=o.chosen===null||o.near(r,s)?.85:.12;return S(`missed ${r} ${s}`,"path","ink line missed",{d:qt({from:i,to:c},e),opacity:J(l*Q(n,r))})}))}var Wt=t=>.35+.65*Math.min(1,2*t);function so({source:t},{weights:e,states:n},o,a,r){let s=r.run===null?[]:e.slice(r.run[0],r.run[1]+1).map(D),i=c=>{if(r.chosen===null)return 1;let[l,d]=r.chosen;return l==="read"?+(d===c):e[d][c]};return t.flatMap((c,l)=>{let{x:d,y:h}=o.source[l],{anchor:p,at:u}=Pt(o,o.source[l],"source"),f=a>l&&a<=l+1&&a<t.length,m=Math.max(Re,Q(a,l)*Wt(i(l))),g=f?"key strong word":s.includes(l)?"weight turn word":"ink word",w=Math.min(je,o.size+1),b={...o.sideways?{x:o.leave-4-w,y:h-5-w/2}:{x:d-je/2,y:h+(o.lean?7:10)},width:w,height:w,href:jt(n[l],8),opacity:J(.8*Q(a,l)*Wt(i(l)))};return[S(`s ${l}`,"text",`${g} size${o.size}${p}`,{...u,opacity:J(m)},c),S(`kept ${l}`,"image","map",b)]})}function io(t,e,n,o){return t.words.flatMap((a,r)=>{let{y:s,w:i}=e.target[r],{anchor:c,at:l,left:d,turn:h}=Pt(e,e.target[r],"target"),p=o.chosen===null?1:o.chosen[0]==="written"?+(o.chosen[1]===r):t.weights[r][o.chosen[1]],u=J(Q(n,r)*Wt(p)),f=o.run!==null&&o.run[0]<=r&&r<=o.run[1],m=t.wrong[r]?"soft word":f?"weight turn word":"ink word";return[S(`t ${r}`,"text",`${m} size${e.size}${c}`,{...l,opacity:u},a),...t.wrong[r]?[Ve(r,d,s-e.size*.3,i,u,h)]:[]]})}var Ve=(t,e,n,o,a,r=null)=>S(`x ${t}`,"line","ink line strike",{x1:e,x2:e+o,y1:n,y2:n,opacity:a,...r===null?{}:{transform:r}});function lo({leave:t,arrive:e},{from:n,to:o},a){let r=Math.min(eo/(e-t),.3333333333333333),[s,i]=[0,1];for(;i-s>.001;){let l=(s+i)/2;[s,i]=1.5*l*(1-l)+l**3<r?[l,i]:[s,l]}let c=s**2*(3-2*s);return a?{x:t+r*(e-t),y:n+c*(o-n)}:{x:e-r*(e-t),y:o+c*(n-o)}}function co(t,e,n){let[o,a]=n.chosen,r=o==="written",s=r?t[a]:t.slice(0,n.done).map(h=>h[a]),i=r?e.source:e.target,c=e.sideways?He(t,e):[],l=[];return s.map((h,p)=>p).sort((h,p)=>s[p]-s[h]).filter(h=>s[h]>=.02).flatMap(h=>{let{x:p,y:u}=i[h];if(!e.sideways&&l.some(k=>Math.abs(k-p)<34))return[];e.sideways||l.push(p);let f=e.lean?{x:p,y:r?e.leave+14:e.arrive-6}:{x:p,y:r?u-e.size-3:u+18},m=mt(s[h]),g=S(`share ${h}`,"text","weight strong share",f,m);if(!e.sideways)return[g];let w=r?c[a][h]:c[h][a],x=lo(e,w,r);if(l.some(k=>Math.abs(k-x.y)<16))return[];l.push(x.y);let b=j(m,13)+6,y={x:x.x-b/2,y:x.y-9,width:b,height:18,rx:4};return[S(`label ${h}`,"rect","paper label",y),{...g,at:{x:E(x.x),y:E(x.y+5)}}]})}function ho({source:t,unknown:e},{words:n},o,a){let r=`${e.slice(0,3).map(kt).join(", ")}${e.length>3?", \u2026":""}`,s=t.length===1?"64 numbers kept: the square":Yn,i=`${e.length} ${e.length===1?"word":"words"}`,c=[r,i].map(u=>`Left out: ${u}`).find(u=>j(u,13)<a),l=e.length?c:s,d=[o.source,o.target].flatMap((u,f)=>[t,n][f].length?[u[0].y]:[]),h=o.sideways?Math.min(...d)-24:12,p=e.length?"ink strong note":"soft note";return S("note","text",p,{x:a/2,y:h},l)}function uo(t,e,n,o,a){let r=t.words.length>0&&n>=a.length&&o<t.words.length?e.target[Math.floor(o)]:null;if(r===null)return[];let{left:s,turn:i}=Pt(e,r,"target");return[S("caret","rect","ink solid",{x:s-1,y:r.y-e.size+2,width:2,height:e.size+2,...i?{transform:i}:{}})]}function Rt(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=nt(t.source,e.words,n,o,ot(t)),{read:i,written:c}=wt(t,a),l=e.weights,d=Ue(l,c,r),h=[...ro(l,s,c,d),...ao(e,s,c,d),...so(t,e,s,i,d),...io(e,s,c,d),...uo(e,s,i,c,t.source),...d.chosen?co(l,s,d):[ho(t,e,s,n)]];return{width:s.width,height:s.height,marks:h}}function Bt(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=nt(t.source,e.words,n,o,ot(t)),i=({x:b,y})=>s.sideways?y-5:b,{read:c,written:l}=wt(t,a),d=e.weights,{done:h,chosen:p}=Ue(d,l,r);if(!s.scrolls||p===null&&h===d.length)return null;if(p===null&&h===0){let b=i(s.source[T(Math.ceil(c)-1,0,t.source.length-1)]);return{own:b,other:b}}let[u,f]=p??["written",h-1],m=u==="written",g=D(m?d[f]:d.slice(0,h).map(b=>b[f])),[w,x]=m?[s.target,s.source]:[s.source,s.target];return{own:i(w[f]),other:i(x[Math.max(0,g)])}}function Ht(t,e,{own:n,other:o}){let[a,r]=[Math.min(n,o)-Ie,Math.max(n,o)+Ie];return Math.max(0,r-a>e?n-e/2:T(t,r-e,a))}function Ut(t,e,{width:n,most:o,clock:a,focus:r=null}){let s=nt(t.source,e.words,n,o,ot(t)),{read:i,written:c}=wt(t,a),l=e.weights,d=Z(e),h=f=>{let m=D(l[f]),g=d.includes(f)?`, linked by the grammar with ${K(e.links,f).map(w=>t.source[w]).join(" ")}`:"";return`${e.words[f]}, from ${t.source[m]} ${mt(l[f][m])}${g}${e.wrong[f]?", wrong":""}`},p=s.lean?Math.min(V,s.row):V,u=(f,m,g,w,x,b)=>m.slice(0,w).map((y,k)=>{let{x:$,y:M,w:O}=g[k],N=Math.max(24,O+(s.sideways?8:4)),A=r!==null&&r[0]===f?r[1]:-1,B=k===T(A,0,w-1)?0:-1,st=A===k,F=s.lean?f==="read"?$:$-N:$-N/2;return{id:`${f} ${k}`,x:F,y:s.lean?M-p/2:M-5-p/2,width:N,height:p,...s.lean?{kind:`lean ${f}`}:{},label:x(k),tab:B,lang:b,aria:{pressed:st}}});return[...u("written",e.words,s.target,Math.min(c,e.words.length),h,"en"),...u("read",t.source,s.source,i,f=>`${t.source[f]}, read`,"fr")]}function We(t,e,n,o,a){let r=j(" ",e)+1,s=[[]],i=()=>s.at(-1),c=0;for(let d of t){let h=Math.min(n,j(d,e));c+h>n&&i().length>0&&(s.push([]),c=0),i().push(h),c+=h+r}let l=s.flatMap((d,h)=>{let p=a+(n-d.reduce((u,f)=>u+f+r,-r))/2;return d.map(u=>{let f={x:p+u/2,y:o+e+h*(e+(e<15?5:8)),w:u};return p+=u+r,f})});return{height:s.length*(e+(e<15?5:8)),at:l}}var Pe=(t,e,n,o)=>Array.from({length:9},(a,r)=>{let s=r/8;return[n+(o-n)*s**2*(3-2*s),t+(e-t)*s]}),qe=t=>`M${t.map(([e,n])=>`${E(e)} ${E(n)}`).join("L")}Z`;function po(t,e,n,o){let a=(r,s)=>`M${E(e+s*Ft)} ${E(n+o/2)}v${E(-r*o/2)}h${Ft-1}v${E(r*o/2)}Z`;return Array.from(t,a).join("")}function fo(t,e){let[n,o]=[Math.floor(e),e-Math.floor(e)],a=n>0?t[n-1]:t[0].map(()=>0);return o===0?a:a.map((r,s)=>r+(t[n][s]-r)*o)}function Vt({source:t},e,{width:n,clock:o}){let a=Math.max(t.length,e.words.length)>Xn,[r,s,i]=[a?13:15,64*Ft,a?28:40],[c,l]=a?[28,48]:[42,58],d=a?" size13":"",{read:h,written:p}=wt({source:t},o),u=(n-s)/2,f=We(t,r,n-24,6,12),m=6+f.height+c,g=We(e.words,r,n-24,m+i+l,12),w=m+i+l+Math.max(g.height,r+8)+8,[x,b]=[[2,n-2],[u-6,u+s+6]],y=(W,z,P,q)=>[Pe(W,z,P[0],q[0]),Pe(W,z,P[1],q[1]).reverse()],[k,$]=y(8+f.height,m-8,x,b),[M,O]=y(m+i+8,m+i+l-8,b,x),N=p===0&&h>0,A=f.at[T(Math.ceil(h)-1,0,t.length-1)],B=qt({from:A.x,to:n/2},{sideways:!1,leave:A.y+6,arrive:m-10}),st=["","1 word","both words"][t.length]??`all ${t.length} words`,F=[S("in","path","funnel",{d:qe([[x[0],2],...k,...$,[x[1],2]])}),S("out","path","funnel",{d:qe([...M,[x[0],w-2],[x[1],w-2],...O])}),S("row","rect","key frame",{x:u-6,y:m-8,width:s+12,height:i+16,rx:3}),S("middle","line","rule",{x1:u,x2:u+s,y1:m+i/2,y2:m+i/2}),S("bars","path","key solid",{d:po(fo(e.states,h),u,m,i)}),...N?[S("pour","path","key line pour",{d:B})]:[],S("told","text","soft note",{x:n/2,y:m+i+l-22},`64 numbers for ${st}`)];return t.forEach((W,z)=>{let P=N&&h>z&&h<=z+1;F.push(S(`s ${z}`,"text",`${P?"key strong word":"ink word"}${d}`,{...go(f.at[z]),opacity:J(Math.max(Re,Q(h,z)))},W))}),e.words.forEach((W,z)=>{let{x:P,y:q,w:X}=g.at[z],it=J(Q(p,z));F.push(S(`t ${z}`,"text",`${e.wrong[z]?"soft word":"ink word"}${d}`,{x:P,y:q,opacity:it},W)),e.wrong[z]&&F.push(Ve(z,P-X/2,q-r*.3,X,it))}),{width:n,height:w,marks:F}}var go=({x:t,y:e})=>({x:t,y:e}),It=new WeakMap;function mo(t){return It.has(t)||It.set(t,t.flatMap(e=>Array.from(e))),It.get(t)}function Kt({source:t},{words:e},n,o){let[a,r]=[e.length,t.length],s=p=>j(p,R.name),i=p=>Math.max(0,...p.map(s)),c=Math.ceil(i(e))+6,l=Math.ceil(i(t)*Math.sin(_.angle*Math.PI/180))+10,d=Math.cos(_.angle*Math.PI/180),h=Math.min(R.cell,((o?R.high:R.tall)-l-2)/Math.max(1,a),(n-c-2)/Math.max(1,r),...t.map((p,u)=>(n-c-6-s(p)*d)/(u+.5)));return{left:c,top:l,cell:h,step:Math.max(1,Math.ceil(R.name/h))}}function Zt(t,e,{width:n,high:o=!1},[a,r]){let{left:s,top:i,cell:c}=Kt(t,e,n,o),l=m=>Math.floor((m-1)/c),[d,h]=[l(r-i),r<i],p=h?(i-3-r)/Math.tan(_.angle*Math.PI/180):0,u=l(a-s-p),f=u>=0&&u<t.source.length;if(h)return f?["read",u]:void 0;if(!(d>=e.words.length||a>s+c*t.source.length+2))return f?["written",d,u]:["written",d]}function wo({source:t},{words:e},{left:n,top:o,cell:a,step:r}){let s=c=>(c+.5)*a+1,i=(c,l)=>c.flatMap((d,h)=>h%r?[]:[l(d,h)]);return[...i(e,(c,l)=>{let d={x:n-4,y:o+s(l)+4};return S(`row ${l}`,"text","soft tiny end",d,c)}),...i(t,(c,l)=>{let[d,h]=[n+s(l)+3,o-3],p=`rotate(-${_.angle} ${E(d)} ${E(h)})`;return S(`column ${l}`,"text","soft tiny start",{x:d,y:h,transform:p},c)})]}function xo({links:t},{left:e,top:n,cell:o}){if(t===null)return[];let a=E(o-1),r=(c,l)=>`M${E(e+1.5+l*o)} ${E(n+1.5+c*o)}h${a}v${a}h${-a}Z`,s=c=>c.flatMap((l,d)=>l.map(h=>r(d,h))).join(""),i=`ink line link${o<R.small?" thin":""}`;return[S("links possible","path",`${i} possible`,{d:s(t.possible)}),S("links sure","path",i,{d:s(t.sure)})]}function bo(t,{words:e},{left:n,top:o,cell:a,step:r},s){let i=o+2+e.length*a,c=(u,f,m,g)=>S(u,"rect","paper",{x:f,y:m,width:g,height:Math.max(0,i+6-m)}),l=Math.floor((t-1)/r)*r,[d,h]=[o+1+a/2,R.name/2],p=t>0?d+l*a+h:d-h-.5;return[c("unwritten",n,o+1+t*a,s-n+2),c("unnamed",0,p,n)]}function Gt(t,e,{width:n,clock:o,focus:a=null,high:r=!1}){let s=e.weights,i=t.source.length,c=Math.min(Math.floor(wt(t,o).written+1e-9),s.length),l=Kt(t,e,n,r),{left:d,top:h,cell:p}=l,[u,f]=[p*i,p*s.length],m={x:d+1,y:h+1,width:u,height:f},g=jt(mo(s),i,1,"weight"),w=[S("map","image","map",{...m,preserveAspectRatio:"none",href:g}),...wo(t,e,l),...xo(e,l),...c<s.length?bo(c,e,l,d+u):[],S("frame","rect","frame",m)];if(a!==null&&(a[0]==="read"||a[1]<c)){let[x,b,y]=a,k=x==="written",$=k?{x:d,y:h+b*p,width:u+2,height:p+2}:{x:d+b*p,y:h,width:p+2,height:f+2};if(w.push(S("look","rect","weight line look",$)),k&&y!==void 0){let M={...$,x:d+y*p,width:p+2};w.push(S("spot","rect","weight line look",M))}}return{width:n,height:r?R.high:R.tall,marks:w}}var Ze=`text.note { font-size: 13px; }
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
`;var Ge=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "table" / minmax(0, 1fr); gap: 10px 40px; }
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
.alignment-phases span { position: absolute; border-top: 2px solid var(--rule); white-space: nowrap; }
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
`;var Qe={additive:["With attention",", additive score"],dot:["With attention",", dot product"],no_attention:["Without attention",", all in one row"]},bt={additive:"with the additive score",dot:"with the dot product",no_attention:"without attention"},Jt={additive:"the additive translator",dot:"the dot translator",no_attention:"the translator without attention"},xt=t=>mt(t).replace(" ","\xA0"),C=t=>`\u201C${t}\u201D`,Xe=t=>lt(t.map(C)),Qt=t=>t[0].toUpperCase()+t.slice(1),At=(t,e=5)=>lt([...t.slice(0,e),...t.length>e?[`${t.length-e} more`]:[]]);function ko({mended:t,unknown:e,cut:n}){let o=t.length?`Read with accents: ${At(t.map(([,r])=>C(r)))}. `:"",a=e.length?`Left out, not among the translators\u2019 words: ${At(e.map(kt))}. `:"";return`${o}${a}${n?"Only the first 40 words are read. ":""}`}function $o({source:t},{words:e,weights:n,links:o},a,r){let s=n[a],i=`${C(e[a])} gives ${C(t[r])} ${xt(s[r])} of its attention`;if(o===null||K(o,a).length===0)return`${i}.`;let[c,l]=[o.sure[a].includes(r),o.possible[a].includes(r)];return`${i}; the grammar ${c?"links the two":l?"may link the two":"does not link the two"}.`}function Mo({source:t},{weights:e},n){let o=e[n],a=o.map((r,s)=>s).sort((r,s)=>o[s]-o[r]).filter((r,s)=>s===0||s<3&&o[r]>=.1);return lt(a.map(r=>`${C(t[r])} (${xt(o[r])})`))}function Je(t,e,n,o){let{source:a}=t;if(e.weights===null)return`${C(e.words[n])} is written from the row of 64 numbers alone.`;let r=dt(t),s=r.filter(({words:d})=>d[n]===e.words[n]),i=s.map(d=>`to ${Mo(t,d,n)}${r.length>1?` ${bt[d.name]}`:""}`).join(", and "),c=o===void 0?"":`${$o(t,e,n,o)} `,l=o===void 0&&s.some(d=>Z(d).includes(n))?` The grammar links ${C(e.words[n])} with ${Xe(K(e.links,n).map(d=>a[d]))} (dashed).`:"";return`${c}${C(e.words[n])} attends ${i}.${l}`}function Ao(t,e,n){let o=C(t.source[e]),a=dt(t);return`${a.map(({name:s,words:i,weights:c},l)=>{let d=i.flatMap((p,u)=>{let f=c[u][e];return u<n&&f>=.1?[`${C(p)} (${xt(f)})`]:[]}),h=a.length>1?` ${bt[s]}`:"";return d.length===0?`${l?"no":"No"} word written attends to ${o} with 10\xA0% or more${h}`:`${lt(d)} ${d.length===1?"attends":"attend"} to ${o}${h}`}).join("; ")}.`}function So({source:t,unknown:e,wanted:n},{name:o,words:a,weights:r}){if(r===null)return`${t.length===1?"The word passes":`All ${t.length} words pass`} through one row of 64 numbers.`;if(e.length||a.length===0)return"";let s=ht(r);if(s===null)return n&&Te(r)&&a.length>1?`The largest weights of ${Jt[o]} go through the French words from front to back.`:"";let i=Le(r,s).map(([l,d])=>`${Xe(a.slice(l,d+1))} ${l+1===d?"both":"all"} attend most to ${C(t[r[l].indexOf(Math.max(...r[l]))])}.`);return[`For \u201C${a.slice(s[0],s[1]+1).join(" ")}\u201D the ribbons cross: ${Jt[o]} attends to the French words from back to front.`,...i].join(" ")}function Eo(t){let e=t.filter(({weights:a,links:r})=>a&&r),n=e.map(a=>Z(a).map(r=>C(a.words[r])));return e.length===0?"":n.flat().length===0?"Every largest weight lies on a link of the grammar.":`The largest weight misses the grammar\u2019s link (dashed) ${e.map(({name:a,words:r,links:s},i)=>{let c=r.filter((p,u)=>K(s,u).length).length,l=i?"":` of ${c} ${c<r.length?"right words":"words"}`,d=e.length>1?` ${bt[a]}`:"",h=n[i].length?`: ${At(n[i])}`:"";return`for ${n[i].length||"none"}${l}${d}${h}`}).join("; ")}.`}function zo({source:t},e){return e.flatMap(n=>{let o=Oe(n.weights??[]).map(a=>C(t[a]));return o.length===0?[]:[`${Qt(bt[n.name])} ${At(o,3)} ${o.length===1?"gets":"get"} almost no weight.`]}).join(" ")}function Lo(t){let e=({name:o,words:a,wrong:r,ended:s})=>{let i=a.filter((h,p)=>r[p]);if(i.length===0&&s)return[];let c=i.length>0&&i.length<5?`: \u201C${i.join(" ")}\u201D`:"",l=i.length===1?"is":"are",d=s?"":", and the translation does not come to an end";return[`${bt[o]} ${i.length} of ${a.length} words ${l} wrong${c}${d}`]},n=t.flatMap(e);return n.length>0?`${Qt(n.join("; "))}.`:t.length>1?"Neither translator writes a wrong word.":"No word is wrong."}function To(t){let e=(n,o)=>{let a=o?xt(n.probability):`is ${xt(n.probability)} sure of its words`;return`${Jt[n.name]} ${a}${n.ended?"":", which do not come to an end"}`};return`${Qt(t.map(e).join("; "))}. Sure does not mean right. No translation of this sentence is stored, so none is marked wrong.`}function Xt(t,e){let{source:n,first:o,second:a,wanted:r}=e,s=ko(e),i=H(e);if(o===null||i===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let c=et(e,t),l=Math.max(0,c-n.length),d=Math.min(l,i.words.length),[h,p,u]=t.focus??["none",0];if(i.weights!==null&&h==="read"&&p<n.length)return s+Ao(e,p,l);if(h==="written"&&p<d)return s+Je(e,i,p,u);if(c<n.length)return`${s}Reading, word by word: with attention the 64 numbers after each word are kept; without attention there is one row, rewritten at each word.`;if(d===0)return`${s}All is read. Now the translation is written, word by word.`;if(l<U(e)[1])return s+Je(e,i,d-1);let f=[o,a].filter((g,w,x)=>g!==null&&x.findIndex(b=>b?.name===g.name)===w).map(g=>g),m=r===null?[zo(e,f),To(f)]:[Eo(f),Lo(f)];return[`${s}${So(e,i)}`.trim(),...m].filter(Boolean).join(" ")}var Ye=240,Oo=520,No=560,tn=800,_o=700,Yt={additive:"additive score",dot:"dot product",no_attention:"no attention"},en={...Yt,"":"nothing"},rt={additive:"Additive score",dot:"Dot product"},at=t=>t.read(),rn=()=>ne("svg",{class:"scene","aria-hidden":"true"});function Co({target:t,data:e,inputType:n,isComposing:o}){return(o||e?.length===1||n?.startsWith("delete"))&&/[\p{L}\p{N}]$/u.test(t.value.slice(0,t.selectionStart))}function jo(t){let e=v("p",{lang:"fr",tabindex:0,role:"group","aria-label":"French words"}),o=v("summary",{"aria-label":"words: all that the translators read"},"words"),a=v("details",{class:"alignment-known"},o,e),r=v("div",{class:"alignment-line",onkeydown:({key:i,target:c})=>{i==="Escape"&&(a.open=!1,c===e&&o.focus())},onfocusout:({relatedTarget:i})=>{i&&!r.contains(i)&&(a.open=!1)}},t,a);return{root:r,tell:i=>{e.firstChild===null&&I(e,i.join(" \xB7 "))}}}function Io(t){let[e,n,o]=[0,0,null],a=()=>{clearTimeout(e),cancelAnimationFrame(n),[e,n]=[0,0]},r=f=>{a(),t.change({sentence:f,read:null,step:null,focus:null})},s=Ot({label:"Sentence",onChange:r,options:[["","your own"]],wide:!0}),i=()=>r(l.value),c=()=>e&&i(),l=v("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:f=>{a(),Co(f)?e=Number(setTimeout(i,_o)):n=requestAnimationFrame(i)},onchange:c,onkeydown:f=>f.key==="Enter"&&c()}),d=v("label",{class:"attn-field attn-wide alignment-own"},v("span",{},"or type"),l),h=jo(d);return{root:v("div",{class:"alignment-fields"},s.root,h.root),tell:({sentence:f},{pairs:m,words:g})=>{h.tell(g);let w=m.some(x=>x.text===f);s.set(w?f:"",[["","your own"],...m.map(x=>[x.text,x.text])]),f!==o&&a(),!e&&l.value!==f&&(l.value=f),o=f},stop:a}}function Fo(t){let n=me("Translator",Yt,i=>{let c=at(t),l=c.second===i?c.first:c.second;t.change({first:i,second:l,focus:null})}),o=Ot({label:"beside it",options:Object.entries(en),onChange:i=>t.change({second:i})}),a=[...o.root.querySelectorAll("option")];return{root:v("div",{class:"attn-row alignment-sides"},n.root,o.root),tell:i=>{n.set(i.first),o.set(i.second),Object.keys(en).forEach((c,l)=>a[l].disabled=c===i.first)}}}function Wo(t,e){let n=0,o=()=>et(e(),at(t)),a=(x,b=!0)=>{let y=e();y?.first&&t.change({...ze(y,x),focus:null},{glide:b})},r=()=>U(e()).reduce((x,b)=>x+b),s=()=>{I(h,n?"\u275A\u275A":"\u25B6"),L(h,"aria-label",n?"Pause":"Play: read and write")},i=()=>{clearTimeout(n),n=0,s()},c=x=>void(n=Number(setTimeout(l,x))),l=()=>{if(!e()?.first||(a(o()+1),o()>=r()))return i();c(o()<e().source.length?Ye:Oo)},d=()=>{e()?.first&&(o()>=r()&&a(0),c(Ye),s())},h=v("button",{type:"button",class:"attn-play",onclick:()=>n?i():d()}),p=v("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(i(),a(p.valueAsNumber))}),u=["reads","writes"].map(x=>v("span",{},x)),f=(x,b,y)=>{let{root:k}=Tt(x,()=>(i(),a(o()+y)));return k.removeAttribute("aria-pressed"),k.setAttribute("aria-label",b),k},m=v("div",{class:"alignment-track attn-range"},p,v("div",{class:"alignment-phases","aria-hidden":"true"},...u)),g=v("div",{class:"alignment-clock"},h,m,f("\u2039","One word back",-1),f("\u203A","One word on",1)),w=(x,b)=>{let[y,k]=U(b),$=et(b,x);L(p,"max",String(y+k)),p.value=$,p.disabled=b.first===null,p.style.setProperty("--from","0"),p.style.setProperty("--to",String($/Math.max(1,y+k))),L(p,"aria-valuetext",$>y?`${$-y} of ${k} words written`:`${$} of ${y} words read`),u.forEach(M=>M.hidden=y+k===0),u[0].style.width=u[1].style.left=`${100*y/Math.max(1,y+k)}%`};return s(),{root:g,tell:w,stop:i}}function Po(t,e,n){return o=>(a,r)=>{let s=()=>[r().id.split(" ")[0],Number(r().id.split(" ")[1])],i=u=>t.change({focus:u});a.addEventListener("pointerenter",u=>u.pointerType==="mouse"&&n(s())),a.addEventListener("pointerleave",()=>n(void 0)),a.addEventListener("click",()=>i(String(t.read().focus)===String(s())?null:s()));let c=u=>{let[f,m]=s(),g=a.parentElement.querySelectorAll(`[data-id^="${f} "]`).length-1;return[f,T(m+u,0,g)]},l=(u,f)=>()=>{let[m,g]=s(),{weights:w}=H(e());if(!f)return c(u);let x=u<0?"read":"written";return x===m?[m,g]:[x,D(x==="read"?w[g]:w.map(b=>b[g]))]},d=()=>a.parentElement.dataset.sideways==="true",h=u=>()=>l(u,d())(),p=u=>()=>l(u,!d())();xe(a,{ArrowRight:h(1),ArrowLeft:h(-1),ArrowDown:p(1),ArrowUp:p(-1),Home:()=>c(-999),End:()=>c(999),Escape:()=>null},u=>{i(u),u&&o().focus(u.join(" "))})}}function qo(t){let[e,n,o]=[0,0,"left"],a=l=>()=>t.scrollBy({[o]:.8*l*e,behavior:yt()?"auto":"smooth"}),r=[["\u2190","Back to the words before",-1],["\u2192","On to the words after",1]].map(([l,d,h])=>v("button",{type:"button",class:"alignment-more",tabindex:-1,"aria-label":d,hidden:!0,onclick:a(Number(h))},l)),s=()=>{let l=o==="left"?t.scrollLeft:t.scrollTop,d=[l>1,l+e<n-1],h=["before","after"].filter((p,u)=>d[u]).map(p=>`more-${p}`);i.className=["alignment-box",o==="top"&&"down",...h].filter(Boolean).join(" "),r.forEach((p,u)=>p.hidden=!d[u])},i=v("div",{class:"alignment-box"},t,...r);return t.addEventListener("scroll",s),{root:i,set:(l,d,h)=>{let p=h?"top":"left";if(!(l===e&&d===n&&p===o)){if([e,n,o]=[l,d,p],n>e)return s();i.className="alignment-box";for(let u of r)u.hidden=!0}}}}var nn=(t,e,{width:n,most:o})=>nt(t.source,e.words,n,o,ot(t));function on(t){let e=rn(),[n,o]=[v("span",{}),v("small",{})],a=ue(t(()=>a)),r=v("div",{class:"alignment-picture"},e,a.root),s=v("div",{class:"attn-stage",role:"group"},r),i=qo(s),c=v("section",{class:"alignment-side"},v("h3",{},n,o),i.root),l="",[d,h]=["",""],p=(m,g,w)=>{let x={...w,clock:Math.round(w.clock),focus:w.chosen},b=Bt(m,g,x),[y,k]=[d,m.source.join(" ")];if(d=JSON.stringify([b,x.clock]),h!==k)s.scrollTo({top:0,left:0});else if(b&&d!==y){let{sideways:$}=nn(m,g,w),[M,O,N]=$?["top",s.scrollTop,s.clientHeight]:["left",s.scrollLeft,s.clientWidth],A=yt()?"auto":"smooth";s.scrollTo({[M]:Ht(O,N,b),behavior:A})}h=k},u=(m,g,w,x)=>{let b=g===H(m)&&g.weights!==null;a.set(b?Ut(m,g,{width:w.width,most:w.most,clock:Math.round(w.clock),focus:w.chosen}):[]),L(s,"role",b||x?"group":"presentation"),L(s,"aria-label",b?"Words written and words read; arrow keys move":x?"Ribbons that scroll":""),x&&!b?L(s,"tabindex","0"):s.removeAttribute("tabindex")};return{root:c,paint:(m,g,w,x,b)=>{let y=m.first===null&&l===b;if(c.classList.toggle("kept",y),c.style.visibility=g===null&&!y?"hidden":"",y&&a.set([]),g===null||w===0)return;l=b;let k={...x,...Dt(m,g,x),width:w};if(Qe[g.name].forEach((N,A)=>I(A?o:n,N)),g.weights===null)return vt(e,Vt(m,g,k)),s.classList.remove("long"),r.style.width="",i.set(0,0,!1),u(m,g,k,!1);let $=Rt(m,g,k);vt(e,$);let{scrolls:M,sideways:O}=nn(m,g,k);s.classList.toggle("long",M),r.style.width=M?`${$.width}px`:"",a.root.dataset.sideways=String(O),u(m,g,k,M),p(m,g,k),M?O?i.set(k.most,$.height,!0):i.set(w,$.width,!1):i.set(0,0,!1)}}}function Do(t){let e=rn(),[n,o]=[v("span",{}),v("small",{}," as a table")],a=v("small",{}),r=v("section",{class:"alignment-table"},v("h3",{},n,o),a,e),s=()=>{},i="";return e.addEventListener("pointermove",l=>t(s(pe(e,l)))),e.addEventListener("pointerleave",()=>t(void 0)),{root:r,paint:(l,d,h,p)=>{let u=H(l),f=l.first===null&&i===p.find(g=>g in rt);r.classList.toggle("kept",f);let m=u!==null&&u.weights!==null&&u.words.length>0&&d>0;if(r.style.visibility=m||f?"":"hidden",!m)return void(s=()=>{});i=u.name,s=g=>{let w=Zt(l,u,{...h,width:d},g),x=Math.round(h.clock)-l.source.length;return w&&(w[0]==="read"||w[1]<x)?w:void 0},I(n,rt[u.name]),I(a,u.links?"Framed: the grammar\u2019s links, dotted where a link is only possible.":"Rows are words written, columns words read."),vt(e,Gt(l,u,{...h,width:d}))}}}function Ro(t,e,n){let o=null,a=null,r,[s,i]=[{clock:1/0},0],c=()=>a,l=A=>{String(A)!==String(r)&&(r=A,$(s),a&&w.set(Xt({...at(e),focus:A??at(e).focus},a)))},d=Po(e,c,l),[h,p,u]=[Io(e),Fo(e),Wo(e,c)],[f,m,g,w]=[on(d),on(d),Do(l),we()],x=v("p",{class:"attn-hint alignment-hint"},v("span",{},v("span",{class:"wide"},"A ribbon is as wide as its weight. "),"Press a word to follow its ribbons, or press \u25B6."),v("span",{},"No ribbons without attention. Press \u25B6.")),b=Tt("Reset",()=>(u.stop(),e.reset())).root;b.removeAttribute("aria-pressed"),p.root.append(b);let y=v("div",{class:"alignment-controls"},u.root,h.root,p.root,w.root),k=A=>{o!==null&&(a=o.numbers(A),h.tell(A,o),p.tell(A),x.classList.toggle("none",!(A.first in rt||A.second in rt)),N.classList.toggle("alone",A.second===""),N.classList.toggle("both",A.first in rt&&A.second in rt),u.tell(A,a),w.set(Xt(A,a)))},$=(A,B=0,st=i)=>{if([s,i]=[A,st],a===null)return;let{focus:F,first:W,second:z}=at(e),P=U(a).reduce((St,an)=>St+an),q={clock:Math.min(A.clock,P),focus:r??F,chosen:F,high:i<tn},X=[f,m,g].map(({root:St})=>Math.round(St.clientWidth)),it=No<=i&&i<tn?G:Mt;f.paint(a,a.first,X[0],{...q,most:it},W),m.paint(a,a.second,X[1],{...q,most:it},z),g.paint(a,X[2],q,[W,z])},M=Et(n,"alignment").then(A=>{o=Ee(A)}),O=te(n,"alignment",(A,B)=>o.put(A,B)),N=v("div",{class:"alignment-board"},f.root,m.root,y,g.root);return{parts:[x,N],tell:k,ready:M,say:w.set,wants:A=>O.wants(o.lacks(A)),ahead:()=>{let{first:A,second:B}=at(e);O.ahead([...new Set([A,B||A,...Object.keys(Yt)])])},glides:A=>({clock:et(a??o.numbers(A),A)}),paint:$,stop:()=>(u.stop(),h.stop(),w.stop())}}var Br=de({name:"alignment",label:"Live figure: translators, with attention and without",style:Ze+Ge,controls:["sentence","first","second","read","step","focus"],build:Ro});export{Z as astray,Br as default,Xt as describe,Ke as scene,Ae as tokenize,Ee as translators,ht as turned};
