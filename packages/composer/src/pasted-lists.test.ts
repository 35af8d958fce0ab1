import { expect, test } from 'vitest';
import { readBrief } from './index.ts';
import { planSite } from './plan/plan-site.ts';

/** Each section with the names of what it offers, and the notes that stand there. */
function offered(prompt: string): Record<string, { items: string[]; notes: string[] }> {
  const { sections, offer, details } = readBrief(prompt);
  return Object.fromEntries(
    sections.map(({ title = '' }, index) => [
      title,
      {
        items: offer
          .filter(({ section }) => section === index)
          .flatMap(({ items }) => items.map((one) => one.name)),
        notes: details.filter(({ section }) => section === index).map(({ text }) => text),
      },
    ]),
  );
}

test('a title in a price list keeps what is noted behind it apart, whatever that says', () => {
  const lists = offered(
    'Salon Bella in Hove.\n\nBROWS\nWax £12\nTint £10\n\nLASHES (patch test 24 hours before)\nLift £45\nLash tint £15\n\n' +
      'COLOUR (by Ana, always by appointment)\nFull tint £68\nFoils £84\n\nKIDS (up to 12 years)\nCut £14',
  );
  expect(lists).toMatchObject({
    Brows: { items: ['Wax', 'Tint'], notes: [] },
    Lashes: { items: ['Lift', 'Lash tint'], notes: ['patch test 24 hours before'] },
    Colour: { items: ['Full tint', 'Foils'], notes: ['by Ana, always by appointment'] },
    Kids: { items: ['Cut'], notes: ['up to 12 years'] },
  });
});

test('colours that the site is to have stand under "Colours" as ever', () => {
  const { offer, design } = readBrief('Bakery in Leeds.\n\nCOLOURS\nnavy\ngold\n\nBREAD\nRye £4\nSpelt £5');
  expect(design.colours).not.toEqual([]);
  expect(offer.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['Rye', 'Spelt']);
});

const inn =
  'Auberge Le Merle à Cluny.\n\nENTRÉES\nSalade de chèvre 8 €\nŒufs mimosa 6 €\n\nFROMAGES\nAssiette de fromages 7 €\n\n' +
  'DESSERTS\nTarte Tatin 6 €\nÎle flottante 5,50 €\n\nHoraires :\nmardi à samedi 12h-14h\n\nPratique : chiens acceptés en terrasse.\n\n' +
  'Pages : Accueil, La carte, Contact.';

test('the titles of a list go with it to the page that it fits', () => {
  const { pages } = planSite(readBrief(inn), '1').plan.languages[0];
  const menu = JSON.stringify(pages.find(({ heading }) => heading === 'La carte')?.sections);
  const places = ['Entrées', 'mimosa', 'Fromages', 'Assiette', 'Desserts', 'Tatin'].map((text) =>
    menu.indexOf(text),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('what follows a list with a key of its own is no part of it', () => {
  expect(offered(inn)).toMatchObject({ Desserts: { notes: [] } });
});

test('a key within a line holds for its own sentence, also where lines have keys', () => {
  const { people } = readBrief(
    '## Quiénes somos\nLa asociación de vecinos de Villar. Presidenta: Carmela Rial. Este año cumplimos 25 ediciones.\n\n' +
      '## Contacto\nTeléfono: 986 555 017\nCorreo: hola@villar.example\nLocal: rúa do Peirao 2',
  );
  expect(people.map(({ name }) => name)).toEqual(['Carmela Rial']);
});

test('a rule with an amount in it is no thing with a price', () => {
  const { offer, details } = readBrief(
    'Salon Bella in Hove. Cut £20.\n\nHouse rules: please be on time. We don’t take cards under £5. No dogs.',
  );
  expect(offer.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['Cut']);
  expect(JSON.stringify(details)).toContain('We don’t take cards under £5');
});

test('what is noted of a list without currencies is none of its prices', () => {
  expect(
    offered(
      'Cafe in Kendal.\n\nBREAKFAST (until 11.30)\nPorridge 4.50\nFull English 9.80\n\nLUNCHES\nSoup 6.20\nRarebit 7.50',
    ),
  ).toMatchObject({
    Breakfast: { items: ['Porridge', 'Full English'], notes: ['until 11.30'] },
    Lunches: { items: ['Soup', 'Rarebit'] },
  });
});
