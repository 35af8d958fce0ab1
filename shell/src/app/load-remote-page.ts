import { preloadChunk } from '../lib/preload.ts';

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Loads what shows remotes: all at once over the network, but started piece by piece, so that a slow phone answers in between. */
export async function loadRemotePage() {
  preloadChunk('remote-page');
  await import(/* webpackChunkName: "remote-page" */ './api.ts');
  await breathe();
  await import(/* webpackChunkName: "remote-page" */ '../features/remotes/federation.ts');
  await breathe();
  return import(/* webpackChunkName: "remote-page" */ './remote-page.tsx');
}
