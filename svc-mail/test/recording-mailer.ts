import type { SendMailOptions } from 'nodemailer';
import type { Mailer } from '../src/mail/mailer.ts';

/** Takes every mail and keeps it: for tests that are not about the way. */
export function createRecordingMailer() {
  const mails: SendMailOptions[] = [];
  return {
    mails,
    thanks: 'Thank you.',
    delivers: true,
    send: async (mail) => {
      mails.push(mail);
      return 'recorded';
    },
    close: () => undefined,
  } satisfies Mailer & { mails: SendMailOptions[] };
}

export type RecordingMailer = ReturnType<typeof createRecordingMailer>;
