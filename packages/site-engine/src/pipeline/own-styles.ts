import type { SiteFile } from '../engine.ts';
import { isPage, isScript, isStylesheet } from '../files/site-files.ts';
import { startTags } from '../files/start-tags.ts';
import { classesIn, classesOfStyles, stylesOf, textsOf } from '../files/used-classes.ts';
import { applyEdits } from '../gate/edits.ts';
import type { CompilerSettings } from '../tailwind/compiler.ts';
import { darkSelector, darkVariant } from '../tailwind/dark-mode.ts';
import { areOfAnother, isStyledByUtilities } from '../tailwind/needs-preflight.ts';
import { isForTailwind, sharedStyles } from '../tailwind/own-sheets.ts';
import { proseFor } from '../tailwind/prose-styles.ts';
import { renewPage, renewScript } from '../tailwind/renew-source.ts';
import { builtPath, type StyleSource, themePath } from '../tailwind/style-source.ts';
import { takeConfigs } from '../tailwind/take-configs.ts';
import { version3Styles } from '../tailwind/version-3-styles.ts';

/** Input of the Tailwind build that is not shipped: it becomes part of the built `styles.css`. */
export const styleInputs: ReadonlySet<string> = new Set([themePath, builtPath]);

const hasOpacityPairs = /(?:bg|text|border|ring|divide|placeholder)-opacity-[\d[]/;
const directive = /@tailwind\b/;
const ownDark = /@custom-variant\s+dark\b/;
const localImport = /@import\s+(?:url\(\s*)?["']?(?:\.\/)?([\w./-]{1,200}\.css)["']?\s*\)?\s*;/gi;
const maxImports = 20;

/** What a site's built sheet is compiled from, and how. */
export interface StyleInputs {
  ownStyles: string;
  settings: CompilerSettings;
}

export interface SeparatedStyles extends StyleInputs {
  files: SiteFile[];
  source: StyleSource;
}

const linksTo = (pages: readonly string[], path: string): boolean => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return pages.some((page) => page.includes(name));
};

/** An input that names other sheets of the site takes their rules in where they are named. */
function withImports(css: string, files: readonly SiteFile[]): string {
  let taken = 0;
  return css.replace(localImport, (whole, name: string) => {
    const file = files.find(({ path }) => path === name && !styleInputs.has(path));
    taken += 1;
    return typeof file?.content === 'string' && taken <= maxImports ? `${file.content}\n` : whole;
  });
}

/** Links to inputs lead nowhere in the finished site; that to the built sheet is the one that counts. */
function withoutInputLinks(page: string): string {
  const edits = [...startTags(page, 'link')]
    .filter(({ text }) => /\shref\s*=\s*["']?(?:\.\/)?theme\.css["'\s>]/i.test(text))
    .map(({ start, end }) => ({ start, end, text: '' }));
  return applyEdits(page, edits);
}

/** What the files of a site define, each once: pages repeat what they share. */
const joinOnce = (styles: readonly string[]): string =>
  [...new Set(styles)].filter((css) => css.trim() !== '').join('\n');

function renewClasses({ path, content }: SiteFile): SiteFile {
  if (typeof content !== 'string') return { path, content };
  if (isPage(path)) return { path, content: withoutInputLinks(renewPage(content)) };
  return { path, content: isScript(path) ? renewScript(content) : content };
}

/**
 * The inputs of the build: the source, what the pages need with it, and where their `dark:` holds.
 *
 * @param files the pages, scripts and sheets beside the built one
 */
export function styleInputsOf(
  { theme, config, isVersion3, usesTailwind }: StyleSource,
  files: readonly SiteFile[],
): StyleInputs {
  const pages = textsOf(files, isPage);
  const sources = [...pages, ...textsOf(files, isScript)];
  const dark = ownDark.test(theme) ? undefined : (config?.dark ?? darkSelector(sources));
  const written = [theme, ...stylesOf(files)];
  const ownStyles = [
    ...(dark && dark !== 'media' ? [darkVariant(dark)] : []),
    ...(isVersion3 ? [version3Styles] : []),
    ...proseFor(pages, written.join('')),
    theme,
  ].join('');
  return {
    ownStyles,
    settings: {
      config,
      hasPreflight: usesTailwind && config?.hasPreflight !== false,
      ...(!usesTailwind && {
        ownClasses: areOfAnother(files, theme) ? [...classesIn(sources)] : [...classesOfStyles(written)],
      }),
    },
  };
}

/** Sheets beside the built one that are to be built, too. */
const sheetsForTailwind = (files: readonly SiteFile[]): StyleSource['sheets'] =>
  files.flatMap(({ path, content }) =>
    isStylesheet(path) && typeof content === 'string' && isForTailwind(content) ? [{ path, content }] : [],
  );

/**
 * Takes the engine's own styles out of its files: what the built sheet is made from, and how. Sheets beside it and style
 * elements stay where they are, to be built by `compileSheets`.
 */
export function separateOwnStyles(given: readonly SiteFile[]): SeparatedStyles {
  const { files, config, isHosted, isVersion3: isOlder } = takeConfigs(given);
  const pages = textsOf(files, isPage);
  const isInput = ({ path, content }: SiteFile): boolean =>
    typeof content === 'string' &&
    (styleInputs.has(path) || (isStylesheet(path) && isForTailwind(content) && !linksTo(pages, path)));
  const inputs = files.filter(isInput).map(({ content }) => withImports(String(content), files));
  const remaining = files.filter((file) => !isInput(file));
  const theme = joinOnce([...sharedStyles(remaining), ...inputs]);
  const isVersion3 =
    isOlder ||
    [...inputs, ...pages, ...textsOf(remaining, isStylesheet)].some((text) => directive.test(text)) ||
    (!/@theme\b/.test(theme) && pages.some((page) => hasOpacityPairs.test(page)));
  const usesTailwind =
    isHosted ||
    isVersion3 ||
    config !== undefined ||
    isForTailwind(theme) ||
    isStyledByUtilities(files, theme);
  const source: StyleSource = {
    theme,
    sheets: sheetsForTailwind(remaining),
    elements: [],
    ...(config && { config }),
    isVersion3,
    usesTailwind,
  };
  return { files: remaining.map(renewClasses), source, ...styleInputsOf(source, files) };
}
