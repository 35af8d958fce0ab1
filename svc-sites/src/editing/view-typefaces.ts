import type { SiteTypefaces } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import { typefaceNames, typefacesOf } from '@sitewright/site-engine';
import { findVisibleSite } from '../sites/find-site.ts';
import type { EditSiteDependencies } from './edit-site.ts';

/** What a site is set in, as far as its stylesheet says it in one place, and what it can be set in. */
export async function viewTypefaces(
  { sites, files }: Pick<EditSiteDependencies, 'sites' | 'files'>,
  user: SignedInUser,
  folderId: string,
): Promise<SiteTypefaces> {
  const { version } = await findVisibleSite(sites, user, folderId);
  const css = await files.readFile(folderId, version, 'styles.css');
  const { headings, text } = typefacesOf(css?.toString() ?? '');
  return {
    ...(headings && { headings }),
    ...(text && { text }),
    choices: typefaceNames.map(({ family, isForText }) => ({ family, isForText })),
  };
}
