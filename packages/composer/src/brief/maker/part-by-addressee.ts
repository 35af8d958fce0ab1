import type { Cut } from '../cut/cut.ts';
import { conjunctions, introducing, reporting, subordinating } from '../cut/prose/function-words.ts';
import { splitCuts } from '../cut/split-cuts.ts';
import { forbidsTelling } from '../read/guard/maker-talk.ts';
import type { AddressedWord, Addressees } from './addressees.ts';

/** Words that follow each other, of one clause or of several that are told to the same. */
interface Run {
  start: number;
  end: number;
  count: number;
  /** Of the likelihoods that only the maker is told them. */
  sum: number;
}

const longest = 600;
const fewestWords = 3;
const sure = 0.62;

const isForMaker = ({ count, sum }: Run): boolean => sum >= count / 2;

const isClear = ({ count, sum }: Run): boolean =>
  count >= fewestWords && Math.max(sum, count - sum) >= sure * count;

const betweenClauses = /[,;:–—!?…\n"“”„«»，、；：]|\s-|-\s|\.\s/u;

/**
 * Whether one clause may end and another begin between two words: at a sign, or by a word that leads to one. Brackets have a reader
 * of their own.
 */
function isBorder(prompt: string, before: AddressedWord, word: AddressedWord): boolean {
  if (betweenClauses.test(prompt.slice(before.end, word.start))) return true;
  const said = prompt.slice(before.start, before.end).toLowerCase();
  const begins = prompt.slice(word.start, word.end).toLowerCase();
  if (introducing.has(begins)) return false;
  return reporting.has(said) || conjunctions.has(begins) || subordinating.has(begins);
}

const merged = (run: Run, other: Run): Run => ({
  start: Math.min(run.start, other.start),
  end: Math.max(run.end, other.end),
  count: run.count + other.count,
  sum: run.sum + other.sum,
});

function clausesOf(words: readonly AddressedWord[], prompt: string): Run[] {
  const clauses: Run[] = [];
  words.forEach((word, at) => {
    const { start, end, likelihood: sum } = word;
    const before = words[at - 1];
    const last = clauses.at(-1);
    const own = { start, end, count: 1, sum };
    if (before && last && !isBorder(prompt, before, word)) clauses[clauses.length - 1] = merged(last, own);
    else clauses.push(own);
  });
  return clauses;
}

/** Neighbours that belong together, as one. */
function joined(runs: readonly Run[], belong: (last: Run, run: Run) => boolean): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && belong(last, run)) result[result.length - 1] = merged(last, run);
    else result.push(run);
  }
  return result;
}

const isForSame = (one: Run, other: Run): boolean => isForMaker(one) === isForMaker(other);

/** Runs that are told to different ones; what is not clear goes with what stands before it. */
function clearRuns(words: readonly AddressedWord[], prompt: string): Run[] {
  const runs = joined(clausesOf(words, prompt), isForSame);
  const clear = joined(runs, (last, run) => !isClear(run) || isForSame(last, run));
  const [first, second, ...others] = clear;
  return first && second && !isClear(first) ? [merged(first, second), ...others] : clear;
}

const separators = /^[\s,;:–—.()"”“„»«-]+|(?<![\s,;:–—("“„«-])[\s,;:–—("“„«-]+$/gu;

/** Of prose only: signs and lines part what stands in lists, tables and forms. What forbids to tell something holds all of that. */
const isProse = ({ sentence, isWish, asked, cells, quoted, text }: Cut): boolean =>
  sentence !== undefined &&
  !isWish &&
  !asked &&
  !cells &&
  quoted === undefined &&
  text.length <= longest &&
  !forbidsTelling(text);

function partsOf(cut: Cut, prompt: string, addressees: Addressees): Cut[] {
  const at = prompt.slice(cut.start, cut.end).indexOf(cut.text);
  if (at < 0 || !isProse(cut)) return [cut];
  const from = cut.start + at;
  const to = from + cut.text.length;
  const runs = clearRuns(addressees.within(from, to), prompt);
  if (runs.length < 2) return [cut];
  return runs.map((run, index) => {
    const end = runs[index + 1]?.start;
    const own = prompt.slice(run.start, end ?? to);
    return {
      ...cut,
      start: index === 0 ? cut.start : run.start,
      end: end ?? cut.end,
      text: own.replaceAll(separators, ''),
      ...(index > 0 && { kind: 'part' as const, joined: true }),
    };
  });
}

/** Statements that tell visitors one thing and the maker another, in parts. */
export const partByAddressee = (cuts: readonly Cut[], prompt: string, addressees: Addressees): Cut[] =>
  splitCuts(cuts, (cut) => partsOf(cut, prompt, addressees));
