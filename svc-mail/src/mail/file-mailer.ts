import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** For instances without a mail server: each mail becomes a file that any mail program opens. */
export function createFileMailer(folder: string): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    thanks: 'Thank you. Your message has been received.',
    async send(mail, signal) {
      const { message, messageId } = await transport.sendMail({ ...mail, signal });
      const file = join(folder, fileName(messageId));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Whole or not at all, and on the disk before the message leaves the database.
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
      return file;
    },
    close: () => transport.close(),
  };
}

/** Named by the message, so that one that is written again after a crash is still one file. */
const fileName = (messageId: string) => `${/\w+/.exec(messageId)?.[0]}.eml`;
