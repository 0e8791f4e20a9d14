// Joined by `make figures` from src/multihead and src/kit: change those, not this.
var re=Object.defineProperty;var ae=(t,e)=>{for(var o in e)re(t,o,{get:e[o],enumerable:!0})};function kt(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),n(a.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var se="http://www.w3.org/2000/svg",ie=0,le=Math.random().toString(36).slice(2,8),tt=t=>`attn-${le}-${t}-${++ie}`;function yt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var g=(t,e={},...o)=>yt(document.createElement(t),e,o),$t=(t,e={},...o)=>yt(document.createElementNS(se,t),e,o);function q(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var At=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var H=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Ot=200,ue=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,he=t=>t*t*(3-2*t);function et(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>et(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,et(t[r],a,o)]);return Object.fromEntries(n)}return e}function Et(t,e,o){let[n,r,a,h,s,d]=[t,t,t,0,0,0],l=!1,c=i=>{let p=Math.min(64,i-s);if(s=i,l){let f=H((i-h)/e);n=et(r,a,he(f)),l=f<1}let u=o(n,p);d=l||u?requestAnimationFrame(c):0};return{go(i,p){if(ue()){[n,a,l]=[i,i,!1],o(n,1/0);return}[r,a,h,l]=[n,i,performance.now(),p],p||(n=i,o(n,0)),d||([s,d]=[performance.now(),requestAnimationFrame(c)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(d)}}function Tt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,h=()=>Object.fromEntries(n.map(i=>[i,t.get(i)])),s=i=>{if(a)return;let p=h();r.forEach(u=>u(p,i))},d=()=>s(null);e.forEach(i=>t.on(`change:${i}`,d));let l=(i,{glide:p=!1}={})=>{a=!0;for(let[u,f]of Object.entries(i))t.set(u,f);a=!1,s({glide:p}),t.save_changes()},c=()=>{let i=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in i).map(p=>[p,i[p]]))};return{read:h,change:l,reset:()=>l(c(),{glide:!0}),follow:i=>void r.push(i),stop:()=>e.forEach(i=>t.off(`change:${i}`,d))}}function fe(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function me(t,e,o,n){let[r,a]=[0,!1],h=d=>{if(d!==a){a=d,t.classList.toggle("loading",d);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",d)}},s=d=>{let l=++r,c=e.wants?.(o())??null;if(h(c!==null),c===null)return n(d);e.say?.("Loading \u2026");let i="This part of the figure could not be loaded. Choose it again, or reload the page.";c.then(()=>l===r&&s(d),()=>l===r&&e.say?.(i))};return s}function Nt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Ot,build:h}){return{render:({model:d,el:l})=>{let c=g("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),i=c.attachShadow({mode:"open"});i.append(g("style",{},[At,Mt,St,o].join(`
`)));let p=Tt(d,n,r),u=h(p.read(),p,d),f=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);i.append(f),l.append(c);let b=()=>{let k=u.glides??(A=>A),y=0,w=Et(k(p.read()),a,(A,O)=>y>0&&u.paint(A,O,y)),m=()=>{let A=Math.round(f.clientWidth);A===y||A===0||(y=A,fe(l),w.again())},x=me(f,u,p.read,A=>{u.tell(p.read()),w.go(k(p.read()),A)});p.follow((A,O)=>{f.classList.add("touched"),x(O?.glide??!0)}),u.tell(p.read()),m();let S=new ResizeObserver(m);return S.observe(f),u.ahead?.(),()=>{S.disconnect(),w.stop(),p.stop(),u.stop?.()}},v=async()=>{await u.ready;for(let k;k=u.wants?.(p.read());)await k;return b()};return u.ready?v():b()}}}var ge=t=>Math.round(t*10)/10,zt=new WeakMap;function nt(t){let e=g("div",{class:"attn-hits"}),o=new Map,n=a=>{let h=a.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),s={node:h,hit:a};return o.set(a.id,s),h.dataset.id=a.id,t(h,()=>s.hit),s};return{root:e,set:a=>{let h=new Set(a.map(({id:s})=>s));for(let[s,{node:d}]of o)h.has(s)||(d.remove(),o.delete(s));a.forEach((s,d)=>{let l=o.get(s.id)??n(s);be(l.node,l.hit=s),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[d]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function be(t,{x:e,y:o,width:n,height:r,label:a,kind:h="",aria:s={},tab:d=0,lang:l}){let[c,i,p,u]=[e,o,n,r].map(ge),f=`left:${c}px;top:${i}px;width:${p}px;height:${u}px`;zt.get(t)!==f&&(t.style.cssText=f,zt.set(t,f)),z(t,"class",`attn-hit ${h}`.trim()),z(t,"aria-label",a),z(t,"tabindex",d),l&&z(t,"lang",l);for(let[b,v]of Object.entries(s))z(t,`aria-${b}`,String(v))}var Lt="http://www.w3.org/2000/svg",C=t=>Math.round(t*10)/10+0;function E(t,e,o,n,r){let a=Object.entries(n).map(([h,s])=>[h,typeof s=="number"?C(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Ct=new WeakMap,xe=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function we(t,e){let o=xe(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(ke)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var ve=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ke(t){let e=document.createElementNS(Lt,"tspan");for(let[o,n]of Object.entries(ve(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function J(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Ct.get(t)??new Map;Ct.set(t,a);let h=new Map(n.map(d=>[d.id,d]));for(let[d,{node:l,shape:c}]of a)h.get(d)?.shape!==c&&(l.remove(),a.delete(d));let s=t.firstChild;for(let d of n){let l=a.get(d.id);l||(l={node:document.createElementNS(Lt,d.shape),shape:d.shape,at:{},text:""},a.set(d.id,l)),we(l,d),s===l.node?s=l.node.nextSibling:t.insertBefore(l.node,s)}}var jt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,j=t=>t.map((e,o)=>{let n=t.slice(0,o).filter(r=>r===e).length;return n?`${e} ${n+1}`:e});function ot(t,e){let o=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>z(o,"aria-pressed",String(n))}}function qt(t,e,o){let n=tt("choice"),r=new Map,a=g("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[h,s]of Object.entries(e))r.set(h,g("input",{type:"radio",name:n,onchange:()=>o(h)})),a.append(g("label",{},r.get(h),g("span",{},s)));return{root:a,set:h=>void(r.get(h).checked=!0)}}function Q({label:t,onChange:e,options:o=[],wide:n=!1}){let r=tt("select"),a=g("select",{id:r,onchange:()=>e(a.value)}),h=g("div",{class:n?"attn-field attn-wide":"attn-field"},g("label",{for:r},t),a),[s,d]=[o,""],l=0,c=u=>{let[f,b]=s[u];z(a.options[u],"value",f),q(a.options[u],b)},i=()=>{for(l=0;a.length>s.length;)a.lastChild.remove();s.forEach((u,f)=>c(f))},p=(u,f=o)=>{s=f;let b=s.findIndex(([k])=>String(k)===String(u)),v=JSON.stringify(s);if(v!==d){for(;a.length<s.length;)a.append(g("option",{}));b>=0&&c(b),l||(l=setTimeout(i,40))}d=v,a.selectedIndex!==b&&(a.selectedIndex=b)};return p(o[0]?.[0]),{root:h,set:p}}function _t(t=700){let e=g("p",{class:"attn-summary"}),o=g("span",{class:"attn-hidden",role:"status"}),n,r=a=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>q(o,a),t)),q(e,a)};return{root:g("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function rt(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var _=6,$=12,Ht=_*$,ye=5;function Dt(t,e,o){let[n,r]=[j(t),j(e)],a=r.map((s,d)=>d).filter(s=>!n.includes(r[s])),h=()=>o?a.shift()??null:null;return n.map(s=>r.includes(s)?r.indexOf(s):h())}function It(t){let e=new Map,o=(i,p)=>(e.has(i)||e.set(i,p()),e.get(i)),n=i=>t.sentences[i].tokens.length,r=i=>o(`open ${i}`,()=>{let p=atob(t.sentences[i].weights);return Float64Array.from(p,u=>u.charCodeAt(0)/t.levels)}),a=(i,p)=>o(`head ${i} ${p}`,()=>{let u=n(i),f=b=>{let v=(p*u+b)*u;return Array.from(r(i).subarray(v,v+u))};return Array.from({length:u},(b,v)=>f(v))}),h=(i,p,u)=>{let f=n(i);return Array.from({length:Ht},(b,v)=>r(i)[(v*f+p)*f+u])},s=(i,p)=>{let[u,f]=[t.sentences[i],t.sentences[p]];return Dt(u.tokens,f.tokens,u.twin===p)},d=(i,p,u,f,b)=>{let v=s(i,p),[k,y]=[v[f],v[b]],{text:w,tokens:m}=t.sentences[p],x=k===null||y===null?null:h(p,k,y);return{text:w,tokens:m,weights:a(p,u),token:k,to:y,links:x,places:v}};return{numbers:({sentence:i,compare:p,layer:u,head:f,token:b,to:v})=>{let{text:k,tokens:y}=t.sentences[i],w=y.length,m=p!=null&&n(p)===w,[x,S,A]=[Math.min(b,w-1),Math.min(v,w-1),u*t.heads+f],O=h(i,x,S),T=m?d(i,p,A,x,S):null,W=N=>T?.links?Math.abs(O[N]-T.links[N]):O[N],R=O.map((N,F)=>F).sort((N,F)=>W(F)-W(N)||N-F),X=a(i,A),M=R.slice(0,ye);return{text:k,tokens:y,weights:X,token:x,to:S,links:O,other:T,which:A,strongest:M}},maps:(i,p)=>o(`maps ${i} ${p}`,()=>{let u=n(i),f=p!==null&&n(p)===u,[b,v]=[r(i),f?r(p):null],k=f?s(i,p):[],y=(x,S,A)=>{let[O,T]=[k[S],k[A]],W=b[(x*u+S)*u+A];if(v===null)return W;if(O===null||T===null)return 0;let R=W-v[(x*u+O)*u+T];return Math.sign(R)*Math.sqrt(Math.abs(R))},w=$*(u+1)-1,m=new Array(w*(_*(u+1)-1)).fill(0);for(let x=0;x<Ht;x++){let[S,A]=[Math.floor(x/$)*(u+1),x%$*(u+1)];for(let O=0;O<u;O++)for(let T=0;T<u;T++)m[(S+O)*w+A+T]=y(x,O,T)}return{values:m,columns:w,signed:v!==null}}),sentences:t.sentences}}var Vt={};ae(Vt,{cellsOf:()=>ft,columns:()=>pt,headHits:()=>dt,headOf:()=>U,layerOf:()=>P,lines:()=>ut,nameOf:()=>I,overview:()=>ct,paired:()=>Y,rowAt:()=>mt,share:()=>D,square:()=>gt,wordHits:()=>ht});var $e={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Ae=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),Me=t=>~t.reduce((e,o)=>Ae[(e^o)&255]^e>>>8,-1)>>>0,V=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function B(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...V(e.length),...o,...V(Me(o))]}var Se=t=>H(Math.round(128+127*t),0,255);function Oe(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...V((o<<16|e)>>>0)]}var Wt=Array.from({length:256},(t,e)=>e-128),Ft=t=>[...B("PLTE",Wt.flatMap(e=>$e[t][e<0?"below":"above"])),...B("tRNS",Wt.map(e=>Math.min(255,2*Math.abs(e))))],Ee={signed:Ft("signed"),weight:Ft("weight")},Rt=new WeakMap;function at(t,e,o=1,n="signed"){let r=Rt.get(t)??new Map;Rt.set(t,r);let a=`${e} ${o} ${n}`;return r.has(a)||r.set(a,Te(t,e,o,n)),r.get(a)}function Te(t,e,o,n){let r=t.length/e,a=[];for(let d=0;d<r;d++){a.push(0);for(let l=0;l<e;l++)a.push(Se(t[d*e+l]/o))}let s=[137,80,78,71,13,10,26,10,...B("IHDR",[...V(e),...V(r),8,3,0,0,0]),...Ee[n],...B("IDAT",Oe(a)),...B("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...s))}`}var Ne="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ze=1.12,K=new Map;function Ce(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Ne[r.charCodeAt(0)-32]??556),0);return ze*o/1e3}function st(t,e){return K.size>5e3&&K.clear(),K.has(t)||K.set(t,Ce(t)),e*K.get(t)}var lt=384,it=8,Le=.3,D=t=>t.toFixed(2),P=t=>Math.floor(t/$)+1,U=t=>t%$+1,I=t=>`layer ${P(t)}, head ${U(t)}`;function Ut(t){let e=H(t-24*$,0,16),o=e<12?0:e,n=(t-o)/$;return{margin:o,pitch:n,height:o+_*n}}var je=(t,e,o)=>Array.from({length:_*$},(n,r)=>{let[a,h]=[t+r%$*e,t+Math.floor(r/$)*e];return`M${C(a)} ${C(h)}h${C(o)}v${C(o)}h${C(-o)}z`}).join("");function qe(t,{margin:e,pitch:o},n){let{links:r,other:a}=t;return r.map((h,s)=>{let d=a?.links?h-a.links[s]:h,l=a?.links?d<0?"below tint":"above tint":"weight solid tint",c={x:e+s%$*o,y:e+Math.floor(s/$)*o},i=String(Math.round(100*Math.abs(d))/100);return E(`link ${s}`,"rect",l,{...c,width:n,height:n,opacity:i})})}function ct(t,e,{width:o,grid:n}){let r=Ut(o),{margin:a,pitch:h,height:s}=r,d=t.tokens.length,l=h/(d+1),c=h-(n==="maps"?l:3),i=()=>at(e.values,e.columns,1,e.signed?"signed":"weight"),p={x:a,y:a,width:$*h-l,height:_*h-l},u=n==="link"?qe(t,r,c):[E("maps","image","map",{...p,preserveAspectRatio:"none",href:i()})],[f,b]=[t.which%$,Math.floor(t.which/$)],v={x:a+f*h-1.5,y:a+b*h-1.5},k=(w,m,x,S,A)=>E(w,"text",A?"ink strong tiny":"soft tiny",{x:m,y:x},String(S)),y=a===0?[]:[...Array.from({length:$},(w,m)=>k(`head ${m+1}`,a+m*h+c/2,11,m+1,m===f)),...Array.from({length:_},(w,m)=>k(`layer ${m+1}`,6,a+m*h+c/2+4,m+1,m===b))];return{width:o,height:Math.ceil(s),marks:[E("frames","path","rule",{d:je(a,h,c)}),...u,...y,E("chosen","rect","output line chosen",{...v,width:c+3,height:c+3})]}}function dt({which:t},e){let{margin:o,pitch:n}=Ut(e);return Array.from({length:_*$},(r,a)=>({id:`head ${a}`,x:o+a%$*n,y:o+Math.floor(a/$)*n,width:n,height:n,label:I(a),tab:a===t?0:-1,aria:{pressed:a===t}}))}function pt(t,e){let o=Math.max(...j(t).map(s=>st(s,14))),n=H(o+18,56,110),r=e-H(o+56,104,150),a=Math.min(36,lt/t.length),h=(lt-a*t.length)/2;return{left:n,right:r,row:a,y:s=>h+a*(s+.5)}}function Pt(t,e,o,n,{left:r,right:a,y:h}){let s=Array(it+1).fill("");for(let[d,l,c]of n)s[Math.round(d*it)]+=`M${C(r)} ${C(h(l))}L${C(a)} ${C(h(c))}`;return s.slice(1).flatMap((d,l)=>d?[E(`${t} ${l+1}`,"path",e,{d,opacity:(o*(l+1)/it).toFixed(2)})]:[])}function ut({tokens:t,token:e,to:o},n,r){let a=pt(t,r),{left:h,right:s,row:d,y:l}=a,c=j(t),i=n.flatMap((m,x)=>m.map((S,A)=>[S,x,A])),p=e===null?null:n[e],u=r-s,f={height:d-2},b=(p??[]).map((m,x)=>E(`bar ${x}`,"rect","weight solid bar",{x:s,y:l(x)-d/2+1,width:m*u,...f})),v=c.map((m,x)=>E(`from ${x}`,"text",x===e?"paper strong end":"ink end",{x:h-8,y:l(x)+5},m)),k=c.flatMap((m,x)=>[E(`to ${x}`,"text",x===o?"ink strong start":"ink start",{x:s+7,y:l(x)+5},m),...p===null?[]:[E(`weight ${x}`,"text","ink end share",{x:r-4,y:l(x)+5},D(p[x]))]]),y={x:2,y:l(e??0)-11,width:h-4,height:22,rx:5},w={x:s,y:l(o??0)-d/2+1,width:3,...f};return{width:r,height:lt,marks:[...Pt("faint","soft line thread",Le,i.filter(([,m])=>m!==e),a),...Pt("strong","weight line thick",1,i.filter(([,m])=>m===e),a),...b,...e===null?[]:[E("plate","rect","ink solid",y)],...o===null?[]:[E("goal","rect","key solid",w)],...v,...k]}}function ht({tokens:t,token:e},o,n=()=>!0){let{left:r,row:a,y:h}=pt(t,o),s=j(t),d=s.findIndex((l,c)=>n(c));return s.flatMap((l,c)=>n(c)?[{id:`token ${c}`,x:0,y:h(c)-a/2,width:r,height:a,label:l,tab:c===(e??d)?0:-1,aria:{pressed:c===e}}]:[])}function ft({weights:t,other:e}){if(e===null)return t.flat();let{places:o,weights:n}=e;return t.flatMap((r,a)=>r.map((h,s)=>{let[d,l]=[o[a],o[s]];return d===null||l===null?0:h-n[d][l]}))}var Y=({tokens:t,other:e})=>t.map((o,n)=>{let r=e?.tokens[e.places[n]??-1]??o;return r===o?o:`${o}/${r}`}),Bt=t=>Math.max(62,...t.map(e=>Math.ceil(st(e,11.5))+8));function mt(t,e,o){let[n,r]=[Bt(Y(o)),o.tokens.length];return H(Math.floor(r*(t-n)/(e-n-2)),0,r-1)}function gt(t,e,o){let{token:n,other:r}=t,a=Y(t),[h,s]=[a.length,Bt(a)],d=o-s-2,l=d/h,c={x:s,y:s,width:d,height:d},i=p=>s+l*(p+.5)+4;return{width:o,height:o,marks:[E("map","image","map",{...c,href:at(e,h,1,r?"signed":"weight")}),E("frame","rect","rule",c),E("row","rect","ink line look",{x:s,y:s+n*l,width:d,height:l}),...a.map((p,u)=>{let f=u===n?"ink strong end tiny":"soft end tiny";return E(`left ${u}`,"text",f,{x:s-5,y:i(u)},p)}),...a.map((p,u)=>{let[f,b]=[C(i(u)),s-5];return E(`top ${u}`,"text","soft start tiny",{x:f,y:b,transform:`rotate(-90 ${f} ${b})`},p)})]}}var Kt=`text.tiny { font-size: 11.5px; }
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
`;var Yt=`.attn-multihead > * + * { margin-top: 12px; }
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
`;var Gt=t=>j(t).map(e=>/\w/.test(e)?e:`\u201C${e}\u201D`);function Jt(t,e){let o=t.map((n,r)=>r).sort((n,r)=>t[r]-t[n]||n-r).slice(0,3);return jt(o.map(n=>`${e[n]} ${D(t[n])}`))}function Qt({tokens:t,weights:e,links:o,other:n,token:r,to:a,which:h,strongest:s}){let d=Gt(t),l=I(h),c=`${l[0].toUpperCase()}${l.slice(1)}: ${d[r]} attends to ${Jt(e[r],d)}.`,[i]=s,p=`from ${d[r]} to ${d[a]}`,u=`The strongest link ${p} is in ${I(i)}: ${D(o[i])}.`;if(n===null)return`${c} ${u}`;let f=Gt(n.tokens),b=n.token===null?"":` In the second sentence ${f[n.token]} attends to ${Jt(n.weights[n.token],f)}.`;if(n.links===null){let y=[r,a].filter((w,m,x)=>n.places[w]===null&&x.indexOf(w)===m);return`${c}${b} The second sentence has no ${y.map(w=>d[w]).join(" and no ")}, so there is no link to compare. ${u}`}let v=n.token===null||n.to===null?"":`${f[n.token]} to ${f[n.to]}`,k=v===`${d[r]} to ${d[a]}`?"":` (there from ${v})`;return`${c}${b} The link ${p}${k} changes most in ${I(i)}: ${D(o[i])} and ${D(n.links[i])}.`}function Xt(t,e){let{other:o}=t,n=e==="maps"?"each head\u2019s weights":"each head\u2019s weight on the link";if(o===null||e==="link"&&o.links===null)return`rows: layers, columns: heads; ${n}`;let r=Y(t).some(s=>s.includes("/")),a=o.places.includes(null);return`${e==="maps"?"blue: more in the first, pink: in the second; tint: root of the difference":"blue: more in the first sentence, pink: more in the second"}${r?"; swapped words share a row":""}${a?"; blank: no such word there":""}`}var De=5,Ie=_*$,bt=()=>$t("svg",{class:"scene","aria-hidden":"true"}),G=t=>e=>t.change(e,{glide:!0});function We(t,e){let o=G(t),n=c=>{let[i,p]=e().sentences[c].link;o({compare:null,sentence:c,token:i,to:p})},r=(c,i)=>Q({label:c,onChange:i,wide:!0}),a=r("Sentence",c=>n(Number(c))),h=r("Compare with",c=>s(c===""?null:Number(c))),s=c=>{let{links:i}=e().numbers({...t.read(),compare:c}).other??{};o({compare:c,...i?{grid:"link"}:{}})};return{root:g("div",{class:"multihead-fields"},a.root,h.root),tell:({sentence:c,compare:i},{tokens:p,other:u})=>{let f=e().sentences,b=f.map(({text:w},m)=>[m,w]),v=([w])=>w!==c&&f[w].tokens.length===p.length,{twin:k}=f[c],y=b.filter(v).sort(([w],[m])=>+(m===k)-+(w===k)||w-m);a.set(c,b),h.set(u?i:"",[["","nothing"],...y])}}}function Fe(t){let e=G(t),o=Q({label:"Which head links",onChange:c=>e({token:Number(c)})}),n=Q({label:"to",onChange:c=>e({to:Number(c)})}),r=[],a=c=>e({layer:P(r[c])-1,head:U(r[c])-1}),h=Array.from({length:De},(c,i)=>ot("",()=>a(i))),s=g("div",{class:"attn-row multihead-found",role:"group","aria-label":"Strongest heads"},g("span",{class:"multihead-key"},"layer.head: weight"),...h.map(({root:c})=>c));return{root:g("div",{class:"multihead-search"},o.root,n.root,s),tell:({tokens:c,links:i,other:p,token:u,to:f,which:b,strongest:v})=>{let k=j(c).map((y,w)=>[w,y]);o.set(u,k),n.set(f,k),r=v,h.forEach((y,w)=>{let m=v[w],x=[i,...p?.links?[p.links]:[]].map(S=>D(S[m]));q(y.root,`${P(m)}.${U(m)}: ${x.join("|")}`),z(y.root,"aria-label",`${I(m)}, ${x.join(" and ")}`),y.set(m===b)})}}}function Re(t){let e=bt(),o=s=>G(t)({layer:P(s)-1,head:U(s)-1}),n=nt((s,d)=>{let l=()=>Number(d().id.split(" ")[1]);s.addEventListener("click",()=>o(l()));let c=i=>()=>l()+i>=0&&l()+i<Ie?l()+i:l();rt(s,{ArrowLeft:c(-1),ArrowRight:c(1),ArrowUp:c(-$),ArrowDown:c($),Home:()=>l()-l()%$,End:()=>l()-l()%$+$-1},i=>{o(i),n.focus(`head ${i}`)})}),a=g("div",{class:"attn-stage",role:"group","aria-label":"Heads, a row for each layer; arrow keys move"},e,n.root);return{root:a,paint:(s,d,l)=>{let c=a.clientWidth;c!==0&&(J(e,ct(s,d,{width:c,grid:l})),n.set(dt(s,c)))}}}function Zt(t,e){let[o,n]=[bt(),g("h3",{})],r=[],a=nt((l,c)=>{let i=()=>Number(c().id.split(" ")[1]);l.addEventListener("click",()=>e(i()));let p=u=>()=>r[r.indexOf(i())+u]??i();rt(l,{ArrowUp:p(-1),ArrowDown:p(1),Home:()=>r[0],End:()=>r.at(-1)},u=>{e(u),a.focus(`token ${u}`)})}),h=g("div",{class:"attn-stage",role:"group","aria-label":t},o,a.root);return{root:g("section",{},n,h),paint:(l,c,i,p)=>{q(n,l);let u=h.clientWidth;u!==0&&(r=c.tokens.map((f,b)=>b).filter(p),J(o,ut(c,i,u)),a.set(ht(c,u,p)))}}}function Pe(t){let[e,o]=[bt(),g("h3",{})],n=g("div",{},e),r=g("details",{},g("summary",{},o),n),a=g("section",{class:"multihead-square"},r),h,s,[d,l]=[1,0],c=()=>{d=Math.min(384,n.clientWidth),d>0&&J(e,gt(h,s,d))};return r.addEventListener("toggle",c),e.addEventListener("click",p=>{t(mt(p.clientY-e.getBoundingClientRect().top,d,h))}),{root:a,paint:(p,u,f)=>{q(o,p.other?"First less second":"The same as a matrix"),[h,s]=[p,u],(f<800!=l<800||l===0)&&(r.open=f>=800),l=f,c()}}}var Ue=({model:t,revision:e,sha256:o,levels:n})=>`Weights of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${o}. Each weight is rounded to one of ${n+1} levels, so it is off by at most ${(.5/n).toFixed(3)}.`;function Be(t,e,o){let n=null,r=null,a=()=>e.read(),h=()=>r,s=M=>G(e)({token:M}),d=M=>s(h().other.places.indexOf(M)),l=We(e,()=>n),[c,i,p]=[Fe(e),Re(e),_t()],u=qt("Small pictures show",{maps:"whole maps",link:"this link"},M=>G(e)({grid:M})),f=ot("Reset",e.reset).root;f.removeAttribute("aria-pressed");let b=g("span",{class:"attn-label"}),v=Zt("Tokens of the sentence; arrow keys move",s),k=Zt("Tokens of the second sentence; arrow keys move",d),y=Pe(s),w=g("div",{class:"multihead-board"},v.root,k.root,y.root),m=g("div",{class:"attn-row attn-between multihead-kinds"},u.root,f),x=g("div",{class:"multihead-side"},c.root,m,p.root),S=g("div",{class:"multihead-top"},g("div",{},i.root,b),x),A=g("p",{class:"attn-hint"},"Press a head, then a word to see what it attends to; or find the heads that link two words."),O=g("p",{class:"attn-source"}),T=kt(o,"multihead").then(M=>{n=It(M),r=n.numbers(a()),q(O,Ue(M))}),W=M=>{n!==null&&(r=n.numbers(M),l.tell(M,r),c.tell(r),u.set(M.grid),q(b,Xt(r,M.grid)),p.set(Qt(r)))},R=({weights:M,beside:N},F,te)=>{if(n===null||r===null)return;let{sentence:ee,compare:ne,grid:oe}=a(),{other:L}=r;w.classList.toggle("multihead-two",L!==null),z(k.root,"hidden",L===null),i.paint(r,n.maps(ee,L?ne:null),oe);let xt=I(r.which),wt=`${xt[0].toUpperCase()}${xt.slice(1)}`,vt=Z=>L?`${wt}: ${Z}`:wt;v.paint(vt(r.text),r,M,()=>!0),L&&N&&k.paint(vt(L.text),L,N,Z=>L.places.includes(Z)),y.paint(r,ft({...r,weights:M,other:L&&{...L,weights:N??L.weights}}),te)},X=M=>{let{weights:N,other:F}=n.numbers(M);return{weights:N,beside:F?.weights??null}};return{parts:[A,l.root,g("div",{class:"multihead-all"},S,w),O],ready:T,tell:W,glides:X,paint:R,stop:p.stop}}var Bn=Nt({name:"multihead",label:"Live figure: the heads of a real model",style:Kt+Yt,controls:["sentence","compare","layer","head","token","to","grid"],build:Be});export{Dt as align,Bn as default,Qt as describe,It as explorer,Vt as scene};
