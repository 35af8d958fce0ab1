/** A piece of a style sheet, cut but not understood: `color: red`, or `@media print` with its children. */
export interface CssNode {
  text: string;
  /** Only a block has children. */
  children?: CssNode[];
}

const plainText = /[^"'\\{};()/]+/y;

function endOfString(source: string, start: number): number {
  const quote = source[start];
  for (let index = start + 1; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === quote) return index + 1;
  }
  return source.length;
}

function endOfComment(source: string, start: number): number {
  const end = source.indexOf('*/', start + 2);
  return end < 0 ? source.length : end + 2;
}

function endOfPlainText(source: string, start: number): number {
  plainText.lastIndex = start;
  return plainText.test(source) ? plainText.lastIndex : start + 1;
}

function endOfPiece(source: string, start: number): number {
  const sign = source[start];
  if (sign === '"' || sign === "'") return endOfString(source, start);
  if (sign === '\\') return start + 2;
  return source.startsWith('/*', start) ? endOfComment(source, start) : endOfPlainText(source, start);
}

/** Comments, strings and escapes are taken whole, so that the signs inside them do not count. */
export function* piecesOf(source: string): Generator<string> {
  for (let start = 0; start < source.length; ) {
    const end = endOfPiece(source, start);
    yield source.slice(start, end);
    start = end;
  }
}

class TreeBuilder {
  readonly root: CssNode[] = [];
  #open: CssNode[][] = [this.root];
  #text = '';
  #parentheses = 0;

  add(piece: string): void {
    if (piece.startsWith('/*')) return;
    if (piece === '{') this.#openBlock();
    else if (piece === '}') this.#closeBlock();
    else if (piece === ';' && this.#parentheses === 0) this.finishStatement();
    else this.#addText(piece);
  }

  finishStatement(): void {
    const text = this.#takeText();
    if (text !== '') this.#siblings().push({ text });
  }

  #addText(piece: string): void {
    if (piece === '(') this.#parentheses += 1;
    if (piece === ')') this.#parentheses = Math.max(0, this.#parentheses - 1);
    this.#text += piece;
  }

  #takeText(): string {
    const text = this.#text.trim();
    this.#text = '';
    this.#parentheses = 0;
    return text;
  }

  #siblings(): CssNode[] {
    return this.#open.at(-1) ?? this.root;
  }

  #openBlock(): void {
    const children: CssNode[] = [];
    this.#siblings().push({ text: this.#takeText(), children });
    this.#open.push(children);
  }

  #closeBlock(): void {
    this.finishStatement();
    if (this.#open.length > 1) this.#open.pop();
  }
}

/**
 * Cuts a style sheet into statements and blocks; comments go. Broken input gives a tree all the same: what is open at
 * the end is closed, a stray `}` is dropped.
 */
export function parseCss(source: string): CssNode[] {
  const builder = new TreeBuilder();
  for (const piece of piecesOf(source)) builder.add(piece);
  builder.finishStatement();
  return builder.root;
}

/** How many blocks of a style sheet are open at its end. */
export function openBlocks(source: string): number {
  let depth = 0;
  for (const piece of piecesOf(source)) {
    if (piece === '{') depth += 1;
    else if (piece === '}') depth = Math.max(0, depth - 1);
  }
  return depth;
}

const maxDepth = 32;

/** Writes the tree as CSS again. Blocks nested deeper than any honest style sheet are left out. */
export function printCss(nodes: readonly CssNode[], depth = 0): string {
  if (depth > maxDepth) return '';
  return nodes
    .map(({ text, children }) => (children ? `${text} {\n${printCss(children, depth + 1)}}\n` : `${text};\n`))
    .join('');
}
