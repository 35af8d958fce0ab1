import type { SiteFile } from '../engine.ts';
import { rawElements } from '../files/raw-elements.ts';
import { isPage, isScript } from '../files/site-files.ts';
import { classesIn, styledClasses, textsOf } from '../files/used-classes.ts';

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The tags of a page, their values left out: those may hold any sign. */
const withoutValues = (page: string): string => page.replace(/=\s*(?:"[^"]*"|'[^']*')/g, '= ');

/** Whether it stands in a tag as the name of an attribute. */
const hasAttribute = (tags: string, name: string): boolean =>
  new RegExp(`<[a-z][^<>]{0,2000}?\\s${escaped(name)}(?=[\\s=/>])`, 'i').test(tags);

const codeOf = (files: readonly SiteFile[]): string =>
  [
    ...textsOf(files, isScript),
    ...textsOf(files, isPage).flatMap((page) =>
      [...rawElements(page, 'script')].map(({ content }) => content),
    ),
  ].join('\n');

/**
 * Of names on a page that meant nothing, those that still do: that are there, and for which no style, and no script that was not there
 * before, does anything.
 */
export function stillMissed(
  names: readonly string[],
  path: string,
  before: readonly SiteFile[],
  after: readonly SiteFile[],
): string[] {
  const [page = ''] = textsOf(after, (other) => other === path);
  const classes = classesIn([page]);
  const tags = withoutValues(page);
  const styled = styledClasses(after);
  const [codeBefore, code] = [codeOf(before), codeOf(after)];
  const isInNewScript = (name: string) => code.includes(name) && !codeBefore.includes(name);
  return names.filter(
    (name) => ((classes.has(name) && !styled.has(name)) || hasAttribute(tags, name)) && !isInNewScript(name),
  );
}
