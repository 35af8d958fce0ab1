import type { Random } from '../../../random.ts';
import { around, type Paint, round, times, wobble } from '../drawing.ts';
import { type Draw, disc, seal, shadow, shape, stipple, stroke } from './pieces.ts';

export const paw: Draw = (paint, random) =>
  `${shadow(paint)}<path d="${wobble(random.next, 280, 0.04)}" fill="${paint.fill}" stroke="${paint.line}" stroke-width="4"/><path d="${stipple(random, 272, 500)}" stroke="${paint.line}" stroke-width="3" stroke-linecap="round" opacity=".6"/><g fill="${paint.white}" stroke="${paint.line}" stroke-width="5"><path d="M0 -8C66 -8 118 74 122 116C126 168 60 176 0 150C-60 176 -126 168 -122 116C-118 74 -66 -8 0 -8Z"/><ellipse cx="-136" cy="-18" rx="40" ry="56" transform="rotate(-24 -136 -18)"/><ellipse cx="136" cy="-18" rx="40" ry="56" transform="rotate(24 136 -18)"/><ellipse cx="-54" cy="-104" rx="42" ry="60" transform="rotate(-8 -54 -104)"/><ellipse cx="54" cy="-104" rx="42" ry="60" transform="rotate(8 54 -104)"/></g>`;

/** A square of 140 with one plain form on it. */
export function shapeTile(paint: Paint, random: Random, x: number, y: number): string {
  const [back, front] = random.shuffle([paint.fill, paint.line, paint.pale, paint.soft, paint.white]);
  const forms = [
    '<path d="M0 140A140 140 0 0 1 140 0V140Z"/>',
    '<circle cx="70" cy="70" r="56"/>',
    '<path d="M0 0L140 140H0Z"/>',
    '<path d="M0 0A70 70 0 0 0 140 0Z"/><path d="M0 70A70 70 0 0 0 140 70Z"/>',
    '<path d="M70 8L132 70L70 132L8 70Z"/>',
  ] as const;
  return `<g transform="translate(${x} ${y}) "><path d="M0 0H140V140H0Z" fill="${back}"/><g fill="${front}" transform="rotate(${random.index(4) * 90} 70 70)">${random.pick(forms)}</g></g>`;
}

export const shapes: Draw = (paint, random) =>
  `${times(16, (index) => shapeTile(paint, random, (index % 4) * 140 - 280, Math.floor(index / 4) * 140 - 280)).join('')}<path d="M-280 -280H280V280H-280Z" fill="none" stroke="${paint.line}" stroke-width="5"/>`;

export const heart: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'fill', 'M0 190C-60 130 -196 60 -196 -60C-196 -150 -60 -190 0 -86C60 -190 196 -150 196 -60C196 60 60 130 0 190Z')}<path d="${stipple(random, 130, 200)}" stroke="${paint.line}" stroke-width="4" stroke-linecap="round"/>${stroke(paint.white, 13, 'M-146 -50Q-140 -108 -92 -118')}`;

export const hand: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'fill', 'M-110 60V-90Q-110 -118 -86 -118T-62 -90V-20V-160Q-62 -188 -38 -188T-14 -160V-30V-180Q-14 -208 10 -208T34 -180V-24V-150Q34 -178 58 -178T82 -150V40L110 -6Q130 -40 156 -22Q176 -6 154 36L100 150Q70 206 0 206Q-110 200 -110 60Z')}${shape(paint, 'white', 'M-4 60C-36 20 -76 60 -4 112C68 60 28 20 -4 60Z')}`;

export const tooth: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'white', 'M0 -140C60 -190 164 -170 172 -70C176 0 136 40 126 110C118 176 104 216 76 214C38 210 52 96 0 96C-52 96 -38 210 -76 214C-104 216 -118 176 -126 110C-136 40 -176 0 -172 -70C-164 -170 -60 -190 0 -140Z')}${stroke(paint.line, 6, 'M0 -140Q30 -110 66 -116')}${stroke(paint.fill, 18, 'M-130 -70Q-122 -126 -70 -130')}${stroke(paint.line, 8, 'M186 -150v-56M158 -178h56M-196 120v-40M-216 100h40')}`;

export const shield: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'fill', 'M0 -216Q90 -160 176 -166Q190 100 0 220Q-190 100 -176 -166Q-90 -160 0 -216Z')}${shape(paint, 'white', 'M0 -166Q70 -124 134 -126Q140 74 0 166Q-140 74 -134 -126Q-70 -124 0 -166Z')}${shape(paint, 'soft', 'M0 -166Q70 -124 134 -126Q137 -60 120 0H0ZM0 0V166Q-90 100 -120 0Z')}${stroke(paint.line, 6, 'M0 -166V166M-124 0H124')}`;

