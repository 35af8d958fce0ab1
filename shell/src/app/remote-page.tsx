import { federation } from '../features/remotes/federation.ts';
import { createRegistryReader } from '../features/remotes/registry.ts';
import { createRemoteLoader } from '../features/remotes/remote-loader.ts';
import { RemoteOutlet } from '../features/remotes/remote-outlet.tsx';

/** The page's one loader: what was preloaded is not loaded again. */
export const remoteLoader = createRemoteLoader({ readRegistry: createRegistryReader(), federation });

/** One remote, found and loaded at run time. */
export default function RemotePage({ name }: { name: string }) {
  return <RemoteOutlet key={name} name={name} loader={remoteLoader} />;
}
