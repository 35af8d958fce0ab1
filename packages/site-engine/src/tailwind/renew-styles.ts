import type { CssNode } from '../css/css-tree.ts';
import { appliedBy, applying } from './apply-rule.ts';
import { joinOpacities } from './opacity-pairs.ts';
import { renameClass } from './version-3-classes.ts';

/** Of Tailwind 1 and 2: what is inside holds as it is. */
const formerWrapper = /^@(?:responsive|variants)\b/i;
const screenRule = /^@screen\s+/i;
const screenFunction = /\bscreen\(\s*["']?(?<name>[\w-]{1,40})["']?\s*\)/gi;
const quotedFade =
  /\btheme\(\s*(?<quote>["'])(?<path>[^"'()]{1,200})\k<quote>\s*(?<fade>\/\s*[\d.]{1,10}%?)\s*\)/gi;
/** What it is that is in a state, and that. */
const inState = /^(?<element>[^:]{1,200}):[\w:()-]{1,100}$/;

const withoutStates = (selector: string): string => inState.exec(selector)?.groups?.element ?? selector;

function renewText(text: string): string {
  const now = text.replace(screenRule, '@variant ').replace(quotedFade, 'theme($<path> $<fade>)');
  return /^@media\b/i.test(now) ? now.replace(screenFunction, '(min-width: theme(screens.$<name>))') : now;
}

const appliedIn = (nodes: readonly CssNode[]): string[] =>
  nodes.flatMap(({ text, children }) => (children ? [] : (appliedBy(text) ?? [])));

/** What each selector has applied, wherever that is said. */
function appliedBySelector(nodes: readonly CssNode[], known = new Map<string, string[]>()) {
  for (const { text, children } of nodes) {
    if (!children) continue;
    if (!text.startsWith('@')) known.set(text, [...(known.get(text) ?? []), ...appliedIn(children)]);
    appliedBySelector(children, known);
  }
  return known;
}

class StyleRenewal {
  readonly #applied: ReadonlyMap<string, readonly string[]>;

  constructor(nodes: readonly CssNode[]) {
    this.#applied = appliedBySelector(nodes);
  }

  /** @param inherited what is applied around the nodes */
  renew(nodes: readonly CssNode[], inherited: readonly string[]): CssNode[] {
    const lists = nodes.map(({ text, children }) => (children ? undefined : appliedBy(text)));
    const renamed = lists.map((list) => (list ?? []).map(renameClass).filter(Boolean));
    const joined = joinOpacities(renamed, inherited);
    return nodes.flatMap((node, index): CssNode[] => {
      const names = lists[index] && joined[index];
      if (!names) return this.#renewNode(node, [...inherited, ...renamed.flat()]);
      return names.length > 0 ? [{ text: applying(names) }] : [];
    });
  }

  #renewNode({ text, children }: CssNode, around: readonly string[]): CssNode[] {
    if (!children) return [{ text: renewText(text) }];
    if (formerWrapper.test(text)) return this.renew(children, around);
    const elsewhere = [text, withoutStates(text)].flatMap((selector) => this.#applied.get(selector) ?? []);
    return [{ text: renewText(text), children: this.renew(children, [...around, ...elsewhere]) }];
  }
}

/**
 * Styles for Tailwind 3 and before as Tailwind 4 understands them: what they apply, and their screens. An opacity finds its colour
 * in the same rule, around it, or in a rule for the same element in another state.
 */
export const renewStyles = (nodes: readonly CssNode[]): CssNode[] => new StyleRenewal(nodes).renew(nodes, []);
