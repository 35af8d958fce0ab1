import {
  briefDraftSchema,
  changeBriefRequestSchema,
  draftBriefRequestSchema,
  siteBriefSchema,
} from '../site-brief.ts';

/** What was understood of a site's prompt: the owner's and administrators' view. */
export const siteBrief = { method: 'GET', path: '/api/sites/:id/brief', response: siteBriefSchema } as const;

/** A page as a corrected brief would have it; nothing is stored. */
export const draftSiteBrief = {
  method: 'POST',
  path: '/api/sites/:id/brief/draft',
  request: draftBriefRequestSchema,
  response: briefDraftSchema,
} as const;

/** Composes the site anew from its corrected brief, as its next version. */
export const changeSiteBrief = {
  method: 'PATCH',
  path: '/api/sites/:id/brief',
  request: changeBriefRequestSchema,
  response: siteBriefSchema,
} as const;
