// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var ct=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var re="http://www.w3.org/2000/svg",ne=0,ae=Math.random().toString(36).slice(2,8),pt=t=>`attn-${ae}-${t}-${++ne}`;function dt(t,e,o){for(let[a,n]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),n):n===!0?t.setAttribute(a,""):n!==!1&&n!=null&&t.setAttribute(a,n);return(t.tabIndex>=0||t.localName==="summary")&&t.setAttribute("data-lm-suppress-shortcuts","true"),t.append(...o),t}var g=(t,e={},...o)=>dt(document.createElement(t),e,o),X=(t,e={},...o)=>dt(document.createElementNS(re,t),e,o);function _(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function z(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var ut=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ft=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var mt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var T=(t,e)=>t.reduce((o,r,a)=>o+r*e[a],0);var E=t=>Math.hypot(...t),Y=t=>t[0].map((e,o)=>t.map(r=>r[o]));function U(t,e){let o=Y(e);return t.map(r=>o.map(a=>T(r,a)))}function ht(t,e=1,o=null){let r=i=>o===null||o[i],a=Math.max(...t.filter((i,l)=>r(l))),n=t.map((i,l)=>r(l)?Math.exp((i-a)/e):0),c=n.reduce((i,l)=>i+l,0);return c>0?n.map(i=>i/c):n}var y=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var gt=200,Q=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ce=t=>t*t*(3-2*t);function Z(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>Z(t[a],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,n])=>[a,Z(t[a],n,o)]);return Object.fromEntries(r)}return e}function xt(t,e,o){let[r,a,n,c,i,l]=[t,t,t,0,0,0],s=!1,p=d=>{let u=Math.min(64,d-i);if(i=d,s){let m=y((d-c)/e);r=Z(a,n,ce(m)),s=m<1}let f=o(r,u);l=s||f?requestAnimationFrame(p):0};return{go(d,u){if(Q()){[r,n,s]=[d,d,!1],o(r,1/0);return}[a,n,c,s]=[r,d,performance.now(),u],u||(r=d,o(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function bt(t,e,o=[]){let r=[...e,...o],a=[],n=!1,c=()=>Object.fromEntries(r.map(d=>[d,t.get(d)])),i=d=>{if(n)return;let u=c();a.forEach(f=>f(u,d))},l=()=>i(null);e.forEach(d=>t.on(`change:${d}`,l));let s=(d,{glide:u=!1}={})=>{n=!0;for(let[f,m]of Object.entries(d))t.set(f,m);n=!1,i({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:c,change:s,reset:()=>s(p(),{glide:!0}),follow:d=>void a.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function pe(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function wt({name:t,label:e,style:o,controls:r,fixed:a=[],ms:n=gt,build:c}){return{render:({model:l,el:s})=>{let p=g("div",{class:"attn-host"}),d=p.attachShadow({mode:"open"});d.append(g("style",{},[ut,ft,mt,o].join(`
`)));let u=bt(l,r,a),f=c(u.read(),u,l),m=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);d.append(m),s.append(p);let w=()=>{let x=f.glides??(k=>k),b=0,v=xt(x(u.read()),n,(k,I)=>b>0&&f.paint(k,I,b)),$=()=>{let k=Math.round(m.clientWidth);k===b||k===0||(b=k,v.again())};u.follow((k,I)=>{m.classList.add("touched"),f.tell(k),v.go(x(k),I?.glide??!0)}),f.tell(u.read()),pe(s),$();let A=new ResizeObserver($);return A.observe(m),()=>{A.disconnect(),v.stop(),u.stop(),f.stop?.()}};return f.ready?f.ready.then(w):w()}}}var de=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function vt(t,e){let o=0,r=null,a=()=>{cancelAnimationFrame(o),r=null},n=l=>{r=l,t.change(l)};return{play:l=>{a();let s=l.length-1;if(Q())return n(l[s]);let p=performance.now(),d=0,u=f=>{let m=Math.min(s,Math.floor(s*(f-p)/e));r&&m>d&&n(l[d=m]),r&&d<s&&(o=requestAnimationFrame(u))};n(l[0]),o=requestAnimationFrame(u)},stop:a,tell:l=>{r&&Object.entries(r).some(([s,p])=>!de(l[s],p))&&a()}}}var ue=Math.sqrt(50),fe=Math.sqrt(10),me=Math.sqrt(2);function tt(t,e,o){let r=(e-t)/Math.max(0,o),a=Math.floor(Math.log10(r)),n=r/Math.pow(10,a),c=n>=ue?10:n>=fe?5:n>=me?2:1,i,l,s;return a<0?(s=Math.pow(10,-a)/c,i=Math.round(t*s),l=Math.round(e*s),i/s<t&&++i,l/s>e&&--l,s=-s):(s=Math.pow(10,a)*c,i=Math.round(t/s),l=Math.round(e/s),i*s<t&&++i,l*s>e&&--l),l<i&&.5<=o&&o<2?tt(t,e,o*2):[i,l,s]}function W(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[a,n,c]=r?tt(e,t,o):tt(t,e,o);if(!(n>=a))return[];let i=n-a+1,l=new Array(i);if(r)if(c<0)for(let s=0;s<i;++s)l[s]=(n-s)/-c;else for(let s=0;s<i;++s)l[s]=(n-s)*c;else if(c<0)for(let s=0;s<i;++s)l[s]=(a+s)/-c;else for(let s=0;s<i;++s)l[s]=(a+s)*c;return l}var kt="http://www.w3.org/2000/svg",he=t=>Math.round(t*10)/10+0;function h(t,e,o,r,a){let n=Object.entries(r).map(([c,i])=>[c,typeof i=="number"?he(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(n),...a===void 0?{}:{text:a}}}var yt=new WeakMap,ge=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,a])=>[r,String(a)]))});function xe(t,e){let o=ge(e);for(let a in o)t.at[a]!==o[a]&&t.node.setAttribute(a,o[a]);for(let a in t.at)a in o||t.node.removeAttribute(a);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(we)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var be=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function we(t){let e=document.createElementNS(kt,"tspan");for(let[o,r]of Object.entries(be(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function et(t,{width:e,height:o,marks:r}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=yt.get(t)??new Map;yt.set(t,n);let c=new Map(r.map(l=>[l.id,l]));for(let[l,{node:s,shape:p}]of n)c.get(l)?.shape!==p&&(s.remove(),n.delete(l));let i=t.firstChild;for(let l of r){let s=n.get(l.id);s||(s={node:document.createElementNS(kt,l.shape),shape:l.shape,at:{},text:""},n.set(l.id,s)),xe(s,l),i===s.node?i=s.node.nextSibling:t.insertBefore(s.node,i)}}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function F(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var K=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var ve="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ye=1.12,C=new Map;function ke(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(ve[a.charCodeAt(0)-32]??556),0);return ye*o/1e3}function $t(t,e){return C.size>5e3&&C.clear(),C.has(t)||C.set(t,ke(t)),e*C.get(t)}var H=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,ot=t=>[t.left+t.width/2,t.top+t.height/2];function R(t,[e,o]){let[r,a]=ot(t);return[r+e*H(t),a-o*H(t)]}function At(t,e){let{left:o,top:r,width:a,height:n,edge:c}=e,[i,l]=ot(e),s=W(0,c,3).filter(p=>p>0&&p<=c);return[h(`${t} ground`,"rect","tint",{x:o,y:r,width:a,height:n,rx:6}),h(`${t} axes`,"path","rule",{d:`M${o} ${l}h${a}M${i} ${r}v${n}`}),...s.flatMap(p=>[h(`${t} ring ${p}`,"circle","rule",{cx:i,cy:l,r:p*H(e)}),h(`${t} length ${p}`,"text","soft small end",{x:i+p*H(e)-3,y:l+12},String(p))])]}var $e={arrow:(t,e,o,r,[a,n])=>{let c=(i,l)=>`${(o-i*a-l*n).toFixed(1)} ${(r-i*n+l*a).toFixed(1)}`;return h(t,"path",`${e} solid`,{d:`M${c(0,0)}L${c(10,4.6)}L${c(10,-4.6)}Z`})},ring:(t,e,o,r)=>h(t,"circle",`${e} ring`,{cx:o,cy:r,r:4.5}),square:(t,e,o,r)=>h(t,"rect",`${e} solid`,{x:o-4.5,y:r-4.5,width:9,height:9})};function St(t,e,o,r,a="arrow"){let[n,c]=R(o,[0,0]),i=R(o,r),l=Math.hypot(i[0]-n,i[1]-c);if(l<1e-9)return[h(`${t} dot`,"circle",`${e} solid`,{cx:n,cy:c,r:4})];let s=[(i[0]-n)/l,(i[1]-c)/l],p=Math.min(l,a==="arrow"?8:4.5);return[h(`${t} shaft`,"line",`${e} line shaft`,{x1:n,y1:c,x2:i[0]-p*s[0],y2:i[1]-p*s[1]}),$e[a](`${t} head`,e,i[0],i[1],s)]}function zt(t,e,o,r){let[a,n]=ot(t),c=1.25*r,i=[];return e.map((l,s)=>{let p=$t(l,r)/2+2,[d,u]=o[s],f=Math.hypot(d-a,u-n),[m,w]=f>0?[(d-a)/f,(u-n)/f]:[1,0],[x,b]=[t.top+c/2+2,t.top+t.height-c/2-2],v=y(d+m*(9+p),t.left+p,t.left+t.width-p),$=y(u+w*(7+c/2),x,b),A=Array.from({length:1+Math.ceil(t.height/2)},(M,S)=>S?[$+2*S,$-2*S]:[$]).flat().filter(M=>M>=x&&M<=b),k=M=>i.every(S=>Math.abs(S.x-v)>=S.half+p||Math.abs(S.y-M)>=c),I=M=>o.every(([S,ee])=>Math.abs(S-v)>=p||Math.abs(ee-M)>=c/2+3),L=A.find(M=>k(M)&&I(M))??A.find(k)??$;return i.push({x:v,y:L,half:p}),[v,L]})}var Mt=t=>N(Math.abs(t)<.005?0:t);function Et(t,e,o,r){let[a,n]=R(o,r),c=Math.round(Math.atan2(r[1],r[0])*180/Math.PI);return{id:t,label:e,x:a-18,y:n-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:c,valuetext:`x ${Mt(r[0])}, y ${Mt(r[1])}`}}}var Me=t=>Math.round(t*10)/10;function rt(t){let e=g("div",{class:"attn-hits"}),o=new Map,r=n=>{let c=n.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),i={node:c,hit:n};return o.set(n.id,i),c.dataset.id=n.id,t(c,()=>i.hit),i};return{root:e,set:n=>{let c=new Set(n.map(({id:i})=>i));for(let[i,{node:l}]of o)c.has(i)||(l.remove(),o.delete(i));n.forEach((i,l)=>{let s=o.get(i.id)??r(i);Ae(s.node,s.hit=i),s.node.parentNode!==e&&e.insertBefore(s.node,e.children[l]??null)})},focus:n=>o.get(n)?.node.focus({preventScroll:!0})}}function Ae(t,{x:e,y:o,width:r,height:a,label:n,kind:c="",aria:i={},tab:l=0,lang:s}){let p={left:e,top:o,width:r,height:a};for(let[d,u]of Object.entries(p))t.style[d]=`${Me(u)}px`;z(t,"class",`attn-hit ${c}`.trim()),z(t,"aria-label",n),z(t,"tabindex",l),s&&z(t,"lang",s);for(let[d,u]of Object.entries(i))z(t,`aria-${d}`,String(u))}function qt(t,e,o=()=>{}){let r=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),r=e(a)}),t.addEventListener("pointermove",a=>r?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{r!==null&&o(),r=null})}var Se={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Ot(t,{plane:e,read:o,move:r,hold:a=()=>{}}){qt(t,n=>{let[c,i]=[o(),[n.clientX,n.clientY]];return a(!0),l=>{let s=H(e());r([c[0]+(l.clientX-i[0])/s,c[1]-(l.clientY-i[1])/s])}},()=>a(!1)),t.addEventListener("keydown",n=>{let c=Se[n.key];if(!c||n.ctrlKey||n.metaKey||n.altKey)return;n.preventDefault(),n.stopPropagation();let i=n.shiftKey?.5:.1;r(o().map((l,s)=>l+i*c[s]))})}function jt(t,e,o,r){let a=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>r(a()[0],a()[1],!1)),t.addEventListener("keydown",n=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[n.key];if(!i||n.ctrlKey||n.metaKey||n.altKey)return;n.preventDefault(),n.stopPropagation();let[l,s]=a().map((p,d)=>y(p+i[d],0,o-1));r(l,s,!0)})}function It(t,e){let o=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>z(o,"aria-pressed",String(r))}}function Nt({label:t,min:e,max:o,step:r,onInput:a,text:n=N,zero:c=e,...i}){let{read:l=b=>b,write:s=b=>b}=i,p=pt("slider"),d=g("span",{class:"attn-number","aria-hidden":"true"}),f=g("input",{type:"range",id:p,min:e,max:o,step:r,oninput:()=>a(l(f.valueAsNumber))}),m=g("div",{class:"attn-slider"},g("label",{for:p},t),f,d),w=b=>Math.min(1,Math.max(0,(b-e)/(o-e)));return{root:m,input:f,set:(b,v=!0)=>{let $=s(b);f.valueAsNumber!==$&&(f.value=$),f.style.setProperty("--from",w(Math.min(c,$))),f.style.setProperty("--to",w(Math.max(c,$))),f.disabled=!v,_(d,n(b)),z(f,"aria-valuetext",n(b))}}}function Ft(t=700){let e=g("p",{class:"attn-summary"}),o=g("span",{class:"attn-hidden",role:"status"}),r,a=n=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>_(o,n),t)),_(e,n)};return{root:g("div",{},e,o),set:a,stop:()=>clearTimeout(r)}}var ze=90,Ht=.12,j=3,Ee=t=>y(t,-j,j),B=t=>E(t)>0?t.map(e=>e/E(t)):t;function Lt(t){let[e,o,r]=t.slice(0,3).map(B),a=T(e,o),n=(T(e,r)+T(o,r))/2,c=[0,1,2].filter(i=>E(t[i])===0);return{opposition:a,attraction:n,limit:Math.sqrt(Math.max(0,(1+a)/2)),lost:c}}function D({vectors:t}){let e=U(t,Y(t)),o=e.map(r=>ht(r));return{scores:e,weights:o,output:U(o,t),...Lt(t)}}function Tt({vectors:t,emphasis:e}){let[o,r]=[-e,(1-e)/2],a=t.map(E),[n,c,i]=t.slice(0,3).map(B),[l,s]=[Math.cos(.01),Math.sin(.01)];n=[n[0]*l-n[1]*s,n[0]*s+n[1]*l];let p=[t],d=(u,f)=>B(u.map((m,w)=>E(u)>0?m+Ht*(o*f[w]+r*i[w]):0));for(let u=0;u<ze;u++){let f=[d(n,c),d(c,n)],m=i.map((x,b)=>x+Ht*r*(n[b]+c[b]));[n,c,i]=[...f,E(i)>0?B(m):i];let w=[n,c,i].map((x,b)=>x.map(v=>Ee(v*a[b])));p.push([...w,...t.slice(3)])}return p}function Ct(t){let{opposition:e,attraction:o}=Lt(t);return[e,o].map(r=>y(r,-1,1))}var Rt=(t,{opposition:e,attraction:o})=>t.length>1&&Math.hypot(t[t.length-1][0]-e,t[t.length-1][1]-o)<1e-6;var Dt=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.trail { stroke-width: 2; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var _t=18,Pt=t=>t.length>6?`${t.slice(0,4)}.`:t,V=({left:t,top:e,side:o,wide:r,tall:a},n,c)=>[t+o+c*r,e+_t+n*a],Wt=({tall:t,words:e})=>_t+e.length*t;function nt(t,{shares:e,texts:o,small:r,hue:a}){let{id:n,left:c,top:i,side:l,wide:s,tall:p,words:d,roles:u=d.map(()=>"ink")}=t,f=d.flatMap((w,x)=>[h(`${n} column ${x}`,"text",`${u[x]} head`,{x:c+l+(x+.5)*s,y:i+12},Pt(w)),h(`${n} row ${x}`,"text",`${u[x]} head start`,{x:c,y:V(t,x,0)[1]+p/2+4.5},Pt(w))]),m=e.flatMap((w,x)=>w.flatMap((b,v)=>{let[$,A]=V(t,x,v),k={x:$+1,y:A+1,width:s-2,height:p-2,rx:3},I=y(Math.abs(b)).toFixed(3),L=$+s/2;return[h(`${n} bed ${x} ${v}`,"rect","tint",k),h(`${n} cell ${x} ${v}`,"rect",`${b<0?"minus":a} shade`,{...k,"fill-opacity":I}),h(`${n} number ${x} ${v}`,"text","ink number",{x:L,y:A+(r?17:p/2+4.5)},o[x][v]),...r?[h(`${n} small ${x} ${v}`,"text","ink small",{x:L,y:A+31},r[x][v])]:[]]}));return[...f,...m]}function at(t,e,o,r,a){let[n,c]=V(t,r,a),i={x:n+1,y:c+1,width:t.wide-2,height:t.tall-2,rx:3};return h(`${t.id} ${e}`,"rect",`${o} frame`,i)}var Kt=(t,e,o,r)=>t.words.flatMap((a,n)=>t.words.map((c,i)=>{let[l,s]=V(t,n,i),p=n===o[0]&&i===o[1];return{id:`${t.id} ${n} ${i}`,x:l,y:s,width:t.wide,height:t.tall,label:e(n,i),tab:p?0:-1,...r?{aria:{pressed:p}}:{}}}));var q=(t,e=2)=>N(Math.abs(t)<.5*10**-e?0:t,e),Oe=t=>Math.round(Math.acos(y(t,-1,1))*180/Math.PI),je=t=>t[0].toUpperCase()+t.slice(1);function Ie({words:t},{opposition:e,attraction:o,limit:r,lost:a}){let[n,c,i]=t;if(a.length){let[s,p,d]=a.length>1?["have","they make","directions"]:["has","it makes","direction"];return`${K(a.map(f=>t[f]))} ${s} no length, so no ${d}, and ${p} no angle with any word.`}return`${`${n} and ${c} are ${Oe(e)}\xB0 apart (cosine ${q(e)})`}; their mean cosine with ${i} is ${q(o)}, and no more than ${q(r)} is possible at that angle.`}function Ne({words:t,pair:[e,o]},{scores:r,weights:a}){let[n,c]=[t[e],t[o]],i=q(r[e][o]);if(e===o)return`${n} has the score ${i} with itself, its squared length, and keeps ${F(a[e][e])} of its weight.`;let[l,s]=[F(a[e][o]),F(a[o][e])],p=`${n} and ${c} share one score, ${i}`;return l===s?`${p}, and each gives the other ${l} of its weight.`:`${p}, but ${n} gives ${c} ${l} and ${c} gives ${n} ${s}.`}function Bt(t,e){let{words:o,vectors:r}=t,[a,n,c]=o,[i,l]=[F(e.weights[0][2]),F(e.weights[1][2])],p=r.every(u=>E(u.map((f,m)=>f-r[0][m]))<.01)?"all five words are one arrow, so every weight is 20.0%.":`${a} gives ${c} ${i} of its weight, ${n} gives it ${l}.`;return[Ie(t,e),p,Ne(t,e)].map(je).join(" ")}function Vt({words:t},e,o,r,a){let n=q(e[o][r][a]);return o==="scores"?`score of ${t[r]} and ${t[a]}: ${n}`:`${t[r]} gives ${t[a]} the weight ${n}`}var it=520,Gt=j+.5,Fe=2*j**2;function P(t){if(t<it){let[r,a]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:r,edge:Gt},aims:{left:26,top:r+18,width:t-40,height:a-18},height:r+a+36}}let e=Math.round(Math.min(.6*t,400)),o=Math.min(t-e-56,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:Gt},aims:{left:e+44,top:(e-o)/2-8,width:o,height:o},height:e}}function He({vectors:t,words:e},o){let{plane:r}=P(o),a=o<it?14:15,n=t.map(i=>R(r,i)),c=zt(r,e,n,a);return[...At("plane",r),...t.flatMap((i,l)=>St(`word ${l}`,`word${l}`,r,i)),...e.map((i,l)=>h(`name ${l}`,"text",`word${l} name`,{x:c[l][0],y:c[l][1]+5},i))]}var J=({left:t,top:e,width:o,height:r},[a,n])=>[t+(1-a)*o/2,e+(1-n)*r/2],st=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function Le(t){let e=Array.from({length:81},(l,s)=>{let p=-1+s/40;return J(t,[2*p*p-1,p])}),{left:o,top:r,width:a,height:n}=t,[c,i]=[o+a/2,r+n/2];return[h("all","rect","edge frame",{left:o,x:o,y:r,width:a,height:n}),h("region","path","tint region",{d:`${st(e)}Z`}),h("cross","path","rule",{d:`M${o} ${i}h${a}M${c} ${r}v${n}`})]}function Te({words:[t,e,o]},{left:r,top:a,width:n,height:c}){let[i,l]=[r+n,a+c],s=(d,u,f,m,w,x={})=>h(d,"text",`${u} small`,{x:f,y:m,...x},w),p={transform:`rotate(-90 ${r-10} ${a+c/2})`};return[h("star","path","ink solid",{d:Ce(i-2,a+2)}),s("wanted","ink end",i-14,a+14,"wanted"),s("can","soft start",r+8,a+c/2+24,"can be had"),s("cannot","soft end",i-6,l-8,"cannot"),s("same","soft start",r,l+15,"same"),s("opposite","soft end",i,l+15,"opposite"),s("first aim","ink strong",r+n/2,l+15,`${t} and ${e}`),s("second aim","ink strong",r-10,a+c/2,`both towards ${o}`,p)]}var Ce=(t,e)=>`${st(Array.from({length:10},(o,r)=>{let[a,n]=[r%2?3.6:9,r*Math.PI/5];return[t+a*Math.sin(n),e-a*Math.cos(n)]}))}Z`;function Re({words:t,trail:e},o,r){let{left:a,top:n,width:c,height:i}=r;if(o.lost.length){let m=`${K(o.lost.map(w=>t[w]))}: no direction`;return[h("none","text","ink strong small",{x:a+c/2,y:n-8},m)]}let{opposition:l,attraction:s}=o,[p,d]=J(r,[l,s]),u=Rt(e,o)?e:[],f=d<n+i/2?1:-1;return[...u.length?[h("trail","path","ink line trail",{d:st(u.map(m=>J(r,m)))})]:[],h("across","line","ruler thread",{x1:a,x2:p,y1:d,y2:d}),h("down","line","ruler thread",{x1:p,x2:p,y1:d,y2:n+i+4}),h("now","circle","ink ring dot",{cx:p,cy:d,r:6.5}),h("opposition","text","ink strong small",{x:y(p,a+16,a+c-16),y:n+i+31},q(l)),h("attraction","text","ink strong small halo start",{x:a+5,y:d+(f>0?15:-6)},q(s))]}function Xt(t,e,{width:o}){let{aims:r,height:a}=P(o),n=[...He(t,o),...Le(r),...Te(t,r),...Re(t,e,r)];return{width:o,height:a,marks:n}}var Yt=({vectors:t,words:e},{width:o})=>t.map((r,a)=>Et(`tip ${a}`,`${e[a]}, an arrow; arrow keys move its tip`,P(o).plane,r)),G=36;function lt(t,e){let o=e>=it,r=o?(e-40)/2:e,a=44,n=t.map((s,p)=>`word${p}`),c=(s,p,d)=>({id:s,left:p,top:d,side:a,wide:(r-a)/t.length,tall:27,words:t,roles:n}),i=c("scores",0,G),l=G+Wt(i);return{scores:i,weights:o?c("weights",e-r,G):c("weights",0,l+14+G),height:o?l+4:2*l+14}}var Jt=({id:t,left:e,top:o},r,a)=>[h(`${t} title`,"text","ink strong start",{x:e,y:o-22},r),h(`${t} note`,"text","soft small start",{x:e,y:o-6},a)];function Ut({words:t,pair:[e,o]},{scores:r,weights:a},{width:n}){let c=lt(t,n),i=(p,d)=>p.map(u=>u.map(f=>q(f,d))),l=p=>[at(c[p],"there","ink",e,o),...e===o?[]:[at(c[p],"back","ink back",o,e)]],s=[...Jt(c.scores,"Scores","row \xB7 column: the same both ways"),...nt(c.scores,{hue:"plus",texts:i(r,1),shares:r.map(p=>p.map(d=>d/Fe))}),...Jt(c.weights,"Weights","softmax of each row: not the same"),...nt(c.weights,{hue:"weight",shares:a,texts:i(a,2)}),...l("scores"),...l("weights")];return{width:n,height:c.height,marks:s}}function Zt(t,e,{width:o}){let r=lt(t.words,o);return["scores","weights"].flatMap(a=>Kt(r[a],(n,c)=>Vt(t,e,a,n,c),t.pair,!0))}var Qt=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
.similarity-controls { display: grid; grid-template-columns: minmax(220px, 1fr) auto; gap: 8px 28px; align-items: start; --name: 5.9em; }
.similarity-space .attn-hit { border-radius: 50%; }
.similarity-squares .attn-hit { cursor: pointer; }
.attn-similarity .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (max-width: 860px) {
  .similarity-board { grid-template-columns: minmax(0, 1fr); }
}
@container (max-width: 519px) {
  .similarity-board { gap: 10px; }
  /* One column: the controls come before the squares, so that they and the plane fit one screen of a phone. */
  .attn-similarity { display: flex; flex-direction: column; }
  .attn-similarity .similarity-board { display: contents; }
  .similarity-space { order: 1; } .similarity-controls { order: 2; } .similarity-summary { order: 3; } .similarity-squares { order: 4; }
  .similarity-controls { grid-template-columns: minmax(0, 1fr); }
  .scene text.name { font-size: 14px; }
  .similarity-squares { margin-top: 12px; }
  .similarity-space { margin-top: 10px; }
  .attn-similarity .attn-summary { min-height: 11.6em; }
}
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .similarity-controls, .attn-hint { display: none; } }
`;var Pe=2400,O=t=>t.read(),te=()=>X("svg",{class:"scene","aria-hidden":"true"});function _e(t,e){let o=te(),r=600,a=p=>Number(p().id.split(" ")[1]),n=p=>Math.round(100*y(p,-j,j))/100,c=rt((p,d)=>Ot(p,{plane:()=>P(r).plane,read:()=>O(e).vectors[a(d)],move:u=>t(O(e).vectors.map((f,m)=>m===a(d)?u.map(n):f))})),i=g("div",{class:"attn-stage similarity-space"},o,c.root),l=p=>c.set(Yt(p,{width:r}));return{root:i,tell:l,paint:(p,d)=>{let u=Math.round(i.clientWidth);u!==r&&(r=u,l(O(e))),et(o,Xt(p,d,{width:r}))}}}function We(t){let e=te(),o=250,r=rt((i,l)=>{let s=()=>l().id;jt(i,s,O(t).words.length,(p,d,u)=>{t.change({pair:[p,d]}),u&&r.focus(`${s().split(" ")[0]} ${p} ${d}`)})}),a=g("div",{class:"attn-stage similarity-squares"},e,r.root),n=(i,l)=>r.set(Zt(i,l,{width:o}));return{root:a,tell:n,paint:(i,l)=>{let s=Math.round(a.clientWidth);s!==o&&(o=s,n(O(t),D(O(t)))),et(e,Ut(i,l,{width:o}))}}}function Ke({emphasise:t,run:e,blend:o,reset:r}){let a=Nt({label:"optimise for",min:0,max:1,step:.05,onInput:t}),n=["attention","opposition"].map(s=>g("span",{},s)),c=g("div",{class:"attn-hints","aria-hidden":"true"},...n),i=Object.entries({"Run the optimiser":e,"Blend once":o,Reset:r}).map(([s,p])=>It(s,p).root);return{root:g("div",{class:"similarity-controls"},g("div",{},a.root,c),g("div",{class:"attn-row"},...i)),tell:s=>a.set(s.emphasis)}}function Be(t,e){let o=vt(e,Pe),r=(d,u={})=>{o.stop(),e.change(d,u)},a={emphasise:d=>r({emphasis:d}),run:()=>{let d=Tt(O(e)),u=d.map(Ct);o.play(d.map((f,m)=>({vectors:f,trail:u.slice(0,m+1)})))},blend:()=>r({vectors:D(O(e)).output,trail:[]},{glide:!0}),reset:()=>{o.stop(),e.reset()}},n=_e(d=>r({vectors:d,trail:[]}),e),[c,i,l]=[We(e),Ke(a),Ft()],s=g("p",{class:"attn-hint"},"Drag the arrows: can hot and cold be opposite and both point at temperature? Bring the dot to the star."),p=g("div",{class:"similarity-board"},n.root,c.root);return{parts:[s,p,i.root,g("div",{class:"similarity-summary"},l.root)],tell:d=>{let u=D(d);o.tell(d),i.tell(d),n.tell(d),c.tell(d,u),l.set(Bt(d,u))},glides:({vectors:d})=>({vectors:d}),paint:({vectors:d})=>{let u={...O(e),vectors:d},f=D(u);n.paint(u,f),c.paint(u,f)},stop:()=>{o.stop(),l.stop()}}}var ur=wt({name:"similarity",label:"Live figure: words that attend to each other",style:ct+Dt+Qt,controls:["vectors","emphasis","pair","trail"],fixed:["words"],build:Be});export{D as compute,ur as default,Bt as describe,lt as looks,Tt as optimise,P as rooms,Xt as space,Ut as squares,J as standsAt};
