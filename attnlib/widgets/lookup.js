// Joined by `make figures` from src/lookup and src/kit: change those, not this.
var It="http://www.w3.org/2000/svg",Nt=0,Ct=Math.random().toString(36).slice(2,8),B=t=>`attn-${Ct}-${t}-${++Nt}`;function it(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var m=(t,e={},...o)=>it(document.createElement(t),e,o),J=(t,e={},...o)=>it(document.createElementNS(It,t),e,o);function q(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var st=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
@media (forced-colors: active) {
  :is(.attn-slider, .attn-range) input { appearance: auto; -webkit-appearance: auto; background: none; }
  .attn-button[aria-pressed="true"], .attn-choice input:checked + span { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
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
`;var E=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0),S=(t,e,o=1)=>t.map((r,n)=>r+o*e[n]),F=t=>Math.hypot(...t);function pt(t,e=1,o=null){let r=a=>o===null||o[a],n=Math.max(...t.filter((a,l)=>r(l))),s=t.map((a,l)=>r(l)?Math.exp((a-n)/e):0),i=s.reduce((a,l)=>a+l,0);return i>0?s.map(a=>a/i):s}var ut=t=>t.indexOf(Math.max(...t)),A=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var dt=200,Pt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,_t=t=>t*t*(3-2*t);function U(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>U(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,s])=>[n,U(t[n],s,o)]);return Object.fromEntries(r)}return e}function ft(t,e,o){let[r,n,s,i,a,l]=[t,t,t,0,0,0],c=!1,d=p=>{let u=Math.min(64,p-a);if(a=p,c){let g=A((p-i)/e);r=U(n,s,_t(g)),c=g<1}let f=o(r,u);l=c||f?requestAnimationFrame(d):0};return{go(p,u){if(Pt()){[r,s,c]=[p,p,!1],o(r,1/0);return}[n,s,i,c]=[r,p,performance.now(),u],u||(r=p,o(r,0)),l||([a,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function mt(t,e,o=[]){let r=[...e,...o],n=[],s=!1,i=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),a=p=>{if(s)return;let u=i();n.forEach(f=>f(u,p))},l=()=>a(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:u=!1}={})=>{s=!0;for(let[f,g]of Object.entries(p))t.set(f,g);s=!1,a({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:i,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void n.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function Dt(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ht({name:t,label:e,style:o,controls:r,fixed:n=[],ms:s=dt,build:i}){return{render:({model:l,el:c})=>{let d=m("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(m("style",{},[st,lt,ct,o].join(`
`)));let u=mt(l,r,n),f=i(u.read(),u,l),g=m("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(g),c.append(d);let v=()=>{let h=f.glides??(x=>x),b=0,M=ft(h(u.read()),s,(x,j)=>b>0&&f.paint(x,j,b)),w=()=>{let x=Math.round(g.clientWidth);x===b||x===0||(b=x,Dt(c),M.again())};u.follow((x,j)=>{g.classList.add("touched"),f.tell(x),M.go(h(x),j?.glide??!0)}),f.tell(u.read()),w();let I=new ResizeObserver(w);return I.observe(g),()=>{I.disconnect(),M.stop(),u.stop(),f.stop?.()}};return f.ready?f.ready.then(v):v()}}}var xt="http://www.w3.org/2000/svg",Kt=t=>Math.round(t*10)/10+0;function k(t,e,o,r,n){let s=Object.entries(r).map(([i,a])=>[i,typeof a=="number"?Kt(a):a]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...n===void 0?{}:{text:n}}}var gt=new WeakMap,Wt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,n])=>[r,String(n)]))});function Ht(t,e){let o=Wt(e);for(let n in o)t.at[n]!==o[n]&&t.node.setAttribute(n,o[n]);for(let n in t.at)n in o||t.node.removeAttribute(n);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Gt)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Rt=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Gt(t){let e=document.createElementNS(xt,"tspan");for(let[o,r]of Object.entries(Rt(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function Q(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let s=gt.get(t)??new Map;gt.set(t,s);let i=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of s)i.get(l)?.shape!==d&&(c.remove(),s.delete(l));let a=t.firstChild;for(let l of r){let c=s.get(l.id);c||(c={node:document.createElementNS(xt,l.shape),shape:l.shape,at:{},text:""},s.set(l.id,c)),Ht(c,l),a===c.node?a=c.node.nextSibling:t.insertBefore(c.node,a)}}function y(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function $(t){let e=y(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function N(t,e=2){if(Math.abs(t)<700)return y(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function bt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var L=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function X(t,e){let o=m("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>T(o,"aria-pressed",String(r))}}function kt(t,e,o){let r=B("choice"),n=new Map,s=m("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,a]of Object.entries(e))n.set(i,m("input",{type:"radio",name:r,onchange:()=>o(i)})),s.append(m("label",{},n.get(i),m("span",{},a)));return{root:s,set:i=>void(n.get(i).checked=!0)}}function Vt({label:t,min:e,max:o,step:r,onInput:n,text:s=y,zero:i=e,...a}){let{read:l=w=>w,write:c=w=>w}=a,d=B("slider"),p=m("span",{class:"attn-number","aria-hidden":"true"}),f=m("input",{type:"range",id:d,min:e,max:o,step:r,oninput:()=>n(l(f.valueAsNumber))}),g=m("div",{class:"attn-slider"},m("label",{for:d},t),f,p),v=o,h=w=>Math.min(1,Math.max(0,(w-e)/(v-e)));return{root:g,input:f,set:(w,I=!0)=>{let x=c(w);f.valueAsNumber!==x&&(f.value=x),f.style.setProperty("--from",h(Math.min(i,x))),f.style.setProperty("--to",h(Math.max(i,x))),f.disabled=!I,q(p,s(w)),T(f,"aria-valuetext",s(w))},limit:w=>T(f,"max",v=w)}}function Y(t){let e=Vt(t);return e.root.className="attn-range",e}function vt(t,e,o,r){let n=()=>e.slice(1).map(()=>m("td")),s=(d,p)=>m("tr",{},m("th",{scope:"row"},d),...p),i=o.map(n),a=n(),l=m("tbody",{},...o.map((d,p)=>s(d,i[p]))),c=m("table",{},m("caption",{},t));return c.append(m("thead",{},m("tr",{},...e.map(d=>m("th",{scope:"col"},d))))),c.append(l,m("tfoot",{},s(r,a))),{root:c,cells:i,sums:a}}function wt(t=700){let e=m("p",{class:"attn-summary"}),o=m("span",{class:"attn-hidden",role:"status"}),r,n=s=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>q(o,s),t)),q(e,s)};return{root:m("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}function P({query:t,key:e,value:o,temperature:r,hard:n}){let s=e.map(c=>E(t,c)),i=ut(s),a=n?s.map((c,d)=>+(d===i)):pt(s,r),l=a.map((c,d)=>c*o[d]);return{scores:s,weights:a,products:l,best:i,output:E(a,o)}}function _(t,e){let o=Math.max(...t),r=t.reduce((n,s)=>n+Math.exp((s-o)/e),0);return o/e+Math.log(r)}var C=({query:t,presets:e})=>Object.keys(e).find(o=>e[o].every((r,n)=>Math.abs(r-t[n])<1e-9));function Bt(t,e){let o=e.reduce((r,n)=>S(r,n,-E(n,r)),t);return F(o)>1e-9*(1+F(t))?o.map(r=>r/F(o)):null}function Z(t){let e=t[0].map(()=>0),o=t.flatMap((d,p)=>t.slice(p+1).map(u=>S(d,u,-1))),r=(d,p)=>d.map(u=>Bt(u,p)).find(u=>u!==null),n=r(o,[])??e,s=t.slice(2),i=t.length<2?e:S(t[0],t[1]).map(d=>d/2),a=s.length?s.reduce((d,p)=>S(d,p)).map(d=>d/s.length):i,l=e.map((d,p)=>e.map((u,f)=>+(p===f)));return[r([S(i,a,-1),...o,...l],[n])??e,n]}function yt({key:t,words:e}){if(t.length<2)return["",""];let[o,r]=Z(t).map(a=>t.map(l=>E(a,l))),n=(a,l)=>Math.abs(a-l)<1e-9,s=r[0]>r[1]+1e-9;return[t.length===3&&n(o[0],o[1])&&o[0]>o[2]+1e-9&&n((r[0]+r[1])/2,r[2])?`from ${e[2]} to the other two`:"",s?`from ${e[1]} to ${e[0]}`:""]}var O=(t,e)=>t.map(o=>E(o,e));function $t(t,e,o){let r=S(o,O(t,e),-1);return t.reduce((n,s,i)=>S(n,s,r[i]),e)}var Jt=Math.sqrt(50),Ut=Math.sqrt(10),Qt=Math.sqrt(2);function D(t,e,o){let r=(e-t)/Math.max(0,o),n=Math.floor(Math.log10(r)),s=r/Math.pow(10,n),i=s>=Jt?10:s>=Ut?5:s>=Qt?2:1,a,l,c;return n<0?(c=Math.pow(10,-n)/i,a=Math.round(t*c),l=Math.round(e*c),a/c<t&&++a,l/c>e&&--l,c=-c):(c=Math.pow(10,n)*i,a=Math.round(t/c),l=Math.round(e/c),a*c<t&&++a,l*c>e&&--l),l<a&&.5<=o&&o<2?D(t,e,o*2):[a,l,c]}function K(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[n,s,i]=r?D(e,t,o):D(t,e,o);if(!(s>=n))return[];let a=s-n+1,l=new Array(a);if(r)if(i<0)for(let c=0;c<a;++c)l[c]=(s-c)/-i;else for(let c=0;c<a;++c)l[c]=(s-c)*i;else if(i<0)for(let c=0;c<a;++c)l[c]=(n+c)/-i;else for(let c=0;c<a;++c)l[c]=(n+c)*i;return l}function tt(t,e,o){return e=+e,t=+t,o=+o,D(t,e,o)[2]}function W(t,e,o){let r;for(;;){let n=tt(t,e,o);if(n===r||n===0||!isFinite(n))return[t,e];n>0?(t=Math.floor(t/n)*n,e=Math.ceil(e/n)*n):n<0&&(t=Math.ceil(t*n)/n,e=Math.floor(e*n)/n),r=n}}function Mt(t,e,o=6){let[r,n]=W(t[0],t[1],o);return Object.assign(i=>e[0]+(i-r)/(n-r)*(e[1]-e[0]),{domain:[r,n],range:e,ticks:K(r,n,o)})}var et=t=>t<0?`(${$(t)})`:$(t),St=({hard:t,words:e})=>t||e.length===1;function H(t,e){return St(t)?String(e):e===0?"\u2248 0":y(e,3)}function ot(t,e){return St(t)?String(e):bt(A(e,1e-9,1-1e-9))}function rt(t,{weights:e,output:o}){let{value:r}=t;return[...e.flatMap((s,i)=>[["",i?" + ":""],["weight",H(t,s)],[""," \xD7 "],["value",et(r[i])]]),[""," = "],["output",y(o)]]}var Xt=(t,e)=>rt(t,e).map(([,o])=>o).join(""),Yt=t=>`${/^[aeiou]/.test(t)?"an":"a"} ${t}`;function nt(t,e){let{words:o,value:r,temperature:n,hard:s}=t,{scores:i,weights:a,best:l,output:c}=e,d=C(t),p=d?`Asked for ${Yt(d)}`:"Asked for this query",u=o.filter((h,b)=>Math.abs(i[b]-i[l])<1e-9);if(s&&u.length>1){let h=`${L(u)} tie at a score of ${y(i[l])}`;return`${p}, the hard lookup must pick one row: ${h}, and it takes ${o[l]}, worth ${$(c)}.`}if(s)return`${p}, the hard lookup takes ${o[l]} alone, the highest score, and returns its value, ${$(r[l])}.`;let f=L(o.map((h,b)=>`${h} ${ot(t,a[b])}`)),g=u.length===o.length&&o.length>1?", the plain mean":"",v=n===1?"":` at temperature ${$(n)}`;return`${p}${v}, the table balances at ${y(c)}${g}: ${f} of the weight.`}function qt(t,e){let{words:o,key:r,query:n,temperature:s,hard:i}=t,{scores:a,weights:l,best:c}=e,d=N(_(a,s));return[...o.map((u,f)=>{let g=n.map((M,w)=>`${et(M)} \xD7 ${et(r[f][w])}`).join(" + "),v=`${u}
score: ${g} = ${$(a[f])}`;if(i)return`${v}
weight: ${f===c?"1, the highest score":"0"}`;let h=N(a[f]/s),b=`exp: e^(${$(a[f])} / ${$(s)}) = ${h}`;return`${v}
${b}
weight: ${h} / ${d} = ${H(t,l[f])}`}),`output
${Xt(t,e)}`]}var R={apple:"M16 11C13 6 5 7 5 16c0 7 5 13 8.5 13 1.5 0 1.5-.8 2.5-.8s1 .8 2.5 .8C22 29 27 23 27 16c0-9-8-10-11-5zM16 11c0-4 1.5-6.5 4.5-8",banana:"M7 5c-2 12 6 22 19 21.5 1.8-.1 2.2-2.6 .6-3.2C17.5 21 12 14.5 10.5 5.200 10.2 3.5 7.300 3.3 7 5z",chair:"M9.5 3v26M9.5 18.5h13V29M9.5 7.5h.1M9.5 24h13"},at=t=>7.8*t.length;function Zt(t,e){let[o,r]=[Math.min(...t),Math.max(...t)],n=.16*(r-o||Math.abs(r)||1),s=o>=0&&o<=.5*r?0:o-n,i=e<480?14:34;return Mt([s,r+n],[i,e-i])}function te(t,e){let o=[],r=e.map(()=>0),n=t.map((s,i)=>i).sort((s,i)=>t[s]-t[i]);for(let s of n){let[i,a]=[t[s]-at(e[s])/2,t[s]+at(e[s])/2],l=o.findIndex(c=>c+6<i);r[s]=l<0?o.length:l,o[r[s]]=a}return r}function ee(t,e,o){let[r,n]=e.domain,s=[...new Set([...e.ticks,...t])],i=[k("ground","line","ruler",{x1:e(r),x2:e(n),y1:o,y2:o})];for(let a of s){let l=t.includes(a),c=!l&&t.some(d=>Math.abs(e(a)-e(d))<22);i.push(k(`tick ${a}`,"line","ruler",{x1:e(a),x2:e(a),y1:o,y2:o+(l?7:4)})),c||i.push(k(`number ${a}`,"text",l?"value strong":"soft",{x:e(a),y:o+22},$(a)))}return i}function oe(t,e,o,r,n,s,i){let a=s*Math.sqrt(e),l=a>21,c=l?n+2-a:n-14-2*a;return[k(`disc ${t}`,"circle","weight solid",{cx:r,cy:n-3-a,r:a,...i}),k(`foot ${t}`,"rect","value solid square",{x:r-4,y:n-4,width:8,height:8,...i}),k(`share ${t}`,"text",l?"paper strong":"weight strong",{x:r,y:c,...i},o)]}function At(t,{weights:e,output:o},{width:r,fulcrum:n=o}){let{words:s,value:i}=t,a=Zt(i,r),l=r<480?42:60,c=s.every(x=>x in R),d=te(i.map(x=>a(x)),s),u=(c?64:20*(Math.max(...d)+1)+4)+2*l+14,f=u+46,g=Math.abs(a(1)-a(0))||1,h={transform:`rotate(${A((o-n)*g/13,-8,8).toFixed(2)} ${a(n).toFixed(1)} ${u})`},b=ee(i,a,f),M=`M${a(n).toFixed(1)} ${u+3}l25 43h-50Z`;b.push(k("fulcrum","path","output solid",{d:M})),b.push(k("output","text","output answer",{x:a(n),y:f+56},y(n)));let[w,I]=a.range;return b.push(k("bar","line","ink line bar",{x1:w,x2:I,y1:u,y2:u,...h})),s.forEach((x,j)=>{let V=a(i[j]);b.push(...oe(x,e[j],ot(t,e[j]),V,u,l,h)),c&&b.push(k(`thing ${x}`,"path","ink line thing",{d:R[x],transform:`translate(${(V-16).toFixed(1)} 8)`})),b.push(k(`name ${x}`,"text","ink name",{x:V,y:c?60:18+20*d[j]},x))}),{width:r,height:f+64,marks:b}}function G({key:t,presets:e},o){let r=Z(t),n=[...t,...Object.values(e)].map(p=>O(r,p)),s=p=>Math.max(1,...n.map(u=>Math.abs(u[p])))+.85,[i,a]=[s(0),s(1)],l=A(a,.7*i,.8*i),c=Math.min(o/(2*i),o*l/i/(2*a)),d=Math.round(o*l/i);return{plane:r,u:c,height:d,reach:[o/(2*c)-.3,d/(2*c)-.3],x:p=>o/2+p*c,y:p=>d/2-p*c}}function re(t,{x:e,y:o}){let r=[];return t.forEach((n,s)=>t.slice(s+1).forEach((i,a)=>{let[l,c]=S(n,i,-1),d=99/(Math.hypot(l,c)||1);for(let p of[1,-1]){let u=[-c*p*d,l*p*d],f=E(u,n);l===0&&c===0||t.some(g=>E(u,g)>f+1e-6)||r.push(k(`tie ${s} ${s+1+a} ${p}`,"line","ruler tie",{x1:e(0),y1:o(0),x2:e(u[0]),y2:o(u[1])}))}})),r}function ne(t,e,{x:o,y:r},n){let[s,i]=[o(e[0]),r(e[1])],a=t in R,l=e[1]<0||e[1]===0&&e[0]<0,c=A(s,26,n-at(t)-30),d=i+(l?29:-27),p={d:R[t],transform:`translate(${(c-14).toFixed(1)} ${(d-14).toFixed(1)}) scale(0.875)`};return[k(`key ${t}`,"line","key line arrow",{x1:o(0),y1:r(0),x2:s,y2:i}),k(`ring ${t}`,"circle","key ring",{cx:s,cy:i,r:5}),...a?[k(`thing ${t}`,"path","ink line thing",p)]:[],k(`label ${t}`,"text","ink name start",{x:a?c+20:c-10,y:d+5},t)]}function ae(t,e){let[o,r]=yt(t);return[["across","\u2192",o],["up","\u2191",r]].filter(([,,s])=>s).map(([s,i,a],l)=>k(s,"text","soft start note",{x:10,y:e-10-18*l},`${i} ${a}`))}function ie(t,e,o,r){let n=s=>Math.min(o-8-(e+s),e+s-16,...r.map(({at:i})=>Math.hypot((Number(i.x)+18-t)/2,Number(i.y)-e-s)));return e+(n(31)>14||n(31)>=n(-20)?31:-20)}function Et(t,{width:e}){let o=G(t,e),{x:r,y:n,height:s}=o,i=t.key.map(u=>O(o.plane,u)),a=[...ae(t,s),...re(i,o)];t.words.forEach((u,f)=>a.push(...ne(u,i[f],o,e)));let l=O(o.plane,t.query),[c,d]=[r(l[0]),n(l[1])],p=a.filter(({id:u})=>u.startsWith("label"));return a.push(k("middle","circle","ink solid",{cx:r(0),cy:n(0),r:2.5})),a.push(k("query arrow","line","query line ask",{x1:r(0),y1:n(0),x2:c,y2:d})),a.push(k("query","circle","query solid",{cx:c,cy:d,r:12})),a.push(k("query name","text","query strong",{x:c,y:ie(c,d,s,p)},C(t)??"query")),{width:e,height:s,marks:a}}var jt=`text.answer { font: 600 30px var(--reading, "Lookup Serif", Georgia, serif); }
text.name { font-size: 15px; }
text.note { font-size: 13px; }
.bar { stroke-width: 5; }
.thing { stroke-width: 1.6; }
.arrow { stroke-width: 1.5; }
.ask { stroke-width: 3; }
.square { stroke: var(--paper); stroke-width: 1.5; }
.tie { stroke-dasharray: 1 5; stroke-linecap: round; }
`;var Ot=`.lookup-board { display: grid; grid-template-columns: minmax(0, 400px) minmax(0, 1fr); column-gap: 40px; align-items: start; }
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
`;var zt=4,ce=70;function pe({words:t,presets:e},o){let n=[...new Set([...Object.keys(e).filter(l=>!t.includes(l)),...t])].filter(l=>l in e),s=n.map(l=>X(l,()=>o.change({query:e[l]},{glide:!0}))),i=m("div",{class:"lookup-asks attn-row",role:"group","aria-label":"Ask for"});return i.append(m("h3",{"aria-hidden":"true"},"Ask for"),...s.map(l=>l.root)),{root:i,tell:l=>s.forEach((c,d)=>c.set(n[d]===C(l)))}}function ue(t,e){let o=J("svg",{class:"scene","aria-hidden":"true"}),r=m("div",{class:"lookup-handle",tabindex:"0",role:"slider","aria-label":"Query: arrow keys move it"}),[n,s]=[Math.min(...t.value),Math.max(...t.value)];r.setAttribute("aria-valuemin",String(n)),r.setAttribute("aria-valuemax",String(s));let i=m("div",{class:"field lookup-field"},o,r),a=G(t,400),l=p=>p.map((u,f)=>A(u,-a.reach[f],a.reach[f])),c=(p,u=!1)=>{let f=$t(a.plane,e.read().query,l(p));e.change({query:f.map(g=>Math.round(g*1e3)/1e3)},{glide:u})},d=p=>{let u=o.getBoundingClientRect();return[(p.clientX-u.left-u.width/2)/a.u,(u.top+u.height/2-p.clientY)/a.u]};return r.addEventListener("pointerdown",p=>r.setPointerCapture(p.pointerId)),r.addEventListener("pointermove",p=>{r.hasPointerCapture(p.pointerId)&&c(d(p))}),o.addEventListener("click",p=>c(d(p),!0)),de(r,p=>c(S(O(a.plane,e.read().query),p)),e.reset),{root:i,tell:p=>{let u=P(p);r.setAttribute("aria-valuenow",String(A(u.output,n,s))),r.setAttribute("aria-valuetext",nt(p,u))},paint:(p,u)=>{a=G(p,u),Q(o,Et(p,{width:u}));let[f,g]=O(a.plane,p.query);r.style.translate=`${a.x(f)}px ${a.y(g)}px`}}}function de(t,e,o){let[r,n]=[[0,1],[0,-1]],i={...{ArrowRight:[1,0],ArrowLeft:[-1,0]},ArrowUp:r,ArrowDown:n,PageUp:r,PageDown:n};t.addEventListener("keydown",a=>{if(a.ctrlKey||a.metaKey||a.altKey)return;let l=i[a.key];if(!l&&a.key!=="Home"&&a.key!=="End")return;a.preventDefault(),a.stopPropagation();let c=a.shiftKey||a.key.startsWith("Page");l?e(l.map(d=>d*(c?.5:.1))):a.key==="Home"&&o()})}function fe({axes:t},e){let o=(i,a)=>e.read().query.map((l,c)=>c===i?a:l),r=i=>y(Math.round(10*i)/10,1),n=t.map((i,a)=>Y({label:i,min:-zt,max:zt,step:.05,zero:0,text:r,onInput:l=>e.change({query:o(a,l)})}));return{root:m("div",{class:"lookup-query",role:"group","aria-label":"The query's numbers"},...n.map(i=>i.root)),tell:i=>n.forEach((a,l)=>a.set(i.query[l]))}}function me(t){let e=Y({label:"temperature",min:-2,max:2,step:.05,zero:0,text:$,read:i=>Number((10**i).toPrecision(3)),write:Math.log10,onInput:i=>t.change({temperature:i})}),o=kt("Kind of lookup",{soft:"soft",hard:"hard"},i=>t.change({hard:i==="hard"},{glide:!0})),r=m("div",{class:"lookup-ends","aria-hidden":"true"},m("span",{},"low"),m("span",{},"high"));return{root:m("div",{class:"lookup-heat"},m("div",{},e.root,r),o.root),tell:i=>{e.set(i.temperature,!i.hard),o.set(i.hard?"hard":"soft")}}}function he({words:t}){let e=Array.from({length:4*t.length+2},()=>m("span"));return{root:m("p",{class:"lookup-sum"},...e),tell:(n,s)=>rt(n,s).forEach(([i,a],l)=>{e[l].className=i,q(e[l],a)})}}var z=(t,e)=>m("span",{},t,m("small",{},e));function ge(t){let{words:e,axes:o,key:r}=t,n=[z("Key","k"),z("Score","s = q\xB7k"),z("Exp","e^(s/\u03C4)"),z("Weight","\xF7 sum"),z("Value","v"),z("Part","w \xD7 v")],s=e.map((v,h)=>z(v,`(${r[h].map($).join(", ")})`)),i=`From scores to the output; the axes of a key are ${L(o)}.`,{root:a,cells:l,sums:c}=vt(i,n,s,"Sum");c[4].className="attn-result";let d=[...e,""].map(()=>m("li")),p=m("details",{class:"lookup-numbers"},m("summary",{},"Show every number"),a,m("ul",{},...d)),u=null,f=()=>{!p.open||!u||(xe(l,c,...u),qt(...u).forEach((v,h)=>q(d[h],v)))};return p.addEventListener("toggle",f),{root:p,tell:(v,h)=>{u=[v,h],f()}}}function xe(t,e,o,{scores:r,weights:n,products:s,output:i}){let{value:a,temperature:l,hard:c}=o;t.forEach((d,p)=>{let u=c?"\u2013":N(r[p]/l);[y(r[p]),u,H(o,n[p]),$(a[p]),y(s[p])].forEach((g,v)=>q(d[v],g))}),q(e[1],c?"\u2013":N(_(r,l))),q(e[2],"1"),q(e[4],y(i))}function be(){let t=J("svg",{class:"scene","aria-hidden":"true"}),e=null,o=(r,n,s)=>{let i=P(r),a=Math.max(...r.value)-Math.min(...r.value)||1;return e??=i.output,e+=(i.output-e)*(1-Math.exp(-n/ce)),Math.abs(i.output-e)<5e-4*a&&(e=i.output),Q(t,At(r,i,{width:s,fulcrum:e})),e!==i.output};return{root:m("div",{class:"lookup-beam"},t),paint:o}}function ke(t,e){let[o,r,n,s]=[pe(t,e),ue(t,e),fe(t,e),me(e)],[i,a,l,c]=[be(),he(t),ge(t),wt()],d=X("Reset",e.reset),p=m("section",{class:"lookup-ask"},o.root,r.root,n.root),u=m("h3",{},"The table answers ",m("small",{},"where the weights balance")),f=m("section",{class:"lookup-answer"},u,i.root,s.root),g=m("p",{class:"attn-hint"},"Drag the blue query, or ask for something else: what does the table answer?"),v=m("div",{class:"lookup-below"},l.root,d.root);return{parts:[g,m("div",{class:"lookup-board"},p,f),c.root,a.root,v],tell:h=>{let b=P(h);[o,r,n,s].forEach(M=>M.tell(h)),c.set(nt(h,b)),[a,l].forEach(M=>M.tell(h,b))},paint:(h,b)=>(r.paint(h,Math.round(r.root.clientWidth)),i.paint(h,b,Math.round(i.root.clientWidth))),stop:c.stop}}var yo=ht({name:"lookup",label:"Live figure: lookup in a table",style:jt+Ot,controls:["query","temperature","hard"],fixed:["words","axes","key","value","presets"],build:ke});export{At as beam,P as compute,yo as default,nt as describe,Et as plane};
