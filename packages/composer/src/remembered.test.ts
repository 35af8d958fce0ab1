import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('looks once at a short text, and at a long one until another is asked about', () => {
  const look = vi.fn((text: string) => text.length);
  const known = remembered(look);
  expect([known('rye'), known('rye')]).toEqual([3, 3]);
  expect(look).toHaveBeenCalledTimes(1);
  const [long, other] = ['rye '.repeat(200), 'oat '.repeat(200)];
  expect([known(long), known(long), known(other), known(long)]).toEqual([800, 800, 800, 800]);
  expect(look).toHaveBeenCalledTimes(4);
});

test('keeps what was found to be nothing, and only so many', () => {
  const look = vi.fn((): string | undefined => undefined);
  const known = remembered(look);
  known('a');
  known('a');
  expect(look).toHaveBeenCalledTimes(1);
  for (let text = 0; text < 4_000; text += 1) known(String(text));
  known('a');
  expect(look.mock.calls.length).toBe(4_002);
});

test('keeps as many long texts as are asked for', () => {
  const look = vi.fn((text: string) => text.length);
  const known = remembered(look, 2);
  const [rye, oat, wheat] = ['rye '.repeat(200), 'oat '.repeat(200), 'wheat '.repeat(200)];
  for (const text of [rye, oat, rye, oat]) known(text);
  expect(look).toHaveBeenCalledTimes(2);
  for (const text of [wheat, rye]) known(text);
  expect(look).toHaveBeenCalledTimes(4);
});

test('keeps what is asked for again while others come and go', () => {
  const look = vi.fn((text: string) => text.length);
  const known = remembered(look);
  for (let text = 0; text < 10_000; text += 1) {
    known('rye');
    known(String(text));
  }
  expect(look).toHaveBeenCalledTimes(10_001);
});
