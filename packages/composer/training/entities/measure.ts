import { entitiesOf } from '../../src/brief/entities/entities-of.ts';
import type { EntityKind } from '../../src/brief/entities/entity.ts';
import type { EntityModel } from '../../src/brief/entities/entity-model.ts';
import type { LabelledText } from './labelled-text.ts';

/** From these likelihoods on the composer takes the likeliest for what it says it is. */
export const leastLikely: Readonly<Record<EntityKind, number>> = { name: 0.12, what: 0.4, where: 0.3 };

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&+@]+/gu, ' ')
    .trim();

/** The share of texts of which the likeliest words are the labelled ones, or that say nothing where nothing is labelled. */
export function shareRight(model: EntityModel, texts: readonly LabelledText[], kind: EntityKind): number {
  const right = texts.filter(({ text, language, labels }) => {
    const [best] = entitiesOf(text, language, model)[kind];
    const said = best && best.likelihood >= leastLikely[kind] ? [keyOf(best.text)] : [];
    const labelled = labels[kind].map(keyOf);
    return labelled.length === 0 ? said.length === 0 : said.some((one) => labelled.includes(one));
  });
  return right.length / texts.length;
}
