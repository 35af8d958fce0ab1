import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

const letter = (greeting: string, body: string, leave: string): string =>
  `${greeting},\n\n${body}\n\n${leave}\nUlrike Brenner`;

test.each([
  [
    'Sehr geehrte Damen und Herren',
    'Wir haben eine Imkerei in Sulzfeld. Honig 7,50 €. Wir können 800 Euro ausgeben.',
    'Mit freundlichen Grüßen',
    '800',
  ],
  [
    'Dear web team',
    'We keep bees in Hexham. Honey £7.50. We can spend about £800 on it.',
    'Kind regards',
    '800',
  ],
  [
    'Madame, Monsieur',
    'Nous avons des ruches à Vézelay. Miel 7,50 €. Nous pouvons dépenser 800 euros.',
    'Cordialement',
    '800',
  ],
  [
    'Estimados señores',
    'Tenemos colmenas en Cádiz. Miel 7,50 €. Podemos gastar 800 euros.',
    'Atentamente',
    '800',
  ],
  [
    'Gentili signori',
    'Abbiamo alveari a Lecce. Miele 7,50 €. Possiamo spendere 800 euro.',
    'Cordiali saluti',
    '800',
  ],
  [
    'Geachte heer',
    'Wij houden bijen in Zwolle. Honing 7,50 euro. Wij hebben 800 euro te besteden.',
    'Met vriendelijke groet',
    '800',
  ],
])(
  '%s: what greets, takes leave or tells of money to spend is said to nobody else',
  (greeting, body, leave, sum) => {
    const { statements, ...fields } = readBrief(letter(greeting, body, leave));
    const printed = JSON.stringify(fields);
    for (const words of [greeting, leave, sum]) expect(printed).not.toContain(words);
    expect(printed).toContain('7,50'.replace(',', body.includes('£') ? '.' : ','));
    const classOf = (words: string) => statements.find(({ text }) => text.includes(words))?.class;
    expect([classOf(greeting), classOf(leave), classOf(sum)]).toEqual(['meta', 'meta', 'context']);
  },
);

test('visitors spend, too, and are greeted', () => {
  const { class: spent } =
    readBrief('The shop Oven Door in Leeds. Spend £30 and delivery is free.').statements.at(-1) ?? {};
  expect(spent).not.toBe('context');
  const [first] = readBrief('Hello Yellow is a paint shop in Leeds.\nOpen daily 9 to 5.').statements;
  expect(first?.class).toBe('identity');
});
