import { z } from 'zod';
import type { SiteFile } from '../engine.ts';
import { type LookFinding, type LookOutcome, lookCheckIds } from './look-checks.ts';

/** As JSON has them. */
const sentFileSchema = z.object({
  path: z.string(),
  content: z.union([z.string(), z.object({ base64: z.string() })]),
});

export type SentFile = z.infer<typeof sentFileSchema>;

export const toSent = (files: readonly SiteFile[]): SentFile[] =>
  files.map(({ path, content }) => ({
    path,
    content: typeof content === 'string' ? content : { base64: Buffer.from(content).toString('base64') },
  }));

export const fromSent = (files: readonly SentFile[]): SiteFile[] =>
  files.map(({ path, content }) => ({
    path,
    content: typeof content === 'string' ? content : Buffer.from(content.base64, 'base64'),
  }));

/** What a service that looks is asked; people take turns. */
export const servedLookSchema = z.object({ owner: z.string(), files: z.array(sentFileSchema) });

/** What the process that draws is asked. */
export interface LookRequest {
  id: number;
  files: SentFile[];
}

const longestText = 4000;
const text = z.string().max(longestText);

const findingSchema: z.ZodType<LookFinding> = z.object({
  check: z.enum(lookCheckIds),
  path: text,
  line: z.int().positive().optional(),
  message: text,
});

const outcomeSchema: z.ZodType<LookOutcome> = z.union([
  z.object({ findings: z.array(findingSchema), unopened: z.array(text) }),
  z.object({ why: text }),
]);

/** What the process answers: once that it is ready or why it cannot be, then to each request. */
export type LookAnswer = { ready: true } | { failed: string } | { id: number; outcome: LookOutcome };

const misread = 'it answered what nobody understands.';

/** Whoever draws hostile pages may be theirs by now: nothing it says is taken for what it should be. */
export function readOutcome(answer: unknown): LookOutcome {
  return outcomeSchema.safeParse(answer).data ?? { why: misread };
}
