// Joined by `make figures` from src/multihead and src/kit: change those, not this.
var te=Object.defineProperty;var ee=(t,e)=>{for(var o in e)te(t,o,{get:e[o],enumerable:!0})};function vt(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),n(a.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var ne="http://www.w3.org/2000/svg",oe=0,re=Math.random().toString(36).slice(2,8),tt=t=>`attn-${re}-${t}-${++oe}`;function kt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var b=(t,e={},...o)=>kt(document.createElement(t),e,o),yt=(t,e={},...o)=>kt(document.createElementNS(ne,t),e,o);function _(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var $t=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var At=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Mt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var F=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var St=200,le=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ce=t=>t*t*(3-2*t);function et(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>et(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,et(t[r],a,o)]);return Object.fromEntries(n)}return e}function Ot(t,e,o){let[n,r,a,c,l,d]=[t,t,t,0,0,0],s=!1,p=i=>{let u=Math.min(64,i-l);if(l=i,s){let m=F((i-c)/e);n=et(r,a,ce(m)),s=m<1}let h=o(n,u);d=s||h?requestAnimationFrame(p):0};return{go(i,u){if(le()){[n,a,s]=[i,i,!1],o(n,1/0);return}[r,a,c,s]=[n,i,performance.now(),u],u||(n=i,o(n,0)),d||([l,d]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(d)}}function Et(t,e,o=[]){let n=[...e,...o],r=[],a=!1,c=()=>Object.fromEntries(n.map(i=>[i,t.get(i)])),l=i=>{if(a)return;let u=c();r.forEach(h=>h(u,i))},d=()=>l(null);e.forEach(i=>t.on(`change:${i}`,d));let s=(i,{glide:u=!1}={})=>{a=!0;for(let[h,m]of Object.entries(i))t.set(h,m);a=!1,l({glide:u}),t.save_changes()},p=()=>{let i=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in i).map(u=>[u,i[u]]))};return{read:c,change:s,reset:()=>s(p(),{glide:!0}),follow:i=>void r.push(i),stop:()=>e.forEach(i=>t.off(`change:${i}`,d))}}function de(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Nt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=St,build:c}){return{render:({model:d,el:s})=>{let p=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),i=p.attachShadow({mode:"open"});i.append(b("style",{},[$t,At,Mt,o].join(`
`)));let u=Et(d,n,r),h=c(u.read(),u,d),m=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);i.append(m),s.append(p);let w=()=>{let x=h.glides??(f=>f),y=0,v=Ot(x(u.read()),a,(f,A)=>y>0&&h.paint(f,A,y)),k=()=>{let f=Math.round(m.clientWidth);f===y||f===0||(y=f,de(s),v.again())};u.follow((f,A)=>{m.classList.add("touched"),h.tell(f),v.go(x(f),A?.glide??!0)}),h.tell(u.read()),k();let g=new ResizeObserver(k);return g.observe(m),()=>{g.disconnect(),v.stop(),u.stop(),h.stop?.()}};return h.ready?h.ready.then(w):w()}}}var pe=t=>Math.round(t*10)/10;function nt(t){let e=b("div",{class:"attn-hits"}),o=new Map,n=a=>{let c=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),l={node:c,hit:a};return o.set(a.id,l),c.dataset.id=a.id,t(c,()=>l.hit),l};return{root:e,set:a=>{let c=new Set(a.map(({id:l})=>l));for(let[l,{node:d}]of o)c.has(l)||(d.remove(),o.delete(l));a.forEach((l,d)=>{let s=o.get(l.id)??n(l);ue(s.node,s.hit=l),s.node.parentNode!==e&&e.insertBefore(s.node,e.children[d]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function ue(t,{x:e,y:o,width:n,height:r,label:a,kind:c="",aria:l={},tab:d=0,lang:s}){let p={left:e,top:o,width:n,height:r};for(let[i,u]of Object.entries(p))t.style[i]=`${pe(u)}px`;T(t,"class",`attn-hit ${c}`.trim()),T(t,"aria-label",a),T(t,"tabindex",d),s&&T(t,"lang",s);for(let[i,u]of Object.entries(l))T(t,`aria-${i}`,String(u))}var Tt="http://www.w3.org/2000/svg",j=t=>Math.round(t*10)/10+0;function S(t,e,o,n,r){let a=Object.entries(n).map(([c,l])=>[c,typeof l=="number"?j(l):l]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var zt=new WeakMap,he=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function fe(t,e){let o=he(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(ge)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var me=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ge(t){let e=document.createElementNS(Tt,"tspan");for(let[o,n]of Object.entries(me(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Y(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=zt.get(t)??new Map;zt.set(t,a);let c=new Map(n.map(d=>[d.id,d]));for(let[d,{node:s,shape:p}]of a)c.get(d)?.shape!==p&&(s.remove(),a.delete(d));let l=t.firstChild;for(let d of n){let s=a.get(d.id);s||(s={node:document.createElementNS(Tt,d.shape),shape:d.shape,at:{},text:""},a.set(d.id,s)),fe(s,d),l===s.node?l=s.node.nextSibling:t.insertBefore(s.node,l)}}var jt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,L=t=>t.map((e,o)=>{let n=t.slice(0,o).filter(r=>r===e).length;return n?`${e} ${n+1}`:e});function ot(t,e){let o=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>T(o,"aria-pressed",String(n))}}function Ct(t,e,o){let n=tt("choice"),r=new Map,a=b("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,l]of Object.entries(e))r.set(c,b("input",{type:"radio",name:n,onchange:()=>o(c)})),a.append(b("label",{},r.get(c),b("span",{},l)));return{root:a,set:c=>void(r.get(c).checked=!0)}}function J({label:t,onChange:e,options:o=[],wide:n=!1}){let r=tt("select"),a=b("select",{id:r,onchange:()=>e(a.value)}),c=b("div",{class:n?"attn-field attn-wide":"attn-field"},b("label",{for:r},t),a),[l,d]=[o,""],s=0,p=h=>{let[m,w]=l[h];T(a.options[h],"value",m),_(a.options[h],w)},i=()=>{for(s=0;a.length>l.length;)a.lastChild.remove();l.forEach((h,m)=>p(m))},u=(h,m=o)=>{l=m;let w=l.findIndex(([y])=>String(y)===String(h)),x=JSON.stringify(l);if(x!==d){for(;a.length<l.length;)a.append(b("option",{}));w>=0&&p(w),s||(s=setTimeout(i,40))}d=x,a.selectedIndex!==w&&(a.selectedIndex=w)};return u(o[0]?.[0]),{root:c,set:u}}function Lt(t=700){let e=b("p",{class:"attn-summary"}),o=b("span",{class:"attn-hidden",role:"status"}),n,r=a=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>_(o,a),t)),_(e,a)};return{root:b("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function rt(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var H=6,$=12,_t=H*$,be=5;function Ht(t,e,o){let[n,r]=[L(t),L(e)],a=r.map((l,d)=>d).filter(l=>!n.includes(r[l])),c=()=>o?a.shift()??null:null;return n.map(l=>r.includes(l)?r.indexOf(l):c())}function Dt(t){let e=new Map,o=(i,u)=>(e.has(i)||e.set(i,u()),e.get(i)),n=i=>t.sentences[i].tokens.length,r=i=>o(`open ${i}`,()=>{let u=atob(t.sentences[i].weights);return Float64Array.from(u,h=>h.charCodeAt(0)/t.levels)}),a=(i,u)=>o(`head ${i} ${u}`,()=>{let h=n(i),m=w=>{let x=(u*h+w)*h;return Array.from(r(i).subarray(x,x+h))};return Array.from({length:h},(w,x)=>m(x))}),c=(i,u,h)=>{let m=n(i);return Array.from({length:_t},(w,x)=>r(i)[(x*m+u)*m+h])},l=(i,u)=>{let[h,m]=[t.sentences[i],t.sentences[u]];return Ht(h.tokens,m.tokens,h.twin===u)},d=(i,u,h,m,w)=>{let x=l(i,u),[y,v]=[x[m],x[w]],{text:k,tokens:g}=t.sentences[u],f=y===null||v===null?null:c(u,y,v);return{text:k,tokens:g,weights:a(u,h),token:y,to:v,links:f,places:x}};return{numbers:({sentence:i,compare:u,layer:h,head:m,token:w,to:x})=>{let{text:y,tokens:v}=t.sentences[i],k=v.length,g=u!=null&&n(u)===k,[f,A,E]=[Math.min(w,k-1),Math.min(x,k-1),h*t.heads+m],O=c(i,f,A),N=g?d(i,u,E,f,A):null,R=z=>N?.links?Math.abs(O[z]-N.links[z]):O[z],Q=O.map((z,W)=>W).sort((z,W)=>R(W)-R(z)||z-W),X=a(i,E),M=Q.slice(0,be);return{text:y,tokens:v,weights:X,token:f,to:A,links:O,other:N,which:E,strongest:M}},maps:(i,u)=>o(`maps ${i} ${u}`,()=>{let h=n(i),m=u!==null&&n(u)===h,[w,x]=[r(i),m?r(u):null],y=m?l(i,u):[],v=(f,A,E)=>{let[O,N]=[y[A],y[E]],R=w[(f*h+A)*h+E];return x===null?R:O===null||N===null?0:R-x[(f*h+O)*h+N]},k=$*(h+1)-1,g=new Array(k*(H*(h+1)-1)).fill(0);for(let f=0;f<_t;f++){let[A,E]=[Math.floor(f/$)*(h+1),f%$*(h+1)];for(let O=0;O<h;O++)for(let N=0;N<h;N++)g[(A+O)*k+E+N]=v(f,O,N)}return{values:g,columns:k,signed:x!==null}}),sentences:t.sentences}}var Ut={};ee(Ut,{cellsOf:()=>ht,columns:()=>dt,headHits:()=>ct,headOf:()=>U,layerOf:()=>P,lines:()=>pt,nameOf:()=>I,overview:()=>lt,rowAt:()=>ft,share:()=>q,square:()=>mt,wordHits:()=>ut});var xe={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},we=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),ve=t=>~t.reduce((e,o)=>we[(e^o)&255]^e>>>8,-1)>>>0,V=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function B(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...V(e.length),...o,...V(ve(o))]}var ke=t=>F(Math.round(128+127*t),0,255);function ye(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...V((o<<16|e)>>>0)]}var qt=Array.from({length:256},(t,e)=>e-128),It=t=>[...B("PLTE",qt.flatMap(e=>xe[t][e<0?"below":"above"])),...B("tRNS",qt.map(e=>Math.min(255,2*Math.abs(e))))],$e={signed:It("signed"),weight:It("weight")},Wt=new WeakMap;function at(t,e,o=1,n="signed"){let r=Wt.get(t)??new Map;Wt.set(t,r);let a=`${e} ${o} ${n}`;return r.has(a)||r.set(a,Ae(t,e,o,n)),r.get(a)}function Ae(t,e,o,n){let r=t.length/e,a=[];for(let d=0;d<r;d++){a.push(0);for(let s=0;s<e;s++)a.push(ke(t[d*e+s]/o))}let l=[137,80,78,71,13,10,26,10,...B("IHDR",[...V(e),...V(r),8,3,0,0,0]),...$e[n],...B("IDAT",ye(a)),...B("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...l))}`}var Me="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Se=1.12,K=new Map;function Oe(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Me[r.charCodeAt(0)-32]??556),0);return Se*o/1e3}function Ft(t,e){return K.size>5e3&&K.clear(),K.has(t)||K.set(t,Oe(t)),e*K.get(t)}var st=384,it=8,Ee=.3,q=t=>t.toFixed(2),P=t=>Math.floor(t/$)+1,U=t=>t%$+1,I=t=>`layer ${P(t)}, head ${U(t)}`;function Pt(t){let e=t<400?0:16,o=(t-e)/$;return{margin:e,pitch:o,height:e+H*o}}var Ne=(t,e,o)=>Array.from({length:H*$},(n,r)=>{let[a,c]=[t+r%$*e,t+Math.floor(r/$)*e];return`M${j(a)} ${j(c)}h${j(o)}v${j(o)}h${j(-o)}z`}).join("");function ze(t,{margin:e,pitch:o},n){let{links:r,other:a}=t;return r.map((c,l)=>{let d=a?.links?c-a.links[l]:c,s=a?.links?d<0?"below tint":"above tint":"weight solid tint",p={x:e+l%$*o,y:e+Math.floor(l/$)*o},i=String(Math.round(100*Math.abs(d))/100);return S(`link ${l}`,"rect",s,{...p,width:n,height:n,opacity:i})})}function lt(t,e,{width:o,grid:n}){let r=Pt(o),{margin:a,pitch:c,height:l}=r,d=t.tokens.length,s=c/(d+1),p=c-(n==="maps"?s:3),i=()=>at(e.values,e.columns,1,e.signed?"signed":"weight"),u={x:a,y:a,width:$*c-s,height:H*c-s},h=n==="link"?ze(t,r,p):[S("maps","image","map",{...u,preserveAspectRatio:"none",href:i()})],[m,w]=[t.which%$,Math.floor(t.which/$)],x={x:a+m*c-1.5,y:a+w*c-1.5},y=(k,g,f,A,E)=>S(k,"text",E?"ink strong tiny":"soft tiny",{x:g,y:f},String(A)),v=a===0?[]:[...Array.from({length:$},(k,g)=>y(`head ${g+1}`,a+g*c+p/2,11,g+1,g===m)),...Array.from({length:H},(k,g)=>y(`layer ${g+1}`,6,a+g*c+p/2+4,g+1,g===w))];return{width:o,height:Math.ceil(l),marks:[S("frames","path","rule",{d:Ne(a,c,p)}),...h,...v,S("chosen","rect","output line chosen",{...x,width:p+3,height:p+3})]}}function ct({which:t},e){let{margin:o,pitch:n}=Pt(e);return Array.from({length:H*$},(r,a)=>({id:`head ${a}`,x:o+a%$*n,y:o+Math.floor(a/$)*n,width:n,height:n,label:I(a),tab:a===t?0:-1,aria:{pressed:a===t}}))}function dt(t,e){let o=Math.max(...L(t).map(l=>Ft(l,14))),n=F(o+18,56,110),r=e-F(o+56,104,150),a=Math.min(36,st/t.length),c=(st-a*t.length)/2;return{left:n,right:r,row:a,y:l=>c+a*(l+.5)}}function Rt(t,e,o,n,{left:r,right:a,y:c}){let l=Array(it+1).fill("");for(let[d,s,p]of n)l[Math.round(d*it)]+=`M${j(r)} ${j(c(s))}L${j(a)} ${j(c(p))}`;return l.slice(1).flatMap((d,s)=>d?[S(`${t} ${s+1}`,"path",e,{d,opacity:(o*(s+1)/it).toFixed(2)})]:[])}function pt({tokens:t,token:e,to:o},n,r){let a=dt(t,r),{left:c,right:l,row:d,y:s}=a,p=L(t),i=n.flatMap((g,f)=>g.map((A,E)=>[A,f,E])),u=e===null?null:n[e],h=r-l,m={height:d-2},w=(u??[]).map((g,f)=>S(`bar ${f}`,"rect","weight solid bar",{x:l,y:s(f)-d/2+1,width:g*h,...m})),x=p.map((g,f)=>S(`from ${f}`,"text",f===e?"paper strong end":"ink end",{x:c-8,y:s(f)+5},g)),y=p.flatMap((g,f)=>[S(`to ${f}`,"text",f===o?"ink strong start":"ink start",{x:l+7,y:s(f)+5},g),...u===null?[]:[S(`weight ${f}`,"text","ink end share",{x:r-4,y:s(f)+5},q(u[f]))]]),v={x:2,y:s(e??0)-11,width:c-4,height:22,rx:5},k={x:l,y:s(o??0)-d/2+1,width:3,...m};return{width:r,height:st,marks:[...Rt("faint","soft line thread",Ee,i.filter(([,g])=>g!==e),a),...Rt("strong","weight line thick",1,i.filter(([,g])=>g===e),a),...w,...e===null?[]:[S("plate","rect","ink solid",v)],...o===null?[]:[S("goal","rect","key solid",k)],...x,...y]}}function ut({tokens:t,token:e},o,n=()=>!0){let{left:r,row:a,y:c}=dt(t,o),l=L(t),d=l.findIndex((s,p)=>n(p));return l.flatMap((s,p)=>n(p)?[{id:`token ${p}`,x:0,y:c(p)-a/2,width:r,height:a,label:s,tab:p===(e??d)?0:-1,aria:{pressed:p===e}}]:[])}function ht({weights:t,other:e}){if(e===null)return t.flat();let{places:o,weights:n}=e;return t.flatMap((r,a)=>r.map((c,l)=>{let[d,s]=[o[a],o[l]];return d===null||s===null?0:c-n[d][s]}))}var D=62,ft=(t,e,o)=>F(Math.floor(o*(t-D)/(e-D-2)),0,o-1);function mt({tokens:t,token:e,other:o},n,r){let a=t.length,c=r-D-2,l=c/a,d={x:D,y:D,width:c,height:c},s=p=>D+l*(p+.5)+4;return{width:r,height:r,marks:[S("map","image","map",{...d,href:at(n,a,1,o?"signed":"weight")}),S("frame","rect","rule",d),S("row","rect","ink line look",{x:D,y:D+e*l,width:c,height:l}),...t.map((p,i)=>{let u=i===e?"ink strong end tiny":"soft end tiny";return S(`left ${i}`,"text",u,{x:D-5,y:s(i)},p)}),...t.map((p,i)=>{let[u,h]=[j(s(i)),D-5];return S(`top ${i}`,"text","soft start tiny",{x:u,y:h,transform:`rotate(-90 ${u} ${h})`},p)})]}}var Bt=`text.tiny { font-size: 11.5px; }
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
`;var Vt=`.attn-multihead > * + * { margin-top: 12px; }
.multihead-fields { display: grid; gap: 8px 24px; }
.multihead-top { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 32px; align-items: start; }
.multihead-side { display: grid; gap: 10px; align-content: start; min-width: 0; }
.attn .multihead-side > * { margin-top: 0; }
.multihead-search { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
.multihead-search select { width: 7.6em; }
.multihead-found { flex-basis: 100%; min-height: 66px; align-content: flex-start; }
.multihead-found .attn-button { flex: none; padding: 0 5px; white-space: nowrap; }
.multihead-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 24px; align-items: start; }
.multihead-board h3 { min-height: 2.8em; margin-bottom: 4px; font-size: 0.933em; text-wrap: balance; }
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
  .attn-multihead .attn-summary { min-height: 7.25em; }
  .multihead-found .attn-button { font-size: 0.8em; }
  .multihead-search { gap: 8px; }
  .multihead-search select { width: 5.6em; }
  .multihead-all { grid-template-columns: minmax(0, 1fr); gap: 10px; }
  .multihead-top, .multihead-board { display: contents; }
  .multihead-side { order: 1; }
  .multihead-square { order: 2; }
}
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .multihead-fields, .multihead-search, .attn-hint { display: none; } }
`;var Kt=t=>L(t).map(e=>/\w/.test(e)?e:`\u201C${e}\u201D`);function Gt(t,e){let o=t.map((n,r)=>r).sort((n,r)=>t[r]-t[n]||n-r).slice(0,3);return jt(o.map(n=>`${e[n]} ${q(t[n])}`))}function Yt({tokens:t,weights:e,links:o,other:n,token:r,to:a,which:c,strongest:l}){let d=Kt(t),s=I(c),p=`${s[0].toUpperCase()}${s.slice(1)}: ${d[r]} attends to ${Gt(e[r],d)}.`,[i]=l,u=`from ${d[r]} to ${d[a]}`,h=`The strongest link ${u} is in ${I(i)}: ${q(o[i])}.`;if(n===null)return`${p} ${h}`;let m=Kt(n.tokens),w=n.token===null?"":` In the second sentence ${m[n.token]} attends to ${Gt(n.weights[n.token],m)}.`;if(n.links===null){let v=[r,a].filter((k,g,f)=>n.places[k]===null&&f.indexOf(k)===g);return`${p}${w} The second sentence has no ${v.map(k=>d[k]).join(" and no ")}, so there is no link to compare. ${h}`}let x=n.token===null||n.to===null?"":`${m[n.token]} to ${m[n.to]}`,y=x===`${d[r]} to ${d[a]}`?"":` (there from ${x})`;return`${p}${w} The link ${u}${y} changes most in ${I(i)}: ${q(o[i])} and ${q(n.links[i])}.`}function Jt({other:t},e){let o=e==="maps"?"each head\u2019s weights":"each head\u2019s weight on the link";return t===null||e==="link"&&t.links===null?`rows: layers, columns: heads; ${o}`:"blue: more in the first sentence, pink: more in the second; blank: no such word there"}var Ce=5,Le=H*$,gt=()=>yt("svg",{class:"scene","aria-hidden":"true"}),G=t=>e=>t.change(e,{glide:!0});function _e(t,e){let o=G(t),n=s=>{let[p,i]=e().sentences[s].link;o({compare:null,sentence:s,token:p,to:i})},r=(s,p)=>J({label:s,onChange:p,wide:!0}),a=r("Sentence",s=>n(Number(s))),c=r("Compare with",s=>o({compare:s===""?null:Number(s)}));return{root:b("div",{class:"multihead-fields"},a.root,c.root),tell:({sentence:s,compare:p},{tokens:i,other:u})=>{let h=e().sentences,m=h.map(({text:v},k)=>[k,v]),w=([v])=>v!==s&&h[v].tokens.length===i.length,{twin:x}=h[s],y=m.filter(w).sort(([v],[k])=>+(k===x)-+(v===x)||v-k);a.set(s,m),c.set(u?p:"",[["","nothing"],...y])}}}function He(t){let e=G(t),o=J({label:"Which head links",onChange:p=>e({token:Number(p)})}),n=J({label:"to",onChange:p=>e({to:Number(p)})}),r=[],a=p=>e({layer:P(r[p])-1,head:U(r[p])-1}),c=Array.from({length:Ce},(p,i)=>ot("",()=>a(i))),l=b("div",{class:"attn-row multihead-found",role:"group","aria-label":"Strongest heads"},...c.map(({root:p})=>p));return{root:b("div",{class:"multihead-search"},o.root,n.root,l),tell:({tokens:p,links:i,other:u,token:h,to:m,which:w,strongest:x})=>{let y=L(p).map((v,k)=>[k,v]);o.set(h,y),n.set(m,y),r=x,c.forEach((v,k)=>{let g=x[k],f=[i,...u?.links?[u.links]:[]].map(A=>q(A[g]));_(v.root,`${P(g)}.${U(g)}: ${f.join("|")}`),T(v.root,"aria-label",`${I(g)}, ${f.join(" and ")}`),v.set(g===w)})}}}function De(t){let e=gt(),o=l=>G(t)({layer:P(l)-1,head:U(l)-1}),n=nt((l,d)=>{let s=()=>Number(d().id.split(" ")[1]);l.addEventListener("click",()=>o(s()));let p=i=>()=>s()+i>=0&&s()+i<Le?s()+i:s();rt(l,{ArrowLeft:p(-1),ArrowRight:p(1),ArrowUp:p(-$),ArrowDown:p($),Home:()=>s()-s()%$,End:()=>s()-s()%$+$-1},i=>{o(i),n.focus(`head ${i}`)})}),a=b("div",{class:"attn-stage",role:"group","aria-label":"Heads, a row for each layer; arrow keys move"},e,n.root);return{root:a,paint:(l,d,s)=>{let p=a.clientWidth;p!==0&&(Y(e,lt(l,d,{width:p,grid:s})),n.set(ct(l,p)))}}}function Qt(t,e){let[o,n]=[gt(),b("h3",{})],r=[],a=nt((s,p)=>{let i=()=>Number(p().id.split(" ")[1]);s.addEventListener("click",()=>e(i()));let u=h=>()=>r[r.indexOf(i())+h]??i();rt(s,{ArrowUp:u(-1),ArrowDown:u(1),Home:()=>r[0],End:()=>r.at(-1)},h=>{e(h),a.focus(`token ${h}`)})}),c=b("div",{class:"attn-stage",role:"group","aria-label":t},o,a.root);return{root:b("section",{},n,c),paint:(s,p,i,u)=>{_(n,s);let h=c.clientWidth;h!==0&&(r=p.tokens.map((m,w)=>w).filter(u),Y(o,pt(p,i,h)),a.set(ut(p,h,u)))}}}function qe(t){let[e,o]=[gt(),b("h3",{})],n=b("div",{},e),r=b("section",{class:"multihead-square"},o,n),[a,c]=[1,1];return e.addEventListener("click",d=>{t(ft(d.clientY-e.getBoundingClientRect().top,c,a))}),{root:r,paint:(d,s)=>{_(o,d.other?"First less second":"The same as a matrix"),[a,c]=[d.tokens.length,Math.min(384,n.clientWidth)],c>0&&Y(e,mt(d,s,c))}}}var Ie=({model:t,revision:e,sha256:o,levels:n})=>`Weights of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${o}. Each weight is rounded to one of ${n+1} levels, so it is off by at most ${(.5/n).toFixed(3)}.`;function We(t,e,o){let n=null,r=null,a=()=>e.read(),c=()=>r,l=M=>G(e)({token:M}),d=M=>l(c().other.places.indexOf(M)),s=_e(e,()=>n),[p,i,u]=[He(e),De(e),Lt()],h=Ct("Small pictures show",{maps:"whole maps",link:"this link"},M=>G(e)({grid:M})),m=ot("Reset",e.reset).root;m.removeAttribute("aria-pressed");let w=b("span",{class:"attn-label"}),x=Qt("Tokens of the sentence; arrow keys move",l),y=Qt("Tokens of the second sentence; arrow keys move",d),v=qe(l),k=b("div",{class:"multihead-board"},x.root,y.root,v.root),g=b("div",{class:"attn-row attn-between"},h.root,m),f=b("div",{class:"multihead-side"},p.root,g,u.root),A=b("div",{class:"multihead-top"},b("div",{},i.root,w),f),E=b("p",{class:"attn-hint"},"Press a head to see it large, a word to see what it attends to; or choose two words and find the heads that link them."),O=b("p",{class:"attn-source"}),N=vt(o,"multihead").then(M=>{n=Dt(M),r=n.numbers(a()),_(O,Ie(M))}),R=M=>{n!==null&&(r=n.numbers(M),s.tell(M,r),p.tell(r),h.set(M.grid),_(w,Jt(r,M.grid)),u.set(Yt(r)))},Q=({weights:M,beside:z})=>{if(n===null||r===null)return;let{sentence:W,compare:Xt,grid:Zt}=a(),{other:C}=r;k.classList.toggle("multihead-two",C!==null),T(y.root,"hidden",C===null),i.paint(r,n.maps(W,C?Xt:null),Zt);let bt=I(r.which),xt=`${bt[0].toUpperCase()}${bt.slice(1)}`,wt=Z=>C?`${xt}: ${Z}`:xt;x.paint(wt(r.text),r,M,()=>!0),C&&z&&y.paint(wt(C.text),C,z,Z=>C.places.includes(Z)),v.paint(r,ht({...r,weights:M,other:C&&{...C,weights:z??C.weights}}))},X=M=>{let{weights:z,other:W}=n.numbers(M);return{weights:z,beside:W?.weights??null}};return{parts:[E,s.root,b("div",{class:"multihead-all"},A,k),O],ready:N,tell:R,glides:X,paint:Q,stop:u.stop}}var Wn=Nt({name:"multihead",label:"Live figure: the heads of a real model",style:Bt+Vt,controls:["sentence","compare","layer","head","token","to","grid"],build:We});export{Ht as align,Wn as default,Yt as describe,Dt as explorer,Ut as scene};
