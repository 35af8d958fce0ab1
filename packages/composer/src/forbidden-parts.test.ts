import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { compose } from './compose.ts';
import type { SectionPlan } from './plan/site-plan.ts';

const sectionsOf = (prompt: string): SectionPlan[] =>
  compose(prompt, '1').plan.languages[0].pages.flatMap(({ sections }) => [...sections]);

const typesOf = (prompt: string) => sectionsOf(prompt).map(({ type }) => type);

const labelsOf = (prompt: string): string[] =>
  compose(prompt, '1').plan.languages[0].pages.flatMap(
    ({ hero }) => hero?.actions.map(({ label }) => label) ?? [],
  );

test.each([
  "Osteria Fico, 9 Quay Street, Deal. Tel 01304 555 017. There's no online booking, so don't add a booking form that nobody reads.",
  'Gasthof Zur Linde, Murnau. Keine Online-Buchung, Tische nur telefonisch unter 08841 555 012.',
  "Auberge du Pont à Cahors, tél. 05 65 55 01 12. Réservation par téléphone conseillée. Pas de réservation en ligne, pas d'avis de clients.",
  'Trattoria Da Lina, Ostuni, tel. 0831 555 013. Niente prenotazioni online.',
  'Restaurante El Olivo, Úbeda, tel. 953 555 014. No hay reservas online, solo por teléfono.',
])('no form stands where none is wanted: %s', (prompt) => {
  expect(typesOf(prompt)).not.toContain('form');
  expect(readBrief(prompt).prohibitions.map(({ section }) => section)).toContain('booking');
});

test.each([
  ['Hundeschule Wedel, Stade. Einzelstunde 50 €, keine Online-Buchung.', 'Online-Buchung'],
  ['Yoga in Hull. Class £12, no online booking.', 'online booking'],
  ['Barbería Paco en Vigo. Corte 15 €, sin reservas online.', 'reservas'],
  ['Cabinet de kiné Rey, Pau, tél. 05 59 55 01 10. Pas de prise de rendez-vous en ligne.', 'en ligne'],
])('%s: what only a site can have or not have is no line of it', (prompt, words) => {
  expect(JSON.stringify(compose(prompt, '1').plan.languages)).not.toContain(words);
});

test('what is not needed for a thing is told beside it', () => {
  const { offer, prohibitions } = readBrief('Yoga in Hull. Weekend course £120, no experience needed.');
  expect(offer[0]?.items[0]).toMatchObject({ price: '£120', detail: 'no experience needed' });
  expect(prohibitions).toEqual([]);
});

test('a blog without a newsletter has no button for one', () => {
  const prompt = 'Personal blog about lichens in Fife, no newsletter please. My name is Iona Hay.';
  expect(labelsOf(prompt).join(' ')).not.toMatch(/e-mail/iu);
  expect(typesOf(prompt)).not.toContain('newsletter');
});

test.each([
  ['Ruderverein Aue, Celle. Ein Newsletter ist nicht nötig.', 'newsletter'],
  ['Ruderverein Aue, Celle. Kundenstimmen bitte auch nicht.', 'voices'],
  ['Photographe à Pau. Pas de tarifs sur le site, pas de blog.', 'posts'],
])('%s: what is refused is told by the words behind it, too', (prompt, section) => {
  expect(readBrief(prompt).prohibitions.map((one) => one.section)).toContain(section);
});

test('what visitors are asked beside a part that there is none of is printed', () => {
  const { plan } = compose('Bakery Crust in Derby. No booking needed, please just come.', '1');
  expect(JSON.stringify(plan.languages)).toContain('just come');
});

test.each([
  'Barber Flynn, Cork. No bookings on Sundays.',
  'Salon Ruth, Bern. Keine Termine am Montag.',
  'Photographer Wyn, Hay. No invented reviews.',
])('what is refused of a thing leaves the thing: %s', (prompt) => {
  expect(readBrief(prompt).prohibitions.flatMap(({ section }) => section ?? [])).toEqual([]);
});

test('what tells visitors something is told, though no form stands beside it', () => {
  const prompt =
    'Life drawing at the Old Forge, Ludlow, Tuesdays 7pm. No booking needed, just turn up. Tel 01584 555 012.';
  expect(typesOf(prompt)).not.toContain('form');
  expect(JSON.stringify(compose(prompt, '1').plan.languages)).toContain('No booking needed, just turn up');
});

test('no booking form leaves the other ways to write and to sign up', () => {
  const prompt =
    'band The Spring Tides, Bristol. list of gigs, a way to sign up for the mailing list, links to spotify. no booking form';
  expect(typesOf(prompt)).toEqual(expect.arrayContaining(['events', 'newsletter']));
  expect(typesOf(prompt)).not.toContain('form');
});
