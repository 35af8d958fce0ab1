import { folderIdSchema, routes, type SiteDetails } from '@sitewright/contracts';
import { type ApiClient, ApiError } from '@sitewright/web-kit';
import { type Answer, useAnswer } from '../../../lib/use-answer.ts';

async function askForSite(api: ApiClient, signal: AbortSignal, siteId: string): Promise<SiteDetails> {
  const id = folderIdSchema.safeParse(siteId);
  // It came from the address, where anything may stand.
  if (!id.success) throw new ApiError({ code: 'NOT_FOUND', message: 'This is not the id of a site.' });
  return api.call(routes.site, { params: { id: id.data }, signal });
}

/** One of the person's sites with its prompt, its files and what was checked; nothing without an id. */
export const useSite = (siteId: string | undefined): Answer<SiteDetails> | undefined =>
  useAnswer(siteId, askForSite);
