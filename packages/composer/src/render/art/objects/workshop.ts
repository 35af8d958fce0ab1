import { around, times } from '../drawing.ts';
import { type Draw, disc, panel, shadow, shape, stroke } from './pieces.ts';

export const gear: Draw = (paint) => {
  const tooth = `<path d="M-26 -232L-18 -286H18L26 -232Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4" stroke-linejoin="round"/>`;
  return `${shadow(paint)}${around(18, tooth)}${disc(240, paint.fill, paint.line)}${disc(190, paint.pale, paint.line)}${around(6, `<path d="M-20 -62L-30 -180H30L20 -62Z" fill="${paint.line}"/>`)}${disc(72, paint.fill, paint.line)}${around(6, '<circle cy="-48" r="7"/>')}${disc(26, paint.pale, paint.line)}`;
};

export const lens: Draw = (paint) => {
  const blade = `<path d="M0 -150L132 -76L20 -26Z" fill="${paint.pale}" stroke="${paint.line}" stroke-width="3.5" stroke-linejoin="round"/>`;
  return `${shadow(paint)}${disc(280, paint.line, paint.line)}${around(72, `<path d="M0 -276V-252" stroke="${paint.pale}" stroke-width="4"/>`)}${disc(236, paint.pale, paint.line)}${disc(206, paint.fill, paint.line)}${disc(170, paint.line, paint.line)}${around(7, blade)}<circle r="34" fill="${paint.line}"/><path d="M-120 -108A162 162 0 0 1 -20 -160" stroke="${paint.white}" stroke-width="12" stroke-linecap="round" fill="none"/>`;
};

export const weight: Draw = (paint) =>
  `${shadow(paint)}${disc(282, paint.line, paint.line)}${disc(252, paint.fill, paint.line)}${disc(206, paint.line, paint.line)}${around(3, `<path d="M-46 -112A120 120 0 0 1 46 -112L66 -176A186 186 0 0 0 -66 -176Z" fill="${paint.pale}"/>`)}${disc(84, paint.fill, paint.line)}${disc(46, paint.pale, paint.line)}${disc(26, paint.line, paint.line)}<path d="M-196 -150A250 250 0 0 1 -80 -230" stroke="${paint.white}" stroke-width="9" stroke-linecap="round" fill="none"/>`;

export const wheel: Draw = (paint) => {
  const tread = around(30, `<path d="M-20 -276H20L12 -246H-12Z" fill="${paint.line}"/>`);
  const nuts = around(5, `<circle cy="-58" r="13" fill="${paint.line}"/>`);
  return `${shadow(paint)}${tread}${disc(262, paint.line, paint.line)}${disc(186, paint.white, paint.line, 6)}${around(5, shape(paint, 'fill', 'M-34 -60Q-54 -120 -62 -168Q0 -190 62 -168Q54 -120 34 -60Z'))}${disc(84, paint.pale, paint.line, 6)}${nuts}${disc(24, paint.fill, paint.line, 5)}<path d="M-190 -130A230 230 0 0 1 -80 -216" stroke="${paint.white}" stroke-width="10" stroke-linecap="round" fill="none"/>`;
};

export const brick: Draw = (paint, random) => {
  const course = (row: number) =>
    times(4, (column) => {
      const x = column * 116 - 222 - (row % 2) * 58;
      const y = row * 66 - 100;
      const fill = random.pick(['fill', 'fill', 'soft', 'white'] as const);
      return shape(paint, fill, `M${x} ${y}h108v58h-108z`);
    }).join('');
  const trowel = `<g transform="translate(60 -150) rotate(28)">${shape(paint, 'white', 'M-70 -30L0 -62L70 -30L0 130Z')}${shape(paint, 'line', 'M-13 -62H13V-100H-13Z')}${shape(paint, 'fill', 'M-22 -190Q0 -206 22 -190L18 -98H-18Z')}</g>`;
  return `${panel(paint, random)}<g transform="translate(20 40) scale(.82)">${times(4, course).join('')}</g>${trowel}`;
};

export const broom: Draw = (paint, random) =>
  `${panel(paint, random)}<g transform="rotate(24)">${shape(paint, 'white', 'M-13 -250H13V40H-13Z')}${shape(paint, 'line', 'M-70 40H70L80 84H-80Z')}${shape(paint, 'fill', 'M-80 84H80L116 226Q60 240 0 230Q-60 240 -116 226Z')}${stroke(paint.line, 5, 'M-52 100L-74 216M-18 100L-26 216M18 100L26 216M52 100L74 216')}</g>${stroke(paint.line, 7, 'M150 -60l0 -50M125 -85h50M-190 -30v-36M-208 -48h36')}`;

export const bulb: Draw = (paint, random) =>
  `${panel(paint, random)}${shape(paint, 'fill', 'M-70 110C-70 50 -150 20 -150 -80A150 150 0 0 1 150 -80C150 20 70 50 70 110Z')}${shape(paint, 'line', 'M-66 116H66V140H-66ZM-58 146H58V168H-58ZM-48 174H48V198H-48Z')}${shape(paint, 'white', 'M-24 202H24L10 226H-10Z')}${stroke(paint.line, 8, 'M-36 106V10L-64 -44M36 106V10L64 -44M-64 -44Q-32 0 0 -44T64 -44')}${stroke(paint.white, 12, 'M-112 -90A112 112 0 0 1 -40 -178')}`;

export const box: Draw = (paint, random) =>
  `${panel(paint, random)}${shape(paint, 'fill', 'M-180 -70L0 10V222L-180 132Z')}${shape(paint, 'soft', 'M180 -70L0 10V222L180 132Z')}${shape(paint, 'white', 'M0 -150L180 -70L0 10L-180 -70Z')}${shape(paint, 'line', 'M-104 -104L76 -24V50L44 36V-10L-136 -90Z')}${stroke(paint.line, 6, 'M60 150l44 -20M60 176l28 -13M-140 40v44m-22 -38l22 -16 22 34')}`;

export const key: Draw = (paint, random) =>
  `${panel(paint, random)}<g transform="rotate(36)">${shape(paint, 'fill', 'M0 -236A104 104 0 0 1 34 -34V40H66V76H34V112H82V152H34V206Q0 236 -34 206V-34A104 104 0 0 1 0 -236Z')}<circle cy="-136" r="44" fill="${paint.pale}" stroke="${paint.line}" stroke-width="6"/>${stroke(paint.line, 5, 'M0 -20V190')}</g>`;
