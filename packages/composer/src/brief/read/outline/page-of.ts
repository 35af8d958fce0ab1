import type { Classified } from '../../classify/classified.ts';
import { isPrintable } from './heads.ts';
import { afterPage, isPageWord } from './page-words.ts';
import type { Page, Pages } from './pages.ts';

const told: ReadonlySet<string> = new Set(['meta', 'design_wish', 'prohibition', 'context']);

const longestKey = 60;
const samePage = (key: string, title: string) => {
  const name = key.toLowerCase().trim();
  return (
    name === title.toLowerCase() ||
    (name.startsWith(title.toLowerCase()) && isPageWord(name.slice(title.length).trim()))
  );
};

/**
 * The page that each statement is told of: by the head it stands under, by the page it begins with, or by what was said before
 * it in the same paragraph. A fact that only begins with the name of a page says nothing of the sentences behind it.
 */
export function pagesOfStatements(
  statements: readonly Classified[],
  { pages, naming }: Pages,
  prompt: string,
): (number | undefined)[] {
  const result: (number | undefined)[] = [];
  let current: number | undefined;
  let isOfSentence = false;
  statements.forEach((statement, index) => {
    const previous = statements[index - 1];
    const gap = previous ? prompt.slice(previous.end - 1, statement.start) : '';
    const isOver = isOfSentence ? /[.!?。！？\n]/u.test(gap) : /\n\s*\n/u.test(gap);
    if (isOver && statement.under === undefined) current = undefined;
    const head = statement.under === undefined ? undefined : result[statement.under];
    const own = told.has(statement.class) || naming.has(index) ? undefined : ownPage(statement, pages);
    if (own !== undefined) {
      current = own;
      isOfSentence = isPrintable(statement);
    }
    result.push(own ?? head ?? current);
  });
  return result;
}

function ownPage({ text, key }: Classified, pages: readonly Page[]): number | undefined {
  const at = pages.findIndex(
    ({ title }) =>
      afterPage(text, title) !== undefined || (key && key.length <= longestKey && samePage(key, title)),
  );
  return at < 0 ? undefined : at;
}
