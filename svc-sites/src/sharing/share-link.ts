/** A link by which others see a site. */
export interface ShareLink {
  id: string;
  folderId: string;
  ownerId: string;
  /** The version that it shows; the newest one without. */
  version: number | undefined;
  /** The newest version when it was made: it has shown none before. */
  firstVersion: number;
  passwordHash: string | undefined;
  createdAt: Date;
  endsAt: Date;
  revokedAt: Date | undefined;
  opened: number;
  lastOpenedAt: Date | undefined;
}

export interface NewShareLink
  extends Pick<ShareLink, 'folderId' | 'ownerId' | 'firstVersion' | 'createdAt' | 'endsAt'> {
  tokenHash: string;
  version?: number | undefined;
  passwordHash?: string | undefined;
}

/** What has become of a link by now. */
export function stateOf({ revokedAt, endsAt }: ShareLink, now: Date): 'open' | 'ended' | 'revoked' {
  if (revokedAt) return 'revoked';
  return endsAt <= now ? 'ended' : 'open';
}
