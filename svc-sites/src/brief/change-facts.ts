import type { Brief, BriefChanges } from '@sitewright/contracts';
import type { SiteEngine } from '@sitewright/site-engine';
import type { FilesRepository } from '../sites/files.repository.ts';
import { siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import { asText } from '../versions/as-text.ts';
import { asAnswer } from './as-answer.ts';

export interface ChangeFactsDependencies {
  files: Pick<FilesRepository, 'readVersion'>;
  engine: Pick<SiteEngine, 'changeFacts' | 'inspect'>;
}

interface Facts {
  brief: Brief;
  changes: BriefChanges;
  /** Exact words that are to be others. */
  wording?: { from: string; to: string } | undefined;
}

type Options = Parameters<SiteEngine['changeFacts']>[1];

/** A site that nobody composed, with facts changed where its pages state them: every other byte is as it was. */
export async function changeFacts(
  { files: stored, engine }: ChangeFactsDependencies,
  { folderId, version }: Site,
  facts: Facts,
  options: Options,
) {
  const before = await stored.readVersion(folderId, version);
  if (!before) throw siteNotFound();
  const changed = await asAnswer(engine.changeFacts({ ...facts, files: before.files }, options));
  const isChanged = changed.done.length > 0;
  const written = {
    files: changed.files.map(asText),
    before: before.files.filter((file, at) => file !== changed.files[at]).map(asText),
    report: before.report,
  };
  const report = isChanged ? await asAnswer(engine.inspect(written, options)) : before.report;
  return { ...changed, isChanged, report };
}
