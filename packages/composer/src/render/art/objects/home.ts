import { times } from '../drawing.ts';
import { type Draw, niche, shape, stroke } from './pieces.ts';

export const house: Draw = (paint, random) => {
  const windows = times(9, (index) => {
    const x = (index % 3) * 112 - 146;
    const y = Math.floor(index / 3) * 100 - 96;
    const isDoor = index === 7;
    const lit = random.chance(0.4) ? paint.pale : paint.line;
    return `<path d="M${x} ${y + (isDoor ? 108 : 66)}V${y + 22}A33 33 0 0 1 ${x + 66} ${y + 22}V${y + (isDoor ? 108 : 66)}Z" fill="${isDoor ? paint.line : lit}" stroke="${paint.line}" stroke-width="4"/>`;
  }).join('');
  return `<ellipse cx="16" cy="222" rx="290" ry="34" fill="${paint.line}" opacity=".16"/><path d="M-196 214V-128L0 -272L196 -128V214Z" fill="${paint.fill}" stroke="${paint.line}" stroke-width="5"/><path d="M-236 -104L0 -282L236 -104" fill="none" stroke="${paint.line}" stroke-width="22" stroke-linejoin="round"/><circle cy="-164" r="30" fill="${paint.pale}" stroke="${paint.line}" stroke-width="4"/>${windows}<path d="M-280 214H280" stroke="${paint.line}" stroke-width="6"/>`;
};

/** A nave with a lit porch and a bell in its tower. */
export const chapel: Draw = (paint, random) =>
  `${niche(paint, random)}${shape(paint, 'soft', 'M-40 20H204V220H-40Z')}${shape(paint, 'line', 'M-60 26L30 -70H150L226 26Z')}${shape(paint, 'fill', 'M-160 -110H-20V220H-160Z')}${shape(paint, 'white', 'M-180 -110L-90 -236L0 -110Z')}${shape(paint, 'line', 'M-120 -20V-60A30 30 0 0 1 -60 -60V-20Z')}${shape(paint, 'pale', 'M-128 220V130A38 38 0 0 1 -52 130V220Z')}${[30, 94, 158].map((x) => shape(paint, 'white', `M${x - 16} 150V96A16 16 0 0 1 ${x + 16} 96V150Z`)).join('')}${stroke(paint.line, 7, 'M-90 110V220M-216 222H226')}`;

export const chair: Draw = (paint, random) =>
  `${niche(paint, random)}${shape(paint, 'fill', 'M-118 -214Q-30 -240 10 -214L44 24L-84 40Z')}${stroke(paint.line, 5, 'M-84 -190L-52 20M-46 -200L-16 16M-8 -198L16 12')}${shape(paint, 'soft', 'M-96 40L46 20Q150 24 172 54L150 84H-80Q-110 76 -96 40Z')}${stroke(paint.line, 17, 'M-72 90L-108 222M140 90L160 222M-10 90L-22 190M96 90L104 190')}${stroke(paint.line, 7, 'M-150 224H196')}`;

export const lamp: Draw = (paint, random) =>
  `${niche(paint, random)}${stroke(paint.line, 7, 'M0 -236V-170')}${shape(paint, 'fill', 'M-26 -170H26Q40 -120 150 20H-150Q-40 -120 -26 -170Z')}${shape(paint, 'white', 'M-60 24A60 60 0 0 0 60 24Z')}${stroke(paint.line, 7, 'M-150 96L-176 150M-60 120L-70 186M60 120L70 186M150 96L176 150M0 122V204')}${stroke(paint.white, 8, 'M-20 -124Q-60 -70 -104 0')}`;

export const tent: Draw = (paint, random) =>
  `${niche(paint, random)}${shape(paint, 'fill', 'M0 -160L216 150H-216Z')}${shape(paint, 'white', 'M0 -160L60 150H-60Z')}${shape(paint, 'line', 'M0 -60L36 150H-36Z')}${stroke(paint.line, 8, 'M-222 152H222M0 -160V-214')}${shape(paint, 'soft', 'M0 -220H74L52 -192L74 -166H0Z')}${stroke(paint.line, 5, 'M-180 152L-100 -16M180 152L100 -16')}`;

export const camper: Draw = (paint, random) =>
  `${niche(paint, random)}${shape(paint, 'fill', 'M-214 110V-70Q-210 -120 -160 -120H120Q166 -116 196 -10L216 20V110Z')}${shape(paint, 'white', 'M-176 -90H20V14H-176Z')}${shape(paint, 'pale', 'M50 -90H116Q140 -84 160 -8H50Z')}${shape(paint, 'soft', 'M-196 -120Q-170 -170 -150 -166L40 -174Q70 -170 60 -120Z')}${stroke(paint.line, 7, 'M-176 -40H20M-112 -90V14M-48 -90V14M50 30H216')}${[-120, 120].map((x) => `<circle cx="${x}" cy="118" r="48" fill="${paint.line}"/><circle cx="${x}" cy="118" r="22" fill="${paint.white}"/>`).join('')}`;

export const tower: Draw = (paint, random) => {
  const windows = times(
    18,
    (index) => `M${(index % 3) * 40 - 58} ${Math.floor(index / 3) * 46 - 130}v22`,
  ).join('');
  return `${niche(paint, random)}${shape(paint, 'soft', 'M-196 -10H-60V220H-196Z')}${shape(paint, 'white', 'M90 -60H190V220H90Z')}${shape(paint, 'fill', 'M-90 -176H90V220H-90Z')}${shape(paint, 'line', 'M-6 -236H6V-176H-6Z')}${stroke(paint.pale, 18, windows)}${stroke(paint.line, 9, 'M-168 30h0M-130 30h0M-168 80h0M-130 80h0M-168 130h0M-130 130h0M120 0v0M160 0v0M120 60v0M160 60v0M120 120v0M160 120v0')}${shape(paint, 'line', 'M-26 160H26V220H-26Z')}${stroke(paint.line, 8, 'M-216 222H216')}`;
};
