import { type Generation, routes } from '@sitewright/contracts';
import type { ApiClient } from '../api/api-client.ts';

/** The person's sites that wait or are being made, newest first. Changes of a site that is there are told beside that site. */
export async function listRunning(api: ApiClient, signal: AbortSignal): Promise<Generation[]> {
  const { items } = await api.callPage(routes.generations, { query: { state: 'running' }, signal });
  return items.filter(({ isChange }) => !isChange);
}

/** Ends a generation that waits or runs; what was written so far is kept as a site. */
export const stopGeneration = (api: ApiClient, id: string): Promise<Generation> =>
  api.call(routes.stopGeneration, { params: { id } });
