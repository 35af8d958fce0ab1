import { expect, test, vi } from 'vitest';
import { inOnlyOneTab } from './only-tab.ts';

/** Locks as a browser has them: one holder of a name at a time, the others wait in order. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const turn = last.then(() => (signal.aborted ? Promise.reject(signal.reason) : hold()));
    last = turn.catch(() => undefined);
    return turn;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
}

test('one tab does it; when that one is closed, the next', async () => {
  stubLocks();
  const at: string[] = [];
  const tabs = ['first', 'second', 'third'].map((name) => {
    const over = new AbortController();
    const work = inOnlyOneTab('ends', over.signal, () => {
      at.push(`${name} begins`);
      return () => void at.push(`${name} ends`);
    });
    return { close: () => over.abort(), work };
  });
  await expect.poll(() => at).toEqual(['first begins']);
  // Given up while it waits, it never begins.
  tabs[1]?.close();
  tabs[0]?.close();
  await expect.poll(() => at).toEqual(['first begins', 'first ends', 'third begins']);
  tabs[2]?.close();
  await Promise.all(tabs.map(({ work }) => work));
  vi.unstubAllGlobals();
});

test('without locks every tab does it', async () => {
  const begin = vi.fn(() => () => undefined);
  const over = new AbortController();
  const work = [1, 2].map(() => inOnlyOneTab('ends', over.signal, begin));
  over.abort();
  await Promise.all(work);
  expect(begin).toHaveBeenCalledTimes(2);
});
