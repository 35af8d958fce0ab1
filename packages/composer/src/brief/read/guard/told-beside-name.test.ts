import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';
import { toldBesideName } from './told-beside-name.ts';

const toldIn = (prompt: string) => readBrief(prompt).story.map(({ text }) => text);

test('what the naming sentence tells is kept', () =>
  expect(
    toldIn(
      'Dzień dobry, potrzebuję strony dla mojej pracowni ceramiki, nazywa się Pracownia Jaskółka i działa w Toruniu od 2016 roku. Kubki od 45 zł.',
    ),
  ).toContain('działa w Toruniu od 2016 roku'));

test.each([
  [
    'si chiama Bottega Ferrante e si trova a Cremona dal 2004',
    'Bottega Ferrante',
    'it',
    'si trova a Cremona dal 2004',
  ],
  [
    "called Valve & Dial and I've mended radios since 1998",
    'Valve & Dial',
    'en',
    "I've mended radios since 1998",
  ],
  [
    'called Valve & Dial and is one of four left in Leeds',
    'Valve & Dial',
    'en',
    'Valve & Dial is one of four left in Leeds',
  ],
])('%s', (text, name, language, told) => expect(toldBesideName({ text }, name, language)).toBe(told));

test.each([
  'Die Firma heißt einfach Fliesen Jörg Maurer und sitzt in Fulda.',
  'A choir called Low Tide Co., with forty singers and two conductors.',
])('what cannot stand as a sentence is not made one: %s', (prompt) => expect(toldIn(prompt)).toEqual([]));
