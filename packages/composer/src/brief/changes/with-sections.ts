import type { Brief } from '@sitewright/contracts';

interface Placed {
  section?: number | undefined;
}

/** A brief whose entries stand in the sections that theirs have become; undefined: in none any more. */
export function withSections(brief: Brief, to: (section: number) => number | undefined): Brief {
  const move = <Entry extends Placed>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => (entry.section === undefined ? entry : { ...entry, section: to(entry.section) }));
  return {
    ...brief,
    hours: move(brief.hours),
    offer: move(brief.offer),
    people: move(brief.people),
    events: move(brief.events),
    quotations: move(brief.quotations),
    figures: move(brief.figures),
    questions: move(brief.questions),
    details: move(brief.details),
    story: move(brief.story),
    functions: move(brief.functions),
  };
}
