import { expect, test } from 'vitest';
import { compose } from '../../../compose.ts';
import { pageTexts } from '../../../plan/checks/plan-texts.ts';

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
