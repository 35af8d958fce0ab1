import { z } from 'zod';
import { defaultModel, type OpenAiSettings } from '../engines/openai/openai-engine.ts';
import type { SiteEngineSettings } from '../pipeline/create-site-engine.ts';
import { UsageError } from './usage-error.ts';

const wholeNumber = (name: string) => {
  const error = `${name} is a whole number of at least 1.`;
  return z.coerce.number(error).int(error).min(1, error).optional();
};
const onOrOff = (name: string) => z.enum(['on', 'off'], `${name} is on or off.`).default('on');

const environmentSchema = z.object({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'OPENAI_BASE_URL is an http(s) address.' })
    .optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_MAX_TOKENS: wholeNumber('OPENAI_MAX_TOKENS'),
  OPENAI_FIRST_BYTE_SECONDS: wholeNumber('OPENAI_FIRST_BYTE_SECONDS'),
  OPENAI_IDLE_SECONDS: wholeNumber('OPENAI_IDLE_SECONDS'),
  BROWSER_LOOK: z.enum(['on', 'off', 'unguarded'], 'BROWSER_LOOK is on, off or unguarded.').default('on'),
  BROWSER_PATH: z.string().optional(),
  BROWSER_LOOK_SECONDS: wholeNumber('BROWSER_LOOK_SECONDS'),
  REPAIR_TURN: onOrOff('REPAIR_TURN'),
});

type Environment = z.infer<typeof environmentSchema>;

const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const toMs = (seconds: number | undefined): number | undefined => seconds && seconds * 1000;

function modelIn(settings: Environment): OpenAiSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = settings;
  if (!apiKey && !baseURL) return undefined;
  if (baseURL && !model)
    throw new UsageError('OPENAI_BASE_URL needs OPENAI_MODEL: the name of a model on that server.');
  return {
    apiKey,
    baseURL,
    model: model ?? defaultModel,
    maxTokens: settings.OPENAI_MAX_TOKENS,
    firstByteMs: toMs(settings.OPENAI_FIRST_BYTE_SECONDS),
    idleMs: toMs(settings.OPENAI_IDLE_SECONDS),
  };
}

/**
 * The model that the environment names, none when it names none, and how what it writes is looked at and put right; the names are those
 * of the service.
 *
 * @throws UsageError
 */
export function readEngineSettings(environment: NodeJS.ProcessEnv): SiteEngineSettings {
  const { data, error } = environmentSchema.safeParse(withoutEmpty(environment));
  if (error) throw new UsageError(error.issues.map(({ message }) => message).join('\n'));
  const look = {
    browser: data.BROWSER_PATH,
    timeoutMs: toMs(data.BROWSER_LOOK_SECONDS),
    unguarded: data.BROWSER_LOOK === 'unguarded',
  };
  return {
    openai: modelIn(data),
    repairTurn: data.REPAIR_TURN === 'on',
    ...(data.BROWSER_LOOK !== 'off' && { look }),
  };
}
