import type { SendMailOptions } from 'nodemailer';
import type { Mailer } from '../src/mail/mailer.ts';

/** Takes every mail and keeps it: for tests that are not about the way. */
export function createShelf() {
  const mails: SendMailOptions[] = [];
  return {
    mails,
    thanks: 'Thank you.',
    delivers: true,
    send: async (mail) => {
      mails.push(mail);
      return 'shelf';
    },
    close: () => undefined,
  } satisfies Mailer & { mails: SendMailOptions[] };
}

export type Shelf = ReturnType<typeof createShelf>;
