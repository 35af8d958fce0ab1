import { downloadFileName, folderIdSchema } from '@sitewright/contracts';
import { AppError, createRouter, type ServiceRouter } from '@sitewright/service-kit';
import { createZip } from '@sitewright/site-engine';
import type { FilesRepository } from '../sites/files.repository.ts';

/** Open to whoever holds the unguessable id: a browser that navigates here sends no token. */
export function downloadRoutes(files: FilesRepository): ServiceRouter {
  const router = createRouter();

  router.get('/api/download/:id', async (ctx) => {
    const { id = '' } = ctx.params;
    const version = folderIdSchema.safeParse(id).success ? await files.currentVersion(id) : undefined;
    if (version === undefined) {
      throw new AppError('NOT_FOUND', 'There is no site with this id. Look for yours in My Projects.');
    }
    ctx.attachment(downloadFileName);
    ctx.type = 'application/zip';
    if (ctx.method === 'HEAD') ctx.status = 200;
    else ctx.body = createZip((await files.readVersion(id, version))?.files ?? []);
  });

  return router;
}
