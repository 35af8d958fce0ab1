import { tokensOf } from '../../src/brief/chain/tokens.ts';
import { unlearnt } from '../../src/brief/chain/unlearnt.ts';
import { isForMaker } from '../../src/brief/classify/weigh-addressee.ts';
import type { LabelledPrompt } from '../data/labelled-prompt.ts';
import { markedFolder } from '../data/marked-files.ts';
import { partOf } from '../data/part-of.ts';
import { readWrittenPrompts } from '../data/read-written-set.ts';
import { type MarkedText, readMarked } from './marked-text.ts';

/** The texts whose words for the maker are marked. */
export const { readLearnt: readLearntTexts, readHeldOut: readHeldOutTexts } = markedFolder(
  'maker',
  readMarked,
);

/** Longer ones add little and take long to learn from. */
const longest = 1_500;
/** Headings and lists say by their place whom what stands there is for. */
const structure = /^#|:\s*$/mu;

function ofStatements({ text, lang, spans }: LabelledPrompt): MarkedText {
  const tokens = tokensOf(text);
  return {
    text,
    language: lang,
    tokens,
    isForMaker: tokens.map((token) => {
      const span = spans.find(({ start, end }) => start <= token.start && token.start < end);
      return span !== undefined && [span.class, ...span.also].every(isForMaker);
    }),
  };
}

/** The prompts whose statements are labelled: each of one of those for the maker or for visitors, as a whole. */
export const readStatementTexts = (): MarkedText[] =>
  readWrittenPrompts()
    .filter(
      ({ text, lang, group }) =>
        partOf(group) === 'train' && !unlearnt.has(lang) && text.length <= longest && !structure.test(text),
    )
    .map(ofStatements);
