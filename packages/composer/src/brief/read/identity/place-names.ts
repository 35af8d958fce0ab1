import { places } from '@sitewright/composer-content';

let kept: ReadonlySet<string> | undefined;

/** The names of towns and regions that are known, in small letters, as they are often typed: "lake district". */
export const placeNames = (): ReadonlySet<string> =>
  (kept ??= new Set(places().names.map((name) => name.toLowerCase())));
