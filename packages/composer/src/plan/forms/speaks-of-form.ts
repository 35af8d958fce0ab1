import type { Locale } from '@sitewright/composer-content';
import { hasOneOf } from '../../whole-words.ts';

/** From so many letters on a word for a form is told by itself, whatever it is declined to or put together with. */
const tellingLength = 6;

/** Whether a text of ours sends who reads it to a form. */
export function speaksOfForm(text: string, { words }: Locale): boolean {
  const small = text.toLowerCase();
  const { form } = words.functions;
  return form.some((word) => (word.length >= tellingLength ? small.includes(word) : hasOneOf(small, [word])));
}
