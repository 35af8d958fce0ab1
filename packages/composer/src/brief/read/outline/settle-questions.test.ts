import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const asked = (prompt: string) =>
  readBrief(prompt).questions.map(({ question, answer }) => [question, answer]);

test('answers are whole, with their commas and what a mere yes or no means', () => {
  expect(
    asked(
      '## FAQ\n**Can we move up or down a plan?** Yes, at any time, from the next month.\n' +
        '**Is there a contract?** No. You pay month by month.\n**What about our data?** You get it, and we delete the rest.',
    ),
  ).toEqual([
    ['Can we move up or down a plan?', 'Yes, at any time, from the next month'],
    ['Is there a contract?', 'No. You pay month by month'],
    ['What about our data?', 'You get it, and we delete the rest'],
  ]);
  expect(
    asked('FAQ: ¿Hay aparcamiento? Sí, detrás de la casa, gratis. ¿Se admiten perros? No, lo sentimos.'),
  ).toEqual([
    ['¿Hay aparcamiento?', 'Sí, detrás de la casa, gratis'],
    ['¿Se admiten perros?', 'No, lo sentimos'],
  ]);
});

test('what is asked of the maker is followed by wishes, each its own', () => {
  const { sections, questions } = readBrief(
    'Can you make me a site? I need a gallery, a price list and a contact form. Pottery in Leeds.',
  );
  expect(questions).toEqual([]);
  expect(sections.length).toBeGreaterThan(1);
});

test('what follows the last answer is not read as one', () => {
  const { questions } = readBrief(
    'A tool called Drift. FAQ: Does it change anything? No. Does it send data? No. Keep the page plain, no marketing.',
  );
  expect(questions.map(({ answer }) => answer)).toEqual(['No', 'No']);
});

test('what a question asks about is no section of the site', () => {
  const { questions, sections } = readBrief(
    'FAQ for my kayak hire in Poole:\nDo I need experience? No, we show you.\nCan dogs come? Yes, small ones.',
  );
  expect(questions).toHaveLength(2);
  expect(sections.map(({ type }) => type)).toEqual(['questions']);
});

test('what one asks the other in a chat is no question of visitors', () => {
  const { statements } = readBrief(
    '[10:14] Nell: site for the escape room Bolt & Bar in Lincoln\n[10:19] Jo: prices?\n[10:20] Nell: 22 a head\n' +
      '[10:27] Jo: booking?\n[10:28] Nell: by phone, 01522 555 018',
  );
  expect(statements.find(({ text }) => text === 'prices?')?.class).toBe('meta');
  expect(statements.filter(({ text, class: name }) => text.includes('Nell:') && name !== 'meta')).toEqual([]);
});
