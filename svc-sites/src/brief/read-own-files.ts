import type { Brief } from '@sitewright/contracts';
import type { SiteFile } from '@sitewright/site-engine';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { Site } from '../sites/site.ts';

/** `smallest`: for a page that is only looked at, with its pictures in itself. */
type Sizes = 'all' | 'smallest';

/** The files of a site that its brief's logo and pictures are, as far as it still has them. */
export async function readOwnFiles(
  files: Pick<FilesRepository, 'readFile'>,
  { folderId, version }: Site,
  { logo, pictures = [] }: Brief,
  sizes: Sizes = 'all',
): Promise<SiteFile[]> {
  const wanted = pictures.flatMap((picture) =>
    sizes === 'smallest' ? picture.files.slice(0, 1) : picture.files,
  );
  const paths = [...(logo ? [logo] : []), ...wanted].map(({ path }) => path);
  const found = await Promise.all(
    paths.map(async (path) => ({ path, content: await files.readFile(folderId, version, path) })),
  );
  return found.flatMap(({ path, content }) => (content ? [{ path, content }] : []));
}
