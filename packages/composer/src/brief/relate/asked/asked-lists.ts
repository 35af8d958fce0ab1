import { phrases } from '@sitewright/composer-content';
import type { Cut } from '../../cut/cut.ts';
import { determiners } from '../../cut/prose/function-words.ts';
import { type Group, rawOf, recut, type Span } from './recut.ts';

const longest = 1200;
/** What stands on lines of its own is read as it is laid out. */
const laidOut = /^[^\S\n]*\n/u;

const topic = '([^,.;:()\\n]{2,50})';
const oneOf = (list: readonly string[]): string =>
  `(?:${list.toSorted((one, other) => other.length - one.length).join('|')})`;

interface Pattern {
  pattern: RegExp;
  isTable: boolean;
}

let made: readonly Pattern[] | undefined;

/** "list of flavours (", "a table of our league:", "with the results of this season in a table:". */
function patterns(): readonly Pattern[] {
  const { listed, tables, inTables } = phrases();
  const having = '(?:with|mit|avec|con|com|met|z)';
  const of = (written: string, isTable: boolean) => ({
    pattern: new RegExp(`(?<!\\p{L})${written}\\s?[(:]`, 'giu'),
    isTable,
  });
  made ??= [
    of(`${oneOf(listed)}\\s${topic}`, false),
    of(`${oneOf(tables)}\\s${topic}`, true),
    of(`(?<=${having}\\s)${topic}\\s${oneOf(inTables)}`, true),
  ];
  return made;
}

function titleOf(topic: string): string {
  const words = topic.trim().split(/\s+/u);
  const from = words.findIndex((word) => !determiners.has(word.toLowerCase()));
  return words.slice(Math.max(0, from)).join(' ');
}

function listsIn(group: Group, prompt: string): Span[] {
  const raw = rawOf(group, prompt);
  const [first] = group.cuts;
  if (!first || first.asked || raw.length > longest) return [];
  const spans = patterns().flatMap(({ pattern, isTable }) =>
    Array.from(raw.matchAll(pattern), ({ 0: found, 1: named = '', index }): Span => {
      const start = first.start + index;
      const end = start + found.length - 1;
      const asked = { as: isTable ? ('table' as const) : ('list' as const), title: titleOf(named) };
      return { start, end, text: found.slice(0, -1).trim(), asked };
    }),
  );
  return spans
    .toSorted((one, other) => one.start - other.start)
    .filter(
      ({ start, end }, at, all) =>
        start >= (all[at - 1]?.end ?? 0) && !laidOut.test(prompt.slice(end + 1, end + 20)),
    );
}

/** A list that running text asks for with its entries stands under its own name: "a list of flavours (lemon, carrot)". */
export const nameLists = (cuts: readonly Cut[], prompt: string): Cut[] =>
  recut(cuts, prompt, (group) => listsIn(group, prompt));
