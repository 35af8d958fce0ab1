import { pageWords } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';

interface Words {
  one: ReadonlySet<string>;
  several: ReadonlySet<string>;
  home: ReadonlySet<string>;
  pointing: ReadonlySet<string>;
  on: PhraseFinder;
}

const all = (lists: Readonly<Record<string, string[]>>): string[] => Object.values(lists).flat();

let made: Words | undefined;

/** The words of all languages; made when they are first needed. */
function words(): Words {
  const { one, several, home, on, pointing } = pageWords();
  made ??= {
    one: new Set(all(one)),
    several: new Set(all(several)),
    home: new Set(all(home)),
    pointing: new Set(all(pointing)),
    on: phraseFinder(all(on)),
  };
  return made;
}

export const isPagesWord = (word: string) => words().several.has(word.toLowerCase());
export const isPageWord = (word: string) => words().one.has(word.toLowerCase()) || isPagesWord(word);
/** "these": it points at what was named before. */
export const isPointing = (word: string) => words().pointing.has(word.toLowerCase());
export const isHomeName = (title: string) => {
  const name = title.toLowerCase().replace(/^(?:the|die|la|el|l['’])\s?/u, '');
  return words().home.has(name) || words().home.has(name.replace(/\s?(?:page|seite|ページ)$/u, ''));
};

/** How long the words are that lead to the name of a page, "on the page "; 0 where there are none. */
export function pageLead(text: string): number {
  const on = words().on.leading(text);
  const at = on === 0 ? 0 : on + (text.charAt(on) === ' ' ? 1 : 0);
  const [word = ''] = /^[\p{L}\p{M}]{1,20}\s/u.exec(text.slice(at)) ?? [];
  return isPageWord(word.trim()) ? at + word.length : at;
}

/** Where a statement goes on once the page it begins with is taken away; nothing where it begins with none. */
export function afterPage(text: string, title: string): number | undefined {
  const lead = pageLead(text);
  for (const start of lead > 0 ? [0, lead] : [0]) {
    const rest = text.slice(start);
    if (!rest.startsWith(title)) continue;
    const behind = rest.charAt(title.length);
    if (behind === '' || !/[\p{L}\p{N}]/u.test(behind) || /\p{Lo}/u.test(behind)) return start + title.length;
  }
  return undefined;
}
