import type { SiteFile } from '../engine.ts';

/** Input of the Tailwind build that is not shipped: it becomes part of the built `styles.css`. */
const styleInputs = new Set(['theme.css', 'styles.css']);
/** What a model writes that is used to Tailwind's script from a CDN. */
const tailwindStyleTag =
  /<style\b[^<>]{0,200}\btype=["']text\/tailwindcss["'][^<>]{0,200}>([\s\S]*?)<\/style\s*>/gi;

export interface SeparatedStyles {
  files: SiteFile[];
  ownStyles: string;
}

/** Takes the engine's own styles out of its files. */
export function separateOwnStyles(files: readonly SiteFile[]): SeparatedStyles {
  const styles: string[] = [];
  const takeStyleTags = (content: string) =>
    content.replace(tailwindStyleTag, (_, css: string) => {
      styles.push(css);
      return '';
    });
  const remaining = files.flatMap((file) => {
    if (typeof file.content !== 'string') return [file];
    if (styleInputs.has(file.path)) {
      styles.push(file.content);
      return [];
    }
    return [{ ...file, content: takeStyleTags(file.content) }];
  });
  return { files: remaining, ownStyles: styles.join('\n') };
}
