// Joined by `make figures` from src/encoder_translator and src/kit: change those, not this.
var Nt=Object.defineProperty;var qt=(t,e)=>{for(var n in e)Nt(t,n,{get:e[n],enumerable:!0})};function tt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let a=o=>{o?.data===e&&(t.off("msg:custom",a),r(o.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var Ft="http://www.w3.org/2000/svg",Lt=0,Dt=Math.random().toString(36).slice(2,8),et=t=>`attn-${Dt}-${t}-${++Lt}`;function nt(t,e,n){for(let[r,a]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),a):a===!0?t.setAttribute(r,""):a!==!1&&a!=null&&t.setAttribute(r,a);return t.append(...n),t}var x=(t,e={},...n)=>nt(document.createElement(t),e,n),M=(t,...e)=>x("div",{class:t},...e),Ht=(t,e={},...n)=>nt(document.createElementNS(Ft,t),e,n),rt=(t="")=>Ht("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function q(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var ot=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var at=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var st=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var F=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var it=200,Rt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Bt=t=>t*t*(3-2*t);function L(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>L(t[a],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,o])=>[a,L(t[a],o,n)]);return Object.fromEntries(r)}return e}function lt(t,e,n){let[r,a,o,s,c,l]=[t,t,t,0,0,0],i=!1,d=p=>{let f=F(p-c,0,64);if(c=p,i){let g=F((p-s)/e);r=L(a,o,Bt(g)),i=g<1}let h=n(r,f);l=i||h?requestAnimationFrame(d):0};return{go(p,f){if(Rt()){[r,o,i]=[p,p,!1],n(r,1/0);return}[a,o,s,i]=[r,p,performance.now(),f],f||(r=p,n(r,0)),l||([c,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(l)}}function ct(t,e,n=[]){let r=[...e,...n],a=[],o=!1,s=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),c=p=>{if(o)return;let f=s();a.forEach(h=>h(f,p))},l=()=>c(null);e.forEach(p=>t.on(`change:${p}`,l));let i=(p,{glide:f=!1}={})=>{o=!0;for(let[h,g]of Object.entries(p))t.set(h,g);o=!1,c({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:s,change:i,reset:()=>i(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function Vt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Kt(t,e,n,r){let[a,o]=[0,!1],s=l=>{if(l!==o){o=l,t.classList.toggle("loading",l);for(let i of t.querySelectorAll(".attn-stage"))i.toggleAttribute("inert",l)}},c=l=>{let i=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return r(l);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>i===a&&c(l),()=>i===a&&e.say?.(p))};return c}function dt({name:t,label:e,style:n,controls:r,fixed:a=[],ms:o=it,build:s}){return{render:({model:l,el:i})=>{let d=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(x("style",{},[ot,at,st,n].join(`
`)));let f=ct(l,r,a),h=s(f.read(),f,l),g=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);p.append(g),i.append(d);let m=()=>{let y=h.glides??(v=>v),$=0,E=lt(y(f.read()),o,(v,N)=>$>0&&h.paint(v,N,$)),O=()=>{let v=Math.round(g.clientWidth);v===$||v===0||($=v,Vt(i),E.again())},Ct=Kt(g,h,f.read,v=>{h.tell(f.read()),E.go(y(f.read()),v)});f.follow((v,N)=>{g.classList.add("touched"),Ct(N?.glide??!0)}),h.tell(f.read()),O();let Y=new ResizeObserver(O);return Y.observe(g),h.ahead?.(),()=>{Y.disconnect(),E.stop(),f.stop(),h.stop?.()}},b=async()=>{await h.ready;for(let y;y=h.wants?.(f.read());)await y;return m()};return h.ready?b():m()}}}var Gt=t=>Math.round(t*10)/10,pt=new WeakMap;function ft(t){let e=M("attn-hits"),n=new Map,r=o=>{let s=o.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),c={node:s,hit:o};return n.set(o.id,c),s.dataset.id=o.id,t(s,()=>c.hit),c};return{root:e,set:(o,s=1)=>{let c=new Set(o.map(({id:l})=>l));for(let[l,{node:i}]of n)c.has(l)||(i.remove(),n.delete(l));o.forEach((l,i)=>{let d=n.get(l.id)??r(l);Ut(d.node,d.hit=l,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[i]??null)})},focus:o=>n.get(o)?.node.focus({preventScroll:!0})}}function Ut(t,{x:e,y:n,width:r,height:a,label:o,kind:s="",aria:c={},tab:l=0,lang:i},d){let[p,f,h,g]=[e,n,r,a].map(b=>Gt(d*b)),m=`left:${p}px;top:${f}px;width:${h}px;height:${g}px`;pt.get(t)!==m&&(t.style.cssText=m,pt.set(t,m)),S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",o),S(t,"tabindex",l),i&&S(t,"lang",i);for(let[b,y]of Object.entries(c))S(t,`aria-${b}`,String(y))}var ht="http://www.w3.org/2000/svg",Jt=t=>Math.round(t*10)/10+0;function u(t,e,n,r,a){let o={};for(let s in r){let c=r[s];o[s]=typeof c=="number"?Jt(c):c}return{id:t,shape:e,role:n,at:o,...a===void 0?{}:{text:a}}}u.line=(t,e,[n,r,a,o],s)=>u(t,"line",e,{x1:n,y1:r,x2:a,y2:o,...s});u.rect=(t,e,[n,r,a,o],s)=>u(t,"rect",e,{x:n,y:r,width:a,height:o,...s});u.circle=(t,e,[n,r,a],o)=>u(t,"circle",e,{cx:n,cy:r,r:a,...o});u.path=(t,e,n,r)=>u(t,"path",e,{d:n,...r});u.text=(t,e,[n,r],a,o)=>u(t,"text",e,{x:n,y:r,...o},a);var mt=(t,e,n,r)=>({...u(t,"text",e,n),runs:r}),ut=new WeakMap;function Zt(t,e){let{node:n,role:r,at:a}=t;r!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(Xt)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Qt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Xt(t){let e=document.createElementNS(ht,"tspan");for(let[n,r]of Object.entries(Qt(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function gt(t,{width:e,height:n,marks:r}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let o=ut.get(t)??new Map;ut.set(t,o);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:i,shape:d}]of o)s.get(l)?.shape!==d&&(i.remove(),o.delete(l));let c=t.firstChild;for(let l of r){let i=o.get(l.id);if(!i){let d=document.createElementNS(ht,l.shape);d.setAttribute("data-id",l.id),i={node:d,shape:l.shape,role:"",at:{},text:""},o.set(l.id,i)}Zt(i,l),c===i.node?c=i.node.nextSibling:t.insertBefore(i.node,c)}}var D=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function H(t,e){let n=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>S(n,"aria-pressed",String(r))}}var xt=(...t)=>x("p",{class:"attn-hint"},...t);function wt(t,e,n){let r=et("choice"),a=new Map,o=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,c]of Object.entries(e))a.set(s,x("input",{type:"radio",name:r,onchange:()=>n(s)})),o.append(x("label",{},a.get(s),x("span",{},c)));return{root:o,set:s=>void(a.get(s).checked=!0)}}function bt(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),r,a=(o,s=o)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>q(n,s),t)),q(e,o)};return{root:x("div",{},e,n),set:a,stop:()=>clearTimeout(r)}}var w=[{name:"source places",x:"encoder",kind:"places",layer:0},{name:"encoder self-attention 1",x:"encoder",kind:"self-attention",layer:1},{name:"encoder feed-forward 1",x:"encoder",kind:"feed-forward",layer:1},{name:"encoder self-attention 2",x:"encoder",kind:"self-attention",layer:2},{name:"encoder feed-forward 2",x:"encoder",kind:"feed-forward",layer:2},{name:"target places",x:"decoder",kind:"places",layer:0},{name:"decoder self-attention 1",x:"decoder",kind:"self-attention",layer:1},{name:"cross-attention 1",x:"decoder",kind:"cross-attention",layer:1},{name:"decoder feed-forward 1",x:"decoder",kind:"feed-forward",layer:1},{name:"decoder self-attention 2",x:"decoder",kind:"self-attention",layer:2},{name:"cross-attention 2",x:"decoder",kind:"cross-attention",layer:2},{name:"decoder feed-forward 2",x:"decoder",kind:"feed-forward",layer:2}],j=Object.fromEntries(["encoder self-attention","decoder self-attention","cross-attention","feed-forward","places"].map(t=>[t,w.map(({name:e})=>e).filter(e=>e.includes(t))]));function P(t){let e=atob(t);return Array.from({length:e.length/2},(n,r)=>e.charCodeAt(2*r)+256*e.charCodeAt(2*r+1))}var I=t=>w.reduce((e,{name:n})=>2*e+Number(t.includes(n)),0),_=(t,e)=>w.map(({name:n})=>n).filter(n=>t.includes(n)!==(n===e)),A=(t,e)=>I(t)===I(e);function Yt(t,e){let[n,r]=[t,e].map(s=>s.split(" ").filter(Boolean)),a=Array.from({length:n.length+1},()=>Array(r.length+1).fill(0));for(let s=n.length-1;s>=0;s--)for(let c=r.length-1;c>=0;c--)a[s][c]=n[s]===r[c]?1+a[s+1][c+1]:Math.max(a[s+1][c],a[s][c+1]);let o=0;return n.map((s,c)=>{let l=r.indexOf(s,o),i=l>=0&&1+a[c+1][l+1]===a[c][o];return i&&(o=l+1),{word:s,right:i}})}function yt({pairs:t,losses:e,exact:n,guessing:r,sentences:a}){let[o,s]=[P(e).map(l=>l/1e3),P(n)],c=a.map(({written:l})=>P(l));return({off:l,sentence:i,trained:d})=>{let p=I(l),{source:f,target:h,texts:g}=a[i];return{on:w.map(({name:m})=>!l.includes(m)),loss:o[p],exact:s[p],pairs:t,next:w.map(({name:m})=>o[I(_(l,m))]),whole:o[0],guessing:r,trained:d.find(m=>A(m.off,l))?.losses??null,source:f,target:h,written:Yt(g[c[i][p]],h)}}}var jt={};qt(jt,{END:()=>C,axis:()=>St,barOf:()=>Mt,lines:()=>Et,losses:()=>Z,plan:()=>G,reserved:()=>At,switches:()=>J,translation:()=>Q,translator:()=>U});var te=Math.sqrt(50),ee=Math.sqrt(10),ne=Math.sqrt(2);function W(t,e,n){let r=(e-t)/Math.max(0,n),a=Math.floor(Math.log10(r)),o=r/Math.pow(10,a),s=o>=te?10:o>=ee?5:o>=ne?2:1,c,l,i;return a<0?(i=Math.pow(10,-a)/s,c=Math.round(t*i),l=Math.round(e*i),c/i<t&&++c,l/i>e&&--l,i=-i):(i=Math.pow(10,a)*s,c=Math.round(t/i),l=Math.round(e/i),c*i<t&&++c,l*i>e&&--l),l<c&&.5<=n&&n<2?W(t,e,n*2):[c,l,i]}function T(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[a,o,s]=r?W(e,t,n):W(t,e,n);if(!(o>=a))return[];let c=o-a+1,l=new Array(c);if(r)if(s<0)for(let i=0;i<c;++i)l[i]=(o-i)/-s;else for(let i=0;i<c;++i)l[i]=(o-i)*s;else if(s<0)for(let i=0;i<c;++i)l[i]=(a+i)/-s;else for(let i=0;i<c;++i)l[i]=(a+i)*s;return l}var re="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),oe=1.12;var z=new Map;function ae(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(re[a.charCodeAt(0)-32]??556),0);return oe*n/1e3}function R(t,e){return z.size>5e3&&z.clear(),z.has(t)||z.set(t,ae(t)),e*z.get(t)}var C=7,[K,vt,B]=[42,47,20],[se,V]=[54,48],ie=t=>w[t].x==="encoder"?t:t-5;function G(t){let e=t<400,[n,r]=e?[26,28]:[34,44],a=Math.min(164,(t-2*n-r)/2),o=(t-2*a-r)/2,s=se+7*vt+2*B+V,c=w.map(({x:i,layer:d},p)=>({x:i==="encoder"?o:o+a+r,y:s-V-(ie(p)+1)*vt-d*B,w:a,h:K})),l={encoder:o-n/2-4,decoder:o+2*a+r+n/2+4};return{narrow:e,width:t,height:s,w:a,boxes:c,streams:l,middle:o+a+r/2}}function U(t,e,n){let r=G(n);return{width:n,height:r.height,marks:[...le(r),...ce(r),...de(r,t),...w.flatMap((a,o)=>[...pe(r,t,o),...fe(r,t,e,o)])]}}function le({boxes:t,streams:e,narrow:n}){let r=n?8:12;return[[1,2],[3,4],[6,8],[9,11]].flatMap(([a,o],s)=>{let{x:c,layer:l}=w[a],[i,d]=[t[a],t[o]],[p,f]=c==="encoder"?[e.encoder-r,d.x+d.w+6]:[d.x-6,e.decoder+r],h=d.y-B+2,g={x:p,y:h,width:f-p,height:i.y+i.h+5-h,rx:9};return[u(`card ${s}`,"rect","tint layer",g),u.text(`layer ${s}`,"soft small start",[d.x+2,d.y-5],`layer ${l}`)]})}function ce({streams:{encoder:t,decoder:e},height:n,boxes:r,narrow:a}){let o=n-V+8,s=(i,d,p)=>u.path(i,"ink line way",`M${d} ${o}V${p}`),c=16,l=(i,d,p,f,h)=>u.text(i,`${d} small`,[p,f],h);return[s("encoder way",t,r[10].y+K/2),s("decoder way",e,c),u.path("tip","ink solid",`M${e-5} ${c+2}h10l-5 -10z`),l("encoder foot","soft start",t-6,o+16,"French words"),l("decoder foot","soft end",e+6,o+16,a?"English, so far":"English words so far"),l("head","soft end",e-14,c-2,"scores of the next word"),u.rect("out norm","ink solid",[e-9,24,18,6],{rx:1.5}),l("encoder name","ink strong start",t-6,o+33,"encoder"),l("decoder name","ink strong end",e+6,o+33,"decoder")]}function de({boxes:t,streams:e,middle:n,narrow:r},{on:a}){let[o,s]=[7,10].map(d=>({...t[d],y:t[d].y+K/2,on:a[d]})),c=d=>d?"ink line way":"soft line gone",l=({x:d,y:p})=>`M${d-6} ${p-4}L${d} ${p}L${d-6} ${p+4}`,i={x:e.encoder+12,y:s.y-9,width:6,height:18,rx:1.5};return[u.path("memory",c(o.on||s.on),`M${e.encoder} ${s.y}H${n}`),u.path("memory 2",c(s.on),`M${n} ${s.y}H${s.x}${l(s)}`),u.path("memory 1",c(o.on),`M${n} ${s.y}V${o.y}H${o.x}${l(o)}`),u("memory norm","rect","ink solid",i),u.text("memory name",`${o.on||s.on?"ink":"soft"} small start`,[e.encoder+26,s.y-7],r?"memory":"what it has read")]}function pe({boxes:t,streams:e},{on:n},r){let{x:a,y:o,w:s}=t[r],c=w[r].x,l=e[c],[i,d]=c==="encoder"?[a,1]:[a+s,-1],[p,f]=[o+12,o+31],h=n[r]?"ink line way":"soft line gone",g=w[r].kind!=="places",m={x:(l+i)/2-3,y:f-7,width:6,height:14,rx:1.5};return[u.path(`branch ${r}`,h,`M${i} ${p}H${l+8*d}${g?`M${l} ${f}H${i}`:""}`),...g?[u(`norm ${r}`,"rect",n[r]?"ink solid":"paper gone",m)]:[],u.circle(`sum ${r}`,n[r]?"paper sum":"paper sum gone",[l,p,7.5]),...n[r]?[u.path(`plus ${r}`,"ink line",`M${l-4} ${p}h8M${l} ${p-4}v8`)]:[]]}function Mt({boxes:t,w:e},n){let[r,a]=[t[n].x+8,e-50];return{x:r,y:t[n].y+26,of:o=>a*Math.min(1,o/C)}}function fe(t,{on:e},{next:n,loss:r},a){let{x:o,y:s,w:c,h:l}=t.boxes[a],i=Mt(t,a),{kind:d}=w[a],p=e[a]?`paper part ${d}`:"paper part gone",f=i.x+i.of(r);return[u.rect(`part ${a}`,p,[o,s,c,l],{rx:6}),u.text(`name ${a}`,`${e[a]?"ink":"soft"} start ${t.narrow?"tiny":"small"}`,[o+8,s+17],e[a]||t.narrow?d:`${d}, off`),u(`bar ${a}`,"rect",e[a]?"ink solid":"soft hollow",{x:i.x,y:i.y,width:Math.max(1,i.of(n[a])),height:8}),u.path(`now ${a}`,"ink line now",`M${f} ${i.y-3}v14`),u.text(`next ${a}`,`${e[a]?"ink":"soft"} end ${t.narrow?"tiny":"small"}`,[o+c-7,s+34.5],n[a].toFixed(2))]}function J({on:t,next:e},n){let{boxes:r}=G(n);return w.map(({name:a},o)=>({id:`part ${o}`,part:a,kind:"translator-switch",x:r[o].x,y:r[o].y,width:r[o].w,height:r[o].h,label:`${a[0].toUpperCase()}${a.slice(1)}: a press leads to a loss of ${e[o].toFixed(2)}`,aria:{pressed:t[o]}}))}var k={left:5,right:12,top:22,bottom:112},St=t=>e=>k.left+e/C*(t-k.left-k.right);function Z(t,e,n){let r=St(n),{top:a,bottom:o,left:s}=k,c=(f,h,g,m)=>[u.path(f,"ruler dashes",`M${r(h)} ${g+4}V${o}`),u.text(`${f} name`,"soft small end",[r(h)+5,g],m)],l={x:s,y:a+22,width:Math.max(1,r(e.loss)-s),height:16},i={x:s,y:o+60,height:12},d=e.exact/t.pairs,p=n-s-k.right;return{width:n,height:o+78,marks:[...T(0,C,7).flatMap(f=>[u.path(`tick ${f}`,"rule",`M${r(f)} ${o-4}v4`),u.text(`loss ${f}`,"soft small",[r(f),o+15],String(f))]),u.path("axis","ruler",`M${s} ${o}H${n-k.right}`),...c("guessing",t.guessing,12,`word frequencies ${t.guessing.toFixed(2)}`),u.text("loss name","ink start",[s,a+15],"loss, nats per word"),u("loss","rect","ink solid",l),ue("loss number","ink strong",l.x+l.width,l.y+13,e.loss.toFixed(2),n),...he(t,r,n),u.text("exact name","ink start",[s,i.y-7],"sentences exactly right"),u.text("exact number","ink strong end",[n-k.right,i.y-7],`${Math.round(e.exact)} of ${t.pairs}`),u("exact frame","rect","paper frame",{...i,width:p}),u("exact","rect","ink solid",{...i,width:d*p})]}}function ue(t,e,n,r,a,o){let s=n+40>o-k.right,c=s?"paper strong end":`${e} start`;return u.text(t,c,[s?n-6:n+6,r],a)}function he({trained:t,on:e},n,r){let a=k.bottom-20,o=(t??[]).map((d,p)=>u.circle(`ring ${p}`,"paper ring",[n(d),a,5])),s=t?`trained without: ${t.map(d=>d.toFixed(2)).join(", ")}`:e.includes(!1)?"trained without: not measured":"",c=Math.max(...t??[0]),l=n(c)+190>r,i=l?n(c)-10:n(c)+(t?10:0);return[...o,u.text("trained",`soft small ${l?"end":"start"}`,[i,a+4.5],s)]}var[kt,$t]=[15,21],At=t=>t<300?6:t<380?5:t<500?4:3;function Et(t,e){let n=R(" ",kt),r=[[]],a=0;for(let o of t){let s=R(o.word,kt);a+s>e&&a>0&&([r[r.length],a]=[[],0]),r[r.length-1].push(o),a+=s+n}return r}function me(t,e){let n=e.filter(o=>o.right).length,r=t-n,a=[...n<e.length?["wrong underlined"]:[],...r?[`${r} of ${t} words missing`]:[]];return a.length?`: ${a.join(", ")}`:""}function Q({source:t,target:e,written:n},r){let a=n.length?n:[{word:"(nothing)",right:!1}],o=i=>i.split(" ").map(d=>({word:d,right:!0})),s=0,c=(i,d,p,f)=>{let h=Et(p,r-8),g=u.text(`${i} title`,"soft small start",[4,s+14],d),m=h.map((b,y)=>mt(`${i} ${y}`,`start ${i}`,{x:4,y:s+35+y*$t},[...b.flatMap(({word:$,right:E},O)=>[...O?[{text:" "}]:[],{text:$,...E?{}:{role:"wrong"}}])]));return s+=24+$t*Math.max(h.length,f),[g,...m]},l=[...c("source","French",o(t),1),...c("target","in English",o(e),1),...c("written",`it writes${me(o(e).length,n)}`,a,At(r))];return{width:r,height:s,marks:l}}var zt=`/* The translator's parts, losses as bars, and words. */
text.small { font-size: 13px; } text.tiny { font-size: 12px; }
text.source, text.target, text.written { font-size: 15px; } tspan.wrong { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 3px; }
.layer { stroke: var(--edge); stroke-width: 1; }
.way { stroke-width: 2; } .part { stroke: var(--ink); stroke-width: 1.5; fill: var(--paper); }
.part.self-attention, .part.cross-attention { fill: var(--weight-wash); }
.sum { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; } .ink.line { stroke-width: 1.6; }
.part.gone, rect.gone, .gone.line { stroke: var(--edge); stroke-width: 1.3; stroke-dasharray: 4 4; }
.sum.gone { stroke: none; fill: none; }
.part.gone { fill-opacity: 0.35; } .hollow { fill: none; stroke: var(--soft); stroke-width: 1.2; }
.dashes { stroke-dasharray: 5 4; } .frame { fill: var(--tint); stroke: var(--edge); }
circle.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.now { stroke-width: 2; stroke-linecap: butt; }
`;var Ot=`.translator-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px 28px; align-items: start; }
.attn .translator-board { margin-top: 8px; }
.attn .translator-board > *, .attn .translator-side > * { margin-top: 0; }
.translator-side { display: grid; gap: 10px; min-width: 0; justify-items: start; }
.translator-side > .attn-stage { width: 100%; }
.translator-row { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.attn .translator-row { margin-top: 8px; }
.attn-hit.translator-switch:hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 40%, transparent); }
.attn-encoder_translator .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 5.8em; text-wrap: pretty; }
.attn .attn-source { margin-top: 4px; }
@container (min-width: 760px) { .translator-board { grid-template-columns: 420px minmax(0, 1fr); } .attn-encoder_translator .attn-summary { min-height: 4.4em; } }
@container (max-width: 479px) { .attn-encoder_translator .attn-summary { min-height: 10.2em; } }
@media print { .translator-row, .attn-hint { display: none; } }
`;function we(t){let e=Object.keys(j).find(n=>A(j[n],t));return e?e==="places"?"the places of both languages":`any ${e}`:t.length>3?`${t.length} of its ${w.length} parts`:D(t)}var It=({exact:t,pairs:e})=>t?`${t} of ${e} sentences ${t===1?"comes":"come"} out exactly right`:"no sentence comes out right";function Tt({off:t},e){let{loss:n,whole:r,next:a,guessing:o,trained:s,written:c}=e;if(t.length===0){let[p,f]=[Math.min(...a),Math.max(...a)].map(h=>a.indexOf(h));return`The whole translator has a loss of ${n.toFixed(2)} nats per word, and ${It(e)}. Of single parts it misses ${w[f].name} most (${a[f].toFixed(2)} without) and ${w[p].name} least (${a[p].toFixed(2)}).`}let l=n>o?`worse than one who knows the words\u2019 frequencies alone, ${o.toFixed(2)}`:`with all parts it is ${r.toFixed(2)}`,i=s?` Trained without ${t.length===1?"it":"them"} from the start, a translator has ${D(s.map(p=>p.toFixed(2)))}.`:"",d=c.map(({word:p})=>p).join(" ");return`Without ${we(t)} the loss is ${n.toFixed(2)}; ${l}; ${It(e)}.${i} It writes: ${d?`\u201C${d}\u201D`:"nothing"}.`}function X(t,...e){let n=rt(),r=M("attn-stage",n,...e);return{root:r,paint:o=>{let s=Math.round(r.clientWidth);s>0&&gt(n,t(s,o))}}}function be(t,e){let n=0,r=ft((c,l)=>c.addEventListener("click",()=>{let{part:i}=l();t.change({off:_(t.read().off,i)},{glide:!0})})),a=()=>{n>0&&r.set(J(e(),n))},{root:o,paint:s}=X((c,l)=>(c!==n&&(n=c,a()),U(e(),l,c)),r.root);return o.setAttribute("role","group"),o.setAttribute("aria-label","The translator: a press switches a part off or on"),{root:o,tell:a,paint:s}}function ye(t){let e=Object.entries(j).map(([s,c])=>({part:H(s,()=>t.change({off:A(t.read().off,c)?[]:c},{glide:!0})),off:c})),n=wt("Sentence",{0:"sentence 1",1:"sentence 2"},s=>t.change({sentence:Number(s)})),r=H("Reset",t.reset).root,a=M("translator-row",x("span",{class:"attn-label"},"all of a kind off"),...e.map(({part:s})=>s.root),r),o=s=>{e.forEach(({part:c,off:l})=>c.set(A(s.off,l))),n.set(String(s.sentence))};return{root:a,chosen:n.root,tell:o}}function ve(t,e,n){let r=null,a=null,o=()=>a,s=be(e,o),c=X((m,b)=>Z(o(),b,m)),l=X(m=>Q(o(),m)),[i,d]=[ye(e),bt()],p=xt("Press a part to switch it off after training. Each bar shows the loss after pressing that part; the thin line, the loss now."),f=x("p",{class:"attn-source"},"All 4096 combinations were measured, on 700 held-out pairs with the true words before each word given."),h=tt(n,"encoder_translator").then(m=>{r=yt(m),a=r(e.read())}),g=M("translator-side",c.root,i.chosen,l.root);return{parts:[p,M("translator-board",s.root,g),i.root,d.root,f],ready:h,glides:m=>{let{next:b,loss:y,exact:$}=r(m);return{next:b,loss:y,exact:$}},tell:m=>{r!==null&&(a=r(m),s.tell(),i.tell(m),d.set(Tt(m,a)))},paint:m=>{a&&[s,c,l].forEach(b=>b.paint(m))},stop:()=>d.stop()}}var yn=dt({name:"encoder_translator",label:"Live figure: the trained translator with parts switched off, its loss and what it writes",style:zt+Ot,controls:["off","sentence"],fixed:["trained"],build:ve});export{yn as default,Tt as describe,yt as explorer,jt as scene};
