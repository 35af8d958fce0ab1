import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partOf } from '../data/part-of.ts';
import { readWrittenPrompts } from '../data/read-written-set.ts';
import { type LabelledText, readLabels, readOpenings } from './labelled-text.ts';

const data = path.join(import.meta.dirname, '..', 'data');

/** The labelled prompts whose name, subject and place are labelled, too. */
export function readPromptTexts(): LabelledText[] {
  const labels = readLabels(readFileSync(path.join(data, 'entities.tsv'), 'utf8'));
  return readWrittenPrompts().flatMap(({ text, lang, group }) => {
    const own = labels.get(group);
    return own ? [{ text, language: lang, labels: own, part: partOf(group) }] : [];
  });
}

/** Beginnings of prompts, in the order of their files. */
export function readOpeningTexts(): LabelledText[] {
  const folder = path.join(data, 'openings');
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readOpenings(readFileSync(path.join(folder, name), 'utf8')))
    .map((opening) => ({ ...opening, part: partOf(opening.text) }));
}
