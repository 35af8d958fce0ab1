import { type Comparison, routes, type SiteDetails, type VersionList } from '@sitewright/contracts';
import { type Answer, useAnswer } from '@sitewright/web-kit';
import { useState } from 'react';
import { useNaming } from './naming-store.ts';

type Shown = Pick<SiteDetails, 'folderId' | 'version'>;

/** The versions of a site; asked again once it shows another one, or somebody has named or pinned one. */
export function useVersions({ folderId: id, version }: Shown): Answer<VersionList> {
  const changes = useNaming((state) => state.changes);
  const shown = `${id} ${version}`;
  const answer = useAnswer(`${shown} ${changes}`, (api, signal) =>
    api.call(routes.siteVersions, { params: { id }, signal }),
  );
  const [known, setKnown] = useState<{ shown: string; value: VersionList }>();
  if (answer.status === 'ready' && known?.value !== answer.value) setKnown({ shown, value: answer.value });
  // What somebody has just named stays in sight, and keeps the focus.
  return answer.status === 'loading' && known?.shown === shown
    ? { status: 'ready', value: known.value }
    : answer;
}

/** Two versions of a site, the earlier first. */
export interface VersionPair {
  from: number;
  to: number;
}

export const useComparison = (id: string, { from, to }: VersionPair): Answer<Comparison> =>
  useAnswer(`${id} ${from} ${to}`, (api, signal) =>
    api.call(routes.compareVersions, { params: { id, number: String(to) }, query: { with: from }, signal }),
  );
