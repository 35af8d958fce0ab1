import type { ToolKind } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { toolsIn } from '../../tool-words.ts';
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

/** The small tools that a wish names. */
export const toolsOfWish = (wish: FunctionWish, brief: Brief): ToolKind[] =>
  wordsOfWish(wish, brief).flatMap((text) => toolsIn(text, brief.languages.value[0] ?? 'en'));
