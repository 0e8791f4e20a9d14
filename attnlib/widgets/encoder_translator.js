// Joined by `make figures` from src/encoder_translator and src/kit: change those, not this.
var It=Object.defineProperty;var Ct=(t,e)=>{for(var n in e)It(t,n,{get:e[n],enumerable:!0})};function Y(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let o=a=>{a?.data===e&&(t.off("msg:custom",o),r(a.content))};t.on("msg:custom",o),t.send({ask:e})}),n[e]}var qt="http://www.w3.org/2000/svg",Ft=0,Nt=Math.random().toString(36).slice(2,8),tt=t=>`attn-${Nt}-${t}-${++Ft}`;function et(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var x=(t,e={},...n)=>et(document.createElement(t),e,n),nt=(t,e={},...n)=>et(document.createElementNS(qt,t),e,n);function q(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function M(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var rt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ot=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
.attn.loading .attn-stage { opacity: 0.4; transition: opacity 200ms 150ms; }
.attn-hits { position: absolute; inset: 0; pointer-events: none; }
.attn-hit { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; pointer-events: auto; touch-action: manipulation; cursor: pointer; }
.attn-hit.across { cursor: ew-resize; touch-action: none; }
.attn-hit.grab { cursor: grab; touch-action: none; }
.attn-hit.grab:active { cursor: grabbing; }

.attn *, .attn *::before { box-sizing: border-box; }
.attn svg { overflow: visible; }
.attn [hidden] { display: none; }
.attn > * + * { margin-top: 16px; }
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
@media (prefers-reduced-motion: reduce) { .attn *, .attn *::before { animation: none !important; transition: none !important; } }
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
  .attn *, .attn *::before { animation: none !important; transition: none !important; }
  /* Drawn for the screen, places to press would reach beyond the paper, and all text would shrink with the page. */
  .attn.attn :is(.attn-hits, .attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var at=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var F=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var st=200,Pt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,_t=t=>t*t*(3-2*t);function N(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>N(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,a])=>[o,N(t[o],a,n)]);return Object.fromEntries(r)}return e}function it(t,e,n){let[r,o,a,s,l,c]=[t,t,t,0,0,0],i=!1,p=d=>{let f=F(d-l,0,64);if(l=d,i){let g=F((d-s)/e);r=N(o,a,_t(g)),i=g<1}let u=n(r,f);c=i||u?requestAnimationFrame(p):0};return{go(d,f){if(Pt()){[r,a,i]=[d,d,!1],n(r,1/0);return}[o,a,s,i]=[r,d,performance.now(),f],f||(r=d,n(r,0)),c||([l,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(c)}}function lt(t,e,n=[]){let r=[...e,...n],o=[],a=!1,s=()=>Object.fromEntries(r.map(d=>[d,t.get(d)])),l=d=>{if(a)return;let f=s();o.forEach(u=>u(f,d))},c=()=>l(null);e.forEach(d=>t.on(`change:${d}`,c));let i=(d,{glide:f=!1}={})=>{a=!0;for(let[u,g]of Object.entries(d))t.set(u,g);a=!1,l({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:s,change:i,reset:()=>i(p(),{glide:!0}),follow:d=>void o.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function Wt(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Rt(t,e,n,r){let[o,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let i of t.querySelectorAll(".attn-stage"))i.toggleAttribute("inert",c)}},l=c=>{let i=++o,p=e.wants?.(n())??null;if(s(p!==null),p===null)return r(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>i===o&&l(c),()=>i===o&&e.say?.(d))};return l}function ct({name:t,label:e,style:n,controls:r,fixed:o=[],ms:a=st,build:s}){return{render:({model:c,el:i})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(x("style",{},[rt,ot,at,n].join(`
`)));let f=lt(c,r,o),u=s(f.read(),f,c),g=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(g),i.append(p);let m=()=>{let y=u.glides??(k=>k),$=0,A=it(y(f.read()),a,(k,C)=>$>0&&u.paint(k,C,$)),O=()=>{let k=Math.round(g.clientWidth);k===$||k===0||($=k,Wt(i),A.again())},Tt=Rt(g,u,f.read,k=>{u.tell(f.read()),A.go(y(f.read()),k)});f.follow((k,C)=>{g.classList.add("touched"),Tt(C?.glide??!0)}),u.tell(f.read()),O();let X=new ResizeObserver(O);return X.observe(g),u.ahead?.(),()=>{X.disconnect(),A.stop(),f.stop(),u.stop?.()}},w=async()=>{await u.ready;for(let y;y=u.wants?.(f.read());)await y;return m()};return u.ready?w():m()}}}var Bt=t=>Math.round(t*10)/10,dt=new WeakMap;function pt(t){let e=x("div",{class:"attn-hits"}),n=new Map,r=a=>{let s=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),l={node:s,hit:a};return n.set(a.id,l),s.dataset.id=a.id,t(s,()=>l.hit),l};return{root:e,set:a=>{let s=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of n)s.has(l)||(c.remove(),n.delete(l));a.forEach((l,c)=>{let i=n.get(l.id)??r(l);Vt(i.node,i.hit=l),i.node.parentNode!==e&&e.insertBefore(i.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Vt(t,{x:e,y:n,width:r,height:o,label:a,kind:s="",aria:l={},tab:c=0,lang:i}){let[p,d,f,u]=[e,n,r,o].map(Bt),g=`left:${p}px;top:${d}px;width:${f}px;height:${u}px`;dt.get(t)!==g&&(t.style.cssText=g,dt.set(t,g)),M(t,"class",`attn-hit ${s}`.trim()),M(t,"aria-label",a),M(t,"tabindex",c),i&&M(t,"lang",i);for(let[m,w]of Object.entries(l))M(t,`aria-${m}`,String(w))}var ut="http://www.w3.org/2000/svg",Kt=t=>Math.round(t*10)/10+0;function h(t,e,n,r,o){let a=Object.entries(r).map(([s,l])=>[s,typeof l=="number"?Kt(l):l]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...o===void 0?{}:{text:o}}}var ht=(t,e,n,r)=>({...h(t,"text",e,n),runs:r}),ft=new WeakMap,Gt=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([r,o])=>[r,String(o)]))});function Jt(t,e){let n=Gt(e);for(let o in n)t.at[o]!==n[o]&&t.node.setAttribute(o,n[o]);for(let o in t.at)o in n||t.node.removeAttribute(o);t.at=n;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Ut)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Zt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ut(t){let e=document.createElementNS(ut,"tspan");for(let[n,r]of Object.entries(Zt(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function mt(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let a=ft.get(t)??new Map;ft.set(t,a);let s=new Map(r.map(c=>[c.id,c]));for(let[c,{node:i,shape:p}]of a)s.get(c)?.shape!==p&&(i.remove(),a.delete(c));let l=t.firstChild;for(let c of r){let i=a.get(c.id);i||(i={node:document.createElementNS(ut,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,i)),Jt(i,c),l===i.node?l=i.node.nextSibling:t.insertBefore(i.node,l)}}var L=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function H(t,e){let n=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>M(n,"aria-pressed",String(r))}}function gt(t,e,n){let r=tt("choice"),o=new Map,a=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,l]of Object.entries(e))o.set(s,x("input",{type:"radio",name:r,onchange:()=>n(s)})),a.append(x("label",{},o.get(s),x("span",{},l)));return{root:a,set:s=>void(o.get(s).checked=!0)}}function xt(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),r,o=(a,s=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>q(n,s),t)),q(e,a)};return{root:x("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}var b=[{name:"source places",x:"encoder",kind:"places",layer:0},{name:"encoder self-attention 1",x:"encoder",kind:"self-attention",layer:1},{name:"encoder feed-forward 1",x:"encoder",kind:"feed-forward",layer:1},{name:"encoder self-attention 2",x:"encoder",kind:"self-attention",layer:2},{name:"encoder feed-forward 2",x:"encoder",kind:"feed-forward",layer:2},{name:"target places",x:"decoder",kind:"places",layer:0},{name:"decoder self-attention 1",x:"decoder",kind:"self-attention",layer:1},{name:"cross-attention 1",x:"decoder",kind:"cross-attention",layer:1},{name:"decoder feed-forward 1",x:"decoder",kind:"feed-forward",layer:1},{name:"decoder self-attention 2",x:"decoder",kind:"self-attention",layer:2},{name:"cross-attention 2",x:"decoder",kind:"cross-attention",layer:2},{name:"decoder feed-forward 2",x:"decoder",kind:"feed-forward",layer:2}],E=Object.fromEntries(["encoder self-attention","decoder self-attention","cross-attention","feed-forward","places"].map(t=>[t,b.map(({name:e})=>e).filter(e=>e.includes(t))]));function D(t){let e=atob(t);return Array.from({length:e.length/2},(n,r)=>e.charCodeAt(2*r)+256*e.charCodeAt(2*r+1))}var z=t=>b.reduce((e,{name:n})=>2*e+Number(t.includes(n)),0),P=(t,e)=>b.map(({name:n})=>n).filter(n=>t.includes(n)!==(n===e)),S=(t,e)=>z(t)===z(e);function Qt(t,e){let[n,r]=[t,e].map(s=>s.split(" ").filter(Boolean)),o=Array.from({length:n.length+1},()=>Array(r.length+1).fill(0));for(let s=n.length-1;s>=0;s--)for(let l=r.length-1;l>=0;l--)o[s][l]=n[s]===r[l]?1+o[s+1][l+1]:Math.max(o[s+1][l],o[s][l+1]);let a=0;return n.map((s,l)=>{let c=r.indexOf(s,a),i=c>=0&&1+o[l+1][c+1]===o[l][a];return i&&(a=c+1),{word:s,right:i}})}function bt({pairs:t,losses:e,exact:n,guessing:r,sentences:o}){let[a,s]=[D(e).map(c=>c/1e3),D(n)],l=o.map(({written:c})=>D(c));return({off:c,sentence:i,trained:p})=>{let d=z(c),{source:f,target:u,texts:g}=o[i];return{on:b.map(({name:m})=>!c.includes(m)),loss:a[d],exact:s[d],pairs:t,next:b.map(({name:m})=>a[z(P(c,m))]),whole:a[0],guessing:r,trained:p.find(m=>S(m.off,c))?.losses??null,source:f,target:u,written:Qt(g[l[i][d]],u)}}}var At={};Ct(At,{END:()=>I,axis:()=>$t,barOf:()=>vt,lines:()=>St,losses:()=>Z,plan:()=>K,reserved:()=>Mt,switches:()=>J,translation:()=>U,translator:()=>G});var Xt=Math.sqrt(50),Yt=Math.sqrt(10),te=Math.sqrt(2);function _(t,e,n){let r=(e-t)/Math.max(0,n),o=Math.floor(Math.log10(r)),a=r/Math.pow(10,o),s=a>=Xt?10:a>=Yt?5:a>=te?2:1,l,c,i;return o<0?(i=Math.pow(10,-o)/s,l=Math.round(t*i),c=Math.round(e*i),l/i<t&&++l,c/i>e&&--c,i=-i):(i=Math.pow(10,o)*s,l=Math.round(t/i),c=Math.round(e/i),l*i<t&&++l,c*i>e&&--c),c<l&&.5<=n&&n<2?_(t,e,n*2):[l,c,i]}function T(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[o,a,s]=r?_(e,t,n):_(t,e,n);if(!(a>=o))return[];let l=a-o+1,c=new Array(l);if(r)if(s<0)for(let i=0;i<l;++i)c[i]=(a-i)/-s;else for(let i=0;i<l;++i)c[i]=(a-i)*s;else if(s<0)for(let i=0;i<l;++i)c[i]=(o+i)/-s;else for(let i=0;i<l;++i)c[i]=(o+i)*s;return c}var ee="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ne=1.12,j=new Map;function re(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,o)=>r+(ee[o.charCodeAt(0)-32]??556),0);return ne*n/1e3}function W(t,e){return j.size>5e3&&j.clear(),j.has(t)||j.set(t,re(t)),e*j.get(t)}var I=7,[V,wt,R]=[42,47,20],[oe,B]=[54,48],ae=t=>b[t].x==="encoder"?t:t-5;function K(t){let e=t<400,[n,r]=e?[26,28]:[34,44],o=Math.min(164,(t-2*n-r)/2),a=(t-2*o-r)/2,s=oe+7*wt+2*R+B,l=b.map(({x:i,layer:p},d)=>({x:i==="encoder"?a:a+o+r,y:s-B-(ae(d)+1)*wt-p*R,w:o,h:V})),c={encoder:a-n/2-4,decoder:a+2*o+r+n/2+4};return{narrow:e,width:t,height:s,w:o,boxes:l,streams:c,middle:a+o+r/2}}function G(t,e,n){let r=K(n);return{width:n,height:r.height,marks:[...se(r),...ie(r),...le(r,t),...b.flatMap((o,a)=>[...ce(r,t,a),...de(r,t,e,a)])]}}function se({boxes:t,streams:e,narrow:n}){let r=n?8:12;return[[1,2],[3,4],[6,8],[9,11]].flatMap(([o,a],s)=>{let{x:l,layer:c}=b[o],[i,p]=[t[o],t[a]],[d,f]=l==="encoder"?[e.encoder-r,p.x+p.w+6]:[p.x-6,e.decoder+r],u=p.y-R+2,g={x:d,y:u,width:f-d,height:i.y+i.h+5-u,rx:9};return[h(`card ${s}`,"rect","tint layer",g),h(`layer ${s}`,"text","soft small start",{x:p.x+2,y:p.y-5},`layer ${c}`)]})}function ie({streams:{encoder:t,decoder:e},height:n,boxes:r,narrow:o}){let a=n-B+8,s=(i,p,d)=>h(i,"path","ink line way",{d:`M${p} ${a}V${d}`}),l=16,c=(i,p,d,f,u)=>h(i,"text",`${p} small`,{x:d,y:f},u);return[s("encoder way",t,r[10].y+V/2),s("decoder way",e,l),h("tip","path","ink solid",{d:`M${e-5} ${l+2}h10l-5 -10z`}),c("encoder foot","soft start",t-6,a+16,"French words"),c("decoder foot","soft end",e+6,a+16,o?"English, so far":"English words so far"),c("head","soft end",e-14,l-2,"scores of the next word"),h("out norm","rect","ink solid",{x:e-9,y:24,width:18,height:6,rx:1.5}),c("encoder name","ink strong start",t-6,a+33,"encoder"),c("decoder name","ink strong end",e+6,a+33,"decoder")]}function le({boxes:t,streams:e,middle:n,narrow:r},{on:o}){let[a,s]=[7,10].map(p=>({...t[p],y:t[p].y+V/2,on:o[p]})),l=p=>p?"ink line way":"soft line gone",c=({x:p,y:d})=>`M${p-6} ${d-4}L${p} ${d}L${p-6} ${d+4}`,i={x:e.encoder+12,y:s.y-9,width:6,height:18,rx:1.5};return[h("memory","path",l(a.on||s.on),{d:`M${e.encoder} ${s.y}H${n}`}),h("memory 2","path",l(s.on),{d:`M${n} ${s.y}H${s.x}${c(s)}`}),h("memory 1","path",l(a.on),{d:`M${n} ${s.y}V${a.y}H${a.x}${c(a)}`}),h("memory norm","rect","ink solid",i),h("memory name","text",`${a.on||s.on?"ink":"soft"} small start`,{x:e.encoder+26,y:s.y-7},r?"memory":"what it has read")]}function ce({boxes:t,streams:e},{on:n},r){let{x:o,y:a,w:s}=t[r],l=b[r].x,c=e[l],[i,p]=l==="encoder"?[o,1]:[o+s,-1],[d,f]=[a+12,a+31],u=n[r]?"ink line way":"soft line gone",g=b[r].kind!=="places",m={x:(c+i)/2-3,y:f-7,width:6,height:14,rx:1.5};return[h(`branch ${r}`,"path",u,{d:`M${i} ${d}H${c+8*p}${g?`M${c} ${f}H${i}`:""}`}),...g?[h(`norm ${r}`,"rect",n[r]?"ink solid":"paper gone",m)]:[],h(`sum ${r}`,"circle",n[r]?"paper sum":"paper sum gone",{cx:c,cy:d,r:7.5}),...n[r]?[h(`plus ${r}`,"path","ink line",{d:`M${c-4} ${d}h8M${c} ${d-4}v8`})]:[]]}function vt({boxes:t,w:e},n){let[r,o]=[t[n].x+8,e-50];return{x:r,y:t[n].y+26,of:a=>o*Math.min(1,a/I)}}function de(t,{on:e},{next:n,loss:r},o){let{x:a,y:s,w:l,h:c}=t.boxes[o],i=vt(t,o),{kind:p}=b[o],d=e[o]?`paper part ${p}`:"paper part gone",f=i.x+i.of(r);return[h(`part ${o}`,"rect",d,{x:a,y:s,width:l,height:c,rx:6}),h(`name ${o}`,"text",`${e[o]?"ink":"soft"} start ${t.narrow?"tiny":"small"}`,{x:a+8,y:s+17},e[o]||t.narrow?p:`${p}, off`),h(`bar ${o}`,"rect",e[o]?"ink solid":"soft hollow",{x:i.x,y:i.y,width:Math.max(1,i.of(n[o])),height:8}),h(`now ${o}`,"path","ink line now",{d:`M${f} ${i.y-3}v14`}),h(`next ${o}`,"text",`${e[o]?"ink":"soft"} end ${t.narrow?"tiny":"small"}`,{x:a+l-7,y:s+34.5},n[o].toFixed(2))]}function J({on:t,next:e},n){let{boxes:r}=K(n);return b.map(({name:o},a)=>({id:`part ${a}`,part:o,kind:"translator-switch",x:r[a].x,y:r[a].y,width:r[a].w,height:r[a].h,label:`${o[0].toUpperCase()}${o.slice(1)}: a press leads to a loss of ${e[a].toFixed(2)}`,aria:{pressed:t[a]}}))}var v={left:5,right:12,top:22,bottom:112},$t=t=>e=>v.left+e/I*(t-v.left-v.right);function Z(t,e,n){let r=$t(n),{top:o,bottom:a,left:s}=v,l=(f,u,g,m)=>[h(f,"path","ruler dashes",{d:`M${r(u)} ${g+4}V${a}`}),h(`${f} name`,"text","soft small end",{x:r(u)+5,y:g},m)],c={x:s,y:o+22,width:Math.max(1,r(e.loss)-s),height:16},i={x:s,y:a+60,height:12},p=e.exact/t.pairs,d=n-s-v.right;return{width:n,height:a+78,marks:[...T(0,I,7).flatMap(f=>[h(`tick ${f}`,"path","rule",{d:`M${r(f)} ${a-4}v4`}),h(`loss ${f}`,"text","soft small",{x:r(f),y:a+15},String(f))]),h("axis","path","ruler",{d:`M${s} ${a}H${n-v.right}`}),...l("guessing",t.guessing,12,`word frequencies ${t.guessing.toFixed(2)}`),h("loss name","text","ink start",{x:s,y:o+15},"loss, nats per word"),h("loss","rect","ink solid",c),pe("loss number","ink strong",c.x+c.width,c.y+13,e.loss.toFixed(2),n),...fe(t,r,n),h("exact name","text","ink start",{x:s,y:i.y-7},"sentences exactly right"),h("exact number","text","ink strong end",{x:n-v.right,y:i.y-7},`${Math.round(e.exact)} of ${t.pairs}`),h("exact frame","rect","paper frame",{...i,width:d}),h("exact","rect","ink solid",{...i,width:p*d})]}}function pe(t,e,n,r,o,a){let s=n+40>a-v.right,l=s?"paper strong end":`${e} start`;return h(t,"text",l,{x:s?n-6:n+6,y:r},o)}function fe({trained:t,on:e},n,r){let o=v.bottom-20,a=(t??[]).map((p,d)=>h(`ring ${d}`,"circle","paper ring",{cx:n(p),cy:o,r:5})),s=t?`trained without: ${t.map(p=>p.toFixed(2)).join(", ")}`:e.includes(!1)?"trained without: not measured":"",l=Math.max(...t??[0]),c=n(l)+190>r,i=c?n(l)-10:n(l)+(t?10:0);return[...a,h("trained","text",`soft small ${c?"end":"start"}`,{x:i,y:o+4.5},s)]}var[yt,kt]=[15,21],Mt=t=>t<300?6:t<380?5:t<500?4:3;function St(t,e){let n=W(" ",yt),r=[[]],o=0;for(let a of t){let s=W(a.word,yt);o+s>e&&o>0&&([r[r.length],o]=[[],0]),r[r.length-1].push(a),o+=s+n}return r}function ue(t,e){let n=e.filter(a=>a.right).length,r=t-n,o=[...n<e.length?["wrong underlined"]:[],...r?[`${r} of ${t} words missing`]:[]];return o.length?`: ${o.join(", ")}`:""}function U({source:t,target:e,written:n},r){let o=n.length?n:[{word:"(nothing)",right:!1}],a=i=>i.split(" ").map(p=>({word:p,right:!0})),s=0,l=(i,p,d,f)=>{let u=St(d,r-8),g=h(`${i} title`,"text","soft small start",{x:4,y:s+14},p),m=u.map((w,y)=>ht(`${i} ${y}`,`start ${i}`,{x:4,y:s+35+y*kt},[...w.flatMap(({word:$,right:A},O)=>[...O?[{text:" "}]:[],{text:$,...A?{}:{role:"wrong"}}])]));return s+=24+kt*Math.max(u.length,f),[g,...m]},c=[...l("source","French",a(t),1),...l("target","in English",a(e),1),...l("written",`it writes${ue(a(e).length,n)}`,o,Mt(r))];return{width:r,height:s,marks:c}}var Et=`/* The translator's parts, losses as bars, and words. */
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
`;var jt=`.translator-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px 28px; align-items: start; }
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
`;function ge(t){let e=Object.keys(E).find(n=>S(E[n],t));return e?e==="places"?"the places of both languages":`any ${e}`:t.length>3?`${t.length} of its ${b.length} parts`:L(t)}var Ot=({exact:t,pairs:e})=>t?`${t} of ${e} sentences ${t===1?"comes":"come"} out exactly right`:"no sentence comes out right";function zt({off:t},e){let{loss:n,whole:r,next:o,guessing:a,trained:s,written:l}=e;if(t.length===0){let[d,f]=[Math.min(...o),Math.max(...o)].map(u=>o.indexOf(u));return`The whole translator has a loss of ${n.toFixed(2)} nats per word, and ${Ot(e)}. Of single parts it misses ${b[f].name} most (${o[f].toFixed(2)} without) and ${b[d].name} least (${o[d].toFixed(2)}).`}let c=n>a?`worse than one who knows the words\u2019 frequencies alone, ${a.toFixed(2)}`:`with all parts it is ${r.toFixed(2)}`,i=s?` Trained without ${t.length===1?"it":"them"} from the start, a translator has ${L(s.map(d=>d.toFixed(2)))}.`:"",p=l.map(({word:d})=>d).join(" ");return`Without ${ge(t)} the loss is ${n.toFixed(2)}; ${c}; ${Ot(e)}.${i} It writes: ${p?`\u201C${p}\u201D`:"nothing"}.`}var xe=()=>nt("svg",{class:"scene","aria-hidden":"true"});function Q(t,...e){let n=xe(),r=x("div",{class:"attn-stage"},n,...e);return{root:r,paint:a=>{let s=Math.round(r.clientWidth);s>0&&mt(n,t(s,a))}}}function be(t,e){let n=0,r=pt((l,c)=>l.addEventListener("click",()=>{let{part:i}=c();t.change({off:P(t.read().off,i)},{glide:!0})})),o=()=>{n>0&&r.set(J(e(),n))},{root:a,paint:s}=Q((l,c)=>(l!==n&&(n=l,o()),G(e(),c,l)),r.root);return a.setAttribute("role","group"),a.setAttribute("aria-label","The translator: a press switches a part off or on"),{root:a,tell:o,paint:s}}function we(t){let e=Object.entries(E).map(([s,l])=>({part:H(s,()=>t.change({off:S(t.read().off,l)?[]:l},{glide:!0})),off:l})),n=gt("Sentence",{0:"sentence 1",1:"sentence 2"},s=>t.change({sentence:Number(s)})),r=H("Reset",t.reset).root;r.removeAttribute("aria-pressed");let o=x("div",{class:"translator-row"},x("span",{class:"attn-label"},"all of a kind off"),...e.map(({part:s})=>s.root),r),a=s=>{e.forEach(({part:l,off:c})=>l.set(S(s.off,c))),n.set(String(s.sentence))};return{root:o,chosen:n.root,tell:a}}function ye(t,e,n){let r=null,o=null,a=()=>o,s=be(e,a),l=Q((m,w)=>Z(a(),w,m)),c=Q(m=>U(a(),m)),[i,p]=[we(e),xt()],d=x("p",{class:"attn-hint"},"Press a part to switch it off after training. Each bar shows the loss after pressing that part; the thin line, the loss now."),f=x("p",{class:"attn-source"},"All 4096 combinations were measured, on 700 held-out pairs with the true words before each word given."),u=Y(n,"encoder_translator").then(m=>{r=bt(m),o=r(e.read())}),g=x("div",{class:"translator-side"},l.root,i.chosen,c.root);return{parts:[d,x("div",{class:"translator-board"},s.root,g),i.root,p.root,f],ready:u,glides:m=>{let{next:w,loss:y,exact:$}=r(m);return{next:w,loss:y,exact:$}},tell:m=>{r!==null&&(o=r(m),s.tell(),i.tell(m),p.set(zt(m,o)))},paint:m=>{o&&[s,l,c].forEach(w=>w.paint(m))},stop:()=>p.stop()}}var wn=ct({name:"encoder_translator",label:"Live figure: the trained translator with parts switched off, its loss and what it writes",style:Et+jt,controls:["off","sentence"],fixed:["trained"],build:ye});export{wn as default,zt as describe,bt as explorer,At as scene};
