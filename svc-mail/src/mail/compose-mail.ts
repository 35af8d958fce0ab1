import type { SendMailOptions } from 'nodemailer';
import type { Message } from '../messages/message.ts';
import { escapeHtml } from './escape-html.ts';
import type { Addresses } from './mailer.ts';

/**
 * The mail that a message becomes. Its envelope is ours alone: whatever a person writes, it goes to the one address that
 * the operator has set. Message-ID and date come from the message, so that a mail sent twice is known as one.
 */
export function composeMail(message: Message, { from, to }: Addresses): SendMailOptions {
  const { id, name, email, subject, createdAt } = message;
  return {
    envelope: { from, to: [to] },
    from: { name: 'Sitewright contact form', address: from },
    to: { address: to },
    replyTo: { name: undecodable(name), address: email },
    subject: undecodable(subject),
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    date: createdAt,
    text: textBody(message),
    html: htmlBody(message),
  };
}

/** `=?` begins an encoded word (RFC 2047): a mail program would show something else than was written, or do it. */
const undecodable = (text: string) => text.replaceAll('=?', '= ?');

const footerOf = ({ name, email, createdAt }: Message) =>
  `${name} <${email}> sent this with the contact form of Sitewright on ${createdAt.toUTCString()}. An answer to this mail goes to them.`;

/** What people write has lines; of all other control characters a mail program could only make something else. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/** The line that sets a footer off (RFC 3676, section 4.3). */
const footerMark = '\n\n-- \n';

const textBody = (message: Message) => `${plain(message.message)}${footerMark}${footerOf(message)}\n`;

/** What a person wrote, of the text of a mail made here. */
export function textWithoutFooter(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  const at = lines.lastIndexOf(footerMark);
  return at < 0 ? lines : lines.slice(0, at);
}

function htmlBody(message: Message): string {
  const { subject } = message;
  return `<!doctype html>
<html>
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f6f4;color:#1c1c1a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e2e2de;border-radius:8px;overflow-wrap:anywhere">
<h1 dir="auto" style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
<div dir="auto" style="white-space:pre-wrap">${escapeHtml(plain(message.message))}</div>
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e2e2de;color:#5c5c57;font-size:14px">${escapeHtml(footerOf(message))}</p>
</div>
</body>
</html>
`;
}
