// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var $e=Object.defineProperty;var Me=(e,t)=>{for(var o in t)$e(e,o,{get:t[o],enumerable:!0})};function dt(e,t){if(e.data)return e.data(t);let o=globalThis.attnlibData??={};return o[t]??=new Promise(r=>{let a=n=>{n?.data===t&&(e.off("msg:custom",a),r(n.content))};e.on("msg:custom",a),e.send({ask:t})}),o[t]}var Ae=()=>new Promise(e=>(globalThis.requestIdleCallback??setTimeout)(()=>e()));function Lt(e,t,o){let r=new Map,a=new Set,n=l=>{let c=r.get(l)??dt(e,`${t}.${l}`).then(d=>{o(l,d),a.add(l)});return r.set(l,c),c.catch(()=>r.delete(l)),c};return{wants:l=>{let c=l.filter(d=>!a.has(d));return c.length?Promise.all(c.map(n)).then(()=>{}):null},ahead:async l=>{if(!navigator.connection?.saveData)for(let c of l)await Ae().then(()=>n(c)).catch(()=>{})}}}var Se="http://www.w3.org/2000/svg",Ee=0,ze=Math.random().toString(36).slice(2,8),ut=e=>`attn-${ze}-${e}-${++Ee}`;function _t(e,t,o){for(let[r,a]of Object.entries(t))r.startsWith("on")?e.addEventListener(r.slice(2),a):a===!0?e.setAttribute(r,""):a!==!1&&a!=null&&e.setAttribute(r,a);return e.append(...o),e}var b=(e,t={},...o)=>_t(document.createElement(e),t,o),Tt=(e,t={},...o)=>_t(document.createElementNS(Se,e),t,o);function W(e,t){e.firstChild===null?e.append(t):e.firstChild.data!==t&&(e.firstChild.data=t)}function L(e,t,o){let r=o===!0?"":o===!1?null:String(o);e.getAttribute(t)!==r&&(r===null?e.removeAttribute(t):e.setAttribute(t,r))}var Ct=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Nt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var It=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function jt(e,t=1,o=null){let r=i=>o===null||o[i],a=Math.max(...e.filter((i,l)=>r(l))),n=e.map((i,l)=>r(l)?Math.exp((i-a)/t):0),s=n.reduce((i,l)=>i+l,0);return s>0?n.map(i=>i/s):n}var Z=e=>e.indexOf(Math.max(...e)),O=(e,t=0,o=1)=>Math.max(t,Math.min(o,e));var Ft=200,Te=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ce=e=>e*e*(3-2*e);function pt(e,t,o){if(o>=1||Object.is(e,t))return t;if(typeof e=="number"&&typeof t=="number")return e+(t-e)*o;if(Array.isArray(e)&&Array.isArray(t))return e.length!==t.length?t:t.map((r,a)=>pt(e[a],r,o));if(e&&t&&typeof e=="object"&&typeof t=="object"){let r=Object.entries(t).map(([a,n])=>[a,pt(e[a],n,o)]);return Object.fromEntries(r)}return t}function Pt(e,t,o){let[r,a,n,s,i,l]=[e,e,e,0,0,0],c=!1,d=u=>{let p=Math.min(64,u-i);if(i=u,c){let h=O((u-s)/t);r=pt(a,n,Ce(h)),c=h<1}let f=o(r,p);l=c||f?requestAnimationFrame(d):0};return{go(u,p){if(Te()){[r,n,c]=[u,u,!1],o(r,1/0);return}[a,n,s,c]=[r,u,performance.now(),p],p||(r=u,o(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function Wt(e,t,o=[]){let r=[...t,...o],a=[],n=!1,s=()=>Object.fromEntries(r.map(u=>[u,e.get(u)])),i=u=>{if(n)return;let p=s();a.forEach(f=>f(p,u))},l=()=>i(null);t.forEach(u=>e.on(`change:${u}`,l));let c=(u,{glide:p=!1}={})=>{n=!0;for(let[f,h]of Object.entries(u))e.set(f,h);n=!1,i({glide:p}),e.save_changes()},d=()=>{let u=e.get("_start")??{};return Object.fromEntries(t.filter(p=>p in u).map(p=>[p,u[p]]))};return{read:s,change:c,reset:()=>c(d(),{glide:!0}),follow:u=>void a.push(u),stop:()=>t.forEach(u=>e.off(`change:${u}`,l))}}function Ne(e){let t=e;for(let o=0;t&&o<8;o++,t=t.parentElement){let r=t.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Ie(e,t,o,r){let[a,n]=[0,!1],s=l=>{if(l!==n){n=l,e.classList.toggle("loading",l);for(let c of e.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++a,d=t.wants?.(o())??null;if(s(d!==null),d===null)return r(l);t.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===a&&i(l),()=>c===a&&t.say?.(u))};return i}function qt({name:e,label:t,style:o,controls:r,fixed:a=[],ms:n=Ft,build:s}){return{render:({model:l,el:c})=>{let d=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=d.attachShadow({mode:"open"});u.append(b("style",{},[Ct,Nt,It,o].join(`
`)));let p=Wt(l,r,a),f=s(p.read(),p,l),h=b("div",{class:`attn attn-${e}`,role:"group","aria-label":t},...f.parts);u.append(h),c.append(d);let g=()=>{let m=f.glides??(A=>A),w=0,y=Pt(m(p.read()),n,(A,_)=>w>0&&f.paint(A,_,w)),v=()=>{let A=Math.round(h.clientWidth);A===w||A===0||(w=A,Ne(c),y.again())},k=Ie(h,f,p.read,A=>{f.tell(p.read()),y.go(m(p.read()),A)});p.follow((A,_)=>{h.classList.add("touched"),k(_?.glide??!0)}),f.tell(p.read()),v();let E=new ResizeObserver(v);return E.observe(h),f.ahead?.(),()=>{E.disconnect(),y.stop(),p.stop(),f.stop?.()}},x=async()=>{await f.ready;for(let m;m=f.wants?.(p.read());)await m;return g()};return f.ready?x():g()}}}var je=e=>Math.round(e*10)/10,Dt=new WeakMap;function Rt(e){let t=b("div",{class:"attn-hits"}),o=new Map,r=n=>{let s=n.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),i={node:s,hit:n};return o.set(n.id,i),s.dataset.id=n.id,e(s,()=>i.hit),i};return{root:t,set:n=>{let s=new Set(n.map(({id:i})=>i));for(let[i,{node:l}]of o)s.has(i)||(l.remove(),o.delete(i));n.forEach((i,l)=>{let c=o.get(i.id)??r(i);Fe(c.node,c.hit=i),c.node.parentNode!==t&&t.insertBefore(c.node,t.children[l]??null)})},focus:n=>o.get(n)?.node.focus({preventScroll:!0})}}function Fe(e,{x:t,y:o,width:r,height:a,label:n,kind:s="",aria:i={},tab:l=0,lang:c}){let[d,u,p,f]=[t,o,r,a].map(je),h=`left:${d}px;top:${u}px;width:${p}px;height:${f}px`;Dt.get(e)!==h&&(e.style.cssText=h,Dt.set(e,h)),L(e,"class",`attn-hit ${s}`.trim()),L(e,"aria-label",n),L(e,"tabindex",l),c&&L(e,"lang",c);for(let[g,x]of Object.entries(i))L(e,`aria-${g}`,String(x))}function Bt(e,{clientX:t,clientY:o}){let{left:r,top:a}=e.getBoundingClientRect(),n=e.currentCSSZoom??1;return[(t-r)/n,(o-a)/n]}var Vt="http://www.w3.org/2000/svg",z=e=>Math.round(e*10)/10+0;function M(e,t,o,r,a){let n=Object.entries(r).map(([s,i])=>[s,typeof i=="number"?z(i):i]);return{id:e,shape:t,role:o,at:Object.fromEntries(n),...a===void 0?{}:{text:a}}}var Ht=new WeakMap,Pe=({id:e,role:t,at:o})=>({"data-id":e,class:t,...Object.fromEntries(Object.entries(o).map(([r,a])=>[r,String(a)]))});function We(e,t){let o=Pe(t);for(let a in o)e.at[a]!==o[a]&&e.node.setAttribute(a,o[a]);for(let a in e.at)a in o||e.node.removeAttribute(a);e.at=o;let r=t.runs?JSON.stringify(t.runs):t.text??"";e.text!==r&&(e.text=r,t.runs?e.node.replaceChildren(...t.runs.map(De)):e.node.firstChild?e.node.firstChild.nodeValue=r:e.node.append(r))}var qe=({role:e,dx:t,dy:o})=>({...e&&{class:e},...t&&{dx:t},...o&&{dy:o}});function De(e){let t=document.createElementNS(Vt,"tspan");for(let[o,r]of Object.entries(qe(e)))t.setAttribute(o,String(r));return t.append(e.text),t}function ht(e,{width:t,height:o,marks:r}){let a=`0 0 ${t} ${o}`;e.getAttribute("viewBox")!==a&&e.setAttribute("viewBox",a);let n=Ht.get(e)??new Map;Ht.set(e,n);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of n)s.get(l)?.shape!==d&&(c.remove(),n.delete(l));let i=e.firstChild;for(let l of r){let c=n.get(l.id);c||(c={node:document.createElementNS(Vt,l.shape),shape:l.shape,at:{},text:""},n.set(l.id,c)),We(c,l),i===c.node?i=c.node.nextSibling:e.insertBefore(c.node,i)}}var ot=e=>e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`;function ft(e,t){let o=b("button",{type:"button",class:"attn-button",onclick:t},e);return{root:o,set:r=>L(o,"aria-pressed",String(r))}}function Ut(e,t,o){let r=ut("choice"),a=new Map,n=b("div",{class:"attn-choice",role:"radiogroup","aria-label":e});for(let[s,i]of Object.entries(t))a.set(s,b("input",{type:"radio",name:r,onchange:()=>o(s)})),n.append(b("label",{},a.get(s),b("span",{},i)));return{root:n,set:s=>void(a.get(s).checked=!0)}}function gt({label:e,onChange:t,options:o=[],wide:r=!1}){let a=ut("select"),n=b("select",{id:a,onchange:()=>t(n.value)}),s=b("div",{class:r?"attn-field attn-wide":"attn-field"},b("label",{for:a},e),n),[i,l]=[o,""],c=0,d=f=>{let[h,g]=i[f];L(n.options[f],"value",h),W(n.options[f],g)},u=()=>{for(c=0;n.length>i.length;)n.lastChild.remove();i.forEach((f,h)=>d(h))},p=(f,h=o)=>{i=h;let g=i.findIndex(([m])=>String(m)===String(f)),x=JSON.stringify(i);if(x!==l){for(;n.length<i.length;)n.append(b("option",{}));g>=0&&d(g),c||(c=setTimeout(u,40))}l=x,n.selectedIndex!==g&&(n.selectedIndex=g)};return p(o[0]?.[0]),{root:s,set:p}}function Kt(e=700){let t=b("p",{class:"attn-summary"}),o=b("span",{class:"attn-hidden",role:"status"}),r,a=n=>{clearTimeout(r),t.firstChild&&(r=setTimeout(()=>W(o,n),e)),W(t,n)};return{root:b("div",{},t,o),set:a,stop:()=>clearTimeout(r)}}function Zt(e,t,o){e.addEventListener("keydown",r=>{let a=t[r.key]?.();a===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),o(a))})}var[Re,G]=[1,2],Gt=4,mt=40,Jt=Float64Array.from({length:32},(e,t)=>2**(t-25));function Be(e){let[t,o]=[e>>10&31,e&1023],r=t===0?o*Jt[1]:(o+1024)*Jt[t];return e&32768?-r:r}function He({shapes:e,numbers:t}){let o=atob(t),r=new Float32Array(o.length/2);for(let s=0;s<r.length;s++)r[s]=Be(o.charCodeAt(2*s)|o.charCodeAt(2*s+1)<<8);let a=0,n=([s,i])=>[s,r.subarray(a,a+=i.reduce((l,c)=>l*c,1))];return Object.fromEntries(Object.entries(e).map(n))}function R(e,t,o=null,r=0,a=t.length){let n=new Float64Array(e.length/a);for(let s=0,i=r;s<n.length;s++,i+=a){let l=o===null?0:o[s];for(let c=0;c<t.length;c++)l+=e[i+c]*t[c];n[s]=l}return n}function Qt(e,t){let o=new Float64Array(t.length/e.length);for(let r=0,a=0;r<e.length;r++,a+=o.length)for(let n=0;n<o.length;n++)o[n]+=e[r]*t[a+n];return o}var Xt=e=>1/(1+Math.exp(-e));function Ve(e,t,o,r){let a=t.length,n=R(o,t,r),s=new Float64Array(a);for(let i=0;i<a;i++){let l=Xt(e[i]+n[i]),c=Xt(e[a+i]+n[a+i]),d=Math.tanh(e[2*a+i]+l*n[2*a+i]);s[i]=(1-c)*d+c*t[i]}return s}function Ue(e,t){let o=new Float64Array(t[0].length);for(let r=0;r<t.length;r++)for(let a=0;a<o.length;a++)o[a]+=e[r]*t[r][a];return o}function Ke(e,t){let o=new Float64Array(e.length+t.length);return o.set(e),o.set(t,e.length),o}function Ze(e){let[t,o]=[-1/0,0];for(let a of e)t=Math.max(t,a);for(let a of e)o+=Math.exp(a-t);let r=t+Math.log(o);return e.map(a=>a-r)}function Ge(e){let t=G;for(let o=G+1;o<e.length;o++)e[o]>e[t]&&(t=o);return t}function Je(e){let t=new Map,o=e["encoder.bias_hh_l0"].length/3;return(r,a,n,s)=>{let i=`${r} ${n}`;if(!t.has(i)){let l=e[`${a}_embedding.weight`].subarray(n*o,(n+1)*o);t.set(i,R(e[`${r}.weight_ih_l0`],l,e[`${r}.bias_ih_l0`],0,s))}return t.get(i)}}function Qe(e,t,o){if(t===null)return null;let r=s=>{let i=jt(s);return{weights:i,context:Ue(i,o)}};if(t==="dot")return s=>r(o.map(i=>R(i,s)[0]));let a=e["attention.v"],n=o.map(s=>Qt(s,e["attention.w_key"]));return s=>{let i=Qt(s,e["attention.w_query"]);return r(n.map(l=>{let c=0;for(let d=0;d<a.length;d++)c+=a[d]*Math.tanh(i[d]+l[d]);return c}))}}function Xe(e){let t=He(e),o=Je(t),r=e.attention==="additive",a=t["encoder.bias_hh_l0"].length/3,n=d=>(u,p)=>Ve(u,p,t[`${d}.weight_hh_l0`],t[`${d}.bias_hh_l0`]),[s,i]=[n("encoder"),n("decoder")],l=d=>{let u=new Float64Array(a);return d.map(p=>u=s(o("encoder","source",p,a),u))},c=(d,u,p)=>{let f=o("decoder","target",u,r?2*a:a),h=r?d(p):null;if(r){let w=R(t["decoder.weight_ih_l0"],h.context,null,a,2*a);f=f.map((y,v)=>y+w[v])}let g=i(f,p);d&&!r&&(h=d(g));let x=h===null?g:Ke(g,h.context),m=R(t["join.weight"],x).map(Math.tanh);return{next:g,seen:h,logProbs:Ze(R(t["output.weight"],m,t["output.bias"]))}};return d=>{let u=l(d),p=Qe(t,e.attention,u),[f,h,g]=[u.at(-1),Re,0],x=[],m=[];for(;h!==G&&x.length<mt;){let{next:y,seen:v,logProbs:k}=c(p,h,f);[f,h]=[y,Ge(k)],g+=k[h],x.push(h),v&&m.push(v.weights)}let w=u.map(y=>Array.from(y));return{tokens:x,states:w,logProbability:g,weights:p?m:null}}}var D="[\\p{L}\\p{N}_]",Ye=new RegExp(`'s(?!${D})|${D}+'(?!s(?!${D}))(?=${D})|${D}+(?:-${D}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),ee=e=>e.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(Ye)??[];function tn(e,t){let o=(n,s)=>e[n].toLowerCase()===t[s].toLowerCase(),r=Array.from({length:e.length+1},()=>new Array(t.length+1).fill(0));for(let n=e.length-1;n>=0;n--)for(let s=t.length-1;s>=0;s--)r[n][s]=o(n,s)?r[n+1][s+1]+1:Math.max(r[n+1][s],r[n][s+1]);let a=e.map(()=>!0);for(let n=0,s=0;n<e.length&&s<t.length;)o(n,s)?a[n++]=s++<0:r[n+1][s]>=r[n][s+1]?n++:s++;return a}function Yt(e,t){let o=Uint8Array.from(atob(e),n=>n.charCodeAt(0)),r=new DataView(o.buffer),a=n=>Array.from({length:t},(s,i)=>r.getFloat32(4*(n*t+i),!0));return Array.from({length:o.length/4/t},(n,s)=>a(s))}function en({words:e,weights:t,states:o,probability:r,ended:a},n){let s=atob(o).length/4/n;return{words:e,probability:r,ended:a,states:Yt(o,s),weights:t===null?null:Yt(t,n)}}var te=(e,t)=>e.length===t.length&&e.every((o,r)=>o===t[r]);function ne(e){let t=e.models??={},{source:o,found:r}=e.opening,a={},n=new Map(e.source_words.map((h,g)=>[h,g+Gt])),s=new Map,i=new Map,l=(h,g)=>(s.has(h)||s.set(h,Xe(t[h])),s.get(h)(g)),c=(h,g)=>{if(!t[h])return a[h]??=en(r[h],g.length);let x=`${h} ${g.join(" ")}`;if(i.size>300&&i.clear(),!i.has(x)){let m=l(h,g.map(k=>n.get(k))),w=m.tokens.filter(k=>k!==G).map(k=>e.target_words[k-Gt]??"<unk>"),y=m.tokens.at(-1)===G,v=m.weights?.slice(0,w.length)??null;i.set(x,{words:w,weights:v,states:m.states,probability:Math.exp(m.logProbability),ended:y})}return i.get(x)},d=h=>{let g=ee(h),x=g.filter(w=>n.has(w)),m=g.filter(w=>!n.has(w)&&/[\p{L}\p{N}]/u.test(w));return{source:x.slice(0,mt),unknown:m,cut:x.length>mt}};return{compute:l,numbers:({sentence:h,first:g,second:x})=>{let m=d(h),w=m.unknown.length?null:e.pairs.find(({source:v})=>te(v,m.source)),y=v=>{if(!v||m.source.length===0)return null;let k=c(v,m.source);return{name:v,...k,wrong:w?tn(k.words,w.target):k.words.map(()=>!1)}};return{...m,wanted:w?.target??null,first:y(g),second:y(x)}},lacks:({sentence:h,first:g,second:x})=>{let{source:m}=d(h);return m.length===0||te(m,o)?[]:[...new Set([g,x])].filter(w=>w&&!t[w])},put:(h,g)=>void(t[h]=g),pairs:e.pairs}}function B({source:e,first:t,second:o}){return[e.length,Math.max(t?.words.length??0,o?.words.length??0)]}function H(e,{read:t,step:o}){let[r,a]=B(e);return t===null?r+Math.min(o??a,a):Math.min(t,r)}function oe(e,t){let[o,r]=B(e);return t<o?{read:Math.max(0,t),step:null}:{read:null,step:t>=o+r?null:t-o}}function J(e){let t=e.map(n=>n.indexOf(Math.max(...n))),o=e.map(n=>n.reduce((s,i,l)=>s+i*l,0)),[r,a]=[0,[0,0]];for(let n=1;n<=t.length;n++){if(n<t.length&&t[n]<=t[n-1]&&o[n]<o[n-1])continue;t[r]>t[n-1]&&o[r]-o[n-1]>.5&&n-1-r>a[1]-a[0]&&(a=[r,n-1]),r=n}return a[1]>a[0]?a:null}var me={};Me(me,{cellOf:()=>it,margins:()=>lt,matrix:()=>Mt,percent:()=>K,places:()=>et,ribbonScene:()=>vt,squeeze:()=>$t,wordHits:()=>kt});var nn={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},on=Uint32Array.from({length:256},(e,t)=>{let o=t;for(let r=0;r<8;r++)o=o&1?3988292384^o>>>1:o>>>1;return o}),rn=e=>~e.reduce((t,o)=>on[(t^o)&255]^t>>>8,-1)>>>0,X=e=>[e>>>24,e>>>16&255,e>>>8&255,e&255];function Q(e,t){let o=[...e].map(r=>r.charCodeAt(0)).concat(t);return[...X(t.length),...o,...X(rn(o))]}var an=e=>O(Math.round(128+127*e),0,255);function sn(e){let[t,o]=[1,0];for(let a of e)o=(o+(t=(t+a)%65521))%65521;let r=[e.length&255,e.length>>8];return[120,1,1,...r,~r[0]&255,~r[1]&255,...e,...X((o<<16|t)>>>0)]}var re=Array.from({length:256},(e,t)=>t-128),ae=e=>[...Q("PLTE",re.flatMap(t=>nn[e][t<0?"below":"above"])),...Q("tRNS",re.map(t=>Math.min(255,2*Math.abs(t))))],ln={signed:ae("signed"),weight:ae("weight")},se=new WeakMap;function wt(e,t,o=1,r="signed"){let a=se.get(e)??new Map;se.set(e,a);let n=`${t} ${o} ${r}`;return a.has(n)||a.set(n,cn(e,t,o,r)),a.get(n)}function cn(e,t,o,r){let a=e.length/t,n=[];for(let l=0;l<a;l++){n.push(0);for(let c=0;c<t;c++)n.push(an(e[l*t+c]/o))}let i=[137,80,78,71,13,10,26,10,...Q("IHDR",[...X(t),...X(a),8,3,0,0,0]),...ln[r],...Q("IDAT",sn(n)),...Q("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var dn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),un=1.12,Y=new Map;function pn(e){let o=[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(dn[a.charCodeAt(0)-32]??556),0);return un*o/1e3}function C(e,t){return Y.size>5e3&&Y.clear(),Y.has(e)||Y.set(e,pn(e)),t*Y.get(e)}var rt=20,hn=.005,ie=16,fn=400,j={angle:60,least:15,from:480,edge:46},at=298,xt=3,gn=11,mn=[18,17,16,15,14],wn=16,he=.3,K=e=>e<.005?"<1 %":`${Math.round(100*e)} %`,st=({source:e},t)=>({read:Math.min(t,e.length),written:Math.max(0,t-e.length)}),V=e=>String(z(10*e)/10),U=(e,t)=>O(e-t);function le(e,t,o){let r=e.map(i=>Math.max(rt,C(i,t))),a=o-r.reduce((i,l)=>i+l,0),n=e.length>1?Math.min(t*1.5,a/(e.length-1)):0;if(n<6)return null;let s=(a-n*(e.length-1))/2;return r.map(i=>{let l={x:s+i/2,w:i};return s+=i+n,l})}function xn(e,t,o){let r=Math.max(e.length,t.length),a=O(fn/r,14,25),[n,s]=[Math.min(15,Math.floor(a)-2),20],i=p=>Math.max(0,...p.map(f=>C(f,n))),l=O(i(e),40,o*.38),c=o-O(i(t),40,o*.38),d=Math.max(at,s+r*a+8),u=(p,f,h)=>p.map((g,x)=>{let m=C(g,n);return{x:f-h*m/2,y:d/2+6+a*(x+.5-p.length/2)+5,w:m}});return{sideways:!0,size:n,row:a,height:d,leave:l+24,arrive:c-8,source:u(e,l,1),target:u(t,c,-1)}}function bn(e,t,o){let a=c=>Math.min(34,(o-2*j.edge)/Math.max(1,c.length-1));if(o<j.from||Math.min(a(e),a(t))<j.least)return null;let n=c=>{let d=Math.max(0,...c.map(u=>C(u,13)));return O(d*Math.sin(j.angle*Math.PI/180)+6,40,96)},[s,i]=[n(e),at-n(t)],l=(c,d)=>c.map((u,p)=>({x:o/2+(p-(c.length-1)/2)*a(c),y:d,w:C(u,13)}));return{sideways:!1,lean:!0,size:13,height:at,leave:s+26,arrive:i-12,row:Math.min(a(e),a(t))*Math.sin(j.angle*Math.PI/180),source:l(e,s),target:l(t,i)}}function yt({sideways:e,lean:t},{x:o,y:r,w:a},n){let s=n==="source";if(t){let[l,c]=[o+4,`rotate(-${j.angle} ${z(o+4)} ${z(r)})`];return{anchor:s?" start":" end",at:{x:l,y:r,transform:c},left:s?l:l-a,turn:c}}if(!e)return{anchor:"",at:{x:o,y:r},left:o-a/2,turn:null};let i=s?o+a/2:o-a/2;return{anchor:s?" end":" start",at:{x:i,y:r},left:o-a/2,turn:null}}function et(e,t,o){let r=`${e.join(" ")}|${t.join(" ")}|${o}`;return tt.has(r)||(tt.size>50&&tt.clear(),tt.set(r,yn(e,t,o))),tt.get(r)}var tt=new Map;function yn(e,t,o){for(let r of mn){let[a,n]=[le(e,r,o),le(t,r,o)];if(a===null||n===null)continue;let[s,i]=[38,274],l=(c,d)=>c.map(({x:u,w:p})=>({x:u,y:d,w:p}));return{sideways:!1,size:r,height:at,leave:s+31,arrive:i-r-4,source:l(a,s),target:l(n,i)}}return bn(e,t,o)??xn(e,t,o)}function vn(e,t){let o=n=>t.sideways?n.y-5:n.x,r=t.source.map((n,s)=>e.reduce((i,l)=>i+l[s],0)),a=t.source.map((n,s)=>o(n)-rt*r[s]/2);return e.map((n,s)=>{let i=o(t.target[s])-rt/2;return n.map((l,c)=>{let d=l*rt,u={width:d,from:a[c]+d/2,to:i+d/2};return a[c]+=d,i+=d,u})})}function fe({from:e,to:t},{sideways:o,leave:r,arrive:a}){let n=(r+a)/2,[s,i,l,c]=o?[[r,e],[n,e],[n,t],[a,t]]:[[e,r],[e,n],[t,n],[t,a]],d=([u,p])=>`${z(u)} ${z(p)}`;return`M${d(s)}C${d(i)} ${d(l)} ${d(c)}`}function kn(e,t,o){let r=Math.min(Math.floor(t+1e-9),e.length),a=o!==null&&(o[0]==="read"||o[1]<r)?o:null;if(a){let[l,c]=a;return{done:r,chosen:a,run:null,near:(d,u)=>l==="written"?d===c:u===c,strength:(d,u)=>d===c&&l==="written"||u===c&&l==="read"?.92:.07}}let n=t>0&&r<e.length?Math.max(0,r-1):-1;if(n>=0)return{done:r,chosen:a,run:null,near:l=>l===n,strength:l=>l===n?.92:.32};let s=J(e.slice(0,r)),i=l=>s!==null&&s[0]<=l&&l<=s[1];return{done:r,chosen:a,run:s,near:i,strength:l=>i(l)?.78:.32}}function $n(e,t,o,r){let n=vn(e,t).flatMap((s,i)=>s.flatMap((l,c)=>{if(e[i][c]<hn)return[];let d=V(r.strength(i,c)*U(o,i)),u={d:fe(l,t),"stroke-width":l.width,"stroke-opacity":d};return[{near:r.near(i,c),mark:M(`w ${i} ${c}`,"path","weight line ribbon",u)}]}));return[!1,!0].flatMap(s=>n.filter(i=>i.near===s).map(i=>i.mark))}var bt=e=>.35+.65*Math.min(1,2*e);function Mn({source:e},{weights:t,states:o},r,a,n){let s=n.run===null?[]:t.slice(n.run[0],n.run[1]+1).map(Z),i=l=>{if(n.chosen===null)return 1;let[c,d]=n.chosen;return c==="read"?+(d===l):t[d][l]};return e.flatMap((l,c)=>{let{x:d,y:u}=r.source[c],{anchor:p,at:f}=yt(r,r.source[c],"source"),h=a>c&&a<=c+1&&a<e.length,g=Math.max(he,U(a,c)*bt(i(c))),x=h?"key strong word":s.includes(c)?"weight turn word":"ink word",m=Math.min(ie,r.size+1),y={...r.sideways?{x:r.leave-4-m,y:u-5-m/2}:{x:d-ie/2,y:u+(r.lean?7:10)},width:m,height:m,href:wt(o[c],8),opacity:V(.8*U(a,c)*bt(i(c)))};return[M(`s ${c}`,"text",`${x} size${r.size}${p}`,{...f,opacity:V(g)},l),M(`kept ${c}`,"image","map",y)]})}function An(e,t,o,r){return e.words.flatMap((a,n)=>{let{y:s,w:i}=t.target[n],{anchor:l,at:c,left:d,turn:u}=yt(t,t.target[n],"target"),p=r.chosen===null?1:r.chosen[0]==="written"?+(r.chosen[1]===n):e.weights[n][r.chosen[1]],f=V(U(o,n)*bt(p)),h=r.run!==null&&r.run[0]<=n&&n<=r.run[1],g=e.wrong[n]?"soft word":h?"weight turn word":"ink word";return[M(`t ${n}`,"text",`${g} size${t.size}${l}`,{...c,opacity:f},a),...e.wrong[n]?[ge(n,d,s-t.size*.3,i,f,u)]:[]]})}var ge=(e,t,o,r,a,n=null)=>M(`x ${e}`,"line","ink line strike",{x1:t,x2:t+r,y1:o,y2:o,opacity:a,...n===null?{}:{transform:n}});function Sn(e,t,o){let[r,a]=o.chosen,n=r==="written",s=n?e[a]:e.slice(0,o.done).map(d=>d[a]),i=n?t.source:t.target,l=[];return s.map((d,u)=>u).sort((d,u)=>s[u]-s[d]).filter(d=>s[d]>=.02).flatMap(d=>{let{x:u,y:p}=i[d];if(!t.sideways&&l.some(g=>Math.abs(g-u)<34))return[];l.push(u);let f=t.lean?{x:u,y:n?t.leave+14:t.arrive-6}:{x:u,y:n?p-t.size-3:p+18},h={x:n?t.leave+24:t.arrive-24,y:p};return[M(`share ${d}`,"text","weight strong share",t.sideways?h:f,K(s[d]))]})}function En(e,t,o,r,a){let n=e.words.length>0&&o>=a.length&&r<e.words.length?t.target[Math.floor(r)]:null;if(n===null)return[];let{left:s,turn:i}=yt(t,n,"target");return[M("caret","rect","ink solid",{x:s-1,y:n.y-t.size+2,width:2,height:t.size+2,...i?{transform:i}:{}})]}function vt(e,t,{width:o,clock:r,focus:a=null}){let n=et(e.source,t.words,o),{read:s,written:i}=st(e,r),l=t.weights,c=kn(l,i,a),d=[...$n(l,n,i,c),...Mn(e,t,n,s,c),...An(t,n,i,c),...En(t,n,s,i,e.source),...c.chosen?Sn(l,n,c):[]];return{width:o,height:n.height,marks:d}}function kt(e,t,{width:o,clock:r,focus:a=null}){let n=et(e.source,t.words,o),{read:s,written:i}=st(e,r),l=t.weights,c=p=>{let f=Z(l[p]);return`${t.words[p]}, from ${e.source[f]} ${K(l[p][f])}${t.wrong[p]?", wrong":""}`},d=n.sideways||n.lean?Math.min(25,n.row):25,u=(p,f,h,g,x,m)=>f.slice(0,g).map((w,y)=>{let{x:v,y:k,w:E}=h[y],A=Math.max(24,E+(n.sideways?8:4)),_=a!==null&&a[0]===p?a[1]:-1,q=y===O(_,0,g-1)?0:-1,$=_===y,N=n.lean?p==="read"?v:v-A:v-A/2;return{id:`${p} ${y}`,x:N,y:n.lean?k-d/2:k-5-d/2,width:A,height:d,...n.lean?{kind:`lean ${p}`}:{},label:x(y),tab:q,lang:m,aria:{pressed:$}}});return[...u("written",t.words,n.target,Math.min(i,t.words.length),c,"en"),...u("read",e.source,n.source,s,p=>`${e.source[p]}, read`,"fr")]}function ce(e,t,o,r,a){let n=C(" ",t)+1,s=[[]],i=()=>s.at(-1),l=0;for(let d of e){let u=Math.min(o,C(d,t));l+u>o&&i().length>0&&(s.push([]),l=0),i().push(u),l+=u+n}let c=s.flatMap((d,u)=>{let p=a+(o-d.reduce((f,h)=>f+h+n,-n))/2;return d.map(f=>{let h={x:p+f/2,y:r+t+u*(t+(t<15?5:8)),w:f};return p+=f+n,h})});return{height:s.length*(t+(t<15?5:8)),at:c}}var de=(e,t,o,r)=>Array.from({length:9},(a,n)=>{let s=n/8;return[o+(r-o)*s**2*(3-2*s),e+(t-e)*s]}),ue=e=>`M${e.map(([t,o])=>`${z(t)} ${z(o)}`).join("L")}Z`;function zn(e,t,o,r){let a=(n,s)=>`M${z(t+s*xt)} ${z(o+r/2)}v${z(-n*r/2)}h${xt-1}v${z(n*r/2)}Z`;return Array.from(e,a).join("")}function On(e,t){let[o,r]=[Math.floor(t),t-Math.floor(t)],a=o>0?e[o-1]:e[0].map(()=>0);return r===0?a:a.map((n,s)=>n+(e[o][s]-n)*r)}function $t({source:e},t,{width:o,clock:r}){let a=Math.max(e.length,t.words.length)>wn,[n,s,i]=[a?13:15,64*xt,a?30:40],[l,c]=a?[30,50]:[42,58],d=a?" size13":"",{read:u,written:p}=st({source:e},r),f=(o-s)/2,h=ce(e,n,o-24,6,12),g=6+h.height+l,x=ce(t.words,n,o-24,g+i+c,12),m=g+i+c+Math.max(x.height,n+8)+8,[w,y]=[[2,o-2],[f-6,f+s+6]],v=(I,S,T,P)=>[de(I,S,T[0],P[0]),de(I,S,T[1],P[1]).reverse()],[k,E]=v(8+h.height,g-8,w,y),[A,_]=v(g+i+8,g+i+c-8,y,w),q=p===0&&u>0,$=h.at[O(Math.ceil(u)-1,0,e.length-1)],N=fe({from:$.x,to:o/2},{sideways:!1,leave:$.y+6,arrive:g-10}),ct=e.length===1?"1 word":`all ${e.length} words`,F=[M("in","path","funnel",{d:ue([[w[0],2],...k,...E,[w[1],2]])}),M("out","path","funnel",{d:ue([...A,[w[0],m-2],[w[1],m-2],..._])}),M("row","rect","key frame",{x:f-6,y:g-8,width:s+12,height:i+16,rx:3}),M("middle","line","rule",{x1:f,x2:f+s,y1:g+i/2,y2:g+i/2}),M("bars","path","key solid",{d:zn(On(t.states,u),f,g,i)}),...q?[M("pour","path","key line pour",{d:N})]:[],M("told","text","soft note",{x:o/2,y:g+i+c-22},`64 numbers for ${ct}`)];return e.forEach((I,S)=>{let T=q&&u>S&&u<=S+1;F.push(M(`s ${S}`,"text",`${T?"key strong word":"ink word"}${d}`,{...Ln(h.at[S]),opacity:V(Math.max(he,U(u,S)))},I))}),t.words.forEach((I,S)=>{let{x:T,y:P,w:zt}=x.at[S],Ot=V(U(p,S));F.push(M(`t ${S}`,"text",`${t.wrong[S]?"soft word":"ink word"}${d}`,{x:T,y:P,opacity:Ot},I)),t.wrong[S]&&F.push(ge(S,T-zt/2,P-n*.3,zt,Ot))}),{width:o,height:m,marks:F}}var Ln=({x:e,y:t})=>({x:e,y:t}),pe=new WeakMap;function _n(e,t){let o=pe.get(e)??new Map;return pe.set(e,o),o.has(t)||o.set(t,e.slice(0,t).flatMap(r=>Array.from(r))),o.get(t)}var it=(e,t,o)=>Math.min(12,(o-2)/t,166/e);function lt({source:e},{words:t},o,r){if(!r||o<gn)return{left:0,top:0};let a=n=>Math.max(0,...n.map(s=>C(s,11)));return{left:Math.ceil(a(t))+6,top:Math.ceil(a(e)*Math.sin(j.angle*Math.PI/180))+10}}function Tn({source:e},{words:t},o,{left:r,top:a}){if(r===0)return[];let n=s=>(s+.5)*o+1;return[...t.map((s,i)=>M(`row ${i}`,"text","soft tiny end",{x:r-4,y:a+n(i)+4},s)),...e.map((s,i)=>{let[l,c]=[r+n(i)+3,a-3],d=`rotate(-${j.angle} ${z(l)} ${z(c)})`;return M(`column ${i}`,"text","soft tiny start",{x:l,y:c,transform:d},s)})]}function Mt(e,t,{width:o,clock:r,focus:a=null,named:n=!1}){let s=t.weights,i=e.source.length,l=Math.min(Math.floor(st(e,r).written+1e-9),s.length),c=it(s.length,i,170),{left:d,top:u}=lt(e,t,c,n),[p,f]=[c*i,c*s.length],h={x:d+1,y:u+1,width:p,height:f},g=[M("frame","rect","frame",h),...Tn(e,t,c,{left:d,top:u})];if(l>0){let x=wt(_n(s,l),i,1,"weight");g.push(M("map","image","map",{...h,height:l*c,preserveAspectRatio:"none",href:x}))}if(a!==null&&(a[0]==="read"||a[1]<l)){let m=a[0]==="written"?{x:d,y:u+a[1]*c,width:p+2,height:c+2}:{x:d+a[1]*c,y:u,width:c+2,height:f+2};g.push(M("look","rect","weight line look",m))}return{width:o,height:d>0?226:170,marks:g}}var we=`text.note { font-size: 13px; }
text.tiny { font-size: 11px; }
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
`;var xe=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "table" / minmax(0, 1fr); gap: 10px 40px; }
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
  .alignment-table { grid-template-columns: minmax(0, 1fr); gap: 4px; }
}
@container (max-width: 640px) { .attn-alignment .attn-summary { min-height: 7.25em; } }
/* On a phone the words themselves tell the weights when they are pressed; the table, without names, would tell less. */
@container (max-width: 480px) { .alignment-table { display: none; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } .attn-play { border: 1px solid; } }
@media print { .alignment-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; } }
.attn-hit.lean { transform: rotate(-60deg); transform-origin: 0 50%; }
.attn-hit.lean.written { transform-origin: 100% 50%; }
`;var At=e=>`\u201C${e.join(" ")}\u201D`;function In({unknown:e,cut:t}){let o=e.slice(0,5).map(n=>n.length>20?`${n.slice(0,20)}\u2026`:n),r=e.length>5?[`${e.length-5} more`]:[];return`${e.length?`Left out, not among the translators\u2019 words: ${ot([...o,...r])}. `:""}${t?"Only the first 40 words are read. ":""}`}function be({source:e},t,o){if(t.weights===null)return`\u201C${t.words[o]}\u201D is written from the row of 64 numbers alone.`;let r=t.weights[o],a=r.map((n,s)=>s).sort((n,s)=>r[s]-r[n]).filter((n,s)=>s===0||s<3&&r[n]>=.1);return`\u201C${t.words[o]}\u201D attends to ${ot(a.map(n=>`${e[n]} (${K(r[n])})`))}.`}function jn({source:e},t,o,r){let a=t.words.filter((n,s)=>s<r&&t.weights[s][o]>=.1).map(n=>`\u201C${n}\u201D`);return a.length===0?`No word written attends to \u201C${e[o]}\u201D with 10 % or more.`:`${ot(a)} ${a.length===1?"attends":"attend"} to \u201C${e[o]}\u201D.`}function Fn({wanted:e},t){let o=t.name==="no_attention"?"without attention":t.name==="dot"?"the dot product":"the additive score",r=`${o[0].toUpperCase()}${o.slice(1)}`,a=t.ended?"":" It does not come to an end.";if(e===null)return` ${r} gives its translation a probability of ${K(t.probability)}.${a}`;let n=t.words.filter((i,l)=>t.wrong[l]);if(n.length===0)return` ${r}: no wrong word.${a}`;let s=n.length<5?`: ${At(n)}`:"";return` ${r} ${n.length} of ${t.words.length} words ${n.length===1?"is":"are"} wrong${s}.${a}`}function St(e,t){let{source:o,first:r,second:a,wanted:n}=t,s=In(t);if(r===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let i=H(t,e),l=Math.max(0,i-o.length),c=Math.min(l,r.words.length),[d,u]=e.focus??["none",0];if(r.weights!==null&&d==="read"&&u<o.length)return s+jn(t,r,u,c);if(d==="written"&&u<c)return s+be(t,r,u);if(i<o.length)return`${s}Reading, word by word: with attention the 64 numbers after each word are kept; without it there is one row, rewritten at each word.`;if(c===0)return`${s}All is read. Now the translation is written, word by word.`;if(c<r.words.length)return s+be(t,r,c-1);let p=r.weights===null?null:J(r.weights),f=r.weights===null?`All passes through one row: ${At(r.words)}.`:p===null?"Each written word attends to the words that were read.":`For ${At(r.words.slice(p[0],p[1]+1))} the ribbons cross: it attends to the French words from back to front.`,h=[r,a].filter((x,m,w)=>x!==null&&w.findIndex(y=>y?.name===x.name)===m),g=n===null?" For this sentence no translation is known, so no word is struck out.":"";return`${s}${f}${h.map(x=>Fn(t,x)).join("")}${g}`}var ye=240,Pn=520,Wn=800,Et={additive:"additive score",dot:"dot product",no_attention:"no attention"},qn={...Et,"":"nothing"},Dn={additive:["With attention, ","additive score: each word written attends to the words read"],dot:["With attention, ","dot product: each word written attends to the words read"],no_attention:["Without attention ","all through one row of numbers"]},nt=e=>e.read(),ke=()=>Tt("svg",{class:"scene","aria-hidden":"true"});function Rn(e){let t=l=>e.change({sentence:l,read:null,step:null,focus:null}),o=0,r=gt({label:"Sentence",onChange:t,options:[["","your own"]],wide:!0}),a=b("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:()=>{cancelAnimationFrame(o),o=requestAnimationFrame(()=>t(a.value))}}),n=b("label",{class:"attn-field attn-wide alignment-own"},b("span",{},"or type"),a);return{root:b("div",{class:"alignment-fields"},r.root,n),tell:({sentence:l},{pairs:c})=>{let d=c.some(u=>u.text===l);r.set(d?l:"",[["","your own"],...c.map(u=>[u.text,u.text])]),a.value!==l&&(a.value=l)}}}function Bn(e){let t=Ut("Translator",Et,n=>e.change({first:n,focus:null})),o=gt({label:"beside it",options:Object.entries(qn),onChange:n=>e.change({second:n})});return{root:b("div",{class:"attn-row alignment-sides"},t.root,o.root),tell:n=>(t.set(n.first),o.set(n.second))}}function Hn(e,t){let o=0,r=()=>H(t(),nt(e)),a=(w,y=!0)=>{let v=t();v?.first&&e.change({...oe(v,w),focus:null},{glide:y})},n=()=>B(t()).reduce((w,y)=>w+y),s=()=>{W(u,o?"\u275A\u275A":"\u25B6"),L(u,"aria-label",o?"Pause":"Play: read and write")},i=()=>{clearTimeout(o),o=0,s()},l=w=>void(o=Number(setTimeout(c,w))),c=()=>{if(!t()?.first||(a(r()+1),r()>=n()))return i();l(r()<t().source.length?ye:Pn)},d=()=>{t()?.first&&(r()>=n()&&a(0),l(ye),s())},u=b("button",{type:"button",class:"attn-play",onclick:()=>o?i():d()}),p=b("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(i(),a(p.valueAsNumber))}),f=["reads","writes"].map(w=>b("span",{},w)),h=(w,y,v)=>{let{root:k}=ft(w,()=>(i(),a(r()+v)));return k.removeAttribute("aria-pressed"),k.setAttribute("aria-label",y),k},g=b("div",{class:"alignment-track attn-range"},p,b("div",{class:"alignment-phases","aria-hidden":"true"},...f)),x=b("div",{class:"alignment-clock"},u,g,h("\u2039","One word back",-1),h("\u203A","One word on",1)),m=(w,y)=>{let[v,k]=B(y),E=H(y,w);L(p,"max",String(v+k)),p.value=E,p.disabled=y.first===null,p.style.setProperty("--from","0"),p.style.setProperty("--to",String(E/Math.max(1,v+k))),L(p,"aria-valuetext",E>v?`${E-v} of ${k} words written`:`${E} of ${v} words read`),f.forEach(A=>A.hidden=v+k===0),f[0].style.width=f[1].style.left=`${100*v/Math.max(1,v+k)}%`};return s(),{root:x,tell:m,stop:i}}function Vn(e,t,o){return r=>(a,n)=>{let s=()=>[n().id.split(" ")[0],Number(n().id.split(" ")[1])],i=p=>e.change({focus:p});a.addEventListener("pointerenter",p=>p.pointerType==="mouse"&&o(s())),a.addEventListener("pointerleave",()=>o(void 0)),a.addEventListener("click",()=>i(String(e.read().focus)===String(s())?null:s()));let l=(p,f)=>()=>{let[h,g]=s(),{first:x,source:m}=t();if(!f)return[h,O(g+p,0,(h==="written"?x.words:m).length-1)];let w=p<0?"read":"written";return w===h?[h,g]:[w,Z(w==="read"?x.weights[g]:x.weights.map(y=>y[g]))]},c=()=>a.parentElement.dataset.sideways==="true",d=p=>()=>l(p,c())(),u=p=>()=>l(p,!c())();Zt(a,{ArrowRight:d(1),ArrowLeft:d(-1),ArrowDown:u(1),ArrowUp:u(-1),Escape:()=>null},p=>{i(p),p&&r().focus(p.join(" "))})}}function ve(e,t){let o=ke(),[r,a]=[b("span",{}),b("small",{})],n=e?Rt(t(()=>n)):null,s=b("div",{class:"attn-stage",role:"group","aria-label":"Words written and words read; arrow keys move"},o,...n?[n.root]:[]),i=b("section",{class:"alignment-side"},b("h3",{},r,a),s),l=!1;return{root:i,paint:(d,u,p)=>{let f=Math.round(s.clientWidth),h=d.first===null&&l;if(i.classList.toggle("kept",h),i.style.visibility=u===null&&!h?"hidden":"",h&&n?.set([]),u===null||f===0)return;l=!0,Dn[u.name].forEach((x,m)=>W(m?a:r,x));let g=u.weights===null?$t(d,u,{...p,width:f}):vt(d,u,{...p,width:f});ht(o,g),n&&(n.root.dataset.sideways=String(et(d.source,u.words,f).sideways),n.set(u.weights===null?[]:kt(d,u,{width:f,clock:Math.round(p.clock),focus:p.chosen})))}}}function Un(e){let t=ke(),o=b("small",{},"The same weights as a table: rows are words written, columns words read."),r=b("div",{class:"alignment-table"},b("div",{},t),o),[a,n,s]=[1,0,0];return t.addEventListener("pointermove",l=>{let c=Math.floor((Bt(t,l)[1]-s-1)/a);e(c>=0&&c<n?["written",c]:void 0)}),t.addEventListener("pointerleave",()=>e(void 0)),{root:r,paint:(l,c,d)=>{let u=c!==null&&c.weights!==null&&c.words.length>0,p=l.first===null&&n>0;if(r.classList.toggle("kept",p),r.style.visibility=u||p?"":"hidden",!u)return;n=c.weights.length,a=it(n,l.source.length,170);let f=d.wide;s=lt(l,c,a,f).top,ht(t,Mt(l,c,{...d,named:f,width:f?300:170}))}}}function Kn(e,t,o){let r=null,a=null,n,[s,i]=[{clock:1/0},0],l=()=>a,c=$=>{String($)!==String(n)&&(n=$,E(s,0,i),a&&m.set(St({...nt(t),focus:$??nt(t).focus},a)))},d=Vn(t,l,c),[u,p,f]=[Rn(t),Bn(t),Hn(t,l)],[h,g,x,m]=[ve(!0,d),ve(!1,d),Un(c),Kt()],w=b("p",{class:"attn-hint"},"Point at a word to follow its ribbons, or press play and watch the translation being written."),y=ft("Reset",()=>(f.stop(),t.reset())).root;y.removeAttribute("aria-pressed"),p.root.append(y);let v=b("div",{class:"alignment-controls"},f.root,m.root,u.root,p.root),k=$=>{r!==null&&(a=r.numbers($),u.tell($,r),p.tell($),f.tell($,a),m.set(St($,a)))},E=($,N,ct)=>{if([s,i]=[$,ct],a===null)return;let{focus:F}=nt(t),I=B(a).reduce((T,P)=>T+P),S={clock:Math.min($.clock,I),focus:n??F,chosen:F,wide:i>=Wn};h.paint(a,a.first,S),g.paint(a,a.second,S),x.paint(a,a.first,S)},A=dt(o,"alignment").then($=>{r=ne($)}),_=Lt(o,"alignment",($,N)=>r.put($,N)),q=b("div",{class:"alignment-board"},h.root,g.root,v,x.root);return{parts:[w,q],tell:k,ready:A,say:m.set,wants:$=>_.wants(r.lacks($)),ahead:()=>{let{first:$,second:N}=nt(t);_.ahead([...new Set([$,N||$,...Object.keys(Et)])])},glides:$=>({clock:H(a??r.numbers($),$)}),paint:E,stop:()=>(f.stop(),m.stop())}}var Ko=qt({name:"alignment",label:"Live figure: translators, with attention and without",style:we+xe,controls:["sentence","first","second","read","step","focus"],build:Kn});export{Ko as default,St as describe,me as scene,ee as tokenize,ne as translators,J as turned};
