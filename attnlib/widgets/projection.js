// Joined by `make figures` from src/projection and src/kit: change those, not this.
var mt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var be="http://www.w3.org/2000/svg",we=0,ve=Math.random().toString(36).slice(2,8),ht=t=>`attn-${ve}-${t}-${++we}`;function gt(t,e,o){for(let[a,r]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),r):r===!0?t.setAttribute(a,""):r!==!1&&r!=null&&t.setAttribute(a,r);return(t.tabIndex>=0||t.localName==="summary")&&t.setAttribute("data-lm-suppress-shortcuts","true"),t.append(...o),t}var x=(t,e={},...o)=>gt(document.createElement(t),e,o),Z=(t,e={},...o)=>gt(document.createElementNS(be,t),e,o);function W(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function $(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function L(t){let e=N(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function xt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var bt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var ye=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,ke=/^[+-]?\.?$/;function $e(t){let e=t.trim().replace("\u2212","-").replace(",",".");return ye.test(e)?Number(e):NaN}var Me=t=>ke.test(t.trim().replace("\u2212","-").replace(",",".")),qe=(t,e,o)=>`${t} must be a number from ${L(-e)} to ${L(e)}; got ${o.trim()?`\u201C${o.trim()}\u201D`:"nothing"}.`;function wt({label:t,most:e,onInput:o,told:n}){let a=null,r=i=>{$(s,"aria-invalid",i?"true":!1),n(i)},c=i=>{let d=$e(s.value);Math.abs(d)<=e?(r(""),d!==a&&o(a=d)):(i||!Me(s.value))&&r(qe(t,e,s.value))},s=x("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":t,oninput:()=>c(!1),onchange:()=>c(!0)}),l=i=>{a=i,s.value=L(i),$(s,"aria-invalid",!1)};return{root:s,set:i=>void(i!==a&&l(i)),write:l}}var vt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var tt=(t,e)=>t.reduce((o,n,a)=>o+n*e[a],0);var K=t=>Math.hypot(...t),_=t=>t[0].map((e,o)=>t.map(n=>n[o]));function S(t,e){let o=_(e);return t.map(n=>o.map(a=>tt(n,a)))}function $t(t,e=1,o=null){let n=s=>o===null||o[s],a=Math.max(...t.filter((s,l)=>n(l))),r=t.map((s,l)=>n(l)?Math.exp((s-a)/e):0),c=r.reduce((s,l)=>s+l,0);return c>0?r.map(s=>s/c):r}var Mt=t=>t.indexOf(Math.max(...t)),M=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var qt=200,ot=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Se=t=>t*t*(3-2*t);function et(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,a)=>et(t[a],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([a,r])=>[a,et(t[a],r,o)]);return Object.fromEntries(n)}return e}function jt(t,e,o){let[n,a,r,c,s,l]=[t,t,t,0,0,0],i=!1,d=p=>{let u=Math.min(64,p-s);if(s=p,i){let m=M((p-c)/e);n=et(a,r,Se(m)),i=m<1}let f=o(n,u);l=i||f?requestAnimationFrame(d):0};return{go(p,u){if(ot()){[n,r,i]=[p,p,!1],o(n,1/0);return}[a,r,c,i]=[n,p,performance.now(),u],u||(n=p,o(n,0)),l||([s,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function At(t,e,o=[]){let n=[...e,...o],a=[],r=!1,c=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),s=p=>{if(r)return;let u=c();a.forEach(f=>f(u,p))},l=()=>s(null);e.forEach(p=>t.on(`change:${p}`,l));let i=(p,{glide:u=!1}={})=>{r=!0;for(let[f,m]of Object.entries(p))t.set(f,m);r=!1,s({glide:u}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in p).map(u=>[u,p[u]]))};return{read:c,change:i,reset:()=>i(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function Oe(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Et({name:t,label:e,style:o,controls:n,fixed:a=[],ms:r=qt,build:c}){return{render:({model:l,el:i})=>{let d=x("div",{class:"attn-host"}),p=d.attachShadow({mode:"open"});p.append(x("style",{},[vt,yt,kt,o].join(`
`)));let u=At(l,n,a),f=c(u.read(),u,l),m=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);p.append(m),i.append(d);let h=()=>{let g=f.glides??(v=>v),y=0,w=jt(g(u.read()),r,(v,z)=>y>0&&f.paint(v,z,y)),q=()=>{let v=Math.round(m.clientWidth);v===y||v===0||(y=v,w.again())};u.follow((v,z)=>{m.classList.add("touched"),f.tell(v),w.go(g(v),z?.glide??!0)}),f.tell(u.read()),Oe(i),q();let k=new ResizeObserver(q);return k.observe(m),()=>{k.disconnect(),w.stop(),u.stop(),f.stop?.()}};return f.ready?f.ready.then(h):h()}}}var ze=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function St(t,e){let o=0,n=null,a=()=>{cancelAnimationFrame(o),n=null},r=l=>{n=l,t.change(l)};return{play:l=>{a();let i=l.length-1;if(ot())return r(l[i]);let d=performance.now(),p=0,u=f=>{let m=Math.min(i,Math.floor(i*(f-d)/e));n&&m>p&&r(l[p=m]),n&&p<i&&(o=requestAnimationFrame(u))};r(l[0]),o=requestAnimationFrame(u)},stop:a,tell:l=>{n&&Object.entries(n).some(([i,d])=>!ze(l[i],d))&&a()}}}var Ne=Math.sqrt(50),Le=Math.sqrt(10),_e=Math.sqrt(2);function nt(t,e,o){let n=(e-t)/Math.max(0,o),a=Math.floor(Math.log10(n)),r=n/Math.pow(10,a),c=r>=Ne?10:r>=Le?5:r>=_e?2:1,s,l,i;return a<0?(i=Math.pow(10,-a)/c,s=Math.round(t*i),l=Math.round(e*i),s/i<t&&++s,l/i>e&&--l,i=-i):(i=Math.pow(10,a)*c,s=Math.round(t/i),l=Math.round(e/i),s*i<t&&++s,l*i>e&&--l),l<s&&.5<=o&&o<2?nt(t,e,o*2):[s,l,i]}function B(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[a,r,c]=n?nt(e,t,o):nt(t,e,o);if(!(r>=a))return[];let s=r-a+1,l=new Array(s);if(n)if(c<0)for(let i=0;i<s;++i)l[i]=(r-i)/-c;else for(let i=0;i<s;++i)l[i]=(r-i)*c;else if(c<0)for(let i=0;i<s;++i)l[i]=(a+i)/-c;else for(let i=0;i<s;++i)l[i]=(a+i)*c;return l}var zt="http://www.w3.org/2000/svg",Fe=t=>Math.round(t*10)/10+0;function b(t,e,o,n,a){let r=Object.entries(n).map(([c,s])=>[c,typeof s=="number"?Fe(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(r),...a===void 0?{}:{text:a}}}var Nt=(t,e,o,n)=>({...b(t,"text",e,o),runs:n}),Ot=new WeakMap,Te=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,a])=>[n,String(a)]))});function Ie(t,e){let o=Te(e);for(let a in o)t.at[a]!==o[a]&&t.node.setAttribute(a,o[a]);for(let a in t.at)a in o||t.node.removeAttribute(a);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Re)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var He=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Re(t){let e=document.createElementNS(zt,"tspan");for(let[o,n]of Object.entries(He(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Lt(t,{width:e,height:o,marks:n}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=Ot.get(t)??new Map;Ot.set(t,r);let c=new Map(n.map(l=>[l.id,l]));for(let[l,{node:i,shape:d}]of r)c.get(l)?.shape!==d&&(i.remove(),r.delete(l));let s=t.firstChild;for(let l of n){let i=r.get(l.id);i||(i={node:document.createElementNS(zt,l.shape),shape:l.shape,at:{},text:""},r.set(l.id,i)),Ie(i,l),s===i.node?s=i.node.nextSibling:t.insertBefore(i.node,s)}}var Ce="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),We=1.12,D=new Map;function De(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,a)=>n+(Ce[a.charCodeAt(0)-32]??556),0);return We*o/1e3}function _t(t,e){return D.size>5e3&&D.clear(),D.has(t)||D.set(t,De(t)),e*D.get(t)}var F=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,rt=t=>[t.left+t.width/2,t.top+t.height/2];function O(t,[e,o]){let[n,a]=rt(t);return[n+e*F(t),a-o*F(t)]}function G(t,e){let o=Math.max(...t.flat().map(Math.abs));if(o<=e)return 1.15*e;let n=10**Math.floor(Math.log10(o));return 1.15*([1,2,3,5,10].find(r=>r*n>=o*(1-1e-9))??10)*n}function at(t,e){let{left:o,top:n,width:a,height:r,edge:c}=e,[s,l]=rt(e),i=B(0,c,3).filter(d=>d>0&&d<=c);return[b(`${t} ground`,"rect","tint",{x:o,y:n,width:a,height:r,rx:6}),b(`${t} axes`,"path","rule",{d:`M${o} ${l}h${a}M${s} ${n}v${r}`}),...i.flatMap(d=>[b(`${t} ring ${d}`,"circle","rule",{cx:s,cy:l,r:d*F(e)}),b(`${t} length ${d}`,"text","soft small end",{x:s+d*F(e)-3,y:l+12},String(d))])]}var Pe={arrow:(t,e,o,n,[a,r])=>{let c=(s,l)=>`${(o-s*a-l*r).toFixed(1)} ${(n-s*r+l*a).toFixed(1)}`;return b(t,"path",`${e} solid`,{d:`M${c(0,0)}L${c(10,4.6)}L${c(10,-4.6)}Z`})},ring:(t,e,o,n)=>b(t,"circle",`${e} ring`,{cx:o,cy:n,r:4.5}),square:(t,e,o,n)=>b(t,"rect",`${e} solid`,{x:o-4.5,y:n-4.5,width:9,height:9})};function Tt(t,e,o,n,a="arrow"){let[r,c]=O(o,[0,0]),s=O(o,n),l=Math.hypot(s[0]-r,s[1]-c);if(l<1e-9)return[b(`${t} dot`,"circle",`${e} solid`,{cx:r,cy:c,r:4})];let i=[(s[0]-r)/l,(s[1]-c)/l],d=Math.min(l,a==="arrow"?8:4.5);return[b(`${t} shaft`,"line",`${e} line shaft`,{x1:r,y1:c,x2:s[0]-d*i[0],y2:s[1]-d*i[1]}),Pe[a](`${t} head`,e,s[0],s[1],i)]}function It(t,e,o,n){let[a,r]=rt(t),c=1.25*n,s=[];return e.map((l,i)=>{let d=_t(l,n)/2+2,[p,u]=o[i],f=Math.hypot(p-a,u-r),[m,h]=f>0?[(p-a)/f,(u-r)/f]:[1,0],[g,y]=[t.top+c/2+2,t.top+t.height-c/2-2],w=M(p+m*(9+d),t.left+d,t.left+t.width-d),q=M(u+h*(7+c/2),g,y),k=Array.from({length:1+Math.ceil(t.height/2)},(A,E)=>E?[q+2*E,q-2*E]:[q]).flat().filter(A=>A>=g&&A<=y),v=A=>s.every(E=>Math.abs(E.x-w)>=E.half+d||Math.abs(E.y-A)>=c),z=A=>o.every(([E,ge])=>Math.abs(E-w)>=d||Math.abs(ge-A)>=c/2+3),C=k.find(A=>v(A)&&z(A))??k.find(v)??q;return s.push({x:w,y:C,half:d}),[w,C]})}var Ft=t=>N(Math.abs(t)<.005?0:t);function Ht(t,e,o,n){let[a,r]=O(o,n),c=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:a-18,y:r-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:c,valuetext:`x ${Ft(n[0])}, y ${Ft(n[1])}`}}}var Ke=t=>Math.round(t*10)/10;function Rt(t){let e=x("div",{class:"attn-hits"}),o=new Map,n=r=>{let c=r.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),s={node:c,hit:r};return o.set(r.id,s),c.dataset.id=r.id,t(c,()=>s.hit),s};return{root:e,set:r=>{let c=new Set(r.map(({id:s})=>s));for(let[s,{node:l}]of o)c.has(s)||(l.remove(),o.delete(s));r.forEach((s,l)=>{let i=o.get(s.id)??n(s);Be(i.node,i.hit=s),i.node.parentNode!==e&&e.insertBefore(i.node,e.children[l]??null)})},focus:r=>o.get(r)?.node.focus({preventScroll:!0})}}function Be(t,{x:e,y:o,width:n,height:a,label:r,kind:c="",aria:s={},tab:l=0,lang:i}){let d={left:e,top:o,width:n,height:a};for(let[p,u]of Object.entries(d))t.style[p]=`${Ke(u)}px`;$(t,"class",`attn-hit ${c}`.trim()),$(t,"aria-label",r),$(t,"tabindex",l),i&&$(t,"lang",i);for(let[p,u]of Object.entries(s))$(t,`aria-${p}`,String(u))}function Ct(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),n=e(a)}),t.addEventListener("pointermove",a=>n?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{n!==null&&o(),n=null})}var Ge={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Wt(t,{plane:e,read:o,move:n,hold:a=()=>{}}){Ct(t,r=>{let[c,s]=[o(),[r.clientX,r.clientY]];return a(!0),l=>{let i=F(e());n([c[0]+(l.clientX-s[0])/i,c[1]-(l.clientY-s[1])/i])}},()=>a(!1)),t.addEventListener("keydown",r=>{let c=Ge[r.key];if(!c||r.ctrlKey||r.metaKey||r.altKey)return;r.preventDefault(),r.stopPropagation();let s=r.shiftKey?.5:.1;n(o().map((l,i)=>l+s*c[i]))})}function Dt(t,e,o,n){let a=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(a()[0],a()[1],!1)),t.addEventListener("keydown",r=>{let s={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[r.key];if(!s||r.ctrlKey||r.metaKey||r.altKey)return;r.preventDefault(),r.stopPropagation();let[l,i]=a().map((d,p)=>M(d+s[p],0,o-1));n(l,i,!0)})}function st(t,e){let o=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>$(o,"aria-pressed",String(n))}}function U(t,e,o){let n=ht("choice"),a=new Map,r=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,s]of Object.entries(e))a.set(c,x("input",{type:"radio",name:n,onchange:()=>o(c)})),r.append(x("label",{},a.get(c),x("span",{},s)));return{root:r,set:c=>void(a.get(c).checked=!0)}}function Pt(t=700){let e=x("p",{class:"attn-summary"}),o=x("span",{class:"attn-hidden",role:"status"}),n,a=r=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>W(o,r),t)),W(e,r)};return{root:x("div",{},e,o),set:a,stop:()=>clearTimeout(n)}}var T=9.9,V=3,Ue=[2,2,2,4,4],Kt=300,Ve=60,Je={tables:.05,matrices:.005,bias:.005},Xe={tables:["query","key"],matrices:["w_q","w_k"],bias:["w_q","w_k","b_q"]},it=(t,e,o)=>t.map((n,a)=>n.map((r,c)=>o(r,e[a][c]))),Ye=t=>M(t,-T,T);function I({source:t,x:e,query:o,key:n,w_q:a,w_k:r,b_q:c}){if(t==="tables")return{q:o,k:n,v:e};let s=t==="bias"?c:[0,0];return{q:S(e,a).map(i=>i.map((d,p)=>d+s[p])),k:S(e,r),v:e}}function ct({q:t,k:e,v:o}){let n=S(t,_(e)),a=n.map(c=>$t(c)),r=S(a,o);return{q:t,k:e,v:o,scores:n,weights:a,output:r,wishes:Qe(o,n,a)}}var J=t=>ct(I(t));function Qe([t,e],o,n){let a=K(t)*K(e),r=a>0?tt(t,e)/a:0,c=o[3][4]-o[4][3],s=(d,p)=>({from:d,to:p,value:n[d][p],met:n[d][p]>=.8}),l={from:0,to:1,value:r,met:r<=-.8},i={from:3,to:4,value:c,met:c>=V};return[l,s(0,2),s(1,2),s(3,4),i]}function Ut(t){let e=Xe[t.source],o=Object.fromEntries(e.map(r=>[r,Ze(t[r])]));o[e[0]]=Bt(o[e[0]],0,1),o[e[1]]=Bt(o[e[1]],1,0);let n=Object.fromEntries(e.map(r=>[r,o[r].map(()=>[0,0])])),a=[];for(let r=1;r<=Kt;r++){let c=to({...t,...Gt(o)}),s=i=>{let d=Math.max(1,K(c[i].flat())/5),p=it(n[i],c[i],(u,f)=>.8*u+f/d);return it(p,o[i],(u,f)=>u+.02*f)};n=Object.fromEntries(e.map(i=>[i,s(i)]));let l=i=>it(o[i],n[i],(d,p)=>Ye(d-Je[t.source]*p));o=Object.fromEntries(e.map(i=>[i,l(i)])),r%(Kt/Ve)===0&&a.push(Gt(o,!0))}return a}var Ze=t=>Array.isArray(t[0])?t:[t],Bt=(t,e,o)=>t.map((n,a)=>n.map((r,c)=>a===e&&c===o?r+.02:r));function Gt(t,e=!1){let o=r=>e?Number(r.toFixed(2))+0:r,n=Object.entries(t).map(([r,c])=>[r,c.map(s=>s.map(o))]),a=Object.fromEntries(n);return a.b_q?{...a,b_q:a.b_q[0]}:a}function to(t){let{q:e,k:o,scores:n,weights:a}=J(t),r=a.map((p,u)=>p.map((f,m)=>f-+(m===Ue[u]))),c=1/(1+Math.exp(n[3][4]-n[4][3]-V-1));r[3][4]-=c,r[4][3]+=c;let[s,l]=[S(r,o),S(_(r),e)],i=_(t.x),d=[_(s).map(p=>p.reduce((u,f)=>u+f,0))];return{query:s,key:l,w_q:S(i,s),w_k:S(i,l),b_q:d}}var Vt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); }
text.name.asked, text.head.asked { font-weight: 750; }
text.head { font-weight: 400; }
text.name { font-weight: 500; }
tspan.sub { font-size: 0.75em; }
.bold.shaft { stroke-width: 4.5; }
.faint { opacity: 0.4; }
.disc { fill-opacity: 0.4; }
.ray { stroke-width: 1.5; stroke-dasharray: 5 5; }
.gets { stroke: var(--tint); stroke-width: 1.5; }
`;var Xt=18,Jt=t=>t.length>6?`${t.slice(0,4)}.`:t,X=({left:t,top:e,side:o,wide:n,tall:a},r,c)=>[t+o+c*n,e+Xt+r*a],Yt=({tall:t,words:e})=>Xt+e.length*t;function Qt(t,{shares:e,texts:o,small:n,hue:a}){let{id:r,left:c,top:s,side:l,wide:i,tall:d,words:p,roles:u=p.map(()=>"ink")}=t,f=p.flatMap((h,g)=>[b(`${r} column ${g}`,"text",`${u[g]} head`,{x:c+l+(g+.5)*i,y:s+12},Jt(h)),b(`${r} row ${g}`,"text",`${u[g]} head start`,{x:c,y:X(t,g,0)[1]+d/2+4.5},Jt(h))]),m=e.flatMap((h,g)=>h.flatMap((y,w)=>{let[q,k]=X(t,g,w),v={x:q+1,y:k+1,width:i-2,height:d-2,rx:3},z=M(Math.abs(y)).toFixed(3),C=q+i/2;return[b(`${r} bed ${g} ${w}`,"rect","tint",v),b(`${r} cell ${g} ${w}`,"rect",`${y<0?"minus":a} shade`,{...v,"fill-opacity":z}),b(`${r} number ${g} ${w}`,"text","ink number",{x:C,y:k+(n?17:d/2+4.5)},o[g][w]),...n?[b(`${r} small ${g} ${w}`,"text","ink small",{x:C,y:k+31},n[g][w])]:[]]}));return[...f,...m]}function Zt(t,e,o,n,a){let[r,c]=X(t,n,a),s={x:r+1,y:c+1,width:t.wide-2,height:t.tall-2,rx:3};return b(`${t.id} ${e}`,"rect",`${o} frame`,s)}var te=(t,e,o,n)=>t.words.flatMap((a,r)=>t.words.map((c,s)=>{let[l,i]=X(t,r,s),d=r===o[0]&&s===o[1];return{id:`${t.id} ${r} ${s}`,x:l,y:i,width:t.wide,height:t.tall,label:e(r,s),tab:d?0:-1,...n?{aria:{pressed:d}}:{}}}));var H=(t,e=2)=>N(Math.abs(t)<.5*10**-e?0:t,e),oo=t=>`(${t.map(e=>L(Math.round(100*e)/100+0)).join(", ")})`,lt=t=>t[0].toUpperCase()+t.slice(1),no=["none","one","two","three","four"],ro=([t,e,o,n,a])=>[`${t} and ${e} opposite`,`${t} \u2192 ${o}`,`${e} \u2192 ${o}`,`${n} \u2192 ${a}`,`${n} \u2192 ${a} one-way`],ee=([t,e,o,n,a])=>[`${t}, ${e}: cosine \u2264 \u22120.8`,`${t} \u2192 ${o} \u2265 0.8`,`${e} \u2192 ${o} \u2265 0.8`,`${n} \u2192 ${a} \u2265 0.8`,`${n}, ${a}: score gap \u2265 ${V}`];function ao({source:t,x:e,words:o}){let n=e[0].every((a,r)=>Math.abs(a+e[1][r])<1e-9);return t!=="matrices"||!n?"":` ${lt(o[0])} and ${o[1]} are exactly opposite, so their queries are too: whatever the matrices, one of the two gives ${o[2]} no more than 20%.`}function oe(t,{scores:e,weights:o,output:n,wishes:a}){let{words:r,asking:c}=t,s=Mt(e[c]),l=s===c?"itself":r[s],i=`${r[c]} attends to ${l} most: score ${H(e[c][s])}, weight ${xt(o[c][s])}; it gets ${oo(n[c])}`,d=a.filter(f=>f.met).length,p=ro(r).filter((f,m)=>!a[m].met),u=d===a.length?"All five wishes are met":`${lt(no[d])} of five wishes ${d===1?"is":"are"} met; missing: ${bt(p)}`;return`${lt(i)}. ${u}.${ao(t)}`}var ne=({words:t},{weights:e,scores:o},n,a)=>`${t[n]} gives ${t[a]} the weight ${H(e[n][a])}, score ${H(o[n][a])}`;var dt=["q","k","v"],ut={q:"query",k:"key",v:"value"},so={q:"arrow",k:"ring",v:"square"},io={q:"looks for",k:"offers",v:"means"},co={q:"what it looks for",k:"what it offers",v:"what it means"},pt=3,P=40,lo=36,R=({q:t,k:e,v:o})=>({q:G(t,pt),k:G(e,pt),v:G(o,pt)});function ft(t,e){let o=t<700,n=o?10:18,a=o?(t-n)/2:(t-2*n)/3,r=Math.round(Math.min(a,290)),c=(m,h)=>({left:m*(a+n),top:P+h*(r+P+6),width:a,height:r}),s={left:0,top:P,width:t,height:r},[l,i,d]=o?[c(0,0),c(1,0),c(0,1)]:[0,1,2].map(m=>c(m,0)),p=P+r+14,u=o?{left:a+n,top:c(1,1).top-P,width:a}:{left:0,top:p,width:.42*t},f=o?{left:0,top:c(0,1).top+r+14,width:t}:{left:.42*t+40,top:p,width:.58*t-40};return{narrow:o,...e?{q:s,k:s,v:s}:{q:l,k:i,v:d},aside:d,wishes:u,pairs:f}}function Y({overlaid:t},e,o){let n=ft(o,t),a=Math.max(e.q,e.k,e.v),r=c=>({...n[c],edge:t?a:e[c]});return{q:r("q"),k:r("k"),v:r("v")}}function Q({words:t,asking:e},o){let{pairs:n}=ft(o,!1),a=(n.width-44)/t.length,r=t.map((c,s)=>s===e?"query asked":"ink");return{id:"pairs",left:n.left,top:n.top+lo,side:44,wide:a,tall:35,words:t,roles:r}}var re=(t,e)=>{let o=Q(t,e);return Math.ceil(o.top+Yt(o)+2)};function po(t,e,{left:o,top:n},a){let r={q:`bold: ${e}`,k:a?"discs: weights":`dashed: ${e}\u2019s query; discs: weights`,v:a?`triangle: ${e} gets`:`triangle: what ${e} gets`};return[Nt(`title ${t}`,`${ut[t]} strong start`,{x:o,y:n-22},[{text:"E"},{text:t,role:"sub",dy:3},{text:` ${io[t]}`,dy:-3}]),b(`note ${t}`,"text","soft small start",{x:o,y:n-6},r[t])]}function uo(t,{q:e,aside:o,narrow:n}){let a=n?[["query","arrow",`${t} asks`],["key","rings","keys"],["weight","discs","weights"],["value","squares","meanings"],["output","triangle","what it gets"]]:[],r=`arrow: ${t}\u2019s query; rings: keys; discs: weights; squares: meanings; triangle: what ${t} gets`,{left:c,top:s}=e;return[b("title all","text","ink strong start",{x:c,y:s-22},"All upon each other"),...n?[]:[b("note all","text","soft small start",{x:c,y:s-6},r)],...a.map(([l,i,d],p)=>b(`legend ${p}`,"text",`${l} small start`,{x:o.left,y:o.top+4+20*p},`${i}: ${d}`))]}var ae=({asking:t,overlaid:e},o,n,a)=>n.flatMap((r,c)=>{let s=c===t&&o==="q"?" bold":e&&o!=="k"?" faint":"";return Tt(`${o} ${c}`,`${ut[o]}${s}`,a,r,so[o])});function se(t,e,o,n){let a=e.map(({vector:c})=>O(o,c)),r=It(o,e.map(({word:c})=>c),a,n?13:15);return e.map(({role:c,word:s,asked:l},i)=>b(`${t} name ${i}`,"text",`${c} name${l?" asked":""}`,{x:r[i][0],y:r[i][1]+5},s))}function fo(t,e){let[o,n]=t;if(o===0&&n===0)return[];let[a,r]=O(e,[0,0]),c=Math.min(e.width/2/Math.abs(o||1e-12),e.height/2/Math.abs(n||1e-12));return[b("ray","line","query line ray",{x1:a,y1:r,x2:a+c*o,y2:r-c*n})]}function ie(t,e){let[o,n]=O(e,t).map(a=>a.toFixed(1));return b("gets","path","output solid gets",{d:`M${o} ${n}m0 -8l7 12h-14Z`})}var ce=(t,e,o,n)=>t.map((a,r)=>{let[c,s]=O(o,e[r]);return b(`disc ${r}`,"circle","weight solid disc",{cx:c,cy:s,r:(n?12:17)*Math.sqrt(a)})}),le=({words:t,asking:e},o,n)=>t.map((a,r)=>({role:ut[o],word:a,vector:n[r],asked:r===e&&o==="q"}));function mo(t,e,o,n){let{words:a,asking:r}=t,c={q:{under:[],over:[]},k:{under:[...fo(e.q[r],o.k),...ce(e.weights[r],e.k,o.k,n)],over:[]},v:{under:[],over:[ie(e.output[r],o.v)]}};return dt.flatMap(s=>[...po(s,a[r],o[s],n),...at(s,o[s]),...c[s].under,...ae(t,s,e[s],o[s]),...se(s,le(t,s,e[s]),o[s],n),...c[s].over])}function ho(t,e,{q:o},n){let{words:a,asking:r}=t,c=le(t,"k",e.k),s={role:"query",word:`${a[r]} asks`,vector:e.q[r],asked:!0};return[...uo(a[r],n),...at("all",o),...ce(e.weights[r],e.k,o,n.narrow),...["v","k","q"].flatMap(l=>ae(t,l,e[l],o)),...se("all",[...c,s],o,n.narrow),ie(e.output[r],o)]}function go({words:t},{wishes:e},{left:o,top:n,width:a},r){let c=r?34:33,s=n+(r?56:50),l=o+a,i=ee(t).flatMap((p,u)=>{let f=s+u*c,{value:m,met:h}=e[u],g=r?f+14:f;return[b(`wish ${u}`,"text","ink start small",{x:o,y:f},p),b(`value ${u}`,"text","ink end number",{x:r?o+40:l-76,y:g},H(m)),b(`met ${u}`,"text",h?"ink strong end small":"soft end small",{x:l,y:g},h?"\u2713 met":"\u2717 open"),b(`rule ${u}`,"line","rule",{x1:o,x2:l,y1:g+6,y2:g+6})]});return[b("wishes","text","ink strong start",{x:o,y:n+18},"Five wishes"),...i]}function xo(t,{weights:e,scores:o},n){let a=Q(t,n),r=a.top+18+t.asking*a.tall,c=(l,i)=>l.map(d=>d.map(p=>H(p,i))),s={texts:c(e,2),small:c(o,1)};return[b("pairs title","text","ink strong start",{x:a.left,y:a.top-22},"Weights"),b("pairs note","text","soft small start",{x:a.left,y:a.top-6},"row asks, column answers; small: score q\xB7k"),...Qt(a,{hue:"weight",shares:e,...s}),...bo.map(([l,i])=>Zt(a,`wish ${l} ${i}`,"ink back",l,i)),b("asking","rect","query solid",{x:a.left+a.side-4,y:r+3,width:3,height:a.tall-6})]}var bo=[[0,2],[1,2],[3,4],[4,3]];function pe(t,e,{width:o,edges:n=R(e)}){let a=ft(o,t.overlaid),r=Y(t,n,o),s=[...t.overlaid?ho(t,e,r,a):mo(t,e,r,a.narrow),...go(t,e,a.wishes,a.narrow),...xo(t,e,o)];return{width:o,height:re(t,o),marks:s}}var wo=({source:t},e)=>e==="v"||t==="tables";function de(t,e,{width:o,edges:n=R(e)}){let a=Y(t,n,o),r=dt.filter(l=>wo(t,l)).flatMap(l=>e[l].map((i,d)=>Ht(`${l} ${d}`,`${t.words[d]}, ${co[l]}; arrow keys move its tip`,a[l],i))),c=Q(t,o),s=(l,i)=>ne(t,e,l,i);return[...r,...te(c,s,[t.asking,0],!1)]}var ue=`.projection-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
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
`;var yo=2e3,he=["x","query","key","w_q","w_k","b_q"],fe={q:"query",k:"key",v:"x"},j=t=>t.read();function ko(t,e){let o=Z("svg",{class:"scene","aria-hidden":"true"}),n=900,a=null,r=f=>{let[m,h]=f().id.split(" ");return{letter:m,i:Number(h)}},c=()=>a??R(I(j(t))),s=(f,m)=>{let{letter:h,i:g}=r(f),y=a?Math.min(T,a[h]):T,w=m.map(k=>Math.round(100*M(k,-y,y))/100),q=j(t)[fe[h]];e({[fe[h]]:q.map((k,v)=>v===g?w:k)})},i=Rt((f,m)=>{if(m().id.startsWith("pairs"))return Dt(f,()=>m().id,j(t).words.length,(h,g,y)=>{e({asking:h}),y&&i.focus(`pairs ${h} ${g}`)});Wt(f,{plane:()=>Y(j(t),c(),n)[r(m).letter],read:()=>I(j(t))[r(m).letter][r(m).i],move:h=>s(m,h),hold:h=>{a=h?R(I(j(t))):null,h||t.change({},{glide:!0})}})}),d=x("div",{class:"attn-stage projection-board"},o,i.root),p=(f,m)=>i.set(de(f,m,{width:n,edges:c()}));return{root:d,tell:p,paint:(f,m)=>{let h=Math.round(d.clientWidth);h!==n&&(n=h,p(j(t),J(j(t)))),Lt(o,pe(f,m,{width:n,edges:a??R(m)}))}}}var me=t=>Array.isArray(t[0])?t:[t];function $o(t,e,o,n,a,r){let c=(d,p,u)=>{let f=me(j(n)[e]).map((m,h)=>m.map((g,y)=>h===d&&y===p?u:g));a({[e]:o===1?f[0]:f})},s=Array.from({length:o},(d,p)=>[0,1].map(u=>wt({label:`${t}, ${o>1?`row ${p+1}, `:""}column ${u+1}`,most:T,onInput:f=>c(p,u,f),told:r}))),l=x("div",{class:"projection-matrix",role:"group","aria-label":t},x("span",{"aria-hidden":"true"},t[0],x("sub",{},t.slice(2))),x("span",{class:"projection-fields"},...s.flat().map(d=>d.root))),i=(d,p)=>me(d[e]).forEach((u,f)=>u.forEach((m,h)=>p(s[f][h],m)));return{root:l,tell:d=>i(d,(p,u)=>p.set(u)),restore:d=>i(d,(p,u)=>p.write(u))}}function Mo(t,e){let o=x("p",{class:"projection-refused",role:"status"}),n=m=>W(o,m),a=[["W q","w_q",2],["W k","w_k",2],["b q","b_q",1]].map(([m,h,g])=>$o(String(m),String(h),Number(g),t,e,n)),r=m=>x("sub",{},m),c=x("span",{}," + b",r("q")),s=x("span",{class:"attn-label"},"q = x W",r("q"),c,", k = x W",r("k"),", v = x"),l=x("p",{class:"attn-hint"},"Each word has a query and a key of its own: drag their arrows."),i=x("div",{class:"projection-matrices"},...a.map(m=>m.root),s),d=x("div",{class:"projection-source"},l,i),p=(m,h)=>{let g=h?"":"hidden";m.style.visibility!==g&&(m.style.visibility=g)};return{root:d,refused:o,tell:m=>{p(l,m.source==="tables"),p(i,m.source!=="tables");let h=m.source==="bias";p(a[2].root,h),$(c,"hidden",!h);for(let g of a)g.tell(m)},restore:m=>{n("");for(let h of a)h.restore(m)}}}function qo({words:t},{change:e,solve:o,reset:n}){let a={glide:!0},r=U("Queries and keys come from",{tables:"tables",matrices:"matrices",bias:"matrices + bias"},h=>e({source:h},a)),c=U("Planes",{beside:"side by side",upon:"overlaid"},h=>e({overlaid:h==="upon"})),s=Object.fromEntries(t.map((h,g)=>[g,h])),l=U("Follow the word",s,h=>e({asking:Number(h)})),i=h=>x("span",{class:"attn-label","aria-hidden":"true"},h),d=(...h)=>x("div",{class:"attn-row"},...h),p=d(st("Find a solution",o).root,st("Reset",n).root),u=x("div",{class:"projection-row"},d(i("Queries and keys from"),r.root),p),f=x("div",{class:"projection-row"},d(i("Follow"),l.root),c.root);return{above:u,below:f,tell:h=>{r.set(h.source),c.set(h.overlaid?"upon":"beside"),l.set(String(h.asking))}}}function jo(t,e,o){let n=St(e,yo),a=(p,u={})=>{n.stop(),e.change(p,u)},r={change:a,solve:()=>n.play(Ut(j(e))),reset:()=>{let p=o.get("_start")??{},u=he.filter(f=>f in p).map(f=>[f,p[f]]);a(Object.fromEntries(u),{glide:!0}),c.restore(j(e))}},[c,s,l]=[Mo(e,a),qo(t,r),ko(e,a)],i=Pt();return{parts:[x("p",{class:"attn-hint"},"Point the query of hot at the key of temperature: no meaning has to move. Can you meet all five wishes?"),s.above,c.root,c.refused,s.below,l.root,i.root],tell:p=>{let u=J(p);n.tell(p),s.tell(p),c.tell(p),l.tell(p,u),i.set(oe(p,u))},glides:I,paint:p=>l.paint(j(e),ct(p)),stop:()=>{n.stop(),i.stop()}}}var Jn=Et({name:"projection",label:"Live figure: what words look for, offer and mean",style:mt+Vt+ue,controls:["source",...he,"asking","overlaid"],fixed:["words"],build:jo});export{dt as LETTERS,pe as board,J as compute,Jn as default,oe as describe,re as heightOf,Ut as learn,Q as lookOf,de as places,Y as planesOf};
