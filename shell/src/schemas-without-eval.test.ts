import { expect, test } from 'vitest';
import { z } from 'zod';

test('tells every copy of the schema library in the page not to compile', async () => {
  expect(z.config().jitless).toBeUndefined();
  await import('./schemas-without-eval.ts');
  expect(z.config().jitless).toBe(true);
});
