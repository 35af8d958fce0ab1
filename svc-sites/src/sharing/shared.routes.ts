import type { IncomingMessage } from 'node:http';
import { routes } from '@sitewright/contracts';
import { AppError, createRouter, type ServiceRouter, steps, validate } from '@sitewright/service-kit';
import type { FilesRepository } from '../sites/files.repository.ts';
import { findShared, type Shared } from './find-shared.ts';
import { type OpenSharedDependencies, openShared } from './open-shared.ts';
import { presentSharedSite } from './shared-site.presenter.ts';

export interface SharedRouteDependencies extends OpenSharedDependencies {
  files: Pick<FilesRepository, 'summarise'>;
  /** What the limits count by. */
  addressOf: (request: IncomingMessage) => string;
}

/** What a link shows: open to whoever has it, and its password where it has one. */
export function sharedRoutes({ files, addressOf, ...deps }: SharedRouteDependencies): ServiceRouter {
  const router = createRouter();

  router.post(
    routes.openShared.path,
    ...steps(validate(routes.openShared.request), async (ctx) => {
      const { token, password } = ctx.state.input;
      const shared = await openShared(deps, { token, password, address: addressOf(ctx.req) });
      ctx.body = await present(shared, shared.ticket);
      ctx.state.log.info({ linkId: shared.link.id }, 'shared site opened');
    }),
  );

  router.get(routes.sharedSite.path, async (ctx) => {
    const { ticket = '' } = ctx.params;
    ctx.body = await present(await findShared(deps, ticket), ticket);
  });

  return router;

  async function present(shared: Shared, ticket: string) {
    const summary = await files.summarise(shared.site.folderId, shared.version);
    if (!summary) throw new AppError('SHARE_CLOSED', 'This version is not shared any more.');
    return presentSharedSite(shared, { ticket, files: summary.files });
  }
}
