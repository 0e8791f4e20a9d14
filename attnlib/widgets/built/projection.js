// Joined by `make figures` from src/projection and src/kit: change those, not this.
var kt=`/* Arrows of words in a plane, and squares of numbers, whose tints are as strong as their shares. */
.shaft { stroke-width: 2.5; }
.soft.leader { stroke: var(--soft); stroke-width: 1; }
text.name { font-size: 15px; font-weight: 600; paint-order: stroke; stroke: var(--tint); stroke-width: 4; stroke-linejoin: round; }
text.head { font-size: 13px; font-weight: 600; }
text.small { font-size: 12.5px; }
text.number { font-size: 13px; }
.weight.shade { fill: var(--weight-cell); } .plus.shade { fill: var(--plus-cell); } .minus.shade { fill: var(--minus-cell); }
.ink.frame { fill: none; stroke: var(--ink); stroke-width: 2; } .back.frame { stroke-dasharray: 3 3; }
`;var Be="http://www.w3.org/2000/svg",Ke=0,Ge=Math.random().toString(36).slice(2,8),$t=t=>`attn-${Ge}-${t}-${++Ke}`;function Mt(t,e,o){for(let[n,r]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!=null&&t.setAttribute(n,r);return t.append(...o),t}var w=(t,e={},...o)=>Mt(document.createElement(t),e,o),E=(t,...e)=>w("div",{class:t},...e),Ue=(t,e={},...o)=>Mt(document.createElementNS(Be,t),e,o),qt=()=>Ue("svg",{class:"scene","aria-hidden":"true"}),jt=(t,e,...o)=>w("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...o);function T(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function S(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Je=t=>Math.round(t*10)/10,At=new WeakMap;function Et(t){let e=E("attn-hits"),o=new Map,n=a=>{let s=a.slider?w("div",{role:"slider",tabindex:0}):w("button",{type:"button"}),i={node:s,hit:a};return o.set(a.id,i),s.dataset.id=a.id,t(s,()=>i.hit),i};return{root:e,set:(a,s=1)=>{let i=new Set(a.map(({id:l})=>l));for(let[l,{node:c}]of o)i.has(l)||(c.remove(),o.delete(l));a.forEach((l,c)=>{let p=o.get(l.id)??n(l);Ve(p.node,p.hit=l,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[c]??null)})},focus:a=>o.get(a)?.node.focus({preventScroll:!0})}}function Ve(t,{x:e,y:o,width:n,height:r,label:a,kind:s="",aria:i={},tab:l=0,lang:c},p){let[f,u,d,h]=[e,o,n,r].map(g=>Je(p*g)),m=`left:${f}px;top:${u}px;width:${d}px;height:${h}px`;At.get(t)!==m&&(t.style.cssText=m,At.set(t,m)),S(t,"class",`attn-hit ${s}`.trim()),S(t,"aria-label",a),S(t,"tabindex",l),c&&S(t,"lang",c);for(let[g,b]of Object.entries(i))S(t,`aria-${g}`,String(b))}function St(t,{clientX:e,clientY:o}){let{left:n,top:r}=t.getBoundingClientRect(),a=t.currentCSSZoom??1;return[(e-n)/a,(o-r)/a]}function Ot(t,e,o=()=>{}){let n=null;t.addEventListener("pointerdown",r=>{t.setPointerCapture(r.pointerId),n=e(r)}),t.addEventListener("pointermove",r=>n?.(r));for(let r of["pointerup","pointercancel"])t.addEventListener(r,()=>{n!==null&&o(),n=null})}var Lt="http://www.w3.org/2000/svg",Ye=t=>Math.round(t*10)/10+0;function x(t,e,o,n,r){let a={};for(let s in n){let i=n[s];a[s]=typeof i=="number"?Ye(i):i}return{id:t,shape:e,role:o,at:a,...r===void 0?{}:{text:r}}}x.line=(t,e,[o,n,r,a],s)=>x(t,"line",e,{x1:o,y1:n,x2:r,y2:a,...s});x.rect=(t,e,[o,n,r,a],s)=>x(t,"rect",e,{x:o,y:n,width:r,height:a,...s});x.circle=(t,e,[o,n,r],a)=>x(t,"circle",e,{cx:o,cy:n,r,...a});x.path=(t,e,o,n)=>x(t,"path",e,{d:o,...n});x.text=(t,e,[o,n],r,a)=>x(t,"text",e,{x:o,y:n,...a},r);var rt=(t,e,o,n)=>({...x(t,"text",e,o),runs:n}),_t=new WeakMap;function Ze(t,e){let{node:o,role:n,at:r}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)r[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in r)s in e.at||o.removeAttribute(s);t.at=e.at;let a=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==a&&(t.text=a,e.runs?t.node.replaceChildren(...e.runs.map(Xe)):t.node.firstChild?t.node.firstChild.nodeValue=a:t.node.append(a))}var Qe=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Xe(t){let e=document.createElementNS(Lt,"tspan");for(let[o,n]of Object.entries(Qe(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function Nt(t,{width:e,height:o,marks:n}){let r=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==r&&t.setAttribute("viewBox",r);let a=_t.get(t)??new Map;_t.set(t,a);let s=new Map(n.map(l=>[l.id,l]));for(let[l,{node:c,shape:p}]of a)s.get(l)?.shape!==p&&(c.remove(),a.delete(l));let i=t.firstChild;for(let l of n){let c=a.get(l.id);if(!c){let p=document.createElementNS(Lt,l.shape);p.setAttribute("data-id",l.id),c={node:p,shape:l.shape,role:"",at:{},text:""},a.set(l.id,c)}Ze(c,l),i===c.node?i=c.node.nextSibling:t.insertBefore(c.node,i)}}function zt(t,e,o,{label:n,zoom:r=()=>1}={}){let a=qt(),s=Et(e),i=jt(n,t,a,s.root),l=700,c=[],p=()=>s.set(o(l,...c),r(l));return{root:i,image:a,room:()=>Math.round(i.clientWidth),focus:s.focus,width:()=>l,tell:(...f)=>{c=f,p()},paint:(f,u)=>{u!==l&&(l=u,p()),Nt(a,f)}}}function at(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}var A=(t,e=2)=>at(Math.abs(t)<.5*10**-e?0:t,e);function U(t){let e=at(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function to(t){return t>0&&t<.001?"<0.1%":t<1&&t>=.9995?">99.9%":`${(100*t).toFixed(t===0||t===1?0:1)}%`}var st=t=>to(Math.min(t,1-Number.EPSILON)),Tt=t=>t.length>20?`${t.slice(0,20)}\u2026`:t,it=t=>t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`;var eo=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,oo=/^[+-]?\.?$/;function no(t){let e=t.trim().replaceAll("\u2212","-").replace(",",".");return eo.test(e)?Number(e):NaN}var ro=t=>oo.test(t.trim().replace("\u2212","-").replace(",",".")),ao=(t,e,o)=>`${t} must be a number from ${U(-e)} to ${U(e)}; got ${o.trim()?`\u201C${Tt(o.trim())}\u201D`:"nothing"}.`;function Ct(t){let e=new Map;return(o,n)=>{e.delete(n),o&&e.set(n,o),t([...e.values()].at(-1)??"")}}function It({label:t,most:e,onInput:o,told:n}){let r=null,a=c=>{S(i,"aria-invalid",c?"true":!1),n(c,t)},s=c=>{let p=no(i.value);Math.abs(p)<=e?(a(""),p!==r&&o(r=p),c&&(i.value=i.value.replaceAll("-","\u2212"))):(c||!ro(i.value))&&a(ao(t,e,i.value))},i=w("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":t,oninput:()=>s(!1),onchange:()=>s(!0)}),l=c=>{r=c,i.value=U(c),a("")};return{root:i,set:c=>void(c!==r&&l(c)),write:l}}var Wt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var Ft=`/* What all figures share. It stands in the figure's shadow root, below the book's colours (tokens.css).
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
`;var ct=(t,e)=>t.reduce((o,n,r)=>o+n*e[r],0);var J=t=>Math.hypot(...t),C=t=>t[0].map((e,o)=>t.map(n=>n[o]));function N(t,e){let o=C(e);return t.map(n=>o.map(r=>ct(n,r)))}function Rt(t,e=1,o=null){let n=i=>o===null||o[i],r=Math.max(...t.filter((i,l)=>n(l))),a=t.map((i,l)=>n(l)?Math.exp((i-r)/e):0),s=a.reduce((i,l)=>i+l,0);return s>0?a.map(i=>i/s):a}var Ht=t=>t.indexOf(Math.max(...t)),k=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var Pt=200,pt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,lo=t=>t*t*(3-2*t);function lt(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,r)=>lt(t[r],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([r,a])=>[r,lt(t[r],a,o)]);return Object.fromEntries(n)}return e}function Bt(t,e,o){let[n,r,a,s,i,l]=[t,t,t,0,0,0],c=!1,p=f=>{let u=k(f-i,0,64);if(i=f,c){let h=k((f-s)/e);n=lt(r,a,lo(h)),c=h<1}let d=o(n,u);l=c||d?requestAnimationFrame(p):0};return{go(f,u){if(pt()){[n,a,c]=[f,f,!1],o(n,1/0);return}[r,a,s,c]=[n,f,performance.now(),u],u||(n=f,o(n,0)),l||([i,l]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(l)}}function D(t,e){let o=w("button",{type:"button",class:"attn-button",onclick:e},t);return{root:o,set:n=>S(o,"aria-pressed",String(n))}}var Kt=(...t)=>w("p",{class:"attn-hint"},...t);function ut(t,e,o){let n=$t("choice"),r=new Map,a=w("div",{class:"attn-choice",role:"radiogroup","aria-label":t});for(let[s,i]of Object.entries(e))r.set(s,w("input",{type:"radio",name:n,onchange:()=>o(s)})),a.append(w("label",{},r.get(s),w("span",{},i)));return{root:a,set:s=>void(r.get(s).checked=!0)}}function Gt(t=700){let e=w("p",{class:"attn-summary"}),o=w("span",{class:"attn-hidden",role:"status"}),n,r=(a,s=a)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>T(o,s),t)),T(e,a)};return{root:w("div",{},e,o),set:r,stop:()=>clearTimeout(n)}}var po=0,Ut=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Jt(t,e){let[o,n,r]=[!1,0,""],a={},s=l=>{a=l;let c=l._own;if(c?.turn!==n&&([n,o]=[c?.turn,!1]),o)return;let p=c?.name?e(l,c.kind):null,f=p?JSON.stringify([c,p]):"";f!==r&&([r,o]=[f,p!==null],p&&t.send({own:{...p,name:c.name,turn:++po}}))},i=()=>{o=!1,s(a)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function uo(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:r,note:a,weights:s,mask:i}=Ut(t),l=!!(s??i);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:r?`Your ${r} The picture is ${l?"its last good one":"the book\u2019s"}.`:l?`Drawn by your ${o}. ${a??""}`.trim():`Your ${o} is called \u2026`}function Vt(t,e){let o=w("span",{role:"status"}),n=D("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),r.closest(".attn").focus()}),r=E("attn-own",o,n.root);return{root:r,tell:s=>{let i=uo(s,e);r.hidden=i==="",r.classList.toggle("fault",!!Ut(s).fault),T(o,i)}}}function Yt(t,e,o=[]){let n=[...e,...o],r=[],a=!1,s=()=>Object.fromEntries(n.map(f=>[f,t.get(f)])),i=f=>{if(a)return;let u=s();r.forEach(d=>d(u,f))},l=()=>i(null);e.forEach(f=>t.on(`change:${f}`,l));let c=(f,{glide:u=!1}={})=>{a=!0;for(let[d,h]of Object.entries(f))t.set(d,h);a=!1,i({glide:u}),t.save_changes()},p=()=>{let f=t.get("_start")??{};return Object.fromEntries(e.filter(u=>u in f).map(u=>[u,f[u]]))};return{read:s,change:c,reset:()=>c(p(),{glide:!0}),follow:f=>void r.push(f),stop:()=>e.forEach(f=>t.off(`change:${f}`,l))}}function fo(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function ho(t,e,o,n){let[r,a]=[0,!1],s=l=>{if(l!==a){a=l,t.classList.toggle("loading",l);for(let c of t.querySelectorAll(".attn-stage"))c.toggleAttribute("inert",l)}},i=l=>{let c=++r,p=e.wants?.(o())??null;if(s(p!==null),p===null)return n(l);e.say?.("Loading \u2026");let f="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>c===r&&i(l),()=>c===r&&e.say?.(f))};return i}function Zt({name:t,label:e,style:o,controls:n,fixed:r=[],ms:a=Pt,asks:s,build:i}){return{render:({model:c,el:p})=>{let f=w("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),u=f.attachShadow({mode:"open"});u.append(w("style",{},[Wt,Ft,Dt,o].join(`
`)));let d=Yt(c,s?[...n,"_own","_drawn"]:n,r),h=i(d.read(),d,c),m=s&&{...Jt(c,s),...Vt(c,s)},g=w("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},h.parts[0],...m?[m.root]:[],...h.parts.slice(1));u.append(g),p.append(f);let b=()=>{let y=h.glides??(M=>M),$=0,O=()=>{let M=d.read();h.tell(M),m?.tell(M),m?.ask(M),m&&(g.dataset.own=M._own?.kind??"")},v=Bt(y(d.read()),a,(M,nt)=>$>0&&h.paint(M,nt,$)),z=()=>{let M=Math.round(g.clientWidth);M===$||M===0||($=M,fo(p),v.again())},G=ho(g,h,d.read,M=>{O(),v.go(y(d.read()),M)});d.follow((M,nt)=>{g.classList.add("touched"),G(nt?.glide??!0)}),O(),z();let vt=new ResizeObserver(z);return vt.observe(g),h.ahead?.(),()=>{vt.disconnect(),v.stop(),d.stop(),m?.stop(),h.stop?.()}},q=async()=>{await h.ready;for(let y;y=h.wants?.(d.read());)await y;return b()};return h.ready?q():b()}}}var mo=(t,e)=>t===e||JSON.stringify(t)===JSON.stringify(e);function Qt(t,e,{glide:o=!1}={}){let n=0,r=0,a=null,s=()=>{cancelAnimationFrame(n),a=null,r=0},i=p=>{a=p,t.change(p,{glide:o})};return{play:(p,f=e)=>{s();let u=p.length-1;if(pt())return i(p[u]);let d=performance.now(),h=0,m=g=>{let b=Math.min(u,Math.floor(u*(g-d)/f));a&&b>h&&(r=u-b,i(p[h=b])),a&&h<u&&(n=requestAnimationFrame(m))};r=u,i(p[0]),n=requestAnimationFrame(m)},stop:s,tell:p=>{a&&Object.entries(a).some(([f,u])=>!mo(p[f],u))&&s()},playing:()=>r>0}}var go=Math.sqrt(50),xo=Math.sqrt(10),bo=Math.sqrt(2);function ft(t,e,o){let n=(e-t)/Math.max(0,o),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),s=a>=go?10:a>=xo?5:a>=bo?2:1,i,l,c;return r<0?(c=Math.pow(10,-r)/s,i=Math.round(t*c),l=Math.round(e*c),i/c<t&&++i,l/c>e&&--l,c=-c):(c=Math.pow(10,r)*s,i=Math.round(t/c),l=Math.round(e/c),i*c<t&&++i,l*c>e&&--l),l<i&&.5<=o&&o<2?ft(t,e,o*2):[i,l,c]}function V(t,e,o){if(e=+e,t=+t,o=+o,!(o>0))return[];if(t===e)return[t];let n=e<t,[r,a,s]=n?ft(e,t,o):ft(t,e,o);if(!(a>=r))return[];let i=a-r+1,l=new Array(i);if(n)if(s<0)for(let c=0;c<i;++c)l[c]=(a-c)/-s;else for(let c=0;c<i;++c)l[c]=(a-c)*s;else if(s<0)for(let c=0;c<i;++c)l[c]=(r+c)/-s;else for(let c=0;c<i;++c)l[c]=(r+c)*s;return l}var I=({width:t,height:e,edge:o})=>Math.min(t,e)/2/o,dt=t=>[t.left+t.width/2,t.top+t.height/2];function _(t,[e,o]){let[n,r]=dt(t);return[n+e*I(t),r-o*I(t)]}function ht(t,e){let o=Math.max(...t.flat().map(Math.abs));if(o<=e)return 1.15*e;let n=10**Math.floor(Math.log10(o));return 1.15*([1,2,3,5,10].find(a=>a*n>=o*(1-1e-9))??10)*n}function mt(t){let[e,o]=dt(t);return V(0,t.edge,3).filter(r=>r>0&&r<=t.edge).map(r=>({length:r,x:e+r*I(t)-3,y:o+12}))}function Xt(t,e){let{left:o,top:n,width:r,height:a}=e,[s,i]=dt(e);return[x.rect(`${t} ground`,"tint",[o,n,r,a],{rx:6}),x.path(`${t} axes`,"rule",`M${o} ${i}h${r}M${s} ${n}v${a}`),...mt(e).flatMap(({length:l,x:c,y:p})=>[x.circle(`${t} ring ${l}`,"rule",[s,i,l*I(e)]),x.text(`${t} length ${l}`,"soft small end",[c,p],String(l))])]}var wo={arrow:(t,e,o,n,[r,a])=>{let s=(i,l)=>`${(o-i*r-l*a).toFixed(1)} ${(n-i*a+l*r).toFixed(1)}`;return x.path(t,`${e} solid`,`M${s(0,0)}L${s(10,4.6)}L${s(10,-4.6)}Z`)},ring:(t,e,o,n)=>x.circle(t,`${e} ring`,[o,n,4.5]),square:(t,e,o,n)=>x.rect(t,`${e} solid`,[o-4.5,n-4.5,9,9])};function te(t,e,o,n,r="arrow"){let[a,s]=_(o,[0,0]),i=_(o,n),l=Math.hypot(i[0]-a,i[1]-s);if(l<1e-9)return[x.circle(`${t} dot`,`${e} solid`,[a,s,4])];let c=[(i[0]-a)/l,(i[1]-s)/l],p=Math.min(l,r==="arrow"?8:4.5);return[x(`${t} shaft`,"line",`${e} line shaft`,{x1:a,y1:s,x2:i[0]-p*c[0],y2:i[1]-p*c[1]}),wo[r](`${t} head`,e,i[0],i[1],c)]}function ee(t,e,o,n){let[r,a]=_(o,n),s=Math.round(Math.atan2(n[1],n[0])*180/Math.PI);return{id:t,label:e,x:r-18,y:a-18,width:36,height:36,slider:!0,kind:"grab tip",aria:{valuemin:-180,valuemax:180,valuenow:s,valuetext:`x ${A(n[0])}, y ${A(n[1])}`}}}var yo={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]};function oe(t,{plane:e,read:o,move:n,hold:r=()=>{}}){let a=s=>St(t.parentElement,s);Ot(t,s=>{let[i,l]=[o(),a(s)];return r(!0),c=>{let p=I(e()),[f,u]=a(c);n([i[0]+(f-l[0])/p,i[1]-(u-l[1])/p])}},()=>r(!1)),t.addEventListener("keydown",s=>{let i=yo[s.key];if(!i||s.ctrlKey||s.metaKey||s.altKey)return;s.preventDefault(),s.stopPropagation();let l=s.shiftKey?.5:.1;n(o().map((c,p)=>c+l*i[p]))})}function ne(t,e,o,n){let r=()=>e().split(" ").slice(-2).map(Number);t.addEventListener("click",()=>n(r()[0],r()[1],!1)),t.addEventListener("keydown",a=>{let i={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[a.key];if(!i||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault(),a.stopPropagation();let[l,c]=r().map((p,f)=>k(p+i[f],0,o-1));n(l,c,!0)})}var W=9.9,Y=3,vo=[2,2,2,4,4],re=300,ko=60,$o={tables:.05,matrices:.005,bias:.005},Mo={tables:["query","key"],matrices:["w_q","w_k"],bias:["w_q","w_k","b_q"]},gt=(t,e,o)=>t.map((n,r)=>n.map((a,s)=>o(a,e[r][s]))),qo=t=>k(t,-W,W);function R({source:t,x:e,query:o,key:n,w_q:r,w_k:a,b_q:s}){if(t==="tables")return{q:o,k:n,v:e};let i=t==="bias"?s:[0,0];return{q:N(e,r).map(c=>c.map((p,f)=>p+i[f])),k:N(e,a),v:e}}function xt({q:t,k:e,v:o}){let n=N(t,C(e)),r=n.map(s=>Rt(s)),a=N(r,o);return{q:t,k:e,v:o,scores:n,weights:r,output:a,goals:jo(o,n,r)}}var Z=t=>xt(R(t));function jo([t,e],o,n){let r=J(t)*J(e),a=r>0?ct(t,e)/r:0,s=o[3][4]-o[4][3],i=(p,f)=>({from:p,to:f,value:n[p][f],met:n[p][f]>=.8}),l={from:0,to:1,value:a,met:a<=-.8},c={from:3,to:4,value:s,met:s>=Y};return[l,i(0,2),i(1,2),i(3,4),c]}function ie(t){let e=Mo[t.source],o=Object.fromEntries(e.map(a=>[a,Q(t[a])]));o[e[0]]=ae(o[e[0]],0,1),o[e[1]]=ae(o[e[1]],1,0);let n=Object.fromEntries(e.map(a=>[a,o[a].map(()=>[0,0])])),r=[];for(let a=1;a<=re;a++){let s=Ao({...t,...se(o)}),i=c=>{let p=Math.max(1,J(s[c].flat())/5),f=gt(n[c],s[c],(u,d)=>.8*u+d/p);return gt(f,o[c],(u,d)=>u+.02*d)};n=Object.fromEntries(e.map(c=>[c,i(c)]));let l=c=>gt(o[c],n[c],(p,f)=>qo(p-$o[t.source]*f));o=Object.fromEntries(e.map(c=>[c,l(c)])),a%(re/ko)===0&&r.push(se(o,!0))}return r}var Q=t=>Array.isArray(t[0])?t:[t],ae=(t,e,o)=>t.map((n,r)=>n.map((a,s)=>r===e&&s===o?a+.02:a));function se(t,e=!1){let o=a=>e?Number(a.toFixed(2))+0:a,n=Object.entries(t).map(([a,s])=>[a,s.map(i=>i.map(o))]),r=Object.fromEntries(n);return r.b_q?{...r,b_q:r.b_q[0]}:r}function Ao(t){let{q:e,k:o,scores:n,weights:r}=Z(t),a=r.map((f,u)=>f.map((d,h)=>d-+(h===vo[u]))),s=1/(1+Math.exp(n[3][4]-n[4][3]-Y-1));a[3][4]-=s,a[4][3]+=s;let[i,l]=[N(a,o),N(C(a),e)],c=C(t.x),p=[C(i).map(f=>f.reduce((u,d)=>u+d,0))];return{query:i,key:l,w_q:N(c,i),w_k:N(c,l),b_q:p}}var ce=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); }
text.name.asked, text.head.asked { font-weight: 750; }
text.head { font-weight: 400; }
text.name { font-weight: 500; }
tspan.sub { font-size: 0.75em; }
.bold.shaft { stroke-width: 4.5; }
.disc { fill-opacity: 0.4; }
.ray { stroke-width: 1.5; stroke-dasharray: 5 5; }
.gets { stroke: var(--tint); stroke-width: 1.5; }
tspan.aside { font-size: 12px; font-weight: 400; fill: var(--soft); }
`;var So="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),Oo=1.12,X=1.18,H=new Map;function _o(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,r)=>n+(So[r.charCodeAt(0)-32]??556),0);return Oo*o/1e3}function le(t,e){return H.size>5e3&&H.clear(),H.has(t)||H.set(t,_o(t)),e*H.get(t)}var de=8,pe=14,Lo=[0,20,-20,40,-40,60,-60,80,-80,100,-100,125,-125,150,-150,180],No=[0,12,26,42,60,80,102,126],bt=([t,e],o,n)=>({x:t,y:e,half:o,high:n,leader:null}),tt=({x:t,y:e,half:o,high:n},[r,a])=>Math.hypot(Math.max(0,Math.abs(r-t)-o),Math.max(0,Math.abs(a-e)-n));function he({x:t,y:e,half:o,high:n},r,a){let[s,i]=[0,1];for(let[l,c,p,f]of[[r[0],a[0],t,o],[r[1],a[1],e,n]]){let u=c-l;if(Math.abs(u)<1e-9){if(Math.abs(l-p)>=f)return 0;continue}let d=[(p-f-l)/u,(p+f-l)/u];s=Math.max(s,Math.min(...d)),i=Math.min(i,Math.max(...d))}return Math.max(0,i-s)}var ue=(t,[e,o,n,r])=>he(t,[e,o],[n,r])>0,zo=(t,e)=>Math.abs(t.x-e.x)<t.half+e.half+5&&Math.abs(t.y-e.y)<t.high+e.high+2;function fe({x:t,y:e,half:o,high:n},[r,a]){let[s,i]=[k(r,t-o,t+o),k(a,e-n,e+n)],l=Math.hypot(r-s,a-i),c=(l-6)/l;return[s,i,s+c*(r-s),i+c*(a-i)]}function*To({left:t,top:e,width:o,height:n},[r,a],s,i,l){for(let c of No)for(let p of Lo){let f=p*Math.PI/180,[u,d]=[Math.cos(f),Math.sin(f)],[h,m]=[l[0]*u-l[1]*d,l[0]*d+l[1]*u],g=de+1+c,b=Math.min((s+g)/Math.abs(h||1e-9),(i+g)/Math.abs(m||1e-9)),q=X*s,y=k(r+b*h,t+q,t+o-q),$=k(a+b*m,e+i+1,e+n-i-1);yield{name:bt([y,$],s,i),cost:c+.12*Math.abs(p)}}}function*Co({left:t,top:e,width:o,height:n},r,a){for(let s=e+a+1;s<=e+n-a-1;s+=a)for(let i=t+X*r;i<=t+o-X*r;i+=10)yield{name:bt([i,s],r,a),cost:300}}function Io(t,e,o,n,r=[]){let a=[...r,...mt(t).map(({x:d,y:h})=>[d-5,h-4])],s=_(t,[0,0]),i=.55*n,l=o.map(([d,h])=>Math.hypot(d-s[0],h-s[1])),c=[],p=(d,h)=>{let{half:m}=d;if(c.some(v=>zo(d,v)))return 1/0;let g=tt(d,o[h]),b=v=>tt(d,v)<de,q={...d,half:m+4,high:d.high+2},y=o.map((v,z)=>he(q,s,v)*l[z]),$=g>pe?fe(d,o[h]):null,O=c.filter(v=>$&&ue(v,$)||v.leader&&ue(d,v.leader));return 1e3*o.filter(b).length+(y[h]>0?1e3:0)+2*y.reduce((v,z)=>v+z,0)+24*o.filter(v=>tt(d,v)<g-1).length+30*O.length+20*a.filter(b).length},f=e.map((d,h)=>h).sort((d,h)=>l[h]-l[d]),u=[];for(let d of f){let h=le(e[d],n)/2,m=l[d]>0?[0,1].map(q=>(o[d][q]-s[q])/l[d]):[1,0],g={name:bt(o[d],h,i),cost:1/0};for(let q of[To(t,o[d],h,i,m),Co(t,h,i)]){if(g.cost<1e3)break;for(let{name:y,cost:$}of q){let O=$<g.cost?$+p(y,d):1/0;O<g.cost&&(g={name:y,cost:O})}}let{name:b}=g;tt(b,o[d])>pe&&(b.leader=fe(b,o[d])),c.push(u[d]=b)}return u}function me(t,{plane:e,words:o,roles:n,tips:r,size:a,others:s}){return Io(e,o,r,a,s).flatMap(({x:i,y:l,leader:c},p)=>[...c?[x(`${t}leader ${p}`,"line","soft line leader",{x1:c[0],y1:c[1],x2:c[2],y2:c[3]})]:[],x.text(`${t}name ${p}`,`${n[p]} name`,[i,l+5],o[p])])}var xe=18,ge=t=>t.length>6?`${t.slice(0,4)}.`:t,et=({left:t,top:e,side:o,wide:n,tall:r},a,s)=>[t+o+s*n,e+xe+a*r],be=({tall:t,words:e})=>xe+e.length*t;function we(t,{shares:e,texts:o,small:n,hue:r}){let{id:a,left:s,top:i,side:l,wide:c,tall:p,words:f,roles:u=f.map(()=>"ink"),columns:d=u}=t,h=f.flatMap((g,b)=>[x.text(`${a} column ${b}`,`${d[b]} head`,[s+l+(b+.5)*c,i+12],ge(g)),x.text(`${a} row ${b}`,`${u[b]} head start`,[s,et(t,b,0)[1]+p/2+4.5],ge(g))]),m=e.flatMap((g,b)=>g.flatMap((q,y)=>{let[$,O]=et(t,b,y),v={x:$+1,y:O+1,width:c-2,height:p-2,rx:3},z=k(Math.abs(q)).toFixed(3),G=$+c/2;return[x(`${a} bed ${b} ${y}`,"rect","tint",v),x(`${a} cell ${b} ${y}`,"rect",`${q<0?"minus":r} shade`,{...v,"fill-opacity":z}),x.text(`${a} number ${b} ${y}`,`ink number${n?" strong":""}`,[G,O+(n?p/2-2.5:p/2+4.5)],o[b][y]),...n?[x.text(`${a} small ${b} ${y}`,"ink small",[G,O+p/2+11],n[b][y])]:[]]}));return[...h,...m]}function ye(t,e,o,n,r){let[a,s]=et(t,n,r),i={x:a+1,y:s+1,width:t.wide-2,height:t.tall-2,rx:3};return x(`${t.id} ${e}`,"rect",`${o} frame`,i)}var ve=(t,e,o,n)=>t.words.flatMap((r,a)=>t.words.map((s,i)=>{let[l,c]=et(t,a,i),p=a===o[0]&&i===o[1];return{id:`${t.id} ${a} ${i}`,x:l,y:c,width:t.wide,height:t.tall,label:e(a,i),tab:p?0:-1,...n?{aria:{pressed:p}}:{}}}));var P=t=>`(${t.map(e=>A(e)).join(",\xA0")})`,j=t=>`\u201C${t}\u201D`,Wo=t=>t[0].toUpperCase()+t.slice(1),Fo=["none","one","two","three","four"];function Do(t){let[e,o,n,r,a]=t.map(j),s=(i,l)=>`${i}\xA0\u2192 ${l}`;return[`${e} and ${o} opposite`,s(e,n),s(o,n),s(r,a),`${s(r,a)} one-way`]}var ke=([t,e,o,n,r])=>[`${t}, ${e}: cosine \u2264 \u22120.8`,`${t} \u2192 ${o} \u2265 0.8`,`${e} \u2192 ${o} \u2265 0.8`,`${n} \u2192 ${r} \u2265 0.8`,`${n} \u2192 ${r} one-way: gap \u2265 ${Y}`];function $e({source:t,words:[e,,o]},{goals:n}){let r=t==="bias"?"W_q, W_k and b_q":"W_q and W_k";return t!=="tables"?`Type into ${r}, or drag the meanings x: queries and keys follow.`:n.every(({met:a})=>a)?"All five are met: drag one and see which breaks.":`Point the query of \u201C${e}\u201D at the key of \u201C${o}\u201D: no meaning has to move. Can you meet all five goals?`}function Ro({source:t,x:e,words:o}){let n=e[0].every((i,l)=>Math.abs(i+e[1][l])<1e-9);if(t!=="matrices"||!n)return"";let[r,a,s]=o.map(j);return` ${r} and ${a} are exactly opposite, so their queries are too: from any matrices one of the two gives ${s} no more than 20%.`}function Ho({words:t},{scores:e}){let o=e.flatMap((a,s)=>a.map((i,l)=>[i,e[l][s]]));if(o.some(([a,s])=>Math.abs(a+s)>.005)||o.every(([a])=>a===0))return"";let[n,r]=[A(e[3][4]),A(e[4][3])];return` Mirrored scores are opposite: ${n} and ${r} for ${j(t[3])} and ${j(t[4])}.`}var Me=(t,e)=>Ho(t,e)||Ro(t);function qe({goals:t}){let e=t.filter(o=>o.met).length;return e===t.length?"all five goals are met":`${Fo[e]} of five goals ${e===1?"is":"are"} met`}function je({words:t,asking:e},{weights:o}){let n=o[e].map(st),r=n[Ht(o[e])],s=t.map((p,f)=>f===e?"itself":j(p)).filter((p,f)=>n[f]===r),i=s.length===t.length,[l,c]=[s.length===1,i?"all alike":it(s)];return{one:l,whom:c,top:i?c:`${c} most`,share:l?r:`${r} each`}}function Ae(t,e){let{words:o,asking:n}=t,{one:r,top:a,share:s}=je(t,e),i=A(Math.max(...e.scores[n])),l=r?`with weight ${s} and score ${i}`:s;return`${j(o[n])} attends to ${a}, ${l}, and gets ${P(e.output[n])}.`}function Ee(t,e){let o=Me(t,e),n=Do(t.words).filter((a,s)=>!e.goals[s].met),r=n.length&&!o?`; still open: ${it(n)}`:"";return`${Ae(t,e)} ${Wo(qe(e))}${r}.${o}`}function Se(t,e,o){let{words:n,asking:r}=t,a=d=>n.flatMap((h,m)=>String(e[d][m])===String(o.result[d][m])?[]:[m]),[s,i,l]=[a("q"),a("k"),a("v")],c=j(n[r]),p=r===o.now.asking&&t.source===o.now.source;if(!s.length&&!i.length&&!l.length)return p?"":Ae(t,e);if(!s.length&&!i.length)return`${c} now gets ${P(e.output[r])}.`;let{whom:f,share:u}=s.length||i.length>1?je(t,e):{whom:i[0]===r?"itself":j(n[i[0]]),share:st(e.weights[r][i[0]])};return`${c} now gives ${f} ${u}; ${qe(e)}.${Me(t,e)}`}var Oe=({words:t},{weights:e,scores:o},n,r)=>`${j(t[n])} gives ${j(t[r])} the weight ${A(e[n][r])}, score ${A(o[n][r])}`;var Le=["q","k","v"],Ne={q:"query",k:"key",v:"value"},Po={q:"arrow",k:"ring",v:"square"},Bo={q:"looks for",k:"offers",v:"means"},Ko={q:"query",k:"key",v:"meaning"},_e=3,ze=44,wt=40,Te=35,Go=be({tall:Te,words:Array(5).fill("")}),Uo=960;function B({q:t,k:e,v:o}){let n=ht([...t,...e],_e);return{q:n,k:n,v:ht(o,_e)}}var Ce=(t,e)=>t+(e?52:36);function K(t){let e=t<700,o=e?10:18,n=e?(t-o)/2:(t-2*o)/3,r=Math.round(Math.min(n,t>Uo?230:290)),a=(u,d)=>({left:u*(n+o),top:wt+d*(r+wt+6),width:n,height:r}),[s,i,l]=e?[a(0,0),a(1,0),a(0,1)]:[0,1,2].map(u=>a(u,0)),c=l.top+r+14;if(!e){let[u,d]=[.42*t,.42*t+40];return{narrow:e,q:s,k:i,v:l,goals:{left:0,top:c,width:u,pitch:33},pairs:{left:d,top:c,width:t-d}}}let p={left:n+o,top:a(1,1).top-wt,width:n,pitch:34},f=p.top+ze+4*p.pitch+20;return{narrow:e,q:s,k:i,v:l,goals:p,pairs:{left:0,top:Math.max(c,f+10),width:t}}}function ot(t,e){let o=K(e),n=r=>({...o[r],edge:t[r]});return{q:n("q"),k:n("k"),v:n("v")}}function Ie({words:t,asking:e},o){let{pairs:n,narrow:r}=K(o);return{id:"pairs",left:n.left,top:Ce(n.top,r),side:44,wide:(n.width-44)/t.length,tall:Te,words:t,roles:t.map((a,s)=>s===e?"query asked":"ink"),columns:t.map(()=>"ink")}}function Jo(t){let{pairs:e,narrow:o}=K(t);return Math.ceil(Ce(e.top,o)+Go+2)}function Vo(t,e,o){let n={text:e,role:"sub",dy:3},r=` ${Bo[e]}`;if(t==="tables")return[{text:"E"},n,{text:r,dy:-3}];if(e==="v")return[{text:`x${r}`}];if(o)return[{text:`${e}${r}`}];let a=t==="bias"&&e==="q"?[{text:" + b",dy:-3},n,{text:r,dy:-3}]:[{text:r,dy:-3}];return[{text:`${e} = x W`},n,...a]}function Yo(t,e,o,{left:n,top:r,width:a},s){let i={q:`bold: ${j(o)}`,k:s?"dashed: the bold query":a<280?"dashed: query; discs: weights":"dashed: the bold query; discs: its weights",v:s?"triangle: the output":`triangle: what ${j(o)} gets`};return[rt(`title ${e}`,`${Ne[e]} strong start`,{x:n,y:r-22},Vo(t,e,a<255)),x.text(`note ${e}`,"soft small start",[n,r-6],i[e])]}function Zo(t,{left:e,top:o,width:n,edge:r},a){let s={x:e+n,y:o-22},i=Math.round(r/1.15),l=`${a||n<280?"ring":"outer ring"} = ${i}`;return x(`scale ${t}`,"text","ink strong end small",s,l)}function Qo({words:t,asking:e},o,n,r,a,s){let i=c=>o==="q"&&c===e,l=Ne[o];return[...n.flatMap((c,p)=>te(`${o} ${p}`,`${l}${i(p)?" bold":""}`,r,c,Po[o])),...me(`${o} `,{plane:r,words:t,roles:t.map((c,p)=>i(p)?`${l} asked`:l),tips:n.map(c=>_(r,c)),size:a?13:15,others:s.map(c=>_(r,c))})]}function Xo(t,e){let[o,n]=t;if(o===0&&n===0)return[];let[r,a]=_(e,[0,0]),s=Math.min(e.width/2/Math.abs(o||1e-12),e.height/2/Math.abs(n||1e-12));return[x.line("ray","query line ray",[r,a,r+s*o,a-s*n])]}function tn(t,e){let[o,n]=_(e,t).map(r=>r.toFixed(1));return x.path("gets","output solid gets",`M${o} ${n}m0 -8l7 12h-14Z`)}var en=(t,e,o,n)=>t.map((r,a)=>{let[s,i]=_(o,e[a]);return x(`disc ${a}`,"circle","weight solid disc",{cx:s,cy:i,r:(n?12:17)*Math.sqrt(r)})});function on(t,e,o,n){let{source:r,words:a,asking:s}=t,[i,l,c]=[e.q,e.weights,e.output].map(u=>u[s]),p=[...Xo(i,o.k),...en(l,e.k,o.k,n)],f=o.q.edge===o.v.edge;return Le.flatMap(u=>[...Yo(r,u,a[s],o[u],n),...f?[]:[Zo(u,o[u],n)],...Xt(u,o[u]),...u==="k"?p:[],...Qo(t,u,e[u],o[u],n,u==="v"?[c]:[]),...u==="v"?[tn(c,o.v)]:[]])}function nn({words:t},{goals:e},{left:o,top:n,width:r,pitch:a},s){let i=n+(s?ze:50),l=o+r,c=ke(t).flatMap((f,u)=>{let d=i+u*a,{value:h,met:m}=e[u],g=s?d+14:d;return[x.text(`goal ${u}`,"ink start small",[o,d],f),x.text(`value ${u}`,"ink end number",[s?o+40:l-76,g],A(h)),x.text(`met ${u}`,m?"ink strong end small":"soft end small",[l,g],m?"\u2713 met":"\u2717 open"),x.line(`rule ${u}`,"rule",[o,g+6,l,g+6])]});return[x.text("goals","ink strong start",[o,n+18],"Five goals"),...c]}function rn(t,{weights:e,scores:o},n){let{pairs:{top:r},narrow:a}=K(n),s=Ie(t,n),i=s.top+18+t.asking*s.tall,l=(p,f)=>p.map(u=>u.map(d=>A(d,f))),c=(p,f,u)=>x.text(p,"soft small start",[s.left,f],u);return[rt("pairs title","ink strong start",{x:s.left,y:r+14},[{text:"Weights"},{text:"small: scores q\xB7k",role:"aside",dx:8}]),c("pairs note",r+30,"row asks, column answers"),...a?[c("discs note",r+46,"discs above: the weights of the bold row")]:[],...we(s,{hue:"weight",shares:e,texts:l(e,2),small:l(o,1)}),...an.map(([p,f])=>ye(s,`goal ${p} ${f}`,"ink back",p,f)),x.rect("asking","query solid",[s.left+s.side-4,i+3,3,s.tall-6])]}var an=[[0,2],[1,2],[3,4],[4,3]];function We(t,e,{width:o,edges:n=B(e)}){let{goals:r,narrow:a}=K(o),s=[...on(t,e,ot(n,o),a),...nn(t,e,r,a),...rn(t,e,o)];return{width:o,height:Jo(o),marks:s}}var Fe=({source:t},e)=>e===(t==="tables"?"q":"v"),sn=({source:t},e)=>e==="v"||t==="tables";function De(t,e,{width:o,edges:n=B(e)}){let r=ot(n,o),a=Le.filter(l=>sn(t,l)).flatMap(l=>e[l].map((c,p)=>ee(`${l} ${p}`,`${Ko[l]} of ${j(t.words[p])}; arrow keys move its tip`,r[l],c))),s=Ie(t,o),i=(l,c)=>Oe(t,e,l,c);return[...a,...ve(s,i,[t.asking,0],!1)]}var Re=`.projection-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 6px 16px; }
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
`;var pn=2e3,He={q:"query",k:"key",v:"x"},L=t=>t.read(),F=t=>t.split(/_(.)/).map((e,o)=>o%2?w("sub",{},e):e);function un(t,e){let o=null,n=()=>B(R(L(t))),r=(p,f,u)=>{let d=o?Math.min(W,o[p]):W,h=u.map(g=>Math.round(100*k(g,-d,d))/100),m=L(t)[He[p]];e({[He[p]]:m.map((g,b)=>b===f?h:g)})},a=(p,f,u)=>{let d=()=>{Fe(L(t),f)&&t.change({asking:u})};p.addEventListener("focus",d),oe(p,{plane:()=>ot(o??n(),l.width())[f],read:()=>R(L(t))[f][u],move:h=>r(f,u,h),hold:h=>{h&&d(),o=h?n():null,h||t.change({},{glide:!0})}})},s=(p,f)=>ne(p,()=>f().id,L(t).words.length,(u,d,h)=>{e({asking:u}),h&&l.focus(`pairs ${u} ${d}`)}),i=(p,f)=>({width:p,edges:o??B(f)}),l=zt("projection-board",(p,f)=>{let[u,d]=f().id.split(" ");u==="pairs"?s(p,f):a(p,u,Number(d))},(p,f,u)=>De(f,u,i(p,u))),c=(p,f)=>{let u=l.room();l.tell(p,f),l.paint(We(p,f,i(u,f)),u)};return{root:l.root,paint:c}}function fn(t,e,o,n,r,a){let s=(p,f,u)=>{let d=Q(L(n)[e]).map((h,m)=>h.map((g,b)=>m===p&&b===f?u:g));r({[e]:o===1?d[0]:d})},i=Array.from({length:o},(p,f)=>[0,1].map(u=>It({label:`${t}, ${o>1?`row ${f+1}, `:""}column ${u+1}`,most:W,onInput:d=>s(f,u,d),told:a}))),l=w("div",{class:"projection-matrix",role:"group","aria-label":t},w("span",{"aria-hidden":"true"},...F(t.replace(" ","_"))),w("span",{class:"projection-fields"},...i.flat().map(p=>p.root))),c=(p,f)=>Q(p[e]).forEach((u,d)=>u.forEach((h,m)=>f(i[d][m],h)));return{root:l,tell:p=>c(p,(f,u)=>f.set(u)),restore:p=>c(p,(f,u)=>f.write(u))}}function dn(t){let e=t.map(r=>[w("span",{},r),w("span"),w("span")]);return{root:w("div",{class:"projection-tables","aria-hidden":"true"},w("span"),w("span",{class:"query"},...F("E_q")),w("span",{class:"key"},...F("E_k")),...e.flat()),tell:({query:r,key:a})=>e.forEach(([,s,i],l)=>{T(s,P(r[l])),T(i,P(a[l]))})}}function hn({words:t},e,o,n){let r=Ct(n),a=(m,g,b)=>fn(m,g,b,e,o,r),s=[a("W q","w_q",2),a("W k","w_k",2),a("b q","b_q",1)],i=w("span",{class:"attn-label"}),l=dn(t),c=E("projection-matrices",...s.map(m=>m.root),i),p=E("projection-source",l.root,c),f=m=>{for(let g of s)g.restore(m)},u="",d=m=>{u=m.source,f(m),yt(l.root,u==="tables"),yt(c,u!=="tables"),S(s[2].root,"hidden",u!=="bias");let g=u==="bias"?" + b_q":"";i.replaceChildren(...F(`q = x W_q${g}, k = x W_k, v = x`))};return{root:p,tell:m=>{u!==m.source&&d(m),l.tell(m);for(let g of s)g.tell(m)},restore:f}}function yt(t,e){t.style.visibility=e?"":"hidden"}function mn(){let t=Kt(),e=w("p",{class:"projection-refused",role:"status"}),o=E("projection-hints",t,e),n="";return{root:o,told:s=>{let i=F(s.slice(0,3).replace(" ","_"));e.replaceChildren(...i,s.slice(3)),yt(t,s==="")},tell:(s,i)=>{n!==(n=$e(s,i))&&t.replaceChildren(...F(n))}}}function gn({words:t},{change:e,solve:o,reset:n}){let r={glide:!0},a=ut("Queries and keys come from",{tables:"tables",matrices:"matrices",bias:"matrices + bias"},h=>e({source:h},r)),s=Object.fromEntries(t.map((h,m)=>[m,h])),i=ut("Follow the word",s,h=>e({asking:Number(h)})),l=h=>w("span",{class:"attn-label","aria-hidden":"true"},h),c=(...h)=>E("attn-row",...h),p=c(D("Find a solution",o).root,D("Reset",n).root),f=E("projection-row",c(l("Queries and keys from"),a.root),p),u=E("projection-row",c(l("Follow"),i.root));return{above:f,below:u,tell:h=>{a.set(h.source),i.set(String(h.asking))}}}function xn(t,e){let o=Qt(e,pn),n=(u,d={})=>{o.stop(),e.change(u,d)},r={change:n,solve:()=>o.play(ie(L(e))),reset:()=>{o.stop(),e.reset(),s.restore(L(e))}},a=mn(),s=hn(t,e,n,a.told),i=gn(t,r),[l,c]=[un(e,n),Gt()],[p,f]=[{now:L(e),result:Z(L(e))},""];return{parts:[a.root,i.above,s.root,i.below,l.root,c.root],tell:u=>{let d=Z(u);o.tell(u),a.tell(u,d),i.tell(u),s.tell(u),f=Se(u,d,p)||f,p={now:u,result:d},c.set(Ee(u,d),f)},glides:R,paint:u=>l.paint(L(e),xt(u)),stop:()=>{o.stop(),c.stop()}}}var Vr=Zt({name:"projection",label:"Live figure: what words look for, offer and mean",style:kt+ce+Re,controls:["source","x","query","key","w_q","w_k","b_q","asking"],fixed:["words"],build:xn});export{Z as compute,Vr as default,Ee as describe,ie as learn};
