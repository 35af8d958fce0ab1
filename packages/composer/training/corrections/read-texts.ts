import { selfCorrections } from '../../src/brief/relate/self-corrections.ts';
import { markedFolder } from '../data/marked-files.ts';
import { partOf } from '../data/part-of.ts';
import { readWrittenPrompts } from '../data/read-written-set.ts';
import { readOpeningTexts } from '../entities/read-texts.ts';
import { type MarkedText, readMarked } from './marked-text.ts';

/** The texts whose corrections are marked; a quarter of them corrects nothing. */
export const { readLearnt: readLearntTexts, readHeldOut: readHeldOutTexts } = markedFolder(
  'corrections',
  readMarked,
);

/** Longer ones add little and take long to learn from. */
const longest = 1_500;

/**
 * Prompts and openings that were written for something else. One in fifty corrects something in words that no rule knows: so few that
 * all of them are taken for correcting nothing.
 */
export const readOrdinaryTexts = (sought: 'train' | 'test'): MarkedText[] =>
  [
    ...readWrittenPrompts().map(({ text, lang, group }) => ({ text, language: lang, part: partOf(group) })),
    ...readOpeningTexts(),
  ]
    .filter(
      ({ text, part }) => part === sought && text.length <= longest && selfCorrections(text).length === 0,
    )
    .map(({ text, language }) => readMarked(text, language));
