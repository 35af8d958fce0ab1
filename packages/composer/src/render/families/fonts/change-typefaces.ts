import type { SiteFile } from '../../../site-file.ts';
import { fontFaces, fontFiles, fontLicences } from './font-files.ts';
import { type Font, type FontName, fontStack, fonts } from './font-table.ts';
import { faceOf, fontCalled } from './type-of.ts';

/*
 * Other typefaces for a finished site, whoever wrote it: as far as its stylesheet says in one place what headings are set in, and
 * what everything else is. Nothing else of it changes.
 */

/** By their names, as `typefaceNames` has them. */
export interface Typefaces {
  headings?: string | undefined;
  text?: string | undefined;
}

/** The stylesheet does not say in one place what this is set in. */
export class NoTypeface extends Error {
  override name = 'NoTypeface';
  readonly of: 'headings' | 'text';

  constructor(of: 'headings' | 'text') {
    super(`The stylesheet names no typeface for ${of}`);
    this.of = of;
  }
}

const stylesheetPath = 'styles.css';
const utf8 = new TextDecoder();
/** A file of the site whose content nobody has to read. */
interface OtherFile {
  path: string;
}

const textOf = (file: SiteFile | OtherFile): string => {
  if (!('content' in file)) return '';
  return typeof file.content === 'string' ? file.content : utf8.decode(file.content);
};

/** One value that says what something is set in, and where it stands. */
interface Value {
  start: number;
  end: number;
  text: string;
  isOfHeadings: boolean;
}

