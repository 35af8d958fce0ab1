import { statementClasses } from '@sitewright/contracts';
import { expect, it } from 'vitest';
import { partOf } from './part-of.ts';
import { readExamples } from './read-examples.ts';
import { readWrittenPrompts } from './read-written-set.ts';

const examples = readExamples();

it('has enough of every class to learn it, and some to try it', () => {
  for (const name of statementClasses.filter((each) => each !== 'not_understood')) {
    const its = examples.filter((example) => example.class === name);
    expect(its.length, name).toBeGreaterThan(120);
    expect(its.filter(({ part }) => part === 'test').length, name).toBeGreaterThan(12);
  }
});

it('keeps each prompt whole on one side, under a name of its own', () => {
  const groups = readWrittenPrompts().map(({ group }) => group);
  expect(groups.filter((group, at) => groups.indexOf(group) !== at)).toEqual([]);
  expect(examples.filter(({ group, part }) => part !== partOf(group))).toEqual([]);
});

it('has labels for most of what every written prompt says', () => {
  const unlabelled = readWrittenPrompts().filter(({ text, spans }) => {
    const labelled = spans.reduce((sum, { start, end }) => sum + end - start, 0);
    return labelled < text.length / 2;
  });
  expect(unlabelled.map(({ group }) => group)).toEqual([]);
});
