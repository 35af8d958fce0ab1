import type { Engine } from '../engine.ts';
import type { WorkerPool } from './worker-pool.ts';

/** The offline composer, composing in a worker thread. */
export const createThreadedComposer = (pool: WorkerPool): Engine => ({
  name: 'composer',
  label: 'Offline composer',
  writesGradually: false,
  async generate(request, { signal, owner, onEvent }) {
    const { output, events } = await pool.run('composeSite', request, { signal, owner });
    for (const event of events) onEvent(event);
    return output;
  },
});
