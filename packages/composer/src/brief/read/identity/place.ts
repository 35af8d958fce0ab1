import { places } from '@sitewright/composer-content';
import type { Brief, Contact } from '@sitewright/contracts';
import { townOfRow } from '../../address/place-row.ts';
import { townOf, townsIn } from '../../address/postal-addresses.ts';
import type { Classified } from '../../classify/classified.ts';
import { placing } from '../../cut/prose/function-words.ts';
import { isTagged, leastLikely } from '../../entities/entity.ts';
import { isPlaceLabel } from '../../sheet/labels.ts';
import { sectionWordsFor } from '../outline/prompt-words.ts';
import { functionOf, sectionTypeOf } from '../outline/section-type.ts';
import { isKnownPlace } from './description/proper-case.ts';
import { endingOf, textBefore } from './grammar.ts';
import { folded, nounsOf } from './kind/nouns.ts';
import { wordsFor } from './language-words.ts';
import { located } from './located.ts';
import { inTitleCase, isCasual } from './name/casing.ts';
import { isCommon } from './name/common-words.ts';
import { nameRuns } from './name/runs.ts';
import { isTownName } from './place-names.ts';
import { isOf, isUnprintable, type Reading } from './reading.ts';

/** "at the Red Lion" as "Red Lion". */
export function withoutLead(text: string, { placeWords, grammar }: Reading): string {
  const words = text.split(' ');
  const isLead = (word: string) => placeWords.has(word) || placing.has(word);
  const leads = isLead(words[0]?.toLowerCase() ?? '') ? 1 : 0;
  const articles = leads > 0 && grammar.articles.has(words[1]?.toLowerCase() ?? '') ? 1 : 0;
  return words.slice(leads + articles).join(' ');
}

interface Found {
  value: string;
  index: number;
  sureness: number;
}

/** "Austin, TX": a state or country behind the town. */
const region = /^,\s(?:[A-Z]{2}|[A-Z][a-z]{3,})(?![\p{L}])/u;

function behindWord(text: string, index: number, reading: Reading, name: string): Found[] {
  const { where } = reading.entities;
  const months = new Set(wordsFor(reading, ({ months, weekdays }) => [...months.flat(), ...weekdays.flat()]));
  return nameRuns(text, reading.grammar).flatMap((run) => {
    const isPlace =
      endingOf(textBefore(text, run.start), reading.placeWords) !== undefined &&
      !months.has(run.text.toLowerCase()) &&
      !isCommon(run.text, reading);
    if (!isPlace || (name !== '' && name.includes(run.text))) return [];
    const more = region.exec(text.slice(run.end))?.[0] ?? '';
    const isOfPlace = !isTagged(reading.entities) || where.some((one) => one.text.includes(more));
    return [{ value: run.text + (isOfPlace ? more : ''), index, sureness: 0.85 }];
  });
}

/** Behind a preposition with an article: "en la sierra de Gredos", "dans le Périgord". */
const withArticle =
  /(?:^|\s)(?:en|dans|in|nel|nella|no|na|im|am|an)\s(?:der|dem|the|la|le|les|el|los|las|lo)?\s?((?:\p{Ll}+\s(?:de|del|du|di|do|da|of)\s)?\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)*)/u;

function behindArticle(text: string, index: number, name: string): Found[] {
  const value = withArticle.exec(text)?.[1];
  return value && !name.includes(value) && !value.includes(name || '\0')
    ? [{ value, index, sureness: 0.7 }]
    : [];
}

export const isNamedPlace = (text: string): boolean => places().names.includes(text);

function knownPlace(text: string, index: number, name: string): Found[] {
  const { names, homonyms } = places();
  const common = new Set(homonyms);
  const found = names.find((place) => {
    const at = text.indexOf(place);
    const isWhole =
      at >= 0 && !/[\p{L}]/u.test(text.charAt(at - 1)) && !/[\p{L}]/u.test(text.charAt(at + place.length));
    return isWhole && !common.has(place.toLowerCase()) && !name.includes(place);
  });
  return found ? [{ value: found, index, sureness: 0.75 }] : [];
}

/** So few words between commas name a place. */
const mostPlaceWords = 2;

