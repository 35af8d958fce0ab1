import type { Brief, BriefChanges } from '@sitewright/contracts';
import { withPages } from './pages.ts';
import { typedContact, typedSiteType } from './typed.ts';

interface Sourced {
  from: number[];
}

const certain = 1;

/** What was read, as a person has it. */
const said = <Read extends Sourced & { sureness: number }>(read: Read): Read => ({
  ...read,
  sureness: certain,
});

type TextNames = 'name' | 'description' | 'place' | 'audience';
const textNames = ['name', 'description', 'place', 'audience'] as const satisfies readonly TextNames[];

/** An empty text takes the field away. */
function withTexts(brief: Brief, changes: BriefChanges): Brief {
  const changed = { ...brief };
  for (const name of textNames) {
    const read = changes[name];
    if (!read) continue;
    const value = read.value.trim();
    if (value === '') delete changed[name];
    else changed[name] = said({ ...read, value });
  }
  return changed;
}

/** Rows that a person has opened and left empty are none. */
const holdsText = (...texts: (string | undefined)[]): boolean => texts.some((text) => text?.trim());

function withLists(brief: Brief, { contacts, hours, offer, people, events }: BriefChanges): Brief {
  return {
    ...brief,
    ...(contacts && {
      contacts: contacts
        .filter(({ value }) => holdsText(value))
        .map((contact) => typedContact(contact, brief)),
    }),
    ...(hours && { hours: hours.filter(({ days, times }) => holdsText(days, times)) }),
    ...(offer && {
      offer: offer
        .map((group) => ({
          ...group,
          items: group.items.filter(({ name, price }) => holdsText(name, price)),
        }))
        .filter(({ items }) => items.length > 0),
    }),
    ...(people && { people: people.filter(({ name, role }) => holdsText(name, role)) }),
    ...(events && { events: events.filter(({ title, date }) => holdsText(title, date)) }),
  };
}

/** What is printed in the person's own words, and how it is arranged. */
function withTold(brief: Brief, changes: BriefChanges): Brief {
  const { quotations, questions, details, story, sections, arrangement, extent } = changes;
  return {
    ...brief,
    ...(sections && { sections }),
    ...(quotations && { quotations: quotations.filter(({ text }) => holdsText(text)) }),
    ...(questions && { questions: questions.filter(({ question }) => holdsText(question)) }),
    ...(details && { details: details.filter(({ text }) => holdsText(text)) }),
    ...(story && { story: story.filter(({ text }) => holdsText(text)) }),
    ...(arrangement && { arrangement }),
    ...(extent && { extent }),
  };
}

/** A colour is called what the prompt calls it only as long as it is that one. */
function saidColours(before: Brief['design']['colours'], after: Brief['design']['colours']) {
  return after.map((colour) => {
    const isOther = before.some(({ words, css }) => words === colour.words && css !== colour.css);
    return isOther ? { ...colour, words: colour.css } : colour;
  });
}

function withLooks(brief: Brief, { design }: BriefChanges): Brief {
  if (!design) return brief;
  const { colours, theme, tone, typeface, isLarge, ...layout } = design;
  return {
    ...brief,
    design: {
      ...layout,
      colours: saidColours(brief.design.colours, colours),
      ...(theme && { theme: said(theme) }),
      ...(tone && { tone: said(tone) }),
      ...(typeface && { typeface: said(typeface) }),
      ...(isLarge && { isLarge: said(isLarge) }),
    },
  };
}

function withKind(brief: Brief, { languages, siteType }: BriefChanges): Brief {
  const changed = languages ? { ...brief, languages: said(languages) } : brief;
  if (!siteType) return changed;
  return { ...changed, siteType: said({ ...siteType, value: typedSiteType(siteType.value, changed) }) };
}

/** A brief with the fields that a person has changed. */
export function withFields(brief: Brief, changes: BriefChanges): Brief {
  const told = withTold(brief, changes);
  const changed = withLooks(withLists(withTexts(withKind(told, changes), changes), changes), changes);
  return changes.pages
    ? withPages(
        changed,
        changes.pages.filter(({ title }) => holdsText(title)),
      )
    : changed;
}
