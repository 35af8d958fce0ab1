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
import { presentMessage } from './message.presenter.ts';
import type { MessagesRepository } from './messages.repository.ts';
import { type RetryMessageDependencies, retryMessage } from './retry-message.ts';

export interface MessagesDependencies extends RetryMessageDependencies {
  messages: MessagesRepository;
  authenticate: Step<Authenticated>;
}

/** The administrators' calls about messages that have not been sent. */
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

  router.post(
    routes.retryMessage.path,
    ...steps(deps.authenticate, asAdmin, async (ctx) => {
      const { id = '' } = ctx.params;
      ctx.state.log.info({ userId: ctx.state.user.id, messageId: id.slice(0, 24) }, 'message tried again');
      ctx.body = { message: await retryMessage(deps, id) };
    }),
  );

  return router;
}
