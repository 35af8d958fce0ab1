import { speaksOfType } from '../kind/announced.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from './candidate.ts';

const couple =
  /(?:^|\s)(\p{Lu}[\p{L}\p{M}'’-]{1,20}(?: (?:and|und|et|y|e|en|i) | ?[&+] ?)\p{Lu}[\p{L}\p{M}'’-]{1,20})(?=[\s,.:;!–—-]|$)/u;

/** "Hannah and Tom, 14 June": who weds, in a prompt for a wedding. */
export function coupleNames(reading: Reading): Candidate[] {
  const { statements, prompt } = reading;
  if (!speaksOfType('wedding', prompt, reading)) return [];
  return statements.flatMap(({ text, class: name }, index) => {
    const said = name === 'prohibition' ? undefined : couple.exec(text)?.[1];
    return said ? [{ text: said, index, weight: said === text.slice(0, said.length) ? 0.78 : 0.7 }] : [];
  });
}
