import { limits, routes, versionQuerySchema } from '@sitewright/contracts';
import {
  AppError,
  type Authenticated,
  createRouter,
  type RequestContext,
  type ServiceRouter,
  type Step,
  steps,
  validate,
  validateQuery,
} from '@sitewright/service-kit';
import { findSharingSite } from '../sharing/make-share-link.ts';
import type { Site } from '../sites/site.ts';
import type { SitesRepository } from '../sites/sites.repository.ts';
import { presentOwnedComment } from './comment.presenter.ts';
import type { Comment } from './comment.ts';
import type { CommentLimits } from './comment-limits.ts';
import { findPlaces } from './find-places.ts';
import { type PinCommentDependencies, pinComment } from './pin-comment.ts';

export interface CommentRouteDependencies extends PinCommentDependencies {
  sites: SitesRepository;
  limits: CommentLimits;
  authenticate: Step<Authenticated>;
}

/** What others said of a site, and its owner: the owner's alone. */
export function commentRoutes({
  authenticate,
  limits: rates,
  ...deps
}: CommentRouteDependencies): ServiceRouter {
  const router = createRouter();
  const { sites, files, comments } = deps;

  router.get(
    routes.siteComments.path,
    ...steps(authenticate, validateQuery(versionQuerySchema), async (ctx) => {
      const site = await siteOf(ctx);
      const version = Math.min(ctx.state.query.version ?? site.version, site.version);
      const { folderId } = site;
      const listed = await comments.list({ folderId });
      const places = await findPlaces(files, { folderId, version }, listed);
      ctx.body = listed.map((comment) => presentOwnedComment(comment, places.get(comment.id)));
    }),
  );

  router.post(
    routes.createComment.path,
    ...steps(authenticate, validate(routes.createComment.request), async (ctx) => {
      const site = await siteOf(ctx);
      const { user, input } = ctx.state;
      if (input.version > site.version)
        throw new AppError('VALIDATION_FAILED', 'There is no such version. Reload the page.');
      await rates.takeOwners(user.id);
      const comment = await pinComment(deps, { folderId: site.folderId, ...input });
      ctx.status = 201;
      ctx.body = await present(site, comment);
    }),
  );

  router.post(
    routes.readComments.path,
    ...steps(authenticate, async (ctx) => {
      await comments.markRead((await siteOf(ctx)).folderId);
      ctx.body = { message: 'All comments are marked as read.' };
    }),
  );

  router.patch(
    routes.changeComment.path,
    ...steps(authenticate, validate(routes.changeComment.request), async (ctx) => {
      const site = await siteOf(ctx);
      const at = ctx.state.input.isResolved ? new Date() : undefined;
      const changed = await comments.resolve(site.folderId, commentIdOf(ctx), at);
      if (!changed) throw commentNotFound();
      ctx.body = await present(site, changed);
    }),
  );

  router.delete(
    routes.deleteComment.path,
    ...steps(authenticate, async (ctx) => {
      const { folderId } = await siteOf(ctx);
      if (!(await comments.remove(folderId, commentIdOf(ctx)))) throw commentNotFound();
      ctx.body = { message: 'The comment is deleted.' };
    }),
  );

  router.post(
    routes.replyToComment.path,
    ...steps(authenticate, validate(routes.replyToComment.request), async (ctx) => {
      const site = await siteOf(ctx);
      const { user, input } = ctx.state;
      await rates.takeOwners(user.id);
      const id = commentIdOf(ctx);
      const reply = { text: input.text, at: new Date(), most: limits.commentMaxReplies };
      const replied = await comments.reply(site.folderId, id, reply);
      if (!replied) {
        if (!(await comments.find(site.folderId, id))) throw commentNotFound();
        throw new AppError('CONFLICT', `A comment has at most ${limits.commentMaxReplies} replies.`);
      }
      ctx.status = 201;
      ctx.body = await present(site, replied);
    }),
  );

  return router;

  async function present({ folderId, version }: Site, comment: Comment) {
    const places = await findPlaces(files, { folderId, version }, [comment]);
    return presentOwnedComment(comment, places.get(comment.id));
  }

  function siteOf(ctx: CommentContext): Promise<Site> {
    return findSharingSite(sites, ctx.state.user, ctx.params.id ?? '');
  }
}

type CommentContext = Pick<RequestContext<Authenticated>, 'params' | 'state'>;

const commentIdOf = ({ params }: Pick<CommentContext, 'params'>): string => params.comment ?? '';

const commentNotFound = () =>
  new AppError('NOT_FOUND', 'There is no such comment any more. Reload the page.');
