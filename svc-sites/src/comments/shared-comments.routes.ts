import type { IncomingMessage } from 'node:http';
import { commentKeyQuerySchema, routes } from '@sitewright/contracts';
import {
  AppError,
  createRouter,
  type ServiceRouter,
  steps,
  validate,
  validateQuery,
} from '@sitewright/service-kit';
import { digestOf, newToken } from '../sharing/digest.ts';
import { type FindSharedDependencies, findShared, type Shared } from '../sharing/find-shared.ts';
import { presentComment } from './comment.presenter.ts';
import type { CommentLimits } from './comment-limits.ts';
import { findPlaces } from './find-places.ts';
import { type PinCommentDependencies, pinComment } from './pin-comment.ts';

export interface SharedCommentRouteDependencies extends FindSharedDependencies, PinCommentDependencies {
  limits: CommentLimits;
  /** What the limits count by. */
  addressOf: (request: IncomingMessage) => string;
}

/** What is said through a link: by who has it, and to them. What was said through other links stays with those. */
export function sharedCommentRoutes({
  limits,
  addressOf,
  ...deps
}: SharedCommentRouteDependencies): ServiceRouter {
  const router = createRouter();
  const { comments, files } = deps;

  router.get(routes.sharedComments.path, async (ctx) => {
    const shared = await findShared(deps, ctx.params.ticket ?? '');
    const listed = await comments.list(ofLink(shared));
    const places = await findPlaces(files, shownBy(shared), listed);
    ctx.body = listed.map((comment) => presentComment(comment, places.get(comment.id)));
  });

  router.post(
    routes.createSharedComment.path,
    ...steps(validate(routes.createSharedComment.request), async (ctx) => {
      const shared = await findShared(deps, ctx.params.ticket ?? '');
      const { version } = ctx.state.input;
      if (!hasShown(shared, version))
        throw new AppError('VALIDATION_FAILED', 'This is not the version that is shared. Reload the page.');
      await limits.takeVisitors(shared.link.id, addressOf(ctx.req));
      const key = newToken();
      const comment = await pinComment(deps, {
        ...ctx.state.input,
        ...ofLink(shared),
        keyHash: digestOf(key),
      });
      const places = await findPlaces(files, shownBy(shared), [comment]);
      ctx.status = 201;
      ctx.body = { comment: presentComment(comment, places.get(comment.id)), key };
      ctx.state.log.info({ folderId: comment.folderId, linkId: shared.link.id }, 'comment pinned');
    }),
  );

  router.delete(
    routes.deleteSharedComment.path,
    ...steps(validateQuery(commentKeyQuerySchema), async (ctx) => {
      const { ticket = '', comment: id = '' } = ctx.params;
      const shared = await findShared(deps, ticket);
      const keyHash = digestOf(ctx.state.query.key);
      if (!(await comments.removeByKey({ ...ofLink(shared), id, keyHash })))
        throw new AppError('NOT_FOUND', 'There is no such comment of yours any more. Reload the page.');
      ctx.body = { message: 'Your comment is deleted.' };
    }),
  );

  return router;
}

const ofLink = ({ link, site }: Shared) => ({ folderId: site.folderId, linkId: link.id });

const shownBy = ({ site, version }: Shared) => ({ folderId: site.folderId, version });

/** A link to the newest version may have shown an earlier one a moment ago. */
const hasShown = ({ link, version }: Shared, seen: number) =>
  link.version === undefined ? seen <= version && seen >= link.firstVersion : seen === version;
