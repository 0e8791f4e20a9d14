// Joined by `make figures` from src/mixing and src/kit: change those, not this.
var de="http://www.w3.org/2000/svg",ue=0,he=Math.random().toString(36).slice(2,8),ft=t=>`attn-${he}-${t}-${++ue}`;function mt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var g=(t,e={},...n)=>mt(document.createElement(t),e,n),M=(t,...e)=>g("div",{class:t},...e),fe=(t,e={},...n)=>mt(document.createElementNS(de,t),e,n),U=(t="")=>fe("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function _(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var gt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var xt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var bt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function wt(t,e=1,n=null){let o=c=>n===null||n[c],r=Math.max(...t.filter((c,i)=>o(i))),a=t.map((c,i)=>o(i)?Math.exp((c-r)/e):0),s=a.reduce((c,i)=>c+i,0);return s>0?a.map(c=>c/s):a}var $=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var yt=200,Z=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,be=t=>t*t*(3-2*t);function J(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>J(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,J(t[r],a,n)]);return Object.fromEntries(o)}return e}function vt(t,e,n){let[o,r,a,s,c,i]=[t,t,t,0,0,0],l=!1,d=p=>{let u=$(p-c,0,64);if(c=p,l){let m=$((p-s)/e);o=J(r,a,be(m)),l=m<1}let h=n(o,u);i=l||h?requestAnimationFrame(d):0};return{go(p,u){if(Z()){[o,a,l]=[p,p,!1],n(o,1/0);return}[r,a,s,l]=[o,p,performance.now(),u],u||(o=p,n(o,0)),i||([c,i]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(i)}}function kt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,s=()=>Object.fromEntries(o.map(p=>[p,t.get(p)])),c=p=>{if(a)return;let u=s();r.forEach(h=>h(u,p))},i=()=>c(null);e.forEach(p=>t.on(`change:${p}`,i));let l=(p,{glide:u=!1}={})=>{a=!0;for(let[h,m]of Object.entries(p))t.set(h,m);a=!1,c({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:s,change:l,reset:()=>l(d(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,i))}}function we(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ye(t,e,n,o){let[r,a]=[0,!1],s=i=>{if(i!==a){a=i,t.classList.toggle("loading",i);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",i)}},c=i=>{let l=++r,d=e.wants?.(n())??null;if(s(d!==null),d===null)return o(i);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>l===r&&c(i),()=>l===r&&e.say?.(p))};return c}function $t({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=yt,build:s}){return{render:({model:i,el:l})=>{let d=g("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(g("style",{},[gt,xt,bt,n].join(`
`)));let u=kt(i,o,r),h=s(u.read(),u,i),m=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...h.parts);p.append(m),l.append(d);let x=()=>{let k=h.glides??(v=>v),j=0,b=vt(k(u.read()),a,(v,V)=>j>0&&h.paint(v,V,j)),N=()=>{let v=Math.round(m.clientWidth);v===j||v===0||(j=v,we(l),b.again())},A=ye(m,h,u.read,v=>{h.tell(u.read()),b.go(k(u.read()),v)});u.follow((v,V)=>{m.classList.add("touched"),A(V?.glide??!0)}),h.tell(u.read()),N();let E=new ResizeObserver(N);return E.observe(m),h.ahead?.(),()=>{E.disconnect(),b.stop(),u.stop(),h.stop?.()}},w=async()=>{await h.ready;for(let k;k=h.wants?.(u.read());)await k;return x()};return h.ready?w():x()}}}var ve=t=>Math.round(t*10)/10,Mt=new WeakMap;function Q(t){let e=M("attn-hits"),n=new Map,o=a=>{let s=a.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),c={node:s,hit:a};return n.set(a.id,c),s.dataset.id=a.id,t(s,()=>c.hit),c};return{root:e,set:(a,s=1)=>{let c=new Set(a.map(({id:i})=>i));for(let[i,{node:l}]of n)c.has(i)||(l.remove(),n.delete(i));a.forEach((i,l)=>{let d=n.get(i.id)??o(i);ke(d.node,d.hit=i,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[l]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function ke(t,{x:e,y:n,width:o,height:r,label:a,kind:s="",aria:c={},tab:i=0,lang:l},d){let[p,u,h,m]=[e,n,o,r].map(w=>ve(d*w)),x=`left:${p}px;top:${u}px;width:${h}px;height:${m}px`;Mt.get(t)!==x&&(t.style.cssText=x,Mt.set(t,x)),S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",a),S(t,"tabindex",i),l&&S(t,"lang",l);for(let[w,k]of Object.entries(c))S(t,`aria-${w}`,String(k))}function St(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function At(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var Ot="http://www.w3.org/2000/svg",y=t=>Math.round(t*10)/10+0;function f(t,e,n,o,r){let a={};for(let s in o){let c=o[s];a[s]=typeof c=="number"?y(c):c}return{id:t,shape:e,role:n,at:a,...r===void 0?{}:{text:r}}}f.line=(t,e,[n,o,r,a],s)=>f(t,"line",e,{x1:n,y1:o,x2:r,y2:a,...s});f.rect=(t,e,[n,o,r,a],s)=>f(t,"rect",e,{x:n,y:o,width:r,height:a,...s});f.circle=(t,e,[n,o,r],a)=>f(t,"circle",e,{cx:n,cy:o,r,...a});f.path=(t,e,n,o)=>f(t,"path",e,{d:n,...o});f.text=(t,e,[n,o],r,a)=>f(t,"text",e,{x:n,y:o,...a},r);var L=t=>`M${t.map(([e,n])=>`${y(e)} ${y(n)}`).join("L")}`;var Et=new WeakMap;function $e(t,e){let{node:n,role:o,at:r}=t;o!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||n.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Se)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Me=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Se(t){let e=document.createElementNS(Ot,"tspan");for(let[n,o]of Object.entries(Me(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function X(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Et.get(t)??new Map;Et.set(t,a);let s=new Map(o.map(i=>[i.id,i]));for(let[i,{node:l,shape:d}]of a)s.get(i)?.shape!==d&&(l.remove(),a.delete(i));let c=t.firstChild;for(let i of o){let l=a.get(i.id);if(!l){let d=document.createElementNS(Ot,i.shape);d.setAttribute("data-id",i.id),l={node:d,shape:i.shape,role:"",at:{},text:""},a.set(i.id,l)}$e(l,i),c===l.node?c=l.node.nextSibling:t.insertBefore(l.node,c)}}function jt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function Y(t,e){let n=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>S(n,"aria-pressed",String(o))}}var Tt=(...t)=>g("p",{class:"attn-hint"},...t);function tt({label:t,min:e,max:n,step:o,onInput:r,text:a=jt,zero:s=e,...c}){let{read:i=b=>b,write:l=b=>b}=c,d=ft("slider"),p=g("span",{class:"attn-number","aria-hidden":"true"}),h=g("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>r(i(h.valueAsNumber))}),m=M("attn-slider",g("label",{for:d},t),h,p),x=n,w=b=>Math.min(1,Math.max(0,(b-e)/(x-e)));return{root:m,input:h,set:(b,N=!0)=>{let A=l(b);h.valueAsNumber!==A&&(h.value=A),h.style.setProperty("--from",w(Math.min(s,A))),h.style.setProperty("--to",w(Math.max(s,A))),h.disabled=!N,_(p,a(b)),S(h,"aria-valuetext",a(b))},limit:b=>S(h,"max",x=b)}}function zt(t=700){let e=g("p",{class:"attn-summary"}),n=g("span",{class:"attn-hidden",role:"status"}),o,r=(a,s=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>_(n,s),t)),_(e,a)};return{root:g("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function Nt(t,e,n){let o={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...o,...e}:e;t.addEventListener("keydown",a=>{let s=r[a.key]?.();s===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),n(s))})}var Lt=["recurrence","convolution","dilated","window","attention"];var[Dt,et,It,Wt]=[8,16384,4096,15];function D(t,e,n){if(t==="recurrence")return e;if(t==="attention")return 1;if(t!=="dilated")return Math.max(1,Math.ceil((e-1)/n));let o=1;for(;(n+1)**o<e;)o+=1;return o}function Ae(t,e){let n=Math.min(e,t-1);return t*(2*n+1)-n*(n+1)}function Ee(t,{n:e,d:n,k:o}){let r=(o-1)/2;return{work:{recurrence:2*e*n*n,convolution:o*e*n*n,dilated:o*e*n*n,window:2*Ae(e,r)*n,attention:2*e*e*n}[t],steps:t==="recurrence"?e:1,path:D(t,e,r)}}var T=(t,e,n)=>t==="dilated"?(e+1)**n:1;function Oe(t,e,n,o){let r=n-e,a=D(t,r+1,o),s=[[0,e]];for(let c=1,i=r;c<=a;c++){let l=s[c-1][1];if(t==="recurrence")s.push([c,e+c-1]);else if(t==="attention")s.push([1,n]);else{let d=T(t,o,c-1),p=t==="dilated"?Math.floor(r/d)%(o+1)*d:Math.ceil(i/(a-c+1));i-=p,s.push([c,l+p])}}return s}function Ct(t,e,n,o,r){if(o===0)return[e,e];if(t==="recurrence")return[e,Math.min(r-1,e+o-1)];let a=t==="attention"?r:t==="dilated"?(n+1)**o-1:n*o;return[Math.max(0,e-a),Math.min(r-1,e+a)]}function I({n:t,d:e,k:n,wiring:o,source:r,target:a}){let s=Math.min(t,64),c=(n-1)/2,i=[r,a].map(d=>Math.min(d,s-1)).sort((d,p)=>d-p),l=Lt.map(d=>({name:d,...Ee(d,{n:t,d:e,k:n}),way:Oe(d,i[0],i[1],c)}));return{n:t,d:e,k:n,side:c,drawn:s,wiring:o,at:Lt.indexOf(o),layers:l,source:i[0],target:i[1],levels:D(o,s,c)}}var Rt=t=>({work:I(t).layers.map(({work:e})=>Math.log(e))}),qt=(t,{work:e})=>({...t,layers:t.layers.map((n,o)=>({...n,work:Math.exp(e[o])}))});function Ft(t){let e=t;return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),e=(e^e>>>16)>>>0,(e+.5)/2**32}var W=10,P=4,je=.78,H=Array.from({length:W},(t,e)=>e),_t=2/3,Pt=t=>t===1?1:t===0?.7:[.2,.3,.45][(t%3+3)%3],Ht=t=>4*Ft(t+300),Bt=(t,e,n)=>T(t,e,D(t,n,e)>1?1:0);function Te(t,e,n,o){return t==="recurrence"?n<=0:t==="attention"?!0:n%o===0&&Math.abs(n)<=e*o}function ze(t,e,n){return H.map(o=>{let r=H.map(s=>Te(t,e,s-o,n));if(t==="window"||t==="attention"){let s=wt(H.map(c=>Ht(W*o+c)),1,r);return s.map(c=>c/Math.max(...s))}let a=s=>t==="recurrence"?je**-s:Pt(s/n);return H.map(s=>r[s]?a(s-o):0)})}var ot=t=>Array.from({length:2*t+1},(e,n)=>n-t).filter(e=>Pt(e)>=_t);function Gt(t,e,n){let o=[];for(let a=e;a<=n;a++)o.push(Ht(64*t+a));let r=Math.max(...o)+Math.log(_t);return o.flatMap((a,s)=>a>=r?[e+s]:[])}var B=new Map;function Kt(t,e,n,o){let r=[t,e,n,o.stride,o.x,o.y,o.cell].join(" ");B.size>30&&B.clear();let a=B.get(r)??Ne(t,e,n,o);return B.set(r,a),a}function Ne(t,e,n,{x:o,y:r,cell:a,stride:s}){let c=ze(e,n,s),i=Array.from({length:P},()=>"");c.forEach((d,p)=>d.forEach((u,h)=>{if(u===0)return;let m=Math.min(P,Math.floor(P*u)+1),[x,w]=[y(o+h*a),y(r+p*a)];i[m-1]+=`M${x} ${w}h${a}v${a}h-${a}z`}));let l=W*a;return[f.rect(t,"rule",[o-.5,r-.5,l+1,l+1]),...i.map((d,p)=>f.path(`${t} level ${p+1}`,"weight solid",d,{"fill-opacity":(p+1)/P}))]}var Le="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),De=1.12;var C=new Map;function Ie(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Le[r.charCodeAt(0)-32]??556),0);return De*n/1e3}function R(t,e){return C.size>5e3&&C.clear(),C.has(t)||C.set(t,Ie(t)),e*C.get(t)}var G={recurrence:"recurrence",convolution:"convolution",dilated:"dilated",window:"window",attention:"attention"},rt={...G,recurrence:"recur.",convolution:"convol."},We={recurrence:"Recurrence",convolution:"Convolution",dilated:"Dilated convolution",window:"Attention in a window",attention:"Full attention"},Ce=[[1e15,"P"],[1e12,"T"],[1e9,"G"],[1e6,"M"],[1e3,"k"]];function q(t){for(let[e,n]of Ce){if(t<e*.9995)continue;let o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}return String(Math.round(t))}var Re=1.07,qe=(t,e)=>t.find(n=>Re*R(n,13)<=e)??t[t.length-1],O=(t,e)=>`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`,Vt=t=>t==="recurrence"?"step":"layer";function Ut({layers:t,at:e,wiring:n},o){let r=t[e].way.length-1;return o>=r?O(r,Vt(n)):`${Math.floor(o)} of ${O(r,Vt(n))}`}function Jt({wiring:t,n:e,drawn:n,levels:o,k:r},a){let s=`first ${n} of ${e.toLocaleString("en")}`,c=e>n?[`the ${s} tokens`,s,s]:Array(3).fill(O(e,"token")),i=O(o,"layer"),l={recurrence:["each step waits for the one before","each step waits for the one before","step by step"],convolution:[`${i} of ${r} offsets, fixed weights`,`${i} of ${r} fixed weights`,i],dilated:[`${i} of ${r} offsets${o>1?", ever wider":""}`,`${i} of ${r} offsets`,i],window:[`${i}, ${r} keys each, weighed by content`,`${i}, ${r} keys by content`,i],attention:["1 layer, all keys, weighed by content","1 layer, all keys by content","1 layer"]}[t],d=c.map((p,u)=>`${p}; ${l[u]}`);return[We[t],qe(d,a)]}function Fe({layers:t,at:e,wiring:n,source:o,target:r,side:a}){let s=o===r;if(s&&n==="recurrence")return`Token ${o+1} reaches itself in its own step.`;let c=`From token ${o+1} to ${s?"itself":`token ${r+1}`}`,i=t[e].way.length-1,l={recurrence:`a recurrence takes ${O(i,"step")}, one after another`,convolution:`a convolution of fixed weights, ${a} each side, takes ${O(i,"layer")}`,dilated:`a convolution whose reach grows ${a+1}-fold takes ${O(i,"layer")}`,window:`attention by content, ${a} each side, takes ${O(i,"layer")}`,attention:"attention takes 1 layer, at any distance"}[n];return`${c}, ${l}.`}var Zt=t=>`${Fe(t)} A layer takes ${q(t.layers[t.at].work)} multiply-adds.`;var _e=700;function Qt(t){let e=t<_e,[n,o]=[e?0:126,e?3:8],r=(t-n-4*o)/5;return{width:t,narrow:e,left:n,gap:o,wide:r,rows:e?{weights:43,way:88,steps:153,work:198,end:247}:{weights:22,way:28,steps:104,work:128,end:186},most:e?26:38,pad:e?4:10,cell:e?2.5:4,rise:e?26:64,step:.4,x:s=>n+s*(r+o)}}function Pe({x:t,wide:e,pad:n,rows:o,narrow:r,rise:a,step:s},{layers:c},i,l){let{way:d}=c[i],p=Math.min(l,d.length-1),u=o.way+a,h=E=>t(i)+n+(e-2*n)*(E+.5)/64,m=p-Math.floor(p),[x,w]=[d[Math.floor(p)],d[Math.min(Math.floor(p)+1,d.length-1)]],k=d.slice(0,Math.floor(p)+1).map(([E,v])=>[v,E]);m&&k.push([x[1]+(w[1]-x[1])*m,p]);let j=k.map(([E,v])=>[h(E),u-v*s]),b=d.length-1,A=r?String(b):`${b} ${i===0?"step":"layer"}${b===1?"":"s"}`;return[f.line(`floor ${i}`,"ruler",[t(i)+n,u,t(i)+e-n,u]),f.path(`way ${i}`,"weight line thumb",L(j)),f.text(`way number ${i}`,"ink small start",[t(i)+n,o.way+(r?40:46)],A)]}function He({x:t,wide:e,pad:n,rows:o,narrow:r},{layers:a,n:s},c){let{steps:i}=a[c],l=r?q(i):`${i.toLocaleString("en")} in a row`,d=e-2*n;return[f.rect(`steps track ${c}`,"track",[t(c)+n,o.steps,d,4]),f.rect(`steps ${c}`,"ink solid",[t(c)+n,o.steps,d*i/s,4]),f.text(`steps number ${c}`,"ink small start",[t(c)+n,o.steps+18],l)]}function Be({x:t,pad:e,rows:n,most:o},{layers:r},a){let{work:s}=r[a],c=o*Math.sqrt(s/Math.max(...r.map(d=>d.work))),[i,l]=[t(a)+e,n.work+o];return[f.rect(`work ${a}`,"ink solid",[i,l-c,c,c]),f.text(`work number ${a}`,"ink small start",[i,l+15],q(s))]}function Ge({rows:t,narrow:e,most:n},{source:o,target:r}){let a=`${o+1} to ${r+1}`;if(e){let c={weights:"weights of one layer: a row for each token",way:`the message\u2019s way, from ${a}`,steps:"steps one after another",work:"multiply-adds of a layer"};return Object.entries(c).map(([i,l])=>f(`label ${i}`,"text","soft small start",{x:0,y:t[i]-8},l))}let s={weights:["weights: a row",t.weights+13],"weights rows":["for each token",t.weights+29],way:["the message\u2019s way",t.way+46],"way ends":[`from ${a}`,t.way+62],steps:["one after another",t.steps+8],work:["multiply-adds,",t.work+n-1],areas:["as areas",t.work+n+15]};return Object.entries(s).map(([c,[i,l]])=>f.text(`label ${c}`,"soft small start",[0,Number(l)],String(i)))}function at(t,{width:e,sent:n=1/0}){let o=Qt(e),{x:r,wide:a,pad:s,rows:c,narrow:i}=o,l=t.layers.flatMap(({name:d},p)=>{let u=p===t.at,h=i?u?"chosen wash":"bare box":u?"chosen box":"ruler box";return[f.rect(`box ${p}`,h,[r(p)+.5,.5,a-1,c.end-1],{rx:6}),f.text(`name ${p}`,`ink start ${u?"strong ":""}${i?"tiny":"small"}`,[r(p)+s,17],a>90?G[d]:a<58?rt[d].replace("ention","ent."):rt[d]),...Kt(`weights ${p}`,d,t.side,{x:i?r(p)+s:r(p)+a-s-W*o.cell,y:c.weights,cell:o.cell,stride:Bt(d,t.side,t.drawn)}),...Pe(o,t,p,n),...He(o,t,p),...Be(o,t,p)]});return{width:e,height:c.end,marks:[...l,...Ge(o,t)]}}function it(t,{width:e}){let{x:n,wide:o,rows:r}=Qt(e);return t.layers.map(({name:a,way:s,work:c},i)=>({id:a,x:n(i),y:0,width:o,height:r.end,label:`${G[a]}: ${s.length-1} from ${t.source+1} to ${t.target+1}, ${q(c)} multiply-adds`,aria:{pressed:i===t.at}}))}var Xt=`text.small { font-size: 13px; }
text.tiny { font-size: 11.5px; }
.wires { fill: none; stroke: var(--edge); stroke-width: 1; }
.strong.wires { stroke: var(--soft); stroke-opacity: 0.6; }
.dots { fill: none; stroke-linecap: round; }
.soft.dots { stroke: var(--edge); } .weight.dots { stroke: var(--weight); }
.way { stroke-width: 3.5; }
.thumb { stroke-width: 2.5; }
.goal { stroke: var(--output); stroke-width: 2; stroke-linejoin: round; }
.output.open { fill: var(--paper); }
.guide { stroke-dasharray: 2 4; }
.box { fill: none; }
.chosen.box { stroke: var(--weight); stroke-width: 2; }
.chosen.wash { fill: var(--weight-wash); stroke: none; }
.track { fill: var(--rule); }
`;var te=28,Ve=24,[z,Ue]=[44,10],[Je,Ze,st]=[46,44,10],ee=3.6;function lt({drawn:t,wiring:e,levels:n},{width:o,height:r}){let[a,s]=[r-Ze,(o-2*st)/t],c=a-Je,i=e==="recurrence"?c/n:Math.min(c/n,c*.6);return{width:o,height:r,bottom:a,cell:s,floor:i,stairs:e==="recurrence",x:l=>st+(l+.5)*s,y:([l,d])=>a-i*(e==="recurrence"&&l>0?d+1:l)}}function pt(t,e,n){let{cell:o}=lt(t,e);return $(Math.floor((n-st)/o),0,t.drawn-1)}var F=({x:t,y:e},n,o)=>`M${y(t(n[1]))} ${y(e(n))}L${y(t(o[1]))} ${y(e(o))}`;function ne(t,{drawn:e,levels:n},o){let r="",a=(s,c)=>{let i=o>0?e-1-c:c,l=Math.min(n-s,o===0?n:Math.floor(i/Math.abs(o)));l>0&&(r+=F(t,[s,c],[s+l,c+l*o]))};for(let s=0;s<e;s++)a(0,s);for(let s=1;s<n;s++)for(let c=0;c<Math.min(Math.abs(o),e);c++)a(s,o>0?c:e-1-c);return r}function Qe(t,{wiring:e,drawn:n,levels:o,side:r}){let a=Array.from({length:n},(i,l)=>l),s=(i,l,d=1)=>a.map(p=>{let u="";for(let h=-l;h<=l;h++){let m=p+h*d;m>=0&&m<n&&(u+=F(t,[i,p],[i+1,m]))}return u}).join("");return e==="recurrence"?a.map(i=>F(t,[0,i],[1,i])+(i?F(t,[1,i-1],[1,i]):"")).join(""):e==="attention"?s(0,n):e==="dilated"?Array.from({length:o},(i,l)=>s(l,r,T(e,r,l))).join(""):Array.from({length:2*r+1},(i,l)=>l-r).map(i=>ne(t,{drawn:n,levels:o},i)).join("")}function Xe(t,{wiring:e,drawn:n,levels:o,side:r}){if(e==="recurrence")return"";if(e==="convolution")return ot(r).map(c=>ne(t,{drawn:n,levels:o},-c)).join("");let a=e==="attention"?n:r,s="";for(let c=0;c<o;c++){let i=T(e,r,c);for(let l=0;l<n;l++){let d=e==="dilated"?ot(r).map(p=>l+p*i).filter(p=>p>=0&&p<n):Gt(c*n+l,Math.max(0,l-a),Math.min(n-1,l+a));for(let p of d)s+=F(t,[c,p],[c+1,l])}}return s}function Ye({wiring:t,drawn:e,levels:n,side:o}){if(t==="recurrence")return 2*e-1;let r=s=>{let c=0;for(let i=-o;i<=o;i++)c+=Math.max(0,e-Math.abs(i)*s);return c};if(t==="attention")return e**2;let a=0;for(let s=0;s<n;s++)a+=r(T(t,o,s));return a}var K=new Map;function tn(t,e){let{wiring:n,drawn:o,side:r}=e,a=`${n} ${o} ${r} ${t.width} ${t.height}`,s=K.get(a)??[Qe(t,e),Xe(t,e)];return K.size>8&&K.clear(),K.set(a,s),s}var oe=({cell:t,floor:e,stairs:n})=>$(Math.min(t,n?t:e)*.42,1.4,7);function ct(t,e,n,o,[r,a]){let{x:s,y:c,cell:i}=t,[l,d]=[s(r),s(a)].map(y);return f.path(e,`${n} dots`,`M${l} ${y(c([o,r]))}H${y(d+.2)}`,{"stroke-width":oe(t),"stroke-dasharray":`0 ${i}`})}function re(t,e,n,[o,r]){let{x:a,y:s}=t,c="";for(let i=o;i<=r;i++)c+=`M${y(a(i))} ${y(s([1,i]))}h0`;return f.path(e,`${n} dots`,c,{"stroke-width":oe(t)})}function en(t,{wiring:e,drawn:n,levels:o}){let r=[0,n-1],a=ct(t,"nodes 0","soft",0,r);if(e==="recurrence")return[a,re(t,"nodes 1","soft",r)];let s=t.floor<ee?[o]:Array.from({length:o},(c,i)=>i+1);return[a,...s.map(c=>ct(t,`nodes ${c}`,"soft",c,r))]}function nn(t,{wiring:e,drawn:n,source:o,side:r},a){let s=l=>Ct(e,o,r,l,n);if(e==="recurrence")return a>0?[re(t,"heard 1","weight",s(a))]:[];let c=Array.from({length:a},(l,d)=>d+1);return(t.floor<ee?c.slice(-1):c).map(l=>ct(t,`heard ${l}`,"weight",l,s(l)))}function Yt({x:t,y:e},n,o){let r=Math.min(Math.floor(o),n.length-1),[a,s,c]=[n[r],n[Math.min(r+1,n.length-1)],o-r],i=(l,d)=>l+(d-l)*c;return[i(t(a[1]),t(s[1])),i(e(a),e(s))]}function on(t,{layers:e,at:n},o){let{way:r}=e[n],a=Math.min(o,r.length-1),s=Yt(t,r,a),c=r.slice(0,Math.floor(a)+1).map(p=>[t.x(p[1]),t.y(p)]),i=a===r.length-1,[l,d]=Yt(t,r,r.length-1);return[f.line("guide","ruler guide",[l,d,l,t.bottom]),f.path("way","weight line way",L([...c,s])),...i?[]:[f.circle("pulse","weight solid",[s[0],s[1],5])],f.path("goal",`output ${i?"solid":"open"} goal`,ae([l,d-3]))]}var ae=([t,e],n=8)=>`${L([[t,e-n],[t+n,e+n*.75],[t-n,e+n*.75]])}Z`;function ie({x:t,width:e},{source:n,target:o}){let[r,a]=[t(n),t(o)],s=z-Ue;return a-r<z?$((r+a)/2,s,e-s):null}function se(t,e,n){let[o,r]=[t.x(e.source),t.x(e.target)],a=ie(t,e);return a===null?[o,r]:[Math.min(o,a-n/2),Math.max(r,a+n/2)]}function rn(t,e){let{source:n,target:o}=e,[[r,a],[s,c]]=[Ve,te].map(d=>se(t,e,d)),{bottom:i}=t,l=i+40;return[f.rect("from","value solid",[r-6,i+10,12,12],{rx:2}),f.path("to","output solid",ae([a,i+17],7.5)),f.text("from name","value strong small",[s,l],String(n+1)),f.text("to name","output strong small",[c,l],String(o+1))]}function an(t,e){let{x:n,bottom:o}=t,{n:r,drawn:a}=e,s=se(t,e,te),c=p=>p===a-1&&r>a?`${p+1} \u2026`:String(p+1),i=p=>{let u=R(c(p),13)/2;return p===0?n(0)-4+u:p===a-1?n(p)+4-u:n(p)},l=p=>s.every(u=>Math.abs(u-i(p))>17+R(c(p),13)/2);return[...new Set([0,...[1,2,3,4].map(p=>Math.round(a*p/4)-1)])].filter(l).map(p=>f.text(`token ${p}`,`soft small${p===0?" start":p===a-1?" end":""}`,[n(p)+(p===0?-4:p===a-1?4:0),o+40],c(p)))}function dt(t,{width:e,height:n,sent:o=1/0}){let r=lt(t,{width:e,height:n}),{way:a}=t.layers[t.at],s=Math.min(o,a.length-1),[c,i]=tn(r,t),[l,d]=Jt(t,e),p=[f.text("title","ink strong start",[0,14],l),f.text("told","weight strong end",[e,14],Ut(t,s)),f.text("note","soft small start",[0,32],d),f.path("wires","wires",c,{"stroke-opacity":Math.round(100*$(260/Ye(t)+.09,0,.8))/100}),f.path("strong wires","wires strong",i),...en(r,t),...nn(r,t,Math.floor(s)),...on(r,t,o),...an(r,t),...rn(r,t)];return{width:e,height:n,marks:p}}function ut(t,e){let n=lt(t,e),{x:o,bottom:r}=n,{source:a,target:s,drawn:c}=t,i=(u,h,m)=>({id:u,x:m,y:r-2,width:z,height:46,label:u==="source"?"message from token":"message to token",slider:!0,kind:"across",aria:{valuemin:u==="source"?1:a+1,valuemax:u==="source"?s+1:c,valuenow:h+1,valuetext:`token ${h+1}`}}),l=ie(n,t),[d,p]=l===null?[o(a)-z/2,o(s)-z/2]:[l-z,l];return[i("source",a,d),i("target",s,p)]}var ce=`.attn-mixing { --apart: 8px; }
.mixing-board { display: grid; gap: 14px; }
.mixing-controls { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px 24px; align-items: center; --name: 4.6em; }
.mixing-controls .attn-row { grid-column: 1 / -1; align-items: center; justify-content: space-between; gap: 8px 16px; }
.mixing-controls .attn-slider { grid-template-columns: var(--name) 1fr 3.4em; }
.attn-mixing .attn-summary { min-height: 2.9em; text-wrap: pretty; }
.mixing-table .attn-hit:hover { background: color-mix(in srgb, var(--ink) 4%, transparent); }
@container (max-width: 659px) {
  .mixing-wide { display: none; }
  .mixing-controls { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .mixing-controls :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .mixing-controls .attn-slider input { height: 36px; }
  .attn-mixing .attn-summary { min-height: 5.8em; }
  .mixing-controls .attn-row { justify-content: flex-start; gap: 6px; }
  .mixing-board { gap: 12px; }
}
@container (min-width: 1000px) { .attn-mixing { font-size: 17px; } }
@media print { .mixing-controls, .attn-hint { display: none; } }
.attn.attn-mixing details { margin-top: 4px; }
:host([data-whole]) .attn-mixing details { display: none; }
`;var cn=35,ln=960,pn=660,ht=t=>I(t.read());function le(t){let e=Math.min(t,ln);return{width:e,height:t<pn?176:230,zoom:t/e}}function dn(t,e){let n=U(),o=(c,i)=>{let{source:l,target:d,drawn:p}=ht(t),u=c==="source"?{source:$(i,0,d),target:d}:{source:l,target:$(i,l,p-1)};(u.source!==l||u.target!==d)&&t.change(u)},r=Q((c,i)=>{let l=()=>ht(t)[i().id];At(c,()=>h=>{let m=e();o(i().id,pt(ht(t),m,St(n,h)[0]/m.zoom))});let d=h=>()=>l()+h,p={ArrowRight:d(1),ArrowUp:d(1),ArrowLeft:d(-1),ArrowDown:d(-1)},u={PageUp:d(8),PageDown:d(-8),Home:()=>0,End:()=>et};Nt(c,{...p,...u},h=>o(i().id,h))});return{root:M("attn-stage mixing-net",n,r.root),paint:(c,i)=>X(n,dt(c,{...e(),sent:i})),place:c=>r.set(ut(c,e()),e().zoom)}}function un(t,e){let n=U(),o=Q((s,c)=>s.addEventListener("click",()=>t.change({wiring:c().id})));return{root:M("attn-stage mixing-table",n,o.root),paint:(s,c)=>X(n,at(s,{...e(),sent:c})),place:s=>o.set(it(s,e()),e().zoom)}}var pe=(t,e)=>{let n=document.createDocumentFragment();return n.append(t," ",g("i",{},e)),n};function hn(t,e){let n=(p,u,h)=>tt({label:pe(p,u),min:Math.log2(Dt),max:Math.log2(h),step:.5,text:m=>m.toLocaleString("en"),read:m=>Math.round(2**m),write:m=>Math.round(2*Math.log2(m))/2,onInput:m=>t.change({[u]:m})}),[o,r]=[n("tokens","n",et),n("size","d",It)],a=tt({label:pe("kernel","k"),min:3,max:Wt,step:2,text:String,onInput:p=>t.change({k:p})}),s=[Y("Send",e).root,Y("Reset",t.reset).root],[c,i]=s;return{root:M("mixing-controls",M("attn-row",c,i),o.root,r.root,a.root),tell:p=>{o.set(p.n),r.set(p.d),a.set(p.k)}}}function fn(){let e=Object.entries({Counted:"One layer, one sequence, one head, no projections. A multiplication with its addition is one multiply-add.",Drawn:"The darker wires, like the darker cells of the small squares, are an example: those with at least two thirds of the largest weight of their token. A convolution\u2019s are the same for every token, attention\u2019s are not."}).map(([n,o])=>g("li",{},`${n}
${o}`));return g("details",{},g("summary",{},"What is counted and drawn"),g("ul",{},...e))}function mn(){let t=1/0;return{start:()=>void(t=Z()?1/0:0),next:(e,{layers:n})=>(t+=e/cn,n.every(({way:o})=>t>=o.length-1)&&(t=1/0),t)}}function gn(t,e){let[n,o,r]=[900,le(900),t],a=mn(),[s,c,i]=[dn(e,()=>o),un(e,()=>o),zt()],l=hn(e,()=>{a.start(),e.change({},{glide:!0})}),d=Tt("Send the message",g("span",{class:"mixing-wide"},", drag its ends"),"; then press another layer."),p=u=>[s.place(u),c.place(u)];return{parts:[d,M("mixing-board",s.root,c.root),l.root,i.root,fn()],tell:u=>{let h=I(u);u.wiring!==r.wiring&&a.start(),r=u,l.tell(u),p(h),i.set(Zt(h))},glides:Rt,paint:(u,h,m)=>{let x=I(r);m!==n&&([n,o]=[m,le(m)],p(x));let w=a.next(h,x);return s.paint(x,w),c.paint(qt(x,u),w),w<1/0},stop:i.stop}}var $o=$t({name:"mixing",label:"Live figure: five ways to wire tokens, and what they cost",style:Xt+ce,controls:["n","d","k","wiring","source","target"],build:gn});export{it as choices,at as compare,I as compute,$o as default,Zt as describe,ut as grips,dt as net,le as sizes,pt as tokenAt};
