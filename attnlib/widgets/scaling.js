// Joined by `make figures` from src/scaling and src/kit: change those, not this.
var Kt="http://www.w3.org/2000/svg",Bt=0,Gt=Math.random().toString(36).slice(2,8),V=t=>`attn-${Gt}-${t}-${++Bt}`;function nt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var f=(t,e={},...n)=>nt(document.createElement(t),e,n),ot=(t,e={},...n)=>nt(document.createElementNS(Kt,t),e,n);function O(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function M(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var rt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
  .attn.attn :is(.attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var it=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function st(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,s)=>o(s))),a=t.map((i,s)=>o(s)?Math.exp((i-r)/e):0),l=a.reduce((i,s)=>i+s,0);return l>0?a.map(i=>i/l):a}var lt=t=>t.indexOf(Math.max(...t)),z=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ct=200,Yt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ut=t=>t*t*(3-2*t);function J(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>J(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,J(t[r],a,n)]);return Object.fromEntries(o)}return e}function dt(t,e,n){let[o,r,a,l,i,s]=[t,t,t,0,0,0],c=!1,h=d=>{let p=z(d-i,0,64);if(i=d,c){let g=z((d-l)/e);o=J(r,a,Ut(g)),c=g<1}let u=n(o,p);s=c||u?requestAnimationFrame(h):0};return{go(d,p){if(Yt()){[o,a,c]=[d,d,!1],n(o,1/0);return}[r,a,l,c]=[o,d,performance.now(),p],p||(o=d,n(o,0)),s||([i,s]=[performance.now(),requestAnimationFrame(h)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function pt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,l=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let p=l();r.forEach(u=>u(p,d))},s=()=>i(null);e.forEach(d=>t.on(`change:${d}`,s));let c=(d,{glide:p=!1}={})=>{a=!0;for(let[u,g]of Object.entries(d))t.set(u,g);a=!1,i({glide:p}),t.save_changes()},h=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in d).map(p=>[p,d[p]]))};return{read:l,change:c,reset:()=>c(h(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,s))}}function Zt(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Qt(t,e,n,o){let[r,a]=[0,!1],l=s=>{if(s!==a){a=s,t.classList.toggle("loading",s);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",s)}},i=s=>{let c=++r,h=e.wants?.(n())??null;if(l(h!==null),h===null)return o(s);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";h.then(()=>c===r&&i(s),()=>c===r&&e.say?.(d))};return i}function ut({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=ct,build:l}){return{render:({model:s,el:c})=>{let h=f("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=h.attachShadow({mode:"open"});d.append(f("style",{},[rt,at,it,n].join(`
`)));let p=pt(s,o,r),u=l(p.read(),p,s),g=f("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(g),c.append(h);let b=()=>{let $=u.glides??(S=>S),E=0,w=dt($(p.read()),a,(S,H)=>E>0&&u.paint(S,H,E)),D=()=>{let S=Math.round(g.clientWidth);S===E||S===0||(E=S,Zt(c),w.again())},q=Qt(g,u,p.read,S=>{u.tell(p.read()),w.go($(p.read()),S)});p.follow((S,H)=>{g.classList.add("touched"),q(H?.glide??!0)}),u.tell(p.read()),D();let et=new ResizeObserver(D);return et.observe(g),u.ahead?.(),()=>{et.disconnect(),w.stop(),p.stop(),u.stop?.()}},m=async()=>{await u.ready;for(let $;$=u.wants?.(p.read());)await $;return b()};return u.ready?m():b()}}}var Xt=t=>Math.round(t*10)/10,ht=new WeakMap;function ft(t){let e=f("div",{class:"attn-hits"}),n=new Map,o=a=>{let l=a.slider?f("div",{role:"slider",tabindex:0}):f("button",{type:"button"}),i={node:l,hit:a};return n.set(a.id,i),l.dataset.id=a.id,t(l,()=>i.hit),i};return{root:e,set:a=>{let l=new Set(a.map(({id:i})=>i));for(let[i,{node:s}]of n)l.has(i)||(s.remove(),n.delete(i));a.forEach((i,s)=>{let c=n.get(i.id)??o(i);te(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[s]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function te(t,{x:e,y:n,width:o,height:r,label:a,kind:l="",aria:i={},tab:s=0,lang:c}){let[h,d,p,u]=[e,n,o,r].map(Xt),g=`left:${h}px;top:${d}px;width:${p}px;height:${u}px`;ht.get(t)!==g&&(t.style.cssText=g,ht.set(t,g)),M(t,"class",`attn-hit ${l}`.trim()),M(t,"aria-label",a),M(t,"tabindex",s),c&&M(t,"lang",c);for(let[b,m]of Object.entries(i))M(t,`aria-${b}`,String(m))}function Y(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function mt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var xt="http://www.w3.org/2000/svg",F=t=>Math.round(t*10)/10+0;function x(t,e,n,o,r){let a=Object.entries(o).map(([l,i])=>[l,typeof i=="number"?F(i):i]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var P=(t,e,n,o)=>({...x(t,"text",e,n),runs:o}),gt=new WeakMap,ee=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function ne(t,e){let n=ee(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(re)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var oe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function re(t){let e=document.createElementNS(xt,"tspan");for(let[n,o]of Object.entries(oe(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function U(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=gt.get(t)??new Map;gt.set(t,a);let l=new Map(o.map(s=>[s.id,s]));for(let[s,{node:c,shape:h}]of a)l.get(s)?.shape!==h&&(c.remove(),a.delete(s));let i=t.firstChild;for(let s of o){let c=a.get(s.id);c||(c={node:document.createElementNS(xt,s.shape),shape:s.shape,at:{},text:""},a.set(s.id,c)),ne(c,s),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function v(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function I(t){let e=v(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function N(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}function Z(t,e){let n=f("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>M(n,"aria-pressed",String(o))}}function bt(t,e,n){let o=V("choice"),r=new Map,a=f("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[l,i]of Object.entries(e))r.set(l,f("input",{type:"radio",name:o,onchange:()=>n(l)})),a.append(f("label",{},r.get(l),f("span",{},i)));return{root:a,set:l=>void(r.get(l).checked=!0)}}function wt({label:t,min:e,max:n,step:o,onInput:r,text:a=v,zero:l=e,...i}){let{read:s=w=>w,write:c=w=>w}=i,h=V("slider"),d=f("span",{class:"attn-number","aria-hidden":"true"}),u=f("input",{type:"range",id:h,min:e,max:n,step:o,oninput:()=>r(s(u.valueAsNumber))}),g=f("div",{class:"attn-slider"},f("label",{for:h},t),u,d),b=n,m=w=>Math.min(1,Math.max(0,(w-e)/(b-e)));return{root:g,input:u,set:(w,D=!0)=>{let q=c(w);u.valueAsNumber!==q&&(u.value=q),u.style.setProperty("--from",m(Math.min(l,q))),u.style.setProperty("--to",m(Math.max(l,q))),u.disabled=!D,O(d,a(w)),M(u,"aria-valuetext",a(w))},limit:w=>M(u,"max",b=w)}}function vt(t=700){let e=f("p",{class:"attn-summary"}),n=f("span",{class:"attn-hidden",role:"status"}),o,r=(a,l=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>O(n,l),t)),O(e,a)};return{root:f("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function yt(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}function kt(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var A=12,y=1024,Mt=99999,C="1 2 3 4 5 6 8 10 12 16 20 24 32 40 48 64 80 96 128 160 192 256 320 384 512 640 768 1024".split(" ").map(Number),ae=Math.sqrt(12),$t=(t,e)=>ae*(kt(16384*t+e)-.5),L=new Map;function Q(t){let e=L.get(t);if(e)return e;let n=Array.from({length:y},(i,s)=>$t(t,s)),o=0,r=(i,s)=>{let c=new Float64Array(y);for(let h=0,d=0;h<y;h++)d+=n[h]*$t(t,(s+1)*y+h),c[h]=d,o=Math.max(o,Math.abs(d));return c},l={sums:Array.from({length:A},r),reach:Math.max(60,20*Math.ceil(o/20))};return L.size>3&&L.delete(L.keys().next().value),L.set(t,l),l}function ie(t){let e=t.reduce((n,o)=>n+o,0)/t.length;return Math.sqrt(t.reduce((n,o)=>n+(o-e)**2,0)/t.length)}function se(t){let e=0;return t.forEach((n,o)=>{let r=0;t.forEach((a,l)=>{o!==l&&(r+=a,e+=(n*a)**2)}),e+=(n*r)**2}),Math.sqrt(e)}var le=(t,e)=>[{name:"float16",zeros:t.filter(n=>n<=2**-25).length,fits:Math.exp(e)<65520},{name:"float32",zeros:t.filter(n=>Math.fround(n)===0).length,fits:Math.fround(Math.exp(e))<1/0}],St=({d_k:t,scaled:e,temperature:n})=>({root:Math.sqrt(t),share:e?1:0,heat:Math.log(n)});function At({root:t,share:e,heat:n},o){let r=Math.max(1,Math.round(t**2));return Et({d_k:r,draw:o,unit:Math.exp(n)*r**(e/2)})}function X({d_k:t,scaled:e,temperature:n,draw:o}){return Et({d_k:t,draw:o,unit:n*(e?Math.sqrt(t):1)})}function Et({d_k:t,draw:e,unit:n}){let{sums:o,reach:r}=Q(e),a=o.map(h=>h[t-1]),l=a.map(h=>h/n),i=st(l),s=-i.reduce((h,d)=>h+(d>0?d*Math.log(d):0),0)+0,c=lt(l);return{d_k:t,draw:e,unit:n,reach:r,products:a,scores:l,weights:i,best:c,entropy:s,spread:ie(l),keys:Math.exp(s),jacobian:se(i),formats:le(i,l[c])}}var zt=`text.small { font-size: 13px; }
tspan.italic { font-style: italic; }
tspan.sub { font-size: 0.75em; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
.walk { stroke-width: 1; opacity: 0.5; }
.best { stroke-width: 2.2; }
.key.ring { fill: var(--paper); stroke-width: 1.5; }
.cone { stroke-width: 1.5; stroke-dasharray: 5 4; stroke-linecap: butt; }
.wash { fill: var(--weight-wash); stroke: var(--weight); stroke-width: 1; stroke-opacity: 0.5; }
.window { stroke-width: 5; stroke-linecap: butt; }
.bar { stroke-width: 5; stroke-linecap: butt; }
.curve { stroke-width: 1.5; stroke-dasharray: 1.5 4; }
rect.frame { stroke: var(--edge); stroke-width: 1; }
.track { fill: var(--rule); }
.cut { fill: none; stroke: var(--paper); stroke-width: 2.5; }
.knob { stroke: var(--paper); stroke-width: 2; }
`;var de="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),pe=1.12,W=new Map;function ue(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(de[r.charCodeAt(0)-32]??556),0);return pe*n/1e3}function jt(t,e){return W.size>5e3&&W.clear(),W.has(t)||W.set(t,ue(t)),e*W.get(t)}function he(t){return t<.001?"the softmax lets hardly any gradient through":t<.1?"the softmax lets little of the gradient through":"the softmax lets the gradient through"}function fe({weights:t,best:e,keys:n}){let o=N(t[e]);return`Key ${e+1} takes ${o} of the weight, as if ${v(n,1)} of ${A} keys were looked at.`}function Ot({d_k:t,scaled:e,temperature:n},o){let{spread:r,jacobian:a}=o,l=n===1?"":`, at temperature ${I(n)}`,i=e?`divided by \u221A${t} (${v(Math.sqrt(t))})`:"not divided",c=`With ${t===1?"1 component":`${t} components`}, the dot products, ${i}${l}, give scores that spread by ${v(r)}.`,h=`The norm of the softmax\u2019s Jacobian is ${v(a,3)}: ${he(a)}.`;return`${c} ${fe(o)} ${h}`}function Tt(t,e){let n=t===1?"1 key":`${t} keys`;return t===0?e?"none below":"no key lies below the window":e?`${n} below`:`${n} ${t===1?"lies":"lie"} below the window`}var qt=({d_k:t},{spread:e,keys:n})=>`${t}: spread ${v(e)}, ${v(n,1)} keys`;var _=6,me=560,ge=820,k=50,xe=26,Nt=14,be=4;function R(t){let e=Math.min(t,ge),n=e<me,o=k+(n?226:280),[r,a]=[n?30:38,Math.round(e*(n?.54:.57))],l={left:a+(n?20:56),right:e-6,bottom:o-xe};return{laid:e,narrow:n,height:o+46,fan:{left:r,right:a,bottom:o},ladder:l,zoom:t/e}}var j=({fan:{left:t,right:e}})=>n=>t+(e-t)*Math.sqrt(n)/Math.sqrt(y),B=({fan:{bottom:t}},e)=>n=>(k+t)/2-(t-k)*n/(2*e),Lt=({ladder:{bottom:t}})=>e=>k+(t-k)*e/_,Ct=({ladder:{left:t,right:e}})=>n=>t+(e-t)*n;function Wt(t,e){let n=R(t),[o,{left:r,right:a}]=[e/n.zoom,n.fan],l=C.filter(s=>Math.abs(j(n)(s)-o)<=be);if(l.length>0)return l.reduce((s,c)=>Math.abs(j(n)(s)-o)<=Math.abs(j(n)(c)-o)?s:c);let i=(z((o-r)/(a-r))*Math.sqrt(y))**2;return z(Math.round(i),1,y)}var G=t=>`M${t.map(([e,n])=>`${F(e)} ${F(n)}`).join("L")}`,tt=(t,e="")=>[...t?[{text:t}]:[],{text:"d",role:"italic"},{text:"k",role:"italic sub",dy:3},...e?[{text:e,dy:-3}]:[]],we=[...new Set(Array.from({length:125},(t,e)=>Math.round((1+e/4)**2)))],K=new Map;function ve(t,{draw:e,reach:n}){let o=`${e} ${t.laid}`,r=K.get(o);if(r)return r;let[a,l]=[j(t),B(t,n)],i=Q(e).sums.map(s=>G(we.map(c=>[a(c),l(s[c-1])])));return K.size>7&&K.clear(),K.set(o,i),i}function ye(t,{reach:e}){let{fan:{left:n,right:o,bottom:r},narrow:a}=t,[l,i]=[j(t),B(t,e)],s=e>120?80:40,c=Math.floor((e-1)/s),h=Array.from({length:2*c+1},(u,g)=>s*(g-c)),d=a?[64,256,1024]:[1,64,256,512,1024],p=(n+o)/2;return[...h.flatMap(u=>[x(`grid ${u}`,"line","rule",{x1:n,x2:o,y1:i(u),y2:i(u)}),x(`tick ${u}`,"text","soft small end",{x:n-5,y:i(u)+4},v(u,0))]),...d.map(u=>{let g=a&&u===y?"soft small end":"soft small";return x(`width ${u}`,"text",g,{x:l(u),y:r+20},String(u))}),P("fan axis","soft small",{x:p,y:r+38},tt(a?"components ":"components, ",a?"":", spaced by the root"))]}function ke(t,e){let{d_k:n,products:o,best:r,reach:a}=e,[l,i]=[j(t),B(t,a)],{fan:{left:s,right:c,bottom:h}}=t,d=Math.sqrt(y),p=l(n),u=ve(t,e).map((b,m)=>x(`walk ${m}`,"path",m===r?"key line best":"key line walk",{d:b})),g=o.map((b,m)=>x(`ring ${m}`,"circle",m===r?"key solid":"key ring",{cx:p,cy:i(b),r:m===r?5:3.5}));return[...u,...[1,-1].map(b=>x(`cone ${b}`,"line","ink line cone",{x1:s,x2:c,y1:i(0),y2:i(b*d)})),x("line","line","ink line",{x1:p,x2:p,y1:k,y2:h}),x("knob","circle","ink solid knob",{cx:p,cy:h,r:7}),P("width told","ink small strong",{x:Math.min(p,c-22),y:k-8},tt("",` = ${Math.round(n)}`)),...g,P("root","ink small halo end",{x:c-4,y:i(-d)+16},tt("\xB1\u221A"))]}function $e(t,{d_k:e,products:n,best:o,unit:r,reach:a}){let[l,i]=[j(t)(e),B(t,a)],{fan:s,ladder:c}=t,h=i(n[o]),d=i(n[o]-_*r),p=Math.min(d,s.bottom),u=d>c.bottom?l+(c.left-l)*z((d-s.bottom)/(d-c.bottom)):l,g=d>s.bottom?[[l,p],[u,s.bottom]]:[[l,d]],b=[[l,h],...g,[c.left,c.bottom],[c.left,k]];return[x("lens","path","wash",{d:`${G(b)}Z`}),x("window","line","weight line window",{x1:l,x2:l,y1:h,y2:p})]}function Me(t){let[e,n]=[Lt(t),Ct(t)],{ladder:{left:o,right:r,bottom:a},fan:l,narrow:i}=t,s=Array.from({length:_},(p,u)=>u+1),c="weight; a line down divides it by e",h=jt(c,13)/2>t.laid-n(.5),d=p=>`\xF7 ${Math.exp(p)<10?Math.exp(p).toFixed(1):Math.exp(p).toFixed(0)}`;return[x("ladder","rect","paper frame",{x:o,y:k,width:r-o,height:a-k}),x("cellar","rect","tint frame",{x:o,y:a,width:r-o,height:l.bottom-a}),...s.flatMap(p=>[x(`rung ${p}`,"line","rule",{x1:o,x2:r,y1:e(p),y2:e(p)}),...i?[]:[x(`cost ${p}`,"text","soft small end",{x:r-5,y:e(p)-5},d(p))]]),...(i?[0,1]:[0,.5,1]).map(p=>x(`weight ${p}`,"text","soft small",{x:n(p),y:l.bottom+20},String(p))),x("ladder axis","text","soft small",{x:n(.5),y:l.bottom+38},h?"weight; \xF7 e a line":c)]}function Se(t,e,n){let o=[];t.forEach((r,a)=>o.push(Math.max(r,a?o[a-1]+Nt:e)));for(let r=o.length-1;r>=0;r--)o[r]=Math.min(o[r],r===o.length-1?n:o[r+1]-Nt);return o}function Ae({scores:t,best:e}){return t.map((o,r)=>r).sort((o,r)=>t[r]-t[o]).filter(o=>t[e]-t[o]<=_)}function Ee(t,e){let[n,o]=[Lt(t),Ct(t)],{scores:r,weights:a,best:l}=e,{ladder:{left:i,bottom:s},narrow:c}=t,h=Ae(e),d=m=>n(r[l]-r[m]),[,...p]=h,u=Se(p.map(m=>d(m)+4),k+12,s-4),g=m=>c?`${m+1}: ${N(a[m])}`:`key ${m+1}: ${N(a[m])}`,b=Array.from({length:10*_+1},(m,$)=>[o(a[l]*Math.exp(-$/10)),n($/10)]);return[x("curve","path","weight line curve",{d:G(b)}),...h.flatMap(m=>[x(`bar ${m}`,"line","weight line bar",{x1:i,x2:o(a[m]),y1:d(m),y2:d(m)}),x(`end ${m}`,"circle","weight solid",{cx:o(a[m]),cy:d(m),r:4})]),...p.flatMap((m,$)=>{let E=Math.max(o(a[m]),i)+8;return[x(`to ${m}`,"line","ruler",{x1:E-4,x2:E+6,y1:d(m),y2:u[$]-4}),x(`name ${m}`,"text","ink small halo start",{x:E+9,y:u[$]},g(m))]}),x("best","text","weight strong start",{x:i,y:k-9},g(l)),x("below","text","ink small start",{x:i+6,y:s+18},Tt(A-h.length,c))]}var ze=({fan:t,ladder:e,narrow:n})=>[x("title fan","text","ink strong start",{x:n?0:t.left,y:15},n?"Dot products":`Dot products of a query with ${A} keys`),x("title ladder","text","ink strong start",{x:e.left,y:15},n?"Softmax":"The softmax\u2019s window")];function _t(t,{width:e}){let n=R(e),o=[...ze(n),...ye(n,t),...$e(n,t),...ke(n,t),...Me(n),...Ee(n,t)];return{width:n.laid,height:n.height,marks:o}}function Rt(t,e,{width:n}){let o=R(n),{zoom:r,fan:{bottom:a}}=o;return[{id:"width",x:(j(o)(t.d_k)-14)*r,y:k*r,width:28*r,height:(a+10-k)*r,label:"components of query and keys",slider:!0,kind:"across",aria:{valuemin:1,valuemax:y,valuenow:t.d_k,valuetext:qt(t,e)}}]}var je=({spread:t,keys:e,jacobian:n})=>[{id:"spread",name:"spread of the scores",value:t,most:40,text:v(t)},{id:"keys",name:`effective keys, of ${A}`,value:e,most:A,text:v(e,1)},{id:"jacobian",name:"Jacobian norm",value:n,most:.5,text:v(n,3)}];function Dt(t,{width:e}){let{laid:n,narrow:o}=R(e),r=o?n:(n-48)/3,a=je(t).flatMap(({id:l,name:i,value:s,most:c,text:h},d)=>{let[p,u]=o?[0,36*d]:[(r+24)*d,0],g={x:p,y:u+20,height:6,rx:3};return[x(`${l} name`,"text","soft small start",{x:p,y:u+13},i),x(`${l} number`,"text","ink small strong end",{x:p+r,y:u+13},h),x(`${l} track`,"rect","track",{...g,width:r}),x(`${l} bar`,"rect",`${l==="spread"?"ink":"weight"} solid`,{...g,width:r*z(s/c)}),...s>c?[x(`${l} cut`,"path","cut",{d:[14,8].map(b=>G([[p+r-b,u+28],[p+r-b+4,u+18]])).join("")})]:[]]});return{width:n,height:o?102:30,marks:a}}var Ft=`.scaling-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 5.6em; }
.attn-scaling sub { font-size: 0.75em; line-height: 0; }
.attn-scaling .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.attn-scaling table { max-width: 32em; margin-top: 8px; font-size: 0.933em; }
.attn-scaling th, .attn-scaling td { padding-block: 3px; }
.attn-scaling .scaling-lost { font-weight: 600; }
.attn-scaling thead th:nth-child(n) { padding-left: 12px; font-weight: 400; text-align: right; white-space: normal; vertical-align: bottom; }
.attn-scaling thead td { width: 5em; border-bottom-color: var(--edge); }
:host([data-whole]) .attn-scaling table { display: none; }
.scaling-picture .attn-hit { border-radius: 14px; }
@container (max-width: 659px) {
  .scaling-controls { grid-template-columns: auto auto; justify-content: space-between; gap: 8px; }
  .scaling-controls .attn-slider { grid-column: 1 / -1; }
  .scaling-heat { order: 1; grid-column: 1 / -1; }
  .attn-scaling > * + * { margin-top: 12px; }
  .attn-scaling .attn-summary { min-height: 10.15em; }
}
@container (min-width: 1000px) { .attn-scaling { font-size: 18px; } }
@media print { .scaling-controls, .attn-hint { display: none; } }
`;var T=t=>t.read(),Pt=()=>ot("svg",{class:"scene","aria-hidden":"true"});function It(t,e=""){let n=document.createDocumentFragment();return n.append(t,f("i",{},"d",f("sub",{},"k")),e),n}function Te(t){let e=Pt(),n=700,o=s=>{s!==T(t).d_k&&t.change({d_k:s})},r=ft(s=>{mt(s,p=>{let u=s.offsetLeft+s.offsetWidth/2-Y(a,p)[0];return g=>o(Wt(n,u+Y(a,g)[0]))});let c=()=>C.find(p=>p>T(t).d_k)??y,h=()=>C.findLast(p=>p<T(t).d_k)??1;yt(s,{...{ArrowRight:c,ArrowUp:c,ArrowLeft:h,ArrowDown:h},Home:()=>1,End:()=>y},o)}),a=f("div",{class:"attn-stage scaling-picture"},e,r.root),l=(s,c)=>r.set(Rt(s,c,{width:n}));return{root:a,tell:l,paint:(s,c)=>{c!==n&&(n=c,l(T(t),X(T(t)))),U(e,_t(s,{width:n}))}}}function qe(t){let e=()=>t.change({draw:T(t).draw%Mt+1}),n=bt("Scores",{raw:"q\xB7k",scaled:It("q\xB7k / \u221A")},i=>t.change({scaled:i==="scaled"},{glide:!0})),o=wt({label:"temperature",min:-1,max:1,step:.05,zero:0,text:I,read:i=>Number((10**i).toPrecision(3)),write:Math.log10,onInput:i=>t.change({temperature:i})}),r=[Z("New draw",e).root,Z("Reset",t.reset).root];return r.forEach(i=>i.removeAttribute("aria-pressed")),{root:f("div",{class:"scaling-controls"},n.root,f("div",{class:"scaling-heat"},o.root),f("div",{class:"attn-row"},...r)),tell:i=>{n.set(i.scaled?"scaled":"raw"),o.set(i.temperature)}}}function Ne(){let t=["float16","float32"],e=t.map(()=>[f("td"),f("td")]),n=["","weights that round to 0","e\u02E2 without safe softmax"],o=t.map((l,i)=>f("tr",{},f("th",{scope:"row"},l),...e[i])),r=f("table",{},f("caption",{},"The weights in two formats of floating point"));return r.append(f("thead",{},f("tr",{},...n.map(l=>l?f("th",{scope:"col"},l):f("td")))),f("tbody",{},...o)),{root:r,tell:({formats:l})=>l.forEach(({zeros:i,fits:s},c)=>{O(e[c][0],`${i} of ${A}`),O(e[c][1],s?"fits":"overflows"),[i>0,!s].forEach((h,d)=>M(e[c][d],"class",h&&"scaling-lost"))})}}function Le(t,e){let[n,o,r,a]=[Te(e),qe(e),Ne(),vt()],l=Pt();return{parts:[f("p",{class:"attn-hint"},It("Divide by \u221A"," and see the softmax\u2019s window open. Then drag the line in the fan.")),n.root,o.root,l,a.root,r.root],tell:s=>{let c=X(s);o.tell(s),n.tell(s,c),r.tell(c),a.set(Ot(s,c))},glides:St,paint:(s,c,h)=>{let d=At(s,T(e).draw);n.paint(d,h),U(l,Dt(d,{width:h}))},stop:a.stop}}var qn=ut({name:"scaling",label:"Live figure: dot products, the softmax\u2019s window and the scale",style:zt+Ft,controls:["d_k","scaled","temperature","draw"],build:Le});export{X as compute,qn as default,Ot as describe,St as glides,R as layout,Dt as meters,_t as picture,Wt as widthAt};
