// Joined by `make figures` from src/lookup and src/kit: change those, not this.
var Nt="http://www.w3.org/2000/svg",Lt=0,Ct=Math.random().toString(36).slice(2,8),J=t=>`attn-${Ct}-${t}-${++Lt}`;function st(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var h=(t,e={},...o)=>st(document.createElement(t),e,o),U=(t,e={},...o)=>st(document.createElementNS(Nt,t),e,o);function A(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function F(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var lt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ct=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ut=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var j=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0),q=(t,e,o=1)=>t.map((r,n)=>r+o*e[n]),P=t=>Math.hypot(...t);function pt(t,e=1,o=null){let r=a=>o===null||o[a],n=Math.max(...t.filter((a,l)=>r(l))),s=t.map((a,l)=>r(l)?Math.exp((a-n)/e):0),i=s.reduce((a,l)=>a+l,0);return i>0?s.map(a=>a/i):s}var dt=t=>t.indexOf(Math.max(...t)),E=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var ft=200,_t=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Dt=t=>t*t*(3-2*t);function Q(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>Q(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,s])=>[n,Q(t[n],s,o)]);return Object.fromEntries(r)}return e}function ht(t,e,o){let[r,n,s,i,a,l]=[t,t,t,0,0,0],c=!1,d=u=>{let p=Math.min(64,u-a);if(a=u,c){let m=E((u-i)/e);r=Q(n,s,Dt(m)),c=m<1}let f=o(r,p);l=c||f?requestAnimationFrame(d):0};return{go(u,p){if(_t()){[r,s,c]=[u,u,!1],o(r,1/0);return}[n,s,i,c]=[r,u,performance.now(),p],p||(r=u,o(r,0)),l||([a,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function mt(t,e,o=[]){let r=[...e,...o],n=[],s=!1,i=()=>Object.fromEntries(r.map(u=>[u,t.get(u)])),a=u=>{if(s)return;let p=i();n.forEach(f=>f(p,u))},l=()=>a(null);e.forEach(u=>t.on(`change:${u}`,l));let c=(u,{glide:p=!1}={})=>{s=!0;for(let[f,m]of Object.entries(u))t.set(f,m);s=!1,a({glide:p}),t.save_changes()},d=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in u).map(p=>[p,u[p]]))};return{read:i,change:c,reset:()=>c(d(),{glide:!0}),follow:u=>void n.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,l))}}function Kt(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Wt(t,e,o,r){let[n,s]=[0,!1],i=l=>{if(l!==s){s=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},a=l=>{let c=++n,d=e.wants?.(o())??null;if(i(d!==null),d===null)return r(l);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===n&&a(l),()=>c===n&&e.say?.(u))};return a}function gt({name:t,label:e,style:o,controls:r,fixed:n=[],ms:s=ft,build:i}){return{render:({model:l,el:c})=>{let d=h("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(h("style",{},[lt,ct,ut,o].join(`
`)));let p=mt(l,r,n),f=i(p.read(),p,l),m=h("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);u.append(m),c.append(d);let k=()=>{let x=f.glides??(M=>M),S=0,v=ht(x(p.read()),s,(M,B)=>S>0&&f.paint(M,B,S)),N=()=>{let M=Math.round(m.clientWidth);M===S||M===0||(S=M,Kt(c),v.again())},w=Wt(m,f,p.read,M=>{f.tell(p.read()),v.go(x(p.read()),M)});p.follow((M,B)=>{m.classList.add("touched"),w(B?.glide??!0)}),f.tell(p.read()),N();let z=new ResizeObserver(N);return z.observe(m),f.ahead?.(),()=>{z.disconnect(),v.stop(),p.stop(),f.stop?.()}},g=async()=>{await f.ready;for(let x;x=f.wants?.(p.read());)await x;return k()};return f.ready?g():k()}}}var bt="http://www.w3.org/2000/svg",Ht=t=>Math.round(t*10)/10+0;function b(t,e,o,r,n){let s=Object.entries(r).map(([i,a])=>[i,typeof a=="number"?Ht(a):a]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...n===void 0?{}:{text:n}}}var xt=new WeakMap,Rt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,n])=>[r,String(n)]))});function Gt(t,e){let o=Rt(e);for(let n in o)t.at[n]!==o[n]&&t.node.setAttribute(n,o[n]);for(let n in t.at)n in o||t.node.removeAttribute(n);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Bt)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Vt=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Bt(t){let e=document.createElementNS(bt,"tspan");for(let[o,r]of Object.entries(Vt(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function X(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let s=xt.get(t)??new Map;xt.set(t,s);let i=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of s)i.get(l)?.shape!==d&&(c.remove(),s.delete(l));let a=t.firstChild;for(let l of r){let c=s.get(l.id);c||(c={node:document.createElementNS(bt,l.shape),shape:l.shape,at:{},text:""},s.set(l.id,c)),Gt(c,l),a===c.node?a=c.node.nextSibling:t.insertBefore(c.node,a)}}function y(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function $(t){let e=y(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function L(t,e=2){if(Math.abs(t)<700)return y(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function kt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var T=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Y(t,e){let o=h("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>F(o,"aria-pressed",String(r))}}function vt(t,e,o){let r=J("choice"),n=new Map,s=h("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,a]of Object.entries(e))n.set(i,h("input",{type:"radio",name:r,onchange:()=>o(i)})),s.append(h("label",{},n.get(i),h("span",{},a)));return{root:s,set:i=>void(n.get(i).checked=!0)}}function Jt({label:t,min:e,max:o,step:r,onInput:n,text:s=y,zero:i=e,...a}){let{read:l=v=>v,write:c=v=>v}=a,d=J("slider"),u=h("span",{class:"attn-number","aria-hidden":"true"}),f=h("input",{type:"range",id:d,min:e,max:o,step:r,oninput:()=>n(l(f.valueAsNumber))}),m=h("div",{class:"attn-slider"},h("label",{for:d},t),f,u),k=o,g=v=>Math.min(1,Math.max(0,(v-e)/(k-e)));return{root:m,input:f,set:(v,N=!0)=>{let w=c(v);f.valueAsNumber!==w&&(f.value=w),f.style.setProperty("--from",g(Math.min(i,w))),f.style.setProperty("--to",g(Math.max(i,w))),f.disabled=!N,A(u,s(v)),F(f,"aria-valuetext",s(v))},limit:v=>F(f,"max",k=v)}}function Z(t){let e=Jt(t);return e.root.className="attn-range",e}function wt(t,e,o,r){let n=()=>e.slice(1).map(()=>h("td")),s=(d,u)=>h("tr",{},h("th",{scope:"row"},d),...u),i=o.map(n),a=n(),l=h("tbody",{},...o.map((d,u)=>s(d,i[u]))),c=h("table",{},h("caption",{},t));return c.append(h("thead",{},h("tr",{},...e.map(d=>h("th",{scope:"col"},d))))),c.append(l,h("tfoot",{},s(r,a))),{root:c,cells:i,sums:a}}function yt(t=700){let e=h("p",{class:"attn-summary"}),o=h("span",{class:"attn-hidden",role:"status"}),r,n=s=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>A(o,s),t)),A(e,s)};return{root:h("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}function _({query:t,key:e,value:o,temperature:r,hard:n}){let s=e.map(c=>j(t,c)),i=dt(s),a=n?s.map((c,d)=>+(d===i)):pt(s,r),l=a.map((c,d)=>c*o[d]);return{scores:s,weights:a,products:l,best:i,output:j(a,o)}}function D(t,e){let o=Math.max(...t),r=t.reduce((n,s)=>n+Math.exp((s-o)/e),0);return o/e+Math.log(r)}var C=({query:t,presets:e})=>Object.keys(e).find(o=>e[o].every((r,n)=>Math.abs(r-t[n])<1e-9));function Ut(t,e){let o=e.reduce((r,n)=>q(r,n,-j(n,r)),t);return P(o)>1e-9*(1+P(t))?o.map(r=>r/P(o)):null}function tt(t){let e=t[0].map(()=>0),o=t.flatMap((d,u)=>t.slice(u+1).map(p=>q(d,p,-1))),r=(d,u)=>d.map(p=>Ut(p,u)).find(p=>p!==null),n=r(o,[])??e,s=t.slice(2),i=t.length<2?e:q(t[0],t[1]).map(d=>d/2),a=s.length?s.reduce((d,u)=>q(d,u)).map(d=>d/s.length):i,l=e.map((d,u)=>e.map((p,f)=>+(u===f)));return[r([q(i,a,-1),...o,...l],[n])??e,n]}function $t({key:t,words:e}){if(t.length<2)return["",""];let[o,r]=tt(t).map(a=>t.map(l=>j(a,l))),n=(a,l)=>Math.abs(a-l)<1e-9,s=r[0]>r[1]+1e-9;return[t.length===3&&n(o[0],o[1])&&o[0]>o[2]+1e-9&&n((r[0]+r[1])/2,r[2])?`from ${e[2]} to the other two`:"",s?`from ${e[1]} to ${e[0]}`:""]}var O=(t,e)=>t.map(o=>j(o,e));function Mt(t,e,o){let r=q(o,O(t,e),-1);return t.reduce((n,s,i)=>q(n,s,r[i]),e)}var Qt=Math.sqrt(50),Xt=Math.sqrt(10),Yt=Math.sqrt(2);function K(t,e,o){let r=(e-t)/Math.max(0,o),n=Math.floor(Math.log10(r)),s=r/Math.pow(10,n),i=s>=Qt?10:s>=Xt?5:s>=Yt?2:1,a,l,c;return n<0?(c=Math.pow(10,-n)/i,a=Math.round(t*c),l=Math.round(e*c),a/c<t&&++a,l/c>e&&--l,c=-c):(c=Math.pow(10,n)*i,a=Math.round(t/c),l=Math.round(e/c),a*c<t&&++a,l*c>e&&--l),l<a&&.5<=o&&o<2?K(t,e,o*2):[a,l,c]}function W(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[n,s,i]=r?K(e,t,o):K(t,e,o);if(!(s>=n))return[];let a=s-n+1,l=new Array(a);if(r)if(i<0)for(let c=0;c<a;++c)l[c]=(s-c)/-i;else for(let c=0;c<a;++c)l[c]=(s-c)*i;else if(i<0)for(let c=0;c<a;++c)l[c]=(n+c)/-i;else for(let c=0;c<a;++c)l[c]=(n+c)*i;return l}function et(t,e,o){return e=+e,t=+t,o=+o,K(t,e,o)[2]}function H(t,e,o){let r;for(;;){let n=et(t,e,o);if(n===r||n===0||!isFinite(n))return[t,e];n>0?(t=Math.floor(t/n)*n,e=Math.ceil(e/n)*n):n<0&&(t=Math.ceil(t*n)/n,e=Math.floor(e*n)/n),r=n}}function St(t,e,o=6){let[r,n]=H(t[0],t[1],o);return Object.assign(i=>e[0]+(i-r)/(n-r)*(e[1]-e[0]),{domain:[r,n],range:e,ticks:W(r,n,o)})}var ot=t=>t<0?`(${$(t)})`:$(t),qt=({hard:t,words:e})=>t||e.length===1;function R(t,e){return qt(t)?String(e):e===0?"\u2248 0":y(e,3)}function rt(t,e){return qt(t)?String(e):kt(E(e,1e-9,1-1e-9))}function nt(t,{weights:e,output:o}){let{value:r}=t;return[...e.flatMap((s,i)=>[["",i?" + ":""],["weight",R(t,s)],[""," \xD7 "],["value",ot(r[i])]]),[""," = "],["output",y(o)]]}var Zt=(t,e)=>nt(t,e).map(([,o])=>o).join(""),te=t=>`${/^[aeiou]/.test(t)?"an":"a"} ${t}`;function at(t,e){let{words:o,value:r,temperature:n,hard:s}=t,{scores:i,weights:a,best:l,output:c}=e,d=C(t),u=d?`Asked for ${te(d)}`:"Asked for this query",p=o.filter((g,x)=>Math.abs(i[x]-i[l])<1e-9);if(s&&p.length>1){let g=`${T(p)} tie at a score of ${y(i[l])}`;return`${u}, the hard lookup must pick one row: ${g}, and it takes ${o[l]}, worth ${$(c)}.`}if(s)return`${u}, the hard lookup takes ${o[l]} alone, the highest score, and returns its value, ${$(r[l])}.`;let f=T(o.map((g,x)=>`${g} ${rt(t,a[x])}`)),m=p.length===o.length&&o.length>1?", the plain mean":"",k=n===1?"":` at temperature ${$(n)}`;return`${u}${k}, the table balances at ${y(c)}${m}: ${f} of the weight.`}function At(t,e){let{words:o,key:r,query:n,temperature:s,hard:i}=t,{scores:a,weights:l,best:c}=e,d=L(D(a,s));return[...o.map((p,f)=>{let m=n.map((S,v)=>`${ot(S)} \xD7 ${ot(r[f][v])}`).join(" + "),k=`${p}
score: ${m} = ${$(a[f])}`;if(i)return`${k}
weight: ${f===c?"1, the highest score":"0"}`;let g=L(a[f]/s),x=`exp: e^(${$(a[f])} / ${$(s)}) = ${g}`;return`${k}
${x}
weight: ${g} / ${d} = ${R(t,l[f])}`}),`output
${Zt(t,e)}`]}var G={apple:"M16 11C13 6 5 7 5 16c0 7 5 13 8.5 13 1.5 0 1.5-.8 2.5-.8s1 .8 2.5 .8C22 29 27 23 27 16c0-9-8-10-11-5zM16 11c0-4 1.5-6.5 4.5-8",banana:"M7 5c-2 12 6 22 19 21.5 1.8-.1 2.2-2.6 .6-3.2C17.5 21 12 14.5 10.5 5.200 10.2 3.5 7.300 3.3 7 5z",chair:"M9.5 3v26M9.5 18.5h13V29M9.5 7.5h.1M9.5 24h13"},it=t=>7.8*t.length;function ee(t,e){let[o,r]=[Math.min(...t),Math.max(...t)],n=.16*(r-o||Math.abs(r)||1),s=o>=0&&o<=.5*r?0:o-n,i=e<480?14:34;return St([s,r+n],[i,e-i])}function oe(t,e){let o=[],r=e.map(()=>0),n=t.map((s,i)=>i).sort((s,i)=>t[s]-t[i]);for(let s of n){let[i,a]=[t[s]-it(e[s])/2,t[s]+it(e[s])/2],l=o.findIndex(c=>c+6<i);r[s]=l<0?o.length:l,o[r[s]]=a}return r}function re(t,e,o){let[r,n]=e.domain,s=[...new Set([...e.ticks,...t])],i=[b("ground","line","ruler",{x1:e(r),x2:e(n),y1:o,y2:o})];for(let a of s){let l=t.includes(a),c=!l&&t.some(d=>Math.abs(e(a)-e(d))<22);i.push(b(`tick ${a}`,"line","ruler",{x1:e(a),x2:e(a),y1:o,y2:o+(l?7:4)})),c||i.push(b(`number ${a}`,"text",l?"value strong":"soft",{x:e(a),y:o+22},$(a)))}return i}function ne(t,e,o,r,n,s,i){let a=s*Math.sqrt(e),l=a>21,c=l?n+2-a:n-14-2*a;return[b(`disc ${t}`,"circle","weight solid",{cx:r,cy:n-3-a,r:a,...i}),b(`foot ${t}`,"rect","value solid square",{x:r-4,y:n-4,width:8,height:8,...i}),b(`share ${t}`,"text",l?"paper strong":"weight strong",{x:r,y:c,...i},o)]}function Et(t,{weights:e,output:o},{width:r,fulcrum:n=o}){let{words:s,value:i}=t,a=ee(i,r),l=r<480?42:60,c=s.every(w=>w in G),d=oe(i.map(w=>a(w)),s),p=(c?64:20*(Math.max(...d)+1)+4)+2*l+14,f=p+46,m=Math.abs(a(1)-a(0))||1,g={transform:`rotate(${E((o-n)*m/13,-8,8).toFixed(2)} ${a(n).toFixed(1)} ${p})`},x=re(i,a,f),S=`M${a(n).toFixed(1)} ${p+3}l25 43h-50Z`;x.push(b("fulcrum","path","output solid",{d:S})),x.push(b("output","text","output answer",{x:a(n),y:f+56},y(n)));let[v,N]=a.range;return x.push(b("bar","line","ink line bar",{x1:v,x2:N,y1:p,y2:p,...g})),s.forEach((w,z)=>{let M=a(i[z]);x.push(...ne(w,e[z],rt(t,e[z]),M,p,l,g)),c&&x.push(b(`thing ${w}`,"path","ink line thing",{d:G[w],transform:`translate(${(M-16).toFixed(1)} 8)`})),x.push(b(`name ${w}`,"text","ink name",{x:M,y:c?60:18+20*d[z]},w))}),{width:r,height:f+64,marks:x}}function V({key:t,presets:e},o){let r=tt(t),n=[...t,...Object.values(e)].map(u=>O(r,u)),s=u=>Math.max(1,...n.map(p=>Math.abs(p[u])))+.85,[i,a]=[s(0),s(1)],l=E(a,.7*i,.8*i),c=Math.min(o/(2*i),o*l/i/(2*a)),d=Math.round(o*l/i);return{plane:r,u:c,height:d,reach:[o/(2*c)-.3,d/(2*c)-.3],x:u=>o/2+u*c,y:u=>d/2-u*c}}function ae(t,{x:e,y:o}){let r=[];return t.forEach((n,s)=>t.slice(s+1).forEach((i,a)=>{let[l,c]=q(n,i,-1),d=99/(Math.hypot(l,c)||1);for(let u of[1,-1]){let p=[-c*u*d,l*u*d],f=j(p,n);l===0&&c===0||t.some(m=>j(p,m)>f+1e-6)||r.push(b(`tie ${s} ${s+1+a} ${u}`,"line","ruler tie",{x1:e(0),y1:o(0),x2:e(p[0]),y2:o(p[1])}))}})),r}function ie(t,e,{x:o,y:r},n){let[s,i]=[o(e[0]),r(e[1])],a=t in G,l=e[1]<0||e[1]===0&&e[0]<0,c=E(s,26,n-it(t)-30),d=i+(l?29:-27),u={d:G[t],transform:`translate(${(c-14).toFixed(1)} ${(d-14).toFixed(1)}) scale(0.875)`};return[b(`key ${t}`,"line","key line arrow",{x1:o(0),y1:r(0),x2:s,y2:i}),b(`ring ${t}`,"circle","key ring",{cx:s,cy:i,r:5}),...a?[b(`thing ${t}`,"path","ink line thing",u)]:[],b(`label ${t}`,"text","ink name start",{x:a?c+20:c-10,y:d+5},t)]}function se(t,e){let[o,r]=$t(t);return[["across","\u2192",o],["up","\u2191",r]].filter(([,,s])=>s).map(([s,i,a],l)=>b(s,"text","soft start note",{x:10,y:e-10-18*l},`${i} ${a}`))}function le(t,e,o,r){let n=s=>Math.min(o-8-(e+s),e+s-16,...r.map(({at:i})=>Math.hypot((Number(i.x)+18-t)/2,Number(i.y)-e-s)));return e+(n(31)>14||n(31)>=n(-20)?31:-20)}function jt(t,{width:e}){let o=V(t,e),{x:r,y:n,height:s}=o,i=t.key.map(p=>O(o.plane,p)),a=[...se(t,s),...ae(i,o)];t.words.forEach((p,f)=>a.push(...ie(p,i[f],o,e)));let l=O(o.plane,t.query),[c,d]=[r(l[0]),n(l[1])],u=a.filter(({id:p})=>p.startsWith("label"));return a.push(b("middle","circle","ink solid",{cx:r(0),cy:n(0),r:2.5})),a.push(b("query arrow","line","query line ask",{x1:r(0),y1:n(0),x2:c,y2:d})),a.push(b("query","circle","query solid",{cx:c,cy:d,r:12})),a.push(b("query name","text","query strong",{x:c,y:le(c,d,s,u)},C(t)??"query")),{width:e,height:s,marks:a}}var Ot=`text.answer { font: 600 30px var(--reading, "Lookup Serif", Georgia, serif); }
text.name { font-size: 15px; }
text.note { font-size: 13px; }
.bar { stroke-width: 5; }
.thing { stroke-width: 1.6; }
.arrow { stroke-width: 1.5; }
.ask { stroke-width: 3; }
.square { stroke: var(--paper); stroke-width: 1.5; }
.tie { stroke-dasharray: 1 5; stroke-linecap: round; }
`;var zt=`.lookup-board { display: grid; grid-template-columns: minmax(0, 400px) minmax(0, 1fr); column-gap: 40px; align-items: start; }
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
`;var It=4,pe=70;function de({words:t,presets:e},o){let n=[...new Set([...Object.keys(e).filter(l=>!t.includes(l)),...t])].filter(l=>l in e),s=n.map(l=>Y(l,()=>o.change({query:e[l]},{glide:!0}))),i=h("div",{class:"lookup-asks attn-row",role:"group","aria-label":"Ask for"});return i.append(h("h3",{"aria-hidden":"true"},"Ask for"),...s.map(l=>l.root)),{root:i,tell:l=>s.forEach((c,d)=>c.set(n[d]===C(l)))}}function fe(t,e){let o=U("svg",{class:"scene","aria-hidden":"true"}),r=h("div",{class:"lookup-handle",tabindex:"0",role:"slider","aria-label":"Query: arrow keys move it"}),[n,s]=[Math.min(...t.value),Math.max(...t.value)];r.setAttribute("aria-valuemin",String(n)),r.setAttribute("aria-valuemax",String(s));let i=h("div",{class:"field lookup-field"},o,r),a=V(t,400),l=u=>u.map((p,f)=>E(p,-a.reach[f],a.reach[f])),c=(u,p=!1)=>{let f=Mt(a.plane,e.read().query,l(u));e.change({query:f.map(m=>Math.round(m*1e3)/1e3)},{glide:p})},d=u=>{let p=o.getBoundingClientRect();return[(u.clientX-p.left-p.width/2)/a.u,(p.top+p.height/2-u.clientY)/a.u]};return r.addEventListener("pointerdown",u=>r.setPointerCapture(u.pointerId)),r.addEventListener("pointermove",u=>{r.hasPointerCapture(u.pointerId)&&c(d(u))}),o.addEventListener("click",u=>c(d(u),!0)),he(r,u=>c(q(O(a.plane,e.read().query),u)),e.reset),{root:i,tell:u=>{let p=_(u);r.setAttribute("aria-valuenow",String(E(p.output,n,s))),r.setAttribute("aria-valuetext",at(u,p))},paint:(u,p)=>{a=V(u,p),X(o,jt(u,{width:p}));let[f,m]=O(a.plane,u.query);r.style.translate=`${a.x(f)}px ${a.y(m)}px`}}}function he(t,e,o){let[r,n]=[[0,1],[0,-1]],i={...{ArrowRight:[1,0],ArrowLeft:[-1,0]},ArrowUp:r,ArrowDown:n,PageUp:r,PageDown:n};t.addEventListener("keydown",a=>{if(a.ctrlKey||a.metaKey||a.altKey)return;let l=i[a.key];if(!l&&a.key!=="Home"&&a.key!=="End")return;a.preventDefault(),a.stopPropagation();let c=a.shiftKey||a.key.startsWith("Page");l?e(l.map(d=>d*(c?.5:.1))):a.key==="Home"&&o()})}function me({axes:t},e){let o=(i,a)=>e.read().query.map((l,c)=>c===i?a:l),r=i=>y(Math.round(10*i)/10,1),n=t.map((i,a)=>Z({label:i,min:-It,max:It,step:.05,zero:0,text:r,onInput:l=>e.change({query:o(a,l)})}));return{root:h("div",{class:"lookup-query",role:"group","aria-label":"The query's numbers"},...n.map(i=>i.root)),tell:i=>n.forEach((a,l)=>a.set(i.query[l]))}}function ge(t){let e=Z({label:"temperature",min:-2,max:2,step:.05,zero:0,text:$,read:i=>Number((10**i).toPrecision(3)),write:Math.log10,onInput:i=>t.change({temperature:i})}),o=vt("Kind of lookup",{soft:"soft",hard:"hard"},i=>t.change({hard:i==="hard"},{glide:!0})),r=h("div",{class:"lookup-ends","aria-hidden":"true"},h("span",{},"low"),h("span",{},"high"));return{root:h("div",{class:"lookup-heat"},h("div",{},e.root,r),o.root),tell:i=>{e.set(i.temperature,!i.hard),o.set(i.hard?"hard":"soft")}}}function xe({words:t}){let e=Array.from({length:4*t.length+2},()=>h("span"));return{root:h("p",{class:"lookup-sum"},...e),tell:(n,s)=>nt(n,s).forEach(([i,a],l)=>{e[l].className=i,A(e[l],a)})}}var I=(t,e)=>h("span",{},t,h("small",{},e));function be(t){let{words:e,axes:o,key:r}=t,n=[I("Key","k"),I("Score","s = q\xB7k"),I("Exp","e^(s/\u03C4)"),I("Weight","\xF7 sum"),I("Value","v"),I("Part","w \xD7 v")],s=e.map((k,g)=>I(k,`(${r[g].map($).join(", ")})`)),i=`From scores to the output; the axes of a key are ${T(o)}.`,{root:a,cells:l,sums:c}=wt(i,n,s,"Sum");c[4].className="attn-result";let d=[...e,""].map(()=>h("li")),u=h("details",{class:"lookup-numbers"},h("summary",{},"Show every number"),a,h("ul",{},...d)),p=null,f=()=>{!u.open||!p||(ke(l,c,...p),At(...p).forEach((k,g)=>A(d[g],k)))};return u.addEventListener("toggle",f),{root:u,tell:(k,g)=>{p=[k,g],f()}}}function ke(t,e,o,{scores:r,weights:n,products:s,output:i}){let{value:a,temperature:l,hard:c}=o;t.forEach((d,u)=>{let p=c?"\u2013":L(r[u]/l);[y(r[u]),p,R(o,n[u]),$(a[u]),y(s[u])].forEach((m,k)=>A(d[k],m))}),A(e[1],c?"\u2013":L(D(r,l))),A(e[2],"1"),A(e[4],y(i))}function ve(){let t=U("svg",{class:"scene","aria-hidden":"true"}),e=null,o=(r,n,s)=>{let i=_(r),a=Math.max(...r.value)-Math.min(...r.value)||1;return e??=i.output,e+=(i.output-e)*(1-Math.exp(-n/pe)),Math.abs(i.output-e)<5e-4*a&&(e=i.output),X(t,Et(r,i,{width:s,fulcrum:e})),e!==i.output};return{root:h("div",{class:"lookup-beam"},t),paint:o}}function we(t,e){let[o,r,n,s]=[de(t,e),fe(t,e),me(t,e),ge(e)],[i,a,l,c]=[ve(),xe(t),be(t),yt()],d=Y("Reset",e.reset),u=h("section",{class:"lookup-ask"},o.root,r.root,n.root),p=h("h3",{},"The table answers ",h("small",{},"where the weights balance")),f=h("section",{class:"lookup-answer"},p,i.root,s.root),m=h("p",{class:"attn-hint"},"Drag the blue query, or ask for something else: what does the table answer?"),k=h("div",{class:"lookup-below"},l.root,d.root);return{parts:[m,h("div",{class:"lookup-board"},u,f),c.root,a.root,k],tell:g=>{let x=_(g);[o,r,n,s].forEach(S=>S.tell(g)),c.set(at(g,x)),[a,l].forEach(S=>S.tell(g,x))},paint:(g,x)=>(r.paint(g,Math.round(r.root.clientWidth)),i.paint(g,x,Math.round(i.root.clientWidth))),stop:c.stop}}var Mo=gt({name:"lookup",label:"Live figure: lookup in a table",style:Ot+zt,controls:["query","temperature","hard"],fixed:["words","axes","key","value","presets"],build:we});export{Et as beam,_ as compute,Mo as default,at as describe,jt as plane};
