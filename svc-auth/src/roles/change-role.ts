import type { ChangeRoleRequest, Role } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { UsersRepository } from '../users/users.repository.ts';
import type { Actor } from './actor.ts';
import type { AuditRepository } from './audit.repository.ts';
import type { RolesRepository } from './roles.repository.ts';

export interface ChangeRoleDependencies {
  users: UsersRepository;
  roles: RolesRepository;
  audit: AuditRepository;
}

/**
 * Gives the person the role and records who did. Returns the sentence for the one who asked.
 *
 * @throws AppError `NOT_FOUND`; `CONFLICT` when nobody would be left to administer the instance.
 */
export async function changeRole(
  { users, roles, audit }: ChangeRoleDependencies,
  by: Actor,
  { email, role }: ChangeRoleRequest,
): Promise<string> {
  const user = await users.findByEmail(email);
  if (!user) throw new AppError('NOT_FOUND', 'There is no account with this email address.');
  const hasChanged = role === 'admin' ? await roles.promote(email, by) : await demote(roles, email, by);
  if (!hasChanged) return `${email} ${is(role)} already.`;
  await audit.collect();
  return `${email} ${is(role)} now.`;
}

async function demote(roles: RolesRepository, email: string, by: Actor): Promise<boolean> {
  const outcome = await roles.demote(email, by);
  if (outcome === 'last-admin') {
    throw new AppError('CONFLICT', 'This is the last admin. Promote somebody else first.');
  }
  if (outcome === 'contended') {
    throw new AppError(
      'CONFLICT',
      'Another role is being changed at this moment. Load the list again, then try again.',
    );
  }
  return outcome === 'demoted';
}

const is = (role: Role) => (role === 'admin' ? 'is an admin' : 'is a user');
