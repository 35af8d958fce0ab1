import type { RevisionThing, RevisionWords } from '@sitewright/composer-content';
import { distance } from './distance.ts';
import { type SectionPart, type SiteParts, sectionsOfType, sectionTypesCalled } from './site-parts.ts';
import { bare, phrase, standAt, wordsOf } from './tokens.ts';

/** What a request is about. */
export type Referent =
  | { kind: 'thing'; thing: RevisionThing }
  | { kind: 'item'; group: number; index: number }
  | { kind: 'price'; group: number; index: number }
  | { kind: 'person' | 'event' | 'question' | 'voice'; index: number }
  | { kind: 'page'; index: number }
  /** `isPart`: the words name something that stands in it beside other things. */
  | { kind: 'section'; section: SectionPart; isPart?: boolean }
  | { kind: 'words'; text: string };

/** What words may mean; `unclear` says why it cannot be told. */
export type Resolved = { found: Referent } | { unclear: string } | undefined;

/** The longest of some phrases that a row of words begins with. */
export function leading(words: readonly string[], list: readonly string[]): number {
  const lengths = list
    .map((one) => wordsOf(one))
    .filter((one) => standAt(one, words, 0))
    .map(({ length }) => length);
  return Math.max(0, ...lengths);
}

/** Words without the articles before them. */
export function withoutArticles(words: readonly string[], { articles }: RevisionWords): readonly string[] {
  const count = leading(words, articles);
  return count > 0 && count < words.length
    ? withoutArticles(words.slice(count), { articles } as RevisionWords)
    : words;
}

/** Without articles, for comparing what is called the same. */
const called = (text: string, words: RevisionWords): string =>
  withoutArticles(wordsOf(text), words).join(' ');

/** The fact, or part of every site, that is named. */
export function thingCalled(
  text: string,
  words: RevisionWords,
  things: readonly RevisionThing[],
): RevisionThing | undefined {
  const name = called(text, words);
  return things.find((thing) => words.things[thing].some((one) => phrase(one) === name));
}

interface Named {
  name: string;
  referent: Referent;
}

const itemsOf = ({ brief }: SiteParts, kind: 'item' | 'price'): Named[] =>
  brief.offer.flatMap(({ items }, group) =>
    items.map(({ name }, index) => ({ name, referent: { kind, group, index } as const })),
  );

const listed = <Kind extends 'person' | 'event' | 'question' | 'voice'>(
  kind: Kind,
  names: readonly string[],
): Named[] => names.map((name, index) => ({ name, referent: { kind, index } }));

const entriesOf = (parts: SiteParts): Named[] => [
  ...itemsOf(parts, 'item'),
  ...listed(
    'person',
    parts.brief.people.map(({ name }) => name),
  ),
  ...listed(
    'event',
    parts.brief.events.map(({ title }) => title),
  ),
  ...listed(
    'question',
    parts.brief.questions.map(({ question }) => question),
  ),
];

const pagesCalled = ({ pages }: SiteParts): Named[] =>
  pages.flatMap(({ title }, index): Named[] =>
    title ? [{ name: title, referent: { kind: 'page', index } }] : [],
  );

/** A form beside a section of the same title goes by its noun, so that the title names the section. */
const sectionsCalled = ({ sections }: SiteParts): Named[] =>
  sections
    .filter(
      (one) =>
        one.type !== 'form' || !sections.some(({ type, title }) => type !== 'form' && title === one.title),
    )
    .map((section) => ({ name: section.title, referent: { kind: 'section', section } }));

const several = (what: string, names: readonly string[]): Resolved =>
  new Set(names).size === 1
    ? { unclear: `There are ${names.length} parts called ${what}: point at the one that you mean.` }
    : oneOf(what, [...new Set(names)]);

const oneOf = (what: string, names: readonly string[]): Resolved => ({
  unclear: `${what} can be ${names
    .slice(0, 3)
    .map((name) => `“${name}”`)
    .join(' or ')}: say which one by its whole name.`,
});

/** A part of a name stands for it where it begins or ends it: "Anna" for "Anna Berg", "service" for "Full service". */
const isShortFor = (part: string, name: string): boolean =>
  name.startsWith(`${part} `) || name.endsWith(` ${part}`);

/** The one of several that has a name: by the whole of it, else by words that stand in one name only. */
function oneCalled(text: string, named: readonly Named[], words: RevisionWords, isWhole = false): Resolved {
  const name = called(text, words);
  if (name === '') return undefined;
  const same = named.filter((one) => phrase(one.name) === name || called(one.name, words) === name);
  const [first] = same;
  if (first && same.length === 1) return { found: first.referent };
  if (same.length > 1)
    return several(
      `“${text}”`,
      same.map((one) => one.name),
    );
  if (isWhole) return undefined;
  const within = named.filter((one) => isShortFor(name, phrase(one.name)));
  const [only] = within;
  if (only && within.length === 1) return { found: only.referent };
  return within.length > 1
    ? several(
        `“${text}”`,
        within.map((one) => one.name),
      )
    : undefined;
}

/** Words without a noun that says what they name: "the gallery section", "section “Gallery”". */
function withoutNoun(text: string, thing: RevisionThing, words: RevisionWords): string | undefined {
  const all = withoutArticles(wordsOf(text), words);
  for (const noun of words.things[thing].map((one) => wordsOf(one)).sort((a, b) => b.length - a.length)) {
    if (noun.length === 0 || noun.length >= all.length) continue;
    if (standAt(noun, all, all.length - noun.length)) return all.slice(0, -noun.length).join(' ');
    if (standAt(noun, all, 0)) {
      const rest = withoutArticles(all.slice(noun.length), words);
      const names = leading(rest, words.called);
      return (names < rest.length ? rest.slice(names) : rest).join(' ');
    }
  }
  return undefined;
}