export const medal: Draw = (paint, random) =>
  `${seal(paint, random)}${shape(paint, 'soft', 'M-110 -230H-30L30 -40L-40 0Z')}${shape(paint, 'white', 'M110 -230H30L-30 -40L40 0Z')}<g transform="translate(0 90)">${around(16, shape(paint, 'fill', 'M-24 -100L0 -134L24 -100Z'))}${disc(112, paint.fill, paint.line, 6)}${disc(80, paint.pale, paint.line, 5)}${shape(paint, 'fill', 'M0 -56L17 -18L58 -16L26 10L38 50L0 26L-38 50L-26 10L-58 -16L-17 -18Z')}</g>`;

export const flag: Draw = (paint, random) =>
  `${seal(paint, random)}${stroke(paint.line, 18, 'M-130 -216V226')}${shape(paint, 'fill', 'M-122 -196C-50 -240 20 -150 176 -196V10C20 56 -50 -34 -122 10Z')}${shape(paint, 'white', 'M-122 -128C-50 -172 20 -82 176 -128V-60C20 -14 -50 -104 -122 -60Z')}${stroke(paint.line, 9, 'M-186 228H-60')}`;

export const ball: Draw = (paint) =>
  `${shadow(paint)}${disc(272, paint.white, paint.line, 6)}${shape(paint, 'fill', 'M0 -92L88 -28L54 74H-54L-88 -28Z')}${around(5, `${shape(paint, 'fill', 'M-58 -266Q0 -280 58 -266L38 -192L-38 -192Z')}<path d="M0 -192V-92M38 -192L126 -126M-38 -192L-126 -126" stroke="${paint.line}" stroke-width="6" fill="none"/>`)}<circle r="272" fill="none" stroke="${paint.line}" stroke-width="6"/>`;

export const rocket: Draw = (paint, random) =>
  `${seal(paint, random)}<g transform="rotate(32)">${shape(paint, 'soft', 'M-64 60L-130 170L-50 140ZM64 60L130 170L50 140Z')}${shape(paint, 'white', 'M0 -240C90 -160 96 20 60 140H-60C-96 20 -90 -160 0 -240Z')}${shape(paint, 'fill', 'M0 -240C40 -206 62 -156 70 -104H-70C-62 -156 -40 -206 0 -240Z')}<circle cy="-30" r="40" fill="${paint.pale}" stroke="${paint.line}" stroke-width="8"/>${shape(paint, 'fill', 'M-40 146H40Q30 200 0 238Q-30 200 -40 146Z')}</g>${stroke(paint.line, 8, 'M-190 -80h0M-150 -150h0M150 150h0M190 60h0M-40 -216h0')}`;

export const flask: Draw = (paint, random) => {
  const bubbles = times(
    9,
    (index) =>
      `<circle cx="${Math.round(random.between(-70, 70))}" cy="${-110 - index * 14}" r="${round(random.between(8, 24))}" fill="${index % 2 ? paint.white : paint.soft}" stroke="${paint.line}" stroke-width="5"/>`,
  ).join('');
  return `${seal(paint, random)}${bubbles}${shape(paint, 'white', 'M-44 -96H44V-10L150 168Q166 214 120 214H-120Q-166 214 -150 168L-44 -10Z')}${shape(paint, 'fill', 'M-92 70Q-46 44 0 70T92 70L150 168Q166 214 120 214H-120Q-166 214 -150 168Z')}${shape(paint, 'line', 'M-60 -116H60V-92H-60Z')}${stroke(paint.white, 9, 'M-106 170L-70 110')}`;
};
