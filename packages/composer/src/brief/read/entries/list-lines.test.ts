import { describe, expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const entriesOf = (prompt: string): string[] => {
  const { offer, details, events } = readBrief(prompt);
  const items = offer.flatMap(({ items: all }) =>
    all.map(({ name, price = '', detail }) => [name, price, detail].filter(Boolean).join(' | ')),
  );
  return [...items, ...events.map(({ title }) => `event ${title}`), ...details.map(({ text }) => text)];
};

describe('a line of a list with prices is one thing', () => {
  test.each([
    [
      'bare lines with ages, days and hours, and a note behind the head',
      'Guppy Swim School, Harrogate.\n\nCourses (all 30 min, max 5 per group):\nTadpoles, age 3-4, Mon and Wed 3.30pm, £8 a session\nSharks, age 8+, Fri 5pm, £9 a session\nOne to one, any age, Sat mornings, £28',
      [
        'Tadpoles | £8 a session | age 3-4, Mon and Wed 3.30pm',
        'Sharks | £9 a session | age 8+, Fri 5pm',
        'One to one | £28 | any age, Sat mornings',
        'all 30 min, max 5 per group',
      ],
    ],
    [
      'marks, brackets, several prices of a thing, and what is free',
      'Bike repair shop Spoke in Bristol.\n\nPrices\n- Puncture 12\n- Full service (strip down, new cables, bearings) 95\n- Wheel true £15 each, 2 for £25\n- Collection, within 3 miles, free over £50 otherwise £10',
      [
        'Puncture | 12',
        'Full service | 95 | strip down, new cables, bearings',
        'Wheel true | £15 each, 2 for £25',
        'Collection | free over £50 otherwise £10 | within 3 miles',
      ],
    ],
    [
      'strokes, numbers without a currency, a line without a price',
      'Harrison Heating, Stockport.\nWhat we charge:\nBoiler / flue check 80\nBoiler service 95, 2 or more appliances 85 each\nCall out (evenings) 120 first hour, then 60\nNew boilers - we quote\nCertificate, one appliance, 70\nRing 0161 496 0077',
      [
        'Boiler / flue check | 80',
        'Boiler service | 95, 2 or more appliances 85 each',
        'Call out | 120 first hour, then 60 | evenings',
        'New boilers | we quote',
        'Certificate | 70 | one appliance',
      ],
    ],
    [
      'dots and dashes',
      'Tap school in Swansea.\nTimetable\nBaby ballet · age 2-4 · Sat 9am · £5\nAdult street / commercial · Wed 7.30pm · £8, students £6\nWheels - 6 weeks, Tuesdays 7-9pm, £190 including clay',
      [
        'Baby ballet | £5 | age 2-4 · Sat 9am',
        'Adult street / commercial | £8, students £6 | Wed 7.30pm',
        'Wheels | £190 including clay | 6 weeks, Tuesdays 7-9pm',
      ],
    ],
    [
      'a row of short words is one name',
      'Massage in Hebden Bridge.\n\nSwedish 60 min £50 / 90 min £70\nHot stone 75 min £65\nBack, neck & shoulders 30 min £30',
      [
        'Swedish | 60 min £50 / 90 min £70',
        'Hot stone | £65 | 75 min',
        'Back, neck & shoulders | £30 | 30 min',
      ],
    ],
    [
      'de',
      'Kosmetikstudio Hautnah in Marburg.\nBehandlungen:\n- Augenbrauen zupfen 10 €, mit Färben 18 €\n- Maniküre (ohne Lack) 25 €, mit Lack 30 €\n- Fußpflege, auch Hausbesuche, ab 32 €',
      [
        'Augenbrauen zupfen | 10 €, mit Färben 18 €',
        'Maniküre | 25 €, mit Lack 30 € | ohne Lack',
        'Fußpflege | ab 32 € | auch Hausbesuche',
      ],
    ],
    [
      'a row of single words, and lines broken by nothing but their end',
      'Salon Haarscharf in Verden.\n\nPreise:\nWaschen, Schneiden, Föhnen 42 €\nSträhnen (halber Kopf) ab 55 €\nFarbe, je nach Länge, 48-75 €\nTermine nach Vereinbarung.',
      [
        'Waschen, Schneiden, Föhnen | 42 €',
        'Strähnen | ab 55 € | halber Kopf',
        'Farbe | 48-75 € | je nach Länge',
        'Termine nach Vereinbarung',
      ],
    ],
    [
      'several prices by what they are for, behind a colon',
      'Physio in Galway.\n\n* Initial assessment (45 mins) €65\n* Sports massage: 30 mins €40, 60 mins €65\n* Home visits - city only - €85',
      [
        'Initial assessment | €65 | 45 mins',
        'Sports massage | 30 mins €40, 60 mins €65',
        'Home visits | €85 | city only',
      ],
    ],
    [
      'two sizes in a menu, counts before their prices, a unit behind a stroke',
      'Print shop in Exeter.\n\nFlyers A5: 500 £45, 1000 £60\n8 seater with driver, up to 20 miles, £75\nWaiting time £20/hr after the first 30 mins',
      [
        'Flyers A5 | 500 £45, 1000 £60',
        '8 seater with driver | £75 | up to 20 miles',
        'Waiting time | £20/hr | after the first 30 mins',
      ],
    ],
    [
      'two sizes, and a line behind the list that begins small',
      'Harbour Fryer in Amble\n\nCod (regular / large) 7.20 / 9.50\nHaddock, skin on, 8.10\nKids box: sausage or nuggets, chips, juice 5.00\nopen 11.30-2, closed sunday',
      [
        'Cod | 7.20 / 9.50 | regular / large',
        'Haddock | 8.10 | skin on',
        'Kids box | 5.00 | sausage or nuggets, chips, juice',
      ],
    ],
    [
      'without prices, told alike under a head',
      'Harbour Language School, Cobh.\n\nEvening courses:\nIrish for beginners, Mondays 7-9pm, 10 weeks, starts in September\nSpanish conversation, Tuesdays 6.30pm, small group, max 8\nFrench for travel, Wednesdays 7pm, 6 weeks',
      [
        'Irish for beginners | Mondays 7-9pm, 10 weeks, starts in September',
        'Spanish conversation | Tuesdays 6.30pm, small group, max 8',
        'French for travel | Wednesdays 7pm, 6 weeks',
      ],
    ],
    [
      'es',
      'Academia de guitarra en Granada.\nClases:\nIniciación, lunes y miércoles 17:00, 45 € al mes\nClase particular, a convenir, 20 € la hora, bono de 5 por 90 €',
      [
        'Iniciación | 45 € al mes | lunes y miércoles 17:00',
        'Clase particular | 20 € la hora, bono de 5 por 90 € | a convenir',
      ],
    ],
  ])('%s', (_, prompt, entries) => expect(entriesOf(prompt)).toEqual(entries));
});

describe('what is no such line stays as it was', () => {
  test.each([
    [
      'several things of a line, each with its price',
      'Cafe in Ludlow.\n\nCoffee: flat white £3.40, latte £3.60, mocha £3.90\nCakes: scone £2.50, brownie £3',
      ['flat white | £3.40', 'latte | £3.60', 'mocha | £3.90', 'scone | £2.50', 'brownie | £3'],
    ],
    [
      'what takes place on a day',
      'Pub in Frome.\n\n- 12 June, 8pm: Quiz night, £3\n- 19 June, 8pm: Folk night, £5',
      ['event Folk night'],
    ],
    [
      'sentences below each other',
      'Kennels in Kent.\n\nWe walk dogs for £12 an hour.\nWe board dogs for £25 a night.',
      ['We walk dogs for £12 an hour', 'We board dogs for £25 a night'],
    ],
  ])('%s', (_, prompt, entries) => {
    const read = entriesOf(prompt);
    expect(read.filter((entry) => entries.some((each) => entry.endsWith(each)))).toHaveLength(entries.length);
  });
});
