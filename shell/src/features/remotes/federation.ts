import { init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { takeEarlyAnswer } from './early-answers.ts';
import { shared } from './shared.ts';

/** The part of the federation runtime that the loader uses. */
export interface Federation {
  register: (remote: { name: string; entry: string }, options: { force: boolean }) => void;
  load: (id: string) => Promise<unknown>;
}

const manifestTimeout = 8000;

// Where deployed remotes look for the runtime: they carry none themselves.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const host = init({
  name: 'shell',
  remotes: [],
  shared,
  // What is there already is used; the default would load all remotes at the start, and one that is down would hang the page.
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'fresh-manifests',
      // A manifest out of the browser's cache names files that a redeployed remote no longer has.
      fetch: (url, options) =>
        takeEarlyAnswer(url) ??
        fetch(url, { ...options, cache: 'no-cache', signal: AbortSignal.timeout(manifestTimeout) }),
    },
  ],
});

export const federation: Federation = {
  register: (remote, options) => host.registerRemotes([remote], options),
  load: (id) => host.loadRemote(id),
};
