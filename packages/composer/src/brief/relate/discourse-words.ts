import { discourse } from '@sitewright/composer-content';
import { escapePattern } from '../../escape-pattern.ts';
import { type PhraseFinder, phraseFinder } from '../../phrases.ts';

interface Finders {
  corrects: PhraseFinder;
  withdraws: PhraseFinder;
  depends: PhraseFinder;
  changes: PhraseFinder;
  nows: PhraseFinder;
  adds: PhraseFinder;
  opens: PhraseFinder;
  closes: PhraseFinder;
  conceals: PhraseFinder;
  forbids: PhraseFinder;
  instead: RegExp;
  denies: PhraseFinder;
  reports: PhraseFinder;
  speakers: PhraseFinder;
  turns: ReadonlySet<string>;
  olds: PhraseFinder;
  wrongs: PhraseFinder;
  moves: readonly Moving[];
  /** The verbs of all moves: most sentences have none of them. */
  moveVerbs: PhraseFinder;
  tentative: PhraseFinder;
  contrasts: ReadonlySet<string>;
  drops: PhraseFinder;
  costing: ReadonlySet<string>;
  replaces: readonly Replacing[];
  puts: readonly Putting[];
}

/** The word that says that something moved, and what stands from the old place up to the new one. */
export interface Moving {
  verb: PhraseFinder;
  left: RegExp;
}

const moving = ([verb = '', from = '', to = '']: readonly string[]): Moving => ({
  verb: phraseFinder([verb]),
  left: new RegExp(`(?<![\\p{L}])${from}\\s[^.,;()]{1,40}?\\s(?=${to}\\s)`, 'iu'),
});

/** What stands around that which is to stand where something else was said: "use NEW instead". */
export interface Putting {
  before: string;
  behind: string;
}

function putting(template: string): Putting {
  const [before = '', behind = ''] = template.split('NEW');
  return { before: before.trim(), behind: behind.trim() };
}

/** What stands before, between and behind what was said and what is to stand there. */
export interface Replacing {
  parts: readonly [before: string, between: string, behind: string];
  isOldFirst: boolean;
}

/** A comma may be left out. */
function replacing(template: string): Replacing[] {
  const parts = template.split(/OLD|NEW/u);
  const [before = '', between = '', behind = ''] = parts;
  const isOldFirst = template.indexOf('OLD') < template.indexOf('NEW');
  const bare = between.replace(/^, /u, ' ');
  return [between, ...(bare === between ? [] : [bare])].map((each) => ({
    parts: [before, each, behind],
    isOldFirst,
  }));
}

let made: Finders | undefined;

/** The words of all languages that tie a clause to another; made when they are first needed. */
export function discourseWords(): Finders {
  if (made) return made;
  const { corrects, withdraws, depends, changes, conceals, forbids, instead, ...words } = discourse();
  const all = (lists: Readonly<Record<string, string[]>>): string[] => [
    ...new Set(Object.values(lists).flat()),
  ];
  const moves = Object.values(words.moves).flat();
  const longestFirst = all(instead).toSorted((a, b) => b.length - a.length);
  made = {
    corrects: phraseFinder(all(corrects)),
    withdraws: phraseFinder(all(withdraws)),
    depends: phraseFinder(all(depends)),
    changes: phraseFinder(all(changes)),
    conceals: phraseFinder(all(conceals)),
    forbids: phraseFinder(all(forbids)),
    nows: phraseFinder(all(words.nows)),
    adds: phraseFinder(all(words.adds)),
    opens: phraseFinder(all(words.opens)),
    closes: phraseFinder(all(words.closes)),
    denies: phraseFinder(all(words.denies)),
    reports: phraseFinder(all(words.reports)),
    speakers: phraseFinder(all(words.speakers)),
    turns: new Set(all(words.turns)),
    olds: phraseFinder(all(words.olds)),
    wrongs: phraseFinder(all(words.wrongs)),
    moves: moves.map(moving),
    moveVerbs: phraseFinder(moves.map(([verb = '']) => verb)),
    tentative: phraseFinder(all(words.tentative)),
    contrasts: new Set(all(words.contrasts)),
    drops: phraseFinder(all(words.drops)),
    costing: new Set(all(words.costing)),
    replaces: all(words.replaces).flatMap(replacing),
    puts: all(words.puts).map(putting),
    instead: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escapePattern).join('|')})(?![\\p{L}])`,
      'giu',
    ),
  };
  return made;
}

const sign = /^[\s,;:.!–—-]*/u;
const mostLeads = 3;

/** How long the words are in front of a text that say that it corrects something: "Sorry, actually no, ". */
export function correctionLead(text: string): number {
  let at = sign.exec(text)?.[0].length ?? 0;
  const from = at;
  for (let count = 0; count < mostLeads; count += 1) {
    const length = discourseWords().corrects.leading(text.slice(at));
    if (length === 0) break;
    at += length;
    at += sign.exec(text.slice(at))?.[0].length ?? 0;
  }
  return at === from ? 0 : at;
}

const tail = /(?:,\s|\s[–—-]\s)([\p{L}\s,'’]{2,30})$/u;

/** Where a text ends in words of a correction that follows it: "18 rue des Arts — non pardon"; its length where it does not. */
export function beforeCorrection(text: string): number {
  const found = tail.exec(text.slice(-40));
  const words = found?.[1] ?? '';
  const isCue = words !== '' && correctionLead(words) >= words.trimEnd().length;
  return isCue && found ? text.length - found[0].length : text.length;
}

const hesitation = /^(?:e+h+m*|u+h*m+|uh|er+m?|ä+h+m*|euh|hm+)[,\s]+/u;

/** How long the word is in front of a text by which somebody stops: "err ", "well "; 0 where there is none. */
export function turnLead(text: string): number {
  const small = text.toLowerCase();
  const [stop = ''] = hesitation.exec(small) ?? [];
  if (stop !== '') return stop.length;
  const [words = ''] = /^\p{L}{2,12}\s/u.exec(small) ?? [];
  return discourseWords().turns.has(words.trimEnd()) ? words.length : 0;
}

/** Whether words say nothing but that what stands beside them is corrected: "no, sorry". */
export const isCue = (text: string): boolean => {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/[,.!…]{1,3}$/u, '')
    .replace(hesitation, '');
  return discourseWords().turns.has(bare) || (bare !== '' && correctionLead(text) >= text.trimEnd().length);
};
