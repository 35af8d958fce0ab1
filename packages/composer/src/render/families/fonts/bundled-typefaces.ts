import type { SiteFile } from '../../../site-file.ts';
import { familiesIn, withFaces, withLicences, wordsOf } from './change-typefaces.ts';
import { fontFaces, fontFiles } from './font-files.ts';
import { type Font, type FontName, fonts } from './font-table.ts';

const slanted = /font-style\s*:\s*(?:italic|oblique)|<(?:em|i|cite|address|dfn|var)[\s>]/i;

/** The bundled fonts of these families; slanted ones where something is slanted. */
function namesOf(families: ReadonlySet<string>, isSlanted: boolean): FontName[] {
  const entries = Object.entries<Font>(fonts).filter(
    ([, { family, style }]) => families.has(family.toLowerCase()) && (isSlanted || style === 'normal'),
  );
  return entries.map(([name]) => name as FontName); // They are the keys of that table.
}

/** A site whose stylesheet names typefaces of ours, with the rules and files that load them, and their licences. */
export function withBundledTypefaces(files: readonly SiteFile[]): SiteFile[] {
  const sheet = files.find(({ path }) => path === 'styles.css');
  if (!sheet || typeof sheet.content !== 'string') return [...files];
  const css = sheet.content;
  const words = wordsOf(files);
  const families = new Set(familiesIn(css).map((family) => family.toLowerCase()));
  const names = namesOf(families, slanted.test(css) || slanted.test(words));
  if (names.length === 0) return [...files];
  const loaded = withFaces(css, fontFaces(names, words).split('\n'));
  const changed = files.map((file) => (file === sheet ? { path: file.path, content: loaded } : file));
  const added = fontFiles(names, words).filter(({ path }) => !files.some((file) => file.path === path));
  return withLicences([...changed, ...added], words);
}
