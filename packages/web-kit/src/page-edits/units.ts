import type { SourceRange } from '@sitewright/contracts';
import { decodeReferences } from './decode-references.ts';
import { textAt } from './piece.ts';

/** What is read as one: a character, a character reference or a run of blanks. */
export interface Unit extends SourceRange {
  text: string;
  isBlank: boolean;
  /** Whether what is written behind it may change what it reads: "&" before "lt;", or `&copy` without its semicolon. */
  isOpen: boolean;
}

const unitPattern = /&(?:#x[\da-f]+|#\d+|[a-z][a-z\d]*);?|[ \t\n\f\r]+|[\s\S]/giu;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00A0': '&nbsp;' };

export const escapeWords = (words: string): string =>
  words.replace(/[&<>\u00A0]/g, (sign) => escapes[sign] ?? sign);

export function unitsOf(source: string, range: SourceRange): Unit[] {
  return [...textAt(source, range).matchAll(unitPattern)].map(([written], index, all) => {
    const start = range.start + (all[index]?.index ?? 0);
    const isReference = written.startsWith('&') && written.length > 1;
    return {
      start,
      end: start + written.length,
      text: isReference ? decodeReferences(written) : written.replace(/\r\n?/g, '\n'),
      isBlank: /^[ \t\n\f\r]/.test(written),
      isOpen: written === '<' || (written.startsWith('&') && !written.endsWith(';')),
    };
  });
}

/** How many characters of the words a unit stands for; 0 where something else is there. Most blanks are shown as one. */
export function lengthIn(words: string, { text, isBlank }: Unit, isAt: (text: string) => boolean): number {
  if (isAt(text)) return text.length;
  return isBlank && words !== '' && isAt(' ') ? 1 : 0;
}
