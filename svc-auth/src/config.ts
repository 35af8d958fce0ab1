import { availableParallelism } from 'node:os';
import { emailSchema, passwordSchema } from '@sitewright/contracts';
import {
  commonSecrets,
  commonSettings,
  numberSetting,
  portSetting,
  trustedProxiesSetting,
} from '@sitewright/service-kit';
import { z } from 'zod';
import type { GoogleSettings } from './google/google-settings.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'use a whole address such as https://sites.example.com.' })
  .optional();

export const settingsSchema = z
  .object({
    ...commonSettings,
    PORT: portSetting(8081),
    ADMIN_EMAIL: z.optional(emailSchema),
    ADMIN_PASSWORD: z.optional(passwordSchema),
    PASSWORD_MIN_LENGTH: numberSetting(0, { min: 0, max: 1024 }),
    // One core stays free for everything that is not a password.
    PASSWORD_HASHES_AT_ONCE: numberSetting(Math.max(1, availableParallelism() - 1)),
    PASSWORD_HASHES_WAITING: numberSetting(256),
    LOGIN_ATTEMPTS_PER_ACCOUNT: numberSetting(25),
    LOGIN_ATTEMPTS_PER_ACCOUNT_AND_ADDRESS: numberSetting(10),
    LOGIN_ATTEMPTS_PER_ADDRESS: numberSetting(100),
    REGISTRATIONS_PER_HOUR: numberSetting(200),
    TRUST_PROXY: trustedProxiesSetting,
    PUBLIC_URL: address,
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_AUTHORIZATION_URL: address,
    GOOGLE_TOKEN_URL: address,
    GOOGLE_USERINFO_URL: address,
  })
  .refine(({ ADMIN_EMAIL, ADMIN_PASSWORD }) => !ADMIN_EMAIL === !ADMIN_PASSWORD, {
    path: ['ADMIN_PASSWORD'],
    error: 'set it together with ADMIN_EMAIL, or set neither.',
    when: () => true,
  })
  .refine(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => !GOOGLE_CLIENT_ID === !GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_SECRET'],
    error: 'set it together with GOOGLE_CLIENT_ID, or set neither.',
    when: () => true,
  })
  .refine(({ GOOGLE_CLIENT_ID, PUBLIC_URL }) => !GOOGLE_CLIENT_ID || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'set the address people reach this instance at; Google sends them back there.',
    when: () => true,
  });

export type Settings = z.infer<typeof settingsSchema>;

export const secrets = [...commonSecrets, 'ADMIN_PASSWORD', 'GOOGLE_CLIENT_SECRET'];

/** Undefined when this instance has no Google credentials. */
export function googleSettings(settings: Settings): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, PUBLIC_URL: publicUrl } = settings;
  if (!clientId || !clientSecret || !publicUrl) return undefined;
  return {
    clientId,
    clientSecret,
    publicUrl,
    authorizationUrl: settings.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: settings.GOOGLE_TOKEN_URL,
    userinfoUrl: settings.GOOGLE_USERINFO_URL,
  };
}
