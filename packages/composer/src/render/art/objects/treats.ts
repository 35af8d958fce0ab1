import { times } from '../drawing.ts';
import { type Draw, disc, dish, shadow, shape, stroke } from './pieces.ts';

/** Two tiers on a stand, icing that runs, candles on top. */
export const cake: Draw = (paint, random) => {
  const candles = [-48, 0, 48]
    .map(
      (x) =>
        `${shape(paint, 'white', `M${x - 8} -148h16v56h-16Z`)}${shape(paint, 'fill', `M${x} -196Q${x + 20} -166 ${x} -152Q${x - 20} -166 ${x} -196Z`)}`,
    )
    .join('');
  const pearls = times(9, (index) => `M${index * 38 - 152} 118h0`).join('');
  return `${dish(paint, random)}${candles}${shape(paint, 'soft', 'M-96 -92H96V20H-96Z')}${shape(paint, 'white', 'M-96 -92H96V-44Q84 -20 72 -44Q56 -60 44 -36Q30 -8 14 -40Q0 -60 -16 -40Q-32 -4 -48 -36Q-62 -56 -74 -34Q-86 -16 -96 -44Z')}${shape(paint, 'fill', 'M-170 20H170V140H-170Z')}${shape(paint, 'white', 'M-170 20H170V58Q152 86 136 58Q118 40 100 70Q82 100 64 64Q46 44 28 66Q10 92 -8 64Q-28 44 -46 68Q-66 104 -86 66Q-104 46 -120 66Q-146 92 -170 58Z')}${stroke(paint.line, 17, pearls)}${shape(paint, 'line', 'M-206 142H206Q200 166 150 168H-150Q-200 166 -206 142Z')}${shape(paint, 'line', 'M-24 168H24L48 210H-48Z')}`;
};

export const croissant: Draw = (paint, random) =>
  `${dish(paint, random)}<g transform="rotate(-10) translate(0 30)">${shape(paint, 'fill', 'M-196 76Q-216 -96 0 -150Q216 -96 196 76Q180 110 150 80Q120 20 60 12L0 26L-60 12Q-120 20 -150 80Q-180 110 -196 76Z')}${shape(paint, 'soft', 'M-64 -134L-46 16L0 28L46 16L64 -134Q0 -164 -64 -134Z')}${stroke(paint.line, 8, 'M-150 -70Q-120 -10 -104 36M150 -70Q120 -10 104 36M-190 10Q-160 30 -146 76M190 10Q160 30 146 76')}${stroke(paint.white, 9, 'M-16 -128Q-24 -80 -20 -40M-108 -92Q-100 -60 -90 -36M94 -96Q98 -70 92 -44')}</g>`;

export const pizza: Draw = (paint, random) =>
  `${dish(paint, random)}${shape(paint, 'soft', 'M-170 -130Q0 -214 170 -130L160 -92Q0 -170 -160 -92Z')}${shape(paint, 'fill', 'M-156 -92Q0 -166 156 -92L0 206Z')}${shape(paint, 'white', 'M-132 -70Q-90 -116 -40 -84Q0 -120 50 -96Q100 -110 128 -66L96 0Q70 34 66 -6Q44 -30 30 30Q14 84 -8 36Q-30 -6 -46 40Q-72 40 -84 10Z')}${[
    [-52, -50],
    [48, -46],
    [0, 10],
    [-8, 118],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="27" fill="${paint.fill}" stroke="${paint.line}" stroke-width="6"/>`,
    )
    .join('')}${stroke(paint.line, 11, 'M-84 -20l18 12M86 -12l-16 14M-30 70l16 8M24 70l14 -12')}`;

export const burger: Draw = (paint, random) =>
  `${dish(paint, random)}${shape(paint, 'fill', 'M-170 -30Q-176 -170 0 -174Q176 -170 170 -30Z')}${stroke(paint.white, 11, 'M-90 -110l16 -10M-20 -134h18M52 -116l16 8M-50 -76l16 -6M20 -84l16 4M100 -70l10 12M-124 -66l10 -10')}${shape(paint, 'white', 'M-188 -28H188Q196 6 160 0Q130 -6 112 20Q84 40 60 8Q30 -4 8 26Q-20 44 -48 10Q-80 -4 -104 20Q-130 36 -150 4Q-196 6 -188 -28Z')}${shape(paint, 'line', 'M-172 34H172Q188 70 166 92H-166Q-188 70 -172 34Z')}${shape(paint, 'soft', 'M-180 20L-60 20L0 70L60 20H180V44H-180Z')}${shape(paint, 'fill', 'M-170 100H170Q170 170 100 172H-100Q-170 170 -170 100Z')}`;

/** Noodles from above: egg, spring onion, a slice with its spiral, chopsticks on the rim. */
export const bowl: Draw = (paint, random) => {
  const noodles = times(7, (index) => {
    const y = index * 36 - 108;
    return `M${-150 + Math.abs(y) * 0.4} ${y}q38 -30 76 0t76 0t76 0t${Math.round(60 - Math.abs(y) * 0.4)} 0`;
  }).join('');
  const rings = times(7, () => {
    const [x, y] = [Math.round(random.between(-30, 120)), Math.round(random.between(40, 130))];
    return `<circle cx="${x}" cy="${y}" r="13" fill="none" stroke="${paint.line}" stroke-width="7"/>`;
  }).join('');
  return `${shadow(paint)}${disc(276, paint.fill, paint.line)}${disc(226, paint.white, paint.line)}${disc(204, paint.soft, paint.line, 5)}${stroke(paint.line, 22, noodles)}${stroke(paint.pale, 13, noodles)}<ellipse cx="-84" cy="-66" rx="76" ry="60" fill="${paint.white}" stroke="${paint.line}" stroke-width="6"/><circle cx="-78" cy="-64" r="32" fill="${paint.fill}" stroke="${paint.line}" stroke-width="5"/><circle cx="86" cy="-78" r="58" fill="${paint.white}" stroke="${paint.line}" stroke-width="6"/>${stroke(paint.fill, 9, 'M86 -78q16 -18 28 4q4 32 -30 32q-40 -4 -36 -42q10 -42 54 -36')}${shape(paint, 'line', 'M-170 40Q-90 0 -40 70Q-70 150 -130 130Q-170 100 -170 40Z')}${rings}${shape(paint, 'line', 'M60 280L196 -290L212 -286L80 286ZM120 290L262 -250L276 -244L140 296Z')}`;
};
