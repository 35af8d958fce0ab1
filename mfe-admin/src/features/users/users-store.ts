import { routes, type User } from '@sitewright/contracts';
import { createPagedList } from '@sitewright/web-kit';

/** Everybody who has an account. */
export const users = createPagedList(routes.users);

export const useUsers = users.useList;

/** Puts a person's new role into the list. */
export function keepRole(email: string, role: User['role']): void {
  const user = useUsers.getState().list.find((candidate) => candidate.email === email);
  if (user) users.put({ ...user, role });
}
