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

const banner = /^\/\*! tailwindcss v/;

/** Whether a sheet is a built one: there is another source than itself. */
export const isBuiltSheet = (css: string): boolean => banner.test(css);
