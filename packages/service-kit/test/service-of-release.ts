import { commonSettings, createApp, createRouter, portSetting, runMain } from '@sitewright/service-kit';
import { z } from 'zod';

const settingsSchema = z.object({
  ...commonSettings,
  PORT: portSetting(0),
  WRITES: z.coerce.number(),
  READABLE_BY: z.coerce.number(),
  DIES: z.stringbool().default(false),
});
const { WRITES: writes, READABLE_BY: readableBy } = settingsSchema.parse(process.env);
const service = { name: 'svc-test', version: '1.0.0', settingsSchema, secrets: [], indexes: [] };

/** A service of a release whose documents have any number, as a process of its own; one that dies does so while it is built. */
await runMain({ ...service, schema: { writes, readableBy } }, async ({ settings, log, mongo }) => {
  if (settings.DIES) throw new Error('It dies while it starts.');
  const prepare = async () => {
    await mongo.db.collection('things').insertOne({ schema: writes });
  };
  return { app: createApp({ log, checks: mongo.checks, routers: [createRouter()] }), prepare, closers: [] };
});
