// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var Be=Object.defineProperty;var He=(t,e)=>{for(var n in e)Be(t,n,{get:e[n],enumerable:!0})};function xt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let a=o=>{o?.data===e&&(t.off("msg:custom",a),r(o.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var Ue=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function It(t,e,n){let r=new Map,a=new Set,o=l=>{let c=r.get(l)??xt(t,`${e}.${l}`).then(d=>{n(l,d),a.add(l)});return r.set(l,c),c.catch(()=>r.delete(l)),c};return{wants:l=>{let c=l.filter(d=>!a.has(d));return c.length?Promise.all(c.map(o)).then(()=>{}):null},ahead:async l=>{if(!navigator.connection?.saveData)for(let c of l)await Ue().then(()=>o(c)).catch(()=>{})}}}var Ve="http://www.w3.org/2000/svg",Ke=0,Ze=Math.random().toString(36).slice(2,8),dt=t=>`attn-${Ze}-${t}-${++Ke}`;function Wt(t,e,n){for(let[r,a]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),a):a===!0?t.setAttribute(r,""):a!==!1&&a!=null&&t.setAttribute(r,a);return t.append(...n),t}var y=(t,e={},...n)=>Wt(document.createElement(t),e,n),O=(t,...e)=>y("div",{class:t},...e),Ge=(t,e={},...n)=>Wt(document.createElementNS(Ve,t),e,n),qt=()=>Ge("svg",{class:"scene","aria-hidden":"true"});function z(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function T(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var Ft=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Dt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
.attn.loading .attn-stage { opacity: 0.4; }
/* Movement is asked for where it is welcome, not undone elsewhere: an undoing of every mark costs an input a quarter. */
@media screen and (prefers-reduced-motion: no-preference) { .attn.loading .attn-stage { transition: opacity 200ms 150ms; } }
.attn-hits { position: absolute; inset: 0; pointer-events: none; }
.attn-hit { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 6px; background: none; pointer-events: auto; touch-action: manipulation; cursor: pointer; }
.attn-hit.across { cursor: ew-resize; touch-action: none; }
.attn-hit.grab { cursor: grab; touch-action: none; }
.attn-hit.grab:active { cursor: grabbing; }

.attn * { box-sizing: border-box; }
.attn svg { overflow: visible; }
.attn [hidden] { display: none; }
/* Not "every sibling of another": there a mark that comes or goes has the style of all marks worked out anew. */
.attn > :where(:not(:first-child)) { margin-top: var(--apart, 16px); }
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
.attn-play { width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--accent); color: var(--on-accent); font: 16px/44px var(--font); cursor: pointer; }
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
/* Whose function draws the picture; what explains the book's own steps is away meanwhile. */
.attn-own { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: baseline; justify-content: space-between; padding: 6px 12px; border-inline-start: 3px solid var(--output); background: var(--raised); }
.attn-own > span { flex: 1 1 16em; overflow-wrap: anywhere; }
.attn-own.fault { border-inline-start-style: dashed; border-color: var(--ink); }

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
.attn thead th { font-weight: 600; }
.attn thead th { border-bottom-color: var(--edge); }

.attn-summary { margin: 0; min-height: 2.9em; }
/* What a reader typed without a space breaks anywhere: it widens no page. */
.attn p { overflow-wrap: anywhere; }
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
}
/* Forced colours: pictures keep the roles' colours, on the reader's own background and with the reader's own ink.
   What is told apart by a tint elsewhere has an edge here, since a tint on a black or white page is not seen. */
