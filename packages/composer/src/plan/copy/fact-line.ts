import type { Detail } from '../holding.ts';
import { plain, sentence } from '../words.ts';

/** A fact as a sentence, with what it is about where no title of the site says that already. */
export function factLine({ key, text }: Detail, titles: ReadonlySet<string>): string {
  const isSaid = !key || key === text || titles.has(plain(key));
  return sentence(isSaid ? text : `${key}: ${text}`);
}
