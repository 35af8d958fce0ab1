import type { ToolPlan } from '../../../plan/site-plan.ts';
import type { PageAtSection } from '../../site.ts';

/** The plan of the tool that is called so. */
export type ToolOf<Name extends ToolPlan['tool']> = Extract<ToolPlan, { tool: Name }>;

export interface ToolToRender {
  page: PageAtSection;
  /** The section's id, by which its elements are told apart from those of others. */
  id: string;
  title: string;
}
