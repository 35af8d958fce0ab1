import type { Classified } from '../../classify/classified.ts';
import type { Cut, Sentence } from '../../cut/cut.ts';
import type { Addressees } from '../../maker/addressees.ts';
import { classifyProse } from '../../prose/classify-prose.ts';
import { announcedType } from '../../read/identity/kind/announced.ts';
import { createReading, type Reading } from '../../read/identity/reading.ts';
import { recut, type Span } from '../asked/recut.ts';
import { openingParts } from './opening-parts.ts';

const longest = 400;

/** How many cuts belong to the sentence that a prompt opens with: what it is a head of, too. */
function openingEnd(cuts: readonly Cut[], from: number): number {
  let end = from + 1;
  while (end < cuts.length) {
    const cut = cuts[end];
    const isOfSentence = cut?.sentence !== undefined && cut.sentence === cuts[end - 1]?.sentence;
    const isHeaded = cut?.under === from && cuts[from]?.kind === 'heading';
    if (!(cut?.joined || isOfSentence || isHeaded)) break;
    end += 1;
  }
  return end;
}

/** What stands under a head that stands by so many places further on. */
const under = <Headed extends Cut>(cut: Headed, by: number): Headed =>
  cut.under === undefined ? cut : { ...cut, under: cut.under + by };

const isProse = ({ kind, asked, isWish, cells }: Cut): boolean =>
  kind !== 'markup' && kind !== 'list_item' && kind !== 'row' && !asked && !isWish && cells === undefined;

/**
 * The cuts of the sentence that a prompt opens with, where it is running text on one line. What only announces it stands before:
 * "We are getting married! Mia and Jon, 3 October, Funchal".
 */
function openingOf(cuts: readonly Cut[], reading: Reading): Cut[] {
  const { prompt } = reading;
  const first = cuts.findIndex(({ kind }) => kind !== 'markup');
  const isAnnounced = announcedType(cuts[first]?.text ?? '', reading) !== undefined;
  const from = isAnnounced && first + 1 < cuts.length ? first + 1 : first;
  const opening = from < 0 ? [] : cuts.slice(from, openingEnd(cuts, from)).map((cut) => under(cut, -from));
  const raw = prompt.slice(opening[0]?.start, opening.at(-1)?.end);
  const isOne = raw.length <= longest && !/[\n|]/u.test(raw);
  return isOne && opening.every(isProse) ? opening : [];
}

/** Whether what a cut stands under is told, and heads no list: "…, in Zurich: bookkeeping, payroll". */
const isUnderTold = ({ key, under }: Cut, cuts: readonly Cut[]): boolean =>
  under === undefined ? cuts.some(({ text }) => text === key) : cuts[under]?.told !== undefined;

const around = /^[\s,;:：]{1,4}|[\s,;.]{1,4}$/gu;

/** The sentence of cuts that follow each other with nothing told between them. */
function sentenceOf(run: readonly Cut[], prompt: string): Sentence | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return undefined;
  const text = prompt.slice(first.start, last.end).replaceAll(around, '');
  // What the opening was cut into stands for itself.
  const isOfCatchwords = run.some((cut) => cut.sentence === undefined || cut.sentence.isOfCatchwords);
  return { text, paragraph: first.start, ...(isOfCatchwords && { isOfCatchwords }) };
}

/** Of what is told none heads a list or is half of a sentence: what stands beside it is a sentence of its own. */
function apart(cuts: readonly Cut[], prompt: string): Cut[] {
  const isBeside = ({ told, kind }: Cut) => told === undefined && kind !== 'markup' && kind !== 'heading';
  let sentence: Sentence | undefined;
  return cuts.map((cut, at) => {
    const { key: _, under: __, sentence: ___, ...rest } = cut;
    if (!isBeside(cut)) {
      sentence = undefined;
      return cut.told === undefined ? cut : { ...rest, depth: 0 };
    }
    const end = cuts.findIndex((other, index) => index > at && !isBeside(other));
    sentence ??= sentenceOf(cuts.slice(at, end < 0 ? cuts.length : end), prompt);
    const own = isUnderTold(cut, cuts) ? { ...rest, depth: 0 } : cut;
    return sentence ? { ...own, sentence } : own;
  });
}

/** The opening with what it tells as cuts of their own; nothing where it tells none of that. */
function parted(opening: readonly Cut[], reading: Reading): Cut[] | undefined {
  const { prompt } = reading;
  const start = opening[0]?.start ?? 0;
  const raw = prompt.slice(start, opening.at(-1)?.end).replace(/[.!]\s*$/u, '');
  const spans = openingParts(raw, reading).map(
    (part): Span => ({ ...part, start: start + part.start, end: start + part.end }),
  );
  if (spans.length === 0) return undefined;
  const cuts = recut(opening, prompt, ({ cuts: group }) => {
    const [from, to] = [group[0]?.start ?? 0, group.at(-1)?.end ?? 0];
    return spans.filter((span) => span.start >= from && span.end <= to);
  });
  return apart(cuts, prompt);
}

const sureWish = 0.6;
const wishes: ReadonlySet<Classified['class']> = new Set([
  'design_wish',
  'function_wish',
  'page_or_section_wish',
  'prohibition',
]);
const classes = {
  what: 'identity',
  name: 'identity',
  aside: 'fact',
  place: 'fact',
  when: 'fact',
  price: 'fact',
  event: 'event',
} as const;

/** What was cut as a part of the opening is what it tells, unless it is surely a wish. */
function asTold(statement: Classified): Classified {
  const { told, ...untold } = statement;
  if (told === undefined || (told === 'what' && wishes.has(statement.class))) return statement;
  if (told === 'name' && wishes.has(statement.class) && statement.sureness >= sureWish) return untold;
  return { ...statement, class: classes[told], also: [], sureness: 0.9 };
}

/** What was a statement of its own already stays what it was. */
function asBefore(statement: Classified, before: ReadonlyMap<string, Classified>): Classified {
  const same = statement.told === undefined ? before.get(statement.text) : undefined;
  return same ? { ...statement, class: same.class, also: same.also, sureness: same.sureness } : statement;
}

/**
 * The name, the place, the day and the rest that a prompt tells in the sentence it opens with, as statements of their own. All others
 * stay what they were beside the sentence as a whole.
 */
export function withOpening(
  statements: readonly Classified[],
  cuts: readonly Cut[],
  { prompt, tag, addressees }: { prompt: string; tag: string; addressees: Addressees },
): Classified[] {
  const reading = createReading(prompt, [], tag);
  const opening = openingOf(cuts, reading);
  const [start, end] = [opening[0]?.start ?? 0, opening.at(-1)?.end ?? 0];
  const before = statements.filter((statement) => statement.start < start);
  const others = statements.filter((statement) => statement.start >= end);
  const count = statements.length - others.length;
  const isApart = others.every(({ under }) => under === undefined || under < before.length || under >= count);
  if (opening.length === 0 || !isApart || statements[count - 1]?.end !== end) return [...statements];
  const own = parted(opening, reading);
  if (!own) return [...statements];
  const byText = new Map(
    statements.slice(before.length, count).map((statement) => [statement.text, statement]),
  );
  const told = classifyProse(own, tag, addressees).map((statement) => asTold(asBefore(statement, byText)));
  const moved = before.length + told.length - count;
  return [
    ...before,
    ...told.map((statement) => under(statement, before.length)),
    ...others.map((other) => ((other.under ?? 0) < count ? other : under(other, moved))),
  ];
}
