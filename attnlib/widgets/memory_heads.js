// Joined by `make figures` from src/memory_heads and src/kit: change those, not this.
var ye=Object.defineProperty;var $e=(t,e)=>{for(var o in e)ye(t,o,{get:e[o],enumerable:!0})};function ct(t,e){if(t.data)return t.data(e);let o=globalThis.attnlibData??={};return o[e]??=new Promise(n=>{let r=s=>{s?.data===e&&(t.off("msg:custom",r),n(s.content))};t.on("msg:custom",r),t.send({ask:e})}),o[e]}var ke="http://www.w3.org/2000/svg",ve=0,Ae=Math.random().toString(36).slice(2,8),lt=t=>`attn-${Ae}-${t}-${++ve}`;function vt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var A=(t,e={},...o)=>vt(document.createElement(t),e,o),At=(t,e={},...o)=>vt(document.createElementNS(ke,t),e,o);function P(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function F(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var St=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Et=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var dt=t=>t.indexOf(Math.max(...t)),H=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Ot=200,Oe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ze=t=>t*t*(3-2*t);function pt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>pt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,pt(t[r],s,o)]);return Object.fromEntries(n)}return e}function zt(t,e,o){let[n,r,s,a,i,c]=[t,t,t,0,0,0],l=!1,d=p=>{let h=Math.min(64,p-i);if(i=p,l){let f=H((p-a)/e);n=pt(r,s,ze(f)),l=f<1}let g=o(n,h);c=l||g?requestAnimationFrame(d):0};return{go(p,h){if(Oe()){[n,s,l]=[p,p,!1],o(n,1/0);return}[r,s,a,l]=[n,p,performance.now(),h],h||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function Tt(t,e,o=[]){let n=[...e,...o],r=[],s=!1,a=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(s)return;let h=a();r.forEach(g=>g(h,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:h=!1}={})=>{s=!0;for(let[g,f]of Object.entries(p))t.set(g,f);s=!1,i({glide:h}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in p).map(h=>[h,p[h]]))};return{read:a,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Te(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function je(t,e,o,n){let[r,s]=[0,!1],a=c=>{if(c!==s){s=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,d=e.wants?.(o())??null;if(a(d!==null),d===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&i(c),()=>l===r&&e.say?.(p))};return i}function jt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=Ot,build:a}){return{render:({model:c,el:l})=>{let d=A("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(A("style",{},[Mt,St,Et,o].join(`
`)));let h=Tt(c,n,r),g=a(h.read(),h,c),f=A("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...g.parts);p.append(f),l.append(d);let u=()=>{let b=g.glides??(E=>E),y=0,$=zt(b(h.read()),s,(E,M)=>y>0&&g.paint(E,M,y)),k=()=>{let E=Math.round(f.clientWidth);E===y||E===0||(y=E,Te(l),$.again())},S=je(f,g,h.read,E=>{g.tell(h.read()),$.go(b(h.read()),E)});h.follow((E,M)=>{f.classList.add("touched"),S(M?.glide??!0)}),g.tell(h.read()),k();let C=new ResizeObserver(k);return C.observe(f),g.ahead?.(),()=>{C.disconnect(),$.stop(),h.stop(),g.stop?.()}},m=async()=>{await g.ready;for(let b;b=g.wants?.(h.read());)await b;return u()};return g.ready?m():u()}}}var _e=t=>Math.round(t*10)/10,_t=new WeakMap;function Ft(t){let e=A("div",{class:"attn-hits"}),o=new Map,n=s=>{let a=s.slider?A("div",{role:"slider",tabindex:0}):A("button",{type:"button"}),i={node:a,hit:s};return o.set(s.id,i),a.dataset.id=s.id,t(a,()=>i.hit),i};return{root:e,set:s=>{let a=new Set(s.map(({id:i})=>i));for(let[i,{node:c}]of o)a.has(i)||(c.remove(),o.delete(i));s.forEach((i,c)=>{let l=o.get(i.id)??n(i);Fe(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function Fe(t,{x:e,y:o,width:n,height:r,label:s,kind:a="",aria:i={},tab:c=0,lang:l}){let[d,p,h,g]=[e,o,n,r].map(_e),f=`left:${d}px;top:${p}px;width:${h}px;height:${g}px`;_t.get(t)!==f&&(t.style.cssText=f,_t.set(t,f)),F(t,"class",`attn-hit ${a}`.trim()),F(t,"aria-label",s),F(t,"tabindex",c),l&&F(t,"lang",l);for(let[u,m]of Object.entries(i))F(t,`aria-${u}`,String(m))}function Lt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),s=t.currentCSSZoom??1;return[(e-n)/s,(o-r)/s]}function Nt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var Dt="http://www.w3.org/2000/svg",Le=t=>Math.round(t*10)/10+0;function w(t,e,o,n,r){let s=Object.entries(n).map(([a,i])=>[a,typeof i=="number"?Le(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...r===void 0?{}:{text:r}}}var Ct=new WeakMap,Ne=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function Ce(t,e){let o=Ne(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(qe)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var De=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function qe(t){let e=document.createElementNS(Dt,"tspan");for(let[o,n]of Object.entries(De(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function qt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=Ct.get(t)??new Map;Ct.set(t,s);let a=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:d}]of s)a.get(c)?.shape!==d&&(l.remove(),s.delete(c));let i=t.firstChild;for(let c of n){let l=s.get(c.id);l||(l={node:document.createElementNS(Dt,c.shape),shape:c.shape,at:{},text:""},s.set(c.id,l)),Ce(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function L(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Z(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var It=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Rt(t,e){let o=A("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>F(o,"aria-pressed",String(n))}}function Ht(t,e,o){let n=lt("choice"),r=new Map,s=A("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[a,i]of Object.entries(e))r.set(a,A("input",{type:"radio",name:n,onchange:()=>o(a)})),s.append(A("label",{},r.get(a),A("span",{},i)));return{root:s,set:a=>void(r.get(a).checked=!0)}}function ht({label:t,onChange:e,options:o=[],wide:n=!1}){let r=lt("select"),s=A("select",{id:r,onchange:()=>e(s.value)}),a=A("div",{class:n?"attn-field attn-wide":"attn-field"},A("label",{for:r},t),s),[i,c]=[o,""],l=0,d=g=>{let[f,u]=i[g];F(s.options[g],"value",f),P(s.options[g],u)},p=()=>{for(l=0;s.length>i.length;)s.lastChild.remove();i.forEach((g,f)=>d(f))},h=(g,f=o)=>{i=f;let u=i.findIndex(([b])=>String(b)===String(g)),m=JSON.stringify(i);if(m!==c){for(;s.length<i.length;)s.append(A("option",{}));u>=0&&d(u),l||(l=setTimeout(p,40))}c=m,s.selectedIndex!==u&&(s.selectedIndex=u)};return h(o[0]?.[0]),{root:a,set:h}}function Bt(t=700){let e=A("p",{class:"attn-summary"}),o=A("span",{class:"attn-hidden",role:"status"}),n,r=s=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>P(o,s),t)),P(e,s)};return{root:A("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function ut(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}function Wt({label:t,rest:e,begin:o,next:n}){let r=0,s=()=>{P(d,r?"\u275A\u275A":"\u25B6"),F(d,"aria-label",r?"Pause":t)},a=()=>{clearTimeout(r),r=0,s()},i=()=>{r=Number(setTimeout(i,e)),n()||a()},c=()=>{o(),r=Number(setTimeout(i,e/2)),s()},d=A("button",{type:"button",class:"attn-play",onclick:()=>r?a():c()});return s(),{root:d,stop:a}}var Pt=["the","a","we","i","and","in","on","to","of","by","up","at","red","big","old","hot","fox","cat","dog","hen","owl","bee","sun","moon","sea","hill","tree","key","hat","tea","cup","bread","man","girl","king","bird","fish","boat","road","door","day","night","saw","sat","run","ran","ate","met","sang","said","came","went","home","cold","new","green","little","then","with","not","is","was","like","over"];var I=Pt,U=16,Re=/[.,;:!?"()“”„«»…]/g;function X(t){let e=t.toLowerCase().replace(Re," ").split(/\s+/).filter(Boolean).slice(0,U),o=new Map(e.filter(s=>I.includes(s)).map(s=>[s,I.indexOf(s)])),n=I.map((s,a)=>a).filter(s=>!e.includes(I[s]));for(let s of e)o.has(s)||o.set(s,n.shift());let r=[...I];return o.forEach((s,a)=>r[s]=a),{words:e,ids:e.map(s=>o.get(s)),label:r}}var[q,D,v,N]=[2,4,48,12],He=2**-11,Ut=[["embedding",I.length,v],...[1,2].flatMap(t=>[..."qkvo"].map(e=>[`layer${t}.w_${e}`,v,v])),["unembedding",v,I.length]],Q=Ut.reduce((t,[,e,o])=>t+e*o,0),Be="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",Vt=new Uint8Array(128);[...Be].forEach((t,e)=>Vt[t.charCodeAt(0)]=e);function ft(t){let e=(5-t.length%5)%5,o=new Uint8Array((t.length+e)/5*4);for(let n=0,r=0;n<t.length;n+=5,r+=4){let s=0;for(let a=0;a<5;a++)s=s*85+(n+a<t.length?Vt[t.charCodeAt(n+a)]:84);for(let a=3;a>=0;a--,s=Math.floor(s/256))o[r+a]=s%256}return o.subarray(0,o.length-e)}async function We(t){let o=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return new Uint8Array(await new Response(o).arrayBuffer())}function Pe(t){let e=(o,n)=>{let r=Math.floor((o+n)/2);return n-o<2?[]:[[r,o,n],...e(o,r),...e(r,n)]};return[[t-1,-1,-1],[0,t-1,-1],...e(0,t-1)]}function Ue(t){let e=t.length/Q,o=new Array(e);return Pe(e).forEach(([n,r,s],a)=>{let i=o[n]=new Int8Array(Q);for(let c=0;c<Q;c++){let l=r<0?0:s<0?o[r][c]:Math.floor((o[r][c]*(s-n)+o[s][c]*(n-r))/(s-r)+.5);i[c]=l+t[a*Q+c]}}),o}function Gt(t,e){let[o,n]=[0,0];return Object.fromEntries(Ut.map(([r,s,a])=>{let i=new Float64Array(s*a);for(let c=0;c<i.length;c++)i[c]=Math.fround(t[o+c]*e[n+c%a]);return o+=i.length,n+=a,[r,i]}))}function gt(t,e){let o=ft(t),n=new DataView(o.buffer,o.byteOffset,o.length);return Array.from({length:o.length/e},(r,s)=>e===2?n.getInt16(2*s,!0):n.getFloat32(4*s,!0))}function Kt(t,e){let o=gt(t,2);return[0,1].map(n=>Array.from({length:D},(r,s)=>{let a=((e*q+n)*D+s)*N;return Float64Array.from(o.slice(a,a+N),i=>He*i)}))}function Ve({levels:t,scales:e,means:o}){let n=new Int8Array(ft(t));return{params:Gt(n,Float32Array.from(gt(e,4))),means:Kt(o,0)}}async function Ge({levels:t,scales:e,means:o}){let n=Ue(await We(ft(t))),r=Float32Array.from(gt(e,4)),s=new Map;return a=>{let i=s.get(a)??{params:Gt(n[a],r),means:Kt(o,a)};return s.set(a,i),i}}function Yt(t,e){let o=Ve(t.opening),n=t.steps[t.steps.length-1],r={},s={},a=(l,d)=>l==="plain"&&d>t.priced_from?"plain":"priced";return{get:(l,d)=>{if(l==="priced"&&d===n)return o;let p=a(l,d),h=p==="plain"?t.steps.indexOf(t.priced_from)+1:0;return r[p]?.(t.steps.indexOf(d)-h)??null},load:(l,d)=>{let p=a(l,d);return s[p]??=e(p).then(Ge).then(h=>void(r[p]=h)),s[p]},first:t,last:n}}var Ke=100,V=(t,e)=>`${t+1}.${e+1}`;function nt(t,e,o,n=v){let r=new Float64Array(e*n);for(let s=0;s<e;s++){let a=r.subarray(s*n,(s+1)*n);for(let i=0;i<v;i++){let c=t[s*v+i];if(c===0)continue;let l=i*n;for(let d=0;d<n;d++)a[d]+=c*o[l+d]}}return r}function ee(t,e){let o=new Float64Array(e*v);for(let n=0;n<e;n++){let r=0;for(let a=0;a<v;a++)r+=t[n*v+a]*t[n*v+a];let s=Math.sqrt(r/v+1e-6);for(let a=0;a<v;a++)o[n*v+a]=t[n*v+a]/s}return o}var Jt=Float64Array.from({length:U*v/2},(t,e)=>{let[o,n]=[Math.floor(e/(v/2)),e%(N/2)];return o*Ke**(-2*n/N)}),[Zt,Xt]=[Jt.map(Math.cos),Jt.map(Math.sin)];function Qt(t,e){let o=new Float64Array(e*v);for(let n=0;n<e*v;n+=2){let r=t[n],s=t[n+1];o[n]=r*Zt[n/2]-s*Xt[n/2],o[n+1]=r*Xt[n/2]+s*Zt[n/2]}return o}function Ye(t,e,o,n){let r=new Float64Array(o*o);for(let s=0;s<o;s++){let[a,i]=[-1/0,0];for(let c=0;c<=s;c++){let l=0;for(let d=n*N;d<(n+1)*N;d++)l+=t[s*v+d]*e[c*v+d];r[s*o+c]=l/Math.sqrt(N),a=Math.max(a,r[s*o+c])}for(let c=0;c<=s;c++)i+=r[s*o+c]=Math.exp(r[s*o+c]-a);for(let c=0;c<=s;c++)r[s*o+c]/=i}return r}function Je({params:t,means:e},o,n,r,s){let a=ee(o,n),[i,c,l]=["q","k","v"].map(f=>nt(a,n,t[`layer${r+1}.w_${f}`])),[d,p]=[Qt(i,n),Qt(c,n)],h=new Float64Array(n*v),g=Array.from({length:D},(f,u)=>Ye(d,p,n,u));return g.forEach((f,u)=>{let m=V(r,u);if(s.heads.has(m))return s.mean&&Ze(h,n,u,e[r][u]);let b=Xe(f,n,m,s.edges);for(let y=0;y<n;y++)for(let $=0;$<=y;$++){let k=b[y*n+$];for(let S=u*N;S<(u+1)*N;S++)h[y*v+S]+=k*l[$*v+S]}}),{weights:g,found:h}}function Ze(t,e,o,n){for(let r=0;r<e;r++)t.set(n,r*v+o*N)}function Xe(t,e,o,n){let r=[...n].filter(a=>a.startsWith(`${o}.`));if(!r.length)return t;let s=t.slice();for(let a of r){let[i,c]=a.split(".").slice(2).map(l=>Number(l)-1);i<e&&c<e&&(s[i*e+c]=0)}return s}function K(t,e){let o=t.filter(r=>r.split(".").length===2),n=t.filter(r=>r.split(".").length===4);return{heads:new Set(o),edges:new Set(n),mean:e==="mean"}}var ne=K([],"zero");function oe(t,e){let o=new Float64Array(t.length);for(let n=0;n<t.length;n++)o[n]=t[n]+e[n];return o}function re({params:t},e,o){let n=t.unembedding.length/v,r=nt(ee(e,o),o,t.unembedding,n);return Array.from({length:o},(s,a)=>{let i=Array.from(r.subarray(a*n,(a+1)*n)),c=Math.max(...i),l=i.map(p=>Math.exp(p-c)),d=l.reduce((p,h)=>p+h,0);return l.map(p=>p/d)})}function se(t,e,o,n,r=0){let[s,a]=[[],[e]];for(let i=r;i<q;i++){let c=Je(t,e,o,i,n);e=oe(e,nt(c.found,o,t.params[`layer${i+1}.w_o`])),s.push(c),a.push(e)}return{layers:s,streams:a,chances:re(t,e,o)}}function mt(t,e,o=ne){let n=new Float64Array(e.length*v);return e.forEach((r,s)=>n.set(t.params.embedding.subarray(r*v,(r+1)*v),s*v)),se(t,n,e.length,o)}function Qe({params:t,means:e},o,n,r,s,a){let{found:i}=o.layers[r],c=new Float64Array(n*v);for(let l=0;l<n;l++)for(let d=0;d<N;d++){let p=l*v+s*N+d;c[p]=(a?e[r][s][d]:0)-i[p]}return oe(o.streams[r+1],nt(c,n,t[`layer${r+1}.w_o`]))}var tn=t=>t.map((e,o)=>o).filter(e=>e+1<t.length&&t.some((o,n)=>n<e&&o===t[e]&&t[n+1]===t[e+1]));function et(t,e,o){let n=o.filter(s=>dt(t[s])===e[s+1]).length,r=o.reduce((s,a)=>s-Math.log(t[a][e[a+1]]),0);return{right:n,of:o.length,loss:o.length?r/o.length:0}}function en(t,e,o,n,r){let s=o.length,a=et(e.chances,o,n).loss;return Array.from({length:q},(i,c)=>Array.from({length:D},(l,d)=>{if(!n.length)return 0;let p=Qe(t,e,s,c,d,r),h=c+1<q?se(t,p,s,ne,c+1).chances:re(t,p,s);return et(h,o,n).loss-a}))}function te(t,e,o){let n=e.length,r=a=>a.reduce((i,c)=>i+c,0)/Math.max(1,a.length),s=a=>e.map((i,c)=>c).filter(i=>i>0&&i<=a&&e[i-1]===e[a]);return t.layers.map(({weights:a},i)=>a.map(c=>r(i===0?e.slice(1).map((l,d)=>c[(d+1)*n+d]):o.map(l=>s(l).reduce((d,p)=>d+c[l*n+p],0)))))}var tt=[];function nn(t,e,o,n){let r=`${e} ${n}`,s=tt.find(c=>c.checkpoint===t&&c.key===r);if(s)return s.found;let a=mt(t,e),i={run:a,cost:en(t,a,e,o,n)};return tt.unshift({checkpoint:t,key:r,found:i}),tt.length=Math.min(tt.length,64),i}function ae({text:t,cuts:e,by:o},n){let{words:r,ids:s,label:a}=X(t),i=tn(s),{run:c,cost:l}=nn(n,s,i,o==="mean"),d=e.length?mt(n,s,K(e,o)):c,[p,h]=[d,c].map(({chances:f})=>f.map(dt)),g=({chances:f})=>f.map((u,m)=>m+1<s.length?u[s[m+1]]:Math.max(...u));return{words:r,ids:s,copies:i,cost:l,weights:d.layers.map(({weights:f})=>f.map(u=>Array.from(u))),chance:g(d),whole:g(c),guesses:p.map(f=>a[f]),surety:d.chances.map((f,u)=>f[p[u]]),guessed:h.map(f=>a[f]),sured:c.chances.map((f,u)=>f[h[u]]),right:p.map((f,u)=>f===s[u+1]),now:et(d.chances,s,i),before:et(c.chances,s,i),looks:te(d,s,i),looked:te(c,s,i)}}var ie=`text.small { font-size: 12.5px; }
text.tiny { font-size: 11.5px; }
text.large { font-size: 19px; font-weight: 600; }
text.word { font-size: 14px; }
text.off { text-decoration: line-through; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-linejoin: round; }
.thread { stroke-opacity: 0.28; } .band0 { stroke-width: 1; } .band1 { stroke-width: 2; } .band2 { stroke-width: 3.2; }
.strand { stroke-linecap: butt; }
.strand.cut { stroke: var(--edge); stroke-dasharray: 3 4; }
.disc { fill: var(--paper); stroke: var(--weight); stroke-width: 1.5; } .disc.off { fill: var(--edge); stroke: var(--edge); }
.sign { stroke-width: 1.8; } .sign.off { stroke: var(--paper); }
.chip.key { fill: var(--paper); }
.track { fill: var(--tint); }
.faint.solid { fill: var(--edge); }
.was { stroke-width: 2; }
rect.tile { fill: var(--tint); } rect.tile.off { fill: var(--paper); stroke: var(--edge); stroke-dasharray: 4 3; }
rect.band { fill: var(--query-wash); }
.pattern.off { fill-opacity: 0.3; }
.slash { stroke-width: 2.5; }
rect.frame { fill: none; stroke: var(--ink); stroke-width: 2; }
.pip.full { fill: var(--output); stroke: var(--output); } .pip.empty { fill: none; stroke: var(--output); stroke-dasharray: 2 2; }
.kept { stroke-width: 1; } .penalty { stroke-width: 1; stroke-dasharray: 3 3; }
.output.line { stroke-width: 2.2; }
.knob { stroke: var(--paper); stroke-width: 2; }
`;var me={};$e(me,{crosses:()=>yt,edgePath:()=>st,edges:()=>bt,followed:()=>J,layout:()=>rt,picture:()=>kt,places:()=>it,stepAt:()=>$t,training:()=>at,valueAt:()=>ge});var rn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),sn=1.12,Y=new Map;function an(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(rn[r.charCodeAt(0)-32]??556),0);return sn*o/1e3}function ot(t,e){return Y.size>5e3&&Y.clear(),Y.has(t)||Y.set(t,an(t)),e*Y.get(t)}var R=t=>`\u201C${t}\u201D`,G=({place:t},{words:e})=>Math.min(t??e.length,e.length)-1;function wt(t,e,o){let n=t.slice(o*e,o*e+e);return n.indexOf(Math.max(...n))}function cn({cuts:t,by:e}){let{heads:o,edges:n}=K(t,e),r=o.size>1?"heads":"head";return[...o.size?[`${r} ${It([...o])}${e==="mean"?" (by its mean)":""}`]:[],...n.size?[`${n.size} ${n.size===1?"edge":"edges"}`]:[]].join(" and ")}function ln(t,e){return e.right===0?"":t.right>=.8*e.right?": copying survives":t.right<=.35*e.right?": copying dies":": copying falters"}function dn({heads:t,cuts:e},{looks:o,looked:n}){let r=t[1],[s,a]=[o[1][r-1],n[1][r-1]];return e.includes(`2.${r}`)||a-s<.3?"":` Head 2.${r} no longer finds what came next: ${L(s)} of its weight, ${L(a)} before.`}function ce(t,e){let{words:o,weights:n,cost:r,guesses:s,surety:a}=e,[i,c]=t.heads,[l,d]=[o.length,G(t,e)],p=n[1][c-1],h=wt(p,l,d),g=h>0&&o[h-1]===o[d],f=g&&r[0][i-1]>.5&&n[0][i-1][h*l+h-1]>.4,u=g?f?`, which head 1.${i} has marked as following ${R(o[d])}`:`, which followed ${R(o[d])} before`:"",m=d===h?"itself":R(o[h]);return`From ${R(o[d])}, head 2.${c} attends most to ${m} (${L(p[d*l+h])})${u}; the guess is ${R(s[d])} (${Z(a[d])}).`}function pn(t,e){let{words:o,guesses:n,surety:r,guessed:s,sured:a}=e,i=G(t,e);return`After ${R(o[i])} the guess is ${R(n[i])} (${Z(r[i])}), with nothing cut ${R(s[i])} (${Z(a[i])}).`}function hn(t,e){let{now:o,before:n,copies:r}=e,s=cn(t);if(!r.length)return`Nothing comes again in this text, so there is nothing to copy. ${ce(t,e)}`;if(!s)return`${o.right} of ${o.of} repeated words are predicted. ${ce(t,e)}`;let a=t.cuts.every(i=>i.split(".").length===4);return`Without ${s}, ${o.right} of ${o.of} repeated words are predicted, ${n.right} before${ln(o,n)}. ${a?pn(t,e):`The loss on them goes from ${L(n.loss)} to ${L(o.loss)}.`}${dn(t,e)}`}function le(t,e,o,n){if(!e.words.length)return"Type a text in which some words come again in the same order.";let r=hn(t,e);return o===n?r:`After ${o} steps of training, ${r[0].toLowerCase()}${r.slice(1)}`}function de({cuts:t},{looks:e,cost:o},n,r){let s=`${n+1}.${r+1}`,a=n?"what came next before":"the word before";return`${t.includes(s)?"Restore":"Cut"} head ${s}: ${L(e[n][r])} of its weight on ${a}; alone cut, the loss rises by ${L(o[n][r])}`}var un=960,fn=.05,gn=Math.log(64),mn=4.8,pe=[.15,.4,.7];function rt(t){let e=Math.min(t,un),o=e<700,n=e<330,r=o?e:Math.min(356,.39*e),s=o?e:e-r-36,a=o?(e-4*70)/3:12,i=o?70:Math.floor((r-3*a)/4),c=o?0:e-r,l=i+50,d=26,p=d+q*l,h=o?24:23,g=o?p+40:44,f=g+U*h,u=o?f+28:p+26,m=o?u+70:f-18,b=n?56:o?62:84,y=n?50:o?62:Math.min(112,.2*s),$=y+b+y+(o?16:34);return{laid:e,zoom:t/e,narrow:o,panel:r,panelLeft:c,wide:s,gap:a,tile:i,block:l,tilesTop:d,row:h,top:g,bottom:f,curveTop:u,curveBottom:m,word:b,lane:y,bars:$,bar:n?34:o?44:84,least:n,wordLeft:y,height:(o?m:f)+22}}var xt=({top:t,row:e},o)=>t+(o+.5)*e,ue=(t,e,o)=>({x:t.panelLeft+o*(t.tile+t.gap),y:t.tilesTop+e*t.block+20});function st(t,e,o,n){let[r,s]=e===0?[t.wordLeft-3,-1]:[t.wordLeft+t.word+3,1],[a,i]=[xt(t,o),xt(t,n)],c=o===n?.12:.2+.8*((o-n)/(U-1))**.7,l=s*(t.lane-12)*c,d=(r+4/3*l).toFixed(1),[p,h]=o===n?[a-5,a+5]:[a,i];return{d:`M${r} ${p.toFixed(1)}C${d} ${p.toFixed(1)} ${d} ${h.toFixed(1)} ${r} ${h.toFixed(1)}`,x:r+l,y:(a+i)/2}}function J(t,e){let o=G(t,e);return[wt(e.weights[1][t.heads[1]-1],e.words.length,o),o]}var fe=({cuts:t},e,o,n)=>t.includes(e)||t.includes(`${e}.${o+1}.${n+1}`);function wn(t,e,o,n){let[r,s]=[e.words.length,t.heads[n]-1],[a,i]=[J(t,e)[n],e.weights[n][s]],c=pe.map(()=>"");for(let l=0;l<r;l++)for(let d=0;d<=l;d++){let p=pe.findLastIndex(h=>i[l*r+d]>=h);p<0||l===d||l===a||fe(t,V(n,s),l,d)||(c[p]+=st(o,n,l,d).d)}return c.map((l,d)=>w(`threads ${n} ${d}`,"path",`weight line thread band${d}`,{d:l}))}function bt(t,e,o){let[n,r]=[e.words.length,t.heads[o]-1];if(n===0)return[];let s=J(t,e)[o];return e.weights[o][r].slice(s*n,s*n+s+1).map((a,i)=>({i:s,j:i,weight:a,cut:fe(t,V(o,r),s,i)})).filter(({weight:a})=>a>=fn).sort((a,i)=>i.weight-a.weight)}function xn(t,e,o,n){return bt(t,e,n).flatMap(({i:r,j:s,weight:a,cut:i})=>[w(`edge ${n} ${r} ${s}`,"path",`weight line strand${i?" cut":""}`,{d:st(o,n,r,s).d,"stroke-width":(9*a).toFixed(2)})])}function yt(t,e,o){let n=[];for(let r=0;r<q;r++)if(!t.cuts.includes(`${r+1}.${t.heads[r]}`))for(let s of bt(t,e,r).filter(({weight:a})=>a>=.1).slice(0,2)){let{x:a,y:i}=st(o,r,s.i,s.j);n.every(l=>l.layer!==r||Math.hypot(l.x-a,l.y-i)>=25)&&n.push({id:`cross ${r} ${s.i} ${s.j}`,x:a,y:i,layer:r,...s})}return n}var bn=(t,e,o)=>yt(t,e,o).flatMap(({id:n,x:r,y:s,cut:a})=>[w(`${n} disc`,"circle",`weight disc${a?" off":""}`,{cx:r,cy:s,r:8.5}),w(`${n} sign`,"path",`weight line sign${a?" off":""}`,{d:`M${(r-3).toFixed(1)} ${(s-3).toFixed(1)}l6 6m0 -6l-6 6`})]);function he(t,e,o){if(ot(t,o)<=e)return t;let n=t.length-1;for(;n>1&&ot(`${t.slice(0,n)}\u2026`,o)>e;)n--;return`${t.slice(0,n)}\u2026`}function yn(t,e,o){let{words:n,copies:r,chance:s,whole:a,guesses:i,right:c}=e,{row:l,word:d,wordLeft:p,bars:h,bar:g,wide:f,narrow:u}=o,[m,b]=n.length?J(t,e):[-1,-1],y=u?14.5:15;return n.flatMap(($,k)=>{let S=xt(o,k),C=k===b?"query solid":k===m?"key ring":"paper",E=r.includes(k),M=k===n.length-1,x=M||E&&c[k];return[w(`word ${k}`,"rect",`${C} chip`,{x:p,y:S-l/2+1,width:d,height:l-2,rx:5}),w(`text ${k}`,"text",`${k===b?"paper":k===m?"key":"ink"} word`,{x:p+d/2,y:S+4.5},he($,d-4,y)),w(`track ${k}`,"rect","track",{x:h,y:S-4,width:g,height:8}),w(`chance ${k}`,"rect",`${M?"ink":E?"output":"faint"} solid`,{x:h,y:S-4,width:g*s[k],height:8}),...E||M?[w(`was ${k}`,"line","ink line was",{x1:h+g*a[k],x2:h+g*a[k],y1:S-7,y2:S+7,...t.cuts.length?{}:{visibility:"hidden"}})]:[],...E?[w(`verdict ${k}`,"text",`${c[k]?"output":"soft"} strong`,{x:h-9,y:S+4.5},c[k]?"\u2713":"\xD7")]:[],w(`guess ${k}`,"text",`${M?"ink":x?"output":"soft"} start word${x?" strong":""}`,{x:h+g+8,y:S+4.5},he(i[k],f-h-g-10,y))]})}function $n({heads:[t,e],cuts:o},n){let{top:r,wordLeft:s,word:a,bars:i,wide:c,narrow:l,least:d}=n,p=(h,g,f,u,m)=>{let b=o.includes(`${u}.${m}`);return[w(`${h} name`,"text",`weight strong ${l?"small ":""}${g}${b?" off":""}`,{x:f,y:r-22},`${d?"":"head "}${u}.${m}`),w(`${h} note`,"text",`soft small ${g}`,{x:f,y:r-7},b?"is cut":"looks at")]};return[...p("first","end",s-(l?1:4),1,t),...p("second","start",s+a+4,2,e),w("text name","text","ink strong",{x:s+a/2,y:r-22},"text"),w("next name","text","ink strong start",{x:i,y:r-22},"next word"),w("next note","text","soft small start",{x:i,y:r-7},c-i<260?"chance, guess":"its chance, and the model\u2019s guess")]}function kn(t,e,o,{x:n,y:r}){let s=o/Math.max(e,4),a="";return t.forEach((i,c)=>{let l=s*Math.sqrt(i);if(l<.6)return;let[d,p]=[n+(c%e+.5)*s,r+(Math.floor(c/e)+.5)*s],[h,g,f]=[d-l/2,p-l/2,l].map(u=>u.toFixed(2));a+=`M${h} ${g}h${f}v${f}h-${f}z`}),a}function vn(t,e,o,n,r){let{tile:s,narrow:a}=o,i=V(n,r),{x:c,y:l}=ue(o,n,r),d=e.words.length,p=t.cuts.includes(i),h=t.heads[n]===r+1,[g,f]=[d?J(t,e)[n]:0,s/Math.max(d,4)],[u,m]=[e.looks[n][r],e.cost[n][r]],b=s-(a?34:38),y=($,k,S,C,E)=>[w(`${$} track ${i}`,"rect","track",{x:c,y:C,width:b,height:6}),w(`${$} bar ${i}`,"rect",`${k} solid`,{x:c,y:C,width:b*H(S),height:6}),w(`${$} told ${i}`,"text","soft tiny end",{x:c+s,y:C+7},E)];return[w(`tile ${i}`,"rect",`tile${p?" off":""}`,{x:c,y:l,width:s,height:s,rx:3}),w(`band ${i}`,"rect","band",{x:c,y:l+g*f,width:s,height:d?f:0}),w(`pattern ${i}`,"path",`weight solid pattern${p?" off":""}`,{d:kn(e.weights[n][r],d,s,{x:c,y:l})}),w(`name ${i}`,"text","ink strong end small",{x:c+s-4,y:l+14},i),...p?[w(`slash ${i}`,"path","ink line slash",{d:`M${c+6} ${l+s-6}L${c+s-6} ${l+20}`})]:[],...h?[w(`shown ${i}`,"rect","ink frame",{x:c,y:l,width:s,height:s,rx:3})]:[],...y("look","weight",u,l+s+6,L(u)),...y("cost","output",m/gn,l+s+19,`${m<-.005?"":"+"}${L(Math.abs(m)<.005?0:m)}`)]}function An(t,e,o){let{panelLeft:n,panel:r,tilesTop:s,block:a,narrow:i}=o,{now:c,copies:l,right:d}=e,p=c.of?`${c.right} of ${c.of}`:"",h=ot(p,19)+10,g=12;return[w("score","text","output large start",{x:n,y:17},p),w("score note","text","soft small start",{x:n+h,y:15},c.of?"repeated words predicted":"no word is repeated"),...l.map((f,u)=>w(`pip ${f}`,"rect",`output pip ${d[f]?"full":"empty"}`,{x:n+r-(l.length-u)*(g+2),y:5,width:g-1,height:g-1,rx:2,...i&&l.length>6||l.length>9?{visibility:"hidden"}:{}})),...Array.from({length:q},(f,u)=>{let m=s+u*a+12,b=u?"on what came next before":"on the word before";return[w(`layer ${u}`,"text","ink strong small start",{x:n,y:m},`layer ${u+1}`),w(`layer note ${u}`,"text","weight small start",{x:n+54,y:m},b),w(`layer cost ${u}`,"text","output small end",{x:n+r,y:m},"loss if cut"),...Array.from({length:D},(y,$)=>vn(t,e,o,u,$)).flat()]}).flat()]}function at({steps:t},{panelLeft:e,panel:o,curveTop:n,curveBottom:r}){let s=l=>r-(r-n)*l/mn,[a,i]=[e+22,e+o-8],c=t[t.length-1];return{x:l=>a+(i-a)*l/c,y:s,low:a,high:i}}function $t(t,e,o){let n=rt(e),{x:r}=at(t,n),s=t.steps.map(a=>Math.abs(r(a)-o/n.zoom));return t.steps[s.indexOf(Math.min(...s))]}function ge(t,e,o){let n=Math.max(0,t.findLastIndex(r=>r<=o));return n===t.length-1?e[n]:e[n]+(o-t[n])/(t[n+1]-t[n])*(e[n+1]-e[n])}function Mn({state:t,first:e,at:o},n){let{step:r,repeated:s,other:a}=e.curves[t.kind],{x:i,y:c,low:l,high:d}=at(e,n),{curveTop:p,curveBottom:h,panelLeft:g}=n,f=$=>$.map((k,S)=>`${S?"L":"M"}${i(r[S]).toFixed(1)} ${c(k).toFixed(1)}`).join(""),[u,m]=[i(o),ge(r,s,o)],b=u>(l+d)/2,y=i(e.priced_from);return[w("training name","text","ink strong small start",{x:g,y:p-10},"training"),w("training note","text","soft small start",{x:g+62,y:p-10},"loss on other texts"),...[0,2,4].flatMap($=>[w(`loss rule ${$}`,"line","rule",{x1:l,x2:d,y1:c($),y2:c($)}),w(`loss ${$}`,"text","soft tiny end",{x:l-5,y:c($)+4},String($))]),w("kept","path","soft line kept",{d:e.steps.map($=>`M${i($).toFixed(1)} ${h}v4`).join("")}),...t.kind==="priced"?[w("penalty","line","soft line penalty",{x1:y,x2:y,y1:p,y2:h}),w("penalty told","text","soft tiny end",{x:y-5,y:h-6},"penalty from here")]:[],w("other","path","soft line",{d:f(a)}),w("repeated","path","output line",{d:f(s)}),w("other told","text","soft tiny end halo",{x:d,y:c(a[a.length-1])+14},"new words"),w("repeated told","text","output tiny end halo",{x:d,y:c(s[s.length-1])+15},"repeated words"),w("head","line","ink line",{x1:u,x2:u,y1:p-4,y2:h+4}),w("knob","circle","ink solid knob",{cx:u,cy:c(m),r:6.5}),w("step told","text",`ink strong small ${b?"end":"start"}`,{x:b?u+6:u-6,y:h+17},`step ${Math.round(o)}`)]}function kt(t,e){let{state:o,width:n}=e,r=rt(n),s=t.words.length?[0,1]:[];return{width:r.laid,height:r.height,marks:[...An(o,t,r),...$n(o,r),...s.flatMap(a=>wn(o,t,r,a)),...s.flatMap(a=>xn(o,t,r,a)),...yn(o,t,r),...bn(o,t,r),...Mn(e,r)]}}function it(t,{state:e,first:o,width:n}){let r=rt(n),{zoom:s,tile:a,row:i,word:c,wordLeft:l,lane:d,top:p,curveTop:h,curveBottom:g}=r,f=M=>({...M,x:M.x*s,y:M.y*s,width:M.width*s,height:M.height*s}),u=Array.from({length:q*D},(M,x)=>{let[O,z]=[Math.floor(x/D),x%D],{x:j,y:_}=ue(r,O,z);return{id:`tile ${O} ${z}`,x:j,y:_,width:a,height:a+26,label:de(e,t,O,z),aria:{pressed:e.cuts.includes(V(O,z))}}}),m=G(e,t),b=[0,1].map(M=>({id:`lane ${M}`,x:M?l+c+2:0,y:p-38,width:d-2,height:36,label:`Show the next head of layer ${M+1}; now head ${M+1}.${e.heads[M]}`})),y=t.words.map((M,x)=>({id:`word ${x}`,x:l,y:p+x*i,width:c,height:i,label:`${M}, place ${x+1}`,tab:x===m?0:-1,aria:{pressed:x===m}})),$=yt(e,t,r).map(({id:M,x,y:O,layer:z,i:j,j:_,weight:B,cut:W})=>({id:M,x:x-12.5,y:O-12.5,width:25,height:25,aria:{pressed:W},label:`${W?"Restore":"Cut"} the edge of head ${z+1}.${e.heads[z]} from ${t.words[j]} (${j+1}) to ${t.words[_]} (${_+1}), weight ${L(B)}`})),{low:k,high:S}=at(o,r),C=o.steps.indexOf(e.step),E={id:"training",x:k-8,y:h-6,width:S-k+16,height:g-h+24,label:"step of the training",slider:!0,kind:"across",aria:{valuemin:0,valuemax:o.steps.length-1,valuenow:C,valuetext:`after ${e.step} steps`}};return[...u,...b,...y,...$,E].map(f)}var we=`.heads-text { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; }
.heads-text .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.heads-text input { width: 100%; }
.heads-controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
.heads-controls .attn-label { margin: 0; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.attn-memory_heads > * + * { margin-top: 12px; }
.attn-memory_heads .attn-summary { min-height: 2.9em; text-wrap: pretty; }
@container (max-width: 699px) {
  .heads-text select { width: 96px; }
  .heads-controls { gap: 8px; justify-content: space-between; }
  .heads-controls .attn-label { display: none; }
  .heads-controls .attn-field { flex: 1; }
  .heads-controls .attn-field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .heads-controls select { flex: 1; }
  .attn-memory_heads > * + * { margin-top: 8px; }
  .attn-memory_heads .attn-summary { min-height: 4.35em; }
  .attn-memory_heads text.word { font-size: 13px; }
}
@container (max-width: 430px) { .attn-memory_heads .attn-summary { min-height: 7.25em; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } .attn-play { border: 1px solid; } }
@media print { .heads-text, .heads-controls, .attn-hint { display: none; } }
`;var En=260,xe=[["we saw the red fox run to the green hill we saw the red fox run","a sentence again"],["a hen met the owl a hen met the owl a hen met the","three times"],["the king saw the owl the girl saw the sea the king saw the","two ways on"],["kix wug dax zup blick kix wug dax zup blick kix wug","made-up words"],["the old man went to sea in a little boat","nothing again"]],T=t=>t.read();function On(t){let e=a=>t.change({text:a,place:null,cuts:zn(t)}),o=0,n=ht({label:"Text",options:[["","your own"],...xe],onChange:a=>a&&e(a)}),r=A("input",{type:"text",lang:"en",autocomplete:"off",autocapitalize:"off",spellcheck:"false","aria-label":"Your text, 16 words at most",oninput:()=>{cancelAnimationFrame(o),o=requestAnimationFrame(()=>e(r.value))}}),s=({text:a})=>{n.set(xe.some(([i])=>i===a)?a:""),r.value!==a&&(r.value=a)};return{root:A("div",{class:"heads-text"},n.root,r),tell:s}}var zn=t=>T(t).cuts.filter(e=>e.split(".").length===2);function be(t,e,o={}){let{cuts:n}=T(t),r=n.includes(e)?n.filter(s=>s!==e):[...n,e];t.change({cuts:r,...o},{glide:!0})}function Tn(t,e,o,n,r){let s=i=>()=>{let{steps:c}=e().first;return c[H(c.indexOf(T(t).step)+i,0,c.length-1)]},a=i=>{o(),i!==T(t).step&&t.change({step:i},{glide:!0})};return(i,c)=>{let[l,...d]=c().id.split(" "),p=d.map(Number);if(l==="training"){let u=b=>{let{root:y,width:$}=r();a($t(e().first,$,Lt(y,b)[0]))};Nt(i,b=>(u(b),u));let m={ArrowRight:s(1),ArrowUp:s(1),ArrowLeft:s(-1),ArrowDown:s(-1)};ut(i,{...m,Home:s(-999),End:s(999)},a);return}let h=(u,m)=>T(t).heads.map((b,y)=>y===u?m:b),g={tile:()=>be(t,`${p[0]+1}.${p[1]+1}`,{heads:h(p[0],p[1]+1)}),lane:()=>t.change({heads:h(p[0],T(t).heads[p[0]]%D+1)},{glide:!0}),word:()=>t.change({place:p[0]+1},{glide:!0}),cross:()=>{let[u,m,b]=p;be(t,`${u+1}.${T(t).heads[u]}.${m+1}.${b+1}`)}}[l];if(i.addEventListener("click",()=>g?.()),l!=="word")return;let f=u=>()=>H(p[0]+u,0,X(T(t).text).words.length-1);ut(i,{ArrowDown:f(1),ArrowUp:f(-1),Home:f(-99),End:f(99)},u=>{t.change({place:u+1},{glide:!0}),n().focus(`word ${u}`)})}}function jn(t,e){let o=Ht("Cut by",{zero:"by zero",mean:"by mean"},l=>t.change({by:l},{glide:!0})),n=ht({label:"Heads",options:[["priced","with a penalty from step 600"],["plain","without a penalty"]],onChange:l=>t.change({kind:l},{glide:!0})}),r=Wt({label:"Play: through the training",rest:En,begin:()=>{let{steps:l}=e().first;T(t).step===l[l.length-1]&&t.change({step:0},{glide:!0})},next:()=>{let{get:l,first:{steps:d}}=e(),{kind:p,step:h}=T(t),g=d.indexOf(h)+(l(p,h)?1:0);return g<d.length&&t.change({step:d[g]},{glide:!0}),g<d.length-1}}),s=(l,d)=>{let{root:p}=Rt(l,()=>(r.stop(),d()));return p.removeAttribute("aria-pressed"),p},a=s("Restore all",()=>t.change({cuts:[]},{glide:!0}));return{root:A("div",{class:"heads-controls"},r.root,A("div",{class:"attn-row"},A("span",{class:"attn-label","aria-hidden":"true"},"cut"),o.root),A("div",{class:"attn-row"},a,s("Reset",t.reset)),n.root),tell:l=>{o.set(l.by),n.set(l.kind),F(a,"disabled",l.cuts.length===0)},stop:r.stop}}function _n(t,e,o){let n=null,r=null,s=null,[a,i]=[800,null],c=jn(e,()=>n),[l,d]=[On(e),Bt()],p=At("svg",{class:"scene","aria-hidden":"true"}),h=Tn(e,()=>n,()=>c.stop(),()=>g,()=>({root:f,width:a})),g=Ft(h),f=A("div",{class:"attn-stage"},p,g.root),u=A("p",{class:"attn-hint"},"Cut a head. Then drag the training back."),m=({kind:x,step:O})=>n?.load(x,O).then(C),b=x=>{let O=n?.get(x.kind,x.step);O?r={kind:x.kind,step:x.step,checkpoint:O}:m(x);let{text:z,cuts:j,by:_}=x,B=JSON.stringify([z,j,_]),{checkpoint:W}=r;return(s?.key!==B||s.own!==W)&&(s={key:B,own:W,result:ae(x,W)}),s.result},y=x=>({state:T(e),first:n.first,at:x,width:a}),$=x=>{if(!n)return;let O=b(x),{step:z}=r,j=z!==x.step||r?.kind!==x.kind;l.tell(x),c.tell(x),g.set(it(O,y(x.step))),d.set((j?"This checkpoint is still on its way. ":"")+le(x,O,z,n.last))},k=x=>{let{weights:O,chance:z,cost:j,looks:_}=b(x);return{at:x.step,weights:O,chance:z,cost:j,looks:_}},S=(x,O,z)=>{if(!n)return;let j=z!==a;[i,a]=[x,z];let _=b(T(e));j&&g.set(it(_,y(T(e).step)));let B=_.weights[0][0].length===x.weights[0][0].length;qt(p,kt(B?{..._,...x}:_,y(x.at)))},C=()=>{$(T(e)),i&&S(k(T(e)),0,a)},E=ct(o,"memory_heads").then(async x=>{n=Yt(x,j=>ct(o,`memory_heads.${j}`));let{kind:O,step:z}=T(e);n.get(O,z)||await n.load(O,z)}),M=()=>void(n&&m(T(e)));for(let x of["pointerenter","focusin"])f.addEventListener(x,M,{once:!0});return{parts:[u,l.root,f,c.root,d.root],tell:$,ready:E,glides:k,paint:S,stop:()=>(c.stop(),d.stop())}}var Wo=jt({name:"memory_heads",label:"Live figure: a transformer that copies, to be broken",style:ie+we,controls:["text","cuts","by","kind","step","heads","place"],ms:220,build:_n});export{ae as compute,Wo as default,le as describe,G as focusOf,mt as forward,Yt as library,X as read,me as scene,K as sorted};
