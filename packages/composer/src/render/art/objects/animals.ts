import { type Draw, seal, shape, stroke } from './pieces.ts';

const eye = (x: number, y: number, line: string, white: string) =>
  `<circle cx="${x}" cy="${y}" r="20" fill="${line}"/><circle cx="${x + 6}" cy="${y - 7}" r="6" fill="${white}"/>`;

/** A head with ears that hang, one spot and a tongue. */
export const dog: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'fill', 'M-110 -130Q0 -190 110 -130Q150 -40 128 60Q100 176 0 180Q-100 176 -128 60Q-150 -40 -110 -130Z')}${shape(paint, 'white', 'M-26 -152Q-34 -40 -60 20Q-110 60 -92 116Q-60 176 0 178Q60 176 92 116Q110 60 60 20Q34 -40 26 -152Q0 -160 -26 -152Z')}${shape(paint, 'line', 'M-106 -136Q-196 -130 -206 0Q-210 90 -170 104Q-136 96 -128 20Q-126 -60 -92 -118ZM106 -136Q196 -130 206 0Q210 90 170 104Q136 96 128 20Q126 -60 92 -118Z')}${eye(-62, -28, paint.line, paint.white)}${eye(62, -28, paint.line, paint.white)}${shape(paint, 'line', 'M-42 44Q0 24 42 44Q40 84 0 92Q-40 84 -42 44Z')}${shape(paint, 'soft', 'M-24 134H24Q34 196 0 204Q-34 196 -24 134Z')}${stroke(paint.line, 8, 'M0 90V130M-66 112Q-30 148 0 128Q30 148 66 112')}`;

/** A head with pointed ears, stripes and whiskers. */
export const cat: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'fill', 'M-160 -190L-70 -120Q0 -140 70 -120L160 -190Q176 -90 166 -20Q160 160 0 168Q-160 160 -166 -20Q-176 -90 -160 -190Z')}${shape(paint, 'soft', 'M-140 -150L-90 -110L-138 -70ZM140 -150L90 -110L138 -70Z')}${shape(paint, 'white', 'M-84 90Q-70 44 0 44Q70 44 84 90Q70 164 0 166Q-70 164 -84 90Z')}${stroke(paint.line, 11, 'M0 -128V-70M-40 -122V-88M40 -122V-88M-158 10H-120M158 10H120')}${[-70, 70].map((x) => `<ellipse cx="${x}" cy="-6" rx="34" ry="30" fill="${paint.white}" stroke="${paint.line}" stroke-width="6"/><ellipse cx="${x}" cy="-6" rx="11" ry="26" fill="${paint.line}"/>`).join('')}${shape(paint, 'line', 'M-22 62H22L0 88Z')}${stroke(paint.line, 7, 'M0 88V110Q-24 136 -48 118M0 110Q24 136 48 118M-96 78L-214 56M-96 100L-210 112M96 78L214 56M96 100L210 112')}`;

/** A bee on its comb. */
export const bee: Draw = (paint, random) => {
  const cell = (x: number, y: number, fill: 'soft' | 'white') =>
    shape(paint, fill, `M${x} ${y - 62}l54 31v62l-54 31l-54 -31v-62Z`);
  return `${seal(paint, random)}${cell(-108, 110, 'soft')}${cell(0, 110, 'white')}${cell(108, 110, 'soft')}${cell(-54, 17, 'white')}${cell(54, 17, 'soft')}<g transform="translate(0 -56) rotate(-16)">${shape(paint, 'white', 'M-20 -44Q-150 -176 -120 -60Q-100 -10 -20 -26ZM30 -44Q40 -206 120 -130Q150 -70 50 -26Z')}${shape(paint, 'fill', 'M-126 0Q-110 -62 0 -62T136 0Q110 62 0 62T-126 0Z')}${shape(paint, 'line', 'M-46 -58Q-20 -64 -4 -62Q-20 0 -4 62Q-20 64 -46 58Q-64 0 -46 -58ZM40 -58Q64 -54 78 -48Q66 0 78 48Q64 54 40 58Q26 0 40 -58Z')}${stroke(paint.line, 8, 'M-116 -26Q-160 -70 -186 -50M-124 -8Q-176 -20 -196 12M136 0h28')}<circle cx="-92" cy="-10" r="10" fill="${paint.line}"/></g>`;
};
