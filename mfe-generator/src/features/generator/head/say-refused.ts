import { toast } from '@sitewright/ui';
import { toApiError } from '@sitewright/web-kit';
import { refreshHead } from './open-head.ts';

/** Says that a step to another version was refused, and shows what is there now where somebody else was faster. */
export function sayRefused(siteId: string, title: string, thrown: unknown): void {
  const { code, message } = toApiError(thrown);
  const isConflict = code === 'CONFLICT';
  if (isConflict) void refreshHead(siteId);
  toast({
    variant: 'destructive',
    title,
    description: isConflict
      ? 'The site was changed elsewhere in the meantime. It is shown as it is now.'
      : message,
  });
}
