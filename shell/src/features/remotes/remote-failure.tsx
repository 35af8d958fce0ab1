import { Button, toast } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link } from '@sitewright/web-kit/router';
import { MessageLayout } from '../../components/message-layout.tsx';
import { useOnlineAgain } from '../../lib/use-online-again.ts';
import { RemoteLoadError } from './remote-loader.ts';

const explanations = {
  missing: {
    title: 'This part is not available on this server',
    words: 'It is not set up here. Everything else works as usual.',
  },
  unreachable: {
    title: 'This part could not be loaded',
    words: 'It may be restarting, or your connection was interrupted. Nothing you made is lost.',
  },
  offline: {
    title: 'You are offline',
    words: 'This part is loaded by itself as soon as your network is back. Nothing you made is lost.',
  },
  incompatible: {
    title: 'This part is newer than the page',
    words: 'Sitewright was updated while this page was open. Reload it to go on; nothing you made is lost.',
  },
  broken: {
    title: 'This part stopped working',
    words: 'Something in it went wrong. Nothing you saved is lost.',
  },
};

type Explanation = (typeof explanations)[keyof typeof explanations];

const explanationOf = (error: unknown): Explanation =>
  explanations[error instanceof RemoteLoadError ? error.reason : 'broken'];

interface RemoteFailureProps {
  error: unknown;
  /** How often the remote has been tried. */
  attempt: number;
  onRetry: () => void;
}

/** A hung script does not recover on another try, so the second failure offers a clean start instead. */
const needsReload = (explanation: Explanation, attempt: number) =>
  explanation === explanations.incompatible || attempt > 1;

function AnotherTry({ reloads, onRetry }: { reloads: boolean; onRetry: () => void }) {
  return (
    <Button size="lg" onClick={reloads ? () => window.location.reload() : onRetry}>
      {reloads ? 'Reload page' : 'Try again'}
    </Button>
  );
}

/** Tries an unreachable remote again when the network is back, and says so. */
function useExplanation(error: unknown, onRetry: () => void): Explanation {
  const explanation = explanationOf(error);
  const canReturn = explanation === explanations.unreachable;
  const isOnline = useOnlineAgain(() => {
    if (!canReturn) return;
    toast({ title: 'Your network is back', description: 'This part of the page is loaded again.' });
    onRetry();
  });
  return canReturn && !isOnline ? explanations.offline : explanation;
}

/** What stands in the place of a remote that did not come, or fell over. */
export function RemoteFailure({ error, attempt, onRetry }: RemoteFailureProps) {
  const explanation = useExplanation(error, onRetry);
  usePageTitle(explanation.title);
  return (
    <MessageLayout broken title={explanation.title} lead={explanation.words}>
      <div className="flex flex-wrap gap-2.5">
        <Button asChild variant="outline" size="lg">
          <Link to="/">Back to Home</Link>
        </Button>
        {explanation !== explanations.missing && (
          <AnotherTry reloads={needsReload(explanation, attempt)} onRetry={onRetry} />
        )}
      </div>
    </MessageLayout>
  );
}
