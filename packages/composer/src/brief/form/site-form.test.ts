import { expect, test } from 'vitest';
import { compose } from '../../compose.ts';
import { readBrief } from '../read-brief.ts';
import { formsIn } from './site-form.ts';

const idsOf = (prompt: string, language = 'en') => formsIn(prompt, language).map(({ id }) => id);

test.each([
  ['portfolio for glass artist Ines Roth', 'en', ['portfolio']],
  ['I need an online CV, I am a midwife', 'en', ['resume']],
  ['Photography portfolio', 'en', ['portfolio']],
  ['Lebenslauf für einen Tischler', 'de', ['resume']],
  ['portfolio illustratrice Anna Riva, Lecce', 'it', ['portfolio']],
  ['linktree for the band Low Tide', 'en', ['links']],
  ['coming soon page for Kestrel Bakery', 'en', ['soon']],
  ['Coming soon: Kestrel Bakery, York', 'en', ['soon']],
  ['site en construction pour la boulangerie Morel', 'fr', ['soon']],
  ['Our website is under construction, Kestrel Bakery in York', 'en', ['soon']],
  ['陶芸家のポートフォリオ', 'ja', ['portfolio']],
])('the form that a prompt asks for: %s', (prompt, language, forms) =>
  expect(idsOf(prompt, language)).toEqual(forms),
);

test.each([
  ['We manage a portfolio of flats in Hull', 'en'],
  ['CV writing service in Bath', 'en'],
  ['Website for a builder with a portfolio', 'en'],
  ['Bakery in York. New menu coming soon.', 'en'],
  ['A book about houses under construction', 'en'],
  ['Portfolio management for families', 'en'],
])('what only has the word asks for no form: %s', (prompt, language) =>
  expect(idsOf(prompt, language)).toEqual([]),
);

const home = (prompt: string) => compose(prompt, '7').plan.languages[0].pages[0];
const topOf = (prompt: string) => {
  const { hero } = home(prompt) ?? {};
  return [hero?.headline, hero?.kicker, hero?.lede].join(' ').replaceAll('|', ' ');
};
const idsOn = (prompt: string) => home(prompt)?.sections.map(({ id }) => id);

test.each([
  ['portfolio for glass artist Ines Roth', /Ines Roth.*Glass artist/u, /portfolio/iu],
  ['portfolio for ceramicist Ines Roth, Bergen', /ceramicist/iu, /portfolio/iu],
  ['Portfolio einer Modedesignerin, Wien', /Modedesignerin/u, /portfolio/iu],
  ['Lebenslauf von Timo Ferber, Tischler in Kiel', /Timo Ferber/u, /lebenslauf/iu],
  ['my portfolio, I’m a motion designer called Ines Roth', /motion designer/iu, /portfolio/iu],
  ['CV for a bridge engineer', /Bridge engineer/u, /\bcv\b/iu],
  ['CV de Paul Lemaire, charpentier à Brest', /charpentier/iu, /\bcv\b/iu],
  ['Portfolio für einen Tischler mit Referenzen', /Tischler/u, /portfolio/iu],
  ['portfolio van fotograaf Joris de Boer', /Fotograaf/iu, /portfolio/iu],
])('the top says whose site it is, and not what was ordered: %s', (prompt, said, ordered) => {
  expect(topOf(prompt)).toMatch(said);
  expect(topOf(prompt)).not.toMatch(ordered);
});

test('works, a working life and links have their place, to be filled in', () => {
  expect(idsOn('portfolio for glass artist Ines Roth')).toEqual(['offer', 'gallery', 'write']);
  expect(idsOn('CV for a bridge engineer')).toContain('offer');
  expect(idsOn('link in bio for the band Low Tide')).toContain('offer');
});

