import type { RevisionThing } from '@sitewright/composer-content';
import type { Brief, BriefChanges } from '@sitewright/contracts';
import { findMoney } from '../brief/read/entries/scan/money.ts';
import { priceStart, shortUnitEnd } from '../brief/read/entries/scan/price.ts';
import { readBrief } from '../brief/read-brief.ts';
import { type Answer, type Change, quoted } from './change.ts';
import type { Referent } from './referents.ts';
import type { SiteParts } from './site-parts.ts';
import { bare, phrase, wordsOf } from './tokens.ts';

/** The one price that a text holds, as it is written, and where. */
export function priceIn(text: string): { price: string; start: number; end: number } | undefined {
  const [money, ...others] = findMoney(text);
  if (!money || others.length > 0) return undefined;
  const [start, end] = [priceStart(text, money.start), shortUnitEnd(text, money)];
  return { price: text.slice(start, end), start, end };
}

const plainAmount = /^(?<amount>\d{1,6}(?:[.,]\d{1,2})?)\s*(?:pounds?|euros?|dollars?|quid|bucks|zł|kr)?$/iu;

/** A number, or one with its currency in words, written as the price before it: "80 pounds" where "£75" stood. */
export function inNotation(value: string, before: string | undefined) {
  const amount = plainAmount.exec(value.trim())?.groups?.amount;
  const [digits] = /\d+(?:[.,]\d{1,2})?/u.exec(before ?? '') ?? [];
  if (amount === undefined || digits === undefined || before === undefined) return undefined;
  return { price: before.replace(digits, amount), start: 0, end: value.length };
}

type Groups = Brief['offer'];

const withItem = (
  groups: Groups,
  at: { group: number; index: number },
  change: (item: Groups[number]['items'][number]) => Groups[number]['items'],
): Groups =>
  groups.map((group, place) =>
    place === at.group
      ? {
          ...group,
          items: group.items.flatMap((item, index) => (index === at.index ? change(item) : [item])),
        }
      : group,
  );

/** Another price of an item: nothing else of what is said. */
export function setPrice(
  at: { group: number; index: number },
  value: string,
  { brief: { offer } }: SiteParts,
): Answer | undefined {
  const item = offer[at.group]?.items[at.index];
  const read = inNotation(value, item?.price) ?? priceIn(value);
  if (!item || !read || wordsOf(value.slice(0, read.start) + value.slice(read.end)).length > 0)
    return undefined;
  const columns = Object.values(item.values ?? {}).filter((one) => findMoney(one).length > 0);
  if (columns.length > 0 && !item.price)
    return { why: `${quoted(item.name)} has several prices. Change the right one in what was understood.` };
  const { price } = read;
  return {
    changes: { offer: withItem(offer, at, (one) => [{ ...one, price }]) },
    done: `${quoted(item.name)} is ${price} now${item.price ? `, not ${item.price}` : ''}.`,
  };
}

type EntryReferent = Extract<
  Referent,
  { kind: 'item' | 'price' | 'person' | 'event' | 'question' | 'voice' }
>;

export const isEntry = (referent: Referent): referent is EntryReferent =>
  ['item', 'price', 'person', 'event', 'question', 'voice'].includes(referent.kind);

/** What an entry is called. */
export function nameOf(referent: EntryReferent, { brief }: SiteParts): string {
  if (referent.kind === 'item' || referent.kind === 'price')
    return brief.offer[referent.group]?.items[referent.index]?.name ?? '';
  if (referent.kind === 'person') return brief.people[referent.index]?.name ?? '';
  if (referent.kind === 'event') return brief.events[referent.index]?.title ?? '';
  if (referent.kind === 'question') return brief.questions[referent.index]?.question ?? '';
  return brief.quotations[referent.index]?.text ?? '';
}

const without = <Entry>(entries: readonly Entry[], at: number): Entry[] =>
  entries.filter((_, index) => index !== at);

function removed(referent: EntryReferent, { brief }: SiteParts): BriefChanges {
  if (referent.kind === 'item') return { offer: withItem(brief.offer, referent, () => []) };
  if (referent.kind === 'price')
    return { offer: withItem(brief.offer, referent, ({ price: _, ...item }) => [item]) };
  if (referent.kind === 'person') return { people: without(brief.people, referent.index) };
  if (referent.kind === 'event') return { events: without(brief.events, referent.index) };
  if (referent.kind === 'question') return { questions: without(brief.questions, referent.index) };
  return { quotations: without(brief.quotations, referent.index) };
}

/** Takes one entry away; the others stay as they are. */
export const removeEntry = (referent: EntryReferent, parts: SiteParts): Change => ({
  changes: removed(referent, parts),
  done:
    referent.kind === 'price'
      ? `${quoted(nameOf(referent, parts))} has no price any more.`
      : `Removed ${quoted(nameOf(referent, parts))}.`,
});

