import type { MessageState } from '@sitewright/contracts';
import { Badge, type BadgeProps } from '@sitewright/ui';
import { Archive, CircleAlert, Clock, type LucideIcon } from 'lucide-react';

const badges: Record<MessageState, { label: string; tone: BadgeProps['tone']; Icon: LucideIcon }> = {
  waiting: { label: 'Waiting', tone: 'neutral', Icon: Clock },
  parked: { label: 'Parked', tone: 'bad', Icon: CircleAlert },
  kept: { label: 'Kept', tone: 'neutral', Icon: Archive },
};

/** Whether a message is sent by itself later, waits for an administrator, or was kept because there is no mail server. */
export function StateBadge({ state, className }: { state: MessageState; className: string }) {
  const { label, tone, Icon } = badges[state];
  return (
    <Badge tone={tone} className={className}>
      <Icon aria-hidden="true" />
      {label}
    </Badge>
  );
}
