import { Button } from '@sitewright/ui';
import { type ApiError, usePageTitle } from '@sitewright/web-kit';
import { MessageLayout } from '../../components/message-layout.tsx';

const titles: Partial<Record<ApiError['code'], string>> = {
  NOT_FOUND: 'This link leads nowhere',
  VALIDATION_FAILED: 'This link leads nowhere',
  SHARE_ENDED: 'This link has ended',
  SHARE_REVOKED: 'This link was revoked',
  SHARE_CLOSED: 'Not shared any more',
};

const leads: Partial<Record<ApiError['code'], string>> = {
  VALIDATION_FAILED: 'Make sure that you have the whole of it.',
};

interface ClosedPageProps {
  error: ApiError;
  onRetry: () => void;
}

/** Why there is nothing to see: of each reason a page, and none says more than that. */
export function ClosedPage({ error, onRetry }: ClosedPageProps) {
  const title = titles[error.code];
  usePageTitle(title ?? 'Not opened');
  return (
    <MessageLayout
      broken
      title={title ?? 'This could not be opened'}
      lead={leads[error.code] ?? error.message}
    >
      {title === undefined && (
        <Button size="lg" onClick={onRetry}>
          Try again
        </Button>
      )}
    </MessageLayout>
  );
}
