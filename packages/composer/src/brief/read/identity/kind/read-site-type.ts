import { neutralSiteType } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { isSpaceless } from '../../entries/scan/tokens.ts';
import { isOf, type Reading } from '../reading.ts';
import { announcedType } from './announced.ts';
import { following } from './following.ts';
import { folded, headsFirst, type NounMeaning, nounsOf } from './nouns.ts';

/** A site type that a head noun names, and how surely it means nothing else. */
interface Kind {
  id: string;
  sureness: number;
}

const longestNoun = 4;
/** The noun is a listed synonym, with nothing beside it that could make it something else. */
const certain = 0.92;
/** Another word narrows a head that keeps its meaning: "sourdough bakery". */
const narrowed = 0.75;
/** The head says what it is only with a word that is not known: "chess club"; or the noun is only about the type: "brownies". */
const open = 0.4;

/** Without the ending of the plural, which means the same: "thatchers". */
const singular = (noun: string): string => noun.replace(/(?<=[^s])s$/u, '');

/** Arabic joins "and", "for" and the article to a noun. */
const unprefixed = (noun: string): string => noun.replace(/^[وف]?(?:ال|لل|بال|ل)(?=.{3})/u, '');

function meaningOf(noun: string, reading: Reading): NounMeaning | undefined {
  const nouns = nounsOf(reading);
  const forms = [noun, singular(noun), unprefixed(noun)];
  return forms.map((form) => nouns.get(form)).find((meaning) => meaning !== undefined);
}

function kindOf(
  { types, isSynonym }: NounMeaning,
  head: string,
  others: readonly string[],
  { grammar }: Reading,
): Kind | undefined {
  const [id, ...more] = types;
  if (id === undefined || more.length > 0) return id === undefined ? undefined : { id, sureness: open / 2 };
  if (!isSynonym) return { id, sureness: open };
  if (others.every((word) => grammar.plain.has(word) || /\p{N}/u.test(word)))
    return { id, sureness: certain };
  const isOpen = grammar.open.has(head) || grammar.open.has(singular(head));
  return { id, sureness: isOpen ? open : narrowed };
}

/** A German compound is told by its last part, unless that part leaves open what it serves: "Biobäckerei", not "Hundeschule". */
function compound(word: string, reading: Reading): Kind | undefined {
  if (reading.language !== 'de') return undefined;
  for (let at = 2; at <= word.length - shortestTail; at += 1) {
    const tail = word.slice(at);
    const meaning = nounsOf(reading).get(tail);
    if (meaning?.isSynonym) return kindOf(meaning, tail, [word.slice(0, at)], reading);
  }
  return undefined;
}

const shortestTail = 5;
const longestWord = 40;

function spacelessKind(noun: string, reading: Reading): Kind | undefined {
  const whole = meaningOf(noun, reading);
  if (whole) return kindOf(whole, noun, [], reading);
  for (let at = 1; at < noun.length; at += 1) {
    const tail = noun.slice(at);
    const meaning = nounsOf(reading).get(tail);
    if (meaning) return kindOf(meaning, tail, [noun.slice(0, at)], reading);
  }
  return undefined;
}

/** What the head of a noun phrase names. The longest listed noun that holds the head decides. */
function kindOfPhrase(phrase: string, reading: Reading): Kind | undefined {
  const text = folded(phrase);
  if (isSpaceless(text)) return text.length <= longestWord ? spacelessKind(text, reading) : undefined;
  const words = text.split(' ');
  const isFirst = headsFirst.has(reading.language);
  for (let length = Math.min(longestNoun, words.length); length > 0; length -= 1) {
    const noun = (isFirst ? words.slice(0, length) : words.slice(-length)).join(' ');
    const others = isFirst ? words.slice(length) : words.slice(0, -length);
    const meaning = meaningOf(noun, reading);
    if (meaning) return kindOf(meaning, noun, others, reading);
  }
  const last = words.at(-1) ?? '';
  return last.length <= longestWord ? compound(last, reading) : undefined;
}

const fewWords = 6;
const longestTown = 2;

/** In a prompt of a few words a town is said without a word before it: "dog groomer leeds", "盆栽教室 京都". */
function kindBesideTown(noun: string, reading: Reading): Kind | undefined {
  const words = noun.trim().split(/\s+/u);
  if (
    words.length < 2 ||
    words.length > fewWords ||
    noun.trim() !== reading.prompt.trim().slice(0, noun.trim().length)
  )
    return undefined;
  for (let town = 1; town <= Math.min(longestTown, words.length - 1); town += 1) {
    const kind = kindOfPhrase(words.slice(0, -town).join(' '), reading);
    if (kind) return kind;
  }
  return undefined;
}

