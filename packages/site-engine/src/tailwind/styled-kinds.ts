import { type CssNode, parseCss } from '../css/css-tree.ts';
import { startTags } from '../files/start-tags.ts';
import { classesIn, classesOfStyles } from '../files/used-classes.ts';
import { looksLikeUtility } from './utility-names.ts';

/** The elements that look otherwise after Tailwind's reset. */
const kinds = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'a', 'button'];

const selectorsOf = (nodes: readonly CssNode[]): string[] =>
  nodes.flatMap(({ text, children }) =>
    children ? [...(text.startsWith('@') ? [] : [text]), ...selectorsOf(children)] : [],
  );

export interface StyledKinds {
  /** How many kinds of elements have utilities. */
  byUtilities: number;
  /** How many the sheets have rules for. */
  bySheets: number;
}

/** Who gives the elements of pages and scripts their looks that Tailwind's reset changes. */
export function styledKinds(texts: readonly string[], sheets: readonly string[]): StyledKinds {
  const selectors = selectorsOf(sheets.flatMap(parseCss)).join(' , ');
  const own = classesOfStyles([selectors]);
  const found = kinds.map((kind) => {
    const tags = texts.flatMap((text) => Array.from(startTags(text, kind), (tag) => tag.text));
    const names = [...classesIn(tags)];
    const isSelected = new RegExp(`(?:^|[\\s,>+~(])${kind}(?![\\w-])`, 'i').test(selectors);
    return {
      hasUtilities: names.some((name) => !own.has(name) && looksLikeUtility(name)),
      hasRules: tags.length > 0 && (isSelected || names.some((name) => own.has(name))),
    };
  });
  return {
    byUtilities: found.filter(({ hasUtilities }) => hasUtilities).length,
    bySheets: found.filter(({ hasRules }) => hasRules).length,
  };
}
