import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import type { OutboxFolder } from './outbox-folder.ts';

/** For instances without a mail server: each mail becomes a file that any mail program opens. */
export function createFileMailer(folder: OutboxFolder): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    thanks: 'Thank you. Your message has been received.',
    delivers: false,
    async send(mail, signal) {
      const { message, messageId } = await transport.sendMail({ ...mail, signal });
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed in memory.');
      return folder.write(idIn(messageId), message);
    },
    close: () => transport.close(),
  };
}

/** Files are named by the message, so that one that is written again after a crash is still one file. */
const idIn = (messageId: string) => /\w+/.exec(messageId)?.[0] ?? '';
