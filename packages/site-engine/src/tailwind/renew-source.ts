import { tokenizer, tokTypes } from 'acorn';
import { rawElements } from '../files/raw-elements.ts';
import { applyEdits, type Edit } from '../gate/edits.ts';
import { mayHoldOldClasses, renewClasses } from './version-3-classes.ts';

const classAttribute = /(\sclass(?:Name)?\s*=\s*)(?:"([^"<>]{0,5000})"|'([^'<>]{0,5000})')/gi;

const renewAttributes = (source: string): string =>
  source.replace(classAttribute, (whole, name: string, double?: string, single?: string) => {
    const list = double ?? single ?? '';
    const renewed = renewClasses(list);
    return renewed === list ? whole : `${name}${double === undefined ? `'${renewed}'` : `"${renewed}"`}`;
  });

/** Texts of a script that are nothing but classes, such as what is set as `className`. */
function stringEdits(code: string): Edit[] {
  const edits: Edit[] = [];
  try {
    for (const { type, start, end } of tokenizer(code, { ecmaVersion: 'latest' })) {
      if (type !== tokTypes.string && type !== tokTypes.template) continue;
      const quote = type === tokTypes.string ? 1 : 0;
      const text = code.slice(start + quote, end - quote);
      if (/[<>=\\]/.test(text)) continue;
      const renewed = renewClasses(text);
      if (renewed !== text) edits.push({ start: start + quote, end: end - quote, text: renewed });
    }
  } catch {
    // What cannot be read as a script is left as it is.
  }
  return edits;
}

export const renewScript = (code: string): string =>
  mayHoldOldClasses(code) ? renewAttributes(applyEdits(code, stringEdits(code))) : code;

/** A page with the classes of Tailwind 3 in its elements and scripts written as Tailwind 4 knows them. */
export function renewPage(page: string): string {
  if (!mayHoldOldClasses(page)) return page;
  const edits = [...rawElements(page, 'script')].map(({ from, content }) => ({
    start: from,
    end: from + content.length,
    text: renewScript(content),
  }));
  return renewAttributes(applyEdits(page, edits));
}
