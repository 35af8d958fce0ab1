import type { ToolKind } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { toolsIn } from '../../tool-words.ts';
import type { FunctionWish } from '../holding.ts';

type Statements = Brief['statements'];

const listed = new WeakMap<Statements, ReadonlyMap<string, readonly number[]>>();

/** The statements under each key, by their numbers. */
function byKey(statements: Statements): ReadonlyMap<string, readonly number[]> {
  const known = listed.get(statements);
  if (known) return known;
  const all = statements.flatMap(({ key }, index) => (key ? [{ key, index }] : []));
  const made = new Map(
    [...Map.groupBy(all, ({ key }) => key)].map(([key, its]) => [key, its.map(({ index }) => index)]),
  );
  listed.set(statements, made);
  return made;
}

/** All that a person says of a tool: its wish, what was listed with it, and what stands under it. */
export function wordsOfWish(
  { options, from }: FunctionWish,
  { statements }: Pick<Brief, 'statements'>,
): string[] {
  const own = from.map((index) => statements[index]?.text ?? '');
  const keys = from.flatMap((index) => statements[index]?.key ?? []);
  const under = [...new Set(own)].flatMap((key) => byKey(statements).get(key) ?? []);
  const inOrder = under.sort((one, other) => one - other);
  return [...own, ...keys, ...options, ...inOrder.map((index) => statements[index]?.text ?? '')];
}

/** The small tools that a wish names. */
export function toolsOfWish(wish: FunctionWish, brief: Pick<Brief, 'statements' | 'languages'>): ToolKind[] {
  const [language = 'en'] = brief.languages.value;
  const texts = new Set(wordsOfWish(wish, brief));
  return [...new Set([...texts].flatMap((text) => toolsIn(text, language)))];
}
