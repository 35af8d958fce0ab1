import type { Credentials } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { Passwords } from '../users/passwords.ts';
import type { User } from '../users/user.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import type { PasswordRule } from './password-rule.ts';

interface Dependencies {
  users: UsersRepository;
  passwords: Passwords;
  passwordRule: PasswordRule;
}

/** @throws AppError `EMAIL_TAKEN`, `VALIDATION_FAILED`. */
export async function register(
  { users, passwords, passwordRule }: Dependencies,
  { email, password }: Credentials,
): Promise<User> {
  await passwordRule(password, 'password');
  const passwordHash = await passwords.hash(password);
  const user = await users.insert({ email, passwordHash, role: 'user' });
  if (user) return user;
  throw new AppError('EMAIL_TAKEN', 'There is already an account with this email address. Sign in instead.', {
    fields: { email: 'This address is taken.' },
  });
}
