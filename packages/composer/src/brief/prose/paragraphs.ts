import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../classify/classified.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { tellsMaker } from '../read/guard/addressing.ts';
import { isAddressed } from './addressed.ts';

/** A tale has so many sentences, and is so much of its paragraph, by its words. */
const fewestSentences = 3;
const mostOf = 0.6;
/** A sentence that is surer than this is what it is, whatever stands around it. */
const sure = 0.75;
/** So many words a sentence has, on average. */
const fewestWords = 7;

/** What may be told, where nothing says surely that it is something else. */
const told: ReadonlySet<StatementClass> = new Set([
  'story',
  'quotation',
  'fact',
  'item',
  'event',
  'person',
  'page_or_section_wish',
]);
const value = /[\p{N}@]/u;

const guessOf = ({ class: name, also }: Classified): StatementClass | undefined =>
  name === 'not_understood' ? also[0] : name;

/** Whether a statement may be part of a tale: it has no value, and nobody is asked for anything. */
const mayTell = (statement: Classified): boolean =>
  statement.kind === 'sentence' &&
  told.has(guessOf(statement) ?? 'meta') &&
  (statement.class === 'story' || statement.sureness < sure || statement.class === 'quotation') &&
  !isAddressed(statement.text);

interface Paragraph {
  isTold: boolean;
  /** Nothing in it is anything else. */
  isPure: boolean;
}

const wordsOf = (statements: readonly Classified[]): number =>
  statements.reduce((sum, { text }) => sum + countWords(text), 0);

function paragraphOf(statements: readonly Classified[]): Paragraph {
  const tale = statements.filter(mayTell);
  const words = wordsOf(statements);
  const isLong = statements.length >= fewestSentences && words >= statements.length * fewestWords;
  const others = statements.filter(
    (each) => !mayTell(each) && (each.class !== 'not_understood' || isAddressed(each.text)),
  );
  return { isTold: isLong && wordsOf(tale) >= mostOf * words, isPure: others.length === 0 };
}

function isOpen({ class: name, sureness, text, kind, also, sentence }: Classified, isPure: boolean): boolean {
  if (kind !== 'sentence' || sureness >= sure || value.test(text)) return false;
  // Who thinks so was taken out of the text.
  if (isAddressed(text) || tellsMaker(sentence?.text ?? '')) return false;
  if (name === 'not_understood') return isPure || told.has(also[0] ?? 'meta');
  if (name === 'context') return also.includes('story');
  return name !== 'story' && name !== 'quotation' && told.has(name);
}

const longestTitle = 8;

/** "How the mill came to us": a few words in a paragraph of their own, that no reading is sure of. */
const mayBeTitle = ({ class: name, kind, text }: Classified, paragraph: readonly Classified[]): boolean =>
  paragraph.length === 1 &&
  name === 'not_understood' &&
  kind === 'sentence' &&
  countWords(text) <= longestTitle &&
  !value.test(text) &&
  !isAddressed(text);

/** In a paragraph that tells something, a sentence that no reading is sure of tells of the same; so does the title over it. */
export function ofParagraphs(statements: readonly Classified[]): Classified[] {
  const groups = Map.groupBy(statements, ({ sentence }) => sentence?.paragraph);
  const paragraphs = new Map([...groups].map(([at, own]) => [at, paragraphOf(own)]));
  return statements.map((statement, index) => {
    const { sentence } = statement;
    const paragraph = sentence && paragraphs.get(sentence.paragraph);
    const next = paragraphs.get(statements[index + 1]?.sentence?.paragraph);
    const isTitle = next?.isTold && mayBeTitle(statement, groups.get(sentence?.paragraph) ?? []);
    const isTale = paragraph && (isTitle || (paragraph.isTold && isOpen(statement, paragraph.isPure)));
    return isTale ? { ...statement, class: 'story', also: [] } : statement;
  });
}
