import { simpleParser } from 'mailparser';
import type { NewMessage } from '../messages/message.ts';
import { textWithoutFooter } from './compose-mail.ts';

/** The message that a mail of `composeMail` was made of; undefined when it is none. */
export async function readMail(mail: Buffer): Promise<{ message: NewMessage; createdAt: Date } | undefined> {
  const { replyTo, subject, text, date } = await simpleParser(mail, { skipHtmlToText: true });
  const [sender] = replyTo?.value ?? [];
  if (!sender?.address || subject === undefined || text === undefined || date === undefined) return undefined;
  const message = { name: sender.name, email: sender.address, subject, message: textWithoutFooter(text) };
  return { message, createdAt: date };
}
