import type { SessionResponse } from '@sitewright/contracts';
import type { User } from '../users/user.ts';

export const presentSession = ({ email, role }: User, token: string): SessionResponse => ({
  token,
  user: { email, role },
});
