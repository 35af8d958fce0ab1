import { Script } from 'node:vm';
import { isJson } from '../files/read-json.ts';
import { isPage, isScript, isStylesheet } from '../files/site-files.ts';
import { isPartial } from '../partials/expand-partials.ts';
import type { TextFile } from './output.ts';

const endOfPage = /<\/html\s*>/i;

/** Each alternative takes all that it begins with, so that an end that never comes is looked for once. */
const cssPart = /\/\*(?:[\s\S]*?\*\/|[\s\S]*)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|[{}]/g;

function isWholeStyle(text: string): boolean {
  let depth = 0;
  for (const [part] of text.matchAll(cssPart)) {
    if (part.startsWith('/*') && !part.endsWith('*/')) return false;
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
  }
  return depth <= 0 && /[};/]\s*$/.test(text.slice(-100));
}

/** What V8 says of a script that only its rest would make right. */
const lacksRest = /end of input|unterminated|missing \)|Invalid or unexpected token/i;

function isWholeScript(text: string): boolean {
  try {
    new Script(text);
    return true;
  } catch (error) {
    return !(error instanceof SyntaxError && lacksRest.test(error.message));
  }
}

/** Whether the element that it begins with is closed at its end. */
function isWholeMarkup(text: string): boolean {
  const name = /<([a-z][\w:-]{0,60})/i.exec(text)?.[1]?.toLowerCase();
  const [, last] = /<\/([a-z][\w:-]{0,60})\s*>\s*$/i.exec(text.slice(-100)) ?? [];
  return name !== undefined && name === last?.toLowerCase();
}

const endsStatement = /(?:\n|[;})\]])$/;

/**
 * Whether a file whose closing mark did not come may be whole all the same: models forget the last one. What a page lacks then is its
 * own end; of other files only what they hold can tell.
 */
export function mayBeWhole({ path, content }: TextFile): boolean {
  if (isPartial(path) || /\.(?:svg|xml)$/i.test(path)) return isWholeMarkup(content);
  if (isPage(path)) return endOfPage.test(content);
  if (isStylesheet(path)) return isWholeStyle(content);
  if (/\.(?:json|webmanifest)$/i.test(path)) return isJson(content);
  return endsStatement.test(content) && (!isScript(path) || isWholeScript(content));
}
