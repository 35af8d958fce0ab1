import { expect, it } from 'vitest';
import { createDeathWatch } from './death-watch.ts';
import type { SeenGeneration } from './leases.repository.ts';

function start() {
  let time = 0;
  const watch = createDeathWatch({ lookMs: 500, takeoverMs: 8000 }, () => time);
  const seen = (sign: string, isReleased = false): SeenGeneration => ({
    id: 'one',
    ownerId: 'ada',
    createdAt: new Date(0),
    state: 'running',
    turn: 0,
    sign,
    isReleased,
  });
  /** Looks every half second for so long; whether it was dead at the end. */
  const look = (sign: string, milliseconds: number) => {
    let dead: SeenGeneration[] = [];
    for (const end = time + milliseconds; time < end; ) {
      time += 500;
      dead = watch.observe([seen(sign)]);
    }
    return dead.length > 0;
  };
  const sleep = (milliseconds: number) => {
    time += milliseconds;
  };
  return { watch, seen, look, sleep };
}

it('tells who has not changed for eight seconds of its own clock', () => {
  const { look } = start();
  expect(look('token 1', 8000)).toBe(false);
  expect(look('token 1', 500)).toBe(true);
});

it('tells nobody who lives', () => {
  const { look } = start();
  for (let beat = 0; beat < 30; beat++) expect(look(`token ${beat}`, 1000)).toBe(false);
});

it('tells who has been given back at once', () => {
  const { watch, seen } = start();
  expect(watch.observe([seen('token 1', true)])).toHaveLength(1);
});

it('begins anew after it could not look, or was itself not there', () => {
  const { watch, look, sleep } = start();
  look('token 1', 7500);
  watch.forget();
  expect(look('token 1', 7500)).toBe(false);
  sleep(60_000);
  expect(look('token 1', 7500)).toBe(false);
  expect(look('token 1', 1500)).toBe(true);
});
