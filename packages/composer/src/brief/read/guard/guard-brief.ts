import type { Brief } from '@sitewright/contracts';
import { presentingLength } from '../outline/title.ts';
import { inSiteLanguage } from './in-site-language.ts';
import { isForMaker, isLabel, isNoLabel } from './maker-talk.ts';

const isFree = (text: string | undefined): boolean => text === undefined || !isForMaker(text);

function withoutKey<Of extends { key?: string | undefined }>(entry: Of): Of {
  if (isFree(entry.key)) return entry;
  const { key: _, ...rest } = entry;
  // Only an optional field is gone.
  return rest as Of;
}

const withoutTitle = (group: Brief['offer'][number]): Brief['offer'][number] => {
  if (isFree(group.title)) return group;
  const { title: _, ...rest } = group;
  return rest;
};

/** A heading that is cut out of a wish is none: the section has the heading of its type. */
const withoutWish = (section: Brief['sections'][number]): Brief['sections'][number] => {
  if (section.title === undefined || section.type === 'custom' || !isNoLabel(section.title)) return section;
  const { title: _, ...rest } = section;
  return rest;
};

/** `Text: "…"` is nobody's voice. */
const withoutSpeaker = (quotation: Brief['quotations'][number]): Brief['quotations'][number] => {
  const { by, ...rest } = quotation;
  if (by !== undefined && isLabel(by)) return { ...rest, use: 'text' };
  return isFree(by) ? quotation : rest;
};

const withoutLabel = (contact: Brief['contacts'][number]): Brief['contacts'][number] => {
  if (isFree(contact.label)) return contact;
  const { label: _, ...rest } = contact;
  return rest;
};

/** "It's on Saturday, a supper in the barn": what it is stands in the note. */
function withTitle(event: Brief['events'][number]): Brief['events'][number] {
  const { note, ...rest } = event;
  return note !== undefined && isNoLabel(event.title) ? { ...rest, title: note } : event;
}

/** What only leads to a list, or heads it in another language than the site's, is no part of what stands in the list. */
function withoutHeading(
  statement: Brief['statements'][number],
  unsaid: ReadonlySet<string | undefined>,
): Brief['statements'][number] {
  const { key, ...rest } = statement;
  return key !== undefined && (unsaid.has(key.toLowerCase()) || presentingLength(key) > 0) ? rest : statement;
}

/** `spoken` is the language of the prompt. Takes talk to the maker out of the labels of a brief: what stands over, before or beside what is printed. */
export function guardBrief(brief: Brief, spoken: string): Brief {
  const { name, description, place, ...rest } = brief;
  const sections = brief.sections.map((section) => inSiteLanguage(section, brief, spoken));
  const unsaid = new Set(
    brief.sections.flatMap(({ title }, at) => (title !== sections[at]?.title ? [title?.toLowerCase()] : [])),
  );
  return {
    ...rest,
    ...(name && !isNoLabel(name.value) ? { name } : {}),
    ...(description && !isNoLabel(description.value) ? { description } : {}),
    ...(place && isFree(place.value) ? { place } : {}),
    contacts: brief.contacts.map(withoutLabel),
    events: brief.events.map(withTitle),
    details: brief.details.map(withoutKey),
    story: brief.story.map(withoutKey),
    offer: brief.offer.map(withoutTitle),
    sections: sections.map(withoutWish),
    statements: brief.statements.map((statement) => withoutHeading(statement, unsaid)),
    quotations: brief.quotations.map(withoutSpeaker),
    people: brief.people.filter((person) => isFree(person.name)),
  };
}
