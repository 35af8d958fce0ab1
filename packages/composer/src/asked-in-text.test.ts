import { expect, test } from 'vitest';
import { compose, readBrief } from './index.ts';
import { planSite } from './plan/plan-site.ts';
import type { PagePlan, SectionPlan } from './plan/site-plan.ts';

const pagesOf = (prompt: string): readonly PagePlan[] =>
  planSite(readBrief(prompt), '1').plan.languages[0].pages;
const sectionsOf = (prompt: string) => pagesOf(prompt).flatMap(({ sections }) => sections);
const ofType = <Type extends SectionPlan['type']>(prompt: string, type: Type) =>
  sectionsOf(prompt).filter(
    (section): section is Extract<SectionPlan, { type: Type }> => section.type === type,
  );
const pageOf = (prompt: string, heading: string): string =>
  JSON.stringify(pagesOf(prompt).find((page) => page.heading === heading)?.sections ?? []);

const school =
  "Brightwater Sailing School. We'd like a page for the courses and a page on the boats and a page with jobs, because we're looking for a " +
  'bosun two days a week. Courses: Start Sailing £190, Better Sailing £280. The boats: six Wayfarers, ten Toppers.';
const zoo =
  'Tierpark Waldau. Es soll eine Startseite geben, eine Seite über die Tiere (Luchse, Wölfe, Uhus), eine Seite mit den Preisen und eine Seite für Jobs. ' +
  'Erwachsene zahlen 9 €, Kinder 5 €. Wir suchen gerade eine Tierpflegerin in Vollzeit und einen Aushilfsfahrer.';
const farm =
  'Wir betreiben einen Hofladen. Bitte eine Seite "Hofladen" mit den Preisen: 10 Eier 3,80 €, Roggenbrot 4,90 €. Dann eine Seite "Unser Hof". ' +
  'Wir haben 35 Kühe und arbeiten seit 1998 biologisch.';
const club =
  'Elm Street Garden in Duluth. We want a page about our plots and a separate page where people can join the waiting list. ' +
  'Plots cost $35 a season. The waiting list form needs name, email, phone and plot size.';

test.each([
  [school, 'Courses', 'Start Sailing'],
  [school, 'Boats', 'Wayfarers'],
  [zoo, 'Tiere', 'Wölfe'],
  [zoo, 'Preise', '9 €'],
  [farm, 'Hofladen', 'Roggenbrot'],
  [club, 'Join the waiting list', 'Plot size'],
])('a page that running text asks for has its matter: %s: %s', (prompt, heading, matter) => {
  expect(pageOf(prompt, heading)).toContain(matter);
});

test.each(['I need a page for my bakery in Leeds. Bread £3.', 'Une page pour mon salon de toilettage'])(
  'a page that is all there is to be is the site: %s',
  (prompt) => expect(pagesOf(prompt)).toHaveLength(1),
);

test.each([
  [
    'I bake cakes. An order form where people give their name, email, date needed and message on the cake.',
    ['Name', 'Email', 'Date needed', 'Message on the cake'],
  ],
  [
    'Tuinvereniging in Utrecht. Mensen kunnen zich inschrijven met naam, e-mail en gewenste grootte.',
    ['Naam', 'E-mail', 'Gewenste grootte'],
  ],
  [
    'Explicadora em Braga. Quero que os pais possam marcar uma aula: nome, e-mail, ano do aluno, dia preferido.',
    ['Nome', 'E-mail', 'Ano do aluno', 'Dia preferido'],
  ],
])('a form that a sentence asks for has the fields that it names: %s', (prompt, labels) => {
  expect(ofType(prompt, 'form').map(({ fields }) => fields.map(({ label }) => label))).toEqual([labels]);
});

test('a list that a sentence asks for has its entries under its name', () => {
  const prompt = 'I bake cakes in Truro. I want a list of flavours (lemon drizzle, chocolate fudge, carrot).';
  expect(JSON.stringify(ofType(prompt, 'items'))).toMatch(
    /Flavours.*Lemon drizzle.*Chocolate fudge.*Carrot/u,
  );
});

test('rows that count the same thing are a table with a column for it', () => {
  const [table] = ofType(
    'Chess club Turm. A table of our league: Berg 14 points, Turm 12 points, Nord 3 points.',
    'items',
  );
  expect(table).toMatchObject({ show: 'table', groups: [{ columns: ['Points'] }] });
  expect(table?.groups[0]?.items[1]).toMatchObject({ name: 'Turm', values: ['12'] });
});

