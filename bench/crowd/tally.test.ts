import { expect, it } from 'vitest';
import { createTally } from './tally.ts';

const answered = { kind: 'lists', ms: 10, status: 200, bytes: 100, hasRetryAfter: false } as const;

it('tells percentiles of what was answered, by kind', () => {
  const tally = createTally();
  for (let ms = 1; ms <= 100; ms += 1) tally.count({ ...answered, ms });
  tally.count({ ...answered, kind: 'edits', ms: 0.01 });
  const { latency, requests, bytes } = tally.outcomes();
  expect(latency.lists?.count).toBe(100);
  expect(latency.lists?.p50).toBeCloseTo(50, 0);
  expect(latency.lists?.p95).toBeCloseTo(95, 0);
  expect(latency.lists?.p99).toBeCloseTo(99, 0);
  expect(latency.edits?.p99).toBeCloseTo(0.01, 2);
  expect(latency.forms).toBeUndefined();
  expect({ requests, bytes }).toEqual({ requests: 101, bytes: 10_100 });
});

it('keeps those that were told to come back apart from failures, and both out of the latencies', () => {
  const tally = createTally();
  for (const status of [429, 503, 503]) tally.count({ ...answered, status, hasRetryAfter: true });
  for (const status of [503, 500, 404]) tally.count({ ...answered, status });
  tally.countUnanswered();
  const { heldOff, failed, latency, requests } = tally.outcomes();
  expect(heldOff).toEqual({ 429: 1, 503: 2 });
  expect(failed).toEqual({ 404: 1, 500: 1, 503: 1, 'no answer': 1 });
  expect(latency).toEqual({});
  expect(requests).toBe(7);
});

it('takes a page that has not changed for an answer', () => {
  const tally = createTally();
  tally.count({ ...answered, status: 304, bytes: 0 });
  expect(tally.outcomes()).toMatchObject({ latency: { lists: { count: 1 } }, failed: {} });
});

it('tells what was so far, not what comes later', () => {
  const tally = createTally();
  const before = tally.outcomes();
  tally.count({ ...answered, status: 500 });
  tally.countAct();
  expect(before).toMatchObject({ acts: 0, requests: 0, failed: {} });
  expect(tally.outcomes()).toMatchObject({ acts: 1, requests: 1, failed: { 500: 1 } });
});
