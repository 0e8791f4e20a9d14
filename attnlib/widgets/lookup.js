// Joined by `make figures` from src/lookup and src/kit: change those, not this.
var St="http://www.w3.org/2000/svg",At=0,jt=Math.random().toString(36).slice(2,8),V=t=>`attn-${jt}-${t}-${++At}`;function rt(t,e,o){for(let[n,i]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),i):i===!0?t.setAttribute(n,""):i!==!1&&i!=null&&t.setAttribute(n,i);return(t.tabIndex>=0||t.localName==="summary")&&t.setAttribute("data-lm-suppress-shortcuts","true"),t.append(...o),t}var f=(t,e={},...o)=>rt(document.createElement(t),e,o),T=(t,e={},...o)=>rt(document.createElementNS(St,t),e,o);function S(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function X(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var at=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var j=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0),M=(t,e,o=1)=>t.map((r,n)=>r+o*e[n]),C=t=>Math.hypot(...t);function lt(t,e=1,o=null){let r=s=>o===null||o[s],n=Math.max(...t.filter((s,l)=>r(l))),i=t.map((s,l)=>r(l)?Math.exp((s-n)/e):0),a=i.reduce((s,l)=>s+l,0);return a>0?i.map(s=>s/a):i}var ct=t=>t.indexOf(Math.max(...t)),A=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var It=200,Nt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ft=t=>t*t*(3-2*t);function Y(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>Y(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,i])=>[n,Y(t[n],i,o)]);return Object.fromEntries(r)}return e}function pt(t,e){let[o,r,n,i,a,s]=[t,t,t,0,0,0],l=!1,c=u=>{let p=Math.min(64,u-a);if(a=u,l){let h=A((u-i)/It);o=Y(r,n,Ft(h)),l=h<1}let d=e(o,p);s=l||d?requestAnimationFrame(c):0};return{go(u,p){if(Nt()){[o,n,l]=[u,u,!1],e(o,1/0);return}[r,n,i,l]=[o,u,performance.now(),p],p||(o=u,e(o,0)),s||([a,s]=[performance.now(),requestAnimationFrame(c)])},again:()=>void e(o,0),stop:()=>cancelAnimationFrame(s)}}function ut(t,e,o=[]){let r=[...e,...o],n=[],i=!1,a=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),s=p=>{if(i)return;let d=a();n.forEach(h=>h(d,p))},l=()=>s(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:d=!1}={})=>{i=!0;for(let[h,x]of Object.entries(p))t.set(h,x);i=!1,s({glide:d}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in p).map(d=>[d,p[d]]))};return{read:a,change:c,reset:()=>c(u(),{glide:!0}),follow:p=>void n.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function Tt(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function dt({name:t,label:e,style:o,controls:r,fixed:n=[],build:i}){return{render:({model:s,el:l})=>{let c=f("div",{class:"attn-host"}),u=c.attachShadow({mode:"open"});u.append(f("style",{},[at,it,st,o].join(`
`)));let p=ut(s,r,n),d=i(p.read(),p,s),h=f("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...d.parts);u.append(h),l.append(c);let x=()=>{let b=d.glides??(v=>v),m=0,g=pt(b(p.read()),(v,E)=>m>0&&d.paint(v,E,m)),$=()=>{let v=Math.round(h.clientWidth);v===m||v===0||(m=v,g.again())};p.follow((v,E)=>{h.classList.add("touched"),d.tell(v),g.go(b(v),E?.glide??!0)}),d.tell(p.read()),Tt(l),$();let q=new ResizeObserver($);return q.observe(h),()=>{q.disconnect(),g.stop(),p.stop(),d.stop?.()}};return d.ready?d.ready.then(x):x()}}}var Ct="http://www.w3.org/2000/svg",Lt=t=>Math.round(t*10)/10+0;function k(t,e,o,r,n){let i=Object.entries(r).map(([a,s])=>[a,typeof s=="number"?Lt(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(i),...n===void 0?{}:{text:n}}}var ft=new WeakMap,Pt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,n])=>[r,String(n)]))});function Ht(t,e){let o=Pt(e);for(let n in o)t.at[n]!==o[n]&&t.node.setAttribute(n,o[n]);for(let n in t.at)n in o||t.node.removeAttribute(n);t.at=o;let r=e.text??"";t.text!==r&&(t.text=r,t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}function J(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let i=ft.get(t)??new Map;ft.set(t,i);let a=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:u}]of i)a.get(l)?.shape!==u&&(c.remove(),i.delete(l));let s=t.firstChild;for(let l of r){let c=i.get(l.id);c||(c={node:document.createElementNS(Ct,l.shape),shape:l.shape,at:{},text:""},i.set(l.id,c)),Ht(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function w(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function y(t){let e=w(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function I(t,e=2){if(Math.abs(t)<700)return w(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function L(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var F=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Q(t,e){let o=f("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>X(o,"aria-pressed",String(r))}}function ht(t,e,o){let r=V("choice"),n=new Map,i=f("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,s]of Object.entries(e))n.set(a,f("input",{type:"radio",name:r,onchange:()=>o(a)})),i.append(f("label",{},n.get(a),f("span",{},s)));return{root:i,set:a=>void(n.get(a).checked=!0)}}function _t({label:t,min:e,max:o,step:r,onInput:n,text:i=w,zero:a=e,...s}){let{read:l=g=>g,write:c=g=>g}=s,u=V("slider"),p=f("span",{class:"attn-number","aria-hidden":"true"}),h=f("input",{type:"range",id:u,min:e,max:o,step:r,oninput:()=>n(l(h.valueAsNumber))}),x=f("div",{class:"attn-slider"},f("label",{for:u},t),h,p),b=g=>Math.min(1,Math.max(0,(g-e)/(o-e)));return{root:x,input:h,set:(g,$=!0)=>{let q=c(g);h.valueAsNumber!==q&&(h.value=q),h.style.setProperty("--from",b(Math.min(a,q))),h.style.setProperty("--to",b(Math.max(a,q))),h.disabled=!$,S(p,i(g)),X(h,"aria-valuetext",i(g))}}}function U(t){let e=_t(t);return e.root.className="attn-range",e}function mt(t,e,o,r){let n=()=>e.slice(1).map(()=>f("td")),i=(u,p)=>f("tr",{},f("th",{scope:"row"},u),...p),a=o.map(n),s=n(),l=f("tbody",{},...o.map((u,p)=>i(u,a[p]))),c=f("table",{},f("caption",{},t));return c.append(f("thead",{},f("tr",{},...e.map(u=>f("th",{scope:"col"},u))))),c.append(l,f("tfoot",{},i(r,s))),{root:c,cells:a,sums:s}}function gt(t=700){let e=f("p",{class:"attn-summary"}),o=f("span",{class:"attn-hidden",role:"status"}),r,n=i=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>S(o,i),t)),S(e,i)};return{root:f("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}function P({query:t,key:e,value:o,temperature:r,hard:n}){let i=e.map(c=>j(t,c)),a=ct(i),s=n?i.map((c,u)=>+(u===a)):lt(i,r),l=s.map((c,u)=>c*o[u]);return{scores:i,weights:s,products:l,best:a,output:j(s,o)}}function H(t,e){let o=Math.max(...t),r=t.reduce((n,i)=>n+Math.exp((i-o)/e),0);return o/e+Math.log(r)}var N=({query:t,presets:e})=>Object.keys(e).find(o=>e[o].every((r,n)=>Math.abs(r-t[n])<1e-9));function Rt(t,e){let o=e.reduce((r,n)=>M(r,n,-j(n,r)),t);return C(o)>1e-9*(1+C(t))?o.map(r=>r/C(o)):null}function xt(t){let e=t[0].map(()=>0),o=t.flatMap((u,p)=>t.slice(p+1).map(d=>M(u,d,-1))),r=(u,p)=>u.map(d=>Rt(d,p)).find(d=>d!==null),n=r(o,[])??e,i=t.slice(2),a=t.length<2?e:M(t[0],t[1]).map(u=>u/2),s=i.length?i.reduce((u,p)=>M(u,p)).map(u=>u/i.length):a,l=e.map((u,p)=>e.map((d,h)=>+(p===h)));return[r([M(a,s,-1),...o,...l],[n])??e,n]}var z=(t,e)=>t.map(o=>j(o,e));function bt(t,e,o){let r=M(o,z(t,e),-1);return t.reduce((n,i,a)=>M(n,i,r[a]),e)}var Kt=Math.sqrt(50),Dt=Math.sqrt(10),Wt=Math.sqrt(2);function _(t,e,o){let r=(e-t)/Math.max(0,o),n=Math.floor(Math.log10(r)),i=r/Math.pow(10,n),a=i>=Kt?10:i>=Dt?5:i>=Wt?2:1,s,l,c;return n<0?(c=Math.pow(10,-n)/a,s=Math.round(t*c),l=Math.round(e*c),s/c<t&&++s,l/c>e&&--l,c=-c):(c=Math.pow(10,n)*a,s=Math.round(t/c),l=Math.round(e/c),s*c<t&&++s,l*c>e&&--l),l<s&&.5<=o&&o<2?_(t,e,o*2):[s,l,c]}function R(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[n,i,a]=r?_(e,t,o):_(t,e,o);if(!(i>=n))return[];let s=i-n+1,l=new Array(s);if(r)if(a<0)for(let c=0;c<s;++c)l[c]=(i-c)/-a;else for(let c=0;c<s;++c)l[c]=(i-c)*a;else if(a<0)for(let c=0;c<s;++c)l[c]=(n+c)/-a;else for(let c=0;c<s;++c)l[c]=(n+c)*a;return l}function Z(t,e,o){return e=+e,t=+t,o=+o,_(t,e,o)[2]}function K(t,e,o){let r;for(;;){let n=Z(t,e,o);if(n===r||n===0||!isFinite(n))return[t,e];n>0?(t=Math.floor(t/n)*n,e=Math.ceil(e/n)*n):n<0&&(t=Math.ceil(t*n)/n,e=Math.floor(e*n)/n),r=n}}function kt(t,e,o=6){let[r,n]=K(t[0],t[1],o);return Object.assign(a=>e[0]+(a-r)/(n-r)*(e[1]-e[0]),{domain:[r,n],range:e,ticks:R(r,n,o)})}var D={apple:"M16 11C13 6 5 7 5 16c0 7 5 13 8.5 13 1.5 0 1.5-.8 2.5-.8s1 .8 2.5 .8C22 29 27 23 27 16c0-9-8-10-11-5zM16 11c0-4 1.5-6.5 4.5-8",banana:"M7 5c-2 12 6 22 19 21.5 1.8-.1 2.2-2.6 .6-3.2C17.5 21 12 14.5 10.5 5.200 10.2 3.5 7.300 3.3 7 5z",chair:"M9.5 3v26M9.5 18.5h13V29M9.5 7.5h.1M9.5 24h13"},tt=t=>7.8*t.length;function Bt(t,e){let[o,r]=[Math.min(...t),Math.max(...t)],n=.16*(r-o||Math.abs(r)||1),i=o>=0&&o<=.5*r?0:o-n,a=e<480?14:34;return kt([i,r+n],[a,e-a])}function Gt(t,e){let o=[],r=e.map(()=>0),n=t.map((i,a)=>a).sort((i,a)=>t[i]-t[a]);for(let i of n){let[a,s]=[t[i]-tt(e[i])/2,t[i]+tt(e[i])/2],l=o.findIndex(c=>c+6<a);r[i]=l<0?o.length:l,o[r[i]]=s}return r}function Vt(t,e,o){let[r,n]=e.domain,i=[...new Set([...e.ticks,...t])],a=[k("ground","line","ruler",{x1:e(r),x2:e(n),y1:o,y2:o})];for(let s of i){let l=t.includes(s),c=!l&&t.some(u=>Math.abs(e(s)-e(u))<22);a.push(k(`tick ${s}`,"line","ruler",{x1:e(s),x2:e(s),y1:o,y2:o+(l?7:4)})),c||a.push(k(`number ${s}`,"text",l?"value strong":"soft",{x:e(s),y:o+22},y(s)))}return a}function Xt(t,e,o,r,n,i){let a=n*Math.sqrt(e),s=a>21,l=e===0||e===1?String(e):L(e),c=s?r+2-a:r-14-2*a;return[k(`disc ${t}`,"circle","weight solid",{cx:o,cy:r-3-a,r:a,...i}),k(`foot ${t}`,"rect","value solid square",{x:o-4,y:r-4,width:8,height:8,...i}),k(`share ${t}`,"text",s?"paper strong":"weight strong",{x:o,y:c,...i},l)]}function vt({words:t,value:e},{weights:o,output:r},{width:n,fulcrum:i=r}){let a=Bt(e,n),s=n<480?42:60,l=t.every(v=>v in D),c=Gt(e.map(v=>a(v)),t),p=(l?64:20*(Math.max(...c)+1)+4)+2*s+14,d=p+46,h=Math.abs(a(1)-a(0))||1,b={transform:`rotate(${A((r-i)*h/13,-8,8).toFixed(2)} ${a(i).toFixed(1)} ${p})`},m=Vt(e,a,d),g=`M${a(i).toFixed(1)} ${p+3}l25 43h-50Z`;m.push(k("fulcrum","path","output solid",{d:g})),m.push(k("output","text","output answer",{x:a(i),y:d+56},w(i)));let[$,q]=a.range;return m.push(k("bar","line","ink line bar",{x1:$,x2:q,y1:p,y2:p,...b})),t.forEach((v,E)=>{let G=a(e[E]);m.push(...Xt(v,o[E],G,p,s,b)),l&&m.push(k(`thing ${v}`,"path","ink line thing",{d:D[v],transform:`translate(${(G-16).toFixed(1)} 8)`})),m.push(k(`name ${v}`,"text","ink name",{x:G,y:l?60:18+20*c[E]},v))}),{width:n,height:d+64,marks:m}}function W({key:t,presets:e},o){let r=xt(t),n=[...t,...Object.values(e)].map(p=>z(r,p)),i=p=>Math.max(1,...n.map(d=>Math.abs(d[p])))+.85,[a,s]=[i(0),i(1)],l=A(s,.7*a,.8*a),c=Math.min(o/(2*a),o*l/a/(2*s)),u=Math.round(o*l/a);return{plane:r,u:c,height:u,reach:[o/(2*c)-.3,u/(2*c)-.3],x:p=>o/2+p*c,y:p=>u/2-p*c}}function Yt(t,{x:e,y:o}){let r=[];return t.forEach((n,i)=>t.slice(i+1).forEach((a,s)=>{let[l,c]=M(n,a,-1),u=99/(Math.hypot(l,c)||1);for(let p of[1,-1]){let d=[-c*p*u,l*p*u],h=j(d,n);l===0&&c===0||t.some(x=>j(d,x)>h+1e-6)||r.push(k(`tie ${i} ${i+1+s} ${p}`,"line","ruler tie",{x1:e(0),y1:o(0),x2:e(d[0]),y2:o(d[1])}))}})),r}function Jt(t,e,{x:o,y:r},n){let[i,a]=[o(e[0]),r(e[1])],s=t in D,l=e[1]<0||e[1]===0&&e[0]<0,c=A(i,26,n-tt(t)-30),u=a+(l?29:-27),p={d:D[t],transform:`translate(${(c-14).toFixed(1)} ${(u-14).toFixed(1)}) scale(0.875)`};return[k(`key ${t}`,"line","key line arrow",{x1:o(0),y1:r(0),x2:i,y2:a}),k(`ring ${t}`,"circle","key ring",{cx:i,cy:a,r:5}),...s?[k(`thing ${t}`,"path","ink line thing",p)]:[],k(`label ${t}`,"text","ink name start",{x:s?c+20:c-10,y:u+5},t)]}function Qt(t,e,o,r){let n=i=>Math.min(o-8-(e+i),e+i-16,...r.map(({at:a})=>Math.hypot((Number(a.x)+18-t)/2,Number(a.y)-e-i)));return e+(n(31)>14||n(31)>=n(-20)?31:-20)}function wt(t,{width:e}){let o=W(t,e),{x:r,y:n,height:i}=o,a=t.key.map(d=>z(o.plane,d)),s=Yt(a,o);t.words.forEach((d,h)=>s.push(...Jt(d,a[h],o,e)));let l=z(o.plane,t.query),[c,u]=[r(l[0]),n(l[1])],p=s.filter(({id:d})=>d.startsWith("label"));return s.push(k("middle","circle","ink solid",{cx:r(0),cy:n(0),r:2.5})),s.push(k("query arrow","line","query line ask",{x1:r(0),y1:n(0),x2:c,y2:u})),s.push(k("query","circle","query solid",{cx:c,cy:u,r:12})),s.push(k("query name","text","query strong",{x:c,y:Qt(c,u,i,p)},N(t)??"query")),{width:e,height:i,marks:s}}var yt=`text.answer { font: 600 30px var(--reading, "Lookup Serif", Georgia, serif); }
text.name { font-size: 15px; }
.bar { stroke-width: 5; }
.thing { stroke-width: 1.6; }
.arrow { stroke-width: 1.5; }
.ask { stroke-width: 3; }
.square { stroke: var(--paper); stroke-width: 1.5; }
.tie { stroke-dasharray: 1 5; stroke-linecap: round; }
`;var $t=`.lookup-board { display: grid; grid-template-columns: minmax(0, 400px) minmax(0, 1fr); column-gap: 40px; align-items: start; }
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
`;var et=t=>t<0?`(${y(t)})`:y(t),B=t=>t===0||t===1?String(t):w(t,3);function ot({value:t},{weights:e,output:o}){return[...e.flatMap((n,i)=>[["",i?" + ":""],["weight",B(n)],[""," \xD7 "],["value",et(t[i])]]),[""," = "],["output",w(o)]]}var te=(t,e)=>ot(t,e).map(([,o])=>o).join(""),ee=t=>`${/^[aeiou]/.test(t)?"an":"a"} ${t}`;function nt(t,e){let{words:o,value:r,temperature:n,hard:i}=t,{scores:a,weights:s,best:l,output:c}=e,u=N(t),p=u?`Asked for ${ee(u)}`:"Asked for this query",d=o.filter((m,g)=>Math.abs(a[g]-a[l])<1e-9);if(i&&d.length>1){let m=`${F(d)} tie at a score of ${w(a[l])}`;return`${p}, the hard lookup must pick one row: ${m}, and it takes ${o[l]}, worth ${y(c)}.`}if(i)return`${p}, the hard lookup takes ${o[l]} alone, the highest score, and returns its value, ${y(r[l])}.`;let h=F(o.map((m,g)=>`${m} ${L(s[g])}`)),x=d.length===o.length&&o.length>1?", the plain mean":"",b=n===1?"":` at temperature ${y(n)}`;return`${p}${b}, the table balances at ${w(c)}${x}: ${h} of the weight.`}function Mt(t,e){let{words:o,key:r,query:n,temperature:i,hard:a}=t,{scores:s,weights:l,best:c}=e,u=I(H(s,i));return[...o.map((d,h)=>{let x=n.map(($,q)=>`${et($)} \xD7 ${et(r[h][q])}`).join(" + "),b=`${d}
score: ${x} = ${y(s[h])}`;if(a)return`${b}
weight: ${h===c?"1, the highest score":"0"}`;let m=I(s[h]/i),g=`exp: e^(${y(s[h])} / ${y(i)}) = ${m}`;return`${b}
${g}
weight: ${m} / ${u} = ${B(l[h])}`}),`output
${te(t,e)}`]}var qt=4,oe=70;function ne({words:t,presets:e},o){let n=[...new Set([...Object.keys(e).filter(l=>!t.includes(l)),...t])].filter(l=>l in e),i=n.map(l=>Q(l,()=>o.change({query:e[l]},{glide:!0}))),a=f("div",{class:"lookup-asks attn-row",role:"group","aria-label":"Ask for"});return a.append(f("h3",{"aria-hidden":"true"},"Ask for"),...i.map(l=>l.root)),{root:a,tell:l=>i.forEach((c,u)=>c.set(n[u]===N(l)))}}function re(t,e){let o=T("svg",{class:"scene","aria-hidden":"true"}),r=f("div",{class:"lookup-handle",tabindex:"0",role:"slider","aria-label":"Query: arrow keys move it"}),[n,i]=[Math.min(...t.value),Math.max(...t.value)];r.setAttribute("aria-valuemin",String(n)),r.setAttribute("aria-valuemax",String(i));let a=f("div",{class:"field lookup-field"},o,r),s=W(t,400),l=p=>p.map((d,h)=>A(d,-s.reach[h],s.reach[h])),c=(p,d=!1)=>{let h=bt(s.plane,e.read().query,l(p));e.change({query:h.map(x=>Math.round(x*1e3)/1e3)},{glide:d})},u=p=>{let d=o.getBoundingClientRect();return[(p.clientX-d.left-d.width/2)/s.u,(d.top+d.height/2-p.clientY)/s.u]};return r.addEventListener("pointerdown",p=>r.setPointerCapture(p.pointerId)),r.addEventListener("pointermove",p=>{r.hasPointerCapture(p.pointerId)&&c(u(p))}),o.addEventListener("click",p=>c(u(p),!0)),ae(r,p=>c(M(z(s.plane,e.read().query),p)),e.reset),{root:a,tell:p=>{let d=P(p);r.setAttribute("aria-valuenow",String(A(d.output,n,i))),r.setAttribute("aria-valuetext",nt(p,d))},paint:(p,d)=>{s=W(p,d),J(o,wt(p,{width:d}));let[h,x]=z(s.plane,p.query);r.style.translate=`${s.x(h)}px ${s.y(x)}px`}}}function ae(t,e,o){let r={ArrowRight:[1,0],ArrowLeft:[-1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};t.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey||n.altKey)return;let i=r[n.key];!i&&n.key!=="Home"||(n.preventDefault(),n.stopPropagation(),i?e(i.map(a=>a*(n.shiftKey?.5:.1))):o())})}function ie({axes:t},e){let o=(a,s)=>e.read().query.map((l,c)=>c===a?s:l),r=a=>w(a,1),n=t.map((a,s)=>U({label:a,min:-qt,max:qt,step:.05,zero:0,text:r,onInput:l=>e.change({query:o(s,l)})}));return{root:f("div",{class:"lookup-query",role:"group","aria-label":"The query's numbers"},...n.map(a=>a.root)),tell:a=>n.forEach((s,l)=>s.set(a.query[l]))}}function se(t){let e=U({label:"temperature",min:-2,max:2,step:.05,zero:0,text:y,read:a=>Number((10**a).toPrecision(3)),write:Math.log10,onInput:a=>t.change({temperature:a})}),o=ht("Kind of lookup",{soft:"soft",hard:"hard"},a=>t.change({hard:a==="hard"},{glide:!0})),r=f("div",{class:"lookup-ends","aria-hidden":"true"},f("span",{},"best match alone"),f("span",{},"plain mean"));return{root:f("div",{class:"lookup-heat"},f("div",{},e.root,r),o.root),tell:a=>{e.set(a.temperature,!a.hard),o.set(a.hard?"hard":"soft")}}}function le({words:t}){let e=Array.from({length:4*t.length+2},()=>f("span"));return{root:f("p",{class:"lookup-sum"},...e),tell:(n,i)=>ot(n,i).forEach(([a,s],l)=>{e[l].className=a,S(e[l],s)})}}var O=(t,e)=>f("span",{},t,f("small",{},e));function ce(t){let{words:e,axes:o,key:r}=t,n=[O("Key","k"),O("Score","s = q\xB7k"),O("Exp","e^(s/T)"),O("Weight","\xF7 sum"),O("Value","v"),O("Part","w \xD7 v")],i=e.map((b,m)=>O(b,`(${r[m].map(y).join(", ")})`)),a=`From scores to the output; the axes of a key are ${F(o)}.`,{root:s,cells:l,sums:c}=mt(a,n,i,"Sum");c[4].className="attn-result";let u=[...e,""].map(()=>f("li")),p=f("details",{class:"lookup-numbers"},f("summary",{},"Show every number"),s,f("ul",{},...u)),d=null,h=()=>{!p.open||!d||(pe(l,c,...d),Mt(...d).forEach((b,m)=>S(u[m],b)))};return p.addEventListener("toggle",h),{root:p,tell:(b,m)=>{d=[b,m],h()}}}function pe(t,e,{value:o,temperature:r,hard:n},{scores:i,weights:a,products:s,output:l}){t.forEach((c,u)=>{let p=n?"\u2013":I(i[u]/r);[w(i[u]),p,B(a[u]),y(o[u]),w(s[u])].forEach((h,x)=>S(c[x],h))}),S(e[1],n?"\u2013":I(H(i,r))),S(e[2],"1"),S(e[4],w(l))}function ue(){let t=T("svg",{class:"scene","aria-hidden":"true"}),e=null,o=(r,n,i)=>{let a=P(r),s=Math.max(...r.value)-Math.min(...r.value)||1;return e??=a.output,e+=(a.output-e)*(1-Math.exp(-n/oe)),Math.abs(a.output-e)<5e-4*s&&(e=a.output),J(t,vt(r,a,{width:i,fulcrum:e})),e!==a.output};return{root:f("div",{class:"lookup-beam"},t),paint:o}}function de(t,e){let[o,r,n,i]=[ne(t,e),re(t,e),ie(t,e),se(e)],[a,s,l,c]=[ue(),le(t),ce(t),gt()],u=Q("Reset",e.reset),p=f("section",{class:"lookup-ask"},o.root,r.root,n.root),d=f("h3",{},"The table answers ",f("small",{},"where the weights balance")),h=f("section",{class:"lookup-answer"},d,a.root,i.root),x=f("p",{class:"attn-hint"},"Drag the blue query, or ask for something else: what does the table answer?"),b=f("div",{class:"lookup-below"},l.root,u.root);return{parts:[x,f("div",{class:"lookup-board"},p,h),c.root,s.root,b],tell:m=>{let g=P(m);[o,r,n,i].forEach($=>$.tell(m)),c.set(nt(m,g)),[s,l].forEach($=>$.tell(m,g))},paint:(m,g)=>(r.paint(m,Math.round(r.root.clientWidth)),a.paint(m,g,Math.round(a.root.clientWidth))),stop:c.stop}}var fo=dt({name:"lookup",label:"Live figure: lookup in a table",style:yt+$t,controls:["query","temperature","hard"],fixed:["words","axes","key","value","presets"],build:de});export{vt as beam,P as compute,fo as default,nt as describe,wt as plane};
