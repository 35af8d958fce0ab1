import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { isMade } from './plan/checks/made-functions.ts';
import { missingWords } from './plan/checks/missing-words.ts';
import { pageTexts } from './plan/checks/plan-texts.ts';
import { planSite } from './plan/plan-site.ts';
import { createRandom } from './random.ts';

const subjects = [
  'A kiln shop called Brack in Oban',
  'Töpferei Lehmann in Graz',
  'Atelier Vent à Brest',
  'Chess club Rook, Ely',
] as const;
const facts = [
  'Bowl £24',
  'Vase £30',
  'Postage £4',
  'Open Tue-Sat 9-17',
  'Email hi@brack.example',
  'Monday 18:00 Beginners',
];
const wishes = [
  'Basket',
  'Search',
  'Filter by bowls and vases',
  'Dark mode switch',
  'Booking form: name, phone, size (small, large)',
  'Price calculator: number of bowls times £24 plus £4',
  'Back to top button',
  'Share buttons',
  'Countdown',
  'Pas de coins arrondis',
  'No animations',
  'No exclamation marks',
  'Keine Stockfotos',
  'Impressum',
  'Colours: green and cream',
  'Members login',
];

/** Prompts of a subject, facts and wishes in some order. */
const prompts = Array.from({ length: 200 }, (_, seed) => {
  const random = createRandom(`reports ${seed}`);
  const said = random.shuffle([...facts, ...wishes]).slice(0, 3 + random.index(8));
  return `${random.pick(subjects)}. ${said.join('. ')}.`;
});

test.each(prompts)('what is reported holds on the finished pages: %s', (prompt) => {
  const brief = readBrief(prompt);
  const { plan, statements } = planSite(brief, '1');
  const texts = pageTexts(plan.languages[0]);
  statements.forEach(({ text, outcome }, index) => {
    if (outcome?.became === 'on_page') {
      const shown = outcome.spots.map(({ path }) => texts.get(path) ?? '').join(' ');
      expect(missingWords(text, shown), text).toEqual([]);
    }
    if (outcome?.became !== 'applied') return;
    const types = brief.functions.filter(({ from }) => from.includes(index)).map(({ type }) => type);
    for (const type of types) expect(isMade(type, plan), `${text}: ${type}`).not.toBe(false);
    const limits = plan.design.limits ?? [];
    if (/corners/u.test(outcome.how)) expect(limits).toContain('square');
    if (/Nothing moves/u.test(outcome.how)) expect(limits).toContain('still');
  });
});
