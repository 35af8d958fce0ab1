import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createZipCache } from './zip-cache.ts';

const files = (bytes: number) => [{ path: 'a.bin', content: randomBytes(bytes) }];
const reading = (bytes = 10) => vi.fn(async () => files(bytes));
const roomy = { maxBytes: 1_000_000, atOnce: 2 };

describe('an archive', () => {
  it('is made once, also for those who ask while it is being made', async () => {
    const zips = createZipCache(roomy);
    const read = reading();
    const [one, other] = await Promise.all([zips.get('a', read), zips.get('a', read)]);
    expect(other).toBe(one);
    expect(await zips.get('a', read)).toBe(one);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is made again when making it failed', async () => {
    const zips = createZipCache(roomy);
    await expect(zips.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await zips.get('a', reading())).bytes.length).toBeGreaterThan(10);
  });

  it('makes room for others, beginning with the one that nobody asked for the longest', async () => {
    const zips = createZipCache({ maxBytes: 25_000, atOnce: 2 });
    const reads = { a: reading(10_000), b: reading(10_000), c: reading(10_000) };
    await zips.get('a', reads.a);
    await zips.get('b', reads.b);
    await zips.get('a', reads.a);
    await zips.get('c', reads.c);
    await zips.get('a', reads.a);
    expect(reads.a).toHaveBeenCalledTimes(1);
    await zips.get('b', reads.b);
    expect(reads.b).toHaveBeenCalledTimes(2);
  });

  it('is answered although it is too large to be kept', async () => {
    const zips = createZipCache({ maxBytes: 100, atOnce: 2 });
    const read = reading(10_000);
    expect((await zips.get('a', read)).bytes.length).toBeGreaterThan(10_000);
    await zips.get('a', read);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

it('packs no more at once than it may', async () => {
  const zips = createZipCache(roomy);
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const read = async () => {
    begun += 1;
    await gate.promise;
    return files(10);
  };
  const all = ['a', 'b', 'c', 'd'].map((key) => zips.get(key, read));
  await vi.waitFor(() => expect(begun).toBe(2));
  gate.resolve();
  await Promise.all(all);
  expect(begun).toBe(4);
});
