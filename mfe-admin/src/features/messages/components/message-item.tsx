import type { ContactMessage } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { memo } from 'react';
import { deleteMessage } from '../delete-message.ts';
import { useRetry } from '../use-retry.ts';
import { MessageContent } from './message-content.tsx';
import { messageFrame } from './message-frame.ts';
import { MessageSender } from './message-sender.tsx';
import { StateBadge } from './state-badge.tsx';

export interface MessageItemProps {
  message: ContactMessage;
  /** Whether this instance has a mail server that a kept message could go to. */
  canSend: boolean;
  /** Called when the row has gone. */
  onGone: () => void;
}

/** One message that no mail server has taken yet. */
export const MessageItem = memo(function MessageItem({ message, canSend, onGone }: MessageItemProps) {
  const api = useApi();
  const { isBusy, retry } = useRetry(message, onGone);
  const remove = () => {
    onGone();
    void deleteMessage(api, message);
  };
  return (
    <li className={messageFrame}>
      <MessageSender message={message} />
      <MessageContent message={message} />
      <StateBadge state={message.state} className="justify-self-end [grid-area:state]" />
      <div className="flex gap-2 self-start justify-self-start [grid-area:actions] lg:justify-self-end">
        {(canSend || message.state !== 'kept') && (
          <Button variant="outline" size="sm" busy={isBusy} onClick={retry} className="min-w-19">
            {retryLabel(message, isBusy)}
            <span className="sr-only"> {message.subject}</span>
          </Button>
        )}
        <Button variant="outline" size="sm" disabled={isBusy} onClick={remove}>
          Delete
          <span className="sr-only"> {message.subject}</span>
        </Button>
      </div>
    </li>
  );
});

function retryLabel({ state }: ContactMessage, isBusy: boolean): string {
  if (state === 'kept') return isBusy ? 'Sending' : 'Send';
  return isBusy ? 'Retrying' : 'Retry';
}
