import { preloadChunk } from '../lib/preload.ts';

const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

/** All at once over the network, but started piece by piece, so that a slow phone answers in between. */
async function loadPieces() {
  preloadChunk('remote-page');
  await import(/* webpackChunkName: "remote-page", webpackExports: ["default"] */ 'axios');
  await yieldToMain();
  await import(
    /* webpackChunkName: "remote-page", webpackExports: ["mfeRegistrySchema"] */ '@sitewright/contracts'
  );
  await yieldToMain();
  await import(/* webpackChunkName: "remote-page" */ './api.ts');
  await yieldToMain();
  await import(/* webpackChunkName: "remote-page" */ '../features/remotes/federation.ts');
  await yieldToMain();
  return import(/* webpackChunkName: "remote-page" */ './remote-page.tsx');
}

let arrival: ReturnType<typeof loadPieces> | undefined;

/** Loads what shows remotes, once. */
export function loadRemotePage() {
  arrival ??= loadPieces().catch((error: unknown) => {
    arrival = undefined;
    throw error;
  });
  return arrival;
}
