import type { SiteFile } from '../engine.ts';
import { isPage } from '../files/site-files.ts';

/** Input of the Tailwind build that is not shipped: it becomes part of the built `styles.css`. */
const styleInputs = new Set(['theme.css', 'styles.css']);
const styleTag = /<style\b([^<>]{0,500})>([\s\S]*?)<\/style\s*>/gi;
/** Only Tailwind understands these. Models that are used to its script from a CDN put them into the page. */
const tailwindRule = /@(?:theme|apply|utility|custom-variant)\b/;

const isForTailwind = (attributes: string, css: string): boolean =>
  attributes.includes('text/tailwindcss') || tailwindRule.test(css);

export interface SeparatedStyles {
  files: SiteFile[];
  ownStyles: string;
}

/** Takes the engine's own styles out of its files. */
export function separateOwnStyles(files: readonly SiteFile[]): SeparatedStyles {
  const styles: string[] = [];
  const takeStyleTags = (content: string) =>
    content.replace(styleTag, (tag: string, attributes: string, css: string) => {
      if (!isForTailwind(attributes, css)) return tag;
      styles.push(css);
      return '';
    });
  const remaining = files.flatMap((file) => {
    if (typeof file.content !== 'string') return [file];
    if (styleInputs.has(file.path)) {
      styles.push(file.content);
      return [];
    }
    return [isPage(file.path) ? { ...file, content: takeStyleTags(file.content) } : file];
  });
  return { files: remaining, ownStyles: styles.join('\n') };
}
