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
