import { expect, it } from 'vitest';
import { shippedEntityModel } from '../../src/brief/entities/entities-of.ts';
import { readMarks } from './labelled-text.ts';
import { shareRight } from './measure.ts';
import { readOpeningTexts, readPromptTexts } from './read-texts.ts';

const model = shippedEntityModel();
const prompts = readPromptTexts().filter(({ part }) => part === 'test');
const openings = readOpeningTexts().filter(({ part }) => part === 'test');

it('tells the name, what it is and where in prompts that the model has not learnt from', () => {
  expect(shareRight(model, prompts, 'name')).toBeGreaterThan(0.68);
  expect(shareRight(model, prompts, 'what')).toBeGreaterThan(0.25);
  expect(shareRight(model, prompts, 'where')).toBeGreaterThan(0.74);
});

it('tells them in openings that were written to be hard', () => {
  expect(shareRight(model, openings, 'name')).toBeGreaterThan(0.52);
  expect(shareRight(model, openings, 'where')).toBeGreaterThan(0.7);
});

it('reads what is marked in a text', () => {
  const marked = '{{k dog groomer}} in {{p Ely}}, called {{n Muddy Paws}}. {{n Muddy Paws}} is small.';
  expect(readMarks(marked)).toEqual({
    text: 'dog groomer in Ely, called Muddy Paws. Muddy Paws is small.',
    labels: { name: ['Muddy Paws'], what: ['dog groomer'], where: ['Ely'] },
  });
});
