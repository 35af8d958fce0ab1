import { type CssNode, printCss } from '../css/css-tree.ts';
import { appliedBy, applying } from './apply-rule.ts';

/** A rule for one class, or for a state of its elements. */
const ofOneClass = /^\.(?<name>[\w-]{1,80})(?<state>(?:::?[\w-]{1,40}(?:\([^()]{0,80}\))?){0,4})$/;
const layerRule = /^@layer\b/i;

/** Rules stand wherever they are applied; those of a part of a page are shorter. */
const longestRules = 2000;

function collect(nodes: readonly CssNode[], found: Map<string, CssNode[]>): Map<string, CssNode[]> {
  for (const { text, children } of nodes) {
    if (!children) continue;
    if (layerRule.test(text)) collect(children, found);
    for (const selector of text.split(',')) {
      const { name, state = '' } = ofOneClass.exec(selector.trim())?.groups ?? {};
      if (name === undefined) continue;
      const rules = state === '' ? children : [{ text: `&${state}`, children }];
      found.set(name, [...(found.get(name) ?? []), ...rules]);
    }
  }
  return found;
}

/** What the classes of a sheet stand for, so that other rules of it can apply them, as in Tailwind 3. */
export class OwnRules {
  readonly #rules: Map<string, CssNode[]>;

  constructor(nodes: readonly CssNode[]) {
    this.#rules = collect(nodes, new Map());
  }

  /** The rules of a class, if it has any. From now on those of others have them in its place, so that none comes back to it. */
  take(name: string): CssNode[] | undefined {
    const rules = withApplied(this.#rules.get(name) ?? [], name, []);
    if (rules.length === 0 || printCss(rules).length > longestRules) return undefined;
    for (const [other, its] of this.#rules) this.#rules.set(other, withApplied(its, name, rules));
    return rules;
  }
}

/** The nodes with rules in the place of a name that they apply: before what else is applied there, which counts more. */
export function withApplied(nodes: readonly CssNode[], name: string, rules: readonly CssNode[]): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.children) return [{ ...node, children: withApplied(node.children, name, rules) }];
    const names = appliedBy(node.text);
    if (!names?.includes(name)) return [node];
    const others = names.filter((other) => other !== name);
    return [...rules, ...(others.length > 0 ? [{ text: applying(others) }] : [])];
  });
}
