import { parseArgs } from 'node:util';
import { engineNameSchema, promptSchema } from '@sitewright/contracts';
import { z } from 'zod';
import { UsageError } from './usage-error.ts';

export const usage = `Usage: npm run generate -- --prompt "…" --out DIR [--engine composer|openai] [--seed N]

  --prompt   what the site is for, in plain words
  --out      a new or empty folder for the files
  --engine   composer (offline) or openai; by default openai when OPENAI_API_KEY or OPENAI_BASE_URL is set
  --seed     a whole number; the same prompt and seed give the same site

OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL choose the model and its server; OPENAI_MAX_TOKENS,
OPENAI_FIRST_BYTE_SECONDS and OPENAI_IDLE_SECONDS limit its answers. BROWSER_LOOK, BROWSER_PATH and
BROWSER_LOOK_SECONDS say how its pages are looked at, REPAIR_TURN=off that it is not asked to put them right.`;

const optionsSchema = z.object({
  prompt: z.string({ error: '--prompt is missing.' }).pipe(promptSchema),
  out: z.string({ error: '--out is missing.' }).min(1, '--out is empty.'),
  engine: z.optional(engineNameSchema).catch((context) => {
    throw new UsageError(`--engine is composer or openai, not ${JSON.stringify(context.value)}.`);
  }),
  seed: z.coerce.number('--seed is a whole number.').int('--seed is a whole number.').optional(),
});

export type Options = z.infer<typeof optionsSchema>;

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { prompt: text, out: text, engine: text, seed: text } })
      .values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** @throws UsageError */
export function readOptions(args: readonly string[]): Options {
  const { data, error } = optionsSchema.safeParse(readArguments(args));
  if (error) throw new UsageError(error.issues.map(({ message }) => message).join('\n'));
  return data;
}
