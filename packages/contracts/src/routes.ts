import { credentialsSchema, sessionResponseSchema } from './auth.ts';
import { engineInfoSchema } from './instance.ts';
import {
  generatedSiteListSchema,
  generateRequestSchema,
  generateResponseSchema,
  projectListSchema,
  statsSchema,
} from './sites.ts';
import {
  accountSchema,
  changePasswordRequestSchema,
  changeRoleRequestSchema,
  messageResponseSchema,
  userListSchema,
} from './users.ts';

/**
 * The calls that both sides use: a service takes method, path and request schema from here, a front end parses the
 * answer with the response schema.
 */
export const routes = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    request: credentialsSchema,
    response: sessionResponseSchema,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    request: credentialsSchema,
    response: sessionResponseSchema,
  },
  /** Who is signed in; the front end refreshes its session from it. */
  me: { method: 'GET', path: '/api/auth/me', response: accountSchema },
  /** Ends every session of the person, this one too. */
  logoutAll: { method: 'POST', path: '/api/auth/logout-all', response: messageResponseSchema },
  /** Ends every other session of the person; the answer's token carries this one on. */
  changePassword: {
    method: 'PUT',
    path: '/api/auth/password',
    request: changePasswordRequestSchema,
    response: sessionResponseSchema,
  },
  /** Administrators only; paged like every list. */
  users: { method: 'GET', path: '/api/users', response: userListSchema },
  /** Administrators only. */
  changeRole: {
    method: 'PUT',
    path: '/api/users/change-role',
    request: changeRoleRequestSchema,
    response: messageResponseSchema,
  },
  generate: {
    method: 'POST',
    path: '/api/generate',
    request: generateRequestSchema,
    response: generateResponseSchema,
  },
  engine: { method: 'GET', path: '/api/generate/engine', response: engineInfoSchema },
  mySites: { method: 'GET', path: '/api/my-sites', response: projectListSchema },
  /** Everybody's sites: administrators only; paged like every list. */
  totalSites: { method: 'GET', path: '/api/total-sites', response: generatedSiteListSchema },
  stats: { method: 'GET', path: '/api/stats', response: statsSchema },
} as const;
