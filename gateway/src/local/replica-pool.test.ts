import { describe, expect, it } from 'vitest';
import { ReplicaPool } from './replica-pool.ts';

describe('ReplicaPool', () => {
  it('takes turns', () => {
    const pool = new ReplicaPool(['a', 'b']);
    expect([pool.inOrder(), pool.inOrder(), pool.inOrder()]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
    ]);
  });

  it('lets a replica that failed rest for two seconds, but keeps it as the last resort', () => {
    let now = 0;
    const pool = new ReplicaPool(['a', 'b'], () => now);
    pool.markFailed('a');
    expect(pool.inOrder()).toEqual(['b', 'a']);
    expect(pool.inOrder()).toEqual(['b', 'a']);
    now = 2_000;
    expect(pool.inOrder()).toEqual(['a', 'b']);
  });

  it('has nobody to offer for a service without replicas', () => {
    expect(new ReplicaPool([]).inOrder()).toEqual([]);
  });
});
