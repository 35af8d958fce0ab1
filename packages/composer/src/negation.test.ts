import { expect, test } from 'vitest';
import { isNegated, refusedThings } from './negation.ts';

test.each([
  ['So no lookup form please, just the phone', 'en', ['lookup form please']],
  ['Sea colours but not the loud pink, more like slate', 'en', ['loud pink']],
  ["Don't use any map or carousel", 'en', ['map', 'carousel']],
  ['Bitte keine Stoppuhr und keine Logos', 'de', ['Stoppuhr', 'Logos']],
  ['Pas de boutique mais une carte', 'fr', ['boutique']],
  ['Não queremos mapa', 'pt', ['mapa']],
  ['A map is not needed', 'en', ['needed', 'map']],
  ['Ein Forum brauchen wir nicht', 'de', ['Forum']],
  ['Parking is not free', 'en', ['free']],
  ['not only navy but also gold', 'en', []],
  ["Don't forget the map", 'en', []],
  ['fundo verde no topo', 'pt', []],
  ['a sans serif font in navy', 'fr', []],
])('%s', (text, language, things) => {
  expect(refusedThings(text, language)).toEqual(things);
});

test.each([
  ['Tickets must show the row', 'en', false],
  ['remove a guest', 'en', false],
  ['写真は使わないでください', 'ja', true],
  ['bez zdjęć', 'pl', true],
])('%s refuses something: %s', (text, language, is) => {
  expect(isNegated(text, language)).toBe(is);
});
