import { around, fullTurn, polar, round, times } from '../drawing.ts';
import { type Draw, disc, dish, leafShape, shadow, shape, stipple, stroke } from './pieces.ts';

export const plate: Draw = (paint, random) => {
  const leaves = times(9, () => {
    const [x, y] = polar(random.next() * fullTurn, random.between(10, 96));
    const length = random.between(48, 96);
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(random.between(0, 360))})"><path d="${leafShape(length)}" fill="${random.chance(0.5) ? paint.line : paint.soft}"/><path d="M0 -6V${-length + 10}" stroke="${paint.pale}" stroke-width="2.5"/></g>`;
  }).join('');
  const slices = times(4, () => {
    const [x, y] = polar(random.next() * fullTurn, random.between(30, 108));
    return `<g transform="translate(${round(x)} ${round(y)})">${disc(34, paint.fill, paint.line, 3)}${around(8, `<path d="M0 -8V-25" stroke="${paint.pale}" stroke-width="5" stroke-linecap="round"/>`)}</g>`;
  }).join('');
  return `${shadow(paint)}${disc(280, paint.white, paint.line)}<circle r="246" fill="none" stroke="${paint.line}" stroke-width="2"/>${around(44, `<path d="M0 -262l7 9l-7 9l-7 -9z" fill="${paint.line}"/>`)}<circle r="196" fill="${paint.pale}"/><circle r="196" fill="none" stroke="${paint.line}" stroke-width="2.5"/><path d="${stipple(random, 190, 260)}" stroke="${paint.line}" stroke-width="3" stroke-linecap="round" opacity=".7"/>${leaves}${slices}`;
};

export const cup: Draw = (paint) => {
  const rosette = times(6, (index) => {
    const y = 74 - index * 32;
    const width = 104 - index * 13;
    return `<path d="M0 ${y}C${-width} ${y - 8} ${-width} ${y - 58} ${round(-width * 0.5)} ${y - 62}Q-18 ${y - 30} 0 ${y - 24}Q18 ${y - 30} ${round(width * 0.5)} ${y - 62}C${width} ${y - 58} ${width} ${y - 8} 0 ${y}Z" fill="${index % 2 ? paint.fill : paint.white}"/>`;
  }).join('');
  return `${shadow(paint)}${disc(282, paint.white, paint.line)}<circle r="252" fill="none" stroke="${paint.line}" stroke-width="2" stroke-dasharray="2 9"/><path d="M176 -46C286 -62 292 66 176 46" fill="none" stroke="${paint.line}" stroke-width="40"/><path d="M176 -46C286 -62 292 66 176 46" fill="none" stroke="${paint.pale}" stroke-width="32"/>${disc(196, paint.pale, paint.line)}${disc(170, paint.fill, paint.line, 3)}<g transform="translate(0 34)">${rosette}<path d="M0 116V-140" stroke="${paint.fill}" stroke-width="7"/></g>`;
};

export const fish: Draw = (paint, random) => {
  const scales = times(18, (index) => {
    const x = (index % 6) * 44 - 100;
    const y = Math.floor(index / 6) * 40 - 40 + (index % 2) * 18;
    return `M${x} ${y - 18}q20 18 0 36`;
  }).join('');
  return `${dish(paint, random)}<g transform="rotate(-16)">${shape(paint, 'fill', 'M-216 0C-150 -104 40 -118 138 -14L214 -84Q196 0 214 84L138 14C40 118 -150 104 -216 0Z')}${shape(paint, 'soft', 'M-40 -88Q10 -150 70 -120L56 -66ZM-20 92Q10 132 56 116L44 70Z')}${stroke(paint.line, 5, scales)}${stroke(paint.line, 6, 'M-136 -66q36 66 0 132')}<circle cx="-166" cy="-18" r="13" fill="${paint.white}" stroke="${paint.line}" stroke-width="6"/></g>`;
};

export const knife: Draw = (paint, random) =>
  `${dish(paint, random)}<g transform="rotate(38)">${shape(paint, 'white', 'M-34 -238C40 -180 44 -40 40 66H-34Z')}${stroke(paint.line, 4, 'M-14 -180V60')}${shape(paint, 'fill', 'M-40 66H46V96H-40ZM-30 96H36Q44 160 34 226Q4 246 -28 226Q-38 160 -30 96Z')}<circle cx="2" cy="136" r="8"/><circle cx="2" cy="184" r="8"/></g><g transform="rotate(-38)">${stroke(paint.line, 10, 'M0 -20V-220M-44 -230V-150Q-44 -96 0 -96Q44 -96 44 -150V-230M0 -230V-100')}${shape(paint, 'fill', 'M-14 -20H14L26 200Q0 236 -26 200Z')}</g>`;
