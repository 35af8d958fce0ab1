import { lazyDataFile } from './data-file.ts';
import type { SiteType } from './schema/site-type.ts';

/** Every site type there is. The file is read when they are first asked for. */
export const siteTypes = lazyDataFile<readonly SiteType[]>('site-types.json');

/** The neutral type, whose texts hold for anything. */
export const neutralSiteType = 'general';

/** The site type of an id; the neutral one where there is none of it. */
export function siteTypeOf(id: string): SiteType {
  const of = (sought: string) => siteTypes().find((type) => type.id === sought);
  const type = of(id) ?? of(neutralSiteType);
  if (!type) throw new Error(`data/site-types.json has no "${neutralSiteType}"`);
  return type;
}
