import type { Project } from '@sitewright/contracts';
import type { Site } from './site.ts';

export const presentProject = ({ id, folderId, name, createdAt }: Site): Project => ({
  _id: id,
  folderId,
  name,
  createdAt: createdAt.toISOString(),
});
