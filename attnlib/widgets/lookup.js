// Joined by `make figures` from src/lookup and src/kit: change those, not this.
var Et="http://www.w3.org/2000/svg",jt=0,zt=Math.random().toString(36).slice(2,8),V=t=>`attn-${zt}-${t}-${++jt}`;function nt(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var m=(t,e={},...o)=>nt(document.createElement(t),e,o),B=(t,e={},...o)=>nt(document.createElementNS(Et,t),e,o);function A(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function J(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var at=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var j=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0),S=(t,e,o=1)=>t.map((r,n)=>r+o*e[n]),L=t=>Math.hypot(...t);function lt(t,e=1,o=null){let r=s=>o===null||o[s],n=Math.max(...t.filter((s,c)=>r(c))),i=t.map((s,c)=>r(c)?Math.exp((s-n)/e):0),a=i.reduce((s,c)=>s+c,0);return a>0?i.map(s=>s/a):i}var ct=t=>t.indexOf(Math.max(...t)),E=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var pt=200,Tt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ct=t=>t*t*(3-2*t);function Q(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>Q(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,i])=>[n,Q(t[n],i,o)]);return Object.fromEntries(r)}return e}function ut(t,e,o){let[r,n,i,a,s,c]=[t,t,t,0,0,0],l=!1,d=p=>{let u=Math.min(64,p-s);if(s=p,l){let g=E((p-a)/e);r=Q(n,i,Ct(g)),l=g<1}let f=o(r,u);c=l||f?requestAnimationFrame(d):0};return{go(p,u){if(Tt()){[r,i,l]=[p,p,!1],o(r,1/0);return}[n,i,a,l]=[r,p,performance.now(),u],u||(r=p,o(r,0)),c||([s,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(c)}}function dt(t,e,o=[]){let r=[...e,...o],n=[],i=!1,a=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),s=p=>{if(i)return;let u=a();n.forEach(f=>f(u,p))},c=()=>s(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:u=!1}={})=>{i=!0;for(let[f,g]of Object.entries(p))t.set(f,g);i=!1,s({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:a,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void n.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Lt(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ft({name:t,label:e,style:o,controls:r,fixed:n=[],ms:i=pt,build:a}){return{render:({model:c,el:l})=>{let d=m("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(m("style",{},[at,it,st,o].join(`
`)));let u=dt(c,r,n),f=a(u.read(),u,c),g=m("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(g),l.append(d);let b=()=>{let h=f.glides??(w=>w),x=0,$=ut(h(u.read()),i,(w,O)=>x>0&&f.paint(w,O,x)),q=()=>{let w=Math.round(g.clientWidth);w===x||w===0||(x=w,Lt(l),$.again())};u.follow((w,O)=>{g.classList.add("touched"),f.tell(w),$.go(h(w),O?.glide??!0)}),f.tell(u.read()),q();let M=new ResizeObserver(q);return M.observe(g),()=>{M.disconnect(),$.stop(),u.stop(),f.stop?.()}};return f.ready?f.ready.then(b):b()}}}var ht="http://www.w3.org/2000/svg",Ft=t=>Math.round(t*10)/10+0;function k(t,e,o,r,n){let i=Object.entries(r).map(([a,s])=>[a,typeof s=="number"?Ft(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(i),...n===void 0?{}:{text:n}}}var mt=new WeakMap,Pt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,n])=>[r,String(n)]))});function _t(t,e){let o=Pt(e);for(let n in o)t.at[n]!==o[n]&&t.node.setAttribute(n,o[n]);for(let n in t.at)n in o||t.node.removeAttribute(n);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Dt)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Kt=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Dt(t){let e=document.createElementNS(ht,"tspan");for(let[o,r]of Object.entries(Kt(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function U(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let i=mt.get(t)??new Map;mt.set(t,i);let a=new Map(r.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of i)a.get(c)?.shape!==d&&(l.remove(),i.delete(c));let s=t.firstChild;for(let c of r){let l=i.get(c.id);l||(l={node:document.createElementNS(ht,c.shape),shape:c.shape,at:{},text:""},i.set(c.id,l)),_t(l,c),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}function v(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function y(t){let e=v(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function N(t,e=2){if(Math.abs(t)<700)return v(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function F(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var C=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function X(t,e){let o=m("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>J(o,"aria-pressed",String(r))}}function gt(t,e,o){let r=V("choice"),n=new Map,i=m("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,s]of Object.entries(e))n.set(a,m("input",{type:"radio",name:r,onchange:()=>o(a)})),i.append(m("label",{},n.get(a),m("span",{},s)));return{root:i,set:a=>void(n.get(a).checked=!0)}}function Rt({label:t,min:e,max:o,step:r,onInput:n,text:i=v,zero:a=e,...s}){let{read:c=x=>x,write:l=x=>x}=s,d=V("slider"),p=m("span",{class:"attn-number","aria-hidden":"true"}),f=m("input",{type:"range",id:d,min:e,max:o,step:r,oninput:()=>n(c(f.valueAsNumber))}),g=m("div",{class:"attn-slider"},m("label",{for:d},t),f,p),b=x=>Math.min(1,Math.max(0,(x-e)/(o-e)));return{root:g,input:f,set:(x,$=!0)=>{let q=l(x);f.valueAsNumber!==q&&(f.value=q),f.style.setProperty("--from",b(Math.min(a,q))),f.style.setProperty("--to",b(Math.max(a,q))),f.disabled=!$,A(p,i(x)),J(f,"aria-valuetext",i(x))}}}function Y(t){let e=Rt(t);return e.root.className="attn-range",e}function xt(t,e,o,r){let n=()=>e.slice(1).map(()=>m("td")),i=(d,p)=>m("tr",{},m("th",{scope:"row"},d),...p),a=o.map(n),s=n(),c=m("tbody",{},...o.map((d,p)=>i(d,a[p]))),l=m("table",{},m("caption",{},t));return l.append(m("thead",{},m("tr",{},...e.map(d=>m("th",{scope:"col"},d))))),l.append(c,m("tfoot",{},i(r,s))),{root:l,cells:a,sums:s}}function bt(t=700){let e=m("p",{class:"attn-summary"}),o=m("span",{class:"attn-hidden",role:"status"}),r,n=i=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>A(o,i),t)),A(e,i)};return{root:m("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}function P({query:t,key:e,value:o,temperature:r,hard:n}){let i=e.map(l=>j(t,l)),a=ct(i),s=n?i.map((l,d)=>+(d===a)):lt(i,r),c=s.map((l,d)=>l*o[d]);return{scores:i,weights:s,products:c,best:a,output:j(s,o)}}function _(t,e){let o=Math.max(...t),r=t.reduce((n,i)=>n+Math.exp((i-o)/e),0);return o/e+Math.log(r)}var T=({query:t,presets:e})=>Object.keys(e).find(o=>e[o].every((r,n)=>Math.abs(r-t[n])<1e-9));function Wt(t,e){let o=e.reduce((r,n)=>S(r,n,-j(n,r)),t);return L(o)>1e-9*(1+L(t))?o.map(r=>r/L(o)):null}function kt(t){let e=t[0].map(()=>0),o=t.flatMap((d,p)=>t.slice(p+1).map(u=>S(d,u,-1))),r=(d,p)=>d.map(u=>Wt(u,p)).find(u=>u!==null),n=r(o,[])??e,i=t.slice(2),a=t.length<2?e:S(t[0],t[1]).map(d=>d/2),s=i.length?i.reduce((d,p)=>S(d,p)).map(d=>d/i.length):a,c=e.map((d,p)=>e.map((u,f)=>+(p===f)));return[r([S(a,s,-1),...o,...c],[n])??e,n]}var z=(t,e)=>t.map(o=>j(o,e));function vt(t,e,o){let r=S(o,z(t,e),-1);return t.reduce((n,i,a)=>S(n,i,r[a]),e)}var Ht=Math.sqrt(50),Gt=Math.sqrt(10),Vt=Math.sqrt(2);function K(t,e,o){let r=(e-t)/Math.max(0,o),n=Math.floor(Math.log10(r)),i=r/Math.pow(10,n),a=i>=Ht?10:i>=Gt?5:i>=Vt?2:1,s,c,l;return n<0?(l=Math.pow(10,-n)/a,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,n)*a,s=Math.round(t/l),c=Math.round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=o&&o<2?K(t,e,o*2):[s,c,l]}function D(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[n,i,a]=r?K(e,t,o):K(t,e,o);if(!(i>=n))return[];let s=i-n+1,c=new Array(s);if(r)if(a<0)for(let l=0;l<s;++l)c[l]=(i-l)/-a;else for(let l=0;l<s;++l)c[l]=(i-l)*a;else if(a<0)for(let l=0;l<s;++l)c[l]=(n+l)/-a;else for(let l=0;l<s;++l)c[l]=(n+l)*a;return c}function Z(t,e,o){return e=+e,t=+t,o=+o,K(t,e,o)[2]}function R(t,e,o){let r;for(;;){let n=Z(t,e,o);if(n===r||n===0||!isFinite(n))return[t,e];n>0?(t=Math.floor(t/n)*n,e=Math.ceil(e/n)*n):n<0&&(t=Math.ceil(t*n)/n,e=Math.floor(e*n)/n),r=n}}function yt(t,e,o=6){let[r,n]=R(t[0],t[1],o);return Object.assign(a=>e[0]+(a-r)/(n-r)*(e[1]-e[0]),{domain:[r,n],range:e,ticks:D(r,n,o)})}var W={apple:"M16 11C13 6 5 7 5 16c0 7 5 13 8.5 13 1.5 0 1.5-.8 2.5-.8s1 .8 2.5 .8C22 29 27 23 27 16c0-9-8-10-11-5zM16 11c0-4 1.5-6.5 4.5-8",banana:"M7 5c-2 12 6 22 19 21.5 1.8-.1 2.2-2.6 .6-3.2C17.5 21 12 14.5 10.5 5.200 10.2 3.5 7.300 3.3 7 5z",chair:"M9.5 3v26M9.5 18.5h13V29M9.5 7.5h.1M9.5 24h13"},tt=t=>7.8*t.length;function Bt(t,e){let[o,r]=[Math.min(...t),Math.max(...t)],n=.16*(r-o||Math.abs(r)||1),i=o>=0&&o<=.5*r?0:o-n,a=e<480?14:34;return yt([i,r+n],[a,e-a])}function Jt(t,e){let o=[],r=e.map(()=>0),n=t.map((i,a)=>a).sort((i,a)=>t[i]-t[a]);for(let i of n){let[a,s]=[t[i]-tt(e[i])/2,t[i]+tt(e[i])/2],c=o.findIndex(l=>l+6<a);r[i]=c<0?o.length:c,o[r[i]]=s}return r}function Qt(t,e,o){let[r,n]=e.domain,i=[...new Set([...e.ticks,...t])],a=[k("ground","line","ruler",{x1:e(r),x2:e(n),y1:o,y2:o})];for(let s of i){let c=t.includes(s),l=!c&&t.some(d=>Math.abs(e(s)-e(d))<22);a.push(k(`tick ${s}`,"line","ruler",{x1:e(s),x2:e(s),y1:o,y2:o+(c?7:4)})),l||a.push(k(`number ${s}`,"text",c?"value strong":"soft",{x:e(s),y:o+22},y(s)))}return a}function Ut(t,e,o,r,n,i){let a=n*Math.sqrt(e),s=a>21,c=e===0||e===1?String(e):F(e),l=s?r+2-a:r-14-2*a;return[k(`disc ${t}`,"circle","weight solid",{cx:o,cy:r-3-a,r:a,...i}),k(`foot ${t}`,"rect","value solid square",{x:o-4,y:r-4,width:8,height:8,...i}),k(`share ${t}`,"text",s?"paper strong":"weight strong",{x:o,y:l,...i},c)]}function wt({words:t,value:e},{weights:o,output:r},{width:n,fulcrum:i=r}){let a=Bt(e,n),s=n<480?42:60,c=t.every(M=>M in W),l=Jt(e.map(M=>a(M)),t),p=(c?64:20*(Math.max(...l)+1)+4)+2*s+14,u=p+46,f=Math.abs(a(1)-a(0))||1,b={transform:`rotate(${E((r-i)*f/13,-8,8).toFixed(2)} ${a(i).toFixed(1)} ${p})`},h=Qt(e,a,u),x=`M${a(i).toFixed(1)} ${p+3}l25 43h-50Z`;h.push(k("fulcrum","path","output solid",{d:x})),h.push(k("output","text","output answer",{x:a(i),y:u+56},v(i)));let[$,q]=a.range;return h.push(k("bar","line","ink line bar",{x1:$,x2:q,y1:p,y2:p,...b})),t.forEach((M,w)=>{let O=a(e[w]);h.push(...Ut(M,o[w],O,p,s,b)),c&&h.push(k(`thing ${M}`,"path","ink line thing",{d:W[M],transform:`translate(${(O-16).toFixed(1)} 8)`})),h.push(k(`name ${M}`,"text","ink name",{x:O,y:c?60:18+20*l[w]},M))}),{width:n,height:u+64,marks:h}}function H({key:t,presets:e},o){let r=kt(t),n=[...t,...Object.values(e)].map(p=>z(r,p)),i=p=>Math.max(1,...n.map(u=>Math.abs(u[p])))+.85,[a,s]=[i(0),i(1)],c=E(s,.7*a,.8*a),l=Math.min(o/(2*a),o*c/a/(2*s)),d=Math.round(o*c/a);return{plane:r,u:l,height:d,reach:[o/(2*l)-.3,d/(2*l)-.3],x:p=>o/2+p*l,y:p=>d/2-p*l}}function Xt(t,{x:e,y:o}){let r=[];return t.forEach((n,i)=>t.slice(i+1).forEach((a,s)=>{let[c,l]=S(n,a,-1),d=99/(Math.hypot(c,l)||1);for(let p of[1,-1]){let u=[-l*p*d,c*p*d],f=j(u,n);c===0&&l===0||t.some(g=>j(u,g)>f+1e-6)||r.push(k(`tie ${i} ${i+1+s} ${p}`,"line","ruler tie",{x1:e(0),y1:o(0),x2:e(u[0]),y2:o(u[1])}))}})),r}function Yt(t,e,{x:o,y:r},n){let[i,a]=[o(e[0]),r(e[1])],s=t in W,c=e[1]<0||e[1]===0&&e[0]<0,l=E(i,26,n-tt(t)-30),d=a+(c?29:-27),p={d:W[t],transform:`translate(${(l-14).toFixed(1)} ${(d-14).toFixed(1)}) scale(0.875)`};return[k(`key ${t}`,"line","key line arrow",{x1:o(0),y1:r(0),x2:i,y2:a}),k(`ring ${t}`,"circle","key ring",{cx:i,cy:a,r:5}),...s?[k(`thing ${t}`,"path","ink line thing",p)]:[],k(`label ${t}`,"text","ink name start",{x:s?l+20:l-10,y:d+5},t)]}function Zt(t,e,o,r){let n=i=>Math.min(o-8-(e+i),e+i-16,...r.map(({at:a})=>Math.hypot((Number(a.x)+18-t)/2,Number(a.y)-e-i)));return e+(n(31)>14||n(31)>=n(-20)?31:-20)}function $t(t,{width:e}){let o=H(t,e),{x:r,y:n,height:i}=o,a=t.key.map(u=>z(o.plane,u)),s=Xt(a,o);t.words.forEach((u,f)=>s.push(...Yt(u,a[f],o,e)));let c=z(o.plane,t.query),[l,d]=[r(c[0]),n(c[1])],p=s.filter(({id:u})=>u.startsWith("label"));return s.push(k("middle","circle","ink solid",{cx:r(0),cy:n(0),r:2.5})),s.push(k("query arrow","line","query line ask",{x1:r(0),y1:n(0),x2:l,y2:d})),s.push(k("query","circle","query solid",{cx:l,cy:d,r:12})),s.push(k("query name","text","query strong",{x:l,y:Zt(l,d,i,p)},T(t)??"query")),{width:e,height:i,marks:s}}var Mt=`text.answer { font: 600 30px var(--reading, "Lookup Serif", Georgia, serif); }
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
`;var et=t=>t<0?`(${y(t)})`:y(t),G=t=>t===0||t===1?String(t):v(t,3);function ot({value:t},{weights:e,output:o}){return[...e.flatMap((n,i)=>[["",i?" + ":""],["weight",G(n)],[""," \xD7 "],["value",et(t[i])]]),[""," = "],["output",v(o)]]}var oe=(t,e)=>ot(t,e).map(([,o])=>o).join(""),re=t=>`${/^[aeiou]/.test(t)?"an":"a"} ${t}`;function rt(t,e){let{words:o,value:r,temperature:n,hard:i}=t,{scores:a,weights:s,best:c,output:l}=e,d=T(t),p=d?`Asked for ${re(d)}`:"Asked for this query",u=o.filter((h,x)=>Math.abs(a[x]-a[c])<1e-9);if(i&&u.length>1){let h=`${C(u)} tie at a score of ${v(a[c])}`;return`${p}, the hard lookup must pick one row: ${h}, and it takes ${o[c]}, worth ${y(l)}.`}if(i)return`${p}, the hard lookup takes ${o[c]} alone, the highest score, and returns its value, ${y(r[c])}.`;let f=C(o.map((h,x)=>`${h} ${F(s[x])}`)),g=u.length===o.length&&o.length>1?", the plain mean":"",b=n===1?"":` at temperature ${y(n)}`;return`${p}${b}, the table balances at ${v(l)}${g}: ${f} of the weight.`}function qt(t,e){let{words:o,key:r,query:n,temperature:i,hard:a}=t,{scores:s,weights:c,best:l}=e,d=N(_(s,i));return[...o.map((u,f)=>{let g=n.map(($,q)=>`${et($)} \xD7 ${et(r[f][q])}`).join(" + "),b=`${u}
score: ${g} = ${y(s[f])}`;if(a)return`${b}
weight: ${f===l?"1, the highest score":"0"}`;let h=N(s[f]/i),x=`exp: e^(${y(s[f])} / ${y(i)}) = ${h}`;return`${b}
${x}
weight: ${h} / ${d} = ${G(c[f])}`}),`output
${oe(t,e)}`]}var At=4,ne=70;function ae({words:t,presets:e},o){let n=[...new Set([...Object.keys(e).filter(c=>!t.includes(c)),...t])].filter(c=>c in e),i=n.map(c=>X(c,()=>o.change({query:e[c]},{glide:!0}))),a=m("div",{class:"lookup-asks attn-row",role:"group","aria-label":"Ask for"});return a.append(m("h3",{"aria-hidden":"true"},"Ask for"),...i.map(c=>c.root)),{root:a,tell:c=>i.forEach((l,d)=>l.set(n[d]===T(c)))}}function ie(t,e){let o=B("svg",{class:"scene","aria-hidden":"true"}),r=m("div",{class:"lookup-handle",tabindex:"0",role:"slider","aria-label":"Query: arrow keys move it"}),[n,i]=[Math.min(...t.value),Math.max(...t.value)];r.setAttribute("aria-valuemin",String(n)),r.setAttribute("aria-valuemax",String(i));let a=m("div",{class:"field lookup-field"},o,r),s=H(t,400),c=p=>p.map((u,f)=>E(u,-s.reach[f],s.reach[f])),l=(p,u=!1)=>{let f=vt(s.plane,e.read().query,c(p));e.change({query:f.map(g=>Math.round(g*1e3)/1e3)},{glide:u})},d=p=>{let u=o.getBoundingClientRect();return[(p.clientX-u.left-u.width/2)/s.u,(u.top+u.height/2-p.clientY)/s.u]};return r.addEventListener("pointerdown",p=>r.setPointerCapture(p.pointerId)),r.addEventListener("pointermove",p=>{r.hasPointerCapture(p.pointerId)&&l(d(p))}),o.addEventListener("click",p=>l(d(p),!0)),se(r,p=>l(S(z(s.plane,e.read().query),p)),e.reset),{root:a,tell:p=>{let u=P(p);r.setAttribute("aria-valuenow",String(E(u.output,n,i))),r.setAttribute("aria-valuetext",rt(p,u))},paint:(p,u)=>{s=H(p,u),U(o,$t(p,{width:u}));let[f,g]=z(s.plane,p.query);r.style.translate=`${s.x(f)}px ${s.y(g)}px`}}}function se(t,e,o){let r={ArrowRight:[1,0],ArrowLeft:[-1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};t.addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey||n.altKey)return;let i=r[n.key];!i&&n.key!=="Home"||(n.preventDefault(),n.stopPropagation(),i?e(i.map(a=>a*(n.shiftKey?.5:.1))):o())})}function le({axes:t},e){let o=(a,s)=>e.read().query.map((c,l)=>l===a?s:c),r=a=>v(a,1),n=t.map((a,s)=>Y({label:a,min:-At,max:At,step:.05,zero:0,text:r,onInput:c=>e.change({query:o(s,c)})}));return{root:m("div",{class:"lookup-query",role:"group","aria-label":"The query's numbers"},...n.map(a=>a.root)),tell:a=>n.forEach((s,c)=>s.set(a.query[c]))}}function ce(t){let e=Y({label:"temperature",min:-2,max:2,step:.05,zero:0,text:y,read:a=>Number((10**a).toPrecision(3)),write:Math.log10,onInput:a=>t.change({temperature:a})}),o=gt("Kind of lookup",{soft:"soft",hard:"hard"},a=>t.change({hard:a==="hard"},{glide:!0})),r=m("div",{class:"lookup-ends","aria-hidden":"true"},m("span",{},"best match alone"),m("span",{},"plain mean"));return{root:m("div",{class:"lookup-heat"},m("div",{},e.root,r),o.root),tell:a=>{e.set(a.temperature,!a.hard),o.set(a.hard?"hard":"soft")}}}function pe({words:t}){let e=Array.from({length:4*t.length+2},()=>m("span"));return{root:m("p",{class:"lookup-sum"},...e),tell:(n,i)=>ot(n,i).forEach(([a,s],c)=>{e[c].className=a,A(e[c],s)})}}var I=(t,e)=>m("span",{},t,m("small",{},e));function ue(t){let{words:e,axes:o,key:r}=t,n=[I("Key","k"),I("Score","s = q\xB7k"),I("Exp","e^(s/T)"),I("Weight","\xF7 sum"),I("Value","v"),I("Part","w \xD7 v")],i=e.map((b,h)=>I(b,`(${r[h].map(y).join(", ")})`)),a=`From scores to the output; the axes of a key are ${C(o)}.`,{root:s,cells:c,sums:l}=xt(a,n,i,"Sum");l[4].className="attn-result";let d=[...e,""].map(()=>m("li")),p=m("details",{class:"lookup-numbers"},m("summary",{},"Show every number"),s,m("ul",{},...d)),u=null,f=()=>{!p.open||!u||(de(c,l,...u),qt(...u).forEach((b,h)=>A(d[h],b)))};return p.addEventListener("toggle",f),{root:p,tell:(b,h)=>{u=[b,h],f()}}}function de(t,e,{value:o,temperature:r,hard:n},{scores:i,weights:a,products:s,output:c}){t.forEach((l,d)=>{let p=n?"\u2013":N(i[d]/r);[v(i[d]),p,G(a[d]),y(o[d]),v(s[d])].forEach((f,g)=>A(l[g],f))}),A(e[1],n?"\u2013":N(_(i,r))),A(e[2],"1"),A(e[4],v(c))}function fe(){let t=B("svg",{class:"scene","aria-hidden":"true"}),e=null,o=(r,n,i)=>{let a=P(r),s=Math.max(...r.value)-Math.min(...r.value)||1;return e??=a.output,e+=(a.output-e)*(1-Math.exp(-n/ne)),Math.abs(a.output-e)<5e-4*s&&(e=a.output),U(t,wt(r,a,{width:i,fulcrum:e})),e!==a.output};return{root:m("div",{class:"lookup-beam"},t),paint:o}}function me(t,e){let[o,r,n,i]=[ae(t,e),ie(t,e),le(t,e),ce(e)],[a,s,c,l]=[fe(),pe(t),ue(t),bt()],d=X("Reset",e.reset),p=m("section",{class:"lookup-ask"},o.root,r.root,n.root),u=m("h3",{},"The table answers ",m("small",{},"where the weights balance")),f=m("section",{class:"lookup-answer"},u,a.root,i.root),g=m("p",{class:"attn-hint"},"Drag the blue query, or ask for something else: what does the table answer?"),b=m("div",{class:"lookup-below"},c.root,d.root);return{parts:[g,m("div",{class:"lookup-board"},p,f),l.root,s.root,b],tell:h=>{let x=P(h);[o,r,n,i].forEach($=>$.tell(h)),l.set(rt(h,x)),[s,c].forEach($=>$.tell(h,x))},paint:(h,x)=>(r.paint(h,Math.round(r.root.clientWidth)),a.paint(h,x,Math.round(a.root.clientWidth))),stop:l.stop}}var ho=ft({name:"lookup",label:"Live figure: lookup in a table",style:Mt+St,controls:["query","temperature","hard"],fixed:["words","axes","key","value","presets"],build:me});export{wt as beam,P as compute,ho as default,rt as describe,$t as plane};
