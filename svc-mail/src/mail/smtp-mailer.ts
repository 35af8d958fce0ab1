import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A password leaves this machine encrypted only, unless the URL itself says `?requireTLS=false`. */
function needsEncryption(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !thisMachine.has(hostname);
}

/** Hands mail to the server at `url` over at most so many kept connections. */
export function createSmtpMailer(url: string, maxConnections: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    // Only a mail of which no byte has left is put into the queue again: the server had closed an idle connection.
    maxRequeues: 1,
    requireTLS: needsEncryption(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    thanks: 'Thank you. Your message has been sent.',
    delivers: true,
    async send(mail, signal) {
      const { response } = await transport.sendMail({ ...mail, signal });
      return response;
    },
    close: () => transport.close({ force: true }),
  };
}
