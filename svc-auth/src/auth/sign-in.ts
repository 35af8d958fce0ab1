import type { Credentials } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { Passwords } from '../users/passwords.ts';
import type { User } from '../users/user.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import type { LoginLimits, LoginOrigin } from './login-limits.ts';

interface Dependencies {
  users: UsersRepository;
  passwords: Passwords;
  loginLimits: LoginLimits;
}

/**
 * Unknown address and wrong password do the same work and get the same answer.
 *
 * @throws AppError `INVALID_CREDENTIALS`, `RATE_LIMITED`.
 */
export async function signIn(
  { users, passwords, loginLimits }: Dependencies,
  { email, password }: Credentials,
  origin: LoginOrigin,
): Promise<User> {
  await loginLimits.begin({ email, ...origin });
  const user = await users.findByEmail(email);
  const isRight = await passwords.verify(password, user?.passwordHash);
  if (user && isRight) {
    await loginLimits.succeed({ email, ...origin });
    return user;
  }
  throw new AppError(
    'INVALID_CREDENTIALS',
    'The email or the password is not right. Check both and try again.',
  );
}
