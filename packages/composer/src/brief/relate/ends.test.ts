import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

const said = (prompt: string): string => {
  const { statements: _, ...fields } = readBrief(prompt);
  return JSON.stringify(fields);
};

test.each([
  [
    'Yoga with Maren in Galway. Monday 7pm slow flow, Tuesday 6pm beginners, Thursday 7pm yin. Mats are there. Scrap the Tuesday class, I have no room for it anymore.',
    ['Tuesday', 'beginners', 'no room'],
    ['slow flow', 'yin'],
  ],
  [
    'Cafe Spoon in Skipton. Soup £5.80, ploughmans £9.50, tea £2.40. Dogs welcome. We’re out of ploughmans so take it off.',
    ['loughmans', '9.50'],
    ['5.80', '2.40'],
  ],
  [
    'Salon Vert in Cork. Rosa does the colouring and has been here since 2015, Ailbhe cuts. Cut €45. Rosa has left, Ines does the colouring now.',
    ['Rosa', '2015'],
    ['Ailbhe', 'Ines', '€45'],
  ],
  [
    'Fahrschule Kurve in Erlangen. Theorie ist Montag und Mittwoch um 18 Uhr. Fahrlehrer: Bernd Lutz (Auto), Katja Sommer (Motorrad). Die Theorie am Mittwoch fällt weg, dafür ist sie am Donnerstag. Bernd Lutz hat aufgehört.',
    ['Mittwoch', 'Bernd'],
    ['Montag und Donnerstag', 'Katja Sommer'],
  ],
  [
    'Escola de surf Onda na Ericeira. Os instrutores são o Duarte e a Inês. Aulas 35 €. A Inês já não trabalha connosco.',
    ['Inês'],
    ['Duarte', '35 €'],
  ],
  [
    'Institut Lys à Nantes. Épilation 20 €, massage 50 €, manucure 25 €. Ouvert le mardi. Nous ne faisons plus la manucure.',
    ['anucure', '25 €'],
    ['20 €', '50 €'],
  ],
  [
    'Academia Sol en Cádiz. Inglés 40 €, francés 45 €, alemán 50 €. Ya no hacemos alemán.',
    ['lemán', '50 €'],
    ['40 €', '45 €'],
  ],
])('what ended and who left is on no page, and the rest is: %s', (prompt, gone, kept) => {
  const text = said(prompt);
  for (const words of gone) expect(text).not.toContain(words);
  for (const words of kept) expect(text).toContain(words);
});

test.each([
  ['Bakery Oven in Leeds. Rye £4.20, buns £2. We no longer offer plastic bags.', ['£4.20', '£2']],
  ['Bakery Oven in Leeds. Rye £4.20. The train has left when the bread is out.', ['£4.20']],
  [
    'Ogle Metals in Hull. Yard manager Tracey Ogle. We are a scrap yard. Copper £4 a kilo.',
    ['Tracey Ogle', '£4'],
  ],
])('where nothing that is named was said before, nothing goes: %s', (prompt, kept) => {
  for (const words of kept) expect(said(prompt)).toContain(words);
});
