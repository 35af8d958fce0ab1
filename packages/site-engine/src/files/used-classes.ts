import type { SiteFile } from '../engine.ts';
import { isPage, isStylesheet } from './site-files.ts';

const classAttribute = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** A name behind a dot, in which CSS escapes signs such as `:` and `/`. */
const classSelector = /\.((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)/g;
const styleElement = /<style\b[^<>]*>([^<]*)/gi;

const written: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Attributes of a page as a browser reads them: `[&amp;::marker]:hidden` is how a class with a sign of its own is written. */
export const withoutReferences = (page: string): string =>
  page.replace(/&(amp|lt|gt|quot);/g, (all, name: string) => written[name] ?? all);

/** The texts of those files whose paths are asked for. */
export const textsOf = (files: readonly SiteFile[], isRead: (path: string) => boolean): string[] =>
  files.flatMap(({ path, content }) => (isRead(path) && typeof content === 'string' ? content : []));

/** The classes of the elements of pages. */
export function classesIn(pages: readonly string[]): Set<string> {
  const values = pages.flatMap((page) => [...page.matchAll(classAttribute)]);
  return new Set(
    values.flatMap(([, double, single, bare]) =>
      withoutReferences(double ?? single ?? bare ?? '')
        .split(/\s+/)
        .filter(Boolean),
    ),
  );
}

/** The classes for which a style sheet has a rule. */
export const classesOfStyles = (sheets: readonly string[]): Set<string> =>
  new Set(
    sheets
      .flatMap((css) => [...css.matchAll(classSelector)])
      .map(([, name = '']) => name.replace(/\\([\s\S])/g, '$1')),
  );

/** The style sheets of a site: its files, and the style elements of its pages. */
export const stylesOf = (files: readonly SiteFile[]): string[] => [
  ...textsOf(files, isStylesheet),
  ...textsOf(files, isPage).flatMap((page) => [...page.matchAll(styleElement)].map(([, css = '']) => css)),
];

/** The classes for which the files of a site have a rule. */
export const styledClasses = (files: readonly SiteFile[]): Set<string> => classesOfStyles(stylesOf(files));
