import type { GeneratedSite } from '@sitewright/site-engine';
import { Binary } from 'mongodb';
import type { SiteVersionDocument } from './collections.ts';

interface NewVersion {
  folderId: string;
  version: number;
  prompt: string;
  generated: GeneratedSite;
  now: Date;
}

export function toVersionDocument({
  folderId,
  version,
  prompt,
  generated,
  now,
}: NewVersion): SiteVersionDocument {
  const { files, engine, usage, report } = generated;
  return {
    folderId,
    version,
    files: files.map(({ path, content }) => ({ path, content: new Binary(Buffer.from(content)) })),
    instruction: prompt,
    engine,
    ...(usage ? { usage } : {}),
    report,
    createdAt: now,
  };
}
