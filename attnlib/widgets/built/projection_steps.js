// Joined by `make figures` from src/projection_steps and src/kit: change those, not this.
var Xt="http://www.w3.org/2000/svg",Qt=0,Jt=Math.random().toString(36).slice(2,8),ct=t=>`attn-${Jt}-${t}-${++Qt}`;function lt(t,e,o){for(let[r,a]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),a):a===!0?t.setAttribute(r,""):a!==!1&&a!=null&&t.setAttribute(r,a);return t.append(...o),t}var v=(t,e={},...o)=>lt(document.createElement(t),e,o),C=(t,...e)=>v("div",{class:t},...e),Yt=(t,e={},...o)=>lt(document.createElementNS(Xt,t),e,o),pt=(t="")=>Yt("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function L(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var ut=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var dt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
.attn.loading .attn-stage { opacity: 0.4; }
/* Movement is asked for where it is welcome, not undone elsewhere: an undoing of every mark costs an input a quarter. */
@media screen and (prefers-reduced-motion: no-preference) { .attn.loading .attn-stage { transition: opacity 200ms 150ms; } }
.attn-hits { position: absolute; inset: 0; pointer-events: none; }
.attn-hit { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; pointer-events: auto; touch-action: manipulation; cursor: pointer; }
.attn-hit.across { cursor: ew-resize; touch-action: none; }
.attn-hit.grab { cursor: grab; touch-action: none; }
.attn-hit.grab:active { cursor: grabbing; }

.attn * { box-sizing: border-box; }
.attn svg { overflow: visible; }
.attn [hidden] { display: none; }
/* Not "every sibling of another": there a mark that comes or goes has the style of all marks worked out anew. */
.attn > :where(:not(:first-child)) { margin-top: var(--apart, 16px); }
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
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
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
/* What a reader typed without a space breaks anywhere: it widens no page. */
.attn p { overflow-wrap: anywhere; }
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
/* Forced colours: pictures keep the roles' colours, on the reader's own background and with the reader's own ink.
   What is told apart by a tint elsewhere has an edge here, since a tint on a black or white page is not seen. */
@media (forced-colors: active) {
  .attn .scene { --paper: Canvas; --tint: Canvas; --ink: CanvasText; --soft: CanvasText; --rule: var(--edge); }
  .scene, .scene * { forced-color-adjust: none; }
  .attn .field { outline: 1px solid; outline-offset: -1px; }
  .scene :is(rect.tint, rect.track, path.funnel) { fill: Canvas; stroke: var(--edge); }
  :is(.attn-slider, .attn-range) input { appearance: auto; -webkit-appearance: auto; background: none; }
  .attn-button[aria-pressed="true"], .attn-choice input:checked + span { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .attn.attn :disabled:not([type="radio"]) { opacity: 1; }
  .attn-play { border: 1px solid; }
}
/* On paper: the picture, what is chosen and what is said; nothing that has to be pressed. */
@media print {
  .attn { color-scheme: light; --paper: #fff; print-color-adjust: exact; }
  /* Drawn for the screen, places to press would reach beyond the paper, and all text would shrink with the page. */
  .attn.attn :is(.attn-hits, .attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var ft=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var oe=(t,e)=>t.reduce((o,r,a)=>o+r*e[a],0);var B=t=>t[0].map((e,o)=>t.map(r=>r[o]));function K(t,e){let o=B(e);return t.map(r=>o.map(a=>oe(r,a)))}function ht(t,e=1,o=null){let r=i=>o===null||o[i],a=Math.max(...t.filter((i,c)=>r(c))),n=t.map((i,c)=>r(c)?Math.exp((i-a)/e):0),s=n.reduce((i,c)=>i+c,0);return s>0?n.map(i=>i/s):n}var E=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var gt=200,V=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,P=t=>t*t*(3-2*t);function et(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>et(t[a],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,n])=>[a,et(t[a],n,o)]);return Object.fromEntries(r)}return e}function mt(t,e,o){let[r,a,n,s,i,c]=[t,t,t,0,0,0],l=!1,u=p=>{let d=E(p-i,0,64);if(i=p,l){let f=E((p-s)/e);r=et(a,n,P(f)),l=f<1}let g=o(r,d);c=l||g?requestAnimationFrame(u):0};return{go(p,d){if(V()){[r,n,l]=[p,p,!1],o(r,1/0);return}[a,n,s,l]=[r,p,performance.now(),d],d||(r=p,o(r,0)),c||([i,c]=[performance.now(),requestAnimationFrame(u)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(c)}}function wt(t,e,o=[]){let r=[...e,...o],a=[],n=!1,s=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),i=p=>{if(n)return;let d=s();a.forEach(g=>g(d,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:d=!1}={})=>{n=!0;for(let[g,f]of Object.entries(p))t.set(g,f);n=!1,i({glide:d}),t.save_changes()},u=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in p).map(d=>[d,p[d]]))};return{read:s,change:l,reset:()=>l(u(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function re(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function ne(t,e,o,r){let[a,n]=[0,!1],s=c=>{if(c!==n){n=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,u=e.wants?.(o())??null;if(s(u!==null),u===null)return r(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>l===a&&i(c),()=>l===a&&e.say?.(p))};return i}function xt({name:t,label:e,style:o,controls:r,fixed:a=[],ms:n=gt,build:s}){return{render:({model:c,el:l})=>{let u=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=u.attachShadow({mode:"open"});p.append(v("style",{},[ut,dt,ft,o].join(`
`)));let d=wt(c,r,a),g=s(d.read(),d,c),f=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...g.parts);p.append(f),l.append(u);let h=()=>{let w=g.glides??(M=>M),b=0,x=mt(w(d.read()),n,(M,j)=>b>0&&g.paint(M,j,b)),y=()=>{let M=Math.round(f.clientWidth);M===b||M===0||(b=M,re(l),x.again())},$=ne(f,g,d.read,M=>{g.tell(d.read()),x.go(w(d.read()),M)});d.follow((M,j)=>{f.classList.add("touched"),$(j?.glide??!0)}),g.tell(d.read()),y();let T=new ResizeObserver(y);return T.observe(f),g.ahead?.(),()=>{T.disconnect(),x.stop(),d.stop(),g.stop?.()}},m=async()=>{await g.ready;for(let w;w=g.wants?.(d.read());)await w;return h()};return g.ready?m():h()}}}var se=t=>Math.round(t*10)/10,bt=new WeakMap;function vt(t){let e=C("attn-hits"),o=new Map,r=n=>{let s=n.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),i={node:s,hit:n};return o.set(n.id,i),s.dataset.id=n.id,t(s,()=>i.hit),i};return{root:e,set:(n,s=1)=>{let i=new Set(n.map(({id:c})=>c));for(let[c,{node:l}]of o)i.has(c)||(l.remove(),o.delete(c));n.forEach((c,l)=>{let u=o.get(c.id)??r(c);ae(u.node,u.hit=c,s),u.node.parentNode!==e&&e.insertBefore(u.node,e.children[l]??null)})},focus:n=>o.get(n)?.node.focus({preventScroll:!0})}}function ae(t,{x:e,y:o,width:r,height:a,label:n,kind:s="",aria:i={},tab:c=0,lang:l},u){let[p,d,g,f]=[e,o,r,a].map(m=>se(u*m)),h=`left:${p}px;top:${d}px;width:${g}px;height:${f}px`;bt.get(t)!==h&&(t.style.cssText=h,bt.set(t,h)),S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",n),S(t,"tabindex",c),l&&S(t,"lang",l);for(let[m,w]of Object.entries(i))S(t,`aria-${m}`,String(w))}var yt="http://www.w3.org/2000/svg",ie=t=>Math.round(t*10)/10+0;function k(t,e,o,r,a){let n={};for(let s in r){let i=r[s];n[s]=typeof i=="number"?ie(i):i}return{id:t,shape:e,role:o,at:n,...a===void 0?{}:{text:a}}}k.line=(t,e,[o,r,a,n],s)=>k(t,"line",e,{x1:o,y1:r,x2:a,y2:n,...s});k.rect=(t,e,[o,r,a,n],s)=>k(t,"rect",e,{x:o,y:r,width:a,height:n,...s});k.circle=(t,e,[o,r,a],n)=>k(t,"circle",e,{cx:o,cy:r,r:a,...n});k.path=(t,e,o,r)=>k(t,"path",e,{d:o,...r});k.text=(t,e,[o,r],a,n)=>k(t,"text",e,{x:o,y:r,...n},a);var W=(t,e,o,r)=>({...k(t,"text",e,o),runs:r}),kt=new WeakMap;function ce(t,e){let{node:o,role:r,at:a}=t;r!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||o.removeAttribute(s);t.at=e.at;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(pe)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var le=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function pe(t){let e=document.createElementNS(yt,"tspan");for(let[o,r]of Object.entries(le(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function $t(t,{width:e,height:o,marks:r}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=kt.get(t)??new Map;kt.set(t,n);let s=new Map(r.map(c=>[c.id,c]));for(let[c,{node:l,shape:u}]of n)s.get(c)?.shape!==u&&(l.remove(),n.delete(c));let i=t.firstChild;for(let c of r){let l=n.get(c.id);if(!l){let u=document.createElementNS(yt,c.shape);u.setAttribute("data-id",c.id),l={node:u,shape:c.shape,role:"",at:{},text:""},n.set(c.id,l)}ce(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function I(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Mt(t){let e=I(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function At(t,e=2){if(Math.abs(t)<700)return I(Math.exp(t),e);let o=Math.floor(t/Math.LN10+.0022);return`${(10**(t/Math.LN10-o)).toFixed(1)}e${o}`.replace("-","\u2212")}function G(t,e){let o=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>S(o,"aria-pressed",String(r))}}var qt=(...t)=>v("p",{class:"attn-hint"},...t);function St({label:t,min:e,max:o,step:r,onInput:a,text:n=I,zero:s=e,...i}){let{read:c=x=>x,write:l=x=>x}=i,u=ct("slider"),p=v("span",{class:"attn-number","aria-hidden":"true"}),g=v("input",{type:"range",id:u,min:e,max:o,step:r,oninput:()=>a(c(g.valueAsNumber))}),f=C("attn-slider",v("label",{for:u},t),g,p),h=o,m=x=>Math.min(1,Math.max(0,(x-e)/(h-e)));return{root:f,input:g,set:(x,y=!0)=>{let $=l(x);g.valueAsNumber!==$&&(g.value=$),g.style.setProperty("--from",m(Math.min(s,$))),g.style.setProperty("--to",m(Math.max(s,$))),g.disabled=!y,L(p,n(x)),S(g,"aria-valuetext",n(x))},limit:x=>S(g,"max",h=x)}}function zt(t=700){let e=v("p",{class:"attn-summary"}),o=v("span",{class:"attn-hidden",role:"status"}),r,a=(n,s=n)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>L(o,s),t)),L(e,n)};return{root:v("div",{},e,o),set:a,stop:()=>clearTimeout(r)}}var O=["q","k","v","scores","weights","output"],U=4,A=O.length*U;function Et({words:t,x:e,w_q:o,w_k:r,w_v:a}){let[n,s,i]=[o,r,a].map(p=>K(e,p)),c=K(n,B(s)),l=c.map(p=>ht(p)),u=K(l,i);return{words:t,x:e,w_q:o,w_k:r,w_v:a,q:n,q_row:n,k:s,k_t:B(s),v:i,scores:c,weights:l,output:u}}var _t=t=>({stage:O[Math.floor((t-1)/U)],i:(t-1)%U>>1,j:t-1&1}),R=(t,e,o)=>U*O.indexOf(t)+2*e+o+1,ue={q:["x","w_q"],k:["x","w_k"],v:["x","w_v"],scores:["q_row","k_t"],weights:["scores",null],output:["weights","v"]};function D(t,e){let{stage:o,i:r,j:a}=_t(e),[n,s]=ue[o],i=Math.max(...t.scores[r]),c=t.scores[r].reduce((p,d)=>p+Math.exp(d-i),0),l=t[n][r].map((p,d)=>{let g=s?t[s][d][a]:null,f=g===null?Math.exp(p-i):p*g;return{a:p,b:g,from:[n,r,d],over:s&&[s,d,a],product:f}}),u=i+Math.log(c);return{stage:o,i:r,j:a,pairs:l,total:u,result:t[o][r][a]}}function X(t){let e=Math.floor(t+1e-9),o=t-e;return o>1e-6?{known:e,focus:e+1,phase:o}:{known:e,focus:e,phase:1}}var Ot=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
.output { --c: var(--output); } .soft { --c: var(--soft); } .ink { --c: var(--ink); }
.sheet { fill: color-mix(in oklab, var(--c) 5%, var(--paper)); }
.cell { fill: color-mix(in oklab, var(--c) 13%, var(--paper)); stroke: transparent; stroke-width: 1.5; }
.cell.empty { fill: transparent; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-dasharray: 2 4; }
.cell.next { stroke: var(--c); stroke-dasharray: none; stroke-width: 2; }
.cell.from { fill: color-mix(in oklab, var(--c) 30%, var(--paper)); stroke: var(--c); }
.cell.now { stroke: var(--c); stroke-width: 3; stroke-dasharray: none; }
.fill { fill: color-mix(in oklab, var(--weight) 38%, var(--paper)); }
.beam { stroke: var(--c); stroke-width: 2.5; opacity: 0.55; stroke-dasharray: 0.1 7; stroke-linecap: round; }
.mover { fill: var(--c); }
.edge { stroke-width: 1.2; }
.road { fill: none; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
text { font-size: 16px; dominant-baseline: central; }
text.number.now, .total, tspan.strong { font-weight: 700; }
text.title { font-weight: 600; font-size: 17px; paint-order: stroke; stroke: var(--paper); stroke-width: 5; stroke-linejoin: round; }
tspan.sub { font-size: 0.72em; stroke: none; }
.formula { font-size: 13px; font-weight: 400; fill: var(--soft); } .formula.low { font-size: 10px; }
tspan.up { font-size: 0.75em; }
text.shape { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 7; }
text.shape.on { fill: var(--ink); font-weight: 700; font-size: 14px; }
text.word { font-size: 14.5px; } text.word.small { font-size: 11.5px; }
text.sum { font-size: 15px; }
tspan.strong { fill: var(--c); }
.waiting { opacity: 0.25; }
`;var Tt={"\u2212":"\u207B",...Object.fromEntries([..."0123456789"].map((t,e)=>[t,"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[e]]))},Q=t=>[...t].every(e=>e in Tt)?[...t].map(e=>Tt[e]).join(""):null,Ct=t=>t.replace(/e(−?\d+)/,(e,o)=>`\xB710${Q(o)}`);var fe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),he=1.12;var F=new Map;function ge(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(fe[a.charCodeAt(0)-32]??556),0);return he*o/1e3}function J(t,e){return F.size>5e3&&F.clear(),F.has(t)||F.set(t,ge(t)),e*F.get(t)}var q=(t,e)=>t==="weights"||t==="output"?I(e):Mt(e),me=t=>Q(t)?`e${Q(t)}`:`e^${t}`,we=t=>`\u201C${t}\u201D`,ot=(t,e)=>e<0?`(${q(t,e)})`:q(t,e),Nt={q:"query",k:"key",v:"value"};function jt(t,e){if(!e)return"Two words, three numbers each, and three learnt matrices. Press play, or a cell: each is one row times one column.";let{scores:o}=t,r=t.words.map(we),{stage:a,i:n,j:s,pairs:i,result:c}=D(t,e),l=i.map(({a:d,b:g,from:f,over:h})=>`${ot(f[0],d)} \xD7 ${h?ot(h[0],g):""}`).join(" + "),u=q(a,c);if(Nt[a])return`Number ${s+1} of the ${Nt[a]} of ${r[n]}: its row of X times column ${s+1} of W${a}, ${l} = ${u}.`;if(a==="scores")return`How well the query of ${r[n]} fits the key of ${r[s]}: ${l} = ${u}.`;if(a==="weights"){let d=o[n].map(g=>me(ot("scores",g)));return`${r[n]} gives ${r[s]} the weight ${d[s]} \xF7 (${d.join(" + ")}) = ${u}.`}let p=e===A?" Each word now has an output of its own.":"";return`Number ${s+1} of what ${r[n]} gets: its weights times column ${s+1} of the values, ${l} = ${u}.${p}`}var z={x:"ink",w_q:"query",w_k:"key",w_v:"value",q:"query",q_row:"query",k:"key",k_t:"key",v:"value",scores:"soft",weights:"weight",output:"output"},nt={x:["X"],w_q:["W","q"],w_k:["W","k"],w_v:["W","v"],q:["Q","","= X Wq"],k:["K","","= X Wk"],v:["V","","= X Wv"],k_t:["K\u1D40","","turned over"],q_row:["Q"],scores:["scores","","= Q K\u1D40"],weights:["weights","","softmax"],output:["output","","= weights V"]},xe=20,H=R("scores",0,0),st={x:[0,1],w_q:[1,0],w_k:[2,0],w_v:[4,0],q:[1,1],k:[2,1],v:[4,1],k_t:[2,2],q_row:[1,3],scores:[2,3],weights:[3,3],output:[4,3]},be={...st,w_v:[3,0],v:[3,1],weights:[2,4],output:[3,4]},Y=Object.keys(st),Wt=24;function It(t){let e=t<560,o=e?be:st,r=t<311?58:64,n={c:Math.min(30,Math.max(Wt,(t-r-26)/9)),left:r,right:2,top:24},s=t<860?{left:94,right:14}:{left:100,right:62},i=e?{...n,spaces:[32,32,32,56]}:{c:Math.min(46,t/19),...s,top:42,spaces:[44,44,44]},c=e?4:5,l=(t-i.left-i.right-(2*c+1)*i.c)/(c-1),u=Array.from({length:c},(f,h)=>i.left+(h?3*i.c+l+(h-1)*(2*i.c+l):0)),p=[i.top];i.spaces.forEach((f,h)=>p.push(p[h]+(h?2:3)*i.c+f));let d=f=>[u[o[f][0]],p[o[f][1]]],g=(f,h,m)=>[d(f)[0]+(m+.5)*i.c,d(f)[1]+(h+.5)*i.c];return{...i,narrow:e,width:t,place:o,columns:c,gap:l,crowded:e||l<56,xs:u,ys:p,corner:d,at:g,height:Math.round(p[p.length-1]+2*i.c+44)}}var _=(t,e,o,r,a)=>k.text(t,e,[o,r],a),N=(t,e,o,r,a,n)=>k.line(t,e,[o,r,a,n]),Z=([t,e],o,r)=>({x:t-o/2,y:e-o/2,width:o,height:o,rx:r});function ve(t,e){let o=e.narrow?1.5:3;return Y.map(r=>{let[a,n]=e.corner(r),[s,i]=[t[r].length,t[r][0].length],c={x:a-o,y:n-o,width:i*e.c+2*o,height:s*e.c+2*o,rx:e.narrow?5:8};return k(`sheet ${r}`,"rect",`${z[r]} sheet`,c)})}function ke(t,e,o,{seen:r,used:a,focus:n,next:s}){let i=e.c-(e.narrow?2:4);return t[o].flatMap((c,l)=>c.flatMap((u,p)=>{let d=O.includes(o)?R(o,l,p):-1,g=r(o,l,p),f=[g?"":"empty",d===n?"now":"",d===s?"next":"",a.has(`${o} ${l} ${p}`)?"from":""],h=Z(e.at(o,l,p),i,e.narrow?4:6),m=[k(`cell ${o} ${l} ${p}`,"rect",[z[o],"cell",...f].filter(Boolean).join(" "),h)];if(!g)return m;if(o==="weights"){let y=i*u;m.push(k(`fill ${l} ${p}`,"rect","weight fill",{...h,y:h.y+i-y,height:y,rx:Math.min(h.rx,y/2)}))}let[w,b]=e.at(o,l,p),x=o==="weights"||o==="output"?" tight":"";return[...m,_(`value ${o} ${l} ${p}`,`ink number${x}${d===n?" now":""}`,w,b,q(o,u))]}))}var ye=t=>t.narrow?[14,11]:t.width<860?[18,13]:[xe,13];function Pt(t,e){let[o,r="",a=""]=nt[t],[n,s]=ye(e);return J(o+r,n)+(a?J(a,s)+6:0)}function at(t,e){let[o,r]=e.place[t],a=Y.filter(i=>e.place[i][1]===r&&e.place[i][0]>o),n=t==="k_t"?e.xs[o]+2*e.c+(e.narrow?0:26):e.width,s=Math.min(...a.map(i=>e.corner(i)[0]-(e.narrow?2:6)),n);return e.xs[o]+Pt(t,e)<=s}function Lt(t,e){let o=t==="scores"||t==="weights";if(!o&&t!=="output"||at(t,e))return[];let[r,a]=e.corner(t),n=a+2*e.c+(o?35:13);return[_(`formula ${t}`,"soft formula end",r+2*e.c,n,nt[t][2])]}function $e(t,e,o){return Y.flatMap(r=>{let[a,n]=[t[r].length,t[r][0].length],[s,i]=e.corner(r),[c,l]=[n*e.c,a*e.c],[u,p,d]=nt[r],g=[{text:u},...p?[{text:p,role:"sub",dy:4}]:[]],[,f,h]=d?.match(/^(.*?)([qkv]?)$/)??[],m=d&&at(r,e)?[{text:f,role:"formula",dx:e.narrow?4:6},...h?[{text:h,role:"formula low",dy:3}]:[]]:[];if(e.narrow){let b=`${a}\xD7${n}`,x=!m.length&&(c>70||u.length<3);return[W(`title ${r}`,`${z[r]} title start`,{x:s+1,y:i-9},[...g,...m]),...x?[_(`shape ${r}`,`soft end shape${o.includes(r)?" on":""}`,s+c-1,i-8,b)]:[],...Lt(r,e)]}let w=r===o[0]?"columns":r===o[1]?"rows":"";return[W(`title ${r}`,`${z[r]} title start`,{x:s-2,y:i-27},[...g,...m]),...Lt(r,e),N(`top ${r}`,"rule edge",s+2,i-10,s+c-2,i-10),N(`side ${r}`,"rule edge",s-11,i+2,s-11,i+l-2),_(`columns ${r}`,`soft shape${w==="columns"?" on":""}`,s+c/2,i-10,String(n)),_(`rows ${r}`,`soft shape${w==="rows"?" on":""}`,s-11,i+l/2,String(a))]})}function Me(t,e){let o=e.narrow?11:11.5,r=t.words.some(a=>J(a,o)>e.c+3)?12:0;return t.words.flatMap((a,n)=>{let s=(c,l)=>{let[u,p]=e.at(l,n,0);return _(`${c} ${n}`,"ink end word",u-e.c/2-(e.narrow?5:22),p,a)},i=c=>{let[l,u]=e.at(c,1,n),p=u+e.c/2+11+n*r;return _(`under ${c} ${n}`,"soft word small",l,p,a)};return[s("word","x"),s("again","q_row"),i("scores"),i("weights"),...e.narrow?[s("third","weights")]:[]]})}function Ae(t){let e=t.narrow?3:5,o=(h,m,w)=>`M${h} ${m}V${w}m${-e} ${-e}l${e} ${e}l${e} ${-e}`,r=(h,m,w)=>`M${h} ${w}H${m}m${-e} ${-e}l${e} ${e}l${-e} ${e}`,a=(h,m)=>[t.corner(h)[0]+m*2*t.c,t.corner(h)[1]+2*t.c+6],n=h=>t.corner(h)[1]-(t.narrow?19:38),[[s,i],[c,l]]=[a("q",.14),a("v",t.narrow?.84:.5)],u=h=>t.corner(h)[0]+2*t.c+(t.narrow?3:8),p=h=>t.corner(h)[0]-(t.narrow?2:20),d=h=>t.corner(h)[1]+t.c,g=(h,m,w=1)=>{let[b,x,y]=[u(h),d(h),t.corner(m)[1]+w*t.c],$=t.narrow?Math.min(8,t.gap):26;return`M${b} ${x}C${b+$} ${x} ${b+$} ${y} ${b} ${y}m${e} ${-e}l${-e} ${e}l${e} ${e}`},f=(h,m,w)=>k.path(`road ${h}`,`${m} road`,w.replace(/\d+\.\d+/g,b=>Number(b).toFixed(1)));return[f("q","query",o(s,i,n("q_row"))),f("v","value",o(c,l,n("output"))),f("k","key",g("k","k_t")),f("softmax","weight",t.narrow?g("scores","weights",.45):r(u("scores"),p("weights"),d("scores"))),f("output","output",r(u("weights"),p("output"),d("output")+(t.narrow?.5*t.c:0)))]}var Rt=(t,e,o)=>E((o-(e>1?t*.38/(e-1):0))/.5);function qe(t,{stage:e,i:o,j:r,pairs:a},n){let s=t.at(e,o,r);return a.flatMap(({a:i,b:c,from:l,over:u},p)=>{let d=Rt(p,a.length,n);if(d<=0||d>=1)return[];let g=(f,[h,m,w],b)=>{let y=t.at(h,m,w).map((T,M)=>T+(s[M]-T)*P(d)),$=z[h]==="soft"?"ink":z[h];return[k(`mover ${f} ${p}`,"rect",`${$} mover`,Z(y,t.c*.84,6)),_(`mover ${f} text ${p}`,"paper number",y[0],y[1],q(h,b))]};return[...u?g("column",u,c):[],...g("row",l,i)]})}function Se(t,{stage:e,i:o,j:r,pairs:a}){let[n,s]=t.at(e,o,r),[i]=a[0].from,[c]=t.at(i,o,a.length-1),l=c<n?[N("beam row",`${z[i]} beam`,c+t.c/2,s,n-t.c/2,s)]:[];if(!a[0].over)return l;let[u]=a[0].over,p=`${z[u]} beam`,[d,g]=[t.at(u,a.length-1,r)[1]+t.c/2,s-t.c/2],f=t.corner(e),[h,m]=t.narrow?[f[1]-19,f[1]-2]:[f[1]-37,f[1]-17],w=n>f[0]+4+(at(e,t)?Pt(e,t):2*t.c);return[...l,...w||d>h?[N("beam column",p,n,d,n,g)]:[N("beam column",p,n,d,n,h),N("beam column below",p,n,m,n,g)]]}function ze(t,e){return["q","k","v"].includes(e)?[t.xs[0]+3*t.c,t.ys[0]+1.5*t.c]:e==="scores"?[t.narrow?t.xs[1]-4:t.xs[2]-22,t.ys[2]+t.c-10]:t.narrow?[t.xs[2]-66,t.ys[4]+t.c-12]:t.crowded?[t.xs[4]+t.c-8,t.ys[2]+t.c-18]:[t.xs[3]+2*t.c,t.ys[2]+t.c-10]}var rt=t=>Ct(At(t)),Ee=(t,e="")=>[{text:"e"},{text:t,role:`up ${e}`.trim(),dy:-5}];function _e(t,{stage:e,j:o,pairs:r,total:a,result:n},s){let[i,c]=ze(t,e),[l,u]=t.narrow?["",15]:[" ",21],p=$=>c+($-r.length/2)*u,d=e==="weights",g=r.map(({a:$,b:T,product:M,from:j,over:it},tt)=>{let Kt=Rt(tt,r.length,s)>=1?"":" waiting",Vt=d?Ee(q("scores",$),"ink strong"):[{text:q(j[0],$),role:`${z[j[0]]} strong`},{text:`${l}\xD7${l}`},{text:q(it[0],T),role:`${z[it[0]]} strong`}],Gt=`${l}=${l}${d?rt($):q(e,M)}`,Ut=d?{dy:5}:{};return W(`sum ${tt}`,`ink sum end${Kt}`,{x:i,y:p(tt)},[...Vt,{text:Gt,...Ut}])}),f=s>=.9?"":" waiting",h=d?`${rt(r[o].a)}${l}\xF7${l}${rt(a)}`:"",m=r.length+(d&&t.crowded?1:0),w=d?[{text:`${t.crowded?"":h}${l}=${l}`}]:[],b=z[e]==="soft"?"ink":z[e],x=p(r.length)-u/2,y=t.narrow?44:e==="scores"?60:96;return[...g,N("sum rule",`rule edge${f}`,i-y,x,i,x),...m===r.length?[]:[W("sum share",`ink sum total end${f}`,{x:i,y:p(r.length)},[{text:h}])],W("sum total",`ink sum total end${f}`,{x:i,y:p(m)},[...w,{text:q(e,n),role:`${b} strong`}])]}function Oe(t,e,o){let r=e.c-(e.narrow?2:4),a=(n,s,i,c,l,u)=>{let p=c.map((d,g)=>d+(l[g]-d)*P(o)+(g?0:u*Math.sin(Math.PI*P(o))));return[k(n,"rect",`${s} mover`,Z(p,r,6)),_(`${n} text`,"paper number",p[0],p[1],q("q",i))]};return[0,1].flatMap(n=>[0,1].flatMap(s=>[...a(`carry q ${n} ${s}`,"query",t.q[n][s],e.at("q",n,s),e.at("q_row",n,s),0),...a(`carry k ${n} ${s}`,"key",t.k[n][s],e.at("k",n,s),e.at("k_t",s,n),(n-s)*e.c*.6)]))}function Te({known:t,focus:e,phase:o}){return e===H&&t<H?{carry:E(o/.45),phase:E((o-.45)/.55)}:{carry:e>H||t>=H?1:0,phase:o}}function Dt(t,{step:e,width:o}){let r=It(o),a=X(e),{known:n,focus:s}=a,{carry:i,phase:c}=Te(a),l=s?D(t,s):null,u=l?.pairs.flatMap(({from:m,over:w})=>[m,w])??[],p=new Set(u.filter(Boolean).map(m=>m.join(" "))),d=a.phase>=1&&n<A?n+1:-2,g=(m,w,b)=>{if(m==="q_row"||m==="k_t")return i>=1;if(!O.includes(m))return!0;let x=R(m,w,b);return x===s?c>=.9:x<=n},f=l?[l.pairs[0].from[0],l.pairs[0].over?.[0],l.stage]:[],h=[...ve(t,r),...Ae(r),...l?Se(r,l):[],...$e(t,r,f),...Me(t,r)];for(let m of Y)h.push(...ke(t,r,m,{seen:g,used:p,focus:s,next:d}));return l&&h.push(..._e(r,l,c)),i>0&&i<1&&h.push(...Oe(t,r,i)),l&&c<1&&(i>=1||s<H)&&h.push(...qe(r,l,c)),{width:o,height:r.height,marks:h}}function Ft(t,{step:e,width:o}){let r=It(o);return Array.from({length:A},(a,n)=>{let{stage:s,i,j:c,result:l}=D(t,n+1),u=s==="scores"||s==="weights"?t.words[c]:`number ${c+1}`,p=`${s} of ${t.words[i]}, ${u}: ${n+1<=e?q(s,l):"not worked out yet"}`,{x:d,y:g,width:f,height:h}=Z(r.at(s,i,c),Math.max(Wt,r.c-2),0);return{id:String(n+1),x:d,y:g,width:f,height:h,label:p,tab:n+1===Math.max(1,Math.round(e))?0:-1}})}var Ht=`.steps-board { position: relative; }
.attn-hits button { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; cursor: pointer; }
.attn-hits button:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
.steps-reel { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 16px; align-items: end; }
.steps-reel > .attn-button:first-child { min-width: 84px; }
.steps-stages { display: grid; grid-template-columns: repeat(6, 1fr); gap: 2px; margin: 0 calc(3.5em + 8px) 0 calc(var(--name, 5.9em) + 24px); }
.steps-reel { --name: 8.5em; }
.steps-stages .attn-button { padding: 0; border-width: 0 0 3px; border-radius: 4px 4px 0 0; background: none; color: var(--soft); border-color: var(--rule); }
.steps-stages .attn-button[data-reached] { border-color: var(--ink); color: var(--ink); }
.steps-stages .attn-button[aria-pressed="true"] { color: var(--ink); background: var(--tint); }
@container (max-width: 859px) { .scene text.title { font-size: 15.5px; } }
@container (max-width: 760px) {
  .scene text.tight { font-size: 13.5px; }
  .steps-reel { grid-template-columns: 1fr 1fr; }
  .steps-reel > div { grid-column: 1 / -1; grid-row: 1; --name: 0em; }
  .steps-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .steps-reel .attn-slider { grid-template-columns: 1fr 3.5em; }
  .steps-stages { margin-left: 0; }
}
@container (max-width: 559px) {
  .scene text { font-size: 14px; } .scene text.title { font-size: 14px; } .scene text.shape { font-size: 11.5px; stroke-width: 3; }
  .scene text.word { font-size: 12px; } .scene text.word.small { font-size: 11px; } .scene text.sum { font-size: 13px; }
  .scene text.tight { font-size: 12px; letter-spacing: -0.02em; } .scene .formula { font-size: 11.5px; } .scene .formula.low { font-size: 9px; }
  .beam { stroke-width: 2; stroke-dasharray: 0.1 5; } .cell.now { stroke-width: 2.2; }
  .steps-stages .attn-button { font-size: 12px; }
  .attn-projection_steps .attn-summary { min-height: 5.8em; }
}
@container (max-width: 310px) {
  .scene text.tight, .scene text.word { font-size: 11px; } .scene text.title { font-size: 13px; }
  .attn-projection_steps .attn-summary { min-height: 7.25em; }
}
/* What a number comes from has a thick edge, where tints are not to be told from each other. */
@media (forced-colors: active) { .cell, .cell.empty { stroke: var(--edge); } .cell.next, .cell.from { stroke: var(--c); stroke-width: 3; } .cell.now { stroke: Highlight; stroke-width: 4.5; } .road { stroke: var(--c); } .steps-stages .attn-button { border-bottom-style: dotted; } .steps-stages .attn-button[data-reached] { border-bottom-style: solid; border-color: Highlight; } }
`;var Ne=1100,je={ArrowRight:1,ArrowLeft:-1,ArrowDown:2,ArrowUp:-2};function Le(t,e){let o=pt(),r=vt((n,s)=>{n.addEventListener("click",()=>e(Number(s().id))),n.addEventListener("keydown",i=>{let c=je[i.key];!c||i.ctrlKey||i.metaKey||i.altKey||(i.preventDefault(),i.stopPropagation(),r.focus(String(E(Number(s().id)+c,1,A))))})});return{root:C("steps-board",o,r.root),paint:(n,s)=>$t(o,Dt(t,{step:n,width:s})),tell:(n,s)=>r.set(Ft(t,{step:n,width:s}))}}function We(t,e){let o=0,r=()=>t.read().step,a=()=>{clearInterval(o),o=0,i.root.textContent="Play"},n=f=>{a(),f===r()?e():t.change({step:E(f,0,A)},{glide:!0})},s=()=>{if(r()>=A)return a();t.change({step:r()+1},{glide:!0})},i=G("Play",()=>{if(o)return a();r()>=A&&t.change({step:0}),s(),!V()&&(o=setInterval(s,Ne),i.root.textContent="Pause")}),c=St({label:"cells worked out",min:0,max:A,step:1,text:f=>`${f} / ${A}`,onInput:n}),l=O.map((f,h)=>G(f.length===1?f.toUpperCase():f,()=>n(4*h+4))),u=G("Reset",()=>{a(),t.reset()}),p=v("div",{class:"steps-stages",role:"group","aria-label":"Work out a matrix"},...l.map(f=>f.root));return{root:C("steps-reel",i.root,v("div",{},p,c.root),u.root),tell:({step:f})=>{c.set(f),l.forEach((h,m)=>{h.set(f===4*m+4),S(h.root,"data-reached",f>4*m)})},go:n,stop:a}}var Bt="Press any empty cell: its row and its column come together there.",Ie="Every cell is worked out: press one to see it made again.";function Pe(t,e){let o=Et(t),r=zt(),[a,n]=[0,0],s=We(e,()=>c()),i=Le(o,u=>s.go(u));function c(){let{step:u}=e.read();if(V()||u===0)return;let p=performance.now(),d=g=>{let f=E((g-p)/500);e.read().step===u&&(i.paint(u-1+f,a),n=f<1?requestAnimationFrame(d):0)};n=requestAnimationFrame(d)}let l=qt(Bt);return{parts:[l,r.root,i.root,s.root],tell:u=>{cancelAnimationFrame(n),s.tell(u),L(l,u.step<A?Bt:Ie),r.set(jt(o,X(u.step).focus)),a&&i.tell(u.step,a)},paint:(u,p,d)=>{d!==a&&i.tell(e.read().step,a=d),i.paint(u.step,a)},stop:()=>{s.stop(),r.stop()}}}var Ro=xt({name:"projection_steps",label:"Live figure: self-attention step by step",style:Ot+Ht,controls:["step"],fixed:["words","x","w_q","w_k","w_v"],ms:500,build:Pe});export{Dt as board,_t as cellOf,Et as compute,Ro as default,jt as describe,R as stepOf};
