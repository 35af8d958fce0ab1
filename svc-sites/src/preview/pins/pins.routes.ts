import { AppError, createRouter, type ServiceRouter } from '@sitewright/service-kit';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { setPreviewPolicy } from '../sandbox-previews.ts';
import { type FindShown, forbidIndexing } from '../shown-site.ts';
import { pinsPage, pinsRevision } from './pins-page.ts';

/** More than the longest page that a person has written: one is parsed while others wait. */
const maxBytes = 1_000_000;
const isPage = (path: string) => /\.html?$/i.test(path);

/** Pages as comments are pinned to them, in the frame of the application; whatever else is asked for is a preview's. */
export function pinsPageRoutes(
  files: Pick<FilesRepository, 'readFile'>,
  findShown: FindShown,
): ServiceRouter {
  const router = createRouter();

  router.get('/preview/:id/*path', async (ctx, next) => {
    const { id = '', path = '' } = ctx.params;
    if (!('pins' in ctx.query) || !isPage(path) || ctx.get('Sec-Fetch-Dest') === 'document') return next();
    const { folderId, version, isShared } = await findShown(id);
    if (isShared) forbidIndexing(ctx);
    ctx.status = 200;
    ctx.set({ 'Cache-Control': 'no-cache', ETag: `"${version}-pins-${pinsRevision}"` });
    setPreviewPolicy(ctx, 'pins');
    ctx.type = 'html';
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const file = await files.readFile(folderId, version, path);
    ctx.body = pinned({ version, path, file });
  });

  return router;
}

function pinned({
  version,
  path,
  file,
}: {
  version: number;
  path: string;
  file: Buffer | undefined;
}): string {
  if (!file) throw new AppError('NOT_FOUND', 'This page is not part of the site.');
  if (file.length > maxBytes) throw tooLarge();
  try {
    return pinsPage({ version, path, source: file.toString() });
  } catch (cause) {
    if (cause instanceof RangeError) throw tooLarge(cause);
    throw cause;
  }
}

const tooLarge = (cause?: unknown) =>
  new AppError('VALIDATION_FAILED', 'This page is too large to be commented on. Look at it as it is.', {
    cause,
  });
