import { describe, expect, test } from 'vitest';
import type { Classified } from '../../classify/classified.ts';
import { beginsPlainly } from './plain-gaps.ts';

const piece = (text: string, more: Partial<Classified> = {}): Classified => ({
  start: 0,
  end: text.length,
  text,
  kind: 'part',
  depth: 0,
  class: 'fact',
  also: [],
  sureness: 0.8,
  ...more,
});

/** A piece that stands behind a key of its sentence. */
const under = (key: string, text: string, more: Partial<Classified> = {}): Classified =>
  piece(text, {
    kind: 'key_value',
    under: 0,
    key,
    sentence: { text: `${key}: and what it has`, paragraph: 0 },
    ...more,
  });

const meta = { class: 'meta', sureness: 0.9 } as const;
const context = { class: 'context', sureness: 0.8 } as const;
const identity = { class: 'identity', sureness: 0.9 } as const;

describe('two pieces of a sentence are two statements', () => {
  test.each<[why: string, left: Classified, right: Classified]>([
    ['members under one head', under('Integrations', 'Stripe'), under('Integrations', 'PayPal')],
    ['two prices', piece('Small dogs £25'), piece('large dogs £45')],
    ['two days', piece('April 12 – cleanup'), piece('May 3 – paddle')],
    [
      'a row of wishes that nobody is sure of',
      piece('teachers', { class: 'not_understood', also: ['page_or_section_wish'], sureness: 0.4 }),
      piece('class signup', { class: 'function_wish' }),
    ],
    ['content and what the maker is told', piece('Delivery is free in Leeds'), piece('add a form', meta)],
    [
      'what somebody does and what they need of the maker',
      piece('We build cork machines', identity),
      piece('we need a proper website', context),
    ],
    ['what the whole is of and who tells more', piece('IT help in Reading', identity), piece('we repair')],
    [
      'a person who says who they are',
      piece("i'm called Pippa", identity),
      piece('the shop is Paws', identity),
    ],
    ['what takes back', piece('sage and white'), piece('scrap that')],
    ['a wish that was cut out as one', piece('a site', identity), piece('a map', { isWish: true })],
  ])('%s', (_, left, right) => expect(beginsPlainly(left, right)).toBe(true));
});

describe('two pieces of a sentence are one statement', () => {
  test.each<[why: string, left: Classified, right: Classified]>([
    ['a reason', piece('A bench takes three weeks'), piece('because everybody wants one', context)],
    ['a word that is to be said', piece('Rooms are held at the Swan'), piece('keyword "Lyde choir"')],
    ['a price without a name', piece('2 bedrooms'), piece('from £110 a night')],
    [
      'what stands in one of several brackets',
      under('Kieran', 'fades', {
        kind: 'aside',
        sentence: { text: 'Kieran (fades, beards), Ida (perms)', paragraph: 0 },
      }),
      under('Kieran', 'beards', {
        kind: 'aside',
        sentence: { text: 'Kieran (fades, beards), Ida (perms)', paragraph: 0 },
      }),
    ],
  ])('%s', (_, left, right) => expect(beginsPlainly(left, right)).toBe(false));

  test('how many of something there are, and what that costs', () => {
    const [left, right] = [piece('Sleeps 6'), piece('3 bedrooms')];
    expect(beginsPlainly(left, right, piece('from £145 a night'))).toBe(false);
    expect(beginsPlainly(left, right, piece('dogs welcome'))).toBeUndefined();
  });
});

describe('what their structure does not say is left to be weighed', () => {
  test.each<[why: string, left: Classified, right: Classified]>([
    ['two things that are told', piece('We plane every board by hand'), piece('oil it twice')],
    ['a clause behind a head', under('Studio', 'in the courtyard'), under('Studio', 'and we are upstairs')],
    [
      'a long piece behind a head',
      under('Studio', 'in the courtyard'),
      under('Studio', 'the door is the green one beside the bakery'),
    ],
    [
      'what stands under a head before its sentence',
      piece('kale', { under: 0, key: 'Growing', sentence: { text: 'leeks, kale', paragraph: 0 } }),
      piece('garlic', { under: 0, key: 'Growing', sentence: { text: 'leeks, kale', paragraph: 0 } }),
    ],
    ['what takes place on a day', under('Sunday', 'roast only'), under('Sunday', 'one sitting')],
    ['an unsure wish beside a fact', piece('Delivery is free'), piece('a form', { ...meta, sureness: 0.5 })],
  ])('%s', (_, left, right) => expect(beginsPlainly(left, right)).toBeUndefined());
});
