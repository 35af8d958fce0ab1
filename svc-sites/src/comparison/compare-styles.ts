import type { Edit } from '@sitewright/contracts';
import { AtRule, CssSyntaxError, parse, type Rule } from 'postcss';
import { difference, type FoundDifference } from './found-difference.ts';

interface StyleSheet {
  path: string;
  source: string;
}

const everywhere = 'All pages';
/** Written by the build of the styles for its own use. */
const buildProperty = /^--(?:tw|lightningcss)-/;
const colour = /#[0-9a-f]{3,8}\b/i;

/**
 * What differs in the rules that two versions of a style sheet share. Rules that only one of them has follow from the pages'
 * classes, which are compared there.
 */
export function compareStyles(before: StyleSheet, after: StyleSheet): FoundDifference[] {
  const [one, other] = [rulesOf(before), rulesOf(after)];
  if (!one || !other) return [unreadable(after)];
  return [...other].flatMap(([key, rule]) => {
    const earlier = one.get(key);
    return earlier ? compareRules(before, after, earlier, rule) : [];
  });
}

function rulesOf({ source }: StyleSheet): Map<string, Rule> | undefined {
  try {
    const rules = new Map<string, Rule>();
    parse(source).walkRules((rule) => {
      const key = `${contextOf(rule)} ${rule.selector}`;
      let count = 0;
      while (rules.has(`${key} ${count}`)) count += 1;
      rules.set(`${key} ${count}`, rule);
    });
    return rules;
  } catch (error) {
    if (error instanceof CssSyntaxError) return undefined;
    throw error;
  }
}

/** The at-rules around a rule. */
function contextOf(rule: Rule): string {
  const names: string[] = [];
  for (let parent = rule.parent; parent instanceof AtRule; parent = parent.parent)
    names.push(`${parent.name} ${parent.params}`);
  return names.join(' ');
}

const unreadable = ({ path }: StyleSheet): FoundDifference =>
  difference({ path, part: everywhere, kind: 'file', summary: `${path} differs` }, undefined);

function compareRules(before: StyleSheet, after: StyleSheet, earlier: Rule, later: Rule): FoundDifference[] {
  const [from, to] = [valuesOf(earlier), valuesOf(later)];
  const names = [...new Set([...from.keys(), ...to.keys()])];
  const changed = names.filter((name) => from.get(name) !== to.get(name));
  const [first] = changed;
  if (first === undefined) return [];
  const colours = changed.filter((name) => colour.test(`${from.get(name)} ${to.get(name)}`));
  const shown = colours[0] ?? first;
  const told = {
    path: after.path,
    part: partOf(later),
    kind: 'look' as const,
    summary: summaryOf(changed, colours),
  };
  const values = { before: firstColour(from.get(shown)), after: firstColour(to.get(shown)) };
  return [difference({ ...told, ...values }, replaceRule(before, after, earlier, later))];
}

const valuesOf = (rule: Rule): Map<string, string> => {
  const values = new Map<string, string>();
  rule.each((node) => {
    if (node.type === 'decl' && !buildProperty.test(node.prop)) values.set(node.prop, node.value);
  });
  return values;
};

const summaryOf = (changed: string[], colours: string[]): string => {
  const names = (colours.length > 0 ? colours : changed).map((name) => name.replace(/^--/, ''));
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `${colours.length > 0 ? 'Colours' : 'Look'}: ${names.slice(0, 3).join(', ')}${more}`;
};

const ground = /\[data-ground="?([\w-]+)"?\]/;

function partOf({ selector }: Rule): string {
  const on = ground.exec(selector)?.[1];
  return on ? `${everywhere}, on ${on}` : everywhere;
}

/** The first colour of a value, which is the one for light themes. */
const firstColour = (value = ''): string => colour.exec(value)?.[0].toLowerCase() ?? value;

function replaceRule(before: StyleSheet, after: StyleSheet, earlier: Rule, later: Rule): Edit[] | undefined {
  const [from, to] = [rangeOf(earlier), rangeOf(later)];
  if (!from || !to) return undefined;
  return [
    {
      path: after.path,
      ...to,
      old: after.source.slice(to.start, to.end),
      new: before.source.slice(from.start, from.end),
    },
  ];
}

function rangeOf({ source }: Rule) {
  if (!source?.start || !source.end) return undefined;
  return { start: source.start.offset, end: source.end.offset };
}
