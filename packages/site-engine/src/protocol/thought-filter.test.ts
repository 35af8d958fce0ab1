import { describe, expect, test } from 'vitest';
import { ThoughtFilter } from './thought-filter.ts';

function filter(answer: string, pieceLength: number) {
  let text = '';
  const thoughts = new ThoughtFilter({
    onText(piece) {
      text += piece;
    },
    onForget() {
      text = '';
    },
  });
  for (let at = 0; at < answer.length; at += pieceLength) thoughts.add(answer.slice(at, at + pieceLength));
  const left = thoughts.end();
  return { text, left, hasThought: thoughts.hasThought };
}

describe.each([1, 2, 7, 10_000])('an answer in pieces of %i characters', (length) => {
  test.each([
    ['none', '  <li>Oak</li>\n\n', '  <li>Oak</li>\n\n'],
    ['one of a line', '<think>Hm.</think>o’clock', 'o’clock'],
    ['one of several lines', '<think>\nI go on.\n</think>\n\n  <li>', '  <li>'],
    ['one before a line end that is meant', '<think>\n</think>\n\n\n</main>', '\n</main>'],
    ['several', '\n<think>a</think>\n<think>\nb\n</think>\n\n[THINK]c[/THINK] d', ' d'],
    ['one on a channel', '<|channel|>analysis<|message|>Hm.<|channel|>final<|message|>on', 'on'],
    ['one whose beginning was part of the prompt', 'I go on.\n\n<file path="a">\n</think>\n\non', 'on'],
    ['one that began so, with another behind it', 'I go\n</thinking>\n<think>b</think>on', 'on'],
    ['line ends of Windows', '<think>\r\nHm.\r\n</think>\r\n\r\non', 'on'],
  ])('that has thoughts: %s', (_, answer, text) => {
    expect(filter(answer, length)).toMatchObject({ text, left: '' });
  });

  test.each([
    ['in the middle of a line', 'on <think>a</think>\n b </think>'],
    ['in a page about them', '<pre>\n<think>\na\n</think>\n</pre>\n'],
    ['of which only a part is there', '<thin\n</thin'],
    ['behind many blank lines', `${'\n'.repeat(1100)}<p>\n`],
  ])('keeps marks %s', (_, answer) => {
    expect(filter(answer, length)).toEqual({ text: answer, left: '', hasThought: false });
  });

  test('keeps a mark behind its thought', () => {
    expect(filter('<think>a</think>\non\n</think>\nend', length).text).toBe('on\n</think>\nend');
  });

  test('gives back a thought that never ends', () => {
    expect(filter('\n<think>\nI write\n<p>On', length)).toEqual({
      text: '',
      left: '\nI write\n<p>On',
      hasThought: true,
    });
  });
});

test('passes on at once what cannot be a mark any more', () => {
  const told: string[] = [];
  const thoughts = new ThoughtFilter({ onText: (text) => told.push(text), onForget: () => told.push('?') });
  for (const piece of ['<th', 'ead>', '\n</th', 'ink', ' of']) thoughts.add(piece);

  expect(told).toEqual(['<thead>', '\n', '</think of']);
});

test('reads a thought of a megabyte on one line once', () => {
  const { text } = filter(`<think>${'x'.repeat(1_000_000)}</think>\non`, 10);
  expect(text).toBe('on');
});
