import type { Classified } from '../../classify/classified.ts';
import { siteNouns } from '../../cut/prose/function-words.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { isAboutSite, sectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

const sure = 0.6;
const longest = 4;
const hasValue = /[\p{N}\p{Sc}@]/u;

/** Who or what the site is of is said on: "architectural photographer, Hamburg". */
function saysMore(statement: Classified, words: SectionWords): boolean {
  const { class: name, sureness, text } = statement;
  const isOpen = name === 'not_understood' || sureness < sure;
  return (
    isOpen && countWords(text) <= longest && !hasValue.test(text) && sectionTypeOf(text, words) === undefined
  );
}

const namesSite = (key: string, words: SectionWords): boolean =>
  siteNouns.has(key.trim().toLowerCase()) || isAboutSite(key, words);

/**
 * "Portfolio: Lea Brandt, architectural photographer, Hamburg": a head that only says that there is to be a site is none. What stands
 * behind it is what that is of, where it begins with a name.
 */
export function settleSiteHead(statements: readonly Classified[], words: SectionWords): Classified[] {
  const first = statements.findIndex(({ kind }) => kind !== 'markup');
  const { key, class: name, under } = statements[first] ?? {};
  const isHead = key !== undefined && under === undefined && name === 'identity' && namesSite(key, words);
  if (!isHead) return [...statements];
  const end = statements.findIndex((statement, index) => index > first && statement.key !== key);
  return statements.map((statement, index) => {
    if (index < first || (end >= 0 && index >= end)) return statement;
    const { key: _, ...rest } = statement;
    const part: Classified = { ...rest, kind: 'part' };
    return index > first && saysMore(part, words) ? { ...part, class: 'identity', also: [] } : part;
  });
}
