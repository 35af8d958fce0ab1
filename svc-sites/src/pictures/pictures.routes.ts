import { limits, pictureUploadQuerySchema, routes } from '@sitewright/contracts';
import {
  type Authenticated,
  createRouter,
  type Limiter,
  type RequestContext,
  type ServiceRouter,
  type Step,
  steps,
  validate,
  validateQuery,
} from '@sitewright/service-kit';
import { findOwnSite, findVisibleSite, siteNotFound } from '../sites/find-site.ts';
import { presentPicture, toDataUrl } from './picture.presenter.ts';
import { uploadPromptPicture } from './prompt-pictures.ts';
import type { UploadGate } from './receive-picture.ts';
import { findPicture, removePicture } from './remove-picture.ts';
import { largestOf } from './site-picture.ts';
import { type UploadDependencies, uploadPicture } from './upload-picture.ts';
import { type UsePictureDependencies, usePicture } from './use-picture.ts';
import { findUses } from './used-on.ts';

export interface PictureRouteDependencies extends UsePictureDependencies, UploadDependencies {
  /** How many pictures a person sends. */
  uploads: Limiter;
  /** How often a person changes something by hand. */
  edits: Limiter;
  gate: UploadGate;
  authenticate: Step<Authenticated>;
}

/** The pictures of a site: its owner's, and administrators' to look at. */
export function pictureRoutes({
  authenticate,
  uploads,
  edits,
  gate,
  ...deps
}: PictureRouteDependencies): ServiceRouter {
  const router = createRouter();
  const { sites, files, pictures } = deps;

  router.post(
    routes.uploadPromptPicture.path,
    ...steps(authenticate, validateQuery(pictureUploadQuerySchema), async (ctx) => {
      const { user, query, log } = ctx.state;
      await uploads.take(user.id);
      const fileName = query.name ?? '';
      const picture = await gate.receive(ctx, user.id, (received) =>
        uploadPromptPicture(deps, user, { ...received, fileName }),
      );
      ctx.body = presentPicture(picture, []);
      ctx.status = 201;
      log.info({ userId: user.id, bytes: picture.bytes }, 'picture for a prompt uploaded');
    }),
  );

  router.post(
    routes.uploadPicture.path,
    ...steps(authenticate, validateQuery(pictureUploadQuerySchema), async (ctx) => {
      const { user, query, log } = ctx.state;
      const site = await findOwnSite(sites, user, idOf(ctx));
      if (site.deletedAt) throw siteNotFound();
      await uploads.take(user.id);
      const fileName = query.name ?? '';
      const picture = await gate.receive(ctx, user.id, (received) =>
        uploadPicture(deps, user, { ...received, site, fileName }),
      );
      const uses = await findUses(files, site, [picture]);
      ctx.body = presentPicture(picture, uses.get(picture.id) ?? []);
      ctx.status = 201;
      log.info({ folderId: site.folderId, userId: user.id, bytes: picture.bytes }, 'picture uploaded');
    }),
  );

  router.get(
    routes.pictures.path,
    ...steps(authenticate, async (ctx) => {
      const site = await findVisibleSite(sites, ctx.state.user, idOf(ctx));
      const found = await pictures.list(site.folderId);
      const uses = await findUses(files, site, found);
      ctx.body = {
        pictures: found.map((picture) => presentPicture(picture, uses.get(picture.id) ?? [])),
        bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
        maxBytes: limits.sitePicturesMaxBytes,
        unusedDays: limits.pictureUnusedDays,
      };
    }),
  );

  router.get(
    routes.picture.path,
    ...steps(authenticate, async (ctx) => {
      const site = await findVisibleSite(sites, ctx.state.user, idOf(ctx));
      const picture = await findPicture(pictures, site.folderId, pictureOf(ctx));
      const uses = await findUses(files, site, [picture]);
      const largest = largestOf(picture);
      const [content] = await pictures.read([largest]);
      ctx.body = {
        ...presentPicture(picture, uses.get(picture.id) ?? []),
        dataUrl: toDataUrl(largest.type, content ?? new Uint8Array()),
      };
    }),
  );

  router.delete(
    routes.removePicture.path,
    ...steps(authenticate, async (ctx) => {
      const { user, log } = ctx.state;
      const folderId = idOf(ctx);
      ctx.body = { message: await removePicture(deps, user, { folderId, id: pictureOf(ctx) }) };
      log.info({ folderId, userId: user.id }, 'picture removed');
    }),
  );

  router.post(
    routes.usePicture.path,
    ...steps(
      authenticate,
      validate(routes.usePicture.request, { maxBytes: limits.siteMaxBytes }),
      async (ctx) => {
        const { user, input, log } = ctx.state;
        await edits.take(user.id);
        const use = { folderId: idOf(ctx), pictureId: pictureOf(ctx), request: input };
        const { site, used } = await usePicture(deps, user, use);
        ctx.body = used;
        log.info({ folderId: site.folderId, userId: user.id, version: site.version }, 'picture shown');
      },
    ),
  );

  return router;
}

type PictureContext = Pick<RequestContext<Authenticated>, 'params'>;

const idOf = ({ params }: PictureContext): string => params.id ?? '';
const pictureOf = ({ params }: PictureContext): string => params.picture ?? '';
