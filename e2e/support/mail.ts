import { type MailServer, startMailServer } from '../../svc-mail/test/mail-server.ts';
import { startTestPlatform } from './platform.ts';
import { test as base } from './test.ts';

export { expect } from '@playwright/test';
export type { MailServer };

/** Tests on a platform with a real mail server, which refuses and waits as the test says. */
export const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ mail }, use) => {
      const platform = await startTestPlatform({
        SMTP_URL: mail.url,
        MAIL_FROM: 'site@sitewright.example',
        MAIL_TO: 'team@sitewright.example',
      });
      await use(platform);
      await platform.close();
    },
    { scope: 'worker' },
  ],
});
