import type { FeatureVector } from '../../src/brief/classify/features/feature-bag.ts';
import { tags } from '../../src/brief/entities/chain.ts';
import type { EntityKind } from '../../src/brief/entities/entity.ts';
import { tokenFeatures } from '../../src/brief/entities/token-features.ts';
import { type Token, tokensOf } from '../../src/brief/entities/tokens.ts';
import type { LabelledText } from './labelled-text.ts';

/** One text to learn from. */
export interface ChainLesson {
  tokens: readonly FeatureVector[];
  /** By token, the index in `tags`. */
  target: Int8Array;
}

/** Puts a tag at all places where an entity stands as whole tokens, but for those that are taken. */
function mark(target: Int8Array, tokens: readonly Token[], words: readonly string[], kind: EntityKind): void {
  const first = tags.indexOf(`B-${kind}`);
  for (let at = 0; at + words.length <= tokens.length; at += 1) {
    const isHere = words.every(
      (word, offset) => tokens[at + offset]?.text === word && target[at + offset] === 0,
    );
    if (!isHere) continue;
    target[at] = first;
    target.fill(first + 1, at + 1, at + words.length);
  }
}

export function lessonOf({ text, language, labels }: LabelledText): ChainLesson {
  const tokens = tokensOf(text);
  const target = new Int8Array(tokens.length);
  for (const kind of ['name', 'where', 'what'] as const)
    for (const said of labels[kind])
      mark(
        target,
        tokens,
        tokensOf(said).map((token) => token.text),
        kind,
      );
  return { tokens: tokenFeatures(text, tokens, language), target };
}
