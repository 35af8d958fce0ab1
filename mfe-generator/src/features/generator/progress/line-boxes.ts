import type { LinePlace } from '@sitewright/contracts';

/** One or several who stand in the line. */
export interface LineBox {
  id: string;
  what: 'writing' | 'waiting' | 'yours';
  /** What stands in the box: places, or how many are written. */
  words: string;
}

/** How many of a kind have a box of their own. */
const most = 2;

const writing = (running: number): LineBox[] =>
  running > most
    ? [{ id: 'all written', what: 'writing', words: String(running) }]
    : Array.from({ length: running }, (_, index) => ({ id: `written ${index}`, what: 'writing', words: '' }));

const waiting = (before: number): LineBox[] =>
  before > most
    ? [{ id: 'all waiting', what: 'waiting', words: `1 – ${before}` }]
    : Array.from({ length: before }, (_, index) => ({
        id: `waiting ${index}`,
        what: 'waiting',
        words: String(index + 1),
      }));

/** The line as boxes: who is being written, who waits before, and one's own place; many share a box. */
export const lineBoxes = ({ place, running }: LinePlace): LineBox[] => [
  ...writing(running),
  ...waiting(place - 1),
  { id: 'yours', what: 'yours', words: String(place) },
];

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** About how long until its turn, where that is known. */
export function waitWords({ seconds }: Pick<LinePlace, 'seconds'>): string {
  if (seconds === undefined) return '';
  if (seconds < 45) return 'Less than a minute.';
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'About a minute.' : `About ${minutes} minutes.`;
}

/** How many come before. */
export function beforeWords({ place }: Pick<LinePlace, 'place'>): string {
  const before = place - 1;
  if (before === 0) return 'Yours is next.';
  return `${numbers[before] ?? before} ${before === 1 ? 'is' : 'are'} waiting before yours.`;
}
