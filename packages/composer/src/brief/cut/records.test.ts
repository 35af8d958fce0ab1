import { expect, test } from 'vitest';
import { cutStatements } from './cut-statements.ts';

const textsOf = (prompt: string): string[] => cutStatements(prompt).map(({ text }) => text);

test.each([
  [
    'Los cursos son: trapecio (lunes 18:00, 48 € al mes) y malabares (miércoles 17:30, 35 € al mes).',
    'trapecio (lunes 18:00, 48 € al mes)',
  ],
  [
    'Plans: Free (1 beach, 2 days ahead). Paddler £1.99 a month (10 beaches, 7 days ahead).',
    'Free (1 beach, 2 days ahead)',
  ],
  [
    'We are three: Nadia Farrow (founder, ex-coastguard), Theo Blum (code).',
    'Nadia Farrow (founder, ex-coastguard)',
  ],
  [
    'Fees\nCourt attendance: £850 per day, £475 per half day\nUrgent: plus 40%',
    'Court attendance: £850 per day, £475 per half day',
  ],
  [
    'Kurse:\n- Töpfern für Anfänger: Montag, 18:00, Saal 2\n- Glasieren: Freitag, 19:00, Saal 1',
    'Glasieren: Freitag, 19:00, Saal 1',
  ],
])('keeps a record whole: %s', (prompt, record) => {
  expect(textsOf(prompt)).toContain(record);
});

test.each([
  ['A form (name, phone, up to 3 photos)', 'phone'],
  ['Tickets (adult £5, child £3)', 'child £3'],
  ['Services (rewiring, EV chargers)', 'rewiring'],
  ['The day (14:00 ceremony, 16:00 cake, 18:30 dinner)', '16:00 cake'],
  ['Preise (Basis 39 €, Plus 79 €, Pro 99 €), FAQ', 'Plus 79 €'],
  ['Pricing: Solo $9/mo, Pro $19/mo, Studio $39/mo', 'Pro $19/mo'],
  ['Rates (Savings 4.10% APY, Auto loan 5.49% APR)', 'Auto loan 5.49% APR'],
  ['Team: Jonas Petri (Sport), Mei Tanaka (Lymph)', 'Mei Tanaka (Lymph)'],
  ['(1) numbers: 99.99% uptime, 240 ms delivery; (2) team', '240 ms delivery'],
  ['One page: a trailer, the beetles with their powers: Rhino, Stag', 'Stag'],
  ['FAQ (Is there parking? No, two racks. Can I bring a guest? Yes.)', 'No, two racks.'],
])('keeps things of their own apart: %s', (prompt, part) => {
  expect(textsOf(prompt)).toContain(part);
});

test('what follows the last answer stands under the questions no more', () => {
  const cuts = cutStatements('FAQ: Do I need a card? No. Can I cancel? Yes. Write to us. We are in Leeds.');
  expect(
    cuts
      .filter(({ key }) => key === 'FAQ')
      .map(({ text }) => text)
      .at(-1),
  ).toBe('Write to us');
});

test('what stands under a record that moved goes on standing under its head', () => {
  const cuts = cutStatements('Plans (monthly): Free (1 beach, 2 days). \n## Team\n- Jo\n- Al');
  for (const { key, under } of cuts) if (under !== undefined) expect(cuts[under]?.text).toBe(key);
});
