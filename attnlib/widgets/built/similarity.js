// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var gt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var we="http://www.w3.org/2000/svg",ye=0,ve=Math.random().toString(36).slice(2,8),xt=t=>`attn-${ve}-${t}-${++ye}`;function bt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var v=(t,e={},...o)=>bt(document.createElement(t),e,o),E=(t,...e)=>v("div",{class:t},...e),$e=(t,e={},...o)=>bt(document.createElementNS(we,t),e,o),tt=(t="")=>$e("svg",{class:`scene ${t}`.trim(),"aria-hidden":"true"});function K(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function q(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var wt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var yt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var vt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var W=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),$t=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]),z=t=>Math.hypot(...t),et=t=>t[0].map((e,o)=>t.map(n=>n[o]));function ot(t,e){let o=et(e);return t.map(n=>o.map(r=>W(n,r)))}function kt(t,e=1,o=null){let n=s=>o===null||o[s],r=Math.max(...t.filter((s,l)=>n(l))),a=t.map((s,l)=>n(l)?Math.exp((s-r)/e):0),i=a.reduce((s,l)=>s+l,0);return i>0?a.map(s=>s/i):a}var $=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Mt=200,rt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Se=t=>t*t*(3-2*t);function nt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>nt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,nt(t[r],a,o)]);return Object.fromEntries(n)}return e}function At(t,e,o){let[n,r,a,i,s,l]=[t,t,t,0,0,0],c=!1,p=d=>{let f=$(d-s,0,64);if(s=d,c){let g=$((d-i)/e);n=nt(r,a,Se(g)),c=g<1}let u=o(n,f);l=c||u?requestAnimationFrame(p):0};return{go(d,f){if(rt()){[n,a,c]=[d,d,!1],o(n,1/0);return}[r,a,i,c]=[n,d,performance.now(),f],f||(n=d,o(n,0)),l||([s,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function St(t,e,o=[]){let n=[...e,...o],r=[],a=!1,i=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),s=d=>{if(a)return;let f=i();r.forEach(u=>u(f,d))},l=()=>s(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:f=!1}={})=>{a=!0;for(let[u,g]of Object.entries(d))t.set(u,g);a=!1,s({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:i,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function Ee(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function qe(t,e,o,n){let[r,a]=[0,!1],i=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},s=l=>{let c=++r,p=e.wants?.(o())??null;if(i(p!==null),p===null)return n(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&s(l),()=>c===r&&e.say?.(d))};return s}function Et({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Mt,build:i}){return{render:({model:l,el:c})=>{let p=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(v("style",{},[wt,yt,vt,o].join(`
`)));let f=St(l,n,r),u=i(f.read(),f,l),g=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(g),c.append(p);let w=()=>{let m=u.glides??(A=>A),y=0,b=At(m(f.read()),a,(A,P)=>y>0&&u.paint(A,P,y)),M=()=>{let A=Math.round(g.clientWidth);A===y||A===0||(y=A,Ee(c),b.again())},S=qe(g,u,f.read,A=>{u.tell(f.read()),b.go(m(f.read()),A)});f.follow((A,P)=>{g.classList.add("touched"),S(P?.glide??!0)}),u.tell(f.read()),M();let k=new ResizeObserver(M);return k.observe(g),u.ahead?.(),()=>{k.disconnect(),b.stop(),f.stop(),u.stop?.()}},h=async()=>{await u.ready;for(let m;m=u.wants?.(f.read());)await m;return w()};return u.ready?h():w()}}}var Oe=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function qt(t,e,{glide:o=!1}={}){let n=0,r=0,a=null,i=()=>{cancelAnimationFrame(n),a=null,r=0},s=p=>{a=p,t.change(p,{glide:o})};return{play:(p,d=e)=>{i();let f=p.length-1;if(rt())return s(p[f]);let u=performance.now(),g=0,w=h=>{let m=Math.min(f,Math.floor(f*(h-u)/d));a&&m>g&&(r=f-m,s(p[g=m])),a&&g<f&&(n=requestAnimationFrame(w))};r=f,s(p[0]),n=requestAnimationFrame(w)},stop:i,tell:p=>{a&&Object.entries(a).some(([d,f])=>!Oe(p[d],f))&&i()},playing:()=>r>0}}var Te=Math.sqrt(50),ze=Math.sqrt(10),Le=Math.sqrt(2);function at(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),i=a>=Te?10:a>=ze?5:a>=Le?2:1,s,l,c;return r<0?(c=Math.pow(10,-r)/i,s=Math.round(t*c),l=Math.round(e*c),s/c<t&&++s,l/c>e&&--l,c=-c):(c=Math.pow(10,r)*i,s=Math.round(t/c),l=Math.round(e/c),s*c<t&&++s,l*c>e&&--l),l<s&&.5<=o&&o<2?at(t,e,o*2):[s,l,c]}function G(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,i]=n?at(e,t,o):at(t,e,o);if(!(a>=r))return[];let s=a-r+1,l=new Array(s);if(n)if(i<0)for(let c=0;c<s;++c)l[c]=(a-c)/-i;else for(let c=0;c<s;++c)l[c]=(a-c)*i;else if(i<0)for(let c=0;c<s;++c)l[c]=(r+c)/-i;else for(let c=0;c<s;++c)l[c]=(r+c)*i;return l}var Tt="http://www.w3.org/2000/svg",Ie=t=>Math.round(t*10)/10+0;function x(t,e,o,n,r){let a={};for(let i in n){let s=n[i];a[i]=typeof s=="number"?Ie(s):s}return{id:t,shape:e,role:o,at:a,...r===void 0?{}:{text:r}}}x.line=(t,e,[o,n,r,a],i)=>x(t,"line",e,{x1:o,y1:n,x2:r,y2:a,...i});x.rect=(t,e,[o,n,r,a],i)=>x(t,"rect",e,{x:o,y:n,width:r,height:a,...i});x.circle=(t,e,[o,n,r],a)=>x(t,"circle",e,{cx:o,cy:n,r,...a});x.path=(t,e,o,n)=>x(t,"path",e,{d:o,...n});x.text=(t,e,[o,n],r,a)=>x(t,"text",e,{x:o,y:n,...a},r);var Ot=new WeakMap;function Ne(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let i in e.at)r[i]!==e.at[i]&&o.setAttribute(i,String(e.at[i]));for(let i in r)i in e.at||o.removeAttribute(i);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Pe)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Ce=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Pe(t){let e=document.createElementNS(Tt,"tspan");for(let[o,n]of Object.entries(Ce(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function it(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Ot.get(t)??new Map;Ot.set(t,a);let i=new Map(n.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of a)i.get(l)?.shape!==p&&(c.remove(),a.delete(l));let s=t.firstChild;for(let l of n){let c=a.get(l.id);if(!c){let p=document.createElementNS(Tt,l.shape);p.setAttribute("data-id",l.id),c={node:p,shape:l.shape,role:"",at:{},text:""},a.set(l.id,c)}Ne(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function R(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function L(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var D=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var H=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,st=t=>[t.left+t.width/2,t.top+t.height/2];function C(t,[e,o]){let[n,r]=st(t);return[n+e*H(t),r-o*H(t)]}function lt(t){let[e,o]=st(t);return G(0,t.edge,3).filter(r=>r>0&&r<=t.edge).map(r=>({length:r,x:e+r*H(t)-3,y:o+12}))}function Lt(t,e){let{left:o,top:n,width:r,height:a}=e,[i,s]=st(e);return[x.rect(`${t} ground`,"tint",[o,n,r,a],{rx:6}),x.path(`${t} axes`,"rule",`M${o} ${s}h${r}M${i} ${n}v${a}`),...lt(e).flatMap(({length:l,x:c,y:p})=>[x.circle(`${t} ring ${l}`,"rule",[i,s,l*H(e)]),x.text(`${t} length ${l}`,"soft small end",[c,p],String(l))])]}var Re={arrow:(t,e,o,n,[r,a])=>{let i=(s,l)=>`${(o-s*r-l*a).toFixed(1)} ${(n-s*a+l*r).toFixed(1)}`;return x.path(t,`${e} solid`,`M${i(0,0)}L${i(10,4.6)}L${i(10,-4.6)}Z`)},ring:(t,e,o,n)=>x.circle(t,`${e} ring`,[o,n,4.5]),square:(t,e,o,n)=>x.rect(t,`${e} solid`,[o-4.5,n-4.5,9,9])};function It(t,e,o,n,r="arrow"){let[a,i]=C(o,[0,0]),s=C(o,n),l=Math.hypot(s[0]-a,s[1]-i);if(l<1e-9)return[x.circle(`${t} dot`,`${e} solid`,[a,i,4])];let c=[(s[0]-a)/l,(s[1]-i)/l],p=Math.min(l,r==="arrow"?8:4.5);return[x(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:i,x2:s[0]-p*c[0],y2:s[1]-p*c[1]}),Re[r](`${t} head`,e,s[0],s[1],c)]}var zt=t=>R(Math.abs(t)<.005?0:t);function Nt(t,e,o,n){let[r,a]=C(o,n),i=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:r-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:i,valuetext:`x ${zt(n[0])}, y ${zt(n[1])}`}}}var De=t=>Math.round(t*10)/10,Ct=new WeakMap;function ct(t){let e=E("attn-hits"),o=new Map,n=a=>{let i=a.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),s={node:i,hit:a};return o.set(a.id,s),i.dataset.id=a.id,t(i,()=>s.hit),s};return{root:e,set:(a,i=1)=>{let s=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of o)s.has(l)||(c.remove(),o.delete(l));a.forEach((l,c)=>{let p=o.get(l.id)??n(l);He(p.node,p.hit=l,i),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function He(t,{x:e,y:o,width:n,height:r,label:a,kind:i="",aria:s={},tab:l=0,lang:c},p){let[d,f,u,g]=[e,o,n,r].map(h=>De(p*h)),w=`left:${d}px;top:${f}px;width:${u}px;height:${g}px`;Ct.get(t)!==w&&(t.style.cssText=w,Ct.set(t,w)),q(t,"class",`attn-hit ${i}`.trim()),q(t,"aria-label",a),q(t,"tabindex",l),c&&q(t,"lang",c);for(let[h,m]of Object.entries(s))q(t,`aria-${h}`,String(m))}function Pt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function Rt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var je={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Dt(t,{plane:e,read:o,move:n,hold:r=()=>{}}){let a=i=>Pt(t.parentElement,i);Rt(t,i=>{let[s,l]=[o(),a(i)];return r(!0),c=>{let p=H(e()),[d,f]=a(c);n([s[0]+(d-l[0])/p,s[1]-(f-l[1])/p])}},()=>r(!1)),t.addEventListener("keydown",i=>{let s=je[i.key];if(!s||i.ctrlKey||i.metaKey||i.altKey)return;i.preventDefault(),i.stopPropagation();let l=i.shiftKey?.5:.1;n(o().map((c,p)=>c+l*s[p]))})}function Ht(t,e,o,n){let r=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(r()[0],r()[1],!1)),t.addEventListener("keydown",a=>{let s={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!s||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[l,c]=r().map((p,d)=>$(p+s[d],0,o-1));n(l,c,!0)})}function jt(t,e){let o=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>q(o,"aria-pressed",String(n))}}var pt=(...t)=>v("p",{class:"attn-hint"},...t);function Ft({label:t,min:e,max:o,step:n,onInput:r,text:a=R,zero:i=e,...s}){let{read:l=b=>b,write:c=b=>b}=s,p=xt("slider"),d=v("span",{class:"attn-number","aria-hidden":"true"}),u=v("input",{type:"range",id:p,min:e,max:o,step:n,oninput:()=>r(l(u.valueAsNumber))}),g=E("attn-slider",v("label",{for:p},t),u,d),w=o,h=b=>Math.min(1,Math.max(0,(b-e)/(w-e)));return{root:g,input:u,set:(b,M=!0)=>{let S=c(b);u.valueAsNumber!==S&&(u.value=S),u.style.setProperty("--from",h(Math.min(i,S))),u.style.setProperty("--to",h(Math.max(i,S))),u.disabled=!M,K(d,a(b)),q(u,"aria-valuetext",a(b))},limit:b=>q(u,"max",w=b)}}function Wt(t=700){let e=v("p",{class:"attn-summary"}),o=v("span",{class:"attn-hidden",role:"status"}),n,r=(a,i=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>K(o,i),t)),K(e,a)};return{root:v("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}var dt=90,Fe=1e-5,We=20,_t=.12,N=3,_e=t=>$(t,-N,N),U=t=>z(t)>0?t.map(e=>e/z(t)):t;function Bt(t){let[e,o,n]=t.slice(0,3).map(U),r=W(e,o),a=(W(e,n)+W(o,n))/2,i=[0,1,2].filter(s=>z(t[s])===0);return{opposition:r,attraction:a,limit:Math.sqrt(Math.max(0,(1+r)/2)),lost:i}}function j({vectors:t}){let e=ot(t,et(t)),o=e.map(n=>kt(n));return{scores:e,weights:o,output:ot(o,t),...Bt(t)}}function Kt({vectors:t,emphasis:e}){let[o,n]=[-e,(1-e)/2],r=t.map(z),[a,i,s]=t.slice(0,3).map(U),[l,c]=[Math.cos(.01),Math.sin(.01)];a=[a[0]*l-a[1]*c,a[0]*c+a[1]*l];let p=(w,h)=>U(w.map((m,y)=>z(w)>0?m+_t*(o*h[y]+n*s[y]):0)),d=[],f=1;for(;f>Fe&&d.length<We*dt||d.length%dt;){let w=[p(a,i),p(i,a)],h=s.map((y,b)=>y+_t*n*(a[b]+i[b])),m=[a,i,s];[a,i,s]=[...w,z(s)>0?U(h):s],f=Math.max(...[a,i,s].map((y,b)=>z($t(y,m[b],-1)))),d.push([a,i,s])}let u=d.length/dt,g=d.filter((w,h)=>(h+1)%u===0).map(w=>[...w.map((h,m)=>h.map(y=>_e(y*r[m]))),...t.slice(3)]);return[t,...g]}function Gt(t){let{opposition:e,attraction:o}=Bt(t);return[e,o].map(n=>$(n,-1,1))}var Ut=(t,{opposition:e,attraction:o})=>t.length>1&&Math.hypot(t[t.length-1][0]-e,t[t.length-1][1]-o)<1e-6;var Vt=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.trail { stroke-width: 2; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var Ke="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ge=1.12,V=1.18,_=new Map;function Ue(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Ke[r.charCodeAt(0)-32]??556),0);return Ge*o/1e3}function F(t,e){return _.size>5e3&&_.clear(),_.has(t)||_.set(t,Ue(t)),e*_.get(t)}var Qt=8,Jt=14,Ve=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],Je=[0,12,26,42,60,80,102,126],ut=([t,e],o,n)=>({x:t,y:e,half:o,high:n,leader:null}),J=({x:t,y:e,half:o,high:n},[r,a])=>Math.hypot(Math.max(0,Math.abs(r-t)-o),Math.max(0,Math.abs(a-e)-n));function Xt({x:t,y:e,half:o,high:n},r,a){let[i,s]=[0,1];for(let[l,c,p,d]of[[r[0],a[0],t,o],[r[1],a[1],e,n]]){let f=c-l;if(Math.abs(f)<1e-9){if(Math.abs(l-p)>=d)return 0;continue}let u=[(p-d-l)/f,(p+d-l)/f];i=Math.max(i,Math.min(...u)),s=Math.min(s,Math.max(...u))}return Math.max(0,s-i)}var Zt=(t,[e,o,n,r])=>Xt(t,[e,o],[n,r])>0,Ze=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function Yt({x:t,y:e,half:o,high:n},[r,a]){let[i,s]=[$(r,t-o,t+o),$(a,e-n,e+n)],l=Math.hypot(r-i,a-s),c=(l-6)/l;return[i,s,i+c*(r-i),s+c*(a-s)]}function*Ye({left:t,top:e,width:o,height:n},[r,a],i,s,l){for(let c of Je)for(let p of Ve){let d=p*Math.PI/180,[f,u]=[Math.cos(d),Math.sin(d)],[g,w]=[l[0]*f-l[1]*u,l[0]*u+l[1]*f],h=Qt+1+c,m=Math.min((i+h)/Math.abs(g||1e-9),(s+h)/Math.abs(w||1e-9)),y=V*i,b=$(r+m*g,t+y,t+o-y),M=$(a+m*w,e+s+1,e+n-s-1);yield{name:ut([b,M],i,s),cost:c+.12*Math.abs(p)}}}function*Qe({left:t,top:e,width:o,height:n},r,a){for(let i=e+a+1;i<=e+n-a-1;i+=a)for(let s=t+V*r;s<=t+o-V*r;s+=10)yield{name:ut([s,i],r,a),cost:300}}function Xe(t,e,o,n,r=[]){let a=[...r,...lt(t).map(({x:u,y:g})=>[u-5,g-4])],i=C(t,[0,0]),s=.55*n,l=o.map(([u,g])=>Math.hypot(u-i[0],g-i[1])),c=[],p=(u,g)=>{let{half:w}=u;if(c.some(k=>Ze(u,k)))return 1/0;let h=J(u,o[g]),m=k=>J(u,k)<Qt,y={...u,half:w+4,high:u.high+2},b=o.map((k,A)=>Xt(y,i,k)*l[A]),M=h>Jt?Yt(u,o[g]):null,S=c.filter(k=>M&&Zt(k,M)||k.leader&&Zt(u,k.leader));return 1e3*o.filter(m).length+(b[g]>0?1e3:0)+2*b.reduce((k,A)=>k+A,0)+24*o.filter(k=>J(u,k)<h-1).length+30*S.length+20*a.filter(m).length},d=e.map((u,g)=>g).sort((u,g)=>l[g]-l[u]),f=[];for(let u of d){let g=F(e[u],n)/2,w=l[u]>0?[0,1].map(y=>(o[u][y]-i[y])/l[u]):[1,0],h={name:ut(o[u],g,s),cost:1/0};for(let y of[Ye(t,o[u],g,s,w),Qe(t,g,s)]){if(h.cost<1e3)break;for(let{name:b,cost:M}of y){let S=M<h.cost?M+p(b,u):1/0;S<h.cost&&(h={name:b,cost:S})}}let{name:m}=h;J(m,o[u])>Jt&&(m.leader=Yt(m,o[u])),c.push(f[u]=m)}return f}function te(t,{plane:e,words:o,roles:n,tips:r,size:a,others:i}){return Xe(e,o,r,a,i).flatMap(({x:s,y:l,leader:c},p)=>[...c?[x(`${t}leader ${p}`,"line","soft line leader",{x1:c[0],y1:c[1],x2:c[2],y2:c[3]})]:[],x.text(`${t}name ${p}`,`${n[p]} name`,[s,l+5],o[p])])}var oe=18,ee=t=>t.length>6?`${t.slice(0,4)}.`:t,Z=({left:t,top:e,side:o,wide:n,tall:r},a,i)=>[t+o+i*n,e+oe+a*r],ne=({tall:t,words:e})=>oe+e.length*t;function re(t,{shares:e,texts:o,small:n,hue:r}){let{id:a,left:i,top:s,side:l,wide:c,tall:p,words:d,roles:f=d.map(()=>"ink"),columns:u=f}=t,g=d.flatMap((h,m)=>[x.text(`${a} column ${m}`,`${u[m]} head`,[i+l+(m+.5)*c,s+12],ee(h)),x.text(`${a} row ${m}`,`${f[m]} head start`,[i,Z(t,m,0)[1]+p/2+4.5],ee(h))]),w=e.flatMap((h,m)=>h.flatMap((y,b)=>{let[M,S]=Z(t,m,b),k={x:M+1,y:S+1,width:c-2,height:p-2,rx:3},A=$(Math.abs(y)).toFixed(3),P=M+c/2;return[x(`${a} bed ${m} ${b}`,"rect","tint",k),x(`${a} cell ${m} ${b}`,"rect",`${y<0?"minus":r} shade`,{...k,"fill-opacity":A}),x.text(`${a} number ${m} ${b}`,`ink number${n?" strong":""}`,[P,S+(n?p/2-2.5:p/2+4.5)],o[m][b]),...n?[x.text(`${a} small ${m} ${b}`,"ink small",[P,S+p/2+11],n[m][b])]:[]]}));return[...g,...w]}function ft(t,e,o,n,r){let[a,i]=Z(t,n,r),s={x:a+1,y:i+1,width:t.wide-2,height:t.tall-2,rx:3};return x(`${t.id} ${e}`,"rect",`${o} frame`,s)}var ae=(t,e,o,n)=>t.words.flatMap((r,a)=>t.words.map((i,s)=>{let[l,c]=Z(t,a,s),p=a===o[0]&&s===o[1];return{id:`${t.id} ${a} ${s}`,x:l,y:c,width:t.wide,height:t.tall,label:e(a,s),tab:p?0:-1,...n?{aria:{pressed:p}}:{}}}));var O=(t,e=2)=>R(Math.abs(t)<.5*10**-e?0:t,e),ie=t=>Math.round(Math.acos($(t,-1,1))*180/Math.PI),I=t=>`\u201C${t}\u201D`,to=-.8,eo=.9;function oo({words:t},{opposition:e,attraction:o,limit:n,lost:r}){let[a,i,s]=t.map(I);if(r.length){let[f,u,g]=r.length>1?["have","they make","directions"]:["has","it makes","direction"],w=D(r.map(m=>I(t[m]))),h=r.length===3?"has nothing to turn":`cannot run: it turns ${D([a,i,s])}`;return`${w} ${f} no length, so no ${g}, and ${u} no angle with any word. The optimiser ${h}.`}let[l,c]=[`${a} and ${i}`,`${ie(e)}\xB0 apart`];if(o>=eo)return`${l} both point at ${s} (mean cosine ${O(o)}), but they are only ${c}, not opposite.`;let p=`are ${c} (cosine ${O(e)})`,d=`is ${O(o)}; at that angle it can be ${O(n)} at most.`;return e<=to?`${l} cannot both point at ${s}: they ${p}. Their mean cosine with it ${d}`:`${l} ${p}. Their mean cosine with ${s} ${d}`}function no({words:t,pair:[e,o]},{scores:n,weights:r}){let[a,i]=[I(t[e]),I(t[o])],s=O(n[e][o]);if(e===o)return`${a} has the score ${s} with itself, its squared length, and keeps ${L(r[e][e])} of its weight.`;let[l,c]=[L(r[e][o]),L(r[o][e])],p=`${a} and ${i} share one score, ${s}`;return l===c?`${p}, and each gives the other ${l} of its weight.`:`${p}, but ${a} gives ${i} ${l} and ${i} gives ${a} ${c}.`}function se(t,e){let{words:o,vectors:n}=t,[r,a,i]=o.map(I),[s,l]=[L(e.weights[0][2]),L(e.weights[1][2])],p=n.every(d=>z(d.map((f,u)=>f-n[0][u]))<.01)?"All five words are one arrow, so every weight is 20.0%.":`${r} gives ${i} ${s} of its weight, ${a} ${l}.`;return[oo(t,e),p,no(t,e)].join(" ")}function le(t,{opposition:e,scores:o,weights:n,lost:r},a){let{pair:[i,s],vectors:l}=t,c=t.words.map(I),p=c.filter((h,m)=>String(l[m])!==String(a.vectors[m])),[d,f,u]=c;if(String(t.pair)===String(a.pair)&&!p.length)return"";if(![d,f,u].some(h=>p.includes(h))){let h=`${c[i]} and ${c[s]}: score ${O(o[i][s])}`,[m,y]=[L(n[i][s]),L(n[s][i])];return i===s?`${c[i]} with itself: score ${O(o[i][i])}, weight ${m}.`:`${h}; ${c[i]} gives ${m}, ${c[s]} gives back ${y}.`}if(r.length)return`${D(r.map(m=>c[m]))}: no length, no direction; the optimiser cannot run.`;let[g,w]=[L(n[0][2]),L(n[1][2])];return`${d} and ${f} ${ie(e)}\xB0 apart; to ${u}: ${d} ${g}, ${f} ${w}.`}function ce({words:t},e,o,n,r){let a=O(e[o][n][r]);return o==="scores"?`score of ${I(t[n])} and ${I(t[r])}: ${a}`:`${I(t[n])} gives ${I(t[r])} the weight ${a}`}var de=520,Y=56,pe=N+.5,ro=2*N**2;function B(t){if(t<de){let[n,r]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:n,edge:pe},aims:{left:Y,top:n+26,width:t-Y-14,height:r-26},height:n+r+36}}let e=Math.round(Math.min(.6*t,400)),o=Math.min(t-e-Y-34,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:pe},aims:{left:e+Y+22,top:(e-o)/2-8,width:o,height:o},height:e}}function ao({vectors:t,words:e},o){let{plane:n}=B(o);return[...Lt("plane",n),...t.flatMap((r,a)=>It(`word ${a}`,`word${a}`,n,r)),...te("",{plane:n,words:e,roles:e.map((r,a)=>`word${a}`),tips:t.map(r=>C(n,r)),size:o<de?14:15})]}var X=({left:t,top:e,width:o,height:n},[r,a])=>[t+(1-r)*o/2,e+(1-a)*n/2],mt=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function io(t){let e=Array.from({length:81},(l,c)=>{let p=-1+c/40;return X(t,[2*p*p-1,p])}),{left:o,top:n,width:r,height:a}=t,[i,s]=[o+r/2,n+a/2];return[x.rect("all","edge frame",[o,n,r,a],{left:o}),x.path("region","tint region",`${mt(e)}Z`),x.path("cross","rule",`M${o} ${s}h${r}M${i} ${n}v${a}`)]}function so({words:[t,e,o]},{left:n,top:r,width:a,height:i}){let[s,l]=[n+a,r+i],c=(f,u,g,w,h)=>x.text(f,`${u} small`,[g,w],h),p=F("same",13)+F("opposite",13)+16,d=F(`${t} and ${e}`,14)+p>a?33:0;return[x.path("star","ink solid",lo(s-2,r+2)),c("wanted","ink end",s-14,r+14,"wanted"),c("can","soft start",n+48,r+i/2+24,"can be had"),c("cannot","soft end",s-6,l-8,"cannot"),c("same","soft start",n,l+15,"same"),c("opposite","soft end",s,l+15,"opposite"),c("first aim","ink strong",n+a/2,l+15+d,`${t} and ${e}`),c("towards","soft end",n-6,r+9,"towards"),c("away","soft end",n-6,l,"away"),c("second aim","ink strong start",n,r-9,`both and ${o}`)]}var lo=(t,e)=>`${mt(Array.from({length:10},(o,n)=>{let[r,a]=[n%2?3.6:9,n*Math.PI/5];return[t+r*Math.sin(a),e-r*Math.cos(a)]}))}Z`;function co({words:t,trail:e},o,n){let{left:r,top:a,width:i,height:s}=n;if(o.lost.length){let g=`${D(o.lost.map(w=>t[w]))}: no direction`;return[x.text("none","ink strong small",[r+i/2,a+s/2-10],g)]}let{opposition:l,attraction:c}=o,[p,d]=X(n,[l,c]),f=Ut(e,o)?e:[],u=d<a+s/2?1:-1;return[...f.length?[x.path("trail","ink line trail",mt(f.map(g=>X(n,g))))]:[],x.line("across","ruler thread",[r,d,p,d]),x.line("down","ruler thread",[p,d,p,a+s+4]),x.circle("now","ink ring dot",[p,d,6.5]),x.text("opposition","ink strong small",[$(p,r+16,r+i-16),a+s+31],O(l)),x.text("attraction","ink strong small halo start",[r+5,d+(u>0?15:-6)],O(c))]}function ue(t,e,{width:o}){let{aims:n,height:r}=B(o),a=[...ao(t,o),...io(n),...so(t,n),...co(t,e,n)];return{width:o,height:r,marks:a}}var fe=({vectors:t,words:e},{width:o})=>t.map((n,r)=>Nt(`tip ${r}`,`arrow of \u201C${e[r]}\u201D; arrow keys move its tip`,B(o).plane,n)),Q=36,po={scores:["Scores","row \xB7 column: the same both ways"],weights:["Weights","softmax of each row: not the same","softmax of each row"]};function ht(t,e,o){let n=e.map((a,i)=>`word${i}`),r=(o-44)/e.length;return{id:t,left:0,top:Q,side:44,wide:r,tall:27,words:e,roles:n}}function me(t,{words:e,pair:[o,n]},{scores:r,weights:a},{width:i}){let s=ht(t,e,i),l=(h,m)=>h.map(y=>y.map(b=>O(b,m))),c=r.map(h=>h.map(m=>m/ro)),p=t==="scores"?{hue:"plus",shares:c,texts:l(r,1)}:{hue:"weight",shares:a,texts:l(a,2)},[d,...f]=po[t],u=l(a,2).some((h,m,y)=>h.some((b,M)=>b!==y[M][m])),g=f[+(t==="weights"&&!u)],w=[x.text(`${t} title`,"ink strong start",[0,Q-22],d),x.text(`${t} note`,"soft small start",[0,Q-6],g),...re(s,p),ft(s,"there","ink",o,n),...o===n?[]:[ft(s,"back","ink back",n,o)]];return{width:i,height:Q+ne(s)+4,marks:w}}var he=(t,e,o,{width:n})=>ae(ht(t,e.words,n),(r,a)=>ce(e,o,t,r,a),e.pair,!0);var ge=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
.similarity-controls { display: grid; grid-template-columns: minmax(220px, 1fr) auto; gap: 8px 28px; align-items: start; --name: 5.9em; }
.similarity-space .attn-hit { border-radius: 50%; }
.similarity-squares { display: grid; gap: 14px; min-width: 0; }
.similarity-squares .attn-hint { margin: -8px 0 0; font-size: 0.867em; }
.attn-similarity .attn-button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
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
@media (forced-colors: active) { .attn-similarity .attn-button[aria-disabled="true"] { opacity: 1; color: GrayText; border-color: GrayText; } }
@media print { .similarity-controls, .attn-hint { display: none; } }
`;var fo=2400,T=t=>t.read();function mo(t,e){let o=tt(),n=600,r=p=>Number(p().id.split(" ")[1]),a=p=>Math.round(100*$(p,-N,N))/100,i=ct((p,d)=>Dt(p,{plane:()=>B(n).plane,read:()=>T(e).vectors[r(d)],move:f=>t(T(e).vectors.map((u,g)=>g===r(d)?f.map(a):u))})),s=E("attn-stage similarity-space",o,i.root),l=p=>i.set(fe(p,{width:n}));return{root:s,tell:l,paint:(p,d)=>{let f=Math.round(s.clientWidth);f!==n&&(n=f,l(T(e))),it(o,ue(p,d,{width:n}))}}}function xe(t,e){let o=tt(),n=250,r=ct((l,c)=>{Ht(l,()=>c().id,T(e).words.length,(p,d,f)=>{e.change({pair:[p,d]}),f&&r.focus(`${t} ${p} ${d}`)})}),a=E(`attn-stage similarity-${t}`,o,r.root),i=(l,c)=>r.set(he(t,l,c,{width:n}));return{root:a,tell:i,paint:(l,c)=>{let p=Math.round(a.clientWidth);p!==n&&(n=p,i(T(e),j(T(e)))),it(o,me(t,l,c,{width:n}))}}}function ho({emphasise:t,run:e,blend:o,reset:n}){let r=Ft({label:"optimise for",min:0,max:1,step:.05,onInput:t}),a=["attention","opposition"].map(p=>v("span",{},p)),i=v("div",{class:"attn-hints","aria-hidden":"true"},...a),s=Object.entries({"Run the optimiser":e,"Blend once":o,Reset:n}).map(([p,d])=>jt(p,d).root),l=(p,{lost:d})=>{r.set(p.emphasis),q(s[0],"aria-disabled",d.length>0&&"true")};return{root:E("similarity-controls",v("div",{},r.root,i),E("attn-row",...s)),tell:l}}function go(t,e){let o=qt(e,fo),n=(h,m={})=>{o.stop(),e.change(h,m)},r={emphasise:h=>n({emphasis:h}),run:()=>{if(j(T(e)).lost.length)return;let h=Kt(T(e)),m=h.map(Gt);o.play(h.map((y,b)=>({vectors:y,trail:m.slice(0,b+1)})))},blend:()=>n({vectors:j(T(e)).output,trail:[]},{glide:!0}),reset:()=>{o.stop(),e.reset()}},a=mo(h=>n({vectors:h,trail:[]}),e),[i,s]=[xe("scores",e),xe("weights",e)],[l,c]=[ho(r),Wt()],[p,d]=[T(e),""],f=pt("Drag the arrows: can \u201Chot\u201D and \u201Ccold\u201D be opposite and both point at \u201Ctemperature\u201D? Bring the dot to the star."),u=pt("Press a weight to compare it with its mirror, the dotted box."),g=E("similarity-squares",i.root,s.root,u),w=E("similarity-board",a.root,g);return{parts:[f,w,l.root,E("similarity-summary",c.root)],tell:h=>{let m=j(h);o.tell(h),l.tell(h,m),a.tell(h),i.tell(h,m),s.tell(h,m),d=le(h,m,p)||d,p=h,c.set(se(h,m),d)},glides:({vectors:h})=>({vectors:h}),paint:({vectors:h})=>{let m={...T(e),vectors:h},y=j(m);a.paint(m,y),i.paint(m,y),s.paint(m,y)},stop:()=>{o.stop(),c.stop()}}}var Wn=Et({name:"similarity",label:"Live figure: words that attend to each other",style:gt+Vt+ge,controls:["vectors","emphasis","pair","trail"],fixed:["words"],build:go});export{j as compute,Wn as default,se as describe,ht as lookOf,Kt as optimise,B as rooms,ue as space,X as standsAt,me as table};
