import { expect, test } from 'vitest';
import { compose } from '../../compose.ts';
import { readBrief } from '../../index.ts';
import { pageTexts } from '../../plan/checks/plan-texts.ts';

const pagesOf = (prompt: string): string => {
  const { plan } = compose(prompt, '1');
  return [...pageTexts(plan.languages[0]).values()].join(' ');
};

test.each([
  [
    'Coworking space Dock in Leeds. Plans: Day €12, Parliament €149. Instead of Parliament call it Colony.',
    'colony',
    'parliament',
  ],
  [
    'Bread workshop at Crumb in Ely. Dates: 7 March, 4 April, 2 May. Actually scratch the 2 May date, make it 9 May.',
    '9 may',
    '2 may',
  ],
  [
    'Library friends of Ashby. We keep the library open on Saturdays. Ignore what I said about Saturdays for the library, it should say Sundays.',
    'sundays',
    'saturdays',
  ],
  [
    'Töpferei Lehmann in Graz. Kurse: Drehen 90 €, Glasur 40 €. Statt Glasur bitte Rakubrand.',
    'rakubrand',
    'glasur',
  ],
  ['Atelier Vent à Brest. Stages : voile 55 €, pêche 40 €. Remplacez pêche par kayak.', 'kayak', 'peche'],
  [
    'Taller Roca en Lugo. Servicios: soldadura 40 €, pintura 30 €. En vez de pintura pon barniz.',
    'barniz',
    'pintura',
  ],
])('%s', (prompt, fresh, old) => {
  const pages = pagesOf(prompt);
  expect(pages).toContain(fresh);
  expect(pages).not.toContain(old);
});

test('what asks for a replacement points at what it replaces', () => {
  const { statements } = readBrief('Plans: Day €12, Parliament €149. Instead of Parliament call it Colony.');
  const asking = statements.find(({ text }) => text.startsWith('Instead'));
  expect(statements[asking?.corrects ?? -1]?.text).toBe('Colony €149');
});

test('what a comma parts from a contrast is not replaced by it', () => {
  const { statements } = readBrief(
    'Faço fineline em Recife, não faço rosto, minha amiga fez o logo mas ainda não me mandou.',
  );
  expect(statements.every(({ corrects }) => corrects === undefined)).toBe(true);
});

test('nothing is replaced that was never said', () => {
  const { statements } = readBrief('A bakery in Leeds. We use butter instead of margarine.');
  expect(statements.every(({ corrects }) => corrects === undefined)).toBe(true);
});

test.each([
  ['A site for a rowing club. Colours: sage and white, no, petrol and white.', ['petrol', 'white']],
  ['Seite für einen Verein. Farben: Salbei und Weiß, nein, lieber Petrol und Weiß.', ['Petrol', 'Weiß']],
  [
    'A community garden. I was thinking of a green site but the committee wants it yellow, so yellow it is.',
    ['yellow'],
  ],
  ['A rowing club in York. I was thinking of blue but my wife prefers dark red.', ['dark red']],
  ['Ein Café in Ulm. Ich dachte erst an Grün, aber meine Frau will lieber Rot.', ['Rot']],
])('what a row turns away from does not hold: %s', (prompt, words) => {
  expect(readBrief(prompt).design.colours.map((colour) => colour.words)).toEqual(words);
});
