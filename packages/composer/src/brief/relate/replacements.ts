import type { Classified } from '../classify/classified.ts';
import { countWords, tokensOf } from '../read/entries/scan/tokens.ts';
import { openingLength } from '../read/guard/maker-talk.ts';
import { correctionLead, discourseWords, type Replacing } from './discourse-words.ts';
import { sharedBy, subjectsOf } from './values.ts';

/** Words in place of others that were said before. */
interface Replacement {
  old: string;
  new: string;
}

const longest = 240;
const mostOld = 8;
const mostNew = 8;
const fewestLetters = 3;
const letter = /[\p{L}\p{M}\p{N}]/u;

/** Signs that part clauses look alike here; every character stays where it is. */
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[;:–—]/gu, ',')
    .replaceAll(/["“”„«»]/gu, ' ');

/** Where a literal stands as words of its own, from `from` on; -1 where it does not. */
function literalAt(text: string, literal: string, from: number): number {
  for (let at = text.indexOf(literal, from); at >= 0; at = text.indexOf(literal, at + 1)) {
    const isInWord = (edge: number) => letter.test(text.charAt(edge - 1)) && letter.test(text.charAt(edge));
    if (!isInWord(at) && !isInWord(at + literal.length)) return at;
  }
  return -1;
}

const article = /^(?:the|a|an|my|our|der|die|das|den|le|la|les|l'|el|los|las|il|lo|gli|o|os|as|de|het)\s/iu;
const articleAtEnd = new RegExp(`(^|\\s)${article.source.slice(1)}$`, 'iu');
const sentenceEnd = /[.!?;,。！？](?=\s|$)|\s[–—-]\s/u;
const please =
  /(?<![\s,])[\s,]+(?:please|pls|bitte|svp|s'il vous plaît|por favor|per favore|graag|proszę)$/iu;

/** What is named, without its quotation marks, articles, and what follows its sentence. */
const named = (text: string): string => {
  const trimmed = text.replaceAll(/["“”„«»]/gu, ' ').trim();
  const [first = ''] = trimmed.split(sentenceEnd, 1);
  return first
    .trim()
    .replace(please, '')
    .replace(/^['‘]|['’]$/gu, '')
    .trim();
};

function matched(text: string, plain: string, { parts, isOldFirst }: Replacing): Replacement | undefined {
  const [before, between, behind] = parts;
  const isEmpty = before.trim() === '';
  if (!isEmpty && !plain.startsWith(before)) return undefined;
  const start = isEmpty ? 0 : before.length;
  const middle = between.trim() === '' ? -1 : plain.indexOf(between, start + 1);
  if (middle < 0) return undefined;
  const end = behind.trim() === '' ? plain.length : literalAt(plain, behind.trim(), middle + between.length);
  if (end < 0) return undefined;
  // "não faço rosto, minha amiga fez o logo mas …": what is parted by a sign is not one thing in place of another.
  if (sentenceEnd.test(text.slice(start, middle).trim())) return undefined;
  const first = named(text.slice(start, middle));
  const second = named(text.slice(middle + between.length, end));
  const [old, fresh] = isOldFirst ? [first, second] : [second, first];
  if (old === '' || fresh === '' || countWords(old) > mostOld || countWords(fresh) > mostNew)
    return undefined;
  return { old: old.replace(article, ''), new: fresh };
}

/** The replacements that a statement may ask for, the plainest first. */
function replacementsIn(statement: string): Replacement[] {
  const opening = openingLength(statement);
  const lead = opening + correctionLead(statement.slice(opening));
  const text = statement.slice(lead).trimStart();
  if (text.length > longest) return [];
  const plain = plainOf(text);
  return discourseWords().replaces.flatMap((each) => matched(text, plain, each) ?? []);
}

/** What is replaced may be told with more words than it was said with: "Saturdays for the library". */
function shorter(old: string): string[] {
  const words = tokensOf(old).filter(({ kind }) => kind !== 'sign');
  return words
    .map(({ end }) => old.slice(0, end))
    .reverse()
    .filter((each) => each.length >= fewestLetters || /\p{N}/u.test(each));
}

interface Place {
  index: number;
  old: string;
}

/** Where what is replaced was said: as much of it as can be found, in the statement that speaks of the same. */
function placeOf(statements: readonly Classified[], at: number, old: string): Place | undefined {
  const about = subjectsOf(old);
  for (const part of shorter(old)) {
    const small = part.toLowerCase();
    let best: (Place & { shared: number }) | undefined;
    for (let index = at - 1; index >= 0; index -= 1) {
      const { text = '', kind, key = '' } = statements[index] ?? {};
      if (kind === 'markup' || literalAt(text.toLowerCase(), small, 0) < 0) continue;
      const shared = sharedBy(about, subjectsOf(`${key} ${text}`));
      if (shared > (best?.shared ?? -1)) best = { index, old: part, shared };
    }
    if (best) return best;
  }
  return undefined;
}

/** The words in a text, one for another; a capital in front stays one. */
export function put(text: string, old: string, fresh: string): string {
  const small = text.toLowerCase();
  const at = literalAt(small, old.toLowerCase(), 0);
  if (at < 0) return text;
  const isStart = at === 0 && /^\p{Lu}/u.test(text);
  const word = isStart ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh;
  // "avec le déjeuner" with "le goûter": an article comes with the new words.
  const before = article.test(fresh) ? text.slice(0, at).replace(articleAtEnd, '$1') : text.slice(0, at);
  return before + word + text.slice(at + old.length);
}

/** A statement with some of its words in place of others. */
export function replacedIn(statement: Classified, old: string, fresh: string): Classified {
  const { cells, quoted } = statement;
  return {
    ...statement,
    text: put(statement.text, old, fresh),
    ...(quoted !== undefined && { quoted: put(quoted, old, fresh) }),
    ...(cells && { cells: cells.map((cell) => ({ ...cell, text: put(cell.text, old, fresh) })) }),
  };
}

const isNamed = (old: string): boolean => /^\p{Lu}/u.test(old) && !/\p{N}/u.test(old);

/** Puts one replacement where its words stand; a name in all places where it stands. */
function replace(result: Classified[], at: number, { old, new: fresh }: Replacement): Place | undefined {
  const place = placeOf(result, at, old);
  if (!place) return undefined;
  for (let index = 0; index < at; index += 1) {
    const target = result[index];
    if (target && (index === place.index || isNamed(place.old)))
      result[index] = replacedIn(target, place.old, fresh);
  }
  return place;
}

const isSpoken = (statement: Classified | undefined): statement is Classified =>
  statement !== undefined && statement.kind !== 'markup' && !statement.cells;

/** What a statement says, and with the part of its sentence behind it. */
function spoken(statements: readonly Classified[], at: number): string[] {
  const [statement, next] = [statements[at], statements[at + 1]];
  if (!isSpoken(statement)) return [];
  const isJoined = isSpoken(next) && next.joined === true && next.under === statement.under;
  return isJoined ? [statement.text, `${statement.text}, ${next.text}`] : [statement.text];
}

function replaceAt(result: Classified[], statements: readonly Classified[], at: number): void {
  for (const [count, text] of spoken(statements, at).entries()) {
    const [place] = replacementsIn(text).flatMap((each) => replace(result, at, each) ?? []);
    if (!place) continue;
    for (let index = at; index <= at + count; index += 1) {
      const said = result[index];
      if (said) result[index] = { ...said, class: 'context', also: [], corrects: place.index };
    }
    return;
  }
}

/**
 * Puts words in place of others that were said before: "Instead of Parliament call it Colony". Nothing happens where the old ones are
 * nowhere to be found; the statement that asks for it is said to the maker.
 */
export function withReplacements(statements: readonly Classified[]): Classified[] {
  const result = [...statements];
  for (let at = 1; at < statements.length; at += 1) replaceAt(result, statements, at);
  return result;
}
