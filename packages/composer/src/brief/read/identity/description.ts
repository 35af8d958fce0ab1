import type { Brief } from '@sitewright/contracts';
import { tokensOf } from '../entries/scan/tokens.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { type Reading, statementsOf, wordsFor } from './reading.ts';
import { namesSiteType } from './site-type.ts';

export interface Described {
  text: string;
  index: number;
  sureness: number;
}

const longest = 160;
const describingKeys =
  /^(?:what|about|description|business|type|kind|trade|was|beschreibung|branche|qué|descripción|tipo|quoi|description|cosa|descrizione|o que|descrição|説明|業種|الوصف)$/iu;

const hasSiteWords = (text: string, { siteWords }: Reading): boolean =>
  tokensOf(text.toLowerCase()).some(({ text: word }) => siteWords.has(word));

/** Without the article it begins with. */
function withoutArticle(text: string, reading: Reading): string {
  const [first = '', ...rest] = text.split(' ');
  return rest.length > 0 && wordsFor(reading, ({ articles }) => articles).includes(first.toLowerCase())
    ? rest.join(' ')
    : text;
}

const isOnlyArticle = (text: string, reading: Reading): boolean =>
  /^(?:the|das|die|der|den|dem|la|el|le|les|los|las|il|lo|o|a|os|as)$/iu.test(text) ||
  wordsFor(reading, ({ articles }) => articles).includes(text.toLowerCase());

/** Where a clause goes on with what the person wants. */
const wanting =
  /(?:,?\s(?:and|und|y|et|e)\s)(?:i|we|need|want|wir|ich|brauche|necesito|quiero|je|nous|voglio|preciso)(?![\p{L}])/iu;

/** What stands beside the name, parted by a comma, and begins with an article: "Relaymint, a webhook delivery service". */
function beside(text: string, name: string, reading: Reading): string | undefined {
  const at = text.indexOf(name);
  if (at < 0) return undefined;
  const rest = text.slice(at + name.length).replace(/^["“”»」』]+/u, '');
  const articles = wordsFor(reading, ({ articles }) => articles).join('|');
  const apposition = new RegExp(`^(?:,|\\s[–—-]|\\s(?:is|ist|es|est|è|é))\\s(?:${articles})\\s`, 'iu').exec(
    rest,
  );
  if (!apposition && !/^,\s\p{Ll}/u.test(rest)) return undefined;
  const clause = rest.replace(/^[,\s–—-]+(?:(?:is|ist|es|est|è|é)\s)?/u, '').split(wanting)[0] ?? '';
  return trimSeparators(clause.split(/[.!?;:]\s/u)[0] ?? '');
}

/** What stands before the name or, without one, is all there is: "Animal shelter", "plumber". */
function before(text: string, name: string | undefined, reading: Reading): string | undefined {
  const at = name ? text.indexOf(name) : text.length;
  if (at <= 0) return undefined;
  const lead = text
    .slice(0, at)
    .replace(/(?<!["“„«「『(])["“„«「『(]+\s*$/u, '')
    .trim();
  const core = lead
    .split(/\s(?=(?:for|für|para|pour|per|voor)\s)/iu)
    .at(-1)
    ?.replace(/^(?:for|für|para|pour|per|voor)\s+/iu, '')
    .replace(
      /^(?:my|our|the|das|die|der|den|dem|unsere?n?|meine?n?|mi|la|el|le|les|o|a|il|lo|mon|ma|notre|i run|i'm a|we are)\s+/iu,
      '',
    )
    .trimEnd()
    .replace(/(?:called|named|namens|llamad[oa]|appelée?|chiamat[oa]|chamad[oa])$/iu, '')
    .replace(/(?<![,\s])[,\s]+$/u, '');
  const isNoun = core && !hasSiteWords(core, reading) && !isSpeech(core) && !isOnlyArticle(core, reading);
  return isNoun ? trimSeparators(core) : undefined;
}

/** The noun phrase before a word for the site: "dentist landing page". Without a noun it says how the site is to be. */
function beforeSiteWord(text: string, reading: Reading): string | undefined {
  const tokens = tokensOf(text);
  const isSiteWord = (at: number): boolean => {
    const [word, next] = [tokens[at]?.text.toLowerCase() ?? '', tokens[at + 1]?.text.toLowerCase() ?? ''];
    return reading.siteWords.has(word) || reading.siteWords.has(`${word} ${next}`);
  };
  const at = tokens.findIndex((_, index) => isSiteWord(index));
  const last = tokens[at - 1];
  if (at <= 0 || !last || at > mostWordsBefore) return undefined;
  const phrase = withoutArticle(text.slice(0, last.end), reading);
  return namesSiteType(phrase, reading) && !isSpeech(phrase) ? phrase : undefined;
}

const mostWordsBefore = 6;

/** Words by which somebody speaks of themselves or to the maker. */
const isSpeech = (phrase: string): boolean =>
  /^(?:i|i'm|we|we're|my|please|make|build|create|design|need|want|ich|wir|bitte|brauche|yo|quiero|necesito|crea|je|nous|voglio|vorrei|quero|preciso|أريد|نريد|我|私)(?![\p{L}])/iu.test(
    phrase,
  );

/** What the prompt says the thing is, in its own words and as a noun phrase; never what the maker is told to do. */
export function describe(reading: Reading, name: string | undefined): Described | undefined {
  for (const { statement, index } of statementsOf(reading, 'identity')) {
    const { text, key = '' } = statement;
    if (describingKeys.test(key.trim()) && !hasSiteWords(text, reading))
      return { text, index, sureness: 0.9 };
    if (statement.class !== 'identity') continue;
    const found =
      (name && beside(text, name, reading)) || before(text, name, reading) || beforeSiteWord(text, reading);
    if (found && found !== name && found.length <= longest && !hasSiteWords(found, reading))
      return { text: withoutArticle(found, reading), index, sureness: 0.8 };
  }
  return undefined;
}

/** The noun itself: without what follows a preposition or a relative. */
export const nounOf = (description: string): string =>
  description.split(
    /\s(?:for|in|that|which|who|with|near|on|from|at|für|mit|die|der|das|que|con|en|de|qui|avec|pour|para|per|che|com|em|helping)\s/iu,
  )[0] ?? description;

export const asField = (described: Described | undefined): Brief['description'] =>
  described && { value: described.text, sureness: described.sureness, from: [described.index] };
