import { expect, onTestFinished, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

function start() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  onTestFinished(() => void vi.useRealTimers());
  const told: number[] = [];
  return { told, ...coalesce<number>((value) => void told.push(value)) };
}

test('tells the latest value once a frame', () => {
  const { told, put } = start();
  for (const value of [1, 2, 3]) put(value);
  expect(told).toEqual([]);
  vi.advanceTimersToNextFrame();
  put(4);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([3, 4]);
});

test('tells it in the background, too, where no frames are drawn', () => {
  const { told, put } = start();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  onTestFinished(() => void vi.unstubAllGlobals());
  put(1);
  vi.advanceTimersByTime(250);
  expect(told).toEqual([1]);
});

test('tells the last one at once when asked to, and nothing twice', () => {
  const { told, put, flush } = start();
  put(1);
  put(2);
  flush();
  flush();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([2]);
});

test('tells nothing after it was given up', () => {
  const { told, put, cancel } = start();
  put(1);
  cancel();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});
