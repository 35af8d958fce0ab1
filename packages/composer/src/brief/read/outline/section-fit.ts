import type { BriefSectionType, SectionWish } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { findMoney } from '../entries/scan/money.ts';
import { isPrintable } from './heads.ts';
import type { SectionWords } from './section-words.ts';
import { SubjectFit } from './subject-fit.ts';

/** What such sections show is their own: no fact about them goes there. */
const closed: ReadonlySet<BriefSectionType> = new Set([
  'hero',
  'footer',
  'call',
  'newsletter',
  'voices',
  'questions',
  'figures',
  'gallery',
  'posts',
  'download',
]);

interface Read {
  sections: readonly SectionWish[];
  /** The section that each statement was said under. */
  homes: readonly (number | undefined)[];
}

/** Where what is of a kind goes without a word: a section for it was asked for. */
function hasOwnSection({ class: name, text }: Classified, types: ReadonlySet<BriefSectionType>): boolean {
  if (name === 'person') return true;
  if (name === 'event') return types.has('events');
  const isPriced = name === 'item' || (name === 'fact' && findMoney(text.slice(0, 200)).length > 0);
  return isPriced && types.has('prices');
}

/**
 * The section that each statement is about, where it was said under none: sections that were asked for by their names alone are filled
 * with what the prompt tells of their subjects, sentence by sentence and with the paragraph around them.
 */
export function fittingSections(
  statements: readonly Classified[],
  { sections, homes }: Read,
  paragraphs: readonly number[],
  words: SectionWords,
): (number | undefined)[] {
  const filled = new Set(homes.filter((_, index) => isPrintable(statements[index] ?? { class: 'meta' })));
  const titles = sections.map(({ type, title }, index) =>
    filled.has(index) || closed.has(type) ? undefined : title,
  );
  if (titles.every((title) => title === undefined)) return statements.map(() => undefined);
  const types = new Set(sections.map(({ type }) => type));
  const fit = new SubjectFit({ titles, holdsOffer: false }, statements, words);
  const isTold = (statement: Classified) => isPrintable(statement) && !hasOwnSection(statement, types);
  const around = fit.paragraphs(statements, paragraphs, isTold);
  const mayHoldAll = (at: number) => sections[at]?.type === 'custom';
  return statements.map((statement, index) => {
    const isOpen = isTold(statement) && homes[index] === undefined;
    const paragraph = around[paragraphs[index] ?? 0];
    return isOpen ? fit.toldOf(statement, { paragraph }, mayHoldAll) : undefined;
  });
}
