import type { ContactMessage } from '@sitewright/contracts';
import { TextLink } from '@sitewright/ui';
import { answerLink, momentWords } from '../message-words.ts';

/** Who wrote, from where and when. */
export function MessageSender({ message }: { message: ContactMessage }) {
  const { name, email, createdAt } = message;
  return (
    <div className="wrap-anywhere min-w-0 text-ink-2 text-small [grid-area:sender]">
      <p dir="auto" className="font-semibold text-body text-ink">
        {name}
      </p>
      <p>
        <TextLink href={answerLink(message)}>{email}</TextLink>
      </p>
      <p>
        <time dateTime={createdAt}>{momentWords(createdAt)}</time>
      </p>
    </div>
  );
}
