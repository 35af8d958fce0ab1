import { routes, siteQuerySchema } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import type { CommentsRepository } from '../comments/comments.repository.ts';
import { listPage } from './list-page.ts';
import { presentProject } from './project.presenter.ts';
import type { SiteListsRepository } from './site-lists.repository.ts';
import { findPieces, searchTexts } from './texts/search-texts.ts';
import type { SiteTextsRepository } from './texts/site-texts.repository.ts';

export interface MySitesDependencies {
  lists: SiteListsRepository;
  texts: SiteTextsRepository;
  comments: Pick<CommentsRepository, 'countUnread'>;
  authenticate: Step<Authenticated>;
}

export function mySitesRoutes({ lists, texts, comments, authenticate }: MySitesDependencies): ServiceRouter {
  const router = createRouter();

  router.get(
    routes.mySites.path,
    ...steps(authenticate, validateQuery(siteQuerySchema), async (ctx) => {
      const { user, query } = ctx.state;
      const { search: text = '' } = query;
      const search = text === '' ? undefined : await searchFor(texts, user.id, text);
      const sites = await listPage(ctx, lists, { ownerId: user.id, search });
      const [unread, found] = await Promise.all([
        comments.countUnread(sites.map(({ folderId }) => folderId)),
        findPieces(texts, sites, text),
      ]);
      ctx.body = sites.map((site) =>
        presentProject(site, { unreadComments: unread.get(site.folderId), found: found.get(site.folderId) }),
      );
    }),
  );

  return router;
}

/** By name, and by what the pages say. */
const searchFor = async (texts: SiteTextsRepository, ownerId: string, text: string) => ({
  text,
  ownerIds: [],
  folderIds: await searchTexts(texts, ownerId, text),
});
