import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';
import { withDated } from './dated.ts';

test('an event behind a date is on it, whether or not anything else stands behind one', () => {
  const brief = readBrief('Whitby Harriers, a running club in Whitby. 6 December 2026: Fell Race');
  const at = brief.statements.findIndex(({ text }) => text.includes('Fell Race'));
  const statements = brief.statements.map((statement, index) =>
    index === at ? { ...statement, key: '6 December 2026', text: 'Fell Race' } : statement,
  );
  const events = [{ title: 'Fell Race', from: [at] }];
  expect(withDated({ ...brief, statements, details: [], figures: [], offer: [], events }, []).events).toEqual(
    [{ title: 'Fell Race', date: '6 December 2026', from: [at] }],
  );
});

const eventsOf = (prompt: string) =>
  readBrief(prompt).events.map(({ title, date, time, place }) => [title, date, time, place]);

test.each([
  [
    'Stammtisch jeden ersten Dienstag im Monat, 19 Uhr, Gasthaus Adler.',
    [['Stammtisch', 'jeden ersten Dienstag im Monat', '19 Uhr', 'Gasthaus Adler']],
  ],
  [
    'Wir sind Die Kellerkinder, Jazztrio aus Basel. Termine: 3.5. Bern, Mokka-Keller, 20 Uhr; 9.5. Thun, Alte Oele, 21 Uhr.',
    [
      ['Bern', '3.5.', '20 Uhr', 'Mokka-Keller'],
      ['Thun', '9.5.', '21 Uhr', 'Alte Oele'],
    ],
  ],
  [
    'Band: The Low Tides. Gigs: 4 May The Cluny, Newcastle, 8pm; 11 May Brudenell, Leeds, 7.30pm.',
    [
      ['The Cluny', '4 May', '8pm', 'Newcastle'],
      ['Brudenell', '11 May', '7.30pm', 'Leeds'],
    ],
  ],
  [
    'I sell cheese at fairs. Fairs: Elmstead first Sunday, Corby last Friday of the month.',
    [
      ['Elmstead', 'first Sunday', undefined, undefined],
      ['Corby', 'last Friday of the month', undefined, undefined],
    ],
  ],
  [
    'CV of Mara Lindqvist. 2019 to now: principal engineer at Aster. 2014 to 2019: developer at Fenbyte.',
    [
      ['principal engineer at Aster', '2019 to now', undefined, undefined],
      ['developer at Fenbyte', '2014 to 2019', undefined, undefined],
    ],
  ],
  ['Campsite near Bude, 20 pitches, bookings open from 1 march.', []],
])('what belongs to one day is one row: %s', (prompt, events) => expect(eventsOf(prompt)).toEqual(events));

test('what is so from a day on is told, and is nothing that takes place', () => {
  const { details } = readBrief('Campsite near Bude, 20 pitches, bookings open from 1 march.');
  expect(details.map(({ text }) => text).join()).toContain('bookings open from 1 march');
});
