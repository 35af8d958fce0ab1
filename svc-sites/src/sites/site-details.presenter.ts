import type { SiteDetails } from '@sitewright/contracts';
import { isTextPath } from './is-text.ts';
import { presentProject } from './project.presenter.ts';
import type { ViewedSite } from './view-site.ts';

export const presentSiteDetails = ({ site, current }: ViewedSite): SiteDetails => ({
  ...presentProject(site),
  prompt: site.prompt,
  version: site.version,
  engine: current.engine,
  ...(current.seed === undefined ? {} : { seed: current.seed }),
  ...(site.isInterrupted && current.hasSource ? { canWriteRest: true as const } : {}),
  files: current.files.map(({ path, bytes }) => ({ path, bytes, isText: isTextPath(path) })),
  report: current.report,
});
