// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var lt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var oe="http://www.w3.org/2000/svg",ne=0,ae=Math.random().toString(36).slice(2,8),ct=t=>`attn-${ae}-${t}-${++ne}`;function pt(t,e,r){for(let[o,n]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),n):n===!0?t.setAttribute(o,""):n!==!1&&n!=null&&t.setAttribute(o,n);return t.append(...r),t}var x=(t,e={},...r)=>pt(document.createElement(t),e,r),dt=(t,e={},...r)=>pt(document.createElementNS(oe,t),e,r);function W(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,r){let o=r===!0?"":r===!1?null:String(r);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ut=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var F=(t,e)=>t.reduce((r,o,n)=>r+o*e[n],0);var q=t=>Math.hypot(...t),U=t=>t[0].map((e,r)=>t.map(o=>o[r]));function Y(t,e){let r=U(e);return t.map(o=>r.map(n=>F(o,n)))}function ht(t,e=1,r=null){let o=i=>r===null||r[i],n=Math.max(...t.filter((i,c)=>o(c))),a=t.map((i,c)=>o(c)?Math.exp((i-n)/e):0),l=a.reduce((i,c)=>i+c,0);return l>0?a.map(i=>i/l):a}var $=(t,e=0,r=1)=>Math.max(e,Math.min(r,t));var gt=200,X=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ce=t=>t*t*(3-2*t);function Z(t,e,r){if(r>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*r;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,n)=>Z(t[n],o,r));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([n,a])=>[n,Z(t[n],a,r)]);return Object.fromEntries(o)}return e}function xt(t,e,r){let[o,n,a,l,i,c]=[t,t,t,0,0,0],s=!1,p=d=>{let u=Math.min(64,d-i);if(i=d,s){let m=$((d-l)/e);o=Z(n,a,ce(m)),s=m<1}let f=r(o,u);c=s||f?requestAnimationFrame(p):0};return{go(d,u){if(X()){[o,a,s]=[d,d,!1],r(o,1/0);return}[n,a,l,s]=[o,d,performance.now(),u],u||(o=d,r(o,0)),c||([i,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void r(o,0),stop:()=>cancelAnimationFrame(c)}}function bt(t,e,r=[]){let o=[...e,...r],n=[],a=!1,l=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let u=l();n.forEach(f=>f(u,d))},c=()=>i(null);e.forEach(d=>t.on(`change:${d}`,c));let s=(d,{glide:u=!1}={})=>{a=!0;for(let[f,m]of Object.entries(d))t.set(f,m);a=!1,i({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:l,change:s,reset:()=>s(p(),{glide:!0}),follow:d=>void n.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,c))}}function pe(t){let e=t;for(let r=0;e&&r<8;r++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function wt({name:t,label:e,style:r,controls:o,fixed:n=[],ms:a=gt,build:l}){return{render:({model:c,el:s})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(x("style",{},[ut,ft,mt,r].join(`
`)));let u=bt(c,o,n),f=l(u.read(),u,c),m=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);d.append(m),s.append(p);let b=()=>{let g=f.glides??(y=>y),v=0,k=xt(g(u.read()),a,(y,L)=>v>0&&f.paint(y,L,v)),w=()=>{let y=Math.round(m.clientWidth);y===v||y===0||(v=y,pe(s),k.again())};u.follow((y,L)=>{m.classList.add("touched"),f.tell(y),k.go(g(y),L?.glide??!0)}),f.tell(u.read()),w();let M=new ResizeObserver(w);return M.observe(m),()=>{M.disconnect(),k.stop(),u.stop(),f.stop?.()}};return f.ready?f.ready.then(b):b()}}}var de=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function yt(t,e,{glide:r=!1}={}){let o=0,n=0,a=null,l=()=>{cancelAnimationFrame(o),a=null,n=0},i=p=>{a=p,t.change(p,{glide:r})};return{play:(p,d=e)=>{l();let u=p.length-1;if(X())return i(p[u]);let f=performance.now(),m=0,b=g=>{let v=Math.min(u,Math.floor(u*(g-f)/d));a&&v>m&&(n=u-v,i(p[m=v])),a&&m<u&&(o=requestAnimationFrame(b))};n=u,i(p[0]),o=requestAnimationFrame(b)},stop:l,tell:p=>{a&&Object.entries(a).some(([d,u])=>!de(p[d],u))&&l()},playing:()=>n>0}}var ue=Math.sqrt(50),fe=Math.sqrt(10),me=Math.sqrt(2);function Q(t,e,r){let o=(e-t)/Math.max(0,r),n=Math.floor(Math.log10(o)),a=o/Math.pow(10,n),l=a>=ue?10:a>=fe?5:a>=me?2:1,i,c,s;return n<0?(s=Math.pow(10,-n)/l,i=Math.round(t*s),c=Math.round(e*s),i/s<t&&++i,c/s>e&&--c,s=-s):(s=Math.pow(10,n)*l,i=Math.round(t/s),c=Math.round(e/s),i*s<t&&++i,c*s>e&&--c),c<i&&.5<=r&&r<2?Q(t,e,r*2):[i,c,s]}function _(t,e,r){if(e=+e,t=+t,r=+r,!(r>0))return[];if(t===e)return[t];let o=e<t,[n,a,l]=o?Q(e,t,r):Q(t,e,r);if(!(a>=n))return[];let i=a-n+1,c=new Array(i);if(o)if(l<0)for(let s=0;s<i;++s)c[s]=(a-s)/-l;else for(let s=0;s<i;++s)c[s]=(a-s)*l;else if(l<0)for(let s=0;s<i;++s)c[s]=(n+s)/-l;else for(let s=0;s<i;++s)c[s]=(n+s)*l;return c}var kt="http://www.w3.org/2000/svg",he=t=>Math.round(t*10)/10+0;function h(t,e,r,o,n){let a=Object.entries(o).map(([l,i])=>[l,typeof i=="number"?he(i):i]);return{id:t,shape:e,role:r,at:Object.fromEntries(a),...n===void 0?{}:{text:n}}}var vt=new WeakMap,ge=({id:t,role:e,at:r})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(r).map(([o,n])=>[o,String(n)]))});function xe(t,e){let r=ge(e);for(let n in r)t.at[n]!==r[n]&&t.node.setAttribute(n,r[n]);for(let n in t.at)n in r||t.node.removeAttribute(n);t.at=r;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(we)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var be=({role:t,dx:e,dy:r})=>({...t&&{class:t},...e&&{dx:e},...r&&{dy:r}});function we(t){let e=document.createElementNS(kt,"tspan");for(let[r,o]of Object.entries(be(t)))e.setAttribute(r,String(o));return e.append(t.text),e}function tt(t,{width:e,height:r,marks:o}){let n=`0 0 ${e} ${r}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let a=vt.get(t)??new Map;vt.set(t,a);let l=new Map(o.map(c=>[c.id,c]));for(let[c,{node:s,shape:p}]of a)l.get(c)?.shape!==p&&(s.remove(),a.delete(c));let i=t.firstChild;for(let c of o){let s=a.get(c.id);s||(s={node:document.createElementNS(kt,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,s)),xe(s,c),i===s.node?i=s.node.nextSibling:t.insertBefore(s.node,i)}}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let r=Math.abs(t);return(t!==0&&(r<.5*10**-e||r>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function T(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var K=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var ye="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),ve=1.12,C=new Map;function ke(t){let r=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,n)=>o+(ye[n.charCodeAt(0)-32]??556),0);return ve*r/1e3}function $t(t,e){return C.size>5e3&&C.clear(),C.has(t)||C.set(t,ke(t)),e*C.get(t)}var j=({width:t,height:e,edge:r})=>Math.min(t,e)/2/r,et=t=>[t.left+t.width/2,t.top+t.height/2];function R(t,[e,r]){let[o,n]=et(t);return[o+e*j(t),n-r*j(t)]}function At(t,e){let{left:r,top:o,width:n,height:a,edge:l}=e,[i,c]=et(e),s=_(0,l,3).filter(p=>p>0&&p<=l);return[h(`${t} ground`,"rect","tint",{x:r,y:o,width:n,height:a,rx:6}),h(`${t} axes`,"path","rule",{d:`M${r} ${c}h${n}M${i} ${o}v${a}`}),...s.flatMap(p=>[h(`${t} ring ${p}`,"circle","rule",{cx:i,cy:c,r:p*j(e)}),h(`${t} length ${p}`,"text","soft small end",{x:i+p*j(e)-3,y:c+12},String(p))])]}var $e={arrow:(t,e,r,o,[n,a])=>{let l=(i,c)=>`${(r-i*n-c*a).toFixed(1)} ${(o-i*a+c*n).toFixed(1)}`;return h(t,"path",`${e} solid`,{d:`M${l(0,0)}L${l(10,4.6)}L${l(10,-4.6)}Z`})},ring:(t,e,r,o)=>h(t,"circle",`${e} ring`,{cx:r,cy:o,r:4.5}),square:(t,e,r,o)=>h(t,"rect",`${e} solid`,{x:r-4.5,y:o-4.5,width:9,height:9})};function St(t,e,r,o,n="arrow"){let[a,l]=R(r,[0,0]),i=R(r,o),c=Math.hypot(i[0]-a,i[1]-l);if(c<1e-9)return[h(`${t} dot`,"circle",`${e} solid`,{cx:a,cy:l,r:4})];let s=[(i[0]-a)/c,(i[1]-l)/c],p=Math.min(c,n==="arrow"?8:4.5);return[h(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:l,x2:i[0]-p*s[0],y2:i[1]-p*s[1]}),$e[n](`${t} head`,e,i[0],i[1],s)]}function Et(t,e,r,o){let[n,a]=et(t),l=1.25*o,i=[];return e.map((c,s)=>{let p=$t(c,o)/2+2,[d,u]=r[s],f=Math.hypot(d-n,u-a),[m,b]=f>0?[(d-n)/f,(u-a)/f]:[1,0],[g,v]=[t.top+l/2+2,t.top+t.height-l/2-2],k=$(d+m*(9+p),t.left+p,t.left+t.width-p),w=$(u+b*(7+l/2),g,v),M=Array.from({length:1+Math.ceil(t.height/2)},(A,E)=>E?[w+2*E,w-2*E]:[w]).flat().filter(A=>A>=g&&A<=v),y=A=>i.every(E=>Math.abs(E.x-k)>=E.half+p||Math.abs(E.y-A)>=l),L=A=>r.every(([E,ee])=>Math.abs(E-k)>=p||Math.abs(ee-A)>=l/2+3),H=M.find(A=>y(A)&&L(A))??M.find(y)??w;return i.push({x:k,y:H,half:p}),[k,H]})}var Mt=t=>N(Math.abs(t)<.005?0:t);function qt(t,e,r,o){let[n,a]=R(r,o),l=Math.round(Math.atan2(o[1],o[0])*180/Math.PI);return{id:t,label:e,x:n-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:l,valuetext:`x ${Mt(o[0])}, y ${Mt(o[1])}`}}}var Me=t=>Math.round(t*10)/10;function rt(t){let e=x("div",{class:"attn-hits"}),r=new Map,o=a=>{let l=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),i={node:l,hit:a};return r.set(a.id,i),l.dataset.id=a.id,t(l,()=>i.hit),i};return{root:e,set:a=>{let l=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of r)l.has(i)||(c.remove(),r.delete(i));a.forEach((i,c)=>{let s=r.get(i.id)??o(i);Ae(s.node,s.hit=i),s.node.parentNode!==e&&e.insertBefore(s.node,e.children[c]??null)})},focus:a=>r.get(a)?.node.focus({preventScroll:!0})}}function Ae(t,{x:e,y:r,width:o,height:n,label:a,kind:l="",aria:i={},tab:c=0,lang:s}){let p={left:e,top:r,width:o,height:n};for(let[d,u]of Object.entries(p))t.style[d]=`${Me(u)}px`;S(t,"class",`attn-hit ${l}`.trim()),S(t,"aria-label",a),S(t,"tabindex",c),s&&S(t,"lang",s);for(let[d,u]of Object.entries(i))S(t,`aria-${d}`,String(u))}function zt(t,e,r=()=>{}){let o=null;t.addEventListener("pointerdown",n=>{t.setPointerCapture(n.pointerId),o=e(n)}),t.addEventListener("pointermove",n=>o?.(n));for(let n of["pointerup","pointercancel"])t.addEventListener(n,()=>{o!==null&&r(),o=null})}var Se={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Ot(t,{plane:e,read:r,move:o,hold:n=()=>{}}){zt(t,a=>{let[l,i]=[r(),[a.clientX,a.clientY]];return n(!0),c=>{let s=j(e());o([l[0]+(c.clientX-i[0])/s,l[1]-(c.clientY-i[1])/s])}},()=>n(!1)),t.addEventListener("keydown",a=>{let l=Se[a.key];if(!l||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let i=a.shiftKey?.5:.1;o(r().map((c,s)=>c+i*l[s]))})}function It(t,e,r,o){let n=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>o(n()[0],n()[1],!1)),t.addEventListener("keydown",a=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!i||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[c,s]=n().map((p,d)=>$(p+i[d],0,r-1));o(c,s,!0)})}function Lt(t,e){let r=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:r,set:o=>S(r,"aria-pressed",String(o))}}function Nt({label:t,min:e,max:r,step:o,onInput:n,text:a=N,zero:l=e,...i}){let{read:c=w=>w,write:s=w=>w}=i,p=ct("slider"),d=x("span",{class:"attn-number","aria-hidden":"true"}),f=x("input",{type:"range",id:p,min:e,max:r,step:o,oninput:()=>n(c(f.valueAsNumber))}),m=x("div",{class:"attn-slider"},x("label",{for:p},t),f,d),b=r,g=w=>Math.min(1,Math.max(0,(w-e)/(b-e)));return{root:m,input:f,set:(w,M=!0)=>{let y=s(w);f.valueAsNumber!==y&&(f.value=y),f.style.setProperty("--from",g(Math.min(l,y))),f.style.setProperty("--to",g(Math.max(l,y))),f.disabled=!M,W(d,a(w)),S(f,"aria-valuetext",a(w))},limit:w=>S(f,"max",b=w)}}function Tt(t=700){let e=x("p",{class:"attn-summary"}),r=x("span",{class:"attn-hidden",role:"status"}),o,n=a=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>W(r,a),t)),W(e,a)};return{root:x("div",{},e,r),set:n,stop:()=>clearTimeout(o)}}var Ee=90,jt=.12,I=3,qe=t=>$(t,-I,I),B=t=>q(t)>0?t.map(e=>e/q(t)):t;function Ht(t){let[e,r,o]=t.slice(0,3).map(B),n=F(e,r),a=(F(e,o)+F(r,o))/2,l=[0,1,2].filter(i=>q(t[i])===0);return{opposition:n,attraction:a,limit:Math.sqrt(Math.max(0,(1+n)/2)),lost:l}}function D({vectors:t}){let e=Y(t,U(t)),r=e.map(o=>ht(o));return{scores:e,weights:r,output:Y(r,t),...Ht(t)}}function Ft({vectors:t,emphasis:e}){let[r,o]=[-e,(1-e)/2],n=t.map(q),[a,l,i]=t.slice(0,3).map(B),[c,s]=[Math.cos(.01),Math.sin(.01)];a=[a[0]*c-a[1]*s,a[0]*s+a[1]*c];let p=[t],d=(u,f)=>B(u.map((m,b)=>q(u)>0?m+jt*(r*f[b]+o*i[b]):0));for(let u=0;u<Ee;u++){let f=[d(a,l),d(l,a)],m=i.map((g,v)=>g+jt*o*(a[v]+l[v]));[a,l,i]=[...f,q(i)>0?B(m):i];let b=[a,l,i].map((g,v)=>g.map(k=>qe(k*n[v])));p.push([...b,...t.slice(3)])}return p}function Ct(t){let{opposition:e,attraction:r}=Ht(t);return[e,r].map(o=>$(o,-1,1))}var Rt=(t,{opposition:e,attraction:r})=>t.length>1&&Math.hypot(t[t.length-1][0]-e,t[t.length-1][1]-r)<1e-6;var Dt=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.trail { stroke-width: 2; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var Wt=18,Pt=t=>t.length>6?`${t.slice(0,4)}.`:t,G=({left:t,top:e,side:r,wide:o,tall:n},a,l)=>[t+r+l*o,e+Wt+a*n],_t=({tall:t,words:e})=>Wt+e.length*t;function ot(t,{shares:e,texts:r,small:o,hue:n}){let{id:a,left:l,top:i,side:c,wide:s,tall:p,words:d,roles:u=d.map(()=>"ink")}=t,f=d.flatMap((b,g)=>[h(`${a} column ${g}`,"text",`${u[g]} head`,{x:l+c+(g+.5)*s,y:i+12},Pt(b)),h(`${a} row ${g}`,"text",`${u[g]} head start`,{x:l,y:G(t,g,0)[1]+p/2+4.5},Pt(b))]),m=e.flatMap((b,g)=>b.flatMap((v,k)=>{let[w,M]=G(t,g,k),y={x:w+1,y:M+1,width:s-2,height:p-2,rx:3},L=$(Math.abs(v)).toFixed(3),H=w+s/2;return[h(`${a} bed ${g} ${k}`,"rect","tint",y),h(`${a} cell ${g} ${k}`,"rect",`${v<0?"minus":n} shade`,{...y,"fill-opacity":L}),h(`${a} number ${g} ${k}`,"text","ink number",{x:H,y:M+(o?17:p/2+4.5)},r[g][k]),...o?[h(`${a} small ${g} ${k}`,"text","ink small",{x:H,y:M+31},o[g][k])]:[]]}));return[...f,...m]}function nt(t,e,r,o,n){let[a,l]=G(t,o,n),i={x:a+1,y:l+1,width:t.wide-2,height:t.tall-2,rx:3};return h(`${t.id} ${e}`,"rect",`${r} frame`,i)}var Kt=(t,e,r,o)=>t.words.flatMap((n,a)=>t.words.map((l,i)=>{let[c,s]=G(t,a,i),p=a===r[0]&&i===r[1];return{id:`${t.id} ${a} ${i}`,x:c,y:s,width:t.wide,height:t.tall,label:e(a,i),tab:p?0:-1,...o?{aria:{pressed:p}}:{}}}));var z=(t,e=2)=>N(Math.abs(t)<.5*10**-e?0:t,e),Oe=t=>Math.round(Math.acos($(t,-1,1))*180/Math.PI),Ie=t=>t[0].toUpperCase()+t.slice(1);function Le({words:t},{opposition:e,attraction:r,limit:o,lost:n}){let[a,l,i]=t;if(n.length){let[s,p,d]=n.length>1?["have","they make","directions"]:["has","it makes","direction"];return`${K(n.map(f=>t[f]))} ${s} no length, so no ${d}, and ${p} no angle with any word.`}return`${`${a} and ${l} are ${Oe(e)}\xB0 apart (cosine ${z(e)})`}; their mean cosine with ${i} is ${z(r)}, and no more than ${z(o)} is possible at that angle.`}function Ne({words:t,pair:[e,r]},{scores:o,weights:n}){let[a,l]=[t[e],t[r]],i=z(o[e][r]);if(e===r)return`${a} has the score ${i} with itself, its squared length, and keeps ${T(n[e][e])} of its weight.`;let[c,s]=[T(n[e][r]),T(n[r][e])],p=`${a} and ${l} share one score, ${i}`;return c===s?`${p}, and each gives the other ${c} of its weight.`:`${p}, but ${a} gives ${l} ${c} and ${l} gives ${a} ${s}.`}function Bt(t,e){let{words:r,vectors:o}=t,[n,a,l]=r,[i,c]=[T(e.weights[0][2]),T(e.weights[1][2])],p=o.every(u=>q(u.map((f,m)=>f-o[0][m]))<.01)?"all five words are one arrow, so every weight is 20.0%.":`${n} gives ${l} ${i} of its weight, ${a} gives it ${c}.`;return[Le(t,e),p,Ne(t,e)].map(Ie).join(" ")}function Gt({words:t},e,r,o,n){let a=z(e[r][o][n]);return r==="scores"?`score of ${t[o]} and ${t[n]}: ${a}`:`${t[o]} gives ${t[n]} the weight ${a}`}var at=520,Vt=I+.5,Te=2*I**2;function P(t){if(t<at){let[o,n]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:o,edge:Vt},aims:{left:26,top:o+18,width:t-40,height:n-18},height:o+n+36}}let e=Math.round(Math.min(.6*t,400)),r=Math.min(t-e-56,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:Vt},aims:{left:e+44,top:(e-r)/2-8,width:r,height:r},height:e}}function je({vectors:t,words:e},r){let{plane:o}=P(r),n=r<at?14:15,a=t.map(i=>R(o,i)),l=Et(o,e,a,n);return[...At("plane",o),...t.flatMap((i,c)=>St(`word ${c}`,`word${c}`,o,i)),...e.map((i,c)=>h(`name ${c}`,"text",`word${c} name`,{x:l[c][0],y:l[c][1]+5},i))]}var J=({left:t,top:e,width:r,height:o},[n,a])=>[t+(1-n)*r/2,e+(1-a)*o/2],it=t=>`M${t.map(([e,r])=>`${e.toFixed(1)} ${r.toFixed(1)}`).join("L")}`;function He(t){let e=Array.from({length:81},(c,s)=>{let p=-1+s/40;return J(t,[2*p*p-1,p])}),{left:r,top:o,width:n,height:a}=t,[l,i]=[r+n/2,o+a/2];return[h("all","rect","edge frame",{left:r,x:r,y:o,width:n,height:a}),h("region","path","tint region",{d:`${it(e)}Z`}),h("cross","path","rule",{d:`M${r} ${i}h${n}M${l} ${o}v${a}`})]}function Fe({words:[t,e,r]},{left:o,top:n,width:a,height:l}){let[i,c]=[o+a,n+l],s=(d,u,f,m,b,g={})=>h(d,"text",`${u} small`,{x:f,y:m,...g},b),p={transform:`rotate(-90 ${o-10} ${n+l/2})`};return[h("star","path","ink solid",{d:Ce(i-2,n+2)}),s("wanted","ink end",i-14,n+14,"wanted"),s("can","soft start",o+8,n+l/2+24,"can be had"),s("cannot","soft end",i-6,c-8,"cannot"),s("same","soft start",o,c+15,"same"),s("opposite","soft end",i,c+15,"opposite"),s("first aim","ink strong",o+a/2,c+15,`${t} and ${e}`),s("second aim","ink strong",o-10,n+l/2,`both towards ${r}`,p)]}var Ce=(t,e)=>`${it(Array.from({length:10},(r,o)=>{let[n,a]=[o%2?3.6:9,o*Math.PI/5];return[t+n*Math.sin(a),e-n*Math.cos(a)]}))}Z`;function Re({words:t,trail:e},r,o){let{left:n,top:a,width:l,height:i}=o;if(r.lost.length){let m=`${K(r.lost.map(b=>t[b]))}: no direction`;return[h("none","text","ink strong small",{x:n+l/2,y:a-8},m)]}let{opposition:c,attraction:s}=r,[p,d]=J(o,[c,s]),u=Rt(e,r)?e:[],f=d<a+i/2?1:-1;return[...u.length?[h("trail","path","ink line trail",{d:it(u.map(m=>J(o,m)))})]:[],h("across","line","ruler thread",{x1:n,x2:p,y1:d,y2:d}),h("down","line","ruler thread",{x1:p,x2:p,y1:d,y2:a+i+4}),h("now","circle","ink ring dot",{cx:p,cy:d,r:6.5}),h("opposition","text","ink strong small",{x:$(p,n+16,n+l-16),y:a+i+31},z(c)),h("attraction","text","ink strong small halo start",{x:n+5,y:d+(f>0?15:-6)},z(s))]}function Ut(t,e,{width:r}){let{aims:o,height:n}=P(r),a=[...je(t,r),...He(o),...Fe(t,o),...Re(t,e,o)];return{width:r,height:n,marks:a}}var Yt=({vectors:t,words:e},{width:r})=>t.map((o,n)=>qt(`tip ${n}`,`${e[n]}, an arrow; arrow keys move its tip`,P(r).plane,o)),V=36;function st(t,e){let r=e>=at,o=r?(e-40)/2:e,n=44,a=t.map((s,p)=>`word${p}`),l=(s,p,d)=>({id:s,left:p,top:d,side:n,wide:(o-n)/t.length,tall:27,words:t,roles:a}),i=l("scores",0,V),c=V+_t(i);return{scores:i,weights:r?l("weights",e-o,V):l("weights",0,c+14+V),height:r?c+4:2*c+14}}var Jt=({id:t,left:e,top:r},o,n)=>[h(`${t} title`,"text","ink strong start",{x:e,y:r-22},o),h(`${t} note`,"text","soft small start",{x:e,y:r-6},n)];function Zt({words:t,pair:[e,r]},{scores:o,weights:n},{width:a}){let l=st(t,a),i=(p,d)=>p.map(u=>u.map(f=>z(f,d))),c=p=>[nt(l[p],"there","ink",e,r),...e===r?[]:[nt(l[p],"back","ink back",r,e)]],s=[...Jt(l.scores,"Scores","row \xB7 column: the same both ways"),...ot(l.scores,{hue:"plus",texts:i(o,1),shares:o.map(p=>p.map(d=>d/Te))}),...Jt(l.weights,"Weights","softmax of each row: not the same"),...ot(l.weights,{hue:"weight",shares:n,texts:i(n,2)}),...c("scores"),...c("weights")];return{width:a,height:l.height,marks:s}}function Xt(t,e,{width:r}){let o=st(t.words,r);return["scores","weights"].flatMap(n=>Kt(o[n],(a,l)=>Gt(t,e,n,a,l),t.pair,!0))}var Qt=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
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
`;var Pe=2400,O=t=>t.read(),te=()=>dt("svg",{class:"scene","aria-hidden":"true"});function We(t,e){let r=te(),o=600,n=p=>Number(p().id.split(" ")[1]),a=p=>Math.round(100*$(p,-I,I))/100,l=rt((p,d)=>Ot(p,{plane:()=>P(o).plane,read:()=>O(e).vectors[n(d)],move:u=>t(O(e).vectors.map((f,m)=>m===n(d)?u.map(a):f))})),i=x("div",{class:"attn-stage similarity-space"},r,l.root),c=p=>l.set(Yt(p,{width:o}));return{root:i,tell:c,paint:(p,d)=>{let u=Math.round(i.clientWidth);u!==o&&(o=u,c(O(e))),tt(r,Ut(p,d,{width:o}))}}}function _e(t){let e=te(),r=250,o=rt((i,c)=>{let s=()=>c().id;It(i,s,O(t).words.length,(p,d,u)=>{t.change({pair:[p,d]}),u&&o.focus(`${s().split(" ")[0]} ${p} ${d}`)})}),n=x("div",{class:"attn-stage similarity-squares"},e,o.root),a=(i,c)=>o.set(Xt(i,c,{width:r}));return{root:n,tell:a,paint:(i,c)=>{let s=Math.round(n.clientWidth);s!==r&&(r=s,a(O(t),D(O(t)))),tt(e,Zt(i,c,{width:r}))}}}function Ke({emphasise:t,run:e,blend:r,reset:o}){let n=Nt({label:"optimise for",min:0,max:1,step:.05,onInput:t}),a=["attention","opposition"].map(s=>x("span",{},s)),l=x("div",{class:"attn-hints","aria-hidden":"true"},...a),i=Object.entries({"Run the optimiser":e,"Blend once":r,Reset:o}).map(([s,p])=>Lt(s,p).root);return{root:x("div",{class:"similarity-controls"},x("div",{},n.root,l),x("div",{class:"attn-row"},...i)),tell:s=>n.set(s.emphasis)}}function Be(t,e){let r=yt(e,Pe),o=(d,u={})=>{r.stop(),e.change(d,u)},n={emphasise:d=>o({emphasis:d}),run:()=>{let d=Ft(O(e)),u=d.map(Ct);r.play(d.map((f,m)=>({vectors:f,trail:u.slice(0,m+1)})))},blend:()=>o({vectors:D(O(e)).output,trail:[]},{glide:!0}),reset:()=>{r.stop(),e.reset()}},a=We(d=>o({vectors:d,trail:[]}),e),[l,i,c]=[_e(e),Ke(n),Tt()],s=x("p",{class:"attn-hint"},"Drag the arrows: can hot and cold be opposite and both point at temperature? Bring the dot to the star."),p=x("div",{class:"similarity-board"},a.root,l.root);return{parts:[s,p,i.root,x("div",{class:"similarity-summary"},c.root)],tell:d=>{let u=D(d);r.tell(d),i.tell(d),a.tell(d),l.tell(d,u),c.set(Bt(d,u))},glides:({vectors:d})=>({vectors:d}),paint:({vectors:d})=>{let u={...O(e),vectors:d},f=D(u);a.paint(u,f),l.paint(u,f)},stop:()=>{r.stop(),c.stop()}}}var uo=wt({name:"similarity",label:"Live figure: words that attend to each other",style:lt+Dt+Qt,controls:["vectors","emphasis","pair","trail"],fixed:["words"],build:Be});export{D as compute,uo as default,Bt as describe,st as looks,Ft as optimise,P as rooms,Ut as space,Zt as squares,J as standsAt};
