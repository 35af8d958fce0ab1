import type { BriefChanges } from '@sitewright/contracts';

const names: Record<keyof BriefChanges, string> = {
  name: 'the name',
  siteType: 'the kind of site',
  description: 'the description',
  place: 'the place',
  audience: 'the audience',
  contacts: 'the contacts',
  hours: 'the opening hours',
  offer: 'the offer',
  people: 'the people',
  events: 'the events',
  quotations: 'the exact words',
  questions: 'the questions',
  details: 'the details',
  story: 'the story',
  sections: 'the sections',
  arrangement: 'the arrangement',
  extent: 'how much is said',
  design: 'the wishes for the design',
  languages: 'the languages',
  pages: 'the pages',
  decisions: 'what becomes of what was written',
};

/** What a correction has changed, in words: "Corrected the name and the opening hours". */
export function describeChanges(changes: BriefChanges): string {
  const corrected = Object.entries(names)
    .filter(([field]) => Object.hasOwn(changes, field))
    .map(([, name]) => name);
  const listed = new Intl.ListFormat('en').format(corrected);
  return corrected.length > 0 ? `Corrected ${listed}` : 'Chose another design';
}
