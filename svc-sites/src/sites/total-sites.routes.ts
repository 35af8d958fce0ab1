import { routes, siteQuerySchema } from '@sitewright/contracts';
import {
  type Addresses,
  type Authenticated,
  createRouter,
  requireRole,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import type { SiteSearch } from '../db/site-search.ts';
import { presentGeneratedSite } from './generated-site.presenter.ts';
import { listPage } from './list-page.ts';
import type { SiteListsRepository } from './site-lists.repository.ts';

/** Of how many people a search by address shows the sites: whoever looks for one person types more of the address. */
const mostOwners = 1000;

export interface TotalSitesDependencies {
  lists: SiteListsRepository;
  addresses: Addresses;
  authenticate: Step<Authenticated>;
}

/** Everybody's sites, for administrators. */
export function totalSitesRoutes({ lists, addresses, authenticate }: TotalSitesDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.totalSites.path,
    ...steps(authenticate, requireRole('admin'), validateQuery(siteQuerySchema), async (ctx) => {
      const search = await searchFor(addresses, ctx.state.query.search);
      const sites = await listPage(ctx, lists, { search });
      const owners = await addresses.ofPeople(sites.map(({ ownerId }) => ownerId));
      ctx.body = sites.map((site) => presentGeneratedSite(site, owners.get(site.ownerId)));
    }),
  );

  return router;
}

async function searchFor(addresses: Addresses, text = ''): Promise<SiteSearch | undefined> {
  if (text === '') return undefined;
  return { text, ownerIds: await addresses.idsByBeginning(text, mostOwners), folderIds: [] };
}
