import type { SiteFile } from '../engine.ts';
import { isPage, isScript } from '../files/site-files.ts';
import { classesIn, classesOfStyles, stylesOf, textsOf } from '../files/used-classes.ts';
import { styledKinds } from './styled-kinds.ts';
import { looksLikeUtility } from './utility-names.ts';

/** Classes that no own style has. */
function unstyledIn(files: readonly SiteFile[], ownStyles: string): string[] {
  const known = classesOfStyles([ownStyles, ...stylesOf(files)]);
  const used = classesIn([...textsOf(files, isPage), ...textsOf(files, isScript)]);
  return [...used].filter((name) => !known.has(name));
}

/** Of the classes without a style, as many are utilities at least where a site is made of them. */
const leastShare = 1 / 3;
/** Fewer classes say nothing of whose they are. */
const fewestTelling = 12;

const speakOfAnother = (unstyled: readonly string[], utilities: readonly string[]): boolean =>
  unstyled.length >= fewestTelling && utilities.length < leastShare * unstyled.length;

/** Fewer may be chance in a site with its own styles: "hidden", "container", "grid" are everybody's names. */
const fewest = 3;

/**
 * Whether the classes without a style are those of another library, or of a sheet that was not written: a few of their names are
 * Tailwind's by chance. It would draw them otherwise, or, as Bootstrap's "collapse", not at all. So it is with one or two names in a
 * site that has its own styles: nothing gives "flex" a meaning there.
 */
export function areOfAnother(files: readonly SiteFile[], ownStyles: string): boolean {
  const unstyled = unstyledIn(files, ownStyles);
  const utilities = unstyled.filter(looksLikeUtility);
  const isChance =
    utilities.length < fewest && [ownStyles, ...stylesOf(files)].some((css) => css.includes('{'));
  return isChance || speakOfAnother(unstyled, utilities);
}

/**
 * Whether the elements of a site are styled by utilities. Tailwind's reset takes the sizes of headings and the faces of buttons
 * away, which a site with plain CSS, or none, counts on. So what counts is who gives the elements their looks that it changes; where
 * nobody does, who has more classes. Before there is a page, utilities are expected.
 */
export function isStyledByUtilities(files: readonly SiteFile[], ownStyles: string): boolean {
  if (!files.some(({ path }) => isPage(path))) return true;
  const unstyled = unstyledIn(files, ownStyles);
  const utilities = unstyled.filter(looksLikeUtility);
  if (speakOfAnother(unstyled, utilities)) return false;
  const sheets = [ownStyles, ...stylesOf(files)].filter((css) => css.includes('{'));
  if (sheets.length === 0 || utilities.length === 0) return utilities.length > 0;
  const texts = [...textsOf(files, isPage), ...textsOf(files, isScript)];
  const { byUtilities, bySheets } = styledKinds(texts, sheets);
  if (byUtilities + bySheets > 0) return byUtilities > bySheets;
  const used = classesIn(texts);
  const own = [...classesOfStyles(sheets)].filter((name) => used.has(name));
  return utilities.length >= fewest && utilities.length > own.length;
}
