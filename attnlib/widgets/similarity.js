// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var pt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var le="http://www.w3.org/2000/svg",ce=0,pe=Math.random().toString(36).slice(2,8),dt=t=>`attn-${pe}-${t}-${++ce}`;function ut(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var w=(t,e={},...o)=>ut(document.createElement(t),e,o),ft=(t,e={},...o)=>ut(document.createElementNS(le,t),e,o);function B(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function q(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var mt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ht=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
  .attn.attn :is(.attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var gt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var H=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);var C=t=>Math.hypot(...t),Y=t=>t[0].map((e,o)=>t.map(n=>n[o]));function Q(t,e){let o=Y(e);return t.map(n=>o.map(r=>H(n,r)))}function xt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,l)=>n(l))),a=t.map((i,l)=>n(l)?Math.exp((i-r)/e):0),s=a.reduce((i,l)=>i+l,0);return s>0?a.map(i=>i/s):a}var $=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var bt=200,tt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,me=t=>t*t*(3-2*t);function X(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>X(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,X(t[r],a,o)]);return Object.fromEntries(n)}return e}function wt(t,e,o){let[n,r,a,s,i,l]=[t,t,t,0,0,0],c=!1,p=d=>{let f=$(d-i,0,64);if(i=d,c){let m=$((d-s)/e);n=X(r,a,me(m)),c=m<1}let u=o(n,f);l=c||u?requestAnimationFrame(p):0};return{go(d,f){if(tt()){[n,a,c]=[d,d,!1],o(n,1/0);return}[r,a,s,c]=[n,d,performance.now(),f],f||(n=d,o(n,0)),l||([i,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function yt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let f=s();r.forEach(u=>u(f,d))},l=()=>i(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:f=!1}={})=>{a=!0;for(let[u,m]of Object.entries(d))t.set(u,m);a=!1,i({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:s,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function he(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function ge(t,e,o,n){let[r,a]=[0,!1],s=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++r,p=e.wants?.(o())??null;if(s(p!==null),p===null)return n(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&i(l),()=>c===r&&e.say?.(d))};return i}function vt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=bt,build:s}){return{render:({model:l,el:c})=>{let p=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(w("style",{},[mt,ht,gt,o].join(`
`)));let f=yt(l,n,r),u=s(f.read(),f,l),m=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(m),c.append(p);let x=()=>{let b=u.glides??(k=>k),y=0,v=wt(b(f.read()),a,(k,M)=>y>0&&u.paint(k,M,y)),S=()=>{let k=Math.round(m.clientWidth);k===y||k===0||(y=k,he(c),v.again())},A=ge(m,u,f.read,k=>{u.tell(f.read()),v.go(b(f.read()),k)});f.follow((k,M)=>{m.classList.add("touched"),A(M?.glide??!0)}),u.tell(f.read()),S();let I=new ResizeObserver(S);return I.observe(m),u.ahead?.(),()=>{I.disconnect(),v.stop(),f.stop(),u.stop?.()}},h=async()=>{await u.ready;for(let b;b=u.wants?.(f.read());)await b;return x()};return u.ready?h():x()}}}var xe=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function $t(t,e,{glide:o=!1}={}){let n=0,r=0,a=null,s=()=>{cancelAnimationFrame(n),a=null,r=0},i=p=>{a=p,t.change(p,{glide:o})};return{play:(p,d=e)=>{s();let f=p.length-1;if(tt())return i(p[f]);let u=performance.now(),m=0,x=h=>{let b=Math.min(f,Math.floor(f*(h-u)/d));a&&b>m&&(r=f-b,i(p[m=b])),a&&m<f&&(n=requestAnimationFrame(x))};r=f,i(p[0]),n=requestAnimationFrame(x)},stop:s,tell:p=>{a&&Object.entries(a).some(([d,f])=>!xe(p[d],f))&&s()},playing:()=>r>0}}var be=Math.sqrt(50),we=Math.sqrt(10),ye=Math.sqrt(2);function et(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),s=a>=be?10:a>=we?5:a>=ye?2:1,i,l,c;return r<0?(c=Math.pow(10,-r)/s,i=Math.round(t*c),l=Math.round(e*c),i/c<t&&++i,l/c>e&&--l,c=-c):(c=Math.pow(10,r)*s,i=Math.round(t/c),l=Math.round(e/c),i*c<t&&++i,l*c>e&&--l),l<i&&.5<=o&&o<2?et(t,e,o*2):[i,l,c]}function G(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,s]=n?et(e,t,o):et(t,e,o);if(!(a>=r))return[];let i=a-r+1,l=new Array(i);if(n)if(s<0)for(let c=0;c<i;++c)l[c]=(a-c)/-s;else for(let c=0;c<i;++c)l[c]=(a-c)*s;else if(s<0)for(let c=0;c<i;++c)l[c]=(r+c)/-s;else for(let c=0;c<i;++c)l[c]=(r+c)*s;return l}var Mt="http://www.w3.org/2000/svg",ve=t=>Math.round(t*10)/10+0;function g(t,e,o,n,r){let a=Object.entries(n).map(([s,i])=>[s,typeof i=="number"?ve(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var kt=new WeakMap,$e=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function ke(t,e){let o=$e(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Ae)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Me=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Ae(t){let e=document.createElementNS(Mt,"tspan");for(let[o,n]of Object.entries(Me(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function ot(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=kt.get(t)??new Map;kt.set(t,a);let s=new Map(n.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of a)s.get(l)?.shape!==p&&(c.remove(),a.delete(l));let i=t.firstChild;for(let l of n){let c=a.get(l.id);c||(c={node:document.createElementNS(Mt,l.shape),shape:l.shape,at:{},text:""},a.set(l.id,c)),ke(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function z(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var R=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var Se="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ee=1.12,W=new Map;function qe(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Se[r.charCodeAt(0)-32]??556),0);return Ee*o/1e3}function j(t,e){return W.size>5e3&&W.clear(),W.has(t)||W.set(t,qe(t)),e*W.get(t)}var F=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,nt=t=>[t.left+t.width/2,t.top+t.height/2];function D(t,[e,o]){let[n,r]=nt(t);return[n+e*F(t),r-o*F(t)]}function St(t,e){let{left:o,top:n,width:r,height:a,edge:s}=e,[i,l]=nt(e),c=G(0,s,3).filter(p=>p>0&&p<=s);return[g(`${t} ground`,"rect","tint",{x:o,y:n,width:r,height:a,rx:6}),g(`${t} axes`,"path","rule",{d:`M${o} ${l}h${r}M${i} ${n}v${a}`}),...c.flatMap(p=>[g(`${t} ring ${p}`,"circle","rule",{cx:i,cy:l,r:p*F(e)}),g(`${t} length ${p}`,"text","soft small end",{x:i+p*F(e)-3,y:l+12},String(p))])]}var ze={arrow:(t,e,o,n,[r,a])=>{let s=(i,l)=>`${(o-i*r-l*a).toFixed(1)} ${(n-i*a+l*r).toFixed(1)}`;return g(t,"path",`${e} solid`,{d:`M${s(0,0)}L${s(10,4.6)}L${s(10,-4.6)}Z`})},ring:(t,e,o,n)=>g(t,"circle",`${e} ring`,{cx:o,cy:n,r:4.5}),square:(t,e,o,n)=>g(t,"rect",`${e} solid`,{x:o-4.5,y:n-4.5,width:9,height:9})};function Et(t,e,o,n,r="arrow"){let[a,s]=D(o,[0,0]),i=D(o,n),l=Math.hypot(i[0]-a,i[1]-s);if(l<1e-9)return[g(`${t} dot`,"circle",`${e} solid`,{cx:a,cy:s,r:4})];let c=[(i[0]-a)/l,(i[1]-s)/l],p=Math.min(l,r==="arrow"?8:4.5);return[g(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:s,x2:i[0]-p*c[0],y2:i[1]-p*c[1]}),ze[r](`${t} head`,e,i[0],i[1],c)]}function qt(t,e,o,n){let[r,a]=nt(t),s=1.25*n,i=[];return e.map((l,c)=>{let p=j(l,n)/2+2,[d,f]=o[c],u=Math.hypot(d-r,f-a),[m,x]=u>0?[(d-r)/u,(f-a)/u]:[1,0],[h,b]=[t.top+s/2+2,t.top+t.height-s/2-2],y=$(d+m*(9+p),t.left+p,t.left+t.width-p),v=$(f+x*(7+s/2),h,b),S=Array.from({length:1+Math.ceil(t.height/2)},(M,T)=>T?[v+2*T,v-2*T]:[v]).flat().filter(M=>M>=h&&M<=b),A=M=>i.every(T=>Math.abs(T.x-y)>=T.half+p||Math.abs(T.y-M)>=s),I=M=>o.every(([T,ie])=>Math.abs(T-y)>=p||Math.abs(ie-M)>=s/2+3),k=S.find(M=>A(M)&&I(M))??S.find(A)??v;return i.push({x:y,y:k,half:p}),[y,k]})}var At=t=>N(Math.abs(t)<.005?0:t);function zt(t,e,o,n){let[r,a]=D(o,n),s=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:r-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:s,valuetext:`x ${At(n[0])}, y ${At(n[1])}`}}}var Oe=t=>Math.round(t*10)/10,Ot=new WeakMap;function rt(t){let e=w("div",{class:"attn-hits"}),o=new Map,n=a=>{let s=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:l}]of o)s.has(i)||(l.remove(),o.delete(i));a.forEach((i,l)=>{let c=o.get(i.id)??n(i);Te(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Te(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:l=0,lang:c}){let[p,d,f,u]=[e,o,n,r].map(Oe),m=`left:${p}px;top:${d}px;width:${f}px;height:${u}px`;Ot.get(t)!==m&&(t.style.cssText=m,Ot.set(t,m)),q(t,"class",`attn-hit ${s}`.trim()),q(t,"aria-label",a),q(t,"tabindex",l),c&&q(t,"lang",c);for(let[x,h]of Object.entries(i))q(t,`aria-${x}`,String(h))}function Tt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function Ct(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var Ce={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Lt(t,{plane:e,read:o,move:n,hold:r=()=>{}}){let a=s=>Tt(t.parentElement,s);Ct(t,s=>{let[i,l]=[o(),a(s)];return r(!0),c=>{let p=F(e()),[d,f]=a(c);n([i[0]+(d-l[0])/p,i[1]-(f-l[1])/p])}},()=>r(!1)),t.addEventListener("keydown",s=>{let i=Ce[s.key];if(!i||s.ctrlKey||s.metaKey||s.altKey)return;s.preventDefault(),s.stopPropagation();let l=s.shiftKey?.5:.1;n(o().map((c,p)=>c+l*i[p]))})}function It(t,e,o,n){let r=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(r()[0],r()[1],!1)),t.addEventListener("keydown",a=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!i||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[l,c]=r().map((p,d)=>$(p+i[d],0,o-1));n(l,c,!0)})}function Nt(t,e){let o=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>q(o,"aria-pressed",String(n))}}function jt({label:t,min:e,max:o,step:n,onInput:r,text:a=N,zero:s=e,...i}){let{read:l=v=>v,write:c=v=>v}=i,p=dt("slider"),d=w("span",{class:"attn-number","aria-hidden":"true"}),u=w("input",{type:"range",id:p,min:e,max:o,step:n,oninput:()=>r(l(u.valueAsNumber))}),m=w("div",{class:"attn-slider"},w("label",{for:p},t),u,d),x=o,h=v=>Math.min(1,Math.max(0,(v-e)/(x-e)));return{root:m,input:u,set:(v,S=!0)=>{let A=c(v);u.valueAsNumber!==A&&(u.value=A),u.style.setProperty("--from",h(Math.min(s,A))),u.style.setProperty("--to",h(Math.max(s,A))),u.disabled=!S,B(d,a(v)),q(u,"aria-valuetext",a(v))},limit:v=>q(u,"max",x=v)}}function Ft(t=700){let e=w("p",{class:"attn-summary"}),o=w("span",{class:"attn-hidden",role:"status"}),n,r=(a,s=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>B(o,s),t)),B(e,a)};return{root:w("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}var Le=90,Ht=.12,L=3,Ie=t=>$(t,-L,L),V=t=>C(t)>0?t.map(e=>e/C(t)):t;function Rt(t){let[e,o,n]=t.slice(0,3).map(V),r=H(e,o),a=(H(e,n)+H(o,n))/2,s=[0,1,2].filter(i=>C(t[i])===0);return{opposition:r,attraction:a,limit:Math.sqrt(Math.max(0,(1+r)/2)),lost:s}}function _({vectors:t}){let e=Q(t,Y(t)),o=e.map(n=>xt(n));return{scores:e,weights:o,output:Q(o,t),...Rt(t)}}function Wt({vectors:t,emphasis:e}){let[o,n]=[-e,(1-e)/2],r=t.map(C),[a,s,i]=t.slice(0,3).map(V),[l,c]=[Math.cos(.01),Math.sin(.01)];a=[a[0]*l-a[1]*c,a[0]*c+a[1]*l];let p=[t],d=(f,u)=>V(f.map((m,x)=>C(f)>0?m+Ht*(o*u[x]+n*i[x]):0));for(let f=0;f<Le;f++){let u=[d(a,s),d(s,a)],m=i.map((h,b)=>h+Ht*n*(a[b]+s[b]));[a,s,i]=[...u,C(i)>0?V(m):i];let x=[a,s,i].map((h,b)=>h.map(y=>Ie(y*r[b])));p.push([...x,...t.slice(3)])}return p}function Dt(t){let{opposition:e,attraction:o}=Rt(t);return[e,o].map(n=>$(n,-1,1))}var _t=(t,{opposition:e,attraction:o})=>t.length>1&&Math.hypot(t[t.length-1][0]-e,t[t.length-1][1]-o)<1e-6;var Pt=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.trail { stroke-width: 2; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var Bt=18,Kt=t=>t.length>6?`${t.slice(0,4)}.`:t,J=({left:t,top:e,side:o,wide:n,tall:r},a,s)=>[t+o+s*n,e+Bt+a*r],Gt=({tall:t,words:e})=>Bt+e.length*t;function at(t,{shares:e,texts:o,small:n,hue:r}){let{id:a,left:s,top:i,side:l,wide:c,tall:p,words:d,roles:f=d.map(()=>"ink")}=t,u=d.flatMap((x,h)=>[g(`${a} column ${h}`,"text",`${f[h]} head`,{x:s+l+(h+.5)*c,y:i+12},Kt(x)),g(`${a} row ${h}`,"text",`${f[h]} head start`,{x:s,y:J(t,h,0)[1]+p/2+4.5},Kt(x))]),m=e.flatMap((x,h)=>x.flatMap((b,y)=>{let[v,S]=J(t,h,y),A={x:v+1,y:S+1,width:c-2,height:p-2,rx:3},I=$(Math.abs(b)).toFixed(3),k=v+c/2;return[g(`${a} bed ${h} ${y}`,"rect","tint",A),g(`${a} cell ${h} ${y}`,"rect",`${b<0?"minus":r} shade`,{...A,"fill-opacity":I}),g(`${a} number ${h} ${y}`,"text","ink number",{x:k,y:S+(n?17:p/2+4.5)},o[h][y]),...n?[g(`${a} small ${h} ${y}`,"text","ink small",{x:k,y:S+31},n[h][y])]:[]]}));return[...u,...m]}function it(t,e,o,n,r){let[a,s]=J(t,n,r),i={x:a+1,y:s+1,width:t.wide-2,height:t.tall-2,rx:3};return g(`${t.id} ${e}`,"rect",`${o} frame`,i)}var Vt=(t,e,o,n)=>t.words.flatMap((r,a)=>t.words.map((s,i)=>{let[l,c]=J(t,a,i),p=a===o[0]&&i===o[1];return{id:`${t.id} ${a} ${i}`,x:l,y:c,width:t.wide,height:t.tall,label:e(a,i),tab:p?0:-1,...n?{aria:{pressed:p}}:{}}}));var E=(t,e=2)=>N(Math.abs(t)<.5*10**-e?0:t,e),Jt=t=>Math.round(Math.acos($(t,-1,1))*180/Math.PI),P=t=>t[0].toUpperCase()+t.slice(1);function je({words:t},{opposition:e,attraction:o,limit:n,lost:r}){let[a,s,i]=t;if(r.length){let[c,p,d]=r.length>1?["have","they make","directions"]:["has","it makes","direction"];return`${R(r.map(u=>t[u]))} ${c} no length, so no ${d}, and ${p} no angle with any word.`}return`${`${a} and ${s} are ${Jt(e)}\xB0 apart (cosine ${E(e)})`}; their mean cosine with ${i} is ${E(o)}, and no more than ${E(n)} is possible at that angle.`}function Fe({words:t,pair:[e,o]},{scores:n,weights:r}){let[a,s]=[t[e],t[o]],i=E(n[e][o]);if(e===o)return`${a} has the score ${i} with itself, its squared length, and keeps ${z(r[e][e])} of its weight.`;let[l,c]=[z(r[e][o]),z(r[o][e])],p=`${a} and ${s} share one score, ${i}`;return l===c?`${p}, and each gives the other ${l} of its weight.`:`${p}, but ${a} gives ${s} ${l} and ${s} gives ${a} ${c}.`}function Zt(t,e){let{words:o,vectors:n}=t,[r,a,s]=o,[i,l]=[z(e.weights[0][2]),z(e.weights[1][2])],p=n.every(f=>C(f.map((u,m)=>u-n[0][m]))<.01)?"all five words are one arrow, so every weight is 20.0%.":`${r} gives ${s} ${i} of its weight, ${a} gives it ${l}.`;return[je(t,e),p,Fe(t,e)].map(P).join(" ")}function Ut(t,{opposition:e,scores:o,weights:n,lost:r},a){let{words:s,pair:[i,l],vectors:c}=t,p=s.filter((h,b)=>String(c[b])!==String(a.vectors[b])),[d,f,u]=s;if(String(t.pair)===String(a.pair)&&!p.length)return"";if(![d,f,u].some(h=>p.includes(h))){let h=`${P(s[i])} and ${s[l]}: score ${E(o[i][l])}`,[b,y]=[z(n[i][l]),z(n[l][i])];return i===l?`${P(s[i])} with itself: score ${E(o[i][i])}, weight ${b}.`:`${h}; ${s[i]} gives ${b}, ${s[l]} gives back ${y}.`}if(r.length)return`${P(R(r.map(h=>s[h])))}: no length, no direction.`;let[m,x]=[z(n[0][2]),z(n[1][2])];return`${P(d)} and ${f} ${Jt(e)}\xB0 apart; to ${u}: ${d} ${m}, ${f} ${x}.`}function Yt({words:t},e,o,n,r){let a=E(e[o][n][r]);return o==="scores"?`score of ${t[n]} and ${t[r]}: ${a}`:`${t[n]} gives ${t[r]} the weight ${a}`}var st=520,Qt=L+.5,He=2*L**2;function K(t){if(t<st){let[n,r]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:n,edge:Qt},aims:{left:26,top:n+18,width:t-40,height:r-18},height:n+r+36}}let e=Math.round(Math.min(.6*t,400)),o=Math.min(t-e-56,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:Qt},aims:{left:e+44,top:(e-o)/2-8,width:o,height:o},height:e}}function Re({vectors:t,words:e},o){let{plane:n}=K(o),r=o<st?14:15,a=t.map(i=>D(n,i)),s=qt(n,e,a,r);return[...St("plane",n),...t.flatMap((i,l)=>Et(`word ${l}`,`word${l}`,n,i)),...e.map((i,l)=>g(`name ${l}`,"text",`word${l} name`,{x:s[l][0],y:s[l][1]+5},i))]}var U=({left:t,top:e,width:o,height:n},[r,a])=>[t+(1-r)*o/2,e+(1-a)*n/2],lt=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function We(t){let e=Array.from({length:81},(l,c)=>{let p=-1+c/40;return U(t,[2*p*p-1,p])}),{left:o,top:n,width:r,height:a}=t,[s,i]=[o+r/2,n+a/2];return[g("all","rect","edge frame",{left:o,x:o,y:n,width:r,height:a}),g("region","path","tint region",{d:`${lt(e)}Z`}),g("cross","path","rule",{d:`M${o} ${i}h${r}M${s} ${n}v${a}`})]}function De({words:[t,e,o]},{left:n,top:r,width:a,height:s}){let[i,l]=[n+a,r+s],c=(u,m,x,h,b,y={})=>g(u,"text",`${m} small`,{x,y:h,...y},b),p=j("same",13)+j("opposite",13)+16,d=j(`${t} and ${e}`,14)+p>a?33:0,f={transform:`rotate(-90 ${n-10} ${r+s/2})`};return[g("star","path","ink solid",{d:_e(i-2,r+2)}),c("wanted","ink end",i-14,r+14,"wanted"),c("can","soft start",n+8,r+s/2+24,"can be had"),c("cannot","soft end",i-6,l-8,"cannot"),c("same","soft start",n,l+15,"same"),c("opposite","soft end",i,l+15,"opposite"),c("first aim","ink strong",n+a/2,l+15+d,`${t} and ${e}`),c("second aim","ink strong",n-10,r+s/2,`both towards ${o}`,f)]}var _e=(t,e)=>`${lt(Array.from({length:10},(o,n)=>{let[r,a]=[n%2?3.6:9,n*Math.PI/5];return[t+r*Math.sin(a),e-r*Math.cos(a)]}))}Z`;function Pe({words:t,trail:e},o,n){let{left:r,top:a,width:s,height:i}=n;if(o.lost.length){let m=`${R(o.lost.map(x=>t[x]))}: no direction`;return[g("none","text","ink strong small",{x:r+s/2,y:a-8},m)]}let{opposition:l,attraction:c}=o,[p,d]=U(n,[l,c]),f=_t(e,o)?e:[],u=d<a+i/2?1:-1;return[...f.length?[g("trail","path","ink line trail",{d:lt(f.map(m=>U(n,m)))})]:[],g("across","line","ruler thread",{x1:r,x2:p,y1:d,y2:d}),g("down","line","ruler thread",{x1:p,x2:p,y1:d,y2:a+i+4}),g("now","circle","ink ring dot",{cx:p,cy:d,r:6.5}),g("opposition","text","ink strong small",{x:$(p,r+16,r+s-16),y:a+i+31},E(l)),g("attraction","text","ink strong small halo start",{x:r+5,y:d+(u>0?15:-6)},E(c))]}function te(t,e,{width:o}){let{aims:n,height:r}=K(o),a=[...Re(t,o),...We(n),...De(t,n),...Pe(t,e,n)];return{width:o,height:r,marks:a}}var ee=({vectors:t,words:e},{width:o})=>t.map((n,r)=>zt(`tip ${r}`,`${e[r]}, an arrow; arrow keys move its tip`,K(o).plane,n)),Z=36;function ct(t,e){let o=e>=st,n=o?(e-40)/2:e,r=44,a=t.map((c,p)=>`word${p}`),s=(c,p,d)=>({id:c,left:p,top:d,side:r,wide:(n-r)/t.length,tall:27,words:t,roles:a}),i=s("scores",0,Z),l=Z+Gt(i);return{scores:i,weights:o?s("weights",e-n,Z):s("weights",0,l+14+Z),height:o?l+4:2*l+14}}var Xt=({id:t,left:e,top:o},n,r)=>[g(`${t} title`,"text","ink strong start",{x:e,y:o-22},n),g(`${t} note`,"text","soft small start",{x:e,y:o-6},r)];function oe({words:t,pair:[e,o]},{scores:n,weights:r},{width:a}){let s=ct(t,a),i=(p,d)=>p.map(f=>f.map(u=>E(u,d))),l=p=>[it(s[p],"there","ink",e,o),...e===o?[]:[it(s[p],"back","ink back",o,e)]],c=[...Xt(s.scores,"Scores","row \xB7 column: the same both ways"),...at(s.scores,{hue:"plus",texts:i(n,1),shares:n.map(p=>p.map(d=>d/He))}),...Xt(s.weights,"Weights","softmax of each row: not the same"),...at(s.weights,{hue:"weight",shares:r,texts:i(r,2)}),...l("scores"),...l("weights")];return{width:a,height:s.height,marks:c}}function ne(t,e,{width:o}){let n=ct(t.words,o);return["scores","weights"].flatMap(r=>Vt(n[r],(a,s)=>Yt(t,e,r,a,s),t.pair,!0))}var re=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
.similarity-controls { display: grid; grid-template-columns: minmax(220px, 1fr) auto; gap: 8px 28px; align-items: start; --name: 5.9em; }
.similarity-space .attn-hit { border-radius: 50%; }
.similarity-squares .attn-hit { cursor: pointer; }
.attn-similarity .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (max-width: 860px) {
  .similarity-board, .similarity-controls { grid-template-columns: minmax(0, 1fr); }
}
@container (max-width: 519px) {
  .similarity-board { gap: 10px; }
  /* One column: the controls come before the squares, so that they and the plane fit one screen of a phone. */
  .attn-similarity { display: flex; flex-direction: column; }
  .attn-similarity .similarity-board { display: contents; }
  .similarity-space { order: 1; } .similarity-controls { order: 2; } .similarity-summary { order: 3; } .similarity-squares { order: 4; }
  .scene text.name { font-size: 14px; }
  .similarity-squares { margin-top: 12px; }
  .similarity-space { margin-top: 10px; }
  .attn-similarity .attn-summary { min-height: 11.6em; }
}
@media print { .similarity-controls, .attn-hint { display: none; } }
`;var Be=2400,O=t=>t.read(),ae=()=>ft("svg",{class:"scene","aria-hidden":"true"});function Ge(t,e){let o=ae(),n=600,r=p=>Number(p().id.split(" ")[1]),a=p=>Math.round(100*$(p,-L,L))/100,s=rt((p,d)=>Lt(p,{plane:()=>K(n).plane,read:()=>O(e).vectors[r(d)],move:f=>t(O(e).vectors.map((u,m)=>m===r(d)?f.map(a):u))})),i=w("div",{class:"attn-stage similarity-space"},o,s.root),l=p=>s.set(ee(p,{width:n}));return{root:i,tell:l,paint:(p,d)=>{let f=Math.round(i.clientWidth);f!==n&&(n=f,l(O(e))),ot(o,te(p,d,{width:n}))}}}function Ve(t){let e=ae(),o=250,n=rt((i,l)=>{let c=()=>l().id;It(i,c,O(t).words.length,(p,d,f)=>{t.change({pair:[p,d]}),f&&n.focus(`${c().split(" ")[0]} ${p} ${d}`)})}),r=w("div",{class:"attn-stage similarity-squares"},e,n.root),a=(i,l)=>n.set(ne(i,l,{width:o}));return{root:r,tell:a,paint:(i,l)=>{let c=Math.round(r.clientWidth);c!==o&&(o=c,a(O(t),_(O(t)))),ot(e,oe(i,l,{width:o}))}}}function Je({emphasise:t,run:e,blend:o,reset:n}){let r=jt({label:"optimise for",min:0,max:1,step:.05,onInput:t}),a=["attention","opposition"].map(c=>w("span",{},c)),s=w("div",{class:"attn-hints","aria-hidden":"true"},...a),i=Object.entries({"Run the optimiser":e,"Blend once":o,Reset:n}).map(([c,p])=>Nt(c,p).root);return{root:w("div",{class:"similarity-controls"},w("div",{},r.root,s),w("div",{class:"attn-row"},...i)),tell:c=>r.set(c.emphasis)}}function Ze(t,e){let o=$t(e,Be),n=(u,m={})=>{o.stop(),e.change(u,m)},r={emphasise:u=>n({emphasis:u}),run:()=>{let u=Wt(O(e)),m=u.map(Dt);o.play(u.map((x,h)=>({vectors:x,trail:m.slice(0,h+1)})))},blend:()=>n({vectors:_(O(e)).output,trail:[]},{glide:!0}),reset:()=>{o.stop(),e.reset()}},a=Ge(u=>n({vectors:u,trail:[]}),e),[s,i,l]=[Ve(e),Je(r),Ft()],[c,p]=[O(e),""],d=w("p",{class:"attn-hint"},"Drag the arrows: can hot and cold be opposite and both point at temperature? Bring the dot to the star."),f=w("div",{class:"similarity-board"},a.root,s.root);return{parts:[d,f,i.root,w("div",{class:"similarity-summary"},l.root)],tell:u=>{let m=_(u);o.tell(u),i.tell(u),a.tell(u),s.tell(u,m),p=Ut(u,m,c)||p,c=u,l.set(Zt(u,m),p)},glides:({vectors:u})=>({vectors:u}),paint:({vectors:u})=>{let m={...O(e),vectors:u},x=_(m);a.paint(m,x),s.paint(m,x)},stop:()=>{o.stop(),l.stop()}}}var bn=vt({name:"similarity",label:"Live figure: words that attend to each other",style:pt+Pt+re,controls:["vectors","emphasis","pair","trail"],fixed:["words"],build:Ze});export{_ as compute,bn as default,Zt as describe,ct as looks,Wt as optimise,K as rooms,te as space,oe as squares,U as standsAt};
