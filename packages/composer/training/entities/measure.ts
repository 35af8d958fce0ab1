import type { ChainModel } from '../../src/brief/chain/chain-model.ts';
import { entitiesOf } from '../../src/brief/entities/entities-of.ts';
import { type EntityKind, entityKey, leastLikely } from '../../src/brief/entities/entity.ts';
import type { LabelledText } from './labelled-text.ts';

/** The share of texts of which the likeliest words are the labelled ones, or that say nothing where nothing is labelled. */
export function shareRight(model: ChainModel, texts: readonly LabelledText[], kind: EntityKind): number {
  const right = texts.filter(({ text, language, labels }) => {
    const [best] = entitiesOf(text, language, model)[kind];
    const said = best && best.likelihood >= leastLikely[kind] ? [entityKey(best.text)] : [];
    const labelled = labels[kind].map(entityKey);
    return labelled.length === 0 ? said.length === 0 : said.some((one) => labelled.includes(one));
  });
  return right.length / texts.length;
}
