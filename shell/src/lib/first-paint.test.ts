import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPaint } from './first-paint.ts';

const nextFrame = vi.fn<typeof requestAnimationFrame>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', nextFrame);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function isOver(painted: Promise<void>): Promise<boolean> {
  let isResolved = false;
  void painted.then(() => {
    isResolved = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return isResolved;
}

test('is over after the first frame', async () => {
  const painted = firstPaint();
  expect(await isOver(painted)).toBe(false);
  nextFrame.mock.lastCall?.[0](0);
  expect(await isOver(painted)).toBe(true);
});

test('is not waited for behind another tab', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await isOver(firstPaint())).toBe(true);
});

test('is not waited for where no frame ever comes', async () => {
  const painted = firstPaint();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await isOver(painted)).toBe(true);
});
