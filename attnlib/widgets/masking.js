// Joined by `make figures` from src/masking and src/kit: change those, not this.
var zt="http://www.w3.org/2000/svg",qt=0,Nt=Math.random().toString(36).slice(2,8),R=t=>`attn-${Nt}-${t}-${++qt}`;function G(t,e,n){for(let[r,i]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),i):i===!0?t.setAttribute(r,""):i!==!1&&i!=null&&t.setAttribute(r,i);return(t.tabIndex>=0||t.localName==="summary")&&t.setAttribute("data-lm-suppress-shortcuts","true"),t.append(...n),t}var f=(t,e={},...n)=>G(document.createElement(t),e,n),J=(t,e={},...n)=>G(document.createElementNS(zt,t),e,n);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var Y=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var X=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;function _(t,e=1,n=null){let o=s=>n===null||n[s],r=Math.max(...t.filter((s,a)=>o(a))),i=t.map((s,a)=>o(a)?Math.exp((s-r)/e):0),l=i.reduce((s,a)=>s+a,0);return l>0?i.map(s=>s/l):i}var A=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Z=200,Ct=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,_t=t=>t*t*(3-2*t);function P(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>P(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,i])=>[r,P(t[r],i,n)]);return Object.fromEntries(o)}return e}function tt(t,e,n){let[o,r,i,l,s,a]=[t,t,t,0,0,0],c=!1,p=u=>{let h=Math.min(64,u-s);if(s=u,c){let g=A((u-l)/e);o=P(r,i,_t(g)),c=g<1}let d=n(o,h);a=c||d?requestAnimationFrame(p):0};return{go(u,h){if(Ct()){[o,i,c]=[u,u,!1],n(o,1/0);return}[r,i,l,c]=[o,u,performance.now(),h],h||(o=u,n(o,0)),a||([s,a]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(a)}}function et(t,e,n=[]){let o=[...e,...n],r=[],i=!1,l=()=>Object.fromEntries(o.map(u=>[u,t.get(u)])),s=u=>{if(i)return;let h=l();r.forEach(d=>d(h,u))},a=()=>s(null);e.forEach(u=>t.on(`change:${u}`,a));let c=(u,{glide:h=!1}={})=>{i=!0;for(let[d,g]of Object.entries(u))t.set(d,g);i=!1,s({glide:h}),t.save_changes()},p=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in u).map(h=>[h,u[h]]))};return{read:l,change:c,reset:()=>c(p(),{glide:!0}),follow:u=>void r.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,a))}}function Bt(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function nt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:i=Z,build:l}){return{render:({model:a,el:c})=>{let p=f("div",{class:"attn-host"}),u=p.attachShadow({mode:"open"});u.append(f("style",{},[Y,X,Q,n].join(`
`)));let h=et(a,o,r),d=l(h.read(),h,a),g=f("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...d.parts);u.append(g),c.append(p);let v=()=>{let x=d.glides??($=>$),m=0,w=tt(x(h.read()),i,($,F)=>m>0&&d.paint($,F,m)),b=()=>{let $=Math.round(g.clientWidth);$===m||$===0||(m=$,w.again())};h.follow(($,F)=>{g.classList.add("touched"),d.tell($),w.go(x($),F?.glide??!0)}),d.tell(h.read()),Bt(c),b();let y=new ResizeObserver(b);return y.observe(g),()=>{y.disconnect(),w.stop(),h.stop(),d.stop?.()}};return d.ready?d.ready.then(v):v()}}}var It=t=>Math.round(t*10)/10;function ot(t){let e=f("div",{class:"attn-hits"}),n=new Map,o=i=>{let l=i.slider?f("div",{role:"slider",tabindex:0}):f("button",{type:"button"}),s={node:l,hit:i};return n.set(i.id,s),l.dataset.id=i.id,t(l,()=>s.hit),s};return{root:e,set:i=>{let l=new Set(i.map(({id:s})=>s));for(let[s,{node:a}]of n)l.has(s)||(a.remove(),n.delete(s));i.forEach((s,a)=>{let c=n.get(s.id)??o(s);Ft(c.node,c.hit=s),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[a]??null)})},focus:i=>n.get(i)?.node.focus({preventScroll:!0})}}function Ft(t,{x:e,y:n,width:o,height:r,label:i,kind:l="",aria:s={},tab:a=0,lang:c}){let p={left:e,top:n,width:o,height:r};for(let[u,h]of Object.entries(p))t.style[u]=`${It(h)}px`;E(t,"class",`attn-hit ${l}`.trim()),E(t,"aria-label",i),E(t,"tabindex",a),c&&E(t,"lang",c);for(let[u,h]of Object.entries(s))E(t,`aria-${u}`,String(h))}var at="http://www.w3.org/2000/svg",q=t=>Math.round(t*10)/10+0;function k(t,e,n,o,r){let i=Object.entries(o).map(([l,s])=>[l,typeof s=="number"?q(s):s]);return{id:t,shape:e,role:n,at:Object.fromEntries(i),...r===void 0?{}:{text:r}}}var rt=new WeakMap,Rt=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function Pt(t,e){let n=Rt(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(Ht)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var Wt=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function Ht(t){let e=document.createElementNS(at,"tspan");for(let[n,o]of Object.entries(Wt(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function it(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let i=rt.get(t)??new Map;rt.set(t,i);let l=new Map(o.map(a=>[a.id,a]));for(let[a,{node:c,shape:p}]of i)l.get(a)?.shape!==p&&(c.remove(),i.delete(a));let s=t.firstChild;for(let a of o){let c=i.get(a.id);c||(c={node:document.createElementNS(at,a.shape),shape:a.shape,at:{},text:""},i.set(a.id,c)),Pt(c,a),s===c.node?s=c.node.nextSibling:t.insertBefore(c.node,s)}}function S(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function st(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var lt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function W(t,e){let n=f("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>E(n,"aria-pressed",String(o))}}function H(t,e,n){let o=R("choice"),r=new Map,i=f("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[l,s]of Object.entries(e))r.set(l,f("input",{type:"radio",name:o,onchange:()=>n(l)})),i.append(f("label",{},r.get(l),f("span",{},s)));return{root:i,set:l=>void(r.get(l).checked=!0)}}function D({label:t,min:e,max:n,step:o,onInput:r,text:i=S,zero:l=e,...s}){let{read:a=m=>m,write:c=m=>m}=s,p=R("slider"),u=f("span",{class:"attn-number","aria-hidden":"true"}),d=f("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(a(d.valueAsNumber))}),g=f("div",{class:"attn-slider"},f("label",{for:p},t),d,u),v=m=>Math.min(1,Math.max(0,(m-e)/(n-e)));return{root:g,input:d,set:(m,w=!0)=>{let b=c(m);d.valueAsNumber!==b&&(d.value=b),d.style.setProperty("--from",v(Math.min(l,b))),d.style.setProperty("--to",v(Math.max(l,b))),d.disabled=!w,C(u,i(m)),E(d,"aria-valuetext",i(m))}}}function ct(t=700){let e=f("p",{class:"attn-summary"}),n=f("span",{class:"attn-hidden",role:"status"}),o,r=i=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>C(n,i),t)),C(e,i)};return{root:f("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function pt(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var dt={self:{queries:["the","old","cat","sat","all","day","long"],keys:["the","old","cat","sat","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","sat","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dort"],keys:["the","old","cat","sat","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var O=dt,z={padding:null,causal:null,window:null},Kt=-1e9;function ht(t,e,{padding:n,causal:o,window:r}){let i=(l,s)=>(n===null||s<n)&&(o===null||s<=l+o)&&(r===null||l-r[0]<=s&&s<=l+r[1]);return Array.from({length:t},(l,s)=>Array.from({length:e},(a,c)=>i(s,c)?1:0))}var N=(t,e)=>ht(O[t].queries.length,O[t].keys.length,e),ut=({padding:t,causal:e,window:n})=>({padding:t,causal:e,window:n});function B(t){let e=N(t.scene,ut(t));return String(e)===String(L(t))?ut(t):z}var K=t=>{let{queries:e,keys:n}=O[t];return{padding:n.length,causal:n.length-e.length,window:[2,0]}};function L({mask:t,scene:e}){let{queries:n,keys:o}=O[e];return t.length===n.length&&t[0].length===o.length?t:N(e,z)}var mt=([t,e],n,o)=>(t<0||t===n)&&(e<0||e===o);function ft(t,e){return t.flatMap((o,r)=>o.filter((i,l)=>mt(e,r,l))).every(Boolean)?0:1}var gt=(t,e,n)=>t.map((o,r)=>o.map((i,l)=>e.some(s=>mt(s,r,l))?n:Number(i)));function Vt(t,e,n){return n==="before"?_(t,1,e):n==="after"?_(t).map((o,r)=>e[r]?o:0):_(t.map((o,r)=>e[r]?o:Kt))}function xt({scores:t,mask:e,how:n,boost:o}){let r=e.map(s=>s.map(Boolean)),i=t.map((s,a)=>s.map((c,p)=>r[a][p]?c:c+o)),l=i.map((s,a)=>Vt(s,r[a],n));return{scores:i,weights:l,sums:V(l),empty:r.map(s=>!s.some(Boolean))}}var V=t=>t.map(e=>e.reduce((n,o)=>n+o,0));function T(t){let{how:e,boost:n,scene:o}=t,r=L(t),{queries:i,keys:l,scores:s}=O[o];return{queries:i,keys:l,mask:r,...xt({scores:s,mask:r,how:e,boost:n})}}var bt=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var wt=t=>lt(t.map(e=>`\u201C${e}\u201D`));function Gt({how:t,boost:e},{queries:n,sums:o,empty:r}){let i=o.filter((s,a)=>!r[a]);if(i.length===0)return[];if(t==="after"){let s=Math.min(...i),a=n[o.findIndex((c,p)=>!r[p]&&c===s)];return[`The hidden keys took part in the softmax and took their share with them: ${wt([a])} keeps ${st(s)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${S(e,1)}`}.`]}function Jt({how:t},{queries:e,keys:n,empty:o}){let r=e.filter((l,s)=>o[s]);if(r.length===0)return[];let i={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${S(1/n.length)} on keys that are all forbidden`}[t];return[`${wt(r)} may look at nobody: ${i}.`]}function vt(t,e){let n=e.mask.flat().reduce((r,i)=>r+i,0),o=e.queries.length*e.keys.length;return[`${n} of ${o} pairs are allowed.`,...n<o?Gt(t,e):[],...Jt(t,e)].join(" ")}var kt=({queries:t,keys:e,mask:n,weights:o},r,i)=>`${t[r]} looks at ${e[i]}: ${n[r][i]?"allowed":"hidden"}, weight ${S(o[r][i])}`;var Yt=420,j=36,yt=252,$t=7;function I({queries:t,keys:e},n){let o=n<Yt,[r,i]=o?[44,42]:[58,76],l=(n-r-i)/e.length,s=yt/t.length,a=(p,u)=>({x:r+u*l,y:j+p*s,width:l,height:s}),c=t.length;return{narrow:o,side:r,end:i,wide:l,tall:s,rows:c,columns:e.length,box:a,height:j+yt}}function Xt({x:t,y:e,width:n,height:o}){return Array.from({length:Math.ceil((n+o)/$t)-1},(i,l)=>(l+1)*$t).map(i=>`M${q(t+Math.max(0,i-o))} ${q(e+Math.min(i,o))}L${q(t+Math.min(i,n))} ${q(e+Math.max(0,i-n))}`).join("")}function Qt(t,e,n){return!e&&!t?"":n>.005?S(n):"0"}function Zt(t,e,n,{seen:o,leaks:r,weight:i}){let{x:l,y:s,width:a,height:c}=t.box(e,n),p={x:l+1,y:s+1,width:a-2,height:c-2,rx:4},u=t.wide<33?"tiny":"number",h={x:l+a/2,y:s+c/2+4.5};return[k(`bed ${e} ${n}`,"rect",o||r?"paper":"tint",p),k(`cell ${e} ${n}`,"rect","weight shade",{...p,"fill-opacity":A(i).toFixed(3)}),...o||r?[]:[k(`hatch ${e} ${n}`,"path","soft hatch",{d:Xt({x:l+1.5,y:s+1.5,width:a-3,height:c-3})})],k(`frame ${e} ${n}`,"rect",r?"wrong frame":"ruler",p),k(`number ${e} ${n}`,"text",`ink ${u}${r?" strong":""}`,h,Qt(r,o,i))]}function te(t,{queries:e,keys:n}){let{side:o,narrow:r}=t,i=r?"small":"head",l=s=>t.box(0,s).x+t.wide/2;return[k("name key","text","key small end",{x:o-6,y:13},"key"),k("name query","text","query small start",{x:0,y:29},"query"),...n.map((s,a)=>k(`column ${a}`,"text",`key ${i}`,{x:l(a),y:27},s)),...e.map((s,a)=>{let{y:c,height:p}=t.box(a,0),u={x:0,y:c+p/2+4.5};return k(`row ${a}`,"text",`query ${i} start`,u,s)})]}function ee(t,e,{sums:n,empty:o},r){let i=t.end-12,l=r-i;return[k("name sum","text","ink small end",{x:r,y:27},"sum"),...e.flatMap((s,a)=>{let{y:c,height:p}=t.box(a,0),u=c+p/2,h=o[a]||n[a]<.9995,d={x:l,y:u+5,height:6,rx:3};return[k(`sum ${a}`,"text",`${h?"wrong":"ink"} strong ${t.narrow?"brief":"number"} end`,{x:r-1,y:u},o[a]?"empty":s.toFixed(2)),k(`track ${a}`,"rect","rule solid",{...d,width:i}),k(`bar ${a}`,"rect","weight solid",{...d,width:A(s)*i})]})]}function Mt(t,e,{width:n}){let o=I(t,n),{mask:r,queries:i,keys:l}=t,s=e.length===r.length?e:t.weights,a=i.flatMap((c,p)=>l.flatMap((u,h)=>{let d=r[p][h],g=!d&&t.weights[p][h]>0;return Zt(o,p,h,{seen:d,leaks:g,weight:s[p][h]})}));return{width:n,height:o.height,marks:[...te(o,t),...a,...ee(o,V(s),t,n)]}}function U({side:t,wide:e,tall:n,rows:o,columns:r},[i,l]){let[s,a]=[Math.floor((l-j)/n),Math.floor((i-t)/e)],[c,p]=[l<j?-1:s,i<t?-1:a];return i<0||l<0||c>=o||p>=r||c<0&&p<0?null:[c,p]}var ne=(t,e)=>t[0]<0==e[0]<0&&t[1]<0==e[1]<0;function St(t,e,n,o){let r=Math.ceil(Math.hypot(o[0]-n[0],o[1]-n[1])/4)||1,i=Array.from({length:r+1},(s,a)=>U(t,n.map((c,p)=>c+(o[p]-c)*a/r)));return[...new Map(i.flatMap(s=>s&&ne(s,e)?[[String(s),s]]:[])).values()]}function Et(t,{width:e,here:n}){let o=I(t,e),{queries:r,keys:i,mask:l}=t,s=(p,u,h,d,g={})=>({id:`place ${p} ${u}`,label:d,aria:g,...h,tab:p===n[0]&&u===n[1]?0:-1}),a=i.map((p,u)=>s(-1,u,{...o.box(0,u),y:0,height:j},`${p}, as a key: change the whole column`)),c=r.flatMap((p,u)=>[s(u,-1,{...o.box(u,0),x:0,width:o.side},`${p}, as a query: change the whole row`),...i.map((h,d)=>s(u,d,o.box(u,d),kt(t,u,d),{pressed:!!l[u][d]}))]);return[...a,...c]}var At=`.attn-masking > * + * { margin-top: 12px; }
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
`;var re=10,ae=500,M=t=>t.read();function ie(t,{begin:e,go:n}){let o=null,r=null,i=-1/0,l=a=>{let{left:c,top:p}=t.getBoundingClientRect();return[a.clientX-c,a.clientY-p]},s=a=>r=e(a)?a:null;return t.addEventListener("pointerdown",a=>{a.button!==0||!a.isPrimary||(t.setPointerCapture(a.pointerId),a.pointerType==="touch"?o=l(a):(a.preventDefault(),s(l(a))))}),t.addEventListener("pointermove",a=>{let c=l(a);o!==null&&Math.abs(c[0]-o[0])>=re&&(s(o),o=null),r!==null&&(n(r,c),r=c)}),t.addEventListener("pointerup",a=>{o!==null&&s(o),[o,r,i]=[null,null,a.timeStamp]}),t.addEventListener("pointercancel",()=>[o,r]=[null,null]),a=>a.detail===0||a.timeStamp-i>ae}function se(t){let e=J("svg",{class:"scene","aria-hidden":"true"}),[n,o,r,i]=[420,[0,0],[0,0],0],l=()=>I(O[M(t).scene],n),s=(x,m=!1)=>{let w=L(M(t)),b=gt(w,x,i);String(b)!==String(w.map(y=>y.map(Number)))&&t.change({mask:b,...z},{glide:m})},a=(x,m=!1)=>{[r,i]=[x,ft(L(M(t)),x)],s([x],m)},c=x=>{let{rows:m,columns:w}=l();x[0]<0&&x[1]<0||(o=[A(x[0],-1,m-1),A(x[1],-1,w-1)],g(M(t)),p.focus(`place ${o.join(" ")}`))},p=ot((x,m)=>{let w=()=>m().id.split(" ").slice(1).map(Number),b=(y,$)=>()=>[w()[0]+y,w()[1]+$];x.addEventListener("click",y=>d(y)&&a(w(),!0)),pt(x,{ArrowUp:b(-1,0),ArrowDown:b(1,0),ArrowLeft:b(0,-1),ArrowRight:b(0,1)},c)}),h=f("div",{class:"attn-stage masking-stage",role:"group","aria-label":"Mask and weights; arrow keys move, Enter changes"},e,p.root),d=ie(h,{begin:x=>{let m=U(l(),x);return m===null?!1:(c(m),a(m),!0)},go:(x,m)=>s(St(l(),r,x,m))}),g=x=>{let m=T(x);o=o.map((w,b)=>Math.min(w,[m.queries,m.keys][b].length-1)),p.set(Et(m,{width:n,here:o}))};return{root:h,tell:g,paint:x=>{let m=Math.round(h.clientWidth);m!==n&&(n=m,g(M(t))),it(e,Mt(T(M(t)),x,{width:n}))}}}var le=t=>`${t>0?"+":""}${S(t,1)}`,ce=t=>S(t,0);function pe(t,e){let n=()=>B(M(e)),o=d=>{let g=Object.entries(B(d)).filter(([,v])=>v!==null);return{...K(d.scene),...Object.fromEntries(g)}},r=(d,g,v=!1)=>t({...n(),[d]:g},v),i={padding:"Padding",causal:"Causal",window:"Window"},l=Object.entries(i).map(([d,g])=>W(g,()=>r(d,n()[d]===null?K(M(e).scene)[d]:null,!0))),s=(d,g,v,x)=>D({label:d,min:g,max:v,step:1,text:ce,zero:Math.max(g,0),onInput:x}),a=()=>o(M(e)).window,c=[s("real keys",0,7,d=>r("padding",d)),s("offset",-3,6,d=>r("causal",d)),s("left",-3,6,d=>r("window",[d,a()[1]])),s("right",-3,6,d=>r("window",[a()[0],d]))],p=(d,...g)=>f("div",{class:"masking-rule"},d.root,f("div",{class:"masking-sliders"},...g.map(v=>v.root)));return{root:f("div",{class:"masking-rules"},p(l[0],c[0]),p(l[1],c[1]),p(l[2],c[2],c[3])),tell:d=>{let[g,{padding:v,causal:x,window:[m,w]}]=[B(d),o(d)];[v,x,m,w].forEach((b,y)=>c[y].set(b)),Object.keys(i).forEach((b,y)=>l[y].set(g[b]!==null))}}}var Ot=(t,e)=>f("div",{class:"attn-row"},f("span",{class:"attn-label"},t),e.root);function de(t){let o=H("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},a=>{let c={...z,causal:O[a].causal};t.change({scene:a,mask:N(a,c),...c},{glide:!0})}),i=H("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},a=>t.change({how:a},{glide:!0}));return{root:f("div",{class:"attn-row attn-between"},Ot("who asks",o),Ot("mask acts",i)),tell:({scene:a,how:c})=>{o.set(a),i.set(c)}}}function ue(t){let e=a=>t.change({mask:a,...z},{glide:!0}),n=pe((a,c)=>t.change({mask:N(M(t).scene,a),...a},{glide:c}),t),o={All:()=>e(N(M(t).scene,z)),"Turn around":()=>e(L(M(t)).map(a=>a.map(c=>c?0:1))),Reset:t.reset},r=Object.entries(o).map(([a,c])=>W(a,c).root),i=D({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:le,onInput:a=>t.change({boost:a})});return{root:f("div",{class:"masking-side"},n.root,f("div",{class:"attn-row"},...r),i.root),tell:a=>{n.tell(a),i.set(a.boost)}}}function he(t,e){let[n,o,r,i]=[de(e),se(e),ue(e),ct()],l=f("p",{class:"attn-hint"},"Paint: press a cell or drag over several. Then let the mask act after the softmax and look at the sums."),s=f("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),a=f("div",{class:"masking-main"},f("div",{},o.root,s),r.root),c=p=>{n.tell(p),r.tell(p),o.tell(p),i.set(vt(p,T(p)))};return{parts:[l,n.root,a,i.root],tell:c,glides:p=>({weights:T(p).weights}),paint:({weights:p})=>o.paint(p),stop:i.stop}}var cn=nt({name:"masking",label:"Live figure: who may look at whom",style:bt+At,controls:["mask","scene","how","boost","padding","causal","window"],build:he});export{O as SCENES,xt as attend,T as compute,cn as default,vt as describe,I as gridOf,ht as ruled};
