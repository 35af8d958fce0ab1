import { type CreateShareLinkRequest, limits } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { findOwnSite, siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import type { SitesRepository } from '../sites/sites.repository.ts';
import { digestOf, newToken } from './digest.ts';
import type { ShareLink } from './share-link.ts';
import type { ShareLinksRepository } from './share-links.repository.ts';
import type { SharePasswords } from './share-passwords.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface MakeShareLinkDependencies {
  sites: SitesRepository;
  shareLinks: ShareLinksRepository;
  passwords: SharePasswords;
}

/**
 * The person's own site, as long as it is there.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`.
 */
export async function findSharingSite(
  sites: SitesRepository,
  user: SignedInUser,
  folderId: string,
): Promise<Site> {
  const site = await findOwnSite(sites, user, folderId);
  if (site.deletedAt) throw siteNotFound();
  return site;
}

/**
 * Makes a link. Its token is told here and never again.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `VALIDATION_FAILED`, `CONFLICT`, `UNAVAILABLE`.
 */
export async function makeShareLink(
  { sites, shareLinks, passwords }: MakeShareLinkDependencies,
  user: SignedInUser,
  { folderId, request }: { folderId: string; request: CreateShareLinkRequest },
): Promise<{ link: ShareLink; token: string }> {
  const site = await findSharingSite(sites, user, folderId);
  const { version, days, password } = request;
  if (version !== undefined && version > site.version) {
    const message = 'There is no such version. Reload the page.';
    throw new AppError('VALIDATION_FAILED', message, { fields: { version: message } });
  }
  const now = new Date();
  if ((await shareLinks.countOpen(folderId, now)) >= limits.shareLinksOpen) {
    const message = `A site has at most ${limits.shareLinksOpen} links at a time. Revoke one that is not needed any more.`;
    throw new AppError('CONFLICT', message);
  }
  const token = newToken();
  const link = await shareLinks.insert({
    folderId,
    ownerId: user.id,
    tokenHash: digestOf(token),
    version,
    firstVersion: site.version,
    passwordHash: password === undefined ? undefined : await passwords.hash(password),
    createdAt: now,
    endsAt: new Date(now.getTime() + days * dayMs),
  });
  return { link, token };
}
