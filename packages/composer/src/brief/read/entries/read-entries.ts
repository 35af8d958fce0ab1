import type { Classified } from '../../classify/classified.ts';
import type { Frame } from '../../frames/frames-of.ts';
import type { FrameWords } from '../../frames/words.ts';
import { isRoleKey } from '../facts/person-evidence.ts';
import { isSameSentence } from '../facts/sentence-rows.ts';
import { isPrintable } from '../outline/heads.ts';
import type { Outline } from '../outline/read-outline.ts';
import { answersOf } from './answers.ts';
import type { Addition, Entry, Reading } from './entry.ts';
import { type EntryFields, EntryLists, type Origin } from './entry-lists.ts';
import { labelOf } from './heading-label.ts';
import { gapBetween } from './join-texts.ts';
import { isOnlyPrice, withThing } from './named-price.ts';
import type { QuotationText } from './quotation.ts';
import { readStatement } from './reading.ts';
import { findMoney } from './scan/money.ts';
import { countWords } from './scan/tokens.ts';
import { introducedBy, mayBeSpeaker } from './speakers.ts';
import { surroundingsOf } from './surroundings.ts';

/** An aside longer than this is a statement of its own. */
const longestAside = 12;

/** What is known of the statements before their entries are read. */
export interface Known {
  outline: Outline;
  /** Statements that stand elsewhere in the brief already, such as telephone numbers. */
  taken: ReadonlySet<number>;
  prompt: string;
  /** What running text surely says, by the index of its statement. */
  frames: readonly (Frame | undefined)[];
  words: FrameWords;
  /** What the whole is of. */
  thing?: string | undefined;
}

/**
 * Reads what a prompt says into the lists of its brief. What no finer reading fits becomes a detail with its whole text.
 */
export function readEntries(
  statements: readonly Classified[],
  { outline, taken, prompt, frames, words, thing }: Known,
): EntryFields {
  const lists = new EntryLists();
  const around = surroundingsOf(statements, outline, words);
  const titles = titlesOf(statements, outline);
  const answers = answersOf(statements, prompt);
  statements.forEach((statement, index) => {
    const surroundings = around[index];
    if (answers.has(index) && answer(lists, statements, index, answers, prompt)) return;
    if (taken.has(index) || titles.has(index) || surroundings === undefined) return;
    const origin = originOf(statements, outline, index);
    if (speaks(lists, statements, index, prompt)) return;
    const frame = frames[index];
    if (frame?.is === 'part') lists.addSource(frame.of, index);
    for (const read of readStatement(statement, surroundings, frame)) {
      const reading = withThing(read, thing, {
        text: statement.text,
        isOne: isOnlyPrice(statements, index),
      });
      if (!goesOn(lists, statements, reading, index, origin, prompt))
        put(lists, statements, reading, index, origin, thing);
    }
  });
  return lists.fields;
}

/** Whether a statement says who spoke the quotation before it, which then has its speaker. */
function speaks(
  lists: EntryLists,
  statements: readonly Classified[],
  index: number,
  prompt: string,
): boolean {
  const [before, statement] = [statements[index - 1], statements[index]];
  return (
    before !== undefined &&
    statement !== undefined &&
    mayBeSpeaker(before, statement, prompt) &&
    lists.addSpeaker(index - 1, statement.text, index)
  );
}

/** Heads whose words stand over what is under them, as title of a section or group, or as key of a detail. */
function titlesOf(statements: readonly Classified[], { homes, sections }: Outline): Set<number> {
  const titles = new Set<number>();
  for (const statement of statements) {
    const head = statement.under;
    const text = statements[head ?? -1]?.text;
    if (head === undefined || text === undefined || /\d/u.test(text)) continue;
    const section = sections[homes[head] ?? -1];
    const isSection = section?.from.includes(head) && section.title !== undefined && isPrintable(statement);
    const isListed = statement.kind !== 'aside' || statements[head + 2]?.under === head;
    const isLabel = isListed && isTitled(statement) && labelOf(statement, statements) !== undefined;
    if (isSection || isLabel) titles.add(head);
  }
  return titles;
}

const isTitled = ({ class: name }: Classified) => name === 'fact' || name === 'item' || name === 'story';

function originOf(
  statements: readonly Classified[],
  { homes, sections, pages }: Outline,
  index: number,
): Origin {
  const statement = statements[index];
  const section = homes[index];
  const label = statement && labelOf(statement, statements);
  const madeSection = section === undefined ? undefined : sections[section];
  const isSectionHead = madeSection?.from.includes(statement?.under ?? -1) ?? false;
  const names = [madeSection?.title, ...pages.map(({ title }) => title)].map((name) => name?.toLowerCase());
  const key = isSectionHead || names.includes(label?.toLowerCase()) ? undefined : label;
  return { from: index, section, key, group: { id: `${statement?.under ?? ''}${key ?? ''}`, title: key } };
}

/** "We offer repairs, backups and wifi. From £40": what stands behind a sentence of several is not of the last of them. */
const isBehindRow = ({ sentence }: Classified, statement: Classified): boolean =>
  sentence !== undefined &&
  statement.sentence !== undefined &&
  sentence !== statement.sentence &&
  /[,;、，،]\s/u.test(sentence.text);

