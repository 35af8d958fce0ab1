import type { SignedInUser } from '@sitewright/service-kit';
import type { Site } from './site.ts';

/** A site is its owner's to change, and to bring back after they have deleted it. */
export const isOwner = (user: SignedInUser, site: Site): boolean => site.ownerId === user.id;

/** Administrators look at every site; nobody looks at a deleted one. */
export const canView = (user: SignedInUser, site: Site): boolean =>
  !site.deletedAt && (isOwner(user, site) || user.role === 'admin');
