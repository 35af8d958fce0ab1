import { phrases } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../../classify/classified.ts';
import { type Token, tokensOf } from '../../entries/scan/tokens.ts';
import { isForMaker, isLabel, isNoLabel } from '../../guard/maker-talk.ts';
import { endingOf } from '../grammar.ts';
import { nounsOf } from '../kind/nouns.ts';
import { isOf, type Reading } from '../reading.ts';
import { coreOf, nounPhrase } from './phrase.ts';

export interface Described {
  text: string;
  /** What it is, without what is added to it; empty where the text is a clause. */
  noun: string;
  index: number;
  sureness: number;
}

const describingKeys =
  /^(?:what|what it is|what we do|about|description|business type|type|kind|trade|sector|was|beschreibung|branche|art|qué|qué es|descripción|tipo|rubro|quoi|métier|activité|cosa|descrizione|settore|o que|descrição|setor|wat|opis|branża|説明|業種|内容|الوصف|النوع|类型|描述)$/iu;

const isBare = (text: string): boolean => /^[\p{L}\p{M}]/u.test(text);

/** Behind the name: "Relay, a webhook delivery service", "Relay is a …", "Relay – …". */
function apposed(after: string, reading: Reading): string {
  const rest = after.replace(/^\s?["”“»」』’]/u, '');
  const { articles, copulas } = reading.grammar;
  const [first = '', second = ''] = rest
    .trim()
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’-]+/u);
  if (/^\s[–—-]\s/u.test(rest)) return nounPhrase(rest.replace(/^\s[–—-]\s/u, ''), reading);
  if (/^,\s/u.test(rest)) {
    const [word = ''] = rest.slice(1).trim().split(/\s/u);
    const small = word.toLowerCase();
    const isAdded = reading.grammar.edges.has(small) && !articles.has(small);
    if (isAdded || reading.placeWords.has(small) || reading.grammar.ends.has(small)) return '';
    return articles.has(small) || /^\p{Ll}/u.test(word) ? nounPhrase(rest.slice(1), reading) : '';
  }
  if (!/^\s/u.test(rest) || !copulas.has(first) || !articles.has(second)) return '';
  return nounPhrase(rest.trim().slice(first.length), reading);
}

