import type { Brief } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { blocksOf } from './blocks.ts';
import { headsOf } from './heads.ts';
import { onPages } from './on-pages.ts';
import { fittingPages } from './page-fit.ts';
import { pagesOfStatements } from './page-of.ts';
import { readPages } from './pages.ts';
import { paragraphsOf } from './paragraphs.ts';
import { fittingSections } from './section-fit.ts';
import type { SectionWords } from './section-words.ts';
import { readSections } from './sections.ts';
import { attributesOf } from './walk.ts';

/** The pages and sections of a prompt, and where each of its statements belongs. */
export interface Outline extends Pick<Brief, 'pages' | 'sections'> {
  /** The section of each statement, as an index into `sections`. */
  homes: readonly (number | undefined)[];
  /** The section, or that of the page, that each statement fits by its words, for what was said under no section. */
  fitting: readonly (number | undefined)[];
  /** The number of the paragraph that each statement stands in. */
  paragraphs: readonly number[];
}

/** Reads which pages and blocks a prompt asks for. `home` is what the first page is called where the prompt names others only. */
export function readOutline(
  statements: readonly Classified[],
  prompt: string,
  words: SectionWords,
  home: string,
): Outline {
  const heads = headsOf(statements);
  const blocks = blocksOf(statements, prompt);
  const paragraphs = paragraphsOf(statements, prompt);
  const pages = readPages(statements, { heads, blocks }, prompt, home);
  const pageOf = pagesOfStatements(statements, pages, { prompt, blocks });
  const attributes = attributesOf(statements, prompt);
  const fits = fittingPages(statements, pages, { prompt, paragraphs }, words);
  const walk = { prompt, statements, heads, pages, pageOf, fits, words, attributes, blocks };
  const { sections, homes, ofPages } = readSections(walk);
  const fitting =
    pages.pages.length > 1
      ? fits.map((page) => (page === undefined ? undefined : ofPages[page]))
      : fittingSections(statements, { sections, homes }, paragraphs, words);
  return { pages: pages.pages, sections: onPages(sections, homes, fits), homes, fitting, paragraphs };
}
