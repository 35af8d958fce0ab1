import { once } from 'node:events';
import {
  createApp,
  createEventStreams,
  createLogger,
  createRouter,
  loadSettings,
  portSetting,
  runService,
  startService,
} from '@sitewright/service-kit';
import { z } from 'zod';

const hangMs = 2000;

/** A service without a database, as a process of its own: what the tests of the lifecycle start and stop. */
await runService(
  'patient-service',
  async () => {
    const { PORT } = loadSettings(z.object({ PORT: portSetting(0), NEEDED: z.string({ error: 'set it.' }) }));
    const router = createRouter();
    const stopping = new AbortController();
    const answerEventStream = createEventStreams({ stopping: stopping.signal });
    router.get('/until-stopped', async (ctx) => {
      process.send?.({ type: 'waiting' });
      await new Promise((resolve) => process.once('SIGTERM', resolve));
      ctx.body = { finished: true };
    });
    router.get('/for-ever', async () => {
      process.send?.({ type: 'waiting' });
      await new Promise(() => {});
    });
    router.get('/stream', (ctx) =>
      answerEventStream(ctx, {
        async *follow(signal) {
          yield [{ id: 1, event: 'open', data: {} }];
          if (!signal.aborted) await once(signal, 'abort');
        },
        checkSession: async () => {},
      }),
    );
    router.get('/hang', () => {
      process.send?.({ type: 'waiting' });
      for (;;) Math.random();
    });
    const log = createLogger('patient-service', 'silent');
    const app = createApp({ log, checks: {}, routers: [router] });
    const closers = [async () => void process.stderr.write('closed\n')];
    const drain = async () => stopping.abort();
    return startService({ name: 'patient-service', app, host: '127.0.0.1', port: PORT, log, drain, closers });
  },
  hangMs,
);
