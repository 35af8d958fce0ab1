import { offeredChangeSchema } from '../comparison.ts';
import { reviseSiteRequestSchema, revisionListSchema, revisionResultSchema } from '../revisions.ts';
import { messageResponseSchema } from '../users.ts';
import { seenHeadSchema } from '../versions.ts';

/** The conversation about a site. */
export const revisions = {
  method: 'GET',
  path: '/api/sites/:id/revisions',
  response: revisionListSchema,
} as const;

/**
 * Changes the site as words ask, as a new version. Answers when it is made; with `Accept: text/event-stream` it answers at once
 * with the stream of a generation's events, as `generate` does.
 */
export const reviseSite = {
  method: 'POST',
  path: '/api/sites/:id/revisions',
  request: reviseSiteRequestSchema,
  response: revisionResultSchema,
} as const;

/** What a change that is offered would change, before somebody takes it. */
export const offeredChange = {
  method: 'GET',
  path: '/api/sites/:id/revisions/:revision/offer',
  response: offeredChangeSchema,
} as const;

/** Throws away what was kept of a change that ended early. */
export const throwAwayKept = {
  method: 'DELETE',
  path: '/api/sites/:id/revisions/:revision/offer',
  response: messageResponseSchema,
} as const;

/** Takes a change that was offered as it is, or what was kept of one that ended early. */
export const acceptRevision = {
  method: 'POST',
  path: '/api/sites/:id/revisions/:revision/accept',
  request: seenHeadSchema,
  response: revisionResultSchema,
} as const;
