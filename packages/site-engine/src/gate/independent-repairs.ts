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

/** What is taken out is looked at alone, and a page that begins otherwise is read anew. */
const isPlain = ({ fix }: Problem): boolean =>
  fix !== undefined && !fix.removes && fix.edits.every(({ start }) => start > 0);

/** The repairs of several rules that do not build on one another: of a tag, only those of the first rule that changes it. */
export function independentOf(
  site: Site,
  rules: readonly Rule[],
  problems: Problems,
): ReadonlyMap<Rule, Problem[]> {
  const owners = new Map<string, Rule>();
  const isFree = (rule: Rule) => (problem: Problem) => {
    const source = site.files.get(problem.path);
    if (!isPlain(problem) || typeof source !== 'string') return false;
    const tags = (problem.fix?.edits ?? [])
      .map((edit) => tagAround(source, edit))
      .filter((tag) => tag !== undefined)
      .map((tag) => `${tag} ${problem.path}`);
    if (tags.some((tag) => (owners.get(tag) ?? rule) !== rule)) return false;
    for (const tag of tags) owners.set(tag, rule);
    return true;
  };
  const chosen = rules.map((rule): [Rule, Problem[]] => [
    rule,
    (problems.get(rule) ?? []).filter(isFree(rule)),
  ]);
  return new Map(chosen.filter(([, found]) => found.length > 0));
}
