import * as z from 'zod/mini';

/** What every line of a log holds, whichever part writes it. */
export const logLineSchema = z.looseObject({
  time: z.iso.datetime(),
  level: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']),
  /** The part that writes: `gateway`, `svc-auth`, … */
  part: z.string(),
});

/** The line that gateway and services write for each request; `requestId` finds the same request in both. */
export const requestLineSchema = z.extend(logLineSchema, {
  msg: z.literal('request'),
  requestId: z.string(),
  /** The address that asks; of IPv6 a service knows the network only. */
  client: z.string(),
  method: z.string(),
  /** Without its query, which may carry what does not belong into a log. */
  path: z.string(),
  status: z.int(),
  durationSeconds: z.number(),
});

export type RequestLine = z.infer<typeof requestLineSchema>;

/** Settings of a `pino` logger that writes such lines. */
export const logLineOptions = (part: string) => ({
  base: { part },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
});
