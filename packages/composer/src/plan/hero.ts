import { format } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { createRandom } from '../random.ts';
import { wholeHeading } from '../whole-heading.ts';
import { codeOf } from './code-line.ts';
import { saysNothing } from './copy/fillers.ts';
import { dayOf } from './dates.ts';
import type { Draft } from './drafts.ts';
import { type FunctionWish, sourcesOf } from './holding.ts';
import { shownItems } from './shown-items.ts';
import type { HeroPlan, Link } from './site-plan.ts';
import { capitalise, hasWords, inARow, inHalves, oneLine, plain, sentence } from './words.ts';
import type { Writing } from './writing.ts';

const longestHeadline = 90;

interface Words {
  text: string;
  from: readonly number[];
}

/**
 * What a site opens with: the words that were given, else what it is in their own words, else its name. A line of the trade stands where
 * nothing else is told.
 */
function headlineOf(draft: Draft | undefined, writing: Writing): Words {
  const [given] = draft?.has.headlines ?? [];
  if (given)
    return {
      text: capitalise(given.text.length <= longestHeadline ? inHalves(given.text) : given.text),
      from: given.from,
    };
  const isOpen = writing.isBare && !writing.brief.isSoon && namesOnlyKind(writing);
  return (isOpen ? slogan(writing) : undefined) ?? ownLine(writing) ?? named(writing);
}

const fewestWords = 3;
const shortestUnspaced = 7;

/** "Wedding", "vet practice": what anybody else's page could open with says less than the name. */
export const isNoun = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? text.length < shortestUnspaced
    : plain(text).split(' ').length < fewestWords;

/** What is surer has one of the forms that may stand large. */
const sureOfForm = 0.7;
const isDoubtful = ({ description }: Brief): boolean =>
  description !== undefined && description.sureness < sureOfForm;

/** What the person says that it is, where that is a line: a whole phrase, or where there is no name a noun with its place. */
function ownLine(writing: Writing): Words | undefined {
  const { brief, copies, isNamed, avoided } = writing;
  const { description } = brief;
  if (!description || saysNothing(description.value, copies)) return undefined;
  const said = wholeHeading(description.value);
  if (!said || said.length > longestHeadline || (isNamed && isNoun(said))) return undefined;
  if (isNamed && isDoubtful(brief)) return undefined;
  if (!avoided.mayWrite(said)) return undefined;
  return { text: inHalves(capitalise(withPlace(said, writing))), from: description.from };
}

/** "Pottery" as "Pottery in Hay-on-Wye". */
function withPlace(said: string, { brief: { place }, locale, own, messages }: Writing): string {
  if (!place || locale.id !== own.id || !isNoun(said) || hasWords(said, place.value)) return said;
  return said + format(messages.place.in, { place: place.value }, locale.id);
}

const named = ({ name, brief }: Writing): Words => ({
  text: inHalves(name),
  from: brief.name?.from ?? [],
});

const shortestWord = 4;

/** Whether what it is in the person's words is no more than its kind and where it is: "bakery in Lyon", but not "blog about tea". */
function namesOnlyKind({ brief: { description, siteType, place } }: Writing): boolean {
  const known = plain(`${siteType.value.noun} ${place?.value ?? ''}`);
  const words = plain(description?.value ?? '').split(' ');
  const isKnown = (word: string) => hasWords(known, word);
  // A blog about tea is about more than its kind, however short that is.
  return (
    words.every((word) => word.length < shortestWord || isKnown(word)) &&
    (!description || words.some(isKnown))
  );
}

/** From here on it is the trade that tells the type, and not the form of the site alone. */
const sureOfTrade = 0.7;

/** A line of the site type's, where the type is certain. */
function slogan({ brief, texts, say, avoided, seed }: Writing): Words | undefined {
  const written =
    brief.siteType.sureness >= sureOfTrade
      ? texts.headlines.map((headline) => say(headline)).filter(avoided.mayWrite)
      : [];
  const [first] = createRandom(`${seed}/headline`).shuffle(written);
  return first ? { text: first, from: [] } : undefined;
}

