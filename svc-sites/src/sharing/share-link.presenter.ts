import type { ShareLink as ListedShareLink } from '@sitewright/contracts';
import { type ShareLink, stateOf } from './share-link.ts';

export const presentShareLink = (link: ShareLink, now = new Date()): ListedShareLink => ({
  id: link.id,
  state: stateOf(link, now),
  ...(link.version !== undefined && { version: link.version }),
  hasPassword: link.passwordHash !== undefined,
  createdAt: link.createdAt.toISOString(),
  endsAt: link.endsAt.toISOString(),
  opened: link.opened,
  ...(link.lastOpenedAt && { lastOpenedAt: link.lastOpenedAt.toISOString() }),
});
