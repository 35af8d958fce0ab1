import type { OfferId } from '../../kinds/offer-id.ts';
import type { LanguageId } from '../../languages/language.ts';
import { capitalise } from '../clean-text.ts';
import { partModifier } from '../items.ts';
import { escapePattern } from '../lexicon.ts';
import { namesLook } from '../own-words/look.ts';
import { speeches } from '../own-words/speech.ts';
import type { WordTables } from '../word-tables.ts';
import { deedSpeeches } from './deed-speeches.ts';
import type { DeedSpeech, Telling } from './telling.ts';

/** Which way of speaking tells of what is on offer. */
const speakers: Readonly<Partial<Record<OfferId, keyof DeedSpeech>>> = {
  features: 'products',
  services: 'businesses',
  deeds: 'businesses',
};

interface Known {
  /** Brand and place: where one is named, a list has ended. */
  names: readonly string[];
  language: LanguageId;
  offer: OfferId;
  tables: WordTables;
}

/** In Arabic "and" is the first letter of what follows; some words begin with it. */
const arabicAnd =
  '\\s(?!(?:ورش|وجب|ورود|ورد|وسائ|وثائ|وحد|وصف|وظائ|وقت|وزن|ورق|وكال|واجه|وشم|ولاد|وقاي))و(?=\\p{L}{4})';
const joints = new RegExp(
  `(\\s?[,،、]\\s?(?:(?:and|und|y|et|e)\\s)?|\\s(?:and|as well as|und|sowie|y|et|e)\\s|${arabicAnd})`,
  'u',
);

/** Parts that cannot stand alone join the one beside them: "tracks water and light, reminds you". */
function joined(list: string, { isDeed, isVerbLast }: Telling): string[] {
  const pieces = list.split(joints);
  const [first = '', ...rest] = isVerbLast ? pieces.reverse() : pieces;
  const parts = [first];
  for (let at = 1; at < rest.length; at += 2) {
    const [joint = '', part = ''] = [rest[at - 1], rest[at]];
    if (isDeed(part)) parts.push(part);
    else parts.push(isVerbLast ? `${part}${joint}${parts.pop()}` : `${parts.pop()}${joint}${part}`);
  }
  return isVerbLast ? parts.reverse() : parts;
}

/** "a pricing table" and "bold type" say what the page is to hold or to look like. */
const isOfPage = (part: string, { tables }: Known): boolean => {
  const rest = part.replace(tables.instruction, ' ');
  return (rest !== part && partModifier.test(rest.trim())) || namesLook(part, tables);
};

const article = /^(?:an?|the|une?|una|uma?|um|des|eine?n?)\s/u;
const longestDeed = 64;

/** The things one list names, when all of it does. */
function deedsIn(list: string, telling: Telling, known: Known): string[] {
  const { isDeed, isOfThings, nameOf = (part: string) => part } = telling;
  const parts = joined(list, telling).map((part) => (isOfThings ? part.replace(article, '') : part).trim());
  const isTold = parts.every((part) => isDeed(part) && part.length <= longestDeed);
  if (!isTold || (isOfThings && parts.some((part) => isOfPage(part, known)))) return [];
  return parts.map((part) => capitalise(nameOf(part).trim()));
}

const clause = '([^.;:!?\\n。—–()"“”«»「」]{6,300})';

function toldBy(text: string, telling: Telling, known: Known): string[] {
  const { language, names } = known;
  const pattern = new RegExp(`(?<![\\p{L}])${telling.before}(?=${clause})`, 'giu');
  const end = new RegExp(
    `(?:,?\\s(?:${speeches[language].ends})(?![\\p{L}])|,?\\s(?:\\p{Ll}{1,4}\\s)?(?:${names.map(escapePattern).join('|')})(?![\\p{L}])).{0,300}$`,
    'iu',
  );
  return [...text.matchAll(pattern)]
    .map(({ 1: list = '' }) =>
      list
        .replace(end, '')
        .replace(telling.until ?? '', '')
        .trim(),
    )
    .map((list) => deedsIn(list, telling, known))
    .reduce((longest, deeds) => (deeds.length > longest.length ? deeds : longest), []);
}

const fewestDeeds = 2;
const mostDeeds = 8;
const mostRead = 4000;

/** What running text says a product does and has, or a business does, as names of what is on offer. */
export function readDeeds(text: string, known: Known): string[] {
  const speaker = speakers[known.offer];
  if (!speaker) return [];
  const start = text.slice(0, mostRead);
  for (const telling of deedSpeeches[known.language][speaker]) {
    const deeds = [...new Set(toldBy(start, telling, known))];
    if (deeds.length >= fewestDeeds) return deeds.slice(0, mostDeeds);
  }
  return [];
}
