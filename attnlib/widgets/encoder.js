// Joined by `make figures` from src/encoder and src/kit: change those, not this.
var Nt=Object.defineProperty;var _t=(t,e)=>{for(var n in e)Nt(t,n,{get:e[n],enumerable:!0})};function et(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let o=s=>{s?.data===e&&(t.off("msg:custom",o),r(s.content))};t.on("msg:custom",o),t.send({ask:e})}),n[e]}var Ct="http://www.w3.org/2000/svg",qt=0,Ft=Math.random().toString(36).slice(2,8),nt=t=>`attn-${Ft}-${t}-${++qt}`;function ot(t,e,n){for(let[r,o]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),o):o===!0?t.setAttribute(r,""):o!==!1&&o!=null&&t.setAttribute(r,o);return t.append(...n),t}var g=(t,e={},...n)=>ot(document.createElement(t),e,n),rt=(t,e={},...n)=>ot(document.createElementNS(Ct,t),e,n);function T(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var at=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var st=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var it=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var j=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var ct=200,Dt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ht=t=>t*t*(3-2*t);function H(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,o)=>H(t[o],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([o,s])=>[o,H(t[o],s,n)]);return Object.fromEntries(r)}return e}function lt(t,e,n){let[r,o,s,l,a,i]=[t,t,t,0,0,0],c=!1,p=d=>{let u=Math.min(64,d-a);if(a=d,c){let m=j((d-l)/e);r=H(o,s,Ht(m)),c=m<1}let h=n(r,u);i=c||h?requestAnimationFrame(p):0};return{go(d,u){if(Dt()){[r,s,c]=[d,d,!1],n(r,1/0);return}[o,s,l,c]=[r,d,performance.now(),u],u||(r=d,n(r,0)),i||([a,i]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(i)}}function dt(t,e,n=[]){let r=[...e,...n],o=[],s=!1,l=()=>Object.fromEntries(r.map(d=>[d,t.get(d)])),a=d=>{if(s)return;let u=l();o.forEach(h=>h(u,d))},i=()=>a(null);e.forEach(d=>t.on(`change:${d}`,i));let c=(d,{glide:u=!1}={})=>{s=!0;for(let[h,m]of Object.entries(d))t.set(h,m);s=!1,a({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:l,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void o.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,i))}}function Bt(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function pt({name:t,label:e,style:n,controls:r,fixed:o=[],ms:s=ct,build:l}){return{render:({model:i,el:c})=>{let p=g("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(g("style",{},[at,st,it,n].join(`
`)));let u=dt(i,r,o),h=l(u.read(),u,i),m=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);d.append(m),c.append(p);let b=()=>{let M=h.glides??(w=>w),f=0,x=lt(M(u.read()),s,(w,L)=>f>0&&h.paint(w,L,f)),k=()=>{let w=Math.round(m.clientWidth);w===f||w===0||(f=w,Bt(c),x.again())};u.follow((w,L)=>{m.classList.add("touched"),h.tell(w),x.go(M(w),L?.glide??!0)}),h.tell(u.read()),k();let v=new ResizeObserver(k);return v.observe(m),()=>{v.disconnect(),x.stop(),u.stop(),h.stop?.()}};return h.ready?h.ready.then(b):b()}}}var Vt=t=>Math.round(t*10)/10;function ut(t){let e=g("div",{class:"attn-hits"}),n=new Map,r=s=>{let l=s.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),a={node:l,hit:s};return n.set(s.id,a),l.dataset.id=s.id,t(l,()=>a.hit),a};return{root:e,set:s=>{let l=new Set(s.map(({id:a})=>a));for(let[a,{node:i}]of n)l.has(a)||(i.remove(),n.delete(a));s.forEach((a,i)=>{let c=n.get(a.id)??r(a);Yt(c.node,c.hit=a),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[i]??null)})},focus:s=>n.get(s)?.node.focus({preventScroll:!0})}}function Yt(t,{x:e,y:n,width:r,height:o,label:s,kind:l="",aria:a={},tab:i=0,lang:c}){let p={left:e,top:n,width:r,height:o};for(let[d,u]of Object.entries(p))t.style[d]=`${Vt(u)}px`;z(t,"class",`attn-hit ${l}`.trim()),z(t,"aria-label",s),z(t,"tabindex",i),c&&z(t,"lang",c);for(let[d,u]of Object.entries(a))z(t,`aria-${d}`,String(u))}function ht(t,e,n=()=>{}){let r=null;t.addEventListener("pointerdown",o=>{t.setPointerCapture(o.pointerId),r=e(o)}),t.addEventListener("pointermove",o=>r?.(o));for(let o of["pointerup","pointercancel"])t.addEventListener(o,()=>{r!==null&&n(),r=null})}var mt="http://www.w3.org/2000/svg",q=t=>Math.round(t*10)/10+0;function $(t,e,n,r,o){let s=Object.entries(r).map(([l,a])=>[l,typeof a=="number"?q(a):a]);return{id:t,shape:e,role:n,at:Object.fromEntries(s),...o===void 0?{}:{text:o}}}var ft=new WeakMap,Wt=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([r,o])=>[r,String(o)]))});function Kt(t,e){let n=Wt(e);for(let o in n)t.at[o]!==n[o]&&t.node.setAttribute(o,n[o]);for(let o in t.at)o in n||t.node.removeAttribute(o);t.at=n;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Gt)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Jt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Gt(t){let e=document.createElementNS(mt,"tspan");for(let[n,r]of Object.entries(Jt(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function gt(t,{width:e,height:n,marks:r}){let o=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==o&&t.setAttribute("viewBox",o);let s=ft.get(t)??new Map;ft.set(t,s);let l=new Map(r.map(i=>[i.id,i]));for(let[i,{node:c,shape:p}]of s)l.get(i)?.shape!==p&&(c.remove(),s.delete(i));let a=t.firstChild;for(let i of r){let c=s.get(i.id);c||(c={node:document.createElementNS(mt,i.shape),shape:i.shape,at:{},text:""},s.set(i.id,c)),Kt(c,i),a===c.node?a=c.node.nextSibling:t.insertBefore(c.node,a)}}var B=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,V=t=>t.map((e,n)=>{let r=t.slice(0,n).filter(o=>o===e).length;return r?`${e} ${r+1}`:e});function Y(t,e){let n=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>z(n,"aria-pressed",String(r))}}function xt({label:t,onChange:e,options:n=[],wide:r=!1}){let o=nt("select"),s=g("select",{id:o,onchange:()=>e(s.value)}),l=g("div",{class:r?"attn-field attn-wide":"attn-field"},g("label",{for:o},t),s),[a,i]=[n,""],c=0,p=h=>{let[m,b]=a[h];z(s.options[h],"value",m),T(s.options[h],b)},d=()=>{for(c=0;s.length>a.length;)s.lastChild.remove();a.forEach((h,m)=>p(m))},u=(h,m=n)=>{a=m;let b=a.findIndex(([f])=>String(f)===String(h)),M=JSON.stringify(a);if(M!==i){for(;s.length<a.length;)s.append(g("option",{}));b>=0&&p(b),c||(c=setTimeout(d,40))}i=M,s.selectedIndex!==b&&(s.selectedIndex=b)};return u(n[0]?.[0]),{root:l,set:u}}function bt(t=700){let e=g("p",{class:"attn-summary"}),n=g("span",{class:"attn-hidden",role:"status"}),r,o=s=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>T(n,s),t)),T(e,s)};return{root:g("div",{},e,n),set:o,stop:()=>clearTimeout(r)}}function W(t,e,n){t.addEventListener("keydown",r=>{let o=e[r.key]?.();o===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(o))})}function wt(t,e){let n=0;for(let r=0;r<t.length;r++)n+=t[r]*e[r];return n}var N=(t,e)=>wt(t.vector,e.vector)/(t.length*e.length);function Ut({step:t,levels:e},n){let r=atob(e),o=0,s=l=>{let a=new Float64Array(n);for(let i=0;i<n;i++){let c=r.charCodeAt(o++)<<24>>24;a[i]=l*(c*Math.abs(c))}return{vector:a,length:Math.sqrt(wt(a,a))}};return t.map(l=>l.map(s))}function Xt({weights:t,tokens:{length:e}},n,{layers:r,shares:o}){let s=atob(t),l=a=>(i,c)=>{let p=2*((a*e+n)*e+c);return(s.charCodeAt(p)+256*s.charCodeAt(p+1))/o};return Array.from({length:r},(a,i)=>Array.from({length:e},l(i)))}function K(t,e,n){let r=t[e],o=t.slice(0,e).filter(l=>l===r).length,s=n.findIndex(l=>l===r&&o--===0);return s<0?null:s}var Qt=t=>180/Math.PI*Math.acos(Math.min(1,t));function vt(t){let e=new Map,n=(l,a)=>(e.has(l)||e.set(l,a()),e.get(l)),r=(l,a)=>n(`${l} ${a}`,()=>Ut(t[l][a],t.width)),o=(l,a)=>n(`${l} to ${a}`,()=>{let[i,c]=[r("sentences",l),r("words",a)];return i[0].map((p,d)=>i.map((u,h)=>N(u[d],c[h][0])))}),s=({sentence:l,layer:a},i,c)=>{if(a===0)return null;let[p,d]=[c[a-1],c[a]],[u,h,m]=t.sentences[l].added[a-1].map(M=>M[i]);return{...{entering:p.length,leaving:d.length,kept:N(p,d)},attention:u,between:h,feedForward:m}};return l=>{let{sentence:a,layer:i,across:c,up:p}=l,d=t.sentences[a],{tokens:u,text:h}=d,m=Math.min(l.token,u.length-1),b=K(u,m,t.sentences[a^1].tokens),M=r("sentences",a),f=M.map(A=>A[m]),x=M[i].map(A=>N(A,f[i])),k=x.map((A,E)=>E).filter(A=>A!==m),[v,w]=[o(a,c),o(a,p)],L=(A,E)=>A.map((_,C)=>_-E[C]),y=b===null?null:{vectors:r("sentences",a^1).map(A=>A[b]),across:o(a^1,c)[b],up:o(a^1,p)[b]};return{tokens:u,token:m,twinToken:b,text:h,cosines:x,words:[t.words[c].word,t.words[p].word],nearest:k.sort((A,E)=>x[E]-x[A]||A-E).slice(0,3),lines:{start:f.map(A=>N(A,f[0])),twin:y&&f.map((A,E)=>N(A,y.vectors[E])),across:v[m],up:w[m]},twinLines:y&&{across:y.across,up:y.up},toward:u.map((A,E)=>v[E].map((_,C)=>({across:_,up:w[E][C]}))),lean:u.map((A,E)=>L(v[E],w[E])),twinLean:y&&L(y.across,y.up),weights:Xt(d,m,t),turns:f.slice(1).map((A,E)=>Qt(N(f[E],A))),block:s(l,m,f)}}}var At={};_t(At,{LAYERS:()=>S,hue:()=>P,metro:()=>U,percent:()=>R,places:()=>X,plan:()=>F,ribbonAt:()=>J,told:()=>O});var S=6,Zt=.5,te=10,ee=.008,ne=.03,oe="0.3",re={left:96,right:30,top:44,rows:360,over:8,gap:30,band:36,disc:7,corner:7,space:24,profile:150,dial:16,grip:68,small:!1},ae={left:74,right:16,top:40,rows:344,over:3,gap:24,band:20,disc:5.2,corner:3,space:18,profile:84,dial:10,grip:62,small:!0};function F(t,e){let n=t<560?ae:re,r=Math.min(40,n.rows/e),o=n.left+14,s=(t-n.right-o)/S,l=n.top+(n.rows-r*e)/2,a=n.top+n.rows+n.over+n.gap+n.space,i=a+n.profile+32;return{...n,width:t,count:e,row:r,pitch:s,profileTop:a,dials:i,height:i+10,x:c=>o+c*s,stage:c=>j(Math.round((c-o)/s),0,S),y:(c,p)=>l+r*(c+.5)+n.over*j(c-p+1)+n.gap*j(c-p),up:c=>a+(1-c)/2*n.profile}}function J(t,e,n,r){let o=Math.ceil((e-t.x(0))/t.pitch),s=Array.from({length:t.count},(a,i)=>Math.abs(t.y(i,r)-n)),l=s.indexOf(Math.min(...s));return o>=1&&o<=S&&s[l]<=t.row*.6?{layer:o,token:l}:null}function P(t){let e=Math.round(te*j(Math.abs(t)/Zt));return e===0?"neither":`${t>0?"across":"up"}${e}`}var G=(t,e)=>t.y(e,e)+t.band/2+(t.small?9:14);function I(t,e,n,r,o,s,l="1",a=o){let i=Math.max(s.small?1.8:2.4,s.disc*Math.sqrt(Math.abs(a))),c=`${P(o)} ${e}`;if(o>=0)return $(t,"circle",c,{cx:n,cy:r,r:i,opacity:l});let p=i*Math.sqrt(Math.PI),d={x:n-p/2,y:r-p/2,width:p,height:p};return $(t,"rect",c,{...d,opacity:l})}function yt(t,e,n,r,o,s){let l=a=>$(`${t} ${a}`,"line",`${P(n[a])} ${e}`,{x1:s.x(a),x2:s.x(Math.min(a+1,o)),y1:r,y2:r});return[$(`${t} ahead`,"line",`neither ${e} ahead`,{x1:s.x(0),x2:s.x(S),y1:r,y2:r}),...n.slice(0,S).flatMap((a,i)=>i<o-1e-6?[l(i)]:[])]}function se({t,row:e,lean:n,twin:r},o,s){let l=n.flatMap((a,i)=>yt(`track ${i}`,i===s?"line track own":"line track",a,o.y(i,e),t,o));return r?[...l,...yt("ghost","line dotted",r,G(o,e),t,o)]:l}var ie=(t,e)=>t<=e+.02?"1":"0.28";function ce({t,row:e,lean:n,twin:r},o){let s=Array.from({length:S+1},(i,c)=>c),l=s.slice(1).filter(i=>i<=t+.02).map(i=>{let[c,p]=[2*o.disc+3,o.band+5],d={x:o.x(i)-c/2,y:o.y(e,e)-p/2,width:c,height:p,rx:c/2};return $(`hall ${i}`,"rect","ink hall",d)}),a=(i,c,p,d)=>s.map(u=>I(`${i} ${u}`,c,o.x(u),d,p[u],o,ie(u,t)));return[...l,...n.flatMap((i,c)=>a(`station ${c}`,"station",i,o.y(c,e))),...r?a("double","station open",r,G(o,e)):[]]}var $t=(...t)=>t.map(e=>typeof e=="number"?q(e):e).join(" ");function le(t,e,n,r,o,s,l){let a=s-n,i=r-o*a,c=Math.max(0,Math.min(8,o*(i-e),n-t)),[p,d]=o>0?[1,0]:[0,1];return $t("M",t,e,"H",n-c,"A",c,c,0,0,p,n,e+o*c,"V",i,"A",a,a,0,0,d,s,r,"H",l)}var de=(t,e,n,r)=>{let o=(t+r)/2;return $t("M",t,e,"C",o,e,o,n,r,n)};function pe({row:t,weights:e},n,r){let[o,s,l]=[r.x(n-1),r.x(n),r.y(t,t)],a=s-r.disc-3,i=h=>e[n-1][h]*r.band,c=e[n-1].map((h,m)=>m),p=[],d=(h,m)=>{let b=0;for(let M of h){let f=i(M),x=l-m*(r.band/2-b-f/2),k=a-r.corner-b-f/2;p.push({i:M,w:f,d:le(o,r.y(M,t),k,x,m,a,s)}),b+=f}return b},u=d(c.filter(h=>h<=t-.5),1);d(c.filter(h=>h>=t+.5).reverse(),-1);for(let h of c.filter(m=>Math.abs(m-t)<.5)){let m=l-r.band/2+u+i(h)/2;p.push({i:h,w:i(h),d:de(o,r.y(h,t),m,s)})}return p}function ue(t,e,n,r){let o=j(t.t-(e-1));return o<1e-6?[]:pe(t,e,n).filter(({w:s})=>s>=ee*n.band).map(({i:s,w:l,d:a})=>{let i=r?.layer===e&&r.token===s,c=t.t>e+.5&&!i?oe:"1",p=i?"weight line ribbon":`${P(t.lean[s][e-1])} line ribbon`,d=o<1?{pathLength:1,"stroke-dasharray":`${Math.round(100*o)/100} 1`}:{};return $(`ribbon ${e} ${s}`,"path",p,{d:a,"stroke-width":l,opacity:c,...d})})}var R=t=>`${Math.round(100*t)}\xA0%`;function he({t,row:e,weights:n},r){let o=Math.round(t);if(o<1||Math.abs(t-o)>.3)return[];let s=r.x(o-1)+r.disc+3;return n[o-1].flatMap((l,a)=>{let i=r.y(a,e)-Math.max(l*r.band/2,2.5)-2;return l<ne?[]:[$(`share ${a}`,"text","ink share start",{x:s,y:i},R(l))]})}function fe({tokens:t,token:e},{row:n,twin:r},o){let s=o.left-12,l={x:2,y:o.y(e,n)-11,width:o.left-8,height:22,rx:6},a=t.map((p,d)=>{let u=d===e?"paper strong end name":"ink end name";return $(`name ${d}`,"text",u,{x:s,y:o.y(d,n)+4.5},p)}),i=o.small?"other":"in the other",c=$("double name","text","soft end note",{x:s,y:G(o,n)+4},i);return[$("plate","rect","ink solid",l),...a,...r?[c]:[]]}var Mt=(t,e)=>({x:j(t.x(e)-t.grip/2,2,t.width-t.grip-2),y:4,width:t.grip,height:28});function me(t,e){let n=Mt(t,e),r=Math.round(e),o=a=>t.x(a)<n.x-12||t.x(a)>n.x+n.width+12,s=Array.from({length:S+1},(a,i)=>i).filter(o).map(a=>$(`stop ${a}`,"text","soft note",{x:t.x(a),y:22},a?String(a):"start")),l={x:n.x+n.width/2,y:22.5};return[...s,$("grip","rect","ink solid",{...n,rx:14}),$("grip name","text","paper strong note",l,r?`layer ${r}`:"start")]}var ge=(t,e)=>$("head","line","ruler",{x1:t.x(e),x2:t.x(e),y1:30,y2:t.profileTop+t.profile+4});function kt(t,e){let n=Math.min(Math.floor(e),S-1);return t[n]+(t[n+1]-t[n])*(e-n)}var O=t=>`${t<-.005?"\u2212":""}${Math.abs(t).toFixed(2)}`;function xe({words:t},e){let n=e.left-12,r=(s,l)=>I(s,"station",n-4,e.up(l),l,e,"1",.6),o=(s,l,a,i=14)=>$(s,"text","ink end note",{x:n-i,y:l+4.5},a);return[$("zero","line","rule",{x1:e.x(0)-8,x2:e.x(S)+8,y1:e.up(0),y2:e.up(0)}),r("to across",.8),o("across",e.up(.8),t[0]),$("neither","text","soft end note",{x:n,y:e.up(0)+4.5},"neither"),r("to up",-.8),o("up",e.up(-.8),t[1])]}function be(t,{t:e,lean:n,twin:r},o){let s=x=>x.map((k,v)=>`${v?"L":"M"}${q(o.x(v))} ${q(o.up(k))}`).join(""),l=(x,k,v)=>$(x,"path",k,{d:s(v)}),{token:a}=t,i=n.flatMap((x,k)=>k===a?[]:[l(`way ${k}`,"rule line way",x)]),[c,p]=[kt(n[a],e),r&&kt(r,e)],d=e>S-.7,u=o.x(e)+(d?-10:10),h=p===null?0:Math.max(0,7.5-Math.abs(o.up(c)-o.up(p))/2),m=d?Math.max(h,11):h,b=p!==null&&c<p?1:-1,M=d?"end":"start",f=(x,k,v,w)=>$(x,"text",`${k} ${M} number`,{x:u,y:o.up(v)+w+4.5},O(v));return[...xe(t,o),...i,...r?[l("way double","soft line way dotted",r)]:[],l("way own","ink line way own",n[a]),...p===null?[]:[I("now double","station open",o.x(e),o.up(p),p,o,"1",.5),f("number double","soft",p,-b*m)],I("now","station",o.x(e),o.up(c),c,o,"1",.5),f("number","ink strong",c,b*m)]}function we({t,turns:e},n){let r=n.dials,o=$("turned","text","soft end note",{x:n.left-12,y:r+1},n.small?"turned":"turned by"),s=(l,a)=>{let i=n.x(a+.5)-n.dial-(n.small?6:2),c=l*Math.PI/180,p={x2:i+n.dial*Math.cos(c),y2:r-n.dial*Math.sin(c)},d=Math.round(t)===a+1,u={x:i+n.dial+(n.small?3:4),y:r+1};return[$(`in ${a+1}`,"line","soft line needle",{x1:i,x2:i+n.dial,y1:r,y2:r}),$(`out ${a+1}`,"line","ink line needle",{x1:i,y1:r,...p}),$(`turn ${a+1}`,"text",`${d?"ink strong":"soft"} start note`,u,`${Math.round(l)}\xB0`)]};return[o,...e.flatMap(s)]}function U(t,e,{width:n,over:r=null}){let o=F(n,t.tokens.length),s=Array.from({length:S},(a,i)=>i+1),l=[...se(e,o,t.token),...s.flatMap(a=>ue(e,a,o,r)),ge(o,e.t),...ce(e,o),...he(e,o),...fe(t,e,o),...be(t,e,o),...we(e,o),...me(o,e.t)];return{width:n,height:o.height,marks:l}}function X({tokens:t,token:e},n,r){let o=F(r,t.length),s=Math.max(24,o.row),l=n?`after layer ${n}`:"before the first layer";return[{id:"grip",...Mt(o,n),label:"Layers",slider:!0,kind:"across",aria:{valuemin:0,valuemax:S,valuenow:n,valuetext:l}},...t.map((a,i)=>({id:`token ${i}`,x:0,y:o.y(i,e)-s/2,width:o.left-6,height:s,label:`Follow ${a}`,tab:i===e?0:-1,aria:{pressed:i===e}}))]}var St=`/* How far a token leans to one of two words, in ten steps of colour either way. */
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
`;var Et=`.encoder-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
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
`;var Z=t=>/^\[/.test(t)?t:`\u201C${t}\u201D`,D=({tokens:t})=>V(t).map(Z);function Q(t,e){let n=Math.abs(t).toFixed(2);return Math.abs(t)<.05?"leans to neither word":`leans ${n} toward ${e[t>0?0:1]}`}function ke({weights:t,token:e,...n},r){let o=t[r-1],s=D({weights:t,token:e,...n}),l=o.map((c,p)=>p).sort((c,p)=>o[p]-o[c]),a=n.words.map(c=>n.tokens.indexOf(c)).filter(c=>c>=0&&c!==e),i=[...new Set([...l.slice(0,2),...a])].sort((c,p)=>o[p]-o[c]);return B(i.map(c=>`${R(o[c])} from ${c===e?"itself":s[c]}`))}function tt({layer:t},e){let{tokens:n,token:r,words:o,lines:s,lean:l,twinLean:a,nearest:i,cosines:c}=e,p=D(e)[r],d=l[r][t],u=`(cosines ${O(s.across[t])} and ${O(s.up[t])})`,h=t===0?`Before the first layer ${p} ${Q(d,o)} ${u}.`:`In layer ${t} ${p} takes ${ke(e,t)}. Its vector now ${Q(d,o)} ${u}.`,m=i.map(f=>`${D(e)[f]} ${O(c[f])}`),b=` Nearest in the sentence: ${B(m)}.`;if(a===null)return`${h}${b} The other sentence has no ${Z(n[r])}.`;let M=s.twin[t];return`${h}${b} In the other sentence ${Z(n[r])} ${Q(a[t],o)}; cosine of the two ${O(M)}.`}function Lt(t,{layer:e,token:n}){let r=D(t),o=n===t.token?"itself":r[n],{across:s,up:l}=t.toward[n][e-1],[a,i]=t.words;return`Layer ${e}: ${r[t.token]} takes ${t.weights[e-1][n].toFixed(3)} of its attention from ${o}, the mean of twelve heads. Before this layer ${r[n]} has cosines ${O(s)} with ${a} and ${O(l)} with ${i}.`}function Ot({layer:t},e){let{weights:n,cosines:r,toward:o}=e;return V(e.tokens).map((s,l)=>[s,t?n[t-1][l].toFixed(3):"\u2013",O(r[l]),O(o[l][t].across),O(o[l][t].up)])}function jt({layer:t},{block:e,turns:n}){if(e===null)return"No layer yet: this is the embedding.";let[r,...o]=[e.entering,e.attention,e.feedForward,e.leaving].map(s=>s.toFixed(1));return`Layer ${t}: a vector of length ${r} comes in, attention adds ${o[0]}, the feed-forward network ${o[1]}; normed, ${o[2]} goes out. Cosine of what goes out with what came in ${O(e.kept)}, an angle of ${Math.round(n[t-1])}\xB0.`}var zt=1e3;function $e(t,e){let n=d=>t.change(d,{glide:!0}),r=d=>{let u=2*(d>>1),{token:h}=e().sentences[d];n({sentence:d,token:h,across:u,up:u+1})},o=(d,u,h=!1)=>xt({label:d,onChange:u,wide:h}),s=o("Sentence",d=>r(Number(d)),!0),l=o("toward",d=>n({across:Number(d)})),a=o("or",d=>n({up:Number(d)})),i=Y("Other sentence",()=>{let d=t.read(),{sentences:u}=e(),h=u[d.sentence^1],m=u[d.sentence].tokens,b=K(m,Math.min(d.token,m.length-1),h.tokens);n({sentence:d.sentence^1,token:b??h.token})}).root;i.removeAttribute("aria-pressed");let c=g("div",{class:"encoder-words"},l.root,a.root),p=d=>{let u=e();s.set(d.sentence,u.sentences.map(({text:h},m)=>[m,h]));for(let[h,m]of[[l,"across"],[a,"up"]])h.set(d[m],u.words.map(({word:b},M)=>[M,b]))};return{sentence:s.root,words:c,other:i,tell:p}}function Me({text:t,tokens:e,token:n}){let r=0,o=e.map(a=>{let i=t.toLowerCase().indexOf(a,r);return i>=0&&(r=i+a.length),i}),[s,l]=[o[n],e[n].length];return s<0?[t]:[t.slice(0,s),g("b",{},t.slice(s,s+l)),t.slice(s+l)]}function Ae(t){let e=0,n=()=>{T(a,e?"\u275A\u275A":"\u25B6"),z(a,"aria-label",e?"Pause":"Play: through the layers")},r=()=>{clearTimeout(e),e=0,n()},o=()=>{let{layer:i}=t.read();if(i<S&&t.change({layer:i+1},{glide:!0}),i+1>=S)return r();e=Number(setTimeout(o,zt))},s=()=>{t.read().layer>=S&&t.change({layer:0},{glide:!0}),e=Number(setTimeout(o,zt/2)),n()},a=g("button",{type:"button",class:"attn-play",onclick:()=>e?r():s()});return n(),{root:a,stop:r}}function Se(){let t=g("tbody",{}),e=["token","weight","","",""].map(l=>g("th",{scope:"col"},l)),n=g("p",{class:"encoder-report"}),r=g("details",{},g("summary",{},"Numbers"),n,g("table",{},g("caption",{},"Of each token: the attention it gets in this layer, and cosines after it"),g("thead",{},g("tr",{},...e)),t)),o=()=>{};return r.addEventListener("toggle",()=>o()),{root:r,tell:(l,a)=>{o=()=>{if(!r.open)return;T(n,jt(l,a)),[`with ${a.tokens[a.token]}`,...a.words].forEach((c,p)=>T(e[p+2],c));let i=(c,p)=>p?g("td",{},c):g("th",{scope:"row"},c);t.replaceChildren(...Ot(l,a).map(c=>g("tr",{},...c.map(i))))},o()}}}function Ee(t,e,{touch:n,point:r}){let o=rt("svg",{class:"scene encoder-map","aria-hidden":"true"}),s=()=>e(),l=0,a=()=>F(l,s().tokens.length),i=f=>{let x=o.getBoundingClientRect();return[f.clientX-x.left,f.clientY-x.top]},c=f=>{n(),f!==t.read().layer&&t.change({layer:f},{glide:!0})},p=f=>t.change({token:f},{glide:!0}),d=f=>{ht(f,()=>w=>c(a().stage(i(w)[0])));let x=w=>()=>j(t.read().layer+w,0,S),[k,v]=[x(-1),x(1)];W(f,{ArrowLeft:k,ArrowDown:k,ArrowRight:v,ArrowUp:v,Home:()=>0,End:()=>S},c)},u=(f,x)=>{let k=()=>Number(x().id.split(" ")[1]);f.addEventListener("click",()=>p(k()));let v=()=>s().tokens.length-1,w=L=>()=>j(k()+L,0,v());W(f,{ArrowUp:w(-1),ArrowLeft:w(-1),ArrowDown:w(1),ArrowRight:w(1),Home:()=>0,End:v},L=>{p(L),h.focus(`token ${L}`)})},h=ut((f,x)=>x().slider?d(f):u(f,x));o.addEventListener("click",f=>{let[x]=i(f);x>a().left&&c(a().stage(x))}),o.addEventListener("pointermove",f=>{if(f.pointerType!=="mouse")return;let[x,k]=i(f),v=J(a(),x,k,s().token);r(v!==null&&v.layer<=t.read().layer?v:null)}),o.addEventListener("pointerleave",()=>r(null));let b=g("div",{class:"attn-stage",role:"group","aria-label":"Tokens through the layers; arrow keys move"},o,h.root);return{root:b,paint:(f,x)=>{l=Math.round(b.clientWidth),l!==0&&(gt(o,U(s(),f,{width:l,over:x})),h.set(X(s(),t.read().layer,l)))}}}var Le=({model:t,revision:e,sha256:n})=>`Ribbons are the followed token\u2019s attention, the mean of twelve heads, each as wide as its weight and coloured like where it comes from; what travels is the value, which W_V has changed. A token leans by its cosine with the first word less that with the second, each word read alone: round to the first, square to the second. Dotted: the same word in the other sentence. Vectors of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n}, stored in one byte a number: a cosine is off by less than 0.005.`;function Oe(t,e,n){let r=null,o=null,s=null,l=null,a=null,i=()=>e.read(),c=Ae(e),p=y=>{s===null||JSON.stringify(y)===JSON.stringify(a)||(a=y,l&&d.paint(l,a),h.set(a?Lt(s,a):tt(i(),s)))},d=Ee(e,()=>s,{touch:c.stop,point:p}),u=$e(e,()=>r),[h,m]=[bt(),Se()],b=Y("Reset",()=>(c.stop(),e.reset())).root;b.removeAttribute("aria-pressed");let M=g("p",{class:"attn-hint"},"Drag the playhead or press play; press a word to follow it; then take the other sentence."),f=g("p",{class:"attn-source"}),x=g("p",{class:"encoder-text","aria-hidden":"true"}),k=g("div",{class:"attn-row encoder-row"},c.root,u.other,b),v=g("div",{class:"encoder-controls"},k,u.sentence,u.words,h.root,m.root),w=et(n,"encoder").then(y=>{[r,o]=[y,vt(y)],s=o(i()),T(f,Le(y))}),L=y=>{let{token:A,lean:E,weights:_,twinLean:C,turns:Tt}=o(y);return{t:y.layer,row:A,lean:E,weights:_,twin:C,turns:Tt}};return{parts:[M,x,g("div",{class:"encoder-board"},d.root,v),f],ready:w,glides:L,tell:y=>{o!==null&&([s,a]=[o(y),null],u.tell(y),m.tell(y,s),x.replaceChildren(...Me(s)),h.set(tt(y,s)))},paint:y=>{l=y,s&&d.paint(y,a)},stop:()=>(c.stop(),h.stop())}}var yn=pt({name:"encoder",label:"Live figure: a token through the layers of a real model",style:St+Et,controls:["sentence","token","layer","across","up"],ms:300,build:Oe});export{yn as default,tt as describe,vt as explorer,At as scene};
