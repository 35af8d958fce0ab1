import type { SectionPlan } from '../plan/site-plan.ts';
import type { Arrangements } from './families/kit.ts';
import type { Look } from './families/look.ts';
import { h } from './h.ts';
import { partTitle } from './pieces.ts';
import type { Part } from './site.ts';

/** So few entries, or so few letters, leave most of a band empty. */
const [few, fewLetters] = [2, 220] as const;

const isShort = (texts: readonly string[]) => texts.join(' ').length <= fewLetters;

/** Whether a section holds so little that a band of its own would stand half empty. */
export function isSlight(section: SectionPlan): boolean {
  switch (section.type) {
    case 'points':
      return section.points.length <= few;
    case 'events':
      return section.events.length <= few && !section.filter;
    case 'questions':
      return section.questions.length <= few;
    case 'voices':
      return section.voices.length === 1;
    case 'prose':
      return isShort(section.paragraphs);
    case 'names':
      return section.names.length <= few + 1;
    case 'people':
      return section.people.length === 1;
    case 'visit':
      return section.contacts.length + section.hours.length + section.details.length <= few + 1;
    case 'items':
      return section.groups.every(({ items }) => items.length <= few) && section.groups.length === 1;
    case 'newsletter':
    case 'call':
      return true;
    default:
      return false;
  }
}

/** What reads well in half the width. */
const narrow = {
  events: ['rows'],
  items: ['leaders'],
  names: ['list'],
  newsletter: ['line'],
  people: ['list'],
  plans: ['list'],
  points: ['rows'],
  prose: ['wide'],
  questions: ['list'],
  visit: ['ledger'],
  voices: ['line'],
  call: ['line'],
} as const satisfies Partial<{ [Section in keyof Arrangements]: readonly [Arrangements[Section]] }>;

/** The look for sections that share a band. */
export const narrowed = (look: Look): Look => ({
  ...look,
  kit: { ...look.kit, variants: { ...look.kit.variants, ...narrow } },
});

/** Sections in rows: two slight neighbours share one, every other has its own. */
export function inRows(sections: readonly SectionPlan[]): (readonly SectionPlan[])[] {
  const rows: (readonly SectionPlan[])[] = [];
  for (const section of sections) {
    const [last, second] = rows.at(-1) ?? [];
    if (last && !second && isSlight(last) && isSlight(section)) rows[rows.length - 1] = [last, section];
    else rows.push([section]);
  }
  return rows;
}

const halfTitle = '!text-[clamp(1.7rem,2.8vw,2.6rem)] !leading-[1.08]';

/** Two parts beside each other as one, each under its own heading. */
export function sideBySideParts(look: Look, [first, second]: readonly [Part, Part]): Part {
  const half = (part: Part, isFirst: boolean) =>
    h(
      'div',
      { class: 'min-w-0 scroll-mt-24', id: !isFirst && part.id },
      partTitle(part, [look.kit.h2, halfTitle]),
      part.note && h('p', { class: 'mt-3 text-muted' }, part.note),
      h('div', { class: 'mt-7' }, part.body),
    );
  return {
    id: first.id,
    title: first.title,
    heading: 'none',
    set: 'below',
    body: h(
      'div',
      { class: 'grid gap-x-16 gap-y-14 lg:grid-cols-2' },
      half(first, true),
      half(second, false),
    ),
  };
}
