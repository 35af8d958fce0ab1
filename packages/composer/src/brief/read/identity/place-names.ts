import { places, townKey, towns } from '@sitewright/composer-content';

let kept: ReadonlySet<string> | undefined;

/** The names of towns and regions that are known, in small letters, as they are often typed: "lake district". */
export const placeNames = (): ReadonlySet<string> =>
  (kept ??= new Set(places().names.map((name) => name.toLowerCase())));

/** Whether a text is nothing but the name of a town, in whatever letters; of common words only what is known to be one. */
export const isTownName = (text: string): boolean => {
  const small = text.toLowerCase();
  return placeNames().has(small) ? !places().homonyms.includes(small) : towns().has(townKey(text));
};
