import { applyEdits } from '../gate/edits.ts';
import { addressFrom, resolveLocal } from '../gate/local-url.ts';
import { addressesIn } from './addresses.ts';
import { isPage, isStylesheet } from './site-files.ts';

interface TextFile {
  path: string;
  content: string;
}

/** The query and the fragment of an address. */
function suffixOf(address: string): string {
  const start = address.search(/[?#]/);
  return start < 0 ? '' : address.slice(start);
}

/**
 * Files at other places, with the addresses in them that lead to the same files from there. What names a file in another case, which only
 * some systems find, names it as it is.
 */
export function moveFiles<File extends TextFile>(
  files: readonly File[],
  moves: ReadonlyMap<string, string>,
): File[] {
  const pathOf = (path: string): string => moves.get(path) ?? path;
  const paths = new Set(files.map(({ path }) => path));
  const inAnyCase = new Map(files.map(({ path }) => [path.toLowerCase(), path]));
  const targetOf = (page: string, address: string): string | undefined => {
    const path = resolveLocal(page, address)?.path;
    if (path === undefined) return undefined;
    return paths.has(path) ? path : inAnyCase.get(path.toLowerCase());
  };
  return files.map((file) => {
    const path = pathOf(file.path);
    if (!isPage(file.path) && !isStylesheet(file.path)) return { ...file, path };
    const edits = addressesIn(file.content).flatMap(({ start, end, address }) => {
      if (/^[#?]/.test(address)) return [];
      const target = targetOf(file.path, address);
      const isAsWritten = path === file.path && target === resolveLocal(path, address)?.path;
      if (target === undefined || (isAsWritten && pathOf(target) === target)) return [];
      return [{ start, end, text: addressFrom(path, pathOf(target)) + suffixOf(address) }];
    });
    return { ...file, path, content: applyEdits(file.content, edits) };
  });
}
