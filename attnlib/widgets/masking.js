// Joined by `make figures` from src/masking and src/kit: change those, not this.
var Ot="http://www.w3.org/2000/svg",qt=0,jt=Math.random().toString(36).slice(2,8),H=t=>`attn-${jt}-${t}-${++qt}`;function X(t,e,n){for(let[a,i]of Object.entries(e))a.startsWith("on")?t.addEventListener(a.slice(2),i):i===!0?t.setAttribute(a,""):i!==!1&&i!=null&&t.setAttribute(a,i);return(t.tabIndex>=0||t.localName==="summary")&&t.setAttribute("data-lm-suppress-shortcuts","true"),t.append(...n),t}var f=(t,e={},...n)=>X(document.createElement(t),e,n),I=(t,e={},...n)=>X(document.createElementNS(Ot,t),e,n);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function A(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Y=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var J=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Q=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function _(t,e=1,n=null){let o=s=>n===null||n[s],a=Math.max(...t.filter((s,r)=>o(r))),i=t.map((s,r)=>o(r)?Math.exp((s-a)/e):0),l=i.reduce((s,r)=>s+r,0);return l>0?i.map(s=>s/l):i}var E=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Z=200,Ct=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,_t=t=>t*t*(3-2*t);function P(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,a)=>P(t[a],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([a,i])=>[a,P(t[a],i,n)]);return Object.fromEntries(o)}return e}function tt(t,e,n){let[o,a,i,l,s,r]=[t,t,t,0,0,0],c=!1,d=u=>{let h=Math.min(64,u-s);if(s=u,c){let g=E((u-l)/e);o=P(a,i,_t(g)),c=g<1}let p=n(o,h);r=c||p?requestAnimationFrame(d):0};return{go(u,h){if(Ct()){[o,i,c]=[u,u,!1],n(o,1/0);return}[a,i,l,c]=[o,u,performance.now(),h],h||(o=u,n(o,0)),r||([s,r]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(r)}}function et(t,e,n=[]){let o=[...e,...n],a=[],i=!1,l=()=>Object.fromEntries(o.map(u=>[u,t.get(u)])),s=u=>{if(i)return;let h=l();a.forEach(p=>p(h,u))},r=()=>s(null);e.forEach(u=>t.on(`change:${u}`,r));let c=(u,{glide:h=!1}={})=>{i=!0;for(let[p,g]of Object.entries(u))t.set(p,g);i=!1,s({glide:h}),t.save_changes()},d=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in u).map(h=>[h,u[h]]))};return{read:l,change:c,reset:()=>c(d(),{glide:!0}),follow:u=>void a.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,r))}}function Ft(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function nt({name:t,label:e,style:n,controls:o,fixed:a=[],ms:i=Z,build:l}){return{render:({model:r,el:c})=>{let d=f("div",{class:"attn-host"}),u=d.attachShadow({mode:"open"});u.append(f("style",{},[Y,J,Q,n].join(`
`)));let h=et(r,o,a),p=l(h.read(),h,r),g=f("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...p.parts);u.append(g),c.append(d);let v=()=>{let b=p.glides??($=>$),m=0,w=tt(b(h.read()),i,($,R)=>m>0&&p.paint($,R,m)),x=()=>{let $=Math.round(g.clientWidth);$===m||$===0||(m=$,w.again())};h.follow(($,R)=>{g.classList.add("touched"),p.tell($),w.go(b($),R?.glide??!0)}),p.tell(h.read()),Ft(c),x();let y=new ResizeObserver(x);return y.observe(g),()=>{y.disconnect(),w.stop(),h.stop(),p.stop?.()}};return p.ready?p.ready.then(v):v()}}}var Bt=t=>Math.round(t*10)/10;function ot(t){let e=f("div",{class:"attn-hits"}),n=new Map,o=i=>{let l=i.slider?f("div",{role:"slider",tabindex:0}):f("button",{type:"button"}),s={node:l,hit:i};return n.set(i.id,s),l.dataset.id=i.id,t(l,()=>s.hit),s};return{root:e,set:i=>{let l=new Set(i.map(({id:s})=>s));for(let[s,{node:r}]of n)l.has(s)||(r.remove(),n.delete(s));i.forEach((s,r)=>{let c=n.get(s.id)??o(s);Rt(c.node,c.hit=s),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[r]??null)})},focus:i=>n.get(i)?.node.focus({preventScroll:!0})}}function Rt(t,{x:e,y:n,width:o,height:a,label:i,kind:l="",aria:s={},tab:r=0,lang:c}){let d={left:e,top:n,width:o,height:a};for(let[u,h]of Object.entries(d))t.style[u]=`${Bt(h)}px`;A(t,"class",`attn-hit ${l}`.trim()),A(t,"aria-label",i),A(t,"tabindex",r),c&&A(t,"lang",c);for(let[u,h]of Object.entries(s))A(t,`aria-${u}`,String(h))}var rt="http://www.w3.org/2000/svg",q=t=>Math.round(t*10)/10+0;function k(t,e,n,o,a){let i=Object.entries(o).map(([l,s])=>[l,typeof s=="number"?q(s):s]);return{id:t,shape:e,role:n,at:Object.fromEntries(i),...a===void 0?{}:{text:a}}}var at=new WeakMap,Ht=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,a])=>[o,String(a)]))});function It(t,e){let n=Ht(e);for(let a in n)t.at[a]!==n[a]&&t.node.setAttribute(a,n[a]);for(let a in t.at)a in n||t.node.removeAttribute(a);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(Wt)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Pt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Wt(t){let e=document.createElementNS(rt,"tspan");for(let[n,o]of Object.entries(Pt(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function it(t,{width:e,height:n,marks:o}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let i=at.get(t)??new Map;at.set(t,i);let l=new Map(o.map(r=>[r.id,r]));for(let[r,{node:c,shape:d}]of i)l.get(r)?.shape!==d&&(c.remove(),i.delete(r));let s=t.firstChild;for(let r of o){let c=i.get(r.id);c||(c={node:document.createElementNS(rt,r.shape),shape:r.shape,at:{},text:""},i.set(r.id,c)),It(c,r),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function S(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function st(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var lt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function W(t,e){let n=f("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>A(n,"aria-pressed",String(o))}}function D(t,e,n){let o=H("choice"),a=new Map,i=f("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[l,s]of Object.entries(e))a.set(l,f("input",{type:"radio",name:o,onchange:()=>n(l)})),i.append(f("label",{},a.get(l),f("span",{},s)));return{root:i,set:l=>void(a.get(l).checked=!0)}}function K({label:t,min:e,max:n,step:o,onInput:a,text:i=S,zero:l=e,...s}){let{read:r=m=>m,write:c=m=>m}=s,d=H("slider"),u=f("span",{class:"attn-number","aria-hidden":"true"}),p=f("input",{type:"range",id:d,min:e,max:n,step:o,oninput:()=>a(r(p.valueAsNumber))}),g=f("div",{class:"attn-slider"},f("label",{for:d},t),p,u),v=m=>Math.min(1,Math.max(0,(m-e)/(n-e)));return{root:g,input:p,set:(m,w=!0)=>{let x=c(m);p.valueAsNumber!==x&&(p.value=x),p.style.setProperty("--from",v(Math.min(l,x))),p.style.setProperty("--to",v(Math.max(l,x))),p.disabled=!w,C(u,i(m)),A(p,"aria-valuetext",i(m))}}}function ct(t=700){let e=f("p",{class:"attn-summary"}),n=f("span",{class:"attn-hidden",role:"status"}),o,a=i=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>C(n,i),t)),C(e,i)};return{root:f("div",{},e,n),set:a,stop:()=>clearTimeout(o)}}function dt(t,e,n){t.addEventListener("keydown",o=>{let a=e[o.key]?.();a===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(a))})}var pt={self:{queries:["the","old","cat","sat","all","day","long"],keys:["the","old","cat","sat","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","sat","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dort"],keys:["the","old","cat","sat","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var z=pt,O={padding:null,causal:null,window:null},Kt=-1e9;function ht(t,e,{padding:n,causal:o,window:a}){let i=(l,s)=>(n===null||s<n)&&(o===null||s<=l+o)&&(a===null||l-a[0]<=s&&s<=l+a[1]);return Array.from({length:t},(l,s)=>Array.from({length:e},(r,c)=>i(s,c)?1:0))}var j=(t,e)=>ht(z[t].queries.length,z[t].keys.length,e),ut=({padding:t,causal:e,window:n})=>({padding:t,causal:e,window:n});function F(t){let e=j(t.scene,ut(t));return String(e)===String(N(t))?ut(t):O}var V=t=>{let{queries:e,keys:n}=z[t];return{padding:n.length,causal:n.length-e.length,window:[2,0]}};function N({mask:t,scene:e}){let{queries:n,keys:o}=z[e];return t.length===n.length&&t[0].length===o.length?t:j(e,O)}var mt=([t,e],n,o)=>(t<0||t===n)&&(e<0||e===o);function ft(t,e){return t.flatMap((o,a)=>o.filter((i,l)=>mt(e,a,l))).every(Boolean)?0:1}var gt=(t,e,n)=>t.map((o,a)=>o.map((i,l)=>e.some(s=>mt(s,a,l))?n:Number(i)));function Vt(t,e,n){return n==="before"?_(t,1,e):n==="after"?_(t).map((o,a)=>e[a]?o:0):_(t.map((o,a)=>e[a]?o:Kt))}function bt({scores:t,mask:e,how:n,boost:o}){let a=e.map(s=>s.map(Boolean)),i=t.map((s,r)=>s.map((c,d)=>a[r][d]?c:c+o)),l=i.map((s,r)=>Vt(s,a[r],n));return{scores:i,weights:l,sums:U(l),empty:a.map(s=>!s.some(Boolean))}}var U=t=>t.map(e=>e.reduce((n,o)=>n+o,0));function T(t){let{how:e,boost:n,scene:o}=t,a=N(t),{queries:i,keys:l,scores:s}=z[o];return{queries:i,keys:l,mask:a,...bt({scores:s,mask:a,how:e,boost:n})}}var xt=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var wt=t=>lt(t.map(e=>`\u201C${e}\u201D`));function Gt({how:t,boost:e},{queries:n,sums:o,empty:a}){let i=o.filter((s,r)=>!a[r]);if(i.length===0)return[];if(t==="after"){let s=Math.min(...i),r=n[o.findIndex((c,d)=>!a[d]&&c===s)];return[`The hidden keys took part in the softmax and took their share with them: ${wt([r])} keeps ${st(s)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${S(e,1)}`}.`]}function Xt({how:t},{queries:e,keys:n,empty:o}){let a=e.filter((l,s)=>o[s]);if(a.length===0)return[];let i={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${S(1/n.length)} on keys that are all forbidden`}[t];return[`${wt(a)} may look at nobody: ${i}.`]}function vt(t,e){let n=e.mask.flat().reduce((a,i)=>a+i,0),o=e.queries.length*e.keys.length;return[`${n} of ${o} pairs are allowed.`,...n<o?Gt(t,e):[],...Xt(t,e)].join(" ")}var kt=({queries:t,keys:e,mask:n,weights:o},a,i)=>`${t[a]} looks at ${e[i]}: ${n[a][i]?"allowed":"hidden"}, weight ${S(o[a][i])}`;var Yt=420,L=36,yt=252,$t=7;function B({queries:t,keys:e},n){let o=n<Yt,[a,i]=o?[44,42]:[58,76],l=(n-a-i)/e.length,s=yt/t.length,r=(d,u)=>({x:a+u*l,y:L+d*s,width:l,height:s}),c=t.length;return{narrow:o,side:a,end:i,wide:l,tall:s,rows:c,columns:e.length,box:r,height:L+yt}}function Jt({x:t,y:e,width:n,height:o}){return Array.from({length:Math.ceil((n+o)/$t)-1},(i,l)=>(l+1)*$t).map(i=>`M${q(t+Math.max(0,i-o))} ${q(e+Math.min(i,o))}L${q(t+Math.min(i,n))} ${q(e+Math.max(0,i-n))}`).join("")}function Qt(t,e,n){return!e&&!t?"":n>.005?S(n):"0"}function Zt(t,e,n,{seen:o,leaks:a,weight:i}){let{x:l,y:s,width:r,height:c}=t.box(e,n),d={x:l+1,y:s+1,width:r-2,height:c-2,rx:4},u=t.wide<33?"tiny":"number",h={x:l+r/2,y:s+c/2+4.5};return[k(`bed ${e} ${n}`,"rect",o||a?"paper":"tint",d),k(`cell ${e} ${n}`,"rect","weight shade",{...d,"fill-opacity":E(i).toFixed(3)}),...o||a?[]:[k(`hatch ${e} ${n}`,"path","soft hatch",{d:Jt({x:l+1.5,y:s+1.5,width:r-3,height:c-3})})],k(`frame ${e} ${n}`,"rect",a?"wrong frame":"ruler",d),k(`number ${e} ${n}`,"text",`ink ${u}${a?" strong":""}`,h,Qt(a,o,i))]}function te(t,{queries:e,keys:n}){let{side:o,narrow:a}=t,i=a?"small":"head",l=s=>t.box(0,s).x+t.wide/2;return[k("name key","text","key small end",{x:o-6,y:13},"key"),k("name query","text","query small start",{x:0,y:29},"query"),...n.map((s,r)=>k(`column ${r}`,"text",`key ${i}`,{x:l(r),y:27},s)),...e.map((s,r)=>{let{y:c,height:d}=t.box(r,0),u={x:0,y:c+d/2+4.5};return k(`row ${r}`,"text",`query ${i} start`,u,s)})]}function ee(t,e,{sums:n,empty:o},a){let i=t.end-12,l=a-i;return[k("name sum","text","ink small end",{x:a,y:27},"sum"),...e.flatMap((s,r)=>{let{y:c,height:d}=t.box(r,0),u=c+d/2,h=o[r]||n[r]<.9995,p={x:l,y:u+5,height:6,rx:3};return[k(`sum ${r}`,"text",`${h?"wrong":"ink"} strong ${t.narrow?"brief":"number"} end`,{x:a-1,y:u},o[r]?"empty":s.toFixed(2)),k(`track ${r}`,"rect","rule solid",{...p,width:i}),k(`bar ${r}`,"rect","weight solid",{...p,width:E(s)*i})]})]}function Mt(t,e,{width:n}){let o=B(t,n),{mask:a,queries:i,keys:l}=t,s=e.length===a.length?e:t.weights,r=i.flatMap((c,d)=>l.flatMap((u,h)=>{let p=a[d][h],g=!p&&t.weights[d][h]>0;return Zt(o,d,h,{seen:p,leaks:g,weight:s[d][h]})}));return{width:n,height:o.height,marks:[...te(o,t),...r,...ee(o,U(s),t,n)]}}function G({side:t,wide:e,tall:n,rows:o,columns:a},[i,l]){let[s,r]=[Math.floor((l-L)/n),Math.floor((i-t)/e)],[c,d]=[l<L?-1:s,i<t?-1:r];return i<0||l<0||c>=o||d>=a||c<0&&d<0?null:[c,d]}var ne=(t,e)=>t[0]<0==e[0]<0&&t[1]<0==e[1]<0;function St(t,e,n,o){let a=Math.ceil(Math.hypot(o[0]-n[0],o[1]-n[1])/4)||1,i=Array.from({length:a+1},(s,r)=>G(t,n.map((c,d)=>c+(o[d]-c)*r/a)));return[...new Map(i.flatMap(s=>s&&ne(s,e)?[[String(s),s]]:[])).values()]}function At(t,{width:e,here:n}){let o=B(t,e),{queries:a,keys:i,mask:l}=t,s=(d,u,h,p,g={})=>({id:`place ${d} ${u}`,label:p,aria:g,...h,tab:d===n[0]&&u===n[1]?0:-1}),r=i.map((d,u)=>s(-1,u,{...o.box(0,u),y:0,height:L},`${d}, as a key: change the whole column`)),c=a.flatMap((d,u)=>[s(u,-1,{...o.box(u,0),x:0,width:o.side},`${d}, as a query: change the whole row`),...i.map((h,p)=>s(u,p,o.box(u,p),kt(t,u,p),{pressed:!!l[u][p]}))]);return[...r,...c]}var Et=`.attn-masking > * + * { margin-top: 12px; }
.masking-main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
.masking-stage { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
/* Up and down a finger scrolls the page; sideways it paints. */
.masking-stage .attn-hit { touch-action: pan-y pinch-zoom; }
.masking-stage .attn-hit:hover { box-shadow: inset 0 0 0 2px var(--ink); }
.masking-note { display: block; margin-top: 8px; }
.masking-side { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; align-content: start; }
.masking-rules { display: grid; gap: 10px; }
.masking-rule { display: grid; grid-template-columns: 5.2em minmax(0, 1fr); gap: 10px; align-items: center; }
.masking-rule .attn-button { width: 100%; padding: 0; }
.attn-masking .masking-rule .attn-slider { grid-template-columns: 4.3em minmax(0, 1fr) 1.4em; gap: 6px; }
.attn-masking .masking-side > .attn-slider { grid-template-columns: 6.9em minmax(0, 1fr) 2.4em; }
.attn-masking .attn-summary { min-height: 4.35em; text-wrap: pretty; }
@container (min-width: 900px) { .attn-masking .attn-summary { min-height: 2.9em; } }
@container (max-width: 600px) { .attn-masking .attn-summary { min-height: 5.8em; } }
@container (min-width: 620px) {
  .masking-main { grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr); align-items: start; column-gap: 28px; }
}
@container (max-width: 519px) {
  .masking-side, .masking-rules { gap: 8px; }
  .attn-masking .attn-summary { min-height: 8.7em; }
}
@container (max-width: 330px) { .attn-masking .attn-summary { min-height: 10.15em; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .masking-side, .attn-hint { display: none; } }
`;var ae=10,re=500,M=t=>t.read();function ie(t,{begin:e,go:n}){let o=null,a=null,i=-1/0,l=r=>{let{left:c,top:d}=t.getBoundingClientRect();return[r.clientX-c,r.clientY-d]},s=r=>a=e(r)?r:null;return t.addEventListener("pointerdown",r=>{r.button!==0||!r.isPrimary||(t.setPointerCapture(r.pointerId),r.pointerType==="touch"?o=l(r):(r.preventDefault(),s(l(r))))}),t.addEventListener("pointermove",r=>{let c=l(r);o!==null&&Math.abs(c[0]-o[0])>=ae&&(s(o),o=null),a!==null&&(n(a,c),a=c)}),t.addEventListener("pointerup",r=>{o!==null&&s(o),[o,a,i]=[null,null,r.timeStamp]}),t.addEventListener("pointercancel",()=>[o,a]=[null,null]),r=>r.detail===0||r.timeStamp-i>re}function se(t){let e=I("svg",{class:"scene","aria-hidden":"true"}),[n,o,a,i]=[420,[0,0],[0,0],0],l=()=>B(z[M(t).scene],n),s=(b,m=!1)=>{let w=N(M(t)),x=gt(w,b,i);String(x)!==String(w.map(y=>y.map(Number)))&&t.change({mask:x,...O},{glide:m})},r=(b,m=!1)=>{[a,i]=[b,ft(N(M(t)),b)],s([b],m)},c=b=>{let{rows:m,columns:w}=l();b[0]<0&&b[1]<0||(o=[E(b[0],-1,m-1),E(b[1],-1,w-1)],g(M(t)),d.focus(`place ${o.join(" ")}`))},d=ot((b,m)=>{let w=()=>m().id.split(" ").slice(1).map(Number),x=(y,$)=>()=>[w()[0]+y,w()[1]+$];b.addEventListener("click",y=>p(y)&&r(w(),!0)),dt(b,{ArrowUp:x(-1,0),ArrowDown:x(1,0),ArrowLeft:x(0,-1),ArrowRight:x(0,1)},c)}),h=f("div",{class:"attn-stage masking-stage",role:"group","aria-label":"Mask and weights; arrow keys move, Enter changes"},e,d.root),p=ie(h,{begin:b=>{let m=G(l(),b);return m===null?!1:(c(m),r(m),!0)},go:(b,m)=>s(St(l(),a,b,m))}),g=b=>{let m=T(b);o=o.map((w,x)=>Math.min(w,[m.queries,m.keys][x].length-1)),d.set(At(m,{width:n,here:o}))};return{root:h,tell:g,paint:b=>{let m=Math.round(h.clientWidth);m!==n&&(n=m,g(M(t))),it(e,Mt(T(M(t)),b,{width:n}))}}}var le=t=>`${t>0?"+":""}${S(t,1)}`,ce=t=>S(t,0);function de(t,e){let n=()=>F(M(e)),o=p=>{let g=Object.entries(F(p)).filter(([,v])=>v!==null);return{...V(p.scene),...Object.fromEntries(g)}},a=(p,g,v=!1)=>t({...n(),[p]:g},v),i={padding:"Padding",causal:"Causal",window:"Window"},l=Object.entries(i).map(([p,g])=>W(g,()=>a(p,n()[p]===null?V(M(e).scene)[p]:null,!0))),s=(p,g,v,b)=>K({label:p,min:g,max:v,step:1,text:ce,zero:Math.max(g,0),onInput:b}),r=()=>o(M(e)).window,c=[s("real keys",0,7,p=>a("padding",p)),s("offset",-3,6,p=>a("causal",p)),s("left",-3,6,p=>a("window",[p,r()[1]])),s("right",-3,6,p=>a("window",[r()[0],p]))],d=(p,...g)=>f("div",{class:"masking-rule"},p.root,f("div",{class:"masking-sliders"},...g.map(v=>v.root)));return{root:f("div",{class:"masking-rules"},d(l[0],c[0]),d(l[1],c[1]),d(l[2],c[2],c[3])),tell:p=>{let[g,{padding:v,causal:b,window:[m,w]}]=[F(p),o(p)];[v,b,m,w].forEach((x,y)=>c[y].set(x)),Object.keys(i).forEach((x,y)=>l[y].set(g[x]!==null))}}}var zt=(t,e)=>f("div",{class:"attn-row"},f("span",{class:"attn-label"},t),e.root);function pe(t){let o=D("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},r=>{let c={...O,causal:z[r].causal};t.change({scene:r,mask:j(r,c),...c},{glide:!0})}),i=D("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},r=>t.change({how:r},{glide:!0}));return{root:f("div",{class:"attn-row attn-between"},zt("who asks",o),zt("mask acts",i)),tell:({scene:r,how:c})=>{o.set(r),i.set(c)}}}function ue(t){let e=r=>t.change({mask:r,...O},{glide:!0}),n=de((r,c)=>t.change({mask:j(M(t).scene,r),...r},{glide:c}),t),o={All:()=>e(j(M(t).scene,O)),"Turn around":()=>e(N(M(t)).map(r=>r.map(c=>c?0:1))),Reset:t.reset},a=Object.entries(o).map(([r,c])=>W(r,c).root),i=K({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:le,onInput:r=>t.change({boost:r})});return{root:f("div",{class:"masking-side"},n.root,f("div",{class:"attn-row"},...a),i.root),tell:r=>{n.tell(r),i.set(r.boost)}}}function he(t,e){let[n,o,a,i]=[pe(e),se(e),ue(e),ct()],l=f("p",{class:"attn-hint"},"Paint: press a cell or drag over several. Then let the mask act after the softmax and look at the sums."),s=f("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),r=f("div",{class:"masking-main"},f("div",{},o.root,s),a.root),c=d=>{n.tell(d),a.tell(d),o.tell(d),i.set(vt(d,T(d)))};return{parts:[l,n.root,r,i.root],tell:c,glides:d=>({weights:T(d).weights}),paint:({weights:d})=>o.paint(d),stop:i.stop}}var cn=nt({name:"masking",label:"Live figure: who may look at whom",style:xt+Et,controls:["mask","scene","how","boost","padding","causal","window"],build:he});export{z as SCENES,bt as attend,T as compute,cn as default,vt as describe,B as gridOf,ht as ruled};
