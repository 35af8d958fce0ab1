import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief.ts';

it('keeps the day that a row of times stands under', () => {
  const { events } = readBrief(
    [
      'Website für das Zitherfest Oberau.',
      '',
      'Programm:',
      'Freitag, 3. Juli: 18:30 Uhr Begrüßung, 20:00 Uhr Konzert in St. Ludwig',
      'Samstag, 4. Juli: 10:00 bis 16:00 Uhr Instrumentenmarkt, 19:00 Uhr Wirtshaussingen',
    ].join('\n'),
  );
  expect(events.map(({ date, time }) => [date, time])).toEqual([
    ['Freitag, 3. Juli', '18:30 Uhr'],
    ['Freitag, 3. Juli', '20:00 Uhr'],
    ['Samstag, 4. Juli', '10:00 bis 16:00 Uhr'],
    ['Samstag, 4. Juli', '19:00 Uhr'],
  ]);
});
