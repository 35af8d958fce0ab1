import type { Brief } from '@sitewright/contracts';
import { withSections } from './with-sections.ts';

interface Sourced {
  from: number[];
}

type Test = (index: number) => boolean;

/** An entry without those of its sources; undefined when it had no others. What a person has added has none, and stays. */
function without<Entry extends Sourced>(entry: Entry | undefined, isOut: Test): Entry | undefined {
  if (!entry) return undefined;
  const from = entry.from.filter((index) => !isOut(index));
  if (from.length === entry.from.length) return entry;
  return from.length > 0 ? { ...entry, from } : undefined;
}

const entriesWithout = <Entry extends Sourced>(entries: readonly Entry[], isOut: Test): Entry[] =>
  entries.flatMap((entry) => without(entry, isOut) ?? []);

/** A field by its name, or nothing: optional fields are not there rather than undefined. */
const field = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  // A computed name is any string to the compiler.
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

function designWithout(design: Brief['design'], isOut: Test): Brief['design'] {
  const { colours, theme, tone, typeface, isLarge, ...layout } = design;
  return {
    ...layout,
    colours: entriesWithout(colours, isOut),
    ...field('theme', without(theme, isOut)),
    ...field('tone', without(tone, isOut)),
    ...field('typeface', without(typeface, isOut)),
    ...field('isLarge', without(isLarge, isOut)),
  };
}

function groupsWithout(groups: Brief['offer'], isOut: Test): Brief['offer'] {
  return groups.flatMap((group) => {
    const items = entriesWithout(group.items, isOut);
    return items.length > 0 || group.items.length === 0 ? [{ ...group, items }] : [];
  });
}

/** Sections are pointed at by their places: what stands in one that is taken away stands in none. */
function sectionsWithout(brief: Brief, isOut: Test): Brief {
  const kept = brief.sections.map((section) => without(section, isOut));
  const places = kept.map((section, index) =>
    section ? kept.slice(0, index).filter((one) => one !== undefined).length : undefined,
  );
  return {
    ...withSections(brief, (section) => places[section]),
    sections: kept.filter((section) => section !== undefined),
  };
}

/**
 * A brief without what was read from some statements alone. Its name, site type, languages and pages stay: without them there is
 * no site.
 */
export function withoutSources(brief: Brief, isOut: Test): Brief {
  const { place, description, audience, ...rest } = brief;
  const list = <Entry extends Sourced>(entries: readonly Entry[]) => entriesWithout(entries, isOut);
  const kept: Brief = {
    ...rest,
    ...field('place', without(place, isOut)),
    ...field('description', without(description, isOut)),
    ...field('audience', without(audience, isOut)),
    contacts: list(rest.contacts),
    hours: list(rest.hours),
    offer: groupsWithout(rest.offer, isOut),
    people: list(rest.people),
    events: list(rest.events),
    quotations: list(rest.quotations),
    figures: list(rest.figures),
    questions: list(rest.questions),
    details: list(rest.details),
    story: list(rest.story),
    functions: list(rest.functions),
    design: designWithout(rest.design, isOut),
    prohibitions: list(rest.prohibitions),
  };
  return kept.sections.some((section) => without(section, isOut) !== section)
    ? sectionsWithout(kept, isOut)
    : kept;
}
