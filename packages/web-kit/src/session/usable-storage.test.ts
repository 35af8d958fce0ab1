import { expect, test } from 'vitest';
import { usableStorage } from './usable-storage.ts';

test('gives the browser storage where the browser allows it', () => {
  expect(usableStorage(() => localStorage)).toBe(localStorage);
});

test('keeps a session for as long as the page lives where the browser keeps nothing', () => {
  const storage = usableStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.setItem('token', 't');
  expect(storage.getItem('token')).toBe('t');
  expect(storage.key(0)).toBe('token');
  storage.removeItem('token');
  expect(storage).toHaveLength(0);
});
