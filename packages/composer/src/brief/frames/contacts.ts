import { apartWords } from '../../apart-words.ts';
import { isPersonName } from '../read/entries/person.ts';
import { findMoney } from '../read/entries/scan/money.ts';
import { countWords, type Token, tokensOf } from '../read/entries/scan/tokens.ts';
import { talk } from '../read/facts/words.ts';
import { hoursWords, saysWhenOpen } from './hours.ts';
import { bare, behind, type FrameWords, messageWords, phoneWords } from './words.ts';

/** Stands where a value was, and is in no word. */
const hole = '\uFFFC';

/** Where somebody is found only with a name of theirs: without one it is told, not given. */
const network = /facebook|instagram|tiktok|youtube|linkedin|twitter|pinterest/iu;
/** Where they are found by a number, which it says more of. */
const messenger = /whatsapp|telegram/iu;

/** A run of words in a sentence that are not those by which it gives an address or number. */
interface Left {
  start: number;
  end: number;
}

/** "rendez-vous": the second part of a word says nothing by itself. */
const isInCompound = (text: string, { start }: { start: number }): boolean =>
  /\p{L}-$/u.test(text.slice(Math.max(0, start - 2), start));

/** How long the words are at a token by which an address or number is given. */
const leadAt = (text: string, token: Token, words: FrameWords): number =>
  token.kind === 'word' && !isInCompound(text, token) ? words.contact.leading(text.slice(token.start)) : 0;

function leftOver(text: string, words: FrameWords): Left[] {
  const runs: Left[] = [];
  let at = 0;
  for (const token of tokensOf(text)) {
    if (token.start < at) continue;
    const length = leadAt(text, token, words);
    const isSilent = token.kind === 'sign' && token.text !== '@';
    at = length > 0 ? token.start + length : token.end;
    if (length > 0 || isSilent) continue;
    const last = runs.at(-1);
    // Small words within what is told belong to it: "ask for Jo at the bar".
    if (last && !text.slice(last.end, token.start).includes(hole)) last.end = token.end;
    else runs.push({ start: token.start, end: token.end });
  }
  return runs;
}

/** "Emergency line day and night" */
const mostOfLabel = 6;
/** "24 h" may stand in it. */
const longNumber = /\d{3}|\p{L}\d/u;

/** "bookings by phone only": what limits the way says nothing without it. */
function limited(text: string, { start, end }: Left, words: FrameWords): Left {
  if (words.only.leading(text.slice(start, end)) === 0) return { start, end };
  const last = tokensOf(text).findLast((token) => messageWords().calls.leading(text.slice(token.start)) > 0);
  return { start: 0, end: Math.max(end, last?.end ?? 0) };
}

/** Whether words are what or whose a number is, and no part of a clause: no verb, nobody who speaks, no adverb. */
export const isNoun = (text: string, words: FrameWords): boolean =>
  text !== '' &&
  !words.clauses.has(text) &&
  !words.pronouns.has(text) &&
  !words.adverbs.has(text) &&
  !talk.has(text) &&
  !messageWords().texts.has(text) &&
  !hoursWords().notes.test(text);

/** Whether a word that may stand by a number is what it is for: "bookings", and neither "call" nor "on". */
const isPurpose = (word: string): boolean =>
  phoneWords().has(word) && !messageWords().calls.has(word) && !messageWords().texts.has(word);

/** Whether a text begins with what a number is for, so that who follows is reached for that alone: "For plots", "Press enquiries". */
export const beginsWithPurpose = (text: string, words: FrameWords): boolean =>
  words.holdsFor.leading(text) > 0 ||
  apartWords().leading(text) > 0 ||
  isPurpose(text.split(/\s/u, 1)[0] ?? '');

/** "bookings secretary": what a number is for stands before whose it is. */
function withPurpose(text: string, { start, end }: Left): Left {
  const before = tokensOf(text.slice(0, start)).at(-1);
  const isBeside = before?.kind === 'word' && text.slice(before.end, start).trim() === '';
  return { start: isBeside && isPurpose(before.text) ? before.start : start, end };
}

/** Whether nothing stands before a label but what leads to a noun: "for the", and not "come" or "I". */
function leadsToNoun(lead: string, words: FrameWords): boolean {
  const ends = [words.articles, words.owners, words.qualifies];
  return bare(lead) === '' || ends.some((list) => list.ending(bare(lead)) > 0);
}

const capital = /^\p{Lu}/u;

const longestPreposition = 3;

/** Who is behind the verb by which a way is given: "Jean" of "stalls contact Jean", "Gino" of "scrivete a Gino". */
function nameBehind(text: string, words: FrameWords): string {
  const isLead = (token: Token | undefined) => token !== undefined && leadAt(text, token, words) > 0;
  const all = tokensOf(text);
  const tokens = all.slice(0, all.findLastIndex((token) => !isLead(token)) + 1);
  const last = tokens.findLastIndex(isLead);
  const verb = tokens[(tokens[last]?.text.length ?? 0) > longestPreposition ? last : last - 1];
  if (!verb || !isLead(verb) || verb.text.length <= longestPreposition || isPurpose(verb.text)) return '';
  const name = bare(text.slice(tokens[last]?.end, tokens.at(-1)?.end));
  return isPersonName(name) && capital.test(name) ? name : '';
}

