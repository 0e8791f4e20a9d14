// Joined by `make figures` from src/multihead_split and src/kit: change those, not this.
var bt="http://www.w3.org/2000/svg",wt=0,vt=Math.random().toString(36).slice(2,8),F=t=>`attn-${vt}-${t}-${++wt}`;function V(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var f=(t,e={},...n)=>V(document.createElement(t),e,n),W=(t,e={},...n)=>V(document.createElementNS(bt,t),e,n);function M(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function w(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var K=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var G=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var J=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var U=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Z=200,Mt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,At=t=>t*t*(3-2*t);function D(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>D(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,D(t[r],a,n)]);return Object.fromEntries(o)}return e}function Q(t,e,n){let[o,r,a,l,c,p]=[t,t,t,0,0,0],i=!1,d=s=>{let u=Math.min(64,s-c);if(c=s,i){let m=U((s-l)/e);o=D(r,a,At(m)),i=m<1}let h=n(o,u);p=i||h?requestAnimationFrame(d):0};return{go(s,u){if(Mt()){[o,a,i]=[s,s,!1],n(o,1/0);return}[r,a,l,i]=[o,s,performance.now(),u],u||(o=s,n(o,0)),p||([c,p]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(p)}}function X(t,e,n=[]){let o=[...e,...n],r=[],a=!1,l=()=>Object.fromEntries(o.map(s=>[s,t.get(s)])),c=s=>{if(a)return;let u=l();r.forEach(h=>h(u,s))},p=()=>c(null);e.forEach(s=>t.on(`change:${s}`,p));let i=(s,{glide:u=!1}={})=>{a=!0;for(let[h,m]of Object.entries(s))t.set(h,m);a=!1,c({glide:u}),t.save_changes()},d=()=>{let s=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in s).map(u=>[u,s[u]]))};return{read:l,change:i,reset:()=>i(d(),{glide:!0}),follow:s=>void r.push(s),stop:()=>e.forEach(s=>t.off(`change:${s}`,p))}}function St(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Et(t,e,n,o){let[r,a]=[0,!1],l=p=>{if(p!==a){a=p,t.classList.toggle("loading",p);for(let i of t.querySelectorAll(".attn-stage"))i.toggleAttribute("inert",p)}},c=p=>{let i=++r,d=e.wants?.(n())??null;if(l(d!==null),d===null)return o(p);e.say?.("Loading \u2026");let s="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>i===r&&c(p),()=>i===r&&e.say?.(s))};return c}function Y({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=Z,build:l}){return{render:({model:p,el:i})=>{let d=f("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),s=d.attachShadow({mode:"open"});s.append(f("style",{},[K,G,J,n].join(`
`)));let u=X(p,o,r),h=l(u.read(),u,p),m=f("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);s.append(m),i.append(d);let j=()=>{let $=h.glides??(b=>b),O=0,T=Q($(u.read()),a,(b,_)=>O>0&&h.paint(b,_,O)),P=()=>{let b=Math.round(m.clientWidth);b===O||b===0||(O=b,St(i),T.again())},xt=Et(m,h,u.read,b=>{h.tell(u.read()),T.go($(u.read()),b)});u.follow((b,_)=>{m.classList.add("touched"),xt(_?.glide??!0)}),h.tell(u.read()),P();let R=new ResizeObserver(P);return R.observe(m),h.ahead?.(),()=>{R.disconnect(),T.stop(),u.stop(),h.stop?.()}},N=async()=>{await h.ready;for(let $;$=h.wants?.(u.read());)await $;return j()};return h.ready?N():j()}}}var jt=t=>Math.round(t*10)/10,tt=new WeakMap;function et(t){let e=f("div",{class:"attn-hits"}),n=new Map,o=a=>{let l=a.slider?f("div",{role:"slider",tabindex:0}):f("button",{type:"button"}),c={node:l,hit:a};return n.set(a.id,c),l.dataset.id=a.id,t(l,()=>c.hit),c};return{root:e,set:a=>{let l=new Set(a.map(({id:c})=>c));for(let[c,{node:p}]of n)l.has(c)||(p.remove(),n.delete(c));a.forEach((c,p)=>{let i=n.get(c.id)??o(c);Ot(i.node,i.hit=c),i.node.parentNode!==e&&e.insertBefore(i.node,e.children[p]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Ot(t,{x:e,y:n,width:o,height:r,label:a,kind:l="",aria:c={},tab:p=0,lang:i}){let[d,s,u,h]=[e,n,o,r].map(jt),m=`left:${d}px;top:${s}px;width:${u}px;height:${h}px`;tt.get(t)!==m&&(t.style.cssText=m,tt.set(t,m)),w(t,"class",`attn-hit ${l}`.trim()),w(t,"aria-label",a),w(t,"tabindex",p),i&&w(t,"lang",i);for(let[j,N]of Object.entries(c))w(t,`aria-${j}`,String(N))}function nt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}var rt="http://www.w3.org/2000/svg",zt=t=>Math.round(t*10)/10+0;function v(t,e,n,o,r){let a=Object.entries(o).map(([l,c])=>[l,typeof c=="number"?zt(c):c]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var ot=new WeakMap,Lt=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function Nt(t,e){let n=Lt(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(_t)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Tt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function _t(t){let e=document.createElementNS(rt,"tspan");for(let[n,o]of Object.entries(Tt(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function at(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=ot.get(t)??new Map;ot.set(t,a);let l=new Map(o.map(p=>[p.id,p]));for(let[p,{node:i,shape:d}]of a)l.get(p)?.shape!==d&&(i.remove(),a.delete(p));let c=t.firstChild;for(let p of o){let i=a.get(p.id);i||(i={node:document.createElementNS(rt,p.shape),shape:p.shape,at:{},text:""},a.set(p.id,i)),Nt(i,p),c===i.node?c=i.node.nextSibling:t.insertBefore(i.node,c)}}function it(t,e){let n=f("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>w(n,"aria-pressed",String(o))}}function z(t,e,n){let o=F("choice"),r=new Map,a=f("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[l,c]of Object.entries(e))r.set(l,f("input",{type:"radio",name:o,onchange:()=>n(l)})),a.append(f("label",{},r.get(l),f("span",{},c)));return{root:a,set:l=>void(r.get(l).checked=!0)}}function st(t=700){let e=f("p",{class:"attn-summary"}),n=f("span",{class:"attn-hidden",role:"status"}),o,r=a=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>M(n,a),t)),M(e,a)};return{root:f("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function lt(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var C=(t,e)=>Array.from({length:t.length/e},(n,o)=>t.slice(o*e,(o+1)*e));function Dt(t,e,n){let o=t[0].length/e;if(n==="no swap")return C(C(t.flat(),o),t.length);let r=(a,l)=>n==="interleaved"?l*e+a:a*o+l;return Array.from({length:e},(a,l)=>t.map(c=>Array.from({length:o},(p,i)=>c[r(l,i)])))}function Ct(t,e){let[n,o,r]=[t.length,t[0].length,t[0][0].length];if(e.startsWith("no swap"))return C(t.flat(2),n*r);let a=l=>e==="interleaved"?[l%n,Math.floor(l/n)]:[Math.floor(l/r),l%r];return Array.from({length:o},(l,c)=>Array.from({length:n*r},(p,i)=>t[a(i)[0]][c][a(i)[1]]))}var A=t=>Math.floor(t/10),k=t=>new Map(t.flatMap((e,n)=>Array.isArray(e)?[...k(e)].map(([o,r])=>[o,[n,...r]]):[[e,[n]]]));function S({recipe:t,num_heads:e,n,place:o=0,d_model:r=8}){let a=Array.from({length:n},(s,u)=>Array.from({length:r},(h,m)=>10*(u+1)+m+1)),l=Dt(a,e,t),c=Ct(l,t),p=l.map(s=>s.map((u,h)=>u.some(m=>A(m)!==h+1))),i=c.map((s,u)=>s.some((h,m)=>h!==a[u][m])),d=a.flat()[Math.min(o,n*r-1)];return{x:a,heads:l,merged:c,mixed:p,wrong:i,followed:d}}var ct=`/* The four positions: a tint each, and corners of their own. */
.p1.cell { fill: color-mix(in srgb, var(--series-2) 30%, var(--paper)); } .p2.cell { fill: color-mix(in srgb, var(--series-3) 30%, var(--paper)); }
.p3.cell { fill: color-mix(in srgb, var(--series-4) 38%, var(--paper)); } .p4.cell { fill: color-mix(in srgb, var(--edge) 30%, var(--paper)); }
text.small { font-size: 13px; }
text.number { font-size: 14px; }
text.code { font: 13px var(--mono, ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace); white-space: pre; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 9; stroke-linejoin: round; } /* no thread is seen between letters */
.thread { stroke-width: 2; }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2.5; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2; stroke-dasharray: 6 3; }
`;var y=112,pt=20,Bt=18,x=[0,1,2].map(t=>pt+t*(y+Bt+pt)),It=x[2]+y+2,Ht=[4,14,0,8],q=t=>t<420?8:14;function E({n:t,num_heads:e},{x:n,heads:o,merged:r}){let[a,l]=[k(o),k(r)],c=(p,i)=>p.get(i);return{heads:n.flat().map(p=>{let[i,d,s]=c(a,p);return[i*(8/e)+s,i,d/t]}),merged:n.flat().map(p=>{let[i,d]=c(l,p);return[d,i/t]}),gaps:e-1}}function B({n:t},{heads:e,merged:n,gaps:o},r){let[a,l,c]=[y/t,q(r),r/8],p=(r-o*l)/8,i=(d,s,u)=>({x:s*c,y:d+u*y,width:c,height:a});return{x:n.map((d,s)=>i(x[0],s%8,Math.floor(s/8)/t)),heads:e.map(([d,s,u])=>({x:d*p+s*l,y:x[1]+u*y,width:p,height:a})),merged:n.map(([d,s])=>i(x[2],d,s))}}var L=["x","heads","merged"],I=({x:t,y:e,width:n,height:o},r=1)=>({x:t+r,y:e+r,width:n-2*r,height:o-2*r});function Pt(t,e,n,o){let r=A(e),a={x:n.x+n.width/2,y:n.y+n.height/2+4.5};return[v(`${t} ${e}`,"rect",`p${r} cell`,{...I(n),rx:Ht[r-1]}),v(`${t} text ${e}`,"text",`ink number${e===o?" strong":""}`,a,String(e))]}function Rt({n:t,num_heads:e},n){let o=`${t} positions, ${8} features`,r=q(n),a=(n-(e-1)*r)/8,l=(p,i,d)=>v(`name ${p}`,"text","soft small start halo",{x:1,y:i-6},d),c=Array.from({length:e},(p,i)=>{let d=i*(a*(8/e)+r),s=e<8?`head ${i}`:String(i),u={x:d+1,y:x[1]-6};return v(`name ${i}`,"text","soft small start halo",u,s)});return[l("x",x[0],`x: ${o}`),...c,l("merged",x[2],`merged: ${o}`)]}function Ft({n:t,num_heads:e},{mixed:n,wrong:o},r){let[a,l]=[y/t,q(r)],c=(r-(e-1)*l)/e,p=(i,d,s,u)=>v(i,"rect","wrong frame",{...I({x:d,y:s,width:u,height:a},.5),rx:3});return[...n.flatMap((i,d)=>i.flatMap((s,u)=>s?[p(`mixed ${d} ${u}`,d*(c+l),x[1]+u*a,c)]:[])),...o.flatMap((i,d)=>i?[p(`wrong ${d}`,0,x[2]+d*a,r)]:[])]}function Vt(t,e){let n=({x:a,y:l,width:c,height:p})=>[a+c/2,l+p/2],o=[0,1].map(a=>{let[l,c]=[0,1].map(s=>n(t[L[a+s]][e])),p=s=>l[0]+(c[0]-l[0])*(s-l[1])/(c[1]-l[1]),[i,d]=[x[a]+y,x[a+1]];return v(`thread ${a}`,"line","ink line thread",{x1:p(i),y1:i,x2:p(d),y2:d})}),r=L.map(a=>v(`followed ${a}`,"rect","ink frame",{...I(t[a][e],1.5),rx:4}));return[...o,...r]}function dt(t,e,n,{width:o}){let r=e.x.flat(),a=n.heads.length===r.length?n:E(t,e),l=B(t,a,o);return{width:o,height:It,marks:[...L.flatMap(c=>r.flatMap((p,i)=>Pt(c,p,l[c][i],e.followed))),...Ft(t,e,o),...Vt(l,r.indexOf(e.followed)),...Rt(t,o)]}}function ut(t,e,n,[o,r]){let a=B(t,E(t,e),n),l=({x:c,y:p,width:i,height:d})=>o>=c&&o<c+i&&r>=p&&r<p+d;return Math.max(...L.map(c=>a[c].findIndex(l)))}function ht(t,e,n){let o=B(t,E(t,e),n);return e.x.flat().map((r,a)=>({id:`number ${a}`,label:String(r),...o.x[a],tab:r===e.followed?0:-1,aria:{pressed:r===e.followed}}))}var ft=`.split-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
.split-side, .split-controls { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; align-content: start; }
.split-side > *, .split-controls > * { min-width: 0; }
.split-sizes { gap: 8px 16px; }
.attn .split-code { margin: 0; padding: 8px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); color: var(--ink); font: 13px/1.5 var(--mono, ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace); white-space: pre; }
.split-stage .scene { cursor: pointer; }
.attn-multihead_split .attn-choice { flex-wrap: wrap; }
.attn-multihead_split .attn-choice span { white-space: nowrap; }
.attn-multihead_split .attn-summary { min-height: 5.8em; text-wrap: pretty; }
@container (min-width: 800px) {
  .split-board { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .split-stage { order: -1; }
  .attn-multihead_split .attn-summary { min-height: 8.7em; }
}
@container (max-width: 519px) {
  .split-board, .split-side, .split-controls { gap: 8px; }
  .split-side { display: contents; }
  .split-stage { order: 1; }
  .split-side > :last-child { order: 2; }
  .attn-multihead_split .attn-choice span { padding: 0 7px; min-width: 26px; text-align: center; }
  .attn .split-code { padding: 6px 8px; font-size: 10.5px; }
  .attn-multihead_split .attn-summary { min-height: 10.15em; }
}
@container (max-width: 318px) { .attn .split-code { min-height: 77px; white-space: pre-wrap; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .split-sizes, .attn-hint { display: none; } }
`;function mt({recipe:t,num_heads:e,n}){let[o,r]=[8/e,`${e}, ${n}`],a=`merged = heads.swapaxes(0, 1).reshape(${n}, ${8})`,l=`merged = heads.reshape(${n}, ${8})`,c=`heads = x.reshape(${n}, ${e}, ${o}).swapaxes(0, 1)`;return{right:[c,a],"no swap":[`heads = x.reshape(${r}, ${o})`,l],interleaved:[`heads = x.reshape(${n}, ${o}, ${e}).transpose(2, 0, 1)`,`merged = heads.transpose(1, 2, 0).reshape(${n}, ${8})`],"no swap back":[c,l]}[t]}function Kt({recipe:t,num_heads:e},{mixed:n,wrong:o}){let[r,a]=[!n.flat().some(Boolean),!o.some(Boolean)];return r&&!a?"The heads are right, but joining them mixes the positions: the framed rows.":!r&&a?"The shapes are right and so is the way back, but the framed rows of the heads are no longer the positions: a head would attend between places that do not exist.":r?t==="interleaved"&&e>1&&e<8?"No head mixes positions and the way back is right, but a head holds scattered features: harmless if trained so, wrong for weights that were trained otherwise.":"Each head holds one slice of every position, and the way back is right.":"Both ways mix the positions: the framed rows."}function gt(t,e){let{x:n,heads:o,merged:r,followed:a}=e,l=(c,p)=>`${c}[${k(p).get(a)?.join(", ")}]`;return`${Kt(t,e)} ${a} is feature ${a%10} of position ${A(a)}, in code ${l("x",n)}, then ${l("heads",o)}, then ${l("merged",r)}.`}var H=t=>t.read();function Gt(t){let e=W("svg",{class:"scene","aria-hidden":"true"}),n=520,o=i=>t.change({place:i},{glide:!0}),r=et((i,d)=>{let s=()=>Number(d().id.split(" ")[1]),u=h=>()=>{let m=s()+h;return m>=0&&m<H(t).n*8?m:s()};i.addEventListener("click",()=>o(s())),lt(i,{ArrowLeft:u(-1),ArrowRight:u(1),ArrowUp:u(-8),ArrowDown:u(8)},h=>{o(h),r.focus(`number ${h}`)})}),l=f("div",{class:"attn-stage split-stage",role:"group","aria-label":"x: choose a number to follow; arrow keys move"},e,r.root);e.addEventListener("click",i=>{let d=H(t),s=ut(d,S(d),n,nt(e,i));s>=0&&o(s)});let c=(i,d)=>r.set(ht(i,d,n));return{root:l,tell:c,paint:i=>{let d=H(t),s=S(d),u=Math.round(l.clientWidth);u!==n&&(n=u,c(d,s)),at(e,dt(d,s,i,{width:n}))}}}function Jt(t){let e=s=>t.change(s,{glide:!0}),o=z("Recipe",Object.fromEntries(["right","no swap","interleaved","no swap back"].map(s=>[s,s])),s=>e({recipe:s})),r=z("Number of heads",{1:"1",2:"2",4:"4",8:"8"},s=>e({num_heads:Number(s)})),a=z("Number of positions",{2:"2",3:"3",4:"4"},s=>e({n:Number(s)})),l=it("Reset",t.reset).root;l.removeAttribute("aria-pressed");let c=(s,u)=>f("div",{class:"attn-row"},f("span",{class:"attn-label","aria-hidden":"true"},s),u.root),p=f("pre",{class:"split-code"});return{root:f("div",{class:"split-controls"},o.root,f("div",{class:"attn-row split-sizes"},c("heads",r),c("positions",a),l),p),tell:s=>{o.set(s.recipe),r.set(String(s.num_heads)),a.set(String(s.n)),M(p,mt(s).join(`
`))}}}function Ut(t,e){let[n,o,r]=[Gt(e),Jt(e),st()],a=f("p",{class:"attn-hint"},"Try each recipe: do the rows of a head still belong to one position? Press a number to follow it."),l=f("div",{class:"split-side"},o.root,r.root),c=p=>E(p,S(p));return{parts:[a,f("div",{class:"split-board"},l,n.root)],tell:p=>{let i=S(p);o.tell(p),n.tell(p,i),r.set(gt(p,i))},glides:c,paint:n.paint,stop:r.stop}}var qe=Y({name:"multihead_split",label:"Live figure: cutting a width into heads",style:ct+ft,controls:["recipe","num_heads","n","place"],ms:300,build:Ut});export{S as compute,qe as default,gt as describe};
