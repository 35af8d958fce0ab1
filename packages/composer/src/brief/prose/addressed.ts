import { asks } from '../read/facts/words.ts';
import { isForMaker, openingLength } from '../read/guard/maker-talk.ts';

/** Whether a sentence is said to whoever makes the site. */
export const isAddressed = (text: string): boolean =>
  asks(text) || isForMaker(text.slice(openingLength(text)));
