import type { SiteFile } from '../engine.ts';
import { isPage, isScript, isStylesheet } from '../files/site-files.ts';
import { classesIn, classesOfStyles, stylesOf, textsOf } from '../files/used-classes.ts';
import { applyEdits } from '../gate/edits.ts';
import type { CompilerSettings } from '../tailwind/compiler.ts';
import { darkSelector, darkVariant } from '../tailwind/dark-mode.ts';
import { layersInOrder } from '../tailwind/layer-order.ts';
import { areOfAnother, isStyledByUtilities } from '../tailwind/needs-preflight.ts';
import { hasTailwindLayers, isForTailwind, sharedStyles } from '../tailwind/own-sheets.ts';
import { isEntry } from '../tailwind/place-sources.ts';
import { proseFor } from '../tailwind/prose-styles.ts';
import { renewPage, renewScript } from '../tailwind/renew-source.ts';
import { sheetLinks } from '../tailwind/sheet-links.ts';
import { type StyleSource, themePath } from '../tailwind/style-source.ts';
import { takeConfigs } from '../tailwind/take-configs.ts';
import { version3Styles } from '../tailwind/version-3-styles.ts';
import { readStyleFiles } from './style-files.ts';

const hasOpacityPairs = /(?:bg|text|border|ring|divide|placeholder)-opacity-[\d[]/;
const directive = /@tailwind\b/;
const ownDark = /@custom-variant\s+dark\b/;
/** What a site's built sheet is compiled from, and how. */
export interface StyleInputs {
  ownStyles: string;
  settings: CompilerSettings;
}

export interface SeparatedStyles extends StyleInputs {
  files: SiteFile[];
  source: StyleSource;
  /** What of the sheets could not be used, for the person. */
  notes: string[];
}

/** Links to the theme lead nowhere in the finished site; that to the built sheet is the one that counts. */
function withoutThemeLinks(path: string, page: string): string {
  const links = sheetLinks(path, page).filter((link) => link.path === themePath);
  return applyEdits(
    page,
    links.map(({ start, end }) => ({ start, end, text: '' })),
  );
}

/** What the files of a site define, each once: pages repeat what they share. */
const joinOnce = (styles: readonly string[]): string =>
  [...new Set(styles)].filter((css) => css.trim() !== '').join('\n');

function renewClasses({ path, content }: SiteFile): SiteFile {
  if (typeof content !== 'string') return { path, content };
  if (isPage(path)) return { path, content: withoutThemeLinks(path, renewPage(content)) };
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
      usesTailwind,
      layers: layersInOrder(written, usesTailwind),
      ...(!usesTailwind && {
        ownClasses: areOfAnother(files, theme) ? [...classesIn(sources)] : [...classesOfStyles(written)],
      }),
    },
  };
}

/** Sheets beside the built one that are to be built, too. */
const sheetsForTailwind = (files: readonly SiteFile[], usesTailwind: boolean): StyleSource['sheets'] =>
  files.flatMap(({ path, content }) => {
    if (!isStylesheet(path) || typeof content !== 'string') return [];
    return isForTailwind(content) || (usesTailwind && hasTailwindLayers(content)) ? [{ path, content }] : [];
  });

/**
 * Takes the engine's own styles out of its files: what the built sheet is made from, and how. Sheets beside it and style
 * elements stay where they are, to be built by `compileSheets`.
 */
export function separateOwnStyles(given: readonly SiteFile[]): SeparatedStyles {
  const { files, config, isHosted, isVersion3: isOlder } = takeConfigs(given);
  const { inputs, files: remaining, notes } = readStyleFiles(files);
  const pages = textsOf(files, isPage);
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
    stylesOf(files).some(isEntry) ||
    isStyledByUtilities(files, theme);
  const source: StyleSource = {
    theme,
    sheets: sheetsForTailwind(remaining, usesTailwind),
    elements: [],
    ...(config && { config }),
    isVersion3,
    usesTailwind,
  };
  return { files: remaining.map(renewClasses), source, notes, ...styleInputsOf(source, files) };
}
