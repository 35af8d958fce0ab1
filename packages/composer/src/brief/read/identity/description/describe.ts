import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../../classify/classified.ts';
import { leastLikely } from '../../../entities/entity.ts';
import { countWords, tokensOf } from '../../entries/scan/tokens.ts';
import { trimSeparators } from '../../entries/scan/trim.ts';
import { isForMaker, isSalutation } from '../../guard/maker-talk.ts';
import { endingOf } from '../grammar.ts';
import { type Located, located } from '../located.ts';
import { isOfAddress } from '../name/of-address.ts';
import { isOf, type Reading } from '../reading.ts';
import { aroundHead } from './around-head.ts';
import { aroundName, nameIn } from './around-name.ts';
import { isDescribingKey } from './describing-key.ts';
import { hasHead, isPersonal, leadsToPlace } from './heads.ts';
import { isKin, isOwnersClause, maySay } from './may-say.ts';
import { behindSelf, withoutGreeting } from './of-self.ts';
import { beforeSite, behindSite, ofOwner } from './of-site.ts';
import { withoutOpening } from './openings.ts';
import { coreOf, joining, nounPhrase } from './phrase.ts';
import { inProperCase } from './proper-case.ts';
import { type Standing, standing } from './standing.ts';
import { clause, fragment } from './standing-alone.ts';

export interface Described {
  text: string;
  /** What it is, without what is added to it; empty where the text is a clause. */
  noun: string;
  index: number;
  /** How many statements say it, from `index` on; one, if it is not given. */
  count?: number;
  sureness: number;
}

const isBare = (text: string): boolean => /^[\p{L}\p{M}]/u.test(text);

/** Addresses of pages and mailboxes say what something is called, not what it is. */
const address =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,60}(?:@[\p{L}\p{N}-]{1,60})?\.\p{Ll}{2,14}(?![\p{L}\p{N}])/gu;

