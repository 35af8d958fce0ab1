import type { Brief } from '@sitewright/contracts';
import type { Draft, DraftType } from './drafts.ts';
import type { Detail, Holding } from './holding.ts';

/** What such parts hold is of the whole site, or of nothing. */
const apart: ReadonlySet<DraftType> = new Set(['hero', 'footer', 'details']);

/** What is no plain fact: beside it a fact of its paragraph can stand. */
const entriesIn = ({ groups, people, events, questions, figures, hours, contacts }: Holding) =>
  [groups.flatMap(({ items }) => items), people, events, questions, figures, hours, contacts].flat();

/** The number of the paragraph that a fact stands in; nothing where a prompt has no more than one, or somebody added the fact. */
export type BlockOf = (entry: { from: readonly number[] }) => number | undefined;

export function blocksIn({ statements }: Brief): BlockOf {
  const isOne = (statements.at(-1)?.block ?? 0) === 0;
  return ({ from: [first = -1] }) => (isOne ? undefined : statements[first]?.block);
}

/** Where the entries of each paragraph came to stand, by the statements that they were read from. */
function entriesByBlock(drafts: readonly Draft[], blockOf: BlockOf): Map<number, Map<number, Draft>> {
  const blocks = new Map<number, Map<number, Draft>>();
  for (const draft of drafts) {
    if (apart.has(draft.type)) continue;
    for (const { from } of entriesIn(draft.has)) {
      for (const index of from) {
        const block = blockOf({ from: [index] });
        if (block === undefined) continue;
        const within = blocks.get(block) ?? new Map<number, Draft>();
        blocks.set(block, within.set(index, draft));
      }
    }
  }
  return blocks;
}

/** Tells beside what a fact stands in its paragraph: the section of the nearest entry before it, else of the nearest behind it. */
export function besideIn(
  drafts: readonly Draft[],
  blockOf: BlockOf,
): (detail: Pick<Detail, 'from'>) => Draft | undefined {
  const blocks = entriesByBlock(drafts, blockOf);
  return (detail) => {
    const [first = -1] = detail.from;
    const within = blocks.get(blockOf(detail) ?? -1);
    if (within === undefined) return undefined;
    const places = [...within.keys()].sort((one, other) => one - other);
    const nearest = places.findLast((index) => index <= first) ?? places[0];
    return within.get(nearest ?? -1);
  };
}
