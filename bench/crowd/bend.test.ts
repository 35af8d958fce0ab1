import { expect, it } from 'vitest';
import { findBend, whatIsFull } from './bend.ts';
import { stepOf } from './test-figures.ts';

const listsAt = (p95: number) => ({ lists: { count: 1, p50: 1, p95, p99: p95 } });

it('finds none while requests grow with people', () => {
  expect(findBend([stepOf(10), stepOf(100), stepOf(1000)])).toBeUndefined();
  expect(findBend([])).toBeUndefined();
});

it('finds where lists take three times as long as with few people', () => {
  const [quiet, slow] = [stepOf(10, { latency: listsAt(20) }), stepOf(50, { latency: listsAt(61) })];
  const bend = findBend([quiet, stepOf(20, { latency: listsAt(59) }), slow, stepOf(100)]);
  expect(bend?.step).toBe(slow);
  expect(bend?.why).toBe('the p95 of lists is 61 ms, above 60');
});

it('overlooks what nobody notices', () => {
  expect(
    findBend([stepOf(10, { latency: listsAt(3) }), stepOf(50, { latency: listsAt(49) })]),
  ).toBeUndefined();
});

it('finds where requests grow less than half as much as people', () => {
  const bend = findBend([stepOf(100), stepOf(200, { requests: 749 }), stepOf(400)]);
  expect(bend?.step.people).toBe(200);
  expect(bend?.why).toBe('requests grow by 50 % while people grow by 100 %');
  expect(findBend([stepOf(100), stepOf(200, { requests: 751 })])).toBeUndefined();
});

it('finds where more than one of a hundred requests is refused or fails', () => {
  const refused = { failed: { 500: 3 }, heldOff: { 503: 3 } };
  expect(findBend([stepOf(100, refused)])?.why).toBe('1.2 % of the requests are refused or fail');
  expect(findBend([stepOf(100, { failed: { 500: 5 } })])).toBeUndefined();
});

it('names every sign of the step', () => {
  const bend = findBend([stepOf(10), stepOf(100, { requests: 50, latency: listsAt(500) })]);
  expect(bend?.why).toBe(
    'the p95 of lists is 500 ms, above 50; requests grow by 0 % while people grow by 900 %',
  );
});

const busy = (part: string, use: { processors: number; mainThread: number }) =>
  stepOf(10).parts.map((each) => (each.part === part ? { ...each, ...use } : each));

it('tells whose event loop never rests', () => {
  const parts = busy('database', { processors: 0.97, mainThread: 0.95 });
  expect(whatIsFull(stepOf(10, { parts, machine: 1.9 }), 2)).toBe(
    'the main thread of database, busy for 95 % of the time (1.90 of 2 processors are busy, 0.10 of them with the people themselves and 0.43 with other work)',
  );
});

it('tells that the machine has no processor left, and who takes most', () => {
  const parts = busy('svc-sites', { processors: 1.2, mainThread: 0.7 });
  expect(whatIsFull(stepOf(10, { parts, machine: 1.85 }), 2)).toContain(
    'the machine (1.85 of 2 processors are busy, 0.10 of them with the people themselves and 0.15 with other work), most of the platform’s in svc-sites: 1.20',
  );
});

it('tells where no processor is short', () => {
  expect(whatIsFull(stepOf(10), 2)).toContain('no processor (0.60 of 2');
});
