import type { SiteFile } from '../engine.ts';
import { namesUpTo } from '../files/names-up-to.ts';

const entry = /@tailwind\b|@import\s+(?:url\(\s*)?["']tailwindcss/;
const maxNamed = 5;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Whether a sheet is one from which Tailwind is to build a whole one. */
export const isEntry = (css: string): boolean => entry.test(css);

/** The only one; nothing where there are others. */
const only = <T>([one, ...others]: readonly T[]): T | undefined => (others.length === 0 ? one : undefined);

export interface PlacedSources {
  /** What the pages link: sources under the paths of what is built from them. */
  placed: SiteFile[];
  /** Sources of nothing that is linked. */
  left: SiteFile[];
  /** Of which nobody can say what is built from them. */
  unclear: SiteFile[];
}

/**
 * Puts the sources of sheets that pages link and nobody wrote where they are linked, as `src/styles.css` for `dist/styles.css`: that of
 * the same name, or where one of each is left, that one. It is never chosen among several.
 *
 * @param outputs paths that pages link and no file has
 * @param sources sheets for Tailwind that nothing names
 */
export function placeSources(outputs: readonly string[], sources: readonly SiteFile[]): PlacedSources {
  const named = new Map(
    outputs.map((output) => [output, only(sources.filter(({ path }) => nameOf(path) === nameOf(output)))]),
  );
  const known = new Set(named.values());
  const rest = sources.filter((source) => !known.has(source));
  const entries = rest.filter(({ content }) => isEntry(String(content)));
  const output = only(outputs.filter((path) => !named.get(path)));
  if (output !== undefined) named.set(output, only(entries.length > 0 ? entries : rest));
  const used = new Set(named.values());
  const unclear = entries.length > 1 ? entries : [];
  return {
    placed: [...named].flatMap(([path, source]) => (source ? [{ path, content: source.content }] : [])),
    left: rest.filter((source) => !used.has(source) && !unclear.includes(source)),
    unclear,
  };
}

/** What a person is told of sources that could not be placed. */
export const notesOnUnclear = (sources: readonly SiteFile[]): string[] =>
  sources.length === 0
    ? []
    : [
        `The pages do not say which of these style sheets is theirs, so the rules of none are used: ${namesUpTo(
          maxNamed,
          sources.map(({ path }) => path),
          ' ',
        )}`,
      ];
