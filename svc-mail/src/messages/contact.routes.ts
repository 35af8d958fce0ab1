import type { IncomingMessage } from 'node:http';
import { routes } from '@sitewright/contracts';
import { createRouter, type Limiter, type ServiceRouter, steps, validate } from '@sitewright/service-kit';
import { type AcceptMessageDependencies, acceptMessage } from './accept-message.ts';
import { networkOf } from './network-of.ts';

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
      const address = deps.addressOf(ctx.req);
      await deps.messagesOfAddress.take(address);
      const request = { ...ctx.state.input, network: networkOf(address) };
      ctx.body = { message: await acceptMessage(deps, request, ctx.state.log) };
    }),
  );

  return router;
}