/** Behind the name, where it is: "Falegnameria Bianchi a Lecco". */
function placeBehind(after: string, { placeWords, grammar }: Reading): string {
  const rest = after.replace(/^\s?["”“»」』’]/u, '').replace(/^,/u, '');
  const [first = ''] = rest.trim().toLowerCase().split(/\s/u);
  if (!/^\s/u.test(rest) || !(placeWords.has(first) || grammar.ends.has(first))) return '';
  return /^[^,.;:!?()–—\n]*/u.exec(rest.trim())?.[0] ?? '';
}

/** The last phrase of a text that a name follows: behind what is said of the site, and behind "my". */
function phraseBefore(lead: string, reading: Reading): string {
  const { grammar, siteWords } = reading;
  const bare = withoutLastFiller(lead.replace(/(?<!["“„«「『(])["“„«「『(]+\s*$/u, '').trimEnd());
  const small = bare.toLowerCase();
  if (endingOf(small, grammar.selves)) return '';
  const called = endingOf(small, grammar.called);
  const text = called ? bare.slice(0, -called.length).trimEnd() : bare;
  const tokens = withoutTail(tokensOf(text), reading);
  const from = tokens.findLastIndex(({ text: sign }, at) => {
    const word = sign.toLowerCase();
    const isSite = siteWords.has(word) || siteWords.has(`${tokens[at - 1]?.text.toLowerCase()} ${word}`);
    return (
      isSite || grammar.owners.has(word) || ',;:.!?'.includes(word) || isSpeechAt(tokens, at, grammar.wants)
    );
  });
  const rest = text.slice(tokens[from]?.end ?? 0, tokens.at(-1)?.end ?? 0).replace(contracted, '');
  return nounPhrase(withoutOpening(rest, reading), reading);
}

/** "heißt einfach" as "heißt". */
const withoutLastFiller = (text: string): string => {
  const [last = ''] = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+$/u.exec(text) ?? [];
  return phrases().fillers.includes(last.toLowerCase()) ? text.slice(0, -last.length).trimEnd() : text;
};

/** What is left of "we're" behind its first word. */
const contracted = /^['’](?:re|m|s|ve|d|ll)\s/u;

/** Signs and small words right before the name belong to no phrase: "my repair thing, its". */
function withoutTail(tokens: readonly Token[], { grammar }: Reading): Token[] {
  const last = tokens.findLastIndex(({ text, kind }) => {
    const small = text.toLowerCase();
    return kind !== 'sign' && !grammar.edges.has(small) && !grammar.owners.has(small);
  });
  return tokens.slice(0, last + 1);
}

const isSpeechAt = (tokens: ReturnType<typeof tokensOf>, at: number, wants: ReadonlySet<string>): boolean =>
  wants.has(tokens[at]?.text.toLowerCase() ?? '') &&
  (at < 1 || wants.has(tokens[at - 1]?.text.toLowerCase() ?? ''));

/** "for my", "of the": whom a site is for begins with these. */
function withoutOpening(text: string, { grammar }: Reading): string {
  let rest = withoutArabicFor(text.trimStart());
  for (;;) {
    // "my mother-in-law's guest house" is no mother-in-law.
    const keeper = phrases().keepers.find((each) => rest.toLowerCase().startsWith(`${each} `));
    if (keeper) rest = rest.slice(keeper.length + 1);
    const [kin = ''] = /^[\p{Ll}-]{2,30}(?=['’]s\s)/u.exec(rest) ?? [];
    if (rest !== text && phrases().kin.includes(kin)) rest = rest.slice(kin.length + 3);
    const [first = ''] = rest.split(/\s/u);
    const isOpening = [grammar.recipients, grammar.owners, grammar.articles].some((list) =>
      list.has(first.toLowerCase()),
    );
    if (first === '' || first === rest || !(isOpening || /^\d+$/u.test(first))) return rest;
    rest = rest.slice(first.length).trimStart();
  }
}

/** Arabic joins "for" to its noun. */
const withoutArabicFor = (text: string): string =>
  text.replace(/^لل(?=\p{Script=Arabic}{3})/u, 'ال').replace(/^ل(?=[^ا\s]\p{Script=Arabic}{2})/u, '');

/** Where the name stands in the statement: what is beside it, or what is before it and where. */
function aroundName({ text, end }: Classified, name: string, reading: Reading): string {
  const at = nameIn(text, name);
  if (at < 0) return '';
  const own = text.slice(at + name.length);
  // The cutter parts a name from what it is at a comma.
  const after = own.trim() === '' ? continuation(reading.prompt, name, end) : own;
  const beside = apposed(after, reading);
  const before = phraseBefore(text.slice(0, at), reading);
  const [first = ''] = after
    .replace(/^[\s,]+/u, '')
    .toLowerCase()
    .split(' ');
  const isSaid = reading.grammar.articles.has(first) || /^\s[–—-]\s/u.test(after);
  // Without an article a street or a time may stand there: "Voci Alte, prove alle 20:30".
  const isClear = isSaid || (before === '' && !/\p{N}/u.test(beside));
  if (beside && isClear && !(before && behindSelf(text, reading))) return beside;
  if (!before) return '';
  const place = placeBehind(own, reading);
  return nounPhrase([before, place].filter(Boolean).join(' '), reading) || before;
}

/** As it is written, else in small letters. */
const nameIn = (text: string, name: string): number => {
  const at = text.indexOf(name);
  return at >= 0 ? at : text.indexOf(name.toLowerCase());
};

const seen = 160;

function continuation(prompt: string, name: string, end: number): string {
  const start = Math.max(0, end - name.length - 4);
  const around = prompt.slice(start, end + seen);
  const at = around.indexOf(name);
  return at < 0 ? '' : (around.slice(at + name.length).split('\n')[0] ?? '');
}

/** "A website for a yarn shop in Leeds", "a page about lichens": what follows whom it is for. */
function behindSite(text: string, reading: Reading): string {
  const tokens = tokensOf(text);
  const { siteWords, grammar } = reading;
  const at = tokens.findIndex(({ text: word }) => siteWords.has(word.toLowerCase()));
  const next = tokens[at + 1];
  if (at < 0 || !next) return '';
  const small = next.text.toLowerCase();
  if (!grammar.recipients.has(small) && !grammar.owners.has(small)) return '';
  return nounPhrase(withoutOpening(text.slice(next.start), reading), reading);
}

const mostWordsBefore = 6;

/** The noun phrase before a word for the site: "dentist landing page". */
function beforeSite(text: string, reading: Reading): string {
  const tokens = tokensOf(text);
  const at = tokens.findIndex(({ text: word }, index) => {
    const small = word.toLowerCase();
    return (
      reading.siteWords.has(small) ||
      reading.siteWords.has(`${small} ${tokens[index + 1]?.text.toLowerCase()}`)
    );
  });
  const last = tokens[at - 1];
  if (
    at <= 0 ||
    at > mostWordsBefore ||
    !last ||
    tokens.slice(0, at).some(({ text: word }) => reading.grammar.wants.has(word.toLowerCase()))
  )
    return '';
  return nounPhrase(
    text.slice(0, last.end).replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])の$/u, ''),
    reading,
  );
}

/** "a page 4 my mobile repair thing": what somebody calls their own. */
const ofOwner = ({ text, class: name }: Classified, reading: Reading): string =>
  name === 'identity' &&
  [new Set([...reading.siteWords, ...reading.grammar.purposes]), reading.grammar.owners].every((list) =>
    tokensOf(text).some(({ text: word }) => list.has(word.toLowerCase())),
  )
    ? phraseBefore(text, reading)
    : '';

const mostGreetings = 3;

/** "hiya so im a mobile vet": what somebody says they are begins behind how they greet. */
function withoutGreeting(text: string): string {
  let rest = text;
  for (let count = 0; count < mostGreetings; count += 1) {
    const [clause = ''] = rest.split(/[,!.]/u, 1);
    const [first = ''] = clause.split(/\s/u, 1);
    const greeting = [clause, first].find((each) => each !== '' && isLabel(each));
    if (greeting === undefined) break;
    rest = rest.slice(greeting.length).replace(/^[\s,!.–-]+/u, '');
  }
  return rest;
}

/** "We are a quartet", "I run a bakery". */
function behindSelf(text: string, reading: Reading): string {
  const { grammar } = reading;
  const said = withoutGreeting(text);
  const small = said.toLowerCase();
  for (const self of [...grammar.selves, ...phrases().keepers]) {
    if (!small.startsWith(`${self} `)) continue;
    const rest = said.slice(self.length + 1);
    const [first = ''] = rest.toLowerCase().split(/[\s,]/u);
    const isOwn = !grammar.selves.has(self);
    const isNoun =
      grammar.articles.has(first) || (!isOwn && (/^\p{Ll}+s\s/u.test(rest) || nounsOf(reading).has(first)));
    return isNoun ? nounPhrase(rest, reading) : '';
  }
  return '';
}

/** A statement that is nothing but what it is: "piano tuner in Leeds". */
function fragment({ text, kind }: Classified, index: number, reading: Reading): string {
  const first = reading.statements.findIndex((statement) => statement.kind !== 'markup');
  if (index !== first || kind === 'heading') return '';
  const words = tokensOf(text).filter((token) => token.kind === 'word');
  const { wants, copulas } = reading.grammar;
  const isSpoken =
    words.some(({ text: word }) => reading.siteWords.has(word.toLowerCase())) ||
    behindSelf(text, reading) !== '' ||
    hasVerb(
      words.map(({ text: word }) => word),
      wants,
      copulas,
    );
  return isSpoken || /\p{Sc}/u.test(text) ? '' : nounPhrase(text, reading);
}

const hasVerb = (
  words: readonly string[],
  wants: ReadonlySet<string>,
  copulas: ReadonlySet<string>,
): boolean =>
  wants.has(words[0]?.toLowerCase() ?? '') || words.some((word) => copulas.has(word.toLowerCase()));

const fewestWords = 3;
const longestClause = 120;

/** A clause in which somebody says what they do can stand alone: "We convert classic cars in Stroud". */
function clause(statement: Classified, reading: Reading): string {
  const { text } = statement;
  const [first = '', second = ''] = text.toLowerCase().split(/[\s'’]+/u);
  const { siteWords, grammar } = reading;
  const isSpoken =
    /^(?:i|we|ich|wir|je|nous|yo|noi|io|nós|eu|ik|wij|my)$/u.test(first) &&
    !grammar.wants.has(second) &&
    !grammar.selves.has(`${first} ${second}`);
  const isAboutSite = tokensOf(text).some(
    ({ text: word }) => siteWords.has(word.toLowerCase()) || reading.wishWords.has(word.toLowerCase()),
  );
  const isFit =
    statement.class === 'identity' && text.length <= longestClause && text.split(' ').length >= fewestWords;
  return isSpoken && !isAboutSite && isFit ? text.replace(/(?<![.,;:])[.,;:]+$/u, '') : '';
}

/** Addresses of pages and mailboxes say what something is called, not what it is. */
const address =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,60}(?:@[\p{L}\p{N}-]{1,60})?\.\p{Ll}{2,14}(?![\p{L}\p{N}])/gu;

/** "we are the mending room / a repair cafe in dundee": what stands right behind the name, where that is a statement of its own. */
function beside(index: number, name: string | undefined, reading: Reading): string {
  const [before, own] = [reading.statements[index - 1], reading.statements[index]];
  const [first = ''] = own?.text.toLowerCase().split(' ', 1) ?? [];
  const isBehindName = name !== undefined && before?.text.toLowerCase().endsWith(name.toLowerCase()) === true;
  return isBehindName && own?.joined === true && reading.grammar.articles.has(first)
    ? nounPhrase(own.text, reading)
    : '';
}

/** "Baker Street Bicycles – we hire out bikes": a clause behind the name can stand alone as well. */
function dashed(text: string, name: string): string {
  const rest = text.slice(nameIn(text, name) + name.length);
  const said = /^\s[–—-]\s((?:we|i|wir|ich|nous|je)\s[^.!?;]{8,100})[.!?]?$/iu.exec(rest)?.[1] ?? '';
  return isForMaker(said) ? '' : said;
}

function descriptionOf(
  { statement, index }: { statement: Classified; index: number },
  name: string | undefined,
  reading: Reading,
): Described | undefined {
  const { key = '' } = statement;
  const text = statement.text.replaceAll(address, ' ');
  const isRow = [index - 1, index + 1].some((at) => reading.statements[at]?.key === statement.key);
  if (describingKeys.test(key.trim()) && !isRow && isBare(text)) {
    const phrase = nounPhrase(text, reading);
    return phrase ? { text: phrase, noun: coreOf(phrase, reading), index, sureness: 0.9 } : undefined;
  }
  const isNameKey = reading.grammar.keys.has(key.trim().toLowerCase());
  if (!isOf(statement, 'identity') || statement.class === 'prohibition') return undefined;
  const bareName = name?.replace(/\.$/u, '').replace(/^The\s/u, '');
  const isFit = (phrase: string) =>
    phrase !== '' &&
    !isNoLabel(phrase) &&
    !(bareName && phrase.toLowerCase().includes(bareName.toLowerCase()));
  const phrase = [
    bareName ? aroundName(statement, bareName, reading) : '',
    ...(isNameKey ? [] : [behindSelf(text, reading), behindSite(text, reading), beforeSite(text, reading)]),
    ...(isNameKey ? [] : [beside(index, bareName, reading)]),
    ...(isNameKey ? [] : [fragment({ ...statement, text }, index, reading), ofOwner(statement, reading)]),
  ].find(isFit);
  if (phrase) return { text: phrase, noun: coreOf(phrase, reading), index, sureness: 0.8 };
  if (isNameKey) return undefined;
  const spoken = clause(statement, reading) || (bareName ? dashed(text, bareName) : '');
  return spoken ? { text: spoken, noun: '', index, sureness: 0.7 } : undefined;
}

const fewStatements = 3;
const aboutSomething = /^(?:something|anything|etwas|was|quelque chose|algo|qualcosa|iets|coś)\s/iu;

/** "surprise me, something about moths": where next to nothing is said, what it is about. */
function subject(reading: Reading): Described | undefined {
  const said = reading.statements.filter(({ kind }) => kind !== 'markup');
  if (said.length > fewStatements) return undefined;
  for (const [index, { text }] of reading.statements.entries()) {
    const rest = text.replace(aboutSomething, '');
    const [first = ''] = rest.toLowerCase().split(' ', 1);
    const phrase = rest !== text && reading.grammar.recipients.has(first) ? nounPhrase(rest, reading) : '';
    if (phrase) return { text: phrase, noun: coreOf(phrase, reading), index, sureness: 0.6 };
  }
  return undefined;
}

/** What the prompt says the thing is, in its own words: a noun phrase, else a clause; never what the maker is told to do. */
export function describe(reading: Reading, name: string | undefined): Described | undefined {
  const found = reading.statements.flatMap(
    (statement, index) => descriptionOf({ statement, index }, name, reading) ?? [],
  );
  return (
    found.find(({ sureness }) => sureness >= 0.9) ??
    found.find(({ noun }) => noun !== '') ??
    found[0] ??
    (name === undefined ? subject(reading) : undefined)
  );
}

export const asField = (described: Described | undefined): Brief['description'] =>
  described && { value: described.text, sureness: described.sureness, from: [described.index] };
