import { z } from 'zod';

/** Why a mail did not go. */
export interface Failure {
  /** Whether the same mail would be refused again. */
  isPermanent: boolean;
  /** A sentence for administrators. */
  reason: string;
}

const maxReplyLength = 300;

/** What nodemailer says about an error; `originalCode` is the operating system's. */
const mailErrorSchema = z.object({
  code: z.string().default('unknown reason'),
  originalCode: z.string().optional(),
  command: z.string().default(''),
  responseCode: z.number().default(0),
  response: z.string().default(''),
  cause: z.unknown().optional(),
});

/** Replies that are about us, not about the mail: signing in, encryption, the order of commands (RFC 4954, RFC 5321). */
const operatorsCodes = new Set([503, 530, 534, 535, 538]);

const commandsAboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Permanent is only what the server says about this mail with a 5xx reply. A server that is away, slow, badly configured or
 * does not know our password gets the mail later: none of that is the message's fault.
 */
export function describeFailure(error: unknown): Failure {
  const { code, originalCode, command, responseCode, response, cause } = mailErrorSchema.parse(
    error instanceof Error ? error : {},
  );
  const reply = `“${clean(response)}”`;
  if (isTimeout(cause) || code === 'ETIMEDOUT') return temporary('The mail server did not answer in time.');
  if (code === 'EAUTH')
    return temporary(`The mail server does not accept the user name and password of SMTP_URL: ${reply}`);
  if (responseCode >= 500 && commandsAboutTheMail.has(command) && !operatorsCodes.has(responseCode)) {
    return { isPermanent: true, reason: `The mail server refused the message: ${reply}` };
  }
  if (responseCode >= 500) return temporary(`The mail server does not let this service in: ${reply}`);
  if (responseCode >= 400) return temporary(`The mail server asked to try again later: ${reply}`);
  if (code === 'ETLS')
    return temporary('The connection to the mail server cannot be encrypted. Check SMTP_URL.');
  return temporary(`The mail could not be handed over (${originalCode ?? code}).`);
}

const temporary = (reason: string): Failure => ({ isPermanent: false, reason });

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError';

const clean = (reply: string) =>
  reply
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxReplyLength);
