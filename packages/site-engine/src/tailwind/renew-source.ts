import { tokenizer, tokTypes } from 'acorn';
import { rawElements } from '../files/raw-elements.ts';
import { applyEdits, type Edit } from '../gate/edits.ts';
import { joinOpacities } from './opacity-pairs.ts';
import { mayHoldOldClasses, renameClass, renewClasses } from './version-3-classes.ts';

const classAttribute = /(\sclass(?:Name)?\s*=\s*)(?:"([^"<>]{0,5000})"|'([^'<>]{0,5000})')/gi;

const renewAttributes = (source: string): string =>
  source.replace(classAttribute, (whole, name: string, double?: string, single?: string) => {
    const list = double ?? single ?? '';
    const renewed = renewClasses(list);
    return renewed === list ? whole : `${name}${double === undefined ? `'${renewed}'` : `"${renewed}"`}`;
  });

/** `classList.add("…", "…")`: classes that one call gives or takes. */
const classCall =
  /(?<call>\bclassList\s{0,9}\.\s{0,9}(?:add|remove)\(\s{0,99})(?<list>(?:"[\w:/.[\]%#-]{1,99}"|'[\w:/.[\]%#-]{1,99}')(?:\s{0,99},\s{0,99}(?:"[\w:/.[\]%#-]{1,99}"|'[\w:/.[\]%#-]{1,99}')){1,30})(?=\s{0,99}\))/g;

/** An opacity and its colour that one call gives become the one class that both are. */
const renewCalls = (code: string): string =>
  code.replaceAll(classCall, (whole, call: string, list: string) => {
    if (!mayHoldOldClasses(list)) return whole;
    const strings = list.split(',').map((string) => string.trim());
    const joined = joinOpacities(strings.map((string) => [renameClass(string.slice(1, -1))].filter(Boolean)));
    const renewed = joined.flatMap((names, index) => {
      const quote = strings[index]?.charAt(0) ?? '';
      return names.map((name) => quote + name + quote);
    });
    return renewed.length > 0 ? call + renewed.join(', ') : whole;
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

function renewStrings(script: string): string {
  const code = renewCalls(script);
  return applyEdits(code, stringEdits(code));
}

export const renewScript = (code: string): string =>
  mayHoldOldClasses(code) ? renewAttributes(renewStrings(code)) : code;

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
