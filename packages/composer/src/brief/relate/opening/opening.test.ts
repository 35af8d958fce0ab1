import { describe, expect, test } from 'vitest';
import { composeBrief } from '../../../compose.ts';
import { readBrief } from '../../read-brief.ts';

describe('the sentence that a prompt opens with', () => {
  test.each([
    ['library website, st oswald’s, story time saturday 11am, chess on mondays 4-6pm', 'St Oswald’s'],
    ['florist website, petal and stem, open tue-sat 9-5', 'Petal and Stem'],
    [
      'Make a site for a family law practice, Hartmann & Sohn, in Bern: wills, divorce, custody.',
      'Hartmann & Sohn',
    ],
    ['Schoenmaker in Zwolle, De Gouden Leest, hakken vanaf €18', 'De Gouden Leest'],
    ['A countdown page for our wedding: Mia and Jon, 3 October 2027, Madeira.', 'Mia and Jon'],
    ['memorial page for my grandmother Ada Finch, 1934 - 2025', 'Ada Finch'],
  ])('gives the name: %s', (prompt, name) => expect(readBrief(prompt).name?.value).toBe(name));

  test.each([
    'plumber, emergency callouts, boiler repairs, leaks',
    'plumber, heating and drains, leeds',
    'bakery, bread and cakes, open 7-3',
    'bakery website, warm colours, opening hours',
    'Bäckerei in Ulm, Frische Brote, Feine Torten',
    'Yoga studio, San Sebastian',
    'a page for ash-and-elm.example, oak furniture. ring Jo 07700 900 725',
  ])('takes no offer, wish or place for a name: %s', (prompt) => {
    const { name } = readBrief(prompt);
    expect(['', 'Ash and Elm']).toContain(name?.value ?? '');
  });

  test.each([
    [
      'A one page site for our choir reunion, on 5 June 2027 at the Old Bank in Derby. Tickets £12.',
      { title: 'choir reunion', date: '5 June 2027', place: 'Old Bank in Derby' },
    ],
    [
      'site for my dad’s 70th birthday party, 9 may 2027, village hall, Uppingham',
      { date: '9 may 2027', place: 'village hall, Uppingham' },
    ],
    [
      'Sito per il matrimonio di Sara e Luca, 4 settembre 2027, Villa Bianca, Lucca',
      { title: 'Sara e Luca', date: '4 settembre 2027', place: 'Villa Bianca, Lucca' },
    ],
    ['Sommerfest am 25. Juli, ab 14 Uhr', { title: 'Sommerfest', date: '25. Juli', time: '14 Uhr' }],
    [
      'Hochzeit von Nele und Jan am 22. August im Gutshof Rieden. Bitte bis 1. Juni zusagen.',
      { title: 'Nele und Jan', date: '22. August', place: 'Gutshof Rieden' },
    ],
    [
      'Film festival “Night Reel”, 7 May 2027, The Corn Loft, Ripon.',
      { title: 'Night Reel', date: '7 May 2027', place: 'The Corn Loft, Ripon' },
    ],
    ['Concierto el 19 de mayo, gratis.', { date: '19 de mayo', price: 'gratis' }],
  ])('gives the day and the place of an occasion: %s', (prompt, event) => {
    expect(readBrief(prompt).events[0]).toMatchObject(event);
  });

  test.each([
    'Garage in Leeds, MOT on 5 May 2010 was our first. Opened in 2010.',
    'Moth nights of the Fen Group: 17 April Wicken, 15 May Chippenham.',
    'There is an open evening on Thursday 12 November at 7 pm, entry is free',
    'Call-out is £60 including the first hour, then £45 an hour',
  ])('stays as it is written where it is a sentence or a list: %s', (prompt) => {
    expect(readBrief(prompt).events.some(({ place }) => place !== undefined)).toBe(false);
    expect(readBrief(prompt).name?.value ?? '').not.toMatch(/\d/u);
  });

  test('what takes place every week has its title and its place', () => {
    const { events } = readBrief('Under 14s hockey team Ashby Larks, training thursdays 5pm at Mill Park');
    expect(events).toMatchObject([{ title: 'training', date: 'thursdays', time: '5pm', place: 'Mill Park' }]);
  });

  test.each([
    ['roofer leeds', 'Leeds'],
    ['wedding photographer Oaxaca', 'Oaxaca'],
    ['dog walker bristol, solo walk £15', 'Bristol'],
    ['Conference on peat, Gouda, 8-9 October 2027. Speakers.', 'Gouda'],
    ['Eine Seite für einen Drachenladen in Kiel, am Hafen', 'Kiel'],
  ])('says where it is: %s', (prompt, place) => expect(readBrief(prompt).place?.value).toBe(place));

  test('a place heads no list', () => {
    const { offer, description } = readBrief(
      'Build a site for a small tax office, Roth & Lang, in Basel: bookkeeping, tax returns, payroll.',
    );
    expect(description?.value).toBe('small tax office in Basel');
    expect(offer.map(({ title }) => title)).toEqual([undefined]);
    expect(offer[0]?.items.map(({ name }) => name)).toEqual(['bookkeeping', 'tax returns', 'payroll']);
  });
});

