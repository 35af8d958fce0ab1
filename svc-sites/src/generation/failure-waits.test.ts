import { expect, it } from 'vitest';
import { createFailureWaits } from './failure-waits.ts';

/** The waits of one person, at a time that the test sets. */
function start() {
  let time = 1_000_000;
  const waits = createFailureWaits(() => time);
  const secondsLeft = (ownerId = 'ada'): number => {
    try {
      waits.refuse(ownerId);
      return 0;
    } catch (error) {
      return Number((error as { headers: Record<string, string> }).headers['Retry-After']);
    }
  };
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) waits.failed('ada');
  };
  const pass = (seconds: number) => {
    time += seconds * 1_000;
  };
  return { waits, secondsLeft, fail, pass };
}

it('lets a person fail twice, and then wait longer after each failure, up to five minutes', () => {
  const { secondsLeft, fail } = start();
  const seen = Array.from({ length: 11 }, () => {
    fail(1);
    return secondsLeft();
  });
  expect(seen).toEqual([0, 0, 5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

it('says what to do', () => {
  const { waits, fail } = start();
  fail(4);
  expect(() => waits.refuse('ada')).toThrow(
    expect.objectContaining({
      code: 'RATE_LIMITED',
      message: 'Your last 4 sites could not be made. Change the description, and try again in 10 seconds.',
    }),
  );
});

it('ends with the time, and begins anew after a site that was made or after an hour', () => {
  const { waits, secondsLeft, fail, pass } = start();
  fail(3);
  pass(5);
  expect(secondsLeft()).toBe(0);
  fail(1);
  expect(secondsLeft()).toBe(10);

  waits.succeeded('ada');
  fail(2);
  expect(secondsLeft()).toBe(0);
  pass(3_601);
  expect(secondsLeft()).toBe(0);
  fail(2);
  expect(secondsLeft()).toBe(0);
});

it('is one person’s alone', () => {
  const { secondsLeft, fail } = start();
  fail(9);
  expect(secondsLeft('eve')).toBe(0);
});
