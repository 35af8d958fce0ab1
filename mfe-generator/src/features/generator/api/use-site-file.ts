import { routes, type SiteFile } from '@sitewright/contracts';
import { type Answer, useAnswer } from '../../../lib/use-answer.ts';

/** The text of one of a site's files. */
export const useSiteFile = (id: string, path: string): Answer<SiteFile> =>
  useAnswer(`${id}/${path}`, (api, signal) => api.call(routes.siteFile, { params: { id, path }, signal }));