/** Gives an entry another name. */
export function renameEntry(referent: EntryReferent, value: string, parts: SiteParts): Change | undefined {
  const { brief } = parts;
  const before = nameOf(referent, parts);
  const done = `${quoted(before)} is called ${quoted(value)} now.`;
  if (referent.kind === 'item')
    return {
      changes: { offer: withItem(brief.offer, referent, (item) => [{ ...item, name: value }]) },
      done,
    };
  const { index } = referent;
  const [person, event, question] = [brief.people[index], brief.events[index], brief.questions[index]];
  if (referent.kind === 'person' && person)
    return { changes: { people: brief.people.with(index, { ...person, name: value }) }, done };
  if (referent.kind === 'event' && event)
    return { changes: { events: brief.events.with(index, { ...event, title: value }) }, done };
  if (referent.kind === 'question' && question)
    return { changes: { questions: brief.questions.with(index, { ...question, question: value }) }, done };
  return undefined;
}

/** Where a new entry goes: beside those that are there. */
const homeOf = (entries: readonly { section?: number | undefined }[]): { section?: number } => {
  const section = entries.at(-1)?.section;
  return section === undefined ? {} : { section };
};

const longestName = 80;

function addItem(text: string, { brief: { offer } }: SiteParts, group = 0): Answer | undefined {
  const read = priceIn(text);
  const rest = read ? `${text.slice(0, read.start)} ${text.slice(read.end)}` : text;
  const name = bare(withoutEnd(bare(read ? text.slice(0, read.start) : text)));
  const detail = read ? bare(text.slice(read.end)) : '';
  if (!name || name.length > longestName || wordsOf(rest).length === 0) return undefined;
  if (offer.some(({ items }) => items.some((item) => phrase(item.name) === phrase(name))))
    return { why: `${quoted(name)} is there already. Say its new price to change it.` };
  const item = { name, ...(read && { price: read.price }), ...(detail && { detail }), from: [] };
  const groups =
    offer.length > 0
      ? offer.map((one, index) => (index === group ? { ...one, items: [...one.items, item] } : one))
      : [{ items: [item] }];
  return { changes: { offer: groups }, done: `Added ${quoted(name)}${read ? ` at ${read.price}` : ''}.` };
}

/** Words that lead from a name to its price. */
const leads = /(?:^|\s)(?:for|at|costs?|is|für|zu|kostet|pour|à|por|a|per|voor|za|:)$/iu;
const withoutEnd = (text: string): string => text.replace(leads, '').trim();

function addPerson(text: string, { brief: { people } }: SiteParts): Answer | undefined {
  const [name = '', ...rest] = text
    .split(/(?<!\s)\s*[,;:(–—|、，،؛：]\s*|\s-\s/u)
    .map((part) => bare(part.replace(/\)$/u, '')));
  const role = rest.join(', ');
  if (!/^\p{L}/u.test(name) || wordsOf(name).length > 5) return undefined;
  if (people.some((person) => phrase(person.name) === phrase(name)))
    return { why: `${quoted(name)} is there already.` };
  return {
    changes: { people: [...people, { name, ...(role && { role }), ...homeOf(people), from: [] }] },
    done: `Added ${quoted(name)}${role ? `, ${role}` : ''}.`,
  };
}

function addEvent(text: string, { brief: { events } }: SiteParts): Answer | undefined {
  const read = readBrief(`Events:\n- ${text.replaceAll('\n', ' ')}\n- ${text.replaceAll('\n', ' ')}`)
    .events[0];
  if (!read) return undefined;
  const { section: _, from: __, ...event } = read;
  return {
    changes: { events: [...events, { ...event, ...homeOf(events), from: [] }] },
    done: `Added the event ${quoted(event.title)}${event.date ? `, ${event.date}` : ''}.`,
  };
}

function addQuestion(text: string, { brief: { questions } }: SiteParts): Answer | undefined {
  const end = text.search(/[?？؟]/u);
  if (end < 0) return { why: 'Say the question with its question mark, and its answer behind it.' };
  const [question, answer] = [bare(text.slice(0, end + 1)), bare(text.slice(end + 1))];
  return {
    changes: {
      questions: [...questions, { question, ...(answer && { answer }), ...homeOf(questions), from: [] }],
    },
    done: `Added the question ${quoted(question)}.`,
  };
}

function addVoice(text: string, { brief: { quotations } }: SiteParts): Answer | undefined {
  const [words = '', ...by] = text.split(/(?<!\s)\s+[–—-]\s+/u).map(bare);
  if (wordsOf(words).length < 2) return undefined;
  const voices = quotations.filter(({ use }) => use === 'voice');
  const voice = {
    text: words,
    use: 'voice' as const,
    ...(by.length > 0 && { by: by.join(' ') }),
    ...homeOf(voices),
    from: [],
  };
  return { changes: { quotations: [...quotations, voice] }, done: `Added the quotation ${quoted(words)}.` };
}

type EntryThing = Extract<RevisionThing, 'item' | 'person' | 'event' | 'question' | 'voice'>;
const entryThings: readonly EntryThing[] = ['item', 'person', 'event', 'question', 'voice'];
export const isEntryThing = (thing: RevisionThing): thing is EntryThing =>
  entryThings.some((one) => one === thing);

/** Adds an entry to the list of its kind. `group` is the list of the offer that it goes to. */
export function addEntry(thing: EntryThing, text: string, parts: SiteParts, group = 0): Answer | undefined {
  if (thing === 'item') return addItem(text, parts, group);
  if (thing === 'person') return addPerson(text, parts);
  if (thing === 'event') return addEvent(text, parts);
  return thing === 'question' ? addQuestion(text, parts) : addVoice(text, parts);
}
