import type { Classified } from '../../classify/classified.ts';
import type { Cut } from '../../cut/cut.ts';
import type { Addressees } from '../../maker/addressees.ts';
import type { Span } from '../../read/entries/scan/tokens.ts';
import { introducing } from '../../read/facts/words.ts';
import { isLabel } from '../../read/guard/maker-talk.ts';
import { isPrintable } from '../../read/outline/heads.ts';
import { isSelfTold, isShortlyTold, ofOwner } from './of-owner.ts';

/** Up to this likelihood nobody takes the words for something that only the maker is told. */
const surelyForVisitors = 0.1;
/** Where the words themselves say whom they are of, and the statement that they say who that is. */
const likelyForVisitors = 0.6;
/** "We are a group of retired teachers", behind nothing but the wish for a site: seldom is that told to the maker alone. */
const introduced = 0.9;

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

const saysWho = ({ class: name, told }: Classified): boolean => name === 'identity' || told !== undefined;
const maySayWho = (statement: Classified): boolean =>
  saysWho(statement) || statement.also.includes('identity');
/** Where a prompt begins with such a sentence, it says who as well, whatever it was taken for. */
const mayStandIn = ({ class: name, text }: Classified): boolean =>
  name === 'not_understood' || name === 'context' || (name === 'meta' && introducing.leading(text) > 0);
const introduces = (statement: Classified): boolean =>
  mayStandIn(statement) && introducing.leading(statement.text) > 0;
const isGreeting = ({ class: name, text }: Classified): boolean => name === 'meta' && isLabel(text);
/** What may stand in front of it: how it greets, and that a site is wanted. */
const leadsUp = ({ class: name }: Classified): boolean =>
  name === 'identity' || name === 'meta' || name === 'function_wish' || name === 'page_or_section_wish';
const isForVisitors = (statement: Classified): boolean =>
  saysWho(statement) || isPrintable(statement) || mayStandIn(statement);

const asTold = (statement: Classified): Classified =>
  mayStandIn(statement)
    ? { ...statement, class: maySayWho(statement) ? 'identity' : 'story', also: [] }
    : statement;

/** The words of a sentence in which its owner says who they are; nothing where it is another sentence. */
function toldIn(
  { start, end }: Span,
  parts: readonly Classified[],
  { prompt, addressees }: Prompt,
): string | undefined {
  const sentence = prompt.slice(start, end);
  const { text, isCut } = ofOwner(sentence);
  const isOfWho = parts.some(saysWho) || (isCut && parts.every(maySayWho));
  const isShort = isShortlyTold(text) && (parts.every(maySayWho) || introducing.leading(text) > 0);
  if (!(isShort || isSelfTold(text))) return undefined;
  // Beside the wish for a site its owner's words are taken for the maker's as well.
  if (isOfWho && isCut) return text;
  const from = start + sentence.indexOf(text);
  const forMaker = addressees.likelihoodWithin(from, from + text.length) ?? 1;
  return forMaker <= mostFor(text, { isOfWho, isShort }) ? text : undefined;
}

function mostFor(text: string, { isOfWho, isShort }: { isOfWho: boolean; isShort: boolean }): number {
  if (introducing.leading(text) > 0 && !isShort) return introduced;
  return isOfWho ? likelyForVisitors : surelyForVisitors;
}

interface Prompt {
  prompt: string;
  /** Of the whole prompt. */
  addressees: Addressees;
}

/**
 * Whether the parts of a sentence may say who their owner is: the first does, or what is taken for that, and what nobody prints behind the
 * wish for a site.
 */
const mayTell = (parts: readonly Classified[], from: number, first: number): boolean =>
  (from === 0 || (from <= first && parts.some(introduces)) || parts.some(saysWho)) &&
  parts.every(isForVisitors);

/** Each sentence with its statements, from one to before another. */
function sentencesWith(
  statements: readonly Classified[],
  cuts: readonly Cut[],
): { from: number; to: number; span: Span }[] {
  let to = 0;
  return sentencesOf(cuts).map((span) => {
    // What is of two sentences is of neither.
    while ((statements[to]?.start ?? span.start) < span.start) to += 1;
    const from = to;
    while ((statements[to]?.end ?? Number.POSITIVE_INFINITY) <= span.end) to += 1;
    return { from, to, span };
  });
}

/**
 * The statements of a sentence in which its owner says who they are share that sentence: "We are two sisters and bake bread in
 * Freiburg, our shop is called Laib" tells more than a name and a place. What of it asks for a site is not told.
 */
export function withSelfTold(
  statements: readonly Classified[],
  cuts: readonly Cut[],
  within: Prompt,
): Classified[] {
  const result = [...statements];
  const told = statements.findIndex((statement) => !leadsUp(statement));
  const first = told < 0 ? statements.length : told;
  for (const { from, to, span } of sentencesWith(statements, cuts)) {
    const parts = statements.slice(from, to).filter((part) => !isGreeting(part));
    const mayBe = parts.length > 0 && mayTell(parts, from, first);
    const text = mayBe ? toldIn(span, parts, within) : undefined;
    if (text === undefined) continue;
    const selfTold = { text };
    for (const [at, part] of statements.slice(from, to).entries())
      if (!isGreeting(part)) result[from + at] = { ...asTold(part), selfTold };
  }
  return result;
}
