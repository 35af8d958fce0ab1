import type { Brief, BriefChanges, Contact } from '@sitewright/contracts';

/** One fact that is to be said otherwise, wherever it stands. `beside`: what it stands with, where it says too little alone. */
export interface FactChange {
  kind: 'text' | 'phone' | 'email';
  /** What it is, for a person: "the telephone number". */
  what: string;
  from: string;
  to: string;
  beside?: string;
  /** The field of the brief that it is of; none of exact words. */
  field?: keyof BriefChanges;
}

/** What a correction changes of the facts, and what of it is more than a fact. */
export interface FactChanges {
  facts: FactChange[];
  /** In words, such as "the design". */
  others: string[];
}

/** What a contact is, for a person. */
export const contactNames: Record<Contact['kind'], string> = {
  phone: 'the telephone number',
  email: 'the e-mail address',
  address: 'the address',
  whatsapp: 'the WhatsApp number',
  link: 'the link',
};

export const kindOf = (kind: Contact['kind']): FactChange['kind'] => {
  if (kind === 'phone' || kind === 'whatsapp') return 'phone';
  return kind === 'email' ? 'email' : 'text';
};

const differs = ({ from, to }: FactChange): boolean => from !== to && from.trim() !== '' && to.trim() !== '';

/** Entries are the same ones while there are as many of them. */
function paired<Entry>(before: readonly Entry[], after: readonly Entry[]): [Entry, Entry][] | undefined {
  if (before.length !== after.length) return undefined;
  return before.flatMap((one, index): [Entry, Entry][] => {
    const other = after[index];
    return other ? [[one, other]] : [];
  });
}

const contactsIn = (before: Brief, after: readonly Contact[]): FactChange[] | undefined =>
  paired(before.contacts, after)?.map(([one, other]) => ({
    kind: kindOf(one.kind),
    what: contactNames[one.kind],
    from: one.value,
    to: other.value,
  }));

const hoursIn = (before: Brief, after: Brief['hours']): FactChange[] | undefined =>
  paired(before.hours, after)?.flatMap(([one, other]) => [
    {
      kind: 'text' as const,
      what: `the hours of ${one.days}`,
      from: one.times,
      to: other.times,
      beside: one.days,
    },
    { kind: 'text' as const, what: `the days “${one.days}”`, from: one.days, to: other.days },
  ]);

function itemsIn(before: Brief, after: Brief['offer']): FactChange[] | undefined {
  const groups = paired(before.offer, after);
  const items = groups?.map(([one, other]) => paired(one.items, other.items));
  if (!items || items.includes(undefined)) return undefined;
  return items.flatMap((pairs = []) =>
    pairs.flatMap(([one, other]) => [
      {
        kind: 'text' as const,
        what: `the price of ${one.name}`,
        from: one.price ?? '',
        to: other.price ?? '',
        beside: one.name,
      },
      { kind: 'text' as const, what: `the name “${one.name}”`, from: one.name, to: other.name },
    ]),
  );
}

const peopleIn = (before: Brief, after: Brief['people']): FactChange[] | undefined =>
  paired(before.people, after)?.map(([one, other]) => ({
    kind: 'text',
    what: `the name “${one.name}”`,
    from: one.name,
    to: other.name,
  }));

const names: Partial<Record<keyof BriefChanges, string>> = {
  siteType: 'the kind of site',
  description: 'the description',
  languages: 'the language',
  pages: 'the pages',
  sections: 'the sections',
  arrangement: 'the order of the sections',
  extent: 'how much is said',
  design: 'colours, typefaces and layout',
  events: 'the events',
  questions: 'the questions',
  quotations: 'the exact words',
  story: 'the texts',
  contacts: 'a contact that was not there before, or is to go',
  hours: 'opening hours that were not there before, or are to go',
  offer: 'an item that was not there before, or is to go',
  people: 'a person who was not there before, or is to go',
};

/** Reads a correction as facts that stand on the pages already, and the rest. */
export function factChanges(brief: Brief, changes: BriefChanges): FactChanges {
  const { name, contacts, hours, offer, people, decisions: _decisions, place, ...more } = changes;
  const texts = (what: string, from = '', to = ''): FactChange[] => [{ kind: 'text', what, from, to }];
  const read: [keyof BriefChanges, FactChange[] | undefined][] = [
    ...(name ? [['name', texts('the name', brief.name?.value, name.value)] as const] : []),
    ...(place ? [['place', texts('the place', brief.place?.value, place.value)] as const] : []),
    ...(contacts ? [['contacts', contactsIn(brief, contacts)] as const] : []),
    ...(hours ? [['hours', hoursIn(brief, hours)] as const] : []),
    ...(offer ? [['offer', itemsIn(brief, offer)] as const] : []),
    ...(people ? [['people', peopleIn(brief, people)] as const] : []),
  ].map(([field, facts]) => [field, facts]);
  const unread = read.flatMap(([field, facts]) => (facts ? [] : [field]));
  const others = [...unread, ...(Object.keys(more) as (keyof BriefChanges)[])]; // Its keys are those of the type.
  return {
    facts: read
      .flatMap(([field, facts = []]) => facts.map((fact): FactChange => ({ ...fact, field })))
      .filter(differs),
    others: others.map((field) => names[field] ?? field),
  };
}
