import { readAddress, readEmail, readPhone } from './contact-facts.ts';
import { readHours } from './hours.ts';
import { type Item, readItems } from './items.ts';
import { type Quote, readQuotes } from './quotes.ts';

/** What the prompt states and the site repeats word for word. */
export interface Facts {
  phone?: string;
  email?: string;
  address?: string;
  hours: readonly string[];
  items: readonly Item[];
  quotes: readonly Quote[];
  /** Dates as the person wrote them, such as "12 June 2027". */
  date?: string;
}

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const datePattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–&]\\s?\\d{1,2}(?:st|nd|rd|th)?)?\\s(?:of\\s)?(?:${months})(?:,?\\s\\d{4})?|(?:${months})\\s\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})?(?:,?\\s\\d{4})?|\\d{4}-\\d{2}-\\d{2})(?![\\p{L}\\p{N}])`,
  'iu',
);

export function readFacts(text: string): Facts {
  const phone = readPhone(text);
  const email = readEmail(text);
  const address = readAddress(text);
  const date = datePattern.exec(text)?.[0];
  return {
    ...(phone && { phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(date && { date }),
    hours: readHours(text),
    items: readItems(text),
    quotes: readQuotes(text),
  };
}
