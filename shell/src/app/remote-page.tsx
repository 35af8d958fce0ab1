import type { Role } from '@sitewright/contracts';
import { useEffect } from 'react';
import { federation } from '../features/remotes/federation.ts';
import { createRegistryReader } from '../features/remotes/registry.ts';
import { createRemoteLoader } from '../features/remotes/remote-loader.ts';
import { RemoteOutlet } from '../features/remotes/remote-outlet.tsx';
import { createKeepFresh } from '../features/session-guard/keep-fresh.ts';
import { RequireSession } from '../features/session-guard/require-session.tsx';
import { refreshSession } from './api.ts';

/** The page's one loader: what was preloaded is not loaded again. */
export const remoteLoader = createRemoteLoader({ readRegistry: createRegistryReader(), federation });

const keepFresh = createKeepFresh(refreshSession);

/** Loaded beside the page. Without it only what is told of other pages is missing. */
const tellEnds = () =>
  void import('./tell-ends.ts').then(
    ({ tellEndsFromNowOn }) => tellEndsFromNowOn(),
    () => undefined,
  );

interface RemotePageProps {
  name: string;
  role: Role | undefined;
}

/** One remote, found and loaded at run time, for those who may see it. */
export default function RemotePage({ name, role }: RemotePageProps) {
  useEffect(keepFresh, []);
  useEffect(tellEnds, []);
  return (
    <RequireSession role={role} refresh={refreshSession}>
      <RemoteOutlet key={name} name={name} loader={remoteLoader} />
    </RequireSession>
  );
}
