import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

/** What is offered, each with its price and what else is told of it. */
const offered = (prompt: string): string[] =>
  readBrief(prompt).offer.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => [name, price, detail].filter(Boolean).join(' | ')),
  );

describe('a price with nothing before it', () => {
  it.each([
    [
      'Cat sitting in Hove, £10 per visit, £15 for two cats, evenings too.',
      ['Cat sitting | £10 per visit', 'two cats | £15'],
    ],
    ['I teach the flute in Ely. $20 for 20 minutes, $45 for an hour.', ['20 minutes | $20', 'an hour | $45']],
    [
      'A hut near Inverness. £70 a night, £90 on Saturdays, linen £12.',
      ['hut | £70 a night', 'on Saturdays | £90', 'linen | £12'],
    ],
    ['Car valet in Derby, from £30 for small cars, £45 for vans', ['small cars | from £30', 'vans | £45']],
    [
      'Ferienhaus auf Rügen, 95 € pro Nacht, Bettwäsche 15 €',
      ['Ferienhaus | 95 € pro Nacht', 'Bettwäsche | 15 €'],
    ],
    [
      'Cours de tango à Nice, 12 € la séance, 100 € les 10 séances',
      ['Cours de tango | 12 € la séance', 'Cours de tango | 100 € les 10 séances'],
    ],
    ['Ironing lady in Stoke. $20 an hour, three hour minimum.', ['Ironing lady | $20 an hour']],
    ['Nanny in Bath. My rates: £11 an hour, £90 a day', ['Nanny | £11 an hour', 'Nanny | £90 a day']],
    [
      'Tutor.\nPrices:\n- £30 per lesson\n- £50 for two pupils',
      ['Tutor | £30 per lesson', 'two pupils | £50'],
    ],
  ])('is of the whole by a unit, else named by what it holds for: %s', (prompt, things) =>
    expect(offered(prompt)).toEqual(things),
  );

  it.each([
    [
      'has the name before it',
      'Boat hire in Bled. Rowing boat, £18 per boat.',
      ['Rowing boat | £18 per boat'],
    ],
    [
      'is of the thing before it',
      'Kayaks in Poole. Kayaks £20 an hour, £60 a day.',
      ['Kayaks | £20 an hour, £60 a day'],
    ],
    ['is of the event before it', 'Quiz evening at the Anchor on Friday at 8pm, £5 per person', []],
    ['tells what a gift does', 'Donkey sanctuary in Devon. £10 a month feeds one donkey.', []],
  ])('%s', (_, prompt, things) => expect(offered(prompt)).toEqual(things));
});

describe('what a prompt begins with, before its prices', () => {
  it.each([
    ['Facials in Ghent: 30 min €40, 60 min €70', 'Facials in Ghent', ['30 min | €40', '60 min | €70']],
    ['caravan park in Devon: tents £12, vans £20', 'caravan park in Devon', ['tents | £12', 'vans | £20']],
    [
      'Location de canoës à Annecy : 15 € la demi-journée, 150 € les 10 journées',
      'Location de canoës à Annecy',
      ['Location de canoës | 15 € la demi-journée', 'Location de canoës | 150 € les 10 journées'],
    ],
    [
      'clock repair: batteries $15, straps $45, polish $10, while you wait',
      'clock repair',
      ['batteries | $15', 'straps | $45', 'polish | $10'],
    ],
    [
      'maths tutor, $35/hr online or $45/hr in person',
      'maths tutor',
      ['online | $35/hr', 'in person | $45/hr'],
    ],
    ['Tattoo artist in Berlin, 120€/h, minimum 80€', 'Tattoo artist in Berlin', ['Tattoo artist | 120€/h']],
  ])('is what the site is of: %s', (prompt, described, things) => {
    expect(readBrief(prompt).description?.value).toBe(described);
    expect(offered(prompt)).toEqual(things);
  });

  it.each([
    ['Menu: soup £4, pie £9. The Fox in Rye.', 'Menu'],
    ['Prices in Euro: adults 5 €, kids 3 €. Museum Lucca.', 'Prices in Euro'],
  ])('is the head of a list where it names one: %s', (prompt, key) =>
    expect(readBrief(prompt).statements[0]?.key).toBe(key),
  );
});

