import { discourse } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../phrases.ts';

interface Finders {
  corrects: PhraseFinder;
  withdraws: PhraseFinder;
  depends: PhraseFinder;
  instead: RegExp;
}

let made: Finders | undefined;

const escaped = (phrase: string): string => phrase.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The words of all languages that tie a clause to another; made when they are first needed. */
export function discourseWords(): Finders {
  if (made) return made;
  const { corrects, withdraws, depends, instead } = discourse();
  const all = (lists: Readonly<Record<string, string[]>>): string[] => [
    ...new Set(Object.values(lists).flat()),
  ];
  const longestFirst = all(instead).toSorted((a, b) => b.length - a.length);
  made = {
    corrects: phraseFinder(all(corrects)),
    withdraws: phraseFinder(all(withdraws)),
    depends: phraseFinder(all(depends)),
    instead: new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}])`, 'giu'),
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
