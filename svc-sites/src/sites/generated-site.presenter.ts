import type { GeneratedSite } from '@sitewright/contracts';
import { presentProject } from './project.presenter.ts';
import type { ListedSite } from './site.ts';

/** Without an address when the owner does not exist any more. */
export const presentGeneratedSite = (site: ListedSite, ownerEmail: string | undefined): GeneratedSite => ({
  ...presentProject(site),
  ...(ownerEmail === undefined ? {} : { ownerEmail }),
});
