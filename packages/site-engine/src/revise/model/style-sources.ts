import type { SiteFile } from '../../engine.ts';
import { isStylesheet } from '../../files/site-files.ts';
import type { TextFile } from '../../protocol/output.ts';
import { isForTailwind, sharedStyles } from '../../tailwind/own-sheets.ts';
import {
  builtPath,
  isBuiltSheet,
  type StyleElement,
  type StyleSource,
  themePath,
} from '../../tailwind/style-source.ts';
import { layersOf } from './css-layers.ts';

const variable = /(?<![\w-])(?<name>--[\w-]{1,80})(?<colon>\s{0,4}:\s{0,4})(?<value>[^;{}]{1,400})(?=[;}])/gu;

/** The variables that a style sheet declares, each with its values in their order. */
function variablesOf(css: string): Map<string, string[]> {
  const declared = Array.from(css.matchAll(variable), ({ groups: { name = '', value = '' } = {} }) => ({
    name,
    value,
  }));
  const byName = [...Map.groupBy(declared, ({ name }) => name)];
  return new Map(byName.map(([name, all]) => [name, all.map(({ value }) => value)]));
}

/** A theme with the values that somebody has given its variables in the built sheet by hand. */
export function withValuesByHand(theme: string, built: string, stored: string): string {
  const [own, made, now] = [variablesOf(theme), variablesOf(built), variablesOf(stored)];
  const met = new Map<string, number>();
  return theme.replaceAll(variable, (whole, name: string, colon: string) => {
    const at = met.get(name) ?? 0;
    met.set(name, at + 1);
    const [before, after] = [made.get(name) ?? [], now.get(name) ?? []];
    const value = after[at];
    // A variable is declared once for each colour scheme: which one is which can be told where all are there.
    const isTold = [before.length, own.get(name)?.length].every((count) => count === after.length);
    return isTold && value !== undefined && value !== before[at] ? name + colon + value : whole;
  });
}

/** The theme of a built sheet whose source nobody has kept: its variables, the later ones where they are written once more. */
function recoverTheme(css: string): string {
  const values = variablesOf(layersOf(css, 'theme').join(''));
  const lines = Array.from(values, ([name, told]) => `  ${name}: ${told.at(-1)};\n`);
  return lines.length > 0 ? `@theme {\n${lines.join('')}}\n` : '';
}

const textOf = (files: readonly SiteFile[], path: string): string =>
  Buffer.from(files.find((file) => file.path === path)?.content ?? '').toString();

/** What the sheets of a site are built from: as it was kept, or as far as the built sheet tells. */
export function stylesOfSite(files: readonly SiteFile[], known: StyleSource | undefined): StyleSource {
  if (known) return known;
  const css = textOf(files, builtPath);
  return {
    theme: isBuiltSheet(css) ? recoverTheme(css) : '',
    sheets: [],
    elements: [],
    isVersion3: false,
    usesTailwind: true,
  };
}

/** The style sheets of a site as they can be changed: sources in the place of what is built from them. */
export function sheetsToShow(files: readonly SiteFile[], known: StyleSource | undefined): TextFile[] {
  const { theme, sheets } = stylesOfSite(files, known);
  const sources = new Map(sheets.map(({ path, content }) => [path, content]));
  const shown = files.flatMap(({ path }): TextFile[] => {
    const content = isStylesheet(path) ? (sources.get(path) ?? textOf(files, path)) : '';
    const isMade = path === builtPath && (known !== undefined || isBuiltSheet(content));
    return content.trim() === '' || isMade ? [] : [{ path, content }];
  });
  return theme.trim() === '' ? shown : [{ path: themePath, content: theme }, ...shown];
}

/** The sources with style elements that were built since. */
export const withElements = (styles: StyleSource, built: readonly StyleElement[]): StyleSource => ({
  ...styles,
  elements: [...new Map([...styles.elements, ...built].map((element) => [element.built, element])).values()],
});

export interface ChangedSources {
  styles: StyleSource;
  /** Whether anything is to be built of it that is not built yet. */
  isChanged: boolean;
}

/** The theme with what changed pages and sheets define for the whole site and did not before; the later one counts. */
function withShared(theme: string, styles: StyleSource, changed: readonly TextFile[]): string {
  const known = new Set(sharedStyles(styles.sheets));
  const shared = sharedStyles(changed.filter(({ path }) => path !== themePath));
  const added = [...new Set(shared)].filter((css) => css !== '' && !known.has(css));
  return [theme, ...added].join('\n');
}

/** The sources with what was changed of them. */
export function withChanges(styles: StyleSource, changed: readonly TextFile[]): ChangedSources {
  const written = changed.find(({ path }) => path === themePath)?.content ?? styles.theme;
  const theme = withShared(written, styles, changed);
  const sheets = changed.filter(
    ({ path, content }) =>
      isStylesheet(path) &&
      path !== themePath &&
      (styles.sheets.some((sheet) => sheet.path === path) || isForTailwind(content)),
  );
  const others = styles.sheets.filter(({ path }) => !sheets.some((sheet) => sheet.path === path));
  return {
    styles: { ...styles, theme, sheets: [...others, ...sheets] },
    isChanged: theme !== styles.theme || sheets.length > 0,
  };
}
