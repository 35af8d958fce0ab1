import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { isPrintable } from '../outline/heads.ts';

/** "Our shop is called", "Oh, and the name:": what stands beside a name that says no more than that it is one. */
const mostWordsBeside = 4;

/** What only says the name is nothing that visitors read once more. */
export function withNaming(statements: readonly Classified[], name: Brief['name']): Classified[] {
  const at = name?.sureness !== undefined && name.sureness >= 0.8 ? name.from[0] : undefined;
  return statements.map((statement, index) => {
    if (index !== at || !isPrintable(statement) || statement.key !== undefined || !name) return statement;
    const { text } = statement;
    const start = text.toLowerCase().indexOf(name.value.toLowerCase());
    const rest = `${text.slice(0, Math.max(0, start))} ${text.slice(start + name.value.length)}`;
    const isNaming = start >= 0 && countWords(rest) <= mostWordsBeside && !/\p{N}/u.test(rest);
    return isNaming ? { ...statement, class: 'identity', also: [] } : statement;
  });
}
