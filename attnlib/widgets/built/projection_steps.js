// Joined by `make figures` from src/projection_steps and src/kit: change those, not this.
var Ft="http://www.w3.org/2000/svg",Kt=0,Vt=Math.random().toString(36).slice(2,8),ot=t=>`attn-${Vt}-${t}-${++Kt}`;function nt(t,e,o){for(let[n,a]of Object.entries(e))n.startsWith("on")?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(n,""):a!==!1&&a!=null&&t.setAttribute(n,a);return t.append(...o),t}var k=(t,e={},...o)=>nt(document.createElement(t),e,o),T=(t,...e)=>k("div",{class:t},...e),Ut=(t,e={},...o)=>nt(document.createElementNS(Ft,t),e,o),rt=()=>Ut("svg",{class:"scene","aria-hidden":"true"}),at=(t,e,...o)=>k("div",{class:`attn-stage ${e}`.trim(),role:t&&"group","aria-label":t},...o);function O(t,e){t.firstChild===null?t.append(e):t.firstChild.data!==e&&(t.firstChild.data=e)}function q(t,e,o){let n=o===!0?"":o===!1?null:String(o);t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(e,n))}var Gt=t=>Math.round(t*10)/10,st=new WeakMap;function it(t){let e=T("attn-hits"),o=new Map,n=r=>{let s=r.slider?k("div",{role:"slider",tabindex:0}):k("button",{type:"button"}),i={node:s,hit:r};return o.set(r.id,i),s.dataset.id=r.id,t(s,()=>i.hit),i};return{root:e,set:(r,s=1)=>{let i=new Set(r.map(({id:c})=>c));for(let[c,{node:l}]of o)i.has(c)||(l.remove(),o.delete(c));r.forEach((c,l)=>{let p=o.get(c.id)??n(c);Xt(p.node,p.hit=c,s),p.node.parentNode!==e&&e.insertBefore(p.node,e.children[l]??null)})},focus:r=>o.get(r)?.node.focus({preventScroll:!0})}}function Xt(t,{x:e,y:o,width:n,height:a,label:r,kind:s="",aria:i={},tab:c=0,lang:l},p){let[u,h,f,d]=[e,o,n,a].map(g=>Gt(p*g)),m=`left:${u}px;top:${h}px;width:${f}px;height:${d}px`;st.get(t)!==m&&(t.style.cssText=m,st.set(t,m)),q(t,"class",`attn-hit ${s}`.trim()),q(t,"aria-label",r),q(t,"tabindex",c),l&&q(t,"lang",l);for(let[g,b]of Object.entries(i))q(t,`aria-${g}`,String(b))}var lt="http://www.w3.org/2000/svg",Jt=t=>Math.round(t*10)/10+0;function w(t,e,o,n,a){let r={};for(let s in n){let i=n[s];r[s]=typeof i=="number"?Jt(i):i}return{id:t,shape:e,role:o,at:r,...a===void 0?{}:{text:a}}}w.line=(t,e,[o,n,a,r],s)=>w(t,"line",e,{x1:o,y1:n,x2:a,y2:r,...s});w.rect=(t,e,[o,n,a,r],s)=>w(t,"rect",e,{x:o,y:n,width:a,height:r,...s});w.circle=(t,e,[o,n,a],r)=>w(t,"circle",e,{cx:o,cy:n,r:a,...r});w.path=(t,e,o,n)=>w(t,"path",e,{d:o,...n});w.text=(t,e,[o,n],a,r)=>w(t,"text",e,{x:o,y:n,...r},a);var I=(t,e,o,n)=>({...w(t,"text",e,o),runs:n}),ct=new WeakMap;function Qt(t,e){let{node:o,role:n,at:a}=t;n!==e.role&&o.setAttribute("class",t.role=e.role);for(let s in e.at)a[s]!==e.at[s]&&o.setAttribute(s,String(e.at[s]));for(let s in a)s in e.at||o.removeAttribute(s);t.at=e.at;let r=e.runs?JSON.stringify(e.runs):e.text??"";t.text!==r&&(t.text=r,e.runs?t.node.replaceChildren(...e.runs.map(Zt)):t.node.firstChild?t.node.firstChild.nodeValue=r:t.node.append(r))}var Yt=({role:t,dx:e,dy:o})=>({...t&&{class:t},...e&&{dx:e},...o&&{dy:o}});function Zt(t){let e=document.createElementNS(lt,"tspan");for(let[o,n]of Object.entries(Yt(t)))e.setAttribute(o,String(n));return e.append(t.text),e}function ut(t,{width:e,height:o,marks:n}){let a=`0 0 ${e} ${o}`;t.getAttribute("viewBox")!==a&&t.setAttribute("viewBox",a);let r=ct.get(t)??new Map;ct.set(t,r);let s=new Map(n.map(c=>[c.id,c]));for(let[c,{node:l,shape:p}]of r)s.get(c)?.shape!==p&&(l.remove(),r.delete(c));let i=t.firstChild;for(let c of n){let l=r.get(c.id);if(!l){let p=document.createElementNS(lt,c.shape);p.setAttribute("data-id",c.id),l={node:p,shape:c.shape,role:"",at:{},text:""},r.set(c.id,l)}Qt(l,c),i===l.node?i=l.node.nextSibling:t.insertBefore(l.node,i)}}function pt(t,e,o,{label:n,zoom:a=()=>1}={}){let r=rt(),s=it(e),i=at(n,t,r,s.root),c=700,l=[],p=()=>s.set(o(c,...l),a(c));return{root:i,image:r,room:()=>Math.round(i.clientWidth),focus:s.focus,width:()=>c,tell:(...u)=>{l=u,p()},paint:(u,h)=>{h!==c&&(c=h,p()),ut(r,u)}}}var dt=`/* The book's colours, once: its pages, its live figures and attnlib.plot read them here.
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
`;var ne=(t,e)=>t.reduce((o,n,a)=>o+n*e[a],0);var R=t=>t[0].map((e,o)=>t.map(n=>n[o]));function H(t,e){let o=R(e);return t.map(n=>o.map(a=>ne(n,a)))}function mt(t,e=1,o=null){let n=i=>o===null||o[i],a=Math.max(...t.filter((i,c)=>n(c))),r=t.map((i,c)=>n(c)?Math.exp((i-a)/e):0),s=r.reduce((i,c)=>i+c,0);return s>0?r.map(i=>i/s):r}var L=(t,e=0,o=1)=>Math.max(e,Math.min(o,t));var gt=200,F=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Y=t=>t*t*(3-2*t);function Q(t,e,o){if(o>=1||Object.is(t,e))return e;if(typeof t=="number"&&typeof e=="number")return t+(e-t)*o;if(Array.isArray(t)&&Array.isArray(e))return t.length!==e.length?e:e.map((n,a)=>Q(t[a],n,o));if(t&&e&&typeof t=="object"&&typeof e=="object"){let n=Object.entries(e).map(([a,r])=>[a,Q(t[a],r,o)]);return Object.fromEntries(n)}return e}function wt(t,e,o){let[n,a,r,s,i,c]=[t,t,t,0,0,0],l=!1,p=u=>{let h=L(u-i,0,64);if(i=u,l){let d=L((u-s)/e);n=Q(a,r,Y(d)),l=d<1}let f=o(n,h);c=l||f?requestAnimationFrame(p):0};return{go(u,h){if(F()){[n,r,l]=[u,u,!1],o(n,1/0);return}[a,r,s,l]=[n,u,performance.now(),h],h||(n=u,o(n,0)),c||([i,c]=[performance.now(),requestAnimationFrame(p)])},again:()=>void o(n,0),stop:()=>cancelAnimationFrame(c)}}function E(t,e=2){if(!Number.isFinite(t))return t>0?"\u221E":t<0?"\u2212\u221E":"no number";let o=Math.abs(t);return(t!==0&&(o<.5*10**-e||o>=1e5)?t.toExponential(1).replace("e+","e"):t.toFixed(e)).replaceAll("-","\u2212")}function xt(t){let e=E(t,3);return e.includes("e")?e:e.replace(/\.?0+$/,"")}function K(t,e,o=null){let a=k("button",{type:"button",class:"attn-button","aria-label":o,onclick:e},t);return{root:a,set:r=>q(a,"aria-pressed",String(r))}}var bt=(...t)=>k("p",{class:"attn-hint"},...t);function vt({label:t,min:e,max:o,step:n,onInput:a,text:r=E,zero:s=e,...i}){let{read:c=x=>x,write:l=x=>x}=i,p=ot("slider"),u=k("span",{class:"attn-number","aria-hidden":"true"}),f=k("input",{type:"range",id:p,min:e,max:o,step:n,oninput:()=>a(c(f.valueAsNumber))}),d=T("attn-slider",k("label",{for:p},t),f,u),m=o,g=x=>Math.min(1,Math.max(0,(x-e)/(m-e)));return{root:d,input:f,set:(x,v=!0)=>{let y=l(x);f.valueAsNumber!==y&&(f.value=y),f.style.setProperty("--from",g(Math.min(s,y))),f.style.setProperty("--to",g(Math.max(s,y))),f.disabled=!v,O(u,r(x)),q(f,"aria-valuetext",r(x))},limit:x=>q(f,"max",m=x)}}function kt(t=700){let e=k("p",{class:"attn-summary"}),o=k("span",{class:"attn-hidden",role:"status"}),n,a=(r,s=r)=>{clearTimeout(n),e.firstChild&&(n=setTimeout(()=>O(o,s),t)),O(e,r)};return{root:k("div",{},e,o),set:a,stop:()=>clearTimeout(n)}}function yt(t,e,o){let n={PageUp:e.ArrowUp,PageDown:e.ArrowDown},a=t.getAttribute("role")==="slider"?{...n,...e}:e;t.addEventListener("keydown",r=>{let s=a[r.key]?.(r);s===void 0||r.ctrlKey||r.metaKey||r.altKey||(r.preventDefault(),r.stopPropagation(),o(s))})}var re=0,$t=({_own:t,_drawn:e})=>t?.name?e??{}:{};function Mt(t,e){let[o,n,a]=[!1,0,""],r={},s=c=>{r=c;let l=c._own;if(l?.turn!==n&&([n,o]=[l?.turn,!1]),o)return;let p=l?.name?e(c,l.kind):null,u=p?JSON.stringify([l,p]):"";u!==a&&([a,o]=[u,p!==null],p&&t.send({own:{...p,name:l.name,turn:++re}}))},i=()=>{o=!1,s(r)};return t.on("change:_drawn",i),{ask:s,stop:()=>t.off("change:_drawn",i)}}function ae(t,e){let{name:o,kind:n=""}=t._own??{};if(!o)return"";let{fault:a,note:r,weights:s,mask:i}=$t(t),c=!!(s??i);return e(t,n)===null?`The book\u2019s picture: your ${o} has no part in it.`:a?`Your ${a} The picture is ${c?"its last good one":"the book\u2019s"}.`:c?`Drawn by your ${o}. ${r??""}`.trim():`Your ${o} is called \u2026`}function At(t,e){let o=k("span",{role:"status"}),n=K("Back to the book\u2019s",()=>{t.set("_own",{turn:t.get("_own").turn}),t.save_changes(),a.closest(".attn").focus()}),a=T("attn-own",o,n.root);return{root:a,tell:s=>{let i=ae(s,e);a.hidden=i==="",a.classList.toggle("fault",!!$t(s).fault),O(o,i)}}}function St(t,e,o=[]){let n=[...e,...o],a=[],r=!1,s=()=>Object.fromEntries(n.map(u=>[u,t.get(u)])),i=u=>{if(r)return;let h=s();a.forEach(f=>f(h,u))},c=()=>i(null);e.forEach(u=>t.on(`change:${u}`,c));let l=(u,{glide:h=!1}={})=>{r=!0;for(let[f,d]of Object.entries(u))t.set(f,d);r=!1,i({glide:h}),t.save_changes()},p=()=>{let u=t.get("_start")??{};return Object.fromEntries(e.filter(h=>h in u).map(h=>[h,u[h]]))};return{read:s,change:l,reset:()=>l(p(),{glide:!0}),follow:u=>void a.push(u),stop:()=>e.forEach(u=>t.off(`change:${u}`,c))}}function se(t){if(t.closest(".attnlib-figure"))return;let e=t;for(let o=0;e&&o<8&&!e.matches(".jp-Cell");o++,e=e.parentElement){let n=e.previousElementSibling;if(n?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')){n.style.display="none";return}}}function ie(t,e,o,n){let[a,r]=[0,!1],s=c=>{if(c!==r){r=c,t.classList.toggle("loading",c);for(let l of t.querySelectorAll(".attn-stage"))l.toggleAttribute("inert",c)}},i=c=>{let l=++a,p=e.wants?.(o())??null;if(s(p!==null),p===null)return n(c);e.say?.("Loading \u2026");let u="This part of the figure could not be loaded. Choose it again, or reload the page.";p.then(()=>l===a&&i(c),()=>l===a&&e.say?.(u))};return i}function qt({name:t,label:e,style:o,controls:n,fixed:a=[],ms:r=gt,asks:s,build:i}){return{render:({model:l,el:p})=>{let u=k("div",{class:"attn-host","data-lm-suppress-shortcuts":"true"}),h=u.attachShadow({mode:"open"});h.append(k("style",{},[dt,ft,ht,o].join(`
`)));let f=St(l,s?[...n,"_own","_drawn"]:n,a),d=i(f.read(),f,l),m=s&&{...Mt(l,s),...At(l,s)},g=k("div",{class:`attn attn-${t}`,role:"group","aria-label":e,tabindex:s&&-1},d.parts[0],...m?[m.root]:[],...d.parts.slice(1));h.append(g),p.append(u);let b=()=>{let x=d.glides??($=>$),v=0,y=()=>{let $=f.read();d.tell($),m?.tell($),m?.ask($),m&&(g.dataset.own=$._own?.kind??"")},S=wt(x(f.read()),r,($,B)=>v>0&&d.paint($,B,v)),N=()=>{let $=Math.round(g.clientWidth);$===v||$===0||(v=$,se(p),S.again())},C=ie(g,d,f.read,$=>{y(),S.go(x(f.read()),$)});f.follow(($,B)=>{g.classList.add("touched"),C(B?.glide??!0)}),y(),N();let j=new ResizeObserver(N);return j.observe(g),d.ahead?.(),()=>{j.disconnect(),S.stop(),f.stop(),m?.stop(),d.stop?.()}},A=async()=>{await d.ready;for(let x;x=d.wants?.(f.read());)await x;return b()};return d.ready?A():b()}}}function zt({label:t,rest:e,wait:o,begin:n,next:a}){let r=0,s=()=>{O(u,r?"\u275A\u275A":"\u25B6"),q(u,"aria-label",r?"Pause":t)},i=()=>{clearTimeout(r),r=0,s()},c=()=>{r=Number(setTimeout(c,e())),a()||i()},l=()=>{n()!==!1&&(r=Number(setTimeout(c,o??e()/2)),s())},u=k("button",{type:"button",class:"attn-play",onclick:()=>r?i():l()});return s(),{root:u,stop:i}}var W=["q","k","v","scores","weights","output"],V=4,_=W.length*V;function _t({words:t,x:e,w_q:o,w_k:n,w_v:a}){let[r,s,i]=[o,n,a].map(u=>H(e,u)),c=H(r,R(s)),l=c.map(u=>mt(u)),p=H(l,i);return{words:t,x:e,w_q:o,w_k:n,w_v:a,q:r,q_row:r,k:s,k_t:R(s),v:i,scores:c,weights:l,output:p}}var ce=t=>({stage:W[Math.floor((t-1)/V)],i:(t-1)%V>>1,j:t-1&1}),U=(t,e,o)=>V*W.indexOf(t)+2*e+o+1,le={q:["x","w_q"],k:["x","w_k"],v:["x","w_v"],scores:["q_row","k_t"],weights:["scores",null],output:["weights","v"]};function P(t,e){let{stage:o,i:n,j:a}=ce(e),[r,s]=le[o],i=t[r][n].map((c,l)=>{let p=s?t[s][l][a]:null,u=p===null?Math.exp(c):c*p;return{a:c,b:p,from:[r,n,l],over:s&&[s,l,a],product:u}});return{stage:o,i:n,j:a,pairs:i,result:t[o][n][a]}}function G(t){let e=Math.floor(t+1e-9),o=t-e;return o>1e-6?{known:e,focus:e+1,phase:o}:{known:e,focus:e,phase:1}}var Et=`.query { --c: var(--query); } .key { --c: var(--key); } .value { --c: var(--value); } .weight { --c: var(--weight); }
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
text.title { font-weight: 600; font-size: 17px; paint-order: stroke; stroke: var(--paper); stroke-width: 5; stroke-linejoin: round; }
tspan.sub { font-size: 0.72em; stroke: none; }
.formula { font-size: 13px; font-weight: 400; fill: var(--soft); } .formula.low { font-size: 10px; }
tspan.up { font-size: 0.75em; }
text.shape { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 7; }
text.shape.on { fill: var(--ink); font-weight: 700; font-size: 14px; }
text.word { font-size: 14.5px; } text.word.small { font-size: 11.5px; }
text.sum { font-size: 15px; }
tspan.strong { fill: var(--c); }
.waiting { opacity: 0.25; }
`;var pe="278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584".split(" ").map(Number),de=1.12;var D=new Map;function fe(t){let o=[...t.normalize("NFD").replace(/\p{M}/gu,"")].reduce((n,a)=>n+(pe[a.charCodeAt(0)-32]??556),0);return de*o/1e3}function X(t,e){return D.size>5e3&&D.clear(),D.has(t)||D.set(t,fe(t)),e*D.get(t)}var jt={"\u2212":"\u207B",...Object.fromEntries([..."0123456789"].map((t,e)=>[t,"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[e]]))},Tt=t=>[...t].every(e=>e in jt)?[...t].map(e=>jt[e]).join(""):null;var z=(t,e)=>t==="weights"||t==="output"?E(e):xt(e),he=t=>`e${Tt(t)}`,me=t=>`\u201C${t}\u201D`,Z=(t,e)=>e<0?`(${z(t,e)})`:z(t,e),Ot={q:"query",k:"key",v:"value"};function Lt(t,e){if(!e)return"Two words, three numbers each, and three learnt matrices. Press play, or a cell: each is one row times one column.";let{scores:o}=t,n=t.words.map(me),{stage:a,i:r,j:s,pairs:i,result:c}=P(t,e),l=i.map(({a:h,b:f,from:d,over:m})=>`${Z(d[0],h)} \xD7 ${m?Z(m[0],f):""}`).join(" + "),p=z(a,c);if(Ot[a])return`Number ${s+1} of the ${Ot[a]} of ${n[r]}: its row of X times column ${s+1} of W${a}, ${l} = ${p}.`;if(a==="scores")return`How well the query of ${n[r]} fits the key of ${n[s]}: ${l} = ${p}.`;if(a==="weights"){let h=o[r].map(f=>he(Z("scores",f)));return`${n[r]} gives ${n[s]} the weight ${h[s]} \xF7 (${h.join(" + ")}) = ${p}.`}let u=e===_?" Each word now has an output of its own.":"";return`Number ${s+1} of what ${n[r]} gets: its weights times column ${s+1} of the values, ${l} = ${p}.${u}`}var M={x:{role:"ink",name:"X",at:[0,1]},w_q:{role:"query",name:"W",index:"q",at:[1,0]},w_k:{role:"key",name:"W",index:"k",at:[2,0]},w_v:{role:"value",name:"W",index:"v",at:[4,0],phone:[3,0]},q:{role:"query",name:"Q",formula:"= X W",low:"q",at:[1,1]},k:{role:"key",name:"K",formula:"= X W",low:"k",at:[2,1]},v:{role:"value",name:"V",formula:"= X W",low:"v",at:[4,1],phone:[3,1]},k_t:{role:"key",name:"K\u1D40",formula:"turned over",at:[2,2]},q_row:{role:"query",name:"Q",at:[1,3]},scores:{role:"soft",name:"scores",formula:"= Q K\u1D40",at:[2,3]},weights:{role:"weight",name:"weights",formula:"softmax",at:[3,3],phone:[2,4]},output:{role:"output",name:"output",formula:"= weights V",at:[4,3],phone:[3,4]}},J=Object.keys(M),Nt=t=>M[t].role==="soft"?"ink":M[t].role,ge=U("scores",0,0),we=20,Ct=24;function Wt(t){let e=t<560,o=d=>e&&M[d].phone||M[d].at,n=t<311?58:64,a={left:n,right:2,top:24,spaces:[32,32,32,56]},[r,s]=t<860?[94,14]:[100,62],i=e?{c:L((t-n-26)/9,Ct,30),...a}:{c:Math.min(46,t/19),left:r,right:s,top:42,spaces:[44,44,44]},c=e?4:5,l=(t-i.left-i.right-(2*c+1)*i.c)/(c-1),p=Array.from({length:c},(d,m)=>i.left+(m?3*i.c+l+(m-1)*(2*i.c+l):0)),u=[i.top];i.spaces.forEach((d,m)=>u.push(u[m]+(m?2:3)*i.c+d));let h=d=>[p[o(d)[0]],u[o(d)[1]]],f=(d,m,g)=>[h(d)[0]+(g+.5)*i.c,h(d)[1]+(m+.5)*i.c];return{...i,narrow:e,width:t,place:o,gap:l,crowded:e||l<56,xs:p,ys:u,corner:h,at:f,height:Math.round(u[u.length-1]+2*i.c+44)}}var tt=([t,e],o)=>[t-o/2,e-o/2,o,o];function xe(t,e){let o=e.narrow?1.5:3;return J.map(n=>{let[a,r]=e.corner(n),[s,i]=[t[n].length,t[n][0].length].map(l=>l*e.c+2*o),c=[a-o,r-o,i,s];return w.rect(`sheet ${n}`,`${M[n].role} sheet`,c,{rx:e.narrow?5:8})})}function be(t,e,o,{seen:n,used:a,focus:r,next:s}){let[i,c]=e.narrow?[e.c-2,4]:[e.c-4,6],l=o==="weights"||o==="output"?" tight":"",p=(u,h,f)=>{let[d,m]=[`${o} ${h} ${f}`,W.includes(o)?U(o,h,f):-1],[g,b]=[n(o,h,f),m===r?" now":""],A=`${g?"":" empty"}${b}${m===s?" next":""}${a.has(d)?" from":""}`,[x,v]=e.at(o,h,f),y=w.rect(`cell ${d}`,`${M[o].role} cell${A}`,tt([x,v],i),{rx:c});if(!g)return[y];let S=o==="weights"?i*u:0,N=[x-i/2,v+i/2-S,i,S],C=w.rect(`fill ${h} ${f}`,"weight fill",N,{rx:Math.min(c,S/2)}),j=`ink number${l}${b}`,$=w.text(`value ${d}`,j,[x,v],z(o,u));return S?[y,C,$]:[y,$]};return t[o].flatMap((u,h)=>u.flatMap((f,d)=>p(f,h,d)))}var ve=t=>t.narrow?[14,11]:t.width<860?[18,13]:[we,13];function Bt(t,e){let{name:o,index:n="",formula:a,low:r=""}=M[t],[s,i]=ve(e);return X(o+n,s)+(a?X(a+r,i)+6:0)}function et(t,e){let[o,n]=e.place(t),a=J.filter(i=>e.place(i)[1]===n&&e.place(i)[0]>o),r=t==="k_t"?e.xs[o]+2*e.c+(e.narrow?0:26):e.width,s=Math.min(...a.map(i=>e.corner(i)[0]-(e.narrow?2:6)),r);return e.xs[o]+Bt(t,e)<=s}function ke(t,e){let o=t==="scores"||t==="weights";if(!o&&t!=="output"||et(t,e))return[];let[n,a]=e.corner(t),r=[n+2*e.c,a+2*e.c+(o?35:13)];return[w.text(`formula ${t}`,"soft formula end",r,M[t].formula)]}function ye(t,e,o,n){let[a,r]=[t[e].length,t[e][0].length],[s,i]=o.corner(e),[c,l]=[r*o.c,a*o.c],p=u=>e===n[u]?" on":"";return[w.line(`top ${e}`,"rule edge",[s+2,i-10,s+c-2,i-10]),w.line(`side ${e}`,"rule edge",[s-11,i+2,s-11,i+l-2]),w.text(`columns ${e}`,`soft shape${p(0)}`,[s+c/2,i-10],String(r)),w.text(`rows ${e}`,`soft shape${p(1)}`,[s-11,i+l/2],String(a))]}function $e(t,e,o){return J.flatMap(n=>{let{role:a,name:r,index:s,formula:i,low:c}=M[n],[l,p]=e.corner(n),u=i&&et(n,e),h=[{text:r},...s?[{text:s,role:"sub",dy:4}]:[],...u?[{text:i,role:"formula",dx:e.narrow?4:6}]:[],...u&&c?[{text:c,role:"formula low",dy:3}]:[]],f=e.narrow?{x:l+1,y:p-9}:{x:l-2,y:p-27};return[I(`title ${n}`,`${a} title start`,f,h),...e.narrow?[]:ye(t,n,e,o),...ke(n,e)]})}function Me(t,e){let o=e.narrow?11:11.5,n=t.words.some(a=>X(a,o)>e.c+3)?12:0;return t.words.flatMap((a,r)=>{let s=(c,l)=>{let[p,u]=e.at(l,r,0);return w.text(`${c} ${r}`,"ink end word",[p-e.c/2-(e.narrow?5:22),u],a)},i=c=>{let[l,p]=e.at(c,1,r),u=p+e.c/2+11+r*n;return w.text(`under ${c} ${r}`,"soft word small",[l,u],a)};return[s("word","x"),s("again","q_row"),i("scores"),i("weights"),...e.narrow?[s("third","weights")]:[]]})}function Ae(t){let e=t.narrow?3:5,o=(m,g,b)=>`M${m} ${g}V${b}m${-e} ${-e}l${e} ${e}l${e} ${-e}`,n=(m,g,b)=>`M${m} ${b}H${g}m${-e} ${-e}l${e} ${e}l${-e} ${e}`,a=(m,g)=>[t.corner(m)[0]+g*2*t.c,t.corner(m)[1]+2*t.c+6],r=m=>t.corner(m)[1]-(t.narrow?19:38),[[s,i],[c,l]]=[a("q",.14),a("v",t.narrow?.84:.5)],p=m=>t.corner(m)[0]+2*t.c+(t.narrow?3:8),u=m=>t.corner(m)[0]-(t.narrow?2:20),h=m=>t.corner(m)[1]+t.c,f=(m,g,b=1)=>{let[A,x,v]=[p(m),h(m),t.corner(g)[1]+b*t.c],y=t.narrow?Math.min(8,t.gap):26;return`M${A} ${x}C${A+y} ${x} ${A+y} ${v} ${A} ${v}m${e} ${-e}l${-e} ${e}l${e} ${e}`},d=(m,g,b)=>w.path(`road ${m}`,`${g} road`,b.replace(/\d+\.\d+/g,A=>Number(A).toFixed(1)));return[d("q","query",o(s,i,r("q_row"))),d("v","value",o(c,l,r("output"))),d("k","key",f("k","k_t")),d("softmax","weight",t.narrow?f("scores","weights",.45):n(p("scores"),u("weights"),h("scores"))),d("output","output",n(p("weights"),u("output"),h("output")+(t.narrow?.5*t.c:0)))]}var Pt=(t,e,o)=>L((o-(e>1?t*.38/(e-1):0))/.5),Se=(t,e,o,n,a)=>[w.rect(t,`${Nt(e)} mover`,tt(n,a),{rx:6}),w.text(`${t} text`,"paper number",n,z(e,o))],qe=(t,e,o)=>t.map((n,a)=>n+(e[a]-n)*Y(o));function ze(t,{stage:e,i:o,j:n,pairs:a},r){let s=t.at(e,o,n);return a.flatMap(({a:i,b:c,from:l,over:p},u)=>{let h=Pt(u,a.length,r);if(h<=0||h>=1)return[];let f=(d,m,g)=>Se(`mover ${d} ${u}`,m[0],g,qe(t.at(...m),s,h),t.c*.84);return[...p?f("column",p,c):[],...f("row",l,i)]})}function _e(t,{stage:e,i:o,j:n,pairs:a}){let[r,s]=t.at(e,o,n),[i]=a[0].from,[c]=t.at(i,o,a.length-1),l=c<r?[w.line("beam row",`${M[i].role} beam`,[c+t.c/2,s,r-t.c/2,s])]:[];if(!a[0].over)return l;let[p]=a[0].over,u=`${M[p].role} beam`,[h,f]=[t.at(p,a.length-1,n)[1]+t.c/2,s-t.c/2],d=t.corner(e),[m,g]=t.narrow?[d[1]-19,d[1]-2]:[d[1]-37,d[1]-17],b=r>d[0]+4+(et(e,t)?Bt(e,t):2*t.c);return[...l,...b||h>m?[w.line("beam column",u,[r,h,r,f])]:[w.line("beam column",u,[r,h,r,m]),w.line("beam column below",u,[r,g,r,f])]]}function Ee(t,e){return["q","k","v"].includes(e)?[t.xs[0]+3*t.c,t.ys[0]+1.5*t.c]:e==="scores"?[t.narrow?t.xs[1]-4:t.xs[2]-22,t.ys[2]+t.c-10]:t.narrow?[t.xs[2]-66,t.ys[4]+t.c-12]:t.crowded?[t.xs[4]+t.c-8,t.ys[2]+t.c-18]:[t.xs[3]+2*t.c,t.ys[2]+t.c-10]}function je(t,{stage:e,j:o,pairs:n,result:a},r){let[s,i]=Ee(t,e),[c,l]=t.narrow?["",15]:[" ",21],p=v=>i+(v-n.length/2)*l,u=e==="weights",h=n.map(({a:v,b:y,product:S,from:N,over:C},j)=>{let $=Pt(j,n.length,r)>=1?"":" waiting",B=u?[{text:"e"},{text:z("scores",v),role:"up ink strong",dy:-5}]:[{text:z(N[0],v),role:`${M[N[0]].role} strong`},{text:`${c}\xD7${c}`},{text:z(C[0],y),role:`${M[C[0]].role} strong`}],Ht=u?{text:`${c}=${c}${E(S)}`,dy:5}:{text:`${c}=${c}${z(e,S)}`};return I(`sum ${j}`,`ink sum end${$}`,{x:s,y:p(j)},[...B,Ht])}),f=r>=.9?"":" waiting",d=E(n.reduce((v,{product:y})=>v+y,0)),m=u?`${E(n[o].product)}${c}\xF7${c}${d}`:"",g=u?[{text:`${c}=${c}`}]:[],b=p(n.length)-l/2,A=t.narrow?44:e==="scores"?60:96,x=(v,y,S)=>I(v,`ink sum total end${f}`,{x:s,y:p(y)},S);return[...h,w.line("sum rule",`rule edge${f}`,[s-A,b,s,b]),...u?[x("sum share",n.length,[{text:m}])]:[],x("sum total",n.length+Number(u),[...g,{text:z(e,a),role:`${Nt(e)} strong`}])]}function Dt(t,{step:e,width:o}){let n=Wt(o),{known:a,focus:r,phase:s}=G(e),i=r?P(t,r):null,c=i?.pairs.flatMap(({from:d,over:m})=>[d,m])??[],l=new Set(c.filter(Boolean).map(d=>d.join(" "))),p=s>=1&&a<_?a+1:-2,u=(d,m,g)=>{if(d==="q_row"||d==="k_t")return r>=ge;if(!W.includes(d))return!0;let b=U(d,m,g);return b===r?s>=.9:b<=a},h=i?[i.pairs[0].from[0],i.pairs[0].over?.[0],i.stage]:[],f=[...xe(t,n),...Ae(n),...i?_e(n,i):[],...$e(t,n,h),...Me(t,n)];for(let d of J)f.push(...be(t,n,d,{seen:u,used:l,focus:r,next:p}));return i&&f.push(...je(n,i,s)),i&&s<1&&f.push(...ze(n,i,s)),{width:o,height:n.height,marks:f}}function It(t,{step:e,width:o}){let n=Wt(o);return Array.from({length:_},(a,r)=>{let{stage:s,i,j:c,result:l}=P(t,r+1),p=s==="scores"||s==="weights"?t.words[c]:`number ${c+1}`,u=`${s} of ${t.words[i]}, ${p}: ${r+1<=e?z(s,l):"not worked out yet"}`,[h,f,d]=tt(n.at(s,i,c),Math.max(Ct,n.c-2));return{id:String(r+1),x:h,y:f,width:d,height:d,label:u,tab:r+1===Math.max(1,Math.round(e))?0:-1}})}var Rt=`.attn-hits button:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
.steps-reel { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 16px; align-items: center; --name: 8.5em; }
@container (max-width: 859px) { .scene text.title { font-size: 15.5px; } }
@container (max-width: 760px) {
  .scene text.tight { font-size: 13.5px; }
  .steps-reel .attn-slider label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .steps-reel .attn-slider { grid-template-columns: 1fr 3.5em; }
}
@container (max-width: 559px) {
  .scene text { font-size: 14px; } .scene text.title { font-size: 14px; }
  .scene text.word { font-size: 12px; } .scene text.word.small { font-size: 11px; } .scene text.sum { font-size: 13px; }
  .scene text.tight { font-size: 12px; letter-spacing: -0.02em; } .scene .formula { font-size: 11.5px; } .scene .formula.low { font-size: 9px; }
  .beam { stroke-width: 2; stroke-dasharray: 0.1 5; } .cell.now { stroke-width: 2.2; }
  .attn-projection_steps .attn-summary { min-height: 5.8em; }
}
@container (max-width: 310px) {
  .scene text.tight, .scene text.word { font-size: 11px; } .scene text.title { font-size: 13px; }
  .attn-projection_steps .attn-summary { min-height: 7.25em; }
}
/* What a number comes from has a thick edge, where tints are not to be told from each other. */
@media (forced-colors: active) { .cell, .cell.empty { stroke: var(--edge); } .cell.next, .cell.from { stroke: var(--c); stroke-width: 3; } .cell.now { stroke: Highlight; stroke-width: 4.5; } .road { stroke: var(--c); } }
`;var Le=1100;function Ne(t,e){let o=pt("",(n,a)=>{let r=Number(a().id),s=i=>()=>String(L(r+i,1,_));n.addEventListener("click",()=>e(r)),yt(n,{ArrowRight:s(1),ArrowLeft:s(-1),ArrowDown:s(2),ArrowUp:s(-2)},o.focus)},(n,a)=>It(t,{step:a,width:n}));return o}function Ce(t){let e=()=>t.read().step,o=()=>(t.change({step:e()+1},{glide:!0}),e()<_),a=zt({label:"Play",rest:()=>Le,wait:0,begin:()=>(e()>=_&&t.change({step:0}),F()&&o(),!F()),next:o}),r=l=>{a.stop(),l===e()&&t.change({step:l-1}),t.change({step:l},{glide:!0})},s=vt({label:"cells worked out",min:0,max:_,step:1,text:l=>`${l} / ${_}`,onInput:r}),i=K("Reset",()=>{a.stop(),t.reset()});return{root:T("steps-reel",a.root,s.root,i.root),tell:s.set,go:r,stop:a.stop}}function We(t,e){let o=_t(t),[n,a]=[kt(),Ce(e)],r=Ne(o,a.go);return{parts:[bt("Press any cell: its row and its column come together there."),n.root,r.root,a.root],tell:i=>{a.tell(i.step),n.set(Lt(o,G(i.step).focus))},paint:({step:i},c,l)=>{r.tell(i),r.paint(Dt(o,{step:i,width:l}),l)},stop:()=>{a.stop(),n.stop()}}}var Ko=qt({name:"projection_steps",label:"Live figure: self-attention step by step",style:Et+Rt,controls:["step"],fixed:["words","x","w_q","w_k","w_v"],ms:500,build:We});export{_t as compute,Ko as default,Lt as describe};
