import type { Account, User as PresentedUser } from '@sitewright/contracts';
import type { ListedUser, User } from './user.ts';

export const presentUser = ({ id, email, role }: ListedUser): PresentedUser => ({ _id: id, email, role });

export const presentAccount = ({ email, role, passwordHash }: User): Account => ({
  email,
  role,
  hasPassword: passwordHash !== undefined,
});
