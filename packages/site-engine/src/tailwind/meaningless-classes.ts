import type { SiteFile } from '../engine.ts';
import { namesUpTo } from '../files/names-up-to.ts';
import { isPage, isScript } from '../files/site-files.ts';
import { classesIn, styledClasses, textsOf } from '../files/used-classes.ts';
import { looksLikeUtility } from './utility-names.ts';

const maxNamed = 20;
/** Marks for other utilities: they have no style of their own. */
const marks = /(?:^|:)(?:group|peer|not-prose|@container)(?:\/|$)/;

const intro = 'No style is known for these classes, so they change nothing:';

/** Says which classes are written like Tailwind's, but have no style: of a name that does not exist, or is no part of the theme. */
export function notesOnMeaningless(files: readonly SiteFile[]): string[] {
  const styled = styledClasses(files);
  const scripts = textsOf(files, isScript);
  const found = [...classesIn(textsOf(files, isPage))].filter(
    (name) =>
      !styled.has(name) &&
      looksLikeUtility(name) &&
      !marks.test(name) &&
      !scripts.some((code) => code.includes(name)),
  );
  if (found.length === 0) return [];
  return [`${intro} ${namesUpTo(maxNamed, found, ' ')}`];
}

/** The notes of a site that has changed, in which that one is as it is now. */
export const renewMeaningless = (notes: readonly string[], files: readonly SiteFile[]): string[] =>
  notes.flatMap((note) => (note.startsWith(intro) ? notesOnMeaningless(files) : [note]));
