import { limits } from '@sitewright/contracts';
import { isPage } from '../files/site-files.ts';
import { startTags } from '../files/start-tags.ts';
import { applyEdits } from '../gate/edits.ts';
import { resolveLocal } from '../gate/local-url.ts';
import { rebaseAddresses } from './rebase-addresses.ts';

interface TextFile {
  path: string;
  content: string;
}

const partials = 'partials/';

/** Parts of pages that a model writes once: input of the build that is not shipped. */
export const isPartial = (path: string): boolean => /^partials\//i.test(path);

/** A page that can be opened by itself. */
export const isWholePage = ({ path }: Pick<TextFile, 'path'>): boolean => isPage(path) && !isPartial(path);

/** As we ask for it, and as servers have it: `<!--#include virtual="/header.html" -->`. */
const include = /<!--\s*#?include\s+(?:(?:virtual|file)\s*=\s*)?["']?(?:\.?\/)?([\w./-]{1,200})["']?\s*-->/gi;
const current = /\saria-current(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/i;
const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** The links of a part as they are on one page: the one that leads to the page itself says so. */
function asOn(page: string, part: string): string {
  const edits = [...startTags(part, 'a')].map(({ start, end, text }) => {
    const found = href.exec(text);
    const place = found && resolveLocal(page, found[1] ?? found[2] ?? '');
    const plain = text.replace(current, '');
    const isCurrent = place && place.path === page && place.fragment === '';
    return { start, end, text: isCurrent ? plain.replace(/^<a/i, '$& aria-current="page"') : plain };
  });
  return applyEdits(part, edits);
}

/** However a page names it: from the root, from its own folder, or from a folder in which the site was written. */
function keysOf(name: string, page: string): string[] {
  const key = name.toLowerCase();
  const at = key.lastIndexOf(partials);
  const besidePage = resolveLocal(page, name)?.path.toLowerCase() ?? key;
  return [at < 0 ? `${partials}${key}` : key.slice(at), besidePage, key];
}

/** Written by the build. */
const built = ['styles.css', 'theme.css'];

const pathsOf = (files: readonly TextFile[]): ReadonlySet<string> =>
  new Set([...built, ...files.map(({ path }) => path)]);

/** A page with its parts in it. A part that is not there leaves nothing behind. */
export function expandPage({ path, content }: TextFile, files: readonly TextFile[]): string {
  return expandWith({ path, content }, partsOf(files), pathsOf(files));
}

const partNamed = (name: string, page: string, parts: ReadonlyMap<string, string>): string | undefined =>
  keysOf(name, page).find((key) => parts.has(key) && key !== page.toLowerCase());

function expandWith(
  { path, content }: TextFile,
  parts: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
): string {
  let room = limits.siteMaxBytes - content.length;
  return content.replace(include, (_, name: string) => {
    const part = parts.get(partNamed(name, path, parts) ?? '') ?? '';
    room -= part.length;
    return room < 0 ? '' : asOn(path, rebaseAddresses(part.trim(), path, paths));
  });
}

/** What is no page by itself may be a part of others, wherever it was written. */
const isPiece = ({ path, content }: TextFile): boolean =>
  isPage(path) && !/<(?:!doctype|html|head|body)\b/i.test(content);

const partsOf = (files: readonly TextFile[]): Map<string, string> =>
  new Map(
    files
      .filter((file) => isPartial(file.path) || isPiece(file))
      .map(({ path, content }) => [path.toLowerCase(), content]),
  );

/** The parts that pages name. */
const namedParts = (files: readonly TextFile[], parts: ReadonlyMap<string, string>): Set<string> =>
  new Set(
    files
      .filter(({ path }) => isPage(path))
      .flatMap(({ path, content }) =>
        [...content.matchAll(include)].flatMap(([, name = '']) => partNamed(name, path, parts) ?? []),
      ),
  );

/** The pages of a site with their parts in them, and everything else but the parts. */
export function expandPartials<File extends TextFile>(files: readonly File[]): File[] {
  const parts = partsOf(files);
  const paths = pathsOf(files);
  const named = namedParts(files, parts);
  return files
    .filter(({ path }) => !isPartial(path) && !named.has(path.toLowerCase()))
    .map((file) => (isPage(file.path) ? { ...file, content: expandWith(file, parts, paths) } : file));
}