/** "Otherwise the office": an adverb says nothing of the noun behind it, nor does an article. */
function withoutLeads(said: string, words: FrameWords): string {
  const rest = behind(said, words.adverbs);
  return behind(words.articles.leading(rest) > 0 ? rest : said, words.articles);
}

/** What a number is called by the words before it, without those that only lead to it: "call Derek on". */
export function labelIn(text: string, words: FrameWords): string {
  const [first] = leftOver(text, words);
  if (!first) return '';
  const { start, end } = limited(text, withPurpose(text, first), words);
  // "The treasurer's e-mail is"
  const label = withoutLeads(bare(text.slice(start, end)), words).replace(/['’]s$/u, '');
  if (longNumber.test(label) || network.test(label)) return '';
  const isLed = capital.test(label) || leadsToNoun(text.slice(0, start), words);
  const isShort = label.split(' ').length <= mostOfLabel;
  const name = nameBehind(text, words);
  return isLed && isShort && isNoun(label, words) && (name === '' || label === name) ? label : name;
}

/** What a sentence says around the values that it gives: nothing, or a note beside one of them. */
export interface ContactSentence {
  note?: { text: string; beside: string };
}

/** A longer statement is prose. */
const longest = 400;
const longestNote = 9;
const mostInFront = 2;

/** The whole of what is said around a run of words: up to the next value or comma before it, to the end behind it. */
function noteAt(text: string, { start, end }: Left, words: FrameWords): string {
  if (isNameIn(text.slice(start, end)) && text.includes(hole, end)) return text.slice(start, end);
  const from = Math.max(text.lastIndexOf(hole, start), text.lastIndexOf(',', start)) + 1;
  const upTo = text.slice(end).search(/[,.;\uFFFC]/u);
  const whole = from > 0 ? text.slice(from, upTo < 0 ? text.length : end + upTo) : text.slice(start, end);
  return bare(behind(bare(whole), words.joins));
}

/** "Ring Jean on 01935 410 222 after 6 pm": who it is of, and when. */
const mostRuns = 2;

/** Which of the values a run of words is beside: the one before it, or the first; a name is in front of its number. */
function besideOf(text: string, { start, end }: Left): number {
  const before = text.slice(0, start).split(hole).length - 1;
  const isName = isNameIn(text.slice(start, end)) && text.indexOf(hole, end) >= 0;
  return isName ? before : Math.max(0, before - 1);
}

const isNameIn = (text: string): boolean => /^\p{Lu}/u.test(text) && countWords(text) <= mostInFront;

const isPlaceTold = (text: string, words: FrameWords): boolean => words.place.leading(text) > 0;

/** A run of words as a note beside a value; nothing where it says more than that. */
function noteIn(text: string, run: Left, words: FrameWords): string | undefined {
  const note = noteAt(text, run, words);
  const isWhole = countWords(note) <= longestNote && !/\p{N}{4}/u.test(note) && findMoney(note).length === 0;
  // What is said of somebody beside a number is for the maker: "he never looks".
  if (!isWhole || network.test(note) || messenger.test(note) || talk.has(note)) return undefined;
  if (!isPlaceTold(text, words) && !isNoun(note, words)) return undefined;
  // "12 rue Crébillon, ouverte du mardi au samedi 7h-19h": that stands beside the days.
  if (/\p{N}/u.test(note) && saysWhenOpen(note)) return undefined;
  // "Ihr findet uns direkt am Hafen, Hafenstraße 3": of a place more is told in front of its address.
  const isBehind = text.slice(0, run.start).includes(hole);
  if (isBehind || /\p{N}/u.test(note) || isPlaceTold(text, words)) return note;
  return isNameIn(note) ? note : undefined;
}

/**
 * Reads a sentence that says nothing but how to reach somebody: "call us on 0113 496 0187 and ask for Jo". Nothing where it says more
 * than one thing beside the values.
 */
export function contactSentence(
  text: string,
  values: readonly string[],
  words: FrameWords,
): ContactSentence | undefined {
  if (text.length > longest) return undefined;
  const longestFirst = values.toSorted((one, other) => other.length - one.length);
  const holed = longestFirst.reduce((rest, value) => rest.replace(value, hole), text);
  if (!holed.includes(hole)) return undefined;
  const runs = leftOver(holed, words);
  const [run] = runs;
  if (!run) return {};
  const notes = runs.map((each) => noteIn(holed, each, words));
  const isOne = new Set(runs.map((each) => besideOf(holed, each))).size === 1;
  if (!isOne || runs.length > mostRuns || !notes.every((each) => each !== undefined)) return undefined;
  const index = besideOf(holed, run);
  const note = [...new Set(notes)].join(', ');
  const inOrder = values.toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
  const beside = inOrder[index];
  return beside === undefined ? undefined : { note: { text: note, beside } };
}
