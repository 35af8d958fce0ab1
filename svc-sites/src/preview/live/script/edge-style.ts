/**
 * The line at the edge of what is drawn, which stays in sight while the edge is further down, and the shape of what is to come.
 * The colours are those of the application, in its theme.
 */
export const edgeStyle = `
.drawn{position:absolute;z-index:2147483647;inset:0 0 auto;display:flex;align-items:flex-end;pointer-events:none}
[hidden]{display:none}
.line{position:sticky;bottom:calc(16px/var(--scale));flex:1;height:calc(2px/var(--scale));
margin-bottom:calc(-2px/var(--scale));background:oklch(.66 .23 358)}
.part{all:unset;position:absolute;right:calc(14px/var(--scale));top:50%;transform:translateY(-50%) scale(calc(1/var(--scale)));
transform-origin:right;box-sizing:border-box;max-width:calc(100%*var(--scale) - 28px);
overflow:hidden;white-space:nowrap;text-overflow:ellipsis;padding:5px 9px;border-radius:4px;pointer-events:auto;cursor:pointer;
background:oklch(.525 .208 2);color:#fff;font:600 12.5px/1 "Schibsted Grotesk",system-ui,sans-serif}
.part:empty{display:none}
.part:focus-visible{outline:2px solid oklch(.525 .208 2);outline-offset:2px}
.rest{position:absolute;z-index:2147483646;inset:auto 0 auto;display:grid;grid-template-columns:1fr 1fr;gap:0 5%;align-content:start;
box-sizing:border-box;padding:36px 6.2%;overflow:hidden;background:#fff}
i,b{display:block;position:relative;overflow:hidden;height:11px;margin-bottom:17px;border-radius:5px;background:#e3e1dc}
b{width:60%;height:24px;margin-bottom:18px}
i:last-child{width:78%}
i::after,b::after{content:"";position:absolute;inset:0;background:linear-gradient(90deg,transparent,#fff9,transparent);
animation:pass 1.8s linear infinite;transform:translateX(-100%)}
.dark .line{background:oklch(.71 .2 357)}
.dark .part{background:oklch(.79 .135 357);color:oklch(.182 .016 303)}
.dark .part:focus-visible{outline-color:oklch(.79 .135 357)}
.dark :is(i,b){background:#fff1}
.dark :is(i,b)::after{background:linear-gradient(90deg,transparent,#fff1,transparent)}
@keyframes pass{to{transform:translateX(100%)}}
@media(max-width:600px){.rest{grid-template-columns:1fr}.rest div+div{display:none}}
@media(prefers-reduced-motion:reduce){i::after,b::after{animation:none}}
`;

const column = `<div><b></b>${'<i></i>'.repeat(5)}</div>`;

/** Two columns of a heading and five lines each. */
export const edgeBars = column.repeat(2);
