import { type RequestKind, toolPages } from '@sitewright/composer-content';
import { deckLanguagesIn } from './plan/tool-page/deck.ts';
import { placesOfWord } from './whole-words.ts';

/** A word for something to use, and where it stands in its text. */
export interface Noun {
  kind: RequestKind;
  start: number;
  end: number;
}

interface Entry {
  kind: RequestKind;
  word: string;
  isWeak: boolean;
  isEnding: boolean;
}

const longestWord = 40;

let entries: readonly Entry[] | undefined;

function allEntries(): readonly Entry[] {
  entries ??= Object.entries(toolPages().kinds).flatMap(([kind, words]) =>
    words.map((written) => ({
      // The schema of the data names every kind.
      kind: kind as RequestKind,
      word: written.replace(/^[?-]/u, ''),
      isWeak: written.startsWith('?'),
      isEnding: written.startsWith('-'),
    })),
  );
  return entries;
}

const wordAround = (text: string, { start, end }: Noun): string =>
  (/(?<![\p{L}\p{M}-])[\p{L}\p{M}-]*$/u.exec(text.slice(Math.max(0, start - longestWord), start))?.[0] ??
    '') + (/^[\p{L}\p{M}-]*/u.exec(text.slice(start, end + longestWord))?.[0] ?? '');

/** "blog", "Reiseblog": a site, whatever its word ends with. */
const isSite = (text: string, noun: Noun, isEnding: boolean): boolean =>
  isEnding && toolPages().sites.some((site) => wordAround(text, noun).endsWith(site));

/** The words for things to use in a text: of those that overlap the longest, from the first on. */
export function nounsIn(text: string, isPlayed: boolean): Noun[] {
  const small = text.toLowerCase();
  const found = allEntries().flatMap(({ kind, word, isWeak, isEnding }) =>
    isWeak && !isPlayed
      ? []
      : placesOfWord(small, word, isEnding)
          .map((place) => ({ ...place, kind }))
          .filter((noun) => !isSite(small, noun, isEnding)),
  );
  const isWithin = (one: Noun, other: Noun): boolean =>
    one !== other &&
    other.start <= one.start &&
    other.end >= one.end &&
    other.end - other.start > one.end - one.start;
  return found
    .filter((one) => !found.some((other) => isWithin(one, other)))
    .toSorted((one, other) => one.start - other.start);
}

/** Languages whose compounds and attributes stand in front of a noun: what follows it there makes another thing of it. */
const headLast: ReadonlySet<string> = new Set(['en', 'de', 'nl']);
/** "quiz night", "dice café": what stands behind it is the thing. */
export function isHead(text: string, { kind, start, end }: Noun, language: string): boolean {
  const { stops, own, joins, asking, articles, loose } = toolPages();
  if (!headLast.has(language)) return true;
  // "Days until", "countdown to": the day stands behind it.
  const isDay = kind === 'until';
  if (isDay && loose.includes(text.slice(start, end).toLowerCase().split(' ').at(-1) ?? '')) return true;
  const next = /^\s+([\p{L}\p{M}’'-]+)/u.exec(text.slice(end))?.[1]?.toLowerCase();
  return (
    !next ||
    [stops, own, joins, asking, articles, isDay ? loose : []].some((list) => list.includes(next)) ||
    deckLanguagesIn(next).length > 0
  );
}

/** Whether a text names something to use by itself: a quiz, no quiz night. */
export const namesTool = (text: string, kind: RequestKind, language: string): boolean =>
  nounsIn(text, false).some((noun) => noun.kind === kind && isHead(text, noun, language));
