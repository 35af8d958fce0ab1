import type { Credentials } from '@sitewright/contracts';
import { operator } from '../roles/actor.ts';
import type { RolesRepository } from '../roles/roles.repository.ts';
import type { Passwords } from './passwords.ts';
import type { UsersRepository } from './users.repository.ts';

interface Dependencies {
  users: UsersRepository;
  roles: RolesRepository;
  passwords: Passwords;
}

/**
 * Makes the operator's admin exist. A person who already has the address becomes an admin and keeps their password;
 * so does one who registers it, or another replica that adds it, at this very moment.
 */
export async function ensureFirstAdmin(
  { users, roles, passwords }: Dependencies,
  { email, password }: Credentials,
): Promise<void> {
  if (!(await users.findByEmail(email))) {
    const inserted = await users.insert({
      email,
      passwordHash: await passwords.hash(password),
      role: 'admin',
    });
    if (inserted) return;
  }
  await roles.promote(email, operator);
}
