import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

interface Shown {
  /** The page and the title of each section, with all that stands there. */
  sections: Map<string, string>;
  pages: string[];
  notes: string;
}

function shownOf(prompt: string): Shown {
  const { plan, statements } = planSite(readBrief(prompt), '0');
  const [language] = plan.languages;
  const sections = language.pages.flatMap(({ path, hero, sections: own }) => [
    ...(hero ? [[`${path} top`, JSON.stringify(hero)] as const] : []),
    ...own.map((section) => [`${path} ${section.title}`, JSON.stringify(section)] as const),
  ]);
  return {
    sections: new Map(sections),
    pages: language.pages.map(({ heading = 'home' }) => heading),
    notes: [plan.notes, ...statements.map(({ outcome }) => JSON.stringify(outcome))].join('\n'),
  };
}

/** Where a text stands. */
const placesOf = ({ sections }: Shown, text: string): string[] =>
  [...sections].flatMap(([place, own]) => (own.includes(text) ? [place] : []));

test('a fact stands beside the prices, the dates or the people of its paragraph', () => {
  const shown = shownOf(
    'Site for the Hob Lane cheese dairy in Settle.\n\n' +
      'Cheddar £9, blue £11, curds £4. Rinds are waxed by hand.\n\n' +
      'Open days: 3 May, lambs; 7 June, shearing. Boots are lent at the gate.\n\n' +
      'People: Orla Finch (cheesemaker), Dan Sedge (shop). The bell is by the gate.',
  );
  expect(placesOf(shown, 'Rinds are waxed')).toEqual(placesOf(shown, '£11').slice(-1));
  expect(placesOf(shown, 'Boots are lent')).toEqual(placesOf(shown, 'Shearing').slice(-1));
  expect(placesOf(shown, 'bell is by the gate')).toEqual(placesOf(shown, 'Dan Sedge'));
});

test('a paragraph of which nothing is an entry stands as running text, whole and in its order', () => {
  const shown = shownOf(
    'Website for the Tarn Edge bothy near Keld.\n\nA night costs £18, a week £100.\n\n' +
      'The walls are a yard thick. Swallows nest in the porch. Water comes from the beck.',
  );
  expect(
    placesOf(shown, 'a yard thick. Swallows nest in the porch. Water comes from the beck.'),
  ).toHaveLength(1);
});

test('a prompt of one paragraph has no neighbours to go by', () => {
  const shown = shownOf(
    'Bakery in Ripon called Crumb. Rye £4, white £3. The oven is from 1911. Ring 01765 000 111.',
  );
  expect(placesOf(shown, 'oven is from 1911')).not.toContain('index.html Prices');
});

test.each([
  [
    'Repair evening in Otley called Second Go.\n\nWe mend lamps and zips. Bring one thing each.\n\n' +
      'Parking is behind the church.\n\nSections: What we mend, Where we are\n\nmend@go.example',
    'What we mend',
    'lamps and zips',
  ],
  [
    'Die Nähstube Faden in Kassel. Abschnitte: Was wir nähen, Kurse.\n\nWir nähen Vorhänge nach Maß. Leder machen wir nicht.\n\n' +
      'Der Anfängerkurs hat vier Abende. Stoff bitte mitbringen.\n\nnaht@faden.example',
    'Kurse',
    'Stoff bitte mitbringen',
  ],
  [
    'Il me faut un site pour mon atelier de poterie à Saint-Véran. Rubriques : Les cours, L’atelier.\n\n' +
      'Les cours ont lieu le mardi. La terre est comprise.\n\nL’atelier est une ancienne forge. Le four chauffe au gaz.',
    'L’atelier',
    'Le four chauffe au gaz',
  ],
])('a section that was asked for by its name has what is told of it: %s', (prompt, title, text) => {
  const shown = shownOf(prompt);
  expect(placesOf(shown, text)).toEqual([`index.html ${title}`]);
  expect(shown.notes).not.toContain('nothing to show');
});

