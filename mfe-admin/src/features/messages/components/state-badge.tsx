import type { MessageState } from '@sitewright/contracts';
import { Badge } from '@sitewright/ui';
import { CircleAlert, Clock } from 'lucide-react';

/** Whether a message is sent by itself later, or has been given up. */
export function StateBadge({ state, className }: { state: MessageState; className: string }) {
  const isParked = state === 'parked';
  const Icon = isParked ? CircleAlert : Clock;
  return (
    <Badge tone={isParked ? 'bad' : 'neutral'} className={className}>
      <Icon aria-hidden="true" />
      {isParked ? 'Parked' : 'Waiting'}
    </Badge>
  );
}
