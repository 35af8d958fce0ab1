import { phrases } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../../phrases.ts';
import { unspaced } from '../../../../whole-words.ts';
import type { Classified } from '../../../classify/classified.ts';
import { quotesOf } from '../../entries/quotes.ts';
import { findDates } from '../../entries/scan/when.ts';
import { isNounOfSite } from '../description/heads.ts';
import { joining } from '../description/phrase.ts';
import { endingOf, type Grammar, textBefore } from '../grammar.ts';
import { isOf, type Reading } from '../reading.ts';
import type { Candidate } from './candidate.ts';
import { nameRuns } from './runs.ts';

const longestName = 60;
/** No name reaches further. */
const seen = 120;
/** A name in small letters has no more words, as nothing says where it ends. */
const mostSmallWords = 4;

/** Statements that name parts of the site or of the offer: only who speaks of themselves gives the name of the whole there. */
const isOfParts = (statement: Classified): boolean =>
  !isOf(statement, 'identity') &&
  isOf(
    statement,
    'page_or_section_wish',
    'function_wish',
    'design_wish',
    'item',
    'event',
    'person',
    'prohibition',
  );

/** A person's or an animal's name is the site's only where there is no other. */
const aside = 0.55;
const thirdPerson = /(?:^|\s)(?:her|his)$/u;

/** What somebody says they are called themselves is the site's where it has no name of its own. */
const ofSpeaker = 0.72;
const isOfSpeaker = (last: string, phrase: string): boolean =>
  phrases().introductions.includes(phrase) || (phrase === 'called' && /^(?:i['’]?m|am|m)$/u.test(last));

const longestLead = 3;

/** "La tienda", "the band": what is called so is what the site is for. */
const isOfTrade = (words: readonly string[], reading: Reading): boolean =>
  words.length <= longestLead && isNounOfSite((words.at(-1) ?? '').replace(/^\p{L}{1,2}['’]/u, ''), reading);

/** What a prompt opens with is of the site, where no reading is sure that it is anything else. */
const isOpening = ({ class: name, start }: Classified): boolean => start === 0 && name === 'not_understood';

/** How much a phrase that says "called" says here; nothing where it names something else, or what is called so no more. */
function weightAt(statement: Classified, at: number, phrase: string, reading: Reading): number {
  const { grammar, siteWords } = reading;
  const before = textBefore(statement.text, at);
  const lead = before.slice(0, before.length - phrase.length).trimEnd();
  const words = lead.split(/[^\p{L}\p{M}'’]+/u).filter(Boolean);
  const last = words.at(-1) ?? '';
  if (words.slice(-3).some((word) => grammar.once.has(word)) || endingOf(lead, grammar.once)) return 0;
  if (words.slice(-2).some((word) => siteWords.has(word) && !isWhole.has(word))) return 0;
  const isSelf =
    lead === '' ||
    (words.length < longestLead && phrases().namings.includes(phrase)) ||
    grammar.owners.has(last) ||
    grammar.wants.has(last) ||
    words.some((w) => grammar.selves.has(w)) ||
    grammar.selves.has(words.slice(-2).join(' ')) ||
    isOfTrade(words, reading);
  if (isOfParts(statement) && !isSelf) return 0;
  if (thirdPerson.test(lead)) return aside;
  if (isOfSpeaker(last, phrase)) return ofSpeaker;
  // What may be of the site as well names it only by what it says: "our dog is called Biscuit".
  return isSelf || statement.class === 'identity' || isOpening(statement) ? 0.95 : aside;
}

/** A site that is called something is the whole; a page or button is not. */
const isWhole = new Set('site website webseite homepage sito web page'.split(' '));

/** "salt and thistle": what joins a last word to the name parts nothing. */
const isPair = (words: readonly string[], at: number, isStop: (word?: string) => boolean): boolean => {
  const [next, behind] = words.slice(at + 1);
  const isLast = behind === undefined || (isStop(behind) && !joining.has(behind));
  return joining.has(words[at] ?? '') && next !== undefined && !isStop(next) && isLast;
};

/** Behind the name in a prompt that has no capitals: words that go on with something else, and signs. */
function smallName(rest: string, { stops }: Grammar): string {
  const clause = rest.split(/[,.;:!?()"”»「」、。،\n–—]/u)[0] ?? '';
  const words = clause.trim().split(/\s+/u);
  const isStop = (word: string | undefined) => word !== undefined && stops.has(word.toLowerCase());
  const stop = words.findIndex((word, at) => at > 0 && isStop(word) && !isPair(words, at, isStop));
  return words.slice(0, stop < 0 ? words.length : stop).join(' ');
}

function nameBehind(rest: string, { grammar, language }: Reading): string | undefined {
  const [quote] = quotesOf(rest);
  if (quote && quote.start <= 2) return quote.text;
  // What is called so may have any small word in it: "Veils by Dorothy", "Mas des Figuiers".
  const links = new Set([...grammar.links, ...grammar.others, ...phrases().particles]);
  const [run] = nameRuns(rest, { ...grammar, links }, true);
  if (run && run.start <= 4 && !/[,.;:!?]/u.test(rest.slice(0, run.start))) return run.text;
  const name = smallName(rest, grammar);
  const isSmall = name.split(' ').length <= mostSmallWords || language === 'ja' || language === 'zh';
  return name && isSmall ? name : undefined;
}

let fillers: PhraseFinder | undefined;

/** "simply", "einfach" and what else stands between "called" and the name. */
function withoutFillers(text: string): string {
  fillers ??= phraseFinder(phrases().fillers);
  const rest = text.replace(/^[\s:]+/u, '').replace(/^the\s(?=["“])/u, '');
  return rest.slice(fillers.leading(rest)).trimStart();
}

/** "JS Nights on 14 March at the Mill": a small word and a date behind a name say when it is. */
function withoutDate(name: string): string {
  const [date] = findDates(name);
  const before = date ? name.slice(0, date.start).trimEnd() : '';
  const word = /\s\p{Ll}{1,5}$/u.exec(before);
  return word ? before.slice(0, word.index) : name;
}

/** What follows "called", as far as it is written like a name, or to the next small word where it has no capital. */
export function calledNames(statement: Classified, index: number, reading: Reading): Candidate[] {
  const small = statement.text.toLowerCase();
  const found: Candidate[] = [];
  for (const phrase of reading.grammar.called) {
    const at = small.indexOf(phrase);
    if (at < 0 || !isWord(small, at, phrase.length)) continue;
    const end = at + phrase.length;
    const rest = withoutFillers(statement.text.slice(end, end + seen));
    const text = withoutDate(nameBehind(rest, reading)?.trim() ?? '');
    const weight = weightAt(statement, end, phrase, reading);
    const isSmall = !/\p{Lu}/u.test(text);
    if (text && text.length <= longestName && weight > 0)
      found.push({ text, index, weight: weight - (isSmall ? 0.1 : 0), isSaid: true });
  }
  return found;
}

const isWord = (text: string, at: number, length: number): boolean =>
  unspaced.test(text.charAt(at)) ||
  (!/\p{L}/u.test(text.charAt(at - 1)) && !/[\p{L}'’]/u.test(text.charAt(at + length)));
