import { pageWords } from '@sitewright/composer-content';
import { determiners, indefinite, joining, owning } from '../../cut/prose/function-words.ts';

export interface Token {
  text: string;
  /** In small letters. */
  word: string;
  start: number;
  end: number;
}

const all = (lists: Readonly<Record<string, string[]>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flat());

interface Words {
  about: ReadonlySet<string>;
  where: ReadonlySet<string>;
  until: ReadonlySet<string>;
  whole: ReadonlySet<string>;
  doing: ReadonlySet<string>;
  able: ReadonlySet<string>;
  another: ReadonlySet<string>;
  given: ReadonlySet<string>;
  each: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  pieces: ReadonlySet<string>;
  seeing: ReadonlySet<string>;
  inLanguage: ReadonlySet<string>;
}

let made: Words | undefined;

export function words(): Words {
  const {
    about,
    where,
    until,
    whole,
    doing,
    able,
    another,
    given,
    each,
    topics,
    pieces,
    seeing,
    inLanguage,
  } = pageWords();
  made ??= {
    about: all(about),
    where: all(where),
    until: all(until),
    whole: all(whole),
    doing: all(doing),
    able: new Set(able),
    another: new Set(another),
    given: all(given),
    each: new Set(each),
    topics: all(topics),
    pieces: all(pieces),
    seeing: all(seeing),
    inLanguage: new Set(inLanguage),
  };
  return made;
}

const token = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’&-]{0,40}|&|[^\s]/gu;

export const tokensIn = (text: string): Token[] =>
  Array.from(text.matchAll(token), ({ 0: found, index }) => ({
    text: found,
    word: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));

export const noToken: Token = { text: '', word: '', start: 0, end: 0 };

export const isWord = ({ text }: Token): boolean => /^[\p{L}\p{N}&]/u.test(text);

const mostConnecting = 3;

/** How many tokens from one on are one of some phrases, the longest first, which have `most` at most. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlySet<string>,
  most = mostConnecting,
): number {
  for (let count = Math.min(most, tokens.length - at); count > 0; count -= 1) {
    const said = tokens
      .slice(at, at + count)
      .map(({ word }) => word)
      .join(' ');
    if (phrases.has(said)) return count;
  }
  return 0;
}

/** Polish "i" is an English pronoun, which is written large. */
export const isJoin = (one: Token | undefined): boolean =>
  one !== undefined && (joining.has(one.word) || one.text === 'i');

export const isLeading = ({ word }: Token): boolean => determiners.has(word) || owning.has(word);

export const isAnother = (one: Token | undefined): boolean => words().another.has(one?.word ?? '');

/** Whether a token stands for a page: "one about tides", "another about tides", "noch eine mit Preisen". */
export const isPronoun = (one: Token | undefined): boolean =>
  one !== undefined &&
  (one.word === 'one' || isAnother(one) || (indefinite.has(one.word) && one.word.length > 2));

/** The token behind those that stand for a page: "another one", "une autre". */
export function behindPronoun(tokens: readonly Token[], at: number): number {
  let behind = at + 1;
  while (isAnother(tokens[behind]) || (isAnother(tokens[behind - 1]) && isPronoun(tokens[behind])))
    behind += 1;
  return behind;
}
