import type { Random } from '../../random.ts';
import { round, times, wobble } from './drawing.ts';

/** Site types for children and play: all others have plain forms where these have creatures. */
const playTypes: ReadonlySet<string> = new Set(['game', 'icecream', 'kindergarten', 'pets']);
export const hasCreatures = ({ plan }: { plan: { siteType: string } }): boolean =>
  playTypes.has(plan.siteType);

/** Paint of a creature: its outline and its skin. */
export interface Skin {
  line: string;
  skin: string;
  white: string;
}

type Feature = (skin: Skin, width: number, height: number) => string;
type Features = readonly [Feature, ...Feature[]];

const feelers: Feature = ({ line, white }, _width, height) => {
  const y = round(-height * 0.8);
  return `<path d="M-18 ${y}q-4 -34 -24 -36M18 ${y}q4 -34 24 -36" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"/>${[-44, 44].map((x) => `<circle cx="${x}" cy="${y - 36}" r="8" fill="${white}" stroke="${line}" stroke-width="4"/>`).join('')}`;
};
const ears: Feature = ({ line, skin }, width, height) =>
  `<path d="M${round(-width * 0.7)} ${round(-height * 0.6)}l-8 -38l36 16zM${round(width * 0.7)} ${round(-height * 0.6)}l8 -38l-36 16z" fill="${skin}" stroke="${line}" stroke-width="5" stroke-linejoin="round"/>`;
const tuft: Feature = ({ line, white }, _width, height) =>
  `<path d="M-26 ${round(-height * 0.85)}l8 -22l12 18l10 -24l8 24l14 -18l4 24z" fill="${white}" stroke="${line}" stroke-width="5" stroke-linejoin="round"/>`;
const tops: Features = [feelers, ears, tuft];

const body = (d: string, { line, skin }: Skin) =>
  `<path d="${d}" fill="${skin}" stroke="${line}" stroke-width="5" stroke-linejoin="round"/>`;
const pill: Feature = (skin, width, height) =>
  `<rect x="${round(-width)}" y="${round(-height)}" width="${round(width * 2)}" height="${round(height * 2)}" rx="${round(width * 0.8)}" fill="${skin.skin}" stroke="${skin.line}" stroke-width="5"/>`;
const ghost: Feature = (skin, width, height) =>
  body(
    `M${round(-width)} ${round(height * 0.9)}C${round(-width * 1.3)} ${round(-height * 1.3)} ${round(width * 1.3)} ${round(-height * 1.3)} ${round(width)} ${round(height * 0.9)}q${round(-width * 0.25)} ${round(height * 0.25)} ${round(-width * 0.5)} 0t${round(-width * 0.5)} 0t${round(-width * 0.5)} 0t${round(-width * 0.5)} 0z`,
    skin,
  );

const legs = (count: number, width: number, height: number, line: string) => {
  const steps = times(count, (index) => {
    const x = round(-width * 0.55 + (index * width * 1.1) / (count - 1));
    return `M${x} ${round(height * 0.7)}v24h10`;
  });
  return `<path d="${steps.join('')}" fill="none" stroke="${line}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
};

function eyes(count: number, { line, white }: Skin): string {
  const radius = [0, 22, 15, 11][count] ?? 11;
  return times(count, (index) => {
    const x = (index - (count - 1) / 2) * radius * 2.3;
    const circle = (dx: number, dy: number, share: number, fill: string) =>
      `<circle cx="${round(x + radius * dx)}" cy="${round(-10 + radius * dy)}" r="${round(radius * share)}" fill="${fill}"/>`;
    return `<circle cx="${round(x)}" cy="-10" r="${radius}" fill="${white}" stroke="${line}" stroke-width="4.5"/>${circle(0.2, 0.15, 0.48, line)}${circle(0.36, -0.05, 0.16, white)}`;
  }).join('');
}

/** A friendly creature about 130 units wide, standing on its centre: body, horns, eyes, mouth and legs by chance. */
export function creature(random: Random, skin: Skin): string {
  const [width, height] = [random.between(46, 62), random.between(48, 68)];
  const blob: Feature = () => body(wobble(random.next, (width + height) / 2, 0.22, 9), skin);
  const mouth = random.pick([
    `<path d="M-16 24q16 18 32 0z" fill="${skin.white}" stroke="${skin.line}" stroke-width="4.5" stroke-linejoin="round"/>`,
    `<path d="M-14 24q14 14 28 0" fill="none" stroke="${skin.line}" stroke-width="5" stroke-linecap="round"/>`,
  ]);
  const form = random.pick([blob, pill, ghost] as const);
  return `${legs(2 + random.index(2), width, height, skin.line)}${random.pick(tops)(skin, width, height)}${form(skin, width, height)}${eyes(1 + random.index(3), skin)}${mouth}`;
}
