// Joined by `make figures` from src/position and src/kit: change those, not this.
var he=Object.defineProperty;var me=(t,e)=>{for(var o in e)he(t,o,{get:e[o],enumerable:!0})};var ge="http://www.w3.org/2000/svg",xe=0,be=Math.random().toString(36).slice(2,8),U=t=>`attn-${be}-${t}-${++xe}`;function $t(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var x=(t,e={},...o)=>$t(document.createElement(t),e,o),Mt=(t,e={},...o)=>$t(document.createElementNS(ge,t),e,o);function F(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var St=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var At=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Et=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var L=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),nt=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]);var ke=t=>t[0].map((e,o)=>t.map(n=>n[o]));function Ot(t,e){let o=ke(e);return t.map(n=>o.map(r=>L(n,r)))}function qt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),a=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),s=a.reduce((i,c)=>i+c,0);return s>0?a.map(i=>i/s):a}var Lt=t=>t.indexOf(Math.max(...t)),$=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var jt=200,$e=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Me=t=>t*t*(3-2*t);function rt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>rt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,rt(t[r],a,o)]);return Object.fromEntries(n)}return e}function zt(t,e,o){let[n,r,a,s,i,c]=[t,t,t,0,0,0],l=!1,f=p=>{let d=Math.min(64,p-i);if(i=p,l){let h=$((p-s)/e);n=rt(r,a,Me(h)),l=h<1}let u=o(n,d);c=l||u?requestAnimationFrame(f):0};return{go(p,d){if($e()){[n,a,l]=[p,p,!1],o(n,1/0);return}[r,a,s,l]=[n,p,performance.now(),d],d||(n=p,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(f)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function It(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(p=>[p,t.get(p)])),i=p=>{if(a)return;let d=s();r.forEach(u=>u(d,p))},c=()=>i(null);e.forEach(p=>t.on(`change:${p}`,c));let l=(p,{glide:d=!1}={})=>{a=!0;for(let[u,h]of Object.entries(p))t.set(u,h);a=!1,i({glide:d}),t.save_changes()},f=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(d=>d in p).map(d=>[d,p[d]]))};return{read:s,change:l,reset:()=>l(f(),{glide:!0}),follow:p=>void r.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,c))}}function Se(t){let e=t;for(let o=0;e&&o<8;o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function Ae(t,e,o,n){let[r,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,f=e.wants?.(o())??null;if(s(f!==null),f===null)return n(c);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";f.then(()=>l===r&&i(c),()=>l===r&&e.say?.(p))};return i}function Tt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=jt,build:s}){return{render:({model:c,el:l})=>{let f=x("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),p=f.attachShadow({mode:"open"});p.append(x("style",{},[St,At,Et,o].join(`
`)));let d=It(c,n,r),u=s(d.read(),d,c),h=x("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...u.parts);p.append(h),l.append(f);let y=()=>{let b=u.glides??(A=>A),v=0,k=zt(b(d.read()),a,(A,ot)=>v>0&&u.paint(A,ot,v)),S=()=>{let A=Math.round(h.clientWidth);A===v||A===0||(v=A,Se(l),k.again())},M=Ae(h,u,d.read,A=>{u.tell(d.read()),k.go(b(d.read()),A)});d.follow((A,ot)=>{h.classList.add("touched"),M(ot?.glide??!0)}),u.tell(d.read()),S();let I=new ResizeObserver(S);return I.observe(h),u.ahead?.(),()=>{I.disconnect(),k.stop(),d.stop(),u.stop?.()}},m=async()=>{await u.ready;for(let b;b=u.wants?.(d.read());)await b;return y()};return u.ready?m():y()}}}var Ee=t=>Math.round(t*10)/10,Ct=new WeakMap;function at(t){let e=x("div",{class:"attn-hits"}),o=new Map,n=a=>{let s=a.slider?x("div",{role:"slider",tabindex:0}):x("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:a=>{let s=new Set(a.map(({id:i})=>i));for(let[i,{node:c}]of o)s.has(i)||(c.remove(),o.delete(i));a.forEach((i,c)=>{let l=o.get(i.id)??n(i);Oe(l.node,l.hit=i),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Oe(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:c=0,lang:l}){let[f,p,d,u]=[e,o,n,r].map(Ee),h=`left:${f}px;top:${p}px;width:${d}px;height:${u}px`;Ct.get(t)!==h&&(t.style.cssText=h,Ct.set(t,h)),E(t,"class",`attn-hit ${s}`.trim()),E(t,"aria-label",a),E(t,"tabindex",c),l&&E(t,"lang",l);for(let[y,m]of Object.entries(i))E(t,`aria-${y}`,String(m))}function R(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function it(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var Ft="http://www.w3.org/2000/svg",qe=t=>Math.round(t*10)/10+0;function g(t,e,o,n,r){let a=Object.entries(n).map(([s,i])=>[s,typeof i=="number"?qe(i):i]);return{id:t,shape:e,role:o,at:Object.fromEntries(a),...r===void 0?{}:{text:r}}}var Nt=new WeakMap,Le=({id:t,role:e,at:o})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(o).map(([n,r])=>[n,String(r)]))});function je(t,e){let o=Le(e);for(let r in o)t.at[r]!==o[r]&&t.node.setAttribute(r,o[r]);for(let r in t.at)r in o||t.node.removeAttribute(r);t.at=o;let n=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==n&&(t.text=n,e.runs?t.node.replaceChildren(...e.runs.map(Ie)):t.node.firstChild?t.node.firstChild.nodeValue=n:t.node.append(n))}var ze=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Ie(t){let e=document.createElementNS(Ft,"tspan");for(let[o,n]of Object.entries(ze(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function V(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Nt.get(t)??new Map;Nt.set(t,a);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:f}]of a)s.get(c)?.shape!==f&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of n){let l=a.get(c.id);l||(l={node:document.createElementNS(Ft,c.shape),shape:c.shape,at:{},text:""},a.set(c.id,l)),je(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function G(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function st(t,e){let o=x("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>E(o,"aria-pressed",String(n))}}function Rt(t,e,o){let n=U("choice"),r=new Map,a=x("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,x("input",{type:"radio",name:n,onchange:()=>o(s)})),a.append(x("label",{},r.get(s),x("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function Wt({label:t,min:e,max:o,step:n,onInput:r,text:a=G,zero:s=e,...i}){let{read:c=k=>k,write:l=k=>k}=i,f=U("slider"),p=x("span",{class:"attn-number","aria-hidden":"true"}),u=x("input",{type:"range",id:f,min:e,max:o,step:n,oninput:()=>r(c(u.valueAsNumber))}),h=x("div",{class:"attn-slider"},x("label",{for:f},t),u,p),y=o,m=k=>Math.min(1,Math.max(0,(k-e)/(y-e)));return{root:h,input:u,set:(k,S=!0)=>{let M=l(k);u.valueAsNumber!==M&&(u.value=M),u.style.setProperty("--from",m(Math.min(s,M))),u.style.setProperty("--to",m(Math.max(s,M))),u.disabled=!S,F(p,a(k)),E(u,"aria-valuetext",a(k))},limit:k=>E(u,"max",y=k)}}function _t({label:t,onChange:e,options:o=[],wide:n=!1}){let r=U("select"),a=x("select",{id:r,onchange:()=>e(a.value)}),s=x("div",{class:n?"attn-field attn-wide":"attn-field"},x("label",{for:r},t),a),[i,c]=[o,""],l=0,f=u=>{let[h,y]=i[u];E(a.options[u],"value",h),F(a.options[u],y)},p=()=>{for(l=0;a.length>i.length;)a.lastChild.remove();i.forEach((u,h)=>f(h))},d=(u,h=o)=>{i=h;let y=i.findIndex(([b])=>String(b)===String(u)),m=JSON.stringify(i);if(m!==c){for(;a.length<i.length;)a.append(x("option",{}));y>=0&&f(y),l||(l=setTimeout(p,40))}c=m,a.selectedIndex!==y&&(a.selectedIndex=y)};return d(o[0]?.[0]),{root:s,set:d}}function lt(t=700){let e=x("p",{class:"attn-summary"}),o=x("span",{class:"attn-hidden",role:"status"}),n,r=a=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>F(o,a),t)),F(e,a)};return{root:x("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function ct(t,e,o){t.addEventListener("keydown",n=>{let r=e[n.key]?.();r===void 0||n.ctrlKey||n.metaKey||n.altKey||(n.preventDefault(),n.stopPropagation(),o(r))})}var w=64,Dt=1/4,K=t=>Array.from({length:t/2},(e,o)=>1e4**(-2*o/t)),Ut=(t,e)=>K(e).flatMap(o=>[Math.sin(t*o),Math.cos(t*o)]);function Te(t,e){return K(t.length).flatMap((o,n)=>{let[r,a]=[Math.sin(e*o),Math.cos(e*o)];return[t[2*n]*a-t[2*n+1]*r,t[2*n]*r+t[2*n+1]*a]})}var pt=t=>2**-t,Vt={none:{names:()=>["word \xB7 word"],at:t=>t,of:(t,e)=>[L(t,e)]},sinusoidal:{names:()=>["word \xB7 word","word \xB7 place","place \xB7 word","place \xB7 place"],at:(t,e)=>[t,Ut(e,t.length)],of:([t,e],[o,n])=>[L(t,o),L(t,n),L(e,o),L(e,n)]},rotary:{names:t=>K(t).map(e=>`${Number(e.toPrecision(2))} rad`),at:Te,of:(t,e)=>K(t.length).map((o,n)=>t[2*n]*e[2*n]+t[2*n+1]*e[2*n+1])},alibi:{names:(t,e)=>["word \xB7 word",`\u2212 distance / ${2**e}`],at:(t,e)=>[t,e],of:([t,e],[o,n],r)=>[L(t,o),-Math.sqrt(t.length)*pt(r)*Math.abs(e-n)]}};function Gt({encoding:t,head:e},o,n,r,a){let s=Vt[t];return s.of(s.at(o,r),s.at(n,a),e).reduce((i,c)=>i+c,0)/Math.sqrt(o.length)}var Ht=new WeakMap;function Y({encoding:t,head:e,pair:o,vectors:n}){let r=Ht.get(n)??new Map;Ht.set(n,r);let a=[t,t==="alibi"?e:"",o].join();return r.has(a)||r.set(a,Ce(Vt[t],e,...o.map(s=>n[s]))),r.get(a)}function Ce(t,e,o,n){let r=Math.sqrt(o.length),a=d=>Array.from({length:w},(u,h)=>t.at(d,h)),[s,i]=[a(o),a(n)],c=s.flatMap(d=>i.map(u=>t.of(d,u,e).map(h=>h/r))),l=c.map(d=>d.reduce((u,h)=>u+h,0)),f=t.names(o.length,e).map((d,u)=>({name:d,values:c.map(h=>h[u])})),p=Math.max(...[l,...f.map(d=>d.values)].flat().map(Math.abs));return{values:l,low:Math.min(...l),high:Math.max(...l),most:p,terms:f}}function Kt(t){let o=["none","sinusoidal","rotary",t.encoding].map(n=>Y({...t,encoding:n}));return{low:Math.min(...o.map(n=>n.low)),high:Math.max(...o.map(n=>n.high))}}function Pt(t,e){let{encoding:o,vectors:n}=t,r=e.map(i=>n[i]),a=o==="sinusoidal"?r.map((i,c)=>nt(i,Ut(c,i.length))):r,s=r.map((i,c)=>qt(r.map((l,f)=>Gt(t,i,l,c,f))));return{weights:s,output:Ot(s,a)}}var Bt=(t,e)=>Array.from({length:Math.round((e-t)/Dt)+1},(o,n)=>t+n*Dt);function Ne(t){let{pair:e,places:[o,n],vectors:r}=t,a=(c,l)=>Gt(t,r[e[0]],r[e[1]],c,l),s=n-o,i=Bt(Math.max(0,s),w-1+Math.min(0,s));return{score:a(o,n),alone:Bt(0,w-1).map(c=>[c,a(o,c)]),both:i.map(c=>[c,a(c-s,c)])}}function Fe(t){let e=Pt(t,t.words.map((r,a)=>a)).output,o=Pt(t,t.order),n=t.order.map((r,a)=>Math.hypot(...nt(o.output[a],e[r],-1)));return{...o,moved:n}}var W=t=>({...Ne(t),...Fe(t)});var le={};me(le,{RULER_HEIGHT:()=>ee,SENTENCE_HEIGHT:()=>ae,across:()=>C,axisOf:()=>oe,fixed:()=>O,mapOf:()=>N,pairs:()=>bt,placeAt:()=>mt,ruler:()=>gt,rulerHits:()=>xt,sentenceHits:()=>wt,sentenceScene:()=>yt,slotAt:()=>vt});var Re={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},We=Uint32Array.from({length:256},(t,e)=>{let o=e;for(let n=0;n<8;n++)o=o&1?3988292384^o>>>1:o>>>1;return o}),_e=t=>~t.reduce((e,o)=>We[(e^o)&255]^e>>>8,-1)>>>0,D=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function _(t,e){let o=[...t].map(n=>n.charCodeAt(0)).concat(e);return[...D(e.length),...o,...D(_e(o))]}var De=t=>$(Math.round(128+127*t),0,255);function He(t){let[e,o]=[1,0];for(let r of t)o=(o+(e=(e+r)%65521))%65521;let n=[t.length&255,t.length>>8];return[120,1,1,...n,~n[0]&255,~n[1]&255,...t,...D((o<<16|e)>>>0)]}var Yt=Array.from({length:256},(t,e)=>e-128),Jt=t=>[..._("PLTE",Yt.flatMap(e=>Re[t][e<0?"below":"above"])),..._("tRNS",Yt.map(e=>Math.min(255,2*Math.abs(e))))],Pe={signed:Jt("signed"),weight:Jt("weight")},Qt=new WeakMap;function dt(t,e,o=1,n="signed"){let r=Qt.get(t)??new Map;Qt.set(t,r);let a=`${e} ${o} ${n}`;return r.has(a)||r.set(a,Be(t,e,o,n)),r.get(a)}function Be(t,e,o,n){let r=t.length/e,a=[];for(let c=0;c<r;c++){a.push(0);for(let l=0;l<e;l++)a.push(De(t[c*e+l]/o))}let i=[137,80,78,71,13,10,26,10,..._("IHDR",[...D(e),...D(r),8,3,0,0,0]),...Pe[n],..._("IDAT",He(a)),..._("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var Ue=Math.sqrt(50),Ve=Math.sqrt(10),Ge=Math.sqrt(2);function J(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),s=a>=Ue?10:a>=Ve?5:a>=Ge?2:1,i,c,l;return r<0?(l=Math.pow(10,-r)/s,i=Math.round(t*l),c=Math.round(e*l),i/l<t&&++i,c/l>e&&--c,l=-l):(l=Math.pow(10,r)*s,i=Math.round(t/l),c=Math.round(e/l),i*l<t&&++i,c*l>e&&--c),c<i&&.5<=o&&o<2?J(t,e,o*2):[i,c,l]}function Q(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,s]=n?J(e,t,o):J(t,e,o);if(!(a>=r))return[];let i=a-r+1,c=new Array(i);if(n)if(s<0)for(let l=0;l<i;++l)c[l]=(a-l)/-s;else for(let l=0;l<i;++l)c[l]=(a-l)*s;else if(s<0)for(let l=0;l<i;++l)c[l]=(r+l)/-s;else for(let l=0;l<i;++l)c[l]=(r+l)*s;return c}function ut(t,e,o){return e=+e,t=+t,o=+o,J(t,e,o)[2]}function Z(t,e,o){let n;for(;;){let r=ut(t,e,o);if(r===n||r===0||!isFinite(r))return[t,e];r>0?(t=Math.floor(t/r)*r,e=Math.ceil(e/r)*r):r<0&&(t=Math.ceil(t*r)/r,e=Math.floor(e*r)/r),n=r}}function Zt(t,e,o=6){let[n,r]=Z(t[0],t[1],o);return Object.assign(s=>e[0]+(s-n)/(r-n)*(e[1]-e[0]),{domain:[n,r],range:e,ticks:Q(n,r,o)})}var Ke="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Ye=1.12,H=new Map;function Je(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(Ke[r.charCodeAt(0)-32]??556),0);return Ye*o/1e3}function T(t,e){return H.size>5e3&&H.clear(),H.has(t)||H.set(t,Je(t)),e*H.get(t)}var[q,ht,X,Qe]=[44,20,34,176],te=X+Qe,tt=te+10,j=tt+40,et=j+36,ft=11,ee=et+32,O=(t,e=2)=>G(Math.abs(t)<.5*10**-e?0:t,e),Ze=t=>t>0?`+${t}`:String(t).replace("-","\u2212"),C=t=>e=>q+e*(t-q-ht)/(w-1),mt=(t,e)=>$(Math.round((e-q)*(w-1)/(t-q-ht)),0,w-1);function oe(t){let{low:e,high:o}=Kt(t);return Zt([Math.min(e,0),Math.max(o,.5)+.15],[te,X],6)}var Xe=t=>`M${t.map(([e,o])=>`${e.toFixed(1)} ${o.toFixed(1)}`).join("L")}`;function to(t){let e="score if the key alone moves",o=q+30+T(e,13)+22,n=o+30+T("if both move",13)>t,r=(a,s,i,c,l)=>[g(`${a} swatch`,"line",s,{x1:i,x2:i+24,y1:c,y2:c}),g(`${a} name`,"text","soft start note",{x:i+30,y:c+4},l)];return[...r("alone","key line alone",q,8,e),...r("both","ink line both",n?q:o,n?24:8,"if both move")]}function eo(t,e,o){let[n,r]=[C(o),oe(t)],[a,s]=e.places,i=o-ht,c=r.ticks[1]-r.ticks[0]<1?1:0,l=r.ticks.flatMap(m=>[g(`grid ${m}`,"line",m===0?"ruler":"rule",{x1:q,x2:i,y1:r(m),y2:r(m)}),g(`tick ${m}`,"text","soft end small",{x:q-8,y:r(m)+4},O(m,c))]),f=m=>Xe(m.map(([b,v])=>[n(b),r(v)])),p=e.alone.filter(([m])=>Number.isInteger(m)).map(([m,b])=>[n(m),r(b)]),d=[n(s),r(e.score)],u=O(e.score),h=d[0]+14+T(u,17)>i?-1:1,y=d[1]>X+18?-9:20;return[...l,g("query place","line","query line dotted",{x1:n(a),x2:n(a),y1:X,y2:et+4}),g("alone","path","key line alone",{d:f(e.alone)}),g("both","path","ink line both",{d:f(e.both)}),g("whole","path",o>500?"key line dots":"key line dots less",{d:p.map(([m,b])=>`M${m.toFixed(1)} ${b.toFixed(1)}h0`).join("")}),g("thread","line","key line thread",{x1:d[0],x2:d[0],y1:d[1],y2:tt}),g("point","circle","ink ring",{cx:d[0],cy:d[1],r:7}),g("score","text",`ink ${h<0?"end":"start"} score halo`,{x:d[0]+13*h,y:d[1]+y},u)]}function ne({words:t,pair:e},[o,n],r){let a=C(r),s=(c,l,f)=>{let p=T(c,15)+24;return{x:$(a(l)-p/2,0,r-p),y:f,width:p,height:28}},i={x:$((a(o)+a(n))/2-19,0,r-38),y:j+1,width:38,height:22};return{query:s(t[e[0]],o,et),key:s(t[e[1]],n,tt),grip:i}}function oo(t){let e=C(t),o=[g("ruler","rect","tint edge",{x:e(0)-12,y:j,width:e(w-1)-e(0)+24,height:24,rx:4})];for(let n=0;n<w;n++){let r=n%8===0||n===w-1;o.push(g(`mark ${n}`,"line","ruler",{x1:e(n),x2:e(n),y1:j,y2:j+(r?8:4)}));let a=n===56&&t<500;r&&!a&&o.push(g(`place ${n}`,"text","soft small",{x:e(n),y:j+20},String(n)))}return o}function Xt(t,e,o,n,r){let a=e.x+e.width+ft+T(n,13)<r,s={x:a?e.x+e.width+ft:e.x-ft,y:e.y+18};return[g(`tile ${t}`,"rect",`${t} solid`,{...e,rx:6}),g(`word ${t}`,"text","paper strong word",{x:e.x+e.width/2,y:e.y+19},o),g(`told ${t}`,"text",`${t} note ${a?"start":"end"}`,s,n)]}function gt(t,e,{width:o}){let[n,r]=e.places,a=C(o),s=ne(t,e.places,o),i=j+12,[c,l]=t.pair.map(u=>t.words[u]),[f,p]=t.places,d=[...to(o),...eo(t,e,o),...oo(o),g("rod","line","ink line rod",{x1:a(n),x2:a(r),y1:i,y2:i}),g("stem key","line","key line stem",{x1:a(r),x2:a(r),y1:tt+26,y2:i}),g("stem query","line","query line stem",{x1:a(n),x2:a(n),y1:i,y2:et+4}),g("grip","rect","ink solid",{...s.grip,rx:11}),g("offset","text","paper strong note",{x:s.grip.x+19,y:i+5},Ze(p-f)),...Xt("query",s.query,c,`query, place ${f}`,o),...Xt("key",s.key,l,`key, place ${p}`,o)];return{width:o,height:ee,marks:d}}function xt(t,e,o){let{places:[n,r],words:a,pair:s}=t,i=ne(t,t.places,o),c=`score ${O(e)}`,[l,f]=[Math.min(n,r),Math.abs(n-r)],p=(y,{x:m,y:b,width:v,height:k},S,M,I,A)=>({id:y,x:m-4,y:b-4,width:v+8,height:k+8,label:S,slider:!0,kind:"across",aria:{valuemin:0,valuemax:I,valuenow:M,valuetext:`${A}, ${c}`}}),d=C(o),u=Math.min(i.grip.x,d(l)),h={x:u,y:j+4,width:Math.max(i.grip.x+38,d(l+f))-u,height:16};return[p("query",i.query,`Query \u201C${a[s[0]]}\u201D`,n,w-1,`place ${n}`),p("rod",h,"Both words",l,w-1-f,`places ${n} and ${r}`),p("key",i.key,`Key \u201C${a[s[1]]}\u201D`,r,w-1,`place ${r}`)]}var no={none:"It has one term:",sinusoidal:"It is the sum of four products:",rotary:"It is the sum of four pairs of numbers:",alibi:"It is the sum of two terms:"};function N(t){let e=Math.round(Math.min(t-28,232));return{left:22,top:34,size:e,cell:e/w}}function ro(t,e){let[o,n]=[Math.min(...t),Math.max(...t)];return n-o>.1*e?"":o===0&&n===0?"0":`\u2248 ${O((o+n)/2,1)}`}function ao({encoding:t},{terms:e,most:o},n,r){let[a,s]=[10,6],i=Math.min(52,(n-s-3*a)/4),c=[g("sum","text","soft start note",{x:s,y:r},no[t])];return e.forEach(({name:l,values:f},p)=>{let d=s+p*(i+a),u={x:d,y:r+9,width:i,height:i};c.push(g(`term ${p}`,"image","map",{...u,preserveAspectRatio:"none",href:dt(f,w,o)})),c.push(g(`edge ${p}`,"rect","frame",u)),p>0&&c.push(g(`plus ${p}`,"text","soft note",{x:d-a/2,y:r+14+i/2},"+"));let h=t==="sinusoidal"?l.split(/ (?=·)/):[l];t==="rotary"&&h.push(ro(f,o));let y=t==="alibi"&&p>0;h.forEach((m,b)=>c.push(g(`name ${p} ${b}`,"text",y?"soft small start":"soft small",{x:y?d:d+i/2,y:r+23+i+14*b},m)))}),{marks:c,height:r+i+44}}function bt(t,{places:[e,o]},{width:n}){let r=Y(t),{left:a,top:s,size:i,cell:c}=N(n),l=o-e,[f,p]=[[Math.max(0,l),Math.max(0,-l)],[w+Math.min(0,l),w-Math.max(0,l)]],d={x:a,y:s,width:i,height:i},u=ao(t,r,n,s+i+20),h=[g("all","image","map",{...d,preserveAspectRatio:"none",href:dt(r.values,w,r.most)}),g("frame","rect","frame",d),g("row","rect","key line thread",{x:a-1,y:s+e*c-1,width:i+2,height:c+2}),g("diagonal","line","ink line both",{x1:a+f[0]*c,y1:s+f[1]*c,x2:a+p[0]*c,y2:s+p[1]*c}),g("here","circle","ink ring",{cx:a+(o+.5)*c,cy:s+(e+.5)*c,r:5}),g("key axis","text","key end note",{x:a+i,y:13},"key\u2019s place \u2192"),g("query axis","text","query start note",{x:0,y:13},"\u2193 query\u2019s place"),...[0,w-1].flatMap(y=>{let m=(y+.5)*c;return[g(`key ${y}`,"text","key small",{x:a+m,y:s-5},String(y)),g(`query ${y}`,"text","query small end",{x:a-4,y:s+m+4},String(y))]}),...u.marks];return{width:n,height:u.height,marks:h}}var io=2.3,P={top:20,height:28},z={top:84,height:32},B=z.top+z.height+8,re=64,ae=B+re+20,ie=(t,e)=>({wide:Math.min(92,e/t-8),x:o=>(o+.5)*e/t});function yt({words:t},e,{width:o,held:n=null}){let{wide:r,x:a}=ie(t.length,o),s=[g("was","text","soft start note",{x:a(0)-r/2,y:12},"the first order")];t.forEach((c,l)=>{let[f,p,d,u]=[a(l),a(e.slots[l]),P.top+P.height,z.top],h=(d+u)/2,y=`M${f.toFixed(1)} ${d}C${f.toFixed(1)} ${h} ${p.toFixed(1)} ${h} ${p.toFixed(1)} ${u}`;s.push(g(`link ${l}`,"path",Math.abs(f-p)<.5?"soft line":"ink line link",{d:y}))}),t.forEach((c,l)=>{s.push(g(`ghost ${l}`,"rect","ghost",{x:a(l)-r/2,y:P.top,width:r,height:P.height,rx:6})),s.push(g(`ghost word ${l}`,"text","soft word",{x:a(l),y:P.top+19},c))}),t.forEach((c,l)=>{let f=a(e.slots[l]),p=n?.word===l?$(n.x,r/2,o-r/2):f,d=Math.min(1,e.moved[l]/io)*re;s.push(g(`bar ${l}`,"rect","output solid",{x:f-9,y:B,width:18,height:d})),s.push(g(`moved ${l}`,"text","output strong",{x:f,y:B+d+16},se(e.moved[l]))),s.push(g(`tile ${l}`,"rect","ink solid",{x:p-r/2,y:z.top,width:r,height:z.height,rx:6})),s.push(g(`word ${l}`,"text","paper strong word",{x:p,y:z.top+21},c))});let i=t.length-1;return s.push(g("floor","line","ruler",{x1:a(0)-r/2,x2:a(i)+r/2,y1:B,y2:B})),{width:o,height:ae,marks:s}}var se=t=>t<1e-9?"0":t<.005?"<0.01":O(t);function wt({words:t,order:e},o,n){let{wide:r,x:a}=ie(t.length,n);return t.map((s,i)=>{let c=e.indexOf(i),l=`${s}, word ${c+1} of ${t.length}; its output moved by ${se(o[c])}. Arrow keys move it.`;return{id:String(i),x:a(c)-r/2,y:z.top,width:r,height:z.height,label:l,kind:"grab"}})}var vt=(t,e,o)=>$(Math.floor(o*t/e),0,t-1);var ce=`text.note { font-size: 13px; }
text.small { font-size: 12px; }
text.word { font-size: 15px; }
text.score { font-size: 17px; font-weight: 600; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.alone { stroke-width: 2; }
.both { stroke-width: 2; stroke-dasharray: 7 5; stroke-linecap: butt; }
.dotted { stroke-dasharray: 1.5 3.5; }
.thread { stroke-width: 1.5; }
.stem { stroke-width: 3; }
.rod { stroke-width: 8; }
.link { stroke-width: 2; }
.soft.line { stroke-width: 1; }
.dots { stroke-width: 5; } .dots.less { stroke-width: 3.4; }
.ink.ring { fill: var(--paper); stroke: var(--ink); stroke-width: 2.5; }
.edge { stroke: var(--rule); }
.frame { fill: none; stroke: var(--rule); }
.ghost { fill: none; stroke: var(--edge); stroke-dasharray: 4 3; }
.map { image-rendering: pixelated; }
`;var pe=`.position-controls { align-items: center; gap: 6px 14px; }
.position-controls .attn-slider { --name: auto; grid-template-columns: auto 6em 2.6em; }
.position-controls .attn-slider { order: 1; }
.position-controls .attn-choice { order: 0; }
.position-two { order: 2; display: flex; gap: 12px; margin-left: auto; }
.position-board { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 260px); column-gap: 40px; align-items: start; }
.position-board + .position-board { border-top: 1px solid var(--rule); padding-top: 14px; }
.attn-position > .position-board { margin-top: 10px; }
.position-map svg { cursor: crosshair; }
.attn-position .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 4.35em; text-wrap: pretty; }
.position-left .attn-summary { margin-top: 6px; min-height: 2.9em; }
.position-right .attn-row { gap: 8px; margin: 10px 0; }
.position-line h3 { margin-bottom: 6px; }
.attn-position:not(.touched) .attn-hit[data-id="rod"] { animation: position-call 2.4s 1s ease-out 4; }
@keyframes position-call { from { box-shadow: 0 0 0 0 var(--edge); } 60%, to { box-shadow: 0 0 0 14px transparent; } }
@container (max-width: 760px) {
  .position-board { grid-template-columns: minmax(0, 1fr); row-gap: 10px; }
  .position-map { max-width: 280px; }
  .position-two { margin-left: 0; }
  .position-controls .attn-slider { order: 0; }
  .position-left .attn-summary { min-height: 5.8em; }
}
@media (prefers-reduced-motion: reduce) { .attn-position:not(.touched) .attn-hit { animation: none; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .position-controls .attn-slider, .position-two, .position-right .attn-row, .attn-hint { display: none; } }
`;function de({encoding:t,head:e,places:[o,n],pair:r,words:a},{score:s,both:i}){let[c,l]=r.map(b=>a[b]),f=Math.abs(n-o),p=f===0?"at the same place as":`${f} ${f===1?"place":"places"} ${n>o?"after":"before"}`,d=i.map(([,b])=>b),[u,h,y]=[s,Math.min(...d),Math.max(...d)].map(b=>O(b)),m=`\u201C${l}\u201D ${p} \u201C${c}\u201D scores ${u}`;return{none:`\u201C${l}\u201D scores ${u} for \u201C${c}\u201D wherever the two stand: no place is told.`,sinusoidal:`${m} here, but from ${h} to ${y} as both move: the score depends on both places, not on their offset alone.`,rotary:`${m} wherever the two stand: only the offset counts. The dashed line is flat, and every diagonal has one tint.`,alibi:`${m} wherever the two stand: the distance costs ${O(pt(e)*f)}. The dashed line is flat, and every diagonal has one tint.`}[t]}function ue({encoding:t,order:e,words:o},{moved:n}){let r=e.map(s=>o[s]).join(" ");if(e.every((s,i)=>s===i))return"The words stand in their first order. Drag one, or shuffle them.";if(n.every(s=>s<1e-9))return`\u201C${r}\u201D: every word gets exactly what it got before. ${t==="none"?"Without positions a sentence is a bag of words.":"Distances are the same as before, and more is not told."}`;let a=Lt(n);return`\u201C${r}\u201D: the words get something else than before, most of all \u201C${o[e[a]]}\u201D, whose output moved by ${O(n[a])}.`}var co={none:"none",sinusoidal:"sinusoidal",rotary:"rotary",alibi:"ALiBi"},kt=()=>Mt("svg",{class:"scene","aria-hidden":"true"});function po(t){let{moved:e,score:o,alone:n,both:r}=W(t),a=t.words.map((s,i)=>t.order.indexOf(i));return{places:t.places,score:o,alone:n,both:r,slots:a,moved:a.map(s=>e[s])}}function uo({words:t},e){let o=Rt("How places are told",co,p=>e.change({encoding:p},{glide:!0})),r=Wt({label:"slope",min:1,max:8,step:1,text:p=>`1/${2**p}`,onInput:p=>e.change({head:p})}),a=t.map((p,d)=>[d,`${p} (${d+1})`]),s=(p,d)=>_t({label:p,options:a,onChange:u=>e.change({pair:e.read().pair.map((h,y)=>y===d?Number(u):h)},{glide:!0})}),i=[s("query",0),s("key",1)],c=st("Reset",e.reset).root;return c.removeAttribute("aria-pressed"),{root:x("div",{class:"position-controls attn-row"},x("h3",{"aria-hidden":"true"},"Places are told by"),r.root,o.root,c,x("div",{class:"position-two"},...i.map(p=>p.root))),tell:p=>{o.set(p.encoding),r.set(p.head),r.root.style.visibility=p.encoding==="alibi"?"":"hidden",i.forEach((d,u)=>d.set(p.pair[u]))}}}function fo(t,e,[o,n]){if(t==="query")return[$(e,0,w-1),n];if(t==="key")return[o,$(e,0,w-1)];let r=$(e,0,w-1-Math.abs(n-o))-Math.min(o,n);return[o+r,n+r]}function ho(t){let e=kt(),o=600,n=f=>{let{places:p}=t.read();return{query:p[0],key:p[1],rod:Math.min(...p)}[f]},r=(f,p)=>t.change({places:fo(f,p,t.read().places)}),s=at((f,p)=>{let d=h=>mt(o,R(e,h)[0]);it(f,h=>{let[y,m,b]=[d(h),n(p().id),p().id];return v=>r(b,m+d(v)-y)});let u=h=>()=>n(p().id)+h;ct(f,{ArrowLeft:u(-1),ArrowDown:u(-1),ArrowRight:u(1),ArrowUp:u(1),PageDown:u(-8),PageUp:u(8),Home:()=>0,End:()=>w-1},h=>r(p().id,$(h,0,w-1)))}),i=x("div",{class:"attn-stage position-ruler"},e,s.root),c=(f,{score:p})=>s.set(xt(f,p,o));return{root:i,tell:c,paint:(f,p)=>{let d=Math.round(i.clientWidth);d!==o&&(o=d,c(f,W(f))),V(e,gt(f,p,{width:o}))}}}function mo(t){let e=kt(),o=x("div",{class:"position-map"},e),n=s=>{let[i,c]=R(e,s),{left:l,top:f,cell:p}=N(e.clientWidth),d=u=>$(Math.floor(u/p),0,w-1);t.change({places:[d(c-f),d(i-l)]})},r=s=>R(e,s)[1]<N(e.clientWidth).top+N(e.clientWidth).size;return e.addEventListener("pointerdown",s=>{s.pointerType!=="mouse"||!r(s)||(e.setPointerCapture(s.pointerId),n(s))}),e.addEventListener("pointermove",s=>e.hasPointerCapture(s.pointerId)&&n(s)),e.addEventListener("click",s=>r(s)&&n(s)),{root:o,paint:(s,i)=>V(e,bt(s,i,{width:Math.round(o.clientWidth)}))}}function fe(t){let e=[...t];for(let o=e.length-1;o>0;o--){let n=Math.floor(Math.random()*(o+1));[e[o],e[n]]=[e[n],e[o]]}return String(e)===String(t)?fe(t):e}function go({words:t},e){let o=kt(),n=null,r=600,a=(m,b,v)=>{let{order:k}=e.read(),S=k.filter(M=>M!==m);S.splice($(b,0,S.length),0,m),e.change({order:S},{glide:v})},i=at((m,b)=>{let v=Number(b().id),k=M=>{let[I]=R(o,M);n={word:v,x:I},a(v,vt(t.length,r,I),!0)};it(m,()=>k,()=>{n=null,e.change({},{glide:!0})});let S=M=>()=>e.read().order.indexOf(v)+M;ct(m,{ArrowLeft:S(-1),ArrowRight:S(1),Home:()=>0,End:()=>t.length},M=>a(v,M,!0))}),c=x("div",{class:"attn-stage"},o,i.root),l=t.map((m,b)=>b),p=Object.entries({Shuffle:()=>fe(e.read().order),Reverse:()=>[...e.read().order].reverse(),"dog \u2194 man":()=>e.read().order.map(m=>({1:4,4:1})[m]??m),"First order":()=>l}).map(([m,b])=>st(m,()=>e.change({order:b()},{glide:!0})).root);for(let m of p)m.removeAttribute("aria-pressed");let d=x("h3",{},"Shuffle a sentence ",x("small",{},"how far does each word\u2019s output move?")),u=x("div",{class:"position-line"},d,c),h=(m,{moved:b})=>i.set(wt(m,b,r));return{root:u,buttons:p,tell:h,paint:(m,b)=>{let v=Math.round(c.clientWidth);v!==r&&(r=v,h(m,W(m))),V(o,yt(m,b,{width:r,held:n}))}}}function xo(t,e){let[o,n,r,a]=[uo(t,e),ho(e),mo(e),go(t,e)],[s,i]=[lt(),lt()],c=x("p",{class:"attn-hint"},"Drag the rod between the two words: does the score stay? Choose another way of telling places, and drag again."),l=x("p",{class:"position-note attn-hint"},"The words\u2019 vectors are made up by hand; nothing here is learnt."),f=x("div",{class:"position-left"},n.root,s.root),p=x("div",{class:"position-right"},i.root,x("div",{class:"attn-row"},...a.buttons),l);return{parts:[c,o.root,x("div",{class:"position-board"},f,r.root),x("div",{class:"position-board"},a.root,p)],tell:u=>{let h=W(u);o.tell(u),n.tell(u,h),a.tell(u,h),s.set(de(u,h)),i.set(ue(u,h))},glides:po,paint:u=>{let h=e.read();[n,r,a].forEach(y=>y.paint(h,u))},stop:()=>[s,i].forEach(u=>u.stop())}}var Sn=Tt({name:"position",label:"Live figure: who notices where words stand",style:ce+pe,controls:["encoding","order","pair","places","head"],fixed:["words","vectors"],build:xo});export{W as compute,Sn as default,de as describe,ue as report,le as scene,Y as table};
