import { remembered } from '../../../remembered.ts';
import { isDense } from './dense.ts';
import { type MarkerWords, markerWords } from './marker-words.ts';

const longestPhrase = 3;
const shortestBeginning = 3;
const longestBeginning = 12;
const longestDense = 8;

/** Arabic writes "and", "the" and "with" at the word. */
const arabicLead = /^(?:وال|بال|ال|لل|و|ب|ل)(?=\p{L}{3})/u;

const ofBeginnings = remembered((word): readonly string[] => {
  const { beginnings } = markerWords();
  const found: string[] = [];
  for (let length = shortestBeginning; length <= Math.min(word.length, longestBeginning); length += 1)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  return found;
});

/** Each place of a run may begin a word. */
function ofRun({ dense }: MarkerWords, run: string): string[][] {
  const found: string[][] = [];
  for (let at = 0; at < run.length; at += 1)
    for (let length = 1; length <= Math.min(longestDense, run.length - at); length += 1) {
      const marks = dense.get(run.slice(at, at + length));
      if (marks) found.push(marks);
    }
  return found;
}

function ofWord(known: MarkerWords, words: readonly string[], at: number): string[] {
  const word = words[at] ?? '';
  const found = [...(known.whole.get(word) ?? []), ...ofBeginnings(word)];
  for (let count = 2; count <= longestPhrase; count += 1)
    found.push(...(known.whole.get(words.slice(at, at + count).join(' ')) ?? []));
  const bare = word.replace(arabicLead, '');
  return bare === word ? found : [...found, ...(known.whole.get(bare) ?? [])];
}

/** What the words of a text mark, in their order; words that mark nothing are left out. */
export function markersOf(words: readonly string[]): string[][] {
  const known = markerWords();
  return words.flatMap((word, at) => {
    if (isDense(word.charCodeAt(0))) return ofRun(known, word);
    const found = [...new Set(ofWord(known, words, at))];
    return found.length > 0 ? [found] : [];
  });
}

/** Which markers there are, which comes first, last and behind which, and which come together. */
export function markerNames(words: readonly string[]): string[] {
  const marked = markersOf(words);
  const all = [...new Set(marked.flat())].toSorted();
  if (all.length === 0) return ['none'];
  const share = Math.round((4 * Math.min(marked.length, words.length)) / words.length);
  const [first = []] = marked;
  const last = marked.at(-1) ?? [];
  const steps = marked.flatMap((each, at) =>
    each.flatMap((one) => (marked[at + 1] ?? []).map((two) => `${one}>${two}`)),
  );
  return [
    ...all,
    `share ${share}`,
    ...first.map((one) => `first ${one}`),
    ...last.map((one) => `last ${one}`),
    ...new Set(steps),
    ...all.flatMap((one, at) => all.slice(at + 1).map((two) => `${one}+${two}`)),
    ...all.map((one) => `${one} share ${share}`),
  ];
}

/** Pairs of what the head marks and what the statement does. */
export function markerPairs(keyWords: readonly string[], words: readonly string[]): string[] {
  const under = [...new Set(markersOf(keyWords).flat()), 'any'];
  const own = [...new Set(markersOf(words).flat()), 'any'];
  return under.flatMap((one) => own.map((two) => `${one}/${two}`));
}
