import type { Kind } from '../kinds/kind.ts';
import type { Random } from '../random.ts';
import type { Tone } from '../reading/tone.ts';
import { calm } from './calm/calm.ts';
import { classic } from './classic/classic.ts';
import { editorial } from './editorial/editorial.ts';
import type { Family } from './family.ts';
import type { FamilyId } from './family-id.ts';
import { poster } from './poster/poster.ts';
import { technical } from './technical/technical.ts';

/** Every layout family. A new one is a folder beside this file and a line here. */
export const families: Readonly<Record<FamilyId, Family>> = { calm, classic, editorial, poster, technical };

/** What a tone adds to the kind's own weights; enough to win over them when it is clear. */
const pull: Readonly<Record<Tone, Partial<Record<FamilyId, number>>>> = {
  plain: {},
  warm: { editorial: 4, calm: 1 },
  playful: { poster: 4, calm: 2 },
  elegant: { classic: 5, editorial: 2 },
  bold: { poster: 9 },
  calm: { calm: 7 },
  technical: { technical: 7 },
  minimal: { technical: 3, classic: 2, calm: 1 },
};

/** A family that suits the kind and the tone; among those that do, the seed decides. */
export function chooseFamily(kind: Kind, tone: Tone, random: Random): Family {
  const weights = Object.values(families).map((family) => ({
    family,
    weight: (kind.families[family.id] ?? 0) + (pull[tone][family.id] ?? 0),
  }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.next() * total;
  for (const { family, weight } of weights) {
    left -= weight;
    if (left < 0) return family;
  }
  return editorial;
}
