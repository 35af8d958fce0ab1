import { rawElements } from '../files/raw-elements.ts';
import { applyEdits } from '../gate/edits.ts';
import type { TailwindConfig } from './config.ts';

/** What stands in a style element of a page, and what that was built from, without what is part of the theme. */
export interface StyleElement {
  built: string;
  source: string;
}

/** What the style sheets of a site are built from, as data: a later change of its look starts from it. */
export interface StyleSource {
  /** What the built sheet is made of besides the classes: the site's `theme.css`, with what other files define for the whole site. */
  theme: string;
  /** Sheets beside the built one that only Tailwind understands, as they were written. */
  sheets: { path: string; content: string }[];
  /** Style elements of pages. One that was changed by hand since is its own source. */
  elements: StyleElement[];
  config?: TailwindConfig | undefined;
  /** It is written for Tailwind 3. */
  isVersion3: boolean;
  /** Its elements are styled by utilities. */
  usesTailwind: boolean;
}

/** The file as which a model knows the theme; it is not shipped. */
export const themePath = 'theme.css';
/** What the build makes of it. */
export const builtPath = 'styles.css';

/** A page with the sources of its style elements in the place of what is built from them. */
export function withSources(page: string, elements: readonly StyleElement[]): string {
  if (elements.length === 0) return page;
  const sources = new Map(elements.map(({ built, source }) => [built, source]));
  const edits = [...rawElements(page, 'style')].flatMap(({ from, content }) => {
    const source = sources.get(content);
    return source === undefined ? [] : [{ start: from, end: from + content.length, text: source }];
  });
  return applyEdits(page, edits);
}

const banner = /^\/\*! tailwindcss v/;

/** Whether a sheet is a built one: there is another source than itself. */
export const isBuiltSheet = (css: string): boolean => banner.test(css);
