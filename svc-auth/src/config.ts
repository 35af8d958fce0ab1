import { emailSchema, passwordSchema } from '@sitewright/contracts';
import { commonSecrets, commonSettings, portSetting } from '@sitewright/service-kit';
import { z } from 'zod';

export const settingsSchema = z
  .object({
    ...commonSettings,
    PORT: portSetting(8081),
    ADMIN_EMAIL: emailSchema.optional(),
    ADMIN_PASSWORD: passwordSchema.optional(),
  })
  .refine(({ ADMIN_EMAIL, ADMIN_PASSWORD }) => !ADMIN_EMAIL === !ADMIN_PASSWORD, {
    path: ['ADMIN_PASSWORD'],
    error: 'set it together with ADMIN_EMAIL, or set neither.',
    when: () => true,
  });

export const secrets = [...commonSecrets, 'ADMIN_PASSWORD'];
