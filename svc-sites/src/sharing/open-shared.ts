import { AppError } from '@sitewright/service-kit';
import { digestOf } from './digest.ts';
import { type FindSharedDependencies, type Shared, seeThrough } from './find-shared.ts';
import type { ShareLimits } from './share-limits.ts';
import type { ShareLink } from './share-link.ts';
import type { SharePasswords } from './share-passwords.ts';

export interface OpenSharedDependencies extends FindSharedDependencies {
  passwords: SharePasswords;
  limits: ShareLimits;
}

interface Opening {
  token: string;
  password?: string | undefined;
  /** Of whoever opens it. */
  address: string;
}

/** So long a link that was opened stays so, without its password being asked for again. */
const ticketMs = 12 * 60 * 60 * 1000;

/**
 * Opens a link, and counts that.
 *
 * @throws AppError `NOT_FOUND`, `SHARE_REVOKED`, `SHARE_ENDED`, `SHARE_CLOSED`, `PASSWORD_REQUIRED`, `INVALID_CREDENTIALS`,
 *   `RATE_LIMITED`, `UNAVAILABLE`.
 */
export async function openShared(
  deps: OpenSharedDependencies,
  { token, password, address }: Opening,
): Promise<Shared & { ticket: string }> {
  await deps.limits.openings.take(address);
  const link = await deps.shareLinks.findByToken(digestOf(token));
  if (!link)
    throw new AppError('NOT_FOUND', 'This link leads nowhere. Make sure that you have the whole of it.');
  const shared = await seeThrough(deps, link);
  await demandPassword(deps, link, { password, address });
  const now = Date.now();
  await deps.shareLinks.countOpening(link.id, new Date(now));
  const until = new Date(Math.min(link.endsAt.getTime(), now + ticketMs));
  return { ...shared, ticket: deps.tickets.sign({ linkId: link.id, until }) };
}

async function demandPassword(
  { passwords, limits }: OpenSharedDependencies,
  { id, passwordHash }: ShareLink,
  { password, address }: Omit<Opening, 'token'>,
): Promise<void> {
  if (passwordHash === undefined) return;
  if (password === undefined || password === '')
    throw new AppError('PASSWORD_REQUIRED', 'This website is shared with a password.');
  // Counted before it is compared: parallel guesses cannot slip through together.
  await limits.beginPassword(id, address);
  if (!(await passwords.verify(password, passwordHash))) {
    const message = 'This is not the password of this link.';
    throw new AppError('INVALID_CREDENTIALS', message, { fields: { password: message } });
  }
  await limits.passwordIsRight(id, address);
}