const linking = /^(?:de la |de l'|del |della |dell'|du |des |de |d'|di |do |da |dos |das )/u;
/** Whose practice it is: "cabinet d'architecte", "estudio de fotógrafo". */
function kindOfMaker(noun: string, reading: Reading): Kind | undefined {
  const text = folded(noun);
  const [head = '', ...rest] = text.split(' ');
  const behind = rest.join(' ');
  const isLinked = headsFirst.has(reading.language) && reading.grammar.open.has(head) && linking.test(behind);
  const meaning = isLinked ? meaningOf(behind.replace(linking, ''), reading) : undefined;
  const [id, ...more] = meaning?.types ?? [];
  return id && more.length === 0 && meaning?.isSynonym ? { id, sureness: narrowed } : undefined;
}

/** What stands behind a noun phrase may turn it into something else: a "hotel para cães" is no hotel. */
function kindInPlace(noun: string, reading: Reading): Kind | undefined {
  const after = following(noun, reading);
  for (const phrase of after.phrases.map(folded)) {
    const meaning = meaningOf(phrase, reading);
    if (meaning) return kindOf(meaning, phrase, [], reading);
  }
  const kind = kindOfPhrase(noun, reading) ?? kindBesideTown(noun, reading);
  const isOpen = kind === undefined || kind.sureness <= open || after.isForAnother;
  const [ofMaker] = isOpen
    ? [noun, ...after.phrases].flatMap((phrase) => kindOfMaker(phrase, reading) ?? [])
    : [];
  if (ofMaker) return ofMaker;
  if (!kind || !after.isForAnother) return kind;
  const words = folded(noun).split(' ');
  const head = (headsFirst.has(reading.language) ? words[0] : words.at(-1)) ?? '';
  const isListed = words.length > 1 && meaningOf(folded(noun), reading)?.isSynonym === true;
  return reading.grammar.open.has(head) && !isListed
    ? { ...kind, sureness: Math.min(kind.sureness, open) }
    : kind;
}

/** Who does something stands last in English; in front a short one is a street or a family: "Baker", not "goldsmith". */
const maker = /^\p{L}{2,4}(?:er|or|ist|man)s?$/u;

/** What a part of a name names: its last words, or its first. */
function kindOfPart(
  words: readonly string[],
  length: number,
  isLast: boolean,
  reading: Reading,
): Kind | undefined {
  const noun = (isLast ? words.slice(-length) : words.slice(0, length)).join(' ');
  const isWhole = length === words.length;
  // "Café Lumen" is a café; a "Repair Café" is none, and "Baker Street Bicycles" no baker.
  if (!isLast && !isWhole && reading.language === 'en' && maker.test(noun)) return undefined;
  const meaning = nounsOf(reading).get(noun);
  const [id, ...more] = meaning?.types ?? [];
  if (!id || more.length > 0 || !meaning?.isSynonym) return undefined;
  const isNarrowed = isLast || reading.grammar.links.has(words[length] ?? '');
  return { id, sureness: isNarrowed && !isWhole && reading.grammar.open.has(noun) ? open : narrowed };
}

/** A name tells its trade by its last word or by its first: "Keystone Credit Union", "Bäckerei Kruste". */
function kindOfName(name: string, reading: Reading): Kind | undefined {
  const words = folded(name).split(' ');
  for (let length = Math.min(longestNoun, words.length); length > 0; length -= 1) {
    const kind = kindOfPart(words, length, true, reading) ?? kindOfPart(words, length, false, reading);
    if (kind) return kind;
  }
  return undefined;
}

/** What the prompt opens with instead of saying what it wants: "Nous nous marions !". */
function kindAnnounced(reading: Reading): Kind | undefined {
  const first = reading.statements.find(({ kind }) => kind !== 'markup');
  const [text = ''] = (first?.key ?? first?.text ?? '').split('\n', 1);
  const id = announcedType(text, reading);
  return id === undefined ? undefined : { id, sureness: narrowed };
}

/** What kind of site it is, by the head noun of what the prompt says it is; by its name only where it says nothing else. */
export function readSiteType(reading: Reading, name: string | undefined, noun: string): Brief['siteType'] {
  const kind =
    (noun === '' ? name && kindOfName(name, reading) : kindInPlace(noun, reading)) ?? kindAnnounced(reading);
  const from = reading.statements.flatMap((statement, index) => (isOf(statement, 'identity') ? [index] : []));
  if (!kind) return { value: { id: neutralSiteType, noun }, sureness: 0, from };
  return { value: { id: kind.id, noun }, sureness: kind.sureness, from };
}