@media (forced-colors: active) {
  .attn .scene { --paper: Canvas; --tint: Canvas; --ink: CanvasText; --soft: CanvasText; --rule: var(--edge); }
  .scene, .scene * { forced-color-adjust: none; }
  .attn .field { outline: 1px solid; outline-offset: -1px; }
  .scene :is(rect.tint, rect.track, path.funnel) { fill: Canvas; stroke: var(--edge); }
  :is(.attn-slider, .attn-range) input { appearance: auto; -webkit-appearance: auto; background: none; }
  .attn-button[aria-pressed="true"], .attn-choice input:checked + span { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .attn.attn :disabled:not([type="radio"]) { opacity: 1; }
  .attn-play { border: 1px solid; }
}
/* On paper: the picture, what is chosen and what is said; nothing that has to be pressed. */
@media print {
  .attn { color-scheme: light; --paper: #fff; print-color-adjust: exact; }
  /* Drawn for the screen, places to press would reach beyond the paper, and all text would shrink with the page. */
  .attn.attn :is(.attn-hits, .attn-button:not([aria-pressed="true"]), .attn-play, .attn-slider, .attn-range, .attn-hints, .attn-hint, .attn-field, details:not([open])) { display: none; }
}
`;var Pt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function Rt(t,e=1,n=null){let r=i=>n===null||n[i],a=Math.max(...t.filter((i,l)=>r(l))),o=t.map((i,l)=>r(l)?Math.exp((i-a)/e):0),s=o.reduce((i,l)=>i+l,0);return s>0?o.map(i=>i/s):o}var N=t=>t.indexOf(Math.max(...t)),_=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var Bt=200,yt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Xe=t=>t*t*(3-2*t);function bt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>bt(t[a],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,o])=>[a,bt(t[a],o,n)]);return Object.fromEntries(r)}return e}function Ht(t,e,n){let[r,a,o,s,i,l]=[t,t,t,0,0,0],c=!1,d=u=>{let h=_(u-i,0,64);if(i=u,c){let f=_((u-s)/e);r=bt(a,o,Xe(f)),c=f<1}let p=n(r,h);l=c||p?requestAnimationFrame(d):0};return{go(u,h){if(yt()){[r,o,c]=[u,u,!1],n(r,1/0);return}[a,o,s,c]=[r,u,performance.now(),h],h||(r=u,n(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(l)}}function Ut(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}var Vt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,tt=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function et(t,e){let n=y("button",{type:"button",class:"attn-button",onclick:e},t);return{root:n,set:r=>T(n,"aria-pressed",String(r))}}var Kt=(...t)=>y("p",{class:"attn-hint"},...t);function Zt(t,e,n){let r=dt("choice"),a=new Map,o=y("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,y("input",{type:"radio",name:r,onchange:()=>n(s)})),o.append(y("label",{},a.get(s),y("span",{},i)));return{root:o,set:s=>void(a.get(s).checked=!0)}}function tn({label:t,min:e,max:n,step:r,onInput:a,text:o=Ut,zero:s=e,...i}){let{read:l=x=>x,write:c=x=>x}=i,d=dt("slider"),u=y("span",{class:"attn-number","aria-hidden":"true"}),p=y("input",{type:"range",id:d,min:e,max:n,step:r,oninput:()=>a(l(p.valueAsNumber))}),f=O("attn-slider",y("label",{for:d},t),p,u),m=n,g=x=>Math.min(1,Math.max(0,(x-e)/(m-e)));return{root:f,input:p,set:(x,v=!0)=>{let k=c(x);p.valueAsNumber!==k&&(p.value=k),p.style.setProperty("--from",g(Math.min(s,k))),p.style.setProperty("--to",g(Math.max(s,k))),p.disabled=!v,z(u,o(x)),T(p,"aria-valuetext",o(x))},limit:x=>T(p,"max",m=x)}}function Gt(t){let e=tn(t);return e.root.className="attn-range",e}function vt({label:t,onChange:e,options:n=[],wide:r=!1}){let a=dt("select"),o=y("select",{id:a,onchange:()=>e(o.value)}),s=y("div",{class:r?"attn-field attn-wide":"attn-field"},y("label",{for:a},t),o),[i,l]=[n,""],c=0,d=p=>{let[f,m]=i[p];T(o.options[p],"value",f),z(o.options[p],m)},u=()=>{for(c=0;o.length>i.length;)o.lastChild.remove();i.forEach((p,f)=>d(f))},h=(p,f=n)=>{i=f;let m=i.findIndex(([w])=>String(w)===String(p)),g=JSON.stringify(i);if(g!==l){for(;o.length<i.length;)o.append(y("option",{}));m>=0&&d(m),c||(c=setTimeout(u,40))}l=g,o.selectedIndex!==m&&(o.selectedIndex=m)};return h(n[0]?.[0]),{root:s,set:h}}function Jt(t=700){let e=y("p",{class:"attn-summary"}),n=y("span",{class:"attn-hidden",role:"status"}),r,a=(o,s=o)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>z(n,s),t)),z(e,o)};return{root:y("div",{},e,n),set:a,stop:()=>clearTimeout(r)}}function Yt(t,e,n){let r={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...r,...e}:e;t.addEventListener("keydown",o=>{let s=a[o.key]?.();s===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(s))})}var en=0,Qt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Xt(t,e){let[n,r,a]=[!1,0,""],o={},s=l=>{o=l;let c=l._own;if(c?.turn!==r&&([r,n]=[c?.turn,!1]),n)return;let d=c?.name?e(l,c.kind):null,u=d?JSON.stringify([c,d]):"";u!==a&&([a,n]=[u,d!==null],d&&t.send({own:{...d,name:c.name,turn:++en}}))},i=()=>{n=!1,s(o)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function nn(t,e){let{name:n,kind:r=""}=t._own??{};if(!n)return"";let{fault:a,note:o,weights:s,mask:i}=Qt(t),l=!!(s??i);return e(t,r)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${n}. ${o??""}`.trim():`Your ${n} is called \u2026`}function te(t,e){let n=y("span",{role:"status"}),r=et("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=O("attn-own",n,r.root);return{root:a,tell:s=>{let i=nn(s,e);a.hidden=i==="",a.classList.toggle("fault",!!Qt(s).fault),z(n,i)}}}function ee(t,e,n=[]){let r=[...e,...n],a=[],o=!1,s=()=>Object.fromEntries(r.map(u=>[u,t.get(u)])),i=u=>{if(o)return;let h=s();a.forEach(p=>p(h,u))},l=()=>i(null);e.forEach(u=>t.on(`change:${u}`,l));let c=(u,{glide:h=!1}={})=>{o=!0;for(let[p,f]of Object.entries(u))t.set(p,f);o=!1,i({glide:h}),t.save_changes()},d=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in u).map(h=>[h,u[h]]))};return{read:s,change:c,reset:()=>c(d(),{glide:!0}),follow:u=>void a.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,l))}}function on(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function rn(t,e,n,r){let[a,o]=[0,!1],s=l=>{if(l!==o){o=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return r(l);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===a&&i(l),()=>c===a&&e.say?.(u))};return i}function ne({name:t,label:e,style:n,controls:r,fixed:a=[],ms:o=Bt,asks:s,build:i}){return{render:({model:c,el:d})=>{let u=y("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=u.attachShadow({mode:"open"});h.append(y("style",{},[Ft,Dt,Pt,n].join(`
`)));let p=ee(c,s?[...r,"_own","_drawn"]:r,a),f=i(p.read(),p,c),m=s&&{...Xt(c,s),...te(c,s)},g=y("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},f.parts[0],...m?[m.root]:[],...f.parts.slice(1));h.append(g),d.append(u);let w=()=>{let x=f.glides??(b=>b),v=0,k=()=>{let b=p.read();f.tell(b),m?.tell(b),m?.ask(b),m&&(g.dataset.own=b._own?.kind??"")},S=Ht(x(p.read()),o,(b,E)=>v>0&&f.paint(b,E,v)),$=()=>{let b=Math.round(g.clientWidth);b===v||b===0||(v=b,on(d),S.again())},L=rn(g,f,p.read,b=>{k(),S.go(x(p.read()),b)});p.follow((b,E)=>{g.classList.add("touched"),L(E?.glide??!0)}),k(),$();let q=new ResizeObserver($);return q.observe(g),f.ahead?.(),()=>{q.disconnect(),S.stop(),p.stop(),m?.stop(),f.stop?.()}},M=async()=>{await f.ready;for(let x;x=f.wants?.(p.read());)await x;return w()};return f.ready?M():w()}}}var an=t=>Math.round(t*10)/10,oe=new WeakMap;function re(t){let e=O("attn-hits"),n=new Map,r=o=>{let s=o.slider?y("div",{role:"slider",tabindex:0}):y("button",{type:"button"}),i={node:s,hit:o};return n.set(o.id,i),s.dataset.id=o.id,t(s,()=>i.hit),i};return{root:e,set:(o,s=1)=>{let i=new Set(o.map(({id:l})=>l));for(let[l,{node:c}]of n)i.has(l)||(c.remove(),n.delete(l));o.forEach((l,c)=>{let d=n.get(l.id)??r(l);sn(d.node,d.hit=l,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:o=>n.get(o)?.node.focus({preventScroll:!0})}}function sn(t,{x:e,y:n,width:r,height:a,label:o,kind:s="",aria:i={},tab:l=0,lang:c},d){let[u,h,p,f]=[e,n,r,a].map(g=>an(d*g)),m=`left:${u}px;top:${h}px;width:${p}px;height:${f}px`;oe.get(t)!==m&&(t.style.cssText=m,oe.set(t,m)),T(t,"class",`attn-hit ${s}`.trim()),T(t,"aria-label",o),T(t,"tabindex",l),c&&T(t,"lang",c);for(let[g,w]of Object.entries(i))T(t,`aria-${g}`,String(w))}var se="http://www.w3.org/2000/svg",C=t=>Math.round(t*10)/10+0;function A(t,e,n,r,a){let o={};for(let s in r){let i=r[s];o[s]=typeof i=="number"?C(i):i}return{id:t,shape:e,role:n,at:o,...a===void 0?{}:{text:a}}}A.line=(t,e,[n,r,a,o],s)=>A(t,"line",e,{x1:n,y1:r,x2:a,y2:o,...s});A.rect=(t,e,[n,r,a,o],s)=>A(t,"rect",e,{x:n,y:r,width:a,height:o,...s});A.circle=(t,e,[n,r,a],o)=>A(t,"circle",e,{cx:n,cy:r,r:a,...o});A.path=(t,e,n,r)=>A(t,"path",e,{d:n,...r});A.text=(t,e,[n,r],a,o)=>A(t,"text",e,{x:n,y:r,...o},a);var ie=t=>`M${t.map(([e,n])=>`${C(e)} ${C(n)}`).join("L")}`;var ae=new WeakMap;function ln(t,e){let{node:n,role:r,at:a}=t;r!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(dn)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var cn=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function dn(t){let e=document.createElementNS(se,"tspan");for(let[n,r]of Object.entries(cn(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function le(t,{width:e,height:n,marks:r}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let o=ae.get(t)??new Map;ae.set(t,o);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of o)s.get(l)?.shape!==d&&(c.remove(),o.delete(l));let i=t.firstChild;for(let l of r){let c=o.get(l.id);if(!c){let d=document.createElementNS(se,l.shape);d.setAttribute("data-id",l.id),c={node:d,shape:l.shape,role:"",at:{},text:""},o.set(l.id,c)}ln(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function ce({label:t,rest:e,wait:n,begin:r,next:a}){let o=0,s=()=>{z(u,o?"\u275A\u275A":"\u25B6"),T(u,"aria-label",o?"Pause":t)},i=()=>{clearTimeout(o),o=0,s()},l=()=>{o=Number(setTimeout(l,e())),a()||i()},c=()=>{r()!==!1&&(o=Number(setTimeout(l,n??e()/2)),s())},u=y("button",{type:"button",class:"attn-play",onclick:()=>o?i():c()});return s(),{root:u,stop:i}}var[un,nt]=[1,2],de=4,$t=40,ue=Float64Array.from({length:32},(t,e)=>2**(e-25));function pn(t){let[e,n]=[t>>10&31,t&1023],r=e===0?n*ue[1]:(n+1024)*ue[e];return t&32768?-r:r}function hn({shapes:t,numbers:e}){let n=atob(e),r=new Float32Array(n.length/2);for(let s=0;s<r.length;s++)r[s]=pn(n.charCodeAt(2*s)|n.charCodeAt(2*s+1)<<8);let a=0,o=([s,i])=>[s,r.subarray(a,a+=i.reduce((l,c)=>l*c,1))];return Object.fromEntries(Object.entries(t).map(o))}function V(t,e,n=null,r=0,a=e.length){let o=new Float64Array(t.length/a);for(let s=0,i=r;s<o.length;s++,i+=a){let l=n===null?0:n[s];for(let c=0;c<e.length;c++)l+=t[i+c]*e[c];o[s]=l}return o}function pe(t,e){let n=new Float64Array(e.length/t.length);for(let r=0,a=0;r<t.length;r++,a+=n.length)for(let o=0;o<n.length;o++)n[o]+=t[r]*e[a+o];return n}var he=t=>1/(1+Math.exp(-t));function fn(t,e,n,r){let a=e.length,o=V(n,e,r),s=new Float64Array(a);for(let i=0;i<a;i++){let l=he(t[i]+o[i]),c=he(t[a+i]+o[a+i]),d=Math.tanh(t[2*a+i]+l*o[2*a+i]);s[i]=(1-c)*d+c*e[i]}return s}function gn(t,e){let n=new Float64Array(e[0].length);for(let r=0;r<e.length;r++)for(let a=0;a<n.length;a++)n[a]+=t[r]*e[r][a];return n}function mn(t,e){let n=new Float64Array(t.length+e.length);return n.set(t),n.set(e,t.length),n}function wn(t){let[e,n]=[-1/0,0];for(let a of t)e=Math.max(e,a);for(let a of t)n+=Math.exp(a-e);let r=e+Math.log(n);return t.map(a=>a-r)}function xn(t){let e=nt;for(let n=nt+1;n<t.length;n++)t[n]>t[e]&&(e=n);return e}function bn(t){let e=new Map,n=t["encoder.bias_hh_l0"].length/3;return(r,a,o,s)=>{let i=`${r} ${o}`;if(!e.has(i)){let l=t[`${a}_embedding.weight`].subarray(o*n,(o+1)*n);e.set(i,V(t[`${r}.weight_ih_l0`],l,t[`${r}.bias_ih_l0`],0,s))}return e.get(i)}}function yn(t,e,n){if(e===null)return null;let r=s=>{let i=Rt(s);return{weights:i,context:gn(i,n)}};if(e==="dot")return s=>r(n.map(i=>V(i,s)[0]));let a=t["attention.v"],o=n.map(s=>pe(s,t["attention.w_key"]));return s=>{let i=pe(s,t["attention.w_query"]);return r(o.map(l=>{let c=0;for(let d=0;d<a.length;d++)c+=a[d]*Math.tanh(i[d]+l[d]);return c}))}}function vn(t){let e=hn(t),n=bn(e),r=t.attention==="additive",a=e["encoder.bias_hh_l0"].length/3,o=d=>(u,h)=>fn(u,h,e[`${d}.weight_hh_l0`],e[`${d}.bias_hh_l0`]),[s,i]=[o("encoder"),o("decoder")],l=d=>{let u=new Float64Array(a);return d.map(h=>u=s(n("encoder","source",h,a),u))},c=(d,u,h)=>{let p=n("decoder","target",u,r?2*a:a),f=r?d(h):null;if(r){let M=V(e["decoder.weight_ih_l0"],f.context,null,a,2*a);p=p.map((x,v)=>x+M[v])}let m=i(p,h);d&&!r&&(f=d(m));let g=f===null?m:mn(m,f.context),w=V(e["join.weight"],g).map(Math.tanh);return{next:m,seen:f,logProbs:wn(V(e["output.weight"],w,e["output.bias"]))}};return d=>{let u=l(d),h=yn(e,t.attention,u),[p,f,m]=[u.at(-1),un,0],g=[],w=[];for(;f!==nt&&g.length<$t;){let{next:x,seen:v,logProbs:k}=c(h,f,p);[p,f]=[x,xn(k)],m+=k[f],g.push(f),v&&w.push(v.weights)}let M=u.map(x=>Array.from(x));return{tokens:g,states:M,logProbability:m,weights:h?w:null}}}var U="[\\p{L}\\p{N}_]",kn=new RegExp(`'s(?!${U})|${U}+'(?!s(?!${U}))(?=${U})|${U}+(?:-${U}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),me=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(kn)??[],kt=t=>t.normalize("NFD").replace(/\p{M}/gu,"");function $n(t){let e=new Set(t),n=new Map;for(let r of t)n.set(kt(r),[...n.get(kt(r))??[],r]);return r=>{let a=n.get(kt(r))??[];return e.has(r)||a.length!==1?r:a[0]}}function we(t,e){let n=(o,s)=>t[o].toLowerCase()===e[s].toLowerCase(),r=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let o=t.length-1;o>=0;o--)for(let s=e.length-1;s>=0;s--)r[o][s]=n(o,s)?r[o+1][s+1]+1:Math.max(r[o+1][s],r[o][s+1]);let a=t.map(()=>-1);for(let o=0,s=0;o<t.length&&s<e.length;)n(o,s)?a[o++]=s++:r[o+1][s]>=r[o][s+1]?o++:s++;return a}var Mn=(t,e)=>we(t,e).map(n=>n<0);function An(t,e){let n=we(t,e.target),r=a=>n.map(o=>a.filter(([,s])=>s===o).map(([s])=>s));return{sure:r(e.sure),possible:r(e.possible)}}var K=({sure:t,possible:e},n)=>t[n].length?t[n]:e[n];function F({weights:t,links:e}){return t===null||e===null?[]:t.flatMap((n,r)=>{let a=[...e.sure[r],...e.possible[r]];return a.length>0&&!a.includes(N(n))?[r]:[]})}function fe(t,e){let n=Uint8Array.from(atob(t),o=>o.charCodeAt(0)),r=new DataView(n.buffer),a=o=>Array.from({length:e},(s,i)=>r.getFloat32(4*(o*e+i),!0));return Array.from({length:n.length/4/e},(o,s)=>a(s))}function Sn({words:t,weights:e,states:n,probability:r,ended:a},o){let s=atob(n).length/4/o;return{words:t,probability:r,ended:a,states:fe(n,s),weights:e===null?null:fe(e,o)}}var ge=(t,e)=>t.length===e.length&&t.every((n,r)=>n===e[r]);function xe(t){let e=t.models??={},{source:n,found:r}=t.opening,a={},o=new Map(t.source_words.map((g,w)=>[g,w+de])),s=$n(t.source_words),i=new Map,l=new Map,c=(g,w)=>(i.has(g)||i.set(g,vn(e[g])),i.get(g)(w)),d=(g,w)=>{if(!e[g])return a[g]??=Sn(r[g],w.length);let M=`${g} ${w.join(" ")}`;if(l.size>300&&l.clear(),!l.has(M)){let x=c(g,w.map($=>o.get($))),v=x.tokens.filter($=>$!==nt).map($=>t.target_words[$-de]??"<unk>"),k=x.tokens.at(-1)===nt,S=x.weights?.slice(0,v.length)??null;l.set(M,{words:v,weights:S,states:x.states,probability:Math.exp(x.logProbability),ended:k})}return l.get(M)},u=g=>{let w=me(g),M=w.map(s),x=w.flatMap(($,L)=>$===M[L]?[]:[[$,M[L]]]),v=M.filter($=>o.has($)),k=M.filter($=>!o.has($)&&/[\p{L}\p{N}]/u.test($)),S=[...new Set(k)];return{source:v.slice(0,$t),mended:x,unknown:S,cut:v.length>$t}},h=({sentence:g,first:w,second:M})=>{let x=u(g),v=x.unknown.length?null:t.pairs.find(({source:S})=>ge(S,x.source)),k=S=>{if(!S||x.source.length===0)return null;let $=d(S,x.source);return{name:S,...$,wrong:v?Mn($.words,v.target):$.words.map(()=>!1),links:v?An($.words,v):null}};return{...x,wanted:v?.target??null,first:k(w),second:k(M)}},p=({sentence:g,first:w,second:M})=>{let{source:x}=u(g);return x.length===0||ge(x,n)?[]:[...new Set([w,M])].filter(v=>v&&!e[v])},f=(g,w)=>void(e[g]=w),m=[...t.source_words].sort((g,w)=>g.localeCompare(w,"fr"));return{compute:c,numbers:h,lacks:p,put:f,pairs:t.pairs,words:m}}var D=({first:t,second:e})=>[t,e].find(n=>n?.weights)??t,ut=({first:t,second:e})=>[t,e].flatMap((n,r)=>n&&(r===0||n.name!==t?.name)?[n]:[]),P=t=>ut(t).filter(({weights:e})=>e);function I({source:t,first:e,second:n}){return[t.length,Math.max(e?.words.length??0,n?.words.length??0)]}function ot(t,{read:e,step:n}){let[r,a]=I(t);return e===null?r+Math.min(n??a,a):Math.min(e,r)}function be(t,e){let[n,r]=I(t);return e<n?{read:Math.max(0,e),step:null}:{read:null,step:e>=n+r?null:e-n}}function rt(t){let e=t.map(s=>N(s)),n=t.map(s=>s.reduce((i,l,c)=>i+l*c,0)),[r,a]=[0,0],o=null;for(let s=1;s<=e.length;s++){if(s<e.length&&e[s]<e[s-1]&&n[s]<n[s-1])continue;let i=s-1,l=e[r-1]===e[r]||e[s]===e[i],c=i-r+(l?.5:0);i>r&&c>a&&n[r]-n[i]>.5&&([o,a]=[[r,i],c]),r=s}return o}var ye=(t,e)=>[...new Set(t)].filter(n=>e.flatMap(a=>a.filter((o,s)=>t[s]===n)).reduce((a,o)=>a+o,0)<.1);var ve=`text.note { font-size: 13px; }
text.word { font-size: 15px; }
text.size13 { font-size: 13px; } text.size14 { font-size: 14px; } text.size16 { font-size: 16px; } text.size17 { font-size: 17px; } text.size18 { font-size: 18px; }
text.turn { text-decoration: underline; text-underline-offset: 3px; }
text.share { font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.ribbon { stroke-linecap: butt; }
.missed { stroke-width: 1.5; stroke-dasharray: 2 5; }
.strike { stroke-width: 2; }
.funnel { fill: var(--tint); }
.key.frame { fill: var(--paper); stroke: var(--key); stroke-width: 1.5; }
.pour { stroke-width: 3; }
.map { image-rendering: pixelated; }
`;var Ne={};He(Ne,{percent:()=>lt,places:()=>J,ribbonScene:()=>Et,shared:()=>St,sight:()=>Tt,squeeze:()=>zt,wordHits:()=>Ot});var Tn={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},On=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let r=0;r<8;r++)n=n&1?3988292384^n>>>1:n>>>1;return n}),zn=t=>~t.reduce((e,n)=>On[(e^n)&255]^e>>>8,-1)>>>0,st=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function at(t,e){let n=[...t].map(r=>r.charCodeAt(0)).concat(e);return[...st(e.length),...n,...st(zn(n))]}var _n=t=>_(Math.round(128+127*t),0,255);function Ln(t){let[e,n]=[1,0];for(let a of t)n=(n+(e=(e+a)%65521))%65521;let r=[t.length&255,t.length>>8];return[120,1,1,...r,~r[0]&255,~r[1]&255,...t,...st((n<<16|e)>>>0)]}var ke=Array.from({length:256},(t,e)=>e-128),$e=t=>[...at("PLTE",ke.flatMap(e=>Tn[t][e<0?"below":"above"])),...at("tRNS",ke.map(e=>Math.min(255,2*Math.abs(e))))],Cn={signed:$e("signed"),weight:$e("weight")},Me=new WeakMap;function Ae(t,e,n=1,r="signed"){let a=Me.get(t)??new Map;Me.set(t,a);let o=`${e} ${n} ${r}`;return a.has(o)||a.set(o,jn(t,e,n,r)),a.get(o)}function jn(t,e,n,r){let a=t.length/e,o=[];for(let l=0;l<a;l++){o.push(0);for(let c=0;c<e;c++)o.push(_n(t[l*e+c]/n))}let i=[137,80,78,71,13,10,26,10,...at("IHDR",[...st(e),...st(a),8,3,0,0,0]),...Cn[r],...at("IDAT",Ln(o)),...at("IEND",[])];return`data:image/png;base64,${btoa(String.fromCharCode(...i))}`}var Nn="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),In=1.12;var it=new Map;function Wn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(Nn[a.charCodeAt(0)-32]??556),0);return In*n/1e3}function Z(t,e){return it.size>5e3&&it.clear(),it.has(t)||it.set(t,Wn(t)),e*it.get(t)}var pt=20,qn=.005,Se=16,R=25,Fn=13*R+28,Dn=12,ze=298,Mt=3,Pn=[18,17,16,15,14],Rn=16,Bn=16,_e=.3,lt=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,ft=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),B=t=>String(C(10*t)/10),G=(t,e)=>_(t-e);function Ee(t,e,n,r){let a=t.map(l=>Math.max(pt,Z(l,e))),o=n-a.reduce((l,c)=>l+c,0),s=t.length>1?Math.min(e*1.5,o/(t.length-1)):0;if(t.length>1?s<6:o<0)return null;let i=(o-s*(t.length-1))/2;return a.map(l=>{let c={x:i+l/2,y:r,w:l,left:i};return i+=l+s,c})}function Hn(t,e,n){for(let r of Pn){let[a,o]=[Ee(t,r,n,38),Ee(e,r,n,274)];if(!(a===null||o===null))return{sideways:!1,scrolls:!1,size:r,width:n,height:ze,leave:69,arrive:270-r,source:a,target:o}}return null}function Un(t,e,n){let r=Math.max(t.length,e.length),a=28+r*R>Fn,o=n-(a?Dn:0),s=Math.max(ze,28+r*R),i=u=>_(Math.max(0,...u.map(h=>Z(h,15))),40,o*.38),[l,c]=[i(t),o-i(e)],d=(u,h,p)=>{let f=a?18:s/2+6-R*u.length/2;return u.map((m,g)=>{let w=Z(m,15);return{x:h,y:f+R*(g+.5)+5,w,left:h-p*w}})};return{sideways:!0,scrolls:a,size:15,width:o,height:s,leave:l+24,arrive:c-8,source:d(t,l,1),target:d(e,c,0)}}function J(t,{words:e},{width:n}){return(P(t).length>1?null:Hn(t.source,e,n))??Un(t.source,e,n)}var ht=({sideways:t},{x:e,y:n})=>t?n-5:e;function Vn(t,e){let[n,r]=e.sideways?[Bn,e.height]:[0,e.width],a=e.source.map((o,s)=>{let i=pt*t.reduce((l,c)=>l+c[s],0);return _(ht(e,o)-i/2,n,Math.max(n,r-i))});return t.map((o,s)=>{let i=ht(e,e.target[s])-pt/2;return o.map((l,c)=>{let d=l*pt,u={width:d,from:a[c]+d/2,to:i+d/2};return a[c]+=d,i+=d,u})})}function At({from:t,to:e},{sideways:n,leave:r,arrive:a}){let o=(r+a)/2,s=[[t,r],[t,o],[e,o],[e,a]],[i,l,c,d]=s.map(u=>(n?u.reverse():u).map(C).join(" "));return`M${i}C${l} ${c} ${d}`}function Le(t,e,n){let r=Math.min(Math.floor(e+1e-9),t.length),a=n!==null&&(n[0]==="read"||n[1]<r)?n:null,o=e>0&&r<t.length?Math.max(0,r-1):-1,s=a||o>=0?null:rt(t.slice(0,r)),i=(d,u)=>a?a[0]==="written"?d===a[1]:u===a[1]:o>=0?d===o:s!==null&&s[0]<=d&&d<=s[1],[l,c]=a?[.92,.07]:o>=0?[.92,.32]:[.78,.32];return{done:r,chosen:a,run:s,near:i,strength:(d,u)=>i(d,u)?l:c}}function St(t,e,n){let r=D(t);return n===null||e===r||n[0]==="read"||e.words[n[1]]===r?.words[n[1]]?n:null}function Kn(t,e,n,r){let a=Vn(t,e).flatMap((o,s)=>o.flatMap((i,l)=>t[s][l]<qn?[]:[{near:r.near(s,l),mark:A.path(`w ${s} ${l}`,"weight line ribbon",At(i,e),{"stroke-width":i.width,"stroke-opacity":B(r.strength(s,l)*G(n,s))})}]));return[!1,!0].flatMap(o=>a.filter(s=>s.near===o).map(s=>s.mark))}function Zn(t,e,n,r){return F(t).flatMap(a=>K(t.links,a).map(o=>{let s={from:ht(e,e.source[o]),to:ht(e,e.target[a])},i=r.chosen===null||r.near(a,o)?.85:.12;return A.path(`missed ${a} ${o}`,"ink line missed",At(s,e),{opacity:B(i*G(n,a))})}))}function Ce({chosen:t},e,n,r){if(t===null)return 1;let a=t[0]===e?+(t[1]===n):r(t[1]);return .35+.65*Math.min(1,2*a)}function Gn({source:t},{weights:e,states:n},r,a,o){let s=o.run===null?[]:e.slice(o.run[0],o.run[1]+1).map(N),i=Math.min(Se,r.size+1);return t.flatMap((l,c)=>{let{x:d,y:u}=r.source[c],h=G(a,c)*Ce(o,"read",c,w=>e[w][c]),f=a>c&&a<=c+1&&a<t.length?"key strong word":s.includes(c)?"weight turn word":"ink word",m=r.sideways?" end":"",g={...r.sideways?{x:r.leave-4-i,y:u-5-i/2}:{x:d-Se/2,y:u+10},width:i,height:i,href:Ae(n[c],8),opacity:B(.8*h)};return[A.text(`s ${c}`,`${f} size${r.size}${m}`,[d,u],l,{opacity:B(Math.max(_e,h))}),A(`kept ${c}`,"image","map",g)]})}function Jn(t,e,n,r){return t.words.flatMap((a,o)=>{let s=e.target[o],i=Ce(r,"written",o,h=>t.weights[o][h]),l=B(G(n,o)*i),c=r.run!==null&&r.run[0]<=o&&o<=r.run[1],d=t.wrong[o]?"soft word":c?"weight turn word":"ink word",u=e.sideways?" start":"";return[A.text(`t ${o}`,`${d} size${e.size}${u}`,[s.x,s.y],a,{opacity:l}),...t.wrong[o]?[je(o,s,e.size,l)]:[]]})}var je=(t,{left:e,y:n,w:r},a,o)=>A.line(`x ${t}`,"ink line strike",[e,n-.3*a,e+r,n-.3*a],{opacity:o});function Yn(t,e,n){let[r,a]=n.chosen,o=r==="written",s=o?t[a]:t.slice(0,n.done).map(c=>c[a]),i=[];return s.map((c,d)=>d).sort((c,d)=>s[d]-s[c]).filter(c=>s[c]>=.02).flatMap(c=>{let{x:d,y:u}=(o?e.source:e.target)[c];if(!e.sideways&&i.some(m=>Math.abs(m-d)<34))return[];i.push(d);let h=[o?e.leave+24:e.arrive-24,u],p=[d,o?u-e.size-3:u+18],f=lt(s[c]);return[A.text(`share ${c}`,"weight strong share",e.sideways?h:p,f)]})}function Qn({source:t},{words:e},n,r){let a=t.length===1?"64 numbers kept: the square":"64 numbers kept of each word: its square",o=[t.length&&n.source[0].y,e.length&&n.target[0].y],s=n.sideways?Math.min(...o.filter(Boolean))-24:12;return A.text("note","soft note",[r/2,s],a)}function Et(t,e,{width:n,clock:r,focus:a=null}){let o=J(t,e,{width:n}),{read:s,written:i}=ft(t,r),l=e.weights,c=Le(l,i,a),d=[...Kn(l,o,i,c),...Zn(e,o,i,c),...Gn(t,e,o,s,c),...Jn(e,o,i,c),...c.chosen?Yn(l,o,c):[Qn(t,e,o,n)]];return{width:o.width,height:o.height,marks:d}}function Tt(t,e,{width:n,clock:r,focus:a=null}){let o=J(t,e,{width:n}),{read:s,written:i}=ft(t,r),{chosen:l,done:c}=Le(e.weights,i,a);if(!o.scrolls||l===null&&c===e.words.length)return null;let[d,u]=l??(c?["written",c-1]:["read",Math.max(0,s-1)]);return(d==="written"?o.target:o.source)[u].y}function Ot(t,e,{width:n,clock:r,focus:a=null}){let o=J(t,e,{width:n}),{source:s}=t,{read:i,written:l}=ft(t,r),c=e.weights,d=F(e),u=p=>{let f=N(c[p]),m=d.includes(p)?K(e.links,p):[];return[e.words[p],`from ${s[f]} ${lt(c[p][f])}`,...m.length?[`linked by the grammar with ${m.map(g=>s[g]).join(" ")}`]:[],...e.wrong[p]?["wrong"]:[]].join(", ")},h=(p,f,m,g,w)=>f.slice(0,m).map(({y:M,w:x,left:v},k)=>{let S=Math.max(24,x+(o.sideways?8:4)),$=a!==null&&a[0]===p?a[1]:-1;return{id:`${p} ${k}`,x:v+(x-S)/2,y:M-5-R/2,width:S,height:R,label:g(k),lang:w,tab:k===_($,0,m-1)?0:-1,aria:{pressed:$===k}}});return[...h("written",o.target,Math.min(l,e.words.length),u,"en"),...h("read",o.source,i,p=>`${s[p]}, read`,"fr")]}function Te(t,e,n,r,a){let o=Z(" ",e)+1,s=e+(e<15?5:8),i=[[]],l=0;for(let d of t){let u=Math.min(n,Z(d,e));l>0&&l+u>n&&(i.push([]),l=0),i[i.length-1].push(u),l+=u+o}let c=i.flatMap((d,u)=>{let h=a+(n-d.reduce((p,f)=>p+f+o,-o))/2;return d.map(p=>{let f={x:h+p/2,y:r+e+u*s,w:p,left:h};return h+=p+o,f})});return{height:i.length*s,at:c}}function Oe(t,[e,n],[r,a],o,s){let i=h=>Array.from({length:9},(p,f)=>{let m=f/8,g=(r+(a-r)*m**2*(3-2*m))/2;return[o+h*g,e+(n-e)*m]}),l=[-1,1].map(h=>[o+h*Math.max(r,a)/2,s]),[c,d]=[i(-1),i(1).reverse()],u=r>a?[l[0],...c,...d,l[1]]:[...c,...l,...d];return A.path(t,"funnel",`${ie(u)}Z`)}function Xn(t,e,n,r){let a=(o,s)=>`M${C(e+s*Mt)} ${C(n+r/2)}v${C(-o*r/2)}h${Mt-1}v${C(o*r/2)}Z`;return Array.from(t,a).join("")}function to(t,e){let[n,r]=[Math.floor(e),e-Math.floor(e)],a=n>0?t[n-1]:t[0].map(()=>0);return r===0?a:a.map((o,s)=>o+(t[n][s]-o)*r)}function zt(t,e,{width:n,clock:r}){let{source:a}=t,{read:o,written:s}=ft(t,r),i=Math.max(a.length,e.words.length)>Rn,[l,c,d,u]=i?[13,28,28,48]:[15,40,42,58],h=i?" size13":"",[p,f]=[64*Mt,n/2],m=f-p/2,g=Te(a,l,n-24,6,12),w=6+g.height+d,M=Te(e.words,l,n-24,w+c+u,12),x=w+c+u+Math.max(M.height,l+8)+8,v=o<a.length?Math.ceil(o)-1:-1,k=({x:b,y:E})=>At({from:b,to:f},{sideways:!1,leave:E+6,arrive:w-10}),S=`64 numbers, after ${Math.ceil(o)} of ${a.length} words`,$=a.map((b,E)=>A.text(`s ${E}`,`${v===E?"key strong word":"ink word"}${h}`,[g.at[E].x,g.at[E].y],b,{opacity:B(Math.max(_e,G(o,E)))})),L=e.words.flatMap((b,E)=>{let[Q,j]=[M.at[E],B(G(s,E))],X=`${e.wrong[E]?"soft word":"ink word"}${h}`,ct=A.text(`t ${E}`,X,[Q.x,Q.y],b,{opacity:j});return e.wrong[E]?[ct,je(E,Q,l,j)]:[ct]}),q=[Oe("in",[8+g.height,w-8],[n-4,p+12],f,2),Oe("out",[w+c+8,w+c+u-8],[p+12,n-4],f,x-2),A.rect("row","key frame",[m-6,w-8,p+12,c+16],{rx:3}),A.line("middle","rule",[m,w+c/2,m+p,w+c/2]),A.path("bars","key solid",Xn(to(e.states,o),m,w,c)),...v>=0?[A.path("pour","key line pour",k(g.at[v]))]:[],A.text("told","soft note",[f,w+c+u-22],S)];return{width:n,height:x,marks:[...q,...$,...L]}}var Ie=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "known" / minmax(0, 1fr); gap: 10px 40px; }
.alignment-side { grid-area: beside; min-width: 0; }
.alignment-side:first-child { grid-area: main; }
.alignment-board.alone .alignment-side:nth-child(2) { display: none; }
.alignment-side:first-child .attn-stage { min-height: 353px; } /* as columns have, whoever translates */
.alignment-side h3 { margin-bottom: 6px; }
.alignment-picture { position: relative; }
.alignment-side .long { overflow: auto; max-height: 353px; scrollbar-width: thin; } /* 13 rows of columns, as in scene.js */
.alignment-controls { grid-area: controls; display: grid; gap: 10px; align-content: start; min-width: 0; }
.alignment-clock { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; align-items: center; gap: 8px; }
.alignment-clock .attn-button { width: 34px; height: 34px; padding: 0; border-radius: 50%; }
.alignment-fields { display: grid; gap: 6px; }
.alignment-fields .attn-field { display: grid; grid-template-columns: 5em minmax(0, 1fr); align-items: center; }
.alignment-fields .attn-field span { color: var(--soft); font-size: 0.867em; }
.alignment-fields input { width: 100%; }
.alignment-sides { align-items: center; gap: 8px; }
.attn-alignment .attn-summary { font: 1.1em/1.45 var(--reading); min-height: 7.25em; text-wrap: pretty; }
.attn.attn .alignment-board details { grid-area: known; margin: 0; }
.alignment-board details p { margin: 4px 0 0; line-height: 1.6; }
:host([data-whole]) .attn-alignment details { display: none; }
@container (min-width: 560px) {
  .alignment-board { grid-template: "main beside" "controls controls" "known known" / minmax(0, 1fr) minmax(0, 1fr); column-gap: 24px; }
  .alignment-board.alone { grid-template: "main" "controls" "known" / minmax(0, 1fr); }
  .alignment-side .attn-stage.attn-stage { min-height: 353px; }
  .alignment-side .attn-stage:not(.long) { display: grid; align-content: center; }
  .attn-alignment .attn-summary { min-height: 5.8em; }
}
@container (min-width: 560px) and (max-width: 799px) {
  .alignment-fields { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 14px; }
  .alignment-fields .attn-field { grid-template-columns: auto minmax(0, 1fr); }
}
@container (min-width: 800px) {
  .alignment-board { grid-template: "main beside" auto "controls known" 1fr / minmax(0, 1fr) 300px; gap: 8px 40px; }
  .alignment-board.alone { grid-template: "main main" auto "controls known" 1fr / minmax(0, 1fr) 300px; }
  .alignment-controls { row-gap: 8px; }
  .alignment-side h3 { margin-bottom: 2px; }
}
@container (max-width: 479px) {
  .attn-alignment .attn-summary { font-size: 1em; min-height: 10.15em; }
}
@media print {
  .alignment-side:nth-child(n) .long { overflow: visible; max-height: none; }
  .alignment-picture { width: auto !important; }
  .attn-alignment :is(.attn-stage, .attn-summary) { min-height: 0 !important; }
  .alignment-controls > :not(div:has(.attn-summary)), .attn-hint { display: none; }
}
`;var We={additive:["With attention",", additive score"],dot:["With attention",", dot product"],no_attention:["Without attention",", all in one row"]},H={additive:"with the additive score",dot:"with the dot product",no_attention:"without attention"},qe=t=>lt(t).replace(" ","\xA0"),W=t=>`\u201C${t}\u201D`,mt=t=>t[0].toUpperCase()+t.slice(1),gt=(t,e=5)=>{let n=[...new Set(t)],r=n.length>e?[`${n.length-e} more`]:[];return tt([...n.slice(0,e),...r])};function no({mended:t,unknown:e,cut:n}){return[t.length?`Read with accents: ${gt(t.map(([,r])=>W(r)))}. `:"",e.length?`Left out, not among the translators\u2019 words: ${gt(e.map(Vt))}. `:"",n?"Only the first 40 words are read. ":""].join("")}function oo({source:t},{weights:e},n){let r=e[n],a=r.map((o,s)=>s).sort((o,s)=>r[s]-r[o]).filter((o,s)=>s===0||s<3&&r[o]>=.1);return tt(a.map(o=>`${W(t[o])} (${qe(r[o])})`))}function _t(t,e,n){let r=W(e.words[n]);if(e.weights===null)return`Without attention ${r} is written from the row of 64 numbers${n?" and the words before it":""}.`;let a=P(t),o=a.filter(({words:l})=>l[n]===e.words[n]),s=o.map(l=>`to ${oo(t,l,n)}${a.length>1?` ${H[l.name]}`:""}`),i=o.some(l=>F(l).includes(n))?` The grammar links ${r} with ${tt(K(e.links,n).map(l=>W(t.source[l])))} (dashed).`:"";return`${r} attends ${s.join(", and ")}.${i}`}function ro(t,e,n){let r=W(t.source[e]),a=P(t),o=a.map(({name:s,words:i,weights:l})=>{let c=i.flatMap((u,h)=>{let p=l[h][e];return h<n&&p>=.1?[`${W(u)} (${qe(p)})`]:[]}),d=a.length>1?` ${H[s]}`:"";return c.length?`${gt(c)} ${c.length===1?"attends":"attend"} to ${r}${d}`:`no word written attends to ${r} with 10\xA0% or more${d}`});return`${mt(o.join("; "))}.`}function ao({source:t,unknown:e},{words:n,weights:r}){if(r===null)return`${t.length===1?"The word passes":`The ${t.length} words pass`} through one row of 64 numbers.`;let a=e.length?null:rt(r);return a===null?"":`For \u201C${n.slice(a[0],a[1]+1).join(" ")}\u201D the ribbons cross: these words attend to the French ones from back to front.`}function so(t){let e=t.filter(({weights:a,links:o})=>a&&o),n=e.map(a=>F(a).map(o=>W(a.words[o])));return e.length===0?"":n.flat().length===0?"Every largest weight lies on a link of the grammar.":`The largest weight misses the grammar\u2019s link (dashed) ${e.map(({name:a,words:o,links:s},i)=>{let l=o.filter((h,p)=>K(s,p).length).length,c=i?"":` of ${l} ${l<o.length?"right words":"words"}`,d=e.length>1?` ${H[a]}`:"",u=n[i].length?`: ${tt(n[i])}`:"";return`for ${n[i].length||"none"}${c}${d}${u}`}).join("; ")}.`}function io(t,e){let n=e.flatMap(({name:r,words:a,wrong:o,ended:s})=>{let i=o.filter(Boolean).length;if(i===0&&s&&a.length===t.length)return[];let l=a.length===t.length?"":`, and ${t.length} are wanted`,c=`${i||"none"} of ${a.length} words ${i>1?"are":"is"} wrong`;return[`${H[r]} ${c}${l}${s?"":"; it does not come to an end"}`]});return n.length>0?`${mt(n.join("; "))}.`:e.length>1?"Both translations are right.":"The translation is right."}function lo({source:t},e){return e.flatMap(({name:n,weights:r})=>{let a=r?ye(t,r):[];if(a.length===0)return[];let o=a.length===1?"gets":"get";return[`${mt(H[n])} ${gt(a.map(W),3)} ${o} almost no weight.`]}).join(" ")}var co=t=>t<.01?"under 0.01":t>=.995?"over 0.99":t.toFixed(2);function uo(t){return`The whole translation has a probability ${t.map(({name:n,probability:r,ended:a})=>`of ${co(r)} ${H[n]}${a?"":" (it does not end)"}`).join(", ")}. Probable does not mean right. No word is marked wrong, since no translation is stored.`}function po(t,e,n){if(n<e.words.length)return _t(t,e,n);let r=ut(t).find(({words:a})=>n<a.length);return`${mt(H[e.name])} the translation has ended. ${_t(t,r,n)}`}function ho(t,e){let{source:n,wanted:r}=e,[a,o]=[D(e),ut(e)];if(a===null)return"Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.";let s=ot(e,t),i=Math.max(0,s-n.length),[l,c]=t.focus??["",0];if(a.weights&&l==="read"&&c<n.length)return ro(e,c,i);if(l==="written"&&c<Math.min(i,a.words.length))return _t(e,a,c);if(s<n.length)return"Reading, word by word. With attention the 64 numbers after each word are kept; without, there is one row, rewritten at each word.";if(i===0)return"All is read. Now the translation is written, word by word.";if(i<I(e)[1])return po(e,a,i-1);let d=r===null?[lo(e,o),uo(o)]:[so(o),io(r,o)];return[ao(e,a),...d].filter(Boolean).join(" ")}var Lt=(t,e)=>`${no(e)}${ho(t,e)}`;var Fe=240,fo=520,go=400,Ct={additive:"additive score",dot:"dot product",no_attention:"no attention"},De={...Ct,"":"nothing"},Y=t=>t.read();function mo(t){let[e,n]=[0,""],r=()=>{clearTimeout(e),e=0},a=d=>{r(),t.change({sentence:d,read:null,step:null,focus:null})},o=y("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:()=>{r(),e=Number(setTimeout(()=>a(o.value),go))},onchange:()=>e&&a(o.value)}),s=["","your own"],i=vt({label:"Sentence",onChange:a,options:[s],wide:!0}),l=y("label",{class:"attn-field attn-wide"},y("span",{},"or type"),o),c=(d,{pairs:u})=>{let h=u.some(p=>p.text===d);i.set(h?d:"",[s,...u.map(p=>[p.text,p.text])]),d!==n&&r(),!e&&o.value!==d&&(o.value=d),n=d};return{root:O("alignment-fields",i.root,l),tell:c,stop:r}}function wo(t){let e=Zt("Translator",Ct,o=>{let s=Y(t),i=s.second===o?s.first:s.second;t.change({first:o,second:i,focus:null})}),n=vt({label:"beside it",options:Object.entries(De),onChange:o=>t.change({second:o})}),r=[...n.root.querySelectorAll("option")],a=o=>{e.set(o.first),n.set(o.second),Object.keys(De).forEach((s,i)=>r[i].disabled=s===o.first)};return{root:O("attn-row alignment-sides",e.root,n.root),tell:a}}function xo(t,e){let n=()=>e(),r=()=>ot(n(),Y(t)),a=()=>I(n()).reduce((p,f)=>p+f),o=(p,f=!0)=>{e()?.first&&t.change({...be(n(),p),focus:null},{glide:f})},{root:s,stop:i}=ce({label:"Play: read and write",rest:()=>r()+1<n().source.length?Fe:fo,wait:Fe,begin:()=>{if(!e()?.first)return!1;r()>=a()&&o(0)},next:()=>e()?.first?(o(r()+1),r()<a()):!1}),c=Gt({label:"Words",min:0,max:1,step:1,text:p=>{let[f,m]=I(n());return p>f?`${p-f} of ${m} written`:`${p} of ${f} read`},onInput:p=>(i(),o(p))}),d=(p,f,m)=>{let{root:g}=et(p,()=>(i(),o(r()+m)));return g.setAttribute("aria-label",f),g};return{root:O("alignment-clock",s,c.root,d("\u2039","One word back",-1),d("\u203A","One word on",1)),tell:()=>{c.limit(Math.max(1,a())),c.set(r(),n().first!==null)},stop:i}}function bo(t,e,n){return r=>(a,o)=>{let s=()=>{let[u,h]=o().id.split(" ");return[u,Number(h)]},i=u=>t.change({focus:u});a.addEventListener("pointerenter",u=>u.pointerType==="mouse"&&n(s())),a.addEventListener("pointerleave",()=>n(void 0)),a.addEventListener("click",()=>i(String(t.read().focus)===String(s())?null:s()));let l=u=>{let[h,p]=s(),f=a.parentElement.querySelectorAll(`[data-id^="${h} "]`).length-1;return[h,_(p+u,0,f)]},c=u=>{let[h,p]=s(),{weights:f}=D(e());return h===u?[h,p]:[u,N(u==="read"?f[p]:f.map(m=>m[p]))]},d=(u,h)=>()=>u===(a.parentElement.dataset.sideways!=="true")?l(h):c(h<0?"read":"written");Yt(a,{ArrowRight:d(!0,1),ArrowLeft:d(!0,-1),ArrowDown:d(!1,1),ArrowUp:d(!1,-1),Home:()=>l(-999),End:()=>l(999),Escape:()=>null},u=>{i(u),u&&r().focus(u.join(" "))})}}function Pe(t){let e=qt(),[n,r]=[y("span",{}),y("small",{})],a=re(t(()=>a)),o=O("alignment-picture",e,a.root),s=y("div",{class:"attn-stage",role:"group"},o),i=y("section",{class:"alignment-side"},y("h3",{},n,r),s),l="",c=(h,p,f)=>{let m=Tt(h,p,f),g=`${h.source.join(" ")} ${m}`;l!==g&&(l=g,s.scrollTo({top:m===null?0:m-s.clientHeight/2,behavior:yt()?"auto":"smooth"}))},d=(h,p,f,m)=>{let g=p===D(h)&&p.weights!==null;a.set(g?Ot(h,p,f):[]);let w=g?"Words written and words read; arrow keys move":m?"Ribbons that scroll":"";T(s,"role",w?"group":"presentation"),T(s,"aria-label",w),m&&!g?T(s,"tabindex","0"):s.removeAttribute("tabindex")};return{root:i,paint:(h,p,f,m)=>{if(i.style.visibility=p===null?"hidden":"",p===null||f.width===0)return a.set([]);We[p.name].forEach((S,$)=>z($?r:n,S));let[g,w]=[f.focus,m].map(S=>({...f,focus:St(h,p,S)})),M={...w,clock:Math.round(f.clock)},x=p.weights&&J(h,p,f);le(e,(x?Et:zt)(h,p,g));let k=!!x?.scrolls;s.classList.toggle("long",k),o.style.width=k?`${x.width}px`:"",a.root.dataset.sideways=String(!!x?.sideways),d(h,p,M,k),x&&c(h,p,M)}}}function yo(t,e,n){let r=null,a=null,o,[s,i]=[{clock:1/0},0],c=bo(e,()=>a,b=>{String(b)!==String(o)&&(o=b,S(s),a&&m.set(Lt({...Y(e),focus:b??Y(e).focus},a)))}),[d,u,h]=[mo(e),wo(e),xo(e,()=>a)],[p,f,m]=[Pe(c),Pe(c),Jt()],g=y("p",{lang:"fr"}),w=y("details",{},y("summary",{},"The words that the translators read"),g);u.root.append(et("Reset",()=>(h.stop(),e.reset())).root);let M=O("alignment-controls",h.root,d.root,u.root,m.root),x=O("alignment-board",p.root,f.root,M,w),v=Kt("A ribbon is as wide as its weight. Press a word to follow its ribbons, or press \u25B6."),k=b=>{r!==null&&(a=r.numbers(b),d.tell(b.sentence,r),u.tell(b),v.style.visibility=a.first&&!P(a).length?"hidden":"",x.classList.toggle("alone",b.second===""),h.tell(),z(g,r.words.join(" \xB7 ")),m.set(Lt(b,a)))},S=(b,E=0,Q=i)=>{if([s,i]=[b,Q],a===null)return;let j=a,{focus:X}=Y(e),ct=I(j).reduce((wt,Re)=>wt+Re),jt={clock:Math.min(b.clock,ct),focus:o??X},Nt=[p,f].map(({root:wt})=>Math.round(wt.clientWidth));p.paint(j,j.first,{...jt,width:Nt[0]},X),f.paint(j,j.second,{...jt,width:Nt[1]},X)},$=xt(n,"alignment").then(b=>{r=xe(b)}),L=()=>r,q=It(n,"alignment",(b,E)=>{L().put(b,E)});return{parts:[v,x],tell:k,ready:$,paint:S,say:m.set,wants:b=>q.wants(L().lacks(b)),ahead:()=>{let{first:b,second:E}=Y(e);q.ahead([...new Set([b,E||b,...Object.keys(Ct)])])},glides:b=>({clock:ot(a??L().numbers(b),b)}),stop:()=>(h.stop(),d.stop(),m.stop())}}var Sr=ne({name:"alignment",label:"Live figure: translators, with attention and without",style:ve+Ie,controls:["sentence","first","second","read","step","focus"],build:yo});export{F as astray,Sr as default,Lt as describe,Ne as scene,me as tokenize,xe as translators,rt as turned};
