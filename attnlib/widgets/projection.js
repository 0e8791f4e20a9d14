// Joined by `make figures` from src/projection and src/kit: change those, not this.
var mt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var be="http://www.w3.org/2000/svg",we=0,ve=Math.random().toString(36).slice(2,8),ht=t=>`attn-${ve}-${t}-${++we}`;function gt(t,e,o){for(let[r,a]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),a):a===!0?t.setAttribute(r,""):a!==!1&&a!=null&&t.setAttribute(r,a);return t.append(...o),t}var x=(t,e={},...o)=>gt(document.createElement(t),e,o),xt=(t,e={},...o)=>gt(document.createElementNS(be,t),e,o);function D(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function $(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}function N(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function L(t){let e=N(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function bt(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var wt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var ye=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,ke=/^[+-]?\.?$/;function $e(t){let e=t.trim().replace("\u2212","-").replace(",",".");return ye.test(e)?Number(e):NaN}var Me=t=>ke.test(t.trim().replace("\u2212","-").replace(",",".")),qe=(t,e,o)=>`${t} must be a number from ${L(-e)} to ${L(e)}; got ${o.trim()?`\u201C${o.trim()}\u201D`:"nothing"}.`;function vt({label:t,most:e,onInput:o,told:r}){let a=null,n=c=>{$(s,"aria-invalid",c?"true":!1),r(c)},i=c=>{let d=$e(s.value);Math.abs(d)<=e?(n(""),d!==a&&o(a=d)):(c||!Me(s.value))&&n(qe(t,e,s.value))},s=x("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":t,oninput:()=>i(!1),onchange:()=>i(!0)}),l=c=>{a=c,s.value=L(c),$(s,"aria-invalid",!1)};return{root:s,set:c=>void(c!==a&&l(c)),write:l}}var yt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var kt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var $t=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var tt=(t,e)=>t.reduce((o,r,a)=>o+r*e[a],0);var K=t=>Math.hypot(...t),_=t=>t[0].map((e,o)=>t.map(r=>r[o]));function S(t,e){let o=_(e);return t.map(r=>o.map(a=>tt(r,a)))}function Mt(t,e=1,o=null){let r=s=>o===null||o[s],a=Math.max(...t.filter((s,l)=>r(l))),n=t.map((s,l)=>r(l)?Math.exp((s-a)/e):0),i=n.reduce((s,l)=>s+l,0);return i>0?n.map(s=>s/i):n}var qt=t=>t.indexOf(Math.max(...t)),M=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var jt=200,ot=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Se=t=>t*t*(3-2*t);function et(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>et(t[a],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,n])=>[a,et(t[a],n,o)]);return Object.fromEntries(r)}return e}function At(t,e,o){let[r,a,n,i,s,l]=[t,t,t,0,0,0],c=!1,d=p=>{let f=Math.min(64,p-s);if(s=p,c){let m=M((p-i)/e);r=et(a,n,Se(m)),c=m<1}let u=o(r,f);l=c||u?requestAnimationFrame(d):0};return{go(p,f){if(ot()){[r,n,c]=[p,p,!1],o(r,1/0);return}[a,n,i,c]=[r,p,performance.now(),f],f||(r=p,o(r,0)),l||([s,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function Et(t,e,o=[]){let r=[...e,...o],a=[],n=!1,i=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),s=p=>{if(n)return;let f=i();a.forEach(u=>u(f,p))},l=()=>s(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:f=!1}={})=>{n=!0;for(let[u,m]of Object.entries(p))t.set(u,m);n=!1,s({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:i,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function Oe(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function St({name:t,label:e,style:o,controls:r,fixed:a=[],ms:n=jt,build:i}){return{render:({model:l,el:c})=>{let d=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=d.attachShadow({mode:"open"});p.append(x("style",{},[yt,kt,$t,o].join(`
`)));let f=Et(l,r,a),u=i(f.read(),f,l),m=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);p.append(m),c.append(d);let h=()=>{let g=u.glides??(v=>v),y=0,w=At(g(f.read()),n,(v,z)=>y>0&&u.paint(v,z,y)),q=()=>{let v=Math.round(m.clientWidth);v===y||v===0||(y=v,Oe(c),w.again())};f.follow((v,z)=>{m.classList.add("touched"),u.tell(v),w.go(g(v),z?.glide??!0)}),u.tell(f.read()),q();let k=new ResizeObserver(q);return k.observe(m),()=>{k.disconnect(),w.stop(),f.stop(),u.stop?.()}};return u.ready?u.ready.then(h):h()}}}var ze=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Ot(t,e){let o=0,r=null,a=()=>{cancelAnimationFrame(o),r=null},n=l=>{r=l,t.change(l)};return{play:l=>{a();let c=l.length-1;if(ot())return n(l[c]);let d=performance.now(),p=0,f=u=>{let m=Math.min(c,Math.floor(c*(u-d)/e));r&&m>p&&n(l[p=m]),r&&p<c&&(o=requestAnimationFrame(f))};n(l[0]),o=requestAnimationFrame(f)},stop:a,tell:l=>{r&&Object.entries(r).some(([c,d])=>!ze(l[c],d))&&a()}}}var Ne=Math.sqrt(50),Le=Math.sqrt(10),_e=Math.sqrt(2);function rt(t,e,o){let r=(e-t)/Math.max(0,o),a=Math.floor(Math.log10(r)),n=r/Math.pow(10,a),i=n>=Ne?10:n>=Le?5:n>=_e?2:1,s,l,c;return a<0?(c=Math.pow(10,-a)/i,s=Math.round(t*c),l=Math.round(e*c),s/c<t&&++s,l/c>e&&--l,c=-c):(c=Math.pow(10,a)*i,s=Math.round(t/c),l=Math.round(e/c),s*c<t&&++s,l*c>e&&--l),l<s&&.5<=o&&o<2?rt(t,e,o*2):[s,l,c]}function B(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let r=e<t,[a,n,i]=r?rt(e,t,o):rt(t,e,o);if(!(n>=a))return[];let s=n-a+1,l=new Array(s);if(r)if(i<0)for(let c=0;c<s;++c)l[c]=(n-c)/-i;else for(let c=0;c<s;++c)l[c]=(n-c)*i;else if(i<0)for(let c=0;c<s;++c)l[c]=(a+c)/-i;else for(let c=0;c<s;++c)l[c]=(a+c)*i;return l}var Nt="http://www.w3.org/2000/svg",Te=t=>Math.round(t*10)/10+0;function b(t,e,o,r,a){let n=Object.entries(r).map(([i,s])=>[i,typeof s=="number"?Te(s):s]);return{id:t,shape:e,role:o,at:Object.fromEntries(n),...a===void 0?{}:{text:a}}}var nt=(t,e,o,r)=>({...b(t,"text",e,o),runs:r}),zt=new WeakMap,Fe=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,a])=>[r,String(a)]))});function Ie(t,e){let o=Fe(e);for(let a in o)t.at[a]!==o[a]&&t.node.setAttribute(a,o[a]);for(let a in t.at)a in o||t.node.removeAttribute(a);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(We)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var He=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function We(t){let e=document.createElementNS(Nt,"tspan");for(let[o,r]of Object.entries(He(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function Lt(t,{width:e,height:o,marks:r}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let n=zt.get(t)??new Map;zt.set(t,n);let i=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of n)i.get(l)?.shape!==d&&(c.remove(),n.delete(l));let s=t.firstChild;for(let l of r){let c=n.get(l.id);c||(c={node:document.createElementNS(Nt,l.shape),shape:l.shape,at:{},text:""},n.set(l.id,c)),Ie(c,l),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}var Ce="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),De=1.12,R=new Map;function Re(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(Ce[a.charCodeAt(0)-32]??556),0);return De*o/1e3}function _t(t,e){return R.size>5e3&&R.clear(),R.has(t)||R.set(t,Re(t)),e*R.get(t)}var T=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,at=t=>[t.left+t.width/2,t.top+t.height/2];function O(t,[e,o]){let[r,a]=at(t);return[r+e*T(t),a-o*T(t)]}function G(t,e){let o=Math.max(...t.flat().map(Math.abs));if(o<=e)return 1.15*e;let r=10**Math.floor(Math.log10(o));return 1.15*([1,2,3,5,10].find(n=>n*r>=o*(1-1e-9))??10)*r}function it(t,e){let{left:o,top:r,width:a,height:n,edge:i}=e,[s,l]=at(e),c=B(0,i,3).filter(d=>d>0&&d<=i);return[b(`${t} ground`,"rect","tint",{x:o,y:r,width:a,height:n,rx:6}),b(`${t} axes`,"path","rule",{d:`M${o} ${l}h${a}M${s} ${r}v${n}`}),...c.flatMap(d=>[b(`${t} ring ${d}`,"circle","rule",{cx:s,cy:l,r:d*T(e)}),b(`${t} length ${d}`,"text","soft small end",{x:s+d*T(e)-3,y:l+12},String(d))])]}var Pe={arrow:(t,e,o,r,[a,n])=>{let i=(s,l)=>`${(o-s*a-l*n).toFixed(1)} ${(r-s*n+l*a).toFixed(1)}`;return b(t,"path",`${e} solid`,{d:`M${i(0,0)}L${i(10,4.6)}L${i(10,-4.6)}Z`})},ring:(t,e,o,r)=>b(t,"circle",`${e} ring`,{cx:o,cy:r,r:4.5}),square:(t,e,o,r)=>b(t,"rect",`${e} solid`,{x:o-4.5,y:r-4.5,width:9,height:9})};function Ft(t,e,o,r,a="arrow"){let[n,i]=O(o,[0,0]),s=O(o,r),l=Math.hypot(s[0]-n,s[1]-i);if(l<1e-9)return[b(`${t} dot`,"circle",`${e} solid`,{cx:n,cy:i,r:4})];let c=[(s[0]-n)/l,(s[1]-i)/l],d=Math.min(l,a==="arrow"?8:4.5);return[b(`${t} shaft`,"line",`${e} line shaft`,{x1:n,y1:i,x2:s[0]-d*c[0],y2:s[1]-d*c[1]}),Pe[a](`${t} head`,e,s[0],s[1],c)]}function It(t,e,o,r){let[a,n]=at(t),i=1.25*r,s=[];return e.map((l,c)=>{let d=_t(l,r)/2+2,[p,f]=o[c],u=Math.hypot(p-a,f-n),[m,h]=u>0?[(p-a)/u,(f-n)/u]:[1,0],[g,y]=[t.top+i/2+2,t.top+t.height-i/2-2],w=M(p+m*(9+d),t.left+d,t.left+t.width-d),q=M(f+h*(7+i/2),g,y),k=Array.from({length:1+Math.ceil(t.height/2)},(A,E)=>E?[q+2*E,q-2*E]:[q]).flat().filter(A=>A>=g&&A<=y),v=A=>s.every(E=>Math.abs(E.x-w)>=E.half+d||Math.abs(E.y-A)>=i),z=A=>o.every(([E,ge])=>Math.abs(E-w)>=d||Math.abs(ge-A)>=i/2+3),C=k.find(A=>v(A)&&z(A))??k.find(v)??q;return s.push({x:w,y:C,half:d}),[w,C]})}var Tt=t=>N(Math.abs(t)<.005?0:t);function Ht(t,e,o,r){let[a,n]=O(o,r),i=Math.round(Math.atan2(r[1],r[0])*180/Math.PI);return{id:t,label:e,x:a-18,y:n-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:i,valuetext:`x ${Tt(r[0])}, y ${Tt(r[1])}`}}}var Ke=t=>Math.round(t*10)/10;function Wt(t){let e=x("div",{class:"attn-hits"}),o=new Map,r=n=>{let i=n.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),s={node:i,hit:n};return o.set(n.id,s),i.dataset.id=n.id,t(i,()=>s.hit),s};return{root:e,set:n=>{let i=new Set(n.map(({id:s})=>s));for(let[s,{node:l}]of o)i.has(s)||(l.remove(),o.delete(s));n.forEach((s,l)=>{let c=o.get(s.id)??r(s);Be(c.node,c.hit=s),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:n=>o.get(n)?.node.focus({preventScroll:!0})}}function Be(t,{x:e,y:o,width:r,height:a,label:n,kind:i="",aria:s={},tab:l=0,lang:c}){let d={left:e,top:o,width:r,height:a};for(let[p,f]of Object.entries(d))t.style[p]=`${Ke(f)}px`;$(t,"class",`attn-hit ${i}`.trim()),$(t,"aria-label",n),$(t,"tabindex",l),c&&$(t,"lang",c);for(let[p,f]of Object.entries(s))$(t,`aria-${p}`,String(f))}function Ct(t,e,o=()=>{}){let r=null;t.addEventListener("pointerdown",a=>{t.setPointerCapture(a.pointerId),r=e(a)}),t.addEventListener("pointermove",a=>r?.(a));for(let a of["pointerup","pointercancel"])t.addEventListener(a,()=>{r!==null&&o(),r=null})}var Ge={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function Dt(t,{plane:e,read:o,move:r,hold:a=()=>{}}){Ct(t,n=>{let[i,s]=[o(),[n.clientX,n.clientY]];return a(!0),l=>{let c=T(e());r([i[0]+(l.clientX-s[0])/c,i[1]-(l.clientY-s[1])/c])}},()=>a(!1)),t.addEventListener("keydown",n=>{let i=Ge[n.key];if(!i||n.ctrlKey||n.metaKey||n.altKey)return;n.preventDefault(),n.stopPropagation();let s=n.shiftKey?.5:.1;r(o().map((l,c)=>l+s*i[c]))})}function Rt(t,e,o,r){let a=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>r(a()[0],a()[1],!1)),t.addEventListener("keydown",n=>{let s={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[n.key];if(!s||n.ctrlKey||n.metaKey||n.altKey)return;n.preventDefault(),n.stopPropagation();let[l,c]=a().map((d,p)=>M(d+s[p],0,o-1));r(l,c,!0)})}function st(t,e){let o=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>$(o,"aria-pressed",String(r))}}function U(t,e,o){let r=ht("choice"),a=new Map,n=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[i,s]of Object.entries(e))a.set(i,x("input",{type:"radio",name:r,onchange:()=>o(i)})),n.append(x("label",{},a.get(i),x("span",{},s)));return{root:n,set:i=>void(a.get(i).checked=!0)}}function Pt(t=700){let e=x("p",{class:"attn-summary"}),o=x("span",{class:"attn-hidden",role:"status"}),r,a=n=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>D(o,n),t)),D(e,n)};return{root:x("div",{},e,o),set:a,stop:()=>clearTimeout(r)}}var F=9.9,V=3,Ue=[2,2,2,4,4],Kt=300,Ve=60,Je={tables:.05,matrices:.005,bias:.005},Ye={tables:["query","key"],matrices:["w_q","w_k"],bias:["w_q","w_k","b_q"]},ct=(t,e,o)=>t.map((r,a)=>r.map((n,i)=>o(n,e[a][i]))),Qe=t=>M(t,-F,F);function I({source:t,x:e,query:o,key:r,w_q:a,w_k:n,b_q:i}){if(t==="tables")return{q:o,k:r,v:e};let s=t==="bias"?i:[0,0];return{q:S(e,a).map(c=>c.map((d,p)=>d+s[p])),k:S(e,n),v:e}}function lt({q:t,k:e,v:o}){let r=S(t,_(e)),a=r.map(i=>Mt(i)),n=S(a,o);return{q:t,k:e,v:o,scores:r,weights:a,output:n,wishes:Xe(o,r,a)}}var J=t=>lt(I(t));function Xe([t,e],o,r){let a=K(t)*K(e),n=a>0?tt(t,e)/a:0,i=o[3][4]-o[4][3],s=(d,p)=>({from:d,to:p,value:r[d][p],met:r[d][p]>=.8}),l={from:0,to:1,value:n,met:n<=-.8},c={from:3,to:4,value:i,met:i>=V};return[l,s(0,2),s(1,2),s(3,4),c]}function Ut(t){let e=Ye[t.source],o=Object.fromEntries(e.map(n=>[n,Ze(t[n])]));o[e[0]]=Bt(o[e[0]],0,1),o[e[1]]=Bt(o[e[1]],1,0);let r=Object.fromEntries(e.map(n=>[n,o[n].map(()=>[0,0])])),a=[];for(let n=1;n<=Kt;n++){let i=to({...t,...Gt(o)}),s=c=>{let d=Math.max(1,K(i[c].flat())/5),p=ct(r[c],i[c],(f,u)=>.8*f+u/d);return ct(p,o[c],(f,u)=>f+.02*u)};r=Object.fromEntries(e.map(c=>[c,s(c)]));let l=c=>ct(o[c],r[c],(d,p)=>Qe(d-Je[t.source]*p));o=Object.fromEntries(e.map(c=>[c,l(c)])),n%(Kt/Ve)===0&&a.push(Gt(o,!0))}return a}var Ze=t=>Array.isArray(t[0])?t:[t],Bt=(t,e,o)=>t.map((r,a)=>r.map((n,i)=>a===e&&i===o?n+.02:n));function Gt(t,e=!1){let o=n=>e?Number(n.toFixed(2))+0:n,r=Object.entries(t).map(([n,i])=>[n,i.map(s=>s.map(o))]),a=Object.fromEntries(r);return a.b_q?{...a,b_q:a.b_q[0]}:a}function to(t){let{q:e,k:o,scores:r,weights:a}=J(t),n=a.map((p,f)=>p.map((u,m)=>u-+(m===Ue[f]))),i=1/(1+Math.exp(r[3][4]-r[4][3]-V-1));n[3][4]-=i,n[4][3]+=i;let[s,l]=[S(n,o),S(_(n),e)],c=_(t.x),d=[_(s).map(p=>p.reduce((f,u)=>f+u,0))];return{query:s,key:l,w_q:S(c,s),w_k:S(c,l),b_q:d}}var Vt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); }
text.name.asked, text.head.asked { font-weight: 750; }
text.head { font-weight: 400; }
text.name { font-weight: 500; }
tspan.sub { font-size: 0.75em; }
.bold.shaft { stroke-width: 4.5; }
.faint { opacity: 0.4; }
.disc { fill-opacity: 0.4; }
.ray { stroke-width: 1.5; stroke-dasharray: 5 5; }
.gets { stroke: var(--tint); stroke-width: 1.5; }
tspan.aside { font-size: 12px; font-weight: 400; fill: var(--soft); }
`;var Yt=18,Jt=t=>t.length>6?`${t.slice(0,4)}.`:t,Y=({left:t,top:e,side:o,wide:r,tall:a},n,i)=>[t+o+i*r,e+Yt+n*a],Qt=({tall:t,words:e})=>Yt+e.length*t;function Xt(t,{shares:e,texts:o,small:r,hue:a}){let{id:n,left:i,top:s,side:l,wide:c,tall:d,words:p,roles:f=p.map(()=>"ink")}=t,u=p.flatMap((h,g)=>[b(`${n} column ${g}`,"text",`${f[g]} head`,{x:i+l+(g+.5)*c,y:s+12},Jt(h)),b(`${n} row ${g}`,"text",`${f[g]} head start`,{x:i,y:Y(t,g,0)[1]+d/2+4.5},Jt(h))]),m=e.flatMap((h,g)=>h.flatMap((y,w)=>{let[q,k]=Y(t,g,w),v={x:q+1,y:k+1,width:c-2,height:d-2,rx:3},z=M(Math.abs(y)).toFixed(3),C=q+c/2;return[b(`${n} bed ${g} ${w}`,"rect","tint",v),b(`${n} cell ${g} ${w}`,"rect",`${y<0?"minus":a} shade`,{...v,"fill-opacity":z}),b(`${n} number ${g} ${w}`,"text","ink number",{x:C,y:k+(r?17:d/2+4.5)},o[g][w]),...r?[b(`${n} small ${g} ${w}`,"text","ink small",{x:C,y:k+31},r[g][w])]:[]]}));return[...u,...m]}function Zt(t,e,o,r,a){let[n,i]=Y(t,r,a),s={x:n+1,y:i+1,width:t.wide-2,height:t.tall-2,rx:3};return b(`${t.id} ${e}`,"rect",`${o} frame`,s)}var te=(t,e,o,r)=>t.words.flatMap((a,n)=>t.words.map((i,s)=>{let[l,c]=Y(t,n,s),d=n===o[0]&&s===o[1];return{id:`${t.id} ${n} ${s}`,x:l,y:c,width:t.wide,height:t.tall,label:e(n,s),tab:d?0:-1,...r?{aria:{pressed:d}}:{}}}));var H=(t,e=2)=>N(Math.abs(t)<.5*10**-e?0:t,e),oo=t=>`(${t.map(e=>L(Math.round(100*e)/100+0)).join(", ")})`,pt=t=>t[0].toUpperCase()+t.slice(1),ro=["none","one","two","three","four"],no=([t,e,o,r,a])=>[`${t} and ${e} opposite`,`${t} \u2192 ${o}`,`${e} \u2192 ${o}`,`${r} \u2192 ${a}`,`${r} \u2192 ${a} one-way`],ee=([t,e,o,r,a])=>[`${t}, ${e}: cosine \u2264 \u22120.8`,`${t} \u2192 ${o} \u2265 0.8`,`${e} \u2192 ${o} \u2265 0.8`,`${r} \u2192 ${a} \u2265 0.8`,`${r} \u2192 ${a} one-way: gap \u2265 ${V}`];function ao({source:t,x:e,words:o}){let r=e[0].every((a,n)=>Math.abs(a+e[1][n])<1e-9);return t!=="matrices"||!r?"":` ${pt(o[0])} and ${o[1]} are exactly opposite, so their queries are too: whatever the matrices, one of the two gives ${o[2]} no more than 20%.`}function oe(t,{scores:e,weights:o,output:r,wishes:a}){let{words:n,asking:i}=t,s=qt(e[i]),l=s===i?"itself":n[s],c=`${n[i]} attends to ${l} most: score ${H(e[i][s])}, weight ${bt(o[i][s])}; it gets ${oo(r[i])}`,d=a.filter(u=>u.met).length,p=no(n).filter((u,m)=>!a[m].met),f=d===a.length?"All five wishes are met":`${pt(ro[d])} of five wishes ${d===1?"is":"are"} met; missing: ${wt(p)}`;return`${pt(c)}. ${f}.${ao(t)}`}var re=({words:t},{weights:e,scores:o},r,a)=>`${t[r]} gives ${t[a]} the weight ${H(e[r][a])}, score ${H(o[r][a])}`;var Q=["q","k","v"],ft={q:"query",k:"key",v:"value"},io={q:"arrow",k:"ring",v:"square"},so={q:"looks for",k:"offers",v:"means"},co={q:"what it looks for",k:"what it offers",v:"what it means"},dt=3,P=40,lo=36,W=({q:t,k:e,v:o})=>({q:G(t,dt),k:G(e,dt),v:G(o,dt)});function ut(t,e){let o=t<700,r=o?10:18,a=o?(t-r)/2:(t-2*r)/3,n=Math.round(Math.min(a,290)),i=(m,h)=>({left:m*(a+r),top:P+h*(n+P+6),width:a,height:n}),s={left:0,top:P,width:t,height:n},[l,c,d]=o?[i(0,0),i(1,0),i(0,1)]:[0,1,2].map(m=>i(m,0)),p=P+n+14,f=o?{left:a+r,top:i(1,1).top-P,width:a}:{left:0,top:p,width:.42*t},u=o?{left:0,top:i(0,1).top+n+14,width:t}:{left:.42*t+40,top:p,width:.58*t-40};return{narrow:o,...e?{q:s,k:s,v:s}:{q:l,k:c,v:d},aside:d,wishes:f,pairs:u}}function X({overlaid:t},e,o){let r=ut(o,t),a=Math.max(e.q,e.k,e.v),n=i=>({...r[i],edge:t?a:e[i]});return{q:n("q"),k:n("k"),v:n("v")}}function Z({words:t,asking:e},o){let{pairs:r}=ut(o,!1),a=(r.width-44)/t.length,n=t.map((i,s)=>s===e?"query asked":"ink");return{id:"pairs",left:r.left,top:r.top+lo,side:44,wide:a,tall:35,words:t,roles:n}}var ne=(t,e)=>{let o=Z(t,e);return Math.ceil(o.top+Qt(o)+2)};function po(t,e,{left:o,top:r},a){let n={q:`bold: ${e}`,k:`dashed: the way ${e} asks${a?"":"; discs: weights"}`,v:a?`triangle: ${e} gets`:`triangle: what ${e} gets`};return[nt(`title ${t}`,`${ft[t]} strong start`,{x:o,y:r-22},[{text:"E"},{text:t,role:"sub",dy:3},{text:` ${so[t]}`,dy:-3}]),b(`note ${t}`,"text","soft small start",{x:o,y:r-6},n[t])]}function fo(t,{left:e,top:o,width:r,edge:a}){let n={x:e+r,y:o-22},i=Math.round(a/1.15);return b(`scale ${t}`,"text","ink strong end small",n,`to ${i}`)}function uo(t,{q:e,aside:o,narrow:r}){let a=r?[["query","arrow",`${t} asks`],["key","rings","keys"],["weight","discs","weights"],["value","squares","meanings"],["output","triangle","what it gets"]]:[],n=`arrow: ${t}\u2019s query; rings: keys; discs: weights; squares: meanings; triangle: what ${t} gets`,{left:i,top:s}=e;return[b("title all","text","ink strong start",{x:i,y:s-22},"All upon each other"),...r?[]:[b("note all","text","soft small start",{x:i,y:s-6},n)],...a.map(([l,c,d],p)=>b(`legend ${p}`,"text",`${l} small start`,{x:o.left,y:o.top+4+20*p},`${c}: ${d}`))]}var ae=({asking:t,overlaid:e},o,r,a)=>r.flatMap((n,i)=>{let s=i===t&&o==="q"?" bold":e&&o!=="k"?" faint":"";return Ft(`${o} ${i}`,`${ft[o]}${s}`,a,n,io[o])});function ie(t,e,o,r){let a=e.map(({vector:i})=>O(o,i)),n=It(o,e.map(({word:i})=>i),a,r?13:15);return e.map(({role:i,word:s,asked:l},c)=>b(`${t} name ${c}`,"text",`${i} name${l?" asked":""}`,{x:n[c][0],y:n[c][1]+5},s))}function mo(t,e){let[o,r]=t;if(o===0&&r===0)return[];let[a,n]=O(e,[0,0]),i=Math.min(e.width/2/Math.abs(o||1e-12),e.height/2/Math.abs(r||1e-12));return[b("ray","line","query line ray",{x1:a,y1:n,x2:a+i*o,y2:n-i*r})]}function se(t,e){let[o,r]=O(e,t).map(a=>a.toFixed(1));return b("gets","path","output solid gets",{d:`M${o} ${r}m0 -8l7 12h-14Z`})}var ce=(t,e,o,r)=>t.map((a,n)=>{let[i,s]=O(o,e[n]);return b(`disc ${n}`,"circle","weight solid disc",{cx:i,cy:s,r:(r?12:17)*Math.sqrt(a)})}),le=({words:t,asking:e},o,r)=>t.map((a,n)=>({role:ft[o],word:a,vector:r[n],asked:n===e&&o==="q"}));function ho(t,e,o,r){let{words:a,asking:n}=t,i={q:{under:[],over:[]},k:{under:[...mo(e.q[n],o.k),...ce(e.weights[n],e.k,o.k,r)],over:[]},v:{under:[],over:[se(e.output[n],o.v)]}},s=Q.every(l=>o[l].edge===o.q.edge);return Q.flatMap(l=>[...po(l,a[n],o[l],r),...s?[]:[fo(l,o[l])],...it(l,o[l]),...i[l].under,...ae(t,l,e[l],o[l]),...ie(l,le(t,l,e[l]),o[l],r),...i[l].over])}function go(t,e,{q:o},r){let{words:a,asking:n}=t,i=le(t,"k",e.k),s={role:"query",word:`${a[n]} asks`,vector:e.q[n],asked:!0};return[...uo(a[n],r),...it("all",o),...ce(e.weights[n],e.k,o,r.narrow),...["v","k","q"].flatMap(l=>ae(t,l,e[l],o)),...ie("all",[...i,s],o,r.narrow),se(e.output[n],o)]}function xo({words:t},{wishes:e},{left:o,top:r,width:a},n){let i=n?34:33,s=r+(n?56:50),l=o+a,c=ee(t).flatMap((p,f)=>{let u=s+f*i,{value:m,met:h}=e[f],g=n?u+14:u;return[b(`wish ${f}`,"text","ink start small",{x:o,y:u},p),b(`value ${f}`,"text","ink end number",{x:n?o+40:l-76,y:g},H(m)),b(`met ${f}`,"text",h?"ink strong end small":"soft end small",{x:l,y:g},h?"\u2713 met":"\u2717 open"),b(`rule ${f}`,"line","rule",{x1:o,x2:l,y1:g+6,y2:g+6})]});return[b("wishes","text","ink strong start",{x:o,y:r+18},"Five wishes"),...c]}function bo(t,{weights:e,scores:o},r,a){let n=Z(t,r),i=n.top+18+t.asking*n.tall,s=(c,d)=>c.map(p=>p.map(f=>H(f,d))),l={texts:s(e,2),small:s(o,1)};return[nt("pairs title","ink strong start",{x:n.left,y:n.top-22},[{text:"Weights"},...a?[{text:"discs above: the asking row",role:"aside",dx:8}]:[]]),b("pairs note","text","soft small start",{x:n.left,y:n.top-6},"row asks, column answers; small: score q\xB7k"),...Xt(n,{hue:"weight",shares:e,...l}),...wo.map(([c,d])=>Zt(n,`wish ${c} ${d}`,"ink back",c,d)),b("asking","rect","query solid",{x:n.left+n.side-4,y:i+3,width:3,height:n.tall-6})]}var wo=[[0,2],[1,2],[3,4],[4,3]];function pe(t,e,{width:o,edges:r=W(e)}){let a=ut(o,t.overlaid),n=X(t,r,o),s=[...t.overlaid?go(t,e,n,a):ho(t,e,n,a.narrow),...xo(t,e,a.wishes,a.narrow),...bo(t,e,o,a.narrow)];return{width:o,height:ne(t,o),marks:s}}var vo=({source:t},e)=>e==="v"||t==="tables";function de(t,e,{width:o,edges:r=W(e)}){let a=X(t,r,o),n=Q.filter(l=>vo(t,l)).flatMap(l=>e[l].map((c,d)=>Ht(`${l} ${d}`,`${t.words[d]}, ${co[l]}; arrow keys move its tip`,a[l],c))),i=Z(t,o),s=(l,c)=>re(t,e,l,c);return[...n,...te(i,s,[t.asking,0],!1)]}var fe=`.projection-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
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
  /* What is hidden keeps its room, but at the end: no gap above the picture. */
  .attn-projection { display: flex; flex-direction: column; }
  .projection-source { display: contents; }
  .attn .projection-source > * { margin-top: 8px; }
  .projection-matrices { min-height: 114px; align-content: start; }
  .projection-source > [style*="hidden"] { order: 1; }
  .attn-projection:has(.projection-matrices[style*="hidden"]) > .projection-refused { order: 1; }
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
`;var ko=2e3,he=["x","query","key","w_q","w_k","b_q"],ue={q:"query",k:"key",v:"x"},j=t=>t.read();function $o(t,e){let o=xt("svg",{class:"scene","aria-hidden":"true"}),r=900,a=null,n=u=>{let[m,h]=u().id.split(" ");return{letter:m,i:Number(h)}},i=()=>a??W(I(j(t))),s=(u,m)=>{let{letter:h,i:g}=n(u),y=a?Math.min(F,a[h]):F,w=m.map(k=>Math.round(100*M(k,-y,y))/100),q=j(t)[ue[h]];e({[ue[h]]:q.map((k,v)=>v===g?w:k)})},c=Wt((u,m)=>{if(m().id.startsWith("pairs"))return Rt(u,()=>m().id,j(t).words.length,(h,g,y)=>{e({asking:h}),y&&c.focus(`pairs ${h} ${g}`)});Dt(u,{plane:()=>X(j(t),i(),r)[n(m).letter],read:()=>I(j(t))[n(m).letter][n(m).i],move:h=>s(m,h),hold:h=>{a=h?W(I(j(t))):null,h||t.change({},{glide:!0})}})}),d=x("div",{class:"attn-stage projection-board"},o,c.root),p=(u,m)=>c.set(de(u,m,{width:r,edges:i()}));return{root:d,tell:p,paint:(u,m)=>{let h=Math.round(d.clientWidth);h!==r&&(r=h,p(j(t),J(j(t)))),Lt(o,pe(u,m,{width:r,edges:a??W(m)}))}}}var me=t=>Array.isArray(t[0])?t:[t];function Mo(t,e,o,r,a,n){let i=(d,p,f)=>{let u=me(j(r)[e]).map((m,h)=>m.map((g,y)=>h===d&&y===p?f:g));a({[e]:o===1?u[0]:u})},s=Array.from({length:o},(d,p)=>[0,1].map(f=>vt({label:`${t}, ${o>1?`row ${p+1}, `:""}column ${f+1}`,most:F,onInput:u=>i(p,f,u),told:n}))),l=x("div",{class:"projection-matrix",role:"group","aria-label":t},x("span",{"aria-hidden":"true"},t[0],x("sub",{},t.slice(2))),x("span",{class:"projection-fields"},...s.flat().map(d=>d.root))),c=(d,p)=>me(d[e]).forEach((f,u)=>f.forEach((m,h)=>p(s[u][h],m)));return{root:l,tell:d=>c(d,(p,f)=>p.set(f)),restore:d=>c(d,(p,f)=>p.write(f))}}function qo(t,e){let o=x("p",{class:"projection-refused",role:"status"}),r=m=>D(o,m),a=[["W q","w_q",2],["W k","w_k",2],["b q","b_q",1]].map(([m,h,g])=>Mo(String(m),String(h),Number(g),t,e,r)),n=m=>x("sub",{},m),i=x("span",{}," + b",n("q")),s=x("span",{class:"attn-label"},"q = x W",n("q"),i,", k = x W",n("k"),", v = x"),l=x("p",{class:"attn-hint"},"Each word has a query and a key of its own: drag their arrows."),c=x("div",{class:"projection-matrices"},...a.map(m=>m.root),s),d=x("div",{class:"projection-source"},l,c),p=(m,h)=>{let g=h?"":"hidden";m.style.visibility!==g&&(m.style.visibility=g)};return{root:d,refused:o,tell:m=>{p(l,m.source==="tables"),p(c,m.source!=="tables");let h=m.source==="bias";p(a[2].root,h),$(i,"hidden",!h);for(let g of a)g.tell(m)},restore:m=>{r("");for(let h of a)h.restore(m)}}}function jo({words:t},{change:e,solve:o,reset:r}){let a={glide:!0},n=U("Queries and keys come from",{tables:"tables",matrices:"matrices",bias:"matrices + bias"},h=>e({source:h},a)),i=U("Planes",{beside:"side by side",upon:"overlaid"},h=>e({overlaid:h==="upon"})),s=Object.fromEntries(t.map((h,g)=>[g,h])),l=U("Follow the word",s,h=>e({asking:Number(h)})),c=h=>x("span",{class:"attn-label","aria-hidden":"true"},h),d=(...h)=>x("div",{class:"attn-row"},...h),p=d(st("Find a solution",o).root,st("Reset",r).root),f=x("div",{class:"projection-row"},d(c("Queries and keys from"),n.root),p),u=x("div",{class:"projection-row"},d(c("Follow"),l.root),i.root);return{above:f,below:u,tell:h=>{n.set(h.source),i.set(h.overlaid?"upon":"beside"),l.set(String(h.asking))}}}function Ao(t,e,o){let r=Ot(e,ko),a=(p,f={})=>{r.stop(),e.change(p,f)},n={change:a,solve:()=>r.play(Ut(j(e))),reset:()=>{let p=o.get("_start")??{},f=he.filter(u=>u in p).map(u=>[u,p[u]]);a(Object.fromEntries(f),{glide:!0}),i.restore(j(e))}},[i,s,l]=[qo(e,a),jo(t,n),$o(e,a)],c=Pt();return{parts:[x("p",{class:"attn-hint"},"Point the query of hot at the key of temperature: no meaning has to move. Can you meet all five wishes?"),s.above,i.root,i.refused,s.below,l.root,c.root],tell:p=>{let f=J(p);r.tell(p),s.tell(p),i.tell(p),l.tell(p,f),c.set(oe(p,f))},glides:I,paint:p=>l.paint(j(e),lt(p)),stop:()=>{r.stop(),c.stop()}}}var Jr=St({name:"projection",label:"Live figure: what words look for, offer and mean",style:mt+Vt+fe,controls:["source",...he,"asking","overlaid"],fixed:["words"],build:Ao});export{Q as LETTERS,pe as board,J as compute,Jr as default,oe as describe,ne as heightOf,Ut as learn,Z as lookOf,de as places,X as planesOf};
