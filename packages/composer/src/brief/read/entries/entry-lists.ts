import type { Brief, OfferGroup } from '@sitewright/contracts';
import type { Addition, Entry } from './entry.ts';
import { joinParts } from './scan/trim.ts';

/** The lists of a brief that hold what a prompt says. */
export type EntryFields = Pick<
  Brief,
  'offer' | 'people' | 'events' | 'quotations' | 'figures' | 'questions' | 'details' | 'story'
>;

/** Where an entry came from and where it belongs. `group` is the list of items it stands in. */
export interface Origin {
  from: number;
  section: number | undefined;
  key: string | undefined;
  group: { id: string; title: string | undefined };
}

interface Placed {
  section?: number;
  from: number[];
}

type Target =
  | { is: 'item'; of: OfferGroup['items'][number] }
  | { is: 'event'; of: Brief['events'][number] }
  | { is: 'person'; of: Brief['people'][number] }
  | { is: 'question'; of: Brief['questions'][number] }
  | { is: 'text'; of: Brief['details'][number] }
  | { is: 'quotation'; of: Brief['quotations'][number] }
  | { is: 'other'; of: { from: number[] } };

/** Collects entries in their order, the items in their groups. */
export class EntryLists {
  readonly fields: EntryFields = {
    offer: [],
    people: [],
    events: [],
    quotations: [],
    figures: [],
    questions: [],
    details: [],
    story: [],
  };
  readonly #groups = new Map<string, OfferGroup>();
  readonly #bareItems = new Map<OfferGroup, Map<string, OfferGroup['items'][number][]>>();
  /** The last entry of each statement. */
  readonly #targets = new Map<number, Target>();

  add(entry: Entry, origin: Origin): void {
    this.#targets.set(origin.from, this.#put(entry, origin));
  }

  /** Adds to the entry of another statement; says whether it had room for it. */
  addTo(statement: number, { price, date, time, note }: Addition, from: number): boolean {
    const target = this.#targets.get(statement);
    const isAdded = target !== undefined && addTo(target, { price, date, time, note });
    if (isAdded && !target.of.from.includes(from)) target.of.from.push(from);
    if (isAdded) this.#targets.set(from, target);
    return isAdded;
  }

  /** Says that the entry of another statement is read from this one as well. */
  addSource(statement: number, from: number): void {
    this.#targets.get(statement)?.of.from.push(from);
  }

  /** Whether the last entry of a statement is a question that has no answer yet. */
  isOpenQuestion(statement: number): boolean {
    const target = this.#targets.get(statement);
    return target?.is === 'question' && target.of.answer === undefined;
  }

  /** Goes on with the answer of a question; says whether the statement was read as one. */
  answer(question: number, text: string, gap: string, from: number): boolean {
    const target = this.#targets.get(question);
    if (target?.is !== 'question') return false;
    target.of.answer = target.of.answer === undefined ? text : `${target.of.answer}${gap}${text}`;
    target.of.from.push(from);
    return true;
  }

  /** Goes on with the detail of another statement; says whether that was one. */
  extend(statement: number, text: string, from: number): boolean {
    const target = this.#targets.get(statement);
    if (target?.is !== 'text') return false;
    target.of.text += text;
    target.of.from.push(from);
    this.#targets.set(from, target);
    return true;
  }

  /** What the rest of a sentence says of its event is a note of that. */
  noteEvent(statement: number, note: string, from: number): boolean {
    const isEvent = this.#targets.get(statement)?.is === 'event';
    return isEvent && this.addTo(statement, { is: 'addition', note }, from);
  }

  /** Says who spoke the quotation of another statement; a second part goes on with the first: "Jorge", "Tempe". */
  addSpeaker(statement: number, name: string, from: number): boolean {
    const target = this.#targets.get(statement);
    if (target?.is !== 'quotation') return false;
    const isFirst = target.of.from.length === 1;
    if (isFirst && target.of.by !== undefined) return false;
    target.of.by = target.of.by === undefined ? name : `${target.of.by}, ${name}`;
    if (target.of.use === 'text') target.of.use = 'voice';
    target.of.from.push(from);
    this.#targets.set(from, target);
    return true;
  }

