import { places } from '@sitewright/composer-content';
import { countWords } from '../../read/entries/scan/tokens.ts';
import { isNounOfSite, leadsToPlace } from '../../read/identity/description/heads.ts';
import { isCommon } from '../../read/identity/name/common-words.ts';
import { isNamedPlace } from '../../read/identity/place.ts';
import { placeNames } from '../../read/identity/place-names.ts';
import type { Reading } from '../../read/identity/reading.ts';
import { hasVenue } from './opening-words.ts';
import { isBare, isCapital, isKnown, type OpeningPart, type Row } from './row.ts';

const mostWords = 6;
const mostOfTown = 2;

/** "in Zurich", "at the Red Lion": behind a word that leads to a place. */
export function isLedPlace(text: string, reading: Reading): boolean {
  const [lead = '', first = '', ...others] = text.split(' ');
  if (!leadsToPlace(lead.toLowerCase(), reading) || countWords(text) > mostWords + 2) return false;
  const rest = (reading.grammar.articles.has(first.toLowerCase()) ? others : [first, ...others]).join(' ');
  if (!isBare(rest.replaceAll(',', '')) || isCommon(rest, reading)) return false;
  return /^\p{Lu}/u.test(rest) || isKnown(rest, reading) || hasVenue(rest, reading.language);
}

/** "plumber leeds", "wedding photographer Oaxaca": the known town that stands right behind what the whole is of. */
export function townParts(part: OpeningPart, reading: Reading): OpeningPart[] {
  const words = part.text.split(' ');
  for (let count = Math.min(mostOfTown, words.length - 1); count > 0; count -= 1) {
    const town = words.slice(-count).join(' ');
    const noun = words.at(-count - 1) ?? '';
    // "Café Marlow" is called so; "Plumber Leeds" names a city that everybody knows.
    const isBehind = /^\p{Ll}/u.test(noun) || (words.length === count + 1 && isNamedPlace(town));
    if (!isBehind || !isNounOfSite(noun, reading) || !isKnown(town, reading)) continue;
    if (places().homonyms.includes(town)) continue;
    const start = part.end - town.length;
    return [
      { ...part, end: start - 1, text: part.text.slice(0, -town.length - 1), told: 'what' },
      { start, end: part.end, text: town, told: 'place' },
    ];
  }
  return [];
}

/** In a prompt with capitals small letters are no town's that few people know: "la mesa" is a table. */
const isKnownTown = (text: string, { reading, isCasual }: Row): boolean =>
  (isCasual || /^\p{Lu}/u.test(text) || placeNames().has(text)) && isKnown(text, reading);

/** "Rotterdam docks". */
const isQuarter = (text: string, reading: Reading): boolean => {
  const [town = '', next, ...others] = text.split(' ');
  return next !== undefined && others.length === 0 && /^\p{Lu}/u.test(town) && isKnown(town, reading);
};

/** "Villa Corsini" of "Villa Corsini near Lucca". */
function houseOf(text: string, reading: Reading): string {
  const words = text.split(' ');
  const isLead = (at: number) => at > 0 && isLedPlace(words.slice(at).join(' '), reading);
  const end = words.findIndex((_, at) => isLead(at));
  return words.slice(0, end < 0 ? words.length : end).join(' ');
}

const mostOfHouse = 3;

/** A house or ground where something takes place: "St Anne's Church", "village hall". */
function isHouse(text: string, isEvent: boolean, { reading, isCasual }: Row): boolean {
  const isVenue = isEvent && hasVenue(text, reading.language);
  const words = countWords(text);
  const isCommonHouse = words > 1 && words <= mostOfHouse && !/\p{Lu}/u.test(text);
  return isVenue && (isCasual || isCommonHouse || isCapital(houseOf(text, reading), reading));
}

/** A few words that are written like a name; German ones like any noun. */
const isTown = (text: string, most: number, reading: Reading): boolean =>
  countWords(text) <= most &&
  /^\p{Lu}\p{Ll}/u.test(text) &&
  isCapital(text, reading) &&
  !isCommon(text, reading) &&
  !hasVenue(text, reading.language);

/**
 * Whether a part is where the whole is: known as a place, led to by a word, a house in which it takes place, or a name beside such or
 * beside a day.
 */
export function isPlace({ text }: OpeningPart, before: OpeningPart | undefined, row: Row): boolean {
  const { reading, isNamed, isOccasion } = row;
  if (isLedPlace(text, reading)) return true;
  if (!isBare(text) || countWords(text) > mostWords) return false;
  if (isKnownTown(text, row) || isQuarter(text, reading)) return true;
  const isBeside = before?.told === 'place' || before?.told === 'when';
  if (isHouse(text, isOccasion || before?.told === 'when', row)) return true;
  const isAlone = reading.language !== 'de' && (isNamed || isOccasion) && countWords(text) === 1;
  const most = isOccasion && before?.told === 'when' ? mostOfHouse + 1 : mostOfTown;
  return (isBeside || isAlone) && isTown(text, most, reading);
}
