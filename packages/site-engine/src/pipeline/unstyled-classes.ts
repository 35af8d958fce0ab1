import type { SiteFile } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import { classesIn, styledClasses, textsOf } from '../files/used-classes.ts';

/*
 * The style sheet of a site has what its pages used when it was built. What a person writes builds nothing, so a class that is
 * written by hand later has no style, unless it is one that is there already: the report says so. It gets one when the sheet is
 * built anew, as a change by a model does.
 */

const intro = 'No style is there for a class that was written by hand: ';
const maxNamed = 20;

/** Those that a note has named. */
const namedIn = (notes: readonly string[]): string[] =>
  notes.filter((note) => note.startsWith(intro)).flatMap((note) => note.slice(intro.length).split(' '));

/**
 * The notes of a site, with one on the classes that came without a style, for as long as they are there.
 *
 * @param before what the changed files were
 */
export function notesOnClasses(
  notes: readonly string[],
  before: readonly SiteFile[],
  files: readonly SiteFile[],
): string[] {
  const paths = new Set(before.map(({ path }) => path));
  const old = classesIn(textsOf(before, isPage));
  const changed = classesIn(
    textsOf(
      files.filter(({ path }) => paths.has(path)),
      isPage,
    ),
  );
  const others = notes.filter((note) => !note.startsWith(intro));
  const asked = new Set([...namedIn(notes), ...[...changed].filter((name) => !old.has(name))]);
  if (asked.size === 0) return others;
  const used = classesIn(textsOf(files, isPage));
  const styled = styledClasses(files);
  const unstyled = [...asked].filter((name) => used.has(name) && !styled.has(name)).slice(0, maxNamed);
  return unstyled.length > 0 ? [...others, intro + unstyled.join(' ')] : others;
}
