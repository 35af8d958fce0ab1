import { type Generation, routes } from '@sitewright/contracts';
import type { ApiClient } from '../api/api-client.ts';

/** The person's sites that wait or are being made, newest first. Changes of a site that is there are told beside that site. */
export async function listRunning(api: ApiClient, signal: AbortSignal): Promise<Generation[]> {
  const { items } = await api.callPage(routes.generations, { query: { state: 'running' }, signal });
  return items.filter(({ isChange }) => !isChange);
}

const dayMs = 86_400_000;

/**
 * The person's sites of the last day that could not be made, newest first, among the latest that the server tells of. What was asked for
 * again since under the same folder is not among them: how that goes is told instead.
 */
export async function listFailed(api: ApiClient, signal: AbortSignal): Promise<Generation[]> {
  const { items } = await api.callPage(routes.generations, { signal });
  const since = Date.now() - dayMs;
  const latestOfSites = items.filter(
    ({ folderId }, index) => items.findIndex((other) => other.folderId === folderId) === index,
  );
  return latestOfSites.filter(
    ({ state, isChange, createdAt }) => state === 'failed' && !isChange && Date.parse(createdAt) >= since,
  );
}

/** Ends a generation that waits or runs; what was written so far is kept as a site. */
export const stopGeneration = (api: ApiClient, id: string): Promise<Generation> =>
  api.call(routes.stopGeneration, { params: { id } });
