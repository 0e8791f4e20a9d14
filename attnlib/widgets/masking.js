// Joined by `make figures` from src/masking and src/kit: change those, not this.
var qt="http://www.w3.org/2000/svg",Nt=0,Lt=Math.random().toString(36).slice(2,8),F=t=>`attn-${Lt}-${t}-${++Nt}`;function G(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var g=(t,e={},...o)=>G(document.createElement(t),e,o),J=(t,e={},...o)=>G(document.createElementNS(qt,t),e,o);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Y=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;function _(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,a)=>n(a))),s=t.map((i,a)=>n(a)?Math.exp((i-r)/e):0),l=s.reduce((i,a)=>i+a,0);return l>0?s.map(i=>i/l):s}var A=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Z=200,_t=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Bt=t=>t*t*(3-2*t);function P(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>P(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,s])=>[r,P(t[r],s,o)]);return Object.fromEntries(n)}return e}function tt(t,e,o){let[n,r,s,l,i,a]=[t,t,t,0,0,0],c=!1,p=d=>{let u=Math.min(64,d-i);if(i=d,c){let h=A((d-l)/e);n=P(r,s,Bt(h)),c=h<1}let m=o(n,u);a=c||m?requestAnimationFrame(p):0};return{go(d,u){if(_t()){[n,s,c]=[d,d,!1],o(n,1/0);return}[r,s,l,c]=[n,d,performance.now(),u],u||(n=d,o(n,0)),a||([i,a]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(a)}}function et(t,e,o=[]){let n=[...e,...o],r=[],s=!1,l=()=>Object.fromEntries(n.map(d=>[d,t.get(d)])),i=d=>{if(s)return;let u=l();r.forEach(m=>m(u,d))},a=()=>i(null);e.forEach(d=>t.on(`change:${d}`,a));let c=(d,{glide:u=!1}={})=>{s=!0;for(let[m,h]of Object.entries(d))t.set(m,h);s=!1,i({glide:u}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in d).map(u=>[u,d[u]]))};return{read:l,change:c,reset:()=>c(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,a))}}function It(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function nt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:s=Z,build:l}){return{render:({model:a,el:c})=>{let p=g("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(g("style",{},[Y,X,Q,o].join(`
`)));let u=et(a,n,r),m=l(u.read(),u,a),h=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...m.parts);d.append(h),c.append(p);let w=()=>{let f=m.glides??(v=>v),x=0,k=tt(f(u.read()),s,(v,R)=>x>0&&m.paint(v,R,x)),b=()=>{let v=Math.round(h.clientWidth);v===x||v===0||(x=v,It(c),k.again())};u.follow((v,R)=>{h.classList.add("touched"),m.tell(v),k.go(f(v),R?.glide??!0)}),m.tell(u.read()),b();let y=new ResizeObserver(b);return y.observe(h),()=>{y.disconnect(),k.stop(),u.stop(),m.stop?.()}};return m.ready?m.ready.then(w):w()}}}var Rt=t=>Math.round(t*10)/10;function ot(t){let e=g("div",{class:"attn-hits"}),o=new Map,n=s=>{let l=s.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),i={node:l,hit:s};return o.set(s.id,i),l.dataset.id=s.id,t(l,()=>i.hit),i};return{root:e,set:s=>{let l=new Set(s.map(({id:i})=>i));for(let[i,{node:a}]of o)l.has(i)||(a.remove(),o.delete(i));s.forEach((i,a)=>{let c=o.get(i.id)??n(i);Ft(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[a]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function Ft(t,{x:e,y:o,width:n,height:r,label:s,kind:l="",aria:i={},tab:a=0,lang:c}){let p={left:e,top:o,width:n,height:r};for(let[d,u]of Object.entries(p))t.style[d]=`${Rt(u)}px`;E(t,"class",`attn-hit ${l}`.trim()),E(t,"aria-label",s),E(t,"tabindex",a),c&&E(t,"lang",c);for(let[d,u]of Object.entries(i))E(t,`aria-${d}`,String(u))}var at="http://www.w3.org/2000/svg",q=t=>Math.round(t*10)/10+0;function $(t,e,o,n,r){let s=Object.entries(n).map(([l,i])=>[l,typeof i=="number"?q(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...r===void 0?{}:{text:r}}}var rt=new WeakMap,Pt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function Wt(t,e){let o=Pt(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Dt)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var Ht=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Dt(t){let e=document.createElementNS(at,"tspan");for(let[o,n]of Object.entries(Ht(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function it(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let s=rt.get(t)??new Map;rt.set(t,s);let l=new Map(n.map(a=>[a.id,a]));for(let[a,{node:c,shape:p}]of s)l.get(a)?.shape!==p&&(c.remove(),s.delete(a));let i=t.firstChild;for(let a of n){let c=s.get(a.id);c||(c={node:document.createElementNS(at,a.shape),shape:a.shape,at:{},text:""},s.set(a.id,c)),Wt(c,a),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function S(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function st(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var lt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function W(t,e){let o=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>E(o,"aria-pressed",String(n))}}function H(t,e,o){let n=F("choice"),r=new Map,s=g("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[l,i]of Object.entries(e))r.set(l,g("input",{type:"radio",name:n,onchange:()=>o(l)})),s.append(g("label",{},r.get(l),g("span",{},i)));return{root:s,set:l=>void(r.get(l).checked=!0)}}function D({label:t,min:e,max:o,step:n,onInput:r,text:s=S,zero:l=e,...i}){let{read:a=b=>b,write:c=b=>b}=i,p=F("slider"),d=g("span",{class:"attn-number","aria-hidden":"true"}),m=g("input",{type:"range",id:p,min:e,max:o,step:n,oninput:()=>r(a(m.valueAsNumber))}),h=g("div",{class:"attn-slider"},g("label",{for:p},t),m,d),w=o,f=b=>Math.min(1,Math.max(0,(b-e)/(w-e)));return{root:h,input:m,set:(b,y=!0)=>{let v=c(b);m.valueAsNumber!==v&&(m.value=v),m.style.setProperty("--from",f(Math.min(l,v))),m.style.setProperty("--to",f(Math.max(l,v))),m.disabled=!y,C(d,s(b)),E(m,"aria-valuetext",s(b))},limit:b=>E(m,"max",w=b)}}function ct(t=700){let e=g("p",{class:"attn-summary"}),o=g("span",{class:"attn-hidden",role:"status"}),n,r=s=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>C(o,s),t)),C(e,s)};return{root:g("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function dt(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var pt={self:{queries:["the","old","cat","sat","all","day","long"],keys:["the","old","cat","sat","all","day","long"],scores:[[1.2,.8,1.9,.3,-.4,.1,.6],[.5,1.4,2.1,.2,.7,-.6,1.1],[.9,1.7,1.3,2.2,-.3,.4,.2],[-.2,.3,2.4,1.1,.8,1.6,.9],[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:0},cache:{queries:["all","day","long"],keys:["the","old","cat","sat","all","day","long"],scores:[[.4,-.5,.2,1.5,.9,2.3,1.2],[.1,.6,.5,1.8,2,1,1.4],[-.7,1,.3,1.2,1.5,2.1,.8]],causal:4},cross:{queries:["le","vieux","chat","dort"],keys:["the","old","cat","sat","all","day","long"],scores:[[2.4,.5,.9,-.2,.3,-.4,.1],[.2,2.6,1.1,.1,-.3,.4,1],[.7,1,2.8,.9,-.5,.2,-.1],[-.3,.2,1.2,2.5,.6,.8,.4]],causal:null}};var O=pt,z={padding:null,causal:null,window:null},Vt=-1e9;function ht(t,e,{padding:o,causal:n,window:r}){let s=(l,i)=>(o===null||i<o)&&(n===null||i<=l+n)&&(r===null||l-r[0]<=i&&i<=l+r[1]);return Array.from({length:t},(l,i)=>Array.from({length:e},(a,c)=>s(i,c)?1:0))}var N=(t,e)=>ht(O[t].queries.length,O[t].keys.length,e),ut=({padding:t,causal:e,window:o})=>({padding:t,causal:e,window:o});function B(t){let e=N(t.scene,ut(t));return String(e)===String(L(t))?ut(t):z}var K=t=>{let{queries:e,keys:o}=O[t];return{padding:o.length,causal:o.length-e.length,window:[2,0]}};function L({mask:t,scene:e}){let{queries:o,keys:n}=O[e];return t.length===o.length&&t[0].length===n.length?t:N(e,z)}var mt=([t,e],o,n)=>(t<0||t===o)&&(e<0||e===n);function ft(t,e){return t.flatMap((n,r)=>n.filter((s,l)=>mt(e,r,l))).every(Boolean)?0:1}var gt=(t,e,o)=>t.map((n,r)=>n.map((s,l)=>e.some(i=>mt(i,r,l))?o:Number(s)));function Ut(t,e,o){return o==="before"?_(t,1,e):o==="after"?_(t).map((n,r)=>e[r]?n:0):_(t.map((n,r)=>e[r]?n:Vt))}function xt({scores:t,mask:e,how:o,boost:n}){let r=e.map(i=>i.map(Boolean)),s=t.map((i,a)=>i.map((c,p)=>r[a][p]?c:c+n)),l=s.map((i,a)=>Ut(i,r[a],o));return{scores:s,weights:l,sums:V(l),empty:r.map(i=>!i.some(Boolean))}}var V=t=>t.map(e=>e.reduce((o,n)=>o+n,0));function T(t){let{how:e,boost:o,scene:n}=t,r=L(t),{queries:s,keys:l,scores:i}=O[n];return{queries:s,keys:l,mask:r,...xt({scores:i,mask:r,how:e,boost:o})}}var bt=`text.head { font-size: 14px; font-weight: 600; }
text.small { font-size: 13px; }
text.number { font-size: 13px; }
text.brief { font-size: 12px; }
text.tiny { font-size: 11px; }
text.wrong { fill: var(--series-3); }
.weight.shade { fill: var(--weight-cell); }
.soft.hatch { stroke: var(--edge); stroke-opacity: 0.5; stroke-width: 1.5; fill: none; }
.wrong.solid { fill: var(--series-3); stroke: none; }
.rule.solid { fill: var(--rule); stroke: none; }
.wrong.frame { fill: none; stroke: var(--series-3); stroke-width: 2.5; }
`;var wt=t=>lt(t.map(e=>`\u201C${e}\u201D`));function Jt({how:t,boost:e},{queries:o,sums:n,empty:r}){let s=n.filter((i,a)=>!r[a]);if(s.length===0)return[];if(t==="after"){let i=Math.min(...s),a=o[n.findIndex((c,p)=>!r[p]&&c===i)];return[`The hidden keys took part in the softmax and took their share with them: ${wt([a])} keeps ${st(i)} of its weight.`]}return[`Each row that sees somebody sums to 1, ${e===0?"whatever the hidden scores are":`though the hidden scores were moved by ${S(e,1)}`}.`]}function Yt({how:t},{queries:e,keys:o,empty:n}){let r=e.filter((l,i)=>n[i]);if(r.length===0)return[];let s={before:"zero weights, zero output",after:"zero weights",fill:`equal weights of ${S(1/o.length)} on keys that are all forbidden`}[t];return[`${wt(r)} may look at nobody: ${s}.`]}function vt(t,e){let o=e.mask.flat().reduce((r,s)=>r+s,0),n=e.queries.length*e.keys.length;return[`${o} of ${n} pairs are allowed.`,...o<n?Jt(t,e):[],...Yt(t,e)].join(" ")}var kt=({queries:t,keys:e,mask:o,weights:n},r,s)=>`${t[r]} looks at ${e[s]}: ${o[r][s]?"allowed":"hidden"}, weight ${S(n[r][s])}`;var Xt=420,j=36,yt=252,$t=7;function I({queries:t,keys:e},o){let n=o<Xt,[r,s]=n?[44,42]:[58,76],l=(o-r-s)/e.length,i=yt/t.length,a=(p,d)=>({x:r+d*l,y:j+p*i,width:l,height:i}),c=t.length;return{narrow:n,side:r,end:s,wide:l,tall:i,rows:c,columns:e.length,box:a,height:j+yt}}function Qt({x:t,y:e,width:o,height:n}){return Array.from({length:Math.ceil((o+n)/$t)-1},(s,l)=>(l+1)*$t).map(s=>`M${q(t+Math.max(0,s-n))} ${q(e+Math.min(s,n))}L${q(t+Math.min(s,o))} ${q(e+Math.max(0,s-o))}`).join("")}function Zt(t,e,o){return!e&&!t?"":Mt(o)}var Mt=t=>t>0&&t<.005?"<.01":t===0?"0":S(t);function te(t,e,o,{seen:n,leaks:r,weight:s}){let{x:l,y:i,width:a,height:c}=t.box(e,o),p={x:l+1,y:i+1,width:a-2,height:c-2,rx:4},d=t.wide<33?"tiny":"number",u={x:l+a/2,y:i+c/2+4.5};return[$(`bed ${e} ${o}`,"rect",n||r?"paper":"tint",p),$(`cell ${e} ${o}`,"rect","weight shade",{...p,"fill-opacity":A(s).toFixed(3)}),...n||r?[]:[$(`hatch ${e} ${o}`,"path","soft hatch",{d:Qt({x:l+1.5,y:i+1.5,width:a-3,height:c-3})})],$(`frame ${e} ${o}`,"rect",r?"wrong frame":"ruler",p),$(`number ${e} ${o}`,"text",`ink ${d}${r&&d==="number"?" strong":""}`,u,Zt(r,n,s))]}function ee(t,{queries:e,keys:o}){let{side:n,narrow:r}=t,s=r?"small":"head",l=i=>t.box(0,i).x+t.wide/2;return[$("name key","text","key small end",{x:n-6,y:13},"key"),$("name query","text","query small start",{x:0,y:29},"query"),...o.map((i,a)=>$(`column ${a}`,"text",`key ${s}`,{x:l(a),y:27},i)),...e.map((i,a)=>{let{y:c,height:p}=t.box(a,0),d={x:0,y:c+p/2+4.5};return $(`row ${a}`,"text",`query ${s} start`,d,i)})]}function ne(t,e,{sums:o,empty:n},r){let s=t.end-12,l=r-s;return[$("name sum","text","ink small end",{x:r,y:27},"sum"),...e.flatMap((i,a)=>{let{y:c,height:p}=t.box(a,0),d=c+p/2,u=n[a]||o[a]<.9995,m={x:l,y:d+1,height:6,rx:3},h=n[a]&&o[a]>0,w=h&&!t.narrow?"all forbidden":"empty";return[$(`sum ${a}`,"text",`${u?"wrong":"ink"} ${t.narrow?"brief":"strong number"} end`,{x:r-1,y:d-4},u&&i>=.995&&i<.9995?">.99":i===0?"0.00":Mt(i)),$(`track ${a}`,"rect","rule solid",{...m,width:s}),$(`bar ${a}`,"rect",`${h?"wrong":"weight"} solid`,{...m,width:A(i)*s}),...n[a]?[$(`fate ${a}`,"text","wrong tiny end",{x:r-1,y:d+16},w)]:[]]})]}function St(t,e,{width:o}){let n=I(t,o),{mask:r,queries:s,keys:l}=t,i=e.length===r.length?e:t.weights,a=s.flatMap((c,p)=>l.flatMap((d,u)=>{let m=r[p][u],h=!m&&t.weights[p][u]>0;return te(n,p,u,{seen:m,leaks:h,weight:i[p][u]})}));return{width:o,height:n.height,marks:[...ee(n,t),...a,...ne(n,V(i),t,o)]}}function U({side:t,wide:e,tall:o,rows:n,columns:r},[s,l]){let[i,a]=[Math.floor((l-j)/o),Math.floor((s-t)/e)],[c,p]=[l<j?-1:i,s<t?-1:a];return s<0||l<0||c>=n||p>=r||c<0&&p<0?null:[c,p]}var oe=(t,e)=>t[0]<0==e[0]<0&&t[1]<0==e[1]<0;function Et(t,e,o,n){let r=Math.ceil(Math.hypot(n[0]-o[0],n[1]-o[1])/4)||1,s=Array.from({length:r+1},(i,a)=>U(t,o.map((c,p)=>c+(n[p]-c)*a/r)));return[...new Map(s.flatMap(i=>i&&oe(i,e)?[[String(i),i]]:[])).values()]}function At(t,{width:e,here:o}){let n=I(t,e),{queries:r,keys:s,mask:l}=t,i=(p,d,u,m,h={})=>({id:`place ${p} ${d}`,label:m,aria:h,...u,tab:p===o[0]&&d===o[1]?0:-1}),a=s.map((p,d)=>i(-1,d,{...n.box(0,d),y:0,height:j},`${p}, as a key: change the whole column`)),c=r.flatMap((p,d)=>[i(d,-1,{...n.box(d,0),x:0,width:n.side},`${p}, as a query: change the whole row`),...s.map((u,m)=>i(d,m,n.box(d,m),kt(t,d,m),{pressed:!!l[d][m]}))]);return[...a,...c]}var Ot=`.attn-masking > * + * { margin-top: 12px; }
.masking-main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
.masking-stage { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
/* Up and down a finger scrolls the page; sideways it paints. */
.masking-stage .attn-hit { touch-action: pan-y pinch-zoom; }
.masking-stage .attn-hit:hover { box-shadow: inset 0 0 0 2px var(--ink); }
.masking-note { display: block; margin-top: 8px; }
.masking-side { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; align-content: start; }
.masking-rules { display: grid; gap: 10px; }
.masking-rule { display: grid; grid-template-columns: 5.2em minmax(0, 1fr); gap: 10px; align-items: center; }
.masking-rule.off .masking-sliders { --accent: var(--edge); color: var(--soft); }
.masking-rule.off .masking-sliders :focus-visible { outline-color: var(--ink); }
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
`;var ae=10,ie=500,M=t=>t.read();function se(t,{begin:e,go:o}){let n=null,r=null,s=-1/0,l=a=>{let{left:c,top:p}=t.getBoundingClientRect();return[a.clientX-c,a.clientY-p]},i=a=>r=e(a)?a:null;return t.addEventListener("pointerdown",a=>{a.button!==0||!a.isPrimary||(t.setPointerCapture(a.pointerId),a.pointerType==="touch"?n=l(a):(a.preventDefault(),i(l(a))))}),t.addEventListener("pointermove",a=>{let c=l(a);n!==null&&Math.abs(c[0]-n[0])>=ae&&(i(n),n=null),r!==null&&(o(r,c),r=c)}),t.addEventListener("pointerup",a=>{n!==null&&i(n),[n,r,s]=[null,null,a.timeStamp]}),t.addEventListener("pointercancel",()=>[n,r]=[null,null]),a=>a.detail===0||a.timeStamp-s>ie}function le(t){let e=J("svg",{class:"scene","aria-hidden":"true"}),[o,n,r,s]=[420,[0,0],[0,0],0],l=()=>I(O[M(t).scene],o),i=(f,x=!1)=>{let k=L(M(t)),b=gt(k,f,s);String(b)!==String(k.map(y=>y.map(Number)))&&t.change({mask:b,...z},{glide:x})},a=(f,x=!1)=>{[r,s]=[f,ft(L(M(t)),f)],i([f],x)},c=f=>{let{rows:x,columns:k}=l();f[0]<0&&f[1]<0||(n=[A(f[0],-1,x-1),A(f[1],-1,k-1)],h(M(t)),p.focus(`place ${n.join(" ")}`))},p=ot((f,x)=>{let k=()=>x().id.split(" ").slice(1).map(Number),b=(y,v)=>()=>[k()[0]+y,k()[1]+v];f.addEventListener("click",y=>m(y)&&a(k(),!0)),dt(f,{ArrowUp:b(-1,0),ArrowDown:b(1,0),ArrowLeft:b(0,-1),ArrowRight:b(0,1)},c)}),u=g("div",{class:"attn-stage masking-stage",role:"group","aria-label":"Mask and weights; arrow keys move, Enter changes"},e,p.root),m=se(u,{begin:f=>{let x=U(l(),f);return x===null?!1:(c(x),a(x),!0)},go:(f,x)=>i(Et(l(),r,f,x))}),h=f=>{let x=T(f);n=n.map((k,b)=>Math.min(k,[x.queries,x.keys][b].length-1)),p.set(At(x,{width:o,here:n}))};return{root:u,tell:h,paint:f=>{let x=Math.round(u.clientWidth);x!==o&&(o=x,h(M(t))),it(e,St(T(M(t)),f,{width:o}))}}}var ce=t=>`${t>0?"+":""}${S(t,1)}`,de=t=>S(t,0);function pe(t,e){let o=()=>B(M(e)),n=h=>{let w=Object.entries(B(h)).filter(([,f])=>f!==null);return{...K(h.scene),...Object.fromEntries(w)}},r=(h,w,f=!1)=>t({...o(),[h]:w},f),s={padding:"Padding",causal:"Causal",window:"Window"},l=Object.entries(s).map(([h,w])=>W(w,()=>r(h,o()[h]===null?K(M(e).scene)[h]:null,!0))),i=(h,w,f,x)=>D({label:h,min:w,max:f,step:1,text:de,zero:Math.max(w,0),onInput:x}),a=()=>n(M(e)).window,c=[i("real keys",0,7,h=>r("padding",h)),i("offset",-3,6,h=>r("causal",h)),i("left",-3,6,h=>r("window",[h,a()[1]])),i("right",-3,6,h=>r("window",[a()[0],h]))],p=(h,...w)=>g("div",{class:"masking-rule"},h.root,g("div",{class:"masking-sliders"},...w.map(f=>f.root))),d=[p(l[0],c[0]),p(l[1],c[1]),p(l[2],c[2],c[3])];return{root:g("div",{class:"masking-rules"},...d),tell:h=>{let[w,{padding:f,causal:x,window:[k,b]}]=[B(h),n(h)];[f,x,k,b].forEach((y,v)=>c[v].set(y)),Object.keys(s).forEach((y,v)=>{l[v].set(w[y]!==null),d[v].classList.toggle("off",w[y]===null)})}}}var zt=(t,e)=>g("div",{class:"attn-row"},g("span",{class:"attn-label"},t),e.root);function ue(t){let n=H("Who asks whom",{self:"Itself",cache:"Cache",cross:"Cross"},a=>{let c={...z,causal:O[a].causal};t.change({scene:a,mask:N(a,c),...c},{glide:!0})}),s=H("Where the mask acts",{before:"before",after:"after",fill:"\u221210\u2079"},a=>t.change({how:a},{glide:!0}));return{root:g("div",{class:"attn-row attn-between"},zt("who asks",n),zt("mask acts",s)),tell:({scene:a,how:c})=>{n.set(a),s.set(c)}}}function he(t){let e=a=>t.change({mask:a,...z},{glide:!0}),o=pe((a,c)=>t.change({mask:N(M(t).scene,a),...a},{glide:c}),t),n={All:()=>e(N(M(t).scene,z)),"Turn around":()=>e(L(M(t)).map(a=>a.map(c=>c?0:1))),Reset:t.reset},r=Object.entries(n).map(([a,c])=>W(a,c).root),s=D({label:"hidden scores",min:-5,max:5,step:.5,zero:0,text:ce,onInput:a=>t.change({boost:a})});return{root:g("div",{class:"masking-side"},o.root,g("div",{class:"attn-row"},...r),s.root),tell:a=>{o.tell(a),s.set(a.boost)}}}function me(t,e){let[o,n,r,s]=[ue(e),le(e),he(e),ct()],i=matchMedia("(pointer: coarse)").matches?"press a cell, or drag sideways along a row":"press a cell or drag over several",a=g("p",{class:"attn-hint"},`Paint: ${i}. Then let the mask act after the softmax and look at the sums.`),c=g("small",{class:"masking-note"},"The scores are made up, to show what a mask does. No model gave them."),p=g("div",{class:"masking-main"},g("div",{},n.root,c),r.root),d=u=>{o.tell(u),r.tell(u),n.tell(u),s.set(vt(u,T(u)))};return{parts:[a,o.root,p,s.root],tell:d,glides:u=>({weights:T(u).weights}),paint:({weights:u})=>n.paint(u),stop:s.stop}}var dn=nt({name:"masking",label:"Live figure: who may look at whom",style:bt+Ot,controls:["mask","scene","how","boost","padding","causal","window"],build:me});export{O as SCENES,xt as attend,T as compute,dn as default,vt as describe,I as gridOf,ht as ruled};
