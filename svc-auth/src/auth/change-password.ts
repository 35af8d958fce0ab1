import type { ChangePasswordRequest } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { Passwords } from '../users/passwords.ts';
import type { User } from '../users/user.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import type { LoginLimits, LoginOrigin } from './login-limits.ts';
import type { PasswordRule } from './password-rule.ts';

export interface ChangePasswordDependencies {
  users: UsersRepository;
  passwords: Passwords;
  passwordRule: PasswordRule;
  loginLimits: LoginLimits;
}

/**
 * Replaces the password, which ends every session. Whoever has a password proves it first: an open browser is not enough.
 *
 * @throws AppError `VALIDATION_FAILED`, `RATE_LIMITED`, `CONFLICT`.
 */
export async function changePassword(
  deps: ChangePasswordDependencies,
  user: User,
  { currentPassword, newPassword }: ChangePasswordRequest,
  origin: LoginOrigin,
): Promise<User> {
  await deps.passwordRule(newPassword, 'newPassword');
  if (user.passwordHash !== undefined) await proveCurrent(deps, user, currentPassword, origin);
  const passwordHash = await deps.passwords.hash(newPassword);
  const changed = await deps.users.replacePassword(user, passwordHash);
  if (changed) return changed;
  throw new AppError('CONFLICT', 'Your password was changed elsewhere at this moment. Sign in again.');
}

async function proveCurrent(
  { passwords, loginLimits }: ChangePasswordDependencies,
  { email, passwordHash }: User,
  currentPassword: string | undefined,
  origin: LoginOrigin,
): Promise<void> {
  if (currentPassword === undefined) throw notProved('Enter your current password.');
  await loginLimits.begin({ email, ...origin });
  if (!(await passwords.verify(currentPassword, passwordHash))) {
    throw notProved('This is not your current password. Check it and try again.');
  }
  await loginLimits.succeed({ email, ...origin });
}

const notProved = (message: string) =>
  new AppError('VALIDATION_FAILED', message, { fields: { currentPassword: message } });
