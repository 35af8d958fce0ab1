import type { Project } from '@sitewright/contracts';
import type { ListedSite } from './site.ts';

export const presentProject = ({
  id,
  folderId,
  name,
  createdAt,
  updatedAt,
  isInterrupted,
}: ListedSite): Project => ({
  _id: id,
  folderId,
  name,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(isInterrupted ? { interrupted: true } : {}),
});
