import type { ChangeRoleRequest, User } from '@sitewright/contracts';

/** The change that can be made to a person: to the opposite of what they are. */
export const roleChangeOf = ({ email, role }: User): ChangeRoleRequest => ({
  email,
  role: role === 'admin' ? 'user' : 'admin',
});

/** What the button says that asks for the change. */
export const actionFor = ({ role }: User) => (role === 'admin' ? 'Demote' : 'Promote');
