import type { RevisionThing } from '@sitewright/composer-content';
import type { Brief, Contact } from '@sitewright/contracts';
import { readBrief } from '../brief/read-brief.ts';
import { type Answer, type Change, quoted, said } from './change.ts';
import type { SiteParts } from './site-parts.ts';
import { phrase, wordsOf } from './tokens.ts';

const contactNames = {
  phone: 'telephone number',
  email: 'e-mail address',
  address: 'address',
  whatsapp: 'WhatsApp number',
} as const;
type ContactKind = keyof typeof contactNames;
const isContact = (thing: RevisionThing): thing is ContactKind => thing in contactNames;

/** English labels, which a prompt of any language may have. */
const labels = {
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  whatsapp: 'WhatsApp',
  hours: 'Opening hours',
} as const;

/** Whether what was read is all that was said. */
const isAll = (read: string, text: string): boolean => {
  const known = new Set(wordsOf(read));
  return wordsOf(text).every((word) => known.has(word));
};

const isEmail = (text: string): boolean => /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/u.test(text);

/** A contact as it would be read in a prompt. */
function readContact(kind: ContactKind, value: string): Contact | undefined {
  if (kind === 'address' || (kind === 'email' && isEmail(value))) return { kind, value, from: [] };
  const found = readBrief(`${labels[kind]}: ${value}`).contacts.find((contact) => contact.kind === kind);
  return found && isAll(found.value, value) ? { kind, value: found.value, from: [] } : undefined;
}

function setContact(kind: ContactKind, value: string, { brief: { contacts } }: SiteParts): Answer {
  const name = contactNames[kind];
  const read = readContact(kind, value);
  if (!read) return { why: `${quoted(value)} was not understood as a ${name}.` };
  const own = contacts.filter((contact) => contact.kind === kind);
  const [first] = own;
  if (!first) return { changes: { contacts: [...contacts, read] }, done: `Added the ${name} ${read.value}.` };
  if (own.length > 1)
    return {
      why: `There are ${own.length} of these: say which, as in “change ${first.value} to ${read.value}”.`,
    };
  return {
    changes: { contacts: contacts.map((contact) => (contact === first ? replaced(first, read) : contact)) },
    done: `The ${name} is ${read.value} now.`,
  };
}

const replaced = (before: Contact, after: Contact): Contact => ({
  ...after,
  ...(before.label && { label: before.label }),
  from: before.from,
});

function removeContact(kind: ContactKind, { brief: { contacts } }: SiteParts): Answer {
  const kept = contacts.filter((contact) => contact.kind !== kind);
  if (kept.length === contacts.length) return { why: `The site has no ${contactNames[kind]}.` };
  return { changes: { contacts: kept }, done: `Took the ${contactNames[kind]} off all pages.` };
}

/** Hours as they would be read in a prompt; undefined where something else is said as well. */
export function readHours(text: string): Brief['hours'] | undefined {
  const hours = readBrief(`${labels.hours}: ${text}`).hours.map(({ days, times, of }) => ({
    days,
    times,
    ...(of && { of }),
    from: [],
  }));
  const read = hours.map(({ of = '', days, times }) => `${of} ${days} ${times}`).join(' ');
  return hours.length > 0 && isAll(read, text) ? hours : undefined;
}

const hoursText = (hours: Brief['hours']): string =>
  hours.map(({ of, days, times }) => [of, days, times].filter(Boolean).join(' ')).join(', ');

/** One day's new times take the place of that day's; anything else takes the place of all. */
function setHours(text: string, { brief: { hours } }: SiteParts): Answer {
  const read = readHours(text);
  if (!read)
    return {
      why: `${quoted(text)} was not understood as opening hours. Say days and times, as in “Tue–Sat 9–17”.`,
    };
  const sameDays = (one: Brief['hours'][number], other: Brief['hours'][number]): boolean =>
    phrase(one.days) === phrase(other.days);
  const isOfSome = read.every((row) => hours.some((own) => sameDays(own, row)));
  const next = isOfSome
    ? hours.map((own) => {
        const row = read.find((one) => sameDays(one, own));
        return row ? { ...own, times: row.times } : own;
      })
    : read.map((row) => ({ ...row, from: hours.flatMap(({ from }) => from) }));
  return { changes: { hours: next }, done: `The opening hours are ${hoursText(next)} now.` };
}

/** Opening hours that are added to those there are. */
export function addHours(text: string, { brief: { hours } }: SiteParts): Change | undefined {
  const read = readHours(text);
  return (
    read && { changes: { hours: [...hours, ...read] }, done: `Added opening hours: ${hoursText(read)}.` }
  );
}

