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

/** What is changed of a tag: one attribute, or, where none is named, all of it. */
interface Part {
  tag: string;
  attribute: string | undefined;
}

/**
 * Between tags, any number of rules may put something in one place, but not behind what another takes out: it may be the end of that.
 * The start of a page counts as a tag: what is put there has an order.
 */
function partOf({ id }: Rule, path: string, source: string, edit: Edit): Part {
  const { start, end, attribute } = edit;
  if (start === 0) return { tag: `start ${path}`, attribute };
  const tag = tagAround(source, edit);
  if (tag !== undefined) return { tag: `${tag} ${path}`, attribute };
  return { tag: `behind ${end} ${path}`, attribute: start === end ? `put by ${id}` : undefined };
}

/** Which rule changes what of each tag; the first one counts. */
class Owners {
  #tags = new Map<string, Map<string | undefined, Rule>>();

  mayHave(rule: Rule, { tag, attribute }: Part): boolean {
    const owners = this.#tags.get(tag);
    if (attribute === undefined) return !owners || [...owners.values()].every((owner) => owner === rule);
    return [attribute, undefined].every((part) => (owners?.get(part) ?? rule) === rule);
  }

  add(rule: Rule, { tag, attribute }: Part): void {
    const owners = this.#tags.get(tag) ?? new Map<string | undefined, Rule>();
    this.#tags.set(tag, owners.set(attribute, rule));
  }
}

/** The repairs that do not build on one another: of a tag, or of an attribute, only those of the first rule that changes it. */
export function independentOf(
  { files }: Site,
  rules: readonly Rule[],
  problems: Problems,
): ReadonlyMap<Rule, Problem[]> {
  const owners = new Owners();
  const isFree = (rule: Rule, { path, fix }: Problem): boolean => {
    const source = files.get(path);
    if (!fix || typeof source !== 'string') return false;
    const parts = fix.edits.map((edit) => partOf(rule, path, source, edit));
    if (!parts.every((part) => owners.mayHave(rule, part))) return false;
    for (const part of parts) owners.add(rule, part);
    return true;
  };
  const chosen = rules.map((rule): [Rule, Problem[]] => [
    rule,
    (problems.get(rule) ?? []).filter((problem) => isFree(rule, problem)),
  ]);
  return new Map(chosen.filter(([, found]) => found.length > 0));
}
