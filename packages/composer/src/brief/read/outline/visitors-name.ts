import { determiners, indefinite } from '../../cut/prose/function-words.ts';
import { asking, commands, wishes } from '../facts/words.ts';
import { isForMaker } from '../guard/maker-talk.ts';
import { areLooks } from './looks.ts';
import { isPageWord } from './page-words.ts';

const wordAt = (text: string, at: number): string =>
  /[\p{L}\p{M}'’]+/u.exec(text.slice(at))?.[0].toLowerCase() ?? '';

/** "Show the prices": a command has an object; "Show dates" and "Set menus" are names. */
function commandsSomething(title: string): boolean {
  const length = commands.leading(title);
  const object = length > 0 ? wordAt(title, length) : '';
  return determiners.has(object) || indefinite.has(object);
}

/** "a page": who names something for visitors does not speak of one of several pages. */
const speaksOfPage = (title: string): boolean => {
  const words = title.toLowerCase().split(/\s+/u);
  return words.some((word, at) => isPageWord(word) && indefinite.has(words[at - 1] ?? ''));
};

/**
 * The law for the names of pages, sections and buttons: whether a title can be read by visitors. What asks for something, commands,
 * speaks to the maker or only describes looks is none.
 */
export const isVisitorsName = (title: string): boolean =>
  title.trim() !== '' &&
  !asking.has(title) &&
  !wishes.has(title) &&
  !commandsSomething(title) &&
  !speaksOfPage(title) &&
  !isForMaker(title) &&
  !areLooks(title);
