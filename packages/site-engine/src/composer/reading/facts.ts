import { readAddress, readEmail, readPhone } from './contact-facts.ts';
import { readDate } from './dates.ts';
import { type Happening, readHappenings } from './events.ts';
import { readHours } from './hours.ts';
import { type Item, readItems, readOpenPrice } from './items.ts';
import { type Person, readPeople } from './people.ts';
import { type Quote, readQuotes } from './quotes.ts';
import type { WordTables } from './word-tables.ts';

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
}

export function readFacts(text: string, tables: WordTables): Facts {
  const phone = readPhone(text);
  const email = readEmail(text);
  const address = readAddress(text);
  const date = readDate(text);
  const items = readItems(text, tables);
  const price = readOpenPrice(text, items);
  return {
    ...(phone && { phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(date && { date }),
    ...(price && { price }),
    hours: readHours(text),
    items,
    people: readPeople(text, tables),
    happenings: readHappenings(text, tables),
    quotes: readQuotes(text),
  };
}