test('paragraphs are of the sections in whose order they stand', () => {
  const shown = shownOf(
    'Website for Tolley Barn near Ludlow. Pages: Home, The barn, Your day, Prices\n\n' +
      'The barn seats 120. It has underfloor heating.\n\n' +
      'Music has to stop at midnight. Candles are fine in jars.\n\n' +
      'Weekday hire £2,400, Saturday £4,800.\n\nhello@tolley.example',
  );
  expect(placesOf(shown, 'underfloor heating').at(-1)).toBe('the-barn.html The barn');
  expect(placesOf(shown, 'Candles are fine').at(-1)).toBe('your-day.html Your day');
});

test('of more paragraphs than empty sections none is given to one by its place', () => {
  const shown = shownOf(
    'Website for Tolley Barn near Ludlow. Sections: Prices, Extras\n\nWeekday hire £2,400, Saturday £4,800.\n\n' +
      'Music has to stop at midnight. Candles are fine in jars.\n\nOwls nest in the roof. The yard is cobbled.\n\n' +
      'hello@tolley.example',
  );
  expect(placesOf(shown, 'Owls nest')).not.toContain('index.html Extras');
  expect(placesOf(shown, 'Candles are fine')).not.toContain('index.html Extras');
});

test('steps that are told are shown, and no examples of steps', () => {
  const shown = shownOf(
    'Greenhand Gardening, Reading. Sections: Prices, How it works\n\nAn hour is £28, a half day £100.\n\n' +
      'We come and look. You get a letter within two days. We tidy up every evening.\n\ngreen@hand.example',
  );
  expect(placesOf(shown, 'We tidy up every evening')).toEqual(['index.html How it works']);
  expect(shown.notes).not.toContain('examples');
});

test('pages have proper names', () => {
  const { pages } = shownOf(
    'Day trips on a boat, the Marigold, from Pellport. I want a front page, a prices page and a how to find us page ' +
      '(turn at the blue gate, walk to the end of pontoon C).\n\nHalf a day £45, a whole day £80.\n\nCall 01632 960 555.',
  );
  expect(pages).toEqual(['home', 'Prices', 'How to find us']);
});

test('what only points at a list is called what stands before the wish', () => {
  const shown = shownOf(
    'Website for the Harrow Mill swimming pool.\n\nAdults £5.50, children £3.\n\n' +
      'Pool rules, please put these on their own page:\n- no glass by the water\n- shower first\n\nCall 01632 960 114.',
  );
  expect(shown.pages).toEqual(['home', 'Pool rules']);
  expect(placesOf(shown, 'No glass by the water')).toEqual(['pool-rules.html Pool rules']);
});

test.each([
  'Recording studio Low Tide in Margate. One page is fine.\n\nHalf day £140, full day £250.\n\nCall 01632 960 555.',
  'Driftwood Sauna in Aldon. Sections: Prices, The stove. Put those on pages of their own.\n\n£12 a session.\n\nThe stove burns driftwood.',
])('what says something of pages is no section with nothing to show: %s', (prompt) => {
  expect(shownOf(prompt).notes).not.toContain('nothing to show');
});

test('names in a row are a section each', () => {
  const { sections } = readBrief(
    'Hundeschule Pfotenwerk in Gießen braucht eine Seite. Abschnitte: Kurse, Einzelstunden, Was Sie mitbringen, Über mich.',
  );
  expect(sections.map(({ title }) => title)).toEqual([
    'Kurse',
    'Einzelstunden',
    'Was Sie mitbringen',
    'Über mich',
  ]);
});

test('what is listed in brackets behind a form are its fields', () => {
  const shown = shownOf(
    'Quilters of Wick. Sections: Meetings, Contact (form: name, email, message).\n\nWe meet on Tuesdays. Bring your own machine.',
  );
  expect(placesOf(shown, '"kind":"email"')).toEqual(placesOf(shown, '"kind":"message"'));
  expect(placesOf(shown, '"kind":"email"')).toHaveLength(1);
  expect(shown.notes).not.toContain('Not made');
});
