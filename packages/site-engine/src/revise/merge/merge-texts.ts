import { diff } from 'node:util';

/** A stretch of the base, by its tokens, and what a side has in its place. */
interface Hunk {
  start: number;
  end: number;
  tokens: string[];
}

const tagsAndTexts = /<[^<>]*>|[^<\s][^<]*|\s+/gu;
const rules = /[^{};]*[{};]|[^{};]+/gu;

const tokensOf = (text: string, isCss: boolean): string[] => {
  const tokens: string[] = [];
  let end = 0;
  for (const { 0: token, index } of text.matchAll(isCss ? rules : tagsAndTexts)) {
    if (index > end) tokens.push(text.slice(end, index));
    tokens.push(token);
    end = index + token.length;
  }
  if (end < text.length) tokens.push(text.slice(end));
  return tokens;
};

/** Past this, what differs is not an edit any more, and comparing it costs too much. */
const mostDifferent = 2000;

/** How many entries two rows have in common at their beginning, or, counted from the end, at their end. */
function commonLength(
  one: readonly string[],
  other: readonly string[],
  most: number,
  fromEnd = false,
): number {
  let length = 0;
  const at = (row: readonly string[]) => (fromEnd ? row.at(-1 - length) : row[length]);
  while (length < most && at(one) === at(other)) length += 1;
  return length;
}

/** What a side has changed of the base; undefined where it has changed too much. */
function hunksOf(base: readonly string[], side: readonly string[]): Hunk[] | undefined {
  const start = commonLength(base, side, Math.min(base.length, side.length));
  const tail = commonLength(base, side, Math.min(base.length, side.length) - start, true);
  const [before, after] = [base.slice(start, base.length - tail), side.slice(start, side.length - tail)];
  if (before.length + after.length > mostDifferent) return undefined;
  const hunks: Hunk[] = [];
  let [at, open] = [start, undefined as Hunk | undefined];
  // It tells what the first has more than the second.
  for (const [kind, token] of diff(after, before)) {
    if (kind === 0) {
      open = undefined;
      at += 1;
      continue;
    }
    if (!open) {
      open = { start: at, end: at, tokens: [] };
      hunks.push(open);
    }
    if (kind < 0) at += 1;
    open.end = at;
    if (kind > 0) open.tokens.push(token);
  }
  return hunks;
}

const isSame = (one: Hunk, other: Hunk): boolean =>
  one.start === other.start && one.end === other.end && one.tokens.join('') === other.tokens.join('');

const touch = (one: Hunk, other: Hunk): boolean => one.start <= other.end && other.start <= one.end;

/** The tokens with all hunks in them, of which none overlap; what is put in at a place stands before what takes that place. */
const withHunks = (tokens: readonly string[], hunks: readonly Hunk[]): string =>
  hunks
    .toSorted((one, two) => two.start - one.start || two.end - one.end)
    .reduce<string[]>(
      (text, { start, end, tokens: next }) => text.toSpliced(start, end - start, ...next),
      [...tokens],
    )
    .join('');

/** What both sides have made of a text; undefined where they have changed the same place. */
export function mergeTexts(base: string, ours: string, theirs: string, isCss = false): string | undefined {
  if (ours === base) return theirs;
  if (theirs === base || theirs === ours) return ours;
  const tokens = tokensOf(base, isCss);
  const [own, other] = [ours, theirs].map((side) => hunksOf(tokens, tokensOf(side, isCss)));
  if (!own || !other) return undefined;
  const added = other.filter((hunk) => !own.some((one) => isSame(one, hunk)));
  if (added.some((hunk) => own.some((one) => touch(one, hunk)))) return undefined;
  return withHunks(tokens, [...own, ...added]);
}

const overlap = (one: Hunk, other: Hunk): boolean =>
  (one.start < other.end && other.start < one.end) || (one.start === other.start && one.end === other.end);

/** A style sheet built anew, with what was changed by hand in the one before; where both differ from that, it stays as it is built. */
export function mergeStyles(before: string, byHand: string, built: string): string {
  if (byHand === before) return built;
  const tokens = tokensOf(before, true);
  const [own, next] = [byHand, built].map((side) => hunksOf(tokens, tokensOf(side, true)));
  if (!own || !next) return built;
  const kept = own.filter((hunk) => !next.some((one) => overlap(one, hunk)));
  return withHunks(tokens, [...next, ...kept]);
}
