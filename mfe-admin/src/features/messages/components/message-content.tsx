import type { ContactMessage } from '@sitewright/contracts';
import { attemptWords, momentWords } from '../message-words.ts';
import { Disclosure } from './disclosure.tsx';

function Letter({ text }: { text: string }) {
  return (
    <Disclosure summary="Message" className="mt-2">
      <p
        dir="auto"
        className="wrap-anywhere mt-1.5 max-w-[72ch] whitespace-pre-wrap rounded-[9px] bg-paper-sunk px-4 py-3 text-body"
      >
        {text}
      </p>
    </Disclosure>
  );
}

/** What somebody wrote, and how sending it goes. */
export function MessageContent({ message }: { message: ContactMessage }) {
  const { subject, reason, nextAttemptAt, state } = message;
  return (
    <div className="wrap-anywhere min-w-0 [grid-area:content]">
      <h2 dir="auto" className="font-semibold font-text text-body leading-normal tracking-normal">
        {subject}
      </h2>
      {reason && <p className="mt-0.5">{reason}</p>}
      {state !== 'kept' && (
        <p className="mt-0.5 text-ink-2 text-small">
          {attemptWords(message)}
          {nextAttemptAt && (
            <>
              {' · next try '}
              <time dateTime={nextAttemptAt}>{momentWords(nextAttemptAt)}</time>
            </>
          )}
        </p>
      )}
      <Letter text={message.message} />
    </div>
  );
}
