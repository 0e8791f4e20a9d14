// Joined by `make figures` from src/similarity and src/kit: change those, not this.
var lt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var ae="http://www.w3.org/2000/svg",ie=0,se=Math.random().toString(36).slice(2,8),ct=t=>`attn-${se}-${t}-${++ie}`;function pt(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var x=(t,e={},...o)=>pt(document.createElement(t),e,o),dt=(t,e={},...o)=>pt(document.createElementNS(ae,t),e,o);function W(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var ut=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var H=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0);var z=t=>Math.hypot(...t),Z=t=>t[0].map((e,o)=>t.map(r=>r[o]));function U(t,e){let o=Z(e);return t.map(r=>o.map(n=>H(r,n)))}function ht(t,e=1,o=null){let r=i=>o===null||o[i],n=Math.max(...t.filter((i,l)=>r(l))),a=t.map((i,l)=>r(l)?Math.exp((i-n)/e):0),s=a.reduce((i,l)=>i+l,0);return s>0?a.map(i=>i/s):a}var k=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var gt=200,Q=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,de=t=>t*t*(3-2*t);function Y(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>Y(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,a])=>[n,Y(t[n],a,o)]);return Object.fromEntries(r)}return e}function xt(t,e,o){let[r,n,a,s,i,l]=[t,t,t,0,0,0],c=!1,p=d=>{let u=Math.min(64,d-i);if(i=d,c){let m=k((d-s)/e);r=Y(n,a,de(m)),c=m<1}let f=o(r,u);l=c||f?requestAnimationFrame(p):0};return{go(d,u){if(Q()){[r,a,c]=[d,d,!1],o(r,1/0);return}[n,a,s,c]=[r,d,performance.now(),u],u||(r=d,o(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function bt(t,e,o=[]){let r=[...e,...o],n=[],a=!1,s=()=>Object.fromEntries(r.map(d=>[d,t.get(d)])),i=d=>{if(a)return;let u=s();n.forEach(f=>f(u,d))},l=()=>i(null);e.forEach(d=>t.on(`change:${d}`,l));let c=(d,{glide:u=!1}={})=>{a=!0;for(let[f,m]of Object.entries(d))t.set(f,m);a=!1,i({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:s,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void n.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,l))}}function ue(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function fe(t,e,o,r){let[n,a]=[0,!1],s=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++n,p=e.wants?.(o())??null;if(s(p!==null),p===null)return r(l);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===n&&i(l),()=>c===n&&e.say?.(d))};return i}function wt({name:t,label:e,style:o,controls:r,fixed:n=[],ms:a=gt,build:s}){return{render:({model:l,el:c})=>{let p=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(x("style",{},[ut,ft,mt,o].join(`
`)));let u=bt(l,r,n),f=s(u.read(),u,l),m=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);d.append(m),c.append(p);let b=()=>{let y=f.glides??($=>$),v=0,w=xt(y(u.read()),a,($,M)=>v>0&&f.paint($,M,v)),S=()=>{let $=Math.round(m.clientWidth);$===v||$===0||(v=$,ue(c),w.again())},A=fe(m,f,u.read,$=>{f.tell(u.read()),w.go(y(u.read()),$)});u.follow(($,M)=>{m.classList.add("touched"),A(M?.glide??!0)}),f.tell(u.read()),S();let T=new ResizeObserver(S);return T.observe(m),f.ahead?.(),()=>{T.disconnect(),w.stop(),u.stop(),f.stop?.()}},g=async()=>{await f.ready;for(let y;y=f.wants?.(u.read());)await y;return b()};return f.ready?g():b()}}}var me=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function yt(t,e,{glide:o=!1}={}){let r=0,n=0,a=null,s=()=>{cancelAnimationFrame(r),a=null,n=0},i=p=>{a=p,t.change(p,{glide:o})};return{play:(p,d=e)=>{s();let u=p.length-1;if(Q())return i(p[u]);let f=performance.now(),m=0,b=g=>{let y=Math.min(u,Math.floor(u*(g-f)/d));a&&y>m&&(n=u-y,i(p[m=y])),a&&m<u&&(r=requestAnimationFrame(b))};n=u,i(p[0]),r=requestAnimationFrame(b)},stop:s,tell:p=>{a&&Object.entries(a).some(([d,u])=>!me(p[d],u))&&s()},playing:()=>n>0}}var he=Math.sqrt(50),ge=Math.sqrt(10),xe=Math.sqrt(2);function X(t,e,o){let r=(e-t)/Math.max(0,o),n=Math.floor(Math.log10(r)),a=r/Math.pow(10,n),s=a>=he?10:a>=ge?5:a>=xe?2:1,i,l,c;return n<0?(c=Math.pow(10,-n)/s,i=Math.round(t*c),l=Math.round(e*c),i/c<t&&++i,l/c>e&&--l,c=-c):(c=Math.pow(10,n)*s,i=Math.round(t/c),l=Math.round(e/c),i*c<t&&++i,l*c>e&&--l),l<i&&.5<=o&&o<2?X(t,e,o*2):[i,l,c]}function _(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[n,a,s]=r?X(e,t,o):X(t,e,o);if(!(a>=n))return[];let i=a-n+1,l=new Array(i);if(r)if(s<0)for(let c=0;c<i;++c)l[c]=(a-c)/-s;else for(let c=0;c<i;++c)l[c]=(a-c)*s;else if(s<0)for(let c=0;c<i;++c)l[c]=(n+c)/-s;else for(let c=0;c<i;++c)l[c]=(n+c)*s;return l}var kt="http://www.w3.org/2000/svg",be=t=>Math.round(t*10)/10+0;function h(t,e,o,r,n){let a=Object.entries(r).map(([s,i])=>[s,typeof i=="number"?be(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...n===void 0?{}:{text:n}}}var vt=new WeakMap,we=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,n])=>[r,String(n)]))});function ye(t,e){let o=we(e);for(let n in o)t.at[n]!==o[n]&&t.node.setAttribute(n,o[n]);for(let n in t.at)n in o||t.node.removeAttribute(n);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(ke)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var ve=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function ke(t){let e=document.createElementNS(kt,"tspan");for(let[o,r]of Object.entries(ve(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function tt(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let a=vt.get(t)??new Map;vt.set(t,a);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of a)s.get(l)?.shape!==p&&(c.remove(),a.delete(l));let i=t.firstChild;for(let l of r){let c=a.get(l.id);c||(c={node:document.createElementNS(kt,l.shape),shape:l.shape,at:{},text:""},a.set(l.id,c)),ye(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function C(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var K=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var $e="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Me=1.12,F=new Map;function Ae(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,n)=>r+($e[n.charCodeAt(0)-32]??556),0);return Me*o/1e3}function $t(t,e){return F.size>5e3&&F.clear(),F.has(t)||F.set(t,Ae(t)),e*F.get(t)}var j=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,et=t=>[t.left+t.width/2,t.top+t.height/2];function R(t,[e,o]){let[r,n]=et(t);return[r+e*j(t),n-o*j(t)]}function At(t,e){let{left:o,top:r,width:n,height:a,edge:s}=e,[i,l]=et(e),c=_(0,s,3).filter(p=>p>0&&p<=s);return[h(`${t} ground`,"rect","tint",{x:o,y:r,width:n,height:a,rx:6}),h(`${t} axes`,"path","rule",{d:`M${o} ${l}h${n}M${i} ${r}v${a}`}),...c.flatMap(p=>[h(`${t} ring ${p}`,"circle","rule",{cx:i,cy:l,r:p*j(e)}),h(`${t} length ${p}`,"text","soft small end",{x:i+p*j(e)-3,y:l+12},String(p))])]}var Se={arrow:(t,e,o,r,[n,a])=>{let s=(i,l)=>`${(o-i*n-l*a).toFixed(1)} ${(r-i*a+l*n).toFixed(1)}`;return h(t,"path",`${e} solid`,{d:`M${s(0,0)}L${s(10,4.6)}L${s(10,-4.6)}Z`})},ring:(t,e,o,r)=>h(t,"circle",`${e} ring`,{cx:o,cy:r,r:4.5}),square:(t,e,o,r)=>h(t,"rect",`${e} solid`,{x:o-4.5,y:r-4.5,width:9,height:9})};function St(t,e,o,r,n="arrow"){let[a,s]=R(o,[0,0]),i=R(o,r),l=Math.hypot(i[0]-a,i[1]-s);if(l<1e-9)return[h(`${t} dot`,"circle",`${e} solid`,{cx:a,cy:s,r:4})];let c=[(i[0]-a)/l,(i[1]-s)/l],p=Math.min(l,n==="arrow"?8:4.5);return[h(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:s,x2:i[0]-p*c[0],y2:i[1]-p*c[1]}),Se[n](`${t} head`,e,i[0],i[1],c)]}function Et(t,e,o,r){let[n,a]=et(t),s=1.25*r,i=[];return e.map((l,c)=>{let p=$t(l,r)/2+2,[d,u]=o[c],f=Math.hypot(d-n,u-a),[m,b]=f>0?[(d-n)/f,(u-a)/f]:[1,0],[g,y]=[t.top+s/2+2,t.top+t.height-s/2-2],v=k(d+m*(9+p),t.left+p,t.left+t.width-p),w=k(u+b*(7+s/2),g,y),S=Array.from({length:1+Math.ceil(t.height/2)},(M,q)=>q?[w+2*q,w-2*q]:[w]).flat().filter(M=>M>=g&&M<=y),A=M=>i.every(q=>Math.abs(q.x-v)>=q.half+p||Math.abs(q.y-M)>=s),T=M=>o.every(([q,re])=>Math.abs(q-v)>=p||Math.abs(re-M)>=s/2+3),$=S.find(M=>A(M)&&T(M))??S.find(A)??w;return i.push({x:v,y:$,half:p}),[v,$]})}var Mt=t=>N(Math.abs(t)<.005?0:t);function qt(t,e,o,r){let[n,a]=R(o,r),s=Math.round(Math.atan2(r[1],r[0])*180/Math.PI);return{id:t,label:e,x:n-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:s,valuetext:`x ${Mt(r[0])}, y ${Mt(r[1])}`}}}var Ee=t=>Math.round(t*10)/10,zt=new WeakMap;function ot(t){let e=x("div",{class:"attn-hits"}),o=new Map,r=a=>{let s=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:l}]of o)s.has(i)||(l.remove(),o.delete(i));a.forEach((i,l)=>{let c=o.get(i.id)??r(i);qe(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function qe(t,{x:e,y:o,width:r,height:n,label:a,kind:s="",aria:i={},tab:l=0,lang:c}){let[p,d,u,f]=[e,o,r,n].map(Ee),m=`left:${p}px;top:${d}px;width:${u}px;height:${f}px`;zt.get(t)!==m&&(t.style.cssText=m,zt.set(t,m)),E(t,"class",`attn-hit ${s}`.trim()),E(t,"aria-label",a),E(t,"tabindex",l),c&&E(t,"lang",c);for(let[b,g]of Object.entries(i))E(t,`aria-${b}`,String(g))}function Ot(t,{clientX:e,clientY:o}){let{left:r,top:n}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-r)/a,(o-n)/a]}function Lt(t,e,o=()=>{}){let r=null;t.addEventListener("pointerdown",n=>{t.setPointerCapture(n.pointerId),r=e(n)}),t.addEventListener("pointermove",n=>r?.(n));for(let n of["pointerup","pointercancel"])t.addEventListener(n,()=>{r!==null&&o(),r=null})}var ze={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function It(t,{plane:e,read:o,move:r,hold:n=()=>{}}){let a=s=>Ot(t.parentElement,s);Lt(t,s=>{let[i,l]=[o(),a(s)];return n(!0),c=>{let p=j(e()),[d,u]=a(c);r([i[0]+(d-l[0])/p,i[1]-(u-l[1])/p])}},()=>n(!1)),t.addEventListener("keydown",s=>{let i=ze[s.key];if(!i||s.ctrlKey||s.metaKey||s.altKey)return;s.preventDefault(),s.stopPropagation();let l=s.shiftKey?.5:.1;r(o().map((c,p)=>c+l*i[p]))})}function Tt(t,e,o,r){let n=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>r(n()[0],n()[1],!1)),t.addEventListener("keydown",a=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!i||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[l,c]=n().map((p,d)=>k(p+i[d],0,o-1));r(l,c,!0)})}function Nt(t,e){let o=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>E(o,"aria-pressed",String(r))}}function Ct({label:t,min:e,max:o,step:r,onInput:n,text:a=N,zero:s=e,...i}){let{read:l=w=>w,write:c=w=>w}=i,p=ct("slider"),d=x("span",{class:"attn-number","aria-hidden":"true"}),f=x("input",{type:"range",id:p,min:e,max:o,step:r,oninput:()=>n(l(f.valueAsNumber))}),m=x("div",{class:"attn-slider"},x("label",{for:p},t),f,d),b=o,g=w=>Math.min(1,Math.max(0,(w-e)/(b-e)));return{root:m,input:f,set:(w,S=!0)=>{let A=c(w);f.valueAsNumber!==A&&(f.value=A),f.style.setProperty("--from",g(Math.min(s,A))),f.style.setProperty("--to",g(Math.max(s,A))),f.disabled=!S,W(d,a(w)),E(f,"aria-valuetext",a(w))},limit:w=>E(f,"max",b=w)}}function jt(t=700){let e=x("p",{class:"attn-summary"}),o=x("span",{class:"attn-hidden",role:"status"}),r,n=a=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>W(o,a),t)),W(e,a)};return{root:x("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}var Oe=90,Ht=.12,I=3,Le=t=>k(t,-I,I),B=t=>z(t)>0?t.map(e=>e/z(t)):t;function Ft(t){let[e,o,r]=t.slice(0,3).map(B),n=H(e,o),a=(H(e,r)+H(o,r))/2,s=[0,1,2].filter(i=>z(t[i])===0);return{opposition:n,attraction:a,limit:Math.sqrt(Math.max(0,(1+n)/2)),lost:s}}function D({vectors:t}){let e=U(t,Z(t)),o=e.map(r=>ht(r));return{scores:e,weights:o,output:U(o,t),...Ft(t)}}function Rt({vectors:t,emphasis:e}){let[o,r]=[-e,(1-e)/2],n=t.map(z),[a,s,i]=t.slice(0,3).map(B),[l,c]=[Math.cos(.01),Math.sin(.01)];a=[a[0]*l-a[1]*c,a[0]*c+a[1]*l];let p=[t],d=(u,f)=>B(u.map((m,b)=>z(u)>0?m+Ht*(o*f[b]+r*i[b]):0));for(let u=0;u<Oe;u++){let f=[d(a,s),d(s,a)],m=i.map((g,y)=>g+Ht*r*(a[y]+s[y]));[a,s,i]=[...f,z(i)>0?B(m):i];let b=[a,s,i].map((g,y)=>g.map(v=>Le(v*n[y])));p.push([...b,...t.slice(3)])}return p}function Dt(t){let{opposition:e,attraction:o}=Ft(t);return[e,o].map(r=>k(r,-1,1))}var Pt=(t,{opposition:e,attraction:o})=>t.length>1&&Math.hypot(t[t.length-1][0]-e,t[t.length-1][1]-o)<1e-6;var Wt=`/* The five words: each has its colour in the plane and at the sides of the squares. */
.word0 { --c: var(--series-3); } .word1 { --c: var(--series-2); } .word2 { --c: var(--ink); } .word3 { --c: var(--series-4); } .word4 { --c: var(--soft); }
.word0, .word1, .word2, .word3, .word4 { fill: var(--c); }
.word0.line, .word1.line, .word2.line, .word3.line, .word4.line { stroke: var(--c); stroke-width: 3; }
text.halo { paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
rect.edge { fill: none; stroke: var(--rule); }
.region { fill: var(--tint); stroke: var(--edge); stroke-width: 1.5; }
.trail { stroke-width: 2; }
.thread { stroke-dasharray: 1.5 3.5; }
.dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
`;var Kt=18,_t=t=>t.length>6?`${t.slice(0,4)}.`:t,G=({left:t,top:e,side:o,wide:r,tall:n},a,s)=>[t+o+s*r,e+Kt+a*n],Bt=({tall:t,words:e})=>Kt+e.length*t;function rt(t,{shares:e,texts:o,small:r,hue:n}){let{id:a,left:s,top:i,side:l,wide:c,tall:p,words:d,roles:u=d.map(()=>"ink")}=t,f=d.flatMap((b,g)=>[h(`${a} column ${g}`,"text",`${u[g]} head`,{x:s+l+(g+.5)*c,y:i+12},_t(b)),h(`${a} row ${g}`,"text",`${u[g]} head start`,{x:s,y:G(t,g,0)[1]+p/2+4.5},_t(b))]),m=e.flatMap((b,g)=>b.flatMap((y,v)=>{let[w,S]=G(t,g,v),A={x:w+1,y:S+1,width:c-2,height:p-2,rx:3},T=k(Math.abs(y)).toFixed(3),$=w+c/2;return[h(`${a} bed ${g} ${v}`,"rect","tint",A),h(`${a} cell ${g} ${v}`,"rect",`${y<0?"minus":n} shade`,{...A,"fill-opacity":T}),h(`${a} number ${g} ${v}`,"text","ink number",{x:$,y:S+(r?17:p/2+4.5)},o[g][v]),...r?[h(`${a} small ${g} ${v}`,"text","ink small",{x:$,y:S+31},r[g][v])]:[]]}));return[...f,...m]}function nt(t,e,o,r,n){let[a,s]=G(t,r,n),i={x:a+1,y:s+1,width:t.wide-2,height:t.tall-2,rx:3};return h(`${t.id} ${e}`,"rect",`${o} frame`,i)}var Gt=(t,e,o,r)=>t.words.flatMap((n,a)=>t.words.map((s,i)=>{let[l,c]=G(t,a,i),p=a===o[0]&&i===o[1];return{id:`${t.id} ${a} ${i}`,x:l,y:c,width:t.wide,height:t.tall,label:e(a,i),tab:p?0:-1,...r?{aria:{pressed:p}}:{}}}));var O=(t,e=2)=>N(Math.abs(t)<.5*10**-e?0:t,e),Te=t=>Math.round(Math.acos(k(t,-1,1))*180/Math.PI),Ne=t=>t[0].toUpperCase()+t.slice(1);function Ce({words:t},{opposition:e,attraction:o,limit:r,lost:n}){let[a,s,i]=t;if(n.length){let[c,p,d]=n.length>1?["have","they make","directions"]:["has","it makes","direction"];return`${K(n.map(f=>t[f]))} ${c} no length, so no ${d}, and ${p} no angle with any word.`}return`${`${a} and ${s} are ${Te(e)}\xB0 apart (cosine ${O(e)})`}; their mean cosine with ${i} is ${O(o)}, and no more than ${O(r)} is possible at that angle.`}function je({words:t,pair:[e,o]},{scores:r,weights:n}){let[a,s]=[t[e],t[o]],i=O(r[e][o]);if(e===o)return`${a} has the score ${i} with itself, its squared length, and keeps ${C(n[e][e])} of its weight.`;let[l,c]=[C(n[e][o]),C(n[o][e])],p=`${a} and ${s} share one score, ${i}`;return l===c?`${p}, and each gives the other ${l} of its weight.`:`${p}, but ${a} gives ${s} ${l} and ${s} gives ${a} ${c}.`}function Vt(t,e){let{words:o,vectors:r}=t,[n,a,s]=o,[i,l]=[C(e.weights[0][2]),C(e.weights[1][2])],p=r.every(u=>z(u.map((f,m)=>f-r[0][m]))<.01)?"all five words are one arrow, so every weight is 20.0%.":`${n} gives ${s} ${i} of its weight, ${a} gives it ${l}.`;return[Ce(t,e),p,je(t,e)].map(Ne).join(" ")}function Jt({words:t},e,o,r,n){let a=O(e[o][r][n]);return o==="scores"?`score of ${t[r]} and ${t[n]}: ${a}`:`${t[r]} gives ${t[n]} the weight ${a}`}var at=520,Zt=I+.5,He=2*I**2;function P(t){if(t<at){let[r,n]=[Math.round(.72*t),Math.round(.5*t)];return{plane:{left:0,top:0,width:t,height:r,edge:Zt},aims:{left:26,top:r+18,width:t-40,height:n-18},height:r+n+36}}let e=Math.round(Math.min(.6*t,400)),o=Math.min(t-e-56,e-96);return{plane:{left:0,top:0,width:e,height:e,edge:Zt},aims:{left:e+44,top:(e-o)/2-8,width:o,height:o},height:e}}function Fe({vectors:t,words:e},o){let{plane:r}=P(o),n=o<at?14:15,a=t.map(i=>R(r,i)),s=Et(r,e,a,n);return[...At("plane",r),...t.flatMap((i,l)=>St(`word ${l}`,`word${l}`,r,i)),...e.map((i,l)=>h(`name ${l}`,"text",`word${l} name`,{x:s[l][0],y:s[l][1]+5},i))]}var J=({left:t,top:e,width:o,height:r},[n,a])=>[t+(1-n)*o/2,e+(1-a)*r/2],it=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function Re(t){let e=Array.from({length:81},(l,c)=>{let p=-1+c/40;return J(t,[2*p*p-1,p])}),{left:o,top:r,width:n,height:a}=t,[s,i]=[o+n/2,r+a/2];return[h("all","rect","edge frame",{left:o,x:o,y:r,width:n,height:a}),h("region","path","tint region",{d:`${it(e)}Z`}),h("cross","path","rule",{d:`M${o} ${i}h${n}M${s} ${r}v${a}`})]}function De({words:[t,e,o]},{left:r,top:n,width:a,height:s}){let[i,l]=[r+a,n+s],c=(d,u,f,m,b,g={})=>h(d,"text",`${u} small`,{x:f,y:m,...g},b),p={transform:`rotate(-90 ${r-10} ${n+s/2})`};return[h("star","path","ink solid",{d:Pe(i-2,n+2)}),c("wanted","ink end",i-14,n+14,"wanted"),c("can","soft start",r+8,n+s/2+24,"can be had"),c("cannot","soft end",i-6,l-8,"cannot"),c("same","soft start",r,l+15,"same"),c("opposite","soft end",i,l+15,"opposite"),c("first aim","ink strong",r+a/2,l+15,`${t} and ${e}`),c("second aim","ink strong",r-10,n+s/2,`both towards ${o}`,p)]}var Pe=(t,e)=>`${it(Array.from({length:10},(o,r)=>{let[n,a]=[r%2?3.6:9,r*Math.PI/5];return[t+n*Math.sin(a),e-n*Math.cos(a)]}))}Z`;function We({words:t,trail:e},o,r){let{left:n,top:a,width:s,height:i}=r;if(o.lost.length){let m=`${K(o.lost.map(b=>t[b]))}: no direction`;return[h("none","text","ink strong small",{x:n+s/2,y:a-8},m)]}let{opposition:l,attraction:c}=o,[p,d]=J(r,[l,c]),u=Pt(e,o)?e:[],f=d<a+i/2?1:-1;return[...u.length?[h("trail","path","ink line trail",{d:it(u.map(m=>J(r,m)))})]:[],h("across","line","ruler thread",{x1:n,x2:p,y1:d,y2:d}),h("down","line","ruler thread",{x1:p,x2:p,y1:d,y2:a+i+4}),h("now","circle","ink ring dot",{cx:p,cy:d,r:6.5}),h("opposition","text","ink strong small",{x:k(p,n+16,n+s-16),y:a+i+31},O(l)),h("attraction","text","ink strong small halo start",{x:n+5,y:d+(f>0?15:-6)},O(c))]}function Yt(t,e,{width:o}){let{aims:r,height:n}=P(o),a=[...Fe(t,o),...Re(r),...De(t,r),...We(t,e,r)];return{width:o,height:n,marks:a}}var Qt=({vectors:t,words:e},{width:o})=>t.map((r,n)=>qt(`tip ${n}`,`${e[n]}, an arrow; arrow keys move its tip`,P(o).plane,r)),V=36;function st(t,e){let o=e>=at,r=o?(e-40)/2:e,n=44,a=t.map((c,p)=>`word${p}`),s=(c,p,d)=>({id:c,left:p,top:d,side:n,wide:(r-n)/t.length,tall:27,words:t,roles:a}),i=s("scores",0,V),l=V+Bt(i);return{scores:i,weights:o?s("weights",e-r,V):s("weights",0,l+14+V),height:o?l+4:2*l+14}}var Ut=({id:t,left:e,top:o},r,n)=>[h(`${t} title`,"text","ink strong start",{x:e,y:o-22},r),h(`${t} note`,"text","soft small start",{x:e,y:o-6},n)];function Xt({words:t,pair:[e,o]},{scores:r,weights:n},{width:a}){let s=st(t,a),i=(p,d)=>p.map(u=>u.map(f=>O(f,d))),l=p=>[nt(s[p],"there","ink",e,o),...e===o?[]:[nt(s[p],"back","ink back",o,e)]],c=[...Ut(s.scores,"Scores","row \xB7 column: the same both ways"),...rt(s.scores,{hue:"plus",texts:i(r,1),shares:r.map(p=>p.map(d=>d/He))}),...Ut(s.weights,"Weights","softmax of each row: not the same"),...rt(s.weights,{hue:"weight",shares:n,texts:i(n,2)}),...l("scores"),...l("weights")];return{width:a,height:s.height,marks:c}}function te(t,e,{width:o}){let r=st(t.words,o);return["scores","weights"].flatMap(n=>Gt(r[n],(a,s)=>Jt(t,e,n,a,s),t.pair,!0))}var ee=`.similarity-board { display: grid; grid-template-columns: minmax(0, 1fr) 250px; gap: 16px 28px; align-items: start; }
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
`;var Ke=2400,L=t=>t.read(),oe=()=>dt("svg",{class:"scene","aria-hidden":"true"});function Be(t,e){let o=oe(),r=600,n=p=>Number(p().id.split(" ")[1]),a=p=>Math.round(100*k(p,-I,I))/100,s=ot((p,d)=>It(p,{plane:()=>P(r).plane,read:()=>L(e).vectors[n(d)],move:u=>t(L(e).vectors.map((f,m)=>m===n(d)?u.map(a):f))})),i=x("div",{class:"attn-stage similarity-space"},o,s.root),l=p=>s.set(Qt(p,{width:r}));return{root:i,tell:l,paint:(p,d)=>{let u=Math.round(i.clientWidth);u!==r&&(r=u,l(L(e))),tt(o,Yt(p,d,{width:r}))}}}function Ge(t){let e=oe(),o=250,r=ot((i,l)=>{let c=()=>l().id;Tt(i,c,L(t).words.length,(p,d,u)=>{t.change({pair:[p,d]}),u&&r.focus(`${c().split(" ")[0]} ${p} ${d}`)})}),n=x("div",{class:"attn-stage similarity-squares"},e,r.root),a=(i,l)=>r.set(te(i,l,{width:o}));return{root:n,tell:a,paint:(i,l)=>{let c=Math.round(n.clientWidth);c!==o&&(o=c,a(L(t),D(L(t)))),tt(e,Xt(i,l,{width:o}))}}}function Ve({emphasise:t,run:e,blend:o,reset:r}){let n=Ct({label:"optimise for",min:0,max:1,step:.05,onInput:t}),a=["attention","opposition"].map(c=>x("span",{},c)),s=x("div",{class:"attn-hints","aria-hidden":"true"},...a),i=Object.entries({"Run the optimiser":e,"Blend once":o,Reset:r}).map(([c,p])=>Nt(c,p).root);return{root:x("div",{class:"similarity-controls"},x("div",{},n.root,s),x("div",{class:"attn-row"},...i)),tell:c=>n.set(c.emphasis)}}function Je(t,e){let o=yt(e,Ke),r=(d,u={})=>{o.stop(),e.change(d,u)},n={emphasise:d=>r({emphasis:d}),run:()=>{let d=Rt(L(e)),u=d.map(Dt);o.play(d.map((f,m)=>({vectors:f,trail:u.slice(0,m+1)})))},blend:()=>r({vectors:D(L(e)).output,trail:[]},{glide:!0}),reset:()=>{o.stop(),e.reset()}},a=Be(d=>r({vectors:d,trail:[]}),e),[s,i,l]=[Ge(e),Ve(n),jt()],c=x("p",{class:"attn-hint"},"Drag the arrows: can hot and cold be opposite and both point at temperature? Bring the dot to the star."),p=x("div",{class:"similarity-board"},a.root,s.root);return{parts:[c,p,i.root,x("div",{class:"similarity-summary"},l.root)],tell:d=>{let u=D(d);o.tell(d),i.tell(d),a.tell(d),s.tell(d,u),l.set(Vt(d,u))},glides:({vectors:d})=>({vectors:d}),paint:({vectors:d})=>{let u={...L(e),vectors:d},f=D(u);a.paint(u,f),s.paint(u,f)},stop:()=>{o.stop(),l.stop()}}}var hr=wt({name:"similarity",label:"Live figure: words that attend to each other",style:lt+Wt+ee,controls:["vectors","emphasis","pair","trail"],fixed:["words"],build:Je});export{D as compute,hr as default,Vt as describe,st as looks,Rt as optimise,P as rooms,Yt as space,Xt as squares,J as standsAt};
