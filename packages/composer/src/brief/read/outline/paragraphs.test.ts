import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const blocksOf = (prompt: string): [string, number | undefined][] =>
  readBrief(prompt).statements.map(({ text, block }) => [text, block]);

test('empty lines part paragraphs, and a head stands with its list', () => {
  const blocks = new Map(
    blocksOf(
      'Cafe in Ripon called Crumb.\n\nWhat we bake:\n\n- rye bread\n- white bread\n\nThe oven is from 1911. It burns ash.',
    ),
  );
  expect(blocks.get('rye bread')).toBe(blocks.get('white bread'));
  expect(blocks.get('The oven is from 1911')).toBe(blocks.get('It burns ash'));
  expect(new Set(blocks.values()).size).toBe(3);
});

test('where no line is empty, lines that end a sentence do, and lists stay together', () => {
  const blocks = new Map(
    blocksOf('Cafe in Ripon called Crumb.\nThe oven is from 1911.\n- rye bread\n- white bread'),
  );
  expect(blocks.get('rye bread')).toBe(blocks.get('The oven is from 1911'));
  expect(blocks.get('The oven is from 1911')).toBe(1);
});
