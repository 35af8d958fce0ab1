import { times } from '../drawing.ts';
import { type Draw, panel, shape, stroke } from './pieces.ts';

export const book: Draw = (paint, random) => {
  const page = (side: number) => {
    const lines = times(
      11,
      (index) =>
        `M${side * 34} ${index * 28 - 132}q${side * 70} -22 ${side * Math.round(random.between(120, 196))} -4`,
    ).join('');
    return `<path d="M0 -176C${side * 60} -226 ${side * 180} -226 ${side * 262} -196V176C${side * 180} 146 ${side * 60} 146 0 196Z" fill="${paint.white}" stroke="${paint.line}" stroke-width="4"/><path d="${lines}" stroke="${paint.line}" stroke-width="5" stroke-linecap="round" fill="none"/>`;
  };
  return `<ellipse cx="10" cy="214" rx="280" ry="40" fill="${paint.line}" opacity=".16"/><path d="M-284 -176V206H-40Q0 236 40 206H284V-176Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/>${page(-1)}${page(1)}<path d="M120 -212V-40L146 -68L172 -40V-212Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/>`;
};

export const letter: Draw = (paint, random) =>
  `${panel(paint, random)}<g transform="rotate(-8)">${shape(paint, 'white', 'M-196 -124H196V140H-196Z')}${shape(paint, 'fill', 'M-196 -124L0 40L196 -124Z')}${stroke(paint.line, 6, 'M-196 140L-44 6M196 140L44 6')}<circle cy="36" r="40" fill="${paint.soft}" stroke="${paint.line}" stroke-width="6"/>${stroke(paint.line, 8, 'M-14 36l10 12 20 -24')}</g>`;

export const pen: Draw = (paint, random) =>
  `${panel(paint, random)}<g transform="rotate(40)">${shape(paint, 'fill', 'M-46 -224H46V70L0 214L-46 70Z')}${shape(paint, 'white', 'M-46 70Q-22 44 0 70Q22 44 46 70L0 214Z')}${shape(paint, 'line', 'M-16 164H16L0 214ZM-46 -186H46V-156H-46Z')}${stroke(paint.line, 5, 'M-16 -150V50M16 -150V50')}</g>${stroke(paint.line, 8, 'M-196 168Q-150 120 -120 168T-40 190')}`;

export const quill: Draw = (paint, random) =>
  `${panel(paint, random)}${shape(paint, 'fill', 'M176 -216C40 -200 -60 -96 -66 70L-40 50C40 60 170 -30 176 -216Z')}${stroke(paint.line, 7, 'M176 -216C80 -120 -10 -10 -120 200')}${stroke(paint.line, 4, 'M40 -120L-10 -130M80 -90L96 -40M0 -60L-48 -56M30 -20L46 20M-30 10L-60 20')}${shape(paint, 'line', 'M-196 130H-60V206Q-60 226 -80 226H-176Q-196 226 -196 206Z')}${shape(paint, 'white', 'M-170 108H-86V132H-170Z')}`;

export const speech: Draw = (paint, random) =>
  `${panel(paint, random)}${shape(paint, 'fill', 'M-196 -150H70Q96 -150 96 -124V-6Q96 20 70 20H-90L-150 80V20H-170Q-196 20 -196 -6V-124Q-196 -150 -196 -150Z')}${shape(paint, 'white', 'M-40 40H180Q204 40 204 64V150Q204 174 180 174H160V222L104 174H-40Q-64 174 -64 150V64Q-64 40 -40 40Z')}${stroke(paint.line, 13, 'M-146 -96H46M-146 -46H-10M-20 88H150M-20 128H90')}`;

export const graph: Draw = (paint, random) => {
  const bars = times(6, (index) => {
    const height = Math.round(50 + index * 24 + random.between(-16, 40));
    return shape(paint, index % 2 ? 'soft' : 'fill', `M${index * 60 - 172} 150V${150 - height}h44V150Z`);
  }).join('');
  return `${panel(paint, random)}${bars}${stroke(paint.line, 9, 'M-196 152H206M-196 152V-180')}${stroke(paint.line, 11, 'M-150 10L-90 -30L-30 0L40 -90L100 -80L170 -170')}${shape(paint, 'line', 'M180 -184L176 -132L138 -170Z')}`;
};

export const code: Draw = (paint, random) => {
  const lines = times(
    7,
    (index) => `M${index % 3 ? -110 : -150} ${index * 40 - 96}h${Math.round(random.between(70, 220))}`,
  ).join('');
  return `${panel(paint, random)}${shape(paint, 'line', 'M-204 -176H204Q216 -176 216 -164V176Q216 188 204 188H-204Q-216 188 -216 176V-164Q-216 -176 -204 -176Z')}${shape(paint, 'fill', 'M-204 -176H204Q216 -176 216 -164V-134H-216V-164Q-216 -176 -204 -176Z')}${stroke(paint.pale, 15, lines)}${stroke(paint.fill, 15, 'M-150 -96h40M-110 64h30')}${[-186, -160, -134].map((x) => `<circle cx="${x}" cy="-155" r="8" fill="${paint.white}"/>`).join('')}`;
};

export const phone: Draw = (paint, random) =>
  `${panel(paint, random)}<g transform="rotate(8)">${shape(paint, 'line', 'M-88 -238H88Q116 -238 116 -210V210Q116 238 88 238H-88Q-116 238 -116 210V-210Q-116 -238 -88 -238Z')}${shape(paint, 'white', 'M-98 -196H98V196H-98Z')}${shape(paint, 'fill', 'M-98 -196H98V-60H-98Z')}<circle cx="44" cy="-128" r="34" fill="${paint.pale}"/>${shape(paint, 'soft', 'M-78 -40H-6V56H-78ZM12 -40H80V56H12Z')}${stroke(paint.line, 12, 'M-70 92H60M-70 126H20')}${shape(paint, 'fill', 'M-78 148H78V180H-78Z')}</g>`;
