import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { withdrawOutline } from '../../lib/outline.ts';
import { RemoteFailure } from './remote-failure.tsx';
import type { RemoteLoader } from './remote-loader.ts';
import { RemoteLoading } from './remote-loading.tsx';

interface RemoteOutletProps {
  name: string;
  loader: RemoteLoader;
}

/** The place in the page where a remote is shown, with a face for every way in which it may not come. */
export function RemoteOutlet({ name, loader }: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(1);
  const [Remote, setRemote] = useState(() => lazy(() => loader.load(name)));
  useEffect(withdrawOutline, []);

  // A lazy component remembers its rejection for ever: another try needs another one.
  const handleRetry = () => {
    setRemote(lazy(() => loader.load(name, { afresh: true })));
    setAttempt(attempt + 1);
  };

  return (
    <ErrorBoundary
      key={attempt}
      renderFailure={(error) => <RemoteFailure error={error} attempt={attempt} onRetry={handleRetry} />}
    >
      <Suspense fallback={<RemoteLoading name={name} />}>
        <Remote />
      </Suspense>
    </ErrorBoundary>
  );
}
