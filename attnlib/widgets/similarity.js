// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var dt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var he="http://www.w3.org/2000/svg",ge=0,xe=Math.random().toString(36).slice(2,8),ft=t=>`attn-${xe}-${t}-${++ge}`;function ut(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var v=(t,e={},...n)=>ut(document.createElement(t),e,n),mt=(t,e={},...n)=>ut(document.createElementNS(he,t),e,n);function K(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function q(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ht=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var gt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
@media (prefers-reduced-motion: reduce) { .attn *, .attn *::before { animation: none !important; transition: none !important; } }
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
  .attn *, .attn *::before { animation: none !important; transition: none !important; }
  /* Drawn for the screen, places to press would reach beyond the paper, and all text would shrink with the page. */
  .attn.attn :is(.attn-hits, .attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var xt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var H=(t,e)=>t.reduce((n,o,r)=>n+o*e[r],0);var I=t=>Math.hypot(...t),Q=t=>t[0].map((e,n)=>t.map(o=>o[n]));function X(t,e){let n=Q(e);return t.map(o=>n.map(r=>H(o,r)))}function bt(t,e=1,n=null){let o=i=>n===null||n[i],r=Math.max(...t.filter((i,c)=>o(c))),a=t.map((i,c)=>o(c)?Math.exp((i-r)/e):0),l=a.reduce((i,c)=>i+c,0);return l>0?a.map(i=>i/l):a}var $=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var wt=200,et=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ve=t=>t*t*(3-2*t);function tt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>tt(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,a])=>[r,tt(t[r],a,n)]);return Object.fromEntries(o)}return e}function yt(t,e,n){let[o,r,a,l,i,c]=[t,t,t,0,0,0],s=!1,p=d=>{let u=$(d-i,0,64);if(i=d,s){let g=$((d-l)/e);o=tt(r,a,ve(g)),s=g<1}let f=n(o,u);c=s||f?requestAnimationFrame(p):0};return{go(d,u){if(et()){[o,a,s]=[d,d,!1],n(o,1/0);return}[r,a,l,s]=[o,d,performance.now(),u],u||(o=d,n(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(c)}}function vt(t,e,n=[]){let o=[...e,...n],r=[],a=!1,l=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let u=l();r.forEach(f=>f(u,d))},c=()=>i(null);e.forEach(d=>t.on(`change:${d}`,c));let s=(d,{glide:u=!1}={})=>{a=!0;for(let[f,g]of Object.entries(d))t.set(f,g);a=!1,i({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:l,change:s,reset:()=>s(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function $e(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function ke(t,e,n,o){let[r,a]=[0,!1],l=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let s of t.querySelectorAll(".attn-stage"))s.toggleAttribute("inert",c)}},i=c=>{let s=++r,p=e.wants?.(n())??null;if(l(p!==null),p===null)return o(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>s===r&&i(c),()=>s===r&&e.say?.(d))};return i}function $t({name:t,label:e,style:n,controls:o,fixed:r=[],ms:a=wt,build:l}){return{render:({model:c,el:s})=>{let p=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(v("style",{},[ht,gt,xt,n].join(`
`)));let u=vt(c,o,r),f=l(u.read(),u,c),g=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);d.append(g),s.append(p);let w=()=>{let h=f.glides??(M=>M),y=0,x=yt(h(u.read()),a,(M,C)=>y>0&&f.paint(M,C,y)),A=()=>{let M=Math.round(g.clientWidth);M===y||M===0||(y=M,$e(s),x.again())},S=ke(g,f,u.read,M=>{f.tell(u.read()),x.go(h(u.read()),M)});u.follow((M,C)=>{g.classList.add("touched"),S(C?.glide??!0)}),f.tell(u.read()),A();let k=new ResizeObserver(A);return k.observe(g),f.ahead?.(),()=>{k.disconnect(),x.stop(),u.stop(),f.stop?.()}},m=async()=>{await f.ready;for(let h;h=f.wants?.(u.read());)await h;return w()};return f.ready?m():w()}}}var Me=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function kt(t,e,{glide:n=!1}={}){let o=0,r=0,a=null,l=()=>{cancelAnimationFrame(o),a=null,r=0},i=p=>{a=p,t.change(p,{glide:n})};return{play:(p,d=e)=>{l();let u=p.length-1;if(et())return i(p[u]);let f=performance.now(),g=0,w=m=>{let h=Math.min(u,Math.floor(u*(m-f)/d));a&&h>g&&(r=u-h,i(p[g=h])),a&&g<u&&(o=requestAnimationFrame(w))};r=u,i(p[0]),o=requestAnimationFrame(w)},stop:l,tell:p=>{a&&Object.entries(a).some(([d,u])=>!Me(p[d],u))&&l()},playing:()=>r>0}}var Ae=Math.sqrt(50),Se=Math.sqrt(10),Ee=Math.sqrt(2);function nt(t,e,n){let o=(e-t)/Math.max(0,n),r=Math.floor(Math.log10(o)),a=o/Math.pow(10,r),l=a>=Ae?10:a>=Se?5:a>=Ee?2:1,i,c,s;return r<0?(s=Math.pow(10,-r)/l,i=Math.round(t*s),c=Math.round(e*s),i/s<t&&++i,c/s>e&&--c,s=-s):(s=Math.pow(10,r)*l,i=Math.round(t/s),c=Math.round(e/s),i*s<t&&++i,c*s>e&&--c),c<i&&.5<=n&&n<2?nt(t,e,n*2):[i,c,s]}function B(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let o=e<t,[r,a,l]=o?nt(e,t,n):nt(t,e,n);if(!(a>=r))return[];let i=a-r+1,c=new Array(i);if(o)if(l<0)for(let s=0;s<i;++s)c[s]=(a-s)/-l;else for(let s=0;s<i;++s)c[s]=(a-s)*l;else if(l<0)for(let s=0;s<i;++s)c[s]=(r+s)/-l;else for(let s=0;s<i;++s)c[s]=(r+s)*l;return c}var At="http://www.w3.org/2000/svg",qe=t=>Math.round(t*10)/10+0;function b(t,e,n,o,r){let a=Object.entries(o).map(([l,i])=>[l,typeof i=="number"?qe(i):i]);return{id:t,shape:e,role:n,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Mt=new WeakMap,Oe=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function ze(t,e){let n=Oe(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(Ie)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Te=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ie(t){let e=document.createElementNS(At,"tspan");for(let[n,o]of Object.entries(Te(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function ot(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Mt.get(t)??new Map;Mt.set(t,a);let l=new Map(o.map(c=>[c.id,c]));for(let[c,{node:s,shape:p}]of a)l.get(c)?.shape!==p&&(s.remove(),a.delete(c));let i=t.firstChild;for(let c of o){let s=a.get(c.id);s||(s={node:document.createElementNS(At,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,s)),ze(s,c),i===s.node?i=s.node.nextSibling:t.insertBefore(s.node,i)}}function j(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function O(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var P=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var R=({width:t,height:e,edge:n})=>Math.min(t,e)/2/n,rt=t=>[t.left+t.width/2,t.top+t.height/2];function N(t,[e,n]){let[o,r]=rt(t);return[o+e*R(t),r-n*R(t)]}function at(t){let[e,n]=rt(t);return B(0,t.edge,3).filter(r=>r>0&&r<=t.edge).map(r=>({length:r,x:e+r*R(t)-3,y:n+12}))}function Et(t,e){let{left:n,top:o,width:r,height:a}=e,[l,i]=rt(e);return[b(`${t} ground`,"rect","tint",{x:n,y:o,width:r,height:a,rx:6}),b(`${t} axes`,"path","rule",{d:`M${n} ${i}h${r}M${l} ${o}v${a}`}),...at(e).flatMap(({length:c,x:s,y:p})=>[b(`${t} ring ${c}`,"circle","rule",{cx:l,cy:i,r:c*R(e)}),b(`${t} length ${c}`,"text","soft small end",{x:s,y:p},String(c))])]}var Le={arrow:(t,e,n,o,[r,a])=>{let l=(i,c)=>`${(n-i*r-c*a).toFixed(1)} ${(o-i*a+c*r).toFixed(1)}`;return b(t,"path",`${e} solid`,{d:`M${l(0,0)}L${l(10,4.6)}L${l(10,-4.6)}Z`})},ring:(t,e,n,o)=>b(t,"circle",`${e} ring`,{cx:n,cy:o,r:4.5}),square:(t,e,n,o)=>b(t,"rect",`${e} solid`,{x:n-4.5,y:o-4.5,width:9,height:9})};function qt(t,e,n,o,r="arrow"){let[a,l]=N(n,[0,0]),i=N(n,o),c=Math.hypot(i[0]-a,i[1]-l);if(c<1e-9)return[b(`${t} dot`,"circle",`${e} solid`,{cx:a,cy:l,r:4})];let s=[(i[0]-a)/c,(i[1]-l)/c],p=Math.min(c,r==="arrow"?8:4.5);return[b(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:l,x2:i[0]-p*s[0],y2:i[1]-p*s[1]}),Le[r](`${t} head`,e,i[0],i[1],s)]}var St=t=>j(Math.abs(t)<.005?0:t);function Ot(t,e,n,o){let[r,a]=N(n,o),l=Math.round(Math.atan2(o[1],o[0])*180/Math.PI);return{id:t,label:e,x:r-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:l,valuetext:`x ${St(o[0])}, y ${St(o[1])}`}}}var Ne=t=>Math.round(t*10)/10,zt=new WeakMap;function it(t){let e=v("div",{class:"attn-hits"}),n=new Map,o=a=>{let l=a.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),i={node:l,hit:a};return n.set(a.id,i),l.dataset.id=a.id,t(l,()=>i.hit),i};return{root:e,set:a=>{let l=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of n)l.has(i)||(c.remove(),n.delete(i));a.forEach((i,c)=>{let s=n.get(i.id)??o(i);Ce(s.node,s.hit=i),s.node.parentNode!==e&&e.insertBefore(s.node,e.children[c]??null)})},focus:a=>n.get(a)?.node.focus({preventScroll:!0})}}function Ce(t,{x:e,y:n,width:o,height:r,label:a,kind:l="",aria:i={},tab:c=0,lang:s}){let[p,d,u,f]=[e,n,o,r].map(Ne),g=`left:${p}px;top:${d}px;width:${u}px;height:${f}px`;zt.get(t)!==g&&(t.style.cssText=g,zt.set(t,g)),q(t,"class",`attn-hit ${l}`.trim()),q(t,"aria-label",a),q(t,"tabindex",c),s&&q(t,"lang",s);for(let[w,m]of Object.entries(i))q(t,`aria-${w}`,String(m))}function Tt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-o)/a,(n-r)/a]}function It(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var je={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Lt(t,{plane:e,read:n,move:o,hold:r=()=>{}}){let a=l=>Tt(t.parentElement,l);It(t,l=>{let[i,c]=[n(),a(l)];return r(!0),s=>{let p=R(e()),[d,u]=a(s);o([i[0]+(d-c[0])/p,i[1]-(u-c[1])/p])}},()=>r(!1)),t.addEventListener("keydown",l=>{let i=je[l.key];if(!i||l.ctrlKey||l.metaKey||l.altKey)return;l.preventDefault(),l.stopPropagation();let c=l.shiftKey?.5:.1;o(n().map((s,p)=>s+c*i[p]))})}function Nt(t,e,n,o){let r=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>o(r()[0],r()[1],!1)),t.addEventListener("keydown",a=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!i||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[c,s]=r().map((p,d)=>$(p+i[d],0,n-1));o(c,s,!0)})}function Ct(t,e){let n=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>q(n,"aria-pressed",String(o))}}function jt({label:t,min:e,max:n,step:o,onInput:r,text:a=j,zero:l=e,...i}){let{read:c=x=>x,write:s=x=>x}=i,p=ft("slider"),d=v("span",{class:"attn-number","aria-hidden":"true"}),f=v("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(c(f.valueAsNumber))}),g=v("div",{class:"attn-slider"},v("label",{for:p},t),f,d),w=n,m=x=>Math.min(1,Math.max(0,(x-e)/(w-e)));return{root:g,input:f,set:(x,A=!0)=>{let S=s(x);f.valueAsNumber!==S&&(f.value=S),f.style.setProperty("--from",m(Math.min(l,S))),f.style.setProperty("--to",m(Math.max(l,S))),f.disabled=!A,K(d,a(x)),q(f,"aria-valuetext",a(x))},limit:x=>q(f,"max",w=x)}}function Rt(t=700){let e=v("p",{class:"attn-summary"}),n=v("span",{class:"attn-hidden",role:"status"}),o,r=(a,l=a)=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>K(n,l),t)),K(e,a)};return{root:v("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}var Re=90,Ft=.12,L=3,Fe=t=>$(t,-L,L),G=t=>I(t)>0?t.map(e=>e/I(t)):t;function Ht(t){let[e,n,o]=t.slice(0,3).map(G),r=H(e,n),a=(H(e,o)+H(n,o))/2,l=[0,1,2].filter(i=>I(t[i])===0);return{opposition:r,attraction:a,limit:Math.sqrt(Math.max(0,(1+r)/2)),lost:l}}function W({vectors:t}){let e=X(t,Q(t)),n=e.map(o=>bt(o));return{scores:e,weights:n,output:X(n,t),...Ht(t)}}function Pt({vectors:t,emphasis:e}){let[n,o]=[-e,(1-e)/2],r=t.map(I),[a,l,i]=t.slice(0,3).map(G),[c,s]=[Math.cos(.01),Math.sin(.01)];a=[a[0]*c-a[1]*s,a[0]*s+a[1]*c];let p=[t],d=(u,f)=>G(u.map((g,w)=>I(u)>0?g+Ft*(n*f[w]+o*i[w]):0));for(let u=0;u<Re;u++){let f=[d(a,l),d(l,a)],g=i.map((m,h)=>m+Ft*o*(a[h]+l[h]));[a,l,i]=[...f,I(i)>0?G(g):i];let w=[a,l,i].map((m,h)=>m.map(y=>Fe(y*r[h])));p.push([...w,...t.slice(3)])}return p}function Wt(t){let{opposition:e,attraction:n}=Ht(t);return[e,n].map(o=>$(o,-1,1))}var Dt=(t,{opposition:e,attraction:n})=>t.length>1&&Math.hypot(t[t.length-1][0]-e,t[t.length-1][1]-n)<1e-6;var _t=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.trail { stroke-width: 2; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var Pe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),We=1.12,D=new Map;function De(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(Pe[r.charCodeAt(0)-32]??556),0);return We*n/1e3}function F(t,e){return D.size>5e3&&D.clear(),D.has(t)||D.set(t,De(t)),e*D.get(t)}var Vt=8,Kt=14,_e=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],Ke=[0,12,26,42,60,80,102,126],st=([t,e],n,o)=>({x:t,y:e,half:n,high:o,leader:null}),V=({x:t,y:e,half:n,high:o},[r,a])=>Math.hypot(Math.max(0,Math.abs(r-t)-n),Math.max(0,Math.abs(a-e)-o));function Jt({x:t,y:e,half:n,high:o},r,a){let[l,i]=[0,1];for(let[c,s,p,d]of[[r[0],a[0],t,n],[r[1],a[1],e,o]]){let u=s-c;if(Math.abs(u)<1e-9){if(Math.abs(c-p)>=d)return 0;continue}let f=[(p-d-c)/u,(p+d-c)/u];l=Math.max(l,Math.min(...f)),i=Math.min(i,Math.max(...f))}return Math.max(0,i-l)}var Bt=(t,[e,n,o,r])=>Jt(t,[e,n],[o,r])>0,Be=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function Gt({x:t,y:e,half:n,high:o},[r,a]){let[l,i]=[$(r,t-n,t+n),$(a,e-o,e+o)],c=Math.hypot(r-l,a-i),s=(c-6)/c;return[l,i,l+s*(r-l),i+s*(a-i)]}function*Ge({left:t,top:e,width:n,height:o},[r,a],l,i,c){for(let s of Ke)for(let p of _e){let d=p*Math.PI/180,[u,f]=[Math.cos(d),Math.sin(d)],[g,w]=[c[0]*u-c[1]*f,c[0]*f+c[1]*u],m=Vt+1+s,h=Math.min((l+m)/Math.abs(g||1e-9),(i+m)/Math.abs(w||1e-9)),y=$(r+h*g,t+l,t+n-l),x=$(a+h*w,e+i+1,e+o-i-1);yield{name:st([y,x],l,i),cost:s+.12*Math.abs(p)}}}function*Ve({left:t,top:e,width:n,height:o},r,a){for(let l=e+a+1;l<=e+o-a-1;l+=a)for(let i=t+r;i<=t+n-r;i+=10)yield{name:st([i,l],r,a),cost:300}}function Je(t,e,n,o,r=[]){let a=[...r,...at(t).map(({x:f,y:g})=>[f-5,g-4])],l=N(t,[0,0]),i=.55*o,c=n.map(([f,g])=>Math.hypot(f-l[0],g-l[1])),s=[],p=(f,g)=>{let{half:w}=f;if(s.some(k=>Be(f,k)))return 1/0;let m=V(f,n[g]),h=k=>V(f,k)<Vt,y={...f,half:w+4,high:f.high+2},x=n.map((k,M)=>Jt(y,l,k)*c[M]),A=m>Kt?Gt(f,n[g]):null,S=s.filter(k=>A&&Bt(k,A)||k.leader&&Bt(f,k.leader));return 1e3*n.filter(h).length+(x[g]>0?1e3:0)+2*x.reduce((k,M)=>k+M,0)+24*n.filter(k=>V(f,k)<m-1).length+30*S.length+20*a.filter(h).length},d=e.map((f,g)=>g).sort((f,g)=>c[g]-c[f]),u=[];for(let f of d){let g=F(e[f],o)/2,w=c[f]>0?[0,1].map(y=>(n[f][y]-l[y])/c[f]):[1,0],m={name:st(n[f],g,i),cost:1/0};for(let y of[Ge(t,n[f],g,i,w),Ve(t,g,i)]){if(m.cost<1e3)break;for(let{name:x,cost:A}of y){let S=A<m.cost?A+p(x,f):1/0;S<m.cost&&(m={name:x,cost:S})}}let{name:h}=m;V(h,n[f])>Kt&&(h.leader=Gt(h,n[f])),s.push(u[f]=h)}return u}function Zt(t,{plane:e,words:n,roles:o,tips:r,size:a,others:l}){return Je(e,n,r,a,l).flatMap(({x:i,y:c,leader:s},p)=>[...s?[b(`${t}leader ${p}`,"line","soft line leader",{x1:s[0],y1:s[1],x2:s[2],y2:s[3]})]:[],b(`${t}name ${p}`,"text",`${o[p]} name`,{x:i,y:c+5},n[p])])}var Yt=18,Ut=t=>t.length>6?`${t.slice(0,4)}.`:t,J=({left:t,top:e,side:n,wide:o,tall:r},a,l)=>[t+n+l*o,e+Yt+a*r],Qt=({tall:t,words:e})=>Yt+e.length*t;function Xt(t,{shares:e,texts:n,small:o,hue:r}){let{id:a,left:l,top:i,side:c,wide:s,tall:p,words:d,roles:u=d.map(()=>"ink"),columns:f=u}=t,g=d.flatMap((m,h)=>[b(`${a} column ${h}`,"text",`${f[h]} head`,{x:l+c+(h+.5)*s,y:i+12},Ut(m)),b(`${a} row ${h}`,"text",`${u[h]} head start`,{x:l,y:J(t,h,0)[1]+p/2+4.5},Ut(m))]),w=e.flatMap((m,h)=>m.flatMap((y,x)=>{let[A,S]=J(t,h,x),k={x:A+1,y:S+1,width:s-2,height:p-2,rx:3},M=$(Math.abs(y)).toFixed(3),C=A+s/2;return[b(`${a} bed ${h} ${x}`,"rect","tint",k),b(`${a} cell ${h} ${x}`,"rect",`${y<0?"minus":r} shade`,{...k,"fill-opacity":M}),b(`${a} number ${h} ${x}`,"text",`ink number${o?" strong":""}`,{x:C,y:S+(o?p/2-2.5:p/2+4.5)},n[h][x]),...o?[b(`${a} small ${h} ${x}`,"text","ink small",{x:C,y:S+p/2+11},o[h][x])]:[]]}));return[...g,...w]}function lt(t,e,n,o,r){let[a,l]=J(t,o,r),i={x:a+1,y:l+1,width:t.wide-2,height:t.tall-2,rx:3};return b(`${t.id} ${e}`,"rect",`${n} frame`,i)}var te=(t,e,n,o)=>t.words.flatMap((r,a)=>t.words.map((l,i)=>{let[c,s]=J(t,a,i),p=a===n[0]&&i===n[1];return{id:`${t.id} ${a} ${i}`,x:c,y:s,width:t.wide,height:t.tall,label:e(a,i),tab:p?0:-1,...o?{aria:{pressed:p}}:{}}}));var E=(t,e=2)=>j(Math.abs(t)<.5*10**-e?0:t,e),ee=t=>Math.round(Math.acos($(t,-1,1))*180/Math.PI),z=t=>`\u201C${t}\u201D`,Ze=-.8,Ue=.9;function Ye({words:t},{opposition:e,attraction:n,limit:o,lost:r}){let[a,l,i]=t.map(z);if(r.length){let[u,f,g]=r.length>1?["have","they make","directions"]:["has","it makes","direction"];return`${P(r.map(m=>z(t[m])))} ${u} no length, so no ${g}, and ${f} no angle with any word.`}let[c,s]=[`${a} and ${l}`,`${ee(e)}\xB0 apart`];if(n>=Ue)return`${c} both point at ${i} (mean cosine ${E(n)}), but they are only ${s}, not opposite.`;let p=`are ${s} (cosine ${E(e)})`,d=`is ${E(n)}; at that angle it can be ${E(o)} at most.`;return e<=Ze?`${c} cannot both point at ${i}: they ${p}. Their mean cosine with it ${d}`:`${c} ${p}. Their mean cosine with ${i} ${d}`}function Qe({words:t,pair:[e,n]},{scores:o,weights:r}){let[a,l]=[z(t[e]),z(t[n])],i=E(o[e][n]);if(e===n)return`${a} has the score ${i} with itself, its squared length, and keeps ${O(r[e][e])} of its weight.`;let[c,s]=[O(r[e][n]),O(r[n][e])],p=`${a} and ${l} share one score, ${i}`;return c===s?`${p}, and each gives the other ${c} of its weight.`:`${p}, but ${a} gives ${l} ${c} and ${l} gives ${a} ${s}.`}function ne(t,e){let{words:n,vectors:o}=t,[r,a,l]=n.map(z),[i,c]=[O(e.weights[0][2]),O(e.weights[1][2])],p=o.every(d=>I(d.map((u,f)=>u-o[0][f]))<.01)?"All five words are one arrow, so every weight is 20.0%.":`${r} gives ${l} ${i} of its weight, ${a} ${c}.`;return[Ye(t,e),p,Qe(t,e)].join(" ")}function oe(t,{opposition:e,scores:n,weights:o,lost:r},a){let{pair:[l,i],vectors:c}=t,s=t.words.map(z),p=s.filter((m,h)=>String(c[h])!==String(a.vectors[h])),[d,u,f]=s;if(String(t.pair)===String(a.pair)&&!p.length)return"";if(![d,u,f].some(m=>p.includes(m))){let m=`${s[l]} and ${s[i]}: score ${E(n[l][i])}`,[h,y]=[O(o[l][i]),O(o[i][l])];return l===i?`${s[l]} with itself: score ${E(n[l][l])}, weight ${h}.`:`${m}; ${s[l]} gives ${h}, ${s[i]} gives back ${y}.`}if(r.length)return`${P(r.map(m=>s[m]))}: no length, no direction.`;let[g,w]=[O(o[0][2]),O(o[1][2])];return`${d} and ${u} ${ee(e)}\xB0 apart; to ${f}: ${d} ${g}, ${u} ${w}.`}function re({words:t},e,n,o,r){let a=E(e[n][o][r]);return n==="scores"?`score of ${z(t[o])} and ${z(t[r])}: ${a}`:`${z(t[o])} gives ${z(t[r])} the weight ${a}`}var ie=520,Z=56,ae=L+.5,Xe=2*L**2;function _(t){if(t<ie){let[o,r]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:o,edge:ae},aims:{left:Z,top:o+26,width:t-Z-14,height:r-26},height:o+r+36}}let e=Math.round(Math.min(.6*t,400)),n=Math.min(t-e-Z-34,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:ae},aims:{left:e+Z+22,top:(e-n)/2-8,width:n,height:n},height:e}}function tn({vectors:t,words:e},n){let{plane:o}=_(n);return[...Et("plane",o),...t.flatMap((r,a)=>qt(`word ${a}`,`word${a}`,o,r)),...Zt("",{plane:o,words:e,roles:e.map((r,a)=>`word${a}`),tips:t.map(r=>N(o,r)),size:n<ie?14:15})]}var Y=({left:t,top:e,width:n,height:o},[r,a])=>[t+(1-r)*n/2,e+(1-a)*o/2],ct=t=>`M${t.map(([e,n])=>`${e.toFixed(1)} ${n.toFixed(1)}`).join("L")}`;function en(t){let e=Array.from({length:81},(c,s)=>{let p=-1+s/40;return Y(t,[2*p*p-1,p])}),{left:n,top:o,width:r,height:a}=t,[l,i]=[n+r/2,o+a/2];return[b("all","rect","edge frame",{left:n,x:n,y:o,width:r,height:a}),b("region","path","tint region",{d:`${ct(e)}Z`}),b("cross","path","rule",{d:`M${n} ${i}h${r}M${l} ${o}v${a}`})]}function nn({words:[t,e,n]},{left:o,top:r,width:a,height:l}){let[i,c]=[o+a,r+l],s=(u,f,g,w,m)=>b(u,"text",`${f} small`,{x:g,y:w},m),p=F("same",13)+F("opposite",13)+16,d=F(`${t} and ${e}`,14)+p>a?33:0;return[b("star","path","ink solid",{d:on(i-2,r+2)}),s("wanted","ink end",i-14,r+14,"wanted"),s("can","soft start",o+48,r+l/2+24,"can be had"),s("cannot","soft end",i-6,c-8,"cannot"),s("same","soft start",o,c+15,"same"),s("opposite","soft end",i,c+15,"opposite"),s("first aim","ink strong",o+a/2,c+15+d,`${t} and ${e}`),s("towards","soft end",o-6,r+9,"towards"),s("away","soft end",o-6,c,"away"),s("second aim","ink strong start",o,r-9,`both and ${n}`)]}var on=(t,e)=>`${ct(Array.from({length:10},(n,o)=>{let[r,a]=[o%2?3.6:9,o*Math.PI/5];return[t+r*Math.sin(a),e-r*Math.cos(a)]}))}Z`;function rn({words:t,trail:e},n,o){let{left:r,top:a,width:l,height:i}=o;if(n.lost.length){let g=`${P(n.lost.map(w=>t[w]))}: no direction`;return[b("none","text","ink strong small",{x:r+l/2,y:a+i/2-10},g)]}let{opposition:c,attraction:s}=n,[p,d]=Y(o,[c,s]),u=Dt(e,n)?e:[],f=d<a+i/2?1:-1;return[...u.length?[b("trail","path","ink line trail",{d:ct(u.map(g=>Y(o,g)))})]:[],b("across","line","ruler thread",{x1:r,x2:p,y1:d,y2:d}),b("down","line","ruler thread",{x1:p,x2:p,y1:d,y2:a+i+4}),b("now","circle","ink ring dot",{cx:p,cy:d,r:6.5}),b("opposition","text","ink strong small",{x:$(p,r+16,r+l-16),y:a+i+31},E(c)),b("attraction","text","ink strong small halo start",{x:r+5,y:d+(f>0?15:-6)},E(s))]}function se(t,e,{width:n}){let{aims:o,height:r}=_(n),a=[...tn(t,n),...en(o),...nn(t,o),...rn(t,e,o)];return{width:n,height:r,marks:a}}var le=({vectors:t,words:e},{width:n})=>t.map((o,r)=>Ot(`tip ${r}`,`arrow of \u201C${e[r]}\u201D; arrow keys move its tip`,_(n).plane,o)),U=36,an={scores:["Scores","row \xB7 column: the same both ways"],weights:["Weights","softmax of each row: not the same","softmax of each row"]};function pt(t,e,n){let o=e.map((a,l)=>`word${l}`),r=(n-44)/e.length;return{id:t,left:0,top:U,side:44,wide:r,tall:27,words:e,roles:o}}function ce(t,{words:e,pair:[n,o]},{scores:r,weights:a},{width:l}){let i=pt(t,e,l),c=(m,h)=>m.map(y=>y.map(x=>E(x,h))),s=r.map(m=>m.map(h=>h/Xe)),p=t==="scores"?{hue:"plus",shares:s,texts:c(r,1)}:{hue:"weight",shares:a,texts:c(a,2)},[d,...u]=an[t],f=c(a,2).some((m,h,y)=>m.some((x,A)=>x!==y[A][h])),g=u[+(t==="weights"&&!f)],w=[b(`${t} title`,"text","ink strong start",{x:0,y:U-22},d),b(`${t} note`,"text","soft small start",{x:0,y:U-6},g),...Xt(i,p),lt(i,"there","ink",n,o),...n===o?[]:[lt(i,"back","ink back",o,n)]];return{width:l,height:U+Qt(i)+4,marks:w}}var pe=(t,e,n,{width:o})=>te(pt(t,e.words,o),(r,a)=>re(e,n,t,r,a),e.pair,!0);var de=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
.similarity-controls { display: grid; grid-template-columns: minmax(220px, 1fr) auto; gap: 8px 28px; align-items: start; --name: 5.9em; }
.similarity-space .attn-hit { border-radius: 50%; }
.similarity-squares { display: grid; gap: 14px; min-width: 0; }
.similarity-squares .attn-hint { margin: -8px 0 0; font-size: 0.867em; }
.attn-similarity .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (max-width: 860px) {
  .similarity-board, .similarity-controls { grid-template-columns: minmax(0, 1fr); }
  .attn-similarity .attn-summary { min-height: 5.8em; }
}
@container (min-width: 520px) and (max-width: 860px) {
  .similarity-squares { grid-template-columns: 1fr 1fr; column-gap: 40px; }
  .similarity-squares .attn-hint { grid-column: 2; }
}
@container (max-width: 519px) {
  .similarity-board { gap: 10px; }
  /* One column: the weights come after the plane and the controls before the scores, so that plane, weights and
     controls fit one screen of a phone. */
  .attn-similarity { display: flex; flex-direction: column; }
  .attn-similarity .similarity-board, .similarity-squares { display: contents; }
  .similarity-space { order: 1; } .similarity-weights { order: 2; } .similarity-squares .attn-hint { order: 3; margin: 2px 0 0; }
  .similarity-controls { order: 4; } .similarity-summary { order: 5; } .similarity-scores { order: 6; }
  .scene text.name { font-size: 14px; }
  .similarity-space, .similarity-weights { margin-top: 10px; }
  .attn-similarity .attn-summary { min-height: 11.6em; }
}
@media print { .similarity-controls, .attn-hint { display: none; } }
`;var ln=2400,T=t=>t.read(),ue=()=>mt("svg",{class:"scene","aria-hidden":"true"});function cn(t,e){let n=ue(),o=600,r=p=>Number(p().id.split(" ")[1]),a=p=>Math.round(100*$(p,-L,L))/100,l=it((p,d)=>Lt(p,{plane:()=>_(o).plane,read:()=>T(e).vectors[r(d)],move:u=>t(T(e).vectors.map((f,g)=>g===r(d)?u.map(a):f))})),i=v("div",{class:"attn-stage similarity-space"},n,l.root),c=p=>l.set(le(p,{width:o}));return{root:i,tell:c,paint:(p,d)=>{let u=Math.round(i.clientWidth);u!==o&&(o=u,c(T(e))),ot(n,se(p,d,{width:o}))}}}function fe(t,e){let n=ue(),o=250,r=it((c,s)=>{Nt(c,()=>s().id,T(e).words.length,(p,d,u)=>{e.change({pair:[p,d]}),u&&r.focus(`${t} ${p} ${d}`)})}),a=v("div",{class:`attn-stage similarity-${t}`},n,r.root),l=(c,s)=>r.set(pe(t,c,s,{width:o}));return{root:a,tell:l,paint:(c,s)=>{let p=Math.round(a.clientWidth);p!==o&&(o=p,l(T(e),W(T(e)))),ot(n,ce(t,c,s,{width:o}))}}}function pn({emphasise:t,run:e,blend:n,reset:o}){let r=jt({label:"optimise for",min:0,max:1,step:.05,onInput:t}),a=["attention","opposition"].map(s=>v("span",{},s)),l=v("div",{class:"attn-hints","aria-hidden":"true"},...a),i=Object.entries({"Run the optimiser":e,"Blend once":n,Reset:o}).map(([s,p])=>Ct(s,p).root);return{root:v("div",{class:"similarity-controls"},v("div",{},r.root,l),v("div",{class:"attn-row"},...i)),tell:s=>r.set(s.emphasis)}}function dn(t,e){let n=kt(e,ln),o=(m,h={})=>{n.stop(),e.change(m,h)},r={emphasise:m=>o({emphasis:m}),run:()=>{let m=Pt(T(e)),h=m.map(Wt);n.play(m.map((y,x)=>({vectors:y,trail:h.slice(0,x+1)})))},blend:()=>o({vectors:W(T(e)).output,trail:[]},{glide:!0}),reset:()=>{n.stop(),e.reset()}},a=cn(m=>o({vectors:m,trail:[]}),e),[l,i]=[fe("scores",e),fe("weights",e)],[c,s]=[pn(r),Rt()],[p,d]=[T(e),""],u=v("p",{class:"attn-hint"},"Drag the arrows: can \u201Chot\u201D and \u201Ccold\u201D be opposite and both point at \u201Ctemperature\u201D? Bring the dot to the star."),f=v("p",{class:"attn-hint"},"Press a weight to compare it with its mirror, the dotted box."),g=v("div",{class:"similarity-squares"},l.root,i.root,f),w=v("div",{class:"similarity-board"},a.root,g);return{parts:[u,w,c.root,v("div",{class:"similarity-summary"},s.root)],tell:m=>{let h=W(m);n.tell(m),c.tell(m),a.tell(m),l.tell(m,h),i.tell(m,h),d=oe(m,h,p)||d,p=m,s.set(ne(m,h),d)},glides:({vectors:m})=>({vectors:m}),paint:({vectors:m})=>{let h={...T(e),vectors:m},y=W(h);a.paint(h,y),l.paint(h,y),i.paint(h,y)},stop:()=>{n.stop(),s.stop()}}}var Ro=$t({name:"similarity",label:"Live figure: words that attend to each other",style:dt+_t+de,controls:["vectors","emphasis","pair","trail"],fixed:["words"],build:dn});export{W as compute,Ro as default,ne as describe,pt as lookOf,Pt as optimise,_ as rooms,se as space,Y as standsAt,ce as table};
