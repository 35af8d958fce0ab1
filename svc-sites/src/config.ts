import { limits } from '@sitewright/contracts';
import {
  commonSecrets,
  commonSettings,
  type Logger,
  numberSetting,
  portSetting,
  trustedProxiesSetting,
} from '@sitewright/service-kit';
import { type LookStart, lookPlaceSchema, type SiteEngineSettings } from '@sitewright/site-engine';
import { z } from 'zod';
import {
  defaultTimings,
  type GenerationLimits,
  type GenerationTimings,
} from './generation/generation-settings.ts';
import type { ContentSettings } from './storage/open-contents.ts';

/** The model that is asked when only a key is set. */
const defaultModel = 'gpt-4.1';

const switchSetting = z.enum(['on', 'off'], { error: 'use on or off.' }).default('on');

/** Which model writes, and how long it is waited for. */
export const modelSettings = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'use a whole address such as http://127.0.0.1:11434/v1.' })
    .optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_MAX_TOKENS: z.coerce.number().int().positive().optional(),
  /**
   * Pixels of the longer side of a picture that is sent along with a prompt or a change; at 0 none is. A server that takes none is
   * asked again without, and the person is told.
   */
  OPENAI_PICTURE_SIDE: z.coerce.number().int().min(0).max(limits.pictureWrittenSide).default(768),
  OPENAI_FIRST_BYTE_SECONDS: numberSetting(120),
  OPENAI_IDLE_SECONDS: numberSetting(60),
};

type ModelSettings = z.infer<z.ZodObject<typeof modelSettings>>;

/** Where the files of sites are kept. */
export const fileSettings = {
  FILES_STORE: z.enum(['mongodb', 's3'], { error: 'use mongodb or s3.' }).default('mongodb'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'use a whole address such as https://s3.example.com.' })
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_KEPT_DAYS: numberSetting(7),
};

/** Those of {@link fileSettings} that may come from a file. */
export const fileSecrets = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const settingsSchema = z
  .object({
    ...commonSettings,
    PORT: portSetting(8082),
    ...modelSettings,
    GENERATIONS_AT_ONCE: numberSetting(8),
    GENERATIONS_WAITING: numberSetting(100),
    GENERATIONS_WAITING_PER_PERSON: numberSetting(10),
    GENERATIONS_PER_PERSON: numberSetting(2),
    GENERATIONS_PER_DAY: numberSetting(100),
    STORAGE_PER_PERSON_MB: numberSetting(500),
    GENERATION_TIMEOUT_SECONDS: numberSetting(300),
    GENERATION_LONGEST_SECONDS: numberSetting(3600),
    TAKEOVER_SECONDS: numberSetting(8),
    STOP_GRACE_SECONDS: numberSetting(2),
    BROWSER_LOOK: z.enum(['on', 'off', 'unguarded'], { error: 'use on, off or unguarded.' }).default('on'),
    BROWSER_SERVICE: lookPlaceSchema.optional(),
    BROWSER_PATH: z.string().optional(),
    BROWSER_LOOKS_AT_ONCE: numberSetting(2),
    BROWSER_LOOK_SECONDS: numberSetting(30),
    REPAIR_TURN: switchSetting,
    TRUST_PROXY: trustedProxiesSetting,
    ...fileSettings,
  })
  .refine(({ FILES_STORE, S3_BUCKET }) => FILES_STORE !== 's3' || S3_BUCKET, {
    path: ['S3_BUCKET'],
    error: 'name the bucket that FILES_STORE=s3 keeps files in.',
    when: () => true,
  })
  .refine((settings) => !settings.S3_ACCESS_KEY_ID === !settings.S3_SECRET_ACCESS_KEY, {
    path: ['S3_ACCESS_KEY_ID'],
    error: 'set it together with S3_SECRET_ACCESS_KEY, or none of both to use the rights of the machine.',
    when: () => true,
  })
  .refine(({ OPENAI_BASE_URL, OPENAI_MODEL }) => !OPENAI_BASE_URL || OPENAI_MODEL, {
    path: ['OPENAI_MODEL'],
    error: 'name a model that the server at OPENAI_BASE_URL offers.',
    when: () => true,
  });

export type Settings = z.infer<typeof settingsSchema>;

export const secrets = [...commonSecrets, ...fileSecrets, 'OPENAI_API_KEY'];

export function contentSettings(settings: z.infer<z.ZodObject<typeof fileSettings>>): ContentSettings {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  return {
    into: settings.FILES_STORE,
    objects: bucket
      ? {
          bucket,
          region: settings.S3_REGION,
          endpoint: settings.S3_ENDPOINT,
          keptDays: settings.S3_KEPT_DAYS,
          ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
        }
      : undefined,
  };
}

/** The model is asked when a key or a server is set; otherwise the offline composer writes. */
export function openaiSettings(settings: ModelSettings) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL = defaultModel, OPENAI_MAX_TOKENS } = settings;
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return {};
  return {
    openai: {
      ...(OPENAI_API_KEY ? { apiKey: OPENAI_API_KEY } : {}),
      ...(OPENAI_BASE_URL ? { baseURL: OPENAI_BASE_URL } : {}),
      model: OPENAI_MODEL,
      ...(OPENAI_MAX_TOKENS ? { maxTokens: OPENAI_MAX_TOKENS } : {}),
      firstByteMs: settings.OPENAI_FIRST_BYTE_SECONDS * 1000,
      idleMs: settings.OPENAI_IDLE_SECONDS * 1000,
    },
  };
}

const tellOfBrowser = (log: Logger) => (started: LookStart) => {
  const what = 'a browser looks at what models write';
  if ('failed' in started) log.warn({ reason: started.failed }, 'no browser looks at what models write');
  else if (started.guard === 'nothing') log.warn({ guard: started.guard }, what);
  else log.info({ guard: started.guard }, what);
};

/** How what a model wrote is looked at and put right. */
export const judgingSettings = (
  settings: Settings,
  log: Logger,
): Pick<SiteEngineSettings, 'look' | 'repairTurn'> => {
  const { BROWSER_LOOK, BROWSER_SERVICE: service, BROWSER_PATH: browser } = settings;
  const common = { timeoutMs: settings.BROWSER_LOOK_SECONDS * 1000, onStart: tellOfBrowser(log) };
  const atOnce = settings.BROWSER_LOOKS_AT_ONCE;
  const own = { ...common, browser, atOnce, unguarded: BROWSER_LOOK === 'unguarded' };
  return {
    repairTurn: settings.REPAIR_TURN === 'on',
    ...(BROWSER_LOOK !== 'off' && { look: service ? { ...common, service } : own }),
  };
};

export const generationLimits = (settings: Settings): GenerationLimits => ({
  atOnce: settings.GENERATIONS_AT_ONCE,
  perPerson: settings.GENERATIONS_PER_PERSON,
  waiting: settings.GENERATIONS_WAITING,
  waitingPerPerson: settings.GENERATIONS_WAITING_PER_PERSON,
  perDay: settings.GENERATIONS_PER_DAY,
  timeoutMs: settings.GENERATION_TIMEOUT_SECONDS * 1000,
  longestMs: settings.GENERATION_LONGEST_SECONDS * 1000,
});

/** How often a process says that it lives, while others wait so long for it. */
const beatsUntilTakeover = 8;

export function generationTimings({ TAKEOVER_SECONDS }: Settings): Partial<GenerationTimings> {
  const takeoverMs = TAKEOVER_SECONDS * 1000;
  const beatMs = takeoverMs / beatsUntilTakeover;
  return { takeoverMs, beatMs, lookMs: Math.min(defaultTimings.lookMs, beatMs) };
}
