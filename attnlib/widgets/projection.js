// Joined by `make figures` from src/projection and src/kit: change those, not this.
var ft=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var be="http://www.w3.org/2000/svg",we=0,ve=Math.random().toString(36).slice(2,8),mt=t=>`attn-${ve}-${t}-${++we}`;function ht(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var x=(t,e={},...o)=>ht(document.createElement(t),e,o),gt=(t,e={},...o)=>ht(document.createElementNS(be,t),e,o);function D(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function $(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function L(t){let e=N(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function xt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var bt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var ye=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,ke=/^[+-]?\.?$/;function $e(t){let e=t.trim().replace("\u2212","-").replace(",",".");return ye.test(e)?Number(e):NaN}var Me=t=>ke.test(t.trim().replace("\u2212","-").replace(",",".")),qe=(t,e,o)=>`${t} must be a number from ${L(-e)} to ${L(e)}; got ${o.trim()?`\u201C${o.trim()}\u201D`:"nothing"}.`;function wt({label:t,most:e,onInput:o,told:r}){let n=null,a=s=>{$(i,"aria-invalid",s?"true":!1),r(s)},c=s=>{let d=$e(i.value);Math.abs(d)<=e?(a(""),d!==n&&o(n=d)):(s||!Me(i.value))&&a(qe(t,e,i.value))},i=x("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":t,oninput:()=>c(!1),onchange:()=>c(!0)}),l=s=>{n=s,i.value=L(s),$(i,"aria-invalid",!1)};return{root:i,set:s=>void(s!==n&&l(s)),write:l}}var vt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var kt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var Z=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0);var K=t=>Math.hypot(...t),_=t=>t[0].map((e,o)=>t.map(r=>r[o]));function S(t,e){let o=_(e);return t.map(r=>o.map(n=>Z(r,n)))}function $t(t,e=1,o=null){let r=i=>o===null||o[i],n=Math.max(...t.filter((i,l)=>r(l))),a=t.map((i,l)=>r(l)?Math.exp((i-n)/e):0),c=a.reduce((i,l)=>i+l,0);return c>0?a.map(i=>i/c):a}var Mt=t=>t.indexOf(Math.max(...t)),M=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var qt=200,et=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Se=t=>t*t*(3-2*t);function tt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>tt(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,a])=>[n,tt(t[n],a,o)]);return Object.fromEntries(r)}return e}function jt(t,e,o){let[r,n,a,c,i,l]=[t,t,t,0,0,0],s=!1,d=p=>{let u=Math.min(64,p-i);if(i=p,s){let m=M((p-c)/e);r=tt(n,a,Se(m)),s=m<1}let f=o(r,u);l=s||f?requestAnimationFrame(d):0};return{go(p,u){if(et()){[r,a,s]=[p,p,!1],o(r,1/0);return}[n,a,c,s]=[r,p,performance.now(),u],u||(r=p,o(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function At(t,e,o=[]){let r=[...e,...o],n=[],a=!1,c=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let u=c();n.forEach(f=>f(u,p))},l=()=>i(null);e.forEach(p=>t.on(`change:${p}`,l));let s=(p,{glide:u=!1}={})=>{a=!0;for(let[f,m]of Object.entries(p))t.set(f,m);a=!1,i({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:c,change:s,reset:()=>s(d(),{glide:!0}),follow:p=>void n.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function Oe(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Et({name:t,label:e,style:o,controls:r,fixed:n=[],ms:a=qt,build:c}){return{render:({model:l,el:s})=>{let d=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(x("style",{},[vt,yt,kt,o].join(`
`)));let u=At(l,r,n),f=c(u.read(),u,l),m=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(m),s.append(d);let h=()=>{let g=f.glides??(v=>v),y=0,w=jt(g(u.read()),a,(v,z)=>y>0&&f.paint(v,z,y)),q=()=>{let v=Math.round(m.clientWidth);v===y||v===0||(y=v,Oe(s),w.again())};u.follow((v,z)=>{m.classList.add("touched"),f.tell(v),w.go(g(v),z?.glide??!0)}),f.tell(u.read()),q();let k=new ResizeObserver(q);return k.observe(m),()=>{k.disconnect(),w.stop(),u.stop(),f.stop?.()}};return f.ready?f.ready.then(h):h()}}}var ze=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function St(t,e){let o=0,r=null,n=()=>{cancelAnimationFrame(o),r=null},a=l=>{r=l,t.change(l)};return{play:l=>{n();let s=l.length-1;if(et())return a(l[s]);let d=performance.now(),p=0,u=f=>{let m=Math.min(s,Math.floor(s*(f-d)/e));r&&m>p&&a(l[p=m]),r&&p<s&&(o=requestAnimationFrame(u))};a(l[0]),o=requestAnimationFrame(u)},stop:n,tell:l=>{r&&Object.entries(r).some(([s,d])=>!ze(l[s],d))&&n()}}}var Ne=Math.sqrt(50),Le=Math.sqrt(10),_e=Math.sqrt(2);function ot(t,e,o){let r=(e-t)/Math.max(0,o),n=Math.floor(Math.log10(r)),a=r/Math.pow(10,n),c=a>=Ne?10:a>=Le?5:a>=_e?2:1,i,l,s;return n<0?(s=Math.pow(10,-n)/c,i=Math.round(t*s),l=Math.round(e*s),i/s<t&&++i,l/s>e&&--l,s=-s):(s=Math.pow(10,n)*c,i=Math.round(t/s),l=Math.round(e/s),i*s<t&&++i,l*s>e&&--l),l<i&&.5<=o&&o<2?ot(t,e,o*2):[i,l,s]}function B(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[n,a,c]=r?ot(e,t,o):ot(t,e,o);if(!(a>=n))return[];let i=a-n+1,l=new Array(i);if(r)if(c<0)for(let s=0;s<i;++s)l[s]=(a-s)/-c;else for(let s=0;s<i;++s)l[s]=(a-s)*c;else if(c<0)for(let s=0;s<i;++s)l[s]=(n+s)/-c;else for(let s=0;s<i;++s)l[s]=(n+s)*c;return l}var zt="http://www.w3.org/2000/svg",Te=t=>Math.round(t*10)/10+0;function b(t,e,o,r,n){let a=Object.entries(r).map(([c,i])=>[c,typeof i=="number"?Te(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...n===void 0?{}:{text:n}}}var Nt=(t,e,o,r)=>({...b(t,"text",e,o),runs:r}),Ot=new WeakMap,Fe=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,n])=>[r,String(n)]))});function Ie(t,e){let o=Fe(e);for(let n in o)t.at[n]!==o[n]&&t.node.setAttribute(n,o[n]);for(let n in t.at)n in o||t.node.removeAttribute(n);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(We)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var He=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function We(t){let e=document.createElementNS(zt,"tspan");for(let[o,r]of Object.entries(He(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function Lt(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let a=Ot.get(t)??new Map;Ot.set(t,a);let c=new Map(r.map(l=>[l.id,l]));for(let[l,{node:s,shape:d}]of a)c.get(l)?.shape!==d&&(s.remove(),a.delete(l));let i=t.firstChild;for(let l of r){let s=a.get(l.id);s||(s={node:document.createElementNS(zt,l.shape),shape:l.shape,at:{},text:""},a.set(l.id,s)),Ie(s,l),i===s.node?i=s.node.nextSibling:t.insertBefore(s.node,i)}}var Ce="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),De=1.12,R=new Map;function Re(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,n)=>r+(Ce[n.charCodeAt(0)-32]??556),0);return De*o/1e3}function _t(t,e){return R.size>5e3&&R.clear(),R.has(t)||R.set(t,Re(t)),e*R.get(t)}var T=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,rt=t=>[t.left+t.width/2,t.top+t.height/2];function O(t,[e,o]){let[r,n]=rt(t);return[r+e*T(t),n-o*T(t)]}function G(t,e){let o=Math.max(...t.flat().map(Math.abs));if(o<=e)return 1.15*e;let r=10**Math.floor(Math.log10(o));return 1.15*([1,2,3,5,10].find(a=>a*r>=o*(1-1e-9))??10)*r}function nt(t,e){let{left:o,top:r,width:n,height:a,edge:c}=e,[i,l]=rt(e),s=B(0,c,3).filter(d=>d>0&&d<=c);return[b(`${t} ground`,"rect","tint",{x:o,y:r,width:n,height:a,rx:6}),b(`${t} axes`,"path","rule",{d:`M${o} ${l}h${n}M${i} ${r}v${a}`}),...s.flatMap(d=>[b(`${t} ring ${d}`,"circle","rule",{cx:i,cy:l,r:d*T(e)}),b(`${t} length ${d}`,"text","soft small end",{x:i+d*T(e)-3,y:l+12},String(d))])]}var Pe={arrow:(t,e,o,r,[n,a])=>{let c=(i,l)=>`${(o-i*n-l*a).toFixed(1)} ${(r-i*a+l*n).toFixed(1)}`;return b(t,"path",`${e} solid`,{d:`M${c(0,0)}L${c(10,4.6)}L${c(10,-4.6)}Z`})},ring:(t,e,o,r)=>b(t,"circle",`${e} ring`,{cx:o,cy:r,r:4.5}),square:(t,e,o,r)=>b(t,"rect",`${e} solid`,{x:o-4.5,y:r-4.5,width:9,height:9})};function Ft(t,e,o,r,n="arrow"){let[a,c]=O(o,[0,0]),i=O(o,r),l=Math.hypot(i[0]-a,i[1]-c);if(l<1e-9)return[b(`${t} dot`,"circle",`${e} solid`,{cx:a,cy:c,r:4})];let s=[(i[0]-a)/l,(i[1]-c)/l],d=Math.min(l,n==="arrow"?8:4.5);return[b(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:c,x2:i[0]-d*s[0],y2:i[1]-d*s[1]}),Pe[n](`${t} head`,e,i[0],i[1],s)]}function It(t,e,o,r){let[n,a]=rt(t),c=1.25*r,i=[];return e.map((l,s)=>{let d=_t(l,r)/2+2,[p,u]=o[s],f=Math.hypot(p-n,u-a),[m,h]=f>0?[(p-n)/f,(u-a)/f]:[1,0],[g,y]=[t.top+c/2+2,t.top+t.height-c/2-2],w=M(p+m*(9+d),t.left+d,t.left+t.width-d),q=M(u+h*(7+c/2),g,y),k=Array.from({length:1+Math.ceil(t.height/2)},(A,E)=>E?[q+2*E,q-2*E]:[q]).flat().filter(A=>A>=g&&A<=y),v=A=>i.every(E=>Math.abs(E.x-w)>=E.half+d||Math.abs(E.y-A)>=c),z=A=>o.every(([E,ge])=>Math.abs(E-w)>=d||Math.abs(ge-A)>=c/2+3),C=k.find(A=>v(A)&&z(A))??k.find(v)??q;return i.push({x:w,y:C,half:d}),[w,C]})}var Tt=t=>N(Math.abs(t)<.005?0:t);function Ht(t,e,o,r){let[n,a]=O(o,r),c=Math.round(Math.atan2(r[1],r[0])*180/Math.PI);return{id:t,label:e,x:n-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:c,valuetext:`x ${Tt(r[0])}, y ${Tt(r[1])}`}}}var Ke=t=>Math.round(t*10)/10;function Wt(t){let e=x("div",{class:"attn-hits"}),o=new Map,r=a=>{let c=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),i={node:c,hit:a};return o.set(a.id,i),c.dataset.id=a.id,t(c,()=>i.hit),i};return{root:e,set:a=>{let c=new Set(a.map(({id:i})=>i));for(let[i,{node:l}]of o)c.has(i)||(l.remove(),o.delete(i));a.forEach((i,l)=>{let s=o.get(i.id)??r(i);Be(s.node,s.hit=i),s.node.parentNode!==e&&e.insertBefore(s.node,e.children[l]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Be(t,{x:e,y:o,width:r,height:n,label:a,kind:c="",aria:i={},tab:l=0,lang:s}){let d={left:e,top:o,width:r,height:n};for(let[p,u]of Object.entries(d))t.style[p]=`${Ke(u)}px`;$(t,"class",`attn-hit ${c}`.trim()),$(t,"aria-label",a),$(t,"tabindex",l),s&&$(t,"lang",s);for(let[p,u]of Object.entries(i))$(t,`aria-${p}`,String(u))}function Ct(t,e,o=()=>{}){let r=null;t.addEventListener("pointerdown",n=>{t.setPointerCapture(n.pointerId),r=e(n)}),t.addEventListener("pointermove",n=>r?.(n));for(let n of["pointerup","pointercancel"])t.addEventListener(n,()=>{r!==null&&o(),r=null})}var Ge={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Dt(t,{plane:e,read:o,move:r,hold:n=()=>{}}){Ct(t,a=>{let[c,i]=[o(),[a.clientX,a.clientY]];return n(!0),l=>{let s=T(e());r([c[0]+(l.clientX-i[0])/s,c[1]-(l.clientY-i[1])/s])}},()=>n(!1)),t.addEventListener("keydown",a=>{let c=Ge[a.key];if(!c||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let i=a.shiftKey?.5:.1;r(o().map((l,s)=>l+i*c[s]))})}function Rt(t,e,o,r){let n=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>r(n()[0],n()[1],!1)),t.addEventListener("keydown",a=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!i||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[l,s]=n().map((d,p)=>M(d+i[p],0,o-1));r(l,s,!0)})}function at(t,e){let o=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>$(o,"aria-pressed",String(r))}}function U(t,e,o){let r=mt("choice"),n=new Map,a=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,i]of Object.entries(e))n.set(c,x("input",{type:"radio",name:r,onchange:()=>o(c)})),a.append(x("label",{},n.get(c),x("span",{},i)));return{root:a,set:c=>void(n.get(c).checked=!0)}}function Pt(t=700){let e=x("p",{class:"attn-summary"}),o=x("span",{class:"attn-hidden",role:"status"}),r,n=a=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>D(o,a),t)),D(e,a)};return{root:x("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}var F=9.9,V=3,Ue=[2,2,2,4,4],Kt=300,Ve=60,Je={tables:.05,matrices:.005,bias:.005},Ye={tables:["query","key"],matrices:["w_q","w_k"],bias:["w_q","w_k","b_q"]},it=(t,e,o)=>t.map((r,n)=>r.map((a,c)=>o(a,e[n][c]))),Qe=t=>M(t,-F,F);function I({source:t,x:e,query:o,key:r,w_q:n,w_k:a,b_q:c}){if(t==="tables")return{q:o,k:r,v:e};let i=t==="bias"?c:[0,0];return{q:S(e,n).map(s=>s.map((d,p)=>d+i[p])),k:S(e,a),v:e}}function st({q:t,k:e,v:o}){let r=S(t,_(e)),n=r.map(c=>$t(c)),a=S(n,o);return{q:t,k:e,v:o,scores:r,weights:n,output:a,wishes:Xe(o,r,n)}}var J=t=>st(I(t));function Xe([t,e],o,r){let n=K(t)*K(e),a=n>0?Z(t,e)/n:0,c=o[3][4]-o[4][3],i=(d,p)=>({from:d,to:p,value:r[d][p],met:r[d][p]>=.8}),l={from:0,to:1,value:a,met:a<=-.8},s={from:3,to:4,value:c,met:c>=V};return[l,i(0,2),i(1,2),i(3,4),s]}function Ut(t){let e=Ye[t.source],o=Object.fromEntries(e.map(a=>[a,Ze(t[a])]));o[e[0]]=Bt(o[e[0]],0,1),o[e[1]]=Bt(o[e[1]],1,0);let r=Object.fromEntries(e.map(a=>[a,o[a].map(()=>[0,0])])),n=[];for(let a=1;a<=Kt;a++){let c=to({...t,...Gt(o)}),i=s=>{let d=Math.max(1,K(c[s].flat())/5),p=it(r[s],c[s],(u,f)=>.8*u+f/d);return it(p,o[s],(u,f)=>u+.02*f)};r=Object.fromEntries(e.map(s=>[s,i(s)]));let l=s=>it(o[s],r[s],(d,p)=>Qe(d-Je[t.source]*p));o=Object.fromEntries(e.map(s=>[s,l(s)])),a%(Kt/Ve)===0&&n.push(Gt(o,!0))}return n}var Ze=t=>Array.isArray(t[0])?t:[t],Bt=(t,e,o)=>t.map((r,n)=>r.map((a,c)=>n===e&&c===o?a+.02:a));function Gt(t,e=!1){let o=a=>e?Number(a.toFixed(2))+0:a,r=Object.entries(t).map(([a,c])=>[a,c.map(i=>i.map(o))]),n=Object.fromEntries(r);return n.b_q?{...n,b_q:n.b_q[0]}:n}function to(t){let{q:e,k:o,scores:r,weights:n}=J(t),a=n.map((p,u)=>p.map((f,m)=>f-+(m===Ue[u]))),c=1/(1+Math.exp(r[3][4]-r[4][3]-V-1));a[3][4]-=c,a[4][3]+=c;let[i,l]=[S(a,o),S(_(a),e)],s=_(t.x),d=[_(i).map(p=>p.reduce((u,f)=>u+f,0))];return{query:i,key:l,w_q:S(s,i),w_k:S(s,l),b_q:d}}var Vt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); }
text.name.asked, text.head.asked { font-weight: 750; }
text.head { font-weight: 400; }
text.name { font-weight: 500; }
tspan.sub { font-size: 0.75em; }
.bold.shaft { stroke-width: 4.5; }
.faint { opacity: 0.4; }
.disc { fill-opacity: 0.4; }
.ray { stroke-width: 1.5; stroke-dasharray: 5 5; }
.gets { stroke: var(--tint); stroke-width: 1.5; }
`;var Yt=18,Jt=t=>t.length>6?`${t.slice(0,4)}.`:t,Y=({left:t,top:e,side:o,wide:r,tall:n},a,c)=>[t+o+c*r,e+Yt+a*n],Qt=({tall:t,words:e})=>Yt+e.length*t;function Xt(t,{shares:e,texts:o,small:r,hue:n}){let{id:a,left:c,top:i,side:l,wide:s,tall:d,words:p,roles:u=p.map(()=>"ink")}=t,f=p.flatMap((h,g)=>[b(`${a} column ${g}`,"text",`${u[g]} head`,{x:c+l+(g+.5)*s,y:i+12},Jt(h)),b(`${a} row ${g}`,"text",`${u[g]} head start`,{x:c,y:Y(t,g,0)[1]+d/2+4.5},Jt(h))]),m=e.flatMap((h,g)=>h.flatMap((y,w)=>{let[q,k]=Y(t,g,w),v={x:q+1,y:k+1,width:s-2,height:d-2,rx:3},z=M(Math.abs(y)).toFixed(3),C=q+s/2;return[b(`${a} bed ${g} ${w}`,"rect","tint",v),b(`${a} cell ${g} ${w}`,"rect",`${y<0?"minus":n} shade`,{...v,"fill-opacity":z}),b(`${a} number ${g} ${w}`,"text","ink number",{x:C,y:k+(r?17:d/2+4.5)},o[g][w]),...r?[b(`${a} small ${g} ${w}`,"text","ink small",{x:C,y:k+31},r[g][w])]:[]]}));return[...f,...m]}function Zt(t,e,o,r,n){let[a,c]=Y(t,r,n),i={x:a+1,y:c+1,width:t.wide-2,height:t.tall-2,rx:3};return b(`${t.id} ${e}`,"rect",`${o} frame`,i)}var te=(t,e,o,r)=>t.words.flatMap((n,a)=>t.words.map((c,i)=>{let[l,s]=Y(t,a,i),d=a===o[0]&&i===o[1];return{id:`${t.id} ${a} ${i}`,x:l,y:s,width:t.wide,height:t.tall,label:e(a,i),tab:d?0:-1,...r?{aria:{pressed:d}}:{}}}));var H=(t,e=2)=>N(Math.abs(t)<.5*10**-e?0:t,e),oo=t=>`(${t.map(e=>L(Math.round(100*e)/100+0)).join(", ")})`,ct=t=>t[0].toUpperCase()+t.slice(1),ro=["none","one","two","three","four"],no=([t,e,o,r,n])=>[`${t} and ${e} opposite`,`${t} \u2192 ${o}`,`${e} \u2192 ${o}`,`${r} \u2192 ${n}`,`${r} \u2192 ${n} one-way`],ee=([t,e,o,r,n])=>[`${t}, ${e}: cosine \u2264 \u22120.8`,`${t} \u2192 ${o} \u2265 0.8`,`${e} \u2192 ${o} \u2265 0.8`,`${r} \u2192 ${n} \u2265 0.8`,`${r}, ${n}: score gap \u2265 ${V}`];function ao({source:t,x:e,words:o}){let r=e[0].every((n,a)=>Math.abs(n+e[1][a])<1e-9);return t!=="matrices"||!r?"":` ${ct(o[0])} and ${o[1]} are exactly opposite, so their queries are too: whatever the matrices, one of the two gives ${o[2]} no more than 20%.`}function oe(t,{scores:e,weights:o,output:r,wishes:n}){let{words:a,asking:c}=t,i=Mt(e[c]),l=i===c?"itself":a[i],s=`${a[c]} attends to ${l} most: score ${H(e[c][i])}, weight ${xt(o[c][i])}; it gets ${oo(r[c])}`,d=n.filter(f=>f.met).length,p=no(a).filter((f,m)=>!n[m].met),u=d===n.length?"All five wishes are met":`${ct(ro[d])} of five wishes ${d===1?"is":"are"} met; missing: ${bt(p)}`;return`${ct(s)}. ${u}.${ao(t)}`}var re=({words:t},{weights:e,scores:o},r,n)=>`${t[r]} gives ${t[n]} the weight ${H(e[r][n])}, score ${H(o[r][n])}`;var pt=["q","k","v"],dt={q:"query",k:"key",v:"value"},io={q:"arrow",k:"ring",v:"square"},so={q:"looks for",k:"offers",v:"means"},co={q:"what it looks for",k:"what it offers",v:"what it means"},lt=3,P=40,lo=36,W=({q:t,k:e,v:o})=>({q:G(t,lt),k:G(e,lt),v:G(o,lt)});function ut(t,e){let o=t<700,r=o?10:18,n=o?(t-r)/2:(t-2*r)/3,a=Math.round(Math.min(n,290)),c=(m,h)=>({left:m*(n+r),top:P+h*(a+P+6),width:n,height:a}),i={left:0,top:P,width:t,height:a},[l,s,d]=o?[c(0,0),c(1,0),c(0,1)]:[0,1,2].map(m=>c(m,0)),p=P+a+14,u=o?{left:n+r,top:c(1,1).top-P,width:n}:{left:0,top:p,width:.42*t},f=o?{left:0,top:c(0,1).top+a+14,width:t}:{left:.42*t+40,top:p,width:.58*t-40};return{narrow:o,...e?{q:i,k:i,v:i}:{q:l,k:s,v:d},aside:d,wishes:u,pairs:f}}function Q({overlaid:t},e,o){let r=ut(o,t),n=Math.max(e.q,e.k,e.v),a=c=>({...r[c],edge:t?n:e[c]});return{q:a("q"),k:a("k"),v:a("v")}}function X({words:t,asking:e},o){let{pairs:r}=ut(o,!1),n=(r.width-44)/t.length,a=t.map((c,i)=>i===e?"query asked":"ink");return{id:"pairs",left:r.left,top:r.top+lo,side:44,wide:n,tall:35,words:t,roles:a}}var ne=(t,e)=>{let o=X(t,e);return Math.ceil(o.top+Qt(o)+2)};function po(t,e,{left:o,top:r},n){let a={q:`bold: ${e}`,k:n?"discs: weights":`dashed: ${e}\u2019s query; discs: weights`,v:n?`triangle: ${e} gets`:`triangle: what ${e} gets`};return[Nt(`title ${t}`,`${dt[t]} strong start`,{x:o,y:r-22},[{text:"E"},{text:t,role:"sub",dy:3},{text:` ${so[t]}`,dy:-3}]),b(`note ${t}`,"text","soft small start",{x:o,y:r-6},a[t])]}function uo(t,{q:e,aside:o,narrow:r}){let n=r?[["query","arrow",`${t} asks`],["key","rings","keys"],["weight","discs","weights"],["value","squares","meanings"],["output","triangle","what it gets"]]:[],a=`arrow: ${t}\u2019s query; rings: keys; discs: weights; squares: meanings; triangle: what ${t} gets`,{left:c,top:i}=e;return[b("title all","text","ink strong start",{x:c,y:i-22},"All upon each other"),...r?[]:[b("note all","text","soft small start",{x:c,y:i-6},a)],...n.map(([l,s,d],p)=>b(`legend ${p}`,"text",`${l} small start`,{x:o.left,y:o.top+4+20*p},`${s}: ${d}`))]}var ae=({asking:t,overlaid:e},o,r,n)=>r.flatMap((a,c)=>{let i=c===t&&o==="q"?" bold":e&&o!=="k"?" faint":"";return Ft(`${o} ${c}`,`${dt[o]}${i}`,n,a,io[o])});function ie(t,e,o,r){let n=e.map(({vector:c})=>O(o,c)),a=It(o,e.map(({word:c})=>c),n,r?13:15);return e.map(({role:c,word:i,asked:l},s)=>b(`${t} name ${s}`,"text",`${c} name${l?" asked":""}`,{x:a[s][0],y:a[s][1]+5},i))}function fo(t,e){let[o,r]=t;if(o===0&&r===0)return[];let[n,a]=O(e,[0,0]),c=Math.min(e.width/2/Math.abs(o||1e-12),e.height/2/Math.abs(r||1e-12));return[b("ray","line","query line ray",{x1:n,y1:a,x2:n+c*o,y2:a-c*r})]}function se(t,e){let[o,r]=O(e,t).map(n=>n.toFixed(1));return b("gets","path","output solid gets",{d:`M${o} ${r}m0 -8l7 12h-14Z`})}var ce=(t,e,o,r)=>t.map((n,a)=>{let[c,i]=O(o,e[a]);return b(`disc ${a}`,"circle","weight solid disc",{cx:c,cy:i,r:(r?12:17)*Math.sqrt(n)})}),le=({words:t,asking:e},o,r)=>t.map((n,a)=>({role:dt[o],word:n,vector:r[a],asked:a===e&&o==="q"}));function mo(t,e,o,r){let{words:n,asking:a}=t,c={q:{under:[],over:[]},k:{under:[...fo(e.q[a],o.k),...ce(e.weights[a],e.k,o.k,r)],over:[]},v:{under:[],over:[se(e.output[a],o.v)]}};return pt.flatMap(i=>[...po(i,n[a],o[i],r),...nt(i,o[i]),...c[i].under,...ae(t,i,e[i],o[i]),...ie(i,le(t,i,e[i]),o[i],r),...c[i].over])}function ho(t,e,{q:o},r){let{words:n,asking:a}=t,c=le(t,"k",e.k),i={role:"query",word:`${n[a]} asks`,vector:e.q[a],asked:!0};return[...uo(n[a],r),...nt("all",o),...ce(e.weights[a],e.k,o,r.narrow),...["v","k","q"].flatMap(l=>ae(t,l,e[l],o)),...ie("all",[...c,i],o,r.narrow),se(e.output[a],o)]}function go({words:t},{wishes:e},{left:o,top:r,width:n},a){let c=a?34:33,i=r+(a?56:50),l=o+n,s=ee(t).flatMap((p,u)=>{let f=i+u*c,{value:m,met:h}=e[u],g=a?f+14:f;return[b(`wish ${u}`,"text","ink start small",{x:o,y:f},p),b(`value ${u}`,"text","ink end number",{x:a?o+40:l-76,y:g},H(m)),b(`met ${u}`,"text",h?"ink strong end small":"soft end small",{x:l,y:g},h?"\u2713 met":"\u2717 open"),b(`rule ${u}`,"line","rule",{x1:o,x2:l,y1:g+6,y2:g+6})]});return[b("wishes","text","ink strong start",{x:o,y:r+18},"Five wishes"),...s]}function xo(t,{weights:e,scores:o},r){let n=X(t,r),a=n.top+18+t.asking*n.tall,c=(l,s)=>l.map(d=>d.map(p=>H(p,s))),i={texts:c(e,2),small:c(o,1)};return[b("pairs title","text","ink strong start",{x:n.left,y:n.top-22},"Weights"),b("pairs note","text","soft small start",{x:n.left,y:n.top-6},"row asks, column answers; small: score q\xB7k"),...Xt(n,{hue:"weight",shares:e,...i}),...bo.map(([l,s])=>Zt(n,`wish ${l} ${s}`,"ink back",l,s)),b("asking","rect","query solid",{x:n.left+n.side-4,y:a+3,width:3,height:n.tall-6})]}var bo=[[0,2],[1,2],[3,4],[4,3]];function pe(t,e,{width:o,edges:r=W(e)}){let n=ut(o,t.overlaid),a=Q(t,r,o),i=[...t.overlaid?ho(t,e,a,n):mo(t,e,a,n.narrow),...go(t,e,n.wishes,n.narrow),...xo(t,e,o)];return{width:o,height:ne(t,o),marks:i}}var wo=({source:t},e)=>e==="v"||t==="tables";function de(t,e,{width:o,edges:r=W(e)}){let n=Q(t,r,o),a=pt.filter(l=>wo(t,l)).flatMap(l=>e[l].map((s,d)=>Ht(`${l} ${d}`,`${t.words[d]}, ${co[l]}; arrow keys move its tip`,n[l],s))),c=X(t,o),i=(l,s)=>re(t,e,l,s);return[...a,...te(c,i,[t.asking,0],!1)]}var ue=`.projection-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
.projection-source { display: grid; align-items: center; min-height: 66px; }
.projection-source > * { grid-area: 1 / 1; margin: 0; }
.projection-matrices { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 22px; }
.projection-matrix { display: flex; align-items: center; gap: 8px; font-weight: 600; }
.projection-matrix sub { font-size: 0.75em; }
.projection-fields { display: grid; grid-template-columns: auto auto; gap: 3px; padding: 3px 6px; border: solid var(--edge); border-width: 0 1.5px; border-radius: 5px; }
.attn .projection-fields input { width: 64px; height: 28px; font-weight: 400; font-size: 14px; text-align: right; }
.attn .projection-fields input[aria-invalid] { border: 2px dashed var(--ink); }
.attn .projection-refused { margin: 4px 0 0; min-height: 1.45em; font-weight: 600; font-size: 0.933em; }
.projection-board .attn-hit.grab { border-radius: 50%; }
.attn-projection .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.attn-projection > * + * { margin-top: 12px; }
.attn-projection > .projection-refused { margin-top: 2px; }
@container (max-width: 860px) { .attn-projection .attn-summary { min-height: 5.8em; } }
@container (max-width: 699px) {
  .projection-row .attn-label { width: 100%; margin: 0; }
  .projection-source { min-height: 114px; align-items: start; }
  .projection-matrices { gap: 6px 14px; }
  .projection-matrices .attn-label { flex: 1 1 120px; line-height: 18px; }
  .projection-matrix { gap: 4px; }
  .attn .projection-fields input { width: 56px; padding: 0 4px; font-size: 13px; }
  .attn .projection-refused { min-height: 2.9em; }
  .attn-projection > * + * { margin-top: 8px; }
  .scene text.name { font-size: 13px; } .scene text.small { font-size: 12px; }
  .attn-projection .attn-summary { min-height: 11.6em; }
  .attn-projection .attn-choice span { min-width: 28px; padding: 0 7px; font-size: 0.867em; text-align: center; }
}
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .projection-row, .attn-hint { display: none; } }
`;var yo=2e3,he=["x","query","key","w_q","w_k","b_q"],fe={q:"query",k:"key",v:"x"},j=t=>t.read();function ko(t,e){let o=gt("svg",{class:"scene","aria-hidden":"true"}),r=900,n=null,a=f=>{let[m,h]=f().id.split(" ");return{letter:m,i:Number(h)}},c=()=>n??W(I(j(t))),i=(f,m)=>{let{letter:h,i:g}=a(f),y=n?Math.min(F,n[h]):F,w=m.map(k=>Math.round(100*M(k,-y,y))/100),q=j(t)[fe[h]];e({[fe[h]]:q.map((k,v)=>v===g?w:k)})},s=Wt((f,m)=>{if(m().id.startsWith("pairs"))return Rt(f,()=>m().id,j(t).words.length,(h,g,y)=>{e({asking:h}),y&&s.focus(`pairs ${h} ${g}`)});Dt(f,{plane:()=>Q(j(t),c(),r)[a(m).letter],read:()=>I(j(t))[a(m).letter][a(m).i],move:h=>i(m,h),hold:h=>{n=h?W(I(j(t))):null,h||t.change({},{glide:!0})}})}),d=x("div",{class:"attn-stage projection-board"},o,s.root),p=(f,m)=>s.set(de(f,m,{width:r,edges:c()}));return{root:d,tell:p,paint:(f,m)=>{let h=Math.round(d.clientWidth);h!==r&&(r=h,p(j(t),J(j(t)))),Lt(o,pe(f,m,{width:r,edges:n??W(m)}))}}}var me=t=>Array.isArray(t[0])?t:[t];function $o(t,e,o,r,n,a){let c=(d,p,u)=>{let f=me(j(r)[e]).map((m,h)=>m.map((g,y)=>h===d&&y===p?u:g));n({[e]:o===1?f[0]:f})},i=Array.from({length:o},(d,p)=>[0,1].map(u=>wt({label:`${t}, ${o>1?`row ${p+1}, `:""}column ${u+1}`,most:F,onInput:f=>c(p,u,f),told:a}))),l=x("div",{class:"projection-matrix",role:"group","aria-label":t},x("span",{"aria-hidden":"true"},t[0],x("sub",{},t.slice(2))),x("span",{class:"projection-fields"},...i.flat().map(d=>d.root))),s=(d,p)=>me(d[e]).forEach((u,f)=>u.forEach((m,h)=>p(i[f][h],m)));return{root:l,tell:d=>s(d,(p,u)=>p.set(u)),restore:d=>s(d,(p,u)=>p.write(u))}}function Mo(t,e){let o=x("p",{class:"projection-refused",role:"status"}),r=m=>D(o,m),n=[["W q","w_q",2],["W k","w_k",2],["b q","b_q",1]].map(([m,h,g])=>$o(String(m),String(h),Number(g),t,e,r)),a=m=>x("sub",{},m),c=x("span",{}," + b",a("q")),i=x("span",{class:"attn-label"},"q = x W",a("q"),c,", k = x W",a("k"),", v = x"),l=x("p",{class:"attn-hint"},"Each word has a query and a key of its own: drag their arrows."),s=x("div",{class:"projection-matrices"},...n.map(m=>m.root),i),d=x("div",{class:"projection-source"},l,s),p=(m,h)=>{let g=h?"":"hidden";m.style.visibility!==g&&(m.style.visibility=g)};return{root:d,refused:o,tell:m=>{p(l,m.source==="tables"),p(s,m.source!=="tables");let h=m.source==="bias";p(n[2].root,h),$(c,"hidden",!h);for(let g of n)g.tell(m)},restore:m=>{r("");for(let h of n)h.restore(m)}}}function qo({words:t},{change:e,solve:o,reset:r}){let n={glide:!0},a=U("Queries and keys come from",{tables:"tables",matrices:"matrices",bias:"matrices + bias"},h=>e({source:h},n)),c=U("Planes",{beside:"side by side",upon:"overlaid"},h=>e({overlaid:h==="upon"})),i=Object.fromEntries(t.map((h,g)=>[g,h])),l=U("Follow the word",i,h=>e({asking:Number(h)})),s=h=>x("span",{class:"attn-label","aria-hidden":"true"},h),d=(...h)=>x("div",{class:"attn-row"},...h),p=d(at("Find a solution",o).root,at("Reset",r).root),u=x("div",{class:"projection-row"},d(s("Queries and keys from"),a.root),p),f=x("div",{class:"projection-row"},d(s("Follow"),l.root),c.root);return{above:u,below:f,tell:h=>{a.set(h.source),c.set(h.overlaid?"upon":"beside"),l.set(String(h.asking))}}}function jo(t,e,o){let r=St(e,yo),n=(p,u={})=>{r.stop(),e.change(p,u)},a={change:n,solve:()=>r.play(Ut(j(e))),reset:()=>{let p=o.get("_start")??{},u=he.filter(f=>f in p).map(f=>[f,p[f]]);n(Object.fromEntries(u),{glide:!0}),c.restore(j(e))}},[c,i,l]=[Mo(e,n),qo(t,a),ko(e,n)],s=Pt();return{parts:[x("p",{class:"attn-hint"},"Point the query of hot at the key of temperature: no meaning has to move. Can you meet all five wishes?"),i.above,c.root,c.refused,i.below,l.root,s.root],tell:p=>{let u=J(p);r.tell(p),i.tell(p),c.tell(p),l.tell(p,u),s.set(oe(p,u))},glides:I,paint:p=>l.paint(j(e),st(p)),stop:()=>{r.stop(),s.stop()}}}var Vr=Et({name:"projection",label:"Live figure: what words look for, offer and mean",style:ft+Vt+ue,controls:["source",...he,"asking","overlaid"],fixed:["words"],build:jo});export{pt as LETTERS,pe as board,J as compute,Vr as default,oe as describe,ne as heightOf,Ut as learn,X as lookOf,de as places,Q as planesOf};
