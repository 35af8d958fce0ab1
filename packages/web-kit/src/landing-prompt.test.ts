import { expect, test, vi } from 'vitest';
import {
  keepLandingPrompt,
  landingPromptKey,
  readLandingPrompt,
  takeLandingPrompt,
} from './landing-prompt.ts';

test('a kept prompt is taken once, whole and as it was written', () => {
  const prompt = '  A bakery.\n'.padEnd(20_000, 'x');
  keepLandingPrompt(prompt);
  expect(sessionStorage.getItem(landingPromptKey)).toBe(prompt);
  expect(readLandingPrompt()).toBeDefined();
  expect(takeLandingPrompt()).toBe(prompt);
  expect(readLandingPrompt()).toBeUndefined();
  expect(takeLandingPrompt()).toBeUndefined();
});

test('a prompt that is only read stays kept', () => {
  keepLandingPrompt('A bakery');
  expect(readLandingPrompt()).toBe('A bakery');
  expect(takeLandingPrompt()).toBe('A bakery');
  expect(readLandingPrompt()).toBeUndefined();
});

test('nothing is taken where nothing, or nothing but spaces, was kept', () => {
  expect(takeLandingPrompt()).toBeUndefined();
  keepLandingPrompt('  \n');
  expect(readLandingPrompt()).toBeUndefined();
  expect(takeLandingPrompt()).toBeUndefined();
});

test('a full storage does no harm', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepLandingPrompt('A bakery')).not.toThrow();
});