/** The days on which it is not open any more. */
export function closeOn(text: string, { brief: { hours } }: SiteParts): Answer | undefined {
  const [row] = readHours(`${text} 9:00`) ?? readHours(`${text} 9:00-10:00`) ?? [];
  const day = phrase(row?.days ?? text).replace(/s$/u, '');
  const kept = hours.filter(({ days }) => phrase(days).replace(/s$/u, '') !== day);
  if (kept.length < hours.length)
    return { changes: { hours: kept }, done: `Took ${quoted(row?.days ?? text)} out of the opening hours.` };
  if (hours.length === 0 || !row) return undefined;
  return {
    why: `The opening hours are ${hoursText(hours)}. Say all of them anew, as in “opening hours: Tue–Fri 9–17”.`,
  };
}

function removeHours({ brief: { hours } }: SiteParts): Answer {
  if (hours.length === 0) return { why: 'The site has no opening hours.' };
  return { changes: { hours: [] }, done: 'Took the opening hours off all pages.' };
}

const textNames = {
  name: 'The name',
  place: 'The place',
  description: 'The line that says what it is',
} as const;
type TextName = keyof typeof textNames;
const isText = (thing: RevisionThing): thing is TextName => thing in textNames;

const setText = (thing: TextName, value: string): Change => ({
  changes: { [thing]: said(value) },
  done: `${textNames[thing]} is ${quoted(value)} now.`,
});

/** The headline at the top, and what its button says: exact words. */
function setExact(use: 'headline' | 'button', value: string, { brief }: SiteParts): Change {
  const { quotations, sections } = brief;
  const hero = sections.findIndex(({ type }) => type === 'hero');
  const isOfTop = ({ section }: Brief['quotations'][number]): boolean =>
    section === undefined || section === hero;
  const at = quotations.findIndex((one) => one.use === use && isOfTop(one));
  const own: Brief['quotations'][number] = {
    text: value,
    use,
    ...(hero >= 0 && { section: hero }),
    from: quotations[at]?.from ?? [],
  };
  return {
    changes: { quotations: at < 0 ? [own, ...quotations] : quotations.with(at, own) },
    done:
      use === 'headline' ? `The headline is ${quoted(value)} now.` : `The button says ${quoted(value)} now.`,
  };
}

/** Says a fact otherwise, or for the first time. */
export function setFact(thing: RevisionThing, value: string, parts: SiteParts): Answer | undefined {
  if (isContact(thing)) return setContact(thing, value, parts);
  if (isText(thing)) return setText(thing, value);
  if (thing === 'hours') return setHours(value, parts);
  if (thing === 'headline' || thing === 'button') return setExact(thing, value, parts);
  return undefined;
}

function removeExact(use: 'headline' | 'button', { brief: { quotations } }: SiteParts): Answer {
  const kept = quotations.filter((one) => one.use !== use);
  if (kept.length === quotations.length)
    return { why: `The ${use} is not of your own words; it cannot be taken away, but said otherwise.` };
  return { changes: { quotations: kept }, done: `Took your own ${use} away.` };
}

/** Takes a fact off all pages. */
export function removeFact(thing: RevisionThing, parts: SiteParts): Answer | undefined {
  if (isContact(thing)) return removeContact(thing, parts);
  if (thing === 'hours') return removeHours(parts);
  if (thing === 'headline' || thing === 'button') return removeExact(thing, parts);
  if (thing === 'place' || thing === 'description')
    return parts.brief[thing]
      ? { changes: { [thing]: said('') }, done: `${textNames[thing]} is gone.` }
      : { why: 'The site does not have it.' };
  return undefined;
}

/** An address of a profile elsewhere, as it would be read in a prompt: "my Instagram @halden". */
export function addLink(text: string, { brief: { contacts } }: SiteParts): Change | undefined {
  const [found, ...others] = readBrief(text).contacts;
  if (
    found?.kind !== 'link' ||
    others.length > 0 ||
    !isAll(`${found.label ?? ''} ${found.value} my our the`, text)
  )
    return undefined;
  const link = { ...found, from: [] };
  const rest = contacts.filter(({ kind, label }) => kind !== 'link' || label !== found.label);
  const name = found.label ?? found.value;
  return { changes: { contacts: [...rest, link] }, done: `${quoted(name)} leads to ${found.value} now.` };
}

/** A contact that stands alone in a text, of whatever kind it is. */
export function contactIn(text: string): { kind: ContactKind; value: string } | undefined {
  const [found, ...others] = readBrief(text).contacts.filter(
    ({ kind }) => kind === 'phone' || kind === 'email',
  );
  if (!found || others.length > 0 || found.kind === 'link') return undefined;
  return isAll(found.value, text) ? { kind: found.kind, value: found.value } : undefined;
}
