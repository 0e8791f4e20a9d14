// Joined by `make figures` from src/projection_steps and src/kit: change those, not this.
var Lt="http://www.w3.org/2000/svg",Ct=0,Nt=Math.random().toString(36).slice(2,8),et=t=>`attn-${Nt}-${t}-${++Ct}`;function ot(t,e,o){for(let[r,n]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(r,""):n!==!1&&n!=null&&t.setAttribute(r,n);return t.append(...o),t}var w=(t,e={},...o)=>ot(document.createElement(t),e,o),rt=(t,e={},...o)=>ot(document.createElementNS(Lt,t),e,o);function C(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function A(t,e,o){let r=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var nt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var st=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var at=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var Ft=(t,e)=>t.reduce((o,r,n)=>o+r*e[n],0);var B=t=>t[0].map((e,o)=>t.map(r=>r[o]));function H(t,e){let o=B(e);return t.map(r=>o.map(n=>Ft(r,n)))}function it(t,e=1,o=null){let r=i=>o===null||o[i],n=Math.max(...t.filter((i,l)=>r(l))),s=t.map((i,l)=>r(l)?Math.exp((i-n)/e):0),a=s.reduce((i,l)=>i+l,0);return a>0?s.map(i=>i/a):s}var _=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var ct=200,K=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,P=t=>t*t*(3-2*t);function J(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,n)=>J(t[n],r,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([n,s])=>[n,J(t[n],s,o)]);return Object.fromEntries(r)}return e}function lt(t,e,o){let[r,n,s,a,i,l]=[t,t,t,0,0,0],c=!1,p=u=>{let d=Math.min(64,u-i);if(i=u,c){let h=_((u-a)/e);r=J(n,s,P(h)),c=h<1}let f=o(r,d);l=c||f?requestAnimationFrame(p):0};return{go(u,d){if(K()){[r,s,c]=[u,u,!1],o(r,1/0);return}[n,s,a,c]=[r,u,performance.now(),d],d||(r=u,o(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(r,0),stop:()=>cancelAnimationFrame(l)}}function ut(t,e,o=[]){let r=[...e,...o],n=[],s=!1,a=()=>Object.fromEntries(r.map(u=>[u,t.get(u)])),i=u=>{if(s)return;let d=a();n.forEach(f=>f(d,u))},l=()=>i(null);e.forEach(u=>t.on(`change:${u}`,l));let c=(u,{glide:d=!1}={})=>{s=!0;for(let[f,h]of Object.entries(u))t.set(f,h);s=!1,i({glide:d}),t.save_changes()},p=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in u).map(d=>[d,u[d]]))};return{read:a,change:c,reset:()=>c(p(),{glide:!0}),follow:u=>void n.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,l))}}function Rt(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Bt(t,e,o,r){let[n,s]=[0,!1],a=l=>{if(l!==s){s=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++n,p=e.wants?.(o())??null;if(a(p!==null),p===null)return r(l);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===n&&i(l),()=>c===n&&e.say?.(u))};return i}function pt({name:t,label:e,style:o,controls:r,fixed:n=[],ms:s=ct,build:a}){return{render:({model:l,el:c})=>{let p=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=p.attachShadow({mode:"open"});u.append(w("style",{},[nt,st,at,o].join(`
`)));let d=ut(l,r,n),f=a(d.read(),d,l),h=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);u.append(h),c.append(p);let g=()=>{let y=f.glides??($=>$),k=0,m=lt(y(d.read()),s,($,L)=>k>0&&f.paint($,L,k)),b=()=>{let $=Math.round(h.clientWidth);$===k||$===0||(k=$,Rt(c),m.again())},v=Bt(h,f,d.read,$=>{f.tell(d.read()),m.go(y(d.read()),$)});d.follow(($,L)=>{h.classList.add("touched"),v(L?.glide??!0)}),f.tell(d.read()),b();let E=new ResizeObserver(b);return E.observe(h),f.ahead?.(),()=>{E.disconnect(),m.stop(),d.stop(),f.stop?.()}},x=async()=>{await f.ready;for(let y;y=f.wants?.(d.read());)await y;return g()};return f.ready?x():g()}}}var Ht=t=>Math.round(t*10)/10,dt=new WeakMap;function ft(t){let e=w("div",{class:"attn-hits"}),o=new Map,r=s=>{let a=s.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),i={node:a,hit:s};return o.set(s.id,i),a.dataset.id=s.id,t(a,()=>i.hit),i};return{root:e,set:s=>{let a=new Set(s.map(({id:i})=>i));for(let[i,{node:l}]of o)a.has(i)||(l.remove(),o.delete(i));s.forEach((i,l)=>{let c=o.get(i.id)??r(i);Kt(c.node,c.hit=i),c.node.parentNode!==e&&e.insertBefore(c.node,e.children[l]??null)})},focus:s=>o.get(s)?.node.focus({preventScroll:!0})}}function Kt(t,{x:e,y:o,width:r,height:n,label:s,kind:a="",aria:i={},tab:l=0,lang:c}){let[p,u,d,f]=[e,o,r,n].map(Ht),h=`left:${p}px;top:${u}px;width:${d}px;height:${f}px`;dt.get(t)!==h&&(t.style.cssText=h,dt.set(t,h)),A(t,"class",`attn-hit ${a}`.trim()),A(t,"aria-label",s),A(t,"tabindex",l),c&&A(t,"lang",c);for(let[g,x]of Object.entries(i))A(t,`aria-${g}`,String(x))}var gt="http://www.w3.org/2000/svg",Vt=t=>Math.round(t*10)/10+0;function z(t,e,o,r,n){let s=Object.entries(r).map(([a,i])=>[a,typeof i=="number"?Vt(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(s),...n===void 0?{}:{text:n}}}var N=(t,e,o,r)=>({...z(t,"text",e,o),runs:r}),ht=new WeakMap,Gt=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([r,n])=>[r,String(n)]))});function Dt(t,e){let o=Gt(e);for(let n in o)t.at[n]!==o[n]&&t.node.setAttribute(n,o[n]);for(let n in t.at)n in o||t.node.removeAttribute(n);t.at=o;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Qt)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Xt=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Qt(t){let e=document.createElementNS(gt,"tspan");for(let[o,r]of Object.entries(Xt(t)))e.setAttribute(o,String(r));return e.append(t.text),e}function mt(t,{width:e,height:o,marks:r}){let n=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==n&&t.setAttribute("viewBox",n);let s=ht.get(t)??new Map;ht.set(t,s);let a=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of s)a.get(l)?.shape!==p&&(c.remove(),s.delete(l));let i=t.firstChild;for(let l of r){let c=s.get(l.id);c||(c={node:document.createElementNS(gt,l.shape),shape:l.shape,at:{},text:""},s.set(l.id,c)),Dt(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function O(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function xt(t){let e=O(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function V(t,e){let o=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:r=>A(o,"aria-pressed",String(r))}}function wt({label:t,min:e,max:o,step:r,onInput:n,text:s=O,zero:a=e,...i}){let{read:l=m=>m,write:c=m=>m}=i,p=et("slider"),u=w("span",{class:"attn-number","aria-hidden":"true"}),f=w("input",{type:"range",id:p,min:e,max:o,step:r,oninput:()=>n(l(f.valueAsNumber))}),h=w("div",{class:"attn-slider"},w("label",{for:p},t),f,u),g=o,x=m=>Math.min(1,Math.max(0,(m-e)/(g-e)));return{root:h,input:f,set:(m,b=!0)=>{let v=c(m);f.valueAsNumber!==v&&(f.value=v),f.style.setProperty("--from",x(Math.min(a,v))),f.style.setProperty("--to",x(Math.max(a,v))),f.disabled=!b,C(u,s(m)),A(f,"aria-valuetext",s(m))},limit:m=>A(f,"max",g=m)}}function bt(t=700){let e=w("p",{class:"attn-summary"}),o=w("span",{class:"attn-hidden",role:"status"}),r,n=s=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>C(o,s),t)),C(e,s)};return{root:w("div",{},e,o),set:n,stop:()=>clearTimeout(r)}}var j=["q","k","v","scores","weights","output"],G=4,M=j.length*G;function vt({words:t,x:e,w_q:o,w_k:r,w_v:n}){let[s,a,i]=[o,r,n].map(u=>H(e,u)),l=H(s,B(a)),c=l.map(u=>it(u)),p=H(c,i);return{words:t,x:e,w_q:o,w_k:r,w_v:n,q:s,q_row:s,k:a,k_t:B(a),v:i,scores:l,weights:c,output:p}}var kt=t=>({stage:j[Math.floor((t-1)/G)],i:(t-1)%G>>1,j:t-1&1}),I=(t,e,o)=>G*j.indexOf(t)+2*e+o+1,Jt={q:["x","w_q"],k:["x","w_k"],v:["x","w_v"],scores:["q_row","k_t"],weights:["scores",null],output:["weights","v"]};function W(t,e){let{stage:o,i:r,j:n}=kt(e),[s,a]=Jt[o],i=Math.max(...t.scores[r]),l=t[s][r].map((c,p)=>{let u=a?t[a][p][n]:null,d=u===null?Math.exp(c-i):c*u;return{a:c,b:u,from:[s,r,p],over:a&&[a,p,n],product:d}});return{stage:o,i:r,j:n,pairs:l,best:i,result:t[o][r][n]}}function D(t){let e=Math.floor(t+1e-9),o=t-e;return o>1e-6?{known:e,focus:e+1,phase:o}:{known:e,focus:e,phase:1}}var yt=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
.output { --c: var(--output); } .soft { --c: var(--soft); } .ink { --c: var(--ink); }
.sheet { fill: color-mix(in oklab, var(--c) 5%, var(--paper)); }
.cell { fill: color-mix(in oklab, var(--c) 13%, var(--paper)); stroke: transparent; stroke-width: 1.5; }
.cell.empty { fill: transparent; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-dasharray: 2 4; }
.cell.next { stroke: var(--c); stroke-dasharray: none; stroke-width: 2; }
.cell.from { fill: color-mix(in oklab, var(--c) 30%, var(--paper)); stroke: var(--c); }
.cell.now { stroke: var(--c); stroke-width: 3; stroke-dasharray: none; }
.fill { fill: color-mix(in oklab, var(--weight) 38%, var(--paper)); }
.beam { stroke: var(--c); stroke-width: 2.5; opacity: 0.55; stroke-dasharray: 0.1 7; stroke-linecap: round; }
.mover { fill: var(--c); }
.edge { stroke-width: 1.2; }
.road { fill: none; stroke: color-mix(in oklab, var(--c) 45%, var(--paper)); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
text { font-size: 16px; dominant-baseline: central; }
text.number.now, .total, tspan.strong { font-weight: 700; }
text.title { font-weight: 650; font-size: 17px; paint-order: stroke; stroke: var(--paper); stroke-width: 5; stroke-linejoin: round; }
tspan.sub { font-size: 0.72em; stroke: none; } tspan.formula { font-size: 13px; font-weight: 400; fill: var(--soft); }
text.shape { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 7; }
text.shape.on { fill: var(--ink); font-weight: 700; font-size: 14px; }
text.word { font-size: 14.5px; } text.word.small { font-size: 10.2px; }
text.sum { font-size: 15px; }
tspan.strong { fill: var(--c); }
.waiting { opacity: 0.25; }
`;var q=(t,e)=>t==="weights"||t==="output"?O(e):xt(e),U=(t,e)=>e<0?`(${q(t,e)})`:q(t,e),$t={q:"query",k:"key",v:"value"};function qt(t,e){if(!e)return"Two words, three numbers each, and three learnt matrices. Press play, or a cell: each is one row times one column.";let{words:o,scores:r}=t,{stage:n,i:s,j:a,pairs:i,result:l}=W(t,e),c=i.map(({a:d,b:f,from:h,over:g})=>`${U(h[0],d)} \xD7 ${g?U(g[0],f):""}`).join(" + "),p=q(n,l);if($t[n])return`Number ${a+1} of the ${$t[n]} of ${o[s]}: its row of X times column ${a+1} of W${n}, ${c} = ${p}.`;if(n==="scores")return`How well the query of ${o[s]} fits the key of ${o[a]}: ${c} = ${p}.`;if(n==="weights"){let d=r[s].map(f=>`e^${U("scores",f)}`);return`${o[s]} gives ${o[a]} the weight ${d[a]} / (${d.join(" + ")}) = ${p}.`}let u=e===M?" Each word now has an output of its own.":"";return`Number ${a+1} of what ${o[s]} gets: its weights times column ${a+1} of the values, ${c} = ${p}.${u}`}var S={x:"ink",w_q:"query",w_k:"key",w_v:"value",q:"query",q_row:"query",k:"key",k_t:"key",v:"value",scores:"soft",weights:"weight",output:"output"},Yt={x:["X"],w_q:["W","q"],w_k:["W","k"],w_v:["W","v"],q:["Q","","= X Wq"],k:["K","","= X Wk"],v:["V","","= X Wv"],k_t:["K\u1D40","","turned over"],q_row:["Q"],scores:["scores","","= Q K\u1D40"],weights:["weights","","softmax"],output:["output","","= weights V"]},F=I("scores",0,0),Y={x:[0,1],w_q:[1,0],w_k:[2,0],w_v:[4,0],q:[1,1],k:[2,1],v:[4,1],k_t:[2,2],q_row:[1,3],scores:[2,3],weights:[3,3],output:[4,3]},Z=Object.keys(Y);function Mt(t){let e=t<600,o=e?{c:27,left:3,right:4,top:24,space:33}:{c:Math.min(46,t/19),left:100,right:62,top:42,space:44},r=(t-o.left-o.right-11*o.c)/4,n=[0,1,2,3,4].map(l=>o.left+(l?3*o.c+r+(l-1)*(2*o.c+r):0)),s=[o.top];for(let l of[3,2,2])s.push(s[s.length-1]+l*o.c+o.space);let a=l=>[n[Y[l][0]],s[Y[l][1]]];return{...o,narrow:e,width:t,xs:n,ys:s,corner:a,at:(l,c,p)=>[a(l)[0]+(p+.5)*o.c,a(l)[1]+(c+.5)*o.c],height:Math.round(s[3]+2*o.c+(e?10:30))}}var T=(t,e,o,r,n)=>z(t,"text",e,{x:o,y:r},n),R=(t,e,o,r,n,s)=>z(t,"line",e,{x1:o,y1:r,x2:n,y2:s}),X=([t,e],o,r)=>({x:t-o/2,y:e-o/2,width:o,height:o,rx:r});function Zt(t,e){let o=e.narrow?1.5:3;return Z.map(r=>{let[n,s]=e.corner(r),[a,i]=[t[r].length,t[r][0].length],l={x:n-o,y:s-o,width:i*e.c+2*o,height:a*e.c+2*o,rx:e.narrow?5:8};return z(`sheet ${r}`,"rect",`${S[r]} sheet`,l)})}function te(t,e,o,{seen:r,used:n,focus:s,next:a}){let i=e.c-(e.narrow?2:4);return t[o].flatMap((l,c)=>l.flatMap((p,u)=>{let d=j.includes(o)?I(o,c,u):-1,f=r(o,c,u),h=[f?"":"empty",d===s?"now":"",d===a?"next":"",n.has(`${o} ${c} ${u}`)?"from":""],g=X(e.at(o,c,u),i,e.narrow?4:6),x=[z(`cell ${o} ${c} ${u}`,"rect",[S[o],"cell",...h].filter(Boolean).join(" "),g)];if(!f)return x;if(o==="weights"){let b=i*p;x.push(z(`fill ${c} ${u}`,"rect","weight fill",{...g,y:g.y+i-b,height:b,rx:Math.min(g.rx,b/2)}))}let[y,k]=e.at(o,c,u),m=o==="weights"||o==="output"?" tight":"";return[...x,T(`value ${o} ${c} ${u}`,`ink number${m}${d===s?" now":""}`,y,k,q(o,p))]}))}function ee(t,e,o){return Z.flatMap(r=>{let[n,s]=[t[r].length,t[r][0].length],[a,i]=e.corner(r),[l,c]=[s*e.c,n*e.c],[p,u,d]=Yt[r],f=[{text:p},...u?[{text:u,role:"sub",dy:4}]:[]];if(e.narrow){let g=`${n}\xD7${s}`,x=l>60||p.length<4;return[N(`title ${r}`,`${S[r]} title start`,{x:a+1,y:i-9},f),...x?[T(`shape ${r}`,`soft end shape${o.includes(r)?" on":""}`,a+l-1,i-8,g)]:[]]}let h=r===o[0]?"columns":r===o[1]?"rows":"";return[N(`title ${r}`,`${S[r]} title start`,{x:a-2,y:i-27},[...f,...d?[{text:d,role:"formula",dx:6}]:[]]),R(`top ${r}`,"rule edge",a+2,i-10,a+l-2,i-10),R(`side ${r}`,"rule edge",a-11,i+2,a-11,i+c-2),T(`columns ${r}`,`soft shape${h==="columns"?" on":""}`,a+l/2,i-10,String(s)),T(`rows ${r}`,`soft shape${h==="rows"?" on":""}`,a-11,i+c/2,String(n))]})}function oe(t,e){return t.words.flatMap((o,r)=>{let n=(c,p)=>{let[u,d]=e.at(p,r,0);return T(`${c} ${r}`,"ink end word",u-e.c/2-(e.narrow?7:22),d,o)},s=c=>T(`under ${c} ${r}`,"soft word small",e.at(c,1,r)[0],e.at(c,1,r)[1]+e.c/2+11,o);if(!e.narrow)return[n("word","x"),n("again","q_row"),s("scores"),s("weights")];let[a,i]=e.at("x",r,0),l=r?e.c/2+10:-e.c/2-24;return[n("again","q_row"),T(`word ${r}`,"ink start word",a-e.c/2+1,i+l,o)]})}function re(t){let e=t.narrow?3:5,o=(m,b,v)=>`M${m} ${b}V${v}m${-e} ${-e}l${e} ${e}l${e} ${-e}`,r=(m,b,v)=>`M${m} ${v}H${b}m${-e} ${-e}l${e} ${e}l${-e} ${e}`,n=(m,b)=>[t.corner(m)[0]+b*2*t.c,t.corner(m)[1]+2*t.c+6],s=m=>t.corner(m)[1]-(t.narrow?19:38),[[a,i],[l,c]]=[n("q",.14),n("v",.5)],p=m=>t.corner(m)[0]+2*t.c+(t.narrow?3:8),[u,d,f,h]=[p("k"),t.corner("k")[1]+t.c,t.corner("k_t")[1]+t.c,t.narrow?7:26],g=m=>t.corner(m)[0]-(t.narrow?2:20),x=t.corner("scores")[1]+t.c,y=`M${u} ${d}C${u+h} ${d} ${u+h} ${f} ${u} ${f}m${e} ${-e}l${-e} ${e}l${e} ${e}`,k=(m,b,v)=>z(`road ${m}`,"path",`${b} road`,{d:v.replace(/\d+\.\d+/g,E=>Number(E).toFixed(1))});return[k("q","query",o(a,i,s("q_row"))),k("v","value",o(l,c,s("output"))),k("k","key",y),k("softmax","weight",r(p("scores"),g("weights"),x)),k("output","output",r(p("weights"),g("output"),x))]}var At=(t,e,o)=>_((o-(e>1?t*.38/(e-1):0))/.5);function ne(t,{stage:e,i:o,j:r,pairs:n},s){let a=t.at(e,o,r);return n.flatMap(({a:i,b:l,from:c,over:p},u)=>{let d=At(u,n.length,s);if(d<=0||d>=1)return[];let f=(h,[g,x,y],k)=>{let b=t.at(g,x,y).map((E,$)=>E+(a[$]-E)*P(d)),v=S[g]==="soft"?"ink":S[g];return[z(`mover ${h} ${u}`,"rect",`${v} mover`,X(b,t.c*.84,6)),T(`mover ${h} text ${u}`,"paper number",b[0],b[1],q(g,k))]};return[...p?f("column",p,l):[],...f("row",c,i)]})}function se(t,{stage:e,i:o,j:r,pairs:n}){let[s,a]=t.at(e,o,r),[i]=n[0].from,l=[R("beam row",`${S[i]} beam`,t.at(i,o,n.length-1)[0]+t.c/2,a,s-t.c/2,a)];if(n[0].over){let[c]=n[0].over;l.push(R("beam column",`${S[c]} beam`,s,t.at(c,n.length-1,r)[1]+t.c/2,s,a-t.c/2))}return l}function ae(t,e){let o={q:0,k:0,v:0,scores:1,weights:3,output:3}[e]??0,r=o===0?3:2,n=t.xs[o]+r*t.c+(o===3&&t.narrow?14:o===1&&t.narrow?6:0);return e==="weights"&&t.narrow?[t.xs[4]+t.c-8,t.ys[2]+t.c-18]:o===0?[n,t.ys[0]+1.5*t.c-(t.narrow?12:0)]:[n,t.ys[2]+t.c-(t.narrow?18:10)]}function ie(t,{stage:e,j:o,pairs:r,best:n,result:s},a){let[i,l]=ae(t,e),[c,p]=t.narrow?["",14]:[" ",21],u=v=>l+(v-r.length/2)*p,d=e==="weights",f=n?`${n<0?"+":"\u2212"}${q("scores",Math.abs(n))}`:"",h=r.map(({a:v,b:E,product:$,from:L,over:tt},Q)=>{let Ot=At(Q,r.length,a)>=1?"":" waiting",Tt=d?[{text:"e^("},{text:q("scores",v),role:"ink strong"},{text:`${f})`}]:[{text:q(L[0],v),role:`${S[L[0]]} strong`},{text:`${c}\xD7${c}`},{text:q(tt[0],E),role:`${S[tt[0]]} strong`}],jt=`${c}=${c}${d?O($):q(e,$)}`;return N(`sum ${Q}`,`ink sum end${Ot}`,{x:i,y:u(Q)},[...Tt,{text:jt}])}),g=a>=.9?"":" waiting",x=r.reduce((v,{product:E})=>v+E,0),y=d?`${O(r[o].product)}${c}\xF7${c}${O(x)}`:"",k=r.length+(d&&t.narrow?1:0),m=d?[{text:`${t.narrow?"":y}${c}=${c}`}]:[],b=S[e]==="soft"?"ink":S[e];return[...h,R("sum rule",`rule edge${g}`,i-(t.narrow?44:96),u(r.length)-p/2,i,u(r.length)-p/2),...k===r.length?[]:[N("sum share",`ink sum total end${g}`,{x:i,y:u(r.length)},[{text:y}])],N("sum total",`ink sum total end${g}`,{x:i,y:u(k)},[...m,{text:q(e,s),role:`${b} strong`}])]}function ce(t,e,o){let r=e.c-(e.narrow?2:4),n=(s,a,i,l,c,p)=>{let u=l.map((d,f)=>d+(c[f]-d)*P(o)+(f?0:p*Math.sin(Math.PI*P(o))));return[z(s,"rect",`${a} mover`,X(u,r,6)),T(`${s} text`,"paper number",u[0],u[1],q("q",i))]};return[0,1].flatMap(s=>[0,1].flatMap(a=>[...n(`carry q ${s} ${a}`,"query",t.q[s][a],e.at("q",s,a),e.at("q_row",s,a),0),...n(`carry k ${s} ${a}`,"key",t.k[s][a],e.at("k",s,a),e.at("k_t",a,s),(s-a)*e.c*.6)]))}function le({known:t,focus:e,phase:o}){return e===F&&t<F?{carry:_(o/.45),phase:_((o-.45)/.55)}:{carry:e>F||t>=F?1:0,phase:o}}function St(t,{step:e,width:o}){let r=Mt(o),n=D(e),{known:s,focus:a}=n,{carry:i,phase:l}=le(n),c=a?W(t,a):null,p=c?.pairs.flatMap(({from:x,over:y})=>[x,y])??[],u=new Set(p.filter(Boolean).map(x=>x.join(" "))),d=n.phase>=1&&s<M?s+1:-2,f=(x,y,k)=>{if(x==="q_row"||x==="k_t")return i>=1;if(!j.includes(x))return!0;let m=I(x,y,k);return m===a?l>=.9:m<=s},h=c?[c.pairs[0].from[0],c.pairs[0].over?.[0],c.stage]:[],g=[...Zt(t,r),...re(r),...c?se(r,c):[],...ee(t,r,h),...oe(t,r)];for(let x of Z)g.push(...te(t,r,x,{seen:f,used:u,focus:a,next:d}));return c&&g.push(...ie(r,c,l)),i>0&&i<1&&g.push(...ce(t,r,i)),c&&l<1&&(i>=1||a<F)&&g.push(...ne(r,c,l)),{width:o,height:r.height,marks:g}}function Et(t,{step:e,width:o}){let r=Mt(o);return Array.from({length:M},(n,s)=>{let{stage:a,i,j:l,result:c}=W(t,s+1),p=a==="scores"||a==="weights"?t.words[l]:`number ${l+1}`,u=`${a} of ${t.words[i]}, ${p}: ${s+1<=e?q(a,c):"not worked out yet"}`,{x:d,y:f,width:h,height:g}=X(r.at(a,i,l),r.c-2,0);return{id:String(s+1),x:d,y:f,width:h,height:g,label:u,tab:s+1===Math.max(1,Math.round(e))?0:-1}})}var _t=`.steps-board { position: relative; }
.attn-hits button { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; cursor: pointer; }
.attn-hits button:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
.steps-reel { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 16px; align-items: end; }
.steps-reel > .attn-button:first-child { min-width: 84px; }
.steps-stages { display: grid; grid-template-columns: repeat(6, 1fr); gap: 2px; margin: 0 calc(3.5em + 8px) 0 calc(var(--name, 5.9em) + 24px); }
.steps-reel { --name: 8.5em; }
.steps-stages .attn-button { padding: 0; border-width: 0 0 3px; border-radius: 4px 4px 0 0; background: none; color: var(--soft); border-color: var(--rule); }
.steps-stages .attn-button[data-reached] { border-color: var(--ink); color: var(--ink); }
.steps-stages .attn-button[aria-pressed="true"] { color: var(--ink); background: var(--tint); }
.attn-projection_steps .attn-summary { min-height: 1.45em; }
@container (max-width: 820px) { .attn-projection_steps .attn-summary { min-height: 2.9em; } }
@container (max-width: 600px) {
  .scene text { font-size: 12px; } .scene text.title { font-size: 13px; } .scene text.shape { font-size: 10px; stroke-width: 3; }
  .scene text.word { font-size: 12px; } .scene text.sum { font-size: 10.6px; } .scene text.tight { font-size: 10.6px; letter-spacing: -0.02em; }
  .beam { stroke-width: 2; stroke-dasharray: 0.1 5; } .cell.now { stroke-width: 2.2; }
  .steps-reel { grid-template-columns: 1fr 1fr; }
  .steps-reel > div { grid-column: 1 / -1; grid-row: 1; --name: 0em; }
  .steps-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .steps-reel .attn-slider { grid-template-columns: 1fr 3.5em; }
  .steps-stages { margin-left: 0; } .steps-stages .attn-button { font-size: 12px; }
  .attn-projection_steps .attn-summary { min-height: 4.4em; }
}
@media (forced-colors: active) { .cell { stroke: CanvasText; } .cell.now { stroke: Highlight; } .steps-stages .attn-button[data-reached] { border-color: Highlight; } }
`;var pe=1100,de={ArrowRight:1,ArrowLeft:-1,ArrowDown:2,ArrowUp:-2};function fe(t,e){let o=rt("svg",{class:"scene","aria-hidden":"true"}),r=ft((s,a)=>{s.addEventListener("click",()=>e(Number(a().id))),s.addEventListener("keydown",i=>{let l=de[i.key];!l||i.ctrlKey||i.metaKey||i.altKey||(i.preventDefault(),i.stopPropagation(),r.focus(String(_(Number(a().id)+l,1,M))))})});return{root:w("div",{class:"steps-board"},o,r.root),paint:(s,a)=>mt(o,St(t,{step:s,width:a})),tell:(s,a)=>r.set(Et(t,{step:s,width:a}))}}function he(t,e){let o=0,r=()=>t.read().step,n=()=>{clearInterval(o),o=0,i.root.textContent="Play"},s=h=>{n(),h===r()?e():t.change({step:_(h,0,M)},{glide:!0})},a=()=>{if(r()>=M)return n();t.change({step:r()+1},{glide:!0})},i=V("Play",()=>{if(o)return n();r()>=M&&t.change({step:0}),a(),!K()&&(o=setInterval(a,pe),i.root.textContent="Pause")});i.root.removeAttribute("aria-pressed");let l=wt({label:"cells worked out",min:0,max:M,step:1,text:h=>`${h} / ${M}`,onInput:s}),c=j.map((h,g)=>V(h.length===1?h.toUpperCase():h,()=>s(4*g+4))),p=V("Reset",()=>{n(),t.reset()}),u=w("div",{class:"steps-stages",role:"group","aria-label":"Work out a matrix"},...c.map(h=>h.root));return{root:w("div",{class:"steps-reel"},i.root,w("div",{},u,l.root),p.root),tell:({step:h})=>{l.set(h),c.forEach((g,x)=>{g.set(h===4*x+4),A(g.root,"data-reached",h>4*x)})},go:s,stop:n}}var zt="Press any empty cell: its row and its column come together there.",ge="Every cell is worked out: press one to see it made again.";function me(t,e){let o=vt(t),r=bt(),[n,s]=[0,0],a=he(e,()=>l()),i=fe(o,p=>a.go(p));function l(){let{step:p}=e.read();if(K()||p===0)return;let u=performance.now(),d=f=>{let h=_((f-u)/500);e.read().step===p&&(i.paint(p-1+h,n),s=h<1?requestAnimationFrame(d):0)};s=requestAnimationFrame(d)}let c=w("p",{class:"attn-hint"},zt);return{parts:[c,r.root,i.root,a.root],tell:p=>{cancelAnimationFrame(s),a.tell(p),C(c,p.step<M?zt:ge),r.set(qt(o,D(p.step).focus)),n&&i.tell(p.step,n)},paint:(p,u,d)=>{d!==n&&i.tell(e.read().step,n=d),i.paint(p.step,n)},stop:()=>{a.stop(),r.stop()}}}var po=pt({name:"projection_steps",label:"Live figure: self-attention step by step",style:yt+_t,controls:["step"],fixed:["words","x","w_q","w_k","w_v"],ms:500,build:me});export{St as board,kt as cellOf,vt as compute,po as default,qt as describe,I as stepOf};
