// Joined by `make figures` from src/lookup and src/kit: change those, not this.
var jt="http://www.w3.org/2000/svg",Et=0,zt=Math.random().toString(36).slice(2,8),G=t=>`attn-${zt}-${t}-${++Et}`;function rt(t,e,o){for(let[r,i]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),i):i===!0?t.setAttribute(r,""):i!==!1&&i!=null&&t.setAttribute(r,i);return(t.tabIndex>=0||t.localName==="summary")&&t.setAttribute("data-lm-suppress-shortcuts","true"),t.append(...o),t}var h=(t,e={},...o)=>rt(document.createElement(t),e,o),C=(t,e={},...o)=>rt(document.createElementNS(jt,t),e,o);function A(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function X(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var at=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var E=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),S=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]),L=t=>Math.hypot(...t);function lt(t,e=1,o=null){let n=s=>o===null||o[s],r=Math.max(...t.filter((s,c)=>n(c))),i=t.map((s,c)=>n(c)?Math.exp((s-r)/e):0),a=i.reduce((s,c)=>s+c,0);return a>0?i.map(s=>s/a):i}var ct=t=>t.indexOf(Math.max(...t)),j=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var pt=200,Ft=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Tt=t=>t*t*(3-2*t);function J(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>J(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,i])=>[r,J(t[r],i,o)]);return Object.fromEntries(n)}return e}function ut(t,e,o){let[n,r,i,a,s,c]=[t,t,t,0,0,0],l=!1,d=p=>{let u=Math.min(64,p-s);if(s=p,l){let g=j((p-a)/e);n=J(r,i,Tt(g)),l=g<1}let f=o(n,u);c=l||f?requestAnimationFrame(d):0};return{go(p,u){if(Ft()){[n,i,l]=[p,p,!1],o(n,1/0);return}[r,i,a,l]=[n,p,performance.now(),u],u||(n=p,o(n,0)),c||([s,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function dt(t,e,o=[]){let n=[...e,...o],r=[],i=!1,a=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),s=p=>{if(i)return;let u=a();r.forEach(f=>f(u,p))},c=()=>s(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:u=!1}={})=>{i=!0;for(let[f,g]of Object.entries(p))t.set(f,g);i=!1,s({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:a,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Ct(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function ft({name:t,label:e,style:o,controls:n,fixed:r=[],ms:i=pt,build:a}){return{render:({model:c,el:l})=>{let d=h("div",{class:"attn-host"}),p=d.attachShadow({mode:"open"});p.append(h("style",{},[at,it,st,o].join(`
`)));let u=dt(c,n,r),f=a(u.read(),u,c),g=h("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(g),l.append(d);let b=()=>{let m=f.glides??(y=>y),x=0,$=ut(m(u.read()),i,(y,O)=>x>0&&f.paint(y,O,x)),q=()=>{let y=Math.round(g.clientWidth);y===x||y===0||(x=y,$.again())};u.follow((y,O)=>{g.classList.add("touched"),f.tell(y),$.go(m(y),O?.glide??!0)}),f.tell(u.read()),Ct(l),q();let M=new ResizeObserver(q);return M.observe(g),()=>{M.disconnect(),$.stop(),u.stop(),f.stop?.()}};return f.ready?f.ready.then(b):b()}}}var mt="http://www.w3.org/2000/svg",Lt=t=>Math.round(t*10)/10+0;function k(t,e,o,n,r){let i=Object.entries(n).map(([a,s])=>[a,typeof s=="number"?Lt(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(i),...r===void 0?{}:{text:r}}}var ht=new WeakMap,Pt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function Ht(t,e){let o=Pt(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Rt)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var _t=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Rt(t){let e=document.createElementNS(mt,"tspan");for(let[o,n]of Object.entries(_t(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Y(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let i=ht.get(t)??new Map;ht.set(t,i);let a=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of i)a.get(c)?.shape!==d&&(l.remove(),i.delete(c));let s=t.firstChild;for(let c of n){let l=i.get(c.id);l||(l={node:document.createElementNS(mt,c.shape),shape:c.shape,at:{},text:""},i.set(c.id,l)),Ht(l,c),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}function v(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function w(t){let e=v(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function N(t,e=2){if(Math.abs(t)<700)return v(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function P(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var T=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Q(t,e){let o=h("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>X(o,"aria-pressed",String(n))}}function gt(t,e,o){let n=G("choice"),r=new Map,i=h("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,s]of Object.entries(e))r.set(a,h("input",{type:"radio",name:n,onchange:()=>o(a)})),i.append(h("label",{},r.get(a),h("span",{},s)));return{root:i,set:a=>void(r.get(a).checked=!0)}}function Kt({label:t,min:e,max:o,step:n,onInput:r,text:i=v,zero:a=e,...s}){let{read:c=x=>x,write:l=x=>x}=s,d=G("slider"),p=h("span",{class:"attn-number","aria-hidden":"true"}),f=h("input",{type:"range",id:d,min:e,max:o,step:n,oninput:()=>r(c(f.valueAsNumber))}),g=h("div",{class:"attn-slider"},h("label",{for:d},t),f,p),b=x=>Math.min(1,Math.max(0,(x-e)/(o-e)));return{root:g,input:f,set:(x,$=!0)=>{let q=l(x);f.valueAsNumber!==q&&(f.value=q),f.style.setProperty("--from",b(Math.min(a,q))),f.style.setProperty("--to",b(Math.max(a,q))),f.disabled=!$,A(p,i(x)),X(f,"aria-valuetext",i(x))}}}function U(t){let e=Kt(t);return e.root.className="attn-range",e}function xt(t,e,o,n){let r=()=>e.slice(1).map(()=>h("td")),i=(d,p)=>h("tr",{},h("th",{scope:"row"},d),...p),a=o.map(r),s=r(),c=h("tbody",{},...o.map((d,p)=>i(d,a[p]))),l=h("table",{},h("caption",{},t));return l.append(h("thead",{},h("tr",{},...e.map(d=>h("th",{scope:"col"},d))))),l.append(c,h("tfoot",{},i(n,s))),{root:l,cells:a,sums:s}}function bt(t=700){let e=h("p",{class:"attn-summary"}),o=h("span",{class:"attn-hidden",role:"status"}),n,r=i=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>A(o,i),t)),A(e,i)};return{root:h("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function H({query:t,key:e,value:o,temperature:n,hard:r}){let i=e.map(l=>E(t,l)),a=ct(i),s=r?i.map((l,d)=>+(d===a)):lt(i,n),c=s.map((l,d)=>l*o[d]);return{scores:i,weights:s,products:c,best:a,output:E(s,o)}}function _(t,e){let o=Math.max(...t),n=t.reduce((r,i)=>r+Math.exp((i-o)/e),0);return o/e+Math.log(n)}var F=({query:t,presets:e})=>Object.keys(e).find(o=>e[o].every((n,r)=>Math.abs(n-t[r])<1e-9));function Dt(t,e){let o=e.reduce((n,r)=>S(n,r,-E(r,n)),t);return L(o)>1e-9*(1+L(t))?o.map(n=>n/L(o)):null}function kt(t){let e=t[0].map(()=>0),o=t.flatMap((d,p)=>t.slice(p+1).map(u=>S(d,u,-1))),n=(d,p)=>d.map(u=>Dt(u,p)).find(u=>u!==null),r=n(o,[])??e,i=t.slice(2),a=t.length<2?e:S(t[0],t[1]).map(d=>d/2),s=i.length?i.reduce((d,p)=>S(d,p)).map(d=>d/i.length):a,c=e.map((d,p)=>e.map((u,f)=>+(p===f)));return[n([S(a,s,-1),...o,...c],[r])??e,r]}var z=(t,e)=>t.map(o=>E(o,e));function vt(t,e,o){let n=S(o,z(t,e),-1);return t.reduce((r,i,a)=>S(r,i,n[a]),e)}var Wt=Math.sqrt(50),Vt=Math.sqrt(10),Bt=Math.sqrt(2);function R(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),i=n/Math.pow(10,r),a=i>=Wt?10:i>=Vt?5:i>=Bt?2:1,s,c,l;return r<0?(l=Math.pow(10,-r)/a,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,r)*a,s=Math.round(t/l),c=Math.round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=o&&o<2?R(t,e,o*2):[s,c,l]}function K(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,i,a]=n?R(e,t,o):R(t,e,o);if(!(i>=r))return[];let s=i-r+1,c=new Array(s);if(n)if(a<0)for(let l=0;l<s;++l)c[l]=(i-l)/-a;else for(let l=0;l<s;++l)c[l]=(i-l)*a;else if(a<0)for(let l=0;l<s;++l)c[l]=(r+l)/-a;else for(let l=0;l<s;++l)c[l]=(r+l)*a;return c}function Z(t,e,o){return e=+e,t=+t,o=+o,R(t,e,o)[2]}function D(t,e,o){let n;for(;;){let r=Z(t,e,o);if(r===n||r===0||!isFinite(r))return[t,e];r>0?(t=Math.floor(t/r)*r,e=Math.ceil(e/r)*r):r<0&&(t=Math.ceil(t*r)/r,e=Math.floor(e*r)/r),n=r}}function wt(t,e,o=6){let[n,r]=D(t[0],t[1],o);return Object.assign(a=>e[0]+(a-n)/(r-n)*(e[1]-e[0]),{domain:[n,r],range:e,ticks:K(n,r,o)})}var W={apple:"M16 11C13 6 5 7 5 16c0 7 5 13 8.5 13 1.5 0 1.5-.8 2.5-.8s1 .8 2.5 .8C22 29 27 23 27 16c0-9-8-10-11-5zM16 11c0-4 1.5-6.5 4.5-8",banana:"M7 5c-2 12 6 22 19 21.5 1.8-.1 2.2-2.6 .6-3.2C17.5 21 12 14.5 10.5 5.200 10.2 3.5 7.300 3.3 7 5z",chair:"M9.5 3v26M9.5 18.5h13V29M9.5 7.5h.1M9.5 24h13"},tt=t=>7.8*t.length;function Gt(t,e){let[o,n]=[Math.min(...t),Math.max(...t)],r=.16*(n-o||Math.abs(n)||1),i=o>=0&&o<=.5*n?0:o-r,a=e<480?14:34;return wt([i,n+r],[a,e-a])}function Xt(t,e){let o=[],n=e.map(()=>0),r=t.map((i,a)=>a).sort((i,a)=>t[i]-t[a]);for(let i of r){let[a,s]=[t[i]-tt(e[i])/2,t[i]+tt(e[i])/2],c=o.findIndex(l=>l+6<a);n[i]=c<0?o.length:c,o[n[i]]=s}return n}function Jt(t,e,o){let[n,r]=e.domain,i=[...new Set([...e.ticks,...t])],a=[k("ground","line","ruler",{x1:e(n),x2:e(r),y1:o,y2:o})];for(let s of i){let c=t.includes(s),l=!c&&t.some(d=>Math.abs(e(s)-e(d))<22);a.push(k(`tick ${s}`,"line","ruler",{x1:e(s),x2:e(s),y1:o,y2:o+(c?7:4)})),l||a.push(k(`number ${s}`,"text",c?"value strong":"soft",{x:e(s),y:o+22},w(s)))}return a}function Yt(t,e,o,n,r,i){let a=r*Math.sqrt(e),s=a>21,c=e===0||e===1?String(e):P(e),l=s?n+2-a:n-14-2*a;return[k(`disc ${t}`,"circle","weight solid",{cx:o,cy:n-3-a,r:a,...i}),k(`foot ${t}`,"rect","value solid square",{x:o-4,y:n-4,width:8,height:8,...i}),k(`share ${t}`,"text",s?"paper strong":"weight strong",{x:o,y:l,...i},c)]}function yt({words:t,value:e},{weights:o,output:n},{width:r,fulcrum:i=n}){let a=Gt(e,r),s=r<480?42:60,c=t.every(M=>M in W),l=Xt(e.map(M=>a(M)),t),p=(c?64:20*(Math.max(...l)+1)+4)+2*s+14,u=p+46,f=Math.abs(a(1)-a(0))||1,b={transform:`rotate(${j((n-i)*f/13,-8,8).toFixed(2)} ${a(i).toFixed(1)} ${p})`},m=Jt(e,a,u),x=`M${a(i).toFixed(1)} ${p+3}l25 43h-50Z`;m.push(k("fulcrum","path","output solid",{d:x})),m.push(k("output","text","output answer",{x:a(i),y:u+56},v(i)));let[$,q]=a.range;return m.push(k("bar","line","ink line bar",{x1:$,x2:q,y1:p,y2:p,...b})),t.forEach((M,y)=>{let O=a(e[y]);m.push(...Yt(M,o[y],O,p,s,b)),c&&m.push(k(`thing ${M}`,"path","ink line thing",{d:W[M],transform:`translate(${(O-16).toFixed(1)} 8)`})),m.push(k(`name ${M}`,"text","ink name",{x:O,y:c?60:18+20*l[y]},M))}),{width:r,height:u+64,marks:m}}function V({key:t,presets:e},o){let n=kt(t),r=[...t,...Object.values(e)].map(p=>z(n,p)),i=p=>Math.max(1,...r.map(u=>Math.abs(u[p])))+.85,[a,s]=[i(0),i(1)],c=j(s,.7*a,.8*a),l=Math.min(o/(2*a),o*c/a/(2*s)),d=Math.round(o*c/a);return{plane:n,u:l,height:d,reach:[o/(2*l)-.3,d/(2*l)-.3],x:p=>o/2+p*l,y:p=>d/2-p*l}}function Qt(t,{x:e,y:o}){let n=[];return t.forEach((r,i)=>t.slice(i+1).forEach((a,s)=>{let[c,l]=S(r,a,-1),d=99/(Math.hypot(c,l)||1);for(let p of[1,-1]){let u=[-l*p*d,c*p*d],f=E(u,r);c===0&&l===0||t.some(g=>E(u,g)>f+1e-6)||n.push(k(`tie ${i} ${i+1+s} ${p}`,"line","ruler tie",{x1:e(0),y1:o(0),x2:e(u[0]),y2:o(u[1])}))}})),n}function Ut(t,e,{x:o,y:n},r){let[i,a]=[o(e[0]),n(e[1])],s=t in W,c=e[1]<0||e[1]===0&&e[0]<0,l=j(i,26,r-tt(t)-30),d=a+(c?29:-27),p={d:W[t],transform:`translate(${(l-14).toFixed(1)} ${(d-14).toFixed(1)}) scale(0.875)`};return[k(`key ${t}`,"line","key line arrow",{x1:o(0),y1:n(0),x2:i,y2:a}),k(`ring ${t}`,"circle","key ring",{cx:i,cy:a,r:5}),...s?[k(`thing ${t}`,"path","ink line thing",p)]:[],k(`label ${t}`,"text","ink name start",{x:s?l+20:l-10,y:d+5},t)]}function Zt(t,e,o,n){let r=i=>Math.min(o-8-(e+i),e+i-16,...n.map(({at:a})=>Math.hypot((Number(a.x)+18-t)/2,Number(a.y)-e-i)));return e+(r(31)>14||r(31)>=r(-20)?31:-20)}function $t(t,{width:e}){let o=V(t,e),{x:n,y:r,height:i}=o,a=t.key.map(u=>z(o.plane,u)),s=Qt(a,o);t.words.forEach((u,f)=>s.push(...Ut(u,a[f],o,e)));let c=z(o.plane,t.query),[l,d]=[n(c[0]),r(c[1])],p=s.filter(({id:u})=>u.startsWith("label"));return s.push(k("middle","circle","ink solid",{cx:n(0),cy:r(0),r:2.5})),s.push(k("query arrow","line","query line ask",{x1:n(0),y1:r(0),x2:l,y2:d})),s.push(k("query","circle","query solid",{cx:l,cy:d,r:12})),s.push(k("query name","text","query strong",{x:l,y:Zt(l,d,i,p)},F(t)??"query")),{width:e,height:i,marks:s}}var Mt=`text.answer { font: 600 30px var(--reading, "Lookup Serif", Georgia, serif); }
text.name { font-size: 15px; }
.bar { stroke-width: 5; }
.thing { stroke-width: 1.6; }
.arrow { stroke-width: 1.5; }
.ask { stroke-width: 3; }
.square { stroke: var(--paper); stroke-width: 1.5; }
.tie { stroke-dasharray: 1 5; stroke-linecap: round; }
`;var St=`.lookup-board { display: grid; grid-template-columns: minmax(0, 400px) minmax(0, 1fr); column-gap: 40px; align-items: start; }
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
.lookup-query { display: grid; grid-template-columns: repeat(auto-fit, minmax(70px, 1fr)); gap: 4px 16px; margin-top: 12px; --accent: var(--query); }
.lookup-answer h3 { min-height: 30px; line-height: 30px; margin-bottom: 10px; }
.lookup-heat { display: grid; grid-template-columns: 1fr auto; gap: 0 24px; align-items: end; margin-top: 4px; }
.lookup-ends { display: flex; justify-content: space-between; color: var(--soft); font-size: 0.867em; }
.attn-lookup .attn-summary { font: 1.2em/1.45 var(--reading); min-height: 2.9em; text-wrap: pretty; }
.lookup-sum { margin: 0; min-height: 1.5em; color: var(--soft); }
.lookup-sum :is(.weight, .value, .output) { font-weight: 600; }
.attn > .lookup-sum { margin-top: 2px; }
.weight { color: var(--weight); } .value { color: var(--value); } .output { color: var(--output); }
.lookup-below { display: flex; justify-content: space-between; align-items: flex-start; gap: 16px; }
.lookup-below details { flex: 1; margin: 0; }
.attn.attn .lookup-numbers { margin: 0; }
@container (max-width: 820px) {
  .lookup-board { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); column-gap: 24px; }
}
@container (max-width: 640px) {
  .lookup-board { grid-template-columns: minmax(0, 1fr); row-gap: 6px; }
  /* One column: both pictures first, so that they and the query fit one screen of a phone. */
  .lookup-ask, .lookup-answer { display: contents; }
  .lookup-query { order: 1; }
  .lookup-heat { order: 2; }
  .lookup-answer h3 { min-height: 0; margin-bottom: 4px; line-height: 1.4; }
  .attn-lookup .attn-summary { font-size: 1.1em; min-height: 4.4em; }
}
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .lookup-asks .attn-button, .lookup-query, .lookup-heat, .lookup-below > .attn-button, .attn-hint { display: none; } }
`;var et=t=>t<0?`(${w(t)})`:w(t),B=t=>t===0||t===1?String(t):v(t,3);function ot({value:t},{weights:e,output:o}){return[...e.flatMap((r,i)=>[["",i?" + ":""],["weight",B(r)],[""," \xD7 "],["value",et(t[i])]]),[""," = "],["output",v(o)]]}var oe=(t,e)=>ot(t,e).map(([,o])=>o).join(""),ne=t=>`${/^[aeiou]/.test(t)?"an":"a"} ${t}`;function nt(t,e){let{words:o,value:n,temperature:r,hard:i}=t,{scores:a,weights:s,best:c,output:l}=e,d=F(t),p=d?`Asked for ${ne(d)}`:"Asked for this query",u=o.filter((m,x)=>Math.abs(a[x]-a[c])<1e-9);if(i&&u.length>1){let m=`${T(u)} tie at a score of ${v(a[c])}`;return`${p}, the hard lookup must pick one row: ${m}, and it takes ${o[c]}, worth ${w(l)}.`}if(i)return`${p}, the hard lookup takes ${o[c]} alone, the highest score, and returns its value, ${w(n[c])}.`;let f=T(o.map((m,x)=>`${m} ${P(s[x])}`)),g=u.length===o.length&&o.length>1?", the plain mean":"",b=r===1?"":` at temperature ${w(r)}`;return`${p}${b}, the table balances at ${v(l)}${g}: ${f} of the weight.`}function qt(t,e){let{words:o,key:n,query:r,temperature:i,hard:a}=t,{scores:s,weights:c,best:l}=e,d=N(_(s,i));return[...o.map((u,f)=>{let g=r.map(($,q)=>`${et($)} \xD7 ${et(n[f][q])}`).join(" + "),b=`${u}
score: ${g} = ${w(s[f])}`;if(a)return`${b}
weight: ${f===l?"1, the highest score":"0"}`;let m=N(s[f]/i),x=`exp: e^(${w(s[f])} / ${w(i)}) = ${m}`;return`${b}
${x}
weight: ${m} / ${d} = ${B(c[f])}`}),`output
${oe(t,e)}`]}var At=4,re=70;function ae({words:t,presets:e},o){let r=[...new Set([...Object.keys(e).filter(c=>!t.includes(c)),...t])].filter(c=>c in e),i=r.map(c=>Q(c,()=>o.change({query:e[c]},{glide:!0}))),a=h("div",{class:"lookup-asks attn-row",role:"group","aria-label":"Ask for"});return a.append(h("h3",{"aria-hidden":"true"},"Ask for"),...i.map(c=>c.root)),{root:a,tell:c=>i.forEach((l,d)=>l.set(r[d]===F(c)))}}function ie(t,e){let o=C("svg",{class:"scene","aria-hidden":"true"}),n=h("div",{class:"lookup-handle",tabindex:"0",role:"slider","aria-label":"Query: arrow keys move it"}),[r,i]=[Math.min(...t.value),Math.max(...t.value)];n.setAttribute("aria-valuemin",String(r)),n.setAttribute("aria-valuemax",String(i));let a=h("div",{class:"field lookup-field"},o,n),s=V(t,400),c=p=>p.map((u,f)=>j(u,-s.reach[f],s.reach[f])),l=(p,u=!1)=>{let f=vt(s.plane,e.read().query,c(p));e.change({query:f.map(g=>Math.round(g*1e3)/1e3)},{glide:u})},d=p=>{let u=o.getBoundingClientRect();return[(p.clientX-u.left-u.width/2)/s.u,(u.top+u.height/2-p.clientY)/s.u]};return n.addEventListener("pointerdown",p=>n.setPointerCapture(p.pointerId)),n.addEventListener("pointermove",p=>{n.hasPointerCapture(p.pointerId)&&l(d(p))}),o.addEventListener("click",p=>l(d(p),!0)),se(n,p=>l(S(z(s.plane,e.read().query),p)),e.reset),{root:a,tell:p=>{let u=H(p);n.setAttribute("aria-valuenow",String(j(u.output,r,i))),n.setAttribute("aria-valuetext",nt(p,u))},paint:(p,u)=>{s=V(p,u),Y(o,$t(p,{width:u}));let[f,g]=z(s.plane,p.query);n.style.translate=`${s.x(f)}px ${s.y(g)}px`}}}function se(t,e,o){let n={ArrowRight:[1,0],ArrowLeft:[-1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};t.addEventListener("keydown",r=>{if(r.ctrlKey||r.metaKey||r.altKey)return;let i=n[r.key];!i&&r.key!=="Home"||(r.preventDefault(),r.stopPropagation(),i?e(i.map(a=>a*(r.shiftKey?.5:.1))):o())})}function le({axes:t},e){let o=(a,s)=>e.read().query.map((c,l)=>l===a?s:c),n=a=>v(a,1),r=t.map((a,s)=>U({label:a,min:-At,max:At,step:.05,zero:0,text:n,onInput:c=>e.change({query:o(s,c)})}));return{root:h("div",{class:"lookup-query",role:"group","aria-label":"The query's numbers"},...r.map(a=>a.root)),tell:a=>r.forEach((s,c)=>s.set(a.query[c]))}}function ce(t){let e=U({label:"temperature",min:-2,max:2,step:.05,zero:0,text:w,read:a=>Number((10**a).toPrecision(3)),write:Math.log10,onInput:a=>t.change({temperature:a})}),o=gt("Kind of lookup",{soft:"soft",hard:"hard"},a=>t.change({hard:a==="hard"},{glide:!0})),n=h("div",{class:"lookup-ends","aria-hidden":"true"},h("span",{},"best match alone"),h("span",{},"plain mean"));return{root:h("div",{class:"lookup-heat"},h("div",{},e.root,n),o.root),tell:a=>{e.set(a.temperature,!a.hard),o.set(a.hard?"hard":"soft")}}}function pe({words:t}){let e=Array.from({length:4*t.length+2},()=>h("span"));return{root:h("p",{class:"lookup-sum"},...e),tell:(r,i)=>ot(r,i).forEach(([a,s],c)=>{e[c].className=a,A(e[c],s)})}}var I=(t,e)=>h("span",{},t,h("small",{},e));function ue(t){let{words:e,axes:o,key:n}=t,r=[I("Key","k"),I("Score","s = q\xB7k"),I("Exp","e^(s/T)"),I("Weight","\xF7 sum"),I("Value","v"),I("Part","w \xD7 v")],i=e.map((b,m)=>I(b,`(${n[m].map(w).join(", ")})`)),a=`From scores to the output; the axes of a key are ${T(o)}.`,{root:s,cells:c,sums:l}=xt(a,r,i,"Sum");l[4].className="attn-result";let d=[...e,""].map(()=>h("li")),p=h("details",{class:"lookup-numbers"},h("summary",{},"Show every number"),s,h("ul",{},...d)),u=null,f=()=>{!p.open||!u||(de(c,l,...u),qt(...u).forEach((b,m)=>A(d[m],b)))};return p.addEventListener("toggle",f),{root:p,tell:(b,m)=>{u=[b,m],f()}}}function de(t,e,{value:o,temperature:n,hard:r},{scores:i,weights:a,products:s,output:c}){t.forEach((l,d)=>{let p=r?"\u2013":N(i[d]/n);[v(i[d]),p,B(a[d]),w(o[d]),v(s[d])].forEach((f,g)=>A(l[g],f))}),A(e[1],r?"\u2013":N(_(i,n))),A(e[2],"1"),A(e[4],v(c))}function fe(){let t=C("svg",{class:"scene","aria-hidden":"true"}),e=null,o=(n,r,i)=>{let a=H(n),s=Math.max(...n.value)-Math.min(...n.value)||1;return e??=a.output,e+=(a.output-e)*(1-Math.exp(-r/re)),Math.abs(a.output-e)<5e-4*s&&(e=a.output),Y(t,yt(n,a,{width:i,fulcrum:e})),e!==a.output};return{root:h("div",{class:"lookup-beam"},t),paint:o}}function he(t,e){let[o,n,r,i]=[ae(t,e),ie(t,e),le(t,e),ce(e)],[a,s,c,l]=[fe(),pe(t),ue(t),bt()],d=Q("Reset",e.reset),p=h("section",{class:"lookup-ask"},o.root,n.root,r.root),u=h("h3",{},"The table answers ",h("small",{},"where the weights balance")),f=h("section",{class:"lookup-answer"},u,a.root,i.root),g=h("p",{class:"attn-hint"},"Drag the blue query, or ask for something else: what does the table answer?"),b=h("div",{class:"lookup-below"},c.root,d.root);return{parts:[g,h("div",{class:"lookup-board"},p,f),l.root,s.root,b],tell:m=>{let x=H(m);[o,n,r,i].forEach($=>$.tell(m)),l.set(nt(m,x)),[s,c].forEach($=>$.tell(m,x))},paint:(m,x)=>(n.paint(m,Math.round(n.root.clientWidth)),a.paint(m,x,Math.round(a.root.clientWidth))),stop:l.stop}}var mo=ft({name:"lookup",label:"Live figure: lookup in a table",style:Mt+St,controls:["query","temperature","hard"],fixed:["words","axes","key","value","presets"],build:he});export{yt as beam,H as compute,mo as default,nt as describe,$t as plane};
