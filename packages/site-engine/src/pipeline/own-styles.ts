import type { SiteFile } from '../engine.ts';
import { isPage } from '../files/site-files.ts';

/** Input of the Tailwind build that is not shipped: it becomes part of the built `styles.css`. */
const styleInputs = new Set(['theme.css', 'styles.css']);
const openTag = /<style\b([^<>]{0,500})>/gi;
const closeTag = /<\/style\s{0,20}>/gi;
/** Only Tailwind understands these. Models that are used to its script from a CDN put them into the page. */
const tailwindRule = /@(?:theme|apply|utility|custom-variant)\b/;

const isForTailwind = (attributes: string, css: string): boolean =>
  attributes.includes('text/tailwindcss') || tailwindRule.test(css);

/** The page without the style tags that are meant for Tailwind; their content goes to `take`. Reads each character once or twice. */
function withoutTailwind(page: string, take: (css: string) => void): string {
  const kept: string[] = [];
  let position = 0;
  for (openTag.lastIndex = 0; ; openTag.lastIndex = closeTag.lastIndex) {
    const open = openTag.exec(page);
    if (!open) break;
    closeTag.lastIndex = openTag.lastIndex;
    const close = closeTag.exec(page);
    if (!close) break;
    const css = page.slice(openTag.lastIndex, close.index);
    if (!isForTailwind(open[1] ?? '', css)) continue;
    take(css);
    kept.push(page.slice(position, open.index));
    position = closeTag.lastIndex;
  }
  return [...kept, page.slice(position)].join('');
}

export interface SeparatedStyles {
  files: SiteFile[];
  ownStyles: string;
}

/** Takes the engine's own styles out of its files. */
export function separateOwnStyles(files: readonly SiteFile[]): SeparatedStyles {
  const styles: string[] = [];
  const remaining = files.flatMap((file) => {
    if (typeof file.content !== 'string') return [file];
    if (styleInputs.has(file.path)) {
      styles.push(file.content);
      return [];
    }
    return [
      isPage(file.path)
        ? { ...file, content: withoutTailwind(file.content, (css) => styles.push(css)) }
        : file,
    ];
  });
  return { files: remaining, ownStyles: styles.join('\n') };
}
