import { describe, expect, test, vi } from 'vitest';
import { OutputParser } from './parser.ts';
import { beginsContent, partLine } from './partial-line.ts';

vi.mock('./partial-line.ts', { spy: true });

const count = 40_000;

/** Counting what is told and looked at, instead of time, makes quadratic work fail on every machine. */
describe.each([
  ['short lines', '', '0123456\n'],
  ['one line', '', '01234567'],
  ['one line of what may be the end of a page', '<p>', '</html> '],
  ['one line of what is nearly the end of a page', '<p>', '<</htm> '],
  ['one line that begins like a marker', '<file ', '01234567'],
  ['one line that begins like a fence', '```', '````````'],
  ['one line of blanks', '', '        '],
])('%s in forty thousand pieces', (_, beginning, piece) => {
  const given = beginning.length + count * piece.length;

  test('are told and looked at a constant number of times', () => {
    vi.mocked(beginsContent).mockClear();
    vi.mocked(partLine).mockClear();
    const parser = new OutputParser();
    let told = 0;
    const push = (chunk: string) => {
      for (const { content = '', delta = '' } of parser.push(chunk)) told += content.length + delta.length;
    };
    push(`<file path="a.txt">\n${beginning}`);
    for (let pieces = 0; pieces < count; pieces += 1) push(piece);
    push('\n</file>\n');
    const calls = [...vi.mocked(beginsContent).mock.calls, ...vi.mocked(partLine).mock.calls];

    expect(told).toBeLessThanOrEqual(2 * given + 2);
    expect(calls.reduce((sum, [text]) => sum + text.length, 0)).toBeLessThan(3 * given);
  });
});
