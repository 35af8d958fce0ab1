import { type RequestKind, toolPages } from '@sitewright/composer-content';
import { isHead, type Noun, nounsIn } from '../../tool-nouns.ts';
import { hasOneOf, unspaced } from '../../whole-words.ts';
import { having } from '../cut/prose/function-words.ts';
import { headingOf } from './heading.ts';

import { type Sentence, sentencesOf } from './sentences.ts';

/** Something to use that a prompt asks for. */
export interface Asked {
  kind: RequestKind;
  /** What the person calls it; empty where they say only what they want to do. */
  name: string;
}

const mostWords = 140;
/** Sentences in which it is asked for: what stands behind them says how it is to work. */
const opening = 4;

/** Kinds that are told by what somebody wants to do, or by a word for many things. */
const byDoing: ReadonlySet<RequestKind> = new Set(['logVerb', 'todoVerb']);
const vague: ReadonlySet<RequestKind> = new Set(['unmade', 'counter', 'log', 'planner']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];

/** Whether a website is asked for in front of it; "a site where I can …" is what it does. */
function isOfSite(before: string): boolean {
  const { sites, doing } = toolPages();
  const small = before.toLowerCase();
  return sites.some((word) => {
    const at = small.lastIndexOf(word);
    const isWhole = at >= 0 && hasOneOf(small.slice(Math.max(0, at - 1), at + word.length + 1), [word]);
    return (
      isWhole &&
      !doing.some((next) =>
        small
          .slice(at + word.length)
          .trimStart()
          .startsWith(next),
      )
    );
  });
}

const mostInFront = 9;

/** Whether what follows is a part of what was named before: "a bakery with a". */
function isHad(words: readonly string[]): boolean {
  const last = toolPages().articles.includes(words.at(-1) ?? '') ? -2 : -1;
  return words.length + last > 0 && having.has(words.at(last) ?? '');
}

/** Whether a sentence asks for it: it opens with it, with who wants it, or with what asks the maker; later ones only with that. */
function isAskedIn(before: string, isFirst: boolean, isVague: boolean): boolean {
  const { asking, articles, own, joins } = toolPages();
  const words = wordsOf(before);
  // "club de ajedrez" is no game of chess, and "a bakery with a quiz" is a bakery.
  if (joins.includes(words.at(-1) ?? '') || isHad(words)) return false;
  if (words.length === 0) return true;
  const lists = isFirst ? [asking, articles, own] : [asking];
  const opens =
    words.slice(0, 3).some((word) => lists.some((list) => list.includes(word))) ||
    (!isVague && articles.includes(words[0] ?? ''));
  return (opens || (isFirst && words.length <= 3)) && words.length <= mostInFront && !/[;:]/u.test(before);
}

const named = /^\s*[\p{Lu}「『“„"«]/u;
/** An app or a game that has a name already is what the site is about. */
const isNamedThing = (text: string, { kind, end }: Noun): boolean =>
  kind === 'unmade' && named.test(text.slice(end));

/** Whether what was said before is only how somebody comes to want it. */
const isTale = (sentences: readonly Sentence[]): boolean =>
  sentences.every(({ text }) => wordsOf(text).some((word) => toolPages().own.includes(word)));

interface Look {
  sentences: readonly Sentence[];
  language: string;
  isPlayed: boolean;
}

function askedIn({ text }: Sentence, at: number, { sentences, language, isPlayed }: Look): Noun[] {
  const earlier = sentences.slice(0, at);
  if (at > 0 && !isTale(earlier)) return [];
  const said = earlier.map((one) => one.text).join(' ');
  return nounsIn(text, isPlayed).filter((noun) => {
    const before = text.slice(0, noun.start).replace(/(?<![\p{L}\p{M}-])[\p{L}\p{M}-]*$/u, '');
    if (isOfSite(`${said} ${before}`)) return false;
    if (byDoing.has(noun.kind)) return wordsOf(said + before).length === 0 || isTale([{ text, start: 0 }]);
    if (isNamedThing(text, noun) || !isHead(text, noun, language)) return false;
    return unspaced.test(text) || isAskedIn(before, at === 0, vague.has(noun.kind));
  });
}

/** The surest of the nouns: one of a thing before what somebody wants to do, and that before a word for many things. */
function surest(nouns: readonly { noun: Noun; sentence: Sentence }[]) {
  const rank = ({ noun: { kind } }: (typeof nouns)[number]): number =>
    kind === 'unmade' ? 3 : kind === 'counter' ? 2 : byDoing.has(kind) || vague.has(kind) ? 1 : 0;
  return nouns.toSorted((one, other) => rank(one) - rank(other))[0];
}

const fewestOfName = 3;

/** What a prompt asks to be made to use; nothing where it asks for pages to read. */
export function toolAskedIn(prompt: string, language: string): Asked | undefined {
  if (wordsOf(prompt).length > mostWords) return undefined;
  const sentences = sentencesOf(prompt);
  const look: Look = { sentences, language, isPlayed: hasOneOf(prompt, toolPages().playing) };
  const found = surest(
    sentences
      .slice(0, opening)
      .flatMap((sentence, at) => askedIn(sentence, at, look).map((noun) => ({ noun, sentence }))),
  );
  if (!found) return undefined;
  const { noun, sentence } = found;
  if (!byDoing.has(noun.kind)) return { kind: noun.kind, name: headingOf(sentence.text, noun) };
  // "App per segnare i chilometri" says what it is for; "an app" alone says nothing.
  const named = nounsIn(sentence.text, look.isPlayed).find(({ kind }) => kind === 'unmade');
  const name = named ? headingOf(sentence.text, named) : '';
  return { kind: noun.kind, name: wordsOf(name).length >= fewestOfName ? name : '' };
}
