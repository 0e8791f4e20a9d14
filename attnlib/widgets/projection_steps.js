// Joined by `make figures` from src/projection_steps and src/kit: change those, not this.
var Wt="http://www.w3.org/2000/svg",It=0,Pt=Math.random().toString(36).slice(2,8),rt=t=>`attn-${Pt}-${t}-${++It}`;function nt(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var x=(t,e={},...o)=>nt(document.createElement(t),e,o),at=(t,e={},...o)=>nt(document.createElementNS(Wt,t),e,o);function L(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function A(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var st=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var it=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Ht=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0);var H=t=>t[0].map((e,o)=>t.map(r=>r[o]));function K(t,e){let o=H(e);return t.map(r=>o.map(n=>Ht(r,n)))}function lt(t,e=1,o=null){let r=i=>o===null||o[i],n=Math.max(...t.filter((i,c)=>r(c))),a=t.map((i,c)=>r(c)?Math.exp((i-n)/e):0),s=a.reduce((i,c)=>i+c,0);return s>0?a.map(i=>i/s):a}var _=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var pt=200,D=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,W=t=>t*t*(3-2*t);function Z(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>Z(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,a])=>[n,Z(t[n],a,o)]);return Object.fromEntries(r)}return e}function ut(t,e,o){let[r,n,a,s,i,c]=[t,t,t,0,0,0],l=!1,u=p=>{let d=_(p-i,0,64);if(i=p,l){let h=_((p-s)/e);r=Z(n,a,W(h)),l=h<1}let f=o(r,d);c=l||f?requestAnimationFrame(u):0};return{go(p,d){if(D()){[r,a,l]=[p,p,!1],o(r,1/0);return}[n,a,s,l]=[r,p,performance.now(),d],d||(r=p,o(r,0)),c||([i,c]=[performance.now(),requestAnimationFrame(u)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(c)}}function dt(t,e,o=[]){let r=[...e,...o],n=[],a=!1,s=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let d=s();n.forEach(f=>f(d,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:d=!1}={})=>{a=!0;for(let[f,h]of Object.entries(p))t.set(f,h);a=!1,i({glide:d}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in p).map(d=>[d,p[d]]))};return{read:s,change:l,reset:()=>l(u(),{glide:!0}),follow:p=>void n.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Kt(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Dt(t,e,o,r){let[n,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++n,u=e.wants?.(o())??null;if(s(u!==null),u===null)return r(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>l===n&&i(c),()=>l===n&&e.say?.(p))};return i}function ft({name:t,label:e,style:o,controls:r,fixed:n=[],ms:a=pt,build:s}){return{render:({model:c,el:l})=>{let u=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=u.attachShadow({mode:"open"});p.append(x("style",{},[st,it,ct,o].join(`
`)));let d=dt(c,r,n),f=s(d.read(),d,c),h=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(h),l.append(u);let g=()=>{let y=f.glides??($=>$),k=0,m=ut(y(d.read()),a,($,C)=>k>0&&f.paint($,C,k)),b=()=>{let $=Math.round(h.clientWidth);$===k||$===0||(k=$,Kt(l),m.again())},v=Dt(h,f,d.read,$=>{f.tell(d.read()),m.go(y(d.read()),$)});d.follow(($,C)=>{h.classList.add("touched"),v(C?.glide??!0)}),f.tell(d.read()),b();let E=new ResizeObserver(b);return E.observe(h),f.ahead?.(),()=>{E.disconnect(),m.stop(),d.stop(),f.stop?.()}},w=async()=>{await f.ready;for(let y;y=f.wants?.(d.read());)await y;return g()};return f.ready?w():g()}}}var Vt=t=>Math.round(t*10)/10,ht=new WeakMap;function gt(t){let e=x("div",{class:"attn-hits"}),o=new Map,r=a=>{let s=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of o)s.has(i)||(c.remove(),o.delete(i));a.forEach((i,c)=>{let l=o.get(i.id)??r(i);Gt(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Gt(t,{x:e,y:o,width:r,height:n,label:a,kind:s="",aria:i={},tab:c=0,lang:l}){let[u,p,d,f]=[e,o,r,n].map(Vt),h=`left:${u}px;top:${p}px;width:${d}px;height:${f}px`;ht.get(t)!==h&&(t.style.cssText=h,ht.set(t,h)),A(t,"class",`attn-hit ${s}`.trim()),A(t,"aria-label",a),A(t,"tabindex",c),l&&A(t,"lang",l);for(let[g,w]of Object.entries(i))A(t,`aria-${g}`,String(w))}var wt="http://www.w3.org/2000/svg",Xt=t=>Math.round(t*10)/10+0;function z(t,e,o,r,n){let a=Object.entries(r).map(([s,i])=>[s,typeof i=="number"?Xt(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...n===void 0?{}:{text:n}}}var N=(t,e,o,r)=>({...z(t,"text",e,o),runs:r}),mt=new WeakMap,Qt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,n])=>[r,String(n)]))});function Jt(t,e){let o=Qt(e);for(let n in o)t.at[n]!==o[n]&&t.node.setAttribute(n,o[n]);for(let n in t.at)n in o||t.node.removeAttribute(n);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Yt)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Ut=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Yt(t){let e=document.createElementNS(wt,"tspan");for(let[o,r]of Object.entries(Ut(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function xt(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let a=mt.get(t)??new Map;mt.set(t,a);let s=new Map(r.map(c=>[c.id,c]));for(let[c,{node:l,shape:u}]of a)s.get(c)?.shape!==u&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of r){let l=a.get(c.id);l||(l={node:document.createElementNS(wt,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,l)),Jt(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function O(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function bt(t){let e=O(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function V(t,e){let o=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>A(o,"aria-pressed",String(r))}}function vt({label:t,min:e,max:o,step:r,onInput:n,text:a=O,zero:s=e,...i}){let{read:c=m=>m,write:l=m=>m}=i,u=rt("slider"),p=x("span",{class:"attn-number","aria-hidden":"true"}),f=x("input",{type:"range",id:u,min:e,max:o,step:r,oninput:()=>n(c(f.valueAsNumber))}),h=x("div",{class:"attn-slider"},x("label",{for:u},t),f,p),g=o,w=m=>Math.min(1,Math.max(0,(m-e)/(g-e)));return{root:h,input:f,set:(m,b=!0)=>{let v=l(m);f.valueAsNumber!==v&&(f.value=v),f.style.setProperty("--from",w(Math.min(s,v))),f.style.setProperty("--to",w(Math.max(s,v))),f.disabled=!b,L(p,a(m)),A(f,"aria-valuetext",a(m))},limit:m=>A(f,"max",g=m)}}function kt(t=700){let e=x("p",{class:"attn-summary"}),o=x("span",{class:"attn-hidden",role:"status"}),r,n=(a,s=a)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>L(o,s),t)),L(e,a)};return{root:x("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}var j=["q","k","v","scores","weights","output"],G=4,M=j.length*G;function yt({words:t,x:e,w_q:o,w_k:r,w_v:n}){let[a,s,i]=[o,r,n].map(p=>K(e,p)),c=K(a,H(s)),l=c.map(p=>lt(p)),u=K(l,i);return{words:t,x:e,w_q:o,w_k:r,w_v:n,q:a,q_row:a,k:s,k_t:H(s),v:i,scores:c,weights:l,output:u}}var $t=t=>({stage:j[Math.floor((t-1)/G)],i:(t-1)%G>>1,j:t-1&1}),I=(t,e,o)=>G*j.indexOf(t)+2*e+o+1,Zt={q:["x","w_q"],k:["x","w_k"],v:["x","w_v"],scores:["q_row","k_t"],weights:["scores",null],output:["weights","v"]};function P(t,e){let{stage:o,i:r,j:n}=$t(e),[a,s]=Zt[o],i=Math.max(...t.scores[r]),c=t[a][r].map((l,u)=>{let p=s?t[s][u][n]:null,d=p===null?Math.exp(l-i):l*p;return{a:l,b:p,from:[a,r,u],over:s&&[s,u,n],product:d}});return{stage:o,i:r,j:n,pairs:c,best:i,result:t[o][r][n]}}function X(t){let e=Math.floor(t+1e-9),o=t-e;return o>1e-6?{known:e,focus:e+1,phase:o}:{known:e,focus:e,phase:1}}var qt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
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
text.title { font-weight: 650; font-size: 17px; paint-order: stroke; stroke: var(--paper); stroke-width: 5; stroke-linejoin: round; }
tspan.sub { font-size: 0.72em; stroke: none; } tspan.formula { font-size: 13px; font-weight: 400; fill: var(--soft); }
text.shape { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 7; }
text.shape.on { fill: var(--ink); font-weight: 700; font-size: 14px; }
text.word { font-size: 14.5px; } text.word.small { font-size: 10.2px; }
text.sum { font-size: 15px; }
tspan.strong { fill: var(--c); }
.waiting { opacity: 0.25; }
`;var ee="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),oe=1.12,F=new Map;function re(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,n)=>r+(ee[n.charCodeAt(0)-32]??556),0);return oe*o/1e3}function Q(t,e){return F.size>5e3&&F.clear(),F.has(t)||F.set(t,re(t)),e*F.get(t)}var q=(t,e)=>t==="weights"||t==="output"?O(e):bt(e),tt=(t,e)=>e<0?`(${q(t,e)})`:q(t,e),Mt={q:"query",k:"key",v:"value"};function At(t,e){if(!e)return"Two words, three numbers each, and three learnt matrices. Press play, or a cell: each is one row times one column.";let{words:o,scores:r}=t,{stage:n,i:a,j:s,pairs:i,result:c}=P(t,e),l=i.map(({a:d,b:f,from:h,over:g})=>`${tt(h[0],d)} \xD7 ${g?tt(g[0],f):""}`).join(" + "),u=q(n,c);if(Mt[n])return`Number ${s+1} of the ${Mt[n]} of ${o[a]}: its row of X times column ${s+1} of W${n}, ${l} = ${u}.`;if(n==="scores")return`How well the query of ${o[a]} fits the key of ${o[s]}: ${l} = ${u}.`;if(n==="weights"){let d=r[a].map(f=>`e^${tt("scores",f)}`);return`${o[a]} gives ${o[s]} the weight ${d[s]} / (${d.join(" + ")}) = ${u}.`}let p=e===M?" Each word now has an output of its own.":"";return`Number ${s+1} of what ${o[a]} gets: its weights times column ${s+1} of the values, ${l} = ${u}.${p}`}var S={x:"ink",w_q:"query",w_k:"key",w_v:"value",q:"query",q_row:"query",k:"key",k_t:"key",v:"value",scores:"soft",weights:"weight",output:"output"},St={x:["X"],w_q:["W","q"],w_k:["W","k"],w_v:["W","v"],q:["Q","","= X Wq"],k:["K","","= X Wk"],v:["V","","= X Wv"],k_t:["K\u1D40","","turned over"],q_row:["Q"],scores:["scores","","= Q K\u1D40"],weights:["weights","","softmax"],output:["output","","= weights V"]},ne=20,R=I("scores",0,0),J={x:[0,1],w_q:[1,0],w_k:[2,0],w_v:[4,0],q:[1,1],k:[2,1],v:[4,1],k_t:[2,2],q_row:[1,3],scores:[2,3],weights:[3,3],output:[4,3]},et=Object.keys(J);function Et(t){let e=t<600,o=e?{c:27,left:3,right:4,top:24,space:33}:{c:Math.min(46,t/19),left:100,right:62,top:42,space:44},r=(t-o.left-o.right-11*o.c)/4,n=[0,1,2,3,4].map(c=>o.left+(c?3*o.c+r+(c-1)*(2*o.c+r):0)),a=[o.top];for(let c of[3,2,2])a.push(a[a.length-1]+c*o.c+o.space);let s=c=>[n[J[c][0]],a[J[c][1]]],i=(c,l,u)=>[s(c)[0]+(u+.5)*o.c,s(c)[1]+(l+.5)*o.c];return{...o,narrow:e,width:t,crowded:e||r<56,xs:n,ys:a,corner:s,at:i,height:Math.round(a[3]+2*o.c+(e?10:30))}}var T=(t,e,o,r,n)=>z(t,"text",e,{x:o,y:r},n),B=(t,e,o,r,n,a)=>z(t,"line",e,{x1:o,y1:r,x2:n,y2:a}),U=([t,e],o,r)=>({x:t-o/2,y:e-o/2,width:o,height:o,rx:r});function ae(t,e){let o=e.narrow?1.5:3;return et.map(r=>{let[n,a]=e.corner(r),[s,i]=[t[r].length,t[r][0].length],c={x:n-o,y:a-o,width:i*e.c+2*o,height:s*e.c+2*o,rx:e.narrow?5:8};return z(`sheet ${r}`,"rect",`${S[r]} sheet`,c)})}function se(t,e,o,{seen:r,used:n,focus:a,next:s}){let i=e.c-(e.narrow?2:4);return t[o].flatMap((c,l)=>c.flatMap((u,p)=>{let d=j.includes(o)?I(o,l,p):-1,f=r(o,l,p),h=[f?"":"empty",d===a?"now":"",d===s?"next":"",n.has(`${o} ${l} ${p}`)?"from":""],g=U(e.at(o,l,p),i,e.narrow?4:6),w=[z(`cell ${o} ${l} ${p}`,"rect",[S[o],"cell",...h].filter(Boolean).join(" "),g)];if(!f)return w;if(o==="weights"){let b=i*u;w.push(z(`fill ${l} ${p}`,"rect","weight fill",{...g,y:g.y+i-b,height:b,rx:Math.min(g.rx,b/2)}))}let[y,k]=e.at(o,l,p),m=o==="weights"||o==="output"?" tight":"";return[...w,T(`value ${o} ${l} ${p}`,`ink number${m}${d===a?" now":""}`,y,k,q(o,u))]}))}function ie(t,e){let[o,r="",n=""]=St[t],[a]=J[t],s=a<4?e.xs[a+1]-8:e.width;return e.xs[a]+Q(o+r,ne)+Q(n,13)+6<=s}function ce(t,e,o){return et.flatMap(r=>{let[n,a]=[t[r].length,t[r][0].length],[s,i]=e.corner(r),[c,l]=[a*e.c,n*e.c],[u,p,d]=St[r],f=[{text:u},...p?[{text:p,role:"sub",dy:4}]:[]];if(e.narrow){let g=`${n}\xD7${a}`,w=c>60||u.length<4;return[N(`title ${r}`,`${S[r]} title start`,{x:s+1,y:i-9},f),...w?[T(`shape ${r}`,`soft end shape${o.includes(r)?" on":""}`,s+c-1,i-8,g)]:[]]}let h=r===o[0]?"columns":r===o[1]?"rows":"";return[N(`title ${r}`,`${S[r]} title start`,{x:s-2,y:i-27},[...f,...d&&ie(r,e)?[{text:d,role:"formula",dx:6}]:[]]),B(`top ${r}`,"rule edge",s+2,i-10,s+c-2,i-10),B(`side ${r}`,"rule edge",s-11,i+2,s-11,i+l-2),T(`columns ${r}`,`soft shape${h==="columns"?" on":""}`,s+c/2,i-10,String(a)),T(`rows ${r}`,`soft shape${h==="rows"?" on":""}`,s-11,i+l/2,String(n))]})}function le(t,e){return t.words.flatMap((o,r)=>{let n=(u,p)=>{let[d,f]=e.at(p,r,0);return T(`${u} ${r}`,"ink end word",d-e.c/2-(e.narrow?7:22),f,o)},a=t.words.some(u=>Q(u,10)>e.c+3)?11*r:0,s=u=>{let[p,d]=e.at(u,1,r);return T(`under ${u} ${r}`,"soft word small",p,d+e.c/2+11+a,o)};if(!e.narrow)return[n("word","x"),n("again","q_row"),s("scores"),s("weights")];let[i,c]=e.at("x",r,0),l=r?e.c/2+10:-e.c/2-24;return[n("again","q_row"),T(`word ${r}`,"ink start word",i-e.c/2+1,c+l,o)]})}function pe(t){let e=t.narrow?3:5,o=(m,b,v)=>`M${m} ${b}V${v}m${-e} ${-e}l${e} ${e}l${e} ${-e}`,r=(m,b,v)=>`M${m} ${v}H${b}m${-e} ${-e}l${e} ${e}l${-e} ${e}`,n=(m,b)=>[t.corner(m)[0]+b*2*t.c,t.corner(m)[1]+2*t.c+6],a=m=>t.corner(m)[1]-(t.narrow?19:38),[[s,i],[c,l]]=[n("q",.14),n("v",.5)],u=m=>t.corner(m)[0]+2*t.c+(t.narrow?3:8),[p,d,f,h]=[u("k"),t.corner("k")[1]+t.c,t.corner("k_t")[1]+t.c,t.narrow?7:26],g=m=>t.corner(m)[0]-(t.narrow?2:20),w=t.corner("scores")[1]+t.c,y=`M${p} ${d}C${p+h} ${d} ${p+h} ${f} ${p} ${f}m${e} ${-e}l${-e} ${e}l${e} ${e}`,k=(m,b,v)=>z(`road ${m}`,"path",`${b} road`,{d:v.replace(/\d+\.\d+/g,E=>Number(E).toFixed(1))});return[k("q","query",o(s,i,a("q_row"))),k("v","value",o(c,l,a("output"))),k("k","key",y),k("softmax","weight",r(u("scores"),g("weights"),w)),k("output","output",r(u("weights"),g("output"),w))]}var _t=(t,e,o)=>_((o-(e>1?t*.38/(e-1):0))/.5);function ue(t,{stage:e,i:o,j:r,pairs:n},a){let s=t.at(e,o,r);return n.flatMap(({a:i,b:c,from:l,over:u},p)=>{let d=_t(p,n.length,a);if(d<=0||d>=1)return[];let f=(h,[g,w,y],k)=>{let b=t.at(g,w,y).map((E,$)=>E+(s[$]-E)*W(d)),v=S[g]==="soft"?"ink":S[g];return[z(`mover ${h} ${p}`,"rect",`${v} mover`,U(b,t.c*.84,6)),T(`mover ${h} text ${p}`,"paper number",b[0],b[1],q(g,k))]};return[...u?f("column",u,c):[],...f("row",l,i)]})}function de(t,{stage:e,i:o,j:r,pairs:n}){let[a,s]=t.at(e,o,r),[i]=n[0].from,c=[B("beam row",`${S[i]} beam`,t.at(i,o,n.length-1)[0]+t.c/2,s,a-t.c/2,s)];if(n[0].over){let[l]=n[0].over;c.push(B("beam column",`${S[l]} beam`,a,t.at(l,n.length-1,r)[1]+t.c/2,a,s-t.c/2))}return c}function fe(t,e){let o={q:0,k:0,v:0,scores:1,weights:3,output:3}[e]??0,r=o===0?3:2,n=t.xs[o]+r*t.c+(o===3&&t.narrow?14:o===1&&t.narrow?6:0);return o===3&&t.crowded&&!(t.narrow&&e==="output")?[t.xs[4]+t.c-8,t.ys[2]+t.c-18]:o===0?[n,t.ys[0]+1.5*t.c-(t.narrow?12:0)]:[n,t.ys[2]+t.c-(t.narrow?18:10)]}function he(t,{stage:e,j:o,pairs:r,best:n,result:a},s){let[i,c]=fe(t,e),[l,u]=t.narrow?["",14]:[" ",21],p=v=>c+(v-r.length/2)*u,d=e==="weights",f=n?`${n<0?"+":"\u2212"}${q("scores",Math.abs(n))}`:"",h=r.map(({a:v,b:E,product:$,from:C,over:ot},Y)=>{let Ct=_t(Y,r.length,s)>=1?"":" waiting",Lt=d?[{text:"e^("},{text:q("scores",v),role:"ink strong"},{text:`${f})`}]:[{text:q(C[0],v),role:`${S[C[0]]} strong`},{text:`${l}\xD7${l}`},{text:q(ot[0],E),role:`${S[ot[0]]} strong`}],Nt=`${l}=${l}${d?O($):q(e,$)}`;return N(`sum ${Y}`,`ink sum end${Ct}`,{x:i,y:p(Y)},[...Lt,{text:Nt}])}),g=s>=.9?"":" waiting",w=r.reduce((v,{product:E})=>v+E,0),y=d?`${O(r[o].product)}${l}\xF7${l}${O(w)}`:"",k=r.length+(d&&t.crowded?1:0),m=d?[{text:`${t.crowded?"":y}${l}=${l}`}]:[],b=S[e]==="soft"?"ink":S[e];return[...h,B("sum rule",`rule edge${g}`,i-(t.narrow?44:96),p(r.length)-u/2,i,p(r.length)-u/2),...k===r.length?[]:[N("sum share",`ink sum total end${g}`,{x:i,y:p(r.length)},[{text:y}])],N("sum total",`ink sum total end${g}`,{x:i,y:p(k)},[...m,{text:q(e,a),role:`${b} strong`}])]}function ge(t,e,o){let r=e.c-(e.narrow?2:4),n=(a,s,i,c,l,u)=>{let p=c.map((d,f)=>d+(l[f]-d)*W(o)+(f?0:u*Math.sin(Math.PI*W(o))));return[z(a,"rect",`${s} mover`,U(p,r,6)),T(`${a} text`,"paper number",p[0],p[1],q("q",i))]};return[0,1].flatMap(a=>[0,1].flatMap(s=>[...n(`carry q ${a} ${s}`,"query",t.q[a][s],e.at("q",a,s),e.at("q_row",a,s),0),...n(`carry k ${a} ${s}`,"key",t.k[a][s],e.at("k",a,s),e.at("k_t",s,a),(a-s)*e.c*.6)]))}function me({known:t,focus:e,phase:o}){return e===R&&t<R?{carry:_(o/.45),phase:_((o-.45)/.55)}:{carry:e>R||t>=R?1:0,phase:o}}function zt(t,{step:e,width:o}){let r=Et(o),n=X(e),{known:a,focus:s}=n,{carry:i,phase:c}=me(n),l=s?P(t,s):null,u=l?.pairs.flatMap(({from:w,over:y})=>[w,y])??[],p=new Set(u.filter(Boolean).map(w=>w.join(" "))),d=n.phase>=1&&a<M?a+1:-2,f=(w,y,k)=>{if(w==="q_row"||w==="k_t")return i>=1;if(!j.includes(w))return!0;let m=I(w,y,k);return m===s?c>=.9:m<=a},h=l?[l.pairs[0].from[0],l.pairs[0].over?.[0],l.stage]:[],g=[...ae(t,r),...pe(r),...l?de(r,l):[],...ce(t,r,h),...le(t,r)];for(let w of et)g.push(...se(t,r,w,{seen:f,used:p,focus:s,next:d}));return l&&g.push(...he(r,l,c)),i>0&&i<1&&g.push(...ge(t,r,i)),l&&c<1&&(i>=1||s<R)&&g.push(...ue(r,l,c)),{width:o,height:r.height,marks:g}}function Ot(t,{step:e,width:o}){let r=Et(o);return Array.from({length:M},(n,a)=>{let{stage:s,i,j:c,result:l}=P(t,a+1),u=s==="scores"||s==="weights"?t.words[c]:`number ${c+1}`,p=`${s} of ${t.words[i]}, ${u}: ${a+1<=e?q(s,l):"not worked out yet"}`,{x:d,y:f,width:h,height:g}=U(r.at(s,i,c),r.c-2,0);return{id:String(a+1),x:d,y:f,width:h,height:g,label:p,tab:a+1===Math.max(1,Math.round(e))?0:-1}})}var Tt=`.steps-board { position: relative; }
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
@container (max-width: 820px) { .attn-projection_steps .attn-summary { min-height: 2.9em; } }
@container (max-width: 760px) {
  .scene text.tight { font-size: 13.5px; }
  .steps-reel { grid-template-columns: 1fr 1fr; }
  .steps-reel > div { grid-column: 1 / -1; grid-row: 1; --name: 0em; }
  .steps-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .steps-reel .attn-slider { grid-template-columns: 1fr 3.5em; }
  .steps-stages { margin-left: 0; }
}
@container (max-width: 600px) {
  .scene text { font-size: 12px; } .scene text.title { font-size: 13px; } .scene text.shape { font-size: 11px; stroke-width: 3; }
  .scene text.word { font-size: 12px; } .scene text.sum { font-size: 10.6px; } .scene text.tight { font-size: 10.6px; letter-spacing: -0.02em; }
  .beam { stroke-width: 2; stroke-dasharray: 0.1 5; } .cell.now { stroke-width: 2.2; }
  .steps-stages .attn-button { font-size: 12px; }
  .attn-projection_steps .attn-summary { min-height: 4.4em; }
}
/* What a number comes from has a thick edge, where tints are not to be told from each other. */
@media (forced-colors: active) { .cell, .cell.empty { stroke: var(--edge); } .cell.next, .cell.from { stroke: var(--c); stroke-width: 3; } .cell.now { stroke: Highlight; stroke-width: 4.5; } .road { stroke: var(--c); } .steps-stages .attn-button[data-reached] { border-color: Highlight; } }
`;var xe=1100,be={ArrowRight:1,ArrowLeft:-1,ArrowDown:2,ArrowUp:-2};function ve(t,e){let o=at("svg",{class:"scene","aria-hidden":"true"}),r=gt((a,s)=>{a.addEventListener("click",()=>e(Number(s().id))),a.addEventListener("keydown",i=>{let c=be[i.key];!c||i.ctrlKey||i.metaKey||i.altKey||(i.preventDefault(),i.stopPropagation(),r.focus(String(_(Number(s().id)+c,1,M))))})});return{root:x("div",{class:"steps-board"},o,r.root),paint:(a,s)=>xt(o,zt(t,{step:a,width:s})),tell:(a,s)=>r.set(Ot(t,{step:a,width:s}))}}function ke(t,e){let o=0,r=()=>t.read().step,n=()=>{clearInterval(o),o=0,i.root.textContent="Play"},a=h=>{n(),h===r()?e():t.change({step:_(h,0,M)},{glide:!0})},s=()=>{if(r()>=M)return n();t.change({step:r()+1},{glide:!0})},i=V("Play",()=>{if(o)return n();r()>=M&&t.change({step:0}),s(),!D()&&(o=setInterval(s,xe),i.root.textContent="Pause")});i.root.removeAttribute("aria-pressed");let c=vt({label:"cells worked out",min:0,max:M,step:1,text:h=>`${h} / ${M}`,onInput:a}),l=j.map((h,g)=>V(h.length===1?h.toUpperCase():h,()=>a(4*g+4))),u=V("Reset",()=>{n(),t.reset()}),p=x("div",{class:"steps-stages",role:"group","aria-label":"Work out a matrix"},...l.map(h=>h.root));return{root:x("div",{class:"steps-reel"},i.root,x("div",{},p,c.root),u.root),tell:({step:h})=>{c.set(h),l.forEach((g,w)=>{g.set(h===4*w+4),A(g.root,"data-reached",h>4*w)})},go:a,stop:n}}var jt="Press any empty cell: its row and its column come together there.",ye="Every cell is worked out: press one to see it made again.";function $e(t,e){let o=yt(t),r=kt(),[n,a]=[0,0],s=ke(e,()=>c()),i=ve(o,u=>s.go(u));function c(){let{step:u}=e.read();if(D()||u===0)return;let p=performance.now(),d=f=>{let h=_((f-p)/500);e.read().step===u&&(i.paint(u-1+h,n),a=h<1?requestAnimationFrame(d):0)};a=requestAnimationFrame(d)}let l=x("p",{class:"attn-hint"},jt);return{parts:[l,r.root,i.root,s.root],tell:u=>{cancelAnimationFrame(a),s.tell(u),L(l,u.step<M?jt:ye),r.set(At(o,X(u.step).focus)),n&&i.tell(u.step,n)},paint:(u,p,d)=>{d!==n&&i.tell(e.read().step,n=d),i.paint(u.step,n)},stop:()=>{s.stop(),r.stop()}}}var ko=ft({name:"projection_steps",label:"Live figure: self-attention step by step",style:qt+Tt,controls:["step"],fixed:["words","x","w_q","w_k","w_v"],ms:500,build:$e});export{zt as board,$t as cellOf,yt as compute,ko as default,At as describe,I as stepOf};
