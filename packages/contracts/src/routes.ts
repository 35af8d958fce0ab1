import { credentialsSchema, sessionResponseSchema } from './auth.ts';
import { engineInfoSchema } from './instance.ts';
import { contactMessageListSchema, contactRequestSchema } from './mail.ts';
import {
  dailyStatsSchema,
  generatedSiteListSchema,
  generateRequestSchema,
  generateResponseSchema,
  projectListSchema,
  projectSchema,
  renameSiteRequestSchema,
  siteDetailsSchema,
  siteFileSchema,
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
 * answer with the response schema. In a path `:name` is one segment, `*name` the rest of the path.
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
  /** The owner's and administrators' view of one site; every other call on a site is the owner's too. */
  site: { method: 'GET', path: '/api/sites/:id', response: siteDetailsSchema },
  siteFile: { method: 'GET', path: '/api/sites/:id/files/*path', response: siteFileSchema },
  renameSite: {
    method: 'PATCH',
    path: '/api/sites/:id',
    request: renameSiteRequestSchema,
    response: projectSchema,
  },
  /** Takes the site away at once; {@link routes.undeleteSite} brings it back. */
  deleteSite: { method: 'DELETE', path: '/api/sites/:id', response: messageResponseSchema },
  undeleteSite: { method: 'POST', path: '/api/sites/:id/undelete', response: projectSchema },
  /** Makes a site of its own from the current version; answers the new one. */
  duplicateSite: { method: 'POST', path: '/api/sites/:id/duplicate', response: projectSchema },
  /** Everybody's sites: administrators only; paged like every list. */
  totalSites: { method: 'GET', path: '/api/total-sites', response: generatedSiteListSchema },
  stats: { method: 'GET', path: '/api/stats', response: statsSchema },
  /** Administrators only. */
  dailyStats: { method: 'GET', path: '/api/stats/daily', response: dailyStatsSchema },
  sendEmail: {
    method: 'POST',
    path: '/send-email',
    request: contactRequestSchema,
    response: messageResponseSchema,
  },
  /** What has not been sent yet: administrators only; paged like every list. */
  messages: { method: 'GET', path: '/api/messages', response: contactMessageListSchema },
  /** Tries a waiting or parked message again at once: administrators only. */
  retryMessage: { method: 'POST', path: '/api/messages/:id/retry', response: messageResponseSchema },
} as const;
