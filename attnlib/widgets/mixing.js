// Joined by `make figures` from src/mixing and src/kit: change those, not this.
var ae="http://www.w3.org/2000/svg",ie=0,se=Math.random().toString(36).slice(2,8),B=t=>`attn-${se}-${t}-${++ie}`;function pt(t,e,n){for(let[o,r]of Object.entries(e))o.startsWith("on")?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(o,""):r!==!1&&r!=null&&t.setAttribute(o,r);return t.append(...n),t}var g=(t,e={},...n)=>pt(document.createElement(t),e,n),dt=(t,e={},...n)=>pt(document.createElementNS(ae,t),e,n);function D(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function A(t,e,n){let o=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==o&&(o===null?t.removeAttribute(e):t.setAttribute(e,o))}var ut=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ht=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var M=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var mt=200,_=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,de=t=>t*t*(3-2*t);function V(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((o,r)=>V(t[r],o,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let o=Object.entries(e).map(([r,i])=>[r,V(t[r],i,n)]);return Object.fromEntries(o)}return e}function gt(t,e,n){let[o,r,i,c,a,s]=[t,t,t,0,0,0],l=!1,p=d=>{let h=Math.min(64,d-a);if(a=d,l){let u=M((d-c)/e);o=V(r,i,de(u)),l=u<1}let f=n(o,h);s=l||f?requestAnimationFrame(p):0};return{go(d,h){if(_()){[o,i,l]=[d,d,!1],n(o,1/0);return}[r,i,c,l]=[o,d,performance.now(),h],h||(o=d,n(o,0)),s||([a,s]=[performance.now(),requestAnimationFrame(p)])},again:()=>void n(o,0),stop:()=>cancelAnimationFrame(s)}}function xt(t,e,n=[]){let o=[...e,...n],r=[],i=!1,c=()=>Object.fromEntries(o.map(d=>[d,t.get(d)])),a=d=>{if(i)return;let h=c();r.forEach(f=>f(h,d))},s=()=>a(null);e.forEach(d=>t.on(`change:${d}`,s));let l=(d,{glide:h=!1}={})=>{i=!0;for(let[f,u]of Object.entries(d))t.set(f,u);i=!1,a({glide:h}),t.save_changes()},p=()=>{let d=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in d).map(h=>[h,d[h]]))};return{read:c,change:l,reset:()=>l(p(),{glide:!0}),follow:d=>void r.push(d),stop:()=>e.forEach(d=>t.off(`change:${d}`,s))}}function ue(t){let e=t;for(let n=0;e&&n<8;n++,e=e.parentElement){let o=e.previousElementSibling;if(o?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){o.style.display="none";return}}}function fe(t,e,n,o){let[r,i]=[0,!1],c=s=>{if(s!==i){i=s,t.classList.toggle("loading",s);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",s)}},a=s=>{let l=++r,p=e.wants?.(n())??null;if(c(p!==null),p===null)return o(s);e.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===r&&a(s),()=>l===r&&e.say?.(d))};return a}function bt({name:t,label:e,style:n,controls:o,fixed:r=[],ms:i=mt,build:c}){return{render:({model:s,el:l})=>{let p=g("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=p.attachShadow({mode:"open"});d.append(g("style",{},[ut,ft,ht,n].join(`
`)));let h=xt(s,o,r),f=c(h.read(),h,s),u=g("div",{class:`attn attn-${t}`,role:"group","aria-label":e},...f.parts);d.append(u),l.append(p);let x=()=>{let b=f.glides??(S=>S),$=0,y=gt(b(h.read()),i,(S,q)=>$>0&&f.paint(S,q,$)),j=()=>{let S=Math.round(u.clientWidth);S===$||S===0||($=S,ue(l),y.again())},k=fe(u,f,h.read,S=>{f.tell(h.read()),y.go(b(h.read()),S)});h.follow((S,q)=>{u.classList.add("touched"),k(q?.glide??!0)}),f.tell(h.read()),j();let O=new ResizeObserver(j);return O.observe(u),f.ahead?.(),()=>{O.disconnect(),y.stop(),h.stop(),f.stop?.()}},w=async()=>{await f.ready;for(let b;b=f.wants?.(h.read());)await b;return x()};return f.ready?w():x()}}}var he=t=>Math.round(t*10)/10,wt=new WeakMap;function G(t){let e=g("div",{class:"attn-hits"}),n=new Map,o=i=>{let c=i.slider?g("div",{role:"slider",tabindex:0}):g("button",{type:"button"}),a={node:c,hit:i};return n.set(i.id,a),c.dataset.id=i.id,t(c,()=>a.hit),a};return{root:e,set:i=>{let c=new Set(i.map(({id:a})=>a));for(let[a,{node:s}]of n)c.has(a)||(s.remove(),n.delete(a));i.forEach((a,s)=>{let l=n.get(a.id)??o(a);me(l.node,l.hit=a),l.node.parentNode!==e&&e.insertBefore(l.node,e.children[s]??null)})},focus:i=>n.get(i)?.node.focus({preventScroll:!0})}}function me(t,{x:e,y:n,width:o,height:r,label:i,kind:c="",aria:a={},tab:s=0,lang:l}){let[p,d,h,f]=[e,n,o,r].map(he),u=`left:${p}px;top:${d}px;width:${h}px;height:${f}px`;wt.get(t)!==u&&(t.style.cssText=u,wt.set(t,u)),A(t,"class",`attn-hit ${c}`.trim()),A(t,"aria-label",i),A(t,"tabindex",s),l&&A(t,"lang",l);for(let[x,w]of Object.entries(a))A(t,`aria-${x}`,String(w))}function yt(t,{clientX:e,clientY:n}){let{left:o,top:r}=t.getBoundingClientRect(),i=t.currentCSSZoom??1;return[(e-o)/i,(n-r)/i]}function vt(t,e,n=()=>{}){let o=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),o=e(r)}),t.addEventListener("pointermove",r=>o?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{o!==null&&n(),o=null})}var $t="http://www.w3.org/2000/svg",v=t=>Math.round(t*10)/10+0;function m(t,e,n,o,r){let i=Object.entries(o).map(([c,a])=>[c,typeof a=="number"?v(a):a]);return{id:t,shape:e,role:n,at:Object.fromEntries(i),...r===void 0?{}:{text:r}}}var kt=new WeakMap,ge=({id:t,role:e,at:n})=>({"data-id":t,class:e,...Object.fromEntries(Object.entries(n).map(([o,r])=>[o,String(r)]))});function xe(t,e){let n=ge(e);for(let r in n)t.at[r]!==n[r]&&t.node.setAttribute(r,n[r]);for(let r in t.at)r in n||t.node.removeAttribute(r);t.at=n;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(we)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var be=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function we(t){let e=document.createElementNS($t,"tspan");for(let[n,o]of Object.entries(be(t)))e.setAttribute(n,String(o));return e.append(t.text),e}function F(t,{width:e,height:n,marks:o}){let r=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let i=kt.get(t)??new Map;kt.set(t,i);let c=new Map(o.map(s=>[s.id,s]));for(let[s,{node:l,shape:p}]of i)c.get(s)?.shape!==p&&(l.remove(),i.delete(s));let a=t.firstChild;for(let s of o){let l=i.get(s.id);l||(l={node:document.createElementNS($t,s.shape),shape:s.shape,at:{},text:""},i.set(s.id,l)),xe(l,s),a===l.node?a=l.node.nextSibling:t.insertBefore(l.node,a)}}function Mt(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function P(t,e){let n=g("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:o=>A(n,"aria-pressed",String(o))}}function St(t,e,n){let o=B("choice"),r=new Map,i=g("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[c,a]of Object.entries(e))r.set(c,g("input",{type:"radio",name:o,onchange:()=>n(c)})),i.append(g("label",{},r.get(c),g("span",{},a)));return{root:i,set:c=>void(r.get(c).checked=!0)}}function H({label:t,min:e,max:n,step:o,onInput:r,text:i=Mt,zero:c=e,...a}){let{read:s=y=>y,write:l=y=>y}=a,p=B("slider"),d=g("span",{class:"attn-number","aria-hidden":"true"}),f=g("input",{type:"range",id:p,min:e,max:n,step:o,oninput:()=>r(s(f.valueAsNumber))}),u=g("div",{class:"attn-slider"},g("label",{for:p},t),f,d),x=n,w=y=>Math.min(1,Math.max(0,(y-e)/(x-e)));return{root:u,input:f,set:(y,j=!0)=>{let k=l(y);f.valueAsNumber!==k&&(f.value=k),f.style.setProperty("--from",w(Math.min(c,k))),f.style.setProperty("--to",w(Math.max(c,k))),f.disabled=!j,D(d,i(y)),A(f,"aria-valuetext",i(y))},limit:y=>A(f,"max",x=y)}}function At(t=700){let e=g("p",{class:"attn-summary"}),n=g("span",{class:"attn-hidden",role:"status"}),o,r=i=>{clearTimeout(o),e.firstChild&&(o=setTimeout(()=>D(n,i),t)),D(e,i)};return{root:g("div",{},e,n),set:r,stop:()=>clearTimeout(o)}}function Et(t,e,n){t.addEventListener("keydown",o=>{let r=e[o.key]?.();r===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(r))})}var jt=["recurrence","convolution","dilated","window","attention"];var[Ot,K,Nt,It]=[8,16384,4096,15],N={"AMD EPYC 7763":{peak:502e10,bandwidth:2048e8,bytes:4,source:"NERSC, Perlmutter architecture (2021): 64 cores, 2.51 TFlops in float64 by AVX2, twice that in float32; 204.8 GB/s"},"NVIDIA T4":{peak:65e12,bandwidth:32e10,bytes:2,source:"NVIDIA, T4 product page (2018): 65 FP16 TFLOPS, 320+ GB/s"},"NVIDIA A100":{peak:312e12,bandwidth:2039e9,bytes:2,source:"NVIDIA, A100 datasheet (June 2021), 80 GB SXM: FP16 and BF16 tensor core 312 TFLOPS, 2,039 GB/s"},"NVIDIA H200":{peak:9895e11,bandwidth:48e11,bytes:2,source:"NVIDIA, H200 datasheet (November 2023), SXM: FP16 and BF16 tensor core 1,979 TFLOPS with sparsity, so half without; 4.8 TB/s"}};function J(t,e,n){if(t==="recurrence")return e;if(t==="attention")return 1;if(t!=="dilated")return Math.max(1,Math.ceil((e-1)/n));let o=1;for(;(n+1)**o<e;)o+=1;return o}function ye(t,e){let n=Math.min(e,t-1);return t*(2*n+1)-n*(n+1)}function ve(t,{n:e,d:n,k:o,fused:r}){let i=(o-1)/2,c=J(t,e,i);if(t==="recurrence")return{work:2*e*n*n,steps:e,path:c,moved:(e+1)*n*n+5*e*n};if(t==="convolution"||t==="dilated")return{work:o*e*n*n,steps:1,path:c,moved:2*e*n+o*n*n};let a=t==="window"?ye(e,i):e*e;return{work:2*a*n,steps:1,path:c,moved:4*e*n+(r?0:4*a)}}function Tt({work:t,moved:e},{peak:n,bandwidth:o,bytes:r}){let i=2*t/(e*r),c=Math.min(n,o*i);return{intensity:i,attainable:c,seconds:2*t/c}}var C=(t,e,n)=>t==="dilated"?(e+1)**n:1;function ke(t,e,n,o){let r=n-e,i=J(t,r+1,o),c=[[0,e]];for(let a=1,s=r;a<=i;a++){let l=c[a-1][1];if(t==="recurrence")c.push([a,e+a-1]);else if(t==="attention")c.push([1,n]);else{let p=C(t,o,a-1),d=t==="dilated"?Math.floor(r/p)%(o+1)*p:Math.ceil(s/(i-a+1));s-=d,c.push([a,l+d])}}return c}function Lt(t,e,n,o,r){if(o===0)return[e,e];if(t==="recurrence")return[e,Math.min(r-1,e+o-1)];let i=t==="attention"?r:t==="dilated"?(n+1)**o-1:n*o;return[Math.max(0,e-i),Math.min(r-1,e+i)]}function L({n:t,d:e,k:n,wiring:o,source:r,target:i,fused:c,device:a}){let s=Math.min(t,64),l=(n-1)/2,p=[r,i].map(u=>Math.min(u,s-1)).sort((u,x)=>u-x),d=N[a],h=jt.map(u=>{let x=ve(u,{n:t,d:e,k:n,fused:c});return{name:u,...x,...Tt(x,d),way:ke(u,p[0],p[1],l)}}),f=jt.indexOf(o);return{n:t,d:e,k:n,side:l,drawn:s,wiring:o,at:f,fused:c,device:a,machine:d,layers:h,source:p[0],target:p[1],levels:J(o,s,l)}}function zt(t){let{layers:e,machine:{peak:n,bandwidth:o,bytes:r}}=L(t);return{costs:e.map(({work:i,moved:c})=>[i,c].map(Math.log)),roof:[n,o,r].map(Math.log)}}function Dt(t,{costs:e,roof:n}){let[o,r,i]=n.map(Math.exp),c={...t.machine,peak:o,bandwidth:r,bytes:i},a=t.layers.map((s,l)=>{let[p,d]=e[l].map(Math.exp);return{...s,work:p,moved:d,...Tt({...s,work:p,moved:d},c)}});return{...t,machine:c,layers:a}}var T={recurrence:"recurrence",convolution:"convolution",dilated:"dilated",window:"window",attention:"attention"},U={...T,recurrence:"recur.",convolution:"convol."},$e={recurrence:"Recurrence",convolution:"Convolution",dilated:"Dilated convolution",window:"Attention in a window",attention:"Full attention"},Me=[[1e15,"P"],[1e12,"T"],[1e9,"G"],[1e6,"M"],[1e3,"k"]];function I(t){for(let[e,n]of Me){if(t<e*.9995)continue;let o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}return String(Math.round(t))}function Se(t){let[e,n]=t<1e-6?[1e-9,"ns"]:t<.001?[1e-6,"\xB5s"]:t<1?[.001,"ms"]:[1,"s"],o=t/e;return`${o.toFixed(o<9.995?2:o<99.95?1:0)} ${n}`}var Ae=t=>t<9.95?t.toFixed(1):Math.round(t).toLocaleString("en"),E=(t,e)=>`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`,Ft=t=>t==="recurrence"?"step":"layer";function Pt({layers:t,at:e,wiring:n},o){let r=t[e].way.length-1;return o>=r?E(r,Ft(n)):`${Math.floor(o)} of ${E(r,Ft(n))}`}function Ct({wiring:t,n:e,drawn:n,levels:o,k:r},i){let c=e>n?`${i?"":"the "}first ${n} of ${e.toLocaleString("en")}${i?"":" tokens"}`:E(e,"token"),a={recurrence:i?"each step waits for the last":"each step waits for the one before",convolution:`${E(o,"layer")} of ${r} offsets`,dilated:`${E(o,"layer")} of ${r} offsets${i?"":", ever wider"}`,window:`${E(o,"layer")}, ${r} keys each`,attention:"1 layer, each token sees each"}[t];return[$e[t],`${c}; ${a}`]}function Ee({layers:t,at:e,wiring:n,source:o,target:r,side:i}){let c=`From token ${o+1} to token ${r+1}`,a=t[e].way.length-1,s={recurrence:`a recurrence takes ${E(a,"step")}, one after another`,convolution:`a convolution that reaches ${i} to each side takes ${E(a,"layer")}`,dilated:`a convolution whose reach grows ${i+1}-fold takes ${E(a,"layer")}`,window:`attention that sees ${i} to each side takes ${E(a,"layer")}`,attention:"attention takes 1 layer, at any distance"}[n];return`${c}, ${s}.`}var X=t=>`${t>=.0995?Math.round(100*t):t>=95e-5?(100*t).toFixed(1):"<0.1"}%`;function je({layers:t,at:e,device:n,machine:o}){let{work:r,moved:i,intensity:c,attainable:a,seconds:s}=t[e],p=`whose memory allows ${a<o.peak?`${X(a/o.peak)} of its peak`:"its peak"}, ${Se(s)} at least`;return`A layer takes ${I(r)} multiply-adds and moves ${I(i)} numbers: ${Ae(c)} operations per byte on the ${n}, ${p}.`}var Rt=t=>`${Ee(t)} ${je(t)}`;var Oe=600;function Bt(t){let e=t<Oe,[n,o]=[e?0:126,e?3:8],r=(t-n-4*o)/5;return{width:t,narrow:e,left:n,gap:o,wide:r,rows:e?{way:40,steps:116,work:157,moved:221,end:268}:{way:26,steps:102,work:126,moved:126,end:184},most:e?26:38,pad:e?4:10,step:e?.6:1,x:c=>n+c*(r+o)}}function Ne({x:t,wide:e,pad:n,rows:o,narrow:r,step:i},{layers:c},a,s){let{way:l}=c[a],p=Math.min(s,l.length-1),d=o.way+64*i,h=k=>t(a)+n+(e-2*n)*(k+.5)/64,f=p-Math.floor(p),[u,x]=[l[Math.floor(p)],l[Math.min(Math.floor(p)+1,l.length-1)]],w=l.slice(0,Math.floor(p)+1).map(([k,O])=>[O,k]);f&&w.push([u[1]+(x[1]-u[1])*f,p]);let b=w.map(([k,O])=>`${v(h(k))} ${v(d-O*i)}`),$=l.length-1,j=r?String($):`${$} ${a===0?"step":"layer"}${$===1?"":"s"}`;return[m(`floor ${a}`,"line","ruler",{x1:t(a)+n,x2:t(a)+e-n,y1:d,y2:d}),m(`way ${a}`,"path","weight line thumb",{d:`M${b.join("L")}`}),m(`way number ${a}`,"text","ink small start",{x:t(a)+n,y:o.way+(r?52:12)},j)]}function Ie({x:t,wide:e,pad:n,rows:o,narrow:r},{layers:i,n:c},a){let{steps:s}=i[a],l=r?I(s):`${s.toLocaleString("en")} in a row`,p=e-2*n;return[m(`steps track ${a}`,"rect","track",{x:t(a)+n,y:o.steps,width:p,height:4}),m(`steps ${a}`,"rect","ink solid",{x:t(a)+n,y:o.steps,width:p*s/c,height:4}),m(`steps number ${a}`,"text","ink small start",{x:t(a)+n,y:o.steps+18},l)]}function qt({x:t,wide:e,pad:n,rows:o,most:r,narrow:i},{layers:c},a,s){let l=Math.max(...c.map(u=>u[s])),p=c[a][s],d=r*Math.sqrt(p/l),h=t(a)+n+(!i&&s==="moved"?(e-2*n)/2+4:0),f=o[s]+r;return[m(`${s} ${a}`,"rect",`${s==="work"?"ink solid":"ink hollow"}`,{x:h,y:f-d,width:d,height:d}),m(`${s} number ${a}`,"text","ink small start",{x:h,y:f+15},I(p))]}function Te({rows:t,narrow:e,most:n},{source:o,target:r}){let i=`${o+1} to ${r+1}`;if(e){let a={way:`the message\u2019s way, from ${i}`,steps:"steps one after another",work:"multiply-adds of a layer",moved:"numbers moved by a layer"};return Object.entries(a).map(([s,l])=>m(`label ${s}`,"text","soft small halo start",{x:0,y:t[s]-5},l))}let c={way:["the message\u2019s way",t.way+40],"way ends":[`from ${i}`,t.way+56],steps:["one after another",t.steps+8],work:["\u25A0 multiply-adds",t.work+n-18],moved:["\u25A1 numbers moved",t.work+n],areas:["as areas",t.work+n+16]};return Object.entries(c).map(([a,[s,l]])=>m(`label ${a}`,"text","soft small start",{x:0,y:Number(l)},String(s)))}function Y(t,{width:e,sent:n=1/0}){let o=Bt(e),{x:r,wide:i,pad:c,rows:a,narrow:s}=o,l=t.layers.flatMap(({name:p},d)=>{let h=d===t.at;return[m(`box ${d}`,"rect",`${h?"chosen":s?"bare":"ruler"} box`,{x:r(d)+.5,y:.5,width:i-1,height:a.end-1,rx:6}),m(`name ${d}`,"text",`ink start${s?" tiny":h?" strong small":" small"}`,{x:r(d)+c,y:17},s?i<58?U[p].replace("ention","ent."):U[p]:T[p]),...Ne(o,t,d,n),...Ie(o,t,d),...qt(o,t,d,"work"),...qt(o,t,d,"moved")]});return{width:e,height:a.end,marks:[...l,...Te(o,t)]}}function Z(t,{width:e}){let{x:n,wide:o,rows:r}=Bt(e);return t.layers.map(({name:i,way:c,work:a},s)=>({id:i,x:n(s),y:0,width:o,height:r.end,label:`${T[i]}: ${c.length-1} from ${t.source+1} to ${t.target+1}, ${I(a)} multiply-adds`,aria:{pressed:s===t.at}}))}var Vt=`text.small { font-size: 13px; }
text.tiny { font-size: 11.5px; }
text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
.wires { fill: none; stroke: var(--edge); stroke-width: 1; }
.dots { fill: none; stroke-linecap: round; }
.soft.dots { stroke: var(--edge); } .weight.dots { stroke: var(--weight); }
.way { stroke-width: 3.5; }
.thumb { stroke-width: 2.5; }
.goal { stroke: var(--output); stroke-width: 2; stroke-linejoin: round; }
.output.open { fill: var(--paper); }
.guide { stroke-dasharray: 2 4; }
.box { fill: none; }
.chosen { stroke: var(--weight); stroke-width: 2; fill: none; }
.track { fill: var(--rule); }
.hollow { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
.roof { stroke-width: 1; }
.roof.here { stroke-width: 2.5; }
.point { stroke: var(--paper); stroke-width: 1.5; }
`;var ze="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),De=1.12,z=new Map;function Fe(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((o,r)=>o+(ze[r.charCodeAt(0)-32]??556),0);return De*n/1e3}function _t(t,e){return z.size>5e3&&z.clear(),z.has(t)||z.set(t,Fe(t)),e*z.get(t)}var Q=[.4,2e4],Kt=[6e10,22e14],Gt=15;function Pe({width:t,height:e}){let n={left:40,right:t-44,top:42,bottom:e-36},o=(r,[i,c])=>Math.log(r/i)/Math.log(c/i);return{width:t,height:e,...n,x:r=>n.left+(n.right-n.left)*o(r,Q),y:r=>n.bottom-(n.bottom-n.top)*o(r,Kt)}}function Ce({left:t,right:e,top:n,bottom:o,x:r,y:i,width:c}){let a=[1,10,100,1e3,1e4],s=[1e11,1e12,1e13,1e14,1e15];return[m("roof title","text","ink strong start",{x:0,y:14},c<380?"Operations per second, at most":"The roofline: operations per second, at most"),m("roof note","text","soft small start",{x:0,y:32},"a point is a layer, with its share of the peak"),...a.flatMap(l=>[m(`grid x ${l}`,"line","rule",{x1:r(l),x2:r(l),y1:n,y2:o}),m(`tick x ${l}`,"text","soft small",{x:r(l),y:o+16},l<1e3?String(l):`${l/1e3} k`)]),...s.flatMap(l=>[m(`grid y ${l}`,"line","rule",{x1:t,x2:e,y1:i(l),y2:i(l)}),m(`tick y ${l}`,"text","soft small end",{x:t-4,y:i(l)+4},l<1e12?"0.1 T":l<1e15?`${l/1e12} T`:"1 P")]),m("axis x","text","soft small",{x:(t+e)/2,y:o+33},"operations per byte moved")]}function Ht({x:t,y:e},{peak:n,bandwidth:o}){let r=n/o,i=Math.max(Q[0],Kt[0]/o);return`M${[[i,i*o],[r,n],[Q[1],n]].map(([a,s])=>`${v(t(a))} ${v(e(s))}`).join("L")}`}function Re(t,{device:e,machine:n}){let o=Object.entries(N).filter(([a])=>a!==e),r=a=>a.split(" ")[1],i=(a,s,l)=>m(`roof name ${a}`,"text",`${l} small start`,{x:t.right+5,y:t.y(s)+4.5},r(a)),c=n.peak/n.bandwidth;return[...o.flatMap(([a,s])=>[m(`roof ${a}`,"path","soft line roof",{d:Ht(t,s)}),i(a,s.peak,"soft")]),m("ridge","line","ruler guide",{x1:t.x(c),x2:t.x(c),y1:t.y(n.peak),y2:t.bottom}),m("roof here","path","ink line roof here",{d:Ht(t,n)}),i(e,n.peak,"ink strong")]}function We(t,e){let n=[];for(let o of t)n.push(Math.max(o,n.length?n[n.length-1]+Gt:-1e9));for(let o=n.length-1,r=e;o>=0;o--,r-=Gt)n[o]=Math.min(n[o],r);return n}function qe(t,{layers:e,at:n,machine:o}){let{x:r,y:i,left:c,right:a,bottom:s}=t,l=e.map(({name:u,intensity:x,attainable:w},b)=>({i:b,name:u,here:b===n,px:r(x),py:i(w),text:`${T[u]} ${X(w/o.peak)}`})),p=[...l].sort((u,x)=>x.px-u.px||x.i-u.i),d=We(p.map(({py:u})=>u+18),s-6),h=p.flatMap(({i:u,px:x,py:w,text:b,here:$},y)=>{let j=_t(b,13),k=Math.max(c+2,Math.min(x+12,a-j-2)),O=$?"weight strong":"ink";return[m(`point line ${u}`,"line","ruler",{x1:x,y1:w,x2:k-2,y2:d[y]-4}),m(`point name ${u}`,"text",`${O} small halo start`,{x:k,y:d[y]},b)]}),f=[...l].sort((u,x)=>Number(u.here)-Number(x.here)).map(({i:u,px:x,py:w,here:b})=>m(`point ${u}`,"circle",`${b?"weight":"ink"} solid point`,{cx:x,cy:w,r:b?6:4}));return[...h,...f]}function tt(t,{width:e,height:n}){let o=Pe({width:e,height:n});return{width:e,height:n,marks:[...Ce(o),...Re(o,t),...qe(o,t)]}}var Be=480,[Ve,_e,et]=[46,44,10],Ut=3.6;function ot({drawn:t,wiring:e,levels:n},{width:o,height:r}){let[i,c]=[r-_e,(o-2*et)/t],a=i-Ve,s=e==="recurrence"?a/n:Math.min(a/n,a*.6);return{width:o,height:r,bottom:i,cell:c,floor:s,narrow:o<Be,stairs:e==="recurrence",x:l=>et+(l+.5)*c,y:([l,p])=>i-s*(e==="recurrence"&&l>0?p+1:l)}}function rt(t,e,n){let{cell:o}=ot(t,e);return M(Math.floor((n-et)/o),0,t.drawn-1)}var W=({x:t,y:e},n,o)=>`M${v(t(n[1]))} ${v(e(n))}L${v(t(o[1]))} ${v(e(o))}`;function Ge(t,{drawn:e,levels:n},o){let r="",i=(c,a)=>{let s=o>0?e-1-a:a,l=Math.min(n-c,o===0?n:Math.floor(s/Math.abs(o)));l>0&&(r+=W(t,[c,a],[c+l,a+l*o]))};for(let c=0;c<e;c++)i(0,c);for(let c=1;c<n;c++)for(let a=0;a<Math.min(Math.abs(o),e);a++)i(c,o>0?a:e-1-a);return r}function He(t,{wiring:e,drawn:n,levels:o,side:r}){let i=Array.from({length:n},(s,l)=>l),c=(s,l,p=1)=>i.map(d=>{let h="";for(let f=-l;f<=l;f++){let u=d+f*p;u>=0&&u<n&&(h+=W(t,[s,d],[s+1,u]))}return h}).join("");return e==="recurrence"?i.map(s=>W(t,[0,s],[1,s])+(s?W(t,[1,s-1],[1,s]):"")).join(""):e==="attention"?c(0,n):e==="dilated"?Array.from({length:o},(s,l)=>c(l,r,C(e,r,l))).join(""):Array.from({length:2*r+1},(s,l)=>l-r).map(s=>Ge(t,{drawn:n,levels:o},s)).join("")}function Ke({wiring:t,drawn:e,levels:n,side:o}){if(t==="recurrence")return 2*e-1;let r=c=>{let a=0;for(let s=-o;s<=o;s++)a+=Math.max(0,e-Math.abs(s)*c);return a};if(t==="attention")return e**2;let i=0;for(let c=0;c<n;c++)i+=r(C(t,o,c));return i}var R=new Map;function Je(t,e){let{wiring:n,drawn:o,side:r}=e,i=`${n} ${o} ${r} ${t.width} ${t.height}`,c=R.get(i)??He(t,e);return R.size>8&&R.clear(),R.set(i,c),c}var Xt=({cell:t,floor:e,stairs:n})=>M(Math.min(t,n?t:e)*.42,1.4,7);function nt(t,e,n,o,[r,i]){let{x:c,y:a,cell:s}=t,[l,p]=[c(r),c(i)].map(v);return m(e,"path",`${n} dots`,{d:`M${l} ${v(a([o,r]))}H${v(p+.2)}`,"stroke-width":Xt(t),"stroke-dasharray":`0 ${s}`})}function Yt(t,e,n,[o,r]){let{x:i,y:c}=t,a="";for(let s=o;s<=r;s++)a+=`M${v(i(s))} ${v(c([1,s]))}h0`;return m(e,"path",`${n} dots`,{d:a,"stroke-width":Xt(t)})}function Ue(t,{wiring:e,drawn:n,levels:o}){let r=[0,n-1],i=nt(t,"nodes 0","soft",0,r);if(e==="recurrence")return[i,Yt(t,"nodes 1","soft",r)];let c=t.floor<Ut?[o]:Array.from({length:o},(a,s)=>s+1);return[i,...c.map(a=>nt(t,`nodes ${a}`,"soft",a,r))]}function Xe(t,{wiring:e,drawn:n,source:o,side:r},i){let c=l=>Lt(e,o,r,l,n);if(e==="recurrence")return i>0?[Yt(t,"heard 1","weight",c(i))]:[];let a=Array.from({length:i},(l,p)=>p+1);return(t.floor<Ut?a.slice(-1):a).map(l=>nt(t,`heard ${l}`,"weight",l,c(l)))}function Jt({x:t,y:e},n,o){let r=Math.min(Math.floor(o),n.length-1),[i,c,a]=[n[r],n[Math.min(r+1,n.length-1)],o-r],s=(l,p)=>l+(p-l)*a;return[s(t(i[1]),t(c[1])),s(e(i),e(c))]}var Zt=t=>`M${t.map(([e,n])=>`${v(e)} ${v(n)}`).join("L")}`;function Ye(t,{layers:e,at:n},o){let{way:r}=e[n],i=Math.min(o,r.length-1),c=Jt(t,r,i),a=r.slice(0,Math.floor(i)+1).map(d=>[t.x(d[1]),t.y(d)]),s=i===r.length-1,[l,p]=Jt(t,r,r.length-1);return[m("guide","line","ruler guide",{x1:l,x2:l,y1:p,y2:t.bottom}),m("way","path","weight line way",{d:Zt([...a,c])}),...s?[]:[m("pulse","circle","weight solid",{cx:c[0],cy:c[1],r:5})],m("goal","path",`output ${s?"solid":"open"} goal`,{d:Qt([l,p-3])})]}var Qt=([t,e],n=8)=>`${Zt([[t,e-n],[t+n,e+n*.75],[t-n,e+n*.75]])}Z`;function Ze({x:t,bottom:e},{source:n,target:o}){let[r,i]=[t(n),t(o)],c=Math.max(0,34-(i-r))/2,a=e+40;return[m("from","rect","value solid",{x:r-6,y:e+10,width:12,height:12,rx:2}),m("to","path","output solid",{d:Qt([i,e+17],7.5)}),m("from name","text","value strong small",{x:r-c,y:a},String(n+1)),m("to name","text","output strong small",{x:i+c,y:a},String(o+1))]}function Qe({x:t,bottom:e},{n,drawn:o,source:r,target:i}){let c=s=>[r,i].every(l=>Math.abs(t(l)-t(s))>34);return[...new Set([0,...[1,2,3,4].map(s=>Math.round(o*s/4)-1)])].filter(c).map(s=>m(`token ${s}`,"text",`soft small${s===0?" start":s===o-1?" end":""}`,{x:t(s)+(s===0?-4:s===o-1?4:0),y:e+40},s===o-1&&n>o?`${s+1} \u2026`:String(s+1)))}function at(t,{width:e,height:n,sent:o=1/0}){let r=ot(t,{width:e,height:n}),{way:i}=t.layers[t.at],c=Math.min(o,i.length-1),[a,s]=Ct(t,r.narrow),l=[m("title","text","ink strong start",{x:0,y:14},a),m("told","text","weight strong end",{x:e,y:14},Pt(t,c)),m("note","text","soft small start",{x:0,y:32},s),m("wires","path","wires",{d:Je(r,t),"stroke-opacity":Math.round(100*M(260/Ke(t)+.09,0,.8))/100}),...Ue(r,t),...Xe(r,t,Math.floor(c)),...Ye(r,t,o),...Qe(r,t),...Ze(r,t)];return{width:e,height:n,marks:l}}function it(t,e){let{x:n,bottom:o}=ot(t,e),{source:r,target:i,drawn:c}=t,a=(l,p,d)=>({id:l,x:n(p)-d,y:o-2,width:44,height:46,label:l==="source"?"message from token":"message to token",slider:!0,kind:"across",aria:{valuemin:l==="source"?1:r+1,valuemax:l==="source"?i+1:c,valuenow:p+1,valuetext:`token ${p+1}`}}),s=M((44-(n(i)-n(r)))/2,0,22);return[a("source",r,22+s),a("target",i,22-s)]}var te=`.attn-mixing > * + * { margin-top: 8px; }
.mixing-board { display: grid; grid-template-columns: minmax(0, 57fr) minmax(0, 43fr); gap: 14px 24px; }
.mixing-table { grid-column: 1 / -1; grid-row: 2; }
.mixing-controls { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px 24px; align-items: center; --name: 4.6em; }
.mixing-controls .attn-row { grid-column: 1 / -1; align-items: center; justify-content: space-between; gap: 8px 16px; }
.mixing-controls .attn-slider { grid-template-columns: var(--name) 1fr 3.4em; }
.attn-mixing .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.mixing-table .attn-hit:hover { background: color-mix(in srgb, var(--ink) 4%, transparent); }
@container (max-width: 659px) {
  .mixing-wide { display: none; }
  .mixing-board { grid-template-columns: minmax(0, 1fr); }
  .mixing-table { grid-row: auto; }
  .mixing-controls { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  .mixing-controls :is(.attn-button, .attn-choice span) { min-height: 44px; line-height: 42px; }
  .mixing-controls .attn-slider input { height: 36px; }
  .attn-mixing .attn-summary { min-height: 8.7em; }
  .mixing-controls .attn-row { justify-content: flex-start; gap: 6px; }
  .mixing-board { gap: 12px; }
  .mixing-controls .attn-choice span { min-width: 46px; text-align: center; }
}
@container (min-width: 900px) { .attn-mixing .attn-summary { min-height: 2.9em; } }
@container (min-width: 1000px) { .attn-mixing { font-size: 17px; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } }
@media print { .mixing-controls, .attn-hint { display: none; } }
.attn.attn-mixing details { margin-top: 4px; }
:host([data-whole]) .attn-mixing details { display: none; }
`;var en=35,[ee,st,nn]=[24,.57,960],on=660,ct=t=>L(t.read()),lt=()=>dt("svg",{class:"scene","aria-hidden":"true"});function ne(t){if(t<on){let c=a=>({width:t,height:a,zoom:1});return{net:c(188),table:c(0),roof:c(196)}}let e=Math.min(t,nn),[n,o]=[e-ee,t-ee],r=Math.round(n*st),i=M(Math.round(e*.26),230,250);return{net:{width:r,height:i,zoom:o*st/r},table:{width:e,height:0,zoom:t/e},roof:{width:n-r,height:i,zoom:o*(1-st)/(n-r)}}}var re=(t,e)=>t.map(({x:n,y:o,width:r,height:i,...c})=>({...c,x:n*e,y:o*e,width:r*e,height:i*e}));function rn(t,e){let n=lt(),o=(a,s)=>{let{source:l,target:p,drawn:d}=ct(t),h=a==="source"?{source:M(s,0,p),target:p}:{source:l,target:M(s,l,d-1)};(h.source!==l||h.target!==p)&&t.change(h)},r=G((a,s)=>{let l=()=>ct(t)[s().id];vt(a,()=>f=>{let u=e().net;o(s().id,rt(ct(t),u,yt(n,f)[0]/u.zoom))});let p=f=>()=>l()+f,d={ArrowRight:p(1),ArrowUp:p(1),ArrowLeft:p(-1),ArrowDown:p(-1)},h={PageUp:p(8),PageDown:p(-8),Home:()=>0,End:()=>K};Et(a,{...d,...h},f=>o(s().id,f))});return{root:g("div",{class:"attn-stage mixing-net"},n,r.root),paint:(a,s)=>F(n,at(a,{...e().net,sent:s})),place:a=>r.set(re(it(a,e().net),e().net.zoom))}}function an(t,e){let n=lt(),o=G((c,a)=>c.addEventListener("click",()=>t.change({wiring:a().id})));return{root:g("div",{class:"attn-stage mixing-table"},n,o.root),paint:(c,a)=>F(n,Y(c,{...e().table,sent:a})),place:c=>o.set(re(Z(c,e().table),e().table.zoom))}}var oe=(t,e)=>{let n=document.createDocumentFragment();return n.append(t," ",g("i",{},e)),n};function sn(t,e){let n=(u,x,w)=>H({label:oe(u,x),min:Math.log2(Ot),max:Math.log2(w),step:.5,text:b=>b.toLocaleString("en"),read:b=>Math.round(2**b),write:b=>Math.round(2*Math.log2(b))/2,onInput:b=>t.change({[x]:b})}),[o,r]=[n("tokens","n",K),n("size","d",Nt)],i=H({label:oe("kernel","k"),min:3,max:It,step:2,text:String,onInput:u=>t.change({k:u})}),c=P("Scores on the chip",()=>t.change({fused:!t.read().fused},{glide:!0})),a=Object.fromEntries(Object.keys(N).map(u=>[u,u.split(" ").slice(1).join(" ")])),s=St("Device",a,u=>t.change({device:u},{glide:!0})),l=[P("Send",e).root,P("Reset",t.reset).root];l.forEach(u=>u.removeAttribute("aria-pressed"));let[p,d]=l;return{root:g("div",{class:"mixing-controls"},g("div",{class:"attn-row"},p,c.root,s.root,d),o.root,r.root,i.root),tell:u=>{o.set(u.n),r.set(u.d),i.set(u.k),c.set(u.fused),s.set(u.device)}}}function cn(){let e=[["Assumed",`One layer, one sequence, one head, no projections. Every operation reads what it needs from memory and
    writes what it makes; a recurrence reads its matrix anew at each step. A multiplication with its addition is two
    operations. Waiting, launches and caches are left out: these are bounds, no forecasts.`.replace(/\s+/g," ")],...Object.entries(N).map(([n,{source:o,bytes:r}])=>[n,`${o}. Numbers of ${r} bytes.`])];return g("details",{},g("summary",{},"What is assumed, and the devices\u2019 sources"),g("ul",{},...e.map(([n,o])=>g("li",{},`${n}
${o}`))))}function ln(){let t=1/0;return{start:()=>void(t=_()?1/0:0),next:(e,{layers:n})=>(t+=e/en,n.every(({way:o})=>t>=o.length-1)&&(t=1/0),t)}}function pn(t,e){let[n,o,r]=[900,ne(900),t],i=ln(),[c,a,s]=[rn(e,()=>o),an(e,()=>o),At()],l=lt(),p=sn(e,()=>{i.start(),e.change({},{glide:!0})}),d=g("p",{class:"attn-hint"},"Send the message",g("span",{class:"mixing-wide"},", drag its ends"),"; then press another layer."),h=f=>[c.place(f),a.place(f)];return{parts:[d,g("div",{class:"mixing-board"},c.root,a.root,g("div",{},l)),p.root,s.root,cn()],tell:f=>{let u=L(f);f.wiring!==r.wiring&&i.start(),r=f,p.tell(f),h(u),s.set(Rt(u))},glides:zt,paint:(f,u,x)=>{let w=L(r);x!==n&&([n,o]=[x,ne(x)],h(w));let b=i.next(u,w),$=Dt(w,f);return c.paint(w,b),a.paint($,b),F(l,tt($,o.roof)),b<1/0},stop:s.stop}}var fo=bt({name:"mixing",label:"Live figure: five ways to wire tokens, what they cost, and how fast they can be",style:Vt+te,controls:["n","d","k","wiring","source","target","fused","device"],build:pn});export{N as DEVICES,Z as choices,Y as compare,L as compute,fo as default,Rt as describe,it as grips,at as net,tt as roof,ne as sizes,rt as tokenAt};
