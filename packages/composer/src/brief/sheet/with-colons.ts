import { shapeOf } from '../cut/blocks/line-shape.ts';
import { isMoney } from '../cut/prose/values.ts';
import { isFirstPage, isKnownLabel, mayBeLabel } from './labels.ts';

/** A line that begins with a label, and the sign behind it. */
interface Labelled {
  label: string;
  value: string;
  /** Where the dash and the space around it stand in the prompt; nothing where the line has a colon. */
  dash: { start: number; end: number } | undefined;
}

/** "Name - Alder", "Name- Alder", "Name -Alder"; a dash between letters is a part of their word. */
const dashed = /[ \t]{1,4}[-–—][ \t]{0,4}|[-–—][ \t]{1,4}/u;
const colon = /[:：]/u;
/** What a label and a sign behind it may take of a line. */
const looked = 44;
const emphasis = /\*\*|__/gu;

function labelledAt(prompt: string, start: number, end: number): Labelled | undefined {
  const line = prompt.slice(start, end);
  const text = line.trim();
  const shape = shapeOf(text);
  if (shape.kind !== 'item' && shape.kind !== 'text') return undefined;
  const from = line.indexOf(text) + (shape.kind === 'item' ? shape.content : 0);
  const begin = line.slice(from, from + looked);
  const sign = dashed.exec(begin);
  const at = begin.search(colon);
  const isColon = at >= 0 && (sign === null || at < sign.index);
  if (!isColon && sign === null) return undefined;
  const label = begin
    .slice(0, isColon ? at : sign?.index)
    .replaceAll(emphasis, '')
    .trim();
  if (!mayBeLabel(label)) return undefined;
  const index = start + from + (sign?.index ?? 0);
  const dash = isColon || sign === null ? undefined : { start: index, end: index + sign[0].length };
  return { label, value: dash ? prompt.slice(dash.end, end).trim() : line.slice(from + at + 1).trim(), dash };
}

/** "Bread - £4": a thing and nothing but its price. */
const isPriced = ({ label, value }: Labelled): boolean =>
  !isKnownLabel(label) && isMoney(value.split(/\s+/u, 1)[0] ?? '');

const fewestKnown = 2;
const leastKnown = 1 / 3;

/** Whether labelled lines are a sheet: at least two of its labels are known, and no few of them. */
function isSheet(lines: readonly Labelled[]): boolean {
  const labels = lines.map(({ label }) => label.toLowerCase());
  const known = new Set(labels.filter(isKnownLabel));
  return known.size >= fewestKnown && known.size >= labels.length * leastKnown && !labels.some(isFirstPage);
}

/** So many lines that are no part of a sheet stand within it: a sentence, the end of a value. */
const mostOthers = 1;

/** Lines with labels that stand below each other, whatever space is between them. */
function runsOf(prompt: string): Labelled[][] {
  const runs: Labelled[][] = [[]];
  let others = 0;
  for (let start = 0; start < prompt.length; ) {
    const found = prompt.indexOf('\n', start);
    const end = found < 0 ? prompt.length : found;
    const labelled = labelledAt(prompt, start, end);
    if (labelled && !isPriced(labelled)) {
      if (others > mostOthers) runs.push([]);
      runs.at(-1)?.push(labelled);
      others = 0;
    } else if (!labelled && prompt.slice(start, end).trim() !== '') others += 1;
    start = end + 1;
  }
  return runs;
}

/**
 * A prompt in which the labels of a sheet have colons, where its writer put dashes: "When - Tuesdays" is "When:  Tuesdays". Every sign
 * stays at its place.
 */
export function withColons(prompt: string): string {
  const dashes = runsOf(prompt)
    .filter(isSheet)
    .flat()
    .flatMap(({ dash }) => dash ?? []);
  let text = '';
  let from = 0;
  for (const { start, end } of dashes) {
    text += `${prompt.slice(from, start)}:${' '.repeat(end - start - 1)}`;
    from = end;
  }
  return text + prompt.slice(from);
}
