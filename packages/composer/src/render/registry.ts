import type { SectionPlan, SectionType } from '../plan/site-plan.ts';
import type { RenderSection, SectionBody } from './section.ts';
import { renderForm } from './sections/form.ts';
import { renderItems } from './sections/items/items.ts';
import { renderNewsletter } from './sections/newsletter.ts';
import { renderProse } from './sections/prose.ts';
import { renderTable } from './sections/table.ts';
import { renderVisit } from './sections/visit.ts';
import type { PageAtSection, Part } from './site.ts';

type Templates = { readonly [Type in SectionType]?: RenderSection<Type> };

const templates: Templates = {
  items: renderItems,
  table: renderTable,
  prose: renderProse,
  visit: renderVisit,
  form: renderForm,
  newsletter: renderNewsletter,
};

/** TypeScript cannot see that the template found by a section's own type takes that section. */
const templateOf = (type: SectionType) =>
  templates[type] as ((page: PageAtSection, section: SectionPlan) => SectionBody) | undefined;

/** A section as its template lays it out, under the heading of the plan. */
export function renderSection(page: PageAtSection, section: SectionPlan): Part {
  const { id, title, note } = section;
  const body = templateOf(section.type)?.(page, section);
  if (!body) throw new Error(`There is no template for sections of type ${section.type}.`);
  return { id, title, ...(note && { note }), ...(section.isExample && { isExample: true }), ...body };
}
