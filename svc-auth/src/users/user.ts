import type { Role } from '@sitewright/contracts';

/** A person with an account. They have a password, a Google account, or both. */
export interface User {
  id: string;
  email: string;
  role: Role;
  passwordHash?: string | undefined;
  googleId?: string | undefined;
  /** Tokens from before this moment are dead. */
  tokensValidFrom?: Date | undefined;
}

/** What the administrators' list shows. */
export type ListedUser = Pick<User, 'id' | 'email' | 'role'>;

export interface PageOfUsers {
  users: ListedUser[];
  /** The address the next page begins after; undefined on the last page. */
  end: string | undefined;
}
