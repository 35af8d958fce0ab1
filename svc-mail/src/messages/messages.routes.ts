import { messageQuerySchema, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  linkToNextPage,
  requireRole,
  type ServiceRouter,
  type Step,
  steps,
  validateQuery,
} from '@sitewright/service-kit';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type DeleteMessageDependencies, deleteMessage } from './delete-message.ts';
import { keptDays } from './indexes.ts';
import { presentMessage } from './message.presenter.ts';
import { type RetryMessageDependencies, retryMessage } from './retry-message.ts';
import { type UndeleteMessageDependencies, undeleteMessage } from './undelete-message.ts';

export interface MessagesDependencies
  extends RetryMessageDependencies,
    DeleteMessageDependencies,
    UndeleteMessageDependencies {
  authenticate: Step<Authenticated>;
}

/** The administrators' calls about messages that no mail server has taken. */
export function messagesRoutes(deps: MessagesDependencies): ServiceRouter {
  const router = createRouter();
  const asAdmin = requireRole('admin');

  router.get(
    routes.messages.path,
    ...steps(deps.authenticate, asAdmin, validateQuery(messageQuerySchema), async (ctx) => {
      const { limit, cursor, search, state } = ctx.state.query;
      const after = cursor ? decodeCursor(cursor) : undefined;
      const page = await deps.messages.list({ limit, after, search, state });
      if (page.end) ctx.set('Link', linkToNextPage(ctx.path, ctx.state.query, encodeCursor(page.end)));
      ctx.body = page.messages.map(presentMessage);
    }),
  );

  router.get(
    routes.mailServer.path,
    ...steps(deps.authenticate, asAdmin, async (ctx) => {
      ctx.body = { isSet: deps.mailer.delivers, keptDays };
    }),
  );

  router.post(
    routes.retryMessage.path,
    ...steps(deps.authenticate, asAdmin, async (ctx) => {
      const { id = '' } = ctx.params;
      ctx.state.log.info({ userId: ctx.state.user.id, messageId: id.slice(0, 24) }, 'message tried again');
      ctx.body = { message: await retryMessage(deps, id) };
    }),
  );

  router.delete(
    routes.deleteMessage.path,
    ...steps(deps.authenticate, asAdmin, async (ctx) => {
      const { id = '' } = ctx.params;
      await deleteMessage(deps, id);
      ctx.state.log.info({ userId: ctx.state.user.id, messageId: id }, 'message deleted');
      ctx.body = { message: 'The message has been deleted.' };
    }),
  );

  router.post(
    routes.undeleteMessage.path,
    ...steps(deps.authenticate, asAdmin, async (ctx) => {
      const { id = '' } = ctx.params;
      const message = await undeleteMessage(deps, id);
      ctx.state.log.info({ userId: ctx.state.user.id, messageId: id }, 'message brought back');
      ctx.body = presentMessage(message);
    }),
  );

  return router;
}
