import { parseArgs } from 'node:util';
import { engineNameSchema, promptSchema } from '@sitewright/contracts';
import { z } from 'zod';
import { defaultModel, type OpenAiSettings } from '../engines/openai/openai-engine.ts';

export const usage = `Usage: npm run generate -- --prompt "…" --out DIR [--engine composer|openai] [--seed N]

  --prompt   what the site is for, in plain words
  --out      a new or empty folder for the files
  --engine   composer (offline) or openai; by default openai when OPENAI_API_KEY or OPENAI_BASE_URL is set
  --seed     a whole number; the same prompt and seed give the same site

OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL choose the model and its server.`;

/** What is wrong with the command line or the settings, in one sentence a person understands. */
export class UsageError extends Error {}

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

const environmentSchema = z.object({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'OPENAI_BASE_URL is an http(s) address.' })
    .optional(),
  OPENAI_MODEL: z.string().optional(),
});

const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/**
 * The model that the environment names, `undefined` when it names none.
 *
 * @throws UsageError
 */
export function readModel(environment: NodeJS.ProcessEnv): OpenAiSettings | undefined {
  const { data, error } = environmentSchema.safeParse(withoutEmpty(environment));
  if (error) throw new UsageError(error.issues.map(({ message }) => message).join('\n'));
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = data;
  if (!apiKey && !baseURL) return undefined;
  if (baseURL && !model)
    throw new UsageError('OPENAI_BASE_URL needs OPENAI_MODEL: the name of a model on that server.');
  return { apiKey, baseURL, model: model ?? defaultModel };
}
