import { type Comparison, routes, type SiteDetails, type VersionList } from '@sitewright/contracts';
import { type Answer, useAnswer } from '../../../lib/use-answer.ts';

type Shown = Pick<SiteDetails, 'folderId' | 'version'>;

/** The versions of a site; asked again once it shows another one, or somebody has named one. */
export const useVersions = ({ folderId: id, version }: Shown, revision = 0): Answer<VersionList> =>
  useAnswer(`${id} ${version} ${revision}`, (api, signal) =>
    api.call(routes.siteVersions, { params: { id }, signal }),
  );

/** Two versions of a site, the earlier first. */
export interface VersionPair {
  from: number;
  to: number;
}

export const useComparison = (id: string, { from, to }: VersionPair): Answer<Comparison> =>
  useAnswer(`${id} ${from} ${to}`, (api, signal) =>
    api.call(routes.compareVersions, { params: { id, number: String(to) }, query: { with: from }, signal }),
  );
