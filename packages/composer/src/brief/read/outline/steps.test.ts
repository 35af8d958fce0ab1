import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

/** What stands in the section of what is done step by step. */
function stepsOf(prompt: string): string[] {
  const { sections, details } = readBrief(prompt);
  const at = sections.findIndex(({ type }) => type === 'process');
  return details.filter(({ section }) => section === at).map(({ text }) => text);
}

test.each([
  [
    'Upholstery in Hull. How it works (three steps): You send us a photo. We quote within two days. We collect it free of charge.',
    ['You send us a photo', 'We quote within two days', 'We collect it free of charge'],
  ],
  [
    'Tischlerei in Kiel. So läuft es ab: 1. Sie rufen an. 2. Wir messen aus. 3. Sie bekommen ein Angebot. 4. Wir bauen ein.',
    ['Sie rufen an', 'Wir messen aus', 'Sie bekommen ein Angebot', 'Wir bauen ein'],
  ],
  [
    'Paniers bio à Die. Comment ça marche :\n1. Vous choisissez votre panier\n2. Nous le préparons le jeudi\n3. Vous passez le prendre',
    ['Vous choisissez votre panier', 'Nous le préparons le jeudi', 'Vous passez le prendre'],
  ],
])('no step is lost, whatever each looks like: %s', (prompt, steps) => {
  expect(stepsOf(prompt)).toEqual(steps);
});

test('a key of another kind holds for its sentence alone', () => {
  const { statements } = readBrief(
    'Bakery in Leeds. Delivery: in town only. We bake at night. We sell at the market.',
  );
  expect(statements.filter(({ key }) => key === 'Delivery').map(({ text }) => text)).toEqual([
    'in town only',
  ]);
});
