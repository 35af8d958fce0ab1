import type { VersionDetails, VersionEntry } from '@sitewright/contracts';
import { isTextPath } from '../sites/is-text.ts';
import type { VersionSummary } from '../sites/site.ts';
import type { FoldedVersion } from './fold-sittings.ts';

export const presentVersion = (version: FoldedVersion): VersionEntry => ({
  number: version.number,
  ...(version.parent !== undefined && { parent: version.parent }),
  kind: version.kind,
  instruction: version.instruction,
  engine: version.engine,
  createdAt: version.createdAt.toISOString(),
  ...(version.restores !== undefined && { restores: version.restores }),
  changes: version.changes,
  ...(version.name !== undefined && { name: version.name }),
  isPinned: version.isPinned,
});

export const presentVersionDetails = (
  version: FoldedVersion,
  { files, report }: VersionSummary,
): VersionDetails => ({
  ...presentVersion(version),
  files: files.map(({ path, bytes }) => ({ path, bytes, isText: isTextPath(path) })),
  report,
});
