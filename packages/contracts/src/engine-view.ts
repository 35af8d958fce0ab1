import * as z from 'zod/mini';
import { failureReasonSchema } from './failure-reason.ts';
import { engineInfoSchema } from './instance.ts';

const countSchema = z.int().check(z.nonnegative());

/** One thing that a model was looked at for: how many of how many trials it passed, and what went wrong in the others. `of` 0: it is not offered. */
export const modelScoreSchema = z.object({
  area: z.enum(['format', 'completeness', 'facts', 'languages', 'edits', 'vision']),
  passed: countSchema,
  of: countSchema,
  problems: z.array(z.string()),
});
export type ModelScore = z.infer<typeof modelScoreSchema>;

/** What `npm run model-check` has found. Times in milliseconds; tokens where the server tells them. */
export const modelCheckSchema = z.object({
  at: z.iso.datetime(),
  model: z.string(),
  scores: z.array(modelScoreSchema),
  firstPieceMs: z.optional(countSchema),
  charactersPerSecond: z.optional(countSchema),
  inputTokens: countSchema,
  outputTokens: countSchema,
});
export type ModelCheck = z.infer<typeof modelCheckSchema>;

const tokensSchema = z.object({ inputTokens: countSchema, outputTokens: countSchema });
const personTokensSchema = z.extend(tokensSchema, { email: z.optional(z.string()), sites: countSchema });

/**
 * What administrators see of the engine. `failures`: of the generations of the last 30 days, most frequent first, by their `reason` where
 * a model is to blame, otherwise by their code. Tokens of the same days, as far as the server tells them; `date` is a day in UTC.
 */
export const engineViewSchema = z.object({
  engine: engineInfoSchema,
  lastCheck: z.optional(modelCheckSchema),
  failures: z.array(z.object({ reason: z.union([failureReasonSchema, z.string()]), count: countSchema })),
  tokensByDay: z.array(z.extend(tokensSchema, { date: z.iso.date(), sites: countSchema })),
  tokensByPerson: z.array(personTokensSchema),
});
export type EngineView = z.infer<typeof engineViewSchema>;

/** Which day's tokens are asked for, in UTC. */
export const engineDayQuerySchema = z.object({
  date: z.iso.date({ error: 'Name a day such as 2026-03-04.' }),
});

/** Who has used how many tokens on a day: those who used most, and how many `others` there were. */
export const engineDaySchema = z.object({
  date: z.iso.date(),
  people: z.array(personTokensSchema),
  others: countSchema,
});
export type EngineDay = z.infer<typeof engineDaySchema>;
