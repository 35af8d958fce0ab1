import type { Statement } from '@sitewright/contracts';
import { plain } from '../plan/words.ts';
import { unspaced } from '../whole-words.ts';
import { isPrinted } from './loss.ts';

/** Words up to this length carry nothing: articles, prepositions. */
const longestFiller = 2;

/** The words of content that is said to be on the pages, where most of them are on none; nothing where they are. */
export function mostlyLost(statement: Statement, shown: ReadonlySet<string>): string[] {
  const { text, outcome } = statement;
  if (outcome?.became !== 'on_page' || !isPrinted(statement) || unspaced.test(text)) return [];
  const words = [...new Set(plain(text).split(' '))].filter((word) => word.length > longestFiller);
  const lost = words.filter((word) => !shown.has(word));
  return words.length > 1 && lost.length * 2 > words.length ? lost : [];
}
