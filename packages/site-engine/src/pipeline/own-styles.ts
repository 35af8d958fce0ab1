import type { SiteFile } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import { startTags } from '../files/start-tags.ts';
import { applyEdits } from '../gate/edits.ts';

/** Input of the Tailwind build that is not shipped: it becomes part of the built `styles.css`. */
export const styleInputs: ReadonlySet<string> = new Set(['theme.css', 'styles.css']);
const styleEnd = /<\/style\s*>/gi;
/** Only Tailwind understands these. Models that are used to its script from a CDN put them into the page. */
const tailwindRule = /@(?:theme|apply|utility|custom-variant)\b/;

const isForTailwind = (attributes: string, css: string): boolean =>
  attributes.includes('text/tailwindcss') || tailwindRule.test(css);

interface StyleElement {
  start: number;
  end: number;
  attributes: string;
  css: string;
}

/** The `<style>` elements of a page. Without an end, the rest of the page would be its styles: nothing follows. */
function* styleElements(page: string): Generator<StyleElement> {
  let next = 0;
  for (const { start, end, text } of startTags(page, 'style')) {
    if (start < next) continue;
    styleEnd.lastIndex = end;
    const closer = styleEnd.exec(page);
    if (!closer) return;
    next = closer.index + closer[0].length;
    yield { start, end: next, attributes: text, css: page.slice(end, closer.index) };
  }
}

export interface SeparatedStyles {
  files: SiteFile[];
  ownStyles: string;
}

/** Takes the engine's own styles out of its files. */
export function separateOwnStyles(files: readonly SiteFile[]): SeparatedStyles {
  const styles: string[] = [];
  const takeStyleTags = (page: string) => {
    const edits = [...styleElements(page)]
      .filter(({ attributes, css }) => isForTailwind(attributes, css))
      .map(({ start, end, css }) => {
        styles.push(css);
        return { start, end, text: '' };
      });
    return applyEdits(page, edits);
  };
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
