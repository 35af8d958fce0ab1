import type { Brief } from '@sitewright/contracts';
import { isForActing } from '../../page-topics.ts';
import type { FunctionWish } from '../holding.ts';
import type { PageDraft } from '../page-drafts.ts';
import { plain } from '../words.ts';

const shortestStem = 4;
/** How much of the shorter word two words share that are of one family: "adhésion", "adhérer". */
const shared = 0.55;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function isKin(one: string, other: string): boolean {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length >= Math.max(shortestStem, Math.min(one.length, other.length) * shared);
}

/** Articles stand apart from their words: "d'adhésion". */
const wordsOf = (text: string): string[] => plain(text.replaceAll(/['’]/gu, ' ')).split(' ');

/** Whether two titles share a word; in scripts that part no words, a pair of signs that mean something by themselves. */
export function sharesWord(one: string, other: string): boolean {
  const pairs = Array.from(one.matchAll(/(?=(\p{Script=Han}{2}))/gu), ([, pair = '']) => pair);
  if (unspaced.test(one)) return pairs.some((pair) => other.includes(pair));
  const words = wordsOf(other);
  return wordsOf(one).some((word) => words.some((each) => isKin(word, each)));
}

/** What a form is called where it is asked for: its head, or its sentence up to its first field. */
function headOf({ options, from: [first = -1] }: FunctionWish, { statements }: Brief): string {
  const { text = '', key } = statements[first] ?? {};
  const [field = ''] = options;
  const at = field === '' ? -1 : text.indexOf(field);
  return at > 0 ? text.slice(0, at) : at === 0 && key !== undefined ? key : text;
}

/** The page that a form is for: the one that its head names, else one where visitors act that has none yet. */
export function pageOfForm(
  wish: FunctionWish,
  brief: Brief,
  pages: readonly PageDraft[],
  taken: ReadonlySet<number>,
): number | undefined {
  const head = headOf(wish, brief);
  const titles = pages.map(({ title = '' }, index) => (index === 0 || taken.has(index) ? '' : title));
  const named = titles.findIndex((title) => title !== '' && sharesWord(title, head));
  const page = named >= 0 ? named : titles.findIndex((title) => title !== '' && isForActing(title));
  return page < 0 ? undefined : page;
}
