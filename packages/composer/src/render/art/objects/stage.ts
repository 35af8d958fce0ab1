import { around, round, times } from '../drawing.ts';
import { type Draw, disc, panel, shadow, shape, stroke } from './pieces.ts';

export const vinyl: Draw = (paint, random) => {
  const grooves = times(
    15,
    (index) =>
      `<circle r="${268 - index * 11}" fill="none" stroke="${paint.soft}" stroke-width="${round(random.between(0.6, 2.4))}" opacity=".7"/>`,
  ).join('');
  return `${shadow(paint)}${disc(284, paint.line, paint.line)}${grooves}<path d="M0 0L-80 -270A282 282 0 0 1 40 -279Z" fill="${paint.white}" opacity=".13"/><path d="M0 0L80 270A282 282 0 0 1 -40 279Z" fill="${paint.white}" opacity=".13"/>${disc(96, paint.fill, paint.line)}${around(20, `<path d="M0 -84V-64" stroke="${paint.line}" stroke-width="5"/>`)}<circle r="44" fill="none" stroke="${paint.line}" stroke-width="3"/>${disc(12, paint.pale, paint.line)}`;
};

export const speaker: Draw = (paint, random) =>
  `${panel(paint, random)}${shape(paint, 'line', 'M-126 -226H126V226H-126Z')}<g transform="translate(0 80)">${disc(106, paint.pale, paint.line, 5)}${disc(80, paint.fill, paint.line, 5)}${around(16, `<path d="M0 -44V-74" stroke="${paint.line}" stroke-width="5"/>`)}${disc(34, paint.line, paint.line)}</g><g transform="translate(0 -118)">${disc(62, paint.pale, paint.line, 5)}${disc(38, paint.fill, paint.line, 5)}${disc(14, paint.line, paint.line)}</g>`;

export const microphone: Draw = (paint, random) => {
  const mesh = times(6, (index) => `M-92 ${index * 30 - 214}H92`).join('');
  return `${panel(paint, random)}${shape(paint, 'fill', 'M-92 -130A92 92 0 0 1 92 -130V-20A92 92 0 0 1 -92 -20Z')}${stroke(paint.line, 5, `${mesh}M-46 -216V64M0 -222V72M46 -216V64`)}${shape(paint, 'line', 'M-100 -92H100V-58H-100Z')}${stroke(paint.line, 20, 'M-136 -60V-10A136 136 0 0 0 136 -10V-60M0 128V204M-84 212H84')}`;
};

export const mask: Draw = (paint, random) => {
  const face = (mouth: string, eyes: string) =>
    `${shape(paint, 'white', 'M-106 -120Q0 -84 106 -120Q128 60 0 146Q-128 60 -106 -120Z')}${stroke(paint.line, 14, eyes)}${shape(paint, 'line', mouth)}`;
  return `${panel(paint, random)}<g transform="translate(78 54) rotate(14)"><g>${face('M-52 70Q0 10 52 70Q0 46 -52 70Z', 'M-66 -36L-26 -20M66 -36L26 -20')}</g></g><g transform="translate(-70 -34) rotate(-10)">${shape(paint, 'fill', 'M-106 -120Q0 -84 106 -120Q128 60 0 146Q-128 60 -106 -120Z')}${stroke(paint.line, 14, 'M-66 -24Q-46 -50 -26 -24M66 -24Q46 -50 26 -24')}${shape(paint, 'line', 'M-58 24Q0 54 58 24Q44 92 0 96Q-44 92 -58 24Z')}</g>`;
};

export const reel: Draw = (paint) =>
  `${shadow(paint)}${disc(276, paint.line, paint.line)}${disc(250, paint.fill, paint.line, 5)}${around(6, `<circle cy="-146" r="60" fill="${paint.pale}" stroke="${paint.line}" stroke-width="6"/>`)}${disc(58, paint.white, paint.line, 6)}${around(6, `<circle cy="-30" r="8" fill="${paint.line}"/>`)}${around(36, `<path d="M0 -246V-230" stroke="${paint.line}" stroke-width="6"/>`)}`;

export const cards: Draw = (paint, random) => {
  const card = (angle: number, fill: 'fill' | 'soft' | 'white') =>
    `<g transform="rotate(${angle} 0 200)">${shape(paint, fill, 'M-84 -190H84Q96 -190 96 -178V82Q96 94 84 94H-84Q-96 94 -96 82V-178Q-96 -190 -84 -190Z')}</g>`;
  return `${panel(paint, random)}${card(-30, 'soft')}${card(0, 'fill')}<g transform="rotate(28 0 200)">${shape(paint, 'white', 'M-84 -190H84Q96 -190 96 -178V82Q96 94 84 94H-84Q-96 94 -96 82V-178Q-96 -190 -84 -190Z')}${shape(paint, 'fill', 'M0 -120L56 -48L0 24L-56 -48Z')}${stroke(paint.line, 10, 'M-66 -160v24M66 66v-24')}</g>`;
};

export const game: Draw = (paint, random) =>
  `${panel(paint, random)}${shape(paint, 'fill', 'M-136 -100H136Q216 -96 226 60Q232 160 172 152Q140 146 96 70H-96Q-140 146 -172 152Q-232 160 -226 60Q-216 -96 -136 -100Z')}${shape(paint, 'line', 'M-136 -60H-104V-28H-72V4H-104V36H-136V4H-168V-28H-136Z')}${(
    [
      [112, -56],
      [152, -16],
      [72, -16],
      [112, 24],
    ] as const
  )
    .map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="20" fill="${index % 2 ? paint.white : paint.soft}" stroke="${paint.line}" stroke-width="6"/>`,
    )
    .join(
      '',
    )}${shape(paint, 'white', 'M-34 -52H34V-22H-34Z')}${stroke(paint.line, 9, 'M-150 -104Q-120 -150 -70 -104M150 -104Q120 -150 70 -104')}`;
