// Joined by `make figures` from src/memory and src/kit: change those, not this.
var Vt=Object.defineProperty;var Gt=(t,e)=>{for(var n in e)Vt(t,n,{get:e[n],enumerable:!0})};var Xt="http://www.w3.org/2000/svg",Jt=0,Ut=Math.random().toString(36).slice(2,8),ct=t=>`attn-${Ut}-${t}-${++Jt}`;function pt(t,e,n){for(let[a,o]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),o):o===!0?t.setAttribute(a,""):o!==!1&&o!=null&&t.setAttribute(a,o);return t.append(...n),t}var y=(t,e={},...n)=>pt(document.createElement(t),e,n),dt=(t,e={},...n)=>pt(document.createElementNS(Xt,t),e,n);function R(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,n){let a=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==a&&(a===null?t.removeAttribute(e):t.setAttribute(e,a))}var ht=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ut=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ft=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var O=(t,e)=>t.reduce((n,a,o)=>n+a*e[o],0),mt=(t,e,n=1)=>t.map((a,o)=>a+n*e[o]),gt=t=>Math.hypot(...t);function _(t,e=1,n=null){let a=i=>n===null||n[i],o=Math.max(...t.filter((i,l)=>a(l))),r=t.map((i,l)=>a(l)?Math.exp((i-o)/e):0),s=r.reduce((i,l)=>i+l,0);return s>0?r.map(i=>i/s):r}var K=t=>t.indexOf(Math.max(...t)),A=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var xt=200,te=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ee=t=>t*t*(3-2*t);function C(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((a,o)=>C(t[o],a,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let a=Object.entries(e).map(([o,r])=>[o,C(t[o],r,n)]);return Object.fromEntries(a)}return e}function bt(t,e,n){let[a,o,r,s,i,l]=[t,t,t,0,0,0],p=!1,u=c=>{let d=Math.min(64,c-i);if(i=c,p){let f=A((c-s)/e);a=C(o,r,ee(f)),p=f<1}let h=n(a,d);l=p||h?requestAnimationFrame(u):0};return{go(c,d){if(te()){[a,r,p]=[c,c,!1],n(a,1/0);return}[o,r,s,p]=[a,c,performance.now(),d],d||(a=c,n(a,0)),l||([i,l]=[performance.now(),requestAnimationFrame(u)])},again:()=>void n(a,0),stop:()=>cancelAnimationFrame(l)}}function yt(t,e,n=[]){let a=[...e,...n],o=[],r=!1,s=()=>Object.fromEntries(a.map(c=>[c,t.get(c)])),i=c=>{if(r)return;let d=s();o.forEach(h=>h(d,c))},l=()=>i(null);e.forEach(c=>t.on(`change:${c}`,l));let p=(c,{glide:d=!1}={})=>{r=!0;for(let[h,f]of Object.entries(c))t.set(h,f);r=!1,i({glide:d}),t.save_changes()},u=()=>{let c=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in c).map(d=>[d,c[d]]))};return{read:s,change:p,reset:()=>p(u(),{glide:!0}),follow:c=>void o.push(c),stop:()=>e.forEach(c=>t.off(`change:${c}`,l))}}function ne(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let a=e.previousElementSibling;if(a?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){a.style.display="none";return}}}function wt({name:t,label:e,style:n,controls:a,fixed:o=[],ms:r=xt,build:s}){return{render:({model:l,el:p})=>{let u=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),c=u.attachShadow({mode:"open"});c.append(y("style",{},[ht,ut,ft,n].join(`
`)));let d=yt(l,a,o),h=s(d.read(),d,l),f=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);c.append(f),p.append(u);let m=()=>{let g=h.glides??(b=>b),v=0,x=bt(g(d.read()),r,(b,j)=>v>0&&h.paint(b,j,v)),k=()=>{let b=Math.round(f.clientWidth);b===v||b===0||(v=b,ne(p),x.again())};d.follow((b,j)=>{f.classList.add("touched"),h.tell(b),x.go(g(b),j?.glide??!0)}),h.tell(d.read()),k();let q=new ResizeObserver(k);return q.observe(f),()=>{q.disconnect(),x.stop(),d.stop(),h.stop?.()}};return h.ready?h.ready.then(m):m()}}}var ae=t=>Math.round(t*10)/10;function vt(t){let e=y("div",{class:"attn-hits"}),n=new Map,a=r=>{let s=r.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:r=>{let s=new Set(r.map(({id:i})=>i));for(let[i,{node:l}]of n)s.has(i)||(l.remove(),n.delete(i));r.forEach((i,l)=>{let p=n.get(i.id)??a(i);oe(p.node,p.hit=i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function oe(t,{x:e,y:n,width:a,height:o,label:r,kind:s="",aria:i={},tab:l=0,lang:p}){let u={left:e,top:n,width:a,height:o};for(let[c,d]of Object.entries(u))t.style[c]=`${ae(d)}px`;S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",r),S(t,"tabindex",l),p&&S(t,"lang",p);for(let[c,d]of Object.entries(i))S(t,`aria-${c}`,String(d))}function J(t,e,n=()=>{}){let a=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),a=e(o)}),t.addEventListener("pointermove",o=>a?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{a!==null&&n(),a=null})}var $t="http://www.w3.org/2000/svg",re=t=>Math.round(t*10)/10+0;function w(t,e,n,a,o){let r=Object.entries(a).map(([s,i])=>[s,typeof i=="number"?re(i):i]);return{id:t,shape:e,role:n,at:Object.fromEntries(r),...o===void 0?{}:{text:o}}}var kt=new WeakMap,ie=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([a,o])=>[a,String(o)]))});function se(t,e){let n=ie(e);for(let o in n)t.at[o]!==n[o]&&t.node.setAttribute(o,n[o]);for(let o in t.at)o in n||t.node.removeAttribute(o);t.at=n;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(ce)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var le=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ce(t){let e=document.createElementNS($t,"tspan");for(let[n,a]of Object.entries(le(t)))e.setAttribute(n,String(a));return e.append(t.text),e}function qt(t,{width:e,height:n,marks:a}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let r=kt.get(t)??new Map;kt.set(t,r);let s=new Map(a.map(l=>[l.id,l]));for(let[l,{node:p,shape:u}]of r)s.get(l)?.shape!==u&&(p.remove(),r.delete(l));let i=t.firstChild;for(let l of a){let p=r.get(l.id);p||(p={node:document.createElementNS($t,l.shape),shape:l.shape,at:{},text:""},r.set(l.id,p)),se(p,l),i===p.node?i=p.node.nextSibling:t.insertBefore(p.node,i)}}function M(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Mt(t){let e=M(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function D(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}function At(t,e){let n=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:a=>S(n,"aria-pressed",String(a))}}function U({label:t,min:e,max:n,step:a,onInput:o,text:r=M,zero:s=e,...i}){let{read:l=k=>k,write:p=k=>k}=i,u=ct("slider"),c=y("span",{class:"attn-number","aria-hidden":"true"}),h=y("input",{type:"range",id:u,min:e,max:n,step:a,oninput:()=>o(l(h.valueAsNumber))}),f=y("div",{class:"attn-slider"},y("label",{for:u},t),h,c),m=n,g=k=>Math.min(1,Math.max(0,(k-e)/(m-e)));return{root:f,input:h,set:(k,q=!0)=>{let b=p(k);h.valueAsNumber!==b&&(h.value=b),h.style.setProperty("--from",g(Math.min(s,b))),h.style.setProperty("--to",g(Math.max(s,b))),h.disabled=!q,R(c,r(k)),S(h,"aria-valuetext",r(k))},limit:k=>S(h,"max",m=k)}}function St(t=700){let e=y("p",{class:"attn-summary"}),n=y("span",{class:"attn-hidden",role:"status"}),a,o=r=>{clearTimeout(a),e.firstChild&&(a=setTimeout(()=>R(n,r),t)),R(e,r)};return{root:y("div",{},e,n),set:o,stop:()=>clearTimeout(a)}}function Y(t,e,n){t.addEventListener("keydown",a=>{let o=e[a.key]?.();o===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(o))})}function Et({label:t,rest:e,begin:n,next:a}){let o=0,r=()=>{R(u,o?"\u275A\u275A":"\u25B6"),S(u,"aria-label",o?"Pause":t)},s=()=>{clearTimeout(o),o=0,r()},i=()=>{o=Number(setTimeout(i,e)),a()||s()},l=()=>{n(),o=Number(setTimeout(i,e/2)),r()},u=y("button",{type:"button",class:"attn-play",onclick:()=>o?s():l()});return r(),{root:u,stop:s}}function Z(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var jt={source:"sklearn.datasets.load_digits()",images:[1336,1040,310,859,1502,1535,360,983,945,1698],digits:["aaconbaaaaoqnlaaaeqlbndaafqdakjaagnaajlaacpabpiaaalmppbaaacnqfaa","aagkidaaaagqqjaaaajqqgaaaahqqkaaaalqqiaaaahqqjaaaakqqgaaaaejmlca","aahqqdaaahqjohaaakjaofaaaddeqcaaaaamlaaaaagqdaaaaampiidaaakqqqja","aagmqkaaaepimoaaaaaaniaaaaagobaaaaafpiaaaaaacpfaaabefpiaaafqojba","aaahnaaaaaaogaaaaakkcgaaadqdjncaalmgoqkaalqqqkdaacikqbaaaaajnaaa","abnoqodaaeoihdaaaglaaaaaafqplfaaachhkqaaaaaadqaaaahfnlaaaapqkbaa","aabnhaaaaahocaaaaanfaaaaaaqdaaaaadqkmmdaadqlfjmaabnlenlaaabmqlca","aadqmmhaaamnnqgaaacagoaaaabenkbaaajqqqiaaaemmhbaaaaogaaaaaeqcaaa","aablpgaaacpkqpaaabofglaaaafoodaaaaboqgaaaakigpbaaajjeqdaaabppgaa","aafoldaaabpinkaaabpjjpcaaakqqqdaaaaabqeaaaaaapeaaahfjqaaaagmnjaa"]};var $=8,N=$*$,I=40,Ot=99999,de=.001,he=160,T=jt.digits.map(t=>Array.from(t,(e,n)=>(t.charCodeAt(n)-97)/8-1)),Q=T.length,ue=Math.max(...T.map(t=>O(t,t))),fe={"#":1,"-":-1};function me({digit:t,noise:e,draw:n,paint:a}){let o=2*N*n;return T[t].map((r,s)=>fe[a[s]]??(Z(o+s)<e?2*Z(o+N+s)-1:r))}var L=t=>T.map(e=>O(e,t));function tt(t,e,n){let a=Math.max(...t),o=0;for(let r of t)o+=Math.exp(n*(r-a));return .5*(e+ue)-a-Math.log(o/Q)/n}var Tt=(t,e)=>tt(L(t),O(t,t),e);function Nt(t,e){let n=_(L(t),1/e),a=new Array(N).fill(0);return n.forEach((o,r)=>T[r].forEach((s,i)=>a[i]+=o*s)),a}function ge(t,e){let n=[t];for(;n.length<=I;){let[a,o]=[n[n.length-1],Nt(n[n.length-1],e)];if(o.every((r,s)=>Math.abs(r-a[s])<de))break;n.push(o)}return n}function xe(t,e,n,a){let[o,r]=[L(t),L(e)],[s,i,l]=[O(t,t),O(t,e),O(e,e)];return Array.from({length:a},(p,u)=>{let c=(u+1)/a,d=(1-c)**2*s+2*c*(1-c)*i+c**2*l;return tt(o.map((h,f)=>(1-c)*h+c*r[f]),d,n)})}var zt=t=>Math.exp(-t.reduce((e,n)=>e+(n>0?n*Math.log(n):0),0));function be(t){let e=K(t);return[e,K(t.map((n,a)=>a===e?-1:n))]}function ye(t,e,n){let a=t.slice(n),o=K(a);return a[o]-Math.max(a[0],a[a.length-1])>1e-9?{at:e[n+o],height:a[o]-a[0]}:null}function we(t,e){let n=ge(t,e),a=n[n.length-1],[o,r]=be(_(L(a),1/e)),s=[...n,T[r]],i=s.slice(1).map((m,g)=>gt(mt(m,s[g],-1))),l=i.reduce((m,g)=>m+g,0),[p,u,c]=[[0],[Tt(t,e)],[0]],d=0;i.forEach((m,g)=>{g===n.length-1&&(d=p.length-1);let v=Math.max(2,Math.ceil(he*m/l)),x=c[g];u.push(...xe(s[g],s[g+1],e,v));for(let k=1;k<=v;k++)p.push(x+m*k/v);c.push(x+m)});let h=n.map(m=>Tt(m,e)),f=ye(u,p,d);return{path:n,energies:h,stations:c,best:o,next:r,along:p,energy:u,turn:d,ridge:f}}var F=null;function Lt(t,e){return F?.beta===e&&F.query.every((n,a)=>n===t[a])||(F={query:t,beta:e,way:we(t,e)}),F.way}function et({query:t,beta:e,at:n}){let a=Lt(t,e),{path:o,stations:r}=a,s=A(n,0,o.length-1),i=Math.min(Math.floor(s),Math.max(0,o.length-2)),l=Math.min(i+1,o.length-1),p=C(o[i],o[l],s-i),u=r[i]+(s-i)*(r[l]-r[i]),c=L(p),d=_(c,1/e),h=_(L(o[o.length-1]),1/e);return{...a,query:t,beta:e,at:s,state:p,scores:c,weights:d,place:u,restWeights:h,level:tt(c,O(p,p),e),keys:zt(d),restKeys:zt(h)}}function nt(t){let e=me(t),n=Lt(e,t.beta).path.length-1;return{query:e,beta:t.beta,at:Math.min(t.step,n)}}var P=t=>et(nt(t));function It(t,e,n){let a=Array.from({length:N},(o,r)=>t[r]??".");return a[e]=n?"#":"-",a.join("")}var Pt=`text.small { font-size: 12.5px; }
text.large { font-size: 16px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
rect.board { fill: var(--paper); stroke: var(--query); stroke-width: 2; }
rect.card { fill: var(--paper); stroke-width: 1; }
rect.query.card { stroke: var(--query); stroke-width: 1.5; } rect.key.card { stroke: var(--key); }
rect.chosen.card { stroke-width: 3; }
.ground { fill: var(--tint); }
.drop { stroke-width: 1; stroke-dasharray: 2 3; }
.track { fill: var(--tint); }
.query.hollow { fill: var(--paper); stroke: var(--query); stroke-width: 1.2; }
.ink.line { stroke-width: 2; }
.pixels { shape-rendering: crispEdges; }
rect.edge { fill: none; stroke: var(--query); stroke-width: 2; }
rect.past.card { stroke-opacity: 0.45; }
`;var Bt={};Gt(Bt,{layout:()=>H,marbleAt:()=>G,picture:()=>rt,pixelAt:()=>it,places:()=>lt,scales:()=>X,stepAt:()=>st});var ke="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),$e=1.12,W=new Map;function qe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((a,o)=>a+(ke[o.charCodeAt(0)-32]??556),0);return $e*n/1e3}function V(t,e){return W.size>5e3&&W.clear(),W.has(t)||W.set(t,qe(t)),e*W.get(t)}var Rt=.9,at=t=>t===0?"before the first step":`after ${t} ${t===1?"step":"steps"}`;function _t({restWeights:t,best:e,restKeys:n},a){return t[e]>=Rt?a?`rest: the ${e}`:`at rest: the stored ${e}`:a?"rest: a blend":`at rest: a blend of ${M(n,1)} digits`}function Ct(t,e){return t?e?`+${M(t.height,1)}`:`ridge +${M(t.height,1)}`:e?"no ridge":"no ridge: one valley"}function Me({digit:t,noise:e,paint:n}){let a=t===8?"an":"a",o=[...n].filter(s=>s!==".").length,r=e===0?`a stored ${t}`:`${a} ${t} with ${Math.round(100*e)}% of its pixels replaced`;return o?`${r} and ${o} ${o===1?"pixel":"pixels"} painted`:r}function Ae({digit:t},{weights:e,keys:n}){let a=e.indexOf(Math.max(...e)),o=D(e[a]);return e[a]<Rt?`It rests on a blend, as if ${M(n,1)} digits shared the weight: \u03B2 is too small to hold one digit here`:a===t?`It rests at the ${a}, which takes ${o} of the weight: the digit is remembered`:`It rests at the ${a}, which takes ${o} of the weight: the wrong valley`}function Dt(t,e){let{path:n,energies:a,at:o,level:r,weights:s,ridge:i,next:l,best:p}=e,[u,c]=[Math.round(o),n.length-1],d=s.indexOf(Math.max(...s)),h=`The query is ${Me(t)}, at energy ${M(a[0],1)}.`;if(u<c){let g=u===0?"Now":`After ${u} of ${c} steps, at energy ${M(r,1)},`;return`${h} ${g} the ${d} has ${D(s[d])} of the weight; the next step goes to the average with these weights.`}let f=c===0?"No step moves it.":`In ${c} ${c===1?"step":"steps"} it falls to ${M(r,1)}${c===I?" and is still on its way":""}.`,m=i?`A ridge ${M(i.height,1)} high lies before the ${l}.`:`No ridge lies between here and the ${l===p?d:l}.`;return`${h} ${f} ${Ae(t,e)}. ${m}`}var z=24,Ft=66,Se=960,Ee=[6,12,20,30,40,60,80,120];function H(t){let e=Math.min(t,Se),n=e<600,a=n?e<340?24:27:36,o=$*a,r=n?z+o+44:z,s=n?r+190:z+o-Ft,i=s+Ft+40,l=n?48:56,p=n?e<340?16:24:40;return{laid:e,zoom:t/e,narrow:n,cell:a,side:o,plotTop:r,bottom:s,rowTop:i,high:l,small:p,left:n?32:o+62,right:e-26,marble:n?48:56,column:e/Q,height:i+l+p+14}}var Wt=t=>A((t+1)/2),ot=8;function je(t,e,{x:n,y:a,size:o}){let r=o/$,s=e.map(l=>Math.round(ot*Wt(l))),i=Array.from({length:ot+1},()=>"");for(let l=0,p=0;l<N;l=p){for(p=l+1;p%$&&s[p]===s[l];)p++;let[u,c]=[n+l%$*r,a+Math.floor(l/$)*r];i[s[l]]+=`M${u} ${c}h${(p-l)*r}v${r}h${-(p-l)*r}z`}return i.slice(1).map((l,p)=>w(`${t} ink ${p+1}`,"path","ink solid pixels",{d:l,"fill-opacity":((p+1)/ot).toFixed(3)}))}function B(t,e,n,a){let[o,r]=[Math.round(a.x),Math.round(a.y)],{size:s}=a;return[w(`${t} frame`,"rect",`${e} card`,{x:o-3,y:r-3,width:s+6,height:s+6,rx:3}),...je(t,n,{x:o,y:r,size:s})]}function Te({at:t,state:e,path:n,level:a,weights:o},r){let{cell:s,side:i,narrow:l}=r,p=n.length-1,u=t<.5?"the query: paint on it":at(Math.round(t)),c=o.indexOf(Math.max(...o)),d=[["energy",M(a,1)],["steps",`${Math.round(t)} of ${p}`],[`weight of ${c}`,D(o[c])]];return[w("canvas title","text","query start strong",{x:0,y:14},u),w("canvas","rect","query board",{x:0,y:z,width:i,height:i}),...e.map((h,f)=>w(`pixel ${f}`,"rect","ink solid pixels",{x:f%$*s,y:z+Math.floor(f/$)*s,width:s,height:s,"fill-opacity":Wt(h).toFixed(3)})),w("canvas edge","rect","query edge",{x:0,y:z,width:i,height:i}),...l?d.flatMap(([h,f],m)=>[w(`beside name ${m}`,"text","soft start small",{x:i+9,y:z+16+52*m},h),w(`beside value ${m}`,"text","start large",{x:i+9,y:z+38+52*m},f)]):[]]}function X({along:t,energy:e},{left:n,right:a,plotTop:o,bottom:r}){let s=Math.max(...e),i=Ee.find(p=>p>=s)??120*Math.ceil(s/120),l=t[t.length-1];return{reach:i,x:p=>n+(a-n)*p/l,y:p=>r-(r-o)*p/i}}function ze({reach:t,y:e},{left:n,right:a,plotTop:o,narrow:r}){let s=r?"energy along the way":"energy along the way down, and on to the next digit";return[w("axis title","text","soft small start",{x:r?0:n,y:o-10},s),...[0,t/2,t].flatMap(i=>[w(`rule ${i}`,"line","rule",{x1:n,x2:a,y1:e(i),y2:e(i)}),w(`level ${i}`,"text","soft small end",{x:n-6,y:e(i)+4},String(i))])]}function Oe({along:t,energy:e},{x:n,y:a}){let o=e.map((i,l)=>`${l?"L":"M"}${n(t[l]).toFixed(1)} ${a(i).toFixed(1)}`).join(""),[r,s]=[n(0),n(t[t.length-1])].map(i=>i.toFixed(1));return[w("ground","path","ground",{d:`${o}L${s} ${a(0).toFixed(1)}L${r} ${a(0).toFixed(1)}Z`}),w("hill","path","ink line",{d:o})]}function Ne({energies:t,along:e,energy:n,turn:a,ridge:o},{x:r,y:s},{bottom:i,narrow:l,right:p}){let u=Ct(o,l),c=e.length-1,d=V(u,12.5)/2,h=r(o?.at??(e[a]+e[c])/2),f=o?s(o.height+t[t.length-1]):Math.max(s(n[a]),s(n[c]));return w("ridge","text","soft small",{x:A(h,0,p+24-d),y:Math.min(f+18,i-4)},u)}function Le(t,{x:e,y:n},{bottom:a,narrow:o,right:r}){let{path:s,stations:i,along:l,energy:p,next:u,turn:c}=t,d=32,[h,f]=[e(i[s.length-1]),e(l[l.length-1])],m=Math.min(h,f-d-28),g=(q,b,j,Kt=b)=>w(`drop ${q}`,"line","soft line drop",{x1:b,x2:Kt,y1:n(j),y2:a+5}),v=q=>({x:q-d/2,y:a+8,size:d}),x=_t(t,o),k=a+d+26;return[g("rest",h,p[c],m),g("next",f,p[p.length-1]),...B("rest","query",s[s.length-1],v(m)),...B("next","key",T[u],v(f)),w("rest told","text","query small end",{x:Math.max(m+d/2+3,V(x,12.5)),y:k},x),w("next told","text","key small end",{x:r+22,y:k},`stored ${u}`)]}function G(t,e,{marble:n,plotTop:a,left:o,right:r}){let s=e-10-n,i=Math.max(a+1,s),l=(n/2+12)*A((i-s)/24);return{x:A(t+l-n/2,o+8,r+22-n),y:i,size:n}}function Ie(t,{x:e,y:n},a){let{path:o,energies:r,stations:s,at:i,state:l,level:p,place:u}=t,[c,d]=[e(u),n(p)],h=G(c,d,a),f=o.map((q,b)=>w(`dot ${b}`,"circle",b<=i?"query solid":"query hollow",{cx:e(s[b]),cy:n(r[b]),r:3.2})),m=[],g=32,v=-1/0;for(let q=0;q<i;q++){let b=e(s[q]),j=G(b,n(r[q]),{...a,marble:g});j.x<v+g+8||j.x+g+10>h.x||i-q<.5||(v=j.x,m.push(...B(`ghost ${q}`,"query past",o[q],j)))}let x=`energy ${M(p,1)}`,k=h.x+h.size+10+V(x,15)<=a.right+24;return[...f,...m,w("marble dot","circle","query solid",{cx:c,cy:d,r:6}),...B("marble","query",l,h),...a.narrow?[]:[w("marble energy","text",`query strong halo ${k?"start":"end"}`,{x:k?h.x+h.size+10:h.x-10,y:h.y+14},x)]]}function Pe(t){return t<.005?"":t>.995?">99%":`${Math.round(100*t)}%`}function Re({weights:t},e,{rowTop:n,high:a,small:o,column:r,narrow:s}){let i=n+a,l=s?"weights; the next step is this average":"weights over the ten stored digits: the next step is this average of them";return[w("row title","text","weight small start",{x:0,y:n-22},l),...t.flatMap((p,u)=>{let c=(u+.5)*r,d=a*p;return[w(`track ${u}`,"rect","track",{x:c-.26*r,y:i-a,width:.52*r,height:a}),w(`bar ${u}`,"rect","weight solid",{x:c-.26*r,y:i-d,width:.52*r,height:d}),w(`share ${u}`,"text","weight small halo",{x:c,y:i-d-4},Pe(p)),...B(`stored ${u}`,u===e?"key chosen":"key",T[u],{x:c-o/2,y:i+10,size:o})]})]}function rt(t,{digit:e,width:n}){let a=H(n),o=X(t,a);return{width:a.laid,height:a.height,marks:[...Te(t,a),...ze(o,a),...Oe(t,o),Ne(t,o,a),...Le(t,o,a),...Ie(t,o,a),...Re(t,e,a)]}}function it(t,e,n){let{cell:a,zoom:o}=H(t),[r,s]=[e/o,n/o-z].map(l=>Math.floor(l/a));return r>=0&&r<$&&s>=0&&s<$?s*$+r:-1}function st(t,e,n){let a=H(e),{x:o}=X(t,a),r=t.path.map((s,i)=>Math.abs(o(t.stations[i])-n/a.zoom));return r.indexOf(Math.min(...r))}function lt({digit:t},e,n,a){let o=H(a),{cell:r,zoom:s,column:i,rowTop:l,high:p,small:u,marble:c}=o,{x:d,y:h}=X(e,o),f=G(d(e.place),h(e.level),o),m=v=>({...v,x:v.x*s,y:v.y*s,width:v.width*s,height:v.height*s}),g=Math.round(e.at);return[...e.query.map((v,x)=>({id:`pixel ${x}`,x:x%$*r,y:z+Math.floor(x/$)*r,width:r,height:r,tab:x===n?0:-1,kind:"pixel",label:`row ${Math.floor(x/$)+1}, column ${x%$+1}`,aria:{pressed:v>0}})),{id:"marble",x:f.x-3,y:f.y-3,width:c+6,height:c+6,label:"steps of retrieval",slider:!0,kind:"across",aria:{valuemin:0,valuemax:e.path.length-1,valuenow:g,valuetext:`${at(g)}, energy ${M(e.level,1)}`}},...T.map((v,x)=>({id:`stored ${x}`,x:x*i+1,y:l-4,width:i-2,height:p+u+18,label:`Start from the stored ${x}`,aria:{pressed:x===t}}))].map(m)}var Ht=`.memory-controls { display: grid; grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto; gap: 8px 24px; align-items: center; --name: 2.6em; }
.memory-steps { display: flex; align-items: center; gap: 8px; }
.memory-steps .attn-button { width: 36px; height: 36px; padding: 0; border-radius: 50%; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.attn-memory .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.memory-picture .pixel { border-radius: 0; touch-action: none; cursor: crosshair; }
@container (max-width: 799px) {
  .memory-controls { grid-template-columns: auto 1fr; }
  .memory-controls .attn-slider { grid-column: 1 / -1; order: 1; }
  .memory-controls .attn-row { justify-content: end; }
  .attn-memory > * + * { margin-top: 12px; }
  .attn-memory .attn-summary { min-height: 4.35em; }
}
@container (max-width: 599px) { .attn-memory .attn-summary { min-height: 8.7em; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } .attn-play { border: 1px solid; } }
@media print { .memory-controls, .attn-hint { display: none; } }
`;var Ce=700,De=420,E=t=>t.read();function Fe(t){let e=()=>P(E(t)).path.length-1;return{at:()=>Math.min(E(t).step,e()),go:o=>{let r=o>=e()?I:A(o,0,I);r!==E(t).step&&t.change({step:r},{glide:!0})},last:e}}function We(t,e,n,{width:a,stage:o,focus:r}){let s=()=>Number(n().id.split(" ")[1]),i=(u,c)=>{let{paint:d,step:h}=E(t),f=It(d,u,c);(f!==d||h>0)&&t.change({paint:f,step:0})},l=()=>i(s(),P(E(t)).query[s()]<=0);J(e,u=>{u.preventDefault();let c=P(E(t)).query[s()]<=0;return i(s(),c),r(s()),d=>{let h=o().getBoundingClientRect(),f=it(a(),d.clientX-h.left,d.clientY-h.top);f>=0&&i(f,c)}}),e.addEventListener("click",u=>u.detail===0&&l());let p=(u,c)=>()=>{let[d,h]=[s()%$+u,Math.floor(s()/$)+c];return A(h,0,$-1)*$+A(d,0,$-1)};Y(e,{ArrowLeft:p(-1,0),ArrowRight:p(1,0),ArrowUp:p(0,-1),ArrowDown:p(0,1),Home:()=>0,End:()=>N-1},r)}function Be(t,e,n){let a=dt("svg",{class:"scene","aria-hidden":"true"}),[o,r]=[720,0],s=(c=P(E(t)))=>l.set(lt(E(t),c,r,o)),i=c=>{r=c,s(),l.focus(`pixel ${c}`)},l=vt((c,d)=>{if(c.addEventListener("pointerdown",n),d().id.startsWith("pixel"))return We(t,c,d,{width:()=>o,stage:()=>p,focus:i});if(d().id==="marble"){J(c,()=>m=>{let g=p.getBoundingClientRect().left;e.go(st(P(E(t)),o,m.clientX-g))});let h=m=>()=>e.at()+m,f={ArrowRight:h(1),ArrowUp:h(1),ArrowLeft:h(-1),ArrowDown:h(-1)};return Y(c,{...f,Home:()=>0,End:()=>I},e.go)}c.addEventListener("click",()=>{t.change({digit:Number(d().id.split(" ")[1]),step:0,paint:""})})}),p=y("div",{class:"attn-stage memory-picture"},a,l.root);return{root:p,tell:s,paint:(c,d)=>{d!==o&&(o=d,s()),qt(a,rt(et(c),{digit:E(t).digit,width:o}))}}}function He(t,e){let n=Et({label:"Play: fall, step by step",rest:Ce,begin:()=>e.at()>=e.last()&&e.go(0),next:()=>(e.go(e.at()+1),e.at()<e.last())}),a=(l,p,u=l)=>{let{root:c}=At(l,()=>(n.stop(),p()));return c.removeAttribute("aria-pressed"),u!==l&&c.setAttribute("aria-label",u),c},o=U({label:"noise",min:0,max:1,step:.01,text:l=>`${Math.round(100*l)}%`,onInput:l=>(n.stop(),t.change({noise:l,step:0}))}),r=U({label:"\u03B2",min:-1.3,max:.6,step:.02,text:Mt,read:l=>Number((10**l).toPrecision(3)),write:Math.log10,onInput:l=>t.change({beta:l})});return{root:y("div",{class:"memory-controls"},y("div",{class:"memory-steps"},n.root,a("\u2039",()=>e.go(e.at()-1),"One step back"),a("\u203A",()=>e.go(e.at()+1),"One step on")),o.root,r.root,y("div",{class:"attn-row"},a("New noise",()=>t.change({draw:E(t).draw%Ot+1,paint:"",step:0})),a("Reset",t.reset))),tell:l=>{o.set(l.noise),r.set(l.beta)},stop:n.stop}}function Ke(t,e){let n=Fe(e),a=He(e,n),[o,r]=[Be(e,n,a.stop),St()];return{parts:[y("p",{class:"attn-hint"},"Press play: the spoilt digit falls down the energy. Then paint on it, or lower \u03B2, and see where it falls."),o.root,a.root,r.root],tell:i=>{let l=P(i);a.tell(i),o.tell(l),r.set(Dt(i,l))},glides:nt,paint:(i,l,p)=>o.paint(i,p),stop:()=>(a.stop(),r.stop())}}var Jn=wt({name:"memory",label:"Live figure: a spoilt digit falls into a stored one",style:Pt+Ht,controls:["digit","noise","beta","step","draw","paint"],ms:De,build:Ke});export{P as compute,Jn as default,Dt as describe,nt as glides,et as numbers,Nt as retrieve,Bt as scene};
