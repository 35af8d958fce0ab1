import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { backOff, pause } from './pause.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

const isOver = async (pausing: Promise<void>) => {
  const waiting = Symbol('waiting');
  return (await Promise.race([pausing, Promise.resolve(waiting)])) !== waiting;
};

const online = () => window.dispatchEvent(new Event('online'));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('waits twice as long each time, from half a second up to ten, and not everybody equally long', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1);
  expect([0, 1, 2, 3, 4, 5, 50].map(backOff)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  random.mockReturnValue(0);
  expect([0, 5].map(backOff)).toEqual([250, 5000]);
});

test('is over when its time is', async () => {
  const pausing = pause(1000, new AbortController().signal, true);
  vi.advanceTimersByTime(999);
  expect(await isOver(pausing)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isOver(pausing)).toBe(true);
});

test.each([
  ['the browser is back online', online],
  ['the person is back', comeBack],
])('is over when %s, unless the server has named the time', async (_when, happen) => {
  const { signal } = new AbortController();
  const hurried = pause(1000, signal, true);
  const asked = pause(1000, signal, false);
  happen();
  expect(await isOver(hurried)).toBe(true);
  expect(await isOver(asked)).toBe(false);
});

test('goes on while the person goes away', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const pausing = pause(1000, new AbortController().signal, true);
  comeBack();
  expect(await isOver(pausing)).toBe(false);
});

test('is over when nobody follows any more, before it or during it', async () => {
  const abortController = new AbortController();
  const pausing = pause(1000, abortController.signal, false);
  abortController.abort();
  expect(await isOver(pausing)).toBe(true);
  expect(await isOver(pause(1000, abortController.signal, true))).toBe(true);
});
