import { expect, test } from 'vitest';
import { readHeldOutTexts } from '../../../training/corrections/read-texts.ts';
import { readBrief } from '../read-brief.ts';
import { withEdits } from '../relate/as-it-holds.ts';
import { correctionsIn, editsOf } from './corrections-in.ts';

const meantBy = (said: string, language: string): string =>
  withEdits(said, editsOf(correctionsIn(said, language))).text;

test.each([
  [
    'en',
    'Piano tuners in Leeds. Upright £75, grand £95, pitch raise £40. We tune Monday to Friday. PS my wife says the grand went up in spring, please put £105.',
    'Piano tuners in Leeds. Upright £75, grand £105, pitch raise £40. We tune Monday to Friday.',
  ],
  [
    'en',
    'Bike mechanic. Basic service £55, full service £110. My name is Theo Clark — sorry, with an e, Clarke — and I fix bikes.',
    'Bike mechanic. Basic service £55, full service £110. My name is Theo Clarke — and I fix bikes.',
  ],
  [
    'en',
    'Saw sharpening in Ripon. A set is back in two weeks. Make that three to four weeks, he is behind since Easter. Handsaw £14.',
    'Saw sharpening in Ripon. A set is back in three to four weeks. Handsaw £14.',
  ],
  [
    'en',
    'Thatcher in Ashwell. I planed my first board in 1986, no, I tell a lie, it was 1987. Ridge £900.',
    'Thatcher in Ashwell. I planed my first board in 1987. Ridge £900.',
  ],
  [
    'pt',
    'Aulas de natação. Golfinhos às 17h, Tubarões às 19h. Touca obrigatória. Ah, os Golfinhos mudaram, agora é às 18h.',
    'Aulas de natação. Golfinhos às 18h, Tubarões às 19h. Touca obrigatória.',
  ],
  [
    'fr',
    'Salle des fêtes à Vannes, limitée à 400 personnes (euh non, 350), parking gratuit.',
    'Salle des fêtes à Vannes, limitée à 350 personnes, parking gratuit.',
  ],
  [
    'de',
    'Kegelbahn in Fulda. Bahn werktags 14 €, am Wochenende 18 €. So, der Chef hat drübergeschaut: die Bahn kostet werktags 15 €.',
    'Kegelbahn in Fulda. Bahn werktags 15 €, am Wochenende 18 €.',
  ],
])('what is put right later or in other words holds (%s): %s', (language, said, meant) => {
  expect(meantBy(said, language).trim()).toBe(meant);
});

test.each([
  ['en', 'A pub in Hull. Pie £9, soup £5. Sorry, we also do a roast on Sundays for £14.'],
  ['en', 'Riverside yoga. We are no longer just a studio: since March we sell mats, too. Classes £12.'],
  ['en', 'Garage in Derby. We moved here from Leeds in 2019. Service £90, MOT £45.'],
  ['de', 'Bäckerei in Jena. Roggen 4 €, Dinkel 5 €. Ab Mai öffnen wir schon um 6 Uhr.'],
  ['fr', 'Boulangerie à Lyon. Désolé, pas de carte en dessous de 10 €. Seigle 4 €, épeautre 5 €.'],
  ['en', ''],
])('what only looks like it changes nothing (%s): %s', (language, said) => {
  expect(meantBy(said, language)).toBe(said);
});

test('a number that takes the place of nothing is not lost with what corrects', () => {
  const said =
    'Escola de natação em Braga. Girinos segunda às 17h, Tubarões sexta às 19h. Mensalidade 32 €. Ah, a mensalidade desde janeiro são 35 €, e os Tubarões agora é ao sábado às 10h.';
  const meant = meantBy(said, 'pt');
  expect(meant).toContain('Mensalidade 35 €');
  expect(meant).toContain('10h');
});

test('a sentence that only corrects is told as such, where it stands', () => {
  const prompt =
    'Piano tuners in Leeds. Upright £75, grand £95. My wife says the grand went up in spring, please put £105. We tune pianolas, too.';
  const { statements } = readBrief(prompt);
  const said = statements.map(({ start, end }) => prompt.slice(start, end)).join('');
  expect(said.replaceAll(/\s/gu, '')).toBe(prompt.replaceAll(/\s/gu, ''));

  const correcting = statements.filter(({ corrects }) => corrects !== undefined);
  expect(correcting.map(({ text }) => text)).toEqual([
    'My wife says the grand went up in spring, please put £105.',
  ]);
  expect(statements[correcting[0]?.corrects ?? -1]?.text).toContain('£105');
});

test('statements stand in the order of the prompt and apart, whatever is put right in it', () => {
  for (const { text } of readHeldOutTexts()) {
    const { statements } = readBrief(text);
    const isBehind = statements.map(({ start }, at) => start >= (statements[at - 1]?.end ?? 0));
    expect(isBehind).not.toContain(false);
  }
});
