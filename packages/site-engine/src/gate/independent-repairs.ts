import type { Edit } from './edits.ts';
import type { Problem, Rule } from './rule.ts';
import type { Site } from './site.ts';

export type Problems = ReadonlyMap<Rule, Problem[]>;

/** Tags are shorter, or their repairs take their turns. */
const longestTag = 2000;

/** The tag that an edit is inside of, by its place. */
function tagAround(source: string, { start }: Edit): number | undefined {
  const from = Math.max(0, start - longestTag);
  const before = source.slice(from, start);
  const open = before.lastIndexOf('<');
  return open > before.lastIndexOf('>') ? from + open : undefined;
}

/** A repair, and the tags that it changes: their places, and nothing of an edit between tags. */
interface Placed {
  problem: Problem;
  tags: (number | undefined)[];
}

/** The start of a page counts as a tag: what is put there has an order. */
function placeOf({ files }: Site, problem: Problem): Placed | undefined {
  const source = files.get(problem.path);
  if (!problem.fix || typeof source !== 'string') return undefined;
  const { edits } = problem.fix;
  return { problem, tags: edits.map((edit) => (edit.start === 0 ? 0 : tagAround(source, edit))) };
}

/**
 * Where something is taken out, a page may say less; nowhere else. So only what stays inside its tag, and says what it said, may go
 * with those rules that take something out.
 */
export type RepairKind = 'plain' | 'removing';

const removes = ({ problem }: Placed): boolean => problem.fix?.removes !== undefined;
const staysInside = ({ tags }: Placed): boolean => tags.every((tag) => tag !== undefined);

function ofKind(found: readonly Placed[], kind: RepairKind): readonly Placed[] {
  if (kind === 'plain') return found.filter((placed) => !removes(placed));
  return found.some(removes) ? found : found.filter(staysInside);
}

/** The repairs of one kind that do not build on one another: of a tag, only those of the first rule that changes it. */
export function independentOf(
  site: Site,
  rules: readonly Rule[],
  problems: Problems,
  kind: RepairKind,
): ReadonlyMap<Rule, Problem[]> {
  const owners = new Map<string, Rule>();
  const isFree = (rule: Rule, { problem, tags }: Placed): boolean => {
    const changed = tags.filter((tag) => tag !== undefined).map((tag) => `${tag} ${problem.path}`);
    if (changed.some((tag) => (owners.get(tag) ?? rule) !== rule)) return false;
    for (const tag of changed) owners.set(tag, rule);
    return true;
  };
  const chosen = rules.map((rule): [Rule, Problem[]] => {
    const placed = (problems.get(rule) ?? []).flatMap((problem) => placeOf(site, problem) ?? []);
    const free = ofKind(placed, kind).filter((each) => isFree(rule, each));
    return [rule, free.map(({ problem }) => problem)];
  });
  return new Map(chosen.filter(([, found]) => found.length > 0));
}
