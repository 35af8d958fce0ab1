import type { Brief } from '@sitewright/contracts';
import type { Collections, SiteVersionDocument } from './collections.ts';
import { unpackBrief } from './packed-brief.ts';

type Briefed = Pick<SiteVersionDocument, 'folderId' | 'brief' | 'briefOf'>;

/** The brief of a version: its own, or that of the version which it shares one with. */
export async function findBrief(
  { siteVersions }: Pick<Collections, 'siteVersions'>,
  { folderId, brief, briefOf }: Briefed,
): Promise<Brief | undefined> {
  if (brief || briefOf === undefined) return unpackBrief(brief);
  const shared = await siteVersions.findOne({ folderId, version: briefOf }, { projection: { brief: 1 } });
  return unpackBrief(shared?.brief);
}