/** Whether a description says no more than what stands above it. */
const isSaidAbove = (description: string, headline: string, { name, isNamed, copies }: Writing): boolean =>
  plain(oneLine(headline)).includes(plain(description)) ||
  // Above a name stands what it is; above a line of the trade stands the name.
  (isNamed && isNoun(description) && plain(oneLine(headline)) === plain(name)) ||
  saysNothing(description, copies);

/** A longer detail of the top is text, not one of the short facts. */
const longestFact = 32;
const isShort = ({ text }: { text: string }): boolean => text.length <= longestFact;

const fewestNews = 2;
const saying = 4;

/** Whether a sentence of the site type's says more than the name, the kind and the place that stand above it. */
function saysMore(written: string, { name, texts, brief }: Writing): boolean {
  const { siteType, place, description } = brief;
  // What the type calls it says nothing beside what the person does: "physics tutor", and "private tuition".
  const kinds = description ? `${siteType.value.noun} ${texts.noun}` : siteType.value.noun;
  const above = new Set(plain(`${name} ${kinds} ${place?.value ?? ''}`).split(' '));
  const words = plain(written).split(' ');
  const isSpaced = words.length > fewestNews;
  return !isSpaced || words.filter((word) => word.length >= saying && !above.has(word)).length >= fewestNews;
}

/** What it is in the person's words, and the site type's words where they are certain and the person's are few. */
function ledeOf(headline: string, draft: Draft | undefined, writing: Writing): Words {
  const { brief, texts, say, isSure, avoided } = writing;
  const more = draft?.has.headlines.slice(1) ?? [];
  const { description } = brief;
  const isSaid = description !== undefined && isSaidAbove(description.value, headline, writing);
  const written = say(texts.lede);
  const isWritten = isSure && writing.isNamed && avoided.mayWrite(written) && saysMore(written, writing);
  // What the type's sentence has as well is said by that: "law firm" alone is no line.
  const isNounOnly =
    description &&
    isWritten &&
    plain(description.value)
      .split(' ')
      .every((word) => hasWords(written, word));
  const said = [
    ...(brief.isSoon ? [{ text: sentence(writing.messages.page.soon), from: brief.isSoon.from }] : []),
    ...more.map(({ text, from }) => ({ text: sentence(text), from })),
    ...(description && !isSaid && !isNounOnly
      ? [{ text: sentence(description.value), from: description.from }]
      : []),
    ...(draft?.has.lines ?? []),
    ...(draft?.has.details ?? [])
      .filter((detail) => !isShort(detail) && codeOf(detail.text) === undefined)
      .map(({ text, from }) => ({ text: sentence(text), from })),
  ];
  if (said.length > 0)
    return { text: inARow(said.map(({ text }) => text)), from: said.flatMap(({ from }) => from) };
  // What stands in the headline already is not said once more: "Huellas is a vet in Valencia".
  const isRepeated = description !== undefined && plain(oneLine(headline)) === plain(description.value);
  return {
    text: isWritten && !isRepeated ? written : '',
    from: isNounOnly ? description.from : [],
  };
}

/** Above the headline: the name and where it is; what it is, where the headline is the name. */
function kickerOf(headline: string, { brief, name, isNamed, copies }: Writing): Words {
  const place = brief.place?.value;
  const line = plain(oneLine(headline));
  const isName = isNamed ? line === plain(name) : line.includes(plain(name));
  const { noun } = brief.siteType.value;
  const isEmpty = isDoubtful(brief) || saysNothing(noun, copies) || (!isNamed && line.includes(plain(noun)));
  const what = isEmpty ? '' : noun;
  const first = isName ? what : name;
  const text = [capitalise(first), place && !plain(first).includes(plain(place)) ? place : '']
    .filter(Boolean)
    .join(' · ');
  return { text, from: [...(brief.name?.from ?? []), ...(place ? (brief.place?.from ?? []) : [])] };
}

const mostFacts = 3;

/** When and where, for a site with one event. */
function dayOfOccasion({ events }: Writing['brief']): Words[] {
  const [only] = events;
  if (!only?.date || events.length > 1) return [];
  const { date, time, place, from } = only;
  return [[date, time].filter(Boolean).join(', '), place ?? '']
    .filter(Boolean)
    .map((text) => ({ text, from }));
}

