import { exactWords } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../phrases.ts';

interface Names {
  headline: PhraseFinder;
  title: PhraseFinder;
  button: PhraseFinder;
  notice: PhraseFinder;
  wholeKeys: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

let made: Names | undefined;

function names(): Names {
  if (made) return made;
  const { headlines, wholeKeys, titles, buttons, notices, quotes } = exactWords();
  made = {
    headline: phraseFinder(headlines),
    title: phraseFinder(titles),
    button: phraseFinder(buttons),
    notice: phraseFinder(notices),
    wholeKeys: new Set(wholeKeys),
    all: new Set([...headlines, ...titles, ...buttons, ...quotes]),
  };
  return made;
}

const isWholeKey = (text: string): boolean => names().wholeKeys.has(text.trim().toLowerCase());

/** Whether a key says that its words stand at the top: "Strapline", "Hero headline". */
export const isHeadlineKey = (key: string): boolean => names().headline.has(key) || isWholeKey(key);

/** Whether a key says that its words stand on a button: "CTA". */
export const isButtonKey = (key: string): boolean => names().button.has(key);

/** Where words go that a text introduces. */
export function introducedUse(text: string): 'button' | 'headline' | 'notice' | undefined {
  const { button, headline, title, notice } = names();
  if (button.has(text)) return 'button';
  if (headline.has(text) || title.has(text) || isWholeKey(text)) return 'headline';
  return notice.has(text) ? 'notice' : undefined;
}

/** A key of words that are printed as they are. Its first or last word tells, or all: "Hero headline", "Slogan below the logo". */
export function isVerbatim(key: string): boolean {
  const small = key.toLowerCase();
  const words = small.split(' ');
  const { all } = names();
  return isWholeKey(key) || [small, words.at(-1) ?? '', words[0] ?? ''].some((word) => all.has(word));
}
