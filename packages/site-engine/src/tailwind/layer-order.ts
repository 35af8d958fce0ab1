import { type CssNode, parseCss } from '../css/css-tree.ts';

/** Tailwind's own, from the weakest to the strongest. */
const tailwindLayers = ['theme', 'base', 'components', 'utilities'];

const layerStatement = /^@layer\s{1,9}(?<names>[^\s{};][^{};]{0,500})$/i;
const layeredImport = /^@import\b[^;]{1,500}\blayer\(\s*(?<names>[\w.-]{1,80})\s*\)/i;
/** What is inside is no layer of its own. */
const condition = /^@(?:media|supports|container)\b/i;

const namesIn = (pattern: RegExp, text: string): string[] =>
  (pattern.exec(text)?.groups?.names ?? '').split(',').flatMap((name) => name.trim() || []);

/** The layers that a statement puts in order, without a rule in them. */
const statedBy = ({ text, children }: CssNode): string[] => (children ? [] : namesIn(layerStatement, text));

const metIn = ({ text, children }: CssNode): string[] =>
  children && condition.test(text)
    ? children.flatMap(metIn)
    : [...namesIn(layerStatement, text), ...namesIn(layeredImport, text)];

/**
 * The cascade layers of a site's sheets whose order is the author's, from the weakest to the strongest. Where Tailwind styles the
 * site, that is what a statement such as `@layer reset, base` says; elsewhere also the order in which layers are met first.
 */
export function layersInOrder(sheets: readonly string[], usesTailwind: boolean): string[] {
  const nodes = sheets.filter((css) => css.includes('layer')).flatMap(parseCss);
  const stated = nodes.flatMap(statedBy);
  return [...new Set(usesTailwind ? stated : [...stated, ...nodes.flatMap(metIn)])];
}

/** The statement that has to come before all rules: whoever names a layer first says where it stands. */
export const orderStatement = (layers: readonly string[]): string =>
  `@layer ${[...new Set([...layers, ...tailwindLayers])].join(',')};`;
