import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { sendTarget } from './plan/functions/send.ts';
import { waysOf } from './plan/ways.ts';

const first = (prompt: string) => waysOf(readBrief(prompt))[0]?.value;

test.each([
  ['Heating engineer in Leeds. Emergencies at weekends: 07700 900 412. Call 0113 496 0101.', '0113 496 0101'],
  [
    'Wedding on 12 June 2027 in Oakham. Taxis: Stowe Cars 01451 555 018. Questions: 01451 555 020.',
    '01451 555 020',
  ],
  ['Pension Sonne in Trassenheide. Taxi Müller 038371 55 900. Telefon 038371 55 512.', '038371 55 512'],
  ['Bakery in Leeds. Call Derek on 0113 496 0001.', '0113 496 0001'],
])('the first to call is whose site it is: %s', (prompt, number) => {
  expect(first(prompt)).toBe(number);
});

test("what visitors write goes to the owner's mail, not to one for the press", () => {
  const brief = readBrief(
    'Food bank in Morley. Press: Liz Brown, press@morleyfb.example. Write to help@morleyfb.example.',
  );
  expect(sendTarget(brief)).toEqual({ by: 'email', target: 'help@morleyfb.example' });
  expect(brief.contacts.map(({ label }) => label)).toEqual(['Press: Liz Brown', undefined]);
});
