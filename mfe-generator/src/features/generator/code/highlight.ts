import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

interface Piece {
  text: string;
  /** highlight.js's name of what it is; plain text has none. */
  kind: string | undefined;
}

/** A piece of one line; `at` is where in the line it begins. */
export interface Token extends Piece {
  at: number;
}

export interface Line {
  /** Counted from 1. */
  number: number;
  tokens: Token[];
}

const lowlight = createLowlight({ css, javascript, json, xml });

const languages: [pattern: RegExp, language: string][] = [
  [/\.(html?|svg|xml)$/i, 'xml'],
  [/\.css$/i, 'css'],
  [/\.m?js$/i, 'javascript'],
  [/\.(json|webmanifest)$/i, 'json'],
];

/** Characters above which colours would cost more time than they are worth. */
const longest = 300_000;

type Tree = ReturnType<typeof lowlight.highlight>;
type Node = Tree['children'][number];

const kindOf = (className: unknown) =>
  String(Array.isArray(className) ? className[0] : '').replace('hljs-', '');

function* flatten(nodes: Node[], kind: string | undefined): Generator<Piece> {
  for (const node of nodes) {
    if (node.type === 'text') yield { text: node.value, kind };
    if (node.type === 'element') yield* flatten(node.children, kindOf(node.properties.className));
  }
}

function piecesOf(path: string, content: string): Iterable<Piece> {
  const language = languages.find(([pattern]) => pattern.test(path))?.[1];
  if (!language || content.length > longest) return [{ text: content, kind: undefined }];
  return flatten(lowlight.highlight(language, content).children, undefined);
}

function addToken(line: Token[], { text, kind }: Piece): void {
  const last = line.at(-1);
  if (text !== '') line.push({ at: last ? last.at + last.text.length : 0, text, kind });
}

/** The lines of a file as coloured pieces. An end of line at the very end begins no further line. */
export function highlightLines(path: string, content: string): Line[] {
  let tokens: Token[] = [];
  const lines = [tokens];
  for (const { text, kind } of piecesOf(path, content.replace(/\r?\n$/, ''))) {
    const [first = '', ...others] = text.split(/\r?\n/);
    addToken(tokens, { text: first, kind });
    for (const other of others) {
      tokens = [];
      lines.push(tokens);
      addToken(tokens, { text: other, kind });
    }
  }
  return lines.map((line, index) => ({ number: index + 1, tokens: line }));
}
