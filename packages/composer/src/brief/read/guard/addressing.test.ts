import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';
import { addressesMaker } from './addressing.ts';

test.each([
  'She hates pink',
  'My husband thinks the logo is too small',
  'Derek would rather not have his surname on there',
  'my daughter will send you the pictures next week',
  'Die Fotos schickt Ihnen meine Tochter nächste Woche',
  'Er mag es schlicht',
  'Mein Onkel meint, wir bräuchten ein Gästebuch',
  "Elle n'aime pas le violet",
  'El logo os lo mando mañana',
  'Mi socia quiere un chat',
  'Mio zio vorrebbe una musica di sottofondo',
  'Ele não gosta de fotos de carros de luxo',
  'Ze heeft een hekel aan felle kleuren',
  'Mama chce, żeby było różowo',
  'Zdjęcia dośle wnuczka',
  'Annem internetten pek anlamıyor',
  '写真は後で送ります',
])('who wants what of the site says whom a clause addresses: %s', (clause) =>
  expect(addressesMaker(clause)).toBe(true),
);

test.each([
  'My sister Hannah is our mechanic and I do the wheels',
  'My mother loves making jam',
  'She takes photos of weddings in black and white',
  'She wants every child to sing',
  'My sister will teach you to throw a pot',
  'We send photos of your dog every day',
  'Bring your own mat',
  'Meine Frau Sabine ist im Büro',
  'We want people for lights and costumes',
])('what visitors may read is theirs: %s', (clause) => expect(addressesMaker(clause)).toBe(false));

test('what little goes on with talk to the maker is not printed without it', () => {
  const brief = readBrief(
    'Sito per il B&B Acero a Bard. Tre camere: Larice 70 €, Abete 90 €. Mio zio vorrebbe una musica di sottofondo, io la eviterei.',
  );
  expect(JSON.stringify([brief.story, brief.details])).not.toContain('eviterei');
});

test('what is asked to be shown is told, without the asking', () => {
  const brief = readBrief(
    'Schreinerei Hellwig in Bad Urach. Treppen, Türen, Küchen. Wir suchen einen Azubi ab September, das sollte auch irgendwo stehen.',
  );
  const told = JSON.stringify([brief.story, brief.details]);
  expect(told).toContain('Wir suchen einen Azubi ab September');
  expect(told).not.toContain('irgendwo');
});

test('a reason goes with the order not to print it, and what stands in brackets before such an order stays', () => {
  const { story, details } = readBrief(
    'A pottery in Leeds called Wet Clay. Mugs £12 each. My knee is bad so I am not doing home visits, you do not need to put that in.',
  );
  expect(JSON.stringify([story, details])).not.toContain('knee');
});
