import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDayCounter } from './count-days.ts';
import type { Stretch } from './daily-stats.repository.ts';

const start = new Date('2026-03-02T12:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

/** Sites made at these times, and what was asked for. */
function statsOf(made: Date[]) {
  const sitesByDay = vi.fn(async ({ since, until }: Stretch) => {
    const counts = new Map<string, number>();
    for (const date of made.filter((each) => each >= since && (!until || each < until))) {
      const day = date.toISOString().slice(0, 10);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    return counts;
  });
  return { sitesByDay, signUpsByDay: async () => new Map<string, number>() };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

it('F34: reads all days once, and then what is new', async () => {
  const made = [new Date('2026-03-01T08:00:00Z'), minutesLater(-10)];
  const stats = statsOf(made);
  const counter = createDayCounter(stats);
  const recent = async (now: Date) => (await counter.countDays(now)).days.slice(-2).map(({ sites }) => sites);

  expect(await recent(start)).toEqual([1, 1]);
  made.push(minutesLater(1));
  expect(await recent(minutesLater(2))).toEqual([1, 2]);
  const asked = stats.sitesByDay.mock.calls.map(([{ since }]) => since);
  expect(asked).toEqual([new Date('2026-02-01T00:00:00Z'), minutesLater(-1), minutesLater(-1)]);
});

it('counts anew behind an answer when the count is old, once for all who ask', async () => {
  const made = [minutesLater(-20), minutesLater(-10)];
  const stats = statsOf(made);
  const counter = createDayCounter(stats);
  const today = async (now: Date) => (await counter.countDays(now)).days.at(-1)?.sites;

  expect(await today(start)).toBe(2);
  made.pop();
  expect(await Promise.all([today(minutesLater(6)), today(minutesLater(6))])).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(0);
  expect(await today(minutesLater(6))).toBe(1);
  expect(stats.sitesByDay.mock.calls.filter(([{ until }]) => until)).toHaveLength(2);
});

it('goes on with what it knows when counting anew fails', async () => {
  const stats = statsOf([minutesLater(-10)]);
  const counter = createDayCounter(stats);
  await counter.countDays(start);
  stats.sitesByDay.mockRejectedValueOnce(new Error('the database is away'));
  expect((await counter.countDays(minutesLater(6))).days.at(-1)?.sites).toBe(1);
});

it('waits for the first count of all who ask together', async () => {
  const stats = statsOf([minutesLater(-10)]);
  const counter = createDayCounter(stats);
  const [one, other] = await Promise.all([counter.countDays(start), counter.countDays(start)]);
  expect(one).toEqual(other);
  expect(stats.sitesByDay.mock.calls.filter(([{ until }]) => until)).toHaveLength(1);
});
