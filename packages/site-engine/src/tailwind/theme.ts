import { type CssNode, parseCss, printCss } from '../css/css-tree.ts';

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
export const sanitizeStyles = (source: string): string => printCss(sanitize(parseCss(source), 0));

/** The styles with the named utility taken out of every `@apply`, or with every `@apply` gone. */
export function withoutApply(source: string, utility?: string): string {
  return source.replace(/@apply\s([^;{}]*);?/g, (_, list: string) => {
    const kept =
      utility === undefined
        ? []
        : list
            .trim()
            .split(/\s+/)
            .filter((name) => name !== utility);
    return kept.length > 0 ? `@apply ${kept.join(' ')};` : '';
  });
}
