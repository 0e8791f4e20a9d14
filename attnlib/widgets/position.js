// Joined by `make figures` from src/position and src/kit: change those, not this.
var pe=Object.defineProperty;var de=(t,e)=>{for(var o in e)pe(t,o,{get:e[o],enumerable:!0})};var ue="http://www.w3.org/2000/svg",fe=0,he=Math.random().toString(36).slice(2,8),W=t=>`attn-${he}-${t}-${++fe}`;function yt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var b=(t,e={},...o)=>yt(document.createElement(t),e,o),wt=(t,e={},...o)=>yt(document.createElementNS(ue,t),e,o);function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var vt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var kt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var $t=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var z=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),tt=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]);var be=t=>t[0].map((e,o)=>t.map(n=>n[o]));function Mt(t,e){let o=be(e);return t.map(n=>o.map(r=>z(n,r)))}function At(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),a=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),s=a.reduce((i,c)=>i+c,0);return s>0?a.map(i=>i/s):a}var St=t=>t.indexOf(Math.max(...t)),$=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Et=200,ye=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,we=t=>t*t*(3-2*t);function et(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>et(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,et(t[r],a,o)]);return Object.fromEntries(n)}return e}function Ot(t,e,o){let[n,r,a,s,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let u=Math.min(64,p-i);if(i=p,l){let h=$((p-s)/e);n=et(r,a,we(h)),l=h<1}let f=o(n,u);c=l||f?requestAnimationFrame(d):0};return{go(p,u){if(ye()){[n,a,l]=[p,p,!1],o(n,1/0);return}[r,a,s,l]=[n,p,performance.now(),u],u||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function jt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let u=s();r.forEach(f=>f(u,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:u=!1}={})=>{a=!0;for(let[f,h]of Object.entries(p))t.set(f,h);a=!1,i({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function ve(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function zt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Et,build:s}){return{render:({model:c,el:l})=>{let d=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(b("style",{},[vt,kt,$t,o].join(`
`)));let u=jt(c,n,r),f=s(u.read(),u,c),h=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(h),l.append(d);let y=()=>{let m=f.glides??(k=>k),g=0,v=Ot(m(u.read()),a,(k,j)=>g>0&&f.paint(k,j,g)),M=()=>{let k=Math.round(h.clientWidth);k===g||k===0||(g=k,ve(l),v.again())};u.follow((k,j)=>{h.classList.add("touched"),f.tell(k),v.go(m(k),j?.glide??!0)}),f.tell(u.read()),M();let A=new ResizeObserver(M);return A.observe(h),()=>{A.disconnect(),v.stop(),u.stop(),f.stop?.()}};return f.ready?f.ready.then(y):y()}}}var ke=t=>Math.round(t*10)/10;function ot(t){let e=b("div",{class:"attn-hits"}),o=new Map,n=a=>{let s=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of o)s.has(i)||(c.remove(),o.delete(i));a.forEach((i,c)=>{let l=o.get(i.id)??n(i);$e(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function $e(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:c=0,lang:l}){let d={left:e,top:o,width:n,height:r};for(let[p,u]of Object.entries(d))t.style[p]=`${ke(u)}px`;S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",a),S(t,"tabindex",c),l&&S(t,"lang",l);for(let[p,u]of Object.entries(i))S(t,`aria-${p}`,String(u))}function nt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var qt="http://www.w3.org/2000/svg",Me=t=>Math.round(t*10)/10+0;function x(t,e,o,n,r){let a=Object.entries(n).map(([s,i])=>[s,typeof i=="number"?Me(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Lt=new WeakMap,Ae=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function Se(t,e){let o=Ae(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Oe)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Ee=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Oe(t){let e=document.createElementNS(qt,"tspan");for(let[o,n]of Object.entries(Ee(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function B(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Lt.get(t)??new Map;Lt.set(t,a);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of a)s.get(c)?.shape!==d&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of n){let l=a.get(c.id);l||(l={node:document.createElementNS(qt,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,l)),Se(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function U(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function rt(t,e){let o=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>S(o,"aria-pressed",String(n))}}function It(t,e,o){let n=W("choice"),r=new Map,a=b("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,b("input",{type:"radio",name:n,onchange:()=>o(s)})),a.append(b("label",{},r.get(s),b("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function Ct({label:t,min:e,max:o,step:n,onInput:r,text:a=U,zero:s=e,...i}){let{read:c=g=>g,write:l=g=>g}=i,d=W("slider"),p=b("span",{class:"attn-number","aria-hidden":"true"}),f=b("input",{type:"range",id:d,min:e,max:o,step:n,oninput:()=>r(c(f.valueAsNumber))}),h=b("div",{class:"attn-slider"},b("label",{for:d},t),f,p),y=g=>Math.min(1,Math.max(0,(g-e)/(o-e)));return{root:h,input:f,set:(g,v=!0)=>{let M=l(g);f.valueAsNumber!==M&&(f.value=M),f.style.setProperty("--from",y(Math.min(s,M))),f.style.setProperty("--to",y(Math.max(s,M))),f.disabled=!v,N(p,a(g)),S(f,"aria-valuetext",a(g))}}}function Tt({label:t,onChange:e,options:o=[],wide:n=!1}){let r=W("select"),a=b("select",{id:r,onchange:()=>e(a.value)}),s=b("div",{class:n?"attn-field attn-wide":"attn-field"},b("label",{for:r},t),a),[i,c]=[o,""],l=0,d=f=>{let[h,y]=i[f];S(a.options[f],"value",h),N(a.options[f],y)},p=()=>{for(l=0;a.length>i.length;)a.lastChild.remove();i.forEach((f,h)=>d(h))},u=(f,h=o)=>{i=h;let y=i.findIndex(([g])=>String(g)===String(f)),m=JSON.stringify(i);if(m!==c){for(;a.length<i.length;)a.append(b("option",{}));y>=0&&d(y),l||(l=setTimeout(p,40))}c=m,a.selectedIndex!==y&&(a.selectedIndex=y)};return u(o[0]?.[0]),{root:s,set:u}}function at(t=700){let e=b("p",{class:"attn-summary"}),o=b("span",{class:"attn-hidden",role:"status"}),n,r=a=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>N(o,a),t)),N(e,a)};return{root:b("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function it(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var w=64,Nt=1/4,V=t=>Array.from({length:t/2},(e,o)=>1e4**(-2*o/t)),Dt=(t,e)=>V(e).flatMap(o=>[Math.sin(t*o),Math.cos(t*o)]);function je(t,e){return V(t.length).flatMap((o,n)=>{let[r,a]=[Math.sin(e*o),Math.cos(e*o)];return[t[2*n]*a-t[2*n+1]*r,t[2*n]*r+t[2*n+1]*a]})}var st=t=>2**-t,Ht={none:{names:()=>["word \xB7 word"],at:t=>t,of:(t,e)=>[z(t,e)]},sinusoidal:{names:()=>["word \xB7 word","word \xB7 place","place \xB7 word","place \xB7 place"],at:(t,e)=>[t,Dt(e,t.length)],of:([t,e],[o,n])=>[z(t,o),z(t,n),z(e,o),z(e,n)]},rotary:{names:t=>V(t).map(e=>`${Number(e.toPrecision(2))} rad`),at:je,of:(t,e)=>V(t.length).map((o,n)=>t[2*n]*e[2*n]+t[2*n+1]*e[2*n+1])},alibi:{names:(t,e)=>["word \xB7 word",`\u2212 distance / ${2**e}`],at:(t,e)=>[t,e],of:([t,e],[o,n],r)=>[z(t,o),-Math.sqrt(t.length)*st(r)*Math.abs(e-n)]}};function Pt({encoding:t,head:e},o,n,r,a){let s=Ht[t];return s.of(s.at(o,r),s.at(n,a),e).reduce((i,c)=>i+c,0)/Math.sqrt(o.length)}var Rt=new WeakMap;function G({encoding:t,head:e,pair:o,vectors:n}){let r=Rt.get(n)??new Map;Rt.set(n,r);let a=[t,t==="alibi"?e:"",o].join();return r.has(a)||r.set(a,ze(Ht[t],e,...o.map(s=>n[s]))),r.get(a)}function ze(t,e,o,n){let r=Math.sqrt(o.length),a=u=>Array.from({length:w},(f,h)=>t.at(u,h)),[s,i]=[a(o),a(n)],c=s.flatMap(u=>i.map(f=>t.of(u,f,e).map(h=>h/r))),l=c.map(u=>u.reduce((f,h)=>f+h,0)),d=t.names(o.length,e).map((u,f)=>({name:u,values:c.map(h=>h[f])})),p=Math.max(...[l,...d.map(u=>u.values)].flat().map(Math.abs));return{values:l,low:Math.min(...l),high:Math.max(...l),most:p,terms:d}}function Wt(t){let o=["none","sinusoidal","rotary",t.encoding].map(n=>G({...t,encoding:n}));return{low:Math.min(...o.map(n=>n.low)),high:Math.max(...o.map(n=>n.high))}}function Ft(t,e){let{encoding:o,vectors:n}=t,r=e.map(i=>n[i]),a=o==="sinusoidal"?r.map((i,c)=>tt(i,Dt(c,i.length))):r,s=r.map((i,c)=>At(r.map((l,d)=>Pt(t,i,l,c,d))));return{weights:s,output:Mt(s,a)}}var _t=(t,e)=>Array.from({length:Math.round((e-t)/Nt)+1},(o,n)=>t+n*Nt);function Le(t){let{pair:e,places:[o,n],vectors:r}=t,a=(c,l)=>Pt(t,r[e[0]],r[e[1]],c,l),s=n-o,i=_t(Math.max(0,s),w-1+Math.min(0,s));return{score:a(o,n),alone:_t(0,w-1).map(c=>[c,a(o,c)]),both:i.map(c=>[c,a(c-s,c)])}}function qe(t){let e=Ft(t,t.words.map((r,a)=>a)).output,o=Ft(t,t.order),n=t.order.map((r,a)=>Math.hypot(...tt(o.output[a],e[r],-1)));return{...o,moved:n}}var R=t=>({...Le(t),...qe(t)});var ne={};de(ne,{RULER_HEIGHT:()=>Xt,SENTENCE_HEIGHT:()=>te,across:()=>C,axisOf:()=>Jt,fixed:()=>O,mapOf:()=>T,pairs:()=>ht,placeAt:()=>dt,ruler:()=>ut,rulerHits:()=>ft,sentenceHits:()=>gt,sentenceScene:()=>mt,slotAt:()=>xt});var Ie={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Ce=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),Te=t=>~t.reduce((e,o)=>Ce[(e^o)&255]^e>>>8,-1)>>>0,_=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function F(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[..._(e.length),...o,..._(Te(o))]}var Ne=t=>$(Math.round(128+127*t),0,255);function Re(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,..._((o<<16|e)>>>0)]}var Bt=Array.from({length:256},(t,e)=>e-128),Ut=t=>[...F("PLTE",Bt.flatMap(e=>Ie[t][e<0?"below":"above"])),...F("tRNS",Bt.map(e=>Math.min(255,2*Math.abs(e))))],Fe={signed:Ut("signed"),weight:Ut("weight")},Vt=new WeakMap;function lt(t,e,o=1,n="signed"){let r=Vt.get(t)??new Map;Vt.set(t,r);let a=`${e} ${o} ${n}`;return r.has(a)||r.set(a,_e(t,e,o,n)),r.get(a)}function _e(t,e,o,n){let r=t.length/e,a=[];for(let c=0;c<r;c++){a.push(0);for(let l=0;l<e;l++)a.push(Ne(t[c*e+l]/o))}let i=[137,80,78,71,13,10,26,10,...F("IHDR",[..._(e),..._(r),8,3,0,0,0]),...Fe[n],...F("IDAT",Re(a)),...F("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var De=Math.sqrt(50),He=Math.sqrt(10),Pe=Math.sqrt(2);function K(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),s=a>=De?10:a>=He?5:a>=Pe?2:1,i,c,l;return r<0?(l=Math.pow(10,-r)/s,i=Math.round(t*l),c=Math.round(e*l),i/l<t&&++i,c/l>e&&--c,l=-l):(l=Math.pow(10,r)*s,i=Math.round(t/l),c=Math.round(e/l),i*l<t&&++i,c*l>e&&--c),c<i&&.5<=o&&o<2?K(t,e,o*2):[i,c,l]}function Y(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,s]=n?K(e,t,o):K(t,e,o);if(!(a>=r))return[];let i=a-r+1,c=new Array(i);if(n)if(s<0)for(let l=0;l<i;++l)c[l]=(a-l)/-s;else for(let l=0;l<i;++l)c[l]=(a-l)*s;else if(s<0)for(let l=0;l<i;++l)c[l]=(r+l)/-s;else for(let l=0;l<i;++l)c[l]=(r+l)*s;return c}function ct(t,e,o){return e=+e,t=+t,o=+o,K(t,e,o)[2]}function X(t,e,o){let n;for(;;){let r=ct(t,e,o);if(r===n||r===0||!isFinite(r))return[t,e];r>0?(t=Math.floor(t/r)*r,e=Math.ceil(e/r)*r):r<0&&(t=Math.ceil(t*r)/r,e=Math.floor(e*r)/r),n=r}}function Gt(t,e,o=6){let[n,r]=X(t[0],t[1],o);return Object.assign(s=>e[0]+(s-n)/(r-n)*(e[1]-e[0]),{domain:[n,r],range:e,ticks:Y(n,r,o)})}var We="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Be=1.12,D=new Map;function Ue(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(We[r.charCodeAt(0)-32]??556),0);return Be*o/1e3}function I(t,e){return D.size>5e3&&D.clear(),D.has(t)||D.set(t,Ue(t)),e*D.get(t)}var[E,pt,J,Ve]=[36,20,34,176],Yt=J+Ve,Q=Yt+10,L=Q+40,Z=L+36,Xt=Z+32,O=(t,e=2)=>U(Math.abs(t)<.5*10**-e?0:t,e),Ge=t=>t>0?`+${t}`:String(t).replace("-","\u2212"),C=t=>e=>E+e*(t-E-pt)/(w-1),dt=(t,e)=>$(Math.round((e-E)*(w-1)/(t-E-pt)),0,w-1);function Jt(t){let{low:e,high:o}=Wt(t);return Gt([Math.min(e,0),Math.max(o,.5)+.15],[Yt,J],6)}var Ke=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function Ye(t){let e="score if the key alone moves",o=E+30+I(e,13)+22,n=o+30+I("if both move",13)>t,r=(a,s,i,c,l)=>[x(`${a} swatch`,"line",s,{x1:i,x2:i+24,y1:c,y2:c}),x(`${a} name`,"text","soft start note",{x:i+30,y:c+4},l)];return[...r("alone","key line alone",E,8,e),...r("both","ink line both",n?E:o,n?24:8,"if both move")]}function Xe(t,e,o){let[n,r]=[C(o),Jt(t)],[a,s]=e.places,i=o-pt,c=r.ticks[1]-r.ticks[0]<1?1:0,l=r.ticks.flatMap(m=>[x(`grid ${m}`,"line",m===0?"ruler":"rule",{x1:E,x2:i,y1:r(m),y2:r(m)}),x(`tick ${m}`,"text","soft end small",{x:E-8,y:r(m)+4},O(m,c))]),d=m=>Ke(m.map(([g,v])=>[n(g),r(v)])),p=e.alone.filter(([m])=>Number.isInteger(m)).map(([m,g])=>[n(m),r(g)]),u=[n(s),r(e.score)],f=O(e.score),h=u[0]+14+I(f,17)>i?-1:1,y=u[1]>J+18?-9:20;return[...l,x("query place","line","query line dotted",{x1:n(a),x2:n(a),y1:J-4,y2:Z+4}),x("alone","path","key line alone",{d:d(e.alone)}),x("both","path","ink line both",{d:d(e.both)}),x("whole","path",o>500?"key line dots":"key line dots less",{d:p.map(([m,g])=>`M${m.toFixed(1)} ${g.toFixed(1)}h0`).join("")}),x("thread","line","key line thread",{x1:u[0],x2:u[0],y1:u[1],y2:Q}),x("point","circle","ink ring",{cx:u[0],cy:u[1],r:7}),x("score","text",`ink ${h<0?"end":"start"} score halo`,{x:u[0]+13*h,y:u[1]+y},f)]}function Qt({words:t,pair:e},[o,n],r){let a=C(r),s=(c,l,d)=>{let p=I(c,15)+24;return{x:$(a(l)-p/2,0,r-p),y:d,width:p,height:28}},i={x:$((a(o)+a(n))/2-19,0,r-38),y:L+1,width:38,height:22};return{query:s(t[e[0]],o,Z),key:s(t[e[1]],n,Q),grip:i}}function Je(t){let e=C(t),o=[x("ruler","rect","tint edge",{x:e(0)-12,y:L,width:e(w-1)-e(0)+24,height:24,rx:4})];for(let n=0;n<w;n++){let r=n%8===0||n===w-1;o.push(x(`mark ${n}`,"line","ruler",{x1:e(n),x2:e(n),y1:L,y2:L+(r?8:4)}));let a=n===56&&t<500;r&&!a&&o.push(x(`place ${n}`,"text","soft small",{x:e(n),y:L+20},String(n)))}return o}function Kt(t,e,o,n,r){let a=e.x+e.width+6+I(n,13)<r,s={x:a?e.x+e.width+7:e.x-7,y:e.y+18};return[x(`tile ${t}`,"rect",`${t} solid`,{...e,rx:6}),x(`word ${t}`,"text","paper strong word",{x:e.x+e.width/2,y:e.y+19},o),x(`told ${t}`,"text",`${t} note ${a?"start":"end"}`,s,n)]}function ut(t,e,{width:o}){let[n,r]=e.places,a=C(o),s=Qt(t,e.places,o),i=L+12,[c,l]=t.pair.map(f=>t.words[f]),[d,p]=t.places,u=[...Ye(o),...Xe(t,e,o),...Je(o),x("rod","line","ink line rod",{x1:a(n),x2:a(r),y1:i,y2:i}),x("stem key","line","key line stem",{x1:a(r),x2:a(r),y1:Q+26,y2:i}),x("stem query","line","query line stem",{x1:a(n),x2:a(n),y1:i,y2:Z+4}),x("grip","rect","ink solid",{...s.grip,rx:11}),x("offset","text","paper strong note",{x:s.grip.x+19,y:i+5},Ge(p-d)),...Kt("query",s.query,c,`query, place ${d}`,o),...Kt("key",s.key,l,`key, place ${p}`,o)];return{width:o,height:Xt,marks:u}}function ft(t,e,o){let{places:[n,r],words:a,pair:s}=t,i=Qt(t,t.places,o),c=`score ${O(e)}`,[l,d]=[Math.min(n,r),Math.abs(n-r)],p=(y,{x:m,y:g,width:v,height:M},A,k,j,ce)=>({id:y,x:m-4,y:g-4,width:v+8,height:M+8,label:A,slider:!0,kind:"across",aria:{valuemin:0,valuemax:j,valuenow:k,valuetext:`${ce}, ${c}`}}),u=C(o),f=Math.min(i.grip.x,u(l)),h={x:f,y:L+4,width:Math.max(i.grip.x+38,u(l+d))-f,height:16};return[p("query",i.query,`Query \u201C${a[s[0]]}\u201D`,n,w-1,`place ${n}`),p("rod",h,"Both words",l,w-1-d,`places ${n} and ${r}`),p("key",i.key,`Key \u201C${a[s[1]]}\u201D`,r,w-1,`place ${r}`)]}var Qe={none:"It has one term:",sinusoidal:"It is the sum of four products:",rotary:"It is the sum of four pairs of numbers:",alibi:"It is the sum of two terms:"};function T(t){let e=Math.round(Math.min(t-12,236));return{left:6,top:20,size:e,cell:e/w}}function Ze({encoding:t},{terms:e,most:o},n,r){let[a,s]=[10,6],i=Math.min(52,(n-s-3*a)/4),c=[x("sum","text","soft start note",{x:s,y:r},Qe[t])];return e.forEach(({name:l,values:d},p)=>{let u=s+p*(i+a),f={x:u,y:r+9,width:i,height:i};c.push(x(`term ${p}`,"image","map",{...f,preserveAspectRatio:"none",href:lt(d,w,o)})),c.push(x(`edge ${p}`,"rect","frame",f)),p>0&&c.push(x(`plus ${p}`,"text","soft note",{x:u-a/2,y:r+14+i/2},"+"));let h=t==="sinusoidal"?l.split(/ (?=·)/):[l],y=t==="alibi"&&p>0;h.forEach((m,g)=>c.push(x(`name ${p} ${g}`,"text",y?"soft small start":"soft small",{x:y?u:u+i/2,y:r+23+i+14*g},m)))}),{marks:c,height:r+i+44}}function ht(t,{places:[e,o]},{width:n}){let r=G(t),{left:a,top:s,size:i,cell:c}=T(n),l=o-e,[d,p]=[[Math.max(0,l),Math.max(0,-l)],[w+Math.min(0,l),w-Math.max(0,l)]],u={x:a,y:s,width:i,height:i},f=Ze(t,r,n,s+i+20),h=[x("all","image","map",{...u,preserveAspectRatio:"none",href:lt(r.values,w,r.most)}),x("frame","rect","frame",u),x("row","rect","key line thread",{x:a-1,y:s+e*c-1,width:i+2,height:c+2}),x("diagonal","line","ink line both",{x1:a+d[0]*c,y1:s+d[1]*c,x2:a+p[0]*c,y2:s+p[1]*c}),x("here","circle","ink ring",{cx:a+(o+.5)*c,cy:s+(e+.5)*c,r:5}),x("key axis","text","key end note",{x:a+i,y:13},"key\u2019s place \u2192"),x("query axis","text","query start note",{x:a+10,y:13},"\u2193 query\u2019s place"),...f.marks];return{width:n,height:f.height,marks:h}}var to=2.3,H={top:20,height:28},q={top:84,height:32},P=q.top+q.height+8,Zt=64,te=P+Zt+20,ee=(t,e)=>({wide:Math.min(92,e/t-8),x:o=>(o+.5)*e/t});function mt({words:t},e,{width:o,held:n=null}){let{wide:r,x:a}=ee(t.length,o),s=[x("was","text","soft start note",{x:a(0)-r/2,y:12},"the first order")];t.forEach((c,l)=>{let[d,p,u,f]=[a(l),a(e.slots[l]),H.top+H.height,q.top],h=(u+f)/2,y=`M${d.toFixed(1)} ${u}C${d.toFixed(1)} ${h} ${p.toFixed(1)} ${h} ${p.toFixed(1)} ${f}`;s.push(x(`link ${l}`,"path",Math.abs(d-p)<.5?"soft line":"ink line link",{d:y}))}),t.forEach((c,l)=>{s.push(x(`ghost ${l}`,"rect","ghost",{x:a(l)-r/2,y:H.top,width:r,height:H.height,rx:6})),s.push(x(`ghost word ${l}`,"text","soft word",{x:a(l),y:H.top+19},c))}),t.forEach((c,l)=>{let d=a(e.slots[l]),p=n?.word===l?$(n.x,r/2,o-r/2):d,u=Math.min(1,e.moved[l]/to)*Zt;s.push(x(`bar ${l}`,"rect","output solid",{x:d-9,y:P,width:18,height:u})),s.push(x(`moved ${l}`,"text","output strong",{x:d,y:P+u+16},oe(e.moved[l]))),s.push(x(`tile ${l}`,"rect","ink solid",{x:p-r/2,y:q.top,width:r,height:q.height,rx:6})),s.push(x(`word ${l}`,"text","paper strong word",{x:p,y:q.top+21},c))});let i=t.length-1;return s.push(x("floor","line","ruler",{x1:a(0)-r/2,x2:a(i)+r/2,y1:P,y2:P})),{width:o,height:te,marks:s}}var oe=t=>t<1e-9?"0":t<.005?"<0.01":O(t);function gt({words:t,order:e},o,n){let{wide:r,x:a}=ee(t.length,n);return t.map((s,i)=>{let c=e.indexOf(i),l=`${s}, word ${c+1} of ${t.length}; its output moved by ${oe(o[c])}. Arrow keys move it.`;return{id:String(i),x:a(c)-r/2,y:q.top,width:r,height:q.height,label:l,kind:"grab"}})}var xt=(t,e,o)=>$(Math.floor(o*t/e),0,t-1);var re=`text.note { font-size: 13px; }
text.small { font-size: 12px; }
text.word { font-size: 15px; }
text.score { font-size: 17px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.alone { stroke-width: 2; }
.both { stroke-width: 2; stroke-dasharray: 7 5; stroke-linecap: butt; }
.dotted { stroke-dasharray: 1.5 3.5; }
.thread { stroke-width: 1.5; }
.stem { stroke-width: 3; }
.rod { stroke-width: 8; }
.link { stroke-width: 2; }
.soft.line { stroke-width: 1; }
.dots { stroke-width: 5; } .dots.less { stroke-width: 3.4; }
.ink.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2.5; }
.edge { stroke: var(--rule); }
.frame { fill: none; stroke: var(--rule); }
.ghost { fill: none; stroke: var(--edge); stroke-dasharray: 4 3; }
.map { image-rendering: pixelated; }
`;var ae=`.position-controls { align-items: center; gap: 6px 14px; }
.position-controls .attn-slider { --name: auto; grid-template-columns: auto 6em 2.6em; }
.position-controls .attn-slider { order: 1; }
.position-controls .attn-choice { order: 0; }
.position-two { order: 2; display: flex; gap: 12px; margin-left: auto; }
.position-board { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 260px); column-gap: 40px; align-items: start; }
.position-board + .position-board { border-top: 1px solid var(--rule); padding-top: 14px; }
.attn-position > .position-board { margin-top: 10px; }
.position-map svg { cursor: crosshair; }
.attn-position .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 4.35em; text-wrap: pretty; }
.position-left .attn-summary { margin-top: 6px; min-height: 2.9em; }
.position-right .attn-row { gap: 8px; margin: 10px 0; }
.position-line h3 { margin-bottom: 6px; }
.attn-position:not(.touched) .attn-hit[data-id="rod"] { animation: position-call 2.4s 1s ease-out 4; }
@keyframes position-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
@container (max-width: 760px) {
  .position-board { grid-template-columns: minmax(0, 1fr); row-gap: 10px; }
  .position-map { max-width: 280px; }
  .position-two { margin-left: 0; }
  .position-controls .attn-slider { order: 0; }
  .position-left .attn-summary { min-height: 5.8em; }
}
@media (prefers-reduced-motion: reduce) { .attn-position:not(.touched) .attn-hit { animation: none; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .position-controls .attn-slider, .position-two, .position-right .attn-row, .attn-hint { display: none; } }
`;function ie({encoding:t,head:e,places:[o,n],pair:r,words:a},{score:s,both:i}){let[c,l]=r.map(g=>a[g]),d=Math.abs(n-o),p=d===0?"at the same place as":`${d} ${d===1?"place":"places"} ${n>o?"after":"before"}`,u=i.map(([,g])=>g),[f,h,y]=[s,Math.min(...u),Math.max(...u)].map(g=>O(g)),m=`\u201C${l}\u201D ${p} \u201C${c}\u201D scores ${f}`;return{none:`\u201C${l}\u201D scores ${f} for \u201C${c}\u201D wherever the two stand: no place is told.`,sinusoidal:`${m} here, but from ${h} to ${y} as both move: the score depends on both places, not on their offset alone.`,rotary:`${m} wherever the two stand: only the offset counts. The dashed line is flat, and every diagonal has one tint.`,alibi:`${m} wherever the two stand: the distance costs ${O(st(e)*d)}. The dashed line is flat, and every diagonal has one tint.`}[t]}function se({encoding:t,order:e,words:o},{moved:n}){let r=e.map(s=>o[s]).join(" ");if(e.every((s,i)=>s===i))return"The words stand in their first order. Drag one, or shuffle them.";if(n.every(s=>s<1e-9))return`\u201C${r}\u201D: every word gets exactly what it got before. ${t==="none"?"Without positions a sentence is a bag of words.":"Distances are the same as before, and more is not told."}`;let a=St(n);return`\u201C${r}\u201D: the words get something else than before, most of all \u201C${o[e[a]]}\u201D, whose output moved by ${O(n[a])}.`}var no={none:"none",sinusoidal:"sinusoidal",rotary:"rotary",alibi:"ALiBi"},bt=()=>wt("svg",{class:"scene","aria-hidden":"true"});function ro(t){let{moved:e,score:o,alone:n,both:r}=R(t),a=t.words.map((s,i)=>t.order.indexOf(i));return{places:t.places,score:o,alone:n,both:r,slots:a,moved:a.map(s=>e[s])}}function ao({words:t},e){let o=It("How places are told",no,d=>e.change({encoding:d},{glide:!0})),r=Ct({label:"slope",min:1,max:8,step:1,text:d=>`1/${2**d}`,onInput:d=>e.change({head:d})}),a=t.map((d,p)=>[p,`${d} (${p+1})`]),s=(d,p)=>Tt({label:d,options:a,onChange:u=>e.change({pair:e.read().pair.map((f,h)=>h===p?Number(u):f)},{glide:!0})}),i=[s("query",0),s("key",1)];return{root:b("div",{class:"position-controls attn-row"},b("h3",{"aria-hidden":"true"},"Places are told by"),r.root,o.root,b("div",{class:"position-two"},...i.map(d=>d.root))),tell:d=>{o.set(d.encoding),r.set(d.head),r.root.style.visibility=d.encoding==="alibi"?"":"hidden",i.forEach((p,u)=>p.set(d.pair[u]))}}}function io(t,e,[o,n]){if(t==="query")return[$(e,0,w-1),n];if(t==="key")return[o,$(e,0,w-1)];let r=$(e,0,w-1-Math.abs(n-o))-Math.min(o,n);return[o+r,n+r]}function so(t){let e=bt(),o=600,n=d=>{let{places:p}=t.read();return{query:p[0],key:p[1],rod:Math.min(...p)}[d]},r=(d,p)=>t.change({places:io(d,p,t.read().places)}),s=ot((d,p)=>{let u=h=>dt(o,h.clientX-e.getBoundingClientRect().left);nt(d,h=>{let[y,m,g]=[u(h),n(p().id),p().id];return v=>r(g,m+u(v)-y)});let f=h=>()=>n(p().id)+h;it(d,{ArrowLeft:f(-1),ArrowDown:f(-1),ArrowRight:f(1),ArrowUp:f(1),PageDown:f(-8),PageUp:f(8),Home:()=>0,End:()=>w-1},h=>r(p().id,$(h,0,w-1)))}),i=b("div",{class:"attn-stage position-ruler"},e,s.root),c=(d,{score:p})=>s.set(ft(d,p,o));return{root:i,tell:c,paint:(d,p)=>{let u=Math.round(i.clientWidth);u!==o&&(o=u,c(d,R(d))),B(e,ut(d,p,{width:o}))}}}function lo(t){let e=bt(),o=b("div",{class:"position-map"},e),n=s=>{let i=e.getBoundingClientRect(),{left:c,top:l,cell:d}=T(i.width),p=u=>$(Math.floor(u/d),0,w-1);t.change({places:[p(s.clientY-i.top-l),p(s.clientX-i.left-c)]})},r=s=>s.offsetY<T(e.clientWidth).top+T(e.clientWidth).size;return e.addEventListener("pointerdown",s=>{s.pointerType!=="mouse"||!r(s)||(e.setPointerCapture(s.pointerId),n(s))}),e.addEventListener("pointermove",s=>e.hasPointerCapture(s.pointerId)&&n(s)),e.addEventListener("click",s=>r(s)&&n(s)),{root:o,paint:(s,i)=>B(e,ht(s,i,{width:Math.round(o.clientWidth)}))}}function le(t){let e=[...t];for(let o=e.length-1;o>0;o--){let n=Math.floor(Math.random()*(o+1));[e[o],e[n]]=[e[n],e[o]]}return String(e)===String(t)?le(t):e}function co({words:t},e){let o=bt(),n=null,r=600,a=(m,g,v)=>{let{order:M}=e.read(),A=M.filter(k=>k!==m);A.splice($(g,0,A.length),0,m),e.change({order:A},{glide:v})},i=ot((m,g)=>{let v=Number(g().id),M=k=>{let j=k.clientX-o.getBoundingClientRect().left;n={word:v,x:j},a(v,xt(t.length,r,j),!0)};nt(m,()=>M,()=>{n=null,e.change({},{glide:!0})});let A=k=>()=>e.read().order.indexOf(v)+k;it(m,{ArrowLeft:A(-1),ArrowRight:A(1),Home:()=>0,End:()=>t.length},k=>a(v,k,!0))}),c=b("div",{class:"attn-stage"},o,i.root),l=t.map((m,g)=>g),p=Object.entries({Shuffle:()=>le(e.read().order),Reverse:()=>[...e.read().order].reverse(),"dog \u2194 man":()=>e.read().order.map(m=>({1:4,4:1})[m]??m),"First order":()=>l}).map(([m,g])=>rt(m,()=>e.change({order:g()},{glide:!0})).root);for(let m of p)m.removeAttribute("aria-pressed");let u=b("h3",{},"Shuffle a sentence ",b("small",{},"how far does each word\u2019s output move?")),f=b("div",{class:"position-line"},u,c),h=(m,{moved:g})=>i.set(gt(m,g,r));return{root:f,buttons:p,tell:h,paint:(m,g)=>{let v=Math.round(c.clientWidth);v!==r&&(r=v,h(m,R(m))),B(o,mt(m,g,{width:r,held:n}))}}}function po(t,e){let[o,n,r,a]=[ao(t,e),so(e),lo(e),co(t,e)],[s,i]=[at(),at()],c=rt("Reset",e.reset).root;c.removeAttribute("aria-pressed");let l=b("p",{class:"attn-hint"},"Drag the rod between the two words: does the score stay? Choose another way of telling places, and drag again."),d=b("p",{class:"position-note attn-hint"},"The words\u2019 vectors are made up by hand; nothing here is learnt."),p=b("div",{class:"position-left"},n.root,s.root),u=b("div",{class:"position-right"},i.root,b("div",{class:"attn-row"},...a.buttons,c),d);return{parts:[l,o.root,b("div",{class:"position-board"},p,r.root),b("div",{class:"position-board"},a.root,u)],tell:h=>{let y=R(h);o.tell(h),n.tell(h,y),a.tell(h,y),s.set(ie(h,y)),i.set(se(h,y))},glides:ro,paint:h=>{let y=e.read();[n,r,a].forEach(m=>m.paint(y,h))},stop:()=>[s,i].forEach(h=>h.stop())}}var yn=zt({name:"position",label:"Live figure: who notices where words stand",style:re+ae,controls:["encoding","order","pair","places","head"],fixed:["words","vectors"],build:po});export{R as compute,yn as default,ie as describe,se as report,ne as scene,G as table};
