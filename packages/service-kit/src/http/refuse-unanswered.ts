import { AppError } from '../app-error.ts';
import type { ServiceMiddleware } from './context.ts';

/** Gives requests that no route took an answer of the same shape as every other error. */
export const refuseUnanswered: ServiceMiddleware = async function refuseUnanswered(ctx, next) {
  await next();
  if (ctx.body) return;
  if (ctx.status === 404) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
  if (ctx.status === 405 || ctx.status === 501) {
    throw new AppError('METHOD_NOT_ALLOWED', `This address does not answer ${ctx.method} requests.`);
  }
};
