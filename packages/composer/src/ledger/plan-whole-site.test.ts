import { expect, test } from 'vitest';
import { readWrittenPrompts } from '../../training/data/read-written-set.ts';
import { readBrief } from '../brief/read-brief.ts';
import { pageTexts } from '../plan/checks/plan-texts.ts';
import { createRandom } from '../random.ts';
import { lossesIn } from './loss.ts';
import { planWholeSite } from './plan-whole-site.ts';
import { shownOf } from './values-in.ts';

const openings = [
  'We make a game called Brack, out on 3 October 2026 for phones',
  'Giulia & Henrik are getting married! Villa Corsini, 5 September 2026',
  'Wir brauchen eine Seite für unsere Praxis Bewegungsraum in Freiburg',
  'Kayak tours Tidewater (Portree, Isle of Skye)',
] as const;
const said = [
  'Prices (Basic 39 €, Plus 79 €, Pro 119 €)',
  'Schedule of the day (14:00 ceremony, 16:00 cake, 18:30 dinner)',
  'What it costs (€1,200, or three payments of €420; sliding scale exists)',
  'Please write to hi@brack.example',
  'Emergencies 24 h: 961 555 077',
  'Motor: 85 Nm, 25 km/h',
  'Week 20: 14.2',
  'Book form with name and date, deposit £25',
  'The old site was terrible, call 01478 555 014 instead',
  'Postage worked out at £6.50 a box',
  'Show a rates table (Savings 4.10% APY, Auto loan 5.49% APR)',
];

const generated = Array.from({ length: 80 }, (_, seed) => {
  const random = createRandom(`ledger ${seed}`);
  return `${random.pick(openings)}. ${random
    .shuffle([...said])
    .slice(0, 4)
    .join('. ')}.`;
});
/** As people and machines write: some of those that the statements are learnt from. */
const written = readWrittenPrompts()
  .filter((_, index) => index % 8 === 0)
  .map(({ text }) => text);

/** What is on no page and is not listed either. */
function silent(prompt: string): string[] {
  const { plan, statements, answered } = planWholeSite(readBrief(prompt), '1');
  const shown = shownOf(pageTexts(plan.languages[0]).values());
  return lossesIn(statements, shown, answered, [])
    .filter(({ values, statement }) => values.length > 0 && statement.outcome?.became !== 'left_out')
    .map(({ statement }) => statement.text);
}

test.each(generated)('every value stands on a page or is listed: %s', (prompt) => {
  expect(silent(prompt)).toEqual([]);
});

test('so it is with prompts of all kinds', () => {
  expect(written.flatMap(silent)).toEqual([]);
});

const pagesOf = (prompt: string): string =>
  [...pageTexts(planWholeSite(readBrief(prompt), '1').plan.languages[0]).values()].join(' ');

test.each([
  ['A game called Brack, out on 3 October 2026 for phones.', '3 october 2026'],
  ['A clinic called Huellas in Valencia. Emergencies 24 h: 961 555 077.', 'emergencies 24 h'],
  ['Kayak tours by Tidewater in Skye. Please write to paddle@tidewater.example.', 'paddle tidewater example'],
])('%s', (prompt, words) => {
  expect(pagesOf(prompt)).toContain(words);
});

test('a budget is no price', () => {
  expect(pagesOf('A site for Marlow Mutts, dog walking in Totnes. Our budget is about £200.')).not.toContain(
    '200',
  );
});

test.each([
  [
    'A site for the Harvest Supper on Friday 9 October in the village hall, Elsworth. Tickets £12.',
    '"place":"village hall, Elsworth"',
  ],
  [
    'Make me a landing page for our charity run "Run for Rivers" on 6 June 2027 in Durham. Entry £15.',
    'On 6 June 2027 in Durham',
  ],
])('the day in the sentence that names the whole is told, and not the sentence: %s', (prompt, told) => {
  const pages = JSON.stringify(planWholeSite(readBrief(prompt), '1').plan.languages);
  expect(pages).toContain(told);
  expect(pages).not.toMatch(/A site for|landing page/u);
});
