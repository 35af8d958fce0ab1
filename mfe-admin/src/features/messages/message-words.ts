import type { ContactMessage, MailServer } from '@sitewright/contracts';

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** As `20 Nov, 12:00`, where the person is. */
export const momentWords = (time: string) => clock.format(new Date(time));

/** How often sending was tried. */
export function attemptWords({ attempts }: ContactMessage): string {
  if (attempts === 0) return 'Not tried yet';
  return attempts === 1 ? 'Tried once' : `Tried ${attempts.toLocaleString('en')} times`;
}

/** Opens a letter to the sender; nothing in the address or the subject can add to its head. */
export const answerLink = ({ email, subject }: ContactMessage) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

/** What the page is about. */
export const subtitleWords = (mailServer: MailServer | null | undefined) =>
  mailServer?.isSet === false
    ? 'Written with the contact form and kept here'
    : 'Written with the contact form and not delivered yet';

/** What an empty page says: without an answer of the server nothing is claimed about mail. */
export function emptyWords(mailServer: MailServer | null): { title: string; children: string } {
  if (mailServer?.isSet) {
    return {
      title: 'Every message has been sent',
      children: 'What the contact form takes and cannot deliver at once waits here, with the reason.',
    };
  }
  return { title: 'No messages', children: 'What people write with the contact form appears here.' };
}
