// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var be=Object.defineProperty;var ye=(e,t)=>{for(var n in t)be(e,n,{get:t[n],enumerable:!0})};function zt(e,t){if(e.data)return e.data(t);let n=globalThis.attnlibData??={};return n[t]??=new Promise(r=>{let a=o=>{o?.data===t&&(e.off("msg:custom",a),r(o.content))};e.on("msg:custom",a),e.send({ask:t})}),n[t]}var ve="http://www.w3.org/2000/svg",ke=0,$e=Math.random().toString(36).slice(2,8),dt=e=>`attn-${$e}-${e}-${++ke}`;function Ot(e,t,n){for(let[r,a]of Object.entries(t))r.startsWith("on")?e.addEventListener(r.slice(2),a):a===!0?e.setAttribute(r,""):a!==!1&&a!=null&&e.setAttribute(r,a);return e.append(...n),e}var m=(e,t={},...n)=>Ot(document.createElement(e),t,n),Lt=(e,t={},...n)=>Ot(document.createElementNS(ve,e),t,n);function j(e,t){e.firstChild===null?e.append(t):e.firstChild.data!==t&&(e.firstChild.data=t)}function L(e,t,n){let r=n===!0?"":n===!1?null:String(n);e.getAttribute(t)!==r&&(r===null?e.removeAttribute(t):e.setAttribute(t,r))}var Tt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var _t=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Ct=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function Nt(e,t=1,n=null){let r=i=>n===null||n[i],a=Math.max(...e.filter((i,l)=>r(l))),o=e.map((i,l)=>r(l)?Math.exp((i-a)/t):0),s=o.reduce((i,l)=>i+l,0);return s>0?o.map(i=>i/s):o}var G=e=>e.indexOf(Math.max(...e)),O=(e,t=0,n=1)=>Math.max(t,Math.min(n,e));var It=200,Se=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ze=e=>e*e*(3-2*e);function ut(e,t,n){if(n>=1||Object.is(e,t))return t;if(typeof e=="number"&&typeof t=="number")return e+(t-e)*n;if(Array.isArray(e)&&Array.isArray(t))return e.length!==t.length?t:t.map((r,a)=>ut(e[a],r,n));if(e&&t&&typeof e=="object"&&typeof t=="object"){let r=Object.entries(t).map(([a,o])=>[a,ut(e[a],o,n)]);return Object.fromEntries(r)}return t}function jt(e,t,n){let[r,a,o,s,i,l]=[e,e,e,0,0,0],c=!1,u=d=>{let p=Math.min(64,d-i);if(i=d,c){let f=O((d-s)/t);r=ut(a,o,ze(f)),c=f<1}let h=n(r,p);l=c||h?requestAnimationFrame(u):0};return{go(d,p){if(Se()){[r,o,c]=[d,d,!1],n(r,1/0);return}[a,o,s,c]=[r,d,performance.now(),p],p||(r=d,n(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(u)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(l)}}function Ft(e,t,n=[]){let r=[...t,...n],a=[],o=!1,s=()=>Object.fromEntries(r.map(d=>[d,e.get(d)])),i=d=>{if(o)return;let p=s();a.forEach(h=>h(p,d))},l=()=>i(null);t.forEach(d=>e.on(`change:${d}`,l));let c=(d,{glide:p=!1}={})=>{o=!0;for(let[h,f]of Object.entries(d))e.set(h,f);o=!1,i({glide:p}),e.save_changes()},u=()=>{let d=e.get("_start")??{};return Object.fromEntries(t.filter(p=>p in d).map(p=>[p,d[p]]))};return{read:s,change:c,reset:()=>c(u(),{glide:!0}),follow:d=>void a.push(d),stop:()=>t.forEach(d=>e.off(`change:${d}`,l))}}function Oe(e){let t=e;for(let n=0;t&&n<8;n++,t=t.parentElement){let r=t.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function Le(e,t,n,r){let[a,o]=[0,!1],s=l=>{if(l!==o){o=l,e.classList.toggle("loading",l);for(let c of e.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++a,u=t.wants?.(n())??null;if(s(u!==null),u===null)return r(l);t.say?.("Loading \u2026");let d="This part of the figure could not be loaded. Choose it again, or reload the page.";u.then(()=>c===a&&i(l),()=>c===a&&t.say?.(d))};return i}function Pt({name:e,label:t,style:n,controls:r,fixed:a=[],ms:o=It,build:s}){return{render:({model:l,el:c})=>{let u=m("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),d=u.attachShadow({mode:"open"});d.append(m("style",{},[Tt,_t,Ct,n].join(`
`)));let p=Ft(l,r,a),h=s(p.read(),p,l),f=m("div",{class:`attn attn-${e}`,role:"group","aria-label":t},...h.parts);d.append(f),c.append(u);let g=()=>{let w=h.glides??(A=>A),b=0,y=jt(w(p.read()),o,(A,T)=>b>0&&h.paint(A,T,b)),v=()=>{let A=Math.round(f.clientWidth);A===b||A===0||(b=A,Oe(c),y.again())},$=Le(f,h,p.read,A=>{h.tell(p.read()),y.go(w(p.read()),A)});p.follow((A,T)=>{f.classList.add("touched"),$(T?.glide??!0)}),h.tell(p.read()),v();let S=new ResizeObserver(v);return S.observe(f),h.ahead?.(),()=>{S.disconnect(),y.stop(),p.stop(),h.stop?.()}},x=async()=>{await h.ready;for(let w;w=h.wants?.(p.read());)await w;return g()};return h.ready?x():g()}}}var Te=e=>Math.round(e*10)/10,Wt=new WeakMap;function qt(e){let t=m("div",{class:"attn-hits"}),n=new Map,r=o=>{let s=o.slider?m("div",{role:"slider",tabindex:0}):m("button",{type:"button"}),i={node:s,hit:o};return n.set(o.id,i),s.dataset.id=o.id,e(s,()=>i.hit),i};return{root:t,set:o=>{let s=new Set(o.map(({id:i})=>i));for(let[i,{node:l}]of n)s.has(i)||(l.remove(),n.delete(i));o.forEach((i,l)=>{let c=n.get(i.id)??r(i);_e(c.node,c.hit=i),c.node.parentNode!==t&&t.insertBefore(c.node,t.children[l]??null)})},focus:o=>n.get(o)?.node.focus({preventScroll:!0})}}function _e(e,{x:t,y:n,width:r,height:a,label:o,kind:s="",aria:i={},tab:l=0,lang:c}){let[u,d,p,h]=[t,n,r,a].map(Te),f=`left:${u}px;top:${d}px;width:${p}px;height:${h}px`;Wt.get(e)!==f&&(e.style.cssText=f,Wt.set(e,f)),L(e,"class",`attn-hit ${s}`.trim()),L(e,"aria-label",o),L(e,"tabindex",l),c&&L(e,"lang",c);for(let[g,x]of Object.entries(i))L(e,`aria-${g}`,String(x))}var Rt="http://www.w3.org/2000/svg",z=e=>Math.round(e*10)/10+0;function k(e,t,n,r,a){let o=Object.entries(r).map(([s,i])=>[s,typeof i=="number"?z(i):i]);return{id:e,shape:t,role:n,at:Object.fromEntries(o),...a===void 0?{}:{text:a}}}var Dt=new WeakMap,Ce=({id:e,role:t,at:n})=>({"data-id":e,class:t,...Object.fromEntries(Object.entries(n).map(([r,a])=>[r,String(a)]))});function Ne(e,t){let n=Ce(t);for(let a in n)e.at[a]!==n[a]&&e.node.setAttribute(a,n[a]);for(let a in e.at)a in n||e.node.removeAttribute(a);e.at=n;let r=t.runs?JSON.stringify(t.runs):t.text??"";e.text!==r&&(e.text=r,t.runs?e.node.replaceChildren(...t.runs.map(je)):e.node.firstChild?e.node.firstChild.nodeValue=r:e.node.append(r))}var Ie=({role:e,dx:t,dy:n})=>({...e&&{class:e},...t&&{dx:t},...n&&{dy:n}});function je(e){let t=document.createElementNS(Rt,"tspan");for(let[n,r]of Object.entries(Ie(e)))t.setAttribute(n,String(r));return t.append(e.text),t}function pt(e,{width:t,height:n,marks:r}){let a=`0 0 ${t} ${n}`;e.getAttribute("viewBox")!==a&&e.setAttribute("viewBox",a);let o=Dt.get(e)??new Map;Dt.set(e,o);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:u}]of o)s.get(l)?.shape!==u&&(c.remove(),o.delete(l));let i=e.firstChild;for(let l of r){let c=o.get(l.id);c||(c={node:document.createElementNS(Rt,l.shape),shape:l.shape,at:{},text:""},o.set(l.id,c)),Ne(c,l),i===c.node?i=c.node.nextSibling:e.insertBefore(c.node,i)}}var rt=e=>e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`;function ht(e,t){let n=m("button",{type:"button",class:"attn-button",onclick:t},e);return{root:n,set:r=>L(n,"aria-pressed",String(r))}}function Bt(e,t,n){let r=dt("choice"),a=new Map,o=m("div",{class:"attn-choice",role:"radiogroup","aria-label":e});for(let[s,i]of Object.entries(t))a.set(s,m("input",{type:"radio",name:r,onchange:()=>n(s)})),o.append(m("label",{},a.get(s),m("span",{},i)));return{root:o,set:s=>void(a.get(s).checked=!0)}}function ft({label:e,onChange:t,options:n=[],wide:r=!1}){let a=dt("select"),o=m("select",{id:a,onchange:()=>t(o.value)}),s=m("div",{class:r?"attn-field attn-wide":"attn-field"},m("label",{for:a},e),o),[i,l]=[n,""],c=0,u=h=>{let[f,g]=i[h];L(o.options[h],"value",f),j(o.options[h],g)},d=()=>{for(c=0;o.length>i.length;)o.lastChild.remove();i.forEach((h,f)=>u(f))},p=(h,f=n)=>{i=f;let g=i.findIndex(([w])=>String(w)===String(h)),x=JSON.stringify(i);if(x!==l){for(;o.length<i.length;)o.append(m("option",{}));g>=0&&u(g),c||(c=setTimeout(d,40))}l=x,o.selectedIndex!==g&&(o.selectedIndex=g)};return p(n[0]?.[0]),{root:s,set:p}}function Ht(e=700){let t=m("p",{class:"attn-summary"}),n=m("span",{class:"attn-hidden",role:"status"}),r,a=o=>{clearTimeout(r),t.firstChild&&(r=setTimeout(()=>j(n,o),e)),j(t,o)};return{root:m("div",{},t,n),set:a,stop:()=>clearTimeout(r)}}function Vt(e,t,n){e.addEventListener("keydown",r=>{let a=t[r.key]?.();a===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),n(a))})}var[Fe,Z]=[1,2],Kt=4,gt=40,Ut=Float64Array.from({length:32},(e,t)=>2**(t-25));function Pe(e){let[t,n]=[e>>10&31,e&1023],r=t===0?n*Ut[1]:(n+1024)*Ut[t];return e&32768?-r:r}function We({shapes:e,numbers:t}){let n=atob(t),r=new Float32Array(n.length/2);for(let s=0;s<r.length;s++)r[s]=Pe(n.charCodeAt(2*s)|n.charCodeAt(2*s+1)<<8);let a=0,o=([s,i])=>[s,r.subarray(a,a+=i.reduce((l,c)=>l*c,1))];return Object.fromEntries(Object.entries(e).map(o))}function W(e,t,n=null,r=0,a=t.length){let o=new Float64Array(e.length/a);for(let s=0,i=r;s<o.length;s++,i+=a){let l=n===null?0:n[s];for(let c=0;c<t.length;c++)l+=e[i+c]*t[c];o[s]=l}return o}function Gt(e,t){let n=new Float64Array(t.length/e.length);for(let r=0,a=0;r<e.length;r++,a+=n.length)for(let o=0;o<n.length;o++)n[o]+=e[r]*t[a+o];return n}var Zt=e=>1/(1+Math.exp(-e));function qe(e,t,n,r){let a=t.length,o=W(n,t,r),s=new Float64Array(a);for(let i=0;i<a;i++){let l=Zt(e[i]+o[i]),c=Zt(e[a+i]+o[a+i]),u=Math.tanh(e[2*a+i]+l*o[2*a+i]);s[i]=(1-c)*u+c*t[i]}return s}function De(e,t){let n=new Float64Array(t[0].length);for(let r=0;r<t.length;r++)for(let a=0;a<n.length;a++)n[a]+=e[r]*t[r][a];return n}function Re(e,t){let n=new Float64Array(e.length+t.length);return n.set(e),n.set(t,e.length),n}function Be(e){let[t,n]=[-1/0,0];for(let a of e)t=Math.max(t,a);for(let a of e)n+=Math.exp(a-t);let r=t+Math.log(n);return e.map(a=>a-r)}function He(e){let t=Z;for(let n=Z+1;n<e.length;n++)e[n]>e[t]&&(t=n);return t}function Ve(e){let t=new Map,n=e["encoder.bias_hh_l0"].length/3;return(r,a,o,s)=>{let i=`${r} ${o}`;if(!t.has(i)){let l=e[`${a}_embedding.weight`].subarray(o*n,(o+1)*n);t.set(i,W(e[`${r}.weight_ih_l0`],l,e[`${r}.bias_ih_l0`],0,s))}return t.get(i)}}function Ke(e,t,n){if(t===null)return null;let r=s=>{let i=Nt(s);return{weights:i,context:De(i,n)}};if(t==="dot")return s=>r(n.map(i=>W(i,s)[0]));let a=e["attention.v"],o=n.map(s=>Gt(s,e["attention.w_key"]));return s=>{let i=Gt(s,e["attention.w_query"]);return r(o.map(l=>{let c=0;for(let u=0;u<a.length;u++)c+=a[u]*Math.tanh(i[u]+l[u]);return c}))}}function Ue(e){let t=We(e),n=Ve(t),r=e.attention==="additive",a=t["encoder.bias_hh_l0"].length/3,o=u=>(d,p)=>qe(d,p,t[`${u}.weight_hh_l0`],t[`${u}.bias_hh_l0`]),[s,i]=[o("encoder"),o("decoder")],l=u=>{let d=new Float64Array(a);return u.map(p=>d=s(n("encoder","source",p,a),d))},c=(u,d,p)=>{let h=n("decoder","target",d,r?2*a:a),f=r?u(p):null;if(r){let b=W(t["decoder.weight_ih_l0"],f.context,null,a,2*a);h=h.map((y,v)=>y+b[v])}let g=i(h,p);u&&!r&&(f=u(g));let x=f===null?g:Re(g,f.context),w=W(t["join.weight"],x).map(Math.tanh);return{next:g,seen:f,logProbs:Be(W(t["output.weight"],w,t["output.bias"]))}};return u=>{let d=l(u),p=Ke(t,e.attention,d),[h,f,g]=[d.at(-1),Fe,0],x=[],w=[];for(;f!==Z&&x.length<gt;){let{next:y,seen:v,logProbs:$}=c(p,f,h);[h,f]=[y,He($)],g+=$[f],x.push(f),v&&w.push(v.weights)}let b=d.map(y=>Array.from(y));return{tokens:x,states:b,logProbability:g,weights:p?w:null}}}var P="[\\p{L}\\p{N}_]",Ge=new RegExp(`'s(?!${P})|${P}+'(?!s(?!${P}))(?=${P})|${P}+(?:-${P}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),Jt=e=>e.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(Ge)??[];function Ze(e,t){let n=(o,s)=>e[o].toLowerCase()===t[s].toLowerCase(),r=Array.from({length:e.length+1},()=>new Array(t.length+1).fill(0));for(let o=e.length-1;o>=0;o--)for(let s=t.length-1;s>=0;s--)r[o][s]=n(o,s)?r[o+1][s+1]+1:Math.max(r[o+1][s],r[o][s+1]);let a=e.map(()=>!0);for(let o=0,s=0;o<e.length&&s<t.length;)n(o,s)?a[o++]=s++<0:r[o+1][s]>=r[o][s+1]?o++:s++;return a}var Je=(e,t)=>e.length===t.length&&e.every((n,r)=>n===t[r]);function Yt(e){let t=new Map(e.source_words.map((l,c)=>[l,c+Kt])),n=new Map,r=new Map,a=(l,c)=>(n.has(l)||n.set(l,Ue(e.models[l])),n.get(l)(c)),o=(l,c)=>{let u=`${l} ${c.join(" ")}`;if(r.size>300&&r.clear(),!r.has(u)){let d=a(l,c.map(g=>t.get(g))),p=d.tokens.filter(g=>g!==Z).map(g=>e.target_words[g-Kt]??"<unk>"),h=d.tokens.at(-1)===Z,f=d.weights?.slice(0,p.length)??null;r.set(u,{words:p,weights:f,states:d.states,probability:Math.exp(d.logProbability),ended:h})}return r.get(u)},s=l=>{let c=Jt(l),u=c.filter(p=>t.has(p)),d=c.filter(p=>!t.has(p)&&/[\p{L}\p{N}]/u.test(p));return{source:u.slice(0,gt),unknown:d,cut:u.length>gt}};return{compute:a,numbers:({sentence:l,first:c,second:u})=>{let d=s(l),p=d.unknown.length?null:e.pairs.find(({source:f})=>Je(f,d.source)),h=f=>{if(!f||d.source.length===0)return null;let g=o(f,d.source);return{name:f,...g,wrong:p?Ze(g.words,p.target):g.words.map(()=>!1)}};return{...d,wanted:p?.target??null,first:h(c),second:h(u)}},pairs:e.pairs}}function q({source:e,first:t,second:n}){return[e.length,Math.max(t?.words.length??0,n?.words.length??0)]}function D(e,{read:t,step:n}){let[r,a]=q(e);return t===null?r+Math.min(n??a,a):Math.min(t,r)}function Qt(e,t){let[n,r]=q(e);return t<n?{read:Math.max(0,t),step:null}:{read:null,step:t>=n+r?null:t-n}}function J(e){let t=e.map(o=>o.indexOf(Math.max(...o))),n=e.map(o=>o.reduce((s,i,l)=>s+i*l,0)),[r,a]=[0,[0,0]];for(let o=1;o<=t.length;o++){if(o<t.length&&t[o]<=t[o-1]&&n[o]<n[o-1])continue;t[r]>t[o-1]&&n[r]-n[o-1]>.5&&o-1-r>a[1]-a[0]&&(a=[r,o-1]),r=o}return a[1]>a[0]?a:null}var ue={};ye(ue,{cellOf:()=>lt,margins:()=>ct,matrix:()=>$t,percent:()=>H,places:()=>et,ribbonScene:()=>yt,squeeze:()=>kt,wordHits:()=>vt});var Ye={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Qe=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let r=0;r<8;r++)n=n&1?3988292384^n>>>1:n>>>1;return n}),Xe=e=>~e.reduce((t,n)=>Qe[(t^n)&255]^t>>>8,-1)>>>0,Q=e=>[e>>>24,e>>>16&255,e>>>8&255,e&255];function Y(e,t){let n=[...e].map(r=>r.charCodeAt(0)).concat(t);return[...Q(t.length),...n,...Q(Xe(n))]}var tn=e=>O(Math.round(128+127*e),0,255);function en(e){let[t,n]=[1,0];for(let a of e)n=(n+(t=(t+a)%65521))%65521;let r=[e.length&255,e.length>>8];return[120,1,1,...r,~r[0]&255,~r[1]&255,...e,...Q((n<<16|t)>>>0)]}var Xt=Array.from({length:256},(e,t)=>t-128),te=e=>[...Y("PLTE",Xt.flatMap(t=>Ye[e][t<0?"below":"above"])),...Y("tRNS",Xt.map(t=>Math.min(255,2*Math.abs(t))))],nn={signed:te("signed"),weight:te("weight")},ee=new WeakMap;function mt(e,t,n=1,r="signed"){let a=ee.get(e)??new Map;ee.set(e,a);let o=`${t} ${n} ${r}`;return a.has(o)||a.set(o,on(e,t,n,r)),a.get(o)}function on(e,t,n,r){let a=e.length/t,o=[];for(let l=0;l<a;l++){o.push(0);for(let c=0;c<t;c++)o.push(tn(e[l*t+c]/n))}let i=[137,80,78,71,13,10,26,10,...Y("IHDR",[...Q(t),...Q(a),8,3,0,0,0]),...nn[r],...Y("IDAT",en(o)),...Y("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var rn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),an=1.12,X=new Map;function sn(e){let n=[...e.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(rn[a.charCodeAt(0)-32]??556),0);return an*n/1e3}function N(e,t){return X.size>5e3&&X.clear(),X.has(e)||X.set(e,sn(e)),t*X.get(e)}var at=20,ln=.005,ne=16,cn=400,I={angle:60,least:15,from:480,edge:46},st=298,wt=3,dn=11,un=[18,17,16,15,14],pn=16,le=.3,H=e=>e<.005?"<1 %":`${Math.round(100*e)} %`,it=({source:e},t)=>({read:Math.min(t,e.length),written:Math.max(0,t-e.length)}),R=e=>String(z(10*e)/10),B=(e,t)=>O(e-t);function oe(e,t,n){let r=e.map(i=>Math.max(at,N(i,t))),a=n-r.reduce((i,l)=>i+l,0),o=e.length>1?Math.min(t*1.5,a/(e.length-1)):0;if(o<6)return null;let s=(a-o*(e.length-1))/2;return r.map(i=>{let l={x:s+i/2,w:i};return s+=i+o,l})}function hn(e,t,n){let r=Math.max(e.length,t.length),a=O(cn/r,14,25),[o,s]=[Math.min(15,Math.floor(a)-2),20],i=p=>Math.max(0,...p.map(h=>N(h,o))),l=O(i(e),40,n*.38),c=n-O(i(t),40,n*.38),u=Math.max(st,s+r*a+8),d=(p,h,f)=>p.map((g,x)=>{let w=N(g,o);return{x:h-f*w/2,y:u/2+6+a*(x+.5-p.length/2)+5,w}});return{sideways:!0,size:o,row:a,height:u,leave:l+24,arrive:c-8,source:d(e,l,1),target:d(t,c,-1)}}function fn(e,t,n){let a=c=>Math.min(34,(n-2*I.edge)/Math.max(1,c.length-1));if(n<I.from||Math.min(a(e),a(t))<I.least)return null;let o=c=>{let u=Math.max(0,...c.map(d=>N(d,13)));return O(u*Math.sin(I.angle*Math.PI/180)+6,40,96)},[s,i]=[o(e),st-o(t)],l=(c,u)=>c.map((d,p)=>({x:n/2+(p-(c.length-1)/2)*a(c),y:u,w:N(d,13)}));return{sideways:!1,lean:!0,size:13,height:st,leave:s+26,arrive:i-12,row:Math.min(a(e),a(t))*Math.sin(I.angle*Math.PI/180),source:l(e,s),target:l(t,i)}}function bt({sideways:e,lean:t},{x:n,y:r,w:a},o){let s=o==="source";if(t){let[l,c]=[n+4,`rotate(-${I.angle} ${z(n+4)} ${z(r)})`];return{anchor:s?" start":" end",at:{x:l,y:r,transform:c},left:s?l:l-a,turn:c}}if(!e)return{anchor:"",at:{x:n,y:r},left:n-a/2,turn:null};let i=s?n+a/2:n-a/2;return{anchor:s?" end":" start",at:{x:i,y:r},left:n-a/2,turn:null}}function et(e,t,n){let r=`${e.join(" ")}|${t.join(" ")}|${n}`;return tt.has(r)||(tt.size>50&&tt.clear(),tt.set(r,gn(e,t,n))),tt.get(r)}var tt=new Map;function gn(e,t,n){for(let r of un){let[a,o]=[oe(e,r,n),oe(t,r,n)];if(a===null||o===null)continue;let[s,i]=[38,274],l=(c,u)=>c.map(({x:d,w:p})=>({x:d,y:u,w:p}));return{sideways:!1,size:r,height:st,leave:s+31,arrive:i-r-4,source:l(a,s),target:l(o,i)}}return fn(e,t,n)??hn(e,t,n)}function mn(e,t){let n=o=>t.sideways?o.y-5:o.x,r=t.source.map((o,s)=>e.reduce((i,l)=>i+l[s],0)),a=t.source.map((o,s)=>n(o)-at*r[s]/2);return e.map((o,s)=>{let i=n(t.target[s])-at/2;return o.map((l,c)=>{let u=l*at,d={width:u,from:a[c]+u/2,to:i+u/2};return a[c]+=u,i+=u,d})})}function ce({from:e,to:t},{sideways:n,leave:r,arrive:a}){let o=(r+a)/2,[s,i,l,c]=n?[[r,e],[o,e],[o,t],[a,t]]:[[e,r],[e,o],[t,o],[t,a]],u=([d,p])=>`${z(d)} ${z(p)}`;return`M${u(s)}C${u(i)} ${u(l)} ${u(c)}`}function wn(e,t,n){let r=Math.min(Math.floor(t+1e-9),e.length),a=n!==null&&(n[0]==="read"||n[1]<r)?n:null;if(a){let[l,c]=a;return{done:r,chosen:a,run:null,near:(u,d)=>l==="written"?u===c:d===c,strength:(u,d)=>u===c&&l==="written"||d===c&&l==="read"?.92:.07}}let o=t>0&&r<e.length?Math.max(0,r-1):-1;if(o>=0)return{done:r,chosen:a,run:null,near:l=>l===o,strength:l=>l===o?.92:.32};let s=J(e.slice(0,r)),i=l=>s!==null&&s[0]<=l&&l<=s[1];return{done:r,chosen:a,run:s,near:i,strength:l=>i(l)?.78:.32}}function xn(e,t,n,r){let o=mn(e,t).flatMap((s,i)=>s.flatMap((l,c)=>{if(e[i][c]<ln)return[];let u=R(r.strength(i,c)*B(n,i)),d={d:ce(l,t),"stroke-width":l.width,"stroke-opacity":u};return[{near:r.near(i,c),mark:k(`w ${i} ${c}`,"path","weight line ribbon",d)}]}));return[!1,!0].flatMap(s=>o.filter(i=>i.near===s).map(i=>i.mark))}var xt=e=>.35+.65*Math.min(1,2*e);function bn({source:e},{weights:t,states:n},r,a,o){let s=o.run===null?[]:t.slice(o.run[0],o.run[1]+1).map(G),i=l=>{if(o.chosen===null)return 1;let[c,u]=o.chosen;return c==="read"?+(u===l):t[u][l]};return e.flatMap((l,c)=>{let{x:u,y:d}=r.source[c],{anchor:p,at:h}=bt(r,r.source[c],"source"),f=a>c&&a<=c+1&&a<e.length,g=Math.max(le,B(a,c)*xt(i(c))),x=f?"key strong word":s.includes(c)?"weight turn word":"ink word",w=Math.min(ne,r.size+1),y={...r.sideways?{x:r.leave-4-w,y:d-5-w/2}:{x:u-ne/2,y:d+(r.lean?7:10)},width:w,height:w,href:mt(n[c],8),opacity:R(.8*B(a,c)*xt(i(c)))};return[k(`s ${c}`,"text",`${x} size${r.size}${p}`,{...h,opacity:R(g)},l),k(`kept ${c}`,"image","map",y)]})}function yn(e,t,n,r){return e.words.flatMap((a,o)=>{let{y:s,w:i}=t.target[o],{anchor:l,at:c,left:u,turn:d}=bt(t,t.target[o],"target"),p=r.chosen===null?1:r.chosen[0]==="written"?+(r.chosen[1]===o):e.weights[o][r.chosen[1]],h=R(B(n,o)*xt(p)),f=r.run!==null&&r.run[0]<=o&&o<=r.run[1],g=e.wrong[o]?"soft word":f?"weight turn word":"ink word";return[k(`t ${o}`,"text",`${g} size${t.size}${l}`,{...c,opacity:h},a),...e.wrong[o]?[de(o,u,s-t.size*.3,i,h,d)]:[]]})}var de=(e,t,n,r,a,o=null)=>k(`x ${e}`,"line","ink line strike",{x1:t,x2:t+r,y1:n,y2:n,opacity:a,...o===null?{}:{transform:o}});function vn(e,t,n){let[r,a]=n.chosen,o=r==="written",s=o?e[a]:e.slice(0,n.done).map(u=>u[a]),i=o?t.source:t.target,l=[];return s.map((u,d)=>d).sort((u,d)=>s[d]-s[u]).filter(u=>s[u]>=.02).flatMap(u=>{let{x:d,y:p}=i[u];if(!t.sideways&&l.some(g=>Math.abs(g-d)<34))return[];l.push(d);let h=t.lean?{x:d,y:o?t.leave+14:t.arrive-6}:{x:d,y:o?p-t.size-3:p+18},f={x:o?t.leave+24:t.arrive-24,y:p};return[k(`share ${u}`,"text","weight strong share",t.sideways?f:h,H(s[u]))]})}function kn(e,t,n,r,a){let o=e.words.length>0&&n>=a.length&&r<e.words.length?t.target[Math.floor(r)]:null;if(o===null)return[];let{left:s,turn:i}=bt(t,o,"target");return[k("caret","rect","ink solid",{x:s-1,y:o.y-t.size+2,width:2,height:t.size+2,...i?{transform:i}:{}})]}function yt(e,t,{width:n,clock:r,focus:a=null}){let o=et(e.source,t.words,n),{read:s,written:i}=it(e,r),l=t.weights,c=wn(l,i,a),u=[...xn(l,o,i,c),...bn(e,t,o,s,c),...yn(t,o,i,c),...kn(t,o,s,i,e.source),...c.chosen?vn(l,o,c):[]];return{width:n,height:o.height,marks:u}}function vt(e,t,{width:n,clock:r,focus:a=null}){let o=et(e.source,t.words,n),{read:s,written:i}=it(e,r),l=t.weights,c=p=>{let h=G(l[p]);return`${t.words[p]}, from ${e.source[h]} ${H(l[p][h])}${t.wrong[p]?", wrong":""}`},u=o.sideways||o.lean?Math.min(25,o.row):25,d=(p,h,f,g,x,w)=>h.slice(0,g).map((b,y)=>{let{x:v,y:$,w:S}=f[y],A=Math.max(24,S+(o.sideways?8:4)),T=a!==null&&a[0]===p?a[1]:-1,M=y===O(T,0,g-1)?0:-1,V=T===y,K=o.lean?p==="read"?v:v-A:v-A/2;return{id:`${p} ${y}`,x:K,y:o.lean?$-u/2:$-5-u/2,width:A,height:u,...o.lean?{kind:`lean ${p}`}:{},label:x(y),tab:M,lang:w,aria:{pressed:V}}});return[...d("written",t.words,o.target,Math.min(i,t.words.length),c,"en"),...d("read",e.source,o.source,s,p=>`${e.source[p]}, read`,"fr")]}function re(e,t,n,r,a){let o=N(" ",t)+1,s=[[]],i=()=>s.at(-1),l=0;for(let u of e){let d=Math.min(n,N(u,t));l+d>n&&i().length>0&&(s.push([]),l=0),i().push(d),l+=d+o}let c=s.flatMap((u,d)=>{let p=a+(n-u.reduce((h,f)=>h+f+o,-o))/2;return u.map(h=>{let f={x:p+h/2,y:r+t+d*(t+(t<15?5:8)),w:h};return p+=h+o,f})});return{height:s.length*(t+(t<15?5:8)),at:c}}var ae=(e,t,n,r)=>Array.from({length:9},(a,o)=>{let s=o/8;return[n+(r-n)*s**2*(3-2*s),e+(t-e)*s]}),se=e=>`M${e.map(([t,n])=>`${z(t)} ${z(n)}`).join("L")}Z`;function $n(e,t,n,r){let a=(o,s)=>`M${z(t+s*wt)} ${z(n+r/2)}v${z(-o*r/2)}h${wt-1}v${z(o*r/2)}Z`;return Array.from(e,a).join("")}function Mn(e,t){let[n,r]=[Math.floor(t),t-Math.floor(t)],a=n>0?e[n-1]:e[0].map(()=>0);return r===0?a:a.map((o,s)=>o+(e[n][s]-o)*r)}function kt({source:e},t,{width:n,clock:r}){let a=Math.max(e.length,t.words.length)>pn,[o,s,i]=[a?13:15,64*wt,a?30:40],[l,c]=a?[30,50]:[42,58],u=a?" size13":"",{read:d,written:p}=it({source:e},r),h=(n-s)/2,f=re(e,o,n-24,6,12),g=6+f.height+l,x=re(t.words,o,n-24,g+i+c,12),w=g+i+c+Math.max(x.height,o+8)+8,[b,y]=[[2,n-2],[h-6,h+s+6]],v=(_,E,C,U)=>[ae(_,E,C[0],U[0]),ae(_,E,C[1],U[1]).reverse()],[$,S]=v(8+f.height,g-8,b,y),[A,T]=v(g+i+8,g+i+c-8,y,b),M=p===0&&d>0,V=f.at[O(Math.ceil(d)-1,0,e.length-1)],K=ce({from:V.x,to:n/2},{sideways:!1,leave:V.y+6,arrive:g-10}),ot=e.length===1?"1 word":`all ${e.length} words`,F=[k("in","path","funnel",{d:se([[b[0],2],...$,...S,[b[1],2]])}),k("out","path","funnel",{d:se([...A,[b[0],w-2],[b[1],w-2],...T])}),k("row","rect","key frame",{x:h-6,y:g-8,width:s+12,height:i+16,rx:3}),k("middle","line","rule",{x1:h,x2:h+s,y1:g+i/2,y2:g+i/2}),k("bars","path","key solid",{d:$n(Mn(t.states,d),h,g,i)}),...M?[k("pour","path","key line pour",{d:K})]:[],k("told","text","soft note",{x:n/2,y:g+i+c-22},`64 numbers for ${ot}`)];return e.forEach((_,E)=>{let C=M&&d>E&&d<=E+1;F.push(k(`s ${E}`,"text",`${C?"key strong word":"ink word"}${u}`,{...An(f.at[E]),opacity:R(Math.max(le,B(d,E)))},_))}),t.words.forEach((_,E)=>{let{x:C,y:U,w:Et}=x.at[E],St=R(B(p,E));F.push(k(`t ${E}`,"text",`${t.wrong[E]?"soft word":"ink word"}${u}`,{x:C,y:U,opacity:St},_)),t.wrong[E]&&F.push(de(E,C-Et/2,U-o*.3,Et,St))}),{width:n,height:w,marks:F}}var An=({x:e,y:t})=>({x:e,y:t}),ie=new WeakMap;function En(e,t){let n=ie.get(e)??new Map;return ie.set(e,n),n.has(t)||n.set(t,e.slice(0,t).flatMap(r=>Array.from(r))),n.get(t)}var lt=(e,t,n)=>Math.min(12,(n-2)/t,166/e);function ct({source:e},{words:t},n,r){if(!r||n<dn)return{left:0,top:0};let a=o=>Math.max(0,...o.map(s=>N(s,11)));return{left:Math.ceil(a(t))+6,top:Math.ceil(a(e)*Math.sin(I.angle*Math.PI/180))+10}}function Sn({source:e},{words:t},n,{left:r,top:a}){if(r===0)return[];let o=s=>(s+.5)*n+1;return[...t.map((s,i)=>k(`row ${i}`,"text","soft tiny end",{x:r-4,y:a+o(i)+4},s)),...e.map((s,i)=>{let[l,c]=[r+o(i)+3,a-3],u=`rotate(-${I.angle} ${z(l)} ${z(c)})`;return k(`column ${i}`,"text","soft tiny start",{x:l,y:c,transform:u},s)})]}function $t(e,t,{width:n,clock:r,focus:a=null,named:o=!1}){let s=t.weights,i=e.source.length,l=Math.min(Math.floor(it(e,r).written+1e-9),s.length),c=lt(s.length,i,170),{left:u,top:d}=ct(e,t,c,o),[p,h]=[c*i,c*s.length],f={x:u+1,y:d+1,width:p,height:h},g=[k("frame","rect","frame",f),...Sn(e,t,c,{left:u,top:d})];if(l>0){let x=mt(En(s,l),i,1,"weight");g.push(k("map","image","map",{...f,height:l*c,preserveAspectRatio:"none",href:x}))}if(a!==null&&(a[0]==="read"||a[1]<l)){let w=a[0]==="written"?{x:u,y:d+a[1]*c,width:p+2,height:c+2}:{x:u+a[1]*c,y:d,width:c+2,height:h+2};g.push(k("look","rect","weight line look",w))}return{width:n,height:u>0?226:170,marks:g}}var pe=`text.note { font-size: 13px; }
text.tiny { font-size: 11px; }
text.word { font-size: 15px; }
text.size12 { font-size: 12px; } text.size13 { font-size: 13px; } text.size14 { font-size: 14px; } text.size16 { font-size: 16px; } text.size17 { font-size: 17px; } text.size18 { font-size: 18px; }
text.turn { text-decoration: underline; text-underline-offset: 3px; }
text.share { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.ribbon { stroke-linecap: butt; }
.strike { stroke-width: 2; }
.funnel { fill: var(--tint); }
.frame { fill: none; stroke: var(--rule); }
.key.frame { fill: var(--paper); stroke: var(--key); stroke-width: 1.5; }
.pour { stroke-width: 3; }
.look { stroke-width: 2; }
.map { image-rendering: pixelated; }
`;var he=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "table" / minmax(0, 1fr); gap: 10px 40px; }
.alignment-side:first-child { grid-area: main; }
.alignment-side:first-child .attn-stage { min-height: 298px; } /* two lines and their ribbons, whoever translates */
.alignment-side { grid-area: beside; min-width: 0; }
.alignment-side h3 { margin-bottom: 6px; }
.alignment-controls { grid-area: controls; display: grid; gap: 10px; align-content: start; min-width: 0; }
.alignment-clock { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; align-items: center; gap: 8px; }
.alignment-clock .attn-button { width: 34px; height: 34px; padding: 0; border-radius: 50%; }
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
.attn .alignment-track { position: relative; display: block; padding-bottom: 14px; }
.alignment-phases { position: absolute; left: 9px; right: 9px; bottom: 0; height: 16px; color: var(--soft); font-size: 12px; line-height: 16px; }
.alignment-phases span { position: absolute; border-top: 2px solid var(--rule); white-space: nowrap; }
.alignment-phases span + span { right: 0; border-left: 3px solid var(--paper); }
.alignment-fields { display: grid; gap: 6px; }
.alignment-fields .attn-field { display: grid; grid-template-columns: 5em minmax(0, 1fr); align-items: center; }
.alignment-fields .attn-field span { color: var(--soft); font-size: 0.867em; }
.alignment-fields input { width: 100%; }
.alignment-sides { align-items: center; gap: 8px 14px; }
.alignment-table { grid-area: table; display: grid; grid-template-columns: 170px minmax(0, 1fr); gap: 14px; align-items: start; }
.kept svg { opacity: 0.4; }
.alignment-table svg { cursor: crosshair; }
.attn-alignment .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 4.35em; text-wrap: pretty; overflow-wrap: anywhere; }
@container (min-width: 800px) {
  .alignment-board { grid-template: "main beside" auto "controls beside" auto "controls table" 1fr / minmax(0, 1fr) 300px; }
  .alignment-table { grid-template-columns: minmax(0, 1fr); gap: 4px; }
}
@container (max-width: 640px) { .attn-alignment .attn-summary { min-height: 7.25em; } }
/* On a phone the words themselves tell the weights when they are pressed; the table, without names, would tell less. */
@container (max-width: 480px) { .alignment-table { display: none; } }
@media (forced-colors: active) { .scene * { forced-color-adjust: none; } .attn-play { border: 1px solid; } }
@media print { .alignment-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; } }
.attn-hit.lean { transform: rotate(-60deg); transform-origin: 0 50%; }
.attn-hit.lean.written { transform-origin: 100% 50%; }
`;var Mt=e=>`\u201C${e.join(" ")}\u201D`;function Ln({unknown:e,cut:t}){let n=e.slice(0,5).map(o=>o.length>20?`${o.slice(0,20)}\u2026`:o),r=e.length>5?[`${e.length-5} more`]:[];return`${e.length?`Left out, not among the translators\u2019 words: ${rt([...n,...r])}. `:""}${t?"Only the first 40 words are read. ":""}`}function fe({source:e},t,n){if(t.weights===null)return`\u201C${t.words[n]}\u201D is written from the row of 64 numbers alone.`;let r=t.weights[n],a=r.map((o,s)=>s).sort((o,s)=>r[s]-r[o]).filter((o,s)=>s===0||s<3&&r[o]>=.1);return`\u201C${t.words[n]}\u201D attends to ${rt(a.map(o=>`${e[o]} (${H(r[o])})`))}.`}function Tn({source:e},t,n,r){let a=t.words.filter((o,s)=>s<r&&t.weights[s][n]>=.1).map(o=>`\u201C${o}\u201D`);return a.length===0?`No word written attends to \u201C${e[n]}\u201D with 10 % or more.`:`${rt(a)} ${a.length===1?"attends":"attend"} to \u201C${e[n]}\u201D.`}function _n({wanted:e},t){let n=t.name==="no_attention"?"without attention":t.name==="dot"?"the dot product":"the additive score",r=`${n[0].toUpperCase()}${n.slice(1)}`,a=t.ended?"":" It does not come to an end.";if(e===null)return` ${r} gives its translation a probability of ${H(t.probability)}.${a}`;let o=t.words.filter((i,l)=>t.wrong[l]);if(o.length===0)return` ${r}: no wrong word.${a}`;let s=o.length<5?`: ${Mt(o)}`:"";return` ${r} ${o.length} of ${t.words.length} words ${o.length===1?"is":"are"} wrong${s}.${a}`}function At(e,t){let{source:n,first:r,second:a,wanted:o}=t,s=Ln(t);if(r===null)return`${s}Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.`;let i=D(t,e),l=Math.max(0,i-n.length),c=Math.min(l,r.words.length),[u,d]=e.focus??["none",0];if(r.weights!==null&&u==="read"&&d<n.length)return s+Tn(t,r,d,c);if(u==="written"&&d<c)return s+fe(t,r,d);if(i<n.length)return`${s}Reading, word by word: with attention the 64 numbers after each word are kept; without it there is one row, rewritten at each word.`;if(c===0)return`${s}All is read. Now the translation is written, word by word.`;if(c<r.words.length)return s+fe(t,r,c-1);let p=r.weights===null?null:J(r.weights),h=r.weights===null?`All passes through one row: ${Mt(r.words)}.`:p===null?"Each written word attends to the words that were read.":`For ${Mt(r.words.slice(p[0],p[1]+1))} the ribbons cross: it attends to the French words from back to front.`,f=[r,a].filter((x,w,b)=>x!==null&&b.findIndex(y=>y?.name===x.name)===w),g=o===null?" For this sentence no translation is known, so no word is struck out.":"";return`${s}${h}${f.map(x=>_n(t,x)).join("")}${g}`}var ge=240,Cn=520,Nn=800,we={additive:"additive score",dot:"dot product",no_attention:"no attention"},In={...we,"":"nothing"},jn={additive:["With attention, ","additive score: each word written attends to the words read"],dot:["With attention, ","dot product: each word written attends to the words read"],no_attention:["Without attention ","all through one row of numbers"]},nt=e=>e.read(),xe=()=>Lt("svg",{class:"scene","aria-hidden":"true"});function Fn(e){let t=l=>e.change({sentence:l,read:null,step:null,focus:null}),n=0,r=ft({label:"Sentence",onChange:t,options:[["","your own"]],wide:!0}),a=m("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:()=>{cancelAnimationFrame(n),n=requestAnimationFrame(()=>t(a.value))}}),o=m("label",{class:"attn-field attn-wide alignment-own"},m("span",{},"or type"),a);return{root:m("div",{class:"alignment-fields"},r.root,o),tell:({sentence:l},{pairs:c})=>{let u=c.some(d=>d.text===l);r.set(u?l:"",[["","your own"],...c.map(d=>[d.text,d.text])]),a.value!==l&&(a.value=l)}}}function Pn(e){let t=Bt("Translator",we,o=>e.change({first:o,focus:null})),n=ft({label:"beside it",options:Object.entries(In),onChange:o=>e.change({second:o})});return{root:m("div",{class:"attn-row alignment-sides"},t.root,n.root),tell:o=>(t.set(o.first),n.set(o.second))}}function Wn(e,t){let n=0,r=()=>D(t(),nt(e)),a=(b,y=!0)=>{let v=t();v?.first&&e.change({...Qt(v,b),focus:null},{glide:y})},o=()=>q(t()).reduce((b,y)=>b+y),s=()=>{j(d,n?"\u275A\u275A":"\u25B6"),L(d,"aria-label",n?"Pause":"Play: read and write")},i=()=>{clearTimeout(n),n=0,s()},l=b=>void(n=Number(setTimeout(c,b))),c=()=>{if(!t()?.first||(a(r()+1),r()>=o()))return i();l(r()<t().source.length?ge:Cn)},u=()=>{t()?.first&&(r()>=o()&&a(0),l(ge),s())},d=m("button",{type:"button",class:"attn-play",onclick:()=>n?i():u()}),p=m("input",{type:"range",min:0,step:1,"aria-label":"Words read and written",oninput:()=>(i(),a(p.valueAsNumber))}),h=["reads","writes"].map(b=>m("span",{},b)),f=(b,y,v)=>{let{root:$}=ht(b,()=>(i(),a(r()+v)));return $.removeAttribute("aria-pressed"),$.setAttribute("aria-label",y),$},g=m("div",{class:"alignment-track attn-range"},p,m("div",{class:"alignment-phases","aria-hidden":"true"},...h)),x=m("div",{class:"alignment-clock"},d,g,f("\u2039","One word back",-1),f("\u203A","One word on",1)),w=(b,y)=>{let[v,$]=q(y),S=D(y,b);L(p,"max",String(v+$)),p.value=S,p.disabled=y.first===null,p.style.setProperty("--from","0"),p.style.setProperty("--to",String(S/Math.max(1,v+$))),L(p,"aria-valuetext",S>v?`${S-v} of ${$} words written`:`${S} of ${v} words read`),h.forEach(A=>A.hidden=v+$===0),h[0].style.width=h[1].style.left=`${100*v/Math.max(1,v+$)}%`};return s(),{root:x,tell:w,stop:i}}function qn(e,t,n){return r=>(a,o)=>{let s=()=>[o().id.split(" ")[0],Number(o().id.split(" ")[1])],i=p=>e.change({focus:p});a.addEventListener("pointerenter",p=>p.pointerType==="mouse"&&n(s())),a.addEventListener("pointerleave",()=>n(void 0)),a.addEventListener("click",()=>i(String(e.read().focus)===String(s())?null:s()));let l=(p,h)=>()=>{let[f,g]=s(),{first:x,source:w}=t();if(!h)return[f,O(g+p,0,(f==="written"?x.words:w).length-1)];let b=p<0?"read":"written";return b===f?[f,g]:[b,G(b==="read"?x.weights[g]:x.weights.map(y=>y[g]))]},c=()=>a.parentElement.dataset.sideways==="true",u=p=>()=>l(p,c())(),d=p=>()=>l(p,!c())();Vt(a,{ArrowRight:u(1),ArrowLeft:u(-1),ArrowDown:d(1),ArrowUp:d(-1),Escape:()=>null},p=>{i(p),p&&r().focus(p.join(" "))})}}function me(e,t){let n=xe(),[r,a]=[m("span",{}),m("small",{})],o=e?qt(t(()=>o)):null,s=m("div",{class:"attn-stage",role:"group","aria-label":"Words written and words read; arrow keys move"},n,...o?[o.root]:[]),i=m("section",{class:"alignment-side"},m("h3",{},r,a),s),l=!1;return{root:i,paint:(u,d,p)=>{let h=Math.round(s.clientWidth),f=u.first===null&&l;if(i.classList.toggle("kept",f),i.style.visibility=d===null&&!f?"hidden":"",f&&o?.set([]),d===null||h===0)return;l=!0,jn[d.name].forEach((x,w)=>j(w?a:r,x));let g=d.weights===null?kt(u,d,{...p,width:h}):yt(u,d,{...p,width:h});pt(n,g),o&&(o.root.dataset.sideways=String(et(u.source,d.words,h).sideways),o.set(d.weights===null?[]:vt(u,d,{width:h,clock:Math.round(p.clock),focus:p.chosen})))}}}function Dn(e){let t=xe(),n=m("small",{},"The same weights as a table: rows are words written, columns words read."),r=m("div",{class:"alignment-table"},m("div",{},t),n),[a,o,s]=[1,0,0];return t.addEventListener("pointermove",l=>{let c=Math.floor((l.clientY-t.getBoundingClientRect().top-s-1)/a);e(c>=0&&c<o?["written",c]:void 0)}),t.addEventListener("pointerleave",()=>e(void 0)),{root:r,paint:(l,c,u)=>{let d=c!==null&&c.weights!==null&&c.words.length>0,p=l.first===null&&o>0;if(r.classList.toggle("kept",p),r.style.visibility=d||p?"":"hidden",!d)return;o=c.weights.length,a=lt(o,l.source.length,170);let h=u.wide;s=ct(l,c,a,h).top,pt(t,$t(l,c,{...u,named:h,width:h?300:170}))}}}function Rn(e,t,n){let r=null,a=null,o,[s,i]=[{clock:1/0},0],l=()=>a,c=M=>{String(M)!==String(o)&&(o=M,S(s,0,i),a&&w.set(At({...nt(t),focus:M??nt(t).focus},a)))},u=qn(t,l,c),[d,p,h]=[Fn(t),Pn(t),Wn(t,l)],[f,g,x,w]=[me(!0,u),me(!1,u),Dn(c),Ht()],b=m("p",{class:"attn-hint"},"Point at a word to follow its ribbons, or press play and watch the translation being written."),y=ht("Reset",()=>(h.stop(),t.reset())).root;y.removeAttribute("aria-pressed"),p.root.append(y);let v=m("div",{class:"alignment-controls"},h.root,w.root,d.root,p.root),$=M=>{r!==null&&(a=r.numbers(M),d.tell(M,r),p.tell(M),h.tell(M,a),w.set(At(M,a)))},S=(M,V,K)=>{if([s,i]=[M,K],a===null)return;let{focus:ot}=nt(t),F=q(a).reduce((E,C)=>E+C),_={clock:Math.min(M.clock,F),focus:o??ot,chosen:ot,wide:i>=Nn};f.paint(a,a.first,_),g.paint(a,a.second,_),x.paint(a,a.first,_)},A=zt(n,"alignment").then(M=>{r=Yt(M),a=r.numbers(nt(t))}),T=m("div",{class:"alignment-board"},f.root,g.root,v,x.root);return{parts:[b,T],tell:$,ready:A,glides:M=>({clock:D(a,M)}),paint:S,stop:()=>(h.stop(),w.stop())}}var Ro=Pt({name:"alignment",label:"Live figure: translators, with attention and without",style:pe+he,controls:["sentence","first","second","read","step","focus"],build:Rn});export{Ro as default,At as describe,ue as scene,Jt as tokenize,Yt as translators,J as turned};
