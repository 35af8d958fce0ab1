import { expect, test } from 'vitest';
import { calendarFiles } from './calendar-file.ts';
import { siteOf } from './testing/sample-site.ts';

const contentOf = (title: string, time?: string) => {
  const events = [
    { title, day: '2026-03-14', ...(time && { time }), place: 'Hall 2; Dock, Bristol', from: [] },
  ];
  const [file] = calendarFiles(
    siteOf([{ id: 'dates', title: 'Dates', type: 'events', from: [], events, calendarFile: 'dates.ics' }]),
  );
  return String(file?.content);
};

test('an event begins at its hour, and takes the whole day where the hour is not plain', () => {
  expect(contentOf('Raku', '19:30–22:00')).toContain('DTSTART:20260314T193000\r\n');
  expect(contentOf('Raku', 'in the evening')).toContain('DTSTART;VALUE=DATE:20260314\r\n');
  expect(contentOf('Raku', '7:30 pm')).toContain('DTSTART;VALUE=DATE:20260314\r\n');
});

test('signs with a meaning of their own are escaped and long lines go on behind a blank', () => {
  const calendar = contentOf(
    'Ein Abend über Glasuren, Aschen und die lange Geschichte des Steinzeugs in Europa',
  );

  expect(calendar.replaceAll('\r\n ', '')).toContain('LOCATION:Hall 2\\; Dock\\, Bristol');
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
