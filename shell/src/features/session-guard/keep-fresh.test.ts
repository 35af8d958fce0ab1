import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeepFresh } from './keep-fresh.ts';

const returnToWindow = () => window.dispatchEvent(new Event('focus'));

let end = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end();
  vi.useRealTimers();
});

function begin() {
  const refresh = vi.fn(async () => undefined);
  const keepFresh = createKeepFresh(refresh);
  end = keepFresh();
  return { refresh, keepFresh };
}

test('refreshes at the start and when the person comes back after a minute', () => {
  const { refresh } = begin();
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  returnToWindow();
  expect(refresh).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('asks no more than once a minute, however often pages and windows change', () => {
  const { refresh, keepFresh } = begin();
  end();
  end = keepFresh();
  vi.advanceTimersByTime(59_000);
  returnToWindow();
  returnToWindow();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('asks for nobody while the window is hidden', () => {
  const { refresh } = begin();
  vi.advanceTimersByTime(60_000);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('is silent once it has ended', () => {
  const { refresh } = begin();
  end();
  vi.advanceTimersByTime(60_000);
  returnToWindow();
  expect(refresh).toHaveBeenCalledTimes(1);
});
