import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const planned = (prompt: string) => {
  const { plan, statements } = planSite(readBrief(prompt), '1');
  const [page] = plan.languages[0].pages;
  const tools = page?.sections.flatMap((section) => (section.type === 'tool' ? [section.content] : []));
  return { plan, page, tool: tools?.[0], types: page?.sections.map(({ type }) => type), statements };
};

test.each([
  [
    'Study timer for my son. 40 minutes work 8 minutes break, he should be able to change both.',
    'Study timer',
    { tool: 'interval', work: 2400, rest: 480 },
  ],
  [
    'Tabata timer 20 s on 10 s off 8 rounds',
    'Tabata timer',
    { tool: 'interval', work: 20, rest: 10, rounds: 8 },
  ],
  [
    'Een fietslogboek: datum, km, tijd en opmerking. Ik wil het totaal zien.',
    'Fietslogboek',
    {
      tool: 'log',
      isSummed: true,
      fields: [
        { id: 'f1', label: 'Datum', kind: 'date' },
        { id: 'f2', label: 'Km', kind: 'number' },
        { id: 'f3', label: 'Tijd', kind: 'time' },
        { id: 'f4', label: 'Opmerking', kind: 'text' },
      ],
    },
  ],
  [
    'I keep forgetting which filters I cleaned. make me something to note it down',
    'Filters log',
    {
      tool: 'log',
      fields: [
        { id: 'f1', label: 'Filter', kind: 'text' },
        { id: 'f2', label: 'Date', kind: 'date' },
      ],
    },
  ],
  [
    'Score board for our boules evening. Players: Ada, Bo, Cy.',
    'Score board',
    { tool: 'score', players: ['Ada', 'Bo', 'Cy'], start: 0 },
  ],
  [
    'flashcards for my exam. la mesa = the table, la silla = the chair',
    'Flashcards',
    {
      tool: 'cards',
      cards: [
        { front: 'la mesa', back: 'the table' },
        { front: 'la silla', back: 'the chair' },
      ],
    },
  ],
  [
    'Water tracker: I want to drink 6 glasses every day.',
    'Water tracker',
    { tool: 'daily', items: [{ name: 'Water tracker', goal: 6 }] },
  ],
  [
    'Repair quote tool: full service £80, brake adjust £15, members get 20 percent off. Let people tick what they need and see the total.',
    'Repair quote tool',
    {
      tool: 'estimate',
      currency: '£',
      entries: [
        { name: 'Full service', price: 80, written: '£80' },
        { name: 'Brake adjust', price: 15, written: '£15' },
      ],
      off: [{ name: 'Members get 20 percent off', percent: 20 }],
    },
  ],
  [
    'A weekly meal planner with breakfast, lunch and dinner',
    'Weekly meal planner',
    { tool: 'planner', columns: ['Breakfast', 'Lunch', 'Dinner'] },
  ],
  ['Ich will einen Countdown bis 3. Oktober 2031', 'Countdown', { tool: 'until', day: '2031-10-03' }],
  ['days till midsummer, 24 June 2031', 'Days till midsummer', { tool: 'until', day: '2031-06-24' }],
  [
    'countdown to our reunion on 2 May 2031',
    'Countdown to our reunion',
    { tool: 'until', day: '2031-05-02' },
  ],
  ['aftellen tot nieuwjaar', 'Aftellen tot nieuwjaar', { tool: 'until', yearly: '01-01' }],
  ['Aftellen tot Oud en Nieuw', 'Aftellen tot Oud en Nieuw', { tool: 'until', yearly: '01-01' }],
  ['countdown to new year’s eve', 'Countdown to new year’s eve', { tool: 'until', yearly: '12-31' }],
  [
    'packing list: passport, charger, towel',
    'Packing list',
    { tool: 'todo', items: ['Passport', 'Charger', 'Towel'] },
  ],
  ['my to-do list', 'To-do list', { tool: 'todo', items: [] }],
])('%s: the page is what is asked for, and nothing else', (prompt, heading, tool) => {
  const { plan, page, tool: made, types } = planned(prompt);
  expect(page?.heading).toBe(heading);
  expect(page?.hero).toBeUndefined();
  expect(types).toEqual(['tool']);
  expect(plan.languages[0].navigation).toEqual([]);
  expect(made).toEqual(tool);
});

