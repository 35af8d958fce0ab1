import type { Brief, Statement } from '@sitewright/contracts';
import { asDecided, settledOutcome } from './brief/changes/as-decided.ts';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';
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

/** Composes the site of a brief, as it was read or as a person has corrected it. The same brief and seed give the same bytes. */
export function composeBrief(brief: Brief, seed: string): Composition {
  const { plan, statements } = planSite(asDecided(brief), seed);
  const withOutcome = (statement: Statement, index: number): Statement => {
    const outcome = statements[index]?.outcome;
    return { ...statement, ...(outcome && { outcome: settledOutcome(statement.settled, outcome) }) };
  };
  const told = { ...brief, statements: brief.statements.map(withOutcome) };
  return { name: plan.name, brief: told, plan, ...renderSite(plan) };
}

/** Composes the site that a prompt asks for. The same prompt and seed give the same bytes. */
export const compose = (prompt: string, seed: string): Composition => composeBrief(readBrief(prompt), seed);
