// Joined by `make figures` from src/efficient and src/kit: change those, not this.
var Vt="http://www.w3.org/2000/svg",Wt=0,Dt=Math.random().toString(36).slice(2,8),Y=t=>`attn-${Dt}-${t}-${++Wt}`;function lt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var y=(t,e={},...o)=>lt(document.createElement(t),e,o),ut=(t,e={},...o)=>lt(document.createElementNS(Vt,t),e,o);function L(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function q(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var pt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var dt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ht=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var U=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);function ft(t,e=1,o=null){let n=c=>o===null||o[c],r=Math.max(...t.filter((c,l)=>n(l))),s=t.map((c,l)=>n(l)?Math.exp((c-r)/e):0),a=s.reduce((c,l)=>c+l,0);return a>0?s.map(c=>c/a):s}var S=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var mt=200,C=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,P=t=>t*t*(3-2*t);function X(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>X(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,X(t[r],s,o)]);return Object.fromEntries(n)}return e}function gt(t,e,o){let[n,r,s,a,c,l]=[t,t,t,0,0,0],u=!1,d=i=>{let p=Math.min(64,i-c);if(c=i,u){let h=S((i-a)/e);n=X(r,s,P(h)),u=h<1}let f=o(n,p);l=u||f?requestAnimationFrame(d):0};return{go(i,p){if(C()){[n,s,u]=[i,i,!1],o(n,1/0);return}[r,s,a,u]=[n,i,performance.now(),p],p||(n=i,o(n,0)),l||([c,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function xt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(i=>[i,t.get(i)])),c=i=>{if(s)return;let p=a();r.forEach(f=>f(p,i))},l=()=>c(null);e.forEach(i=>t.on(`change:${i}`,l));let u=(i,{glide:p=!1}={})=>{s=!0;for(let[f,h]of Object.entries(i))t.set(f,h);s=!1,c({glide:p}),t.save_changes()},d=()=>{let i=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in i).map(p=>[p,i[p]]))};return{read:a,change:u,reset:()=>u(d(),{glide:!0}),follow:i=>void r.push(i),stop:()=>e.forEach(i=>t.off(`change:${i}`,l))}}function Qt(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function bt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=mt,build:a}){return{render:({model:l,el:u})=>{let d=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),i=d.attachShadow({mode:"open"});i.append(y("style",{},[pt,dt,ht,o].join(`
`)));let p=xt(l,n,r),f=a(p.read(),p,l),h=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);i.append(h),u.append(d);let m=()=>{let g=f.glides??(v=>v),w=0,b=gt(g(p.read()),s,(v,j)=>w>0&&f.paint(v,j,w)),x=()=>{let v=Math.round(h.clientWidth);v===w||v===0||(w=v,Qt(u),b.again())};p.follow((v,j)=>{h.classList.add("touched"),f.tell(v),b.go(g(v),j?.glide??!0)}),f.tell(p.read()),x();let $=new ResizeObserver(x);return $.observe(h),()=>{$.disconnect(),b.stop(),p.stop(),f.stop?.()}};return f.ready?f.ready.then(m):m()}}}var Yt=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function wt(t,e,{glide:o=!1}={}){let n=0,r=0,s=null,a=()=>{cancelAnimationFrame(n),s=null,r=0},c=d=>{s=d,t.change(d,{glide:o})};return{play:(d,i=e)=>{a();let p=d.length-1;if(C())return c(d[p]);let f=performance.now(),h=0,m=g=>{let w=Math.min(p,Math.floor(p*(g-f)/i));s&&w>h&&(r=p-w,c(d[h=w])),s&&h<p&&(n=requestAnimationFrame(m))};r=p,c(d[0]),n=requestAnimationFrame(m)},stop:a,tell:d=>{s&&Object.entries(s).some(([i,p])=>!Yt(d[i],p))&&a()},playing:()=>r>0}}var Ut=t=>Math.round(t*10)/10;function yt(t){let e=y("div",{class:"attn-hits"}),o=new Map,n=s=>{let a=s.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),c={node:a,hit:s};return o.set(s.id,c),a.dataset.id=s.id,t(a,()=>c.hit),c};return{root:e,set:s=>{let a=new Set(s.map(({id:c})=>c));for(let[c,{node:l}]of o)a.has(c)||(l.remove(),o.delete(c));s.forEach((c,l)=>{let u=o.get(c.id)??n(c);Xt(u.node,u.hit=c),u.node.parentNode!==e&&e.insertBefore(u.node,e.children[l]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function Xt(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:c={},tab:l=0,lang:u}){let d={left:e,top:o,width:n,height:r};for(let[i,p]of Object.entries(d))t.style[i]=`${Ut(p)}px`;q(t,"class",`attn-hit ${a}`.trim()),q(t,"aria-label",s),q(t,"tabindex",l),u&&q(t,"lang",u);for(let[i,p]of Object.entries(c))q(t,`aria-${i}`,String(p))}var vt="http://www.w3.org/2000/svg",Zt=t=>Math.round(t*10)/10+0;function k(t,e,o,n,r){let s=Object.entries(n).map(([a,c])=>[a,typeof c=="number"?Zt(c):c]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...r===void 0?{}:{text:r}}}var kt=new WeakMap,te=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function ee(t,e){let o=te(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(ne)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var oe=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ne(t){let e=document.createElementNS(vt,"tspan");for(let[o,n]of Object.entries(oe(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function $t(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=kt.get(t)??new Map;kt.set(t,s);let a=new Map(n.map(l=>[l.id,l]));for(let[l,{node:u,shape:d}]of s)a.get(l)?.shape!==d&&(u.remove(),s.delete(l));let c=t.firstChild;for(let l of n){let u=s.get(l.id);u||(u={node:document.createElementNS(vt,l.shape),shape:l.shape,at:{},text:""},s.set(l.id,u)),ee(u,l),c===u.node?c=u.node.nextSibling:t.insertBefore(u.node,c)}}function z(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function W(t){let e=z(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function Mt(t,e){let o=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>q(o,"aria-pressed",String(n))}}function Z(t,e,o){let n=Y("choice"),r=new Map,s=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,c]of Object.entries(e))r.set(a,y("input",{type:"radio",name:n,onchange:()=>o(a)})),s.append(y("label",{},r.get(a),y("span",{},c)));return{root:s,set:a=>void(r.get(a).checked=!0)}}function At({label:t,min:e,max:o,step:n,onInput:r,text:s=z,zero:a=e,...c}){let{read:l=x=>x,write:u=x=>x}=c,d=Y("slider"),i=y("span",{class:"attn-number","aria-hidden":"true"}),f=y("input",{type:"range",id:d,min:e,max:o,step:n,oninput:()=>r(l(f.valueAsNumber))}),h=y("div",{class:"attn-slider"},y("label",{for:d},t),f,i),m=o,g=x=>Math.min(1,Math.max(0,(x-e)/(m-e)));return{root:h,input:f,set:(x,$=!0)=>{let v=u(x);f.valueAsNumber!==v&&(f.value=v),f.style.setProperty("--from",g(Math.min(a,v))),f.style.setProperty("--to",g(Math.max(a,v))),f.disabled=!$,L(i,s(x)),q(f,"aria-valuetext",s(x))},limit:x=>q(f,"max",m=x)}}function qt(t=700){let e=y("p",{class:"attn-summary"}),o=y("span",{class:"attn-hidden",role:"status"}),n,r=s=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>L(o,s),t)),L(e,s)};return{root:y("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function St(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var R=8;var re=(t,e)=>Array.from({length:Math.ceil(t/e)},(o,n)=>[n*e,Math.min(t,(n+1)*e)]),O=([t,e])=>Array.from({length:e-t},(o,n)=>t+n);function zt(){let t=new Map,e=0,o=(n,r)=>void t.set(n,r);return{keep:o,read(n,r){o(n,r),e+=r},write:n=>void(e+=n),clear:()=>t.clear(),moved:()=>e*R,held:()=>[...t.values()].reduce((n,r)=>n+r,0)}}function se({query:t,key:e,value:o,is_causal:n}){let r=t.map((c,l)=>e.map((u,d)=>n&&d>l?-1/0:U(c,u))),s=r.map(c=>ft(c)),a=s.map(c=>o[0].map((l,u)=>U(c,o.map(d=>d[u]))));return{scores:r,weights:s,output:a}}function ae(t,e){return{m:Array(t).fill(-1/0),l:Array(t).fill(0),o:Array.from({length:t},()=>Array(e).fill(0)),factors:Array(t).fill(0),parts:Array.from({length:t},()=>[])}}function ie(t){let{query:e,value:o,is_causal:n}=t,[r,s]=[e.length,o[0].length],a=re(r,Math.min(t.block_size,r)),c=se(t),l=ae(r,s),[u,d]=[zt(),zt()],i=[],p=(h,m=-1,g=-1)=>void i.push({kind:h,I:m,J:g,held:u.held(),m:[...l.m],l:[...l.l],o:[...l.o],factors:[...l.factors],parts:[...l.parts],moved:{blocks:u.moved(),whole:d.moved()}}),f=(h,m)=>{let[g,w]=[O(a[h]),a[m]],b=w[1]-w[0];u.keep("tile",0),u.read("key",b*s),u.read("value",b*s),d.read("key",b*s),p("load",h,m),u.keep("tile",g.length*b),d.write(g.length*b),p("score",h,m);for(let x of g){let $=Math.max(l.m[x],...c.scores[x].slice(...w));l.factors[x]=Math.exp(l.m[x]-$),l.m[x]=$,l.l[x]*=l.factors[x],l.o[x]=l.o[x].map(v=>v*l.factors[x])}p("rescale",h,m);for(let x of g)l.parts[x]=c.scores[x].slice(...w).map($=>Math.exp($-l.m[x])),l.l[x]+=l.parts[x].reduce(($,v)=>$+v,0),l.parts[x].forEach(($,v)=>{l.o[x]=l.o[x].map((j,E)=>j+$*o[w[0]+v][E])});p("add",h,m)};p("start"),a.forEach((h,m)=>{let g=O(h);for(let b of[u,d])b.read("query",g.length*s);["m","l"].forEach(b=>u.keep(b,g.length)),u.keep("output",g.length*s),p("query",m);let w=n?m:a.length-1;for(let b=0;b<=w;b++)f(m,b);if(w<a.length-1){for(let[b,x]of a.slice(w+1))d.read("key",(x-b)*s),d.write(g.length*(x-b));["key","value","tile"].forEach(b=>u.keep(b,0)),p("skip",m)}for(let b of g)l.o[b]=l.o[b].map(x=>x/l.l[b]);u.write(g.length*s),u.clear(),p("write",m)}),d.read("scores",r*r),d.write(r*r),p("softmax");for(let[h,m]of a){d.read("weights",(m-h)*r);for(let[g,w]of a)d.read("value",(w-g)*s);d.write((m-h)*s)}return p("product"),p("compare"),{frames:i,blocks:a,...c}}function ce(t,e){let o=(n,r)=>t.filter(({kind:s,I:a,factors:c})=>s==="rescale"&&a===r&&c[n]>0&&c[n]<1).length;return e.map((n,r)=>O(n).reduce((s,a)=>o(a,r)>o(s,r)?a:s))}function le(t){let e=ie(t),{frames:o,blocks:n,output:r}=e,[s,a]=[t.query.length,o.at(-1)],c=(u,d=-1,i=-1)=>o.findIndex(p=>p.kind===u&&p.I===d&&p.J===i),l=Math.max(...r.flatMap((u,d)=>u.map((i,p)=>Math.abs(i-a.o[d][p]))));return{...e,n:s,b:Math.min(t.block_size,s),end:o.length-1,difference:l,moved:a.moved,most:Math.max(...o.flatMap(u=>u.l)),peak:Math.max(...o.map(({held:u})=>u)),told:ce(o,n),scoredAt:n.map((u,d)=>n.map((i,p)=>c("score",d,p)<0?c("skip",d):c("score",d,p))),skipped:(u,d)=>c("score",u,d)<0,writtenAt:n.map((u,d)=>c("write",d)),addedAt:n.map((u,d)=>n.map((i,p)=>c("add",d,p))),skips:o.some(({kind:u})=>u==="skip"),softmaxAt:c("softmax"),productAt:c("product")}}var D=new Map;function M(t){let{query:e,key:o,value:n,block_size:r,is_causal:s}=t,a=JSON.stringify([e,o,n,r,s]),c=D.get(a)??le(t);return D.size>20&&D.clear(),D.set(a,c),c}var N=({step:t},e)=>S(Math.round(t),0,e.end);function ue(t){let e=M(t),o=N(t,e),{frames:n,output:r,weights:s,difference:a,end:c,peak:l,moved:u}=e;return{...n[o],at:o,end:c,whole:{output:r,weights:s},difference:a,peak:l,total:u}}var Et=(t,e,o)=>t>=e.end?o.end:Math.round(t/e.end*o.end);var Ot=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
.output { --c: var(--output); } .ink { --c: var(--ink); }
text.small { font-size: 13px; }
text.tiny { font-size: 11px; }
.cell { fill: color-mix(in oklab, var(--c) 14%, var(--paper)); stroke: none; }
.from.cell { fill: color-mix(in oklab, var(--c) 30%, var(--paper)); stroke: var(--c); stroke-width: 1.5; }
.empty { fill: transparent; stroke: color-mix(in oklab, var(--c) 40%, var(--paper)); stroke-width: 1; stroke-dasharray: 2 3; }
.ink.heat { fill: var(--ink); } .weight.heat { fill: var(--weight-cell); }
.heat.empty { fill: var(--paper); stroke: none; opacity: 0.75; }
.top.cell { stroke: var(--ink); stroke-width: 2; }
.copy { opacity: 0.7; }
.here { fill: none; stroke: var(--ink); stroke-width: 2.5; }
.cross { fill: none; stroke: var(--soft); stroke-width: 1.2; }
.room { stroke: var(--ink); stroke-width: 2; }
.sum { fill: var(--weight); }
.part { fill: var(--weight); stroke: var(--paper); stroke-width: 1; }
.was { fill: none; stroke: var(--weight); stroke-width: 1.2; stroke-dasharray: 3 3; }
.track { fill: var(--rule); }
.ink.solid { fill: var(--ink); } .soft.solid { fill: var(--soft); }
`;var de=([t,e])=>e-t>1?`${t+1}\u2013${e}`:`${e}`,he={query:"queries",key:"keys"},T=(t,e)=>`${e[1]-e[0]>1?he[t]:t} ${de(e)}`,G=([t,e])=>e-t===1,tt=t=>t[0].toUpperCase()+t.slice(1),J=t=>`${String(t).replace(/\B(?=(\d{3})+$)/g,"\u202F")}\xA0B`,A=t=>Number.isInteger(t)?W(t):z(t,2),et=t=>`(${t.map(A).join(", ")})`,fe=t=>t<0?`(${A(t)})`:A(t);function Tt(t){if(t===0)return"0";let[e,o]=t.toExponential(1).split("e-");return`${e} \xD7 10\u207B${[...o].map(n=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(n)]).join("")}`}function _t({n:t,difference:e},o,n){if(o==="start")return["Empty.","A block of each will lie here, and one tile of scores."];if(o!=="compare")return["The blocks are done.","The whole-matrix way has its matrices to read."];let r=`for which the whole-matrix way stored ${2*t*t} numbers more`;return[n?`Same output, within ${Tt(e)}`:`The same output: largest difference ${Tt(e)}`,n?`${2*t*t} numbers less in the slow memory`:r]}function me(t,e,o,n){let r=`Row ${t+1}`;return e===-1/0?`${r} meets its first scores; the largest is m = ${A(o)}. Nothing is gathered yet that could be rescaled.`:e===o?`${r} meets nothing larger than m = ${A(o)}: what it has gathered stays as it is.`:`${r} meets a larger score: m rises from ${A(e)} to ${A(o)}. What it has gathered was measured from the old m, so its sum and output are multiplied by exp(${A(e)} \u2212 ${fe(o)}) = ${z(n,2)}.`}function ge(t,e,o){let n=o.parts[t].map(r=>A(r)).join(" + ");return`A score s adds exp(s \u2212 m) to the sum, and so much of its value to the output. Row ${t+1}: l = ${A(e.l[t])} + ${n} = ${A(o.l[t])}, output so far ${et(o.o[t])}.`}function xe(t,e){let{blocks:o,whole:n}=t.moved,r=`${t.n} \xD7 ${t.n}`;return e==="softmax"?`The whole-matrix way now reads its ${r} scores back, takes the softmax of each row and writes ${r} weights.`:e==="product"?`It reads the ${r} weights, and V block by block, and writes the same output.`:`The same output. The whole-matrix way moved ${z(n/o,1)} times as many bytes, ${J(n)} instead of ${J(o)}: four times ${r} numbers more${t.skips?", and keys and values of skipped tiles":""}.`}function jt(t,e){let o=t.frames[e],n=t.frames[Math.max(0,e-1)],[r,s]=[t.blocks[o.I],t.blocks[o.J]],a=t.told[o.I];switch(o.kind){case"start":return"A softmax never needs all scores of a row at once. Blocks will come into the fast memory, and each row will keep a running maximum m, a running sum l and an output so far.";case"query":return`${tt(T("query",r))} ${G(r)?"comes":"come"} into the fast memory. Each row starts with m = \u2212\u221E, l = 0 and an output of 0.`;case"load":return`${tt(T("key",s))} ${G(s)?"and its value come in":"and their values come in"}${o.J>0?" and take the place of the block before":""}.`;case"score":return`One tile of scores: ${T("query",r)} by ${T("key",s)}. The whole-matrix way writes it to the slow memory; in blocks it stays here and is soon forgotten.`;case"rescale":return me(a,n.m[a],o.m[a],o.factors[a]);case"add":return ge(a,n,o);case"skip":return`${tt(T("key",[r[1],t.n]))} ${G([r[1],t.n])?"comes":"come"} after ${G(r)?"this query":"these queries"}, and the mask hides them: blocks neither fetch nor score them. The whole-matrix way does, and writes \u2212\u221E for each score.`;case"write":return`Output over sum: row ${a+1} ends with ${et(n.o[a])} \xF7 ${A(n.l[a])} = ${et(o.o[a])}. Outputs are all that blocks write to the slow memory.`;default:return xe(t,o.kind)}}var rt=600,be=960,H=2,ot={query:"Q",key:"K",value:"V",output:"output"};function we(t,e){if(t<rt){let l={wide:29,out:31,tall:20,square:20},u=(t-26-6*l.wide-2*l.out-8)/3,d=h=>26+h*(2*l.wide+u),i=48+e*l.tall+46,p=e*l.square,f=(t-16-2*p-2*l.out)/2;return{cell:l,query:[d(0),48],key:[d(1),48],value:[d(2),48],output:[d(3),48],scores:[8,i],weights:[8+p+f,i],whole:[8+2*(p+f),i],other:[8,i-28],height:i+p+10}}let o={wide:27,out:36,tall:22,square:22},[n,r]=[2*o.wide,e*o.square],s=Math.min(30,(t-52-3*n-4*o.out-2*r)/8),a=l=>38+l*(n+s),c=a(3)+2*o.out+3*s;return{cell:o,query:[a(0),46],key:[a(1),46],value:[a(2),46],output:[a(3),46],scores:[c,46],weights:[c+r+s,46],whole:[c+2*(r+s),46],other:[c,18],height:46+e*o.tall+12}}function ye(t,e,o){let n=t<rt,r=n?134:144,s=Math.min(26,r/(e+4),n?106/(e+2):999),a=n?5:16,c=30+(r-(e+4)*s)/2,l=o+c+2*s+16,u=(n?6:96)+2*s+a,d=u+e*s+a,[i,p,f,h]=n?[24,40,32,34]:[54,62,48,48],m=t-(n?5:14)-2*h,g=d+i+p;return{cell:s,out:h,query:[u-a-2*s,l],key:[u,l-2*s-7],tile:[u,l],value:[u,l+e*s+7],m:d+i/2,factor:d+i+p/2,bar:[g,m-f-(n?2:12)],sum:m-(n?6:16),output:[m,l],rows:l,height:r+58}}function st({n:t,b:e},o){let n=Math.min(o,be),r=we(n,t),s=r.height+8,a=ye(n,e,s),c=s+a.height+8;return{laid:n,shelves:r,desk:a,top:s,counters:c,narrow:n<rt,zoom:o/n,height:c+62}}function V({shelves:t},e,o,n){let[r,s]=t[e],{out:a,tall:c}=t.cell,l=e==="output"||e==="whole"?a:t.cell.wide;return{x:r+n*l,y:s+o*c,width:l-H,height:c-H}}function K({shelves:t},e,o,n){let[r,s]=t[e],a=t.cell.square;return{x:r+n*a,y:s+o*a,width:a-1,height:a-1}}function at({desk:t},e,o,n){let[r,s]=t[e],{cell:a,out:c}=t,l={width:a-H,height:a-H};if(e==="key"||e==="value")return{x:r+o*a,y:s+n*a,...l};let u=e==="output"?c:a;return{x:r+n*u,y:s+o*a,...l,width:u-H}}var it=(t,e,o)=>({x:t.x+(e.x-t.x)*o,y:t.y+(e.y-t.y)*o,width:t.width+(e.width-t.width)*o,height:t.height+(e.height-t.height)*o});function Nt({frames:t,end:e},o){let n=S(Math.ceil(o-1e-6),0,e);return{at:n,now:t[n],before:t[Math.max(0,n-1)],k:S(o-n+1)}}var Lt=({at:t,k:e},o)=>o>=0&&(t>o||t===o&&e>.999),ke=({now:t,before:e,k:o})=>o<.5?e:t,_=(t,e,o,n={})=>k(t,"rect",e,{...o,rx:3,...n});function Ft(t,e,o,n="ink"){let r=Math.min(13,e.height*.72,1.62*e.width/Math.max(2,o.length+(o.includes("\u221E")?1:0)));return k(t,"text",n,{x:e.x+e.width/2,y:e.y+e.height/2+r*.36,style:`font-size:${Math.round(r*10)/10}px`},o)}var F=t=>Number.isInteger(t)?W(t):z(t,2),B=(t,e,o,n,r={})=>[_(t,`${e} cell`,o,r),Ft(`${t} number`,o,F(n))];function ve(t,e,o,n){let{now:r}=o,s=(i,p)=>i>=0&&p>=t.blocks[i][0]&&p<t.blocks[i][1],a=Array.from({length:t.n},(i,p)=>p),c=["query","key","value"].flatMap(i=>a.flatMap(p=>[0,1].flatMap(f=>{let h=r.kind!=="write"&&s(i==="query"?r.I:r.J,p),m=`${i}${h?" from":""}`;return B(`${i} ${p} ${f}`,m,V(e,i,p,f),n[i][p][f])}))),l=a.flatMap(i=>{let p=t.blocks.findIndex((h,m)=>s(m,i)),f=Lt(o,t.writtenAt[p]);return[0,1].flatMap(h=>{let m=V(e,"output",i,h),g=`output ${i} ${h}`;return f?B(g,"output",m,t.frames[t.writtenAt[p]].o[i][h]):[_(g,"output cell empty",m)]})}),{tall:u}=e.shelves.cell;return[...a.map(i=>k(`token ${i}`,"text","soft small",{x:e.narrow?14:22,y:e.shelves.query[1]+(i+.5)*u+3},String(i+1))),...c,...l]}function $e(t){let e=t.scores.flat().filter(Number.isFinite),[o,n]=[Math.min(...e),Math.max(...e)];return{scores:r=>r===-1/0?.03:.06+.34*(r-o)/(n-o||1),weights:r=>.08+.92*r}}var Me=t=>t===0?"0":t.toFixed(2).replace(/^0/,"").replace("1.00","1");function Ae(t,e,o){let n=$e(t),{at:r,k:s}=o,a=h=>Math.floor(h/t.b),c=(h,m)=>r>m||r===m&&s*t.n>=h+.999,l=Array.from({length:t.n},(h,m)=>m),u={scores:(h,m)=>Lt(o,t.scoredAt[a(h)][a(m)]),weights:h=>c(h,t.softmaxAt)},d={scores:F,weights:Me},i={scores:"ink",weights:"weight"},p=["scores","weights"].flatMap(h=>l.flatMap(m=>l.flatMap(g=>{let[w,b,x]=[`${h} ${m} ${g}`,K(e,h,m,g),t[h][m][g]];if(!u[h](m,g))return[_(w,`${i[h]} heat empty`,b)];let $={"fill-opacity":n[h](x).toFixed(3)};return[k(w,"rect",`${i[h]} heat`,{...b,rx:3,...$}),...h==="scores"&&t.skipped(a(m),a(g))?[]:[Ft(`${w} number`,b,d[h](x))]]}))),f=l.flatMap(h=>[0,1].flatMap(m=>{let[g,w]=[`whole ${h} ${m}`,V(e,"whole",h,m)];return c(h,t.productAt)?B(g,"output",w,t.output[h][m]):[_(g,"output cell empty",w)]}));return[...p,...f]}function nt(t,e,o,n){let[[r,s],[a,c]]=[t.blocks[o],t.blocks[n]],[l,u]=[K(e,"scores",r,a),K(e,"scores",s-1,c-1)];return{x:l.x,y:l.y,width:u.x+u.width-l.x,height:u.y+u.height-l.y}}function qe(t,e,o){let r=t.blocks.flatMap((u,d)=>t.blocks.map((i,p)=>({I:d,J:p}))).filter(({I:u,J:d})=>t.skipped(u,d)).map(({I:u,J:d})=>{let{x:i,y:p,width:f,height:h}=nt(t,e,u,d);return k(`skip ${u} ${d}`,"path","ink cross",{d:`M${i} ${p}L${i+f} ${p+h}M${i+f} ${p}L${i} ${p+h}`})}),{I:s,J:a}=o.now;if(a<0)return r;let c=nt(t,e,s,a),l={x:c.x-1,y:c.y-1,width:c.width+2,height:c.height+2};return[...r,_("here","ink here",l)]}function Se({n:t,skips:e},{laid:o,narrow:n,shelves:r}){let s=(u,d,i)=>k(`name ${u}`,"text",`${d} strong start`,{x:r[u][0],y:r[u][1]-7},i),[a,c]=r.other,l=e?"The whole-matrix way (crossed out: blocks skip)":"The whole-matrix way stores here too";return[_("slow","tint",{x:0,y:0,width:o,height:r.height},{rx:8}),k("slow name","text","ink small start",{x:8,y:18},"Slow memory: large"),...n?[]:[k("rule","line","ruler",{x1:a-22,x2:a-22,y1:12,y2:r.height-12})],k("other name","text","ink small start",{x:a,y:c},l),...["query","key","value","output"].map(u=>s(u,u,ot[u])),s("scores","ink",`scores ${t} \xD7 ${t}`),s("weights","weight",n?`weights ${t} \xD7 ${t}`:`weights ${t} \xD7 ${t}`),s("whole","output","output")]}function ze(t,{laid:e,narrow:o,desk:n,top:r},{now:s}){let a=`${s.held} numbers now, ${t.peak} at most`,c=n.rows-7,l=s.I>=0,u=(i,p,f,h)=>k(`desk ${i}`,"text",p,{x:f,y:c},h),d=i=>k(`desk ${i}`,"text",`${i} end strong`,{x:n[i][0]-8,y:n[i][1]+n.cell+(o?(i==="key"?-.3:.3)*n.cell:0)+4},o?ot[i]:`${ot[i]} block`);return[_("fast","paper room",{x:1,y:r,width:e-2,height:n.height},{rx:8}),k("fast name","text","ink small start",{x:10,y:r+19},"Fast memory: small"),k("held","text","soft small end",{x:e-12,y:r+19},a),...l?[...s.J<0?[]:[d("key"),d("value")],k("desk query","text","query strong end",{x:o?n.query[0]+n.cell:n.query[0]-24,y:o?c:n.rows+t.b*n.cell/2+4},o?"Q":"Q block"),u("m","ink small",n.m,o?"m":"max m"),u("factor","ink small",n.factor,"old \xD7"),u("sum","weight small strong start",n.bar[0],"sum l"),u("out","output small strong",n.output[0]+n.out,o?"output":"output so far")]:_t(t,s.kind,o).map((i,p)=>k(`idle ${p}`,"text",p?"soft small":"ink strong",{x:e/2,y:r+n.height/2+22*p},i))]}function Ee(t,e,{now:o,k:n},r){let s=(a,c,l)=>c<0?[]:O(t.blocks[c]).flatMap((u,d)=>[0,1].flatMap(i=>{let[p,f]=[V(e,a,u,i),at(e,a,d,i)],h=l?it(p,f,P(n)):f;return B(`d-${a} ${d} ${i}`,a,h,r[a][u][i])}));return[...s("query",o.I,o.kind==="query"),...s("key",o.J,o.kind==="load"),...s("value",o.J,o.kind==="load")]}function Oe(t,e,{now:o,k:n}){if(!["score","rescale","add"].includes(o.kind))return[];let[r,s]=[O(t.blocks[o.I]),O(t.blocks[o.J])];return r.flatMap((a,c)=>s.flatMap((l,u)=>{let[d,i]=[at(e,"tile",c,u),t.scores[a][l]],p=o.kind!=="score"&&i===o.m[a],f=`d-tile ${c} ${u}`,h=B(f,`ink${p?" top":""}`,d,i,{opacity:o.kind==="score"?n.toFixed(2):"1"});if(o.kind!=="score"||n>.999)return h;let m=it(d,K(e,"scores",a,l),P(n));return[...h,_(`copy ${c} ${u}`,"ink cell copy",m)]}))}var Bt=({most:t},{desk:{bar:[e,o]}})=>n=>(o-e)*n/t;function Te(t,e,{now:o,before:n,k:r},s,a){let{desk:c}=e,[l,u]=[c.bar[0],Bt(t,e)],d={y:c.rows+a*c.cell+c.cell*.16,height:c.cell*.6},i=o.kind==="add",p=i?n.l[s]:n.l[s]+(o.l[s]-n.l[s])*r,f=o.kind==="rescale"&&o.factors[s]<1&&n.l[s]>0,h=l+u(p),m=i?o.parts[s].map((g,w)=>{let b=u(g)*r;return h+=b,k(`part ${a} ${w}`,"rect","weight part",{x:h-b,width:b,...d})}):[];return[k(`sum ${a}`,"rect","weight sum",{x:l,width:u(p),...d}),...m,...f?[k(`was ${a}`,"rect","weight was",{x:l,width:u(n.l[s]),...d})]:[]]}function _e(t,e,o){let{now:n,k:r}=o;if(n.I<0)return[];let{desk:s}=e,a=ke(o),c=n.kind==="write";return O(t.blocks[n.I]).flatMap((l,u)=>{let d=s.rows+(u+.5)*s.cell+4,i=s.cell<18?" tiny":" small",p=n.kind==="query",[f,h,m]=p?[-1/0,0,[0,0]]:[a.m[l],a.l[l],a.o[l]],g=["rescale","add"].includes(n.kind)&&n.factors[l]<1,w=["rescale","add"].includes(n.kind)?`${e.narrow?"":"\xD7 "}${je(n.factors[l])}`:"",b=Math.max(o.before.l[l],o.now.l[l]),x=e.narrow?s.sum:s.bar[0]+Bt(t,e)(c?h:b)+10,$=n.kind==="rescale"&&r>=.5&&o.before.m[l]<f&&o.before.l[l]>0,v=E=>$&&!e.narrow?`${F(o.before.m[l])} \u2192 ${F(E)}`:F(E),j=[0,1].flatMap(E=>{let ct=at(e,"output",u,E),Ht=c?it(ct,V(e,"output",l,E),P(r)):ct;return B(`d-output ${u} ${E}`,"output",Ht,m[E])});return[...e.narrow?[]:[k(`row ${u}`,"text",`soft${i}`,{x:s.query[0]-12,y:d},String(l+1))],k(`m ${u}`,"text",`ink${i}${g?" strong":""}`,{x:s.m,y:d},v(f)),k(`factor ${u}`,"text",`ink${i}${g?" strong":""}`,{x:s.factor,y:d},w),...Te(t,e,o,l,u),k(`l ${u}`,"text",`weight ${e.narrow?"end":"start"}${i}`,{x,y:d},F(h)),...j]})}var je=t=>t===0||t===1?String(t):z(t,2);function Ne(t,{laid:e,narrow:o,counters:n},{now:r,before:s,k:a}){let[c,l]=[o?92:110,e-(o?60:72)],u=Math.max(t.moved.blocks,t.moved.whole),d=p=>(l-c)*p/u,i=[["blocks","in blocks"],["whole","whole matrix"]];return[k("moved","text","ink small start",{x:0,y:n+11},`Bytes moved, ${R} for each number`),...i.flatMap(([p,f],h)=>{let m=s.moved[p]+(r.moved[p]-s.moved[p])*a,g=R*Math.round(m/R),w={x:c,y:n+20+21*h,height:15,rx:3},b=p==="blocks"?" strong":"";return[k(`${p} name`,"text",`ink small start${b}`,{x:0,y:w.y+12},f),k(`${p} end`,"rect","track",{...w,width:d(t.moved[p])}),k(`${p} bar`,"rect",`${p==="blocks"?"ink":"soft"} solid`,{...w,width:d(g)}),k(`${p} number`,"text",`ink small end${b}`,{x:e,y:w.y+12},J(g))]})]}function It(t,e,{t:o,width:n}){let r=st(t,n),s=Nt(t,o),a=[...Se(t,r),...ve(t,r,s,e),...Ae(t,r,s),...qe(t,r,s),...ze(t,r,s),...Oe(t,r,s),..._e(t,r,s),...Ee(t,r,s,e),...Ne(t,r,s)];return{width:r.laid,height:r.height,marks:a}}function Ct(t,e,o){let n=st(t,o),{I:r,J:s}=t.frames[e],a=[Math.max(0,r),Math.max(0,s)];return t.blocks.flatMap((c,l)=>t.blocks.map((u,d)=>{let i=nt(t,n,l,d),p=l===a[0]&&d===a[1];return{id:`tile ${l} ${d}`,x:(i.x-.5)*n.zoom,y:(i.y-.5)*n.zoom,width:(i.width+1)*n.zoom,height:(i.height+1)*n.zoom,label:`Go to ${T("query",c)}, ${T("key",u)}${t.skipped(l,d)?", skipped":""}`,aria:{pressed:r===l&&s===d},tab:p?0:-1}}))}var Pt=`.efficient-reel { display: grid; grid-template-columns: 6.2em auto minmax(0, 1fr) auto; gap: 8px; align-items: center; }
.efficient-reel .attn-slider { grid-template-columns: minmax(0, 1fr) 4.6em; }
.efficient-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.efficient-settings { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
.efficient-settings > .attn-button { margin-left: auto; }
.attn-efficient .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.attn-efficient > * + * { margin-top: 10px; }
.efficient-picture .attn-hit { border-radius: 3px; }
.efficient-picture .attn-hit:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
@container (max-width: 599px) {
  .efficient-reel { grid-template-columns: 1fr 44px 44px; }
  .efficient-reel .attn-slider { grid-column: 1 / -1; grid-row: 1; }
  .attn-efficient .attn-summary { min-height: 8.7em; } /* six lines */
  .attn-efficient :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .efficient-reel input { height: 44px; }
}
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .efficient-reel, .efficient-settings, .attn-hint { display: none; } }
`;var Fe=1100,Rt=45e3,Be=450,I=t=>t.read(),Q=(t,e,o="")=>{let{root:n}=Mt(t,e);return n.removeAttribute("aria-pressed"),o&&n.setAttribute("aria-label",o),n};function Ie(t,e){let o=ut("svg",{class:"scene","aria-hidden":"true"}),n=700,r=yt((u,d)=>{let i=()=>d().id.split(" ").slice(1).map(Number),p=([m,g])=>{let w=M(I(t)),[b,x]=[m,g].map(v=>S(v,0,w.blocks.length-1)),$=w.addedAt[b][x];return{tile:`tile ${b} ${x}`,step:$<0?w.scoredAt[b][x]:$}};u.addEventListener("click",()=>e(p(i()).step));let f=(m,g)=>()=>p([i()[0]+m,i()[1]+g]),h={ArrowUp:f(-1,0),ArrowDown:f(1,0),ArrowLeft:f(0,-1),ArrowRight:f(0,1)};St(u,h,({tile:m,step:g})=>{e(g),r.focus(m)})}),a=y("div",{class:"attn-stage efficient-picture",role:"group","aria-label":"Tiles of scores; arrow keys move"},o,r.root),c=u=>{let d=M(u);r.set(Ct(d,N(u,d),n))};return{root:a,tell:c,paint:(u,d)=>{let i=I(t);d!==n&&(n=d,c(i)),$t(o,It(M(i),i,{t:u,width:n}))}}}function Ce(t){let e=wt(t,Rt,{glide:!0}),o=()=>N(I(t),M(I(t))),n=()=>M(I(t)).end,r=(d,i=!0)=>{e.stop(),t.change({step:S(d,0,n())},{glide:i})},a=Q("Play",()=>{if(e.playing())return r(o());let d=o()>=n()?0:o()+1;if(C())return r(d);let i=Array.from({length:n()-d+1},(p,f)=>({step:d+f}));e.play(i,Math.min(Rt,Fe*i.length))}),c=At({label:"steps done",min:0,max:1,step:1,text:d=>`${d} of ${n()}`,onInput:d=>r(d,!1)});return{root:y("div",{class:"efficient-reel"},a,Q("\u2039",()=>r(o()-1),"One step back"),c.root,Q("\u203A",()=>r(o()+1),"One step on")),tell:d=>{e.tell(d),L(a,e.playing()?"Pause":"Play"),c.limit(n()),c.set(o())},stop:e.stop}}function Pe(t,e,o){let n=i=>{o();let p=I(e),[f,h]=[M(p),M({...p,...i})];e.change({...i,step:Et(N(p,f),f,h)})},r=t.query.map((i,p)=>String(p+1)),s=Z("Block size",Object.fromEntries(r.map(i=>[i,i])),i=>n({block_size:Number(i)})),a=Z("Mask",{none:"no mask",causal:"causal"},i=>n({is_causal:i==="causal"})),c=Q("Reset",()=>(o(),e.reset())),l=y("div",{class:"attn-row"},y("span",{class:"attn-label","aria-hidden":"true"},"block size"),s.root);return{root:y("div",{class:"efficient-settings"},l,a.root,c),tell:i=>{s.set(String(M(i).b)),a.set(i.is_causal?"causal":"none")}}}var Re="Press play, or drag the bar: sums shrink whenever a row meets a larger score.";function He(t,e){let o=Ce(e),n=Ie(e,c=>{o.stop(),e.change({step:c},{glide:!0})}),[r,s]=[Pe(t,e,o.stop),qt()];return{parts:[y("p",{class:"attn-hint"},Re),n.root,o.root,s.root,r.root],tell:c=>{let l=M(c);o.tell(c),r.tell(c),n.tell(c),s.set(jt(l,N(c,l)))},glides:c=>({t:N(c,M(c))}),paint:({t:c},l,u)=>n.paint(c,u),stop:()=>{o.stop(),s.stop()}}}var Po=bt({name:"efficient",label:"Live figure: attention in blocks, between a slow and a fast memory",style:Ot+Pt,controls:["block_size","is_causal","step"],fixed:["query","key","value"],ms:Be,build:He});export{ue as compute,Po as default,jt as describe,M as filmOf,st as layout,Nt as moment,It as picture};
