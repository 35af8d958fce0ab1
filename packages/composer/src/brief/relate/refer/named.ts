import { references } from '@sitewright/composer-content';
import { blanked } from '../../../blanked.ts';
import type { TemplateFinder } from '../../../phrase-templates.ts';
import { type PhraseFinder, phraseFinder } from '../../../phrases.ts';
import { daySpansIn, daysIn } from '../values.ts';
import { type Kind, kinds } from './kinds.ts';
import { piecesOf } from './pieces.ts';
import { isUnnamed, namingStems } from './stems.ts';

/** One thing that a statement names: what it is, what that belongs to, and the kind of value where it is one. */
export interface Named {
  heads: readonly string[];
  of: readonly string[];
  /** The weekdays in it, by their first letters. */
  days: readonly string[];
  kind?: Kind;
}

interface Words {
  nones: PhraseFinder;
  continues: PhraseFinder;
  gives: PhraseFinder;
  anaphors: ReadonlySet<string>;
  of: RegExp;
}

let made: Words | undefined;

function words(): Words {
  if (made) return made;
  const { nones, continues, gives, anaphors, of } = references();
  const all = (lists: Readonly<Record<string, readonly string[]>>) => [
    ...new Set(Object.values(lists).flat()),
  ];
  made = {
    nones: phraseFinder(all(nones)),
    continues: phraseFinder(all(continues)),
    gives: phraseFinder(all(gives)),
    anaphors: new Set(all(anaphors)),
    of: new RegExp(`\\s(?:${all(of).join('|')})\\s|\\s(?=d')`, 'iu'),
  };
  return made;
}

const owner = /([\p{L}-]{2,30})(?:['’]s|s['’])(?=\s|$)/giu;

const withoutDays = (text: string): string => blanked(text, daySpansIn(text));

/** The one thing that a few words name. */
function namedBy(piece: string): Named | undefined {
  const kind = kinds().find(({ names }) => names.test(piece));
  const rest = kind ? piece.replace(kind.names, ' ') : piece;
  const owners = [...rest.matchAll(owner)].map(([, name = '']) => name);
  const days = daysIn(piece);
  const plain = withoutDays(rest.replaceAll(owner, ' '));
  const [head = '', ...belonging] = plain.split(words().of);
  const of = namingStems([...owners, ...belonging].join(' '));
  const heads = namingStems(head);
  const isHeadless = heads.length === 0 && of.length > 0 && !kind;
  return heads.length + of.length + days.length > 0 || kind
    ? {
        heads: isHeadless ? of : heads,
        of: isHeadless ? [] : of,
        days,
        ...(kind && { kind }),
      }
    : undefined;
}

/** The things that a stretch of a text names, each between its commas and conjunctions. */
export const namedBetween = (text: string): Named[] =>
  piecesOf(text).flatMap(({ text: piece }) => namedBy(piece) ?? []);

const lead = /^[\s,]*[\p{L}’']+/u;

/** Without the words in front that name nothing: "oh and please". */
function withoutLead(text: string): string {
  let rest = text.trimStart();
  for (let count = 0; count < 4; count += 1) {
    const [word] = lead.exec(rest) ?? [];
    if (!word || words().nones.leading(rest) > 0 || !isUnnamed(word.trim())) break;
    rest = rest.slice(word.length).replace(/^[\s,]+/u, '');
  }
  return rest;
}

/** What is behind the word that says that there is none of it: "no Bradford". */
export function behindNone(clause: string): string | undefined {
  const rest = withoutLead(clause);
  const length = words().nones.leading(rest);
  return length > 0 ? rest.slice(length).trim() : undefined;
}

/** What is behind the word that says that there is to be none of a kind; nothing where no kind follows. */
function behindNoneOfKind(clause: string): string | undefined {
  const behind = behindNone(clause);
  return behind !== undefined && kinds().some(({ names }) => names.test(behind)) ? behind : undefined;
}

const longestNone = 60;

/** Whether a text says that there is to be nothing of a kind of value, and nothing else: "no prices on the site, please". */
export function forbidsKind(text: string): boolean {
  if (text.length > longestNone || /\d/u.test(text)) return false;
  const behind = behindNoneOfKind(text);
  if (behind === undefined || kinds().every(({ names }) => names.exec(behind)?.index !== 0)) return false;
  return namedBetween(behind).every(({ heads, of, kind }) => kind && heads.length + of.length === 0);
}

/** Whether a text goes on with a ban: "neither". */
export const continuesBan = (text: string): boolean => words().continues.leading(text.trimStart()) > 0;

/** Whether a text gives what was named right before it: "that's 07700 900461". */
export const isGiving = (text: string): boolean => words().gives.leading(text.trimStart()) > 0;

/** Whether a text points to what was said right before it: "that figure is …". */
export function isPointing(text: string): boolean {
  const [first = ''] = text
    .trimStart()
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u, 1);
  return words().anaphors.has(first);
}

const clauseEnd = /[.;:!?]\s|\n/u;
const farthest = 6;

/** What follows in the same breath, where it only goes on with the list: "my age, the address or the phone number". */
function listBehind(text: string): string {
  const [sentence = ''] = text.split(clauseEnd, 1);
  const parts = sentence.split(/,\s/u);
  const stop = parts.findIndex((part, at) => at > 0 && part.trim().split(/\s+/u).length > farthest);
  return (stop < 0 ? parts : parts.slice(0, stop)).join(', ');
}

/**
 * The stretches of a text that name what its templates speak of, the likeliest first for each: what stands in the template, behind
 * it, before it.
 */
export function namingStretches(text: string, finder: TemplateFinder): string[][] {
  const matches = finder.matches(text);
  const stretches = matches.map(({ start, end, named }, at) => {
    const behind = listBehind(text.slice(end, matches[at + 1]?.start ?? text.length));
    if (named !== undefined)
      return [`${named}${/^\s*(?:,|and|und|et|y|e|en|i)\s/u.test(behind) ? behind : ''}`];
    const [before = '', earlier = ''] = text
      .slice(matches[at - 1]?.end ?? 0, start)
      .split(/[,.;:!?]\s/u)
      .toReversed();
    // "When she was born, that's nobody's business".
    const isEarlier = before.trim() === '' && kinds().some(({ names }) => names.test(earlier));
    return [behind, isEarlier ? earlier : before];
  });
  const nones = text.split(/[,;:.!?]\s|\s[–—-]\s/u).flatMap((clause) => {
    const behind = behindNoneOfKind(clause);
    return behind === undefined ? [] : [[behind]];
  });
  return [...stretches, ...nones];
}
