import { type Draw, label, shape, stroke } from './pieces.ts';

export const dress: Draw = (paint, random) =>
  `${label(paint, random)}${stroke(paint.line, 8, 'M0 -206Q-26 -236 0 -244Q26 -240 20 -222M0 -206L-110 -160M0 -206L110 -160')}${shape(paint, 'fill', 'M-60 -178Q0 -120 60 -178L96 -150L66 -66Q150 100 168 196Q84 232 0 214Q-84 232 -168 196Q-150 100 -66 -66L-96 -150Z')}${shape(paint, 'line', 'M-66 -66Q0 -46 66 -66L74 -42Q0 -20 -74 -42Z')}${stroke(paint.line, 5, 'M-50 -10Q-90 100 -100 204M0 -16V206M50 -10Q90 100 100 204')}`;

export const shoe: Draw = (paint, random) =>
  `${label(paint, random)}<g transform="rotate(-14)">${shape(paint, 'fill', 'M-214 -96Q-150 -70 -108 -120L-60 -96Q40 0 160 20Q222 34 222 84H-214Z')}${shape(paint, 'white', 'M-220 84H226Q230 136 196 136H-200Q-226 130 -220 84Z')}${stroke(paint.line, 9, 'M-70 -92L-28 -122M-40 -68L4 -100M-8 -44L36 -76M26 -22L66 -52')}${stroke(paint.pale, 12, 'M-180 40Q-60 60 -20 0')}${stroke(paint.line, 5, 'M-190 110H190M100 12Q90 60 130 84')}</g>`;

export const ring: Draw = (paint, random) =>
  `${label(paint, random)}<circle cy="76" r="132" fill="none" stroke="${paint.line}" stroke-width="46"/><circle cy="76" r="132" fill="none" stroke="${paint.fill}" stroke-width="34"/>${stroke(paint.white, 7, 'M-118 20A130 130 0 0 0 -80 180')}${shape(paint, 'white', 'M-70 -214H70L112 -156L0 -34L-112 -156Z')}${shape(paint, 'soft', 'M-36 -156L0 -214L36 -156L0 -34Z')}${stroke(paint.line, 6, 'M-112 -156H112')}${stroke(paint.line, 7, 'M-140 -210l-16 -16M140 -210l16 -16M0 -238v-12')}`;

export const crown: Draw = (paint, random) =>
  `${label(paint, random)}${shape(paint, 'fill', 'M-190 -90L-96 10L0 -170L96 10L190 -90L150 130H-150Z')}${shape(paint, 'line', 'M-150 130H150V174H-150Z')}${[-190, 0, 190].map((x) => `<circle cx="${x}" cy="${x ? -104 : -190}" r="24" fill="${paint.white}" stroke="${paint.line}" stroke-width="6"/>`).join('')}${[-84, 0, 84].map((x) => `<path d="M${x} 50l24 30l-24 30l-24 -30z" fill="${paint.white}" stroke="${paint.line}" stroke-width="6"/>`).join('')}`;

export const scissors: Draw = (paint, random) => {
  const half = (side: number) =>
    `<g transform="scale(${side} 1) rotate(24)">${shape(paint, 'white', 'M-20 40L0 -244Q26 -140 22 40Z')}<ellipse cy="128" cx="6" rx="56" ry="74" fill="none" stroke="${paint.line}" stroke-width="44"/><ellipse cy="128" cx="6" rx="56" ry="74" fill="none" stroke="${paint.fill}" stroke-width="30"/></g>`;
  return `${label(paint, random)}${half(-1)}${half(1)}<circle cy="0" r="17" fill="${paint.line}"/>`;
};

export const pole: Draw = (paint, random) =>
  `${label(paint, random)}${shape(paint, 'white', 'M-70 -130H70V130H-70Z')}${[-120, -40, 40].map((y) => shape(paint, 'fill', `M-70 ${y + 44}L70 ${y - 4}V${y + 30}L-70 ${y + 78}Z`)).join('')}${shape(paint, 'line', 'M-90 -168H90V-130H-90ZM-90 130H90V168H-90Z')}${shape(paint, 'fill', 'M-64 -170A64 64 0 0 1 64 -170ZM-64 170A64 64 0 0 0 64 170Z')}${stroke(paint.line, 6, 'M-50 -120V120')}`;
