import type { ReviseSiteRequest, Revision, RevisionResult } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import { readOwnFiles } from '../brief/read-own-files.ts';
import { type ViewBriefDependencies, withBrief } from '../brief/view-brief.ts';
import { compareJudged } from '../comparison/compare-versions.ts';
import { markShown, nameAttachments } from '../pictures/attached/attached-pictures.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { Site } from '../sites/site.ts';
import { type ChangeSiteDependencies, changeSite } from '../versions/change-site.ts';
import { answerOf, overHandwork } from './answer.ts';
import {
  type ReadChange,
  type ReadWithPicturesDependencies,
  readWithPictures,
} from './attachments/read-with-pictures.ts';
import { pageAt } from './pointed-page.ts';
import { type RecomposeDependencies, recomposeSite } from './recompose-site.ts';
import { type ReviseDocumentDependencies, reviseDocument } from './revise-document.ts';
import type { NewRevision, RevisionsRepository } from './revisions.repository.ts';

export interface ReviseSiteDependencies
  extends ChangeSiteDependencies,
    ViewBriefDependencies,
    ReadWithPicturesDependencies {
  files: FilesRepository;
  revisions: RevisionsRepository;
  engine: RecomposeDependencies['engine'] &
    ReviseDocumentDependencies['engine'] &
    Pick<SiteEngine, 'readBrief' | 'readRevision' | 'readPictureWishes' | 'info'>;
}

/** Whoever asked may be gone: what they have asked for is stored all the same. */
const neverStopped = new AbortController().signal;

type Reading = Omit<ReadChange, 'next'> & Pick<Revision, 'tookMs'>;

/**
 * Changes a composed site as words ask, and keeps the turn of the conversation, also where nothing was understood.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, `STORAGE_FULL`, `GENERATION_TOO_COMPLEX`.
 */
export async function reviseSite(
  deps: ReviseSiteDependencies,
  user: SignedInUser,
  folderId: string,
  request: ReviseSiteRequest,
): Promise<RevisionResult> {
  let reading: Reading | undefined;
  const startedAt = performance.now();
  const attachments =
    request.attachments && (await nameAttachments(deps.pictures, folderId, request.attachments));
  const site = await changeSite(
    deps,
    user,
    { folderId, call: 'revise', request: { ...request } },
    async (seen) => {
      const { next, ...read } = await readWithPictures(deps, seen, request, readRequest);
      reading = read;
      return next;
    },
  );
  if (reading) await markShown(deps.pictures, folderId, reading.shown ?? []);
  const asked = { ...request, attachments };
  const isMade = site.version > request.version;
  const revision = reading
    ? await deps.revisions.add(
        turnOf(user, site, asked, { ...reading, tookMs: Math.round(performance.now() - startedAt) }),
      )
    : ((await deps.revisions.findByVersion(folderId, site.version)) ??
      (await deps.revisions.add(turnOf(user, site, asked, { notUnderstood: [] }))));
  if (!isMade) return { revision };
  const between = { folderId, from: request.version, to: site.version };
  return { revision, comparison: await compareJudged(deps, between) };
}

/** With the names of the pictures that belong to it. */
type Asked = Omit<ReviseSiteRequest, 'attachments'> & Pick<NewRevision, 'attachments'>;

const turnOf = (
  user: SignedInUser,
  { folderId, version }: Site,
  { instruction, target, attachments, version: seen }: Asked,
  { shown: _shown, ...reading }: Reading,
): NewRevision => ({
  folderId,
  ownerId: user.id,
  instruction,
  ...(target && { target: { path: target.path, label: target.label } }),
  ...(attachments && { attachments }),
  engine: 'composer',
  seen,
  ...(version > seen ? { state: 'made', made: version } : { state: 'nothing' }),
  ...reading,
});

async function readRequest(
  deps: ReviseSiteDependencies,
  site: Site,
  { instruction, target }: ReviseSiteRequest,
): Promise<ReadChange> {
  const { source } = await withBrief(deps, site);
  const canModel = deps.engine.info.engine !== 'composer';
  const options = { signal: neverStopped, owner: site.ownerId };
  if (source.engine !== 'composer')
    return reviseDocument(deps, { site, source }, { instruction, maker: source.engine }, options);
  const { brief, seed } = source;
  const pointed = target && (await pageAt(deps, site, target));
  const revised = await deps.engine.readRevision({ brief, seed, instruction, pointed }, options);
  const { changes, isOtherDesign, done, notUnderstood } = revised;
  const read = {
    answer: answerOf(revised, canModel),
    notUnderstood: notUnderstood.map(({ piece }) => piece),
  };
  if (done.length === 0) return read;
  const nextSeed = isOtherDesign ? (seed ?? 0) + 1 : seed;
  const own = await readOwnFiles(deps.files, site, brief);
  const made = await recomposeSite(deps, site, { brief, changes, seed, nextSeed, own }, options);
  if ('conflicts' in made) return { answer: overHandwork(made.conflicts), notUnderstood: [] };
  const { files, report, name } = made;
  const isRenamed = changes.name !== undefined;
  const next = { kind: 'revised' as const, instruction, files, report, making: made, brief: made.brief };
  return { ...read, next: isRenamed ? { ...next, name } : next };
}
