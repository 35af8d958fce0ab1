import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Bad settings. `problems` holds one sentence for each bad variable. */
export class SettingsError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;

export interface LoadSettingsOptions {
  /** Variables that may also come from the file that `NAME_FILE` names, as container secrets do. */
  secrets?: readonly string[];
  env?: Environment;
}

/**
 * Reads the settings once, at the start. An empty variable counts as unset, as Compose files write them.
 *
 * @throws SettingsError naming every bad variable.
 */
export function loadSettings<Schema extends z.ZodType>(
  schema: Schema,
  { secrets = [], env = process.env }: LoadSettingsOptions = {},
): z.infer<Schema> {
  const problems: string[] = [];
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  for (const name of secrets) {
    const problem = readSecretFile(name, variables);
    if (problem) problems.push(problem);
  }
  const parsed = schema.safeParse(variables);
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new SettingsError([...problems, ...describe(parsed.error, problems)]);
}

/** Puts the file's text, if there is any, where the variable's value would be. Returns what is wrong, if anything. */
function readSecretFile(name: string, variables: Environment): string | undefined {
  const path = variables[`${name}_FILE`];
  if (path === undefined) return undefined;
  if (variables[name] !== undefined) return `${name}: set either ${name} or ${name}_FILE, not both.`;
  try {
    const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (text !== '') variables[name] = text;
    return undefined;
  } catch (error) {
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'EACCES';
    return isForbidden
      ? `${name}: this service's user may not read the file named by ${name}_FILE. Run chmod 644 on it.`
      : `${name}: the file named by ${name}_FILE cannot be read. Check that it exists.`;
  }
}

/** One line a variable; a variable whose file is already complained about is not named twice. */
function describe(error: z.ZodError | undefined, known: string[]): string[] {
  const lines = new Map<string, string>();
  for (const issue of error?.issues ?? []) {
    const name = issue.path.join('.');
    if (known.some((problem) => problem.startsWith(`${name}:`)) || lines.has(name)) continue;
    lines.set(name, `${name}: ${issue.message}`);
  }
  return [...lines.values()];
}

const port = z.coerce
  .number({ error: 'use a port number from 0 to 65535.' })
  .int('use a whole port number from 0 to 65535.')
  .min(0, 'use a port number from 0 to 65535.')
  .max(65_535, 'use a port number from 0 to 65535.');

/** A TCP port; 0 takes a free one. */
export const portSetting = (fallback: number) => port.default(fallback);

/** A whole number; at least 1 unless told otherwise. */
export function numberSetting(fallback: number, { min = 1, max = Number.MAX_SAFE_INTEGER } = {}) {
  const error =
    max === Number.MAX_SAFE_INTEGER
      ? `use a whole number of at least ${min}.`
      : `use a whole number from ${min} to ${max}.`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error).default(fallback);
}

/** The settings of every service that has a database and checks access tokens. */
export const commonSettings = {
  HOST: z.string().default('127.0.0.1'),
  MONGODB_URI: z
    .string({ error: 'set the address of a MongoDB server, such as mongodb://127.0.0.1:27017/sitewright.' })
    .regex(/^mongodb(\+srv)?:\/\/./, 'use an address that begins with mongodb:// or mongodb+srv://.'),
  JWT_SECRET: z
    .string({ error: 'set a random secret of at least 32 bytes, the same one for every service.' })
    .refine((secret) => Buffer.byteLength(secret) >= 32, 'use at least 32 bytes.'),
  /** Where to show what the service measures; nowhere unless set. */
  METRICS_PORT: port.optional(),
  /** Where to send traces; nowhere unless set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'use an address such as http://collector:4318.' })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'use one of fatal, error, warn, info, debug, trace, silent.',
    })
    .default('info'),
};

/** Those of {@link commonSettings} that may come from a file. */
export const commonSecrets = ['JWT_SECRET', 'MONGODB_URI'] as const;
