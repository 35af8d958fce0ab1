import type { Cut } from '../cut/cut.ts';
import { having } from '../cut/prose/function-words.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { isWish, type Member, namesIn, parted } from './wished-rows.ts';

const longest = 400;
/** So many words at least say what it is, before "with". */
const fewestBefore = 2;

/** "A food blog with three posts: A, B and C": what it is, and the head of the row. Nothing where its head names no section. */
function headedRow({ text, kind }: Cut, names: ReadonlySet<string>): Member[] {
  if (kind !== 'heading' || text.length > longest) return [];
  const last = [...text.matchAll(/(?<!\p{L})\p{L}{2,9}\s/gu)].findLast(
    ({ 0: word, index }) =>
      having.has(word.trim().toLowerCase()) && countWords(text.slice(0, index)) >= fewestBefore,
  );
  if (!last) return [];
  const start = last.index + last[0].length;
  return isWish(text.slice(start), names)
    ? [
        { start: 0, end: last.index },
        { start, end: text.length },
      ]
    : [];
}

/** What is listed behind a head is no running text; the head alone is what it stands under. */
const listedUnder = ({ sentence: _, ...cut }: Cut, key: string): Cut => ({ ...cut, key });

const asHeading = ({ joined: _, ...cut }: Cut, names: ReadonlySet<string>): Cut => ({
  ...cut,
  kind: 'heading',
  text: inFirstCase(cut.text, names),
});

/** "drei Beiträgen" is headed by "drei Beiträge". */
function inFirstCase(text: string, names: ReadonlySet<string>): string {
  const last = text.slice(text.lastIndexOf(' ') + 1).toLowerCase();
  return !names.has(last) && last.endsWith('n') && names.has(last.slice(0, -1)) ? text.slice(0, -1) : text;
}

/** A cut under heads that were parted: where these came to stand, and what they are called now. */
function underHeads(cut: Cut, indexes: readonly number[], keys: ReadonlyMap<number, string>): Cut {
  const { under } = cut;
  if (under === undefined) return cut;
  const key = keys.get(under);
  const listed = key === undefined ? cut : listedUnder(cut, key);
  return { ...listed, under: indexes[under] ?? under };
}

/** What a site is stands over no row by itself: "a blog with three posts: …" is a blog, and has posts. */
export function partHeads(cuts: readonly Cut[], prompt: string, language: string): Cut[] {
  const names = namesIn(language);
  const result: Cut[] = [];
  const indexes: number[] = [];
  const keys = new Map<number, string>();
  for (const [at, written] of cuts.entries()) {
    const cut = underHeads(written, indexes, keys);
    const row = cuts[at + 1]?.under === at ? headedRow(cut, names) : [];
    const [first, head] = row.length > 0 ? parted(cut, prompt, row) : [];
    const last = first && head ? asHeading(head, names) : cut;
    if (first && head) {
      keys.set(at, last.text);
      result.push({ ...first, kind: 'sentence' });
    }
    indexes.push(result.length);
    result.push(last);
  }
  return result;
}