test('a tip has its share of the bill, also where the word is a compound', () => {
  const { tool } = planned(
    'Ich brauche einen Trinkgeldrechner, der die Rechnung auf mehrere Personen aufteilt.',
  );
  expect(tool).toMatchObject({ formula: 'bill * (1 + tip / 100) / people' });
});

test('an estimate charges nothing twice, takes off what is told and says its note below the total', () => {
  const { tool, plan } = planned(
    'I run a kennel. Build me a little estimator: bath £10, nails £5, full groom £40. If full groom is ticked then bath and nails are ' +
      'included. Regulars get 10% off. Pick-up is extra, say so under the total. A button to print it with the name of the dog.',
  );
  expect(tool).toMatchObject({
    entries: [
      { name: 'Bath', price: 10, within: 2 },
      { name: 'Nails', price: 5, within: 2 },
      { name: 'Full groom', price: 40 },
    ],
    off: [{ percent: 10 }],
    isNamed: true,
    note: 'Pick-up is extra.',
  });
  expect(plan.canPrint).toBe(true);
});

test('what cannot be made is named, and the page keeps its heading', () => {
  const { plan, page, types } = planned(
    'I want an online multiplayer draughts game where my friends can log in, with a ranking.',
  );
  expect(page?.heading).toBe('Multiplayer draughts game');
  expect(types).toEqual(['prose']);
  expect(plan.notes.join(' ')).toMatch(/Not made: accounts, .*ranking/u);
  expect(plan.notes).toContain(
    '“Multiplayer draughts game” is not made: a model can make it. The page stands without it.',
  );
});

test('refusing adverts and a login is kept and takes back nothing else', () => {
  const { statements } = planned(
    'Study timer. 25 minutes work 5 minutes break. Count how many rounds I did today. No ads, no login obviously.',
  );
  expect(statements.filter(({ outcome }) => outcome?.became === 'left_out')).toEqual([]);
});

test('who wants no login on a site may want something else to work', () => {
  const { plan, statements } = planSite(
    readBrief('Cafe Nord, Kiel, hello@nord.example. Add a coin flip for our guests. No login.'),
    '1',
  );
  const contents = plan.languages[0].pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'tool' ? [section.content.tool] : [])),
  );
  expect(contents).toEqual(['coin']);
  expect(statements.at(-1)?.outcome?.became).toBe('applied');
});

test('a list that its owner prepares shows examples of entries, and can be begun anew', () => {
  const { tool, page, statements } = planned('packing list for a week of sailing with a reset button');
  expect(tool).toEqual({ tool: 'todo', items: Array.from({ length: 3 }, () => 'Name of the entry') });
  expect(page?.sections[0]).toMatchObject({ title: 'Packing list for a week of sailing', isExample: true });
  expect(statements[0]?.outcome?.became).not.toBe('left_out');
});

test('a decade is a part of the name', () =>
  expect(planned('quiz about 80s films').page?.sections[0]?.title).toBe('Quiz about 80s films'));

test('what something is called asks for nothing', () => {
  const { statements } = planned('compte à rebours jusqu’à Noël');
  expect(JSON.stringify(statements)).not.toContain('accounts');
});

test('an example quiz has so many questions as are asked for, and is called what it is about', () => {
  const { tool, page } = planned('A quiz about the Hanseatic League with five questions');
  expect(tool).toMatchObject({ tool: 'quiz', questions: { length: 5 } });
  expect(page?.sections[0]?.title).toBe('Quiz about the Hanseatic League');
});
