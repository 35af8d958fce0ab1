import { expect, it } from 'vitest';
import { toEndTogether } from './generation-settings.ts';
import { createHasAccount } from './has-account.ts';

it('reads the accounts of all who ask in one moment together', async () => {
  const reads: (readonly string[])[] = [];
  const hasAccount = createHasAccount(async (ids) => {
    reads.push(ids);
    return new Set(['there', 'too']);
  }, 10_000);

  expect(await Promise.all(['there', 'gone', 'too'].map(hasAccount))).toEqual([true, false, true]);
  expect(reads).toEqual([['there', 'gone', 'too']]);
  expect(await hasAccount('gone')).toBe(false);
  expect(reads).toHaveLength(2);
});

it.each([0, 1, 249, 250, 251, 999])(
  'a wait that began %i ms late ends with the others, and not early',
  (late) => {
    const wait = toEndTogether(1000, late, 250);
    expect((late + wait) % 250).toBe(0);
    expect(wait).toBeGreaterThanOrEqual(1000);
    expect(wait).toBeLessThan(1250);
  },
);
