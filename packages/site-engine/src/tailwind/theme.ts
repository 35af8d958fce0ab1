import type { CssNode } from '../css/css-tree.ts';

/** At-rules that would make the build read files, run plug-ins or depend on the order of files. */
const refusedRule = /^@(?:import|plugin|config|source|reference|tailwind|charset|namespace)\b/i;
const themeRule = /^@theme\b/i;
const keyframesRule = /^@keyframes\b/i;
/** `--name: value` where the value is made of what colours, lengths, fonts, shadows and easings are made of. */
const themeDeclaration = /^--[\w-]+\*?\s*:[\w\s.,%#()+*/'"-]+$/;
const loadingValue = /\b(?:url|src|image|image-set|expression)\s*\(/i;

const isThemeValue = ({ text }: CssNode): boolean => themeDeclaration.test(text) && !loadingValue.test(text);

function sanitizeTheme(children: readonly CssNode[]): CssNode[] {
  return children.filter((node) => (node.children ? keyframesRule.test(node.text) : isThemeValue(node)));
}

function sanitize(nodes: readonly CssNode[], depth: number): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (refusedRule.test(node.text) || depth > 32) return [];
    if (!node.children) return [node];
    if (themeRule.test(node.text)) return [{ text: node.text, children: sanitizeTheme(node.children) }];
    return [{ text: node.text, children: sanitize(node.children, depth + 1) }];
  });
}

/** Removes from an engine's styles whatever is not style: imports, plug-ins, sources, theme values of odd make. */
export const sanitizeStyles = (nodes: readonly CssNode[]): CssNode[] => sanitize(nodes, 0);
