import { expect, it } from 'vitest';
import { refuseAfterFailures } from './failure-waits.ts';
import type { Generation } from './generation.ts';

type Ended = Pick<Generation, 'state' | 'error' | 'createdAt' | 'endedAt'>;

/** One person’s generations, at a time that the test sets. */
function start() {
  let time = 1_000_000_000;
  let latest: Ended[] = [];
  const end = (state: Generation['state'], error?: Generation['error']) => {
    latest = [{ state, error, createdAt: new Date(time), endedAt: new Date(time) }, ...latest];
  };
  const fail = (times: number) => {
    for (let n = 0; n < times; n++)
      end('failed', { code: 'GENERATION_TOO_COMPLEX', message: 'Too complex.' });
  };
  const refuse = () => refuseAfterFailures(latest, time);
  const secondsLeft = (): number => {
    try {
      refuse();
      return 0;
    } catch (error) {
      return Number((error as { headers: Record<string, string> }).headers['Retry-After']);
    }
  };
  const pass = (seconds: number) => {
    time += seconds * 1_000;
  };
  return { end, refuse, secondsLeft, fail, pass };
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
  const { refuse, fail } = start();
  fail(4);
  expect(refuse).toThrow(
    expect.objectContaining({
      code: 'RATE_LIMITED',
      message: 'Your last 4 sites could not be made. Change the description, and try again in 10 seconds.',
    }),
  );
});

it('ends with the time, and begins anew after a site that was made or after an hour', () => {
  const { end, secondsLeft, fail, pass } = start();
  fail(3);
  pass(5);
  expect(secondsLeft()).toBe(0);
  fail(1);
  expect(secondsLeft()).toBe(10);

  end('done');
  fail(2);
  expect(secondsLeft()).toBe(0);
  pass(3_901);
  expect(secondsLeft()).toBe(0);
  fail(2);
  expect(secondsLeft()).toBe(0);
  fail(1);
  expect(secondsLeft()).toBe(5);
});

it('is for what was asked for, not for a model that fails or for what still waits', () => {
  const { end, secondsLeft, fail } = start();
  fail(2);
  end('failed', { code: 'PROVIDER_FAILED', message: 'The model failed.' });
  end('stopped');
  end('waiting');
  expect(secondsLeft()).toBe(0);
  fail(1);
  expect(secondsLeft()).toBe(5);
});
