import type { Token } from '../chain/tokens.ts';
import { unlearnt } from '../chain/unlearnt.ts';
import type { Edit } from '../relate/edit.ts';
import { aroundOf, meets, type Region, type TokenSpan, within } from './correction.ts';
import { inFull, mayReplace } from './counted.ts';
import {
  type CorrectionModels,
  type Found,
  findCorrections,
  oldOf,
  type Prompt,
  promptOf,
  shippedModels,
} from './find-corrections.ts';
import type { Segment } from './segments.ts';

interface Change {
  fresh: TokenSpan | undefined;
  olds: readonly TokenSpan[];
}

/** Of the segments of a region, those of which all is carried out. */
const wholeSegments = (segments: readonly Segment[], region: Region, left: readonly TokenSpan[]): Segment[] =>
  segments.filter((segment) => meets(segment, region) && !left.some((fresh) => meets(fresh, segment)));

const sign = /^[,;:–—-]$/u;
const bracket = /^[([]$/u;

/** What of a segment goes. Within a sentence the words behind what holds go on from it: "8, no, 9 courses". */
function goneOf(
  tokens: readonly Token[],
  segment: Segment,
  region: Region,
  changes: readonly Change[],
): TokenSpan {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  if (region.startsSentence || bracket.test(textAt(region.from))) return segment;
  const isLed = segment.from === region.from && sign.test(textAt(segment.from - 1));
  const from = isLed ? segment.from - 1 : segment.from;
  if (segment.to < region.to) return { from, to: segment.to };
  const last = changes.findLast(({ fresh }) => fresh && meets(fresh, segment))?.fresh;
  const endsInSign = /^[,.;:]$/u.test(textAt(segment.to - 1));
  return { from, to: last?.to ?? segment.to - (endsInSign ? 1 : 0) };
}

/** Spans that follow each other as one. */
function joined(spans: readonly TokenSpan[]): TokenSpan[] {
  const rows: TokenSpan[] = [];
  for (const { from, to } of spans) {
    const last = rows.at(-1);
    if (last?.to === from) last.to = to;
    else rows.push({ from, to });
  }
  return rows;
}

/** The words that stand in front of a region. */
function saidBefore(tokens: readonly Token[], region: Region): Set<string> {
  const { from } = aroundOf(tokens, region);
  return new Set(within(tokens, { from, to: region.from }).map(({ small }) => small));
}

/** Whether a stretch gives what the prompt has not said before: a number or a name. */
const isNews = (tokens: readonly Token[], said: ReadonlySet<string>, fresh: TokenSpan): boolean =>
  within(tokens, fresh).some(({ text, small }) => /^[\p{N}\p{Lu}]/u.test(text) && !said.has(small));

const year = /^(?:19|20)\d\d$/u;

/** The numbers of a region that the prompt has not said before and that take the place of nothing; since when is a reason. */
const untold = (
  tokens: readonly Token[],
  said: ReadonlySet<string>,
  { from, to }: Region,
  changes: readonly Change[],
): TokenSpan[] =>
  within(tokens, { from, to }).flatMap(({ small }, offset) => {
    const span = { from: from + offset, to: from + offset + 1 };
    const isTold = said.has(small) || changes.some(({ fresh }) => fresh && meets(fresh, span));
    return /^\p{N}/u.test(small) && !year.test(small) && !isTold ? [span] : [];
  });

/** What is carried out of a region, and what stays as it is since nothing was found that it takes the place of. */
interface Settled {
  changes: readonly Change[];
  left: readonly TokenSpan[];
}

function settle(prompt: Prompt, { region, corrections }: Found): Settled {
  const changes: Change[] = [];
  const left: TokenSpan[] = [];
  const before = saidBefore(prompt.tokens, region);
  for (const correction of corrections) {
    const taken = changes.flatMap((change) => change.olds);
    const olds = oldOf(prompt, region, correction, taken).filter((old) =>
      mayReplace(prompt.tokens, correction.fresh, old),
    );
    const fresh = correction.fresh && inFull(prompt.tokens, correction.fresh, olds);
    if (olds.length > 0) changes.push({ fresh, olds });
    else if (correction.fresh && isNews(prompt.tokens, before, correction.fresh)) left.push(correction.fresh);
  }
  return { changes, left: [...left, ...untold(prompt.tokens, before, region, changes)] };
}

/** One region as it is carried out, in UTF-16 units of the prompt. */
export interface CarriedOut {
  start: number;
  end: number;
  /** Where what it corrects stands. */
  of: number;
  /** Whether it is whole sentences, of which nothing is left. */
  isWhole: boolean;
  edits: readonly Edit[];
}

function carryOut(prompt: Prompt, found: Found): CarriedOut[] {
  const { text, tokens, segments } = prompt;
  const { region } = found;
  const { changes, left } = settle(prompt, found);
  const [first] = changes.flatMap(({ olds }) => olds);
  if (!first) return [];
  const placed = ({ from, to }: TokenSpan) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  });
  const said = (span: TokenSpan | undefined): string => {
    const { start, end } = span ? placed(span) : { start: 0, end: 0 };
    return text.slice(start, end);
  };
  const put = changes.flatMap(({ fresh, olds }) =>
    olds.map((old) => ({ ...placed(old), text: said(fresh) })),
  );
  const whole = wholeSegments(segments, region, left);
  const gone = joined(whole.map((segment) => goneOf(tokens, segment, region, changes)));
  return [
    {
      ...placed(region),
      of: placed(first).start,
      isWhole: region.startsSentence && left.length === 0,
      edits: [...put, ...gone.map((span) => ({ ...placed(span), text: '' }))],
    },
  ];
}

/**
 * What the writer of a prompt takes back, with what holds in its place, and the words that only say so: region by region.
 *
 * @param tag of its language: "pt-BR"
 */
export function correctionsIn(
  text: string,
  tag: string,
  models: CorrectionModels = shippedModels,
): CarriedOut[] {
  const [language = 'en'] = tag.split('-');
  if (unlearnt.has(language)) return [];
  const prompt = promptOf(text, language, models);
  return findCorrections(prompt).flatMap((found) => carryOut(prompt, found));
}

/** The edits of regions in order, without those that stand in another one. */
export function editsOf(corrections: readonly CarriedOut[]): Edit[] {
  const edits = corrections
    .flatMap((each) => each.edits)
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  return edits.filter(({ start }, at) => (edits[at - 1]?.end ?? 0) <= start);
}
