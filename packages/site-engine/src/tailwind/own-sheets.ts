import { type CssNode, parseCss, printCss } from '../css/css-tree.ts';
import { transformCss } from '../css/transform-css.ts';
import type { SiteFile } from '../engine.ts';
import { rawElements } from '../files/raw-elements.ts';
import { isPage, isStylesheet } from '../files/site-files.ts';
import { applyEdits } from '../gate/edits.ts';
import { safeInStyleTag } from '../gate/styles.ts';
import { externalNote } from './compile-styles.ts';
import type { CompilerSettings } from './compiler.ts';
import { createForgivingCompiler } from './forgiving-compiler.ts';
import { orderStatement } from './layer-order.ts';
import type { StyleElement } from './style-source.ts';

const tailwindRule =
  /@(?:theme|apply|utility|custom-variant|variants?|responsive|tailwind|screen|reference|config|plugin)\b|@media\b[^{};]{0,200}\bscreen\(|@import\s+(?:url\(\s*)?["']tailwindcss|\btheme\(|--(?:spacing|alpha)\(/;
const tailwindLayer = /@layer\s+(?:base|components|utilities)\b/;
const typeAttribute = /\stype\s*=\s*(?:"text\/tailwindcss"|'text\/tailwindcss'|text\/tailwindcss(?=[\s>]))/i;
const shared = /^@(?:theme|utility|custom-variant)\b/i;
const foreignImport = /^@import\s+(?!(?:url\(\s*)?["']tailwindcss)/i;

/** Whether only Tailwind understands a sheet. */
export const isForTailwind = (css: string, tag = ''): boolean =>
  typeAttribute.test(tag) || tailwindRule.test(css);

/** Whether a sheet has layers called as Tailwind's are. Where nothing else is Tailwind's, they are the author's own. */
export const hasTailwindLayers = (css: string): boolean => tailwindLayer.test(css);

export interface SheetParts {
  /** What holds for the whole site: theme, utilities and variants. */
  shared: string;
  /** What stays where it is. */
  rest: string;
}

/** Parts a sheet that stays beside the built one. */
export function partSheet(css: string): SheetParts {
  const nodes = parseCss(css);
  const isShared = ({ text }: CssNode) => shared.test(text);
  return {
    shared: printCss(nodes.filter(isShared)),
    rest: printCss(nodes.filter((node) => !isShared(node))),
  };
}

/** What the style elements of a page and the sheets beside the built one define for the whole site. */
export const sharedStyles = (files: readonly SiteFile[]): string[] =>
  files.flatMap(({ path, content }) => {
    if (typeof content !== 'string') return [];
    if (isStylesheet(path)) return isForTailwind(content) ? [partSheet(content).shared] : [];
    if (!isPage(path)) return [];
    return [...rawElements(content, 'style')]
      .filter(({ tag, content: css }) => isForTailwind(css, tag))
      .map(({ content: css }) => partSheet(css).shared);
  });

/** What stays beside the built sheet, for where there is only one: a page while it is written is shown with a single sheet. */
export const stylesBeside = (files: readonly SiteFile[]): string[] =>
  files.flatMap(({ path, content }) => {
    if (typeof content !== 'string') return [];
    if (isStylesheet(path)) return [partSheet(content).rest];
    if (!isPage(path)) return [];
    return [...rawElements(content, 'style')]
      .filter(({ tag, content: css }) => isForTailwind(css, tag))
      .map(({ content: css }) => partSheet(css).rest);
  });

const banner = /^\/\*! tailwindcss [^*]*\*\/\s*/;

/** A sheet that comes first would set the order of the layers otherwise. */
const withLayerOrder = (css: string, layers: readonly string[] = []): string =>
  css.includes('@layer ') ? orderStatement(layers) + css : css;

/** What of a sheet is not part of the theme; as it was written where all of it is not. */
function restOf(css: string): string {
  const { shared: forAll, rest } = partSheet(css);
  return forAll === '' ? css : rest;
}

export interface CompiledSheets {
  files: SiteFile[];
  /** The style elements among what was built. */
  elements: StyleElement[];
  notes: string[];
}

/** Builds the sheets beside the built one and the style elements of pages, each where it stands. */
export async function compileSheets(
  files: readonly SiteFile[],
  ownStyles: string,
  { config, usesTailwind, layers }: CompilerSettings,
): Promise<CompiledSheets> {
  const isBuilt = (css: string, tag?: string): boolean =>
    isForTailwind(css, tag) || (usesTailwind === true && hasTailwindLayers(css));
  const built = new Map<string, Promise<string>>();
  const notes = new Set<string>();
  const compileOnce = async (css: string): Promise<string> => {
    const { rest } = partSheet(css);
    const imports = parseCss(rest).filter(({ text }) => foreignImport.test(text));
    const settings = { config, beside: partSheet(ownStyles).shared };
    const { compiler, notes: found } = await createForgivingCompiler(rest, settings);
    const sheet = transformCss('sheet.css', printCss(imports) + compiler.build([]));
    for (const note of found) notes.add(note);
    if (sheet.removedUrls.length > 0) notes.add(externalNote);
    return withLayerOrder(sheet.css.replace(banner, ''), layers);
  };
  const compileSheet = (css: string): Promise<string> => {
    const known = built.get(css) ?? compileOnce(css);
    built.set(css, known);
    return known;
  };
  const elements = new Map<string, StyleElement>();
  const compilePage = async (page: string): Promise<string> => {
    const found = [...rawElements(page, 'style')].filter(({ tag, content }) => isBuilt(content, tag));
    const edits = await Promise.all(
      found.map(async ({ start, end, tag, content }) => {
        const css = safeInStyleTag(await compileSheet(content));
        const source = restOf(content);
        if (isBuilt(source)) elements.set(css, { built: css, source });
        return { start, end, text: css.trim() && `${tag.replace(typeAttribute, '')}${css}</style>` };
      }),
    );
    return applyEdits(page, edits);
  };
  const compiled = files.map(async (file): Promise<SiteFile> => {
    const { path, content } = file;
    if (typeof content !== 'string') return file;
    if (isPage(path)) return { path, content: await compilePage(content) };
    return isStylesheet(path) && isBuilt(content) ? { path, content: await compileSheet(content) } : file;
  });
  return { files: await Promise.all(compiled), elements: [...elements.values()], notes: [...notes] };
}
