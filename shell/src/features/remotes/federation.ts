import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** The part of the federation runtime that the loader uses. */
export interface Federation {
  register: (remote: { name: string; entry: string }, options: { force: boolean }) => void;
  load: (id: string) => Promise<unknown>;
}

const manifestTimeout = 8000;

registerPlugins([
  {
    name: 'fresh-manifests',
    // A manifest out of the browser's cache names files that a redeployed remote no longer has.
    fetch: (url, options) =>
      fetch(url, { ...options, cache: 'no-cache', signal: AbortSignal.timeout(manifestTimeout) }),
  },
]);

export const federation: Federation = {
  register: (remote, options) => registerRemotes([remote], options),
  load: (id) => loadRemote(id),
};
