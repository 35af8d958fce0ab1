import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

const pricesIn = (prompt: string): string[] =>
  readBrief(prompt).offer.flatMap(({ items }) =>
    items.map(({ name, price = '', detail }) => [name, price, detail].filter(Boolean).join(' | ')),
  );

test.each([
  [
    'Boxing gym in Leith. Membership £35 a month, £28 if you are under 18, drop-in £8.',
    ['Membership | £35 a month, £28 if you are under 18', 'drop-in | £8'],
  ],
  [
    'Fruit farm in Orford. Strawberries £4 a kilo, £3.50 over 5 kilos.',
    ['Strawberries | £4 a kilo, £3.50 over 5 kilos'],
  ],
  [
    'Fahrradverleih in Husum. Rad 12 € am Tag, 60 € die Woche, Kinder die Hälfte.',
    ['Rad | 12 € am Tag, 60 € die Woche'],
  ],
  [
    'Choir in Ripon. Membership £48 a term now, £52 from January.',
    ['Membership | £48 a term now, £52 from January'],
  ],
  [
    'Nail bar in Cork. Full set €45 now, going up to €50 in March.',
    ['Full set | €45 now, going up to €50 in March'],
  ],
  [
    'Mower repair in Dayton. tune up $85 push, $140 rider. pickup $25 inside the city, $2 a mile after that.',
    ['tune up | $85 push, $140 rider', 'pickup | $25 inside the city, $2 a mile after that'],
  ],
  [
    'Garage à Niort. Vidange 69 €, montage de pneus 15 € pièce, 50 € les quatre.',
    ['Vidange | 69 €', 'montage de pneus | 15 € pièce, 50 € les quatre'],
  ],
  [
    'Ferienhütte am See. Hütte 95 € im Sommer, sonst 70 €, Hund 5 €.',
    ['Hütte | 95 € im Sommer, sonst 70 €', 'Hund | 5 €'],
  ],
  [
    'Plumber in Stockport. Call-out is £60 including the first hour, then £45 an hour.',
    ['Call-out | £60 including the first hour, then £45 an hour'],
  ],
])('another price of a thing goes on with the one before it: %s', (prompt, prices) =>
  expect(pricesIn(prompt)).toEqual(prices),
);

test.each([
  ['Dog walker in Leeds. Single walk 4 €, ten for 35.', ['Single walk | 4 €, ten for 35']],
  ['Potter in Leek. Mugs £18 each or two for £32.', ['Mugs | £18 each or two for £32']],
  [
    'Estudio de yoga en Cádiz. Clase suelta 12 €. Bono de 5 por 50.',
    ['Clase suelta | 12 €', 'Bono de 5 | 50 €'],
  ],
  [
    'Physio in Utrecht. Intake €60, follow up 48. Ten treatments for 430.',
    ['Intake | €60', 'follow up | €48', 'Ten treatments | €430'],
  ],
])('so many together have their price: %s', (prompt, prices) => expect(pricesIn(prompt)).toEqual(prices));

test.each([
  [
    'Barber shop Razor & Rye in Hull. Haircut 25 (kids 15), beard trim 12, hot towel shave 30.',
    ['Haircut | 25 | kids 15', 'beard trim | 12', 'hot towel shave | 30'],
  ],
  ['Café in Tiverton. Flat white 3.20, oat milk +40p.', ['Flat white | 3.20', 'oat milk | +40p']],
  [
    'Théâtre à Vannes. Entrée 12 €, 8 € pour les étudiants, gratuit moins de 10 ans.',
    ['Entrée | 12 €, 8 € pour les étudiants | gratuit moins de 10 ans'],
  ],
])('a price beside another one takes nothing of it: %s', (prompt, prices) =>
  expect(pricesIn(prompt)).toEqual(prices),
);

test.each([
  ['Bakery in Leeds. Loaf £3. Closed two weeks for Easter.', ['Loaf | £3']],
  [
    'Groomer in Exeter. Small dogs £30, medium dogs £38, large £48 and up.',
    ['Small dogs | £30', 'medium dogs | £38', 'large | £48 and up'],
  ],
  [
    'Upholsterer in Frome called Button & Tack. Dining chairs £65. Ask for Rhys on 01373 555 040 (after 6 only).',
    ['Dining chairs | £65'],
  ],
  ['Choir in Ripon. Tickets £12, coffee included. We meet at 7 for 7.30.', ['Tickets | £12']],
])('what only looks like a price is none: %s', (prompt, prices) => expect(pricesIn(prompt)).toEqual(prices));

test.each([
  [
    'Rehearsal room in Hackney. £18/hr weekdays, £24 evenings and weekends, £140 a day.',
    '£18/hr weekdays, £24 evenings and weekends, £140 a day',
  ],
  [
    'Village hall in Wickham. Deposit £50. Bring your own crockery or hire ours for £5.',
    'Bring your own crockery or hire ours for £5',
  ],
])('prices that nothing is named for stay in their sentence: %s', (prompt, sentence) =>
  expect(readBrief(prompt).details.map(({ text }) => text)).toContain(sentence),
);
