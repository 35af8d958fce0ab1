import type { Draft } from '../drafts.ts';
import type { SectionPlan } from '../site-plan.ts';
import type { Writing } from '../writing.ts';
import { categoriesOf } from './categories.ts';
import { fromOf, functionsOf, optionsOf } from './functions-of.ts';

type Events = Extract<SectionPlan, { type: 'events' }>['events'];

const mostNamed = 24;

/** What sorts events: the categories that were named, else their places. */
function filterOf(draft: Draft, events: Events): string[] {
  const named = [...new Set(optionsOf(draft, 'filter'))].slice(0, mostNamed);
  if (named.length > 1) return named;
  const places = new Set(events.flatMap(({ place }) => (place ? [place] : [])));
  return places.size > 1 && places.size < events.length ? [...places] : [];
}

/** Events with the categories they can be filtered by, where that is asked for. */
export function eventFilter(
  draft: Draft,
  events: Events,
  { log }: Writing,
): { filter: string[]; events: Events } {
  if (functionsOf(draft, 'filter').length === 0) return { filter: [], events };
  const filter = filterOf(draft, events);
  if (filter.length < 2) {
    log.leaveOut(
      fromOf(draft, 'filter'),
      'A filter needs categories: say which ones there are and what belongs to each.',
    );
    return { filter: [], events };
  }
  log.apply(fromOf(draft, 'filter'), `The dates can be filtered by ${filter.join(', ')}.`);
  const sorted = events.map((event) => {
    const texts = [event.place, event.note].filter((text) => text !== undefined);
    const item = { name: event.title, detail: texts.join(' '), from: event.from };
    const categories = categoriesOf(item, { items: [] }, filter);
    return { ...event, ...(categories.length > 0 && { categories }) };
  });
  const unsorted = sorted.filter(({ categories = [] }) => categories.length === 0).map(({ title }) => title);
  if (unsorted.length > 0)
    log.note(`Say what each date is, so that the filter knows it: ${unsorted.join(', ')}.`);
  return { filter, events: sorted };
}
