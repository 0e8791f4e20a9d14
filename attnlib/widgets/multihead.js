// Joined by `make figures` from src/multihead and src/kit: change those, not this.
var pe=Object.defineProperty;var ue=(t,e)=>{for(var o in e)pe(t,o,{get:e[o],enumerable:!0})};function et(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),n(a.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var he=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function Mt(t,e,o){let n=new Map,r=new Set,a=l=>{let i=n.get(l)??et(t,`${e}.${l}`).then(c=>{o(l,c),r.add(l)});return n.set(l,i),i.catch(()=>n.delete(l)),i};return{wants:l=>{let i=l.filter(c=>!r.has(c));return i.length?Promise.all(i.map(a)).then(()=>{}):null},ahead:async l=>{if(!navigator.connection?.saveData)for(let i of l)await he().then(()=>a(i)).catch(()=>{})}}}var fe="http://www.w3.org/2000/svg",me=0,ge=Math.random().toString(36).slice(2,8),nt=t=>`attn-${ge}-${t}-${++me}`;function St(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var x=(t,e={},...o)=>St(document.createElement(t),e,o),Ot=(t,e={},...o)=>St(document.createElementNS(fe,t),e,o);function _(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function C(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Et=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Tt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var zt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var D=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Nt=200,ve=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ke=t=>t*t*(3-2*t);function ot(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>ot(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,ot(t[r],a,o)]);return Object.fromEntries(n)}return e}function Ct(t,e,o){let[n,r,a,u,s,l]=[t,t,t,0,0,0],i=!1,c=f=>{let d=Math.min(64,f-s);if(s=f,i){let h=D((f-u)/e);n=ot(r,a,ke(h)),i=h<1}let p=o(n,d);l=i||p?requestAnimationFrame(c):0};return{go(f,d){if(ve()){[n,a,i]=[f,f,!1],o(n,1/0);return}[r,a,u,i]=[n,f,performance.now(),d],d||(n=f,o(n,0)),l||([s,l]=[performance.now(),requestAnimationFrame(c)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function Lt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,u=()=>Object.fromEntries(n.map(f=>[f,t.get(f)])),s=f=>{if(a)return;let d=u();r.forEach(p=>p(d,f))},l=()=>s(null);e.forEach(f=>t.on(`change:${f}`,l));let i=(f,{glide:d=!1}={})=>{a=!0;for(let[p,h]of Object.entries(f))t.set(p,h);a=!1,s({glide:d}),t.save_changes()},c=()=>{let f=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in f).map(d=>[d,f[d]]))};return{read:u,change:i,reset:()=>i(c(),{glide:!0}),follow:f=>void r.push(f),stop:()=>e.forEach(f=>t.off(`change:${f}`,l))}}function ye(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function $e(t,e,o,n){let[r,a]=[0,!1],u=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let i of t.querySelectorAll(".attn-stage"))i.toggleAttribute("inert",l)}},s=l=>{let i=++r,c=e.wants?.(o())??null;if(u(c!==null),c===null)return n(l);e.say?.("Loading \u2026");let f="This part of the figure could not be loaded. Choose it again, or reload the page.";c.then(()=>i===r&&s(l),()=>i===r&&e.say?.(f))};return s}function jt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Nt,build:u}){return{render:({model:l,el:i})=>{let c=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=c.attachShadow({mode:"open"});f.append(x("style",{},[Et,Tt,zt,o].join(`
`)));let d=Lt(l,n,r),p=u(d.read(),d,l),h=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...p.parts);f.append(h),i.append(c);let g=()=>{let b=p.glides??(S=>S),k=0,w=Ct(b(d.read()),a,(S,T)=>k>0&&p.paint(S,T,k)),m=()=>{let S=Math.round(h.clientWidth);S===k||S===0||(k=S,ye(i),w.again())},y=$e(h,p,d.read,S=>{p.tell(d.read()),w.go(b(d.read()),S)});d.follow((S,T)=>{h.classList.add("touched"),y(T?.glide??!0)}),p.tell(d.read()),m();let M=new ResizeObserver(m);return M.observe(h),p.ahead?.(),()=>{M.disconnect(),w.stop(),d.stop(),p.stop?.()}},v=async()=>{await p.ready;for(let b;b=p.wants?.(d.read());)await b;return g()};return p.ready?v():g()}}}var Ae=t=>Math.round(t*10)/10,qt=new WeakMap;function rt(t){let e=x("div",{class:"attn-hits"}),o=new Map,n=a=>{let u=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),s={node:u,hit:a};return o.set(a.id,s),u.dataset.id=a.id,t(u,()=>s.hit),s};return{root:e,set:a=>{let u=new Set(a.map(({id:s})=>s));for(let[s,{node:l}]of o)u.has(s)||(l.remove(),o.delete(s));a.forEach((s,l)=>{let i=o.get(s.id)??n(s);Me(i.node,i.hit=s),i.node.parentNode!==e&&e.insertBefore(i.node,e.children[l]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Me(t,{x:e,y:o,width:n,height:r,label:a,kind:u="",aria:s={},tab:l=0,lang:i}){let[c,f,d,p]=[e,o,n,r].map(Ae),h=`left:${c}px;top:${f}px;width:${d}px;height:${p}px`;qt.get(t)!==h&&(t.style.cssText=h,qt.set(t,h)),C(t,"class",`attn-hit ${u}`.trim()),C(t,"aria-label",a),C(t,"tabindex",l),i&&C(t,"lang",i);for(let[g,v]of Object.entries(s))C(t,`aria-${g}`,String(v))}function _t(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}var Dt="http://www.w3.org/2000/svg",L=t=>Math.round(t*10)/10+0;function O(t,e,o,n,r){let a=Object.entries(n).map(([u,s])=>[u,typeof s=="number"?L(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Ht=new WeakMap,Se=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function Oe(t,e){let o=Se(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Te)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Ee=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Te(t){let e=document.createElementNS(Dt,"tspan");for(let[o,n]of Object.entries(Ee(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function J(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Ht.get(t)??new Map;Ht.set(t,a);let u=new Map(n.map(l=>[l.id,l]));for(let[l,{node:i,shape:c}]of a)u.get(l)?.shape!==c&&(i.remove(),a.delete(l));let s=t.firstChild;for(let l of n){let i=a.get(l.id);i||(i={node:document.createElementNS(Dt,l.shape),shape:l.shape,at:{},text:""},a.set(l.id,i)),Oe(i,l),s===i.node?s=i.node.nextSibling:t.insertBefore(i.node,s)}}var It=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,q=t=>t.map((e,o)=>{let n=t.slice(0,o).filter(r=>r===e).length;return n?`${e} ${n+1}`:e});function at(t,e){let o=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>C(o,"aria-pressed",String(n))}}function Wt(t,e,o){let n=nt("choice"),r=new Map,a=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[u,s]of Object.entries(e))r.set(u,x("input",{type:"radio",name:n,onchange:()=>o(u)})),a.append(x("label",{},r.get(u),x("span",{},s)));return{root:a,set:u=>void(r.get(u).checked=!0)}}function Z({label:t,onChange:e,options:o=[],wide:n=!1}){let r=nt("select"),a=x("select",{id:r,onchange:()=>e(a.value)}),u=x("div",{class:n?"attn-field attn-wide":"attn-field"},x("label",{for:r},t),a),[s,l]=[o,""],i=0,c=p=>{let[h,g]=s[p];C(a.options[p],"value",h),_(a.options[p],g)},f=()=>{for(i=0;a.length>s.length;)a.lastChild.remove();s.forEach((p,h)=>c(h))},d=(p,h=o)=>{s=h;let g=s.findIndex(([b])=>String(b)===String(p)),v=JSON.stringify(s);if(v!==l){for(;a.length<s.length;)a.append(x("option",{}));g>=0&&c(g),i||(i=setTimeout(f,40))}l=v,a.selectedIndex!==g&&(a.selectedIndex=g)};return d(o[0]?.[0]),{root:u,set:d}}function Rt(t=700){let e=x("p",{class:"attn-summary"}),o=x("span",{class:"attn-hidden",role:"status"}),n,r=a=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>_(o,a),t)),_(e,a)};return{root:x("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function st(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var H=6,A=12,Ft=H*A,ze=5;function Pt(t,e,o){let[n,r]=[q(t),q(e)],a=r.map((s,l)=>l).filter(s=>!n.includes(r[s])),u=()=>o?a.shift()??null:null;return n.map(s=>r.includes(s)?r.indexOf(s):u())}var it=[1,2,3,4,5,6,7],Ut=(t,e,o)=>o.forEach((n,r)=>Object.assign(t.sentences[2*e+r],n)),Bt=({sentence:t,compare:e})=>it.filter(o=>[t,e??0].some(n=>n>>1===o));function Vt(t){let e=new Map,o=(d,p)=>(e.has(d)||e.set(d,p()),e.get(d)),n=d=>t.sentences[d].tokens.length,r=d=>o(`open ${d}`,()=>{let p=atob(t.sentences[d].weights);return Float64Array.from(p,h=>h.charCodeAt(0)/t.levels)}),a=(d,p)=>o(`head ${d} ${p}`,()=>{let h=n(d),g=v=>{let b=(p*h+v)*h;return Array.from(r(d).subarray(b,b+h))};return Array.from({length:h},(v,b)=>g(b))}),u=(d,p,h)=>{let g=n(d);return Array.from({length:Ft},(v,b)=>r(d)[(b*g+p)*g+h])},s=(d,p)=>{let[h,g]=[t.sentences[d],t.sentences[p]];return Pt(h.tokens,g.tokens,h.twin===p)},l=(d,p,h,g,v)=>{let b=s(d,p),[k,w]=[b[g],b[v]],{text:m,tokens:y}=t.sentences[p],M=k===null||w===null?null:u(p,k,w);return{text:m,tokens:y,weights:a(p,h),token:k,to:w,links:M,places:b}};return{numbers:({sentence:d,compare:p,layer:h,head:g,token:v,to:b})=>{let{text:k,tokens:w}=t.sentences[d],m=w.length,y=p!=null&&n(p)===m,[M,S,T]=[Math.min(v,m-1),Math.min(b,m-1),h*t.heads+g],E=u(d,M,S),z=y?l(d,p,T,M,S):null,R=$=>z?.links?Math.abs(E[$]-z.links[$]):E[$],F=E.map(($,N)=>N).sort(($,N)=>R(N)-R($)||$-N),Q=a(d,T),X=F.slice(0,ze);return{text:k,tokens:w,weights:Q,token:M,to:S,links:E,other:z,which:T,strongest:X}},maps:(d,p)=>o(`maps ${d} ${p}`,()=>{let h=n(d),g=p!==null&&n(p)===h,[v,b]=[r(d),g?r(p):null],k=g?s(d,p):[],w=(M,S,T)=>{let[E,z]=[k[S],k[T]],R=v[(M*h+S)*h+T];if(b===null)return R;if(E===null||z===null)return 0;let F=R-b[(M*h+E)*h+z];return Math.sign(F)*Math.sqrt(Math.abs(F))},m=A*(h+1)-1,y=new Array(m*(H*(h+1)-1)).fill(0);for(let M=0;M<Ft;M++){let[S,T]=[Math.floor(M/A)*(h+1),M%A*(h+1)];for(let E=0;E<h;E++)for(let z=0;z<h;z++)y[(S+E)*m+T+z]=w(M,E,z)}return{values:y,columns:m,signed:b!==null}}),linked:({sentence:d,token:p,to:h},g)=>{let v=s(d,g),b=v.length-1;return[p,h].every(k=>v[Math.min(k,b)]!==null)},sentences:t.sentences}}var Xt={};ue(Xt,{cellsOf:()=>xt,columns:()=>ft,headHits:()=>ht,headOf:()=>U,layerOf:()=>P,lines:()=>mt,nameOf:()=>W,overview:()=>ut,paired:()=>G,rowAt:()=>bt,share:()=>I,square:()=>wt,wordHits:()=>gt});var Ne={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Ce=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),Le=t=>~t.reduce((e,o)=>Ce[(e^o)&255]^e>>>8,-1)>>>0,V=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function B(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...V(e.length),...o,...V(Le(o))]}var je=t=>D(Math.round(128+127*t),0,255);function qe(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...V((o<<16|e)>>>0)]}var Kt=Array.from({length:256},(t,e)=>e-128),Gt=t=>[...B("PLTE",Kt.flatMap(e=>Ne[t][e<0?"below":"above"])),...B("tRNS",Kt.map(e=>Math.min(255,2*Math.abs(e))))],_e={signed:Gt("signed"),weight:Gt("weight")},Yt=new WeakMap;function lt(t,e,o=1,n="signed"){let r=Yt.get(t)??new Map;Yt.set(t,r);let a=`${e} ${o} ${n}`;return r.has(a)||r.set(a,He(t,e,o,n)),r.get(a)}function He(t,e,o,n){let r=t.length/e,a=[];for(let l=0;l<r;l++){a.push(0);for(let i=0;i<e;i++)a.push(je(t[l*e+i]/o))}let s=[137,80,78,71,13,10,26,10,...B("IHDR",[...V(e),...V(r),8,3,0,0,0]),..._e[n],...B("IDAT",qe(a)),...B("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...s))}`}var De="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ie=1.12,K=new Map;function We(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(De[r.charCodeAt(0)-32]??556),0);return Ie*o/1e3}function ct(t,e){return K.size>5e3&&K.clear(),K.has(t)||K.set(t,We(t)),e*K.get(t)}var pt=384,dt=8,Re=.3,I=t=>t.toFixed(2),P=t=>Math.floor(t/A)+1,U=t=>t%A+1,W=t=>`layer ${P(t)}, head ${U(t)}`;function Zt(t){let e=D(t-24*A,0,16),o=e<12?0:e,n=(t-o)/A;return{margin:o,pitch:n,height:o+H*n}}var Fe=(t,e,o)=>Array.from({length:H*A},(n,r)=>{let[a,u]=[t+r%A*e,t+Math.floor(r/A)*e];return`M${L(a)} ${L(u)}h${L(o)}v${L(o)}h${L(-o)}z`}).join("");function Pe(t,{margin:e,pitch:o},n){let{links:r,other:a}=t;return r.map((u,s)=>{let l=a?.links?u-a.links[s]:u,i=a?.links?l<0?"below tint":"above tint":"weight solid tint",c={x:e+s%A*o,y:e+Math.floor(s/A)*o},f=String(Math.round(100*Math.abs(l))/100);return O(`link ${s}`,"rect",i,{...c,width:n,height:n,opacity:f})})}function ut(t,e,{width:o,grid:n}){let r=Zt(o),{margin:a,pitch:u,height:s}=r,l=t.tokens.length,i=u/(l+1),c=u-(n==="maps"?i:3),f=()=>lt(e.values,e.columns,1,e.signed?"signed":"weight"),d={x:a,y:a,width:A*u-i,height:H*u-i},p=n==="link"?Pe(t,r,c):[O("maps","image","map",{...d,preserveAspectRatio:"none",href:f()})],[h,g]=[t.which%A,Math.floor(t.which/A)],v={x:a+h*u-1.5,y:a+g*u-1.5},b=(w,m,y,M,S)=>O(w,"text",S?"ink strong tiny":"soft tiny",{x:m,y},String(M)),k=a===0?[]:[...Array.from({length:A},(w,m)=>b(`head ${m+1}`,a+m*u+c/2,11,m+1,m===h)),...Array.from({length:H},(w,m)=>b(`layer ${m+1}`,6,a+m*u+c/2+4,m+1,m===g))];return{width:o,height:Math.ceil(s),marks:[O("frames","path","rule",{d:Fe(a,u,c)}),...p,...k,O("chosen","rect","output line chosen",{...v,width:c+3,height:c+3})]}}function ht({which:t},e){let{margin:o,pitch:n}=Zt(e);return Array.from({length:H*A},(r,a)=>({id:`head ${a}`,x:o+a%A*n,y:o+Math.floor(a/A)*n,width:n,height:n,label:W(a),tab:a===t?0:-1,aria:{pressed:a===t}}))}function ft(t,e){let o=Math.max(...q(t).map(s=>ct(s,14))),n=D(o+18,56,110),r=e-D(o+56,104,150),a=Math.min(36,pt/t.length),u=(pt-a*t.length)/2;return{left:n,right:r,row:a,y:s=>u+a*(s+.5)}}function Jt(t,e,o,n,{left:r,right:a,y:u}){let s=Array(dt+1).fill("");for(let[l,i,c]of n)s[Math.round(l*dt)]+=`M${L(r)} ${L(u(i))}L${L(a)} ${L(u(c))}`;return s.slice(1).flatMap((l,i)=>l?[O(`${t} ${i+1}`,"path",e,{d:l,opacity:(o*(i+1)/dt).toFixed(2)})]:[])}function mt({tokens:t,token:e,to:o},n,r){let a=ft(t,r),{left:u,right:s,row:l,y:i}=a,c=q(t),f=n.flatMap((m,y)=>m.map((M,S)=>[M,y,S])),d=e===null?null:n[e],p=r-s,h={height:l-2},g=(d??[]).map((m,y)=>O(`bar ${y}`,"rect","weight solid bar",{x:s,y:i(y)-l/2+1,width:m*p,...h})),v=c.map((m,y)=>O(`from ${y}`,"text",y===e?"paper strong end":"ink end",{x:u-8,y:i(y)+5},m)),b=c.flatMap((m,y)=>[O(`to ${y}`,"text",y===o?"ink strong start":"ink start",{x:s+7,y:i(y)+5},m),...d===null?[]:[O(`weight ${y}`,"text","ink end share",{x:r-4,y:i(y)+5},I(d[y]))]]),k={x:2,y:i(e??0)-11,width:u-4,height:22,rx:5},w={x:s,y:i(o??0)-l/2+1,width:3,...h};return{width:r,height:pt,marks:[...Jt("faint","soft line thread",Re,f.filter(([,m])=>m!==e),a),...Jt("strong","weight line thick",1,f.filter(([,m])=>m===e),a),...g,...e===null?[]:[O("plate","rect","ink solid",k)],...o===null?[]:[O("goal","rect","key solid",w)],...v,...b]}}function gt({tokens:t,token:e},o,n=()=>!0){let{left:r,row:a,y:u}=ft(t,o),s=q(t),l=s.findIndex((i,c)=>n(c));return s.flatMap((i,c)=>n(c)?[{id:`token ${c}`,x:0,y:u(c)-a/2,width:r,height:a,label:i,tab:c===(e??l)?0:-1,aria:{pressed:c===e}}]:[])}function xt({weights:t,other:e}){if(e===null)return t.flat();let{places:o,weights:n}=e;return t.flatMap((r,a)=>r.map((u,s)=>{let[l,i]=[o[a],o[s]];return l===null||i===null?0:u-n[l][i]}))}var G=({tokens:t,other:e})=>t.map((o,n)=>{let r=e?.tokens[e.places[n]??-1]??o;return r===o?o:`${o}/${r}`}),Qt=t=>Math.max(62,...t.map(e=>Math.ceil(ct(e,11.5))+8));function bt(t,e,o){let[n,r]=[Qt(G(o)),o.tokens.length];return D(Math.floor(r*(t-n)/(e-n-2)),0,r-1)}function wt(t,e,o){let{token:n,other:r}=t,a=G(t),[u,s]=[a.length,Qt(a)],l=o-s-2,i=l/u,c={x:s,y:s,width:l,height:l},f=d=>s+i*(d+.5)+4;return{width:o,height:o,marks:[O("map","image","map",{...c,href:lt(e,u,1,r?"signed":"weight")}),O("frame","rect","rule",c),O("row","rect","ink line look",{x:s,y:s+n*i,width:l,height:i}),...a.map((d,p)=>{let h=p===n?"ink strong end tiny":"soft end tiny";return O(`left ${p}`,"text",h,{x:s-5,y:f(p)},d)}),...a.map((d,p)=>{let[h,g]=[L(f(p)),s-5];return O(`top ${p}`,"text","soft start tiny",{x:h,y:g,transform:`rotate(-90 ${h} ${g})`},d)})]}}var te=`text.tiny { font-size: 11.5px; }
text.share { font-size: 13px; }
.map { image-rendering: pixelated; }
.chosen { stroke-width: 3; }
.thread { stroke-width: 1.5; }
.soft.line.thread { stroke: var(--soft); }
.thick { stroke-width: 3; }
.bar { opacity: 0.3; }
.look { stroke-width: 2; }
.above.tint { fill: var(--series-2); }
.below.tint { fill: var(--series-3); }
`;var ee=`.attn-multihead > * + * { margin-top: 12px; }
.multihead-fields { display: grid; gap: 8px 24px; }
.multihead-top { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
.multihead-side { display: grid; gap: 10px; align-content: start; min-width: 0; }
.attn .multihead-side > * { margin-top: 0; }
.multihead-search { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
.multihead-search select { width: 7.6em; }
.multihead-found { flex-basis: 100%; min-height: 66px; align-content: flex-start; }
.multihead-key { flex-basis: 100%; color: var(--soft); font-size: 0.867em; line-height: 1.2; }
.multihead-found .attn-button { flex: none; padding: 0 5px; white-space: nowrap; }
.multihead-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 24px; align-items: start; }
.multihead-board h3 { min-height: 2.8em; margin-bottom: 4px; font-size: 0.933em; text-wrap: balance; }
.multihead-square summary { min-height: 2.6em; margin-bottom: 4px; cursor: pointer; }
.multihead-square h3 { display: inline; }
.multihead-square .scene { max-width: 384px; cursor: pointer; }
.attn-multihead .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.attn-multihead .attn-label { display: block; min-height: 2.9em; margin: 0; }
.multihead-all { display: grid; gap: 12px; }
@container (min-width: 800px) {
  .multihead-fields { grid-template-columns: 1fr 1fr; }
  .multihead-top { grid-template-columns: 436px minmax(0, 1fr); }
  .multihead-board { grid-template-columns: minmax(0, 1fr) 384px; }
  .multihead-board.multihead-two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 280px; }
  .attn-multihead .attn-summary { min-height: 7.25em; }
}
@container (max-width: 799px) {
  .multihead-fields .attn-wide { flex-direction: row; align-items: center; gap: 8px; }
  .multihead-fields .attn-wide select { flex: 1; }
  .multihead-fields label { flex: none; width: 6.6em; }
  .attn-multihead .attn-summary { min-height: 5.8em; }
  .multihead-found .attn-button { font-size: 0.8em; }
  .multihead-search { gap: 8px; }
  .multihead-search select { width: 5.6em; }
  .multihead-all { grid-template-columns: minmax(0, 1fr); gap: 10px; }
  .multihead-top, .multihead-board, .multihead-side { display: contents; }
  .multihead-side > :last-child { order: 1; }
  .multihead-square { order: 2; }
  .multihead-square summary { min-height: 24px; }
}
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .multihead-fields, .multihead-search, .attn-hint { display: none; } }
`;var ne=t=>q(t).map(e=>/\w/.test(e)?e:`\u201C${e}\u201D`);function oe(t,e){let o=t.map((n,r)=>r).sort((n,r)=>t[r]-t[n]||n-r).slice(0,3);return It(o.map(n=>`${e[n]} ${I(t[n])}`))}function re({tokens:t,weights:e,links:o,other:n,token:r,to:a,which:u,strongest:s}){let l=ne(t),i=W(u),c=`${i[0].toUpperCase()}${i.slice(1)}: ${l[r]} attends to ${oe(e[r],l)}.`,[f]=s,d=`from ${l[r]} to ${l[a]}`,p=`The strongest link ${d} is in ${W(f)}: ${I(o[f])}.`;if(n===null)return`${c} ${p}`;let h=ne(n.tokens),g=n.token===null?"":` In the second sentence ${h[n.token]} attends to ${oe(n.weights[n.token],h)}.`;if(n.links===null){let k=[r,a].filter((w,m,y)=>n.places[w]===null&&y.indexOf(w)===m);return`${c}${g} The second sentence has no ${k.map(w=>l[w]).join(" and no ")}, so there is no link to compare. ${p}`}let v=n.token===null||n.to===null?"":`${h[n.token]} to ${h[n.to]}`,b=v===`${l[r]} to ${l[a]}`?"":` (there from ${v})`;return`${c}${g} The link ${d}${b} changes most in ${W(f)}: ${I(o[f])} and ${I(n.links[f])}.`}function ae(t,e){let{other:o}=t,n=e==="maps"?"each head\u2019s weights":"each head\u2019s weight on the link";if(o===null||e==="link"&&o.links===null)return`rows: layers, columns: heads; ${n}`;let r=G(t).some(s=>s.includes("/")),a=o.places.includes(null);return`${e==="maps"?"blue: more in the first, pink: in the second; tint: root of the difference":"blue: more in the first sentence, pink: more in the second"}${r?"; swapped words share a row":""}${a?"; blank: no such word there":""}`}var Ve=5,Ke=H*A,vt=()=>Ot("svg",{class:"scene","aria-hidden":"true"}),Y=t=>e=>t.change(e,{glide:!0});function Ge(t,e){let o=Y(t),n=c=>{let[f,d]=e().sentences[c].link;o({compare:null,sentence:c,token:f,to:d})},r=(c,f)=>Z({label:c,onChange:f,wide:!0}),a=r("Sentence",c=>n(Number(c))),u=r("Compare with",c=>s(c===""?null:Number(c))),s=c=>{let f=c!==null&&e().linked(t.read(),c);o({compare:c,...f?{grid:"link"}:{}})};return{root:x("div",{class:"multihead-fields"},a.root,u.root),tell:({sentence:c,compare:f},{tokens:d,other:p})=>{let h=e().sentences,g=h.map(({text:w},m)=>[m,w]),v=([w])=>w!==c&&h[w].tokens.length===d.length,{twin:b}=h[c],k=g.filter(v).sort(([w],[m])=>+(m===b)-+(w===b)||w-m);a.set(c,g),u.set(p?f:"",[["","nothing"],...k])}}}function Ye(t){let e=Y(t),o=Z({label:"Which head links",onChange:c=>e({token:Number(c)})}),n=Z({label:"to",onChange:c=>e({to:Number(c)})}),r=[],a=c=>e({layer:P(r[c])-1,head:U(r[c])-1}),u=Array.from({length:Ve},(c,f)=>at("",()=>a(f))),s=x("div",{class:"attn-row multihead-found",role:"group","aria-label":"Strongest heads"},x("span",{class:"multihead-key"},"layer.head: weight"),...u.map(({root:c})=>c));return{root:x("div",{class:"multihead-search"},o.root,n.root,s),tell:({tokens:c,links:f,other:d,token:p,to:h,which:g,strongest:v})=>{let b=q(c).map((k,w)=>[w,k]);o.set(p,b),n.set(h,b),r=v,u.forEach((k,w)=>{let m=v[w],y=[f,...d?.links?[d.links]:[]].map(M=>I(M[m]));_(k.root,`${P(m)}.${U(m)}: ${y.join("|")}`),C(k.root,"aria-label",`${W(m)}, ${y.join(" and ")}`),k.set(m===g)})}}}function Je(t){let e=vt(),o=s=>Y(t)({layer:P(s)-1,head:U(s)-1}),n=rt((s,l)=>{let i=()=>Number(l().id.split(" ")[1]);s.addEventListener("click",()=>o(i()));let c=f=>()=>i()+f>=0&&i()+f<Ke?i()+f:i();st(s,{ArrowLeft:c(-1),ArrowRight:c(1),ArrowUp:c(-A),ArrowDown:c(A),Home:()=>i()-i()%A,End:()=>i()-i()%A+A-1},f=>{o(f),n.focus(`head ${f}`)})}),a=x("div",{class:"attn-stage",role:"group","aria-label":"Heads, a row for each layer; arrow keys move"},e,n.root);return{root:a,paint:(s,l,i)=>{let c=a.clientWidth;c!==0&&(J(e,ut(s,l,{width:c,grid:i})),n.set(ht(s,c)))}}}function se(t,e){let[o,n]=[vt(),x("h3",{})],r=[],a=rt((i,c)=>{let f=()=>Number(c().id.split(" ")[1]);i.addEventListener("click",()=>e(f()));let d=p=>()=>r[r.indexOf(f())+p]??f();st(i,{ArrowUp:d(-1),ArrowDown:d(1),Home:()=>r[0],End:()=>r.at(-1)},p=>{e(p),a.focus(`token ${p}`)})}),u=x("div",{class:"attn-stage",role:"group","aria-label":t},o,a.root);return{root:x("section",{},n,u),paint:(i,c,f,d)=>{_(n,i);let p=u.clientWidth;p!==0&&(r=c.tokens.map((h,g)=>g).filter(d),J(o,mt(c,f,p)),a.set(gt(c,p,d)))}}}function Ze(t){let[e,o]=[vt(),x("h3",{})],n=x("div",{},e),r=x("details",{},x("summary",{},o),n),a=x("section",{class:"multihead-square"},r),u,s,[l,i]=[1,0],c=()=>{l=Math.min(384,n.clientWidth),l>0&&J(e,wt(u,s,l))};return r.addEventListener("toggle",c),e.addEventListener("click",d=>{t(bt(_t(e,d)[1],l,u))}),{root:a,paint:(d,p,h)=>{_(o,d.other?"First less second":"The same as a matrix"),[u,s]=[d,p],(h<800!=i<800||i===0)&&(r.open=h>=800),i=h,c()}}}var Qe=({model:t,revision:e,sha256:o,levels:n})=>`Weights of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${o}. Each weight is rounded to one of ${n+1} levels, so it is off by at most ${(.5/n).toFixed(3)}.`;function Xe(t,e,o){let n=null,r=null,a=null,u=()=>e.read(),s=()=>a,l=$=>Y(e)({token:$}),i=$=>l(s().other.places.indexOf($)),c=Ge(e,()=>n),[f,d,p]=[Ye(e),Je(e),Rt()],h=Wt("Small pictures show",{maps:"whole maps",link:"this link"},$=>Y(e)({grid:$})),g=at("Reset",e.reset).root;g.removeAttribute("aria-pressed");let v=x("span",{class:"attn-label"}),b=se("Tokens of the sentence; arrow keys move",l),k=se("Tokens of the second sentence; arrow keys move",i),w=Ze(l),m=x("div",{class:"multihead-board"},b.root,k.root,w.root),y=x("div",{class:"attn-row attn-between multihead-kinds"},h.root,g),M=x("div",{class:"multihead-side"},f.root,y,p.root),S=x("div",{class:"multihead-top"},x("div",{},d.root,v),M),T=x("p",{class:"attn-hint"},"Press a head, then a word to see what it attends to; or find the heads that link two words."),E=x("p",{class:"attn-source"}),z=et(o,"multihead").then($=>{[n,r]=[Vt($),$],_(E,Qe($))}),R=Mt(o,"multihead",($,N)=>Ut(r,$,N)),F=$=>{n!==null&&(a=n.numbers($),c.tell($,a),f.tell(a),h.set($.grid),_(v,ae(a,$.grid)),p.set(re(a)))},Q=({weights:$,beside:N},kt,ie)=>{if(n===null||a===null)return;let{sentence:le,compare:ce,grid:de}=u(),{other:j}=a;m.classList.toggle("multihead-two",j!==null),C(k.root,"hidden",j===null),d.paint(a,n.maps(le,j?ce:null),de);let yt=W(a.which),$t=`${yt[0].toUpperCase()}${yt.slice(1)}`,At=tt=>j?`${$t}: ${tt}`:$t;b.paint(At(a.text),a,$,()=>!0),j&&N&&k.paint(At(j.text),j,N,tt=>j.places.includes(tt)),w.paint(a,xt({...a,weights:$,other:j&&{...j,weights:N??j.weights}}),ie)},X=$=>{let{weights:N,other:kt}=n.numbers($);return{weights:N,beside:kt?.weights??null}};return{parts:[T,c.root,x("div",{class:"multihead-all"},S,m),E],ready:z,say:p.set,wants:$=>R.wants(Bt($)),ahead:()=>R.ahead(it),tell:F,glides:X,paint:Q,stop:p.stop}}var Xn=jt({name:"multihead",label:"Live figure: the heads of a real model",style:te+ee,controls:["sentence","compare","layer","head","token","to","grid"],build:Xe});export{Pt as align,Xn as default,re as describe,Vt as explorer,Ut as put,Xt as scene};
