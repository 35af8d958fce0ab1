import { readFileSync } from 'node:fs';
import type { StatementClass } from '@sitewright/contracts';
import { featuresOf } from '../src/brief/classify/features/features-of.ts';
import { modelClasses } from '../src/brief/classify/model/statement-model.ts';
import type { Lesson } from './fit.ts';

const classByLetter: Readonly<Record<string, StatementClass>> = {
  I: 'identity',
  F: 'fact',
  T: 'item',
  P: 'person',
  E: 'event',
  Q: 'quotation',
  S: 'story',
  W: 'page_or_section_wish',
  U: 'function_wish',
  D: 'design_wish',
  N: 'prohibition',
  C: 'context',
  M: 'meta',
};

function lessonsOf(line: string): Lesson[] {
  const name = classByLetter[line.slice(0, 1)];
  if (name === undefined) return [];
  const target = modelClasses.map((each) => (each === name ? 1 : 0));
  const phrases = line.slice(2).split('|');
  return phrases.map((phrase) => ({ vector: featuresOf({ text: phrase.trim(), kind: 'part' }), target }));
}

/** Common phrases of many languages and what they are, without a prompt around them: a line for each class of a language. */
export function lexiconLessons(): Lesson[] {
  const file = readFileSync(new URL('lexicon.txt', import.meta.url), 'utf8');
  return file.split('\n').flatMap(lessonsOf);
}
