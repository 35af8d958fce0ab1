import type { WrittenFile } from './written-files.ts';

const link = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Pages, scripts and drawings beside the first page, as a model is asked to name them. Style sheets are compiled. */
const fileName = /^(?:\.\/)?((?:[\w-]+\/)*[\w.-]+\.(?:html|js|svg))(?:[?#].*)?$/i;

const isPage = ({ path }: WrittenFile) => /^(?:partials\/)?[^/]+\.html$/i.test(path);

/** What is written once is read once. */
const found = new WeakMap<WrittenFile, readonly string[]>();

function linksOf(page: WrittenFile): readonly string[] {
  const known = found.get(page);
  if (known) return known;
  const names = [...page.text.matchAll(link)].flatMap(([, double, single]) => {
    const name = fileName.exec(double ?? single ?? '')?.[1];
    return name === undefined ? [] : [name];
  });
  found.set(page, names);
  return names;
}

/**
 * The files that finished pages link to and that nobody has begun to write, in the order in which they are named. In which order they come,
 * and what else does, is not known.
 */
export function filesNotBegun(files: readonly WrittenFile[]): string[] {
  const begun = new Set(files.map(({ path }) => path));
  const named = files.filter((file) => file.isComplete && isPage(file)).flatMap(linksOf);
  return [...new Set(named)].filter((path) => !begun.has(path));
}
