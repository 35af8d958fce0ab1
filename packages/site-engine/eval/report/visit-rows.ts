import { overlap } from '../checks/structure.ts';
import { type VisitedSite, visitedChecks } from '../checks/visited.ts';
import { judgeAll, type Row } from './row.ts';

const most = 0.4;

interface Pair {
  name: string;
  share: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function overlapRow(check: string, pairs: readonly Pair[]): Row {
  const alike = pairs.filter(({ share }) => share >= most).toSorted((a, b) => b.share - a.share);
  const highest = pairs.reduce((highest, { share }) => Math.max(highest, share), 0);
  return {
    check,
    goal: `< ${percent(most)}`,
    measured: `at most ${percent(highest)}, ${alike.length} of ${pairs.length} over`,
    isMet: alike.length === 0,
    problems: alike.map(({ name, share }) => `${name}: ${percent(share)}`),
  };
}

const typeOf = ({ brief }: VisitedSite): string => brief.siteType.value.id;

function pairsOfTypes(sites: readonly VisitedSite[]): Pair[] {
  return sites.flatMap((one, index) =>
    sites
      .slice(index + 1)
      .filter((other) => typeOf(other) !== typeOf(one))
      .map((other) => ({
        name: `${one.prompt.id} and ${other.prompt.id}`,
        share: overlap(one.visit.blocks, other.visit.blocks),
      })),
  );
}

const designsOf = (sites: readonly VisitedSite[]): Pair[] =>
  sites.map(({ prompt, visit }) => ({ name: prompt.id, share: overlap(visit.blocks, visit.otherBlocks) }));

const idOf = ({ prompt }: VisitedSite): string => prompt.id;

/** What the browser saw. */
export const visitRows = (sites: readonly VisitedSite[]): Row[] => [
  ...visitedChecks.map((check) => judgeAll(check, sites, idOf)),
  overlapRow('Structure shared by sites of two types', pairsOfTypes(sites)),
  overlapRow('Structure shared by two designs of a prompt', designsOf(sites)),
];
