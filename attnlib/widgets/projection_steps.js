// Joined by `make figures` from src/projection_steps and src/kit: change those, not this.
var Gt="http://www.w3.org/2000/svg",Xt=0,Ut=Math.random().toString(36).slice(2,8),it=t=>`attn-${Ut}-${t}-${++Xt}`;function ct(t,e,o){for(let[r,a]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),a):a===!0?t.setAttribute(r,""):a!==!1&&a!=null&&t.setAttribute(r,a);return t.append(...o),t}var b=(t,e={},...o)=>ct(document.createElement(t),e,o),lt=(t,e={},...o)=>ct(document.createElementNS(Gt,t),e,o);function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function A(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var pt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ut=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var dt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var Zt=(t,e)=>t.reduce((o,r,a)=>o+r*e[a],0);var B=t=>t[0].map((e,o)=>t.map(r=>r[o]));function D(t,e){let o=B(e);return t.map(r=>o.map(a=>Zt(r,a)))}function ft(t,e=1,o=null){let r=s=>o===null||o[s],a=Math.max(...t.filter((s,l)=>r(l))),n=t.map((s,l)=>r(l)?Math.exp((s-a)/e):0),i=n.reduce((s,l)=>s+l,0);return i>0?n.map(s=>s/i):n}var z=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var ht=200,K=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,I=t=>t*t*(3-2*t);function tt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>tt(t[a],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,n])=>[a,tt(t[a],n,o)]);return Object.fromEntries(r)}return e}function mt(t,e,o){let[r,a,n,i,s,l]=[t,t,t,0,0,0],c=!1,d=p=>{let u=z(p-s,0,64);if(s=p,c){let f=z((p-i)/e);r=tt(a,n,I(f)),c=f<1}let m=o(r,u);l=c||m?requestAnimationFrame(d):0};return{go(p,u){if(K()){[r,n,c]=[p,p,!1],o(r,1/0);return}[a,n,i,c]=[r,p,performance.now(),u],u||(r=p,o(r,0)),l||([s,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function gt(t,e,o=[]){let r=[...e,...o],a=[],n=!1,i=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),s=p=>{if(n)return;let u=i();a.forEach(m=>m(u,p))},l=()=>s(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:u=!1}={})=>{n=!0;for(let[m,f]of Object.entries(p))t.set(m,f);n=!1,s({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:i,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function te(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ee(t,e,o,r){let[a,n]=[0,!1],i=l=>{if(l!==n){n=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++a,d=e.wants?.(o())??null;if(i(d!==null),d===null)return r(l);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===a&&s(l),()=>c===a&&e.say?.(p))};return s}function wt({name:t,label:e,style:o,controls:r,fixed:a=[],ms:n=ht,build:i}){return{render:({model:l,el:c})=>{let d=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(b("style",{},[pt,ut,dt,o].join(`
`)));let u=gt(l,r,a),m=i(u.read(),u,l),f=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...m.parts);p.append(f),c.append(d);let h=()=>{let w=m.glides??($=>$),v=0,x=mt(w(u.read()),n,($,C)=>v>0&&m.paint($,C,v)),k=()=>{let $=Math.round(f.clientWidth);$===v||$===0||(v=$,te(c),x.again())},y=ee(f,m,u.read,$=>{m.tell(u.read()),x.go(w(u.read()),$)});u.follow(($,C)=>{f.classList.add("touched"),y(C?.glide??!0)}),m.tell(u.read()),k();let T=new ResizeObserver(k);return T.observe(f),m.ahead?.(),()=>{T.disconnect(),x.stop(),u.stop(),m.stop?.()}},g=async()=>{await m.ready;for(let w;w=m.wants?.(u.read());)await w;return h()};return m.ready?g():h()}}}var oe=t=>Math.round(t*10)/10,xt=new WeakMap;function bt(t){let e=b("div",{class:"attn-hits"}),o=new Map,r=n=>{let i=n.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),s={node:i,hit:n};return o.set(n.id,s),i.dataset.id=n.id,t(i,()=>s.hit),s};return{root:e,set:n=>{let i=new Set(n.map(({id:s})=>s));for(let[s,{node:l}]of o)i.has(s)||(l.remove(),o.delete(s));n.forEach((s,l)=>{let c=o.get(s.id)??r(s);re(c.node,c.hit=s),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:n=>o.get(n)?.node.focus({preventScroll:!0})}}function re(t,{x:e,y:o,width:r,height:a,label:n,kind:i="",aria:s={},tab:l=0,lang:c}){let[d,p,u,m]=[e,o,r,a].map(oe),f=`left:${d}px;top:${p}px;width:${u}px;height:${m}px`;xt.get(t)!==f&&(t.style.cssText=f,xt.set(t,f)),A(t,"class",`attn-hit ${i}`.trim()),A(t,"aria-label",n),A(t,"tabindex",l),c&&A(t,"lang",c);for(let[h,g]of Object.entries(s))A(t,`aria-${h}`,String(g))}var kt="http://www.w3.org/2000/svg",ne=t=>Math.round(t*10)/10+0;function E(t,e,o,r,a){let n=Object.entries(r).map(([i,s])=>[i,typeof s=="number"?ne(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(n),...a===void 0?{}:{text:a}}}var L=(t,e,o,r)=>({...E(t,"text",e,o),runs:r}),vt=new WeakMap,se=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,a])=>[r,String(a)]))});function ae(t,e){let o=se(e);for(let a in o)t.at[a]!==o[a]&&t.node.setAttribute(a,o[a]);for(let a in t.at)a in o||t.node.removeAttribute(a);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(ce)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var ie=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ce(t){let e=document.createElementNS(kt,"tspan");for(let[o,r]of Object.entries(ie(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function yt(t,{width:e,height:o,marks:r}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=vt.get(t)??new Map;vt.set(t,n);let i=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of n)i.get(l)?.shape!==d&&(c.remove(),n.delete(l));let s=t.firstChild;for(let l of r){let c=n.get(l.id);c||(c={node:document.createElementNS(kt,l.shape),shape:l.shape,at:{},text:""},n.set(l.id,c)),ae(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function W(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function $t(t){let e=W(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function Mt(t,e=2){if(Math.abs(t)<700)return W(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function V(t,e){let o=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>A(o,"aria-pressed",String(r))}}function qt({label:t,min:e,max:o,step:r,onInput:a,text:n=W,zero:i=e,...s}){let{read:l=x=>x,write:c=x=>x}=s,d=it("slider"),p=b("span",{class:"attn-number","aria-hidden":"true"}),m=b("input",{type:"range",id:d,min:e,max:o,step:r,oninput:()=>a(l(m.valueAsNumber))}),f=b("div",{class:"attn-slider"},b("label",{for:d},t),m,p),h=o,g=x=>Math.min(1,Math.max(0,(x-e)/(h-e)));return{root:f,input:m,set:(x,k=!0)=>{let y=c(x);m.valueAsNumber!==y&&(m.value=y),m.style.setProperty("--from",g(Math.min(i,y))),m.style.setProperty("--to",g(Math.max(i,y))),m.disabled=!k,N(p,n(x)),A(m,"aria-valuetext",n(x))},limit:x=>A(m,"max",h=x)}}function At(t=700){let e=b("p",{class:"attn-summary"}),o=b("span",{class:"attn-hidden",role:"status"}),r,a=(n,i=n)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>N(o,i),t)),N(e,n)};return{root:b("div",{},e,o),set:a,stop:()=>clearTimeout(r)}}var O=["q","k","v","scores","weights","output"],G=4,M=O.length*G;function St({words:t,x:e,w_q:o,w_k:r,w_v:a}){let[n,i,s]=[o,r,a].map(p=>D(e,p)),l=D(n,B(i)),c=l.map(p=>ft(p)),d=D(c,s);return{words:t,x:e,w_q:o,w_k:r,w_v:a,q:n,q_row:n,k:i,k_t:B(i),v:s,scores:l,weights:c,output:d}}var zt=t=>({stage:O[Math.floor((t-1)/G)],i:(t-1)%G>>1,j:t-1&1}),P=(t,e,o)=>G*O.indexOf(t)+2*e+o+1,le={q:["x","w_q"],k:["x","w_k"],v:["x","w_v"],scores:["q_row","k_t"],weights:["scores",null],output:["weights","v"]};function F(t,e){let{stage:o,i:r,j:a}=zt(e),[n,i]=le[o],s=Math.max(...t.scores[r]),l=t.scores[r].reduce((p,u)=>p+Math.exp(u-s),0),c=t[n][r].map((p,u)=>{let m=i?t[i][u][a]:null,f=m===null?Math.exp(p-s):p*m;return{a:p,b:m,from:[n,r,u],over:i&&[i,u,a],product:f}}),d=s+Math.log(l);return{stage:o,i:r,j:a,pairs:c,total:d,result:t[o][r][a]}}function X(t){let e=Math.floor(t+1e-9),o=t-e;return o>1e-6?{known:e,focus:e+1,phase:o}:{known:e,focus:e,phase:1}}var Et=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
.output { --c: var(--output); } .soft { --c: var(--soft); } .ink { --c: var(--ink); }
.sheet { fill: color-mix(in oklab, var(--c) 5%, var(--paper)); }
.cell { fill: color-mix(in oklab, var(--c) 13%, var(--paper)); stroke: transparent; stroke-width: 1.5; }
.cell.empty { fill: transparent; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-dasharray: 2 4; }
.cell.next { stroke: var(--c); stroke-dasharray: none; stroke-width: 2; }
.cell.from { fill: color-mix(in oklab, var(--c) 30%, var(--paper)); stroke: var(--c); }
.cell.now { stroke: var(--c); stroke-width: 3; stroke-dasharray: none; }
.fill { fill: color-mix(in oklab, var(--weight) 38%, var(--paper)); }
.beam { stroke: var(--c); stroke-width: 2.5; opacity: 0.55; stroke-dasharray: 0.1 7; stroke-linecap: round; }
.mover { fill: var(--c); }
.edge { stroke-width: 1.2; }
.road { fill: none; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
text { font-size: 16px; dominant-baseline: central; }
text.number.now, .total, tspan.strong { font-weight: 700; }
text.title { font-weight: 600; font-size: 17px; paint-order: stroke; stroke: var(--paper); stroke-width: 5; stroke-linejoin: round; }
tspan.sub { font-size: 0.72em; stroke: none; }
.formula { font-size: 13px; font-weight: 400; fill: var(--soft); } .formula.low { font-size: 10px; }
tspan.up { font-size: 0.75em; }
text.shape { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 7; }
text.shape.on { fill: var(--ink); font-weight: 700; font-size: 14px; }
text.word { font-size: 14.5px; } text.word.small { font-size: 11.5px; }
text.sum { font-size: 15px; }
tspan.strong { fill: var(--c); }
.waiting { opacity: 0.25; }
`;var _t={"\u2212":"\u207B",...Object.fromEntries([..."0123456789"].map((t,e)=>[t,"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[e]]))},U=t=>[...t].every(e=>e in _t)?[...t].map(e=>_t[e]).join(""):null,Ot=t=>t.replace(/e(−?\d+)/,(e,o)=>`\xB710${U(o)}`);var ue="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),de=1.12,R=new Map;function fe(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(ue[a.charCodeAt(0)-32]??556),0);return de*o/1e3}function Q(t,e){return R.size>5e3&&R.clear(),R.has(t)||R.set(t,fe(t)),e*R.get(t)}var q=(t,e)=>t==="weights"||t==="output"?W(e):$t(e),he=t=>U(t)?`e${U(t)}`:`e^${t}`,me=t=>`\u201C${t}\u201D`,et=(t,e)=>e<0?`(${q(t,e)})`:q(t,e),Tt={q:"query",k:"key",v:"value"};function jt(t,e){if(!e)return"Two words, three numbers each, and three learnt matrices. Press play, or a cell: each is one row times one column.";let{scores:o}=t,r=t.words.map(me),{stage:a,i:n,j:i,pairs:s,result:l}=F(t,e),c=s.map(({a:u,b:m,from:f,over:h})=>`${et(f[0],u)} \xD7 ${h?et(h[0],m):""}`).join(" + "),d=q(a,l);if(Tt[a])return`Number ${i+1} of the ${Tt[a]} of ${r[n]}: its row of X times column ${i+1} of W${a}, ${c} = ${d}.`;if(a==="scores")return`How well the query of ${r[n]} fits the key of ${r[i]}: ${c} = ${d}.`;if(a==="weights"){let u=o[n].map(m=>he(et("scores",m)));return`${r[n]} gives ${r[i]} the weight ${u[i]} \xF7 (${u.join(" + ")}) = ${d}.`}let p=e===M?" Each word now has an output of its own.":"";return`Number ${i+1} of what ${r[n]} gets: its weights times column ${i+1} of the values, ${c} = ${d}.${p}`}var S={x:"ink",w_q:"query",w_k:"key",w_v:"value",q:"query",q_row:"query",k:"key",k_t:"key",v:"value",scores:"soft",weights:"weight",output:"output"},rt={x:["X"],w_q:["W","q"],w_k:["W","k"],w_v:["W","v"],q:["Q","","= X Wq"],k:["K","","= X Wk"],v:["V","","= X Wv"],k_t:["K\u1D40","","turned over"],q_row:["Q"],scores:["scores","","= Q K\u1D40"],weights:["weights","","softmax"],output:["output","","= weights V"]},ge=20,H=P("scores",0,0),nt={x:[0,1],w_q:[1,0],w_k:[2,0],w_v:[4,0],q:[1,1],k:[2,1],v:[4,1],k_t:[2,2],q_row:[1,3],scores:[2,3],weights:[3,3],output:[4,3]},we={...nt,w_v:[3,0],v:[3,1],weights:[2,4],output:[3,4]},J=Object.keys(nt),Nt=24;function Lt(t){let e=t<560,o=e?we:nt,r=t<311?58:64,n={c:Math.min(30,Math.max(Nt,(t-r-26)/9)),left:r,right:2,top:24},i=t<860?{left:94,right:14}:{left:100,right:62},s=e?{...n,spaces:[32,32,32,56]}:{c:Math.min(46,t/19),...i,top:42,spaces:[44,44,44]},l=e?4:5,c=(t-s.left-s.right-(2*l+1)*s.c)/(l-1),d=Array.from({length:l},(f,h)=>s.left+(h?3*s.c+c+(h-1)*(2*s.c+c):0)),p=[s.top];s.spaces.forEach((f,h)=>p.push(p[h]+(h?2:3)*s.c+f));let u=f=>[d[o[f][0]],p[o[f][1]]],m=(f,h,g)=>[u(f)[0]+(g+.5)*s.c,u(f)[1]+(h+.5)*s.c];return{...s,narrow:e,width:t,place:o,columns:l,gap:c,crowded:e||c<56,xs:d,ys:p,corner:u,at:m,height:Math.round(p[p.length-1]+2*s.c+44)}}var _=(t,e,o,r,a)=>E(t,"text",e,{x:o,y:r},a),j=(t,e,o,r,a,n)=>E(t,"line",e,{x1:o,y1:r,x2:a,y2:n}),Y=([t,e],o,r)=>({x:t-o/2,y:e-o/2,width:o,height:o,rx:r});function xe(t,e){let o=e.narrow?1.5:3;return J.map(r=>{let[a,n]=e.corner(r),[i,s]=[t[r].length,t[r][0].length],l={x:a-o,y:n-o,width:s*e.c+2*o,height:i*e.c+2*o,rx:e.narrow?5:8};return E(`sheet ${r}`,"rect",`${S[r]} sheet`,l)})}function be(t,e,o,{seen:r,used:a,focus:n,next:i}){let s=e.c-(e.narrow?2:4);return t[o].flatMap((l,c)=>l.flatMap((d,p)=>{let u=O.includes(o)?P(o,c,p):-1,m=r(o,c,p),f=[m?"":"empty",u===n?"now":"",u===i?"next":"",a.has(`${o} ${c} ${p}`)?"from":""],h=Y(e.at(o,c,p),s,e.narrow?4:6),g=[E(`cell ${o} ${c} ${p}`,"rect",[S[o],"cell",...f].filter(Boolean).join(" "),h)];if(!m)return g;if(o==="weights"){let k=s*d;g.push(E(`fill ${c} ${p}`,"rect","weight fill",{...h,y:h.y+s-k,height:k,rx:Math.min(h.rx,k/2)}))}let[w,v]=e.at(o,c,p),x=o==="weights"||o==="output"?" tight":"";return[...g,_(`value ${o} ${c} ${p}`,`ink number${x}${u===n?" now":""}`,w,v,q(o,d))]}))}var ve=t=>t.narrow?[14,11]:t.width<860?[18,13]:[ge,13];function Wt(t,e){let[o,r="",a=""]=rt[t],[n,i]=ve(e);return Q(o+r,n)+(a?Q(a,i)+6:0)}function st(t,e){let[o,r]=e.place[t],a=J.filter(s=>e.place[s][1]===r&&e.place[s][0]>o),n=t==="k_t"?e.xs[o]+2*e.c+(e.narrow?0:26):e.width,i=Math.min(...a.map(s=>e.corner(s)[0]-(e.narrow?2:6)),n);return e.xs[o]+Wt(t,e)<=i}function Ct(t,e){let o=t==="scores"||t==="weights";if(!o&&t!=="output"||st(t,e))return[];let[r,a]=e.corner(t),n=a+2*e.c+(o?35:13);return[_(`formula ${t}`,"soft formula end",r+2*e.c,n,rt[t][2])]}function ke(t,e,o){return J.flatMap(r=>{let[a,n]=[t[r].length,t[r][0].length],[i,s]=e.corner(r),[l,c]=[n*e.c,a*e.c],[d,p,u]=rt[r],m=[{text:d},...p?[{text:p,role:"sub",dy:4}]:[]],[,f,h]=u?.match(/^(.*?)([qkv]?)$/)??[],g=u&&st(r,e)?[{text:f,role:"formula",dx:e.narrow?4:6},...h?[{text:h,role:"formula low",dy:3}]:[]]:[];if(e.narrow){let v=`${a}\xD7${n}`,x=!g.length&&(l>70||d.length<3);return[L(`title ${r}`,`${S[r]} title start`,{x:i+1,y:s-9},[...m,...g]),...x?[_(`shape ${r}`,`soft end shape${o.includes(r)?" on":""}`,i+l-1,s-8,v)]:[],...Ct(r,e)]}let w=r===o[0]?"columns":r===o[1]?"rows":"";return[L(`title ${r}`,`${S[r]} title start`,{x:i-2,y:s-27},[...m,...g]),...Ct(r,e),j(`top ${r}`,"rule edge",i+2,s-10,i+l-2,s-10),j(`side ${r}`,"rule edge",i-11,s+2,i-11,s+c-2),_(`columns ${r}`,`soft shape${w==="columns"?" on":""}`,i+l/2,s-10,String(n)),_(`rows ${r}`,`soft shape${w==="rows"?" on":""}`,i-11,s+c/2,String(a))]})}function ye(t,e){let o=e.narrow?11:11.5,r=t.words.some(a=>Q(a,o)>e.c+3)?12:0;return t.words.flatMap((a,n)=>{let i=(l,c)=>{let[d,p]=e.at(c,n,0);return _(`${l} ${n}`,"ink end word",d-e.c/2-(e.narrow?5:22),p,a)},s=l=>{let[c,d]=e.at(l,1,n),p=d+e.c/2+11+n*r;return _(`under ${l} ${n}`,"soft word small",c,p,a)};return[i("word","x"),i("again","q_row"),s("scores"),s("weights"),...e.narrow?[i("third","weights")]:[]]})}function $e(t){let e=t.narrow?3:5,o=(h,g,w)=>`M${h} ${g}V${w}m${-e} ${-e}l${e} ${e}l${e} ${-e}`,r=(h,g,w)=>`M${h} ${w}H${g}m${-e} ${-e}l${e} ${e}l${-e} ${e}`,a=(h,g)=>[t.corner(h)[0]+g*2*t.c,t.corner(h)[1]+2*t.c+6],n=h=>t.corner(h)[1]-(t.narrow?19:38),[[i,s],[l,c]]=[a("q",.14),a("v",t.narrow?.84:.5)],d=h=>t.corner(h)[0]+2*t.c+(t.narrow?3:8),p=h=>t.corner(h)[0]-(t.narrow?2:20),u=h=>t.corner(h)[1]+t.c,m=(h,g,w=1)=>{let[v,x,k]=[d(h),u(h),t.corner(g)[1]+w*t.c],y=t.narrow?Math.min(8,t.gap):26;return`M${v} ${x}C${v+y} ${x} ${v+y} ${k} ${v} ${k}m${e} ${-e}l${-e} ${e}l${e} ${e}`},f=(h,g,w)=>E(`road ${h}`,"path",`${g} road`,{d:w.replace(/\d+\.\d+/g,v=>Number(v).toFixed(1))});return[f("q","query",o(i,s,n("q_row"))),f("v","value",o(l,c,n("output"))),f("k","key",m("k","k_t")),f("softmax","weight",t.narrow?m("scores","weights",.45):r(d("scores"),p("weights"),u("scores"))),f("output","output",r(d("weights"),p("output"),u("output")+(t.narrow?.5*t.c:0)))]}var It=(t,e,o)=>z((o-(e>1?t*.38/(e-1):0))/.5);function Me(t,{stage:e,i:o,j:r,pairs:a},n){let i=t.at(e,o,r);return a.flatMap(({a:s,b:l,from:c,over:d},p)=>{let u=It(p,a.length,n);if(u<=0||u>=1)return[];let m=(f,[h,g,w],v)=>{let k=t.at(h,g,w).map((T,$)=>T+(i[$]-T)*I(u)),y=S[h]==="soft"?"ink":S[h];return[E(`mover ${f} ${p}`,"rect",`${y} mover`,Y(k,t.c*.84,6)),_(`mover ${f} text ${p}`,"paper number",k[0],k[1],q(h,v))]};return[...d?m("column",d,l):[],...m("row",c,s)]})}function qe(t,{stage:e,i:o,j:r,pairs:a}){let[n,i]=t.at(e,o,r),[s]=a[0].from,[l]=t.at(s,o,a.length-1),c=l<n?[j("beam row",`${S[s]} beam`,l+t.c/2,i,n-t.c/2,i)]:[];if(!a[0].over)return c;let[d]=a[0].over,p=`${S[d]} beam`,[u,m]=[t.at(d,a.length-1,r)[1]+t.c/2,i-t.c/2],f=t.corner(e),[h,g]=t.narrow?[f[1]-19,f[1]-2]:[f[1]-37,f[1]-17],w=n>f[0]+4+(st(e,t)?Wt(e,t):2*t.c);return[...c,...w||u>h?[j("beam column",p,n,u,n,m)]:[j("beam column",p,n,u,n,h),j("beam column below",p,n,g,n,m)]]}function Ae(t,e){return["q","k","v"].includes(e)?[t.xs[0]+3*t.c,t.ys[0]+1.5*t.c]:e==="scores"?[t.narrow?t.xs[1]-4:t.xs[2]-22,t.ys[2]+t.c-10]:t.narrow?[t.xs[2]-66,t.ys[4]+t.c-12]:t.crowded?[t.xs[4]+t.c-8,t.ys[2]+t.c-18]:[t.xs[3]+2*t.c,t.ys[2]+t.c-10]}var ot=t=>Ot(Mt(t)),Se=(t,e="")=>[{text:"e"},{text:t,role:`up ${e}`.trim(),dy:-5}];function ze(t,{stage:e,j:o,pairs:r,total:a,result:n},i){let[s,l]=Ae(t,e),[c,d]=t.narrow?["",15]:[" ",21],p=y=>l+(y-r.length/2)*d,u=e==="weights",m=r.map(({a:y,b:T,product:$,from:C,over:at},Z)=>{let Bt=It(Z,r.length,i)>=1?"":" waiting",Dt=u?Se(q("scores",y),"ink strong"):[{text:q(C[0],y),role:`${S[C[0]]} strong`},{text:`${c}\xD7${c}`},{text:q(at[0],T),role:`${S[at[0]]} strong`}],Kt=`${c}=${c}${u?ot(y):q(e,$)}`,Vt=u?{dy:5}:{};return L(`sum ${Z}`,`ink sum end${Bt}`,{x:s,y:p(Z)},[...Dt,{text:Kt,...Vt}])}),f=i>=.9?"":" waiting",h=u?`${ot(r[o].a)}${c}\xF7${c}${ot(a)}`:"",g=r.length+(u&&t.crowded?1:0),w=u?[{text:`${t.crowded?"":h}${c}=${c}`}]:[],v=S[e]==="soft"?"ink":S[e],x=p(r.length)-d/2,k=t.narrow?44:e==="scores"?60:96;return[...m,j("sum rule",`rule edge${f}`,s-k,x,s,x),...g===r.length?[]:[L("sum share",`ink sum total end${f}`,{x:s,y:p(r.length)},[{text:h}])],L("sum total",`ink sum total end${f}`,{x:s,y:p(g)},[...w,{text:q(e,n),role:`${v} strong`}])]}function Ee(t,e,o){let r=e.c-(e.narrow?2:4),a=(n,i,s,l,c,d)=>{let p=l.map((u,m)=>u+(c[m]-u)*I(o)+(m?0:d*Math.sin(Math.PI*I(o))));return[E(n,"rect",`${i} mover`,Y(p,r,6)),_(`${n} text`,"paper number",p[0],p[1],q("q",s))]};return[0,1].flatMap(n=>[0,1].flatMap(i=>[...a(`carry q ${n} ${i}`,"query",t.q[n][i],e.at("q",n,i),e.at("q_row",n,i),0),...a(`carry k ${n} ${i}`,"key",t.k[n][i],e.at("k",n,i),e.at("k_t",i,n),(n-i)*e.c*.6)]))}function _e({known:t,focus:e,phase:o}){return e===H&&t<H?{carry:z(o/.45),phase:z((o-.45)/.55)}:{carry:e>H||t>=H?1:0,phase:o}}function Pt(t,{step:e,width:o}){let r=Lt(o),a=X(e),{known:n,focus:i}=a,{carry:s,phase:l}=_e(a),c=i?F(t,i):null,d=c?.pairs.flatMap(({from:g,over:w})=>[g,w])??[],p=new Set(d.filter(Boolean).map(g=>g.join(" "))),u=a.phase>=1&&n<M?n+1:-2,m=(g,w,v)=>{if(g==="q_row"||g==="k_t")return s>=1;if(!O.includes(g))return!0;let x=P(g,w,v);return x===i?l>=.9:x<=n},f=c?[c.pairs[0].from[0],c.pairs[0].over?.[0],c.stage]:[],h=[...xe(t,r),...$e(r),...c?qe(r,c):[],...ke(t,r,f),...ye(t,r)];for(let g of J)h.push(...be(t,r,g,{seen:m,used:p,focus:i,next:u}));return c&&h.push(...ze(r,c,l)),s>0&&s<1&&h.push(...Ee(t,r,s)),c&&l<1&&(s>=1||i<H)&&h.push(...Me(r,c,l)),{width:o,height:r.height,marks:h}}function Ft(t,{step:e,width:o}){let r=Lt(o);return Array.from({length:M},(a,n)=>{let{stage:i,i:s,j:l,result:c}=F(t,n+1),d=i==="scores"||i==="weights"?t.words[l]:`number ${l+1}`,p=`${i} of ${t.words[s]}, ${d}: ${n+1<=e?q(i,c):"not worked out yet"}`,{x:u,y:m,width:f,height:h}=Y(r.at(i,s,l),Math.max(Nt,r.c-2),0);return{id:String(n+1),x:u,y:m,width:f,height:h,label:p,tab:n+1===Math.max(1,Math.round(e))?0:-1}})}var Rt=`.steps-board { position: relative; }
.attn-hits button { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; cursor: pointer; }
.attn-hits button:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
.steps-reel { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 16px; align-items: end; }
.steps-reel > .attn-button:first-child { min-width: 84px; }
.steps-stages { display: grid; grid-template-columns: repeat(6, 1fr); gap: 2px; margin: 0 calc(3.5em + 8px) 0 calc(var(--name, 5.9em) + 24px); }
.steps-reel { --name: 8.5em; }
.steps-stages .attn-button { padding: 0; border-width: 0 0 3px; border-radius: 4px 4px 0 0; background: none; color: var(--soft); border-color: var(--rule); }
.steps-stages .attn-button[data-reached] { border-color: var(--ink); color: var(--ink); }
.steps-stages .attn-button[aria-pressed="true"] { color: var(--ink); background: var(--tint); }
.attn-projection_steps .attn-summary { min-height: 1.45em; }
@container (max-width: 859px) { .scene text.title { font-size: 15.5px; } }
@container (max-width: 820px) { .attn-projection_steps .attn-summary { min-height: 2.9em; } }
@container (max-width: 760px) {
  .scene text.tight { font-size: 13.5px; }
  .steps-reel { grid-template-columns: 1fr 1fr; }
  .steps-reel > div { grid-column: 1 / -1; grid-row: 1; --name: 0em; }
  .steps-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .steps-reel .attn-slider { grid-template-columns: 1fr 3.5em; }
  .steps-stages { margin-left: 0; }
}
@container (max-width: 559px) {
  .scene text { font-size: 14px; } .scene text.title { font-size: 14px; } .scene text.shape { font-size: 11.5px; stroke-width: 3; }
  .scene text.word { font-size: 12px; } .scene text.word.small { font-size: 11px; } .scene text.sum { font-size: 13px; }
  .scene text.tight { font-size: 12px; letter-spacing: -0.02em; } .scene .formula { font-size: 11.5px; } .scene .formula.low { font-size: 9px; }
  .beam { stroke-width: 2; stroke-dasharray: 0.1 5; } .cell.now { stroke-width: 2.2; }
  .steps-stages .attn-button { font-size: 12px; }
  .attn-projection_steps .attn-summary { min-height: 4.4em; }
}
@container (max-width: 310px) {
  .scene text.tight, .scene text.word { font-size: 11px; } .scene text.title { font-size: 13px; }
  .attn-projection_steps .attn-summary { min-height: 5.8em; }
}
/* What a number comes from has a thick edge, where tints are not to be told from each other. */
@media (forced-colors: active) { .cell, .cell.empty { stroke: var(--edge); } .cell.next, .cell.from { stroke: var(--c); stroke-width: 3; } .cell.now { stroke: Highlight; stroke-width: 4.5; } .road { stroke: var(--c); } .steps-stages .attn-button { border-bottom-style: dotted; } .steps-stages .attn-button[data-reached] { border-bottom-style: solid; border-color: Highlight; } }
`;var Te=1100,je={ArrowRight:1,ArrowLeft:-1,ArrowDown:2,ArrowUp:-2};function Ce(t,e){let o=lt("svg",{class:"scene","aria-hidden":"true"}),r=bt((n,i)=>{n.addEventListener("click",()=>e(Number(i().id))),n.addEventListener("keydown",s=>{let l=je[s.key];!l||s.ctrlKey||s.metaKey||s.altKey||(s.preventDefault(),s.stopPropagation(),r.focus(String(z(Number(i().id)+l,1,M))))})});return{root:b("div",{class:"steps-board"},o,r.root),paint:(n,i)=>yt(o,Pt(t,{step:n,width:i})),tell:(n,i)=>r.set(Ft(t,{step:n,width:i}))}}function Ne(t,e){let o=0,r=()=>t.read().step,a=()=>{clearInterval(o),o=0,s.root.textContent="Play"},n=f=>{a(),f===r()?e():t.change({step:z(f,0,M)},{glide:!0})},i=()=>{if(r()>=M)return a();t.change({step:r()+1},{glide:!0})},s=V("Play",()=>{if(o)return a();r()>=M&&t.change({step:0}),i(),!K()&&(o=setInterval(i,Te),s.root.textContent="Pause")});s.root.removeAttribute("aria-pressed");let l=qt({label:"cells worked out",min:0,max:M,step:1,text:f=>`${f} / ${M}`,onInput:n}),c=O.map((f,h)=>V(f.length===1?f.toUpperCase():f,()=>n(4*h+4))),d=V("Reset",()=>{a(),t.reset()}),p=b("div",{class:"steps-stages",role:"group","aria-label":"Work out a matrix"},...c.map(f=>f.root));return{root:b("div",{class:"steps-reel"},s.root,b("div",{},p,l.root),d.root),tell:({step:f})=>{l.set(f),c.forEach((h,g)=>{h.set(f===4*g+4),A(h.root,"data-reached",f>4*g)})},go:n,stop:a}}var Ht="Press any empty cell: its row and its column come together there.",Le="Every cell is worked out: press one to see it made again.";function We(t,e){let o=St(t),r=At(),[a,n]=[0,0],i=Ne(e,()=>l()),s=Ce(o,d=>i.go(d));function l(){let{step:d}=e.read();if(K()||d===0)return;let p=performance.now(),u=m=>{let f=z((m-p)/500);e.read().step===d&&(s.paint(d-1+f,a),n=f<1?requestAnimationFrame(u):0)};n=requestAnimationFrame(u)}let c=b("p",{class:"attn-hint"},Ht);return{parts:[c,r.root,s.root,i.root],tell:d=>{cancelAnimationFrame(n),i.tell(d),N(c,d.step<M?Ht:Le),r.set(jt(o,X(d.step).focus)),a&&s.tell(d.step,a)},paint:(d,p,u)=>{u!==a&&s.tell(e.read().step,a=u),s.paint(d.step,a)},stop:()=>{i.stop(),r.stop()}}}var Io=wt({name:"projection_steps",label:"Live figure: self-attention step by step",style:Et+Rt,controls:["step"],fixed:["words","x","w_q","w_k","w_v"],ms:500,build:We});export{Pt as board,zt as cellOf,St as compute,Io as default,jt as describe,P as stepOf};