test.each([
  ['coming soon page for Kestrel Bakery', 'Coming soon'],
  ['page bientôt en ligne pour la boulangerie Morel à Nantes', 'Bientôt en ligne'],
  ['Website im Aufbau für die Schreinerei Huber', 'Demnächst hier'],
])('what is still to come says so, and shows no examples: %s', (prompt, said) => {
  expect(topOf(prompt)).toContain(said);
  expect(home(prompt)?.sections.some(({ isExample, type }) => isExample || type === 'gallery')).toBe(false);
});

test('a statement is reported in the words that were written', () => {
  const prompt = 'CV for a bridge engineer in Derby. I build bridges.';
  const { statements } = readBrief(prompt);
  expect(statements[0]?.text).toContain('CV for a bridge engineer');
  expect(statements.at(-1)?.end).toBe(prompt.length);
});

test('what a site is of is said beside a line of its trade', () => {
  expect(topOf('cabinet d’ostéopathie Lise Arnaud, Dijon')).toMatch(/cabinet d’ostéopathie/iu);
  expect(topOf('landing page for a chess app called Rookery')).toMatch(/chess app/iu);
});

const nameOf = (prompt: string) => readBrief(prompt).name?.value;

test.each([
  ['portfolio for illustrator timo ferber', 'Timo Ferber'],
  ['cv for vera lindqvist, ux designer', 'Vera Lindqvist'],
  ['link in bio for dj rosco', 'DJ Rosco'],
])('a name in small letters behind a form is one: %s', (prompt, name) => expect(nameOf(prompt)).toBe(name));

test.each([
  'cv for backend engineer, berlin',
  'portfolio for wedding photographer',
  'portfolio for designer new york',
  'linktree for my podcast',
])('a trade or a town behind a form is no name: %s', (prompt) => expect(nameOf(prompt)).toBeUndefined());

test.each([
  ['linktree for Low Tide, a band: bandcamp, shop, newsletter', ['bandcamp', 'shop']],
  ['link in bio für DJ Marlo: soundcloud, tickets, newsletter', ['soundcloud', 'tickets']],
])('what is named behind a page of links are the links: %s', (prompt, names) => {
  const { offer, functions, sections } = readBrief(prompt);
  expect(offer.map(({ items }) => items.map(({ name }) => name))).toEqual([names]);
  expect(functions.map(({ type }) => type)).not.toContain('other');
  expect(sections.map(({ type }) => type)).toContain('newsletter');
});

test('what is not wanted behind a page of links is none of them', () => {
  const { offer, sections } = readBrief('linktree for Low Tide, a band: bandcamp, shop, no newsletter');
  expect(offer.map(({ items }) => items.map(({ name }) => name))).toEqual([['bandcamp', 'shop']]);
  expect(sections).toEqual([]);
});

test.each([
  ['travel blog about night trains', 'Night trains', 'Travel blog'],
  ['Reiseblog von Ida über Patagonien', 'Patagonien', 'Reiseblog'],
  ['blog personnel sur les abeilles', 'Abeilles', 'Blog personnel'],
])('a blog is called what it is about, below what it is: %s', (prompt, headline, kicker) => {
  const { hero } = home(prompt) ?? {};
  expect([hero?.headline.replace('|', ' '), hero?.kicker]).toEqual([headline, kicker]);
});

test.each([
  ['agriturismo Poggio Chiaro, Umbria', /agriturismo/iu],
  ['bed and breakfast De Witte Hoeve, Drenthe', /bed and breakfast/iu],
  ['holiday cottage in Fowey called Wren', /holiday cottage/iu],
  ['Ferienwohnung Seeblick, Lindau', /ferienwohnung/iu],
  ['Ferienhaus Dünengras auf Amrum, 6 Betten, Sauna', /ferienhaus/iu],
])('somewhere to stay says what it is: %s', (prompt, said) => expect(topOf(prompt)).toMatch(said));

test('what is told of a holiday home stands at a glance, and is no service', () => {
  const [first] = home('holiday let in Fowey, sleeps 4, dog friendly, harbour views')?.sections ?? [];
  expect(first).toMatchObject({ type: 'items', title: 'At a glance' });
});
