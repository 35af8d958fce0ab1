import { expect, test } from 'vitest';
import { planSite } from '../../../plan/plan-site.ts';
import { readBrief } from '../../read-brief.ts';

/** The pages of a site by their titles, each with all that its statements brought there. */
function pagesOf(prompt: string): Map<string, string> {
  const [language] = planSite(readBrief(prompt), '0').plan.languages;
  return new Map(language.pages.map(({ path, sections }) => [path, JSON.stringify(sections)]));
}

test('facts that were said before the pages were named stand on the page that they fit', () => {
  const pages = pagesOf(
    'A website for Brackenfold Pottery School in Frome. Handbuilding costs £18 a session and the raku weekend £210. ' +
      'Free parking behind the church. Volunteers fire the kiln on Fridays. The school was founded in 1974. ' +
      'Pages: Home, Prices, Getting here, Volunteering, Our story.',
  );
  expect(pages.get('prices.html')).toContain('£210');
  expect(pages.get('getting-here.html')).toContain('behind the church');
  expect(pages.get('volunteering.html')).toContain('fire the kiln');
  expect(pages.get('our-story.html')).toContain('1974');
});

test('pages in another language are known by its words', () => {
  const pages = pagesOf(
    'Homepage für den Ruderclub Seeblick. Wir suchen Steuerleute für samstags. Spendenkonto: DE12 3456 7890 1234. ' +
      'Vorsitzende ist Beate Zimmermann. Seiten: Start, Verein, Mithelfen, Spenden.',
  );
  expect(pages.get('mithelfen.html')).toContain('Steuerleute');
  expect(pages.get('spenden.html')).toContain('DE12 3456');
  expect(pages.get('verein.html')).toContain('Beate Zimmermann');
});

test('a fact that begins with the name of a page says nothing of the sentences behind it', () => {
  const pages = pagesOf(
    'Site for the Larch choir. Concerts are on 12 March 2027 in the old mill. Membership costs £40 a year. ' +
      'Pages: Home, Concerts, Join us.',
  );
  expect(pages.get('concerts.html')).not.toContain('£40');
});

test('pages that are named in one line are pages', () => {
  const { pages } = readBrief('# Larkspur Vets\n\n## Pages\nHome / Services & Fees / Our Team / Contact');
  expect(pages.map(({ title }) => title)).toEqual(['Home', 'Services & Fees', 'Our Team', 'Contact']);
});

test.each([
  [
    'Sito per il circolo Bora a Muggia. Il sito deve avere tre pagine: Home, Corsi e Contatti. Nella pagina Corsi ci vanno i prezzi. ' +
      'Il corso base costa 320 euro.',
    ['Home', 'Corsi', 'Contatti'],
  ],
  [
    'Ein Radladen namens Speiche in Kiel. Ich brauche eine Seite Werkstatt mit den Preisen, eine Seite Lastenräder und eine Seite Kontakt.',
    ['Start', 'Werkstatt', 'Lastenräder', 'Kontakt'],
  ],
])('a page is called by the name behind the word for it, too: %s', (prompt, titles) => {
  expect(readBrief(prompt).pages.map(({ title }) => title)).toEqual(titles);
});
