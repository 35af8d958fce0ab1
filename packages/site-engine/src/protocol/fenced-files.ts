import { isSafePath } from '../files/safe-path.ts';
import { findPages } from './bare-pages.ts';
import { type Block, contentOf, languageOf, readBlocks } from './fenced-blocks.ts';
import { namedFile, nameInPage } from './file-names.ts';
import { readSections } from './named-sections.ts';
import { type Candidate, placeCandidates } from './placement.ts';
import type { AnswerReader } from './reading.ts';
import { looksLikePage } from './whole-page.ts';

/** Where a block goes that nobody named. */
const usualPaths = new Map([
  ['html', 'index.html'],
  ['htm', 'index.html'],
  ['css', 'styles.css'],
  ['js', 'script.js'],
  ['javascript', 'script.js'],
]);

function ownNameOf(block: Block): string | undefined {
  const firstLine = block.lines[0] ?? '';
  const comment = /^\s*(?:<!--|\/\*|\/\/)/.test(firstLine) ? firstLine : '';
  const language = languageOf(block);
  const hints = [block.info, comment, block.heading].map((hint) => namedFile(hint, language));
  return [...hints.slice(0, 2), nameInPage(block.lines), hints[2]].find(
    (named) => named !== undefined && isSafePath(named),
  );
}

/** The path of a block that nobody named, as far as its language or its beginning says so. */
export const usualPathOf = (block: Block): string | undefined =>
  usualPaths.get(languageOf(block)) ?? (looksLikePage(block.lines.join('\n')) ? 'index.html' : undefined);

/** A block may hold several files, one below the other under their names. */
function partsOf(block: Block): Candidate[] {
  const content = `${contentOf(block)}\n`;
  if (content === '\n') return [];
  const first = block.from + 1;
  const pages = findPages(block.lines);
  const sections = readSections(block.lines);
  const candidate = { named: ownNameOf(block), usual: usualPathOf(block), isEnded: block.isClosed };
  if (sections.length > 1 && sections.some(({ path }) => path.endsWith('.html'))) {
    return sections.map(({ path, content, from, to }) => ({
      ...{ content, named: path, usual: path, isEnded: true },
      ...{ from: first + from, to: first + to },
    }));
  }
  if (pages.length > 1) {
    return pages.map(({ name, content, from, to, isEnded }, index) => ({
      ...{ content, usual: 'index.html', isEnded: isEnded || block.isClosed },
      ...{ named: name ?? (index === 0 ? candidate.named : undefined), from: first + from, to: first + to },
    }));
  }
  return [{ ...candidate, content, from: block.from, to: block.to }];
}

/** Reads code fences, named by their info string, a comment or the line above. */
export const fenceReader: AnswerReader = {
  isCertain: true,
  read: (lines, beside) => placeCandidates(readBlocks(lines).flatMap(partsOf), lines, beside),
};
