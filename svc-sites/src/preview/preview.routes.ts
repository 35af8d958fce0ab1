import { folderIdSchema, previewPath } from '@sitewright/contracts';
import { AppError, createRouter, type RequestContext, type ServiceRouter } from '@sitewright/service-kit';
import { contentType } from 'mime-types';
import type { FilesRepository } from '../sites/files.repository.ts';
import { injectShim, shimRevision } from './inject-shim.ts';

const notFoundPage = '404.html';

/** Open to whoever holds the unguessable id. Paths are names of stored files, never paths of a disk. */
export function previewRoutes(files: FilesRepository): ServiceRouter {
  const router = createRouter();

  router.get('/preview/:id{/*path}', async (ctx) => {
    const { id = '', path: asked = '' } = ctx.params;
    const version = await findVersion(files, id);
    if (asked === '') return ctx.redirect(previewPath(id));
    const path = asked.endsWith('/') ? `${asked}index.html` : asked;

    ctx.status = 200;
    ctx.set({ 'Cache-Control': 'no-cache', ETag: `"${version}-${shimRevision}"` });
    // A version never changes: whoever has its file needs no second look into the database.
    if (ctx.fresh) return answerUnchanged(ctx);
    const file = await files.readFile(id, version, path);
    if (!file) return answerNotFound(ctx, await files.readFile(id, version, notFoundPage));
    answerFile(ctx, path, file);
  });

  return router;
}

async function findVersion(files: FilesRepository, id: string): Promise<number> {
  const version = folderIdSchema.safeParse(id).success ? await files.currentVersion(id) : undefined;
  if (version !== undefined) return version;
  throw new AppError('NOT_FOUND', 'There is no site at this address. Look for yours in My Projects.');
}

function answerUnchanged(ctx: RequestContext): void {
  ctx.status = 304;
}

function answerNotFound(ctx: RequestContext, page: Buffer | undefined): void {
  ctx.remove('ETag');
  if (!page) throw new AppError('NOT_FOUND', 'This page is not part of the site.');
  ctx.status = 404;
  answerFile(ctx, notFoundPage, page);
}

function answerFile(ctx: RequestContext, path: string, file: Buffer): void {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const type = contentType(name) || 'application/octet-stream';
  ctx.set('Content-Type', type);
  ctx.body = type.startsWith('text/html') ? injectShim(file.toString()) : file;
}
