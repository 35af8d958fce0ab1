import { describe, expect, it } from 'vitest';
import { featuresOf } from './features-of.ts';
import { bucketCount, bucketOf, hashText } from './hash.ts';

describe('features', () => {
  it('stand in the buckets that the shipped weights were made for', () => {
    expect(['menu', 'صفحة', '予約'].map((word) => bucketOf(hashText(word)))).toEqual([
      188339, 143944, 168061,
    ]);
  });

  it('are bounded for a text of any length', () => {
    const { buckets, values } = featuresOf({ text: 'ab 12 '.repeat(50_000), kind: 'sentence' });
    expect(buckets.length).toBeLessThan(5000);
    expect(values).toHaveLength(buckets.length);
    expect(Array.from(buckets).every((bucket) => bucket >= 0 && bucket < bucketCount)).toBe(true);
  });

  it('see the key, and figures as alike', () => {
    const vector = (text: string, key?: string) =>
      featuresOf({ text, kind: 'part', ...(key ? { key } : {}) });
    expect(vector('rings', 'Avoid')).not.toEqual(vector('rings'));
    expect(vector('from 27 GBP')).toEqual(vector('from 48 GBP'));
  });
});
