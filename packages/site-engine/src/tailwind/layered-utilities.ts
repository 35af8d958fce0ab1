import type { CssNode } from '../css/css-tree.ts';
import { OwnRules } from './own-rules.ts';

const layer = /^@layer\s+(?:components|utilities)$/i;
/** A class behind variants: "btn" of "md:hover:btn". */
const behindVariants = /^(?:[\w@*-]+(?:\[[^\]\s]{1,80}\])?(?:\/[\w-]+)?:)+(?<name>[a-z][\w-]{0,79})$/;
/** Rules for a class alone, or for a state of its elements. */
const isOnlyOf = (name: string) => new RegExp(`^\\.${name}(?:::?[\\w-]{1,40}(?:\\([^()]{0,80}\\))?){0,4}$`);

const selectorsOf = ({ text, children }: CssNode): string[] =>
  children && !text.startsWith('@') ? text.split(',').map((selector) => selector.trim()) : [];
const selectorsWithin = (nodes: readonly CssNode[]): string[] =>
  nodes.flatMap((node) => [...selectorsOf(node), ...selectorsWithin(node.children ?? [])]);

const without = (nodes: readonly CssNode[], isLeftOut: (selector: string) => boolean): CssNode[] =>
  nodes.flatMap((node): CssNode[] => {
    if (!node.children || !layer.test(node.text)) return [node];
    const children = node.children.filter(({ text }) => !isLeftOut(text.trim()));
    return children.length > 0 ? [{ ...node, children }] : [];
  });

/**
 * Styles in which a class of a layer is a utility where a page has it with variants, as "md:btn": Tailwind 3 knew the variants of all
 * classes in its layers, Tailwind 4 those of utilities (https://tailwindcss.com/docs/upgrade-guide#adding-custom-utilities). A class
 * that is styled together with others stays as it is: it would come to stand behind them.
 */
export function withLayeredUtilities(nodes: readonly CssNode[], candidates: readonly string[]): CssNode[] {
  const layered = nodes.filter(({ text, children }) => children && layer.test(text));
  if (layered.length === 0) return [...nodes];
  const used = new Set(candidates.flatMap((name) => behindVariants.exec(name)?.groups?.name ?? []));
  const everywhere = selectorsWithin(nodes);
  const inLayers = layered.flatMap(({ children = [] }) => children.flatMap(selectorsOf));
  const rulesOf = new OwnRules(layered);
  let all = [...nodes];
  for (const name of used) {
    const isOf = isOnlyOf(name);
    const names = new RegExp(`\\.${name}(?![\\w-])`);
    const own = inLayers.filter((selector) => isOf.test(selector));
    const isAlone =
      own.length > 0 && everywhere.filter((selector) => names.test(selector)).length === own.length;
    const rules = isAlone ? rulesOf.take(name) : undefined;
    if (!rules) continue;
    all = [...without(all, (selector) => isOf.test(selector)), { text: `@utility ${name}`, children: rules }];
  }
  return all;
}
