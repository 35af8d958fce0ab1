import type { SiteFile } from '../engine.ts';
import { resolveLocal } from '../gate/local-url.ts';

const localImport =
  /@import\s{1,4}(?:url\(\s{0,4})?["']?(?<address>[\w./-]{1,80}\.css)["']?\s{0,4}\)?(?<condition>[^;{}"'@]{0,80});/gi;
const layer = /^layer(?:\((?<name>[\w.-]{1,80})\))?(?![\w-])\s*/;
const media = /^[\w\s():.,<>=/-]*$/;
const maxImports = 20;

/** The sheets of its site that a sheet names. */
export const importsOf = ({ path, content }: SiteFile): string[] =>
  typeof content === 'string'
    ? Array.from(content.matchAll(localImport), (found) => addressed(path, found.groups)).filter(
        (target) => target !== undefined,
      )
    : [];

const addressed = (path: string, groups: RegExpMatchArray['groups']): string | undefined =>
  resolveLocal(path, groups?.address ?? '')?.path;

/** Rules as an import with a condition has them: in a layer, for some screens; undefined for what only imports can say. */
function underCondition(css: string, condition: string): string | undefined {
  const { 0: found = '', groups } = layer.exec(condition) ?? {};
  const query = condition.slice(found.length).trim();
  if (!media.test(query) || /^(?:supports|source|theme|prefix)\b/.test(query)) return undefined;
  const rules = query === '' ? css : `@media ${query} {\n${css}}\n`;
  return found === '' ? rules : `@layer ${groups?.name ?? ''} {\n${rules}}\n`;
}

export interface JoinedSheet {
  sheet: SiteFile;
  /** The paths of the sheets that are in it now. */
  taken: Set<string>;
}

/**
 * A sheet with those that it imports, and those that they import, where it names them: each once.
 *
 * @param files the sheets that may be taken in
 */
export function withImports(sheet: SiteFile, files: readonly SiteFile[]): JoinedSheet {
  const sheets = new Map(files.map((file) => [file.path, file]));
  const taken = new Set<string>();
  const join = ({ path, content }: SiteFile): string =>
    String(content).replace(localImport, (whole, ...found) => {
      const groups: Record<string, string> = found.at(-1);
      const target = sheets.get(addressed(path, groups) ?? '');
      if (typeof target?.content !== 'string' || taken.size >= maxImports) return whole;
      if (taken.has(target.path) || target.path === sheet.path) return '';
      taken.add(target.path);
      return underCondition(`${join(target)}\n`, groups.condition?.trim() ?? '') ?? whole;
    });
  return { sheet: { path: sheet.path, content: join(sheet) }, taken };
}
