import type { Classified } from '../../classify/classified.ts';
import { countWords } from './scan/tokens.ts';

const longestSpeaker = 5;
const sure = 0.8;
const nameLike = /^[\p{Lu}\p{Lo}]/u;

const behind: ReadonlySet<Classified['kind']> = new Set(['part', 'aside', 'sentence', 'key_value']);

/** Whether a statement right behind a quotation may say who spoke it: a few words on the same line that are surely nothing else. */
export function mayBeSpeaker(previous: Classified, statement: Classified, prompt: string): boolean {
  const between = prompt.slice(previous.end, statement.start);
  const isNext = behind.has(statement.kind);
  const isName = nameLike.test(statement.text) || previous.class !== 'quotation';
  return (
    isNext &&
    isName &&
    !between.includes('\n') &&
    !/\p{N}/u.test(statement.text) &&
    countWords(statement.text) <= longestSpeaker &&
    (statement.class === 'person' || statement.sureness < sure)
  );
}

/** Two to four words with capitals at the end of what introduces a quotation: "a message from our chair, Agnes Dunmore". */
const endingName =
  /(?<![\p{L}])((?:\p{Lu}[\p{L}\p{M}.'’-]{1,20}\s){1,3}\p{Lu}[\p{L}\p{M}'’-]{1,20})[\s:：,]{0,9}$/u;
const unprinted = new Set(['not_understood', 'page_or_section_wish', 'function_wish', 'context', 'meta']);

/** Who is named in the statement that introduces a quotation and is not printed itself. */
export function introducedBy(previous: Classified | undefined): string | undefined {
  return previous && unprinted.has(previous.class) ? endingName.exec(previous.text)?.[1] : undefined;
}