/** Short facts: those that were described for the top, then where and when. */
function factsOf(draft: Draft | undefined, { brief }: Writing): { facts: string[]; from: number[] } {
  const own = [
    ...(draft?.has.details ?? []).filter(isShort),
    ...(draft?.has.figures ?? []).map(({ value, label, from }) => ({ text: `${value} ${label}`, from })),
  ];
  const addresses = brief.contacts.filter(({ kind }) => kind === 'address').slice(0, 1);
  const hours = brief.hours.slice(0, 1);
  const usual = [
    ...dayOfOccasion(brief),
    ...addresses.map(({ value, from }) => ({ text: value, from })),
    ...hours.map(({ of, days, times, from }) => ({
      text: capitalise([of && `${of}:`, days, times].filter(Boolean).join(' ')),
      from,
    })),
  ];
  const shown = [...own, ...usual.slice(0, Math.max(0, mostFacts - own.length))];
  return { facts: shown.map(({ text }) => text), from: sourcesOf(shown) };
}

const mostHighlights = 2;
const longestHighlight = 30;

/** What is on next, and two prices of a longer list: a list that stands whole below is not repeated. */
function highlightsOf({ brief }: Writing): HeroPlan['highlights'] {
  const items = shownItems(brief);
  const priced = items.filter(({ name, price }) => price && name.length < longestHighlight);
  const prices = items.length > mostHighlights ? priced.slice(0, mostHighlights) : [];
  const [next] = brief.events;
  const isNext =
    next?.date && /\d/u.test(next.date) && brief.events.length > 1 && next.title.length < longestHighlight;
  return [
    ...(isNext ? [{ name: next.title, price: next.date ?? '' }] : []),
    ...prices.map(({ name, price }) => ({ name, ...(price && { price }) })),
  ];
}

/** The first day that is stated whole: of an event, else of a detail. */
function countdownOf(
  wishes: readonly FunctionWish[],
  { brief, log, own, name }: Writing,
): HeroPlan['countdown'] {
  const from = wishes.flatMap((wish) => wish.from);
  if (wishes.length === 0) return undefined;
  const dates = [
    ...brief.events.map(({ title, date }) => ({ label: title, text: date ?? '' })),
    ...wishes.flatMap(({ options }) => options.map((text) => ({ label: name, text }))),
    ...[...brief.details, ...brief.story].map(({ key, text }) => ({
      label: key ?? name,
      text,
    })),
    ...brief.statements.map(({ text }) => ({ label: name, text })),
  ];
  for (const { label, text } of dates) {
    const day = dayOf(text, own.id);
    if (!day) continue;
    log.apply(from, `The countdown runs to ${text}; once that day has come it is not shown.`);
    return { to: `${day}T00:00`, label };
  }
  log.leaveOut(from, 'A countdown needs a whole date: say day, month and year.');
  return undefined;
}

interface HeroInput {
  actions: readonly (Link & Words)[];
  countdowns: readonly FunctionWish[];
}

/** The top of the first page. */
export function writeHero(
  draft: Draft | undefined,
  writing: Writing,
  { actions, countdowns }: HeroInput,
): HeroPlan {
  const headline = headlineOf(draft, writing);
  const lede = ledeOf(headline.text, draft, writing);
  const kicker = kickerOf(headline.text, writing);
  const { facts, from } = factsOf(draft, writing);
  const code = (draft?.has.details ?? []).flatMap(({ text }) => codeOf(text) ?? []);
  const countdown = countdownOf(countdowns, writing);
  return {
    headline: headline.text,
    kicker: kicker.text,
    lede: lede.text,
    actions: actions.map(({ label, href }) => ({ label, href })),
    facts: facts.filter((fact) => codeOf(fact) === undefined),
    highlights: highlightsOf(writing),
    ...(code.length > 0 && { code }),
    ...(countdown && { countdown }),
    from: [
      ...new Set([
        ...headline.from,
        ...lede.from,
        ...kicker.from,
        ...from,
        ...actions.flatMap((action) => action.from),
      ]),
    ],
  };
}
