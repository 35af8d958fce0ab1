import { expect, it } from 'vitest';
import { joinCalls, shareNext } from './join-calls.ts';

/** Calls whose answers the test gives. */
function start({ most = 100, answerMs = 1_000_000 } = {}) {
  const calls: { items: number[]; answer: PromiseWithResolvers<number[]> }[] = [];
  const join = joinCalls({
    call(items: number[]) {
      const answer = Promise.withResolvers<number[]>();
      calls.push({ items, answer });
      return answer.promise;
    },
    sizeOf: (item) => item,
    most,
    answerMs,
  });
  const called = async (count: number) => {
    await expect.poll(() => calls.length, { interval: 1 }).toBe(count);
    return calls[count - 1] as (typeof calls)[number];
  };
  return { join, called };
}

it('makes one call of those that come in one moment, and gives each its own answer', async () => {
  const { join, called } = start();
  const answers = Promise.all([join(1), join(2), join(3)]);
  const { items, answer } = await called(1);
  expect(items).toEqual([1, 2, 3]);
  answer.resolve([10, 20, 30]);
  expect(await answers).toEqual([10, 20, 30]);
});

it('makes the next call of those that come while one is on its way', async () => {
  const { join, called } = start();
  const first = join(1);
  const { answer } = await called(1);
  const others = Promise.all([join(2), join(3)]);
  answer.resolve([10]);
  expect(await first).toBe(10);
  const second = await called(2);
  expect(second.items).toEqual([2, 3]);
  second.answer.resolve([20, 30]);
  expect(await others).toEqual([20, 30]);
});

it('makes no call larger than it may be, but for one that is larger alone', async () => {
  const { join, called } = start({ most: 5 });
  const answers = Promise.all([join(9), join(3), join(2), join(1)]);
  for (const [index, items] of [[9], [3, 2], [1]].entries()) {
    const call = await called(index + 1);
    expect(call.items).toEqual(items);
    call.answer.resolve(items);
  }
  expect(await answers).toEqual([9, 3, 2, 1]);
});

it('fails for all of a call and goes on with the next, also when no answer comes', async () => {
  const { join, called } = start({ answerMs: 20 });
  const failed = Promise.allSettled([join(1), join(2)]);
  (await called(1)).answer.reject(new Error('The database is away.'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  await expect(join(3)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const last = join(4);
  (await called(3)).answer.resolve([40]);
  expect(await last).toBe(40);
});

it('reads once for all who ask during a read, after each of them has asked', async () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const read = shareNext(() => {
    const answer = Promise.withResolvers<string>();
    reads.push(answer);
    return answer.promise;
  }, 1_000_000);
  const first = read();
  await expect.poll(() => reads.length, { interval: 1 }).toBe(1);
  const others = [read(), read()];
  reads[0]?.reject(new Error('The database is away.'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => reads.length, { interval: 1 }).toBe(2);
  reads[1]?.resolve('new');
  expect(await Promise.all(others)).toEqual(['new', 'new']);
});
