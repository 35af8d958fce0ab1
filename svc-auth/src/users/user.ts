import type { Role } from '@sitewright/contracts';

/** A person with an account. */
export interface User {
  id: string;
  email: string;
  passwordHash: string;
  role: Role;
}
