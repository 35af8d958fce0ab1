import { tools } from '@sitewright/composer-content';
import { findDates } from './brief/read/entries/scan/when.ts';
import { type PhraseFinder, phraseFinder } from './phrases.ts';

let attending: PhraseFinder | undefined;

/** Whether guests are to say that they come, which takes a form though none is named. */
export function asksForGuests(text: string): boolean {
  attending ??= phraseFinder(tools().fields.attending);
  return attending.has(text);
}

let leading: RegExp | undefined;

/** Until when a form is to be filled in, with the words that say so: "by 1 May". */
export function deadlineIn(text: string): string | undefined {
  const leads = tools().fields.deadlines.toSorted((one, other) => other.length - one.length);
  leading ??= new RegExp(`(?<!\\p{L})(?:${leads.join('|')})\\s$`, 'iu');
  for (const { start, end } of findDates(text)) {
    const [lead] = leading.exec(text.slice(0, start)) ?? [];
    if (lead && /\p{N}/u.test(text.slice(start, end))) return lead + text.slice(start, end);
  }
  return undefined;
}
