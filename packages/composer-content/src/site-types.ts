import { readDataFile } from './data-file.ts';
import type { SiteType } from './schema/site-type.ts';

let byId: ReadonlyMap<string, SiteType> | undefined;

function readSiteTypes(): ReadonlyMap<string, SiteType> {
  // Checked against the schema by the tests of the data.
  const types = readDataFile('site-types.json') as readonly SiteType[];
  return new Map(types.map((type) => [type.id, type]));
}

function known(): ReadonlyMap<string, SiteType> {
  byId ??= readSiteTypes();
  return byId;
}

/** Every site type there is. The file is read when they are first asked for. */
export const siteTypes = (): readonly SiteType[] => [...known().values()];

/** The neutral type, whose texts hold for anything. */
export const neutralSiteType = 'general';

/** The site type of an id; the neutral one where there is none of it. */
export function siteTypeOf(id: string): SiteType {
  const type = known().get(id) ?? known().get(neutralSiteType);
  if (!type) throw new Error(`data/site-types.json has no "${neutralSiteType}"`);
  return type;
}
