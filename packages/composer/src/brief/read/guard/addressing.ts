import { makerTalk, phrases } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { countWords, tokensOf } from '../entries/scan/tokens.ts';
import { isTurnOfTalk } from './dialogue.ts';

/** What a clause may hold that says whom it is said to, as one language says it. */
interface Signals {
  owners: ReadonlySet<string>;
  family: PhraseFinder;
  others: PhraseFinder;
  wills: PhraseFinder;
  likes: PhraseFinder;
  averse: PhraseFinder;
  wants: PhraseFinder;
  verbs: PhraseFinder;
  parts: PhraseFinder;
  things: PhraseFinder;
  looks: PhraseFinder;
  sends: PhraseFinder;
  laters: PhraseFinder;
}

/** So much says that a clause is meant for whoever makes the site. No single signal does: who speaks, what they do and about what. */
const enough = 6;
const weights = {
  kin: 3,
  other: 2,
  will: 3,
  averse: 3,
  like: 1,
  own: 4,
  part: 2,
  look: 3,
  sent: 1,
  sentLater: 4,
};
const shortest = 5;

let made: readonly Signals[] | undefined;
let kin: ReadonlySet<string> | undefined;

function signals(): readonly Signals[] {
  const talk = makerTalk();
  made ??= Object.keys(talk.wills).map((language) => {
    const of = (lists: Readonly<Record<string, string[]>>) => phraseFinder(lists[language] ?? []);
    return {
      owners: new Set(phrases().languages[language]?.owners),
      family: of(talk.family),
      others: of(talk.others),
      wills: of(talk.wills),
      likes: of(talk.likes),
      averse: of(talk.averse),
      wants: of(talk.wants),
      verbs: of(talk.verbs),
      parts: of(talk.parts),
      things: of(talk.things),
      looks: of(talk.looks),
      sends: of(talk.sends),
      laters: of(talk.laters),
    };
  });
  return made;
}

/** "my older sister": a word that says whose, and at most one more before the relation. */
function hasKin(text: string, owners: ReadonlySet<string>): boolean {
  kin ??= new Set(phrases().kin);
  const words = tokensOf(text.toLowerCase()).map((token) => token.text);
  return words.some(
    (word, at) => owners.has(word) && words.slice(at + 1, at + 3).some((next) => kin?.has(next)),
  );
}

const named = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?\s/u;

/** "Derek would rather not": somebody who is named and wants or cannot bear something. */
function isNamed(text: string, { wills, averse }: Signals): boolean {
  const rest = text.slice(named.exec(text)?.[0].length ?? text.length);
  return wills.leading(rest) > 0 || averse.leading(rest) > 0;
}

function whoWeight(text: string, signal: Signals): number {
  if (signal.family.has(text) || hasKin(text, signal.owners)) return weights.kin;
  return signal.others.has(text) || isNamed(text, signal) ? weights.other : 0;
}

function feelingWeight(text: string, { averse, wills, likes }: Signals): number {
  if (averse.has(text)) return weights.averse;
  if (wills.has(text)) return weights.will;
  return likes.has(text) ? weights.like : 0;
}

/** What somebody else wants of the site, or cannot bear. */
function othersWish(text: string, signal: Signals): number {
  const who = whoWeight(text, signal);
  const feeling = who > 0 ? feelingWeight(text, signal) : 0;
  if (feeling === 0) return 0;
  const isAbout = signal.parts.has(text) || signal.things.has(text);
  return who + feeling + (isAbout ? weights.part : 0) + (signal.looks.has(text) ? weights.look : 0);
}

/** What the speaker wants of the site. */
function ownWish(text: string, { wants, verbs, parts, looks }: Signals): number {
  const isWanted = wants.has(text);
  const wish = isWanted || verbs.leading(text) > 0 ? weights.own : 0;
  const isLook = isWanted && countWords(text) <= shortest && looks.has(text);
  return wish === 0 ? 0 : wish + (parts.has(text) ? weights.part : 0) + (isLook ? weights.look : 0);
}

/** What the maker is to be given, by whom, and that it is not yet there. */
function handing(text: string, signal: Signals): number {
  if (!signal.sends.has(text) || !(signal.things.has(text) || signal.parts.has(text))) return 0;
  const when = signal.laters.has(text) ? weights.sentLater : weights.sent;
  return when + weights.part + whoWeight(text, signal);
}

const weighs = (text: string, weights: readonly ((text: string, signal: Signals) => number)[]): boolean =>
  signals().some((signal) => weights.some((weigh) => weigh(text, signal) >= enough));

/** Whether a clause tells the maker something and asks for nothing: what others think, what is sent later. */
export const tellsMaker = (text: string): boolean => weighs(text, [othersWish, handing]);

/** Whether a clause is said to whoever makes the site, by the signals that it holds together. */
export const addressesMaker = (text: string): boolean =>
  tellsMaker(text) || isTurnOfTalk(text) || weighs(text, [ownWish]);
