import { expect, it } from 'vitest';
import type { Cut } from '../../src/brief/cut/cut.ts';
import { labelCuts } from './label-cuts.ts';
import { readPrompts } from './labelled-prompt.ts';

const [prompt] = readPrompts('=== quarry en\n[I]Slate quarry, [F]open daily. [-]***[FW]Hours 9-5\n');
if (!prompt) throw new Error('no prompt');

const cutOf = (text: string, end = text): Cut => ({
  start: prompt.text.indexOf(text),
  end: prompt.text.indexOf(end) + end.length,
  text,
  kind: 'sentence',
  depth: 0,
});

it('reads the labels out of the text they stand in', () => {
  expect(prompt).toMatchObject({
    group: 'quarry',
    lang: 'en',
    text: 'Slate quarry, open daily. ***Hours 9-5',
  });
  expect(prompt.spans.map(({ start, end }) => prompt.text.slice(start, end))).toEqual([
    'Slate quarry',
    'open daily',
    'Hours 9-5',
  ]);
});

it('labels a cut by most of its characters, and says what else is in it', () => {
  const labelled = labelCuts(prompt, [
    cutOf('Slate quarry'),
    cutOf('open daily', '***Hours 9-5'),
    cutOf('***'),
  ]);
  expect(labelled.map(({ class: cls, also }) => [cls, ...also])).toEqual([
    ['identity'],
    ['fact', 'page_or_section_wish'],
  ]);
});

it('does not learn from a cut over lines that say different things', () => {
  const [lines] = readPrompts('=== lines en\n[T]Roof slates\n[N]no gnomes');
  if (!lines) throw new Error('no prompt');
  expect(labelCuts(lines, [{ ...cutOf('Slate quarry'), start: 0, end: lines.text.length }])).toEqual([]);
});
