import { credentialsSchema, sessionResponseSchema, signInOptionsSchema } from '../auth.ts';
import {
  accountSchema,
  changePasswordRequestSchema,
  changeRoleRequestSchema,
  messageResponseSchema,
  userListSchema,
} from '../users.ts';

export const register = {
  method: 'POST',
  path: '/api/auth/register',
  request: credentialsSchema,
  response: sessionResponseSchema,
} as const;

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  request: credentialsSchema,
  response: sessionResponseSchema,
} as const;

/** What the sign-in pages say before anything is pressed. */
export const signInOptions = {
  method: 'GET',
  path: '/api/auth/options',
  response: signInOptionsSchema,
} as const;

/** Who is signed in; the front end refreshes its session from it. */
export const me = { method: 'GET', path: '/api/auth/me', response: accountSchema } as const;

/** Ends this session of the person and no other. */
export const logout = { method: 'POST', path: '/api/auth/logout', response: messageResponseSchema } as const;

/** Ends every session of the person, this one too. */
export const logoutAll = {
  method: 'POST',
  path: '/api/auth/logout-all',
  response: messageResponseSchema,
} as const;

/** Ends every other session of the person; the answer's token carries this one on. */
export const changePassword = {
  method: 'PUT',
  path: '/api/auth/password',
  request: changePasswordRequestSchema,
  response: sessionResponseSchema,
} as const;

/** Administrators only; paged like every list. */
export const users = { method: 'GET', path: '/api/users', response: userListSchema } as const;

/** Administrators only. */
export const changeRole = {
  method: 'PUT',
  path: '/api/users/change-role',
  request: changeRoleRequestSchema,
  response: messageResponseSchema,
} as const;
