import { livePagePath, offerPreviewPath, previewPath, versionPreviewPath } from '@sitewright/contracts';
import { AppError, createRouter, type RequestContext, type ServiceRouter } from '@sitewright/service-kit';
import { contentType } from 'mime-types';
import type { ReadOffered } from '../revisions/offer.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { insertShim, shimRevision } from './insert-shim.ts';
import { livePage, livePolicy, liveRevision } from './live/live-page.ts';
import { ancestorsOf } from './preview-policy.ts';
import { setPreviewPolicy } from './sandbox-previews.ts';
import { type FindShown, forbidIndexing, type Shown } from './shown-site.ts';
import { windowPage, windowPolicy, windowRevision } from './window-page.ts';

const notFoundPage = '404.html';
const octets = 'application/octet-stream';

const typeOf = (path: string) => contentType(path.slice(path.lastIndexOf('/') + 1)) || octets;
const isPage = (path: string) => typeOf(path).startsWith('text/html');

/**
 * How a page is shown: with its scripts, without them as a thumbnail, or in a frame of a window page, which is what a tab
 * gets. Browsers that do not say what they ask for are moved into the window by the shim.
 */
type Presentation = 'live' | 'still' | 'window';

function presentationOf(ctx: RequestContext): Presentation {
  if ('still' in ctx.query) return 'still';
  if ('window' in ctx.query || ctx.get('Sec-Fetch-Dest') === 'document') return 'window';
  return 'live';
}

/**
 * Open to whoever holds the unguessable id, or the ticket of an opened link. Paths are names of stored files, never paths of a disk.
 */
export function previewRoutes(
  files: Pick<FilesRepository, 'readFile'>,
  findShown: FindShown,
  readOffered: ReadOffered,
): ServiceRouter {
  const router = createRouter();

  router.get(livePagePath, (ctx) => {
    ctx.status = 200;
    ctx.set({ 'Cache-Control': 'no-cache', ETag: `"${liveRevision}"` });
    ctx.set('Content-Security-Policy', livePolicy(ancestorsOf(ctx.get('X-App-Origin'))));
    if (ctx.fresh) return answerUnchanged(ctx);
    ctx.type = 'html';
    ctx.body = livePage;
  });

  router.get('/preview/:id{/*path}', async (ctx) => {
    const { id = '', path: asked = '' } = ctx.params;
    const shown = await findShown(id);
    const { folderId } = shown;
    const { version, offer, path, isFixed, start } = placeIn(id, shown, asked);
    const read = (name: string) =>
      offer ? readOffered(folderId, offer, name) : files.readFile(folderId, version, name);
    if (shown.isShared) forbidIndexing(ctx);
    if (path === '') return ctx.redirect(start);
    const presentation = presentationOf(ctx);

    ctx.status = 200;
    const revision = [offer ?? version, presentation, shimRevision, windowRevision].join('-');
    const isKept = isFixed && !(isPage(path) && presentation !== 'still');
    ctx.set({ 'Cache-Control': isKept ? keptForAnHour : 'no-cache', ETag: `"${revision}"` });
    setPolicy(ctx, path, presentation);
    // A version never changes: whoever has its file needs no second look into the database.
    if (ctx.fresh) return answerUnchanged(ctx);
    const file = await read(path);
    if (file) return answerFile(ctx, path, file, presentation);
    answerNotFound(ctx, await read(notFoundPage), presentation);
  });

  return router;
}

/** What is no page of ours besides: an old version shows the same for ever, a site that is deleted for an hour at most. */
const keptForAnHour = 'private, max-age=3600, immutable';

interface Place {
  version: number;
  /** The change that is offered for it, where the address names one. */
  offer?: string | undefined;
  /** Empty for the site as a whole. */
  path: string;
  /** Whether the address names the version. */
  isFixed: boolean;
  /** Where the site begins. */
  start: string;
}

/**
 * What an address shows: a file of the current version, under `v/n/` of the one that it names, or under `offered/` as it would be with
 * a change. A link shows no other version.
 */
function placeIn(id: string, { version: current, isShared }: Shown, asked: string): Place {
  const [, offer, offered = ''] = /^offered\/([0-9a-f]{24})(?:\/(.*))?$/s.exec(asked) ?? [];
  if (offer !== undefined && !isShared) {
    return {
      version: current,
      offer,
      path: toFile(offered),
      isFixed: false,
      start: offerPreviewPath(id, offer),
    };
  }
  const [, number, named = ''] = /^v\/([1-9]\d{0,8})(?:\/(.*))?$/s.exec(asked) ?? [];
  const version = Number(number ?? current);
  if (isShared || number === undefined || version > current) {
    return { version: current, path: toFile(asked), isFixed: false, start: previewPath(id) };
  }
  return { version, path: toFile(named), isFixed: true, start: versionPreviewPath(id, version) };
}

const toFile = (asked: string) => (asked.endsWith('/') ? `${asked}index.html` : asked);

function answerUnchanged(ctx: RequestContext): void {
  ctx.status = 304;
}

function answerNotFound(ctx: RequestContext, page: Buffer | undefined, presentation: Presentation): void {
  ctx.remove('ETag');
  ctx.set('Cache-Control', 'no-cache');
  if (!page) throw new AppError('NOT_FOUND', 'This page is not part of the site.');
  ctx.status = 404;
  answerFile(ctx, notFoundPage, page, presentation);
}

function answerFile(ctx: RequestContext, path: string, file: Buffer, presentation: Presentation): void {
  ctx.set('Content-Type', typeOf(path));
  setPolicy(ctx, path, presentation);
  ctx.body = isPage(path) ? pageAs(presentation, file, ctx.path) : file;
}

/** Only pages may run scripts: a drawing that is opened by itself has no shim. */
function setPolicy(ctx: RequestContext, path: string, presentation: Presentation): void {
  if (isPage(path) && presentation === 'window') ctx.set('Content-Security-Policy', windowPolicy);
  else setPreviewPolicy(ctx, isPage(path) && presentation === 'live' ? 'live' : 'still');
}

function pageAs(presentation: Presentation, page: Buffer, path: string): Buffer | string {
  if (presentation === 'window') return windowPage(path);
  return presentation === 'live' ? insertShim(page) : page;
}
