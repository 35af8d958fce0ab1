import { fileSearchQuerySchema, limits, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type Limiter,
  type RequestContext,
  type ServiceRouter,
  type Step,
  steps,
  validate,
  validateQuery,
} from '@sitewright/service-kit';
import { findVisibleSite, siteNotFound } from '../../sites/find-site.ts';
import type { Site } from '../../sites/site.ts';
import { viewHead } from '../../versions/view-head.ts';
import { linksTo, mentionsOf } from './links.ts';
import { removeFile } from './remove-file.ts';
import { renameFile } from './rename-file.ts';
import { type RepairDependencies, repairFiles, viewRepairs } from './repair-files.ts';
import { replaceInFiles, searchFiles } from './search-files.ts';
import { writeFile } from './write-file.ts';

export interface FileRouteDependencies extends RepairDependencies {
  /** How often a person changes something by hand. */
  edits: Limiter;
  /** How often a person has all files looked through. */
  searches: Limiter;
  authenticate: Step<Authenticated>;
}

/** A file as JSON: every character may take two bytes there. */
const longestFileBytes = limits.siteMaxBytes + 2 * 1024 * 1024;

/** Whole files of a site: changed by its owner, looked through by whoever sees it. */
export function fileRoutes({ authenticate, edits, searches, ...deps }: FileRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.put(
    routes.writeFile.path,
    ...steps(
      authenticate,
      validate(routes.writeFile.request, { maxBytes: longestFileBytes }),
      async (ctx) => {
        const { user, input } = ctx.state;
        await edits.take(user.id);
        await answerHead(ctx, await writeFile(deps, user, { ...fileOf(ctx), request: input }));
      },
    ),
  );

  router.patch(
    routes.renameFile.path,
    ...steps(authenticate, validate(routes.renameFile.request), async (ctx) => {
      const { user, input } = ctx.state;
      await edits.take(user.id);
      await answerHead(ctx, await renameFile(deps, user, { ...fileOf(ctx), request: input }));
    }),
  );

  router.delete(
    routes.removeFile.path,
    ...steps(authenticate, validate(routes.removeFile.request), async (ctx) => {
      const { user, input } = ctx.state;
      await edits.take(user.id);
      await answerHead(ctx, await removeFile(deps, user, { ...fileOf(ctx), request: input }));
    }),
  );

  router.get(
    routes.fileLinks.path,
    ...steps(authenticate, async (ctx) => {
      const { user } = ctx.state;
      await searches.take(user.id);
      const { folderId, path } = fileOf(ctx);
      const { version } = await findVisibleSite(deps.sites, user, folderId);
      const stored = await deps.files.readVersion(folderId, version);
      if (!stored) throw siteNotFound();
      const { files } = stored;
      ctx.body = { version, links: linksTo(files, path), mentions: mentionsOf(files, path) };
    }),
  );

  router.get(
    routes.searchFiles.path,
    ...steps(authenticate, validateQuery(fileSearchQuerySchema), async (ctx) => {
      const { user, query } = ctx.state;
      await searches.take(user.id);
      ctx.body = await searchFiles(deps, user, fileOf(ctx).folderId, query);
    }),
  );

  router.post(
    routes.replaceInFiles.path,
    ...steps(authenticate, validate(routes.replaceInFiles.request), async (ctx) => {
      const { user, input } = ctx.state;
      await edits.take(user.id);
      await answerHead(ctx, await replaceInFiles(deps, user, fileOf(ctx).folderId, input));
    }),
  );

  router.get(
    routes.fileRepairs.path,
    ...steps(authenticate, async (ctx) => {
      const { user } = ctx.state;
      await searches.take(user.id);
      ctx.body = await viewRepairs(deps, user, fileOf(ctx).folderId);
    }),
  );

  router.post(
    routes.repairFiles.path,
    ...steps(authenticate, validate(routes.repairFiles.request), async (ctx) => {
      const { user, input } = ctx.state;
      await edits.take(user.id);
      await answerHead(ctx, await repairFiles(deps, user, fileOf(ctx).folderId, input));
    }),
  );

  return router;

  async function answerHead(ctx: FileContext, site: Site): Promise<void> {
    ctx.body = await viewHead(deps.versions, site);
    const { folderId, version } = site;
    ctx.state.log.info({ folderId, userId: ctx.state.user.id, version }, 'files changed');
  }
}

type FileContext = Pick<RequestContext<Authenticated>, 'params' | 'state'> & { body: unknown };

const fileOf = ({ params: { id = '', path = '' } }: Pick<FileContext, 'params'>) => ({ folderId: id, path });
