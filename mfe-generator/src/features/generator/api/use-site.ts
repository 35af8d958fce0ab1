import { routes, type SiteDetails } from '@sitewright/contracts';
import { type Answer, useAnswer } from '../../../lib/use-answer.ts';

/** One of the person's sites with its prompt, its files and what was checked; nothing without an id. */
export const useSite = (siteId: string | undefined): Answer<SiteDetails> | undefined =>
  useAnswer(siteId, (api, signal, id) => api.call(routes.site, { params: { id }, signal }));
