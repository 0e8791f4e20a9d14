// Joined by `make figures` from src/alignment and src/kit: change those, not this.
var De=Object.defineProperty;var Fe=(t,e)=>{for(var n in e)De(t,n,{get:e[n],enumerable:!0})};function gt(t,e){if(t.data)return t.data(e);let n=globalThis.attnlibData??={};return n[e]??=new Promise(r=>{let a=o=>{o?.data===e&&(t.off("msg:custom",a),r(o.content))};t.on("msg:custom",a),t.send({ask:e})}),n[e]}var mt=t=>Uint8Array.from(atob(t),e=>e.charCodeAt(0)),Re=()=>new Promise(t=>(globalThis.requestIdleCallback??setTimeout)(()=>t()));function Lt(t,e,n){let r=new Map,a=new Set,o=l=>{let c=r.get(l)??gt(t,`${e}.${l}`).then(d=>{n(l,d),a.add(l)});return r.set(l,c),c.catch(()=>r.delete(l)),c};return{wants:l=>{let c=l.filter(d=>!a.has(d));return c.length?Promise.all(c.map(o)).then(()=>{}):null},ahead:async l=>{if(!navigator.connection?.saveData)for(let c of l)await Re().then(()=>o(c)).catch(()=>{})}}}var Be="http://www.w3.org/2000/svg",He=0,Ue=Math.random().toString(36).slice(2,8),st=t=>`attn-${Ue}-${t}-${++He}`;function Ct(t,e,n){for(let[r,a]of Object.entries(e))r.startsWith("on")?t.addEventListener(r.slice(2),a):a===!0?t.setAttribute(r,""):a!==!1&&a!=null&&t.setAttribute(r,a);return t.append(...n),t}var b=(t,e={},...n)=>Ct(document.createElement(t),e,n),z=(t,...e)=>b("div",{class:t},...e),Ve=(t,e={},...n)=>Ct(document.createElementNS(Be,t),e,n),jt=()=>Ve("svg",{class:"scene","aria-hidden":"true"});function _(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function E(t,e,n){let r=n===!0?"":n===!1?null:String(n);t.getAttribute(e)!==r&&(r===null?t.removeAttribute(e):t.setAttribute(e,r))}var Nt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var It=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Wt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;function Pt(t,e=1,n=null){let r=i=>n===null||n[i],a=Math.max(...t.filter((i,l)=>r(l))),o=t.map((i,l)=>r(l)?Math.exp((i-a)/e):0),s=o.reduce((i,l)=>i+l,0);return s>0?o.map(i=>i/s):o}var R=t=>t.indexOf(Math.max(...t)),L=(t,e=0,n=1)=>Math.max(e,Math.min(n,t));var qt=200,xt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Je=t=>t*t*(3-2*t);function wt(t,e,n){if(n>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*n;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((r,a)=>wt(t[a],r,n));if(t&&e&&typeof t=="object"&&typeof e=="object"){let r=Object.entries(e).map(([a,o])=>[a,wt(t[a],o,n)]);return Object.fromEntries(r)}return e}function Dt(t,e,n){let[r,a,o,s,i,l]=[t,t,t,0,0,0],c=!1,d=p=>{let f=L(p-i,0,64);if(i=p,c){let h=L((p-s)/e);r=wt(a,o,Je(h)),c=h<1}let u=n(r,f);l=c||u?requestAnimationFrame(d):0};return{go(p,f){if(xt()){[r,o,c]=[p,p,!1],n(r,1/0);return}[a,o,s,c]=[r,p,performance.now(),f],f||(r=p,n(r,0)),l||([i,l]=[performance.now(),requestAnimationFrame(d)])},again:()=>void n(r,0),stop:()=>cancelAnimationFrame(l)}}function Ft(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let n=Math.abs(t);return(t!==0&&(n<.5*10**-e||n>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}var Rt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,Y=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;function Q(t,e,n=null){let a=b("button",{type:"button",class:"attn-button","aria-label":n,onclick:e},t);return{root:a,set:o=>E(a,"aria-pressed",String(o))}}var Bt=(...t)=>b("p",{class:"attn-hint"},...t);function Ht(t,e,n){let r=st("choice"),a=new Map,o=b("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))a.set(s,b("input",{type:"radio",name:r,onchange:()=>n(s)})),o.append(b("label",{},a.get(s),b("span",{},i)));return{root:o,set:s=>void(a.get(s).checked=!0)}}function Ye({label:t,min:e,max:n,step:r,onInput:a,text:o=Ft,zero:s=e,...i}){let{read:l=x=>x,write:c=x=>x}=i,d=st("slider"),p=b("span",{class:"attn-number","aria-hidden":"true"}),u=b("input",{type:"range",id:d,min:e,max:n,step:r,oninput:()=>a(l(u.valueAsNumber))}),h=z("attn-slider",b("label",{for:d},t),u,p),m=n,g=x=>Math.min(1,Math.max(0,(x-e)/(m-e)));return{root:h,input:u,set:(x,y=!0)=>{let k=c(x);u.valueAsNumber!==k&&(u.value=k),u.style.setProperty("--from",g(Math.min(s,k))),u.style.setProperty("--to",g(Math.max(s,k))),u.disabled=!y,_(p,o(x)),E(u,"aria-valuetext",o(x))},limit:x=>E(u,"max",m=x)}}function Ut(t){let e=Ye(t);return e.root.className="attn-range",e}function bt({label:t,onChange:e,options:n=[],wide:r=!1}){let a=st("select"),o=b("select",{id:a,onchange:()=>e(o.value)}),s=b("div",{class:r?"attn-field attn-wide":"attn-field"},b("label",{for:a},t),o),[i,l]=[n,""],c=0,d=u=>{let[h,m]=i[u];E(o.options[u],"value",h),_(o.options[u],m)},p=()=>{for(c=0;o.length>i.length;)o.lastChild.remove();i.forEach((u,h)=>d(h))},f=(u,h=n)=>{i=h;let m=i.findIndex(([w])=>String(w)===String(u)),g=JSON.stringify(i);if(g!==l){for(;o.length<i.length;)o.append(b("option",{}));m>=0&&d(m),c||(c=setTimeout(p,40))}l=g,o.selectedIndex!==m&&(o.selectedIndex=m)};return f(n[0]?.[0]),{root:s,set:f}}function Vt(t=700){let e=b("p",{class:"attn-summary"}),n=b("span",{class:"attn-hidden",role:"status"}),r,a=(o,s=o)=>{clearTimeout(r),e.firstChild&&(r=setTimeout(()=>_(n,s),t)),_(e,o)};return{root:b("div",{},e,n),set:a,stop:()=>clearTimeout(r)}}function Kt(t,e,n){let r={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...r,...e}:e;t.addEventListener("keydown",o=>{let s=a[o.key]?.(o);s===void 0||o.ctrlKey||o.metaKey||o.altKey||(o.preventDefault(),o.stopPropagation(),n(s))})}var Qe=0,Zt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Gt(t,e){let[n,r,a]=[!1,0,""],o={},s=l=>{o=l;let c=l._own;if(c?.turn!==r&&([r,n]=[c?.turn,!1]),n)return;let d=c?.name?e(l,c.kind):null,p=d?JSON.stringify([c,d]):"";p!==a&&([a,n]=[p,d!==null],d&&t.send({own:{...d,name:c.name,turn:++Qe}}))},i=()=>{n=!1,s(o)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function Xe(t,e){let{name:n,kind:r=""}=t._own??{};if(!n)return"";let{fault:a,note:o,weights:s,mask:i}=Zt(t),l=!!(s??i);return e(t,r)===null?`The book\u2019s picture: your ${n} has no part in it.`:a?`Your ${a} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${n}. ${o??""}`.trim():`Your ${n} is called \u2026`}function Jt(t,e){let n=b("span",{role:"status"}),r=Q("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=z("attn-own",n,r.root);return{root:a,tell:s=>{let i=Xe(s,e);a.hidden=i==="",a.classList.toggle("fault",!!Zt(s).fault),_(n,i)}}}function Yt(t,e,n=[]){let r=[...e,...n],a=[],o=!1,s=()=>Object.fromEntries(r.map(p=>[p,t.get(p)])),i=p=>{if(o)return;let f=s();a.forEach(u=>u(f,p))},l=()=>i(null);e.forEach(p=>t.on(`change:${p}`,l));let c=(p,{glide:f=!1}={})=>{o=!0;for(let[u,h]of Object.entries(p))t.set(u,h);o=!1,i({glide:f}),t.save_changes()},d=()=>{let p=t.get("_start")??{};return Object.fromEntries(e.filter(f=>f in p).map(f=>[f,p[f]]))};return{read:s,change:c,reset:()=>c(d(),{glide:!0}),follow:p=>void a.push(p),stop:()=>e.forEach(p=>t.off(`change:${p}`,l))}}function tn(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let n=0;e&&n<8&&!e.matches(".jp-Cell");n++,e=e.parentElement){let r=e.previousElementSibling;if(r?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){r.style.display="none";return}}}function en(t,e,n,r){let[a,o]=[0,!1],s=l=>{if(l!==o){o=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++a,d=e.wants?.(n())??null;if(s(d!==null),d===null)return r(l);e.say?.("Loading \u2026");let p="This part of the figure could not be loaded. Choose it again, or reload the page.";d.then(()=>c===a&&i(l),()=>c===a&&e.say?.(p))};return i}function Qt({name:t,label:e,style:n,controls:r,fixed:a=[],ms:o=qt,asks:s,build:i}){return{render:({model:c,el:d})=>{let p=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),f=p.attachShadow({mode:"open"});f.append(b("style",{},[Nt,It,Wt,n].join(`
`)));let u=Yt(c,s?[...r,"_own","_drawn"]:r,a),h=i(u.read(),u,c),m=s&&{...Gt(c,s),...Jt(c,s)},g=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},h.parts[0],...m?[m.root]:[],...h.parts.slice(1));f.append(g),d.append(p);let w=()=>{let x=h.glides??(S=>S),y=0,k=()=>{let S=u.read();h.tell(S),m?.tell(S),m?.ask(S),m&&(g.dataset.own=S._own?.kind??"")},v=Dt(x(u.read()),o,(S,T)=>y>0&&h.paint(S,T,y)),$=()=>{let S=Math.round(g.clientWidth);S===y||S===0||(y=S,tn(d),v.again())},O=en(g,h,u.read,S=>{k(),v.go(x(u.read()),S)});u.follow((S,T)=>{g.classList.add("touched"),O(T?.glide??!0)}),k(),$();let I=new ResizeObserver($);return I.observe(g),h.ahead?.(),()=>{I.disconnect(),v.stop(),u.stop(),m?.stop(),h.stop?.()}},M=async()=>{await h.ready;for(let x;x=h.wants?.(u.read());)await x;return w()};return h.ready?M():w()}}}var nn=t=>Math.round(t*10)/10,Xt=new WeakMap;function te(t){let e=z("attn-hits"),n=new Map,r=o=>{let s=o.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),i={node:s,hit:o};return n.set(o.id,i),s.dataset.id=o.id,t(s,()=>i.hit),i};return{root:e,set:(o,s=1)=>{let i=new Set(o.map(({id:l})=>l));for(let[l,{node:c}]of n)i.has(l)||(c.remove(),n.delete(l));o.forEach((l,c)=>{let d=n.get(l.id)??r(l);on(d.node,d.hit=l,s),d.node.parentNode!==e&&e.insertBefore(d.node,e.children[c]??null)})},focus:o=>n.get(o)?.node.focus({preventScroll:!0})}}function on(t,{x:e,y:n,width:r,height:a,label:o,kind:s="",aria:i={},tab:l=0,lang:c},d){let[p,f,u,h]=[e,n,r,a].map(g=>nn(d*g)),m=`left:${p}px;top:${f}px;width:${u}px;height:${h}px`;Xt.get(t)!==m&&(t.style.cssText=m,Xt.set(t,m)),E(t,"class",`attn-hit ${s}`.trim()),E(t,"aria-label",o),E(t,"tabindex",l),c&&E(t,"lang",c);for(let[g,w]of Object.entries(i))E(t,`aria-${g}`,String(w))}var ne="http://www.w3.org/2000/svg",C=t=>Math.round(t*10)/10+0;function A(t,e,n,r,a){let o={};for(let s in r){let i=r[s];o[s]=typeof i=="number"?C(i):i}return{id:t,shape:e,role:n,at:o,...a===void 0?{}:{text:a}}}A.line=(t,e,[n,r,a,o],s)=>A(t,"line",e,{x1:n,y1:r,x2:a,y2:o,...s});A.rect=(t,e,[n,r,a,o],s)=>A(t,"rect",e,{x:n,y:r,width:a,height:o,...s});A.circle=(t,e,[n,r,a],o)=>A(t,"circle",e,{cx:n,cy:r,r:a,...o});A.path=(t,e,n,r)=>A(t,"path",e,{d:n,...r});A.text=(t,e,[n,r],a,o)=>A(t,"text",e,{x:n,y:r,...o},a);var oe=t=>`M${t.map(([e,n])=>`${C(e)} ${C(n)}`).join("L")}`;var ee=new WeakMap;function rn(t,e){let{node:n,role:r,at:a}=t;r!==e.role&&n.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&n.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||n.removeAttribute(s);t.at=e.at;let o=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==o&&(t.text=o,e.runs?t.node.replaceChildren(...e.runs.map(sn)):t.node.firstChild?t.node.firstChild.nodeValue=o:t.node.append(o))}var an=({role:t,dx:e,dy:n})=>({...t&&{class:t},...e&&{dx:e},...n&&{dy:n}});function sn(t){let e=document.createElementNS(ne,"tspan");for(let[n,r]of Object.entries(an(t)))e.setAttribute(n,String(r));return e.append(t.text),e}function re(t,{width:e,height:n,marks:r}){let a=`0 0 ${e} ${n}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let o=ee.get(t)??new Map;ee.set(t,o);let s=new Map(r.map(l=>[l.id,l]));for(let[l,{node:c,shape:d}]of o)s.get(l)?.shape!==d&&(c.remove(),o.delete(l));let i=t.firstChild;for(let l of r){let c=o.get(l.id);if(!c){let d=document.createElementNS(ne,l.shape);d.setAttribute("data-id",l.id),c={node:d,shape:l.shape,role:"",at:{},text:""},o.set(l.id,c)}rn(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function ae({label:t,rest:e,wait:n,begin:r,next:a}){let o=0,s=()=>{_(p,o?"\u275A\u275A":"\u25B6"),E(p,"aria-label",o?"Pause":t)},i=()=>{clearTimeout(o),o=0,s()},l=()=>{o=Number(setTimeout(l,e())),a()||i()},c=()=>{r()!==!1&&(o=Number(setTimeout(l,n??e()/2)),s())},p=b("button",{type:"button",class:"attn-play",onclick:()=>o?i():c()});return s(),{root:p,stop:i}}var[ln,X]=[1,2],se=4,U=40,ie=Float64Array.from({length:32},(t,e)=>2**(e-25));function cn(t){let[e,n]=[t>>10&31,t&1023],r=e===0?n*ie[1]:(n+1024)*ie[e];return t&32768?-r:r}function dn({shapes:t,numbers:e}){let n=Float32Array.from(new Uint16Array(mt(e).buffer),cn),r=0,a=([o,s])=>[o,n.subarray(r,r+=s.reduce((i,l)=>i*l,1))];return Object.fromEntries(Object.entries(t).map(a))}function H(t,e,n=null,r=0,a=e.length){let o=new Float64Array(t.length/a);for(let s=0,i=r;s<o.length;s++,i+=a){let l=n===null?0:n[s];for(let c=0;c<e.length;c++)l+=t[i+c]*e[c];o[s]=l}return o}function le(t,e){let n=new Float64Array(e.length/t.length);for(let r=0,a=0;r<t.length;r++,a+=n.length)for(let o=0;o<n.length;o++)n[o]+=t[r]*e[a+o];return n}var ce=t=>1/(1+Math.exp(-t));function un(t,e,n,r){let a=e.length,o=H(n,e,r),s=new Float64Array(a);for(let i=0;i<a;i++){let l=ce(t[i]+o[i]),c=ce(t[a+i]+o[a+i]),d=Math.tanh(t[2*a+i]+l*o[2*a+i]);s[i]=(1-c)*d+c*e[i]}return s}function pn(t,e){let n=new Float64Array(e[0].length);for(let r=0;r<e.length;r++)for(let a=0;a<n.length;a++)n[a]+=t[r]*e[r][a];return n}function hn(t,e){let n=new Float64Array(t.length+e.length);return n.set(t),n.set(e,t.length),n}function fn(t){let[e,n]=[-1/0,0];for(let a of t)e=Math.max(e,a);for(let a of t)n+=Math.exp(a-e);let r=e+Math.log(n);return t.map(a=>a-r)}function gn(t){let e=X;for(let n=X+1;n<t.length;n++)t[n]>t[e]&&(e=n);return e}function mn(t){let e=new Map,n=t["encoder.bias_hh_l0"].length/3;return(r,a,o,s)=>{let i=`${r} ${o}`;if(!e.has(i)){let l=t[`${a}_embedding.weight`].subarray(o*n,(o+1)*n);e.set(i,H(t[`${r}.weight_ih_l0`],l,t[`${r}.bias_ih_l0`],0,s))}return e.get(i)}}function wn(t,e,n){if(e===null)return null;let r=s=>{let i=Pt(s);return{weights:i,context:pn(i,n)}};if(e==="dot")return s=>r(n.map(i=>H(i,s)[0]));let a=t["attention.v"],o=n.map(s=>le(s,t["attention.w_key"]));return s=>{let i=le(s,t["attention.w_query"]);return r(o.map(l=>{let c=0;for(let d=0;d<a.length;d++)c+=a[d]*Math.tanh(i[d]+l[d]);return c}))}}function xn(t){let e=dn(t),n=mn(e),r=t.attention==="additive",a=e["encoder.bias_hh_l0"].length/3,o=d=>(p,f)=>un(p,f,e[`${d}.weight_hh_l0`],e[`${d}.bias_hh_l0`]),[s,i]=[o("encoder"),o("decoder")],l=d=>{let p=new Float64Array(a);return d.map(f=>p=s(n("encoder","source",f,a),p))},c=(d,p,f)=>{let u=n("decoder","target",p,r?2*a:a),h=r?d(f):null;if(r){let M=H(e["decoder.weight_ih_l0"],h.context,null,a,2*a);u=u.map((x,y)=>x+M[y])}let m=i(u,f);d&&!r&&(h=d(m));let g=h===null?m:hn(m,h.context),w=H(e["join.weight"],g).map(Math.tanh);return{next:m,seen:h,logProbs:fn(H(e["output.weight"],w,e["output.bias"]))}};return d=>{let p=l(d),f=wn(e,t.attention,p),[u,h,m]=[p.at(-1),ln,0],g=[],w=[];for(;h!==X&&g.length<U;){let{next:x,seen:y,logProbs:k}=c(f,h,u);[u,h]=[x,gn(k)],m+=k[h],g.push(h),y&&w.push(y.weights)}let M=p.map(x=>Array.from(x));return{tokens:g,states:M,logProbability:m,weights:f?w:null}}}var B="[\\p{L}\\p{N}_]",bn=new RegExp(`'s(?!${B})|${B}+'(?!s(?!${B}))(?=${B})|${B}+(?:-${B}+)*|[^\\s\\p{L}\\p{N}_]`,"gu"),pe=t=>t.normalize("NFC").replaceAll("\u2019","'").toLowerCase().match(bn)??[],yt=t=>t.normalize("NFD").replace(/\p{M}/gu,"");function yn(t){let e=new Set(t),n=new Map;for(let r of t)n.set(yt(r),[...n.get(yt(r))??[],r]);return r=>{let a=n.get(yt(r))??[];return e.has(r)||a.length!==1?r:a[0]}}function he(t,e){let n=(o,s)=>t[o].toLowerCase()===e[s].toLowerCase(),r=Array.from({length:t.length+1},()=>new Array(e.length+1).fill(0));for(let o=t.length-1;o>=0;o--)for(let s=e.length-1;s>=0;s--)r[o][s]=n(o,s)?r[o+1][s+1]+1:Math.max(r[o+1][s],r[o][s+1]);let a=t.map(()=>-1);for(let o=0,s=0;o<t.length&&s<e.length;)n(o,s)?a[o++]=s++:r[o+1][s]>=r[o][s+1]?o++:s++;return a}var vn=(t,e)=>he(t,e).map(n=>n<0);function kn(t,e){let n=he(t,e.target),r=a=>n.map(o=>a.filter(([,s])=>s===o).map(([s])=>s));return{sure:r(e.sure),possible:r(e.possible)}}var V=({sure:t,possible:e},n)=>t[n].length?t[n]:e[n];function W({weights:t,links:e}){return t===null||e===null?[]:t.flatMap((n,r)=>{let a=[...e.sure[r],...e.possible[r]];return a.length>0&&!a.includes(R(n))?[r]:[]})}function de(t,e){let n=[...new Float32Array(mt(t).buffer)],r=n.length/e;return Array.from({length:e},(a,o)=>n.slice(o*r,(o+1)*r))}var $n=({words:t,weights:e,states:n,probability:r,ended:a},o)=>({words:t,probability:r,ended:a,states:de(n,o),weights:e===null?null:de(e,t.length)}),ue=(t,e)=>t.length===e.length&&t.every((n,r)=>n===e[r]);function fe(t){let e=t.models??={},{source:n,found:r}=t.opening,a={},o=new Map(t.source_words.map((g,w)=>[g,w+se])),s=yn(t.source_words),i=new Map,l=new Map,c=(g,w)=>(i.has(g)||i.set(g,xn(e[g])),i.get(g)(w)),d=(g,w)=>{if(!e[g])return a[g]??=$n(r[g],w.length);let M=`${g} ${w.join(" ")}`;if(l.size>300&&l.clear(),!l.has(M)){let x=c(g,w.map(O=>o.get(O))),y=x.tokens.filter(O=>O!==X).map(O=>t.target_words[O-se]??"<unk>"),k=x.tokens.at(-1)===X,v=x.weights?.slice(0,y.length)??null,$=Math.exp(x.logProbability);l.set(M,{words:y,weights:v,states:x.states,probability:$,ended:k})}return l.get(M)},p=g=>{let w=pe(g),M=w.map(s),x=w.flatMap(($,O)=>$===M[O]?[]:[[$,M[O]]]),y=M.filter($=>o.has($)),k=M.filter($=>!o.has($)&&/[\p{L}\p{N}]/u.test($)),v=[...new Set(k)];return{source:y.slice(0,U),mended:x,unknown:v,cut:y.length>U}},f=({sentence:g,first:w,second:M})=>{let x=p(g),y=x.unknown.length?null:t.pairs.find(({source:v})=>ue(v,x.source)),k=v=>{if(!v||x.source.length===0)return null;let $=d(v,x.source);return{name:v,...$,wrong:y?vn($.words,y.target):$.words.map(()=>!1),links:y?kn($.words,y):null}};return{...x,wanted:y?.target??null,first:k(w),second:k(M)}},u=({sentence:g,first:w,second:M})=>{let{source:x}=p(g);return x.length===0||ue(x,n)?[]:[...new Set([w,M])].filter(y=>y&&!e[y])},h=(g,w)=>void(e[g]=w),m=[...t.source_words].sort((g,w)=>g.localeCompare(w,"fr"));return{compute:c,numbers:f,lacks:u,put:h,pairs:t.pairs,words:m}}var K=({first:t,second:e})=>[t,e].find(n=>n?.weights)??t,it=({first:t,second:e})=>[t,e].flatMap((n,r)=>n&&(r===0||n.name!==t?.name)?[n]:[]),P=t=>it(t).filter(({weights:e})=>e);function j({source:t,first:e,second:n}){return[t.length,Math.max(e?.words.length??0,n?.words.length??0)]}function tt(t,{read:e,step:n}){let[r,a]=j(t);return e===null?r+Math.min(n??a,a):Math.min(e,r)}function ge(t,e){let[n,r]=j(t);return e<n?{read:Math.max(0,e),step:null}:{read:null,step:e>=n+r?null:e-n}}function et(t){let e=t.map(s=>R(s)),n=t.map(s=>s.reduce((i,l,c)=>i+l*c,0)),[r,a]=[0,0],o=null;for(let s=1;s<=e.length;s++){if(s<e.length&&e[s]<e[s-1]&&n[s]<n[s-1])continue;let i=s-1,l=e[r-1]===e[r]||e[s]===e[i],c=i-r+(l?.5:0);i>r&&c>a&&n[r]-n[i]>.5&&([o,a]=[[r,i],c]),r=s}return o}var me=(t,e)=>[...new Set(t)].filter(n=>e.flatMap(a=>a.filter((o,s)=>t[s]===n)).reduce((a,o)=>a+o,0)<.1);var we=`text.note { font-size: 13px; }
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
`;var _e={};Fe(_e,{percent:()=>at,places:()=>J,ribbonScene:()=>Mt,shared:()=>$t,sight:()=>At,squeeze:()=>Tt,wordHits:()=>St});var An={signed:{above:[40,134,155],below:[190,88,130]},weight:{above:[178,92,218],below:[178,92,218]}},Sn=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let r=0;r<8;r++)n=n&1?3988292384^n>>>1:n>>>1;return n}),Tn=t=>~t.reduce((e,n)=>Sn[(e^n)&255]^e>>>8,-1)>>>0,ot=t=>[t>>>24,t>>>16&255,t>>>8&255,t&255];function nt(t,e){let n=[...t].map(r=>r.charCodeAt(0)).concat(e);return[...ot(e.length),...n,...ot(Tn(n))]}var En=t=>L(Math.round(128+127*t),0,255);function On(t){let[e,n]=[1,0];for(let o of t)n=(n+(e=(e+o)%65521))%65521;let r=[t.length&255,t.length>>8];return[...[120,1,1,...r,~r[0]&255,~r[1]&255],...t,...ot((n<<16|e)>>>0)]}var xe=Array.from({length:256},(t,e)=>e-128),be=t=>[...nt("PLTE",xe.flatMap(e=>An[t][e<0?"below":"above"])),...nt("tRNS",xe.map(e=>Math.min(255,2*Math.abs(e))))],zn={signed:be("signed"),weight:be("weight")},ye=new WeakMap;function ve(t,e,n=1,r="signed"){let a=ye.get(t)??new Map;ye.set(t,a);let o=`${e} ${n} ${r}`;return a.has(o)||a.set(o,_n(t,e,n,r)),a.get(o)}function _n(t,e,n,r){let a=t.length/e,o=[];for(let c=0;c<a;c++){o.push(0);for(let d=0;d<e;d++)o.push(En(t[c*e+d]/n))}let l=[137,80,78,71,13,10,26,10,...[...nt("IHDR",[...ot(e),...ot(a),8,3,0,0,0]),...zn[r],...nt("IDAT",On(o)),...nt("IEND",[])]];return`data:image/png;base64,${btoa(String.fromCharCode(...l))}`}var Ln="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Cn=1.12;var rt=new Map;function jn(t){let n=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((r,a)=>r+(Ln[a.charCodeAt(0)-32]??556),0);return Cn*n/1e3}function Z(t,e){return rt.size>5e3&&rt.clear(),rt.has(t)||rt.set(t,jn(t)),e*rt.get(t)}var lt=20,Nn=.005,ke=16,q=25,In=13*q+28,Wn=12,Se=298,vt=3,Pn=[18,17,16,15,14],qn=16,Dn=16,Te=.3,at=t=>t<.005?"<1 %":`${Math.round(100*t)} %`,dt=({source:t},e)=>({read:Math.min(e,t.length),written:Math.max(0,e-t.length)}),D=t=>String(C(10*t)/10),G=(t,e)=>L(t-e);function $e(t,e,n,r){let a=t.map(l=>Math.max(lt,Z(l,e))),o=n-a.reduce((l,c)=>l+c,0),s=t.length>1?Math.min(e*1.5,o/(t.length-1)):0;if(t.length>1?s<6:o<0)return null;let i=(o-s*(t.length-1))/2;return a.map(l=>{let c={x:i+l/2,y:r,w:l,left:i};return i+=l+s,c})}function Fn(t,e,n){for(let r of Pn){let[a,o]=[$e(t,r,n,38),$e(e,r,n,274)];if(!(a===null||o===null))return{sideways:!1,scrolls:!1,size:r,width:n,height:Se,leave:69,arrive:270-r,source:a,target:o}}return null}function Rn(t,e,n){let r=Math.max(t.length,e.length),a=28+r*q>In,o=n-(a?Wn:0),s=Math.max(Se,28+r*q),i=p=>L(Math.max(0,...p.map(f=>Z(f,15))),40,o*.38),[l,c]=[i(t),o-i(e)],d=(p,f,u)=>{let h=a?18:s/2+6-q*p.length/2;return p.map((m,g)=>{let w=Z(m,15);return{x:f,y:h+q*(g+.5)+5,w,left:f-u*w}})};return{sideways:!0,scrolls:a,size:15,width:o,height:s,leave:l+24,arrive:c-8,source:d(t,l,1),target:d(e,c,0)}}function J(t,{words:e},{width:n}){return(P(t).length>1?null:Fn(t.source,e,n))??Rn(t.source,e,n)}var ct=({sideways:t},{x:e,y:n})=>t?n-5:e;function Bn(t,e){let[n,r]=e.sideways?[Dn,e.height]:[0,e.width],a=e.source.map((o,s)=>{let i=lt*t.reduce((l,c)=>l+c[s],0);return L(ct(e,o)-i/2,n,Math.max(n,r-i))});return t.map((o,s)=>{let i=ct(e,e.target[s])-lt/2;return o.map((l,c)=>{let d=l*lt,p={width:d,from:a[c]+d/2,to:i+d/2};return a[c]+=d,i+=d,p})})}function kt({from:t,to:e},{sideways:n,leave:r,arrive:a}){let o=(r+a)/2,s=[[t,r],[t,o],[e,o],[e,a]],[i,l,c,d]=s.map(p=>(n?p.reverse():p).map(C).join(" "));return`M${i}C${l} ${c} ${d}`}function Ee(t,e,n){let r=Math.min(Math.floor(e+1e-9),t.length),a=n!==null&&(n[0]==="read"||n[1]<r)?n:null,o=e>0&&r<t.length?Math.max(0,r-1):-1,s=a||o>=0?null:et(t.slice(0,r)),i=(d,p)=>a?a[0]==="written"?d===a[1]:p===a[1]:o>=0?d===o:s!==null&&s[0]<=d&&d<=s[1],[l,c]=a?[.92,.07]:o>=0?[.92,.32]:[.78,.32];return{done:r,chosen:a,run:s,near:i,strength:(d,p)=>i(d,p)?l:c}}function $t(t,e,n){let r=K(t);return n===null||e===r||n[0]==="read"||e.words[n[1]]===r?.words[n[1]]?n:null}function Hn(t,e,n,r){let a=Bn(t,e).flatMap((o,s)=>o.flatMap((i,l)=>t[s][l]<Nn?[]:[{near:r.near(s,l),mark:A.path(`w ${s} ${l}`,"weight line ribbon",kt(i,e),{"stroke-width":i.width,"stroke-opacity":D(r.strength(s,l)*G(n,s))})}]));return[!1,!0].flatMap(o=>a.filter(s=>s.near===o).map(s=>s.mark))}function Un(t,e,n,r){return W(t).flatMap(a=>V(t.links,a).map(o=>{let s={from:ct(e,e.source[o]),to:ct(e,e.target[a])},i=r.chosen===null||r.near(a,o)?.85:.12;return A.path(`missed ${a} ${o}`,"ink line missed",kt(s,e),{opacity:D(i*G(n,a))})}))}function Oe({chosen:t},e,n,r){if(t===null)return 1;let a=t[0]===e?+(t[1]===n):r(t[1]);return .35+.65*Math.min(1,2*a)}function Vn({source:t},{weights:e,states:n},r,a,o){let s=o.run===null?[]:e.slice(o.run[0],o.run[1]+1).map(R),i=Math.min(ke,r.size+1);return t.flatMap((l,c)=>{let{x:d,y:p}=r.source[c],f=G(a,c)*Oe(o,"read",c,w=>e[w][c]),h=a>c&&a<=c+1&&a<t.length?"key strong word":s.includes(c)?"weight turn word":"ink word",m=r.sideways?" end":"",g={...r.sideways?{x:r.leave-4-i,y:p-5-i/2}:{x:d-ke/2,y:p+10},width:i,height:i,href:ve(n[c],8),opacity:D(.8*f)};return[A.text(`s ${c}`,`${h} size${r.size}${m}`,[d,p],l,{opacity:D(Math.max(Te,f))}),A(`kept ${c}`,"image","map",g)]})}function Kn(t,e,n,r){return t.words.flatMap((a,o)=>{let s=e.target[o],i=Oe(r,"written",o,f=>t.weights[o][f]),l=D(G(n,o)*i),c=r.run!==null&&r.run[0]<=o&&o<=r.run[1],d=t.wrong[o]?"soft word":c?"weight turn word":"ink word",p=e.sideways?" start":"";return[A.text(`t ${o}`,`${d} size${e.size}${p}`,[s.x,s.y],a,{opacity:l}),...t.wrong[o]?[ze(o,s,e.size,l)]:[]]})}var ze=(t,{left:e,y:n,w:r},a,o)=>A.line(`x ${t}`,"ink line strike",[e,n-.3*a,e+r,n-.3*a],{opacity:o});function Zn(t,e,n){let[r,a]=n.chosen,o=r==="written",s=o?t[a]:t.slice(0,n.done).map(c=>c[a]),i=[];return s.map((c,d)=>d).sort((c,d)=>s[d]-s[c]).filter(c=>s[c]>=.02).flatMap(c=>{let{x:d,y:p}=(o?e.source:e.target)[c];if(!e.sideways&&i.some(m=>Math.abs(m-d)<34))return[];i.push(d);let f=[o?e.leave+24:e.arrive-24,p],u=[d,o?p-e.size-3:p+18],h=at(s[c]);return[A.text(`share ${c}`,"weight strong share",e.sideways?f:u,h)]})}function Gn({source:t},{words:e},n,r){let a=t.length===1?"64 numbers kept: the square":"64 numbers kept of each word: its square",o=[t.length&&n.source[0].y,e.length&&n.target[0].y],s=n.sideways?Math.min(...o.filter(Boolean))-24:12;return A.text("note","soft note",[r/2,s],a)}function Mt(t,e,{width:n,clock:r,focus:a=null}){let o=J(t,e,{width:n}),{read:s,written:i}=dt(t,r),l=e.weights,c=Ee(l,i,a),d=[...Hn(l,o,i,c),...Un(e,o,i,c),...Vn(t,e,o,s,c),...Kn(e,o,i,c),...c.chosen?Zn(l,o,c):[Gn(t,e,o,n)]];return{width:o.width,height:o.height,marks:d}}function At(t,e,{width:n,clock:r,focus:a=null}){let o=J(t,e,{width:n}),{read:s,written:i}=dt(t,r),{chosen:l,done:c}=Ee(e.weights,i,a);if(!o.scrolls||l===null&&c===e.words.length)return null;let[d,p]=l??(c?["written",c-1]:["read",Math.max(0,s-1)]);return(d==="written"?o.target:o.source)[p].y}function St(t,e,{width:n,clock:r,focus:a=null}){let o=J(t,e,{width:n}),{source:s}=t,{read:i,written:l}=dt(t,r),c=e.weights,d=W(e),p=u=>{let h=R(c[u]),m=d.includes(u)?V(e.links,u):[];return[e.words[u],`from ${s[h]} ${at(c[u][h])}`,...m.length?[`linked by the grammar with ${m.map(g=>s[g]).join(" ")}`]:[],...e.wrong[u]?["wrong"]:[]].join(", ")},f=(u,h,m,g,w)=>h.slice(0,m).map(({y:M,w:x,left:y},k)=>{let v=Math.max(24,x+(o.sideways?8:4)),$=a!==null&&a[0]===u?a[1]:-1;return{id:`${u} ${k}`,x:y+(x-v)/2,y:M-5-q/2,width:v,height:q,label:g(k),lang:w,tab:k===L($,0,m-1)?0:-1,aria:{pressed:$===k}}});return[...f("written",o.target,Math.min(l,e.words.length),p,"en"),...f("read",o.source,i,u=>`${s[u]}, read`,"fr")]}function Me(t,e,n,r,a){let o=Z(" ",e)+1,s=e+(e<15?5:8),i=[[]],l=0;for(let d of t){let p=Math.min(n,Z(d,e));l>0&&l+p>n&&(i.push([]),l=0),i[i.length-1].push(p),l+=p+o}let c=i.flatMap((d,p)=>{let f=a+(n-d.reduce((u,h)=>u+h+o,-o))/2;return d.map(u=>{let h={x:f+u/2,y:r+e+p*s,w:u,left:f};return f+=u+o,h})});return{height:i.length*s,at:c}}function Ae(t,[e,n],[r,a],o,s){let i=f=>Array.from({length:9},(u,h)=>{let m=h/8,g=(r+(a-r)*m**2*(3-2*m))/2;return[o+f*g,e+(n-e)*m]}),l=[-1,1].map(f=>[o+f*Math.max(r,a)/2,s]),[c,d]=[i(-1),i(1).reverse()],p=r>a?[l[0],...c,...d,l[1]]:[...c,...l,...d];return A.path(t,"funnel",`${oe(p)}Z`)}function Jn(t,e,n,r){let a=(o,s)=>`M${C(e+s*vt)} ${C(n+r/2)}v${C(-o*r/2)}h${vt-1}v${C(o*r/2)}Z`;return Array.from(t,a).join("")}function Yn(t,e){let[n,r]=[Math.floor(e),e-Math.floor(e)],a=n>0?t[n-1]:t[0].map(()=>0);return r===0?a:a.map((o,s)=>o+(t[n][s]-o)*r)}function Tt(t,e,{width:n,clock:r}){let{source:a}=t,{read:o,written:s}=dt(t,r),i=Math.max(a.length,e.words.length)>qn,[l,c,d,p]=i?[13,28,28,48]:[15,40,42,58],f=i?" size13":"",[u,h]=[64*vt,n/2],m=h-u/2,g=Me(a,l,n-24,6,12),w=6+g.height+d,M=Me(e.words,l,n-24,w+c+p,12),x=w+c+p+Math.max(M.height,l+8)+8,y=o<a.length?Math.ceil(o)-1:-1,k=({x:S,y:T})=>kt({from:S,to:h},{sideways:!1,leave:T+6,arrive:w-10}),v=`64 numbers, after ${Math.ceil(o)} of ${a.length} words`,$=a.map((S,T)=>A.text(`s ${T}`,`${y===T?"key strong word":"ink word"}${f}`,[g.at[T].x,g.at[T].y],S,{opacity:D(Math.max(Te,G(o,T)))})),O=e.words.flatMap((S,T)=>{let[ft,zt]=[M.at[T],D(G(s,T))],qe=`${e.wrong[T]?"soft word":"ink word"}${f}`,_t=A.text(`t ${T}`,qe,[ft.x,ft.y],S,{opacity:zt});return e.wrong[T]?[_t,ze(T,ft,l,zt)]:[_t]}),I=[Ae("in",[8+g.height,w-8],[n-4,u+12],h,2),Ae("out",[w+c+8,w+c+p-8],[u+12,n-4],h,x-2),A.rect("row","key frame",[m-6,w-8,u+12,c+16],{rx:3}),A.line("middle","rule",[m,w+c/2,m+u,w+c/2]),A.path("bars","key solid",Jn(Yn(e.states,o),m,w,c)),...y>=0?[A.path("pour","key line pour",k(g.at[y]))]:[],A.text("told","soft note",[h,w+c+p-22],v)];return{width:n,height:x,marks:[...I,...$,...O]}}var Le=`.alignment-board { display: grid; grid-template: "main" "controls" "beside" "known" / minmax(0, 1fr); gap: 10px 40px; }
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
`;var Ce={additive:["With attention",", additive score"],dot:["With attention",", dot product"],no_attention:["Without attention",", all in one row"]},F={additive:"with the additive score",dot:"with the dot product",no_attention:"without attention"},je=t=>at(t).replace(" ","\xA0"),N=t=>`\u201C${t}\u201D`,pt=t=>t[0].toUpperCase()+t.slice(1),ut=(t,e=5)=>{let n=[...new Set(t)],r=n.length>e?[`${n.length-e} more`]:[];return Y([...n.slice(0,e),...r])};function Xn({mended:t,unknown:e,cut:n}){return[t.length?`Read with accents: ${ut(t.map(([,r])=>N(r)))}. `:"",e.length?`Left out, not among the translators\u2019 words: ${ut(e.map(Rt))}. `:"",n?"Only the first 40 words are read. ":""].join("")}function to({source:t},{weights:e},n){let r=e[n],a=r.map((o,s)=>s).sort((o,s)=>r[s]-r[o]).filter((o,s)=>s===0||s<3&&r[o]>=.1);return Y(a.map(o=>`${N(t[o])} (${je(r[o])})`))}function Et(t,e,n){let r=N(e.words[n]);if(e.weights===null)return`Without attention ${r} is written from the row of 64 numbers${n?" and the words before it":""}.`;let a=P(t),o=a.filter(({words:l})=>l[n]===e.words[n]),s=o.map(l=>`to ${to(t,l,n)}${a.length>1?` ${F[l.name]}`:""}`),i=o.some(l=>W(l).includes(n))?` The grammar links ${r} with ${Y(V(e.links,n).map(l=>N(t.source[l])))} (dashed).`:"";return`${r} attends ${s.join(", and ")}.${i}`}function eo(t,e,n){let r=N(t.source[e]),a=P(t),o=a.map(({name:s,words:i,weights:l})=>{let c=i.flatMap((p,f)=>{let u=l[f][e];return f<n&&u>=.1?[`${N(p)} (${je(u)})`]:[]}),d=a.length>1?` ${F[s]}`:"";return c.length?`${ut(c)} ${c.length===1?"attends":"attend"} to ${r}${d}`:`no word written attends to ${r} with 10\xA0% or more${d}`});return`${pt(o.join("; "))}.`}function no({source:t,unknown:e},{words:n,weights:r}){if(r===null)return`${t.length===1?"The word passes":`The ${t.length} words pass`} through one row of 64 numbers.`;let a=e.length?null:et(r);return a===null?"":`For \u201C${n.slice(a[0],a[1]+1).join(" ")}\u201D the ribbons cross: these words attend to the French ones from back to front.`}function oo(t){let e=t.filter(({weights:a,links:o})=>a&&o),n=e.map(a=>W(a).map(o=>N(a.words[o])));return e.length===0?"":n.flat().length===0?"Every largest weight lies on a link of the grammar.":`The largest weight misses the grammar\u2019s link (dashed) ${e.map(({name:a,words:o,links:s},i)=>{let l=o.filter((f,u)=>V(s,u).length).length,c=i?"":` of ${l} ${l<o.length?"right words":"words"}`,d=e.length>1?` ${F[a]}`:"",p=n[i].length?`: ${Y(n[i])}`:"";return`for ${n[i].length||"none"}${c}${d}${p}`}).join("; ")}.`}function ro(t,e){let n=e.flatMap(({name:r,words:a,wrong:o,ended:s})=>{let i=o.filter(Boolean).length;if(i===0&&s&&a.length===t.length)return[];let l=a.length===t.length?"":`, and ${t.length} are wanted`,c=`${i||"none"} of ${a.length} words ${i>1?"are":"is"} wrong`;return[`${F[r]} ${c}${l}${s?"":"; it does not come to an end"}`]});return n.length>0?`${pt(n.join("; "))}.`:e.length>1?"Both translations are right.":"The translation is right."}function ao({source:t},e){return e.flatMap(({name:n,weights:r})=>{let a=r?me(t,r):[];if(a.length===0)return[];let o=a.length===1?"gets":"get";return[`${pt(F[n])} ${ut(a.map(N),3)} ${o} almost no weight.`]}).join(" ")}var so=t=>t<.01?"under 0.01":t>=.995?"over 0.99":t.toFixed(2);function io(t){return`The whole translation has a probability ${t.map(({name:n,probability:r,ended:a})=>`of ${so(r)} ${F[n]}${a?"":" (it does not end)"}`).join(", ")}. Probable does not mean right. No word is marked wrong, since no translation is stored.`}function lo(t,e,n){if(n<e.words.length)return Et(t,e,n);let r=it(t).find(({words:a})=>n<a.length);return`${pt(F[e.name])} the translation has ended. ${Et(t,r,n)}`}function co(t,e){let{source:n,wanted:r}=e,[a,o]=[K(e),it(e)];if(a===null)return"Type a French sentence in the words of the grammar, such as \u201Celle lit le livre\u201D.";let s=tt(e,t),i=Math.max(0,s-n.length),[l,c]=t.focus??["",0];if(a.weights&&l==="read"&&c<n.length)return eo(e,c,i);if(l==="written"&&c<Math.min(i,a.words.length))return Et(e,a,c);if(s<n.length)return"Reading, word by word. With attention the 64 numbers after each word are kept; without, there is one row, rewritten at each word.";if(i===0)return"All is read. Now the translation is written, word by word.";if(i<j(e)[1])return lo(e,a,i-1);let d=r===null?[ao(e,o),io(o)]:[oo(o),ro(r,o)];return[no(e,a),...d].filter(Boolean).join(" ")}var Ne=(t,e)=>`${Xn(e)}${co(t,e)}`;var Ie=240,uo=520,po=400,Ot={additive:"additive score",dot:"dot product",no_attention:"no attention"},We={...Ot,"":"nothing"},ht=t=>t.read();function ho(t){let[e,n]=[0,""],r=()=>{clearTimeout(e),e=0},a=d=>{r(),t.change({sentence:d,read:null,step:null,focus:null})},o=b("input",{type:"text",lang:"fr",autocomplete:"off",autocapitalize:"off",spellcheck:"false",oninput:()=>{r(),e=Number(setTimeout(()=>a(o.value),po))},onchange:()=>e&&a(o.value)}),s=["","your own"],i=bt({label:"Sentence",onChange:a,options:[s],wide:!0}),l=b("label",{class:"attn-field attn-wide"},b("span",{},"or type"),o),c=(d,{pairs:p})=>{let f=p.some(u=>u.text===d);i.set(f?d:"",[s,...p.map(u=>[u.text,u.text])]),d!==n&&r(),!e&&o.value!==d&&(o.value=d),n=d};return{root:z("alignment-fields",i.root,l),tell:c,stop:r}}function fo(t){let e=Ht("Translator",Ot,o=>{let s=ht(t),i=s.second===o?s.first:s.second;t.change({first:o,second:i,focus:null})}),n=bt({label:"beside it",options:Object.entries(We),onChange:o=>t.change({second:o})}),r=[...n.root.querySelectorAll("option")],a=o=>{e.set(o.first),n.set(o.second),Object.keys(We).forEach((s,i)=>r[i].disabled=s===o.first)};return{root:z("attn-row alignment-sides",e.root,n.root),tell:a}}function go(t,e){let n=()=>e(),r=()=>tt(n(),ht(t)),a=()=>j(n()).reduce((u,h)=>u+h),o=(u,h=!0)=>{e()?.first&&t.change({...ge(n(),u),focus:null},{glide:h})},{root:s,stop:i}=ae({label:"Play: read and write",rest:()=>r()+1<n().source.length?Ie:uo,wait:Ie,begin:()=>{if(!e()?.first)return!1;r()>=a()&&o(0)},next:()=>e()?.first?(o(r()+1),r()<a()):!1}),c=Ut({label:"Words",min:0,max:1,step:1,text:u=>{let[h,m]=j(n());return u>h?`${u-h} of ${m} written`:`${u} of ${h} read`},onInput:u=>(i(),o(u))}),d=(u,h,m)=>Q(u,()=>(i(),o(r()+m)),h).root;return{root:z("alignment-clock",s,c.root,d("\u2039","One word back",-1),d("\u203A","One word on",1)),tell:()=>{c.limit(Math.max(1,a())),c.set(r(),n().first!==null)},stop:i}}function mo(t){return e=>(n,r)=>{let a=()=>{let[i,l]=r().id.split(" ");return[i,Number(l)]},o=i=>t.change({focus:i});n.addEventListener("click",()=>o(String(t.read().focus)===String(a())?null:a()));let s=i=>()=>{let[l,c]=a(),d=n.parentElement.querySelectorAll(`[data-id^="${l} "]`).length-1;return[l,L(c+i,0,d)]};Kt(n,{ArrowRight:s(1),ArrowDown:s(1),ArrowLeft:s(-1),ArrowUp:s(-1),Home:s(-U),End:s(U),Escape:()=>null},i=>{o(i),i&&e().focus(i.join(" "))})}}function Pe(t){let e=jt(),[n,r]=[b("span",{}),b("small",{})],a=te(t(()=>a)),o=z("alignment-picture",e,a.root),s=b("div",{class:"attn-stage",role:"group"},o),i=b("section",{class:"alignment-side"},b("h3",{},n,r),s),l="",c=(f,u,h)=>{let m=At(f,u,h),g=`${f.source.join(" ")} ${m}`;l!==g&&(l=g,s.scrollTo({top:m===null?0:m-s.clientHeight/2,behavior:xt()?"auto":"smooth"}))},d=(f,u,h,m)=>{let g=u===K(f)&&u.weights!==null;a.set(g?St(f,u,h):[]);let w=g?"Words written and words read; arrow keys move":m?"Ribbons that scroll":"";E(s,"role",w?"group":"presentation"),E(s,"aria-label",w),m&&!g?E(s,"tabindex","0"):s.removeAttribute("tabindex")};return{root:i,paint:(f,u,h)=>{if(i.style.visibility=u===null?"hidden":"",u===null||h.width===0)return a.set([]);Ce[u.name].forEach((y,k)=>_(k?r:n,y));let m={...h,focus:$t(f,u,h.focus)},g={...m,clock:Math.round(h.clock)},w=u.weights&&J(f,u,h);re(e,(w?Mt:Tt)(f,u,m));let x=!!w?.scrolls;s.classList.toggle("long",x),o.style.width=x?`${w.width}px`:"",d(f,u,g,x),w&&c(f,u,g)}}}function wo(t,e,n){let r=null,a=null,o=mo(e),[s,i,l]=[ho(e),fo(e),go(e,()=>a)],[c,d,p]=[Pe(o),Pe(o),Vt()],f=b("p",{lang:"fr"}),u=b("details",{},b("summary",{},"The words that the translators read"),f);i.root.append(Q("Reset",()=>(l.stop(),e.reset())).root);let h=z("alignment-controls",l.root,s.root,i.root,p.root),m=z("alignment-board",c.root,d.root,h,u),g=Bt("A ribbon is as wide as its weight. Press a word to follow its ribbons, or press \u25B6."),w=v=>{r!==null&&(a=r.numbers(v),s.tell(v.sentence,r),i.tell(v),g.style.visibility=a.first&&!P(a).length?"hidden":"",m.classList.toggle("alone",v.second===""),l.tell(),_(f,r.words.join(" \xB7 ")),p.set(Ne(v,a)))},M=v=>{if(a===null)return;let $=j(a).reduce((S,T)=>S+T),O={clock:Math.min(v.clock,$),focus:ht(e).focus},I=[c,d].map(({root:S})=>Math.round(S.clientWidth));c.paint(a,a.first,{...O,width:I[0]}),d.paint(a,a.second,{...O,width:I[1]})},x=gt(n,"alignment").then(v=>{r=fe(v)}),y=()=>r,k=Lt(n,"alignment",(v,$)=>{y().put(v,$)});return{parts:[g,m],tell:w,ready:x,paint:M,say:p.set,wants:v=>k.wants(y().lacks(v)),ahead:()=>{let{first:v,second:$}=ht(e);k.ahead([...new Set([v,$||v,...Object.keys(Ot)])])},glides:v=>({clock:tt(a??y().numbers(v),v)}),stop:()=>(l.stop(),s.stop(),p.stop())}}var Mr=Qt({name:"alignment",label:"Live figure: translators, with attention and without",style:we+Le,controls:["sentence","first","second","read","step","focus"],build:wo});export{W as astray,Mr as default,Ne as describe,_e as scene,pe as tokenize,fe as translators,et as turned};
