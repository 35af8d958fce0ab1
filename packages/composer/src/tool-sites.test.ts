import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const pageOf = (prompt: string) => {
  const [page] = planSite(readBrief(prompt), '1').plan.languages[0].pages;
  const sections = page?.sections ?? [];
  return {
    heading: page?.heading,
    hero: page?.hero,
    types: sections.map(({ type }) => type),
    tool: sections.flatMap((section) => (section.type === 'tool' ? [section.content] : []))[0],
  };
};

test.each([
  ['make me a tip calculator', { tool: 'calculator', formula: 'bill * (1 + tip / 100) / people' }],
  ['A pomodoro timer: 25 minutes of work, 5 minutes of break.', { tool: 'interval', work: 1_500, rest: 300 }],
  ['Un temporizador para la cocina con 3, 5 y 10 minutos', { tool: 'timer', minutes: [3, 5, 10] }],
  [
    'Timer for tea: green 2 minutes, black 4 minutes',
    { tool: 'timer', minutes: [2, 4], names: ['green', 'black'] },
  ],
  ['Create a simple to do app', { tool: 'todo', items: [] }],
  ['a dice roller for board game nights, with 20-sided dice', { tool: 'dice', sides: [20] }],
  ['flip a coin website', { tool: 'coin' }],
  ['Roll dice (d6 and d20) for our game night', { tool: 'dice', sides: [6, 20] }],
  ['I need a simple tool: pick two dates and it tells me how many days are between them.', { tool: 'days' }],
  ['Tagerechner: wie viele Tage zwischen zwei Daten', { tool: 'days' }],
  [
    'Ein Brührechner für Kaffee: Wasser in Gramm geteilt durch 16 ergibt die Kaffeemenge.',
    { tool: 'calculator', formula: 'x1 / 16', resultLabel: 'Kaffeemenge' },
  ],
  [
    'mortgage calculator',
    { tool: 'calculator', inputs: [{ id: 'price' }, { id: 'deposit' }, { id: 'rate' }, { id: 'years' }] },
  ],
  [
    'Prosty przelicznik cali na centymetry i funtów na kilogramy.',
    {
      tool: 'converter',
      pairs: [
        { from: 'Cali', to: 'Centymetry' },
        { from: 'Funtów', to: 'Kilogramy' },
      ],
    },
  ],
  ['Random name picker for my class: Ana, Ben, Chloe', { tool: 'picker', names: ['Ana', 'Ben', 'Chloe'] }],
  ['Stopwatch with laps', { tool: 'stopwatch' }],
  ['BMI calculator', { tool: 'calculator', formula: 'weight / (height / 100) ^ 2' }],
  [
    'Kreditrechner: Betrag, Zinssatz und Laufzeit eingeben, die monatliche Rate wird ausgegeben.',
    { tool: 'calculator' },
  ],
  [
    'Memory game with fruit: apple, pear, cherry, plum',
    { tool: 'memory', pairs: ['Apple', 'Pear', 'Cherry', 'Plum'] },
  ],
  [
    'A packing checklist for a weekend hike: boots, rain jacket, map',
    { tool: 'todo', items: ['Boots', 'Rain jacket', 'Map'] },
  ],
  [
    'A quiz about capitals. Questions: What is the capital of France? Paris, Lyon or Nice (Paris). ' +
      'What is the capital of Japan? Kyoto, Tokyo, Osaka (Tokyo).',
    {
      tool: 'quiz',
      questions: [
        { question: 'What is the capital of France?', choices: ['Paris', 'Lyon', 'Nice'], answer: 0 },
        { question: 'What is the capital of Japan?', choices: ['Kyoto', 'Tokyo', 'Osaka'], answer: 1 },
      ],
    },
  ],
])('%s: the page is the tool, and nothing around it', (prompt, tool) => {
  const page = pageOf(prompt);
  expect(page.hero).toBeUndefined();
  expect(page.heading).toBeTruthy();
  expect(page.types).toEqual(['tool']);
  expect(page.tool).toMatchObject(tool);
});

test('units that are named are converted both ways', () => {
  const { tool } = pageOf('A simple unit converter: kilometres to miles, Celsius to Fahrenheit.');
  expect(tool).toEqual({
    tool: 'converter',
    pairs: [
      { from: 'Kilometres', to: 'Miles', forth: 'x * 0.621371192237', back: 'x * 1.609344' },
      { from: 'Celsius', to: 'Fahrenheit', forth: 'x * 1.8 + 32', back: '(x - 32) * 0.555555555556' },
    ],
  });
});

test('money is not converted without a rate, and prices are no converter', () => {
  const brief = readBrief(
    'Casa Lobo, a guesthouse in Ronda. Rooms: Patio 80 €, Tower 110 €. A currency converter EUR to USD.',
  );
  const { plan, statements } = planSite(brief, '1');
  const sections = plan.languages[0].pages.flatMap((page) => page.sections);
  expect(sections.some(({ type }) => type === 'tool')).toBe(false);
  expect(statements.some(({ outcome }) => outcome?.became === 'left_out')).toBe(true);
});

test('where a tool cannot be made the page says so, and has no form for what nobody asked', () => {
  expect(pageOf('Stundenplan und Notenrechner für meine Klasse').types).toEqual(['prose']);
});

test('a place with tools is a place first', () => {
  const { hero, types } = pageOf(
    'Board game café "Meeple & Malt" in Ghent. Open Tue-Sun 12:00-23:00. Menu: Toast €6, Soup €7.50. Add a dice roller.',
  );
  expect(hero).toBeDefined();
  expect(types).toContain('tool');
  expect(types).toContain('visit');
});

test.each([
  'Pub quiz at the Bell in Ely, teams of six at most. Tuesdays 8pm, £2 each.',
  'Log splitter rental in Orono, Maine. Half day $40, full day $65. Open Mon to Sat 8-5.',
])('what takes place or is let is nothing to use on a page: %s', (prompt) => {
  const brief = readBrief(prompt);
  expect(brief.tool).toBeUndefined();
  expect(brief.functions).toEqual([]);
});
