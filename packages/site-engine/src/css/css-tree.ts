/** A piece of a style sheet, cut but not understood: `color: red`, or `@media print` with its children. */
export interface CssNode {
  text: string;
  /** Only a block has children. */
  children?: CssNode[];
}

/** Comments, strings and escapes are taken whole, so that the signs inside them do not count. */
const token =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*(?:"|$)|'(?:\\[\s\S]|[^'\\])*(?:'|$)|\\[\s\S]|[{};()]|[^"'\\{};()/]+|\//g;

/**
 * Cuts a style sheet into statements and blocks; comments go. Broken input gives a tree all the same: what is open at
 * the end is closed, a stray `}` is dropped.
 */
export function parseCss(source: string): CssNode[] {
  const root: CssNode[] = [];
  const stack: CssNode[][] = [root];
  let text = '';
  let parentheses = 0;
  const siblings = () => stack.at(-1) ?? root;
  const finishStatement = () => {
    if (text.trim()) siblings().push({ text: text.trim() });
    text = '';
    parentheses = 0;
  };
  const openBlock = () => {
    const children: CssNode[] = [];
    siblings().push({ text: text.trim(), children });
    stack.push(children);
    text = '';
    parentheses = 0;
  };
  const closeBlock = () => {
    finishStatement();
    if (stack.length > 1) stack.pop();
  };
  for (const [piece] of source.matchAll(token)) {
    if (piece === '{') openBlock();
    else if (piece === '}') closeBlock();
    else if (piece === ';' && parentheses === 0) finishStatement();
    else if (!piece.startsWith('/*')) {
      if (piece === '(') parentheses += 1;
      if (piece === ')') parentheses = Math.max(0, parentheses - 1);
      text += piece;
    }
  }
  finishStatement();
  return root;
}

const maxDepth = 32;

/** Writes the tree as CSS again. Blocks nested deeper than any honest style sheet are left out. */
export function printCss(nodes: readonly CssNode[], depth = 0): string {
  if (depth > maxDepth) return '';
  return nodes
    .map(({ text, children }) => (children ? `${text} {\n${printCss(children, depth + 1)}}\n` : `${text};\n`))
    .join('');
}
