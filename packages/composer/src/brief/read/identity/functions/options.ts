import type { Classified } from '../../../classify/classified.ts';
import { sectionWordsFor } from '../../outline/prompt-words.ts';
import { isBelow, rowOf } from '../../outline/settle-functions.ts';
import type { Reading } from '../reading.ts';
import { optionsOfList } from './option-texts.ts';

/** An option with its choices in brackets: "meal (meat, fish)". */
export interface Option {
  text: string;
  from: number[];
}

/** Statements by the one that they stand under, found once a prompt. */
const childrenByStatements = new WeakMap<readonly Classified[], ReadonlyMap<number | undefined, number[]>>();

function childrenOf(statements: readonly Classified[], index: number): readonly number[] {
  const known =
    childrenByStatements.get(statements) ??
    Map.groupBy(
      statements.flatMap(({ kind }, at) => (kind === 'markup' ? [] : [at])),
      (at) => statements[at]?.under,
    );
  childrenByStatements.set(statements, known);
  return known.get(index) ?? [];
}

export function optionOf({ statements }: Reading, index: number): Option {
  const text = statements[index]?.text ?? '';
  const choices = childrenOf(statements, index);
  const said = choices.map((choice) => statements[choice]?.text ?? '').join(', ');
  return { text: said ? `${text} (${said})` : text, from: [index, ...choices] };
}

/** A list may have been cut off before its last bracket. */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** What follows a function in its sentence: "a form with name, phone", "a filter for wood, clay". */
export function optionsInRow(reading: Reading, index: number): Option[] {
  const { statements, language } = reading;
  const words = sectionWordsFor(language);
  const options: Option[] = [];
  for (let at = index + 1; at < statements.length; at += 1) {
    if (statements[at]?.kind === 'aside') continue;
    const row = rowOf(statements, at, words);
    if (row?.head !== index) break;
    const { text, from } = optionOf(reading, at);
    const whole = isOpen(text) ? `${text})` : text;
    options.push(
      ...optionsOfList(whole, row.type).map((option, place) => ({ text: option, from: place ? [] : from })),
    );
  }
  return options;
}

/** What stands under a function in the prompt is an option of it, unless it is one itself. */
export function optionsUnder(reading: Reading, index: number): Option[] {
  const { statements, language } = reading;
  const isPart = (child: number): boolean => {
    const statement = statements[child];
    return statement !== undefined && isBelow(statement, statements[index]?.text, language);
  };
  return childrenOf(statements, index)
    .filter(isPart)
    .map((child) => optionOf(reading, child));
}
