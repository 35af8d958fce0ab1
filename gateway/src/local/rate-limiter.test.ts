import { describe, expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

const admitted = (limiter: RateLimiter, client: string, requests: number) =>
  Array.from({ length: requests }, () => limiter.admits(client)).filter(Boolean).length;

describe('RateLimiter', () => {
  it('admits a burst, then only as many as leak out', () => {
    let now = 0;
    const limiter = new RateLimiter({ requestsPerSecond: 2, burst: 3 }, () => now);
    expect(admitted(limiter, 'a', 10)).toBe(4);
    now = 1_000;
    expect(admitted(limiter, 'a', 10)).toBe(2);
  });

  it('counts each client apart', () => {
    const limiter = new RateLimiter({ requestsPerSecond: 1, burst: 0 }, () => 0);
    expect(admitted(limiter, 'a', 2)).toBe(1);
    expect(admitted(limiter, 'b', 2)).toBe(1);
  });

  it('still refuses a busy client after cleaning up idle ones', () => {
    let now = 0;
    const limiter = new RateLimiter({ requestsPerSecond: 1, burst: 0 }, () => now);
    for (let client = 0; client < 10_000; client += 1) limiter.admits(`idle-${client}`);
    now = 2_000;
    limiter.admits('busy');
    expect(limiter.admits('busy')).toBe(false);
    expect(limiter.admits('idle-1')).toBe(true);
  });
});
