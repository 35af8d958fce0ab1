import type { SignedInUser } from '@sitewright/service-kit';
import { createFairQueue, type SiteEngine, siteNameOf } from '@sitewright/site-engine';
import { asAnswer } from '../brief/as-answer.ts';
import type { Decoder } from '../pictures/decoder/decoder.ts';
import { newFolderId } from '../sites/folder-id.ts';
import type { Site } from '../sites/site.ts';
import { type StoreSiteDependencies, storeSite } from '../sites/store-site.ts';
import { checkPictures } from './check-pictures.ts';
import { isJunk } from './choose-files.ts';
import { kindOf } from './file-kinds.ts';
import { readZip } from './read-zip.ts';
import { demandOneSite, toSiteFiles } from './to-site-files.ts';

export interface ImportDependencies extends StoreSiteDependencies {
  engine: Pick<SiteEngine, 'inspect'>;
  decoder: Pick<Decoder, 'decode'>;
}

export interface Import {
  zip: Buffer;
  /** What the file or folder was called. */
  name: string | undefined;
}

export interface Imported {
  site: Site;
  notes: string[];
  findings: number;
}

/** What is unpacked stands in memory: two at once, whoever asks. */
const queue = createFairQueue({ atOnce: 2, perOwner: 1 });
/** Whoever asked may be gone: what they have imported is stored all the same. */
const neverStopped = new AbortController().signal;

/** So that what is left out can be named: it is not unpacked, if it is only to be left out. */
const isWanted = (path: string): boolean => !isJunk(path) && kindOf(path) !== undefined;

/**
 * Makes a site of a ZIP file of static pages. It is checked, and nothing is repaired: the report says what was found.
 *
 * @throws AppError `VALIDATION_FAILED`, `STORAGE_FULL`, `GENERATION_TOO_COMPLEX`, `UNAVAILABLE` while too many pictures wait.
 */
export const importSite = (
  deps: ImportDependencies,
  user: SignedInUser,
  { zip, name }: Import,
): Promise<Imported> =>
  queue.run(user.id, async () => {
    await deps.storage.demandRoom(user.id, 0);
    const given = toSiteFiles(await readZip(zip, isWanted));
    const { folder } = given;
    const { files, notes: ofPictures } = await checkPictures(deps.decoder, user.id, given.files);
    demandOneSite(files);
    const notes = [...given.notes, ...ofPictures];
    const report = await asAnswer(
      deps.engine.inspect(
        // Nothing was there before: its classes are not written by hand now.
        { files, before: files, report: { checks: [], placeholders: [], notes, files: 0, bytes: 0 } },
        { signal: neverStopped, owner: user.id },
      ),
    );
    const texts = files.flatMap(({ path, content }) =>
      typeof content === 'string' ? { path, content } : [],
    );
    const called = name?.replace(/\.zip$/i, '') || folder || 'Imported site';
    const site = await storeSite(deps, {
      folderId: newFolderId(),
      ownerId: user.id,
      prompt: '',
      instruction: `Imported from ${called}`,
      generated: { name: siteNameOf(texts, called), engine: 'imported', files, report },
    });
    const findings = report.checks.reduce((sum, check) => sum + check.findings.length, 0);
    return { site, notes, findings };
  });
