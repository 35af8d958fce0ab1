import type { Page } from '@playwright/test';
import type { LineReaders } from '../../../src/look/text/lines.ts';
import { runInPage } from '../../../src/look/text/run-in-page.ts';

function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement && /^inline|^contents/.test(getComputedStyle(block).display))
    block = block.parentElement;
  return block;
}

/** A character of East Asian writing is as wide as two. */
function lengthOf(text: string): number {
  const wide = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/gu;
  return text.length + (text.match(wide)?.length ?? 0);
}

/** How many lines the texts of a block take, and how many characters would stand on one of them. */
function columnOf(
  block: Element,
  boxes: readonly DOMRect[],
  text: string,
): { lines: number; characters: number } {
  const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom / 6))).size;
  const { paddingLeft, paddingRight } = getComputedStyle(block);
  const inner = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const written = boxes.reduce((sum, { width }) => sum + width, 0);
  return { lines, characters: (inner * lengthOf(text)) / Math.max(1, written) };
}

function narrowColumns({ readTexts, boxesOf }: LineReaders): string[] {
  const fewest = 12;
  const fewestLines = 3;
  const byBlock = Map.groupBy(readTexts(), ({ element }) => blockOf(element));
  const isInnermost = (block: Element): boolean =>
    ![...byBlock.keys()].some((other) => other !== block && block.contains(other));
  return [...byBlock]
    .filter(([block]) => getComputedStyle(block).writingMode === 'horizontal-tb' && !block.closest('svg'))
    .filter(([block]) => isInnermost(block))
    .map(([block, texts]) => {
      const text = texts.map(({ node }) => node.textContent?.replace(/\s+/g, ' ') ?? '').join('');
      const boxes = texts.flatMap(({ node }) => boxesOf(node));
      return { ...columnOf(block, boxes, text), words: text.trim().slice(0, 40) };
    })
    .filter(({ lines, characters }) => lines >= fewestLines && characters < fewest)
    .map(({ words, characters }) => `“${words}” stands in a column of ${Math.round(characters)} characters`);
}

/** Texts of several lines in columns so narrow that hardly a word stands on a line. */
export const findNarrowColumns = (page: Page): Promise<string[]> =>
  runInPage(page, narrowColumns, [blockOf, lengthOf, columnOf]);
