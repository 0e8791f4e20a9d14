// Joined by `make figures` from src/mixing and src/kit: change those, not this.
var ee="http://www.w3.org/2000/svg",ne=0,oe=Math.random().toString(36).slice(2,8),W=t=>`attn-${oe}-${t}-${++ne}`;function st(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var b=(t,e={},...n)=>st(document.createElement(t),e,n),ct=(t,e={},...n)=>st(document.createElementNS(ee,t),e,n);function L(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var lt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var pt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var dt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var M=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ut=200,_=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,se=t=>t*t*(3-2*t);function q(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>q(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,i])=>[r,q(t[r],i,n)]);return Object.fromEntries(o)}return e}function ft(t,e,n){let[o,r,i,s,a,c]=[t,t,t,0,0,0],l=!1,d=p=>{let h=Math.min(64,p-a);if(a=p,l){let u=M((p-s)/e);o=q(r,i,se(u)),l=u<1}let f=n(o,h);c=l||f?requestAnimationFrame(d):0};return{go(p,h){if(_()){[o,i,l]=[p,p,!1],n(o,1/0);return}[r,i,s,l]=[o,p,performance.now(),h],h||(o=p,n(o,0)),c||([a,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function ht(t,e,n=[]){let o=[...e,...n],r=[],i=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),a=p=>{if(i)return;let h=s();r.forEach(f=>f(h,p))},c=()=>a(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:h=!1}={})=>{i=!0;for(let[f,u]of Object.entries(p))t.set(f,u);i=!1,a({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function ce(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function mt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:i=ut,build:s}){return{render:({model:c,el:l})=>{let d=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(b("style",{},[lt,pt,dt,n].join(`
`)));let h=ht(c,o,r),f=s(h.read(),h,c),u=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(u),l.append(d);let x=()=>{let y=f.glides??(w=>w),g=0,k=ft(y(h.read()),i,(w,A)=>g>0&&f.paint(w,A,g)),$=()=>{let w=Math.round(u.clientWidth);w===g||w===0||(g=w,ce(l),k.again())};h.follow((w,A)=>{u.classList.add("touched"),f.tell(w),k.go(y(w),A?.glide??!0)}),f.tell(h.read()),$();let O=new ResizeObserver($);return O.observe(u),()=>{O.disconnect(),k.stop(),h.stop(),f.stop?.()}};return f.ready?f.ready.then(x):x()}}}var le=t=>Math.round(t*10)/10;function H(t){let e=b("div",{class:"attn-hits"}),n=new Map,o=i=>{let s=i.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),a={node:s,hit:i};return n.set(i.id,a),s.dataset.id=i.id,t(s,()=>a.hit),a};return{root:e,set:i=>{let s=new Set(i.map(({id:a})=>a));for(let[a,{node:c}]of n)s.has(a)||(c.remove(),n.delete(a));i.forEach((a,c)=>{let l=n.get(a.id)??o(a);pe(l.node,l.hit=a),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:i=>n.get(i)?.node.focus({preventScroll:!0})}}function pe(t,{x:e,y:n,width:o,height:r,label:i,kind:s="",aria:a={},tab:c=0,lang:l}){let d={left:e,top:n,width:o,height:r};for(let[p,h]of Object.entries(d))t.style[p]=`${le(h)}px`;E(t,"class",`attn-hit ${s}`.trim()),E(t,"aria-label",i),E(t,"tabindex",c),l&&E(t,"lang",l);for(let[p,h]of Object.entries(a))E(t,`aria-${p}`,String(h))}function gt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var bt="http://www.w3.org/2000/svg",v=t=>Math.round(t*10)/10+0;function m(t,e,n,o,r){let i=Object.entries(o).map(([s,a])=>[s,typeof a=="number"?v(a):a]);return{id:t,shape:e,role:n,at:Object.fromEntries(i),...r===void 0?{}:{text:r}}}var xt=new WeakMap,de=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function ue(t,e){let n=de(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(he)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var fe=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function he(t){let e=document.createElementNS(bt,"tspan");for(let[n,o]of Object.entries(fe(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function D(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let i=xt.get(t)??new Map;xt.set(t,i);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of i)s.get(c)?.shape!==d&&(l.remove(),i.delete(c));let a=t.firstChild;for(let c of o){let l=i.get(c.id);l||(l={node:document.createElementNS(bt,c.shape),shape:c.shape,at:{},text:""},i.set(c.id,l)),ue(l,c),a===l.node?a=l.node.nextSibling:t.insertBefore(l.node,a)}}function yt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function R(t,e){let n=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>E(n,"aria-pressed",String(o))}}function wt(t,e,n){let o=W("choice"),r=new Map,i=b("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,a]of Object.entries(e))r.set(s,b("input",{type:"radio",name:o,onchange:()=>n(s)})),i.append(b("label",{},r.get(s),b("span",{},a)));return{root:i,set:s=>void(r.get(s).checked=!0)}}function V({label:t,min:e,max:n,step:o,onInput:r,text:i=yt,zero:s=e,...a}){let{read:c=g=>g,write:l=g=>g}=a,d=W("slider"),p=b("span",{class:"attn-number","aria-hidden":"true"}),f=b("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>r(c(f.valueAsNumber))}),u=b("div",{class:"attn-slider"},b("label",{for:d},t),f,p),x=g=>Math.min(1,Math.max(0,(g-e)/(n-e)));return{root:u,input:f,set:(g,k=!0)=>{let $=l(g);f.valueAsNumber!==$&&(f.value=$),f.style.setProperty("--from",x(Math.min(s,$))),f.style.setProperty("--to",x(Math.max(s,$))),f.disabled=!k,L(p,i(g)),E(f,"aria-valuetext",i(g))}}}function vt(t=700){let e=b("p",{class:"attn-summary"}),n=b("span",{class:"attn-hidden",role:"status"}),o,r=i=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>L(n,i),t)),L(e,i)};return{root:b("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function kt(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var $t=["recurrence","convolution","dilated","window","attention"];var[Mt,B,St,At]=[8,16384,4096,15],I={"AMD EPYC 7763":{peak:502e10,bandwidth:2048e8,bytes:4},"NVIDIA T4":{peak:65e12,bandwidth:32e10,bytes:2},"NVIDIA A100":{peak:312e12,bandwidth:2039e9,bytes:2},"NVIDIA H200":{peak:9895e11,bandwidth:48e11,bytes:2}};function G(t,e,n){if(t==="recurrence")return e;if(t==="attention")return 1;if(t!=="dilated")return Math.max(1,Math.ceil((e-1)/n));let o=1;for(;(n+1)**o<e;)o+=1;return o}function me(t,e){let n=Math.min(e,t-1);return t*(2*n+1)-n*(n+1)}function ge(t,{n:e,d:n,k:o,fused:r}){let i=(o-1)/2,s=G(t,e,i);if(t==="recurrence")return{work:2*e*n*n,steps:e,path:s,moved:(e+1)*n*n+5*e*n};if(t==="convolution"||t==="dilated")return{work:o*e*n*n,steps:1,path:s,moved:2*e*n+o*n*n};let a=t==="window"?me(e,i):e*e;return{work:2*a*n,steps:1,path:s,moved:4*e*n+(r?0:4*a)}}function Et({work:t,moved:e},{peak:n,bandwidth:o,bytes:r}){let i=2*t/(e*r),s=Math.min(n,o*i);return{intensity:i,attainable:s,seconds:2*t/s}}var C=(t,e,n)=>t==="dilated"?(e+1)**n:1;function xe(t,e,n,o){let r=n-e,i=G(t,r+1,o),s=[[0,e]];for(let a=1,c=r;a<=i;a++){let l=s[a-1][1];if(t==="recurrence")s.push([a,e+a-1]);else if(t==="attention")s.push([1,n]);else{let d=C(t,o,a-1),p=t==="dilated"?Math.floor(r/d)%(o+1)*d:Math.ceil(c/(i-a+1));c-=p,s.push([a,l+p])}}return s}function jt(t,e,n,o,r){if(o===0)return[e,e];if(t==="recurrence")return[e,Math.min(r-1,e+o-1)];let i=t==="attention"?r:t==="dilated"?(n+1)**o-1:n*o;return[Math.max(0,e-i),Math.min(r-1,e+i)]}function z({n:t,d:e,k:n,wiring:o,source:r,target:i,fused:s,device:a}){let c=Math.min(t,64),l=(n-1)/2,d=[r,i].map(u=>Math.min(u,c-1)).sort((u,x)=>u-x),p=I[a],h=$t.map(u=>{let x=ge(u,{n:t,d:e,k:n,fused:s});return{name:u,...x,...Et(x,p),way:xe(u,d[0],d[1],l)}}),f=$t.indexOf(o);return{n:t,d:e,k:n,side:l,drawn:c,wiring:o,at:f,fused:s,device:a,machine:p,layers:h,source:d[0],target:d[1],levels:G(o,c,l)}}function Ot(t){let{layers:e,machine:{peak:n,bandwidth:o,bytes:r}}=z(t);return{costs:e.map(({work:i,moved:s})=>[i,s].map(Math.log)),roof:[n,o,r].map(Math.log)}}function Nt(t,{costs:e,roof:n}){let[o,r,i]=n.map(Math.exp),s={peak:o,bandwidth:r,bytes:i},a=t.layers.map((c,l)=>{let[d,p]=e[l].map(Math.exp);return{...c,work:d,moved:p,...Et({...c,work:d,moved:p},s)}});return{...t,machine:s,layers:a}}var N={recurrence:"recurrence",convolution:"convolution",dilated:"dilated",window:"window",attention:"attention"},zt={...N,recurrence:"recur.",convolution:"convol."},be={recurrence:"Recurrence",convolution:"Convolution",dilated:"Dilated convolution",window:"Attention in a window",attention:"Full attention"};function j(t){for(let[e,n]of ye){if(t<e*.9995)continue;let o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}return t<10&&t%1?t.toFixed(1):String(Math.round(t))}var ye=[[1e15,"P"],[1e12,"T"],[1e9,"G"],[1e6,"M"],[1e3,"k"]];function we(t){let[e,n]=t<1e-6?[1e-9,"ns"]:t<.001?[1e-6,"\xB5s"]:t<1?[.001,"ms"]:[1,"s"],o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}var S=(t,e)=>`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`,It=t=>t==="recurrence"?"step":"layer";function Tt({layers:t,at:e,wiring:n},o){let r=t[e].way.length-1;return o>=r?S(r,It(n)):`${Math.floor(o)} of ${S(r,It(n))}`}function Lt({wiring:t,n:e,drawn:n,levels:o,k:r},i){let s=e>n?`the first ${n} of ${e.toLocaleString("en")} tokens`:S(e,"token"),a={recurrence:i?"each step waits for the last":"each step waits for the one before",convolution:`${S(o,"layer")} of ${r} offsets`,dilated:`${S(o,"layer")} of ${r} offsets${i?"":", ever wider"}`,window:`${S(o,"layer")}, ${r} keys each`,attention:"1 layer, each token sees each"}[t];return[be[t],`${s}; ${a}`]}function ve({layers:t,at:e,wiring:n,source:o,target:r,side:i}){let s=`From token ${o+1} to token ${r+1}`,a=t[e].way.length-1,c={recurrence:`a recurrence takes ${S(a,"step")}, one after another`,convolution:`a convolution that reaches ${i} to each side takes ${S(a,"layer")}`,dilated:`a convolution whose reach grows ${i+1}-fold takes ${S(a,"layer")}`,window:`attention that sees ${i} to each side takes ${S(a,"layer")}`,attention:"attention takes 1 layer, at any distance"}[n];return`${s}, ${c}.`}function ke({layers:t,at:e,n,d:o}){let r=`${n.toLocaleString("en")} tokens of size ${o.toLocaleString("en")}`,{work:i,moved:s}=t[e];return`For ${r} a layer takes ${j(i)} multiply-adds and moves ${j(s)} numbers.`}var K=t=>`${t>=.0995?Math.round(100*t):t>=95e-5?(100*t).toFixed(1):"<0.1"}%`;function $e({layers:t,at:e,device:n,machine:o}){let{intensity:r,attainable:i,seconds:s}=t[e],a=i<o.peak?`memory allows ${K(i/o.peak)} of the peak`:"memory allows the peak";return`On the ${n} that is ${j(r)} operations per byte: ${a}, ${we(s)} at least.`}var Dt=t=>[ve,ke,$e].map(e=>e(t)).join(" ");var Me=600;function Ft(t){let e=t<Me,[n,o]=[e?0:126,e?3:8],r=(t-n-4*o)/5;return{width:t,narrow:e,left:n,gap:o,wide:r,rows:e?{way:40,steps:116,work:157,moved:221,end:268}:{way:26,steps:102,work:126,moved:126,end:184},most:e?26:38,pad:e?5:10,step:e?.6:1,x:s=>n+s*(r+o)}}function Se({x:t,wide:e,pad:n,rows:o,narrow:r,step:i},{layers:s},a,c){let{way:l}=s[a],d=Math.min(c,l.length-1),p=o.way+64*i,h=w=>t(a)+n+(e-2*n)*(w+.5)/64,f=d-Math.floor(d),[u,x]=[l[Math.floor(d)],l[Math.min(Math.floor(d)+1,l.length-1)]],y=l.slice(0,Math.floor(d)+1).map(([w,A])=>[A,w]);f&&y.push([u[1]+(x[1]-u[1])*f,d]);let g=y.map(([w,A])=>`${v(h(w))} ${v(p-A*i)}`),k=l.length-1,O=r?String(k):`${k} ${a===0?"step":"layer"}${k===1?"":"s"}`;return[m(`floor ${a}`,"line","ruler",{x1:t(a)+n,x2:t(a)+e-n,y1:p,y2:p}),m(`way ${a}`,"path","weight line thumb",{d:`M${g.join("L")}`}),m(`way number ${a}`,"text","ink small start",{x:t(a)+n,y:o.way+(r?52:12)},O)]}function Ae({x:t,wide:e,pad:n,rows:o,narrow:r},{layers:i,n:s},a){let{steps:c}=i[a],l=r?j(c):`${c.toLocaleString("en")} in a row`,d=e-2*n;return[m(`steps track ${a}`,"rect","track",{x:t(a)+n,y:o.steps,width:d,height:4}),m(`steps ${a}`,"rect","ink solid",{x:t(a)+n,y:o.steps,width:d*c/s,height:4}),m(`steps number ${a}`,"text","ink small start",{x:t(a)+n,y:o.steps+18},l)]}function Ct({x:t,wide:e,pad:n,rows:o,most:r,narrow:i},{layers:s},a,c){let l=Math.max(...s.map(u=>u[c])),d=s[a][c],p=r*Math.sqrt(d/l),h=t(a)+n+(!i&&c==="moved"?(e-2*n)/2+4:0),f=o[c]+r;return[m(`${c} ${a}`,"rect",`${c==="work"?"ink solid":"ink hollow"}`,{x:h,y:f-p,width:p,height:p}),m(`${c} number ${a}`,"text","ink small start",{x:h,y:f+15},j(d))]}function Ee({rows:t,narrow:e,most:n},{source:o,target:r}){let i=`${o+1} to ${r+1}`;if(e){let a={way:`the message\u2019s way, from ${i}`,steps:"steps one after another",work:"multiply-adds of a layer",moved:"numbers moved by a layer"};return Object.entries(a).map(([c,l])=>m(`label ${c}`,"text","soft small halo start",{x:0,y:t[c]-5},l))}let s={way:["the message\u2019s way",t.way+40],"way ends":[`from ${i}`,t.way+56],steps:["one after another",t.steps+8],work:["\u25A0 multiply-adds",t.work+n-18],moved:["\u25A1 numbers moved",t.work+n],areas:["as areas",t.work+n+16]};return Object.entries(s).map(([a,[c,l]])=>m(`label ${a}`,"text","soft small start",{x:0,y:Number(l)},String(c)))}function U(t,{width:e,sent:n=1/0}){let o=Ft(e),{x:r,wide:i,pad:s,rows:a,narrow:c}=o,l=t.layers.flatMap(({name:d},p)=>{let h=p===t.at;return[m(`box ${p}`,"rect",`${h?"chosen":c?"bare":"ruler"} box`,{x:r(p)+.5,y:.5,width:i-1,height:a.end-1,rx:6}),m(`name ${p}`,"text",`ink start${h?" strong":""}${c?" tiny":" small"}`,{x:r(p)+s,y:17},c?zt[d]:N[d]),...Se(o,t,p,n),...Ae(o,t,p),...Ct(o,t,p,"work"),...Ct(o,t,p,"moved")]});return{width:e,height:a.end,marks:[...l,...Ee(o,t)]}}function J(t,{width:e}){let{x:n,wide:o,rows:r}=Ft(e);return t.layers.map(({name:i,way:s,work:a},c)=>({id:i,x:n(c),y:0,width:o,height:r.end,label:`${N[i]}: ${s.length-1} from ${t.source+1} to ${t.target+1}, ${j(a)} multiply-adds`,aria:{pressed:c===t.at}}))}var Pt=`text.small { font-size: 13px; }
text.tiny { font-size: 12px; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
.wires { fill: none; stroke: var(--edge); stroke-width: 1; }
.dots { fill: none; stroke-linecap: round; }
.soft.dots { stroke: var(--edge); } .weight.dots { stroke: var(--weight); }
.way { stroke-width: 3.5; }
.thumb { stroke-width: 2.5; }
.goal { stroke: var(--output); stroke-width: 2; stroke-linejoin: round; }
.output.open { fill: var(--paper); }
.guide { stroke-dasharray: 2 4; }
.box { fill: none; }
.chosen { stroke: var(--weight); stroke-width: 2; fill: none; }
.track { fill: var(--rule); }
.hollow { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
.roof { stroke-width: 1; }
.roof.here { stroke-width: 2.5; }
.point { stroke: var(--paper); stroke-width: 1.5; }
`;var Oe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ne=1.12,T=new Map;function Ie(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Oe[r.charCodeAt(0)-32]??556),0);return Ne*n/1e3}function Wt(t,e){return T.size>5e3&&T.clear(),T.has(t)||T.set(t,Ie(t)),e*T.get(t)}var Y=[.4,2e4],Ht=[6e10,22e14],qt=15;function ze({width:t,height:e}){let n={left:40,right:t-44,top:42,bottom:e-36},o=(r,[i,s])=>Math.log(r/i)/Math.log(s/i);return{width:t,height:e,...n,x:r=>n.left+(n.right-n.left)*o(r,Y),y:r=>n.bottom-(n.bottom-n.top)*o(r,Ht)}}function Te({left:t,right:e,top:n,bottom:o,x:r,y:i,width:s}){let a=[1,10,100,1e3,1e4],c=[1e11,1e12,1e13,1e14,1e15];return[m("roof title","text","ink strong start",{x:0,y:14},s<380?"Operations per second, at most":"The roofline: operations per second, at most"),m("roof note","text","soft small start",{x:0,y:32},"a point is a layer, with its share of the peak"),...a.flatMap(l=>[m(`grid x ${l}`,"line","rule",{x1:r(l),x2:r(l),y1:n,y2:o}),m(`tick x ${l}`,"text","soft small",{x:r(l),y:o+16},l<1e3?String(l):`${l/1e3} k`)]),...c.flatMap(l=>[m(`grid y ${l}`,"line","rule",{x1:t,x2:e,y1:i(l),y2:i(l)}),m(`tick y ${l}`,"text","soft small end",{x:t-4,y:i(l)+4},l<1e12?"0.1 T":l<1e15?`${l/1e12} T`:"1 P")]),m("axis x","text","soft small",{x:(t+e)/2,y:o+33},"operations per byte moved")]}function _t({x:t,y:e},{peak:n,bandwidth:o}){let r=n/o,i=Math.max(Y[0],Ht[0]/o);return`M${[[i,i*o],[r,n],[Y[1],n]].map(([a,c])=>`${v(t(a))} ${v(e(c))}`).join("L")}`}function Le(t,{device:e,machine:n}){let o=Object.entries(I).filter(([a])=>a!==e),r=a=>a.split(" ")[1],i=(a,c,l)=>m(`roof name ${a}`,"text",`${l} small start`,{x:t.right+5,y:t.y(c)+4.5},r(a)),s=n.peak/n.bandwidth;return[...o.flatMap(([a,c])=>[m(`roof ${a}`,"path","soft line roof",{d:_t(t,c)}),i(a,c.peak,"soft")]),m("ridge","line","ruler guide",{x1:t.x(s),x2:t.x(s),y1:t.y(n.peak),y2:t.bottom}),m("roof here","path","ink line roof here",{d:_t(t,n)}),i(e,n.peak,"ink strong")]}function De(t,e){let n=[];for(let o of t)n.push(Math.max(o,n.length?n[n.length-1]+qt:-1e9));for(let o=n.length-1,r=e;o>=0;o--,r-=qt)n[o]=Math.min(n[o],r);return n}function Re(t,{layers:e,at:n,machine:o}){let{x:r,y:i,left:s,right:a,bottom:c}=t,l=e.map(({name:u,intensity:x,attainable:y},g)=>({i:g,name:u,here:g===n,px:r(x),py:i(y),text:`${N[u]} ${K(y/o.peak)}`})),d=[...l].sort((u,x)=>x.px-u.px||x.i-u.i),p=De(d.map(({py:u})=>u+18),c-6),h=d.flatMap(({i:u,px:x,py:y,text:g,here:k},$)=>{let O=Wt(g,13),w=Math.max(s+2,Math.min(x+12,a-O-2)),A=k?"weight strong":"ink";return[m(`point line ${u}`,"line","ruler",{x1:x,y1:y,x2:w-2,y2:p[$]-4}),m(`point name ${u}`,"text",`${A} small halo start`,{x:w,y:p[$]},g)]}),f=[...l].sort((u,x)=>Number(u.here)-Number(x.here)).map(({i:u,px:x,py:y,here:g})=>m(`point ${u}`,"circle",`${g?"weight":"ink"} solid point`,{cx:x,cy:y,r:g?6:4}));return[...h,...f]}function X(t,{width:e,height:n}){let o=ze({width:e,height:n});return{width:e,height:n,marks:[...Te(o),...Le(o,t),...Re(o,t)]}}var Ce=480,[Fe,Pe,Z]=[46,44,10],Bt=3.6;function tt({drawn:t,wiring:e,levels:n},{width:o,height:r}){let[i,s]=[r-Pe,(o-2*Z)/t],a=i-Fe,c=e==="recurrence"?a/n:Math.min(a/n,a*.6);return{width:o,height:r,bottom:i,cell:s,floor:c,narrow:o<Ce,stairs:e==="recurrence",x:l=>Z+(l+.5)*s,y:([l,d])=>i-c*(e==="recurrence"&&l>0?d+1:l)}}function et(t,e,n){let{cell:o}=tt(t,e);return M(Math.floor((n-Z)/o),0,t.drawn-1)}var P=({x:t,y:e},n,o)=>`M${v(t(n[1]))} ${v(e(n))}L${v(t(o[1]))} ${v(e(o))}`;function We(t,{drawn:e,levels:n},o){let r="",i=(s,a)=>{let c=o>0?e-1-a:a,l=Math.min(n-s,o===0?n:Math.floor(c/Math.abs(o)));l>0&&(r+=P(t,[s,a],[s+l,a+l*o]))};for(let s=0;s<e;s++)i(0,s);for(let s=1;s<n;s++)for(let a=0;a<Math.min(Math.abs(o),e);a++)i(s,o>0?a:e-1-a);return r}function qe(t,{wiring:e,drawn:n,levels:o,side:r}){let i=Array.from({length:n},(c,l)=>l),s=(c,l,d=1)=>i.map(p=>{let h="";for(let f=-l;f<=l;f++){let u=p+f*d;u>=0&&u<n&&(h+=P(t,[c,p],[c+1,u]))}return h}).join("");return e==="recurrence"?i.map(c=>P(t,[0,c],[1,c])+(c?P(t,[1,c-1],[1,c]):"")).join(""):e==="attention"?s(0,n):e==="dilated"?Array.from({length:o},(c,l)=>s(l,r,C(e,r,l))).join(""):Array.from({length:2*r+1},(c,l)=>l-r).map(c=>We(t,{drawn:n,levels:o},c)).join("")}function _e({wiring:t,drawn:e,levels:n,side:o}){if(t==="recurrence")return 2*e-1;let r=s=>{let a=0;for(let c=-o;c<=o;c++)a+=Math.max(0,e-Math.abs(c)*s);return a};if(t==="attention")return e**2;let i=0;for(let s=0;s<n;s++)i+=r(C(t,o,s));return i}var F=new Map;function He(t,e){let{wiring:n,drawn:o,side:r}=e,i=`${n} ${o} ${r} ${t.width} ${t.height}`,s=F.get(i)??qe(t,e);return F.size>8&&F.clear(),F.set(i,s),s}var Gt=({cell:t,floor:e,stairs:n})=>M(Math.min(t,n?t:e)*.42,1.4,7);function Q(t,e,n,o,[r,i]){let{x:s,y:a,cell:c}=t,[l,d]=[s(r),s(i)].map(v);return m(e,"path",`${n} dots`,{d:`M${l} ${v(a([o,r]))}H${v(d+.2)}`,"stroke-width":Gt(t),"stroke-dasharray":`0 ${c}`})}function Kt(t,e,n,[o,r]){let{x:i,y:s}=t,a="";for(let c=o;c<=r;c++)a+=`M${v(i(c))} ${v(s([1,c]))}h0`;return m(e,"path",`${n} dots`,{d:a,"stroke-width":Gt(t)})}function Ve(t,{wiring:e,drawn:n,levels:o}){let r=[0,n-1],i=Q(t,"nodes 0","soft",0,r);if(e==="recurrence")return[i,Kt(t,"nodes 1","soft",r)];let s=t.floor<Bt?[o]:Array.from({length:o},(a,c)=>c+1);return[i,...s.map(a=>Q(t,`nodes ${a}`,"soft",a,r))]}function Be(t,{wiring:e,drawn:n,source:o,side:r},i){let s=l=>jt(e,o,r,l,n);if(e==="recurrence")return i>0?[Kt(t,"heard 1","weight",s(i))]:[];let a=Array.from({length:i},(l,d)=>d+1);return(t.floor<Bt?a.slice(-1):a).map(l=>Q(t,`heard ${l}`,"weight",l,s(l)))}function Vt({x:t,y:e},n,o){let r=Math.min(Math.floor(o),n.length-1),[i,s,a]=[n[r],n[Math.min(r+1,n.length-1)],o-r],c=(l,d)=>l+(d-l)*a;return[c(t(i[1]),t(s[1])),c(e(i),e(s))]}var Ut=t=>`M${t.map(([e,n])=>`${v(e)} ${v(n)}`).join("L")}`;function Ge(t,{layers:e,at:n},o){let{way:r}=e[n],i=Math.min(o,r.length-1),s=Vt(t,r,i),a=r.slice(0,Math.floor(i)+1).map(p=>[t.x(p[1]),t.y(p)]),c=i===r.length-1,[l,d]=Vt(t,r,r.length-1);return[m("guide","line","ruler guide",{x1:l,x2:l,y1:d,y2:t.bottom}),m("way","path","weight line way",{d:Ut([...a,s])}),...c?[]:[m("pulse","circle","weight solid",{cx:s[0],cy:s[1],r:5})],m("goal","path",`output ${c?"solid":"open"} goal`,{d:Jt([l,d-3])})]}var Jt=([t,e],n=8)=>`${Ut([[t,e-n],[t+n,e+n*.75],[t-n,e+n*.75]])}Z`;function Ke({x:t,bottom:e},{source:n,target:o}){let[r,i]=[t(n),t(o)],s=Math.max(0,34-(i-r))/2,a=e+40;return[m("from","rect","value solid",{x:r-6,y:e+10,width:12,height:12,rx:2}),m("to","path","output solid",{d:Jt([i,e+17],7.5)}),m("from name","text","value strong small",{x:r-s,y:a},String(n+1)),m("to name","text","output strong small",{x:i+s,y:a},String(o+1))]}function Ue({x:t,bottom:e},{n,drawn:o,source:r,target:i}){let s=c=>[r,i].every(l=>Math.abs(t(l)-t(c))>34);return[...new Set([0,...[1,2,3,4].map(c=>Math.round(o*c/4)-1)])].filter(s).map(c=>m(`token ${c}`,"text",`soft small${c===0?" start":c===o-1?" end":""}`,{x:t(c)+(c===0?-4:c===o-1?4:0),y:e+40},c===o-1&&n>o?`${c+1} \u2026`:String(c+1)))}function nt(t,{width:e,height:n,sent:o=1/0}){let r=tt(t,{width:e,height:n}),{way:i}=t.layers[t.at],s=Math.min(o,i.length-1),[a,c]=Lt(t,r.narrow),l=[m("title","text","ink strong start",{x:0,y:14},a),m("told","text","weight strong end",{x:e,y:14},Tt(t,s)),m("note","text","soft small start",{x:0,y:32},c),m("wires","path","wires",{d:He(r,t),"stroke-opacity":Math.round(100*M(260/_e(t)+.14,0,.8))/100}),...Ve(r,t),...Be(r,t,Math.floor(s)),...Ge(r,t,o),...Ue(r,t),...Ke(r,t)];return{width:e,height:n,marks:l}}function ot(t,e){let{x:n,bottom:o}=tt(t,e),{source:r,target:i,drawn:s}=t,a=(l,d,p)=>({id:l,x:n(d)-p,y:o-2,width:44,height:46,label:l==="source"?"message from token":"message to token",slider:!0,kind:"across",aria:{valuemin:l==="source"?1:r+1,valuemax:l==="source"?i+1:s,valuenow:d+1,valuetext:`token ${d+1}`}}),c=M((44-(n(i)-n(r)))/2,0,22);return[a("source",r,22+c),a("target",i,22-c)]}var Yt=`.attn-mixing > * + * { margin-top: 10px; }
.mixing-board { display: grid; grid-template-columns: minmax(0, 57fr) minmax(0, 43fr); gap: 14px 24px; }
.mixing-table { grid-column: 1 / -1; grid-row: 2; }
.mixing-controls { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px 24px; align-items: center; --name: 4.6em; }
.mixing-controls .attn-row { grid-column: 1 / -1; align-items: center; justify-content: space-between; gap: 8px 16px; }
.mixing-controls .attn-slider { grid-template-columns: var(--name) 1fr 3.4em; }
.attn-mixing .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.mixing-table .attn-hit:hover { background: color-mix(in srgb, var(--ink) 4%, transparent); }
@container (max-width: 659px) {
  .mixing-board { grid-template-columns: minmax(0, 1fr); }
  .mixing-table { grid-row: auto; }
  .mixing-controls { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .mixing-controls :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .mixing-controls .attn-slider input { height: 36px; }
  .attn-mixing .attn-summary { min-height: 10.15em; }
  .mixing-controls .attn-row { justify-content: flex-start; gap: 6px; }
  .mixing-board { gap: 12px; }
}
@container (min-width: 1000px) { .attn-mixing { font-size: 17px; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .mixing-controls, .attn-hint { display: none; } }
`;var Ye=35,[Xt,rt,Xe]=[24,.57,960],Ze=660,at=t=>z(t.read()),it=()=>ct("svg",{class:"scene","aria-hidden":"true"});function Zt(t){if(t<Ze){let s=a=>({width:t,height:a,zoom:1});return{net:s(196),table:s(0),roof:s(206)}}let e=Math.min(t,Xe),[n,o]=[e-Xt,t-Xt],r=Math.round(n*rt),i=M(Math.round(e*.27),236,262);return{net:{width:r,height:i,zoom:o*rt/r},table:{width:e,height:0,zoom:t/e},roof:{width:n-r,height:i,zoom:o*(1-rt)/(n-r)}}}var te=(t,e)=>t.map(({x:n,y:o,width:r,height:i,...s})=>({...s,x:n*e,y:o*e,width:r*e,height:i*e}));function Qe(t,e){let n=it(),o=(a,c)=>{let{source:l,target:d,drawn:p}=at(t),h=a==="source"?{source:M(c,0,d),target:d}:{source:l,target:M(c,l,p-1)};(h.source!==l||h.target!==d)&&t.change(h)},r=H((a,c)=>{let l=()=>at(t)[c().id];gt(a,()=>f=>{let[{left:u},x]=[n.getBoundingClientRect(),e().net];o(c().id,et(at(t),x,(f.clientX-u)/x.zoom))});let d=f=>()=>l()+f,p={ArrowRight:d(1),ArrowUp:d(1),ArrowLeft:d(-1),ArrowDown:d(-1)},h={PageUp:d(8),PageDown:d(-8),Home:()=>0,End:()=>B};kt(a,{...p,...h},f=>o(c().id,f))});return{root:b("div",{class:"attn-stage mixing-net"},n,r.root),paint:(a,c)=>D(n,nt(a,{...e().net,sent:c})),place:a=>r.set(te(ot(a,e().net),e().net.zoom))}}function tn(t,e){let n=it(),o=H((s,a)=>s.addEventListener("click",()=>t.change({wiring:a().id})));return{root:b("div",{class:"attn-stage mixing-table"},n,o.root),paint:(s,a)=>D(n,U(s,{...e().table,sent:a})),place:s=>o.set(te(J(s,e().table),e().table.zoom))}}var Qt=(t,e)=>{let n=document.createDocumentFragment();return n.append(t," ",b("i",{},e)),n};function en(t,e){let n=(u,x,y)=>V({label:Qt(u,x),min:Math.log2(Mt),max:Math.log2(y),step:.5,text:g=>g.toLocaleString("en"),read:g=>Math.round(2**g),write:g=>Math.round(2*Math.log2(g))/2,onInput:g=>t.change({[x]:g})}),[o,r]=[n("tokens","n",B),n("size","d",St)],i=V({label:Qt("kernel","k"),min:3,max:At,step:2,text:String,onInput:u=>t.change({k:u})}),s=R("Scores on the chip",()=>t.change({fused:!t.read().fused},{glide:!0})),a=Object.fromEntries(Object.keys(I).map(u=>[u,u.split(" ").slice(1).join(" ")])),c=wt("Device",a,u=>t.change({device:u},{glide:!0})),l=[R("Send",e).root,R("Reset",t.reset).root];l.forEach(u=>u.removeAttribute("aria-pressed"));let[d,p]=l;return{root:b("div",{class:"mixing-controls"},b("div",{class:"attn-row"},d,s.root,c.root,p),o.root,r.root,i.root),tell:u=>{o.set(u.n),r.set(u.d),i.set(u.k),s.set(u.fused),c.set(u.device)}}}function nn(){let t=1/0;return{start:()=>void(t=_()?1/0:0),next:(e,{layers:n})=>(t+=e/Ye,n.every(({way:o})=>t>=o.length-1)&&(t=1/0),t)}}function on(t,e){let[n,o,r]=[900,Zt(900),t],i=nn(),[s,a,c]=[Qe(e,()=>o),tn(e,()=>o),vt()],l=it(),d=en(e,()=>{i.start(),e.change({},{glide:!0})}),p=b("p",{class:"attn-hint"},"Send the message; then press another layer."),h=f=>[s.place(f),a.place(f)];return{parts:[p,b("div",{class:"mixing-board"},s.root,a.root,b("div",{},l)),d.root,c.root],tell:f=>{let u=z(f);f.wiring!==r.wiring&&i.start(),r=f,d.tell(f),h(u),c.set(Dt(u))},glides:Ot,paint:(f,u,x)=>{let y=z(r);x!==n&&([n,o]=[x,Zt(x)],h(y));let g=i.next(u,y),k=Nt(y,f);return s.paint(y,g),a.paint(k,g),D(l,X(k,o.roof)),g<1/0},stop:c.stop}}var io=mt({name:"mixing",label:"Live figure: five ways to wire tokens, what they cost, and how fast they can be",style:Pt+Yt,controls:["n","d","k","wiring","source","target","fused","device"],build:on});export{J as choices,U as compare,z as compute,io as default,Dt as describe,ot as grips,nt as net,X as roof,Zt as sizes,et as tokenAt};
