import type { Cut } from '../cut/cut.ts';
import type { Addressees } from '../maker/addressees.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { forbidsTelling } from '../read/guard/maker-talk.ts';
import { asksToConceal } from '../relate/refer/left-out.ts';

const longestTitle = 8;
const closed = /[.!?。！？…]["”»“'’)]*$/u;

/** "How the mill came to us": a few words in a paragraph of their own, which no sign closes. */
const isTitle = ({ text, kind }: Cut, ofParagraph: number | undefined): boolean =>
  kind === 'sentence' && ofParagraph === 1 && !closed.test(text) && countWords(text) <= longestTitle;

/**
 * Of a statement, how likely it is by its words that only the maker is told it, from 0 to 1. It is unknown of heads and titles,
 * where what they stand over says whom it is for, and of what forbids to tell something or asks to
 * leave it out: what that is about stands in it, too.
 */
export function whomTold(
  cuts: readonly Cut[],
  addressees: Addressees | undefined,
): (cut: Cut) => number | undefined {
  if (!addressees) return () => undefined;
  const paragraphs = Map.groupBy(cuts, ({ sentence }) => sentence?.paragraph);
  return (cut) => {
    const ofParagraph = cut.sentence && paragraphs.get(cut.sentence.paragraph)?.length;
    const isHead = cut.kind === 'heading' || isTitle(cut, ofParagraph);
    if (isHead || forbidsTelling(cut.text) || asksToConceal(cut.text)) return undefined;
    return addressees.likelihoodWithin(cut.start, cut.end);
  };
}
