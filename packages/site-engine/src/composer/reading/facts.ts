import { readCommands } from './commands.ts';
import { readAddress, readEmail, readPhone } from './contact-facts.ts';
import { readDate } from './dates.ts';
import { readDetails } from './details.ts';
import { type Happening, readHappenings } from './events.ts';
import { readHours } from './hours.ts';
import { type Item, readItems } from './items.ts';
import { readOpenPrice } from './open-price.ts';
import { makersOf, type Person, readPeople } from './people.ts';
import { type Quote, readQuotes } from './quotes.ts';
import type { WordTables } from './word-tables.ts';
import { readWorks } from './works.ts';

/** What the prompt states and the site repeats word for word. */
export interface Facts {
  phone?: string;
  email?: string;
  address?: string;
  hours: readonly string[];
  items: readonly Item[];
  people: readonly Person[];
  happenings: readonly Happening[];
  quotes: readonly Quote[];
  /** A price of no named thing: "from €190 a night". */
  price?: string;
  /** Dates as the person wrote them, such as "12 June 2027". */
  date?: string;
  /** Commands to type, such as "brew install driftwatch". */
  commands: readonly string[];
  /** Times, lengths, sizes and venues that no other fact holds: "doors 19:30", "60 minutes". */
  details: readonly string[];
}

/** Titles of works are on offer too, unless a list names them already. */
const withWorks = (items: readonly Item[], works: readonly string[]): Item[] => [
  ...items,
  ...works.filter((work) => !items.some(({ name }) => name.includes(work))).map((name) => ({ name })),
];

const wordsOf = ({
  items,
  happenings,
  hours,
  date,
  price,
  phone,
  address,
}: Omit<Facts, 'details'>): string[] =>
  [
    ...items.flatMap(({ name, price: cost, detail }) => [name, cost, detail]),
    ...happenings.flatMap(({ when, what }) => [when, what]),
    ...hours,
    date,
    price,
    phone,
    address,
  ].flatMap((fact) => fact ?? []);

/** When something of its own happens is no opening hour: "Kids Saturday 9:30". */
const isOnlyOf = (entry: string, happenings: readonly Happening[]): boolean =>
  happenings.some(({ when, what }) => when.includes(entry) && /\p{L}/u.test(what) && !isDaily.test(what));
const isDaily = /hours|times|open|öffnung|horari|horaire|masses?|messes|営業/iu;

/** `names` are the brand and the place: a list that holds them does not offer them. */
export function readFacts(text: string, tables: WordTables, names: readonly string[] = []): Facts {
  const phone = readPhone(text);
  const email = readEmail(text);
  const address = readAddress(text);
  const date = readDate(text);
  const happenings = readHappenings(text, tables);
  const items = withWorks(readItems(text, { ...tables, names }), readWorks(text)).filter(
    ({ name }) => !names.includes(name),
  );
  const price = readOpenPrice(text, items);
  const facts = {
    ...(phone && { phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(date && { date }),
    ...(price && { price }),
    hours: readHours(text).filter((entry) => !isOnlyOf(entry, happenings)),
    items,
    people: [...makersOf(text, names), ...readPeople(text, tables)].filter(
      ({ name }) => !names.includes(name),
    ),
    happenings,
    quotes: readQuotes(text),
    commands: readCommands(text),
  };
  return { ...facts, details: readDetails(text, [...wordsOf(facts), ...names]) };
}
