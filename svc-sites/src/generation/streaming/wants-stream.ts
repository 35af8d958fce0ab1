import type { RequestContext } from '@sitewright/service-kit';

const eventStream = 'text/event-stream';

/** Whether the client names event streams, and does not like JSON better: the specification's answer is JSON. */
export const wantsStream = (ctx: Pick<RequestContext, 'get' | 'accepts'>): boolean =>
  ctx.get('Accept').toLowerCase().includes(eventStream) &&
  ctx.accepts('application/json', eventStream) === eventStream;
