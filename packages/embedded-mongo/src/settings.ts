import { z } from 'zod';

const loopback = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

const settingsSchema = z
  .object({
    DATA_DIR: z.string().min(1, 'must name a folder').default('.data/mongo'),
    HOST: z.string().default('127.0.0.1'),
    TRUSTED_NETWORK: z.literal('yes', 'must be "yes" or unset').optional(),
    PORT: z.coerce
      .number('must be a number from 0 to 65535')
      .int('must be a whole number')
      .min(0, 'must be 0 (any free port) or above')
      .max(65_535, 'must be at most 65535')
      .default(0),
  })
  .refine(({ HOST, TRUSTED_NETWORK }) => loopback.test(HOST) || TRUSTED_NETWORK === 'yes', {
    message:
      'must be a loopback address such as 127.0.0.1, because this server asks nobody for a password; ' +
      'TRUSTED_NETWORK=yes says that nobody else can reach it',
    path: ['HOST'],
    when: () => true,
  });

export type Settings = z.output<typeof settingsSchema>;

/** Reads the settings from an environment: the settings, or one sentence for each bad variable. */
export function readSettings(
  environment: Record<string, string | undefined>,
): Settings | { problems: string[] } {
  const parsed = settingsSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`) };
}
