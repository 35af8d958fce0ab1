import type { IncomingMessage } from 'node:http';
import { routes } from '@sitewright/contracts';
import { createRouter, type Limiter, type ServiceRouter, steps, validate } from '@sitewright/service-kit';
import { type AcceptMessageDependencies, acceptMessage } from './accept-message.ts';

export interface ContactDependencies extends AcceptMessageDependencies {
  messagesOfAddress: Limiter;
  addressOf(request: IncomingMessage): string;
}

/** The contact form: open to everybody. */
export function contactRoutes(deps: ContactDependencies): ServiceRouter {
  const router = createRouter();

  router.post(
    routes.sendEmail.path,
    ...steps(validate(routes.sendEmail.request), async (ctx) => {
      await deps.messagesOfAddress.take(deps.addressOf(ctx.req));
      ctx.body = { message: await acceptMessage(deps, ctx.state.input, ctx.state.log) };
    }),
  );

  return router;
}
