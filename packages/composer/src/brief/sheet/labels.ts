import { exactWords, type FactWords, factWords } from '@sitewright/composer-content';
import { calendarWords } from '../cut/prose/calendar-words.ts';
import { isDescribingKey } from '../read/identity/description/describing-key.ts';

type Labels = Readonly<Record<keyof FactWords['labels'], ReadonlySet<string>>>;

let made: Labels | undefined;

function labels(): Labels {
  if (made) return made;
  const { labels: known } = factWords();
  const { headlines, buttons } = exactWords();
  made = {
    names: new Set([...known.names, ...headlines, ...buttons]),
    openings: new Set(known.openings),
    endings: new Set(known.endings),
    pages: new Set(known.pages),
    places: new Set(known.places),
    areas: new Set(known.areas),
    whos: new Set(known.whos),
    meetings: new Set(known.meetings),
    whens: new Set(known.whens),
    costs: new Set(known.costs),
    answers: new Set(known.answers),
  };
  return made;
}

const mostWords = 4;
const longest = 32;
/** Letters, and what stands between words: no number, no sign that ends a sentence. */
const shape = /^\p{L}[\p{L}\p{M}'’&/ -]*$/u;

const wordsOf = (text: string): string[] => text.toLowerCase().replaceAll('’', "'").split(/\s+/u);

/** Whether words before a sign can be a label at all: a few of them, and no day: "Mon - Fri". */
export function mayBeLabel(text: string): boolean {
  if (text.length > longest || !shape.test(text)) return false;
  const words = wordsOf(text);
  return words.length <= mostWords && !tellsDay(words);
}

const shortestDay = 3;

/** "Mon", "Mo bis Fr", "every Tuesday"; days of two letters are other words too: "to book". */
function tellsDay(words: readonly string[]): boolean {
  const isDay = (word: string | undefined) => word !== undefined && calendarWords.has(word);
  return (
    words.some((word) => word.length >= shortestDay && isDay(word)) || [words[0], words.at(-1)].every(isDay)
  );
}

/** Whether a label is one of those that sheets have whatever they are about: "When", "Where we meet", "Band name". */
export function isKnownLabel(text: string): boolean {
  const { names, places, areas, whos, meetings, costs, openings, endings } = labels();
  const words = wordsOf(text);
  return (
    [names, places, areas, whos, meetings, costs].some((list) => list.has(words.join(' '))) ||
    openings.has(words[0] ?? '') ||
    endings.has(words.at(-1) ?? '') ||
    isDescribingKey(text)
  );
}

/** Whether a label is what the first page of a site is called: those beside it are pages. */
export const isFirstPage = (text: string): boolean => labels().pages.has(wordsOf(text).join(' '));

const isOf = (list: ReadonlySet<string>, text: string): boolean => list.has(wordsOf(text.trim()).join(' '));

/** Whether a label is one of where the whole takes place: "Where", "Where we meet", "Venue". */
export function isPlaceLabel(text: string): boolean {
  const { places } = labels();
  const words = wordsOf(text.trim());
  return places.has(words.join(' ')) || (words.length <= mostWords && places.has(words[0] ?? ''));
}

/** Whether a label is one of how far somebody comes: "Area". */
export const isAreaLabel = (text: string): boolean => isOf(labels().areas, text);

/** Whether the commas behind a label part nothing: a place, an area, whom something is for and when people meet are told as one. */
export const isOfOneThing = (text: string): boolean =>
  isPlaceLabel(text) || isAreaLabel(text) || isOf(labels().whos, text) || isOf(labels().meetings, text);

/** Whether a label says that prices follow: "Cost", "Sizes and prices". */
export const isCostLabel = (text: string): boolean =>
  labels().costs.has(wordsOf(text.trim()).at(-1) ?? '') || isOf(labels().costs, text);

/** Whether a word behind a label answers what that asks: "yes", "none". */
export const isAnswer = (word: string): boolean => labels().answers.has(word.toLowerCase());

/** Whether a label says that people meet, or when: what stands behind it has no name of its own. */
export const isMeetingLabel = (text: string): boolean =>
  isOf(labels().meetings, text) || isOf(labels().whens, text);
