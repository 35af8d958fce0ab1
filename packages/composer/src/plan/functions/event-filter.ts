import type { Draft } from '../drafts.ts';
import type { SectionPlan } from '../site-plan.ts';
import type { Writing } from '../writing.ts';
import { type Filtered, filterFor, filterMissing, filterSentence } from './categories.ts';
import { fromOf, functionsOf } from './functions-of.ts';

type Events = Extract<SectionPlan, { type: 'events' }>['events'];

const filteredOf = ({ title, note = '', date = '', place = '' }: Events[number]): Filtered => ({
  text: `${title} ${note} ${date}`,
  cells: { note, place, date },
});

const fewestDays = 2;

/** Tabs of dates are their days: each shows what is on then. */
function byDay(draft: Draft, events: Events, { log }: Writing): Events | undefined {
  const days = new Set(events.flatMap(({ date }) => date ?? []));
  if (functionsOf(draft, 'tabs').length === 0 || days.size < fewestDays || days.size === events.length)
    return undefined;
  log.apply(fromOf(draft, 'tabs'), `Visitors choose the day: ${[...days].join(', ')}.`);
  return events.map((event) => ({ ...event, ...(event.date && { categories: [event.date] }) }));
}

/** Events with the categories they can be filtered by, where that is asked for. */
export function eventFilter(
  draft: Draft,
  events: Events,
  writing: Writing,
): { filter: string[]; events: Events } {
  const daily = byDay(draft, events, writing);
  if (daily) return { filter: [...new Set(daily.flatMap(({ date }) => date ?? []))], events: daily };
  const wishes = functionsOf(draft, 'filter');
  if (wishes.length === 0) return { filter: [], events };
  const { brief, log } = writing;
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
