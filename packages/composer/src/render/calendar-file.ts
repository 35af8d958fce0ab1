import type { PagePlan, SitePlan } from '../plan/site-plan.ts';
import type { SiteFile } from '../site-file.ts';
import type { SectionOf } from './site.ts';

type Happening = SectionOf<'events'>['events'][number];

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines end at 75 octets and go on behind a blank (RFC 5545, 3.1); 24 characters of any script have no more. */
function folded(line: string): string {
  const characters = [...line];
  const parts = Array.from({ length: Math.ceil(characters.length / 24) }, (_, index) =>
    characters.slice(index * 24, index * 24 + 24).join(''),
  );
  return line.length <= 70 && /^[\x20-\x7e]*$/.test(line) ? line : parts.join('\r\n ');
}

/** The hour an event begins at, where it is written as on a digital clock. */
function hourOf(time = ''): string | undefined {
  const [, hours = '', minutes = ''] =
    /^(?:\D{0,12})(\d{1,2})[:.h](\d{2})(?!\d)(?!\s?[ap]\.?m)/i.exec(time) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `T${hours.padStart(2, '0')}${minutes}00`;
}

/** One event by its local time, or the whole day where the hour is not plain. */
function entry({ title, day = '', time, place, note }: Happening, id: string): string[] {
  const date = day.replaceAll('-', '');
  const hour = hourOf(time);
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${date}T000000Z`,
    hour ? `DTSTART:${date}${hour}` : `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(note || (time && !hour)
      ? [`DESCRIPTION:${escaped([hour ? '' : time, note].filter(Boolean).join('. '))}`]
      : []),
    'END:VEVENT',
  ];
}

function calendarOf({ id, events }: SectionOf<'events'>, { seed, name }: SitePlan): string {
  const entries = events.flatMap((event, index) =>
    event.day ? entry(event, `${id}-${index}-${seed.replace(/[^\w-]/g, '')}@site.invalid`) : [],
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Site//EN`,
    ...entries,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const calendarsOf = (plan: SitePlan, { sections }: PagePlan): SiteFile[] =>
  sections.flatMap((section) =>
    section.type === 'events' && section.calendarFile
      ? [{ path: section.calendarFile, content: calendarOf(section, plan) }]
      : [],
  );

/** The calendar files that the plan's lists of events offer (RFC 5545), each once. */
export function calendarFiles(plan: SitePlan): SiteFile[] {
  const all = plan.languages.flatMap(({ pages }) => pages.flatMap((page) => calendarsOf(plan, page)));
  return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);
}
