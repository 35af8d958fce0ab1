import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';
import { cutStatements } from '../cut-statements.ts';
import { isTimedRow } from './timed-rows.ts';

const events = (prompt: string) => readBrief(prompt).events.map(({ time, title }) => [time, title]);

test('a line that begins with an hour is one event, whatever signs its title has', () => {
  expect(
    events(
      'Orchard Forum, Ledbury. Programme:\n09:30 Coffee\n11:00 Panel: who pays for old orchards?\n12:30 Lunch\n' +
        '14:00 Workshop: grafting for beginners (Owen Tate)',
    ),
  ).toEqual([
    ['09:30', 'Coffee'],
    ['11:00', 'Panel: who pays for old orchards?'],
    ['12:30', 'Lunch'],
    ['14:00', 'Workshop: grafting for beginners (Owen Tate)'],
  ]);
});

test.each([
  [
    'Village fete in Alton. 11:00 Opening, 12:00 Dog show: best tail wins!, 16:00 Raffle.',
    [
      ['11:00', 'Opening'],
      ['12:00', 'Dog show: best tail wins!'],
      ['16:00', 'Raffle'],
    ],
  ],
  [
    'Sommerfest in Jena. 14 Uhr Eröffnung, 15 Uhr Kinderlauf: einmal um den Teich, 17 Uhr Wer singt am lautesten?, 20 Uhr Feuer.',
    [
      ['14 Uhr', 'Eröffnung'],
      ['15 Uhr', 'Kinderlauf: einmal um den Teich'],
      ['17 Uhr', 'Wer singt am lautesten?'],
      ['20 Uhr', 'Feuer'],
    ],
  ],
  [
    'Fiesta en Lugo: 12h misa, 14h comida popular (10 €), 18h charla: ¿de quién es el río?',
    [
      ['12h', 'misa'],
      ['14h', 'comida popular'],
      ['18h', 'charla: ¿de quién es el río?'],
    ],
  ],
])('rows of hours in one sentence are events: %s', (prompt, expected) => {
  expect(events(prompt)).toEqual(expected);
});

test('a day behind the title is not the day of it', () => {
  const { events: read } = readBrief(
    '## Programa\n- 14:00 Comida popular, 15 €, hay que apuntarse antes del 20 de junio\n- 21:00 Verbena',
  );
  expect(read).toMatchObject([
    { title: 'Comida popular', time: '14:00', note: 'hay que apuntarse antes del 20 de junio' },
    { title: 'Verbena', time: '21:00' },
  ]);
  expect(read[0]?.date).toBeUndefined();
});

test.each(['9:00-17:00', 'mon 9:00 to 17:00', '9am Saturday', '10:00 and 14:00', '4.50 latte', '12 eggs'])(
  'no row of hours: %s',
  (text) => {
    expect(isTimedRow(text)).toBe(false);
  },
);

test('an answer stays behind its question where a question has no hour', () => {
  expect(cutStatements('Is there parking? Yes: behind the mill.').map(({ text }) => text)).toEqual([
    'Is there parking?',
    'behind the mill',
  ]);
});
