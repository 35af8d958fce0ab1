import type { SiteDetails } from '@sitewright/contracts';
import { Alert } from '@sitewright/ui';
import type { Answer, ApiError } from '@sitewright/web-kit';
import { EmptyDesk } from './empty-desk.tsx';
import { MissingSite } from './missing-site.tsx';
import { PageToCome } from './page-to-come.tsx';

/** The server answered, and there is no such site for this person. */
const isMissing = ({ code }: ApiError) =>
  code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'VALIDATION_FAILED';

interface DeskFaceProps {
  answer: Answer<SiteDetails> | undefined;
}

/** What lies on the desk while no site does. */
export function DeskFace({ answer }: DeskFaceProps) {
  if (!answer) return <EmptyDesk />;
  if (answer.status === 'loading') return <PageToCome label="Opening your website" />;
  if (answer.status === 'ready') return null;
  if (isMissing(answer.error)) return <MissingSite />;
  return (
    <div className="m-auto w-full max-w-130 px-6">
      <Alert onRetry={answer.retry}>{answer.error.message}</Alert>
    </div>
  );
}
