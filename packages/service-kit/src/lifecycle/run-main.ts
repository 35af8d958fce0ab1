import { createRegistry, serveMetrics, type Tracing } from '@sitewright/watch-kit';
import type { Registry } from 'prom-client';
import type { z } from 'zod';
import type { ServiceApp } from '../http/create-app.ts';
import { tellOfReplica } from '../instance/replicas.ts';
import type { Logger } from '../logger.ts';
import { countDatabaseFailures, measureBackups, measureDatabaseDisk } from '../metrics/measure-database.ts';
import { measureRequests } from '../metrics/measure-requests.ts';
import { connectMongo, type MongoConnection } from '../mongo/connect-mongo.ts';
import { ensureIndexes, type IndexDefinition } from '../mongo/ensure-indexes.ts';
import { demandReadable, noteWritten, type SchemaVersion } from '../mongo/schema-version.ts';
import { type commonSettings, loadSettings } from '../settings.ts';
import { allIndexes } from './make-indexes.ts';
import { type HourlyTask, repeatHourly } from './repeat-hourly.ts';
import { runService } from './run-service.ts';
import { startLogging } from './start-logging.ts';
import { startService } from './start-service.ts';
import type { ServiceParts } from './stop-serving.ts';

type CommonSettings = z.infer<z.ZodObject<typeof commonSettings>> & { PORT: number };

/** What a service has besides its code. */
export interface ServiceDefinition<Settings extends CommonSettings> {
  name: string;
  version: string;
  settingsSchema: z.ZodType<Settings>;
  /** Settings that may come from files. */
  secrets: readonly string[];
  /** Besides those of the limits and the replicas, which every service has. */
  indexes: readonly IndexDefinition[];
  schema: SchemaVersion;
}

/** What a service is built from. */
export interface BuildContext<Settings> {
  settings: Settings;
  log: Logger;
  mongo: MongoConnection;
  /** For what the service measures besides its requests; shown with `METRICS_PORT`. */
  registry: Registry;
  /** With `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  tracing: Tracing | undefined;
}

/** A service as it was built; its connection to the database is the last of its closers. */
export interface BuiltService extends ServiceParts {
  app: ServiceApp;
  /** Writes what has to be there before the first request. */
  prepare?: () => Promise<void>;
  /** Begins work of its own, once requests are accepted. */
  begin?: () => void;
  /** What every replica looks after beside the requests, now and every hour. */
  hourlyTasks?: HourlyTask[];
}

/**
 * The `main` of every service: reads the settings, connects to the database, makes the indexes, builds the service and
 * serves until it is told to stop. Until it is built it leaves the documents alone: a release that cannot start has
 * changed nothing that the one before would have to read.
 */
export async function runMain<Settings extends CommonSettings>(
  { name, version, settingsSchema, secrets, indexes, schema }: ServiceDefinition<Settings>,
  build: (context: BuildContext<Settings>) => Promise<BuiltService>,
): Promise<void> {
  await runService(name, async (giveUp) => {
    const settings = loadSettings(settingsSchema, { secrets });
    const { HOST: host, PORT: port, METRICS_PORT: metricsPort } = settings;
    const { LOG_LEVEL: level, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
    const { log, tracing } = await startLogging({ name, version, level, endpoint });
    const isMeasured = metricsPort !== undefined;
    const registry = createRegistry(name);
    const onFailure = isMeasured ? countDatabaseFailures(registry) : undefined;
    const mongo = await connectMongo(settings.MONGODB_URI, name, { onFailure });
    await demandReadable(mongo.db, name, schema);
    if (isMeasured) {
      measureDatabaseDisk(registry, mongo.db);
      measureBackups(registry, mongo.db);
    }
    await ensureIndexes(mongo.db, allIndexes(indexes), log);
    const context = { settings, log, mongo, registry, tracing };
    const { prepare, begin, hourlyTasks = [], closers, ...built } = await build(context);
    if (isMeasured) measureRequests(registry, built.app);
    const metrics = isMeasured ? await serveMetrics(registry, { host, port: metricsPort }) : undefined;
    await noteWritten(mongo.db, name, schema);
    await prepare?.();
    const stopTasks = repeatHourly(hourlyTasks, log);
    const leave = tellOfReplica(mongo.db, { part: name, version, port, schema }, log, (error) => {
      log.error(error.message);
      giveUp();
    });
    const service = await startService({
      name,
      host,
      port,
      log,
      metricsPort: metrics?.port,
      ...built,
      closers: [
        leave,
        stopTasks,
        ...closers,
        ...(metrics ? [metrics.close] : []),
        mongo.close,
        ...(tracing ? [tracing.close] : []),
      ],
    });
    begin?.();
    return service;
  });
}
