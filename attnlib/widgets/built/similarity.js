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
`;var j=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),$t=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]),z=t=>Math.hypot(...t),et=t=>t[0].map((e,o)=>t.map(n=>n[o]));function ot(t,e){let o=et(e);return t.map(n=>o.map(r=>j(n,r)))}function kt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),a=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),s=a.reduce((i,c)=>i+c,0);return s>0?a.map(i=>i/s):a}var $=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Mt=200,rt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Se=t=>t*t*(3-2*t);function nt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>nt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,nt(t[r],a,o)]);return Object.fromEntries(n)}return e}function At(t,e,o){let[n,r,a,s,i,c]=[t,t,t,0,0,0],l=!1,p=d=>{let f=$(d-i,0,64);if(i=d,l){let g=$((d-s)/e);n=nt(r,a,Se(g)),l=g<1}let u=o(n,f);c=l||u?requestAnimationFrame(p):0};return{go(d,f){if(rt()){[n,a,l]=[d,d,!1],o(n,1/0);return}[r,a,s,l]=[n,d,performance.now(),f],f||(n=d,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function St(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let f=s();r.forEach(u=>u(f,d))},c=()=>i(null);e.forEach(d=>t.on(`change:${d}`,c));let l=(d,{glide:f=!1}={})=>{a=!0;for(let[u,g]of Object.entries(d))t.set(u,g);a=!1,i({glide:f}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in d).map(f=>[f,d[f]]))};return{read:s,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function Ee(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function qe(t,e,o,n){let[r,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,p=e.wants?.(o())??null;if(s(p!==null),p===null)return n(c);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===r&&i(c),()=>l===r&&e.say?.(d))};return i}function Et({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Mt,build:s}){return{render:({model:c,el:l})=>{let p=v("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(v("style",{},[wt,yt,vt,o].join(`
`)));let f=St(c,n,r),u=s(f.read(),f,c),g=v("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);d.append(g),l.append(p);let w=()=>{let m=u.glides??(A=>A),y=0,b=At(m(f.read()),a,(A,P)=>y>0&&u.paint(A,P,y)),M=()=>{let A=Math.round(g.clientWidth);A===y||A===0||(y=A,Ee(l),b.again())},S=qe(g,u,f.read,A=>{u.tell(f.read()),b.go(m(f.read()),A)});f.follow((A,P)=>{g.classList.add("touched"),S(P?.glide??!0)}),u.tell(f.read()),M();let k=new ResizeObserver(M);return k.observe(g),u.ahead?.(),()=>{k.disconnect(),b.stop(),f.stop(),u.stop?.()}},h=async()=>{await u.ready;for(let m;m=u.wants?.(f.read());)await m;return w()};return u.ready?h():w()}}}var Oe=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function qt(t,e,{glide:o=!1}={}){let n=0,r=0,a=null,s=()=>{cancelAnimationFrame(n),a=null,r=0},i=p=>{a=p,t.change(p,{glide:o})};return{play:(p,d=e)=>{s();let f=p.length-1;if(rt())return i(p[f]);let u=performance.now(),g=0,w=h=>{let m=Math.min(f,Math.floor(f*(h-u)/d));a&&m>g&&(r=f-m,i(p[g=m])),a&&g<f&&(n=requestAnimationFrame(w))};r=f,i(p[0]),n=requestAnimationFrame(w)},stop:s,tell:p=>{a&&Object.entries(a).some(([d,f])=>!Oe(p[d],f))&&s()},playing:()=>r>0}}var Te=Math.sqrt(50),ze=Math.sqrt(10),Ie=Math.sqrt(2);function at(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),s=a>=Te?10:a>=ze?5:a>=Ie?2:1,i,c,l;return r<0?(l=Math.pow(10,-r)/s,i=Math.round(t*l),c=Math.round(e*l),i/l<t&&++i,c/l>e&&--c,l=-l):(l=Math.pow(10,r)*s,i=Math.round(t/l),c=Math.round(e/l),i*l<t&&++i,c*l>e&&--c),c<i&&.5<=o&&o<2?at(t,e,o*2):[i,c,l]}function G(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,s]=n?at(e,t,o):at(t,e,o);if(!(a>=r))return[];let i=a-r+1,c=new Array(i);if(n)if(s<0)for(let l=0;l<i;++l)c[l]=(a-l)/-s;else for(let l=0;l<i;++l)c[l]=(a-l)*s;else if(s<0)for(let l=0;l<i;++l)c[l]=(r+l)/-s;else for(let l=0;l<i;++l)c[l]=(r+l)*s;return c}var Tt="http://www.w3.org/2000/svg",Le=t=>Math.round(t*10)/10+0;function x(t,e,o,n,r){let a={};for(let s in n){let i=n[s];a[s]=typeof i=="number"?Le(i):i}return{id:t,shape:e,role:o,at:a,...r===void 0?{}:{text:r}}}x.line=(t,e,[o,n,r,a],s)=>x(t,"line",e,{x1:o,y1:n,x2:r,y2:a,...s});x.rect=(t,e,[o,n,r,a],s)=>x(t,"rect",e,{x:o,y:n,width:r,height:a,...s});x.circle=(t,e,[o,n,r],a)=>x(t,"circle",e,{cx:o,cy:n,r,...a});x.path=(t,e,o,n)=>x(t,"path",e,{d:o,...n});x.text=(t,e,[o,n],r,a)=>x(t,"text",e,{x:o,y:n,...a},r);var Ot=new WeakMap;function Ne(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||o.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Pe)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Ce=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Pe(t){let e=document.createElementNS(Tt,"tspan");for(let[o,n]of Object.entries(Ce(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function it(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Ot.get(t)??new Map;Ot.set(t,a);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:p}]of a)s.get(c)?.shape!==p&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of n){let l=a.get(c.id);if(!l){let p=document.createElementNS(Tt,c.shape);p.setAttribute("data-id",c.id),l={node:p,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}Ne(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function R(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function I(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var D=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var H=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,st=t=>[t.left+t.width/2,t.top+t.height/2];function C(t,[e,o]){let[n,r]=st(t);return[n+e*H(t),r-o*H(t)]}function lt(t){let[e,o]=st(t);return G(0,t.edge,3).filter(r=>r>0&&r<=t.edge).map(r=>({length:r,x:e+r*H(t)-3,y:o+12}))}function It(t,e){let{left:o,top:n,width:r,height:a}=e,[s,i]=st(e);return[x.rect(`${t} ground`,"tint",[o,n,r,a],{rx:6}),x.path(`${t} axes`,"rule",`M${o} ${i}h${r}M${s} ${n}v${a}`),...lt(e).flatMap(({length:c,x:l,y:p})=>[x.circle(`${t} ring ${c}`,"rule",[s,i,c*H(e)]),x.text(`${t} length ${c}`,"soft small end",[l,p],String(c))])]}var Re={arrow:(t,e,o,n,[r,a])=>{let s=(i,c)=>`${(o-i*r-c*a).toFixed(1)} ${(n-i*a+c*r).toFixed(1)}`;return x.path(t,`${e} solid`,`M${s(0,0)}L${s(10,4.6)}L${s(10,-4.6)}Z`)},ring:(t,e,o,n)=>x.circle(t,`${e} ring`,[o,n,4.5]),square:(t,e,o,n)=>x.rect(t,`${e} solid`,[o-4.5,n-4.5,9,9])};function Lt(t,e,o,n,r="arrow"){let[a,s]=C(o,[0,0]),i=C(o,n),c=Math.hypot(i[0]-a,i[1]-s);if(c<1e-9)return[x.circle(`${t} dot`,`${e} solid`,[a,s,4])];let l=[(i[0]-a)/c,(i[1]-s)/c],p=Math.min(c,r==="arrow"?8:4.5);return[x(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:s,x2:i[0]-p*l[0],y2:i[1]-p*l[1]}),Re[r](`${t} head`,e,i[0],i[1],l)]}var zt=t=>R(Math.abs(t)<.005?0:t);function Nt(t,e,o,n){let[r,a]=C(o,n),s=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:r-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:s,valuetext:`x ${zt(n[0])}, y ${zt(n[1])}`}}}var De=t=>Math.round(t*10)/10,Ct=new WeakMap;function ct(t){let e=E("attn-hits"),o=new Map,n=a=>{let s=a.slider?v("div",{role:"slider",tabindex:0}):v("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of o)s.has(i)||(c.remove(),o.delete(i));a.forEach((i,c)=>{let l=o.get(i.id)??n(i);He(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function He(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:c=0,lang:l}){let[p,d,f,u]=[e,o,n,r].map(De),g=`left:${p}px;top:${d}px;width:${f}px;height:${u}px`;Ct.get(t)!==g&&(t.style.cssText=g,Ct.set(t,g)),q(t,"class",`attn-hit ${s}`.trim()),q(t,"aria-label",a),q(t,"tabindex",c),l&&q(t,"lang",l);for(let[w,h]of Object.entries(i))q(t,`aria-${w}`,String(h))}function Pt(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function Rt(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var Fe={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Dt(t,{plane:e,read:o,move:n,hold:r=()=>{}}){let a=s=>Pt(t.parentElement,s);Rt(t,s=>{let[i,c]=[o(),a(s)];return r(!0),l=>{let p=H(e()),[d,f]=a(l);n([i[0]+(d-c[0])/p,i[1]-(f-c[1])/p])}},()=>r(!1)),t.addEventListener("keydown",s=>{let i=Fe[s.key];if(!i||s.ctrlKey||s.metaKey||s.altKey)return;s.preventDefault(),s.stopPropagation();let c=s.shiftKey?.5:.1;n(o().map((l,p)=>l+c*i[p]))})}function Ht(t,e,o,n){let r=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(r()[0],r()[1],!1)),t.addEventListener("keydown",a=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!i||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[c,l]=r().map((p,d)=>$(p+i[d],0,o-1));n(c,l,!0)})}function Ft(t,e){let o=v("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>q(o,"aria-pressed",String(n))}}var pt=(...t)=>v("p",{class:"attn-hint"},...t);function Wt({label:t,min:e,max:o,step:n,onInput:r,text:a=R,zero:s=e,...i}){let{read:c=b=>b,write:l=b=>b}=i,p=xt("slider"),d=v("span",{class:"attn-number","aria-hidden":"true"}),u=v("input",{type:"range",id:p,min:e,max:o,step:n,oninput:()=>r(c(u.valueAsNumber))}),g=E("attn-slider",v("label",{for:p},t),u,d),w=o,h=b=>Math.min(1,Math.max(0,(b-e)/(w-e)));return{root:g,input:u,set:(b,M=!0)=>{let S=l(b);u.valueAsNumber!==S&&(u.value=S),u.style.setProperty("--from",h(Math.min(s,S))),u.style.setProperty("--to",h(Math.max(s,S))),u.disabled=!M,K(d,a(b)),q(u,"aria-valuetext",a(b))},limit:b=>q(u,"max",w=b)}}function jt(t=700){let e=v("p",{class:"attn-summary"}),o=v("span",{class:"attn-hidden",role:"status"}),n,r=(a,s=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>K(o,s),t)),K(e,a)};return{root:v("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}var dt=90,We=1e-5,je=20,_t=.12,N=3,_e=t=>$(t,-N,N),U=t=>z(t)>0?t.map(e=>e/z(t)):t;function Bt(t){let[e,o,n]=t.slice(0,3).map(U),r=j(e,o),a=(j(e,n)+j(o,n))/2,s=[0,1,2].filter(i=>z(t[i])===0);return{opposition:r,attraction:a,limit:Math.sqrt(Math.max(0,(1+r)/2)),lost:s}}function F({vectors:t}){let e=ot(t,et(t)),o=e.map(n=>kt(n));return{scores:e,weights:o,output:ot(o,t),...Bt(t)}}function Kt({vectors:t,emphasis:e}){let[o,n]=[-e,(1-e)/2],r=t.map(z),[a,s,i]=t.slice(0,3).map(U),[c,l]=[Math.cos(.01),Math.sin(.01)];a=[a[0]*c-a[1]*l,a[0]*l+a[1]*c];let p=(w,h)=>U(w.map((m,y)=>z(w)>0?m+_t*(o*h[y]+n*i[y]):0)),d=[],f=1;for(;f>We&&d.length<je*dt||d.length%dt;){let w=[p(a,s),p(s,a)],h=i.map((y,b)=>y+_t*n*(a[b]+s[b])),m=[a,s,i];[a,s,i]=[...w,z(i)>0?U(h):i],f=Math.max(...[a,s,i].map((y,b)=>z($t(y,m[b],-1)))),d.push([a,s,i])}let u=d.length/dt,g=d.filter((w,h)=>(h+1)%u===0).map(w=>[...w.map((h,m)=>h.map(y=>_e(y*r[m]))),...t.slice(3)]);return[t,...g]}function Gt(t){let{opposition:e,attraction:o}=Bt(t);return[e,o].map(n=>$(n,-1,1))}var Ut=(t,{opposition:e,attraction:o})=>t.length>1&&Math.hypot(t[t.length-1][0]-e,t[t.length-1][1]-o)<1e-6;var Vt=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.trail { stroke-width: 2; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var Ke="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ge=1.12,V=1.18,_=new Map;function Ue(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Ke[r.charCodeAt(0)-32]??556),0);return Ge*o/1e3}function W(t,e){return _.size>5e3&&_.clear(),_.has(t)||_.set(t,Ue(t)),e*_.get(t)}var Qt=8,Jt=14,Ve=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],Je=[0,12,26,42,60,80,102,126],ut=([t,e],o,n)=>({x:t,y:e,half:o,high:n,leader:null}),J=({x:t,y:e,half:o,high:n},[r,a])=>Math.hypot(Math.max(0,Math.abs(r-t)-o),Math.max(0,Math.abs(a-e)-n));function Xt({x:t,y:e,half:o,high:n},r,a){let[s,i]=[0,1];for(let[c,l,p,d]of[[r[0],a[0],t,o],[r[1],a[1],e,n]]){let f=l-c;if(Math.abs(f)<1e-9){if(Math.abs(c-p)>=d)return 0;continue}let u=[(p-d-c)/f,(p+d-c)/f];s=Math.max(s,Math.min(...u)),i=Math.min(i,Math.max(...u))}return Math.max(0,i-s)}var Zt=(t,[e,o,n,r])=>Xt(t,[e,o],[n,r])>0,Ze=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function Yt({x:t,y:e,half:o,high:n},[r,a]){let[s,i]=[$(r,t-o,t+o),$(a,e-n,e+n)],c=Math.hypot(r-s,a-i),l=(c-6)/c;return[s,i,s+l*(r-s),i+l*(a-i)]}function*Ye({left:t,top:e,width:o,height:n},[r,a],s,i,c){for(let l of Je)for(let p of Ve){let d=p*Math.PI/180,[f,u]=[Math.cos(d),Math.sin(d)],[g,w]=[c[0]*f-c[1]*u,c[0]*u+c[1]*f],h=Qt+1+l,m=Math.min((s+h)/Math.abs(g||1e-9),(i+h)/Math.abs(w||1e-9)),y=V*s,b=$(r+m*g,t+y,t+o-y),M=$(a+m*w,e+i+1,e+n-i-1);yield{name:ut([b,M],s,i),cost:l+.12*Math.abs(p)}}}function*Qe({left:t,top:e,width:o,height:n},r,a){for(let s=e+a+1;s<=e+n-a-1;s+=a)for(let i=t+V*r;i<=t+o-V*r;i+=10)yield{name:ut([i,s],r,a),cost:300}}function Xe(t,e,o,n,r=[]){let a=[...r,...lt(t).map(({x:u,y:g})=>[u-5,g-4])],s=C(t,[0,0]),i=.55*n,c=o.map(([u,g])=>Math.hypot(u-s[0],g-s[1])),l=[],p=(u,g)=>{let{half:w}=u;if(l.some(k=>Ze(u,k)))return 1/0;let h=J(u,o[g]),m=k=>J(u,k)<Qt,y={...u,half:w+4,high:u.high+2},b=o.map((k,A)=>Xt(y,s,k)*c[A]),M=h>Jt?Yt(u,o[g]):null,S=l.filter(k=>M&&Zt(k,M)||k.leader&&Zt(u,k.leader));return 1e3*o.filter(m).length+(b[g]>0?1e3:0)+2*b.reduce((k,A)=>k+A,0)+24*o.filter(k=>J(u,k)<h-1).length+30*S.length+20*a.filter(m).length},d=e.map((u,g)=>g).sort((u,g)=>c[g]-c[u]),f=[];for(let u of d){let g=W(e[u],n)/2,w=c[u]>0?[0,1].map(y=>(o[u][y]-s[y])/c[u]):[1,0],h={name:ut(o[u],g,i),cost:1/0};for(let y of[Ye(t,o[u],g,i,w),Qe(t,g,i)]){if(h.cost<1e3)break;for(let{name:b,cost:M}of y){let S=M<h.cost?M+p(b,u):1/0;S<h.cost&&(h={name:b,cost:S})}}let{name:m}=h;J(m,o[u])>Jt&&(m.leader=Yt(m,o[u])),l.push(f[u]=m)}return f}function te(t,{plane:e,words:o,roles:n,tips:r,size:a,others:s}){return Xe(e,o,r,a,s).flatMap(({x:i,y:c,leader:l},p)=>[...l?[x(`${t}leader ${p}`,"line","soft line leader",{x1:l[0],y1:l[1],x2:l[2],y2:l[3]})]:[],x.text(`${t}name ${p}`,`${n[p]} name`,[i,c+5],o[p])])}var oe=18,ee=t=>t.length>6?`${t.slice(0,4)}.`:t,Z=({left:t,top:e,side:o,wide:n,tall:r},a,s)=>[t+o+s*n,e+oe+a*r],ne=({tall:t,words:e})=>oe+e.length*t;function re(t,{shares:e,texts:o,small:n,hue:r}){let{id:a,left:s,top:i,side:c,wide:l,tall:p,words:d,roles:f=d.map(()=>"ink"),columns:u=f}=t,g=d.flatMap((h,m)=>[x.text(`${a} column ${m}`,`${u[m]} head`,[s+c+(m+.5)*l,i+12],ee(h)),x.text(`${a} row ${m}`,`${f[m]} head start`,[s,Z(t,m,0)[1]+p/2+4.5],ee(h))]),w=e.flatMap((h,m)=>h.flatMap((y,b)=>{let[M,S]=Z(t,m,b),k={x:M+1,y:S+1,width:l-2,height:p-2,rx:3},A=$(Math.abs(y)).toFixed(3),P=M+l/2;return[x(`${a} bed ${m} ${b}`,"rect","tint",k),x(`${a} cell ${m} ${b}`,"rect",`${y<0?"minus":r} shade`,{...k,"fill-opacity":A}),x.text(`${a} number ${m} ${b}`,`ink number${n?" strong":""}`,[P,S+(n?p/2-2.5:p/2+4.5)],o[m][b]),...n?[x.text(`${a} small ${m} ${b}`,"ink small",[P,S+p/2+11],n[m][b])]:[]]}));return[...g,...w]}function ft(t,e,o,n,r){let[a,s]=Z(t,n,r),i={x:a+1,y:s+1,width:t.wide-2,height:t.tall-2,rx:3};return x(`${t.id} ${e}`,"rect",`${o} frame`,i)}var ae=(t,e,o,n)=>t.words.flatMap((r,a)=>t.words.map((s,i)=>{let[c,l]=Z(t,a,i),p=a===o[0]&&i===o[1];return{id:`${t.id} ${a} ${i}`,x:c,y:l,width:t.wide,height:t.tall,label:e(a,i),tab:p?0:-1,...n?{aria:{pressed:p}}:{}}}));var O=(t,e=2)=>R(Math.abs(t)<.5*10**-e?0:t,e),ie=t=>Math.round(Math.acos($(t,-1,1))*180/Math.PI),L=t=>`\u201C${t}\u201D`,to=-.8,eo=.9;function oo({words:t},{opposition:e,attraction:o,limit:n,lost:r}){let[a,s,i]=t.map(L);if(r.length){let[f,u,g]=r.length>1?["have","they make","directions"]:["has","it makes","direction"],w=D(r.map(m=>L(t[m]))),h=r.length===3?"has nothing to turn":`cannot run: it turns ${D([a,s,i])}`;return`${w} ${f} no length, so no ${g}, and ${u} no angle with any word. The optimiser ${h}.`}let[c,l]=[`${a} and ${s}`,`${ie(e)}\xB0 apart`];if(o>=eo)return`${c} both point at ${i} (mean cosine ${O(o)}), but they are only ${l}, not opposite.`;let p=`are ${l} (cosine ${O(e)})`,d=`is ${O(o)}; at that angle it can be ${O(n)} at most.`;return e<=to?`${c} cannot both point at ${i}: they ${p}. Their mean cosine with it ${d}`:`${c} ${p}. Their mean cosine with ${i} ${d}`}function no({words:t,pair:[e,o]},{scores:n,weights:r}){let[a,s]=[L(t[e]),L(t[o])],i=O(n[e][o]);if(e===o)return`${a} has the score ${i} with itself, its squared length, and keeps ${I(r[e][e])} of its weight.`;let[c,l]=[I(r[e][o]),I(r[o][e])],p=`${a} and ${s} share one score, ${i}`;return c===l?`${p}, and each gives the other ${c} of its weight.`:`${p}, but ${a} gives ${s} ${c} and ${s} gives ${a} ${l}.`}function se(t,e){let{words:o,vectors:n}=t,[r,a,s]=o.map(L),[i,c]=[I(e.weights[0][2]),I(e.weights[1][2])],p=n.every(d=>z(d.map((f,u)=>f-n[0][u]))<.01)?"All five words are one arrow, so every weight is 20.0%.":`${r} gives ${s} ${i} of its weight, ${a} ${c}.`;return[oo(t,e),p,no(t,e)].join(" ")}function le(t,{opposition:e,scores:o,weights:n,lost:r},a){let{pair:[s,i],vectors:c}=t,l=t.words.map(L),p=l.filter((h,m)=>String(c[m])!==String(a.vectors[m])),[d,f,u]=l;if(String(t.pair)===String(a.pair)&&!p.length)return"";if(![d,f,u].some(h=>p.includes(h))){let h=`${l[s]} and ${l[i]}: score ${O(o[s][i])}`,[m,y]=[I(n[s][i]),I(n[i][s])];return s===i?`${l[s]} with itself: score ${O(o[s][s])}, weight ${m}.`:`${h}; ${l[s]} gives ${m}, ${l[i]} gives back ${y}.`}if(r.length)return`${D(r.map(m=>l[m]))}: no length, no direction; the optimiser cannot run.`;let[g,w]=[I(n[0][2]),I(n[1][2])];return`${d} and ${f} ${ie(e)}\xB0 apart; to ${u}: ${d} ${g}, ${f} ${w}.`}function ce({words:t},e,o,n,r){let a=O(e[o][n][r]);return o==="scores"?`score of ${L(t[n])} and ${L(t[r])}: ${a}`:`${L(t[n])} gives ${L(t[r])} the weight ${a}`}var de=520,Y=56,pe=N+.5,ro=2*N**2;function B(t){if(t<de){let[n,r]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:n,edge:pe},aims:{left:Y,top:n+26,width:t-Y-14,height:r-26},height:n+r+36}}let e=Math.round(Math.min(.6*t,400)),o=Math.min(t-e-Y-34,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:pe},aims:{left:e+Y+22,top:(e-o)/2-8,width:o,height:o},height:e}}function ao({vectors:t,words:e},o){let{plane:n}=B(o);return[...It("plane",n),...t.flatMap((r,a)=>Lt(`word ${a}`,`word${a}`,n,r)),...te("",{plane:n,words:e,roles:e.map((r,a)=>`word${a}`),tips:t.map(r=>C(n,r)),size:o<de?14:15})]}var X=({left:t,top:e,width:o,height:n},[r,a])=>[t+(1-r)*o/2,e+(1-a)*n/2],mt=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function io(t){let e=Array.from({length:81},(c,l)=>{let p=-1+l/40;return X(t,[2*p*p-1,p])}),{left:o,top:n,width:r,height:a}=t,[s,i]=[o+r/2,n+a/2];return[x.rect("all","edge frame",[o,n,r,a],{left:o}),x.path("region","tint region",`${mt(e)}Z`),x.path("cross","rule",`M${o} ${i}h${r}M${s} ${n}v${a}`)]}function so({words:[t,e,o]},{left:n,top:r,width:a,height:s}){let[i,c]=[n+a,r+s],l=(f,u,g,w,h)=>x.text(f,`${u} small`,[g,w],h),p=W("same",13)+W("opposite",13)+16,d=W(`${t} and ${e}`,14)+p>a?33:0;return[x.path("star","ink solid",lo(i-2,r+2)),l("wanted","ink end",i-14,r+14,"wanted"),l("can","soft start",n+48,r+s/2+24,"can be had"),l("cannot","soft end",i-6,c-8,"cannot"),l("same","soft start",n,c+15,"same"),l("opposite","soft end",i,c+15,"opposite"),l("first aim","ink strong",n+a/2,c+15+d,`${t} and ${e}`),l("towards","soft end",n-6,r+9,"towards"),l("away","soft end",n-6,c,"away"),l("second aim","ink strong start",n,r-9,`both and ${o}`)]}var lo=(t,e)=>`${mt(Array.from({length:10},(o,n)=>{let[r,a]=[n%2?3.6:9,n*Math.PI/5];return[t+r*Math.sin(a),e-r*Math.cos(a)]}))}Z`;function co({words:t,trail:e},o,n){let{left:r,top:a,width:s,height:i}=n;if(o.lost.length){let g=`${D(o.lost.map(w=>t[w]))}: no direction`;return[x.text("none","ink strong small",[r+s/2,a+i/2-10],g)]}let{opposition:c,attraction:l}=o,[p,d]=X(n,[c,l]),f=Ut(e,o)?e:[],u=d<a+i/2?1:-1;return[...f.length?[x.path("trail","ink line trail",mt(f.map(g=>X(n,g))))]:[],x.line("across","ruler thread",[r,d,p,d]),x.line("down","ruler thread",[p,d,p,a+i+4]),x.circle("now","ink ring dot",[p,d,6.5]),x.text("opposition","ink strong small",[$(p,r+16,r+s-16),a+i+31],O(c)),x.text("attraction","ink strong small halo start",[r+5,d+(u>0?15:-6)],O(l))]}function ue(t,e,{width:o}){let{aims:n,height:r}=B(o),a=[...ao(t,o),...io(n),...so(t,n),...co(t,e,n)];return{width:o,height:r,marks:a}}var fe=({vectors:t,words:e},{width:o})=>t.map((n,r)=>Nt(`tip ${r}`,`arrow of \u201C${e[r]}\u201D; arrow keys move its tip`,B(o).plane,n)),Q=36,po={scores:["Scores","row \xB7 column: the same both ways"],weights:["Weights","softmax of each row: not the same","softmax of each row"]};function ht(t,e,o){let n=e.map((a,s)=>`word${s}`),r=(o-44)/e.length;return{id:t,left:0,top:Q,side:44,wide:r,tall:27,words:e,roles:n}}function me(t,{words:e,pair:[o,n]},{scores:r,weights:a},{width:s}){let i=ht(t,e,s),c=(h,m)=>h.map(y=>y.map(b=>O(b,m))),l=r.map(h=>h.map(m=>m/ro)),p=t==="scores"?{hue:"plus",shares:l,texts:c(r,1)}:{hue:"weight",shares:a,texts:c(a,2)},[d,...f]=po[t],u=c(a,2).some((h,m,y)=>h.some((b,M)=>b!==y[M][m])),g=f[+(t==="weights"&&!u)],w=[x.text(`${t} title`,"ink strong start",[0,Q-22],d),x.text(`${t} note`,"soft small start",[0,Q-6],g),...re(i,p),ft(i,"there","ink",o,n),...o===n?[]:[ft(i,"back","ink back",n,o)]];return{width:s,height:Q+ne(i)+4,marks:w}}var he=(t,e,o,{width:n})=>ae(ht(t,e.words,n),(r,a)=>ce(e,o,t,r,a),e.pair,!0);var ge=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
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
`;var fo=2400,T=t=>t.read();function mo(t,e){let o=tt(),n=600,r=p=>Number(p().id.split(" ")[1]),a=p=>Math.round(100*$(p,-N,N))/100,s=ct((p,d)=>Dt(p,{plane:()=>B(n).plane,read:()=>T(e).vectors[r(d)],move:f=>t(T(e).vectors.map((u,g)=>g===r(d)?f.map(a):u))})),i=E("attn-stage similarity-space",o,s.root),c=p=>s.set(fe(p,{width:n}));return{root:i,tell:c,paint:(p,d)=>{let f=Math.round(i.clientWidth);f!==n&&(n=f,c(T(e))),it(o,ue(p,d,{width:n}))}}}function xe(t,e){let o=tt(),n=250,r=ct((c,l)=>{Ht(c,()=>l().id,T(e).words.length,(p,d,f)=>{e.change({pair:[p,d]}),f&&r.focus(`${t} ${p} ${d}`)})}),a=E(`attn-stage similarity-${t}`,o,r.root),s=(c,l)=>r.set(he(t,c,l,{width:n}));return{root:a,tell:s,paint:(c,l)=>{let p=Math.round(a.clientWidth);p!==n&&(n=p,s(T(e),F(T(e)))),it(o,me(t,c,l,{width:n}))}}}function ho({emphasise:t,run:e,blend:o,reset:n}){let r=Wt({label:"optimise for",min:0,max:1,step:.05,onInput:t}),a=["attention","opposition"].map(p=>v("span",{},p)),s=v("div",{class:"attn-hints","aria-hidden":"true"},...a),i=Object.entries({"Run the optimiser":e,"Blend once":o,Reset:n}).map(([p,d])=>Ft(p,d).root),c=(p,{lost:d})=>{r.set(p.emphasis),q(i[0],"aria-disabled",d.length>0&&"true")};return{root:E("similarity-controls",v("div",{},r.root,s),E("attn-row",...i)),tell:c}}function go(t,e){let o=qt(e,fo),n=(h,m={})=>{o.stop(),e.change(h,m)},r={emphasise:h=>n({emphasis:h}),run:()=>{if(F(T(e)).lost.length)return;let h=Kt(T(e)),m=h.map(Gt);o.play(h.map((y,b)=>({vectors:y,trail:m.slice(0,b+1)})))},blend:()=>n({vectors:F(T(e)).output,trail:[]},{glide:!0}),reset:()=>{o.stop(),e.reset()}},a=mo(h=>n({vectors:h,trail:[]}),e),[s,i]=[xe("scores",e),xe("weights",e)],[c,l]=[ho(r),jt()],[p,d]=[T(e),""],f=pt("Drag the arrows: can \u201Chot\u201D and \u201Ccold\u201D be opposite and both point at \u201Ctemperature\u201D? Bring the dot to the star."),u=pt("Press a weight to compare it with its mirror, the dotted box."),g=E("similarity-squares",s.root,i.root,u),w=E("similarity-board",a.root,g);return{parts:[f,w,c.root,E("similarity-summary",l.root)],tell:h=>{let m=F(h);o.tell(h),c.tell(h,m),a.tell(h),s.tell(h,m),i.tell(h,m),d=le(h,m,p)||d,p=h,l.set(se(h,m),d)},glides:({vectors:h})=>({vectors:h}),paint:({vectors:h})=>{let m={...T(e),vectors:h},y=F(m);a.paint(m,y),s.paint(m,y),i.paint(m,y)},stop:()=>{o.stop(),l.stop()}}}var jn=Et({name:"similarity",label:"Live figure: words that attend to each other",style:gt+Vt+ge,controls:["vectors","emphasis","pair","trail"],fixed:["words"],build:go});export{F as compute,jn as default,se as describe,ht as lookOf,Kt as optimise,B as rooms,ue as space,X as standsAt,me as table};
