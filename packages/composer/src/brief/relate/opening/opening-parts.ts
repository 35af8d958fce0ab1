import { phrases } from '@sitewright/composer-content';
import { conjunctions, subjects } from '../../cut/prose/function-words.ts';
import { type FrameWords, frameWordsOf } from '../../frames/words.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import { countWords, smallWords } from '../../read/entries/scan/tokens.ts';
import { beginsWithDay, findDates, findTimes } from '../../read/entries/scan/when.ts';
import { isCasual } from '../../read/identity/name/casing.ts';
import type { Reading } from '../../read/identity/reading.ts';
import { datedParts } from './dated-part.ts';
import { isApposed, isName } from './names.ts';
import { hasOccasion } from './opening-words.ts';
import { isLedPlace, isPlace, townParts } from './places.ts';
import { isKnown, type OpeningPart, type Row } from './row.ts';
import { isAddress, segmentsIn } from './segments.ts';
import { hasOwnName, isWhat, speaksOfSite } from './what.ts';

const mostParts = 12;
const mostOfYear = 4;

/** A thing with its price; an amount alone belongs to what stands before it. */
function isPriced(text: string): boolean {
  const [amount] = findMoney(text);
  return amount !== undefined && /\p{L}{3}/u.test(text.slice(0, amount.start));
}

/** "gratis", "£8": what the day costs that stands before it. */
const isFee = (text: string, words: FrameWords): boolean => {
  const [amount] = findMoney(text);
  return amount ? amount.start === 0 && amount.end === text.length : words.free.ending(text) === text.length;
};

/** "class of 1996", "1931 - 2026": a few words with a year say more of what stands before them. */
const isYear = (text: string): boolean =>
  /(?<!\p{N})(?:18|19|20)\d\d(?!\p{N})/u.test(text) && countWords(text) <= mostOfYear;

/** What one part tells that has no day in it; nothing where that is not known. */
function toldBy(part: OpeningPart, at: number, before: OpeningPart | undefined, row: Row): OpeningPart[] {
  const { text } = part;
  const { reading } = row;
  const as = (told: OpeningPart['told']): OpeningPart[] => [{ ...part, ...(told && { told }) }];
  if (before?.told === 'when' && isFee(text, frameWordsOf(reading.language))) return as('price');
  if (isName(part, at, row)) return as('name');
  // Numbers alone would be lost beside what is cut out.
  if (isAddress(text) || isPriced(text) || !/\p{L}/u.test(text))
    return as(isYear(text) ? 'aside' : undefined);
  if (isYear(text)) return as('aside');
  // "sunday service 10am" is on then.
  if (findDates(text).length + findTimes(text, []).length > 0) return as(undefined);
  if (before?.told === 'name' && isApposed(text, reading)) return as('what');
  return isPlace(part, before, row) ? as('place') : [];
}

/** What is told by the parts of a row, each by itself and by those before it. */
function toldParts(row: Row): OpeningPart[] {
  const { parts, reading } = row;
  const isPlaces = (text: string) =>
    text.split(/,\s/u).every((each) => isLedPlace(each, reading) || isKnown(each, reading));
  const told: OpeningPart[] = [];
  for (const [at, part] of parts.entries()) {
    const before = told.at(-1);
    const dated = datedParts(part, {
      language: reading.language,
      isFirst: at === 0,
      isBehindDay: before?.told === 'when',
      isPlace: isPlaces,
    });
    told.push(...(dated ?? (at === 0 ? townParts(part, reading) : toldBy(part, at, before, row))));
  }
  return told;
}

const joinable: ReadonlySet<string> = new Set(['place', 'when']);

/** "village hall, Oakham", "25 July, from 2 pm": what follows each other is one. */
function joined(parts: readonly OpeningPart[], raw: string): OpeningPart[] {
  const whole: OpeningPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const isOn =
      last !== undefined &&
      last.told === part.told &&
      joinable.has(last.told ?? '') &&
      /^[\s,]*$/u.test(raw.slice(last.end, part.start));
    if (isOn) Object.assign(last, { end: part.end, text: raw.slice(last.start, part.end) });
    else whole.push({ ...part });
  }
  return whole;
}

/** Where somebody speaks the sentence tells more than a row of facts. */
const isClause = (text: string): boolean => {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/u, 2);
  return subjects.has(first) || (conjunctions.has(first) && subjects.has(second));
};

function rowOf(parts: readonly OpeningPart[], raw: string, reading: Reading): Row {
  const what = parts[0]?.text ?? '';
  const words = smallWords(what);
  const { articles, owners } = reading.grammar;
  const isSite = speaksOfSite(what, reading);
  const isOfKin = isSite && words.some((word) => phrases().kin.includes(word));
  const isOwned = words.some((word) => articles.has(word) || owners.has(word));
  const isHead = raw.charAt(parts[0]?.end ?? 0) === ':';
  return {
    // Behind a colon stands a value of anything: "Head coach: …".
    parts: isHead && !isSite && !isOwned ? parts.slice(0, 2) : parts,
    reading,
    isCasual: isCasual(reading.prompt),
    isAsked: isSite || isOwned,
    isNamed: hasOwnName(what, reading),
    isOccasion: isOfKin || hasOccasion(what, reading.language),
  };
}

/** Several days are those of a list, and so is what stands under one. */
const isOfList = (told: readonly OpeningPart[], what: string): boolean =>
  told.filter((part) => part.told === 'when' || (!part.told && beginsWithDay(part.text))).length > 1 ||
  (told[0]?.told !== 'what' && findDates(what).length + findTimes(what, []).length > 0);

/**
 * The parts of the sentence that a prompt opens with: what the whole is of, and behind it its name, place, day, hours and prices.
 * Empty where nothing of that is told.
 */
export function openingParts(raw: string, reading: Reading): OpeningPart[] {
  const parts = segmentsIn(raw);
  const [first] = parts;
  const isRow = first && parts.length <= mostParts && !parts.slice(1).some(({ text }) => isClause(text));
  if (!isRow || !isWhat(first.text, reading)) return [];
  const told = toldParts(rowOf(parts, raw, reading));
  const isBare = told.every((part) => part.told === 'aside' || part.told === undefined);
  if (told.length === 0 || isOfList(told, first.text) || (isBare && !told.some(isCutOut))) return [];
  const what: OpeningPart[] = told[0]?.told === 'what' ? [] : [{ ...first, told: 'what' }];
  return joined([...what, ...told], raw);
}

/** Whether a part that tells nothing of the whole has something of its own to tell. */
const isCutOut = ({ text, told }: OpeningPart): boolean => told === undefined && /\p{L}/u.test(text);
