import {
  createdShareLinkSchema,
  createShareLinkRequestSchema,
  openSharedRequestSchema,
  sharedSiteSchema,
  shareLinkListSchema,
} from '../sharing.ts';
import { messageResponseSchema } from '../users.ts';

/** The links by which others see a site; every call on them is the owner's. */
export const shareLinks = {
  method: 'GET',
  path: '/api/sites/:id/share-links',
  response: shareLinkListSchema,
} as const;

/** Answers the token this once. */
export const createShareLink = {
  method: 'POST',
  path: '/api/sites/:id/share-links',
  request: createShareLinkRequestSchema,
  response: createdShareLinkSchema,
} as const;

/** Ends a link at once, also for who looks through it now. */
export const revokeShareLink = {
  method: 'DELETE',
  path: '/api/sites/:id/share-links/:link',
  response: messageResponseSchema,
} as const;

/** Opens a link: everybody's who has it, and its password where it has one. */
export const openShared = {
  method: 'POST',
  path: '/api/shared/open',
  request: openSharedRequestSchema,
  response: sharedSiteSchema,
} as const;

/** What an opened link shows now. */
export const sharedSite = {
  method: 'GET',
  path: '/api/shared/:ticket',
  response: sharedSiteSchema,
} as const;
