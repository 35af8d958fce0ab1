import { folderIdSchema, versionNumberSchema } from '@sitewright/contracts';
import { AppError, createRouter, type ServiceRouter } from '@sitewright/service-kit';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { setPreviewPolicy } from '../sandbox-previews.ts';
import { editPage, editRevision } from './edit-page.ts';

/** More than the longest page that a person has written: one is parsed while others wait. */
const maxCharacters = 1_000_000;
const isPage = (path: string) => /\.html?$/i.test(path);
const isRead = (path: string) => isPage(path) || /\.m?js$/i.test(path);

/** Pages as they can be edited, in the frame of the application; whatever else is asked for is a preview's. */
export function editPageRoutes(
  files: Pick<FilesRepository, 'currentVersion' | 'readVersion'>,
): ServiceRouter {
  const router = createRouter();

  router.get('/preview/:id/v/:number/*path', async (ctx, next) => {
    const { id = '', number = '', path = '' } = ctx.params;
    if (!('edit' in ctx.query) || !isPage(path) || ctx.get('Sec-Fetch-Dest') === 'document') return next();
    const version = await findVersion(files, id, number);
    ctx.status = 200;
    ctx.set({ 'Cache-Control': 'no-cache', ETag: `"${version}-edit-${editRevision}"` });
    setPreviewPolicy(ctx, 'edit');
    ctx.type = 'html';
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.body = await readEditPage(files, { id, version, path });
  });

  return router;
}

async function findVersion(
  files: Pick<FilesRepository, 'currentVersion'>,
  id: string,
  number: string,
): Promise<number> {
  const current = folderIdSchema.safeParse(id).success ? await files.currentVersion(id) : undefined;
  const version = versionNumberSchema.safeParse(Number(number));
  // A later one is about to be stored, and may never be shown.
  if (current !== undefined && version.success && version.data <= current) return version.data;
  throw new AppError('NOT_FOUND', 'There is no site at this address. Look for yours in My Projects.');
}

async function readEditPage(
  files: Pick<FilesRepository, 'readVersion'>,
  { id, version, path }: { id: string; version: number; path: string },
): Promise<string> {
  const stored = await files.readVersion(id, version);
  const texts = (stored?.files ?? [])
    .filter((file) => isRead(file.path) && file.content.length <= maxCharacters)
    .map((file) => ({ path: file.path, content: toText(file.content) }));
  const page = texts.find((file) => file.path === path);
  if (!page) throw new AppError('NOT_FOUND', 'This page cannot be edited here. Change it in Code.');
  try {
    return editPage({ version, path, source: page.content, files: texts });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    const message = 'This page is too complex to be edited here. Change it in Code.';
    throw new AppError('VALIDATION_FAILED', message, { cause });
  }
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const toText = (content: string | Uint8Array) =>
  typeof content === 'string' ? content : utf8.decode(content);
