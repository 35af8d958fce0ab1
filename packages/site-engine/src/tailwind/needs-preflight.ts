import type { SiteFile } from '../engine.ts';
import { isPage, isScript } from '../files/site-files.ts';
import { classesIn, classesOfStyles, stylesOf, textsOf } from '../files/used-classes.ts';
import { looksLikeUtility } from './utility-names.ts';

/** Fewer may be chance in a site with its own styles: "hidden", "container", "grid" are everybody's names. */
const fewest = 3;

/** Classes that no own style has and that are written the way Tailwind's are. */
export function utilitiesIn(files: readonly SiteFile[], ownStyles: string): string[] {
  const known = classesOfStyles([ownStyles, ...stylesOf(files)]);
  const used = classesIn([...textsOf(files, isPage), ...textsOf(files, isScript)]);
  return [...used].filter((name) => !known.has(name) && looksLikeUtility(name));
}

/**
 * Whether the elements of a site are styled by utilities. Tailwind's reset takes the sizes of headings and the faces of buttons
 * away, which a site with plain CSS, or none, counts on. Before there is a page, utilities are expected.
 */
export function isStyledByUtilities(files: readonly SiteFile[], ownStyles: string): boolean {
  if (!files.some(({ path }) => isPage(path))) return true;
  const hasOwnStyles = [ownStyles, ...stylesOf(files)].some((css) => css.includes('{'));
  return utilitiesIn(files, ownStyles).length >= (hasOwnStyles ? fewest : 1);
}
