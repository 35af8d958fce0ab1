import type { Brief } from '@sitewright/contracts';
import type { FunctionWish } from '../holding.ts';

/** All that a person says of a tool: its wish, what was listed with it, and what stands under it. */
export function wordsOfWish(
  { options, from }: FunctionWish,
  { statements }: Pick<Brief, 'statements'>,
): string[] {
  const own = from.map((index) => statements[index]?.text ?? '');
  const keys = from.flatMap((index) => statements[index]?.key ?? []);
  const under = statements.flatMap(({ key, text }) => (key && own.includes(key) ? [text] : []));
  return [...own, ...keys, ...options, ...under];
}
