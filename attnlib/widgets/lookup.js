// Joined by `make figures` from src/lookup and src/kit: change those, not this.
var _t="http://www.w3.org/2000/svg",Rt=0,Ht=Math.random().toString(36).slice(2,8),Y=t=>`attn-${Ht}-${t}-${++Rt}`;function dt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var h=(t,e={},...o)=>dt(document.createElement(t),e,o),tt=(t,e={},...o)=>dt(document.createElementNS(_t,t),e,o);function A(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function N(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}function ft(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-n)/s,(o-r)/s]}var ht=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var mt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var gt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var z=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),q=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]),R=t=>Math.hypot(...t);function xt(t,e=1,o=null){let n=a=>o===null||o[a],r=Math.max(...t.filter((a,l)=>n(l))),s=t.map((a,l)=>n(l)?Math.exp((a-r)/e):0),i=s.reduce((a,l)=>a+l,0);return i>0?s.map(a=>a/i):s}var H=t=>t.indexOf(Math.max(...t)),S=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var bt=200,Vt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ut=t=>t*t*(3-2*t);function et(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>et(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,et(t[r],s,o)]);return Object.fromEntries(n)}return e}function kt(t,e,o){let[n,r,s,i,a,l]=[t,t,t,0,0,0],c=!1,u=p=>{let f=S(p-a,0,64);if(a=p,c){let m=S((p-i)/e);n=et(r,s,Ut(m)),c=m<1}let d=o(n,f);l=c||d?requestAnimationFrame(u):0};return{go(p,f){if(Vt()){[n,s,c]=[p,p,!1],o(n,1/0);return}[r,s,i,c]=[n,p,performance.now(),f],f||(n=p,o(n,0)),l||([a,l]=[performance.now(),requestAnimationFrame(u)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function wt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,i=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),a=p=>{if(s)return;let f=i();r.forEach(d=>d(f,p))},l=()=>a(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:f=!1}={})=>{s=!0;for(let[d,m]of Object.entries(p))t.set(d,m);s=!1,a({glide:f}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:i,change:c,reset:()=>c(u(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function Jt(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Zt(t,e,o,n){let[r,s]=[0,!1],i=l=>{if(l!==s){s=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},a=l=>{let c=++r,u=e.wants?.(o())??null;if(i(u!==null),u===null)return n(l);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>c===r&&a(l),()=>c===r&&e.say?.(p))};return a}function vt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=bt,build:i}){return{render:({model:l,el:c})=>{let u=h("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=u.attachShadow({mode:"open"});p.append(h("style",{},[ht,mt,gt,o].join(`
`)));let f=wt(l,n,r),d=i(f.read(),f,l),m=h("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...d.parts);p.append(m),c.append(u);let x=()=>{let b=d.glides??($=>$),y=0,w=kt(b(f.read()),s,($,L)=>y>0&&d.paint($,L,y)),j=()=>{let $=Math.round(m.clientWidth);$===y||$===0||(y=$,Jt(c),w.again())},v=Zt(m,d,f.read,$=>{d.tell(f.read()),w.go(b(f.read()),$)});f.follow(($,L)=>{m.classList.add("touched"),v(L?.glide??!0)}),d.tell(f.read()),j();let O=new ResizeObserver(j);return O.observe(m),d.ahead?.(),()=>{O.disconnect(),w.stop(),f.stop(),d.stop?.()}},g=async()=>{await d.ready;for(let b;b=d.wants?.(f.read());)await b;return x()};return d.ready?g():x()}}}var $t="http://www.w3.org/2000/svg",Qt=t=>Math.round(t*10)/10+0;function k(t,e,o,n,r){let s=Object.entries(n).map(([i,a])=>[i,typeof a=="number"?Qt(a):a]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...r===void 0?{}:{text:r}}}var yt=new WeakMap,Xt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function Yt(t,e){let o=Xt(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(ee)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var te=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ee(t){let e=document.createElementNS($t,"tspan");for(let[o,n]of Object.entries(te(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function ot(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=yt.get(t)??new Map;yt.set(t,s);let i=new Map(n.map(l=>[l.id,l]));for(let[l,{node:c,shape:u}]of s)i.get(l)?.shape!==u&&(c.remove(),s.delete(l));let a=t.firstChild;for(let l of n){let c=s.get(l.id);c||(c={node:document.createElementNS($t,l.shape),shape:l.shape,at:{},text:""},s.set(l.id,c)),Yt(c,l),a===c.node?a=c.node.nextSibling:t.insertBefore(c.node,a)}}function E(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function M(t){let e=E(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function Mt(t,e=2){if(Math.abs(t)<700)return E(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function St(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var P=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function nt(t,e){let o=h("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>N(o,"aria-pressed",String(n))}}function qt(t,e,o){let n=Y("choice"),r=new Map,s=h("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,a]of Object.entries(e))r.set(i,h("input",{type:"radio",name:n,onchange:()=>o(i)})),s.append(h("label",{},r.get(i),h("span",{},a)));return{root:s,set:i=>void(r.get(i).checked=!0)}}function oe({label:t,min:e,max:o,step:n,onInput:r,text:s=E,zero:i=e,...a}){let{read:l=w=>w,write:c=w=>w}=a,u=Y("slider"),p=h("span",{class:"attn-number","aria-hidden":"true"}),d=h("input",{type:"range",id:u,min:e,max:o,step:n,oninput:()=>r(l(d.valueAsNumber))}),m=h("div",{class:"attn-slider"},h("label",{for:u},t),d,p),x=o,g=w=>Math.min(1,Math.max(0,(w-e)/(x-e)));return{root:m,input:d,set:(w,j=!0)=>{let v=c(w);d.valueAsNumber!==v&&(d.value=v),d.style.setProperty("--from",g(Math.min(i,v))),d.style.setProperty("--to",g(Math.max(i,v))),d.disabled=!j,A(p,s(w)),N(d,"aria-valuetext",s(w))},limit:w=>N(d,"max",x=w)}}function rt(t){let e=oe(t);return e.root.className="attn-range",e}function At(t,e,o,n){let r=()=>e.slice(1).map(()=>h("td")),s=(u,p)=>h("tr",{},h("th",{scope:"row"},u),...p),i=o.map(r),a=r(),l=h("tbody",{},...o.map((u,p)=>s(u,i[p]))),c=h("table",{},h("caption",{},t));return c.append(h("thead",{},h("tr",{},...e.map(u=>h("th",{scope:"col"},u))))),c.append(l,h("tfoot",{},s(n,a))),{root:c,cells:i,sums:a}}function Et(t=700){let e=h("p",{class:"attn-summary"}),o=h("span",{class:"attn-hidden",role:"status"}),n,r=(s,i=s)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>A(o,i),t)),A(e,s)};return{root:h("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function K({query:t,key:e,value:o,temperature:n,hard:r}){let s=e.map(c=>z(t,c)),i=H(s),a=r?s.map((c,u)=>+(u===i)):xt(s,n),l=a.map((c,u)=>c*o[u]);return{scores:s,weights:a,products:l,best:i,output:z(a,o)}}function B(t,e){let o=Math.max(...t),n=t.reduce((r,s)=>r+Math.exp((s-o)/e),0);return o/e+Math.log(n)}var T=({query:t,presets:e})=>Object.keys(e).find(o=>e[o].every((n,r)=>Math.abs(n-t[r])<1e-9));function ne(t,e){let o=e.reduce((n,r)=>q(n,r,-z(r,n)),t);return R(o)>1e-9*(1+R(t))?o.map(n=>n/R(o)):null}function at(t){let e=t[0].map(()=>0),o=t.flatMap((u,p)=>t.slice(p+1).map(f=>q(u,f,-1))),n=(u,p)=>u.map(f=>ne(f,p)).find(f=>f!==null),r=n(o,[])??e,s=t.slice(2),i=t.length<2?e:q(t[0],t[1]).map(u=>u/2),a=s.length?s.reduce((u,p)=>q(u,p)).map(u=>u/s.length):i,l=e.map((u,p)=>e.map((f,d)=>+(p===d)));return[n([q(i,a,-1),...o,...l],[r])??e,r]}function jt({key:t,words:e}){if(t.length<2)return["",""];let[o,n]=at(t).map(a=>t.map(l=>z(a,l))),r=(a,l)=>Math.abs(a-l)<1e-9,s=n[0]>n[1]+1e-9;return[t.length===3&&r(o[0],o[1])&&o[0]>o[2]+1e-9&&r((n[0]+n[1])/2,n[2])?`from ${e[2]} to the other two`:"",s?`from ${e[1]} to ${e[0]}`:""]}var C=(t,e)=>t.map(o=>z(o,e));function Ot(t,e,o){let n=q(o,C(t,e),-1);return t.reduce((r,s,i)=>q(r,s,n[i]),e)}var re=Math.sqrt(50),ae=Math.sqrt(10),ie=Math.sqrt(2);function G(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),s=n/Math.pow(10,r),i=s>=re?10:s>=ae?5:s>=ie?2:1,a,l,c;return r<0?(c=Math.pow(10,-r)/i,a=Math.round(t*c),l=Math.round(e*c),a/c<t&&++a,l/c>e&&--l,c=-c):(c=Math.pow(10,r)*i,a=Math.round(t/c),l=Math.round(e/c),a*c<t&&++a,l*c>e&&--l),l<a&&.5<=o&&o<2?G(t,e,o*2):[a,l,c]}function V(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,s,i]=n?G(e,t,o):G(t,e,o);if(!(s>=r))return[];let a=s-r+1,l=new Array(a);if(n)if(i<0)for(let c=0;c<a;++c)l[c]=(s-c)/-i;else for(let c=0;c<a;++c)l[c]=(s-c)*i;else if(i<0)for(let c=0;c<a;++c)l[c]=(r+c)/-i;else for(let c=0;c<a;++c)l[c]=(r+c)*i;return l}function it(t,e,o){return e=+e,t=+t,o=+o,G(t,e,o)[2]}function U(t,e,o){let n;for(;;){let r=it(t,e,o);if(r===n||r===0||!isFinite(r))return[t,e];r>0?(t=Math.floor(t/r)*r,e=Math.ceil(e/r)*r):r<0&&(t=Math.ceil(t*r)/r,e=Math.floor(e*r)/r),n=r}}function zt(t,e,o=6){let[n,r]=U(t[0],t[1],o);return Object.assign(i=>e[0]+(i-n)/(r-n)*(e[1]-e[0]),{domain:[n,r],range:e,ticks:V(n,r,o)})}var se="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),le=1.12,F=new Map;function ce(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(se[r.charCodeAt(0)-32]??556),0);return le*o/1e3}function st(t,e){return F.size>5e3&&F.clear(),F.has(t)||F.set(t,ce(t)),e*F.get(t)}var Ct={"\u2212":"\u207B",...Object.fromEntries([..."0123456789"].map((t,e)=>[t,"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[e]]))},pe=t=>[...t].every(e=>e in Ct)?[...t].map(e=>Ct[e]).join(""):null,J=t=>t.replace(/e(−?\d+)/,(e,o)=>`\xB710${pe(o)}`);var lt=t=>t<0?`(${M(t)})`:M(t),It=({hard:t,words:e})=>t||e.length===1;function Z(t,e){return It(t)?String(e):e===0?"0.000":J(E(e,3))}function ct(t,e){return It(t)?String(e):St(S(e,1e-9,1-1e-9))}function pt(t,{weights:e,output:o}){let{value:n}=t;return[...e.flatMap((s,i)=>[["",i?" + ":""],["weight",Z(t,s)],[""," \xD7 "],["value",lt(n[i])]]),[""," = "],["output",D(o)]]}var ue=(t,e)=>pt(t,e).map(([,o])=>o).join(""),de=t=>`${/^[aeiou]/.test(t)?"an":"a"} ${t}`;function ut(t,e){let{words:o,value:n,temperature:r,hard:s}=t,{scores:i,weights:a,best:l,output:c}=e,u=T(t),p=u?`Asked for ${de(u)}`:"For this query",f=o.filter((g,b)=>Math.abs(i[b]-i[l])<1e-9);if(s&&f.length>1){let g=`${P(f)} tie at a score of ${E(i[l])}`;return`${p}, the hard lookup must pick one row: ${g}, and it takes ${o[l]}, worth ${M(c)}.`}if(s)return`${p}, the hard lookup takes ${o[l]} alone, the highest score, and returns its value, ${M(n[l])}.`;let d=P(o.map((g,b)=>`${g} ${ct(t,a[b])}`)),m=f.length===o.length&&o.length>1?", the plain mean":"",x=r===1?"":` at temperature ${M(r)}`;return`${p}${x}, the table balances at ${E(c)}${m}: ${d} of the weight.`}var D=t=>J(E(t)),W=t=>J(Mt(t,t<0?4:2)),fe=["no","one","two","three","four","five","six"];function he({scores:t,best:e}){let o=t.flatMap((s,i)=>Math.abs(s-t[e])<1e-9?[i]:[]);if(o.length===1)return"the highest score";let n=o[0]===e?"the first":"one",r=o.length===t.length?"equal":"equal highest";return`${n} of ${fe[o.length]??o.length} ${r} scores`}function Tt(t,e){let{words:o,key:n,query:r,temperature:s,hard:i}=t,{scores:a,weights:l,best:c}=e,u=W(B(a,s));return[...o.map((f,d)=>{let m=r.map((y,w)=>`${lt(y)} \xD7 ${lt(n[d][w])}`).join(" + "),x=`${f}
score: ${m} = ${M(a[d])}`;if(i)return`${x}
weight: ${d===c?`1, ${he(e)}`:"0"}`;let g=W(a[d]/s),b=`exp(${M(a[d])} / ${M(s)}) = ${g}`;return`${x}
${b}
weight: ${g} / ${u} = ${Z(t,l[d])}`}),`output
${ue(t,e)}`]}var _={apple:"M16 11C13 6 5 7 5 16c0 7 5 13 8.5 13 1.5 0 1.5-.8 2.5-.8s1 .8 2.5 .8C22 29 27 23 27 16c0-9-8-10-11-5zM16 11c0-4 1.5-6.5 4.5-8",banana:"M7 5c-2 12 6 22 19 21.5 1.8-.1 2.2-2.6 .6-3.2C17.5 21 12 14.5 10.5 5.200 10.2 3.5 7.300 3.3 7 5z",chair:"M9.5 3v26M9.5 18.5h13V29M9.5 7.5h.1M9.5 24h13"},Q=t=>7.8*t.length;function me(t,e){let[o,n]=[Math.min(...t),Math.max(...t)],r=.16*(n-o||Math.abs(n)||1),s=o>=0&&o<=.5*n?0:o-r,i=e<480?14:34;return zt([s,n+r],[i,e-i])}function ge(t,e){let o=[],n=e.map(()=>0),r=t.map((s,i)=>i).sort((s,i)=>t[s]-t[i]);for(let s of r){let[i,a]=[t[s]-Q(e[s])/2,t[s]+Q(e[s])/2],l=o.findIndex(c=>c+6<i);n[s]=l<0?o.length:l,o[n[s]]=a}return n}function xe(t,e,o){let[n,r]=e.domain,s=[...new Set([...e.ticks,...t])],i=[k("ground","line","ruler",{x1:e(n),x2:e(r),y1:o,y2:o})];for(let a of s){let l=t.includes(a),c=!l&&t.some(u=>Math.abs(e(a)-e(u))<22);i.push(k(`tick ${a}`,"line","ruler",{x1:e(a),x2:e(a),y1:o,y2:o+(l?7:4)})),c||i.push(k(`number ${a}`,"text",l?"value strong":"soft",{x:e(a),y:o+22},M(a)))}return i}function be(t,e,o,n,r,s,i){let a=s*Math.sqrt(e),l=a>21,c=l?r+2-a:r-14-2*a;return[k(`disc ${t}`,"circle","weight solid",{cx:n,cy:r-3-a,r:a,...i}),k(`foot ${t}`,"rect","value solid square",{x:n-4,y:r-4,width:8,height:8,...i}),k(`share ${t}`,"text",l?"paper strong":"weight strong",{x:n,y:c,...i},o)]}function Nt(t,{weights:e,output:o},{width:n,fulcrum:r=o}){let{words:s,value:i}=t,a=me(i,n),l=n<480?42:60,c=s.every(v=>v in _),u=ge(i.map(v=>a(v)),s),f=(c?64:20*(Math.max(...u)+1)+4)+2*l+14,d=f+46,m=Math.abs(a(1)-a(0))||1,g={transform:`rotate(${S((o-r)*m/13,-8,8).toFixed(2)} ${a(r).toFixed(1)} ${f})`},b=xe(i,a,d),y=`M${a(r).toFixed(1)} ${f+3}l25 43h-50Z`;b.push(k("fulcrum","path","output solid",{d:y})),b.push(k("output","text","output answer",{x:a(r),y:d+56},E(r)));let[w,j]=a.range;return b.push(k("bar","line","ink line bar",{x1:w,x2:j,y1:f,y2:f,...g})),s.forEach((v,O)=>{let $=a(i[O]);b.push(...be(v,e[O],ct(t,e[O]),$,f,l,g)),c&&b.push(k(`thing ${v}`,"path","ink line thing",{d:_[v],transform:`translate(${($-16).toFixed(1)} 8)`})),b.push(k(`name ${v}`,"text","ink name",{x:$,y:c?60:18+20*u[O]},v))}),{width:n,height:d+64,marks:b}}function X({key:t,presets:e},o){let n=at(t),r=[...t,...Object.values(e)].map(p=>C(n,p)),s=p=>Math.max(1,...r.map(f=>Math.abs(f[p])))+.85,[i,a]=[s(0),s(1)],l=S(a,.7*i,.8*i),c=Math.min(o/(2*i),o*l/i/(2*a)),u=Math.round(o*l/i);return{plane:n,u:c,height:u,reach:[o/(2*c)-.3,u/(2*c)-.3],x:p=>o/2+p*c,y:p=>u/2-p*c}}function ke(t,{x:e,y:o,u:n,height:r}){let s=[];return t.forEach((i,a)=>t.slice(a+1).forEach((l,c)=>{let[u,p]=q(i,l,-1),f=[e(0)/Math.abs(p||1e-9),r/2/Math.abs(u||1e-9)],d=Math.min(...f)/n;for(let m of[1,-1]){let x=[-p*m*d,u*m*d],g=z(x,i);u===0&&p===0||t.some(b=>z(x,b)>g+1e-6)||s.push(k(`tie ${a} ${a+1+c} ${m}`,"line","ruler tie",{x1:e(0),y1:o(0),x2:e(x[0]),y2:o(x[1])}))}})),s}var Lt=(t,e,o)=>({x:e-16,y:o-15,width:(t in _?40:10)+Q(t),height:30});function we({x:t,y:e,width:o,height:n},[r,s],[i,a]){return Array.from({length:61},(l,c)=>c/60).some(l=>{let[c,u]=[r+(i-r)*l,s+(a-s)*l],p=l===1?12:2;return c>t-p&&c<t+o+p&&u>e-p&&u<e+n+p})}function ve(t,e,{x:o,y:n},r,s){let[i,a]=[o(e[0]),n(e[1])],l=t in _,c=S(i,26,r-Q(t)-30),u=e[1]<0||e[1]===0&&e[0]<0?29:-27,p=u>0?-27:29,f=[u,p,1.6*p,1.6*u].find(x=>!we(Lt(t,c,a+x),[o(0),n(0)],s)),d=a+(f??u),m={d:_[t],transform:`translate(${(c-14).toFixed(1)} ${(d-14).toFixed(1)}) scale(0.875)`};return[k(`bed ${t}`,"rect","ground bed",{...Lt(t,c,d),rx:4}),k(`key ${t}`,"line","key line arrow",{x1:o(0),y1:n(0),x2:i,y2:a}),k(`ring ${t}`,"circle","key ring",{cx:i,cy:a,r:5}),...l?[k(`thing ${t}`,"path","ink line thing",m)]:[],k(`label ${t}`,"text","ink name start",{x:l?c+20:c-10,y:d+5},t)]}function ye(t,e){let[o,n]=jt(t);return[["across","\u2192",o],["up","\u2191",n]].filter(([,,s])=>s).flatMap(([s,i,a],l)=>{let[c,u]=[`${i} ${a}`,e-10-18*l],p={x:6,y:u-14,width:st(c,13)+8,height:l?20:24};return[k(`bed ${s}`,"rect","ground bed",p),k(s,"text","soft start note",{x:10,y:u},c)]})}var $e=6,Me=([t,e,o,n],{x:r,y:s,width:i,height:a})=>Math.max(r-e,t-r-i,s-n,o-s-a);function Se(t,[e,o],{width:n,height:r},s){let i=st(t,14)/2,a=S(e,i+5,n-i-5),l=e<n/2?-1:1,c=[l,-l].flatMap(g=>[5,-8,18,-20,31].map(b=>[e+g*(20+i),o+b])),u=[[a,o+31],[a,o-20],...c,[a,o-34],[a,o+45]],p=([g,b])=>{let[y,w,j,v]=[g-i,g+i,b-12,b+4],O=Math.min(y,n-w,j,r-v)-3,$=s.map(L=>Me([y,w,j,v],L)-$e);return Math.min(O,...$)},f=u.map(p),d=f.findIndex(g=>g>=0),[m,x]=u[d<0?H(f):d];return{x:m,y:x}}function Pt(t,{width:e}){let o=X(t,e),{x:n,y:r,height:s}=o,i=t.key.map(m=>C(o.plane,m)),a=[...ke(i,o),...ye(t,s)],l=C(o.plane,t.query),[c,u]=[n(l[0]),r(l[1])];t.words.forEach((m,x)=>a.push(...ve(m,i[x],o,e,[c,u])));let p=a.filter(({id:m})=>m.startsWith("bed ")).map(({at:m})=>m);a.push(k("middle","circle","ink solid",{cx:n(0),cy:r(0),r:2.5})),a.push(k("query arrow","line","query line ask",{x1:n(0),y1:r(0),x2:c,y2:u})),a.push(k("query","circle","query solid",{cx:c,cy:u,r:12}));let f=T(t)??"query",d=Se(f,[c,u],{width:e,height:s},p);return a.push(k("query name","text","query strong",d,f)),{width:e,height:s,marks:a}}var Ft=`text.answer { font: 600 30px var(--reading, "Lookup Serif", Georgia, serif); }
text.name { font-size: 15px; }
text.note { font-size: 13px; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
.bar { stroke-width: 5; }
.thing { stroke-width: 1.6; }
.arrow { stroke-width: 1.5; }
.ask { stroke-width: 3; }
.square { stroke: var(--paper); stroke-width: 1.5; }
.tie { stroke-dasharray: 1 5; stroke-linecap: round; }
.bed { fill: var(--tint); }
`;var Wt=`.lookup-board { display: grid; grid-template-columns: minmax(0, 400px) minmax(0, 1fr); column-gap: 40px; align-items: start; }
.lookup-asks { gap: 2px 4px; margin-bottom: 10px; }
.lookup-asks h3 { margin-right: 4px; }
.lookup-asks .attn-button { border: 0; background: none; padding: 0 6px; color: var(--soft); text-decoration: underline; text-decoration-color: var(--edge); text-underline-offset: 0.25em; }
.lookup-asks .attn-button:hover { color: var(--ink); }
.lookup-asks .attn-button[aria-pressed="true"] { color: var(--query); background: none; font-weight: 600; text-decoration-color: currentColor; text-decoration-thickness: 2px; }
.lookup-field svg { cursor: pointer; }
.lookup-handle { position: absolute; left: -22px; top: -22px; width: 44px; height: 44px; border-radius: 50%; touch-action: none; cursor: grab; }
.lookup-handle:active { cursor: grabbing; }
.lookup-handle:focus-visible { outline-offset: -6px; border-radius: 50%; }
.lookup-handle::before { content: ""; position: absolute; inset: 9px; border-radius: 50%; border: 2px solid var(--query); opacity: 0; }
.attn-lookup:not(.touched) .lookup-handle::before { animation: lookup-call 2.4s 1s ease-out 4; }
@keyframes lookup-call { from { transform: scale(0.8); opacity: 0.8; } 60%, to { transform: scale(2); opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .attn-lookup:not(.touched) .lookup-handle::before { animation: none; opacity: 0.5; } }
.lookup-query { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 4px 16px; margin-top: 12px; --accent: var(--query); }
/* The kind of lookup stands in the line of what the table answers; on a phone beside the temperature. */
.lookup-answer { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; align-items: center; }
.lookup-answer > :is(.lookup-beam, .lookup-heat) { grid-column: 1 / -1; }
.lookup-answer h3 { min-height: 30px; align-content: center; margin-bottom: 10px; }
.lookup-answer > .attn-choice { margin-bottom: 10px; }
.lookup-heat { margin-top: 4px; }
.lookup-ends { display: flex; justify-content: space-between; color: var(--soft); font-size: 0.867em; }
.attn-lookup .attn-summary { font: 1.2em/1.45 var(--reading); min-height: 2.9em; text-wrap: pretty; }
.lookup-sum { margin: 0; min-height: 1.5em; color: var(--soft); }
.lookup-sum :is(.weight, .value, .output) { font-weight: 600; }
.attn > .lookup-sum { margin-top: 2px; }
.weight { color: var(--weight); } .value { color: var(--value); } .output { color: var(--output); }
/* Reset stands beside the line that unfolds; what is unfolded has the whole width. */
.lookup-below { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; }
.lookup-below details { grid-area: 1 / 1 / 2 / 3; }
.lookup-below > .attn-button { grid-area: 1 / 2; }
.attn.attn .lookup-numbers { margin: 0; }
.attn .lookup-numbers sup { font-size: max(0.75em, 11px); }
@container (max-width: 820px) {
  .lookup-board { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); column-gap: 24px; }
  .lookup-query { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@container (max-width: 640px) {
  .lookup-board { grid-template-columns: auto minmax(0, 1fr); gap: 6px 20px; }
  /* One column: both pictures first, so that they and the query fit one screen of a phone. */
  .lookup-ask, .lookup-answer { display: contents; }
  .lookup-ask > *, .lookup-answer > :not(.lookup-heat, .attn-choice) { grid-column: 1 / -1; }
  .lookup-query { order: 1; }
  .lookup-answer > .attn-choice { order: 2; margin: 0; align-self: start; }
  .lookup-answer > .lookup-heat { order: 3; grid-column: 2; }
  .lookup-answer h3 { min-height: 0; margin: 10px 0 4px; }
  .attn-lookup .attn-summary { font-size: 1.1em; min-height: 4.4em; }
}
@container (max-width: 32em) { .attn .lookup-numbers th small { font-size: 1em; } }
@media print { .lookup-query, .lookup-heat, .lookup-below > .attn-button, .attn-hint { display: none; } }
`;var Dt=4,Ee=70;function je({words:t,presets:e},o){let r=[...new Set([...Object.keys(e).filter(l=>!t.includes(l)),...t])].filter(l=>l in e),s=r.map(l=>nt(l,()=>o.change({query:e[l]},{glide:!0}))),i=h("div",{class:"lookup-asks attn-row",role:"group","aria-label":"Ask for"});return i.append(h("h3",{"aria-hidden":"true"},"Ask for"),...s.map(l=>l.root)),{root:i,tell:l=>s.forEach((c,u)=>c.set(r[u]===T(l)))}}function Oe(t,e){let o=tt("svg",{class:"scene","aria-hidden":"true"}),n=h("div",{class:"lookup-handle",tabindex:"0",role:"slider","aria-label":"Query: arrow keys move it"}),[r,s]=[Math.min(...t.value),Math.max(...t.value)];n.setAttribute("aria-valuemin",String(r)),n.setAttribute("aria-valuemax",String(s));let i=h("div",{class:"field lookup-field"},o,n),a=X(t,400),l=d=>d.map((m,x)=>S(m,-a.reach[x],a.reach[x])),c=(d,m=!1)=>{let x=Ot(a.plane,e.read().query,l(d));e.change({query:x.map(g=>Math.round(g*1e3)/1e3)},{glide:m})},u=d=>{let[m,x]=ft(i,d);return[(m-i.clientWidth/2)/a.u,(i.clientHeight/2-x)/a.u]};n.addEventListener("pointerdown",d=>n.setPointerCapture(d.pointerId)),n.addEventListener("pointermove",d=>{n.hasPointerCapture(d.pointerId)&&c(u(d))});let p=null;return o.addEventListener("pointerup",d=>p=d),o.addEventListener("click",d=>c(u(p??d),!0)),ze(n,d=>c(q(C(a.plane,e.read().query),d)),()=>e.change({query:t.query},{glide:!0})),{root:i,tell:d=>{let m=K(d);n.setAttribute("aria-valuenow",String(S(m.output,r,s))),n.setAttribute("aria-valuetext",ut(d,m))},paint:(d,m)=>{a=X(d,m),ot(o,Pt(d,{width:m}));let[x,g]=C(a.plane,d.query);n.style.translate=`${a.x(x)}px ${a.y(g)}px`}}}function ze(t,e,o){let[n,r]=[[0,1],[0,-1]],i={...{ArrowRight:[1,0],ArrowLeft:[-1,0]},ArrowUp:n,ArrowDown:r,PageUp:n,PageDown:r};t.addEventListener("keydown",a=>{if(a.ctrlKey||a.metaKey||a.altKey)return;let l=i[a.key];if(!l&&a.key!=="Home"&&a.key!=="End")return;a.preventDefault(),a.stopPropagation();let c=a.shiftKey||a.key.startsWith("Page");l?e(l.map(u=>u*(c?.5:.1))):a.key==="Home"&&o()})}function Ce({axes:t},e){let o=(i,a)=>e.read().query.map((l,c)=>c===i?a:l),n=i=>M(Math.round(1e3*i)/1e3),r=t.map((i,a)=>rt({label:i,min:-Dt,max:Dt,step:.05,zero:0,text:n,onInput:l=>e.change({query:o(a,l)})}));return{root:h("div",{class:"lookup-query",role:"group","aria-label":"The query's numbers"},...r.map(i=>i.root)),tell:i=>r.forEach((a,l)=>a.set(i.query[l]))}}function Ie(t){let e=rt({label:"temperature",min:-2,max:2,step:.05,zero:0,text:M,read:i=>Number((10**i).toPrecision(3)),write:Math.log10,onInput:i=>t.change({temperature:i})}),o=qt("Kind of lookup",{soft:"soft",hard:"hard"},i=>t.change({hard:i==="hard"},{glide:!0})),n=h("div",{class:"lookup-ends","aria-hidden":"true"},h("span",{},"low"),h("span",{},"high")),r=h("div",{class:"lookup-heat"},e.root,n),s=i=>{e.set(i.temperature,!i.hard),o.set(i.hard?"hard":"soft")};return{root:r,kind:o.root,tell:s}}function Te({words:t}){let e=Array.from({length:4*t.length+2},()=>h("span"));return{root:h("p",{class:"lookup-sum"},...e),tell:(r,s)=>pt(r,s).forEach(([i,a],l)=>{e[l].className=i,A(e[l],a)})}}var I=(t,...e)=>h("span",{},t,h("small",{},...e));function Le(t){let{words:e,axes:o,key:n}=t,r=[I("Key","k"),I("Score","s = q\xB7k"),I("Exp","e",h("sup",{},"s/\u03C4")),I("Weight","\xF7 sum"),I("Value","v"),I("Part","w \xD7 v")],s=e.map((x,g)=>I(x,`(${n[g].map(M).join(", ")})`)),i=`From scores to the output; the axes of a key are ${P(o)}.`,{root:a,cells:l,sums:c}=At(i,r,s,"Sum");c[4].className="attn-result";let u=[...e,""].map(()=>h("li")),p=h("details",{class:"lookup-numbers"},h("summary",{},"Show every number"),a,h("ul",{},...u)),f=null,d=()=>{!p.open||!f||(Ne(l,c,...f),Tt(...f).forEach((x,g)=>A(u[g],x)))};return p.addEventListener("toggle",d),{root:p,tell:(x,g)=>{f=[x,g],d()}}}function Ne(t,e,o,{scores:n,weights:r,products:s,output:i}){let{value:a,temperature:l,hard:c}=o;t.forEach((u,p)=>{[D(n[p]),c?"\u2013":W(n[p]/l),Z(o,r[p]),M(a[p]),D(s[p])].forEach((d,m)=>A(u[m],d))}),A(e[1],c?"\u2013":W(B(n,l))),A(e[2],"1"),A(e[4],D(i))}function Pe(){let t=tt("svg",{class:"scene","aria-hidden":"true"}),e=null,o=(n,r,s)=>{let i=K(n),a=Math.max(...n.value)-Math.min(...n.value)||1;return e??=i.output,e+=(i.output-e)*(1-Math.exp(-r/Ee)),Math.abs(i.output-e)<5e-4*a&&(e=i.output),ot(t,Nt(n,i,{width:s,fulcrum:e})),e!==i.output};return{root:h("div",{class:"lookup-beam"},t),paint:o}}function Fe(t,e){let[o,n,r,s]=[je(t,e),Oe(t,e),Ce(t,e),Ie(e)],[i,a,l,c]=[Pe(),Te(t),Le(t),Et()],u=nt("Reset",e.reset),p=h("section",{class:"lookup-ask"},o.root,n.root,r.root),f=h("h3",{},"The table answers ",h("small",{},"where the weights balance")),d=h("section",{class:"lookup-answer"},f,s.kind,i.root,s.root),m=h("p",{class:"attn-hint"},"Drag the blue query, or ask for something else: what does the table answer?"),x=h("div",{class:"lookup-below"},l.root,u.root);return{parts:[m,h("div",{class:"lookup-board"},p,d),c.root,a.root,x],tell:g=>{let b=K(g);[o,n,r,s].forEach(y=>y.tell(g)),c.set(ut(g,b)),[a,l].forEach(y=>y.tell(g,b))},paint:(g,b)=>(n.paint(g,Math.round(n.root.clientWidth)),i.paint(g,b,Math.round(i.root.clientWidth))),stop:c.stop}}var Uo=vt({name:"lookup",label:"Live figure: lookup in a table",style:Ft+Wt,controls:["query","temperature","hard"],fixed:["words","axes","key","value","presets"],build:Fe});export{Nt as beam,K as compute,Uo as default,ut as describe,Pt as plane};
