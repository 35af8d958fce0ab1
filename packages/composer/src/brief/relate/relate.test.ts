import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

const said = (prompt: string): string => {
  const { statements: _, ...fields } = readBrief(prompt);
  return JSON.stringify(fields);
};
const lead = 'Site for the dog groomer Fluff Stuff in Hull. Small dogs £25, large dogs £45. ';

test('a correction takes the place of what it corrects', () => {
  const text = said(`${lead}Sorry, large dogs are £48.`);
  expect(text).toContain('£48');
  expect(text).not.toContain('£45');
  expect(text.toLowerCase()).not.toContain('sorry');
});

test.each([
  [
    'Skein, a yarn shop in Leeds. Contact is ann@example.com - no wait, use shop@example.com instead.',
    'shop@',
    'ann@',
  ],
  ['Pizzeria Vela a Bari: margherita 6 €, diavola 8 €, marinara 5 €, anzi 5,50.', '5,50 €', '"5 €"'],
])('a value that is put right in the same breath takes the place of the first: %s', (prompt, fresh, old) => {
  const text = said(prompt);
  expect(text).toContain(fresh);
  expect(text).not.toContain(old);
  expect(text).not.toMatch(/instead|no wait|anzi|"name":"5,50"/u);
});

test('a correction may name what no longer holds, and stand before it', () => {
  const text = said(
    'Moth nights of the Fen Group: 17 April Wicken, 15 May Chippenham. Chippenham is 22 May, not 15.',
  );
  expect(text).toContain('22 May');
  expect(text).not.toContain('15');
});

test('what is said on top of a price corrects nothing', () => {
  const text = said(`${lead}Sorry, also £5 for dogs with burrs.`);
  for (const price of ['£25', '£45', '£5']) expect(text).toContain(price);
});

test('what is taken back is not said, and the rest of its statement is', () => {
  expect(said(`${lead}Nail clipping £8. Scrap that.`)).not.toContain('£8');
  const text = said(
    'Web para la panadería Trigo Lento. Pan de centeno 4,20 €, hogaza 3,50 €. Olvida la hogaza.',
  );
  expect(text).toContain('4,20');
  expect(text).not.toContain('3,50');
});

test('the outcome of a correction and of what it took back says so', () => {
  const { statements } = readBrief(`${lead}Sorry, large dogs are £48. Nail clipping £8. Scrap that.`);
  expect(statements.some(({ corrects }) => corrects !== undefined)).toBe(true);
  expect(statements.find(({ text }) => text.includes('£8'))?.withdrawnBy).toBeDefined();
});

test('who introduces themselves is a person, unless it is the name of the site', () => {
  expect(readBrief(`${lead}My name is Ruth Ashworth.`).people.map(({ name }) => name)).toEqual([
    'Ruth Ashworth',
  ]);
  expect(readBrief('I am Ruth Ashworth, a portrait photographer in Leeds.').name?.value).toBe(
    'Ruth Ashworth',
  );
});

test('a statement to visitors and the maker is two', () => {
  const { statements } = readBrief(
    'We build cork machines for recycling plants and we need a proper company website.',
  );
  expect(statements.map(({ text }) => text)).toEqual([
    'We build cork machines for recycling plants',
    'we need a proper company website',
  ]);
});

test('what the maker is told in brackets is a statement of its own, what visitors are told there is none', () => {
  const { contacts, statements } = readBrief(
    'Barber Ox in Ely. We are at 12 Pen Parade, above the vape shop (please dont mention the vape shop). Mirrors are old (we kept them).',
  );
  expect(contacts.map(({ value }) => value)).toEqual(['12 Pen Parade']);
  expect(statements.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['please dont mention the vape shop', 'Mirrors are old (we kept them)']),
  );
});

test('what has moved is where it moved to', () => {
  const text = said(
    'Folk days at Tolland Farm. Fri: The Eelcatchers 8pm, Maud Trevanion 9.30pm. Maud has moved to Sat 6pm.',
  );
  expect(text).toContain('Maud Trevanion Sat 6pm');
  expect(text).not.toContain('9.30');
});

test('what is asked to be left out goes with the clause that asks, and nothing else', () => {
  const text = said(
    `${lead}We cover Hull, Beverley and Cottingham, used to do Goole but not any more so leave that out.`,
  );
  for (const place of ['Hull', 'Beverley', 'Cottingham']) expect(text).toContain(place);
  expect(text).not.toContain('Goole');
});

test('a row of other days is not corrected by what is said of one', () => {
  const text = said(`${lead}Tuesday 10am to 4pm. Actually we open at 9am on Saturday.`);
  expect(text).toContain('10am');
});

test('of several prices the one is corrected that is spoken of', () => {
  const text = said(
    'Página para o ateliê de azulejos Cal Viva, em Aveiro. Oficina de pintura (sábado 15h, 35 €) e oficina de restauro (domingo 10h, 50 €). Desculpe, a oficina de restauro é 55 €.',
  );
  expect(text).toContain('35 €');
  expect(text).toContain('55 €');
  expect(text).not.toContain('50 €');
});

test.each([
  [
    'Physio team in Ely: Anna Voss, Mehmet Aydin, Lea Brandt, currently on leave, who please don’t mention.',
    'Mehmet',
  ],
  [
    'Praxis Kern in Ulm. Team: Anna Kern, Mehmet Aydin, Lea Brandt, zurzeit in Elternzeit, die bitte nicht nennen.',
    'Mehmet',
  ],
])('somebody who is not to be named is not, and who stands before them is: %s', (prompt, kept) => {
  const { people } = readBrief(prompt);
  expect(JSON.stringify(people)).toContain(kept);
  expect(JSON.stringify(people)).not.toContain('Brandt');
});
