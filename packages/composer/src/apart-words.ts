import { frameWords } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from './phrases.ts';

let apart: PhraseFinder | undefined;
/** What says in any language that a number is not the first to call: it is for emergencies, for the press, or of somebody else. */
export function apartWords(): PhraseFinder {
  apart ??= phraseFinder(Object.values(frameWords()).flatMap((words) => [...words.apart, ...words.others]));
  return apart;
}

let others: readonly string[] | undefined;
/** Who has a number of their own in any language, and is no part of most that have a site: "taxi". */
export function othersWords(): readonly string[] {
  others ??= Object.values(frameWords()).flatMap((words) => words.others);
  return others;
}
