import { Alert } from '@sitewright/ui';
import { siteBriefOf, useSitting } from '../sitting/sitting-store.ts';

/** What of a correction was not done, because the pages do not state it so. */
export function NotDone() {
  const problem = useSitting(({ sitting }) => sitting?.problem);
  const missing = useSitting(({ sitting }) => siteBriefOf(sitting)?.missing);
  if (problem) return <Alert className="mb-3">{problem}</Alert>;
  if (!missing || missing.length === 0) return null;
  return (
    <p role="status" className="mb-3 rounded-control bg-warn-tint px-3 py-2.5 text-small text-warn-ink">
      Not changed: {missing.join('; ')}. Change it on the page with Edit.
    </p>
  );
}
