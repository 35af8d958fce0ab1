import type { Classified } from '../../classify/classified.ts';
import { siteNouns } from '../../cut/prose/function-words.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { isTownName } from '../identity/place-names.ts';
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

const fewestOfList = 3;
const notListed: ReadonlySet<Classified['class']> = new Set(['prohibition', 'design_wish', 'function_wish']);
/** In German a capital makes no name. */
const plainWord = (language: string): RegExp => (language === 'de' ? /^[\p{L}-]+$/u : /^[\p{Ll}-]+$/u);

/** "weddings, portraits, families": a row of single words that name nobody, no town and no section is what there is to show. */
function isList(row: readonly Classified[], words: SectionWords, language: string): boolean {
  const plain = plainWord(language);
  const isThing = ({ text, class: name }: Classified) =>
    plain.test(text) && !notListed.has(name) && !isTownName(text) && sectionTypeOf(text, words) === undefined;
  return row.length >= fewestOfList && row.every(isThing);
}

/**
 * "Portfolio: Lea Brandt, architectural photographer, Hamburg": a head that only says that there is to be a site is none. What stands
 * behind it is what that is of, where it begins with a name, or says where that is: "Portfolio: photographer, Leeds, weddings".
 */
export function settleSiteHead(
  statements: readonly Classified[],
  words: SectionWords,
  language: string,
): Classified[] {
  const first = statements.findIndex(({ kind }) => kind !== 'markup');
  const { key, class: name, under } = statements[first] ?? {};
  if (key === undefined || under !== undefined || !namesSite(key, words)) return [...statements];
  const behind = statements.findIndex((statement, index) => index > first && statement.key !== key);
  const end = behind < 0 ? statements.length : behind;
  const row = statements.slice(first, end);
  const isOfList = isList(row, words, language);
  const saysWhat = name === 'identity' || row.some(({ text }) => isTownName(text));
  if (!isOfList && !saysWhat) return [...statements];
  return statements.map((statement, index) => {
    if (index < first || index >= end) return statement;
    if (isOfList)
      return { ...statement, class: 'item', also: [], sureness: Math.max(sure, statement.sureness) };
    const { key: _, ...rest } = statement;
    const part: Classified = { ...rest, kind: 'part' };
    return (index > first || name !== 'identity') && saysMore(part, words)
      ? { ...part, class: 'identity', also: [] }
      : part;
  });
}
