import { expect, it } from 'vitest';
import { cutStatements } from './cut-statements.ts';

const texts = (prompt: string): string[] => cutStatements(prompt).map(({ text }) => text);

it('cuts sentences and the parts of an enumeration', () => {
  expect(texts('Bakery in York. Bread, cakes, rolls.')).toEqual([
    'Bakery in York',
    'Bread',
    'cakes',
    'rolls',
  ]);
});

it('has nothing to say about nothing', () => {
  expect(cutStatements(' \n ')).toEqual([]);
});
