import type { LanguageCopy } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { codeOf } from '../code-line.ts';
import { ownLocale } from '../own-locale.ts';
import { capitalise } from '../words.ts';
import { joined, withoutConjunction } from './conjunctions.ts';
import { languageCopies } from './language-copy.ts';
import { priced } from './priced-item.ts';
import { withFactsApart, withoutRepeats } from './told-facts.ts';

type Start = (text: string) => string;

/** The first letter large, unless the spelling is somebody's own: a name, an address, a line of code. */
function startOf(brief: Brief, copies: readonly LanguageCopy[]): Start {
  const name = brief.name?.value.trim();
  return (text) => {
    if (codeOf(text) !== undefined || (name && text.startsWith(name))) return text;
    return capitalise(withoutConjunction(text, copies));
  };
}

/** The same fields with some of them set anew; those that are missing stay so. */
function withStarts<Entry extends object>(
  entry: Entry,
  fields: readonly (keyof Entry)[],
  start: Start,
): Entry {
  const changed = fields.flatMap((field) => {
    const value = entry[field];
    return typeof value === 'string' ? [[field, start(value)] as const] : [];
  });
  return { ...entry, ...Object.fromEntries(changed) };
}

/**
 * A brief whose entries can stand as copy: each begins as its language begins a line, and one that goes on from another stands
 * with it. Nothing is said anew, and what is quoted stays as it is.
 */
export function withCopyEdited(given: Brief): Brief {
  const copies = languageCopies(given);
  const brief = withoutRepeats(withFactsApart(given, copies));
  const start = startOf(brief, copies);
  const { price } = ownLocale(brief).messages.offer;
  return {
    ...brief,
    offer: brief.offer.map((group) => ({
      ...withStarts(group, ['title'], start),
      items: group.items.map((item) => withStarts(priced(item, price), ['name', 'detail'], start)),
    })),
    people: brief.people.map((person) => withStarts(person, ['role', 'note'], start)),
    events: brief.events.map((event) => withStarts(event, ['title', 'note'], start)),
    questions: brief.questions.map((one) => withStarts(one, ['question', 'answer'], start)),
    details: joined(brief.details, copies).map((one) => withStarts(one, ['text', 'key'], start)),
    story: joined(brief.story, copies).map((one) => withStarts(one, ['text'], start)),
    hours: brief.hours.map((one) => withStarts(one, ['of'], start)),
    contacts: brief.contacts.map((one) => withStarts(one, ['label'], start)),
  };
}
