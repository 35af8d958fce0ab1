import { limits } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { adversarialPrompts } from './adversarial-prompts.ts';

const prompts = adversarialPrompts();

test('a thousand different prompts at least, each as long as the service takes one', () => {
  expect(new Set(prompts.map(({ text }) => text)).size).toBeGreaterThanOrEqual(1_000);
  expect(new Set(prompts.map(({ text }) => text.length))).toEqual(new Set([limits.promptMaxLength]));
  expect(prompts.filter(({ text }) => !text.isWellFormed())).toEqual([]);
});

test('the same for the same seed, others for another', () => {
  expect(adversarialPrompts()).toEqual(prompts);
  expect(adversarialPrompts(2)).not.toEqual(prompts);
});
