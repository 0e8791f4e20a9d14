// Joined by `make figures` from src/memory and src/kit: change those, not this.
var te=Object.defineProperty;var ee=(t,e)=>{for(var n in e)te(t,n,{get:e[n],enumerable:!0})};var ne="http://www.w3.org/2000/svg",ae=0,oe=Math.random().toString(36).slice(2,8),mt=t=>`attn-${oe}-${t}-${++ae}`;function gt(t,e,n){for(let[a,o]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),o):o===!0?t.setAttribute(a,""):o!==!1&&o!=null&&t.setAttribute(a,o);return t.append(...n),t}var $=(t,e={},...n)=>gt(document.createElement(t),e,n),I=(t,...e)=>$("div",{class:t},...e),re=(t,e={},...n)=>gt(document.createElementNS(ne,t),e,n),xt=(t="")=>re("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function F(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,n){let a=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==a&&(a===null?t.removeAttribute(e):t.setAttribute(e,a))}var bt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var P=(t,e)=>t.reduce((n,a,o)=>n+a*e[o],0),vt=(t,e,n=1)=>t.map((a,o)=>a+n*e[o]),kt=t=>Math.hypot(...t);function H(t,e=1,n=null){let a=l=>n===null||n[l],o=Math.max(...t.filter((l,i)=>a(i))),r=t.map((l,i)=>a(i)?Math.exp((l-o)/e):0),s=r.reduce((l,i)=>l+i,0);return s>0?r.map(l=>l/s):r}var J=t=>t.indexOf(Math.max(...t)),E=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var $t=200,ce=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,pe=t=>t*t*(3-2*t);function B(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((a,o)=>B(t[o],a,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let a=Object.entries(e).map(([o,r])=>[o,B(t[o],r,n)]);return Object.fromEntries(a)}return e}function Mt(t,e,n){let[a,o,r,s,l,i]=[t,t,t,0,0,0],p=!1,d=c=>{let h=E(c-l,0,64);if(l=c,p){let u=E((c-s)/e);a=B(o,r,pe(u)),p=u<1}let f=n(a,h);i=p||f?requestAnimationFrame(d):0};return{go(c,h){if(ce()){[a,r,p]=[c,c,!1],n(a,1/0);return}[o,r,s,p]=[a,c,performance.now(),h],h||(a=c,n(a,0)),i||([l,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(a,0),stop:()=>cancelAnimationFrame(i)}}function qt(t,e,n=[]){let a=[...e,...n],o=[],r=!1,s=()=>Object.fromEntries(a.map(c=>[c,t.get(c)])),l=c=>{if(r)return;let h=s();o.forEach(f=>f(h,c))},i=()=>l(null);e.forEach(c=>t.on(`change:${c}`,i));let p=(c,{glide:h=!1}={})=>{r=!0;for(let[f,u]of Object.entries(c))t.set(f,u);r=!1,l({glide:h}),t.save_changes()},d=()=>{let c=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in c).map(h=>[h,c[h]]))};return{read:s,change:p,reset:()=>p(d(),{glide:!0}),follow:c=>void o.push(c),stop:()=>e.forEach(c=>t.off(`change:${c}`,i))}}function de(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let a=e.previousElementSibling;if(a?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){a.style.display="none";return}}}function he(t,e,n,a){let[o,r]=[0,!1],s=i=>{if(i!==r){r=i,t.classList.toggle("loading",i);for(let p of t.querySelectorAll(".attn-stage"))p.toggleAttribute("inert",i)}},l=i=>{let p=++o,d=e.wants?.(n())??null;if(s(d!==null),d===null)return a(i);e.say?.("Loading \u2026");let c="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>p===o&&l(i),()=>p===o&&e.say?.(c))};return l}function At({name:t,label:e,style:n,controls:a,fixed:o=[],ms:r=$t,build:s}){return{render:({model:i,el:p})=>{let d=$("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),c=d.attachShadow({mode:"open"});c.append($("style",{},[bt,wt,yt,n].join(`
`)));let h=qt(i,a,o),f=s(h.read(),h,i),u=$("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);c.append(u),p.append(d);let m=()=>{let b=f.glides??(A=>A),q=0,w=Mt(b(h.read()),r,(A,v)=>q>0&&f.paint(A,v,q)),j=()=>{let A=Math.round(u.clientWidth);A===q||A===0||(q=A,de(p),w.again())},k=he(u,f,h.read,A=>{f.tell(h.read()),w.go(b(h.read()),A)});h.follow((A,v)=>{u.classList.add("touched"),k(v?.glide??!0)}),f.tell(h.read()),j();let M=new ResizeObserver(j);return M.observe(u),f.ahead?.(),()=>{M.disconnect(),w.stop(),h.stop(),f.stop?.()}},g=async()=>{await f.ready;for(let b;b=f.wants?.(h.read());)await b;return m()};return f.ready?g():m()}}}var ue=t=>Math.round(t*10)/10,St=new WeakMap;function Et(t){let e=I("attn-hits"),n=new Map,a=r=>{let s=r.slider?$("div",{role:"slider",tabindex:0}):$("button",{type:"button"}),l={node:s,hit:r};return n.set(r.id,l),s.dataset.id=r.id,t(s,()=>l.hit),l};return{root:e,set:(r,s=1)=>{let l=new Set(r.map(({id:i})=>i));for(let[i,{node:p}]of n)l.has(i)||(p.remove(),n.delete(i));r.forEach((i,p)=>{let d=n.get(i.id)??a(i);fe(d.node,d.hit=i,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[p]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function fe(t,{x:e,y:n,width:a,height:o,label:r,kind:s="",aria:l={},tab:i=0,lang:p},d){let[c,h,f,u]=[e,n,a,o].map(g=>ue(d*g)),m=`left:${c}px;top:${h}px;width:${f}px;height:${u}px`;St.get(t)!==m&&(t.style.cssText=m,St.set(t,m)),T(t,"class",`attn-hit ${s}`.trim()),T(t,"aria-label",r),T(t,"tabindex",i),p&&T(t,"lang",p);for(let[g,b]of Object.entries(l))T(t,`aria-${g}`,String(b))}function Y(t,{clientX:e,clientY:n}){let{left:a,top:o}=t.getBoundingClientRect(),r=t.currentCSSZoom??1;return[(e-a)/r,(n-o)/r]}function tt(t,e,n=()=>{}){let a=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),a=e(o)}),t.addEventListener("pointermove",o=>a?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{a!==null&&n(),a=null})}var Tt="http://www.w3.org/2000/svg",me=t=>Math.round(t*10)/10+0;function x(t,e,n,a,o){let r={};for(let s in a){let l=a[s];r[s]=typeof l=="number"?me(l):l}return{id:t,shape:e,role:n,at:r,...o===void 0?{}:{text:o}}}x.line=(t,e,[n,a,o,r],s)=>x(t,"line",e,{x1:n,y1:a,x2:o,y2:r,...s});x.rect=(t,e,[n,a,o,r],s)=>x(t,"rect",e,{x:n,y:a,width:o,height:r,...s});x.circle=(t,e,[n,a,o],r)=>x(t,"circle",e,{cx:n,cy:a,r:o,...r});x.path=(t,e,n,a)=>x(t,"path",e,{d:n,...a});x.text=(t,e,[n,a],o,r)=>x(t,"text",e,{x:n,y:a,...r},o);var jt=new WeakMap;function ge(t,e){let{node:n,role:a,at:o}=t;a!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)o[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in o)s in e.at||n.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(be)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var xe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function be(t){let e=document.createElementNS(Tt,"tspan");for(let[n,a]of Object.entries(xe(t)))e.setAttribute(n,String(a));return e.append(t.text),e}function zt(t,{width:e,height:n,marks:a}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let r=jt.get(t)??new Map;jt.set(t,r);let s=new Map(a.map(i=>[i.id,i]));for(let[i,{node:p,shape:d}]of r)s.get(i)?.shape!==d&&(p.remove(),r.delete(i));let l=t.firstChild;for(let i of a){let p=r.get(i.id);if(!p){let d=document.createElementNS(Tt,i.shape);d.setAttribute("data-id",i.id),p={node:d,shape:i.shape,role:"",at:{},text:""},r.set(i.id,p)}ge(p,i),l===p.node?l=p.node.nextSibling:t.insertBefore(p.node,l)}}function S(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Ot(t){let e=S(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function K(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}function Lt(t,e){let n=$("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:a=>T(n,"aria-pressed",String(a))}}var Nt=(...t)=>$("p",{class:"attn-hint"},...t);function et({label:t,min:e,max:n,step:a,onInput:o,text:r=S,zero:s=e,...l}){let{read:i=w=>w,write:p=w=>w}=l,d=mt("slider"),c=$("span",{class:"attn-number","aria-hidden":"true"}),f=$("input",{type:"range",id:d,min:e,max:n,step:a,oninput:()=>o(i(f.valueAsNumber))}),u=I("attn-slider",$("label",{for:d},t),f,c),m=n,g=w=>Math.min(1,Math.max(0,(w-e)/(m-e)));return{root:u,input:f,set:(w,j=!0)=>{let k=p(w);f.valueAsNumber!==k&&(f.value=k),f.style.setProperty("--from",g(Math.min(s,k))),f.style.setProperty("--to",g(Math.max(s,k))),f.disabled=!j,F(c,r(w)),T(f,"aria-valuetext",r(w))},limit:w=>T(f,"max",m=w)}}function It(t=700){let e=$("p",{class:"attn-summary"}),n=$("span",{class:"attn-hidden",role:"status"}),a,o=(r,s=r)=>{clearTimeout(a),e.firstChild&&(a=setTimeout(()=>F(n,s),t)),F(e,r)};return{root:$("div",{},e,n),set:o,stop:()=>clearTimeout(a)}}function nt(t,e,n){let a={PageUp:e.ArrowUp,PageDown:e.ArrowDown},o=t.getAttribute("role")==="slider"?{...a,...e}:e;t.addEventListener("keydown",r=>{let s=o[r.key]?.();s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(s))})}function Pt({label:t,rest:e,wait:n,begin:a,next:o}){let r=0,s=()=>{F(c,r?"\u275A\u275A":"\u25B6"),T(c,"aria-label",r?"Pause":t)},l=()=>{clearTimeout(r),r=0,s()},i=()=>{r=Number(setTimeout(i,e())),o()||l()},p=()=>{a()!==!1&&(r=Number(setTimeout(i,n??e()/2)),s())},c=$("button",{type:"button",class:"attn-play",onclick:()=>r?l():p()});return s(),{root:c,stop:l}}function at(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var Ct={source:"sklearn.datasets.load_digits()",images:[1336,1040,310,859,1502,1535,360,983,945,1698],digits:["aaconbaaaaoqnlaaaeqlbndaafqdakjaagnaajlaacpabpiaaalmppbaaacnqfaa","aagkidaaaagqqjaaaajqqgaaaahqqkaaaalqqiaaaahqqjaaaakqqgaaaaejmlca","aahqqdaaahqjohaaakjaofaaaddeqcaaaaamlaaaaagqdaaaaampiidaaakqqqja","aagmqkaaaepimoaaaaaaniaaaaagobaaaaafpiaaaaaacpfaaabefpiaaafqojba","aaahnaaaaaaogaaaaakkcgaaadqdjncaalmgoqkaalqqqkdaacikqbaaaaajnaaa","abnoqodaaeoihdaaaglaaaaaafqplfaaachhkqaaaaaadqaaaahfnlaaaapqkbaa","aabnhaaaaahocaaaaanfaaaaaaqdaaaaadqkmmdaadqlfjmaabnlenlaaabmqlca","aadqmmhaaamnnqgaaacagoaaaabenkbaaajqqqiaaaemmhbaaaaogaaaaaeqcaaa","aablpgaaacpkqpaaabofglaaaafoodaaaaboqgaaaakigpbaaajjeqdaaabppgaa","aafoldaaabpinkaaabpjjpcaaakqqqdaaaaabqeaaaaaapeaaahfjqaaaagmnjaa"]};var y=8,z=y*y,D=40,Wt=99999,ye=.001,ve=160,L=Ct.digits.map(t=>Array.from(t,(e,n)=>(t.charCodeAt(n)-97)/8-1)),ot=L.length,ke=Math.max(...L.map(t=>P(t,t))),$e={"#":1,"-":-1};function Me({digit:t,noise:e,draw:n,paint:a}){let o=2*z*n;return L[t].map((r,s)=>$e[a[s]]??(at(o+s)<e?2*at(o+z+s)-1:r))}var C=t=>L.map(e=>P(e,t));function rt(t,e,n){let a=Math.max(...t),o=0;for(let r of t)o+=Math.exp(n*(r-a));return .5*(e+ke)-a-Math.log(o/ot)/n}var Dt=(t,e)=>rt(C(t),P(t,t),e);function _t(t,e){let n=H(C(t),1/e),a=new Array(z).fill(0);return n.forEach((o,r)=>L[r].forEach((s,l)=>a[l]+=o*s)),a}function qe(t,e){let n=[t];for(;n.length<=D;){let[a,o]=[n[n.length-1],_t(n[n.length-1],e)];if(o.every((r,s)=>Math.abs(r-a[s])<ye))break;n.push(o)}return n}function Ae(t,e,n,a){let[o,r]=[C(t),C(e)],[s,l,i]=[P(t,t),P(t,e),P(e,e)];return Array.from({length:a},(p,d)=>{let c=(d+1)/a,h=(1-c)**2*s+2*c*(1-c)*l+c**2*i;return rt(o.map((f,u)=>(1-c)*f+c*r[u]),h,n)})}var Rt=t=>Math.exp(-t.reduce((e,n)=>e+(n>0?n*Math.log(n):0),0));function Se(t){let e=J(t);return[e,J(t.map((n,a)=>a===e?-1:n))]}function Ee(t,e,n){let a=t.slice(n),o=J(a);return a[o]-Math.max(a[0],a[a.length-1])>1e-9?{at:e[n+o],height:a[o]-a[0]}:null}function je(t,e){let n=qe(t,e),a=n[n.length-1],[o,r]=Se(H(C(a),1/e)),s=[...n,L[r]],l=s.slice(1).map((m,g)=>kt(vt(m,s[g],-1))),i=l.reduce((m,g)=>m+g,0),[p,d,c]=[[0],[Dt(t,e)],[0]],h=0;l.forEach((m,g)=>{g===n.length-1&&(h=p.length-1);let b=Math.max(2,Math.ceil(ve*m/i)),q=c[g];d.push(...Ae(s[g],s[g+1],e,b));for(let w=1;w<=b;w++)p.push(q+m*w/b);c.push(q+m)});let f=n.map(m=>Dt(m,e)),u=Ee(d,p,h);return{path:n,energies:f,stations:c,best:o,next:r,along:p,energy:d,turn:h,ridge:u}}var V=null;function Ft(t,e){return V?.beta===e&&V.query.every((n,a)=>n===t[a])||(V={query:t,beta:e,way:je(t,e)}),V.way}function it({query:t,beta:e,at:n}){let a=Ft(t,e),{path:o,stations:r}=a,s=E(n,0,o.length-1),l=Math.min(Math.floor(s),Math.max(0,o.length-2)),i=Math.min(l+1,o.length-1),p=B(o[l],o[i],s-l),d=r[l]+(s-l)*(r[i]-r[l]),c=C(p),h=H(c,1/e),f=H(C(o[o.length-1]),1/e);return{...a,query:t,beta:e,at:s,state:p,scores:c,weights:h,place:d,restWeights:f,level:rt(c,P(p,p),e),keys:Rt(h),restKeys:Rt(f)}}function st(t){let e=Me(t),n=Ft(e,t.beta).path.length-1;return{query:e,beta:t.beta,at:Math.min(t.step,n)}}var R=t=>it(st(t));function Ht(t,e,n){let a=Array.from({length:z},(o,r)=>t[r]??".");return a[e]=n?"#":"-",a.join("")}var Bt=`text.small { font-size: 12.5px; }
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
`;var Qt={};ee(Qt,{layout:()=>W,marbleAt:()=>Zt,picture:()=>dt,pixelAt:()=>ht,places:()=>ft,scales:()=>Q,stepAt:()=>ut});var ze="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Oe=1.12;var G=new Map;function Le(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((a,o)=>a+(ze[o.charCodeAt(0)-32]??556),0);return Oe*n/1e3}function U(t,e){return G.size>5e3&&G.clear(),G.has(t)||G.set(t,Le(t)),e*G.get(t)}var Kt=.9,lt=t=>t===0?"before the first step":`after ${t} ${t===1?"step":"steps"}`;function Vt({restWeights:t,best:e,restKeys:n},a){return t[e]>=Kt?a?`rest: the ${e}`:`at rest: the stored ${e}`:a?"rest: a blend":`at rest: a blend of ${S(n,1)} digits`}function Gt(t,e){return t?e?`+${S(t.height,1)}`:`ridge +${S(t.height,1)}`:e?"no ridge":"no ridge: one valley"}var Ut=({paint:t})=>[...t].filter(e=>e!==".").length;function Ne(t){let{digit:e,noise:n}=t,a=Ut(t);if(a===z)return"your own picture";let o=`${a} ${a===1?"pixel":"pixels"} painted`;if(n===1)return a?`pure noise with ${o}`:"pure noise";let s=n===0?`a stored ${e}`:`${e===8?"an":"a"} ${e} with ${Math.round(100*n)}% of its pixels replaced`;return a?`${s} and ${o}`:s}function Ie(t,{weights:e,keys:n}){let a=e.indexOf(Math.max(...e)),o=K(e[a]);return e[a]<Kt?`It rests on a blend, as if ${S(n,1)} digits shared the weight: \u03B2 is too small to hold one digit here`:Ut(t)===z?`It rests at the ${a}, which takes ${o} of the weight`:t.noise===1?`It rests at the ${a} all the same, which takes ${o} of the weight`:a===t.digit?`It rests at the ${a}, which takes ${o} of the weight: the digit is remembered`:`It rests at the ${a}, which takes ${o} of the weight: the wrong valley`}function Xt(t,e){let{path:n,energies:a,at:o,level:r,weights:s,ridge:l,next:i,best:p}=e,[d,c]=[Math.round(o),n.length-1],h=s.indexOf(Math.max(...s)),f=`The query is ${Ne(t)}, at energy ${S(a[0],1)}.`;if(d<c){let g=d===0?"Now":`After ${d} of ${c} steps, at energy ${S(r,1)},`;return`${f} ${g} the ${h} has ${K(s[h])} of the weight; the next step goes to the average with these weights.`}let u=c===0?"No step moves it.":`In ${c} ${c===1?"step":"steps"} it falls to ${S(r,1)}${c===D?" and is still on its way":""}.`,m=l?`A ridge ${S(l.height,1)} high lies before the ${i}.`:`No ridge lies between here and the ${i===p?h:i}.`;return`${f} ${u} ${Ie(t,e)}. ${m}`}var N=24,Pe=34,Ce=960,De=[6,12,20,30,40,60,80,120];function W(t){let e=Math.min(t,Ce),n=e<600,a=n?e<340?24:27:36,o=y*a,r=n?32:44,s=r+Pe,l=n?N+o+44:N,i=n?l+190:N+o-s,p=i+s+40,d=n?48:56,c=n?e<340?16:24:40;return{laid:e,zoom:t/e,narrow:n,cell:a,side:o,plotTop:l,bottom:i,rowTop:p,high:d,small:c,left:n?32:o+62,right:e-26,valley:r,marble:n?48:56,column:e/ot,height:p+d+c+14}}var Jt=t=>E((t+1)/2),ct=9,pt=8;function Re(t,e,{x:n,y:a,size:o}){let r=o/y,s=e.map(i=>Math.round(pt*Jt(i))),l=Array.from({length:pt+1},()=>"");for(let i=0,p=0;i<z;i=p){for(p=i+1;p%y&&s[p]===s[i];)p++;let[d,c]=[n+i%y*r,a+Math.floor(i/y)*r];l[s[i]]+=`M${d} ${c}h${(p-i)*r}v${r}h${-(p-i)*r}z`}return l.slice(1).map((i,p)=>x.path(`${t} ink ${p+1}`,"ink solid pixels",i,{"fill-opacity":((p+1)/pt).toFixed(3)}))}function X(t,e,n,a){let[o,r]=[Math.round(a.x),Math.round(a.y)],{size:s}=a;return[x(`${t} frame`,"rect",`${e} plate`,{x:o-3,y:r-3,width:s+6,height:s+6,rx:3}),...Re(t,n,{x:o,y:r,size:s})]}function We({at:t,state:e,path:n,level:a,weights:o},r){let{cell:s,side:l,narrow:i}=r,p=n.length-1,d=t<.5?"the query: paint on it":lt(Math.round(t)),c=o.indexOf(Math.max(...o)),h=[["energy",S(a,1)],["steps",`${Math.round(t)} of ${p}`],[`weight of ${c}`,K(o[c])]];return[x.text("canvas title","query start strong",[0,14],d),x.rect("canvas","query board",[0,N,l,l]),...e.map((f,u)=>x(`pixel ${u}`,"rect","ink solid pixels",{x:u%y*s,y:N+Math.floor(u/y)*s,width:s,height:s,"fill-opacity":Jt(f).toFixed(3)})),x.rect("canvas edge","query edge",[0,N,l,l]),...i?h.flatMap(([f,u],m)=>[x.text(`beside name ${m}`,"soft start small",[l+9,N+16+52*m],f),x.text(`beside value ${m}`,"start large",[l+9,N+38+52*m],u)]):[]]}function Q({along:t,energy:e},{left:n,right:a,plotTop:o,bottom:r}){let s=Math.max(...e),l=De.find(u=>u>=s)??120*Math.ceil(s/120),i=t[t.length-1],p=u=>n+(a-n)*u/i,d=u=>r-(r-o)*u/l,[c,h]=[t.map(p),e.map(d)];return{reach:l,x:p,y:d,crest:(u,m)=>{let g=1/0;for(let b=0;b+1<c.length;b++)c[b+1]>=u&&c[b]<=m&&(g=Math.min(g,h[b],h[b+1]));return g}}}function _e({reach:t,y:e},{laid:n,left:a,right:o,plotTop:r,narrow:s}){let l="energy along the way down, and on to the next digit",p=!s&&a+U(l,12.5)<=n?l:"energy along the way";return[x.text("axis title","soft small start",[s?0:a,r-10],p),...[0,t/2,t].flatMap(d=>[x.line(`rule ${d}`,"rule",[a,e(d),o,e(d)]),x.text(`level ${d}`,"soft small end",[a-6,e(d)+4],String(d))])]}function Fe({along:t,energy:e},{x:n,y:a}){let o=e.map((l,i)=>`${i?"L":"M"}${n(t[i]).toFixed(1)} ${a(l).toFixed(1)}`).join(""),[r,s]=[n(0),n(t[t.length-1])].map(l=>l.toFixed(1));return[x.path("ground","ground",`${o}L${s} ${a(0).toFixed(1)}L${r} ${a(0).toFixed(1)}Z`),x.path("hill","ink line",o)]}function He(t,{x:e,y:n},{bottom:a,narrow:o,right:r,side:s,valley:l}){let{path:i,stations:p,along:d,energy:c,next:h,turn:f}=t,[u,m]=[e(p[i.length-1]),e(d[d.length-1])],g=Math.min(u,m-l-28),b=(M,A,v,_=A)=>x.line(`drop ${M}`,"soft line drop",[A,n(v),_,a+5]),q=M=>({x:M-l/2,y:a+8,size:l}),w=Vt(t,o),j=o?0:s+8,k=a+l+26;return[b("rest",u,c[f],g),b("next",m,c[c.length-1]),...X("rest","query",i[i.length-1],q(g)),...X("next","key",L[h],q(m)),x.text("rest told","query small end",[Math.max(g+l/2+3,j+U(w,12.5)),k],w),x.text("next told","key small end",[r+22,k],`stored ${h}`)]}function Zt(t,e,{marble:n,plotTop:a,left:o,right:r},s){let[l,i]=[a+1,r+22-n],p=Math.max(l,e-10-n),d=E(t-n/2,o+8,i),c=()=>Math.min(p,s(d-ct,d+n+ct)-ct-n);for(;c()<l&&d<i;)d=Math.min(d+2,i);return{x:d,y:Math.max(l,c()),size:n}}function Be(t,e,n){let{along:a,turn:o,ridge:r,place:s,level:l}=t,{bottom:i,narrow:p,right:d}=n,c=Gt(r,p),h=U(c,12.5)/2,f=e.x(r?.at??(a[o]+a[a.length-1])/2),u=d+24-h,{crest:m}=e,g=Z(e,n,s,l),b=v=>m(v-h,v+h)-8,q=v=>Math.max(...[v-h,v,Math.min(d,v+h)].map(_=>m(_,_)))+18,w=[E(f,h,u),Math.min(u,g.x+g.size+6+h)],j=w.map(v=>({x:v,y:b(v)})),k=w.map(v=>({x:v,y:q(v)})).filter(({y:v})=>v<=i-4),M=({x:v,y:_})=>Math.abs(v-g.x-g.size/2)>h+g.size/2+5||Math.abs(_-5-g.y-g.size/2)>9+g.size/2,A=r?[...j,...k]:[...k,...j];return x("ridge","text","soft small",A.find(M)??A[0],c)}var Z=({x:t,y:e,crest:n},a,o,r)=>Zt(t(o),e(r),a,n);function Ke(t,e,n){let{x:a,y:o}=e,{path:r,energies:s,stations:l,at:i,state:p,level:d,place:c}=t,[h,f]=[a(c),o(d)],u=Z(e,n,c,d),m=r.map((k,M)=>x.circle(`dot ${M}`,M<=i?"query solid":"query hollow",[a(l[M]),o(s[M]),3.2])),g=[],b=32,q=-1/0;for(let k=0;k<i;k++){let M=Z(e,{...n,marble:b},l[k],s[k]);M.x<q+b+8||M.x+b+10>u.x||i-k<.5||(q=M.x,g.push(...X(`ghost ${k}`,"query past",r[k],M)))}let w=`energy ${S(d,1)}`,j=u.x+u.size+10+U(w,15)<=n.right+24;return[...m,...g,x("leader","line","query leader",{x1:h,y1:f,x2:E(h,u.x-3,u.x+u.size+3),y2:E(f,u.y-3,u.y+u.size+3)}),x.circle("marble dot","query solid",[h,f,6]),...X("marble","query",p,u),...n.narrow?[]:[x.text("marble energy",`query strong halo ${j?"start":"end"}`,[j?u.x+u.size+10:u.x-10,u.y+14],w)]]}function Ve(t){return t<.005?"":t>.995?">99%":`${Math.round(100*t)}%`}function Ge({weights:t},e,{rowTop:n,high:a,small:o,column:r,narrow:s}){let l=n+a,i=s?"weights; the next step is this average":"weights over the ten stored digits: the next step is this average of them";return[x.text("row title","weight small start",[0,n-22],i),...t.flatMap((p,d)=>{let c=(d+.5)*r,h=a*p;return[x.rect(`track ${d}`,"track",[c-.26*r,l-a,.52*r,a]),x.rect(`bar ${d}`,"weight solid",[c-.26*r,l-h,.52*r,h]),x.text(`share ${d}`,"weight small halo",[c,l-h-4],Ve(p)),...X(`stored ${d}`,d===e?"key chosen":"key",L[d],{x:c-o/2,y:l+10,size:o})]})]}function dt(t,{digit:e,width:n}){let a=W(n),o=Q(t,a);return{width:a.laid,height:a.height,marks:[...We(t,a),..._e(o,a),...Fe(t,o),...He(t,o,a),...Ke(t,o,a),Be(t,o,a),...Ge(t,e,a)]}}function ht(t,e,n){let{cell:a,zoom:o}=W(t),[r,s]=[e/o,n/o-N].map(i=>Math.floor(i/a));return r>=0&&r<y&&s>=0&&s<y?s*y+r:-1}function ut(t,e,n){let a=W(e),{x:o}=Q(t,a),r=t.path.map((s,l)=>Math.abs(o(t.stations[l])-n/a.zoom));return r.indexOf(Math.min(...r))}function ft({digit:t},e,n,a){let o=W(a),{cell:r,column:s,rowTop:l,high:i,small:p,marble:d}=o,c=Z(Q(e,o),o,e.place,e.level),h=Math.round(e.at);return[...e.query.map((f,u)=>({id:`pixel ${u}`,x:u%y*r,y:N+Math.floor(u/y)*r,width:r,height:r,tab:u===n?0:-1,kind:"pixel",label:`row ${Math.floor(u/y)+1}, column ${u%y+1}`,aria:{pressed:f>0}})),{id:"marble",x:c.x-3,y:c.y-3,width:d+6,height:d+6,label:"steps of retrieval",slider:!0,kind:"across",aria:{valuemin:0,valuemax:e.path.length-1,valuenow:h,valuetext:`${lt(h)}, energy ${S(e.level,1)}`}},...L.map((f,u)=>({id:`stored ${u}`,x:u*s+1,y:l-4,width:s-2,height:i+p+18,label:`Start from the stored ${u}`,aria:{pressed:u===t}}))]}var Yt=`.memory-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 2.6em; }
.memory-steps { display: flex; align-items: center; gap: 8px; }
.memory-steps .attn-button { width: 36px; height: 36px; padding: 0; border-radius: 50%; }
@media screen and (prefers-reduced-motion: no-preference) { .attn-memory:not(.touched) .attn-play { animation: memory-call 2.4s 1s ease-out 4; } }
@keyframes memory-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
.attn-memory .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.memory-picture .pixel { border-radius: 0; touch-action: none; cursor: crosshair; }
@container (max-width: 799px) {
  .memory-controls { grid-template-columns: auto 1fr; }
  .memory-controls .attn-slider { grid-column: 1 / -1; order: 1; }
  .memory-controls .attn-row { justify-content: end; }
  .attn-memory { --apart: 12px; }
  .attn-memory .attn-summary { min-height: 4.35em; }
}
@container (max-width: 599px) { .attn-memory .attn-summary { min-height: 8.7em; } }
@media print { .memory-controls, .attn-hint { display: none; } }
`;var Xe=700,Je=420,O=t=>t.read();function Ze(t){let e=()=>R(O(t)).path.length-1;return{at:()=>Math.min(O(t).step,e()),go:o=>{let r=o>=e()?D:E(o,0,D);r!==O(t).step&&t.change({step:r},{glide:!0})},last:e}}function Qe(t,e,n,{width:a,stage:o,focus:r}){let s=()=>Number(n().id.split(" ")[1]),l=(d,c)=>{let{paint:h,step:f}=O(t),u=Ht(h,d,c);(u!==h||f>0)&&t.change({paint:u,step:0})},i=()=>l(s(),R(O(t)).query[s()]<=0);tt(e,d=>{d.preventDefault();let c=R(O(t)).query[s()]<=0;return l(s(),c),r(s()),h=>{let[f,u]=Y(o(),h),m=ht(a(),f,u);m>=0&&l(m,c)}}),e.addEventListener("click",d=>d.detail===0&&i());let p=(d,c)=>()=>{let[h,f]=[s()%y+d,Math.floor(s()/y)+c];return E(f,0,y-1)*y+E(h,0,y-1)};nt(e,{ArrowLeft:p(-1,0),ArrowRight:p(1,0),ArrowUp:p(0,-1),ArrowDown:p(0,1),Home:()=>0,End:()=>z-1},r)}function Ye(t,e,n){let a=xt(),[o,r]=[720,0],s=(c=R(O(t)))=>i.set(ft(O(t),c,r,o),W(o).zoom),l=c=>{r=c,s(),i.focus(`pixel ${c}`)},i=Et((c,h)=>{if(c.addEventListener("pointerdown",n),h().id.startsWith("pixel"))return Qe(t,c,h,{width:()=>o,stage:()=>p,focus:l});if(h().id==="marble"){tt(c,()=>m=>{e.go(ut(R(O(t)),o,Y(p,m)[0]))});let f=m=>()=>e.at()+m,u={ArrowRight:f(1),ArrowUp:f(1),ArrowLeft:f(-1),ArrowDown:f(-1)};return nt(c,{...u,Home:()=>0,End:()=>D},e.go)}c.addEventListener("click",()=>{t.change({digit:Number(h().id.split(" ")[1]),step:0,paint:""})})}),p=I("attn-stage memory-picture",a,i.root);return{root:p,tell:s,paint:(c,h)=>{h!==o&&(o=h,s()),zt(a,dt(it(c),{digit:O(t).digit,width:o}))}}}function tn(t,e){let n=Pt({label:"Play: fall, step by step",rest:()=>Xe,begin:()=>void(e.at()>=e.last()&&e.go(0)),next:()=>(e.go(e.at()+1),e.at()<e.last())}),a=(i,p,d=i)=>{let{root:c}=Lt(i,()=>(n.stop(),p()));return d!==i&&c.setAttribute("aria-label",d),c},o=et({label:"noise",min:0,max:1,step:.01,text:i=>`${Math.round(100*i)}%`,onInput:i=>(n.stop(),t.change({noise:i,step:0}))}),r=et({label:"\u03B2",min:-1.3,max:.6,step:.02,text:Ot,read:i=>Number((10**i).toPrecision(3)),write:Math.log10,onInput:i=>t.change({beta:i})});return{root:I("memory-controls",I("memory-steps",n.root,a("\u2039",()=>e.go(e.at()-1),"One step back"),a("\u203A",()=>e.go(e.at()+1),"One step on")),o.root,r.root,I("attn-row",a("New noise",()=>t.change({draw:O(t).draw%Wt+1,paint:"",step:0})),a("Reset",t.reset))),tell:i=>{o.set(i.noise),r.set(i.beta)},stop:n.stop}}function en(t,e){let n=Ze(e),a=tn(e,n),[o,r]=[Ye(e,n,a.stop),It()];return{parts:[Nt("Press play: the spoilt digit falls, step by step, into a stored one. Paint on it, or lower \u03B2: where does it fall now?"),o.root,a.root,r.root],tell:l=>{let i=R(l);a.tell(l),o.tell(i),r.set(Xt(l,i))},glides:st,paint:(l,i,p)=>o.paint(l,p),stop:()=>(a.stop(),r.stop())}}var ra=At({name:"memory",label:"Live figure: a spoilt digit falls into a stored one",style:Bt+Yt,controls:["digit","noise","beta","step","draw","paint"],ms:Je,build:en});export{R as compute,ra as default,Xt as describe,st as glides,it as numbers,_t as retrieve,Qt as scene};
