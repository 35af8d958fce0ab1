import type { Brief, Statement } from '@sitewright/contracts';
import { asDecided, settledOutcome } from './brief/changes/as-decided.ts';
import { readBrief } from './brief/read-brief.ts';
import { planWholeSite } from './ledger/plan-whole-site.ts';
import type { SitePlan } from './plan/site-plan.ts';
import { renderSite } from './render/render-site.ts';
import type { SiteFile } from './site-file.ts';

/** A site that was composed, and how its prompt was understood. */
export interface Composition {
  name: string;
  /** Every statement with what became of it. */
  brief: Brief;
  plan: SitePlan;
  /** Pages, pictures, fonts, the script, and `theme.css`, which is still to be compiled. */
  files: SiteFile[];
  /** What the owner should check or replace. */
  notes: string[];
}

/**
 * Composes the site of a brief, as it was read or as a person has corrected it. The same brief and seed give the same bytes.
 *
 * @param logo the file that the brief's logo is; without it the site shows its name only
 */
export function composeBrief(brief: Brief, seed: string, logo?: SiteFile): Composition {
  const { plan: planned, statements } = planWholeSite(asDecided(brief), seed);
  const shown = logo && brief.logo?.path === logo.path ? brief.logo : undefined;
  const plan: SitePlan = { ...planned, ...(shown && { logo: shown }) };
  const withOutcome = (statement: Statement, index: number): Statement => {
    const outcome = statements[index]?.outcome;
    return { ...statement, ...(outcome && { outcome: settledOutcome(statement.settled, outcome) }) };
  };
  const told = { ...brief, statements: brief.statements.map(withOutcome) };
  const { files, notes } = renderSite(plan);
  const added = shown && logo ? [{ path: logo.path, content: logo.content }] : [];
  return { name: plan.name, brief: told, plan, files: [...files, ...added], notes };
}

/** Composes the site that a prompt asks for. The same prompt and seed give the same bytes. */
export const compose = (prompt: string, seed: string): Composition => composeBrief(readBrief(prompt), seed);