/** The statements that one can add to: its head where it is an aside, else the one right before it under the same head. */
function hostsOf(statements: readonly Classified[], index: number): number[] {
  const [statement, previous] = [statements[index], statements[index - 1]];
  if (statement === undefined) return [];
  const hosts = statement.under === undefined ? [] : [statement.under];
  const isBeside =
    previous !== undefined && previous.under === statement.under && !isBehindRow(previous, statement);
  return isBeside ? [index - 1, ...hosts] : hosts;
}

/** Adds a statement to the answer of the question it belongs to; says whether there was such a question. */
function answer(
  lists: EntryLists,
  statements: readonly Classified[],
  index: number,
  answers: ReadonlyMap<number, number>,
  prompt: string,
): boolean {
  const [previous, statement] = [statements[index - 1], statements[index]];
  if (previous === undefined || statement === undefined) return false;
  const between = prompt.slice(previous.start, statement.start).trimEnd();
  const gap = /[,;，；、]$/u.test(between)
    ? `${between.at(-1) ?? ''} `
    : isSameSentence(previous, statement, prompt)
      ? gapBetween(previous, statement, prompt)
      : '. ';
  return lists.answer(answers.get(index) ?? -1, statement.text, gap, index);
}

/** A part of a sentence that says no more than a detail goes on with the detail before it, as it is written. */
function goesOn(
  lists: EntryLists,
  statements: readonly Classified[],
  reading: Reading,
  index: number,
  { key }: Origin,
  prompt: string,
): boolean {
  const [previous, statement] = [statements[index - 1], statements[index]];
  if (
    previous === undefined ||
    statement === undefined ||
    (reading.is !== 'detail' && reading.is !== 'story')
  )
    return false;
  const isOfSection = statement.key !== undefined && key === undefined;
  if (isOfSection || !isSameSentence(previous, statement, prompt)) return false;
  return (
    lists.extend(index - 1, `${gapBetween(previous, statement, prompt)}${reading.text}`, index) ||
    lists.noteEvent(index - 1, reading.text, index)
  );
}

/** "Teacher: Anna Rowe, DipABRSM, checked": a key of one person has one name, and the rest is told of who bears it. */
function ofPerson(read: Reading, { class: name, joined, key = '', text }: Classified): Reading {
  const isOfOne = name === 'person' && joined === true && isRoleKey(key);
  const isNamed = read.is === 'person' && countWords(read.person.name) > 1;
  return isOfOne && !isNamed ? { is: 'addition', note: text } : read;
}

/** What stands under a thing that has its price: "Full breakfast 9.80", with "veggie version on request" set in under it. */
const isUnderThing = ({ kind }: Classified, head: Classified | undefined): boolean =>
  kind === 'list_item' && head?.kind === 'list_item' && head.class === 'item' && /\p{N}/u.test(head.text);

function asAddition(
  reading: Reading,
  statement: Classified,
  head: Classified | undefined,
): Addition | undefined {
  if (reading.is === 'addition') return reading;
  const isNote =
    (statement.kind === 'aside' || (isUnderThing(statement, head) && reading.is !== 'item')) &&
    countWords(statement.text) <= longestAside &&
    isPrintable(statement);
  return isNote && statement.under !== undefined ? { is: 'addition', note: statement.text } : undefined;
}

/** What is added to nothing says something by itself; a price alone is that of the whole: "Welding course, weeks 31 and 32, £140". */
function alone({ price }: Addition, { text, sentence, key }: Classified, thing: string | undefined): Entry {
  const isOfAll = sentence !== undefined && key === undefined && findMoney(text)[0]?.start === 0;
  return isOfAll && price !== undefined && thing !== undefined
    ? { is: 'item', item: { name: thing, price } }
    : { is: 'detail', text };
}

const voiced = (use: QuotationText['use']) => (use === 'text' ? 'voice' : use);

function put(
  lists: EntryLists,
  statements: readonly Classified[],
  read: Reading,
  index: number,
  origin: Origin,
  thing: string | undefined,
): void {
  const statement = statements[index];
  if (statement === undefined) return;
  const reading = ofPerson(read, statement);
  const addition = asAddition(reading, statement, statements[statement.under ?? -1]);
  const hosts = reading.is === 'addition' ? hostsOf(statements, index) : [statement.under ?? -1];
  if (addition && hosts.some((host) => lists.addTo(host, addition, index))) return;
  if (reading.is === 'quotation' && reading.quotation.by === undefined) {
    const by = introducedBy(statements[index - 1]);
    const quotation = by
      ? { ...reading.quotation, by, use: voiced(reading.quotation.use) }
      : reading.quotation;
    lists.add({ is: 'quotation', quotation }, origin);
  } else if (reading.is === 'detail' && lists.isOpenQuestion(index - 1)) {
    lists.addTo(index - 1, { is: 'addition', note: reading.text }, index);
  } else lists.add(reading.is === 'addition' ? alone(reading, statement, thing) : reading, origin);
}
