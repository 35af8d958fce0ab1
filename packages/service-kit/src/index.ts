export type { Tracing } from '@sitewright/watch-kit';
export * from './app-error.ts';
export * from './auth/access-token.ts';
export * from './auth/accounts.ts';
export * from './auth/addresses.ts';
export * from './auth/authenticate.ts';
export * from './auth/require-role.ts';
export * from './http/context.ts';
export * from './http/create-app.ts';
export {
  type AnswerEventStream,
  createEventStreams,
  type EventStream,
  type StreamEvent,
} from './http/event-stream.ts';
export { logError, storageFull, toAppError } from './http/handle-errors.ts';
export { Degraded, type HealthChecks } from './http/health.ts';
export { linkToNextPage } from './http/link-to-next-page.ts';
export { readBody } from './http/read-body.ts';
export { validate, validateQuery } from './http/validate.ts';
export * from './instance/backups.ts';
export * from './instance/replicas.ts';
export { makeIndexes } from './lifecycle/make-indexes.ts';
export { type HourlyTask, repeatHourly } from './lifecycle/repeat-hourly.ts';
export * from './lifecycle/run-main.ts';
export * from './lifecycle/run-service.ts';
export * from './lifecycle/start-service.ts';
export type { Drain, ServiceParts } from './lifecycle/stop-serving.ts';
export * from './limits/client-address.ts';
export * from './limits/limiter.ts';
export { createTurns, type TurnLimits } from './limits/turns.ts';
export { waitingTime } from './limits/waiting-time.ts';
export * from './logger.ts';
export { gaugeWhenRead } from './metrics/gauge-when-read.ts';
export * from './mongo/connect-mongo.ts';
export * from './mongo/ensure-indexes.ts';
export { instanceDatabase } from './mongo/instance-database.ts';
export { isStorageFull } from './mongo/is-storage-full.ts';
export { readDisk } from './mongo/read-disk.ts';
export { demandReadable, type SchemaVersion } from './mongo/schema-version.ts';
export * from './settings.ts';
