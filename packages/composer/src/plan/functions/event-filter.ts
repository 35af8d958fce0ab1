import type { Draft } from '../drafts.ts';
import type { SectionPlan } from '../site-plan.ts';
import type { Writing } from '../writing.ts';
import { type Filtered, filterFor, filterMissing, filterSentence } from './categories.ts';
import { fromOf, functionsOf } from './functions-of.ts';

type Events = Extract<SectionPlan, { type: 'events' }>['events'];

const filteredOf = ({ title, note = '', date = '', place }: Events[number]): Filtered => ({
  text: `${title} ${note} ${date}`,
  cells: { ...(place && { place }) },
});

/** Events with the categories they can be filtered by, where that is asked for. */
export function eventFilter(
  draft: Draft,
  events: Events,
  { brief, log }: Writing,
): { filter: string[]; events: Events } {
  const wishes = functionsOf(draft, 'filter');
  if (wishes.length === 0) return { filter: [], events };
  const from = fromOf(draft, 'filter');
  const texts = from.map((index) => brief.statements[index]?.text ?? '');
  const filter = filterFor(wishes, texts, events.map(filteredOf));
  if (!filter) {
    log.leaveOut(from, filterMissing);
    return { filter: [], events };
  }
  log.apply(from, filterSentence(filter));
  const sorted = events.map((event, index) => {
    const categories = filter.byEntry[index] ?? [];
    return { ...event, ...(categories.length > 0 && { categories }) };
  });
  return { filter: filter.categories, events: sorted };
}
