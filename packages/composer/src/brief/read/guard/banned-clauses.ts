import { phrases } from '@sitewright/composer-content';
import { discourseWords } from '../../relate/discourse-words.ts';
import { continuesBan, isGiving, namedBetween } from '../../relate/refer/named.ts';
import { countWords, tokensOf } from '../entries/scan/tokens.ts';
import type { Clause } from './clauses.ts';
import { forbiddenIn, forbidsTelling } from './maker-talk.ts';

/** A member of a list has no more words. */
const longestMember = 8;
const sentenceEnd = /[.;!?。！？]/u;
const ofValues = /^[\p{N}\p{P}\p{Sc}\s+]+$/u;
const isBareValue = (text: string): boolean => /\p{N}/u.test(text) && ofValues.test(text);

/** How far a ban reaches at most: to the end of its sentence, or to "but". */
function reachOf(clauses: readonly Clause[], at: number, text: string): number {
  let to = at;
  for (let next = at + 1; next < clauses.length; next += 1) {
    const [before, clause] = [clauses[next - 1], clauses[next]];
    if (!before || !clause) break;
    // "(ul. Lipowa 3)": brackets are one thing, however many full stops they have.
    const isWithin = before.isBracketed && clause.isBracketed;
    if (!isWithin && sentenceEnd.test(text.slice(before.end, clause.start))) break;
    const [first = ''] = clause.text.toLowerCase().split(/\s/u, 1);
    if (discourseWords().contrasts.has(first) || countWords(clause.text) > longestMember) break;
    to = next;
  }
  return to;
}

let grammar: { openings: ReadonlySet<string>; verbs: ReadonlySet<string> } | undefined;

/** "the director or the deficit": nouns with their articles, and no verb that would say something of them. */
function isNamed(text: string): boolean {
  const all = Object.values(phrases().languages);
  grammar ??= {
    openings: new Set(all.flatMap(({ articles, owners }) => [...articles, ...owners])),
    verbs: new Set(all.flatMap(({ copulas }) => copulas)),
  };
  const words = tokensOf(text.toLowerCase()).map((token) => token.text);
  const isOpen = grammar.openings.has(words[0] ?? '');
  return isOpen && !/\p{N}/u.test(text) && words.every((word) => grammar?.verbs.has(word) !== true);
}

/** "That's 07700 900461": it gives the value that the ban is over. */
const givesValue = (text: string): boolean => /\p{N}|\S@\S/u.test(text) && isGiving(text);

/**
 * Whether a clause goes on with what a ban is over, given that the one before it does: brackets, "nor the price", a bare number, one
 * more thing.
 */
const goesOn = ({ text, isBracketed }: Clause): boolean =>
  isBracketed || continuesBan(text) || isBareValue(text) || givesValue(text) || isNamed(text);

/** "The sitting costs us 80 €, that must not go on the site": a ban that names nothing is over what is said before it. */
function pointsBack(clauses: readonly Clause[], at: number, text: string): boolean {
  const [before, ban] = [clauses[at - 1], clauses[at]];
  if (!before || !ban || sentenceEnd.test(text.slice(before.end, ban.start))) return false;
  return forbiddenIn(ban.text).every((each) => each.every((stretch) => namedBetween(stretch).length === 0));
}

/**
 * The clauses that are no ban themselves and that one is over: "do not name my surname, Bartoli, nor the price of the suite (160 €)".
 * What stands between a ban and what goes on with it belongs to it.
 */
export function bannedIn(clauses: readonly Clause[], text: string): ReadonlySet<Clause> {
  const banned = new Set<Clause>();
  for (let at = 0; at < clauses.length; at += 1) {
    if (!forbidsTelling(clauses[at]?.text ?? '')) continue;
    const to = reachOf(clauses, at, text);
    const behind = clauses.slice(at + 1, to + 1);
    for (const clause of behind.slice(0, behind.findLastIndex(goesOn) + 1)) banned.add(clause);
    const before = clauses[at - 1];
    if (before && pointsBack(clauses, at, text)) banned.add(before);
    at = to;
  }
  return banned;
}