/** Hours and the way stand in one section with the contacts. */
const isShared = ({ id, type }: SectionPart, types: readonly string[]): boolean =>
  type === 'visit' && !types.includes(id) && !types.includes('contact');

/** The form that words name, alone: what it stands beside has a name of its own. A form that was taken away is found as the last. */
function formCalled(text: string, { sections, words }: SiteParts): Resolved {
  const name = called(text, words);
  if (!words.elements.form.some((one) => phrase(one) === name)) return undefined;
  const forms = sections.filter(({ type }) => type === 'form');
  const shown = forms.filter(({ isHidden }) => !isHidden);
  const [only, ...others] = shown.length > 0 ? shown : forms;
  if (!only) return { unclear: 'There is no form on the pages.' };
  if (others.length === 0) return { found: { kind: 'section', section: only } };
  return several(
    `“${text}”`,
    [only, ...others].map(({ title }) => title),
  );
}

/** The section that words name, also where they name a fact as well: "the opening hours". */
export function sectionCalled(text: string, parts: SiteParts): Resolved {
  const form = formCalled(text, parts);
  if (form) return form;
  const byTitle = oneCalled(text, sectionsCalled(parts), parts.words, true);
  if (byTitle) return byTitle;
  const name = called(text, parts.words);
  const types = sectionTypesCalled(name, parts, (one, other) => phrase(one) === other);
  const found = [...new Set(types.flatMap((type) => sectionsOfType(parts.sections, type)))];
  const [only] = found;
  if (only && found.length === 1)
    return { found: { kind: 'section', section: only, isPart: isShared(only, types) } };
  if (found.length > 1)
    return several(
      `“${text}”`,
      found.map(({ title }) => title),
    );
  return undefined;
}

/** "The price of bread", "bread's price": the item whose price it is. */
function priceOf(text: string, parts: SiteParts): Resolved {
  const all = withoutArticles(wordsOf(text), parts.words);
  const before = leading(all, parts.words.things.price);
  const rest = before > 0 ? all.slice(before).join(' ') : withoutNoun(text, 'price', parts.words);
  if (!rest) return undefined;
  const name = rest.replace(/'s$/u, '');
  return oneCalled(name, itemsOf(parts, 'price'), parts.words);
}

const sites: readonly RevisionThing[] = [
  'name',
  'phone',
  'email',
  'address',
  'whatsapp',
  'hours',
  'place',
  'headline',
  'button',
  'description',
  'background',
  'primary',
  'accent',
  'text',
  'colour',
  'letters',
  'tone',
  'language',
  'site',
];

/** Nouns that say of what kind the thing is that they stand beside. */
const nouns = ['item', 'person', 'event', 'question'] as const;

function byNoun(text: string, parts: SiteParts): Resolved {
  const section = withoutNoun(text, 'section', parts.words);
  const asSection = section && sectionCalled(section, parts);
  if (asSection) return asSection;
  const page = withoutNoun(text, 'page', parts.words);
  const asPage = page && oneCalled(page, pagesCalled(parts), parts.words);
  if (asPage) return asPage;
  for (const noun of nouns) {
    const name = withoutNoun(text, noun, parts.words);
    const named =
      name &&
      oneCalled(
        name,
        entriesOf(parts).filter(({ referent }) => referent.kind === noun),
        parts.words,
      );
    if (named) return named;
  }
  return undefined;
}

/** A name that two kinds of thing have in common does not say which one is meant. */
function clash(text: string, parts: SiteParts): Resolved {
  const entry = oneCalled(text, entriesOf(parts), parts.words, true);
  const page = parts.pages.length > 1 ? oneCalled(text, pagesCalled(parts), parts.words, true) : undefined;
  const section = oneCalled(text, sectionsCalled(parts), parts.words, true);
  const all = [entry, page, section].filter((one) => one !== undefined);
  const [only] = all;
  if (all.length < 2) return only;
  return { unclear: `“${text}” is the name of several things: say “page”, “section” or “item” with it.` };
}

const shortestMistyped = 5;
/** Letters that may be wrong: one, and in a long name another one. */
const mostWrong = (name: string): number => (name.length >= 10 ? 2 : 1);

/** The one entry or section whose name differs by a slip of the keys. */
function mistyped(text: string, parts: SiteParts): Resolved {
  const name = called(text, parts.words);
  if (name.length < shortestMistyped) return undefined;
  const near = [...entriesOf(parts), ...sectionsCalled(parts)].filter(
    (one) => distance(name, phrase(one.name), mostWrong(name)) <= mostWrong(name),
  );
  const [only] = near;
  return only && near.length === 1 ? { found: only.referent } : undefined;
}

/** What is on a site by these words. */
export function resolve(given: string, parts: SiteParts): Resolved {
  const text = bare(given);
  const thing = thingCalled(text, parts.words, sites);
  if (thing) return { found: { kind: 'thing', thing } };
  return (
    clash(text, parts) ??
    priceOf(text, parts) ??
    byNoun(text, parts) ??
    oneCalled(text, entriesOf(parts), parts.words) ??
    sectionCalled(text, parts) ??
    oneCalled(text, pagesCalled(parts), parts.words, true) ??
    mistyped(text, parts)
  );
}
