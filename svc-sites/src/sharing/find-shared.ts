import { AppError, type ReadAccount } from '@sitewright/service-kit';
import type { Site } from '../sites/site.ts';
import type { SitesRepository } from '../sites/sites.repository.ts';
import { type ShareLink, stateOf } from './share-link.ts';
import type { ShareLinksRepository } from './share-links.repository.ts';
import type { ShareTickets } from './share-tickets.ts';

export interface FindSharedDependencies {
  sites: Pick<SitesRepository, 'find'>;
  shareLinks: ShareLinksRepository;
  tickets: ShareTickets;
  readAccount: ReadAccount;
}

/** What a link shows at this moment. */
export interface Shared {
  link: ShareLink;
  site: Site;
  version: number;
}

/**
 * What is behind an open link.
 *
 * @throws AppError `SHARE_REVOKED`, `SHARE_ENDED`, and `SHARE_CLOSED` where the site or its owner is gone.
 */
export async function seeThrough(
  { sites, readAccount }: Pick<FindSharedDependencies, 'sites' | 'readAccount'>,
  link: ShareLink,
): Promise<Shared> {
  const state = stateOf(link, new Date());
  if (state === 'revoked')
    throw new AppError(
      'SHARE_REVOKED',
      'Whoever shared this website has ended this link. Ask them for another.',
    );
  if (state === 'ended')
    throw new AppError('SHARE_ENDED', 'This link has ended by itself. Ask whoever sent it for another.');
  const [site, owner] = await Promise.all([sites.find(link.folderId), readAccount(link.ownerId)]);
  const isThere = site && !site.deletedAt && owner && site.ownerId === link.ownerId;
  if (!isThere) throw new AppError('SHARE_CLOSED', 'This website is not shared any more.');
  return { link, site, version: link.version ?? site.version };
}

/** @throws AppError `NOT_FOUND` for what is no ticket, or one that has ended, and what {@link seeThrough} throws. */
export async function findShared(deps: FindSharedDependencies, asked: string): Promise<Shared> {
  const ticket = deps.tickets.read(asked, new Date());
  const link = ticket && (await deps.shareLinks.find(ticket.linkId));
  if (!link) throw new AppError('NOT_FOUND', 'This page is not open any more. Open the link again.');
  return seeThrough(deps, link);
}
