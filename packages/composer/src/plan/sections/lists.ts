import { isSpanOfYears } from '../../years.ts';
import { dayOf } from '../dates.ts';
import { eventFilter } from '../functions/event-filter.ts';
import { fromOf, functionsOf } from '../functions/functions-of.ts';
import { type Event, sourcesOf, takeAll } from '../holding.ts';
import type { Writing } from '../writing.ts';
import { headOf, type SectionWriter } from './section.ts';

export const writePeople: SectionWriter = (draft, writing) => {
  const people = takeAll(draft.has, 'people');
  if (people.length === 0) return [];
  const head = headOf(
    draft,
    writing,
    { id: 'people', title: writing.messages.labels.people },
    sourcesOf(people),
  );
  return [
    {
      ...head,
      type: 'people',
      people: people.map(({ name, role, note, from }) => ({
        name,
        from,
        ...(role && { role }),
        ...(note && { note }),
      })),
    },
  ];
};

/** The one day that a prompt names whole: what happens at some hour then happens on it. */
function onlyDay({ brief, own }: Writing): string | undefined {
  const days = new Set(brief.statements.flatMap(({ text }) => dayOf(text, own.id) ?? []));
  const [day] = days;
  return days.size === 1 ? day : undefined;
}

/** What somebody did in spans of years. */
const isCareer = (happenings: readonly Event[]): boolean =>
  happenings.length > 0 && happenings.every(({ date = '' }) => isSpanOfYears(date));

export const writeEvents: SectionWriter = (draft, writing) => {
  const happenings = takeAll(draft.has, 'events');
  if (happenings.length === 0) return [];
  const head = headOf(
    draft,
    writing,
    {
      id: 'events',
      title: isCareer(happenings) ? writing.messages.offers.experience : writing.messages.labels.events,
    },
    sourcesOf(happenings),
  );
  const isCalendar = functionsOf(draft, 'calendar_file').length > 0;
  const sameDay = isCalendar ? onlyDay(writing) : undefined;
  const plain = happenings.map(({ title, date, time, place, price, note, from }) => {
    const day = date ? dayOf(date, writing.own.id) : sameDay;
    return {
      title,
      from,
      ...(date && { date }),
      ...(time && { time }),
      ...(place && { place }),
      ...(price && { price }),
      ...(note && { note }),
      ...(day && { day }),
    };
  });
  const { filter, events } = eventFilter(draft, plain, writing);
  const hasDays = events.some(({ day }) => day);
  if (isCalendar && hasDays)
    writing.log.apply(fromOf(draft, 'calendar_file'), 'The dates can be put into a calendar.');
  if (isCalendar && !hasDays)
    writing.log.leaveOut(
      fromOf(draft, 'calendar_file'),
      'A calendar file needs dates with day, month and year.',
    );
  return [
    {
      ...head,
      type: 'events',
      events,
      ...(filter.length > 0 && { filter }),
      ...(isCalendar && hasDays && { calendarFile: `${head.id}.ics` }),
    },
  ];
};

export const writeVoices: SectionWriter = (draft, writing) => {
  const voices = takeAll(draft.has, 'voices');
  if (voices.length === 0) return [];
  const head = headOf(
    draft,
    writing,
    { id: 'voices', title: writing.messages.labels.voices },
    sourcesOf(voices),
  );
  return [
    {
      ...head,
      type: 'voices',
      voices: voices.map(({ text, by, from }) => ({ text, from, ...(by && { by }) })),
    },
  ];
};

export const writeFigures: SectionWriter = (draft, writing) => {
  const figures = takeAll(draft.has, 'figures');
  if (figures.length === 0) return [];
  const head = headOf(
    draft,
    writing,
    { id: 'figures', title: writing.messages.labels.figures },
    sourcesOf(figures),
  );
  return [
    { ...head, type: 'figures', figures: figures.map(({ value, label, from }) => ({ value, label, from })) },
  ];
};

export const writePartners: SectionWriter = (draft, writing) => {
  const items = draft.has.groups.flatMap((group) => group.items);
  const isPlain = items.every(({ price, detail, values }) => !price && !detail && !values);
  const details = draft.has.details;
  const names = [...(isPlain ? items : []), ...details.map(({ text, from }) => ({ name: text, from }))];
  if (names.length === 0) return [];
  if (isPlain) takeAll(draft.has, 'groups');
  takeAll(draft.has, 'details');
  const head = headOf(
    draft,
    writing,
    { id: 'partners', title: writing.messages.labels.partners },
    sourcesOf(names),
  );
  return [{ ...head, type: 'names', names: names.map(({ name }) => name) }];
};