describe('prices without a currency', () => {
  it.each([
    [
      'A pizzeria in Hull called Da Pino. Menu: Marinara 8.50, Diavola 11, Panna cotta 5.',
      ['Marinara | 8.50', 'Diavola | 11', 'Panna cotta | 5'],
    ],
    [
      'The Swan Inn. Starters: broth 6, salad 7.5. Mains: pie 14, fish and chips 15. Puddings 6 each.',
      ['broth | 6', 'salad | 7.5', 'pie | 14', 'fish and chips | 15', 'Puddings | 6 each'],
    ],
    [
      'Gasthof Krone in Ulm. Suppen: Flädle 5, Linsen 6. Kuchen 4 pro Stück.',
      ['Flädle | 5', 'Linsen | 6', 'Kuchen | 4 pro Stück'],
    ],
    ['Barber in Leeds. Cut 15, beard 10.50, wash 5.', ['Cut | 15', 'beard | 10.50', 'wash | 5']],
    [
      'Gasthof Adler in Ulm. Tageskarte: Suppe 5, Spätzle 12, Strudel 6.50',
      ['Suppe | 5', 'Spätzle | 12', 'Strudel | 6.50'],
    ],
    [
      'Trattoria Nonna a Siena. Ribollita 9, Pici 11,50, Cantucci 5. Chiuso il martedì.',
      ['Ribollita | 9', 'Pici | 11,50', 'Cantucci | 5'],
    ],
  ])('are read in a row of things: %s', (prompt, things) => expect(offered(prompt)).toEqual(things));

  it('are no numbers that count, and no years', () => {
    expect(offered('A course in Bath. Week 1, week 2, week 3.')).toEqual(['Week 1', 'week 2', 'week 3']);
    expect(offered('The Fox, a pub in Rye. Mains: pie 14, stew 12. Seats 40.').join(' ')).not.toContain(
      'Seats',
    );
    expect(offered('Rock band. Albums: Dust 1999, Ash 2004, Salt 2011').join(' ')).not.toContain('|');
  });
});

describe('what is offered without a price', () => {
  it.each([
    [
      'Locksmith in Reno NV. Day and night. (775) 555-0110. Bonded and insured. Lost keys, new locks, safe opening.',
      ['Lost keys', 'new locks', 'safe opening'],
    ],
    [
      'website for my uncle’s law office in Erie, they do wills, trusts and divorce',
      ['Wills', 'Trusts', 'Divorce'],
    ],
    ['My sister’s bakery in Sligo. She makes tarts, loaves and buns.', ['Tarts', 'Loaves', 'Buns']],
    ['Our farm shop sells eggs, cider, cheese and honey.', ['Eggs', 'Cider', 'Cheese', 'Honey']],
    [
      'Unsere Gärtnerei verkauft Stauden, Rosen, Kräuter und Gemüse.',
      ['Stauden', 'Rosen', 'Kräuter', 'Gemüse'],
    ],
    ['Vet in Ayr. Services include jabs, dentistry and surgery.', ['Jabs', 'Dentistry', 'Surgery']],
    [
      'Bookkeeper in Hull. We help with payroll, VAT and tax returns. Tax returns from £90.',
      ['Payroll', 'VAT', 'Tax returns | from £90'],
    ],
    ['Lawn care in Tulsa: mowing, edging, leaf cleanup.', ['mowing', 'edging', 'leaf cleanup']],
    ['photographer, Leeds, weddings, portraits, events', ['weddings', 'portraits', 'events']],
    [
      'Clínica dental en Lorca. Hacen implantes, ortodoncia y empastes.',
      ['Implantes', 'Ortodoncia', 'Empastes'],
    ],
  ])('is a row behind what the site is of: %s', (prompt, things) => expect(offered(prompt)).toEqual(things));

  it.each([
    ['how somebody is', 'Roofer in Leeds. Licensed, bonded and insured.'],
    ['how somebody is in German', 'Pension in Bregenz. Ruhig, gemütlich und familiär.'],
    ['towns', 'Friseur in Köln, Bonn, Aachen und Düren'],
    ['what a site is to show', 'Website for my band, photos, videos and dates'],
    ['a tale', 'Anna’s atelier in Graz. Her father sells cars, he makes noise.'],
  ])('is no row of %s', (_, prompt) => expect(offered(prompt)).toEqual([]));
});

describe('prices at the end of another sentence', () => {
  it.each([
    [
      'landing page for my app "Streakly" that counts days, pricing free and $4/month',
      ['Free', 'per month | $4/month'],
    ],
    ['Landing page for Duskly, a sleep app, with pricing: free, pro $6/month', ['Free', 'pro | $6/month']],
    [
      'a site for my gym Iron Barn, prices £30 a month and £300 a year',
      ['gym | £30 a month', 'gym | £300 a year'],
    ],
  ])('are things of their own: %s', (prompt, things) => {
    expect(offered(prompt)).toEqual(things);
    expect(readBrief(prompt).statements[0]?.class).toBe('identity');
  });
});

describe('what is free', () => {
  it.each([
    [
      'Bike hire in Oban. Adults £20 a day, kids £12. Helmets free.',
      ['Adults | £20 a day', 'kids | £12', 'Helmets | free'],
    ],
    [
      'Ferienwohnung am See. 80 € pro Nacht, Endreinigung 50 €, Hunde kostenlos',
      ['Ferienwohnung | 80 € pro Nacht', 'Endreinigung | 50 €', 'Hunde | kostenlos'],
    ],
    [
      'The Fox, a pub in Rye. Mains: pie £14, stew £12. Refills free.',
      ['pie | £14', 'stew | £12', 'Refills | free'],
    ],
    ['Baker in York. Bread £4, cakes £25. Sugar free.', ['Bread | £4', 'cakes | £25']],
  ])('has that for its price, among prices: %s', (prompt, things) => expect(offered(prompt)).toEqual(things));
});

it('the least price, behind a row, is not that of its last thing', () =>
  expect(offered('IT help in Reading, we offer repairs, backups, wifi setup. From £40.')).toEqual([
    'Repairs',
    'Backups',
    'Wifi setup',
  ]));
