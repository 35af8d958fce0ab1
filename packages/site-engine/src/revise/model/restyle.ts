import { withBundledTypefaces } from '@sitewright/composer';
import type { ModelRevision, SiteFile } from '../../engine.ts';
import { isPage } from '../../files/site-files.ts';
import { styleInputsOf } from '../../pipeline/own-styles.ts';
import type { TextFile } from '../../protocol/output.ts';
import { candidatesOf } from '../../tailwind/candidates.ts';
import { compileStyles } from '../../tailwind/compile-styles.ts';
import { type CompiledSheets, compileSheets } from '../../tailwind/own-sheets.ts';
import { builtPath, type StyleElement, type StyleSource } from '../../tailwind/style-source.ts';
import { withSources } from '../../tailwind/with-sources.ts';
import { mergeStyles } from '../merge/merge-texts.ts';
import { asText } from './as-text.ts';
import { layersOf, withoutLayer } from './css-layers.ts';
import { type ChangedSources, withValuesByHand } from './style-sources.ts';

export interface StyledChange {
  before: readonly SiteFile[];
  /** The same with what was changed; its style sheets are still those from before. */
  after: readonly SiteFile[];
  /** What its sheets were built from; undefined where nobody has kept that. */
  known: StyleSource | undefined;
  sources: ChangedSources;
}

export interface Restyled {
  files: SiteFile[];
  /** The style elements of all pages. */
  elements: StyleElement[];
  /** What of the changed styles had to be left out. */
  notes: string[];
}

interface BuiltSheets {
  files: Map<string, SiteFile['content']>;
  elements: StyleElement[];
  notes: string[];
}

const withoutBuilt = (files: readonly SiteFile[]): SiteFile[] =>
  files.filter(({ path }) => path !== builtPath);

/** A finished site with its styles as they are built from their sources. */
async function build(files: readonly SiteFile[], styles: StyleSource): Promise<BuiltSheets> {
  const sources = new Map(styles.sheets.map(({ path, content }) => [path, content]));
  const inputs = withoutBuilt(files).map(({ path, content }) => ({
    path,
    content:
      sources.get(path) ??
      (isPage(path) && typeof content === 'string' ? withSources(content, styles.elements) : content),
  }));
  const { ownStyles, settings } = styleInputsOf(styles, inputs);
  const main = await compileStyles(inputs, ownStyles, settings);
  const isWritten = ({ path }: SiteFile) => sources.has(path) || isPage(path);
  const sheets = await compileSheets(inputs.filter(isWritten), main.ownStyles, settings);
  const others = inputs.filter((file) => !isWritten(file));
  const built = [...others, ...sheets.files, { path: builtPath, content: main.css }];
  return {
    files: new Map(withBundledTypefaces(built).map(({ path, content }) => [path, content])),
    elements: sheets.elements,
    notes: [...main.notes, ...sheets.notes],
  };
}

/** Changed pages with their style elements built, as the site's sheets are. */
export async function buildElements(
  pages: readonly TextFile[],
  styles: StyleSource,
  files: readonly SiteFile[],
): Promise<CompiledSheets> {
  const changed = new Set(pages.map(({ path }) => path));
  const others = withoutBuilt(files).filter(({ path }) => !changed.has(path));
  const { ownStyles, settings } = styleInputsOf(styles, [...others, ...pages]);
  return compileSheets(pages, ownStyles, settings);
}

/** Builds the sheets anew, over all pages. What somebody has changed in the built ones by hand stays where nothing else comes. */
async function rebuild({ before, after, sources }: StyledChange, known: StyleSource): Promise<Restyled> {
  const [was, now] = [await build(before, known), await build(after, sources.styles)];
  const stored = new Map(before.map(({ path, content }) => [path, content]));
  const sheets = new Set([builtPath, ...sources.styles.sheets.map(({ path }) => path)]);
  const renewed = ({ path, content }: SiteFile): SiteFile => {
    const [byHand, old, built] = [stored.get(path), was.files.get(path), now.files.get(path)];
    if (!sheets.has(path)) return { path, content: built === old ? content : (built ?? content) };
    const isMerged = typeof byHand === 'string' && typeof old === 'string';
    return { path, content: isMerged ? mergeStyles(old, byHand, String(built)) : (built ?? content) };
  };
  const there = new Set(after.map(({ path }) => path));
  const added = Array.from(now.files, ([path, content]) => ({ path, content }));
  return {
    files: [...after.map(renewed), ...added.filter(({ path }) => !there.has(path))],
    elements: now.elements,
    notes: now.notes.filter((note) => !was.notes.includes(note)),
  };
}

const mark = '/*! what was added later */';

/** A sheet whose source nobody knows keeps every byte; the theme and all utilities are written again behind it. */
async function extend({ after, sources }: StyledChange): Promise<Restyled> {
  const { files: built, elements, notes } = await build(after, sources.styles);
  const more = withoutLayer(String(built.get(builtPath)), 'base').replace(/^\/\*![^*]*\*\/\s*/, '');
  const sheets = new Set(sources.styles.sheets.map(({ path }) => path));
  const files = after.map(({ path, content }): SiteFile => {
    if (path === builtPath) return { path, content: `${String(content).split(mark)[0]}${mark}\n${more}` };
    return { path, content: (sheets.has(path) ? built.get(path) : undefined) ?? content };
  });
  if (!sources.isChanged) return { files, elements, notes: [] };
  return { files: withBundledTypefaces(files), elements, notes };
}

/** Whether the pages have got classes for which Tailwind has a style. */
async function hasNewClasses({ before, after, sources }: StyledChange): Promise<boolean> {
  const known = new Set(candidatesOf(before));
  const added = candidatesOf(after).filter((candidate) => !known.has(candidate));
  if (added.length === 0) return false;
  const { ownStyles, settings } = styleInputsOf(sources.styles, withoutBuilt(after));
  const page = { path: 'index.html', content: `<p class="${added.join(' ').replaceAll(/["<>&]/gu, ' ')}">` };
  const { css } = await compileStyles([page], ownStyles, settings);
  return layersOf(css, 'utilities').length > 0;
}

/** A changed site with style sheets that fit it. Those that lack nothing keep every byte. */
export async function restyle(change: StyledChange): Promise<Restyled> {
  const { after, known, sources } = change;
  const hasSheet = after.some(({ path, content }) => path === builtPath && typeof content === 'string');
  if (!hasSheet || !(sources.isChanged || (await hasNewClasses(change))))
    return { files: [...after], elements: sources.styles.elements, notes: [] };
  return known ? rebuild(change, known) : extend(change);
}

/** The sources as the site shows them: with what somebody has changed of the theme's values in the built sheet since. */
export async function currentStyles({
  files,
  styles,
}: Pick<ModelRevision, 'files'> & { styles: StyleSource }): Promise<StyleSource> {
  const texts = files.map(asText);
  const stored = texts.find(({ path }) => path === builtPath)?.content;
  if (typeof stored !== 'string') return styles;
  const built = (await build(texts, styles)).files.get(builtPath);
  return { ...styles, theme: withValuesByHand(styles.theme, String(built), stored) };
}
