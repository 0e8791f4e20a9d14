// Joined by `make figures` from src/multihead and src/kit: change those, not this.
var te=Object.defineProperty;var ee=(t,e)=>{for(var n in e)te(t,n,{get:e[n],enumerable:!0})};function kt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(o=>{let r=a=>{a?.data===e&&(t.off("msg:custom",r),o(a.content))};t.on("msg:custom",r),t.send({ask:e})}),n[e]}var ne="http://www.w3.org/2000/svg",oe=0,re=Math.random().toString(36).slice(2,8),tt=t=>`attn-${re}-${t}-${++oe}`;function yt(t,e,n){for(let[r,a]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),a):a===!0?t.setAttribute(r,""):a!==!1&&a!=null&&t.setAttribute(r,a);return(t.tabIndex>=0||t.localName==="summary")&&t.setAttribute("data-lm-suppress-shortcuts","true"),t.append(...n),t}var b=(t,e={},...n)=>yt(document.createElement(t),e,n),et=(t,e={},...n)=>yt(document.createElementNS(ne,t),e,n);function H(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function N(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var $t=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
  --negative: var(--edge);
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

/* Tables: a number stands right-aligned over its bar */
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

.attn td { position: relative; }
.attn-column { position: absolute; z-index: 1; inset: 0 0 auto; height: calc(var(--rows) * var(--row)); line-height: var(--row); white-space: pre; contain: strict; pointer-events: none; }

.attn-bar { position: relative; display: block; height: 6px; margin-top: 4px; border-radius: 3px; overflow: hidden; background: var(--raised); }
.attn-bar span { display: block; height: 100%; background: var(--accent); transform-origin: left; }
.attn-bar .attn-negative { background: var(--negative); }
.attn-signed::before { content: ""; position: absolute; left: calc(100% * var(--zero)); width: 1px; height: 100%; background: var(--edge); z-index: 1; }

/* Names, bars and numbers in rows of one height: what changes moves nothing else. */
.attn-rows { position: relative; height: calc(var(--rows) * 23px); font-size: 0.933em; line-height: 23px; contain: strict; }
.attn-rows > * { position: absolute; inset: 0; contain: strict; }
.attn-rows-names, .attn-rows-numbers { padding: 0 4px; white-space: pre; }
.attn-rows > .attn-rows-names { right: auto; width: var(--name); }
.attn-rows-numbers { text-align: right; }
.attn-rows > svg { left: var(--name); width: calc(100% - var(--name) - 3.7em); height: 100%; }
.attn-rows path { fill: none; stroke-width: 6px; vector-effect: non-scaling-stroke; }
.attn-rows-mark { background: color-mix(in srgb, var(--accent) 15%, transparent); }
.attn-rows > .attn-rows-mark { bottom: auto; height: 23px; border-radius: 4px; }
.attn-rows-track { stroke: var(--raised); }
.attn-rows-above { stroke: var(--accent); }
.attn-rows-below { stroke: var(--negative); }
.attn-rows path.attn-rows-zero { stroke: var(--edge); stroke-width: 1px; }

.attn .attn-tinted { position: relative; isolation: isolate; }
.attn-tint { position: absolute; inset: 0; z-index: -1; border-radius: inherit; background: var(--accent); opacity: 0; pointer-events: none; }

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
  .attn-bar { border: 1px solid; }
  .attn-bar span, .attn-tint { background: Highlight; forced-color-adjust: none; }
  .attn-button[aria-pressed="true"], .attn-choice input:checked + span { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .attn-rows-names, .attn-rows-numbers, .attn-column { color: CanvasText; forced-color-adjust: none; } /* no plate behind their lines: it would cover what they stand on */
  .attn-rows-above, .attn-rows-below { stroke: Highlight; }
  .attn-rows-mark { border: 1px solid; }
}
`;var At=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var W=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var St=200,le=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ce=t=>t*t*(3-2*t);function nt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>nt(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,nt(t[r],a,n)]);return Object.fromEntries(o)}return e}function Ot(t,e,n){let[o,r,a,c,l,d]=[t,t,t,0,0,0],i=!1,p=s=>{let u=Math.min(64,s-l);if(l=s,i){let m=W((s-c)/e);o=nt(r,a,ce(m)),i=m<1}let h=n(o,u);d=i||h?requestAnimationFrame(p):0};return{go(s,u){if(le()){[o,a,i]=[s,s,!1],n(o,1/0);return}[r,a,c,i]=[o,s,performance.now(),u],u||(o=s,n(o,0)),d||([l,d]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(d)}}function Et(t,e,n=[]){let o=[...e,...n],r=[],a=!1,c=()=>Object.fromEntries(o.map(s=>[s,t.get(s)])),l=s=>{if(a)return;let u=c();r.forEach(h=>h(u,s))},d=()=>l(null);e.forEach(s=>t.on(`change:${s}`,d));let i=(s,{glide:u=!1}={})=>{a=!0;for(let[h,m]of Object.entries(s))t.set(h,m);a=!1,l({glide:u}),t.save_changes()},p=()=>{let s=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in s).map(u=>[u,s[u]]))};return{read:c,change:i,reset:()=>i(p(),{glide:!0}),follow:s=>void r.push(s),stop:()=>e.forEach(s=>t.off(`change:${s}`,d))}}function de(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function zt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=St,build:c}){return{render:({model:d,el:i})=>{let p=b("div",{class:"attn-host"}),s=p.attachShadow({mode:"open"});s.append(b("style",{},[$t,Mt,At,n].join(`
`)));let u=Et(d,o,r),h=c(u.read(),u,d),m=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);s.append(m),i.append(p);let w=()=>{let x=h.glides??(f=>f),y=0,v=Ot(x(u.read()),a,(f,M)=>y>0&&h.paint(f,M,y)),k=()=>{let f=Math.round(m.clientWidth);f===y||f===0||(y=f,v.again())};u.follow((f,M)=>{m.classList.add("touched"),h.tell(f),v.go(x(f),M?.glide??!0)}),h.tell(u.read()),de(i),k();let g=new ResizeObserver(k);return g.observe(m),()=>{g.disconnect(),v.stop(),u.stop(),h.stop?.()}};return h.ready?h.ready.then(w):w()}}}var pe=t=>Math.round(t*10)/10;function ot(t){let e=b("div",{class:"attn-hits"}),n=new Map,o=a=>{let c=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),l={node:c,hit:a};return n.set(a.id,l),c.dataset.id=a.id,t(c,()=>l.hit),l};return{root:e,set:a=>{let c=new Set(a.map(({id:l})=>l));for(let[l,{node:d}]of n)c.has(l)||(d.remove(),n.delete(l));a.forEach((l,d)=>{let i=n.get(l.id)??o(l);ue(i.node,i.hit=l),i.node.parentNode!==e&&e.insertBefore(i.node,e.children[d]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function ue(t,{x:e,y:n,width:o,height:r,label:a,kind:c="",aria:l={},tab:d=0,lang:i}){let p={left:e,top:n,width:o,height:r};for(let[s,u]of Object.entries(p))t.style[s]=`${pe(u)}px`;N(t,"class",`attn-hit ${c}`.trim()),N(t,"aria-label",a),N(t,"tabindex",d),i&&N(t,"lang",i);for(let[s,u]of Object.entries(l))N(t,`aria-${s}`,String(u))}var Nt="http://www.w3.org/2000/svg",T=t=>Math.round(t*10)/10+0;function S(t,e,n,o,r){let a=Object.entries(o).map(([c,l])=>[c,typeof l=="number"?T(l):l]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var jt=new WeakMap,he=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function fe(t,e){let n=he(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(ge)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var me=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function ge(t){let e=document.createElementNS(Nt,"tspan");for(let[n,o]of Object.entries(me(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function G(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=jt.get(t)??new Map;jt.set(t,a);let c=new Map(o.map(d=>[d.id,d]));for(let[d,{node:i,shape:p}]of a)c.get(d)?.shape!==p&&(i.remove(),a.delete(d));let l=t.firstChild;for(let d of o){let i=a.get(d.id);i||(i={node:document.createElementNS(Nt,d.shape),shape:d.shape,at:{},text:""},a.set(d.id,i)),fe(i,d),l===i.node?l=i.node.nextSibling:t.insertBefore(i.node,l)}}var Tt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`,L=t=>t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e});function rt(t,e){let n=b("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>N(n,"aria-pressed",String(o))}}function Ct(t,e,n){let o=tt("choice"),r=new Map,a=b("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,l]of Object.entries(e))r.set(c,b("input",{type:"radio",name:o,onchange:()=>n(c)})),a.append(b("label",{},r.get(c),b("span",{},l)));return{root:a,set:c=>void(r.get(c).checked=!0)}}function J({label:t,onChange:e,options:n=[],wide:o=!1}){let r=tt("select"),a=b("select",{id:r,onchange:()=>e(a.value)}),c=b("div",{class:o?"attn-field attn-wide":"attn-field"},b("label",{for:r},t),a),[l,d]=[n,""],i=0,p=h=>{let[m,w]=l[h];N(a.options[h],"value",m),H(a.options[h],w)},s=()=>{for(i=0;a.length>l.length;)a.lastChild.remove();l.forEach((h,m)=>p(m))},u=(h,m=n)=>{l=m;let w=l.findIndex(([y])=>String(y)===String(h)),x=JSON.stringify(l);if(x!==d){for(;a.length<l.length;)a.append(b("option",{}));w>=0&&p(w),i||(i=setTimeout(s,40))}d=x,a.selectedIndex!==w&&(a.selectedIndex=w)};return u(n[0]?.[0]),{root:c,set:u}}function Lt(t=700){let e=b("p",{class:"attn-summary"}),n=b("span",{class:"attn-hidden",role:"status"}),o,r=a=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>H(n,a),t)),H(e,a)};return{root:b("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function at(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var _=6,$=12,Ht=_*$,be=5;function _t(t,e,n){let[o,r]=[L(t),L(e)],a=r.map((l,d)=>d).filter(l=>!o.includes(r[l])),c=()=>n?a.shift()??null:null;return o.map(l=>r.includes(l)?r.indexOf(l):c())}function Dt(t){let e=new Map,n=(s,u)=>(e.has(s)||e.set(s,u()),e.get(s)),o=s=>t.sentences[s].tokens.length,r=s=>n(`open ${s}`,()=>{let u=atob(t.sentences[s].weights);return Float64Array.from(u,h=>h.charCodeAt(0)/t.levels)}),a=(s,u)=>n(`head ${s} ${u}`,()=>{let h=o(s),m=w=>{let x=(u*h+w)*h;return Array.from(r(s).subarray(x,x+h))};return Array.from({length:h},(w,x)=>m(x))}),c=(s,u,h)=>{let m=o(s);return Array.from({length:Ht},(w,x)=>r(s)[(x*m+u)*m+h])},l=(s,u)=>{let[h,m]=[t.sentences[s],t.sentences[u]];return _t(h.tokens,m.tokens,h.twin===u)},d=(s,u,h,m,w)=>{let x=l(s,u),[y,v]=[x[m],x[w]],{text:k,tokens:g}=t.sentences[u],f=y===null||v===null?null:c(u,y,v);return{text:k,tokens:g,weights:a(u,h),token:y,to:v,links:f,places:x}};return{numbers:({sentence:s,compare:u,layer:h,head:m,token:w,to:x})=>{let{text:y,tokens:v}=t.sentences[s],k=v.length,g=u!=null&&o(u)===k,[f,M,E]=[Math.min(w,k-1),Math.min(x,k-1),h*t.heads+m],O=c(s,f,M),z=g?d(s,u,E,f,M):null,R=j=>z?.links?Math.abs(O[j]-z.links[j]):O[j],X=O.map((j,I)=>I).sort((j,I)=>R(I)-R(j)||j-I),Q=a(s,E),A=X.slice(0,be);return{text:y,tokens:v,weights:Q,token:f,to:M,links:O,other:z,which:E,strongest:A}},maps:(s,u)=>n(`maps ${s} ${u}`,()=>{let h=o(s),m=u!==null&&o(u)===h,[w,x]=[r(s),m?r(u):null],y=m?l(s,u):[],v=(f,M,E)=>{let[O,z]=[y[M],y[E]],R=w[(f*h+M)*h+E];return x===null?R:O===null||z===null?0:R-x[(f*h+O)*h+z]},k=$*(h+1)-1,g=new Array(k*(_*(h+1)-1)).fill(0);for(let f=0;f<Ht;f++){let[M,E]=[Math.floor(f/$)*(h+1),f%$*(h+1)];for(let O=0;O<h;O++)for(let z=0;z<h;z++)g[(M+O)*k+E+z]=v(f,O,z)}return{values:g,columns:k,signed:x!==null}}),sentences:t.sentences}}var Ut={};ee(Ut,{cellsOf:()=>ft,columns:()=>pt,headHits:()=>dt,headOf:()=>U,layerOf:()=>P,lines:()=>ut,nameOf:()=>F,overview:()=>ct,rowAt:()=>mt,share:()=>q,square:()=>gt,wordHits:()=>ht});var xe={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},we=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=n&1?3988292384^n>>>1:n>>>1;return n}),ve=t=>~t.reduce((e,n)=>we[(e^n)&255]^e>>>8,-1)>>>0,V=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function B(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(e);return[...V(e.length),...n,...V(ve(n))]}var ke=t=>W(Math.round(128+127*t),0,255);function ye(t){let[e,n]=[1,0];for(let r of t)n=(n+(e=(e+r)%65521))%65521;let o=[t.length&255,t.length>>8];return[120,1,1,...o,~o[0]&255,~o[1]&255,...t,...V((n<<16|e)>>>0)]}var qt=Array.from({length:256},(t,e)=>e-128),Ft=t=>[...B("PLTE",qt.flatMap(e=>xe[t][e<0?"below":"above"])),...B("tRNS",qt.map(e=>Math.min(255,2*Math.abs(e))))],$e={signed:Ft("signed"),weight:Ft("weight")},It=new WeakMap;function st(t,e,n=1,o="signed"){let r=It.get(t)??new Map;It.set(t,r);let a=`${e} ${n} ${o}`;return r.has(a)||r.set(a,Me(t,e,n,o)),r.get(a)}function Me(t,e,n,o){let r=t.length/e,a=[];for(let d=0;d<r;d++){a.push(0);for(let i=0;i<e;i++)a.push(ke(t[d*e+i]/n))}let l=[137,80,78,71,13,10,26,10,...B("IHDR",[...V(e),...V(r),8,3,0,0,0]),...$e[o],...B("IDAT",ye(a)),...B("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...l))}`}var Ae="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Se=1.12,K=new Map;function Oe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Ae[r.charCodeAt(0)-32]??556),0);return Se*n/1e3}function Wt(t,e){return K.size>5e3&&K.clear(),K.has(t)||K.set(t,Oe(t)),e*K.get(t)}var lt=384,it=8,Ee=.3,q=t=>t.toFixed(2),P=t=>Math.floor(t/$)+1,U=t=>t%$+1,F=t=>`layer ${P(t)}, head ${U(t)}`;function Pt(t){let e=t<400?0:16,n=(t-e)/$;return{margin:e,pitch:n,height:e+_*n}}var ze=(t,e,n)=>Array.from({length:_*$},(o,r)=>{let[a,c]=[t+r%$*e,t+Math.floor(r/$)*e];return`M${T(a)} ${T(c)}h${T(n)}v${T(n)}h${T(-n)}z`}).join("");function je(t,{margin:e,pitch:n},o){let{links:r,other:a}=t;return r.map((c,l)=>{let d=a?.links?c-a.links[l]:c,i=a?.links?d<0?"below tint":"above tint":"weight solid tint",p={x:e+l%$*n,y:e+Math.floor(l/$)*n},s=String(Math.round(100*Math.abs(d))/100);return S(`link ${l}`,"rect",i,{...p,width:o,height:o,opacity:s})})}function ct(t,e,{width:n,grid:o}){let r=Pt(n),{margin:a,pitch:c,height:l}=r,d=t.tokens.length,i=c/(d+1),p=c-(o==="maps"?i:3),s=()=>st(e.values,e.columns,1,e.signed?"signed":"weight"),u={x:a,y:a,width:$*c-i,height:_*c-i},h=o==="link"?je(t,r,p):[S("maps","image","map",{...u,preserveAspectRatio:"none",href:s()})],[m,w]=[t.which%$,Math.floor(t.which/$)],x={x:a+m*c-1.5,y:a+w*c-1.5},y=(k,g,f,M,E)=>S(k,"text",E?"ink strong tiny":"soft tiny",{x:g,y:f},String(M)),v=a===0?[]:[...Array.from({length:$},(k,g)=>y(`head ${g+1}`,a+g*c+p/2,11,g+1,g===m)),...Array.from({length:_},(k,g)=>y(`layer ${g+1}`,6,a+g*c+p/2+4,g+1,g===w))];return{width:n,height:Math.ceil(l),marks:[S("frames","path","rule",{d:ze(a,c,p)}),...h,...v,S("chosen","rect","output line chosen",{...x,width:p+3,height:p+3})]}}function dt({which:t},e){let{margin:n,pitch:o}=Pt(e);return Array.from({length:_*$},(r,a)=>({id:`head ${a}`,x:n+a%$*o,y:n+Math.floor(a/$)*o,width:o,height:o,label:F(a),tab:a===t?0:-1,aria:{pressed:a===t}}))}function pt(t,e){let n=Math.max(...L(t).map(l=>Wt(l,14))),o=W(n+18,56,110),r=e-W(n+56,104,150),a=Math.min(36,lt/t.length),c=(lt-a*t.length)/2;return{left:o,right:r,row:a,y:l=>c+a*(l+.5)}}function Rt(t,e,n,o,{left:r,right:a,y:c}){let l=Array(it+1).fill("");for(let[d,i,p]of o)l[Math.round(d*it)]+=`M${T(r)} ${T(c(i))}L${T(a)} ${T(c(p))}`;return l.slice(1).flatMap((d,i)=>d?[S(`${t} ${i+1}`,"path",e,{d,opacity:(n*(i+1)/it).toFixed(2)})]:[])}function ut({tokens:t,token:e,to:n},o,r){let a=pt(t,r),{left:c,right:l,row:d,y:i}=a,p=L(t),s=o.flatMap((g,f)=>g.map((M,E)=>[M,f,E])),u=e===null?null:o[e],h=r-l,m={height:d-2},w=(u??[]).map((g,f)=>S(`bar ${f}`,"rect","weight solid bar",{x:l,y:i(f)-d/2+1,width:g*h,...m})),x=p.map((g,f)=>S(`from ${f}`,"text",f===e?"paper strong end":"ink end",{x:c-8,y:i(f)+5},g)),y=p.flatMap((g,f)=>[S(`to ${f}`,"text",f===n?"ink strong start":"ink start",{x:l+7,y:i(f)+5},g),...u===null?[]:[S(`weight ${f}`,"text","ink end share",{x:r-4,y:i(f)+5},q(u[f]))]]),v={x:2,y:i(e??0)-11,width:c-4,height:22,rx:5},k={x:l,y:i(n??0)-d/2+1,width:3,...m};return{width:r,height:lt,marks:[...Rt("faint","soft line thread",Ee,s.filter(([,g])=>g!==e),a),...Rt("strong","weight line thick",1,s.filter(([,g])=>g===e),a),...w,...e===null?[]:[S("plate","rect","ink solid",v)],...n===null?[]:[S("goal","rect","key solid",k)],...x,...y]}}function ht({tokens:t,token:e},n,o=()=>!0){let{left:r,row:a,y:c}=pt(t,n),l=L(t),d=l.findIndex((i,p)=>o(p));return l.flatMap((i,p)=>o(p)?[{id:`token ${p}`,x:0,y:c(p)-a/2,width:r,height:a,label:i,tab:p===(e??d)?0:-1,aria:{pressed:p===e}}]:[])}function ft({weights:t,other:e}){if(e===null)return t.flat();let{places:n,weights:o}=e;return t.flatMap((r,a)=>r.map((c,l)=>{let[d,i]=[n[a],n[l]];return d===null||i===null?0:c-o[d][i]}))}var D=62,mt=(t,e,n)=>W(Math.floor(n*(t-D)/(e-D-2)),0,n-1);function gt({tokens:t,token:e,other:n},o,r){let a=t.length,c=r-D-2,l=c/a,d={x:D,y:D,width:c,height:c},i=p=>D+l*(p+.5)+4;return{width:r,height:r,marks:[S("map","image","map",{...d,href:st(o,a,1,n?"signed":"weight")}),S("frame","rect","rule",d),S("row","rect","ink line look",{x:D,y:D+e*l,width:c,height:l}),...t.map((p,s)=>{let u=s===e?"ink strong end tiny":"soft end tiny";return S(`left ${s}`,"text",u,{x:D-5,y:i(s)},p)}),...t.map((p,s)=>{let[u,h]=[T(i(s)),D-5];return S(`top ${s}`,"text","soft start tiny",{x:u,y:h,transform:`rotate(-90 ${u} ${h})`},p)})]}}var Bt=`text.tiny { font-size: 11.5px; }
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
`;var Kt=t=>L(t).map(e=>/\w/.test(e)?e:`\u201C${e}\u201D`);function Yt(t,e){let n=t.map((o,r)=>r).sort((o,r)=>t[r]-t[o]||o-r).slice(0,3);return Tt(n.map(o=>`${e[o]} ${q(t[o])}`))}function Gt({tokens:t,weights:e,links:n,other:o,token:r,to:a,which:c,strongest:l}){let d=Kt(t),i=F(c),p=`${i[0].toUpperCase()}${i.slice(1)}: ${d[r]} attends to ${Yt(e[r],d)}.`,[s]=l,u=`from ${d[r]} to ${d[a]}`,h=`The strongest link ${u} is in ${F(s)}: ${q(n[s])}.`;if(o===null)return`${p} ${h}`;let m=Kt(o.tokens),w=o.token===null?"":` In the second sentence ${m[o.token]} attends to ${Yt(o.weights[o.token],m)}.`;if(o.links===null){let v=[r,a].filter((k,g,f)=>o.places[k]===null&&f.indexOf(k)===g);return`${p}${w} The second sentence has no ${v.map(k=>d[k]).join(" and no ")}, so there is no link to compare. ${h}`}let x=o.token===null||o.to===null?"":`${m[o.token]} to ${m[o.to]}`,y=x===`${d[r]} to ${d[a]}`?"":` (there from ${x})`;return`${p}${w} The link ${u}${y} changes most in ${F(s)}: ${q(n[s])} and ${q(o.links[s])}.`}function Jt({other:t},e){let n=e==="maps"?"each head\u2019s weights":"each head\u2019s weight on the link";return t===null||e==="link"&&t.links===null?`rows: layers, columns: heads; ${n}`:"blue: more in the first sentence, pink: more in the second; blank: no such word there"}var Ce=5,Le=_*$,bt=()=>et("svg",{class:"scene","aria-hidden":"true"}),Y=t=>e=>t.change(e,{glide:!0});function He(t,e){let n=Y(t),o=i=>{let[p,s]=e().sentences[i].link;n({compare:null,sentence:i,token:p,to:s})},r=(i,p)=>J({label:i,onChange:p,wide:!0}),a=r("Sentence",i=>o(Number(i))),c=r("Compare with",i=>n({compare:i===""?null:Number(i)}));return{root:b("div",{class:"multihead-fields"},a.root,c.root),tell:({sentence:i,compare:p},{tokens:s,other:u})=>{let h=e().sentences,m=h.map(({text:v},k)=>[k,v]),w=([v])=>v!==i&&h[v].tokens.length===s.length,{twin:x}=h[i],y=m.filter(w).sort(([v],[k])=>+(k===x)-+(v===x)||v-k);a.set(i,m),c.set(u?p:"",[["","nothing"],...y])}}}function _e(t){let e=Y(t),n=J({label:"Which head links",onChange:p=>e({token:Number(p)})}),o=J({label:"to",onChange:p=>e({to:Number(p)})}),r=[],a=p=>e({layer:P(r[p])-1,head:U(r[p])-1}),c=Array.from({length:Ce},(p,s)=>rt("",()=>a(s))),l=b("div",{class:"attn-row multihead-found",role:"group","aria-label":"Strongest heads"},...c.map(({root:p})=>p));return{root:b("div",{class:"multihead-search"},n.root,o.root,l),tell:({tokens:p,links:s,other:u,token:h,to:m,which:w,strongest:x})=>{let y=L(p).map((v,k)=>[k,v]);n.set(h,y),o.set(m,y),r=x,c.forEach((v,k)=>{let g=x[k],f=[s,...u?.links?[u.links]:[]].map(M=>q(M[g]));H(v.root,`${P(g)}.${U(g)}: ${f.join("|")}`),N(v.root,"aria-label",`${F(g)}, ${f.join(" and ")}`),v.set(g===w)})}}}function De(t){let e=bt(),n=l=>Y(t)({layer:P(l)-1,head:U(l)-1}),o=ot((l,d)=>{let i=()=>Number(d().id.split(" ")[1]);l.addEventListener("click",()=>n(i()));let p=s=>()=>i()+s>=0&&i()+s<Le?i()+s:i();at(l,{ArrowLeft:p(-1),ArrowRight:p(1),ArrowUp:p(-$),ArrowDown:p($),Home:()=>i()-i()%$,End:()=>i()-i()%$+$-1},s=>{n(s),o.focus(`head ${s}`)})}),a=b("div",{class:"attn-stage",role:"group","aria-label":"Heads, a row for each layer; arrow keys move"},e,o.root);return{root:a,paint:(l,d,i)=>{let p=a.clientWidth;p!==0&&(G(e,ct(l,d,{width:p,grid:i})),o.set(dt(l,p)))}}}function Xt(t,e){let[n,o]=[bt(),b("h3",{})],r=[],a=ot((i,p)=>{let s=()=>Number(p().id.split(" ")[1]);i.addEventListener("click",()=>e(s()));let u=h=>()=>r[r.indexOf(s())+h]??s();at(i,{ArrowUp:u(-1),ArrowDown:u(1),Home:()=>r[0],End:()=>r.at(-1)},h=>{e(h),a.focus(`token ${h}`)})}),c=b("div",{class:"attn-stage",role:"group","aria-label":t},n,a.root);return{root:b("section",{},o,c),paint:(i,p,s,u)=>{H(o,i);let h=c.clientWidth;h!==0&&(r=p.tokens.map((m,w)=>w).filter(u),G(n,ut(p,s,h)),a.set(ht(p,h,u)))}}}function qe(t){let[e,n]=[bt(),b("h3",{})],o=b("div",{},e),r=b("section",{class:"multihead-square"},n,o),[a,c]=[1,1];return e.addEventListener("click",d=>{t(mt(d.clientY-e.getBoundingClientRect().top,c,a))}),{root:r,paint:(d,i)=>{H(n,d.other?"First less second":"The same as a matrix"),[a,c]=[d.tokens.length,Math.min(384,o.clientWidth)],c>0&&G(e,gt(d,i,c))}}}var Fe=({model:t,revision:e,sha256:n,levels:o})=>`Weights of ${t}, revision ${e.slice(0,8)}, SHA-256 of its weights ${n}. Each weight is rounded to one of ${o+1} levels, so it is off by at most ${(.5/o).toFixed(3)}.`;function Ie(t,e,n){let o=null,r=null,a=()=>e.read(),c=()=>r,l=A=>Y(e)({token:A}),d=A=>l(c().other.places.indexOf(A)),i=He(e,()=>o),[p,s,u]=[_e(e),De(e),Lt()],h=Ct("Small pictures show",{maps:"whole maps",link:"this link"},A=>Y(e)({grid:A})),m=rt("Reset",e.reset).root;m.removeAttribute("aria-pressed");let w=b("span",{class:"attn-label"}),x=Xt("Tokens of the sentence; arrow keys move",l),y=Xt("Tokens of the second sentence; arrow keys move",d),v=qe(l),k=b("div",{class:"multihead-board"},x.root,y.root,v.root),g=b("div",{class:"attn-row attn-between"},h.root,m),f=b("div",{class:"multihead-side"},p.root,g,u.root),M=b("div",{class:"multihead-top"},b("div",{},s.root,w),f),E=b("p",{class:"attn-hint"},"Press a head to see it large, a word to see what it attends to; or choose two words and find the heads that link them."),O=b("p",{class:"attn-source"}),z=kt(n,"multihead").then(A=>{o=Dt(A),r=o.numbers(a()),H(O,Fe(A))}),R=A=>{o!==null&&(r=o.numbers(A),i.tell(A,r),p.tell(r),h.set(A.grid),H(w,Jt(r,A.grid)),u.set(Gt(r)))},X=({weights:A,beside:j})=>{if(o===null||r===null)return;let{sentence:I,compare:Qt,grid:Zt}=a(),{other:C}=r;k.classList.toggle("multihead-two",C!==null),N(y.root,"hidden",C===null),s.paint(r,o.maps(I,C?Qt:null),Zt);let xt=F(r.which),wt=`${xt[0].toUpperCase()}${xt.slice(1)}`,vt=Z=>C?`${wt}: ${Z}`:wt;x.paint(vt(r.text),r,A,()=>!0),C&&j&&y.paint(vt(C.text),C,j,Z=>C.places.includes(Z)),v.paint(r,ft({...r,weights:A,other:C&&{...C,weights:j??C.weights}}))},Q=A=>{let{weights:j,other:I}=o.numbers(A);return{weights:j,beside:I?.weights??null}};return{parts:[E,i.root,b("div",{class:"multihead-all"},M,k),O],ready:z,tell:R,glides:Q,paint:X,stop:u.stop}}var In=zt({name:"multihead",label:"Live figure: the heads of a real model",style:Bt+Vt,controls:["sentence","compare","layer","head","token","to","grid"],build:Ie});export{_t as align,In as default,Gt as describe,Dt as explorer,Ut as scene};
