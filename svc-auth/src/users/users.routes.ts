import { pageQuerySchema, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  linkToNextPage,
  requireRole,
  type ServiceRouter,
  type Step,
  steps,
  validate,
  validateQuery,
} from '@sitewright/service-kit';
import { type ChangeRoleDependencies, changeRole } from '../roles/change-role.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { presentUser } from './user.presenter.ts';
import type { UsersRepository } from './users.repository.ts';

export interface UsersDependencies extends ChangeRoleDependencies {
  users: UsersRepository;
  authenticate: Step<Authenticated>;
}

/** The administrators' calls about people. */
export function usersRoutes(deps: UsersDependencies): ServiceRouter {
  const router = createRouter();
  const asAdmin = requireRole('admin');

  router.get(
    routes.users.path,
    ...steps(deps.authenticate, asAdmin, validateQuery(pageQuerySchema), async (ctx) => {
      const { limit, cursor, search } = ctx.state.query;
      const after = cursor ? decodeCursor(cursor) : undefined;
      const page = await deps.users.list({ limit, after, search: search?.toLowerCase() });
      if (page.end) ctx.set('Link', linkToNextPage(ctx.path, ctx.state.query, encodeCursor(page.end)));
      ctx.body = page.users.map(presentUser);
    }),
  );

  router.put(
    routes.changeRole.path,
    ...steps(deps.authenticate, asAdmin, validate(routes.changeRole.request), async (ctx) => {
      const { user, input, log } = ctx.state;
      ctx.body = { message: await changeRole(deps, { id: user.id, email: user.email }, input) };
      log.info({ userId: user.id, role: input.role }, 'role changed');
    }),
  );

  return router;
}
