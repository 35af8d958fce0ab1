import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('gives the value that stayed, and none of those in between', () => {
  const { result, rerender } = renderHook(({ words }) => useSettled(words, 200), {
    initialProps: { words: '' },
  });
  for (const words of ['b', 'ba', 'bak']) {
    rerender({ words });
    pass(150);
    expect(result.current).toBe('');
  }
  pass(50);
  expect(result.current).toBe('bak');
});
