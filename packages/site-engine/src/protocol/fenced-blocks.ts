import { closesFence, readFence } from './markers.ts';
import type { LineRange } from './reading.ts';

/** A Markdown code block of an answer, with its lines and its fences as its range. */
export interface Block extends LineRange {
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
  for (const [index, line] of lines.entries()) {
    if (open) {
      open.block.to = index;
      open.block.isClosed = closesFence(line, open.marker);
      if (open.block.isClosed) open = undefined;
      else open.block.lines.push(line);
      continue;
    }
    const fence = readFence(line);
    if (fence) {
      const block = { info: fence.info, heading, lines: [], isClosed: false, from: index, to: index };
      blocks.push(block);
      open = { block, marker: fence.marker };
      heading = '';
    } else if (line.trim() !== '') heading = line;
  }
  return blocks;
}

export const languageOf = ({ info }: Pick<Block, 'info'>): string =>
  /^\w*/.exec(info)?.[0].toLowerCase() ?? '';

const searchLine = /^\s*<{5,9}\s?search\s*$/i;
const dividerLine = /^\s*={5,9}\s*$/;
const replaceLine = /^\s*>{5,9}\s?replace\s*$/i;

/** What stands in a block; one that puts text in the place of nothing, as editors of code ask for new files, holds that text. */
export function contentOf({ lines }: Pick<Block, 'lines'>): string {
  const written = lines.join('\n').trim().split('\n');
  const isNewFile = searchLine.test(written[0] ?? '') && dividerLine.test(written[1] ?? '');
  if (!isNewFile) return written.join('\n');
  const end = replaceLine.test(written.at(-1) ?? '') ? -1 : undefined;
  return written.slice(2, end).join('\n').trim();
}
