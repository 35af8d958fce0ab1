import type { SectionPlan, SectionType } from '../plan/site-plan.ts';
import type { RenderSection, SectionBody } from './section.ts';
import { renderCall } from './sections/call.ts';
import { renderCode } from './sections/code.ts';
import { renderEvents } from './sections/events.ts';
import { renderFigures } from './sections/figures.ts';
import { renderForm } from './sections/form.ts';
import { renderGallery } from './sections/gallery.ts';
import { renderItems } from './sections/items/items.ts';
import { renderNames } from './sections/names.ts';
import { renderNewsletter } from './sections/newsletter.ts';
import { renderPeople } from './sections/people.ts';
import { renderPoints } from './sections/points.ts';
import { renderPosts } from './sections/posts.ts';
import { renderProse } from './sections/prose.ts';
import { renderQuestions } from './sections/questions.ts';
import { renderSides } from './sections/sides.ts';
import { renderSteps } from './sections/steps/steps.ts';
import { renderTable } from './sections/table.ts';
import { renderTool } from './sections/tools/tool.ts';
import { renderVisit } from './sections/visit.ts';
import { renderVoices } from './sections/voices.ts';
import type { PageAtSection, Part } from './site.ts';

type Templates = { readonly [Type in SectionType]: RenderSection<Type> };

const templates: Templates = {
  call: renderCall,
  code: renderCode,
  events: renderEvents,
  figures: renderFigures,
  form: renderForm,
  gallery: renderGallery,
  items: renderItems,
  names: renderNames,
  newsletter: renderNewsletter,
  people: renderPeople,
  points: renderPoints,
  posts: renderPosts,
  prose: renderProse,
  questions: renderQuestions,
  sides: renderSides,
  steps: renderSteps,
  table: renderTable,
  tool: renderTool,
  visit: renderVisit,
  voices: renderVoices,
};

/** TypeScript cannot see that the template found by a section's own type takes that section. */
const templateOf = (type: SectionType) =>
  templates[type] as (page: PageAtSection, section: SectionPlan) => SectionBody;

/** A section as its template lays it out, under the heading of the plan. */
export function renderSection(page: PageAtSection, section: SectionPlan): Part {
  const { id, title, note } = section;
  const body = templateOf(section.type)(page, section);
  return { id, title, ...(note && { note }), ...(section.isExample && { isExample: true }), ...body };
}
