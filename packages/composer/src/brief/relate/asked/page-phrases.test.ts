import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

test.each([
  [
    'Site for Kestrel Sailing in Poole. Could we have a page for the boats, one on the crew and another about tides? Our crew are Sam and Lou.',
    ['Boats', 'Crew', 'Tides'],
  ],
  [
    'Bitte eine Seite über die Werkstatt, eine für die Preise und noch eine mit Anfahrt. Fahrradwerkstatt Kette in Kiel, Inspektion 49 €.',
    ['Werkstatt', 'Preise', 'Anfahrt'],
  ],
  [
    "Site pour l'école de musique Do Ré à Nantes. Il faudrait une page pour les cours, une pour les tarifs et une autre avec les concerts.",
    ['Cours', 'Tarifs', 'Concerts'],
  ],
  [
    'Website for Ashdown Choir. Three pages: a front one, one for the concerts and one about joining us. We rehearse on Mondays.',
    ['Concerts', 'Joining us'],
  ],
  [
    'Zwei Seiten: eine mit den Kursen und eine mit dem Team. Yogaraum Lind in Jena, Hatha montags 18 Uhr.',
    ['Kurse', 'Team'],
  ],
  [
    'A site for Low Fell Pottery: pages studio, courses, hire. Kiln hire £25 a firing.',
    ['Studio', 'Courses', 'Hire'],
  ],
])('a page that is called no more than one has the name of what it is about: %s', (prompt, titles) => {
  const { pages } = readBrief(prompt);
  const said = pages.slice(1).map(({ title }) => title.toLowerCase());
  expect(said).toEqual(titles.map((title) => title.toLowerCase()));
});

test('a name before a list of pages stays a name, and a thing that is called one is no page', () => {
  expect(readBrief('A site for Low Fell Pottery: pages studio, courses, hire.').name?.value).toBe(
    'Low Fell Pottery',
  );
  const { pages } = readBrief(
    'Kestrel Sailing in Poole has two boats, one for racing and another for families. Hire £60.',
  );
  expect(pages).toEqual([]);
});
