import { afterEach, expect, test } from 'vitest';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

const draft = { name: 'Bakery', files: [{ path: 'index.html', content: '<p class="mt-4">' }], notes: [] };
const noStop = new AbortController().signal;

let pool: WorkerPool;
afterEach(() => pool.close());

test('builds in a thread, and goes on when threads are replaced', async () => {
  pool = createWorkerPool({ workers: 1, tasksPerGeneration: 1 });
  const runs = [1, 2, 3].map(() => pool.run('styleSite', draft, noStop));

  for (const { files } of await Promise.all(runs))
    expect(files.map(({ path }) => path)).toContain('styles.css');
});

test('stops a task that is asked to stop, and does the next one', async () => {
  pool = createWorkerPool({ workers: 1 });
  const stop = new AbortController();
  const stopped = pool.run('styleSite', draft, stop.signal);
  stop.abort();

  await expect(stopped).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
  await expect(pool.run('styleSite', draft, noStop)).resolves.toMatchObject({ name: 'Bakery' });
});

test('gives up a task that takes too long', async () => {
  pool = createWorkerPool({ workers: 1, deadlineMs: 1 });

  await expect(pool.run('styleSite', draft, noStop)).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    message: expect.stringContaining('too complex'),
  });
});

test('tells those who wait that they were stopped when it closes', async () => {
  pool = createWorkerPool({ workers: 1 });
  const run = pool.run('styleSite', draft, noStop);
  const outcome = expect(run).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
  await pool.close();

  await outcome;
});
