// Joined by `make figures` from src/encoder_blocks and src/kit: change those, not this.
var Nt=Object.defineProperty;var Ct=(t,e)=>{for(var r in e)Nt(t,r,{get:e[r],enumerable:!0})};var It="http://www.w3.org/2000/svg",Ft=0,Tt=Math.random().toString(36).slice(2,8),ot=t=>`attn-${Tt}-${t}-${++Ft}`;function nt(t,e,r){for(let[o,a]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!=null&&t.setAttribute(o,a);return t.append(...r),t}var x=(t,e={},...r)=>nt(document.createElement(t),e,r),k=(t,...e)=>x("div",{class:t},...e),at=(t,e={},...r)=>nt(document.createElementNS(It,t),e,r);function N(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function v(t,e,r){let o=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var st=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var it=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
}
/* On paper: the picture, what is chosen and what is said; nothing that has to be pressed. */
@media print {
  .attn { color-scheme: light; --paper: #fff; print-color-adjust: exact; }
  /* Drawn for the screen, places to press would reach beyond the paper, and all text would shrink with the page. */
  .attn.attn :is(.attn-hits, .attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var lt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var $=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var ct=200,Bt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Pt=t=>t*t*(3-2*t);function C(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>C(t[a],o,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,n])=>[a,C(t[a],n,r)]);return Object.fromEntries(o)}return e}function dt(t,e,r){let[o,a,n,s,i,c]=[t,t,t,0,0,0],l=!1,f=d=>{let p=$(d-i,0,64);if(i=d,l){let h=$((d-s)/e);o=C(a,n,Pt(h)),l=h<1}let u=r(o,p);c=l||u?requestAnimationFrame(f):0};return{go(d,p){if(Bt()){[o,n,l]=[d,d,!1],r(o,1/0);return}[a,n,s,l]=[o,d,performance.now(),p],p||(o=d,r(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(f)])},again:()=>void r(o,0),stop:()=>cancelAnimationFrame(c)}}function pt(t,e,r=[]){let o=[...e,...r],a=[],n=!1,s=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),i=d=>{if(n)return;let p=s();a.forEach(u=>u(p,d))},c=()=>i(null);e.forEach(d=>t.on(`change:${d}`,c));let l=(d,{glide:p=!1}={})=>{n=!0;for(let[u,h]of Object.entries(d))t.set(u,h);n=!1,i({glide:p}),t.save_changes()},f=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(p=>p in d).map(p=>[p,d[p]]))};return{read:s,change:l,reset:()=>l(f(),{glide:!0}),follow:d=>void a.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function Vt(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let r=0;e&&r<8&&!e.matches(".jp-Cell");r++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function Rt(t,e,r,o){let[a,n]=[0,!1],s=c=>{if(c!==n){n=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,f=e.wants?.(r())??null;if(s(f!==null),f===null)return o(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";f.then(()=>l===a&&i(c),()=>l===a&&e.say?.(d))};return i}function ft({name:t,label:e,style:r,controls:o,fixed:a=[],ms:n=ct,build:s}){return{render:({model:c,el:l})=>{let f=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=f.attachShadow({mode:"open"});d.append(x("style",{},[st,it,lt,r].join(`
`)));let p=pt(c,o,a),u=s(p.read(),p,c),h=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(h),l.append(f);let g=()=>{let w=u.glides??(y=>y),A=0,L=dt(w(p.read()),n,(y,z)=>A>0&&u.paint(y,z,A)),et=()=>{let y=Math.round(h.clientWidth);y===A||y===0||(A=y,Vt(l),L.again())},zt=Rt(h,u,p.read,y=>{u.tell(p.read()),L.go(w(p.read()),y)});p.follow((y,z)=>{h.classList.add("touched"),zt(z?.glide??!0)}),u.tell(p.read()),et();let rt=new ResizeObserver(et);return rt.observe(h),u.ahead?.(),()=>{rt.disconnect(),L.stop(),p.stop(),u.stop?.()}},b=async()=>{await u.ready;for(let w;w=u.wants?.(p.read());)await w;return g()};return u.ready?b():g()}}}var Gt=t=>Math.round(t*10)/10,ut=new WeakMap;function I(t){let e=k("attn-hits"),r=new Map,o=n=>{let s=n.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),i={node:s,hit:n};return r.set(n.id,i),s.dataset.id=n.id,t(s,()=>i.hit),i};return{root:e,set:n=>{let s=new Set(n.map(({id:i})=>i));for(let[i,{node:c}]of r)s.has(i)||(c.remove(),r.delete(i));n.forEach((i,c)=>{let l=r.get(i.id)??o(i);Kt(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:n=>r.get(n)?.node.focus({preventScroll:!0})}}function Kt(t,{x:e,y:r,width:o,height:a,label:n,kind:s="",aria:i={},tab:c=0,lang:l}){let[f,d,p,u]=[e,r,o,a].map(Gt),h=`left:${f}px;top:${d}px;width:${p}px;height:${u}px`;ut.get(t)!==h&&(t.style.cssText=h,ut.set(t,h)),v(t,"class",`attn-hit ${s}`.trim()),v(t,"aria-label",n),v(t,"tabindex",c),l&&v(t,"lang",l);for(let[g,b]of Object.entries(i))v(t,`aria-${g}`,String(b))}var mt="http://www.w3.org/2000/svg",Ut=t=>Math.round(t*10)/10+0;function m(t,e,r,o,a){let n={};for(let s in o){let i=o[s];n[s]=typeof i=="number"?Ut(i):i}return{id:t,shape:e,role:r,at:n,...a===void 0?{}:{text:a}}}m.line=(t,e,[r,o,a,n],s)=>m(t,"line",e,{x1:r,y1:o,x2:a,y2:n,...s});m.rect=(t,e,[r,o,a,n],s)=>m(t,"rect",e,{x:r,y:o,width:a,height:n,...s});m.circle=(t,e,[r,o,a],n)=>m(t,"circle",e,{cx:r,cy:o,r:a,...n});m.path=(t,e,r,o)=>m(t,"path",e,{d:r,...o});m.text=(t,e,[r,o],a,n)=>m(t,"text",e,{x:r,y:o,...n},a);var ht=new WeakMap;function Jt(t,e){let{node:r,role:o,at:a}=t;o!==e.role&&r.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&r.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||r.removeAttribute(s);t.at=e.at;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Xt)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Yt=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function Xt(t){let e=document.createElementNS(mt,"tspan");for(let[r,o]of Object.entries(Yt(t)))e.setAttribute(r,String(o));return e.append(t.text),e}function F(t,{width:e,height:r,marks:o}){let a=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=ht.get(t)??new Map;ht.set(t,n);let s=new Map(o.map(c=>[c.id,c]));for(let[c,{node:l,shape:f}]of n)s.get(c)?.shape!==f&&(l.remove(),n.delete(c));let i=t.firstChild;for(let c of o){let l=n.get(c.id);if(!l){let f=document.createElementNS(mt,c.shape);f.setAttribute("data-id",c.id),l={node:f,shape:c.shape,role:"",at:{},text:""},n.set(c.id,l)}Jt(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}var gt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function xt(t,e){let r=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:r,set:o=>v(r,"aria-pressed",String(o))}}var bt=(...t)=>x("p",{class:"attn-hint"},...t);function wt(t,e,r){let o=ot("choice"),a=new Map,n=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,x("input",{type:"radio",name:o,onchange:()=>r(s)})),n.append(x("label",{},a.get(s),x("span",{},i)));return{root:n,set:s=>void(a.get(s).checked=!0)}}function yt(t=700){let e=x("p",{class:"attn-summary"}),r=x("span",{class:"attn-hidden",role:"status"}),o,a=(n,s=n)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>N(r,s),t)),N(e,n)};return{root:x("div",{},e,r),set:a,stop:()=>clearTimeout(o)}}function vt(t,e,r){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",n=>{let s=a[n.key]?.();s===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),r(s))})}var T={attention:[!0,!1],feed_forward:["relu","linear",null],residual:[!0,!1],norm:["before","after",null],layers:[6,2],rate:[.001,.003,.012],warm_up:[1,100],steps:[600,1800]},E=Object.keys(T),H=Object.values(T).reduce((t,{length:e})=>t*e,1),W=(t,e)=>E.filter(r=>t[r]!==e[r]);function M(t){let{measured:e}=t,r=Object.fromEntries(E.map(s=>[s,t[s]])),o=e.map(s=>W(r,s.options).length),a=o.indexOf(Math.min(...o)),n=o.indexOf(0);return{options:r,row:n,losses:n<0?null:e[n].losses,nearest:a}}var kt=(t,e)=>M({...t,...e}).row,O=(t,e)=>kt(t,B(t,e))>=0,D=(t,e)=>T[e].filter(r=>r===t[e]||kt(t,{[e]:r})>=0);function B(t,e){let{feed_forward:r}=t;if(e==="attention")return{attention:!t.attention};if(e==="residual")return{residual:!t.residual};if(e==="layers")return{layers:t.layers===6?2:6};if(e==="feed_forward")return{feed_forward:r===null?"relu":null};if(e==="relu")return{feed_forward:r==="relu"?"linear":"relu"};let o=e==="norm before"?"before":"after";return{norm:t.norm===o?null:o}}var Et={};Ct(Et,{axis:()=>J,layer:()=>K,losses:()=>Y,plan:()=>G,rows:()=>X,switches:()=>U});var Zt=Math.sqrt(50),Qt=Math.sqrt(10),te=Math.sqrt(2);function P(t,e,r){let o=(e-t)/Math.max(0,r),a=Math.floor(Math.log10(o)),n=o/Math.pow(10,a),s=n>=Zt?10:n>=Qt?5:n>=te?2:1,i,c,l;return a<0?(l=Math.pow(10,-a)/s,i=Math.round(t*l),c=Math.round(e*l),i/l<t&&++i,c/l>e&&--c,l=-l):(l=Math.pow(10,a)*s,i=Math.round(t/l),c=Math.round(e/l),i*l<t&&++i,c*l>e&&--c),c<i&&.5<=r&&r<2?P(t,e,r*2):[i,c,l]}function j(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let o=e<t,[a,n,s]=o?P(e,t,r):P(t,e,r);if(!(n>=a))return[];let i=n-a+1,c=new Array(i);if(o)if(s<0)for(let l=0;l<i;++l)c[l]=(n-l)/-s;else for(let l=0;l<i;++l)c[l]=(n-l)*s;else if(s<0)for(let l=0;l<i;++l)c[l]=(a+l)/-s;else for(let l=0;l<i;++l)c[l]=(a+l)*s;return c}var S=168,V=6,ee=10;function G(t,e){let r=e?1:.8,o=Math.max(Math.min(t*.44,165),t/2-40),a=(i,c)=>({x:o-S/2,y:i*r,w:S,h:c*r}),n=o+S/2+26,s={x:o-S/2-22,y:46*r,w:S+74,h:388*r};return{k:r,cx:o,arc:n,card:s,width:t,height:470*r,fan:Math.min(ee,(t-s.x-s.w-6)/(V-1)),parts:{"norm after 2":a(60,30),feed_forward:a(138,82),relu:a(163.5,31),"norm before 2":a(232,30),"norm after 1":a(272,30),attention:a(346,40),"norm before 1":a(396,30)},sums:[326*r,114*r],starts:[430*r,267*r],out:8,input:450*r}}var Mt=({attention:t,feed_forward:e,norm:r})=>({attention:t,feed_forward:e!==null,relu:e==="relu","norm before 1":r==="before"&&t,"norm before 2":r==="before"&&e!==null,"norm after 1":r==="after"&&t,"norm after 2":r==="after"&&e!==null}),re=["norm before 1","norm after 1","norm before 2","norm after 2"],St=t=>t.replace(/ [12]$/,""),_=(t,e)=>O(t,St(e))?"":" quiet";function oe({norm:t,attention:e,feed_forward:r},o){return(o.endsWith("1")?e:r)?t===null?"norm here":"norm here instead":""}function K(t,e,r,o){let a=G(r,o),n=Mt(t),s=n.attention?"attention":"attention, left out";return{width:r,height:a.height,marks:[...ne(a,t,e.layers),...ae(a,t),...re.flatMap(i=>$t(a,t,i,n[i],n[i]?"layer norm":oe(t,i),"small")),...$t(a,t,"attention",n.attention,s,""),...se(a,t),...ie(a,t)]}}var R=({card:t})=>({x:t.x+t.w-50,y:t.y+t.h+1,width:50,height:26});function ne(t,e,r){let{card:o,fan:a,k:n}=t,{x:s,y:i,width:c,height:l}=R(t),f=_(e,"layers");return[...Array.from({length:V-1},(p,u)=>V-1-u).map(p=>m(`card ${p}`,"rect","tint layer",{x:o.x+p*a,y:o.y-p*5*n,width:o.w,height:o.h,rx:12,opacity:Math.max(0,Math.min(1,r-p)).toFixed(2)})),m.rect("card 0","tint layer",[o.x,o.y,o.w,o.h],{rx:12}),m("part layers","rect",`paper part${f}`,{...R(t),rx:6}),m.text("count",f?"soft":"ink strong",[s+c/2,i+l/2+5],`\xD7 ${Math.round(r)}`)]}function ae({cx:t,arc:e,sums:r,starts:o,out:a,input:n,k:s},i){let{residual:c,attention:l,feed_forward:f}=i,d=_(i,"residual"),p=h=>{let[g,b]=[o[h],r[h]];return`M${t} ${g}H${e-8}q8 0 8 -8V${b+8}q0 -8 -8 -8H${t+11}`},u=[l,f!==null];return[m.path("way","ink line way",`M${t} ${n}V${a+8}`),m.path("way tip","ink solid",`M${t-5} ${a+10}h10l-5 -10z`),...r.flatMap((h,g)=>{let b=c&&u[g],w=b?`${d?"soft":"ink"} line way${d}`:`soft line gone${d}`;return[m.path(`residual ${g}`,w,p(g)),m.circle(`sum ${g}`,b?"paper sum":"paper sum gone",[t,h,11*Math.sqrt(s)]),m.text(`plus ${g}`,b?"ink strong":"soft",[t,h+5],b?"+":"")]}),m("residual name","text",d?"soft small":"ink small",{x:e+12,y:(o[0]+r[1])/2,transform:`rotate(-90 ${e+12} ${(o[0]+r[1])/2})`},c?"residual":"no residual")]}function $t({parts:t},e,r,o,a,n){let{x:s,y:i,w:c,h:l}=t[r],f=_(e,r),d=o?`paper part ${r.split(" ")[0]}`:"paper part gone",p={x:s+c/2,y:i+l/2+5};return[m.rect(`part ${r}`,d+f,[s,i,c,l],{rx:6}),m(`name ${r}`,"text",`${f?"soft":"ink"}${o?"":" halo"} ${n}`,p,a)]}function se({parts:t},e){let{x:r,y:o,w:a,h:n}=t.feed_forward,[s,i,c]=[t.relu,34,e.feed_forward],[l,f]=["feed_forward","relu"].map(g=>_(e,g)),d=g=>g?"soft":"ink",p=`M${r+i} ${o}H${r+a-i}L${r+a} ${s.y}V${s.y+s.h}L${r+a-i} ${o+n}H${r+i}L${r} ${s.y+s.h}V${s.y}z`,u=(g,b,w=`${d(l)} small`)=>m.text(`ff ${g}`,w,[r+a/2,o+g*n+4.5],b),h=m.path("part feed_forward",`paper part${c?"":" gone"}${l}`,p);return c===null?[h,u(.5,"feed-forward, left out",`${d(l)} halo small`)]:[h,m("part relu","rect",`paper part ${c==="relu"?"relu":"gone"}${f}`,{x:s.x+6,y:s.y,width:s.w-12,height:s.h,rx:6}),m("ff name","text",`${d(l)} small`,{x:r-8,y:o+n/2,transform:`rotate(-90 ${r-8} ${o+n/2})`},"feed-forward"),u(.84,"32 \u2192 128"),u(.5,c==="relu"?"relu":"relu, left out",d(f)),u(.16,"128 \u2192 32")]}function ie({cx:t,out:e,input:r,k:o},{norm:a}){return[m.text("input","soft small",[t,r+15*o],"six symbols, as vectors"),m.text("output","soft small end",[t-12,e+6],a==="before"?"norm, then scores":"scores of symbols")]}var le={"norm before 1":"Layer norm before each part","norm after 1":"Layer norm after each sum","norm before 2":"Layer norm before each part","norm after 2":"Layer norm after each sum",attention:"Attention",feed_forward:"Feed-forward network",relu:"Relu of the feed-forward network",residual:"Residual",layers:"Six layers"};function U(t,e,r){let o=G(e,r),a=Mt(t),n=d=>({x:d.x,y:d.y,width:d.w,height:d.h}),s=o.parts.feed_forward,i=(d,p,u,h)=>({id:d,part:p,...u,label:le[d],kind:"blocks-switch",known:O(t,p),aria:{pressed:h,disabled:!O(t,p)}}),c=["norm after 2","norm before 2","norm after 1","norm before 1"].map(d=>{let p=St(d),u=d.endsWith("2");return{...i(d,p,n(o.parts[d]),t.norm===p.split(" ")[1]),...u?{tab:-1}:{}}}),l={x:o.arc-14,y:o.sums[0],width:44,height:o.starts[0]-o.sums[0]},f=t.feed_forward===null?[]:[i("relu","relu",n(o.parts.relu),a.relu)];return[i("feed_forward","feed_forward",n({...s,x:s.x-22,w:s.w+22}),a.feed_forward),...f,...c,i("attention","attention",n(o.parts.attention),a.attention),i("residual","residual",l,t.residual),i("layers","layers",R(o),t.layers===6)]}var At=4;function J(t,e){let r=t<480,[o,a,n]=r?[178,38,24]:[204,44,25],[s,i]=[o,t-10];return{narrow:r,width:t,left:s,right:i,top:a,pitch:n,bottom:a+e*n,height:a+e*n+34,x:c=>s+c/At*(i-s),y:c=>a+(c+.5)*n}}function Y({measured:t,levels:e},r,o,a){let n=J(a,t.length),s=l=>[m.path(`tick ${l}`,"rule",`M${n.x(l)} ${n.top}V${n.bottom}`),m.text(`loss ${l}`,"soft small",[n.x(l),n.bottom+16],String(l))],i=(l,f,d)=>[m.path(l,"ruler dashes",`M${n.x(e[l])} ${f+4}V${n.bottom}`),m.text(`${l} name`,"soft small end",[n.x(e[l])+4,f],d)],c=r.row>=0;return{width:a,height:n.height,marks:[...j(0,At,4).flatMap(s),...i("guessing",13,`guessing ${e.guessing.toFixed(2)}`),...i("own symbol",30,`own symbol alone ${e["own symbol"].toFixed(2)}`),...c?[m.rect("band","tint band",[0,n.y(o.row)-n.pitch/2,n.width,n.pitch],{rx:5})]:[],...t.flatMap((l,f)=>ce(n,l,f,f===r.row)),...c?de(n,o):[m.text("unknown","ink strong start",[4,15],"not measured")],m.text("axis name","soft small end",[n.right,n.bottom+31],"loss at the end, in nats: three seeds")]}}function ce(t,{name:e,losses:r},o,a){let n=t.y(o),s=r.map(i=>`M${(t.x(i)-3.4).toFixed(1)} ${n.toFixed(1)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`).join("");return[m.text(`name ${o}`,`${a?"ink strong":"ink"} start ${t.narrow?"tiny":"small"}`,[4,n+4.5],t.narrow?e.replace("feed-forward","f.-f."):e),m.path(`range ${o}`,"soft line range",`M${t.x(Math.min(...r)).toFixed(1)} ${n.toFixed(1)}H${t.x(Math.max(...r)).toFixed(1)}`),m.path(`points ${o}`,"soft ring",s)]}var de=(t,e)=>e.losses.map((r,o)=>m.circle(`seed ${o}`,"ink solid",[t.x(r),t.y(e.row),5]));function X({measured:t},e,r){let o=J(r,t.length),a=e.row<0?e.nearest:e.row;return t.map(({name:n,losses:s},i)=>({id:`row ${i}`,x:0,y:o.y(i)-o.pitch/2,width:o.width,height:o.pitch,label:`${n}: loss ${Math.min(...s).toFixed(2)} to ${Math.max(...s).toFixed(2)}`,kind:"blocks-row",tab:i===a?0:-1,aria:{pressed:i===e.row}}))}var Ot=`/* A layer's parts, and points of losses. */
text.small { font-size: 13px; } text.tiny { font-size: 12.5px; }
.layer { stroke: var(--edge); stroke-width: 1; }
.way { stroke-width: 2; } .part { stroke: var(--ink); stroke-width: 1.6; fill: var(--paper); }
.sum { fill: var(--paper); stroke: var(--ink); stroke-width: 1.6; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 8px; stroke-linejoin: round; }
.part.attention { fill: var(--weight-wash); } .part.relu { stroke-width: 1.2; }
.part.quiet { fill: var(--paper); }
.part.gone, .sum.gone, .gone.line { stroke: var(--ink); stroke-width: 1.3; stroke-dasharray: 4 4; }
.part.gone { fill-opacity: 0.35; } .sum.gone { stroke: var(--edge); }
/* Not measured: round dots, in every theme. */
.part.quiet, .line.quiet { stroke: var(--edge); stroke-width: 2.2; stroke-dasharray: 0 4.4; stroke-linecap: round; }
.dashes { stroke-dasharray: 5 4; } .range { stroke-width: 1.6; } .soft.ring { fill: var(--paper); stroke: var(--soft); stroke-width: 1.4; }
rect.band { fill: var(--tint); stroke: var(--edge); }
`;var jt=`.blocks-board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px 28px; align-items: start; }
.attn .blocks-board { margin-top: 8px; }
.attn .blocks-board > * { margin-top: 0; }
.blocks-training { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 20px; }
.attn .blocks-training { margin-top: 8px; }
.blocks-choice { display: flex; align-items: baseline; gap: 4px; }
.blocks-training .attn-button { margin-left: auto; }
.attn-hit.blocks-switch:hover { box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--ink) 40%, transparent); }
.attn-hit.blocks-switch[aria-disabled="true"] { cursor: not-allowed; box-shadow: none; }
.attn-choice input[aria-disabled="true"] { cursor: not-allowed; }
.attn-choice input[aria-disabled="true"] + span { border-style: dotted; background: var(--surface); color: var(--muted); }
.attn-hit.blocks-row:hover { box-shadow: inset 0 0 0 1px var(--edge); }
.attn-encoder_blocks .attn-summary { font: 1.05em/1.45 var(--reading); min-height: 4.4em; text-wrap: pretty; }
.attn-encoder_blocks > div:has(.attn-summary) { margin-top: 8px; }
.attn .attn-source { margin-top: 4px; }
@container (min-width: 760px) { .blocks-board { grid-template-columns: 340px minmax(0, 1fr); } .attn-encoder_blocks .attn-summary { min-height: 2.9em; } }
@container (max-width: 479px) { .attn-encoder_blocks .attn-summary { min-height: 7.3em; } .blocks-training { gap: 4px 10px; } .blocks-training .attn-button { order: -1; } .blocks-choice:first-child { order: -2; } }
@media (forced-colors: active) { .attn-choice input[aria-disabled="true"] + span { color: GrayText; } }
@media print { .blocks-training, .attn-hint { display: none; } }
`;var ue={attention:t=>t?"attention":"no attention",feed_forward:t=>t===null?"no feed-forward network":t==="linear"?"no relu":"a whole feed-forward network",residual:t=>t?"a residual":"no residual",norm:t=>t===null?"no norm":t==="after"?"the norm after each sum":"the norm before each part",layers:t=>`${t===2?"two":"six"} layers`,rate:t=>`a rate of ${t}`,warm_up:t=>t>1?`a warm-up of ${t} steps`:"no warm-up",steps:t=>`${t} steps`},q=(t,e)=>gt(W(t,e).map(r=>ue[r](t[r]))),Z=t=>{let[e,r]=[Math.min(...t),Math.max(...t)].map(o=>o.toFixed(2));return e===r?e:`${e} to ${r}`};function Q({measured:t,...e},r){return`Not measured: ${q({...e,...r},t[0].options)}. Of the ${H} models of these switches only ${t.length} were, so nothing changes.`}function _t({measured:t,levels:e},{options:r,row:o,losses:a,nearest:n}){let s=t[0];if(a===null){let c=t[n],l=q(r,s.options),f=q(c.options,r);return`Not measured: ${l}. Of the ${H} models of these switches ${t.length} were. The nearest, \u201C${c.name}\u201D, has ${f} instead.`}if(o===0)return`The base, whole: its loss ends at ${Z(a)} in three seeds; guessing gives ${e.guessing.toFixed(2)}.`;let i=Math.min(...a)>e.guessing-.05?"it does no better than guessing":Math.min(...a)>e["own symbol"]?"it does no better than one who knows each place\u2019s own symbol alone":Math.max(...a)<Math.min(...s.losses)?"it does better than the base in every seed":Math.min(...a)>Math.max(...s.losses)?"it does worse than the base in every seed":"its seeds and those of the base overlap";return`With ${q(r,s.options)} the loss ends at ${Z(a)} in three seeds, where the base ends at ${Z(s.losses)}: ${i}.`}var qt=760,tt=t=>()=>t.read(),Lt=()=>at("svg",{class:"scene","aria-hidden":"true"});function he(t,e){let r=tt(t),o=Lt(),a=0,n=!1,s=({part:p,known:u})=>{let h=B(r(),p);u?t.change(h,{glide:!0}):e(Q(r(),h))},i=I((p,u)=>p.addEventListener("click",()=>s(u()))),l=x("div",{class:"attn-stage",role:"group","aria-label":"The layer: a press leaves a part out or brings it back"},o,i.root),f=p=>{a>0&&i.set(U(p,a,n))};return{root:l,tell:f,paint:(p,u)=>{let h=Math.round(l.clientWidth);h!==0&&((h!==a||n!==u>=qt)&&([a,n]=[h,u>=qt],f(r())),F(o,K(r(),p,a,n)))}}}function me(t,e){let r=tt(t),o=Lt(),a=0,n=d=>t.change({...r().measured[d].options},{glide:!0}),i=I((d,p)=>{let u=()=>Number(p().id.split(" ")[1]),h=g=>()=>$(u()+g,0,r().measured.length-1);d.addEventListener("click",()=>n(u())),vt(d,{ArrowUp:h(-1),ArrowDown:h(1),Home:()=>0,End:()=>r().measured.length-1},g=>{n(g),i.focus(`row ${g}`)})}),c=x("div",{class:"attn-stage",role:"group","aria-label":"Measured models and their losses"},o,i.root),l=d=>{a>0&&i.set(X(d,e(),a))};return{root:c,tell:l,paint:d=>{let p=Math.round(c.clientWidth);p!==0&&(p!==a&&(a=p,l(r())),F(o,Y(r(),e(),d,a)))}}}function ge(t,e){let r=tt(t),o=(i,c,l)=>{let f=wt(c,l,h=>{let g={[i]:Number(h)};D(r(),i).includes(Number(h))?t.change(g,{glide:!0}):(f.set(String(r()[i])),e(Q(r(),g)))}),d=k("blocks-choice",x("span",{class:"attn-label","aria-hidden":"true"},c),f.root),p=f.root.querySelectorAll("input");return{root:d,tell:h=>{f.set(String(h[i]));let g=D(h,i).map(String);Object.keys(l).forEach((b,w)=>p[w].setAttribute("aria-disabled",String(!g.includes(b))))}}},a=[o("rate","rate",{.001:"0.001",.003:"0.003",.012:"0.012"}),o("warm_up","warm-up",{1:"none",100:"100"}),o("steps","steps",{600:"600",1800:"1800"})],n=xt("Reset",t.reset).root;return n.removeAttribute("aria-pressed"),{root:k("blocks-training",...a.map(i=>i.root),n),tell:i=>a.forEach(c=>c.tell(i))}}function xe(t,e){let r=M(t),o=yt(),[a,n]=[he(e,o.set),me(e,()=>r)],s=ge(e,o.set),i=bt("Press a part to leave it out: where does the loss go? Dotted: what was not measured."),c=x("p",{class:"attn-source"},"Each row is one model of the table above, trained with three seeds. No others were trained."),l={row:Math.max(0,r.row),losses:r.losses??t.measured[0].losses};return{parts:[i,k("blocks-board",a.root,n.root),s.root,o.root,c],glides:f=>{let{row:d,losses:p}=M(f);return p&&(l={row:d,losses:p}),{...l,layers:f.layers}},tell:f=>{r=M(f),a.tell(f),n.tell(f),s.tell(f),o.set(_t(f,r))},paint:(f,d,p)=>{a.paint(f,p),n.paint(f)},stop:()=>o.stop()}}var fr=ft({name:"encoder_blocks",label:"Live figure: a transformer's layer with parts left out, and the losses measured then",style:Ot+jt,controls:E,fixed:["measured","levels"],build:xe});export{M as compute,fr as default,_t as describe,Et as scene};
