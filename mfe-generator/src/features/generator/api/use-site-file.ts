import { routes, type SiteFile } from '@sitewright/contracts';
import { type Answer, useAnswer } from '@sitewright/web-kit';

/** The text of one of a site's files, as a version has it. */
export const useSiteFile = (id: string, path: string, version: number): Answer<SiteFile> =>
  useAnswer(`${id}/${path} ${version}`, (api, signal) =>
    api.call(routes.siteFile, { params: { id, path }, signal }),
  );
