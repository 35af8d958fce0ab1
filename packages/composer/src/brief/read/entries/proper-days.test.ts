import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

test('days and months of a prompt without capitals are written with one', () => {
  const { events, hours, details } = readBrief(
    'quilt museum in york, mon-fri 9-6, tour on thursdays 2-4pm, fair on 3 july 2027 at 10am',
  );
  const told = JSON.stringify([events, hours, details]);
  for (const day of ['Mon-Fri', 'Thursdays', '3 July 2027']) expect(told).toContain(day);
});

test('where somebody writes with capitals, and in languages that write them small, they stay', () => {
  const careful = readBrief('A quilt museum in York. Tour on thursdays at 2pm. Fair at 10am on 3 July 2027.');
  expect(JSON.stringify([careful.events, careful.details])).toContain('thursdays');
  const french = readBrief('musée du sucre à nantes, visite le jeudi 14h-16h, fête le 3 juillet 2027 à 10h');
  expect(JSON.stringify([french.events, french.details])).toMatch(/jeudi[\s\S]*juillet/u);
});
