import type { Role } from '@sitewright/contracts';
import { AppError } from '../app-error.ts';
import type { Step } from '../http/context.ts';
import type { Authenticated } from './authenticate.ts';

/** Reads a person's role as it is now; undefined when there is no such person any more. */
export type ReadRole = (userId: string) => Promise<Role | undefined>;

/**
 * Lets only people of this role through. The token's claim may be days old, so the role is read where it is kept;
 * if that fails, nobody passes.
 */
export function requireRole(role: Role, readRole: ReadRole): Step<Authenticated> {
  return async function requireRole(ctx, next) {
    if ((await readRole(ctx.state.user.sub)) !== role) {
      throw new AppError('FORBIDDEN', 'Your account may not do this. Ask an administrator for access.');
    }
    await next();
  };
}
