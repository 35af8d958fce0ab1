import type { Classified } from './classify/classified.ts';
import type { Cut } from './cut/cut.ts';
import { cutStatements } from './cut/cut-statements.ts';

/** Descriptions of sites say less. Each statement costs time, and each word and sign. */
const mostStatements = 200;
const mostTokens = 1_200;

const token = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** Where the words and signs end that are read. */
export function endOfReading(prompt: string): number {
  let count = 0;
  for (const { index } of prompt.matchAll(token)) {
    count += 1;
    if (count > mostTokens) return index;
  }
  return prompt.length;
}

/** Without the sentence that is cut off, unless there is no other. */
function wholeOnes(cuts: readonly Cut[]): readonly Cut[] {
  const last = cuts.at(-1);
  const isCutOff = (cut: Cut) =>
    cut === last || (cut.sentence !== undefined && cut.sentence === last?.sentence);
  const whole = cuts.filter((cut) => !isCutOff(cut));
  return whole.length > 0 ? whole : cuts;
}

/** What is read of a prompt, and what is not. */
export interface ReadablePart {
  prompt: string;
  cuts: readonly Cut[];
  unread: Classified[];
}

/** So much of a prompt is read, as if there were no more. The rest of a longer one is one statement, which is listed as unread. */
export function readablePart(prompt: string): ReadablePart {
  const end = endOfReading(prompt);
  const all = cutStatements(prompt.slice(0, end));
  const cuts = (end < prompt.length ? wholeOnes(all) : all).slice(0, mostStatements);
  const start = all[cuts.length]?.start ?? end;
  const text = prompt.slice(start).trim();
  if (text === '') return { prompt, cuts, unread: [] };
  const cut: Cut = { start, end: prompt.trimEnd().length, text, kind: 'sentence', depth: 0 };
  const unread: Classified = { ...cut, class: 'not_understood', also: [], sureness: 1, isUnread: true };
  return { prompt: prompt.slice(0, start), cuts, unread: [unread] };
}
