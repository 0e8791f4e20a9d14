// Joined by `make figures` from src/projection and src/kit: change those, not this.
var $t=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var Je="http://www.w3.org/2000/svg",Ke=0,Ve=Math.random().toString(36).slice(2,8),Mt=t=>`attn-${Ve}-${t}-${++Ke}`;function qt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var b=(t,e={},...o)=>qt(document.createElement(t),e,o),E=(t,...e)=>b("div",{class:t},...e),Ye=(t,e={},...o)=>qt(document.createElementNS(Je,t),e,o),jt=()=>Ye("svg",{class:"scene","aria-hidden":"true"}),At=(t,e,...o)=>b("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...o);function T(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Ze=t=>Math.round(t*10)/10,Et=new WeakMap;function St(t){let e=E("attn-hits"),o=new Map,n=a=>{let s=a.slider?b("div",{role:"slider",tabindex:0}):b("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:(a,s=1)=>{let i=new Set(a.map(({id:c})=>c));for(let[c,{node:l}]of o)i.has(c)||(l.remove(),o.delete(c));a.forEach((c,l)=>{let p=o.get(c.id)??n(c);Qe(p.node,p.hit=c,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Qe(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:c=0,lang:l},p){let[f,u,d,m]=[e,o,n,r].map(h=>Ze(p*h)),g=`left:${f}px;top:${u}px;width:${d}px;height:${m}px`;Et.get(t)!==g&&(t.style.cssText=g,Et.set(t,g)),S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",a),S(t,"tabindex",c),l&&S(t,"lang",l);for(let[h,w]of Object.entries(i))S(t,`aria-${h}`,String(w))}function Ot(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function _t(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var Nt="http://www.w3.org/2000/svg",Xe=t=>Math.round(t*10)/10+0;function x(t,e,o,n,r){let a={};for(let s in n){let i=n[s];a[s]=typeof i=="number"?Xe(i):i}return{id:t,shape:e,role:o,at:a,...r===void 0?{}:{text:r}}}x.line=(t,e,[o,n,r,a],s)=>x(t,"line",e,{x1:o,y1:n,x2:r,y2:a,...s});x.rect=(t,e,[o,n,r,a],s)=>x(t,"rect",e,{x:o,y:n,width:r,height:a,...s});x.circle=(t,e,[o,n,r],a)=>x(t,"circle",e,{cx:o,cy:n,r,...a});x.path=(t,e,o,n)=>x(t,"path",e,{d:o,...n});x.text=(t,e,[o,n],r,a)=>x(t,"text",e,{x:o,y:n,...a},r);var at=(t,e,o,n)=>({...x(t,"text",e,o),runs:n}),Lt=new WeakMap;function to(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||o.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(oo)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var eo=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function oo(t){let e=document.createElementNS(Nt,"tspan");for(let[o,n]of Object.entries(eo(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function zt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=Lt.get(t)??new Map;Lt.set(t,a);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:p}]of a)s.get(c)?.shape!==p&&(l.remove(),a.delete(c));let i=t.firstChild;for(let c of n){let l=a.get(c.id);if(!l){let p=document.createElementNS(Nt,c.shape);p.setAttribute("data-id",c.id),l={node:p,shape:c.shape,role:"",at:{},text:""},a.set(c.id,l)}to(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function Tt(t,e,o,{label:n,zoom:r=()=>1}={}){let a=jt(),s=St(e),i=At(n,t,a,s.root),c=700,l=[],p=()=>s.set(o(c,...l),r(c));return{root:i,image:a,room:()=>Math.round(i.clientWidth),focus:s.focus,width:()=>c,tell:(...f)=>{l=f,p()},paint:(f,u)=>{u!==c&&(c=u,p()),zt(a,f)}}}function st(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}var A=(t,e=2)=>st(Math.abs(t)<.5*10**-e?0:t,e);function V(t){let e=st(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function no(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var it=t=>no(Math.min(t,1-Number.EPSILON)),It=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,ct=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var ro=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,ao=/^[+-]?\.?$/;function so(t){let e=t.trim().replaceAll("\u2212","-").replace(",",".");return ro.test(e)?Number(e):NaN}var io=t=>ao.test(t.trim().replace("\u2212","-").replace(",",".")),co=(t,e,o)=>`${t} must be a number from ${V(-e)} to ${V(e)}; got ${o.trim()?`\u201C${It(o.trim())}\u201D`:"nothing"}.`;function Ct(t){let e=new Map;return(o,n)=>{e.delete(n),o&&e.set(n,o),t([...e.values()].at(-1)??"")}}function Wt({label:t,most:e,onInput:o,told:n}){let r=null,a=l=>{S(i,"aria-invalid",l?"true":!1),n(l,t)},s=l=>{let p=so(i.value);Math.abs(p)<=e?(a(""),p!==r&&o(r=p),l&&(i.value=i.value.replaceAll("-","\u2212"))):(l||!io(i.value))&&a(co(t,e,i.value))},i=b("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":t,oninput:()=>s(!1),onchange:()=>s(!0)}),c=l=>{r=l,i.value=V(l),a("")};return{root:i,set:l=>void(l!==r&&c(l)),write:c}}var Ft=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Rt=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var Dt=`/* Marks in the page and in still pictures alike: the first word of a role is its colour. */
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
`;var lt=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0),Ht=(t,e,o=1)=>t.map((n,r)=>n+o*e[r]),Y=t=>Math.hypot(...t),I=t=>t[0].map((e,o)=>t.map(n=>n[o]));function N(t,e){let o=I(e);return t.map(n=>o.map(r=>lt(n,r)))}function Pt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,c)=>n(c))),a=t.map((i,c)=>n(c)?Math.exp((i-r)/e):0),s=a.reduce((i,c)=>i+c,0);return s>0?a.map(i=>i/s):a}var Bt=t=>t.indexOf(Math.max(...t)),q=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Ut=200,ut=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,fo=t=>t*t*(3-2*t);function pt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>pt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,pt(t[r],a,o)]);return Object.fromEntries(n)}return e}function Gt(t,e,o){let[n,r,a,s,i,c]=[t,t,t,0,0,0],l=!1,p=f=>{let u=q(f-i,0,64);if(i=f,l){let m=q((f-s)/e);n=pt(r,a,fo(m)),l=m<1}let d=o(n,u);c=l||d?requestAnimationFrame(p):0};return{go(f,u){if(ut()){[n,a,l]=[f,f,!1],o(n,1/0);return}[r,a,s,l]=[n,f,performance.now(),u],u||(n=f,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function H(t,e,o=null){let r=b("button",{type:"button",class:"attn-button","aria-label":o,onclick:e},t);return{root:r,set:a=>S(r,"aria-pressed",String(a))}}var Jt=(...t)=>b("p",{class:"attn-hint"},...t);function ft(t,e,o){let n=Mt("choice"),r=new Map,a=b("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,b("input",{type:"radio",name:n,onchange:()=>o(s)})),a.append(b("label",{},r.get(s),b("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function Kt(t=700){let e=b("p",{class:"attn-summary"}),o=b("span",{class:"attn-hidden",role:"status"}),n,r=(a,s=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>T(o,s),t)),T(e,a)};return{root:b("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}function dt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},r=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",a=>{let s=r[a.key]?.(a);s===void 0||a.ctrlKey||a.metaKey||a.altKey||(a.preventDefault(),a.stopPropagation(),o(s))})}var mo=0,Vt=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Yt(t,e){let[o,n,r]=[!1,0,""],a={},s=c=>{a=c;let l=c._own;if(l?.turn!==n&&([n,o]=[l?.turn,!1]),o)return;let p=l?.name?e(c,l.kind):null,f=p?JSON.stringify([l,p]):"";f!==r&&([r,o]=[f,p!==null],p&&t.send({own:{...p,name:l.name,turn:++mo}}))},i=()=>{o=!1,s(a)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function ho(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:r,note:a,weights:s,mask:i}=Vt(t),c=!!(s??i);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:r?`Your ${r} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${o}. ${a??""}`.trim():`Your ${o} is called \u2026`}function Zt(t,e){let o=b("span",{role:"status"}),n=H("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=E("attn-own",o,n.root);return{root:r,tell:s=>{let i=ho(s,e);r.hidden=i==="",r.classList.toggle("fault",!!Vt(s).fault),T(o,i)}}}function Qt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(f=>[f,t.get(f)])),i=f=>{if(a)return;let u=s();r.forEach(d=>d(u,f))},c=()=>i(null);e.forEach(f=>t.on(`change:${f}`,c));let l=(f,{glide:u=!1}={})=>{a=!0;for(let[d,m]of Object.entries(f))t.set(d,m);a=!1,i({glide:u}),t.save_changes()},p=()=>{let f=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in f).map(u=>[u,f[u]]))};return{read:s,change:l,reset:()=>l(p(),{glide:!0}),follow:f=>void r.push(f),stop:()=>e.forEach(f=>t.off(`change:${f}`,c))}}function go(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function xo(t,e,o,n){let[r,a]=[0,!1],s=c=>{if(c!==a){a=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++r,p=e.wants?.(o())??null;if(s(p!==null),p===null)return n(c);e.say?.("Loading \u2026");let f="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===r&&i(c),()=>l===r&&e.say?.(f))};return i}function Xt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Ut,asks:s,build:i}){return{render:({model:l,el:p})=>{let f=b("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=f.attachShadow({mode:"open"});u.append(b("style",{},[Ft,Rt,Dt,o].join(`
`)));let d=Qt(l,s?[...n,"_own","_drawn"]:n,r),m=i(d.read(),d,l),g=s&&{...Yt(l,s),...Zt(l,s)},h=b("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},m.parts[0],...g?[g.root]:[],...m.parts.slice(1));u.append(h),p.append(f);let w=()=>{let k=m.glides??(M=>M),$=0,L=()=>{let M=d.read();m.tell(M),g?.tell(M),g?.ask(M),g&&(h.dataset.own=M._own?.kind??"")},y=Gt(k(d.read()),a,(M,D)=>$>0&&m.paint(M,D,$)),z=()=>{let M=Math.round(h.clientWidth);M===$||M===0||($=M,go(p),y.again())},R=xo(h,m,d.read,M=>{L(),y.go(k(d.read()),M)});d.follow((M,D)=>{h.classList.add("touched"),R(D?.glide??!0)}),L(),z();let K=new ResizeObserver(z);return K.observe(h),m.ahead?.(),()=>{K.disconnect(),y.stop(),d.stop(),g?.stop(),m.stop?.()}},v=async()=>{await m.ready;for(let k;k=m.wants?.(d.read());)await k;return w()};return m.ready?v():w()}}}var bo=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function te(t,e,{glide:o=!1}={}){let n=0,r=0,a=null,s=()=>{cancelAnimationFrame(n),a=null,r=0},i=p=>{a=p,t.change(p,{glide:o})};return{play:(p,f=e)=>{s();let u=p.length-1;if(ut())return i(p[u]);let d=performance.now(),m=0,g=h=>{let w=Math.min(u,Math.floor(u*(h-d)/f));a&&w>m&&(r=u-w,i(p[m=w])),a&&m<u&&(n=requestAnimationFrame(g))};r=u,i(p[0]),n=requestAnimationFrame(g)},stop:s,tell:p=>{a&&Object.entries(a).some(([f,u])=>!bo(p[f],u))&&s()},playing:()=>r>0}}var wo=Math.sqrt(50),vo=Math.sqrt(10),yo=Math.sqrt(2);function mt(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),s=a>=wo?10:a>=vo?5:a>=yo?2:1,i,c,l;return r<0?(l=Math.pow(10,-r)/s,i=Math.round(t*l),c=Math.round(e*l),i/l<t&&++i,c/l>e&&--c,l=-l):(l=Math.pow(10,r)*s,i=Math.round(t/l),c=Math.round(e/l),i*l<t&&++i,c*l>e&&--c),c<i&&.5<=o&&o<2?mt(t,e,o*2):[i,c,l]}function Z(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,s]=n?mt(e,t,o):mt(t,e,o);if(!(a>=r))return[];let i=a-r+1,c=new Array(i);if(n)if(s<0)for(let l=0;l<i;++l)c[l]=(a-l)/-s;else for(let l=0;l<i;++l)c[l]=(a-l)*s;else if(s<0)for(let l=0;l<i;++l)c[l]=(r+l)/-s;else for(let l=0;l<i;++l)c[l]=(r+l)*s;return c}var C=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,ht=t=>[t.left+t.width/2,t.top+t.height/2];function O(t,[e,o]){let[n,r]=ht(t);return[n+e*C(t),r-o*C(t)]}function gt(t,e){let o=Math.max(...t.flat().map(Math.abs));if(o<=e)return 1.15*e;let n=10**Math.floor(Math.log10(o));return 1.15*([1,2,3,5,10].find(a=>a*n>=o*(1-1e-9))??10)*n}function xt(t){let[e,o]=ht(t);return Z(0,t.edge,3).filter(r=>r>0&&r<=t.edge).map(r=>({length:r,x:e+r*C(t)-3,y:o+12}))}function ee(t,e){let{left:o,top:n,width:r,height:a}=e,[s,i]=ht(e);return[x.rect(`${t} ground`,"tint",[o,n,r,a],{rx:6}),x.path(`${t} axes`,"rule",`M${o} ${i}h${r}M${s} ${n}v${a}`),...xt(e).flatMap(({length:c,x:l,y:p})=>[x.circle(`${t} ring ${c}`,"rule",[s,i,c*C(e)]),x.text(`${t} length ${c}`,"soft small end",[l,p],String(c))])]}var ko={arrow:(t,e,o,n,[r,a])=>{let s=(i,c)=>`${(o-i*r-c*a).toFixed(1)} ${(n-i*a+c*r).toFixed(1)}`;return x.path(t,`${e} solid`,`M${s(0,0)}L${s(10,4.6)}L${s(10,-4.6)}Z`)},ring:(t,e,o,n)=>x.circle(t,`${e} ring`,[o,n,4.5]),square:(t,e,o,n)=>x.rect(t,`${e} solid`,[o-4.5,n-4.5,9,9])};function oe(t,e,o,n,r="arrow"){let[a,s]=O(o,[0,0]),i=O(o,n),c=Math.hypot(i[0]-a,i[1]-s);if(c<1e-9)return[x.circle(`${t} dot`,`${e} solid`,[a,s,4])];let l=[(i[0]-a)/c,(i[1]-s)/c],p=Math.min(c,r==="arrow"?8:4.5);return[x.line(`${t} shaft`,`${e} line shaft`,[a,s,...Ht(i,l,-p)]),ko[r](`${t} head`,e,i[0],i[1],l)]}function ne(t,e,o,n){let[r,a]=O(o,n),s=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:r-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:s,valuetext:`x ${A(n[0])}, y ${A(n[1])}`}}}function re(t,{plane:e,read:o,move:n,hold:r=()=>{}}){let a=c=>Ot(t.parentElement,c);_t(t,c=>{let[l,p]=[o(),a(c)];return r(!0),f=>{let u=C(e()),[d,m]=a(f);n([l[0]+(d-p[0])/u,l[1]-(m-p[1])/u])}},()=>r(!1));let s=c=>({shiftKey:l})=>o().map((p,f)=>p+(l?.5:.1)*c[f]),i={ArrowLeft:s([-1,0]),ArrowRight:s([1,0])};dt(t,{...i,ArrowUp:s([0,1]),ArrowDown:s([0,-1])},n)}function ae(t,e,o,n){let r=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(r()[0],r()[1],!1));let a=c=>()=>r().map((l,p)=>q(l+c[p],0,o-1)),i={...{ArrowUp:a([-1,0]),ArrowDown:a([1,0])},ArrowLeft:a([0,-1]),ArrowRight:a([0,1])};dt(t,i,([c,l])=>n(c,l,!0))}var W=9.9,Q=3,$o=[2,2,2,4,4],se=300,Mo=60,qo={tables:.05,matrices:.005,bias:.005},jo={tables:["query","key"],matrices:["w_q","w_k"],bias:["w_q","w_k","b_q"]},bt=(t,e,o)=>t.map((n,r)=>n.map((a,s)=>o(a,e[r][s]))),Ao=t=>q(t,-W,W);function P({source:t,x:e,query:o,key:n,w_q:r,w_k:a,b_q:s}){if(t==="tables")return{q:o,k:n,v:e};let i=t==="bias"?s:[0,0];return{q:N(e,r).map(l=>l.map((p,f)=>p+i[f])),k:N(e,a),v:e}}function wt({q:t,k:e,v:o}){let n=N(t,I(e)),r=n.map(s=>Pt(s)),a=N(r,o);return{q:t,k:e,v:o,scores:n,weights:r,output:a,goals:Eo(o,n,r)}}var X=t=>wt(P(t));function Eo([t,e],o,n){let r=Y(t)*Y(e),a=r>0?lt(t,e)/r:0,s=o[3][4]-o[4][3],i=(p,f)=>({from:p,to:f,value:n[p][f],met:n[p][f]>=.8}),c={from:0,to:1,value:a,met:a<=-.8},l={from:3,to:4,value:s,met:s>=Q};return[c,i(0,2),i(1,2),i(3,4),l]}function le(t){let e=jo[t.source],o=Object.fromEntries(e.map(a=>[a,tt(t[a])]));o[e[0]]=ie(o[e[0]],0,1),o[e[1]]=ie(o[e[1]],1,0);let n=Object.fromEntries(e.map(a=>[a,o[a].map(()=>[0,0])])),r=[];for(let a=1;a<=se;a++){let s=So({...t,...ce(o)}),i=l=>{let p=Math.max(1,Y(s[l].flat())/5),f=bt(n[l],s[l],(u,d)=>.8*u+d/p);return bt(f,o[l],(u,d)=>u+.02*d)};n=Object.fromEntries(e.map(l=>[l,i(l)]));let c=l=>bt(o[l],n[l],(p,f)=>Ao(p-qo[t.source]*f));o=Object.fromEntries(e.map(l=>[l,c(l)])),a%(se/Mo)===0&&r.push(ce(o,!0))}return r}var tt=t=>Array.isArray(t[0])?t:[t],ie=(t,e,o)=>t.map((n,r)=>n.map((a,s)=>r===e&&s===o?a+.02:a));function ce(t,e=!1){let o=a=>e?Number(a.toFixed(2))+0:a,n=Object.entries(t).map(([a,s])=>[a,s.map(i=>i.map(o))]),r=Object.fromEntries(n);return r.b_q?{...r,b_q:r.b_q[0]}:r}function So(t){let{q:e,k:o,scores:n,weights:r}=X(t),a=r.map((f,u)=>f.map((d,m)=>d-+(m===$o[u]))),s=1/(1+Math.exp(n[3][4]-n[4][3]-Q-1));a[3][4]-=s,a[4][3]+=s;let[i,c]=[N(a,o),N(I(a),e)],l=I(t.x),p=[I(i).map(f=>f.reduce((u,d)=>u+d,0))];return{query:i,key:c,w_q:N(l,i),w_k:N(l,c),b_q:p}}var pe=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); }
text.name.asked, text.head.asked { font-weight: 750; }
text.head { font-weight: 400; }
text.name { font-weight: 500; }
tspan.sub { font-size: 0.75em; }
.bold.shaft { stroke-width: 4.5; }
.disc { fill-opacity: 0.4; }
.ray { stroke-width: 1.5; stroke-dasharray: 5 5; }
.gets { stroke: var(--tint); stroke-width: 1.5; }
tspan.aside { font-size: 12px; font-weight: 400; fill: var(--soft); }
`;var _o="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Lo=1.12,et=1.18,B=new Map;function No(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(_o[r.charCodeAt(0)-32]??556),0);return Lo*o/1e3}function ue(t,e){return B.size>5e3&&B.clear(),B.has(t)||B.set(t,No(t)),e*B.get(t)}var he=8,fe=14,zo=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],To=[0,12,26,42,60,80,102,126],vt=([t,e],o,n)=>({x:t,y:e,half:o,high:n,leader:null}),ot=({x:t,y:e,half:o,high:n},[r,a])=>Math.hypot(Math.max(0,Math.abs(r-t)-o),Math.max(0,Math.abs(a-e)-n));function ge({x:t,y:e,half:o,high:n},r,a){let[s,i]=[0,1];for(let[c,l,p,f]of[[r[0],a[0],t,o],[r[1],a[1],e,n]]){let u=l-c;if(Math.abs(u)<1e-9){if(Math.abs(c-p)>=f)return 0;continue}let d=[(p-f-c)/u,(p+f-c)/u];s=Math.max(s,Math.min(...d)),i=Math.min(i,Math.max(...d))}return Math.max(0,i-s)}var de=(t,[e,o,n,r])=>ge(t,[e,o],[n,r])>0,Io=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function me({x:t,y:e,half:o,high:n},[r,a]){let[s,i]=[q(r,t-o,t+o),q(a,e-n,e+n)],c=Math.hypot(r-s,a-i),l=(c-6)/c;return[s,i,s+l*(r-s),i+l*(a-i)]}function*Co({left:t,top:e,width:o,height:n},[r,a],s,i,c){for(let l of To)for(let p of zo){let f=p*Math.PI/180,[u,d]=[Math.cos(f),Math.sin(f)],[m,g]=[c[0]*u-c[1]*d,c[0]*d+c[1]*u],h=he+1+l,w=Math.min((s+h)/Math.abs(m||1e-9),(i+h)/Math.abs(g||1e-9)),v=et*s,k=q(r+w*m,t+v,t+o-v),$=q(a+w*g,e+i+1,e+n-i-1);yield{name:vt([k,$],s,i),cost:l+.12*Math.abs(p)}}}function*Wo({left:t,top:e,width:o,height:n},r,a){for(let s=e+a+1;s<=e+n-a-1;s+=a)for(let i=t+et*r;i<=t+o-et*r;i+=10)yield{name:vt([i,s],r,a),cost:300}}function Fo(t,e,o,n,r=[]){let a=[...r,...xt(t).map(({x:d,y:m})=>[d-5,m-4])],s=O(t,[0,0]),i=.55*n,c=o.map(([d,m])=>Math.hypot(d-s[0],m-s[1])),l=[],p=(d,m)=>{let{half:g}=d;if(l.some(y=>Io(d,y)))return 1/0;let h=ot(d,o[m]),w=y=>ot(d,y)<he,v={...d,half:g+4,high:d.high+2},k=o.map((y,z)=>ge(v,s,y)*c[z]),$=h>fe?me(d,o[m]):null,L=l.filter(y=>$&&de(y,$)||y.leader&&de(d,y.leader));return 1e3*o.filter(w).length+(k[m]>0?1e3:0)+2*k.reduce((y,z)=>y+z,0)+24*o.filter(y=>ot(d,y)<h-1).length+30*L.length+20*a.filter(w).length},f=e.map((d,m)=>m).sort((d,m)=>c[m]-c[d]),u=[];for(let d of f){let m=ue(e[d],n)/2,g=c[d]>0?[0,1].map(v=>(o[d][v]-s[v])/c[d]):[1,0],h={name:vt(o[d],m,i),cost:1/0};for(let v of[Co(t,o[d],m,i,g),Wo(t,m,i)]){if(h.cost<1e3)break;for(let{name:k,cost:$}of v){let L=$<h.cost?$+p(k,d):1/0;L<h.cost&&(h={name:k,cost:L})}}let{name:w}=h;ot(w,o[d])>fe&&(w.leader=me(w,o[d])),l.push(u[d]=w)}return u}function xe(t,{plane:e,words:o,roles:n,tips:r,size:a,others:s}){return Fo(e,o,r,a,s).flatMap(({x:i,y:c,leader:l},p)=>[...l?[x.line(`${t}leader ${p}`,"soft line leader",l)]:[],x.text(`${t}name ${p}`,`${n[p]} name`,[i,c+5],o[p])])}var we=18,be=t=>t.length>6?`${t.slice(0,4)}.`:t,nt=({left:t,top:e,side:o,wide:n,tall:r},a,s)=>[t+o+s*n,e+we+a*r],ve=({tall:t,words:e})=>we+e.length*t;function ye(t,{shares:e,texts:o,small:n,hue:r}){let{id:a,left:s,top:i,wide:c,tall:l,words:p}=t,{roles:f=p.map(()=>"ink"),columns:u=f}=t,d=p.flatMap((g,h)=>{let[w,v]=nt(t,h,h),[k,$]=[[w+c/2,i+12],[s,v+l/2+4.5]];return[x.text(`${a} column ${h}`,`${u[h]} head`,k,be(g)),x.text(`${a} row ${h}`,`${f[h]} head start`,$,be(g))]}),m=e.flatMap((g,h)=>g.flatMap((w,v)=>{let[k,$]=nt(t,h,v),L={x:k+1,y:$+1,width:c-2,height:l-2,rx:3},y=q(Math.abs(w)).toFixed(3),z={...L,"fill-opacity":y},R=(K,M,D,Ue)=>x.text(`${a} ${K} ${h} ${v}`,M,[k+c/2,$+l/2+D],Ue);return[x(`${a} bed ${h} ${v}`,"rect","tint",L),x(`${a} cell ${h} ${v}`,"rect",`${w<0?"minus":r} shade`,z),...n?[R("number","ink number strong",-2.5,o[h][v]),R("small","ink small",11,n[h][v])]:[R("number","ink number",4.5,o[h][v])]]}));return[...d,...m]}function ke(t,e,o,n,r){let[a,s]=nt(t,n,r),i={x:a+1,y:s+1,width:t.wide-2,height:t.tall-2,rx:3};return x(`${t.id} ${e}`,"rect",`${o} frame`,i)}var $e=(t,e,o,n)=>t.words.flatMap((r,a)=>t.words.map((s,i)=>{let[c,l]=nt(t,a,i),p=a===o[0]&&i===o[1];return{id:`${t.id} ${a} ${i}`,x:c,y:l,width:t.wide,height:t.tall,label:e(a,i),tab:p?0:-1,...n?{aria:{pressed:p}}:{}}}));var U=t=>`(${t.map(e=>A(e)).join(",\xA0")})`,j=t=>`\u201C${t}\u201D`,Ro=t=>t[0].toUpperCase()+t.slice(1),Do=["none","one","two","three","four"];function Ho(t){let[e,o,n,r,a]=t.map(j),s=(i,c)=>`${i}\xA0\u2192 ${c}`;return[`${e} and ${o} opposite`,s(e,n),s(o,n),s(r,a),`${s(r,a)} one-way`]}var Me=([t,e,o,n,r])=>[`${t}, ${e}: cosine \u2264 \u22120.8`,`${t} \u2192 ${o} \u2265 0.8`,`${e} \u2192 ${o} \u2265 0.8`,`${n} \u2192 ${r} \u2265 0.8`,`${n} \u2192 ${r} one-way: gap \u2265 ${Q}`];function qe({source:t,words:[e,,o]},{goals:n}){let r=t==="bias"?"W_q, W_k and b_q":"W_q and W_k";return t!=="tables"?`Type into ${r}, or drag the meanings x: queries and keys follow.`:n.every(({met:a})=>a)?"All five are met: drag one and see which breaks.":`Point the query of \u201C${e}\u201D at the key of \u201C${o}\u201D: no meaning has to move. Can you meet all five goals?`}function Po({source:t,x:e,words:o}){let n=e[0].every((i,c)=>Math.abs(i+e[1][c])<1e-9);if(t!=="matrices"||!n)return"";let[r,a,s]=o.map(j);return` ${r} and ${a} are exactly opposite, so their queries are too: from any matrices one of the two gives ${s} no more than 20%.`}function Bo({words:t},{scores:e}){let o=e.flatMap((a,s)=>a.map((i,c)=>[i,e[c][s]]));if(o.some(([a,s])=>Math.abs(a+s)>.005)||o.every(([a])=>a===0))return"";let[n,r]=[A(e[3][4]),A(e[4][3])];return` Mirrored scores are opposite: ${n} and ${r} for ${j(t[3])} and ${j(t[4])}.`}var je=(t,e)=>Bo(t,e)||Po(t);function Ae({goals:t}){let e=t.filter(o=>o.met).length;return e===t.length?"all five goals are met":`${Do[e]} of five goals ${e===1?"is":"are"} met`}function Ee({words:t,asking:e},{weights:o}){let n=o[e].map(it),r=n[Bt(o[e])],s=t.map((p,f)=>f===e?"itself":j(p)).filter((p,f)=>n[f]===r),i=s.length===t.length,[c,l]=[s.length===1,i?"all alike":ct(s)];return{one:c,whom:l,top:i?l:`${l} most`,share:c?r:`${r} each`}}function Se(t,e){let{words:o,asking:n}=t,{one:r,top:a,share:s}=Ee(t,e),i=A(Math.max(...e.scores[n])),c=r?`with weight ${s} and score ${i}`:s;return`${j(o[n])} attends to ${a}, ${c}, and gets ${U(e.output[n])}.`}function Oe(t,e){let o=je(t,e),n=Ho(t.words).filter((a,s)=>!e.goals[s].met),r=n.length&&!o?`; still open: ${ct(n)}`:"";return`${Se(t,e)} ${Ro(Ae(e))}${r}.${o}`}function _e(t,e,o){let{words:n,asking:r}=t,a=d=>n.flatMap((m,g)=>String(e[d][g])===String(o.result[d][g])?[]:[g]),[s,i,c]=[a("q"),a("k"),a("v")],l=j(n[r]),p=r===o.now.asking&&t.source===o.now.source;if(!s.length&&!i.length&&!c.length)return p?"":Se(t,e);if(!s.length&&!i.length)return`${l} now gets ${U(e.output[r])}.`;let{whom:f,share:u}=s.length||i.length>1?Ee(t,e):{whom:i[0]===r?"itself":j(n[i[0]]),share:it(e.weights[r][i[0]])};return`${l} now gives ${f} ${u}; ${Ae(e)}.${je(t,e)}`}var Le=({words:t},{weights:e,scores:o},n,r)=>`${j(t[n])} gives ${j(t[r])} the weight ${A(e[n][r])}, score ${A(o[n][r])}`;var ze=["q","k","v"],Te={q:"query",k:"key",v:"value"},Uo={q:"arrow",k:"ring",v:"square"},Go={q:"looks for",k:"offers",v:"means"},Jo={q:"query",k:"key",v:"meaning"},Ne=3,Ie=44,yt=40,Ce=35,Ko=ve({tall:Ce,words:Array(5).fill("")}),Vo=960;function G({q:t,k:e,v:o}){let n=gt([...t,...e],Ne);return{q:n,k:n,v:gt(o,Ne)}}var We=(t,e)=>t+(e?52:36);function J(t){let e=t<700,o=e?10:18,n=e?(t-o)/2:(t-2*o)/3,r=Math.round(Math.min(n,t>Vo?230:290)),a=(u,d)=>({left:u*(n+o),top:yt+d*(r+yt+6),width:n,height:r}),[s,i,c]=e?[a(0,0),a(1,0),a(0,1)]:[0,1,2].map(u=>a(u,0)),l=c.top+r+14;if(!e){let[u,d]=[.42*t,.42*t+40];return{narrow:e,q:s,k:i,v:c,goals:{left:0,top:l,width:u,pitch:33},pairs:{left:d,top:l,width:t-d}}}let p={left:n+o,top:a(1,1).top-yt,width:n,pitch:34},f=p.top+Ie+4*p.pitch+20;return{narrow:e,q:s,k:i,v:c,goals:p,pairs:{left:0,top:Math.max(l,f+10),width:t}}}function rt(t,e){let o=J(e),n=r=>({...o[r],edge:t[r]});return{q:n("q"),k:n("k"),v:n("v")}}function Fe({words:t,asking:e},o){let{pairs:n,narrow:r}=J(o);return{id:"pairs",left:n.left,top:We(n.top,r),side:44,wide:(n.width-44)/t.length,tall:Ce,words:t,roles:t.map((a,s)=>s===e?"query asked":"ink"),columns:t.map(()=>"ink")}}function Yo(t){let{pairs:e,narrow:o}=J(t);return Math.ceil(We(e.top,o)+Ko+2)}function Zo(t,e,o){let n={text:e,role:"sub",dy:3},r=` ${Go[e]}`;if(t==="tables")return[{text:"E"},n,{text:r,dy:-3}];if(e==="v")return[{text:`x${r}`}];if(o)return[{text:`${e}${r}`}];let a=t==="bias"&&e==="q"?[{text:" + b",dy:-3},n,{text:r,dy:-3}]:[{text:r,dy:-3}];return[{text:`${e} = x W`},n,...a]}function Qo(t,e,o,{left:n,top:r,width:a},s){let i={q:`bold: ${j(o)}`,k:s?"dashed: the bold query":a<280?"dashed: query; discs: weights":"dashed: the bold query; discs: its weights",v:s?"triangle: the output":`triangle: what ${j(o)} gets`};return[at(`title ${e}`,`${Te[e]} strong start`,{x:n,y:r-22},Zo(t,e,a<255)),x.text(`note ${e}`,"soft small start",[n,r-6],i[e])]}function Xo(t,{left:e,top:o,width:n,edge:r},a){let s={x:e+n,y:o-22},i=Math.round(r/1.15),c=`${a||n<280?"ring":"outer ring"} = ${i}`;return x(`scale ${t}`,"text","ink strong end small",s,c)}function tn({words:t,asking:e},o,n,r,a,s){let i=l=>o==="q"&&l===e,c=Te[o];return[...n.flatMap((l,p)=>oe(`${o} ${p}`,`${c}${i(p)?" bold":""}`,r,l,Uo[o])),...xe(`${o} `,{plane:r,words:t,roles:t.map((l,p)=>i(p)?`${c} asked`:c),tips:n.map(l=>O(r,l)),size:a?13:15,others:s.map(l=>O(r,l))})]}function en(t,e){let[o,n]=t;if(o===0&&n===0)return[];let[r,a]=O(e,[0,0]),s=Math.min(e.width/2/Math.abs(o||1e-12),e.height/2/Math.abs(n||1e-12));return[x.line("ray","query line ray",[r,a,r+s*o,a-s*n])]}function on(t,e){let[o,n]=O(e,t).map(r=>r.toFixed(1));return x.path("gets","output solid gets",`M${o} ${n}m0 -8l7 12h-14Z`)}var nn=(t,e,o,n)=>t.map((r,a)=>{let[s,i]=O(o,e[a]);return x(`disc ${a}`,"circle","weight solid disc",{cx:s,cy:i,r:(n?12:17)*Math.sqrt(r)})});function rn(t,e,o,n){let{source:r,words:a,asking:s}=t,[i,c,l]=[e.q,e.weights,e.output].map(u=>u[s]),p=[...en(i,o.k),...nn(c,e.k,o.k,n)],f=o.q.edge===o.v.edge;return ze.flatMap(u=>[...Qo(r,u,a[s],o[u],n),...f?[]:[Xo(u,o[u],n)],...ee(u,o[u]),...u==="k"?p:[],...tn(t,u,e[u],o[u],n,u==="v"?[l]:[]),...u==="v"?[on(l,o.v)]:[]])}function an({words:t},{goals:e},{left:o,top:n,width:r,pitch:a},s){let i=n+(s?Ie:50),c=o+r,l=Me(t).flatMap((f,u)=>{let d=i+u*a,{value:m,met:g}=e[u],h=s?d+14:d;return[x.text(`goal ${u}`,"ink start small",[o,d],f),x.text(`value ${u}`,"ink end number",[s?o+40:c-76,h],A(m)),x.text(`met ${u}`,g?"ink strong end small":"soft end small",[c,h],g?"\u2713 met":"\u2717 open"),x.line(`rule ${u}`,"rule",[o,h+6,c,h+6])]});return[x.text("goals","ink strong start",[o,n+18],"Five goals"),...l]}function sn(t,{weights:e,scores:o},n){let{pairs:{top:r},narrow:a}=J(n),s=Fe(t,n),i=s.top+18+t.asking*s.tall,c=(p,f)=>p.map(u=>u.map(d=>A(d,f))),l=(p,f,u)=>x.text(p,"soft small start",[s.left,f],u);return[at("pairs title","ink strong start",{x:s.left,y:r+14},[{text:"Weights"},{text:"small: scores q\xB7k",role:"aside",dx:8}]),l("pairs note",r+30,"row asks, column answers"),...a?[l("discs note",r+46,"discs above: the weights of the bold row")]:[],...ye(s,{hue:"weight",shares:e,texts:c(e,2),small:c(o,1)}),...cn.map(([p,f])=>ke(s,`goal ${p} ${f}`,"ink back",p,f)),x.rect("asking","query solid",[s.left+s.side-4,i+3,3,s.tall-6])]}var cn=[[0,2],[1,2],[3,4],[4,3]];function Re(t,e,{width:o,edges:n=G(e)}){let{goals:r,narrow:a}=J(o),s=[...rn(t,e,rt(n,o),a),...an(t,e,r,a),...sn(t,e,o)];return{width:o,height:Yo(o),marks:s}}var De=({source:t},e)=>e===(t==="tables"?"q":"v"),ln=({source:t},e)=>e==="v"||t==="tables";function He(t,e,{width:o,edges:n=G(e)}){let r=rt(n,o),a=ze.filter(c=>ln(t,c)).flatMap(c=>e[c].map((l,p)=>ne(`${c} ${p}`,`${Jo[c]} of ${j(t.words[p])}; arrow keys move its tip`,r[c],l))),s=Fe(t,o),i=(c,l)=>Le(t,e,c,l);return[...a,...$e(s,i,[t.asking,0],!1)]}var Pe=`.projection-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
.projection-hints, .projection-source { display: grid; }
.projection-hints > *, .projection-source > * { grid-area: 1 / 1; margin: 0; }
.projection-hints { min-height: 1.45em; }
.projection-source { align-items: center; min-height: 66px; }
.projection-matrices { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 22px; }
.projection-matrices .attn-label { flex: 1 1 120px; }
/* A column for each word; in one column of a phone a row. */
.projection-tables { display: grid; grid: repeat(3, 20px) / auto-flow auto; justify-content: start; gap: 1px 16px; font-size: 0.933em; white-space: nowrap; }
.projection-tables span:nth-child(n + 4) { min-width: 6.8em; }
.projection-tables .query, .projection-tables span:nth-child(3n + 2) { color: var(--query); }
.projection-tables .key, .projection-tables span:nth-child(3n) { color: var(--key); }
.projection-tables .query, .projection-tables .key { font-weight: 600; }
.projection-tables sub { font-size: 0.75em; line-height: 0; }
.projection-matrix { display: flex; align-items: center; gap: 8px; font-weight: 600; }
.projection-matrix sub { font-size: 0.75em; }
.projection-fields { display: grid; grid-template-columns: auto auto; gap: 3px; padding: 3px 6px; border: solid var(--edge); border-width: 0 1.5px; border-radius: 5px; }
.attn .projection-fields input { width: 64px; height: 28px; font-weight: 400; font-size: 14px; text-align: right; }
.attn .projection-fields input[aria-invalid] { border: 2px dashed var(--ink); }
.attn .projection-refused { font-weight: 600; }
.projection-hints sub { font-size: 0.75em; line-height: 0; }
.projection-board .attn-hit.grab { border-radius: 50%; }
.attn-projection .attn-summary { min-height: 4.35em; text-wrap: pretty; }
.attn-projection { --apart: 12px; }
@container (max-width: 860px) { .attn-projection .attn-summary { min-height: 5.8em; } .projection-hints { min-height: 2.9em; } }
@container (max-width: 699px) {
  .projection-row .attn-label { width: 100%; margin: 0; }
  .projection-tables { grid: auto-flow 18px / auto 1fr 1fr; gap: 1px 8px; font-size: 0.8em; }
  .projection-matrices { min-height: 114px; align-content: start; gap: 6px 14px; }
  .projection-matrices .attn-label { line-height: 18px; }
  .projection-matrix { gap: 4px; }
  .attn .projection-fields input { width: 56px; padding: 0 4px; font-size: 13px; }
  .attn-projection { --apart: 8px; }
  .scene text.name { font-size: 13px; } .scene text.small { font-size: 12px; }
  .attn-projection .attn-summary { min-height: 10.15em; }
  .attn-projection .attn-choice span { min-width: 28px; padding: 0 7px; font-size: 0.867em; text-align: center; }
}
@container (max-width: 400px) { .projection-hints { min-height: 4.35em; } }
@media print { .projection-row, .projection-source > [style*="hidden"] { display: none; } .projection-source { min-height: 0; } }
:host([data-whole]) .projection-hints .attn-hint { display: none; }
:host([data-whole]) .attn-projection { --apart: 6px; }
:host([data-whole]) .attn-projection .projection-source { margin-top: 0; }
:host([data-whole]) .attn-projection .attn-summary { min-height: 2.9em; }
`;var fn=2e3,Be={q:"query",k:"key",v:"x"},_=t=>t.read(),F=t=>t.split(/_(.)/).map((e,o)=>o%2?b("sub",{},e):e);function dn(t,e){let o=null,n=()=>G(P(_(t))),r=(p,f,u)=>{let d=o?Math.min(W,o[p]):W,m=u.map(h=>Math.round(100*q(h,-d,d))/100),g=_(t)[Be[p]];e({[Be[p]]:g.map((h,w)=>w===f?m:h)})},a=(p,f,u)=>{let d=()=>{De(_(t),f)&&t.change({asking:u})};p.addEventListener("focus",d),re(p,{plane:()=>rt(o??n(),c.width())[f],read:()=>P(_(t))[f][u],move:m=>r(f,u,m),hold:m=>{m&&d(),o=m?n():null,m||t.change({},{glide:!0})}})},s=(p,f)=>ae(p,()=>f().id,_(t).words.length,(u,d,m)=>{e({asking:u}),m&&c.focus(`pairs ${u} ${d}`)}),i=(p,f)=>({width:p,edges:o??G(f)}),c=Tt("projection-board",(p,f)=>{let[u,d]=f().id.split(" ");u==="pairs"?s(p,f):a(p,u,Number(d))},(p,f,u)=>He(f,u,i(p,u))),l=(p,f)=>{let u=c.room();c.tell(p,f),c.paint(Re(p,f,i(u,f)),u)};return{root:c.root,paint:l}}function mn(t,e,o,n,r,a){let s=(p,f,u)=>{let d=tt(_(n)[e]).map((m,g)=>m.map((h,w)=>g===p&&w===f?u:h));r({[e]:o===1?d[0]:d})},i=Array.from({length:o},(p,f)=>[0,1].map(u=>Wt({label:`${t}, ${o>1?`row ${f+1}, `:""}column ${u+1}`,most:W,onInput:d=>s(f,u,d),told:a}))),c=b("div",{class:"projection-matrix",role:"group","aria-label":t},b("span",{"aria-hidden":"true"},...F(t.replace(" ","_"))),b("span",{class:"projection-fields"},...i.flat().map(p=>p.root))),l=(p,f)=>tt(p[e]).forEach((u,d)=>u.forEach((m,g)=>f(i[d][g],m)));return{root:c,tell:p=>l(p,(f,u)=>f.set(u)),restore:p=>l(p,(f,u)=>f.write(u))}}function hn(t){let e=t.map(r=>[b("span",{},r),b("span"),b("span")]);return{root:b("div",{class:"projection-tables","aria-hidden":"true"},b("span"),b("span",{class:"query"},...F("E_q")),b("span",{class:"key"},...F("E_k")),...e.flat()),tell:({query:r,key:a})=>e.forEach(([,s,i],c)=>{T(s,U(r[c])),T(i,U(a[c]))})}}function gn({words:t},e,o,n){let r=Ct(n),a=(g,h,w)=>mn(g,h,w,e,o,r),s=[a("W q","w_q",2),a("W k","w_k",2),a("b q","b_q",1)],i=b("span",{class:"attn-label"}),c=hn(t),l=E("projection-matrices",...s.map(g=>g.root),i),p=E("projection-source",c.root,l),f=g=>{for(let h of s)h.restore(g)},u="",d=g=>{u=g.source,f(g),kt(c.root,u==="tables"),kt(l,u!=="tables"),S(s[2].root,"hidden",u!=="bias");let h=u==="bias"?" + b_q":"";i.replaceChildren(...F(`q = x W_q${h}, k = x W_k, v = x`))};return{root:p,tell:g=>{u!==g.source&&d(g),c.tell(g);for(let h of s)h.tell(g)},restore:f}}function kt(t,e){t.style.visibility=e?"":"hidden"}function xn(){let t=Jt(),e=b("p",{class:"projection-refused",role:"status"}),o=E("projection-hints",t,e),n="";return{root:o,told:s=>{let i=F(s.slice(0,3).replace(" ","_"));e.replaceChildren(...i,s.slice(3)),kt(t,s==="")},tell:(s,i)=>{n!==(n=qe(s,i))&&t.replaceChildren(...F(n))}}}function bn({words:t},{change:e,solve:o,reset:n}){let r={glide:!0},a=ft("Queries and keys come from",{tables:"tables",matrices:"matrices",bias:"matrices + bias"},m=>e({source:m},r)),s=Object.fromEntries(t.map((m,g)=>[g,m])),i=ft("Follow the word",s,m=>e({asking:Number(m)})),c=m=>b("span",{class:"attn-label","aria-hidden":"true"},m),l=(...m)=>E("attn-row",...m),p=l(H("Find a solution",o).root,H("Reset",n).root),f=E("projection-row",l(c("Queries and keys from"),a.root),p),u=E("projection-row",l(c("Follow"),i.root));return{above:f,below:u,tell:m=>{a.set(m.source),i.set(String(m.asking))}}}function wn(t,e){let o=te(e,fn),n=(u,d={})=>{o.stop(),e.change(u,d)},r={change:n,solve:()=>o.play(le(_(e))),reset:()=>{o.stop(),e.reset(),s.restore(_(e))}},a=xn(),s=gn(t,e,n,a.told),i=bn(t,r),[c,l]=[dn(e,n),Kt()],[p,f]=[{now:_(e),result:X(_(e))},""];return{parts:[a.root,i.above,s.root,i.below,c.root,l.root],tell:u=>{let d=X(u);o.tell(u),a.tell(u,d),i.tell(u),s.tell(u),f=_e(u,d,p)||f,p={now:u,result:d},l.set(Oe(u,d),f)},glides:P,paint:u=>c.paint(_(e),wt(u)),stop:()=>{o.stop(),l.stop()}}}var Xr=Xt({name:"projection",label:"Live figure: what words look for, offer and mean",style:$t+pe+Pe,controls:["source","x","query","key","w_q","w_k","b_q","asking"],fixed:["words"],build:wn});export{X as compute,Xr as default,Oe as describe,le as learn};
