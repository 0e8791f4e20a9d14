// Joined by `make figures` from src/encoder and src/kit: change those, not this.
var _t=Object.defineProperty;var Ct=(t,e)=>{for(var n in e)_t(t,n,{get:e[n],enumerable:!0})};function nt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let o=s=>{s?.data===e&&(t.off("msg:custom",o),r(s.content))};t.on("msg:custom",o),t.send({ask:e})}),n[e]}var qt="http://www.w3.org/2000/svg",Ft=0,It=Math.random().toString(36).slice(2,8),ot=t=>`attn-${It}-${t}-${++Ft}`;function rt(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var x=(t,e={},...n)=>rt(document.createElement(t),e,n),at=(t,e={},...n)=>rt(document.createElementNS(qt,t),e,n);function T(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var st=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var O=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var lt=200,Ht=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Bt=t=>t*t*(3-2*t);function B(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>B(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,s])=>[o,B(t[o],s,n)]);return Object.fromEntries(r)}return e}function dt(t,e,n){let[r,o,s,l,a,i]=[t,t,t,0,0,0],c=!1,p=d=>{let u=Math.min(64,d-a);if(a=d,c){let f=O((d-l)/e);r=B(o,s,Bt(f)),c=f<1}let h=n(r,u);i=c||h?requestAnimationFrame(p):0};return{go(d,u){if(Ht()){[r,s,c]=[d,d,!1],n(r,1/0);return}[o,s,l,c]=[r,d,performance.now(),u],u||(r=d,n(r,0)),i||([a,i]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(i)}}function pt(t,e,n=[]){let r=[...e,...n],o=[],s=!1,l=()=>Object.fromEntries(r.map(d=>[d,t.get(d)])),a=d=>{if(s)return;let u=l();o.forEach(h=>h(u,d))},i=()=>a(null);e.forEach(d=>t.on(`change:${d}`,i));let c=(d,{glide:u=!1}={})=>{s=!0;for(let[h,f]of Object.entries(d))t.set(h,f);s=!1,a({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:l,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void o.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,i))}}function Vt(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ut({name:t,label:e,style:n,controls:r,fixed:o=[],ms:s=lt,build:l}){return{render:({model:i,el:c})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(x("style",{},[st,it,ct,n].join(`
`)));let u=pt(i,r,o),h=l(u.read(),u,i),f=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);d.append(f),c.append(p);let b=()=>{let M=h.glides??(v=>v),m=0,g=dt(M(u.read()),s,(v,L)=>m>0&&h.paint(v,L,m)),w=()=>{let v=Math.round(f.clientWidth);v===m||v===0||(m=v,Vt(c),g.again())};u.follow((v,L)=>{f.classList.add("touched"),h.tell(v),g.go(M(v),L?.glide??!0)}),h.tell(u.read()),w();let k=new ResizeObserver(w);return k.observe(f),()=>{k.disconnect(),g.stop(),u.stop(),h.stop?.()}};return h.ready?h.ready.then(b):b()}}}var Wt=t=>Math.round(t*10)/10;function ht(t){let e=x("div",{class:"attn-hits"}),n=new Map,r=s=>{let l=s.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),a={node:l,hit:s};return n.set(s.id,a),l.dataset.id=s.id,t(l,()=>a.hit),a};return{root:e,set:s=>{let l=new Set(s.map(({id:a})=>a));for(let[a,{node:i}]of n)l.has(a)||(i.remove(),n.delete(a));s.forEach((a,i)=>{let c=n.get(a.id)??r(a);Yt(c.node,c.hit=a),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[i]??null)})},focus:s=>n.get(s)?.node.focus({preventScroll:!0})}}function Yt(t,{x:e,y:n,width:r,height:o,label:s,kind:l="",aria:a={},tab:i=0,lang:c}){let p={left:e,top:n,width:r,height:o};for(let[d,u]of Object.entries(p))t.style[d]=`${Wt(u)}px`;z(t,"class",`attn-hit ${l}`.trim()),z(t,"aria-label",s),z(t,"tabindex",i),c&&z(t,"lang",c);for(let[d,u]of Object.entries(a))z(t,`aria-${d}`,String(u))}function ft(t,e,n=()=>{}){let r=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),r=e(o)}),t.addEventListener("pointermove",o=>r?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{r!==null&&n(),r=null})}var gt="http://www.w3.org/2000/svg",q=t=>Math.round(t*10)/10+0;function y(t,e,n,r,o){let s=Object.entries(r).map(([l,a])=>[l,typeof a=="number"?q(a):a]);return{id:t,shape:e,role:n,at:Object.fromEntries(s),...o===void 0?{}:{text:o}}}var mt=new WeakMap,Kt=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([r,o])=>[r,String(o)]))});function Jt(t,e){let n=Kt(e);for(let o in n)t.at[o]!==n[o]&&t.node.setAttribute(o,n[o]);for(let o in t.at)o in n||t.node.removeAttribute(o);t.at=n;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Ut)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Gt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ut(t){let e=document.createElementNS(gt,"tspan");for(let[n,r]of Object.entries(Gt(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function xt(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let s=mt.get(t)??new Map;mt.set(t,s);let l=new Map(r.map(i=>[i.id,i]));for(let[i,{node:c,shape:p}]of s)l.get(i)?.shape!==p&&(c.remove(),s.delete(i));let a=t.firstChild;for(let i of r){let c=s.get(i.id);c||(c={node:document.createElementNS(gt,i.shape),shape:i.shape,at:{},text:""},s.set(i.id,c)),Jt(c,i),a===c.node?a=c.node.nextSibling:t.insertBefore(c.node,a)}}var V=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,W=t=>t.map((e,n)=>{let r=t.slice(0,n).filter(o=>o===e).length;return r?`${e} ${r+1}`:e});function Y(t,e){let n=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>z(n,"aria-pressed",String(r))}}function bt({label:t,onChange:e,options:n=[],wide:r=!1}){let o=ot("select"),s=x("select",{id:o,onchange:()=>e(s.value)}),l=x("div",{class:r?"attn-field attn-wide":"attn-field"},x("label",{for:o},t),s),[a,i]=[n,""],c=0,p=h=>{let[f,b]=a[h];z(s.options[h],"value",f),T(s.options[h],b)},d=()=>{for(c=0;s.length>a.length;)s.lastChild.remove();a.forEach((h,f)=>p(f))},u=(h,f=n)=>{a=f;let b=a.findIndex(([m])=>String(m)===String(h)),M=JSON.stringify(a);if(M!==i){for(;s.length<a.length;)s.append(x("option",{}));b>=0&&p(b),c||(c=setTimeout(d,40))}i=M,s.selectedIndex!==b&&(s.selectedIndex=b)};return u(n[0]?.[0]),{root:l,set:u}}function wt(t=700){let e=x("p",{class:"attn-summary"}),n=x("span",{class:"attn-hidden",role:"status"}),r,o=s=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>T(n,s),t)),T(e,s)};return{root:x("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}function K(t,e,n){t.addEventListener("keydown",r=>{let o=e[r.key]?.();o===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(o))})}function vt(t,e){let n=0;for(let r=0;r<t.length;r++)n+=t[r]*e[r];return n}var N=(t,e)=>vt(t.vector,e.vector)/(t.length*e.length);function Xt({step:t,levels:e},n){let r=atob(e),o=0,s=l=>{let a=new Float64Array(n);for(let i=0;i<n;i++){let c=r.charCodeAt(o++)<<24>>24;a[i]=l*(c*Math.abs(c))}return{vector:a,length:Math.sqrt(vt(a,a))}};return t.map(l=>l.map(s))}function Qt({weights:t,tokens:{length:e}},n,{layers:r,shares:o}){let s=atob(t),l=a=>(i,c)=>{let p=2*((a*e+n)*e+c);return(s.charCodeAt(p)+256*s.charCodeAt(p+1))/o};return Array.from({length:r},(a,i)=>Array.from({length:e},l(i)))}function J(t,e,n){let r=t[e],o=t.slice(0,e).filter(l=>l===r).length,s=n.findIndex(l=>l===r&&o--===0);return s<0?null:s}var Zt=t=>180/Math.PI*Math.acos(Math.min(1,t));function yt(t){let e=new Map,n=(l,a)=>(e.has(l)||e.set(l,a()),e.get(l)),r=(l,a)=>n(`${l} ${a}`,()=>Xt(t[l][a],t.width)),o=(l,a)=>n(`${l} to ${a}`,()=>{let[i,c]=[r("sentences",l),r("words",a)];return i[0].map((p,d)=>i.map((u,h)=>N(u[d],c[h][0])))}),s=({sentence:l,layer:a},i,c)=>{if(a===0)return null;let[p,d]=[c[a-1],c[a]],[u,h,f]=t.sentences[l].added[a-1].map(M=>M[i]);return{...{entering:p.length,leaving:d.length,kept:N(p,d)},attention:u,between:h,feedForward:f}};return l=>{let{sentence:a,layer:i,across:c,up:p}=l,d=t.sentences[a],{tokens:u,text:h}=d,f=Math.min(l.token,u.length-1),b=J(u,f,t.sentences[a^1].tokens),M=r("sentences",a),m=M.map(A=>A[f]),g=M[i].map(A=>N(A,m[i])),w=g.map((A,E)=>E).filter(A=>A!==f),[k,v]=[o(a,c),o(a,p)],L=(A,E)=>A.map((_,C)=>_-E[C]),$=b===null?null:{vectors:r("sentences",a^1).map(A=>A[b]),across:o(a^1,c)[b],up:o(a^1,p)[b]};return{tokens:u,token:f,twinToken:b,text:h,cosines:g,words:[t.words[c].word,t.words[p].word],nearest:w.sort((A,E)=>g[E]-g[A]||A-E).slice(0,3),lines:{start:m.map(A=>N(A,m[0])),twin:$&&m.map((A,E)=>N(A,$.vectors[E])),across:k[f],up:v[f]},twinLines:$&&{across:$.across,up:$.up},toward:u.map((A,E)=>k[E].map((_,C)=>({across:_,up:v[E][C]}))),lean:u.map((A,E)=>L(k[E],v[E])),twinLean:$&&L($.across,$.up),weights:Qt(d,f,t),turns:m.slice(1).map((A,E)=>Zt(N(m[E],A))),block:s(l,f,m)}}}var St={};Ct(St,{LAYERS:()=>S,hue:()=>R,metro:()=>X,percent:()=>D,places:()=>Q,plan:()=>F,ribbonAt:()=>G,told:()=>j});var S=6,te=.5,ee=10,ne=.008,oe=.03,I=.92,re="0.3",ae={left:96,right:30,top:44,rows:360,over:8,gap:30,band:36,disc:7,corner:7,space:24,profile:150,dial:16,grip:68,small:!1},se={left:74,right:16,top:40,rows:344,over:3,gap:24,band:20,disc:5.2,corner:3,space:18,profile:84,dial:10,grip:62,small:!0};function F(t,e){let n=t<560?se:ae,r=Math.min(40,n.rows/e),o=n.left+14,s=(t-n.right-o)/S,l=n.top+(n.rows-r*e)/2,a=n.top+n.rows+n.over+n.gap+n.space,i=a+n.profile+32;return{...n,width:t,count:e,row:r,pitch:s,profileTop:a,dials:i,height:i+10,x:c=>o+c*s,stage:c=>O(Math.round((c-o)/s),0,S),y:(c,p)=>l+r*(c+.5)+n.over*O(c-p+1)+n.gap*O(c-p),up:c=>a+(1-c)/2*n.profile}}function G(t,e,n,r){let o=Math.ceil((e-t.x(0))/t.pitch),s=Array.from({length:t.count},(a,i)=>Math.abs(t.y(i,r)-n)),l=s.indexOf(Math.min(...s));return o>=1&&o<=S&&s[l]<=t.row*.6?{layer:o,token:l}:null}function R(t){let e=Math.round(ee*O(Math.abs(t)/te));return e===0?"neither":`${t>0?"across":"up"}${e}`}var U=(t,e)=>t.y(e,e)+t.band/2+(t.small?9:14);function P(t,e,n,r,o,s,l="1",a=o){let i=Math.max(s.small?1.8:2.4,s.disc*Math.sqrt(Math.abs(a))),c=`${R(o)} ${e}`;if(o>=0)return y(t,"circle",c,{cx:n,cy:r,r:i,opacity:l});let p=i*Math.sqrt(Math.PI),d={x:n-p/2,y:r-p/2,width:p,height:p};return y(t,"rect",c,{...d,opacity:l})}function kt(t,e,n,r,o,s){let l=a=>y(`${t} ${a}`,"line",`${R(n[a])} ${e}`,{x1:s.x(a),x2:s.x(Math.min(a+1,o)),y1:r,y2:r});return[y(`${t} ahead`,"line",`neither ${e} ahead`,{x1:s.x(0),x2:s.x(S),y1:r,y2:r}),...n.slice(0,S).flatMap((a,i)=>i<o-1e-6?[l(i)]:[])]}function ie({t,row:e,lean:n,twin:r},o,s){let l=n.flatMap((a,i)=>kt(`track ${i}`,i===s?"line track own":"line track",a,o.y(i,e),t,o));return r?[...l,...kt("ghost","line dotted",r,U(o,e),t,o)]:l}var ce=(t,e)=>t<=e+.02?"1":"0.28";function le({t,row:e,lean:n,twin:r},o){let s=Array.from({length:S+1},(i,c)=>c),l=s.slice(1).filter(i=>i<=t+.02).map(i=>{let[c,p]=[2*o.disc+3,o.band+5],d={x:o.x(i)-c/2,y:o.y(e,e)-p/2,width:c,height:p,rx:c/2};return y(`hall ${i}`,"rect","ink hall",d)}),a=(i,c,p,d)=>s.map(u=>P(`${i} ${u}`,c,o.x(u),d,p[u],o,ce(u,t)));return[...l,...n.flatMap((i,c)=>a(`station ${c}`,"station",i,o.y(c,e))),...r?a("double","station open",r,U(o,e)):[]]}var Mt=(...t)=>t.map(e=>typeof e=="number"?q(e):e).join(" ");function de(t,e,n,r,o,s,l){let a=s-n,i=r-o*a,c=Math.max(0,Math.min(8,o*(i-e),n-t)),[p,d]=o>0?[1,0]:[0,1];return Mt("M",t,e,"H",n-c,"A",c,c,0,0,p,n,e+o*c,"V",i,"A",a,a,0,0,d,s,r,"H",l)}var pe=(t,e,n,r)=>{let o=(t+r)/2;return Mt("M",t,e,"C",o,e,o,n,r,n)};function ue({row:t,weights:e},n,r){let[o,s,l]=[r.x(n-1),r.x(n),r.y(t,t)],a=s-r.disc-3,i=h=>e[n-1][h]*r.band,c=e[n-1].map((h,f)=>f),p=[],d=(h,f)=>{let b=0;for(let M of h){let m=i(M),g=l-f*(r.band/2-b-m/2),w=a-r.corner-b-m/2;p.push({i:M,w:m,d:de(o,r.y(M,t),w,g,f,a,s)}),b+=m}return b},u=d(c.filter(h=>h<=t-.5),1);d(c.filter(h=>h>=t+.5).reverse(),-1);for(let h of c.filter(f=>Math.abs(f-t)<.5)){let f=l-r.band/2+u+i(h)/2;p.push({i:h,w:i(h),d:pe(o,r.y(h,t),f,s)})}return p}function he(t,e,n,r){let o=O(t.t-(e-1));return o<1e-6?[]:ue(t,e,n).filter(({w:s})=>s>=ne*n.band).map(({i:s,w:l,d:a})=>{let i=r?.layer===e&&r.token===s,c=t.t>e+.5&&!i?re:"1",p=i?"weight line ribbon":`${R(t.lean[s][e-1])} line ribbon`,d=o<1?{pathLength:1,"stroke-dasharray":`${Math.round(100*o)/100} 1`}:{};return y(`ribbon ${e} ${s}`,"path",p,{d:a,"stroke-width":l,opacity:c,...d})})}var D=t=>`${Math.round(100*t)}%`;function fe({t,row:e,weights:n},r){let o=Math.round(t);if(o<1||Math.abs(t-o)>.3)return[];let s=r.x(o-1)+r.disc+5;return n[o-1].flatMap((l,a)=>{let i=r.y(a,e)-Math.max(l*r.band/2,2.5)-2;return l<oe?[]:[y(`share ${a}`,"text","ink share start",{x:s,y:i},D(l))]})}function me({tokens:t,token:e},{row:n,twin:r},o){let s=o.left-12,l={x:2,y:o.y(e,n)-11,width:o.left-8,height:22,rx:6},a=t.map((p,d)=>{let u=d===e?"paper strong end name":"ink end name";return y(`name ${d}`,"text",u,{x:s,y:o.y(d,n)+4.5},p)}),i=o.small?"other":"in the other",c=y("double name","text","soft end note",{x:s,y:U(o,n)+4},i);return[y("plate","rect","ink solid",l),...a,...r?[c]:[]]}var At=(t,e)=>({x:O(t.x(e)-t.grip/2,2,t.width-t.grip-2),y:4,width:t.grip,height:28});function ge(t,e){let n=At(t,e),r=Math.round(e),o=a=>t.x(a)<n.x-12||t.x(a)>n.x+n.width+12,s=Array.from({length:S+1},(a,i)=>i).filter(o).map(a=>y(`stop ${a}`,"text","soft note",{x:t.x(a),y:22},a?String(a):"start")),l={x:n.x+n.width/2,y:22.5};return[...s,y("grip","rect","ink solid",{...n,rx:14}),y("grip name","text","paper strong note",l,r?`layer ${r}`:"start")]}var xe=(t,e)=>y("head","line","ruler",{x1:t.x(e),x2:t.x(e),y1:30,y2:t.profileTop+t.profile+4});function $t(t,e){let n=Math.min(Math.floor(e),S-1);return t[n]+(t[n+1]-t[n])*(e-n)}var j=t=>`${t<-.005?"\u2212":""}${Math.abs(t).toFixed(2)}`,be=(t,e)=>[y(`tick ${t}`,"line","ruler",{x1:e.x(0)-8,x2:e.x(0)-2,y1:e.up(t),y2:e.up(t)}),y(`scale ${t}`,"text","soft end note",{x:e.left-12,y:e.up(t)+4.5},`${t>0?"+":t<0?"\u2212":""}${Math.abs(t)}`)];function we({tokens:t,token:e,words:n},r,o){let s=o.left-12,l=(i,c)=>P(i,"station",s-4,o.up(c),c,o,"1",.6),a=(i,c,p,d=14)=>y(i,"text","ink end note",{x:s-d,y:c+4.5},p);return[y("measure","text","soft start number",{x:2,y:o.profileTop-7},`cosine with ${n[0]} \u2212 ${o.small?"":"cosine "}with ${n[1]}`),y("zero","line","rule",{x1:o.x(0)-8,x2:o.x(S)+8,y1:o.up(0),y2:o.up(0)}),l("to across",I),a("across",o.up(I),n[0]),...[.5,0,-.5].flatMap(i=>be(i,o)),l("to up",-I),a("up",o.up(-I),n[1]),...n.flatMap((i,c)=>{let p=t.indexOf(i);if(p<0||p===e)return[];let d={x:o.x(1)+4,y:o.up(r[p][1])+(c?16:-6)};return[y(`outer ${c}`,"text","soft start number",d,i)]})]}function ve(t,{t:e,lean:n,twin:r},o){let s=g=>g.map((w,k)=>`${k?"L":"M"}${q(o.x(k))} ${q(o.up(w))}`).join(""),l=(g,w,k)=>y(g,"path",w,{d:s(k)}),{token:a}=t,i=n.flatMap((g,w)=>w===a?[]:[l(`way ${w}`,"rule line way",g)]),[c,p]=[$t(n[a],e),r&&$t(r,e)],d=e>S-.7,u=o.x(e)+(d?-10:10),h=p===null?0:Math.max(0,7.5-Math.abs(o.up(c)-o.up(p))/2),f=d?Math.max(h,11):h,b=p!==null&&c<p?1:-1,M=d?"end":"start",m=(g,w,k,v)=>y(g,"text",`${w} ${M} number`,{x:u,y:o.up(k)+v+4.5},j(k));return[...i,...we(t,n,o),...r?[l("way double","soft line way dotted",r)]:[],l("way own","ink line way own",n[a]),...p===null?[]:[P("now double","station open",o.x(e),o.up(p),p,o,"1",.5),m("number double","soft",p,-b*f)],P("now","station",o.x(e),o.up(c),c,o,"1",.5),m("number","ink strong",c,b*f)]}function ye({t,turns:e},n){let r=n.dials,o=["its vector","turned by"].map((l,a)=>y(`turned ${a}`,"text","soft end note",{x:n.left-12,y:r-13+14*a},l)),s=(l,a)=>{let i=n.x(a+.5)-n.dial-(n.small?6:2),c=l*Math.PI/180,p={x2:i+n.dial*Math.cos(c),y2:r-n.dial*Math.sin(c)},d=Math.round(t)===a+1,u={x:i+n.dial+(n.small?3:4),y:r+1};return[y(`in ${a+1}`,"line","soft line needle",{x1:i,x2:i+n.dial,y1:r,y2:r}),y(`out ${a+1}`,"line","ink line needle",{x1:i,y1:r,...p}),y(`turn ${a+1}`,"text",`${d?"ink strong":"soft"} start note`,u,`${Math.round(l)}\xB0`)]};return[...o,...e.flatMap(s)]}function X(t,e,{width:n,over:r=null}){let o=F(n,t.tokens.length),s=Array.from({length:S},(a,i)=>i+1),l=[...ie(e,o,t.token),...s.flatMap(a=>he(e,a,o,r)),xe(o,e.t),...le(e,o),...fe(e,o),...me(t,e,o),...ve(t,e,o),...ye(e,o),...ge(o,e.t)];return{width:n,height:o.height,marks:l}}function Q({tokens:t,token:e},n,r){let o=F(r,t.length),s=Math.max(24,o.row),l=n?`after layer ${n}`:"before the first layer";return[{id:"grip",...At(o,n),label:"Layers",slider:!0,kind:"across",aria:{valuemin:0,valuemax:S,valuenow:n,valuetext:l}},...t.map((a,i)=>({id:`token ${i}`,x:0,y:o.y(i,e)-s/2,width:o.left-6,height:s,label:`Follow ${a}`,tab:i===e?0:-1,aria:{pressed:i===e}}))]}var Et=`/* How far a token leans to one of two words, in ten steps of colour either way. */
line, path, rect, circle { --none: color-mix(in oklab, var(--edge) 60%, var(--rule)); }
.neither { --lean: var(--none); }
.across1 { --lean: color-mix(in oklab, var(--series-2) 10%, var(--none)); }
.across2 { --lean: color-mix(in oklab, var(--series-2) 20%, var(--none)); }
.across3 { --lean: color-mix(in oklab, var(--series-2) 30%, var(--none)); }
.across4 { --lean: color-mix(in oklab, var(--series-2) 40%, var(--none)); }
.across5 { --lean: color-mix(in oklab, var(--series-2) 50%, var(--none)); }
.across6 { --lean: color-mix(in oklab, var(--series-2) 60%, var(--none)); }
.across7 { --lean: color-mix(in oklab, var(--series-2) 70%, var(--none)); }
.across8 { --lean: color-mix(in oklab, var(--series-2) 80%, var(--none)); }
.across9 { --lean: color-mix(in oklab, var(--series-2) 90%, var(--none)); }
.across10 { --lean: var(--series-2); }
.up1 { --lean: color-mix(in oklab, var(--series-3) 10%, var(--none)); }
.up2 { --lean: color-mix(in oklab, var(--series-3) 20%, var(--none)); }
.up3 { --lean: color-mix(in oklab, var(--series-3) 30%, var(--none)); }
.up4 { --lean: color-mix(in oklab, var(--series-3) 40%, var(--none)); }
.up5 { --lean: color-mix(in oklab, var(--series-3) 50%, var(--none)); }
.up6 { --lean: color-mix(in oklab, var(--series-3) 60%, var(--none)); }
.up7 { --lean: color-mix(in oklab, var(--series-3) 70%, var(--none)); }
.up8 { --lean: color-mix(in oklab, var(--series-3) 80%, var(--none)); }
.up9 { --lean: color-mix(in oklab, var(--series-3) 90%, var(--none)); }
.up10 { --lean: var(--series-3); }
text.note { font-size: 13px; }
text.name { font-size: 14px; }
text.share, text.number { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
text.share { font-size: 12px; }
/* Wide enough to hide what runs behind the point of a number. */
text.number { stroke-width: 8px; }
.track { stroke: var(--lean); stroke-width: 3; }
.track.own { stroke-width: 5; }
.ahead { stroke-opacity: 0.25; }
.line.dotted { stroke-width: 3; stroke-dasharray: 0.1 6; }
.neither.dotted, .station.open { stroke: var(--lean); }
line.dotted { stroke: var(--lean); }
.ribbon { stroke: var(--lean); stroke-linecap: butt; }
.weight.ribbon { stroke: var(--weight); }
.station { fill: var(--lean); stroke: var(--paper); stroke-width: 1; }
.station.open { fill: var(--paper); stroke-width: 2; }
.hall { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.way { stroke-width: 1.2; }
.rule.line.way { stroke: var(--edge); stroke-opacity: 0.55; }
.way.own { stroke-width: 3.5; }
.needle { stroke-width: 2; }
`;var Lt=`.encoder-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
.encoder-controls { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; min-width: 0; }
.attn .encoder-controls > * { margin-top: 0; }
.encoder-row { align-items: center; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.encoder-words { display: flex; gap: 8px; }
.encoder-words .attn-field { flex: 1; }
.encoder-words .attn-field:first-child { flex: 1.4; }
.attn .encoder-text { margin: 8px 0 0; font: 1.3em/1.4 var(--reading); }
.encoder-text b { font-weight: 600; text-decoration: underline; text-underline-offset: 4px; }
.encoder-words select { flex: 1; width: 100%; }
.encoder-map { touch-action: pan-y; cursor: pointer; }
.attn-encoder .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 10.2em; text-wrap: pretty; }
.encoder-report { margin: 0; color: var(--soft); }
.attn-encoder table { margin-top: 8px; font-size: 0.867em; }
.attn-encoder :is(th, td) { padding: 2px 0 2px 4px; overflow: hidden; text-overflow: ellipsis; }
@container (max-width: 799px) {
  .encoder-text { display: none; }
  .encoder-controls .attn-wide { flex-direction: row; align-items: center; gap: 8px; }
  .encoder-controls .attn-wide select { flex: 1; }
}
@container (min-width: 800px) {
  .encoder-board { grid-template-columns: minmax(0, 1fr) 272px; }
  .encoder-controls .attn-wide { flex-direction: column; align-items: stretch; gap: 2px; }
  .encoder-controls .attn-wide select { flex: none; }
  .attn-encoder .attn-summary { min-height: 14.5em; }
}
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } .attn-play { border: 1px solid; } }
@media print { .encoder-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; } }
`;var tt=t=>/^\[/.test(t)?t:`\u201C${t}\u201D`,H=({tokens:t})=>W(t).map(tt);function Z(t,e){let n=Math.abs(t).toFixed(2);return Math.abs(t)<.05?"leans to neither word":`leans ${n} toward ${e[t>0?0:1]}`}function Me({weights:t,token:e,...n},r){let o=t[r-1],s=H({weights:t,token:e,...n}),l=o.map((c,p)=>p).sort((c,p)=>o[p]-o[c]),a=n.words.map(c=>n.tokens.indexOf(c)).filter(c=>c>=0&&c!==e),i=[...new Set([...l.slice(0,2),...a])].sort((c,p)=>o[p]-o[c]);return V(i.map(c=>`${D(o[c])} from ${c===e?"itself":s[c]}`))}function et({layer:t},e){let{tokens:n,token:r,words:o,lines:s,lean:l,twinLean:a,nearest:i,cosines:c}=e,p=H(e)[r],d=l[r][t],u=[s.across[t],s.up[t]].map((g,w)=>`with ${o[w]} ${j(g)}`),h=`(cosine ${(d<0?u.reverse():u).join(", ")})`,f=t===0?`Before the first layer ${p} ${Z(d,o)} ${h}.`:`In layer ${t} ${p} takes ${Me(e,t)}. Its vector now ${Z(d,o)} ${h}.`,b=i.map(g=>`${H(e)[g]} ${j(c[g])}`),M=` Nearest in the sentence: ${V(b)}.`;if(a===null)return`${f}${M} The other sentence has no ${tt(n[r])}.`;let m=s.twin[t];return`${f}${M} In the other sentence ${tt(n[r])} ${Z(a[t],o)}; cosine of the two ${j(m)}.`}function Ot(t,{layer:e,token:n}){let r=H(t),o=n===t.token?"itself":r[n],{across:s,up:l}=t.toward[n][e-1],[a,i]=t.words;return`Layer ${e}: ${r[t.token]} takes ${t.weights[e-1][n].toFixed(3)} of its attention from ${o}, the mean of twelve heads. Before this layer ${r[n]} has cosines ${j(s)} with ${a} and ${j(l)} with ${i}.`}function jt({layer:t},e){let{weights:n,cosines:r,toward:o}=e;return W(e.tokens).map((s,l)=>[s,t?n[t-1][l].toFixed(3):"\u2013",j(r[l]),j(o[l][t].across),j(o[l][t].up)])}function zt({layer:t},{block:e,turns:n}){if(e===null)return"No layer yet: this is the embedding.";let[r,...o]=[e.entering,e.attention,e.feedForward,e.leaving].map(s=>s.toFixed(1));return`Layer ${t}: a vector of length ${r} comes in, attention adds ${o[0]}, the feed-forward network ${o[1]}; normed, ${o[2]} goes out. Cosine of what goes out with what came in ${j(e.kept)}, an angle of ${Math.round(n[t-1])}\xB0.`}var Tt=1e3;function Ae(t,e){let n=d=>t.change(d,{glide:!0}),r=d=>{let u=2*(d>>1),{token:h}=e().sentences[d];n({sentence:d,token:h,across:u,up:u+1})},o=(d,u,h=!1)=>bt({label:d,onChange:u,wide:h}),s=o("Sentence",d=>r(Number(d)),!0),l=o("toward",d=>n({across:Number(d)})),a=o("or",d=>n({up:Number(d)})),i=Y("Other sentence",()=>{let d=t.read(),{sentences:u}=e(),h=u[d.sentence^1],f=u[d.sentence].tokens,b=J(f,Math.min(d.token,f.length-1),h.tokens);n({sentence:d.sentence^1,token:b??h.token})}).root;i.removeAttribute("aria-pressed");let c=x("div",{class:"encoder-words"},l.root,a.root),p=d=>{let u=e();s.set(d.sentence,u.sentences.map(({text:h},f)=>[f,h]));for(let[h,f]of[[l,"across"],[a,"up"]])h.set(d[f],u.words.map(({word:b},M)=>[M,b]))};return{sentence:s.root,words:c,other:i,tell:p}}function Se({text:t,tokens:e,token:n}){let r=0,o=e.map(a=>{let i=t.toLowerCase().indexOf(a,r);return i>=0&&(r=i+a.length),i}),[s,l]=[o[n],e[n].length];return s<0?[t]:[t.slice(0,s),x("b",{},t.slice(s,s+l)),t.slice(s+l)]}function Ee(t){let e=0,n=()=>{T(a,e?"\u275A\u275A":"\u25B6"),z(a,"aria-label",e?"Pause":"Play: through the layers")},r=()=>{clearTimeout(e),e=0,n()},o=()=>{let{layer:i}=t.read();if(i<S&&t.change({layer:i+1},{glide:!0}),i+1>=S)return r();e=Number(setTimeout(o,Tt))},s=()=>{t.read().layer>=S&&t.change({layer:0},{glide:!0}),e=Number(setTimeout(o,Tt/2)),n()},a=x("button",{type:"button",class:"attn-play",onclick:()=>e?r():s()});return n(),{root:a,stop:r}}function Le(){let t=x("tbody",{}),e=["token","weight","","",""].map(l=>x("th",{scope:"col"},l)),n=x("p",{class:"encoder-report"}),r=x("details",{},x("summary",{},"Numbers"),n,x("table",{},x("caption",{},"Of each token: the attention it gets in this layer, and cosines after it"),x("thead",{},x("tr",{},...e)),t)),o=()=>{};return r.addEventListener("toggle",()=>o()),{root:r,tell:(l,a)=>{o=()=>{if(!r.open)return;T(n,zt(l,a)),[`with ${a.tokens[a.token]}`,...a.words].forEach((c,p)=>T(e[p+2],c));let i=(c,p)=>p?x("td",{},c):x("th",{scope:"row"},c);t.replaceChildren(...jt(l,a).map(c=>x("tr",{},...c.map(i))))},o()}}}function Oe(t,e,{touch:n,point:r}){let o=at("svg",{class:"scene encoder-map","aria-hidden":"true"}),s=()=>e(),l=0,a=()=>F(l,s().tokens.length),i=m=>{let g=o.getBoundingClientRect();return[m.clientX-g.left,m.clientY-g.top]},c=m=>{n(),m!==t.read().layer&&t.change({layer:m},{glide:!0})},p=m=>t.change({token:m},{glide:!0}),d=m=>{ft(m,()=>v=>c(a().stage(i(v)[0])));let g=v=>()=>O(t.read().layer+v,0,S),[w,k]=[g(-1),g(1)];K(m,{ArrowLeft:w,ArrowDown:w,ArrowRight:k,ArrowUp:k,Home:()=>0,End:()=>S},c)},u=(m,g)=>{let w=()=>Number(g().id.split(" ")[1]);m.addEventListener("click",()=>p(w()));let k=()=>s().tokens.length-1,v=L=>()=>O(w()+L,0,k());K(m,{ArrowUp:v(-1),ArrowLeft:v(-1),ArrowDown:v(1),ArrowRight:v(1),Home:()=>0,End:k},L=>{p(L),h.focus(`token ${L}`)})},h=ht((m,g)=>g().slider?d(m):u(m,g));o.addEventListener("click",m=>{let[g]=i(m);g>a().left&&c(a().stage(g))}),o.addEventListener("pointermove",m=>{if(m.pointerType!=="mouse")return;let[g,w]=i(m),k=G(a(),g,w,s().token);r(k!==null&&k.layer<=t.read().layer?k:null)}),o.addEventListener("pointerleave",()=>r(null));let b=x("div",{class:"attn-stage",role:"group","aria-label":"Tokens through the layers; arrow keys move"},o,h.root);return{root:b,paint:(m,g)=>{l=Math.round(b.clientWidth),l!==0&&(xt(o,X(s(),m,{width:l,over:g})),h.set(Q(s(),t.read().layer,l)))}}}var je=({model:t,revision:e,sha256:n})=>`Ribbons are the followed token\u2019s attention, the mean of twelve heads, each as wide as its weight and coloured like where it comes from; what travels is the value, which W_V has changed. A token leans by its cosine with the first word less that with the second, each word read alone: round to the first, square to the second. Dotted: the same word in the other sentence. Each layer turns the vector by the angle between what comes in and what goes out. Vectors of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n}, stored in one byte a number: a cosine is off by less than 0.005.`;function ze(t,e,n){let r=null,o=null,s=null,l=null,a=null,i=()=>e.read(),c=Ee(e),p=$=>{s===null||JSON.stringify($)===JSON.stringify(a)||(a=$,l&&d.paint(l,a),h.set(a?Ot(s,a):et(i(),s)))},d=Oe(e,()=>s,{touch:c.stop,point:p}),u=Ae(e,()=>r),[h,f]=[wt(),Le()],b=Y("Reset",()=>{c.stop(),f.root.removeAttribute("open"),e.reset()}).root;b.removeAttribute("aria-pressed");let M=x("p",{class:"attn-hint"},"Drag the playhead or press play; press a word to follow it; then take the other sentence."),m=x("p",{class:"attn-source"}),g=x("p",{class:"encoder-text","aria-hidden":"true"}),w=x("div",{class:"attn-row encoder-row"},c.root,u.other,b),k=x("div",{class:"encoder-controls"},w,u.sentence,u.words,h.root,f.root),v=nt(n,"encoder").then($=>{[r,o]=[$,yt($)],s=o(i()),T(m,je($))}),L=$=>{let{token:A,lean:E,weights:_,twinLean:C,turns:Nt}=o($);return{t:$.layer,row:A,lean:E,weights:_,twin:C,turns:Nt}};return{parts:[M,g,x("div",{class:"encoder-board"},d.root,k),m],ready:v,glides:L,tell:$=>{o!==null&&([s,a]=[o($),null],u.tell($),f.tell($,s),g.replaceChildren(...Se(s)),h.set(et($,s)))},paint:$=>{l=$,s&&d.paint($,a)},stop:()=>(c.stop(),h.stop())}}var $n=ut({name:"encoder",label:"Live figure: a token through the layers of a real model",style:Et+Lt,controls:["sentence","token","layer","across","up"],ms:300,build:ze});export{$n as default,et as describe,yt as explorer,St as scene};
