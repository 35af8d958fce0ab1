import type { Classified } from '../../classify/classified.ts';
import { isPrintable } from './heads.ts';
import { isHomeName } from './page-words.ts';
import type { Pages } from './pages.ts';
import type { SectionWords } from './section-words.ts';
import { SubjectFit } from './subject-fit.ts';

const endsSentence = /[.!?。！？\n]/u;

/** Whether a statement goes on with the sentence of the one before it. */
function goesOn(previous: Classified | undefined, statement: Classified, prompt: string): boolean {
  if (!previous || previous.under !== statement.under || statement.kind === 'heading') return false;
  return !endsSentence.test(prompt.slice(previous.end - 1, statement.start + 1));
}

const wishes: ReadonlySet<string> = new Set(['function_wish', 'page_or_section_wish']);

/** The one page that the statements of each sentence speak of, by each of their indexes; nothing where they speak of several. */
function besides(statements: readonly Classified[], fit: SubjectFit, prompt: string): (number | undefined)[] {
  const sentences: number[][] = [];
  statements.forEach((statement, index) => {
    if (index > 0 && goesOn(statements[index - 1], statement, prompt)) sentences.at(-1)?.push(index);
    else sentences.push([index]);
  });
  const result: (number | undefined)[] = [];
  for (const members of sentences) {
    const said = members.map((index) => statements[index]).filter((each) => each && isPrintable(each));
    const pages = new Set(said.flatMap((each) => (each && fit.spokenOf(each)) ?? []));
    for (const _ of members) result.push(pages.size === 1 ? [...pages][0] : undefined);
  }
  return result;
}

/** A prompt with the number of the paragraph that each of its statements stands in. */
export interface Told {
  prompt: string;
  paragraphs: readonly number[];
}

/**
 * The page that each statement fits by its own words, its head's, its paragraph's, or those of the sentence it goes on with. It is where
 * a fact goes that was said under no page; what was read under one stays there.
 */
export function fittingPages(
  statements: readonly Classified[],
  { pages, naming }: Pages,
  { prompt, paragraphs }: Told,
  words: SectionWords,
): (number | undefined)[] {
  if (pages.length < 2) return statements.map(() => undefined);
  const titles = pages.map(({ title }) => (isHomeName(title) ? undefined : title));
  const fit = new SubjectFit({ titles, holdsOffer: true }, statements, words);
  const beside = besides(statements, fit, prompt);
  const around = fit.paragraphs(statements, paragraphs);
  const result: (number | undefined)[] = [];
  statements.forEach((statement, index) => {
    const isOpen = (isPrintable(statement) || wishes.has(statement.class)) && !naming.has(index);
    const head = statement.under === undefined ? undefined : result[statement.under];
    const paragraph = around[paragraphs[index] ?? 0];
    // A wish goes to the page that it speaks of; of which kind it is says nothing.
    const fitting = () =>
      isPrintable(statement)
        ? fit.of(statement, { beside: beside[index], paragraph })
        : fit.spokenOf(statement);
    const own = isOpen ? (head ?? fitting()) : undefined;
    const before = goesOn(statements[index - 1], statement, prompt) ? result[index - 1] : undefined;
    result.push(own ?? (isOpen ? before : undefined));
  });
  return result;
}
