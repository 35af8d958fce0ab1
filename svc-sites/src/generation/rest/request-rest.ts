import { limits, type PromptAttachment } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import type { PicturesRepository } from '../../pictures/pictures.repository.ts';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { findOwnSite, siteNotFound } from '../../sites/find-site.ts';
import type { SitesRepository } from '../../sites/sites.repository.ts';
import type { Generation } from '../generation.ts';
import type { Generations } from '../generations.ts';

export interface RequestRestDependencies {
  sites: SitesRepository;
  files: Pick<FilesRepository, 'summarise'>;
  engine: Pick<SiteEngine, 'info'>;
  generations: Pick<Generations, 'request' | 'list'>;
  pictures: Pick<PicturesRepository, 'list'>;
}

const noRest = () =>
  new AppError('CONFLICT', 'There is nothing of this site that a model could go on with. Generate it again.');

/**
 * Has the model go on where a site was interrupted: a generation like any other, which makes the next version. One at a time.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`, and what {@link Generations.request} throws.
 */
export async function requestRest(
  { sites, files, engine, generations, pictures }: RequestRestDependencies,
  user: SignedInUser,
  folderId: string,
): Promise<Generation> {
  const site = await findOwnSite(sites, user, folderId);
  if (site.deletedAt) throw siteNotFound();
  const underWay = await generations.list(user.id, { state: 'running' });
  const same = underWay.find((each) => each.folderId === folderId && each.restOf !== undefined);
  if (same) return same;
  const version = await files.summarise(folderId, site.version);
  if (!site.isInterrupted || !version?.hasSource || engine.info.engine === 'composer') throw noRest();
  return generations.request({
    ownerId: user.id,
    request: {
      prompt: site.prompt,
      ...(version.seed !== undefined && { seed: version.seed }),
      attachments: await shownBefore(pictures, folderId),
    },
    rest: { folderId, seen: site.version },
  });
}

/** The pictures that the site has so far, each as what it was sent. */
const shownBefore = async (
  pictures: Pick<PicturesRepository, 'list'>,
  folderId: string,
): Promise<PromptAttachment[]> =>
  (await pictures.list(folderId))
    .map(({ id, name, alt, role }) => ({
      picture: id,
      alt: alt || name,
      ...(role === 'logo' && { isLogo: true as const }),
      ...(role === 'sketch' && { isSketch: true as const }),
    }))
    .slice(0, limits.promptMaxAttachments);
