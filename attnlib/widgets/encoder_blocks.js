// Joined by `make figures` from src/encoder_blocks and src/kit: change those, not this.
var Et=Object.defineProperty;var At=(t,e)=>{for(var r in e)Et(t,r,{get:e[r],enumerable:!0})};var jt="http://www.w3.org/2000/svg",_t=0,Ot=Math.random().toString(36).slice(2,8),J=t=>`attn-${Ot}-${t}-${++_t}`;function Y(t,e,r){for(let[o,n]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),n):n===!0?t.setAttribute(o,""):n!==!1&&n!=null&&t.setAttribute(o,n);return t.append(...r),t}var g=(t,e={},...r)=>Y(document.createElement(t),e,r),U=(t,e={},...r)=>Y(document.createElementNS(jt,t),e,r);function L(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function w(t,e,r){let o=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var X=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Z=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Q=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var M=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var tt=200,It=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ft=t=>t*t*(3-2*t);function z(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,n)=>z(t[n],o,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([n,a])=>[n,z(t[n],a,r)]);return Object.fromEntries(o)}return e}function et(t,e,r){let[o,n,a,s,l,c]=[t,t,t,0,0,0],i=!1,f=d=>{let p=Math.min(64,d-l);if(l=d,i){let h=M((d-s)/e);o=z(n,a,Ft(h)),i=h<1}let u=r(o,p);c=i||u?requestAnimationFrame(f):0};return{go(d,p){if(It()){[o,a,i]=[d,d,!1],r(o,1/0);return}[n,a,s,i]=[o,d,performance.now(),p],p||(o=d,r(o,0)),c||([l,c]=[performance.now(),requestAnimationFrame(f)])},again:()=>void r(o,0),stop:()=>cancelAnimationFrame(c)}}function rt(t,e,r=[]){let o=[...e,...r],n=[],a=!1,s=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),l=d=>{if(a)return;let p=s();n.forEach(u=>u(p,d))},c=()=>l(null);e.forEach(d=>t.on(`change:${d}`,c));let i=(d,{glide:p=!1}={})=>{a=!0;for(let[u,h]of Object.entries(d))t.set(u,h);a=!1,l({glide:p}),t.save_changes()},f=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in d).map(p=>[p,d[p]]))};return{read:s,change:i,reset:()=>i(f(),{glide:!0}),follow:d=>void n.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function Tt(t){let e=t;for(let r=0;e&&r<8;r++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Nt(t,e,r,o){let[n,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let i of t.querySelectorAll(".attn-stage"))i.toggleAttribute("inert",c)}},l=c=>{let i=++n,f=e.wants?.(r())??null;if(s(f!==null),f===null)return o(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";f.then(()=>i===n&&l(c),()=>i===n&&e.say?.(d))};return l}function ot({name:t,label:e,style:r,controls:o,fixed:n=[],ms:a=tt,build:s}){return{render:({model:c,el:i})=>{let f=g("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=f.attachShadow({mode:"open"});d.append(g("style",{},[X,Z,Q,r].join(`
`)));let p=rt(c,o,n),u=s(p.read(),p,c),h=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(h),i.append(f);let b=()=>{let y=u.glides??(x=>x),$=0,_=et(y(p.read()),a,(x,O)=>$>0&&u.paint(x,O,$)),K=()=>{let x=Math.round(h.clientWidth);x===$||x===0||($=x,Tt(i),_.again())},St=Nt(h,u,p.read,x=>{u.tell(p.read()),_.go(y(p.read()),x)});p.follow((x,O)=>{h.classList.add("touched"),St(O?.glide??!0)}),u.tell(p.read()),K();let G=new ResizeObserver(K);return G.observe(h),u.ahead?.(),()=>{G.disconnect(),_.stop(),p.stop(),u.stop?.()}},j=async()=>{await u.ready;for(let y;y=u.wants?.(p.read());)await y;return b()};return u.ready?j():b()}}}var Ct=t=>Math.round(t*10)/10,nt=new WeakMap;function q(t){let e=g("div",{class:"attn-hits"}),r=new Map,o=a=>{let s=a.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),l={node:s,hit:a};return r.set(a.id,l),s.dataset.id=a.id,t(s,()=>l.hit),l};return{root:e,set:a=>{let s=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of r)s.has(l)||(c.remove(),r.delete(l));a.forEach((l,c)=>{let i=r.get(l.id)??o(l);Ht(i.node,i.hit=l),i.node.parentNode!==e&&e.insertBefore(i.node,e.children[c]??null)})},focus:a=>r.get(a)?.node.focus({preventScroll:!0})}}function Ht(t,{x:e,y:r,width:o,height:n,label:a,kind:s="",aria:l={},tab:c=0,lang:i}){let[f,d,p,u]=[e,r,o,n].map(Ct),h=`left:${f}px;top:${d}px;width:${p}px;height:${u}px`;nt.get(t)!==h&&(t.style.cssText=h,nt.set(t,h)),w(t,"class",`attn-hit ${s}`.trim()),w(t,"aria-label",a),w(t,"tabindex",c),i&&w(t,"lang",i);for(let[b,j]of Object.entries(l))w(t,`aria-${b}`,String(j))}var it="http://www.w3.org/2000/svg",Bt=t=>Math.round(t*10)/10+0;function m(t,e,r,o,n){let a=Object.entries(o).map(([s,l])=>[s,typeof l=="number"?Bt(l):l]);return{id:t,shape:e,role:r,at:Object.fromEntries(a),...n===void 0?{}:{text:n}}}var at=new WeakMap,Vt=({id:t,role:e,at:r})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(r).map(([o,n])=>[o,String(n)]))});function Wt(t,e){let r=Vt(e);for(let n in r)t.at[n]!==r[n]&&t.node.setAttribute(n,r[n]);for(let n in t.at)n in r||t.node.removeAttribute(n);t.at=r;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(Pt)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Dt=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function Pt(t){let e=document.createElementNS(it,"tspan");for(let[r,o]of Object.entries(Dt(t)))e.setAttribute(r,String(o));return e.append(t.text),e}function I(t,{width:e,height:r,marks:o}){let n=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let a=at.get(t)??new Map;at.set(t,a);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:i,shape:f}]of a)s.get(c)?.shape!==f&&(i.remove(),a.delete(c));let l=t.firstChild;for(let c of o){let i=a.get(c.id);i||(i={node:document.createElementNS(it,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,i)),Wt(i,c),l===i.node?l=i.node.nextSibling:t.insertBefore(i.node,l)}}var st=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function lt(t,e){let r=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:r,set:o=>w(r,"aria-pressed",String(o))}}function ct(t,e,r){let o=J("choice"),n=new Map,a=g("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,l]of Object.entries(e))n.set(s,g("input",{type:"radio",name:o,onchange:()=>r(s)})),a.append(g("label",{},n.get(s),g("span",{},l)));return{root:a,set:s=>void(n.get(s).checked=!0)}}function dt(t=700){let e=g("p",{class:"attn-summary"}),r=g("span",{class:"attn-hidden",role:"status"}),o,n=a=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>L(r,a),t)),L(e,a)};return{root:g("div",{},e,r),set:n,stop:()=>clearTimeout(o)}}function pt(t,e,r){t.addEventListener("keydown",o=>{let n=e[o.key]?.();n===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),r(n))})}var ft={attention:[!0,!1],feed_forward:["relu","linear",null],residual:[!0,!1],norm:["before","after",null],layers:[6,2],rate:[.001,.003,.012],warm_up:[1,100],steps:[600,1800]},S=Object.keys(ft),ut=Object.values(ft).reduce((t,{length:e})=>t*e,1),F=(t,e)=>S.filter(r=>t[r]!==e[r]);function k(t){let{measured:e}=t,r=Object.fromEntries(S.map(s=>[s,t[s]])),o=e.map(s=>F(r,s.options).length),n=o.indexOf(Math.min(...o)),a=o.indexOf(0);return{options:r,row:a,losses:a<0?null:e[a].losses,away:o,nearest:n}}var ht=(t,e)=>k({...t,...e}).row;function E(t,e){let{feed_forward:r}=t;if(e==="attention")return{attention:!t.attention};if(e==="residual")return{residual:!t.residual};if(e==="layers")return{layers:t.layers===6?2:6};if(e==="feed_forward")return{feed_forward:r===null?"relu":null};if(e==="relu")return{feed_forward:r==="relu"?"linear":"relu"};let o=e==="norm before"?"before":"after";return{norm:t.norm===o?null:o}}var bt={};At(bt,{axis:()=>V,layer:()=>H,losses:()=>W,plan:()=>C,rows:()=>D,switches:()=>B});var Rt=Math.sqrt(50),Kt=Math.sqrt(10),Gt=Math.sqrt(2);function T(t,e,r){let o=(e-t)/Math.max(0,r),n=Math.floor(Math.log10(o)),a=o/Math.pow(10,n),s=a>=Rt?10:a>=Kt?5:a>=Gt?2:1,l,c,i;return n<0?(i=Math.pow(10,-n)/s,l=Math.round(t*i),c=Math.round(e*i),l/i<t&&++l,c/i>e&&--c,i=-i):(i=Math.pow(10,n)*s,l=Math.round(t/i),c=Math.round(e/i),l*i<t&&++l,c*i>e&&--c),c<l&&.5<=r&&r<2?T(t,e,r*2):[l,c,i]}function A(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let o=e<t,[n,a,s]=o?T(e,t,r):T(t,e,r);if(!(a>=n))return[];let l=a-n+1,c=new Array(l);if(o)if(s<0)for(let i=0;i<l;++i)c[i]=(a-i)/-s;else for(let i=0;i<l;++i)c[i]=(a-i)*s;else if(s<0)for(let i=0;i<l;++i)c[i]=(n+i)/-s;else for(let i=0;i<l;++i)c[i]=(n+i)*s;return c}var v=168,N=6;function C(t,e){let r=e?1:.8,o=Math.min(t*.44,165),n=(l,c)=>({x:o-v/2,y:l*r,w:v,h:c*r}),a=o+v/2+26,s={x:o-v/2-22,y:46*r,w:v+74,h:388*r};return{k:r,cx:o,arc:a,card:s,width:t,height:470*r,fan:(t-s.x-s.w-6)/(N-1),parts:{"norm after 2":n(60,30),feed_forward:n(138,82),relu:n(163.5,31),"norm before 2":n(232,30),"norm after 1":n(272,30),attention:n(346,40),"norm before 1":n(396,30)},sums:[326*r,114*r],starts:[430*r,267*r],out:8,input:450*r}}var gt=({attention:t,feed_forward:e,norm:r})=>({attention:t,feed_forward:e!==null,relu:e==="relu","norm before 1":r==="before"&&t,"norm before 2":r==="before"&&e!==null,"norm after 1":r==="after"&&t,"norm after 2":r==="after"&&e!==null});function H(t,e,r,o){let n=C(r,o),a=gt(t);return{width:r,height:n.height,marks:[...Jt(n,e.layers),...Yt(n,t),...["norm before 1","norm after 1","norm before 2","norm after 2"].map(s=>mt(n,s,a[s],a[s]?"layer norm":"","small")).flat(),...mt(n,"attention",a.attention,a.attention?"attention":"attention, left out",""),...Ut(n,t),...Xt(n,t)]}}function Jt({card:t,fan:e,k:r},o){return[...Array.from({length:N-1},(a,s)=>N-1-s).map(a=>m(`card ${a}`,"rect","tint card",{x:t.x+a*e,y:t.y-a*5*r,width:t.w,height:t.h,rx:12,opacity:Math.max(0,Math.min(1,o-a)).toFixed(2)})),m("card 0","rect","tint card",{x:t.x,y:t.y,width:t.w,height:t.h,rx:12}),m("count","text","ink strong end",{x:t.x+t.w-15,y:t.y+t.h+18},`\xD7 ${Math.round(o)}`)]}function Yt({cx:t,arc:e,sums:r,starts:o,out:n,input:a,k:s},{residual:l,attention:c,feed_forward:i}){let f=p=>{let[u,h]=[o[p],r[p]];return`M${t} ${u}H${e-8}q8 0 8 -8V${h+8}q0 -8 -8 -8H${t+11}`},d=[c,i!==null];return[m("way","path","ink line way",{d:`M${t} ${a}V${n+8}`}),m("way tip","path","ink solid",{d:`M${t-5} ${n+10}h10l-5 -10z`}),...r.flatMap((p,u)=>{let h=l&&d[u];return[m(`residual ${u}`,"path",h?"ink line way":"soft line gone",{d:f(u)}),m(`sum ${u}`,"circle",h?"paper sum":"paper sum gone",{cx:t,cy:p,r:11*Math.sqrt(s)}),m(`plus ${u}`,"text",h?"ink strong":"soft",{x:t,y:p+5},h?"+":"")]}),m("residual name","text",l?"ink small":"soft small",{x:e+12,y:(o[0]+r[1])/2,transform:`rotate(-90 ${e+12} ${(o[0]+r[1])/2})`},l?"residual":"no residual")]}function mt({parts:t},e,r,o,n){let{x:a,y:s,w:l,h:c}=t[e],i=r?`paper part ${e.split(" ")[0]}`:"paper part gone";return[m(`part ${e}`,"rect",i,{x:a,y:s,width:l,height:c,rx:6}),m(`name ${e}`,"text",`${r?"ink":"soft halo"} ${n}`,{x:a+l/2,y:s+c/2+5},o)]}function Ut({parts:t},{feed_forward:e}){let{x:r,y:o,w:n,h:a}=t.feed_forward,s=t.relu,l=34,c=e===null?"paper part gone":"paper part",i=`M${r+l} ${o}H${r+n-l}L${r+n} ${s.y}V${s.y+s.h}L${r+n-l} ${o+a}H${r+l}L${r} ${s.y+s.h}V${s.y}z`,f=(p,u,h="ink small")=>m(`ff ${p}`,"text",h,{x:r+n/2,y:o+p*a+4.5},u),d=m("part feed_forward","path",c,{d:i});return e===null?[d,f(.5,"feed-forward, left out","soft halo small")]:[d,m("part relu","rect",e==="relu"?"paper part relu":"paper part gone",{x:s.x+6,y:s.y,width:s.w-12,height:s.h,rx:6}),f(.84,"32 \u2192 128"),f(.5,e==="relu"?"relu":"relu, left out",e==="relu"?"ink":"soft"),f(.16,"128 \u2192 32")]}function Xt({cx:t,out:e,input:r,k:o},{norm:n}){return[m("input","text","soft small",{x:t,y:r+15*o},"six symbols, as vectors"),m("output","text","soft small end",{x:t-12,y:e+6},n==="before"?"norm, then scores":"scores of symbols")]}var Zt={"norm before 1":"Layer norm before each part","norm after 1":"Layer norm after each sum","norm before 2":"Layer norm before each part","norm after 2":"Layer norm after each sum",attention:"Attention",feed_forward:"Feed-forward network",relu:"Relu of the feed-forward network",residual:"Residual",layers:"Six layers"};function B(t,e,r){let o=C(e,r),n=gt(t),a=d=>({x:d.x,y:d.y,width:d.w,height:d.h}),s=o.parts.feed_forward,l=(d,p,u,h)=>({id:d,part:p,...u,label:Zt[d],kind:"blocks-switch",known:ht(t,E(t,p))>=0,aria:{pressed:h}}),c=["norm after 2","norm before 2","norm after 1","norm before 1"].map(d=>{let p=d.slice(0,-2),u=d.endsWith("2");return{...l(d,p,a(o.parts[d]),t.norm===p.split(" ")[1]),...u?{tab:-1}:{}}}),i={x:o.arc-14,y:o.sums[0],width:44,height:o.starts[0]-o.sums[0]},f=t.feed_forward===null?[]:[l("relu","relu",a(o.parts.relu),n.relu)];return[l("feed_forward","feed_forward",a(s),n.feed_forward),...f,...c,l("attention","attention",a(o.parts.attention),n.attention),l("residual","residual",i,t.residual),l("layers","layers",{x:o.card.x+o.card.w-48,y:o.card.y+o.card.h-1,width:48,height:26},t.layers===6)]}var xt=4;function V(t,e){let r=t<480,[o,n,a]=r?[178,26,24]:[204,44,25],[s,l]=[o,t-10];return{narrow:r,width:t,left:s,right:l,top:n,pitch:a,bottom:n+e*a,height:n+e*a+34,x:c=>s+c/xt*(l-s),y:c=>n+(c+.5)*a}}function W({measured:t,levels:e},r,o,n){let a=V(n,t.length),s=i=>[m(`tick ${i}`,"path","rule",{d:`M${a.x(i)} ${a.top}V${a.bottom}`}),m(`loss ${i}`,"text","soft small",{x:a.x(i),y:a.bottom+16},String(i))],l=(i,f,d)=>[m(i,"path","ruler dashes",{d:`M${a.x(e[i])} ${f===null?a.top:f+4}V${a.bottom}`}),...f===null?[]:[m(`${i} name`,"text","soft small end",{x:a.x(e[i])+4,y:f},d)]],c=r.row>=0;return{width:n,height:a.height,marks:[...A(0,xt,4).flatMap(s),...l("guessing",13,`guessing ${e.guessing.toFixed(2)}`),...l("own symbol",a.narrow?null:30,`own symbol alone ${e["own symbol"].toFixed(2)}`),...c?[m("band","rect","tint band",{x:0,y:a.y(o.row)-a.pitch/2,width:a.width,height:a.pitch,rx:5})]:[],...t.flatMap((i,f)=>Qt(a,i,f,f===r.row,r.away[f])),...c?te(a,o):[m("unknown","text","ink strong start",{x:4,y:15},"not measured")],m("axis name","text","soft small end",{x:a.right,y:a.bottom+31},"loss at the end, in nats: three seeds")]}}function Qt(t,{name:e,losses:r},o,n,a){let s=t.y(o),l=a===1?"ink":"soft",c=r.map(i=>`M${(t.x(i)-3.4).toFixed(1)} ${s.toFixed(1)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`).join("");return[m(`name ${o}`,"text",`${n?"ink strong":l} start ${t.narrow?"tiny":"small"}`,{x:4,y:s+4.5},t.narrow?e.replace("feed-forward","f.-f."):e),m(`range ${o}`,"path","soft line range",{d:`M${t.x(Math.min(...r)).toFixed(1)} ${s.toFixed(1)}H${t.x(Math.max(...r)).toFixed(1)}`}),m(`points ${o}`,"path","soft ring",{d:c})]}var te=(t,e)=>e.losses.map((r,o)=>m(`seed ${o}`,"circle","ink solid",{cx:t.x(r),cy:t.y(e.row),r:5}));function D({measured:t},e,r){let o=V(r,t.length),n=e.row<0?e.nearest:e.row;return t.map(({name:a,losses:s},l)=>({id:`row ${l}`,x:0,y:o.y(l)-o.pitch/2,width:o.width,height:o.pitch,label:`${a}: loss ${Math.min(...s).toFixed(2)} to ${Math.max(...s).toFixed(2)}`,kind:"blocks-row",tab:l===n?0:-1,aria:{pressed:l===e.row}}))}var wt=`/* A layer's parts, and points of losses. */
text.small { font-size: 13px; } text.tiny { font-size: 12.5px; }
.card { stroke: var(--edge); stroke-width: 1; }
.way { stroke-width: 2; } .part { stroke: var(--ink); stroke-width: 1.6; fill: var(--paper); }
.sum { fill: var(--paper); stroke: var(--ink); stroke-width: 1.6; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 5px; stroke-linejoin: round; }
.part.attention { fill: var(--weight-wash); } .part.relu { stroke-width: 1.2; }
.part.gone, .sum.gone, .gone.line { stroke: var(--edge); stroke-width: 1.3; stroke-dasharray: 4 4; }
.part.gone { fill-opacity: 0.35; }
.dashes { stroke-dasharray: 5 4; } .range { stroke-width: 1.6; } .soft.ring { fill: var(--paper); stroke: var(--soft); stroke-width: 1.4; }
rect.band { fill: var(--tint); stroke: var(--edge); }
`;var yt=`.blocks-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 28px; align-items: start; }
.attn .blocks-board { margin-top: 8px; }
.attn .blocks-board > * { margin-top: 0; }
.blocks-training { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 20px; }
.attn .blocks-training { margin-top: 8px; }
.blocks-choice { display: flex; align-items: baseline; gap: 4px; }
.blocks-training .attn-button { margin-left: auto; }
.attn-hit.blocks-switch:hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 40%, transparent); }
.attn-hit.blocks-switch.known::after { content: ""; position: absolute; top: 4px; right: 4px; width: 7px; height: 7px; border-radius: 50%; background: var(--ink); }
.attn-hit.blocks-row:hover { box-shadow: inset 0 0 0 1px var(--edge); }
.attn-encoder_blocks .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 4.4em; text-wrap: pretty; }
.attn-encoder_blocks > div:has(.attn-summary) { margin-top: 8px; }
.attn .attn-source { margin-top: 4px; }
@container (min-width: 760px) { .blocks-board { grid-template-columns: 340px minmax(0, 1fr); } .attn-encoder_blocks .attn-summary { min-height: 2.9em; } }
@container (max-width: 479px) { .attn-encoder_blocks .attn-summary { min-height: 7.3em; } .blocks-training { gap: 4px 10px; } .blocks-training .attn-button { order: -1; } .blocks-choice:first-child { order: -2; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } .attn-hit.blocks-switch.known::after { background: Highlight; forced-color-adjust: none; } }
@media print { .blocks-training, .attn-hint { display: none; } }
`;var oe={attention:t=>t?"attention":"no attention",feed_forward:t=>t===null?"no feed-forward network":t==="linear"?"no relu":"a whole feed-forward network",residual:t=>t?"a residual":"no residual",norm:t=>t===null?"no norm":t==="after"?"the norm after each sum":"the norm before each part",layers:t=>`${t===2?"two":"six"} layers`,rate:t=>`a rate of ${t}`,warm_up:t=>t>1?`a warm-up of ${t} steps`:"no warm-up",steps:t=>`${t} steps`},P=(t,e)=>st(F(t,e).map(r=>oe[r](t[r]))),R=t=>{let[e,r]=[Math.min(...t),Math.max(...t)].map(o=>o.toFixed(2));return e===r?e:`${e} to ${r}`};function kt({measured:t,levels:e},{options:r,row:o,losses:n,nearest:a}){let s=t[0];if(n===null){let c=t[a],i=P(r,s.options),f=P(c.options,r);return`Not measured: ${i}. Of the ${ut} models of these switches ${t.length} were. The nearest, \u201C${c.name}\u201D, has ${f} instead.`}if(o===0)return`The base, whole: its loss ends at ${R(n)} in three seeds; guessing gives ${e.guessing.toFixed(2)}.`;let l=Math.min(...n)>e.guessing-.05?"it does no better than guessing":Math.min(...n)>e["own symbol"]?"it does no better than one who knows each place\u2019s own symbol alone":Math.max(...n)<Math.min(...s.losses)?"it does better than the base in every seed":Math.min(...n)>Math.max(...s.losses)?"it does worse than the base in every seed":"its seeds and those of the base overlap";return`With ${P(r,s.options)} the loss ends at ${R(n)} in three seeds, where the base ends at ${R(s.losses)}: ${l}.`}var vt=760,$t=t=>()=>t.read(),Mt=()=>U("svg",{class:"scene","aria-hidden":"true"});function ne(t){let e=$t(t),r=Mt(),o=0,n=!1,a=d=>t.change(E(e(),d),{glide:!0}),s=q((d,p)=>d.addEventListener("click",()=>a(p().part))),c=g("div",{class:"attn-stage",role:"group","aria-label":"The layer: a press leaves a part out or brings it back"},r,s.root),i=d=>{o!==0&&s.set(B(d,o,n).map(p=>({...p,kind:`${p.kind}${p.known?" known":""}`})))};return{root:c,tell:i,paint:(d,p)=>{let u=Math.round(c.clientWidth);u!==0&&((u!==o||n!==p>=vt)&&([o,n]=[u,p>=vt],i(e())),I(r,H(e(),d,o,n)))}}}function ae(t,e){let r=$t(t),o=Mt(),n=0,a=d=>t.change({...r().measured[d].options},{glide:!0}),l=q((d,p)=>{let u=()=>Number(p().id.split(" ")[1]),h=b=>()=>M(u()+b,0,r().measured.length-1);d.addEventListener("click",()=>a(u())),pt(d,{ArrowUp:h(-1),ArrowDown:h(1),Home:()=>0,End:()=>r().measured.length-1},b=>{a(b),l.focus(`row ${b}`)})}),c=g("div",{class:"attn-stage",role:"group","aria-label":"Measured models and their losses"},o,l.root),i=d=>{n>0&&l.set(D(d,e(),n))};return{root:c,tell:i,paint:d=>{let p=Math.round(c.clientWidth);p!==0&&(p!==n&&(n=p,i(r())),I(o,W(r(),e(),d,n)))}}}function ie(t){let e=(a,s,l)=>{let c=ct(s,l,f=>t.change({[a]:Number(f)},{glide:!0}));return{root:g("div",{class:"blocks-choice"},g("span",{class:"attn-label","aria-hidden":"true"},s),c.root),tell:f=>c.set(String(f[a]))}},r=[e("rate","rate",{.001:"0.001",.003:"0.003",.012:"0.012"}),e("warm_up","warm-up",{1:"none",100:"100"}),e("steps","steps",{600:"600",1800:"1800"})],o=lt("Reset",t.reset).root;return o.removeAttribute("aria-pressed"),{root:g("div",{class:"blocks-training"},...r.map(a=>a.root),o),tell:a=>r.forEach(s=>s.tell(a))}}function se(t,e){let r=k(t),[o,n,a]=[ne(e),ae(e,()=>r),ie(e)],s=dt(),l=g("p",{class:"attn-hint"},"Press a part to leave it out. A point on it: the model that this makes was measured."),c=g("p",{class:"attn-source"},"Each row is one model of the table above, trained with three seeds. No others were trained."),i={row:Math.max(0,r.row),losses:r.losses??t.measured[0].losses};return{parts:[l,g("div",{class:"blocks-board"},o.root,n.root),a.root,s.root,c],glides:f=>{let{row:d,losses:p}=k(f);return p&&(i={row:d,losses:p}),{...i,layers:f.layers}},tell:f=>{r=k(f),o.tell(f),n.tell(f),a.tell(f),s.set(kt(f,r))},paint:(f,d,p)=>{o.paint(f,p),n.paint(f)},stop:()=>s.stop()}}var rr=ot({name:"encoder_blocks",label:"Live figure: a transformer's layer with parts left out, and the losses measured then",style:wt+yt,controls:S,fixed:["measured","levels"],build:se});export{k as compute,rr as default,kt as describe,bt as scene};
