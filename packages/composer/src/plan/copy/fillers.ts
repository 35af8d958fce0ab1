import type { LanguageCopy } from '@sitewright/composer-content';
import { plain } from '../words.ts';

/** Whether words name nothing: "my business", "something cool". */
export function saysNothing(text: string, copies: readonly LanguageCopy[]): boolean {
  const fillers = new Set(copies.flatMap((one) => one.fillers.map(plain)));
  return plain(text)
    .split(' ')
    .every((word) => word === '' || fillers.has(word));
}
