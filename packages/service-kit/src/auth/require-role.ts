import type { Role } from '@sitewright/contracts';
import { AppError } from '../app-error.ts';
import type { Step } from '../http/context.ts';
import type { Authenticated } from './authenticate.ts';

/** Lets only people of this role through, after `authenticate` has read the role where it is kept. */
export function requireRole(role: Role): Step<Authenticated> {
  return async function requireRole(ctx, next) {
    if (ctx.state.user.role !== role) {
      throw new AppError('FORBIDDEN', 'Your account may not do this. Ask an administrator for access.');
    }
    await next();
  };
}