test('a gallery is one where it is all that is asked for', () => {
  expect(ofType('photo gallery of my watercolours', 'gallery')).toMatchObject([{ holdsPlaces: true }]);
});

test('a trainer without words has examples, marked as such, and one with words has those', () => {
  const [examples] = ofType('Vokabeltrainer Englisch Deutsch', 'tool');
  expect(examples).toMatchObject({ isExample: true, content: { tool: 'cards' } });
  const [own] = ofType('Word trainer with these words: la mesa - the table, el perro - the dog', 'tool');
  expect(own).toMatchObject({
    content: { cards: [{ front: 'la mesa', back: 'the table' }, { front: 'el perro' }] },
  });
  expect(own?.isExample).toBeUndefined();
});

test.each(['website for my horse riding school', 'mobile dog groomer', 'page pour mon salon de toilettage'])(
  'a site that would show nothing has a way to write, and its button leads there: %s',
  (prompt) => {
    const [home] = pagesOf(prompt);
    expect(home?.sections.map(({ type }) => type)).toContain('form');
    expect(home?.hero?.actions.map(({ href }) => href)).toEqual([`index.html#${home?.sections[0]?.id}`]);
  },
);

test.each([
  ['Collection from 7 Mill Row, Truro, Fridays and Saturdays 9-1.', '7 Mill Row, Truro'],
  [
    'Morada: Rua do Souto 85, 4700-329 Braga. Segundas das 15h às 20h. Telemóvel 912 000 111.',
    'Rua do Souto 85, 4700-329 Braga',
  ],
  [
    'You find us at Fair Oak House, Pooley Bridge, Penrith CA10 2NN, daily 9 to 5.',
    'Fair Oak House, Pooley Bridge, Penrith CA10 2NN',
  ],
  [
    'Paws & Hope rescues dogs. We are at Low Barn Farm, Dipton Lane, Hexham, Fridays and Saturdays 10-3.',
    'Low Barn Farm, Dipton Lane, Hexham',
  ],
  ['Nasza baza: ul. Mostowa 4, 11-710 Krutyń. Tel. 600 100 200.', 'ul. Mostowa 4, 11-710 Krutyń'],
])('an address ends where it ends: %s', (prompt, address) => {
  const { contacts } = readBrief(prompt);
  expect(contacts.filter(({ kind }) => kind === 'address').map(({ value }) => value)).toEqual([address]);
});

test.each([
  ['Bakery Crust in Whitby, sourdough 4.50. I do want a gallery though.', 'gallery', 'Gallery'],
  [
    "Club de voile L'Alizé à Brest. Il nous faut une galerie photos, un calendrier des sorties et une page d'accueil.",
    'gallery',
    'Galerie photos',
  ],
  [
    'Je veux une page pour ma marque Cire, ouverture le 3 mars 2027, avec un compte à rebours et un champ e-mail.',
    'newsletter',
    '',
  ],
  ['Taller de cerámica Lodo, Vigo. Una página con preguntas frecuentes.', 'questions', 'reguntas'],
  ['band The Neap Tides, Bristol. list of gigs, photos.', 'events', 'Gigs'],
  ['Tischlerei Span in Kiel. Eine Galerie und eine Karte.', 'gallery', 'Galerie'],
  ['Falegnameria Noce, Trento. Galleria e contatti.', 'gallery', 'Galleria'],
])('%s: what is asked for in passing is made, and goes by its name', (prompt, type, title) => {
  const section = sectionsOf(prompt).find((one) => one.type === type);
  expect(section?.title).toContain(title);
  expect(section?.title).not.toMatch(/though|faut|champ/iu);
});

test('what was not made says so in its own words, and names no server where none is needed', () => {
  const { notes } = compose(
    'Violin teacher Ida in York. Parents should be able to borrow a violin by the month.',
    '1',
  );
  expect(notes.join('\n')).toMatch(/borrow a violin.*in other words/u);
  expect(notes.join('\n')).not.toMatch(/server/u);
  expect(compose('Café Nord, Kiel. Bitte mit Login.', '1').notes.join('\n')).toMatch(/login.*server/iu);
});
