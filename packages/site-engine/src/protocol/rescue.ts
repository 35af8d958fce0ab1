import { isSafePath } from '../files/safe-path.ts';
import { closesFence, readFence } from './markers.ts';
import type { TextFile } from './output.ts';

/** Where a block goes that nobody named. */
const defaultPaths = new Map([
  ['html', 'index.html'],
  ['htm', 'index.html'],
  ['css', 'styles.css'],
  ['js', 'script.js'],
  ['javascript', 'script.js'],
]);

interface Block {
  info: string;
  /** The last line of prose above it. */
  heading: string;
  lines: string[];
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: { block: Block; marker: string } | undefined;
  let heading = '';
  for (const line of lines) {
    if (open) {
      if (closesFence(line, open.marker)) open = undefined;
      else open.block.lines.push(line);
      continue;
    }
    const fence = readFence(line);
    if (fence) {
      const block = { info: fence.info, heading, lines: [] };
      blocks.push(block);
      open = { block, marker: fence.marker };
      heading = '';
    } else if (line.trim() !== '') heading = line;
  }
  return blocks;
}

const fileEnding = /\.(?:html|css|js|svg)\b/gi;
const hintLength = 500;

/** The first file name in a hint. It is looked for from its ending: from its beginning, each letter would begin one. */
function namedFile(hint: string): string | undefined {
  const text = hint.slice(0, hintLength);
  for (const { 0: ending, index } of text.matchAll(fileEnding)) {
    let start = index;
    while (start > 0 && /[\w/-]/.test(text.charAt(start - 1))) start -= 1;
    const stem = text.slice(start, index).replace(/^\/+/, '');
    if (stem !== '' && !stem.endsWith('/')) return stem + ending;
  }
  return undefined;
}

export const looksLikePage = (text: string): boolean =>
  /^\s*(?:<!doctype html|<html[\s>])/i.test(text.slice(0, 300));

function pathOf({ info, heading, lines }: Block): string | undefined {
  const firstLine = lines[0] ?? '';
  const comment = /^\s*(?:<!--|\/\*|\/\/)/.test(firstLine) ? firstLine : '';
  for (const hint of [info, comment, heading]) {
    const named = namedFile(hint);
    if (named && isSafePath(named)) return named;
  }
  const language = /^\w*/.exec(info)?.[0].toLowerCase() ?? '';
  return defaultPaths.get(language) ?? (looksLikePage(lines.join('\n')) ? 'index.html' : undefined);
}

function readBarePage(lines: readonly string[]): TextFile[] {
  const start = lines.findIndex(looksLikePage);
  if (start < 0) return [];
  const end = lines.findLastIndex((line) => /<\/html\s*>/i.test(line));
  const page = lines.slice(start, end < start ? undefined : end + 1);
  return [{ path: 'index.html', content: `${page.join('\n').trimEnd()}\n` }];
}

/**
 * Finds the files in an answer that has no file markers: code fences, named by their info string, a comment or the
 * line above, or one bare page. Of two blocks for one path the longer counts, since the shorter is a sample.
 */
export function rescueFiles(lines: readonly string[]): TextFile[] {
  const found = new Map<string, TextFile>();
  for (const block of readBlocks(lines)) {
    const path = pathOf(block);
    const content = `${block.lines.join('\n').trim()}\n`;
    if (!path || content.length <= (found.get(path)?.content.length ?? 1)) continue;
    found.set(path, { path, content });
  }
  const files = [...found.values()];
  return files.some(({ path }) => path.endsWith('.html')) ? files : readBarePage(lines);
}
