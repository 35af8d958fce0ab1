import type { Brief } from '@sitewright/contracts';
import type { BlockOf } from './beside.ts';
import type { Detail } from './holding.ts';
import { inARow, sentence } from './words.ts';

const fewest = 2;

/** Sentences of one paragraph as running text, in their order. */
function joined(sentences: readonly Detail[]): Detail {
  const inOrder = sentences.toSorted((one, other) => (one.from[0] ?? 0) - (other.from[0] ?? 0));
  return {
    text: inARow(inOrder.map(({ text }) => sentence(text))),
    from: inOrder.flatMap(({ from }) => from),
  };
}

/** Stories as their owner wrote them: the sentences of each paragraph together. */
export function asParagraphs(story: readonly Detail[], blockOf: BlockOf): Detail[] {
  const groups = Map.groupBy(story, (one) => (one.key === undefined ? (blockOf(one) ?? one) : one));
  return [...groups.values()].map((group) => {
    const [only, ...others] = group;
    return only && others.length === 0 ? only : joined(group);
  });
}

/** The facts that are running text: two or more sentences of one paragraph that belong to nothing else. */
export function proseIn(details: readonly Detail[], { statements }: Brief, blockOf: BlockOf): Set<Detail> {
  const isProse = ({ key, from: [first = -1] }: Detail): boolean =>
    key === undefined && statements[first]?.key === undefined;
  const bare = details.filter((detail) => blockOf(detail) !== undefined && isProse(detail));
  const byBlock = [...Map.groupBy(bare, (detail) => blockOf(detail)).values()];
  return new Set(byBlock.filter((group) => group.length >= fewest).flat());
}
