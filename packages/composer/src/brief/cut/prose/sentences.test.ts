import { expect, test } from 'vitest';
import { cutStatements } from '../cut-statements.ts';

const sentencesIn = (prompt: string): (string | undefined)[] => [
  ...new Set(cutStatements(prompt).map(({ sentence }) => sentence?.text)),
];

test.each([
  [
    'Make a website for my hair salon, I do cuts and color, we’re on Main Street',
    ['Make a website for my hair salon', 'I do cuts and color', 'we’re on Main Street'],
  ],
  [
    'Crea una web para mi peluquería, hago cortes, tengo parking. Abrimos a las 9, sin cita.',
    ['Crea una web para mi peluquería', 'hago cortes', 'tengo parking', 'Abrimos a las 9, sin cita'],
  ],
])('commas between the clauses behind a wish for a site end sentences: %s', (prompt, sentences) =>
  expect(sentencesIn(prompt)).toEqual(sentences),
);

test('commas of what is told do not', () =>
  expect(sentencesIn('When the mill closed, we bought it, I still remember the day')).toHaveLength(1));
