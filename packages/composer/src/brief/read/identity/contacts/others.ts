import { othersWords } from '../../../../apart-words.ts';
import { isNegated } from '../../../../negation.ts';
import { referringWords } from '../../../frames/words.ts';
import { byPhone } from '../../facts/words.ts';
import type { Reading } from '../reading.ts';

/** A name, or a name's beginning, that is not the first word of what is said. */
const named = /[\s,]\p{Lu}\p{Ll}/u;
/** "We take no orders by e-mail, ask Ann": what is refused is a way to reach the owner. */
export const refusedWays = /e-?mail|online|internet|website|whats\s?app|@/iu;

/** "I don't do certified translations, for those ask Kirsten Holm": who does what the owner refuses. */
function isInstead(said: string, before: string, { language }: Reading): boolean {
  const isReferred = referringWords().has(said) && named.test(said);
  const refused = `${before} ${said}`;
  return isReferred && isNegated(refused, language) && !refusedWays.test(refused) && !byPhone.has(refused);
}

/** A word for somebody who is called from many sites, but for those that the site is itself of. */
function isOfTrade(said: string, { statements }: Reading): boolean {
  const words = ` ${said.toLowerCase().match(wordRuns)?.join(' ') ?? ''} `;
  const named = othersWords().filter((word) => words.includes(` ${word} `));
  if (named.length === 0) return false;
  const own = statements.filter(({ class: name }, index) => index === 0 || name === 'identity');
  return named.some((word) =>
    own.every(({ text }) => !text.toLowerCase().includes(word.replace(/'?s$/u, ''))),
  );
}

const wordRuns = /[\p{L}\p{M}\p{N}&'-]+/gu;

/**
 * Whether what is said before a number or address gives it as that of somebody else. It stays in its sentence, which says whose it is:
 * "the vets Penhale & Rowe 01288 555 010".
 */
export function isOfOthers(before: string, index: number, reading: Reading): boolean {
  const said = before.replace(anotherValue, '');
  const earlier = reading.statements[index - 1]?.text ?? '';
  return isInstead(said, earlier, reading) || isOfTrade(said, reading);
}

/** What is said up to another number or address is said of that. */
const anotherValue = /^[\s\S]*(?:@\S+|\d{3})/u;
