import type { Classified } from '../../classify/classified.ts';
import type { Block } from './blocks.ts';
import type { Heads } from './heads.ts';
import type { Pages } from './pages.ts';
import type { SectionWords } from './section-words.ts';

/** What is known when the statements are walked for their sections. */
export interface Walk {
  prompt: string;
  statements: readonly Classified[];
  heads: Heads;
  pages: Pages;
  /** The page that each statement is told of. */
  pageOf: readonly (number | undefined)[];
  /** The page that each statement fits by its words, where it was told of none. */
  fits: readonly (number | undefined)[];
  words: SectionWords;
  /** Statements that say what each entry of a list has. */
  attributes: ReadonlySet<number>;
  /** The block that each statement stands in, as the prompt is laid out. */
  blocks: readonly (Block | undefined)[];
}

const eachOf =
  /^(?:each|every one|all)\s(?:with|has|have|shows?)\s|^(?:jeweils|chac?une?|cada un[ao]|ognun[oa])\s/iu;

/** What follows "each with" in the same row says what each entry has: "each with a picture, price and glaze". */
export function attributesOf(statements: readonly Classified[], prompt: string): Set<number> {
  const attributes = new Set<number>();
  statements.forEach((statement, index) => {
    const previous = statements[index - 1];
    const isOn =
      attributes.has(index - 1) && statement.kind === 'part' && previous?.under === statement.under;
    const isSameSentence =
      previous && !/[.;!?。；\n]/u.test(prompt.slice(previous.end - 1, statement.start + 1));
    if (eachOf.test(statement.text) || (isOn && isSameSentence)) attributes.add(index);
  });
  return attributes;
}
