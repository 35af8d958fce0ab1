import { loadRemotePage } from './load-remote-page.ts';

/** Loads a remote, and what shows remotes, before anybody asks to see it. */
export const preloadRemote = async (name: string) => (await loadRemotePage()).remoteLoader.load(name);
