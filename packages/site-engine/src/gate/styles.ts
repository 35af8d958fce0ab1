import { type TransformedCss, transformCss } from '../css/transform-css.ts';
import { isStylesheet } from '../files/site-files.ts';
import type { Site } from './site.ts';

/** Made by the build, which checks it itself. */
const builtStyles = 'styles.css';

/** Style sheets that the engine wrote for the site to ship. */
export const styleFilesOf = ({ files }: Site): [string, string][] =>
  [...files].flatMap(([path, content]): [string, string][] =>
    typeof content === 'string' && isStylesheet(path) && path !== builtStyles ? [[path, content]] : [],
  );

/** A style sheet of a site as browsers read it; what stands on many pages is read once, and so is what stays. */
export function readStyle({ readStyles }: Site, css: string): TransformedCss {
  const read = readStyles.get(css) ?? transformCss('styles', css);
  readStyles.set(css, read);
  return read;
}

/** Printing decodes escapes, and a decoded `</style>` would end the element. */
export const safeInStyleTag = (css: string): string => css.replaceAll('</', '<\\/');
