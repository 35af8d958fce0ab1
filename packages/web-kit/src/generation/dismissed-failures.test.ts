import { afterEach, expect, test, vi } from 'vitest';
import { dismissFailure, isDismissed } from './dismissed-failures.ts';

afterEach(() => localStorage.clear());

const idOf = (number: number) => number.toString(16).padStart(24, '0');

test('what was dismissed stays so, and nothing else is', () => {
  dismissFailure(idOf(1));
  expect(isDismissed(idOf(1))).toBe(true);
  expect(isDismissed(idOf(2))).toBe(false);
});

test('keeps no more than the server tells of', () => {
  for (let number = 1; number <= 30; number += 1) dismissFailure(idOf(number));
  expect(isDismissed(idOf(30))).toBe(true);
  expect(isDismissed(idOf(6))).toBe(false);
  expect(isDismissed(idOf(7))).toBe(true);
});

test('a full storage keeps nobody from going on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => dismissFailure(idOf(1))).not.toThrow();
});
