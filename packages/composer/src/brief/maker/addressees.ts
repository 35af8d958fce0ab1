import { tagCountOf } from '../chain/chain.ts';
import { type ChainModel, shippedChainModel } from '../chain/chain-model.ts';
import { seenTokens } from '../chain/seen-tokens.ts';
import { unlearnt } from '../chain/unlearnt.ts';
import { likelihoods } from '../corrections/tagged-spans.ts';
import { makerFeatures } from './maker-features.ts';

/** One kind of spans: what only the maker is told. */
export const makerTags = tagCountOf(['maker']);

/** The model of this package. */
export const shippedMakerModel = shippedChainModel('maker-model.bin', makerTags);

/** A word of a prompt, by its place, and how likely it is that only the maker is told it, from 0 to 1. */
export interface AddressedWord {
  start: number;
  end: number;
  likelihood: number;
}

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Whom the words of a prompt are told; none in a language that is not learnt. */
export class Addressees {
  readonly words: readonly AddressedWord[];

  constructor(words: readonly AddressedWord[]) {
    this.words = words;
  }

  /** Those of the words that begin at an offset or behind it. */
  from(offset: number): Addressees {
    return new Addressees(this.words.slice(this.#firstFrom(offset)));
  }

  /** The words that begin within a stretch of the prompt. */
  within(start: number, end: number): readonly AddressedWord[] {
    return this.words.slice(this.#firstFrom(start), this.#firstFrom(end));
  }

  /** How likely it is on average that only the maker is told the words of a stretch, from 0 to 1; unknown where it has none. */
  likelihoodWithin(start: number, end: number): number | undefined {
    const words = this.within(start, end);
    if (words.length === 0) return undefined;
    return words.reduce((sum, { likelihood }) => sum + likelihood, 0) / words.length;
  }

  #firstFrom(offset: number): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle]?.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Of each word of a prompt whom it is told; `tag` is the prompt's language. */
export function addresseesOf(
  prompt: string,
  tag: string,
  model: ChainModel = shippedMakerModel(),
): Addressees {
  const [language = 'en'] = tag.split('-');
  if (unlearnt.has(language)) return new Addressees([]);
  const seen = seenTokens(prompt, language);
  const likely = likelihoods(model, makerFeatures(seen));
  return new Addressees(
    seen.tokens.flatMap(({ text, start, end }, at) =>
      isWord(text) ? [{ start, end, likelihood: likely[at] ?? 0 }] : [],
    ),
  );
}

/** Statements of a prompt with how likely it is that only the maker is told their words. */
export const withLikelihoods = <Of extends { start: number; end: number }>(
  statements: readonly Of[],
  addressees: Addressees,
): (Of & { forMaker?: number })[] =>
  statements.map((statement) => {
    const forMaker = addressees.likelihoodWithin(statement.start, statement.end);
    return forMaker === undefined ? statement : { ...statement, forMaker };
  });
