import type { GeneratedSite } from '@sitewright/site-engine';
import { Binary, type ObjectId } from 'mongodb';
import type { SiteVersionDocument } from './collections.ts';

interface NewVersion {
  folderId: string;
  ownerId: ObjectId;
  version: number;
  prompt: string;
  generated: GeneratedSite;
  /** Packed. */
  brief?: Binary | undefined;
  changesDigest?: string | undefined;
  now: Date;
}

/** The first form of a stored version: pending, until the site that shows it is stored. */
export function toVersionDocument({ folderId, ownerId, version, prompt, generated, ...given }: NewVersion) {
  const { brief, changesDigest, now } = given;
  const { engine, seed, usage, report } = generated;
  const files = generated.files.map(({ path, content }) => ({ path, content: Buffer.from(content) }));
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  return {
    folderId,
    version,
    files: files.map(({ path, content }) => ({ path, content: new Binary(content) })),
    instruction: prompt,
    engine,
    ...(seed === undefined ? {} : { seed }),
    ...(usage ? { usage } : {}),
    ...(brief ? { brief } : {}),
    ...(changesDigest === undefined ? {} : { changesDigest }),
    report,
    createdAt: now,
    pending: { since: now, ownerId, bytes },
  } satisfies SiteVersionDocument;
}
