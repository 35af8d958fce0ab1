import type { SiteFile } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import { startTags } from '../files/start-tags.ts';
import { resolveLocal } from '../gate/local-url.ts';
import { expandPartials } from '../partials/expand-partials.ts';
import type { TextFile } from '../protocol/output.ts';
import type { ToldFile } from '../protocol/told-files.ts';

const mostNamed = 8;
const address = /\s(?:href|src)\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/i;
const pageName = /(?<![\w-])[a-z\d][\w-]{0,60}\.html\b/g;
const isWritten = /\.(?:html?|js)$/i;

/** Where the tags of these names lead to within the site. */
function* placesIn({ path, content }: TextFile, ...names: string[]): Generator<string> {
  for (const name of names) {
    for (const { text } of startTags(content, name)) {
      const found = address.exec(text);
      const place = resolveLocal(path, found?.[1] ?? found?.[2] ?? '');
      if (place) yield place.path;
    }
  }
}

/** Pages that the comment names with which a model begins: what it decided first. */
function planned(files: readonly TextFile[]): string[] {
  const theme = files.find(({ path }) => path === 'theme.css')?.content ?? '';
  const plan = theme.trimStart().startsWith('/*') ? theme.slice(0, theme.indexOf('*/')) : '';
  return plan.match(pageName) ?? [];
}

/** Pages and scripts that are named by what was written, and were not. */
function unwritten(files: readonly TextFile[]): string[] {
  const there = new Set(files.map(({ path }) => path));
  const pages = expandPartials(files).filter(({ path }) => isPage(path));
  const named = pages.flatMap((page) => [...placesIn(page, 'a', 'script')]);
  return [...new Set([...planned(files), ...named])].filter(
    (path) => isWritten.test(path) && !there.has(path),
  );
}

const inWords = (paths: readonly string[]): string => {
  const more = paths.length - mostNamed;
  return new Intl.ListFormat('en').format([
    ...paths.slice(0, mostNamed),
    ...(more > 0 ? [`${more} more`] : []),
  ]);
};

/** What of a site that ended early is missing. */
export function missingNotes(files: readonly ToldFile[]): string[] {
  const open = files.filter(({ complete }) => !complete).map(({ path }) => path);
  const missing = unwritten(files);
  return [
    ...(open.length > 0 ? [`Cut off in the middle: ${inWords(open)}.`] : []),
    ...(missing.length > 0 ? [`Not written yet: ${inWords(missing)}.`] : []),
  ];
}

/** Pages that were written, and on which there is nothing to see. */
export const blankNotes = (paths: readonly string[]): string[] =>
  paths.length > 0 ? [`Not written yet, since nothing is to be seen there: ${inWords(paths)}.`] : [];

const isText = (file: SiteFile): file is TextFile => typeof file.content === 'string';

/** What a model that has ended names and has not written, be it when it was asked to put its site right. */
export function unwrittenNotes(written: readonly SiteFile[], made: readonly SiteFile[]): string[] {
  const there = new Set(made.map(({ path }) => path));
  const missing = unwritten(written.filter(isText)).filter((path) => !there.has(path));
  if (missing.length === 0) return [];
  return [
    `The site names what the model did not write: ${inWords(missing)}. Ask for it in words, or take out what leads there.`,
  ];
}
