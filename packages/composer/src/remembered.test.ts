import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('looks once at a short text, and each time at a long one', () => {
  const look = vi.fn((text: string) => text.length);
  const known = remembered(look);
  expect([known('rye'), known('rye')]).toEqual([3, 3]);
  expect(look).toHaveBeenCalledTimes(1);
  const long = 'rye '.repeat(100);
  known(long);
  known(long);
  expect(look).toHaveBeenCalledTimes(3);
});

test('keeps what was found to be nothing, and only so many', () => {
  const look = vi.fn((): string | undefined => undefined);
  const known = remembered(look);
  known('a');
  known('a');
  expect(look).toHaveBeenCalledTimes(1);
  for (let text = 0; text < 500; text += 1) known(String(text));
  known('a');
  expect(look.mock.calls.length).toBe(502);
});
