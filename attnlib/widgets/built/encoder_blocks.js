// Joined by `make figures` from src/encoder_blocks and src/kit: change those, not this.
var Nt=Object.defineProperty;var Ct=(t,e)=>{for(var r in e)Nt(t,r,{get:e[r],enumerable:!0})};var It="http://www.w3.org/2000/svg",Ft=0,Tt=Math.random().toString(36).slice(2,8),at=t=>`attn-${Tt}-${t}-${++Ft}`;function it(t,e,r){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...r),t}var x=(t,e={},...r)=>it(document.createElement(t),e,r),k=(t,...e)=>x("div",{class:t},...e),Ht=(t,e={},...r)=>it(document.createElementNS(It,t),e,r),N=(t="")=>Ht("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"}),C=(t,e,...r)=>x("div",{class:`attn-stage ${e}`.trim(),role:"group","aria-label":t},...r);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function v(t,e,r){let o=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var st=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var lt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ct=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var $=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var dt=200,Pt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Vt=t=>t*t*(3-2*t);function F(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>F(t[a],o,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,n])=>[a,F(t[a],n,r)]);return Object.fromEntries(o)}return e}function pt(t,e,r){let[o,a,n,i,l,c]=[t,t,t,0,0,0],s=!1,f=d=>{let p=$(d-l,0,64);if(l=d,s){let m=$((d-i)/e);o=F(a,n,Vt(m)),s=m<1}let u=r(o,p);c=s||u?requestAnimationFrame(f):0};return{go(d,p){if(Pt()){[o,n,s]=[d,d,!1],r(o,1/0);return}[a,n,i,s]=[o,d,performance.now(),p],p||(o=d,r(o,0)),c||([l,c]=[performance.now(),requestAnimationFrame(f)])},again:()=>void r(o,0),stop:()=>cancelAnimationFrame(c)}}function ft(t,e,r=[]){let o=[...e,...r],a=[],n=!1,i=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),l=d=>{if(n)return;let p=i();a.forEach(u=>u(p,d))},c=()=>l(null);e.forEach(d=>t.on(`change:${d}`,c));let s=(d,{glide:p=!1}={})=>{n=!0;for(let[u,m]of Object.entries(d))t.set(u,m);n=!1,l({glide:p}),t.save_changes()},f=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in d).map(p=>[p,d[p]]))};return{read:i,change:s,reset:()=>s(f(),{glide:!0}),follow:d=>void a.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function Rt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let r=0;e&&r<8&&!e.matches(".jp-Cell");r++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Gt(t,e,r,o){let[a,n]=[0,!1],i=c=>{if(c!==n){n=c,t.classList.toggle("loading",c);for(let s of t.querySelectorAll(".attn-stage"))s.toggleAttribute("inert",c)}},l=c=>{let s=++a,f=e.wants?.(r())??null;if(i(f!==null),f===null)return o(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";f.then(()=>s===a&&l(c),()=>s===a&&e.say?.(d))};return l}function ut({name:t,label:e,style:r,controls:o,fixed:a=[],ms:n=dt,build:i}){return{render:({model:c,el:s})=>{let f=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=f.attachShadow({mode:"open"});d.append(x("style",{},[st,lt,ct,r].join(`
`)));let p=ft(c,o,a),u=i(p.read(),p,c),m=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(m),s.append(f);let g=()=>{let w=u.glides??(y=>y),A=0,q=pt(w(p.read()),n,(y,z)=>A>0&&u.paint(y,z,A)),ot=()=>{let y=Math.round(m.clientWidth);y===A||y===0||(A=y,Rt(s),q.again())},zt=Gt(m,u,p.read,y=>{u.tell(p.read()),q.go(w(p.read()),y)});p.follow((y,z)=>{m.classList.add("touched"),zt(z?.glide??!0)}),u.tell(p.read()),ot();let nt=new ResizeObserver(ot);return nt.observe(m),u.ahead?.(),()=>{nt.disconnect(),q.stop(),p.stop(),u.stop?.()}},b=async()=>{await u.ready;for(let w;w=u.wants?.(p.read());)await w;return g()};return u.ready?b():g()}}}var Kt=t=>Math.round(t*10)/10,ht=new WeakMap;function T(t){let e=k("attn-hits"),r=new Map,o=n=>{let i=n.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),l={node:i,hit:n};return r.set(n.id,l),i.dataset.id=n.id,t(i,()=>l.hit),l};return{root:e,set:(n,i=1)=>{let l=new Set(n.map(({id:c})=>c));for(let[c,{node:s}]of r)l.has(c)||(s.remove(),r.delete(c));n.forEach((c,s)=>{let f=r.get(c.id)??o(c);Ut(f.node,f.hit=c,i),f.node.parentNode!==e&&e.insertBefore(f.node,e.children[s]??null)})},focus:n=>r.get(n)?.node.focus({preventScroll:!0})}}function Ut(t,{x:e,y:r,width:o,height:a,label:n,kind:i="",aria:l={},tab:c=0,lang:s},f){let[d,p,u,m]=[e,r,o,a].map(b=>Kt(f*b)),g=`left:${d}px;top:${p}px;width:${u}px;height:${m}px`;ht.get(t)!==g&&(t.style.cssText=g,ht.set(t,g)),v(t,"class",`attn-hit ${i}`.trim()),v(t,"aria-label",n),v(t,"tabindex",c),s&&v(t,"lang",s);for(let[b,w]of Object.entries(l))v(t,`aria-${b}`,String(w))}var gt="http://www.w3.org/2000/svg",Jt=t=>Math.round(t*10)/10+0;function h(t,e,r,o,a){let n={};for(let i in o){let l=o[i];n[i]=typeof l=="number"?Jt(l):l}return{id:t,shape:e,role:r,at:n,...a===void 0?{}:{text:a}}}h.line=(t,e,[r,o,a,n],i)=>h(t,"line",e,{x1:r,y1:o,x2:a,y2:n,...i});h.rect=(t,e,[r,o,a,n],i)=>h(t,"rect",e,{x:r,y:o,width:a,height:n,...i});h.circle=(t,e,[r,o,a],n)=>h(t,"circle",e,{cx:r,cy:o,r:a,...n});h.path=(t,e,r,o)=>h(t,"path",e,{d:r,...o});h.text=(t,e,[r,o],a,n)=>h(t,"text",e,{x:r,y:o,...n},a);var mt=new WeakMap;function Yt(t,e){let{node:r,role:o,at:a}=t;o!==e.role&&r.setAttribute("class",t.role=e.role);for(let i in e.at)a[i]!==e.at[i]&&r.setAttribute(i,String(e.at[i]));for(let i in a)i in e.at||r.removeAttribute(i);t.at=e.at;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Zt)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Xt=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function Zt(t){let e=document.createElementNS(gt,"tspan");for(let[r,o]of Object.entries(Xt(t)))e.setAttribute(r,String(o));return e.append(t.text),e}function H(t,{width:e,height:r,marks:o}){let a=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=mt.get(t)??new Map;mt.set(t,n);let i=new Map(o.map(c=>[c.id,c]));for(let[c,{node:s,shape:f}]of n)i.get(c)?.shape!==f&&(s.remove(),n.delete(c));let l=t.firstChild;for(let c of o){let s=n.get(c.id);if(!s){let f=document.createElementNS(gt,c.shape);f.setAttribute("data-id",c.id),s={node:f,shape:c.shape,role:"",at:{},text:""},n.set(c.id,s)}Yt(s,c),l===s.node?l=s.node.nextSibling:t.insertBefore(s.node,l)}}var xt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function bt(t,e){let r=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:r,set:o=>v(r,"aria-pressed",String(o))}}var wt=(...t)=>x("p",{class:"attn-hint"},...t);function yt(t,e,r){let o=at("choice"),a=new Map,n=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,l]of Object.entries(e))a.set(i,x("input",{type:"radio",name:o,onchange:()=>r(i)})),n.append(x("label",{},a.get(i),x("span",{},l)));return{root:n,set:i=>void(a.get(i).checked=!0)}}function vt(t=700){let e=x("p",{class:"attn-summary"}),r=x("span",{class:"attn-hidden",role:"status"}),o,a=(n,i=n)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>I(r,i),t)),I(e,n)};return{root:x("div",{},e,r),set:a,stop:()=>clearTimeout(o)}}function kt(t,e,r){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",n=>{let i=a[n.key]?.();i===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),r(i))})}var W={attention:[!0,!1],feed_forward:["relu","linear",null],residual:[!0,!1],norm:["before","after",null],layers:[6,2],rate:[.001,.003,.012],warm_up:[1,100],steps:[600,1800]},E=Object.keys(W),D=Object.values(W).reduce((t,{length:e})=>t*e,1),B=(t,e)=>E.filter(r=>t[r]!==e[r]);function M(t){let{measured:e}=t,r=Object.fromEntries(E.map(i=>[i,t[i]])),o=e.map(i=>B(r,i.options).length),a=o.indexOf(Math.min(...o)),n=o.indexOf(0);return{options:r,row:n,losses:n<0?null:e[n].losses,nearest:a}}var $t=(t,e)=>M({...t,...e}).row,j=(t,e)=>$t(t,V(t,e))>=0,P=(t,e)=>W[e].filter(r=>r===t[e]||$t(t,{[e]:r})>=0);function V(t,e){let{feed_forward:r}=t;if(e==="attention")return{attention:!t.attention};if(e==="residual")return{residual:!t.residual};if(e==="layers")return{layers:t.layers===6?2:6};if(e==="feed_forward")return{feed_forward:r===null?"relu":null};if(e==="relu")return{feed_forward:r==="relu"?"linear":"relu"};let o=e==="norm before"?"before":"after";return{norm:t.norm===o?null:o}}var jt={};Ct(jt,{axis:()=>X,layer:()=>J,losses:()=>Z,plan:()=>U,rows:()=>Q,switches:()=>Y});var Qt=Math.sqrt(50),te=Math.sqrt(10),ee=Math.sqrt(2);function R(t,e,r){let o=(e-t)/Math.max(0,r),a=Math.floor(Math.log10(o)),n=o/Math.pow(10,a),i=n>=Qt?10:n>=te?5:n>=ee?2:1,l,c,s;return a<0?(s=Math.pow(10,-a)/i,l=Math.round(t*s),c=Math.round(e*s),l/s<t&&++l,c/s>e&&--c,s=-s):(s=Math.pow(10,a)*i,l=Math.round(t/s),c=Math.round(e/s),l*s<t&&++l,c*s>e&&--c),c<l&&.5<=r&&r<2?R(t,e,r*2):[l,c,s]}function O(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let o=e<t,[a,n,i]=o?R(e,t,r):R(t,e,r);if(!(n>=a))return[];let l=n-a+1,c=new Array(l);if(o)if(i<0)for(let s=0;s<l;++s)c[s]=(n-s)/-i;else for(let s=0;s<l;++s)c[s]=(n-s)*i;else if(i<0)for(let s=0;s<l;++s)c[s]=(a+s)/-i;else for(let s=0;s<l;++s)c[s]=(a+s)*i;return c}var S=168,G=6,re=10;function U(t,e){let r=e?1:.8,o=Math.max(Math.min(t*.44,165),t/2-40),a=(l,c)=>({x:o-S/2,y:l*r,w:S,h:c*r}),n=o+S/2+26,i={x:o-S/2-22,y:46*r,w:S+74,h:388*r};return{k:r,cx:o,arc:n,card:i,width:t,height:470*r,fan:Math.min(re,(t-i.x-i.w-6)/(G-1)),parts:{"norm after 2":a(60,30),feed_forward:a(138,82),relu:a(163.5,31),"norm before 2":a(232,30),"norm after 1":a(272,30),attention:a(346,40),"norm before 1":a(396,30)},sums:[326*r,114*r],starts:[430*r,267*r],out:8,input:450*r}}var St=({attention:t,feed_forward:e,norm:r})=>({attention:t,feed_forward:e!==null,relu:e==="relu","norm before 1":r==="before"&&t,"norm before 2":r==="before"&&e!==null,"norm after 1":r==="after"&&t,"norm after 2":r==="after"&&e!==null}),oe=["norm before 1","norm after 1","norm before 2","norm after 2"],At=t=>t.replace(/ [12]$/,""),_=(t,e)=>j(t,At(e))?"":" quiet";function ne({norm:t,attention:e,feed_forward:r},o){return(o.endsWith("1")?e:r)?t===null?"norm here":"norm here instead":""}function J(t,e,r,o){let a=U(r,o),n=St(t),i=n.attention?"attention":"attention, left out";return{width:r,height:a.height,marks:[...ae(a,t,e.layers),...ie(a,t),...oe.flatMap(l=>Mt(a,t,l,n[l],n[l]?"layer norm":ne(t,l),"small")),...Mt(a,t,"attention",n.attention,i,""),...se(a,t),...le(a,t)]}}var K=({card:t})=>({x:t.x+t.w-50,y:t.y+t.h+1,width:50,height:26});function ae(t,e,r){let{card:o,fan:a,k:n}=t,{x:i,y:l,width:c,height:s}=K(t),f=_(e,"layers");return[...Array.from({length:G-1},(p,u)=>G-1-u).map(p=>h(`card ${p}`,"rect","tint layer",{x:o.x+p*a,y:o.y-p*5*n,width:o.w,height:o.h,rx:12,opacity:Math.max(0,Math.min(1,r-p)).toFixed(2)})),h.rect("card 0","tint layer",[o.x,o.y,o.w,o.h],{rx:12}),h("part layers","rect",`paper part${f}`,{...K(t),rx:6}),h.text("count",f?"soft":"ink strong",[i+c/2,l+s/2+5],`\xD7 ${Math.round(r)}`)]}function ie({cx:t,arc:e,sums:r,starts:o,out:a,input:n,k:i},l){let{residual:c,attention:s,feed_forward:f}=l,d=_(l,"residual"),p=m=>{let[g,b]=[o[m],r[m]];return`M${t} ${g}H${e-8}q8 0 8 -8V${b+8}q0 -8 -8 -8H${t+11}`},u=[s,f!==null];return[h.path("way","ink line way",`M${t} ${n}V${a+8}`),h.path("way tip","ink solid",`M${t-5} ${a+10}h10l-5 -10z`),...r.flatMap((m,g)=>{let b=c&&u[g],w=b?`${d?"soft":"ink"} line way${d}`:`soft line gone${d}`;return[h.path(`residual ${g}`,w,p(g)),h.circle(`sum ${g}`,b?"paper sum":"paper sum gone",[t,m,11*Math.sqrt(i)]),h.text(`plus ${g}`,b?"ink strong":"soft",[t,m+5],b?"+":"")]}),h("residual name","text",d?"soft small":"ink small",{x:e+12,y:(o[0]+r[1])/2,transform:`rotate(-90 ${e+12} ${(o[0]+r[1])/2})`},c?"residual":"no residual")]}function Mt({parts:t},e,r,o,a,n){let{x:i,y:l,w:c,h:s}=t[r],f=_(e,r),d=o?`paper part ${r.split(" ")[0]}`:"paper part gone",p={x:i+c/2,y:l+s/2+5};return[h.rect(`part ${r}`,d+f,[i,l,c,s],{rx:6}),h(`name ${r}`,"text",`${f?"soft":"ink"}${o?"":" halo"} ${n}`,p,a)]}function se({parts:t},e){let{x:r,y:o,w:a,h:n}=t.feed_forward,[i,l,c]=[t.relu,34,e.feed_forward],[s,f]=["feed_forward","relu"].map(g=>_(e,g)),d=g=>g?"soft":"ink",p=`M${r+l} ${o}H${r+a-l}L${r+a} ${i.y}V${i.y+i.h}L${r+a-l} ${o+n}H${r+l}L${r} ${i.y+i.h}V${i.y}z`,u=(g,b,w=`${d(s)} small`)=>h.text(`ff ${g}`,w,[r+a/2,o+g*n+4.5],b),m=h.path("part feed_forward",`paper part${c?"":" gone"}${s}`,p);return c===null?[m,u(.5,"feed-forward, left out",`${d(s)} halo small`)]:[m,h("part relu","rect",`paper part ${c==="relu"?"relu":"gone"}${f}`,{x:i.x+6,y:i.y,width:i.w-12,height:i.h,rx:6}),h("ff name","text",`${d(s)} small`,{x:r-8,y:o+n/2,transform:`rotate(-90 ${r-8} ${o+n/2})`},"feed-forward"),u(.84,"32 \u2192 128"),u(.5,c==="relu"?"relu":"relu, left out",d(f)),u(.16,"128 \u2192 32")]}function le({cx:t,out:e,input:r,k:o},{norm:a}){return[h.text("input","soft small",[t,r+15*o],"six symbols, as vectors"),h.text("output","soft small end",[t-12,e+6],a==="before"?"norm, then scores":"scores of symbols")]}var ce={"norm before 1":"Layer norm before each part","norm after 1":"Layer norm after each sum","norm before 2":"Layer norm before each part","norm after 2":"Layer norm after each sum",attention:"Attention",feed_forward:"Feed-forward network",relu:"Relu of the feed-forward network",residual:"Residual",layers:"Six layers"};function Y(t,e,r){let o=U(e,r),a=St(t),n=d=>({x:d.x,y:d.y,width:d.w,height:d.h}),i=o.parts.feed_forward,l=(d,p,u,m)=>({id:d,part:p,...u,label:ce[d],kind:"blocks-switch",known:j(t,p),aria:{pressed:m,disabled:!j(t,p)}}),c=["norm after 2","norm before 2","norm after 1","norm before 1"].map(d=>{let p=At(d),u=d.endsWith("2");return{...l(d,p,n(o.parts[d]),t.norm===p.split(" ")[1]),...u?{tab:-1}:{}}}),s={x:o.arc-14,y:o.sums[0],width:44,height:o.starts[0]-o.sums[0]},f=t.feed_forward===null?[]:[l("relu","relu",n(o.parts.relu),a.relu)];return[l("feed_forward","feed_forward",n({...i,x:i.x-22,w:i.w+22}),a.feed_forward),...f,...c,l("attention","attention",n(o.parts.attention),a.attention),l("residual","residual",s,t.residual),l("layers","layers",K(o),t.layers===6)]}var Et=4;function X(t,e){let r=t<480,[o,a,n]=r?[178,38,24]:[204,44,25],[i,l]=[o,t-10];return{narrow:r,width:t,left:i,right:l,top:a,pitch:n,bottom:a+e*n,height:a+e*n+34,x:c=>i+c/Et*(l-i),y:c=>a+(c+.5)*n}}function Z({measured:t,levels:e},r,o,a){let n=X(a,t.length),i=s=>[h.path(`tick ${s}`,"rule",`M${n.x(s)} ${n.top}V${n.bottom}`),h.text(`loss ${s}`,"soft small",[n.x(s),n.bottom+16],String(s))],l=(s,f,d)=>[h.path(s,"ruler dashes",`M${n.x(e[s])} ${f+4}V${n.bottom}`),h.text(`${s} name`,"soft small end",[n.x(e[s])+4,f],d)],c=r.row>=0;return{width:a,height:n.height,marks:[...O(0,Et,4).flatMap(i),...l("guessing",13,`guessing ${e.guessing.toFixed(2)}`),...l("own symbol",30,`own symbol alone ${e["own symbol"].toFixed(2)}`),...c?[h.rect("band","tint band",[0,n.y(o.row)-n.pitch/2,n.width,n.pitch],{rx:5})]:[],...t.flatMap((s,f)=>de(n,s,f,f===r.row)),...c?pe(n,o):[h.text("unknown","ink strong start",[4,15],"not measured")],h.text("axis name","soft small end",[n.right,n.bottom+31],"loss at the end, in nats: three seeds")]}}function de(t,{name:e,losses:r},o,a){let n=t.y(o),i=r.map(l=>`M${(t.x(l)-3.4).toFixed(1)} ${n.toFixed(1)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`).join("");return[h.text(`name ${o}`,`${a?"ink strong":"ink"} start ${t.narrow?"tiny":"small"}`,[4,n+4.5],t.narrow?e.replace("feed-forward","f.-f."):e),h.path(`range ${o}`,"soft line range",`M${t.x(Math.min(...r)).toFixed(1)} ${n.toFixed(1)}H${t.x(Math.max(...r)).toFixed(1)}`),h.path(`points ${o}`,"soft ring",i)]}var pe=(t,e)=>e.losses.map((r,o)=>h.circle(`seed ${o}`,"ink solid",[t.x(r),t.y(e.row),5]));function Q({measured:t},e,r){let o=X(r,t.length),a=e.row<0?e.nearest:e.row;return t.map(({name:n,losses:i},l)=>({id:`row ${l}`,x:0,y:o.y(l)-o.pitch/2,width:o.width,height:o.pitch,label:`${n}: loss ${Math.min(...i).toFixed(2)} to ${Math.max(...i).toFixed(2)}`,kind:"blocks-row",tab:l===a?0:-1,aria:{pressed:l===e.row}}))}var Ot=`/* A layer's parts, and points of losses. */
text.small { font-size: 13px; } text.tiny { font-size: 12.5px; }
.layer { stroke: var(--edge); stroke-width: 1; }
.way { stroke-width: 2; } .part { stroke: var(--ink); stroke-width: 1.6; fill: var(--paper); }
.sum { fill: var(--paper); stroke: var(--ink); stroke-width: 1.6; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 8px; stroke-linejoin: round; }
.part.attention { fill: var(--weight-wash); } .part.relu { stroke-width: 1.2; }
.part.quiet { fill: var(--paper); }
.part.gone, .sum.gone, .gone.line { stroke: var(--ink); stroke-width: 1.3; stroke-dasharray: 4 4; }
.part.gone { fill-opacity: 0.35; } .sum.gone { stroke: var(--edge); }
/* Not measured: round dots, in every theme. */
.part.quiet, .line.quiet { stroke: var(--edge); stroke-width: 2.2; stroke-dasharray: 0 4.4; stroke-linecap: round; }
.dashes { stroke-dasharray: 5 4; } .range { stroke-width: 1.6; } .soft.ring { fill: var(--paper); stroke: var(--soft); stroke-width: 1.4; }
rect.band { fill: var(--tint); stroke: var(--edge); }
`;var _t=`.blocks-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 28px; align-items: start; }
.attn .blocks-board { margin-top: 8px; }
.attn .blocks-board > * { margin-top: 0; }
.blocks-training { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 20px; }
.attn .blocks-training { margin-top: 8px; }
.blocks-choice { display: flex; align-items: baseline; gap: 4px; }
.blocks-training .attn-button { margin-left: auto; }
.attn-hit.blocks-switch:hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 40%, transparent); }
.attn-hit.blocks-switch[aria-disabled="true"] { cursor: not-allowed; box-shadow: none; }
.attn-choice input[aria-disabled="true"] { cursor: not-allowed; }
.attn-choice input[aria-disabled="true"] + span { border-style: dotted; background: var(--surface); color: var(--muted); }
.attn-hit.blocks-row:hover { box-shadow: inset 0 0 0 1px var(--edge); }
.attn-encoder_blocks .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 4.4em; text-wrap: pretty; }
.attn-encoder_blocks > div:has(.attn-summary) { margin-top: 8px; }
.attn .attn-source { margin-top: 4px; }
@container (min-width: 760px) { .blocks-board { grid-template-columns: 340px minmax(0, 1fr); } .attn-encoder_blocks .attn-summary { min-height: 2.9em; } }
@container (max-width: 479px) { .attn-encoder_blocks .attn-summary { min-height: 7.3em; } .blocks-training { gap: 4px 10px; } .blocks-training .attn-button { order: -1; } .blocks-choice:first-child { order: -2; } }
@media (forced-colors: active) { .attn-choice input[aria-disabled="true"] + span { color: GrayText; } }
@media print { .blocks-training, .attn-hint { display: none; } }
`;var he={attention:t=>t?"attention":"no attention",feed_forward:t=>t===null?"no feed-forward network":t==="linear"?"no relu":"a whole feed-forward network",residual:t=>t?"a residual":"no residual",norm:t=>t===null?"no norm":t==="after"?"the norm after each sum":"the norm before each part",layers:t=>`${t===2?"two":"six"} layers`,rate:t=>`a rate of ${t}`,warm_up:t=>t>1?`a warm-up of ${t} steps`:"no warm-up",steps:t=>`${t} steps`},L=(t,e)=>xt(B(t,e).map(r=>he[r](t[r]))),tt=t=>{let[e,r]=[Math.min(...t),Math.max(...t)].map(o=>o.toFixed(2));return e===r?e:`${e} to ${r}`};function et({measured:t,...e},r){return`Not measured: ${L({...e,...r},t[0].options)}. Of the ${D} models of these switches only ${t.length} were, so nothing changes.`}function Lt({measured:t,levels:e},{options:r,row:o,losses:a,nearest:n}){let i=t[0];if(a===null){let c=t[n],s=L(r,i.options),f=L(c.options,r);return`Not measured: ${s}. Of the ${D} models of these switches ${t.length} were. The nearest, \u201C${c.name}\u201D, has ${f} instead.`}if(o===0)return`The base, whole: its loss ends at ${tt(a)} in three seeds; guessing gives ${e.guessing.toFixed(2)}.`;let l=Math.min(...a)>e.guessing-.05?"it does no better than guessing":Math.min(...a)>e["own symbol"]?"it does no better than one who knows each place\u2019s own symbol alone":Math.max(...a)<Math.min(...i.losses)?"it does better than the base in every seed":Math.min(...a)>Math.max(...i.losses)?"it does worse than the base in every seed":"its seeds and those of the base overlap";return`With ${L(r,i.options)} the loss ends at ${tt(a)} in three seeds, where the base ends at ${tt(i.losses)}: ${l}.`}var qt=760,rt=t=>()=>t.read();function me(t,e){let r=rt(t),o=N(),a=0,n=!1,i=({part:d,known:p})=>{let u=V(r(),d);p?t.change(u,{glide:!0}):e(et(r(),u))},l=T((d,p)=>d.addEventListener("click",()=>i(p()))),c=C("The layer: a press leaves a part out or brings it back","",o,l.root),s=d=>{a>0&&l.set(Y(d,a,n))};return{root:c,tell:s,paint:(d,p)=>{let u=Math.round(c.clientWidth);u!==0&&((u!==a||n!==p>=qt)&&([a,n]=[u,p>=qt],s(r())),H(o,J(r(),d,a,n)))}}}function ge(t,e){let r=rt(t),o=N(),a=0,n=d=>t.change({...r().measured[d].options},{glide:!0}),l=T((d,p)=>{let u=()=>Number(p().id.split(" ")[1]),m=g=>()=>$(u()+g,0,r().measured.length-1);d.addEventListener("click",()=>n(u())),kt(d,{ArrowUp:m(-1),ArrowDown:m(1),Home:()=>0,End:()=>r().measured.length-1},g=>{n(g),l.focus(`row ${g}`)})}),c=C("Measured models and their losses","",o,l.root),s=d=>{a>0&&l.set(Q(d,e(),a))};return{root:c,tell:s,paint:d=>{let p=Math.round(c.clientWidth);p!==0&&(p!==a&&(a=p,s(r())),H(o,Z(r(),e(),d,a)))}}}function xe(t,e){let r=rt(t),o=(l,c,s)=>{let f=yt(c,s,m=>{let g={[l]:Number(m)};P(r(),l).includes(Number(m))?t.change(g,{glide:!0}):(f.set(String(r()[l])),e(et(r(),g)))}),d=k("blocks-choice",x("span",{class:"attn-label","aria-hidden":"true"},c),f.root),p=f.root.querySelectorAll("input");return{root:d,tell:m=>{f.set(String(m[l]));let g=P(m,l).map(String);Object.keys(s).forEach((b,w)=>p[w].setAttribute("aria-disabled",String(!g.includes(b))))}}},a=[o("rate","rate",{.001:"0.001",.003:"0.003",.012:"0.012"}),o("warm_up","warm-up",{1:"none",100:"100"}),o("steps","steps",{600:"600",1800:"1800"})],n=bt("Reset",t.reset).root;return{root:k("blocks-training",...a.map(l=>l.root),n),tell:l=>a.forEach(c=>c.tell(l))}}function be(t,e){let r=M(t),o=vt(),[a,n]=[me(e,o.set),ge(e,()=>r)],i=xe(e,o.set),l=wt("Press a part to leave it out: where does the loss go? Dotted: what was not measured."),c=x("p",{class:"attn-source"},"Each row is one model of the table above, trained with three seeds. No others were trained."),s={row:Math.max(0,r.row),losses:r.losses??t.measured[0].losses};return{parts:[l,k("blocks-board",a.root,n.root),i.root,o.root,c],glides:f=>{let{row:d,losses:p}=M(f);return p&&(s={row:d,losses:p}),{...s,layers:f.layers}},tell:f=>{r=M(f),a.tell(f),n.tell(f),i.tell(f),o.set(Lt(f,r))},paint:(f,d,p)=>{a.paint(f,p),n.paint(f)},stop:()=>o.stop()}}var ur=ut({name:"encoder_blocks",label:"Live figure: a transformer's layer with parts left out, and the losses measured then",style:Ot+_t,controls:E,fixed:["measured","levels"],build:be});export{M as compute,ur as default,Lt as describe,jt as scene};
