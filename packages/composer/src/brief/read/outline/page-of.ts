import type { Classified } from '../../classify/classified.ts';
import type { Block } from './blocks.ts';
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

/** A prompt as it is laid out. */
interface LaidOut {
  prompt: string;
  blocks: readonly (Block | undefined)[];
}

/** Whether what was said before says nothing of a statement any more: in another sentence, paragraph or block. */
function isOver(
  statements: readonly Classified[],
  index: number,
  { prompt, blocks }: LaidOut,
  isOfSentence: boolean,
): boolean {
  const [previous, statement] = [statements[index - 1], statements[index]];
  const before = blocks[index - 1];
  if (before !== undefined && blocks[index]?.first !== before.first) return true;
  const gap = previous && statement ? prompt.slice(previous.end - 1, statement.start) : '';
  const isParted = isOfSentence ? /[.!?。！？\n]/u.test(gap) : /\n\s*\n/u.test(gap);
  return isParted && statement?.under === undefined;
}

/**
 * The page that each statement is told of: by the head it stands under, by the page it begins with, or by what was said before
 * it in the same paragraph. A fact that only begins with the name of a page says nothing of the sentences behind it.
 */
export function pagesOfStatements(
  statements: readonly Classified[],
  { pages, naming }: Pages,
  { prompt, blocks }: LaidOut,
): (number | undefined)[] {
  const result: (number | undefined)[] = [];
  let current: number | undefined;
  let isOfSentence = false;
  statements.forEach((statement, index) => {
    if (isOver(statements, index, { prompt, blocks }, isOfSentence)) current = undefined;
    const head = statement.under === undefined ? undefined : result[statement.under];
    const isNamed = told.has(statement.class) || naming.has(index);
    const asked = askedPage(statement, index, { pages, naming });
    const own = isNamed ? asked : (ownPage(statement, pages) ?? pageOfBlock(blocks[index], pages));
    if (own !== undefined) {
      current = own;
      isOfSentence = isPrintable(statement) || asked !== undefined;
    }
    result.push(own ?? head ?? current);
  });
  return result;
}

/** The page that a statement asks for in running text: what goes on with its sentence is told of it. */
function askedPage(
  { asked, class: name }: Classified,
  index: number,
  { pages, naming }: Pages,
): number | undefined {
  const isAsked = asked?.as === 'page' || (name === 'page_or_section_wish' && naming.has(index));
  const own = isAsked ? pages.flatMap(({ from }, page) => (from.includes(index) ? [page] : [])) : [];
  return own.length === 1 ? own[0] : undefined;
}

/** The page that a block has the name of. */
function pageOfBlock(block: Block | undefined, pages: readonly Page[]): number | undefined {
  const at = block ? pages.findIndex(({ title }) => samePage(block.title, title)) : -1;
  return at < 0 ? undefined : at;
}

function ownPage({ text, key }: Classified, pages: readonly Page[]): number | undefined {
  const at = pages.findIndex(
    ({ title }) =>
      afterPage(text, title) !== undefined || (key && key.length <= longestKey && samePage(key, title)),
  );
  return at < 0 ? undefined : at;
}
