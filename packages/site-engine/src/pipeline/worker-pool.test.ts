import { afterEach, expect, test, vi } from 'vitest';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

const draft = { name: 'Bakery', files: [{ path: 'index.html', content: '<p class="mt-4">' }], notes: [] };
const noStop = { signal: new AbortController().signal };

let pool: WorkerPool;
afterEach(() => pool.close());

test('builds in a thread, and goes on when threads are replaced', async () => {
  pool = createWorkerPool({ workers: 1, tasksPerGeneration: 1 });
  const runs = [1, 2, 3].map(() => pool.run('styleSite', draft, noStop));

  for (const { files } of await Promise.all(runs))
    expect(files.map(({ path }) => path)).toContain('styles.css');
});

test('previews of one site share their compiler, and survive that threads are replaced', async () => {
  pool = createWorkerPool({ workers: 1, tasksPerGeneration: 1 });
  const style = async (html: string) => {
    const draft = { id: 'bakery', files: [{ path: 'index.html', content: html }] };
    return (await pool.run('stylePreview', draft, noStop)).css;
  };

  expect(await style('<p class="mt-4">')).not.toContain('.mb-4');
  expect(await style('<b class="mb-4">')).toMatch(/\.mt-4[\s\S]*\.mb-4/);
  for (let count = 0; count < 4; count += 1) expect(await style('<b class="mb-4">')).toContain('.mb-4');
});

test('stops a task that is asked to stop, and does the next one', async () => {
  pool = createWorkerPool({ workers: 1 });
  const stop = new AbortController();
  const stopped = pool.run('styleSite', draft, stop);
  stop.abort();

  await expect(stopped).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
  await expect(pool.run('styleSite', draft, noStop)).resolves.toMatchObject({ name: 'Bakery' });
});

test('a task that is stopped when its answer is there already ends nothing else', async () => {
  pool = createWorkerPool({ workers: 1 });
  const uncaught = vi.fn();
  process.on('uncaughtExceptionMonitor', uncaught);
  await pool.run('styleSite', draft, noStop);
  // What follows an answer runs while answers are handed out: the next one comes in the same go.
  await pool.run('styleSite', draft, noStop);
  const stop = new AbortController();
  const stopped = pool.run('styleSite', draft, stop);
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  stop.abort();

  await expect(stopped).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
  await expect(pool.run('styleSite', draft, noStop)).resolves.toMatchObject({ name: 'Bakery' });
  process.off('uncaughtExceptionMonitor', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});

test('gives up a task that takes too long', async () => {
  pool = createWorkerPool({ workers: 1, startDeadline: () => AbortSignal.timeout(1) });

  await expect(pool.run('styleSite', draft, noStop)).rejects.toMatchObject({
    code: 'GENERATION_TOO_COMPLEX',
    message: expect.stringContaining('too complex'),
  });
});

/** A pool without deadlines, and how many tasks have begun in it. */
function poolThatCounts(workers: number): { count: number } {
  const begun = { count: 0 };
  const startDeadline = () => {
    begun.count += 1;
    return noStop.signal;
  };
  pool = createWorkerPool({ workers, startDeadline });
  return begun;
}

test('the time of a task begins once its code is loaded, and a stop does not wait for that', async () => {
  const begun = poolThatCounts(1);
  const stop = new AbortController();
  const stopped = pool.run('styleSite', draft, { signal: stop.signal });
  const made = pool.run('styleSite', draft, noStop);
  await new Promise(setImmediate);
  expect(begun.count).toBe(0);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
  expect(begun.count).toBe(1);
  await made;
  expect(begun.count).toBe(2);
});

test('the time of a task begins when it does, not while it waits', async () => {
  const begun = poolThatCounts(1);
  const runs = [1, 2, 3].map(() => pool.run('styleSite', draft, noStop));
  await runs[0];
  expect(begun.count).toBeLessThan(3);

  await Promise.all(runs);
  expect(begun.count).toBe(3);
});

test('one person’s tasks never take the last thread', async () => {
  const begun = poolThatCounts(2);
  // Nothing begins before the code is loaded.
  await pool.run('styleSite', draft, noStop);
  begun.count = 0;
  const mallory = { ...noStop, owner: 'mallory' };
  const runs = [1, 2, 3, 4].map(() => pool.run('styleSite', draft, mallory));
  await new Promise(setImmediate);
  expect(begun.count).toBe(1);

  const other = pool.run('styleSite', draft, { ...noStop, owner: 'ada' });
  await new Promise(setImmediate);
  expect(begun.count).toBe(2);
  await Promise.all([...runs, other]);
});

test('a task that is stopped while it waits never begins', async () => {
  pool = createWorkerPool({ workers: 1 });
  const running = pool.run('styleSite', draft, noStop);
  const stop = new AbortController();
  const waiting = pool.run('styleSite', draft, stop);
  stop.abort();

  await expect(waiting).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
  await running;
});

test('tells those who wait that they were stopped when it closes', async () => {
  pool = createWorkerPool({ workers: 1 });
  const run = pool.run('styleSite', draft, noStop);
  const outcome = expect(run).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
  await pool.close();

  await outcome;
});
