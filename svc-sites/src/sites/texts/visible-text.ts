import { readHtml } from '../html-tags.ts';

/** Characters that are kept of a site: its first pages say what it is about. */
const mostCharacters = 20_000;

/** What these hold is no text of the page. */
const silent = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'svg',
  'math',
  'object',
  'iframe',
]);
/** Within a sentence: words on both sides belong together. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The texts of a page, block by block. */
function blocksOf(page: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let silentDepth = 0;
  const endBlock = () => {
    const text = block.replace(/\s+/g, ' ').trim();
    if (text !== '') blocks.push(text);
    block = '';
  };
  readHtml(page, {
    onStartTag: ({ tagName, selfClosing }) => {
      if (silent.has(tagName) && !selfClosing) silentDepth += 1;
      if (!inline.has(tagName)) endBlock();
    },
    onEndTag: (tagName) => {
      if (silent.has(tagName) && silentDepth > 0) silentDepth -= 1;
      if (!inline.has(tagName)) endBlock();
    },
    onText: (text) => {
      if (silentDepth === 0) block += text;
    },
  });
  endBlock();
  return blocks;
}

/** What a visitor reads on some pages, in their order. What stands on several of them, such as a menu, is there once. */
export function visibleTextOf(pages: Iterable<string>): string {
  const blocks = new Set<string>();
  let length = 0;
  for (const page of pages) {
    for (const block of blocksOf(page)) {
      if (blocks.has(block)) continue;
      blocks.add(block);
      length += block.length + 1;
    }
    if (length > mostCharacters) break;
  }
  return [...blocks].join('\n').slice(0, mostCharacters).toWellFormed();
}
