import { emailSchema } from '@sitewright/contracts';
import {
  commonSecrets,
  commonSettings,
  numberSetting,
  portSetting,
  trustedProxiesSetting,
} from '@sitewright/service-kit';
import { z } from 'zod';

const isSmtpUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
};

const mailAddress = z
  .string()
  .refine((text) => emailSchema.safeParse(text).success, 'use one plain address such as contact@example.com.')
  .optional();

export const settingsSchema = z
  .object({
    ...commonSettings,
    PORT: portSetting(8083),
    SMTP_URL: z
      .string()
      .refine(isSmtpUrl, 'use an address such as smtps://user:password@smtp.example.com.')
      .optional(),
    MAIL_FROM: mailAddress,
    MAIL_TO: mailAddress,
    DATA_DIR: z.string().default('.data'),
    MAIL_TIMEOUT_SECONDS: numberSetting(120),
    MAIL_RETRY_SECONDS: numberSetting(300),
    MESSAGES_PER_HOUR: numberSetting(10),
    MESSAGES_PER_HOUR_OVERALL: numberSetting(300),
    TRUST_PROXY: trustedProxiesSetting,
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'set the address that mail of this instance comes from; SMTP_URL needs it.',
    when: () => true,
  })
  .refine(({ SMTP_URL, MAIL_TO }) => !SMTP_URL || MAIL_TO, {
    path: ['MAIL_TO'],
    error: 'set the address that contact messages go to; SMTP_URL needs it.',
    when: () => true,
  });

export const secrets = [...commonSecrets, 'SMTP_URL'];
