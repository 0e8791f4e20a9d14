// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var pe=Object.defineProperty;var he=(t,e)=>{for(var n in e)pe(t,n,{get:e[n],enumerable:!0})};function vt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let a=r=>{r?.data===e&&(t.off("msg:custom",a),o(r.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var fe="http://www.w3.org/2000/svg",ge=0,me=Math.random().toString(36).slice(2,8),at=t=>`attn-${me}-${t}-${++ge}`;function yt(t,e,n){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...n),t}var m=(t,e={},...n)=>yt(document.createElement(t),e,n),kt=(t,e={},...n)=>yt(document.createElementNS(fe,t),e,n);function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var $t=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Mt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var At=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function Et(t,e=1,n=null){let o=i=>n===null||n[i],a=Math.max(...t.filter((i,l)=>o(l))),r=t.map((i,l)=>o(l)?Math.exp((i-a)/e):0),s=r.reduce((i,l)=>i+l,0);return s>0?r.map(i=>i/s):r}var V=t=>t.indexOf(Math.max(...t)),z=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var St=200,ve=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ye=t=>t*t*(3-2*t);function st(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>st(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,r])=>[a,st(t[a],r,n)]);return Object.fromEntries(o)}return e}function zt(t,e,n){let[o,a,r,s,i,l]=[t,t,t,0,0,0],d=!1,u=c=>{let p=Math.min(64,c-i);if(i=c,d){let f=z((c-s)/e);o=st(a,r,ye(f)),d=f<1}let h=n(o,p);l=d||h?requestAnimationFrame(u):0};return{go(c,p){if(ve()){[o,r,d]=[c,c,!1],n(o,1/0);return}[a,r,s,d]=[o,c,performance.now(),p],p||(o=c,n(o,0)),l||([i,l]=[performance.now(),requestAnimationFrame(u)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(l)}}function Ot(t,e,n=[]){let o=[...e,...n],a=[],r=!1,s=()=>Object.fromEntries(o.map(c=>[c,t.get(c)])),i=c=>{if(r)return;let p=s();a.forEach(h=>h(p,c))},l=()=>i(null);e.forEach(c=>t.on(`change:${c}`,l));let d=(c,{glide:p=!1}={})=>{r=!0;for(let[h,f]of Object.entries(c))t.set(h,f);r=!1,i({glide:p}),t.save_changes()},u=()=>{let c=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in c).map(p=>[p,c[p]]))};return{read:s,change:d,reset:()=>d(u(),{glide:!0}),follow:c=>void a.push(c),stop:()=>e.forEach(c=>t.off(`change:${c}`,l))}}function ke(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Lt({name:t,label:e,style:n,controls:o,fixed:a=[],ms:r=St,build:s}){return{render:({model:l,el:d})=>{let u=m("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),c=u.attachShadow({mode:"open"});c.append(m("style",{},[$t,Mt,At,n].join(`
`)));let p=Ot(l,o,a),h=s(p.read(),p,l),f=m("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);c.append(f),d.append(u);let g=()=>{let w=h.glides??(y=>y),b=0,v=zt(w(p.read()),r,(y,A)=>b>0&&h.paint(y,A,b)),x=()=>{let y=Math.round(f.clientWidth);y===b||y===0||(b=y,ke(d),v.again())};p.follow((y,A)=>{f.classList.add("touched"),h.tell(y),v.go(w(y),A?.glide??!0)}),h.tell(p.read()),x();let k=new ResizeObserver(x);return k.observe(f),()=>{k.disconnect(),v.stop(),p.stop(),h.stop?.()}};return h.ready?h.ready.then(g):g()}}}var $e=t=>Math.round(t*10)/10;function _t(t){let e=m("div",{class:"attn-hits"}),n=new Map,o=r=>{let s=r.slider?m("div",{role:"slider",tabindex:0}):m("button",{type:"button"}),i={node:s,hit:r};return n.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:r=>{let s=new Set(r.map(({id:i})=>i));for(let[i,{node:l}]of n)s.has(i)||(l.remove(),n.delete(i));r.forEach((i,l)=>{let d=n.get(i.id)??o(i);Me(d.node,d.hit=i),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:r=>n.get(r)?.node.focus({preventScroll:!0})}}function Me(t,{x:e,y:n,width:o,height:a,label:r,kind:s="",aria:i={},tab:l=0,lang:d}){let u={left:e,top:n,width:o,height:a};for(let[c,p]of Object.entries(u))t.style[c]=`${$e(p)}px`;S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",r),S(t,"tabindex",l),d&&S(t,"lang",d);for(let[c,p]of Object.entries(i))S(t,`aria-${c}`,String(p))}var Ct="http://www.w3.org/2000/svg",O=t=>Math.round(t*10)/10+0;function M(t,e,n,o,a){let r=Object.entries(o).map(([s,i])=>[s,typeof i=="number"?O(i):i]);return{id:t,shape:e,role:n,at:Object.fromEntries(r),...a===void 0?{}:{text:a}}}var Tt=new WeakMap,Ae=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,a])=>[o,String(a)]))});function Ee(t,e){let n=Ae(e);for(let a in n)t.at[a]!==n[a]&&t.node.setAttribute(a,n[a]);for(let a in t.at)a in n||t.node.removeAttribute(a);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(ze)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Se=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ze(t){let e=document.createElementNS(Ct,"tspan");for(let[n,o]of Object.entries(Se(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function it(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Tt.get(t)??new Map;Tt.set(t,r);let s=new Map(o.map(l=>[l.id,l]));for(let[l,{node:d,shape:u}]of r)s.get(l)?.shape!==u&&(d.remove(),r.delete(l));let i=t.firstChild;for(let l of o){let d=r.get(l.id);d||(d={node:document.createElementNS(Ct,l.shape),shape:l.shape,at:{},text:""},r.set(l.id,d)),Ee(d,l),i===d.node?i=d.node.nextSibling:t.insertBefore(d.node,i)}}var et=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function lt(t,e){let n=m("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>S(n,"aria-pressed",String(o))}}function Nt(t,e,n){let o=at("choice"),a=new Map,r=m("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,m("input",{type:"radio",name:o,onchange:()=>n(s)})),r.append(m("label",{},a.get(s),m("span",{},i)));return{root:r,set:s=>void(a.get(s).checked=!0)}}function ct({label:t,onChange:e,options:n=[],wide:o=!1}){let a=at("select"),r=m("select",{id:a,onchange:()=>e(r.value)}),s=m("div",{class:o?"attn-field attn-wide":"attn-field"},m("label",{for:a},t),r),[i,l]=[n,""],d=0,u=h=>{let[f,g]=i[h];S(r.options[h],"value",f),N(r.options[h],g)},c=()=>{for(d=0;r.length>i.length;)r.lastChild.remove();i.forEach((h,f)=>u(f))},p=(h,f=n)=>{i=f;let g=i.findIndex(([b])=>String(b)===String(h)),w=JSON.stringify(i);if(w!==l){for(;r.length<i.length;)r.append(m("option",{}));g>=0&&u(g),d||(d=setTimeout(c,40))}l=w,r.selectedIndex!==g&&(r.selectedIndex=g)};return p(n[0]?.[0]),{root:s,set:p}}function jt(t=700){let e=m("p",{class:"attn-summary"}),n=m("span",{class:"attn-hidden",role:"status"}),o,a=r=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>N(n,r),t)),N(e,r)};return{root:m("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function It(t,e,n){t.addEventListener("keydown",o=>{let a=e[o.key]?.();a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(a))})}var[Oe,K]=[1,2],Ft=4,dt=40,qt=Float64Array.from({length:32},(t,e)=>2**(e-25));function Le(t){let[e,n]=[t>>10&31,t&1023],o=e===0?n*qt[1]:(n+1024)*qt[e];return t&32768?-o:o}function _e({shapes:t,numbers:e}){let n=atob(e),o=new Float32Array(n.length/2);for(let s=0;s<o.length;s++)o[s]=Le(n.charCodeAt(2*s)|n.charCodeAt(2*s+1)<<8);let a=0,r=([s,i])=>[s,o.subarray(a,a+=i.reduce((l,d)=>l*d,1))];return Object.fromEntries(Object.entries(t).map(r))}function F(t,e,n=null,o=0,a=e.length){let r=new Float64Array(t.length/a);for(let s=0,i=o;s<r.length;s++,i+=a){let l=n===null?0:n[s];for(let d=0;d<e.length;d++)l+=t[i+d]*e[d];r[s]=l}return r}function Pt(t,e){let n=new Float64Array(e.length/t.length);for(let o=0,a=0;o<t.length;o++,a+=n.length)for(let r=0;r<n.length;r++)n[r]+=t[o]*e[a+r];return n}var Rt=t=>1/(1+Math.exp(-t));function Te(t,e,n,o){let a=e.length,r=F(n,e,o),s=new Float64Array(a);for(let i=0;i<a;i++){let l=Rt(t[i]+r[i]),d=Rt(t[a+i]+r[a+i]),u=Math.tanh(t[2*a+i]+l*r[2*a+i]);s[i]=(1-d)*u+d*e[i]}return s}function Ce(t,e){let n=new Float64Array(e[0].length);for(let o=0;o<e.length;o++)for(let a=0;a<n.length;a++)n[a]+=t[o]*e[o][a];return n}function Ne(t,e){let n=new Float64Array(t.length+e.length);return n.set(t),n.set(e,t.length),n}function je(t){let[e,n]=[-1/0,0];for(let a of t)e=Math.max(e,a);for(let a of t)n+=Math.exp(a-e);let o=e+Math.log(n);return t.map(a=>a-o)}function Ie(t){let e=K;for(let n=K+1;n<t.length;n++)t[n]>t[e]&&(e=n);return e}function Fe(t){let e=new Map,n=t["encoder.bias_hh_l0"].length/3;return(o,a,r,s)=>{let i=`${o} ${r}`;if(!e.has(i)){let l=t[`${a}_embedding.weight`].subarray(r*n,(r+1)*n);e.set(i,F(t[`${o}.weight_ih_l0`],l,t[`${o}.bias_ih_l0`],0,s))}return e.get(i)}}function qe(t,e,n){if(e===null)return null;let o=s=>{let i=Et(s);return{weights:i,context:Ce(i,n)}};if(e==="dot")return s=>o(n.map(i=>F(i,s)[0]));let a=t["attention.v"],r=n.map(s=>Pt(s,t["attention.w_key"]));return s=>{let i=Pt(s,t["attention.w_query"]);return o(r.map(l=>{let d=0;for(let u=0;u<a.length;u++)d+=a[u]*Math.tanh(i[u]+l[u]);return d}))}}function Pe(t){let e=_e(t),n=Fe(e),o=t.attention==="additive",a=e["encoder.bias_hh_l0"].length/3,r=u=>(c,p)=>Te(c,p,e[`${u}.weight_hh_l0`],e[`${u}.bias_hh_l0`]),[s,i]=[r("encoder"),r("decoder")],l=u=>{let c=new Float64Array(a);return u.map(p=>c=s(n("encoder","source",p,a),c))},d=(u,c,p)=>{let h=n("decoder","target",c,o?2*a:a),f=o?u(p):null;if(o){let v=F(e["decoder.weight_ih_l0"],f.context,null,a,2*a);h=h.map((x,k)=>x+v[k])}let g=i(h,p);u&&!o&&(f=u(g));let w=f===null?g:Ne(g,f.context),b=F(e["join.weight"],w).map(Math.tanh);return{next:g,seen:f,logProbs:je(F(e["output.weight"],b,e["output.bias"]))}};return u=>{let c=l(u),p=qe(e,t.attention,c),[h,f,g]=[c.at(-1),Oe,0],w=[],b=[];for(;f!==K&&w.length<dt;){let{next:x,seen:k,logProbs:y}=d(p,f,h);[h,f]=[x,Ie(y)],g+=y[f],w.push(f),k&&b.push(k.weights)}let v=c.map(x=>Array.from(x));return{tokens:w,states:v,logProbability:g,weights:p?b:null}}}var I="[\\p{L}\\p{N}_]",Re=new RegExp(`'s(?!${I})|${I}+'(?!s(?!${I}))(?=${I})|${I}+(?:-${I}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),Wt=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(Re)??[];function We(t,e){let n=(r,s)=>t[r].toLowerCase()===e[s].toLowerCase(),o=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let r=t.length-1;r>=0;r--)for(let s=e.length-1;s>=0;s--)o[r][s]=n(r,s)?o[r+1][s+1]+1:Math.max(o[r+1][s],o[r][s+1]);let a=t.map(()=>!0);for(let r=0,s=0;r<t.length&&s<e.length;)n(r,s)?a[r++]=s++<0:o[r+1][s]>=o[r][s+1]?r++:s++;return a}var De=(t,e)=>t.length===e.length&&t.every((n,o)=>n===e[o]);function Dt(t){let e=new Map(t.source_words.map((l,d)=>[l,d+Ft])),n=new Map,o=new Map,a=(l,d)=>(n.has(l)||n.set(l,Pe(t.models[l])),n.get(l)(d)),r=(l,d)=>{let u=`${l} ${d.join(" ")}`;if(o.size>300&&o.clear(),!o.has(u)){let c=a(l,d.map(g=>e.get(g))),p=c.tokens.filter(g=>g!==K).map(g=>t.target_words[g-Ft]??"<unk>"),h=c.tokens.at(-1)===K,f=c.weights?.slice(0,p.length)??null;o.set(u,{words:p,weights:f,states:c.states,probability:Math.exp(c.logProbability),ended:h})}return o.get(u)},s=l=>{let d=Wt(l),u=d.filter(p=>e.has(p)),c=d.filter(p=>!e.has(p)&&/[\p{L}\p{N}]/u.test(p));return{source:u.slice(0,dt),unknown:c,cut:u.length>dt}};return{compute:a,numbers:({sentence:l,first:d,second:u})=>{let c=s(l),p=c.unknown.length?null:t.pairs.find(({source:f})=>De(f,c.source)),h=f=>{if(!f||c.source.length===0)return null;let g=r(f,c.source);return{name:f,...g,wrong:p?We(g.words,p.target):g.words.map(()=>!1)}};return{...c,wanted:p?.target??null,first:h(d),second:h(u)}},pairs:t.pairs}}function q({source:t,first:e,second:n}){return[t.length,Math.max(e?.words.length??0,n?.words.length??0)]}function P(t,{read:e,step:n}){let[o,a]=q(t);return e===null?o+Math.min(n??a,a):Math.min(e,o)}function Bt(t,e){let[n,o]=q(t);return e<n?{read:Math.max(0,e),step:null}:{read:null,step:e>=n+o?null:e-n}}function U(t){let e=t.map(r=>r.indexOf(Math.max(...r))),n=t.map(r=>r.reduce((s,i,l)=>s+i*l,0)),[o,a]=[0,[0,0]];for(let r=1;r<=e.length;r++){if(r<e.length&&e[r]<=e[r-1]&&n[r]<n[r-1])continue;e[o]>e[r-1]&&n[o]-n[r-1]>.5&&r-1-o>a[1]-a[0]&&(a=[o,r-1]),o=r}return a[1]>a[0]?a:null}var oe={};he(oe,{cellOf:()=>rt,matrix:()=>wt,percent:()=>B,places:()=>Q,ribbonScene:()=>ft,squeeze:()=>mt,wordHits:()=>gt});var Be={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},He=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),Ve=t=>~t.reduce((e,n)=>He[(e^n)&255]^e>>>8,-1)>>>0,Z=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function G(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...Z(e.length),...n,...Z(Ve(n))]}var Ke=t=>z(Math.round(128+127*t),0,255);function Ue(t){let[e,n]=[1,0];for(let a of t)n=(n+(e=(e+a)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...Z((n<<16|e)>>>0)]}var Ht=Array.from({length:256},(t,e)=>e-128),Vt=t=>[...G("PLTE",Ht.flatMap(e=>Be[t][e<0?"below":"above"])),...G("tRNS",Ht.map(e=>Math.min(255,2*Math.abs(e))))],Ge={signed:Vt("signed"),weight:Vt("weight")},Kt=new WeakMap;function ut(t,e,n=1,o="signed"){let a=Kt.get(t)??new Map;Kt.set(t,a);let r=`${e} ${n} ${o}`;return a.has(r)||a.set(r,Ze(t,e,n,o)),a.get(r)}function Ze(t,e,n,o){let a=t.length/e,r=[];for(let l=0;l<a;l++){r.push(0);for(let d=0;d<e;d++)r.push(Ke(t[l*e+d]/n))}let i=[137,80,78,71,13,10,26,10,...G("IHDR",[...Z(e),...Z(a),8,3,0,0,0]),...Ge[o],...G("IDAT",Ue(r)),...G("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var Je="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ye=1.12,J=new Map;function Qe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,a)=>o+(Je[a.charCodeAt(0)-32]??556),0);return Ye*n/1e3}function R(t,e){return J.size>5e3&&J.clear(),J.has(t)||J.set(t,Qe(t)),e*J.get(t)}var nt=20,Xe=.005,Ut=16,tn=480,Xt=298,pt=3,en=[18,17,16,15,14],te=.3,B=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,ot=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),W=t=>String(O(10*t)/10),D=(t,e)=>z(t-e);function Gt(t,e,n){let o=t.map(i=>Math.max(nt,R(i,e))),a=n-o.reduce((i,l)=>i+l,0),r=t.length>1?Math.min(e*1.5,a/(t.length-1)):0;if(r<6)return null;let s=(a-r*(t.length-1))/2;return o.map(i=>{let l={x:s+i/2,w:i};return s+=i+r,l})}function nn(t,e,n){let o=Math.max(t.length,e.length),a=z(tn/o,14,25),[r,s]=[Math.min(15,Math.floor(a)-2),20],i=p=>Math.max(0,...p.map(h=>R(h,r))),l=z(i(t),40,n*.38),d=n-z(i(e),40,n*.38),u=Math.max(Xt,s+o*a+8),c=(p,h,f)=>p.map((g,w)=>{let b=R(g,r);return{x:h-f*b/2,y:u/2+6+a*(w+.5-p.length/2)+5,w:b}});return{sideways:!0,size:r,row:a,height:u,leave:l+24,arrive:d-8,source:c(t,l,1),target:c(e,d,-1)}}function Q(t,e,n){let o=`${t.join(" ")}|${e.join(" ")}|${n}`;return Y.has(o)||(Y.size>50&&Y.clear(),Y.set(o,on(t,e,n))),Y.get(o)}var Y=new Map;function on(t,e,n){for(let o of en){let[a,r]=[Gt(t,o,n),Gt(e,o,n)];if(a===null||r===null)continue;let[s,i]=[38,274],l=(d,u)=>d.map(({x:c,w:p})=>({x:c,y:u,w:p}));return{sideways:!1,size:o,height:Xt,leave:s+31,arrive:i-o-4,source:l(a,s),target:l(r,i)}}return nn(t,e,n)}function rn(t,e){let n=r=>e.sideways?r.y-5:r.x,o=e.source.map((r,s)=>t.reduce((i,l)=>i+l[s],0)),a=e.source.map((r,s)=>n(r)-nt*o[s]/2);return t.map((r,s)=>{let i=n(e.target[s])-nt/2;return r.map((l,d)=>{let u=l*nt,c={width:u,from:a[d]+u/2,to:i+u/2};return a[d]+=u,i+=u,c})})}function ee({from:t,to:e},{sideways:n,leave:o,arrive:a}){let r=(o+a)/2,[s,i,l,d]=n?[[o,t],[r,t],[r,e],[a,e]]:[[t,o],[t,r],[e,r],[e,a]],u=([c,p])=>`${O(c)} ${O(p)}`;return`M${u(s)}C${u(i)} ${u(l)} ${u(d)}`}function an(t,e,n){let o=Math.min(Math.floor(e+1e-9),t.length),a=n!==null&&(n[0]==="read"||n[1]<o)?n:null;if(a){let[l,d]=a;return{done:o,chosen:a,run:null,near:(u,c)=>l==="written"?u===d:c===d,strength:(u,c)=>u===d&&l==="written"||c===d&&l==="read"?.92:.07}}let r=e>0&&o<t.length?Math.max(0,o-1):-1;if(r>=0)return{done:o,chosen:a,run:null,near:l=>l===r,strength:l=>l===r?.92:.32};let s=U(t.slice(0,o)),i=l=>s!==null&&s[0]<=l&&l<=s[1];return{done:o,chosen:a,run:s,near:i,strength:l=>i(l)?.78:.32}}function sn(t,e,n,o){let r=rn(t,e).flatMap((s,i)=>s.flatMap((l,d)=>{if(t[i][d]<Xe)return[];let u=W(o.strength(i,d)*D(n,i)),c={d:ee(l,e),"stroke-width":l.width,"stroke-opacity":u};return[{near:o.near(i,d),mark:M(`w ${i} ${d}`,"path","weight line ribbon",c)}]}));return[!1,!0].flatMap(s=>r.filter(i=>i.near===s).map(i=>i.mark))}var ht=t=>.35+.65*Math.min(1,2*t);function ln({source:t},{weights:e,states:n},o,a,r){let s=r.run===null?[]:e.slice(r.run[0],r.run[1]+1).map(V),i=l=>{if(r.chosen===null)return 1;let[d,u]=r.chosen;return d==="read"?+(u===l):e[u][l]};return t.flatMap((l,d)=>{let{x:u,y:c,w:p}=o.source[d],h=a>d&&a<=d+1&&a<t.length,f=Math.max(te,D(a,d)*ht(i(d))),g=h?"key strong word":s.includes(d)?"weight turn word":"ink word",w=Math.min(Ut,o.size+1),v={...o.sideways?{x:o.leave-4-w,y:c-5-w/2}:{x:u-Ut/2,y:c+10},width:w,height:w,href:ut(n[d],8),opacity:W(.8*D(a,d)*ht(i(d)))};return[M(`s ${d}`,"text",`${g} size${o.size}${o.sideways?" end":""}`,{x:o.sideways?u+p/2:u,y:c,opacity:W(f)},l),M(`kept ${d}`,"image","map",v)]})}function cn(t,e,n,o){return t.words.flatMap((a,r)=>{let{x:s,y:i,w:l}=e.target[r],d=o.chosen===null?1:o.chosen[0]==="written"?+(o.chosen[1]===r):t.weights[r][o.chosen[1]],u=W(D(n,r)*ht(d)),c=o.run!==null&&o.run[0]<=r&&r<=o.run[1],p=t.wrong[r]?"soft word":c?"weight turn word":"ink word";return[M(`t ${r}`,"text",`${p} size${e.size}${e.sideways?" start":""}`,{x:e.sideways?s-l/2:s,y:i,opacity:u},a),...t.wrong[r]?[ne(r,s,i-e.size*.3,l,u)]:[]]})}var ne=(t,e,n,o,a)=>M(`x ${t}`,"line","ink line strike",{x1:e-o/2,x2:e+o/2,y1:n,y2:n,opacity:a});function dn(t,e,n){let[o,a]=n.chosen,r=o==="written",s=r?t[a]:t.slice(0,n.done).map(u=>u[a]),i=r?e.source:e.target,l=[];return s.map((u,c)=>c).sort((u,c)=>s[c]-s[u]).filter(u=>s[u]>=.02).flatMap(u=>{let{x:c,y:p}=i[u];if(!e.sideways&&l.some(g=>Math.abs(g-c)<34))return[];l.push(c);let h={x:c,y:r?p-e.size-3:p+18},f={x:r?e.leave+24:e.arrive-24,y:p};return[M(`share ${u}`,"text","weight strong share",e.sideways?f:h,B(s[u]))]})}function un(t,e,n,o,a){let r=t.words.length>0&&n>=a.length&&o<t.words.length?e.target[Math.floor(o)]:null;return r===null?[]:[M("caret","rect","ink solid",{x:r.x-r.w/2-1,y:r.y-e.size+2,width:2,height:e.size+2})]}function ft(t,e,{width:n,clock:o,focus:a=null}){let r=Q(t.source,e.words,n),{read:s,written:i}=ot(t,o),l=e.weights,d=an(l,i,a),u=[...sn(l,r,i,d),...ln(t,e,r,s,d),...cn(e,r,i,d),...un(e,r,s,i,t.source),...d.chosen?dn(l,r,d):[]];return{width:n,height:r.height,marks:u}}function gt(t,e,{width:n,clock:o,focus:a=null}){let r=Q(t.source,e.words,n),{read:s,written:i}=ot(t,o),l=e.weights,d=p=>{let h=V(l[p]);return`${e.words[p]}, from ${t.source[h]} ${B(l[p][h])}${e.wrong[p]?", wrong":""}`},u=r.sideways?Math.min(25,r.row):25,c=(p,h,f,g,w,b)=>h.slice(0,g).map((v,x)=>{let{x:k,y,w:A}=f[x],T=Math.max(24,A+(r.sideways?8:4)),j=a!==null&&a[0]===p?a[1]:-1,$=x===z(j,0,g-1)?0:-1,_=j===x;return{id:`${p} ${x}`,x:k-T/2,y:y-5-u/2,width:T,height:u,label:w(x),tab:$,lang:b,aria:{pressed:_}}});return[...c("written",e.words,r.target,Math.min(i,e.words.length),d,"en"),...c("read",t.source,r.source,s,p=>`${t.source[p]}, read`,"fr")]}function Zt(t,e,n,o,a){let r=R(" ",e)+1,s=[[]],i=()=>s.at(-1),l=0;for(let u of t){let c=Math.min(n,R(u,e));l+c>n&&i().length>0&&(s.push([]),l=0),i().push(c),l+=c+r}let d=s.flatMap((u,c)=>{let p=a+(n-u.reduce((h,f)=>h+f+r,-r))/2;return u.map(h=>{let f={x:p+h/2,y:o+e+c*(e+8),w:h};return p+=h+r,f})});return{height:s.length*(e+8),at:d}}var Jt=(t,e,n,o)=>Array.from({length:9},(a,r)=>{let s=r/8;return[n+(o-n)*s**2*(3-2*s),t+(e-t)*s]}),Yt=t=>`M${t.map(([e,n])=>`${O(e)} ${O(n)}`).join("L")}Z`;function pn(t,e,n,o){let a=(r,s)=>`M${O(e+s*pt)} ${O(n+o/2)}v${O(-r*o/2)}h${pt-1}v${O(r*o/2)}Z`;return Array.from(t,a).join("")}function hn(t,e){let[n,o]=[Math.floor(e),e-Math.floor(e)],a=n>0?t[n-1]:t[0].map(()=>0);return o===0?a:a.map((r,s)=>r+(t[n][s]-r)*o)}function mt({source:t},e,{width:n,clock:o}){let[a,r,s]=[15,64*pt,40],{read:i,written:l}=ot({source:t},o),d=(n-r)/2,u=Zt(t,a,n-24,6,12),c=6+u.height+42,p=Zt(e.words,a,n-24,c+s+58,12),h=c+s+58+Math.max(p.height,a+8)+8,[f,g]=[[2,n-2],[d-6,d+r+6]],w=(_,E,L,C)=>[Jt(_,E,L[0],C[0]),Jt(_,E,L[1],C[1]).reverse()],[b,v]=w(8+u.height,c-8,f,g),[x,k]=w(c+s+8,c+s+50,g,f),y=l===0&&i>0,A=u.at[z(Math.ceil(i)-1,0,t.length-1)],T=ee({from:A.x,to:n/2},{sideways:!1,leave:A.y+6,arrive:c-10}),j=t.length===1?"1 word":`all ${t.length} words`,$=[M("in","path","funnel",{d:Yt([[f[0],2],...b,...v,[f[1],2]])}),M("out","path","funnel",{d:Yt([...x,[f[0],h-2],[f[1],h-2],...k])}),M("row","rect","key frame",{x:d-6,y:c-8,width:r+12,height:s+16,rx:3}),M("middle","line","rule",{x1:d,x2:d+r,y1:c+s/2,y2:c+s/2}),M("bars","path","key solid",{d:pn(hn(e.states,i),d,c,s)}),...y?[M("pour","path","key line pour",{d:T})]:[],M("told","text","soft note",{x:n/2,y:c+s+36},`64 numbers for ${j}`)];return t.forEach((_,E)=>{let L=y&&i>E&&i<=E+1;$.push(M(`s ${E}`,"text",L?"key strong word":"ink word",{...fn(u.at[E]),opacity:W(Math.max(te,D(i,E)))},_))}),e.words.forEach((_,E)=>{let{x:L,y:C,w:H}=p.at[E],tt=W(D(l,E));$.push(M(`t ${E}`,"text",e.wrong[E]?"soft word":"ink word",{x:L,y:C,opacity:tt},_)),e.wrong[E]&&$.push(ne(E,L,C-a*.3,H,tt))}),{width:n,height:h,marks:$}}var fn=({x:t,y:e})=>({x:t,y:e}),Qt=new WeakMap;function gn(t,e){let n=Qt.get(t)??new Map;return Qt.set(t,n),n.has(e)||n.set(e,t.slice(0,e).flatMap(o=>Array.from(o))),n.get(e)}var rt=(t,e,n)=>Math.min(12,(n-2)/e,166/t);function wt(t,e,{width:n,clock:o,focus:a=null}){let r=e.weights,s=t.source.length,i=Math.min(Math.floor(ot(t,o).written+1e-9),r.length),l=rt(r.length,s,n),[d,u]=[l*s,l*r.length],c={x:1,y:1,width:d,height:u},p=[M("frame","rect","frame",c)];if(i>0){let h=ut(gn(r,i),s,1,"weight");p.push(M("map","image","map",{...c,height:i*l,preserveAspectRatio:"none",href:h}))}if(a!==null&&(a[0]==="read"||a[1]<i)){let f=a[0]==="written"?{x:0,y:a[1]*l,width:d+2,height:l+2}:{x:a[1]*l,y:0,width:l+2,height:u+2};p.push(M("look","rect","weight line look",f))}return{width:n,height:170,marks:p}}var re=`text.note { font-size: 13px; }
text.word { font-size: 15px; }
text.size12 { font-size: 12px; } text.size13 { font-size: 13px; } text.size14 { font-size: 14px; } text.size16 { font-size: 16px; } text.size17 { font-size: 17px; } text.size18 { font-size: 18px; }
text.turn { text-decoration: underline; text-underline-offset: 3px; }
text.share { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.ribbon { stroke-linecap: butt; }
.strike { stroke-width: 2; }
.funnel { fill: var(--tint); }
.frame { fill: none; stroke: var(--rule); }
.key.frame { fill: var(--paper); stroke: var(--key); stroke-width: 1.5; }
.pour { stroke-width: 3; }
.look { stroke-width: 2; }
.map { image-rendering: pixelated; }
`;var ae=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "table" / minmax(0, 1fr); gap: 10px 40px; }
.alignment-side:first-child { grid-area: main; }
.alignment-side:first-child .attn-stage { min-height: 298px; } /* two lines and their ribbons, whoever translates */
.alignment-side { grid-area: beside; min-width: 0; }
.alignment-side h3 { margin-bottom: 6px; }
.alignment-controls { grid-area: controls; display: grid; gap: 10px; align-content: start; min-width: 0; }
.alignment-clock { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; align-items: center; gap: 8px; }
.alignment-clock .attn-button { width: 34px; height: 34px; padding: 0; border-radius: 50%; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.attn .alignment-track { position: relative; display: block; padding-bottom: 14px; }
.alignment-phases { position: absolute; left: 9px; right: 9px; bottom: 0; height: 16px; color: var(--soft); font-size: 12px; line-height: 16px; }
.alignment-phases span { position: absolute; border-top: 2px solid var(--rule); white-space: nowrap; }
.alignment-phases span + span { right: 0; border-left: 3px solid var(--paper); }
.alignment-fields { display: grid; gap: 6px; }
.alignment-fields .attn-field { display: grid; grid-template-columns: 5em minmax(0, 1fr); align-items: center; }
.alignment-fields .attn-field span { color: var(--soft); font-size: 0.867em; }
.alignment-fields input { width: 100%; }
.alignment-sides { align-items: center; gap: 8px 14px; }
.alignment-table { grid-area: table; display: grid; grid-template-columns: 170px minmax(0, 1fr); gap: 14px; align-items: start; }
.kept svg { opacity: 0.4; }
.alignment-table svg { cursor: crosshair; }
.attn-alignment .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 4.35em; text-wrap: pretty; overflow-wrap: anywhere; }
@container (min-width: 800px) {
  .alignment-board { grid-template: "main beside" auto "controls beside" auto "controls table" 1fr / minmax(0, 1fr) 300px; }
}
@container (max-width: 640px) { .attn-alignment .attn-summary { min-height: 7.25em; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } .attn-play { border: 1px solid; } }
@media print { .alignment-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; } }
`;var xt=t=>`\u201C${t.join(" ")}\u201D`;function xn({unknown:t,cut:e}){let n=t.slice(0,5).map(r=>r.length>20?`${r.slice(0,20)}\u2026`:r),o=t.length>5?[`${t.length-5} more`]:[];return`${t.length?`Left out, not among the translators\u2019 words: ${et([...n,...o])}. `:""}${e?"Only the first 40 words are read. ":""}`}function se({source:t},e,n){if(e.weights===null)return`\u201C${e.words[n]}\u201D is written from the row of 64 numbers alone.`;let o=e.weights[n],a=o.map((r,s)=>s).sort((r,s)=>o[s]-o[r]).filter((r,s)=>s===0||s<3&&o[r]>=.1);return`\u201C${e.words[n]}\u201D attends to ${et(a.map(r=>`${t[r]} (${B(o[r])})`))}.`}function bn({source:t},e,n,o){let a=e.words.filter((r,s)=>s<o&&e.weights[s][n]>=.1).map(r=>`\u201C${r}\u201D`);return a.length===0?`No word written attends to \u201C${t[n]}\u201D with 10 % or more.`:`${et(a)} ${a.length===1?"attends":"attend"} to \u201C${t[n]}\u201D.`}function vn({wanted:t},e){let n=e.name==="no_attention"?"without attention":e.name==="dot"?"the dot product":"the additive score",o=`${n[0].toUpperCase()}${n.slice(1)}`,a=e.ended?"":" It does not come to an end.";if(t===null)return` ${o} gives its translation a probability of ${B(e.probability)}.${a}`;let r=e.words.filter((i,l)=>e.wrong[l]);if(r.length===0)return` ${o}: no wrong word.${a}`;let s=r.length<5?`: ${xt(r)}`:"";return` ${o} ${r.length} of ${e.words.length} words ${r.length===1?"is":"are"} wrong${s}.${a}`}function bt(t,e){let{source:n,first:o,second:a,wanted:r}=e,s=xn(e);if(o===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let i=P(e,t),l=Math.max(0,i-n.length),d=Math.min(l,o.words.length),[u,c]=t.focus??["none",0];if(o.weights!==null&&u==="read"&&c<n.length)return s+bn(e,o,c,d);if(u==="written"&&c<d)return s+se(e,o,c);if(i<n.length)return`${s}Reading, word by word: with attention the 64 numbers after each word are kept; without it there is one row, rewritten at each word.`;if(d===0)return`${s}All is read. Now the translation is written, word by word.`;if(d<o.words.length)return s+se(e,o,d-1);let p=o.weights===null?null:U(o.weights),h=o.weights===null?`All passes through one row: ${xt(o.words)}.`:p===null?"Each written word attends to the words that were read.":`For ${xt(o.words.slice(p[0],p[1]+1))} the ribbons cross: it attends to the French words from back to front.`,f=[o,a].filter((w,b,v)=>w!==null&&v.findIndex(x=>x?.name===w.name)===b),g=r===null?" For this sentence no translation is known, so no word is struck out.":"";return`${s}${h}${f.map(w=>vn(e,w)).join("")}${g}`}var ie=240,yn=520,ce={additive:"additive score",dot:"dot product",no_attention:"no attention"},kn={...ce,"":"nothing"},$n={additive:["With attention, ","additive score: each word written attends to the words read"],dot:["With attention, ","dot product: each word written attends to the words read"],no_attention:["Without attention ","all through one row of numbers"]},X=t=>t.read(),de=()=>kt("svg",{class:"scene","aria-hidden":"true"});function Mn(t){let e=l=>t.change({sentence:l,read:null,step:null,focus:null}),n=0,o=ct({label:"Sentence",onChange:e,options:[["","your own"]],wide:!0}),a=m("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:()=>{cancelAnimationFrame(n),n=requestAnimationFrame(()=>e(a.value))}}),r=m("label",{class:"attn-field attn-wide alignment-own"},m("span",{},"or type"),a);return{root:m("div",{class:"alignment-fields"},o.root,r),tell:({sentence:l},{pairs:d})=>{let u=d.some(c=>c.text===l);o.set(u?l:"",[["","your own"],...d.map(c=>[c.text,c.text])]),a.value!==l&&(a.value=l)}}}function An(t){let e=Nt("Translator",ce,r=>t.change({first:r,focus:null})),n=ct({label:"beside it",options:Object.entries(kn),onChange:r=>t.change({second:r})});return{root:m("div",{class:"attn-row alignment-sides"},e.root,n.root),tell:r=>(e.set(r.first),n.set(r.second))}}function En(t,e){let n=0,o=()=>P(e(),X(t)),a=(v,x=!0)=>{let k=e();k?.first&&t.change({...Bt(k,v),focus:null},{glide:x})},r=()=>q(e()).reduce((v,x)=>v+x),s=()=>{N(c,n?"\u275A\u275A":"\u25B6"),S(c,"aria-label",n?"Pause":"Play: read and write")},i=()=>{clearTimeout(n),n=0,s()},l=v=>void(n=Number(setTimeout(d,v))),d=()=>{if(!e()?.first||(a(o()+1),o()>=r()))return i();l(o()<e().source.length?ie:yn)},u=()=>{e()?.first&&(o()>=r()&&a(0),l(ie),s())},c=m("button",{type:"button",class:"attn-play",onclick:()=>n?i():u()}),p=m("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(i(),a(p.valueAsNumber))}),h=["reads","writes"].map(v=>m("span",{},v)),f=(v,x,k)=>{let{root:y}=lt(v,()=>(i(),a(o()+k)));return y.removeAttribute("aria-pressed"),y.setAttribute("aria-label",x),y},g=m("div",{class:"alignment-track attn-range"},p,m("div",{class:"alignment-phases","aria-hidden":"true"},...h)),w=m("div",{class:"alignment-clock"},c,g,f("\u2039","One word back",-1),f("\u203A","One word on",1)),b=(v,x)=>{let[k,y]=q(x),A=P(x,v);S(p,"max",String(k+y)),p.value=A,p.disabled=x.first===null,p.style.setProperty("--from","0"),p.style.setProperty("--to",String(A/Math.max(1,k+y))),S(p,"aria-valuetext",A>k?`${A-k} of ${y} words written`:`${A} of ${k} words read`),h.forEach(T=>T.hidden=k+y===0),h[0].style.width=h[1].style.left=`${100*k/Math.max(1,k+y)}%`};return s(),{root:w,tell:b,stop:i}}function Sn(t,e,n){return o=>(a,r)=>{let s=()=>[r().id.split(" ")[0],Number(r().id.split(" ")[1])],i=p=>t.change({focus:p});a.addEventListener("pointerenter",p=>p.pointerType==="mouse"&&n(s())),a.addEventListener("pointerleave",()=>n(void 0)),a.addEventListener("click",()=>i(String(t.read().focus)===String(s())?null:s()));let l=(p,h)=>()=>{let[f,g]=s(),{first:w,source:b}=e();if(!h)return[f,z(g+p,0,(f==="written"?w.words:b).length-1)];let v=p<0?"read":"written";return v===f?[f,g]:[v,V(v==="read"?w.weights[g]:w.weights.map(x=>x[g]))]},d=()=>a.parentElement.dataset.sideways==="true",u=p=>()=>l(p,d())(),c=p=>()=>l(p,!d())();It(a,{ArrowRight:u(1),ArrowLeft:u(-1),ArrowDown:c(1),ArrowUp:c(-1),Escape:()=>null},p=>{i(p),p&&o().focus(p.join(" "))})}}function le(t,e){let n=de(),[o,a]=[m("span",{}),m("small",{})],r=t?_t(e(()=>r)):null,s=m("div",{class:"attn-stage",role:"group","aria-label":"Words written and words read; arrow keys move"},n,...r?[r.root]:[]),i=m("section",{class:"alignment-side"},m("h3",{},o,a),s),l=!1;return{root:i,paint:(u,c,p)=>{let h=Math.round(s.clientWidth),f=u.first===null&&l;if(i.classList.toggle("kept",f),i.style.visibility=c===null&&!f?"hidden":"",f&&r?.set([]),c===null||h===0)return;l=!0,$n[c.name].forEach((w,b)=>N(b?a:o,w));let g=c.weights===null?mt(u,c,{...p,width:h}):ft(u,c,{...p,width:h});it(n,g),r&&(r.root.dataset.sideways=String(Q(u.source,c.words,h).sideways),r.set(c.weights===null?[]:gt(u,c,{width:h,clock:Math.round(p.clock),focus:p.chosen})))}}}function zn(t){let e=de(),n=m("small",{},"The same weights as a table: rows are words written, columns words read."),o=m("div",{class:"alignment-table"},m("div",{},e),n),[a,r]=[1,0];return e.addEventListener("pointermove",i=>{let l=Math.floor((i.clientY-e.getBoundingClientRect().top-1)/a);t(l>=0&&l<r?["written",l]:void 0)}),e.addEventListener("pointerleave",()=>t(void 0)),{root:o,paint:(i,l,d)=>{let u=l!==null&&l.weights!==null&&l.words.length>0,c=i.first===null&&r>0;o.classList.toggle("kept",c),o.style.visibility=u||c?"":"hidden",u&&(r=l.weights.length,a=rt(r,i.source.length,170),it(e,wt(i,l,{...d,width:170})))}}}function On(t,e,n){let o=null,a=null,r,[s,i]=[{clock:1/0},0],l=()=>a,d=$=>{String($)!==String(r)&&(r=$,A(s,0,i),a&&b.set(bt({...X(e),focus:$??X(e).focus},a)))},u=Sn(e,l,d),[c,p,h]=[Mn(e),An(e),En(e,l)],[f,g,w,b]=[le(!0,u),le(!1,u),zn(d),jt()],v=m("p",{class:"attn-hint"},"Point at a word to follow its ribbons, or press play and watch the translation being written."),x=lt("Reset",()=>(h.stop(),e.reset())).root;x.removeAttribute("aria-pressed"),p.root.append(x);let k=m("div",{class:"alignment-controls"},h.root,b.root,c.root,p.root),y=$=>{o!==null&&(a=o.numbers($),c.tell($,o),p.tell($),h.tell($,a),b.set(bt($,a)))},A=($,_,E)=>{if([s,i]=[$,E],a===null)return;let{focus:L}=X(e),C=q(a).reduce((tt,ue)=>tt+ue),H={clock:Math.min($.clock,C),focus:r??L,chosen:L};f.paint(a,a.first,H),g.paint(a,a.second,H),w.paint(a,a.first,H)},T=vt(n,"alignment").then($=>{o=Dt($),a=o.numbers(X(e))}),j=m("div",{class:"alignment-board"},f.root,g.root,k,w.root);return{parts:[v,j],tell:y,ready:T,glides:$=>({clock:P(a,$)}),paint:A,stop:()=>(h.stop(),b.stop())}}var Oo=Lt({name:"alignment",label:"Live figure: translators, with attention and without",style:re+ae,controls:["sentence","first","second","read","step","focus"],build:On});export{Oo as default,bt as describe,oe as scene,Wt as tokenize,Dt as translators,U as turned};
