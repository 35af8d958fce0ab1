import { vi } from 'vitest';

/**
 * Call it in a test that makes something fail on purpose: console errors stay quiet and do not fail the test.
 * @returns reads what was reported since
 */
export function expectedConsoleErrors(): () => unknown[][] {
  const reported: unknown[][] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...error: unknown[]) => {
    reported.push(error);
    spy.mock.calls.length = 0;
  });
  return () => reported;
}
