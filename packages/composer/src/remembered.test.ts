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