const declaration =
  /(?<=[{;])\s*(--(?:default-)?(?:mono-)?font-[\w-]*?|--default-mono-font-family|font-family)\s*:\s*([^;{}]+)/g;
const ofHeadings = /^--font-(?:display|heading|headings|title|serif)$/;
const headingRule = /(?:^|[\s,{}.])(?:font-display|font-heading|h1)\b[^{}]*$/;
const faceRule = /@font-face\s*\{[^{}]*\}/g;
const other = /^(?:--font-(?:weight|size)|--font-.*--)/;

const familyOf = (value: string): string =>
  (/^\s*(?:"([^"]*)"|'([^']*)'|([^,]+))/.exec(value)?.slice(1).find(Boolean) ?? '').trim();

/** Where typefaces are said, without the rules that load them. */
function valuesIn(css: string): Value[] {
  const faces = [...css.matchAll(faceRule)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  return [...css.matchAll(declaration)].flatMap((match) => {
    const [whole, name = '', text = ''] = match;
    const end = match.index + whole.length;
    const isInFace = faces.some(([from, to]) => match.index >= from && end <= to);
    if (isInFace || other.test(name) || /^\s*(?:var\(|inherit|initial)/.test(text)) return [];
    const selector =
      css.slice(Math.max(0, css.lastIndexOf('}', match.index)), match.index).split('{')[0] ?? '';
    const isOfHeadings = name === 'font-family' ? headingRule.test(selector) : ofHeadings.test(name);
    return [{ start: end - text.length, end, text, isOfHeadings }];
  });
}

/** The typefaces that something is set in, those that stand first. */
export const familiesIn = (css: string): string[] => valuesIn(css).map(({ text }) => familyOf(text));

/** What everything is set in that says nothing else, the surest sign first. */
const ofText = [
  /--font-(?:body|text|base)\s*:\s*$/,
  /(?:^|[},])\s*(?:html\s*,\s*)?body[^{}]*\{[^{}]*font-family\s*:\s*$/,
  /--font-sans\s*:\s*$/,
];

function valueOfText(css: string, values: readonly Value[]): Value | undefined {
  const others = values.filter(({ isOfHeadings }) => !isOfHeadings);
  const found = ofText.map((sign) =>
    others.find(({ start }) => sign.test(css.slice(Math.max(0, start - 500), start))),
  );
  return found.find((value) => value !== undefined);
}

interface Slots {
  headings: Value[];
  text: Value[];
}

/** What is to change: what says it, and whatever else is set in the same. */
function slotsOf(css: string): Slots {
  const values = valuesIn(css);
  const headings = values.filter(({ isOfHeadings }) => isOfHeadings);
  const first = valueOfText(css, values);
  const family = first && familyOf(first.text);
  return {
    headings,
    text: values.filter(
      (value) => !value.isOfHeadings && first !== undefined && familyOf(value.text) === family,
    ),
  };
}

/** What a site is set in, by the names of families. */
export function typefacesOf(css: string): Typefaces {
  const { headings, text } = slotsOf(css);
  return {
    headings: headings[0] && familyOf(headings[0].text),
    text: text[0] && familyOf(text[0].text),
  };
}

interface Piece {
  start: number;
  end: number;
  text: string;
}

const withPieces = (css: string, pieces: readonly Piece[]): string =>
  pieces
    .toSorted((one, two) => two.start - one.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), css);

const weightRule = /\.font-display\{font-weight:[^{}]*--advance:[^{}]*\}/;

/** A typeface has its own weights and its own width, whatever the classes of the design say of theirs. */
function withWeight(css: string, name: FontName): string {
  if (!css.includes('.font-display')) return css;
  const { weight, advance } = faceOf(name, { id: css.includes('.uppercase') ? 'poster' : 'calm' });
  const rule = `.font-display{font-weight:${weight}!important;font-synthesis:none;--advance:${Math.max(0.62, advance)}!important}`;
  return weightRule.test(css) ? css.replace(weightRule, rule) : `${css}@layer base{${rule}}`;
}

const pathIn = (rule: string): string => /url\(\s*["']?([^"')]+)/.exec(rule)?.[1] ?? '';
const familyIn = (rule: string): string => familyOf(/font-family\s*:\s*([^;}]+)/.exec(rule)?.[1] ?? '');

const isBundled = (path: string): FontName | undefined => {
  const base = /^fonts\/(.+?)-latin(?:-ext)?\.woff2$/.exec(path)?.[1];
  return base !== undefined && base in fonts ? (base as FontName) : undefined; // It is one of them.
};

/** Without the rules of typefaces that nothing is set in any more. Ours stand in each other's lists for letters of other scripts. */
function withoutUnused(css: string): string {
  const values = valuesIn(css).map(({ text }) => text);
  const isUsed = (rule: string) => {
    const family = familyIn(rule);
    if (family === '') return true;
    return isBundled(pathIn(rule))
      ? values.some((value) => familyOf(value) === family)
      : values.some((value) => value.includes(family));
  };
  return css.replace(faceRule, (rule) => (isUsed(rule) ? rule : ''));
}

/** Rules stand where the first of their kind stood; after what has to come first otherwise. */
export function withFaces(css: string, rules: readonly string[]): string {
  const missing = rules.filter((rule) => !css.includes(pathIn(rule)));
  if (missing.length === 0) return css;
  const at = css.search(/@font-face/);
  return at < 0 ? css + missing.join('') : css.slice(0, at) + missing.join('') + css.slice(at);
}

const licencesPath = 'LICENSES.txt';
const licencesHead = 'Fonts in this site';

/** The licences of the typefaces that a site has of ours, in the file that composed sites have them in. */
export function withLicences<Other extends OtherFile>(
  files: readonly (SiteFile | Other)[],
  words: string,
): (SiteFile | Other)[] {
  const names = [...new Set(files.flatMap(({ path }) => isBundled(path) ?? []))];
  const own = files.find(({ path }) => path === licencesPath);
  const isTheirs = own && !textOf(own).startsWith(licencesHead);
  const path = isTheirs ? 'FONT-LICENSES.txt' : licencesPath;
  const others = files.filter((file) => file.path !== path);
  return names.length > 0 ? [...others, { path, content: fontLicences(names, words) }] : [...files];
}

/** Files of typefaces that no stylesheet names any more. */
function withoutUnloaded<File extends OtherFile>(files: readonly File[], before: string): File[] {
  const loaded = [...before.matchAll(faceRule)].map(([rule]) => pathIn(rule));
  const texts = files.filter(({ path }) => /\.(?:css|html?)$/i.test(path)).map(textOf);
  return files.filter(({ path }) => !loaded.includes(path) || texts.some((text) => text.includes(path)));
}

/** Everything that pages may have to show. Their tags are among it: letters that every typeface has. */
export const wordsOf = (files: readonly OtherFile[]): string =>
  files
    .filter(({ path }) => /\.html?$/i.test(path))
    .map(textOf)
    .join(' ');

function fontsFor(css: string, family: string, old: string | undefined): FontName[] {
  const normal = fontCalled(family, 'normal');
  if (!normal) throw new RangeError(`There is no typeface called ${family}`);
  const hadItalic = [...css.matchAll(faceRule)].some(
    ([rule]) => familyIn(rule) === old && /italic/.test(rule),
  );
  const italic = hadItalic ? fontCalled(family, 'italic') : undefined;
  return italic ? [normal, italic] : [normal];
}

/**
 * @throws {NoTypeface} where the stylesheet does not say what is to change
 * @throws {RangeError} where none is called so
 */
export function changeTypefaces<Other extends OtherFile>(
  files: readonly (SiteFile | Other)[],
  wanted: Typefaces,
): (SiteFile | Other)[] {
  const sheet = files.find(({ path }) => path === stylesheetPath);
  const before = sheet ? textOf(sheet) : '';
  const words = wordsOf(files);
  let css = before;
  const names: FontName[] = [];
  for (const use of ['headings', 'text'] as const) {
    const family = wanted[use];
    if (family === undefined) continue;
    const values = slotsOf(css)[use];
    const [first] = values;
    if (!first) throw new NoTypeface(use);
    const [name, ...slanted] = fontsFor(css, family, familyOf(first.text));
    if (!name) continue;
    names.push(name, ...slanted);
    css = withPieces(
      css,
      values.map(({ start, end }) => ({ start, end, text: fontStack(name) })),
    );
    if (use === 'headings') css = withWeight(css, name);
  }
  const chosen = [...new Set(names)];
  css = withoutUnused(withFaces(css, fontFaces(chosen, words).split('\n')));
  const changed = files.map((file) => (file === sheet ? { path: file.path, content: css } : file));
  const added = fontFiles(chosen, words).filter(({ path }) => !files.some((file) => file.path === path));
  return withLicences(withoutUnloaded([...changed, ...added], before), words);
}

/** The typefaces that another version of the same site had, with all that belongs to them. */
export function restoreTypefaces<Other extends OtherFile>(
  files: readonly (SiteFile | Other)[],
  made: readonly (SiteFile | Other)[],
): (SiteFile | Other)[] {
  const [sheet, madeSheet] = [files, made].map((all) => all.find(({ path }) => path === stylesheetPath));
  if (!sheet || !madeSheet) return [...files];
  const [before, old] = [textOf(sheet), textOf(madeSheet)];
  const [now, then] = [slotsOf(before), slotsOf(old)];
  const pieces = (['headings', 'text'] as const).flatMap((use) => {
    const [value] = then[use];
    return value ? now[use].map(({ start, end }) => ({ start, end, text: value.text })) : [];
  });
  const oldRules = [...old.matchAll(faceRule)].map(([rule]) => rule);
  const oldWeight = weightRule.exec(old)?.[0] ?? '';
  const weighted = withPieces(before, pieces)
    .replace(`@layer base{${weightRule.exec(before)?.[0]}}`, oldWeight && `@layer base{${oldWeight}}`)
    .replace(weightRule, oldWeight);
  const css = withoutUnused(withFaces(weighted, oldRules));
  const changed = files.map((file) => (file === sheet ? { path: file.path, content: css } : file));
  const paths = new Set(oldRules.map(pathIn));
  const added = made.filter(({ path }) => paths.has(path) && !files.some((file) => file.path === path));
  const restored = withLicences(withoutUnloaded([...changed, ...added], before), wordsOf(files));
  const licences = made.find(({ path }) => path === licencesPath);
  return restored.map((file) => (licences && file.path === licencesPath ? licences : file));
}

/** The typefaces of sites by their names: what headings can be set in, and what also reads well as text. */
export const typefaceNames: readonly { family: string; isForText: boolean }[] = [
  ...new Map(
    Object.values<Font>(fonts)
      .filter(
        ({ shape, style, licence }) => shape !== 'mono' && style === 'normal' && licence !== 'noto-serif-jp',
      )
      .map(({ family, weight }) => [family, { family, isForText: weight.includes(' ') }]),
  ).values(),
];
