import type { ContactMessage } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { memo } from 'react';
import { useRetry } from '../use-retry.ts';
import { MessageContent } from './message-content.tsx';
import { messageFrame } from './message-frame.ts';
import { MessageSender } from './message-sender.tsx';
import { StateBadge } from './state-badge.tsx';

interface MessageItemProps {
  message: ContactMessage;
  onLeft: () => void;
}

/** One message that nobody has received yet. */
export const MessageItem = memo(function MessageItem({ message, onLeft }: MessageItemProps) {
  const { isBusy, retry } = useRetry(message, onLeft);
  return (
    <li className={messageFrame}>
      <MessageSender message={message} />
      <MessageContent message={message} />
      <StateBadge state={message.state} className="justify-self-end [grid-area:state]" />
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        onClick={retry}
        className="min-w-19 self-start justify-self-start [grid-area:retry] lg:justify-self-end"
      >
        {isBusy ? 'Retrying' : 'Retry'}
        <span className="sr-only"> {message.subject}</span>
      </Button>
    </li>
  );
});
