import { expect, test } from 'vitest';
import { compose } from '../../../compose.ts';
import { pageTexts } from '../../../plan/checks/plan-texts.ts';
import { plain } from '../../../plan/words.ts';

const textsOf = (prompt: string): string => {
  const { plan } = compose(prompt, 'seed');
  return [...pageTexts(plan.languages[0]).values()].join('\n');
};

test.each([
  [
    'Site for the dental practice Kern in Bonn. Please do not publish my home address (12 Lindenweg). Phone 0228 555 0142.',
    'Lindenweg',
    '0228 555 0142',
  ],
  [
    'Website for Harbor Yoga in Portland. Leave out anything about hot yoga, we stopped that. Drop-in $18.',
    'hot yoga',
    '18',
  ],
  [
    'Site for Corner Books, Bath. The mobile 07700 900123 is only for you in case of questions, the shop number is 01225 496 0111.',
    '07700',
    '01225 496 0111',
  ],
  [
    'Sitio web para el restaurante La Huerta en Sevilla. No menciones el precio del menú de empresa (9 €). Menú del día 14 €.',
    'empresa',
    '14',
  ],
  [
    'Site pour le cabinet Lemaire à Lyon. Ne publiez pas mon adresse personnelle : 4 rue des Lilas. Séance 60 €.',
    'Lilas',
    '60',
  ],
  [
    'Webseite für Tischlerei Lorenz in Graz. Meine Privatnummer 0664 555 0133 nicht veröffentlichen. Tische ab 900 €.',
    '0664',
    '900',
  ],
  [
    'Sito per la pizzeria Da Nino a Torino. Non pubblicare il cellulare 333 555 0144. Margherita 7 €, Diavola 9 €.',
    '333 555',
    'margherita 7',
  ],
  [
    'Strona dla kwiaciarni Mak w Krakowie. Nie podawaj adresu domowego (ul. Lipowa 3). Bukiety od 60 zł.',
    'Lipowa',
    '60',
  ],
])('what is not to be told is on no page, and its neighbours are: %s', (prompt, concealed, told) => {
  const texts = textsOf(prompt);
  expect(texts.toLowerCase()).not.toContain(concealed.toLowerCase());
  expect(texts).toContain(told);
});

test.each([
  [
    'Website for Oak Hill Counselling in Perth. All sessions are confidential. 50 minutes $120.',
    'confidential',
  ],
  [
    'Site for a cake shop called Marta in Lisbon. We can’t say no to chocolate. Cupcakes €3, layer cakes €35.',
    'say no to chocolate',
  ],
])('what visitors may read is no ban: %s', (prompt, told) => {
  expect(textsOf(prompt)).toContain(told);
});

test.each([
  [
    "Cobbler Reeve in Ely. My phone is 01353 555 011, don't put my mobile on, that's 07700 900455, only for suppliers.",
    '07700',
    '01353 555 011',
  ],
  [
    "Serrurier Blin à Laval, 02 43 55 01 12. Ne mettez pas mon portable, c'est le 06 55 55 01 78.",
    '06 55',
    '02 43',
  ],
  ['Floristería Malva, Soria, 975 555 012. No pongas mi móvil, que es el 655 555 078.', '655 555', '975 555'],
  [
    'Barbiere Elio, Bari, 080 555 0113. Non mettere il mio cellulare, è il 333 555 0178.',
    '333',
    '080 555 0113',
  ],
  [
    'Guesthouse Gull, Deal. Our email is stay@gull.example but keep my private one off, thats ann@home.example',
    'ann@home',
    'stay@gull.example',
  ],
  [
    'Logopädie Sund, Ulm, Tel. 0731 555 012. Die Stunde kostet uns 80 €, das soll nicht auf die Seite.',
    '80',
    '0731',
  ],
  ['Pilates Ida in Bonn, Tel. 0228 555 012. Meine Adresse (Ringweg 4) soll nicht drauf.', 'Ringweg', '0228'],
])('%s: the value that stands beside what is forbidden is no other one', (prompt, banned, told) => {
  const texts = textsOf(prompt);
  expect(texts).not.toContain(plain(banned));
  expect(texts).toContain(plain(told));
});

test('each of what is listed behind a ban is forbidden, also where it is told elsewhere', () => {
  const texts = textsOf(
    'Launch page for Fernway, a courier in Leeds.\n\nDo not mention: the funding, the 2023 pilot, or our old name, Pedalpost.\n\n' +
      'We deliver parcels by bike. We were Pedalpost before. Call 0113 496 0123.',
  );
  for (const words of ['pedalpost', 'funding', '2023']) expect(texts).not.toContain(words);
  expect(texts).toContain(plain('0113 496 0123'));
});
