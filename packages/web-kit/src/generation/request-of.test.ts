import type { Generation } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { requestOf } from './request-of.ts';

const generation: Generation = {
  id: 'b'.repeat(24),
  folderId: 'a'.repeat(32),
  previewUrl: '',
  state: 'failed',
  prompt: 'A bakery',
  engine: 'openai',
  createdAt: '2026-02-03T04:05:06.000Z',
};

test('asks for the same words, and for nothing that was not asked for', () => {
  expect(requestOf(generation)).toEqual({ prompt: 'A bakery' });
});

test('asks for all that was asked for', () => {
  const asked = {
    seed: 7,
    brandKit: false as const,
    attachments: [{ picture: 'c'.repeat(32), alt: 'The oven', isLogo: true as const }],
  };
  expect(requestOf({ ...generation, ...asked, engine: 'composer' })).toEqual({
    prompt: 'A bakery',
    engine: 'composer',
    ...asked,
  });
});