/** "Büro 08031 555 010": what a number to call is of is not what the site is of. */
const called = /(?<![\p{L}\p{N}])\p{L}{2,40}:?\s[+(]?\d[\d ()/–-]{6,20}\d/gu;

/** "we are the mending room / a repair cafe in dundee": what stands right behind the name, where that is a statement of its own. */
function besideName(index: number, name: string | undefined, reading: Reading): string {
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

interface Said {
  text: string;
  statement: Classified;
  index: number;
  /** The name without its article. */
  name: string | undefined;
  isNameKey: boolean;
}

/** "… near Gruyères and sell at the market" goes on with a clause; "for iOS and Android", "for children and adults" do not. */
function goesOnWith(phrase: string, headed: string): boolean {
  const [first = '', ...others] = phrase.slice(headed.length).trim().split(' ');
  const isPair = others.length === 1 || others.every((word) => /^\p{Lu}/u.test(word));
  return joining.has(first.toLowerCase()) && !isPair;
}

/** The noun phrases that a statement has, by how surely they say what it is: those with a noun that a site may be for come first. */
function phraseOf({ text, statement, index, name, isNameKey }: Said, reading: Reading): string | undefined {
  const isFit = (phrase: string) => maySay(phrase, text, name, reading);
  const beside = name ? [aroundName(statement, name, reading)] : [];
  const others = [
    behindSelf(text, reading),
    // A word for the site is no greeting: "Website to sell my prints".
    behindSite(text, reading) || behindSite(statement.text, reading),
    beforeSite(text, reading),
    besideName(index, name, reading),
    fragment({ ...statement, text }, index, reading),
    ofOwner(statement, reading),
  ];
  const isSaid = !isNameKey && isOf(statement, 'identity');
  const said = [...beside, ...(isSaid ? others : [])].filter(isFit);
  const found = isNameKey ? '' : aroundHead(text, reading);
  const headed = isFit(found) && !isOwnersClause(found, reading) ? found : '';
  const sayable = said.filter(
    (phrase) =>
      !isPersonal(standing(phrase, text, reading).text, reading) && !isOwnersClause(phrase, reading),
  );
  const best = sayable.find((phrase) => hasHead(phrase, reading));
  // Without what somebody goes on with: "a dairy near Gruyères and sell at the market".
  const isLonger =
    best !== undefined && headed !== '' && best.startsWith(`${headed} `) && goesOnWith(best, headed);
  return (isLonger ? headed : best) ?? (headed || sayable[0]);
}

/** What somebody says they do, which can stand alone. */
function spokenOf({ text, statement, name }: Said, reading: Reading): string {
  const spoken = name === undefined || statement.class === 'identity' ? clause(statement, reading) : '';
  if (spoken && !(name && nameIn(spoken, name) >= 0) && !isForMaker(spoken)) return spoken;
  return name ? dashed(text, name) : '';
}

/** "Our club runs the big fair in Hull": what somebody's own does says more than what it is. */
function standingOrObject(phrase: string, text: string, reading: Reading): Standing {
  const stands = standing(phrase, text, reading);
  const at = text.indexOf(stands.text);
  const [owner = '', ...others] = text.slice(0, Math.max(0, at)).trim().toLowerCase().split(' ');
  if (!stands.isSure || stands.text.includes(' ') || others.length > 0 || !reading.grammar.owners.has(owner))
    return stands;
  const rest = text.slice(at + stands.text.length);
  const article = tokensOf(rest).findIndex(({ text: word }) =>
    reading.grammar.articles.has(word.toLowerCase()),
  );
  const start = tokensOf(rest)[article]?.end;
  const object = start === undefined ? '' : nounPhrase(rest.slice(start), reading);
  const done = object === '' ? undefined : standing(object, rest, reading);
  return article > 0 && done?.isSure && done.text.includes(' ') ? done : stands;
}

/** How sure a phrase is that may stand large, and one that is only read. */
const sure = 0.8;
const doubtful = 0.6;

function asStanding(
  phrase: string,
  { text, index }: { text: string; index: number },
  reading: Reading,
): Described {
  const { text: stands, isSure } = standingOrObject(phrase, text, reading);
  return {
    text: inProperCase(stands, reading),
    noun: coreOf(stands, reading),
    index,
    sureness: isSure ? sure : doubtful,
  };
}

const longestWhole = 12;

/** "What: ceilidh band, we call too": all that stands behind the key, where it is short. */
function behindKey(text: string, index: number, reading: Reading): Described | undefined {
  const phrase = nounPhrase(text, reading);
  if (!phrase) return undefined;
  const { key } = reading.statements[index] ?? {};
  const rest = reading.statements.slice(index + 1);
  const end = rest.findIndex((each) => each.key !== key || each.joined !== true);
  const further = rest.slice(0, end < 0 ? rest.length : end).map((each) => each.text);
  const whole = [text, ...further].join(', ');
  const isWhole = (further.length > 0 || text.startsWith(phrase)) && countWords(whole) <= longestWhole;
  return {
    text: isWhole ? whole : phrase,
    noun: coreOf(phrase, reading),
    index,
    ...(isWhole && { count: 1 + further.length }),
    sureness: 0.9,
  };
}

/** "Tuner: Ann Roe, trained in Ely" says what somebody has done. */
const isOfPerson = ({ class: name, key }: Classified): boolean => name === 'person' && key !== undefined;

function descriptionOf(
  { statement, index }: { statement: Classified; index: number },
  name: string | undefined,
  reading: Reading,
): Described | undefined {
  const { key = '', told } = statement;
  if (statement.isTale || isOfPerson(statement) || (told !== undefined && told !== 'what')) return undefined;
  const text = withoutGreeting(statement.text.replaceAll(address, ' ').replaceAll(called, ' '));
  const isFurther = reading.statements[index - 1]?.key === statement.key;
  if (isDescribingKey(key) && !isFurther && isBare(text)) return behindKey(text, index, reading);
  if (statement.class === 'prohibition' || !(isOf(statement, 'identity') || isOpening(index, reading)))
    return undefined;
  const isNameKey = reading.grammar.keys.has(key.trim().toLowerCase());
  const bareName = name && withoutArticle(name.replace(/\.$/u, ''), reading);
  const said = { text, statement, index, name: bareName, isNameKey };
  const phrase = phraseOf(said, reading);
  if (phrase) return asStanding(phrase, { text, index }, reading);
  const spoken = isNameKey ? '' : spokenOf(said, reading);
  return spoken ? { text: spoken, noun: '', index, sureness: 0.7 } : undefined;
}

/** "The Old Mill", "De Oude Molen" without its article. */
function withoutArticle(name: string, { grammar }: Reading): string {
  const [first = ''] = name.split(' ', 1);
  return grammar.articles.has(first.toLowerCase()) ? name.slice(first.length).trimStart() || name : name;
}

const mostOpening = 3;
const telling: ReadonlySet<Classified['class']> = new Set([
  'context',
  'meta',
  'story',
  'fact',
  'not_understood',
]);

/** Whether a statement is one of the first: what somebody begins with says what it is about, whatever it was taken for. */
function isOpening(index: number, { statements }: Reading): boolean {
  const statement = statements[index];
  const first = statements.findIndex(({ kind }) => kind !== 'markup');
  return (
    statement !== undefined &&
    index < first + mostOpening &&
    telling.has(statement.class) &&
    statement.kind !== 'markup' &&
    // "6 beds, sauna" behind what it is
    !(index > first && statement.class === 'not_understood' && /\p{N}/u.test(statement.text)) &&
    !isSalutation(statement.text)
  );
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

/** "Small pottery": what a prompt begins with is what it is about where it is such a phrase and nothing else. */
function opening(reading: Reading, called: string | undefined): Described | undefined {
  const index = reading.statements.findIndex((each) => each.kind !== 'markup' && !isPage(each));
  const { text = '', class: name, told } = reading.statements[index] ?? {};
  // What tells nothing but the name says nothing of what it is.
  if (told === 'what' && text === called) return undefined;
  const said = trimSeparators(withoutOpening(text, reading));
  const phrase = name === 'prohibition' ? '' : aroundHead(said, reading);
  const described = phrase === '' ? undefined : asStanding(phrase, { text, index }, reading);
  return described?.text.toLowerCase() === said.toLowerCase() ? described : undefined;
}

/** "a small firm, Weber & Partner, in Zurich": where the opening says it behind its name. */
function withTold(described: Described | undefined, reading: Reading): Described | undefined {
  const behind = reading.statements.slice((described?.index ?? 0) + 1).slice(0, mostTold);
  const place = behind.find(({ told }) => told === 'place')?.text ?? '';
  const [lead = ''] = place.toLowerCase().split(' ', 1);
  const isOccasion = reading.statements.some(({ told }) => told === 'when');
  const isLed = reading.statements[described?.index ?? 0]?.told === 'what' && leadsToPlace(lead, reading);
  const isApart = described !== undefined && described.noun === described.text;
  if (!isLed || !isApart || isOccasion || place.includes(',')) return described;
  return { ...described, text: `${described.text} ${inProperCase(place, reading)}` };
}

const mostTold = 2;

/** What the prompt says the thing is, in its own words: a noun phrase, else a clause; never what the maker is told to do. */
export function describe(reading: Reading, name: string | undefined): Described | undefined {
  const read = withTold(described(reading, name), reading);
  const found = located(reading, 'what').find((one) => isLikely(one, name, reading));
  const likely = found && asLikely(found, reading);
  return likely && !(read && saysAsMuch(read, likely, reading)) ? likely : read;
}

/** Whether what was read says as much as what is likely: it holds that, or stands before it and is likely enough itself. */
function saysAsMuch(read: Described, likely: Described, reading: Reading): boolean {
  const text = read.text.toLowerCase();
  const said = reading.statements[read.index]?.text.toLowerCase() ?? '';
  const [own, other] = [said.indexOf(text), said.indexOf(likely.text.toLowerCase())];
  const isFirst = read.index < likely.index || (read.index === likely.index && own >= 0 && own < other);
  return (
    text.includes(likely.text.toLowerCase()) ||
    (isFirst &&
      located(reading, 'what').some(
        (one) => one.likelihood >= enough && text.includes(one.text.toLowerCase()),
      ))
  );
}
const enough = 0.3;

function isLikely({ text, likelihood, index }: Located, name: string | undefined, reading: Reading): boolean {
  const { text: said = '', class: of, isTale } = reading.statements[index] ?? {};
  return (
    likelihood >= leastLikely.what &&
    of !== 'item' &&
    !isTale &&
    maySay(text, said, name, reading) &&
    !isOwnersClause(text, reading)
  );
}

const asLikely = ({ text, index }: Located, reading: Reading): Described => ({
  ...asStanding(
    withoutCalling(withoutOwner(text, reading), reading),
    { text: reading.statements[index]?.text ?? text, index },
    reading,
  ),
  sureness: sure,
});

/** "my aunt's guest house" is a guest house. */
function withoutOwner(phrase: string, reading: Reading): string {
  const { articles, owners } = reading.grammar;
  const [first = ''] = phrase.toLowerCase().split(' ', 1);
  const isOwner = isKin(first) || articles.has(first) || owners.has(first);
  const rest = isOwner ? phrase.slice(first.length).trimStart() : '';
  return rest === '' ? phrase : withoutOwner(rest, reading);
}

/** "a stonemason called | Will Tarrant" is a stonemason. */
function withoutCalling(phrase: string, { grammar }: Reading): string {
  const calling = endingOf(phrase.toLowerCase(), grammar.called);
  const rest = calling === undefined ? '' : phrase.slice(0, -calling.length).trimEnd();
  return rest === '' ? phrase : rest;
}

const isPage = ({ asked }: Classified): boolean => asked?.as === 'page';

function described(reading: Reading, name: string | undefined): Described | undefined {
  const found = reading.statements.flatMap((statement, index) => {
    // What a page is called says nothing of the whole.
    const one = isPage(statement) ? undefined : descriptionOf({ statement, index }, name, reading);
    return one && !isOfAddress(one.text, statement) ? [one] : [];
  });
  return (
    found.find(({ sureness }) => sureness >= 0.9) ??
    found.find(({ noun, sureness }) => noun !== '' && sureness >= sure) ??
    found.find(({ noun }) => noun !== '') ??
    found[0] ??
    opening(reading, name) ??
    (name === undefined ? subject(reading) : undefined)
  );
}

export const asField = (described: Described | undefined): Brief['description'] =>
  described && {
    value: described.text,
    sureness: described.sureness,
    from: Array.from({ length: described.count ?? 1 }, (_, part) => described.index + part),
  };
