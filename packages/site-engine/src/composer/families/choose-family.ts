import type { LanguageId } from '../languages/language.ts';
import { createRandom, type Random } from '../random.ts';
import type { Tone } from '../reading/tone.ts';
import type { Typeface } from '../reading/typeface.ts';
import { isAskedFor } from './asked-look.ts';
import type { Family, FamilyDesign } from './family.ts';
import type { Heading } from './look.ts';
import { families } from './registry.ts';
import { suitability } from './suit.ts';
import { withTypeface } from './typeface-suit.ts';

interface Weighted {
  design: FamilyDesign;
  weight: number;
}

/** Takes one out of the rest, the heavier the likelier. */
function draw(rest: readonly Weighted[], random: Random): Weighted | undefined {
  let left = random.next() * rest.reduce((sum, { weight }) => sum + weight, 0);
  return rest.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/** Every fitting family once, likely ones first. */
function lineUp(candidates: readonly Weighted[], random: Random): FamilyDesign[] {
  const chosen = draw(candidates, random);
  if (!chosen) return [];
  return [
    chosen.design,
    ...lineUp(
      candidates.filter((candidate) => candidate !== chosen),
      random,
    ),
  ];
}

const at = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

const allHeadings: readonly Heading[] = ([-1, 0, 1] as const).flatMap((broader) => [
  { broader, isMirrored: false },
  { broader, isMirrored: true },
]);

/** Makes the choices a family leaves open, each on its own. `round` moves the hero on when the family comes again. */
function settle(design: FamilyDesign, round: number, random: Random): Family {
  const { headers, heroes, footers, corners, rhythms, grounds, ...rest } = design;
  const choice = (name: string, count: number) => random.fork(name).index(count);
  return {
    ...rest,
    hero: at(heroes, round),
    header: at(headers, choice('header', headers.length)),
    footer: at(footers, choice('footer', footers.length)),
    corners: at(corners, choice('corners', corners.length)),
    rhythm: at(rhythms, choice('rhythm', rhythms.length)),
    grounds: at(grounds, choice('grounds', grounds.length)),
    isMirrored: random.fork('mirrored').chance(0.5),
    broader: random.fork('broader').pick([-1, 0, 1]),
    headings: random.fork('headings').shuffle(allHeadings),
  };
}

/** A look that is named comes first nearly always. */
const askedWeight = 200;

export interface DesignWish {
  kind: string;
  tone: Tone;
  language: LanguageId;
  typeface?: Typeface;
}

/**
 * A family that suits kind, tone and language. The prompt alone puts the fitting families into an order and the seed is
 * the place in it, so that the next seed always brings another family, and another hero when a family comes again.
 */
export function chooseFamily(
  { kind, tone, language, typeface }: DesignWish,
  prompt: string,
  seed: number,
): Family {
  const designs: readonly FamilyDesign[] = Object.values(families);
  const candidates = designs
    .map((design) => ({
      design,
      weight:
        withTypeface(suitability(design.id, kind, tone, language), design.id, typeface) +
        (isAskedFor(design.id, prompt) ? askedWeight : 0),
    }))
    .filter(({ weight }) => weight > 0);
  const order = lineUp(candidates, createRandom(`${prompt}/family`));
  const place = Math.abs(Math.trunc(seed));
  const design: FamilyDesign = order[place % order.length] ?? families.editorial;
  const random = createRandom(`${prompt}#${seed}/design`);
  const offset = createRandom(`${prompt}/hero`).index(design.heroes.length);
  return settle(design, offset + Math.floor(place / Math.max(1, order.length)), random);
}
