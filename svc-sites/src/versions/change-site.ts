import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { findOwnSite, siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import type { StoreSiteDependencies } from '../sites/store-site.ts';
import type { NextVersion } from './next-version.ts';
import { storeNextVersion } from './store-next-version.ts';
import type { VersionsRepository } from './versions.repository.ts';
import { viewHead } from './view-head.ts';

export interface ChangeSiteDependencies extends StoreSiteDependencies {
  versions: VersionsRepository;
}

/**
 * Where the site is as it was seen, but its next version is being stored, that takes milliseconds; or its process has died, and
 * the version is given up after a minute.
 */
const mostTries = 20;
const betweenTriesMs = 50;

/** A request that changes a site. */
export interface SiteChange {
  folderId: string;
  /** Which call it is, such as `undo`: with what it says, it tells requests that are repeated. */
  call: string;
  /** What it says, with the head that was seen. */
  request: { version: number } & Record<string, unknown>;
}

/** The next version as a change makes it; undefined when it changes nothing. */
export type MakeVersion = (
  site: Site,
) => Promise<Omit<NextVersion, 'site' | 'author' | 'requestDigest'> | undefined>;

/**
 * Changes a site whose owner saw what it shows now. A request that was carried out already, and has not been followed by
 * another, answers with what it made: a repeated request is no conflict with itself.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT` with the head as `theirs`, `STORAGE_FULL`, `UNAVAILABLE`, and what `make` throws.
 */
export async function changeSite(
  deps: ChangeSiteDependencies,
  user: SignedInUser,
  change: SiteChange,
  make: MakeVersion,
): Promise<Site> {
  const seen = await findSeen(deps, user, change);
  if (seen.isDone) return seen.site;
  const next = await make(seen.site);
  if (!next) return seen.site;
  const version = { ...next, site: seen.site, author: user.id, requestDigest: digestOf(change) };
  return whileBeingChanged(async () => {
    const stored = await storeNextVersion(deps, version);
    if (stored) return stored;
    const { isDone, site } = await findSeen(deps, user, change);
    return isDone ? site : undefined;
  });
}

/**
 * Tries to store a version until that has an answer.
 *
 * @throws AppError `UNAVAILABLE` when somebody else is storing one all the time.
 */
export async function whileBeingChanged<Answer>(store: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await store();
    if (answer !== undefined) return answer;
    await setTimeout(betweenTriesMs);
  }
  throw new AppError('UNAVAILABLE', 'This site is being changed at this moment. Try again in a minute.', {
    headers: { 'Retry-After': '60' },
  });
}

export interface SeenDependencies extends Pick<StoreSiteDependencies, 'sites'> {
  versions: VersionsRepository;
}

/**
 * The person's own site, of which they have seen what it shows now.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT` with the head as `theirs`.
 */
export async function demandSeen(
  deps: SeenDependencies,
  user: SignedInUser,
  change: SiteChange,
): Promise<Site> {
  const { site, isDone } = await findSeen(deps, user, change);
  if (isDone) throw await changedMeanwhile(deps, change, site);
  return site;
}

/** The site as the request saw it, or as it made it before. */
async function findSeen(
  deps: SeenDependencies,
  user: SignedInUser,
  change: SiteChange,
): Promise<{ site: Site; isDone: boolean }> {
  const { folderId, request } = change;
  const site = await findOwnSite(deps.sites, user, folderId);
  if (site.deletedAt) throw siteNotFound();
  if (site.version === request.version) return { site, isDone: false };
  const head = site.version === request.version + 1 && (await deps.versions.find(folderId, site.version));
  if (head && head.requestDigest === digestOf(change)) return { site, isDone: true };
  throw await changedMeanwhile(deps, change, site);
}

const digestOf = ({ call, request }: SiteChange): string =>
  createHash('sha256')
    .update(JSON.stringify([call, request]))
    .digest('base64url');

async function changedMeanwhile(
  { versions }: SeenDependencies,
  { request }: SiteChange,
  site: Site,
): Promise<AppError> {
  return new AppError(
    'CONFLICT',
    `This site was changed elsewhere after you opened it: it is at version ${site.version} now. ` +
      'Look at it, then make your change again.',
    { conflict: { yours: { ...request }, theirs: { ...(await viewHead(versions, site)) } } },
  );
}
