import type { Credentials } from '@sitewright/contracts';
import type { Logger } from '@sitewright/service-kit';
import type { RolesRepository } from '../roles/roles.repository.ts';
import type { Passwords } from './passwords.ts';
import type { UsersRepository } from './users.repository.ts';

interface Dependencies {
  users: UsersRepository;
  roles: RolesRepository;
  passwords: Passwords;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Makes the operator's admin while the instance has none. An account that exists is never promoted by its address:
 * whoever registered it may be anybody, and whoever was demoted stays so.
 */
export async function ensureFirstAdmin(
  { users, roles, passwords, log }: Dependencies,
  { email, password }: Credentials,
): Promise<void> {
  if (!(await roles.hasAdmin())) {
    const passwordHash = await passwords.hash(password);
    if (await users.insert({ email, passwordHash, role: 'admin' })) {
      log.info('ADMIN_EMAIL is the first administrator of this instance now');
      return;
    }
  }
  // The address is taken: by another replica that starts at this moment, too.
  const account = await users.findByEmail(email);
  if (account?.role === 'admin') return;
  if (await roles.hasAdmin()) log.info(notNeeded);
  else log.warn(registeredBySomebody);
}

const notNeeded =
  'ADMIN_EMAIL was not made an administrator: this instance has one already. ' +
  'To add one: npm run admin -- promote EMAIL, or the list of users in the admin panel';

const registeredBySomebody =
  'This instance has no administrator. ADMIN_EMAIL was not made one, because somebody has registered that address. ' +
  'If that account is yours: npm run admin -- promote EMAIL. If not: set another ADMIN_EMAIL and start again';
