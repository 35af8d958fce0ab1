import type { QualityCheck, QualityFinding } from '@sitewright/contracts';
import type { SiteFile } from '../engine.ts';
import { applyFixes } from './apply-fixes.ts';
import { harmedPages } from './harmed-pages.ts';
import { createHarmlessRepairs, type HarmlessRepairs } from './harmless-repairs.ts';
import { independentOf, type Problems } from './independent-repairs.ts';
import { isPlaceholder } from './placeholder-picture.ts';
import type { Problem, Rule } from './rule.ts';
import { readSite, type Site } from './site.ts';
import { withStandInStyles } from './stand-in-styles.ts';

export interface GateResult {
  files: SiteFile[];
  /** The site as those files make it. */
  site: Site;
  checks: QualityCheck[];
}

/** A second round meets what the first one uncovered or had to postpone. */
const maxRounds = 3;
/** Enough to act on; a report is read by a person. */
const maxFindings = 20;
/** Of the names that one finding is about; hostile pages have a million. */
const mostMissed = 100;

const inspect = (rules: readonly Rule[], site: Site): Problems =>
  new Map(rules.map((rule) => [rule, rule.check(site)]));

const count = (problems: Problems): number => [...problems.values()].flat().length;

interface State {
  site: Site;
  problems: Problems;
}

/** Repairs what one rule found where that does no harm, and keeps it only when the whole report gets better by it. */
function repairRule(rules: readonly Rule[], state: State, rule: Rule, harmless: HarmlessRepairs): State {
  const fixable = state.problems.get(rule)?.filter((problem) => problem.fix) ?? [];
  const site = harmless(state.site, fixable);
  if (site === state.site) return state;
  const problems = inspect(rules, site);
  return count(problems) < count(state.problems) ? { site, problems } : state;
}

/**
 * Repairs what many rules found in one go, which spares reading the site once for each of them. Kept only where each rule has lost what
 * was repaired for it, and none has found more; those that have not are left out, once.
 */
function repairTogether(rules: readonly Rule[], state: State, tried: readonly Rule[] = rules): State {
  const chosen = independentOf(state.site, tried, state.problems);
  if (chosen.size < 2) return state;
  const fixable = [...chosen.values()].flat();
  const site = applyFixes(state.site, fixable);
  const problems = inspect(rules, site);
  const isMended = (rule: Rule) => {
    const left = (state.problems.get(rule)?.length ?? 0) - (chosen.get(rule)?.length ?? 0);
    return (problems.get(rule)?.length ?? 0) <= left;
  };
  if (rules.every(isMended) && harmedPages(state.site, site, fixable).size === 0) return { site, problems };
  return tried === rules ? repairTogether(rules, state, tried.filter(isMended)) : state;
}

function repair(rules: readonly Rule[], start: State): State {
  let state = repairTogether(rules, start);
  const harmless = createHarmlessRepairs();
  for (let round = 0; round < maxRounds && count(state.problems) > 0; round += 1) {
    const before = state;
    for (const rule of rules) state = repairRule(rules, state, rule, harmless);
    if (state === before) break;
  }
  return state;
}

const toFinding = ({ path, line, message }: Problem): QualityFinding => ({
  path,
  ...(line !== undefined && { line }),
  message,
});

const byPlace = (a: Problem, b: Problem): number =>
  a.path === b.path ? (a.line ?? 0) - (b.line ?? 0) : a.path < b.path ? -1 : 1;

const toFindings = (
  problems: readonly Problem[],
  describe: (problem: Problem) => QualityFinding,
): QualityFinding[] => problems.toSorted(byPlace).slice(0, maxFindings).map(describe);

/** A finding of what is there no more. */
const toRepaired = (problem: Problem): QualityFinding => {
  const finding = toFinding(problem);
  const { removes: inItsPlace, misses = [], files = [] } = problem.fix ?? {};
  if (!inItsPlace) return finding;
  const message = `${finding.message} It was removed. ${inItsPlace}`;
  return {
    ...finding,
    message,
    isRemoved: true,
    ...(files.some(({ path }) => isPlaceholder(path)) && { hasPlaceholder: true as const }),
    ...(misses.length > 0 && { misses: misses.slice(0, mostMissed) }),
  };
};

function statusOf(found: readonly Problem[], left: readonly Problem[]): QualityCheck['status'] {
  if (left.length > 0) return 'failed';
  if (found.some(({ fix }) => fix?.removes)) return 'removed';
  return found.length > 0 ? 'repaired' : 'passed';
}

/** What is left, and of what is not, all that was taken out. */
function toCheck(rule: Rule, found: readonly Problem[], left: readonly Problem[]): QualityCheck {
  const status = statusOf(found, left);
  const isLeft = ({ path, message }: Problem) =>
    left.some((problem) => problem.path === path && problem.message === message);
  const removed = found.filter((problem) => problem.fix?.removes && !isLeft(problem));
  const findings =
    status === 'failed'
      ? [...toFindings(left, toFinding), ...toFindings(removed, toRepaired)]
      : toFindings(found, toRepaired);
  return { id: rule.id, title: rule.title, status, findings };
}

const readFiles = (files: readonly SiteFile[]): Site =>
  readSite(new Map(files.map(({ path, content }) => [path, content])));

/** Checks a site that a person has written, and leaves it as it is: what could be repaired is said to be so. */
export function inspectSite(rules: readonly Rule[], files: readonly SiteFile[]): Omit<GateResult, 'files'> {
  const site = readFiles(files);
  const describe = (problem: Problem) => ({
    ...toFinding(problem),
    ...(problem.fix && { isRepairable: true as const }),
  });
  const checks = rules.map((rule) => {
    const findings = toFindings(rule.check(site), describe);
    const status = findings.length > 0 ? ('failed' as const) : ('passed' as const);
    return { id: rule.id, title: rule.title, status, findings };
  });
  return { site, checks };
}

/**
 * Checks a site by all rules and repairs what can be repaired. What a repair does not touch stays as it was, byte for
 * byte. A repaired check lists what had been wrong, a failed one what still is, and either what was taken out.
 */
export function runGate(rules: readonly Rule[], files: readonly SiteFile[]): GateResult {
  const site = readFiles(files);
  const before = { site, problems: inspect(rules, site) };
  const repaired = repair(rules, before);
  const after = { ...repaired, site: withStandInStyles(repaired.site) };
  return {
    files: [...after.site.files].map(([path, content]) => ({ path, content })),
    site: after.site,
    checks: rules.map((rule) =>
      toCheck(rule, before.problems.get(rule) ?? [], after.problems.get(rule) ?? []),
    ),
  };
}
