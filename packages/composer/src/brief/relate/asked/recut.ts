import type { Cut, Told } from '../../cut/cut.ts';
import { conjunctions, joining } from '../../cut/prose/function-words.ts';

/** A stretch of a prompt that is one statement, whatever it was cut into. Offsets are the prompt's. */
export interface Span {
  start: number;
  end: number;
  text: string;
  asked?: NonNullable<Cut['asked']>;
  told?: Told;
}

/** Cuts of one sentence, and where the first of them stands. */
export interface Group {
  from: number;
  cuts: readonly Cut[];
}

/** The sentences of running text, each with all that it was cut into. */
export function groupsOf(cuts: readonly Cut[]): Group[] {
  const groups: { from: number; cuts: Cut[] }[] = [];
  for (const [from, cut] of cuts.entries()) {
    const last = groups.at(-1);
    if (last && cut.sentence && last.cuts[0]?.sentence === cut.sentence) last.cuts.push(cut);
    else groups.push({ from, cuts: [cut] });
  }
  return groups;
}

/** A sentence as it was written. */
export const rawOf = ({ cuts }: Group, prompt: string): string =>
  prompt.slice(cuts[0]?.start ?? 0, cuts.at(-1)?.end ?? 0);

const edges = /^[\s,;:.!?()"“”„«»–—-]+|(?<![\s,;:.!?("“„«–—-])[\s,;:.!?("“„«–—-]+$/gu;

/** What gives the reason for a page says it by itself, too, where its words stand as in a sentence of its own. */
const reason = /^(?:because|since|as|parce qu[e’']|car|porque|perché|pois)\s+/iu;

/** A text without the signs and conjunctions that tied it to what stood beside it. */
function loosened(raw: string): string {
  const text = raw.replaceAll(/\s+/gu, ' ').replaceAll(edges, '').replace(reason, '');
  const [first = ''] = text.split(' ', 1);
  const rest = conjunctions.has(first.toLowerCase()) && first !== 'I' ? text.slice(first.length + 1) : text;
  const last = rest.slice(rest.lastIndexOf(' ') + 1);
  return (joining.has(last.toLowerCase()) ? rest.slice(0, -last.length) : rest).replaceAll(edges, '');
}

/** A new cut, and the index that it had before where it is what is left of one. */
interface Piece {
  cut: Cut;
  was?: number;
}

/** What is left of a cut before, between and behind the spans that lie in it. */
function leftOf(cut: Cut, was: number, spans: readonly Span[], prompt: string): Piece[] {
  const within = spans.filter(({ start, end }) => start < cut.end && end > cut.start);
  if (within.length === 0) return [{ cut, was }];
  const borders = [cut.start, ...within.flatMap(({ start, end }) => [start, end]), cut.end];
  const pieces: Piece[] = [];
  for (let at = 0; at < borders.length; at += 2) {
    const [start = 0, end = 0] = [borders[at], borders[at + 1]];
    const text = end > start ? loosened(prompt.slice(start, end)) : '';
    const { quoted: _, sentence: __, ...rest } = cut;
    if (/\p{L}/u.test(text)) pieces.push({ cut: { ...rest, start, end, text }, was });
  }
  return pieces;
}

/** Each cut goes on to the next one: nothing of the prompt is in none. */
function covering(pieces: Piece[], { start, end }: { start: number; end: number }, prompt: string): Piece[] {
  return pieces.map(({ cut, was }, at) => {
    const next = pieces[at + 1]?.cut.start ?? end;
    const from = at === 0 ? start : cut.start;
    const to = from + prompt.slice(from, next).trimEnd().length;
    return {
      cut: { ...cut, start: from, end: at === pieces.length - 1 ? end : to },
      ...(was !== undefined && { was }),
    };
  });
}

/** A cut under a new head: what stands under a page, a list or a table is what is in it. */
function under(head: number, above: Cut | undefined, cut: Cut): Cut {
  if (above?.asked?.title === undefined) return { ...cut, under: head };
  const { sentence: _, ...entry } = cut;
  const asked = { as: above.asked.as === 'table' ? ('row' as const) : ('entry' as const) };
  return { ...entry, under: head, key: above.asked.title, asked };
}

/** What stood under a piece of a sentence stands under the nearest one before it that is no entry of the same list. */
function withHeads(
  pieces: readonly Piece[],
  { from }: Group,
  offset: number,
  outer: readonly number[],
): Cut[] {
  let head = 0;
  return pieces.map(({ cut, was }, at) => {
    const isEntry = was !== undefined && cut.under !== undefined && cut.under >= from;
    if (isEntry)
      return under(offset + head, pieces[head]?.cut, { ...cut, key: pieces[head]?.cut.text ?? '' });
    head = at;
    return cut.under === undefined ? cut : { ...cut, under: outer[cut.under] ?? cut.under };
  });
}

/** A sentence with its spans cut out of it as statements of their own. */
function recutGroup({ from, cuts }: Group, spans: readonly Span[], prompt: string): Piece[] {
  const [first, last] = [cuts[0], cuts.at(-1)];
  if (!first || !last) return [];
  const { depth, under, key } = first;
  const shared = {
    kind: 'part',
    depth,
    ...(under !== undefined && { under }),
    ...(key !== undefined && { key }),
  } as const;
  const own: Piece[] = spans.map((span) => ({ cut: { ...shared, ...span } }));
  const rest = cuts.flatMap((cut, at) => leftOf(cut, from + at, spans, prompt));
  const pieces = [...own, ...rest].sort((one, other) => one.cut.start - other.cut.start);
  return covering(pieces, { start: first.start, end: last.end }, prompt);
}

/** A cut under the head that it had, where that stands now. */
function moved(cut: Cut, places: readonly number[], cuts: readonly Cut[]): Cut {
  const head = cut.under === undefined ? undefined : places[cut.under];
  return head === undefined ? cut : under(head, cuts[head], cut);
}

/** All cuts, with the spans that `find` sees in each sentence as statements of their own. Spans stand in order and do not overlap. */
export function recut(cuts: readonly Cut[], prompt: string, find: (group: Group) => readonly Span[]): Cut[] {
  const result: Cut[] = [];
  const places: number[] = [];
  for (const group of groupsOf(cuts)) {
    const spans = find(group);
    const offset = result.length;
    const pieces = spans.length > 0 ? recutGroup(group, spans, prompt) : [];
    for (const cut of group.cuts) {
      const last = pieces.findLastIndex((piece) => piece.cut.start < cut.end);
      places.push(spans.length > 0 ? offset + last : result.length);
      if (spans.length === 0) result.push(moved(cut, places, result));
    }
    result.push(...withHeads(pieces, group, offset, places));
  }
  return result;
}
