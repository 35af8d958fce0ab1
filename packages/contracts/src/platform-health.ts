import * as z from 'zod/mini';
import { failureReasonSchema } from './failure-reason.ts';

const countSchema = z.int().check(z.nonnegative());
const instantSchema = z.iso.datetime();

/** A process of a service, as it last told of itself. */
export const replicaSchema = z.object({
  version: z.string(),
  startedAt: instantSchema,
  seenAt: instantSchema,
  /** Whether it was heard of lately. */
  isUp: z.boolean(),
  memoryBytes: countSchema,
});
export type Replica = z.infer<typeof replicaSchema>;

/**
 * What administrators see of the platform; `since` is when the counts begin. What nobody has measured is left out: the version of a
 * database that keeps it to itself, a backup that was never made, times of sites where none was finished.
 */
export const platformHealthSchema = z.object({
  at: instantSchema,
  since: instantSchema,
  parts: z.array(z.object({ part: z.string(), replicas: z.array(replicaSchema) })),
  database: z.object({ version: z.optional(z.string()) }),
  /** The disk that the database lies on. */
  disk: z.optional(z.object({ usedBytes: countSchema, totalBytes: countSchema })),
  /** As `npm run backup` has noted it, once it had read it back. */
  lastBackup: z.optional(z.object({ at: instantSchema, bytes: countSchema, checked: z.boolean() })),
  /** One that was tried after it, and has failed; `reason` is told in words. */
  failedBackup: z.optional(z.object({ at: instantSchema, reason: z.string() })),
  queue: z.object({
    waiting: countSchema,
    running: countSchema,
    longestWaitSeconds: z.optional(z.number()),
  }),
  /** From their turn on, of those that were finished: the middle value, and what the slowest tenth exceeds. */
  composing: z.optional(z.object({ middleSeconds: z.number(), slowestTenthSeconds: z.number() })),
  generations: z.object({
    done: countSchema,
    running: countSchema,
    waiting: countSchema,
    stopped: countSchema,
    failed: countSchema,
  }),
  /** Generations that failed by the model, by the hour after `since` in which they did. */
  providerFailures: z.array(
    z.object({ hour: countSchema, reason: z.union([failureReasonSchema, z.string()]), count: countSchema }),
  ),
});
export type PlatformHealth = z.infer<typeof platformHealthSchema>;

/** `since`: the beginning of the day where the page is looked at; a day ago without. */
export const platformHealthQuerySchema = z.object({
  since: z.optional(z.iso.datetime({ offset: true, error: 'Give a time such as 2026-03-04T00:00:00Z.' })),
});
