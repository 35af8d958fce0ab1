import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markedFolder } from '../data/marked-files.ts';
import { partOf } from '../data/part-of.ts';
import { readWrittenPrompts } from '../data/read-written-set.ts';
import { type LabelledText, readLabels, readMarks } from './labelled-text.ts';

const data = path.join(import.meta.dirname, '..', 'data');

/** The labelled prompts whose name, subject and place are labelled, too. */
export function readPromptTexts(): LabelledText[] {
  const labels = readLabels(readFileSync(path.join(data, 'entities.tsv'), 'utf8'));
  return readWrittenPrompts().flatMap(({ text, lang, group }) => {
    const own = labels.get(group);
    return own ? [{ text, language: lang, labels: own, part: partOf(group) }] : [];
  });
}

const { readLearnt: readOpenings } = markedFolder('openings', (written, language) => ({
  language,
  ...readMarks(written),
}));

/** Beginnings of prompts, in the order of their files. */
export const readOpeningTexts = (): LabelledText[] =>
  readOpenings().map((opening) => ({ ...opening, part: partOf(opening.text) }));
