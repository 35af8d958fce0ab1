import type { Classified } from '../../classify/classified.ts';
import type { Cut } from '../../cut/cut.ts';
import type { Addressees } from '../../maker/addressees.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import { countWords, type Span } from '../../read/entries/scan/tokens.ts';
import { asks, subjects } from '../../read/facts/words.ts';
import { forbidsTelling, isForMaker } from '../../read/guard/maker-talk.ts';
import { withoutGreeting } from '../../read/identity/description/of-self.ts';
import { isPrintable } from '../../read/outline/heads.ts';

const fewestWords = 6;
const mostWords = 60;
/** Up to this likelihood nobody takes the words for something that only the maker is told. */
const surelyForVisitors = 0.1;

/** Where the sentences of running text stand in the prompt, by the cuts of each. */
function sentencesOf(cuts: readonly Cut[]): Span[] {
  const spans: Span[] = [];
  for (const [at, { start, end, sentence, joined }] of cuts.entries()) {
    const last = spans.at(-1);
    const goesOn = joined === true || (sentence !== undefined && sentence === cuts[at - 1]?.sentence);
    if (last && goesOn) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

const around = /^[\s,;:–—-]+|[\s,;]+$/gu;
const ofOwner = (text: string): string => withoutGreeting(text.replaceAll(around, ''));

/** Whether somebody says in it, to visitors and in running text, what they are or do. */
function isSelfTold(text: string): boolean {
  const words = countWords(text);
  return (
    words >= fewestWords &&
    words <= mostWords &&
    !/[\n|•]/u.test(text) &&
    subjects.leading(text) > 0 &&
    findMoney(text).length === 0 &&
    !isForMaker(text) &&
    !forbidsTelling(text) &&
    !asks(text)
  );
}

const saysWho = ({ class: name, told }: Classified): boolean => name === 'identity' || told !== undefined;
/** Where a prompt begins with such a sentence, it says who as well, whatever it was taken for. */
const mayStandIn = ({ class: name }: Classified): boolean => name === 'not_understood';
const isForVisitors = (statement: Classified): boolean =>
  saysWho(statement) || isPrintable(statement) || mayStandIn(statement);

const asTold = (statement: Classified): Classified =>
  mayStandIn(statement) ? { ...statement, class: 'story', also: [] } : statement;

/**
 * The statements of a sentence in which its owner says who they are share that sentence: "We are two sisters and bake bread in
 * Freiburg, our shop is called Laib" tells more than a name and a place. `addressees` are of the whole prompt.
 */
export function withSelfTold(
  statements: readonly Classified[],
  cuts: readonly Cut[],
  { prompt, addressees }: { prompt: string; addressees: Addressees },
): Classified[] {
  const result = [...statements];
  let to = 0;
  for (const { start, end } of sentencesOf(cuts)) {
    // What is of two sentences is of neither.
    while ((statements[to]?.start ?? start) < start) to += 1;
    const from = to;
    while ((statements[to]?.end ?? Number.POSITIVE_INFINITY) <= end) to += 1;
    const parts = statements.slice(from, to);
    if (!(from === 0 || parts.some(saysWho)) || !parts.every(isForVisitors)) continue;
    const text = ofOwner(prompt.slice(start, end));
    const forMaker = addressees.likelihoodWithin(start, end) ?? 1;
    if (forMaker > surelyForVisitors || !isSelfTold(text)) continue;
    const selfTold = { text };
    parts.forEach((part, at) => {
      result[from + at] = { ...asTold(part), selfTold };
    });
  }
  return result;
}