/** "ferret rescue called slinky's, hull": in a prompt without capitals a town is all that stands behind a comma. */
function casualPlace(statement: Classified, index: number, reading: Reading, name: string): Found[] {
  if (!statement.text.includes(',') && index === 0) return [];
  // "4 rooms, garden, 500 m from the sea" is a row of facts.
  if (/\p{N}/u.test(statement.text)) return [];
  const { wants, edges, plain, copulas } = reading.grammar;
  const words = sectionWordsFor(reading.language);
  const parts = statement.text.split(',').slice(index === 0 ? 1 : 0, mostParts);
  const isPlace = (part: string) => {
    const split = part.split(' ');
    const isPlain = split.every(
      (word) =>
        /^[\p{L}'’-]{3,}$/u.test(word) && ![wants, edges, plain, copulas].some((list) => list.has(word)),
    );
    return (
      split.length <= mostPlaceWords &&
      isPlain &&
      !isCommon(part, reading) &&
      !nounsOf(reading).has(folded(part)) &&
      // "court booking"
      functionOf(part, words) === undefined &&
      sectionTypeOf(part, words) === undefined &&
      part !== name.toLowerCase()
    );
  };
  return parts
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter(isPlace)
    .slice(0, 1)
    .map((part) => ({ value: inTitleCase(part, reading), index, sureness: 0.55 }));
}

const mostParts = 4;

const placeKeys =
  /^(?:place|location|city|town|where|ort|standort|stadt|lugar|ciudad|ubicación|lieu|ville|luogo|città|cidade|local|場所|所在地|المدينة|地点)$/iu;

const isKeyed = ({ key = '', text }: Classified): boolean =>
  (placeKeys.test(key.trim()) || isPlaceLabel(key)) && text.length <= longestKeyed && !/\d/u.test(text);

const longestKeyed = 60;
const longestName = 4;

/** "Village Hall, Burford", "at my house in Kenilworth": of what stands behind a label the town; else all, where it is no clause. */
function keyedPlace({ text, key = '' }: Classified, index: number, reading: Reading, name: string): Found[] {
  const [within] = behindWord(text, index, reading, name).slice(-1);
  const isShort = placeKeys.test(key.trim()) && text.split(/\s+/u).length <= longestName;
  const value = townOfRow(text) ?? within?.value ?? (isShort ? text : undefined);
  return value === undefined ? [] : [{ value, index, sureness: 0.9 }];
}

/** How sure a place is that stands in running text, at most; what has a key is surer. */
const said = 0.85;

/** Behind a preposition Polish declines a town, which stands by itself nowhere then: "pod Krakowem". */
const isDeclined = (value: string, { language }: Reading): boolean =>
  language === 'pl' && !isNamedPlace(value);

/** "community centre oslo": behind a house the town that is known. */
function townAtEnd(text: string, reading: Reading): string {
  if (isKnownPlace(text.toLowerCase(), reading)) return text;
  const town = text.slice(text.lastIndexOf(' ') + 1);
  return isKnownPlace(town.toLowerCase(), reading) ? town : text;
}

/** A place that the opening tells is the town that it ends with: "village hall, Oakham", "at the Grand Hotel in Leeds". */
function toldPlace({ text, told }: Classified, index: number, reading: Reading, name: string): Found[] {
  if (told !== 'place') return [];
  const last = text.slice(text.lastIndexOf(',') + 1).trim();
  const bare = withoutLead(last, reading);
  const [within] = behindWord(bare, index, reading, name).slice(-1);
  const value = inTitleCase(within?.value ?? townAtEnd(bare, reading), reading);
  // "in Kiel, am Hafen": what is behind a town is a part of it.
  const sureness = isKnownPlace(value.toLowerCase(), reading) || within ? 0.88 : 0.8;
  return name.includes(value) ? [] : [{ value, index, sureness }];
}

/** A place that nothing but its shape speaks for is one where that is likely at all. */
const isBorneOut = ({ value, sureness }: Found, { entities }: Reading): boolean =>
  sureness > shaped ||
  !isTagged(entities) ||
  entities.where.some(
    ({ text, likelihood }) => likelihood >= atAll && text.toLowerCase().includes(value.toLowerCase()),
  );
const atAll = 0.1;
const shaped = 0.8;

/** Where it is by all that stands around. */
function likelyPlaces(reading: Reading, name: string): Found[] {
  return located(reading, 'where')
    .filter(
      ({ text, likelihood }) =>
        likelihood >= leastLikely.where && !name.includes(text) && !isDeclined(text, reading),
    )
    .map(({ text, index, likelihood }) => ({
      value: inTitleCase(text, reading),
      index,
      sureness: Math.min(0.95, Number((0.5 + likelihood / 2).toFixed(2))),
    }));
}

/** The town of the first address: one that is likely and stands in it, else the last that it names. */
function ofAddress(contacts: readonly Contact[], likely: readonly Found[]): Found[] {
  const address = contacts.find(({ kind }) => kind === 'address');
  const town = address && townOf(address.value);
  if (!town || likely.some(({ value }) => address.value.includes(value))) return [];
  return [{ value: town, index: address.from[0] ?? 0, sureness: isTownName(town) ? ofTown : ofName }];
}

/** A town that is known is surer than what a phrase elsewhere calls a place, and less sure than what the opening tells. */
const ofTown = 0.86;
const ofName = 0.7;

/** "Arch 27", "Whitley" of "Whitley Chapel", "Mainz, Gartenstr": of an address only a whole village, town or county is a place. */
const isTorn = ({ value }: Found, addresses: readonly string[]): boolean =>
  addresses.some((address) => {
    if (address.includes(value)) return !value.includes(',') && !townsIn(address).includes(value);
    const [street = ''] = address.split(',', 1);
    return value.includes(',') && street.includes(value.slice(value.lastIndexOf(',') + 1).trim());
  });

/** "I gave a talk in Hexham", "We cover all of Kent": beside an address only what is said of the whole tells where that is. */
const isElsewhere = (
  { value, index }: Found,
  { statements }: Reading,
  addresses: readonly string[],
): boolean => {
  const statement = statements[index];
  const isOfWhole = statement !== undefined && (statement.class === 'identity' || isKeyed(statement));
  return addresses.length > 0 && !isOfWhole && !addresses.some((address) => address.includes(value));
};

/** Where it is, as the prompt says it of the whole. */
export function readPlace(reading: Reading, name: string, contacts: readonly Contact[]): Brief['place'] {
  const addresses = contacts.filter(({ kind }) => kind === 'address').map(({ value }) => value);
  const isTyped = !['ja', 'zh', 'ar'].includes(reading.language) && isCasual(reading.prompt);
  const found = reading.statements.flatMap((statement, index): Found[] => {
    if (isUnprintable(statement)) return [];
    if (isKeyed(statement)) return keyedPlace(statement, index, reading, name);
    if (statement.told === 'place') return toldPlace(statement, index, reading, name);
    const isLoose = isTyped && statement.class === 'not_understood' && index <= mostParts;
    if (isLoose && !isOf(statement, 'identity')) return casualPlace(statement, index, reading, name);
    if (!isOf(statement, 'identity')) return [];
    return [
      ...behindWord(statement.text, index, reading, name),
      ...behindArticle(statement.text, index, name),
      ...knownPlace(statement.text, index, name),
      ...(isTyped ? casualPlace(statement, index, reading, name) : []),
    ];
  });
  const likely = [...found.filter((one) => isBorneOut(one, reading)), ...likelyPlaces(reading, name)].filter(
    (one) =>
      (one.sureness > said || !isDeclined(one.value, reading)) &&
      !isTorn(one, addresses) &&
      !isElsewhere(one, reading, addresses),
  );
  const [best] = [...likely, ...ofAddress(contacts, likely)].toSorted(
    (one, other) => other.sureness - one.sureness,
  );
  return best && { value: best.value, sureness: best.sureness, from: [best.index] };
}

const audienceKeys =
  /^(?:audience|target audience|visitors|customers|zielgruppe|público|public|pubblico|público-alvo|対象|الجمهور|受众)$/iu;

/** Whom it is for, where the prompt says so of the whole. */
export function readAudience(reading: Reading): Brief['audience'] {
  const index = reading.statements.findIndex(({ key }) => audienceKeys.test(key?.trim() ?? ''));
  const statement = reading.statements[index];
  return statement && { value: statement.text, sureness: 0.85, from: [index] };
}