describe('what only announces', () => {
  test.each([
    [
      'Wir heiraten! Ida & Tom, am 4. Juli 2026 auf Gut Moorbach bei Kiel.',
      'Ida & Tom',
      'Gut Moorbach bei Kiel',
    ],
    ['We are getting married! Mia and Jon, 3 October 2027 at Kew Barn.', 'Mia and Jon', 'Kew Barn'],
    ['Ci sposiamo! Rita e Ugo, 20 giugno 2026, Villa Rosa a Como.', 'Rita e Ugo', 'Villa Rosa a Como'],
  ])('stands before the sentence that says who, when and where: %s', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect(brief.siteType?.value.id).toBe('wedding');
    expect(brief.name?.value).toBe(name);
    expect(brief.events[0]).toMatchObject({ title: name, place });
  });
});

describe('a town that few people know', () => {
  test.each([
    ['website for my restaurant Tide & Tallow, Wells-next-the-Sea', 'Tide & Tallow', 'Wells-next-the-Sea'],
    ['Friseursalon Scherenschnitt, Uelzen. Di-Sa 9-18 Uhr', 'Friseursalon Scherenschnitt', 'Uelzen'],
    ['dog groomer hebden bridge', undefined, 'Hebden Bridge'],
    ['boulangerie Redon', undefined, 'Redon'],
    ['Café Marlow, open daily 8-4', 'Café Marlow', undefined],
    ['Website for photographer Emma Ashford', 'Emma Ashford', undefined],
  ])('is where it is, and no part of the name: %s', (prompt, name, place) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.place?.value]).toEqual([name, place]);
  });
});

describe('a street and its town', () => {
  test.each([
    ['Tienda de ropa en la calle Mayor 8 de Jaca. Abierto de lunes a sábado.', 'calle Mayor 8 de Jaca'],
    ['Kapsalon Fris, Dorpsstraat 4 Bussum, knippen €28', 'Dorpsstraat 4 Bussum'],
    ['Peluquería Alba, calle Luna 5, Cádiz. Corte 15 €.', 'calle Luna 5, Cádiz'],
  ])('stay together: %s', (prompt, address) => {
    expect(readBrief(prompt).contacts).toMatchObject([{ kind: 'address', value: address }]);
  });
});

test.each([
  ['Quiz about African rivers with 5 questions', /African rivers/u],
  ['Portfolio for a UI designer with case studies and contact.', /^UI designer$/u],
  ['personal blog about fly fishing', /^Fly fishing$/u],
  ['Blog personal sobre viajes en tren', /^Viajes en tren$/u],
  [
    'I want a website to sell my woven baskets. Small basket $14, large basket $32, lid $6.',
    /^Woven baskets$/u,
  ],
  ['Website to sell my linen prints. Small print £15, large print £40, framed £75.', /^Linen prints$/u],
  ['Conference on peat, Gouda, 8-9 October 2027.', /^Conference on peat$/u],
])('without a name a site is called what it is about: %s', (prompt, name) => {
  expect(composeBrief(readBrief(prompt), '1').name).toMatch(name);
});
