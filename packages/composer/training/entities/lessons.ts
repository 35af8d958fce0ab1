import { firstTagOf } from '../../src/brief/chain/chain.ts';
import { tokenFeatures } from '../../src/brief/chain/token-features.ts';
import { type Token, tokensOf } from '../../src/brief/chain/tokens.ts';
import { type EntityKind, entityKinds } from '../../src/brief/entities/entity.ts';
import type { ChainLesson } from '../chain/train-chain.ts';
import type { LabelledText } from './labelled-text.ts';

/** Puts a tag at all places where an entity stands as whole tokens, but for those that are taken. */
function mark(target: Int8Array, tokens: readonly Token[], words: readonly string[], kind: EntityKind): void {
  const first = firstTagOf(entityKinds, kind);
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
