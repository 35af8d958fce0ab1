import { closesFence, readFence } from './markers.ts';

/** A Markdown code block of an answer. */
export interface Block {
  info: string;
  /** The last line of prose above it. */
  heading: string;
  lines: string[];
  isClosed: boolean;
}

export function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: { block: Block; marker: string } | undefined;
  let heading = '';
  for (const line of lines) {
    if (open) {
      open.block.isClosed = closesFence(line, open.marker);
      if (open.block.isClosed) open = undefined;
      else open.block.lines.push(line);
      continue;
    }
    const fence = readFence(line);
    if (fence) {
      const block: Block = { info: fence.info, heading, lines: [], isClosed: false };
      blocks.push(block);
      open = { block, marker: fence.marker };
      heading = '';
    } else if (line.trim() !== '') heading = line;
  }
  return blocks;
}

const fileEnding = /\.(?:html|css|js|svg|json|txt|md|xml|webmanifest)\b/gi;
const hintLength = 500;
/** What a language is written in, as far as a file's ending says so. */
const endings: Record<string, RegExp> = {
  html: /\.html$/i,
  css: /\.css$/i,
  js: /\.js$/i,
  javascript: /\.js$/i,
  svg: /\.svg$/i,
  json: /\.(?:json|webmanifest)$/i,
};

/**
 * The first file name in a hint that fits the language. It is looked for from its ending: from its beginning, each letter would
 * begin one.
 */
export function namedFile(hint: string, language = ''): string | undefined {
  const text = hint.slice(0, hintLength);
  for (const { 0: ending, index } of text.matchAll(fileEnding)) {
    let start = index;
    while (start > 0 && /[\w./-]/.test(text.charAt(start - 1))) start -= 1;
    const stem = text.slice(start, index).replace(/^[./]+/, '');
    const path = stem + ending;
    const fits = endings[language]?.test(path) ?? true;
    if (stem !== '' && !stem.endsWith('/') && fits) return path;
  }
  return undefined;
}

export const languageOf = ({ info }: Block): string => /^\w*/.exec(info)?.[0].toLowerCase() ?? '';