  #put(entry: Entry, { from, section, key, group }: Origin): Target {
    const { fields } = this;
    const placed: Placed = { ...(section === undefined ? {} : { section }), from: [from] };
    switch (entry.is) {
      case 'item': {
        return {
          is: 'item',
          of: this.#putItem(entry.item, from, this.#groupFor(entry.head, group, section)),
        };
      }
      case 'event':
        return { is: 'event', of: pushed(fields.events, { ...entry.event, ...placed }) };
      case 'person':
        return { is: 'person', of: pushed(fields.people, { ...entry.person, ...placed }) };
      case 'question':
        return { is: 'question', of: pushed(fields.questions, { ...entry.question, ...placed }) };
      case 'quotation':
        return { is: 'quotation', of: pushed(fields.quotations, { ...entry.quotation, ...placed }) };
      case 'figure':
        return { is: 'other', of: pushed(fields.figures, { ...entry.figure, ...placed }) };
      default: {
        const list = entry.is === 'story' ? fields.story : fields.details;
        return { is: 'text', of: pushed(list, { text: entry.text, ...(key ? { key } : {}), ...placed }) };
      }
    }
  }

  /** "We sell rompers and hats. Rompers cost £39": the second says more of the first. */
  #putItem(
    entry: Omit<OfferGroup['items'][number], 'from'>,
    from: number,
    group: OfferGroup,
  ): OfferGroup['items'][number] {
    const bare = this.#bareItemsOf(group, entry.name);
    while (bare[0] && !isBareName(bare[0])) bare.shift();
    const known = entry.price === undefined ? undefined : bare.shift();
    if (known) return Object.assign(known, entry, { from: [...known.from, from] });
    const item = pushed(group.items, { ...entry, from: [from] });
    if (isBareName(item)) bare.push(item);
    return item;
  }

  /** Items of a group that are nothing but this name yet. */
  #bareItemsOf(group: OfferGroup, name: string): OfferGroup['items'][number][] {
    const byName = this.#bareItems.get(group) ?? new Map<string, OfferGroup['items'][number][]>();
    this.#bareItems.set(group, byName);
    const bare = byName.get(name.toLowerCase()) ?? [];
    byName.set(name.toLowerCase(), bare);
    return bare;
  }

  #groupFor(head: string | undefined, group: Origin['group'], section: number | undefined): OfferGroup {
    const id = `${section ?? ''}/${group.id}/${head ?? ''}`;
    const title = head ?? group.title;
    const known = this.#groups.get(id);
    if (known) return known;
    const created: OfferGroup = {
      ...(title === undefined ? {} : { title }),
      items: [],
      ...(section === undefined ? {} : { section }),
    };
    this.#groups.set(id, created);
    this.fields.offer.push(created);
    return created;
  }
}

const isBareName = (item: OfferGroup['items'][number]): boolean =>
  Object.keys(item).every((field) => field === 'name' || field === 'from');

function pushed<Of>(list: Of[], entry: Of): Of {
  list.push(entry);
  return entry;
}

type More = { [Name in 'price' | 'date' | 'time' | 'note']: string | undefined };

const more = (before: string | undefined, note: string) => joinParts([before ?? '', note]) ?? note;

function addTo({ is, of }: Target, { price, date, time, note }: More): boolean {
  if (is === 'item') return addToItem(of, price, note ?? joinParts([date ?? '', time ?? '']));
  if (is === 'event') return addToEvent(of, { price, date, time, note });
  if (is === 'question' && note !== undefined) of.answer = more(of.answer, note);
  if (is === 'person' && note !== undefined) addToPerson(of, note);
  return (is === 'question' || is === 'person') && note !== undefined;
}

function addToItem(
  item: OfferGroup['items'][number],
  price: string | undefined,
  note: string | undefined,
): boolean {
  if (price !== undefined && item.price === undefined) item.price = price;
  else if (price ?? note) item.detail = more(item.detail, price ?? note ?? '');
  if (price !== undefined && note !== undefined) item.detail = more(item.detail, note);
  return true;
}

function addToPerson(person: Brief['people'][number], note: string): void {
  if (person.role === undefined) person.role = note;
  else person.note = more(person.note, note);
}

function addToEvent(event: Brief['events'][number], added: More): boolean {
  for (const name of ['price', 'date', 'time', 'note'] as const) {
    const value = added[name];
    if (value === undefined) continue;
    if (event[name] === undefined) event[name] = value;
    else event.note = more(event.note, value);
  }
  return true;
}
