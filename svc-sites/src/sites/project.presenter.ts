import type { FoundText, Project } from '@sitewright/contracts';
import type { ListedSite } from './site.ts';

/** What a list knows of a site besides. */
interface Besides {
  /** What others said of it and its owner has not seen. */
  unreadComments?: number | undefined;
  /** Where a search found it in the texts of its pages. */
  found?: FoundText | undefined;
}

export const presentProject = (
  { id, folderId, name, createdAt, updatedAt, isInterrupted }: ListedSite,
  { unreadComments, found }: Besides = {},
): Project => ({
  _id: id,
  folderId,
  name,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(isInterrupted ? { interrupted: true } : {}),
  ...(unreadComments ? { unreadComments } : {}),
  ...(found ? { found } : {}),
});
