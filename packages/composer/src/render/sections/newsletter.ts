import type { FieldPlan } from '../../plan/site-plan.ts';
import { chooseArrangement } from '../choose-arrangement.ts';
import { h } from '../h.ts';
import { standOut } from '../pieces.ts';
import type { RenderSection } from '../section.ts';
import { formFrame } from './form-frame.ts';

/** One address, and a button. */
export const renderNewsletter: RenderSection<'newsletter'> = (page, section) => {
  const arrangement = chooseArrangement(page, 'newsletter', 'line');
  const { label } = page.messages.form.fields.email;
  const email: FieldPlan = { id: 'email', label, kind: 'email', isRequired: true };
  const layout = arrangement === 'beside' ? 'columns' : 'line';
  const form = formFrame(page, { ...section, fields: [email] }, layout);
  if (arrangement !== 'band')
    return {
      body: h('div', { class: 'max-w-3xl' }, form),
      set: arrangement === 'beside' ? 'beside' : 'below',
    };
  const band = { 'data-ground': standOut(page.ground), class: 'rounded-card px-6 py-9 md:px-12 md:py-12' };
  return { body: h('div', band, form), set: 'below' };
};
