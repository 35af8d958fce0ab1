import { routes } from '@sitewright/contracts';
import { createPagedList } from '@sitewright/web-kit';

/** Everybody's sites, newest first unless another order is asked for. */
export const sites = createPagedList(routes.totalSites);

/** The slice `sites`. */
export const useSites = sites.useList;
