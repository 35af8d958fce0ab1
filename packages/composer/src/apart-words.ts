import { frameWords } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from './phrases.ts';

let made: PhraseFinder | undefined;

/** What says in any language that a number is not the first to call: it is for emergencies, or for the press. */
export function apartWords(): PhraseFinder {
  made ??= phraseFinder(Object.values(frameWords()).flatMap((words) => words.apart));
  return made;
}
