import { expect, test } from 'vitest';
import { wholeHeading } from './whole-heading.ts';

test.each([
  ['Menu, gallery, book a', 'Menu, gallery, book'],
  ['Öffnungszeiten und', 'Öffnungszeiten'],
  ['Join In', 'Join In'],
  ['How we can help', 'How we can help'],
  ['Book button should open', undefined],
  ['Prices (from', undefined],
  ['a', undefined],
  ['Since last spring', undefined],
  ['Frequently', undefined],
  ['Häufige Fragen', 'Häufige Fragen'],
])('%s', (heading, whole) => expect(wholeHeading(heading)).toBe(whole));
