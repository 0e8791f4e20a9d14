// Joined by `make figures` from src/projection_steps and src/kit: change those, not this.
var Et="http://www.w3.org/2000/svg",jt=0,Ot=Math.random().toString(36).slice(2,8),tt=t=>`attn-${Ot}-${t}-${++jt}`;function et(t,e,o){for(let[a,n]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),n):n===!0?t.setAttribute(a,""):n!==!1&&n!=null&&t.setAttribute(a,n);return(t.tabIndex>=0||t.localName==="summary")&&t.setAttribute("data-lm-suppress-shortcuts","true"),t.append(...o),t}var b=(t,e={},...o)=>et(document.createElement(t),e,o),Q=(t,e={},...o)=>et(document.createElementNS(Et,t),e,o);function I(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var ot=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var rt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
  --negative: var(--edge);
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

/* Tables: a number stands right-aligned over its bar */
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

.attn td { position: relative; }
.attn-column { position: absolute; z-index: 1; inset: 0 0 auto; height: calc(var(--rows) * var(--row)); line-height: var(--row); white-space: pre; contain: strict; pointer-events: none; }

.attn-bar { position: relative; display: block; height: 6px; margin-top: 4px; border-radius: 3px; overflow: hidden; background: var(--raised); }
.attn-bar span { display: block; height: 100%; background: var(--accent); transform-origin: left; }
.attn-bar .attn-negative { background: var(--negative); }
.attn-signed::before { content: ""; position: absolute; left: calc(100% * var(--zero)); width: 1px; height: 100%; background: var(--edge); z-index: 1; }

/* Names, bars and numbers in rows of one height: what changes moves nothing else. */
.attn-rows { position: relative; height: calc(var(--rows) * 23px); font-size: 0.933em; line-height: 23px; contain: strict; }
.attn-rows > * { position: absolute; inset: 0; contain: strict; }
.attn-rows-names, .attn-rows-numbers { padding: 0 4px; white-space: pre; }
.attn-rows > .attn-rows-names { right: auto; width: var(--name); }
.attn-rows-numbers { text-align: right; }
.attn-rows > svg { left: var(--name); width: calc(100% - var(--name) - 3.7em); height: 100%; }
.attn-rows path { fill: none; stroke-width: 6px; vector-effect: non-scaling-stroke; }
.attn-rows-mark { background: color-mix(in srgb, var(--accent) 15%, transparent); }
.attn-rows > .attn-rows-mark { bottom: auto; height: 23px; border-radius: 4px; }
.attn-rows-track { stroke: var(--raised); }
.attn-rows-above { stroke: var(--accent); }
.attn-rows-below { stroke: var(--negative); }
.attn-rows path.attn-rows-zero { stroke: var(--edge); stroke-width: 1px; }

.attn .attn-tinted { position: relative; isolation: isolate; }
.attn-tint { position: absolute; inset: 0; z-index: -1; border-radius: inherit; background: var(--accent); opacity: 0; pointer-events: none; }

.attn-summary { margin: 0; min-height: 2.9em; }
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
@media (forced-colors: active) {
  :is(.attn-slider, .attn-range) input { appearance: auto; -webkit-appearance: auto; background: none; }
  .attn-bar { border: 1px solid; }
  .attn-bar span, .attn-tint { background: Highlight; forced-color-adjust: none; }
  .attn-button[aria-pressed="true"], .attn-choice input:checked + span { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .attn-rows-names, .attn-rows-numbers, .attn-column { color: CanvasText; forced-color-adjust: none; } /* no plate behind their lines: it would cover what they stand on */
  .attn-rows-above, .attn-rows-below { stroke: Highlight; }
  .attn-rows-mark { border: 1px solid; }
}
`;var nt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var Ct=(t,e)=>t.reduce((o,r,a)=>o+r*e[a],0);var W=t=>t[0].map((e,o)=>t.map(r=>r[o]));function R(t,e){let o=W(e);return t.map(r=>o.map(a=>Ct(r,a)))}function at(t,e=1,o=null){let r=i=>o===null||o[i],a=Math.max(...t.filter((i,l)=>r(l))),n=t.map((i,l)=>r(l)?Math.exp((i-a)/e):0),s=n.reduce((i,l)=>i+l,0);return s>0?n.map(i=>i/s):n}var z=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var st=200,B=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,T=t=>t*t*(3-2*t);function J(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>J(t[a],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,n])=>[a,J(t[a],n,o)]);return Object.fromEntries(r)}return e}function it(t,e,o){let[r,a,n,s,i,l]=[t,t,t,0,0,0],c=!1,u=p=>{let d=Math.min(64,p-i);if(i=p,c){let f=z((p-s)/e);r=J(a,n,T(f)),c=f<1}let h=o(r,d);l=c||h?requestAnimationFrame(u):0};return{go(p,d){if(B()){[r,n,c]=[p,p,!1],o(r,1/0);return}[a,n,s,c]=[r,p,performance.now(),d],d||(r=p,o(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(u)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function ct(t,e,o=[]){let r=[...e,...o],a=[],n=!1,s=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),i=p=>{if(n)return;let d=s();a.forEach(h=>h(d,p))},l=()=>i(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:d=!1}={})=>{n=!0;for(let[h,f]of Object.entries(p))t.set(h,f);n=!1,i({glide:d}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in p).map(d=>[d,p[d]]))};return{read:s,change:c,reset:()=>c(u(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function Ft(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function lt({name:t,label:e,style:o,controls:r,fixed:a=[],ms:n=st,build:s}){return{render:({model:l,el:c})=>{let u=b("div",{class:"attn-host"}),p=u.attachShadow({mode:"open"});p.append(b("style",{},[ot,rt,nt,o].join(`
`)));let d=ct(l,r,a),h=s(d.read(),d,l),f=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);p.append(f),c.append(u);let g=()=>{let w=h.glides??(k=>k),x=0,$=it(w(d.read()),n,(k,A)=>x>0&&h.paint(k,A,x)),m=()=>{let k=Math.round(f.clientWidth);k===x||k===0||(x=k,$.again())};d.follow((k,A)=>{f.classList.add("touched"),h.tell(k),$.go(w(k),A?.glide??!0)}),h.tell(d.read()),Ft(c),m();let v=new ResizeObserver(m);return v.observe(f),()=>{v.disconnect(),$.stop(),d.stop(),h.stop?.()}};return h.ready?h.ready.then(g):g()}}}var Pt=t=>Math.round(t*10)/10;function pt(t){let e=b("div",{class:"attn-hits"}),o=new Map,r=n=>{let s=n.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),i={node:s,hit:n};return o.set(n.id,i),s.dataset.id=n.id,t(s,()=>i.hit),i};return{root:e,set:n=>{let s=new Set(n.map(({id:i})=>i));for(let[i,{node:l}]of o)s.has(i)||(l.remove(),o.delete(i));n.forEach((i,l)=>{let c=o.get(i.id)??r(i);Ht(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:n=>o.get(n)?.node.focus({preventScroll:!0})}}function Ht(t,{x:e,y:o,width:r,height:a,label:n,kind:s="",aria:i={},tab:l=0,lang:c}){let u={left:e,top:o,width:r,height:a};for(let[p,d]of Object.entries(u))t.style[p]=`${Pt(d)}px`;S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",n),S(t,"tabindex",l),c&&S(t,"lang",c);for(let[p,d]of Object.entries(i))S(t,`aria-${p}`,String(d))}var dt="http://www.w3.org/2000/svg",It=t=>Math.round(t*10)/10+0;function _(t,e,o,r,a){let n=Object.entries(r).map(([s,i])=>[s,typeof i=="number"?It(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(n),...a===void 0?{}:{text:a}}}var L=(t,e,o,r)=>({..._(t,"text",e,o),runs:r}),ut=new WeakMap,Wt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,a])=>[r,String(a)]))});function Rt(t,e){let o=Wt(e);for(let a in o)t.at[a]!==o[a]&&t.node.setAttribute(a,o[a]);for(let a in t.at)a in o||t.node.removeAttribute(a);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Kt)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Bt=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Kt(t){let e=document.createElementNS(dt,"tspan");for(let[o,r]of Object.entries(Bt(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function ht(t,{width:e,height:o,marks:r}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=ut.get(t)??new Map;ut.set(t,n);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:u}]of n)s.get(l)?.shape!==u&&(c.remove(),n.delete(l));let i=t.firstChild;for(let l of r){let c=n.get(l.id);c||(c={node:document.createElementNS(dt,l.shape),shape:l.shape,at:{},text:""},n.set(l.id,c)),Rt(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function E(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function ft(t){let e=E(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function K(t,e){let o=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>S(o,"aria-pressed",String(r))}}function gt({label:t,min:e,max:o,step:r,onInput:a,text:n=E,zero:s=e,...i}){let{read:l=x=>x,write:c=x=>x}=i,u=tt("slider"),p=b("span",{class:"attn-number","aria-hidden":"true"}),h=b("input",{type:"range",id:u,min:e,max:o,step:r,oninput:()=>a(l(h.valueAsNumber))}),f=b("div",{class:"attn-slider"},b("label",{for:u},t),h,p),g=x=>Math.min(1,Math.max(0,(x-e)/(o-e)));return{root:f,input:h,set:(x,$=!0)=>{let m=c(x);h.valueAsNumber!==m&&(h.value=m),h.style.setProperty("--from",g(Math.min(s,m))),h.style.setProperty("--to",g(Math.max(s,m))),h.disabled=!$,I(p,n(x)),S(h,"aria-valuetext",n(x))}}}function mt(t=700){let e=b("p",{class:"attn-summary"}),o=b("span",{class:"attn-hidden",role:"status"}),r,a=n=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>I(o,n),t)),I(e,n)};return{root:b("div",{},e,o),set:a,stop:()=>clearTimeout(r)}}var O=["q","k","v","scores","weights","output"],V=4,M=O.length*V;function wt({words:t,x:e,w_q:o,w_k:r,w_v:a}){let[n,s,i]=[o,r,a].map(p=>R(e,p)),l=R(n,W(s)),c=l.map(p=>at(p)),u=R(c,i);return{words:t,x:e,w_q:o,w_k:r,w_v:a,q:n,q_row:n,k:s,k_t:W(s),v:i,scores:l,weights:c,output:u}}var xt=t=>({stage:O[Math.floor((t-1)/V)],i:(t-1)%V>>1,j:t-1&1}),N=(t,e,o)=>V*O.indexOf(t)+2*e+o+1,Vt={q:["x","w_q"],k:["x","w_k"],v:["x","w_v"],scores:["q_row","k_t"],weights:["scores",null],output:["weights","v"]};function C(t,e){let{stage:o,i:r,j:a}=xt(e),[n,s]=Vt[o],i=Math.max(...t.scores[r]),l=t[n][r].map((c,u)=>{let p=s?t[s][u][a]:null,d=p===null?Math.exp(c-i):c*p;return{a:c,b:p,from:[n,r,u],over:s&&[s,u,a],product:d}});return{stage:o,i:r,j:a,pairs:l,best:i,result:t[o][r][a]}}function G(t){let e=Math.floor(t+1e-9),o=t-e;return o>1e-6?{known:e,focus:e+1,phase:o}:{known:e,focus:e,phase:1}}var bt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
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
tspan.sub { font-size: 0.72em; } tspan.formula { font-size: 13px; font-weight: 400; fill: var(--soft); }
text.shape { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 7; }
text.shape.on { fill: var(--ink); font-weight: 700; font-size: 14px; }
text.word { font-size: 14.5px; } text.word.small { font-size: 10.2px; }
text.sum { font-size: 15px; }
tspan.strong { fill: var(--c); }
.waiting { opacity: 0.25; }
`;var y=(t,e)=>t==="weights"||t==="output"?E(e):ft(e),U=(t,e)=>e<0?`(${y(t,e)})`:y(t,e),vt={q:"query",k:"key",v:"value"};function kt(t,e){if(!e)return"Two words, three numbers each, and three learnt matrices. Press play, or a cell: each is one row times one column.";let{words:o,scores:r}=t,{stage:a,i:n,j:s,pairs:i,result:l}=C(t,e),c=i.map(({a:d,b:h,from:f,over:g})=>`${U(f[0],d)} \xD7 ${g?U(g[0],h):""}`).join(" + "),u=y(a,l);if(vt[a])return`Number ${s+1} of the ${vt[a]} of ${o[n]}: its row of X times column ${s+1} of W${a}, ${c} = ${u}.`;if(a==="scores")return`How well the query of ${o[n]} fits the key of ${o[s]}: ${c} = ${u}.`;if(a==="weights"){let d=r[n].map(h=>`e^${U("scores",h)}`);return`${o[n]} gives ${o[s]} the weight ${d[s]} / (${d.join(" + ")}) = ${u}.`}let p=e===M?" Each word now has an output of its own.":"";return`Number ${s+1} of what ${o[n]} gets: its weights times column ${s+1} of the values, ${c} = ${u}.${p}`}var q={x:"ink",w_q:"query",w_k:"key",w_v:"value",q:"query",q_row:"query",k:"key",k_t:"key",v:"value",scores:"soft",weights:"weight",output:"output"},Xt={x:["X"],w_q:["W","q"],w_k:["W","k"],w_v:["W","v"],q:["Q","","= X Wq"],k:["K","","= X Wk"],v:["V","","= X Wv"],k_t:["K\u1D40","","turned over"],q_row:["Q"],scores:["scores","","= Q K\u1D40"],weights:["weights","","softmax"],output:["output","","= weights V"]},F=N("scores",0,0),Y={x:[0,1],w_q:[1,0],w_k:[2,0],w_v:[4,0],q:[1,1],k:[2,1],v:[4,1],k_t:[2,2],q_row:[1,3],scores:[2,3],weights:[3,3],output:[4,3]},Z=Object.keys(Y);function $t(t){let e=t<600,o=e?{c:27,left:3,right:4,top:24,space:33}:{c:Math.min(46,t/19),left:100,right:62,top:42,space:44},r=(t-o.left-o.right-11*o.c)/4,a=[0,1,2,3,4].map(l=>o.left+(l?3*o.c+r+(l-1)*(2*o.c+r):0)),n=[o.top];for(let l of[3,2,2])n.push(n[n.length-1]+l*o.c+o.space);let s=l=>[a[Y[l][0]],n[Y[l][1]]];return{...o,narrow:e,width:t,xs:a,ys:n,corner:s,at:(l,c,u)=>[s(l)[0]+(u+.5)*o.c,s(l)[1]+(c+.5)*o.c],height:Math.round(n[3]+2*o.c+(e?10:30))}}var j=(t,e,o,r,a)=>_(t,"text",e,{x:o,y:r},a),P=(t,e,o,r,a,n)=>_(t,"line",e,{x1:o,y1:r,x2:a,y2:n}),X=([t,e],o,r)=>({x:t-o/2,y:e-o/2,width:o,height:o,rx:r});function Dt(t,e){let o=e.narrow?1.5:3;return Z.map(r=>{let[a,n]=e.corner(r),[s,i]=[t[r].length,t[r][0].length],l={x:a-o,y:n-o,width:i*e.c+2*o,height:s*e.c+2*o,rx:e.narrow?5:8};return _(`sheet ${r}`,"rect",`${q[r]} sheet`,l)})}function Qt(t,e,o,{seen:r,used:a,focus:n,next:s}){let i=e.c-(e.narrow?2:4);return t[o].flatMap((l,c)=>l.flatMap((u,p)=>{let d=O.includes(o)?N(o,c,p):-1,h=r(o,c,p),f=[h?"":"empty",d===n?"now":"",d===s?"next":"",a.has(`${o} ${c} ${p}`)?"from":""],g=X(e.at(o,c,p),i,e.narrow?4:6),w=[_(`cell ${o} ${c} ${p}`,"rect",[q[o],"cell",...f].filter(Boolean).join(" "),g)];if(!h)return w;if(o==="weights"){let v=i*u;w.push(_(`fill ${c} ${p}`,"rect","weight fill",{...g,y:g.y+i-v,height:v,rx:Math.min(g.rx,v/2)}))}let[x,$]=e.at(o,c,p),m=o==="weights"||o==="output"?" tight":"";return[...w,j(`value ${o} ${c} ${p}`,`ink number${m}${d===n?" now":""}`,x,$,y(o,u))]}))}function Jt(t,e,o){return Z.flatMap(r=>{let[a,n]=[t[r].length,t[r][0].length],[s,i]=e.corner(r),[l,c]=[n*e.c,a*e.c],[u,p,d]=Xt[r],h=[{text:u},...p?[{text:p,role:"sub",dy:4}]:[]];if(e.narrow){let g=`${a}\xD7${n}`,w=l>60||u.length<4;return[L(`title ${r}`,`${q[r]} title start`,{x:s+1,y:i-9},h),...w?[j(`shape ${r}`,`soft end shape${o.includes(r)?" on":""}`,s+l-1,i-8,g)]:[]]}let f=r===o[0]?"columns":r===o[1]?"rows":"";return[L(`title ${r}`,`${q[r]} title start`,{x:s-2,y:i-27},[...h,...d?[{text:d,role:"formula",dx:6}]:[]]),P(`top ${r}`,"rule edge",s+2,i-10,s+l-2,i-10),P(`side ${r}`,"rule edge",s-11,i+2,s-11,i+c-2),j(`columns ${r}`,`soft shape${f==="columns"?" on":""}`,s+l/2,i-10,String(n)),j(`rows ${r}`,`soft shape${f==="rows"?" on":""}`,s-11,i+c/2,String(a))]})}function Ut(t,e){return t.words.flatMap((o,r)=>{let a=(c,u)=>{let[p,d]=e.at(u,r,0);return j(`${c} ${r}`,"ink end word",p-e.c/2-(e.narrow?7:22),d,o)},n=c=>j(`under ${c} ${r}`,"soft word small",e.at(c,1,r)[0],e.at(c,1,r)[1]+e.c/2+11,o);if(!e.narrow)return[a("word","x"),a("again","q_row"),n("scores"),n("weights")];let[s,i]=e.at("x",r,0),l=r?e.c/2+10:-e.c/2-24;return[a("again","q_row"),j(`word ${r}`,"ink start word",s-e.c/2+1,i+l,o)]})}function Yt(t){let e=t.narrow?3:5,o=(m,v,k)=>`M${m} ${v}V${k}m${-e} ${-e}l${e} ${e}l${e} ${-e}`,r=(m,v,k)=>`M${m} ${k}H${v}m${-e} ${-e}l${e} ${e}l${-e} ${e}`,a=(m,v)=>[t.corner(m)[0]+v*2*t.c,t.corner(m)[1]+2*t.c+6],n=m=>t.corner(m)[1]-(t.narrow?19:38),[[s,i],[l,c]]=[a("q",.14),a("v",.5)],u=m=>t.corner(m)[0]+2*t.c+(t.narrow?3:8),[p,d,h,f]=[u("k"),t.corner("k")[1]+t.c,t.corner("k_t")[1]+t.c,t.narrow?7:26],g=m=>t.corner(m)[0]-(t.narrow?2:20),w=t.corner("scores")[1]+t.c,x=`M${p} ${d}C${p+f} ${d} ${p+f} ${h} ${p} ${h}m${e} ${-e}l${-e} ${e}l${e} ${e}`,$=(m,v,k)=>_(`road ${m}`,"path",`${v} road`,{d:k.replace(/\d+\.\d+/g,A=>Number(A).toFixed(1))});return[$("q","query",o(s,i,n("q_row"))),$("v","value",o(l,c,n("output"))),$("k","key",x),$("softmax","weight",r(u("scores"),g("weights"),w)),$("output","output",r(u("weights"),g("output"),w))]}var yt=(t,e,o)=>z((o-(e>1?t*.38/(e-1):0))/.5);function Zt(t,{stage:e,i:o,j:r,pairs:a},n){let s=t.at(e,o,r);return a.flatMap(({a:i,b:l,from:c,over:u},p)=>{let d=yt(p,a.length,n);if(d<=0||d>=1)return[];let h=(f,[g,w,x],$)=>{let v=t.at(g,w,x).map((A,H)=>A+(s[H]-A)*T(d)),k=q[g]==="soft"?"ink":q[g];return[_(`mover ${f} ${p}`,"rect",`${k} mover`,X(v,t.c*.84,6)),j(`mover ${f} text ${p}`,"paper number",v[0],v[1],y(g,$))]};return[...u?h("column",u,l):[],...h("row",c,i)]})}function te(t,{stage:e,i:o,j:r,pairs:a}){let[n,s]=t.at(e,o,r),[i]=a[0].from,l=[P("beam row",`${q[i]} beam`,t.at(i,o,a.length-1)[0]+t.c/2,s,n-t.c/2,s)];if(a[0].over){let[c]=a[0].over;l.push(P("beam column",`${q[c]} beam`,n,t.at(c,a.length-1,r)[1]+t.c/2,n,s-t.c/2))}return l}function ee(t,e){let o={q:0,k:0,v:0,scores:1,weights:3,output:3}[e]??0,r=o===0?3:2,a=t.xs[o]+r*t.c+(o===3&&t.narrow?14:o===1&&t.narrow?6:0);return o===0?[a,t.ys[0]+1.5*t.c-(t.narrow?12:0)]:[a,t.ys[2]+t.c-(t.narrow?18:10)]}function oe(t,{stage:e,j:o,pairs:r,best:a,result:n},s){let[i,l]=ee(t,e),[c,u]=t.narrow?["",14]:[" ",21],p=m=>l+(m-r.length/2)*u,d=e==="weights",h=a?`${a<0?"+":"\u2212"}${y("scores",Math.abs(a))}`:"",f=r.map(({a:m,b:v,product:k,from:A,over:H},D)=>{let St=yt(D,r.length,s)>=1?"":" waiting",zt=d?[{text:"e^("},{text:y("scores",m),role:"ink strong"},{text:`${h})`}]:[{text:y(A[0],m),role:`${q[A[0]]} strong`},{text:`${c}\xD7${c}`},{text:y(H[0],v),role:`${q[H[0]]} strong`}],_t=`${c}=${c}${d?E(k):y(e,k)}`;return L(`sum ${D}`,`ink sum end${St}`,{x:i,y:p(D)},[...zt,{text:_t}])}),g=s>=.9?"":" waiting",w=r.reduce((m,{product:v})=>m+v,0),x=d?[{text:`${E(r[o].product)}${c}\xF7${c}${E(w)}${c}=${c}`}]:[],$=q[e]==="soft"?"ink":q[e];return[...f,P("sum rule",`rule edge${g}`,i-(t.narrow?44:96),p(r.length)-u/2,i,p(r.length)-u/2),L("sum total",`ink sum total end${g}`,{x:i,y:p(r.length)},[...x,{text:y(e,n),role:`${$} strong`}])]}function re(t,e,o){let r=e.c-(e.narrow?2:4),a=(n,s,i,l,c,u)=>{let p=l.map((d,h)=>d+(c[h]-d)*T(o)+(h?0:u*Math.sin(Math.PI*T(o))));return[_(n,"rect",`${s} mover`,X(p,r,6)),j(`${n} text`,"paper number",p[0],p[1],y("q",i))]};return[0,1].flatMap(n=>[0,1].flatMap(s=>[...a(`carry q ${n} ${s}`,"query",t.q[n][s],e.at("q",n,s),e.at("q_row",n,s),0),...a(`carry k ${n} ${s}`,"key",t.k[n][s],e.at("k",n,s),e.at("k_t",s,n),(n-s)*e.c*.6)]))}function ne({known:t,focus:e,phase:o}){return e===F&&t<F?{carry:z(o/.45),phase:z((o-.45)/.55)}:{carry:e>F||t>=F?1:0,phase:o}}function Mt(t,{step:e,width:o}){let r=$t(o),a=G(e),{known:n,focus:s}=a,{carry:i,phase:l}=ne(a),c=s?C(t,s):null,u=c?.pairs.flatMap(({from:w,over:x})=>[w,x])??[],p=new Set(u.filter(Boolean).map(w=>w.join(" "))),d=a.phase>=1&&n<M?n+1:-2,h=(w,x,$)=>{if(w==="q_row"||w==="k_t")return i>=1;if(!O.includes(w))return!0;let m=N(w,x,$);return m===s?l>=.9:m<=n},f=c?[c.pairs[0].from[0],c.pairs[0].over?.[0],c.stage]:[],g=[...Dt(t,r),...Yt(r),...c?te(r,c):[],...Jt(t,r,f),...Ut(t,r)];for(let w of Z)g.push(...Qt(t,r,w,{seen:h,used:p,focus:s,next:d}));return c&&g.push(...oe(r,c,l)),i>0&&i<1&&g.push(...re(t,r,i)),c&&l<1&&(i>=1||s<F)&&g.push(...Zt(r,c,l)),{width:o,height:r.height,marks:g}}function qt(t,{step:e,width:o}){let r=$t(o);return Array.from({length:M},(a,n)=>{let{stage:s,i,j:l,result:c}=C(t,n+1),u=s==="scores"||s==="weights"?t.words[l]:`number ${l+1}`,p=`${s} of ${t.words[i]}, ${u}: ${n+1<=e?y(s,c):"not worked out yet"}`,{x:d,y:h,width:f,height:g}=X(r.at(s,i,l),r.c-2,0);return{id:String(n+1),x:d,y:h,width:f,height:g,label:p,tab:n+1===Math.max(1,Math.round(e))?0:-1}})}var At=`.steps-board { position: relative; }
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
@container (max-width: 600px) {
  .scene text { font-size: 12px; } .scene text.title { font-size: 13px; } .scene text.shape { font-size: 10px; stroke-width: 3; }
  .scene text.word { font-size: 12px; } .scene text.sum { font-size: 10.6px; } .scene text.tight { font-size: 10.6px; letter-spacing: -0.02em; }
  .beam { stroke-width: 2; stroke-dasharray: 0.1 5; } .cell.now { stroke-width: 2.2; }
  .steps-reel { grid-template-columns: 1fr 1fr; }
  .steps-reel > div { grid-column: 1 / -1; grid-row: 1; --name: 0em; }
  .steps-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .steps-reel .attn-slider { grid-template-columns: 1fr 3.5em; }
  .steps-stages { margin-left: 0; } .steps-stages .attn-button { font-size: 12px; }
  .attn-projection_steps .attn-summary { min-height: 4.4em; }
}
@media (forced-colors: active) { .cell { stroke: CanvasText; } .cell.now { stroke: Highlight; } .steps-stages .attn-button[data-reached] { border-color: Highlight; } }
`;var se=1100,ie={ArrowRight:1,ArrowLeft:-1,ArrowDown:2,ArrowUp:-2};function ce(t,e){let o=Q("svg",{class:"scene","aria-hidden":"true"}),r=pt((n,s)=>{n.addEventListener("click",()=>e(Number(s().id))),n.addEventListener("keydown",i=>{let l=ie[i.key];!l||i.ctrlKey||i.metaKey||i.altKey||(i.preventDefault(),i.stopPropagation(),r.focus(String(z(Number(s().id)+l,1,M))))})});return{root:b("div",{class:"steps-board"},o,r.root),paint:(n,s)=>ht(o,Mt(t,{step:n,width:s})),tell:(n,s)=>r.set(qt(t,{step:n,width:s}))}}function le(t,e){let o=0,r=()=>t.read().step,a=()=>{clearInterval(o),o=0,i.root.textContent="Play"},n=f=>{a(),f===r()?e():t.change({step:z(f,0,M)},{glide:!0})},s=()=>{if(r()>=M)return a();t.change({step:r()+1},{glide:!0})},i=K("Play",()=>{if(o)return a();r()>=M&&t.change({step:0}),s(),!B()&&(o=setInterval(s,se),i.root.textContent="Pause")});i.root.removeAttribute("aria-pressed");let l=gt({label:"cells worked out",min:0,max:M,step:1,text:f=>`${f} / ${M}`,onInput:n}),c=O.map((f,g)=>K(f.length===1?f.toUpperCase():f,()=>n(4*g+4))),u=K("Reset",()=>{a(),t.reset()}),p=b("div",{class:"steps-stages",role:"group","aria-label":"Work out a matrix"},...c.map(f=>f.root));return{root:b("div",{class:"steps-reel"},i.root,b("div",{},p,l.root),u.root),tell:({step:f})=>{l.set(f),c.forEach((g,w)=>{g.set(f===4*w+4),S(g.root,"data-reached",f>4*w)})},go:n,stop:a}}function pe(t,e){let o=wt(t),r=mt(),[a,n]=[0,0],s=le(e,()=>l()),i=ce(o,u=>s.go(u));function l(){let{step:u}=e.read();if(B()||u===0)return;let p=performance.now(),d=h=>{let f=z((h-p)/500);e.read().step===u&&(i.paint(u-1+f,a),n=f<1?requestAnimationFrame(d):0)};n=requestAnimationFrame(d)}return{parts:[b("p",{class:"attn-hint"},"Press any empty cell: its row and its column come together there."),r.root,i.root,s.root],tell:u=>{cancelAnimationFrame(n),s.tell(u),r.set(kt(o,G(u.step).focus)),a&&i.tell(u.step,a)},paint:(u,p,d)=>{d!==a&&i.tell(e.read().step,a=d),i.paint(u.step,a)},stop:()=>{s.stop(),r.stop()}}}var ao=lt({name:"projection_steps",label:"Live figure: self-attention step by step",style:bt+At,controls:["step"],fixed:["words","x","w_q","w_k","w_v"],ms:500,build:pe});export{Mt as board,xt as cellOf,wt as compute,ao as default,kt as describe,N as stepOf};
