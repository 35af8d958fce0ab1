import { expect, test } from 'vitest';
import { hasPremises } from './premises.ts';
import { kinds } from './registry.ts';

test.each(['bakery', 'hotel', 'dentist', 'law', 'museum', 'garage'] as const)('a %s can be visited', (id) => {
  expect(hasPremises(kinds[id])).toBe(true);
});

test.each(['saas', 'documentation', 'podcast', 'newsletter', 'blog', 'portfolio', 'band'] as const)(
  'nobody visits a %s',
  (id) => {
    expect(hasPremises(kinds[id])).toBe(false);
  },
);
