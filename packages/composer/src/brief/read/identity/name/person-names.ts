import { introductionLength } from '../../entries/people.ts';
import { isPersonName } from '../../entries/person.ts';
import { openingLength } from '../../guard/maker-talk.ts';
import { nounsOf } from '../kind/nouns.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from './candidate.ts';

/** "my name is Tobias Lindqvist": the site is of whoever says so, where nothing is said to have another name. */
export function introducedNames({ statements, prompt }: Reading): Candidate[] {
  return statements.flatMap(({ class: name, text, start, end }, index) => {
    const said = prompt.slice(start, end);
    const [first = ''] = text.split(/,\s|\s\(/u, 1);
    const isSelf = name === 'person' && introductionLength(said.slice(openingLength(said))) > 0;
    return isSelf && first.includes(' ') && isPersonName(first)
      ? [{ text: first, index, weight: 0.7, isSaid: true }]
      : [];
  });
}

/** A line of its own near the top that is written as the name of a person or firm is: the head of a curriculum, a letterhead. */
export function headNames(reading: Reading): Candidate[] {
  const said = reading.statements.map((statement, index) => ({ statement, index }));
  const first = said.filter(({ statement: { kind } }) => kind !== 'markup').slice(0, mostHeadLines);
  return first.flatMap(({ statement: { start, end, text, key, class: name }, index }) => {
    const isLine =
      /(?:^|\n)[^\p{L}\n]{0,4}$/u.test(reading.prompt.slice(0, start)) &&
      /^[^\p{L}\n]{0,2}\n/u.test(reading.prompt.slice(end));
    const isNamed = text.includes(' ') && isPersonName(text) && name !== 'prohibition' && key === undefined;
    const words = text.toLowerCase().split(' ');
    const isOther = words.some((word) => reading.grammar.wants.has(word) || nounsOf(reading).has(word));
    return isLine && isNamed && !isOther ? [{ text, index, weight: 0.7 }] : [];
  });
}

const mostHeadLines = 3;
