import { downloadFileName, folderIdSchema } from '@sitewright/contracts';
import { AppError, createRouter, type RequestContext, type ServiceRouter } from '@sitewright/service-kit';
import type { FilesRepository } from '../sites/files.repository.ts';
import { readByteRange } from './byte-range.ts';
import type { Zip, ZipCache } from './zip-cache.ts';

export interface DownloadDependencies {
  files: FilesRepository;
  zips: ZipCache;
}

/** Open to whoever holds the unguessable id: a browser that navigates here sends no token. */
export function downloadRoutes({ files, zips }: DownloadDependencies): ServiceRouter {
  const router = createRouter();

  router.get('/api/download/:id', async (ctx) => {
    const { id = '' } = ctx.params;
    const current = folderIdSchema.safeParse(id).success ? await files.currentVersion(id) : undefined;
    if (current === undefined) {
      throw new AppError('NOT_FOUND', 'There is no site with this id. Look for yours in My Projects.');
    }
    const version = versionAsked(ctx.query.version, current);
    const zip = await zips.get(
      `${id}/${version}`,
      async () => (await files.readVersion(id, version))?.files ?? noVersion(),
    );
    answerZip(ctx, zip);
  });

  return router;
}

/** @throws AppError `NOT_FOUND`. */
function versionAsked(asked: string | string[] | undefined, current: number): number {
  if (asked === undefined) return current;
  const version = /^[1-9]\d{0,8}$/.test(String(asked)) ? Number(asked) : Number.POSITIVE_INFINITY;
  return version <= current ? version : noVersion();
}

function noVersion(): never {
  throw new AppError(
    'NOT_FOUND',
    'This site has no such version. Download it without one to get what it shows.',
  );
}

function answerZip(ctx: RequestContext, { bytes, etag }: Zip): void {
  ctx.status = 200;
  // Kept for an interrupted download to go on, and asked for anew each time: the site may be deleted.
  ctx.set({ 'Cache-Control': 'private, no-cache', ETag: etag, 'Accept-Ranges': 'bytes' });
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const range = rangeAsked(ctx, bytes, etag);
  ctx.attachment(downloadFileName);
  ctx.type = 'application/zip';
  ctx.body = bytes;
  if (!range) return;
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  ctx.body = bytes.subarray(range.first, range.last + 1);
}

/** @throws AppError `RANGE_NOT_SATISFIABLE`. */
function rangeAsked(ctx: RequestContext, bytes: Buffer, etag: string) {
  const isSame = ['', etag].includes(ctx.get('If-Range'));
  const range = isSame ? readByteRange(ctx.get('Range'), bytes.length) : undefined;
  if (range !== 'unsatisfiable') return range;
  throw new AppError('RANGE_NOT_SATISFIABLE', 'The file is not that long. Download it from its beginning.', {
    headers: { 'Content-Range': `bytes */${bytes.length}` },
  });
}
