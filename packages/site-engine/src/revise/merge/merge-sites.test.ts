import { applyChanges, compose, composeBrief, revise } from '@sitewright/composer';
import { expect, test } from 'vitest';
import { mergeSites } from './merge-sites.ts';

const composed = compose(
  'A yarn shop called Skein in Leeds. Prices:\n- Merino wool £14\n- Alpaca £19\nA gallery.',
  '0',
);
const changed = (instruction: string) => {
  const { changes, done } = revise({ brief: composed.brief, seed: '0', instruction });
  expect(done, instruction).toHaveLength(1);
  return composeBrief(applyChanges(composed.brief, changes), '0').files;
};
const byHand = (old: string, next: string) =>
  composed.files.map(({ path, content }) => ({
    path,
    content: typeof content === 'string' ? content.replaceAll(old, next) : content,
  }));
const home = (files: { path: string; content: string | Uint8Array }[]) =>
  String(files.find(({ path }) => path === 'index.html')?.content);

test('what a person has changed by hand stays, byte for byte, where something else is composed anew', async () => {
  const ours = byHand('Alpaca', 'Baby alpaca');
  const theirs = changed('Merino wool is £16 now');
  const { files, conflicts } = await mergeSites({ base: composed.files, ours, theirs });
  expect(conflicts).toEqual([]);
  expect(home(files)).toBe(home(theirs).replaceAll('Alpaca', 'Baby alpaca'));
});

test('where both have changed the same place, neither is taken', async () => {
  const ours = byHand('£14', '£15');
  const { conflicts } = await mergeSites({
    base: composed.files,
    ours,
    theirs: changed('Merino wool is £16 now'),
  });
  expect(conflicts).toEqual(['index.html']);
});

test('what one side has left alone is as the other has it', async () => {
  const theirs = changed('Make it dark');
  const { files, conflicts } = await mergeSites({ base: composed.files, ours: composed.files, theirs });
  expect([files, conflicts]).toEqual([theirs, []]);
  const [first, ...others] = composed.files;
  const mine = { path: 'mine.txt', content: 'mine' };
  const kept = await mergeSites({ base: composed.files, ours: [...others, mine], theirs: composed.files });
  expect(kept.files.map(({ path }) => path)).toEqual([...others.map(({ path }) => path), 'mine.txt']);
  expect(first).toBeDefined();
});
