// Joined by `make figures` from src/multihead and src/kit: change those, not this.
var oe=Object.defineProperty;var re=(t,e)=>{for(var o in e)oe(t,o,{get:e[o],enumerable:!0})};function kt(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),n(a.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var ae="http://www.w3.org/2000/svg",se=0,ie=Math.random().toString(36).slice(2,8),tt=t=>`attn-${ie}-${t}-${++se}`;function yt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var g=(t,e={},...o)=>yt(document.createElement(t),e,o),$t=(t,e={},...o)=>yt(document.createElementNS(ae,t),e,o);function q(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var At=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var St=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var H=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Ot=200,pe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ue=t=>t*t*(3-2*t);function et(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>et(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,et(t[r],a,o)]);return Object.fromEntries(n)}return e}function Et(t,e,o){let[n,r,a,u,s,p]=[t,t,t,0,0,0],l=!1,c=i=>{let d=Math.min(64,i-s);if(s=i,l){let f=H((i-u)/e);n=et(r,a,ue(f)),l=f<1}let h=o(n,d);p=l||h?requestAnimationFrame(c):0};return{go(i,d){if(pe()){[n,a,l]=[i,i,!1],o(n,1/0);return}[r,a,u,l]=[n,i,performance.now(),d],d||(n=i,o(n,0)),p||([s,p]=[performance.now(),requestAnimationFrame(c)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(p)}}function Nt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,u=()=>Object.fromEntries(n.map(i=>[i,t.get(i)])),s=i=>{if(a)return;let d=u();r.forEach(h=>h(d,i))},p=()=>s(null);e.forEach(i=>t.on(`change:${i}`,p));let l=(i,{glide:d=!1}={})=>{a=!0;for(let[h,f]of Object.entries(i))t.set(h,f);a=!1,s({glide:d}),t.save_changes()},c=()=>{let i=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in i).map(d=>[d,i[d]]))};return{read:u,change:l,reset:()=>l(c(),{glide:!0}),follow:i=>void r.push(i),stop:()=>e.forEach(i=>t.off(`change:${i}`,p))}}function he(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function fe(t,e,o,n){let[r,a]=[0,!1],u=p=>{if(p!==a){a=p,t.classList.toggle("loading",p);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",p)}},s=p=>{let l=++r,c=e.wants?.(o())??null;if(u(c!==null),c===null)return n(p);e.say?.("Loading \u2026");let i="This part of the figure could not be loaded. Choose it again, or reload the page.";c.then(()=>l===r&&s(p),()=>l===r&&e.say?.(i))};return s}function Tt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Ot,build:u}){return{render:({model:p,el:l})=>{let c=g("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),i=c.attachShadow({mode:"open"});i.append(g("style",{},[At,Mt,St,o].join(`
`)));let d=Nt(p,n,r),h=u(d.read(),d,p),f=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);i.append(f),l.append(c);let x=()=>{let k=h.glides??(A=>A),y=0,w=Et(k(d.read()),a,(A,O)=>y>0&&h.paint(A,O,y)),m=()=>{let A=Math.round(f.clientWidth);A===y||A===0||(y=A,he(l),w.again())},b=fe(f,h,d.read,A=>{h.tell(d.read()),w.go(k(d.read()),A)});d.follow((A,O)=>{f.classList.add("touched"),b(O?.glide??!0)}),h.tell(d.read()),m();let S=new ResizeObserver(m);return S.observe(f),h.ahead?.(),()=>{S.disconnect(),w.stop(),d.stop(),h.stop?.()}},v=async()=>{await h.ready;for(let k;k=h.wants?.(d.read());)await k;return x()};return h.ready?v():x()}}}var me=t=>Math.round(t*10)/10;function nt(t){let e=g("div",{class:"attn-hits"}),o=new Map,n=a=>{let u=a.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),s={node:u,hit:a};return o.set(a.id,s),u.dataset.id=a.id,t(u,()=>s.hit),s};return{root:e,set:a=>{let u=new Set(a.map(({id:s})=>s));for(let[s,{node:p}]of o)u.has(s)||(p.remove(),o.delete(s));a.forEach((s,p)=>{let l=o.get(s.id)??n(s);ge(l.node,l.hit=s),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[p]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function ge(t,{x:e,y:o,width:n,height:r,label:a,kind:u="",aria:s={},tab:p=0,lang:l}){let c={left:e,top:o,width:n,height:r};for(let[i,d]of Object.entries(c))t.style[i]=`${me(d)}px`;z(t,"class",`attn-hit ${u}`.trim()),z(t,"aria-label",a),z(t,"tabindex",p),l&&z(t,"lang",l);for(let[i,d]of Object.entries(s))z(t,`aria-${i}`,String(d))}var Ct="http://www.w3.org/2000/svg",C=t=>Math.round(t*10)/10+0;function E(t,e,o,n,r){let a=Object.entries(n).map(([u,s])=>[u,typeof s=="number"?C(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var zt=new WeakMap,be=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function xe(t,e){let o=be(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(ve)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var we=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ve(t){let e=document.createElementNS(Ct,"tspan");for(let[o,n]of Object.entries(we(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function J(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=zt.get(t)??new Map;zt.set(t,a);let u=new Map(n.map(p=>[p.id,p]));for(let[p,{node:l,shape:c}]of a)u.get(p)?.shape!==c&&(l.remove(),a.delete(p));let s=t.firstChild;for(let p of n){let l=a.get(p.id);l||(l={node:document.createElementNS(Ct,p.shape),shape:p.shape,at:{},text:""},a.set(p.id,l)),xe(l,p),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}var jt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,L=t=>t.map((e,o)=>{let n=t.slice(0,o).filter(r=>r===e).length;return n?`${e} ${n+1}`:e});function ot(t,e){let o=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>z(o,"aria-pressed",String(n))}}function Lt(t,e,o){let n=tt("choice"),r=new Map,a=g("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[u,s]of Object.entries(e))r.set(u,g("input",{type:"radio",name:n,onchange:()=>o(u)})),a.append(g("label",{},r.get(u),g("span",{},s)));return{root:a,set:u=>void(r.get(u).checked=!0)}}function Q({label:t,onChange:e,options:o=[],wide:n=!1}){let r=tt("select"),a=g("select",{id:r,onchange:()=>e(a.value)}),u=g("div",{class:n?"attn-field attn-wide":"attn-field"},g("label",{for:r},t),a),[s,p]=[o,""],l=0,c=h=>{let[f,x]=s[h];z(a.options[h],"value",f),q(a.options[h],x)},i=()=>{for(l=0;a.length>s.length;)a.lastChild.remove();s.forEach((h,f)=>c(f))},d=(h,f=o)=>{s=f;let x=s.findIndex(([k])=>String(k)===String(h)),v=JSON.stringify(s);if(v!==p){for(;a.length<s.length;)a.append(g("option",{}));x>=0&&c(x),l||(l=setTimeout(i,40))}p=v,a.selectedIndex!==x&&(a.selectedIndex=x)};return d(o[0]?.[0]),{root:u,set:d}}function qt(t=700){let e=g("p",{class:"attn-summary"}),o=g("span",{class:"attn-hidden",role:"status"}),n,r=a=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>q(o,a),t)),q(e,a)};return{root:g("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function rt(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var _=6,$=12,_t=_*$,ke=5;function Ht(t,e,o){let[n,r]=[L(t),L(e)],a=r.map((s,p)=>p).filter(s=>!n.includes(r[s])),u=()=>o?a.shift()??null:null;return n.map(s=>r.includes(s)?r.indexOf(s):u())}function Dt(t){let e=new Map,o=(i,d)=>(e.has(i)||e.set(i,d()),e.get(i)),n=i=>t.sentences[i].tokens.length,r=i=>o(`open ${i}`,()=>{let d=atob(t.sentences[i].weights);return Float64Array.from(d,h=>h.charCodeAt(0)/t.levels)}),a=(i,d)=>o(`head ${i} ${d}`,()=>{let h=n(i),f=x=>{let v=(d*h+x)*h;return Array.from(r(i).subarray(v,v+h))};return Array.from({length:h},(x,v)=>f(v))}),u=(i,d,h)=>{let f=n(i);return Array.from({length:_t},(x,v)=>r(i)[(v*f+d)*f+h])},s=(i,d)=>{let[h,f]=[t.sentences[i],t.sentences[d]];return Ht(h.tokens,f.tokens,h.twin===d)},p=(i,d,h,f,x)=>{let v=s(i,d),[k,y]=[v[f],v[x]],{text:w,tokens:m}=t.sentences[d],b=k===null||y===null?null:u(d,k,y);return{text:w,tokens:m,weights:a(d,h),token:k,to:y,links:b,places:v}};return{numbers:({sentence:i,compare:d,layer:h,head:f,token:x,to:v})=>{let{text:k,tokens:y}=t.sentences[i],w=y.length,m=d!=null&&n(d)===w,[b,S,A]=[Math.min(x,w-1),Math.min(v,w-1),h*t.heads+f],O=u(i,b,S),N=m?p(i,d,A,b,S):null,W=T=>N?.links?Math.abs(O[T]-N.links[T]):O[T],R=O.map((T,F)=>F).sort((T,F)=>W(F)-W(T)||T-F),X=a(i,A),M=R.slice(0,ke);return{text:k,tokens:y,weights:X,token:b,to:S,links:O,other:N,which:A,strongest:M}},maps:(i,d)=>o(`maps ${i} ${d}`,()=>{let h=n(i),f=d!==null&&n(d)===h,[x,v]=[r(i),f?r(d):null],k=f?s(i,d):[],y=(b,S,A)=>{let[O,N]=[k[S],k[A]],W=x[(b*h+S)*h+A];if(v===null)return W;if(O===null||N===null)return 0;let R=W-v[(b*h+O)*h+N];return Math.sign(R)*Math.sqrt(Math.abs(R))},w=$*(h+1)-1,m=new Array(w*(_*(h+1)-1)).fill(0);for(let b=0;b<_t;b++){let[S,A]=[Math.floor(b/$)*(h+1),b%$*(h+1)];for(let O=0;O<h;O++)for(let N=0;N<h;N++)m[(S+O)*w+A+N]=y(b,O,N)}return{values:m,columns:w,signed:v!==null}}),sentences:t.sentences}}var Bt={};re(Bt,{cellsOf:()=>ft,columns:()=>pt,headHits:()=>dt,headOf:()=>U,layerOf:()=>P,lines:()=>ut,nameOf:()=>I,overview:()=>ct,paired:()=>Y,rowAt:()=>mt,share:()=>D,square:()=>gt,wordHits:()=>ht});var ye={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},$e=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),Ae=t=>~t.reduce((e,o)=>$e[(e^o)&255]^e>>>8,-1)>>>0,V=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function B(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...V(e.length),...o,...V(Ae(o))]}var Me=t=>H(Math.round(128+127*t),0,255);function Se(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...V((o<<16|e)>>>0)]}var It=Array.from({length:256},(t,e)=>e-128),Wt=t=>[...B("PLTE",It.flatMap(e=>ye[t][e<0?"below":"above"])),...B("tRNS",It.map(e=>Math.min(255,2*Math.abs(e))))],Oe={signed:Wt("signed"),weight:Wt("weight")},Ft=new WeakMap;function at(t,e,o=1,n="signed"){let r=Ft.get(t)??new Map;Ft.set(t,r);let a=`${e} ${o} ${n}`;return r.has(a)||r.set(a,Ee(t,e,o,n)),r.get(a)}function Ee(t,e,o,n){let r=t.length/e,a=[];for(let p=0;p<r;p++){a.push(0);for(let l=0;l<e;l++)a.push(Me(t[p*e+l]/o))}let s=[137,80,78,71,13,10,26,10,...B("IHDR",[...V(e),...V(r),8,3,0,0,0]),...Oe[n],...B("IDAT",Se(a)),...B("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...s))}`}var Ne="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Te=1.12,K=new Map;function ze(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Ne[r.charCodeAt(0)-32]??556),0);return Te*o/1e3}function st(t,e){return K.size>5e3&&K.clear(),K.has(t)||K.set(t,ze(t)),e*K.get(t)}var lt=384,it=8,Ce=.3,D=t=>t.toFixed(2),P=t=>Math.floor(t/$)+1,U=t=>t%$+1,I=t=>`layer ${P(t)}, head ${U(t)}`;function Pt(t){let e=H(t-24*$,0,16),o=e<12?0:e,n=(t-o)/$;return{margin:o,pitch:n,height:o+_*n}}var je=(t,e,o)=>Array.from({length:_*$},(n,r)=>{let[a,u]=[t+r%$*e,t+Math.floor(r/$)*e];return`M${C(a)} ${C(u)}h${C(o)}v${C(o)}h${C(-o)}z`}).join("");function Le(t,{margin:e,pitch:o},n){let{links:r,other:a}=t;return r.map((u,s)=>{let p=a?.links?u-a.links[s]:u,l=a?.links?p<0?"below tint":"above tint":"weight solid tint",c={x:e+s%$*o,y:e+Math.floor(s/$)*o},i=String(Math.round(100*Math.abs(p))/100);return E(`link ${s}`,"rect",l,{...c,width:n,height:n,opacity:i})})}function ct(t,e,{width:o,grid:n}){let r=Pt(o),{margin:a,pitch:u,height:s}=r,p=t.tokens.length,l=u/(p+1),c=u-(n==="maps"?l:3),i=()=>at(e.values,e.columns,1,e.signed?"signed":"weight"),d={x:a,y:a,width:$*u-l,height:_*u-l},h=n==="link"?Le(t,r,c):[E("maps","image","map",{...d,preserveAspectRatio:"none",href:i()})],[f,x]=[t.which%$,Math.floor(t.which/$)],v={x:a+f*u-1.5,y:a+x*u-1.5},k=(w,m,b,S,A)=>E(w,"text",A?"ink strong tiny":"soft tiny",{x:m,y:b},String(S)),y=a===0?[]:[...Array.from({length:$},(w,m)=>k(`head ${m+1}`,a+m*u+c/2,11,m+1,m===f)),...Array.from({length:_},(w,m)=>k(`layer ${m+1}`,6,a+m*u+c/2+4,m+1,m===x))];return{width:o,height:Math.ceil(s),marks:[E("frames","path","rule",{d:je(a,u,c)}),...h,...y,E("chosen","rect","output line chosen",{...v,width:c+3,height:c+3})]}}function dt({which:t},e){let{margin:o,pitch:n}=Pt(e);return Array.from({length:_*$},(r,a)=>({id:`head ${a}`,x:o+a%$*n,y:o+Math.floor(a/$)*n,width:n,height:n,label:I(a),tab:a===t?0:-1,aria:{pressed:a===t}}))}function pt(t,e){let o=Math.max(...L(t).map(s=>st(s,14))),n=H(o+18,56,110),r=e-H(o+56,104,150),a=Math.min(36,lt/t.length),u=(lt-a*t.length)/2;return{left:n,right:r,row:a,y:s=>u+a*(s+.5)}}function Rt(t,e,o,n,{left:r,right:a,y:u}){let s=Array(it+1).fill("");for(let[p,l,c]of n)s[Math.round(p*it)]+=`M${C(r)} ${C(u(l))}L${C(a)} ${C(u(c))}`;return s.slice(1).flatMap((p,l)=>p?[E(`${t} ${l+1}`,"path",e,{d:p,opacity:(o*(l+1)/it).toFixed(2)})]:[])}function ut({tokens:t,token:e,to:o},n,r){let a=pt(t,r),{left:u,right:s,row:p,y:l}=a,c=L(t),i=n.flatMap((m,b)=>m.map((S,A)=>[S,b,A])),d=e===null?null:n[e],h=r-s,f={height:p-2},x=(d??[]).map((m,b)=>E(`bar ${b}`,"rect","weight solid bar",{x:s,y:l(b)-p/2+1,width:m*h,...f})),v=c.map((m,b)=>E(`from ${b}`,"text",b===e?"paper strong end":"ink end",{x:u-8,y:l(b)+5},m)),k=c.flatMap((m,b)=>[E(`to ${b}`,"text",b===o?"ink strong start":"ink start",{x:s+7,y:l(b)+5},m),...d===null?[]:[E(`weight ${b}`,"text","ink end share",{x:r-4,y:l(b)+5},D(d[b]))]]),y={x:2,y:l(e??0)-11,width:u-4,height:22,rx:5},w={x:s,y:l(o??0)-p/2+1,width:3,...f};return{width:r,height:lt,marks:[...Rt("faint","soft line thread",Ce,i.filter(([,m])=>m!==e),a),...Rt("strong","weight line thick",1,i.filter(([,m])=>m===e),a),...x,...e===null?[]:[E("plate","rect","ink solid",y)],...o===null?[]:[E("goal","rect","key solid",w)],...v,...k]}}function ht({tokens:t,token:e},o,n=()=>!0){let{left:r,row:a,y:u}=pt(t,o),s=L(t),p=s.findIndex((l,c)=>n(c));return s.flatMap((l,c)=>n(c)?[{id:`token ${c}`,x:0,y:u(c)-a/2,width:r,height:a,label:l,tab:c===(e??p)?0:-1,aria:{pressed:c===e}}]:[])}function ft({weights:t,other:e}){if(e===null)return t.flat();let{places:o,weights:n}=e;return t.flatMap((r,a)=>r.map((u,s)=>{let[p,l]=[o[a],o[s]];return p===null||l===null?0:u-n[p][l]}))}var Y=({tokens:t,other:e})=>t.map((o,n)=>{let r=e?.tokens[e.places[n]??-1]??o;return r===o?o:`${o}/${r}`}),Ut=t=>Math.max(62,...t.map(e=>Math.ceil(st(e,11.5))+8));function mt(t,e,o){let[n,r]=[Ut(Y(o)),o.tokens.length];return H(Math.floor(r*(t-n)/(e-n-2)),0,r-1)}function gt(t,e,o){let{token:n,other:r}=t,a=Y(t),[u,s]=[a.length,Ut(a)],p=o-s-2,l=p/u,c={x:s,y:s,width:p,height:p},i=d=>s+l*(d+.5)+4;return{width:o,height:o,marks:[E("map","image","map",{...c,href:at(e,u,1,r?"signed":"weight")}),E("frame","rect","rule",c),E("row","rect","ink line look",{x:s,y:s+n*l,width:p,height:l}),...a.map((d,h)=>{let f=h===n?"ink strong end tiny":"soft end tiny";return E(`left ${h}`,"text",f,{x:s-5,y:i(h)},d)}),...a.map((d,h)=>{let[f,x]=[C(i(h)),s-5];return E(`top ${h}`,"text","soft start tiny",{x:f,y:x,transform:`rotate(-90 ${f} ${x})`},d)})]}}var Vt=`text.tiny { font-size: 11.5px; }
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
`;var Kt=`.attn-multihead > * + * { margin-top: 12px; }
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
`;var Yt=t=>L(t).map(e=>/\w/.test(e)?e:`\u201C${e}\u201D`);function Gt(t,e){let o=t.map((n,r)=>r).sort((n,r)=>t[r]-t[n]||n-r).slice(0,3);return jt(o.map(n=>`${e[n]} ${D(t[n])}`))}function Jt({tokens:t,weights:e,links:o,other:n,token:r,to:a,which:u,strongest:s}){let p=Yt(t),l=I(u),c=`${l[0].toUpperCase()}${l.slice(1)}: ${p[r]} attends to ${Gt(e[r],p)}.`,[i]=s,d=`from ${p[r]} to ${p[a]}`,h=`The strongest link ${d} is in ${I(i)}: ${D(o[i])}.`;if(n===null)return`${c} ${h}`;let f=Yt(n.tokens),x=n.token===null?"":` In the second sentence ${f[n.token]} attends to ${Gt(n.weights[n.token],f)}.`;if(n.links===null){let y=[r,a].filter((w,m,b)=>n.places[w]===null&&b.indexOf(w)===m);return`${c}${x} The second sentence has no ${y.map(w=>p[w]).join(" and no ")}, so there is no link to compare. ${h}`}let v=n.token===null||n.to===null?"":`${f[n.token]} to ${f[n.to]}`,k=v===`${p[r]} to ${p[a]}`?"":` (there from ${v})`;return`${c}${x} The link ${d}${k} changes most in ${I(i)}: ${D(o[i])} and ${D(n.links[i])}.`}function Qt(t,e){let{other:o}=t,n=e==="maps"?"each head\u2019s weights":"each head\u2019s weight on the link";if(o===null||e==="link"&&o.links===null)return`rows: layers, columns: heads; ${n}`;let r=Y(t).some(s=>s.includes("/")),a=o.places.includes(null);return`${e==="maps"?"blue: more in the first, pink: in the second; tint: root of the difference":"blue: more in the first sentence, pink: more in the second"}${r?"; swapped words share a row":""}${a?"; blank: no such word there":""}`}var He=5,De=_*$,bt=()=>$t("svg",{class:"scene","aria-hidden":"true"}),G=t=>e=>t.change(e,{glide:!0});function Ie(t,e){let o=G(t),n=c=>{let[i,d]=e().sentences[c].link;o({compare:null,sentence:c,token:i,to:d})},r=(c,i)=>Q({label:c,onChange:i,wide:!0}),a=r("Sentence",c=>n(Number(c))),u=r("Compare with",c=>s(c===""?null:Number(c))),s=c=>{let{links:i}=e().numbers({...t.read(),compare:c}).other??{};o({compare:c,...i?{grid:"link"}:{}})};return{root:g("div",{class:"multihead-fields"},a.root,u.root),tell:({sentence:c,compare:i},{tokens:d,other:h})=>{let f=e().sentences,x=f.map(({text:w},m)=>[m,w]),v=([w])=>w!==c&&f[w].tokens.length===d.length,{twin:k}=f[c],y=x.filter(v).sort(([w],[m])=>+(m===k)-+(w===k)||w-m);a.set(c,x),u.set(h?i:"",[["","nothing"],...y])}}}function We(t){let e=G(t),o=Q({label:"Which head links",onChange:c=>e({token:Number(c)})}),n=Q({label:"to",onChange:c=>e({to:Number(c)})}),r=[],a=c=>e({layer:P(r[c])-1,head:U(r[c])-1}),u=Array.from({length:He},(c,i)=>ot("",()=>a(i))),s=g("div",{class:"attn-row multihead-found",role:"group","aria-label":"Strongest heads"},g("span",{class:"multihead-key"},"layer.head: weight"),...u.map(({root:c})=>c));return{root:g("div",{class:"multihead-search"},o.root,n.root,s),tell:({tokens:c,links:i,other:d,token:h,to:f,which:x,strongest:v})=>{let k=L(c).map((y,w)=>[w,y]);o.set(h,k),n.set(f,k),r=v,u.forEach((y,w)=>{let m=v[w],b=[i,...d?.links?[d.links]:[]].map(S=>D(S[m]));q(y.root,`${P(m)}.${U(m)}: ${b.join("|")}`),z(y.root,"aria-label",`${I(m)}, ${b.join(" and ")}`),y.set(m===x)})}}}function Fe(t){let e=bt(),o=s=>G(t)({layer:P(s)-1,head:U(s)-1}),n=nt((s,p)=>{let l=()=>Number(p().id.split(" ")[1]);s.addEventListener("click",()=>o(l()));let c=i=>()=>l()+i>=0&&l()+i<De?l()+i:l();rt(s,{ArrowLeft:c(-1),ArrowRight:c(1),ArrowUp:c(-$),ArrowDown:c($),Home:()=>l()-l()%$,End:()=>l()-l()%$+$-1},i=>{o(i),n.focus(`head ${i}`)})}),a=g("div",{class:"attn-stage",role:"group","aria-label":"Heads, a row for each layer; arrow keys move"},e,n.root);return{root:a,paint:(s,p,l)=>{let c=a.clientWidth;c!==0&&(J(e,ct(s,p,{width:c,grid:l})),n.set(dt(s,c)))}}}function Xt(t,e){let[o,n]=[bt(),g("h3",{})],r=[],a=nt((l,c)=>{let i=()=>Number(c().id.split(" ")[1]);l.addEventListener("click",()=>e(i()));let d=h=>()=>r[r.indexOf(i())+h]??i();rt(l,{ArrowUp:d(-1),ArrowDown:d(1),Home:()=>r[0],End:()=>r.at(-1)},h=>{e(h),a.focus(`token ${h}`)})}),u=g("div",{class:"attn-stage",role:"group","aria-label":t},o,a.root);return{root:g("section",{},n,u),paint:(l,c,i,d)=>{q(n,l);let h=u.clientWidth;h!==0&&(r=c.tokens.map((f,x)=>x).filter(d),J(o,ut(c,i,h)),a.set(ht(c,h,d)))}}}function Re(t){let[e,o]=[bt(),g("h3",{})],n=g("div",{},e),r=g("details",{},g("summary",{},o),n),a=g("section",{class:"multihead-square"},r),u,s,[p,l]=[1,0],c=()=>{p=Math.min(384,n.clientWidth),p>0&&J(e,gt(u,s,p))};return r.addEventListener("toggle",c),e.addEventListener("click",d=>{t(mt(d.clientY-e.getBoundingClientRect().top,p,u))}),{root:a,paint:(d,h,f)=>{q(o,d.other?"First less second":"The same as a matrix"),[u,s]=[d,h],(f<800!=l<800||l===0)&&(r.open=f>=800),l=f,c()}}}var Pe=({model:t,revision:e,sha256:o,levels:n})=>`Weights of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${o}. Each weight is rounded to one of ${n+1} levels, so it is off by at most ${(.5/n).toFixed(3)}.`;function Ue(t,e,o){let n=null,r=null,a=()=>e.read(),u=()=>r,s=M=>G(e)({token:M}),p=M=>s(u().other.places.indexOf(M)),l=Ie(e,()=>n),[c,i,d]=[We(e),Fe(e),qt()],h=Lt("Small pictures show",{maps:"whole maps",link:"this link"},M=>G(e)({grid:M})),f=ot("Reset",e.reset).root;f.removeAttribute("aria-pressed");let x=g("span",{class:"attn-label"}),v=Xt("Tokens of the sentence; arrow keys move",s),k=Xt("Tokens of the second sentence; arrow keys move",p),y=Re(s),w=g("div",{class:"multihead-board"},v.root,k.root,y.root),m=g("div",{class:"attn-row attn-between multihead-kinds"},h.root,f),b=g("div",{class:"multihead-side"},c.root,m,d.root),S=g("div",{class:"multihead-top"},g("div",{},i.root,x),b),A=g("p",{class:"attn-hint"},"Press a head, then a word to see what it attends to; or find the heads that link two words."),O=g("p",{class:"attn-source"}),N=kt(o,"multihead").then(M=>{n=Dt(M),r=n.numbers(a()),q(O,Pe(M))}),W=M=>{n!==null&&(r=n.numbers(M),l.tell(M,r),c.tell(r),h.set(M.grid),q(x,Qt(r,M.grid)),d.set(Jt(r)))},R=({weights:M,beside:T},F,Zt)=>{if(n===null||r===null)return;let{sentence:te,compare:ee,grid:ne}=a(),{other:j}=r;w.classList.toggle("multihead-two",j!==null),z(k.root,"hidden",j===null),i.paint(r,n.maps(te,j?ee:null),ne);let xt=I(r.which),wt=`${xt[0].toUpperCase()}${xt.slice(1)}`,vt=Z=>j?`${wt}: ${Z}`:wt;v.paint(vt(r.text),r,M,()=>!0),j&&T&&k.paint(vt(j.text),j,T,Z=>j.places.includes(Z)),y.paint(r,ft({...r,weights:M,other:j&&{...j,weights:T??j.weights}}),Zt)},X=M=>{let{weights:T,other:F}=n.numbers(M);return{weights:T,beside:F?.weights??null}};return{parts:[A,l.root,g("div",{class:"multihead-all"},S,w),O],ready:N,tell:W,glides:X,paint:R,stop:d.stop}}var Un=Tt({name:"multihead",label:"Live figure: the heads of a real model",style:Vt+Kt,controls:["sentence","compare","layer","head","token","to","grid"],build:Ue});export{Ht as align,Un as default,Jt as describe,Dt as explorer,Bt as scene};
